; ModuleID = 'persistent_matmul'
source_filename = "persistent_matmul"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @persistent_matmul(i32 %m, i32 %n, i32 %k, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %a_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %b_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %c_map) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !7
  %elected_lane = extractvalue { i32, i1 } %1, 1, !dbg !7
  %2 = icmp eq i32 %warp, 0, !dbg !7
  %elected = and i1 %2, %elected_lane, !dbg !7
  %3 = and i32 %thread, 7, !dbg !7
  %4 = mul nuw nsw i32 %3, 144, !dbg !7
  %5 = shl nuw nsw i32 %thread, 7, !dbg !7
  %6 = and i32 %5, 1024, !dbg !7
  %7 = or disjoint i32 %4, %6, !dbg !7
  %8 = and i32 %thread, 16, !dbg !7
  %9 = xor i32 %7, %8, !dbg !7
  %10 = shl nuw nsw i32 %thread, 6, !dbg !7
  %11 = and i32 %10, 6144, !dbg !7
  %12 = or disjoint i32 %9, %11, !dbg !7
  %first_thread = icmp eq i32 %thread, 0, !dbg !7
  br i1 %first_thread, label %when, label %after, !dbg !7

when:                                             ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57360), i32 1), !dbg !7
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster(), !dbg !7
  call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %a_map) #7, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %b_map) #7, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %c_map) #7, !dbg !7
  br label %after, !dbg !7

after:                                            ; preds = %when, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !7
  %13 = add i32 %m, 63, !dbg !8
  %14 = sdiv i32 %13, 64, !dbg !8
  %15 = add i32 %n, 63, !dbg !11
  %16 = sdiv i32 %15, 64, !dbg !11
  %17 = add i32 %k, 63, !dbg !12
  %18 = sdiv i32 %17, 64, !dbg !12
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !14
  %21 = mul i32 %14, %16, !dbg !15
  %22 = sub i32 %21, %19, !dbg !16
  %23 = add nsw i32 %20, -1, !dbg !17
  %24 = add i32 %22, %23, !dbg !17
  %25 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %24, i32 %20) #8, !dbg !17
  %26 = mul i32 %25, %18, !dbg !18
  %27 = icmp sgt i32 %26, 0, !dbg !19
  br i1 %27, label %then, label %endif, !dbg !20

then:                                             ; preds = %after
  %28 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 0, i32 %18) #8, !dbg !21
  %29 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 0, i32 %18) #8, !dbg !22
  %30 = mul i32 %29, %20, !dbg !23
  %31 = add i32 %19, %30, !dbg !24
  %32 = shl nsw i32 %16, 3, !dbg !25
  %33 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %31, i32 %32) #8, !dbg !25
  %34 = shl i32 %33, 3, !dbg !25
  %35 = sub i32 %14, %34, !dbg !25
  %36 = call i32 @llvm.smin.i32(i32 %35, i32 8), !dbg !25
  %37 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %31, i32 %32) #8, !dbg !25
  %38 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %37, i32 %36) #8, !dbg !25
  %39 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %37, i32 %36) #8, !dbg !25
  br i1 %elected, label %when1, label %endif, !dbg !26

endif:                                            ; preds = %when1, %then, %after
  %40 = icmp sgt i32 %26, 1, !dbg !19
  br i1 %40, label %then7, label %endif9, !dbg !20

when1:                                            ; preds = %then
  %41 = add i32 %34, %38, !dbg !25
  %42 = shl i32 %28, 6, !dbg !27
  %43 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 16384), !dbg !26
  %44 = shl i32 %41, 6, !dbg !28
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @shared_memory to i32), ptr nonnull %a_map, i32 %42, i32 %44, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344) to i32)) #7, !dbg !29
  %45 = shl i32 %39, 6, !dbg !30
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576) to i32), ptr nonnull %b_map, i32 %42, i32 %45, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344) to i32)) #7, !dbg !31
  br label %endif, !dbg !31

then7:                                            ; preds = %endif
  %46 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 1, i32 %18) #8, !dbg !21
  %47 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 1, i32 %18) #8, !dbg !22
  %48 = mul i32 %47, %20, !dbg !23
  %49 = add i32 %19, %48, !dbg !24
  %50 = shl nsw i32 %16, 3, !dbg !25
  %51 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %49, i32 %50) #8, !dbg !25
  %52 = shl i32 %51, 3, !dbg !25
  %53 = sub i32 %14, %52, !dbg !25
  %54 = call i32 @llvm.smin.i32(i32 %53, i32 8), !dbg !25
  %55 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %49, i32 %50) #8, !dbg !25
  %56 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %55, i32 %54) #8, !dbg !25
  %57 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %55, i32 %54) #8, !dbg !25
  br i1 %elected, label %when10, label %endif9, !dbg !26

endif9:                                           ; preds = %when10, %then7, %endif
  %58 = icmp sgt i32 %26, 2, !dbg !19
  br i1 %58, label %then16, label %endif9.endif18_crit_edge, !dbg !20

endif9.endif18_crit_edge:                         ; preds = %endif9
  %.pre = shl nsw i32 %16, 3
  br label %endif18, !dbg !20

when10:                                           ; preds = %then7
  %59 = add i32 %52, %56, !dbg !25
  %60 = shl i32 %46, 6, !dbg !27
  %61 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352), i32 16384), !dbg !26
  %62 = shl i32 %59, 6, !dbg !28
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192) to i32), ptr nonnull %a_map, i32 %60, i32 %62, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352) to i32)) #7, !dbg !29
  %63 = shl i32 %57, 6, !dbg !30
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768) to i32), ptr nonnull %b_map, i32 %60, i32 %63, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352) to i32)) #7, !dbg !31
  br label %endif9, !dbg !31

then16:                                           ; preds = %endif9
  %64 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 2, i32 %18) #8, !dbg !21
  %65 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 2, i32 %18) #8, !dbg !22
  %66 = mul i32 %65, %20, !dbg !23
  %67 = add i32 %19, %66, !dbg !24
  %68 = shl nsw i32 %16, 3, !dbg !25
  %69 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %67, i32 %68) #8, !dbg !25
  %70 = shl i32 %69, 3, !dbg !25
  %71 = sub i32 %14, %70, !dbg !25
  %72 = call i32 @llvm.smin.i32(i32 %71, i32 8), !dbg !25
  %73 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %67, i32 %68) #8, !dbg !25
  %74 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %73, i32 %72) #8, !dbg !25
  %75 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %73, i32 %72) #8, !dbg !25
  br i1 %elected, label %when19, label %endif18, !dbg !26

endif18:                                          ; preds = %endif9.endif18_crit_edge, %when19, %then16
  %.pre-phi = phi i32 [ %.pre, %endif9.endif18_crit_edge ], [ %68, %when19 ], [ %68, %then16 ]
  %76 = call i32 @llvm.smax.i32(i32 %25, i32 0), !dbg !32
  %77 = call i32 @llvm.smax.i32(i32 %18, i32 0)
  %78 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %12
  %79 = ptrtoint ptr addrspace(3) %78 to i32
  %80 = xor i32 %12, 32
  %81 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %80
  %82 = ptrtoint ptr addrspace(3) %81 to i32
  %83 = xor i32 %12, 64
  %84 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %83
  %85 = ptrtoint ptr addrspace(3) %84 to i32
  %86 = xor i32 %12, 96
  %87 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %86
  %88 = ptrtoint ptr addrspace(3) %87 to i32
  br label %for.head, !dbg !32

when19:                                           ; preds = %then16
  %89 = add i32 %70, %74, !dbg !25
  %90 = shl i32 %64, 6, !dbg !27
  %91 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57360), i32 16384), !dbg !26
  %92 = shl i32 %89, 6, !dbg !28
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384) to i32), ptr nonnull %a_map, i32 %90, i32 %92, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57360) to i32)) #7, !dbg !29
  %93 = shl i32 %75, 6, !dbg !30
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960) to i32), ptr nonnull %b_map, i32 %90, i32 %93, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57360) to i32)) #7, !dbg !31
  br label %endif18, !dbg !31

for.head:                                         ; preds = %after56, %endif18
  %index = phi i32 [ 0, %endif18 ], [ %134, %after56 ], !dbg !32
  %left = phi i32 [ %76, %endif18 ], [ %329, %after56 ], !dbg !32
  %.not = icmp eq i32 %left, 0, !dbg !32
  br i1 %.not, label %for.end, label %for.body, !dbg !32

for.body:                                         ; preds = %for.head
  %94 = mul i32 %index, %18
  br label %for.head25, !dbg !33

for.end:                                          ; preds = %for.head
  br i1 %elected, label %when57, label %after58, !dbg !34

for.head25:                                       ; preds = %endif32, %for.body
  %.0216 = phi float [ 0.000000e+00, %for.body ], [ %213, %endif32 ], !dbg !35
  %.0215 = phi float [ 0.000000e+00, %for.body ], [ %212, %endif32 ], !dbg !35
  %.0214 = phi float [ 0.000000e+00, %for.body ], [ %211, %endif32 ], !dbg !35
  %.0213 = phi float [ 0.000000e+00, %for.body ], [ %210, %endif32 ], !dbg !35
  %.0212 = phi float [ 0.000000e+00, %for.body ], [ %209, %endif32 ], !dbg !35
  %.0211 = phi float [ 0.000000e+00, %for.body ], [ %208, %endif32 ], !dbg !35
  %.0210 = phi float [ 0.000000e+00, %for.body ], [ %207, %endif32 ], !dbg !35
  %.0209 = phi float [ 0.000000e+00, %for.body ], [ %206, %endif32 ], !dbg !35
  %.0208 = phi float [ 0.000000e+00, %for.body ], [ %205, %endif32 ], !dbg !35
  %.0207 = phi float [ 0.000000e+00, %for.body ], [ %204, %endif32 ], !dbg !35
  %.0206 = phi float [ 0.000000e+00, %for.body ], [ %203, %endif32 ], !dbg !35
  %.0205 = phi float [ 0.000000e+00, %for.body ], [ %202, %endif32 ], !dbg !35
  %.0204 = phi float [ 0.000000e+00, %for.body ], [ %201, %endif32 ], !dbg !35
  %.0203 = phi float [ 0.000000e+00, %for.body ], [ %200, %endif32 ], !dbg !35
  %.0202 = phi float [ 0.000000e+00, %for.body ], [ %199, %endif32 ], !dbg !35
  %.0201 = phi float [ 0.000000e+00, %for.body ], [ %198, %endif32 ], !dbg !35
  %.0200 = phi float [ 0.000000e+00, %for.body ], [ %197, %endif32 ], !dbg !35
  %.0199 = phi float [ 0.000000e+00, %for.body ], [ %196, %endif32 ], !dbg !35
  %.0198 = phi float [ 0.000000e+00, %for.body ], [ %195, %endif32 ], !dbg !35
  %.0197 = phi float [ 0.000000e+00, %for.body ], [ %194, %endif32 ], !dbg !35
  %.0196 = phi float [ 0.000000e+00, %for.body ], [ %193, %endif32 ], !dbg !35
  %.0195 = phi float [ 0.000000e+00, %for.body ], [ %192, %endif32 ], !dbg !35
  %.0194 = phi float [ 0.000000e+00, %for.body ], [ %191, %endif32 ], !dbg !35
  %.0193 = phi float [ 0.000000e+00, %for.body ], [ %190, %endif32 ], !dbg !35
  %.0192 = phi float [ 0.000000e+00, %for.body ], [ %189, %endif32 ], !dbg !35
  %.0191 = phi float [ 0.000000e+00, %for.body ], [ %188, %endif32 ], !dbg !35
  %.0190 = phi float [ 0.000000e+00, %for.body ], [ %187, %endif32 ], !dbg !35
  %.0189 = phi float [ 0.000000e+00, %for.body ], [ %186, %endif32 ], !dbg !35
  %.0188 = phi float [ 0.000000e+00, %for.body ], [ %185, %endif32 ], !dbg !35
  %.0187 = phi float [ 0.000000e+00, %for.body ], [ %184, %endif32 ], !dbg !35
  %.0186 = phi float [ 0.000000e+00, %for.body ], [ %183, %endif32 ], !dbg !35
  %.0 = phi float [ 0.000000e+00, %for.body ], [ %182, %endif32 ], !dbg !35
  %index28 = phi i32 [ 0, %for.body ], [ %217, %endif32 ], !dbg !33
  %left29 = phi i32 [ %77, %for.body ], [ %218, %endif32 ], !dbg !33
  %.not218 = icmp eq i32 %left29, 0, !dbg !33
  br i1 %.not218, label %for.end27, label %for.body26, !dbg !33

for.body26:                                       ; preds = %for.head25
  %95 = add i32 %94, %index28, !dbg !36
  %96 = srem i32 %95, 3, !dbg !37
  %97 = shl nsw i32 %96, 3, !dbg !38
  %98 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %97, !dbg !38
  %99 = sdiv i32 %95, 3, !dbg !39
  %100 = and i32 %99, 1, !dbg !40
  br label %wait, !dbg !40

for.end27:                                        ; preds = %for.head25
  %101 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %.0, float %.0186, float %.0187, float %.0188, float %.0189, float %.0190, float %.0191, float %.0192, float %.0193, float %.0194, float %.0195, float %.0196, float %.0197, float %.0198, float %.0199, float %.0200, float %.0201, float %.0202, float %.0203, float %.0204, float %.0205, float %.0206, float %.0207, float %.0208, float %.0209, float %.0210, float %.0211, float %.0212, float %.0213, float %.0214, float %.0215, float %.0216) #7, !dbg !41
  %102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 0, !dbg !41
  %103 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 1, !dbg !41
  %104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 2, !dbg !41
  %105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 3, !dbg !41
  %106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 4, !dbg !41
  %107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 5, !dbg !41
  %108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 6, !dbg !41
  %109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 7, !dbg !41
  %110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 8, !dbg !41
  %111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 9, !dbg !41
  %112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 10, !dbg !41
  %113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 11, !dbg !41
  %114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 12, !dbg !41
  %115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 13, !dbg !41
  %116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 14, !dbg !41
  %117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 15, !dbg !41
  %118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 16, !dbg !41
  %119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 17, !dbg !41
  %120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 18, !dbg !41
  %121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 19, !dbg !41
  %122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 20, !dbg !41
  %123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 21, !dbg !41
  %124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 22, !dbg !41
  %125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 23, !dbg !41
  %126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 24, !dbg !41
  %127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 25, !dbg !41
  %128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 26, !dbg !41
  %129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 27, !dbg !41
  %130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 28, !dbg !41
  %131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 29, !dbg !41
  %132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 30, !dbg !41
  %133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %101, 31, !dbg !41
  %134 = add i32 %index, 1, !dbg !42
  %135 = mul i32 %134, %18, !dbg !42
  %136 = add i32 %135, 2, !dbg !43
  %137 = icmp slt i32 %136, %26, !dbg !19
  br i1 %137, label %then42, label %endif44, !dbg !20

wait:                                             ; preds = %wait, %for.body26
  %138 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %98, i32 %100), !dbg !40
  br i1 %138, label %waited, label %wait, !dbg !40

waited:                                           ; preds = %wait
  %139 = shl nsw i32 %96, 13, !dbg !44
  %140 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %139, !dbg !44
  %141 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %139, !dbg !45
  %142 = ptrtoint ptr addrspace(3) %140 to i32, !dbg !46
  %143 = lshr exact i32 %142, 4, !dbg !46
  %144 = or i32 %143, 65536, !dbg !46
  %145 = ptrtoint ptr addrspace(3) %141 to i32, !dbg !46
  %146 = lshr exact i32 %145, 4, !dbg !46
  %147 = or i32 %146, 65536, !dbg !46
  %148 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{\0A.reg .b32 low;\0A.reg .b32 bhigh;\0Amov.b32 bhigh, 1073741888;\0A.reg .b32 ahigh;\0Amov.b32 ahigh, 1073741888;\0A.reg .b64 b0;\0A.reg .b64 b1;\0A.reg .b64 b2;\0A.reg .b64 b3;\0A.reg .b64 a0;\0A.reg .b64 a1;\0A.reg .b64 a2;\0A.reg .b64 a3;\0Amov.b64 b0, {$64, bhigh};\0Aadd.u32 low, $64, 2;\0Amov.b64 b1, {low, bhigh};\0Aadd.u32 low, $64, 4;\0Amov.b64 b2, {low, bhigh};\0Aadd.u32 low, $64, 6;\0Amov.b64 b3, {low, bhigh};\0Amov.b64 a0, {$65, ahigh};\0Aadd.u32 low, $65, 2;\0Amov.b64 a1, {low, ahigh};\0Aadd.u32 low, $65, 4;\0Amov.b64 a2, {low, ahigh};\0Aadd.u32 low, $65, 6;\0Amov.b64 a3, {low, ahigh};\0Awgmma.fence.sync.aligned;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a0, b0, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a1, b1, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a2, b2, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a3, b3, 1, 1, 1, 0, 0;\0Awgmma.commit_group.sync.aligned;\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,~{memory}"(float %.0, float %.0186, float %.0187, float %.0188, float %.0189, float %.0190, float %.0191, float %.0192, float %.0193, float %.0194, float %.0195, float %.0196, float %.0197, float %.0198, float %.0199, float %.0200, float %.0201, float %.0202, float %.0203, float %.0204, float %.0205, float %.0206, float %.0207, float %.0208, float %.0209, float %.0210, float %.0211, float %.0212, float %.0213, float %.0214, float %.0215, float %.0216, i32 %144, i32 %147) #7, !dbg !46
  %149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 0, !dbg !46
  %150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 1, !dbg !46
  %151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 2, !dbg !46
  %152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 3, !dbg !46
  %153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 4, !dbg !46
  %154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 5, !dbg !46
  %155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 6, !dbg !46
  %156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 7, !dbg !46
  %157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 8, !dbg !46
  %158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 9, !dbg !46
  %159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 10, !dbg !46
  %160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 11, !dbg !46
  %161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 12, !dbg !46
  %162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 13, !dbg !46
  %163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 14, !dbg !46
  %164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 15, !dbg !46
  %165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 16, !dbg !46
  %166 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 17, !dbg !46
  %167 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 18, !dbg !46
  %168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 19, !dbg !46
  %169 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 20, !dbg !46
  %170 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 21, !dbg !46
  %171 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 22, !dbg !46
  %172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 23, !dbg !46
  %173 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 24, !dbg !46
  %174 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 25, !dbg !46
  %175 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 26, !dbg !46
  %176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 27, !dbg !46
  %177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 28, !dbg !46
  %178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 29, !dbg !46
  %179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 30, !dbg !46
  %180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 31, !dbg !46
  %181 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %149, float %150, float %151, float %152, float %153, float %154, float %155, float %156, float %157, float %158, float %159, float %160, float %161, float %162, float %163, float %164, float %165, float %166, float %167, float %168, float %169, float %170, float %171, float %172, float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180) #7, !dbg !47
  %182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 0, !dbg !47
  %183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 1, !dbg !47
  %184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 2, !dbg !47
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 3, !dbg !47
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 4, !dbg !47
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 5, !dbg !47
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 6, !dbg !47
  %189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 7, !dbg !47
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 8, !dbg !47
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 9, !dbg !47
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 10, !dbg !47
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 11, !dbg !47
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 12, !dbg !47
  %195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 13, !dbg !47
  %196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 14, !dbg !47
  %197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 15, !dbg !47
  %198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 16, !dbg !47
  %199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 17, !dbg !47
  %200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 18, !dbg !47
  %201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 19, !dbg !47
  %202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 20, !dbg !47
  %203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 21, !dbg !47
  %204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 22, !dbg !47
  %205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 23, !dbg !47
  %206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 24, !dbg !47
  %207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 25, !dbg !47
  %208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 26, !dbg !47
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 27, !dbg !47
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 28, !dbg !47
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 29, !dbg !47
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 30, !dbg !47
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %181, 31, !dbg !47
  %214 = icmp sgt i32 %index28, 0, !dbg !48
  br i1 %214, label %then30, label %endif32, !dbg !49

then30:                                           ; preds = %waited
  %215 = add i32 %95, 2, !dbg !50
  %216 = icmp slt i32 %215, %26, !dbg !19
  br i1 %216, label %then33, label %endif32, !dbg !20

endif32:                                          ; preds = %when38, %after37, %then30, %waited
  %217 = add i32 %index28, 1, !dbg !33
  %218 = add i32 %left29, -1, !dbg !33
  br label %for.head25, !dbg !33

then33:                                           ; preds = %then30
  %219 = srem i32 %215, 3, !dbg !51
  %220 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %215, i32 %18) #8, !dbg !21
  %221 = shl i32 %220, 6, !dbg !27
  %222 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %215, i32 %18) #8, !dbg !22
  %223 = mul i32 %222, %20, !dbg !23
  %224 = add i32 %19, %223, !dbg !24
  %225 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %224, i32 %.pre-phi) #8, !dbg !25
  %226 = shl i32 %225, 3, !dbg !25
  %227 = sub i32 %14, %226, !dbg !25
  %228 = call i32 @llvm.smin.i32(i32 %227, i32 8), !dbg !25
  %229 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %224, i32 %.pre-phi) #8, !dbg !25
  %230 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %229, i32 %228) #8, !dbg !25
  %231 = add i32 %226, %230, !dbg !25
  %232 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %229, i32 %228) #8, !dbg !25
  %233 = shl nsw i32 %219, 13, !dbg !52
  %234 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %233, !dbg !52
  %235 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %233, !dbg !53
  %236 = shl nsw i32 %219, 3, !dbg !54
  %237 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %236, !dbg !54
  br i1 %elected, label %when36, label %after37, !dbg !26

when36:                                           ; preds = %then33
  %238 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %237, i32 16384), !dbg !26
  br label %after37, !dbg !26

after37:                                          ; preds = %when36, %then33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br i1 %elected, label %when38, label %endif32, !dbg !29

when38:                                           ; preds = %after37
  %239 = shl i32 %231, 6, !dbg !28
  %240 = ptrtoint ptr addrspace(3) %234 to i32, !dbg !29
  %241 = ptrtoint ptr addrspace(3) %237 to i32, !dbg !29
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %240, ptr nonnull %a_map, i32 %221, i32 %239, i32 %241) #7, !dbg !29
  %242 = shl i32 %232, 6, !dbg !30
  %243 = ptrtoint ptr addrspace(3) %235 to i32, !dbg !31
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %243, ptr nonnull %b_map, i32 %221, i32 %242, i32 %241) #7, !dbg !31
  br label %endif32, !dbg !31

then42:                                           ; preds = %for.end27
  %244 = srem i32 %136, 3, !dbg !51
  %245 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %136, i32 %18) #8, !dbg !21
  %246 = shl i32 %245, 6, !dbg !27
  %247 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %136, i32 %18) #8, !dbg !22
  %248 = mul i32 %247, %20, !dbg !23
  %249 = add i32 %19, %248, !dbg !24
  %250 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %249, i32 %.pre-phi) #8, !dbg !25
  %251 = shl i32 %250, 3, !dbg !25
  %252 = sub i32 %14, %251, !dbg !25
  %253 = call i32 @llvm.smin.i32(i32 %252, i32 8), !dbg !25
  %254 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %249, i32 %.pre-phi) #8, !dbg !25
  %255 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %254, i32 %253) #8, !dbg !25
  %256 = add i32 %251, %255, !dbg !25
  %257 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %254, i32 %253) #8, !dbg !25
  %258 = shl nsw i32 %244, 13, !dbg !52
  %259 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %258, !dbg !52
  %260 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %258, !dbg !53
  %261 = shl nsw i32 %244, 3, !dbg !54
  %262 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %261, !dbg !54
  br i1 %elected, label %when45, label %after46, !dbg !26

endif44:                                          ; preds = %when47, %after46, %for.end27
  %263 = mul i32 %index, %20, !dbg !23
  %264 = add i32 %19, %263, !dbg !24
  %265 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %264, i32 %.pre-phi) #8, !dbg !25
  %266 = shl i32 %265, 3, !dbg !25
  %267 = sub i32 %14, %266, !dbg !25
  %268 = call i32 @llvm.smin.i32(i32 %267, i32 8), !dbg !25
  %269 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %264, i32 %.pre-phi) #8, !dbg !25
  %270 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %269, i32 %268) #8, !dbg !25
  %271 = add i32 %266, %270, !dbg !25
  %272 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %269, i32 %268) #8, !dbg !25
  %273 = shl i32 %272, 6, !dbg !55
  %274 = shl i32 %271, 6, !dbg !56
  br i1 %elected, label %when51, label %after52, !dbg !57

when45:                                           ; preds = %then42
  %275 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %262, i32 16384), !dbg !26
  br label %after46, !dbg !26

after46:                                          ; preds = %when45, %then42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br i1 %elected, label %when47, label %endif44, !dbg !29

when47:                                           ; preds = %after46
  %276 = shl i32 %256, 6, !dbg !28
  %277 = ptrtoint ptr addrspace(3) %259 to i32, !dbg !29
  %278 = ptrtoint ptr addrspace(3) %262 to i32, !dbg !29
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %277, ptr nonnull %a_map, i32 %246, i32 %276, i32 %278) #7, !dbg !29
  %279 = shl i32 %257, 6, !dbg !30
  %280 = ptrtoint ptr addrspace(3) %260 to i32, !dbg !31
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %280, ptr nonnull %b_map, i32 %246, i32 %279, i32 %278) #7, !dbg !31
  br label %endif44, !dbg !31

when51:                                           ; preds = %endif44
  call void asm sideeffect "cp.async.bulk.wait_group.read 0;", "~{memory}"() #7, !dbg !57
  br label %after52, !dbg !57

after52:                                          ; preds = %when51, %endif44
  %281 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %103, float %102), !dbg !58
  %282 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %105, float %104), !dbg !58
  %283 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %107, float %106), !dbg !58
  %284 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %109, float %108), !dbg !58
  %285 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %111, float %110), !dbg !58
  %286 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %113, float %112), !dbg !58
  %287 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %115, float %114), !dbg !58
  %288 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %117, float %116), !dbg !58
  %289 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %119, float %118), !dbg !58
  %290 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %121, float %120), !dbg !58
  %291 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %123, float %122), !dbg !58
  %292 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %125, float %124), !dbg !58
  %293 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %127, float %126), !dbg !58
  %294 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %129, float %128), !dbg !58
  %295 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %131, float %130), !dbg !58
  %296 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %133, float %132), !dbg !58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %297 = bitcast <2 x bfloat> %281 to <1 x i32>, !dbg !57
  %298 = extractelement <1 x i32> %297, i64 0, !dbg !57
  %299 = bitcast <2 x bfloat> %282 to <1 x i32>, !dbg !57
  %300 = extractelement <1 x i32> %299, i64 0, !dbg !57
  %301 = bitcast <2 x bfloat> %283 to <1 x i32>, !dbg !57
  %302 = extractelement <1 x i32> %301, i64 0, !dbg !57
  %303 = bitcast <2 x bfloat> %284 to <1 x i32>, !dbg !57
  %304 = extractelement <1 x i32> %303, i64 0, !dbg !57
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %79, i32 %298, i32 %300, i32 %302, i32 %304) #7, !dbg !57
  %305 = bitcast <2 x bfloat> %285 to <1 x i32>, !dbg !57
  %306 = extractelement <1 x i32> %305, i64 0, !dbg !57
  %307 = bitcast <2 x bfloat> %286 to <1 x i32>, !dbg !57
  %308 = extractelement <1 x i32> %307, i64 0, !dbg !57
  %309 = bitcast <2 x bfloat> %287 to <1 x i32>, !dbg !57
  %310 = extractelement <1 x i32> %309, i64 0, !dbg !57
  %311 = bitcast <2 x bfloat> %288 to <1 x i32>, !dbg !57
  %312 = extractelement <1 x i32> %311, i64 0, !dbg !57
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %82, i32 %306, i32 %308, i32 %310, i32 %312) #7, !dbg !57
  %313 = bitcast <2 x bfloat> %289 to <1 x i32>, !dbg !57
  %314 = extractelement <1 x i32> %313, i64 0, !dbg !57
  %315 = bitcast <2 x bfloat> %290 to <1 x i32>, !dbg !57
  %316 = extractelement <1 x i32> %315, i64 0, !dbg !57
  %317 = bitcast <2 x bfloat> %291 to <1 x i32>, !dbg !57
  %318 = extractelement <1 x i32> %317, i64 0, !dbg !57
  %319 = bitcast <2 x bfloat> %292 to <1 x i32>, !dbg !57
  %320 = extractelement <1 x i32> %319, i64 0, !dbg !57
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %85, i32 %314, i32 %316, i32 %318, i32 %320) #7, !dbg !57
  %321 = bitcast <2 x bfloat> %293 to <1 x i32>, !dbg !57
  %322 = extractelement <1 x i32> %321, i64 0, !dbg !57
  %323 = bitcast <2 x bfloat> %294 to <1 x i32>, !dbg !57
  %324 = extractelement <1 x i32> %323, i64 0, !dbg !57
  %325 = bitcast <2 x bfloat> %295 to <1 x i32>, !dbg !57
  %326 = extractelement <1 x i32> %325, i64 0, !dbg !57
  %327 = bitcast <2 x bfloat> %296 to <1 x i32>, !dbg !57
  %328 = extractelement <1 x i32> %327, i64 0, !dbg !57
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %88, i32 %322, i32 %324, i32 %326, i32 %328) #7, !dbg !57
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() #7, !dbg !57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br i1 %elected, label %when53, label %after56, !dbg !57

when53:                                           ; preds = %after52
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %c_map, i32 %273, i32 %274, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152) to i32)) #7, !dbg !57
  call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() #7, !dbg !57
  br label %after56, !dbg !57

after56:                                          ; preds = %after52, %when53
  %329 = add i32 %left, -1, !dbg !32
  br label %for.head, !dbg !32

when57:                                           ; preds = %for.end
  call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() #7, !dbg !34
  br label %after58, !dbg !34

after58:                                          ; preds = %when57, %for.end
  ret void, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #6

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/07_persistent_matmul")
!4 = distinct !DISubprogram(name: "persistent_matmul", linkageName: "persistent_matmul", scope: !3, file: !3, line: 18, type: !5, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 18, column: 30, scope: !4)
!8 = !DILocation(line: 20, column: 21, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/07_persistent_matmul")
!11 = !DILocation(line: 20, column: 49, scope: !9)
!12 = !DILocation(line: 20, column: 75, scope: !9)
!13 = !DILocation(line: 21, column: 25, scope: !9)
!14 = !DILocation(line: 21, column: 50, scope: !9)
!15 = !DILocation(line: 22, column: 28, scope: !9)
!16 = !DILocation(line: 22, column: 38, scope: !9)
!17 = !DILocation(line: 22, column: 19, scope: !9)
!18 = !DILocation(line: 22, column: 69, scope: !9)
!19 = !DILocation(line: 33, column: 14, scope: !9)
!20 = !DILocation(line: 33, column: 8, scope: !9)
!21 = !DILocation(line: 34, column: 42, scope: !9)
!22 = !DILocation(line: 35, column: 31, scope: !9)
!23 = !DILocation(line: 24, column: 30, scope: !9)
!24 = !DILocation(line: 24, column: 26, scope: !9)
!25 = !DILocation(line: 24, column: 19, scope: !9)
!26 = !DILocation(line: 38, column: 25, scope: !9)
!27 = !DILocation(line: 34, column: 50, scope: !9)
!28 = !DILocation(line: 39, column: 32, scope: !9)
!29 = !DILocation(line: 39, column: 17, scope: !9)
!30 = !DILocation(line: 40, column: 32, scope: !9)
!31 = !DILocation(line: 40, column: 17, scope: !9)
!32 = !DILocation(line: 45, column: 7, scope: !9)
!33 = !DILocation(line: 47, column: 9, scope: !9)
!34 = !DILocation(line: 59, column: 15, scope: !9)
!35 = !DILocation(line: 0, scope: !9)
!36 = !DILocation(line: 48, column: 28, scope: !9)
!37 = !DILocation(line: 48, column: 45, scope: !9)
!38 = !DILocation(line: 49, column: 12, scope: !9)
!39 = !DILocation(line: 49, column: 29, scope: !9)
!40 = !DILocation(line: 49, column: 23, scope: !9)
!41 = !DILocation(line: 54, column: 20, scope: !9)
!42 = !DILocation(line: 55, column: 20, scope: !9)
!43 = !DILocation(line: 55, column: 28, scope: !9)
!44 = !DILocation(line: 50, column: 60, scope: !9)
!45 = !DILocation(line: 50, column: 30, scope: !9)
!46 = !DILocation(line: 50, column: 17, scope: !9)
!47 = !DILocation(line: 51, column: 18, scope: !9)
!48 = !DILocation(line: 52, column: 13, scope: !9)
!49 = !DILocation(line: 52, column: 10, scope: !9)
!50 = !DILocation(line: 52, column: 34, scope: !9)
!51 = !DILocation(line: 34, column: 23, scope: !9)
!52 = !DILocation(line: 36, column: 28, scope: !9)
!53 = !DILocation(line: 37, column: 28, scope: !9)
!54 = !DILocation(line: 38, column: 12, scope: !9)
!55 = !DILocation(line: 57, column: 35, scope: !9)
!56 = !DILocation(line: 57, column: 25, scope: !9)
!57 = !DILocation(line: 57, column: 10, scope: !9)
!58 = !DILocation(line: 57, column: 51, scope: !9)

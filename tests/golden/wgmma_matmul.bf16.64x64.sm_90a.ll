; ModuleID = 'wgmma_matmul'
source_filename = "wgmma_matmul"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @wgmma_matmul(i32 %m, i32 %n, i32 %k, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %a_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %b_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %c_map) #0 !dbg !4 {
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
  %13 = add i32 %n, 63, !dbg !8
  %14 = sdiv i32 %13, 64, !dbg !8
  %15 = add i32 %m, 63, !dbg !11
  %16 = sdiv i32 %15, 64, !dbg !11
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %18 = shl nsw i32 %14, 3, !dbg !13
  %19 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %17, i32 %18) #8, !dbg !13
  %20 = shl i32 %19, 3, !dbg !13
  %21 = sub i32 %16, %20, !dbg !13
  %22 = call i32 @llvm.smin.i32(i32 %21, i32 8), !dbg !13
  %23 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %17, i32 %18) #8, !dbg !13
  %24 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %23, i32 %22) #8, !dbg !13
  %25 = add i32 %20, %24, !dbg !13
  %26 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %23, i32 %22) #8, !dbg !13
  %27 = shl i32 %25, 6, !dbg !14
  %28 = shl i32 %26, 6, !dbg !15
  %29 = add i32 %k, 63, !dbg !16
  %30 = sdiv i32 %29, 64, !dbg !16
  %31 = icmp sgt i32 %29, 63, !dbg !17
  %brmerge.not = select i1 %31, i1 %elected, i1 false, !dbg !18
  br i1 %brmerge.not, label %when1, label %endif, !dbg !18

endif:                                            ; preds = %after, %when1
  %32 = icmp sgt i32 %29, 127, !dbg !17
  %brmerge195.not = select i1 %32, i1 %elected, i1 false, !dbg !18
  br i1 %brmerge195.not, label %when10, label %endif9, !dbg !18

when1:                                            ; preds = %after
  %33 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 16384), !dbg !19
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @shared_memory to i32), ptr nonnull %a_map, i32 0, i32 %27, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344) to i32)) #7, !dbg !20
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576) to i32), ptr nonnull %b_map, i32 0, i32 %28, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344) to i32)) #7, !dbg !21
  br label %endif, !dbg !21

endif9:                                           ; preds = %endif, %when10
  %34 = select i1 %31, i32 %30, i32 0, !dbg !22
  br label %for.head, !dbg !22

when10:                                           ; preds = %endif
  %35 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352), i32 16384), !dbg !19
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192) to i32), ptr nonnull %a_map, i32 64, i32 %27, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352) to i32)) #7, !dbg !20
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768) to i32), ptr nonnull %b_map, i32 64, i32 %28, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57352) to i32)) #7, !dbg !21
  br label %endif9, !dbg !21

for.head:                                         ; preds = %endif18, %endif9
  %.0190 = phi float [ 0.000000e+00, %endif9 ], [ %149, %endif18 ], !dbg !23
  %.0189 = phi float [ 0.000000e+00, %endif9 ], [ %148, %endif18 ], !dbg !23
  %.0188 = phi float [ 0.000000e+00, %endif9 ], [ %147, %endif18 ], !dbg !23
  %.0187 = phi float [ 0.000000e+00, %endif9 ], [ %146, %endif18 ], !dbg !23
  %.0186 = phi float [ 0.000000e+00, %endif9 ], [ %145, %endif18 ], !dbg !23
  %.0185 = phi float [ 0.000000e+00, %endif9 ], [ %144, %endif18 ], !dbg !23
  %.0184 = phi float [ 0.000000e+00, %endif9 ], [ %143, %endif18 ], !dbg !23
  %.0183 = phi float [ 0.000000e+00, %endif9 ], [ %142, %endif18 ], !dbg !23
  %.0182 = phi float [ 0.000000e+00, %endif9 ], [ %141, %endif18 ], !dbg !23
  %.0181 = phi float [ 0.000000e+00, %endif9 ], [ %140, %endif18 ], !dbg !23
  %.0180 = phi float [ 0.000000e+00, %endif9 ], [ %139, %endif18 ], !dbg !23
  %.0179 = phi float [ 0.000000e+00, %endif9 ], [ %138, %endif18 ], !dbg !23
  %.0178 = phi float [ 0.000000e+00, %endif9 ], [ %137, %endif18 ], !dbg !23
  %.0177 = phi float [ 0.000000e+00, %endif9 ], [ %136, %endif18 ], !dbg !23
  %.0176 = phi float [ 0.000000e+00, %endif9 ], [ %135, %endif18 ], !dbg !23
  %.0175 = phi float [ 0.000000e+00, %endif9 ], [ %134, %endif18 ], !dbg !23
  %.0174 = phi float [ 0.000000e+00, %endif9 ], [ %133, %endif18 ], !dbg !23
  %.0173 = phi float [ 0.000000e+00, %endif9 ], [ %132, %endif18 ], !dbg !23
  %.0172 = phi float [ 0.000000e+00, %endif9 ], [ %131, %endif18 ], !dbg !23
  %.0171 = phi float [ 0.000000e+00, %endif9 ], [ %130, %endif18 ], !dbg !23
  %.0170 = phi float [ 0.000000e+00, %endif9 ], [ %129, %endif18 ], !dbg !23
  %.0169 = phi float [ 0.000000e+00, %endif9 ], [ %128, %endif18 ], !dbg !23
  %.0168 = phi float [ 0.000000e+00, %endif9 ], [ %127, %endif18 ], !dbg !23
  %.0167 = phi float [ 0.000000e+00, %endif9 ], [ %126, %endif18 ], !dbg !23
  %.0166 = phi float [ 0.000000e+00, %endif9 ], [ %125, %endif18 ], !dbg !23
  %.0165 = phi float [ 0.000000e+00, %endif9 ], [ %124, %endif18 ], !dbg !23
  %.0164 = phi float [ 0.000000e+00, %endif9 ], [ %123, %endif18 ], !dbg !23
  %.0163 = phi float [ 0.000000e+00, %endif9 ], [ %122, %endif18 ], !dbg !23
  %.0162 = phi float [ 0.000000e+00, %endif9 ], [ %121, %endif18 ], !dbg !23
  %.0161 = phi float [ 0.000000e+00, %endif9 ], [ %120, %endif18 ], !dbg !23
  %.0160 = phi float [ 0.000000e+00, %endif9 ], [ %119, %endif18 ], !dbg !23
  %.0 = phi float [ 0.000000e+00, %endif9 ], [ %118, %endif18 ], !dbg !23
  %index = phi i32 [ 0, %endif9 ], [ %158, %endif18 ], !dbg !22
  %left = phi i32 [ %34, %endif9 ], [ %159, %endif18 ], !dbg !22
  %.not = icmp eq i32 %left, 0, !dbg !22
  br i1 %.not, label %for.end, label %for.body, !dbg !22

for.body:                                         ; preds = %for.head
  %36 = srem i32 %index, 3, !dbg !24
  %37 = shl nsw i32 %36, 3, !dbg !25
  %38 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %37, !dbg !25
  %39 = sdiv i32 %index, 3, !dbg !26
  %40 = and i32 %39, 1, !dbg !27
  br label %wait, !dbg !27

for.end:                                          ; preds = %for.head
  %41 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %.0, float %.0160, float %.0161, float %.0162, float %.0163, float %.0164, float %.0165, float %.0166, float %.0167, float %.0168, float %.0169, float %.0170, float %.0171, float %.0172, float %.0173, float %.0174, float %.0175, float %.0176, float %.0177, float %.0178, float %.0179, float %.0180, float %.0181, float %.0182, float %.0183, float %.0184, float %.0185, float %.0186, float %.0187, float %.0188, float %.0189, float %.0190) #7, !dbg !28
  %42 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 0, !dbg !28
  %43 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 1, !dbg !28
  %44 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 2, !dbg !28
  %45 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 3, !dbg !28
  %46 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 4, !dbg !28
  %47 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 5, !dbg !28
  %48 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 6, !dbg !28
  %49 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 7, !dbg !28
  %50 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 8, !dbg !28
  %51 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 9, !dbg !28
  %52 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 10, !dbg !28
  %53 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 11, !dbg !28
  %54 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 12, !dbg !28
  %55 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 13, !dbg !28
  %56 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 14, !dbg !28
  %57 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 15, !dbg !28
  %58 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 16, !dbg !28
  %59 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 17, !dbg !28
  %60 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 18, !dbg !28
  %61 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 19, !dbg !28
  %62 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 20, !dbg !28
  %63 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 21, !dbg !28
  %64 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 22, !dbg !28
  %65 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 23, !dbg !28
  %66 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 24, !dbg !28
  %67 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 25, !dbg !28
  %68 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 26, !dbg !28
  %69 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 27, !dbg !28
  %70 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 28, !dbg !28
  %71 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 29, !dbg !28
  %72 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 30, !dbg !28
  %73 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %41, 31, !dbg !28
  br i1 %elected, label %when25, label %after26, !dbg !29

wait:                                             ; preds = %wait, %for.body
  %74 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %38, i32 %40), !dbg !27
  br i1 %74, label %waited, label %wait, !dbg !27

waited:                                           ; preds = %wait
  %75 = shl nsw i32 %36, 13, !dbg !30
  %76 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %75, !dbg !30
  %77 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %75, !dbg !31
  %78 = ptrtoint ptr addrspace(3) %76 to i32, !dbg !32
  %79 = lshr exact i32 %78, 4, !dbg !32
  %80 = or i32 %79, 65536, !dbg !32
  %81 = ptrtoint ptr addrspace(3) %77 to i32, !dbg !32
  %82 = lshr exact i32 %81, 4, !dbg !32
  %83 = or i32 %82, 65536, !dbg !32
  %84 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{\0A.reg .b32 low;\0A.reg .b32 bhigh;\0Amov.b32 bhigh, 1073741888;\0A.reg .b32 ahigh;\0Amov.b32 ahigh, 1073741888;\0A.reg .b64 b0;\0A.reg .b64 b1;\0A.reg .b64 b2;\0A.reg .b64 b3;\0A.reg .b64 a0;\0A.reg .b64 a1;\0A.reg .b64 a2;\0A.reg .b64 a3;\0Amov.b64 b0, {$64, bhigh};\0Aadd.u32 low, $64, 2;\0Amov.b64 b1, {low, bhigh};\0Aadd.u32 low, $64, 4;\0Amov.b64 b2, {low, bhigh};\0Aadd.u32 low, $64, 6;\0Amov.b64 b3, {low, bhigh};\0Amov.b64 a0, {$65, ahigh};\0Aadd.u32 low, $65, 2;\0Amov.b64 a1, {low, ahigh};\0Aadd.u32 low, $65, 4;\0Amov.b64 a2, {low, ahigh};\0Aadd.u32 low, $65, 6;\0Amov.b64 a3, {low, ahigh};\0Awgmma.fence.sync.aligned;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a0, b0, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a1, b1, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a2, b2, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a3, b3, 1, 1, 1, 0, 0;\0Awgmma.commit_group.sync.aligned;\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,~{memory}"(float %.0, float %.0160, float %.0161, float %.0162, float %.0163, float %.0164, float %.0165, float %.0166, float %.0167, float %.0168, float %.0169, float %.0170, float %.0171, float %.0172, float %.0173, float %.0174, float %.0175, float %.0176, float %.0177, float %.0178, float %.0179, float %.0180, float %.0181, float %.0182, float %.0183, float %.0184, float %.0185, float %.0186, float %.0187, float %.0188, float %.0189, float %.0190, i32 %80, i32 %83) #7, !dbg !32
  %85 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 0, !dbg !32
  %86 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 1, !dbg !32
  %87 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 2, !dbg !32
  %88 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 3, !dbg !32
  %89 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 4, !dbg !32
  %90 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 5, !dbg !32
  %91 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 6, !dbg !32
  %92 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 7, !dbg !32
  %93 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 8, !dbg !32
  %94 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 9, !dbg !32
  %95 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 10, !dbg !32
  %96 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 11, !dbg !32
  %97 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 12, !dbg !32
  %98 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 13, !dbg !32
  %99 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 14, !dbg !32
  %100 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 15, !dbg !32
  %101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 16, !dbg !32
  %102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 17, !dbg !32
  %103 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 18, !dbg !32
  %104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 19, !dbg !32
  %105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 20, !dbg !32
  %106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 21, !dbg !32
  %107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 22, !dbg !32
  %108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 23, !dbg !32
  %109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 24, !dbg !32
  %110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 25, !dbg !32
  %111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 26, !dbg !32
  %112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 27, !dbg !32
  %113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 28, !dbg !32
  %114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 29, !dbg !32
  %115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 30, !dbg !32
  %116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %84, 31, !dbg !32
  %117 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %85, float %86, float %87, float %88, float %89, float %90, float %91, float %92, float %93, float %94, float %95, float %96, float %97, float %98, float %99, float %100, float %101, float %102, float %103, float %104, float %105, float %106, float %107, float %108, float %109, float %110, float %111, float %112, float %113, float %114, float %115, float %116) #7, !dbg !33
  %118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 0, !dbg !33
  %119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 1, !dbg !33
  %120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 2, !dbg !33
  %121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 3, !dbg !33
  %122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 4, !dbg !33
  %123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 5, !dbg !33
  %124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 6, !dbg !33
  %125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 7, !dbg !33
  %126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 8, !dbg !33
  %127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 9, !dbg !33
  %128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 10, !dbg !33
  %129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 11, !dbg !33
  %130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 12, !dbg !33
  %131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 13, !dbg !33
  %132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 14, !dbg !33
  %133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 15, !dbg !33
  %134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 16, !dbg !33
  %135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 17, !dbg !33
  %136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 18, !dbg !33
  %137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 19, !dbg !33
  %138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 20, !dbg !33
  %139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 21, !dbg !33
  %140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 22, !dbg !33
  %141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 23, !dbg !33
  %142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 24, !dbg !33
  %143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 25, !dbg !33
  %144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 26, !dbg !33
  %145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 27, !dbg !33
  %146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 28, !dbg !33
  %147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 29, !dbg !33
  %148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 30, !dbg !33
  %149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 31, !dbg !33
  %150 = add i32 %index, 2, !dbg !34
  %151 = icmp slt i32 %150, %30, !dbg !17
  br i1 %151, label %then16, label %endif18, !dbg !18

then16:                                           ; preds = %waited
  %152 = srem i32 %150, 3, !dbg !35
  %153 = shl nsw i32 %152, 13, !dbg !36
  %154 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %153, !dbg !36
  %155 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %153, !dbg !37
  %156 = shl nsw i32 %152, 3, !dbg !38
  %157 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %156, !dbg !38
  br i1 %elected, label %when19, label %after20, !dbg !19

endif18:                                          ; preds = %when21, %after20, %waited
  %158 = add i32 %index, 1, !dbg !22
  %159 = add i32 %left, -1, !dbg !22
  br label %for.head, !dbg !22

when19:                                           ; preds = %then16
  %160 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %157, i32 16384), !dbg !19
  br label %after20, !dbg !19

after20:                                          ; preds = %when19, %then16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  br i1 %elected, label %when21, label %endif18, !dbg !20

when21:                                           ; preds = %after20
  %161 = shl i32 %150, 6, !dbg !39
  %162 = ptrtoint ptr addrspace(3) %154 to i32, !dbg !20
  %163 = ptrtoint ptr addrspace(3) %157 to i32, !dbg !20
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %162, ptr nonnull %a_map, i32 %161, i32 %27, i32 %163) #7, !dbg !20
  %164 = ptrtoint ptr addrspace(3) %155 to i32, !dbg !21
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %164, ptr nonnull %b_map, i32 %161, i32 %28, i32 %163) #7, !dbg !21
  br label %endif18, !dbg !21

when25:                                           ; preds = %for.end
  call void asm sideeffect "cp.async.bulk.wait_group.read 0;", "~{memory}"() #7, !dbg !29
  br label %after26, !dbg !29

after26:                                          ; preds = %when25, %for.end
  %165 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %43, float %42), !dbg !40
  %166 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %45, float %44), !dbg !40
  %167 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %47, float %46), !dbg !40
  %168 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %49, float %48), !dbg !40
  %169 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %51, float %50), !dbg !40
  %170 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %53, float %52), !dbg !40
  %171 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %55, float %54), !dbg !40
  %172 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %57, float %56), !dbg !40
  %173 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %59, float %58), !dbg !40
  %174 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %61, float %60), !dbg !40
  %175 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %63, float %62), !dbg !40
  %176 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %65, float %64), !dbg !40
  %177 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %67, float %66), !dbg !40
  %178 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %69, float %68), !dbg !40
  %179 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %71, float %70), !dbg !40
  %180 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %73, float %72), !dbg !40
  %181 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %12, !dbg !29
  %182 = ptrtoint ptr addrspace(3) %181 to i32, !dbg !29
  %183 = bitcast <2 x bfloat> %165 to <1 x i32>, !dbg !29
  %184 = extractelement <1 x i32> %183, i64 0, !dbg !29
  %185 = bitcast <2 x bfloat> %166 to <1 x i32>, !dbg !29
  %186 = extractelement <1 x i32> %185, i64 0, !dbg !29
  %187 = bitcast <2 x bfloat> %167 to <1 x i32>, !dbg !29
  %188 = extractelement <1 x i32> %187, i64 0, !dbg !29
  %189 = bitcast <2 x bfloat> %168 to <1 x i32>, !dbg !29
  %190 = extractelement <1 x i32> %189, i64 0, !dbg !29
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %182, i32 %184, i32 %186, i32 %188, i32 %190) #7, !dbg !29
  %191 = xor i32 %12, 32, !dbg !29
  %192 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %191, !dbg !29
  %193 = ptrtoint ptr addrspace(3) %192 to i32, !dbg !29
  %194 = bitcast <2 x bfloat> %169 to <1 x i32>, !dbg !29
  %195 = extractelement <1 x i32> %194, i64 0, !dbg !29
  %196 = bitcast <2 x bfloat> %170 to <1 x i32>, !dbg !29
  %197 = extractelement <1 x i32> %196, i64 0, !dbg !29
  %198 = bitcast <2 x bfloat> %171 to <1 x i32>, !dbg !29
  %199 = extractelement <1 x i32> %198, i64 0, !dbg !29
  %200 = bitcast <2 x bfloat> %172 to <1 x i32>, !dbg !29
  %201 = extractelement <1 x i32> %200, i64 0, !dbg !29
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %193, i32 %195, i32 %197, i32 %199, i32 %201) #7, !dbg !29
  %202 = xor i32 %12, 64, !dbg !29
  %203 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %202, !dbg !29
  %204 = ptrtoint ptr addrspace(3) %203 to i32, !dbg !29
  %205 = bitcast <2 x bfloat> %173 to <1 x i32>, !dbg !29
  %206 = extractelement <1 x i32> %205, i64 0, !dbg !29
  %207 = bitcast <2 x bfloat> %174 to <1 x i32>, !dbg !29
  %208 = extractelement <1 x i32> %207, i64 0, !dbg !29
  %209 = bitcast <2 x bfloat> %175 to <1 x i32>, !dbg !29
  %210 = extractelement <1 x i32> %209, i64 0, !dbg !29
  %211 = bitcast <2 x bfloat> %176 to <1 x i32>, !dbg !29
  %212 = extractelement <1 x i32> %211, i64 0, !dbg !29
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %204, i32 %206, i32 %208, i32 %210, i32 %212) #7, !dbg !29
  %213 = xor i32 %12, 96, !dbg !29
  %214 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %213, !dbg !29
  %215 = ptrtoint ptr addrspace(3) %214 to i32, !dbg !29
  %216 = bitcast <2 x bfloat> %177 to <1 x i32>, !dbg !29
  %217 = extractelement <1 x i32> %216, i64 0, !dbg !29
  %218 = bitcast <2 x bfloat> %178 to <1 x i32>, !dbg !29
  %219 = extractelement <1 x i32> %218, i64 0, !dbg !29
  %220 = bitcast <2 x bfloat> %179 to <1 x i32>, !dbg !29
  %221 = extractelement <1 x i32> %220, i64 0, !dbg !29
  %222 = bitcast <2 x bfloat> %180 to <1 x i32>, !dbg !29
  %223 = extractelement <1 x i32> %222, i64 0, !dbg !29
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %215, i32 %217, i32 %219, i32 %221, i32 %223) #7, !dbg !29
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() #7, !dbg !29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br i1 %elected, label %when27, label %after32, !dbg !29

when27:                                           ; preds = %after26
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %c_map, i32 %28, i32 %27, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152) to i32)) #7, !dbg !29
  call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() #7, !dbg !29
  call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() #7, !dbg !41
  br label %after32, !dbg !41

after32:                                          ; preds = %after26, %when27
  ret void, !dbg !41
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
!3 = !DIFile(filename: "example.cpp", directory: "examples/06_wgmma_matmul")
!4 = distinct !DISubprogram(name: "wgmma_matmul", linkageName: "wgmma_matmul", scope: !3, file: !3, line: 18, type: !5, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 18, column: 30, scope: !4)
!8 = !DILocation(line: 19, column: 60, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/06_wgmma_matmul")
!11 = !DILocation(line: 19, column: 42, scope: !9)
!12 = !DILocation(line: 19, column: 33, scope: !9)
!13 = !DILocation(line: 19, column: 22, scope: !9)
!14 = !DILocation(line: 20, column: 20, scope: !9)
!15 = !DILocation(line: 20, column: 42, scope: !9)
!16 = !DILocation(line: 20, column: 60, scope: !9)
!17 = !DILocation(line: 28, column: 14, scope: !9)
!18 = !DILocation(line: 28, column: 8, scope: !9)
!19 = !DILocation(line: 32, column: 25, scope: !9)
!20 = !DILocation(line: 33, column: 17, scope: !9)
!21 = !DILocation(line: 34, column: 17, scope: !9)
!22 = !DILocation(line: 40, column: 7, scope: !9)
!23 = !DILocation(line: 0, scope: !9)
!24 = !DILocation(line: 41, column: 21, scope: !9)
!25 = !DILocation(line: 42, column: 10, scope: !9)
!26 = !DILocation(line: 42, column: 27, scope: !9)
!27 = !DILocation(line: 42, column: 21, scope: !9)
!28 = !DILocation(line: 47, column: 47, scope: !9)
!29 = !DILocation(line: 47, column: 8, scope: !9)
!30 = !DILocation(line: 43, column: 58, scope: !9)
!31 = !DILocation(line: 43, column: 28, scope: !9)
!32 = !DILocation(line: 43, column: 15, scope: !9)
!33 = !DILocation(line: 44, column: 16, scope: !9)
!34 = !DILocation(line: 45, column: 15, scope: !9)
!35 = !DILocation(line: 29, column: 23, scope: !9)
!36 = !DILocation(line: 30, column: 28, scope: !9)
!37 = !DILocation(line: 31, column: 28, scope: !9)
!38 = !DILocation(line: 32, column: 12, scope: !9)
!39 = !DILocation(line: 33, column: 38, scope: !9)
!40 = !DILocation(line: 47, column: 42, scope: !9)
!41 = !DILocation(line: 48, column: 15, scope: !9)

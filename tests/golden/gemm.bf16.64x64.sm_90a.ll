; ModuleID = 'gemm'
source_filename = "gemm"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @gemm(i32 %m, i32 %n, i32 %k, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %a_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %b_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %c_map) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %first_thread = icmp eq i32 %thread, 0, !dbg !7
  br i1 %first_thread, label %when, label %after, !dbg !7

when:                                             ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73728), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73736), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73744), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73752), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73760), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73768), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73776), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73784), i32 4), !dbg !7
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster(), !dbg !7
  call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %a_map) #8, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %b_map) #8, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %c_map) #8, !dbg !7
  br label %after, !dbg !7

after:                                            ; preds = %when, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !7
  %1 = add i32 %m, 63, !dbg !8
  %2 = sdiv i32 %1, 64, !dbg !8
  %3 = add i32 %n, 63, !dbg !8
  %4 = sdiv i32 %3, 64, !dbg !8
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8
  %7 = icmp ult i32 %warp, 4, !dbg !11
  br i1 %7, label %partition, label %others, !dbg !11

partitions.end:                                   ; preds = %for.end30, %load, %others, %for.end, %when19
  ret void, !dbg !11

partition:                                        ; preds = %after
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 232), !dbg !11
  %8 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !11
  %elected_lane = extractvalue { i32, i1 } %8, 1, !dbg !11
  %9 = icmp eq i32 %warp, 0, !dbg !11
  %elected = and i1 %9, %elected_lane, !dbg !11
  %10 = and i32 %thread, 7, !dbg !11
  %11 = mul nuw nsw i32 %10, 144, !dbg !11
  %12 = shl nuw nsw i32 %thread, 7, !dbg !11
  %13 = and i32 %12, 1024, !dbg !11
  %14 = or disjoint i32 %11, %13, !dbg !11
  %15 = and i32 %thread, 16, !dbg !11
  %16 = xor i32 %14, %15, !dbg !11
  %17 = shl nuw nsw i32 %thread, 6, !dbg !11
  %18 = and i32 %17, 6144, !dbg !11
  %19 = or disjoint i32 %16, %18, !dbg !11
  %20 = mul i32 %2, %4, !dbg !12
  %21 = icmp slt i32 %5, %20, !dbg !15
  %22 = select i1 %21, i32 %6, i32 1, !dbg !15
  %23 = xor i32 %5, -1, !dbg !15
  %24 = add i32 %20, %23, !dbg !15
  %25 = udiv i32 %24, %22, !dbg !15
  %26 = add i32 %25, 1, !dbg !15
  %27 = select i1 %21, i32 %26, i32 0, !dbg !15
  %28 = shl nsw i32 %4, 3
  %29 = icmp sgt i32 %k, 0
  %30 = add i32 %k, -1
  %31 = lshr i32 %30, 6
  %32 = add nuw nsw i32 %31, 1
  %33 = select i1 %29, i32 %32, i32 0
  %34 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %19
  %35 = ptrtoint ptr addrspace(3) %34 to i32
  %36 = xor i32 %19, 32
  %37 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %36
  %38 = ptrtoint ptr addrspace(3) %37 to i32
  %39 = xor i32 %19, 64
  %40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = xor i32 %19, 96
  %43 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %42
  %44 = ptrtoint ptr addrspace(3) %43 to i32
  br label %for.head, !dbg !15

others:                                           ; preds = %after
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 40), !dbg !11
  %45 = icmp eq i32 %warp, 4, !dbg !11
  br i1 %45, label %load, label %partitions.end, !dbg !11

for.head:                                         ; preds = %after18, %partition
  %.0184 = phi i32 [ 0, %partition ], [ %.1185, %after18 ], !dbg !16
  %.0 = phi i32 [ 0, %partition ], [ %.1, %after18 ], !dbg !16
  %index = phi i32 [ %5, %partition ], [ %233, %after18 ], !dbg !15
  %left = phi i32 [ %27, %partition ], [ %234, %after18 ], !dbg !15
  %.not = icmp eq i32 %left, 0, !dbg !15
  br i1 %.not, label %for.end, label %for.body, !dbg !15

for.body:                                         ; preds = %for.head
  %46 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %index, i32 %28) #9, !dbg !15
  %47 = shl i32 %46, 3, !dbg !15
  %48 = sub i32 %2, %47, !dbg !15
  %49 = call i32 @llvm.smin.i32(i32 %48, i32 8), !dbg !15
  %50 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %index, i32 %28) #9, !dbg !15
  %51 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %50, i32 %49) #9, !dbg !15
  %52 = add i32 %47, %51, !dbg !15
  %53 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %50, i32 %49) #9, !dbg !15
  br label %for.head1, !dbg !17

for.end:                                          ; preds = %for.head
  br i1 %elected, label %when19, label %partitions.end, !dbg !18

for.head1:                                        ; preds = %endif, %for.body
  %.0219 = phi float [ 0.000000e+00, %for.body ], [ %165, %endif ], !dbg !19
  %.0218 = phi float [ 0.000000e+00, %for.body ], [ %164, %endif ], !dbg !19
  %.0217 = phi float [ 0.000000e+00, %for.body ], [ %163, %endif ], !dbg !19
  %.0216 = phi float [ 0.000000e+00, %for.body ], [ %162, %endif ], !dbg !19
  %.0215 = phi float [ 0.000000e+00, %for.body ], [ %161, %endif ], !dbg !19
  %.0214 = phi float [ 0.000000e+00, %for.body ], [ %160, %endif ], !dbg !19
  %.0213 = phi float [ 0.000000e+00, %for.body ], [ %159, %endif ], !dbg !19
  %.0212 = phi float [ 0.000000e+00, %for.body ], [ %158, %endif ], !dbg !19
  %.0211 = phi float [ 0.000000e+00, %for.body ], [ %157, %endif ], !dbg !19
  %.0210 = phi float [ 0.000000e+00, %for.body ], [ %156, %endif ], !dbg !19
  %.0209 = phi float [ 0.000000e+00, %for.body ], [ %155, %endif ], !dbg !19
  %.0208 = phi float [ 0.000000e+00, %for.body ], [ %154, %endif ], !dbg !19
  %.0207 = phi float [ 0.000000e+00, %for.body ], [ %153, %endif ], !dbg !19
  %.0206 = phi float [ 0.000000e+00, %for.body ], [ %152, %endif ], !dbg !19
  %.0205 = phi float [ 0.000000e+00, %for.body ], [ %151, %endif ], !dbg !19
  %.0204 = phi float [ 0.000000e+00, %for.body ], [ %150, %endif ], !dbg !19
  %.0203 = phi float [ 0.000000e+00, %for.body ], [ %149, %endif ], !dbg !19
  %.0202 = phi float [ 0.000000e+00, %for.body ], [ %148, %endif ], !dbg !19
  %.0201 = phi float [ 0.000000e+00, %for.body ], [ %147, %endif ], !dbg !19
  %.0200 = phi float [ 0.000000e+00, %for.body ], [ %146, %endif ], !dbg !19
  %.0199 = phi float [ 0.000000e+00, %for.body ], [ %145, %endif ], !dbg !19
  %.0198 = phi float [ 0.000000e+00, %for.body ], [ %144, %endif ], !dbg !19
  %.0197 = phi float [ 0.000000e+00, %for.body ], [ %143, %endif ], !dbg !19
  %.0196 = phi float [ 0.000000e+00, %for.body ], [ %142, %endif ], !dbg !19
  %.0195 = phi float [ 0.000000e+00, %for.body ], [ %141, %endif ], !dbg !19
  %.0194 = phi float [ 0.000000e+00, %for.body ], [ %140, %endif ], !dbg !19
  %.0193 = phi float [ 0.000000e+00, %for.body ], [ %139, %endif ], !dbg !19
  %.0192 = phi float [ 0.000000e+00, %for.body ], [ %138, %endif ], !dbg !19
  %.0191 = phi float [ 0.000000e+00, %for.body ], [ %137, %endif ], !dbg !19
  %.0190 = phi float [ 0.000000e+00, %for.body ], [ %136, %endif ], !dbg !19
  %.0189 = phi float [ 0.000000e+00, %for.body ], [ %135, %endif ], !dbg !19
  %.0188 = phi float [ 0.000000e+00, %for.body ], [ %134, %endif ], !dbg !19
  %.1187 = phi i1 [ false, %for.body ], [ true, %endif ], !dbg !19
  %.1185 = phi i32 [ %.0184, %for.body ], [ %170, %endif ], !dbg !19
  %.1 = phi i32 [ %.0, %for.body ], [ %168, %endif ], !dbg !19
  %left5 = phi i32 [ %33, %for.body ], [ %171, %endif ], !dbg !17
  %.not227 = icmp eq i32 %left5, 0, !dbg !17
  br i1 %.not227, label %for.end3, label %for.body2, !dbg !17

for.body2:                                        ; preds = %for.head1
  %54 = shl i32 %.1, 3, !dbg !20
  %55 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73728), i32 %54, !dbg !20
  %56 = and i32 %.1185, 1, !dbg !20
  br label %wait, !dbg !20

for.end3:                                         ; preds = %for.head1
  %57 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %.0188, float %.0189, float %.0190, float %.0191, float %.0192, float %.0193, float %.0194, float %.0195, float %.0196, float %.0197, float %.0198, float %.0199, float %.0200, float %.0201, float %.0202, float %.0203, float %.0204, float %.0205, float %.0206, float %.0207, float %.0208, float %.0209, float %.0210, float %.0211, float %.0212, float %.0213, float %.0214, float %.0215, float %.0216, float %.0217, float %.0218, float %.0219) #8, !dbg !21
  %58 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 0, !dbg !21
  %59 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 1, !dbg !21
  %60 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 2, !dbg !21
  %61 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 3, !dbg !21
  %62 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 4, !dbg !21
  %63 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 5, !dbg !21
  %64 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 6, !dbg !21
  %65 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 7, !dbg !21
  %66 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 8, !dbg !21
  %67 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 9, !dbg !21
  %68 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 10, !dbg !21
  %69 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 11, !dbg !21
  %70 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 12, !dbg !21
  %71 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 13, !dbg !21
  %72 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 14, !dbg !21
  %73 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 15, !dbg !21
  %74 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 16, !dbg !21
  %75 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 17, !dbg !21
  %76 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 18, !dbg !21
  %77 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 19, !dbg !21
  %78 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 20, !dbg !21
  %79 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 21, !dbg !21
  %80 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 22, !dbg !21
  %81 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 23, !dbg !21
  %82 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 24, !dbg !21
  %83 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 25, !dbg !21
  %84 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 26, !dbg !21
  %85 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 27, !dbg !21
  %86 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 28, !dbg !21
  %87 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 29, !dbg !21
  %88 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 30, !dbg !21
  %89 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %57, 31, !dbg !21
  br i1 %.1187, label %then8, label %endif10, !dbg !22

wait:                                             ; preds = %wait, %for.body2
  %90 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %55, i32 %56), !dbg !20
  br i1 %90, label %waited, label %wait, !dbg !20

waited:                                           ; preds = %wait
  %91 = shl i32 %.1, 13, !dbg !20
  %92 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %91, !dbg !20
  %93 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %91, !dbg !20
  %94 = ptrtoint ptr addrspace(3) %93 to i32, !dbg !23
  %95 = lshr exact i32 %94, 4, !dbg !23
  %96 = or i32 %95, 65536, !dbg !23
  %97 = ptrtoint ptr addrspace(3) %92 to i32, !dbg !23
  %98 = lshr exact i32 %97, 4, !dbg !23
  %99 = or i32 %98, 65536, !dbg !23
  %100 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{\0A.reg .b32 low;\0A.reg .b32 bhigh;\0Amov.b32 bhigh, 1073741888;\0A.reg .b32 ahigh;\0Amov.b32 ahigh, 1073741888;\0A.reg .b64 b0;\0A.reg .b64 b1;\0A.reg .b64 b2;\0A.reg .b64 b3;\0A.reg .b64 a0;\0A.reg .b64 a1;\0A.reg .b64 a2;\0A.reg .b64 a3;\0Amov.b64 b0, {$64, bhigh};\0Aadd.u32 low, $64, 2;\0Amov.b64 b1, {low, bhigh};\0Aadd.u32 low, $64, 4;\0Amov.b64 b2, {low, bhigh};\0Aadd.u32 low, $64, 6;\0Amov.b64 b3, {low, bhigh};\0Amov.b64 a0, {$65, ahigh};\0Aadd.u32 low, $65, 2;\0Amov.b64 a1, {low, ahigh};\0Aadd.u32 low, $65, 4;\0Amov.b64 a2, {low, ahigh};\0Aadd.u32 low, $65, 6;\0Amov.b64 a3, {low, ahigh};\0Awgmma.fence.sync.aligned;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a0, b0, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a1, b1, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a2, b2, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, a3, b3, 1, 1, 1, 0, 0;\0Awgmma.commit_group.sync.aligned;\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,~{memory}"(float %.0188, float %.0189, float %.0190, float %.0191, float %.0192, float %.0193, float %.0194, float %.0195, float %.0196, float %.0197, float %.0198, float %.0199, float %.0200, float %.0201, float %.0202, float %.0203, float %.0204, float %.0205, float %.0206, float %.0207, float %.0208, float %.0209, float %.0210, float %.0211, float %.0212, float %.0213, float %.0214, float %.0215, float %.0216, float %.0217, float %.0218, float %.0219, i32 %96, i32 %99) #8, !dbg !23
  %101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 0, !dbg !23
  %102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 1, !dbg !23
  %103 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 2, !dbg !23
  %104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 3, !dbg !23
  %105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 4, !dbg !23
  %106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 5, !dbg !23
  %107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 6, !dbg !23
  %108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 7, !dbg !23
  %109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 8, !dbg !23
  %110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 9, !dbg !23
  %111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 10, !dbg !23
  %112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 11, !dbg !23
  %113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 12, !dbg !23
  %114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 13, !dbg !23
  %115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 14, !dbg !23
  %116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 15, !dbg !23
  %117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 16, !dbg !23
  %118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 17, !dbg !23
  %119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 18, !dbg !23
  %120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 19, !dbg !23
  %121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 20, !dbg !23
  %122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 21, !dbg !23
  %123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 22, !dbg !23
  %124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 23, !dbg !23
  %125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 24, !dbg !23
  %126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 25, !dbg !23
  %127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 26, !dbg !23
  %128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 27, !dbg !23
  %129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 28, !dbg !23
  %130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 29, !dbg !23
  %131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 30, !dbg !23
  %132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %100, 31, !dbg !23
  %133 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}"(float %101, float %102, float %103, float %104, float %105, float %106, float %107, float %108, float %109, float %110, float %111, float %112, float %113, float %114, float %115, float %116, float %117, float %118, float %119, float %120, float %121, float %122, float %123, float %124, float %125, float %126, float %127, float %128, float %129, float %130, float %131, float %132) #8, !dbg !24
  %134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 0, !dbg !24
  %135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 1, !dbg !24
  %136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 2, !dbg !24
  %137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 3, !dbg !24
  %138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 4, !dbg !24
  %139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 5, !dbg !24
  %140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 6, !dbg !24
  %141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 7, !dbg !24
  %142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 8, !dbg !24
  %143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 9, !dbg !24
  %144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 10, !dbg !24
  %145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 11, !dbg !24
  %146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 12, !dbg !24
  %147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 13, !dbg !24
  %148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 14, !dbg !24
  %149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 15, !dbg !24
  %150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 16, !dbg !24
  %151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 17, !dbg !24
  %152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 18, !dbg !24
  %153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 19, !dbg !24
  %154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 20, !dbg !24
  %155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 21, !dbg !24
  %156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 22, !dbg !24
  %157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 23, !dbg !24
  %158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 24, !dbg !24
  %159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 25, !dbg !24
  %160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 26, !dbg !24
  %161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 27, !dbg !24
  %162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 28, !dbg !24
  %163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 29, !dbg !24
  %164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 30, !dbg !24
  %165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %133, 31, !dbg !24
  br i1 %.1187, label %then, label %endif, !dbg !24

then:                                             ; preds = %waited
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !24
  br i1 %elected_lane, label %when6, label %endif, !dbg !24

endif:                                            ; preds = %then, %when6, %waited
  %166 = add i32 %.1, 1, !dbg !24
  %167 = icmp eq i32 %166, 4, !dbg !24
  %168 = select i1 %167, i32 0, i32 %166, !dbg !24
  %169 = zext i1 %167 to i32, !dbg !24
  %170 = add i32 %.1185, %169, !dbg !24
  %171 = add i32 %left5, -1, !dbg !17
  br label %for.head1, !dbg !17

when6:                                            ; preds = %then
  %172 = icmp eq i32 %.1, 0, !dbg !24
  %173 = add i32 %54, -8, !dbg !24
  %174 = select i1 %172, i32 24, i32 %173, !dbg !24
  %175 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73760), i32 %174, !dbg !24
  %176 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %175), !dbg !24
  br label %endif, !dbg !24

then8:                                            ; preds = %for.end3
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !22
  br i1 %elected_lane, label %when11, label %endif10, !dbg !22

endif10:                                          ; preds = %then8, %when11, %for.end3
  %177 = shl i32 %52, 6, !dbg !25
  %178 = shl i32 %53, 6, !dbg !26
  br i1 %elected, label %when13, label %after14, !dbg !27

when11:                                           ; preds = %then8
  %179 = icmp eq i32 %.1, 0, !dbg !22
  %180 = shl i32 %.1, 3, !dbg !22
  %181 = add i32 %180, -8, !dbg !22
  %182 = select i1 %179, i32 24, i32 %181, !dbg !22
  %183 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73760), i32 %182, !dbg !22
  %184 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %183), !dbg !22
  br label %endif10, !dbg !22

when13:                                           ; preds = %endif10
  call void asm sideeffect "cp.async.bulk.wait_group.read 0;", "~{memory}"() #8, !dbg !27
  br label %after14, !dbg !27

after14:                                          ; preds = %when13, %endif10
  %185 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %59, float %58), !dbg !30
  %186 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %61, float %60), !dbg !30
  %187 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %63, float %62), !dbg !30
  %188 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %65, float %64), !dbg !30
  %189 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %67, float %66), !dbg !30
  %190 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %69, float %68), !dbg !30
  %191 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %71, float %70), !dbg !30
  %192 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %73, float %72), !dbg !30
  %193 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %75, float %74), !dbg !30
  %194 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %77, float %76), !dbg !30
  %195 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %79, float %78), !dbg !30
  %196 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %81, float %80), !dbg !30
  %197 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %83, float %82), !dbg !30
  %198 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %85, float %84), !dbg !30
  %199 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %87, float %86), !dbg !30
  %200 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %89, float %88), !dbg !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128), !dbg !31
  %201 = bitcast <2 x bfloat> %185 to <1 x i32>, !dbg !31
  %202 = extractelement <1 x i32> %201, i64 0, !dbg !31
  %203 = bitcast <2 x bfloat> %186 to <1 x i32>, !dbg !31
  %204 = extractelement <1 x i32> %203, i64 0, !dbg !31
  %205 = bitcast <2 x bfloat> %187 to <1 x i32>, !dbg !31
  %206 = extractelement <1 x i32> %205, i64 0, !dbg !31
  %207 = bitcast <2 x bfloat> %188 to <1 x i32>, !dbg !31
  %208 = extractelement <1 x i32> %207, i64 0, !dbg !31
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %35, i32 %202, i32 %204, i32 %206, i32 %208) #8, !dbg !31
  %209 = bitcast <2 x bfloat> %189 to <1 x i32>, !dbg !31
  %210 = extractelement <1 x i32> %209, i64 0, !dbg !31
  %211 = bitcast <2 x bfloat> %190 to <1 x i32>, !dbg !31
  %212 = extractelement <1 x i32> %211, i64 0, !dbg !31
  %213 = bitcast <2 x bfloat> %191 to <1 x i32>, !dbg !31
  %214 = extractelement <1 x i32> %213, i64 0, !dbg !31
  %215 = bitcast <2 x bfloat> %192 to <1 x i32>, !dbg !31
  %216 = extractelement <1 x i32> %215, i64 0, !dbg !31
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %38, i32 %210, i32 %212, i32 %214, i32 %216) #8, !dbg !31
  %217 = bitcast <2 x bfloat> %193 to <1 x i32>, !dbg !31
  %218 = extractelement <1 x i32> %217, i64 0, !dbg !31
  %219 = bitcast <2 x bfloat> %194 to <1 x i32>, !dbg !31
  %220 = extractelement <1 x i32> %219, i64 0, !dbg !31
  %221 = bitcast <2 x bfloat> %195 to <1 x i32>, !dbg !31
  %222 = extractelement <1 x i32> %221, i64 0, !dbg !31
  %223 = bitcast <2 x bfloat> %196 to <1 x i32>, !dbg !31
  %224 = extractelement <1 x i32> %223, i64 0, !dbg !31
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %41, i32 %218, i32 %220, i32 %222, i32 %224) #8, !dbg !31
  %225 = bitcast <2 x bfloat> %197 to <1 x i32>, !dbg !31
  %226 = extractelement <1 x i32> %225, i64 0, !dbg !31
  %227 = bitcast <2 x bfloat> %198 to <1 x i32>, !dbg !31
  %228 = extractelement <1 x i32> %227, i64 0, !dbg !31
  %229 = bitcast <2 x bfloat> %199 to <1 x i32>, !dbg !31
  %230 = extractelement <1 x i32> %229, i64 0, !dbg !31
  %231 = bitcast <2 x bfloat> %200 to <1 x i32>, !dbg !31
  %232 = extractelement <1 x i32> %231, i64 0, !dbg !31
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %44, i32 %226, i32 %228, i32 %230, i32 %232) #8, !dbg !31
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() #8, !dbg !32
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128), !dbg !33
  br i1 %elected, label %when15, label %after18, !dbg !33

when15:                                           ; preds = %after14
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %c_map, i32 %178, i32 %177, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536) to i32)) #8, !dbg !33
  call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() #8, !dbg !34
  br label %after18, !dbg !34

after18:                                          ; preds = %after14, %when15
  %233 = add i32 %index, %6, !dbg !15
  %234 = add i32 %left, -1, !dbg !15
  br label %for.head, !dbg !15

when19:                                           ; preds = %for.end
  call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() #8, !dbg !18
  br label %partitions.end, !dbg !18

load:                                             ; preds = %others
  %235 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !11
  %elected_lane34 = extractvalue { i32, i1 } %235, 1, !dbg !11
  %236 = mul i32 %2, %4, !dbg !12
  %.fr225 = freeze i32 %236, !dbg !35
  %237 = icmp slt i32 %5, %.fr225, !dbg !35
  br i1 %237, label %for.head24, label %partitions.end, !dbg !35

for.head24:                                       ; preds = %load
  %238 = xor i32 %5, -1, !dbg !35
  %239 = add i32 %.fr225, %238, !dbg !35
  %240 = urem i32 %239, %6, !dbg !35
  %241 = sub nuw i32 %239, %240, !dbg !35
  %242 = add i32 %5, %241, !dbg !35
  %243 = shl nsw i32 %4, 3
  %244 = icmp sgt i32 %k, 0
  %245 = add nsw i32 %k, -1
  %246 = and i32 %245, -64
  br label %for.body25, !dbg !35

for.body25:                                       ; preds = %for.end30, %for.head24
  %.0222 = phi i32 [ 0, %for.head24 ], [ %.2224, %for.end30 ], !dbg !19
  %.0220 = phi i32 [ 0, %for.head24 ], [ %.2, %for.end30 ], !dbg !19
  %index27 = phi i32 [ %5, %for.head24 ], [ %261, %for.end30 ], !dbg !35
  %247 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %index27, i32 %243) #9, !dbg !35
  %248 = shl i32 %247, 3, !dbg !35
  %249 = sub i32 %2, %248, !dbg !35
  %250 = call i32 @llvm.smin.i32(i32 %249, i32 8), !dbg !35
  %251 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %index27, i32 %243) #9, !dbg !35
  %252 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %251, i32 %250) #9, !dbg !35
  %253 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %251, i32 %250) #9, !dbg !35
  br i1 %244, label %for.head28, label %for.end30, !dbg !36

for.head28:                                       ; preds = %for.body25
  %254 = add i32 %248, %252, !dbg !35
  %255 = shl i32 %254, 6
  %256 = shl i32 %253, 6
  br label %for.body29, !dbg !36

for.body29:                                       ; preds = %after40, %for.head28
  %.1223 = phi i32 [ %.0222, %for.head28 ], [ %276, %after40 ], !dbg !19
  %.1221 = phi i32 [ %.0220, %for.head28 ], [ %274, %after40 ], !dbg !19
  %index31 = phi i32 [ 0, %for.head28 ], [ %277, %after40 ], !dbg !36
  %257 = shl i32 %.1221, 3, !dbg !37
  %258 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73760), i32 %257, !dbg !37
  %259 = and i32 %.1223, 1, !dbg !37
  %260 = xor i32 %259, 1, !dbg !37
  br label %wait32, !dbg !37

for.end30:                                        ; preds = %after40, %for.body25
  %.2224 = phi i32 [ %.0222, %for.body25 ], [ %276, %after40 ], !dbg !19
  %.2 = phi i32 [ %.0220, %for.body25 ], [ %274, %after40 ], !dbg !19
  %261 = add i32 %index27, %6, !dbg !35
  %262 = icmp eq i32 %index27, %242, !dbg !35
  br i1 %262, label %partitions.end, label %for.body25, !dbg !35

wait32:                                           ; preds = %wait32, %for.body29
  %263 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %258, i32 %260), !dbg !37
  br i1 %263, label %waited33, label %wait32, !dbg !37

waited33:                                         ; preds = %wait32
  br i1 %elected_lane34, label %when35, label %after40, !dbg !37

when35:                                           ; preds = %waited33
  %264 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 73728), i32 %257, !dbg !37
  %265 = shl i32 %.1221, 13, !dbg !37
  %266 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %265, !dbg !37
  %267 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %265, !dbg !37
  %268 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %264, i32 16384), !dbg !37
  %269 = ptrtoint ptr addrspace(3) %267 to i32, !dbg !38
  %270 = ptrtoint ptr addrspace(3) %264 to i32, !dbg !38
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %269, ptr nonnull %a_map, i32 %index31, i32 %255, i32 %270) #8, !dbg !38
  %271 = ptrtoint ptr addrspace(3) %266 to i32, !dbg !39
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %271, ptr nonnull %b_map, i32 %index31, i32 %256, i32 %270) #8, !dbg !39
  br label %after40, !dbg !39

after40:                                          ; preds = %waited33, %when35
  %272 = add i32 %.1221, 1, !dbg !40
  %273 = icmp eq i32 %272, 4, !dbg !40
  %274 = select i1 %273, i32 0, i32 %272, !dbg !40
  %275 = zext i1 %273 to i32, !dbg !40
  %276 = add i32 %.1223, %275, !dbg !40
  %277 = add i32 %index31, 64, !dbg !36
  %278 = icmp eq i32 %index31, %246, !dbg !36
  br i1 %278, label %for.end30, label %for.body29, !dbg !36
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
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg range(i32 24, 257)) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #7

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #3

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="256,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/08_warp_specialized_matmul")
!4 = distinct !DISubprogram(name: "gemm", linkageName: "gemm", scope: !3, file: !3, line: 18, type: !5, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 18, column: 30, scope: !4)
!8 = !DILocation(line: 37, column: 32, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/08_warp_specialized_matmul")
!11 = !DILocation(line: 89, column: 18, scope: !9)
!12 = !DILocation(line: 71, column: 45, scope: !13)
!13 = !DILexicalBlockFile(scope: !4, file: !14, discriminator: 0)
!14 = !DIFile(filename: "schedule.h", directory: "dsl")
!15 = !DILocation(line: 62, column: 9, scope: !9)
!16 = !DILocation(line: 58, column: 30, scope: !9)
!17 = !DILocation(line: 74, column: 13, scope: !9)
!18 = !DILocation(line: 87, column: 17, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 75, column: 32, scope: !9)
!21 = !DILocation(line: 80, column: 22, scope: !9)
!22 = !DILocation(line: 81, column: 56, scope: !9)
!23 = !DILocation(line: 76, column: 21, scope: !9)
!24 = !DILocation(line: 77, column: 45, scope: !9)
!25 = !DILocation(line: 82, column: 21, scope: !9)
!26 = !DILocation(line: 82, column: 52, scope: !9)
!27 = !DILocation(line: 120, column: 20, scope: !28)
!28 = !DILexicalBlockFile(scope: !4, file: !29, discriminator: 0)
!29 = !DIFile(filename: "tensor_matmul.h", directory: "examples/common")
!30 = !DILocation(line: 105, column: 23, scope: !28)
!31 = !DILocation(line: 105, column: 13, scope: !28)
!32 = !DILocation(line: 106, column: 16, scope: !28)
!33 = !DILocation(line: 107, column: 15, scope: !28)
!34 = !DILocation(line: 108, column: 16, scope: !28)
!35 = !DILocation(line: 41, column: 9, scope: !9)
!36 = !DILocation(line: 42, column: 11, scope: !9)
!37 = !DILocation(line: 43, column: 31, scope: !9)
!38 = !DILocation(line: 44, column: 19, scope: !9)
!39 = !DILocation(line: 46, column: 21, scope: !9)
!40 = !DILocation(line: 53, column: 21, scope: !9)

; ModuleID = 'grouped_matmul'
source_filename = "grouped_matmul"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @grouped_matmul(ptr addrspace(1) align 2 %c_rows, i64 %c_stride, ptr addrspace(1) align 4 %tile_group, ptr addrspace(1) align 4 %tile_row, ptr addrspace(1) align 4 %tile_end, i32 %tiles, i32 %n, i32 %k, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %a_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %b_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %c_map) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %first_thread = icmp eq i32 %thread, 0, !dbg !7
  br i1 %first_thread, label %when, label %after, !dbg !7

when:                                             ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114688), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114696), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114704), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114712), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114720), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114728), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114736), i32 4), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114744), i32 4), !dbg !7
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster(), !dbg !7
  call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %a_map) #7, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %b_map) #7, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %c_map) #7, !dbg !7
  br label %after, !dbg !7

after:                                            ; preds = %when, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !7
  %1 = add i32 %n, 127, !dbg !8
  %2 = sdiv i32 %1, 128, !dbg !8
  %3 = icmp ult i32 %warp, 4, !dbg !11
  br i1 %3, label %partition, label %others, !dbg !11

partitions.end:                                   ; preds = %for.end33, %fill, %others, %for.end, %when22
  ret void, !dbg !11

partition:                                        ; preds = %after
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 232), !dbg !11
  %4 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !11
  %elected_lane = extractvalue { i32, i1 } %4, 1, !dbg !11
  %5 = icmp eq i32 %warp, 0, !dbg !11
  %elected = and i1 %5, %elected_lane, !dbg !11
  %6 = and i32 %thread, 7, !dbg !11
  %7 = mul nuw nsw i32 %6, 144, !dbg !11
  %8 = shl nuw nsw i32 %thread, 7, !dbg !11
  %9 = and i32 %8, 1024, !dbg !11
  %10 = or disjoint i32 %7, %9, !dbg !11
  %11 = and i32 %thread, 16, !dbg !11
  %12 = xor i32 %10, %11, !dbg !11
  %13 = and i32 %thread, 96, !dbg !11
  %14 = shl nuw nsw i32 %13, 6, !dbg !11
  %15 = or disjoint i32 %12, %14, !dbg !11
  %16 = lshr i32 %thread, 2, !dbg !11
  %17 = and i32 %16, 7, !dbg !11
  %18 = lshr exact i32 %13, 1, !dbg !11
  %19 = or disjoint i32 %17, %18, !dbg !11
  %20 = shl nuw nsw i32 %thread, 1, !dbg !11
  %21 = and i32 %20, 6, !dbg !11
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12
  %23 = mul i32 %tiles, %2, !dbg !13
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %25 = icmp slt i32 %24, %23, !dbg !15
  %26 = select i1 %25, i32 %22, i32 1, !dbg !15
  %27 = xor i32 %24, -1, !dbg !15
  %28 = add i32 %23, %27, !dbg !15
  %29 = udiv i32 %28, %26, !dbg !15
  %30 = add i32 %29, 1, !dbg !15
  %31 = select i1 %25, i32 %30, i32 0, !dbg !15
  %32 = icmp sgt i32 %k, 0
  %33 = add i32 %k, -1
  %34 = lshr i32 %33, 6
  %35 = add nuw nsw i32 %34, 1
  %36 = select i1 %32, i32 %35, i32 0
  %37 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 98304), i32 %15
  %38 = ptrtoint ptr addrspace(3) %37 to i32
  %39 = xor i32 %15, 32
  %40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 98304), i32 %39
  %41 = ptrtoint ptr addrspace(3) %40 to i32
  %42 = xor i32 %15, 64
  %43 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 98304), i32 %42
  %44 = ptrtoint ptr addrspace(3) %43 to i32
  %45 = xor i32 %15, 96
  %46 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 98304), i32 %45
  %47 = ptrtoint ptr addrspace(3) %46 to i32
  %48 = getelementptr i8, ptr addrspace(3) %37, i32 8192
  %49 = ptrtoint ptr addrspace(3) %48 to i32
  %50 = getelementptr i8, ptr addrspace(3) %40, i32 8192
  %51 = ptrtoint ptr addrspace(3) %50 to i32
  %52 = getelementptr i8, ptr addrspace(3) %43, i32 8192
  %53 = ptrtoint ptr addrspace(3) %52 to i32
  %54 = getelementptr i8, ptr addrspace(3) %46, i32 8192
  %55 = ptrtoint ptr addrspace(3) %54 to i32
  %56 = or disjoint i32 %19, 8
  %57 = or disjoint i32 %21, 1
  %58 = or disjoint i32 %21, 8
  %59 = or disjoint i32 %21, 9
  %60 = or disjoint i32 %21, 16
  %61 = or disjoint i32 %21, 17
  %62 = or disjoint i32 %21, 24
  %63 = or disjoint i32 %21, 25
  %64 = or disjoint i32 %21, 32
  %65 = or disjoint i32 %21, 33
  %66 = or disjoint i32 %21, 40
  %67 = or disjoint i32 %21, 41
  %68 = or disjoint i32 %21, 48
  %69 = or disjoint i32 %21, 49
  %70 = or disjoint i32 %21, 56
  %71 = or disjoint i32 %21, 57
  %72 = or disjoint i32 %21, 64
  %73 = or disjoint i32 %21, 65
  %74 = or disjoint i32 %21, 72
  %75 = or disjoint i32 %21, 73
  %76 = or disjoint i32 %21, 80
  %77 = or disjoint i32 %21, 81
  %78 = or disjoint i32 %21, 88
  %79 = or disjoint i32 %21, 89
  %80 = or disjoint i32 %21, 96
  %81 = or disjoint i32 %21, 97
  %82 = or disjoint i32 %21, 104
  %83 = or disjoint i32 %21, 105
  %84 = or disjoint i32 %21, 112
  %85 = or disjoint i32 %21, 113
  %86 = or disjoint i32 %21, 120
  %87 = or disjoint i32 %21, 121
  br label %for.head, !dbg !15

others:                                           ; preds = %after
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 40), !dbg !11
  %88 = icmp eq i32 %warp, 4, !dbg !11
  br i1 %88, label %fill, label %partitions.end, !dbg !11

for.head:                                         ; preds = %endif15, %partition
  %.0315 = phi i32 [ 0, %partition ], [ %.1316, %endif15 ], !dbg !16
  %.0 = phi i32 [ 0, %partition ], [ %.1, %endif15 ], !dbg !16
  %index = phi i32 [ %24, %partition ], [ %654, %endif15 ], !dbg !15
  %left = phi i32 [ %31, %partition ], [ %655, %endif15 ], !dbg !15
  %.not = icmp eq i32 %left, 0, !dbg !15
  br i1 %.not, label %for.end, label %for.body, !dbg !15

for.body:                                         ; preds = %for.head
  %89 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %index, i32 %tiles) #8, !dbg !17
  %90 = shl i32 %89, 7, !dbg !17
  %91 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %index, i32 %tiles) #8, !dbg !17
  br label %for.head1, !dbg !18

for.end:                                          ; preds = %for.head
  br i1 %elected, label %when22, label %partitions.end, !dbg !19

for.head1:                                        ; preds = %endif, %for.body
  %.0382 = phi float [ 0.000000e+00, %for.body ], [ %300, %endif ], !dbg !20
  %.0381 = phi float [ 0.000000e+00, %for.body ], [ %299, %endif ], !dbg !20
  %.0380 = phi float [ 0.000000e+00, %for.body ], [ %298, %endif ], !dbg !20
  %.0379 = phi float [ 0.000000e+00, %for.body ], [ %297, %endif ], !dbg !20
  %.0378 = phi float [ 0.000000e+00, %for.body ], [ %296, %endif ], !dbg !20
  %.0377 = phi float [ 0.000000e+00, %for.body ], [ %295, %endif ], !dbg !20
  %.0376 = phi float [ 0.000000e+00, %for.body ], [ %294, %endif ], !dbg !20
  %.0375 = phi float [ 0.000000e+00, %for.body ], [ %293, %endif ], !dbg !20
  %.0374 = phi float [ 0.000000e+00, %for.body ], [ %292, %endif ], !dbg !20
  %.0373 = phi float [ 0.000000e+00, %for.body ], [ %291, %endif ], !dbg !20
  %.0372 = phi float [ 0.000000e+00, %for.body ], [ %290, %endif ], !dbg !20
  %.0371 = phi float [ 0.000000e+00, %for.body ], [ %289, %endif ], !dbg !20
  %.0370 = phi float [ 0.000000e+00, %for.body ], [ %288, %endif ], !dbg !20
  %.0369 = phi float [ 0.000000e+00, %for.body ], [ %287, %endif ], !dbg !20
  %.0368 = phi float [ 0.000000e+00, %for.body ], [ %286, %endif ], !dbg !20
  %.0367 = phi float [ 0.000000e+00, %for.body ], [ %285, %endif ], !dbg !20
  %.0366 = phi float [ 0.000000e+00, %for.body ], [ %284, %endif ], !dbg !20
  %.0365 = phi float [ 0.000000e+00, %for.body ], [ %283, %endif ], !dbg !20
  %.0364 = phi float [ 0.000000e+00, %for.body ], [ %282, %endif ], !dbg !20
  %.0363 = phi float [ 0.000000e+00, %for.body ], [ %281, %endif ], !dbg !20
  %.0362 = phi float [ 0.000000e+00, %for.body ], [ %280, %endif ], !dbg !20
  %.0361 = phi float [ 0.000000e+00, %for.body ], [ %279, %endif ], !dbg !20
  %.0360 = phi float [ 0.000000e+00, %for.body ], [ %278, %endif ], !dbg !20
  %.0359 = phi float [ 0.000000e+00, %for.body ], [ %277, %endif ], !dbg !20
  %.0358 = phi float [ 0.000000e+00, %for.body ], [ %276, %endif ], !dbg !20
  %.0357 = phi float [ 0.000000e+00, %for.body ], [ %275, %endif ], !dbg !20
  %.0356 = phi float [ 0.000000e+00, %for.body ], [ %274, %endif ], !dbg !20
  %.0355 = phi float [ 0.000000e+00, %for.body ], [ %273, %endif ], !dbg !20
  %.0354 = phi float [ 0.000000e+00, %for.body ], [ %272, %endif ], !dbg !20
  %.0353 = phi float [ 0.000000e+00, %for.body ], [ %271, %endif ], !dbg !20
  %.0352 = phi float [ 0.000000e+00, %for.body ], [ %270, %endif ], !dbg !20
  %.0351 = phi float [ 0.000000e+00, %for.body ], [ %269, %endif ], !dbg !20
  %.0350 = phi float [ 0.000000e+00, %for.body ], [ %268, %endif ], !dbg !20
  %.0349 = phi float [ 0.000000e+00, %for.body ], [ %267, %endif ], !dbg !20
  %.0348 = phi float [ 0.000000e+00, %for.body ], [ %266, %endif ], !dbg !20
  %.0347 = phi float [ 0.000000e+00, %for.body ], [ %265, %endif ], !dbg !20
  %.0346 = phi float [ 0.000000e+00, %for.body ], [ %264, %endif ], !dbg !20
  %.0345 = phi float [ 0.000000e+00, %for.body ], [ %263, %endif ], !dbg !20
  %.0344 = phi float [ 0.000000e+00, %for.body ], [ %262, %endif ], !dbg !20
  %.0343 = phi float [ 0.000000e+00, %for.body ], [ %261, %endif ], !dbg !20
  %.0342 = phi float [ 0.000000e+00, %for.body ], [ %260, %endif ], !dbg !20
  %.0341 = phi float [ 0.000000e+00, %for.body ], [ %259, %endif ], !dbg !20
  %.0340 = phi float [ 0.000000e+00, %for.body ], [ %258, %endif ], !dbg !20
  %.0339 = phi float [ 0.000000e+00, %for.body ], [ %257, %endif ], !dbg !20
  %.0338 = phi float [ 0.000000e+00, %for.body ], [ %256, %endif ], !dbg !20
  %.0337 = phi float [ 0.000000e+00, %for.body ], [ %255, %endif ], !dbg !20
  %.0336 = phi float [ 0.000000e+00, %for.body ], [ %254, %endif ], !dbg !20
  %.0335 = phi float [ 0.000000e+00, %for.body ], [ %253, %endif ], !dbg !20
  %.0334 = phi float [ 0.000000e+00, %for.body ], [ %252, %endif ], !dbg !20
  %.0333 = phi float [ 0.000000e+00, %for.body ], [ %251, %endif ], !dbg !20
  %.0332 = phi float [ 0.000000e+00, %for.body ], [ %250, %endif ], !dbg !20
  %.0331 = phi float [ 0.000000e+00, %for.body ], [ %249, %endif ], !dbg !20
  %.0330 = phi float [ 0.000000e+00, %for.body ], [ %248, %endif ], !dbg !20
  %.0329 = phi float [ 0.000000e+00, %for.body ], [ %247, %endif ], !dbg !20
  %.0328 = phi float [ 0.000000e+00, %for.body ], [ %246, %endif ], !dbg !20
  %.0327 = phi float [ 0.000000e+00, %for.body ], [ %245, %endif ], !dbg !20
  %.0326 = phi float [ 0.000000e+00, %for.body ], [ %244, %endif ], !dbg !20
  %.0325 = phi float [ 0.000000e+00, %for.body ], [ %243, %endif ], !dbg !20
  %.0324 = phi float [ 0.000000e+00, %for.body ], [ %242, %endif ], !dbg !20
  %.0323 = phi float [ 0.000000e+00, %for.body ], [ %241, %endif ], !dbg !20
  %.0322 = phi float [ 0.000000e+00, %for.body ], [ %240, %endif ], !dbg !20
  %.0321 = phi float [ 0.000000e+00, %for.body ], [ %239, %endif ], !dbg !20
  %.0320 = phi float [ 0.000000e+00, %for.body ], [ %238, %endif ], !dbg !20
  %.0319 = phi float [ 0.000000e+00, %for.body ], [ %237, %endif ], !dbg !20
  %.1318 = phi i1 [ false, %for.body ], [ true, %endif ], !dbg !20
  %.1316 = phi i32 [ %.0315, %for.body ], [ %305, %endif ], !dbg !20
  %.1 = phi i32 [ %.0, %for.body ], [ %303, %endif ], !dbg !20
  %left5 = phi i32 [ %36, %for.body ], [ %306, %endif ], !dbg !18
  %.not390 = icmp eq i32 %left5, 0, !dbg !18
  br i1 %.not390, label %for.end3, label %for.body2, !dbg !18

for.body2:                                        ; preds = %for.head1
  %92 = shl i32 %.1, 3, !dbg !21
  %93 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114688), i32 %92, !dbg !21
  %94 = and i32 %.1316, 1, !dbg !21
  br label %wait, !dbg !21

for.end3:                                         ; preds = %for.head1
  %95 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}"(float %.0319, float %.0320, float %.0321, float %.0322, float %.0323, float %.0324, float %.0325, float %.0326, float %.0327, float %.0328, float %.0329, float %.0330, float %.0331, float %.0332, float %.0333, float %.0334, float %.0335, float %.0336, float %.0337, float %.0338, float %.0339, float %.0340, float %.0341, float %.0342, float %.0343, float %.0344, float %.0345, float %.0346, float %.0347, float %.0348, float %.0349, float %.0350, float %.0351, float %.0352, float %.0353, float %.0354, float %.0355, float %.0356, float %.0357, float %.0358, float %.0359, float %.0360, float %.0361, float %.0362, float %.0363, float %.0364, float %.0365, float %.0366, float %.0367, float %.0368, float %.0369, float %.0370, float %.0371, float %.0372, float %.0373, float %.0374, float %.0375, float %.0376, float %.0377, float %.0378, float %.0379, float %.0380, float %.0381, float %.0382) #7, !dbg !22
  %96 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 0, !dbg !22
  %97 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 1, !dbg !22
  %98 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 2, !dbg !22
  %99 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 3, !dbg !22
  %100 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 4, !dbg !22
  %101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 5, !dbg !22
  %102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 6, !dbg !22
  %103 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 7, !dbg !22
  %104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 8, !dbg !22
  %105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 9, !dbg !22
  %106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 10, !dbg !22
  %107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 11, !dbg !22
  %108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 12, !dbg !22
  %109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 13, !dbg !22
  %110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 14, !dbg !22
  %111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 15, !dbg !22
  %112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 16, !dbg !22
  %113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 17, !dbg !22
  %114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 18, !dbg !22
  %115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 19, !dbg !22
  %116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 20, !dbg !22
  %117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 21, !dbg !22
  %118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 22, !dbg !22
  %119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 23, !dbg !22
  %120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 24, !dbg !22
  %121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 25, !dbg !22
  %122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 26, !dbg !22
  %123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 27, !dbg !22
  %124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 28, !dbg !22
  %125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 29, !dbg !22
  %126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 30, !dbg !22
  %127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 31, !dbg !22
  %128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 32, !dbg !22
  %129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 33, !dbg !22
  %130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 34, !dbg !22
  %131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 35, !dbg !22
  %132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 36, !dbg !22
  %133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 37, !dbg !22
  %134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 38, !dbg !22
  %135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 39, !dbg !22
  %136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 40, !dbg !22
  %137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 41, !dbg !22
  %138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 42, !dbg !22
  %139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 43, !dbg !22
  %140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 44, !dbg !22
  %141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 45, !dbg !22
  %142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 46, !dbg !22
  %143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 47, !dbg !22
  %144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 48, !dbg !22
  %145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 49, !dbg !22
  %146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 50, !dbg !22
  %147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 51, !dbg !22
  %148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 52, !dbg !22
  %149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 53, !dbg !22
  %150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 54, !dbg !22
  %151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 55, !dbg !22
  %152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 56, !dbg !22
  %153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 57, !dbg !22
  %154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 58, !dbg !22
  %155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 59, !dbg !22
  %156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 60, !dbg !22
  %157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 61, !dbg !22
  %158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 62, !dbg !22
  %159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %95, 63, !dbg !22
  br i1 %.1318, label %then8, label %endif10, !dbg !23

wait:                                             ; preds = %wait, %for.body2
  %160 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %93, i32 %94), !dbg !21
  br i1 %160, label %waited, label %wait, !dbg !21

waited:                                           ; preds = %wait
  %161 = shl i32 %.1, 13, !dbg !21
  %162 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %161, !dbg !21
  %163 = shl i32 %.1, 14, !dbg !21
  %164 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %163, !dbg !21
  %165 = ptrtoint ptr addrspace(3) %164 to i32, !dbg !24
  %166 = lshr exact i32 %165, 4, !dbg !24
  %167 = or i32 %166, 65536, !dbg !24
  %168 = ptrtoint ptr addrspace(3) %162 to i32, !dbg !24
  %169 = lshr exact i32 %168, 4, !dbg !24
  %170 = or i32 %169, 65536, !dbg !24
  %171 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "{\0A.reg .b32 low;\0A.reg .b32 bhigh;\0Amov.b32 bhigh, 1073741888;\0A.reg .b32 ahigh;\0Amov.b32 ahigh, 1073741888;\0A.reg .b64 b0;\0A.reg .b64 b1;\0A.reg .b64 b2;\0A.reg .b64 b3;\0A.reg .b64 a0;\0A.reg .b64 a1;\0A.reg .b64 a2;\0A.reg .b64 a3;\0Amov.b64 b0, {$128, bhigh};\0Aadd.u32 low, $128, 2;\0Amov.b64 b1, {low, bhigh};\0Aadd.u32 low, $128, 4;\0Amov.b64 b2, {low, bhigh};\0Aadd.u32 low, $128, 6;\0Amov.b64 b3, {low, bhigh};\0Amov.b64 a0, {$129, ahigh};\0Aadd.u32 low, $129, 2;\0Amov.b64 a1, {low, ahigh};\0Aadd.u32 low, $129, 4;\0Amov.b64 a2, {low, ahigh};\0Aadd.u32 low, $129, 6;\0Amov.b64 a3, {low, ahigh};\0Awgmma.fence.sync.aligned;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, a0, b0, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, a1, b1, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, a2, b2, 1, 1, 1, 0, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, a3, b3, 1, 1, 1, 0, 0;\0Awgmma.commit_group.sync.aligned;\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,r,r,~{memory}"(float %.0319, float %.0320, float %.0321, float %.0322, float %.0323, float %.0324, float %.0325, float %.0326, float %.0327, float %.0328, float %.0329, float %.0330, float %.0331, float %.0332, float %.0333, float %.0334, float %.0335, float %.0336, float %.0337, float %.0338, float %.0339, float %.0340, float %.0341, float %.0342, float %.0343, float %.0344, float %.0345, float %.0346, float %.0347, float %.0348, float %.0349, float %.0350, float %.0351, float %.0352, float %.0353, float %.0354, float %.0355, float %.0356, float %.0357, float %.0358, float %.0359, float %.0360, float %.0361, float %.0362, float %.0363, float %.0364, float %.0365, float %.0366, float %.0367, float %.0368, float %.0369, float %.0370, float %.0371, float %.0372, float %.0373, float %.0374, float %.0375, float %.0376, float %.0377, float %.0378, float %.0379, float %.0380, float %.0381, float %.0382, i32 %167, i32 %170) #7, !dbg !24
  %172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 0, !dbg !24
  %173 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 1, !dbg !24
  %174 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 2, !dbg !24
  %175 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 3, !dbg !24
  %176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 4, !dbg !24
  %177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 5, !dbg !24
  %178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 6, !dbg !24
  %179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 7, !dbg !24
  %180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 8, !dbg !24
  %181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 9, !dbg !24
  %182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 10, !dbg !24
  %183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 11, !dbg !24
  %184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 12, !dbg !24
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 13, !dbg !24
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 14, !dbg !24
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 15, !dbg !24
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 16, !dbg !24
  %189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 17, !dbg !24
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 18, !dbg !24
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 19, !dbg !24
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 20, !dbg !24
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 21, !dbg !24
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 22, !dbg !24
  %195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 23, !dbg !24
  %196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 24, !dbg !24
  %197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 25, !dbg !24
  %198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 26, !dbg !24
  %199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 27, !dbg !24
  %200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 28, !dbg !24
  %201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 29, !dbg !24
  %202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 30, !dbg !24
  %203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 31, !dbg !24
  %204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 32, !dbg !24
  %205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 33, !dbg !24
  %206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 34, !dbg !24
  %207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 35, !dbg !24
  %208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 36, !dbg !24
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 37, !dbg !24
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 38, !dbg !24
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 39, !dbg !24
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 40, !dbg !24
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 41, !dbg !24
  %214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 42, !dbg !24
  %215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 43, !dbg !24
  %216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 44, !dbg !24
  %217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 45, !dbg !24
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 46, !dbg !24
  %219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 47, !dbg !24
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 48, !dbg !24
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 49, !dbg !24
  %222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 50, !dbg !24
  %223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 51, !dbg !24
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 52, !dbg !24
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 53, !dbg !24
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 54, !dbg !24
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 55, !dbg !24
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 56, !dbg !24
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 57, !dbg !24
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 58, !dbg !24
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 59, !dbg !24
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 60, !dbg !24
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 61, !dbg !24
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 62, !dbg !24
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %171, 63, !dbg !24
  %236 = call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}"(float %172, float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180, float %181, float %182, float %183, float %184, float %185, float %186, float %187, float %188, float %189, float %190, float %191, float %192, float %193, float %194, float %195, float %196, float %197, float %198, float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221, float %222, float %223, float %224, float %225, float %226, float %227, float %228, float %229, float %230, float %231, float %232, float %233, float %234, float %235) #7, !dbg !25
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 0, !dbg !25
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 1, !dbg !25
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 2, !dbg !25
  %240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 3, !dbg !25
  %241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 4, !dbg !25
  %242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 5, !dbg !25
  %243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 6, !dbg !25
  %244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 7, !dbg !25
  %245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 8, !dbg !25
  %246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 9, !dbg !25
  %247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 10, !dbg !25
  %248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 11, !dbg !25
  %249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 12, !dbg !25
  %250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 13, !dbg !25
  %251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 14, !dbg !25
  %252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 15, !dbg !25
  %253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 16, !dbg !25
  %254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 17, !dbg !25
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 18, !dbg !25
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 19, !dbg !25
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 20, !dbg !25
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 21, !dbg !25
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 22, !dbg !25
  %260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 23, !dbg !25
  %261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 24, !dbg !25
  %262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 25, !dbg !25
  %263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 26, !dbg !25
  %264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 27, !dbg !25
  %265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 28, !dbg !25
  %266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 29, !dbg !25
  %267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 30, !dbg !25
  %268 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 31, !dbg !25
  %269 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 32, !dbg !25
  %270 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 33, !dbg !25
  %271 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 34, !dbg !25
  %272 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 35, !dbg !25
  %273 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 36, !dbg !25
  %274 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 37, !dbg !25
  %275 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 38, !dbg !25
  %276 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 39, !dbg !25
  %277 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 40, !dbg !25
  %278 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 41, !dbg !25
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 42, !dbg !25
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 43, !dbg !25
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 44, !dbg !25
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 45, !dbg !25
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 46, !dbg !25
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 47, !dbg !25
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 48, !dbg !25
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 49, !dbg !25
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 50, !dbg !25
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 51, !dbg !25
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 52, !dbg !25
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 53, !dbg !25
  %291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 54, !dbg !25
  %292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 55, !dbg !25
  %293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 56, !dbg !25
  %294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 57, !dbg !25
  %295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 58, !dbg !25
  %296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 59, !dbg !25
  %297 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 60, !dbg !25
  %298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 61, !dbg !25
  %299 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 62, !dbg !25
  %300 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %236, 63, !dbg !25
  br i1 %.1318, label %then, label %endif, !dbg !25

then:                                             ; preds = %waited
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !25
  br i1 %elected_lane, label %when6, label %endif, !dbg !25

endif:                                            ; preds = %then, %when6, %waited
  %301 = add i32 %.1, 1, !dbg !25
  %302 = icmp eq i32 %301, 4, !dbg !25
  %303 = select i1 %302, i32 0, i32 %301, !dbg !25
  %304 = zext i1 %302 to i32, !dbg !25
  %305 = add i32 %.1316, %304, !dbg !25
  %306 = add i32 %left5, -1, !dbg !18
  br label %for.head1, !dbg !18

when6:                                            ; preds = %then
  %307 = icmp eq i32 %.1, 0, !dbg !25
  %308 = add i32 %92, -8, !dbg !25
  %309 = select i1 %307, i32 24, i32 %308, !dbg !25
  %310 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114720), i32 %309, !dbg !25
  %311 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %310), !dbg !25
  br label %endif, !dbg !25

then8:                                            ; preds = %for.end3
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !23
  br i1 %elected_lane, label %when11, label %endif10, !dbg !23

endif10:                                          ; preds = %then8, %when11, %for.end3
  %312 = sext i32 %91 to i64, !dbg !26
  %313 = getelementptr i32, ptr addrspace(1) %tile_row, i64 %312, !dbg !26
  %314 = load i32, ptr addrspace(1) %313, align 4, !dbg !27
  %315 = getelementptr i32, ptr addrspace(1) %tile_end, i64 %312, !dbg !28
  %316 = load i32, ptr addrspace(1) %315, align 4, !dbg !29
  %317 = add i32 %314, 64, !dbg !30
  %.not391 = icmp sgt i32 %317, %316, !dbg !31
  %318 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %97, float %96), !dbg !32
  %319 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %99, float %98), !dbg !32
  %320 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %101, float %100), !dbg !32
  %321 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %103, float %102), !dbg !32
  %322 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %105, float %104), !dbg !32
  %323 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %107, float %106), !dbg !32
  %324 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %109, float %108), !dbg !32
  %325 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %111, float %110), !dbg !32
  %326 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %113, float %112), !dbg !32
  %327 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %115, float %114), !dbg !32
  %328 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %117, float %116), !dbg !32
  %329 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %119, float %118), !dbg !32
  %330 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %121, float %120), !dbg !32
  %331 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %123, float %122), !dbg !32
  %332 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %125, float %124), !dbg !32
  %333 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %127, float %126), !dbg !32
  %334 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %129, float %128), !dbg !32
  %335 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %131, float %130), !dbg !32
  %336 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %133, float %132), !dbg !32
  %337 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %135, float %134), !dbg !32
  %338 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %137, float %136), !dbg !32
  %339 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %139, float %138), !dbg !32
  %340 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %141, float %140), !dbg !32
  %341 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %143, float %142), !dbg !32
  %342 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %145, float %144), !dbg !32
  %343 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %147, float %146), !dbg !32
  %344 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %149, float %148), !dbg !32
  %345 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %151, float %150), !dbg !32
  %346 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %153, float %152), !dbg !32
  %347 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %155, float %154), !dbg !32
  %348 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %157, float %156), !dbg !32
  %349 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %159, float %158), !dbg !32
  br i1 %.not391, label %else14, label %then13, !dbg !33

when11:                                           ; preds = %then8
  %350 = icmp eq i32 %.1, 0, !dbg !23
  %351 = shl i32 %.1, 3, !dbg !23
  %352 = add i32 %351, -8, !dbg !23
  %353 = select i1 %350, i32 24, i32 %352, !dbg !23
  %354 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114720), i32 %353, !dbg !23
  %355 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %354), !dbg !23
  br label %endif10, !dbg !23

then13:                                           ; preds = %endif10
  br i1 %elected, label %when16, label %after17, !dbg !34

else14:                                           ; preds = %endif10
  %356 = add i32 %314, %19, !dbg !35
  %357 = sext i32 %356 to i64, !dbg !36
  %358 = mul i64 %c_stride, %357, !dbg !37
  %359 = or disjoint i32 %90, %21, !dbg !38
  %360 = or disjoint i32 %90, %57, !dbg !38
  %361 = sext i32 %359 to i64, !dbg !39
  %362 = sext i32 %360 to i64, !dbg !39
  %363 = getelementptr bfloat, ptr addrspace(1) %c_rows, i64 %358, !dbg !40
  %364 = getelementptr bfloat, ptr addrspace(1) %363, i64 %361, !dbg !40
  %365 = getelementptr bfloat, ptr addrspace(1) %363, i64 %362, !dbg !40
  %366 = add i32 %314, %56, !dbg !35
  %367 = sext i32 %366 to i64, !dbg !36
  %368 = mul i64 %c_stride, %367, !dbg !37
  %369 = getelementptr bfloat, ptr addrspace(1) %c_rows, i64 %368, !dbg !40
  %370 = getelementptr bfloat, ptr addrspace(1) %369, i64 %361, !dbg !40
  %371 = getelementptr bfloat, ptr addrspace(1) %369, i64 %362, !dbg !40
  %372 = or disjoint i32 %90, %58, !dbg !38
  %373 = or disjoint i32 %90, %59, !dbg !38
  %374 = sext i32 %372 to i64, !dbg !39
  %375 = sext i32 %373 to i64, !dbg !39
  %376 = getelementptr bfloat, ptr addrspace(1) %363, i64 %374, !dbg !40
  %377 = getelementptr bfloat, ptr addrspace(1) %363, i64 %375, !dbg !40
  %378 = getelementptr bfloat, ptr addrspace(1) %369, i64 %374, !dbg !40
  %379 = getelementptr bfloat, ptr addrspace(1) %369, i64 %375, !dbg !40
  %380 = or disjoint i32 %90, %60, !dbg !38
  %381 = or disjoint i32 %90, %61, !dbg !38
  %382 = sext i32 %380 to i64, !dbg !39
  %383 = sext i32 %381 to i64, !dbg !39
  %384 = getelementptr bfloat, ptr addrspace(1) %363, i64 %382, !dbg !40
  %385 = getelementptr bfloat, ptr addrspace(1) %363, i64 %383, !dbg !40
  %386 = getelementptr bfloat, ptr addrspace(1) %369, i64 %382, !dbg !40
  %387 = getelementptr bfloat, ptr addrspace(1) %369, i64 %383, !dbg !40
  %388 = or disjoint i32 %90, %62, !dbg !38
  %389 = or disjoint i32 %90, %63, !dbg !38
  %390 = sext i32 %388 to i64, !dbg !39
  %391 = sext i32 %389 to i64, !dbg !39
  %392 = getelementptr bfloat, ptr addrspace(1) %363, i64 %390, !dbg !40
  %393 = getelementptr bfloat, ptr addrspace(1) %363, i64 %391, !dbg !40
  %394 = getelementptr bfloat, ptr addrspace(1) %369, i64 %390, !dbg !40
  %395 = getelementptr bfloat, ptr addrspace(1) %369, i64 %391, !dbg !40
  %396 = or disjoint i32 %90, %64, !dbg !38
  %397 = or disjoint i32 %90, %65, !dbg !38
  %398 = sext i32 %396 to i64, !dbg !39
  %399 = sext i32 %397 to i64, !dbg !39
  %400 = getelementptr bfloat, ptr addrspace(1) %363, i64 %398, !dbg !40
  %401 = getelementptr bfloat, ptr addrspace(1) %363, i64 %399, !dbg !40
  %402 = getelementptr bfloat, ptr addrspace(1) %369, i64 %398, !dbg !40
  %403 = getelementptr bfloat, ptr addrspace(1) %369, i64 %399, !dbg !40
  %404 = or disjoint i32 %90, %66, !dbg !38
  %405 = or disjoint i32 %90, %67, !dbg !38
  %406 = sext i32 %404 to i64, !dbg !39
  %407 = sext i32 %405 to i64, !dbg !39
  %408 = getelementptr bfloat, ptr addrspace(1) %363, i64 %406, !dbg !40
  %409 = getelementptr bfloat, ptr addrspace(1) %363, i64 %407, !dbg !40
  %410 = getelementptr bfloat, ptr addrspace(1) %369, i64 %406, !dbg !40
  %411 = getelementptr bfloat, ptr addrspace(1) %369, i64 %407, !dbg !40
  %412 = or disjoint i32 %90, %68, !dbg !38
  %413 = or disjoint i32 %90, %69, !dbg !38
  %414 = sext i32 %412 to i64, !dbg !39
  %415 = sext i32 %413 to i64, !dbg !39
  %416 = getelementptr bfloat, ptr addrspace(1) %363, i64 %414, !dbg !40
  %417 = getelementptr bfloat, ptr addrspace(1) %363, i64 %415, !dbg !40
  %418 = getelementptr bfloat, ptr addrspace(1) %369, i64 %414, !dbg !40
  %419 = getelementptr bfloat, ptr addrspace(1) %369, i64 %415, !dbg !40
  %420 = or disjoint i32 %90, %70, !dbg !38
  %421 = or disjoint i32 %90, %71, !dbg !38
  %422 = sext i32 %420 to i64, !dbg !39
  %423 = sext i32 %421 to i64, !dbg !39
  %424 = getelementptr bfloat, ptr addrspace(1) %363, i64 %422, !dbg !40
  %425 = getelementptr bfloat, ptr addrspace(1) %363, i64 %423, !dbg !40
  %426 = getelementptr bfloat, ptr addrspace(1) %369, i64 %422, !dbg !40
  %427 = getelementptr bfloat, ptr addrspace(1) %369, i64 %423, !dbg !40
  %428 = or disjoint i32 %90, %72, !dbg !38
  %429 = or disjoint i32 %90, %73, !dbg !38
  %430 = sext i32 %428 to i64, !dbg !39
  %431 = sext i32 %429 to i64, !dbg !39
  %432 = getelementptr bfloat, ptr addrspace(1) %363, i64 %430, !dbg !40
  %433 = getelementptr bfloat, ptr addrspace(1) %363, i64 %431, !dbg !40
  %434 = getelementptr bfloat, ptr addrspace(1) %369, i64 %430, !dbg !40
  %435 = getelementptr bfloat, ptr addrspace(1) %369, i64 %431, !dbg !40
  %436 = or disjoint i32 %90, %74, !dbg !38
  %437 = or disjoint i32 %90, %75, !dbg !38
  %438 = sext i32 %436 to i64, !dbg !39
  %439 = sext i32 %437 to i64, !dbg !39
  %440 = getelementptr bfloat, ptr addrspace(1) %363, i64 %438, !dbg !40
  %441 = getelementptr bfloat, ptr addrspace(1) %363, i64 %439, !dbg !40
  %442 = getelementptr bfloat, ptr addrspace(1) %369, i64 %438, !dbg !40
  %443 = getelementptr bfloat, ptr addrspace(1) %369, i64 %439, !dbg !40
  %444 = or disjoint i32 %90, %76, !dbg !38
  %445 = or disjoint i32 %90, %77, !dbg !38
  %446 = sext i32 %444 to i64, !dbg !39
  %447 = sext i32 %445 to i64, !dbg !39
  %448 = getelementptr bfloat, ptr addrspace(1) %363, i64 %446, !dbg !40
  %449 = getelementptr bfloat, ptr addrspace(1) %363, i64 %447, !dbg !40
  %450 = getelementptr bfloat, ptr addrspace(1) %369, i64 %446, !dbg !40
  %451 = getelementptr bfloat, ptr addrspace(1) %369, i64 %447, !dbg !40
  %452 = or disjoint i32 %90, %78, !dbg !38
  %453 = or disjoint i32 %90, %79, !dbg !38
  %454 = sext i32 %452 to i64, !dbg !39
  %455 = sext i32 %453 to i64, !dbg !39
  %456 = getelementptr bfloat, ptr addrspace(1) %363, i64 %454, !dbg !40
  %457 = getelementptr bfloat, ptr addrspace(1) %363, i64 %455, !dbg !40
  %458 = getelementptr bfloat, ptr addrspace(1) %369, i64 %454, !dbg !40
  %459 = getelementptr bfloat, ptr addrspace(1) %369, i64 %455, !dbg !40
  %460 = or disjoint i32 %90, %80, !dbg !38
  %461 = or disjoint i32 %90, %81, !dbg !38
  %462 = sext i32 %460 to i64, !dbg !39
  %463 = sext i32 %461 to i64, !dbg !39
  %464 = getelementptr bfloat, ptr addrspace(1) %363, i64 %462, !dbg !40
  %465 = getelementptr bfloat, ptr addrspace(1) %363, i64 %463, !dbg !40
  %466 = getelementptr bfloat, ptr addrspace(1) %369, i64 %462, !dbg !40
  %467 = getelementptr bfloat, ptr addrspace(1) %369, i64 %463, !dbg !40
  %468 = or disjoint i32 %90, %82, !dbg !38
  %469 = or disjoint i32 %90, %83, !dbg !38
  %470 = sext i32 %468 to i64, !dbg !39
  %471 = sext i32 %469 to i64, !dbg !39
  %472 = getelementptr bfloat, ptr addrspace(1) %363, i64 %470, !dbg !40
  %473 = getelementptr bfloat, ptr addrspace(1) %363, i64 %471, !dbg !40
  %474 = getelementptr bfloat, ptr addrspace(1) %369, i64 %470, !dbg !40
  %475 = getelementptr bfloat, ptr addrspace(1) %369, i64 %471, !dbg !40
  %476 = or disjoint i32 %90, %84, !dbg !38
  %477 = or disjoint i32 %90, %85, !dbg !38
  %478 = sext i32 %476 to i64, !dbg !39
  %479 = sext i32 %477 to i64, !dbg !39
  %480 = getelementptr bfloat, ptr addrspace(1) %363, i64 %478, !dbg !40
  %481 = getelementptr bfloat, ptr addrspace(1) %363, i64 %479, !dbg !40
  %482 = getelementptr bfloat, ptr addrspace(1) %369, i64 %478, !dbg !40
  %483 = getelementptr bfloat, ptr addrspace(1) %369, i64 %479, !dbg !40
  %484 = or disjoint i32 %90, %86, !dbg !38
  %485 = or disjoint i32 %90, %87, !dbg !38
  %486 = sext i32 %484 to i64, !dbg !39
  %487 = sext i32 %485 to i64, !dbg !39
  %488 = getelementptr bfloat, ptr addrspace(1) %363, i64 %486, !dbg !40
  %489 = getelementptr bfloat, ptr addrspace(1) %363, i64 %487, !dbg !40
  %490 = getelementptr bfloat, ptr addrspace(1) %369, i64 %486, !dbg !40
  %491 = getelementptr bfloat, ptr addrspace(1) %369, i64 %487, !dbg !40
  %492 = icmp slt i32 %356, %316, !dbg !41
  %493 = icmp slt i32 %359, %n, !dbg !42
  %494 = icmp slt i32 %360, %n, !dbg !42
  %495 = and i1 %492, %493, !dbg !43
  %496 = and i1 %492, %494, !dbg !43
  %497 = icmp slt i32 %366, %316, !dbg !41
  %498 = and i1 %497, %493, !dbg !43
  %499 = and i1 %497, %494, !dbg !43
  %500 = icmp slt i32 %372, %n, !dbg !42
  %501 = icmp slt i32 %373, %n, !dbg !42
  %502 = and i1 %492, %500, !dbg !43
  %503 = and i1 %492, %501, !dbg !43
  %504 = and i1 %497, %500, !dbg !43
  %505 = and i1 %497, %501, !dbg !43
  %506 = icmp slt i32 %380, %n, !dbg !42
  %507 = icmp slt i32 %381, %n, !dbg !42
  %508 = and i1 %492, %506, !dbg !43
  %509 = and i1 %492, %507, !dbg !43
  %510 = and i1 %497, %506, !dbg !43
  %511 = and i1 %497, %507, !dbg !43
  %512 = icmp slt i32 %388, %n, !dbg !42
  %513 = icmp slt i32 %389, %n, !dbg !42
  %514 = and i1 %492, %512, !dbg !43
  %515 = and i1 %492, %513, !dbg !43
  %516 = and i1 %497, %512, !dbg !43
  %517 = and i1 %497, %513, !dbg !43
  %518 = icmp slt i32 %396, %n, !dbg !42
  %519 = icmp slt i32 %397, %n, !dbg !42
  %520 = and i1 %492, %518, !dbg !43
  %521 = and i1 %492, %519, !dbg !43
  %522 = and i1 %497, %518, !dbg !43
  %523 = and i1 %497, %519, !dbg !43
  %524 = icmp slt i32 %404, %n, !dbg !42
  %525 = icmp slt i32 %405, %n, !dbg !42
  %526 = and i1 %492, %524, !dbg !43
  %527 = and i1 %492, %525, !dbg !43
  %528 = and i1 %497, %524, !dbg !43
  %529 = and i1 %497, %525, !dbg !43
  %530 = icmp slt i32 %412, %n, !dbg !42
  %531 = icmp slt i32 %413, %n, !dbg !42
  %532 = and i1 %492, %530, !dbg !43
  %533 = and i1 %492, %531, !dbg !43
  %534 = and i1 %497, %530, !dbg !43
  %535 = and i1 %497, %531, !dbg !43
  %536 = icmp slt i32 %420, %n, !dbg !42
  %537 = icmp slt i32 %421, %n, !dbg !42
  %538 = and i1 %492, %536, !dbg !43
  %539 = and i1 %492, %537, !dbg !43
  %540 = and i1 %497, %536, !dbg !43
  %541 = and i1 %497, %537, !dbg !43
  %542 = icmp slt i32 %428, %n, !dbg !42
  %543 = icmp slt i32 %429, %n, !dbg !42
  %544 = and i1 %492, %542, !dbg !43
  %545 = and i1 %492, %543, !dbg !43
  %546 = and i1 %497, %542, !dbg !43
  %547 = and i1 %497, %543, !dbg !43
  %548 = icmp slt i32 %436, %n, !dbg !42
  %549 = icmp slt i32 %437, %n, !dbg !42
  %550 = and i1 %492, %548, !dbg !43
  %551 = and i1 %492, %549, !dbg !43
  %552 = and i1 %497, %548, !dbg !43
  %553 = and i1 %497, %549, !dbg !43
  %554 = icmp slt i32 %444, %n, !dbg !42
  %555 = icmp slt i32 %445, %n, !dbg !42
  %556 = and i1 %492, %554, !dbg !43
  %557 = and i1 %492, %555, !dbg !43
  %558 = and i1 %497, %554, !dbg !43
  %559 = and i1 %497, %555, !dbg !43
  %560 = icmp slt i32 %452, %n, !dbg !42
  %561 = icmp slt i32 %453, %n, !dbg !42
  %562 = and i1 %492, %560, !dbg !43
  %563 = and i1 %492, %561, !dbg !43
  %564 = and i1 %497, %560, !dbg !43
  %565 = and i1 %497, %561, !dbg !43
  %566 = icmp slt i32 %460, %n, !dbg !42
  %567 = icmp slt i32 %461, %n, !dbg !42
  %568 = and i1 %492, %566, !dbg !43
  %569 = and i1 %492, %567, !dbg !43
  %570 = and i1 %497, %566, !dbg !43
  %571 = and i1 %497, %567, !dbg !43
  %572 = icmp slt i32 %468, %n, !dbg !42
  %573 = icmp slt i32 %469, %n, !dbg !42
  %574 = and i1 %492, %572, !dbg !43
  %575 = and i1 %492, %573, !dbg !43
  %576 = and i1 %497, %572, !dbg !43
  %577 = and i1 %497, %573, !dbg !43
  %578 = icmp slt i32 %476, %n, !dbg !42
  %579 = icmp slt i32 %477, %n, !dbg !42
  %580 = and i1 %492, %578, !dbg !43
  %581 = and i1 %492, %579, !dbg !43
  %582 = and i1 %497, %578, !dbg !43
  %583 = and i1 %497, %579, !dbg !43
  %584 = icmp slt i32 %484, %n, !dbg !42
  %585 = icmp slt i32 %485, %n, !dbg !42
  %586 = and i1 %492, %584, !dbg !43
  %587 = and i1 %492, %585, !dbg !43
  %588 = and i1 %497, %584, !dbg !43
  %589 = and i1 %497, %585, !dbg !43
  %bc = bitcast <2 x bfloat> %318 to <2 x i16>, !dbg !44
  %590 = extractelement <2 x i16> %bc, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %364, i16 %590, i1 %495) #7, !dbg !44
  %591 = extractelement <2 x i16> %bc, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %365, i16 %591, i1 %496) #7, !dbg !44
  %bc393 = bitcast <2 x bfloat> %319 to <2 x i16>, !dbg !44
  %592 = extractelement <2 x i16> %bc393, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %370, i16 %592, i1 %498) #7, !dbg !44
  %593 = extractelement <2 x i16> %bc393, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %371, i16 %593, i1 %499) #7, !dbg !44
  %bc395 = bitcast <2 x bfloat> %320 to <2 x i16>, !dbg !44
  %594 = extractelement <2 x i16> %bc395, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %376, i16 %594, i1 %502) #7, !dbg !44
  %595 = extractelement <2 x i16> %bc395, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %377, i16 %595, i1 %503) #7, !dbg !44
  %bc397 = bitcast <2 x bfloat> %321 to <2 x i16>, !dbg !44
  %596 = extractelement <2 x i16> %bc397, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %378, i16 %596, i1 %504) #7, !dbg !44
  %597 = extractelement <2 x i16> %bc397, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %379, i16 %597, i1 %505) #7, !dbg !44
  %bc399 = bitcast <2 x bfloat> %322 to <2 x i16>, !dbg !44
  %598 = extractelement <2 x i16> %bc399, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %384, i16 %598, i1 %508) #7, !dbg !44
  %599 = extractelement <2 x i16> %bc399, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %385, i16 %599, i1 %509) #7, !dbg !44
  %bc401 = bitcast <2 x bfloat> %323 to <2 x i16>, !dbg !44
  %600 = extractelement <2 x i16> %bc401, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %386, i16 %600, i1 %510) #7, !dbg !44
  %601 = extractelement <2 x i16> %bc401, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %387, i16 %601, i1 %511) #7, !dbg !44
  %bc403 = bitcast <2 x bfloat> %324 to <2 x i16>, !dbg !44
  %602 = extractelement <2 x i16> %bc403, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %392, i16 %602, i1 %514) #7, !dbg !44
  %603 = extractelement <2 x i16> %bc403, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %393, i16 %603, i1 %515) #7, !dbg !44
  %bc405 = bitcast <2 x bfloat> %325 to <2 x i16>, !dbg !44
  %604 = extractelement <2 x i16> %bc405, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %394, i16 %604, i1 %516) #7, !dbg !44
  %605 = extractelement <2 x i16> %bc405, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %395, i16 %605, i1 %517) #7, !dbg !44
  %bc407 = bitcast <2 x bfloat> %326 to <2 x i16>, !dbg !44
  %606 = extractelement <2 x i16> %bc407, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %400, i16 %606, i1 %520) #7, !dbg !44
  %607 = extractelement <2 x i16> %bc407, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %401, i16 %607, i1 %521) #7, !dbg !44
  %bc409 = bitcast <2 x bfloat> %327 to <2 x i16>, !dbg !44
  %608 = extractelement <2 x i16> %bc409, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %402, i16 %608, i1 %522) #7, !dbg !44
  %609 = extractelement <2 x i16> %bc409, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %403, i16 %609, i1 %523) #7, !dbg !44
  %bc411 = bitcast <2 x bfloat> %328 to <2 x i16>, !dbg !44
  %610 = extractelement <2 x i16> %bc411, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %408, i16 %610, i1 %526) #7, !dbg !44
  %611 = extractelement <2 x i16> %bc411, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %409, i16 %611, i1 %527) #7, !dbg !44
  %bc413 = bitcast <2 x bfloat> %329 to <2 x i16>, !dbg !44
  %612 = extractelement <2 x i16> %bc413, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %410, i16 %612, i1 %528) #7, !dbg !44
  %613 = extractelement <2 x i16> %bc413, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %411, i16 %613, i1 %529) #7, !dbg !44
  %bc415 = bitcast <2 x bfloat> %330 to <2 x i16>, !dbg !44
  %614 = extractelement <2 x i16> %bc415, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %416, i16 %614, i1 %532) #7, !dbg !44
  %615 = extractelement <2 x i16> %bc415, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %417, i16 %615, i1 %533) #7, !dbg !44
  %bc417 = bitcast <2 x bfloat> %331 to <2 x i16>, !dbg !44
  %616 = extractelement <2 x i16> %bc417, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %418, i16 %616, i1 %534) #7, !dbg !44
  %617 = extractelement <2 x i16> %bc417, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %419, i16 %617, i1 %535) #7, !dbg !44
  %bc419 = bitcast <2 x bfloat> %332 to <2 x i16>, !dbg !44
  %618 = extractelement <2 x i16> %bc419, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %424, i16 %618, i1 %538) #7, !dbg !44
  %619 = extractelement <2 x i16> %bc419, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %425, i16 %619, i1 %539) #7, !dbg !44
  %bc421 = bitcast <2 x bfloat> %333 to <2 x i16>, !dbg !44
  %620 = extractelement <2 x i16> %bc421, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %426, i16 %620, i1 %540) #7, !dbg !44
  %621 = extractelement <2 x i16> %bc421, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %427, i16 %621, i1 %541) #7, !dbg !44
  %bc423 = bitcast <2 x bfloat> %334 to <2 x i16>, !dbg !44
  %622 = extractelement <2 x i16> %bc423, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %432, i16 %622, i1 %544) #7, !dbg !44
  %623 = extractelement <2 x i16> %bc423, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %433, i16 %623, i1 %545) #7, !dbg !44
  %bc425 = bitcast <2 x bfloat> %335 to <2 x i16>, !dbg !44
  %624 = extractelement <2 x i16> %bc425, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %434, i16 %624, i1 %546) #7, !dbg !44
  %625 = extractelement <2 x i16> %bc425, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %435, i16 %625, i1 %547) #7, !dbg !44
  %bc427 = bitcast <2 x bfloat> %336 to <2 x i16>, !dbg !44
  %626 = extractelement <2 x i16> %bc427, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %440, i16 %626, i1 %550) #7, !dbg !44
  %627 = extractelement <2 x i16> %bc427, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %441, i16 %627, i1 %551) #7, !dbg !44
  %bc429 = bitcast <2 x bfloat> %337 to <2 x i16>, !dbg !44
  %628 = extractelement <2 x i16> %bc429, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %442, i16 %628, i1 %552) #7, !dbg !44
  %629 = extractelement <2 x i16> %bc429, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %443, i16 %629, i1 %553) #7, !dbg !44
  %bc431 = bitcast <2 x bfloat> %338 to <2 x i16>, !dbg !44
  %630 = extractelement <2 x i16> %bc431, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %448, i16 %630, i1 %556) #7, !dbg !44
  %631 = extractelement <2 x i16> %bc431, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %449, i16 %631, i1 %557) #7, !dbg !44
  %bc433 = bitcast <2 x bfloat> %339 to <2 x i16>, !dbg !44
  %632 = extractelement <2 x i16> %bc433, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %450, i16 %632, i1 %558) #7, !dbg !44
  %633 = extractelement <2 x i16> %bc433, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %451, i16 %633, i1 %559) #7, !dbg !44
  %bc435 = bitcast <2 x bfloat> %340 to <2 x i16>, !dbg !44
  %634 = extractelement <2 x i16> %bc435, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %456, i16 %634, i1 %562) #7, !dbg !44
  %635 = extractelement <2 x i16> %bc435, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %457, i16 %635, i1 %563) #7, !dbg !44
  %bc437 = bitcast <2 x bfloat> %341 to <2 x i16>, !dbg !44
  %636 = extractelement <2 x i16> %bc437, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %458, i16 %636, i1 %564) #7, !dbg !44
  %637 = extractelement <2 x i16> %bc437, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %459, i16 %637, i1 %565) #7, !dbg !44
  %bc439 = bitcast <2 x bfloat> %342 to <2 x i16>, !dbg !44
  %638 = extractelement <2 x i16> %bc439, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %464, i16 %638, i1 %568) #7, !dbg !44
  %639 = extractelement <2 x i16> %bc439, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %465, i16 %639, i1 %569) #7, !dbg !44
  %bc441 = bitcast <2 x bfloat> %343 to <2 x i16>, !dbg !44
  %640 = extractelement <2 x i16> %bc441, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %466, i16 %640, i1 %570) #7, !dbg !44
  %641 = extractelement <2 x i16> %bc441, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %467, i16 %641, i1 %571) #7, !dbg !44
  %bc443 = bitcast <2 x bfloat> %344 to <2 x i16>, !dbg !44
  %642 = extractelement <2 x i16> %bc443, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %472, i16 %642, i1 %574) #7, !dbg !44
  %643 = extractelement <2 x i16> %bc443, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %473, i16 %643, i1 %575) #7, !dbg !44
  %bc445 = bitcast <2 x bfloat> %345 to <2 x i16>, !dbg !44
  %644 = extractelement <2 x i16> %bc445, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %474, i16 %644, i1 %576) #7, !dbg !44
  %645 = extractelement <2 x i16> %bc445, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %475, i16 %645, i1 %577) #7, !dbg !44
  %bc447 = bitcast <2 x bfloat> %346 to <2 x i16>, !dbg !44
  %646 = extractelement <2 x i16> %bc447, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %480, i16 %646, i1 %580) #7, !dbg !44
  %647 = extractelement <2 x i16> %bc447, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %481, i16 %647, i1 %581) #7, !dbg !44
  %bc449 = bitcast <2 x bfloat> %347 to <2 x i16>, !dbg !44
  %648 = extractelement <2 x i16> %bc449, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %482, i16 %648, i1 %582) #7, !dbg !44
  %649 = extractelement <2 x i16> %bc449, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %483, i16 %649, i1 %583) #7, !dbg !44
  %bc451 = bitcast <2 x bfloat> %348 to <2 x i16>, !dbg !44
  %650 = extractelement <2 x i16> %bc451, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %488, i16 %650, i1 %586) #7, !dbg !44
  %651 = extractelement <2 x i16> %bc451, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %489, i16 %651, i1 %587) #7, !dbg !44
  %bc453 = bitcast <2 x bfloat> %349 to <2 x i16>, !dbg !44
  %652 = extractelement <2 x i16> %bc453, i64 0, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %490, i16 %652, i1 %588) #7, !dbg !44
  %653 = extractelement <2 x i16> %bc453, i64 1, !dbg !44
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %491, i16 %653, i1 %589) #7, !dbg !44
  br label %endif15, !dbg !44

endif15:                                          ; preds = %when18, %after17, %else14
  %654 = add i32 %index, %22, !dbg !15
  %655 = add i32 %left, -1, !dbg !15
  br label %for.head, !dbg !15

when16:                                           ; preds = %then13
  call void asm sideeffect "cp.async.bulk.wait_group.read 0;", "~{memory}"() #7, !dbg !34
  br label %after17, !dbg !34

after17:                                          ; preds = %when16, %then13
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128), !dbg !34
  %656 = bitcast <2 x bfloat> %318 to <1 x i32>, !dbg !34
  %657 = extractelement <1 x i32> %656, i64 0, !dbg !34
  %658 = bitcast <2 x bfloat> %319 to <1 x i32>, !dbg !34
  %659 = extractelement <1 x i32> %658, i64 0, !dbg !34
  %660 = bitcast <2 x bfloat> %320 to <1 x i32>, !dbg !34
  %661 = extractelement <1 x i32> %660, i64 0, !dbg !34
  %662 = bitcast <2 x bfloat> %321 to <1 x i32>, !dbg !34
  %663 = extractelement <1 x i32> %662, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %38, i32 %657, i32 %659, i32 %661, i32 %663) #7, !dbg !34
  %664 = bitcast <2 x bfloat> %322 to <1 x i32>, !dbg !34
  %665 = extractelement <1 x i32> %664, i64 0, !dbg !34
  %666 = bitcast <2 x bfloat> %323 to <1 x i32>, !dbg !34
  %667 = extractelement <1 x i32> %666, i64 0, !dbg !34
  %668 = bitcast <2 x bfloat> %324 to <1 x i32>, !dbg !34
  %669 = extractelement <1 x i32> %668, i64 0, !dbg !34
  %670 = bitcast <2 x bfloat> %325 to <1 x i32>, !dbg !34
  %671 = extractelement <1 x i32> %670, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %41, i32 %665, i32 %667, i32 %669, i32 %671) #7, !dbg !34
  %672 = bitcast <2 x bfloat> %326 to <1 x i32>, !dbg !34
  %673 = extractelement <1 x i32> %672, i64 0, !dbg !34
  %674 = bitcast <2 x bfloat> %327 to <1 x i32>, !dbg !34
  %675 = extractelement <1 x i32> %674, i64 0, !dbg !34
  %676 = bitcast <2 x bfloat> %328 to <1 x i32>, !dbg !34
  %677 = extractelement <1 x i32> %676, i64 0, !dbg !34
  %678 = bitcast <2 x bfloat> %329 to <1 x i32>, !dbg !34
  %679 = extractelement <1 x i32> %678, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %44, i32 %673, i32 %675, i32 %677, i32 %679) #7, !dbg !34
  %680 = bitcast <2 x bfloat> %330 to <1 x i32>, !dbg !34
  %681 = extractelement <1 x i32> %680, i64 0, !dbg !34
  %682 = bitcast <2 x bfloat> %331 to <1 x i32>, !dbg !34
  %683 = extractelement <1 x i32> %682, i64 0, !dbg !34
  %684 = bitcast <2 x bfloat> %332 to <1 x i32>, !dbg !34
  %685 = extractelement <1 x i32> %684, i64 0, !dbg !34
  %686 = bitcast <2 x bfloat> %333 to <1 x i32>, !dbg !34
  %687 = extractelement <1 x i32> %686, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %47, i32 %681, i32 %683, i32 %685, i32 %687) #7, !dbg !34
  %688 = bitcast <2 x bfloat> %334 to <1 x i32>, !dbg !34
  %689 = extractelement <1 x i32> %688, i64 0, !dbg !34
  %690 = bitcast <2 x bfloat> %335 to <1 x i32>, !dbg !34
  %691 = extractelement <1 x i32> %690, i64 0, !dbg !34
  %692 = bitcast <2 x bfloat> %336 to <1 x i32>, !dbg !34
  %693 = extractelement <1 x i32> %692, i64 0, !dbg !34
  %694 = bitcast <2 x bfloat> %337 to <1 x i32>, !dbg !34
  %695 = extractelement <1 x i32> %694, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %49, i32 %689, i32 %691, i32 %693, i32 %695) #7, !dbg !34
  %696 = bitcast <2 x bfloat> %338 to <1 x i32>, !dbg !34
  %697 = extractelement <1 x i32> %696, i64 0, !dbg !34
  %698 = bitcast <2 x bfloat> %339 to <1 x i32>, !dbg !34
  %699 = extractelement <1 x i32> %698, i64 0, !dbg !34
  %700 = bitcast <2 x bfloat> %340 to <1 x i32>, !dbg !34
  %701 = extractelement <1 x i32> %700, i64 0, !dbg !34
  %702 = bitcast <2 x bfloat> %341 to <1 x i32>, !dbg !34
  %703 = extractelement <1 x i32> %702, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %51, i32 %697, i32 %699, i32 %701, i32 %703) #7, !dbg !34
  %704 = bitcast <2 x bfloat> %342 to <1 x i32>, !dbg !34
  %705 = extractelement <1 x i32> %704, i64 0, !dbg !34
  %706 = bitcast <2 x bfloat> %343 to <1 x i32>, !dbg !34
  %707 = extractelement <1 x i32> %706, i64 0, !dbg !34
  %708 = bitcast <2 x bfloat> %344 to <1 x i32>, !dbg !34
  %709 = extractelement <1 x i32> %708, i64 0, !dbg !34
  %710 = bitcast <2 x bfloat> %345 to <1 x i32>, !dbg !34
  %711 = extractelement <1 x i32> %710, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %53, i32 %705, i32 %707, i32 %709, i32 %711) #7, !dbg !34
  %712 = bitcast <2 x bfloat> %346 to <1 x i32>, !dbg !34
  %713 = extractelement <1 x i32> %712, i64 0, !dbg !34
  %714 = bitcast <2 x bfloat> %347 to <1 x i32>, !dbg !34
  %715 = extractelement <1 x i32> %714, i64 0, !dbg !34
  %716 = bitcast <2 x bfloat> %348 to <1 x i32>, !dbg !34
  %717 = extractelement <1 x i32> %716, i64 0, !dbg !34
  %718 = bitcast <2 x bfloat> %349 to <1 x i32>, !dbg !34
  %719 = extractelement <1 x i32> %718, i64 0, !dbg !34
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}"(i32 %55, i32 %713, i32 %715, i32 %717, i32 %719) #7, !dbg !34
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() #7, !dbg !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128), !dbg !34
  br i1 %elected, label %when18, label %endif15, !dbg !34

when18:                                           ; preds = %after17
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %c_map, i32 %90, i32 %314, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 98304) to i32)) #7, !dbg !34
  %720 = or disjoint i32 %90, 64, !dbg !34
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %c_map, i32 %720, i32 %314, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 106496) to i32)) #7, !dbg !34
  call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() #7, !dbg !34
  br label %endif15, !dbg !34

when22:                                           ; preds = %for.end
  call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() #7, !dbg !19
  br label %partitions.end, !dbg !19

fill:                                             ; preds = %others
  %721 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !11
  %elected_lane37 = extractvalue { i32, i1 } %721, 1, !dbg !11
  %722 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12
  %723 = mul i32 %tiles, %2, !dbg !13
  %.fr388 = freeze i32 %723, !dbg !15
  %724 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %725 = icmp slt i32 %724, %.fr388, !dbg !15
  br i1 %725, label %for.head27, label %partitions.end, !dbg !15

for.head27:                                       ; preds = %fill
  %726 = xor i32 %724, -1, !dbg !15
  %727 = add i32 %.fr388, %726, !dbg !15
  %728 = urem i32 %727, %722, !dbg !15
  %729 = sub nuw i32 %727, %728, !dbg !15
  %730 = add i32 %724, %729, !dbg !15
  %731 = icmp sgt i32 %k, 0
  %732 = add nsw i32 %k, -1
  %733 = and i32 %732, -64
  br label %for.body28, !dbg !15

for.body28:                                       ; preds = %for.end33, %for.head27
  %.0385 = phi i32 [ 0, %for.head27 ], [ %.2387, %for.end33 ], !dbg !20
  %.0383 = phi i32 [ 0, %for.head27 ], [ %.2, %for.end33 ], !dbg !20
  %index30 = phi i32 [ %724, %for.head27 ], [ %746, %for.end33 ], !dbg !15
  %734 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %index30, i32 %tiles) #8, !dbg !17
  %735 = shl i32 %734, 7, !dbg !17
  %736 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %index30, i32 %tiles) #8, !dbg !17
  %737 = sext i32 %736 to i64, !dbg !45
  %738 = getelementptr i32, ptr addrspace(1) %tile_group, i64 %737, !dbg !45
  %739 = load i32, ptr addrspace(1) %738, align 4, !dbg !46
  %740 = getelementptr i32, ptr addrspace(1) %tile_row, i64 %737, !dbg !47
  %741 = load i32, ptr addrspace(1) %740, align 4, !dbg !48
  br i1 %731, label %for.body32, label %for.end33, !dbg !49

for.body32:                                       ; preds = %for.body28, %after43
  %.1386 = phi i32 [ %762, %after43 ], [ %.0385, %for.body28 ], !dbg !20
  %.1384 = phi i32 [ %760, %after43 ], [ %.0383, %for.body28 ], !dbg !20
  %index34 = phi i32 [ %763, %after43 ], [ 0, %for.body28 ], !dbg !49
  %742 = shl i32 %.1384, 3, !dbg !50
  %743 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114720), i32 %742, !dbg !50
  %744 = and i32 %.1386, 1, !dbg !50
  %745 = xor i32 %744, 1, !dbg !50
  br label %wait35, !dbg !50

for.end33:                                        ; preds = %after43, %for.body28
  %.2387 = phi i32 [ %.0385, %for.body28 ], [ %762, %after43 ], !dbg !20
  %.2 = phi i32 [ %.0383, %for.body28 ], [ %760, %after43 ], !dbg !20
  %746 = add i32 %index30, %722, !dbg !15
  %747 = icmp eq i32 %index30, %730, !dbg !15
  br i1 %747, label %partitions.end, label %for.body28, !dbg !15

wait35:                                           ; preds = %wait35, %for.body32
  %748 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %743, i32 %745), !dbg !50
  br i1 %748, label %waited36, label %wait35, !dbg !50

waited36:                                         ; preds = %wait35
  br i1 %elected_lane37, label %when38, label %after43, !dbg !50

when38:                                           ; preds = %waited36
  %749 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 114688), i32 %742, !dbg !50
  %750 = shl i32 %.1384, 14, !dbg !50
  %751 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %750, !dbg !50
  %752 = shl i32 %.1384, 13, !dbg !50
  %753 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 65536), i32 %752, !dbg !50
  %754 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %749, i32 24576), !dbg !50
  %755 = ptrtoint ptr addrspace(3) %753 to i32, !dbg !51
  %756 = ptrtoint ptr addrspace(3) %749 to i32, !dbg !51
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %755, ptr nonnull %a_map, i32 %index34, i32 %741, i32 %756) #7, !dbg !51
  %757 = ptrtoint ptr addrspace(3) %751 to i32, !dbg !52
  call void asm sideeffect "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3, $4}], [$5];", "r,l,r,r,r,r,~{memory}"(i32 %757, ptr nonnull %b_map, i32 %index34, i32 %735, i32 %739, i32 %756) #7, !dbg !52
  br label %after43, !dbg !52

after43:                                          ; preds = %waited36, %when38
  %758 = add i32 %.1384, 1, !dbg !53
  %759 = icmp eq i32 %758, 4, !dbg !53
  %760 = select i1 %759, i32 0, i32 %758, !dbg !53
  %761 = zext i1 %759 to i32, !dbg !53
  %762 = add i32 %.1386, %761, !dbg !53
  %763 = add i32 %index34, 64, !dbg !49
  %764 = icmp eq i32 %index34, %733, !dbg !49
  br i1 %764, label %for.end33, label %for.body32, !dbg !49
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

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg range(i32 24, 257)) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #6

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
attributes #6 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/10_grouped_matmul")
!4 = distinct !DISubprogram(name: "grouped_matmul", linkageName: "grouped_matmul", scope: !3, file: !3, line: 24, type: !5, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 24, column: 30, scope: !4)
!8 = !DILocation(line: 38, column: 21, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/10_grouped_matmul")
!11 = !DILocation(line: 76, column: 18, scope: !9)
!12 = !DILocation(line: 40, column: 65, scope: !9)
!13 = !DILocation(line: 40, column: 15, scope: !9)
!14 = !DILocation(line: 40, column: 26, scope: !9)
!15 = !DILocation(line: 40, column: 9, scope: !9)
!16 = !DILocation(line: 57, column: 30, scope: !9)
!17 = !DILocation(line: 41, column: 28, scope: !9)
!18 = !DILocation(line: 60, column: 11, scope: !9)
!19 = !DILocation(line: 74, column: 17, scope: !9)
!20 = !DILocation(line: 0, scope: !9)
!21 = !DILocation(line: 61, column: 30, scope: !9)
!22 = !DILocation(line: 65, column: 30, scope: !9)
!23 = !DILocation(line: 66, column: 24, scope: !9)
!24 = !DILocation(line: 62, column: 19, scope: !9)
!25 = !DILocation(line: 63, column: 43, scope: !9)
!26 = !DILocation(line: 67, column: 36, scope: !9)
!27 = !DILocation(line: 67, column: 21, scope: !9)
!28 = !DILocation(line: 67, column: 70, scope: !9)
!29 = !DILocation(line: 67, column: 55, scope: !9)
!30 = !DILocation(line: 68, column: 15, scope: !9)
!31 = !DILocation(line: 68, column: 20, scope: !9)
!32 = !DILocation(line: 65, column: 25, scope: !9)
!33 = !DILocation(line: 68, column: 10, scope: !9)
!34 = !DILocation(line: 68, column: 39, scope: !9)
!35 = !DILocation(line: 69, column: 22, scope: !9)
!36 = !DILocation(line: 71, column: 39, scope: !9)
!37 = !DILocation(line: 71, column: 43, scope: !9)
!38 = !DILocation(line: 70, column: 25, scope: !9)
!39 = !DILocation(line: 71, column: 70, scope: !9)
!40 = !DILocation(line: 71, column: 27, scope: !9)
!41 = !DILocation(line: 71, column: 84, scope: !9)
!42 = !DILocation(line: 71, column: 96, scope: !9)
!43 = !DILocation(line: 71, column: 91, scope: !9)
!44 = !DILocation(line: 71, column: 14, scope: !9)
!45 = !DILocation(line: 47, column: 40, scope: !9)
!46 = !DILocation(line: 47, column: 23, scope: !9)
!47 = !DILocation(line: 47, column: 74, scope: !9)
!48 = !DILocation(line: 47, column: 59, scope: !9)
!49 = !DILocation(line: 48, column: 11, scope: !9)
!50 = !DILocation(line: 49, column: 31, scope: !9)
!51 = !DILocation(line: 50, column: 19, scope: !9)
!52 = !DILocation(line: 51, column: 19, scope: !9)
!53 = !DILocation(line: 52, column: 21, scope: !9)

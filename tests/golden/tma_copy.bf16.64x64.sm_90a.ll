; ModuleID = 'tma_copy'
source_filename = "tma_copy"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @tma_copy(i32 %n, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %in_map, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %out_map) #0 !dbg !4 {
entry:
  %0 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1), !dbg !7
  %elected_lane = extractvalue { i32, i1 } %0, 1, !dbg !7
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %first_thread = icmp eq i32 %thread, 0, !dbg !7
  br i1 %first_thread, label %when, label %after, !dbg !7

when:                                             ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32776), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32784), i32 1), !dbg !7
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32792), i32 1), !dbg !7
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster(), !dbg !7
  call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %in_map) #5, !dbg !7
  call void asm sideeffect "prefetch.tensormap [$0];", "l,~{memory}"(ptr nonnull %out_map) #5, !dbg !7
  br label %after, !dbg !7

after:                                            ; preds = %when, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !7
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %2 = shl i32 %1, 6, !dbg !11
  %3 = add i32 %n, 63, !dbg !12
  %4 = sdiv i32 %3, 64, !dbg !12
  %5 = icmp sgt i32 %3, 63, !dbg !13
  %brmerge.not = select i1 %5, i1 %elected_lane, i1 false, !dbg !14
  br i1 %brmerge.not, label %when1, label %endif, !dbg !14

endif:                                            ; preds = %after, %when1
  %6 = icmp sgt i32 %3, 127, !dbg !13
  %brmerge36.not = select i1 %6, i1 %elected_lane, i1 false, !dbg !14
  br i1 %brmerge36.not, label %when8, label %endif7, !dbg !14

when1:                                            ; preds = %after
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 8192), !dbg !15
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @shared_memory to i32), ptr nonnull %in_map, i32 0, i32 %2, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768) to i32)) #5, !dbg !16
  br label %endif, !dbg !16

endif7:                                           ; preds = %endif, %when8
  %8 = icmp sgt i32 %3, 191, !dbg !13
  %brmerge39.not = select i1 %8, i1 %elected_lane, i1 false, !dbg !14
  br i1 %brmerge39.not, label %when15, label %endif14, !dbg !14

when8:                                            ; preds = %endif
  %9 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32776), i32 8192), !dbg !15
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192) to i32), ptr nonnull %in_map, i32 64, i32 %2, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32776) to i32)) #5, !dbg !16
  br label %endif7, !dbg !16

endif14:                                          ; preds = %endif7, %when15
  br i1 %5, label %for.head, label %for.end, !dbg !17

when15:                                           ; preds = %endif7
  %10 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32784), i32 8192), !dbg !15
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384) to i32), ptr nonnull %in_map, i32 128, i32 %2, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32784) to i32)) #5, !dbg !16
  br label %endif14, !dbg !16

for.head:                                         ; preds = %endif14
  %11 = add nsw i32 %4, -1, !dbg !17
  br label %for.body, !dbg !17

for.body:                                         ; preds = %endif27, %for.head
  %index = phi i32 [ 0, %for.head ], [ %29, %endif27 ], !dbg !17
  %12 = srem i32 %index, 4, !dbg !18
  %13 = shl nsw i32 %12, 3, !dbg !19
  %14 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %13, !dbg !19
  %15 = sdiv i32 %index, 4, !dbg !20
  %16 = and i32 %15, 1, !dbg !21
  br label %wait, !dbg !21

for.end:                                          ; preds = %endif27, %endif14
  br i1 %elected_lane, label %when32, label %after33, !dbg !22

wait:                                             ; preds = %wait, %for.body
  %17 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %14, i32 %16), !dbg !21
  br i1 %17, label %waited, label %wait, !dbg !21

waited:                                           ; preds = %wait
  br i1 %elected_lane, label %when19, label %after24, !dbg !23

when19:                                           ; preds = %waited
  %18 = shl nsw i32 %12, 13, !dbg !24
  %19 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %18, !dbg !24
  %20 = shl i32 %index, 6, !dbg !25
  %21 = ptrtoint ptr addrspace(3) %19 to i32, !dbg !23
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0, {$1, $2}], [$3];", "l,r,r,r,~{memory}"(ptr nonnull %out_map, i32 %20, i32 %2, i32 %21) #5, !dbg !23
  call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() #5, !dbg !26
  call void asm sideeffect "cp.async.bulk.wait_group.read 1;", "~{memory}"() #5, !dbg !27
  br label %after24, !dbg !27

after24:                                          ; preds = %waited, %when19
  %22 = add i32 %index, 3, !dbg !28
  %23 = icmp slt i32 %22, %4, !dbg !13
  br i1 %23, label %then25, label %endif27, !dbg !14

then25:                                           ; preds = %after24
  %24 = srem i32 %22, 4, !dbg !29
  %25 = shl nsw i32 %24, 13, !dbg !30
  %26 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %25, !dbg !30
  %27 = shl nsw i32 %24, 3, !dbg !31
  %28 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %27, !dbg !31
  br i1 %elected_lane, label %when28, label %after29, !dbg !15

endif27:                                          ; preds = %after29, %when30, %after24
  %29 = add i32 %index, 1, !dbg !17
  %30 = icmp eq i32 %index, %11, !dbg !17
  br i1 %30, label %for.end, label %for.body, !dbg !17

when28:                                           ; preds = %then25
  %31 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %28, i32 8192), !dbg !15
  br label %after29, !dbg !15

after29:                                          ; preds = %when28, %then25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !16
  br i1 %elected_lane, label %when30, label %endif27, !dbg !16

when30:                                           ; preds = %after29
  %32 = shl i32 %22, 6, !dbg !32
  %33 = ptrtoint ptr addrspace(3) %26 to i32, !dbg !16
  %34 = ptrtoint ptr addrspace(3) %28 to i32, !dbg !16
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %33, ptr nonnull %in_map, i32 %32, i32 %2, i32 %34) #5, !dbg !16
  br label %endif27, !dbg !16

when32:                                           ; preds = %for.end
  call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() #5, !dbg !22
  br label %after33, !dbg !22

after33:                                          ; preds = %when32, %for.end
  ret void, !dbg !22
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #4

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #2

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="32,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/05_tma_copy")
!4 = distinct !DISubprogram(name: "tma_copy", linkageName: "tma_copy", scope: !3, file: !3, line: 22, type: !5, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 22, column: 30, scope: !4)
!8 = !DILocation(line: 23, column: 23, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/05_tma_copy")
!11 = !DILocation(line: 23, column: 27, scope: !9)
!12 = !DILocation(line: 23, column: 45, scope: !9)
!13 = !DILocation(line: 29, column: 13, scope: !9)
!14 = !DILocation(line: 29, column: 8, scope: !9)
!15 = !DILocation(line: 31, column: 33, scope: !9)
!16 = !DILocation(line: 32, column: 17, scope: !9)
!17 = !DILocation(line: 37, column: 7, scope: !9)
!18 = !DILocation(line: 38, column: 15, scope: !9)
!19 = !DILocation(line: 38, column: 10, scope: !9)
!20 = !DILocation(line: 38, column: 34, scope: !9)
!21 = !DILocation(line: 38, column: 29, scope: !9)
!22 = !DILocation(line: 44, column: 15, scope: !9)
!23 = !DILocation(line: 39, column: 15, scope: !9)
!24 = !DILocation(line: 39, column: 26, scope: !9)
!25 = !DILocation(line: 39, column: 63, scope: !9)
!26 = !DILocation(line: 40, column: 16, scope: !9)
!27 = !DILocation(line: 41, column: 22, scope: !9)
!28 = !DILocation(line: 42, column: 14, scope: !9)
!29 = !DILocation(line: 30, column: 34, scope: !9)
!30 = !DILocation(line: 30, column: 29, scope: !9)
!31 = !DILocation(line: 31, column: 12, scope: !9)
!32 = !DILocation(line: 32, column: 38, scope: !9)

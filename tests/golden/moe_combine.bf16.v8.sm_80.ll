; ModuleID = 'moe_combine'
source_filename = "moe_combine"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @moe_combine(ptr addrspace(1) align 16 %rows, ptr addrspace(1) align 4 %ids, ptr addrspace(1) align 16 %out, i32 %hidden, i32 %top_k, i32 %first, i32 %last) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 1016, !dbg !7
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %5 = shl nuw nsw i32 %4, 10, !dbg !12
  %6 = or disjoint i32 %5, %2, !dbg !13
  %7 = icmp slt i32 %6, %hidden, !dbg !14
  %8 = icmp sgt i32 %top_k, 0, !dbg !15
  br i1 %8, label %for.head, label %entry.for.end_crit_edge, !dbg !15

entry.for.end_crit_edge:                          ; preds = %entry
  %.pre = sext i32 %hidden to i64, !dbg !16
  %.pre37 = zext nneg i32 %3 to i64, !dbg !17
  %.pre39 = zext nneg i32 %6 to i64, !dbg !18
  br label %for.end, !dbg !15

for.head:                                         ; preds = %entry
  %9 = add nsw i32 %top_k, -1, !dbg !15
  %10 = zext nneg i32 %top_k to i64
  %11 = zext nneg i32 %3 to i64
  %12 = mul nuw nsw i64 %11, %10
  %13 = sext i32 %hidden to i64
  %14 = zext nneg i32 %6 to i64
  %invariant.gep = getelementptr bfloat, ptr addrspace(1) %rows, i64 %14, !dbg !15
  br label %for.body, !dbg !15

for.body:                                         ; preds = %endif, %for.head
  %.034 = phi float [ 0.000000e+00, %for.head ], [ %.236, %endif ], !dbg !19
  %.031 = phi float [ 0.000000e+00, %for.head ], [ %.233, %endif ], !dbg !19
  %.028 = phi float [ 0.000000e+00, %for.head ], [ %.230, %endif ], !dbg !19
  %.025 = phi float [ 0.000000e+00, %for.head ], [ %.227, %endif ], !dbg !19
  %.022 = phi float [ 0.000000e+00, %for.head ], [ %.224, %endif ], !dbg !19
  %.019 = phi float [ 0.000000e+00, %for.head ], [ %.221, %endif ], !dbg !19
  %.016 = phi float [ 0.000000e+00, %for.head ], [ %.218, %endif ], !dbg !19
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %.2, %endif ], !dbg !19
  %index = phi i32 [ 0, %for.head ], [ %74, %endif ], !dbg !15
  %15 = sext i32 %index to i64, !dbg !20
  %16 = add i64 %12, %15, !dbg !21
  %17 = getelementptr i32, ptr addrspace(1) %ids, i64 %16, !dbg !22
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !23
  %19 = icmp slt i32 %18, %last, !dbg !24
  %20 = icmp sge i32 %18, %first, !dbg !25
  %21 = and i1 %20, %19, !dbg !26
  br i1 %21, label %then, label %endif, !dbg !27

for.end:                                          ; preds = %endif, %entry.for.end_crit_edge
  %.pre-phi40 = phi i64 [ %.pre39, %entry.for.end_crit_edge ], [ %14, %endif ], !dbg !18
  %.pre-phi38 = phi i64 [ %.pre37, %entry.for.end_crit_edge ], [ %11, %endif ], !dbg !17
  %.pre-phi = phi i64 [ %.pre, %entry.for.end_crit_edge ], [ %13, %endif ], !dbg !16
  %.135 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.236, %endif ], !dbg !19
  %.132 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.233, %endif ], !dbg !19
  %.129 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.230, %endif ], !dbg !19
  %.126 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.227, %endif ], !dbg !19
  %.123 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.224, %endif ], !dbg !19
  %.120 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.221, %endif ], !dbg !19
  %.117 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.218, %endif ], !dbg !19
  %.1 = phi float [ 0.000000e+00, %entry.for.end_crit_edge ], [ %.2, %endif ], !dbg !19
  %22 = mul nsw i64 %.pre-phi38, %.pre-phi, !dbg !28
  %23 = getelementptr bfloat, ptr addrspace(1) %out, i64 %22, !dbg !29
  %24 = getelementptr bfloat, ptr addrspace(1) %23, i64 %.pre-phi40, !dbg !29
  %25 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %.117, float %.1), !dbg !30
  %26 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %.123, float %.120), !dbg !30
  %27 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %.129, float %.126), !dbg !30
  %28 = shufflevector <2 x bfloat> %27, <2 x bfloat> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %.135, float %.132), !dbg !30
  %30 = shufflevector <2 x bfloat> %29, <2 x bfloat> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <2 x bfloat> %25, <2 x bfloat> %26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !31
  %32 = shufflevector <8 x bfloat> %31, <8 x bfloat> %28, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !31
  %33 = shufflevector <8 x bfloat> %32, <8 x bfloat> %30, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !31
  %34 = bitcast <8 x bfloat> %33 to <4 x i32>, !dbg !31
  %35 = extractelement <4 x i32> %34, i64 0, !dbg !31
  %36 = extractelement <4 x i32> %34, i64 1, !dbg !31
  %37 = extractelement <4 x i32> %34, i64 2, !dbg !31
  %38 = extractelement <4 x i32> %34, i64 3, !dbg !31
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %24, i32 %35, i32 %36, i32 %37, i32 %38, i1 %7) #3, !dbg !31
  ret void, !dbg !31

then:                                             ; preds = %for.body
  %39 = mul i64 %16, %13, !dbg !32
  %gep = getelementptr bfloat, ptr addrspace(1) %invariant.gep, i64 %39, !dbg !33
  %40 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep, i1 %7) #3, !dbg !34
  %41 = extractvalue { i32, i32, i32, i32 } %40, 0, !dbg !34
  %42 = extractvalue { i32, i32, i32, i32 } %40, 1, !dbg !34
  %43 = extractvalue { i32, i32, i32, i32 } %40, 2, !dbg !34
  %44 = extractvalue { i32, i32, i32, i32 } %40, 3, !dbg !34
  %45 = insertelement <4 x i32> poison, i32 %41, i64 0, !dbg !34
  %46 = insertelement <4 x i32> %45, i32 %42, i64 1, !dbg !34
  %47 = insertelement <4 x i32> %46, i32 %43, i64 2, !dbg !34
  %48 = insertelement <4 x i32> %47, i32 %44, i64 3, !dbg !34
  %49 = bitcast <4 x i32> %48 to <8 x bfloat>, !dbg !34
  %50 = extractelement <8 x bfloat> %49, i64 0, !dbg !34
  %51 = extractelement <8 x bfloat> %49, i64 1, !dbg !34
  %52 = extractelement <8 x bfloat> %49, i64 2, !dbg !34
  %53 = extractelement <8 x bfloat> %49, i64 3, !dbg !34
  %54 = extractelement <8 x bfloat> %49, i64 4, !dbg !34
  %55 = extractelement <8 x bfloat> %49, i64 5, !dbg !34
  %56 = extractelement <8 x bfloat> %49, i64 6, !dbg !34
  %57 = extractelement <8 x bfloat> %49, i64 7, !dbg !34
  %58 = fpext bfloat %50 to float, !dbg !35
  %59 = fpext bfloat %51 to float, !dbg !35
  %60 = fadd float %.0, %58, !dbg !36
  %61 = fadd float %.016, %59, !dbg !36
  %62 = fpext bfloat %52 to float, !dbg !35
  %63 = fpext bfloat %53 to float, !dbg !35
  %64 = fadd float %.019, %62, !dbg !36
  %65 = fadd float %.022, %63, !dbg !36
  %66 = fpext bfloat %54 to float, !dbg !35
  %67 = fpext bfloat %55 to float, !dbg !35
  %68 = fadd float %.025, %66, !dbg !36
  %69 = fadd float %.028, %67, !dbg !36
  %70 = fpext bfloat %56 to float, !dbg !35
  %71 = fpext bfloat %57 to float, !dbg !35
  %72 = fadd float %.031, %70, !dbg !36
  %73 = fadd float %.034, %71, !dbg !36
  br label %endif, !dbg !36

endif:                                            ; preds = %for.body, %then
  %.236 = phi float [ %73, %then ], [ %.034, %for.body ], !dbg !19
  %.233 = phi float [ %72, %then ], [ %.031, %for.body ], !dbg !19
  %.230 = phi float [ %69, %then ], [ %.028, %for.body ], !dbg !19
  %.227 = phi float [ %68, %then ], [ %.025, %for.body ], !dbg !19
  %.224 = phi float [ %65, %then ], [ %.022, %for.body ], !dbg !19
  %.221 = phi float [ %64, %then ], [ %.019, %for.body ], !dbg !19
  %.218 = phi float [ %61, %then ], [ %.016, %for.body ], !dbg !19
  %.2 = phi float [ %60, %then ], [ %.0, %for.body ], !dbg !19
  %74 = add i32 %index, 1, !dbg !15
  %75 = icmp eq i32 %index, %9, !dbg !15
  br i1 %75, label %for.end, label %for.body, !dbg !15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "others.cpp", directory: "examples/moe/programs")
!4 = distinct !DISubprogram(name: "moe_combine", linkageName: "moe_combine", scope: !3, file: !3, line: 33, type: !5, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 33, column: 27, scope: !4)
!8 = !DILocation(line: 21, column: 25, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "combine.h", directory: "examples/moe/kernels")
!11 = !DILocation(line: 22, column: 27, scope: !9)
!12 = !DILocation(line: 22, column: 31, scope: !9)
!13 = !DILocation(line: 22, column: 39, scope: !9)
!14 = !DILocation(line: 23, column: 24, scope: !9)
!15 = !DILocation(line: 26, column: 7, scope: !9)
!16 = !DILocation(line: 34, column: 49, scope: !9)
!17 = !DILocation(line: 34, column: 30, scope: !9)
!18 = !DILocation(line: 34, column: 74, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 27, column: 67, scope: !9)
!21 = !DILocation(line: 27, column: 56, scope: !9)
!22 = !DILocation(line: 28, column: 28, scope: !9)
!23 = !DILocation(line: 28, column: 18, scope: !9)
!24 = !DILocation(line: 29, column: 34, scope: !9)
!25 = !DILocation(line: 29, column: 13, scope: !9)
!26 = !DILocation(line: 29, column: 28, scope: !9)
!27 = !DILocation(line: 29, column: 8, scope: !9)
!28 = !DILocation(line: 34, column: 38, scope: !9)
!29 = !DILocation(line: 34, column: 18, scope: !9)
!30 = !DILocation(line: 34, column: 92, scope: !9)
!31 = !DILocation(line: 34, column: 8, scope: !9)
!32 = !DILocation(line: 30, column: 38, scope: !9)
!33 = !DILocation(line: 30, column: 31, scope: !9)
!34 = !DILocation(line: 30, column: 20, scope: !9)
!35 = !DILocation(line: 31, column: 23, scope: !9)
!36 = !DILocation(line: 31, column: 11, scope: !9)

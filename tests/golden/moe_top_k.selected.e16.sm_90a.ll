; ModuleID = 'moe_top_k'
source_filename = "moe_top_k"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @moe_top_k(ptr addrspace(1) align 4 %logits, ptr addrspace(1) align 4 %ids, ptr addrspace(1) align 4 %weights, i32 %tokens, i32 %experts, i32 %top_k) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = and i32 %thread, 48, !dbg !7
  %2 = and i32 %thread, 15, !dbg !7
  %3 = and i32 %thread, 7, !dbg !7
  %4 = and i32 %thread, 24, !dbg !7
  %5 = lshr exact i32 %1, 4, !dbg !7
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %7 = shl i32 %6, 2, !dbg !11
  %8 = sext i32 %experts to i64, !dbg !12
  %9 = or disjoint i32 %7, %5, !dbg !13
  %10 = sext i32 %9 to i64, !dbg !14
  %11 = mul nsw i64 %10, %8, !dbg !15
  %12 = zext nneg i32 %2 to i64, !dbg !16
  %13 = getelementptr float, ptr addrspace(1) %logits, i64 %11, !dbg !17
  %14 = getelementptr float, ptr addrspace(1) %13, i64 %12, !dbg !17
  %15 = icmp slt i32 %9, %tokens, !dbg !18
  %16 = icmp slt i32 %2, %experts, !dbg !19
  %17 = and i1 %15, %16, !dbg !20
  %18 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %14, i1 %17) #6, !dbg !21
  %19 = bitcast i32 %18 to float, !dbg !21
  %20 = fadd float %19, 0.000000e+00, !dbg !22
  %21 = icmp sgt i32 %top_k, 0, !dbg !23
  br i1 %21, label %for.head, label %for.end, !dbg !23

for.head:                                         ; preds = %entry
  %22 = fcmp uno float %19, 0.000000e+00, !dbg !24
  %23 = bitcast float %20 to i32, !dbg !25
  %isneg = icmp slt i32 %23, 0, !dbg !26
  %24 = select i1 %isneg, i32 2147483647, i32 0, !dbg !26
  %25 = xor i32 %24, %23, !dbg !27
  %26 = select i1 %22, i32 2147483647, i32 %25, !dbg !28
  %27 = select i1 %17, i32 %26, i32 -2147483648, !dbg !29
  %28 = add nsw i32 %top_k, -1, !dbg !23
  %29 = lshr exact i32 %1, 2
  %30 = lshr exact i32 %4, 1
  %31 = and i32 %warp, 2
  %32 = icmp eq i32 %31, 0
  %33 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %29
  %34 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %30
  br label %for.body, !dbg !23

for.body:                                         ; preds = %after2, %for.head
  %.010 = phi float [ 0xFFF0000000000000, %for.head ], [ %137, %after2 ], !dbg !30
  %.09 = phi i32 [ 0, %for.head ], [ %135, %after2 ], !dbg !30
  %.0 = phi i32 [ %27, %for.head ], [ %88, %after2 ], !dbg !30
  %index = phi i32 [ 0, %for.head ], [ %138, %after2 ], !dbg !23
  %35 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %.0, i32 1, i32 31), !dbg !31
  %36 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %2, i32 1, i32 31), !dbg !31
  %37 = icmp sgt i32 %.0, %35, !dbg !31
  %38 = icmp slt i32 %2, %36, !dbg !31
  %39 = icmp eq i32 %.0, %35, !dbg !31
  %40 = and i1 %39, %38, !dbg !31
  %41 = or i1 %37, %40, !dbg !31
  %42 = select i1 %41, i32 %2, i32 %36, !dbg !31
  %43 = select i1 %41, i32 %.0, i32 %35, !dbg !31
  %44 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 2, i32 31), !dbg !31
  %45 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 2, i32 31), !dbg !31
  %46 = icmp sgt i32 %43, %44, !dbg !31
  %47 = icmp slt i32 %42, %45, !dbg !31
  %48 = icmp eq i32 %43, %44, !dbg !31
  %49 = and i1 %48, %47, !dbg !31
  %50 = or i1 %46, %49, !dbg !31
  %51 = select i1 %50, i32 %42, i32 %45, !dbg !31
  %52 = select i1 %50, i32 %43, i32 %44, !dbg !31
  %53 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %52, i32 4, i32 31), !dbg !31
  %54 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 4, i32 31), !dbg !31
  %55 = icmp sgt i32 %52, %53, !dbg !31
  %56 = icmp slt i32 %51, %54, !dbg !31
  %57 = icmp eq i32 %52, %53, !dbg !31
  %58 = and i1 %57, %56, !dbg !31
  %59 = or i1 %55, %58, !dbg !31
  %60 = select i1 %59, i32 %51, i32 %54, !dbg !31
  %61 = select i1 %59, i32 %52, i32 %53, !dbg !31
  %62 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %61, i32 8, i32 31), !dbg !31
  %63 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %60, i32 8, i32 31), !dbg !31
  %64 = icmp sgt i32 %61, %62, !dbg !31
  %65 = icmp slt i32 %60, %63, !dbg !31
  %66 = icmp eq i32 %61, %62, !dbg !31
  %67 = and i1 %66, %65, !dbg !31
  %68 = or i1 %64, %67, !dbg !31
  %69 = select i1 %68, i32 %60, i32 %63, !dbg !31
  %70 = icmp eq i32 %2, %69, !dbg !32
  %71 = select i1 %70, float %20, float 0.000000e+00, !dbg !33
  %72 = bitcast float %71 to i32, !dbg !34
  %73 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 1, i32 31), !dbg !34
  %74 = bitcast i32 %73 to float, !dbg !34
  %75 = fadd float %71, %74, !dbg !34
  %76 = bitcast float %75 to i32, !dbg !34
  %77 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %76, i32 2, i32 31), !dbg !34
  %78 = bitcast i32 %77 to float, !dbg !34
  %79 = fadd float %75, %78, !dbg !34
  %80 = bitcast float %79 to i32, !dbg !34
  %81 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %80, i32 4, i32 31), !dbg !34
  %82 = bitcast i32 %81 to float, !dbg !34
  %83 = fadd float %79, %82, !dbg !34
  %84 = bitcast float %83 to i32, !dbg !34
  %85 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %84, i32 8, i32 31), !dbg !34
  %86 = bitcast i32 %85 to float, !dbg !34
  %87 = fadd float %83, %86, !dbg !34
  %88 = select i1 %70, i32 -2147483648, i32 %.0, !dbg !35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  br i1 %32, label %when, label %after, !dbg !36

for.end:                                          ; preds = %after2, %entry
  %.111 = phi float [ 0xFFF0000000000000, %entry ], [ %137, %after2 ], !dbg !30
  %.1 = phi i32 [ 0, %entry ], [ %135, %after2 ], !dbg !30
  %89 = lshr exact i32 %4, 3, !dbg !7
  %90 = bitcast float %.111 to i32, !dbg !37
  %91 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %90, i32 1, i32 31), !dbg !37
  %92 = bitcast i32 %91 to float, !dbg !37
  %93 = call float @llvm.maximum.f32(float %.111, float %92), !dbg !37
  %94 = bitcast float %93 to i32, !dbg !37
  %95 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %94, i32 2, i32 31), !dbg !37
  %96 = bitcast i32 %95 to float, !dbg !37
  %97 = call float @llvm.maximum.f32(float %93, float %96), !dbg !37
  %98 = bitcast float %97 to i32, !dbg !37
  %99 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %98, i32 4, i32 31), !dbg !37
  %100 = bitcast i32 %99 to float, !dbg !37
  %101 = call float @llvm.maximum.f32(float %97, float %100), !dbg !37
  %102 = icmp slt i32 %3, %top_k, !dbg !38
  %103 = fsub float %.111, %101, !dbg !39
  %104 = fmul float %103, 0x3FF7154760000000, !dbg !40
  %105 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %104), !dbg !40
  %106 = select i1 %102, float %105, float 0.000000e+00, !dbg !41
  %107 = bitcast float %106 to i32, !dbg !42
  %108 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 1, i32 31), !dbg !42
  %109 = bitcast i32 %108 to float, !dbg !42
  %110 = fadd float %106, %109, !dbg !42
  %111 = bitcast float %110 to i32, !dbg !42
  %112 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %111, i32 2, i32 31), !dbg !42
  %113 = bitcast i32 %112 to float, !dbg !42
  %114 = fadd float %110, %113, !dbg !42
  %115 = bitcast float %114 to i32, !dbg !42
  %116 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %115, i32 4, i32 31), !dbg !42
  %117 = bitcast i32 %116 to float, !dbg !42
  %118 = fadd float %114, %117, !dbg !42
  %119 = sext i32 %top_k to i64, !dbg !43
  %120 = or disjoint i32 %7, %89, !dbg !44
  %121 = sext i32 %120 to i64, !dbg !45
  %122 = mul nsw i64 %121, %119, !dbg !46
  %123 = zext nneg i32 %3 to i64, !dbg !47
  %124 = add i64 %122, %123, !dbg !48
  %125 = getelementptr i32, ptr addrspace(1) %ids, i64 %124, !dbg !49
  %126 = icmp slt i32 %120, %tokens, !dbg !50
  %127 = and i32 %thread, 96, !dbg !51
  %first_copy = icmp eq i32 %127, 0, !dbg !51
  %128 = and i1 %126, %first_copy, !dbg !51
  %129 = and i1 %128, %102, !dbg !51
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %125, i32 %.1, i1 %129) #6, !dbg !51
  %130 = getelementptr float, ptr addrspace(1) %weights, i64 %124, !dbg !52
  %131 = fdiv float %105, %118, !dbg !53
  %132 = bitcast float %131 to i32, !dbg !54
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %130, i32 %132, i1 %129) #6, !dbg !54
  ret void, !dbg !54

when:                                             ; preds = %for.body
  store i32 %69, ptr addrspace(3) %33, align 4, !dbg !36
  br label %after, !dbg !36

after:                                            ; preds = %when, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %133 = load i32, ptr addrspace(3) %34, align 4, !dbg !36
  %134 = icmp eq i32 %3, %index, !dbg !55
  %135 = select i1 %134, i32 %133, i32 %.09, !dbg !56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br i1 %32, label %when1, label %after2, !dbg !57

when1:                                            ; preds = %after
  store float %87, ptr addrspace(3) %33, align 4, !dbg !57
  br label %after2, !dbg !57

after2:                                           ; preds = %when1, %after
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %136 = load float, ptr addrspace(3) %34, align 4, !dbg !57
  %137 = select i1 %134, float %136, float %.010, !dbg !58
  %138 = add i32 %index, 1, !dbg !23
  %139 = icmp eq i32 %index, %28, !dbg !23
  br i1 %139, label %for.end, label %for.body, !dbg !23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "others.cpp", directory: "examples/moe/programs")
!4 = distinct !DISubprogram(name: "moe_top_k", linkageName: "moe_top_k", scope: !3, file: !3, line: 40, type: !5, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 40, column: 37, scope: !4)
!8 = !DILocation(line: 21, column: 24, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "top_k.h", directory: "examples/moe/kernels")
!11 = !DILocation(line: 21, column: 28, scope: !9)
!12 = !DILocation(line: 24, column: 39, scope: !9)
!13 = !DILocation(line: 21, column: 35, scope: !9)
!14 = !DILocation(line: 24, column: 22, scope: !9)
!15 = !DILocation(line: 24, column: 28, scope: !9)
!16 = !DILocation(line: 24, column: 65, scope: !9)
!17 = !DILocation(line: 25, column: 33, scope: !9)
!18 = !DILocation(line: 23, column: 22, scope: !9)
!19 = !DILocation(line: 23, column: 47, scope: !9)
!20 = !DILocation(line: 23, column: 37, scope: !9)
!21 = !DILocation(line: 25, column: 20, scope: !9)
!22 = !DILocation(line: 25, column: 50, scope: !9)
!23 = !DILocation(line: 35, column: 7, scope: !9)
!24 = !DILocation(line: 29, column: 30, scope: !9)
!25 = !DILocation(line: 28, column: 27, scope: !9)
!26 = !DILocation(line: 29, column: 73, scope: !9)
!27 = !DILocation(line: 29, column: 57, scope: !9)
!28 = !DILocation(line: 29, column: 23, scope: !9)
!29 = !DILocation(line: 30, column: 18, scope: !9)
!30 = !DILocation(line: 0, scope: !9)
!31 = !DILocation(line: 36, column: 26, scope: !9)
!32 = !DILocation(line: 37, column: 26, scope: !9)
!33 = !DILocation(line: 38, column: 30, scope: !9)
!34 = !DILocation(line: 38, column: 24, scope: !9)
!35 = !DILocation(line: 39, column: 16, scope: !9)
!36 = !DILocation(line: 41, column: 67, scope: !9)
!37 = !DILocation(line: 45, column: 40, scope: !9)
!38 = !DILocation(line: 53, column: 35, scope: !9)
!39 = !DILocation(line: 46, column: 27, scope: !9)
!40 = !DILocation(line: 46, column: 19, scope: !9)
!41 = !DILocation(line: 53, column: 26, scope: !9)
!42 = !DILocation(line: 53, column: 20, scope: !9)
!43 = !DILocation(line: 57, column: 43, scope: !9)
!44 = !DILocation(line: 56, column: 39, scope: !9)
!45 = !DILocation(line: 57, column: 22, scope: !9)
!46 = !DILocation(line: 57, column: 32, scope: !9)
!47 = !DILocation(line: 57, column: 67, scope: !9)
!48 = !DILocation(line: 57, column: 56, scope: !9)
!49 = !DILocation(line: 59, column: 18, scope: !9)
!50 = !DILocation(line: 58, column: 26, scope: !9)
!51 = !DILocation(line: 59, column: 8, scope: !9)
!52 = !DILocation(line: 60, column: 22, scope: !9)
!53 = !DILocation(line: 60, column: 34, scope: !9)
!54 = !DILocation(line: 60, column: 8, scope: !9)
!55 = !DILocation(line: 40, column: 25, scope: !9)
!56 = !DILocation(line: 41, column: 16, scope: !9)
!57 = !DILocation(line: 42, column: 70, scope: !9)
!58 = !DILocation(line: 42, column: 19, scope: !9)

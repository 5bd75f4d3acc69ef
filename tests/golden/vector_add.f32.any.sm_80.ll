; ModuleID = 'vector_add'
source_filename = "vector_add"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @vector_add(ptr addrspace(1) align 4 %x, ptr addrspace(1) align 4 %y, ptr addrspace(1) align 4 %out, float %alpha, i64 %n) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 2, !dbg !7
  %2 = and i32 %1, 508, !dbg !7
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %4 = zext nneg i32 %3 to i64, !dbg !11
  %5 = shl nuw nsw i64 %4, 10, !dbg !12
  %6 = or disjoint i32 %2, 1, !dbg !13
  %7 = or disjoint i32 %2, 2, !dbg !13
  %8 = or disjoint i32 %2, 3, !dbg !13
  %9 = or disjoint i32 %2, 512, !dbg !13
  %10 = or disjoint i32 %2, 513, !dbg !13
  %11 = or disjoint i32 %2, 514, !dbg !13
  %12 = or disjoint i32 %2, 515, !dbg !13
  %13 = add nuw nsw i64 %5, 1024, !dbg !14
  %.not = icmp sgt i64 %13, %n, !dbg !15
  br i1 %.not, label %else, label %then, !dbg !16

then:                                             ; preds = %entry
  %14 = getelementptr float, ptr addrspace(1) %x, i64 %5, !dbg !17
  %15 = zext nneg i32 %2 to i64, !dbg !18
  %16 = getelementptr float, ptr addrspace(1) %14, i64 %15, !dbg !18
  %17 = zext nneg i32 %6 to i64, !dbg !18
  %18 = getelementptr float, ptr addrspace(1) %14, i64 %17, !dbg !18
  %19 = zext nneg i32 %7 to i64, !dbg !18
  %20 = getelementptr float, ptr addrspace(1) %14, i64 %19, !dbg !18
  %21 = zext nneg i32 %8 to i64, !dbg !18
  %22 = getelementptr float, ptr addrspace(1) %14, i64 %21, !dbg !18
  %23 = zext nneg i32 %9 to i64, !dbg !18
  %24 = getelementptr float, ptr addrspace(1) %14, i64 %23, !dbg !18
  %25 = zext nneg i32 %10 to i64, !dbg !18
  %26 = getelementptr float, ptr addrspace(1) %14, i64 %25, !dbg !18
  %27 = zext nneg i32 %11 to i64, !dbg !18
  %28 = getelementptr float, ptr addrspace(1) %14, i64 %27, !dbg !18
  %29 = zext nneg i32 %12 to i64, !dbg !18
  %30 = getelementptr float, ptr addrspace(1) %14, i64 %29, !dbg !18
  %31 = load float, ptr addrspace(1) %16, align 4, !dbg !19
  %32 = load float, ptr addrspace(1) %18, align 4, !dbg !19
  %33 = load float, ptr addrspace(1) %20, align 4, !dbg !19
  %34 = load float, ptr addrspace(1) %22, align 4, !dbg !19
  %35 = load float, ptr addrspace(1) %24, align 4, !dbg !19
  %36 = load float, ptr addrspace(1) %26, align 4, !dbg !19
  %37 = load float, ptr addrspace(1) %28, align 4, !dbg !19
  %38 = load float, ptr addrspace(1) %30, align 4, !dbg !19
  %39 = getelementptr float, ptr addrspace(1) %y, i64 %5, !dbg !20
  %40 = getelementptr float, ptr addrspace(1) %39, i64 %15, !dbg !21
  %41 = getelementptr float, ptr addrspace(1) %39, i64 %17, !dbg !21
  %42 = getelementptr float, ptr addrspace(1) %39, i64 %19, !dbg !21
  %43 = getelementptr float, ptr addrspace(1) %39, i64 %21, !dbg !21
  %44 = getelementptr float, ptr addrspace(1) %39, i64 %23, !dbg !21
  %45 = getelementptr float, ptr addrspace(1) %39, i64 %25, !dbg !21
  %46 = getelementptr float, ptr addrspace(1) %39, i64 %27, !dbg !21
  %47 = getelementptr float, ptr addrspace(1) %39, i64 %29, !dbg !21
  %48 = load float, ptr addrspace(1) %40, align 4, !dbg !22
  %49 = load float, ptr addrspace(1) %41, align 4, !dbg !22
  %50 = load float, ptr addrspace(1) %42, align 4, !dbg !22
  %51 = load float, ptr addrspace(1) %43, align 4, !dbg !22
  %52 = load float, ptr addrspace(1) %44, align 4, !dbg !22
  %53 = load float, ptr addrspace(1) %45, align 4, !dbg !22
  %54 = load float, ptr addrspace(1) %46, align 4, !dbg !22
  %55 = load float, ptr addrspace(1) %47, align 4, !dbg !22
  %56 = getelementptr float, ptr addrspace(1) %out, i64 %5, !dbg !23
  %57 = getelementptr float, ptr addrspace(1) %56, i64 %15, !dbg !24
  %58 = getelementptr float, ptr addrspace(1) %56, i64 %17, !dbg !24
  %59 = getelementptr float, ptr addrspace(1) %56, i64 %19, !dbg !24
  %60 = getelementptr float, ptr addrspace(1) %56, i64 %21, !dbg !24
  %61 = getelementptr float, ptr addrspace(1) %56, i64 %23, !dbg !24
  %62 = getelementptr float, ptr addrspace(1) %56, i64 %25, !dbg !24
  %63 = getelementptr float, ptr addrspace(1) %56, i64 %27, !dbg !24
  %64 = getelementptr float, ptr addrspace(1) %56, i64 %29, !dbg !24
  %65 = fmul float %alpha, %31, !dbg !25
  %66 = fmul float %alpha, %32, !dbg !25
  %67 = fadd float %65, %48, !dbg !26
  %68 = fadd float %66, %49, !dbg !26
  %69 = fmul float %alpha, %33, !dbg !25
  %70 = fmul float %alpha, %34, !dbg !25
  %71 = fadd float %69, %50, !dbg !26
  %72 = fadd float %70, %51, !dbg !26
  %73 = fmul float %alpha, %35, !dbg !25
  %74 = fmul float %alpha, %36, !dbg !25
  %75 = fadd float %73, %52, !dbg !26
  %76 = fadd float %74, %53, !dbg !26
  %77 = fmul float %alpha, %37, !dbg !25
  %78 = fmul float %alpha, %38, !dbg !25
  %79 = fadd float %77, %54, !dbg !26
  %80 = fadd float %78, %55, !dbg !26
  store float %67, ptr addrspace(1) %57, align 4, !dbg !27
  store float %68, ptr addrspace(1) %58, align 4, !dbg !27
  store float %71, ptr addrspace(1) %59, align 4, !dbg !27
  store float %72, ptr addrspace(1) %60, align 4, !dbg !27
  store float %75, ptr addrspace(1) %61, align 4, !dbg !27
  store float %76, ptr addrspace(1) %62, align 4, !dbg !27
  store float %79, ptr addrspace(1) %63, align 4, !dbg !27
  store float %80, ptr addrspace(1) %64, align 4, !dbg !27
  br label %endif, !dbg !27

else:                                             ; preds = %entry
  %81 = sub i64 %n, %5, !dbg !28
  %82 = trunc i64 %81 to i32, !dbg !29
  %83 = getelementptr float, ptr addrspace(1) %x, i64 %5, !dbg !30
  %84 = zext nneg i32 %2 to i64, !dbg !31
  %85 = getelementptr float, ptr addrspace(1) %83, i64 %84, !dbg !31
  %86 = zext nneg i32 %6 to i64, !dbg !31
  %87 = getelementptr float, ptr addrspace(1) %83, i64 %86, !dbg !31
  %88 = zext nneg i32 %7 to i64, !dbg !31
  %89 = getelementptr float, ptr addrspace(1) %83, i64 %88, !dbg !31
  %90 = zext nneg i32 %8 to i64, !dbg !31
  %91 = getelementptr float, ptr addrspace(1) %83, i64 %90, !dbg !31
  %92 = zext nneg i32 %9 to i64, !dbg !31
  %93 = getelementptr float, ptr addrspace(1) %83, i64 %92, !dbg !31
  %94 = zext nneg i32 %10 to i64, !dbg !31
  %95 = getelementptr float, ptr addrspace(1) %83, i64 %94, !dbg !31
  %96 = zext nneg i32 %11 to i64, !dbg !31
  %97 = getelementptr float, ptr addrspace(1) %83, i64 %96, !dbg !31
  %98 = zext nneg i32 %12 to i64, !dbg !31
  %99 = getelementptr float, ptr addrspace(1) %83, i64 %98, !dbg !31
  %100 = icmp slt i32 %2, %82, !dbg !32
  %101 = icmp slt i32 %6, %82, !dbg !32
  %102 = icmp slt i32 %7, %82, !dbg !32
  %103 = icmp slt i32 %8, %82, !dbg !32
  %104 = icmp slt i32 %9, %82, !dbg !32
  %105 = icmp slt i32 %10, %82, !dbg !32
  %106 = icmp slt i32 %11, %82, !dbg !32
  %107 = icmp slt i32 %12, %82, !dbg !32
  %108 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %85, i1 %100) #3, !dbg !33
  %109 = bitcast i32 %108 to float, !dbg !33
  %110 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %87, i1 %101) #3, !dbg !33
  %111 = bitcast i32 %110 to float, !dbg !33
  %112 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %89, i1 %102) #3, !dbg !33
  %113 = bitcast i32 %112 to float, !dbg !33
  %114 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %91, i1 %103) #3, !dbg !33
  %115 = bitcast i32 %114 to float, !dbg !33
  %116 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %93, i1 %104) #3, !dbg !33
  %117 = bitcast i32 %116 to float, !dbg !33
  %118 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %95, i1 %105) #3, !dbg !33
  %119 = bitcast i32 %118 to float, !dbg !33
  %120 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %97, i1 %106) #3, !dbg !33
  %121 = bitcast i32 %120 to float, !dbg !33
  %122 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %99, i1 %107) #3, !dbg !33
  %123 = bitcast i32 %122 to float, !dbg !33
  %124 = getelementptr float, ptr addrspace(1) %y, i64 %5, !dbg !34
  %125 = getelementptr float, ptr addrspace(1) %124, i64 %84, !dbg !35
  %126 = getelementptr float, ptr addrspace(1) %124, i64 %86, !dbg !35
  %127 = getelementptr float, ptr addrspace(1) %124, i64 %88, !dbg !35
  %128 = getelementptr float, ptr addrspace(1) %124, i64 %90, !dbg !35
  %129 = getelementptr float, ptr addrspace(1) %124, i64 %92, !dbg !35
  %130 = getelementptr float, ptr addrspace(1) %124, i64 %94, !dbg !35
  %131 = getelementptr float, ptr addrspace(1) %124, i64 %96, !dbg !35
  %132 = getelementptr float, ptr addrspace(1) %124, i64 %98, !dbg !35
  %133 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %125, i1 %100) #3, !dbg !36
  %134 = bitcast i32 %133 to float, !dbg !36
  %135 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %126, i1 %101) #3, !dbg !36
  %136 = bitcast i32 %135 to float, !dbg !36
  %137 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %127, i1 %102) #3, !dbg !36
  %138 = bitcast i32 %137 to float, !dbg !36
  %139 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %128, i1 %103) #3, !dbg !36
  %140 = bitcast i32 %139 to float, !dbg !36
  %141 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %129, i1 %104) #3, !dbg !36
  %142 = bitcast i32 %141 to float, !dbg !36
  %143 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %130, i1 %105) #3, !dbg !36
  %144 = bitcast i32 %143 to float, !dbg !36
  %145 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %131, i1 %106) #3, !dbg !36
  %146 = bitcast i32 %145 to float, !dbg !36
  %147 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %132, i1 %107) #3, !dbg !36
  %148 = bitcast i32 %147 to float, !dbg !36
  %149 = getelementptr float, ptr addrspace(1) %out, i64 %5, !dbg !37
  %150 = getelementptr float, ptr addrspace(1) %149, i64 %84, !dbg !38
  %151 = getelementptr float, ptr addrspace(1) %149, i64 %86, !dbg !38
  %152 = getelementptr float, ptr addrspace(1) %149, i64 %88, !dbg !38
  %153 = getelementptr float, ptr addrspace(1) %149, i64 %90, !dbg !38
  %154 = getelementptr float, ptr addrspace(1) %149, i64 %92, !dbg !38
  %155 = getelementptr float, ptr addrspace(1) %149, i64 %94, !dbg !38
  %156 = getelementptr float, ptr addrspace(1) %149, i64 %96, !dbg !38
  %157 = getelementptr float, ptr addrspace(1) %149, i64 %98, !dbg !38
  %158 = fmul float %alpha, %109, !dbg !25
  %159 = fmul float %alpha, %111, !dbg !25
  %160 = fadd float %158, %134, !dbg !26
  %161 = fadd float %159, %136, !dbg !26
  %162 = fmul float %alpha, %113, !dbg !25
  %163 = fmul float %alpha, %115, !dbg !25
  %164 = fadd float %162, %138, !dbg !26
  %165 = fadd float %163, %140, !dbg !26
  %166 = fmul float %alpha, %117, !dbg !25
  %167 = fmul float %alpha, %119, !dbg !25
  %168 = fadd float %166, %142, !dbg !26
  %169 = fadd float %167, %144, !dbg !26
  %170 = fmul float %alpha, %121, !dbg !25
  %171 = fmul float %alpha, %123, !dbg !25
  %172 = fadd float %170, %146, !dbg !26
  %173 = fadd float %171, %148, !dbg !26
  %174 = bitcast float %160 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %150, i32 %174, i1 %100) #3, !dbg !39
  %175 = bitcast float %161 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %151, i32 %175, i1 %101) #3, !dbg !39
  %176 = bitcast float %164 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %152, i32 %176, i1 %102) #3, !dbg !39
  %177 = bitcast float %165 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %153, i32 %177, i1 %103) #3, !dbg !39
  %178 = bitcast float %168 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %154, i32 %178, i1 %104) #3, !dbg !39
  %179 = bitcast float %169 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %155, i32 %179, i1 %105) #3, !dbg !39
  %180 = bitcast float %172 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %156, i32 %180, i1 %106) #3, !dbg !39
  %181 = bitcast float %173 to i32, !dbg !39
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %157, i32 %181, i1 %107) #3, !dbg !39
  br label %endif, !dbg !39

endif:                                            ; preds = %else, %then
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/01_vector_add")
!4 = distinct !DISubprogram(name: "vector_add", linkageName: "vector_add", scope: !3, file: !3, line: 18, type: !5, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 18, column: 22, scope: !4)
!8 = !DILocation(line: 30, column: 35, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/01_vector_add")
!11 = !DILocation(line: 30, column: 24, scope: !9)
!12 = !DILocation(line: 30, column: 40, scope: !9)
!13 = !DILocation(line: 31, column: 32, scope: !9)
!14 = !DILocation(line: 39, column: 13, scope: !9)
!15 = !DILocation(line: 39, column: 17, scope: !9)
!16 = !DILocation(line: 39, column: 6, scope: !9)
!17 = !DILocation(line: 40, column: 26, scope: !9)
!18 = !DILocation(line: 40, column: 34, scope: !9)
!19 = !DILocation(line: 40, column: 18, scope: !9)
!20 = !DILocation(line: 41, column: 26, scope: !9)
!21 = !DILocation(line: 41, column: 34, scope: !9)
!22 = !DILocation(line: 41, column: 18, scope: !9)
!23 = !DILocation(line: 42, column: 20, scope: !9)
!24 = !DILocation(line: 42, column: 28, scope: !9)
!25 = !DILocation(line: 35, column: 31, scope: !9)
!26 = !DILocation(line: 35, column: 46, scope: !9)
!27 = !DILocation(line: 42, column: 10, scope: !9)
!28 = !DILocation(line: 44, column: 38, scope: !9)
!29 = !DILocation(line: 44, column: 30, scope: !9)
!30 = !DILocation(line: 45, column: 26, scope: !9)
!31 = !DILocation(line: 45, column: 34, scope: !9)
!32 = !DILocation(line: 44, column: 19, scope: !9)
!33 = !DILocation(line: 45, column: 18, scope: !9)
!34 = !DILocation(line: 46, column: 26, scope: !9)
!35 = !DILocation(line: 46, column: 34, scope: !9)
!36 = !DILocation(line: 46, column: 18, scope: !9)
!37 = !DILocation(line: 47, column: 20, scope: !9)
!38 = !DILocation(line: 47, column: 28, scope: !9)
!39 = !DILocation(line: 47, column: 10, scope: !9)

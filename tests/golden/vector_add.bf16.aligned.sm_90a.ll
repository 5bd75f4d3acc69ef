; ModuleID = 'vector_add'
source_filename = "vector_add"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @vector_add(ptr addrspace(1) align 16 %x, ptr addrspace(1) align 16 %y, ptr addrspace(1) align 16 %out, float %alpha, i64 %n) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 1016, !dbg !7
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %4 = zext nneg i32 %3 to i64, !dbg !11
  %5 = shl nuw nsw i64 %4, 10, !dbg !12
  %6 = add nuw nsw i64 %5, 1024, !dbg !13
  %.not = icmp sgt i64 %6, %n, !dbg !14
  br i1 %.not, label %else, label %then, !dbg !15

then:                                             ; preds = %entry
  %7 = getelementptr bfloat, ptr addrspace(1) %x, i64 %5, !dbg !16
  %8 = zext nneg i32 %2 to i64, !dbg !17
  %9 = getelementptr bfloat, ptr addrspace(1) %7, i64 %8, !dbg !17
  %10 = load <8 x bfloat>, ptr addrspace(1) %9, align 16, !dbg !18
  %11 = extractelement <8 x bfloat> %10, i64 0, !dbg !18
  %12 = extractelement <8 x bfloat> %10, i64 1, !dbg !18
  %13 = extractelement <8 x bfloat> %10, i64 2, !dbg !18
  %14 = extractelement <8 x bfloat> %10, i64 3, !dbg !18
  %15 = extractelement <8 x bfloat> %10, i64 4, !dbg !18
  %16 = extractelement <8 x bfloat> %10, i64 5, !dbg !18
  %17 = extractelement <8 x bfloat> %10, i64 6, !dbg !18
  %18 = extractelement <8 x bfloat> %10, i64 7, !dbg !18
  %19 = getelementptr bfloat, ptr addrspace(1) %y, i64 %5, !dbg !19
  %20 = getelementptr bfloat, ptr addrspace(1) %19, i64 %8, !dbg !20
  %21 = load <8 x bfloat>, ptr addrspace(1) %20, align 16, !dbg !21
  %22 = extractelement <8 x bfloat> %21, i64 0, !dbg !21
  %23 = extractelement <8 x bfloat> %21, i64 1, !dbg !21
  %24 = extractelement <8 x bfloat> %21, i64 2, !dbg !21
  %25 = extractelement <8 x bfloat> %21, i64 3, !dbg !21
  %26 = extractelement <8 x bfloat> %21, i64 4, !dbg !21
  %27 = extractelement <8 x bfloat> %21, i64 5, !dbg !21
  %28 = extractelement <8 x bfloat> %21, i64 6, !dbg !21
  %29 = extractelement <8 x bfloat> %21, i64 7, !dbg !21
  %30 = getelementptr bfloat, ptr addrspace(1) %out, i64 %5, !dbg !22
  %31 = getelementptr bfloat, ptr addrspace(1) %30, i64 %8, !dbg !23
  %32 = fpext bfloat %11 to float, !dbg !24
  %33 = fpext bfloat %12 to float, !dbg !24
  %34 = fmul float %alpha, %32, !dbg !25
  %35 = fmul float %alpha, %33, !dbg !25
  %36 = fpext bfloat %22 to float, !dbg !26
  %37 = fpext bfloat %23 to float, !dbg !26
  %38 = fadd float %34, %36, !dbg !27
  %39 = fadd float %35, %37, !dbg !27
  %40 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %39, float %38), !dbg !28
  %41 = fpext bfloat %13 to float, !dbg !24
  %42 = fpext bfloat %14 to float, !dbg !24
  %43 = fmul float %alpha, %41, !dbg !25
  %44 = fmul float %alpha, %42, !dbg !25
  %45 = fpext bfloat %24 to float, !dbg !26
  %46 = fpext bfloat %25 to float, !dbg !26
  %47 = fadd float %43, %45, !dbg !27
  %48 = fadd float %44, %46, !dbg !27
  %49 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %48, float %47), !dbg !28
  %50 = fpext bfloat %15 to float, !dbg !24
  %51 = fpext bfloat %16 to float, !dbg !24
  %52 = fmul float %alpha, %50, !dbg !25
  %53 = fmul float %alpha, %51, !dbg !25
  %54 = fpext bfloat %26 to float, !dbg !26
  %55 = fpext bfloat %27 to float, !dbg !26
  %56 = fadd float %52, %54, !dbg !27
  %57 = fadd float %53, %55, !dbg !27
  %58 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %57, float %56), !dbg !28
  %59 = shufflevector <2 x bfloat> %58, <2 x bfloat> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = fpext bfloat %17 to float, !dbg !24
  %61 = fpext bfloat %18 to float, !dbg !24
  %62 = fmul float %alpha, %60, !dbg !25
  %63 = fmul float %alpha, %61, !dbg !25
  %64 = fpext bfloat %28 to float, !dbg !26
  %65 = fpext bfloat %29 to float, !dbg !26
  %66 = fadd float %62, %64, !dbg !27
  %67 = fadd float %63, %65, !dbg !27
  %68 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %67, float %66), !dbg !28
  %69 = shufflevector <2 x bfloat> %68, <2 x bfloat> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <2 x bfloat> %40, <2 x bfloat> %49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !29
  %71 = shufflevector <8 x bfloat> %70, <8 x bfloat> %59, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !29
  %72 = shufflevector <8 x bfloat> %71, <8 x bfloat> %69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !29
  store <8 x bfloat> %72, ptr addrspace(1) %31, align 16, !dbg !29
  br label %endif, !dbg !29

else:                                             ; preds = %entry
  %73 = or disjoint i32 %2, 7, !dbg !30
  %74 = or disjoint i32 %2, 6, !dbg !30
  %75 = or disjoint i32 %2, 5, !dbg !30
  %76 = or disjoint i32 %2, 4, !dbg !30
  %77 = or disjoint i32 %2, 3, !dbg !30
  %78 = or disjoint i32 %2, 2, !dbg !30
  %79 = or disjoint i32 %2, 1, !dbg !30
  %80 = sub i64 %n, %5, !dbg !31
  %81 = trunc i64 %80 to i32, !dbg !32
  %82 = getelementptr bfloat, ptr addrspace(1) %x, i64 %5, !dbg !33
  %83 = zext nneg i32 %2 to i64, !dbg !34
  %84 = getelementptr bfloat, ptr addrspace(1) %82, i64 %83, !dbg !34
  %85 = zext nneg i32 %79 to i64, !dbg !34
  %86 = getelementptr bfloat, ptr addrspace(1) %82, i64 %85, !dbg !34
  %87 = zext nneg i32 %78 to i64, !dbg !34
  %88 = getelementptr bfloat, ptr addrspace(1) %82, i64 %87, !dbg !34
  %89 = zext nneg i32 %77 to i64, !dbg !34
  %90 = getelementptr bfloat, ptr addrspace(1) %82, i64 %89, !dbg !34
  %91 = zext nneg i32 %76 to i64, !dbg !34
  %92 = getelementptr bfloat, ptr addrspace(1) %82, i64 %91, !dbg !34
  %93 = zext nneg i32 %75 to i64, !dbg !34
  %94 = getelementptr bfloat, ptr addrspace(1) %82, i64 %93, !dbg !34
  %95 = zext nneg i32 %74 to i64, !dbg !34
  %96 = getelementptr bfloat, ptr addrspace(1) %82, i64 %95, !dbg !34
  %97 = zext nneg i32 %73 to i64, !dbg !34
  %98 = getelementptr bfloat, ptr addrspace(1) %82, i64 %97, !dbg !34
  %99 = icmp slt i32 %2, %81, !dbg !35
  %100 = icmp slt i32 %79, %81, !dbg !35
  %101 = icmp slt i32 %78, %81, !dbg !35
  %102 = icmp slt i32 %77, %81, !dbg !35
  %103 = icmp slt i32 %76, %81, !dbg !35
  %104 = icmp slt i32 %75, %81, !dbg !35
  %105 = icmp slt i32 %74, %81, !dbg !35
  %106 = icmp slt i32 %73, %81, !dbg !35
  %107 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %84, i1 %99) #3, !dbg !36
  %108 = bitcast i16 %107 to bfloat, !dbg !36
  %109 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %86, i1 %100) #3, !dbg !36
  %110 = bitcast i16 %109 to bfloat, !dbg !36
  %111 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %88, i1 %101) #3, !dbg !36
  %112 = bitcast i16 %111 to bfloat, !dbg !36
  %113 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %90, i1 %102) #3, !dbg !36
  %114 = bitcast i16 %113 to bfloat, !dbg !36
  %115 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %92, i1 %103) #3, !dbg !36
  %116 = bitcast i16 %115 to bfloat, !dbg !36
  %117 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %94, i1 %104) #3, !dbg !36
  %118 = bitcast i16 %117 to bfloat, !dbg !36
  %119 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %96, i1 %105) #3, !dbg !36
  %120 = bitcast i16 %119 to bfloat, !dbg !36
  %121 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %98, i1 %106) #3, !dbg !36
  %122 = bitcast i16 %121 to bfloat, !dbg !36
  %123 = getelementptr bfloat, ptr addrspace(1) %y, i64 %5, !dbg !37
  %124 = getelementptr bfloat, ptr addrspace(1) %123, i64 %83, !dbg !38
  %125 = getelementptr bfloat, ptr addrspace(1) %123, i64 %85, !dbg !38
  %126 = getelementptr bfloat, ptr addrspace(1) %123, i64 %87, !dbg !38
  %127 = getelementptr bfloat, ptr addrspace(1) %123, i64 %89, !dbg !38
  %128 = getelementptr bfloat, ptr addrspace(1) %123, i64 %91, !dbg !38
  %129 = getelementptr bfloat, ptr addrspace(1) %123, i64 %93, !dbg !38
  %130 = getelementptr bfloat, ptr addrspace(1) %123, i64 %95, !dbg !38
  %131 = getelementptr bfloat, ptr addrspace(1) %123, i64 %97, !dbg !38
  %132 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %124, i1 %99) #3, !dbg !39
  %133 = bitcast i16 %132 to bfloat, !dbg !39
  %134 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %125, i1 %100) #3, !dbg !39
  %135 = bitcast i16 %134 to bfloat, !dbg !39
  %136 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %126, i1 %101) #3, !dbg !39
  %137 = bitcast i16 %136 to bfloat, !dbg !39
  %138 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %127, i1 %102) #3, !dbg !39
  %139 = bitcast i16 %138 to bfloat, !dbg !39
  %140 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %128, i1 %103) #3, !dbg !39
  %141 = bitcast i16 %140 to bfloat, !dbg !39
  %142 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %129, i1 %104) #3, !dbg !39
  %143 = bitcast i16 %142 to bfloat, !dbg !39
  %144 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %130, i1 %105) #3, !dbg !39
  %145 = bitcast i16 %144 to bfloat, !dbg !39
  %146 = call i16 asm sideeffect "@$3 ld.global.b16 $0, [$2];", "=h,0,l,b,~{memory}"(i16 0, ptr addrspace(1) %131, i1 %106) #3, !dbg !39
  %147 = bitcast i16 %146 to bfloat, !dbg !39
  %148 = getelementptr bfloat, ptr addrspace(1) %out, i64 %5, !dbg !40
  %149 = getelementptr bfloat, ptr addrspace(1) %148, i64 %83, !dbg !41
  %150 = getelementptr bfloat, ptr addrspace(1) %148, i64 %85, !dbg !41
  %151 = getelementptr bfloat, ptr addrspace(1) %148, i64 %87, !dbg !41
  %152 = getelementptr bfloat, ptr addrspace(1) %148, i64 %89, !dbg !41
  %153 = getelementptr bfloat, ptr addrspace(1) %148, i64 %91, !dbg !41
  %154 = getelementptr bfloat, ptr addrspace(1) %148, i64 %93, !dbg !41
  %155 = getelementptr bfloat, ptr addrspace(1) %148, i64 %95, !dbg !41
  %156 = getelementptr bfloat, ptr addrspace(1) %148, i64 %97, !dbg !41
  %157 = fpext bfloat %108 to float, !dbg !24
  %158 = fpext bfloat %110 to float, !dbg !24
  %159 = fmul float %alpha, %157, !dbg !25
  %160 = fmul float %alpha, %158, !dbg !25
  %161 = fpext bfloat %133 to float, !dbg !26
  %162 = fpext bfloat %135 to float, !dbg !26
  %163 = fadd float %159, %161, !dbg !27
  %164 = fadd float %160, %162, !dbg !27
  %165 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %164, float %163), !dbg !28
  %166 = fpext bfloat %112 to float, !dbg !24
  %167 = fpext bfloat %114 to float, !dbg !24
  %168 = fmul float %alpha, %166, !dbg !25
  %169 = fmul float %alpha, %167, !dbg !25
  %170 = fpext bfloat %137 to float, !dbg !26
  %171 = fpext bfloat %139 to float, !dbg !26
  %172 = fadd float %168, %170, !dbg !27
  %173 = fadd float %169, %171, !dbg !27
  %174 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %173, float %172), !dbg !28
  %175 = fpext bfloat %116 to float, !dbg !24
  %176 = fpext bfloat %118 to float, !dbg !24
  %177 = fmul float %alpha, %175, !dbg !25
  %178 = fmul float %alpha, %176, !dbg !25
  %179 = fpext bfloat %141 to float, !dbg !26
  %180 = fpext bfloat %143 to float, !dbg !26
  %181 = fadd float %177, %179, !dbg !27
  %182 = fadd float %178, %180, !dbg !27
  %183 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %182, float %181), !dbg !28
  %184 = fpext bfloat %120 to float, !dbg !24
  %185 = fpext bfloat %122 to float, !dbg !24
  %186 = fmul float %alpha, %184, !dbg !25
  %187 = fmul float %alpha, %185, !dbg !25
  %188 = fpext bfloat %145 to float, !dbg !26
  %189 = fpext bfloat %147 to float, !dbg !26
  %190 = fadd float %186, %188, !dbg !27
  %191 = fadd float %187, %189, !dbg !27
  %192 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %191, float %190), !dbg !28
  %bc = bitcast <2 x bfloat> %165 to <2 x i16>, !dbg !42
  %193 = extractelement <2 x i16> %bc, i64 0, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %149, i16 %193, i1 %99) #3, !dbg !42
  %194 = extractelement <2 x i16> %bc, i64 1, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %150, i16 %194, i1 %100) #3, !dbg !42
  %bc2 = bitcast <2 x bfloat> %174 to <2 x i16>, !dbg !42
  %195 = extractelement <2 x i16> %bc2, i64 0, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %151, i16 %195, i1 %101) #3, !dbg !42
  %196 = extractelement <2 x i16> %bc2, i64 1, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %152, i16 %196, i1 %102) #3, !dbg !42
  %bc4 = bitcast <2 x bfloat> %183 to <2 x i16>, !dbg !42
  %197 = extractelement <2 x i16> %bc4, i64 0, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %153, i16 %197, i1 %103) #3, !dbg !42
  %198 = extractelement <2 x i16> %bc4, i64 1, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %154, i16 %198, i1 %104) #3, !dbg !42
  %bc6 = bitcast <2 x bfloat> %192 to <2 x i16>, !dbg !42
  %199 = extractelement <2 x i16> %bc6, i64 0, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %155, i16 %199, i1 %105) #3, !dbg !42
  %200 = extractelement <2 x i16> %bc6, i64 1, !dbg !42
  call void asm sideeffect "@$2 st.global.b16 [$0], $1;", "l,h,b,~{memory}"(ptr addrspace(1) %156, i16 %200, i1 %106) #3, !dbg !42
  br label %endif, !dbg !42

endif:                                            ; preds = %else, %then
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

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
!13 = !DILocation(line: 39, column: 13, scope: !9)
!14 = !DILocation(line: 39, column: 17, scope: !9)
!15 = !DILocation(line: 39, column: 6, scope: !9)
!16 = !DILocation(line: 40, column: 26, scope: !9)
!17 = !DILocation(line: 40, column: 34, scope: !9)
!18 = !DILocation(line: 40, column: 18, scope: !9)
!19 = !DILocation(line: 41, column: 26, scope: !9)
!20 = !DILocation(line: 41, column: 34, scope: !9)
!21 = !DILocation(line: 41, column: 18, scope: !9)
!22 = !DILocation(line: 42, column: 20, scope: !9)
!23 = !DILocation(line: 42, column: 28, scope: !9)
!24 = !DILocation(line: 35, column: 42, scope: !9)
!25 = !DILocation(line: 35, column: 31, scope: !9)
!26 = !DILocation(line: 35, column: 57, scope: !9)
!27 = !DILocation(line: 35, column: 46, scope: !9)
!28 = !DILocation(line: 35, column: 19, scope: !9)
!29 = !DILocation(line: 42, column: 10, scope: !9)
!30 = !DILocation(line: 31, column: 32, scope: !9)
!31 = !DILocation(line: 44, column: 38, scope: !9)
!32 = !DILocation(line: 44, column: 30, scope: !9)
!33 = !DILocation(line: 45, column: 26, scope: !9)
!34 = !DILocation(line: 45, column: 34, scope: !9)
!35 = !DILocation(line: 44, column: 19, scope: !9)
!36 = !DILocation(line: 45, column: 18, scope: !9)
!37 = !DILocation(line: 46, column: 26, scope: !9)
!38 = !DILocation(line: 46, column: 34, scope: !9)
!39 = !DILocation(line: 46, column: 18, scope: !9)
!40 = !DILocation(line: 47, column: 20, scope: !9)
!41 = !DILocation(line: 47, column: 28, scope: !9)
!42 = !DILocation(line: 47, column: 10, scope: !9)

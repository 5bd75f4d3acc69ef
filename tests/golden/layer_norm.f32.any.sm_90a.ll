; ModuleID = 'layer_norm'
source_filename = "layer_norm"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @layer_norm(ptr addrspace(1) align 4 %x, ptr addrspace(1) align 4 %weight, ptr addrspace(1) align 4 %bias, ptr addrspace(1) align 4 %out, i32 %rows, i32 %columns, i64 %x_stride, i64 %out_stride, float %eps) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 2, !dbg !7
  %2 = and i32 %1, 124, !dbg !7
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %4 = shl i32 %3, 2, !dbg !11
  %5 = or disjoint i32 %2, 1, !dbg !12
  %6 = or disjoint i32 %2, 2, !dbg !12
  %7 = or disjoint i32 %2, 3, !dbg !12
  %8 = sext i32 %4 to i64, !dbg !13
  %9 = mul i64 %out_stride, %8, !dbg !14
  %10 = getelementptr float, ptr addrspace(1) %out, i64 %9, !dbg !15
  %11 = icmp sgt i32 %columns, 0, !dbg !16
  br i1 %11, label %for.head, label %for.end3, !dbg !16

for.head:                                         ; preds = %entry
  %12 = sub i32 %rows, %4, !dbg !17
  %13 = mul i64 %x_stride, %8, !dbg !18
  %14 = getelementptr float, ptr addrspace(1) %x, i64 %13, !dbg !19
  %15 = and i32 %0, 3, !dbg !7
  %16 = add nsw i32 %columns, -1, !dbg !16
  %17 = and i32 %16, -128, !dbg !16
  %18 = zext nneg i32 %15 to i64
  %19 = mul i64 %x_stride, %18
  %20 = zext nneg i32 %2 to i64
  %21 = zext nneg i32 %5 to i64
  %22 = getelementptr float, ptr addrspace(1) %14, i64 %19
  %23 = getelementptr float, ptr addrspace(1) %22, i64 %20
  %24 = getelementptr float, ptr addrspace(1) %22, i64 %21
  %25 = zext nneg i32 %6 to i64
  %26 = zext nneg i32 %7 to i64
  %27 = getelementptr float, ptr addrspace(1) %22, i64 %25
  %28 = getelementptr float, ptr addrspace(1) %22, i64 %26
  %29 = icmp slt i32 %15, %12
  br label %for.body, !dbg !16

for.body:                                         ; preds = %for.body, %for.head
  %.09 = phi float [ 0.000000e+00, %for.head ], [ %121, %for.body ], !dbg !20
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %124, %for.body ], !dbg !20
  %index = phi i32 [ 0, %for.head ], [ %125, %for.body ], !dbg !16
  %30 = sub i32 %columns, %index, !dbg !21
  %31 = sitofp i32 %index to float, !dbg !22
  %32 = call i32 @llvm.smin.i32(i32 %30, i32 128), !dbg !23
  %33 = sitofp i32 %32 to float, !dbg !24
  %34 = sext i32 %index to i64, !dbg !25
  %35 = getelementptr float, ptr addrspace(1) %23, i64 %34, !dbg !25
  %36 = getelementptr float, ptr addrspace(1) %24, i64 %34, !dbg !25
  %37 = getelementptr float, ptr addrspace(1) %27, i64 %34, !dbg !25
  %38 = getelementptr float, ptr addrspace(1) %28, i64 %34, !dbg !25
  %39 = icmp slt i32 %2, %30, !dbg !26
  %40 = icmp slt i32 %5, %30, !dbg !26
  %41 = and i1 %29, %39, !dbg !27
  %42 = and i1 %29, %40, !dbg !27
  %43 = icmp slt i32 %6, %30, !dbg !26
  %44 = icmp slt i32 %7, %30, !dbg !26
  %45 = and i1 %29, %43, !dbg !27
  %46 = and i1 %29, %44, !dbg !27
  %47 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %35, i1 %41) #5, !dbg !28
  %48 = bitcast i32 %47 to float, !dbg !28
  %49 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %36, i1 %42) #5, !dbg !28
  %50 = bitcast i32 %49 to float, !dbg !28
  %51 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %37, i1 %45) #5, !dbg !28
  %52 = bitcast i32 %51 to float, !dbg !28
  %53 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %38, i1 %46) #5, !dbg !28
  %54 = bitcast i32 %53 to float, !dbg !28
  %55 = fadd float %48, %52, !dbg !29
  %56 = fadd float %50, %54, !dbg !29
  %57 = fadd float %55, %56, !dbg !29
  %58 = bitcast float %57 to i32, !dbg !29
  %59 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %58, i32 1, i32 31), !dbg !29
  %60 = bitcast i32 %59 to float, !dbg !29
  %61 = fadd float %57, %60, !dbg !29
  %62 = bitcast float %61 to i32, !dbg !29
  %63 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %62, i32 2, i32 31), !dbg !29
  %64 = bitcast i32 %63 to float, !dbg !29
  %65 = fadd float %61, %64, !dbg !29
  %66 = bitcast float %65 to i32, !dbg !29
  %67 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 4, i32 31), !dbg !29
  %68 = bitcast i32 %67 to float, !dbg !29
  %69 = fadd float %65, %68, !dbg !29
  %70 = bitcast float %69 to i32, !dbg !29
  %71 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %70, i32 8, i32 31), !dbg !29
  %72 = bitcast i32 %71 to float, !dbg !29
  %73 = fadd float %69, %72, !dbg !29
  %74 = bitcast float %73 to i32, !dbg !29
  %75 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %74, i32 16, i32 31), !dbg !29
  %76 = bitcast i32 %75 to float, !dbg !29
  %77 = fadd float %73, %76, !dbg !29
  %78 = fdiv float %77, %33, !dbg !30
  %79 = fadd float %31, %33, !dbg !31
  %80 = fmul float %31, %33, !dbg !32
  %81 = fdiv float %80, %79, !dbg !33
  %82 = fsub float %48, %78, !dbg !34
  %83 = fsub float %50, %78, !dbg !34
  %84 = select i1 %41, float %82, float 0.000000e+00, !dbg !35
  %85 = select i1 %42, float %83, float 0.000000e+00, !dbg !35
  %86 = fmul float %84, %84, !dbg !36
  %87 = fmul float %85, %85, !dbg !36
  %88 = fsub float %52, %78, !dbg !34
  %89 = fsub float %54, %78, !dbg !34
  %90 = select i1 %45, float %88, float 0.000000e+00, !dbg !35
  %91 = select i1 %46, float %89, float 0.000000e+00, !dbg !35
  %92 = fmul float %90, %90, !dbg !36
  %93 = fmul float %91, %91, !dbg !36
  %94 = fadd float %86, %92, !dbg !37
  %95 = fadd float %87, %93, !dbg !37
  %96 = fadd float %94, %95, !dbg !37
  %97 = bitcast float %96 to i32, !dbg !37
  %98 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %97, i32 1, i32 31), !dbg !37
  %99 = bitcast i32 %98 to float, !dbg !37
  %100 = fadd float %96, %99, !dbg !37
  %101 = bitcast float %100 to i32, !dbg !37
  %102 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %101, i32 2, i32 31), !dbg !37
  %103 = bitcast i32 %102 to float, !dbg !37
  %104 = fadd float %100, %103, !dbg !37
  %105 = bitcast float %104 to i32, !dbg !37
  %106 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 4, i32 31), !dbg !37
  %107 = bitcast i32 %106 to float, !dbg !37
  %108 = fadd float %104, %107, !dbg !37
  %109 = bitcast float %108 to i32, !dbg !37
  %110 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 8, i32 31), !dbg !37
  %111 = bitcast i32 %110 to float, !dbg !37
  %112 = fadd float %108, %111, !dbg !37
  %113 = bitcast float %112 to i32, !dbg !37
  %114 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 16, i32 31), !dbg !37
  %115 = bitcast i32 %114 to float, !dbg !37
  %116 = fadd float %112, %115, !dbg !37
  %117 = fadd float %.09, %116, !dbg !38
  %118 = fsub float %78, %.0, !dbg !39
  %119 = fmul float %118, %118, !dbg !40
  %120 = fmul float %119, %81, !dbg !41
  %121 = fadd float %117, %120, !dbg !42
  %122 = fdiv float %33, %79, !dbg !43
  %123 = fmul float %118, %122, !dbg !44
  %124 = fadd float %.0, %123, !dbg !45
  %125 = add i32 %index, 128, !dbg !16
  %126 = icmp eq i32 %index, %17, !dbg !16
  br i1 %126, label %for.end, label %for.body, !dbg !16

for.end:                                          ; preds = %for.body
  %127 = sitofp i32 %columns to float, !dbg !46
  %128 = fdiv float %121, %127, !dbg !47
  %129 = fadd float %128, %eps, !dbg !48
  %130 = call float @llvm.nvvm.sqrt.rn.f(float %129), !dbg !49
  %131 = fdiv float 1.000000e+00, %130, !dbg !50
  %132 = mul i64 %out_stride, %18
  %133 = getelementptr float, ptr addrspace(1) %10, i64 %132
  %134 = getelementptr float, ptr addrspace(1) %133, i64 %20
  %135 = getelementptr float, ptr addrspace(1) %133, i64 %21
  %136 = getelementptr float, ptr addrspace(1) %133, i64 %25
  %137 = getelementptr float, ptr addrspace(1) %133, i64 %26
  br label %for.body2, !dbg !51

for.body2:                                        ; preds = %for.body2, %for.end
  %index4 = phi i32 [ 0, %for.end ], [ %210, %for.body2 ], !dbg !51
  %138 = sub i32 %columns, %index4, !dbg !52
  %139 = sext i32 %index4 to i64, !dbg !53
  %140 = getelementptr float, ptr addrspace(1) %23, i64 %139, !dbg !53
  %141 = getelementptr float, ptr addrspace(1) %24, i64 %139, !dbg !53
  %142 = getelementptr float, ptr addrspace(1) %27, i64 %139, !dbg !53
  %143 = getelementptr float, ptr addrspace(1) %28, i64 %139, !dbg !53
  %144 = icmp slt i32 %2, %138, !dbg !54
  %145 = icmp slt i32 %5, %138, !dbg !54
  %146 = and i1 %29, %144, !dbg !55
  %147 = and i1 %29, %145, !dbg !55
  %148 = icmp slt i32 %6, %138, !dbg !54
  %149 = icmp slt i32 %7, %138, !dbg !54
  %150 = and i1 %29, %148, !dbg !55
  %151 = and i1 %29, %149, !dbg !55
  %152 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %140, i1 %146) #5, !dbg !56
  %153 = bitcast i32 %152 to float, !dbg !56
  %154 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %141, i1 %147) #5, !dbg !56
  %155 = bitcast i32 %154 to float, !dbg !56
  %156 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %142, i1 %150) #5, !dbg !56
  %157 = bitcast i32 %156 to float, !dbg !56
  %158 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %143, i1 %151) #5, !dbg !56
  %159 = bitcast i32 %158 to float, !dbg !56
  %160 = getelementptr float, ptr addrspace(1) %weight, i64 %139, !dbg !57
  %161 = getelementptr float, ptr addrspace(1) %160, i64 %20, !dbg !58
  %162 = getelementptr float, ptr addrspace(1) %160, i64 %21, !dbg !58
  %163 = getelementptr float, ptr addrspace(1) %160, i64 %25, !dbg !58
  %164 = getelementptr float, ptr addrspace(1) %160, i64 %26, !dbg !58
  %165 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %161, i1 %144) #5, !dbg !59
  %166 = bitcast i32 %165 to float, !dbg !59
  %167 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %162, i1 %145) #5, !dbg !59
  %168 = bitcast i32 %167 to float, !dbg !59
  %169 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %163, i1 %148) #5, !dbg !59
  %170 = bitcast i32 %169 to float, !dbg !59
  %171 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %164, i1 %149) #5, !dbg !59
  %172 = bitcast i32 %171 to float, !dbg !59
  %173 = getelementptr float, ptr addrspace(1) %bias, i64 %139, !dbg !60
  %174 = getelementptr float, ptr addrspace(1) %173, i64 %20, !dbg !61
  %175 = getelementptr float, ptr addrspace(1) %173, i64 %21, !dbg !61
  %176 = getelementptr float, ptr addrspace(1) %173, i64 %25, !dbg !61
  %177 = getelementptr float, ptr addrspace(1) %173, i64 %26, !dbg !61
  %178 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %174, i1 %144) #5, !dbg !62
  %179 = bitcast i32 %178 to float, !dbg !62
  %180 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %175, i1 %145) #5, !dbg !62
  %181 = bitcast i32 %180 to float, !dbg !62
  %182 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %176, i1 %148) #5, !dbg !62
  %183 = bitcast i32 %182 to float, !dbg !62
  %184 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %177, i1 %149) #5, !dbg !62
  %185 = bitcast i32 %184 to float, !dbg !62
  %186 = getelementptr float, ptr addrspace(1) %134, i64 %139, !dbg !63
  %187 = getelementptr float, ptr addrspace(1) %135, i64 %139, !dbg !63
  %188 = getelementptr float, ptr addrspace(1) %136, i64 %139, !dbg !63
  %189 = getelementptr float, ptr addrspace(1) %137, i64 %139, !dbg !63
  %190 = fsub float %153, %124, !dbg !64
  %191 = fsub float %155, %124, !dbg !64
  %192 = fmul float %190, %131, !dbg !65
  %193 = fmul float %191, %131, !dbg !65
  %194 = fmul float %192, %166, !dbg !66
  %195 = fmul float %193, %168, !dbg !66
  %196 = fadd float %194, %179, !dbg !67
  %197 = fadd float %195, %181, !dbg !67
  %198 = fsub float %157, %124, !dbg !64
  %199 = fsub float %159, %124, !dbg !64
  %200 = fmul float %198, %131, !dbg !65
  %201 = fmul float %199, %131, !dbg !65
  %202 = fmul float %200, %170, !dbg !66
  %203 = fmul float %201, %172, !dbg !66
  %204 = fadd float %202, %183, !dbg !67
  %205 = fadd float %203, %185, !dbg !67
  %206 = bitcast float %196 to i32, !dbg !68
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %186, i32 %206, i1 %146) #5, !dbg !68
  %207 = bitcast float %197 to i32, !dbg !68
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %187, i32 %207, i1 %147) #5, !dbg !68
  %208 = bitcast float %204 to i32, !dbg !68
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %188, i32 %208, i1 %150) #5, !dbg !68
  %209 = bitcast float %205 to i32, !dbg !68
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %189, i32 %209, i1 %151) #5, !dbg !68
  %210 = add i32 %index4, 128, !dbg !51
  %211 = icmp eq i32 %index4, %17, !dbg !51
  br i1 %211, label %for.end3, label %for.body2, !dbg !51

for.end3:                                         ; preds = %for.body2, %entry
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/03_layer_norm")
!4 = distinct !DISubprogram(name: "layer_norm", linkageName: "layer_norm", scope: !3, file: !3, line: 22, type: !5, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 22, column: 22, scope: !4)
!8 = !DILocation(line: 37, column: 25, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/03_layer_norm")
!11 = !DILocation(line: 37, column: 29, scope: !9)
!12 = !DILocation(line: 39, column: 45, scope: !9)
!13 = !DILocation(line: 40, column: 30, scope: !9)
!14 = !DILocation(line: 42, column: 35, scope: !9)
!15 = !DILocation(line: 42, column: 16, scope: !9)
!16 = !DILocation(line: 48, column: 7, scope: !9)
!17 = !DILocation(line: 43, column: 34, scope: !9)
!18 = !DILocation(line: 40, column: 38, scope: !9)
!19 = !DILocation(line: 40, column: 19, scope: !9)
!20 = !DILocation(line: 0, scope: !9)
!21 = !DILocation(line: 49, column: 50, scope: !9)
!22 = !DILocation(line: 50, column: 27, scope: !9)
!23 = !DILocation(line: 50, column: 55, scope: !9)
!24 = !DILocation(line: 50, column: 47, scope: !9)
!25 = !DILocation(line: 51, column: 31, scope: !9)
!26 = !DILocation(line: 49, column: 35, scope: !9)
!27 = !DILocation(line: 49, column: 25, scope: !9)
!28 = !DILocation(line: 51, column: 28, scope: !9)
!29 = !DILocation(line: 52, column: 28, scope: !9)
!30 = !DILocation(line: 52, column: 32, scope: !9)
!31 = !DILocation(line: 55, column: 81, scope: !9)
!32 = !DILocation(line: 55, column: 65, scope: !9)
!33 = !DILocation(line: 55, column: 71, scope: !9)
!34 = !DILocation(line: 53, column: 28, scope: !9)
!35 = !DILocation(line: 53, column: 19, scope: !9)
!36 = !DILocation(line: 55, column: 34, scope: !9)
!37 = !DILocation(line: 55, column: 31, scope: !9)
!38 = !DILocation(line: 55, column: 23, scope: !9)
!39 = !DILocation(line: 54, column: 28, scope: !9)
!40 = !DILocation(line: 55, column: 47, scope: !9)
!41 = !DILocation(line: 55, column: 55, scope: !9)
!42 = !DILocation(line: 55, column: 39, scope: !9)
!43 = !DILocation(line: 56, column: 32, scope: !9)
!44 = !DILocation(line: 56, column: 25, scope: !9)
!45 = !DILocation(line: 56, column: 17, scope: !9)
!46 = !DILocation(line: 60, column: 50, scope: !9)
!47 = !DILocation(line: 60, column: 39, scope: !9)
!48 = !DILocation(line: 60, column: 65, scope: !9)
!49 = !DILocation(line: 60, column: 24, scope: !9)
!50 = !DILocation(line: 61, column: 21, scope: !9)
!51 = !DILocation(line: 63, column: 7, scope: !9)
!52 = !DILocation(line: 64, column: 45, scope: !9)
!53 = !DILocation(line: 65, column: 31, scope: !9)
!54 = !DILocation(line: 64, column: 30, scope: !9)
!55 = !DILocation(line: 65, column: 44, scope: !9)
!56 = !DILocation(line: 65, column: 28, scope: !9)
!57 = !DILocation(line: 66, column: 41, scope: !9)
!58 = !DILocation(line: 66, column: 45, scope: !9)
!59 = !DILocation(line: 66, column: 28, scope: !9)
!60 = !DILocation(line: 67, column: 39, scope: !9)
!61 = !DILocation(line: 67, column: 43, scope: !9)
!62 = !DILocation(line: 67, column: 28, scope: !9)
!63 = !DILocation(line: 69, column: 15, scope: !9)
!64 = !DILocation(line: 68, column: 22, scope: !9)
!65 = !DILocation(line: 68, column: 47, scope: !9)
!66 = !DILocation(line: 69, column: 35, scope: !9)
!67 = !DILocation(line: 69, column: 39, scope: !9)
!68 = !DILocation(line: 69, column: 10, scope: !9)

; ModuleID = 'softmax'
source_filename = "softmax"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @softmax(ptr addrspace(1) align 32 %x, ptr addrspace(1) align 32 %y, i32 %rows, i32 %columns, i64 %x_stride, i64 %y_stride) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 2040, !dbg !7
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %4 = or disjoint i32 %2, 1, !dbg !11
  %5 = or disjoint i32 %2, 2, !dbg !11
  %6 = or disjoint i32 %2, 3, !dbg !11
  %7 = or disjoint i32 %2, 4, !dbg !11
  %8 = or disjoint i32 %2, 5, !dbg !11
  %9 = or disjoint i32 %2, 6, !dbg !11
  %10 = or disjoint i32 %2, 7, !dbg !11
  %11 = or disjoint i32 %2, 2048, !dbg !11
  %12 = or disjoint i32 %2, 2049, !dbg !11
  %13 = or disjoint i32 %2, 2050, !dbg !11
  %14 = or disjoint i32 %2, 2051, !dbg !11
  %15 = or disjoint i32 %2, 2052, !dbg !11
  %16 = or disjoint i32 %2, 2053, !dbg !11
  %17 = or disjoint i32 %2, 2054, !dbg !11
  %18 = or disjoint i32 %2, 2055, !dbg !11
  %19 = zext nneg i32 %3 to i64, !dbg !12
  %20 = mul i64 %y_stride, %19, !dbg !13
  %21 = getelementptr float, ptr addrspace(1) %y, i64 %20, !dbg !14
  %22 = icmp sgt i32 %columns, 0, !dbg !15
  br i1 %22, label %for.head, label %for.end3, !dbg !15

for.head:                                         ; preds = %entry
  %23 = sub i32 %rows, %3, !dbg !16
  %24 = mul i64 %x_stride, %19, !dbg !17
  %25 = getelementptr float, ptr addrspace(1) %x, i64 %24, !dbg !18
  %26 = add nsw i32 %columns, -1, !dbg !15
  %27 = and i32 %26, -4096, !dbg !15
  %28 = zext nneg i32 %2 to i64
  %29 = getelementptr float, ptr addrspace(1) %25, i64 %28
  %30 = zext nneg i32 %7 to i64
  %31 = getelementptr float, ptr addrspace(1) %25, i64 %30
  %32 = zext nneg i32 %11 to i64
  %33 = getelementptr float, ptr addrspace(1) %25, i64 %32
  %34 = zext nneg i32 %15 to i64
  %35 = getelementptr float, ptr addrspace(1) %25, i64 %34
  %36 = icmp sgt i32 %23, 0
  %37 = lshr i32 %thread, 3
  %38 = and i32 %37, 28
  %39 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %38
  br label %for.body, !dbg !15

for.body:                                         ; preds = %for.body, %for.head
  %.011 = phi float [ 0.000000e+00, %for.head ], [ %289, %for.body ], !dbg !19
  %.0 = phi float [ 0xFFF0000000000000, %for.head ], [ %182, %for.body ], !dbg !19
  %index = phi i32 [ 0, %for.head ], [ %290, %for.body ], !dbg !15
  %40 = sub i32 %columns, %index, !dbg !20
  %41 = sext i32 %index to i64, !dbg !21
  %42 = getelementptr float, ptr addrspace(1) %29, i64 %41, !dbg !21
  %43 = getelementptr float, ptr addrspace(1) %31, i64 %41, !dbg !21
  %44 = getelementptr float, ptr addrspace(1) %33, i64 %41, !dbg !21
  %45 = getelementptr float, ptr addrspace(1) %35, i64 %41, !dbg !21
  %46 = icmp slt i32 %2, %40, !dbg !22
  %47 = icmp slt i32 %4, %40, !dbg !22
  %48 = and i1 %36, %46, !dbg !23
  %49 = and i1 %36, %47, !dbg !23
  %50 = icmp slt i32 %5, %40, !dbg !22
  %51 = icmp slt i32 %6, %40, !dbg !22
  %52 = and i1 %36, %50, !dbg !23
  %53 = and i1 %36, %51, !dbg !23
  %54 = icmp slt i32 %7, %40, !dbg !22
  %55 = icmp slt i32 %8, %40, !dbg !22
  %56 = and i1 %36, %54, !dbg !23
  %57 = and i1 %36, %55, !dbg !23
  %58 = icmp slt i32 %9, %40, !dbg !22
  %59 = icmp slt i32 %10, %40, !dbg !22
  %60 = and i1 %36, %58, !dbg !23
  %61 = and i1 %36, %59, !dbg !23
  %62 = icmp slt i32 %11, %40, !dbg !22
  %63 = icmp slt i32 %12, %40, !dbg !22
  %64 = and i1 %36, %62, !dbg !23
  %65 = and i1 %36, %63, !dbg !23
  %66 = icmp slt i32 %13, %40, !dbg !22
  %67 = icmp slt i32 %14, %40, !dbg !22
  %68 = and i1 %36, %66, !dbg !23
  %69 = and i1 %36, %67, !dbg !23
  %70 = icmp slt i32 %15, %40, !dbg !22
  %71 = icmp slt i32 %16, %40, !dbg !22
  %72 = and i1 %36, %70, !dbg !23
  %73 = and i1 %36, %71, !dbg !23
  %74 = icmp slt i32 %17, %40, !dbg !22
  %75 = icmp slt i32 %18, %40, !dbg !22
  %76 = and i1 %36, %74, !dbg !23
  %77 = and i1 %36, %75, !dbg !23
  %78 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %42, i1 %48) #6, !dbg !24
  %79 = extractvalue { i32, i32, i32, i32 } %78, 0, !dbg !24
  %80 = extractvalue { i32, i32, i32, i32 } %78, 1, !dbg !24
  %81 = extractvalue { i32, i32, i32, i32 } %78, 2, !dbg !24
  %82 = extractvalue { i32, i32, i32, i32 } %78, 3, !dbg !24
  %83 = bitcast i32 %79 to float, !dbg !24
  %84 = bitcast i32 %80 to float, !dbg !24
  %85 = bitcast i32 %81 to float, !dbg !24
  %86 = bitcast i32 %82 to float, !dbg !24
  %87 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %43, i1 %56) #6, !dbg !24
  %88 = extractvalue { i32, i32, i32, i32 } %87, 0, !dbg !24
  %89 = extractvalue { i32, i32, i32, i32 } %87, 1, !dbg !24
  %90 = extractvalue { i32, i32, i32, i32 } %87, 2, !dbg !24
  %91 = extractvalue { i32, i32, i32, i32 } %87, 3, !dbg !24
  %92 = bitcast i32 %88 to float, !dbg !24
  %93 = bitcast i32 %89 to float, !dbg !24
  %94 = bitcast i32 %90 to float, !dbg !24
  %95 = bitcast i32 %91 to float, !dbg !24
  %96 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %44, i1 %64) #6, !dbg !24
  %97 = extractvalue { i32, i32, i32, i32 } %96, 0, !dbg !24
  %98 = extractvalue { i32, i32, i32, i32 } %96, 1, !dbg !24
  %99 = extractvalue { i32, i32, i32, i32 } %96, 2, !dbg !24
  %100 = extractvalue { i32, i32, i32, i32 } %96, 3, !dbg !24
  %101 = bitcast i32 %97 to float, !dbg !24
  %102 = bitcast i32 %98 to float, !dbg !24
  %103 = bitcast i32 %99 to float, !dbg !24
  %104 = bitcast i32 %100 to float, !dbg !24
  %105 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %45, i1 %72) #6, !dbg !24
  %106 = extractvalue { i32, i32, i32, i32 } %105, 0, !dbg !24
  %107 = extractvalue { i32, i32, i32, i32 } %105, 1, !dbg !24
  %108 = extractvalue { i32, i32, i32, i32 } %105, 2, !dbg !24
  %109 = extractvalue { i32, i32, i32, i32 } %105, 3, !dbg !24
  %110 = bitcast i32 %106 to float, !dbg !24
  %111 = bitcast i32 %107 to float, !dbg !24
  %112 = bitcast i32 %108 to float, !dbg !24
  %113 = bitcast i32 %109 to float, !dbg !24
  %114 = select i1 %48, float %83, float 0xFFF0000000000000, !dbg !25
  %115 = select i1 %49, float %84, float 0xFFF0000000000000, !dbg !25
  %116 = select i1 %52, float %85, float 0xFFF0000000000000, !dbg !25
  %117 = select i1 %53, float %86, float 0xFFF0000000000000, !dbg !25
  %118 = select i1 %56, float %92, float 0xFFF0000000000000, !dbg !25
  %119 = select i1 %57, float %93, float 0xFFF0000000000000, !dbg !25
  %120 = select i1 %60, float %94, float 0xFFF0000000000000, !dbg !25
  %121 = select i1 %61, float %95, float 0xFFF0000000000000, !dbg !25
  %122 = select i1 %64, float %101, float 0xFFF0000000000000, !dbg !25
  %123 = select i1 %65, float %102, float 0xFFF0000000000000, !dbg !25
  %124 = select i1 %68, float %103, float 0xFFF0000000000000, !dbg !25
  %125 = select i1 %69, float %104, float 0xFFF0000000000000, !dbg !25
  %126 = select i1 %72, float %110, float 0xFFF0000000000000, !dbg !25
  %127 = select i1 %73, float %111, float 0xFFF0000000000000, !dbg !25
  %128 = select i1 %76, float %112, float 0xFFF0000000000000, !dbg !25
  %129 = select i1 %77, float %113, float 0xFFF0000000000000, !dbg !25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %130 = call float @llvm.maximumnum.f32(float %114, float %122), !dbg !26
  %131 = call float @llvm.maximumnum.f32(float %115, float %123), !dbg !26
  %132 = call float @llvm.maximumnum.f32(float %116, float %124), !dbg !26
  %133 = call float @llvm.maximumnum.f32(float %117, float %125), !dbg !26
  %134 = call float @llvm.maximumnum.f32(float %118, float %126), !dbg !26
  %135 = call float @llvm.maximumnum.f32(float %119, float %127), !dbg !26
  %136 = call float @llvm.maximumnum.f32(float %120, float %128), !dbg !26
  %137 = call float @llvm.maximumnum.f32(float %121, float %129), !dbg !26
  %138 = call float @llvm.maximumnum.f32(float %130, float %134), !dbg !26
  %139 = call float @llvm.maximumnum.f32(float %131, float %135), !dbg !26
  %140 = call float @llvm.maximumnum.f32(float %132, float %136), !dbg !26
  %141 = call float @llvm.maximumnum.f32(float %133, float %137), !dbg !26
  %142 = call float @llvm.maximumnum.f32(float %138, float %140), !dbg !26
  %143 = call float @llvm.maximumnum.f32(float %139, float %141), !dbg !26
  %144 = call float @llvm.maximumnum.f32(float %142, float %143), !dbg !26
  %145 = bitcast float %144 to i32, !dbg !26
  %146 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %145, i32 1, i32 31), !dbg !26
  %147 = bitcast i32 %146 to float, !dbg !26
  %148 = call float @llvm.maximumnum.f32(float %144, float %147), !dbg !26
  %149 = bitcast float %148 to i32, !dbg !26
  %150 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %149, i32 2, i32 31), !dbg !26
  %151 = bitcast i32 %150 to float, !dbg !26
  %152 = call float @llvm.maximumnum.f32(float %148, float %151), !dbg !26
  %153 = bitcast float %152 to i32, !dbg !26
  %154 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %153, i32 4, i32 31), !dbg !26
  %155 = bitcast i32 %154 to float, !dbg !26
  %156 = call float @llvm.maximumnum.f32(float %152, float %155), !dbg !26
  %157 = bitcast float %156 to i32, !dbg !26
  %158 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %157, i32 8, i32 31), !dbg !26
  %159 = bitcast i32 %158 to float, !dbg !26
  %160 = call float @llvm.maximumnum.f32(float %156, float %159), !dbg !26
  %161 = bitcast float %160 to i32, !dbg !26
  %162 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %161, i32 16, i32 31), !dbg !26
  %163 = bitcast i32 %162 to float, !dbg !26
  %164 = call float @llvm.maximumnum.f32(float %160, float %163), !dbg !26
  store float %164, ptr addrspace(3) %39, align 4, !dbg !26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %165 = load <4 x float>, ptr addrspace(3) @shared_memory, align 16, !dbg !26
  %166 = extractelement <4 x float> %165, i64 0, !dbg !26
  %167 = extractelement <4 x float> %165, i64 1, !dbg !26
  %168 = extractelement <4 x float> %165, i64 2, !dbg !26
  %169 = extractelement <4 x float> %165, i64 3, !dbg !26
  %170 = load <4 x float>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16), align 16, !dbg !26
  %171 = extractelement <4 x float> %170, i64 0, !dbg !26
  %172 = extractelement <4 x float> %170, i64 1, !dbg !26
  %173 = extractelement <4 x float> %170, i64 2, !dbg !26
  %174 = extractelement <4 x float> %170, i64 3, !dbg !26
  %175 = call float @llvm.maximumnum.f32(float %166, float %171), !dbg !26
  %176 = call float @llvm.maximumnum.f32(float %167, float %172), !dbg !26
  %177 = call float @llvm.maximumnum.f32(float %168, float %173), !dbg !26
  %178 = call float @llvm.maximumnum.f32(float %169, float %174), !dbg !26
  %179 = call float @llvm.maximumnum.f32(float %175, float %177), !dbg !26
  %180 = call float @llvm.maximumnum.f32(float %176, float %178), !dbg !26
  %181 = call float @llvm.maximumnum.f32(float %179, float %180), !dbg !26
  %182 = call float @llvm.maximumnum.f32(float %.0, float %181), !dbg !27
  %183 = fcmp oeq float %182, 0xFFF0000000000000, !dbg !28
  %184 = select i1 %183, float 0.000000e+00, float %182, !dbg !29
  %185 = fsub float %114, %184, !dbg !30
  %186 = fsub float %115, %184, !dbg !30
  %187 = fmul float %185, 0x3FF7154760000000, !dbg !31
  %188 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %187), !dbg !31
  %189 = fmul float %186, 0x3FF7154760000000, !dbg !31
  %190 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %189), !dbg !31
  %191 = fsub float %116, %184, !dbg !30
  %192 = fsub float %117, %184, !dbg !30
  %193 = fmul float %191, 0x3FF7154760000000, !dbg !31
  %194 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %193), !dbg !31
  %195 = fmul float %192, 0x3FF7154760000000, !dbg !31
  %196 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %195), !dbg !31
  %197 = fsub float %118, %184, !dbg !30
  %198 = fsub float %119, %184, !dbg !30
  %199 = fmul float %197, 0x3FF7154760000000, !dbg !31
  %200 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %199), !dbg !31
  %201 = fmul float %198, 0x3FF7154760000000, !dbg !31
  %202 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %201), !dbg !31
  %203 = fsub float %120, %184, !dbg !30
  %204 = fsub float %121, %184, !dbg !30
  %205 = fmul float %203, 0x3FF7154760000000, !dbg !31
  %206 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %205), !dbg !31
  %207 = fmul float %204, 0x3FF7154760000000, !dbg !31
  %208 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %207), !dbg !31
  %209 = fsub float %122, %184, !dbg !30
  %210 = fsub float %123, %184, !dbg !30
  %211 = fmul float %209, 0x3FF7154760000000, !dbg !31
  %212 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %211), !dbg !31
  %213 = fmul float %210, 0x3FF7154760000000, !dbg !31
  %214 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %213), !dbg !31
  %215 = fsub float %124, %184, !dbg !30
  %216 = fsub float %125, %184, !dbg !30
  %217 = fmul float %215, 0x3FF7154760000000, !dbg !31
  %218 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %217), !dbg !31
  %219 = fmul float %216, 0x3FF7154760000000, !dbg !31
  %220 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %219), !dbg !31
  %221 = fsub float %126, %184, !dbg !30
  %222 = fsub float %127, %184, !dbg !30
  %223 = fmul float %221, 0x3FF7154760000000, !dbg !31
  %224 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %223), !dbg !31
  %225 = fmul float %222, 0x3FF7154760000000, !dbg !31
  %226 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %225), !dbg !31
  %227 = fsub float %128, %184, !dbg !30
  %228 = fsub float %129, %184, !dbg !30
  %229 = fmul float %227, 0x3FF7154760000000, !dbg !31
  %230 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %229), !dbg !31
  %231 = fmul float %228, 0x3FF7154760000000, !dbg !31
  %232 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %231), !dbg !31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %233 = fadd float %188, %212, !dbg !32
  %234 = fadd float %190, %214, !dbg !32
  %235 = fadd float %194, %218, !dbg !32
  %236 = fadd float %196, %220, !dbg !32
  %237 = fadd float %200, %224, !dbg !32
  %238 = fadd float %202, %226, !dbg !32
  %239 = fadd float %206, %230, !dbg !32
  %240 = fadd float %208, %232, !dbg !32
  %241 = fadd float %233, %237, !dbg !32
  %242 = fadd float %234, %238, !dbg !32
  %243 = fadd float %235, %239, !dbg !32
  %244 = fadd float %236, %240, !dbg !32
  %245 = fadd float %241, %243, !dbg !32
  %246 = fadd float %242, %244, !dbg !32
  %247 = fadd float %245, %246, !dbg !32
  %248 = bitcast float %247 to i32, !dbg !32
  %249 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %248, i32 1, i32 31), !dbg !32
  %250 = bitcast i32 %249 to float, !dbg !32
  %251 = fadd float %247, %250, !dbg !32
  %252 = bitcast float %251 to i32, !dbg !32
  %253 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %252, i32 2, i32 31), !dbg !32
  %254 = bitcast i32 %253 to float, !dbg !32
  %255 = fadd float %251, %254, !dbg !32
  %256 = bitcast float %255 to i32, !dbg !32
  %257 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %256, i32 4, i32 31), !dbg !32
  %258 = bitcast i32 %257 to float, !dbg !32
  %259 = fadd float %255, %258, !dbg !32
  %260 = bitcast float %259 to i32, !dbg !32
  %261 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %260, i32 8, i32 31), !dbg !32
  %262 = bitcast i32 %261 to float, !dbg !32
  %263 = fadd float %259, %262, !dbg !32
  %264 = bitcast float %263 to i32, !dbg !32
  %265 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %264, i32 16, i32 31), !dbg !32
  %266 = bitcast i32 %265 to float, !dbg !32
  %267 = fadd float %263, %266, !dbg !32
  store float %267, ptr addrspace(3) %39, align 4, !dbg !32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %268 = load <4 x float>, ptr addrspace(3) @shared_memory, align 16, !dbg !32
  %269 = extractelement <4 x float> %268, i64 0, !dbg !32
  %270 = extractelement <4 x float> %268, i64 1, !dbg !32
  %271 = extractelement <4 x float> %268, i64 2, !dbg !32
  %272 = extractelement <4 x float> %268, i64 3, !dbg !32
  %273 = load <4 x float>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16), align 16, !dbg !32
  %274 = extractelement <4 x float> %273, i64 0, !dbg !32
  %275 = extractelement <4 x float> %273, i64 1, !dbg !32
  %276 = extractelement <4 x float> %273, i64 2, !dbg !32
  %277 = extractelement <4 x float> %273, i64 3, !dbg !32
  %278 = fadd float %269, %274, !dbg !32
  %279 = fadd float %270, %275, !dbg !32
  %280 = fadd float %271, %276, !dbg !32
  %281 = fadd float %272, %277, !dbg !32
  %282 = fadd float %278, %280, !dbg !32
  %283 = fadd float %279, %281, !dbg !32
  %284 = fadd float %282, %283, !dbg !32
  %285 = fsub float %.0, %184, !dbg !33
  %286 = fmul float %285, 0x3FF7154760000000, !dbg !34
  %287 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %286), !dbg !34
  %288 = fmul float %.011, %287, !dbg !35
  %289 = fadd float %288, %284, !dbg !36
  %290 = add i32 %index, 4096, !dbg !15
  %291 = icmp eq i32 %index, %27, !dbg !15
  br i1 %291, label %for.end, label %for.body, !dbg !15

for.end:                                          ; preds = %for.body
  %292 = fcmp oeq float %289, 0.000000e+00, !dbg !37
  %293 = fdiv float 1.000000e+00, %289, !dbg !38
  %294 = select i1 %292, float 0.000000e+00, float %293, !dbg !39
  %295 = getelementptr float, ptr addrspace(1) %21, i64 %28
  %296 = getelementptr float, ptr addrspace(1) %21, i64 %30
  %297 = getelementptr float, ptr addrspace(1) %21, i64 %32
  %298 = getelementptr float, ptr addrspace(1) %21, i64 %34
  br label %for.body2, !dbg !40

for.body2:                                        ; preds = %for.body2, %for.end
  %index4 = phi i32 [ 0, %for.end ], [ %433, %for.body2 ], !dbg !40
  %299 = sub i32 %columns, %index4, !dbg !41
  %300 = sext i32 %index4 to i64, !dbg !42
  %301 = getelementptr float, ptr addrspace(1) %29, i64 %300, !dbg !42
  %302 = getelementptr float, ptr addrspace(1) %31, i64 %300, !dbg !42
  %303 = getelementptr float, ptr addrspace(1) %33, i64 %300, !dbg !42
  %304 = getelementptr float, ptr addrspace(1) %35, i64 %300, !dbg !42
  %305 = icmp slt i32 %2, %299, !dbg !43
  %306 = and i1 %36, %305, !dbg !44
  %307 = icmp slt i32 %7, %299, !dbg !43
  %308 = and i1 %36, %307, !dbg !44
  %309 = icmp slt i32 %11, %299, !dbg !43
  %310 = and i1 %36, %309, !dbg !44
  %311 = icmp slt i32 %15, %299, !dbg !43
  %312 = and i1 %36, %311, !dbg !44
  %313 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %301, i1 %306) #6, !dbg !45
  %314 = extractvalue { i32, i32, i32, i32 } %313, 0, !dbg !45
  %315 = extractvalue { i32, i32, i32, i32 } %313, 1, !dbg !45
  %316 = extractvalue { i32, i32, i32, i32 } %313, 2, !dbg !45
  %317 = extractvalue { i32, i32, i32, i32 } %313, 3, !dbg !45
  %318 = bitcast i32 %314 to float, !dbg !45
  %319 = bitcast i32 %315 to float, !dbg !45
  %320 = bitcast i32 %316 to float, !dbg !45
  %321 = bitcast i32 %317 to float, !dbg !45
  %322 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %302, i1 %308) #6, !dbg !45
  %323 = extractvalue { i32, i32, i32, i32 } %322, 0, !dbg !45
  %324 = extractvalue { i32, i32, i32, i32 } %322, 1, !dbg !45
  %325 = extractvalue { i32, i32, i32, i32 } %322, 2, !dbg !45
  %326 = extractvalue { i32, i32, i32, i32 } %322, 3, !dbg !45
  %327 = bitcast i32 %323 to float, !dbg !45
  %328 = bitcast i32 %324 to float, !dbg !45
  %329 = bitcast i32 %325 to float, !dbg !45
  %330 = bitcast i32 %326 to float, !dbg !45
  %331 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %303, i1 %310) #6, !dbg !45
  %332 = extractvalue { i32, i32, i32, i32 } %331, 0, !dbg !45
  %333 = extractvalue { i32, i32, i32, i32 } %331, 1, !dbg !45
  %334 = extractvalue { i32, i32, i32, i32 } %331, 2, !dbg !45
  %335 = extractvalue { i32, i32, i32, i32 } %331, 3, !dbg !45
  %336 = bitcast i32 %332 to float, !dbg !45
  %337 = bitcast i32 %333 to float, !dbg !45
  %338 = bitcast i32 %334 to float, !dbg !45
  %339 = bitcast i32 %335 to float, !dbg !45
  %340 = call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 {$0, $1, $2, $3}, [$8];", "=r,=r,=r,=r,0,1,2,3,l,b,~{memory}"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %304, i1 %312) #6, !dbg !45
  %341 = extractvalue { i32, i32, i32, i32 } %340, 0, !dbg !45
  %342 = extractvalue { i32, i32, i32, i32 } %340, 1, !dbg !45
  %343 = extractvalue { i32, i32, i32, i32 } %340, 2, !dbg !45
  %344 = extractvalue { i32, i32, i32, i32 } %340, 3, !dbg !45
  %345 = bitcast i32 %341 to float, !dbg !45
  %346 = bitcast i32 %342 to float, !dbg !45
  %347 = bitcast i32 %343 to float, !dbg !45
  %348 = bitcast i32 %344 to float, !dbg !45
  %349 = getelementptr float, ptr addrspace(1) %295, i64 %300, !dbg !46
  %350 = getelementptr float, ptr addrspace(1) %296, i64 %300, !dbg !46
  %351 = getelementptr float, ptr addrspace(1) %297, i64 %300, !dbg !46
  %352 = getelementptr float, ptr addrspace(1) %298, i64 %300, !dbg !46
  %353 = fsub float %318, %184, !dbg !47
  %354 = fsub float %319, %184, !dbg !47
  %355 = fmul float %353, 0x3FF7154760000000, !dbg !48
  %356 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %355), !dbg !48
  %357 = fmul float %354, 0x3FF7154760000000, !dbg !48
  %358 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %357), !dbg !48
  %359 = fmul float %356, %294, !dbg !49
  %360 = fmul float %358, %294, !dbg !49
  %361 = fsub float %320, %184, !dbg !47
  %362 = fsub float %321, %184, !dbg !47
  %363 = fmul float %361, 0x3FF7154760000000, !dbg !48
  %364 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %363), !dbg !48
  %365 = fmul float %362, 0x3FF7154760000000, !dbg !48
  %366 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %365), !dbg !48
  %367 = fmul float %364, %294, !dbg !49
  %368 = fmul float %366, %294, !dbg !49
  %369 = fsub float %327, %184, !dbg !47
  %370 = fsub float %328, %184, !dbg !47
  %371 = fmul float %369, 0x3FF7154760000000, !dbg !48
  %372 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %371), !dbg !48
  %373 = fmul float %370, 0x3FF7154760000000, !dbg !48
  %374 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %373), !dbg !48
  %375 = fmul float %372, %294, !dbg !49
  %376 = fmul float %374, %294, !dbg !49
  %377 = fsub float %329, %184, !dbg !47
  %378 = fsub float %330, %184, !dbg !47
  %379 = fmul float %377, 0x3FF7154760000000, !dbg !48
  %380 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %379), !dbg !48
  %381 = fmul float %378, 0x3FF7154760000000, !dbg !48
  %382 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %381), !dbg !48
  %383 = fmul float %380, %294, !dbg !49
  %384 = fmul float %382, %294, !dbg !49
  %385 = fsub float %336, %184, !dbg !47
  %386 = fsub float %337, %184, !dbg !47
  %387 = fmul float %385, 0x3FF7154760000000, !dbg !48
  %388 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %387), !dbg !48
  %389 = fmul float %386, 0x3FF7154760000000, !dbg !48
  %390 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %389), !dbg !48
  %391 = fmul float %388, %294, !dbg !49
  %392 = fmul float %390, %294, !dbg !49
  %393 = fsub float %338, %184, !dbg !47
  %394 = fsub float %339, %184, !dbg !47
  %395 = fmul float %393, 0x3FF7154760000000, !dbg !48
  %396 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %395), !dbg !48
  %397 = fmul float %394, 0x3FF7154760000000, !dbg !48
  %398 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %397), !dbg !48
  %399 = fmul float %396, %294, !dbg !49
  %400 = fmul float %398, %294, !dbg !49
  %401 = fsub float %345, %184, !dbg !47
  %402 = fsub float %346, %184, !dbg !47
  %403 = fmul float %401, 0x3FF7154760000000, !dbg !48
  %404 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %403), !dbg !48
  %405 = fmul float %402, 0x3FF7154760000000, !dbg !48
  %406 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %405), !dbg !48
  %407 = fmul float %404, %294, !dbg !49
  %408 = fmul float %406, %294, !dbg !49
  %409 = fsub float %347, %184, !dbg !47
  %410 = fsub float %348, %184, !dbg !47
  %411 = fmul float %409, 0x3FF7154760000000, !dbg !48
  %412 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %411), !dbg !48
  %413 = fmul float %410, 0x3FF7154760000000, !dbg !48
  %414 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %413), !dbg !48
  %415 = fmul float %412, %294, !dbg !49
  %416 = fmul float %414, %294, !dbg !49
  %417 = bitcast float %359 to i32, !dbg !50
  %418 = bitcast float %360 to i32, !dbg !50
  %419 = bitcast float %367 to i32, !dbg !50
  %420 = bitcast float %368 to i32, !dbg !50
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %349, i32 %417, i32 %418, i32 %419, i32 %420, i1 %306) #6, !dbg !50
  %421 = bitcast float %375 to i32, !dbg !50
  %422 = bitcast float %376 to i32, !dbg !50
  %423 = bitcast float %383 to i32, !dbg !50
  %424 = bitcast float %384 to i32, !dbg !50
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %350, i32 %421, i32 %422, i32 %423, i32 %424, i1 %308) #6, !dbg !50
  %425 = bitcast float %391 to i32, !dbg !50
  %426 = bitcast float %392 to i32, !dbg !50
  %427 = bitcast float %399 to i32, !dbg !50
  %428 = bitcast float %400 to i32, !dbg !50
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %351, i32 %425, i32 %426, i32 %427, i32 %428, i1 %310) #6, !dbg !50
  %429 = bitcast float %407 to i32, !dbg !50
  %430 = bitcast float %408 to i32, !dbg !50
  %431 = bitcast float %415 to i32, !dbg !50
  %432 = bitcast float %416 to i32, !dbg !50
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %352, i32 %429, i32 %430, i32 %431, i32 %432, i1 %312) #6, !dbg !50
  %433 = add i32 %index4, 4096, !dbg !40
  %434 = icmp eq i32 %index4, %27, !dbg !40
  br i1 %434, label %for.end3, label %for.body2, !dbg !40

for.end3:                                         ; preds = %for.body2, %entry
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="256,1,1" }
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
!3 = !DIFile(filename: "example.cpp", directory: "examples/02_softmax")
!4 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !3, file: !3, line: 20, type: !5, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 20, column: 22, scope: !4)
!8 = !DILocation(line: 38, column: 25, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/02_softmax")
!11 = !DILocation(line: 40, column: 45, scope: !9)
!12 = !DILocation(line: 41, column: 30, scope: !9)
!13 = !DILocation(line: 42, column: 38, scope: !9)
!14 = !DILocation(line: 42, column: 19, scope: !9)
!15 = !DILocation(line: 48, column: 7, scope: !9)
!16 = !DILocation(line: 43, column: 34, scope: !9)
!17 = !DILocation(line: 41, column: 38, scope: !9)
!18 = !DILocation(line: 41, column: 19, scope: !9)
!19 = !DILocation(line: 0, scope: !9)
!20 = !DILocation(line: 49, column: 50, scope: !9)
!21 = !DILocation(line: 50, column: 43, scope: !9)
!22 = !DILocation(line: 49, column: 35, scope: !9)
!23 = !DILocation(line: 49, column: 25, scope: !9)
!24 = !DILocation(line: 50, column: 40, scope: !9)
!25 = !DILocation(line: 50, column: 19, scope: !9)
!26 = !DILocation(line: 51, column: 36, scope: !9)
!27 = !DILocation(line: 51, column: 26, scope: !9)
!28 = !DILocation(line: 52, column: 31, scope: !9)
!29 = !DILocation(line: 52, column: 23, scope: !9)
!30 = !DILocation(line: 53, column: 20, scope: !9)
!31 = !DILocation(line: 53, column: 17, scope: !9)
!32 = !DILocation(line: 54, column: 54, scope: !9)
!33 = !DILocation(line: 54, column: 37, scope: !9)
!34 = !DILocation(line: 54, column: 34, scope: !9)
!35 = !DILocation(line: 54, column: 29, scope: !9)
!36 = !DILocation(line: 54, column: 46, scope: !9)
!37 = !DILocation(line: 60, column: 39, scope: !9)
!38 = !DILocation(line: 60, column: 59, scope: !9)
!39 = !DILocation(line: 60, column: 21, scope: !9)
!40 = !DILocation(line: 61, column: 7, scope: !9)
!41 = !DILocation(line: 62, column: 50, scope: !9)
!42 = !DILocation(line: 63, column: 31, scope: !9)
!43 = !DILocation(line: 62, column: 35, scope: !9)
!44 = !DILocation(line: 62, column: 25, scope: !9)
!45 = !DILocation(line: 63, column: 28, scope: !9)
!46 = !DILocation(line: 65, column: 13, scope: !9)
!47 = !DILocation(line: 64, column: 20, scope: !9)
!48 = !DILocation(line: 64, column: 17, scope: !9)
!49 = !DILocation(line: 64, column: 45, scope: !9)
!50 = !DILocation(line: 65, column: 10, scope: !9)

; ModuleID = 'moe_bmm2'
source_filename = "moe_bmm2"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @moe_bmm2(ptr addrspace(1) align 16 %y, ptr addrspace(1) align 16 %w2, ptr addrspace(1) align 4 %bias2, ptr addrspace(1) align 16 %out, ptr addrspace(1) align 4 %scatter, ptr addrspace(1) align 4 %weights, ptr addrspace(1) align 4 %slice_offsets, ptr addrspace(1) align 4 %schedule, i32 %hidden, i32 %inter) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 120, !dbg !7
  %3 = and i32 %1, 56, !dbg !7
  %4 = and i32 %thread, 8, !dbg !7
  %5 = shl nuw nsw i32 %4, 7, !dbg !7
  %6 = and i32 %thread, 16, !dbg !7
  %7 = and i32 %thread, 32, !dbg !7
  %.not30 = icmp eq i32 %7, 0, !dbg !7
  %8 = and i32 %thread, 64, !dbg !7
  %.not31 = icmp eq i32 %8, 0, !dbg !7
  %9 = and i32 %thread, 7, !dbg !7
  %10 = mul nuw nsw i32 %9, 144, !dbg !7
  %11 = or disjoint i32 %10, %5, !dbg !7
  %12 = xor i32 %11, %6, !dbg !7
  %13 = shl nuw nsw i32 %thread, 1, !dbg !7
  %14 = and i32 %13, 48, !dbg !7
  %15 = xor i32 %10, %14, !dbg !7
  %16 = shl nuw nsw i32 %thread, 5, !dbg !7
  %17 = and i32 %16, 3072, !dbg !7
  %18 = or disjoint i32 %15, %17, !dbg !7
  %19 = lshr i32 %thread, 2, !dbg !7
  %20 = and i32 %19, 7, !dbg !7
  %21 = and i32 %thread, 120, !dbg !7
  %22 = lshr exact i32 %21, 3, !dbg !7
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8
  %24 = zext nneg i32 %23 to i64, !dbg !11
  %25 = getelementptr i32, ptr addrspace(1) %schedule, i64 %24, !dbg !11
  %26 = load i32, ptr addrspace(1) %25, align 4, !dbg !15
  %27 = icmp sgt i32 %26, -1, !dbg !16
  br i1 %27, label %then, label %endif, !dbg !17

then:                                             ; preds = %entry
  %28 = shl nuw nsw i32 %4, 9, !dbg !7
  %29 = or disjoint i32 %3, %28, !dbg !7
  %.not = icmp eq i32 %6, 0, !dbg !7
  %30 = select i1 %.not, i32 0, i32 72, !dbg !7
  %31 = xor i32 %29, %30, !dbg !7
  %32 = select i1 %.not30, i32 0, i32 144, !dbg !7
  %33 = xor i32 %31, %32, !dbg !7
  %34 = select i1 %.not31, i32 0, i32 288, !dbg !7
  %35 = xor i32 %33, %34, !dbg !7
  %36 = or disjoint i32 %3, %5, !dbg !7
  %37 = xor i32 %36, %30, !dbg !7
  %38 = xor i32 %37, %32, !dbg !7
  %39 = xor i32 %38, %34, !dbg !7
  %40 = lshr i32 %thread, 4, !dbg !7
  %41 = and i32 %40, 7, !dbg !7
  %42 = and i32 %26, 65535, !dbg !18
  %43 = zext nneg i32 %42 to i64, !dbg !19
  %44 = getelementptr i32, ptr addrspace(1) %slice_offsets, i64 %43, !dbg !19
  %45 = load i32, ptr addrspace(1) %44, align 4, !dbg !20
  %46 = getelementptr i8, ptr addrspace(1) %44, i64 4, !dbg !21
  %47 = load i32, ptr addrspace(1) %46, align 4, !dbg !22
  %48 = lshr i32 %26, 12, !dbg !23
  %49 = and i32 %48, 524272, !dbg !23
  %50 = add i32 %45, %49, !dbg !24
  %51 = or disjoint i32 %41, 8, !dbg !25
  %52 = sext i32 %inter to i64, !dbg !26
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %54 = shl i32 %53, 6, !dbg !29
  %55 = or disjoint i32 %41, 16, !dbg !30
  %56 = or disjoint i32 %41, 24, !dbg !30
  %57 = or disjoint i32 %41, 32, !dbg !30
  %58 = or disjoint i32 %41, 40, !dbg !30
  %59 = or disjoint i32 %41, 48, !dbg !30
  %60 = or i32 %40, 56, !dbg !30
  %61 = sext i32 %hidden to i64, !dbg !31
  %62 = mul nsw i64 %43, %61, !dbg !32
  %63 = add i32 %50, %41, !dbg !33
  %64 = add i32 %50, %51, !dbg !33
  %65 = icmp slt i32 %63, %47, !dbg !34
  %66 = icmp slt i32 %64, %47, !dbg !34
  %67 = sext i32 %63 to i64, !dbg !35
  %68 = sext i32 %64 to i64, !dbg !35
  %69 = mul nsw i64 %67, %52, !dbg !36
  %70 = mul nsw i64 %68, %52, !dbg !36
  %71 = zext nneg i32 %2 to i64, !dbg !37
  %72 = getelementptr bfloat, ptr addrspace(1) %y, i64 %69, !dbg !40
  %73 = getelementptr bfloat, ptr addrspace(1) %72, i64 %71, !dbg !40
  %74 = getelementptr bfloat, ptr addrspace(1) %y, i64 %70, !dbg !40
  %75 = getelementptr bfloat, ptr addrspace(1) %74, i64 %71, !dbg !40
  %76 = icmp slt i32 %2, %inter, !dbg !41
  %77 = and i1 %65, %76, !dbg !42
  %78 = and i1 %66, %76, !dbg !42
  %79 = shl nuw nsw i32 %39, 1, !dbg !43
  %80 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %79, !dbg !43
  %81 = ptrtoint ptr addrspace(3) %80 to i32, !dbg !43
  %82 = select i1 %77, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %81, ptr addrspace(1) %73, i32 %82) #4, !dbg !43
  %83 = or i32 %79, 1024, !dbg !43
  %84 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %83, !dbg !43
  %85 = ptrtoint ptr addrspace(3) %84 to i32, !dbg !43
  %86 = select i1 %78, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %85, ptr addrspace(1) %75, i32 %86) #4, !dbg !43
  %87 = or disjoint i32 %54, %41, !dbg !44
  %88 = or disjoint i32 %54, %51, !dbg !44
  %89 = icmp slt i32 %87, %hidden, !dbg !45
  %90 = icmp slt i32 %88, %hidden, !dbg !45
  %91 = or disjoint i32 %54, %55, !dbg !44
  %92 = or disjoint i32 %54, %56, !dbg !44
  %93 = icmp slt i32 %91, %hidden, !dbg !45
  %94 = icmp slt i32 %92, %hidden, !dbg !45
  %95 = or disjoint i32 %54, %57, !dbg !44
  %96 = or disjoint i32 %54, %58, !dbg !44
  %97 = icmp slt i32 %95, %hidden, !dbg !45
  %98 = icmp slt i32 %96, %hidden, !dbg !45
  %99 = or disjoint i32 %54, %59, !dbg !44
  %100 = or disjoint i32 %54, %60, !dbg !44
  %101 = icmp slt i32 %99, %hidden, !dbg !45
  %102 = icmp slt i32 %100, %hidden, !dbg !45
  %103 = sext i32 %87 to i64, !dbg !46
  %104 = sext i32 %88 to i64, !dbg !46
  %105 = add nsw i64 %62, %103, !dbg !47
  %106 = add nsw i64 %62, %104, !dbg !47
  %107 = mul i64 %105, %52, !dbg !48
  %108 = mul i64 %106, %52, !dbg !48
  %109 = sext i32 %91 to i64, !dbg !46
  %110 = sext i32 %92 to i64, !dbg !46
  %111 = add nsw i64 %62, %109, !dbg !47
  %112 = add nsw i64 %62, %110, !dbg !47
  %113 = mul i64 %111, %52, !dbg !48
  %114 = mul i64 %112, %52, !dbg !48
  %115 = sext i32 %95 to i64, !dbg !46
  %116 = sext i32 %96 to i64, !dbg !46
  %117 = add nsw i64 %62, %115, !dbg !47
  %118 = add nsw i64 %62, %116, !dbg !47
  %119 = mul i64 %117, %52, !dbg !48
  %120 = mul i64 %118, %52, !dbg !48
  %121 = sext i32 %99 to i64, !dbg !46
  %122 = sext i32 %100 to i64, !dbg !46
  %123 = add nsw i64 %62, %121, !dbg !47
  %124 = add nsw i64 %62, %122, !dbg !47
  %125 = mul i64 %123, %52, !dbg !48
  %126 = mul i64 %124, %52, !dbg !48
  %127 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %107, !dbg !49
  %128 = getelementptr bfloat, ptr addrspace(1) %127, i64 %71, !dbg !49
  %129 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %108, !dbg !49
  %130 = getelementptr bfloat, ptr addrspace(1) %129, i64 %71, !dbg !49
  %131 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %113, !dbg !49
  %132 = getelementptr bfloat, ptr addrspace(1) %131, i64 %71, !dbg !49
  %133 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %114, !dbg !49
  %134 = getelementptr bfloat, ptr addrspace(1) %133, i64 %71, !dbg !49
  %135 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %119, !dbg !49
  %136 = getelementptr bfloat, ptr addrspace(1) %135, i64 %71, !dbg !49
  %137 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %120, !dbg !49
  %138 = getelementptr bfloat, ptr addrspace(1) %137, i64 %71, !dbg !49
  %139 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %125, !dbg !49
  %140 = getelementptr bfloat, ptr addrspace(1) %139, i64 %71, !dbg !49
  %141 = getelementptr bfloat, ptr addrspace(1) %w2, i64 %126, !dbg !49
  %142 = getelementptr bfloat, ptr addrspace(1) %141, i64 %71, !dbg !49
  %143 = and i1 %89, %76, !dbg !50
  %144 = and i1 %90, %76, !dbg !50
  %145 = and i1 %93, %76, !dbg !50
  %146 = and i1 %94, %76, !dbg !50
  %147 = and i1 %97, %76, !dbg !50
  %148 = and i1 %98, %76, !dbg !50
  %149 = and i1 %101, %76, !dbg !50
  %150 = and i1 %102, %76, !dbg !50
  %151 = shl nuw nsw i32 %35, 1, !dbg !51
  %152 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %151, !dbg !51
  %153 = ptrtoint ptr addrspace(3) %152 to i32, !dbg !51
  %154 = select i1 %143, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %153, ptr addrspace(1) %128, i32 %154) #4, !dbg !51
  %155 = or i32 %151, 1024, !dbg !51
  %156 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %155, !dbg !51
  %157 = ptrtoint ptr addrspace(3) %156 to i32, !dbg !51
  %158 = select i1 %144, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %157, ptr addrspace(1) %130, i32 %158) #4, !dbg !51
  %159 = or i32 %151, 2048, !dbg !51
  %160 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %159, !dbg !51
  %161 = ptrtoint ptr addrspace(3) %160 to i32, !dbg !51
  %162 = select i1 %145, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %161, ptr addrspace(1) %132, i32 %162) #4, !dbg !51
  %163 = or i32 %151, 3072, !dbg !51
  %164 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %163, !dbg !51
  %165 = ptrtoint ptr addrspace(3) %164 to i32, !dbg !51
  %166 = select i1 %146, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %165, ptr addrspace(1) %134, i32 %166) #4, !dbg !51
  %167 = or i32 %151, 4096, !dbg !51
  %168 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %167, !dbg !51
  %169 = ptrtoint ptr addrspace(3) %168 to i32, !dbg !51
  %170 = select i1 %147, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %169, ptr addrspace(1) %136, i32 %170) #4, !dbg !51
  %171 = or i32 %151, 5120, !dbg !51
  %172 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %171, !dbg !51
  %173 = ptrtoint ptr addrspace(3) %172 to i32, !dbg !51
  %174 = select i1 %148, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %173, ptr addrspace(1) %138, i32 %174) #4, !dbg !51
  %175 = or i32 %151, 6144, !dbg !51
  %176 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %175, !dbg !51
  %177 = ptrtoint ptr addrspace(3) %176 to i32, !dbg !51
  %178 = select i1 %149, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %177, ptr addrspace(1) %140, i32 %178) #4, !dbg !51
  %179 = or i32 %151, 7168, !dbg !51
  %180 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %179, !dbg !51
  %181 = ptrtoint ptr addrspace(3) %180 to i32, !dbg !51
  %182 = select i1 %150, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %181, ptr addrspace(1) %142, i32 %182) #4, !dbg !51
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !dbg !52
  %183 = or disjoint i32 %2, 128, !dbg !53
  %184 = zext nneg i32 %183 to i64, !dbg !37
  %185 = getelementptr bfloat, ptr addrspace(1) %72, i64 %184, !dbg !40
  %186 = getelementptr bfloat, ptr addrspace(1) %74, i64 %184, !dbg !40
  %187 = icmp slt i32 %183, %inter, !dbg !41
  %188 = and i1 %65, %187, !dbg !42
  %189 = and i1 %66, %187, !dbg !42
  %190 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 53248), i32 %79, !dbg !43
  %191 = ptrtoint ptr addrspace(3) %190 to i32, !dbg !43
  %192 = select i1 %188, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %191, ptr addrspace(1) %185, i32 %192) #4, !dbg !43
  %193 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 53248), i32 %83, !dbg !43
  %194 = ptrtoint ptr addrspace(3) %193 to i32, !dbg !43
  %195 = select i1 %189, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %194, ptr addrspace(1) %186, i32 %195) #4, !dbg !43
  %196 = getelementptr bfloat, ptr addrspace(1) %127, i64 %184, !dbg !49
  %197 = getelementptr bfloat, ptr addrspace(1) %129, i64 %184, !dbg !49
  %198 = getelementptr bfloat, ptr addrspace(1) %131, i64 %184, !dbg !49
  %199 = getelementptr bfloat, ptr addrspace(1) %133, i64 %184, !dbg !49
  %200 = getelementptr bfloat, ptr addrspace(1) %135, i64 %184, !dbg !49
  %201 = getelementptr bfloat, ptr addrspace(1) %137, i64 %184, !dbg !49
  %202 = getelementptr bfloat, ptr addrspace(1) %139, i64 %184, !dbg !49
  %203 = getelementptr bfloat, ptr addrspace(1) %141, i64 %184, !dbg !49
  %204 = and i1 %89, %187, !dbg !50
  %205 = and i1 %90, %187, !dbg !50
  %206 = and i1 %93, %187, !dbg !50
  %207 = and i1 %94, %187, !dbg !50
  %208 = and i1 %97, %187, !dbg !50
  %209 = and i1 %98, %187, !dbg !50
  %210 = and i1 %101, %187, !dbg !50
  %211 = and i1 %102, %187, !dbg !50
  %212 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %151, !dbg !51
  %213 = ptrtoint ptr addrspace(3) %212 to i32, !dbg !51
  %214 = select i1 %204, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %213, ptr addrspace(1) %196, i32 %214) #4, !dbg !51
  %215 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %155, !dbg !51
  %216 = ptrtoint ptr addrspace(3) %215 to i32, !dbg !51
  %217 = select i1 %205, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %216, ptr addrspace(1) %197, i32 %217) #4, !dbg !51
  %218 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %159, !dbg !51
  %219 = ptrtoint ptr addrspace(3) %218 to i32, !dbg !51
  %220 = select i1 %206, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %219, ptr addrspace(1) %198, i32 %220) #4, !dbg !51
  %221 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %163, !dbg !51
  %222 = ptrtoint ptr addrspace(3) %221 to i32, !dbg !51
  %223 = select i1 %207, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %222, ptr addrspace(1) %199, i32 %223) #4, !dbg !51
  %224 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %167, !dbg !51
  %225 = ptrtoint ptr addrspace(3) %224 to i32, !dbg !51
  %226 = select i1 %208, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %225, ptr addrspace(1) %200, i32 %226) #4, !dbg !51
  %227 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %171, !dbg !51
  %228 = ptrtoint ptr addrspace(3) %227 to i32, !dbg !51
  %229 = select i1 %209, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %228, ptr addrspace(1) %201, i32 %229) #4, !dbg !51
  %230 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %175, !dbg !51
  %231 = ptrtoint ptr addrspace(3) %230 to i32, !dbg !51
  %232 = select i1 %210, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %231, ptr addrspace(1) %202, i32 %232) #4, !dbg !51
  %233 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %179, !dbg !51
  %234 = ptrtoint ptr addrspace(3) %233 to i32, !dbg !51
  %235 = select i1 %211, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %234, ptr addrspace(1) %203, i32 %235) #4, !dbg !51
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !dbg !52
  %236 = add i32 %inter, 127, !dbg !54
  %237 = icmp sgt i32 %236, 127, !dbg !55
  br i1 %237, label %for.head, label %for.end, !dbg !55

endif:                                            ; preds = %entry, %for.end
  ret void, !dbg !56

for.head:                                         ; preds = %then
  %238 = lshr i32 %236, 7, !dbg !54
  %239 = add nsw i32 %238, -1, !dbg !55
  %240 = xor i32 %12, 32
  %241 = xor i32 %12, 64
  %242 = xor i32 %12, 96
  %243 = xor i32 %18, 64
  br label %for.body, !dbg !55

for.body:                                         ; preds = %for.body, %for.head
  %.028 = phi float [ 0.000000e+00, %for.head ], [ %500, %for.body ], !dbg !57
  %.026 = phi float [ 0.000000e+00, %for.head ], [ %499, %for.body ], !dbg !57
  %.024 = phi float [ 0.000000e+00, %for.head ], [ %498, %for.body ], !dbg !57
  %.022 = phi float [ 0.000000e+00, %for.head ], [ %497, %for.body ], !dbg !57
  %.020 = phi float [ 0.000000e+00, %for.head ], [ %495, %for.body ], !dbg !57
  %.018 = phi float [ 0.000000e+00, %for.head ], [ %494, %for.body ], !dbg !57
  %.016 = phi float [ 0.000000e+00, %for.head ], [ %493, %for.body ], !dbg !57
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %492, %for.body ], !dbg !57
  %index = phi i32 [ 0, %for.head ], [ %501, %for.body ], !dbg !55
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #4, !dbg !58
  %244 = add i32 %index, 2, !dbg !59
  %245 = shl i32 %244, 7, !dbg !60
  %246 = srem i32 %244, 3, !dbg !61
  %247 = shl nsw i32 %246, 12, !dbg !62
  %248 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %247, !dbg !62
  %249 = or disjoint i32 %2, %245, !dbg !53
  %250 = sext i32 %249 to i64, !dbg !37
  %251 = getelementptr bfloat, ptr addrspace(1) %72, i64 %250, !dbg !40
  %252 = getelementptr bfloat, ptr addrspace(1) %74, i64 %250, !dbg !40
  %253 = icmp slt i32 %249, %inter, !dbg !41
  %254 = and i1 %65, %253, !dbg !42
  %255 = and i1 %66, %253, !dbg !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %256 = getelementptr i8, ptr addrspace(3) %248, i32 %79, !dbg !43
  %257 = ptrtoint ptr addrspace(3) %256 to i32, !dbg !43
  %258 = select i1 %254, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %257, ptr addrspace(1) %251, i32 %258) #4, !dbg !43
  %259 = getelementptr i8, ptr addrspace(3) %248, i32 %83, !dbg !43
  %260 = ptrtoint ptr addrspace(3) %259 to i32, !dbg !43
  %261 = select i1 %255, i32 16, i32 0, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %260, ptr addrspace(1) %252, i32 %261) #4, !dbg !43
  %262 = shl nsw i32 %246, 14, !dbg !63
  %263 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %262, !dbg !63
  %264 = getelementptr bfloat, ptr addrspace(1) %127, i64 %250, !dbg !49
  %265 = getelementptr bfloat, ptr addrspace(1) %129, i64 %250, !dbg !49
  %266 = getelementptr bfloat, ptr addrspace(1) %131, i64 %250, !dbg !49
  %267 = getelementptr bfloat, ptr addrspace(1) %133, i64 %250, !dbg !49
  %268 = getelementptr bfloat, ptr addrspace(1) %135, i64 %250, !dbg !49
  %269 = getelementptr bfloat, ptr addrspace(1) %137, i64 %250, !dbg !49
  %270 = getelementptr bfloat, ptr addrspace(1) %139, i64 %250, !dbg !49
  %271 = getelementptr bfloat, ptr addrspace(1) %141, i64 %250, !dbg !49
  %272 = and i1 %89, %253, !dbg !50
  %273 = and i1 %90, %253, !dbg !50
  %274 = and i1 %93, %253, !dbg !50
  %275 = and i1 %94, %253, !dbg !50
  %276 = and i1 %97, %253, !dbg !50
  %277 = and i1 %98, %253, !dbg !50
  %278 = and i1 %101, %253, !dbg !50
  %279 = and i1 %102, %253, !dbg !50
  %280 = getelementptr i8, ptr addrspace(3) %263, i32 %151, !dbg !51
  %281 = ptrtoint ptr addrspace(3) %280 to i32, !dbg !51
  %282 = select i1 %272, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %281, ptr addrspace(1) %264, i32 %282) #4, !dbg !51
  %283 = getelementptr i8, ptr addrspace(3) %263, i32 %155, !dbg !51
  %284 = ptrtoint ptr addrspace(3) %283 to i32, !dbg !51
  %285 = select i1 %273, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %284, ptr addrspace(1) %265, i32 %285) #4, !dbg !51
  %286 = getelementptr i8, ptr addrspace(3) %263, i32 %159, !dbg !51
  %287 = ptrtoint ptr addrspace(3) %286 to i32, !dbg !51
  %288 = select i1 %274, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %287, ptr addrspace(1) %266, i32 %288) #4, !dbg !51
  %289 = getelementptr i8, ptr addrspace(3) %263, i32 %163, !dbg !51
  %290 = ptrtoint ptr addrspace(3) %289 to i32, !dbg !51
  %291 = select i1 %275, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %290, ptr addrspace(1) %267, i32 %291) #4, !dbg !51
  %292 = getelementptr i8, ptr addrspace(3) %263, i32 %167, !dbg !51
  %293 = ptrtoint ptr addrspace(3) %292 to i32, !dbg !51
  %294 = select i1 %276, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %293, ptr addrspace(1) %268, i32 %294) #4, !dbg !51
  %295 = getelementptr i8, ptr addrspace(3) %263, i32 %171, !dbg !51
  %296 = ptrtoint ptr addrspace(3) %295 to i32, !dbg !51
  %297 = select i1 %277, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %296, ptr addrspace(1) %269, i32 %297) #4, !dbg !51
  %298 = getelementptr i8, ptr addrspace(3) %263, i32 %175, !dbg !51
  %299 = ptrtoint ptr addrspace(3) %298 to i32, !dbg !51
  %300 = select i1 %278, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %299, ptr addrspace(1) %270, i32 %300) #4, !dbg !51
  %301 = getelementptr i8, ptr addrspace(3) %263, i32 %179, !dbg !51
  %302 = ptrtoint ptr addrspace(3) %301 to i32, !dbg !51
  %303 = select i1 %279, i32 16, i32 0, !dbg !51
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %302, ptr addrspace(1) %271, i32 %303) #4, !dbg !51
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !dbg !52
  %304 = srem i32 %index, 3, !dbg !64
  %305 = shl nsw i32 %304, 12, !dbg !65
  %306 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %305, !dbg !65
  %307 = getelementptr i8, ptr addrspace(3) %306, i32 %12, !dbg !66
  %308 = ptrtoint ptr addrspace(3) %307 to i32, !dbg !66
  %309 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %308) #4, !dbg !66
  %310 = extractvalue { i32, i32, i32, i32 } %309, 0, !dbg !66
  %311 = extractvalue { i32, i32, i32, i32 } %309, 1, !dbg !66
  %312 = extractvalue { i32, i32, i32, i32 } %309, 2, !dbg !66
  %313 = extractvalue { i32, i32, i32, i32 } %309, 3, !dbg !66
  %314 = getelementptr i8, ptr addrspace(3) %306, i32 %240, !dbg !66
  %315 = ptrtoint ptr addrspace(3) %314 to i32, !dbg !66
  %316 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %315) #4, !dbg !66
  %317 = extractvalue { i32, i32, i32, i32 } %316, 0, !dbg !66
  %318 = extractvalue { i32, i32, i32, i32 } %316, 1, !dbg !66
  %319 = extractvalue { i32, i32, i32, i32 } %316, 2, !dbg !66
  %320 = extractvalue { i32, i32, i32, i32 } %316, 3, !dbg !66
  %321 = getelementptr i8, ptr addrspace(3) %306, i32 %241, !dbg !66
  %322 = ptrtoint ptr addrspace(3) %321 to i32, !dbg !66
  %323 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %322) #4, !dbg !66
  %324 = extractvalue { i32, i32, i32, i32 } %323, 0, !dbg !66
  %325 = extractvalue { i32, i32, i32, i32 } %323, 1, !dbg !66
  %326 = extractvalue { i32, i32, i32, i32 } %323, 2, !dbg !66
  %327 = extractvalue { i32, i32, i32, i32 } %323, 3, !dbg !66
  %328 = getelementptr i8, ptr addrspace(3) %306, i32 %242, !dbg !66
  %329 = ptrtoint ptr addrspace(3) %328 to i32, !dbg !66
  %330 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %329) #4, !dbg !66
  %331 = extractvalue { i32, i32, i32, i32 } %330, 0, !dbg !66
  %332 = extractvalue { i32, i32, i32, i32 } %330, 1, !dbg !66
  %333 = extractvalue { i32, i32, i32, i32 } %330, 2, !dbg !66
  %334 = extractvalue { i32, i32, i32, i32 } %330, 3, !dbg !66
  %335 = getelementptr i8, ptr addrspace(3) %307, i32 2048, !dbg !66
  %336 = ptrtoint ptr addrspace(3) %335 to i32, !dbg !66
  %337 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %336) #4, !dbg !66
  %338 = extractvalue { i32, i32, i32, i32 } %337, 0, !dbg !66
  %339 = extractvalue { i32, i32, i32, i32 } %337, 1, !dbg !66
  %340 = extractvalue { i32, i32, i32, i32 } %337, 2, !dbg !66
  %341 = extractvalue { i32, i32, i32, i32 } %337, 3, !dbg !66
  %342 = getelementptr i8, ptr addrspace(3) %314, i32 2048, !dbg !66
  %343 = ptrtoint ptr addrspace(3) %342 to i32, !dbg !66
  %344 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %343) #4, !dbg !66
  %345 = extractvalue { i32, i32, i32, i32 } %344, 0, !dbg !66
  %346 = extractvalue { i32, i32, i32, i32 } %344, 1, !dbg !66
  %347 = extractvalue { i32, i32, i32, i32 } %344, 2, !dbg !66
  %348 = extractvalue { i32, i32, i32, i32 } %344, 3, !dbg !66
  %349 = getelementptr i8, ptr addrspace(3) %321, i32 2048, !dbg !66
  %350 = ptrtoint ptr addrspace(3) %349 to i32, !dbg !66
  %351 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %350) #4, !dbg !66
  %352 = extractvalue { i32, i32, i32, i32 } %351, 0, !dbg !66
  %353 = extractvalue { i32, i32, i32, i32 } %351, 1, !dbg !66
  %354 = extractvalue { i32, i32, i32, i32 } %351, 2, !dbg !66
  %355 = extractvalue { i32, i32, i32, i32 } %351, 3, !dbg !66
  %356 = getelementptr i8, ptr addrspace(3) %328, i32 2048, !dbg !66
  %357 = ptrtoint ptr addrspace(3) %356 to i32, !dbg !66
  %358 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %357) #4, !dbg !66
  %359 = extractvalue { i32, i32, i32, i32 } %358, 0, !dbg !66
  %360 = extractvalue { i32, i32, i32, i32 } %358, 1, !dbg !66
  %361 = extractvalue { i32, i32, i32, i32 } %358, 2, !dbg !66
  %362 = extractvalue { i32, i32, i32, i32 } %358, 3, !dbg !66
  %363 = shl nsw i32 %304, 14, !dbg !67
  %364 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %363, !dbg !67
  %365 = getelementptr i8, ptr addrspace(3) %364, i32 %18, !dbg !68
  %366 = ptrtoint ptr addrspace(3) %365 to i32, !dbg !68
  %367 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %366) #4, !dbg !68
  %368 = extractvalue { i32, i32, i32, i32 } %367, 0, !dbg !68
  %369 = extractvalue { i32, i32, i32, i32 } %367, 1, !dbg !68
  %370 = extractvalue { i32, i32, i32, i32 } %367, 2, !dbg !68
  %371 = extractvalue { i32, i32, i32, i32 } %367, 3, !dbg !68
  %372 = getelementptr i8, ptr addrspace(3) %364, i32 %243, !dbg !68
  %373 = ptrtoint ptr addrspace(3) %372 to i32, !dbg !68
  %374 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %373) #4, !dbg !68
  %375 = extractvalue { i32, i32, i32, i32 } %374, 0, !dbg !68
  %376 = extractvalue { i32, i32, i32, i32 } %374, 1, !dbg !68
  %377 = extractvalue { i32, i32, i32, i32 } %374, 2, !dbg !68
  %378 = extractvalue { i32, i32, i32, i32 } %374, 3, !dbg !68
  %379 = getelementptr i8, ptr addrspace(3) %365, i32 8192, !dbg !68
  %380 = ptrtoint ptr addrspace(3) %379 to i32, !dbg !68
  %381 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %380) #4, !dbg !68
  %382 = extractvalue { i32, i32, i32, i32 } %381, 0, !dbg !68
  %383 = extractvalue { i32, i32, i32, i32 } %381, 1, !dbg !68
  %384 = extractvalue { i32, i32, i32, i32 } %381, 2, !dbg !68
  %385 = extractvalue { i32, i32, i32, i32 } %381, 3, !dbg !68
  %386 = getelementptr i8, ptr addrspace(3) %372, i32 8192, !dbg !68
  %387 = ptrtoint ptr addrspace(3) %386 to i32, !dbg !68
  %388 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %387) #4, !dbg !68
  %389 = extractvalue { i32, i32, i32, i32 } %388, 0, !dbg !68
  %390 = extractvalue { i32, i32, i32, i32 } %388, 1, !dbg !68
  %391 = extractvalue { i32, i32, i32, i32 } %388, 2, !dbg !68
  %392 = extractvalue { i32, i32, i32, i32 } %388, 3, !dbg !68
  %393 = getelementptr i8, ptr addrspace(3) %365, i32 4096, !dbg !68
  %394 = ptrtoint ptr addrspace(3) %393 to i32, !dbg !68
  %395 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %394) #4, !dbg !68
  %396 = extractvalue { i32, i32, i32, i32 } %395, 0, !dbg !68
  %397 = extractvalue { i32, i32, i32, i32 } %395, 1, !dbg !68
  %398 = extractvalue { i32, i32, i32, i32 } %395, 2, !dbg !68
  %399 = extractvalue { i32, i32, i32, i32 } %395, 3, !dbg !68
  %400 = getelementptr i8, ptr addrspace(3) %372, i32 4096, !dbg !68
  %401 = ptrtoint ptr addrspace(3) %400 to i32, !dbg !68
  %402 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %401) #4, !dbg !68
  %403 = extractvalue { i32, i32, i32, i32 } %402, 0, !dbg !68
  %404 = extractvalue { i32, i32, i32, i32 } %402, 1, !dbg !68
  %405 = extractvalue { i32, i32, i32, i32 } %402, 2, !dbg !68
  %406 = extractvalue { i32, i32, i32, i32 } %402, 3, !dbg !68
  %407 = getelementptr i8, ptr addrspace(3) %365, i32 12288, !dbg !68
  %408 = ptrtoint ptr addrspace(3) %407 to i32, !dbg !68
  %409 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %408) #4, !dbg !68
  %410 = extractvalue { i32, i32, i32, i32 } %409, 0, !dbg !68
  %411 = extractvalue { i32, i32, i32, i32 } %409, 1, !dbg !68
  %412 = extractvalue { i32, i32, i32, i32 } %409, 2, !dbg !68
  %413 = extractvalue { i32, i32, i32, i32 } %409, 3, !dbg !68
  %414 = getelementptr i8, ptr addrspace(3) %372, i32 12288, !dbg !68
  %415 = ptrtoint ptr addrspace(3) %414 to i32, !dbg !68
  %416 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %415) #4, !dbg !68
  %417 = extractvalue { i32, i32, i32, i32 } %416, 0, !dbg !68
  %418 = extractvalue { i32, i32, i32, i32 } %416, 1, !dbg !68
  %419 = extractvalue { i32, i32, i32, i32 } %416, 2, !dbg !68
  %420 = extractvalue { i32, i32, i32, i32 } %416, 3, !dbg !68
  %421 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %310, i32 %311, i32 %312, i32 %313, i32 %368, i32 %369, float %.0, float %.016, float %.018, float %.020) #5, !dbg !69
  %422 = extractvalue { float, float, float, float } %421, 0, !dbg !69
  %423 = extractvalue { float, float, float, float } %421, 1, !dbg !69
  %424 = extractvalue { float, float, float, float } %421, 2, !dbg !69
  %425 = extractvalue { float, float, float, float } %421, 3, !dbg !69
  %426 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %310, i32 %311, i32 %312, i32 %313, i32 %396, i32 %397, float %.022, float %.024, float %.026, float %.028) #5, !dbg !69
  %427 = extractvalue { float, float, float, float } %426, 0, !dbg !69
  %428 = extractvalue { float, float, float, float } %426, 1, !dbg !69
  %429 = extractvalue { float, float, float, float } %426, 2, !dbg !69
  %430 = extractvalue { float, float, float, float } %426, 3, !dbg !69
  %431 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %317, i32 %318, i32 %319, i32 %320, i32 %370, i32 %371, float %422, float %423, float %424, float %425) #5, !dbg !69
  %432 = extractvalue { float, float, float, float } %431, 0, !dbg !69
  %433 = extractvalue { float, float, float, float } %431, 1, !dbg !69
  %434 = extractvalue { float, float, float, float } %431, 2, !dbg !69
  %435 = extractvalue { float, float, float, float } %431, 3, !dbg !69
  %436 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %317, i32 %318, i32 %319, i32 %320, i32 %398, i32 %399, float %427, float %428, float %429, float %430) #5, !dbg !69
  %437 = extractvalue { float, float, float, float } %436, 0, !dbg !69
  %438 = extractvalue { float, float, float, float } %436, 1, !dbg !69
  %439 = extractvalue { float, float, float, float } %436, 2, !dbg !69
  %440 = extractvalue { float, float, float, float } %436, 3, !dbg !69
  %441 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %324, i32 %325, i32 %326, i32 %327, i32 %375, i32 %376, float %432, float %433, float %434, float %435) #5, !dbg !69
  %442 = extractvalue { float, float, float, float } %441, 0, !dbg !69
  %443 = extractvalue { float, float, float, float } %441, 1, !dbg !69
  %444 = extractvalue { float, float, float, float } %441, 2, !dbg !69
  %445 = extractvalue { float, float, float, float } %441, 3, !dbg !69
  %446 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %324, i32 %325, i32 %326, i32 %327, i32 %403, i32 %404, float %437, float %438, float %439, float %440) #5, !dbg !69
  %447 = extractvalue { float, float, float, float } %446, 0, !dbg !69
  %448 = extractvalue { float, float, float, float } %446, 1, !dbg !69
  %449 = extractvalue { float, float, float, float } %446, 2, !dbg !69
  %450 = extractvalue { float, float, float, float } %446, 3, !dbg !69
  %451 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %331, i32 %332, i32 %333, i32 %334, i32 %377, i32 %378, float %442, float %443, float %444, float %445) #5, !dbg !69
  %452 = extractvalue { float, float, float, float } %451, 0, !dbg !69
  %453 = extractvalue { float, float, float, float } %451, 1, !dbg !69
  %454 = extractvalue { float, float, float, float } %451, 2, !dbg !69
  %455 = extractvalue { float, float, float, float } %451, 3, !dbg !69
  %456 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %331, i32 %332, i32 %333, i32 %334, i32 %405, i32 %406, float %447, float %448, float %449, float %450) #5, !dbg !69
  %457 = extractvalue { float, float, float, float } %456, 0, !dbg !69
  %458 = extractvalue { float, float, float, float } %456, 1, !dbg !69
  %459 = extractvalue { float, float, float, float } %456, 2, !dbg !69
  %460 = extractvalue { float, float, float, float } %456, 3, !dbg !69
  %461 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %338, i32 %339, i32 %340, i32 %341, i32 %382, i32 %383, float %452, float %453, float %454, float %455) #5, !dbg !69
  %462 = extractvalue { float, float, float, float } %461, 0, !dbg !69
  %463 = extractvalue { float, float, float, float } %461, 1, !dbg !69
  %464 = extractvalue { float, float, float, float } %461, 2, !dbg !69
  %465 = extractvalue { float, float, float, float } %461, 3, !dbg !69
  %466 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %338, i32 %339, i32 %340, i32 %341, i32 %410, i32 %411, float %457, float %458, float %459, float %460) #5, !dbg !69
  %467 = extractvalue { float, float, float, float } %466, 0, !dbg !69
  %468 = extractvalue { float, float, float, float } %466, 1, !dbg !69
  %469 = extractvalue { float, float, float, float } %466, 2, !dbg !69
  %470 = extractvalue { float, float, float, float } %466, 3, !dbg !69
  %471 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %345, i32 %346, i32 %347, i32 %348, i32 %384, i32 %385, float %462, float %463, float %464, float %465) #5, !dbg !69
  %472 = extractvalue { float, float, float, float } %471, 0, !dbg !69
  %473 = extractvalue { float, float, float, float } %471, 1, !dbg !69
  %474 = extractvalue { float, float, float, float } %471, 2, !dbg !69
  %475 = extractvalue { float, float, float, float } %471, 3, !dbg !69
  %476 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %345, i32 %346, i32 %347, i32 %348, i32 %412, i32 %413, float %467, float %468, float %469, float %470) #5, !dbg !69
  %477 = extractvalue { float, float, float, float } %476, 0, !dbg !69
  %478 = extractvalue { float, float, float, float } %476, 1, !dbg !69
  %479 = extractvalue { float, float, float, float } %476, 2, !dbg !69
  %480 = extractvalue { float, float, float, float } %476, 3, !dbg !69
  %481 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %352, i32 %353, i32 %354, i32 %355, i32 %389, i32 %390, float %472, float %473, float %474, float %475) #5, !dbg !69
  %482 = extractvalue { float, float, float, float } %481, 0, !dbg !69
  %483 = extractvalue { float, float, float, float } %481, 1, !dbg !69
  %484 = extractvalue { float, float, float, float } %481, 2, !dbg !69
  %485 = extractvalue { float, float, float, float } %481, 3, !dbg !69
  %486 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %352, i32 %353, i32 %354, i32 %355, i32 %417, i32 %418, float %477, float %478, float %479, float %480) #5, !dbg !69
  %487 = extractvalue { float, float, float, float } %486, 0, !dbg !69
  %488 = extractvalue { float, float, float, float } %486, 1, !dbg !69
  %489 = extractvalue { float, float, float, float } %486, 2, !dbg !69
  %490 = extractvalue { float, float, float, float } %486, 3, !dbg !69
  %491 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %359, i32 %360, i32 %361, i32 %362, i32 %391, i32 %392, float %482, float %483, float %484, float %485) #5, !dbg !69
  %492 = extractvalue { float, float, float, float } %491, 0, !dbg !69
  %493 = extractvalue { float, float, float, float } %491, 1, !dbg !69
  %494 = extractvalue { float, float, float, float } %491, 2, !dbg !69
  %495 = extractvalue { float, float, float, float } %491, 3, !dbg !69
  %496 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %359, i32 %360, i32 %361, i32 %362, i32 %419, i32 %420, float %487, float %488, float %489, float %490) #5, !dbg !69
  %497 = extractvalue { float, float, float, float } %496, 0, !dbg !69
  %498 = extractvalue { float, float, float, float } %496, 1, !dbg !69
  %499 = extractvalue { float, float, float, float } %496, 2, !dbg !69
  %500 = extractvalue { float, float, float, float } %496, 3, !dbg !69
  %501 = add i32 %index, 1, !dbg !55
  %502 = icmp eq i32 %index, %239, !dbg !55
  br i1 %502, label %for.end, label %for.body, !dbg !55

for.end:                                          ; preds = %for.body, %then
  %.129 = phi float [ 0.000000e+00, %then ], [ %500, %for.body ], !dbg !57
  %.127 = phi float [ 0.000000e+00, %then ], [ %499, %for.body ], !dbg !57
  %.125 = phi float [ 0.000000e+00, %then ], [ %498, %for.body ], !dbg !57
  %.123 = phi float [ 0.000000e+00, %then ], [ %497, %for.body ], !dbg !57
  %.121 = phi float [ 0.000000e+00, %then ], [ %495, %for.body ], !dbg !57
  %.119 = phi float [ 0.000000e+00, %then ], [ %494, %for.body ], !dbg !57
  %.117 = phi float [ 0.000000e+00, %then ], [ %493, %for.body ], !dbg !57
  %.1 = phi float [ 0.000000e+00, %then ], [ %492, %for.body ], !dbg !57
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #4, !dbg !70
  %503 = or disjoint i32 %20, 8, !dbg !25
  %504 = add i32 %50, %20, !dbg !33
  %505 = add i32 %50, %503, !dbg !33
  %506 = sext i32 %504 to i64, !dbg !71
  %507 = getelementptr i32, ptr addrspace(1) %scatter, i64 %506, !dbg !71
  %508 = sext i32 %505 to i64, !dbg !71
  %509 = getelementptr i32, ptr addrspace(1) %scatter, i64 %508, !dbg !71
  %510 = icmp slt i32 %504, %47, !dbg !72
  %511 = icmp slt i32 %505, %47, !dbg !72
  %512 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %507, i1 %510) #4, !dbg !73
  %513 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %509, i1 %511) #4, !dbg !73
  %514 = sext i32 %512 to i64, !dbg !74
  %515 = getelementptr float, ptr addrspace(1) %weights, i64 %514, !dbg !74
  %516 = sext i32 %513 to i64, !dbg !74
  %517 = getelementptr float, ptr addrspace(1) %weights, i64 %516, !dbg !74
  %518 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %515, i1 %510) #4, !dbg !75
  %519 = bitcast i32 %518 to float, !dbg !75
  %520 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %517, i1 %511) #4, !dbg !75
  %521 = bitcast i32 %520 to float, !dbg !75
  %522 = fmul float %.1, %519, !dbg !76
  %523 = fmul float %.117, %519, !dbg !76
  %524 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %523, float %522), !dbg !77
  %525 = fmul float %.119, %521, !dbg !76
  %526 = fmul float %.121, %521, !dbg !76
  %527 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %526, float %525), !dbg !77
  %528 = fmul float %.123, %519, !dbg !76
  %529 = fmul float %.125, %519, !dbg !76
  %530 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %529, float %528), !dbg !77
  %531 = fmul float %.127, %521, !dbg !76
  %532 = fmul float %.129, %521, !dbg !76
  %533 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %532, float %531), !dbg !77
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %534 = shl nuw nsw i32 %thread, 2, !dbg !78
  %535 = and i32 %534, 124, !dbg !78
  %536 = select i1 %.not30, i32 0, i32 272, !dbg !78
  %537 = xor i32 %535, %536, !dbg !78
  %538 = select i1 %.not31, i32 0, i32 544, !dbg !78
  %539 = xor i32 %537, %538, !dbg !78
  %540 = mul nuw nsw i32 %9, 272, !dbg !78
  %541 = shl nuw nsw i32 %21, 1, !dbg !78
  %542 = xor i32 %540, %541, !dbg !78
  %543 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %539, !dbg !78
  %544 = bitcast <2 x bfloat> %524 to <1 x i32>, !dbg !78
  %545 = extractelement <1 x i32> %544, i64 0, !dbg !78
  %546 = getelementptr i8, ptr addrspace(3) %543, i32 128, !dbg !78
  %547 = bitcast <2 x bfloat> %527 to <1 x i32>, !dbg !78
  %548 = extractelement <1 x i32> %547, i64 0, !dbg !78
  %549 = xor i32 %539, 64, !dbg !78
  %550 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %549, !dbg !78
  %551 = getelementptr i8, ptr addrspace(3) %550, i32 1024, !dbg !78
  %552 = bitcast <2 x bfloat> %530 to <1 x i32>, !dbg !78
  %553 = extractelement <1 x i32> %552, i64 0, !dbg !78
  %554 = getelementptr i8, ptr addrspace(3) %550, i32 1152, !dbg !78
  %555 = bitcast <2 x bfloat> %533 to <1 x i32>, !dbg !78
  %556 = extractelement <1 x i32> %555, i64 0, !dbg !78
  store i32 %545, ptr addrspace(3) %543, align 4, !dbg !78
  store i32 %548, ptr addrspace(3) %546, align 4, !dbg !78
  store i32 %553, ptr addrspace(3) %551, align 4, !dbg !78
  store i32 %556, ptr addrspace(3) %554, align 4, !dbg !78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %557 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %542, !dbg !78
  %558 = load <4 x i32>, ptr addrspace(3) %557, align 16, !dbg !78
  %559 = add i32 %50, %22, !dbg !33
  %560 = sext i32 %559 to i64, !dbg !79
  %561 = getelementptr i32, ptr addrspace(1) %scatter, i64 %560, !dbg !79
  %562 = icmp slt i32 %559, %47, !dbg !80
  %563 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %561, i1 %562) #4, !dbg !81
  %564 = sext i32 %563 to i64, !dbg !82
  %565 = mul nsw i64 %564, %61, !dbg !83
  %566 = or disjoint i32 %54, %3, !dbg !84
  %567 = sext i32 %566 to i64, !dbg !85
  %568 = getelementptr bfloat, ptr addrspace(1) %out, i64 %565, !dbg !86
  %569 = getelementptr bfloat, ptr addrspace(1) %568, i64 %567, !dbg !86
  %570 = icmp slt i32 %566, %hidden, !dbg !87
  %571 = and i1 %562, %570, !dbg !88
  %572 = extractelement <4 x i32> %558, i64 0, !dbg !56
  %573 = extractelement <4 x i32> %558, i64 1, !dbg !56
  %574 = extractelement <4 x i32> %558, i64 2, !dbg !56
  %575 = extractelement <4 x i32> %558, i64 3, !dbg !56
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %569, i32 %572, i32 %573, i32 %574, i32 %575, i1 %571) #4, !dbg !56
  br label %endif, !dbg !56
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "bmm2.cpp", directory: "examples/moe/programs")
!4 = distinct !DISubprogram(name: "moe_bmm2", linkageName: "moe_bmm2", scope: !3, file: !3, line: 16, type: !5, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 16, column: 16, scope: !4)
!8 = !DILocation(line: 30, column: 49, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "bmm2.h", directory: "examples/moe/kernels")
!11 = !DILocation(line: 19, column: 29, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !13, file: !13, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!13 = !DIFile(filename: "expert_tile.h", directory: "examples/moe/kernels")
!14 = !DILocation(line: 30, column: 23, scope: !9)
!15 = !DILocation(line: 19, column: 19, scope: !12, inlinedAt: !14)
!16 = !DILocation(line: 20, column: 13, scope: !12, inlinedAt: !14)
!17 = !DILocation(line: 20, column: 6, scope: !12, inlinedAt: !14)
!18 = !DILocation(line: 21, column: 23, scope: !12, inlinedAt: !14)
!19 = !DILocation(line: 22, column: 36, scope: !12, inlinedAt: !14)
!20 = !DILocation(line: 22, column: 21, scope: !12, inlinedAt: !14)
!21 = !DILocation(line: 22, column: 79, scope: !12, inlinedAt: !14)
!22 = !DILocation(line: 22, column: 56, scope: !12, inlinedAt: !14)
!23 = !DILocation(line: 23, column: 50, scope: !12, inlinedAt: !14)
!24 = !DILocation(line: 23, column: 34, scope: !12, inlinedAt: !14)
!25 = !DILocation(line: 30, column: 47, scope: !12, inlinedAt: !14)
!26 = !DILocation(line: 32, column: 64, scope: !27, inlinedAt: !14)
!27 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !10, file: !10, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!28 = !DILocation(line: 33, column: 24, scope: !27, inlinedAt: !14)
!29 = !DILocation(line: 33, column: 28, scope: !27, inlinedAt: !14)
!30 = !DILocation(line: 34, column: 43, scope: !27, inlinedAt: !14)
!31 = !DILocation(line: 35, column: 51, scope: !27, inlinedAt: !14)
!32 = !DILocation(line: 35, column: 40, scope: !27, inlinedAt: !14)
!33 = !DILocation(line: 30, column: 19, scope: !12, inlinedAt: !14)
!34 = !DILocation(line: 32, column: 82, scope: !27, inlinedAt: !14)
!35 = !DILocation(line: 32, column: 47, scope: !27, inlinedAt: !14)
!36 = !DILocation(line: 32, column: 53, scope: !27, inlinedAt: !14)
!37 = !DILocation(line: 46, column: 58, scope: !38, inlinedAt: !14)
!38 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !39, file: !39, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!39 = !DIFile(filename: "expert_product.h", directory: "examples/moe/kernels")
!40 = !DILocation(line: 47, column: 18, scope: !38, inlinedAt: !14)
!41 = !DILocation(line: 45, column: 61, scope: !38, inlinedAt: !14)
!42 = !DILocation(line: 45, column: 49, scope: !38, inlinedAt: !14)
!43 = !DILocation(line: 47, column: 15, scope: !38, inlinedAt: !14)
!44 = !DILocation(line: 34, column: 17, scope: !27, inlinedAt: !14)
!45 = !DILocation(line: 37, column: 62, scope: !27, inlinedAt: !14)
!46 = !DILocation(line: 37, column: 21, scope: !27, inlinedAt: !14)
!47 = !DILocation(line: 37, column: 25, scope: !27, inlinedAt: !14)
!48 = !DILocation(line: 37, column: 35, scope: !27, inlinedAt: !14)
!49 = !DILocation(line: 51, column: 20, scope: !38, inlinedAt: !14)
!50 = !DILocation(line: 49, column: 54, scope: !38, inlinedAt: !14)
!51 = !DILocation(line: 51, column: 17, scope: !38, inlinedAt: !14)
!52 = !DILocation(line: 53, column: 17, scope: !38, inlinedAt: !14)
!53 = !DILocation(line: 45, column: 56, scope: !38, inlinedAt: !14)
!54 = !DILocation(line: 62, column: 21, scope: !38, inlinedAt: !14)
!55 = !DILocation(line: 62, column: 7, scope: !38, inlinedAt: !14)
!56 = !DILocation(line: 56, column: 10, scope: !27, inlinedAt: !14)
!57 = !DILocation(line: 0, scope: !38, inlinedAt: !14)
!58 = !DILocation(line: 63, column: 22, scope: !38, inlinedAt: !14)
!59 = !DILocation(line: 64, column: 16, scope: !38, inlinedAt: !14)
!60 = !DILocation(line: 44, column: 19, scope: !38, inlinedAt: !14)
!61 = !DILocation(line: 44, column: 37, scope: !38, inlinedAt: !14)
!62 = !DILocation(line: 47, column: 38, scope: !38, inlinedAt: !14)
!63 = !DILocation(line: 51, column: 43, scope: !38, inlinedAt: !14)
!64 = !DILocation(line: 65, column: 21, scope: !38, inlinedAt: !14)
!65 = !DILocation(line: 67, column: 21, scope: !38, inlinedAt: !14)
!66 = !DILocation(line: 67, column: 82, scope: !38, inlinedAt: !14)
!67 = !DILocation(line: 69, column: 37, scope: !38, inlinedAt: !14)
!68 = !DILocation(line: 70, column: 104, scope: !38, inlinedAt: !14)
!69 = !DILocation(line: 70, column: 29, scope: !38, inlinedAt: !14)
!70 = !DILocation(line: 73, column: 16, scope: !38, inlinedAt: !14)
!71 = !DILocation(line: 41, column: 37, scope: !27, inlinedAt: !14)
!72 = !DILocation(line: 41, column: 44, scope: !27, inlinedAt: !14)
!73 = !DILocation(line: 41, column: 23, scope: !27, inlinedAt: !14)
!74 = !DILocation(line: 42, column: 35, scope: !27, inlinedAt: !14)
!75 = !DILocation(line: 42, column: 21, scope: !27, inlinedAt: !14)
!76 = !DILocation(line: 49, column: 24, scope: !27, inlinedAt: !14)
!77 = !DILocation(line: 52, column: 46, scope: !27, inlinedAt: !14)
!78 = !DILocation(line: 52, column: 38, scope: !27, inlinedAt: !14)
!79 = !DILocation(line: 54, column: 38, scope: !27, inlinedAt: !14)
!80 = !DILocation(line: 54, column: 53, scope: !27, inlinedAt: !14)
!81 = !DILocation(line: 54, column: 24, scope: !27, inlinedAt: !14)
!82 = !DILocation(line: 56, column: 47, scope: !27, inlinedAt: !14)
!83 = !DILocation(line: 56, column: 57, scope: !27, inlinedAt: !14)
!84 = !DILocation(line: 55, column: 26, scope: !27, inlinedAt: !14)
!85 = !DILocation(line: 56, column: 94, scope: !27, inlinedAt: !14)
!86 = !DILocation(line: 56, column: 20, scope: !27, inlinedAt: !14)
!87 = !DILocation(line: 57, column: 66, scope: !27, inlinedAt: !14)
!88 = !DILocation(line: 57, column: 52, scope: !27, inlinedAt: !14)

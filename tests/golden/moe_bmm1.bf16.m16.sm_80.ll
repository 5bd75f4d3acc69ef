; ModuleID = 'moe_bmm1'
source_filename = "moe_bmm1"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @moe_bmm1(ptr addrspace(1) align 16 %x, ptr addrspace(1) align 16 %w1, ptr addrspace(1) align 4 %bias1, ptr addrspace(1) align 16 %y, ptr addrspace(1) align 4 %gather, ptr addrspace(1) align 4 %slice_offsets, ptr addrspace(1) align 4 %schedule, i32 %hidden, i32 %inter, float %alpha, float %limit) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = shl nuw nsw i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 120, !dbg !7
  %3 = and i32 %thread, 8, !dbg !7
  %4 = shl nuw nsw i32 %3, 7, !dbg !7
  %5 = and i32 %thread, 16, !dbg !7
  %6 = and i32 %thread, 32, !dbg !7
  %.not30 = icmp eq i32 %6, 0, !dbg !7
  %7 = and i32 %thread, 64, !dbg !7
  %.not31 = icmp eq i32 %7, 0, !dbg !7
  %8 = and i32 %thread, 7, !dbg !7
  %9 = mul nuw nsw i32 %8, 144, !dbg !7
  %10 = or disjoint i32 %9, %4, !dbg !7
  %11 = xor i32 %10, %5, !dbg !7
  %12 = shl nuw nsw i32 %thread, 1, !dbg !7
  %13 = and i32 %12, 48, !dbg !7
  %14 = xor i32 %9, %13, !dbg !7
  %15 = shl nuw nsw i32 %thread, 5, !dbg !7
  %16 = and i32 %15, 3072, !dbg !7
  %17 = or disjoint i32 %14, %16, !dbg !7
  %18 = and i32 %thread, 60, !dbg !7
  %19 = lshr exact i32 %18, 2, !dbg !7
  %20 = and i32 %1, 24, !dbg !7
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8
  %22 = zext nneg i32 %21 to i64, !dbg !11
  %23 = getelementptr i32, ptr addrspace(1) %schedule, i64 %22, !dbg !11
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !15
  %25 = icmp sgt i32 %24, -1, !dbg !16
  br i1 %25, label %then, label %endif, !dbg !17

then:                                             ; preds = %entry
  %26 = and i32 %1, 56, !dbg !7
  %27 = shl nuw nsw i32 %3, 8, !dbg !7
  %28 = or disjoint i32 %26, %27, !dbg !7
  %.not = icmp eq i32 %5, 0, !dbg !7
  %29 = select i1 %.not, i32 0, i32 72, !dbg !7
  %30 = xor i32 %28, %29, !dbg !7
  %31 = select i1 %.not30, i32 0, i32 144, !dbg !7
  %32 = xor i32 %30, %31, !dbg !7
  %33 = select i1 %.not31, i32 0, i32 288, !dbg !7
  %34 = xor i32 %32, %33, !dbg !7
  %35 = or disjoint i32 %26, %4, !dbg !7
  %36 = xor i32 %35, %29, !dbg !7
  %37 = xor i32 %36, %31, !dbg !7
  %38 = xor i32 %37, %33, !dbg !7
  %39 = lshr i32 %thread, 4, !dbg !7
  %40 = and i32 %39, 7, !dbg !7
  %41 = and i32 %24, 65535, !dbg !18
  %42 = zext nneg i32 %41 to i64, !dbg !19
  %43 = getelementptr i32, ptr addrspace(1) %slice_offsets, i64 %42, !dbg !19
  %44 = load i32, ptr addrspace(1) %43, align 4, !dbg !20
  %45 = getelementptr i8, ptr addrspace(1) %43, i64 4, !dbg !21
  %46 = load i32, ptr addrspace(1) %45, align 4, !dbg !22
  %47 = lshr i32 %24, 12, !dbg !23
  %48 = and i32 %47, 524272, !dbg !23
  %49 = add i32 %44, %48, !dbg !24
  %50 = or disjoint i32 %40, 8, !dbg !25
  %51 = add i32 %49, %40, !dbg !26
  %52 = add i32 %49, %50, !dbg !26
  %53 = sext i32 %51 to i64, !dbg !27
  %54 = getelementptr i32, ptr addrspace(1) %gather, i64 %53, !dbg !27
  %55 = sext i32 %52 to i64, !dbg !27
  %56 = getelementptr i32, ptr addrspace(1) %gather, i64 %55, !dbg !27
  %57 = icmp slt i32 %51, %46, !dbg !29
  %58 = icmp slt i32 %52, %46, !dbg !29
  %59 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %54, i1 %57) #6, !dbg !30
  %60 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 0, ptr addrspace(1) %56, i1 %58) #6, !dbg !30
  %61 = sext i32 %hidden to i64, !dbg !31
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %63 = shl i32 %62, 5, !dbg !33
  %64 = or disjoint i32 %40, 16, !dbg !34
  %65 = or disjoint i32 %40, 24, !dbg !34
  %66 = sext i32 %inter to i64, !dbg !35
  %67 = shl nsw i64 %66, 1, !dbg !36
  %68 = mul nsw i64 %67, %42, !dbg !37
  %69 = sext i32 %59 to i64, !dbg !38
  %70 = sext i32 %60 to i64, !dbg !38
  %71 = mul nsw i64 %69, %61, !dbg !39
  %72 = mul nsw i64 %70, %61, !dbg !39
  %73 = zext nneg i32 %2 to i64, !dbg !40
  %74 = getelementptr bfloat, ptr addrspace(1) %x, i64 %71, !dbg !43
  %75 = getelementptr bfloat, ptr addrspace(1) %74, i64 %73, !dbg !43
  %76 = getelementptr bfloat, ptr addrspace(1) %x, i64 %72, !dbg !43
  %77 = getelementptr bfloat, ptr addrspace(1) %76, i64 %73, !dbg !43
  %78 = icmp slt i32 %2, %hidden, !dbg !44
  %79 = and i1 %57, %78, !dbg !45
  %80 = and i1 %58, %78, !dbg !45
  %81 = shl nuw nsw i32 %38, 1, !dbg !46
  %82 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %81, !dbg !46
  %83 = ptrtoint ptr addrspace(3) %82 to i32, !dbg !46
  %84 = select i1 %79, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %83, ptr addrspace(1) %75, i32 %84) #6, !dbg !46
  %85 = or i32 %81, 1024, !dbg !46
  %86 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %85, !dbg !46
  %87 = ptrtoint ptr addrspace(3) %86 to i32, !dbg !46
  %88 = select i1 %80, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %87, ptr addrspace(1) %77, i32 %88) #6, !dbg !46
  %89 = or disjoint i32 %63, %40, !dbg !47
  %90 = or disjoint i32 %63, %50, !dbg !47
  %91 = icmp slt i32 %89, %inter, !dbg !48
  %92 = icmp slt i32 %90, %inter, !dbg !48
  %93 = or disjoint i32 %63, %64, !dbg !47
  %94 = or disjoint i32 %63, %65, !dbg !47
  %95 = icmp slt i32 %93, %inter, !dbg !48
  %96 = icmp slt i32 %94, %inter, !dbg !48
  %97 = sext i32 %89 to i64, !dbg !49
  %98 = sext i32 %90 to i64, !dbg !49
  %99 = add nsw i64 %68, %97, !dbg !50
  %100 = add nsw i64 %68, %98, !dbg !50
  %101 = mul i64 %99, %61, !dbg !51
  %102 = mul i64 %100, %61, !dbg !51
  %103 = sext i32 %93 to i64, !dbg !49
  %104 = sext i32 %94 to i64, !dbg !49
  %105 = add nsw i64 %68, %103, !dbg !50
  %106 = add nsw i64 %68, %104, !dbg !50
  %107 = mul i64 %105, %61, !dbg !51
  %108 = mul i64 %106, %61, !dbg !51
  %109 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %101, !dbg !52
  %110 = getelementptr bfloat, ptr addrspace(1) %109, i64 %73, !dbg !52
  %111 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %102, !dbg !52
  %112 = getelementptr bfloat, ptr addrspace(1) %111, i64 %73, !dbg !52
  %113 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %107, !dbg !52
  %114 = getelementptr bfloat, ptr addrspace(1) %113, i64 %73, !dbg !52
  %115 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %108, !dbg !52
  %116 = getelementptr bfloat, ptr addrspace(1) %115, i64 %73, !dbg !52
  %117 = and i1 %91, %78, !dbg !53
  %118 = and i1 %92, %78, !dbg !53
  %119 = and i1 %95, %78, !dbg !53
  %120 = and i1 %96, %78, !dbg !53
  %121 = shl nuw nsw i32 %34, 1, !dbg !54
  %122 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %121, !dbg !54
  %123 = ptrtoint ptr addrspace(3) %122 to i32, !dbg !54
  %124 = select i1 %117, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %123, ptr addrspace(1) %110, i32 %124) #6, !dbg !54
  %125 = or i32 %121, 1024, !dbg !54
  %126 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %125, !dbg !54
  %127 = ptrtoint ptr addrspace(3) %126 to i32, !dbg !54
  %128 = select i1 %118, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %127, ptr addrspace(1) %112, i32 %128) #6, !dbg !54
  %129 = or i32 %121, 2048, !dbg !54
  %130 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %129, !dbg !54
  %131 = ptrtoint ptr addrspace(3) %130 to i32, !dbg !54
  %132 = select i1 %119, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %131, ptr addrspace(1) %114, i32 %132) #6, !dbg !54
  %133 = or i32 %121, 3072, !dbg !54
  %134 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %133, !dbg !54
  %135 = ptrtoint ptr addrspace(3) %134 to i32, !dbg !54
  %136 = select i1 %120, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %135, ptr addrspace(1) %116, i32 %136) #6, !dbg !54
  %137 = add i32 %89, %inter, !dbg !55
  %138 = add i32 %90, %inter, !dbg !55
  %139 = sext i32 %137 to i64, !dbg !49
  %140 = sext i32 %138 to i64, !dbg !49
  %141 = add nsw i64 %68, %139, !dbg !50
  %142 = add nsw i64 %68, %140, !dbg !50
  %143 = mul i64 %141, %61, !dbg !51
  %144 = mul i64 %142, %61, !dbg !51
  %145 = add i32 %93, %inter, !dbg !55
  %146 = add i32 %94, %inter, !dbg !55
  %147 = sext i32 %145 to i64, !dbg !49
  %148 = sext i32 %146 to i64, !dbg !49
  %149 = add nsw i64 %68, %147, !dbg !50
  %150 = add nsw i64 %68, %148, !dbg !50
  %151 = mul i64 %149, %61, !dbg !51
  %152 = mul i64 %150, %61, !dbg !51
  %153 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %143, !dbg !52
  %154 = getelementptr bfloat, ptr addrspace(1) %153, i64 %73, !dbg !52
  %155 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %144, !dbg !52
  %156 = getelementptr bfloat, ptr addrspace(1) %155, i64 %73, !dbg !52
  %157 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %151, !dbg !52
  %158 = getelementptr bfloat, ptr addrspace(1) %157, i64 %73, !dbg !52
  %159 = getelementptr bfloat, ptr addrspace(1) %w1, i64 %152, !dbg !52
  %160 = getelementptr bfloat, ptr addrspace(1) %159, i64 %73, !dbg !52
  %161 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %121, !dbg !54
  %162 = ptrtoint ptr addrspace(3) %161 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %162, ptr addrspace(1) %154, i32 %124) #6, !dbg !54
  %163 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %125, !dbg !54
  %164 = ptrtoint ptr addrspace(3) %163 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %164, ptr addrspace(1) %156, i32 %128) #6, !dbg !54
  %165 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %129, !dbg !54
  %166 = ptrtoint ptr addrspace(3) %165 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %166, ptr addrspace(1) %158, i32 %132) #6, !dbg !54
  %167 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %133, !dbg !54
  %168 = ptrtoint ptr addrspace(3) %167 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %168, ptr addrspace(1) %160, i32 %136) #6, !dbg !54
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !56
  %169 = or disjoint i32 %2, 128, !dbg !57
  %170 = zext nneg i32 %169 to i64, !dbg !40
  %171 = getelementptr bfloat, ptr addrspace(1) %74, i64 %170, !dbg !43
  %172 = getelementptr bfloat, ptr addrspace(1) %76, i64 %170, !dbg !43
  %173 = icmp slt i32 %169, %hidden, !dbg !44
  %174 = and i1 %57, %173, !dbg !45
  %175 = and i1 %58, %173, !dbg !45
  %176 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 53248), i32 %81, !dbg !46
  %177 = ptrtoint ptr addrspace(3) %176 to i32, !dbg !46
  %178 = select i1 %174, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %177, ptr addrspace(1) %171, i32 %178) #6, !dbg !46
  %179 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 53248), i32 %85, !dbg !46
  %180 = ptrtoint ptr addrspace(3) %179 to i32, !dbg !46
  %181 = select i1 %175, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %180, ptr addrspace(1) %172, i32 %181) #6, !dbg !46
  %182 = getelementptr bfloat, ptr addrspace(1) %109, i64 %170, !dbg !52
  %183 = getelementptr bfloat, ptr addrspace(1) %111, i64 %170, !dbg !52
  %184 = getelementptr bfloat, ptr addrspace(1) %113, i64 %170, !dbg !52
  %185 = getelementptr bfloat, ptr addrspace(1) %115, i64 %170, !dbg !52
  %186 = and i1 %91, %173, !dbg !53
  %187 = and i1 %92, %173, !dbg !53
  %188 = and i1 %95, %173, !dbg !53
  %189 = and i1 %96, %173, !dbg !53
  %190 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %121, !dbg !54
  %191 = ptrtoint ptr addrspace(3) %190 to i32, !dbg !54
  %192 = select i1 %186, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %191, ptr addrspace(1) %182, i32 %192) #6, !dbg !54
  %193 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %125, !dbg !54
  %194 = ptrtoint ptr addrspace(3) %193 to i32, !dbg !54
  %195 = select i1 %187, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %194, ptr addrspace(1) %183, i32 %195) #6, !dbg !54
  %196 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %129, !dbg !54
  %197 = ptrtoint ptr addrspace(3) %196 to i32, !dbg !54
  %198 = select i1 %188, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %197, ptr addrspace(1) %184, i32 %198) #6, !dbg !54
  %199 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %133, !dbg !54
  %200 = ptrtoint ptr addrspace(3) %199 to i32, !dbg !54
  %201 = select i1 %189, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %200, ptr addrspace(1) %185, i32 %201) #6, !dbg !54
  %202 = getelementptr bfloat, ptr addrspace(1) %153, i64 %170, !dbg !52
  %203 = getelementptr bfloat, ptr addrspace(1) %155, i64 %170, !dbg !52
  %204 = getelementptr bfloat, ptr addrspace(1) %157, i64 %170, !dbg !52
  %205 = getelementptr bfloat, ptr addrspace(1) %159, i64 %170, !dbg !52
  %206 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %121, !dbg !54
  %207 = ptrtoint ptr addrspace(3) %206 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %207, ptr addrspace(1) %202, i32 %192) #6, !dbg !54
  %208 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %125, !dbg !54
  %209 = ptrtoint ptr addrspace(3) %208 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %209, ptr addrspace(1) %203, i32 %195) #6, !dbg !54
  %210 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %129, !dbg !54
  %211 = ptrtoint ptr addrspace(3) %210 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %211, ptr addrspace(1) %204, i32 %198) #6, !dbg !54
  %212 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %133, !dbg !54
  %213 = ptrtoint ptr addrspace(3) %212 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %213, ptr addrspace(1) %205, i32 %201) #6, !dbg !54
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !56
  %214 = add i32 %hidden, 127, !dbg !58
  %215 = icmp sgt i32 %214, 127, !dbg !59
  br i1 %215, label %for.head, label %for.end, !dbg !59

endif:                                            ; preds = %entry, %for.end
  ret void, !dbg !60

for.head:                                         ; preds = %then
  %216 = lshr i32 %214, 7, !dbg !58
  %217 = add nsw i32 %216, -1, !dbg !59
  %218 = xor i32 %11, 32
  %219 = xor i32 %11, 64
  %220 = xor i32 %11, 96
  %221 = xor i32 %17, 64
  br label %for.body, !dbg !59

for.body:                                         ; preds = %for.body, %for.head
  %.028 = phi float [ 0.000000e+00, %for.head ], [ %472, %for.body ], !dbg !61
  %.026 = phi float [ 0.000000e+00, %for.head ], [ %471, %for.body ], !dbg !61
  %.024 = phi float [ 0.000000e+00, %for.head ], [ %470, %for.body ], !dbg !61
  %.022 = phi float [ 0.000000e+00, %for.head ], [ %469, %for.body ], !dbg !61
  %.020 = phi float [ 0.000000e+00, %for.head ], [ %403, %for.body ], !dbg !61
  %.018 = phi float [ 0.000000e+00, %for.head ], [ %402, %for.body ], !dbg !61
  %.016 = phi float [ 0.000000e+00, %for.head ], [ %401, %for.body ], !dbg !61
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %400, %for.body ], !dbg !61
  %index = phi i32 [ 0, %for.head ], [ %473, %for.body ], !dbg !59
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #6, !dbg !62
  %222 = add i32 %index, 2, !dbg !63
  %223 = shl i32 %222, 7, !dbg !64
  %224 = srem i32 %222, 3, !dbg !65
  %225 = shl nsw i32 %224, 12, !dbg !66
  %226 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %225, !dbg !66
  %227 = or disjoint i32 %2, %223, !dbg !57
  %228 = sext i32 %227 to i64, !dbg !40
  %229 = getelementptr bfloat, ptr addrspace(1) %74, i64 %228, !dbg !43
  %230 = getelementptr bfloat, ptr addrspace(1) %76, i64 %228, !dbg !43
  %231 = icmp slt i32 %227, %hidden, !dbg !44
  %232 = and i1 %57, %231, !dbg !45
  %233 = and i1 %58, %231, !dbg !45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %234 = getelementptr i8, ptr addrspace(3) %226, i32 %81, !dbg !46
  %235 = ptrtoint ptr addrspace(3) %234 to i32, !dbg !46
  %236 = select i1 %232, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %235, ptr addrspace(1) %229, i32 %236) #6, !dbg !46
  %237 = getelementptr i8, ptr addrspace(3) %226, i32 %85, !dbg !46
  %238 = ptrtoint ptr addrspace(3) %237 to i32, !dbg !46
  %239 = select i1 %233, i32 16, i32 0, !dbg !46
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %238, ptr addrspace(1) %230, i32 %239) #6, !dbg !46
  %240 = shl nsw i32 %224, 13, !dbg !67
  %241 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %240, !dbg !67
  %242 = getelementptr bfloat, ptr addrspace(1) %109, i64 %228, !dbg !52
  %243 = getelementptr bfloat, ptr addrspace(1) %111, i64 %228, !dbg !52
  %244 = getelementptr bfloat, ptr addrspace(1) %113, i64 %228, !dbg !52
  %245 = getelementptr bfloat, ptr addrspace(1) %115, i64 %228, !dbg !52
  %246 = and i1 %91, %231, !dbg !53
  %247 = and i1 %92, %231, !dbg !53
  %248 = and i1 %95, %231, !dbg !53
  %249 = and i1 %96, %231, !dbg !53
  %250 = getelementptr i8, ptr addrspace(3) %241, i32 %121, !dbg !54
  %251 = ptrtoint ptr addrspace(3) %250 to i32, !dbg !54
  %252 = select i1 %246, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %251, ptr addrspace(1) %242, i32 %252) #6, !dbg !54
  %253 = getelementptr i8, ptr addrspace(3) %241, i32 %125, !dbg !54
  %254 = ptrtoint ptr addrspace(3) %253 to i32, !dbg !54
  %255 = select i1 %247, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %254, ptr addrspace(1) %243, i32 %255) #6, !dbg !54
  %256 = getelementptr i8, ptr addrspace(3) %241, i32 %129, !dbg !54
  %257 = ptrtoint ptr addrspace(3) %256 to i32, !dbg !54
  %258 = select i1 %248, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %257, ptr addrspace(1) %244, i32 %258) #6, !dbg !54
  %259 = getelementptr i8, ptr addrspace(3) %241, i32 %133, !dbg !54
  %260 = ptrtoint ptr addrspace(3) %259 to i32, !dbg !54
  %261 = select i1 %249, i32 16, i32 0, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %260, ptr addrspace(1) %245, i32 %261) #6, !dbg !54
  %262 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %240, !dbg !67
  %263 = getelementptr bfloat, ptr addrspace(1) %153, i64 %228, !dbg !52
  %264 = getelementptr bfloat, ptr addrspace(1) %155, i64 %228, !dbg !52
  %265 = getelementptr bfloat, ptr addrspace(1) %157, i64 %228, !dbg !52
  %266 = getelementptr bfloat, ptr addrspace(1) %159, i64 %228, !dbg !52
  %267 = getelementptr i8, ptr addrspace(3) %262, i32 %121, !dbg !54
  %268 = ptrtoint ptr addrspace(3) %267 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %268, ptr addrspace(1) %263, i32 %252) #6, !dbg !54
  %269 = getelementptr i8, ptr addrspace(3) %262, i32 %125, !dbg !54
  %270 = ptrtoint ptr addrspace(3) %269 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %270, ptr addrspace(1) %264, i32 %255) #6, !dbg !54
  %271 = getelementptr i8, ptr addrspace(3) %262, i32 %129, !dbg !54
  %272 = ptrtoint ptr addrspace(3) %271 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %272, ptr addrspace(1) %265, i32 %258) #6, !dbg !54
  %273 = getelementptr i8, ptr addrspace(3) %262, i32 %133, !dbg !54
  %274 = ptrtoint ptr addrspace(3) %273 to i32, !dbg !54
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %274, ptr addrspace(1) %266, i32 %261) #6, !dbg !54
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !56
  %275 = srem i32 %index, 3, !dbg !68
  %276 = shl nsw i32 %275, 12, !dbg !69
  %277 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %276, !dbg !69
  %278 = getelementptr i8, ptr addrspace(3) %277, i32 %11, !dbg !70
  %279 = ptrtoint ptr addrspace(3) %278 to i32, !dbg !70
  %280 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %279) #6, !dbg !70
  %281 = extractvalue { i32, i32, i32, i32 } %280, 0, !dbg !70
  %282 = extractvalue { i32, i32, i32, i32 } %280, 1, !dbg !70
  %283 = extractvalue { i32, i32, i32, i32 } %280, 2, !dbg !70
  %284 = extractvalue { i32, i32, i32, i32 } %280, 3, !dbg !70
  %285 = getelementptr i8, ptr addrspace(3) %277, i32 %218, !dbg !70
  %286 = ptrtoint ptr addrspace(3) %285 to i32, !dbg !70
  %287 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %286) #6, !dbg !70
  %288 = extractvalue { i32, i32, i32, i32 } %287, 0, !dbg !70
  %289 = extractvalue { i32, i32, i32, i32 } %287, 1, !dbg !70
  %290 = extractvalue { i32, i32, i32, i32 } %287, 2, !dbg !70
  %291 = extractvalue { i32, i32, i32, i32 } %287, 3, !dbg !70
  %292 = getelementptr i8, ptr addrspace(3) %277, i32 %219, !dbg !70
  %293 = ptrtoint ptr addrspace(3) %292 to i32, !dbg !70
  %294 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %293) #6, !dbg !70
  %295 = extractvalue { i32, i32, i32, i32 } %294, 0, !dbg !70
  %296 = extractvalue { i32, i32, i32, i32 } %294, 1, !dbg !70
  %297 = extractvalue { i32, i32, i32, i32 } %294, 2, !dbg !70
  %298 = extractvalue { i32, i32, i32, i32 } %294, 3, !dbg !70
  %299 = getelementptr i8, ptr addrspace(3) %277, i32 %220, !dbg !70
  %300 = ptrtoint ptr addrspace(3) %299 to i32, !dbg !70
  %301 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %300) #6, !dbg !70
  %302 = extractvalue { i32, i32, i32, i32 } %301, 0, !dbg !70
  %303 = extractvalue { i32, i32, i32, i32 } %301, 1, !dbg !70
  %304 = extractvalue { i32, i32, i32, i32 } %301, 2, !dbg !70
  %305 = extractvalue { i32, i32, i32, i32 } %301, 3, !dbg !70
  %306 = getelementptr i8, ptr addrspace(3) %278, i32 2048, !dbg !70
  %307 = ptrtoint ptr addrspace(3) %306 to i32, !dbg !70
  %308 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %307) #6, !dbg !70
  %309 = extractvalue { i32, i32, i32, i32 } %308, 0, !dbg !70
  %310 = extractvalue { i32, i32, i32, i32 } %308, 1, !dbg !70
  %311 = extractvalue { i32, i32, i32, i32 } %308, 2, !dbg !70
  %312 = extractvalue { i32, i32, i32, i32 } %308, 3, !dbg !70
  %313 = getelementptr i8, ptr addrspace(3) %285, i32 2048, !dbg !70
  %314 = ptrtoint ptr addrspace(3) %313 to i32, !dbg !70
  %315 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %314) #6, !dbg !70
  %316 = extractvalue { i32, i32, i32, i32 } %315, 0, !dbg !70
  %317 = extractvalue { i32, i32, i32, i32 } %315, 1, !dbg !70
  %318 = extractvalue { i32, i32, i32, i32 } %315, 2, !dbg !70
  %319 = extractvalue { i32, i32, i32, i32 } %315, 3, !dbg !70
  %320 = getelementptr i8, ptr addrspace(3) %292, i32 2048, !dbg !70
  %321 = ptrtoint ptr addrspace(3) %320 to i32, !dbg !70
  %322 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %321) #6, !dbg !70
  %323 = extractvalue { i32, i32, i32, i32 } %322, 0, !dbg !70
  %324 = extractvalue { i32, i32, i32, i32 } %322, 1, !dbg !70
  %325 = extractvalue { i32, i32, i32, i32 } %322, 2, !dbg !70
  %326 = extractvalue { i32, i32, i32, i32 } %322, 3, !dbg !70
  %327 = getelementptr i8, ptr addrspace(3) %299, i32 2048, !dbg !70
  %328 = ptrtoint ptr addrspace(3) %327 to i32, !dbg !70
  %329 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %328) #6, !dbg !70
  %330 = extractvalue { i32, i32, i32, i32 } %329, 0, !dbg !70
  %331 = extractvalue { i32, i32, i32, i32 } %329, 1, !dbg !70
  %332 = extractvalue { i32, i32, i32, i32 } %329, 2, !dbg !70
  %333 = extractvalue { i32, i32, i32, i32 } %329, 3, !dbg !70
  %334 = shl nsw i32 %275, 13, !dbg !71
  %335 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %334, !dbg !71
  %336 = getelementptr i8, ptr addrspace(3) %335, i32 %17, !dbg !72
  %337 = ptrtoint ptr addrspace(3) %336 to i32, !dbg !72
  %338 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %337) #6, !dbg !72
  %339 = extractvalue { i32, i32, i32, i32 } %338, 0, !dbg !72
  %340 = extractvalue { i32, i32, i32, i32 } %338, 1, !dbg !72
  %341 = extractvalue { i32, i32, i32, i32 } %338, 2, !dbg !72
  %342 = extractvalue { i32, i32, i32, i32 } %338, 3, !dbg !72
  %343 = getelementptr i8, ptr addrspace(3) %335, i32 %221, !dbg !72
  %344 = ptrtoint ptr addrspace(3) %343 to i32, !dbg !72
  %345 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %344) #6, !dbg !72
  %346 = extractvalue { i32, i32, i32, i32 } %345, 0, !dbg !72
  %347 = extractvalue { i32, i32, i32, i32 } %345, 1, !dbg !72
  %348 = extractvalue { i32, i32, i32, i32 } %345, 2, !dbg !72
  %349 = extractvalue { i32, i32, i32, i32 } %345, 3, !dbg !72
  %350 = getelementptr i8, ptr addrspace(3) %336, i32 4096, !dbg !72
  %351 = ptrtoint ptr addrspace(3) %350 to i32, !dbg !72
  %352 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %351) #6, !dbg !72
  %353 = extractvalue { i32, i32, i32, i32 } %352, 0, !dbg !72
  %354 = extractvalue { i32, i32, i32, i32 } %352, 1, !dbg !72
  %355 = extractvalue { i32, i32, i32, i32 } %352, 2, !dbg !72
  %356 = extractvalue { i32, i32, i32, i32 } %352, 3, !dbg !72
  %357 = getelementptr i8, ptr addrspace(3) %343, i32 4096, !dbg !72
  %358 = ptrtoint ptr addrspace(3) %357 to i32, !dbg !72
  %359 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %358) #6, !dbg !72
  %360 = extractvalue { i32, i32, i32, i32 } %359, 0, !dbg !72
  %361 = extractvalue { i32, i32, i32, i32 } %359, 1, !dbg !72
  %362 = extractvalue { i32, i32, i32, i32 } %359, 2, !dbg !72
  %363 = extractvalue { i32, i32, i32, i32 } %359, 3, !dbg !72
  %364 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %281, i32 %282, i32 %283, i32 %284, i32 %339, i32 %340, float %.0, float %.016, float %.018, float %.020) #7, !dbg !73
  %365 = extractvalue { float, float, float, float } %364, 0, !dbg !73
  %366 = extractvalue { float, float, float, float } %364, 1, !dbg !73
  %367 = extractvalue { float, float, float, float } %364, 2, !dbg !73
  %368 = extractvalue { float, float, float, float } %364, 3, !dbg !73
  %369 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %288, i32 %289, i32 %290, i32 %291, i32 %341, i32 %342, float %365, float %366, float %367, float %368) #7, !dbg !73
  %370 = extractvalue { float, float, float, float } %369, 0, !dbg !73
  %371 = extractvalue { float, float, float, float } %369, 1, !dbg !73
  %372 = extractvalue { float, float, float, float } %369, 2, !dbg !73
  %373 = extractvalue { float, float, float, float } %369, 3, !dbg !73
  %374 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %295, i32 %296, i32 %297, i32 %298, i32 %346, i32 %347, float %370, float %371, float %372, float %373) #7, !dbg !73
  %375 = extractvalue { float, float, float, float } %374, 0, !dbg !73
  %376 = extractvalue { float, float, float, float } %374, 1, !dbg !73
  %377 = extractvalue { float, float, float, float } %374, 2, !dbg !73
  %378 = extractvalue { float, float, float, float } %374, 3, !dbg !73
  %379 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %348, i32 %349, float %375, float %376, float %377, float %378) #7, !dbg !73
  %380 = extractvalue { float, float, float, float } %379, 0, !dbg !73
  %381 = extractvalue { float, float, float, float } %379, 1, !dbg !73
  %382 = extractvalue { float, float, float, float } %379, 2, !dbg !73
  %383 = extractvalue { float, float, float, float } %379, 3, !dbg !73
  %384 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %309, i32 %310, i32 %311, i32 %312, i32 %353, i32 %354, float %380, float %381, float %382, float %383) #7, !dbg !73
  %385 = extractvalue { float, float, float, float } %384, 0, !dbg !73
  %386 = extractvalue { float, float, float, float } %384, 1, !dbg !73
  %387 = extractvalue { float, float, float, float } %384, 2, !dbg !73
  %388 = extractvalue { float, float, float, float } %384, 3, !dbg !73
  %389 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %316, i32 %317, i32 %318, i32 %319, i32 %355, i32 %356, float %385, float %386, float %387, float %388) #7, !dbg !73
  %390 = extractvalue { float, float, float, float } %389, 0, !dbg !73
  %391 = extractvalue { float, float, float, float } %389, 1, !dbg !73
  %392 = extractvalue { float, float, float, float } %389, 2, !dbg !73
  %393 = extractvalue { float, float, float, float } %389, 3, !dbg !73
  %394 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %323, i32 %324, i32 %325, i32 %326, i32 %360, i32 %361, float %390, float %391, float %392, float %393) #7, !dbg !73
  %395 = extractvalue { float, float, float, float } %394, 0, !dbg !73
  %396 = extractvalue { float, float, float, float } %394, 1, !dbg !73
  %397 = extractvalue { float, float, float, float } %394, 2, !dbg !73
  %398 = extractvalue { float, float, float, float } %394, 3, !dbg !73
  %399 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %330, i32 %331, i32 %332, i32 %333, i32 %362, i32 %363, float %395, float %396, float %397, float %398) #7, !dbg !73
  %400 = extractvalue { float, float, float, float } %399, 0, !dbg !73
  %401 = extractvalue { float, float, float, float } %399, 1, !dbg !73
  %402 = extractvalue { float, float, float, float } %399, 2, !dbg !73
  %403 = extractvalue { float, float, float, float } %399, 3, !dbg !73
  %404 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %334, !dbg !71
  %405 = getelementptr i8, ptr addrspace(3) %404, i32 %17, !dbg !72
  %406 = ptrtoint ptr addrspace(3) %405 to i32, !dbg !72
  %407 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %406) #6, !dbg !72
  %408 = extractvalue { i32, i32, i32, i32 } %407, 0, !dbg !72
  %409 = extractvalue { i32, i32, i32, i32 } %407, 1, !dbg !72
  %410 = extractvalue { i32, i32, i32, i32 } %407, 2, !dbg !72
  %411 = extractvalue { i32, i32, i32, i32 } %407, 3, !dbg !72
  %412 = getelementptr i8, ptr addrspace(3) %404, i32 %221, !dbg !72
  %413 = ptrtoint ptr addrspace(3) %412 to i32, !dbg !72
  %414 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %413) #6, !dbg !72
  %415 = extractvalue { i32, i32, i32, i32 } %414, 0, !dbg !72
  %416 = extractvalue { i32, i32, i32, i32 } %414, 1, !dbg !72
  %417 = extractvalue { i32, i32, i32, i32 } %414, 2, !dbg !72
  %418 = extractvalue { i32, i32, i32, i32 } %414, 3, !dbg !72
  %419 = getelementptr i8, ptr addrspace(3) %405, i32 4096, !dbg !72
  %420 = ptrtoint ptr addrspace(3) %419 to i32, !dbg !72
  %421 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %420) #6, !dbg !72
  %422 = extractvalue { i32, i32, i32, i32 } %421, 0, !dbg !72
  %423 = extractvalue { i32, i32, i32, i32 } %421, 1, !dbg !72
  %424 = extractvalue { i32, i32, i32, i32 } %421, 2, !dbg !72
  %425 = extractvalue { i32, i32, i32, i32 } %421, 3, !dbg !72
  %426 = getelementptr i8, ptr addrspace(3) %412, i32 4096, !dbg !72
  %427 = ptrtoint ptr addrspace(3) %426 to i32, !dbg !72
  %428 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %427) #6, !dbg !72
  %429 = extractvalue { i32, i32, i32, i32 } %428, 0, !dbg !72
  %430 = extractvalue { i32, i32, i32, i32 } %428, 1, !dbg !72
  %431 = extractvalue { i32, i32, i32, i32 } %428, 2, !dbg !72
  %432 = extractvalue { i32, i32, i32, i32 } %428, 3, !dbg !72
  %433 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %281, i32 %282, i32 %283, i32 %284, i32 %408, i32 %409, float %.022, float %.024, float %.026, float %.028) #7, !dbg !73
  %434 = extractvalue { float, float, float, float } %433, 0, !dbg !73
  %435 = extractvalue { float, float, float, float } %433, 1, !dbg !73
  %436 = extractvalue { float, float, float, float } %433, 2, !dbg !73
  %437 = extractvalue { float, float, float, float } %433, 3, !dbg !73
  %438 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %288, i32 %289, i32 %290, i32 %291, i32 %410, i32 %411, float %434, float %435, float %436, float %437) #7, !dbg !73
  %439 = extractvalue { float, float, float, float } %438, 0, !dbg !73
  %440 = extractvalue { float, float, float, float } %438, 1, !dbg !73
  %441 = extractvalue { float, float, float, float } %438, 2, !dbg !73
  %442 = extractvalue { float, float, float, float } %438, 3, !dbg !73
  %443 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %295, i32 %296, i32 %297, i32 %298, i32 %415, i32 %416, float %439, float %440, float %441, float %442) #7, !dbg !73
  %444 = extractvalue { float, float, float, float } %443, 0, !dbg !73
  %445 = extractvalue { float, float, float, float } %443, 1, !dbg !73
  %446 = extractvalue { float, float, float, float } %443, 2, !dbg !73
  %447 = extractvalue { float, float, float, float } %443, 3, !dbg !73
  %448 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %417, i32 %418, float %444, float %445, float %446, float %447) #7, !dbg !73
  %449 = extractvalue { float, float, float, float } %448, 0, !dbg !73
  %450 = extractvalue { float, float, float, float } %448, 1, !dbg !73
  %451 = extractvalue { float, float, float, float } %448, 2, !dbg !73
  %452 = extractvalue { float, float, float, float } %448, 3, !dbg !73
  %453 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %309, i32 %310, i32 %311, i32 %312, i32 %422, i32 %423, float %449, float %450, float %451, float %452) #7, !dbg !73
  %454 = extractvalue { float, float, float, float } %453, 0, !dbg !73
  %455 = extractvalue { float, float, float, float } %453, 1, !dbg !73
  %456 = extractvalue { float, float, float, float } %453, 2, !dbg !73
  %457 = extractvalue { float, float, float, float } %453, 3, !dbg !73
  %458 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %316, i32 %317, i32 %318, i32 %319, i32 %424, i32 %425, float %454, float %455, float %456, float %457) #7, !dbg !73
  %459 = extractvalue { float, float, float, float } %458, 0, !dbg !73
  %460 = extractvalue { float, float, float, float } %458, 1, !dbg !73
  %461 = extractvalue { float, float, float, float } %458, 2, !dbg !73
  %462 = extractvalue { float, float, float, float } %458, 3, !dbg !73
  %463 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %323, i32 %324, i32 %325, i32 %326, i32 %429, i32 %430, float %459, float %460, float %461, float %462) #7, !dbg !73
  %464 = extractvalue { float, float, float, float } %463, 0, !dbg !73
  %465 = extractvalue { float, float, float, float } %463, 1, !dbg !73
  %466 = extractvalue { float, float, float, float } %463, 2, !dbg !73
  %467 = extractvalue { float, float, float, float } %463, 3, !dbg !73
  %468 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %330, i32 %331, i32 %332, i32 %333, i32 %431, i32 %432, float %464, float %465, float %466, float %467) #7, !dbg !73
  %469 = extractvalue { float, float, float, float } %468, 0, !dbg !73
  %470 = extractvalue { float, float, float, float } %468, 1, !dbg !73
  %471 = extractvalue { float, float, float, float } %468, 2, !dbg !73
  %472 = extractvalue { float, float, float, float } %468, 3, !dbg !73
  %473 = add i32 %index, 1, !dbg !59
  %474 = icmp eq i32 %index, %217, !dbg !59
  br i1 %474, label %for.end, label %for.body, !dbg !59

for.end:                                          ; preds = %for.body, %then
  %.129 = phi float [ 0.000000e+00, %then ], [ %472, %for.body ], !dbg !61
  %.127 = phi float [ 0.000000e+00, %then ], [ %471, %for.body ], !dbg !61
  %.125 = phi float [ 0.000000e+00, %then ], [ %470, %for.body ], !dbg !61
  %.123 = phi float [ 0.000000e+00, %then ], [ %469, %for.body ], !dbg !61
  %.121 = phi float [ 0.000000e+00, %then ], [ %403, %for.body ], !dbg !61
  %.119 = phi float [ 0.000000e+00, %then ], [ %402, %for.body ], !dbg !61
  %.117 = phi float [ 0.000000e+00, %then ], [ %401, %for.body ], !dbg !61
  %.1 = phi float [ 0.000000e+00, %then ], [ %400, %for.body ], !dbg !61
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #6, !dbg !74
  %475 = fneg float %limit, !dbg !75
  %476 = call float @llvm.minimum.f32(float %.1, float %limit), !dbg !79
  %477 = call float @llvm.minimum.f32(float %.117, float %limit), !dbg !79
  %478 = fmul float %476, 0xBFF7154760000000, !dbg !80
  %479 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %478), !dbg !80
  %480 = fmul float %477, 0xBFF7154760000000, !dbg !80
  %481 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %480), !dbg !80
  %482 = fadd float %479, 1.000000e+00, !dbg !81
  %483 = fadd float %481, 1.000000e+00, !dbg !81
  %484 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %482), !dbg !82
  %485 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %483), !dbg !82
  %486 = fmul float %476, %484, !dbg !83
  %487 = fmul float %477, %485, !dbg !83
  %488 = call float @llvm.minimum.f32(float %.123, float %limit), !dbg !84
  %489 = call float @llvm.minimum.f32(float %.125, float %limit), !dbg !84
  %490 = call float @llvm.maximum.f32(float %488, float %475), !dbg !85
  %491 = call float @llvm.maximum.f32(float %489, float %475), !dbg !85
  %492 = fmul float %486, %490, !dbg !86
  %493 = fmul float %487, %491, !dbg !86
  %494 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %493, float %492), !dbg !87
  %495 = call float @llvm.minimum.f32(float %.119, float %limit), !dbg !79
  %496 = call float @llvm.minimum.f32(float %.121, float %limit), !dbg !79
  %497 = fmul float %495, 0xBFF7154760000000, !dbg !80
  %498 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %497), !dbg !80
  %499 = fmul float %496, 0xBFF7154760000000, !dbg !80
  %500 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %499), !dbg !80
  %501 = fadd float %498, 1.000000e+00, !dbg !81
  %502 = fadd float %500, 1.000000e+00, !dbg !81
  %503 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %501), !dbg !82
  %504 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %502), !dbg !82
  %505 = fmul float %495, %503, !dbg !83
  %506 = fmul float %496, %504, !dbg !83
  %507 = call float @llvm.minimum.f32(float %.127, float %limit), !dbg !84
  %508 = call float @llvm.minimum.f32(float %.129, float %limit), !dbg !84
  %509 = call float @llvm.maximum.f32(float %507, float %475), !dbg !85
  %510 = call float @llvm.maximum.f32(float %508, float %475), !dbg !85
  %511 = fmul float %505, %509, !dbg !86
  %512 = fmul float %506, %510, !dbg !86
  %513 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %512, float %511), !dbg !87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  %514 = shl nuw nsw i32 %thread, 2, !dbg !88
  %515 = and i32 %514, 124, !dbg !88
  %516 = select i1 %.not30, i32 0, i32 288, !dbg !88
  %517 = xor i32 %515, %516, !dbg !88
  %518 = select i1 %.not31, i32 0, i32 576, !dbg !88
  %519 = xor i32 %517, %518, !dbg !88
  %520 = and i32 %thread, 3, !dbg !88
  %521 = mul nuw nsw i32 %520, 288, !dbg !88
  %522 = shl nuw nsw i32 %18, 2, !dbg !88
  %523 = xor i32 %521, %522, !dbg !88
  %524 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %519, !dbg !88
  %525 = bitcast <2 x bfloat> %494 to <1 x i32>, !dbg !88
  %526 = extractelement <1 x i32> %525, i64 0, !dbg !88
  %527 = getelementptr i8, ptr addrspace(3) %524, i32 128, !dbg !88
  %528 = bitcast <2 x bfloat> %513 to <1 x i32>, !dbg !88
  %529 = extractelement <1 x i32> %528, i64 0, !dbg !88
  store i32 %526, ptr addrspace(3) %524, align 4, !dbg !88
  store i32 %529, ptr addrspace(3) %527, align 4, !dbg !88
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  %530 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %523, !dbg !88
  %531 = load <4 x i32>, ptr addrspace(3) %530, align 16, !dbg !88
  %532 = add i32 %49, %19, !dbg !89
  %533 = sext i32 %532 to i64, !dbg !90
  %534 = mul nsw i64 %533, %66, !dbg !91
  %535 = or disjoint i32 %63, %20, !dbg !92
  %536 = sext i32 %535 to i64, !dbg !93
  %537 = getelementptr bfloat, ptr addrspace(1) %y, i64 %534, !dbg !94
  %538 = getelementptr bfloat, ptr addrspace(1) %537, i64 %536, !dbg !94
  %539 = icmp slt i32 %532, %46, !dbg !95
  %540 = icmp slt i32 %535, %inter, !dbg !96
  %541 = and i1 %539, %540, !dbg !97
  %542 = and i1 %.not31, %541, !dbg !60
  %543 = extractelement <4 x i32> %531, i64 0, !dbg !60
  %544 = extractelement <4 x i32> %531, i64 1, !dbg !60
  %545 = extractelement <4 x i32> %531, i64 2, !dbg !60
  %546 = extractelement <4 x i32> %531, i64 3, !dbg !60
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %538, i32 %543, i32 %544, i32 %545, i32 %546, i1 %542) #6, !dbg !60
  br label %endif, !dbg !60
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "bmm1.cpp", directory: "examples/moe/programs")
!4 = distinct !DISubprogram(name: "moe_bmm1", linkageName: "moe_bmm1", scope: !3, file: !3, line: 16, type: !5, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 16, column: 16, scope: !4)
!8 = !DILocation(line: 31, column: 49, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "bmm1.h", directory: "examples/moe/kernels")
!11 = !DILocation(line: 19, column: 29, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !13, file: !13, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!13 = !DIFile(filename: "expert_tile.h", directory: "examples/moe/kernels")
!14 = !DILocation(line: 31, column: 23, scope: !9)
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
!26 = !DILocation(line: 30, column: 19, scope: !12, inlinedAt: !14)
!27 = !DILocation(line: 34, column: 35, scope: !28, inlinedAt: !14)
!28 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !10, file: !10, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!29 = !DILocation(line: 33, column: 23, scope: !28, inlinedAt: !14)
!30 = !DILocation(line: 34, column: 22, scope: !28, inlinedAt: !14)
!31 = !DILocation(line: 35, column: 66, scope: !28, inlinedAt: !14)
!32 = !DILocation(line: 37, column: 24, scope: !28, inlinedAt: !14)
!33 = !DILocation(line: 37, column: 28, scope: !28, inlinedAt: !14)
!34 = !DILocation(line: 38, column: 43, scope: !28, inlinedAt: !14)
!35 = !DILocation(line: 39, column: 56, scope: !28, inlinedAt: !14)
!36 = !DILocation(line: 39, column: 45, scope: !28, inlinedAt: !14)
!37 = !DILocation(line: 39, column: 40, scope: !28, inlinedAt: !14)
!38 = !DILocation(line: 35, column: 47, scope: !28, inlinedAt: !14)
!39 = !DILocation(line: 35, column: 55, scope: !28, inlinedAt: !14)
!40 = !DILocation(line: 46, column: 58, scope: !41, inlinedAt: !14)
!41 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !42, file: !42, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!42 = !DIFile(filename: "expert_product.h", directory: "examples/moe/kernels")
!43 = !DILocation(line: 47, column: 18, scope: !41, inlinedAt: !14)
!44 = !DILocation(line: 45, column: 61, scope: !41, inlinedAt: !14)
!45 = !DILocation(line: 45, column: 49, scope: !41, inlinedAt: !14)
!46 = !DILocation(line: 47, column: 15, scope: !41, inlinedAt: !14)
!47 = !DILocation(line: 38, column: 17, scope: !28, inlinedAt: !14)
!48 = !DILocation(line: 44, column: 32, scope: !28, inlinedAt: !14)
!49 = !DILocation(line: 42, column: 54, scope: !28, inlinedAt: !14)
!50 = !DILocation(line: 42, column: 61, scope: !28, inlinedAt: !14)
!51 = !DILocation(line: 42, column: 71, scope: !28, inlinedAt: !14)
!52 = !DILocation(line: 51, column: 20, scope: !41, inlinedAt: !14)
!53 = !DILocation(line: 49, column: 54, scope: !41, inlinedAt: !14)
!54 = !DILocation(line: 51, column: 17, scope: !41, inlinedAt: !14)
!55 = !DILocation(line: 41, column: 51, scope: !28, inlinedAt: !14)
!56 = !DILocation(line: 53, column: 17, scope: !41, inlinedAt: !14)
!57 = !DILocation(line: 45, column: 56, scope: !41, inlinedAt: !14)
!58 = !DILocation(line: 62, column: 21, scope: !41, inlinedAt: !14)
!59 = !DILocation(line: 62, column: 7, scope: !41, inlinedAt: !14)
!60 = !DILocation(line: 62, column: 10, scope: !28, inlinedAt: !14)
!61 = !DILocation(line: 0, scope: !41, inlinedAt: !14)
!62 = !DILocation(line: 63, column: 22, scope: !41, inlinedAt: !14)
!63 = !DILocation(line: 64, column: 16, scope: !41, inlinedAt: !14)
!64 = !DILocation(line: 44, column: 19, scope: !41, inlinedAt: !14)
!65 = !DILocation(line: 44, column: 37, scope: !41, inlinedAt: !14)
!66 = !DILocation(line: 47, column: 38, scope: !41, inlinedAt: !14)
!67 = !DILocation(line: 51, column: 43, scope: !41, inlinedAt: !14)
!68 = !DILocation(line: 65, column: 21, scope: !41, inlinedAt: !14)
!69 = !DILocation(line: 67, column: 21, scope: !41, inlinedAt: !14)
!70 = !DILocation(line: 67, column: 82, scope: !41, inlinedAt: !14)
!71 = !DILocation(line: 69, column: 37, scope: !41, inlinedAt: !14)
!72 = !DILocation(line: 70, column: 104, scope: !41, inlinedAt: !14)
!73 = !DILocation(line: 70, column: 29, scope: !41, inlinedAt: !14)
!74 = !DILocation(line: 73, column: 16, scope: !41, inlinedAt: !14)
!75 = !DILocation(line: 15, column: 70, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !77, file: !77, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!77 = !DIFile(filename: "activations.h", directory: "examples/moe/kernels")
!78 = !DILocation(line: 58, column: 23, scope: !28, inlinedAt: !14)
!79 = !DILocation(line: 11, column: 33, scope: !76, inlinedAt: !78)
!80 = !DILocation(line: 27, column: 38, scope: !76, inlinedAt: !78)
!81 = !DILocation(line: 27, column: 33, scope: !76, inlinedAt: !78)
!82 = !DILocation(line: 27, column: 27, scope: !76, inlinedAt: !78)
!83 = !DILocation(line: 27, column: 14, scope: !76, inlinedAt: !78)
!84 = !DILocation(line: 15, column: 57, scope: !76, inlinedAt: !78)
!85 = !DILocation(line: 15, column: 33, scope: !76, inlinedAt: !78)
!86 = !DILocation(line: 27, column: 44, scope: !76, inlinedAt: !78)
!87 = !DILocation(line: 59, column: 41, scope: !28, inlinedAt: !14)
!88 = !DILocation(line: 59, column: 33, scope: !28, inlinedAt: !14)
!89 = !DILocation(line: 60, column: 27, scope: !28, inlinedAt: !14)
!90 = !DILocation(line: 62, column: 30, scope: !28, inlinedAt: !14)
!91 = !DILocation(line: 62, column: 38, scope: !28, inlinedAt: !14)
!92 = !DILocation(line: 61, column: 24, scope: !28, inlinedAt: !14)
!93 = !DILocation(line: 62, column: 73, scope: !28, inlinedAt: !14)
!94 = !DILocation(line: 62, column: 18, scope: !28, inlinedAt: !14)
!95 = !DILocation(line: 63, column: 18, scope: !28, inlinedAt: !14)
!96 = !DILocation(line: 63, column: 42, scope: !28, inlinedAt: !14)
!97 = !DILocation(line: 63, column: 30, scope: !28, inlinedAt: !14)

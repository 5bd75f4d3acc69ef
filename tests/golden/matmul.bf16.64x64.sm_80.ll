; ModuleID = 'matmul'
source_filename = "matmul"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @matmul(ptr addrspace(1) align 16 %a, ptr addrspace(1) align 16 %b, ptr addrspace(1) align 16 %c, i32 %m, i32 %n, i32 %k, i64 %a_stride, i64 %b_stride, i64 %c_stride, float %alpha) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = lshr i32 %thread, 3, !dbg !7
  %2 = and i32 %1, 15, !dbg !7
  %3 = shl nuw nsw i32 %thread, 3, !dbg !7
  %4 = and i32 %3, 56, !dbg !7
  %5 = and i32 %thread, 8, !dbg !7
  %6 = and i32 %thread, 16, !dbg !7
  %7 = and i32 %thread, 32, !dbg !7
  %.not = icmp eq i32 %7, 0, !dbg !7
  %8 = and i32 %thread, 64, !dbg !7
  %9 = shl nuw nsw i32 %8, 3, !dbg !7
  %10 = and i32 %thread, 7, !dbg !7
  %11 = mul nuw nsw i32 %10, 144, !dbg !7
  %12 = shl nuw nsw i32 %5, 7, !dbg !7
  %13 = or disjoint i32 %11, %12, !dbg !7
  %14 = xor i32 %13, %6, !dbg !7
  %15 = shl nuw nsw i32 %8, 5, !dbg !7
  %16 = or disjoint i32 %14, %15, !dbg !7
  %17 = shl nuw nsw i32 %5, 1, !dbg !7
  %18 = xor i32 %11, %17, !dbg !7
  %19 = shl nuw nsw i32 %6, 7, !dbg !7
  %20 = or disjoint i32 %18, %19, !dbg !7
  %21 = shl nuw nsw i32 %7, 5, !dbg !7
  %22 = or disjoint i32 %20, %21, !dbg !7
  %23 = and i32 %thread, 24, !dbg !7
  %24 = mul nuw nsw i32 %23, 9, !dbg !7
  %25 = select i1 %.not, i32 0, i32 288, !dbg !7
  %26 = xor i32 %24, %25, !dbg !7
  %27 = xor i32 %26, %4, !dbg !7
  %28 = or disjoint i32 %27, %9, !dbg !7
  %29 = add i32 %n, 63, !dbg !8
  %30 = sdiv i32 %29, 64, !dbg !8
  %31 = add i32 %m, 63, !dbg !11
  %32 = sdiv i32 %31, 64, !dbg !11
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %34 = shl nsw i32 %30, 3, !dbg !13
  %35 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %33, i32 %34) #5, !dbg !13
  %36 = shl i32 %35, 3, !dbg !13
  %37 = sub i32 %32, %36, !dbg !13
  %38 = call i32 @llvm.smin.i32(i32 %37, i32 8), !dbg !13
  %39 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %33, i32 %34) #5, !dbg !13
  %40 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %39, i32 %38) #5, !dbg !13
  %41 = add i32 %36, %40, !dbg !13
  %42 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %39, i32 %38) #5, !dbg !13
  %43 = shl i32 %41, 6, !dbg !14
  %44 = shl i32 %42, 6, !dbg !15
  %45 = xor i32 %43, -1, !dbg !16
  %46 = add i32 %m, %45, !dbg !16
  %47 = or disjoint i32 %2, 16, !dbg !17
  %48 = or disjoint i32 %2, 32, !dbg !17
  %49 = or disjoint i32 %2, 48, !dbg !17
  %50 = xor i32 %44, -1, !dbg !18
  %51 = add i32 %n, %50, !dbg !18
  %52 = sext i32 %43 to i64, !dbg !19
  %53 = mul i64 %a_stride, %52, !dbg !20
  %54 = getelementptr bfloat, ptr addrspace(1) %a, i64 %53, !dbg !21
  %55 = sext i32 %44 to i64, !dbg !22
  %56 = mul i64 %b_stride, %55, !dbg !23
  %57 = getelementptr bfloat, ptr addrspace(1) %b, i64 %56, !dbg !24
  %58 = call i32 @llvm.smin.i32(i32 %2, i32 %46), !dbg !25
  %59 = sext i32 %58 to i64, !dbg !26
  %60 = mul i64 %a_stride, %59, !dbg !27
  %61 = zext nneg i32 %4 to i64, !dbg !28
  %62 = getelementptr bfloat, ptr addrspace(1) %54, i64 %60, !dbg !29
  %63 = getelementptr bfloat, ptr addrspace(1) %62, i64 %61, !dbg !29
  %64 = call i32 @llvm.smin.i32(i32 %47, i32 %46), !dbg !25
  %65 = sext i32 %64 to i64, !dbg !26
  %66 = mul i64 %a_stride, %65, !dbg !27
  %67 = getelementptr bfloat, ptr addrspace(1) %54, i64 %66, !dbg !29
  %68 = getelementptr bfloat, ptr addrspace(1) %67, i64 %61, !dbg !29
  %69 = call i32 @llvm.smin.i32(i32 %48, i32 %46), !dbg !25
  %70 = sext i32 %69 to i64, !dbg !26
  %71 = mul i64 %a_stride, %70, !dbg !27
  %72 = getelementptr bfloat, ptr addrspace(1) %54, i64 %71, !dbg !29
  %73 = getelementptr bfloat, ptr addrspace(1) %72, i64 %61, !dbg !29
  %74 = call i32 @llvm.smin.i32(i32 %49, i32 %46), !dbg !25
  %75 = sext i32 %74 to i64, !dbg !26
  %76 = mul i64 %a_stride, %75, !dbg !27
  %77 = getelementptr bfloat, ptr addrspace(1) %54, i64 %76, !dbg !29
  %78 = getelementptr bfloat, ptr addrspace(1) %77, i64 %61, !dbg !29
  %79 = icmp slt i32 %4, %k, !dbg !30
  %80 = shl nuw nsw i32 %28, 1, !dbg !31
  %81 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %80, !dbg !31
  %82 = ptrtoint ptr addrspace(3) %81 to i32, !dbg !31
  %83 = select i1 %79, i32 16, i32 0, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %82, ptr addrspace(1) %63, i32 %83) #6, !dbg !31
  %84 = or i32 %80, 2048, !dbg !31
  %85 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %84, !dbg !31
  %86 = ptrtoint ptr addrspace(3) %85 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %86, ptr addrspace(1) %68, i32 %83) #6, !dbg !31
  %87 = or i32 %80, 4096, !dbg !31
  %88 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %87, !dbg !31
  %89 = ptrtoint ptr addrspace(3) %88 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %89, ptr addrspace(1) %73, i32 %83) #6, !dbg !31
  %90 = or i32 %80, 6144, !dbg !31
  %91 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %90, !dbg !31
  %92 = ptrtoint ptr addrspace(3) %91 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %92, ptr addrspace(1) %78, i32 %83) #6, !dbg !31
  %93 = call i32 @llvm.smin.i32(i32 %2, i32 %51), !dbg !32
  %94 = sext i32 %93 to i64, !dbg !33
  %95 = mul i64 %b_stride, %94, !dbg !34
  %96 = getelementptr bfloat, ptr addrspace(1) %57, i64 %95, !dbg !35
  %97 = getelementptr bfloat, ptr addrspace(1) %96, i64 %61, !dbg !35
  %98 = call i32 @llvm.smin.i32(i32 %47, i32 %51), !dbg !32
  %99 = sext i32 %98 to i64, !dbg !33
  %100 = mul i64 %b_stride, %99, !dbg !34
  %101 = getelementptr bfloat, ptr addrspace(1) %57, i64 %100, !dbg !35
  %102 = getelementptr bfloat, ptr addrspace(1) %101, i64 %61, !dbg !35
  %103 = call i32 @llvm.smin.i32(i32 %48, i32 %51), !dbg !32
  %104 = sext i32 %103 to i64, !dbg !33
  %105 = mul i64 %b_stride, %104, !dbg !34
  %106 = getelementptr bfloat, ptr addrspace(1) %57, i64 %105, !dbg !35
  %107 = getelementptr bfloat, ptr addrspace(1) %106, i64 %61, !dbg !35
  %108 = call i32 @llvm.smin.i32(i32 %49, i32 %51), !dbg !32
  %109 = sext i32 %108 to i64, !dbg !33
  %110 = mul i64 %b_stride, %109, !dbg !34
  %111 = getelementptr bfloat, ptr addrspace(1) %57, i64 %110, !dbg !35
  %112 = getelementptr bfloat, ptr addrspace(1) %111, i64 %61, !dbg !35
  %113 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %80, !dbg !36
  %114 = ptrtoint ptr addrspace(3) %113 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %114, ptr addrspace(1) %97, i32 %83) #6, !dbg !36
  %115 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %84, !dbg !36
  %116 = ptrtoint ptr addrspace(3) %115 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %116, ptr addrspace(1) %102, i32 %83) #6, !dbg !36
  %117 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %87, !dbg !36
  %118 = ptrtoint ptr addrspace(3) %117 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %118, ptr addrspace(1) %107, i32 %83) #6, !dbg !36
  %119 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %90, !dbg !36
  %120 = ptrtoint ptr addrspace(3) %119 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %120, ptr addrspace(1) %112, i32 %83) #6, !dbg !36
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !37
  %121 = add i32 %k, -64, !dbg !38
  %122 = getelementptr i8, ptr addrspace(1) %63, i64 128, !dbg !39
  %123 = getelementptr i8, ptr addrspace(1) %68, i64 128, !dbg !39
  %124 = getelementptr i8, ptr addrspace(1) %73, i64 128, !dbg !39
  %125 = getelementptr i8, ptr addrspace(1) %78, i64 128, !dbg !39
  %126 = icmp slt i32 %4, %121, !dbg !30
  %127 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %80, !dbg !31
  %128 = ptrtoint ptr addrspace(3) %127 to i32, !dbg !31
  %129 = select i1 %126, i32 16, i32 0, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %128, ptr addrspace(1) %122, i32 %129) #6, !dbg !31
  %130 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %84, !dbg !31
  %131 = ptrtoint ptr addrspace(3) %130 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %131, ptr addrspace(1) %123, i32 %129) #6, !dbg !31
  %132 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %87, !dbg !31
  %133 = ptrtoint ptr addrspace(3) %132 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %133, ptr addrspace(1) %124, i32 %129) #6, !dbg !31
  %134 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %90, !dbg !31
  %135 = ptrtoint ptr addrspace(3) %134 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %135, ptr addrspace(1) %125, i32 %129) #6, !dbg !31
  %136 = getelementptr i8, ptr addrspace(1) %97, i64 128, !dbg !40
  %137 = getelementptr i8, ptr addrspace(1) %102, i64 128, !dbg !40
  %138 = getelementptr i8, ptr addrspace(1) %107, i64 128, !dbg !40
  %139 = getelementptr i8, ptr addrspace(1) %112, i64 128, !dbg !40
  %140 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %80, !dbg !36
  %141 = ptrtoint ptr addrspace(3) %140 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %141, ptr addrspace(1) %136, i32 %129) #6, !dbg !36
  %142 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %84, !dbg !36
  %143 = ptrtoint ptr addrspace(3) %142 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %143, ptr addrspace(1) %137, i32 %129) #6, !dbg !36
  %144 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %87, !dbg !36
  %145 = ptrtoint ptr addrspace(3) %144 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %145, ptr addrspace(1) %138, i32 %129) #6, !dbg !36
  %146 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %90, !dbg !36
  %147 = ptrtoint ptr addrspace(3) %146 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %147, ptr addrspace(1) %139, i32 %129) #6, !dbg !36
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !37
  %148 = add i32 %k, -128, !dbg !38
  %149 = getelementptr i8, ptr addrspace(1) %63, i64 256, !dbg !39
  %150 = getelementptr i8, ptr addrspace(1) %68, i64 256, !dbg !39
  %151 = getelementptr i8, ptr addrspace(1) %73, i64 256, !dbg !39
  %152 = getelementptr i8, ptr addrspace(1) %78, i64 256, !dbg !39
  %153 = icmp slt i32 %4, %148, !dbg !30
  %154 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %80, !dbg !31
  %155 = ptrtoint ptr addrspace(3) %154 to i32, !dbg !31
  %156 = select i1 %153, i32 16, i32 0, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %155, ptr addrspace(1) %149, i32 %156) #6, !dbg !31
  %157 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %84, !dbg !31
  %158 = ptrtoint ptr addrspace(3) %157 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %158, ptr addrspace(1) %150, i32 %156) #6, !dbg !31
  %159 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %87, !dbg !31
  %160 = ptrtoint ptr addrspace(3) %159 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %160, ptr addrspace(1) %151, i32 %156) #6, !dbg !31
  %161 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %90, !dbg !31
  %162 = ptrtoint ptr addrspace(3) %161 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %162, ptr addrspace(1) %152, i32 %156) #6, !dbg !31
  %163 = getelementptr i8, ptr addrspace(1) %97, i64 256, !dbg !40
  %164 = getelementptr i8, ptr addrspace(1) %102, i64 256, !dbg !40
  %165 = getelementptr i8, ptr addrspace(1) %107, i64 256, !dbg !40
  %166 = getelementptr i8, ptr addrspace(1) %112, i64 256, !dbg !40
  %167 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %80, !dbg !36
  %168 = ptrtoint ptr addrspace(3) %167 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %168, ptr addrspace(1) %163, i32 %156) #6, !dbg !36
  %169 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %84, !dbg !36
  %170 = ptrtoint ptr addrspace(3) %169 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %170, ptr addrspace(1) %164, i32 %156) #6, !dbg !36
  %171 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %87, !dbg !36
  %172 = ptrtoint ptr addrspace(3) %171 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %172, ptr addrspace(1) %165, i32 %156) #6, !dbg !36
  %173 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %90, !dbg !36
  %174 = ptrtoint ptr addrspace(3) %173 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %174, ptr addrspace(1) %166, i32 %156) #6, !dbg !36
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !37
  %175 = add i32 %k, -192, !dbg !38
  %176 = getelementptr i8, ptr addrspace(1) %63, i64 384, !dbg !39
  %177 = getelementptr i8, ptr addrspace(1) %68, i64 384, !dbg !39
  %178 = getelementptr i8, ptr addrspace(1) %73, i64 384, !dbg !39
  %179 = getelementptr i8, ptr addrspace(1) %78, i64 384, !dbg !39
  %180 = icmp slt i32 %4, %175, !dbg !30
  %181 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %80, !dbg !31
  %182 = ptrtoint ptr addrspace(3) %181 to i32, !dbg !31
  %183 = select i1 %180, i32 16, i32 0, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %182, ptr addrspace(1) %176, i32 %183) #6, !dbg !31
  %184 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %84, !dbg !31
  %185 = ptrtoint ptr addrspace(3) %184 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %185, ptr addrspace(1) %177, i32 %183) #6, !dbg !31
  %186 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %87, !dbg !31
  %187 = ptrtoint ptr addrspace(3) %186 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %187, ptr addrspace(1) %178, i32 %183) #6, !dbg !31
  %188 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 24576), i32 %90, !dbg !31
  %189 = ptrtoint ptr addrspace(3) %188 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %189, ptr addrspace(1) %179, i32 %183) #6, !dbg !31
  %190 = getelementptr i8, ptr addrspace(1) %97, i64 384, !dbg !40
  %191 = getelementptr i8, ptr addrspace(1) %102, i64 384, !dbg !40
  %192 = getelementptr i8, ptr addrspace(1) %107, i64 384, !dbg !40
  %193 = getelementptr i8, ptr addrspace(1) %112, i64 384, !dbg !40
  %194 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %80, !dbg !36
  %195 = ptrtoint ptr addrspace(3) %194 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %195, ptr addrspace(1) %190, i32 %183) #6, !dbg !36
  %196 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %84, !dbg !36
  %197 = ptrtoint ptr addrspace(3) %196 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %197, ptr addrspace(1) %191, i32 %183) #6, !dbg !36
  %198 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %87, !dbg !36
  %199 = ptrtoint ptr addrspace(3) %198 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %199, ptr addrspace(1) %192, i32 %183) #6, !dbg !36
  %200 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 57344), i32 %90, !dbg !36
  %201 = ptrtoint ptr addrspace(3) %200 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %201, ptr addrspace(1) %193, i32 %183) #6, !dbg !36
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !37
  call void asm sideeffect "cp.async.wait_group 3;", "~{memory}"() #6, !dbg !41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %202 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %16, !dbg !42
  %203 = ptrtoint ptr addrspace(3) %202 to i32, !dbg !42
  %204 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %203) #6, !dbg !42
  %205 = getelementptr i8, ptr addrspace(3) %202, i32 4096, !dbg !42
  %206 = ptrtoint ptr addrspace(3) %205 to i32, !dbg !42
  %207 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %206) #6, !dbg !42
  %208 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %22, !dbg !43
  %209 = ptrtoint ptr addrspace(3) %208 to i32, !dbg !43
  %210 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %209) #6, !dbg !43
  %211 = getelementptr i8, ptr addrspace(3) %208, i32 4096, !dbg !43
  %212 = ptrtoint ptr addrspace(3) %211 to i32, !dbg !43
  %213 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %212) #6, !dbg !43
  %214 = icmp sgt i32 %k, 0, !dbg !44
  br i1 %214, label %for.head, label %for.end, !dbg !44

for.head:                                         ; preds = %entry
  %215 = add nsw i32 %k, -1, !dbg !44
  %216 = and i32 %215, -64, !dbg !44
  %217 = xor i32 %16, 32
  %218 = xor i32 %22, 32
  %219 = xor i32 %16, 64
  %220 = xor i32 %22, 64
  %221 = xor i32 %16, 96
  %222 = xor i32 %22, 96
  br label %for.body, !dbg !44

for.body:                                         ; preds = %for.body, %for.head
  %.pn316 = phi { i32, i32, i32, i32 } [ %213, %for.head ], [ %473, %for.body ]
  %.pn312 = phi { i32, i32, i32, i32 } [ %210, %for.head ], [ %470, %for.body ]
  %.pn308 = phi { i32, i32, i32, i32 } [ %207, %for.head ], [ %468, %for.body ]
  %.pn = phi { i32, i32, i32, i32 } [ %204, %for.head ], [ %465, %for.body ]
  %.0283 = phi float [ 0.000000e+00, %for.head ], [ %513, %for.body ], !dbg !45
  %.0281 = phi float [ 0.000000e+00, %for.head ], [ %512, %for.body ], !dbg !45
  %.0279 = phi float [ 0.000000e+00, %for.head ], [ %511, %for.body ], !dbg !45
  %.0277 = phi float [ 0.000000e+00, %for.head ], [ %510, %for.body ], !dbg !45
  %.0275 = phi float [ 0.000000e+00, %for.head ], [ %508, %for.body ], !dbg !45
  %.0273 = phi float [ 0.000000e+00, %for.head ], [ %507, %for.body ], !dbg !45
  %.0271 = phi float [ 0.000000e+00, %for.head ], [ %506, %for.body ], !dbg !45
  %.0269 = phi float [ 0.000000e+00, %for.head ], [ %505, %for.body ], !dbg !45
  %.0267 = phi float [ 0.000000e+00, %for.head ], [ %503, %for.body ], !dbg !45
  %.0265 = phi float [ 0.000000e+00, %for.head ], [ %502, %for.body ], !dbg !45
  %.0263 = phi float [ 0.000000e+00, %for.head ], [ %501, %for.body ], !dbg !45
  %.0261 = phi float [ 0.000000e+00, %for.head ], [ %500, %for.body ], !dbg !45
  %.0259 = phi float [ 0.000000e+00, %for.head ], [ %498, %for.body ], !dbg !45
  %.0257 = phi float [ 0.000000e+00, %for.head ], [ %497, %for.body ], !dbg !45
  %.0255 = phi float [ 0.000000e+00, %for.head ], [ %496, %for.body ], !dbg !45
  %.0253 = phi float [ 0.000000e+00, %for.head ], [ %495, %for.body ], !dbg !45
  %.0251 = phi float [ 0.000000e+00, %for.head ], [ %493, %for.body ], !dbg !45
  %.0249 = phi float [ 0.000000e+00, %for.head ], [ %492, %for.body ], !dbg !45
  %.0247 = phi float [ 0.000000e+00, %for.head ], [ %491, %for.body ], !dbg !45
  %.0245 = phi float [ 0.000000e+00, %for.head ], [ %490, %for.body ], !dbg !45
  %.0243 = phi float [ 0.000000e+00, %for.head ], [ %488, %for.body ], !dbg !45
  %.0241 = phi float [ 0.000000e+00, %for.head ], [ %487, %for.body ], !dbg !45
  %.0239 = phi float [ 0.000000e+00, %for.head ], [ %486, %for.body ], !dbg !45
  %.0237 = phi float [ 0.000000e+00, %for.head ], [ %485, %for.body ], !dbg !45
  %.0235 = phi float [ 0.000000e+00, %for.head ], [ %483, %for.body ], !dbg !45
  %.0233 = phi float [ 0.000000e+00, %for.head ], [ %482, %for.body ], !dbg !45
  %.0231 = phi float [ 0.000000e+00, %for.head ], [ %481, %for.body ], !dbg !45
  %.0229 = phi float [ 0.000000e+00, %for.head ], [ %480, %for.body ], !dbg !45
  %.0227 = phi float [ 0.000000e+00, %for.head ], [ %478, %for.body ], !dbg !45
  %.0225 = phi float [ 0.000000e+00, %for.head ], [ %477, %for.body ], !dbg !45
  %.0223 = phi float [ 0.000000e+00, %for.head ], [ %476, %for.body ], !dbg !45
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %475, %for.body ], !dbg !45
  %index = phi i32 [ 0, %for.head ], [ %514, %for.body ], !dbg !44
  %.0300 = extractvalue { i32, i32, i32, i32 } %.pn316, 3, !dbg !43
  %.0299 = extractvalue { i32, i32, i32, i32 } %.pn316, 2, !dbg !43
  %.0298 = extractvalue { i32, i32, i32, i32 } %.pn316, 1, !dbg !43
  %.0297 = extractvalue { i32, i32, i32, i32 } %.pn316, 0, !dbg !43
  %.0296 = extractvalue { i32, i32, i32, i32 } %.pn312, 3, !dbg !43
  %.0295 = extractvalue { i32, i32, i32, i32 } %.pn312, 2, !dbg !43
  %.0294 = extractvalue { i32, i32, i32, i32 } %.pn312, 1, !dbg !43
  %.0293 = extractvalue { i32, i32, i32, i32 } %.pn312, 0, !dbg !43
  %.0292 = extractvalue { i32, i32, i32, i32 } %.pn308, 3, !dbg !42
  %.0291 = extractvalue { i32, i32, i32, i32 } %.pn308, 2, !dbg !42
  %.0290 = extractvalue { i32, i32, i32, i32 } %.pn308, 1, !dbg !42
  %.0289 = extractvalue { i32, i32, i32, i32 } %.pn308, 0, !dbg !42
  %.0288 = extractvalue { i32, i32, i32, i32 } %.pn, 3, !dbg !42
  %.0287 = extractvalue { i32, i32, i32, i32 } %.pn, 2, !dbg !42
  %.0286 = extractvalue { i32, i32, i32, i32 } %.pn, 1, !dbg !42
  %.0285 = extractvalue { i32, i32, i32, i32 } %.pn, 0, !dbg !42
  %223 = ashr exact i32 %index, 6, !dbg !46
  %224 = srem i32 %223, 4, !dbg !47
  %225 = add nsw i32 %223, 1, !dbg !48
  %226 = srem i32 %225, 4, !dbg !49
  %227 = shl nsw i32 %224, 13, !dbg !50
  %228 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %227, !dbg !50
  %229 = getelementptr i8, ptr addrspace(3) %228, i32 %217, !dbg !42
  %230 = ptrtoint ptr addrspace(3) %229 to i32, !dbg !42
  %231 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %230) #6, !dbg !42
  %232 = extractvalue { i32, i32, i32, i32 } %231, 0, !dbg !42
  %233 = extractvalue { i32, i32, i32, i32 } %231, 1, !dbg !42
  %234 = extractvalue { i32, i32, i32, i32 } %231, 2, !dbg !42
  %235 = extractvalue { i32, i32, i32, i32 } %231, 3, !dbg !42
  %236 = getelementptr i8, ptr addrspace(3) %229, i32 4096, !dbg !42
  %237 = ptrtoint ptr addrspace(3) %236 to i32, !dbg !42
  %238 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %237) #6, !dbg !42
  %239 = extractvalue { i32, i32, i32, i32 } %238, 0, !dbg !42
  %240 = extractvalue { i32, i32, i32, i32 } %238, 1, !dbg !42
  %241 = extractvalue { i32, i32, i32, i32 } %238, 2, !dbg !42
  %242 = extractvalue { i32, i32, i32, i32 } %238, 3, !dbg !42
  %243 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %227, !dbg !51
  %244 = getelementptr i8, ptr addrspace(3) %243, i32 %218, !dbg !43
  %245 = ptrtoint ptr addrspace(3) %244 to i32, !dbg !43
  %246 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %245) #6, !dbg !43
  %247 = extractvalue { i32, i32, i32, i32 } %246, 0, !dbg !43
  %248 = extractvalue { i32, i32, i32, i32 } %246, 1, !dbg !43
  %249 = extractvalue { i32, i32, i32, i32 } %246, 2, !dbg !43
  %250 = extractvalue { i32, i32, i32, i32 } %246, 3, !dbg !43
  %251 = getelementptr i8, ptr addrspace(3) %244, i32 4096, !dbg !43
  %252 = ptrtoint ptr addrspace(3) %251 to i32, !dbg !43
  %253 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %252) #6, !dbg !43
  %254 = extractvalue { i32, i32, i32, i32 } %253, 0, !dbg !43
  %255 = extractvalue { i32, i32, i32, i32 } %253, 1, !dbg !43
  %256 = extractvalue { i32, i32, i32, i32 } %253, 2, !dbg !43
  %257 = extractvalue { i32, i32, i32, i32 } %253, 3, !dbg !43
  %258 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0285, i32 %.0286, i32 %.0287, i32 %.0288, i32 %.0293, i32 %.0294, float %.0, float %.0223, float %.0225, float %.0227) #5, !dbg !52
  %259 = extractvalue { float, float, float, float } %258, 0, !dbg !52
  %260 = extractvalue { float, float, float, float } %258, 1, !dbg !52
  %261 = extractvalue { float, float, float, float } %258, 2, !dbg !52
  %262 = extractvalue { float, float, float, float } %258, 3, !dbg !52
  %263 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0285, i32 %.0286, i32 %.0287, i32 %.0288, i32 %.0295, i32 %.0296, float %.0229, float %.0231, float %.0233, float %.0235) #5, !dbg !52
  %264 = extractvalue { float, float, float, float } %263, 0, !dbg !52
  %265 = extractvalue { float, float, float, float } %263, 1, !dbg !52
  %266 = extractvalue { float, float, float, float } %263, 2, !dbg !52
  %267 = extractvalue { float, float, float, float } %263, 3, !dbg !52
  %268 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0285, i32 %.0286, i32 %.0287, i32 %.0288, i32 %.0297, i32 %.0298, float %.0237, float %.0239, float %.0241, float %.0243) #5, !dbg !52
  %269 = extractvalue { float, float, float, float } %268, 0, !dbg !52
  %270 = extractvalue { float, float, float, float } %268, 1, !dbg !52
  %271 = extractvalue { float, float, float, float } %268, 2, !dbg !52
  %272 = extractvalue { float, float, float, float } %268, 3, !dbg !52
  %273 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0285, i32 %.0286, i32 %.0287, i32 %.0288, i32 %.0299, i32 %.0300, float %.0245, float %.0247, float %.0249, float %.0251) #5, !dbg !52
  %274 = extractvalue { float, float, float, float } %273, 0, !dbg !52
  %275 = extractvalue { float, float, float, float } %273, 1, !dbg !52
  %276 = extractvalue { float, float, float, float } %273, 2, !dbg !52
  %277 = extractvalue { float, float, float, float } %273, 3, !dbg !52
  %278 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0289, i32 %.0290, i32 %.0291, i32 %.0292, i32 %.0293, i32 %.0294, float %.0253, float %.0255, float %.0257, float %.0259) #5, !dbg !52
  %279 = extractvalue { float, float, float, float } %278, 0, !dbg !52
  %280 = extractvalue { float, float, float, float } %278, 1, !dbg !52
  %281 = extractvalue { float, float, float, float } %278, 2, !dbg !52
  %282 = extractvalue { float, float, float, float } %278, 3, !dbg !52
  %283 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0289, i32 %.0290, i32 %.0291, i32 %.0292, i32 %.0295, i32 %.0296, float %.0261, float %.0263, float %.0265, float %.0267) #5, !dbg !52
  %284 = extractvalue { float, float, float, float } %283, 0, !dbg !52
  %285 = extractvalue { float, float, float, float } %283, 1, !dbg !52
  %286 = extractvalue { float, float, float, float } %283, 2, !dbg !52
  %287 = extractvalue { float, float, float, float } %283, 3, !dbg !52
  %288 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0289, i32 %.0290, i32 %.0291, i32 %.0292, i32 %.0297, i32 %.0298, float %.0269, float %.0271, float %.0273, float %.0275) #5, !dbg !52
  %289 = extractvalue { float, float, float, float } %288, 0, !dbg !52
  %290 = extractvalue { float, float, float, float } %288, 1, !dbg !52
  %291 = extractvalue { float, float, float, float } %288, 2, !dbg !52
  %292 = extractvalue { float, float, float, float } %288, 3, !dbg !52
  %293 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %.0289, i32 %.0290, i32 %.0291, i32 %.0292, i32 %.0299, i32 %.0300, float %.0277, float %.0279, float %.0281, float %.0283) #5, !dbg !52
  %294 = extractvalue { float, float, float, float } %293, 0, !dbg !52
  %295 = extractvalue { float, float, float, float } %293, 1, !dbg !52
  %296 = extractvalue { float, float, float, float } %293, 2, !dbg !52
  %297 = extractvalue { float, float, float, float } %293, 3, !dbg !52
  %298 = getelementptr i8, ptr addrspace(3) %228, i32 %219, !dbg !42
  %299 = ptrtoint ptr addrspace(3) %298 to i32, !dbg !42
  %300 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %299) #6, !dbg !42
  %301 = extractvalue { i32, i32, i32, i32 } %300, 0, !dbg !42
  %302 = extractvalue { i32, i32, i32, i32 } %300, 1, !dbg !42
  %303 = extractvalue { i32, i32, i32, i32 } %300, 2, !dbg !42
  %304 = extractvalue { i32, i32, i32, i32 } %300, 3, !dbg !42
  %305 = getelementptr i8, ptr addrspace(3) %298, i32 4096, !dbg !42
  %306 = ptrtoint ptr addrspace(3) %305 to i32, !dbg !42
  %307 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %306) #6, !dbg !42
  %308 = extractvalue { i32, i32, i32, i32 } %307, 0, !dbg !42
  %309 = extractvalue { i32, i32, i32, i32 } %307, 1, !dbg !42
  %310 = extractvalue { i32, i32, i32, i32 } %307, 2, !dbg !42
  %311 = extractvalue { i32, i32, i32, i32 } %307, 3, !dbg !42
  %312 = getelementptr i8, ptr addrspace(3) %243, i32 %220, !dbg !43
  %313 = ptrtoint ptr addrspace(3) %312 to i32, !dbg !43
  %314 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %313) #6, !dbg !43
  %315 = extractvalue { i32, i32, i32, i32 } %314, 0, !dbg !43
  %316 = extractvalue { i32, i32, i32, i32 } %314, 1, !dbg !43
  %317 = extractvalue { i32, i32, i32, i32 } %314, 2, !dbg !43
  %318 = extractvalue { i32, i32, i32, i32 } %314, 3, !dbg !43
  %319 = getelementptr i8, ptr addrspace(3) %312, i32 4096, !dbg !43
  %320 = ptrtoint ptr addrspace(3) %319 to i32, !dbg !43
  %321 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %320) #6, !dbg !43
  %322 = extractvalue { i32, i32, i32, i32 } %321, 0, !dbg !43
  %323 = extractvalue { i32, i32, i32, i32 } %321, 1, !dbg !43
  %324 = extractvalue { i32, i32, i32, i32 } %321, 2, !dbg !43
  %325 = extractvalue { i32, i32, i32, i32 } %321, 3, !dbg !43
  %326 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %232, i32 %233, i32 %234, i32 %235, i32 %247, i32 %248, float %259, float %260, float %261, float %262) #5, !dbg !52
  %327 = extractvalue { float, float, float, float } %326, 0, !dbg !52
  %328 = extractvalue { float, float, float, float } %326, 1, !dbg !52
  %329 = extractvalue { float, float, float, float } %326, 2, !dbg !52
  %330 = extractvalue { float, float, float, float } %326, 3, !dbg !52
  %331 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %232, i32 %233, i32 %234, i32 %235, i32 %249, i32 %250, float %264, float %265, float %266, float %267) #5, !dbg !52
  %332 = extractvalue { float, float, float, float } %331, 0, !dbg !52
  %333 = extractvalue { float, float, float, float } %331, 1, !dbg !52
  %334 = extractvalue { float, float, float, float } %331, 2, !dbg !52
  %335 = extractvalue { float, float, float, float } %331, 3, !dbg !52
  %336 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %232, i32 %233, i32 %234, i32 %235, i32 %254, i32 %255, float %269, float %270, float %271, float %272) #5, !dbg !52
  %337 = extractvalue { float, float, float, float } %336, 0, !dbg !52
  %338 = extractvalue { float, float, float, float } %336, 1, !dbg !52
  %339 = extractvalue { float, float, float, float } %336, 2, !dbg !52
  %340 = extractvalue { float, float, float, float } %336, 3, !dbg !52
  %341 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %232, i32 %233, i32 %234, i32 %235, i32 %256, i32 %257, float %274, float %275, float %276, float %277) #5, !dbg !52
  %342 = extractvalue { float, float, float, float } %341, 0, !dbg !52
  %343 = extractvalue { float, float, float, float } %341, 1, !dbg !52
  %344 = extractvalue { float, float, float, float } %341, 2, !dbg !52
  %345 = extractvalue { float, float, float, float } %341, 3, !dbg !52
  %346 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %239, i32 %240, i32 %241, i32 %242, i32 %247, i32 %248, float %279, float %280, float %281, float %282) #5, !dbg !52
  %347 = extractvalue { float, float, float, float } %346, 0, !dbg !52
  %348 = extractvalue { float, float, float, float } %346, 1, !dbg !52
  %349 = extractvalue { float, float, float, float } %346, 2, !dbg !52
  %350 = extractvalue { float, float, float, float } %346, 3, !dbg !52
  %351 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %239, i32 %240, i32 %241, i32 %242, i32 %249, i32 %250, float %284, float %285, float %286, float %287) #5, !dbg !52
  %352 = extractvalue { float, float, float, float } %351, 0, !dbg !52
  %353 = extractvalue { float, float, float, float } %351, 1, !dbg !52
  %354 = extractvalue { float, float, float, float } %351, 2, !dbg !52
  %355 = extractvalue { float, float, float, float } %351, 3, !dbg !52
  %356 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %239, i32 %240, i32 %241, i32 %242, i32 %254, i32 %255, float %289, float %290, float %291, float %292) #5, !dbg !52
  %357 = extractvalue { float, float, float, float } %356, 0, !dbg !52
  %358 = extractvalue { float, float, float, float } %356, 1, !dbg !52
  %359 = extractvalue { float, float, float, float } %356, 2, !dbg !52
  %360 = extractvalue { float, float, float, float } %356, 3, !dbg !52
  %361 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %239, i32 %240, i32 %241, i32 %242, i32 %256, i32 %257, float %294, float %295, float %296, float %297) #5, !dbg !52
  %362 = extractvalue { float, float, float, float } %361, 0, !dbg !52
  %363 = extractvalue { float, float, float, float } %361, 1, !dbg !52
  %364 = extractvalue { float, float, float, float } %361, 2, !dbg !52
  %365 = extractvalue { float, float, float, float } %361, 3, !dbg !52
  %366 = getelementptr i8, ptr addrspace(3) %228, i32 %221, !dbg !42
  %367 = ptrtoint ptr addrspace(3) %366 to i32, !dbg !42
  %368 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %367) #6, !dbg !42
  %369 = extractvalue { i32, i32, i32, i32 } %368, 0, !dbg !42
  %370 = extractvalue { i32, i32, i32, i32 } %368, 1, !dbg !42
  %371 = extractvalue { i32, i32, i32, i32 } %368, 2, !dbg !42
  %372 = extractvalue { i32, i32, i32, i32 } %368, 3, !dbg !42
  %373 = getelementptr i8, ptr addrspace(3) %366, i32 4096, !dbg !42
  %374 = ptrtoint ptr addrspace(3) %373 to i32, !dbg !42
  %375 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %374) #6, !dbg !42
  %376 = extractvalue { i32, i32, i32, i32 } %375, 0, !dbg !42
  %377 = extractvalue { i32, i32, i32, i32 } %375, 1, !dbg !42
  %378 = extractvalue { i32, i32, i32, i32 } %375, 2, !dbg !42
  %379 = extractvalue { i32, i32, i32, i32 } %375, 3, !dbg !42
  %380 = getelementptr i8, ptr addrspace(3) %243, i32 %222, !dbg !43
  %381 = ptrtoint ptr addrspace(3) %380 to i32, !dbg !43
  %382 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %381) #6, !dbg !43
  %383 = extractvalue { i32, i32, i32, i32 } %382, 0, !dbg !43
  %384 = extractvalue { i32, i32, i32, i32 } %382, 1, !dbg !43
  %385 = extractvalue { i32, i32, i32, i32 } %382, 2, !dbg !43
  %386 = extractvalue { i32, i32, i32, i32 } %382, 3, !dbg !43
  %387 = getelementptr i8, ptr addrspace(3) %380, i32 4096, !dbg !43
  %388 = ptrtoint ptr addrspace(3) %387 to i32, !dbg !43
  %389 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %388) #6, !dbg !43
  %390 = extractvalue { i32, i32, i32, i32 } %389, 0, !dbg !43
  %391 = extractvalue { i32, i32, i32, i32 } %389, 1, !dbg !43
  %392 = extractvalue { i32, i32, i32, i32 } %389, 2, !dbg !43
  %393 = extractvalue { i32, i32, i32, i32 } %389, 3, !dbg !43
  %394 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %301, i32 %302, i32 %303, i32 %304, i32 %315, i32 %316, float %327, float %328, float %329, float %330) #5, !dbg !52
  %395 = extractvalue { float, float, float, float } %394, 0, !dbg !52
  %396 = extractvalue { float, float, float, float } %394, 1, !dbg !52
  %397 = extractvalue { float, float, float, float } %394, 2, !dbg !52
  %398 = extractvalue { float, float, float, float } %394, 3, !dbg !52
  %399 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %301, i32 %302, i32 %303, i32 %304, i32 %317, i32 %318, float %332, float %333, float %334, float %335) #5, !dbg !52
  %400 = extractvalue { float, float, float, float } %399, 0, !dbg !52
  %401 = extractvalue { float, float, float, float } %399, 1, !dbg !52
  %402 = extractvalue { float, float, float, float } %399, 2, !dbg !52
  %403 = extractvalue { float, float, float, float } %399, 3, !dbg !52
  %404 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %301, i32 %302, i32 %303, i32 %304, i32 %322, i32 %323, float %337, float %338, float %339, float %340) #5, !dbg !52
  %405 = extractvalue { float, float, float, float } %404, 0, !dbg !52
  %406 = extractvalue { float, float, float, float } %404, 1, !dbg !52
  %407 = extractvalue { float, float, float, float } %404, 2, !dbg !52
  %408 = extractvalue { float, float, float, float } %404, 3, !dbg !52
  %409 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %301, i32 %302, i32 %303, i32 %304, i32 %324, i32 %325, float %342, float %343, float %344, float %345) #5, !dbg !52
  %410 = extractvalue { float, float, float, float } %409, 0, !dbg !52
  %411 = extractvalue { float, float, float, float } %409, 1, !dbg !52
  %412 = extractvalue { float, float, float, float } %409, 2, !dbg !52
  %413 = extractvalue { float, float, float, float } %409, 3, !dbg !52
  %414 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %308, i32 %309, i32 %310, i32 %311, i32 %315, i32 %316, float %347, float %348, float %349, float %350) #5, !dbg !52
  %415 = extractvalue { float, float, float, float } %414, 0, !dbg !52
  %416 = extractvalue { float, float, float, float } %414, 1, !dbg !52
  %417 = extractvalue { float, float, float, float } %414, 2, !dbg !52
  %418 = extractvalue { float, float, float, float } %414, 3, !dbg !52
  %419 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %308, i32 %309, i32 %310, i32 %311, i32 %317, i32 %318, float %352, float %353, float %354, float %355) #5, !dbg !52
  %420 = extractvalue { float, float, float, float } %419, 0, !dbg !52
  %421 = extractvalue { float, float, float, float } %419, 1, !dbg !52
  %422 = extractvalue { float, float, float, float } %419, 2, !dbg !52
  %423 = extractvalue { float, float, float, float } %419, 3, !dbg !52
  %424 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %308, i32 %309, i32 %310, i32 %311, i32 %322, i32 %323, float %357, float %358, float %359, float %360) #5, !dbg !52
  %425 = extractvalue { float, float, float, float } %424, 0, !dbg !52
  %426 = extractvalue { float, float, float, float } %424, 1, !dbg !52
  %427 = extractvalue { float, float, float, float } %424, 2, !dbg !52
  %428 = extractvalue { float, float, float, float } %424, 3, !dbg !52
  %429 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %308, i32 %309, i32 %310, i32 %311, i32 %324, i32 %325, float %362, float %363, float %364, float %365) #5, !dbg !52
  %430 = extractvalue { float, float, float, float } %429, 0, !dbg !52
  %431 = extractvalue { float, float, float, float } %429, 1, !dbg !52
  %432 = extractvalue { float, float, float, float } %429, 2, !dbg !52
  %433 = extractvalue { float, float, float, float } %429, 3, !dbg !52
  call void asm sideeffect "cp.async.wait_group 2;", "~{memory}"() #6, !dbg !53
  %434 = add i32 %index, 256, !dbg !54
  %435 = sub i32 %k, %434, !dbg !38
  %436 = sext i32 %434 to i64, !dbg !39
  %437 = getelementptr bfloat, ptr addrspace(1) %63, i64 %436, !dbg !39
  %438 = getelementptr bfloat, ptr addrspace(1) %68, i64 %436, !dbg !39
  %439 = getelementptr bfloat, ptr addrspace(1) %73, i64 %436, !dbg !39
  %440 = getelementptr bfloat, ptr addrspace(1) %78, i64 %436, !dbg !39
  %441 = icmp slt i32 %4, %435, !dbg !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %442 = getelementptr i8, ptr addrspace(3) %228, i32 %80, !dbg !31
  %443 = ptrtoint ptr addrspace(3) %442 to i32, !dbg !31
  %444 = select i1 %441, i32 16, i32 0, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %443, ptr addrspace(1) %437, i32 %444) #6, !dbg !31
  %445 = getelementptr i8, ptr addrspace(3) %228, i32 %84, !dbg !31
  %446 = ptrtoint ptr addrspace(3) %445 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %446, ptr addrspace(1) %438, i32 %444) #6, !dbg !31
  %447 = getelementptr i8, ptr addrspace(3) %228, i32 %87, !dbg !31
  %448 = ptrtoint ptr addrspace(3) %447 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %448, ptr addrspace(1) %439, i32 %444) #6, !dbg !31
  %449 = getelementptr i8, ptr addrspace(3) %228, i32 %90, !dbg !31
  %450 = ptrtoint ptr addrspace(3) %449 to i32, !dbg !31
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %450, ptr addrspace(1) %440, i32 %444) #6, !dbg !31
  %451 = getelementptr bfloat, ptr addrspace(1) %97, i64 %436, !dbg !40
  %452 = getelementptr bfloat, ptr addrspace(1) %102, i64 %436, !dbg !40
  %453 = getelementptr bfloat, ptr addrspace(1) %107, i64 %436, !dbg !40
  %454 = getelementptr bfloat, ptr addrspace(1) %112, i64 %436, !dbg !40
  %455 = getelementptr i8, ptr addrspace(3) %243, i32 %80, !dbg !36
  %456 = ptrtoint ptr addrspace(3) %455 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %456, ptr addrspace(1) %451, i32 %444) #6, !dbg !36
  %457 = getelementptr i8, ptr addrspace(3) %243, i32 %84, !dbg !36
  %458 = ptrtoint ptr addrspace(3) %457 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %458, ptr addrspace(1) %452, i32 %444) #6, !dbg !36
  %459 = getelementptr i8, ptr addrspace(3) %243, i32 %87, !dbg !36
  %460 = ptrtoint ptr addrspace(3) %459 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %460, ptr addrspace(1) %453, i32 %444) #6, !dbg !36
  %461 = getelementptr i8, ptr addrspace(3) %243, i32 %90, !dbg !36
  %462 = ptrtoint ptr addrspace(3) %461 to i32, !dbg !36
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %462, ptr addrspace(1) %454, i32 %444) #6, !dbg !36
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !37
  %463 = shl nsw i32 %226, 13, !dbg !50
  %gep = getelementptr i8, ptr addrspace(3) %202, i32 %463, !dbg !42
  %464 = ptrtoint ptr addrspace(3) %gep to i32, !dbg !42
  %465 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %464) #6, !dbg !42
  %466 = getelementptr i8, ptr addrspace(3) %gep, i32 4096, !dbg !42
  %467 = ptrtoint ptr addrspace(3) %466 to i32, !dbg !42
  %468 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %467) #6, !dbg !42
  %gep352 = getelementptr i8, ptr addrspace(3) %208, i32 %463, !dbg !43
  %469 = ptrtoint ptr addrspace(3) %gep352 to i32, !dbg !43
  %470 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %469) #6, !dbg !43
  %471 = getelementptr i8, ptr addrspace(3) %gep352, i32 4096, !dbg !43
  %472 = ptrtoint ptr addrspace(3) %471 to i32, !dbg !43
  %473 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %472) #6, !dbg !43
  %474 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %369, i32 %370, i32 %371, i32 %372, i32 %383, i32 %384, float %395, float %396, float %397, float %398) #5, !dbg !52
  %475 = extractvalue { float, float, float, float } %474, 0, !dbg !52
  %476 = extractvalue { float, float, float, float } %474, 1, !dbg !52
  %477 = extractvalue { float, float, float, float } %474, 2, !dbg !52
  %478 = extractvalue { float, float, float, float } %474, 3, !dbg !52
  %479 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %369, i32 %370, i32 %371, i32 %372, i32 %385, i32 %386, float %400, float %401, float %402, float %403) #5, !dbg !52
  %480 = extractvalue { float, float, float, float } %479, 0, !dbg !52
  %481 = extractvalue { float, float, float, float } %479, 1, !dbg !52
  %482 = extractvalue { float, float, float, float } %479, 2, !dbg !52
  %483 = extractvalue { float, float, float, float } %479, 3, !dbg !52
  %484 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %369, i32 %370, i32 %371, i32 %372, i32 %390, i32 %391, float %405, float %406, float %407, float %408) #5, !dbg !52
  %485 = extractvalue { float, float, float, float } %484, 0, !dbg !52
  %486 = extractvalue { float, float, float, float } %484, 1, !dbg !52
  %487 = extractvalue { float, float, float, float } %484, 2, !dbg !52
  %488 = extractvalue { float, float, float, float } %484, 3, !dbg !52
  %489 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %369, i32 %370, i32 %371, i32 %372, i32 %392, i32 %393, float %410, float %411, float %412, float %413) #5, !dbg !52
  %490 = extractvalue { float, float, float, float } %489, 0, !dbg !52
  %491 = extractvalue { float, float, float, float } %489, 1, !dbg !52
  %492 = extractvalue { float, float, float, float } %489, 2, !dbg !52
  %493 = extractvalue { float, float, float, float } %489, 3, !dbg !52
  %494 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %383, i32 %384, float %415, float %416, float %417, float %418) #5, !dbg !52
  %495 = extractvalue { float, float, float, float } %494, 0, !dbg !52
  %496 = extractvalue { float, float, float, float } %494, 1, !dbg !52
  %497 = extractvalue { float, float, float, float } %494, 2, !dbg !52
  %498 = extractvalue { float, float, float, float } %494, 3, !dbg !52
  %499 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %385, i32 %386, float %420, float %421, float %422, float %423) #5, !dbg !52
  %500 = extractvalue { float, float, float, float } %499, 0, !dbg !52
  %501 = extractvalue { float, float, float, float } %499, 1, !dbg !52
  %502 = extractvalue { float, float, float, float } %499, 2, !dbg !52
  %503 = extractvalue { float, float, float, float } %499, 3, !dbg !52
  %504 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %390, i32 %391, float %425, float %426, float %427, float %428) #5, !dbg !52
  %505 = extractvalue { float, float, float, float } %504, 0, !dbg !52
  %506 = extractvalue { float, float, float, float } %504, 1, !dbg !52
  %507 = extractvalue { float, float, float, float } %504, 2, !dbg !52
  %508 = extractvalue { float, float, float, float } %504, 3, !dbg !52
  %509 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %392, i32 %393, float %430, float %431, float %432, float %433) #5, !dbg !52
  %510 = extractvalue { float, float, float, float } %509, 0, !dbg !52
  %511 = extractvalue { float, float, float, float } %509, 1, !dbg !52
  %512 = extractvalue { float, float, float, float } %509, 2, !dbg !52
  %513 = extractvalue { float, float, float, float } %509, 3, !dbg !52
  %514 = add i32 %index, 64, !dbg !44
  %515 = icmp eq i32 %index, %216, !dbg !44
  br i1 %515, label %for.end, label %for.body, !dbg !44

for.end:                                          ; preds = %for.body, %entry
  %.1284 = phi float [ 0.000000e+00, %entry ], [ %513, %for.body ], !dbg !45
  %.1282 = phi float [ 0.000000e+00, %entry ], [ %512, %for.body ], !dbg !45
  %.1280 = phi float [ 0.000000e+00, %entry ], [ %511, %for.body ], !dbg !45
  %.1278 = phi float [ 0.000000e+00, %entry ], [ %510, %for.body ], !dbg !45
  %.1276 = phi float [ 0.000000e+00, %entry ], [ %508, %for.body ], !dbg !45
  %.1274 = phi float [ 0.000000e+00, %entry ], [ %507, %for.body ], !dbg !45
  %.1272 = phi float [ 0.000000e+00, %entry ], [ %506, %for.body ], !dbg !45
  %.1270 = phi float [ 0.000000e+00, %entry ], [ %505, %for.body ], !dbg !45
  %.1268 = phi float [ 0.000000e+00, %entry ], [ %503, %for.body ], !dbg !45
  %.1266 = phi float [ 0.000000e+00, %entry ], [ %502, %for.body ], !dbg !45
  %.1264 = phi float [ 0.000000e+00, %entry ], [ %501, %for.body ], !dbg !45
  %.1262 = phi float [ 0.000000e+00, %entry ], [ %500, %for.body ], !dbg !45
  %.1260 = phi float [ 0.000000e+00, %entry ], [ %498, %for.body ], !dbg !45
  %.1258 = phi float [ 0.000000e+00, %entry ], [ %497, %for.body ], !dbg !45
  %.1256 = phi float [ 0.000000e+00, %entry ], [ %496, %for.body ], !dbg !45
  %.1254 = phi float [ 0.000000e+00, %entry ], [ %495, %for.body ], !dbg !45
  %.1252 = phi float [ 0.000000e+00, %entry ], [ %493, %for.body ], !dbg !45
  %.1250 = phi float [ 0.000000e+00, %entry ], [ %492, %for.body ], !dbg !45
  %.1248 = phi float [ 0.000000e+00, %entry ], [ %491, %for.body ], !dbg !45
  %.1246 = phi float [ 0.000000e+00, %entry ], [ %490, %for.body ], !dbg !45
  %.1244 = phi float [ 0.000000e+00, %entry ], [ %488, %for.body ], !dbg !45
  %.1242 = phi float [ 0.000000e+00, %entry ], [ %487, %for.body ], !dbg !45
  %.1240 = phi float [ 0.000000e+00, %entry ], [ %486, %for.body ], !dbg !45
  %.1238 = phi float [ 0.000000e+00, %entry ], [ %485, %for.body ], !dbg !45
  %.1236 = phi float [ 0.000000e+00, %entry ], [ %483, %for.body ], !dbg !45
  %.1234 = phi float [ 0.000000e+00, %entry ], [ %482, %for.body ], !dbg !45
  %.1232 = phi float [ 0.000000e+00, %entry ], [ %481, %for.body ], !dbg !45
  %.1230 = phi float [ 0.000000e+00, %entry ], [ %480, %for.body ], !dbg !45
  %.1228 = phi float [ 0.000000e+00, %entry ], [ %478, %for.body ], !dbg !45
  %.1226 = phi float [ 0.000000e+00, %entry ], [ %477, %for.body ], !dbg !45
  %.1224 = phi float [ 0.000000e+00, %entry ], [ %476, %for.body ], !dbg !45
  %.1 = phi float [ 0.000000e+00, %entry ], [ %475, %for.body ], !dbg !45
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #6, !dbg !55
  %516 = fmul float %.1, %alpha, !dbg !56
  %517 = fmul float %.1224, %alpha, !dbg !56
  %518 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %517, float %516), !dbg !59
  %519 = fmul float %.1226, %alpha, !dbg !56
  %520 = fmul float %.1228, %alpha, !dbg !56
  %521 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %520, float %519), !dbg !59
  %522 = fmul float %.1230, %alpha, !dbg !56
  %523 = fmul float %.1232, %alpha, !dbg !56
  %524 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %523, float %522), !dbg !59
  %525 = fmul float %.1234, %alpha, !dbg !56
  %526 = fmul float %.1236, %alpha, !dbg !56
  %527 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %526, float %525), !dbg !59
  %528 = fmul float %.1238, %alpha, !dbg !56
  %529 = fmul float %.1240, %alpha, !dbg !56
  %530 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %529, float %528), !dbg !59
  %531 = fmul float %.1242, %alpha, !dbg !56
  %532 = fmul float %.1244, %alpha, !dbg !56
  %533 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %532, float %531), !dbg !59
  %534 = fmul float %.1246, %alpha, !dbg !56
  %535 = fmul float %.1248, %alpha, !dbg !56
  %536 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %535, float %534), !dbg !59
  %537 = fmul float %.1250, %alpha, !dbg !56
  %538 = fmul float %.1252, %alpha, !dbg !56
  %539 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %538, float %537), !dbg !59
  %540 = fmul float %.1254, %alpha, !dbg !56
  %541 = fmul float %.1256, %alpha, !dbg !56
  %542 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %541, float %540), !dbg !59
  %543 = fmul float %.1258, %alpha, !dbg !56
  %544 = fmul float %.1260, %alpha, !dbg !56
  %545 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %544, float %543), !dbg !59
  %546 = fmul float %.1262, %alpha, !dbg !56
  %547 = fmul float %.1264, %alpha, !dbg !56
  %548 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %547, float %546), !dbg !59
  %549 = fmul float %.1266, %alpha, !dbg !56
  %550 = fmul float %.1268, %alpha, !dbg !56
  %551 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %550, float %549), !dbg !59
  %552 = fmul float %.1270, %alpha, !dbg !56
  %553 = fmul float %.1272, %alpha, !dbg !56
  %554 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %553, float %552), !dbg !59
  %555 = fmul float %.1274, %alpha, !dbg !56
  %556 = fmul float %.1276, %alpha, !dbg !56
  %557 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %556, float %555), !dbg !59
  %558 = fmul float %.1278, %alpha, !dbg !56
  %559 = fmul float %.1280, %alpha, !dbg !56
  %560 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %559, float %558), !dbg !59
  %561 = fmul float %.1282, %alpha, !dbg !56
  %562 = fmul float %.1284, %alpha, !dbg !56
  %563 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %562, float %561), !dbg !59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %564 = and i32 %3, 248, !dbg !60
  %565 = select i1 %.not, i32 0, i32 1040, !dbg !60
  %566 = xor i32 %564, %565, !dbg !60
  %567 = shl nuw nsw i32 %8, 2, !dbg !60
  %568 = or disjoint i32 %566, %567, !dbg !60
  %569 = mul nuw nsw i32 %10, 1040, !dbg !60
  %570 = shl nuw nsw i32 %thread, 2, !dbg !60
  %571 = and i32 %570, 224, !dbg !60
  %572 = xor i32 %569, %571, !dbg !60
  %573 = or disjoint i32 %572, %9, !dbg !60
  %574 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %568, !dbg !60
  %575 = shufflevector <2 x bfloat> %518, <2 x bfloat> %542, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %576 = getelementptr i8, ptr addrspace(3) %574, i32 512, !dbg !60
  %577 = shufflevector <2 x bfloat> %521, <2 x bfloat> %545, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %578 = xor i32 %568, 32, !dbg !60
  %579 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %578, !dbg !60
  %580 = getelementptr i8, ptr addrspace(3) %579, i32 2048, !dbg !60
  %581 = shufflevector <2 x bfloat> %524, <2 x bfloat> %548, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %582 = getelementptr i8, ptr addrspace(3) %579, i32 2560, !dbg !60
  %583 = shufflevector <2 x bfloat> %527, <2 x bfloat> %551, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %584 = xor i32 %568, 64, !dbg !60
  %585 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %584, !dbg !60
  %586 = getelementptr i8, ptr addrspace(3) %585, i32 4096, !dbg !60
  %587 = shufflevector <2 x bfloat> %530, <2 x bfloat> %554, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %588 = getelementptr i8, ptr addrspace(3) %585, i32 4608, !dbg !60
  %589 = shufflevector <2 x bfloat> %533, <2 x bfloat> %557, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %590 = xor i32 %568, 96, !dbg !60
  %591 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %590, !dbg !60
  %592 = getelementptr i8, ptr addrspace(3) %591, i32 6144, !dbg !60
  %593 = shufflevector <2 x bfloat> %536, <2 x bfloat> %560, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  %594 = getelementptr i8, ptr addrspace(3) %591, i32 6656, !dbg !60
  %595 = shufflevector <2 x bfloat> %539, <2 x bfloat> %563, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !60
  store <4 x bfloat> %575, ptr addrspace(3) %574, align 8, !dbg !60
  store <4 x bfloat> %577, ptr addrspace(3) %576, align 8, !dbg !60
  store <4 x bfloat> %581, ptr addrspace(3) %580, align 8, !dbg !60
  store <4 x bfloat> %583, ptr addrspace(3) %582, align 8, !dbg !60
  store <4 x bfloat> %587, ptr addrspace(3) %586, align 8, !dbg !60
  store <4 x bfloat> %589, ptr addrspace(3) %588, align 8, !dbg !60
  store <4 x bfloat> %593, ptr addrspace(3) %592, align 8, !dbg !60
  store <4 x bfloat> %595, ptr addrspace(3) %594, align 8, !dbg !60
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %596 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %573, !dbg !60
  %597 = load <8 x bfloat>, ptr addrspace(3) %596, align 16, !dbg !60
  %598 = xor i32 %573, 16, !dbg !60
  %599 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %598, !dbg !60
  %600 = load <8 x bfloat>, ptr addrspace(3) %599, align 16, !dbg !60
  %601 = getelementptr i8, ptr addrspace(3) %596, i32 256, !dbg !60
  %602 = load <8 x bfloat>, ptr addrspace(3) %601, align 16, !dbg !60
  %603 = getelementptr i8, ptr addrspace(3) %599, i32 256, !dbg !60
  %604 = load <8 x bfloat>, ptr addrspace(3) %603, align 16, !dbg !60
  %605 = mul i64 %c_stride, %52, !dbg !61
  %606 = getelementptr bfloat, ptr addrspace(1) %c, i64 %605, !dbg !62
  %607 = getelementptr bfloat, ptr addrspace(1) %606, i64 %55, !dbg !63
  %608 = sub i32 %n, %44, !dbg !64
  %609 = sub i32 %m, %43, !dbg !65
  %610 = zext nneg i32 %2 to i64, !dbg !66
  %611 = mul i64 %c_stride, %610, !dbg !67
  %612 = getelementptr bfloat, ptr addrspace(1) %607, i64 %611, !dbg !68
  %613 = getelementptr bfloat, ptr addrspace(1) %612, i64 %61, !dbg !68
  %614 = zext nneg i32 %47 to i64, !dbg !66
  %615 = mul i64 %c_stride, %614, !dbg !67
  %616 = getelementptr bfloat, ptr addrspace(1) %607, i64 %615, !dbg !68
  %617 = getelementptr bfloat, ptr addrspace(1) %616, i64 %61, !dbg !68
  %618 = zext nneg i32 %48 to i64, !dbg !66
  %619 = mul i64 %c_stride, %618, !dbg !67
  %620 = getelementptr bfloat, ptr addrspace(1) %607, i64 %619, !dbg !68
  %621 = getelementptr bfloat, ptr addrspace(1) %620, i64 %61, !dbg !68
  %622 = zext nneg i32 %49 to i64, !dbg !66
  %623 = mul i64 %c_stride, %622, !dbg !67
  %624 = getelementptr bfloat, ptr addrspace(1) %607, i64 %623, !dbg !68
  %625 = getelementptr bfloat, ptr addrspace(1) %624, i64 %61, !dbg !68
  %626 = icmp slt i32 %2, %609, !dbg !69
  %627 = icmp slt i32 %4, %608, !dbg !70
  %628 = and i1 %626, %627, !dbg !71
  %629 = icmp slt i32 %47, %609, !dbg !69
  %630 = and i1 %629, %627, !dbg !71
  %631 = icmp slt i32 %48, %609, !dbg !69
  %632 = and i1 %631, %627, !dbg !71
  %633 = icmp slt i32 %49, %609, !dbg !69
  %634 = and i1 %633, %627, !dbg !71
  %635 = shufflevector <8 x bfloat> %597, <8 x bfloat> %600, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9, i32 12, i32 13>, !dbg !72
  %636 = bitcast <8 x bfloat> %635 to <4 x i32>, !dbg !72
  %637 = extractelement <4 x i32> %636, i64 0, !dbg !72
  %638 = extractelement <4 x i32> %636, i64 1, !dbg !72
  %639 = extractelement <4 x i32> %636, i64 2, !dbg !72
  %640 = extractelement <4 x i32> %636, i64 3, !dbg !72
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %613, i32 %637, i32 %638, i32 %639, i32 %640, i1 %628) #6, !dbg !72
  %641 = shufflevector <8 x bfloat> %602, <8 x bfloat> %604, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9, i32 12, i32 13>, !dbg !72
  %642 = bitcast <8 x bfloat> %641 to <4 x i32>, !dbg !72
  %643 = extractelement <4 x i32> %642, i64 0, !dbg !72
  %644 = extractelement <4 x i32> %642, i64 1, !dbg !72
  %645 = extractelement <4 x i32> %642, i64 2, !dbg !72
  %646 = extractelement <4 x i32> %642, i64 3, !dbg !72
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %617, i32 %643, i32 %644, i32 %645, i32 %646, i1 %630) #6, !dbg !72
  %647 = shufflevector <8 x bfloat> %597, <8 x bfloat> %600, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>, !dbg !72
  %648 = bitcast <8 x bfloat> %647 to <4 x i32>, !dbg !72
  %649 = extractelement <4 x i32> %648, i64 0, !dbg !72
  %650 = extractelement <4 x i32> %648, i64 1, !dbg !72
  %651 = extractelement <4 x i32> %648, i64 2, !dbg !72
  %652 = extractelement <4 x i32> %648, i64 3, !dbg !72
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %621, i32 %649, i32 %650, i32 %651, i32 %652, i1 %632) #6, !dbg !72
  %653 = shufflevector <8 x bfloat> %602, <8 x bfloat> %604, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>, !dbg !72
  %654 = bitcast <8 x bfloat> %653 to <4 x i32>, !dbg !72
  %655 = extractelement <4 x i32> %654, i64 0, !dbg !72
  %656 = extractelement <4 x i32> %654, i64 1, !dbg !72
  %657 = extractelement <4 x i32> %654, i64 2, !dbg !72
  %658 = extractelement <4 x i32> %654, i64 3, !dbg !72
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %625, i32 %655, i32 %656, i32 %657, i32 %658, i1 %634) #6, !dbg !72
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float) #1

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="128,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "example.cpp", directory: "examples/04_matmul")
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !3, file: !3, line: 35, type: !5, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 35, column: 42, scope: !4)
!8 = !DILocation(line: 59, column: 60, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/04_matmul")
!11 = !DILocation(line: 59, column: 42, scope: !9)
!12 = !DILocation(line: 59, column: 33, scope: !9)
!13 = !DILocation(line: 59, column: 22, scope: !9)
!14 = !DILocation(line: 60, column: 19, scope: !9)
!15 = !DILocation(line: 60, column: 37, scope: !9)
!16 = !DILocation(line: 67, column: 69, scope: !9)
!17 = !DILocation(line: 67, column: 54, scope: !9)
!18 = !DILocation(line: 69, column: 69, scope: !9)
!19 = !DILocation(line: 71, column: 30, scope: !9)
!20 = !DILocation(line: 71, column: 35, scope: !9)
!21 = !DILocation(line: 71, column: 19, scope: !9)
!22 = !DILocation(line: 72, column: 30, scope: !9)
!23 = !DILocation(line: 72, column: 35, scope: !9)
!24 = !DILocation(line: 72, column: 19, scope: !9)
!25 = !DILocation(line: 67, column: 23, scope: !9)
!26 = !DILocation(line: 71, column: 63, scope: !9)
!27 = !DILocation(line: 71, column: 71, scope: !9)
!28 = !DILocation(line: 71, column: 98, scope: !9)
!29 = !DILocation(line: 71, column: 51, scope: !9)
!30 = !DILocation(line: 75, column: 49, scope: !9)
!31 = !DILocation(line: 75, column: 15, scope: !9)
!32 = !DILocation(line: 69, column: 23, scope: !9)
!33 = !DILocation(line: 72, column: 63, scope: !9)
!34 = !DILocation(line: 72, column: 71, scope: !9)
!35 = !DILocation(line: 72, column: 51, scope: !9)
!36 = !DILocation(line: 76, column: 15, scope: !9)
!37 = !DILocation(line: 77, column: 17, scope: !9)
!38 = !DILocation(line: 75, column: 58, scope: !9)
!39 = !DILocation(line: 75, column: 18, scope: !9)
!40 = !DILocation(line: 76, column: 18, scope: !9)
!41 = !DILocation(line: 91, column: 25, scope: !9)
!42 = !DILocation(line: 81, column: 93, scope: !9)
!43 = !DILocation(line: 85, column: 81, scope: !9)
!44 = !DILocation(line: 96, column: 7, scope: !9)
!45 = !DILocation(line: 0, scope: !9)
!46 = !DILocation(line: 97, column: 18, scope: !9)
!47 = !DILocation(line: 97, column: 23, scope: !9)
!48 = !DILocation(line: 97, column: 53, scope: !9)
!49 = !DILocation(line: 97, column: 58, scope: !9)
!50 = !DILocation(line: 81, column: 24, scope: !9)
!51 = !DILocation(line: 84, column: 31, scope: !9)
!52 = !DILocation(line: 100, column: 25, scope: !9)
!53 = !DILocation(line: 102, column: 31, scope: !9)
!54 = !DILocation(line: 103, column: 22, scope: !9)
!55 = !DILocation(line: 110, column: 16, scope: !9)
!56 = !DILocation(line: 21, column: 51, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !10, file: !10, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!58 = !DILocation(line: 113, column: 54, scope: !9)
!59 = !DILocation(line: 113, column: 48, scope: !9)
!60 = !DILocation(line: 113, column: 40, scope: !9)
!61 = !DILocation(line: 116, column: 35, scope: !9)
!62 = !DILocation(line: 116, column: 19, scope: !9)
!63 = !DILocation(line: 116, column: 51, scope: !9)
!64 = !DILocation(line: 117, column: 56, scope: !9)
!65 = !DILocation(line: 117, column: 34, scope: !9)
!66 = !DILocation(line: 116, column: 68, scope: !9)
!67 = !DILocation(line: 116, column: 74, scope: !9)
!68 = !DILocation(line: 116, column: 56, scope: !9)
!69 = !DILocation(line: 117, column: 25, scope: !9)
!70 = !DILocation(line: 117, column: 47, scope: !9)
!71 = !DILocation(line: 117, column: 40, scope: !9)
!72 = !DILocation(line: 117, column: 8, scope: !9)

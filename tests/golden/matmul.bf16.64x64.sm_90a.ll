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
  %35 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %33, i32 %34) #5, !dbg !14
  %36 = shl i32 %35, 3, !dbg !15
  %37 = sub i32 %32, %36, !dbg !16
  %38 = call i32 @llvm.smin.i32(i32 %37, i32 8), !dbg !17
  %39 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %33, i32 %34) #5, !dbg !18
  %40 = call i32 asm "rem.s32 $0, $1, $2;", "=r,r,r"(i32 %39, i32 %38) #5, !dbg !19
  %41 = add i32 %36, %40, !dbg !19
  %42 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %39, i32 %38) #5, !dbg !20
  %43 = shl i32 %41, 6, !dbg !21
  %44 = shl i32 %42, 6, !dbg !22
  %45 = xor i32 %43, -1, !dbg !23
  %46 = add i32 %m, %45, !dbg !23
  %47 = or disjoint i32 %2, 16, !dbg !24
  %48 = or disjoint i32 %2, 32, !dbg !24
  %49 = or disjoint i32 %2, 48, !dbg !24
  %50 = xor i32 %44, -1, !dbg !25
  %51 = add i32 %n, %50, !dbg !25
  %52 = sext i32 %43 to i64, !dbg !26
  %53 = mul i64 %a_stride, %52, !dbg !27
  %54 = getelementptr bfloat, ptr addrspace(1) %a, i64 %53, !dbg !28
  %55 = sext i32 %44 to i64, !dbg !29
  %56 = mul i64 %b_stride, %55, !dbg !30
  %57 = getelementptr bfloat, ptr addrspace(1) %b, i64 %56, !dbg !31
  %58 = call i32 @llvm.smin.i32(i32 %2, i32 %46), !dbg !32
  %59 = sext i32 %58 to i64, !dbg !33
  %60 = mul i64 %a_stride, %59, !dbg !34
  %61 = zext nneg i32 %4 to i64, !dbg !35
  %62 = getelementptr bfloat, ptr addrspace(1) %54, i64 %60, !dbg !36
  %63 = getelementptr bfloat, ptr addrspace(1) %62, i64 %61, !dbg !36
  %64 = call i32 @llvm.smin.i32(i32 %47, i32 %46), !dbg !32
  %65 = sext i32 %64 to i64, !dbg !33
  %66 = mul i64 %a_stride, %65, !dbg !34
  %67 = getelementptr bfloat, ptr addrspace(1) %54, i64 %66, !dbg !36
  %68 = getelementptr bfloat, ptr addrspace(1) %67, i64 %61, !dbg !36
  %69 = call i32 @llvm.smin.i32(i32 %48, i32 %46), !dbg !32
  %70 = sext i32 %69 to i64, !dbg !33
  %71 = mul i64 %a_stride, %70, !dbg !34
  %72 = getelementptr bfloat, ptr addrspace(1) %54, i64 %71, !dbg !36
  %73 = getelementptr bfloat, ptr addrspace(1) %72, i64 %61, !dbg !36
  %74 = call i32 @llvm.smin.i32(i32 %49, i32 %46), !dbg !32
  %75 = sext i32 %74 to i64, !dbg !33
  %76 = mul i64 %a_stride, %75, !dbg !34
  %77 = getelementptr bfloat, ptr addrspace(1) %54, i64 %76, !dbg !36
  %78 = getelementptr bfloat, ptr addrspace(1) %77, i64 %61, !dbg !36
  %79 = icmp slt i32 %4, %k, !dbg !37
  %80 = shl nuw nsw i32 %28, 1, !dbg !38
  %81 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %80, !dbg !38
  %82 = ptrtoint ptr addrspace(3) %81 to i32, !dbg !38
  %83 = select i1 %79, i32 16, i32 0, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %82, ptr addrspace(1) %63, i32 %83) #6, !dbg !38
  %84 = or i32 %80, 2048, !dbg !38
  %85 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %84, !dbg !38
  %86 = ptrtoint ptr addrspace(3) %85 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %86, ptr addrspace(1) %68, i32 %83) #6, !dbg !38
  %87 = or i32 %80, 4096, !dbg !38
  %88 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %87, !dbg !38
  %89 = ptrtoint ptr addrspace(3) %88 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %89, ptr addrspace(1) %73, i32 %83) #6, !dbg !38
  %90 = or i32 %80, 6144, !dbg !38
  %91 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %90, !dbg !38
  %92 = ptrtoint ptr addrspace(3) %91 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %92, ptr addrspace(1) %78, i32 %83) #6, !dbg !38
  %93 = call i32 @llvm.smin.i32(i32 %2, i32 %51), !dbg !39
  %94 = sext i32 %93 to i64, !dbg !40
  %95 = mul i64 %b_stride, %94, !dbg !41
  %96 = getelementptr bfloat, ptr addrspace(1) %57, i64 %95, !dbg !42
  %97 = getelementptr bfloat, ptr addrspace(1) %96, i64 %61, !dbg !42
  %98 = call i32 @llvm.smin.i32(i32 %47, i32 %51), !dbg !39
  %99 = sext i32 %98 to i64, !dbg !40
  %100 = mul i64 %b_stride, %99, !dbg !41
  %101 = getelementptr bfloat, ptr addrspace(1) %57, i64 %100, !dbg !42
  %102 = getelementptr bfloat, ptr addrspace(1) %101, i64 %61, !dbg !42
  %103 = call i32 @llvm.smin.i32(i32 %48, i32 %51), !dbg !39
  %104 = sext i32 %103 to i64, !dbg !40
  %105 = mul i64 %b_stride, %104, !dbg !41
  %106 = getelementptr bfloat, ptr addrspace(1) %57, i64 %105, !dbg !42
  %107 = getelementptr bfloat, ptr addrspace(1) %106, i64 %61, !dbg !42
  %108 = call i32 @llvm.smin.i32(i32 %49, i32 %51), !dbg !39
  %109 = sext i32 %108 to i64, !dbg !40
  %110 = mul i64 %b_stride, %109, !dbg !41
  %111 = getelementptr bfloat, ptr addrspace(1) %57, i64 %110, !dbg !42
  %112 = getelementptr bfloat, ptr addrspace(1) %111, i64 %61, !dbg !42
  %113 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %80, !dbg !43
  %114 = ptrtoint ptr addrspace(3) %113 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %114, ptr addrspace(1) %97, i32 %83) #6, !dbg !43
  %115 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %84, !dbg !43
  %116 = ptrtoint ptr addrspace(3) %115 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %116, ptr addrspace(1) %102, i32 %83) #6, !dbg !43
  %117 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %87, !dbg !43
  %118 = ptrtoint ptr addrspace(3) %117 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %118, ptr addrspace(1) %107, i32 %83) #6, !dbg !43
  %119 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %90, !dbg !43
  %120 = ptrtoint ptr addrspace(3) %119 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %120, ptr addrspace(1) %112, i32 %83) #6, !dbg !43
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !44
  %121 = add i32 %k, -64, !dbg !45
  %122 = getelementptr i8, ptr addrspace(1) %63, i64 128, !dbg !46
  %123 = getelementptr i8, ptr addrspace(1) %68, i64 128, !dbg !46
  %124 = getelementptr i8, ptr addrspace(1) %73, i64 128, !dbg !46
  %125 = getelementptr i8, ptr addrspace(1) %78, i64 128, !dbg !46
  %126 = icmp slt i32 %4, %121, !dbg !37
  %127 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %80, !dbg !38
  %128 = ptrtoint ptr addrspace(3) %127 to i32, !dbg !38
  %129 = select i1 %126, i32 16, i32 0, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %128, ptr addrspace(1) %122, i32 %129) #6, !dbg !38
  %130 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %84, !dbg !38
  %131 = ptrtoint ptr addrspace(3) %130 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %131, ptr addrspace(1) %123, i32 %129) #6, !dbg !38
  %132 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %87, !dbg !38
  %133 = ptrtoint ptr addrspace(3) %132 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %133, ptr addrspace(1) %124, i32 %129) #6, !dbg !38
  %134 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 8192), i32 %90, !dbg !38
  %135 = ptrtoint ptr addrspace(3) %134 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %135, ptr addrspace(1) %125, i32 %129) #6, !dbg !38
  %136 = getelementptr i8, ptr addrspace(1) %97, i64 128, !dbg !47
  %137 = getelementptr i8, ptr addrspace(1) %102, i64 128, !dbg !47
  %138 = getelementptr i8, ptr addrspace(1) %107, i64 128, !dbg !47
  %139 = getelementptr i8, ptr addrspace(1) %112, i64 128, !dbg !47
  %140 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %80, !dbg !43
  %141 = ptrtoint ptr addrspace(3) %140 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %141, ptr addrspace(1) %136, i32 %129) #6, !dbg !43
  %142 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %84, !dbg !43
  %143 = ptrtoint ptr addrspace(3) %142 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %143, ptr addrspace(1) %137, i32 %129) #6, !dbg !43
  %144 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %87, !dbg !43
  %145 = ptrtoint ptr addrspace(3) %144 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %145, ptr addrspace(1) %138, i32 %129) #6, !dbg !43
  %146 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 40960), i32 %90, !dbg !43
  %147 = ptrtoint ptr addrspace(3) %146 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %147, ptr addrspace(1) %139, i32 %129) #6, !dbg !43
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !44
  %148 = add i32 %k, -128, !dbg !45
  %149 = getelementptr i8, ptr addrspace(1) %63, i64 256, !dbg !46
  %150 = getelementptr i8, ptr addrspace(1) %68, i64 256, !dbg !46
  %151 = getelementptr i8, ptr addrspace(1) %73, i64 256, !dbg !46
  %152 = getelementptr i8, ptr addrspace(1) %78, i64 256, !dbg !46
  %153 = icmp slt i32 %4, %148, !dbg !37
  %154 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %80, !dbg !38
  %155 = ptrtoint ptr addrspace(3) %154 to i32, !dbg !38
  %156 = select i1 %153, i32 16, i32 0, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %155, ptr addrspace(1) %149, i32 %156) #6, !dbg !38
  %157 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %84, !dbg !38
  %158 = ptrtoint ptr addrspace(3) %157 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %158, ptr addrspace(1) %150, i32 %156) #6, !dbg !38
  %159 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %87, !dbg !38
  %160 = ptrtoint ptr addrspace(3) %159 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %160, ptr addrspace(1) %151, i32 %156) #6, !dbg !38
  %161 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 16384), i32 %90, !dbg !38
  %162 = ptrtoint ptr addrspace(3) %161 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %162, ptr addrspace(1) %152, i32 %156) #6, !dbg !38
  %163 = getelementptr i8, ptr addrspace(1) %97, i64 256, !dbg !47
  %164 = getelementptr i8, ptr addrspace(1) %102, i64 256, !dbg !47
  %165 = getelementptr i8, ptr addrspace(1) %107, i64 256, !dbg !47
  %166 = getelementptr i8, ptr addrspace(1) %112, i64 256, !dbg !47
  %167 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %80, !dbg !43
  %168 = ptrtoint ptr addrspace(3) %167 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %168, ptr addrspace(1) %163, i32 %156) #6, !dbg !43
  %169 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %84, !dbg !43
  %170 = ptrtoint ptr addrspace(3) %169 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %170, ptr addrspace(1) %164, i32 %156) #6, !dbg !43
  %171 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %87, !dbg !43
  %172 = ptrtoint ptr addrspace(3) %171 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %172, ptr addrspace(1) %165, i32 %156) #6, !dbg !43
  %173 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 49152), i32 %90, !dbg !43
  %174 = ptrtoint ptr addrspace(3) %173 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %174, ptr addrspace(1) %166, i32 %156) #6, !dbg !43
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !44
  %175 = icmp sgt i32 %k, 0, !dbg !48
  br i1 %175, label %for.head, label %for.end, !dbg !48

for.head:                                         ; preds = %entry
  %176 = add nsw i32 %k, -1, !dbg !48
  %177 = and i32 %176, -64, !dbg !48
  %178 = xor i32 %16, 32
  %179 = xor i32 %22, 32
  %180 = xor i32 %16, 64
  %181 = xor i32 %22, 64
  %182 = xor i32 %16, 96
  %183 = xor i32 %22, 96
  br label %for.body, !dbg !48

for.body:                                         ; preds = %for.body, %for.head
  %.0220 = phi float [ 0.000000e+00, %for.head ], [ %494, %for.body ], !dbg !49
  %.0218 = phi float [ 0.000000e+00, %for.head ], [ %493, %for.body ], !dbg !49
  %.0216 = phi float [ 0.000000e+00, %for.head ], [ %492, %for.body ], !dbg !49
  %.0214 = phi float [ 0.000000e+00, %for.head ], [ %491, %for.body ], !dbg !49
  %.0212 = phi float [ 0.000000e+00, %for.head ], [ %489, %for.body ], !dbg !49
  %.0210 = phi float [ 0.000000e+00, %for.head ], [ %488, %for.body ], !dbg !49
  %.0208 = phi float [ 0.000000e+00, %for.head ], [ %487, %for.body ], !dbg !49
  %.0206 = phi float [ 0.000000e+00, %for.head ], [ %486, %for.body ], !dbg !49
  %.0204 = phi float [ 0.000000e+00, %for.head ], [ %484, %for.body ], !dbg !49
  %.0202 = phi float [ 0.000000e+00, %for.head ], [ %483, %for.body ], !dbg !49
  %.0200 = phi float [ 0.000000e+00, %for.head ], [ %482, %for.body ], !dbg !49
  %.0198 = phi float [ 0.000000e+00, %for.head ], [ %481, %for.body ], !dbg !49
  %.0196 = phi float [ 0.000000e+00, %for.head ], [ %479, %for.body ], !dbg !49
  %.0194 = phi float [ 0.000000e+00, %for.head ], [ %478, %for.body ], !dbg !49
  %.0192 = phi float [ 0.000000e+00, %for.head ], [ %477, %for.body ], !dbg !49
  %.0190 = phi float [ 0.000000e+00, %for.head ], [ %476, %for.body ], !dbg !49
  %.0188 = phi float [ 0.000000e+00, %for.head ], [ %474, %for.body ], !dbg !49
  %.0186 = phi float [ 0.000000e+00, %for.head ], [ %473, %for.body ], !dbg !49
  %.0184 = phi float [ 0.000000e+00, %for.head ], [ %472, %for.body ], !dbg !49
  %.0182 = phi float [ 0.000000e+00, %for.head ], [ %471, %for.body ], !dbg !49
  %.0180 = phi float [ 0.000000e+00, %for.head ], [ %469, %for.body ], !dbg !49
  %.0178 = phi float [ 0.000000e+00, %for.head ], [ %468, %for.body ], !dbg !49
  %.0176 = phi float [ 0.000000e+00, %for.head ], [ %467, %for.body ], !dbg !49
  %.0174 = phi float [ 0.000000e+00, %for.head ], [ %466, %for.body ], !dbg !49
  %.0172 = phi float [ 0.000000e+00, %for.head ], [ %464, %for.body ], !dbg !49
  %.0170 = phi float [ 0.000000e+00, %for.head ], [ %463, %for.body ], !dbg !49
  %.0168 = phi float [ 0.000000e+00, %for.head ], [ %462, %for.body ], !dbg !49
  %.0166 = phi float [ 0.000000e+00, %for.head ], [ %461, %for.body ], !dbg !49
  %.0164 = phi float [ 0.000000e+00, %for.head ], [ %459, %for.body ], !dbg !49
  %.0162 = phi float [ 0.000000e+00, %for.head ], [ %458, %for.body ], !dbg !49
  %.0160 = phi float [ 0.000000e+00, %for.head ], [ %457, %for.body ], !dbg !49
  %.0 = phi float [ 0.000000e+00, %for.head ], [ %456, %for.body ], !dbg !49
  %index = phi i32 [ 0, %for.head ], [ %495, %for.body ], !dbg !48
  call void asm sideeffect "cp.async.wait_group 2;", "~{memory}"() #6, !dbg !50
  %184 = add i32 %index, 192, !dbg !51
  %185 = ashr exact i32 %index, 6, !dbg !52
  %186 = add nsw i32 %185, 3, !dbg !53
  %187 = srem i32 %186, 4, !dbg !54
  %188 = sub i32 %k, %184, !dbg !45
  %189 = shl nsw i32 %187, 13, !dbg !55
  %190 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %189, !dbg !55
  %191 = sext i32 %184 to i64, !dbg !46
  %192 = getelementptr bfloat, ptr addrspace(1) %63, i64 %191, !dbg !46
  %193 = getelementptr bfloat, ptr addrspace(1) %68, i64 %191, !dbg !46
  %194 = getelementptr bfloat, ptr addrspace(1) %73, i64 %191, !dbg !46
  %195 = getelementptr bfloat, ptr addrspace(1) %78, i64 %191, !dbg !46
  %196 = icmp slt i32 %4, %188, !dbg !37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %197 = getelementptr i8, ptr addrspace(3) %190, i32 %80, !dbg !38
  %198 = ptrtoint ptr addrspace(3) %197 to i32, !dbg !38
  %199 = select i1 %196, i32 16, i32 0, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %198, ptr addrspace(1) %192, i32 %199) #6, !dbg !38
  %200 = getelementptr i8, ptr addrspace(3) %190, i32 %84, !dbg !38
  %201 = ptrtoint ptr addrspace(3) %200 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %201, ptr addrspace(1) %193, i32 %199) #6, !dbg !38
  %202 = getelementptr i8, ptr addrspace(3) %190, i32 %87, !dbg !38
  %203 = ptrtoint ptr addrspace(3) %202 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %203, ptr addrspace(1) %194, i32 %199) #6, !dbg !38
  %204 = getelementptr i8, ptr addrspace(3) %190, i32 %90, !dbg !38
  %205 = ptrtoint ptr addrspace(3) %204 to i32, !dbg !38
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %205, ptr addrspace(1) %195, i32 %199) #6, !dbg !38
  %206 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %189, !dbg !56
  %207 = getelementptr bfloat, ptr addrspace(1) %97, i64 %191, !dbg !47
  %208 = getelementptr bfloat, ptr addrspace(1) %102, i64 %191, !dbg !47
  %209 = getelementptr bfloat, ptr addrspace(1) %107, i64 %191, !dbg !47
  %210 = getelementptr bfloat, ptr addrspace(1) %112, i64 %191, !dbg !47
  %211 = getelementptr i8, ptr addrspace(3) %206, i32 %80, !dbg !43
  %212 = ptrtoint ptr addrspace(3) %211 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %212, ptr addrspace(1) %207, i32 %199) #6, !dbg !43
  %213 = getelementptr i8, ptr addrspace(3) %206, i32 %84, !dbg !43
  %214 = ptrtoint ptr addrspace(3) %213 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %214, ptr addrspace(1) %208, i32 %199) #6, !dbg !43
  %215 = getelementptr i8, ptr addrspace(3) %206, i32 %87, !dbg !43
  %216 = ptrtoint ptr addrspace(3) %215 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %216, ptr addrspace(1) %209, i32 %199) #6, !dbg !43
  %217 = getelementptr i8, ptr addrspace(3) %206, i32 %90, !dbg !43
  %218 = ptrtoint ptr addrspace(3) %217 to i32, !dbg !43
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;", "r,l,r,~{memory}"(i32 %218, ptr addrspace(1) %210, i32 %199) #6, !dbg !43
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !44
  %219 = srem i32 %185, 4, !dbg !57
  %220 = shl nsw i32 %219, 13, !dbg !58
  %221 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %220, !dbg !58
  %222 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared_memory, i32 32768), i32 %220, !dbg !59
  %223 = getelementptr i8, ptr addrspace(3) %221, i32 %16, !dbg !60
  %224 = ptrtoint ptr addrspace(3) %223 to i32, !dbg !60
  %225 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %224) #6, !dbg !60
  %226 = extractvalue { i32, i32, i32, i32 } %225, 0, !dbg !60
  %227 = extractvalue { i32, i32, i32, i32 } %225, 1, !dbg !60
  %228 = extractvalue { i32, i32, i32, i32 } %225, 2, !dbg !60
  %229 = extractvalue { i32, i32, i32, i32 } %225, 3, !dbg !60
  %230 = getelementptr i8, ptr addrspace(3) %223, i32 4096, !dbg !60
  %231 = ptrtoint ptr addrspace(3) %230 to i32, !dbg !60
  %232 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %231) #6, !dbg !60
  %233 = extractvalue { i32, i32, i32, i32 } %232, 0, !dbg !60
  %234 = extractvalue { i32, i32, i32, i32 } %232, 1, !dbg !60
  %235 = extractvalue { i32, i32, i32, i32 } %232, 2, !dbg !60
  %236 = extractvalue { i32, i32, i32, i32 } %232, 3, !dbg !60
  %237 = getelementptr i8, ptr addrspace(3) %222, i32 %22, !dbg !61
  %238 = ptrtoint ptr addrspace(3) %237 to i32, !dbg !61
  %239 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %238) #6, !dbg !61
  %240 = extractvalue { i32, i32, i32, i32 } %239, 0, !dbg !61
  %241 = extractvalue { i32, i32, i32, i32 } %239, 1, !dbg !61
  %242 = extractvalue { i32, i32, i32, i32 } %239, 2, !dbg !61
  %243 = extractvalue { i32, i32, i32, i32 } %239, 3, !dbg !61
  %244 = getelementptr i8, ptr addrspace(3) %237, i32 4096, !dbg !61
  %245 = ptrtoint ptr addrspace(3) %244 to i32, !dbg !61
  %246 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %245) #6, !dbg !61
  %247 = extractvalue { i32, i32, i32, i32 } %246, 0, !dbg !61
  %248 = extractvalue { i32, i32, i32, i32 } %246, 1, !dbg !61
  %249 = extractvalue { i32, i32, i32, i32 } %246, 2, !dbg !61
  %250 = extractvalue { i32, i32, i32, i32 } %246, 3, !dbg !61
  %251 = getelementptr i8, ptr addrspace(3) %221, i32 %178, !dbg !60
  %252 = ptrtoint ptr addrspace(3) %251 to i32, !dbg !60
  %253 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %252) #6, !dbg !60
  %254 = extractvalue { i32, i32, i32, i32 } %253, 0, !dbg !60
  %255 = extractvalue { i32, i32, i32, i32 } %253, 1, !dbg !60
  %256 = extractvalue { i32, i32, i32, i32 } %253, 2, !dbg !60
  %257 = extractvalue { i32, i32, i32, i32 } %253, 3, !dbg !60
  %258 = getelementptr i8, ptr addrspace(3) %251, i32 4096, !dbg !60
  %259 = ptrtoint ptr addrspace(3) %258 to i32, !dbg !60
  %260 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %259) #6, !dbg !60
  %261 = extractvalue { i32, i32, i32, i32 } %260, 0, !dbg !60
  %262 = extractvalue { i32, i32, i32, i32 } %260, 1, !dbg !60
  %263 = extractvalue { i32, i32, i32, i32 } %260, 2, !dbg !60
  %264 = extractvalue { i32, i32, i32, i32 } %260, 3, !dbg !60
  %265 = getelementptr i8, ptr addrspace(3) %222, i32 %179, !dbg !61
  %266 = ptrtoint ptr addrspace(3) %265 to i32, !dbg !61
  %267 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %266) #6, !dbg !61
  %268 = extractvalue { i32, i32, i32, i32 } %267, 0, !dbg !61
  %269 = extractvalue { i32, i32, i32, i32 } %267, 1, !dbg !61
  %270 = extractvalue { i32, i32, i32, i32 } %267, 2, !dbg !61
  %271 = extractvalue { i32, i32, i32, i32 } %267, 3, !dbg !61
  %272 = getelementptr i8, ptr addrspace(3) %265, i32 4096, !dbg !61
  %273 = ptrtoint ptr addrspace(3) %272 to i32, !dbg !61
  %274 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %273) #6, !dbg !61
  %275 = extractvalue { i32, i32, i32, i32 } %274, 0, !dbg !61
  %276 = extractvalue { i32, i32, i32, i32 } %274, 1, !dbg !61
  %277 = extractvalue { i32, i32, i32, i32 } %274, 2, !dbg !61
  %278 = extractvalue { i32, i32, i32, i32 } %274, 3, !dbg !61
  %279 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %226, i32 %227, i32 %228, i32 %229, i32 %240, i32 %241, float %.0, float %.0160, float %.0162, float %.0164) #5, !dbg !62
  %280 = extractvalue { float, float, float, float } %279, 0, !dbg !62
  %281 = extractvalue { float, float, float, float } %279, 1, !dbg !62
  %282 = extractvalue { float, float, float, float } %279, 2, !dbg !62
  %283 = extractvalue { float, float, float, float } %279, 3, !dbg !62
  %284 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %226, i32 %227, i32 %228, i32 %229, i32 %242, i32 %243, float %.0166, float %.0168, float %.0170, float %.0172) #5, !dbg !62
  %285 = extractvalue { float, float, float, float } %284, 0, !dbg !62
  %286 = extractvalue { float, float, float, float } %284, 1, !dbg !62
  %287 = extractvalue { float, float, float, float } %284, 2, !dbg !62
  %288 = extractvalue { float, float, float, float } %284, 3, !dbg !62
  %289 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %226, i32 %227, i32 %228, i32 %229, i32 %247, i32 %248, float %.0174, float %.0176, float %.0178, float %.0180) #5, !dbg !62
  %290 = extractvalue { float, float, float, float } %289, 0, !dbg !62
  %291 = extractvalue { float, float, float, float } %289, 1, !dbg !62
  %292 = extractvalue { float, float, float, float } %289, 2, !dbg !62
  %293 = extractvalue { float, float, float, float } %289, 3, !dbg !62
  %294 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %226, i32 %227, i32 %228, i32 %229, i32 %249, i32 %250, float %.0182, float %.0184, float %.0186, float %.0188) #5, !dbg !62
  %295 = extractvalue { float, float, float, float } %294, 0, !dbg !62
  %296 = extractvalue { float, float, float, float } %294, 1, !dbg !62
  %297 = extractvalue { float, float, float, float } %294, 2, !dbg !62
  %298 = extractvalue { float, float, float, float } %294, 3, !dbg !62
  %299 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %233, i32 %234, i32 %235, i32 %236, i32 %240, i32 %241, float %.0190, float %.0192, float %.0194, float %.0196) #5, !dbg !62
  %300 = extractvalue { float, float, float, float } %299, 0, !dbg !62
  %301 = extractvalue { float, float, float, float } %299, 1, !dbg !62
  %302 = extractvalue { float, float, float, float } %299, 2, !dbg !62
  %303 = extractvalue { float, float, float, float } %299, 3, !dbg !62
  %304 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %233, i32 %234, i32 %235, i32 %236, i32 %242, i32 %243, float %.0198, float %.0200, float %.0202, float %.0204) #5, !dbg !62
  %305 = extractvalue { float, float, float, float } %304, 0, !dbg !62
  %306 = extractvalue { float, float, float, float } %304, 1, !dbg !62
  %307 = extractvalue { float, float, float, float } %304, 2, !dbg !62
  %308 = extractvalue { float, float, float, float } %304, 3, !dbg !62
  %309 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %233, i32 %234, i32 %235, i32 %236, i32 %247, i32 %248, float %.0206, float %.0208, float %.0210, float %.0212) #5, !dbg !62
  %310 = extractvalue { float, float, float, float } %309, 0, !dbg !62
  %311 = extractvalue { float, float, float, float } %309, 1, !dbg !62
  %312 = extractvalue { float, float, float, float } %309, 2, !dbg !62
  %313 = extractvalue { float, float, float, float } %309, 3, !dbg !62
  %314 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %233, i32 %234, i32 %235, i32 %236, i32 %249, i32 %250, float %.0214, float %.0216, float %.0218, float %.0220) #5, !dbg !62
  %315 = extractvalue { float, float, float, float } %314, 0, !dbg !62
  %316 = extractvalue { float, float, float, float } %314, 1, !dbg !62
  %317 = extractvalue { float, float, float, float } %314, 2, !dbg !62
  %318 = extractvalue { float, float, float, float } %314, 3, !dbg !62
  %319 = getelementptr i8, ptr addrspace(3) %221, i32 %180, !dbg !60
  %320 = ptrtoint ptr addrspace(3) %319 to i32, !dbg !60
  %321 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %320) #6, !dbg !60
  %322 = extractvalue { i32, i32, i32, i32 } %321, 0, !dbg !60
  %323 = extractvalue { i32, i32, i32, i32 } %321, 1, !dbg !60
  %324 = extractvalue { i32, i32, i32, i32 } %321, 2, !dbg !60
  %325 = extractvalue { i32, i32, i32, i32 } %321, 3, !dbg !60
  %326 = getelementptr i8, ptr addrspace(3) %319, i32 4096, !dbg !60
  %327 = ptrtoint ptr addrspace(3) %326 to i32, !dbg !60
  %328 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %327) #6, !dbg !60
  %329 = extractvalue { i32, i32, i32, i32 } %328, 0, !dbg !60
  %330 = extractvalue { i32, i32, i32, i32 } %328, 1, !dbg !60
  %331 = extractvalue { i32, i32, i32, i32 } %328, 2, !dbg !60
  %332 = extractvalue { i32, i32, i32, i32 } %328, 3, !dbg !60
  %333 = getelementptr i8, ptr addrspace(3) %222, i32 %181, !dbg !61
  %334 = ptrtoint ptr addrspace(3) %333 to i32, !dbg !61
  %335 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %334) #6, !dbg !61
  %336 = extractvalue { i32, i32, i32, i32 } %335, 0, !dbg !61
  %337 = extractvalue { i32, i32, i32, i32 } %335, 1, !dbg !61
  %338 = extractvalue { i32, i32, i32, i32 } %335, 2, !dbg !61
  %339 = extractvalue { i32, i32, i32, i32 } %335, 3, !dbg !61
  %340 = getelementptr i8, ptr addrspace(3) %333, i32 4096, !dbg !61
  %341 = ptrtoint ptr addrspace(3) %340 to i32, !dbg !61
  %342 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %341) #6, !dbg !61
  %343 = extractvalue { i32, i32, i32, i32 } %342, 0, !dbg !61
  %344 = extractvalue { i32, i32, i32, i32 } %342, 1, !dbg !61
  %345 = extractvalue { i32, i32, i32, i32 } %342, 2, !dbg !61
  %346 = extractvalue { i32, i32, i32, i32 } %342, 3, !dbg !61
  %347 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %268, i32 %269, float %280, float %281, float %282, float %283) #5, !dbg !62
  %348 = extractvalue { float, float, float, float } %347, 0, !dbg !62
  %349 = extractvalue { float, float, float, float } %347, 1, !dbg !62
  %350 = extractvalue { float, float, float, float } %347, 2, !dbg !62
  %351 = extractvalue { float, float, float, float } %347, 3, !dbg !62
  %352 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %270, i32 %271, float %285, float %286, float %287, float %288) #5, !dbg !62
  %353 = extractvalue { float, float, float, float } %352, 0, !dbg !62
  %354 = extractvalue { float, float, float, float } %352, 1, !dbg !62
  %355 = extractvalue { float, float, float, float } %352, 2, !dbg !62
  %356 = extractvalue { float, float, float, float } %352, 3, !dbg !62
  %357 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %275, i32 %276, float %290, float %291, float %292, float %293) #5, !dbg !62
  %358 = extractvalue { float, float, float, float } %357, 0, !dbg !62
  %359 = extractvalue { float, float, float, float } %357, 1, !dbg !62
  %360 = extractvalue { float, float, float, float } %357, 2, !dbg !62
  %361 = extractvalue { float, float, float, float } %357, 3, !dbg !62
  %362 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %254, i32 %255, i32 %256, i32 %257, i32 %277, i32 %278, float %295, float %296, float %297, float %298) #5, !dbg !62
  %363 = extractvalue { float, float, float, float } %362, 0, !dbg !62
  %364 = extractvalue { float, float, float, float } %362, 1, !dbg !62
  %365 = extractvalue { float, float, float, float } %362, 2, !dbg !62
  %366 = extractvalue { float, float, float, float } %362, 3, !dbg !62
  %367 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %261, i32 %262, i32 %263, i32 %264, i32 %268, i32 %269, float %300, float %301, float %302, float %303) #5, !dbg !62
  %368 = extractvalue { float, float, float, float } %367, 0, !dbg !62
  %369 = extractvalue { float, float, float, float } %367, 1, !dbg !62
  %370 = extractvalue { float, float, float, float } %367, 2, !dbg !62
  %371 = extractvalue { float, float, float, float } %367, 3, !dbg !62
  %372 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %261, i32 %262, i32 %263, i32 %264, i32 %270, i32 %271, float %305, float %306, float %307, float %308) #5, !dbg !62
  %373 = extractvalue { float, float, float, float } %372, 0, !dbg !62
  %374 = extractvalue { float, float, float, float } %372, 1, !dbg !62
  %375 = extractvalue { float, float, float, float } %372, 2, !dbg !62
  %376 = extractvalue { float, float, float, float } %372, 3, !dbg !62
  %377 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %261, i32 %262, i32 %263, i32 %264, i32 %275, i32 %276, float %310, float %311, float %312, float %313) #5, !dbg !62
  %378 = extractvalue { float, float, float, float } %377, 0, !dbg !62
  %379 = extractvalue { float, float, float, float } %377, 1, !dbg !62
  %380 = extractvalue { float, float, float, float } %377, 2, !dbg !62
  %381 = extractvalue { float, float, float, float } %377, 3, !dbg !62
  %382 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %261, i32 %262, i32 %263, i32 %264, i32 %277, i32 %278, float %315, float %316, float %317, float %318) #5, !dbg !62
  %383 = extractvalue { float, float, float, float } %382, 0, !dbg !62
  %384 = extractvalue { float, float, float, float } %382, 1, !dbg !62
  %385 = extractvalue { float, float, float, float } %382, 2, !dbg !62
  %386 = extractvalue { float, float, float, float } %382, 3, !dbg !62
  %387 = getelementptr i8, ptr addrspace(3) %221, i32 %182, !dbg !60
  %388 = ptrtoint ptr addrspace(3) %387 to i32, !dbg !60
  %389 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %388) #6, !dbg !60
  %390 = extractvalue { i32, i32, i32, i32 } %389, 0, !dbg !60
  %391 = extractvalue { i32, i32, i32, i32 } %389, 1, !dbg !60
  %392 = extractvalue { i32, i32, i32, i32 } %389, 2, !dbg !60
  %393 = extractvalue { i32, i32, i32, i32 } %389, 3, !dbg !60
  %394 = getelementptr i8, ptr addrspace(3) %387, i32 4096, !dbg !60
  %395 = ptrtoint ptr addrspace(3) %394 to i32, !dbg !60
  %396 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %395) #6, !dbg !60
  %397 = extractvalue { i32, i32, i32, i32 } %396, 0, !dbg !60
  %398 = extractvalue { i32, i32, i32, i32 } %396, 1, !dbg !60
  %399 = extractvalue { i32, i32, i32, i32 } %396, 2, !dbg !60
  %400 = extractvalue { i32, i32, i32, i32 } %396, 3, !dbg !60
  %401 = getelementptr i8, ptr addrspace(3) %222, i32 %183, !dbg !61
  %402 = ptrtoint ptr addrspace(3) %401 to i32, !dbg !61
  %403 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %402) #6, !dbg !61
  %404 = extractvalue { i32, i32, i32, i32 } %403, 0, !dbg !61
  %405 = extractvalue { i32, i32, i32, i32 } %403, 1, !dbg !61
  %406 = extractvalue { i32, i32, i32, i32 } %403, 2, !dbg !61
  %407 = extractvalue { i32, i32, i32, i32 } %403, 3, !dbg !61
  %408 = getelementptr i8, ptr addrspace(3) %401, i32 4096, !dbg !61
  %409 = ptrtoint ptr addrspace(3) %408 to i32, !dbg !61
  %410 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r,~{memory}"(i32 %409) #6, !dbg !61
  %411 = extractvalue { i32, i32, i32, i32 } %410, 0, !dbg !61
  %412 = extractvalue { i32, i32, i32, i32 } %410, 1, !dbg !61
  %413 = extractvalue { i32, i32, i32, i32 } %410, 2, !dbg !61
  %414 = extractvalue { i32, i32, i32, i32 } %410, 3, !dbg !61
  %415 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %322, i32 %323, i32 %324, i32 %325, i32 %336, i32 %337, float %348, float %349, float %350, float %351) #5, !dbg !62
  %416 = extractvalue { float, float, float, float } %415, 0, !dbg !62
  %417 = extractvalue { float, float, float, float } %415, 1, !dbg !62
  %418 = extractvalue { float, float, float, float } %415, 2, !dbg !62
  %419 = extractvalue { float, float, float, float } %415, 3, !dbg !62
  %420 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %322, i32 %323, i32 %324, i32 %325, i32 %338, i32 %339, float %353, float %354, float %355, float %356) #5, !dbg !62
  %421 = extractvalue { float, float, float, float } %420, 0, !dbg !62
  %422 = extractvalue { float, float, float, float } %420, 1, !dbg !62
  %423 = extractvalue { float, float, float, float } %420, 2, !dbg !62
  %424 = extractvalue { float, float, float, float } %420, 3, !dbg !62
  %425 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %322, i32 %323, i32 %324, i32 %325, i32 %343, i32 %344, float %358, float %359, float %360, float %361) #5, !dbg !62
  %426 = extractvalue { float, float, float, float } %425, 0, !dbg !62
  %427 = extractvalue { float, float, float, float } %425, 1, !dbg !62
  %428 = extractvalue { float, float, float, float } %425, 2, !dbg !62
  %429 = extractvalue { float, float, float, float } %425, 3, !dbg !62
  %430 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %322, i32 %323, i32 %324, i32 %325, i32 %345, i32 %346, float %363, float %364, float %365, float %366) #5, !dbg !62
  %431 = extractvalue { float, float, float, float } %430, 0, !dbg !62
  %432 = extractvalue { float, float, float, float } %430, 1, !dbg !62
  %433 = extractvalue { float, float, float, float } %430, 2, !dbg !62
  %434 = extractvalue { float, float, float, float } %430, 3, !dbg !62
  %435 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %329, i32 %330, i32 %331, i32 %332, i32 %336, i32 %337, float %368, float %369, float %370, float %371) #5, !dbg !62
  %436 = extractvalue { float, float, float, float } %435, 0, !dbg !62
  %437 = extractvalue { float, float, float, float } %435, 1, !dbg !62
  %438 = extractvalue { float, float, float, float } %435, 2, !dbg !62
  %439 = extractvalue { float, float, float, float } %435, 3, !dbg !62
  %440 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %329, i32 %330, i32 %331, i32 %332, i32 %338, i32 %339, float %373, float %374, float %375, float %376) #5, !dbg !62
  %441 = extractvalue { float, float, float, float } %440, 0, !dbg !62
  %442 = extractvalue { float, float, float, float } %440, 1, !dbg !62
  %443 = extractvalue { float, float, float, float } %440, 2, !dbg !62
  %444 = extractvalue { float, float, float, float } %440, 3, !dbg !62
  %445 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %329, i32 %330, i32 %331, i32 %332, i32 %343, i32 %344, float %378, float %379, float %380, float %381) #5, !dbg !62
  %446 = extractvalue { float, float, float, float } %445, 0, !dbg !62
  %447 = extractvalue { float, float, float, float } %445, 1, !dbg !62
  %448 = extractvalue { float, float, float, float } %445, 2, !dbg !62
  %449 = extractvalue { float, float, float, float } %445, 3, !dbg !62
  %450 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %329, i32 %330, i32 %331, i32 %332, i32 %345, i32 %346, float %383, float %384, float %385, float %386) #5, !dbg !62
  %451 = extractvalue { float, float, float, float } %450, 0, !dbg !62
  %452 = extractvalue { float, float, float, float } %450, 1, !dbg !62
  %453 = extractvalue { float, float, float, float } %450, 2, !dbg !62
  %454 = extractvalue { float, float, float, float } %450, 3, !dbg !62
  %455 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %390, i32 %391, i32 %392, i32 %393, i32 %404, i32 %405, float %416, float %417, float %418, float %419) #5, !dbg !62
  %456 = extractvalue { float, float, float, float } %455, 0, !dbg !62
  %457 = extractvalue { float, float, float, float } %455, 1, !dbg !62
  %458 = extractvalue { float, float, float, float } %455, 2, !dbg !62
  %459 = extractvalue { float, float, float, float } %455, 3, !dbg !62
  %460 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %390, i32 %391, i32 %392, i32 %393, i32 %406, i32 %407, float %421, float %422, float %423, float %424) #5, !dbg !62
  %461 = extractvalue { float, float, float, float } %460, 0, !dbg !62
  %462 = extractvalue { float, float, float, float } %460, 1, !dbg !62
  %463 = extractvalue { float, float, float, float } %460, 2, !dbg !62
  %464 = extractvalue { float, float, float, float } %460, 3, !dbg !62
  %465 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %390, i32 %391, i32 %392, i32 %393, i32 %411, i32 %412, float %426, float %427, float %428, float %429) #5, !dbg !62
  %466 = extractvalue { float, float, float, float } %465, 0, !dbg !62
  %467 = extractvalue { float, float, float, float } %465, 1, !dbg !62
  %468 = extractvalue { float, float, float, float } %465, 2, !dbg !62
  %469 = extractvalue { float, float, float, float } %465, 3, !dbg !62
  %470 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %390, i32 %391, i32 %392, i32 %393, i32 %413, i32 %414, float %431, float %432, float %433, float %434) #5, !dbg !62
  %471 = extractvalue { float, float, float, float } %470, 0, !dbg !62
  %472 = extractvalue { float, float, float, float } %470, 1, !dbg !62
  %473 = extractvalue { float, float, float, float } %470, 2, !dbg !62
  %474 = extractvalue { float, float, float, float } %470, 3, !dbg !62
  %475 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %404, i32 %405, float %436, float %437, float %438, float %439) #5, !dbg !62
  %476 = extractvalue { float, float, float, float } %475, 0, !dbg !62
  %477 = extractvalue { float, float, float, float } %475, 1, !dbg !62
  %478 = extractvalue { float, float, float, float } %475, 2, !dbg !62
  %479 = extractvalue { float, float, float, float } %475, 3, !dbg !62
  %480 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %406, i32 %407, float %441, float %442, float %443, float %444) #5, !dbg !62
  %481 = extractvalue { float, float, float, float } %480, 0, !dbg !62
  %482 = extractvalue { float, float, float, float } %480, 1, !dbg !62
  %483 = extractvalue { float, float, float, float } %480, 2, !dbg !62
  %484 = extractvalue { float, float, float, float } %480, 3, !dbg !62
  %485 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %411, i32 %412, float %446, float %447, float %448, float %449) #5, !dbg !62
  %486 = extractvalue { float, float, float, float } %485, 0, !dbg !62
  %487 = extractvalue { float, float, float, float } %485, 1, !dbg !62
  %488 = extractvalue { float, float, float, float } %485, 2, !dbg !62
  %489 = extractvalue { float, float, float, float } %485, 3, !dbg !62
  %490 = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %413, i32 %414, float %451, float %452, float %453, float %454) #5, !dbg !62
  %491 = extractvalue { float, float, float, float } %490, 0, !dbg !62
  %492 = extractvalue { float, float, float, float } %490, 1, !dbg !62
  %493 = extractvalue { float, float, float, float } %490, 2, !dbg !62
  %494 = extractvalue { float, float, float, float } %490, 3, !dbg !62
  %495 = add i32 %index, 64, !dbg !48
  %496 = icmp eq i32 %index, %177, !dbg !48
  br i1 %496, label %for.end, label %for.body, !dbg !48

for.end:                                          ; preds = %for.body, %entry
  %.1221 = phi float [ 0.000000e+00, %entry ], [ %494, %for.body ], !dbg !49
  %.1219 = phi float [ 0.000000e+00, %entry ], [ %493, %for.body ], !dbg !49
  %.1217 = phi float [ 0.000000e+00, %entry ], [ %492, %for.body ], !dbg !49
  %.1215 = phi float [ 0.000000e+00, %entry ], [ %491, %for.body ], !dbg !49
  %.1213 = phi float [ 0.000000e+00, %entry ], [ %489, %for.body ], !dbg !49
  %.1211 = phi float [ 0.000000e+00, %entry ], [ %488, %for.body ], !dbg !49
  %.1209 = phi float [ 0.000000e+00, %entry ], [ %487, %for.body ], !dbg !49
  %.1207 = phi float [ 0.000000e+00, %entry ], [ %486, %for.body ], !dbg !49
  %.1205 = phi float [ 0.000000e+00, %entry ], [ %484, %for.body ], !dbg !49
  %.1203 = phi float [ 0.000000e+00, %entry ], [ %483, %for.body ], !dbg !49
  %.1201 = phi float [ 0.000000e+00, %entry ], [ %482, %for.body ], !dbg !49
  %.1199 = phi float [ 0.000000e+00, %entry ], [ %481, %for.body ], !dbg !49
  %.1197 = phi float [ 0.000000e+00, %entry ], [ %479, %for.body ], !dbg !49
  %.1195 = phi float [ 0.000000e+00, %entry ], [ %478, %for.body ], !dbg !49
  %.1193 = phi float [ 0.000000e+00, %entry ], [ %477, %for.body ], !dbg !49
  %.1191 = phi float [ 0.000000e+00, %entry ], [ %476, %for.body ], !dbg !49
  %.1189 = phi float [ 0.000000e+00, %entry ], [ %474, %for.body ], !dbg !49
  %.1187 = phi float [ 0.000000e+00, %entry ], [ %473, %for.body ], !dbg !49
  %.1185 = phi float [ 0.000000e+00, %entry ], [ %472, %for.body ], !dbg !49
  %.1183 = phi float [ 0.000000e+00, %entry ], [ %471, %for.body ], !dbg !49
  %.1181 = phi float [ 0.000000e+00, %entry ], [ %469, %for.body ], !dbg !49
  %.1179 = phi float [ 0.000000e+00, %entry ], [ %468, %for.body ], !dbg !49
  %.1177 = phi float [ 0.000000e+00, %entry ], [ %467, %for.body ], !dbg !49
  %.1175 = phi float [ 0.000000e+00, %entry ], [ %466, %for.body ], !dbg !49
  %.1173 = phi float [ 0.000000e+00, %entry ], [ %464, %for.body ], !dbg !49
  %.1171 = phi float [ 0.000000e+00, %entry ], [ %463, %for.body ], !dbg !49
  %.1169 = phi float [ 0.000000e+00, %entry ], [ %462, %for.body ], !dbg !49
  %.1167 = phi float [ 0.000000e+00, %entry ], [ %461, %for.body ], !dbg !49
  %.1165 = phi float [ 0.000000e+00, %entry ], [ %459, %for.body ], !dbg !49
  %.1163 = phi float [ 0.000000e+00, %entry ], [ %458, %for.body ], !dbg !49
  %.1161 = phi float [ 0.000000e+00, %entry ], [ %457, %for.body ], !dbg !49
  %.1 = phi float [ 0.000000e+00, %entry ], [ %456, %for.body ], !dbg !49
  call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() #6, !dbg !63
  %497 = fmul float %.1, %alpha, !dbg !64
  %498 = fmul float %.1161, %alpha, !dbg !64
  %499 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %498, float %497), !dbg !67
  %500 = fmul float %.1163, %alpha, !dbg !64
  %501 = fmul float %.1165, %alpha, !dbg !64
  %502 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %501, float %500), !dbg !67
  %503 = fmul float %.1167, %alpha, !dbg !64
  %504 = fmul float %.1169, %alpha, !dbg !64
  %505 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %504, float %503), !dbg !67
  %506 = fmul float %.1171, %alpha, !dbg !64
  %507 = fmul float %.1173, %alpha, !dbg !64
  %508 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %507, float %506), !dbg !67
  %509 = fmul float %.1175, %alpha, !dbg !64
  %510 = fmul float %.1177, %alpha, !dbg !64
  %511 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %510, float %509), !dbg !67
  %512 = fmul float %.1179, %alpha, !dbg !64
  %513 = fmul float %.1181, %alpha, !dbg !64
  %514 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %513, float %512), !dbg !67
  %515 = fmul float %.1183, %alpha, !dbg !64
  %516 = fmul float %.1185, %alpha, !dbg !64
  %517 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %516, float %515), !dbg !67
  %518 = fmul float %.1187, %alpha, !dbg !64
  %519 = fmul float %.1189, %alpha, !dbg !64
  %520 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %519, float %518), !dbg !67
  %521 = fmul float %.1191, %alpha, !dbg !64
  %522 = fmul float %.1193, %alpha, !dbg !64
  %523 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %522, float %521), !dbg !67
  %524 = fmul float %.1195, %alpha, !dbg !64
  %525 = fmul float %.1197, %alpha, !dbg !64
  %526 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %525, float %524), !dbg !67
  %527 = fmul float %.1199, %alpha, !dbg !64
  %528 = fmul float %.1201, %alpha, !dbg !64
  %529 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %528, float %527), !dbg !67
  %530 = fmul float %.1203, %alpha, !dbg !64
  %531 = fmul float %.1205, %alpha, !dbg !64
  %532 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %531, float %530), !dbg !67
  %533 = fmul float %.1207, %alpha, !dbg !64
  %534 = fmul float %.1209, %alpha, !dbg !64
  %535 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %534, float %533), !dbg !67
  %536 = fmul float %.1211, %alpha, !dbg !64
  %537 = fmul float %.1213, %alpha, !dbg !64
  %538 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %537, float %536), !dbg !67
  %539 = fmul float %.1215, %alpha, !dbg !64
  %540 = fmul float %.1217, %alpha, !dbg !64
  %541 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %540, float %539), !dbg !67
  %542 = fmul float %.1219, %alpha, !dbg !64
  %543 = fmul float %.1221, %alpha, !dbg !64
  %544 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %543, float %542), !dbg !67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %545 = and i32 %3, 248, !dbg !68
  %546 = select i1 %.not, i32 0, i32 1040, !dbg !68
  %547 = xor i32 %545, %546, !dbg !68
  %548 = shl nuw nsw i32 %8, 2, !dbg !68
  %549 = or disjoint i32 %547, %548, !dbg !68
  %550 = mul nuw nsw i32 %10, 1040, !dbg !68
  %551 = shl nuw nsw i32 %thread, 2, !dbg !68
  %552 = and i32 %551, 224, !dbg !68
  %553 = xor i32 %550, %552, !dbg !68
  %554 = or disjoint i32 %553, %9, !dbg !68
  %555 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %549, !dbg !68
  %556 = shufflevector <2 x bfloat> %499, <2 x bfloat> %523, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %557 = getelementptr i8, ptr addrspace(3) %555, i32 512, !dbg !68
  %558 = shufflevector <2 x bfloat> %502, <2 x bfloat> %526, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %559 = xor i32 %549, 32, !dbg !68
  %560 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %559, !dbg !68
  %561 = getelementptr i8, ptr addrspace(3) %560, i32 2048, !dbg !68
  %562 = shufflevector <2 x bfloat> %505, <2 x bfloat> %529, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %563 = getelementptr i8, ptr addrspace(3) %560, i32 2560, !dbg !68
  %564 = shufflevector <2 x bfloat> %508, <2 x bfloat> %532, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %565 = xor i32 %549, 64, !dbg !68
  %566 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %565, !dbg !68
  %567 = getelementptr i8, ptr addrspace(3) %566, i32 4096, !dbg !68
  %568 = shufflevector <2 x bfloat> %511, <2 x bfloat> %535, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %569 = getelementptr i8, ptr addrspace(3) %566, i32 4608, !dbg !68
  %570 = shufflevector <2 x bfloat> %514, <2 x bfloat> %538, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %571 = xor i32 %549, 96, !dbg !68
  %572 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %571, !dbg !68
  %573 = getelementptr i8, ptr addrspace(3) %572, i32 6144, !dbg !68
  %574 = shufflevector <2 x bfloat> %517, <2 x bfloat> %541, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  %575 = getelementptr i8, ptr addrspace(3) %572, i32 6656, !dbg !68
  %576 = shufflevector <2 x bfloat> %520, <2 x bfloat> %544, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !68
  store <4 x bfloat> %556, ptr addrspace(3) %555, align 8, !dbg !68
  store <4 x bfloat> %558, ptr addrspace(3) %557, align 8, !dbg !68
  store <4 x bfloat> %562, ptr addrspace(3) %561, align 8, !dbg !68
  store <4 x bfloat> %564, ptr addrspace(3) %563, align 8, !dbg !68
  store <4 x bfloat> %568, ptr addrspace(3) %567, align 8, !dbg !68
  store <4 x bfloat> %570, ptr addrspace(3) %569, align 8, !dbg !68
  store <4 x bfloat> %574, ptr addrspace(3) %573, align 8, !dbg !68
  store <4 x bfloat> %576, ptr addrspace(3) %575, align 8, !dbg !68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %577 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %554, !dbg !68
  %578 = load <8 x bfloat>, ptr addrspace(3) %577, align 16, !dbg !68
  %579 = xor i32 %554, 16, !dbg !68
  %580 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %579, !dbg !68
  %581 = load <8 x bfloat>, ptr addrspace(3) %580, align 16, !dbg !68
  %582 = getelementptr i8, ptr addrspace(3) %577, i32 256, !dbg !68
  %583 = load <8 x bfloat>, ptr addrspace(3) %582, align 16, !dbg !68
  %584 = getelementptr i8, ptr addrspace(3) %580, i32 256, !dbg !68
  %585 = load <8 x bfloat>, ptr addrspace(3) %584, align 16, !dbg !68
  %586 = mul i64 %c_stride, %52, !dbg !69
  %587 = getelementptr bfloat, ptr addrspace(1) %c, i64 %586, !dbg !70
  %588 = getelementptr bfloat, ptr addrspace(1) %587, i64 %55, !dbg !71
  %589 = sub i32 %n, %44, !dbg !72
  %590 = sub i32 %m, %43, !dbg !73
  %591 = zext nneg i32 %2 to i64, !dbg !74
  %592 = mul i64 %c_stride, %591, !dbg !75
  %593 = getelementptr bfloat, ptr addrspace(1) %588, i64 %592, !dbg !76
  %594 = getelementptr bfloat, ptr addrspace(1) %593, i64 %61, !dbg !76
  %595 = zext nneg i32 %47 to i64, !dbg !74
  %596 = mul i64 %c_stride, %595, !dbg !75
  %597 = getelementptr bfloat, ptr addrspace(1) %588, i64 %596, !dbg !76
  %598 = getelementptr bfloat, ptr addrspace(1) %597, i64 %61, !dbg !76
  %599 = zext nneg i32 %48 to i64, !dbg !74
  %600 = mul i64 %c_stride, %599, !dbg !75
  %601 = getelementptr bfloat, ptr addrspace(1) %588, i64 %600, !dbg !76
  %602 = getelementptr bfloat, ptr addrspace(1) %601, i64 %61, !dbg !76
  %603 = zext nneg i32 %49 to i64, !dbg !74
  %604 = mul i64 %c_stride, %603, !dbg !75
  %605 = getelementptr bfloat, ptr addrspace(1) %588, i64 %604, !dbg !76
  %606 = getelementptr bfloat, ptr addrspace(1) %605, i64 %61, !dbg !76
  %607 = icmp slt i32 %2, %590, !dbg !77
  %608 = icmp slt i32 %4, %589, !dbg !78
  %609 = and i1 %607, %608, !dbg !79
  %610 = icmp slt i32 %47, %590, !dbg !77
  %611 = and i1 %610, %608, !dbg !79
  %612 = icmp slt i32 %48, %590, !dbg !77
  %613 = and i1 %612, %608, !dbg !79
  %614 = icmp slt i32 %49, %590, !dbg !77
  %615 = and i1 %614, %608, !dbg !79
  %616 = shufflevector <8 x bfloat> %578, <8 x bfloat> %581, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9, i32 12, i32 13>, !dbg !80
  %617 = bitcast <8 x bfloat> %616 to <4 x i32>, !dbg !80
  %618 = extractelement <4 x i32> %617, i64 0, !dbg !80
  %619 = extractelement <4 x i32> %617, i64 1, !dbg !80
  %620 = extractelement <4 x i32> %617, i64 2, !dbg !80
  %621 = extractelement <4 x i32> %617, i64 3, !dbg !80
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %594, i32 %618, i32 %619, i32 %620, i32 %621, i1 %609) #6, !dbg !80
  %622 = shufflevector <8 x bfloat> %583, <8 x bfloat> %585, <8 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9, i32 12, i32 13>, !dbg !80
  %623 = bitcast <8 x bfloat> %622 to <4 x i32>, !dbg !80
  %624 = extractelement <4 x i32> %623, i64 0, !dbg !80
  %625 = extractelement <4 x i32> %623, i64 1, !dbg !80
  %626 = extractelement <4 x i32> %623, i64 2, !dbg !80
  %627 = extractelement <4 x i32> %623, i64 3, !dbg !80
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %598, i32 %624, i32 %625, i32 %626, i32 %627, i1 %611) #6, !dbg !80
  %628 = shufflevector <8 x bfloat> %578, <8 x bfloat> %581, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>, !dbg !80
  %629 = bitcast <8 x bfloat> %628 to <4 x i32>, !dbg !80
  %630 = extractelement <4 x i32> %629, i64 0, !dbg !80
  %631 = extractelement <4 x i32> %629, i64 1, !dbg !80
  %632 = extractelement <4 x i32> %629, i64 2, !dbg !80
  %633 = extractelement <4 x i32> %629, i64 3, !dbg !80
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %602, i32 %630, i32 %631, i32 %632, i32 %633, i1 %613) #6, !dbg !80
  %634 = shufflevector <8 x bfloat> %583, <8 x bfloat> %585, <8 x i32> <i32 2, i32 3, i32 6, i32 7, i32 10, i32 11, i32 14, i32 15>, !dbg !80
  %635 = bitcast <8 x bfloat> %634 to <4 x i32>, !dbg !80
  %636 = extractelement <4 x i32> %635, i64 0, !dbg !80
  %637 = extractelement <4 x i32> %635, i64 1, !dbg !80
  %638 = extractelement <4 x i32> %635, i64 2, !dbg !80
  %639 = extractelement <4 x i32> %635, i64 3, !dbg !80
  call void asm sideeffect "@$5 st.global.v4.b32 [$0], {$1, $2, $3, $4};", "l,r,r,r,r,b,~{memory}"(ptr addrspace(1) %606, i32 %636, i32 %637, i32 %638, i32 %639, i1 %615) #6, !dbg !80
  ret void, !dbg !80
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
!3 = !DIFile(filename: "example.cpp", directory: "../examples/04_matmul")
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !3, file: !3, line: 38, type: !5, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 38, column: 42, scope: !4)
!8 = !DILocation(line: 72, column: 77, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "kernel.h", directory: "examples/04_matmul")
!11 = !DILocation(line: 72, column: 59, scope: !9)
!12 = !DILocation(line: 72, column: 50, scope: !9)
!13 = !DILocation(line: 46, column: 31, scope: !9)
!14 = !DILocation(line: 46, column: 36, scope: !9)
!15 = !DILocation(line: 46, column: 40, scope: !9)
!16 = !DILocation(line: 47, column: 34, scope: !9)
!17 = !DILocation(line: 47, column: 23, scope: !9)
!18 = !DILocation(line: 48, column: 37, scope: !9)
!19 = !DILocation(line: 49, column: 28, scope: !9)
!20 = !DILocation(line: 49, column: 45, scope: !9)
!21 = !DILocation(line: 73, column: 19, scope: !9)
!22 = !DILocation(line: 73, column: 37, scope: !9)
!23 = !DILocation(line: 80, column: 69, scope: !9)
!24 = !DILocation(line: 80, column: 54, scope: !9)
!25 = !DILocation(line: 82, column: 69, scope: !9)
!26 = !DILocation(line: 84, column: 30, scope: !9)
!27 = !DILocation(line: 84, column: 35, scope: !9)
!28 = !DILocation(line: 84, column: 19, scope: !9)
!29 = !DILocation(line: 85, column: 30, scope: !9)
!30 = !DILocation(line: 85, column: 35, scope: !9)
!31 = !DILocation(line: 85, column: 19, scope: !9)
!32 = !DILocation(line: 80, column: 23, scope: !9)
!33 = !DILocation(line: 84, column: 63, scope: !9)
!34 = !DILocation(line: 84, column: 71, scope: !9)
!35 = !DILocation(line: 84, column: 98, scope: !9)
!36 = !DILocation(line: 84, column: 51, scope: !9)
!37 = !DILocation(line: 88, column: 49, scope: !9)
!38 = !DILocation(line: 88, column: 15, scope: !9)
!39 = !DILocation(line: 82, column: 23, scope: !9)
!40 = !DILocation(line: 85, column: 63, scope: !9)
!41 = !DILocation(line: 85, column: 71, scope: !9)
!42 = !DILocation(line: 85, column: 51, scope: !9)
!43 = !DILocation(line: 89, column: 15, scope: !9)
!44 = !DILocation(line: 90, column: 17, scope: !9)
!45 = !DILocation(line: 88, column: 58, scope: !9)
!46 = !DILocation(line: 88, column: 18, scope: !9)
!47 = !DILocation(line: 89, column: 18, scope: !9)
!48 = !DILocation(line: 96, column: 7, scope: !9)
!49 = !DILocation(line: 0, scope: !9)
!50 = !DILocation(line: 97, column: 27, scope: !9)
!51 = !DILocation(line: 98, column: 44, scope: !9)
!52 = !DILocation(line: 98, column: 13, scope: !9)
!53 = !DILocation(line: 98, column: 27, scope: !9)
!54 = !DILocation(line: 98, column: 32, scope: !9)
!55 = !DILocation(line: 88, column: 35, scope: !9)
!56 = !DILocation(line: 89, column: 35, scope: !9)
!57 = !DILocation(line: 99, column: 39, scope: !9)
!58 = !DILocation(line: 99, column: 31, scope: !9)
!59 = !DILocation(line: 100, column: 31, scope: !9)
!60 = !DILocation(line: 102, column: 83, scope: !9)
!61 = !DILocation(line: 105, column: 83, scope: !9)
!62 = !DILocation(line: 114, column: 17, scope: !9)
!63 = !DILocation(line: 117, column: 16, scope: !9)
!64 = !DILocation(line: 22, column: 51, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !10, file: !10, type: !5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!66 = !DILocation(line: 120, column: 54, scope: !9)
!67 = !DILocation(line: 120, column: 48, scope: !9)
!68 = !DILocation(line: 120, column: 40, scope: !9)
!69 = !DILocation(line: 123, column: 35, scope: !9)
!70 = !DILocation(line: 123, column: 19, scope: !9)
!71 = !DILocation(line: 123, column: 51, scope: !9)
!72 = !DILocation(line: 124, column: 56, scope: !9)
!73 = !DILocation(line: 124, column: 34, scope: !9)
!74 = !DILocation(line: 123, column: 68, scope: !9)
!75 = !DILocation(line: 123, column: 74, scope: !9)
!76 = !DILocation(line: 123, column: 56, scope: !9)
!77 = !DILocation(line: 124, column: 25, scope: !9)
!78 = !DILocation(line: 124, column: 47, scope: !9)
!79 = !DILocation(line: 124, column: 40, scope: !9)
!80 = !DILocation(line: 124, column: 8, scope: !9)

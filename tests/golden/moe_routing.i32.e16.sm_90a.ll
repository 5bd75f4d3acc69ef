; ModuleID = 'moe_routing'
source_filename = "moe_routing"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared_memory = external addrspace(3) global [0 x i8], align 1024

; Function Attrs: nounwind
define ptx_kernel void @moe_routing(ptr addrspace(1) align 4 %ids, ptr addrspace(1) align 4 %slice_sizes, ptr addrspace(1) align 4 %slice_offsets, ptr addrspace(1) align 4 %gather, ptr addrspace(1) align 4 %scatter, ptr addrspace(1) align 4 %schedule, i32 %assignments, i32 %top_k, i32 %first, i32 %last, i32 %schedule_stride) #0 !dbg !4 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %lane = and i32 %thread, 31, !dbg !7
  %0 = lshr i32 %thread, 5, !dbg !7
  %warp = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 0, i32 31), !dbg !7
  %1 = and i32 %thread, 15, !dbg !7
  %2 = and i32 %thread, 224, !dbg !7
  %3 = lshr exact i32 %2, 5, !dbg !7
  %4 = shl nuw nsw i32 %lane, 2, !dbg !7
  %5 = and i32 %thread, 240, !dbg !7
  %6 = lshr exact i32 %5, 4, !dbg !7
  %7 = sub i32 %last, %first, !dbg !8
  %8 = icmp sgt i32 %assignments, 0, !dbg !11
  br i1 %8, label %for.head, label %for.end, !dbg !11

for.head:                                         ; preds = %entry
  %9 = add nsw i32 %assignments, -1, !dbg !11
  %10 = and i32 %9, -128, !dbg !11
  %11 = or disjoint i32 %3, 8
  %12 = or disjoint i32 %3, 16
  %13 = or disjoint i32 %3, 24
  %14 = or disjoint i32 %3, 32
  %15 = or disjoint i32 %3, 40
  %16 = or disjoint i32 %3, 48
  %17 = or disjoint i32 %3, 56
  %18 = or disjoint i32 %3, 64
  %19 = or disjoint i32 %3, 72
  %20 = or disjoint i32 %3, 80
  %21 = or disjoint i32 %3, 88
  %22 = or disjoint i32 %3, 96
  %23 = or disjoint i32 %3, 104
  %24 = or disjoint i32 %3, 112
  %25 = or disjoint i32 %3, 120
  %26 = icmp samesign ult i32 %thread, 16
  %27 = shl nuw nsw i32 %thread, 2
  %28 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %27
  %first_copy = icmp eq i32 %lane, 0
  %29 = shl nuw nsw i32 %1, 2
  %30 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %29
  br label %for.body, !dbg !11

for.body:                                         ; preds = %after32, %for.head
  %.0 = phi i32 [ 0, %for.head ], [ %304, %after32 ], !dbg !12
  %index = phi i32 [ 0, %for.head ], [ %305, %after32 ], !dbg !11
  %31 = or disjoint i32 %index, %3, !dbg !13
  %32 = or disjoint i32 %index, %11, !dbg !13
  %33 = sext i32 %31 to i64, !dbg !14
  %34 = getelementptr i32, ptr addrspace(1) %ids, i64 %33, !dbg !14
  %35 = sext i32 %32 to i64, !dbg !14
  %36 = getelementptr i32, ptr addrspace(1) %ids, i64 %35, !dbg !14
  %37 = or disjoint i32 %index, %12, !dbg !13
  %38 = or disjoint i32 %index, %13, !dbg !13
  %39 = sext i32 %37 to i64, !dbg !14
  %40 = getelementptr i32, ptr addrspace(1) %ids, i64 %39, !dbg !14
  %41 = sext i32 %38 to i64, !dbg !14
  %42 = getelementptr i32, ptr addrspace(1) %ids, i64 %41, !dbg !14
  %43 = or disjoint i32 %index, %14, !dbg !13
  %44 = or disjoint i32 %index, %15, !dbg !13
  %45 = sext i32 %43 to i64, !dbg !14
  %46 = getelementptr i32, ptr addrspace(1) %ids, i64 %45, !dbg !14
  %47 = sext i32 %44 to i64, !dbg !14
  %48 = getelementptr i32, ptr addrspace(1) %ids, i64 %47, !dbg !14
  %49 = or disjoint i32 %index, %16, !dbg !13
  %50 = or disjoint i32 %index, %17, !dbg !13
  %51 = sext i32 %49 to i64, !dbg !14
  %52 = getelementptr i32, ptr addrspace(1) %ids, i64 %51, !dbg !14
  %53 = sext i32 %50 to i64, !dbg !14
  %54 = getelementptr i32, ptr addrspace(1) %ids, i64 %53, !dbg !14
  %55 = or disjoint i32 %index, %18, !dbg !13
  %56 = or disjoint i32 %index, %19, !dbg !13
  %57 = sext i32 %55 to i64, !dbg !14
  %58 = getelementptr i32, ptr addrspace(1) %ids, i64 %57, !dbg !14
  %59 = sext i32 %56 to i64, !dbg !14
  %60 = getelementptr i32, ptr addrspace(1) %ids, i64 %59, !dbg !14
  %61 = or disjoint i32 %index, %20, !dbg !13
  %62 = or disjoint i32 %index, %21, !dbg !13
  %63 = sext i32 %61 to i64, !dbg !14
  %64 = getelementptr i32, ptr addrspace(1) %ids, i64 %63, !dbg !14
  %65 = sext i32 %62 to i64, !dbg !14
  %66 = getelementptr i32, ptr addrspace(1) %ids, i64 %65, !dbg !14
  %67 = or disjoint i32 %index, %22, !dbg !13
  %68 = or disjoint i32 %index, %23, !dbg !13
  %69 = sext i32 %67 to i64, !dbg !14
  %70 = getelementptr i32, ptr addrspace(1) %ids, i64 %69, !dbg !14
  %71 = sext i32 %68 to i64, !dbg !14
  %72 = getelementptr i32, ptr addrspace(1) %ids, i64 %71, !dbg !14
  %73 = or disjoint i32 %index, %24, !dbg !13
  %74 = or disjoint i32 %index, %25, !dbg !13
  %75 = sext i32 %73 to i64, !dbg !14
  %76 = getelementptr i32, ptr addrspace(1) %ids, i64 %75, !dbg !14
  %77 = sext i32 %74 to i64, !dbg !14
  %78 = getelementptr i32, ptr addrspace(1) %ids, i64 %77, !dbg !14
  %79 = icmp slt i32 %31, %assignments, !dbg !15
  %80 = icmp slt i32 %32, %assignments, !dbg !15
  %81 = icmp slt i32 %37, %assignments, !dbg !15
  %82 = icmp slt i32 %38, %assignments, !dbg !15
  %83 = icmp slt i32 %43, %assignments, !dbg !15
  %84 = icmp slt i32 %44, %assignments, !dbg !15
  %85 = icmp slt i32 %49, %assignments, !dbg !15
  %86 = icmp slt i32 %50, %assignments, !dbg !15
  %87 = icmp slt i32 %55, %assignments, !dbg !15
  %88 = icmp slt i32 %56, %assignments, !dbg !15
  %89 = icmp slt i32 %61, %assignments, !dbg !15
  %90 = icmp slt i32 %62, %assignments, !dbg !15
  %91 = icmp slt i32 %67, %assignments, !dbg !15
  %92 = icmp slt i32 %68, %assignments, !dbg !15
  %93 = icmp slt i32 %73, %assignments, !dbg !15
  %94 = icmp slt i32 %74, %assignments, !dbg !15
  %95 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %34, i1 %79) #5, !dbg !16
  %96 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %36, i1 %80) #5, !dbg !16
  %97 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %40, i1 %81) #5, !dbg !16
  %98 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %42, i1 %82) #5, !dbg !16
  %99 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %46, i1 %83) #5, !dbg !16
  %100 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %48, i1 %84) #5, !dbg !16
  %101 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %52, i1 %85) #5, !dbg !16
  %102 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %54, i1 %86) #5, !dbg !16
  %103 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %58, i1 %87) #5, !dbg !16
  %104 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %60, i1 %88) #5, !dbg !16
  %105 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %64, i1 %89) #5, !dbg !16
  %106 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %66, i1 %90) #5, !dbg !16
  %107 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %70, i1 %91) #5, !dbg !16
  %108 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %72, i1 %92) #5, !dbg !16
  %109 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %76, i1 %93) #5, !dbg !16
  %110 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %78, i1 %94) #5, !dbg !16
  %111 = icmp sge i32 %95, %first, !dbg !17
  %112 = icmp sge i32 %96, %first, !dbg !17
  %113 = icmp slt i32 %95, %last, !dbg !18
  %114 = icmp slt i32 %96, %last, !dbg !18
  %115 = and i1 %111, %113, !dbg !19
  %116 = and i1 %112, %114, !dbg !19
  %117 = sub i32 %95, %first, !dbg !20
  %118 = sub i32 %96, %first, !dbg !20
  %119 = select i1 %115, i32 %117, i32 -1, !dbg !21
  %120 = select i1 %116, i32 %118, i32 -1, !dbg !21
  %121 = icmp sge i32 %97, %first, !dbg !17
  %122 = icmp sge i32 %98, %first, !dbg !17
  %123 = icmp slt i32 %97, %last, !dbg !18
  %124 = icmp slt i32 %98, %last, !dbg !18
  %125 = and i1 %121, %123, !dbg !19
  %126 = and i1 %122, %124, !dbg !19
  %127 = sub i32 %97, %first, !dbg !20
  %128 = sub i32 %98, %first, !dbg !20
  %129 = select i1 %125, i32 %127, i32 -1, !dbg !21
  %130 = select i1 %126, i32 %128, i32 -1, !dbg !21
  %131 = icmp sge i32 %99, %first, !dbg !17
  %132 = icmp sge i32 %100, %first, !dbg !17
  %133 = icmp slt i32 %99, %last, !dbg !18
  %134 = icmp slt i32 %100, %last, !dbg !18
  %135 = and i1 %131, %133, !dbg !19
  %136 = and i1 %132, %134, !dbg !19
  %137 = sub i32 %99, %first, !dbg !20
  %138 = sub i32 %100, %first, !dbg !20
  %139 = select i1 %135, i32 %137, i32 -1, !dbg !21
  %140 = select i1 %136, i32 %138, i32 -1, !dbg !21
  %141 = icmp sge i32 %101, %first, !dbg !17
  %142 = icmp sge i32 %102, %first, !dbg !17
  %143 = icmp slt i32 %101, %last, !dbg !18
  %144 = icmp slt i32 %102, %last, !dbg !18
  %145 = and i1 %141, %143, !dbg !19
  %146 = and i1 %142, %144, !dbg !19
  %147 = sub i32 %101, %first, !dbg !20
  %148 = sub i32 %102, %first, !dbg !20
  %149 = select i1 %145, i32 %147, i32 -1, !dbg !21
  %150 = select i1 %146, i32 %148, i32 -1, !dbg !21
  %151 = icmp sge i32 %103, %first, !dbg !17
  %152 = icmp sge i32 %104, %first, !dbg !17
  %153 = icmp slt i32 %103, %last, !dbg !18
  %154 = icmp slt i32 %104, %last, !dbg !18
  %155 = and i1 %151, %153, !dbg !19
  %156 = and i1 %152, %154, !dbg !19
  %157 = sub i32 %103, %first, !dbg !20
  %158 = sub i32 %104, %first, !dbg !20
  %159 = select i1 %155, i32 %157, i32 -1, !dbg !21
  %160 = select i1 %156, i32 %158, i32 -1, !dbg !21
  %161 = icmp sge i32 %105, %first, !dbg !17
  %162 = icmp sge i32 %106, %first, !dbg !17
  %163 = icmp slt i32 %105, %last, !dbg !18
  %164 = icmp slt i32 %106, %last, !dbg !18
  %165 = and i1 %161, %163, !dbg !19
  %166 = and i1 %162, %164, !dbg !19
  %167 = sub i32 %105, %first, !dbg !20
  %168 = sub i32 %106, %first, !dbg !20
  %169 = select i1 %165, i32 %167, i32 -1, !dbg !21
  %170 = select i1 %166, i32 %168, i32 -1, !dbg !21
  %171 = icmp sge i32 %107, %first, !dbg !17
  %172 = icmp sge i32 %108, %first, !dbg !17
  %173 = icmp slt i32 %107, %last, !dbg !18
  %174 = icmp slt i32 %108, %last, !dbg !18
  %175 = and i1 %171, %173, !dbg !19
  %176 = and i1 %172, %174, !dbg !19
  %177 = sub i32 %107, %first, !dbg !20
  %178 = sub i32 %108, %first, !dbg !20
  %179 = select i1 %175, i32 %177, i32 -1, !dbg !21
  %180 = select i1 %176, i32 %178, i32 -1, !dbg !21
  %181 = icmp sge i32 %109, %first, !dbg !17
  %182 = icmp sge i32 %110, %first, !dbg !17
  %183 = icmp slt i32 %109, %last, !dbg !18
  %184 = icmp slt i32 %110, %last, !dbg !18
  %185 = and i1 %181, %183, !dbg !19
  %186 = and i1 %182, %184, !dbg !19
  %187 = sub i32 %109, %first, !dbg !20
  %188 = sub i32 %110, %first, !dbg !20
  %189 = select i1 %185, i32 %187, i32 -1, !dbg !21
  %190 = select i1 %186, i32 %188, i32 -1, !dbg !21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  br i1 %26, label %when, label %after, !dbg !22

for.end:                                          ; preds = %after32, %entry
  %.1 = phi i32 [ 0, %entry ], [ %304, %after32 ], !dbg !12
  %191 = and i32 %thread, 1, !dbg !23
  %.not = icmp eq i32 %191, 0, !dbg !23
  %192 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %.1, i32 1, i32 31), !dbg !23
  %193 = add i32 %192, %.1, !dbg !23
  %194 = and i32 %thread, 2, !dbg !23
  %.not93 = icmp eq i32 %194, 0, !dbg !23
  %195 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %193, i32 2, i32 31), !dbg !23
  %196 = select i1 %.not, i32 0, i32 %192, !dbg !23
  %197 = add i32 %195, %196, !dbg !23
  %198 = select i1 %.not93, i32 %192, i32 %197, !dbg !23
  %199 = add i32 %195, %193, !dbg !23
  %200 = and i32 %thread, 3, !dbg !23
  %.not94 = icmp eq i32 %200, 0, !dbg !23
  %201 = and i32 %thread, 4, !dbg !23
  %.not95 = icmp eq i32 %201, 0, !dbg !23
  %202 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %199, i32 4, i32 31), !dbg !23
  %203 = select i1 %.not94, i32 0, i32 %198, !dbg !23
  %204 = add i32 %202, %203, !dbg !23
  %205 = select i1 %.not95, i32 %198, i32 %204, !dbg !23
  %206 = add i32 %202, %199, !dbg !23
  %207 = and i32 %thread, 7, !dbg !23
  %.not97 = icmp eq i32 %207, 0, !dbg !23
  %208 = and i32 %thread, 8, !dbg !23
  %.not98 = icmp eq i32 %208, 0, !dbg !23
  %209 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %206, i32 8, i32 31), !dbg !23
  %210 = select i1 %.not97, i32 0, i32 %205, !dbg !23
  %211 = add i32 %209, %210, !dbg !23
  %212 = select i1 %.not98, i32 %205, i32 %211, !dbg !23
  %.not96 = icmp eq i32 %1, 0, !dbg !23
  %213 = select i1 %.not96, i32 0, i32 %212, !dbg !23
  %214 = add i32 %.1, %213, !dbg !23
  %215 = zext nneg i32 %1 to i64, !dbg !24
  %216 = getelementptr i32, ptr addrspace(1) %slice_sizes, i64 %215, !dbg !24
  %217 = icmp slt i32 %1, %7, !dbg !25
  %first_copy33 = icmp eq i32 %5, 0, !dbg !26
  %218 = and i1 %first_copy33, %217, !dbg !26
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %216, i32 %.1, i1 %218) #5, !dbg !26
  %219 = getelementptr i32, ptr addrspace(1) %slice_offsets, i64 %215, !dbg !27
  %220 = getelementptr i8, ptr addrspace(1) %219, i64 4, !dbg !28
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %220, i32 %214, i1 %218) #5, !dbg !29
  %221 = and i32 %thread, 255, !dbg !30
  %222 = icmp eq i32 %221, 0, !dbg !30
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %219, i32 0, i1 %222) #5, !dbg !30
  br i1 %8, label %for.head36, label %for.head77, !dbg !31

when:                                             ; preds = %for.body
  store i32 0, ptr addrspace(3) %28, align 4, !dbg !22
  br label %after, !dbg !22

after:                                            ; preds = %when, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %223 = icmp ult i32 %119, 16, !dbg !22
  %224 = and i1 %first_copy, %223, !dbg !22
  br i1 %224, label %when1, label %after2, !dbg !22

when1:                                            ; preds = %after
  %225 = shl nuw nsw i32 %119, 2, !dbg !22
  %226 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %225, !dbg !22
  %227 = atomicrmw add ptr addrspace(3) %226, i32 1 monotonic, align 4, !dbg !22
  br label %after2, !dbg !22

after2:                                           ; preds = %when1, %after
  %228 = icmp ult i32 %120, 16, !dbg !22
  %229 = and i1 %first_copy, %228, !dbg !22
  br i1 %229, label %when3, label %after4, !dbg !22

when3:                                            ; preds = %after2
  %230 = shl nuw nsw i32 %120, 2, !dbg !22
  %231 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %230, !dbg !22
  %232 = atomicrmw add ptr addrspace(3) %231, i32 1 monotonic, align 4, !dbg !22
  br label %after4, !dbg !22

after4:                                           ; preds = %when3, %after2
  %233 = icmp ult i32 %129, 16, !dbg !22
  %234 = and i1 %first_copy, %233, !dbg !22
  br i1 %234, label %when5, label %after6, !dbg !22

when5:                                            ; preds = %after4
  %235 = shl nuw nsw i32 %129, 2, !dbg !22
  %236 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %235, !dbg !22
  %237 = atomicrmw add ptr addrspace(3) %236, i32 1 monotonic, align 4, !dbg !22
  br label %after6, !dbg !22

after6:                                           ; preds = %when5, %after4
  %238 = icmp ult i32 %130, 16, !dbg !22
  %239 = and i1 %first_copy, %238, !dbg !22
  br i1 %239, label %when7, label %after8, !dbg !22

when7:                                            ; preds = %after6
  %240 = shl nuw nsw i32 %130, 2, !dbg !22
  %241 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %240, !dbg !22
  %242 = atomicrmw add ptr addrspace(3) %241, i32 1 monotonic, align 4, !dbg !22
  br label %after8, !dbg !22

after8:                                           ; preds = %when7, %after6
  %243 = icmp ult i32 %139, 16, !dbg !22
  %244 = and i1 %first_copy, %243, !dbg !22
  br i1 %244, label %when9, label %after10, !dbg !22

when9:                                            ; preds = %after8
  %245 = shl nuw nsw i32 %139, 2, !dbg !22
  %246 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %245, !dbg !22
  %247 = atomicrmw add ptr addrspace(3) %246, i32 1 monotonic, align 4, !dbg !22
  br label %after10, !dbg !22

after10:                                          ; preds = %when9, %after8
  %248 = icmp ult i32 %140, 16, !dbg !22
  %249 = and i1 %first_copy, %248, !dbg !22
  br i1 %249, label %when11, label %after12, !dbg !22

when11:                                           ; preds = %after10
  %250 = shl nuw nsw i32 %140, 2, !dbg !22
  %251 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %250, !dbg !22
  %252 = atomicrmw add ptr addrspace(3) %251, i32 1 monotonic, align 4, !dbg !22
  br label %after12, !dbg !22

after12:                                          ; preds = %when11, %after10
  %253 = icmp ult i32 %149, 16, !dbg !22
  %254 = and i1 %first_copy, %253, !dbg !22
  br i1 %254, label %when13, label %after14, !dbg !22

when13:                                           ; preds = %after12
  %255 = shl nuw nsw i32 %149, 2, !dbg !22
  %256 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %255, !dbg !22
  %257 = atomicrmw add ptr addrspace(3) %256, i32 1 monotonic, align 4, !dbg !22
  br label %after14, !dbg !22

after14:                                          ; preds = %when13, %after12
  %258 = icmp ult i32 %150, 16, !dbg !22
  %259 = and i1 %first_copy, %258, !dbg !22
  br i1 %259, label %when15, label %after16, !dbg !22

when15:                                           ; preds = %after14
  %260 = shl nuw nsw i32 %150, 2, !dbg !22
  %261 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %260, !dbg !22
  %262 = atomicrmw add ptr addrspace(3) %261, i32 1 monotonic, align 4, !dbg !22
  br label %after16, !dbg !22

after16:                                          ; preds = %when15, %after14
  %263 = icmp ult i32 %159, 16, !dbg !22
  %264 = and i1 %first_copy, %263, !dbg !22
  br i1 %264, label %when17, label %after18, !dbg !22

when17:                                           ; preds = %after16
  %265 = shl nuw nsw i32 %159, 2, !dbg !22
  %266 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %265, !dbg !22
  %267 = atomicrmw add ptr addrspace(3) %266, i32 1 monotonic, align 4, !dbg !22
  br label %after18, !dbg !22

after18:                                          ; preds = %when17, %after16
  %268 = icmp ult i32 %160, 16, !dbg !22
  %269 = and i1 %first_copy, %268, !dbg !22
  br i1 %269, label %when19, label %after20, !dbg !22

when19:                                           ; preds = %after18
  %270 = shl nuw nsw i32 %160, 2, !dbg !22
  %271 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %270, !dbg !22
  %272 = atomicrmw add ptr addrspace(3) %271, i32 1 monotonic, align 4, !dbg !22
  br label %after20, !dbg !22

after20:                                          ; preds = %when19, %after18
  %273 = icmp ult i32 %169, 16, !dbg !22
  %274 = and i1 %first_copy, %273, !dbg !22
  br i1 %274, label %when21, label %after22, !dbg !22

when21:                                           ; preds = %after20
  %275 = shl nuw nsw i32 %169, 2, !dbg !22
  %276 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %275, !dbg !22
  %277 = atomicrmw add ptr addrspace(3) %276, i32 1 monotonic, align 4, !dbg !22
  br label %after22, !dbg !22

after22:                                          ; preds = %when21, %after20
  %278 = icmp ult i32 %170, 16, !dbg !22
  %279 = and i1 %first_copy, %278, !dbg !22
  br i1 %279, label %when23, label %after24, !dbg !22

when23:                                           ; preds = %after22
  %280 = shl nuw nsw i32 %170, 2, !dbg !22
  %281 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %280, !dbg !22
  %282 = atomicrmw add ptr addrspace(3) %281, i32 1 monotonic, align 4, !dbg !22
  br label %after24, !dbg !22

after24:                                          ; preds = %when23, %after22
  %283 = icmp ult i32 %179, 16, !dbg !22
  %284 = and i1 %first_copy, %283, !dbg !22
  br i1 %284, label %when25, label %after26, !dbg !22

when25:                                           ; preds = %after24
  %285 = shl nuw nsw i32 %179, 2, !dbg !22
  %286 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %285, !dbg !22
  %287 = atomicrmw add ptr addrspace(3) %286, i32 1 monotonic, align 4, !dbg !22
  br label %after26, !dbg !22

after26:                                          ; preds = %when25, %after24
  %288 = icmp ult i32 %180, 16, !dbg !22
  %289 = and i1 %first_copy, %288, !dbg !22
  br i1 %289, label %when27, label %after28, !dbg !22

when27:                                           ; preds = %after26
  %290 = shl nuw nsw i32 %180, 2, !dbg !22
  %291 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %290, !dbg !22
  %292 = atomicrmw add ptr addrspace(3) %291, i32 1 monotonic, align 4, !dbg !22
  br label %after28, !dbg !22

after28:                                          ; preds = %when27, %after26
  %293 = icmp ult i32 %189, 16, !dbg !22
  %294 = and i1 %first_copy, %293, !dbg !22
  br i1 %294, label %when29, label %after30, !dbg !22

when29:                                           ; preds = %after28
  %295 = shl nuw nsw i32 %189, 2, !dbg !22
  %296 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %295, !dbg !22
  %297 = atomicrmw add ptr addrspace(3) %296, i32 1 monotonic, align 4, !dbg !22
  br label %after30, !dbg !22

after30:                                          ; preds = %when29, %after28
  %298 = icmp ult i32 %190, 16, !dbg !22
  %299 = and i1 %first_copy, %298, !dbg !22
  br i1 %299, label %when31, label %after32, !dbg !22

when31:                                           ; preds = %after30
  %300 = shl nuw nsw i32 %190, 2, !dbg !22
  %301 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %300, !dbg !22
  %302 = atomicrmw add ptr addrspace(3) %301, i32 1 monotonic, align 4, !dbg !22
  br label %after32, !dbg !22

after32:                                          ; preds = %when31, %after30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %303 = load i32, ptr addrspace(3) %30, align 4, !dbg !22
  %304 = add i32 %.0, %303, !dbg !32
  %305 = add i32 %index, 128, !dbg !11
  %306 = icmp eq i32 %index, %10, !dbg !11
  br i1 %306, label %for.end, label %for.body, !dbg !11

for.head36:                                       ; preds = %for.end
  %307 = add nsw i32 %assignments, -1, !dbg !31
  %308 = and i32 %307, -128, !dbg !31
  %309 = or disjoint i32 %3, 8
  %310 = or disjoint i32 %3, 16
  %311 = or disjoint i32 %3, 24
  %312 = or disjoint i32 %3, 32
  %313 = or disjoint i32 %3, 40
  %314 = or disjoint i32 %3, 48
  %315 = or disjoint i32 %3, 56
  %316 = or disjoint i32 %3, 64
  %317 = or disjoint i32 %3, 72
  %318 = or disjoint i32 %3, 80
  %319 = or disjoint i32 %3, 88
  %320 = or disjoint i32 %3, 96
  %321 = or disjoint i32 %3, 104
  %322 = or disjoint i32 %3, 112
  %323 = or disjoint i32 %3, 120
  %324 = lshr exact i32 %2, 3
  %325 = shl nuw nsw i32 %lane, 4
  %326 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %324
  %327 = getelementptr i8, ptr addrspace(3) %326, i32 32
  %328 = getelementptr i8, ptr addrspace(3) %326, i32 64
  %329 = getelementptr i8, ptr addrspace(3) %326, i32 96
  %330 = getelementptr i8, ptr addrspace(3) %326, i32 128
  %331 = getelementptr i8, ptr addrspace(3) %326, i32 160
  %332 = getelementptr i8, ptr addrspace(3) %326, i32 192
  %333 = getelementptr i8, ptr addrspace(3) %326, i32 224
  %334 = getelementptr i8, ptr addrspace(3) %326, i32 256
  %335 = getelementptr i8, ptr addrspace(3) %326, i32 288
  %336 = getelementptr i8, ptr addrspace(3) %326, i32 320
  %337 = getelementptr i8, ptr addrspace(3) %326, i32 352
  %338 = getelementptr i8, ptr addrspace(3) %326, i32 384
  %339 = getelementptr i8, ptr addrspace(3) %326, i32 416
  %340 = getelementptr i8, ptr addrspace(3) %326, i32 448
  %341 = getelementptr i8, ptr addrspace(3) %326, i32 480
  %342 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %325
  %343 = or disjoint i32 %4, 1
  %344 = or disjoint i32 %4, 2
  %345 = or disjoint i32 %4, 3
  %346 = icmp samesign ult i32 %4, %3
  %347 = icmp samesign ult i32 %343, %3
  %348 = icmp samesign ult i32 %344, %3
  %349 = icmp samesign ult i32 %345, %3
  %350 = icmp samesign ult i32 %4, %309
  %351 = icmp samesign ult i32 %343, %309
  %352 = icmp samesign ult i32 %344, %309
  %353 = icmp samesign ult i32 %345, %309
  %354 = icmp samesign ult i32 %4, %310
  %355 = icmp samesign ult i32 %343, %310
  %356 = icmp samesign ult i32 %344, %310
  %357 = icmp samesign ult i32 %345, %310
  %358 = icmp samesign ult i32 %4, %311
  %359 = icmp samesign ult i32 %343, %311
  %360 = icmp samesign ult i32 %344, %311
  %361 = icmp samesign ult i32 %345, %311
  %362 = icmp samesign ult i32 %4, %312
  %363 = icmp samesign ult i32 %343, %312
  %364 = icmp samesign ult i32 %344, %312
  %365 = icmp samesign ult i32 %345, %312
  %366 = icmp samesign ult i32 %4, %313
  %367 = icmp samesign ult i32 %343, %313
  %368 = icmp samesign ult i32 %344, %313
  %369 = icmp samesign ult i32 %345, %313
  %370 = icmp samesign ult i32 %4, %314
  %371 = icmp samesign ult i32 %343, %314
  %372 = icmp samesign ult i32 %344, %314
  %373 = icmp samesign ult i32 %345, %314
  %374 = icmp samesign ult i32 %4, %315
  %375 = icmp samesign ult i32 %343, %315
  %376 = icmp samesign ult i32 %344, %315
  %377 = icmp samesign ult i32 %345, %315
  %378 = icmp samesign ult i32 %4, %316
  %379 = icmp samesign ult i32 %343, %316
  %380 = icmp samesign ult i32 %344, %316
  %381 = icmp samesign ult i32 %345, %316
  %382 = icmp samesign ult i32 %4, %317
  %383 = icmp samesign ult i32 %343, %317
  %384 = icmp samesign ult i32 %344, %317
  %385 = icmp samesign ult i32 %345, %317
  %386 = icmp samesign ult i32 %4, %318
  %387 = icmp samesign ult i32 %343, %318
  %388 = icmp samesign ult i32 %344, %318
  %389 = icmp samesign ult i32 %345, %318
  %390 = icmp samesign ult i32 %4, %319
  %391 = icmp samesign ult i32 %343, %319
  %392 = icmp samesign ult i32 %344, %319
  %393 = icmp samesign ult i32 %345, %319
  %394 = icmp samesign ult i32 %4, %320
  %395 = icmp samesign ult i32 %343, %320
  %396 = icmp samesign ult i32 %344, %320
  %397 = icmp samesign ult i32 %345, %320
  %398 = icmp samesign ult i32 %4, %321
  %399 = icmp samesign ult i32 %343, %321
  %400 = icmp samesign ult i32 %344, %321
  %401 = icmp samesign ult i32 %345, %321
  %402 = icmp samesign ult i32 %4, %322
  %403 = icmp samesign ult i32 %343, %322
  %404 = icmp samesign ult i32 %344, %322
  %405 = icmp samesign ult i32 %345, %322
  %406 = icmp samesign ult i32 %4, %323
  %407 = icmp samesign ult i32 %343, %323
  %408 = icmp samesign ult i32 %344, %323
  %409 = icmp samesign ult i32 %345, %323
  %first_copy40 = icmp eq i32 %lane, 0
  %410 = icmp samesign ult i32 %thread, 16
  %411 = shl nuw nsw i32 %thread, 2
  %412 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %411
  %413 = shl nuw nsw i32 %1, 2
  %414 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %413
  br label %for.body37, !dbg !31

for.body37:                                       ; preds = %after76, %for.head36
  %.092 = phi i32 [ %213, %for.head36 ], [ %1221, %after76 ], !dbg !12
  %index39 = phi i32 [ 0, %for.head36 ], [ %1222, %after76 ], !dbg !31
  %415 = or disjoint i32 %index39, %3, !dbg !33
  %416 = or disjoint i32 %index39, %309, !dbg !33
  %417 = sext i32 %415 to i64, !dbg !14
  %418 = getelementptr i32, ptr addrspace(1) %ids, i64 %417, !dbg !14
  %419 = sext i32 %416 to i64, !dbg !14
  %420 = getelementptr i32, ptr addrspace(1) %ids, i64 %419, !dbg !14
  %421 = or disjoint i32 %index39, %310, !dbg !33
  %422 = or disjoint i32 %index39, %311, !dbg !33
  %423 = sext i32 %421 to i64, !dbg !14
  %424 = getelementptr i32, ptr addrspace(1) %ids, i64 %423, !dbg !14
  %425 = sext i32 %422 to i64, !dbg !14
  %426 = getelementptr i32, ptr addrspace(1) %ids, i64 %425, !dbg !14
  %427 = or disjoint i32 %index39, %312, !dbg !33
  %428 = or disjoint i32 %index39, %313, !dbg !33
  %429 = sext i32 %427 to i64, !dbg !14
  %430 = getelementptr i32, ptr addrspace(1) %ids, i64 %429, !dbg !14
  %431 = sext i32 %428 to i64, !dbg !14
  %432 = getelementptr i32, ptr addrspace(1) %ids, i64 %431, !dbg !14
  %433 = or disjoint i32 %index39, %314, !dbg !33
  %434 = or disjoint i32 %index39, %315, !dbg !33
  %435 = sext i32 %433 to i64, !dbg !14
  %436 = getelementptr i32, ptr addrspace(1) %ids, i64 %435, !dbg !14
  %437 = sext i32 %434 to i64, !dbg !14
  %438 = getelementptr i32, ptr addrspace(1) %ids, i64 %437, !dbg !14
  %439 = or disjoint i32 %index39, %316, !dbg !33
  %440 = or disjoint i32 %index39, %317, !dbg !33
  %441 = sext i32 %439 to i64, !dbg !14
  %442 = getelementptr i32, ptr addrspace(1) %ids, i64 %441, !dbg !14
  %443 = sext i32 %440 to i64, !dbg !14
  %444 = getelementptr i32, ptr addrspace(1) %ids, i64 %443, !dbg !14
  %445 = or disjoint i32 %index39, %318, !dbg !33
  %446 = or disjoint i32 %index39, %319, !dbg !33
  %447 = sext i32 %445 to i64, !dbg !14
  %448 = getelementptr i32, ptr addrspace(1) %ids, i64 %447, !dbg !14
  %449 = sext i32 %446 to i64, !dbg !14
  %450 = getelementptr i32, ptr addrspace(1) %ids, i64 %449, !dbg !14
  %451 = or disjoint i32 %index39, %320, !dbg !33
  %452 = or disjoint i32 %index39, %321, !dbg !33
  %453 = sext i32 %451 to i64, !dbg !14
  %454 = getelementptr i32, ptr addrspace(1) %ids, i64 %453, !dbg !14
  %455 = sext i32 %452 to i64, !dbg !14
  %456 = getelementptr i32, ptr addrspace(1) %ids, i64 %455, !dbg !14
  %457 = or disjoint i32 %index39, %322, !dbg !33
  %458 = or disjoint i32 %index39, %323, !dbg !33
  %459 = sext i32 %457 to i64, !dbg !14
  %460 = getelementptr i32, ptr addrspace(1) %ids, i64 %459, !dbg !14
  %461 = sext i32 %458 to i64, !dbg !14
  %462 = getelementptr i32, ptr addrspace(1) %ids, i64 %461, !dbg !14
  %463 = icmp slt i32 %415, %assignments, !dbg !15
  %464 = icmp slt i32 %416, %assignments, !dbg !15
  %465 = icmp slt i32 %421, %assignments, !dbg !15
  %466 = icmp slt i32 %422, %assignments, !dbg !15
  %467 = icmp slt i32 %427, %assignments, !dbg !15
  %468 = icmp slt i32 %428, %assignments, !dbg !15
  %469 = icmp slt i32 %433, %assignments, !dbg !15
  %470 = icmp slt i32 %434, %assignments, !dbg !15
  %471 = icmp slt i32 %439, %assignments, !dbg !15
  %472 = icmp slt i32 %440, %assignments, !dbg !15
  %473 = icmp slt i32 %445, %assignments, !dbg !15
  %474 = icmp slt i32 %446, %assignments, !dbg !15
  %475 = icmp slt i32 %451, %assignments, !dbg !15
  %476 = icmp slt i32 %452, %assignments, !dbg !15
  %477 = icmp slt i32 %457, %assignments, !dbg !15
  %478 = icmp slt i32 %458, %assignments, !dbg !15
  %479 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %418, i1 %463) #5, !dbg !16
  %480 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %420, i1 %464) #5, !dbg !16
  %481 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %424, i1 %465) #5, !dbg !16
  %482 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %426, i1 %466) #5, !dbg !16
  %483 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %430, i1 %467) #5, !dbg !16
  %484 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %432, i1 %468) #5, !dbg !16
  %485 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %436, i1 %469) #5, !dbg !16
  %486 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %438, i1 %470) #5, !dbg !16
  %487 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %442, i1 %471) #5, !dbg !16
  %488 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %444, i1 %472) #5, !dbg !16
  %489 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %448, i1 %473) #5, !dbg !16
  %490 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %450, i1 %474) #5, !dbg !16
  %491 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %454, i1 %475) #5, !dbg !16
  %492 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %456, i1 %476) #5, !dbg !16
  %493 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %460, i1 %477) #5, !dbg !16
  %494 = call i32 asm sideeffect "@$3 ld.global.b32 $0, [$2];", "=r,0,l,b,~{memory}"(i32 -1, ptr addrspace(1) %462, i1 %478) #5, !dbg !16
  %495 = icmp sge i32 %479, %first, !dbg !17
  %496 = icmp sge i32 %480, %first, !dbg !17
  %497 = icmp slt i32 %479, %last, !dbg !18
  %498 = icmp slt i32 %480, %last, !dbg !18
  %499 = and i1 %495, %497, !dbg !19
  %500 = and i1 %496, %498, !dbg !19
  %501 = sub i32 %479, %first, !dbg !20
  %502 = sub i32 %480, %first, !dbg !20
  %503 = select i1 %499, i32 %501, i32 -1, !dbg !21
  %504 = select i1 %500, i32 %502, i32 -1, !dbg !21
  %505 = icmp sge i32 %481, %first, !dbg !17
  %506 = icmp sge i32 %482, %first, !dbg !17
  %507 = icmp slt i32 %481, %last, !dbg !18
  %508 = icmp slt i32 %482, %last, !dbg !18
  %509 = and i1 %505, %507, !dbg !19
  %510 = and i1 %506, %508, !dbg !19
  %511 = sub i32 %481, %first, !dbg !20
  %512 = sub i32 %482, %first, !dbg !20
  %513 = select i1 %509, i32 %511, i32 -1, !dbg !21
  %514 = select i1 %510, i32 %512, i32 -1, !dbg !21
  %515 = icmp sge i32 %483, %first, !dbg !17
  %516 = icmp sge i32 %484, %first, !dbg !17
  %517 = icmp slt i32 %483, %last, !dbg !18
  %518 = icmp slt i32 %484, %last, !dbg !18
  %519 = and i1 %515, %517, !dbg !19
  %520 = and i1 %516, %518, !dbg !19
  %521 = sub i32 %483, %first, !dbg !20
  %522 = sub i32 %484, %first, !dbg !20
  %523 = select i1 %519, i32 %521, i32 -1, !dbg !21
  %524 = select i1 %520, i32 %522, i32 -1, !dbg !21
  %525 = icmp sge i32 %485, %first, !dbg !17
  %526 = icmp sge i32 %486, %first, !dbg !17
  %527 = icmp slt i32 %485, %last, !dbg !18
  %528 = icmp slt i32 %486, %last, !dbg !18
  %529 = and i1 %525, %527, !dbg !19
  %530 = and i1 %526, %528, !dbg !19
  %531 = sub i32 %485, %first, !dbg !20
  %532 = sub i32 %486, %first, !dbg !20
  %533 = select i1 %529, i32 %531, i32 -1, !dbg !21
  %534 = select i1 %530, i32 %532, i32 -1, !dbg !21
  %535 = icmp sge i32 %487, %first, !dbg !17
  %536 = icmp sge i32 %488, %first, !dbg !17
  %537 = icmp slt i32 %487, %last, !dbg !18
  %538 = icmp slt i32 %488, %last, !dbg !18
  %539 = and i1 %535, %537, !dbg !19
  %540 = and i1 %536, %538, !dbg !19
  %541 = sub i32 %487, %first, !dbg !20
  %542 = sub i32 %488, %first, !dbg !20
  %543 = select i1 %539, i32 %541, i32 -1, !dbg !21
  %544 = select i1 %540, i32 %542, i32 -1, !dbg !21
  %545 = icmp sge i32 %489, %first, !dbg !17
  %546 = icmp sge i32 %490, %first, !dbg !17
  %547 = icmp slt i32 %489, %last, !dbg !18
  %548 = icmp slt i32 %490, %last, !dbg !18
  %549 = and i1 %545, %547, !dbg !19
  %550 = and i1 %546, %548, !dbg !19
  %551 = sub i32 %489, %first, !dbg !20
  %552 = sub i32 %490, %first, !dbg !20
  %553 = select i1 %549, i32 %551, i32 -1, !dbg !21
  %554 = select i1 %550, i32 %552, i32 -1, !dbg !21
  %555 = icmp sge i32 %491, %first, !dbg !17
  %556 = icmp sge i32 %492, %first, !dbg !17
  %557 = icmp slt i32 %491, %last, !dbg !18
  %558 = icmp slt i32 %492, %last, !dbg !18
  %559 = and i1 %555, %557, !dbg !19
  %560 = and i1 %556, %558, !dbg !19
  %561 = sub i32 %491, %first, !dbg !20
  %562 = sub i32 %492, %first, !dbg !20
  %563 = select i1 %559, i32 %561, i32 -1, !dbg !21
  %564 = select i1 %560, i32 %562, i32 -1, !dbg !21
  %565 = icmp sge i32 %493, %first, !dbg !17
  %566 = icmp sge i32 %494, %first, !dbg !17
  %567 = icmp slt i32 %493, %last, !dbg !18
  %568 = icmp slt i32 %494, %last, !dbg !18
  %569 = and i1 %565, %567, !dbg !19
  %570 = and i1 %566, %568, !dbg !19
  %571 = sub i32 %493, %first, !dbg !20
  %572 = sub i32 %494, %first, !dbg !20
  %573 = select i1 %569, i32 %571, i32 -1, !dbg !21
  %574 = select i1 %570, i32 %572, i32 -1, !dbg !21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  store i32 %503, ptr addrspace(3) %326, align 4, !dbg !34
  store i32 %504, ptr addrspace(3) %327, align 4, !dbg !34
  store i32 %513, ptr addrspace(3) %328, align 4, !dbg !34
  store i32 %514, ptr addrspace(3) %329, align 4, !dbg !34
  store i32 %523, ptr addrspace(3) %330, align 4, !dbg !34
  store i32 %524, ptr addrspace(3) %331, align 4, !dbg !34
  store i32 %533, ptr addrspace(3) %332, align 4, !dbg !34
  store i32 %534, ptr addrspace(3) %333, align 4, !dbg !34
  store i32 %543, ptr addrspace(3) %334, align 4, !dbg !34
  store i32 %544, ptr addrspace(3) %335, align 4, !dbg !34
  store i32 %553, ptr addrspace(3) %336, align 4, !dbg !34
  store i32 %554, ptr addrspace(3) %337, align 4, !dbg !34
  store i32 %563, ptr addrspace(3) %338, align 4, !dbg !34
  store i32 %564, ptr addrspace(3) %339, align 4, !dbg !34
  store i32 %573, ptr addrspace(3) %340, align 4, !dbg !34
  store i32 %574, ptr addrspace(3) %341, align 4, !dbg !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %575 = load <4 x i32>, ptr addrspace(3) %342, align 16, !dbg !34
  %576 = extractelement <4 x i32> %575, i64 0, !dbg !34
  %577 = extractelement <4 x i32> %575, i64 1, !dbg !34
  %578 = extractelement <4 x i32> %575, i64 2, !dbg !34
  %579 = extractelement <4 x i32> %575, i64 3, !dbg !34
  %580 = icmp eq i32 %503, %576, !dbg !35
  %581 = icmp eq i32 %503, %577, !dbg !35
  %582 = and i1 %580, %346, !dbg !36
  %583 = and i1 %581, %347, !dbg !36
  %584 = zext i1 %582 to i32, !dbg !37
  %585 = zext i1 %583 to i32, !dbg !37
  %586 = icmp eq i32 %503, %578, !dbg !35
  %587 = icmp eq i32 %503, %579, !dbg !35
  %588 = and i1 %586, %348, !dbg !36
  %589 = and i1 %587, %349, !dbg !36
  %590 = zext i1 %588 to i32, !dbg !37
  %591 = zext i1 %589 to i32, !dbg !37
  %592 = icmp eq i32 %504, %576, !dbg !35
  %593 = icmp eq i32 %504, %577, !dbg !35
  %594 = and i1 %592, %350, !dbg !36
  %595 = and i1 %593, %351, !dbg !36
  %596 = zext i1 %594 to i32, !dbg !37
  %597 = zext i1 %595 to i32, !dbg !37
  %598 = icmp eq i32 %504, %578, !dbg !35
  %599 = icmp eq i32 %504, %579, !dbg !35
  %600 = and i1 %598, %352, !dbg !36
  %601 = and i1 %599, %353, !dbg !36
  %602 = zext i1 %600 to i32, !dbg !37
  %603 = zext i1 %601 to i32, !dbg !37
  %604 = icmp eq i32 %513, %576, !dbg !35
  %605 = icmp eq i32 %513, %577, !dbg !35
  %606 = and i1 %604, %354, !dbg !36
  %607 = and i1 %605, %355, !dbg !36
  %608 = zext i1 %606 to i32, !dbg !37
  %609 = zext i1 %607 to i32, !dbg !37
  %610 = icmp eq i32 %513, %578, !dbg !35
  %611 = icmp eq i32 %513, %579, !dbg !35
  %612 = and i1 %610, %356, !dbg !36
  %613 = and i1 %611, %357, !dbg !36
  %614 = zext i1 %612 to i32, !dbg !37
  %615 = zext i1 %613 to i32, !dbg !37
  %616 = icmp eq i32 %514, %576, !dbg !35
  %617 = icmp eq i32 %514, %577, !dbg !35
  %618 = and i1 %616, %358, !dbg !36
  %619 = and i1 %617, %359, !dbg !36
  %620 = zext i1 %618 to i32, !dbg !37
  %621 = zext i1 %619 to i32, !dbg !37
  %622 = icmp eq i32 %514, %578, !dbg !35
  %623 = icmp eq i32 %514, %579, !dbg !35
  %624 = and i1 %622, %360, !dbg !36
  %625 = and i1 %623, %361, !dbg !36
  %626 = zext i1 %624 to i32, !dbg !37
  %627 = zext i1 %625 to i32, !dbg !37
  %628 = icmp eq i32 %523, %576, !dbg !35
  %629 = icmp eq i32 %523, %577, !dbg !35
  %630 = and i1 %628, %362, !dbg !36
  %631 = and i1 %629, %363, !dbg !36
  %632 = zext i1 %630 to i32, !dbg !37
  %633 = zext i1 %631 to i32, !dbg !37
  %634 = icmp eq i32 %523, %578, !dbg !35
  %635 = icmp eq i32 %523, %579, !dbg !35
  %636 = and i1 %634, %364, !dbg !36
  %637 = and i1 %635, %365, !dbg !36
  %638 = zext i1 %636 to i32, !dbg !37
  %639 = zext i1 %637 to i32, !dbg !37
  %640 = icmp eq i32 %524, %576, !dbg !35
  %641 = icmp eq i32 %524, %577, !dbg !35
  %642 = and i1 %640, %366, !dbg !36
  %643 = and i1 %641, %367, !dbg !36
  %644 = zext i1 %642 to i32, !dbg !37
  %645 = zext i1 %643 to i32, !dbg !37
  %646 = icmp eq i32 %524, %578, !dbg !35
  %647 = icmp eq i32 %524, %579, !dbg !35
  %648 = and i1 %646, %368, !dbg !36
  %649 = and i1 %647, %369, !dbg !36
  %650 = zext i1 %648 to i32, !dbg !37
  %651 = zext i1 %649 to i32, !dbg !37
  %652 = icmp eq i32 %533, %576, !dbg !35
  %653 = icmp eq i32 %533, %577, !dbg !35
  %654 = and i1 %652, %370, !dbg !36
  %655 = and i1 %653, %371, !dbg !36
  %656 = zext i1 %654 to i32, !dbg !37
  %657 = zext i1 %655 to i32, !dbg !37
  %658 = icmp eq i32 %533, %578, !dbg !35
  %659 = icmp eq i32 %533, %579, !dbg !35
  %660 = and i1 %658, %372, !dbg !36
  %661 = and i1 %659, %373, !dbg !36
  %662 = zext i1 %660 to i32, !dbg !37
  %663 = zext i1 %661 to i32, !dbg !37
  %664 = icmp eq i32 %534, %576, !dbg !35
  %665 = icmp eq i32 %534, %577, !dbg !35
  %666 = and i1 %664, %374, !dbg !36
  %667 = and i1 %665, %375, !dbg !36
  %668 = zext i1 %666 to i32, !dbg !37
  %669 = zext i1 %667 to i32, !dbg !37
  %670 = icmp eq i32 %534, %578, !dbg !35
  %671 = icmp eq i32 %534, %579, !dbg !35
  %672 = and i1 %670, %376, !dbg !36
  %673 = and i1 %671, %377, !dbg !36
  %674 = zext i1 %672 to i32, !dbg !37
  %675 = zext i1 %673 to i32, !dbg !37
  %676 = icmp eq i32 %543, %576, !dbg !35
  %677 = icmp eq i32 %543, %577, !dbg !35
  %678 = and i1 %676, %378, !dbg !36
  %679 = and i1 %677, %379, !dbg !36
  %680 = zext i1 %678 to i32, !dbg !37
  %681 = zext i1 %679 to i32, !dbg !37
  %682 = icmp eq i32 %543, %578, !dbg !35
  %683 = icmp eq i32 %543, %579, !dbg !35
  %684 = and i1 %682, %380, !dbg !36
  %685 = and i1 %683, %381, !dbg !36
  %686 = zext i1 %684 to i32, !dbg !37
  %687 = zext i1 %685 to i32, !dbg !37
  %688 = icmp eq i32 %544, %576, !dbg !35
  %689 = icmp eq i32 %544, %577, !dbg !35
  %690 = and i1 %688, %382, !dbg !36
  %691 = and i1 %689, %383, !dbg !36
  %692 = zext i1 %690 to i32, !dbg !37
  %693 = zext i1 %691 to i32, !dbg !37
  %694 = icmp eq i32 %544, %578, !dbg !35
  %695 = icmp eq i32 %544, %579, !dbg !35
  %696 = and i1 %694, %384, !dbg !36
  %697 = and i1 %695, %385, !dbg !36
  %698 = zext i1 %696 to i32, !dbg !37
  %699 = zext i1 %697 to i32, !dbg !37
  %700 = icmp eq i32 %553, %576, !dbg !35
  %701 = icmp eq i32 %553, %577, !dbg !35
  %702 = and i1 %700, %386, !dbg !36
  %703 = and i1 %701, %387, !dbg !36
  %704 = zext i1 %702 to i32, !dbg !37
  %705 = zext i1 %703 to i32, !dbg !37
  %706 = icmp eq i32 %553, %578, !dbg !35
  %707 = icmp eq i32 %553, %579, !dbg !35
  %708 = and i1 %706, %388, !dbg !36
  %709 = and i1 %707, %389, !dbg !36
  %710 = zext i1 %708 to i32, !dbg !37
  %711 = zext i1 %709 to i32, !dbg !37
  %712 = icmp eq i32 %554, %576, !dbg !35
  %713 = icmp eq i32 %554, %577, !dbg !35
  %714 = and i1 %712, %390, !dbg !36
  %715 = and i1 %713, %391, !dbg !36
  %716 = zext i1 %714 to i32, !dbg !37
  %717 = zext i1 %715 to i32, !dbg !37
  %718 = icmp eq i32 %554, %578, !dbg !35
  %719 = icmp eq i32 %554, %579, !dbg !35
  %720 = and i1 %718, %392, !dbg !36
  %721 = and i1 %719, %393, !dbg !36
  %722 = zext i1 %720 to i32, !dbg !37
  %723 = zext i1 %721 to i32, !dbg !37
  %724 = icmp eq i32 %563, %576, !dbg !35
  %725 = icmp eq i32 %563, %577, !dbg !35
  %726 = and i1 %724, %394, !dbg !36
  %727 = and i1 %725, %395, !dbg !36
  %728 = zext i1 %726 to i32, !dbg !37
  %729 = zext i1 %727 to i32, !dbg !37
  %730 = icmp eq i32 %563, %578, !dbg !35
  %731 = icmp eq i32 %563, %579, !dbg !35
  %732 = and i1 %730, %396, !dbg !36
  %733 = and i1 %731, %397, !dbg !36
  %734 = zext i1 %732 to i32, !dbg !37
  %735 = zext i1 %733 to i32, !dbg !37
  %736 = icmp eq i32 %564, %576, !dbg !35
  %737 = icmp eq i32 %564, %577, !dbg !35
  %738 = and i1 %736, %398, !dbg !36
  %739 = and i1 %737, %399, !dbg !36
  %740 = zext i1 %738 to i32, !dbg !37
  %741 = zext i1 %739 to i32, !dbg !37
  %742 = icmp eq i32 %564, %578, !dbg !35
  %743 = icmp eq i32 %564, %579, !dbg !35
  %744 = and i1 %742, %400, !dbg !36
  %745 = and i1 %743, %401, !dbg !36
  %746 = zext i1 %744 to i32, !dbg !37
  %747 = zext i1 %745 to i32, !dbg !37
  %748 = icmp eq i32 %573, %576, !dbg !35
  %749 = icmp eq i32 %573, %577, !dbg !35
  %750 = and i1 %748, %402, !dbg !36
  %751 = and i1 %749, %403, !dbg !36
  %752 = zext i1 %750 to i32, !dbg !37
  %753 = zext i1 %751 to i32, !dbg !37
  %754 = icmp eq i32 %573, %578, !dbg !35
  %755 = icmp eq i32 %573, %579, !dbg !35
  %756 = and i1 %754, %404, !dbg !36
  %757 = and i1 %755, %405, !dbg !36
  %758 = zext i1 %756 to i32, !dbg !37
  %759 = zext i1 %757 to i32, !dbg !37
  %760 = icmp eq i32 %574, %576, !dbg !35
  %761 = icmp eq i32 %574, %577, !dbg !35
  %762 = and i1 %760, %406, !dbg !36
  %763 = and i1 %761, %407, !dbg !36
  %764 = zext i1 %762 to i32, !dbg !37
  %765 = zext i1 %763 to i32, !dbg !37
  %766 = icmp eq i32 %574, %578, !dbg !35
  %767 = icmp eq i32 %574, %579, !dbg !35
  %768 = and i1 %766, %408, !dbg !36
  %769 = and i1 %767, %409, !dbg !36
  %770 = zext i1 %768 to i32, !dbg !37
  %771 = zext i1 %769 to i32, !dbg !37
  %772 = add nuw nsw i32 %584, %590, !dbg !37
  %773 = add nuw nsw i32 %585, %591, !dbg !37
  %774 = add nuw nsw i32 %596, %602, !dbg !37
  %775 = add nuw nsw i32 %597, %603, !dbg !37
  %776 = add nuw nsw i32 %608, %614, !dbg !37
  %777 = add nuw nsw i32 %609, %615, !dbg !37
  %778 = add nuw nsw i32 %620, %626, !dbg !37
  %779 = add nuw nsw i32 %621, %627, !dbg !37
  %780 = add nuw nsw i32 %632, %638, !dbg !37
  %781 = add nuw nsw i32 %633, %639, !dbg !37
  %782 = add nuw nsw i32 %644, %650, !dbg !37
  %783 = add nuw nsw i32 %645, %651, !dbg !37
  %784 = add nuw nsw i32 %656, %662, !dbg !37
  %785 = add nuw nsw i32 %657, %663, !dbg !37
  %786 = add nuw nsw i32 %668, %674, !dbg !37
  %787 = add nuw nsw i32 %669, %675, !dbg !37
  %788 = add nuw nsw i32 %680, %686, !dbg !37
  %789 = add nuw nsw i32 %681, %687, !dbg !37
  %790 = add nuw nsw i32 %692, %698, !dbg !37
  %791 = add nuw nsw i32 %693, %699, !dbg !37
  %792 = add nuw nsw i32 %704, %710, !dbg !37
  %793 = add nuw nsw i32 %705, %711, !dbg !37
  %794 = add nuw nsw i32 %716, %722, !dbg !37
  %795 = add nuw nsw i32 %717, %723, !dbg !37
  %796 = add nuw nsw i32 %728, %734, !dbg !37
  %797 = add nuw nsw i32 %729, %735, !dbg !37
  %798 = add nuw nsw i32 %740, %746, !dbg !37
  %799 = add nuw nsw i32 %741, %747, !dbg !37
  %800 = add nuw nsw i32 %752, %758, !dbg !37
  %801 = add nuw nsw i32 %753, %759, !dbg !37
  %802 = add nuw nsw i32 %764, %770, !dbg !37
  %803 = add nuw nsw i32 %765, %771, !dbg !37
  %804 = add nuw nsw i32 %772, %773, !dbg !37
  %805 = add nuw nsw i32 %774, %775, !dbg !37
  %806 = add nuw nsw i32 %776, %777, !dbg !37
  %807 = add nuw nsw i32 %778, %779, !dbg !37
  %808 = add nuw nsw i32 %780, %781, !dbg !37
  %809 = add nuw nsw i32 %782, %783, !dbg !37
  %810 = add nuw nsw i32 %784, %785, !dbg !37
  %811 = add nuw nsw i32 %786, %787, !dbg !37
  %812 = add nuw nsw i32 %788, %789, !dbg !37
  %813 = add nuw nsw i32 %790, %791, !dbg !37
  %814 = add nuw nsw i32 %792, %793, !dbg !37
  %815 = add nuw nsw i32 %794, %795, !dbg !37
  %816 = add nuw nsw i32 %796, %797, !dbg !37
  %817 = add nuw nsw i32 %798, %799, !dbg !37
  %818 = add nuw nsw i32 %800, %801, !dbg !37
  %819 = add nuw nsw i32 %802, %803, !dbg !37
  %820 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %804, i32 1, i32 31), !dbg !37
  %821 = add i32 %804, %820, !dbg !37
  %822 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %805, i32 1, i32 31), !dbg !37
  %823 = add i32 %805, %822, !dbg !37
  %824 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %806, i32 1, i32 31), !dbg !37
  %825 = add i32 %806, %824, !dbg !37
  %826 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %807, i32 1, i32 31), !dbg !37
  %827 = add i32 %807, %826, !dbg !37
  %828 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %808, i32 1, i32 31), !dbg !37
  %829 = add i32 %808, %828, !dbg !37
  %830 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %809, i32 1, i32 31), !dbg !37
  %831 = add i32 %809, %830, !dbg !37
  %832 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %810, i32 1, i32 31), !dbg !37
  %833 = add i32 %810, %832, !dbg !37
  %834 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %811, i32 1, i32 31), !dbg !37
  %835 = add i32 %811, %834, !dbg !37
  %836 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %812, i32 1, i32 31), !dbg !37
  %837 = add i32 %812, %836, !dbg !37
  %838 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %813, i32 1, i32 31), !dbg !37
  %839 = add i32 %813, %838, !dbg !37
  %840 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %814, i32 1, i32 31), !dbg !37
  %841 = add i32 %814, %840, !dbg !37
  %842 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %815, i32 1, i32 31), !dbg !37
  %843 = add i32 %815, %842, !dbg !37
  %844 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %816, i32 1, i32 31), !dbg !37
  %845 = add i32 %816, %844, !dbg !37
  %846 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %817, i32 1, i32 31), !dbg !37
  %847 = add i32 %817, %846, !dbg !37
  %848 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %818, i32 1, i32 31), !dbg !37
  %849 = add i32 %818, %848, !dbg !37
  %850 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %819, i32 1, i32 31), !dbg !37
  %851 = add i32 %819, %850, !dbg !37
  %852 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %821, i32 2, i32 31), !dbg !37
  %853 = add i32 %821, %852, !dbg !37
  %854 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %823, i32 2, i32 31), !dbg !37
  %855 = add i32 %823, %854, !dbg !37
  %856 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %825, i32 2, i32 31), !dbg !37
  %857 = add i32 %825, %856, !dbg !37
  %858 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %827, i32 2, i32 31), !dbg !37
  %859 = add i32 %827, %858, !dbg !37
  %860 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %829, i32 2, i32 31), !dbg !37
  %861 = add i32 %829, %860, !dbg !37
  %862 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %831, i32 2, i32 31), !dbg !37
  %863 = add i32 %831, %862, !dbg !37
  %864 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %833, i32 2, i32 31), !dbg !37
  %865 = add i32 %833, %864, !dbg !37
  %866 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %835, i32 2, i32 31), !dbg !37
  %867 = add i32 %835, %866, !dbg !37
  %868 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %837, i32 2, i32 31), !dbg !37
  %869 = add i32 %837, %868, !dbg !37
  %870 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %839, i32 2, i32 31), !dbg !37
  %871 = add i32 %839, %870, !dbg !37
  %872 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %841, i32 2, i32 31), !dbg !37
  %873 = add i32 %841, %872, !dbg !37
  %874 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %843, i32 2, i32 31), !dbg !37
  %875 = add i32 %843, %874, !dbg !37
  %876 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %845, i32 2, i32 31), !dbg !37
  %877 = add i32 %845, %876, !dbg !37
  %878 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %847, i32 2, i32 31), !dbg !37
  %879 = add i32 %847, %878, !dbg !37
  %880 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %849, i32 2, i32 31), !dbg !37
  %881 = add i32 %849, %880, !dbg !37
  %882 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %851, i32 2, i32 31), !dbg !37
  %883 = add i32 %851, %882, !dbg !37
  %884 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %853, i32 4, i32 31), !dbg !37
  %885 = add i32 %853, %884, !dbg !37
  %886 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %855, i32 4, i32 31), !dbg !37
  %887 = add i32 %855, %886, !dbg !37
  %888 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %857, i32 4, i32 31), !dbg !37
  %889 = add i32 %857, %888, !dbg !37
  %890 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %859, i32 4, i32 31), !dbg !37
  %891 = add i32 %859, %890, !dbg !37
  %892 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %861, i32 4, i32 31), !dbg !37
  %893 = add i32 %861, %892, !dbg !37
  %894 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %863, i32 4, i32 31), !dbg !37
  %895 = add i32 %863, %894, !dbg !37
  %896 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %865, i32 4, i32 31), !dbg !37
  %897 = add i32 %865, %896, !dbg !37
  %898 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %867, i32 4, i32 31), !dbg !37
  %899 = add i32 %867, %898, !dbg !37
  %900 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %869, i32 4, i32 31), !dbg !37
  %901 = add i32 %869, %900, !dbg !37
  %902 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %871, i32 4, i32 31), !dbg !37
  %903 = add i32 %871, %902, !dbg !37
  %904 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %873, i32 4, i32 31), !dbg !37
  %905 = add i32 %873, %904, !dbg !37
  %906 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %875, i32 4, i32 31), !dbg !37
  %907 = add i32 %875, %906, !dbg !37
  %908 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %877, i32 4, i32 31), !dbg !37
  %909 = add i32 %877, %908, !dbg !37
  %910 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %879, i32 4, i32 31), !dbg !37
  %911 = add i32 %879, %910, !dbg !37
  %912 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %881, i32 4, i32 31), !dbg !37
  %913 = add i32 %881, %912, !dbg !37
  %914 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %883, i32 4, i32 31), !dbg !37
  %915 = add i32 %883, %914, !dbg !37
  %916 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %885, i32 8, i32 31), !dbg !37
  %917 = add i32 %885, %916, !dbg !37
  %918 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %887, i32 8, i32 31), !dbg !37
  %919 = add i32 %887, %918, !dbg !37
  %920 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %889, i32 8, i32 31), !dbg !37
  %921 = add i32 %889, %920, !dbg !37
  %922 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %891, i32 8, i32 31), !dbg !37
  %923 = add i32 %891, %922, !dbg !37
  %924 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %893, i32 8, i32 31), !dbg !37
  %925 = add i32 %893, %924, !dbg !37
  %926 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %895, i32 8, i32 31), !dbg !37
  %927 = add i32 %895, %926, !dbg !37
  %928 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %897, i32 8, i32 31), !dbg !37
  %929 = add i32 %897, %928, !dbg !37
  %930 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %899, i32 8, i32 31), !dbg !37
  %931 = add i32 %899, %930, !dbg !37
  %932 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %901, i32 8, i32 31), !dbg !37
  %933 = add i32 %901, %932, !dbg !37
  %934 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %903, i32 8, i32 31), !dbg !37
  %935 = add i32 %903, %934, !dbg !37
  %936 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %905, i32 8, i32 31), !dbg !37
  %937 = add i32 %905, %936, !dbg !37
  %938 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %907, i32 8, i32 31), !dbg !37
  %939 = add i32 %907, %938, !dbg !37
  %940 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %909, i32 8, i32 31), !dbg !37
  %941 = add i32 %909, %940, !dbg !37
  %942 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %911, i32 8, i32 31), !dbg !37
  %943 = add i32 %911, %942, !dbg !37
  %944 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %913, i32 8, i32 31), !dbg !37
  %945 = add i32 %913, %944, !dbg !37
  %946 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %915, i32 8, i32 31), !dbg !37
  %947 = add i32 %915, %946, !dbg !37
  %948 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %917, i32 16, i32 31), !dbg !37
  %949 = add i32 %917, %948, !dbg !37
  %950 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %919, i32 16, i32 31), !dbg !37
  %951 = add i32 %919, %950, !dbg !37
  %952 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %921, i32 16, i32 31), !dbg !37
  %953 = add i32 %921, %952, !dbg !37
  %954 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %923, i32 16, i32 31), !dbg !37
  %955 = add i32 %923, %954, !dbg !37
  %956 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %925, i32 16, i32 31), !dbg !37
  %957 = add i32 %925, %956, !dbg !37
  %958 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %927, i32 16, i32 31), !dbg !37
  %959 = add i32 %927, %958, !dbg !37
  %960 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %929, i32 16, i32 31), !dbg !37
  %961 = add i32 %929, %960, !dbg !37
  %962 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %931, i32 16, i32 31), !dbg !37
  %963 = add i32 %931, %962, !dbg !37
  %964 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %933, i32 16, i32 31), !dbg !37
  %965 = add i32 %933, %964, !dbg !37
  %966 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %935, i32 16, i32 31), !dbg !37
  %967 = add i32 %935, %966, !dbg !37
  %968 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %937, i32 16, i32 31), !dbg !37
  %969 = add i32 %937, %968, !dbg !37
  %970 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %939, i32 16, i32 31), !dbg !37
  %971 = add i32 %939, %970, !dbg !37
  %972 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %941, i32 16, i32 31), !dbg !37
  %973 = add i32 %941, %972, !dbg !37
  %974 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %943, i32 16, i32 31), !dbg !37
  %975 = add i32 %943, %974, !dbg !37
  %976 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %945, i32 16, i32 31), !dbg !37
  %977 = add i32 %945, %976, !dbg !37
  %978 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %947, i32 16, i32 31), !dbg !37
  %979 = add i32 %947, %978, !dbg !37
  %980 = call i32 @llvm.smax.i32(i32 %503, i32 0), !dbg !38
  %981 = call i32 @llvm.smax.i32(i32 %504, i32 0), !dbg !38
  %982 = call i32 @llvm.smax.i32(i32 %513, i32 0), !dbg !38
  %983 = call i32 @llvm.smax.i32(i32 %514, i32 0), !dbg !38
  %984 = call i32 @llvm.smax.i32(i32 %523, i32 0), !dbg !38
  %985 = call i32 @llvm.smax.i32(i32 %524, i32 0), !dbg !38
  %986 = call i32 @llvm.smax.i32(i32 %533, i32 0), !dbg !38
  %987 = call i32 @llvm.smax.i32(i32 %534, i32 0), !dbg !38
  %988 = call i32 @llvm.smax.i32(i32 %543, i32 0), !dbg !38
  %989 = call i32 @llvm.smax.i32(i32 %544, i32 0), !dbg !38
  %990 = call i32 @llvm.smax.i32(i32 %553, i32 0), !dbg !38
  %991 = call i32 @llvm.smax.i32(i32 %554, i32 0), !dbg !38
  %992 = call i32 @llvm.smax.i32(i32 %563, i32 0), !dbg !38
  %993 = call i32 @llvm.smax.i32(i32 %564, i32 0), !dbg !38
  %994 = call i32 @llvm.smax.i32(i32 %573, i32 0), !dbg !38
  %995 = call i32 @llvm.smax.i32(i32 %574, i32 0), !dbg !38
  %996 = and i32 %980, 15, !dbg !39
  %997 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %996, i32 31), !dbg !39
  %998 = and i32 %981, 15, !dbg !39
  %999 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %998, i32 31), !dbg !39
  %1000 = and i32 %982, 15, !dbg !39
  %1001 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1000, i32 31), !dbg !39
  %1002 = and i32 %983, 15, !dbg !39
  %1003 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1002, i32 31), !dbg !39
  %1004 = and i32 %984, 15, !dbg !39
  %1005 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1004, i32 31), !dbg !39
  %1006 = and i32 %985, 15, !dbg !39
  %1007 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1006, i32 31), !dbg !39
  %1008 = and i32 %986, 15, !dbg !39
  %1009 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1008, i32 31), !dbg !39
  %1010 = and i32 %987, 15, !dbg !39
  %1011 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1010, i32 31), !dbg !39
  %1012 = and i32 %988, 15, !dbg !39
  %1013 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1012, i32 31), !dbg !39
  %1014 = and i32 %989, 15, !dbg !39
  %1015 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1014, i32 31), !dbg !39
  %1016 = and i32 %990, 15, !dbg !39
  %1017 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1016, i32 31), !dbg !39
  %1018 = and i32 %991, 15, !dbg !39
  %1019 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1018, i32 31), !dbg !39
  %1020 = and i32 %992, 15, !dbg !39
  %1021 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1020, i32 31), !dbg !39
  %1022 = and i32 %993, 15, !dbg !39
  %1023 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1022, i32 31), !dbg !39
  %1024 = and i32 %994, 15, !dbg !39
  %1025 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1024, i32 31), !dbg !39
  %1026 = and i32 %995, 15, !dbg !39
  %1027 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %.092, i32 %1026, i32 31), !dbg !39
  %1028 = add i32 %997, %949, !dbg !40
  %1029 = add i32 %999, %951, !dbg !40
  %1030 = sext i32 %1028 to i64, !dbg !41
  %1031 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1030, !dbg !41
  %1032 = sext i32 %1029 to i64, !dbg !41
  %1033 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1032, !dbg !41
  %1034 = add i32 %1001, %953, !dbg !40
  %1035 = add i32 %1003, %955, !dbg !40
  %1036 = sext i32 %1034 to i64, !dbg !41
  %1037 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1036, !dbg !41
  %1038 = sext i32 %1035 to i64, !dbg !41
  %1039 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1038, !dbg !41
  %1040 = add i32 %1005, %957, !dbg !40
  %1041 = add i32 %1007, %959, !dbg !40
  %1042 = sext i32 %1040 to i64, !dbg !41
  %1043 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1042, !dbg !41
  %1044 = sext i32 %1041 to i64, !dbg !41
  %1045 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1044, !dbg !41
  %1046 = add i32 %1009, %961, !dbg !40
  %1047 = add i32 %1011, %963, !dbg !40
  %1048 = sext i32 %1046 to i64, !dbg !41
  %1049 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1048, !dbg !41
  %1050 = sext i32 %1047 to i64, !dbg !41
  %1051 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1050, !dbg !41
  %1052 = add i32 %1013, %965, !dbg !40
  %1053 = add i32 %1015, %967, !dbg !40
  %1054 = sext i32 %1052 to i64, !dbg !41
  %1055 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1054, !dbg !41
  %1056 = sext i32 %1053 to i64, !dbg !41
  %1057 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1056, !dbg !41
  %1058 = add i32 %1017, %969, !dbg !40
  %1059 = add i32 %1019, %971, !dbg !40
  %1060 = sext i32 %1058 to i64, !dbg !41
  %1061 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1060, !dbg !41
  %1062 = sext i32 %1059 to i64, !dbg !41
  %1063 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1062, !dbg !41
  %1064 = add i32 %1021, %973, !dbg !40
  %1065 = add i32 %1023, %975, !dbg !40
  %1066 = sext i32 %1064 to i64, !dbg !41
  %1067 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1066, !dbg !41
  %1068 = sext i32 %1065 to i64, !dbg !41
  %1069 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1068, !dbg !41
  %1070 = add i32 %1025, %977, !dbg !40
  %1071 = add i32 %1027, %979, !dbg !40
  %1072 = sext i32 %1070 to i64, !dbg !41
  %1073 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1072, !dbg !41
  %1074 = sext i32 %1071 to i64, !dbg !41
  %1075 = getelementptr i32, ptr addrspace(1) %scatter, i64 %1074, !dbg !41
  %1076 = icmp sgt i32 %503, -1, !dbg !42
  %1077 = icmp sgt i32 %504, -1, !dbg !42
  %1078 = icmp sgt i32 %513, -1, !dbg !42
  %1079 = icmp sgt i32 %514, -1, !dbg !42
  %1080 = icmp sgt i32 %523, -1, !dbg !42
  %1081 = icmp sgt i32 %524, -1, !dbg !42
  %1082 = icmp sgt i32 %533, -1, !dbg !42
  %1083 = icmp sgt i32 %534, -1, !dbg !42
  %1084 = icmp sgt i32 %543, -1, !dbg !42
  %1085 = icmp sgt i32 %544, -1, !dbg !42
  %1086 = icmp sgt i32 %553, -1, !dbg !42
  %1087 = icmp sgt i32 %554, -1, !dbg !42
  %1088 = icmp sgt i32 %563, -1, !dbg !42
  %1089 = icmp sgt i32 %564, -1, !dbg !42
  %1090 = icmp sgt i32 %573, -1, !dbg !42
  %1091 = icmp sgt i32 %574, -1, !dbg !42
  %1092 = and i1 %first_copy40, %1076, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1031, i32 %415, i1 %1092) #5, !dbg !43
  %1093 = and i1 %first_copy40, %1077, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1033, i32 %416, i1 %1093) #5, !dbg !43
  %1094 = and i1 %first_copy40, %1078, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1037, i32 %421, i1 %1094) #5, !dbg !43
  %1095 = and i1 %first_copy40, %1079, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1039, i32 %422, i1 %1095) #5, !dbg !43
  %1096 = and i1 %first_copy40, %1080, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1043, i32 %427, i1 %1096) #5, !dbg !43
  %1097 = and i1 %first_copy40, %1081, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1045, i32 %428, i1 %1097) #5, !dbg !43
  %1098 = and i1 %first_copy40, %1082, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1049, i32 %433, i1 %1098) #5, !dbg !43
  %1099 = and i1 %first_copy40, %1083, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1051, i32 %434, i1 %1099) #5, !dbg !43
  %1100 = and i1 %first_copy40, %1084, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1055, i32 %439, i1 %1100) #5, !dbg !43
  %1101 = and i1 %first_copy40, %1085, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1057, i32 %440, i1 %1101) #5, !dbg !43
  %1102 = and i1 %first_copy40, %1086, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1061, i32 %445, i1 %1102) #5, !dbg !43
  %1103 = and i1 %first_copy40, %1087, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1063, i32 %446, i1 %1103) #5, !dbg !43
  %1104 = and i1 %first_copy40, %1088, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1067, i32 %451, i1 %1104) #5, !dbg !43
  %1105 = and i1 %first_copy40, %1089, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1069, i32 %452, i1 %1105) #5, !dbg !43
  %1106 = and i1 %first_copy40, %1090, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1073, i32 %457, i1 %1106) #5, !dbg !43
  %1107 = and i1 %first_copy40, %1091, !dbg !43
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1075, i32 %458, i1 %1107) #5, !dbg !43
  %1108 = getelementptr i32, ptr addrspace(1) %gather, i64 %1030, !dbg !44
  %1109 = getelementptr i32, ptr addrspace(1) %gather, i64 %1032, !dbg !44
  %1110 = getelementptr i32, ptr addrspace(1) %gather, i64 %1036, !dbg !44
  %1111 = getelementptr i32, ptr addrspace(1) %gather, i64 %1038, !dbg !44
  %1112 = getelementptr i32, ptr addrspace(1) %gather, i64 %1042, !dbg !44
  %1113 = getelementptr i32, ptr addrspace(1) %gather, i64 %1044, !dbg !44
  %1114 = getelementptr i32, ptr addrspace(1) %gather, i64 %1048, !dbg !44
  %1115 = getelementptr i32, ptr addrspace(1) %gather, i64 %1050, !dbg !44
  %1116 = getelementptr i32, ptr addrspace(1) %gather, i64 %1054, !dbg !44
  %1117 = getelementptr i32, ptr addrspace(1) %gather, i64 %1056, !dbg !44
  %1118 = getelementptr i32, ptr addrspace(1) %gather, i64 %1060, !dbg !44
  %1119 = getelementptr i32, ptr addrspace(1) %gather, i64 %1062, !dbg !44
  %1120 = getelementptr i32, ptr addrspace(1) %gather, i64 %1066, !dbg !44
  %1121 = getelementptr i32, ptr addrspace(1) %gather, i64 %1068, !dbg !44
  %1122 = getelementptr i32, ptr addrspace(1) %gather, i64 %1072, !dbg !44
  %1123 = getelementptr i32, ptr addrspace(1) %gather, i64 %1074, !dbg !44
  %1124 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %415, i32 %top_k) #6, !dbg !45
  %1125 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %416, i32 %top_k) #6, !dbg !45
  %1126 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %421, i32 %top_k) #6, !dbg !45
  %1127 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %422, i32 %top_k) #6, !dbg !45
  %1128 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %427, i32 %top_k) #6, !dbg !45
  %1129 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %428, i32 %top_k) #6, !dbg !45
  %1130 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %433, i32 %top_k) #6, !dbg !45
  %1131 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %434, i32 %top_k) #6, !dbg !45
  %1132 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %439, i32 %top_k) #6, !dbg !45
  %1133 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %440, i32 %top_k) #6, !dbg !45
  %1134 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %445, i32 %top_k) #6, !dbg !45
  %1135 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %446, i32 %top_k) #6, !dbg !45
  %1136 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %451, i32 %top_k) #6, !dbg !45
  %1137 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %452, i32 %top_k) #6, !dbg !45
  %1138 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %457, i32 %top_k) #6, !dbg !45
  %1139 = call i32 asm "div.s32 $0, $1, $2;", "=r,r,r"(i32 %458, i32 %top_k) #6, !dbg !45
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1108, i32 %1124, i1 %1092) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1109, i32 %1125, i1 %1093) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1110, i32 %1126, i1 %1094) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1111, i32 %1127, i1 %1095) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1112, i32 %1128, i1 %1096) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1113, i32 %1129, i1 %1097) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1114, i32 %1130, i1 %1098) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1115, i32 %1131, i1 %1099) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1116, i32 %1132, i1 %1100) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1117, i32 %1133, i1 %1101) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1118, i32 %1134, i1 %1102) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1119, i32 %1135, i1 %1103) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1120, i32 %1136, i1 %1104) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1121, i32 %1137, i1 %1105) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1122, i32 %1138, i1 %1106) #5, !dbg !46
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1123, i32 %1139, i1 %1107) #5, !dbg !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  br i1 %410, label %when42, label %after43, !dbg !47

when42:                                           ; preds = %for.body37
  store i32 0, ptr addrspace(3) %412, align 4, !dbg !47
  br label %after43, !dbg !47

after43:                                          ; preds = %when42, %for.body37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %1140 = icmp ult i32 %503, 16, !dbg !47
  %1141 = and i1 %first_copy40, %1140, !dbg !47
  br i1 %1141, label %when45, label %after46, !dbg !47

when45:                                           ; preds = %after43
  %1142 = shl nuw nsw i32 %503, 2, !dbg !47
  %1143 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1142, !dbg !47
  %1144 = atomicrmw add ptr addrspace(3) %1143, i32 1 monotonic, align 4, !dbg !47
  br label %after46, !dbg !47

after46:                                          ; preds = %when45, %after43
  %1145 = icmp ult i32 %504, 16, !dbg !47
  %1146 = and i1 %first_copy40, %1145, !dbg !47
  br i1 %1146, label %when47, label %after48, !dbg !47

when47:                                           ; preds = %after46
  %1147 = shl nuw nsw i32 %504, 2, !dbg !47
  %1148 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1147, !dbg !47
  %1149 = atomicrmw add ptr addrspace(3) %1148, i32 1 monotonic, align 4, !dbg !47
  br label %after48, !dbg !47

after48:                                          ; preds = %when47, %after46
  %1150 = icmp ult i32 %513, 16, !dbg !47
  %1151 = and i1 %first_copy40, %1150, !dbg !47
  br i1 %1151, label %when49, label %after50, !dbg !47

when49:                                           ; preds = %after48
  %1152 = shl nuw nsw i32 %513, 2, !dbg !47
  %1153 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1152, !dbg !47
  %1154 = atomicrmw add ptr addrspace(3) %1153, i32 1 monotonic, align 4, !dbg !47
  br label %after50, !dbg !47

after50:                                          ; preds = %when49, %after48
  %1155 = icmp ult i32 %514, 16, !dbg !47
  %1156 = and i1 %first_copy40, %1155, !dbg !47
  br i1 %1156, label %when51, label %after52, !dbg !47

when51:                                           ; preds = %after50
  %1157 = shl nuw nsw i32 %514, 2, !dbg !47
  %1158 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1157, !dbg !47
  %1159 = atomicrmw add ptr addrspace(3) %1158, i32 1 monotonic, align 4, !dbg !47
  br label %after52, !dbg !47

after52:                                          ; preds = %when51, %after50
  %1160 = icmp ult i32 %523, 16, !dbg !47
  %1161 = and i1 %first_copy40, %1160, !dbg !47
  br i1 %1161, label %when53, label %after54, !dbg !47

when53:                                           ; preds = %after52
  %1162 = shl nuw nsw i32 %523, 2, !dbg !47
  %1163 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1162, !dbg !47
  %1164 = atomicrmw add ptr addrspace(3) %1163, i32 1 monotonic, align 4, !dbg !47
  br label %after54, !dbg !47

after54:                                          ; preds = %when53, %after52
  %1165 = icmp ult i32 %524, 16, !dbg !47
  %1166 = and i1 %first_copy40, %1165, !dbg !47
  br i1 %1166, label %when55, label %after56, !dbg !47

when55:                                           ; preds = %after54
  %1167 = shl nuw nsw i32 %524, 2, !dbg !47
  %1168 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1167, !dbg !47
  %1169 = atomicrmw add ptr addrspace(3) %1168, i32 1 monotonic, align 4, !dbg !47
  br label %after56, !dbg !47

after56:                                          ; preds = %when55, %after54
  %1170 = icmp ult i32 %533, 16, !dbg !47
  %1171 = and i1 %first_copy40, %1170, !dbg !47
  br i1 %1171, label %when57, label %after58, !dbg !47

when57:                                           ; preds = %after56
  %1172 = shl nuw nsw i32 %533, 2, !dbg !47
  %1173 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1172, !dbg !47
  %1174 = atomicrmw add ptr addrspace(3) %1173, i32 1 monotonic, align 4, !dbg !47
  br label %after58, !dbg !47

after58:                                          ; preds = %when57, %after56
  %1175 = icmp ult i32 %534, 16, !dbg !47
  %1176 = and i1 %first_copy40, %1175, !dbg !47
  br i1 %1176, label %when59, label %after60, !dbg !47

when59:                                           ; preds = %after58
  %1177 = shl nuw nsw i32 %534, 2, !dbg !47
  %1178 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1177, !dbg !47
  %1179 = atomicrmw add ptr addrspace(3) %1178, i32 1 monotonic, align 4, !dbg !47
  br label %after60, !dbg !47

after60:                                          ; preds = %when59, %after58
  %1180 = icmp ult i32 %543, 16, !dbg !47
  %1181 = and i1 %first_copy40, %1180, !dbg !47
  br i1 %1181, label %when61, label %after62, !dbg !47

when61:                                           ; preds = %after60
  %1182 = shl nuw nsw i32 %543, 2, !dbg !47
  %1183 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1182, !dbg !47
  %1184 = atomicrmw add ptr addrspace(3) %1183, i32 1 monotonic, align 4, !dbg !47
  br label %after62, !dbg !47

after62:                                          ; preds = %when61, %after60
  %1185 = icmp ult i32 %544, 16, !dbg !47
  %1186 = and i1 %first_copy40, %1185, !dbg !47
  br i1 %1186, label %when63, label %after64, !dbg !47

when63:                                           ; preds = %after62
  %1187 = shl nuw nsw i32 %544, 2, !dbg !47
  %1188 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1187, !dbg !47
  %1189 = atomicrmw add ptr addrspace(3) %1188, i32 1 monotonic, align 4, !dbg !47
  br label %after64, !dbg !47

after64:                                          ; preds = %when63, %after62
  %1190 = icmp ult i32 %553, 16, !dbg !47
  %1191 = and i1 %first_copy40, %1190, !dbg !47
  br i1 %1191, label %when65, label %after66, !dbg !47

when65:                                           ; preds = %after64
  %1192 = shl nuw nsw i32 %553, 2, !dbg !47
  %1193 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1192, !dbg !47
  %1194 = atomicrmw add ptr addrspace(3) %1193, i32 1 monotonic, align 4, !dbg !47
  br label %after66, !dbg !47

after66:                                          ; preds = %when65, %after64
  %1195 = icmp ult i32 %554, 16, !dbg !47
  %1196 = and i1 %first_copy40, %1195, !dbg !47
  br i1 %1196, label %when67, label %after68, !dbg !47

when67:                                           ; preds = %after66
  %1197 = shl nuw nsw i32 %554, 2, !dbg !47
  %1198 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1197, !dbg !47
  %1199 = atomicrmw add ptr addrspace(3) %1198, i32 1 monotonic, align 4, !dbg !47
  br label %after68, !dbg !47

after68:                                          ; preds = %when67, %after66
  %1200 = icmp ult i32 %563, 16, !dbg !47
  %1201 = and i1 %first_copy40, %1200, !dbg !47
  br i1 %1201, label %when69, label %after70, !dbg !47

when69:                                           ; preds = %after68
  %1202 = shl nuw nsw i32 %563, 2, !dbg !47
  %1203 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1202, !dbg !47
  %1204 = atomicrmw add ptr addrspace(3) %1203, i32 1 monotonic, align 4, !dbg !47
  br label %after70, !dbg !47

after70:                                          ; preds = %when69, %after68
  %1205 = icmp ult i32 %564, 16, !dbg !47
  %1206 = and i1 %first_copy40, %1205, !dbg !47
  br i1 %1206, label %when71, label %after72, !dbg !47

when71:                                           ; preds = %after70
  %1207 = shl nuw nsw i32 %564, 2, !dbg !47
  %1208 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1207, !dbg !47
  %1209 = atomicrmw add ptr addrspace(3) %1208, i32 1 monotonic, align 4, !dbg !47
  br label %after72, !dbg !47

after72:                                          ; preds = %when71, %after70
  %1210 = icmp ult i32 %573, 16, !dbg !47
  %1211 = and i1 %first_copy40, %1210, !dbg !47
  br i1 %1211, label %when73, label %after74, !dbg !47

when73:                                           ; preds = %after72
  %1212 = shl nuw nsw i32 %573, 2, !dbg !47
  %1213 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1212, !dbg !47
  %1214 = atomicrmw add ptr addrspace(3) %1213, i32 1 monotonic, align 4, !dbg !47
  br label %after74, !dbg !47

after74:                                          ; preds = %when73, %after72
  %1215 = icmp ult i32 %574, 16, !dbg !47
  %1216 = and i1 %first_copy40, %1215, !dbg !47
  br i1 %1216, label %when75, label %after76, !dbg !47

when75:                                           ; preds = %after74
  %1217 = shl nuw nsw i32 %574, 2, !dbg !47
  %1218 = getelementptr i8, ptr addrspace(3) @shared_memory, i32 %1217, !dbg !47
  %1219 = atomicrmw add ptr addrspace(3) %1218, i32 1 monotonic, align 4, !dbg !47
  br label %after76, !dbg !47

after76:                                          ; preds = %when75, %after74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %1220 = load i32, ptr addrspace(3) %414, align 4, !dbg !47
  %1221 = add i32 %.092, %1220, !dbg !48
  %1222 = add i32 %index39, 128, !dbg !31
  %1223 = icmp eq i32 %index39, %308, !dbg !31
  br i1 %1223, label %for.head77, label %for.body37, !dbg !31

for.head77:                                       ; preds = %after76, %for.end
  %1224 = icmp sgt i32 %schedule_stride, 0
  %1225 = add nsw i32 %schedule_stride, -1
  %1226 = and i32 %1225, -128
  %1227 = or disjoint i32 %6, 16
  %1228 = or disjoint i32 %6, 32
  %1229 = or disjoint i32 %6, 48
  %1230 = or disjoint i32 %6, 64
  %1231 = or disjoint i32 %6, 80
  %1232 = or disjoint i32 %6, 96
  %1233 = or disjoint i32 %6, 112
  br label %for.body78, !dbg !49

for.body78:                                       ; preds = %for.end83, %for.head77
  %index80 = phi i32 [ 0, %for.head77 ], [ %1450, %for.end83 ], !dbg !49
  %1234 = icmp ult i32 %index80, 32, !dbg !50
  %1235 = shl i32 16, %index80, !dbg !50
  %1236 = add i32 %1235, -1, !dbg !51
  %1237 = select i1 %1234, i32 %1236, i32 -1, !dbg !50
  %1238 = add i32 %index80, 4, !dbg !52
  %1239 = add i32 %.1, %1237, !dbg !53
  %1240 = icmp ult i32 %1238, 32, !dbg !54
  %1241 = select i1 %1240, i32 %1238, i32 31, !dbg !54
  %1242 = ashr i32 %1239, %1241, !dbg !54
  %1243 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1242, i32 1, i32 31), !dbg !55
  %1244 = add i32 %1242, %1243, !dbg !55
  %1245 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1244, i32 2, i32 31), !dbg !55
  %1246 = select i1 %.not, i32 0, i32 %1243, !dbg !55
  %1247 = add i32 %1245, %1246, !dbg !55
  %1248 = select i1 %.not93, i32 %1243, i32 %1247, !dbg !55
  %1249 = add i32 %1244, %1245, !dbg !55
  %1250 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1249, i32 4, i32 31), !dbg !55
  %1251 = select i1 %.not94, i32 0, i32 %1248, !dbg !55
  %1252 = add i32 %1250, %1251, !dbg !55
  %1253 = select i1 %.not95, i32 %1248, i32 %1252, !dbg !55
  %1254 = add i32 %1249, %1250, !dbg !55
  %1255 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1254, i32 8, i32 31), !dbg !55
  %1256 = select i1 %.not97, i32 0, i32 %1253, !dbg !55
  %1257 = add i32 %1255, %1256, !dbg !55
  %1258 = select i1 %.not98, i32 %1253, i32 %1257, !dbg !55
  %1259 = select i1 %.not96, i32 0, i32 %1258, !dbg !55
  %1260 = add i32 %1242, %1259, !dbg !55
  br i1 %1224, label %for.head81, label %for.end83, !dbg !56

for.end79:                                        ; preds = %for.end83
  ret void, !dbg !49

for.head81:                                       ; preds = %for.body78
  %1261 = mul i32 %schedule_stride, %index80
  %1262 = sext i32 %1261 to i64
  %1263 = getelementptr i32, ptr addrspace(1) %schedule, i64 %1262
  br label %for.body82, !dbg !56

for.body82:                                       ; preds = %for.body82, %for.head81
  %index84 = phi i32 [ 0, %for.head81 ], [ %1448, %for.body82 ], !dbg !56
  %1264 = or disjoint i32 %index84, %6, !dbg !57
  %1265 = or disjoint i32 %index84, %1227, !dbg !57
  %1266 = or disjoint i32 %index84, %1228, !dbg !57
  %1267 = or disjoint i32 %index84, %1229, !dbg !57
  %1268 = or disjoint i32 %index84, %1230, !dbg !57
  %1269 = or disjoint i32 %index84, %1231, !dbg !57
  %1270 = or disjoint i32 %index84, %1232, !dbg !57
  %1271 = or disjoint i32 %index84, %1233, !dbg !57
  %1272 = icmp sle i32 %1260, %1264, !dbg !58
  %1273 = icmp sle i32 %1260, %1265, !dbg !58
  %1274 = zext i1 %1272 to i32, !dbg !59
  %1275 = zext i1 %1273 to i32, !dbg !59
  %1276 = icmp sle i32 %1260, %1266, !dbg !58
  %1277 = icmp sle i32 %1260, %1267, !dbg !58
  %1278 = zext i1 %1276 to i32, !dbg !59
  %1279 = zext i1 %1277 to i32, !dbg !59
  %1280 = icmp sle i32 %1260, %1268, !dbg !58
  %1281 = icmp sle i32 %1260, %1269, !dbg !58
  %1282 = zext i1 %1280 to i32, !dbg !59
  %1283 = zext i1 %1281 to i32, !dbg !59
  %1284 = icmp sle i32 %1260, %1270, !dbg !58
  %1285 = icmp sle i32 %1260, %1271, !dbg !58
  %1286 = zext i1 %1284 to i32, !dbg !59
  %1287 = zext i1 %1285 to i32, !dbg !59
  %1288 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1274, i32 1, i32 31), !dbg !59
  %1289 = add i32 %1288, %1274, !dbg !59
  %1290 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1275, i32 1, i32 31), !dbg !59
  %1291 = add i32 %1290, %1275, !dbg !59
  %1292 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1278, i32 1, i32 31), !dbg !59
  %1293 = add i32 %1292, %1278, !dbg !59
  %1294 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1279, i32 1, i32 31), !dbg !59
  %1295 = add i32 %1294, %1279, !dbg !59
  %1296 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1282, i32 1, i32 31), !dbg !59
  %1297 = add i32 %1296, %1282, !dbg !59
  %1298 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1283, i32 1, i32 31), !dbg !59
  %1299 = add i32 %1298, %1283, !dbg !59
  %1300 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1286, i32 1, i32 31), !dbg !59
  %1301 = add i32 %1300, %1286, !dbg !59
  %1302 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1287, i32 1, i32 31), !dbg !59
  %1303 = add i32 %1302, %1287, !dbg !59
  %1304 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1289, i32 2, i32 31), !dbg !59
  %1305 = add i32 %1289, %1304, !dbg !59
  %1306 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1291, i32 2, i32 31), !dbg !59
  %1307 = add i32 %1291, %1306, !dbg !59
  %1308 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1293, i32 2, i32 31), !dbg !59
  %1309 = add i32 %1293, %1308, !dbg !59
  %1310 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1295, i32 2, i32 31), !dbg !59
  %1311 = add i32 %1295, %1310, !dbg !59
  %1312 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1297, i32 2, i32 31), !dbg !59
  %1313 = add i32 %1297, %1312, !dbg !59
  %1314 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1299, i32 2, i32 31), !dbg !59
  %1315 = add i32 %1299, %1314, !dbg !59
  %1316 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1301, i32 2, i32 31), !dbg !59
  %1317 = add i32 %1301, %1316, !dbg !59
  %1318 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1303, i32 2, i32 31), !dbg !59
  %1319 = add i32 %1303, %1318, !dbg !59
  %1320 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1305, i32 4, i32 31), !dbg !59
  %1321 = add i32 %1305, %1320, !dbg !59
  %1322 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1307, i32 4, i32 31), !dbg !59
  %1323 = add i32 %1307, %1322, !dbg !59
  %1324 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1309, i32 4, i32 31), !dbg !59
  %1325 = add i32 %1309, %1324, !dbg !59
  %1326 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1311, i32 4, i32 31), !dbg !59
  %1327 = add i32 %1311, %1326, !dbg !59
  %1328 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1313, i32 4, i32 31), !dbg !59
  %1329 = add i32 %1313, %1328, !dbg !59
  %1330 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1315, i32 4, i32 31), !dbg !59
  %1331 = add i32 %1315, %1330, !dbg !59
  %1332 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1317, i32 4, i32 31), !dbg !59
  %1333 = add i32 %1317, %1332, !dbg !59
  %1334 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1319, i32 4, i32 31), !dbg !59
  %1335 = add i32 %1319, %1334, !dbg !59
  %1336 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1321, i32 8, i32 31), !dbg !59
  %1337 = add i32 %1321, %1336, !dbg !59
  %1338 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1323, i32 8, i32 31), !dbg !59
  %1339 = add i32 %1323, %1338, !dbg !59
  %1340 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1325, i32 8, i32 31), !dbg !59
  %1341 = add i32 %1325, %1340, !dbg !59
  %1342 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1327, i32 8, i32 31), !dbg !59
  %1343 = add i32 %1327, %1342, !dbg !59
  %1344 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1329, i32 8, i32 31), !dbg !59
  %1345 = add i32 %1329, %1344, !dbg !59
  %1346 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1331, i32 8, i32 31), !dbg !59
  %1347 = add i32 %1331, %1346, !dbg !59
  %1348 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1333, i32 8, i32 31), !dbg !59
  %1349 = add i32 %1333, %1348, !dbg !59
  %1350 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1335, i32 8, i32 31), !dbg !59
  %1351 = add i32 %1335, %1350, !dbg !59
  %1352 = call i32 @llvm.smin.i32(i32 %1337, i32 15), !dbg !60
  %1353 = call i32 @llvm.smin.i32(i32 %1339, i32 15), !dbg !60
  %1354 = call i32 @llvm.smin.i32(i32 %1341, i32 15), !dbg !60
  %1355 = call i32 @llvm.smin.i32(i32 %1343, i32 15), !dbg !60
  %1356 = call i32 @llvm.smin.i32(i32 %1345, i32 15), !dbg !60
  %1357 = call i32 @llvm.smin.i32(i32 %1347, i32 15), !dbg !60
  %1358 = call i32 @llvm.smin.i32(i32 %1349, i32 15), !dbg !60
  %1359 = call i32 @llvm.smin.i32(i32 %1351, i32 15), !dbg !60
  %1360 = and i32 %1352, 15, !dbg !61
  %1361 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1360, i32 31), !dbg !61
  %1362 = and i32 %1353, 15, !dbg !61
  %1363 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1362, i32 31), !dbg !61
  %1364 = and i32 %1354, 15, !dbg !61
  %1365 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1364, i32 31), !dbg !61
  %1366 = and i32 %1355, 15, !dbg !61
  %1367 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1366, i32 31), !dbg !61
  %1368 = and i32 %1356, 15, !dbg !61
  %1369 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1368, i32 31), !dbg !61
  %1370 = and i32 %1357, 15, !dbg !61
  %1371 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1370, i32 31), !dbg !61
  %1372 = and i32 %1358, 15, !dbg !61
  %1373 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1372, i32 31), !dbg !61
  %1374 = and i32 %1359, 15, !dbg !61
  %1375 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1259, i32 %1374, i32 31), !dbg !61
  %1376 = sext i32 %1264 to i64, !dbg !62
  %1377 = getelementptr i32, ptr addrspace(1) %1263, i64 %1376, !dbg !62
  %1378 = sext i32 %1265 to i64, !dbg !62
  %1379 = getelementptr i32, ptr addrspace(1) %1263, i64 %1378, !dbg !62
  %1380 = sext i32 %1266 to i64, !dbg !62
  %1381 = getelementptr i32, ptr addrspace(1) %1263, i64 %1380, !dbg !62
  %1382 = sext i32 %1267 to i64, !dbg !62
  %1383 = getelementptr i32, ptr addrspace(1) %1263, i64 %1382, !dbg !62
  %1384 = sext i32 %1268 to i64, !dbg !62
  %1385 = getelementptr i32, ptr addrspace(1) %1263, i64 %1384, !dbg !62
  %1386 = sext i32 %1269 to i64, !dbg !62
  %1387 = getelementptr i32, ptr addrspace(1) %1263, i64 %1386, !dbg !62
  %1388 = sext i32 %1270 to i64, !dbg !62
  %1389 = getelementptr i32, ptr addrspace(1) %1263, i64 %1388, !dbg !62
  %1390 = sext i32 %1271 to i64, !dbg !62
  %1391 = getelementptr i32, ptr addrspace(1) %1263, i64 %1390, !dbg !62
  %1392 = icmp slt i32 %1337, %7, !dbg !63
  %1393 = icmp slt i32 %1339, %7, !dbg !63
  %1394 = sub i32 %1264, %1361, !dbg !64
  %1395 = sub i32 %1265, %1363, !dbg !64
  %1396 = shl i32 %1394, 16, !dbg !65
  %1397 = shl i32 %1395, 16, !dbg !65
  %1398 = or i32 %1396, %1337, !dbg !66
  %1399 = or i32 %1397, %1339, !dbg !66
  %1400 = select i1 %1392, i32 %1398, i32 -1, !dbg !67
  %1401 = select i1 %1393, i32 %1399, i32 -1, !dbg !67
  %1402 = icmp slt i32 %1341, %7, !dbg !63
  %1403 = icmp slt i32 %1343, %7, !dbg !63
  %1404 = sub i32 %1266, %1365, !dbg !64
  %1405 = sub i32 %1267, %1367, !dbg !64
  %1406 = shl i32 %1404, 16, !dbg !65
  %1407 = shl i32 %1405, 16, !dbg !65
  %1408 = or i32 %1406, %1341, !dbg !66
  %1409 = or i32 %1407, %1343, !dbg !66
  %1410 = select i1 %1402, i32 %1408, i32 -1, !dbg !67
  %1411 = select i1 %1403, i32 %1409, i32 -1, !dbg !67
  %1412 = icmp slt i32 %1345, %7, !dbg !63
  %1413 = icmp slt i32 %1347, %7, !dbg !63
  %1414 = sub i32 %1268, %1369, !dbg !64
  %1415 = sub i32 %1269, %1371, !dbg !64
  %1416 = shl i32 %1414, 16, !dbg !65
  %1417 = shl i32 %1415, 16, !dbg !65
  %1418 = or i32 %1416, %1345, !dbg !66
  %1419 = or i32 %1417, %1347, !dbg !66
  %1420 = select i1 %1412, i32 %1418, i32 -1, !dbg !67
  %1421 = select i1 %1413, i32 %1419, i32 -1, !dbg !67
  %1422 = icmp slt i32 %1349, %7, !dbg !63
  %1423 = icmp slt i32 %1351, %7, !dbg !63
  %1424 = sub i32 %1270, %1373, !dbg !64
  %1425 = sub i32 %1271, %1375, !dbg !64
  %1426 = shl i32 %1424, 16, !dbg !65
  %1427 = shl i32 %1425, 16, !dbg !65
  %1428 = or i32 %1426, %1349, !dbg !66
  %1429 = or i32 %1427, %1351, !dbg !66
  %1430 = select i1 %1422, i32 %1428, i32 -1, !dbg !67
  %1431 = select i1 %1423, i32 %1429, i32 -1, !dbg !67
  %1432 = icmp slt i32 %1264, %schedule_stride, !dbg !68
  %1433 = icmp slt i32 %1265, %schedule_stride, !dbg !68
  %1434 = icmp slt i32 %1266, %schedule_stride, !dbg !68
  %1435 = icmp slt i32 %1267, %schedule_stride, !dbg !68
  %1436 = icmp slt i32 %1268, %schedule_stride, !dbg !68
  %1437 = icmp slt i32 %1269, %schedule_stride, !dbg !68
  %1438 = icmp slt i32 %1270, %schedule_stride, !dbg !68
  %1439 = icmp slt i32 %1271, %schedule_stride, !dbg !68
  %1440 = and i1 %.not96, %1432, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1377, i32 %1400, i1 %1440) #5, !dbg !69
  %1441 = and i1 %.not96, %1433, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1379, i32 %1401, i1 %1441) #5, !dbg !69
  %1442 = and i1 %.not96, %1434, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1381, i32 %1410, i1 %1442) #5, !dbg !69
  %1443 = and i1 %.not96, %1435, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1383, i32 %1411, i1 %1443) #5, !dbg !69
  %1444 = and i1 %.not96, %1436, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1385, i32 %1420, i1 %1444) #5, !dbg !69
  %1445 = and i1 %.not96, %1437, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1387, i32 %1421, i1 %1445) #5, !dbg !69
  %1446 = and i1 %.not96, %1438, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1389, i32 %1430, i1 %1446) #5, !dbg !69
  %1447 = and i1 %.not96, %1439, !dbg !69
  call void asm sideeffect "@$2 st.global.b32 [$0], $1;", "l,r,b,~{memory}"(ptr addrspace(1) %1391, i32 %1431, i1 %1447) #5, !dbg !69
  %1448 = add i32 %index84, 128, !dbg !56
  %1449 = icmp eq i32 %index84, %1226, !dbg !56
  br i1 %1449, label %for.end83, label %for.body82, !dbg !56

for.end83:                                        ; preds = %for.body82, %for.body78
  %1450 = add i32 %index80, 1, !dbg !49
  %1451 = icmp eq i32 %index80, 3, !dbg !49
  br i1 %1451, label %for.end79, label %for.body78, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { nounwind "nvvm.minctasm"="1" "nvvm.reqntid"="256,1,1" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 2, !"Dwarf Version", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "tilewright", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "others.cpp", directory: "examples/moe/programs")
!4 = distinct !DISubprogram(name: "moe_routing", linkageName: "moe_routing", scope: !3, file: !3, line: 46, type: !5, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 46, column: 18, scope: !4)
!8 = !DILocation(line: 26, column: 27, scope: !9)
!9 = !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "routing.h", directory: "examples/moe/kernels")
!11 = !DILocation(line: 36, column: 7, scope: !9)
!12 = !DILocation(line: 0, scope: !9)
!13 = !DILocation(line: 37, column: 61, scope: !9)
!14 = !DILocation(line: 31, column: 29, scope: !9)
!15 = !DILocation(line: 31, column: 54, scope: !9)
!16 = !DILocation(line: 31, column: 19, scope: !9)
!17 = !DILocation(line: 32, column: 22, scope: !9)
!18 = !DILocation(line: 32, column: 43, scope: !9)
!19 = !DILocation(line: 32, column: 37, scope: !9)
!20 = !DILocation(line: 32, column: 60, scope: !9)
!21 = !DILocation(line: 32, column: 17, scope: !9)
!22 = !DILocation(line: 37, column: 48, scope: !9)
!23 = !DILocation(line: 39, column: 32, scope: !9)
!24 = !DILocation(line: 40, column: 26, scope: !9)
!25 = !DILocation(line: 40, column: 50, scope: !9)
!26 = !DILocation(line: 40, column: 8, scope: !9)
!27 = !DILocation(line: 41, column: 28, scope: !9)
!28 = !DILocation(line: 41, column: 37, scope: !9)
!29 = !DILocation(line: 41, column: 8, scope: !9)
!30 = !DILocation(line: 42, column: 8, scope: !9)
!31 = !DILocation(line: 45, column: 7, scope: !9)
!32 = !DILocation(line: 37, column: 11, scope: !9)
!33 = !DILocation(line: 46, column: 29, scope: !9)
!34 = !DILocation(line: 48, column: 44, scope: !9)
!35 = !DILocation(line: 50, column: 38, scope: !9)
!36 = !DILocation(line: 51, column: 29, scope: !9)
!37 = !DILocation(line: 51, column: 23, scope: !9)
!38 = !DILocation(line: 52, column: 39, scope: !9)
!39 = !DILocation(line: 52, column: 25, scope: !9)
!40 = !DILocation(line: 52, column: 50, scope: !9)
!41 = !DILocation(line: 53, column: 24, scope: !9)
!42 = !DILocation(line: 53, column: 48, scope: !9)
!43 = !DILocation(line: 53, column: 10, scope: !9)
!44 = !DILocation(line: 54, column: 23, scope: !9)
!45 = !DILocation(line: 54, column: 41, scope: !9)
!46 = !DILocation(line: 54, column: 10, scope: !9)
!47 = !DILocation(line: 55, column: 47, scope: !9)
!48 = !DILocation(line: 55, column: 10, scope: !9)
!49 = !DILocation(line: 59, column: 7, scope: !9)
!50 = !DILocation(line: 60, column: 32, scope: !9)
!51 = !DILocation(line: 60, column: 38, scope: !9)
!52 = !DILocation(line: 60, column: 50, scope: !9)
!53 = !DILocation(line: 60, column: 25, scope: !9)
!54 = !DILocation(line: 60, column: 44, scope: !9)
!55 = !DILocation(line: 61, column: 33, scope: !9)
!56 = !DILocation(line: 63, column: 9, scope: !9)
!57 = !DILocation(line: 64, column: 26, scope: !9)
!58 = !DILocation(line: 66, column: 37, scope: !9)
!59 = !DILocation(line: 67, column: 26, scope: !9)
!60 = !DILocation(line: 68, column: 50, scope: !9)
!61 = !DILocation(line: 68, column: 29, scope: !9)
!62 = !DILocation(line: 70, column: 54, scope: !9)
!63 = !DILocation(line: 69, column: 33, scope: !9)
!64 = !DILocation(line: 69, column: 52, scope: !9)
!65 = !DILocation(line: 69, column: 61, scope: !9)
!66 = !DILocation(line: 69, column: 68, scope: !9)
!67 = !DILocation(line: 69, column: 26, scope: !9)
!68 = !DILocation(line: 70, column: 77, scope: !9)
!69 = !DILocation(line: 70, column: 12, scope: !9)

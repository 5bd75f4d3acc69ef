#!/usr/bin/env python3
"""Times what others offer for the examples' problems, in the way of `bench`: a CUDA graph of several calls on inputs
of their own, its median replay. Needs torch with CUDA.

  peers.py matmul TYPE M N K              TYPE: bf16, f16, e4m3 (fast accumulation), e4m3_slow, e4m3_rows (row scales,
                                          fast accumulation), e4m3_rows_slow, s8
  peers.py attention HEADS ROWS D causal|full
Prints one line: what, its microseconds (median, least) and TFLOP/s (of the median, of the least).
"""
import statistics
import sys

import torch


def time_graph(calls, flops):
    """Median and least microseconds of a call; `calls` are captured into one graph."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for call in calls:
            call()
        stream.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for call in calls:
                call()
        times, total = [], 0.0
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        for i in range(104):
            begin.record()
            graph.replay()
            end.record()
            end.synchronize()
            us = begin.elapsed_time(end) * 1e3 / len(calls)
            if i < 3:
                continue
            times.append(us)
            total += us * len(calls)
            if len(times) >= 11 and total >= 300e3:
                break
    median, least = statistics.median(times), min(times)
    return median, least, flops / median / 1e6, flops / least / 1e6


def rounds_for(size):
    return int(min(max(400e6 / size, 2), 16))


def matmul(kind, m, n, k):
    """c [m, n] = a [m, k] times b [n, k] transposed, as in 08_warp_specialized_matmul."""
    base = kind.split("_")[0]
    slow = kind.endswith("_slow")
    rows = "rows" in kind
    element = 2 if base in ("bf16", "f16") else 1
    out_bytes = 4 if base == "s8" else 2
    calls = []
    for _ in range(rounds_for(element * k * (m + n) + out_bytes * m * n)):
        a, b = (torch.randn(x, k, device="cuda") for x in (m, n))
        if base == "s8":
            a, b = ((x * 32).clamp(-127, 127).to(torch.int8) for x in (a, b))
            out = torch.empty(m, n, device="cuda", dtype=torch.int32)
            calls.append(lambda a=a, b=b, out=out: torch._int_mm(a, b.t(), out=out))
        elif base == "e4m3":
            a, b = (x.to(torch.float8_e4m3fn) for x in (a, b))
            shape = ((m, 1), (1, n)) if rows else ((), ())
            scales = [torch.ones(s, device="cuda") for s in shape]
            out = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)
            calls.append(lambda a=a, b=b, s=scales, out=out: torch._scaled_mm(
                a, b.t(), s[0], s[1], out_dtype=torch.bfloat16, use_fast_accum=not slow, out=out))
        else:
            kind_of = torch.bfloat16 if base == "bf16" else torch.float16
            a, b = a.to(kind_of), b.to(kind_of)
            out = torch.empty(m, n, device="cuda", dtype=kind_of)
            calls.append(lambda a=a, b=b, out=out: torch.mm(a, b.t(), out=out))
    return time_graph(calls, 2.0 * m * n * k)


def attention(heads, rows, d, causal):
    """The best of torch's back ends: cuDNN and flash."""
    from torch.nn.attention import SDPBackend, sdpa_kernel
    results = []
    for backend in (SDPBackend.CUDNN_ATTENTION, SDPBackend.FLASH_ATTENTION):
        calls = []
        for _ in range(rounds_for(2 * 4 * heads * rows * d)):
            q, k, v = (torch.randn(1, heads, rows, d, device="cuda", dtype=torch.bfloat16) for _ in range(3))
            calls.append(lambda q=q, k=k, v=v: torch.nn.functional.scaled_dot_product_attention(
                q, k, v, is_causal=causal))
        flops = 4.0 * heads * rows * rows * d / (2 if causal else 1)
        try:
            with sdpa_kernel([backend]):
                results.append((time_graph(calls, flops), backend.name))
        except RuntimeError as error:
            print(f"{backend.name}: {str(error).splitlines()[0]}", file=sys.stderr)
    return min(results)


def main():
    words = sys.argv[1:]
    if len(words) == 5 and words[0] == "matmul":
        numbers = matmul(words[1], *map(int, words[2:]))
    elif len(words) == 5 and words[0] == "attention" and words[4] in ("causal", "full"):
        numbers, backend = attention(*map(int, words[1:4]), words[4] == "causal")
        words.append(backend)
    else:
        sys.exit(__doc__)
    print("%-44s %9.1f us (least %9.1f)  %7.1f TFLOP/s (most %7.1f)" % (" ".join(words), *numbers))


if __name__ == "__main__":
    main()

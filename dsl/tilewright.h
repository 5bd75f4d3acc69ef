// The language. Kernels include this header alone. It names every part itself, in the order in which they
// need each other, so that compilers have no chain of includes to print in front of a mistake.
#pragma once
#include "dsl/element.h"
#include "dsl/location.h"
#include "dsl/recorder.h"
//
#include "dsl/operands.h"
//
#include "dsl/scalar.h"
//
#include "dsl/tile.h"
//
#include "dsl/variable.h"
//
#include "dsl/control.h"
#include "dsl/layouts.h"
#include "dsl/math.h"
//
#include "dsl/shape_ops.h"
//
#include "dsl/memory.h"
//
#include "dsl/reduce.h"
#include "dsl/shared.h"
//
#include "dsl/barrier.h"
#include "dsl/debug.h"
#include "dsl/dot.h"
//
#include "dsl/peer.h"
//
#include "dsl/tensor_map.h"
//
#include "dsl/warp_specialize.h"
//
#include "dsl/pipeline.h"
//
#include "dsl/schedule.h"
//
#include "dsl/kernel.h"

// The language: everything a kernel author includes.
#pragma once
#include "dsl/control.h"
#include "dsl/debug.h"
#include "dsl/dot.h"
#include "dsl/kernel.h"
#include "dsl/reduce.h"

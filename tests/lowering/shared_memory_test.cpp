// Planning of shared memory and insertion of barriers, on programs without code generation.
#include <gtest/gtest.h>

#include <random>

#include "ir/clone.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "kernel_builder.h"
#include "lowering/insert_barriers.h"
#include "lowering/shared_memory_plan.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

using ir::OpKind;
using ir::Type;
using ir::Value;
using enum ir::ElementType;

struct SharedBuilder : KernelBuilder {
  explicit SharedBuilder(int elements = 256) : KernelBuilder("shared", 4) {
    ir::Shape shape = ir::make_shape(elements);
    tile = Type::tile({f32}, shape, ir::Blocked{{1}, {32}, {4}, {0}}.resolve(shape));
    zero = value(OpKind::constant_, {}, Type::scalar(f32), {{"value", 0.0}});
    filled = map_splat();
  }
  Value* map_splat() {
    ir::Op* m = op(OpKind::map_, {zero}, {tile});
    ir::Region* region = ir::add_region(*m);
    Value* a = region->add_argument(Type::scalar(f32));
    ir::append(*region, OpKind::yield_, {a}, {}, next_line());
    return m->result();
  }
  Value* alloc(int elements) {
    ir::Shape shape = ir::make_shape(elements);
    return value(OpKind::shared_alloc_, {}, Type::shared({f32}, shape, ir::row_major_shared(shape)));
  }
  Value* alloc() { return alloc(tile.shape.dim[0]); }
  void store(Value* buffer) { op(OpKind::shared_store_, {buffer, filled}, {}); }
  Value* load(Value* buffer) { return value(OpKind::shared_load_, {buffer}, tile); }
  // Ends the region that begin_for() opened.
  void begin_for(int count) {
    ir::Op* loop = op(OpKind::for_, {constant(0), constant(count), constant(1)}, {});
    outer.push_back(at);
    at = ir::add_region(*loop);
    at->add_argument(Type::scalar(i32));
  }
  void end() {
    at = outer.back();
    outer.pop_back();
  }

  Type tile;
  Value *zero, *filled;
  std::vector<ir::Region*> outer;
};

// The ops that matter, in order: S store, L load, | barrier, C copy, W wait, ( ) loop.
std::string shape_of(const ir::Region& region) {
  std::string s;
  for (const auto& op : region.ops) switch (op->kind) {
      case OpKind::shared_store_: s += 'S'; break;
      case OpKind::shared_load_: s += 'L'; break;
      case OpKind::barrier_: s += '|'; break;
      case OpKind::copy_async_: s += 'C'; break;
      case OpKind::wait_group_: s += 'W'; break;
      case OpKind::for_: s += "(" + shape_of(*op->regions[0]) + ")"; break;
      case OpKind::if_: s += "[" + shape_of(*op->regions[0]) + "/" + shape_of(*op->regions[1]) + "]"; break;
      default: break;
    }
  return s;
}

std::string with_barriers(KernelBuilder& k) {
  ir::Program program = ir::clone(k.program);
  ir::verify(program);
  SharedMemoryPlan plan = plan_shared_memory(program, Target::parse("sm_90a"));
  insert_barriers(program, plan, Target::parse("sm_90a"));
  ir::verify(program);
  std::string once = shape_of(*program.body);
  insert_barriers(program, plan, Target::parse("sm_90a"));
  EXPECT_EQ(shape_of(*program.body), once) << "a second run must find nothing to do";
  return once;
}

TEST(InsertBarriers, BetweenAStoreAndTheLoadOfIt) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.load(a);
  k.load(a);
  EXPECT_EQ(with_barriers(k), "S|LL");
}

TEST(InsertBarriers, BetweenALoadAndTheNextStore) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.load(a);
  k.store(a);
  k.store(a);
  EXPECT_EQ(with_barriers(k), "S|L|S|S");
}

TEST(InsertBarriers, NoneBetweenBuffersThatShareNothing) {
  SharedBuilder k;
  Value *a = k.alloc(), *b = k.alloc();
  k.store(a);
  k.store(b);
  k.load(a);
  k.load(b);
  EXPECT_EQ(with_barriers(k), "SS|LL");
}

TEST(InsertBarriers, BetweenBuffersThatShareBytes) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.load(a);  // the last use of a
  Value* b = k.alloc();
  k.store(b);
  k.load(b);
  EXPECT_EQ(with_barriers(k), "S|L|S|L");
}

TEST(InsertBarriers, AroundTheBackEdgeOfALoop) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.begin_for(4);
  k.store(a);
  k.load(a);
  k.end();
  EXPECT_EQ(with_barriers(k), "(|S|L)");
}

TEST(InsertBarriers, OneOfTheAuthorsIsEnough) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.op(OpKind::barrier_, {}, {});
  k.load(a);
  EXPECT_EQ(with_barriers(k), "S|L");
}

TEST(InsertBarriers, BothArmsOfAnIfCount) {
  SharedBuilder k;
  Value* a = k.alloc();
  ir::Op* branch =
      k.op(OpKind::if_, {k.value(OpKind::constant_, {}, Type::scalar(i1), {{"value", std::int64_t{1}}})}, {});
  ir::Region* outer = k.at;
  k.at = ir::add_region(*branch);
  k.store(a);
  k.at = ir::add_region(*branch);
  k.at = outer;
  k.load(a);
  EXPECT_EQ(with_barriers(k), "[S/]|L");
}

TEST(InsertBarriers, CopiesAreSeenBehindTheirWaitAndABarrier) {
  SharedBuilder k;
  Value* p = k.parameter("p", Type::pointer(f32), 16);
  Value* range = k.value(OpKind::arange_, {}, k.tile.with_element({i32}), {{"start", std::int64_t{0}}});
  Value* pointers = k.map(OpKind::pointer_add_, {p, range}, k.tile.with_element({f32, true}));
  Value* a = k.alloc();
  k.op(OpKind::copy_async_, {pointers, a}, {});
  k.op(OpKind::commit_group_, {}, {});
  k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{0}}});
  k.load(a);
  k.op(OpKind::copy_async_, {pointers, a}, {});
  EXPECT_EQ(with_barriers(k), "CW|L|C");
}

// Slots of a ring whose index is known when compiling do not endanger each other.
TEST(InsertBarriers, ConstantSlotsAreTellableApart) {
  SharedBuilder k;
  ir::Shape shape = ir::make_shape(2, 256);
  Value* ring = k.value(OpKind::shared_alloc_, {}, Type::shared({f32}, shape, ir::row_major_shared(shape)));
  ir::Shape slot = ir::make_shape(256);
  Type slot_type = Type::shared({f32}, slot, ir::row_major_shared(slot));
  Value* first = k.value(OpKind::shared_index_, {ring, k.constant(0)}, slot_type);
  Value* second = k.value(OpKind::shared_index_, {ring, k.constant(1)}, slot_type);
  k.store(first);
  k.store(second);
  k.load(first);
  EXPECT_EQ(with_barriers(k), "SS|L");
}

TEST(SharedMemoryPlan, BuffersWithSeparateLivesShareBytes) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.load(a);
  Value* b = k.alloc();
  k.store(b);
  k.load(b);
  SharedMemoryPlan plan = plan_shared_memory(k.program, Target::parse("sm_90a"));
  EXPECT_EQ(plan.bytes, 1024u);
  EXPECT_EQ(plan.of(*a->op)->offset, plan.of(*b->op)->offset);
}

TEST(SharedMemoryPlan, ABufferOfAnOuterScopeLivesThroughTheLoop) {
  SharedBuilder k;
  Value* a = k.alloc();
  k.store(a);
  k.begin_for(3);
  k.load(a);
  Value* b = k.alloc();
  k.store(b);
  k.load(b);
  k.end();
  SharedMemoryPlan plan = plan_shared_memory(k.program, Target::parse("sm_90a"));
  EXPECT_EQ(plan.bytes, 2048u);
}

TEST(SharedMemoryPlan, TooMuchIsAnErrorThatListsTheBuffers) {
  SharedBuilder k;
  Value* a = k.alloc(65536);
  (void)a;
  try {
    plan_shared_memory(k.program, Target::parse("sm_90a"));
    FAIL();
  } catch (const UserError& e) {
    EXPECT_CONTAINS(std::string(e.what()), "262144 bytes");
    EXPECT_CONTAINS(std::string(e.what()), "kernel.cpp:");
  }
}

// Random programs: whichever two buffers are alive at the same time share no byte. Lives are worked out anew,
// by running the program: a buffer is alive from its first to its last access of a run through its
// allocation.
TEST(SharedMemoryPlan, LiveBuffersNeverOverlap) {
  int shared = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    std::mt19937 random(seed);
    auto pick = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    SharedBuilder k;
    std::vector<std::vector<Value*>> scopes(1);
    for (int i = 0; i < 25; ++i) {
      std::vector<Value*> visible;
      for (const auto& scope : scopes) visible.insert(visible.end(), scope.begin(), scope.end());
      int what = pick(6);
      if (what == 0 && scopes.size() < 3) {
        k.begin_for(2);
        scopes.emplace_back();
      } else if (what == 1 && scopes.size() > 1) {
        k.end();
        scopes.pop_back();
      } else if (what <= 3 || visible.empty()) {
        scopes.back().push_back(k.alloc(64 << pick(3)));
      } else {
        Value* buffer = visible[static_cast<std::size_t>(pick(static_cast<int>(visible.size())))];
        Type t = k.tile;
        t.shape = buffer->type.shape;
        t.layout = ir::Blocked{{1}, {32}, {4}, {0}}.resolve(t.shape);
        k.value(OpKind::shared_load_, {buffer}, t);
      }
    }
    while (scopes.size() > 1) {
      k.end();
      scopes.pop_back();
    }
    SharedMemoryPlan plan = plan_shared_memory(k.program, Target::parse("sm_90a"));
    // Run: every time an alloc is passed a new instance begins; an access belongs to the newest instance.
    struct Instance {
      const ir::Op* op;
      int first, last;
    };
    std::vector<Instance> instances;
    std::map<const ir::Op*, std::size_t> newest;
    int time = 0;
    std::function<void(const ir::Region&)> run = [&](const ir::Region& region) {
      for (const auto& op : region.ops) {
        ++time;
        if (op->kind == OpKind::shared_alloc_) {
          newest[op.get()] = instances.size();
          instances.push_back({op.get(), time, time});
        }
        if (op->kind == OpKind::shared_load_) instances[newest.at(op->operands[0]->op)].last = time;
        if (op->kind == OpKind::for_)
          for (int i = 0; i < 2; ++i) run(*op->regions[0]);
      }
    };
    run(*k.program.body);
    for (std::size_t i = 0; i < instances.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Instance &a = instances[i], &b = instances[j];
        if (a.op == b.op || a.first > b.last || b.first > a.last) continue;
        const SharedPlacement &x = *plan.of(*a.op), &y = *plan.of(*b.op);
        ASSERT_TRUE(x.offset + x.bytes <= y.offset || y.offset + y.bytes <= x.offset) << "seed " << seed;
      }
    std::uint32_t sum = 0;
    for (const SharedPlacement& p : plan.placements) {
      sum += p.bytes;
      ASSERT_LE(p.offset + p.bytes, plan.bytes);
    }
    shared += plan.bytes < sum;
  }
  EXPECT_GT(shared, 100);  // reuse happens
}

}  // namespace
}  // namespace tilewright::lowering

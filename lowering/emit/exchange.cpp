#include "lowering/emit/exchange.h"

#include "lowering/emit/memory.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

Value* thread_value(Emitter& e, const ThreadMap& map) {
  return e.linear_map(e.thread(), std::span(map.data(), map.size()));
}

std::uint32_t possible_bits(const ThreadMap& map) {
  std::uint32_t bits = 0;
  for (std::uint32_t v : map) bits |= v;
  return bits;
}

// Words of one access as one llvm value, and back.
Value* memory_value(Emitter& e, const Words& words) {
  auto& b = e.builder;
  if (words.values.size() == 1)
    return words.bits == 8 ? b.CreateTrunc(words.values[0], e.i8()) : words.values[0];
  Value* vector = llvm::PoisonValue::get(
      llvm::FixedVectorType::get(b.getIntNTy(words.bits), static_cast<unsigned>(words.values.size())));
  for (std::size_t i = 0; i < words.values.size(); ++i)
    vector = b.CreateInsertElement(vector, words.values[i], std::uint64_t{i});
  return vector;
}

Words words_of(Emitter& e, Value* loaded) {
  auto& b = e.builder;
  Words words;
  words.bits = loaded->getType()->getScalarSizeInBits();
  auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(loaded->getType());
  for (unsigned i = 0; i < (vector ? vector->getNumElements() : 1u); ++i) {
    Value* word = vector ? b.CreateExtractElement(loaded, std::uint64_t{i}) : loaded;
    words.values.push_back(words.bits == 8 ? b.CreateZExt(word, e.i16()) : word);
  }
  return words;
}

void swap_words(Emitter& e, const std::vector<SwapStage>& stages, Registers& words) {
  for (const SwapStage& stage : stages) {
    Value* odd = odd_parity(e, stage.thread_mask);
    Registers old = words;
    for (std::size_t w = 0; w < words.size(); ++w)
      words[w] = e.builder.CreateSelect(odd, old[w ^ stage.swap], old[w]);
  }
}

}  // namespace

Value* odd_parity(Emitter& e, std::uint32_t mask) {
  auto& b = e.builder;
  Value* bits = b.CreateAnd(e.thread(), mask);
  if (!std::has_single_bit(mask)) {
    bits = e.intrinsic(llvm::Intrinsic::ctpop, {bits}, {e.i32()});
    bits = b.CreateAnd(bits, 1);
  }
  return b.CreateICmpNE(bits, e.constant_i32(0));
}

Value* shuffle_xor(Emitter& e, Value* value, int mask) {
  auto& b = e.builder;
  llvm::Type* type = value->getType();
  auto word = [&](Value* v) -> Value* {
    return e.intrinsic(llvm::Intrinsic::nvvm_shfl_sync_bfly_i32,
                       {e.constant_i32(-1), v, e.constant_i32(mask), e.constant_i32(31)});
  };
  unsigned bits = type->isPointerTy() ? 64 : type->getScalarSizeInBits();
  Value* integer =
      type->isPointerTy() ? b.CreatePtrToInt(value, e.i64()) : b.CreateBitCast(value, b.getIntNTy(bits));
  Value* moved = nullptr;
  if (bits == 64) {
    Value* low = word(b.CreateTrunc(integer, e.i32()));
    Value* high = word(b.CreateTrunc(b.CreateLShr(integer, 32), e.i32()));
    moved = b.CreateOr(b.CreateZExt(low, e.i64()), b.CreateShl(b.CreateZExt(high, e.i64()), 32));
  } else {
    moved = b.CreateTrunc(word(b.CreateZExt(integer, e.i32())), integer->getType());
  }
  return type->isPointerTy() ? b.CreateIntToPtr(moved, type) : b.CreateBitCast(moved, type);
}

Registers emit_shuffles(Emitter& e, const ShufflePlan& plan, const Registers& source, ir::Element element) {
  Registers words;
  for (const std::vector<int>& registers : plan.source_words) {
    if (plan.pack_bits == 0) {
      words.push_back(source[static_cast<std::size_t>(registers[0])]);
      continue;
    }
    llvm::SmallVector<Value*, 4> elements;
    for (int r : registers) elements.push_back(source[static_cast<std::size_t>(r)]);
    words.push_back(to_words(e, elements, element).values[0]);
  }
  swap_words(e, plan.before, words);

  ThreadMap own{};
  for (std::size_t i = 0; i < ir::TileLayout::lane_bits; ++i) own[i] = 1u << i;
  bool butterfly = plan.source_lane == own;
  Value* lane = butterfly || plan.shuffles() == 0 ? nullptr : thread_value(e, plan.source_lane);
  Registers received;
  for (const ShufflePlan::Move& move : plan.moves) {
    Value* word = words[static_cast<std::size_t>(move.word)];
    if (move.shuffles)
      word = butterfly ? shuffle_xor(e, word, static_cast<int>(move.lane_xor))
                       : e.shuffle(word, e.combine(lane, 31, move.lane_xor));
    received.push_back(word);
  }
  swap_words(e, plan.after, received);

  std::vector<Registers> unpacked(received.size());
  Registers result;
  for (const ShufflePlan::Place& place : plan.result) {
    auto w = static_cast<std::size_t>(place.word);
    if (unpacked[w].empty()) {
      if (plan.pack_bits == 0) {
        unpacked[w].push_back(received[w]);
      } else {
        Words packed;
        packed.bits = received[w]->getType()->getScalarSizeInBits();
        packed.values.push_back(received[w]);
        unpacked[w] = from_words(e, packed, element, 1 << plan.pack_bits);
      }
    }
    result.push_back(unpacked[w][static_cast<std::size_t>(place.position)]);
  }
  return result;
}

ScratchMove::ScratchMove(Emitter& e, const ScratchPlan& plan, ir::Element element, Value* scratch)
    : e_(e),
      plan_(plan),
      element_(element),
      scratch_(scratch),
      stores_(make_side(plan.store_offset, plan.store_round)),
      loads_(make_side(plan.load_offset, plan.load_round)) {}

ScratchMove::Side ScratchMove::make_side(const ThreadMap& offset, const ThreadMap& round) {
  Side side{thread_value(e_, offset), possible_bits(offset), nullptr, {}};
  if (round != ThreadMap{}) side.round = thread_value(e_, round);
  return side;
}

Value* ScratchMove::address(Side& side, std::uint32_t offset) {
  // Bits that no thread sets are added and become the instruction's immediate offset.
  std::uint32_t meets = offset & side.possible;
  Value*& pointer = side.pointers[meets];
  if (!pointer) pointer = e_.byte_offset(scratch_, e_.combine(side.offset, side.possible, meets));
  return e_.byte_offset(pointer, static_cast<std::int64_t>(offset & ~side.possible));
}

Value* ScratchMove::takes_part(Side& side, int access_round, int round, bool& never) {
  never = !side.round && access_round != round;
  if (!side.round) return nullptr;
  return e_.builder.CreateICmpEQ(side.round, e_.constant_i32(access_round ^ round));
}

void ScratchMove::store(int round, const Registers& source) {
  auto& b = e_.builder;
  Value* busy = nullptr;
  if (plan_.idle_warp_bits)
    busy = b.CreateICmpEQ(b.CreateAnd(e_.warp(), plan_.idle_warp_bits), e_.constant_i32(0));
  if (round >= plan_.rounds()) return;
  // Addresses first: what is made under a condition is not known after it.
  struct Store {
    Value *pointer, *value, *condition;
  };
  std::vector<Store> stores;
  for (const ScratchPlan::Access& access : plan_.stores) {
    bool never = false;
    Value* condition = takes_part(stores_, access.round, round, never);
    if (never) continue;
    llvm::SmallVector<Value*, 16> elements;
    for (int r : access.registers) elements.push_back(source[static_cast<std::size_t>(r)]);
    stores.push_back(
        {address(stores_, access.offset), memory_value(e_, to_words(e_, elements, element_)), condition});
  }
  e_.when(busy, [&] {
    for (const Store& s : stores)
      e_.when(s.condition, [&] {
        b.CreateAlignedStore(s.value, s.pointer, llvm::Align(static_cast<std::uint64_t>(plan_.store_bytes)));
      });
  });
}

void ScratchMove::load(int round, Registers& result) {
  auto& b = e_.builder;
  if (round >= plan_.rounds()) return;
  unsigned total = static_cast<unsigned>(plan_.load_bytes);
  unsigned bits = element_.bytes() == 8 ? 64 : total >= 4 ? 32 : 8 * total;
  llvm::Type* type = b.getIntNTy(bits);
  if (8 * total > bits) type = llvm::FixedVectorType::get(type, 8 * total / bits);
  for (const ScratchPlan::Access& access : plan_.loads) {
    bool never = false;
    Value* condition = takes_part(loads_, access.round, round, never);
    if (never) continue;
    // Every thread may read: what belongs to another round is not taken.
    Value* loaded = b.CreateAlignedLoad(type, address(loads_, access.offset), llvm::Align(total));
    Registers elements =
        from_words(e_, words_of(e_, loaded), element_, static_cast<int>(access.registers.size()));
    for (std::size_t i = 0; i < elements.size(); ++i) {
      Value*& r = result[static_cast<std::size_t>(access.registers[i])];
      r = condition && r ? b.CreateSelect(condition, elements[i], r) : elements[i];
    }
  }
}

Registers emit_through_scratch(Emitter& e, const ScratchPlan& plan, const Registers& source,
                               ir::Element element, Value* scratch) {
  std::size_t count = 0;
  for (const ScratchPlan::Access& access : plan.loads) count += access.registers.size();
  Registers result(count, nullptr);
  ScratchMove move(e, plan, element, scratch);
  auto wait = [&] { plan.warp_local ? e.warp_barrier() : e.barrier(); };
  for (int round = 0; round < plan.rounds(); ++round) {
    if (round) wait();
    move.store(round, source);
    wait();
    move.load(round, result);
  }
  return result;
}

std::vector<Registers> emit_group_exchange(Emitter& e, const GroupExchange& exchange,
                                           const std::vector<Registers>& values,
                                           const std::vector<ir::Type>& types, Value* scratch) {
  std::vector<ScratchMove> moves;
  std::vector<Registers> joined;
  for (std::size_t i = 0; i < values.size(); ++i) {
    moves.emplace_back(e, exchange.moves[i], types[i].element,
                       e.byte_offset(scratch, static_cast<std::int64_t>(exchange.scratch_offset(i))));
    joined.emplace_back(static_cast<std::size_t>(exchange.joined.registers()), nullptr);
  }
  for (int round = 0; round < exchange.rounds(); ++round) {
    if (round) e.barrier();
    for (std::size_t i = 0; i < values.size(); ++i) moves[i].store(round, values[i]);
    e.barrier();
    for (std::size_t i = 0; i < values.size(); ++i) moves[i].load(round, joined[i]);
  }
  return joined;
}

Value* choose(Emitter& e, Value* condition, Value* a, Value* b) {
  return condition ? e.builder.CreateSelect(condition, a, b) : a;
}

}  // namespace tilewright::lowering

// Robustness: mutated texts and mutated programs. Whatever the parser and the verifier are given, only
// UserError comes out; what the parser accepts prints and reads back; what the verifier accepts stays
// accepted after that.
#include <gtest/gtest.h>

#include <random>

#include "ir/error.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "tests/ir/programs.h"

namespace tilewright::ir {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (letter(text[i]))
      while (end < text.size() && letter(text[end])) ++end;
    words.emplace_back(text.substr(i, end - i));
    i = end;
  }
  return words;
}

std::string joined_words(const std::vector<std::string>& words) {
  std::string s;
  for (const std::string& w : words) s += w;
  return s;
}

class Fuzzer {
 public:
  explicit Fuzzer(unsigned seed) : random_(seed) {
    for (std::string_view text : good_programs) {
      seeds_.push_back(words_of(print(parse(text, "p.tile"), {.locations = seeds_.size() % 2 == 0})));
      all_.insert(all_.end(), seeds_.back().begin(), seeds_.back().end());
    }
  }

  std::string text() {
    std::vector<std::string> words = seeds_[below(seeds_.size())];
    for (std::size_t n = 1 + below(3); n > 0 && !words.empty(); --n) mutate(words);
    std::string s = joined_words(words);
    if (below(20) == 0) s.resize(below(s.size() + 1));
    if (below(20) == 0 && !s.empty()) s[below(s.size())] = static_cast<char>(below(256));
    return s;
  }

  std::size_t below(std::size_t n) { return random_() % n; }

 private:
  void mutate(std::vector<std::string>& words) {
    static const char* const numbers[] = {"0",
                                          "1",
                                          "2",
                                          "3",
                                          "7",
                                          "31",
                                          "32",
                                          "64",
                                          "4194304",
                                          "4194305",
                                          "-1",
                                          "2147483648",
                                          "9223372036854775807",
                                          "-9223372036854775808",
                                          "1e999",
                                          "nan",
                                          "0.5"};
    std::size_t at = below(words.size());
    switch (below(7)) {
      case 0: words.erase(words.begin() + static_cast<std::ptrdiff_t>(at)); break;
      case 1: std::swap(words[at], words[below(words.size())]); break;
      case 2: words[at] = all_[below(all_.size())]; break;
      case 3: words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), all_[below(all_.size())]); break;
      case 4: words[at] += words[at]; break;
      default:  // a number, where there is one near
        for (std::size_t i = 0; i < words.size(); ++i) {
          std::size_t j = (at + i) % words.size();
          if (!std::isdigit(static_cast<unsigned char>(words[j][0]))) continue;
          words[j] = numbers[below(std::size(numbers))];
          break;
        }
    }
  }

  std::mt19937 random_;
  std::vector<std::vector<std::string>> seeds_;
  std::vector<std::string> all_;
};

TEST(Fuzz, MutatedTexts) {
  Fuzzer fuzzer(1);
  int parsed = 0, accepted = 0, refused = 0;
  for (int i = 0; i < 6000; ++i) {
    std::string text = fuzzer.text();
    try {
      Program p = parse(text);
      ++parsed;
      std::string printed = print(p, {.locations = true});
      ASSERT_EQ(print(parse(printed), {.locations = true}), printed) << text;
      bool good = mistakes(p).empty();
      accepted += good;
      ASSERT_EQ(mistakes(parse(printed)).empty(), good) << text;
    } catch (const UserError&) {
      ++refused;
    }
  }
  EXPECT_GT(parsed, 600);
  EXPECT_GT(accepted, 150);
  EXPECT_GT(refused, 600);
}

// Programs that no text can express: wrong links, kinds and counts, as a faulty pass might make them.
TEST(Fuzz, MutatedPrograms) {
  std::mt19937 random(3);
  auto below = [&](std::size_t n) { return random() % n; };
  int refused = 0;
  for (int i = 0; i < 2500; ++i) {
    Program p = parse(good_programs[below(std::size(good_programs))]);
    std::vector<Op*> ops;
    std::vector<Value*> values;
    auto collect = [&](auto&& self, Region& r) -> void {
      for (auto& v : r.arguments) values.push_back(v.get());
      for (auto& op : r.ops) {
        ops.push_back(op.get());
        for (auto& v : op->results) values.push_back(v.get());
        for (auto& inner : op->regions) self(self, *inner);
      }
    };
    collect(collect, *p.body);
    Op& op = *ops[below(ops.size())];
    Value& value = *values[below(values.size())];
    switch (below(10)) {
      case 0:
        if (!op.operands.empty()) op.operands[below(op.operands.size())] = &value;
        break;
      case 1:
        if (!op.operands.empty()) op.operands[below(op.operands.size())] = nullptr;
        break;
      case 2: op.operands.push_back(&value); break;
      case 3:
        if (!op.operands.empty()) op.operands.pop_back();
        break;
      case 4: value.type = values[below(values.size())]->type; break;
      case 5: op.kind = static_cast<OpKind>(below(op_count)); break;
      case 6:
        if (!op.attributes.empty()) op.attributes.erase(op.attributes.begin());
        break;
      case 7:
        if (!op.attributes.empty())
          op.attributes[0].second = std::vector<std::int64_t>{INT64_MIN, INT64_MAX, -1};
        break;
      case 8:
        if (!op.attributes.empty())
          op.attributes[0].second =
              below(2) ? AttributeValue(INT64_MIN) : AttributeValue(std::string("zero\n"));
        break;
      default: {
        Type& t = value.type;
        switch (below(6)) {
          case 0: t.shape.dim[below(max_rank)] = static_cast<int>(random()); break;
          case 1: t.shape.rank = static_cast<int>(below(max_rank + 1)); break;
          case 2: t.layout.basis[below(TileLayout::capacity)] = static_cast<std::uint32_t>(random()); break;
          case 3: t.layout.register_bits = static_cast<int>(below(20)); break;
          case 4: t.shared_layout.origin = static_cast<std::uint32_t>(random()); break;
          default: t.shared_layout.bits = static_cast<int>(below(22));
        }
      }
    }
    std::vector<std::string> found = mistakes(p);
    refused += !found.empty();
    std::string text = print(p);
    if (found.empty()) {
      ASSERT_TRUE(mistakes(parse(text)).empty()) << text;
    }
  }
  EXPECT_GT(refused, 800);
}

TEST(Fuzz, TruncatedTexts) {
  for (std::string_view text : good_programs)
    for (std::size_t cut = 0; cut < text.size(); cut += 5) {
      try {
        (void)mistakes(parse(text.substr(0, cut)));
      } catch (const UserError&) {}
    }
}

}  // namespace
}  // namespace tilewright::ir

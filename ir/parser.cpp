#include "ir/parser.h"

#include <limits>
#include <unordered_map>
#include <utility>

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/type_parser.h"

namespace tilewright::ir {
namespace {

constexpr int max_depth = 200;  // of regions in regions

class Parser {
 public:
  Parser(std::string_view text, std::string file) : lexer_(text, std::move(file)), types_(lexer_) {}

  Program program() {
    while (lexer_.peek().kind == Token::Kind::alias) types_.definition();
    Program p;
    lexer_.expect_word("program");
    p.name = lexer_.expect(Token::Kind::text, "the program's name in quotes").text;
    lexer_.expect('(');
    if (!lexer_.accept(')')) {
      do parameter(p);
      while (lexer_.accept(','));
      lexer_.expect(')');
    }
    lexer_.expect_word("warps");
    p.num_warps = static_cast<int>(lexer_.expect_integer("a number of warps", 1, 1 << 10));
    if (lexer_.accept_word("cluster"))
      p.cluster = static_cast<int>(lexer_.expect_integer("a number of CTAs", 1, 1 << 10));
    place(p.location);
    ops(*p.body, 0);
    location_table();
    if (lexer_.peek().kind != Token::Kind::end) lexer_.fail_expected("the end of the text");
    return p;
  }

 private:
  void parameter(Program& p) {
    Token name = lexer_.expect(Token::Kind::value, "a parameter %name");
    Parameter parameter;
    parameter.name = lexer_.expect(Token::Kind::text, "the parameter's name in quotes").text;
    lexer_.expect(':');
    Type type = types_.type();
    if (lexer_.accept_word("multiple"))
      parameter.multiple = lexer_.expect_integer("a multiple", 1, std::numeric_limits<std::int64_t>::max());
    define(name, p.body->add_argument(type));
    p.parameters.push_back(std::move(parameter));
  }

  // { op ... }: values defined inside are gone after it.
  void ops(Region& region, int depth) {
    if (depth > max_depth) lexer_.fail(lexer_.peek(), "regions are nested too deeply");
    lexer_.expect('{');
    while (!lexer_.accept('}')) op(region, depth);
  }

  void op(Region& region, int depth) {
    std::vector<Token> names;
    if (lexer_.peek().kind == Token::Kind::value) {
      do names.push_back(lexer_.expect(Token::Kind::value, "a result %name"));
      while (lexer_.accept(','));
      lexer_.expect('=');
    }
    Token where = lexer_.peek();
    auto kind = op_named(where.kind == Token::Kind::word ? where.text : "");
    if (!kind) lexer_.fail_expected("an op");
    lexer_.take();
    std::vector<Value*> operands;
    // on the next line, %name begins the next op
    if (lexer_.peek().kind == Token::Kind::value && lexer_.peek().line == where.line) {
      do operands.push_back(operand());
      while (lexer_.accept(','));
    }
    auto op = make_op(*kind, std::move(operands), {}, nullptr);
    if (lexer_.peek().is('{') && starts_attributes(*kind)) attributes(*op);
    if (lexer_.accept(':')) {
      do add_result(*op, types_.type());
      while (lexer_.accept(','));
    }
    if (op->results.size() != names.size())
      lexer_.fail(where, where.text + ": " + std::to_string(names.size()) + " results are named, " +
                             std::to_string(op->results.size()) + " types are given");
    round_constant(*op);
    place(op->location);
    if (!op->location && !lexer_.file().empty())
      op->location = std::make_shared<Location>(Location{lexer_.file(), where.line, where.column, nullptr});
    Op* done = append(region, std::move(op));
    while (lexer_.peek().is('(') || lexer_.peek().is('{')) inner_region(*done, depth + 1);
    for (std::size_t i = 0; i < names.size(); ++i) define(names[i], done->results[i].get());
  }

  void inner_region(Op& op, int depth) {
    std::size_t outside = defined_.size();
    Region* region = add_region(op);
    if (lexer_.accept('(')) {
      do {
        Token name = lexer_.expect(Token::Kind::value, "an argument %name");
        lexer_.expect(':');
        define(name, region->add_argument(types_.type()));
      } while (lexer_.accept(','));
      lexer_.expect(')');
    }
    ops(*region, depth);
    for (; defined_.size() > outside; defined_.pop_back()) values_.erase(defined_.back());
  }

  static void add_result(Op& op, const Type& type) {
    op.results.push_back(
        std::make_unique<Value>(Value{type, &op, nullptr, static_cast<int>(op.results.size())}));
  }

  // The text of an f32 constant is that of the nearest float.
  static void round_constant(Op& op) {
    if (op.kind != OpKind::constant_ || op.results.size() != 1) return;
    if (op.results[0]->type.element != Element{ElementType::f32, false}) return;
    for (auto& [name, value] : op.attributes)
      if (auto* d = std::get_if<double>(&value)) *d = static_cast<double>(static_cast<float>(*d));
  }

  Value* operand() {
    Token t = lexer_.expect(Token::Kind::value, "an operand %name");
    auto it = values_.find(t.text);
    if (it == values_.end()) lexer_.fail(t, "value %" + t.text + " is not defined above");
    return it->second;
  }

  void define(const Token& name, Value* value) {
    if (!values_.emplace(name.text, value).second)
      lexer_.fail(name, "value %" + name.text + " is defined twice");
    defined_.push_back(name.text);
  }

  // { name: ... are attributes; { op ... is a region. No attribute has the name of an op (tested).
  bool starts_attributes(OpKind kind) {
    const Token& t = lexer_.peek_second();
    bool has_attributes = !info(kind).attributes.empty() || info(kind).regions == 0;
    return has_attributes && t.kind == Token::Kind::word && !op_named(t.text);
  }

  void attributes(Op& op) {
    lexer_.expect('{');
    do {
      Token name = lexer_.expect(Token::Kind::word, "an attribute");
      if (op.has(name.text)) lexer_.fail(name, "attribute " + name.text + " is given twice");
      lexer_.expect(':');
      op.attributes.emplace_back(name.text, attribute_value());
    } while (lexer_.accept(','));
    lexer_.expect('}');
  }

  AttributeValue attribute_value() {
    const Token& t = lexer_.peek();
    if (t.kind == Token::Kind::integer) return lexer_.take().integer;
    if (t.kind == Token::Kind::real) return lexer_.take().real;
    if (t.kind == Token::Kind::text) return lexer_.take().text;
    if (t.is('[')) {
      lexer_.take();
      std::vector<std::int64_t> list;
      if (!lexer_.accept(']')) {
        do list.push_back(lexer_.expect(Token::Kind::integer, "an integer").integer);
        while (lexer_.accept(','));
        lexer_.expect(']');
      }
      return list;
    }
    bool negative = lexer_.accept('-');
    double value = 0;
    if (lexer_.accept_word("inf"))
      value = std::numeric_limits<double>::infinity();
    else if (lexer_.accept_word("nan"))
      value = std::numeric_limits<double>::quiet_NaN();
    else
      lexer_.fail_expected("a number, a quoted text or a list of integers");
    return negative ? -value : value;
  }

  // @N: known at the end of the text.
  void place(LocationPtr& location) {
    if (lexer_.peek().kind == Token::Kind::place) pending_.emplace_back(lexer_.take(), &location);
  }

  void location_table() {
    std::unordered_map<std::string, LocationPtr> places;
    while (lexer_.peek().kind == Token::Kind::place) {
      Token name = lexer_.take();
      lexer_.expect('=');
      Location l;
      constexpr int most = std::numeric_limits<int>::max();
      l.file = lexer_.expect(Token::Kind::text, "a file in quotes").text;
      lexer_.expect(':');
      l.line = static_cast<int>(lexer_.expect_integer("a line", 0, most));
      lexer_.expect(':');
      l.column = static_cast<int>(lexer_.expect_integer("a column", 0, most));
      if (lexer_.accept_word("from")) {
        Token caller = lexer_.expect(Token::Kind::place, "a location @N");
        auto it = places.find(caller.text);
        if (it == places.end()) lexer_.fail(caller, "location @" + caller.text + " is not defined above");
        l.caller = it->second;
      }
      if (!places.emplace(name.text, std::make_shared<Location>(std::move(l))).second)
        lexer_.fail(name, "location @" + name.text + " is defined twice");
    }
    for (auto& [token, target] : pending_) {
      auto it = places.find(token.text);
      if (it == places.end()) lexer_.fail(token, "location @" + token.text + " is not defined");
      *target = it->second;
    }
  }

  Lexer lexer_;
  TypeParser types_;
  std::unordered_map<std::string, Value*> values_;
  std::vector<std::string> defined_;  // in the order of definition
  std::vector<std::pair<Token, LocationPtr*>> pending_;
};

}  // namespace

Program parse(std::string_view text, std::string file) { return Parser(text, std::move(file)).program(); }

}  // namespace tilewright::ir

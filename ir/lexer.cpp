#include "ir/lexer.h"

#include <charconv>
#include <utility>

#include "ir/error.h"
#include "ir/printer.h"

namespace tilewright::ir {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

std::string Token::shown() const {
  switch (kind) {
    case Kind::end: return "the end of the text";
    case Kind::value: return "%" + text;
    case Kind::alias: return "#" + text;
    case Kind::place: return "@" + text;
    case Kind::text: return quoted(text.size() > 40 ? text.substr(0, 40) + "..." : text);
    case Kind::mark: return "'" + text + "'";
    default: return text.size() > 40 ? text.substr(0, 40) + "..." : text;
  }
}

Lexer::Lexer(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {
  now_ = scan();
  next_ = scan();
}

Token Lexer::take() {
  Token t = std::move(now_);
  now_ = std::move(next_);
  next_ = scan();
  return t;
}

void Lexer::step() {
  if (text_[position_++] == '\n') {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
}

Token Lexer::scan() {
  while (!at_end()) {
    char c = current();
    if (c == '/' && current(1) == '/')
      while (!at_end() && current() != '\n') step();
    else if (c == ' ' || c == '\n' || c == '\t' || c == '\r')
      step();
    else
      break;
  }
  Token t;
  t.line = line_;
  t.column = column_;
  if (at_end()) return t;
  char c = current();
  auto rest_of_word = [&] {
    while (is_letter(current()) || is_digit(current())) {
      t.text += current();
      step();
    }
  };
  if (is_letter(c)) {
    t.kind = Token::Kind::word;
    rest_of_word();
  } else if (c == '%' || c == '#' || c == '@') {
    t.kind = c == '%' ? Token::Kind::value : c == '#' ? Token::Kind::alias : Token::Kind::place;
    step();
    rest_of_word();
    if (t.text.empty()) fail(t, std::string("expected a name after '") + c + "'");
  } else if (is_digit(c) || (c == '-' && is_digit(current(1)))) {
    scan_number(t);
  } else if (c == '"') {
    scan_text(t);
  } else {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7f) fail(t, "found a byte that no program text contains");
    t.kind = Token::Kind::mark;
    t.text = c;
    step();
  }
  return t;
}

void Lexer::scan_number(Token& t) {
  auto take = [&] {
    t.text += current();
    step();
  };
  auto digits = [&] {
    while (is_digit(current())) take();
  };
  t.kind = Token::Kind::integer;
  take();
  digits();
  if (current() == '.') {
    t.kind = Token::Kind::real;
    take();
    digits();
  }
  if (current() == 'e') {
    t.kind = Token::Kind::real;
    take();
    if (current() == '+' || current() == '-') take();
    if (!is_digit(current())) fail(t, "number " + t.text + ": expected the digits of an exponent");
    digits();
  }
  if (is_letter(current())) fail(t, "expected a number, found " + t.text + current());
  const char* end = t.text.data() + t.text.size();
  auto done = t.kind == Token::Kind::integer ? std::from_chars(t.text.data(), end, t.integer)
                                             : std::from_chars(t.text.data(), end, t.real);
  if (done.ec != std::errc() || done.ptr != end) fail(t, "number " + t.shown() + " is out of range");
}

void Lexer::scan_text(Token& t) {
  t.kind = Token::Kind::text;
  step();
  while (true) {
    if (at_end() || current() == '\n') fail(t, "expected the closing quote of the text that starts here");
    char c = current();
    step();
    if (c == '"') return;
    if (c != '\\') {
      t.text += c;
      continue;
    }
    char e = current();
    if (at_end()) continue;
    step();
    int high, low;
    switch (e) {
      case 'n': t.text += '\n'; break;
      case 't': t.text += '\t'; break;
      case '"':
      case '\\': t.text += e; break;
      case 'x':
        high = hex_digit(current());
        low = hex_digit(current(1));
        if (high < 0 || low < 0) fail(t, "expected two hexadecimal digits after \\x");
        t.text += static_cast<char>(high * 16 + low);
        step();
        step();
        break;
      default: fail(t, "found an unknown escape in the text, expected \\n \\t \\\" \\\\ or \\xNN");
    }
  }
}

bool Lexer::accept(char mark) {
  if (!now_.is(mark)) return false;
  take();
  return true;
}

bool Lexer::accept_word(std::string_view word) {
  if (!now_.is_word(word)) return false;
  take();
  return true;
}

void Lexer::expect(char mark) {
  if (!accept(mark)) fail_expected(std::string("'") + mark + "'");
}

void Lexer::expect_word(std::string_view word) {
  if (!accept_word(word)) fail_expected("'" + std::string(word) + "'");
}

Token Lexer::expect(Token::Kind kind, std::string_view what) {
  if (now_.kind != kind) fail_expected(what);
  return take();
}

std::int64_t Lexer::expect_integer(std::string_view what, std::int64_t low, std::int64_t high) {
  if (now_.kind != Token::Kind::integer) fail_expected(what);
  if (now_.integer < low || now_.integer > high)
    fail_expected(std::string(what) + " in " + std::to_string(low) + " to " + std::to_string(high));
  return take().integer;
}

void Lexer::fail_expected(std::string_view what) const {
  fail(now_, "expected " + std::string(what) + ", found " + now_.shown());
}

void Lexer::fail(const Token& where, const std::string& message) const {
  throw UserError((file_.empty() ? std::string("program text") : file_) + ":" + std::to_string(where.line) +
                  ":" + std::to_string(where.column) + ": " + message);
}

}  // namespace tilewright::ir

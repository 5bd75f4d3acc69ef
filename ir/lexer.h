// Words of the text form of a program.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace tilewright::ir {

// word: letters, digits, underscores. value, alias, place: %name, #name, @name (text holds the name). integer
// and real: a number with its sign. text: a quoted text, unescaped. mark: one character.
struct Token {
  enum class Kind : unsigned char { end, word, value, alias, place, integer, real, text, mark };
  Kind kind = Kind::end;
  std::string text;
  std::int64_t integer = 0;
  double real = 0;
  int line = 1, column = 1;

  bool is(char mark) const { return kind == Kind::mark && text[0] == mark; }
  bool is_word(std::string_view w) const { return kind == Kind::word && text == w; }
  // What messages call it.
  std::string shown() const;
};

// Splits a text into words, two of which can be looked at. Comments run from // to the end of the line.
class Lexer {
 public:
  // `file` names the text in messages.
  Lexer(std::string_view text, std::string file);

  const Token& peek() const { return now_; }
  const Token& peek_second() const { return next_; }
  Token take();

  // The helpers below throw UserError "file:line:column: expected ..., found ..." where the text differs.
  bool accept(char mark);
  bool accept_word(std::string_view word);
  void expect(char mark);
  void expect_word(std::string_view word);
  Token expect(Token::Kind kind, std::string_view what);
  // An integer in [low, high].
  std::int64_t expect_integer(std::string_view what, std::int64_t low, std::int64_t high);
  [[noreturn]] void fail_expected(std::string_view what) const;
  [[noreturn]] void fail(const Token& where, const std::string& message) const;

  const std::string& file() const { return file_; }

 private:
  Token scan();
  void scan_number(Token& t);
  void scan_text(Token& t);
  bool at_end() const { return position_ >= text_.size(); }
  char current(std::size_t ahead = 0) const {
    return position_ + ahead < text_.size() ? text_[position_ + ahead] : '\0';
  }
  void step();

  std::string_view text_;
  std::string file_;
  std::size_t position_ = 0;
  int line_ = 1, column_ = 1;
  Token now_, next_;
};

}  // namespace tilewright::ir

#include "core/definitions/fgdlexer.h"

#include <array>
#include <string_view>
#include <utility>

namespace bsp {
namespace {

constexpr std::string_view signs = "()[]{}=:,+";
constexpr qsizetype mostInOtherLines = 4'096; // the most bytes of a string after its first line
constexpr qsizetype longestTags = 1'000;      // bytes

bool isSpace(char letter) { return static_cast<unsigned char>(letter) <= ' '; }

constexpr auto endsWords = [] { // by character; an @ begins the next word
    std::array<bool, 256> ends{};
    for (unsigned letter = 0; letter <= ' '; ++letter)
        ends[letter] = true;
    for (const char sign : signs)
        ends[static_cast<unsigned char>(sign)] = true;
    ends['"'] = ends['@'] = true;
    return ends;
}();

// Returns whether the text may follow the end of a string.
bool canFollow(QByteArrayView rest)
{
    for (const char letter : rest)
        if (letter == '\n' || !isSpace(letter))
            return letter == '\n' || QByteArrayView(")[]}=:,+@/").contains(letter);
    return true;
}

} // namespace

FgdLexer::FgdLexer(QByteArrayView text) : text_(text)
{
    if (text_.startsWith("\xef\xbb\xbf"))
        at_ = 3;
    token_ = read();
}

FgdToken FgdLexer::next() { return std::exchange(token_, token_.kind == FgdToken::End ? token_ : read()); }

void FgdLexer::skipSpace()
{
    while (at_ < text_.size()) {
        if (isSpace(text_[at_])) {
            ++at_;
        } else if (beginsComment()) {
            const auto end = text_.indexOf('\n', at_);
            at_ = end < 0 ? text_.size() : end;
        } else {
            return;
        }
    }
}

bool FgdLexer::beginsComment() const { return text_[at_] == '/' && at_ + 1 < text_.size() && text_[at_ + 1] == '/'; }

FgdToken FgdLexer::read()
{
    skipSpace();
    const auto start = at_;
    if (start == text_.size())
        return {.at = start};
    if (text_[start] == '"')
        return readString();
    if (signs.find(text_[start]) != std::string_view::npos) {
        ++at_;
        return {FgdToken::Sign, text_.sliced(start, 1), start};
    }
    ++at_; // an @ can only be a word's first character
    while (at_ < text_.size() && !endsWords[static_cast<unsigned char>(text_[at_])] && !beginsComment())
        ++at_;
    return {FgdToken::Word, text_.sliced(start, at_ - start), start};
}

// Reads a string, which ends at a quote. A quote after a backslash belongs to the string, unless the string is a path that ends
// in a backslash; what follows the quote tells which. TrenchBroom allows strings that continue on further lines; what follows the
// next quote tells those from a forgotten closing quote.
FgdToken FgdLexer::readString()
{
    const auto start = at_;
    if (lineEnd_ < start) {
        const auto end = text_.indexOf('\n', start);
        lineEnd_ = end < 0 ? text_.size() : end;
    }
    const auto sought = text_.first(qMin(text_.size(), lineEnd_ + mostInOtherLines));
    qsizetype quote = sought.indexOf('"', start + 1);
    while (quote > start + 1 && text_[quote - 1] == '\\' && !canFollow(text_.sliced(quote + 1)))
        quote = sought.indexOf('"', quote + 1);
    const bool goesOn =
        quote > lineEnd_ && canFollow(text_.sliced(quote + 1)) && !text_.sliced(lineEnd_, quote - lineEnd_).contains('@');
    if ((quote >= 0 && quote < lineEnd_) || goesOn) {
        at_ = quote + 1;
        return {FgdToken::String, text_.sliced(start + 1, quote - start - 1), start};
    }
    at_ = lineEnd_;
    return {FgdToken::String, text_.sliced(start + 1, lineEnd_ - start - 1).trimmed(), start, true};
}

bool FgdLexer::beginsLine() const
{
    for (auto at = token_.at; at > 0; --at)
        if (text_[at - 1] == '\n' || !isSpace(text_[at - 1]))
            return text_[at - 1] == '\n';
    return true;
}

bool FgdLexer::beginsTags() const
{
    if (!token_.is('[') && !token_.is('{'))
        return false;
    bool isQuoted = false;
    const auto end = qMin(text_.size(), token_.at + longestTags);
    for (auto at = token_.at; at < end && text_[at] != '\n'; ++at) {
        isQuoted = isQuoted != (text_[at] == '"');
        if (isQuoted || (text_[at] != ']' && text_[at] != '}'))
            continue;
        const auto rest = text_.sliced(at + 1).first(qMin(text_.size() - at - 1, qsizetype(100))).trimmed();
        return rest.startsWith(':') || rest.startsWith('=');
    }
    return false;
}

void FgdLexer::end()
{
    at_ = text_.size();
    token_ = read();
}

void FgdLexer::skipToClass()
{
    while (token_.kind != FgdToken::End && !(token_.kind == FgdToken::Word && token_.text.startsWith('@')))
        next();
}

void FgdLexer::skipLine()
{
    for (qsizetype depth = 0; token_.kind != FgdToken::End && (depth > 0 || !token_.is(']'));) {
        const auto token = next();
        depth += token.is('[') - token.is(']');
        if (beginsLine())
            return;
    }
}

FgdBracket FgdLexer::skipBracket(bool inLine)
{
    const auto start = next().at + 1;
    for (qsizetype depth = 1;;) {
        const auto token = token_;
        const bool beginsClass = token.kind == FgdToken::Word && token.text.startsWith('@');
        if (token.kind == FgdToken::End || ((inLine || beginsClass) && beginsLine()))
            return {text_.sliced(start, token.at - start), true};
        next();
        depth += token.is('(') || token.is('[') || token.is('{');
        depth -= token.is(')') || token.is(']') || token.is('}');
        if (depth == 0)
            return {text_.sliced(start, token.at - start)};
    }
}

} // namespace bsp

#include "core/map/entitytext.h"

#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstring>

namespace {

// Limits the memory for a text of nothing but braces; no game supports a hundredth of this many entities.
constexpr size_t maxEntities = 1'000'000;
constexpr quint32 maxFaults = 1'000;

struct Token {
    Span span;         // without quotes
    quint32 start = 0; // `start` and `end`: with quotes
    quint32 end = 0;
    bool quoted = false;
    bool closed = true;    // false: a quoted token that the end of the text cuts off
    bool hasQuote = false; // in an unquoted word, where a quote means nothing
    bool glued = false;    // a brace without white space after it, where the game takes both for one word
};

class EntityParser
{
public:
    EntityParser(QByteArrayView text, const bsp::EntityGrammar &grammar) : text_(text), grammar_(grammar)
    {
        for (int c = 0; c < 256; ++c)
            space_[static_cast<size_t>(c)] = c <= ' ' || (c > 127 && grammar.highBytesAreSpace);
        for (const char c : grammar.singles)
            single_[static_cast<uchar>(c)] = true;
    }

    EntityText parse();

private:
    Q_DECLARE_TR_FUNCTIONS(entities)

    bool next(Token &token);
    void skipSpaceAndComments();
    bool isSpace(char c) const { return space_[static_cast<uchar>(c)]; }
    bool isSingle(char c) const { return single_[static_cast<uchar>(c)]; }
    char first(const Token &token) const { return token.span.length > 0 ? text_[token.span.offset] : '\0'; }
    void parseEntity(const Token &open);
    void checkGlued(const Token &brace);
    void checkWord(const Token &word);
    Span keyOf(const Token &word) const;
    void fault(quint32 offset, const QString &what, bool fatal = true);
    void numberLines();

    QByteArrayView text_;
    const bsp::EntityGrammar &grammar_;
    std::array<bool, 256> space_{}, single_{};
    quint32 at_ = 0;
    qint32 current_ = -1;
    EntityText result_;
};

void EntityParser::skipSpaceAndComments()
{
    const auto size = static_cast<quint32>(text_.size());
    for (;;) {
        while (at_ < size && isSpace(text_[at_]))
            ++at_;
        if (at_ + 1 >= size || text_[at_] != '/')
            return;
        if (text_[at_ + 1] == '/') {
            const auto end = text_.indexOf('\n', at_);
            at_ = end < 0 ? size : static_cast<quint32>(end);
        } else if (grammar_.blockComments && text_[at_ + 1] == '*') {
            const auto end = text_.sliced(at_ + 2).indexOf("*/");
            at_ = end < 0 ? size : at_ + 4 + static_cast<quint32>(end);
        } else {
            return;
        }
    }
}

bool EntityParser::next(Token &token)
{
    skipSpaceAndComments();
    const auto size = static_cast<quint32>(text_.size());
    if (at_ >= size)
        return false;
    token = {};
    token.start = at_;
    const char c = text_[at_];
    if (c == '"') {
        const auto *from = text_.data() + at_ + 1;
        const auto *quote = static_cast<const char *>(std::memchr(from, '"', size - at_ - 1));
        token.quoted = true;
        token.closed = quote != nullptr;
        token.span = {at_ + 1, quote ? static_cast<quint32>(quote - from) : size - at_ - 1};
        at_ = quote ? token.span.end() + 1 : size;
    } else if (c == '{' || c == '}' || isSingle(c)) {
        // The id lexers make a brace part of the word that it begins, and lose what follows. This parser reads what was
        // meant, which is more useful, and reports a fault.
        token.span = {at_++, 1};
        token.glued = !isSingle(c) && at_ < size && !isSpace(text_[at_]);
    } else {
        while (at_ < size && !isSpace(text_[at_]) && !isSingle(text_[at_]))
            token.hasQuote |= text_[at_++] == '"';
        token.span = {token.start, at_ - token.start};
    }
    token.end = at_;
    return true;
}

void EntityParser::fault(quint32 offset, const QString &what, bool fatal)
{
    if (result_.faultCount++ < maxFaults)
        result_.faults.push_back({.offset = offset, .entity = current_, .fatal = fatal, .what = what});
}

// Sorts the faults, since an unclosed entity is reported after the faults inside it, and finds their lines.
void EntityParser::numberLines()
{
    std::ranges::stable_sort(result_.faults, {}, &EntityFault::offset);
    quint32 line = 1, at = 0;
    for (auto &fault : result_.faults) {
        line += static_cast<quint32>(std::count(text_.begin() + at, text_.begin() + fault.offset, '\n'));
        at = fault.offset;
        fault.line = line;
    }
}

void EntityParser::checkGlued(const Token &brace)
{
    if (brace.glued)
        fault(brace.start, tr("There is no white space after this brace, so the game reads it and what follows as one word."));
}

// Reports a quote inside a word, the sign of a forgotten quote: from there on, inside and outside are swapped.
void EntityParser::checkWord(const Token &word)
{
    if (word.hasQuote)
        fault(word.start, tr("There is a quote inside this word; perhaps an earlier quote is not closed."), false);
}

Span EntityParser::keyOf(const Token &word) const
{
    const auto key = knownKey(spanOf(text_, word.span), grammar_);
    return {word.span.offset, static_cast<quint32>(key.size())};
}

void EntityParser::parseEntity(const Token &open)
{
    Entity entity{.span = {open.start, static_cast<quint32>(text_.size()) - open.start},
                  .closed = false,
                  .firstPair = static_cast<quint32>(result_.pairs.size())};
    current_ = static_cast<qint32>(result_.entities.size());
    checkGlued(open);
    Token key, value;
    for (;;) {
        if (!next(key)) {
            fault(entity.span.offset, tr("This entity has no closing brace."));
            break;
        }
        if (first(key) == '}') {
            if (key.quoted)
                fault(key.start, tr("A key starts with a closing brace; the game ends the entity there."), false);
            else
                checkGlued(key);
            entity.span.length = key.end - entity.span.offset;
            entity.closed = true;
            break;
        }
        if (!key.closed) {
            fault(key.start, tr("This quote is never closed."));
            break;
        }
        checkWord(key);
        const auto name = keyOf(key);
        if (name.length == 0)
            fault(key.start, tr("A key is empty."), false);
        const quint32 beforeValue = at_;
        if (!next(value)) {
            fault(key.start, tr("The text ends after a key without a value."));
            break;
        }
        if (first(value) == '}') {
            fault(value.start, value.quoted ? tr("A value starts with a closing brace, which the game refuses.")
                                            : tr("A key has no value before the closing brace."));
            if (!value.quoted) {
                at_ = beforeValue; // the brace still ends the entity
                continue;
            }
        }
        checkWord(value);
        if (!value.closed)
            fault(value.start, tr("This quote is never closed."));
        result_.pairs.push_back({name, value.span, key.quoted, value.quoted});
        ++entity.pairCount;
    }
    result_.entities.push_back(entity);
    current_ = -1;
}

EntityText EntityParser::parse()
{
    Token token;
    bool stray = false; // one fault for a run of stray words, however long
    while (next(token)) {
        if (first(token) == '{') {
            stray = false;
            if (result_.entities.size() == maxEntities) {
                fault(token.start, tr("There are more than a million entities; the rest is not read."));
                break;
            }
            parseEntity(token);
        } else if (!stray) {
            stray = true;
            fault(token.start, first(token) == '}' ? tr("This closing brace closes nothing.")
                                                   : tr("An entity must start with an opening brace."));
        }
    }
    numberLines();
    result_.pairs.shrink_to_fit(); // they stay as long as the map
    result_.entities.shrink_to_fit();
    return std::move(result_);
}

struct LumpText {
    Q_DECLARE_TR_FUNCTIONS(entitylump)
};

} // namespace

QByteArrayView knownKey(QByteArrayView word, const bsp::EntityGrammar &grammar)
{
    auto key = word;
    while (grammar.stripsKeys && key.endsWith(' '))
        key.chop(1);
    if (key.size() == word.size())
        return word;
    return viewOf(grammar.exactKeys).toByteArray().contains(' ' + key.toByteArray() + ' ') ? word : key;
}

EntityText parseEntities(QByteArrayView text, const bsp::EntityGrammar &grammar)
{
    const auto used = upToNul(text);
    auto result = EntityParser(used, grammar).parse();
    result.length = static_cast<quint32>(used.size());
    result.code = textCodeOf(used);
    return result;
}

QByteArrayView bytesAfterText(QByteArrayView lump)
{
    const auto rest = lump.sliced(upToNul(lump).size());
    const auto begin = std::ranges::find_if(rest, [](char c) { return c != '\0'; });
    return rest.sliced(begin - rest.begin());
}

QByteArrayView withoutZerosAtEnd(QByteArrayView bytes)
{
    while (bytes.endsWith('\0'))
        bytes.chop(1);
    return bytes;
}

QString sentenceOfBytesAfterText(QByteArrayView behind)
{
    behind = withoutZerosAtEnd(behind);
    constexpr qsizetype mostRead = 1 << 20; // bytes; anything longer is not the rest of an entity text
    const auto entities = behind.size() > mostRead ? 0 : parseEntities(behind).entities.size();
    auto sentence =
        LumpText::tr("%1 more bytes follow the NUL that ends the entity text. Games do not read them; saving keeps them.")
            .arg(numberText(behind.size()));
    if (entities > 0)
        sentence += u' ' + LumpText::tr("Entities among them: %1.").arg(numberText(entities));
    return sentence;
}

QByteArray behindTextOf(QByteArrayView lump, qsizetype size)
{
    const auto behind = bytesAfterText(lump);
    QByteArray rest(1, '\0');
    if (!behind.isEmpty())
        rest.append(std::max<qsizetype>(lump.size() - behind.size() - size - 1, 0), '\0').append(behind);
    return rest;
}

QByteArray withText(QByteArrayView lump, QByteArray text)
{
    const auto behind = behindTextOf(lump, text.size());
    return text.append(behind);
}

// QUAKED comments, as id Software's editors read them from the game's source:
//   /*QUAKED name (red green blue) (mins) (maxs) FLAG FLAG ...      point entity
//   /*QUAKED name (red green blue) ? FLAG FLAG ...                  brush entity
//   text */
#include "core/definitions/definitionreaders.h"
#include "core/definitions/fgdlexer.h"
#include "core/text.h"

#include <algorithm>
#include <utility>

namespace bsp {
namespace {

constexpr QByteArrayView opening("/*QUAKED");

// Splits a line into words; a text in ( ) is one word.
std::vector<QByteArrayView> wordsOfLine(QByteArrayView line)
{
    std::vector<QByteArrayView> words;
    for (qsizetype at = 0; at < line.size();) {
        if (static_cast<unsigned char>(line[at]) <= ' ') {
            ++at;
            continue;
        }
        auto end = at;
        if (line[at] == '(') {
            const auto closed = line.indexOf(')', at);
            end = closed < 0 ? line.size() : closed + 1;
        } else {
            while (end < line.size() && static_cast<unsigned char>(line[end]) > ' ' && line[end] != '(')
                ++end;
        }
        words.push_back(line.sliced(at, end - at));
        at = end;
    }
    return words;
}

// Returns whether a word stands for an unused flag.
bool isNoFlag(QByteArrayView word)
{
    return std::ranges::all_of(word, [](char letter) { return QByteArrayView("-xX?_.").contains(letter); });
}

// Takes a block in { }, which only TrenchBroom reads; it contains the model.
QByteArrayView takeBlock(QByteArrayView &text)
{
    const auto begin = text.trimmed();
    if (!begin.startsWith('{'))
        return {};
    qsizetype depth = 0;
    for (qsizetype at = 0; at < begin.size(); ++at) {
        depth += (begin[at] == '{') - (begin[at] == '}');
        if (depth == 0) {
            text = begin.sliced(at + 1);
            return begin.first(at + 1);
        }
    }
    return {};
}

class QuakedReader
{
public:
    QuakedReader(QByteArrayView text, std::stop_token stop) : text_(text), lines_(text), decode_(text), stop_(std::move(stop)) {}

    DefinitionFile read()
    {
        for (auto at = text_.indexOf(opening); at >= 0 && !stop_.stop_requested() && !file_.isFull();) {
            const auto next = text_.indexOf(opening, at + opening.size());
            const auto begin = at + opening.size();
            auto comment = text_.sliced(begin, (next < 0 ? text_.size() : next) - begin);
            if (const auto end = comment.indexOf("*/"); end >= 0)
                comment = comment.first(end);
            else
                note(at, DefinitionText::tr("The comment is never closed by */; it ends where the next one begins."));
            readClass(at, comment);
            at = next;
        }
        return std::move(file_);
    }

private:
    void readClass(qsizetype at, QByteArrayView comment)
    {
        const auto lineEnd = comment.indexOf('\n');
        const auto header = lineEnd < 0 ? comment : comment.first(lineEnd);
        auto body = lineEnd < 0 ? QByteArrayView() : comment.sliced(lineEnd + 1);
        const auto words = wordsOfLine(header);
        if (words.empty() || words.front().startsWith('(')) {
            note(at, DefinitionText::tr("/*QUAKED is not followed by a name and is skipped."));
            return;
        }
        DefinedClass made{.name = words.front().toByteArray().replace('"', "")};
        readHeader(words, made);
        readBlock(takeBlock(body), made);
        readClassText(decode_(body), made);
        file_.add(std::move(made), lines_.lineAt(at));
    }

    static void readHeader(std::span<const QByteArrayView> words, DefinedClass &made)
    {
        std::vector<QByteArrayView> bracketed;
        DefinedKey flags{.name = "spawnflags", .kind = ValueKind::Flags};
        size_t place = 0;
        for (const auto &word : words.subspan(1)) {
            if (word.startsWith('(')) {
                bracketed.push_back(word);
            } else if (word == "?" && bracketed.size() < 2 && !made.isBrush && place == 0) { // after a box, ? is no flag
                made.isBrush = true;
            } else if (place < mostFlags) {
                if (!isNoFlag(word))
                    flags.flags.push_back({1U << place, QString::fromLatin1(word), {}, false});
                ++place;
            }
        }
        const bool isForOthers = made.name.startsWith('_') && bracketed.empty(); // a base class, as TrenchBroom 1 names them
        made.isPoint = !made.isBrush && !isForOthers;
        if (!bracketed.empty())
            made.color = definedColor(bracketed[0]);
        if (bracketed.size() > 2)
            made.box = definedBox(bracketed[1].toByteArray() + ' ' + bracketed[2].toByteArray());
        if (!flags.flags.empty())
            made.keys.push_back(std::move(flags));
    }

    // Reads model("..."); base("..."); default("key", "value"); choice "key" ((0, "title") (1, "title"));
    void readBlock(QByteArrayView block, DefinedClass &made) const
    {
        made.model = pathIn(block);
        KeysByName keys(made);
        FgdLexer lexer(block);
        while (lexer.peek().kind != FgdToken::End) {
            const auto word = lexer.next();
            const auto name = lexer.peek();
            if (isSame(word.text, "choice") && name.kind == FgdToken::String) {
                lexer.next();
                const auto choices = lexer.skipBracket().text;
                if (auto *key = keyOf(keys, name.text))
                    readChoices(*key, choices);
            } else if (isSame(word.text, "base") && name.is('(')) {
                for (const auto &base : stringsIn(lexer.skipBracket().text))
                    if (made.bases.size() < mostBases)
                        made.bases.push_back(base.toByteArray());
            } else if (isSame(word.text, "default") && name.is('(')) {
                const auto pair = stringsIn(lexer.skipBracket().text);
                if (auto *key = pair.size() == 2 ? keyOf(keys, pair[0]) : nullptr)
                    key->usual = pair[1].toByteArray();
            }
        }
    }

    static std::vector<QByteArrayView> stringsIn(QByteArrayView text)
    {
        std::vector<QByteArrayView> strings;
        for (FgdLexer lexer(text); lexer.peek().kind != FgdToken::End && strings.size() < mostBases;)
            if (const auto token = lexer.next(); token.kind == FgdToken::String)
                strings.push_back(token.text);
        return strings;
    }

    void readChoices(DefinedKey &key, QByteArrayView text) const
    {
        QByteArray value;
        for (FgdLexer lexer(text); lexer.peek().kind != FgdToken::End;) {
            const auto token = lexer.next();
            if (token.kind == FgdToken::Word)
                value = token.text.toByteArray();
            else if (token.kind == FgdToken::String && !value.isNull())
                addChoice(key, {std::exchange(value, {}), decode_(token.text)});
        }
        if (key.kind == ValueKind::Text)
            key.kind = ValueKind::Choices;
    }

    // Returns the key, adding it if necessary; null if there is no room.
    static DefinedKey *keyOf(KeysByName &keys, QByteArrayView name)
    {
        auto *found = keys.find(name);
        return found ? found : keys.add({.name = name.toByteArray(), .kind = kindOf(name)});
    }

    void note(qsizetype at, const QString &text) { file_.note(lines_.lineAt(at), text); }

    QByteArrayView text_;
    LineCounter lines_;
    DefinitionDecoder decode_;
    std::stop_token stop_;
    DefinitionFile file_;
};

} // namespace

DefinitionFile readQuaked(QByteArrayView file, std::stop_token stop) { return QuakedReader(file, std::move(stop)).read(); }

} // namespace bsp

// FGD as Worldcraft, Hammer, J.A.C.K. and TrenchBroom write it. Its meaning is documented by Valve (Valve Developer
// Community, "FGD") and by TrenchBroom's manual; whatever else the reader tolerates occurs in files that people use.
#include "core/definitions/definitionreaders.h"
#include "core/definitions/fgdlexer.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <bit>

namespace bsp {
namespace {

bool isAmong(QByteArrayView word, std::initializer_list<QByteArrayView> words)
{
    return std::ranges::any_of(words, [word](QByteArrayView each) { return isSame(word, each); });
}

class FgdReader
{
public:
    FgdReader(QByteArrayView text, std::stop_token stop)
        : text_(text), lexer_(text), lines_(text), decode_(text), stop_(std::move(stop))
    {
    }

    DefinitionFile read()
    {
        while (peek().kind != FgdToken::End)
            readStatement();
        return std::move(file_);
    }

private:
    void readStatement();
    void readClass();
    bool readHeader(DefinedClass &made); // false: a bracket is not closed, so no name follows
    void readAttribute(DefinedClass &made, QByteArrayView word, QByteArrayView arguments);
    void readBody(DefinedClass &made);
    bool readKey(DefinedClass &made); // false: the class ends inside it
    void readKeyTexts(DefinedKey &key);
    bool readList(DefinedKey &key); // false: it is not closed
    void readListEntry(DefinedKey &key);
    void skipConnection();
    void skipTags(QByteArrayView word);
    FgdBracket bracketBehind(QByteArrayView word, bool inLine = false);

    // Returns the next token; the end if the reader was stopped or has read enough.
    const FgdToken &peek()
    {
        if (stop_.stop_requested() || file_.isFull())
            lexer_.end();
        return lexer_.peek();
    }
    // Reads a string, or several joined by +.
    QByteArray text();
    // Reads the string after a colon; null if there is no colon or nothing after it.
    QByteArray behindColon();
    QString helpBehindColon() { return decode_(behindColon()).replace(QLatin1StringView("\\n"), QLatin1StringView("\n")); }
    bool take(char sign);
    QString shown(QByteArrayView text) const { return decode_(text.first(qMin(text.size(), qsizetype(40)))).simplified(); }
    void note(qsizetype at, const QString &text) { file_.note(lines_.lineAt(at), text); }

    QByteArrayView text_;
    FgdLexer lexer_;
    LineCounter lines_;
    DefinitionDecoder decode_;
    std::stop_token stop_;
    DefinitionFile file_;
};

bool FgdReader::take(char sign)
{
    if (!lexer_.peek().is(sign))
        return false;
    lexer_.next();
    return true;
}

QByteArray FgdReader::text()
{
    QByteArray joined("");
    do {
        const auto token = lexer_.next();
        if (token.isOpen)
            note(token.at,
                 DefinitionText::tr("The closing quote of \"%1\" is missing; the text is taken to end at the end of its line.")
                     .arg(shown(token.text)));
        joined.append(token.text.toByteArray().replace("\\\"", "\""));
    } while (take('+') && lexer_.peek().kind == FgdToken::String);
    return joined;
}

QByteArray FgdReader::behindColon()
{
    if (!take(':'))
        return {};
    const auto &token = lexer_.peek();
    const bool isThere = token.kind == FgdToken::String || (token.kind == FgdToken::Word && !token.text.startsWith('@'));
    return isThere ? text() : QByteArray();
}

void FgdReader::readStatement()
{
    const auto token = lexer_.peek();
    if (token.kind != FgdToken::Word || !token.text.startsWith('@')) {
        note(token.at, DefinitionText::tr("\"%1\" is outside any class; everything up to the next word that begins with @ is "
                                          "skipped.")
                           .arg(shown(token.text)));
        lexer_.skipToClass();
        return;
    }
    const auto word = token.text.sliced(1);
    if (word.size() >= 5 && isSame(word.last(5), "class")) {
        readClass();
        return;
    }
    lexer_.next();
    if (isSame(word, "include")) {
        if (lexer_.peek().kind == FgdToken::String) {
            file_.includes.push_back({decode_(lexer_.next().text), lines_.lineAt(token.at)});
            return;
        }
        note(token.at, DefinitionText::tr("@include is not followed by a \"FILE\"."));
        lexer_.skipToClass();
        return;
    }
    // These are about the editor's grid, groups and textures, not about entities.
    if (!isAmong(word, {"mapsize", "version", "gridnav", "materialexclusion", "autovisgroup", "exclude", "entitygroup"}))
        note(token.at, DefinitionText::tr("@%1 is unknown and is skipped.").arg(shown(word)));
    lexer_.skipToClass();
}

void FgdReader::readClass()
{
    const auto token = lexer_.next();
    const auto kind = token.text.sliced(1);
    DefinedClass made{.definesAllKeys = true};
    made.isBrush = isSame(kind, "SolidClass");
    made.isPoint = !made.isBrush && !isSame(kind, "BaseClass");
    if (!readHeader(made))
        return;
    if (!take('=')) {
        note(token.at, DefinitionText::tr("@%1 is not followed by = and a name, and is skipped.").arg(shown(kind)));
        lexer_.skipToClass();
        return;
    }
    const auto name = lexer_.peek();
    if (name.kind != FgdToken::Word || name.text.startsWith('@')) {
        note(token.at, DefinitionText::tr("@%1 has no name and is skipped.").arg(shown(kind)));
        lexer_.skipToClass();
        return;
    }
    made.name = lexer_.next().text.toByteArray();
    made.help = helpBehindColon();
    while (lexer_.peek().is(':'))
        behindColon(); // a web address
    if (lexer_.peek().is('['))
        readBody(made);
    else if (const auto &next = lexer_.peek(); next.kind != FgdToken::End && !next.text.startsWith('@')) {
        note(next.at,
             DefinitionText::tr("The keys of %1 should begin with [, not with \"%2\".").arg(shown(made.name), shown(next.text)));
        made.definesAllKeys = false;
        lexer_.skipToClass();
    }
    file_.add(std::move(made), lines_.lineAt(token.at));
}

FgdBracket FgdReader::bracketBehind(QByteArrayView word, bool inLine)
{
    if (!lexer_.peek().is('(') && !lexer_.peek().is('{') && !lexer_.peek().is('['))
        return {};
    const auto sign = shown(lexer_.peek().text);
    const auto at = lexer_.peek().at;
    const auto bracket = lexer_.skipBracket(inLine);
    if (bracket.isOpen)
        note(at, DefinitionText::tr("The %1 after %2 is never closed.").arg(sign, shown(word)));
    return bracket;
}

// Skips the list of engines that a definition is for, [since_L4D], in Hammer's newer files.
void FgdReader::skipTags(QByteArrayView word)
{
    while (lexer_.peek().is('[') && !lexer_.beginsLine())
        bracketBehind(word, true);
}

// Reads a class's attributes up to the = before its name.
bool FgdReader::readHeader(DefinedClass &made)
{
    for (auto token = peek(); token.kind == FgdToken::Word && !token.text.startsWith('@'); token = peek()) {
        lexer_.next();
        const auto bracket = lexer_.peek().is('[') ? FgdBracket() : bracketBehind(token.text);
        if (bracket.isOpen)
            return false;
        readAttribute(made, token.text, bracket.text);
    }
    return true;
}

// Returns the path of "models/x.mdl", or of an expression of TrenchBroom's.
QByteArray pathOf(QByteArrayView arguments)
{
    const bool isPlain = !arguments.contains('"') && !arguments.contains('{');
    return isPlain ? arguments.trimmed().toByteArray() : pathIn(arguments);
}

void FgdReader::readAttribute(DefinedClass &made, QByteArrayView word, QByteArrayView arguments)
{
    if (isSame(word, "base")) {
        for (qsizetype at = 0; at <= arguments.size();) {
            if (made.bases.size() >= mostBases) {
                note(arguments.data() - text_.data(),
                     DefinitionText::tr("This class has too many base classes: those after the first %1 are skipped.")
                         .arg(mostBases));
                made.definesAllKeys = false;
                break;
            }
            const auto comma = arguments.indexOf(',', at);
            const auto end = comma < 0 ? arguments.size() : comma;
            if (const auto base = arguments.sliced(at, end - at).trimmed(); !base.isEmpty())
                made.bases.push_back(base.toByteArray());
            at = end + 1;
        }
    } else if (isSame(word, "otherkeys")) { // our extension: the class may have any keys
        made.definesAllKeys = false;
    } else if (isSame(word, "size")) {
        made.box = definedBox(arguments);
    } else if (isSame(word, "color")) {
        made.color = definedColor(arguments);
    } else if (isAmong(word, {"studio", "studioprop", "model"})) {
        made.model = pathOf(arguments);
    } else if (isAmong(word, {"sprite", "iconsprite"})) {
        if (made.sprite.isEmpty() || isSame(word, "sprite"))
            made.sprite = pathOf(arguments);
    } else if (isSame(word, "decal")) {
        made.decal = pathOf(arguments);
    }
}

void FgdReader::readBody(DefinedClass &made)
{
    const auto start = lexer_.next().at;
    for (;;) {
        const auto token = peek();
        if (take(']'))
            return;
        if (token.kind == FgdToken::Word && isSame(token.text, "@resources")) { // the files that the class needs
            lexer_.next();
            bracketBehind(token.text);
            continue;
        }
        if (token.kind == FgdToken::End || (token.kind == FgdToken::Word && token.text.startsWith('@'))) {
            note(start, DefinitionText::tr("The [ of %1 is never closed.").arg(shown(made.name)));
            made.definesAllKeys = false;
            return;
        }
        if (token.kind == FgdToken::Word) {
            if (!readKey(made)) {
                made.definesAllKeys = false;
                return;
            }
        } else {
            note(token.at, DefinitionText::tr("\"%1\" is not a key: the line is skipped.").arg(shown(token.text)));
            lexer_.skipLine();
        }
    }
}

// Skips `input Open(void) : "text"` or an output, which only engines such as Source use.
void FgdReader::skipConnection()
{
    const auto name = lexer_.next();
    skipTags(name.text);
    bracketBehind(name.text, true);
    while (lexer_.peek().is(':'))
        behindColon();
}

bool FgdReader::readKey(DefinedClass &made)
{
    const auto name = lexer_.next();
    if (isAmong(name.text, {"input", "output"}) && lexer_.peek().kind == FgdToken::Word) {
        skipConnection();
        return true;
    }
    skipTags(name.text);
    if (!lexer_.peek().is('(')) {
        if (lexer_.peek().is('{') || (take('=') && lexer_.peek().is('{'))) {
            bracketBehind(name.text);
            return true;
        }
        note(name.at, DefinitionText::tr("%1 is not followed by a (TYPE) and is skipped.").arg(shown(name.text)));
        if (!lexer_.beginsLine())
            lexer_.skipLine();
        return true;
    }
    DefinedKey key{.name = name.text.toByteArray()};
    auto type = bracketBehind(name.text, true).text.trimmed();
    if (type.startsWith('*')) // marks it for Hammer's reports
        type = type.sliced(1).trimmed();
    const auto word = type.first(std::ranges::find_if(type, [](char letter) { return QByteArrayView(" :,*\t").contains(letter); })
                                 - type.begin());
    const auto kind = kindOfWord(word);
    if (!kind && !isSame(word, key.name))
        note(name.at, DefinitionText::tr("The values of %1 have an unknown type, %2; they are treated as text.")
                          .arg(shown(key.name), shown(type)));
    key.kind = kindOf(key.name, kind.value_or(ValueKind::Text));
    while (isAmong(lexer_.peek().text, {"readonly", "report"}))
        lexer_.next();
    if (lexer_.beginsTags())
        bracketBehind(name.text);
    readKeyTexts(key);
    take('=');
    const bool isClosed = !lexer_.peek().is('[') || readList(key);
    if (!addKey(made, std::move(key))) {
        made.definesAllKeys = false;
        note(name.at, DefinitionText::tr("%1 has too many keys: %2 is skipped.").arg(decode_(made.name), shown(name.text)));
    }
    return isClosed;
}

// Reads : "title" : default : "help". Any of the three may be missing.
void FgdReader::readKeyTexts(DefinedKey &key)
{
    if (lexer_.peek().kind == FgdToken::String && !lexer_.beginsLine())
        key.title = decode_(text()); // the colon is missing
    else
        key.title = decode_(behindColon());
    key.usual = behindColon();
    key.help = helpBehindColon();
    while (lexer_.peek().is(':'))
        behindColon();
}

bool FgdReader::readList(DefinedKey &key)
{
    const auto start = lexer_.next().at;
    for (;;) {
        const auto token = peek();
        if (take(']'))
            return true;
        if (token.kind == FgdToken::End || (token.kind == FgdToken::Word && token.text.startsWith('@'))) {
            note(start, DefinitionText::tr("The [ of %1 is never closed.").arg(shown(key.name)));
            return false;
        }
        if (token.kind == FgdToken::Sign) {
            note(token.at,
                 DefinitionText::tr("\"%1\" is not a value of %2: the line is skipped.").arg(shown(token.text), shown(key.name)));
            lexer_.skipLine();
        } else {
            readListEntry(key);
        }
    }
}

void FgdReader::readListEntry(DefinedKey &key)
{
    const auto at = lexer_.peek().at;
    const bool isWord = lexer_.peek().kind == FgdToken::Word;
    const auto value = text();
    const bool lacksColon = isWord && lexer_.peek().kind == FgdToken::String && !lexer_.beginsLine();
    const auto title = decode_(lacksColon ? text() : behindColon());
    if (key.kind != ValueKind::Flags) {
        if (!addChoice(key, {value, title}))
            note(at, DefinitionText::tr("%1 has too many choices: %2 is skipped.").arg(shown(key.name), shown(value)));
        while (lexer_.peek().is(':'))
            behindColon();
        skipTags(value);
        return;
    }
    const auto bit = leadingNumber(value);
    const auto isSet = behindColon();
    const auto help = helpBehindColon();
    skipTags(value);
    if (bit > 0 && bit <= qint64(0xffffffff) && std::has_single_bit(static_cast<quint64>(bit)) && key.flags.size() < mostFlags)
        key.flags.push_back({static_cast<quint32>(bit), title, help, leadingNumber(isSet) != 0});
    else if (value.trimmed() != "0") // 0 describes an entity without flags
        note(at, DefinitionText::tr("%1 is not a flag: flags are numbers such as 1, 2, 4, 8.").arg(shown(value)));
}

} // namespace

DefinitionFile readFgd(QByteArrayView file, std::stop_token stop) { return FgdReader(file, std::move(stop)).read(); }

} // namespace bsp

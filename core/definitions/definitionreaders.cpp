#include "core/definitions/definitionreaders.h"

#include "core/numbers.h"
#include "core/text.h"

#include <QStringDecoder>

#include <algorithm>

namespace bsp {
namespace {

// Code page 1252 from 0x80 to 0x9f, after Unicode's CP1252.TXT; undefined codes stay control characters.
constexpr char16_t windowsLetters[] = {0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
                                       0x2039, 0x0152, 0x8d,   0x017d, 0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
                                       0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};

// Reads numbers separated by any other characters.
int readParted(QByteArrayView text, std::span<double> values)
{
    auto plain = text.toByteArray();
    for (char &letter : plain)
        if (!QByteArrayView("0123456789.-eE").contains(letter))
            letter = ' ';
    return readNumbers(plain, values);
}

// Skips leading white space and comments.
QByteArrayView withoutComments(QByteArrayView text)
{
    for (;;) {
        text = text.trimmed();
        if (!text.startsWith("//"))
            return text;
        const auto end = text.indexOf('\n');
        text = end < 0 ? QByteArrayView() : text.sliced(end);
    }
}

// Drops NULs at the end; programs that treat the text as a C string write them.
QByteArrayView withoutNuls(QByteArrayView text)
{
    while (text.endsWith('\0'))
        text.chop(1);
    return text;
}

bool hasFgdWord(QByteArrayView text)
{
    for (qsizetype at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
        qsizetype end = at + 1;
        while (end < text.size() && QByteArrayView("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").contains(text[end]))
            ++end;
        const auto word = text.sliced(at + 1, end - at - 1);
        static constexpr QByteArrayView known[] = {"include", "mapsize", "version", "materialexclusion", "autovisgroup"};
        const auto isWord = [word](QByteArrayView each) { return isSame(word, each); };
        if (std::ranges::any_of(known, isWord) || (word.size() >= 5 && isSame(word.last(5), "class")))
            return true;
    }
    return false;
}

} // namespace

void DefinitionFile::note(quint32 line, const QString &text)
{
    if (noteCount++ < mostNotes)
        notes.push_back({line, text});
    if (noteCount == mostCounted)
        notes.back() = {line, DefinitionText::tr("The file has too many errors; the rest of it is skipped.")};
}

void DefinitionFile::add(DefinedClass made, quint32 line)
{
    partCount += 1 + made.keys.size();
    for (const auto &key : made.keys)
        partCount += key.choices.size() + key.flags.size();
    classes.push_back(std::move(made));
    if (isFull())
        note(line, DefinitionText::tr("There are too many classes: those after this one are skipped."));
}

DefinitionKind kindOfDefinitions(QByteArrayView file)
{
    if (file.startsWith("\xef\xbb\xbf"))
        file = file.sliced(3);
    file = withoutNuls(file);
    if (file.contains('\0'))
        return DefinitionKind::Unknown;
    if (file.indexOf("/*QUAKED") >= 0)
        return DefinitionKind::Quaked;
    const auto begin = withoutComments(file);
    if (begin.startsWith('<'))
        return DefinitionKind::RadiantXml;
    if (begin.startsWith('{'))
        return DefinitionKind::EntityText;
    return hasFgdWord(begin) ? DefinitionKind::Fgd : DefinitionKind::Unknown;
}

DefinitionFile readDefinitions(QByteArrayView file, std::stop_token stop)
{
    DefinitionFile none;
    if (file.startsWith("\xff\xfe") || file.startsWith("\xfe\xff")) {
        QStringDecoder utf16(QStringDecoder::Utf16);
        return readDefinitions(QString(utf16(file)).toUtf8(), std::move(stop));
    }
    file = withoutNuls(file);
    switch (kindOfDefinitions(file)) {
    case DefinitionKind::Fgd: return readFgd(file, std::move(stop));
    case DefinitionKind::Quaked: return readQuaked(file, std::move(stop));
    case DefinitionKind::RadiantXml: return readRadiantXml(file, std::move(stop));
    case DefinitionKind::EntityText:
        none.note(0, DefinitionText::tr("The file contains a map's entities, not class definitions. Use File > Import "
                                        "Entities to read it."));
        break;
    case DefinitionKind::Unknown:
        none.note(0, DefinitionText::tr("This is not a definition file: it is neither an FGD, nor a .def with /*QUAKED, "
                                        "nor the XML of a .ent."));
        break;
    }
    return none;
}

bool addKey(DefinedClass &made, DefinedKey key)
{
    if (made.keys.size() >= mostKeys)
        return false;
    made.keys.push_back(std::move(key));
    return true;
}

KeysByName::KeysByName(DefinedClass &made) : made_(made)
{
    for (size_t i = 0; i < made.keys.size(); ++i)
        if (const auto name = made.keys[i].name.toLower(); !places_.contains(name))
            places_.insert(name, i);
}

DefinedKey *KeysByName::find(QByteArrayView name)
{
    const auto found = places_.constFind(name.toByteArray().toLower());
    return found == places_.cend() ? nullptr : &made_.keys[*found];
}

DefinedKey *KeysByName::add(DefinedKey key)
{
    const auto name = key.name.toLower();
    if (!addKey(made_, std::move(key)))
        return nullptr;
    places_.insert(name, made_.keys.size() - 1);
    return &made_.keys.back();
}

bool addChoice(DefinedKey &key, DefinedChoice choice)
{
    if (key.choices.size() >= mostChoices)
        return false;
    key.choices.push_back(std::move(choice));
    return true;
}

QString DefinitionDecoder::operator()(QByteArrayView text) const
{
    if (isUtf8_)
        return QString::fromUtf8(text);
    auto decoded = QString::fromLatin1(text);
    for (QChar &letter : decoded)
        if (letter.unicode() >= 0x80 && letter.unicode() < 0xa0)
            letter = windowsLetters[letter.unicode() - 0x80];
    return decoded;
}

std::optional<ValueKind> kindOfWord(QByteArrayView word)
{
    static constexpr std::pair<std::string_view, ValueKind> known[] = {
        {"string", ValueKind::Text},
        {"integer", ValueKind::Whole},
        {"int", ValueKind::Whole},
        {"float", ValueKind::Number},
        {"real", ValueKind::Number},
        {"boolean", ValueKind::YesNo},
        {"bool", ValueKind::YesNo},
        {"choices", ValueKind::Choices},
        {"flags", ValueKind::Flags},
        {"color", ValueKind::Color},
        {"color1", ValueKind::ColorTo1},
        {"color255", ValueKind::ColorTo255},
        {"vector", ValueKind::Numbers},
        {"real3", ValueKind::Numbers},
        {"array", ValueKind::Numbers},
        {"origin", ValueKind::Numbers},
        {"direction", ValueKind::Angle},
        {"angle", ValueKind::Angle},
        {"angles", ValueKind::Angles},
        {"target_source", ValueKind::Name},
        {"targetname", ValueKind::Name},
        {"target_destination", ValueKind::Target},
        {"target", ValueKind::Target},
        {"target_name_or_class", ValueKind::TargetOrClass},
        {"npcclass", ValueKind::Text},
        {"pointentityclass", ValueKind::Text},
        {"filterclass", ValueKind::Target},
        {"sound", ValueKind::Sound},
        {"studio", ValueKind::Model},
        {"model", ValueKind::Model},
        {"sprite", ValueKind::Sprite},
        {"decal", ValueKind::Decal},
        {"material", ValueKind::Texture},
        {"texture", ValueKind::Texture},
        {"shader", ValueKind::Texture},
        {"skin", ValueKind::Text},
        {"scale", ValueKind::Number},
        {"axis", ValueKind::Text},
        {"sidelist", ValueKind::Text},
        {"instance_file", ValueKind::Text},
        {"node_dest", ValueKind::Whole},
        {"node_id", ValueKind::Whole},
        {"scene", ValueKind::Text},
        {"void", ValueKind::Text},
        {"angle_negative_pitch", ValueKind::Number},
        {"vecline", ValueKind::Numbers},
        {"vec3", ValueKind::Numbers},
        {"size", ValueKind::Numbers},
        {"byte", ValueKind::Whole},
        {"short", ValueKind::Whole},
        {"number", ValueKind::Number},
        {"script", ValueKind::Text},
        {"particlesystem", ValueKind::Text},
        {"text_block", ValueKind::Text},
        {"sky", ValueKind::Text},
        {"scriptlist", ValueKind::Text},
        {"materialgroup", ValueKind::Text},
        {"bodygroupchoices", ValueKind::Text},
        {"parentattachment", ValueKind::Text},
        {"local_point", ValueKind::Numbers},
        {"instance_parm", ValueKind::Text},
        {"instance_variable", ValueKind::Text},
    };
    for (const auto &[name, kind] : known)
        if (isSame(word, viewOf(name)))
            return kind;
    return {};
}

std::optional<QRgb> definedColor(QByteArrayView numbers)
{
    double strengths[3];
    if (readParted(numbers, strengths) < 3)
        return {};
    const bool toOne = std::ranges::all_of(strengths, [](double strength) { return strength <= 1; });
    const auto part = [toOne](double strength) {
        return static_cast<int>(std::clamp(toOne ? 255 * strength : strength, 0.0, 255.0));
    };
    return qRgb(part(strengths[0]), part(strengths[1]), part(strengths[2]));
}

QByteArray pathIn(QByteArrayView expression)
{
    QByteArray path;
    for (qsizetype quote = expression.indexOf('"'); quote >= 0;) {
        const auto end = expression.indexOf('"', quote + 1);
        if (end < 0)
            break;
        const auto text = expression.sliced(quote + 1, end - quote - 1);
        if (text.contains('.') || text.contains('/'))
            path = text.toByteArray();
        quote = expression.indexOf('"', end + 1);
    }
    return path.startsWith(':') ? path.sliced(1) : path; // the colon marks a path in TrenchBroom's expressions
}

std::optional<std::array<Point, 2>> definedBox(QByteArrayView numbers)
{
    constexpr double most = 1 << 17; // beyond the largest map of any engine
    double values[6];
    const int count = readParted(numbers, values);
    if (count != 3 && count != 6)
        return {};
    std::array<Point, 2> box;
    for (size_t i = 0; i < 3; ++i) {
        const double low = count == 3 ? -values[i] / 2 : values[i], high = count == 3 ? values[i] / 2 : values[i + 3];
        box[0][i] = std::clamp(std::min(low, high), -most, most);
        box[1][i] = std::clamp(std::max(low, high), -most, most);
    }
    return box;
}

quint32 LineCounter::lineAt(qsizetype at)
{
    const auto [first, end] = std::minmax(at, counted_);
    const auto between = static_cast<quint32>(std::ranges::count(text_.sliced(first, end - first), '\n'));
    line_ = at < counted_ ? line_ - between : line_ + between;
    counted_ = at;
    return line_;
}

} // namespace bsp

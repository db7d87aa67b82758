#include "core/cells/cellvalue.h"

#include "core/expression.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <charconv>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

struct CellValueText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

template <typename Number>
CellRange rangeOfType()
{
    return {static_cast<double>(std::numeric_limits<Number>::lowest()), static_cast<double>(std::numeric_limits<Number>::max())};
}

template <typename Number>
QByteArray bytesOfNumber(Number number)
{
    return {reinterpret_cast<const char *>(&number), sizeof number};
}

// Reads a number in decimal, or in hex after 0x.
std::optional<double> numberOf(const bsp::Field &field, const QString &text)
{
    const auto bytes = text.toLatin1();
    if (float rounded = 0; field.type == bsp::Type::F32) { // rounds once, so that the shortest form reads back the same
        const auto [end, fault] = std::from_chars(bytes.constData(), bytes.constData() + bytes.size(), rounded);
        if (fault == std::errc() && end == bytes.constData() + bytes.size())
            return static_cast<double>(rounded);
    }
    bool ok = false;
    const double number =
        text.startsWith("0x"_L1, Qt::CaseInsensitive) ? static_cast<double>(text.mid(2).toUInt(&ok, 16)) : text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

// Reads words joined by |, each a flag's name or a number.
Result<double> flagsOf(const bsp::Field &field, const QString &text)
{
    quint32 bits = 0;
    for (const auto &part : text.split(u'|')) {
        const auto word = part.trimmed();
        const auto number = numberOf(field, word);
        if (const auto named = namedValue(field.names, word))
            bits |= static_cast<quint32>(*named);
        else if (const auto typed = number ? bitsOf(*number) : std::nullopt)
            bits |= *typed;
        else
            return Error{CellValueText::tr("%1 has no flag named %2.").arg(fromView(field.name), word)};
    }
    return static_cast<double>(bits);
}

QString notANumber(const bsp::Field &field, const QString &text)
{
    const auto name = fromView(field.name);
    const bool isPart = name.endsWith(u".y") || name.endsWith(u".z");
    return CellValueText::tr("%1 must be a number; %2 is not.").arg(name, text)
           + (isPart && text.simplified().contains(u' ')
                  ? u' ' + CellValueText::tr("A whole vector can be typed into %1.").arg(name.chopped(1) + u'x')
                  : QString());
}

// Finds the record of a reference's target that has this name, the first if there are several.
Result<double> recordNamed(const MapFile &map, bsp::FieldRef at, const QString &text)
{
    const auto &field = map.field(at);
    const auto name = nameColumn(map, field);
    if (const auto names = namesOf(map, at); name.lump == bsp::none && !names.empty())
        return Error{CellValueText::tr("%1 must be a number or a name such as %2; %3 is neither.")
                         .arg(fromView(field.name), fromView(names.back().name), text)};
    if (name.lump == bsp::none)
        return Error{notANumber(field, text)};
    const auto names = map.column(name);
    const auto wanted = text.toLatin1();
    for (quint32 record = 0; record < names.count(); ++record)
        if (isSame(names.chars(record), wanted))
            return static_cast<double>(record);
    return Error{CellValueText::tr("%1 has no record named %2.").arg(fromView(map.lump(name.lump).title), text)};
}

// Returns whether a field is one of so many, beginning with `first`.
bool isAmong(bsp::FieldRef at, bsp::FieldRef first, int count)
{
    return at.lump == first.lump && at.field >= first.field && at.field < first.field + count;
}

QString whyDerived(const MapFile &map, int lump)
{
    return CellValueText::tr("%1 is derived from other lumps; the map does not store it.").arg(fromView(map.lump(lump).title));
}

// Returns the characters of a field, with NULs behind them.
Result<QByteArray> charsOf(const bsp::Field &field, const QString &text)
{
    const auto most = field.chars - 1; // engines read up to a NUL
    auto bytes = text.toLatin1();
    if (QString::fromLatin1(bytes) != text || bytes.contains('\0'))
        return Error{CellValueText::tr("%1 can hold only characters of Latin-1.").arg(fromView(field.name))};
    if (bytes.size() > most)
        return Error{CellValueText::tr("%1 holds at most %Ln characters; %2 has %3.", nullptr, most)
                         .arg(fromView(field.name), text, numberText(bytes.size()))};
    return bytes.append(field.chars - bytes.size(), '\0');
}

} // namespace

bsp::FieldRef nameColumn(const MapFile &map, const bsp::Field &field)
{
    if (!isReference(field.use) || field.target == bsp::none)
        return {};
    const auto fields = map.lump(field.target).fields;
    const auto name = std::ranges::find(fields, bsp::Type::Chars, &bsp::Field::type);
    return name == fields.end() ? bsp::FieldRef{} : bsp::FieldRef{field.target, static_cast<int>(name - fields.begin())};
}

QString whyLocked(const MapFile &map, bsp::FieldRef field)
{
    if (map.isForcedFormat())
        return whyLocked(map, field.lump);
    if (map.isComputed(field))
        return CellValueText::tr("%1 is calculated; the map does not store it.").arg(fromView(map.field(field).name));
    return map.field(field).type == bsp::Type::Number ? whyDerived(map, field.lump) : whyLocked(map, field.lump);
}

QString whyLocked(const MapFile &map, int lump)
{
    if (map.isForcedFormat())
        return CellValueText::tr("The map is read-only: it was opened as a format that its contents do not indicate.");
    if (!map.isStored(lump))
        return whyDerived(map, lump);
    return map.isLeftOut(lump) ? CellValueText::tr("%1 is read as empty in this map.").arg(fromView(map.lump(lump).title))
                               : QString();
}

CellRange rangeOf(const MapFile &map, bsp::FieldRef at)
{
    const auto &field = map.field(at);
    auto range = rangeOf(field);
    if (field.use == bsp::Use::Flags && field.type == bsp::Type::I32)
        range.greatest = rangeOfType<quint32>().greatest; // the highest bit may be set
    if (!bsp::childWraps(field))
        return range;
    const double wraps = std::min(map.column(at).wrapsFrom(), 0x10000U);
    return {wraps - 0x10000, wraps - 1};
}

CellRange rangeOf(const bsp::Field &field)
{
    switch (field.type) {
    case bsp::Type::U8: return rangeOfType<quint8>();
    case bsp::Type::I8: return rangeOfType<qint8>();
    case bsp::Type::U16: return {bsp::childWraps(field) ? -65535.0 : 0.0, 65535.0};
    case bsp::Type::I16: return rangeOfType<qint16>();
    case bsp::Type::U32: return rangeOfType<quint32>();
    case bsp::Type::I32: return rangeOfType<qint32>();
    case bsp::Type::F32: return rangeOfType<float>();
    case bsp::Type::Number:
    case bsp::Type::Chars:
    case bsp::Type::Text: break;
    }
    return {};
}

bsp::Names namesOf(const MapFile &map, bsp::FieldRef at) { return namesOf(map.format(), map.field(at)); }

bsp::Names namesOf(const bsp::Format &format, const bsp::Field &field)
{
    if (field.use != bsp::Use::LightStyle)
        return field.names;
    const auto &[inByte, inWord] = format.lightStyles;
    return sizeOf(field) == 1 ? inByte : inWord;
}

std::optional<qint64> namedValue(bsp::Names names, QStringView name)
{
    const auto found = std::ranges::find_if(names, [name](const bsp::NamedValue &each) {
        return name.compare(QLatin1StringView(viewOf(each.name)), Qt::CaseInsensitive) == 0;
    });
    return found == names.end() ? std::nullopt : std::optional(found->value);
}

bsp::FieldRef colorOf(const MapFile &map, RecordRef record, int field)
{
    const bsp::FieldRef at{record.lump, field};
    if (map.field(at).use == bsp::Use::Color)
        return {at.lump, at.field + map.field(at).pair};
    const auto &columns = map.format().columns; // of other surfaces, a flare's colour is a direction
    const bool isFlares = isAmong(at, columns.flareColor, 3)
                          && map.column(columns.faceType).integer(record.index) == static_cast<int>(bsp::SurfaceType::Flare);
    return isFlares ? columns.flareColor : bsp::FieldRef{};
}

Result<QByteArray> cellBytes(const MapFile &map, bsp::FieldRef at, const QString &text)
{
    const auto &field = map.field(at);
    if (field.type == bsp::Type::Chars)
        return charsOf(field, text);
    const auto word = text.trimmed();
    auto number = [&]() -> Result<double> {
        if (field.use == bsp::Use::Flags)
            return flagsOf(field, word);
        if (const auto named = namedValue(namesOf(map, at), word))
            return static_cast<double>(*named);
        const auto plain = numberOf(field, word);
        return plain ? Result<double>(*plain) : recordNamed(map, at, word);
    }();
    return number ? cellBytes(map, at, number.value()) : Result<QByteArray>(Error{number.error()});
}

Result<QByteArray> cellBytes(const MapFile &map, bsp::FieldRef at, double number)
{
    const auto &field = map.field(at);
    const auto [least, greatest] = rangeOf(map, at);
    const auto name = fromView(field.name);
    if (!std::isfinite(number))
        return Error{CellValueText::tr("%1 would not be a number.").arg(name)};
    if (number < least || number > greatest)
        return Error{CellValueText::tr("%1 can be from %2 to %3; %4 is outside.")
                         .arg(name, storedNumber(field.type, least), storedNumber(field.type, greatest),
                              QString::number(number, 'g', 15))};
    if (field.type == bsp::Type::F32)
        return bytesOfNumber(static_cast<float>(number));
    if (number != std::trunc(number))
        return Error{CellValueText::tr("%1 must be a whole number; %2 is not.").arg(name, QString::number(number, 'g', 15))};
    const auto whole = static_cast<qint64>(number);
    switch (sizeOf(field)) {
    case 1: return bytesOfNumber(static_cast<quint8>(whole));
    case 2: return bytesOfNumber(static_cast<quint16>(whole));
    default: return bytesOfNumber(static_cast<quint32>(whole));
    }
}

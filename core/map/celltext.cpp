#include "core/map/celltext.h"

#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

char *writeNumber(char *to, float value)
{
    constexpr QByteArrayView nan = "nan"; // without its sign
    if (std::isnan(value))
        return std::ranges::copy(nan, to).out;
    return std::to_chars(to, to + longestNumber, value).ptr;
}

char *writeNumber(char *to, qint64 value) { return std::to_chars(to, to + longestNumber, value).ptr; }

QString storedNumber(bsp::Type type, double number)
{
    char text[longestNumber];
    const char *end =
        type == bsp::Type::F32 ? writeNumber(text, static_cast<float>(number)) : writeNumber(text, static_cast<qint64>(number));
    return QString::fromLatin1(text, end - text);
}

void appendFlags(QByteArray &out, quint32 value, bsp::Names names)
{
    if (value == 0) {
        out += '0';
        return;
    }
    const auto separate = [&out, start = out.size()] {
        if (out.size() > start)
            out += " | ";
    };
    for (const auto &[bit, name] : names) {
        if (!(value & static_cast<quint32>(bit)))
            continue;
        separate();
        out.append(viewOf(name));
        value &= ~static_cast<quint32>(bit);
    }
    if (value != 0) {
        separate();
        out += "0x" + QByteArray::number(value, 16);
    }
}

CellText::CellText(const MapFile &map, int lump, int field)
    : map_(&map), column_(map.column(lump, field)), isComputed_(map.isComputed({lump, field}))
{
}

void CellText::append(QByteArray &out, quint32 index) const
{
    const auto &field = column_.field();
    if (field.use == bsp::Use::Flags) {
        appendFlags(out, static_cast<quint32>(column_.integer(index)), field.names);
        return;
    }
    if (!field.names.empty()) {
        const auto it = std::ranges::find(field.names, column_.integer(index), &bsp::NamedValue::value);
        if (it != field.names.end()) {
            out.append(viewOf(it->name));
            return;
        }
    }
    if (!isNone(index))
        appendStored(out, index);
}

bool CellText::isNone(quint32 index) const
{
    return isComputed_ && column_.field().type == bsp::Type::F32 && std::isnan(column_.number(index));
}

void CellText::appendStored(QByteArray &out, quint32 index) const
{
    if (isText()) {
        out += map_->text(column_, index);
        return;
    }
    char number[longestNumber];
    out.append(number, writeStored(number, index) - number);
}

char *CellText::writeStored(char *to, quint32 index) const
{
    return column_.field().type == bsp::Type::F32 ? writeNumber(to, static_cast<float>(column_.number(index)))
                                                  : writeNumber(to, column_.integer(index));
}

QString CellText::text(quint32 index) const
{
    QByteArray out;
    append(out, index);
    return toText(out, code());
}

QString CellText::storedText(quint32 index) const
{
    QByteArray out;
    appendStored(out, index);
    return toText(out, code());
}

TextCode CellText::code() const { return column_.field().type == bsp::Type::Text ? map_->textCode() : TextCode::Latin1; }

QString summary(const MapFile &map, RecordRef ref)
{
    if (!map.contains(ref))
        return {};
    const auto fields = map.lump(ref.lump).fields;
    QString out;
    bool inVector = false;
    int shown = 0;
    for (size_t f = 0; f < fields.size() && (shown < 3 || inVector); ++f) {
        const auto &field = fields[f];
        const bool x = field.name.ends_with(".x");
        if (x)
            inVector = true;
        const auto before = out.size();
        const CellText cell(map, ref.lump, static_cast<int>(f));
        const auto text = cell.text(ref.index);
        if (text.isEmpty())
            continue;
        if (before > 0)
            out += u' ';
        if (x)
            out += u'(';
        else if (!inVector && fields.size() > 2 && field.type != bsp::Type::Chars && field.type != bsp::Type::Text
                 && field.type != bsp::Type::F32)
            out += fromView(field.name) + u' ';
        out += text.first(std::min<qsizetype>(text.size(), 80));
        if (field.name.ends_with(".z")) {
            out += u')';
            inVector = false;
        }
        if (!inVector)
            ++shown;
    }
    return out;
}

QString title(const MapFile &map, RecordRef ref)
{
    if (!map.hasLump(ref.lump))
        return {};
    const auto &lump = map.lump(ref.lump);
    const auto index = QString::number(ref.index);
    // Replaces %1 and %2 at once, since the name of an extension lump may itself contain a %1.
    return lump.single.empty() ? QCoreApplication::translate("RecordTitle", "%1, byte %2").arg(fromView(lump.title), index)
                               : u"%1 %2"_s.arg(fromView(lump.single), index);
}

#include "core/format/formats.h"
#include "core/games/game.h"
#include "core/text.h"
#include "widgets/help/helppages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(FormatPages)
};

QString meaningOf(std::string_view text) { return QCoreApplication::translate("schema", text.data()).toHtmlEscaped(); }
QString titleOf(const bsp::Format &format) { return u"%1 (%2)"_s.arg(fromView(format.game().title), fromView(format.name)); }

QString lumpId(const bsp::Format &format, int lump)
{
    return u"%1/%2"_s.arg(fromView(format.id), fromView(format.lumps[static_cast<size_t>(lump)].name));
}

QString linkTo(const bsp::Format &format, int lump)
{
    return u"<a href=\"help:%1\">%2</a>"_s.arg(lumpId(format, lump),
                                               fromView(format.lumps[static_cast<size_t>(lump)].title).toHtmlEscaped());
}

QString rowOf(const QStringList &cells, const QString &tag = u"td"_s)
{
    QString row;
    for (const auto &cell : cells)
        row += u"<%1>%2</%1>"_s.arg(tag, cell);
    return u"<tr>%1</tr>"_s.arg(row);
}

QString tableOf(const QStringList &titles, const QStringList &rows)
{
    return u"<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">%1%2</table>"_s.arg(rowOf(titles, u"th"_s),
                                                                                         rows.join(QString()));
}

QString typeText(const bsp::Field &field)
{
    switch (field.type) {
    case bsp::Type::U8: return u"u8"_s;
    case bsp::Type::I8: return u"i8"_s;
    case bsp::Type::U16: return u"u16"_s;
    case bsp::Type::I16: return u"i16"_s;
    case bsp::Type::U32: return u"u32"_s;
    case bsp::Type::I32: return u"i32"_s;
    case bsp::Type::F32: return u"f32"_s;
    case bsp::Type::Chars: return FormatText::tr("text, %1 bytes").arg(field.chars);
    case bsp::Type::Number: return FormatText::tr("the record's number");
    case bsp::Type::Text: break;
    }
    return FormatText::tr("text of a key");
}

// Returns what a field refers to, and which values refer to nothing.
QString targetText(const bsp::Format &format, const bsp::Field &field)
{
    if (field.target == bsp::none)
        return {};
    auto text = linkTo(format, field.target);
    if (field.negative != bsp::none)
        text = FormatText::tr("%1; negative: %2").arg(text, linkTo(format, field.negative));
    if (bsp::childWraps(field))
        text = field.negative == bsp::none ? FormatText::tr("%1; 0xfff0 and above: contents (value minus 65,536)").arg(text)
                                           : FormatText::tr("%1; at or above the node count: value minus 65,536").arg(text);
    if (field.lowest < 0)
        text = FormatText::tr("%1; below 0: none").arg(text);
    else if (field.firstRecord > 0)
        text = FormatText::tr("%1; below %2: none").arg(text, numberText(field.firstRecord));
    return text;
}

QString limitText(const bsp::Format &format, const bsp::Lump &lump)
{
    QStringList limits;
    for (size_t i = 0; i < format.engines.size(); ++i) {
        const auto limit = lump.limits[i];
        if (limit.most == 0)
            continue;
        const auto text = limit.engine ? FormatText::tr("%1 loads at most %2") : FormatText::tr("%1: compilers allow at most %2");
        limits.append(text.arg(fromView(format.engines[i].name), numberText(limit.most)));
    }
    return limits.join(u"; "_s);
}

QString valuesText(const bsp::Field &field)
{
    QStringList rows;
    const bool isFlags = field.use == bsp::Use::Flags;
    for (const auto &[value, name] : field.names)
        rows.append(rowOf({isFlags ? u"0x%1"_s.arg(value, 0, 16) : QString::number(value), fromView(name).toHtmlEscaped()}));
    return u"<h3>%1</h3>"_s.arg(FormatText::tr("Values of %1").arg(fromView(field.name)))
           + tableOf({FormatText::tr("Value"), FormatText::tr("Name")}, rows);
}

QString fieldsText(const bsp::Format &format, const bsp::Lump &lump)
{
    QStringList rows;
    QString values;
    const auto add = [&](std::span<const bsp::Field> fields, bool areStored) {
        for (const auto &field : fields) {
            rows.append(rowOf({areStored ? QString::number(field.offset) : QString(), fromView(field.name).toHtmlEscaped(),
                               typeText(field), meaningOf(field.meaning), targetText(format, field)}));
            if (field.names.size() > 1)
                values += valuesText(field);
        }
    };
    add(lump.fields, lump.kind != bsp::Kind::Derived);
    add(lump.computed, false);
    return tableOf({FormatText::tr("Byte"), FormatText::tr("Field"), FormatText::tr("Type"), FormatText::tr("Meaning"),
                    FormatText::tr("Refers to")},
                   rows)
           + values;
}

QString lumpText(const bsp::Format &format, int number)
{
    const auto &lump = format.lumps[static_cast<size_t>(number)];
    auto text = u"<h1>%1</h1><p><a href=\"help:%2\">%3</a></p><p>%4.</p>"_s.arg(
        fromView(lump.title).toHtmlEscaped(), fromView(format.id), titleOf(format), meaningOf(lump.meaning));
    QStringList facts;
    if (lump.kind == bsp::Kind::Derived)
        facts.append(FormatText::tr("Not a lump of the file: computed when a map is opened."));
    else
        facts.append(FormatText::tr("Lump %1 of the directory, called %2 in the engine's headers.")
                         .arg(QString::number(format.slot(number)), fromView(lump.name)));
    if (!lump.computed.empty())
        facts.append(FormatText::tr("The last columns, which have no byte offset, are calculated and not stored in the file."));
    if (!lump.fields.empty() && lump.kind == bsp::Kind::Records)
        facts.append(FormatText::tr("Record size in bytes: %1.").arg(lump.stride));
    if (const auto names = wordsOf(lump.aliases); !names.isEmpty())
        facts.append(FormatText::tr("Other names for it in Go to, filters and --lump: %1.").arg(names.join(u", "_s)));
    if (const auto limits = limitText(format, lump); !limits.isEmpty())
        facts.append(FormatText::tr("Limits: %1.").arg(limits));
    if (lump.required)
        facts.append(FormatText::tr("The engine refuses a map that has none."));
    text += u"<p>%1</p>"_s.arg(facts.join(u"<br>"_s));
    text += u"<p><a href=\"do:table?lump=%1\">%2</a></p>"_s.arg(fromView(lump.name),
                                                                FormatText::tr("Show this table for the open map"));
    return lump.fields.empty() ? text : text + fieldsText(format, lump);
}

QString formatText(const bsp::Format &format)
{
    QStringList games, engines, rows;
    for (const auto *game : format.games)
        games.append(fromView(game->title));
    for (const auto &engine : format.engines)
        if (!engine.name.empty())
            engines.append(fromView(engine.name));
    for (int lump = 0; lump < static_cast<int>(format.lumps.size()); ++lump) {
        const auto &table = format.lumps[static_cast<size_t>(lump)];
        rows.append(
            rowOf({lump < format.directorySize ? QString::number(format.slot(lump)) : QString(), linkTo(format, lump),
                   table.kind == bsp::Kind::Records ? QString::number(table.stride) : QString(), meaningOf(table.meaning)}));
    }
    return u"<h1>%1</h1><p>%2<br>%3<br>%4</p>"_s.arg(fromView(format.name),
                                                     FormatText::tr("Read by: %1.").arg(games.join(u", "_s)),
                                                     FormatText::tr("Limits known for: %1.").arg(engines.join(u", "_s)),
                                                     FormatText::tr("Source of the layout: %1.").arg(fromView(format.source)))
           + tableOf({FormatText::tr("Lump"), FormatText::tr("Name"), FormatText::tr("Record bytes"), FormatText::tr("Meaning")},
                     rows);
}

} // namespace

QList<HelpPage> formatPages()
{
    QList<HelpPage> pages;
    for (const auto *format : bsp::formats()) {
        const auto id = fromView(format->id);
        pages.append(
            {.id = id, .parent = u"formats"_s, .title = titleOf(*format), .text = [format] { return formatText(*format); }});
        for (int lump = 0; lump < static_cast<int>(format->lumps.size()); ++lump)
            pages.append({.id = lumpId(*format, lump),
                          .parent = id,
                          .title = fromView(format->lumps[static_cast<size_t>(lump)].title),
                          .text = [format, lump] { return lumpText(*format, lump); }});
    }
    return pages;
}

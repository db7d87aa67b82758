#include "core/entities/textrange.h"
#include "core/text.h"

namespace {

// Inserts whole entities on lines of their own after an entity. Fails if that entity has no closing brace, since it would
// swallow them.
Result<Splices> inserted(const EntitySource &source, qint32 after, const QByteArray &lines)
{
    if (after < 0)
        after = source.count() - 1;
    if (after < 0)
        return Splices{insertionOfLines(source.text, source.text.size(), lines)};
    if (!source.entity(after).closed)
        return Error{EditText::tr("Entity %1 has no closing brace. Add the brace in the raw text first.").arg(numberText(after))};
    return Splices{insertionOfLines(source.text, lineEnd(source.text, source.entity(after).span.end()), lines)};
}

} // namespace

Result<EntityEdit> edits::addEntity(const EntitySource &source, qint32 after, const QString &classname, const QString &origin)
{
    if (const auto fault = keyFault(classname, source.code()); !fault.isEmpty())
        return Error{fault};
    if (const auto fault = valueFault(origin, source.code()); !fault.isEmpty())
        return Error{fault};
    const auto place = origin.isEmpty() ? QByteArray() : "\"origin\" \"" + source.searchBytes(origin) + "\"\n";
    auto splices = inserted(source, after, "{\n\"classname\" \"" + source.searchBytes(classname) + "\"\n" + place + "}\n");
    if (!splices)
        return Error{splices.error()};
    return EntityEdit{.what = EditText::tr("Add %1").arg(classname), .splices = std::move(splices).value()};
}

Result<EntityEdit> edits::insertText(const EntitySource &source, qint32 after, const QByteArray &text)
{
    const auto parsed = parseEntities(text, source.grammar);
    if (parsed.entities.empty())
        return Error{EditText::tr("This text holds no entity: an entity begins with a brace.")};
    for (const auto &fault : parsed.faults)
        if (fault.fatal)
            return Error{EditText::tr("This text cannot be pasted. Line %1: %2").arg(numberText(fault.line), fault.what)};
    const qsizetype from = parsed.entities.front().span.offset, to = parsed.entities.back().span.end();
    auto splices = inserted(source, after, text.sliced(from, to - from) + '\n');
    if (!splices)
        return Error{splices.error()};
    const auto count = numberText(parsed.entities.size());
    return EntityEdit{.what = EditText::tr("Paste entities (%1)").arg(count), .splices = std::move(splices).value()};
}

EntityEdit edits::duplicate(const EntitySource &source, std::span<const qint32> entities)
{
    EntityEdit edit{.what = EditText::tr("Duplicate %1").arg(nameOf(source, entities))};
    for (const qint32 number : entities) {
        const qint32 one[] = {number};
        if (auto splices = inserted(source, number, textOf(source, one)))
            edit.splices.push_back(splices.value().front());
    }
    return edit;
}

EntityEdit edits::removeEntities(const EntitySource &source, std::span<const qint32> entities)
{
    EntityEdit edit{.what = EditText::tr("Delete %1").arg(nameOf(source, entities))};
    for (const qint32 number : entities) {
        const auto span = source.entity(number).span;
        edit.splices.push_back(removal(source.text, span.offset, span.end()));
    }
    return edit;
}

Result<EntityEdit> edits::moveEntity(const EntitySource &source, qint32 from, qint32 to)
{
    if (from == 0 || to == 0)
        return Error{EditText::tr("Games treat the first entity as the world, so it must stay first.")};
    std::vector<Span> places;
    for (const auto &entity : source.parsed.entities) {
        places.push_back(entity.span);
        if (!entity.closed)
            return Error{EditText::tr("The last entity has no closing brace. Add the brace in the raw text first.")};
    }
    return EntityEdit{.what = EditText::tr("Move %1").arg(nameOf(source, from)),
                      .splices = movedSlot(source.text, places, static_cast<size_t>(from), static_cast<size_t>(to)),
                      .move = {from, to}};
}

QByteArray edits::textOf(const EntitySource &source, std::span<const qint32> entities)
{
    QByteArray text;
    for (const qint32 number : entities)
        text += spanOf(source.text, source.entity(number).span).toByteArray() + '\n';
    return text;
}

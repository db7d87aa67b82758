#include "core/entities/textrange.h"
#include "core/text.h"

#include <algorithm>

namespace {

const KeyValue &pairAt(const EntitySource &source, qint32 entity, qint32 pair)
{
    return source.pairsOf(entity)[static_cast<size_t>(pair)];
}

// Returns all pairs with the key, or just the one with the index `only`.
std::vector<KeyValue> pairsFor(const EntitySource &source, qint32 entity, const QString &key, qint32 only)
{
    if (only >= 0)
        return {pairAt(source, entity, only)};
    std::vector<KeyValue> found;
    for (const auto &pair : source.pairsOf(entity))
        if (isSame(source.key(pair), source.searchKey(key)))
            found.push_back(pair);
    return found;
}

// Returns whether the entity ends with a plain brace. A quoted word that starts with a brace ends an entity, too, but no pair
// can be added before it.
bool hasBrace(const EntitySource &source, const Entity &entity)
{
    return entity.closed && source.text[entity.span.end() - 1] == '}';
}

QString wordFault(const QString &word, TextCode code)
{
    for (const QChar c : word) {
        if (c == u'"')
            return EditText::tr("A key or value cannot contain a quote: games read a quote as the end of the key or value.");
        if (c.unicode() < 32 || c.unicode() == 127)
            return EditText::tr("A key or value cannot contain control characters or line breaks.");
    }
    if (word.endsWith(u'\\'))
        return EditText::tr("A key or value cannot end with a backslash: some engines read the closing quote after it "
                            "as text.");
    if (word.startsWith(u'}'))
        return EditText::tr("A key or value cannot begin with a closing brace: games read it as the end of the entity.");
    const auto bytes = toBytes(word, code);
    return bytes ? QString() : bytes.error();
}

} // namespace

Span wholePair(const EntitySource &source, const KeyValue &pair)
{
    const auto key = withQuotes(source.text, pair.key, pair.keyQuoted),
               value = withQuotes(source.text, pair.value, pair.valueQuoted);
    return {key.offset, value.end() - key.offset};
}

void replaceWord(Splices &splices, const EntitySource &source, Span span, bool quoted, const QByteArray &word)
{
    const auto before = spanOf(source.text, wholeWord(source.text, span, quoted));
    if (before != word)
        splices.push_back({span.offset, before.toByteArray(), quoted ? word : '"' + word + '"'});
}

Result<Splice> newPairs(const EntitySource &source, qint32 entity, const QByteArray &lines)
{
    if (!hasBrace(source, source.entity(entity)))
        return Error{
            EditText::tr("Entity %1 has no closing brace. Add the brace in the raw text first.").arg(numberText(entity))};
    const qsizetype brace = source.entity(entity).span.end() - 1;
    return insertionOfLines(source.text, lineStart(source.text, brace), lines);
}

QString edits::keyFault(const QString &key, TextCode code)
{
    return key.isEmpty() ? EditText::tr("A key cannot be empty.") : wordFault(key, code);
}

QString edits::valueFault(const QString &value, TextCode code) { return wordFault(value, code); }

qint32 edits::pairOf(const EntitySource &source, qint32 entity, QByteArrayView key)
{
    const auto pairs = source.pairsOf(entity);
    for (auto i = static_cast<qint32>(pairs.size()); i-- > 0;)
        if (isSame(source.key(pairs[static_cast<size_t>(i)]), key))
            return i;
    return -1;
}

QByteArrayView edits::valueOf(const EntitySource &source, qint32 entity, QByteArrayView key)
{
    const auto pair = pairOf(source, entity, key);
    return pair < 0 ? QByteArrayView() : source.value(pairAt(source, entity, pair));
}

QByteArray edits::pairsInOrder(const EntitySource &source, qint32 entity, QByteArrayView without)
{
    std::vector<QByteArray> pairs;
    for (const auto &pair : source.pairsOf(entity))
        if (without.isEmpty() || !isSame(source.key(pair), without))
            pairs.push_back(source.key(pair).toByteArray().toLower() + '\0' + source.value(pair).toByteArray() + '\0');
    std::ranges::sort(pairs);
    QByteArray all;
    for (const auto &pair : pairs)
        all += pair;
    return all;
}

QString edits::nameOf(const EntitySource &source, qint32 entity)
{
    const auto name = valueOf(source, entity, "classname");
    return name.isEmpty() ? EditText::tr("entity %1").arg(numberText(entity)) : source.toText(name);
}

QString edits::nameOf(const EntitySource &source, std::span<const qint32> entities)
{
    return entities.size() == 1 ? nameOf(source, entities.front()) : EditText::tr("%1 entities").arg(numberText(entities.size()));
}

Result<EntityEdit> edits::setValue(const EntitySource &source, std::span<const qint32> entities, const QString &key,
                                   const QString &value, qint32 only)
{
    if (const auto fault = only < 0 ? keyFault(key, source.code()) : QString(); !fault.isEmpty())
        return Error{fault};
    if (const auto fault = valueFault(value, source.code()); !fault.isEmpty())
        return Error{fault};
    const auto keyBytes = source.searchBytes(key), valueBytes = source.searchBytes(value);
    EntityEdit edit{.what = EditText::tr("Set %1 of %2").arg(key, nameOf(source, entities))};
    for (const qint32 number : entities) {
        if (const auto at = only < 0 ? pairOf(source, number, keyBytes) : only; at >= 0) {
            const auto &pair = pairAt(source, number, at);
            replaceWord(edit.splices, source, pair.value, pair.valueQuoted, valueBytes);
        } else {
            const auto added = newPairs(source, number, '"' + keyBytes + "\" \"" + valueBytes + "\"\n");
            if (!added)
                return Error{added.error()};
            edit.splices.push_back(added.value());
        }
    }
    return edit;
}

Result<EntityEdit> edits::renameKey(const EntitySource &source, std::span<const qint32> entities, const QString &from,
                                    const QString &to, qint32 only)
{
    if (const auto fault = keyFault(to, source.code()); !fault.isEmpty())
        return Error{fault};
    EntityEdit edit{.what = EditText::tr("Rename %1 of %2 to %3").arg(from, nameOf(source, entities), to)};
    for (const qint32 number : entities)
        for (const auto &pair : pairsFor(source, number, from, only))
            replaceWord(edit.splices, source, pair.key, pair.keyQuoted, source.searchBytes(to));
    return edit;
}

EntityEdit edits::removeKey(const EntitySource &source, std::span<const qint32> entities, const QString &key, qint32 only)
{
    EntityEdit edit{.what = EditText::tr("Remove %1 of %2").arg(key, nameOf(source, entities))};
    for (const qint32 number : entities)
        for (const auto &pair : pairsFor(source, number, key, only)) {
            const auto span = wholePair(source, pair);
            edit.splices.push_back(removal(source.text, span.offset, span.end()));
        }
    return edit;
}

EntityEdit edits::movePair(const EntitySource &source, qint32 entity, qint32 from, qint32 to)
{
    std::vector<Span> places;
    for (const auto &pair : source.pairsOf(entity))
        places.push_back(wholePair(source, pair));
    const auto key = source.toText(source.key(pairAt(source, entity, from)));
    return {.what = EditText::tr("Move %1 of %2").arg(key, nameOf(source, entity)),
            .splices = movedSlot(source.text, places, static_cast<size_t>(from), static_cast<size_t>(to))};
}

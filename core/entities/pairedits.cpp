#include "core/entities/edits.h"
#include "core/entities/textrange.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace
{

struct PairText {
    Q_DECLARE_TR_FUNCTIONS(edits)
};

Span whole(const EntitySource &source, const KeyValue &pair)
{
    const auto length = static_cast<quint32>(source.text.size());
    const auto key = withQuotes(pair.key, pair.keyQuoted, length),
               value = withQuotes(pair.value, pair.valueQuoted, length);
    return {key.offset, value.end() - key.offset};
}

Splice replaced(const EntitySource &source, Span span, bool quoted, const QByteArray &word)
{
    return {span.offset, spanOf(source.text, span).toByteArray(), quoted ? word : '"' + word + '"'};
}

bool isKey(const EntitySource &source, const KeyValue &pair, QByteArrayView key)
{
    return pair.key.length == key.size() && spanOf(source.text, pair.key).compare(key, Qt::CaseInsensitive) == 0;
}

// Behind a quoted word that starts with a brace, which ends an entity too, nothing can be put.
bool hasBrace(const EntitySource &source, const Entity &entity)
{
    return entity.closed && source.text[entity.span.end() - 1] == '}';
}

// A new pair stands on a line of its own above the closing brace.
Splice newPair(const EntitySource &source, qint32 entity, const QByteArray &key, const QByteArray &value)
{
    const qsizetype brace = source.parsed.entities[static_cast<size_t>(entity)].span.end() - 1;
    return insertionOfLines(source.text, lineStart(source.text, brace), '"' + key + "\" \"" + value + "\"\n");
}

QString ofWhom(const EntitySource &source, std::span<const qint32> entities)
{
    return entities.size() == 1
               ? edits::nameOf(source, entities.front())
               : PairText::tr("%1 entities").arg(QLocale().toString(static_cast<qulonglong>(entities.size())));
}

QString wordFault(const QString &word)
{
    for (const QChar c : word) {
        if (c == u'"')
            return PairText::tr("A quote cannot stand inside: the games take it for the end.");
        if (c.unicode() < 32 || c.unicode() == 127)
            return PairText::tr("Control characters and line ends cannot be written.");
        if (c.unicode() > 255)
            return PairText::tr("%1 cannot be written: the entity text holds Latin-1 characters only.").arg(c);
    }
    if (word.endsWith(u'\\'))
        return PairText::tr("A backslash cannot stand at the end: some engines take the quote behind it for text.");
    if (word.startsWith(u'}'))
        return PairText::tr("A closing brace cannot stand at the start: the games take it for the end of the entity.");
    return {};
}

} // namespace

QString edits::keyFault(const QString &key)
{
    return key.isEmpty() ? PairText::tr("A key cannot be empty.") : wordFault(key);
}

QString edits::valueFault(const QString &value)
{
    return wordFault(value);
}

qint32 edits::pairOf(const EntitySource &source, qint32 entity, QByteArrayView key)
{
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    for (auto i = static_cast<qint32>(pairs.size()); i-- > 0;)
        if (isKey(source, pairs[static_cast<size_t>(i)], key))
            return i;
    return -1;
}

QByteArrayView edits::valueOf(const EntitySource &source, qint32 entity, QByteArrayView key)
{
    const auto pair = pairOf(source, entity, key);
    if (pair < 0)
        return {};
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    return spanOf(source.text, pairs[static_cast<size_t>(pair)].value);
}

QString edits::nameOf(const EntitySource &source, qint32 entity)
{
    const auto name = valueOf(source, entity, "classname");
    return name.isEmpty() ? PairText::tr("entity %1").arg(QLocale().toString(entity)) : QString::fromLatin1(name);
}

Result<EntityEdit> edits::setValue(const EntitySource &source, std::span<const qint32> entities, const QString &key,
                                   const QString &value)
{
    if (const auto fault = keyFault(key); !fault.isEmpty())
        return Error{fault};
    if (const auto fault = valueFault(value); !fault.isEmpty())
        return Error{fault};
    const auto keyBytes = key.toLatin1(), valueBytes = value.toLatin1();
    EntityEdit edit{.what = PairText::tr("Set %1 of %2").arg(key, ofWhom(source, entities))};
    for (const qint32 number : entities) {
        const auto &entity = source.parsed.entities[static_cast<size_t>(number)];
        if (const auto at = pairOf(source, number, keyBytes); at >= 0) {
            const auto &pair = source.parsed.pairsOf(entity)[static_cast<size_t>(at)];
            if (spanOf(source.text, pair.value) != valueBytes)
                edit.splices.push_back(replaced(source, pair.value, pair.valueQuoted, valueBytes));
        } else if (!hasBrace(source, entity)) {
            return Error{PairText::tr("Entity %1 has no closing brace. Mend it in the raw text first.")
                             .arg(QLocale().toString(number))};
        } else {
            edit.splices.push_back(newPair(source, number, keyBytes, valueBytes));
        }
    }
    return edit;
}

Result<EntityEdit> edits::setPairValue(const EntitySource &source, qint32 entity, qint32 pair, const QString &value)
{
    if (const auto fault = valueFault(value); !fault.isEmpty())
        return Error{fault};
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    const auto &changed = pairs[static_cast<size_t>(pair)];
    EntityEdit edit{.what = PairText::tr("Set %1 of %2")
                                .arg(QString::fromLatin1(spanOf(source.text, changed.key)), nameOf(source, entity))};
    if (spanOf(source.text, changed.value) != value.toLatin1())
        edit.splices.push_back(replaced(source, changed.value, changed.valueQuoted, value.toLatin1()));
    return edit;
}

Result<EntityEdit> edits::renameKey(const EntitySource &source, std::span<const qint32> entities, const QString &from,
                                    const QString &to)
{
    if (const auto fault = keyFault(to); !fault.isEmpty())
        return Error{fault};
    EntityEdit edit{.what = PairText::tr("Rename %1 of %2 to %3").arg(from, ofWhom(source, entities), to)};
    for (const qint32 number : entities)
        for (const auto &pair : source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(number)]))
            if (isKey(source, pair, from.toLatin1()) && spanOf(source.text, pair.key) != to.toLatin1())
                edit.splices.push_back(replaced(source, pair.key, pair.keyQuoted, to.toLatin1()));
    return edit;
}

Result<EntityEdit> edits::renamePair(const EntitySource &source, qint32 entity, qint32 pair, const QString &to)
{
    if (const auto fault = keyFault(to); !fault.isEmpty())
        return Error{fault};
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    const auto &renamed = pairs[static_cast<size_t>(pair)];
    const auto from = spanOf(source.text, renamed.key);
    EntityEdit edit{.what = PairText::tr("Rename %1 of %2 to %3")
                                .arg(QString::fromLatin1(from), nameOf(source, entity), to)};
    if (from != to.toLatin1())
        edit.splices.push_back(replaced(source, renamed.key, renamed.keyQuoted, to.toLatin1()));
    return edit;
}

EntityEdit edits::removeKey(const EntitySource &source, std::span<const qint32> entities, const QString &key)
{
    EntityEdit edit{.what = PairText::tr("Remove %1 of %2").arg(key, ofWhom(source, entities))};
    for (const qint32 number : entities)
        for (const auto &pair : source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(number)]))
            if (isKey(source, pair, key.toLatin1())) {
                const auto span = whole(source, pair);
                edit.splices.push_back(removal(source.text, span.offset, span.end()));
            }
    return edit;
}

EntityEdit edits::removePair(const EntitySource &source, qint32 entity, qint32 pair)
{
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    const auto span = whole(source, pairs[static_cast<size_t>(pair)]);
    return {.what = PairText::tr("Remove %1 of %2")
                        .arg(QString::fromLatin1(spanOf(source.text, pairs[static_cast<size_t>(pair)].key)),
                             nameOf(source, entity)),
            .splices = {removal(source.text, span.offset, span.end())}};
}

EntityEdit edits::movePair(const EntitySource &source, qint32 entity, qint32 from, qint32 to)
{
    const auto pairs = source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]);
    std::vector<Span> places;
    for (const auto &pair : pairs)
        places.push_back(whole(source, pair));
    return {.what = PairText::tr("Move %1 of %2")
                        .arg(QString::fromLatin1(spanOf(source.text, pairs[static_cast<size_t>(from)].key)),
                             nameOf(source, entity)),
            .splices = movedSlot(source.text, places, static_cast<size_t>(from), static_cast<size_t>(to))};
}

// Edits of entities as people mean them, turned into splices of the text. What an edit does not name keeps its bytes,
// comments and odd spacing included. Each function reads the text as it is and changes nothing; Document::edit() does.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <QString>

#include <span>

// Where entities that an edit moves come to stand: `number` of the text before becomes `to` in the text after it.
struct EntityMove {
    qint32 from = -1, to = -1;
};

struct EntityEdit {
    QString what; // for Undo, translated: "Set origin of info_player_start"
    Splices splices;
    EntityMove move{};   // an edit that reorders; the entities between shift by one
    bool typing = false; // may join the typing before it
};

namespace edits
{

// Why a key or a value cannot be written so that every game reads it back; empty: it can (formats.md 5.3: no quote, no
// control characters, no backslash at the end, no closing brace at the start; a key is not empty), or that the text's code
// has no bytes for it. What is written below is written in that code.
QString keyFault(const QString &key, TextCode code);
QString valueFault(const QString &value, TextCode code);

// The value of a key in an entity; of equal keys the last, in any case. Null when it has none.
QByteArrayView valueOf(const EntitySource &source, qint32 entity, QByteArrayView key);
// The last pair of that key, as a number within the entity; -1: none.
qint32 pairOf(const EntitySource &source, qint32 entity, QByteArrayView key);
// All keys, in small letters, and values of an entity in one order, so that equal ones are equal bytes; `without` one
// key.
QByteArray pairsInOrder(const EntitySource &source, qint32 entity, QByteArrayView without = {});
// What an entity is called in sentences: its classname, or "entity 12"; of several how many they are.
QString nameOf(const EntitySource &source, qint32 entity);
QString nameOf(const EntitySource &source, std::span<const qint32> entities);

// Sets a key of every entity given (ascending): changes its last pair of that key, or adds one behind its others. Here
// and below `only` is a pair of a single entity, as a number within it, that alone is meant of several with the same key.
Result<EntityEdit> setValue(const EntitySource &source, std::span<const qint32> entities, const QString &key,
                            const QString &value, qint32 only = -1);
Result<EntityEdit> renameKey(const EntitySource &source, std::span<const qint32> entities, const QString &from,
                             const QString &to, qint32 only = -1);
EntityEdit removeKey(const EntitySource &source, std::span<const qint32> entities, const QString &key, qint32 only = -1);
// Brings a pair to another place among the entity's pairs.
EntityEdit movePair(const EntitySource &source, qint32 entity, qint32 from, qint32 to);

// A new entity of that class behind `after` (-1: at the end), with an origin where one is given.
Result<EntityEdit> addEntity(const EntitySource &source, qint32 after, const QString &classname, const QString &origin = {});
// Entities as text, from a clipboard: at least one, without a fault that a game refuses.
Result<EntityEdit> insertText(const EntitySource &source, qint32 after, const QByteArray &text);
EntityEdit duplicate(const EntitySource &source, std::span<const qint32> entities);
EntityEdit removeEntities(const EntitySource &source, std::span<const qint32> entities);
// Brings an entity to another place. Refused for the first one and for its place: worldspawn stays first.
Result<EntityEdit> moveEntity(const EntitySource &source, qint32 from, qint32 to);

// The bytes of entities, one below the other, as they would be pasted.
QByteArray textOf(const EntitySource &source, std::span<const qint32> entities);

} // namespace edits

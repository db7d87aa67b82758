// Edits of entities as splices of their text. Bytes that an edit does not change stay the same, including comments and odd
// spacing. The functions only read the text; Document::edit() applies the splices.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <QString>

#include <span>

// An entity moved by an edit: its number in the text before and in the text after.
struct EntityMove {
    qint32 from = -1, to = -1;
};

struct EntityEdit {
    QString what; // for Undo, translated: "Set origin of info_player_start"
    Splices splices;
    EntityMove move{};   // if the edit reorders; the entities between shift by one
    bool typing = false; // may be merged with the typing before it
};

namespace edits {

// Returns why a key or a value cannot be written; empty if it can. Every game must read it back (formats.md 5.3: no quote,
// no control characters, no backslash at the end, no closing brace at the start; a key is not empty), and the text's
// encoding must have all its characters. The edits below write in that encoding.
QString keyFault(const QString &key, TextCode code);
QString valueFault(const QString &value, TextCode code);

// Returns the value of a key, in any case; the last wins among equal keys. Null if there is none.
QByteArrayView valueOf(const EntitySource &source, qint32 entity, QByteArrayView key);
// Returns the index of the last pair with this key in the entity; -1: none.
qint32 pairOf(const EntitySource &source, qint32 entity, QByteArrayView key);
// Returns all keys, in lower case, and values of an entity, sorted so that equal entities give equal bytes; omits the key
// `without`.
QByteArray pairsInOrder(const EntitySource &source, qint32 entity, QByteArrayView without = {});
// Returns the name of an entity in messages: its classname, or "entity 12"; for several, their number.
QString nameOf(const EntitySource &source, qint32 entity);
QString nameOf(const EntitySource &source, std::span<const qint32> entities);

// Sets a key of each of the entities (ascending): changes its last pair with this key, or adds one after its others. Here
// and below, `only` is the index of a pair of a single entity; then only that pair is changed, not others with the same key.
Result<EntityEdit> setValue(const EntitySource &source, std::span<const qint32> entities, const QString &key,
                            const QString &value, qint32 only = -1);
Result<EntityEdit> renameKey(const EntitySource &source, std::span<const qint32> entities, const QString &from, const QString &to,
                             qint32 only = -1);
EntityEdit removeKey(const EntitySource &source, std::span<const qint32> entities, const QString &key, qint32 only = -1);
// Moves a pair within its entity.
EntityEdit movePair(const EntitySource &source, qint32 entity, qint32 from, qint32 to);

// Adds an entity of this class behind `after` (-1: at the end), with an origin if one is given.
Result<EntityEdit> addEntity(const EntitySource &source, qint32 after, const QString &classname, const QString &origin = {});
// Inserts entities from a clipboard's text, which must have at least one and no fault that a game refuses.
Result<EntityEdit> insertText(const EntitySource &source, qint32 after, const QByteArray &text);
EntityEdit duplicate(const EntitySource &source, std::span<const qint32> entities);
EntityEdit removeEntities(const EntitySource &source, std::span<const qint32> entities);
// Moves an entity. Fails if either number is 0, since worldspawn stays first.
Result<EntityEdit> moveEntity(const EntitySource &source, qint32 from, qint32 to);

// Returns the bytes of entities, one below the other, as they would be pasted.
QByteArray textOf(const EntitySource &source, std::span<const qint32> entities);

} // namespace edits

// Terms of the filter line about entities: any key is a column, and plain words search all keys and values.
#pragma once

#include "core/query/filtertest.h"

#include <QHash>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>

class MapFile;

// The pairs of an entity that a term reads. Valid as long as the entity text.
class EntityKeys
{
public:
    // Reads every key and value.
    explicit EntityKeys(const MapFile &map) : map_(&map) {}
    // Reads the values of a key, whether or not any entity has it.
    EntityKeys(const MapFile &map, const QString &key);
    // Reads the values of a key, in any case; with `prefix`, of all keys that begin with it. Returns nothing if no entity
    // has such a key.
    static std::optional<EntityKeys> named(const MapFile &map, const QString &key, bool prefix);
    // Reads one of the numbers in the values of a key, "origin.z". Returns nothing if the name has another form, or no
    // entity has the key.
    static std::optional<EntityKeys> part(const MapFile &map, const QString &name);

    // Returns whether any of the entity's pairs passes.
    bool passes(const FilterTest &test, quint32 entity, QByteArray &buffer) const;

    TextCode code() const;
    // Returns the values of the pairs, and how often each occurs.
    std::map<QByteArray, quint32> values() const;

    // Returns the flags and choices of the key that entities have, by their names in the definitions of the classes, and how
    // often each occurs.
    std::map<QByteArray, quint32> namedValues() const;

    // Reads an operator and its value. The values of an entity key may be numbers or not; after a colon, the value is a
    // flag's number, or the name of a flag or choice, which may have a different number in each class. Returns what is wrong
    // as a sentence, or an empty text.
    QString readTest(FilterTest &test, const QString &op, const QString &value);

private:
    // What a name means in a class: a flag, or the value of a choice.
    struct Meaning {
        quint32 bit = 0;
        QByteArray value;
    };
    using Meanings = QHash<QByteArray, Meaning>; // by class, in lower case

    bool reads(QByteArrayView key) const;
    bool readName(const QString &name);
    bool hasMeaning(const Meaning &meaning, QByteArrayView value) const;

    const MapFile *map_;
    QByteArray key_; // empty: all
    bool prefix_ = false;
    int part_ = -1;                            // -1: the whole value
    std::shared_ptr<const Meanings> meanings_; // of the name that is tested; null: none
};

// Returns whether some entity has the key as a filter names it: a whole key, the beginning of one, or a part such as origin.z.
bool isEntityKey(const MapFile &map, const QString &name);
// Returns the keys that occur, the most frequent first.
QStringList entityKeyNames(const MapFile &map);

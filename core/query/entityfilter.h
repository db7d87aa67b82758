// Terms of the filter line about entities: any key is a column, and plain words search all keys and values.
#pragma once

#include "core/query/filtertest.h"

#include <QHash>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>

class MapFile;

// Which pairs of an entity a term reads. As long valid as the entity text.
class EntityKeys
{
public:
    // Every key and value.
    explicit EntityKeys(const MapFile &map) : map_(&map) {}
    // The values of a key, whether or not any entity has it.
    EntityKeys(const MapFile &map, const QString &key);
    // The values of a key, in any case; of all keys that begin with it when `prefix`. Nothing if no entity has such.
    static std::optional<EntityKeys> named(const MapFile &map, const QString &key, bool prefix);
    // "origin.z": one of the numbers that the values of a key hold. Nothing if the name is no such, or the key not there.
    static std::optional<EntityKeys> part(const MapFile &map, const QString &name);

    // Whether any of the pairs passes.
    bool passes(const FilterTest &test, quint32 entity, QByteArray &buffer) const;

    TextCode code() const;
    // What the pairs hold, and how often each.
    std::map<QByteArray, quint32> values() const;

    // The flags and choices of the key that entities have, by the names that their classes' definitions give them, and how
    // often each.
    std::map<QByteArray, quint32> namedValues() const;

    // Reads an operator and its value. A value of an entity may be a number or not, whatever its key; behind a colon it is a
    // flag's number, or the name of a flag or choice, which may be another number in each class. Returns what is wrong, in a
    // sentence.
    QString readTest(FilterTest &test, const QString &op, const QString &value);

private:
    // What a name means in a class: a flag, or the value of a choice.
    struct Meaning {
        quint32 bit = 0;
        QByteArray value;
    };
    using Meanings = QHash<QByteArray, Meaning>; // by the class, in lower case

    bool reads(QByteArrayView key) const;
    bool readName(const QString &name);
    bool hasMeaning(const Meaning &meaning, QByteArrayView value) const;

    const MapFile *map_;
    QByteArray key_; // empty: all
    bool prefix_ = false;
    int part_ = -1; // the whole value
    std::shared_ptr<const Meanings> meanings_; // of the name that is asked for; null: none is
};

// The keys that occur, the most frequent first.
QStringList entityKeyNames(const MapFile &map);

// What files of definitions say about the classes of entities: for map editors, and here for whoever edits entities.
//
// Several files stand over one another: what a later one says goes before what an earlier one says, class by class and key
// by key, and what only one of them knows stays known.
#pragma once

#include "core/point.h"

#include <QByteArray>
#include <QColor>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace bsp {

enum class ValueKind : std::uint8_t {
    Text,
    Whole,  // a number without a fraction
    Number,
    YesNo,  // 0 or 1
    Choices,
    Flags,
    Color,      // three numbers, and at times a fourth; where the definition does not tell whether to 1 or to 255
    ColorTo1,
    ColorTo255,
    Numbers, // two or more: a place, a size
    Angle,   // yaw in degrees; -1 is up, -2 down
    Angles,  // pitch, yaw, roll
    Name,    // that others use: target_source
    Target,  // whom it names: target_destination
    TargetOrClass,
    Sound,
    Model,
    Sprite,
    Decal,
    Texture,
};

struct DefinedChoice {
    QByteArray value;
    QString title;
};

struct DefinedFlag {
    quint32 bit = 0; // its value
    QString title, help;
    bool isUsual = false; // on in a new entity
};

inline bool isColor(ValueKind kind)
{
    return kind == ValueKind::Color || kind == ValueKind::ColorTo1 || kind == ValueKind::ColorTo255;
}

// Whether a value is that choice: the same number, or the same text in any case.
bool isChosen(const DefinedChoice &choice, QByteArrayView value);

struct DefinedKey {
    QByteArray name;
    ValueKind kind = ValueKind::Text;
    QString title, help;
    QByteArray usual; // the value where an entity has none; null: not told
    std::vector<DefinedChoice> choices;
    std::vector<DefinedFlag> flags;
};

struct DefinedClass {
    QByteArray name;
    bool isPoint = false, isBrush = false; // neither: it is there for others to take over
    bool tellsAllKeys = false;             // of its own, so that others are worth a word
    QString help;
    std::optional<QRgb> color;
    std::optional<std::array<Point, 2>> box; // map units around the origin
    QByteArray model, sprite, decal;         // paths as they are written; empty: none
    std::vector<QByteArray> bases;           // names of those whose keys it has too
    std::vector<DefinedKey> keys;
    quint32 layer = 0;                // given by Definitions, as is:
    std::vector<quint32> keysByName{}; // numbers of keys, by their names in any case; of equal ones the first first
};

// A class with all that it has taken over. Cheap to copy; valid as long as its Definitions are, and until they are added to.
// Of an unknown class it is empty.
class Definition
{
public:
    Definition() = default;

    bool isKnown() const { return !lineage_.empty(); }
    bool isPoint() const;
    bool isBrush() const;
    // Whether all keys that it can have are told: by itself, and by all that it takes over.
    bool tellsAllKeys() const;
    // As its newest definition spells it.
    QByteArray name() const { return isKnown() ? at(0).name : QByteArray(); }
    QString help() const;
    std::optional<QRgb> color() const { return firstOf(&DefinedClass::color); }
    std::optional<std::array<Point, 2>> box() const { return firstOf(&DefinedClass::box); }
    QByteArray model() const { return firstOf(&DefinedClass::model); }
    QByteArray sprite() const { return firstOf(&DefinedClass::sprite); }
    QByteArray decal() const { return firstOf(&DefinedClass::decal); }
    // What a game shows of it, as a path: its model, else its sprite, else its decal; empty: it is not told.
    QByteArray shown() const;
    // In any case; null: it has no such key.
    const DefinedKey *key(QByteArrayView name) const;
    // Each once: its own first, then those of what it takes over.
    std::vector<const DefinedKey *> keys() const;
    // Of a key of flags, ascending, with those of the key of this name in what it takes over.
    std::vector<DefinedFlag> flags(QByteArrayView key) const;
    // Whether any of its definitions says that values of the key are of that kind: a file for editors that calls a key a
    // text does not unsay what another knows.
    bool hasKind(QByteArrayView key, ValueKind kind) const;
    // Whether a value is what the key has where an entity does not tell it, by any of its definitions.
    bool isUsual(QByteArrayView key, QByteArrayView value) const;

private:
    friend class Definitions;
    Definition(std::span<const DefinedClass> classes, std::span<const quint32> lineage, bool isWhole)
        : classes_(classes), lineage_(lineage), isWhole_(isWhole)
    {
    }
    const DefinedClass &at(size_t place) const { return classes_[lineage_[place]]; }
    bool isOwn(const DefinedClass &each) const; // and not one that is taken over
    template <typename Member>
    Member firstOf(Member DefinedClass::*member) const;
    bool anyKey(QByteArrayView name, auto holds) const;

    std::span<const DefinedClass> classes_;
    std::span<const quint32> lineage_; // itself first
    bool isWhole_ = false;             // and nothing that it takes over is missing
};

class Definitions
{
public:
    static constexpr size_t mostClasses = 65'536; // no game has a tenth of it; more are left out

    // Lays classes over those that are there, and each layer over those before it. Costs as much as all classes that there
    // are then: many layers are added at once. False: not all of them had room.
    bool add(std::vector<std::vector<DefinedClass>> layers);
    bool add(std::vector<DefinedClass> layer);

    // In any case. What it takes over from other classes is taken from its own file where that has one of the name.
    Definition find(QByteArrayView name) const;
    // Whether there is a class of that name, be it only for others to take over.
    bool isDefined(QByteArrayView name) const { return !named(name).empty(); }
    // Names of all that entities can be of, each once, ascending in any case.
    const std::vector<QByteArray> &classNames() const { return names_; }
    bool isEmpty() const { return classes_.empty(); }
    // Whether any class calls a key a name of its entities that is not targetname. Few files do.
    bool haveOtherNames() const { return haveOtherNames_; }
    // Whether files that were laid over the program's own tell the classes of a game, so that others are worth a word.
    bool coverGame() const { return coverGame_; }
    void setCoverGame(bool cover) { coverGame_ = cover; }

private:
    class Lineages;

    std::span<const quint32> named(QByteArrayView name) const; // the newest first
    std::span<const quint32> basesNamed(QByteArrayView name, quint32 layer) const; // of that layer, if it has any

    std::vector<DefinedClass> classes_;
    std::vector<quint32> byName_; // numbers, by name; the newest first
    std::vector<QByteArray> names_; // of what entities can be of, ascending in any case
    std::vector<size_t> starts_;    // of the lineages of these, and the end
    std::vector<quint32> lineages_;
    std::vector<bool> areWhole_; // of each lineage, whether nothing is missing in it
    quint32 layers_ = 0;
    bool coverGame_ = false, haveOtherNames_ = false;
};

// A flag's name as filters have it: START_OFF for "Start off".
QString flagWord(const QString &title);
// What values of a key are: as its definition says, but where that is just text or a number, what all games use a key of
// the name for.
ValueKind kindOf(QByteArrayView name, ValueKind said = ValueKind::Text);

} // namespace bsp

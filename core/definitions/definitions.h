// What definition files say about entity classes: written for map editors, and used here for editing entities.
//
// Later files override earlier ones, class by class and key by key; what only one of them defines is kept.
#pragma once

#include "core/point.h"

#include <QByteArray>
#include <QColor>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bsp {

enum class ValueKind : std::uint8_t {
    Text,
    Whole, // a number without a fraction
    Number,
    YesNo, // 0 or 1
    Choices,
    Flags,
    Color, // three numbers, sometimes a fourth; up to 1 or up to 255, the definition does not say
    ColorTo1,
    ColorTo255,
    Numbers, // two or more: a position, a size
    Angle,   // yaw in degrees; -1 is up, -2 down
    Angles,  // pitch, yaw, roll
    Name,    // of this entity, used by others: target_source
    Target,  // the name of another entity: target_destination
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
    quint32 bit = 0; // the flag's value
    QString title, help;
    bool isUsual = false; // set in a new entity
};

inline bool isColor(ValueKind kind)
{
    return kind == ValueKind::Color || kind == ValueKind::ColorTo1 || kind == ValueKind::ColorTo255;
}

// Returns whether a value is this choice: the same number, or the same text in any case.
bool isChosen(const DefinedChoice &choice, QByteArrayView value);

struct DefinedKey {
    QByteArray name;
    ValueKind kind = ValueKind::Text;
    QString title, help;
    QByteArray usual; // default value; null: unknown
    std::vector<DefinedChoice> choices;
    std::vector<DefinedFlag> flags;
};

struct DefinedClass {
    QByteArray name;
    bool isPoint = false, isBrush = false; // neither: a base class only
    bool definesAllKeys = false;           // apart from inherited ones, so that others are worth a note
    QString help;
    std::optional<QRgb> color;
    std::optional<std::array<Point, 2>> box; // map units around the origin
    QByteArray model, sprite, decal;         // paths as written; empty: none
    std::vector<QByteArray> bases;           // names of the classes that it inherits from
    std::vector<DefinedKey> keys;
    quint32 layer = 0;                 // set by Definitions, as is keysByName
    std::vector<quint32> keysByName{}; // indexes of keys, sorted by name in any case; equal names keep their order
};

// A class with everything that it inherits; empty if the class is unknown. Cheap to copy. Valid while its Definitions live,
// until classes are added to them.
class Definition
{
public:
    Definition() = default;

    bool isKnown() const { return !lineage_.empty(); }
    bool isPoint() const;
    bool isBrush() const;
    // Returns whether the class and all its base classes define all keys that it can have.
    bool definesAllKeys() const;
    // Returns the name as its newest definition spells it.
    QByteArray name() const { return isKnown() ? at(0).name : QByteArray(); }
    QString help() const;
    std::optional<QRgb> color() const { return firstOf(&DefinedClass::color); }
    std::optional<std::array<Point, 2>> box() const { return firstOf(&DefinedClass::box); }
    QByteArray model() const { return firstOf(&DefinedClass::model); }
    QByteArray sprite() const { return firstOf(&DefinedClass::sprite); }
    QByteArray decal() const { return firstOf(&DefinedClass::decal); }
    // Returns the path of what a game shows: its model, else its sprite, else its decal; empty if unknown.
    QByteArray shown() const;
    // Finds a key by name, in any case; null if there is none.
    const DefinedKey *key(QByteArrayView name) const;
    // Returns each key once: its own first, then the inherited ones.
    std::vector<const DefinedKey *> keys() const;
    // Returns the flags of a key in ascending order, with those of the inherited keys of this name.
    std::vector<DefinedFlag> flags(QByteArrayView key) const;
    // Returns whether any of its definitions gives the key this kind. An editor's file that calls the key a text does not
    // cancel what another file says.
    bool hasKind(QByteArrayView key, ValueKind kind) const;
    // Returns whether a value is the key's default by any of its definitions.
    bool isUsual(QByteArrayView key, QByteArrayView value) const;

private:
    friend class Definitions;
    Definition(std::span<const DefinedClass> classes, std::span<const quint32> lineage, bool isWhole)
        : classes_(classes), lineage_(lineage), isWhole_(isWhole)
    {
    }
    const DefinedClass &at(size_t place) const { return classes_[lineage_[place]]; }
    bool isOwn(const DefinedClass &each) const; // not inherited
    template <typename Member>
    Member firstOf(Member DefinedClass::*member) const;
    bool anyKey(QByteArrayView name, auto holds) const;

    std::span<const DefinedClass> classes_;
    std::span<const quint32> lineage_; // indexes in classes_, its own first
    bool isWhole_ = false;             // no base class is missing
};

class Definitions
{
public:
    static constexpr size_t mostClasses = 65'536; // no game has a tenth of it; more are dropped

    // Adds layers of classes; each overrides those before it. Returns false if not all classes had room. Each call takes
    // time in proportion to all classes, so add many layers at once.
    bool add(std::vector<std::vector<DefinedClass>> layers);
    bool add(std::vector<DefinedClass> layer);

    // Finds a class by name, in any case. Takes each base class from the class's own layer if that layer has one of this name.
    Definition find(QByteArrayView name) const;
    // Returns whether there is a class of this name, even if it is a base class only.
    bool isDefined(QByteArrayView name) const { return !named(name).empty(); }
    // The names of all classes that entities can have, each once, sorted regardless of case.
    const std::vector<QByteArray> &classNames() const { return names_; }
    bool isEmpty() const { return classes_.empty(); }
    // Returns whether any class has a key other than targetname that names its entities. Few files do.
    bool haveOtherNames() const { return haveOtherNames_; }
    // Returns whether added files define the classes of the game, so that unknown ones are worth a note.
    bool coverGame() const { return coverGame_; }
    void setCoverGame(bool cover) { coverGame_ = cover; }

private:
    class Lineages;

    std::span<const quint32> named(QByteArrayView name) const;                     // newest first
    std::span<const quint32> basesNamed(QByteArrayView name, quint32 layer) const; // only those of that layer, if it has any

    std::vector<DefinedClass> classes_;
    std::vector<quint32> byName_;   // indexes of classes_, by name, newest first
    std::vector<QByteArray> names_; // of the classes that entities can have, sorted regardless of case
    std::vector<size_t> starts_;    // where their lineages start in lineages_, and the end
    std::vector<quint32> lineages_;
    std::vector<bool> areWhole_; // by lineage, whether nothing is missing
    quint32 layers_ = 0;
    bool coverGame_ = false, haveOtherNames_ = false;
};

// Returns a flag's name as used in filters: START_OFF for "Start off".
QString flagWord(const QString &title);
// Returns the kind of a key's values: `said` by its definition or, if that is just text, a number or choices, the kind for
// which all games use a key of this name.
ValueKind kindOf(QByteArrayView name, ValueKind said = ValueKind::Text);
// Returns the program's own definitions, read on first use from the FGD with this name (Game::definitions) in its resources;
// none if the name is empty or unknown. Thread-safe.
std::shared_ptr<const Definitions> ownDefinitions(std::string_view name);

} // namespace bsp

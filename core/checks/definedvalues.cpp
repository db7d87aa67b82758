// Checks a map's classes, keys and values against their definitions. All findings are notes: a mod may know more.
#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <bit>
#include <optional>

using bsp::ValueKind;

namespace {

// Returns how many numbers a value consists of, separated by spaces, or by commas if the game reads on after them; -1 if it
// is anything else.
int numbersIn(QByteArrayView value, const bsp::ValueReading &reading)
{
    const bool isScanned = reading.vectors == bsp::VectorReading::Scanned || reading.vectors == bsp::VectorReading::AllOrNone;
    int count = 0;
    for (const auto &word : value.toByteArray().simplified().split(' ')) {
        double number = 0;
        const auto length = readNumber(word, number);
        if (length == 0 || (length < word.size() && (isScanned || word.sliced(length) != ",")))
            return -1;
        ++count;
    }
    return count;
}

bool isNumeric(ValueKind kind)
{
    using enum ValueKind;
    static constexpr ValueKind numeric[] = {Whole, Number, YesNo, Flags, Angle, Angles, Numbers, Color, ColorTo1, ColorTo255};
    return std::ranges::find(numeric, kind) != std::end(numeric);
}

bool isOfKind(ValueKind kind, QByteArrayView value, const bsp::ValueReading &reading)
{
    if (!isNumeric(kind))
        return true;
    const int numbers = numbersIn(value, reading);
    if (bsp::isColor(kind)) // one is a grey; a fourth is the strength of a light
        return numbers == 1 || numbers == 3 || numbers == 4;
    switch (kind) {
    case ValueKind::Angles: return numbers == 1 || numbers == 3; // one is the yaw for some compilers
    case ValueKind::Numbers: return numbers > 0;
    default: return numbers == 1;
    }
}

QString kindText(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Angles: return CheckText::tr("three angles");
    case ValueKind::Color:
    case ValueKind::ColorTo1:
    case ValueKind::ColorTo255: return CheckText::tr("a colour (three numbers)");
    case ValueKind::Numbers: return CheckText::tr("numbers");
    default: return CheckText::tr("a number");
    }
}

// The choices of a key, read once for all values that are looked up in them.
class Choices
{
public:
    explicit Choices(const std::vector<bsp::DefinedChoice> &choices)
    {
        std::ptrdiff_t counted = 0, bits = 0, none = 0;
        for (const auto &choice : choices) {
            texts_.insert(choice.value.toLower());
            if (const auto number = numberOf(choice.value))
                numbers_.insert(*number);
            const auto each = leadingNumber(choice.value);
            counted += each >= 0;
            none += each == 0;
            bits += each > 0 && std::has_single_bit(static_cast<quint64>(each));
        }
        constexpr std::ptrdiff_t fewestBits = 4;
        const bool isMask = bits >= fewestBits && bits + none == std::ssize(choices);
        anyNumber_ = isMask || counted < 2;
    }

    // Returns whether a value is a choice, or a number that may be meant as one. Editors allow values that are not listed:
    // some files list only special values (such as -1 for "Never", where others are seconds), others the bits of a mask. 0
    // means not set.
    bool has(QByteArrayView value) const
    {
        if (texts_.contains(value.trimmed().toByteArray().toLower()))
            return true;
        const auto number = numberOf(value.trimmed());
        return number && (anyNumber_ || *number == 0 || numbers_.contains(*number));
    }

private:
    static std::optional<double> numberOf(QByteArrayView text)
    {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        return isNumber ? std::optional(number) : std::nullopt;
    }

    QSet<QByteArray> texts_; // in lower case
    QSet<double> numbers_;
    bool anyNumber_ = false;
};

// Returns a text such as "1 (Medium), 2 (Slow) and 3 more".
QString shownChoices(const bsp::DefinedKey &key)
{
    constexpr size_t most = 5;
    QStringList named;
    for (const auto &[value, title] : std::span(key.choices).first(std::min(key.choices.size(), most)))
        named.append(title.isEmpty() ? QString::fromUtf8(value) : QStringLiteral("%1 (%2)").arg(QString::fromUtf8(value), title));
    const auto all = named.join(QStringLiteral(", "));
    return key.choices.size() > most ? CheckText::tr("%1 and %2 more").arg(all, numberText(key.choices.size() - most)) : all;
}

// Returns whether a map is for a mod without definitions here. In games whose maps are mostly for mods (Game::isOfMods), a
// class that the game's own definitions do not know is not reported: it is more often a mod's than a slip. Keys that a class
// does not have may then be the mod's as well. They are not reported in maps that indicate a mod: by such a class, or by the
// mods that TrenchBroom writes into worldspawn.
bool isForMod(const MapFile &map)
{
    const auto source = map.entitySource();
    if (!map.game().isOfMods || map.hasDefinitions() || source.count() == 0)
        return false;
    if (!edits::valueOf(source, 0, "_tb_mod").trimmed().isEmpty())
        return true;
    const auto classes = map.classes();
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        const auto classname = edits::valueOf(source, entity, "classname");
        if (!classname.isEmpty() && !bsp::EntityClass(classes, classname).definition().isKnown())
            return true;
    }
    return false;
}

class DefinitionChecker
{
public:
    DefinitionChecker(const CheckContext &context, Problems &problems)
        : source_(context.map.entitySource()), entityList_(context.map.format().roles.entityList),
          reportsUnknownKeys_(!isForMod(context.map)), problems_(problems)
    {
    }

    void check(qint32 entity, const bsp::EntityClass &itsClass, QByteArrayView classname)
    {
        const RecordRef record{entityList_, static_cast<quint32>(entity)};
        if (itsClass.isUndefined() && !classname.isEmpty())
            problems_.add(
                Severity::Note, "class-unknown", record, -1,
                [&] {
                    if (!itsClass.isUnknown())
                        return CheckText::tr("Entity %1: there is no definition of the class %2.")
                            .arg(numberText(entity), source_.toText(classname));
                    return CheckText::tr("Entity %1: there is no definition of the class %2. The game does not spawn the "
                                         "entity unless a mod adds the class.")
                        .arg(numberText(entity), source_.toText(classname));
                },
                "classname");
        if (!itsClass.definition().isKnown())
            return;
        auto &keys = keysOf_[itsClass.definition().name()];
        for (const auto &pair : source_.pairsOf(entity))
            checkPair(record, itsClass, keys, source_.key(pair), source_.value(pair));
    }

private:
    struct KnownKey {
        bool mayHave = false;
        const bsp::DefinedKey *defined = nullptr;
    };
    using KnownKeys = QHash<QByteArray, KnownKey>; // of a class, by key as spelled in the map

    // Looks up each key only once: a class may inherit far more keys than its entities have.
    static const KnownKey &knownKey(const bsp::EntityClass &itsClass, KnownKeys &keys, QByteArrayView name)
    {
        const auto known = keys.find(name.toByteArray());
        return known != keys.end() ? *known
                                   : *keys.insert(name.toByteArray(), {itsClass.mayHave(name), itsClass.definition().key(name)});
    }

    const Choices &choicesOf(const bsp::DefinedKey &key)
    {
        auto &choices = choices_[&key];
        if (!choices)
            choices.emplace(key.choices);
        return *choices;
    }

    void checkPair(RecordRef record, const bsp::EntityClass &itsClass, KnownKeys &keys, QByteArrayView key, QByteArrayView value)
    {
        const auto known = knownKey(itsClass, keys, key);
        const auto *defined = known.defined;
        if (!known.mayHave) {
            if (!reportsUnknownKeys_)
                return;
            problems_.add(
                Severity::Note, "key-unknown", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: the definition of its class %2 has no key %3.")
                        .arg(numberText(record.index), source_.toText(itsClass.definition().name()), source_.toText(key));
                },
                key);
            return;
        }
        if (!defined || value.trimmed().isEmpty())
            return;
        if (!isOfKind(defined->kind, value, source_.values()))
            problems_.add(
                Severity::Note, "value-type", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: the value \"%2\" of %3 should be %4.")
                        .arg(numberText(record.index), source_.toText(value), source_.toText(key), kindText(defined->kind));
                },
                key);
        // Light styles beyond those with names are valid: they belong to lights that are switched.
        if (defined->kind == ValueKind::Choices && !defined->choices.empty() && !isSame(key, "style")
            && !choicesOf(*defined).has(value) && !itsClass.definition().isUsual(key, value))
            problems_.add(
                Severity::Note, "choice-unknown", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: the key %2 has the value \"%4\", but the definition of %3 lists %5.")
                        .arg(numberText(record.index), source_.toText(key), source_.toText(itsClass.definition().name()),
                             source_.toText(value), shownChoices(*defined));
                },
                key);
    }

    EntitySource source_;
    int entityList_;
    bool reportsUnknownKeys_; // reports keys that a class does not have
    Problems &problems_;
    QHash<QByteArray, KnownKeys> keysOf_; // by class
    QHash<const bsp::DefinedKey *, std::optional<Choices>> choices_;
};

} // namespace

void checkDefinitions(const CheckContext &context, Problems &problems)
{
    const auto source = context.map.entitySource();
    const auto classes = context.map.classes();
    DefinitionChecker checker(context, problems);
    for (qint32 entity = 0; entity < source.count() && !context.stop.stop_requested(); ++entity) {
        const auto classname = edits::valueOf(source, entity, "classname");
        checker.check(entity, bsp::EntityClass(classes, classname), classname);
    }
}

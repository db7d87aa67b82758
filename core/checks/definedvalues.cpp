// What definitions say of the classes, keys and values that a map has. All are notes: a mod may know more than they do.
#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/numbers.h"

#include <algorithm>
#include <bit>

using bsp::ValueKind;

namespace
{

// How many numbers a value is, parted by spaces; -1: it is something else.
int numbersIn(QByteArrayView value)
{
    int count = 0;
    for (const auto &word : value.toByteArray().simplified().split(' ')) {
        bool isNumber = false;
        word.toDouble(&isNumber);
        if (!isNumber)
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

bool isOfKind(ValueKind kind, QByteArrayView value)
{
    if (!isNumeric(kind))
        return true;
    const int numbers = numbersIn(value);
    if (bsp::isColor(kind)) // one is a grey, and a fourth the strength of a light
        return numbers == 1 || numbers == 3 || numbers == 4;
    switch (kind) {
    case ValueKind::Angles: return numbers == 1 || numbers == 3; // one is the yaw to some compilers
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
    case ValueKind::ColorTo255: return CheckText::tr("the three numbers of a colour");
    case ValueKind::Numbers: return CheckText::tr("numbers");
    default: return CheckText::tr("a number");
    }
}

// Editors let people type what is no choice: some files list only what is special (-1 : Never, of seconds), others the bits of
// a mask. 0 is what is not set.
bool isChoice(const bsp::DefinedKey &key, QByteArrayView value)
{
    const auto &choices = key.choices;
    if (std::ranges::any_of(choices, [value](const auto &choice) { return bsp::isChosen(choice, value); }))
        return true;
    bool isNumber = false;
    const double number = value.trimmed().toDouble(&isNumber);
    if (!isNumber)
        return false;
    std::ptrdiff_t counted = 0, bits = 0, none = 0;
    for (const auto &choice : choices) {
        const auto each = leadingNumber(choice.value);
        counted += each >= 0;
        none += each == 0;
        bits += each > 0 && std::has_single_bit(static_cast<quint64>(each));
    }
    constexpr std::ptrdiff_t fewestBits = 4;
    const bool isMask = bits >= fewestBits && bits + none == std::ssize(choices);
    return number == 0 || isMask || counted < 2;
}

// "1 (Medium), 2 (Slow) and 3 more"
QString choicesOf(const bsp::DefinedKey &key)
{
    constexpr size_t most = 5;
    QStringList told;
    for (const auto &[value, title] : std::span(key.choices).first(std::min(key.choices.size(), most)))
        told.append(title.isEmpty() ? QString::fromUtf8(value) : QStringLiteral("%1 (%2)").arg(QString::fromUtf8(value), title));
    const auto all = told.join(QStringLiteral(", "));
    return key.choices.size() > most ? CheckText::tr("%1 and %2 more").arg(all, numberText(key.choices.size() - most)) : all;
}

// Of games whose maps are mostly for mods (Game::isOfMods) a class that the game's own definitions do not know is not told: it is
// a mod's more often than a slip. Then keys that a class does not have may be the mod's as well, and are not told either in maps
// that show one: by such a class, or by what TrenchBroom writes into worldspawn of the mods that were chosen.
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
        : source_(context.map.entitySource()),
          entityList_(context.map.format().roles.entityList),
          tellsKeys_(!isForMod(context.map)),
          problems_(problems)
    {
    }

    void check(qint32 entity, const bsp::EntityClass &itsClass, QByteArrayView classname)
    {
        const RecordRef record{entityList_, static_cast<quint32>(entity)};
        if (itsClass.isUnknown() && !classname.isEmpty())
            problems_.add(
                Severity::Note, "class-unknown", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: no definition knows the class %2; the game makes nothing of it, unless a "
                                         "mod knows it.")
                        .arg(numberText(entity), source_.toText(classname));
                },
                "classname");
        if (!itsClass.definition().isKnown())
            return;
        for (const auto &pair : source_.pairsOf(entity))
            checkPair(record, itsClass, source_.key(pair), source_.value(pair));
    }

private:
    void checkPair(RecordRef record, const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value)
    {
        if (!itsClass.mayHave(key)) {
            if (!tellsKeys_)
                return;
            problems_.add(
                Severity::Note, "key-unknown", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: by its definition a %2 makes nothing of the key %3.")
                        .arg(numberText(record.index), source_.toText(itsClass.definition().name()), source_.toText(key));
                },
                key);
            return;
        }
        const auto *defined = itsClass.definition().key(key);
        if (!defined || value.trimmed().isEmpty())
            return;
        if (!isOfKind(defined->kind, value))
            problems_.add(
                Severity::Note, "value-type", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: the value \"%2\" of %3 should be %4.")
                        .arg(numberText(record.index), source_.toText(value), source_.toText(key), kindText(defined->kind));
                },
                key);
        // Light styles have numbers beyond those that have names: of lights that are switched.
        if (defined->kind == ValueKind::Choices && !defined->choices.empty() && !isSame(key, "style")
            && !isChoice(*defined, value) && !itsClass.definition().isUsual(key, value))
            problems_.add(
                Severity::Note, "choice-unknown", record, -1,
                [&] {
                    return CheckText::tr("Entity %1: %2 of a %3 has the value \"%4\"; its definition knows %5.")
                        .arg(numberText(record.index), source_.toText(key), source_.toText(itsClass.definition().name()),
                             source_.toText(value), choicesOf(*defined));
                },
                key);
    }

    EntitySource source_;
    int entityList_;
    bool tellsKeys_; // those that a class does not have
    Problems &problems_;
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

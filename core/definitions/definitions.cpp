#include "core/definitions/definitions.h"

#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <iterator>

namespace bsp {
namespace {

constexpr size_t longestLineage = 64; // real ones have a dozen

int compared(QByteArrayView one, QByteArrayView other)
{
    return one.compare(other, Qt::CaseInsensitive);
}

} // namespace

bool Definition::isOwn(const DefinedClass &each) const
{
    return isSame(each.name, at(0).name);
}

bool Definition::isPoint() const
{
    return std::ranges::any_of(lineage_, [this](quint32 number) { return isOwn(classes_[number]) && classes_[number].isPoint; });
}

bool Definition::isBrush() const
{
    return std::ranges::any_of(lineage_, [this](quint32 number) { return isOwn(classes_[number]) && classes_[number].isBrush; });
}

bool Definition::tellsAllKeys() const
{
    return isWhole_ && std::ranges::all_of(lineage_, [this](quint32 number) { return classes_[number].tellsAllKeys; });
}

QString Definition::help() const
{
    for (const quint32 number : lineage_)
        if (isOwn(classes_[number]) && !classes_[number].help.isEmpty())
            return classes_[number].help;
    return {};
}

template <typename Member>
Member Definition::firstOf(Member DefinedClass::*member) const
{
    for (const quint32 number : lineage_)
        if (classes_[number].*member != Member())
            return classes_[number].*member;
    return {};
}
template std::optional<QRgb> Definition::firstOf(std::optional<QRgb> DefinedClass::*) const;
template std::optional<std::array<Point, 2>> Definition::firstOf(std::optional<std::array<Point, 2>> DefinedClass::*) const;
template QByteArray Definition::firstOf(QByteArray DefinedClass::*) const;

QByteArray Definition::shown() const
{
    const auto model = this->model(), sprite = this->sprite();
    return !model.isEmpty() ? model : !sprite.isEmpty() ? sprite : decal();
}

const DefinedKey *Definition::key(QByteArrayView name) const
{
    for (const quint32 number : lineage_)
        for (const auto &key : classes_[number].keys)
            if (isSame(key.name, name))
                return &key;
    return nullptr;
}

std::vector<const DefinedKey *> Definition::keys() const
{
    std::vector<const DefinedKey *> all;
    for (const quint32 number : lineage_)
        for (const auto &key : classes_[number].keys)
            all.push_back(&key);
    auto order = all;
    const auto isBefore = [](const DefinedKey *one, const DefinedKey *other) { return compared(one->name, other->name) < 0; };
    std::ranges::stable_sort(order, isBefore);
    const auto isRepeated = [&](const DefinedKey *key) {
        return *std::ranges::lower_bound(order, key, isBefore) != key;
    };
    std::erase_if(all, isRepeated);
    return all;
}

std::vector<DefinedFlag> Definition::flags(QByteArrayView key) const
{
    std::vector<DefinedFlag> flags;
    for (const quint32 number : lineage_)
        for (const auto &own : classes_[number].keys)
            if (isSame(own.name, key))
                flags.insert(flags.end(), own.flags.begin(), own.flags.end());
    std::ranges::stable_sort(flags, {}, &DefinedFlag::bit);
    const auto isRepeated = [](const DefinedFlag &one, const DefinedFlag &other) { return one.bit == other.bit; };
    flags.erase(std::unique(flags.begin(), flags.end(), isRepeated), flags.end());
    return flags;
}

bool Definition::anyKey(QByteArrayView name, auto holds) const
{
    return std::ranges::any_of(lineage_, [&](quint32 number) {
        return std::ranges::any_of(classes_[number].keys,
                                   [&](const DefinedKey &key) { return isSame(key.name, name) && holds(key); });
    });
}

bool Definition::hasKind(QByteArrayView key, ValueKind kind) const
{
    return anyKey(key, [kind](const DefinedKey &each) { return each.kind == kind; });
}

bool Definition::isUsual(QByteArrayView key, QByteArrayView value) const
{
    return anyKey(key, [value](const DefinedKey &each) { return !each.usual.isNull() && isChosen({each.usual, {}}, value); });
}

bool Definitions::add(std::vector<DefinedClass> classes)
{
    const size_t room = mostClasses - classes_.size(), wanted = classes.size();
    classes.resize(std::min(room, wanted));
    ++layers_;
    for (auto &each : classes)
        each.layer = layers_;
    std::ranges::move(classes, std::back_inserter(classes_));
    byName_.resize(classes_.size());
    for (size_t i = 0; i < byName_.size(); ++i)
        byName_[i] = static_cast<quint32>(byName_.size() - 1 - i);
    std::ranges::stable_sort(byName_, [this](quint32 one, quint32 other) {
        return compared(classes_[one].name, classes_[other].name) < 0;
    });
    names_.clear();
    lineages_.clear();
    areWhole_.clear();
    starts_.assign(1, 0);
    for (size_t i = 0; i < byName_.size();) {
        const auto equals = named(classes_[byName_[i]].name);
        i += equals.size();
        const auto isUsable = [this](quint32 number) { return classes_[number].isPoint || classes_[number].isBrush; };
        if (std::ranges::any_of(equals, isUsable))
            appendLineage(equals);
    }
    return wanted <= room;
}

void Definitions::appendLineage(std::span<const quint32> equals)
{
    const size_t start = lineages_.size();
    bool isWhole = true;
    const auto take = [&](std::span<const quint32> numbers) {
        for (const quint32 number : numbers) {
            const auto first = lineages_.begin() + static_cast<std::ptrdiff_t>(start);
            if (std::find(first, lineages_.end(), number) != lineages_.end())
                continue;
            if (lineages_.size() - start == longestLineage) {
                isWhole = false;
                return;
            }
            lineages_.push_back(number);
        }
    };
    take(equals);
    for (size_t i = start; i < lineages_.size(); ++i) {
        const quint32 layer = classes_[lineages_[i]].layer;
        for (const auto &base : classes_[lineages_[i]].bases) {
            // Those of one layer stand together, the newest layer first.
            const auto all = named(base);
            const auto first = std::ranges::partition_point(all, [&](quint32 number) { return classes_[number].layer > layer; });
            const auto end =
                std::partition_point(first, all.end(), [&](quint32 number) { return classes_[number].layer == layer; });
            const std::span here(first, end);
            take(here.empty() ? all : here);
            isWhole = isWhole && !all.empty();
        }
    }
    names_.push_back(classes_[equals.front()].name);
    starts_.push_back(lineages_.size());
    areWhole_.push_back(isWhole);
}

std::span<const quint32> Definitions::named(QByteArrayView name) const
{
    const auto first = std::ranges::partition_point(
        byName_, [&](quint32 number) { return compared(classes_[number].name, name) < 0; });
    const auto end = std::partition_point(
        first, byName_.end(), [&](quint32 number) { return compared(classes_[number].name, name) == 0; });
    return {first, end};
}

Definition Definitions::find(QByteArrayView name) const
{
    const auto found =
        std::ranges::partition_point(names_, [&](const QByteArray &each) { return compared(each, name) < 0; });
    if (found == names_.end() || compared(*found, name) != 0)
        return {};
    const auto place = static_cast<size_t>(found - names_.begin());
    return {classes_, std::span(lineages_).subspan(starts_[place], starts_[place + 1] - starts_[place]), areWhole_[place]};
}

quint32 flagsIn(QByteArrayView value)
{
    return static_cast<quint32>(leadingNumber(value));
}

bool isChosen(const DefinedChoice &choice, QByteArrayView value)
{
    const auto number = [](QByteArrayView text) {
        bool isNumber = false;
        const double read = text.toDouble(&isNumber);
        return isNumber ? std::optional(read) : std::nullopt;
    };
    value = value.trimmed();
    const auto chosen = number(choice.value);
    return isSame(choice.value, value) || (chosen && chosen == number(value));
}

QString flagWord(const QString &title)
{
    QString word;
    for (const QChar letter : title)
        if (letter.isLetterOrNumber())
            word.append(letter.toUpper());
        else if (!word.isEmpty() && !word.endsWith(u'_'))
            word.append(u'_');
    while (word.endsWith(u'_'))
        word.chop(1);
    return word;
}

ValueKind kindOf(QByteArrayView name, ValueKind said)
{
    static constexpr std::pair<std::string_view, ValueKind> known[] = {
        {"angle", ValueKind::Angle},         {"angles", ValueKind::Angles},       {"origin", ValueKind::Numbers},
        {"spawnflags", ValueKind::Flags},    {"targetname", ValueKind::Name},     {"_color", ValueKind::Color},
        {"rendercolor", ValueKind::ColorTo255}, {"_light", ValueKind::ColorTo255}, {"_minlight_color", ValueKind::Color},
        {"_sunlight_color", ValueKind::Color}, {"_sun_color", ValueKind::Color},
    };
    const bool isPlain = said == ValueKind::Text || said == ValueKind::Whole || said == ValueKind::Number
                         || (said == ValueKind::Choices && !isSame(name, "spawnflags")); // of directions, some
    for (const auto &[key, kind] : known)
        if (isPlain && isSame(name, viewOf(key)))
            return kind;
    return said;
}

} // namespace bsp

#include "core/definitions/definitions.h"

#include "core/text.h"

#include <algorithm>
#include <functional>
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
    return isKnown() && std::ranges::all_of(lineage_, [this](quint32 number) { return classes_[number].tellsAllKeys; });
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
    const auto take = [&](quint32 number) {
        const auto first = lineages_.begin() + static_cast<std::ptrdiff_t>(start);
        if (lineages_.size() - start < longestLineage && std::find(first, lineages_.end(), number) == lineages_.end())
            lineages_.push_back(number);
    };
    std::ranges::for_each(equals, take);
    for (size_t i = start; i < lineages_.size() && lineages_.size() - start < longestLineage; ++i) {
        const auto &heir = classes_[lineages_[i]];
        for (const auto &base : heir.bases) {
            const auto all = named(base);
            const auto isHere = [&](quint32 number) { return classes_[number].layer == heir.layer; };
            const bool isAnyHere = std::ranges::any_of(all, isHere);
            for (const quint32 number : all)
                if (!isAnyHere || isHere(number))
                    take(number);
        }
    }
    names_.push_back(classes_[equals.front()].name);
    starts_.push_back(lineages_.size());
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
    return {classes_, std::span(lineages_).subspan(starts_[place], starts_[place + 1] - starts_[place])};
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
        {"rendercolor", ValueKind::Color},   {"_light", ValueKind::Color},        {"_minlight_color", ValueKind::Color},
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

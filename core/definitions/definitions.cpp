#include "core/definitions/definitions.h"

#include "core/text.h"

#include <algorithm>
#include <numeric>

namespace bsp {
namespace {

constexpr size_t longestLineage = 64; // real ones have a dozen

int compared(QByteArrayView one, QByteArrayView other) { return one.compare(other, Qt::CaseInsensitive); }

std::vector<quint32> orderedKeys(std::span<const DefinedKey> keys)
{
    std::vector<quint32> order(keys.size());
    std::iota(order.begin(), order.end(), quint32{0});
    std::ranges::stable_sort(order,
                             [keys](quint32 one, quint32 other) { return compared(keys[one].name, keys[other].name) < 0; });
    return order;
}

} // namespace

bool Definition::isOwn(const DefinedClass &each) const { return isSame(each.name, at(0).name); }

bool Definition::isPoint() const
{
    return std::ranges::any_of(lineage_, [this](quint32 number) { return isOwn(classes_[number]) && classes_[number].isPoint; });
}

bool Definition::isBrush() const
{
    return std::ranges::any_of(lineage_, [this](quint32 number) { return isOwn(classes_[number]) && classes_[number].isBrush; });
}

bool Definition::definesAllKeys() const
{
    return isWhole_ && std::ranges::all_of(lineage_, [this](quint32 number) { return classes_[number].definesAllKeys; });
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

bool Definition::anyKey(QByteArrayView name, auto holds) const
{
    for (const quint32 number : lineage_) {
        const auto &each = classes_[number];
        const auto isBefore = [&each](quint32 key, QByteArrayView other) { return compared(each.keys[key].name, other) < 0; };
        auto at = std::lower_bound(each.keysByName.begin(), each.keysByName.end(), name, isBefore);
        for (; at != each.keysByName.end() && compared(each.keys[*at].name, name) == 0; ++at)
            if (holds(each.keys[*at]))
                return true;
    }
    return false;
}

const DefinedKey *Definition::key(QByteArrayView name) const
{
    const DefinedKey *found = nullptr;
    anyKey(name, [&found](const DefinedKey &key) {
        found = &key;
        return true;
    });
    return found;
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
    const auto isRepeated = [&](const DefinedKey *key) { return *std::ranges::lower_bound(order, key, isBefore) != key; };
    std::erase_if(all, isRepeated);
    return all;
}

std::vector<DefinedFlag> Definition::flags(QByteArrayView key) const
{
    std::vector<DefinedFlag> flags;
    anyKey(key, [&flags](const DefinedKey &own) {
        flags.insert(flags.end(), own.flags.begin(), own.flags.end());
        return false; // continue: further definitions may have flags, too
    });
    std::ranges::stable_sort(flags, {}, &DefinedFlag::bit);
    const auto isRepeated = [](const DefinedFlag &one, const DefinedFlag &other) { return one.bit == other.bit; };
    flags.erase(std::unique(flags.begin(), flags.end(), isRepeated), flags.end());
    return flags;
}

bool Definition::hasKind(QByteArrayView key, ValueKind kind) const
{
    return anyKey(key, [kind](const DefinedKey &each) { return each.kind == kind; });
}

bool Definition::isUsual(QByteArrayView key, QByteArrayView value) const
{
    return anyKey(key, [value](const DefinedKey &each) { return !each.usual.isNull() && isChosen({each.usual, {}}, value); });
}

// Builds lineages of classes, one after another. Resolves the names of a class's bases once, and visits each class and each
// base once per lineage.
class Definitions::Lineages
{
public:
    explicit Lineages(const Definitions &all)
        : bases_(all.classes_.size()), seen_(all.classes_.size()), taken_(all.classes_.size()), byName_(all.byName_)
    {
        for (size_t i = 0; i < bases_.size(); ++i)
            for (const auto &base : all.classes_[i].bases)
                bases_[i].push_back(all.basesNamed(base, all.classes_[i].layer));
    }

    // Appends the lineage of the classes of one name. Returns whether nothing is missing.
    bool append(std::span<const quint32> equals, std::vector<quint32> &lineages)
    {
        const size_t start = lineages.size();
        bool isWhole = true;
        ++lineage_;
        if (!take(equals, start, lineages))
            return false;
        for (size_t i = start; i < lineages.size(); ++i)
            for (const auto &base : bases_[lineages[i]]) {
                isWhole = isWhole && !base.empty();
                if (!take(base, start, lineages))
                    return false;
            }
        return isWhole;
    }

private:
    struct Taken {
        quint32 lineage = 0;
        size_t count = 0; // number of classes taken, from this index in byName_ on
    };

    // Returns false if there is no room for all.
    bool take(std::span<const quint32> numbers, size_t start, std::vector<quint32> &lineages)
    {
        if (numbers.empty())
            return true;
        auto &taken = taken_[static_cast<size_t>(numbers.data() - byName_.data())];
        if (taken.lineage == lineage_ && taken.count >= numbers.size())
            return true;
        taken = {lineage_, numbers.size()};
        for (const quint32 number : numbers) {
            if (seen_[number] == lineage_)
                continue;
            if (lineages.size() - start == longestLineage)
                return false;
            seen_[number] = lineage_;
            lineages.push_back(number);
        }
        return true;
    }

    std::vector<std::vector<std::span<const quint32>>> bases_; // by class
    std::vector<quint32> seen_;                                // by class, the last lineage that contains it
    std::vector<Taken> taken_;                                 // by index in byName_
    std::span<const quint32> byName_;
    quint32 lineage_ = 0; // from 1
};

bool Definitions::add(std::vector<DefinedClass> layer)
{
    std::vector<std::vector<DefinedClass>> layers;
    layers.push_back(std::move(layer));
    return add(std::move(layers));
}

bool Definitions::add(std::vector<std::vector<DefinedClass>> layers)
{
    const auto isOtherName = [](const DefinedKey &key) {
        return key.kind == ValueKind::Name && compared(key.name, "targetname") != 0;
    };
    bool hasRoom = true;
    for (auto &layer : layers) {
        ++layers_;
        hasRoom = hasRoom && layer.size() <= mostClasses - classes_.size();
        layer.resize(std::min(layer.size(), mostClasses - classes_.size()));
        for (auto &each : layer) {
            each.layer = layers_;
            each.keysByName = orderedKeys(each.keys);
            haveOtherNames_ = haveOtherNames_ || std::ranges::any_of(each.keys, isOtherName);
            classes_.push_back(std::move(each));
        }
    }
    byName_.resize(classes_.size());
    for (size_t i = 0; i < byName_.size(); ++i)
        byName_[i] = static_cast<quint32>(byName_.size() - 1 - i);
    std::ranges::stable_sort(
        byName_, [this](quint32 one, quint32 other) { return compared(classes_[one].name, classes_[other].name) < 0; });
    names_.clear();
    lineages_.clear();
    areWhole_.clear();
    starts_.assign(1, 0);
    Lineages lineages(*this);
    for (size_t i = 0; i < byName_.size();) {
        const auto equals = named(classes_[byName_[i]].name);
        i += equals.size();
        const auto isUsable = [this](quint32 number) { return classes_[number].isPoint || classes_[number].isBrush; };
        if (std::ranges::none_of(equals, isUsable))
            continue;
        areWhole_.push_back(lineages.append(equals, lineages_));
        names_.push_back(classes_[equals.front()].name);
        starts_.push_back(lineages_.size());
    }
    return hasRoom;
}

std::span<const quint32> Definitions::basesNamed(QByteArrayView name, quint32 layer) const
{
    // The classes of one layer are adjacent, the newest layer first.
    const auto all = named(name);
    const auto first = std::ranges::partition_point(all, [&](quint32 number) { return classes_[number].layer > layer; });
    const auto end = std::partition_point(first, all.end(), [&](quint32 number) { return classes_[number].layer == layer; });
    return first == end ? all : std::span(first, end);
}

std::span<const quint32> Definitions::named(QByteArrayView name) const
{
    const auto first =
        std::ranges::partition_point(byName_, [&](quint32 number) { return compared(classes_[number].name, name) < 0; });
    const auto end =
        std::partition_point(first, byName_.end(), [&](quint32 number) { return compared(classes_[number].name, name) == 0; });
    return {first, end};
}

Definition Definitions::find(QByteArrayView name) const
{
    const auto found = std::ranges::partition_point(names_, [&](const QByteArray &each) { return compared(each, name) < 0; });
    if (found == names_.end() || compared(*found, name) != 0)
        return {};
    const auto place = static_cast<size_t>(found - names_.begin());
    return {classes_, std::span(lineages_).subspan(starts_[place], starts_[place + 1] - starts_[place]), areWhole_[place]};
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
        {"angle", ValueKind::Angle},
        {"angles", ValueKind::Angles},
        {"origin", ValueKind::Numbers},
        {"spawnflags", ValueKind::Flags},
        {"targetname", ValueKind::Name},
        {"_color", ValueKind::Color},
        {"rendercolor", ValueKind::ColorTo255},
        {"_light", ValueKind::ColorTo255},
        {"_minlight_color", ValueKind::Color},
        {"_sunlight_color", ValueKind::Color},
        {"_sun_color", ValueKind::Color},
    };
    const bool isPlain = said == ValueKind::Text || said == ValueKind::Whole || said == ValueKind::Number
                         || (said == ValueKind::Choices && !isSame(name, "spawnflags")); // some list directions
    for (const auto &[key, kind] : known)
        if (isPlain && isSame(name, viewOf(key)))
            return kind;
    return said;
}

} // namespace bsp

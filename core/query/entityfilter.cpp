#include "core/query/entityfilter.h"

#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/map/mapfile.h"
#include "core/numbers.h"
#include "core/text.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QByteArray classOf(const MapFile &map, quint32 entity)
{
    const auto text = map.entityBytes();
    for (const auto &pair : map.entities().pairsOf(map.entities().entities[entity]))
        if (isSame(spanOf(text, pair.key), "classname"))
            return spanOf(text, pair.value).toByteArray().toLower();
    return {};
}

void lowered(QByteArray &buffer, QByteArrayView text, TextCode code)
{
    buffer.resize(0);
    buffer.append(text);
    lower(buffer, code);
}

// Returns one of several numbers as the game reads them: part 2 of "0 64 128" is 128. Empty if there is none.
QByteArray partOf(QByteArrayView value, int part, const bsp::ValueReading &reading)
{
    if (bsp::faultOfVector(value, reading) == bsp::VectorFault::NotThree)
        return {};
    return QByteArray::number(bsp::vectorIn(value, reading)[static_cast<size_t>(part)], 'g', QLocale::FloatingPointShortest);
}

// The number that the game reads at the start of a value, or nothing. isWhole: no other text follows it.
struct ReadValue {
    std::optional<double> number{};
    bool isWhole = true;
};
ReadValue numberIn(QByteArrayView key, QByteArrayView value, const bsp::ValueReading &reading)
{
    double number = 0;
    const auto length = readNumber(value, number);
    if (length == 0)
        return {};
    if (isSame(key, "spawnflags"))
        return {static_cast<double>(bsp::flagsIn(value, reading))};
    return {number, value.sliced(length).trimmed().isEmpty()};
}

bool valuePasses(const FilterTest &test, QByteArrayView key, QByteArrayView value, const EntitySource &source, QByteArray &buffer)
{
    if (test.op == FilterOp::Flag)
        return (bsp::flagsIn(value, source.values()) & test.bit) != 0;
    if (test.op != FilterOp::Contains) {
        const auto [number, isWhole] = numberIn(key, value, source.values());
        if (test.isNumber && number && (isWhole || test.op != FilterOp::Equal))
            return passes(test, *number);
        if (test.op != FilterOp::Equal)
            return false;
    }
    lowered(buffer, value, source.code());
    return passes(test, buffer);
}

} // namespace

EntityKeys::EntityKeys(const MapFile &map, const QString &key) : map_(&map), key_(needle(key, map.textCode())) {}

std::optional<EntityKeys> EntityKeys::named(const MapFile &map, const QString &key, bool prefix)
{
    EntityKeys keys(map, key);
    keys.prefix_ = prefix;
    const auto text = map.entityBytes();
    const bool occurs =
        std::ranges::any_of(map.entities().pairs, [&](const KeyValue &pair) { return keys.reads(spanOf(text, pair.key)); });
    return occurs && !key.isEmpty() ? std::optional(keys) : std::nullopt;
}

std::optional<EntityKeys> EntityKeys::part(const MapFile &map, const QString &name)
{
    const auto part = name.size() < 3 || name[name.size() - 2] != u'.' ? -1 : u"xyz"_s.indexOf(name.back().toLower());
    auto keys = part < 0 ? std::nullopt : named(map, name.chopped(2), false);
    if (keys)
        keys->part_ = static_cast<int>(part);
    return keys;
}

bool EntityKeys::reads(QByteArrayView key) const
{
    return key_.isEmpty() || (prefix_ ? beginsWith(key, key_) : isSame(key, key_));
}

bool EntityKeys::passes(const FilterTest &test, quint32 entity, QByteArray &buffer) const
{
    const auto source = map_->entitySource();
    bool hasKey = false;
    const auto meaning = meanings_ ? meanings_->constFind(classOf(*map_, entity)) : Meanings::const_iterator();
    if (meanings_ && meaning == meanings_->cend())
        return false;
    const auto pairPasses = [&](const KeyValue &pair) {
        const auto key = source.key(pair);
        if (!reads(key))
            return false;
        hasKey = true;
        if (key_.isEmpty()) {
            lowered(buffer, key, map_->textCode());
            if (::passes(test, buffer))
                return true;
        }
        const auto value = source.value(pair);
        if (meanings_)
            return hasMeaning(*meaning, value);
        return valuePasses(test, key, part_ < 0 ? value : QByteArrayView(partOf(value, part_, source.values())), source, buffer);
    };
    // Without the key, its cell is empty.
    return std::ranges::any_of(source.pairsOf(static_cast<qint32>(entity)), pairPasses)
           || (!hasKey && test.op == FilterOp::Equal && test.text.isEmpty());
}

TextCode EntityKeys::code() const { return map_->textCode(); }

std::map<QByteArray, quint32> EntityKeys::values() const
{
    std::map<QByteArray, quint32> counts;
    const auto text = map_->entityBytes();
    for (const auto &pair : map_->entities().pairs)
        if (reads(spanOf(text, pair.key))) {
            const auto value = spanOf(text, pair.value);
            ++counts[part_ < 0 ? value.toByteArray() : partOf(value, part_, map_->game().values)];
        }
    return counts;
}

std::map<QByteArray, quint32> EntityKeys::namedValues() const
{
    std::map<QByteArray, quint32> counts;
    const auto &entities = map_->entities();
    const auto text = map_->entityBytes();
    const auto classes = map_->classes();
    QSet<QByteArray> known; // classes
    for (quint32 entity = 0; entity < entities.entities.size(); ++entity) {
        const auto classname = classOf(*map_, entity);
        const auto definition = classes.definitions().find(classname);
        if (!known.contains(classname)) { // flags that the class defines are offered even if none is set
            known.insert(classname);
            for (const auto &flag : definition.flags(key_))
                counts[needle(bsp::flagWord(flag.title), code())] += 0;
        }
        for (const auto &pair : entities.pairsOf(entities.entities[entity])) {
            const auto key = spanOf(text, pair.key), value = spanOf(text, pair.value);
            if (!reads(key) || !definition.isKnown())
                continue;
            for (const auto &flag : definition.flags(key))
                if (hasMeaning({flag.bit, {}}, value))
                    ++counts[needle(bsp::flagWord(flag.title), code())];
            if (const auto *defined = definition.key(key))
                for (const auto &choice : defined->choices)
                    if (hasMeaning({0, choice.value}, value))
                        ++counts[needle(bsp::flagWord(choice.title), code())];
        }
    }
    return counts;
}

bool EntityKeys::hasMeaning(const Meaning &meaning, QByteArrayView value) const
{
    if (meaning.bit == 0)
        return bsp::isChosen({meaning.value, {}}, value);
    return (bsp::flagsIn(value, map_->game().values) & meaning.bit) != 0;
}

bool EntityKeys::readName(const QString &name)
{
    const auto word = bsp::flagWord(name);
    const auto classes = map_->classes();
    Meanings meanings;
    for (const auto &classname : classes.definitions().classNames()) {
        const auto definition = classes.definitions().find(classname);
        for (const auto &flag : definition.flags(key_))
            if (bsp::flagWord(flag.title) == word)
                meanings.insert(classname.toLower(), {flag.bit, {}});
        if (const auto *defined = definition.key(key_))
            for (const auto &choice : defined->choices)
                if (bsp::flagWord(choice.title) == word)
                    meanings.insert(classname.toLower(), {0, choice.value});
    }
    if (meanings.isEmpty() || word.isEmpty())
        return false;
    meanings_ = std::make_shared<const Meanings>(std::move(meanings));
    return true;
}

QString EntityKeys::readTest(FilterTest &test, const QString &op, const QString &value)
{
    test.text = needle(value, code());
    if (op == u"~")
        return {};
    if (op == u":") {
        test.op = FilterOp::Flag;
        const auto number = toNumber(value);
        if (number && *number >= 1 && *number <= UINT32_MAX)
            test.bit = static_cast<quint32>(*number);
        const bool isRead = test.bit != 0 || (part_ < 0 && !prefix_ && readName(value));
        return isRead ? QString()
                      : FilterText::tr("%1 is neither the number of a flag, such as 256, nor the name of a flag or choice "
                                       "in a definition.")
                            .arg(value);
    }
    readComparison(test, op, value);
    return test.isNumber || test.op == FilterOp::Equal ? QString() : FilterText::tr("%1 is not a number.").arg(value);
}

bool isEntityKey(const MapFile &map, const QString &name)
{
    return EntityKeys::named(map, name, true) || EntityKeys::part(map, name);
}

QStringList entityKeyNames(const MapFile &map)
{
    struct Known {
        qsizetype count = 0;
        QByteArrayView spelling; // as first found
    };
    QHash<QByteArray, Known> known;
    const auto text = map.entityBytes();
    for (const auto &pair : map.entities().pairs) {
        const auto key = spanOf(text, pair.key);
        auto &entry = known[key.toByteArray().toLower()];
        if (entry.count++ == 0)
            entry.spelling = key;
    }
    std::vector<std::pair<qsizetype, QByteArrayView>> keys;
    for (const auto &[count, spelling] : known)
        keys.emplace_back(-count, spelling);
    std::ranges::sort(keys);
    QStringList names;
    for (const auto &[count, spelling] : keys)
        names.append(toText(spelling, map.textCode()));
    return names;
}

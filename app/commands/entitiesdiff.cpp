#include "app/commands/commands.h"
#include "core/entities/rulewriter.h"
#include "core/files/outputfile.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// The entities of a map or of an entity text.
class Entities
{
public:
    // Returns a sentence if the file can be read as neither.
    QString read(const QString &path, const Arguments &arguments)
    {
        auto map = openMap(path, arguments);
        if (map) {
            map_ = std::move(map).value();
            return {};
        }
        auto text = readEntityText(path);
        if (!text)
            return map.error();
        text_ = std::move(text).value();
        if (parseEntities(text_).entities.empty()) // no entity text, so it was meant to be a map
            return map.error();
        return {};
    }
    // Parses an entity text with the grammar of the other map's game.
    void parse(const Entities &other)
    {
        if (map_)
            return;
        game_ = other.map_ ? &other.map_->game() : nullptr;
        grammar_ = other.map_ ? other.map_->game().grammar : bsp::EntityGrammar{.blockComments = true};
        parsed_ = parseEntities(text_, grammar_);
    }
    const MapFile *map() const { return map_ ? &*map_ : nullptr; }
    EntitySource source() const
    {
        return map_ ? map_->entitySource() : EntitySource{QByteArrayView(text_).first(parsed_.length), parsed_, grammar_, game_};
    }

private:
    std::optional<MapFile> map_;
    QByteArray text_;
    EntityText parsed_;
    bsp::EntityGrammar grammar_{};
    const bsp::Game *game_ = nullptr;
};

// Returns a key's value, or a list if the key occurs more than once; null: it does not occur.
QJsonValue jsonOf(const QStringList &values)
{
    return values.isEmpty()     ? QJsonValue()
           : values.size() == 1 ? QJsonValue(values.first())
                                : QJsonValue(QJsonArray::fromStringList(values));
}

QJsonObject keysOf(const EntitySource &source, qint32 entity)
{
    QMap<QString, QStringList> values;
    for (const auto &pair : source.pairsOf(entity))
        values[source.toText(source.key(pair))].append(source.toText(source.value(pair)));
    QJsonObject keys;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        keys.insert(it.key(), jsonOf(it.value()));
    return keys;
}

// The values of an entity, in their order, by key.
class ValuesByKey
{
public:
    ValuesByKey(const EntitySource &source, qint32 entity, bool inAnyCase) : inAnyCase_(inAnyCase)
    {
        for (const auto &pair : source.pairsOf(entity))
            values_[folded(source.key(pair).toByteArray())].append(source.toText(source.value(pair)));
    }
    QJsonValue of(const QByteArray &key) const { return jsonOf(values_.value(folded(key))); }

private:
    QByteArray folded(const QByteArray &key) const { return inAnyCase_ ? key.toLower() : key; }

    QHash<QByteArray, QStringList> values_;
    bool inAnyCase_;
};

QJsonArray allKeysOf(const EntitySource &source, const std::vector<qint32> &entities)
{
    QJsonArray all;
    for (const qint32 entity : entities)
        all.append(keysOf(source, entity));
    return all;
}

// Writes rules that make the changes. Prints what no rule can express, which has to be edited by hand.
int writeRules(const QString &path, const EntityDifferences &differences, const EntitySource &was, const EntitySource &now)
{
    const auto rules = rulesFor(differences, was, now);
    if (!rules.refused.isEmpty())
        return fail(path, CommandText::tr("No rules were written, because --rules would refuse them: %1").arg(rules.refused));
    if (!rules.left.isEmpty())
        fail(path,
             CommandText::tr("Rules cannot express all differences. Edit the rest by hand: %1.").arg(summaryOf(rules.left)));
    return writeTo(path, [&rules](OutputFile &output) { return output.write(rules.file); });
}

} // namespace

QJsonObject asJson(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now)
{
    const bool inAnyCase = !distinguishesCase(was) && !distinguishesCase(now);
    QJsonArray changed;
    for (const auto &one : differences.changed) {
        const ValuesByKey before(was, one.was, inAnyCase), after(now, one.now, inAnyCase);
        QJsonObject keys;
        for (const auto &key : one.keys)
            if (const auto name = now.toText(key.key); !keys.contains(name)) // a repeated key may be listed repeatedly
                keys.insert(name, QJsonArray{before.of(key.key), after.of(key.key)});
        changed.append(QJsonObject{{u"entity"_s, one.now}, {u"was"_s, one.was}, {u"keys"_s, keys}});
    }
    return {{u"added"_s, allKeysOf(now, differences.added)},
            {u"removed"_s, allKeysOf(was, differences.removed)},
            {u"changed"_s, changed}};
}

int entitiesDiff(const Arguments &arguments)
{
    const auto wasPath = arguments.file(), nowPath = arguments.value(u"diff"_s);
    const bool json = arguments.has(u"json"_s);
    if (json)
        speakEnglish();
    Entities older, newer;
    if (const auto why = older.read(wasPath, arguments); !why.isEmpty())
        return fail(wasPath, why);
    if (const auto why = newer.read(nowPath, arguments); !why.isEmpty())
        return fail(nowPath, why);
    older.parse(newer);
    newer.parse(older);
    const auto was = older.source(), now = newer.source();
    const auto differences = entityDifferences(
        was, now, older.map() && newer.map() ? matchEntities(*older.map(), *newer.map()) : matchEntities(was, now));
    const auto lines = linesOf(differences, was, now, std::numeric_limits<qsizetype>::max());
    const int printed = json              ? printJson(asJson(differences, was, now))
                        : lines.isEmpty() ? print(CommandText::tr("The entities are the same.") + u'\n')
                                          : print(u"%1\n%2\n"_s.arg(lines.join(u'\n'), summaryOf(differences)));
    const auto output = arguments.value(u"output"_s);
    const int written = printed == Fine && !output.isEmpty() ? writeRules(output, differences, was, now) : printed;
    return written != Fine || differences.isEmpty() ? written : static_cast<int>(Findings);
}

} // namespace commands

#include "core/entities/rulewriter.h"

#include "core/entities/edits.h"
#include "core/entities/entityrules.h"
#include "core/text.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace {

using JsonPairs = std::vector<std::pair<QString, QString>>;

using Keys = std::vector<const char *>;
// The keys that may identify an entity, the best first.
const std::vector<Keys> identities = {{"classname", "targetname"},
                                      {"classname", "origin"},
                                      {"classname", "targetname", "origin"},
                                      {"classname", "targetname", "target"},
                                      {"classname", "origin", "target"},
                                      {"classname", "target"},
                                      {"classname", "model"}};

QString inQuotes(const QString &text)
{
    QString quoted = u"\""_s;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            quoted += u'\\';
        if (c < u' ')
            quoted += u"\\u%1"_s.arg(static_cast<uint>(c.unicode()), 4, 16, QChar(u'0'));
        else
            quoted += c;
    }
    return quoted + u'"';
}

QString inBraces(const JsonPairs &pairs)
{
    QStringList members;
    for (const auto &[key, value] : pairs)
        members.append(u"%1: %2"_s.arg(inQuotes(key), inQuotes(value)));
    return u"{%1}"_s.arg(members.join(u", "));
}

class RuleWriter
{
public:
    // `wholly`: identifies each entity by all of its keys, since an entity changed by one rule may look like another rule's.
    RuleWriter(const EntitySource &was, const EntitySource &now, bool wholly) : was_(was), now_(now)
    {
        if (!wholly)
            countIdentities();
    }

    QByteArray file(const EntityDifferences &differences)
    {
        for (const auto &one : differences.changed)
            addChanged(one);
        for (const qint32 entity : differences.removed)
            rules_.append(u"  { %1, \"delete\": true }"_s.arg(selectorOf(entity)));
        QStringList made;
        for (const qint32 entity : differences.added)
            made.append(u"    "_s + inBraces(pairsOf(now_, entity, ruleValue)));
        if (!made.isEmpty())
            rules_.append(u"  { \"new_entity\": [\n%1\n  ] }"_s.arg(made.join(u",\n")));
        return u"[\n%1\n]\n"_s.arg(rules_.join(u",\n")).toUtf8();
    }

private:
    static JsonPairs pairsOf(const EntitySource &source, qint32 entity, QString (*value)(const QString &))
    {
        JsonPairs pairs;
        for (const auto &pair : source.pairsOf(entity))
            pairs.emplace_back(source.toText(source.key(pair)), value(source.toText(source.value(pair))));
        return pairs;
    }

    // Returns an entity's identity by these keys; null if it does not have all of them.
    QByteArray identityOf(qint32 entity, const Keys &keys) const
    {
        QByteArray identity;
        for (const auto *key : keys) {
            const auto value = edits::valueOf(was_, entity, key);
            if (value.isNull())
                return {};
            identity += value.toByteArray() + '\0';
        }
        return identity;
    }

    void countIdentities()
    {
        for (const auto &keys : identities) {
            auto &counts = counts_.emplace_back();
            for (qint32 entity = 0; entity < was_.count(); ++entity)
                ++counts[identityOf(entity, keys)];
        }
    }

    QString selectorOf(qint32 entity) const
    {
        if (entity == 0 && edits::valueOf(was_, 0, "classname") == "worldspawn")
            return u"\"match\": {\"classname\": \"worldspawn\"}"_s;
        for (size_t i = 0; i < counts_.size(); ++i) {
            const auto &keys = identities[i];
            const auto identity = identityOf(entity, keys);
            if (identity.isNull() || counts_[i].value(identity) != 1)
                continue;
            JsonPairs match;
            for (const auto *key : keys)
                match.emplace_back(QString::fromLatin1(key), rulePattern(was_.toText(edits::valueOf(was_, entity, key))));
            return u"\"match\": "_s + inBraces(match);
        }
        return u"\"match\": %1, \"limit\": 1"_s.arg(inBraces(pairsOf(was_, entity, rulePattern)));
    }

    // Adds a rule for a changed entity. Rules ignore the case of most keys, so a key that changes only its case is renamed:
    // as removed and added it would be lost.
    void addChanged(const ChangedEntity &one)
    {
        JsonPairs replaced, renamed, added;
        QStringList removed;
        QHash<QByteArray, std::vector<const KeyDifference *>> alike; // by the key in lower case
        for (const auto &key : one.keys)
            alike[key.key.toLower()].push_back(&key);
        for (const auto &key : one.keys) {
            const auto name = now_.toText(key.key), value = ruleValue(now_.toText(key.now));
            const auto *other = otherSpelling(alike[key.key.toLower()], key);
            if (key.now.isNull()) {
                if (!other)
                    removed.append(inQuotes(name));
            } else if (!other)
                (key.was.isNull() ? added : replaced).emplace_back(name, value);
            else {
                renamed.emplace_back(was_.toText(other->key), name);
                if (other->was != key.now)
                    replaced.emplace_back(was_.toText(other->key), value);
            }
        }
        QStringList parts{selectorOf(one.was)};
        if (!replaced.empty())
            parts.append(u"\"replace\": "_s + inBraces(replaced));
        if (!renamed.empty())
            parts.append(u"\"rename\": "_s + inBraces(renamed));
        if (!added.empty())
            parts.append(u"\"add\": "_s + inBraces(added));
        if (!removed.isEmpty())
            parts.append(u"\"remove\": [%1]"_s.arg(removed.join(u", ")));
        rules_.append(u"  { %1 }"_s.arg(parts.join(u", ")));
    }

    // Returns the added key for a removed one, or the removed for an added one, that differs only in case; null if there is
    // none or more than one.
    static const KeyDifference *otherSpelling(const std::vector<const KeyDifference *> &alike, const KeyDifference &key)
    {
        if (alike.size() != 2)
            return nullptr;
        const auto *other = alike.front() == &key ? alike.back() : alike.front();
        return other->was.isNull() == key.was.isNull() || other->now.isNull() == key.now.isNull() ? nullptr : other;
    }

    const EntitySource &was_, &now_;
    std::vector<QHash<QByteArray, qint32>> counts_; // by index in `identities`
    QStringList rules_;
};

// Returns the differences that remain after applying the rules. Fails if they cannot be read or applied.
Result<EntityDifferences> leftBy(const QByteArray &file, const EntitySource &was, const EntitySource &now)
{
    const auto rules = readRules(file);
    const auto done = rules ? applyRules(was, rules.value(), {}) : Result<AppliedRules>(Error{rules.error()});
    if (!done)
        return Error{done.error()};
    const auto text = applied(was.text, done.value().splices);
    auto parsed = parseEntities(text, was.grammar);
    parsed.code = was.code();
    return entityDifferences({text, parsed, was.grammar, was.game}, now);
}

} // namespace

WrittenRules rulesFor(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now)
{
    WrittenRules written;
    for (const bool wholly : {false, true}) {
        auto file = RuleWriter(was, now, wholly).file(differences);
        auto left = leftBy(file, was, now);
        if (!left && !wholly)
            written.refused = left.error();
        if (!left)
            break; // shorter rules that leave some differences are better than none
        written.file = std::move(file);
        written.left = std::move(left).value();
        if (written.left.isEmpty())
            break;
    }
    return written;
}

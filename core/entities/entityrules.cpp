#include "core/entities/entityrules.h"

#include "core/entities/edits.h"
#include "core/entities/ruledraft.h"
#include "core/entities/rulereaders.h"
#include "core/games/entityclass.h"
#include "core/text.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace
{

// Far more than rules that turn one large map into another take; what comes to it was made to have no end.
constexpr qint64 mostSteps = 2'000'000'000;    // pairs that are looked at
constexpr qint64 mostAdded = 64LL << 20;       // bytes
constexpr std::chrono::seconds longestRun(10); // of expressions, whose steps nobody counts

// A rule's test in the bytes of one map.
struct ByteTest {
    const RuleTest *test = nullptr;
    QByteArray key, text;
};

class RuleRun
{
public:
    RuleRun(const EntitySource &source, const QString &mapName)
        : source_(source),
          mapName_(mapName),
          draft_(draftOf(source))
    {
    }
    Result<AppliedRules> run(const EntityRules &rules);

private:
    qint32 carryOut(const EntityRule &rule);
    qint32 overEntities(const EntityRule &rule);
    bool isForMap(const EntityRule &rule) const;
    std::vector<ByteTest> testsOf(const std::vector<RuleTest> &tests) const;
    std::vector<QByteArray> keysOf(const QStringList &words) const;
    bool matches(const EntityRule &rule, const DraftEntity &entity, const ByteTest &test);
    bool passes(const ByteTest &test, const QByteArray &value);
    bool isKey(const DraftPair &pair, QByteArrayView key);
    bool isName(QByteArrayView key);
    bool has(const DraftEntity &entity, const QByteArray &key);
    DraftPair *find(DraftEntity &entity, QByteArrayView key);
    void change(const EntityRule &rule, size_t number);
    void replace(const EntityRule &rule, const DraftEntity &before, DraftEntity &entity);
    void rename(const EntityRule &rule, DraftEntity &entity);
    void set(const EntityRule &rule, const DraftEntity &before, DraftEntity &entity);
    void removePairs(const EntityRule &rule, DraftEntity &entity);
    void addEntities(const EntityRule &rule, const DraftEntity &before);
    std::optional<QByteArray> valueFor(const EntityRule &rule, const QString &value, const DraftEntity &before);
    QByteArray bytesFor(const EntityRule &rule, const QString &word);
    void noteFound(const QString &key);
    void fault(quint32 line, const QString &what);
    bool isStopped() const { return !error_.isEmpty(); }

    const EntitySource &source_;
    QString mapName_;
    RuleDraft draft_;
    qint64 steps_ = 0, added_ = 0;
    QDeadlineTimer deadline_{longestRun};
    quint32 line_ = 0; // of the present rule
    std::vector<ByteTest> match_, notMatch_, removed_;
    std::vector<QByteArray> have_, notHave_, removedKeys_;
    size_t number_ = 0;               // of the present entity
    std::optional<QByteArray> class_; // its, once it was asked for
    QStringList lacking_;             // keys that the present rule acts on and has not found yet
    QString error_;
};

void RuleRun::fault(quint32 line, const QString &what)
{
    if (error_.isEmpty())
        error_ = ruleError(line, what).what;
}

bool RuleRun::isForMap(const EntityRule &rule) const
{
    const auto isIt = [this](const QString &name) {
        return name.compare(mapName_, Qt::CaseInsensitive) == 0
               || name.compare(mapName_ + u".bsp"_s, Qt::CaseInsensitive) == 0;
    };
    return rule.maps.isEmpty() || std::ranges::any_of(rule.maps, isIt);
}

std::vector<ByteTest> RuleRun::testsOf(const std::vector<RuleTest> &tests) const
{
    std::vector<ByteTest> found;
    for (const auto &test : tests)
        found.push_back({&test, source_.soughtBytes(test.key), source_.soughtBytes(test.text)});
    return found;
}

std::vector<QByteArray> RuleRun::keysOf(const QStringList &words) const
{
    std::vector<QByteArray> keys;
    for (const auto &word : words)
        keys.push_back(source_.soughtBytes(word));
    return keys;
}

bool RuleRun::passes(const ByteTest &test, const QByteArray &value)
{
    switch (test.test->kind) {
    case RuleTest::Exact: return value == test.text;
    case RuleTest::AnyCase: return isSame(value, test.text);
    case RuleTest::Begins: return value.startsWith(test.text);
    case RuleTest::Ends: return value.endsWith(test.text);
    case RuleTest::Contains: return value.contains(test.text);
    case RuleTest::Expression: break;
    }
    if (deadline_.hasExpired())
        fault(line_, RuleText::tr("The rules take too long for this map."));
    if (isStopped())
        return false;
    const auto found = test.test->expression.match(source_.toText(value));
    if (!found.isValid())
        fault(line_, RuleText::tr("This expression takes too long: %1.").arg(source_.toText(test.text)));
    return found.hasMatch();
}

// Keys are told in any case, but for those that are names: "Door1" and "door1" are two doors.
bool RuleRun::isKey(const DraftPair &pair, QByteArrayView key)
{
    return pair.key == key || (isSame(pair.key, key) && !isName(pair.key));
}

// Whether a key of the present entity names another one: in the map's game, or in any where nobody knows which it is.
bool RuleRun::isName(QByteArrayView key)
{
    if (!class_) {
        const auto &pairs = draft_[number_].pairs;
        const auto found = std::find_if(pairs.rbegin(), pairs.rend(),
                                        [](const DraftPair &pair) { return isSame(pair.key, "classname"); });
        class_ = found != pairs.rend() ? found->value : QByteArray();
    }
    const auto isIn = [&](const bsp::Game *game) {
        return bsp::EntityClass(*game, *class_).use(key) == bsp::KeyUse::ByItself;
    };
    return source_.game ? isIn(source_.game) : std::ranges::any_of(bsp::games::all(), isIn);
}

void RuleRun::noteFound(const QString &key)
{
    if (!lacking_.isEmpty())
        lacking_.removeAll(key);
}

DraftPair *RuleRun::find(DraftEntity &entity, QByteArrayView key)
{
    steps_ += static_cast<qint64>(entity.pairs.size());
    for (auto i = entity.pairs.size(); i-- > 0;)
        if (isKey(entity.pairs[i], key))
            return &entity.pairs[i];
    return nullptr;
}

bool RuleRun::has(const DraftEntity &entity, const QByteArray &key)
{
    steps_ += static_cast<qint64>(entity.pairs.size());
    return std::ranges::any_of(entity.pairs, [&](const DraftPair &pair) { return isKey(pair, key); });
}

bool RuleRun::matches(const EntityRule &rule, const DraftEntity &entity, const ByteTest &test)
{
    steps_ += static_cast<qint64>(entity.pairs.size());
    for (auto i = entity.pairs.size(); i-- > 0;) {
        const auto &pair = entity.pairs[i];
        if (!isKey(pair, test.key))
            continue;
        if (passes(test, pair.value))
            return true;
        if (!rule.anyPair)
            return false;
    }
    return false;
}

QByteArray RuleRun::bytesFor(const EntityRule &rule, const QString &word)
{
    const auto bytes = toBytes(word, source_.code());
    if (!bytes)
        fault(rule.line, bytes.error());
    added_ += bytes ? bytes.value().size() : 0;
    return bytes ? bytes.value() : QByteArray();
}

// Nothing: it is a copy of a key that the entity has not.
std::optional<QByteArray> RuleRun::valueFor(const EntityRule &rule, const QString &value, const DraftEntity &before)
{
    if (!rule.copies || !value.startsWith(u'$') || value.size() == 1)
        return bytesFor(rule, value);
    if (value[1] == u'$')
        return bytesFor(rule, value.sliced(1));
    const auto key = source_.soughtBytes(value.sliced(1));
    const auto found = std::find_if(before.pairs.rbegin(), before.pairs.rend(),
                                    [&](const DraftPair &pair) { return isKey(pair, key); });
    if (found == before.pairs.rend())
        return {};
    if (const auto wrong = edits::valueFault(source_.toText(found->value), source_.code()); !wrong.isEmpty())
        fault(rule.line, wrong);
    added_ += found->value.size();
    return found->value;
}

void RuleRun::replace(const EntityRule &rule, const DraftEntity &before, DraftEntity &entity)
{
    for (const auto &[key, value] : rule.replace) {
        const auto sought = source_.soughtBytes(key);
        auto *last = find(entity, sought);
        if (last)
            noteFound(key);
        const auto bytes = last ? valueFor(rule, value, before) : std::nullopt;
        if (!bytes)
            continue;
        for (auto &pair : entity.pairs)
            if (&pair == last || (rule.anyPair && isKey(pair, sought)))
                pair.value = *bytes;
    }
}

void RuleRun::rename(const EntityRule &rule, DraftEntity &entity)
{
    for (const auto &[from, to] : rule.rename) {
        const auto old = source_.soughtBytes(from);
        if (!has(entity, old)) {
            if (has(entity, source_.soughtBytes(to))) // it is done already
                noteFound(from);
            continue;
        }
        noteFound(from);
        const auto name = bytesFor(rule, to);
        // Which pairs are those of the old key is asked before any of them bears the new one.
        std::vector<bool> areOld;
        for (const auto &pair : entity.pairs)
            areOld.push_back(isKey(pair, old));
        const auto goes = [&](size_t i) { return !areOld[i] && isKey(entity.pairs[i], name); };
        std::vector<DraftPair> left;
        for (size_t i = 0; i < entity.pairs.size(); ++i)
            if (!goes(i))
                left.push_back({areOld[i] ? name : entity.pairs[i].key, entity.pairs[i].value, entity.pairs[i].from});
        entity.pairs = std::move(left);
    }
}

void RuleRun::set(const EntityRule &rule, const DraftEntity &before, DraftEntity &entity)
{
    for (const auto &[key, value] : rule.set) {
        const auto bytes = valueFor(rule, value, before);
        if (!bytes)
            continue;
        if (auto *pair = find(entity, source_.soughtBytes(key)))
            pair->value = *bytes;
        else
            entity.pairs.push_back({bytesFor(rule, key), *bytes});
    }
}

void RuleRun::removePairs(const EntityRule &rule, DraftEntity &entity)
{
    const auto goes = [&](const DraftPair &pair) {
        for (size_t i = 0; i < removedKeys_.size(); ++i)
            if (isKey(pair, removedKeys_[i])) {
                noteFound(rule.removeKeys[static_cast<qsizetype>(i)]);
                return true;
            }
        for (const auto &test : removed_)
            if (isKey(pair, test.key) && passes(test, pair.value)) {
                noteFound(test.test->key);
                return true;
            }
        return false;
    };
    steps_ += static_cast<qint64>(entity.pairs.size() * (removedKeys_.size() + removed_.size()));
    if (rule.removeKeys.isEmpty() && rule.removePairs.empty())
        return;
    std::vector<DraftPair> left; // beside the others, among which the class may be asked for
    std::ranges::remove_copy_if(entity.pairs, std::back_inserter(left), goes);
    entity.pairs = std::move(left);
}

void RuleRun::addEntities(const EntityRule &rule, const DraftEntity &before)
{
    for (const auto &pairs : rule.newEntities) {
        DraftEntity added;
        for (const auto &[key, value] : pairs)
            if (const auto bytes = valueFor(rule, value, before))
                added.pairs.push_back({bytesFor(rule, key), *bytes});
        added_ += static_cast<qint64>(sizeof(DraftEntity) + added.pairs.size() * sizeof(DraftPair));
        draft_.push_back(std::move(added));
    }
}

void RuleRun::change(const EntityRule &rule, size_t number)
{
    const auto before = rule.copies ? draft_[number] : DraftEntity();
    auto &entity = draft_[number];
    if (rule.remove) {
        entity.removed = true;
        addEntities(rule, before);
        return;
    }
    replace(rule, before, entity);
    rename(rule, entity);
    set(rule, before, entity);
    removePairs(rule, entity);
    for (const auto &[key, value] : rule.insert)
        entity.pairs.push_back({bytesFor(rule, key), bytesFor(rule, value)});
    addEntities(rule, before);
}

qint32 RuleRun::overEntities(const EntityRule &rule)
{
    qint32 count = 0;
    const auto passesAll = [&](const DraftEntity &entity) {
        return std::ranges::all_of(match_, [&](const ByteTest &test) { return matches(rule, entity, test); })
               && std::ranges::none_of(notMatch_, [&](const ByteTest &test) { return matches(rule, entity, test); })
               && std::ranges::all_of(have_, [&](const QByteArray &key) { return has(entity, key); })
               && std::ranges::none_of(notHave_, [&](const QByteArray &key) { return has(entity, key); });
    };
    const auto before = draft_.size(); // those that the rule itself makes do not pass
    const auto total = rule.chosen ? rule.chosen->size() : before;
    for (size_t i = 0; i < total && count != rule.limit && !isStopped(); ++i) {
        const auto number = rule.chosen ? static_cast<size_t>((*rule.chosen)[i]) : i;
        number_ = number;
        class_.reset();
        if (number >= before || draft_[number].removed || !passesAll(draft_[number]) || isStopped())
            continue;
        ++count;
        change(rule, number);
        if (++steps_ > mostSteps || added_ > mostAdded)
            fault(rule.line, RuleText::tr("The rules take too long for this map."));
    }
    return count;
}

qint32 RuleRun::carryOut(const EntityRule &rule)
{
    if (!isForMap(rule))
        return -1;
    if (rule.onMap) {
        addEntities(rule, {});
        if (added_ > mostAdded)
            fault(rule.line, RuleText::tr("The rules take too long for this map."));
        return 1;
    }
    line_ = rule.line;
    match_ = testsOf(rule.match);
    notMatch_ = testsOf(rule.notMatch);
    removed_ = testsOf(rule.removePairs);
    have_ = keysOf(rule.have);
    notHave_ = keysOf(rule.notHave);
    removedKeys_ = keysOf(rule.removeKeys);
    lacking_ = rule.removeKeys;
    for (const auto *pairs : {&rule.replace, &rule.rename})
        for (const auto &pair : *pairs)
            lacking_.append(pair.key);
    for (const auto &test : rule.removePairs)
        lacking_.append(test.key);
    lacking_.removeDuplicates();
    return overEntities(rule);
}

Result<AppliedRules> RuleRun::run(const EntityRules &rules)
{
    std::vector<qint32> matched;
    std::vector<QStringList> lacking;
    for (const auto &rule : rules.rules) {
        lacking_.clear();
        matched.push_back(carryOut(rule));
        lacking.push_back(matched.back() > 0 ? lacking_ : QStringList());
        if (++steps_ > mostSteps)
            fault(rule.line, RuleText::tr("The rules take too long for this map."));
        if (isStopped())
            return Error{error_};
    }
    auto applied = changesOf(source_, draft_, rules.text);
    if (applied) {
        applied.value().matched = std::move(matched);
        applied.value().lacking = std::move(lacking);
    }
    return applied;
}

} // namespace

Result<AppliedRules> applyRules(const EntitySource &source, const EntityRules &rules, const QString &mapName)
{
    return RuleRun(source, mapName).run(rules);
}

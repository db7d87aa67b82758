#include "core/entities/entityrules.h"

#include "core/entities/edits.h"
#include "core/entities/ruledraft.h"
#include "core/entities/rulereaders.h"
#include "core/files/system.h"
#include "core/games/entityclass.h"
#include "core/sorting.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace {

// Limits of the work. Rules that turn one large map into another stay far below them; only rules made to run endlessly do not.
constexpr qint64 mostSteps = 500'000'000; // a few seconds; a step is the time to look at one pair
constexpr qint64 mostAdded = 64LL << 20;  // bytes
// Nanoseconds of CPU time of the thread that applies the rules, because steps within regular expressions cannot be counted and
// all steps take longer on a slow machine. Wall-clock time would include other programs, and the CPU time of the process its
// other threads.
constexpr qint64 longestRun = 8'000'000'000;
constexpr qint64 stepsBetweenLooks = 1 << 20; // steps between two checks of the thread's time

constexpr qint64 hashSteps = 32, nameSteps = 100; // steps to look up a key in a hash, and to ask the game about a key
constexpr qint64 bytesOfStep = 16;                // bytes of a value that are compared or copied in one step
constexpr size_t fewPairs = 16;                   // most pairs of an entity that are searched without an index
constexpr quint32 fewLooks = 8;                   // searches of more pairs before an index is made
constexpr size_t fewRules = 8;                    // most rules that are tested on every entity, without bearers_

constexpr QByteArrayView spawnflags("spawnflags"); // 0 in an entity without them

// A rule's test in the bytes of one map.
struct ByteTest {
    const RuleTest *test = nullptr;
    QByteArray text;
};

// The keys that a part of a rule looks for, in the bytes of one map.
struct SoughtKeys {
    std::vector<QByteArray> keys;
    KeyIndex index;

    explicit SoughtKeys(std::vector<QByteArray> all = {}) : keys(std::move(all))
    {
        for (size_t i = 0; i < keys.size(); ++i)
            index.add(keys[i], static_cast<quint32>(i));
    }
};

struct SoughtTests : SoughtKeys {
    std::vector<ByteTest> tests; // by index of the key
};

class RuleRun
{
public:
    RuleRun(const EntitySource &source, const QString &mapName, const bsp::GameClasses *classes, const std::vector<qint32> *among)
        : source_(source), mapName_(mapName), classes_(classes), draft_(draftOf(source))
    {
        if (!among)
            return;
        among_.emplace(draft_.size());
        for (const qint32 entity : *among)
            (*among_)[static_cast<size_t>(entity)] = true;
        isAnyAmong_ = !among->empty();
    }
    Result<AppliedRules> run(const EntityRules &rules);

private:
    qint32 carryOut(const EntityRule &rule);
    qint32 overEntities(const EntityRule &rule);
    SoughtTests testsOf(const std::vector<RuleTest> &tests) const;
    template <typename List, typename Key>
    SoughtKeys keysOf(const List &list, Key keyOf) const;
    std::vector<quint32> concerned(const SoughtKeys &sought, const DraftEntity &entity);
    bool matches(const EntityRule &rule, const DraftEntity &entity, quint32 test, const SoughtTests &among);
    bool passes(const ByteTest &test, const QByteArray &value);
    bool isKey(const DraftPair &pair, QByteArrayView key);
    bool isName(QByteArrayView key);
    template <typename Visit>
    bool anyPair(const DraftEntity &entity, QByteArrayView key, Visit visit);
    bool has(const DraftEntity &entity, QByteArrayView key);
    const DraftPair *find(const DraftEntity &entity, QByteArrayView key);
    bool passesAll(const EntityRule &rule, const DraftEntity &entity);
    bool isSelectable(size_t number) const { return !among_ || (number < among_->size() && (*among_)[number]); }
    void indexBearers();
    void noteBearer(size_t number, const DraftPair &pair);
    std::vector<qint32> candidates();
    void addPair(DraftEntity &entity, DraftPair pair);
    void erase(DraftEntity &entity, const std::vector<bool> &gone);
    void setValue(DraftEntity &entity, const DraftPair &pair, const QByteArray &value);
    void change(const EntityRule &rule, size_t number);
    void replace(const EntityRule &rule, DraftEntity &entity);
    void rename(const EntityRule &rule, DraftEntity &entity);
    void set(const EntityRule &rule, DraftEntity &entity);
    void calculate(const EntityRule &rule, DraftEntity &entity);
    std::optional<std::vector<WrittenNumbers>> operandsOf(const Calculation &calculation, const std::vector<QByteArray> &keys,
                                                          const DraftEntity &entity);
    QHash<QString, quint32> flagsOf(QByteArrayView key);
    void faultOf(const Calculation &calculation, const QString &what);
    const QByteArray &className();
    void removePairs(const EntityRule &rule, DraftEntity &entity);
    void addEntities(const EntityRule &rule);
    std::optional<QByteArray> valueFor(const EntityRule &rule, const QString &value);
    QByteArray bytesFor(const EntityRule &rule, const QString &word);
    QByteArray keyFor(const EntityRule &rule, const QString &key);
    void noteCopied(const EntityRule &rule, const RulePairs &pairs);
    QStringList missingKeysOf(const EntityRule &rule) const;
    void spend(qint64 steps);
    void lookAtTime();
    void grow(qint64 bytes);
    void fault(quint32 line, const QString &what);
    bool isStopped() const { return !error_.isEmpty(); }

    const EntitySource &source_;
    QString mapName_;
    const bsp::GameClasses *classes_;
    RuleDraft draft_;
    std::optional<std::vector<bool>> among_; // by entity, whether rules may select it; nothing: all, also those added later
    bool isAnyAmong_ = true;
    qint64 steps_ = 0, nextLook_ = stepsBetweenLooks, added_ = 0;
    qint64 started_ = sys::threadTime();
    QString file_;     // of the current rule
    quint32 line_ = 0; // likewise
    SoughtTests match_, notMatch_, removed_;
    SoughtKeys have_, notHave_, removedKeys_, replaced_, renamed_, newNames_, set_, results_;
    std::vector<std::vector<QByteArray>> operands_; // keys in the expressions, by calculation
    QSet<QString> copied_;                          // keys whose values the current rule copies
    QHash<QString, std::optional<QByteArray>> own_; // the current entity's values of copied_, before it changes
    size_t number_ = 0;                             // of the current entity
    std::optional<QByteArray> class_;               // its classname, once needed
    QSet<QString> found_;                           // keys that the current rule acts on and an entity has
    // Entities that have or had a pair, by the hash of its key and value in lower case: only they can pass a test for a
    // whole value. Nothing if there are only few rules.
    std::optional<QHash<size_t, std::vector<qint32>>> bearers_;
    QString error_;
};

void RuleRun::fault(quint32 line, const QString &what)
{
    if (error_.isEmpty())
        error_ = ruleError(file_, line, what).what;
}

void RuleRun::lookAtTime()
{
    if (sys::threadTime() - started_ > longestRun)
        fault(line_, RuleText::tr("The rules take too long for this map."));
}

void RuleRun::spend(qint64 steps)
{
    steps_ += steps;
    if (steps_ > nextLook_) {
        nextLook_ = steps_ + stepsBetweenLooks;
        lookAtTime();
    }
    if (steps_ > mostSteps || added_ > mostAdded)
        fault(line_, RuleText::tr("The rules take too long for this map."));
}

// Counts the bytes added to a pair. Pairs of the draft may share bytes, but each writes its own copy to the text.
void RuleRun::grow(qint64 bytes)
{
    added_ += bytes;
    spend(bytes / bytesOfStep);
}

template <typename List, typename Key>
SoughtKeys RuleRun::keysOf(const List &list, Key keyOf) const
{
    std::vector<QByteArray> keys;
    for (const auto &each : list)
        keys.push_back(source_.searchKey(std::invoke(keyOf, each)));
    return SoughtKeys(std::move(keys));
}

SoughtTests RuleRun::testsOf(const std::vector<RuleTest> &tests) const
{
    SoughtTests found{keysOf(tests, &RuleTest::key), {}};
    for (const auto &test : tests)
        found.tests.push_back({&test, source_.searchBytes(test.text)});
    return found;
}

// Returns the indexes of the keys that the entity may have, ascending: all of them if it has at least as many pairs.
std::vector<quint32> RuleRun::concerned(const SoughtKeys &sought, const DraftEntity &entity)
{
    std::vector<quint32> numbers;
    if (sought.keys.size() <= entity.pairs.size()) {
        numbers.resize(sought.keys.size());
        std::iota(numbers.begin(), numbers.end(), 0U);
        return numbers;
    }
    QSet<quint32> known; // the first index of each key
    for (const auto &pair : entity.pairs) {
        spend(hashSteps);
        if (isStopped())
            return {};
        const auto same = sought.index.of(pair.key);
        if (same.empty() || known.contains(same.front()))
            continue;
        known.insert(same.front());
        numbers.insert(numbers.end(), same.begin(), same.end());
        spend(std::ssize(same));
    }
    std::ranges::sort(numbers);
    return numbers;
}

bool RuleRun::passes(const ByteTest &test, const QByteArray &value)
{
    const auto bytes = test.test->kind == RuleTest::Contains ? value.size() * std::min(value.size(), test.text.size())
                                                             : std::min(value.size(), test.text.size());
    spend(bytes / bytesOfStep);
    switch (test.test->kind) {
    case RuleTest::Exact: return value == test.text;
    case RuleTest::AnyCase: return isSame(value, test.text);
    case RuleTest::Begins: return value.startsWith(test.text);
    case RuleTest::Ends: return value.endsWith(test.text);
    case RuleTest::Contains: return value.contains(test.text);
    case RuleTest::Expression: break;
    }
    lookAtTime();
    if (isStopped())
        return false;
    const auto found = test.test->expression.match(source_.toText(value));
    if (!found.isValid())
        fault(line_, RuleText::tr("This expression takes too long: %1.").arg(source_.toText(test.text)));
    return found.hasMatch();
}

// Compares keys regardless of case, except keys that are names: "Door1" and "door1" are two doors.
bool RuleRun::isKey(const DraftPair &pair, QByteArrayView key)
{
    return pair.key == key || (isSame(pair.key, key) && !isName(pair.key));
}

// Returns whether a key of the current entity is itself the name of another entity, in the map's game or, if that is unknown,
// in any game.
bool RuleRun::isName(QByteArrayView key)
{
    spend(nameSteps);
    const auto isIn = [&, name = className()](const bsp::Game *game) {
        return bsp::EntityClass(*game, name).use(key) == bsp::KeyUse::ByItself;
    };
    return source_.game ? isIn(source_.game) : std::ranges::any_of(bsp::games::all(), isIn);
}

// Returns the current entity's classname from before it changes.
const QByteArray &RuleRun::className()
{
    if (!class_) {
        const auto &pairs = draft_[number_].pairs;
        spend(std::ssize(pairs));
        const auto found =
            std::find_if(pairs.rbegin(), pairs.rend(), [](const DraftPair &pair) { return isSame(pair.key, "classname"); });
        class_ = found != pairs.rend() ? found->value : QByteArray();
    }
    return *class_;
}

// Calls `visit` with the indexes of the pairs with this key, the last first, until it returns true; returns whether it did.
template <typename Visit>
bool RuleRun::anyPair(const DraftEntity &entity, QByteArrayView key, Visit visit)
{
    const auto &pairs = entity.pairs;
    if (pairs.size() <= fewPairs || (entity.index.isEmpty() && entity.looks < fewLooks)) {
        ++entity.looks;
        spend(std::ssize(pairs));
        for (auto i = pairs.size(); i-- > 0;)
            if (isKey(pairs[i], key) && visit(i))
                return true;
        return false;
    }
    if (entity.index.isEmpty()) {
        entity.looks = 0;
        spend(hashSteps * std::ssize(pairs));
        for (size_t i = 0; i < pairs.size(); ++i)
            entity.index.add(pairs[i].key, static_cast<quint32>(i));
    }
    spend(hashSteps);
    const auto numbers = entity.index.of(key);
    for (auto i = numbers.size(); i-- > 0 && !isStopped();) {
        spend(1);
        if (isKey(pairs[numbers[i]], key) && visit(size_t{numbers[i]}))
            return true;
    }
    return false;
}

const DraftPair *RuleRun::find(const DraftEntity &entity, QByteArrayView key)
{
    const DraftPair *found = nullptr;
    anyPair(entity, key, [&](size_t i) { return (found = &entity.pairs[i]) != nullptr; });
    return found;
}

bool RuleRun::has(const DraftEntity &entity, QByteArrayView key) { return find(entity, key) != nullptr; }

bool RuleRun::matches(const EntityRule &rule, const DraftEntity &entity, quint32 test, const SoughtTests &among)
{
    bool isPassed = false;
    anyPair(entity, among.keys[test], [&](size_t i) {
        isPassed = passes(among.tests[test], entity.pairs[i].value);
        return isPassed || !rule.anyPair;
    });
    return isPassed;
}

bool RuleRun::passesAll(const EntityRule &rule, const DraftEntity &entity)
{
    for (quint32 i = 0; i < match_.tests.size(); ++i)
        if (isStopped() || !matches(rule, entity, i, match_))
            return false;
    for (const auto &key : have_.keys)
        if (isStopped() || !has(entity, key))
            return false;
    return std::ranges::none_of(concerned(notMatch_, entity), [&](quint32 i) { return matches(rule, entity, i, notMatch_); })
           && std::ranges::none_of(concerned(notHave_, entity), [&](quint32 i) { return has(entity, notHave_.keys[i]); });
}

void RuleRun::noteBearer(size_t number, const DraftPair &pair)
{
    if (!bearers_)
        return;
    spend(hashSteps + (pair.key.size() + pair.value.size()) / bytesOfStep);
    auto &numbers = (*bearers_)[qHashMulti(0, pair.key.toLower(), pair.value.toLower())];
    if (numbers.empty() || numbers.back() != static_cast<qint32>(number))
        numbers.push_back(static_cast<qint32>(number));
}

void RuleRun::indexBearers()
{
    bearers_.emplace();
    for (size_t number = 0; number < draft_.size(); ++number)
        for (const auto &pair : draft_[number].pairs)
            noteBearer(number, pair);
}

// Returns the entities that might pass the rule's tests, ascending.
std::vector<qint32> RuleRun::candidates()
{
    const std::vector<qint32> *fewest = nullptr;
    static const std::vector<qint32> none;
    for (size_t i = 0; bearers_ && i < match_.tests.size(); ++i) {
        const auto &[test, text] = match_.tests[i];
        if (test->kind != RuleTest::Exact && test->kind != RuleTest::AnyCase)
            continue;
        spend(hashSteps + text.size() / bytesOfStep);
        const auto found = bearers_->constFind(qHashMulti(0, match_.keys[i].toLower(), text.toLower()));
        const auto &numbers = found == bearers_->cend() ? none : *found;
        if (!fewest || numbers.size() < fewest->size())
            fewest = &numbers;
    }
    std::vector<qint32> numbers(fewest ? *fewest : none);
    if (!fewest) {
        numbers.resize(draft_.size());
        std::iota(numbers.begin(), numbers.end(), 0);
    } else {
        sortUnique(numbers);
    }
    spend(std::ssize(numbers));
    return numbers;
}

void RuleRun::addPair(DraftEntity &entity, DraftPair pair)
{
    noteBearer(number_, pair);
    if (!entity.index.isEmpty())
        entity.index.add(pair.key, static_cast<quint32>(entity.pairs.size()));
    entity.pairs.push_back(std::move(pair));
}

// Sets the value of one of the entity's pairs.
void RuleRun::setValue(DraftEntity &entity, const DraftPair &pair, const QByteArray &value)
{
    auto &its = entity.pairs[static_cast<size_t>(&pair - entity.pairs.data())];
    its.value = value;
    grow(value.size());
    noteBearer(number_, its);
}

QByteArray RuleRun::bytesFor(const EntityRule &rule, const QString &word)
{
    const auto bytes = toBytes(word, source_.code());
    if (!bytes)
        fault(rule.line, bytes.error());
    grow(bytes ? bytes.value().size() : 0);
    return bytes ? bytes.value() : QByteArray();
}

// Returns a key as the game knows it.
QByteArray RuleRun::keyFor(const EntityRule &rule, const QString &key)
{
    return knownKey(bytesFor(rule, key), source_.grammar).toByteArray();
}

// Returns nothing if the value is a copy of a key that the entity does not have.
std::optional<QByteArray> RuleRun::valueFor(const EntityRule &rule, const QString &value)
{
    if (!rule.copies || !value.startsWith(u'$') || value.size() == 1)
        return bytesFor(rule, value);
    if (value[1] == u'$')
        return bytesFor(rule, value.sliced(1));
    const auto own = own_.value(value.sliced(1));
    if (!own)
        return {};
    spend(own->size() / bytesOfStep);
    if (const auto wrong = edits::valueFault(source_.toText(*own), source_.code()); !wrong.isEmpty())
        fault(rule.line, wrong);
    added_ += own->size();
    return QByteArray(own->constData(), own->size()); // a deep copy: the draft's bytes are the text's
}

void RuleRun::replace(const EntityRule &rule, DraftEntity &entity)
{
    for (const quint32 i : concerned(replaced_, entity)) {
        const auto *last = isStopped() ? nullptr : find(entity, replaced_.keys[i]);
        if (!last)
            continue;
        found_.insert(rule.replace[i].key);
        const auto bytes = valueFor(rule, rule.replace[i].value);
        if (!bytes)
            continue;
        anyPair(entity, replaced_.keys[i], [&](size_t each) {
            setValue(entity, entity.pairs[each], *bytes);
            return !rule.anyPair || isStopped(); // else go on with its other pairs
        });
    }
}

// Renames in order, since one rename may produce the key of a later one. Skips renames of keys that the entity does not
// have.
void RuleRun::rename(const EntityRule &rule, DraftEntity &entity)
{
    std::vector<bool> gone(renamed_.keys.empty() ? 0 : entity.pairs.size()); // pairs
    const auto pairsOf = [&](QByteArrayView key) {
        std::vector<size_t> numbers;
        anyPair(entity, key, [&](size_t i) {
            if (!gone[i])
                numbers.push_back(i);
            return false;
        });
        return numbers;
    };
    const auto from = concerned(renamed_, entity), to = concerned(newNames_, entity);
    std::set<quint32> open(from.begin(), from.end());
    open.insert(to.begin(), to.end());
    spend(hashSteps * std::ssize(open));
    while (!open.empty() && !isStopped()) {
        const auto i = *open.begin();
        open.erase(open.begin());
        const auto old = pairsOf(renamed_.keys[i]);
        if (!old.empty() || !pairsOf(newNames_.keys[i]).empty()) // the new key exists: it was renamed before
            found_.insert(rule.rename[i].key);
        if (old.empty())
            continue;
        const auto name = keyFor(rule, rule.rename[i].value);
        // Find the pairs with the new key before the old ones get it.
        for (const auto each : pairsOf(name))
            gone[each] = true;
        const bool isIndexed = !entity.index.isEmpty() && old.size() <= fewPairs;
        if (!isIndexed)
            entity.index.clear();
        for (const auto each : old) {
            auto &pair = entity.pairs[each];
            if (isIndexed) {
                entity.index.remove(pair.key, static_cast<quint32>(each));
                entity.index.add(name, static_cast<quint32>(each));
            }
            pair.key = name;
            grow(name.size());
            gone[each] = false;
            noteBearer(number_, pair);
        }
        for (const auto *sought : {&renamed_, &newNames_})
            for (const quint32 later : sought->index.of(name)) {
                spend(hashSteps);
                if (later > i)
                    open.insert(later);
            }
    }
    if (std::ranges::find(gone, true) != gone.end())
        erase(entity, gone);
}

void RuleRun::erase(DraftEntity &entity, const std::vector<bool> &gone)
{
    spend(std::ssize(gone));
    std::erase_if(entity.pairs,
                  [&, pairs = entity.pairs.data()](const DraftPair &pair) { return gone[static_cast<size_t>(&pair - pairs)]; });
    entity.index.clear();
    entity.looks = 0;
}

void RuleRun::set(const EntityRule &rule, DraftEntity &entity)
{
    for (size_t i = 0; i < rule.set.size() && !isStopped(); ++i) {
        const auto bytes = valueFor(rule, rule.set[i].value);
        if (!bytes)
            continue;
        if (const auto *pair = find(entity, set_.keys[i]))
            setValue(entity, *pair, *bytes);
        else
            addPair(entity, {keyFor(rule, rule.set[i].key), *bytes});
    }
}

void RuleRun::faultOf(const Calculation &calculation, const QString &what)
{
    const auto number = numberText(number_);
    const auto shown = className().isEmpty() ? number : u"%1 (%2)"_s.arg(number, shortWord(source_.toText(className())));
    fault(line_, RuleText::tr("Entity %1 cannot get a new %2: %3", "1: number and class, 2: key")
                     .arg(shown, shortWord(calculation.key), what));
}

// Returns the values of the flags of the current entity's key, by word.
QHash<QString, quint32> RuleRun::flagsOf(QByteArrayView key)
{
    QHash<QString, quint32> flags;
    if (!source_.game)
        return flags;
    const auto its = classes_ ? bsp::EntityClass(*classes_, className()) : bsp::EntityClass(*source_.game, className());
    for (const auto &flag : its.definition().flags(key))
        flags.insert(bsp::flagWord(flag.title), flag.bit);
    spend(nameSteps * (1 + flags.size()));
    return flags;
}

// Returns the numbers of the expression's names; nothing if the entity lacks one of them, or one is not a number.
std::optional<std::vector<WrittenNumbers>> RuleRun::operandsOf(const Calculation &calculation,
                                                               const std::vector<QByteArray> &keys, const DraftEntity &entity)
{
    std::vector<WrittenNumbers> operands;
    const auto flags = calculation.names.isEmpty() ? QHash<QString, quint32>() : flagsOf(calculation.key.toLatin1());
    bool lacksAny = false;
    QString wrong;
    for (qsizetype i = 0; i < calculation.names.size() && !isStopped(); ++i) {
        const auto &name = calculation.names[i];
        const auto &key = keys[static_cast<size_t>(i)];
        spend(2 * hashSteps);
        const bool isFlag = !flags.isEmpty() && name != calculation.key;
        if (const auto flag = isFlag ? flags.constFind(bsp::flagWord(name)) : flags.cend(); flag != flags.cend()) {
            operands.push_back({{static_cast<double>(*flag)}});
            found_.insert(name);
            continue;
        }
        const auto *pair = find(entity, key);
        if (!pair && !isSame(key, spawnflags)) {
            lacksAny = true;
            continue;
        }
        found_.insert(name);
        const QByteArrayView value = pair ? QByteArrayView(pair->value) : "0";
        operands.push_back(numbersIn(value));
        if (operands.back().empty() && wrong.isEmpty())
            wrong = RuleText::tr("%1 is \"%2\", which is not a number.").arg(shortWord(name), shortWord(source_.toText(value)));
    }
    if (lacksAny || isStopped())
        return {};
    if (!wrong.isEmpty()) {
        faultOf(calculation, wrong);
        return {};
    }
    return operands;
}

void RuleRun::calculate(const EntityRule &rule, DraftEntity &entity)
{
    for (size_t i = 0; i < rule.calculations.size() && !isStopped(); ++i) {
        const auto &calculation = rule.calculations[i];
        const auto operands = operandsOf(calculation, operands_[i], entity);
        if (!operands)
            continue;
        spend(static_cast<qint64>(sizeOfResult(calculation, *operands)) * calculation.expression.size());
        const auto value = calculated(calculation, *operands);
        if (!value)
            return faultOf(calculation, value.error());
        const auto &bytes = value.value();
        if (bytes.isNull())
            continue;
        grow(bytes.size());
        if (const auto *pair = find(entity, results_.keys[i]))
            setValue(entity, *pair, bytes);
        else
            addPair(entity, {keyFor(rule, calculation.key), bytes});
    }
}

void RuleRun::removePairs(const EntityRule &rule, DraftEntity &entity)
{
    if (rule.removeKeys.isEmpty() && rule.removePairs.empty())
        return;
    std::vector<bool> gone(entity.pairs.size());
    bool isAny = false;
    const auto remove = [&](const SoughtKeys &sought, const QString &name, quint32 i, const ByteTest *test) {
        if (!isStopped())
            anyPair(entity, sought.keys[i], [&](size_t each) {
                if (!gone[each] && (!test || passes(*test, entity.pairs[each].value))) {
                    gone[each] = isAny = true;
                    found_.insert(name);
                }
                return false;
            });
    };
    for (const quint32 i : concerned(removedKeys_, entity))
        remove(removedKeys_, rule.removeKeys[static_cast<qsizetype>(i)], i, nullptr);
    for (const quint32 i : concerned(removed_, entity))
        remove(removed_, rule.removePairs[i].key, i, &removed_.tests[i]);
    if (isAny)
        erase(entity, gone);
}

void RuleRun::addEntities(const EntityRule &rule)
{
    for (const auto &pairs : rule.newEntities) {
        DraftEntity added;
        for (const auto &[key, value] : pairs) {
            const auto bytes = isStopped() ? std::nullopt : valueFor(rule, value);
            if (!bytes)
                continue;
            added.pairs.push_back({keyFor(rule, key), *bytes});
            noteBearer(draft_.size(), added.pairs.back());
        }
        added_ += static_cast<qint64>(sizeof(DraftEntity) + added.pairs.size() * sizeof(DraftPair));
        spend(1);
        draft_.push_back(std::move(added));
    }
}

void RuleRun::change(const EntityRule &rule, size_t number)
{
    auto &entity = draft_[number];
    own_.clear();
    for (const auto &key : std::as_const(copied_))
        if (const auto *pair = isStopped() ? nullptr : find(entity, source_.searchKey(key)))
            own_.insert(key, pair->value);
    if (rule.remove) {
        entity.removed = true;
        addEntities(rule);
        return;
    }
    replace(rule, entity);
    rename(rule, entity);
    set(rule, entity);
    calculate(rule, entity);
    removePairs(rule, entity);
    for (const auto &[key, value] : rule.insert)
        addPair(entity, {keyFor(rule, key), bytesFor(rule, value)});
    addEntities(rule);
}

qint32 RuleRun::overEntities(const EntityRule &rule)
{
    qint32 count = 0;
    const auto before = draft_.size(); // entities that the rule itself adds do not pass
    for (const qint32 each : candidates()) {
        if (count == rule.limit || isStopped())
            break;
        number_ = static_cast<size_t>(each);
        class_.reset();
        spend(1);
        if (number_ >= before || !isSelectable(number_) || draft_[number_].removed || !passesAll(rule, draft_[number_])
            || isStopped())
            continue;
        ++count;
        change(rule, number_);
        spend(1);
    }
    return count;
}

void RuleRun::noteCopied(const EntityRule &rule, const RulePairs &pairs)
{
    for (const auto &[key, value] : pairs)
        if (rule.copies && value.size() > 1 && value[0] == u'$' && value[1] != u'$')
            copied_.insert(value.sliced(1));
}

qint32 RuleRun::carryOut(const EntityRule &rule)
{
    file_ = rule.file;
    line_ = rule.line;
    if (!isRuleForMap(rule, mapName_))
        return -1;
    if (rule.onMap && !isAnyAmong_)
        return 0;
    if (rule.onMap) {
        own_.clear();
        addEntities(rule);
        return 1;
    }
    match_ = testsOf(rule.match);
    notMatch_ = testsOf(rule.notMatch);
    removed_ = testsOf(rule.removePairs);
    have_ = keysOf(rule.have, std::identity());
    notHave_ = keysOf(rule.notHave, std::identity());
    removedKeys_ = keysOf(rule.removeKeys, std::identity());
    replaced_ = keysOf(rule.replace, &RulePair::key);
    renamed_ = keysOf(rule.rename, &RulePair::key);
    newNames_ = keysOf(rule.rename, &RulePair::value);
    set_ = keysOf(rule.set, &RulePair::key);
    results_ = keysOf(rule.calculations, &Calculation::key);
    operands_.clear();
    for (const auto &calculation : rule.calculations)
        operands_.push_back(keysOf(calculation.names, std::identity()).keys);
    copied_.clear();
    noteCopied(rule, rule.replace);
    noteCopied(rule, rule.set);
    for (const auto &pairs : rule.newEntities)
        noteCopied(rule, pairs);
    return overEntities(rule);
}

// Returns the keys that the rule acts on and no entity has, each once.
QStringList RuleRun::missingKeysOf(const EntityRule &rule) const
{
    QStringList keys = rule.removeKeys;
    for (const auto *pairs : {&rule.replace, &rule.rename})
        for (const auto &pair : *pairs)
            keys.append(pair.key);
    for (const auto &test : rule.removePairs)
        keys.append(test.key);
    for (const auto &calculation : rule.calculations)
        keys += calculation.names;
    keys.removeDuplicates();
    keys.removeIf([this](const QString &key) { return found_.contains(key); });
    return keys;
}

Result<AppliedRules> RuleRun::run(const EntityRules &rules)
{
    std::vector<qint32> matched;
    std::vector<QStringList> lacking;
    if (rules.rules.size() > fewRules)
        indexBearers();
    for (const auto &rule : rules.rules) {
        found_.clear();
        matched.push_back(carryOut(rule));
        lacking.push_back(matched.back() > 0 ? missingKeysOf(rule) : QStringList());
        spend(1);
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

bool isForMap(const QStringList &maps, const QString &mapName)
{
    const auto isIt = [&mapName](const QString &name) {
        return name.compare(mapName, Qt::CaseInsensitive) == 0 || name.compare(mapName + u".bsp"_s, Qt::CaseInsensitive) == 0;
    };
    return maps.isEmpty() || std::ranges::any_of(maps, isIt);
}

bool isStemForMap(const QString &stem, const QString &mapName)
{
    return mapName.startsWith(stem, Qt::CaseInsensitive)
           && (stem.isEmpty() || stem.size() == mapName.size() || mapName[stem.size()] == u'_');
}

Result<AppliedRules> applyRules(const EntitySource &source, const EntityRules &rules, const QString &mapName,
                                const bsp::GameClasses *classes, const std::vector<qint32> *among)
{
    return RuleRun(source, mapName, classes, among).run(rules);
}

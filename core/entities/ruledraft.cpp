#include "core/entities/ruledraft.h"

#include "core/entities/textrange.h"

#include <algorithm>

namespace {

QByteArray sameBytes(QByteArrayView bytes) { return QByteArray::fromRawData(bytes.data(), bytes.size()); }

QByteArray linesOf(const std::vector<DraftPair> &pairs)
{
    QByteArray lines;
    for (const auto &pair : pairs)
        if (pair.from < 0)
            lines += '"' + pair.key + "\" \"" + pair.value + "\"\n";
    return lines;
}

class DraftChanges
{
public:
    explicit DraftChanges(const EntitySource &source) : source_(source) {}
    Result<AppliedRules> of(const RuleDraft &draft, const QByteArray &text);

private:
    bool pairsOf(qint32 number, const DraftEntity &entity);
    bool changePair(qint32 number, qint32 at, const DraftPair &pair);
    void addNew(const RuleDraft &draft, const QByteArray &text);
    bool take(const Result<EntityEdit> &edit);
    void take(const EntityEdit &edit) { result_.splices.insert(result_.splices.end(), edit.splices.begin(), edit.splices.end()); }
    QString shown(QByteArrayView bytes) const { return source_.toText(bytes); }
    void settle();

    const EntitySource &source_;
    AppliedRules result_;
    QString error_;
};

bool DraftChanges::take(const Result<EntityEdit> &edit)
{
    if (edit)
        take(edit.value());
    else
        error_ = edit.error();
    return error_.isEmpty();
}

bool DraftChanges::changePair(qint32 number, qint32 at, const DraftPair &pair)
{
    const auto &old = source_.pairsOf(number)[static_cast<size_t>(at)];
    const auto oldKey = source_.key(old), oldValue = source_.value(old);
    if (oldKey == pair.key && oldValue == pair.value)
        return true;
    if (oldKey == pair.key) {
        result_.changes.push_back({number, shown(oldKey), shown(oldValue), shown(pair.value)});
    } else {
        result_.changes.push_back({number, shown(oldKey), shown(oldValue), {}});
        result_.changes.push_back({number, shown(pair.key), {}, shown(pair.value)});
        error_ = edits::keyFault(shown(pair.key), source_.code());
    }
    if (error_.isEmpty() && oldValue != pair.value)
        error_ = edits::valueFault(shown(pair.value), source_.code());
    if (oldKey != pair.key) // else keep the blanks behind it
        replaceWord(result_.splices, source_, old.key, old.keyQuoted, pair.key);
    replaceWord(result_.splices, source_, old.value, old.valueQuoted, pair.value);
    return error_.isEmpty();
}

bool DraftChanges::pairsOf(qint32 number, const DraftEntity &entity)
{
    const auto old = source_.pairsOf(number);
    size_t kept = 0;
    for (qint32 i = 0; i < static_cast<qint32>(old.size()); ++i) {
        if (kept < entity.pairs.size() && entity.pairs[kept].from == i) {
            if (!changePair(number, i, entity.pairs[kept++]))
                return false;
            continue;
        }
        const auto &pair = old[static_cast<size_t>(i)];
        result_.changes.push_back({number, shown(source_.key(pair)), shown(source_.value(pair)), {}});
        const auto span = wholePair(source_, pair);
        result_.splices.push_back(removal(source_.text, span.offset, span.end()));
    }
    for (const auto &pair : std::span(entity.pairs).subspan(kept))
        result_.changes.push_back({number, shown(pair.key), {}, shown(pair.value)});
    if (kept == entity.pairs.size())
        return true;
    auto added = newPairs(source_, number, linesOf(entity.pairs));
    if (!added)
        error_ = added.error();
    else
        result_.splices.push_back(std::move(added).value());
    return error_.isEmpty();
}

void DraftChanges::addNew(const RuleDraft &draft, const QByteArray &text)
{
    const auto left = std::ranges::count(draft, false, &DraftEntity::removed);
    QByteArray lines;
    std::vector<QByteArray> added;
    for (const auto &entity : std::span(draft).subspan(static_cast<size_t>(source_.count())))
        if (!entity.removed)
            added.push_back("{\n" + linesOf(entity.pairs) + "}");
    auto number = static_cast<qint32>(left) - static_cast<qint32>(added.size());
    for (const auto &entity : added) {
        lines += entity + '\n';
        result_.changes.push_back({number++, {}, {}, shown(entity)});
    }
    const auto parsed = parseEntities(text, source_.grammar);
    for (const auto &entity : parsed.entities)
        result_.changes.push_back({number++, {}, {}, shown(spanOf(text, entity.span))});
    lines += text;
    if (!lines.isEmpty())
        take(edits::insertText(source_, -1, lines));
}

// Sorts the splices by offset, and moves insertions inside a removed range to its end.
void DraftChanges::settle()
{
    std::ranges::stable_sort(result_.splices, {}, &Splice::offset);
    qsizetype end = 0;
    for (auto &splice : result_.splices) {
        if (splice.removed.isEmpty())
            splice.offset = std::max(splice.offset, end);
        end = std::max(end, splice.offset + splice.removed.size());
    }
}

Result<AppliedRules> DraftChanges::of(const RuleDraft &draft, const QByteArray &text)
{
    std::vector<qint32> removed;
    for (qint32 number = 0; number < source_.count(); ++number) {
        const auto &entity = draft[static_cast<size_t>(number)];
        if (!entity.removed && !pairsOf(number, entity))
            return Error{error_};
        if (!entity.removed)
            continue;
        removed.push_back(number);
        result_.changes.push_back({number, {}, shown(spanOf(source_.text, source_.entity(number).span)), {}});
    }
    take(edits::removeEntities(source_, removed));
    addNew(draft, text);
    if (!error_.isEmpty())
        return Error{error_};
    settle();
    return std::move(result_);
}

} // namespace

void KeyIndex::add(QByteArrayView key, quint32 number)
{
    auto &numbers = numbers_[key.toByteArray().toLower()];
    numbers.insert(std::ranges::upper_bound(numbers, number), number);
}

void KeyIndex::remove(QByteArrayView key, quint32 number)
{
    if (const auto found = numbers_.find(key.toByteArray().toLower()); found != numbers_.end())
        std::erase(*found, number);
}

std::span<const quint32> KeyIndex::of(QByteArrayView key) const
{
    const auto found = numbers_.constFind(key.toByteArray().toLower());
    return found == numbers_.cend() ? std::span<const quint32>() : std::span<const quint32>(*found);
}

RuleDraft draftOf(const EntitySource &source)
{
    RuleDraft draft(static_cast<size_t>(source.count()));
    for (qint32 number = 0; number < source.count(); ++number) {
        auto &pairs = draft[static_cast<size_t>(number)].pairs;
        for (const auto &pair : source.pairsOf(number))
            pairs.push_back({sameBytes(source.key(pair)), sameBytes(source.value(pair)), static_cast<qint32>(pairs.size())});
    }
    return draft;
}

Result<AppliedRules> changesOf(const EntitySource &source, const RuleDraft &draft, const QByteArray &text)
{
    return DraftChanges(source).of(draft, text);
}

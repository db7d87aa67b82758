#include "core/document/selection.h"

#include "core/sorting.h"

namespace {

constexpr size_t longestHistory = 200, mostRemembered = 4'000'000; // selections, and records in all of them together

// Returns whether a selection is a step of the same gesture as the previous one: dragging over rows or extending with Shift
// makes many selections on the way to the final one.
bool isSameGesture(const std::vector<RecordRef> &before, const std::vector<RecordRef> &after)
{
    return before.size() > 1 && after.size() > 1 && (before.front() == after.front() || before.back() == after.back())
           && before.front().lump == after.front().lump && before.back().lump == after.back().lump;
}

} // namespace

void Selection::set(std::vector<RecordRef> records, RecordRef current)
{
    sortUnique(records);
    if (!std::ranges::binary_search(records, current))
        current = records.empty() ? RecordRef{} : records.front();
    State state{std::move(records), current};
    if (state == now())
        return;
    const bool replace = !walked_ && isSameGesture(now().records, state.records);
    walked_ = false;
    if (replace && at_ > 0)
        history_[at_] = std::move(state);
    else
        remember(std::move(state));
    emit changed();
}

void Selection::choose(const std::vector<RecordRef> &chosen, RecordRef current, bool extends)
{
    auto records = extends ? now().records : std::vector<RecordRef>();
    for (const auto record : chosen)
        if (!extends || std::erase(records, record) == 0)
            records.push_back(record);
    set(std::move(records), current);
}

void Selection::remember(State state)
{
    history_.resize(at_ + 1);
    size_t kept = 1, remembered = state.records.size();
    history_.push_back(std::move(state));
    while (kept < std::min(history_.size(), longestHistory)
           && (remembered += history_[history_.size() - kept - 1].records.size()) <= mostRemembered)
        ++kept;
    history_.erase(history_.begin(), history_.end() - static_cast<std::ptrdiff_t>(kept));
    at_ = kept - 1;
}

void Selection::hover(RecordRef record)
{
    if (record == hovered_)
        return;
    hovered_ = record;
    emit hoverChanged();
}

void Selection::renumber(int lump, const std::vector<qint32> &numbers)
{
    replaceEach([&](RecordRef ref) {
        if (ref.lump != lump)
            return ref;
        const auto number = ref.index < numbers.size() ? numbers[ref.index] : -1;
        return number < 0 ? RecordRef{} : RecordRef{lump, static_cast<quint32>(number)};
    });
}

void Selection::retain(const std::function<bool(RecordRef)> &exists)
{
    replaceEach([&](RecordRef ref) { return exists(ref) ? ref : RecordRef{}; });
}

void Selection::replaceEach(const std::function<RecordRef(RecordRef)> &replaced)
{
    const auto follow = [&](State &state) {
        std::ranges::transform(state.records, state.records.begin(), replaced);
        std::erase_if(state.records, [](RecordRef ref) { return !ref.isValid(); });
        std::ranges::sort(state.records);
        state.current = replaced(state.current);
        if (!state.current.isValid() && !state.records.empty())
            state.current = state.records.front();
    };
    const auto before = now();
    for (auto &state : history_)
        follow(state);
    hovered_ = replaced(hovered_);
    if (now() != before)
        emit changed();
}

void Selection::walkTo(size_t at)
{
    if (at >= history_.size())
        return;
    at_ = at;
    walked_ = true;
    emit changed();
}

void Selection::adopt(const Selection &other, const std::function<bool(RecordRef)> &exists)
{
    const auto before = now();
    history_.clear();
    for (size_t i = 0; i < other.history_.size(); ++i) {
        const auto &[records, current] = other.history_[i];
        State state;
        std::ranges::copy_if(records, std::back_inserter(state.records), exists);
        if (!state.records.empty())
            state.current = exists(current) ? current : state.records.front();
        const bool isPresent = i == other.at_; // the current selection stays even if no record is left in it
        const bool vanished = state.records.empty() && !records.empty();
        if ((isPresent || !vanished) && (history_.empty() || history_.back() != state))
            history_.push_back(std::move(state));
        if (isPresent)
            at_ = history_.size() - 1;
    }
    walked_ = true;
    if (now() != before)
        emit changed();
}

RecordRef Selection::lastSelected(const std::function<bool(RecordRef)> &fits) const
{
    for (size_t at = at_ + 1; at-- > 0;)
        if (const auto found = std::ranges::find_if(history_[at].records, fits); found != history_[at].records.end())
            return *found;
    return {};
}

#include "core/document/selection.h"

#include "core/sorting.h"

namespace
{

constexpr size_t longestHistory = 200, mostRemembered = 4'000'000; // selections; records of them all

// Dragging over rows or extending with Shift passes many selections on the way to one.
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
    if (records == records_ && current == current_)
        return;
    const bool replace = !walked_ && isSameGesture(records_, records);
    walked_ = false;
    records_ = std::move(records);
    current_ = current;
    if (replace && at_ > 0) {
        history_[at_] = {records_, current_};
    } else {
        remember();
    }
    emit changed();
}

void Selection::choose(const std::vector<RecordRef> &chosen, RecordRef current, bool extends)
{
    auto records = extends ? records_ : std::vector<RecordRef>();
    for (const auto record : chosen)
        if (!extends || std::erase(records, record) == 0)
            records.push_back(record);
    set(std::move(records), current);
}

void Selection::remember()
{
    history_.resize(at_ + 1);
    history_.push_back({records_, current_});
    size_t kept = 1, remembered = records_.size();
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
    const auto renumbered = [&](RecordRef ref) {
        if (ref.lump != lump)
            return ref;
        const auto number = ref.index < numbers.size() ? numbers[ref.index] : -1;
        return number < 0 ? RecordRef{} : RecordRef{lump, static_cast<quint32>(number)};
    };
    const auto follow = [&](State &state) {
        std::ranges::transform(state.records, state.records.begin(), renumbered);
        std::erase_if(state.records, [](RecordRef ref) { return !ref.isValid(); });
        std::ranges::sort(state.records);
        state.current = renumbered(state.current);
        if (!state.current.isValid() && !state.records.empty())
            state.current = state.records.front();
    };
    for (auto &state : history_)
        follow(state);
    State now{records_, current_};
    follow(now);
    hovered_ = renumbered(hovered_);
    if (now.records == records_ && now.current == current_)
        return;
    records_ = std::move(now.records);
    current_ = now.current;
    emit changed();
}

void Selection::back()
{
    if (!canGoBack())
        return;
    --at_;
    restore();
}

void Selection::forward()
{
    if (!canGoForward())
        return;
    ++at_;
    restore();
}

void Selection::restore()
{
    walked_ = true;
    show(history_[at_]);
}

void Selection::show(State state)
{
    records_ = std::move(state.records);
    current_ = state.current;
    emit changed();
}

void Selection::adopt(const Selection &other, const std::function<bool(RecordRef)> &exists)
{
    history_.clear();
    for (size_t i = 0; i < other.history_.size(); ++i) {
        const auto &[records, current] = other.history_[i];
        State state;
        std::ranges::copy_if(records, std::back_inserter(state.records), exists);
        if (!state.records.empty())
            state.current = exists(current) ? current : state.records.front();
        const bool isPresent = i == other.at_; // which is shown even when nothing is left of it
        const bool vanished = state.records.empty() && !records.empty();
        if ((isPresent || !vanished) && (history_.empty() || history_.back() != state))
            history_.push_back(std::move(state));
        if (isPresent)
            at_ = history_.size() - 1;
    }
    walked_ = true;
    if (history_[at_] != State{records_, current_})
        show(history_[at_]);
}

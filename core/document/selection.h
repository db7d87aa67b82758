// What is selected, for all views of a window. Views never know each other: each sets what it was told by its user,
// and shows what the Selection means among its own kind of records (References::project). Setting what is already
// selected does nothing, so an echo ends where it began.
#pragma once

#include "core/map/record.h"

#include <QObject>

#include <functional>
#include <vector>

class Selection : public QObject
{
    Q_OBJECT
public:
    // `current` is the record that the inspector shows; without one the first.
    void set(std::vector<RecordRef> records, RecordRef current = {});
    void clear() { set({}); }
    // The same, as people choose: where it `extends` what is selected, those of them that are already are taken away.
    void choose(const std::vector<RecordRef> &chosen, RecordRef current, bool extends);
    // A record under the pointer: shown, but neither selected nor remembered.
    void hover(RecordRef record);

    const std::vector<RecordRef> &records() const { return now().records; } // ascending, each once
    RecordRef current() const { return now().current; }
    RecordRef hovered() const { return hovered_; }

    // Follows records that an edit has given other numbers (-1: it removed them), in the history too.
    void renumber(int lump, const std::vector<qint32> &numbers);
    // Drops records that no longer exist, also from the history.
    void retain(const std::function<bool(RecordRef)> &exists);

    bool canGoBack() const { return at_ > 0; }
    bool canGoForward() const { return at_ + 1 < history_.size(); }
    void back() { walkTo(at_ - 1); }
    void forward() { walkTo(at_ + 1); }
    // Takes over what is and was selected in another document of the same map; what `exists` refuses is dropped, and
    // with it what then is empty or the same as what it followed.
    void adopt(const Selection &other, const std::function<bool(RecordRef)> &exists);

signals:
    void changed();
    void hoverChanged();

private:
    struct State {
        std::vector<RecordRef> records;
        RecordRef current;
        friend bool operator==(const State &, const State &) = default;
    };
    const State &now() const { return history_[at_]; }
    void remember(State state);
    void replaceEach(const std::function<RecordRef(RecordRef)> &replaced);
    void walkTo(size_t at); // unless the history ends before

    RecordRef hovered_;
    std::vector<State> history_{State{}};
    size_t at_ = 0; // what is selected
    bool walked_ = false; // the selection was not made here: it stays in the history
};

// The selection of all views of a window. Views never know each other: each sets what was selected in it, and shows the
// records of its own kind that correspond to the Selection (References::project). Setting what is already selected does
// nothing, so that changes do not echo between views.
#pragma once

#include "core/map/record.h"

#include <QObject>

#include <functional>
#include <vector>

class Selection : public QObject
{
    Q_OBJECT
public:
    // `current`: the record that the inspector shows; the first if it is not among `records`.
    void set(std::vector<RecordRef> records, RecordRef current = {});
    void clear() { set({}); }
    // Sets what was chosen. If it `extends` the selection, those that are selected already are deselected.
    void choose(const std::vector<RecordRef> &chosen, RecordRef current, bool extends);
    // A record under the pointer: shown, but neither selected nor remembered.
    void hover(RecordRef record);

    const std::vector<RecordRef> &records() const { return now().records; } // ascending, each once
    RecordRef current() const { return now().current; }
    RecordRef hovered() const { return hovered_; }

    // Returns the record that was selected last among those that fit, also earlier than now; invalid: none.
    RecordRef lastSelected(const std::function<bool(RecordRef)> &fits) const;

    // Updates the records to the numbers that an edit has given them (-1: it removed them), in the history too.
    void renumber(int lump, const std::vector<qint32> &numbers);
    // Drops records that no longer exist, also from the history.
    void retain(const std::function<bool(RecordRef)> &exists);

    bool canGoBack() const { return at_ > 0; }
    bool canGoForward() const { return at_ + 1 < history_.size(); }
    void back() { walkTo(at_ - 1); }
    void forward() { walkTo(at_ + 1); }
    // Takes over the selection and its history from another document of the same map. Drops records that `exists` rejects,
    // and selections that then are empty or the same as the one before.
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
    size_t at_ = 0;       // index of the current selection
    bool walked_ = false; // the selection came from the history or another document, and stays in the history
};

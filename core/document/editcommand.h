// The only undo command: it applies an edit to lumps, or the edit's inverse.
#pragma once

#include "core/document/edithistory.h"
#include "core/entities/edits.h"

#include <QUndoCommand>

#include <functional>
#include <vector>

class EditCommand : public QUndoCommand
{
public:
    // The command calls `apply` to change the document, with the edit or with its inverse. `again` is true for undo and redo, and
    // false the first time. If apply() returns false, nothing was changed, and the command leaves the stack.
    using Apply = std::function<bool(const Result<SharedEdit> &edit, EntityMove move, bool again)>;
    // `typing`: the command may be merged with the typing before it.
    EditCommand(const QString &what, SharedEdit edit, EntityMove move, bool typing, EditHistory &history, Apply apply);

    void redo() override;
    void undo() override;
    // Return what the next undo() or redo() changes. Fail with a sentence if the history cannot be read.
    Result<SharedEdit> undone() const;
    Result<SharedEdit> redone() const { return edit_.edit(); }
    // Returns the lumps that the edit changes.
    const std::vector<int> &lumps() const { return lumps_; }
    int id() const override { return typing_ ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    EditHistory::Kept edit_;
    std::vector<int> lumps_{};
    EntityMove move_;
    bool typing_;
    Apply apply_;
    SharedEdit first_; // the edit until redo() first applies it, which need not unpack it then
};

// The one command of undo: a change of lumps, done and taken back by the same swap of bytes.
#pragma once

#include "core/document/edithistory.h"
#include "core/entities/edits.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

class EditCommand : public QUndoCommand
{
public:
    // `apply` changes the document; the command calls it with the edit, or with what takes it back. `again`: by undo or redo, not
    // by the edit itself. False: it could not, and the command goes.
    using Apply = std::function<bool(const Result<Edit> &edit, EntityMove move, bool again)>;
    // `typing`: it may be joined to the typing before it, of the lump that it changes.
    EditCommand(const QString &what, Edit edit, EntityMove move, bool typing, EditHistory &history, Apply apply);

    void redo() override;
    void undo() override;
    int id() const override { return typing_ ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    EditHistory::Kept edit_;
    EntityMove move_;
    bool typing_;
    Apply apply_;
    std::optional<Edit> first_; // until it is made: not unpacked for that
};

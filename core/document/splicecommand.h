// The one command of undo: a change of the entity text, done and taken back by the same swap of bytes.
#pragma once

#include "core/entities/edits.h"

#include <QUndoCommand>

#include <functional>

class SpliceCommand : public QUndoCommand
{
public:
    // `apply` changes the document; the command calls it with the splices, or with what takes them back.
    // `again`: by undo or redo, not by the edit itself.
    using Apply = std::function<void(const Splices &splices, EntityMove move, bool again)>;
    SpliceCommand(EntityEdit edit, Apply apply);

    void redo() override;
    void undo() override;
    int id() const override { return edit_.typing ? 1 : -1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    EntityEdit edit_;
    Apply apply_;
    bool done_ = false; // once
};

#include "core/document/splicecommand.h"

#include <utility>

SpliceCommand::SpliceCommand(EntityEdit edit, Apply apply)
    : QUndoCommand(edit.what),
      edit_(std::move(edit)),
      apply_(std::move(apply))
{
}

void SpliceCommand::redo()
{
    apply_(edit_.splices, edit_.move, std::exchange(done_, true));
}

void SpliceCommand::undo()
{
    apply_(inverse(edit_.splices), {edit_.move.to, edit_.move.from}, true);
}

bool SpliceCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const SpliceCommand *>(other)->edit_;
    if (edit_.splices.size() != 1 || next.splices.size() != 1
        || !joinTyping(edit_.splices.front(), next.splices.front()))
        return false;
    const auto &joined = edit_.splices.front();
    setObsolete(joined.removed == joined.inserted);
    return true;
}

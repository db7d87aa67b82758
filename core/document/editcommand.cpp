#include "core/document/editcommand.h"

#include <utility>

EditCommand::EditCommand(const QString &what, SharedEdit edit, EntityMove move, bool typing, EditHistory &history, Apply apply)
    : QUndoCommand(what), edit_(history, edit), move_(move), typing_(typing), apply_(std::move(apply)), first_(std::move(edit))
{
    for (const auto &patch : *first_)
        lumps_.push_back(patch.lump);
}

void EditCommand::redo()
{
    const bool again = !first_;
    setObsolete(!apply_(again ? redone() : Result<SharedEdit>(std::exchange(first_, nullptr)), move_, again));
}

void EditCommand::undo() { setObsolete(!apply_(undone(), {move_.to, move_.from}, true)); }

Result<SharedEdit> EditCommand::undone() const
{
    auto edit = edit_.edit();
    return edit ? Result<SharedEdit>(std::make_shared<const Edit>(inverse(*edit.value()))) : edit;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto kept = edit_.edit(), next = static_cast<const EditCommand *>(other)->edit_.edit();
    if (!kept || !next || kept.value()->size() != 1 || next.value()->size() != 1
        || kept.value()->front().lump != next.value()->front().lump)
        return false;
    auto edit = *kept.value();
    auto &splices = edit.front().splices;
    if (!joinTyping(splices, next.value()->front().splices))
        return false;
    setObsolete(splices.empty());
    edit_.replace(std::make_shared<const Edit>(std::move(edit)));
    return true;
}

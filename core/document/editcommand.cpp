#include "core/document/editcommand.h"

#include <utility>

EditCommand::EditCommand(const QString &what, Edit edit, EntityMove move, bool typing, EditHistory &history, Apply apply)
    : QUndoCommand(what),
      edit_(history, edit),
      move_(move),
      typing_(typing),
      apply_(std::move(apply)),
      first_(std::move(edit))
{
    for (const auto &patch : *first_)
        lumps_.push_back(patch.lump);
}

void EditCommand::redo()
{
    const bool again = !first_;
    setObsolete(!apply_(again ? redone() : Result<Edit>(*std::exchange(first_, std::nullopt)), move_, again));
}

void EditCommand::undo()
{
    setObsolete(!apply_(undone(), {move_.to, move_.from}, true));
}

Result<Edit> EditCommand::undone() const
{
    auto edit = edit_.edit();
    return edit ? Result<Edit>(inverse(edit.value())) : edit;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    auto edit = edit_.edit();
    const auto next = static_cast<const EditCommand *>(other)->edit_.edit();
    if (!edit || !next || edit.value().size() != 1 || next.value().size() != 1
        || edit.value().front().lump != next.value().front().lump)
        return false;
    auto &splices = edit.value().front().splices;
    if (!joinTyping(splices, next.value().front().splices))
        return false;
    setObsolete(splices.empty());
    edit_.replace(edit.value());
    return true;
}

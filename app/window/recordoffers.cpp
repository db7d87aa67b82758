#include "app/window/recordoffers.h"
#include "app/window/noticebar.h"

#include "core/cells/copies.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QPointer>

#include <algorithm>

namespace {

constexpr size_t mostNamed = 3; // users that are offered a copy if none is selected

} // namespace

RecordOffers::RecordOffers(NoticeBar *notice) : QObject(notice), notice_(notice) {}

void RecordOffers::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    if (!document)
        return;
    const auto *records = &document->records();
    connect(records, &RecordEditor::refused, this, [this](const QString &why) {
        notice_->put({why, {}, [this, changes = changes_] { return changes == changes_; }});
    });
    connect(records, &RecordEditor::renumbered, this, &RecordOffers::statusMessage);
    connect(records, &RecordEditor::sharedTyped, this, &RecordOffers::ask);
    connect(records, &RecordEditor::dropped, this, [this] { notice_->review(); });
    connect(records, &RecordEditor::dropped, this, &RecordOffers::statusMessage,
            Qt::QueuedConnection); // after what the edit says
    connect(records, &RecordEditor::copied, this, [this](RecordRef copy, RecordRef original, RecordRef user) {
        const auto &map = document_->map();
        emit statusMessage(tr("%1 now uses %2, a copy of %3.").arg(title(map, user), title(map, copy), title(map, original)));
    });
    const auto change = [this] {
        ++changes_;
        notice_->review();
    };
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, change);
    connect(records, &RecordEditor::unlockedChanged, this, change);
    connect(&document->selection(), &Selection::changed, this, [this] {
        if (!document_->records().isAsking() || usersToCopyFor() == offered_)
            return;
        const auto before = asked_;
        notice_->replace(before, question(false));
    });
}

void RecordOffers::ask(const std::vector<RecordEditor::Typed> &cells, const std::vector<Users> &users, bool isAgain)
{
    cells_ = cells;
    users_ = users;
    typed_ = document_->records().comparison(cells);
    ++questions_;
    notice_->ask(question(isAgain));
    if (isAgain)
        notice_->focusLater();
}

// Returns the users that may get a copy of the record: the one that was selected last or, if none was, all if they are few.
std::vector<RecordOffers::User> RecordOffers::usersToCopyFor() const
{
    std::vector<User> all;
    if (!RecordEditor::areOfOneRecord(cells_))
        return all;
    for (const auto &[by, records] : users_)
        if (canHaveCopy(document_->map(), by))
            for (const quint32 user : records)
                all.emplace_back(by, user);
    const auto isUser = [&](RecordRef ref) {
        return std::ranges::any_of(users_, [&](const Users &each) {
            return each.by.lump == ref.lump && canHaveCopy(document_->map(), each.by)
                   && std::ranges::binary_search(each.records, ref.index);
        });
    };
    const auto &selection = document_->selection();
    const bool areSeveral = std::ranges::count_if(selection.records(), isUser) > 1; // Select Them selects all
    if (const auto last = areSeveral ? RecordRef{} : selection.lastSelected(isUser); last.isValid())
        std::erase_if(all, [last](const User &each) { return each.first.lump != last.lump || each.second != last.index; });
    return all.size() <= mostNamed ? all : std::vector<User>();
}

// Returns the notice that asks, for what is selected now.
Notice RecordOffers::question(bool isAgain)
{
    const auto &map = document_->map();
    auto *records = &document_->records();
    offered_ = usersToCopyFor();
    const bool isOne = RecordEditor::areOfOneRecord(cells_);
    const auto users = usersText(map, users_);
    asked_ = tr("%1: used by %2. Nothing has been changed yet.").arg(typed_, users);
    const bool canCopy = std::ranges::any_of(users_, [&](const Users &each) { return canHaveCopy(map, each.by); });
    if (isOne && canCopy && offered_.empty())
        asked_ += u' ' + tr("To copy it for one of them, select that one.");
    if (isAgain)
        asked_ = tr("Nothing has been saved: choose first.") + u' ' + asked_;
    QList<Offer> offers{{tr("Change It for &All"), [records] { records->setForAll(); }}};
    for (const auto &[by, user] : offered_)
        offers.append({tr("Copy for %1").arg(title(map, {by.lump, user})),
                       [records, by = by, user = user] { records->setForOne(by, user); }});
    offers.append(
        {tr("&Select Them"), [selection = &document_->selection(), users = recordsOf(users_)] { selection->set(users); }, true});
    const auto isAsked = [this, asking = QPointer(records), number = questions_] {
        return asking && asking->isAsking() && number == questions_;
    };
    return {asked_, offers, isAsked, [this, asking = QPointer(records)] {
                if (asking)
                    emit statusMessage(asking->drop());
            }};
}

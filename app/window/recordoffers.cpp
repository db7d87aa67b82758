#include "app/window/recordoffers.h"
#include "app/window/noticebar.h"

#include "core/cells/copies.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <algorithm>

namespace {

constexpr size_t mostNamed = 3; // users that are offered a copy if none was selected

// The users that may get a copy of a shared record: the one that was selected last or, if none was, all if they are few.
std::vector<std::pair<bsp::FieldRef, quint32>> candidates(const Document &document, const std::vector<Users> &users)
{
    std::vector<std::pair<bsp::FieldRef, quint32>> all;
    for (const auto &[by, records] : users)
        if (canHaveCopy(document.map(), by))
            for (const quint32 record : records)
                all.emplace_back(by, record);
    const auto isUser = [&](RecordRef ref) {
        return std::ranges::any_of(users, [&](const Users &each) {
            return each.by.lump == ref.lump && canHaveCopy(document.map(), each.by)
                   && std::ranges::binary_search(each.records, ref.index);
        });
    };
    if (const auto last = document.selection().lastSelected(isUser); last.isValid())
        std::erase_if(all, [last](const auto &each) { return each.first.lump != last.lump || each.second != last.index; });
    return all.size() <= mostNamed ? all : std::vector<std::pair<bsp::FieldRef, quint32>>();
}

} // namespace

RecordOffers::RecordOffers(NoticeBar *notice) : QObject(notice), notice_(notice) {}

void RecordOffers::setDocument(Document *document)
{
    document_ = document;
    if (!document)
        return;
    connect(&document->records(), &RecordEditor::refused, this, [this](const QString &why) { notice_->say(why); });
    connect(&document->records(), &RecordEditor::sharedTyped, this, &RecordOffers::ask);
    connect(&document->tables(), &MapTables::changed, this, [this] {
        ++changes_; // records may have other numbers now
        notice_->review();
    });
}

void RecordOffers::ask(const RecordEditor::Typed &typed, const std::vector<Users> &users)
{
    auto *records = &document_->records();
    QList<Offer> offers{{tr("Change It for &All"), [records, typed] { records->setForAll(typed); }}};
    for (const auto &[by, user] : candidates(*document_, users))
        offers.append({tr("Copy for %1").arg(title(document_->map(), {by.lump, user})),
                       [records, typed, by = by, user = user] { records->setForOne(typed, by, user); }});
    offers.append({tr("&Select Them"), [document = document_, users] {
                       std::vector<RecordRef> refs;
                       for (const auto &[by, found] : users)
                           std::ranges::transform(found, std::back_inserter(refs), [lump = by.lump](quint32 record) {
                               return RecordRef{lump, record};
                           });
                       document->selection().set(std::move(refs));
                   }});
    notice_->put({tr("%1 is used by %2. Nothing has been changed yet.")
                      .arg(title(document_->map(), typed.record), usersText(document_->map(), users)),
                  offers, [this, changes = changes_] { return changes == changes_; }});
}

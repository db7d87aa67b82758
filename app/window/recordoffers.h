// Asks what an edit of records that several others share should change, and says why an edit is refused.
#pragma once

#include "core/document/recordeditor.h"
#include "widgets/offer.h"

class NoticeBar;

class RecordOffers : public QObject
{
    Q_OBJECT
public:
    explicit RecordOffers(NoticeBar *notice);
    void setDocument(Document *document); // null: no map

signals:
    void statusMessage(const QString &sentence);

private:
    // A user of a shared record, and the field by which it refers to that.
    using User = std::pair<bsp::FieldRef, quint32>;
    void ask(const std::vector<RecordEditor::Typed> &cells, const std::vector<Users> &users, bool isAgain);
    Notice question(bool isAgain);
    std::vector<User> usersToCopyFor() const;

    NoticeBar *notice_;
    Document *document_ = nullptr;
    std::vector<RecordEditor::Typed> cells_; // that the question is about
    std::vector<Users> users_;
    std::vector<User> offered_; // users that are offered a copy
    QString typed_;             // what would become of cells_
    QString asked_;
    int questions_ = 0;   // so far; only the last one holds
    quint64 changes_ = 0; // of the map so far, after which a refusal no longer holds
};

// Offers to restore edits that a crash left unsaved, when their map is opened or the program starts.
#pragma once

#include "app/saving/recovery.h"

class BackgroundWork;
class NoticeBar;

class RecoveryOffers : public QObject
{
    Q_OBJECT
public:
    // `work` compares texts. All three must outlive this object.
    RecoveryOffers(NoticeBar *notice, Recovery *recovery, BackgroundWork *work);
    // Offers the edits of a map that has just been opened. Null: none is open.
    void offer(Document *document);
    // Offers the edits of all maps, while none is open.
    void offerAll();
    // Offers the edits of a map that is not open and may no longer exist.
    void offerClosed(const Recovery::Found &found);

signals:
    void openWanted(const QString &path);
    // The open map is to be compared with `other`. `name`: the other map's, for people.
    void compareWanted(const QString &name, const std::shared_ptr<const MapFile> &other);

private:
    void ask(const Recovery::Found &found);
    void askAgain();
    bool hasOtherEdits(const Recovery::Found &found) const;
    void restore(const Recovery::Found &found);
    void compare(const Recovery::Found &found);
    struct Reverted {
        QString sentence;
        QStringList lines;
    };
    static Reverted revertedBy(const Recovery::Found &found, const MapFile &map, const std::stop_token &stop);
    void askToRevert(const Recovery::Found &found);
    void showReverted(const Recovery::Found &found, const std::shared_ptr<const MapFile> &now, const Reverted &reverted);
    void discard(const Recovery::Found &found);
    void offerBroken(const Recovery::Found &found, const QString &what);
    void askWhere(const Recovery::Found &found);

    NoticeBar *notice_;
    Recovery *recovery_;
    BackgroundWork *work_;
    QPointer<Document> document_;
    std::optional<Recovery::Found> asked_; // about its edits, of document_
};

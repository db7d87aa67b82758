// What a crash left unsaved, offered when its map is opened, or at the start.
#pragma once

#include "app/recovery.h"

class NoticeBar;

class RecoveryOffers : public QObject
{
    Q_OBJECT
public:
    RecoveryOffers(NoticeBar *notice, Recovery *recovery);
    // Of a map that has just been opened. Null: none is open.
    void offer(Document *document);
    // Of all maps, while none is open.
    void offerAll();

signals:
    void openWanted(const QString &path);

private:
    void restore(const Recovery::Found &found);
    void askToRevert(const Recovery::Found &found);
    void discard(const QString &path);

    NoticeBar *notice_;
    Recovery *recovery_;
    QPointer<Document> document_;
};

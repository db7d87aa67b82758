// A sentence below the toolbar with what can be done about it; never in the way.
#pragma once

#include "widgets/offer.h"

#include <QToolBar>

class QLabel;

class NoticeBar : public QToolBar
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);
    // What can be done about it: a button each; pressing it makes the bar go.
    using Choice = Offer;
    // Later words take the place of these. With choices they come back from below words without any, which end first.
    // No words: what was said last is over.
    void say(const QString &sentence, const QList<Choice> &choices = {});
    // The same, until it no longer holds.
    void put(const Notice &notice);
    // Comes back from below whatever is said later, until it is answered or closed.
    void ask(const QString &sentence, const QList<Choice> &choices);
    // Drops the notices that no longer hold.
    void review();
    void dismiss(); // what is shown
    void clear();   // and all that is below it
    QString text() const;

    // It is for what it says to show it: a layout of the window that is restored tells how it stood long ago.
    void setVisible(bool visible) override;

private:
    struct Kept {
        Notice notice;
        bool isQuestion = false;
    };
    void keep(const Kept &kept);
    void showLast();

    QList<Kept> notices_; // the last one is shown
    QLabel *text_;
    QAction *close_;
    QList<QAction *> buttons_;
};

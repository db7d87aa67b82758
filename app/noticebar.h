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
    void say(const QString &sentence, const QList<Choice> &choices = {}); // an empty one: the bar goes
    QString text() const;

private:
    QLabel *text_;
    QAction *close_;
    QList<QAction *> buttons_;
};

// A sentence below the toolbar with what can be done about it; never in the way.
#pragma once

#include <QToolBar>

#include <functional>

class QLabel;

class NoticeBar : public QToolBar
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);
    // With a button, `act` is called when it is pressed, and the bar goes.
    void say(const QString &sentence, const QString &button = {}, std::function<void()> act = {});
    QString text() const;

private:
    QLabel *text_;
    QAction *button_;
    std::function<void()> act_;
};

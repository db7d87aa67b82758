// A bar above the status bar that shows a notice, with buttons for what can be done about it. It never blocks the window, and
// nothing that is shown above it moves when it appears: only the lowest docks shrink. Focus set to it goes to the first
// button, and back to where it was when the notice goes.
#pragma once

#include "widgets/offer.h"

#include <QPointer>
#include <QToolBar>

class QLabel;

class NoticeBar : public QToolBar
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);
    // A button of a notice. Pressing it dismisses the notice, unless keepsNotice is set.
    using Choice = Offer;
    // Shows a notice in place of the current one. A notice with choices reappears when later ones without choices are
    // dismissed. An empty sentence drops the notices without choices.
    void say(const QString &sentence, const QList<Choice> &choices = {});
    // Like say(), but the notice is dropped once it no longer holds: by review(), or when another notice is shown.
    void put(const Notice &notice);
    // Like say(), but the notice reappears after all later ones until it is answered or closed.
    void ask(const QString &sentence, const QList<Choice> &choices) { ask({sentence, choices}); }
    void ask(const Notice &notice);
    // Replaces the notice with a sentence, also one that waits below later ones, and keeps the focus in it. Does nothing if there
    // is none.
    void replace(const QString &sentence, const Notice &notice);
    void focusLater(); // once the buttons are laid out
    // Drops the notices that no longer hold.
    void review();
    void dismiss(); // the notice that is shown, without a choice
    void clear();   // all notices
    QString text() const;
    // Returns whether a notice is shown, or will be when later ones are dismissed.
    bool has(const QString &sentence) const;

    // Ignores `visible`, which may come from an old layout: the bar is visible while it has a notice.
    void setVisible(bool visible) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Kept {
        Notice notice;
        bool isQuestion = false;
    };
    void keep(const Kept &kept);
    void drop(); // the notice that is shown
    void showLast();
    int heightFor(int width) const;
    void shrinkLowestDocks(int by); // by so many pixels; a negative number lets them grow

    QList<Kept> notices_; // the last one is shown
    QLabel *text_;
    QAction *close_;
    QList<QAction *> buttons_;
    QPointer<QWidget> before_; // that had the focus before the bar
};

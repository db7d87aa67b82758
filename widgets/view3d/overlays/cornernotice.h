// A sentence in the upper left corner of a 3D view about what it hides, with a button that shows it again. Several notices
// are stacked, the first on top.
#pragma once

#include <QFrame>

class QLabel;

class CornerNotice : public QFrame
{
    Q_OBJECT
public:
    CornerNotice(const QString &answer, const QString &toolTip, QWidget *view);
    void say(const QString &sentence); // shows the sentence until end()
    void end();                        // hides the notice, and passes the button's focus to the view

signals:
    void answered(); // by the button

private:
    static void arrange(const QWidget &view);

    QLabel *sentence_;
};

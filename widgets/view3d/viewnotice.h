// A sentence over the upper left corner of a 3D view on what it leaves out, with a button that brings that back. Of several
// each is below those that came before it.
#pragma once

#include <QFrame>

class QLabel;

class ViewNotice : public QFrame
{
    Q_OBJECT
public:
    ViewNotice(const QString &answer, const QString &toolTip, QWidget *view);
    void say(const QString &sentence); // until it is ended
    void end();                        // the view has the keyboard where the button had it

signals:
    void answered(); // by the button

private:
    static void arrange(const QWidget &view);

    QLabel *sentence_;
};

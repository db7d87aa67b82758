// A frame around what has the keyboard, wherever styles draw none: lists, tables, texts, and all that paints itself.
#pragma once

#include <QPointer>
#include <QWidget>

// Follows the keyboard through all windows of the program, however often it is asked for.
void showFocusRings();

// Around the inside of its parent, which the mouse reaches through it.
class FocusRing : public QWidget
{
    Q_OBJECT
public:
    explicit FocusRing(QWidget *around);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();
};

// A frame around the widget that has focus, wherever styles draw none: lists, tables, texts and custom-painted views.
#pragma once

#include <QPointer>
#include <QWidget>

// Draws the frame around the focused widget in all windows of the program. Further calls do nothing.
void showFocusRings();

// The frame along the inner edge of its parent. Mouse events pass through to the parent.
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

// Explains how to move in the 3D view, in its lower right corner, until the user flies or closes the hint.
#pragma once

#include <QLabel>

class QToolButton;

class FlyingHint : public QLabel
{
    Q_OBJECT
public:
    explicit FlyingHint(QWidget *view);

signals:
    void flown(); // the user flew or closed the hint, which is now deleted

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void end();

    QToolButton *close_;
};

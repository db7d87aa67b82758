// How to move in the 3D view, over its lower left corner, until somebody has flown.
#pragma once

#include <QLabel>

class ViewHint : public QLabel
{
    Q_OBJECT
public:
    explicit ViewHint(QWidget *view);

signals:
    void flown(); // it is known now, and the hint is gone

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
};

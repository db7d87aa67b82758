// A line of text that is elided where it is too narrow; the tooltip then has all of it.
#pragma once

#include <QLabel>

class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

protected:
    virtual bool fits() const;
    virtual void paintElided(QPainter &painter) const; // called only if the text does not fit
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

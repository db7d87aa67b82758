// A line of text that ends in dots where there is no room for all of it; its tooltip has the rest.
#pragma once

#include <QLabel>

class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

protected:
    virtual bool fits() const;
    virtual void paintElided(QPainter &painter) const; // where it does not fit
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

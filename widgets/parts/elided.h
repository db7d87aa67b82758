// Widgets that elide their text where they are too narrow; the tooltip then has all of it.
#pragma once

#include <QComboBox>
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

class ElidedBox : public QComboBox
{
    Q_OBJECT
public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString shownText() const;
};

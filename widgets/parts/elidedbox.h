// A combo box that elides its text where it is too narrow; the tooltip then has all of it.
#pragma once

#include <QComboBox>

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

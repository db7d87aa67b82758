// A box to choose from whose text ends in dots where it is narrow; its tooltip has the rest.
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

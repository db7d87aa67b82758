// The words below a cluster graph. Two lines have room whatever is said, so that nothing jumps while the pointer moves;
// what does not fit ends in dots, and the tooltip has all of it.
#pragma once

#include <QLabel>

class GraphLine : public QLabel
{
    Q_OBJECT
public:
    explicit GraphLine(QWidget *parent = nullptr);
    QStringList shownLines() const; // as they are wrapped now
    bool fits() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } // QLabel's would follow the text

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

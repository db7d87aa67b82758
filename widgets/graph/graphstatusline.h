// The text below a cluster graph. It always takes two lines, so that nothing jumps while the pointer moves; what does not
// fit is elided, and the tooltip has all of it.
#pragma once

#include "widgets/parts/elided.h"

class GraphStatusLine : public ElidedLabel
{
    Q_OBJECT
public:
    explicit GraphStatusLine(QWidget *parent = nullptr);
    QStringList shownLines() const; // as they are wrapped now
    bool fits() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } // QLabel's would follow the text

protected:
    void paintElided(QPainter &painter) const override;
};

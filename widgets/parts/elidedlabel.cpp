#include "widgets/parts/elidedlabel.h"

#include "core/text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

bool ElidedLabel::fits() const { return fontMetrics().horizontalAdvance(text()) <= contentsRect().width(); }

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || fits())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), asToolTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *event)
{
    if (fits())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    paintElided(painter);
}

void ElidedLabel::paintElided(QPainter &painter) const
{
    painter.drawText(contentsRect(), Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

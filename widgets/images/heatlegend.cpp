#include "widgets/images/heatlegend.h"

#include "core/light/readings.h"
#include "widgets/parts/ramp.h"

using namespace Qt::StringLiterals;

HeatLegend::HeatLegend(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Colours for brightness 0 to 255, from dark to bright"));
    setToolTip(accessibleName());
}

QSize HeatLegend::sizeHint() const { return {160, fontMetrics().height() + 2}; }

void HeatLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto low = u"0"_s, high = u"255"_s;
    const int left = fontMetrics().horizontalAdvance(low) + 5, right = fontMetrics().horizontalAdvance(high) + 5;
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, high);
    const auto bar = rect().adjusted(left, 2, -right, -2);
    paintRamp(painter, bar, [](double share) { return heatColor(static_cast<int>(share * 255)); });
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(bar.adjusted(-1, -1, 0, 0));
}

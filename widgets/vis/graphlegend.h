// What the colours and lines of a cluster graph mean.
#pragma once

#include "widgets/vis/flowlegend.h"

class GraphLegend : public FlowLegend
{
    Q_OBJECT
public:
    explicit GraphLegend(QWidget *parent = nullptr);
    // What the darkest and the brightest colour stand for.
    void setRange(quint32 low, quint32 high);

protected:
    void paintSign(QPainter &painter, int sign, const QRect &rect) const override;

private:
    enum Sign { Ramp, OneTint, Neighbours, Sees, HoveredSees, SeenOneWay };
};

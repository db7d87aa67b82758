// What the colours and lines of a cluster graph mean.
#pragma once

#include "widgets/vis/flowlegend.h"

class GraphLegend : public FlowLegend
{
    Q_OBJECT
public:
    explicit GraphLegend(QWidget *parent = nullptr);
    // What the darkest and the brightest colour stand for, and whether rooms stand there.
    void setRange(quint32 low, quint32 high, bool hasRooms = false);
    // The numbers from and to which its colour stands for; nothing beside the colours.
    std::optional<std::pair<quint32, quint32>> rangeAt(QPoint at) const;

protected:
    void paintSign(QPainter &painter, int sign, const QRect &rect) const override;

private:
    enum Sign { Ramp, OneTint, Neighbours, Sees, HoveredSees, SeenOneWay };
    quint32 low_ = 0, high_ = 0;
};

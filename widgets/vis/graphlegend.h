// The legend of a cluster graph's colours and lines.
#pragma once

#include "widgets/vis/flowlegend.h"

class GraphLegend : public FlowLegend
{
    Q_OBJECT
public:
    explicit GraphLegend(QWidget *parent = nullptr);
    // Sets what the darkest and the brightest colour stand for, and whether some nodes are rooms.
    void setRange(quint32 low, quint32 high, bool hasRooms = false);
    // Sets whether lines of sight that only one of two maps has are told apart.
    void setComparison(bool on);
    // Returns, by node, the tint for the number of clusters that it sees.
    std::vector<quint8> tintsOf(const std::vector<quint32> &sees) const;
    // Returns the range of numbers that the colour there stands for; nothing outside the colours.
    std::optional<std::pair<quint32, quint32>> rangeAt(QPoint at) const;

protected:
    void paintSign(QPainter &painter, int sign, const QRect &rect) const override;

private:
    enum Sign { Ramp, OneTint, Neighbours, Sees, HoveredSees, SeenOneWay, OnlyHere, OnlyInOther };
    quint32 low_ = 0, high_ = 0;
    bool hasRooms_ = false, isComparison_ = false;
};

// The legend of the visibility matrix's colours.
#pragma once

#include "core/where/visibility.h"
#include "widgets/vis/flowlegend.h"

class MatrixLegend : public FlowLegend
{
    Q_OBJECT
public:
    explicit MatrixLegend(QWidget *parent = nullptr);

    void setSet(VisSet set);
    // Sets whether two maps are compared.
    void setComparison(bool on);
    // Sets whether a pixel stands for several pairs.
    void setShared(bool shared);

protected:
    void paintSign(QPainter &painter, int sign, const QRect &rect) const override;

private:
    enum Sign { Seen, Unseen, OneWay, OnlyOther, Some, Selected };
    void fill();

    VisSet set_ = VisSet::Pvs;
    bool shared_ = false, isComparison_ = false;
};

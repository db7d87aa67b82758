// The legend of a heat map: its colours, from 0 to 255.
#pragma once

#include <QWidget>

class HeatLegend : public QWidget
{
    Q_OBJECT
public:
    explicit HeatLegend(QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

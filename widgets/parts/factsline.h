// A line of facts separated by dots. If they do not all fit, the least important are omitted; the tooltip has them all.
#pragma once

#include "widgets/parts/elided.h"

#include <QList>

class FactsLine : public ElidedLabel
{
    Q_OBJECT
public:
    struct Fact {
        QString text;
        int rank; // the highest is omitted first
    };
    explicit FactsLine(QWidget *parent = nullptr);
    // Sets the facts in reading order; none: an empty line.
    void setFacts(const QList<Fact> &facts);

protected:
    bool event(QEvent *event) override;

private:
    void fit();
    QList<Fact> facts_;
};

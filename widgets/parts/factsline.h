// A line of facts between dots: where there is no room for all, those that matter least are left out. Its tooltip has all.
#pragma once

#include "widgets/parts/elidedlabel.h"

#include <QList>

class FactsLine : public ElidedLabel
{
    Q_OBJECT
public:
    struct Fact {
        QString text;
        int rank; // of two, that of the higher one goes first
    };
    explicit FactsLine(QWidget *parent = nullptr);
    // In the order in which they are read; no facts: an empty line.
    void setFacts(const QList<Fact> &facts);

protected:
    bool event(QEvent *event) override;

private:
    void fit();
    QList<Fact> facts_;
};

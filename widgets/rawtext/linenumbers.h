// The line numbers of the raw text; those of lines with a fault are marked.
#pragma once

#include <QWidget>

#include <set>

class RawEdit;

class LineNumbers : public QWidget
{
    Q_OBJECT
public:
    explicit LineNumbers(RawEdit *edit);
    QSize sizeHint() const override;
    void setFaulty(std::set<int> lines); // from 1, of lines in view

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    RawEdit *edit_;
    std::set<int> faulty_;
};

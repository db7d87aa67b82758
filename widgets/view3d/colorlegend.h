// What the flat colours of the 3D view stand for: a scale of numbers, or names of which each selects what has its colour.
#pragma once

#include "core/scene/facecolors.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QVBoxLayout;

class ColorLegend : public QFrame
{
    Q_OBJECT
public:
    explicit ColorLegend(QWidget *parent = nullptr);

    void setLegend(const FaceColorLegend &legend);
    // Entries that do not fit into it are left out, but for what is said of faces without a value.
    void setMostHeight(int pixels);
    // The buttons of the entries, in their order.
    const std::vector<QToolButton *> &entries() const { return entries_; }
    QLabel *title() const { return title_; }
    QLabel *count() const { return count_; } // what is said of the values as a whole

signals:
    void entryChosen(size_t entry); // in FaceColorLegend::entries
    void entryDoubleClicked();      // that was chosen
    void menuWanted(double low, double high, QPoint at); // of these values; on the screen
    void hideRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addEntry(const FaceColorEntry &entry);
    void fit();

    QLabel *title_, *count_;
    QVBoxLayout *rows_;
    std::vector<QToolButton *> entries_;
    bool endsWithNone_ = false; // the last entry tells of faces without a value
    QWidget *scale_ = nullptr;
    int mostHeight_ = QWIDGETSIZE_MAX;
};

// Round numbers from low to high, both of them among the first and the last: three to six, for a scale's marks.
std::vector<double> scaleMarks(double low, double high);

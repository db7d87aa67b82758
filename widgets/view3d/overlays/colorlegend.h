// The legend of the 3D view's flat colours: a scale of numbers, or names, each of which selects the faces of its colour.
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
    // Entries that do not fit are hidden, except the one for faces without a value.
    void setMostHeight(int pixels);
    // The buttons of the entries, in their order.
    const std::vector<QToolButton *> &entries() const { return entries_; }
    QLabel *title() const { return title_; }
    QLabel *count() const { return count_; } // about the values as a whole

signals:
    void entryChosen(size_t entry);                      // in FaceColorLegend::entries
    void entryDoubleClicked();                           // after entryChosen()
    void menuWanted(double low, double high, QPoint at); // for these values; `at` on the screen
    void hideRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addEntry(const FaceColorEntry &entry);
    void fit();

    QLabel *title_, *count_;
    QVBoxLayout *rows_;
    std::vector<QToolButton *> entries_;
    bool endsWithNone_ = false; // the last entry is for faces without a value
    QWidget *scale_ = nullptr;
    int mostHeight_ = QWIDGETSIZE_MAX;
};

// Returns three to six marks for a scale: low, round numbers between, and high.
std::vector<double> scaleMarks(double low, double high);

// Shows the progress of the search for a map's portals, with a button that cancels or restarts it. Hidden while there is nothing
// to show.
#pragma once

#include "core/document/visloader.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QProgressBar;
class QPushButton;

class NeighbourSearch : public QWidget
{
    Q_OBJECT
public:
    NeighbourSearch();
    void setLoader(VisLoader *loader); // null: no map; must live until it gets another one
    void want();                       // starts the search when first wanted, but not again after it was cancelled
    QPushButton *button() const { return button_; }

private:
    void follow();
    void showProgress();

    VisLoader *loader_ = nullptr;
    QProgressBar *progress_;
    QPushButton *button_;
    QTimer look_;
    QElapsedTimer since_; // since the search began
    bool wasCancelled_ = false;
};

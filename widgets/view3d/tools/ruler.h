// A ruler in the 3D view: two clicks measure between two positions, and between the faces there. The result is shown in a
// corner of the view and beside the line.
#pragma once

#include "core/scene/marks/measurement.h"
#include "widgets/view3d/tools/pointertool.h"
#include "widgets/view3d/viewpart.h"

#include <QPoint>

#include <optional>

class QAction;
class QLabel;

class Ruler : public PointerTool
{
    Q_OBJECT
public:
    explicit Ruler(Viewport *viewport);
    void setDocument(Document *document) override; // turns it off

    QAction *action() const { return action_; } // turns it on and off
    bool isOn() const;
    // Returns the measurement as measurementLines(), joined by line breaks: of the first click, or of both; empty before.
    QString text() const;
    QLabel *figures() const { return figures_; }

protected:
    // Take the left button while the ruler is on; the other buttons work as usual.
    bool press(const QMouseEvent &event) override;
    bool doubleClick(const QMouseEvent &event) override { return press(event); }
    bool move(const QMouseEvent &event) override;
    bool release(const QMouseEvent &event) override;
    bool pressKey(QKeyEvent &event) override;
    void resize() override;

private:
    void setOn(bool on);
    std::optional<MeasuredPoint> pointAt(QPoint at, bool snaps) const;
    void click(QPoint at, bool snaps);
    void point(QPoint at, bool snaps);
    void copy();
    void show();
    void place();
    void showLines();

    QAction *action_;
    QLabel *figures_;
    std::optional<MeasuredPoint> from_, to_; // to_: under the pointer, until it is clicked
    bool isFixed_ = false;                   // both are clicked
    bool isPressed_ = false;
    bool isBelow_ = false; // the figures are at the bottom
    QPoint pressedAt_;
};

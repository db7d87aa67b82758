// Zooms the 3D view to a frame dragged over it: with Shift, or after B.
#pragma once

#include "widgets/view3d/viewpart.h"

#include <QPoint>

#include <optional>

class QAction;
class QRubberBand;
class Viewport;

class BoxZoom : public ViewPart
{
    Q_OBJECT
public:
    explicit BoxZoom(Viewport *viewport, QObject *parent = nullptr);
    void setDocument(Document *document) override; // ends any drag

    QAction *action() const { return action_; } // the next drag zooms, also without Shift

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(QPoint at, Qt::KeyboardModifiers modifiers);
    bool drag(QPoint at);
    bool release();
    void cancel();

    Viewport *viewport_;
    QAction *action_;
    QRubberBand *frame_;
    std::optional<QPoint> from_; // where the button went down
};

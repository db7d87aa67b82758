// Zooms the 3D view to a rectangle that the user drags over it, with Shift held or after pressing B.
#pragma once

#include "widgets/view3d/tools/pointertool.h"

#include <QPoint>

#include <optional>

class QAction;
class QRubberBand;

class BoxZoom : public PointerTool
{
    Q_OBJECT
public:
    explicit BoxZoom(Viewport *viewport);
    void setDocument(Document *document) override; // ends any drag

    QAction *action() const { return action_; } // the next drag zooms, also without Shift

protected:
    bool press(const QMouseEvent &event) override;
    bool move(const QMouseEvent &event) override;
    bool release(const QMouseEvent &event) override;
    bool pressKey(QKeyEvent &event) override;
    void cancel() override;

private:
    void zoomTo(const QRect &part);

    QAction *action_;
    QRubberBand *frame_;
    std::optional<QPoint> from_; // where the button went down
};

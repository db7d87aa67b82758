// Drags selected entities over the 3D view to another place: one step of undo when the button is released.
#pragma once

#include "core/scene/origindrag.h"
#include "widgets/view3d/entityoverlay.h"

#include <QPoint>

#include <functional>

class QWidget;

class OriginMover : public ViewPart
{
    Q_OBJECT
public:
    using RayAt = std::function<Ray(QPoint at)>;
    // Takes the mouse and keys of `view` for itself while something is dragged. All given must outlive it.
    OriginMover(QWidget *view, RayAt rayAt, EntityOverlay &entities, OverlayPainter &painter);

    void setDocument(Document *document) override;
    bool isDragging() const { return isDragging_; }
    // What stands beside the dragged box, and the place where; empty while nothing is dragged.
    QString label() const;
    Point labelPlace() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Moved {
        qint32 entity = -1;
        Point from{}, to{};
        Point low{}, high{}; // of its box at first
    };
    bool isPointerHidden() const;
    bool press(QPoint at);
    bool drag(QPoint at, Qt::KeyboardModifiers modifiers);
    bool release();
    void cancel();
    void show();
    QString apply();
    QString whyNot() const;

    QWidget *view_;
    RayAt rayAt_;
    EntityOverlay &entities_;
    OverlayPainter &painter_;
    bool isPressed_ = false, isDragging_ = false;
    QPoint pressedAt_;
    OriginDrag plane_;
    std::vector<Moved> moved_;
    size_t held_ = 0; // which of them the pointer is on
};

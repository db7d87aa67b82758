// Drags selected entities over the 3D view to another place: one step of undo when the button is released.
#pragma once

#include "core/checks/origins.h"
#include "core/scene/origindrag.h"
#include "widgets/offer.h"
#include "widgets/view3d/entityoverlay.h"

#include <QPoint>

#include <functional>
#include <optional>

class QWidget;

class OriginMover : public ViewPart
{
    Q_OBJECT
public:
    // How the view sees: without perspective or with it, the ray of the pointer, and the first face that a ray meets beyond a
    // distance from its origin.
    struct Sight {
        std::function<bool()> isFlat;
        std::function<Ray(QPoint at)> rayAt;
        std::function<DragStop(const Ray &ray, double beyond)> stopAlong;
    };
    // Takes the mouse and keys of `view` for itself while something is dragged. All given must outlive it.
    OriginMover(QWidget *view, Sight sight, EntityOverlay &entities, OverlayPainter &painter);

    void setDocument(Document *document) override;
    bool isDragging() const { return isDragging_; }
    // What stands beside the dragged box, and the place where; empty while nothing is dragged.
    QString label() const;
    Point labelPlace() const;

signals:
    void noticed(const Notice &notice); // what was dragged stands where it cannot be

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
    void tellFaults();
    QString whyNot() const;

    QWidget *view_;
    Sight sight_;
    EntityOverlay &entities_;
    OverlayPainter &painter_;
    bool isPressed_ = false, isDragging_ = false;
    bool isGivenUp_ = false; // the drag ended, but the button is still held
    QPoint pressedAt_;
    OriginDrag plane_;
    double beyond_ = 0; // where faces may stop it: what was seen through a wall moves behind that
    std::optional<Origins> origins_; // while something is dragged
    Origins::Fault fault_ = Origins::Fault::None; // of what the pointer is on, where it is now
    std::vector<Moved> moved_;
    size_t held_ = 0; // which of them the pointer is on
};

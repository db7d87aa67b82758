// Drags selected entities in the 3D view. Releasing the button is one step of undo.
#pragma once

#include "core/checks/origins.h"
#include "core/scene/entities/origindrag.h"
#include "widgets/offer.h"
#include "widgets/view3d/overlays/entityoverlay.h"

#include <QPoint>

#include <functional>
#include <optional>

class QWidget;

class OriginMover : public ViewPart
{
    Q_OBJECT
public:
    // The geometry of the view: whether it has no perspective, the ray through the pointer, and the first face that a ray
    // hits beyond a distance from its origin.
    struct Sight {
        std::function<bool()> isFlat;
        std::function<Ray(QPoint at)> rayAt;
        std::function<DragStop(const Ray &ray, double beyond)> stopAlong;
    };
    // Takes the mouse and keys of `view` while something is dragged. All arguments must outlive it.
    OriginMover(QWidget *view, Sight sight, EntityOverlay &entities, OverlayPainter &painter);

    void setDocument(Document *document) override;
    bool isDragging() const { return isDragging_; }
    // Return the text beside the dragged box, and its position; empty while nothing is dragged.
    QString label() const;
    Point labelPlace() const;

signals:
    void noticed(const Notice &notice); // something was dragged to where it cannot be

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Moved {
        qint32 entity = -1;
        Point from{}, to{};
        Point low{}, high{}; // of its box before the drag
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
    double beyond_ = 0;              // only faces beyond it stop the drag: something seen through a wall stays behind that
    std::optional<Origins> origins_; // while something is dragged
    Origins::Fault fault_ = Origins::Fault::None; // of the held entity at its new position
    std::vector<Moved> moved_;
    size_t held_ = 0; // index of the one under the pointer
};

// Drags selected entities in the 3D view. Releasing the button is one step of undo.
#pragma once

#include "core/checks/origins.h"
#include "core/scene/entities/origindrag.h"
#include "widgets/offer.h"
#include "widgets/view3d/tools/pointertool.h"

#include <QPoint>

#include <optional>

struct Ray;

class OriginMover : public PointerTool
{
    Q_OBJECT
public:
    using PointerTool::PointerTool;

    void setDocument(Document *document) override;
    bool isDragging() const override { return isDragging_; }
    // Returns the text beside the dragged box; empty while nothing is dragged.
    QString label() const;

signals:
    void noticed(const Notice &notice); // something was dragged to where it cannot be

protected:
    bool press(const QMouseEvent &event) override;
    bool move(const QMouseEvent &event) override;
    bool release(const QMouseEvent &event) override;
    bool pressKey(QKeyEvent &event) override;
    void cancel() override;

private:
    struct Moved {
        qint32 entity = -1;
        Point from{}, to{};
        Point low{}, high{}; // of its box before the drag
    };
    bool isPointerHidden() const;
    bool hold(QPoint at);
    bool drag(QPoint at, Qt::KeyboardModifiers modifiers);
    DragStop stopAlong(const Ray &ray, double beyond) const;
    void show();
    QString apply();
    void tellFaults();
    QString whyNot() const;

    bool isPressed_ = false, isDragging_ = false;
    bool isGivenUp_ = false; // the drag ended, but the button is still held
    QPoint pressedAt_;
    OriginDrag plane_;
    double beyond_ = 0; // only faces beyond this distance stop the drag: an entity seen through a wall stays behind it
    std::optional<Origins> origins_;              // while something is dragged
    Origins::Fault fault_ = Origins::Fault::None; // of the held entity at its new position
    std::vector<Moved> moved_;
    size_t held_ = 0; // index of the one under the pointer
};

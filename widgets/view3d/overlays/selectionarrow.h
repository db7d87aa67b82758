// An arrow at the edge of the 3D view, shown while no part of the selection is in the picture. It points to the nearest part and
// shows its distance. A click goes there.
#pragma once

#include "core/camera/beyond.h"
#include "core/geometry/boxtree.h"

#include <QAbstractButton>

class Document;
class Viewport;

class SelectionArrow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SelectionArrow(Viewport *view);
    void setDocument(Document *document); // null: no map; call it after the view's

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void adopt();
    void place();
    std::optional<BeyondEdge> nearest() const;
    QString distanceText() const;

    Viewport *view_;
    std::vector<Box> boxes_; // of what is selected
    bool isStale_ = false;   // boxes_ are outdated
    BeyondEdge edge_;
};

// The position on a face that the pointer is at in one view, so that the others mark it. As with the Selection, views know
// this and never each other; unlike with the Selection, nothing is kept when the pointer leaves.
#pragma once

#include "core/point.h"

#include <QObject>

struct PointedPlace {
    qint64 face = -1; // record of the faces' lump; -1: nothing is pointed at
    Point place{};    // map units, in the space of the face's model
    friend bool operator==(const PointedPlace &, const PointedPlace &) = default;
};

class PointedAt : public QObject
{
    Q_OBJECT
public:
    const PointedPlace &place() const { return place_; }
    // Returns whether `view` is the one with the pointer, which shows no mark.
    bool isBy(const QObject *view) const { return by_ == view; }
    void set(const PointedPlace &place, const QObject *by)
    {
        if (place_ == place && by_ == by)
            return;
        place_ = place;
        by_ = by;
        emit changed();
    }
    // Clears the position if `by` has set it.
    void clear(const QObject *by)
    {
        if (by_ == by)
            set({}, nullptr);
    }

signals:
    void changed();

private:
    PointedPlace place_;
    const QObject *by_ = nullptr;
};

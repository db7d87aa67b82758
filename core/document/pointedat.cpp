#include "core/document/pointedat.h"

void PointedAt::set(const PointedPlace &place, const QObject *by)
{
    if (place_ == place && by_ == by)
        return;
    place_ = place;
    by_ = by;
    emit changed();
}

void PointedAt::clear(const QObject *by)
{
    if (by_ == by)
        set({}, nullptr);
}

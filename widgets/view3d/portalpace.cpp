#include "widgets/view3d/portalpace.h"

#include <utility>

namespace {

constexpr double slow = 50;    // milliseconds
constexpr int fewest = 3;      // programs are made in the first ones
constexpr int restAfter = 200; // milliseconds without a picture

} // namespace

// Two pictures in a row from different positions are a movement; a jump shows everything at once.
bool PortalPace::takes(const Camera &camera)
{
    const bool moves = last_ && *last_ != camera;
    const bool isOnItsWay = std::exchange(moved_, moves) && moves;
    last_ = camera;
    rest_.stop();
    if (!isOnItsWay || slow_ < fewest)
        return true;
    rest_.start(restAfter, this);
    return false;
}

void PortalPace::took(double milliseconds)
{
    if (hasPortal_)
        slow_ = milliseconds > slow ? slow_ + 1 : 0;
}

void PortalPace::timerEvent(QTimerEvent *)
{
    rest_.stop();
    emit rested();
}

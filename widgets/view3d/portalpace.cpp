#include "widgets/view3d/portalpace.h"

#include <utility>

namespace {

constexpr double slow = 50;    // milliseconds
constexpr int fewest = 3;      // slow pictures in a row; the first ones also make programs
constexpr int restAfter = 200; // milliseconds without a picture

} // namespace

// Skips portals only if two pictures in a row were drawn from new positions: after a single jump, everything is shown at once.
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

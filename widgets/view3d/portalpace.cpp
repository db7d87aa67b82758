#include "widgets/view3d/portalpace.h"

#include <utility>

namespace
{

constexpr double slow = 50;    // milliseconds
constexpr int restAfter = 200; // milliseconds without a picture

} // namespace

// Two pictures in turn from elsewhere are a way; a jump shows all at once.
bool PortalPace::takes(const Camera &camera)
{
    const bool moves = last_ && *last_ != camera;
    const bool isOnItsWay = std::exchange(moved_, moves) && moves;
    last_ = camera;
    if (!isOnItsWay || !isSlow_)
        return true;
    rest_.start(restAfter, this);
    return false;
}

void PortalPace::took(double milliseconds)
{
    if (hasPortal_)
        isSlow_ = milliseconds > slow;
}

void PortalPace::timerEvent(QTimerEvent *)
{
    rest_.stop();
    emit rested();
}

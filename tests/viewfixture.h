// What the tests of marks over the 3D view share: a map in the window, and an entity to look at.
#pragma once

#include "tests/windowfixture.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

class ViewFixture : public WindowFixture {
protected:
    Viewport *view() const { return window_->view()->viewport(); }
    Document *document() const { return window_->document(); }
    ViewOverlay &overlay() const { return view()->overlay(); }
    QPoint middle() const { return view()->rect().center(); }

    void show(const QString &path)
    {
        open(path);
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
    }

    // Looks at a point entity from where nothing is in between; -1: there is none to be seen so.
    qint32 lookAtAnEntity()
    {
        constexpr double away = 90;
        for (const auto &mark : overlay().entities().marks().marks)
            for (int yaw = 0; yaw < 360 && !mark.isBrush; yaw += 30) {
                Camera camera{.yaw = static_cast<double>(yaw), .pitch = 35};
                camera.position = mark.middle() - camera.forward() * away;
                view()->setCamera(camera);
                const auto hit = view()->hitAt(middle());
                const auto hits = overlay().entities().along({camera.position, camera.forward()});
                if (hit && hit->distance > away + 10 && hits.size() == 1 && hits.front().entity == mark.entity)
                    return mark.entity;
            }
        return -1;
    }
};

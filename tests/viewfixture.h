// Shared by the tests of the 3D view: a map in the window, and something to look at.
#pragma once

#include "app/window/focusring.h"
#include "tests/gestures.h"
#include "tests/pixels.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/tables/inspector.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

class ViewFixture : public WindowFixture
{
protected:
    Viewport *view() const { return window_->view()->viewport(); }
    Document *document() const { return window_->document(); }
    Selection &selection() const { return document()->selection(); }
    Overlays &overlay() const { return view()->overlay(); }
    QPoint middle() const { return view()->rect().center(); }
    // Returns the picture without the focus ring.
    QImage picture() const
    {
        for (auto *ring : view()->findChildren<FocusRing *>())
            ring->hide();
        return view()->grab().toImage();
    }
    RecordRef face(quint32 number) const { return {document()->map().format().roles.faces, number}; }
    RecordRef cluster(quint32 number) const { return {document()->map().format().roles.clusters, number}; }

    // Returns where an entity's brush model is drawn; nothing if it has none.
    std::optional<Transform> placement(qint32 entity) const
    {
        const auto &placements = view()->scene()->scene.placements;
        const auto found = std::ranges::find(placements, entity, &ModelPlacement::entity);
        return found == placements.end() ? std::nullopt : std::optional(found->transform);
    }

    // Call it in initTestCase().
    void useOpenGL()
    {
        useOwnSettings();
        if (!hasOpenGL())
            QSKIP("There is no OpenGL 3.3 here (or no window): the 3D view is not tested.");
    }

    // Opens a map. Closes the inspector, which would otherwise appear and make the view narrower during a test.
    void show(const QString &path)
    {
        open(path);
        window_->inspector()->parentWidget()->close();
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
    }

    // Waits until all that the view needs has been made and drawn, and no more pictures follow.
    void untilAtRest() const
    {
        QSignalSpy drawn(view(), &Viewport::drawn);
        do {
            drawn.clear();
            untilWorkEnds();
            if (view()->isDrawing())
                QVERIFY(drawn.wait());
        } while (!drawn.isEmpty());
    }

    // Lets the pointer rest at a position until a tool tip would appear.
    void rest(QPoint at)
    {
        QHelpEvent event(QEvent::ToolTip, at, view()->mapToGlobal(at));
        QCoreApplication::sendEvent(view(), &event);
    }

    // Returns an action of the view's own menus; null: there is none.
    QAction *inShowMenu(const QString &name) const
    {
        for (auto *button : window_->view()->findChildren<QToolButton *>())
            if (button->menu())
                for (auto *action : button->menu()->actions())
                    if (action->text().remove(u'&') == name)
                        return action;
        return nullptr;
    }

    // Looks at a point entity from a position with nothing in between. Returns the entity; -1: none can be seen so.
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

    // Looks at a face of an entity with a brush model, with nothing in front of it. Returns the entity; -1: as above.
    qint32 lookAtABrushEntity()
    {
        for (const auto &mark : overlay().entities().marks().marks)
            for (int yaw = 0; yaw < 360 && mark.isBrush; yaw += 30) {
                Camera camera{.yaw = static_cast<double>(yaw), .pitch = 10};
                camera.position = mark.middle() - camera.forward() * 120;
                view()->setCamera(camera);
                const auto hit = view()->hitAt(middle());
                if (hit && hit->entity == mark.entity && view()->recordsAt(middle()).front() == face(hit->face))
                    return mark.entity;
            }
        return -1;
    }
};

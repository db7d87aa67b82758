// The base of the 3D view's tools, which get the mouse and keys before the view does.
#pragma once

#include "widgets/view3d/viewpart.h"

class QHelpEvent;
class QKeyEvent;
class QMouseEvent;
class Viewport;

class PointerTool : public ViewPart
{
    Q_OBJECT
public:
    // Adds the tool to the viewport, which owns it.
    explicit PointerTool(Viewport *viewport);

    // Calls the function below for the kind of event. Returns whether the tool takes the event, so that nothing else gets it.
    bool take(QEvent *event);
    // Returns whether the tool is dragging an entity; the mouse cannot look around then.
    virtual bool isDragging() const { return false; }

protected:
    // Return whether the tool takes the event, like take().
    virtual bool press(const QMouseEvent &) { return false; }
    virtual bool doubleClick(const QMouseEvent &) { return false; }
    virtual bool move(const QMouseEvent &) { return false; }
    virtual bool release(const QMouseEvent &) { return false; }
    virtual bool pressKey(QKeyEvent &) { return false; } // also QEvent::ShortcutOverride
    virtual void releaseKey(const QKeyEvent &) {}
    virtual bool rest(const QHelpEvent &) { return false; } // the pointer rests: a tool tip may be shown
    virtual void leave() {}                                 // the pointer has left the view
    virtual void cancel() {}                                // the view is hidden or has lost focus
    virtual void resize() {}                                // the view has another size

    Viewport *viewport_;
};

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
    // Adds it to the tools of the viewport, which owns it.
    explicit PointerTool(Viewport *viewport);

    // Calls the function for the kind of event. Returns whether the tool takes it, so that nothing else gets it.
    bool take(QEvent *event);
    // Returns whether the tool drags something, so that the mouse cannot look around.
    virtual bool isDragging() const { return false; }

protected:
    // Return what take() does.
    virtual bool press(const QMouseEvent &) { return false; }
    virtual bool doubleClick(const QMouseEvent &) { return false; }
    virtual bool move(const QMouseEvent &) { return false; }
    virtual bool release(const QMouseEvent &) { return false; }
    virtual bool pressKey(QKeyEvent &) { return false; } // also QEvent::ShortcutOverride
    virtual void releaseKey(const QKeyEvent &) {}
    virtual bool rest(const QHelpEvent &) { return false; } // where a tool tip is to be shown
    virtual void leave() {}                                 // the pointer has left the view
    virtual void cancel() {}                                // the view is hidden or has lost focus
    virtual void resize() {}                                // the view has another size

    Viewport *viewport_;
};

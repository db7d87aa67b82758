#include "widgets/view3d/tools/pointertool.h"

#include "widgets/view3d/viewport.h"

#include <QHelpEvent>
#include <QMouseEvent>

PointerTool::PointerTool(Viewport *viewport) : ViewPart(viewport), viewport_(viewport) { viewport->addTool(this); }

bool PointerTool::take(QEvent *event)
{
    if (!document_)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonDblClick: return doubleClick(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent *>(event));
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: return pressKey(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease: releaseKey(*static_cast<QKeyEvent *>(event)); return false;
    case QEvent::ToolTip: return rest(*static_cast<QHelpEvent *>(event));
    case QEvent::Leave: leave(); return false;
    case QEvent::FocusOut:
    case QEvent::Hide: cancel(); return false;
    case QEvent::Resize: resize(); return false;
    default: return false;
    }
}

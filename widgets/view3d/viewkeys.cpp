// Texts about the mouse and keys of the 3D view (viewportinput.cpp), and what the window adds to its menu.
#include "widgets/view3d/viewmenu.h"
#include "widgets/view3d/viewpanel.h"

void ViewPanel::offer(const QList<QAction *> &actions)
{
    if (menu_)
        menu_->setOffered(actions);
}

QList<OwnKey> ViewPanel::ownKeys() const
{
    return {{tr("Right button"), tr("Hold it and move the mouse to look around")},
            {tr("W A S D"), tr("Fly forward, left, back, right")},
            {tr("Q E"), tr("Fly down, up")},
            {tr("Shift"), tr("Hold it to fly four times as fast")},
            {tr("Wheel"), tr("Move towards what is under the pointer, and back")},
            {tr("+ -"), tr("Fly faster, slower; the wheel too, with the right button held")},
            {tr("Z"), tr("Look around without a button; Z or Esc ends it")},
            {tr("Middle button"), tr("Hold it to orbit the selection, or what is in the middle; also Alt+right button")},
            {tr("Arrow keys"), tr("Turn")},
            {tr("F"), tr("Go to the selection; with nothing selected, show everything")},
            {tr("T R L"), tr("View from the top, front, side without perspective; also 7, 1 and 3 on the number pad")},
            {tr("P"), tr("Return to the perspective view; also 5 on the number pad")},
            {tr("M"), tr("Measure between two points or faces")},
            {tr("Backspace"), tr("Return the camera to where it was before the last jump")},
            {tr("Home"), tr("Go to the player start")},
            {tr("Click"), tr("Select what is under the pointer; click again for what lies behind it")},
            {tr("Ctrl+click"), tr("Add to the selection, or remove from it")},
            {tr("Double click"), tr("Select the whole wall: all faces in its plane with its texture")},
            {tr("Enter"), tr("Select what is in the middle")},
            {tr("Right click"),
             tr("Menu: select or hide what lies there, copy the position, add an entity, look from there; also the texture, "
                "leaf, cluster, area and model of the face")},
            {tr("Menu key, Shift+F10"), tr("The same menu for the selection, or for what is in the middle")},
            {tr("H"), tr("Show only the selection; Shift+H shows all faces again")},
            {tr("O"), tr("Hide and show the models and sprites of entities")},
            {tr("V"), tr("Hide and show fog")},
            {tr("Alt"), tr("Hold it to show the texel and the luxel under the pointer")},
            {tr("Shift+drag"), tr("Zoom to the frame that you drag; also B, then drag")},
            {tr("Drag"), tr("Move the selected entity; Ctrl: up and down, Shift: by 8 units")},
            {tr("While measuring"), tr("Click or Enter: set a point, with Ctrl at a vertex; Ctrl+C: copy; Esc: end")},
            {tr("Without perspective"), tr("Right or middle button, W A S D and arrow keys: move; wheel, E, Q, + and -: zoom")},
            {tr("Esc"), tr("Clear the selection")}};
}

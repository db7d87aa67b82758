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
            {tr("Middle button"),
             tr("Hold it to go around what is selected, or what is in the middle; Alt and the right button too")},
            {tr("Arrow keys"), tr("Turn")},
            {tr("F"), tr("Go to what is selected; without a selection show everything")},
            {tr("T R L"), tr("Look from the top, front, side without perspective; 7, 1 and 3 of the number pad too")},
            {tr("P"), tr("Go back to where the camera was in perspective; 5 of the number pad too")},
            {tr("M"), tr("Measure between two places or faces")},
            {tr("Backspace"), tr("Go back to where the camera was before it was brought elsewhere")},
            {tr("Home"), tr("Go to the player start")},
            {tr("Click"), tr("Select what is under the pointer; again, what lies behind it")},
            {tr("Ctrl+click"), tr("Add it to what is selected, or take it away")},
            {tr("Double click"), tr("Select the whole wall: all faces in its plane with its texture")},
            {tr("Enter"), tr("Select what is in the middle")},
            {tr("Right click"),
             tr("Menu of what lies there: select it, hide it, copy the place, add an entity, look from there; and what the "
                "face belongs to")},
            {tr("Menu key, Shift+F10"), tr("The same of what is selected, or of what is in the middle")},
            {tr("H"), tr("Show only what is selected; Shift+H shows all faces again")},
            {tr("O"), tr("Hide and show the models and sprites of entities")},
            {tr("V"), tr("Hide and show fog")},
            {tr("Alt"), tr("Hold it to name the texel and the luxel under the pointer")},
            {tr("Shift+drag"), tr("Zoom to the frame that is dragged; B and a drag too")},
            {tr("Drag"), tr("Move the selected entity; Ctrl: up and down, Shift: by 8 units")},
            {tr("While measuring"), tr("Click or Enter: set a place, with Ctrl at a vertex; Ctrl+C: copy; Esc: end")},
            {tr("Without perspective"),
             tr("Right or middle button, W A S D and arrow keys: move; wheel, E, Q, + and -: zoom")},
            {tr("Esc"), tr("Let go of what is selected")}};
}

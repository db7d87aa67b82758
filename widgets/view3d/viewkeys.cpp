// What the mouse and the keys do in the 3D view (viewportinput.cpp), in words.
#include "widgets/view3d/viewpanel.h"

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
            {tr("F"), tr("Frame what is selected")},
            {tr("Home"), tr("Go to the player start")},
            {tr("Click"), tr("Select what is under the pointer; again, what lies behind it")},
            {tr("Ctrl+click"), tr("Add it to what is selected, or take it away")},
            {tr("Double click"), tr("Select the whole wall: all faces in its plane with its texture")},
            {tr("Enter"), tr("Select what is in the middle")},
            {tr("Right click"), tr("Menu of the face there: its texture, leaf, cluster, area and model")},
            {tr("Menu key, Shift+F10"), tr("The same of what is selected, or of what is in the middle")},
            {tr("H"), tr("Show only what is selected; Shift+H shows all faces again")},
            {tr("Alt"), tr("Hold it to name the texel and the luxel under the pointer")},
            {tr("Drag"), tr("Move the selected entity; Ctrl: up and down, Shift: by 8 units")},
            {tr("Esc"), tr("Let go of what is selected")}};
}

// View > Memory for Textures: what the pictures of a map may take in the 3D view.
#pragma once

class QMenu;
class Settings;
class Viewport;

// Adds the menu, whose choice is remembered and given to the view at once. It offers no more than the machine has room
// for, whatever was chosen on another one.
QMenu *addPictureMemoryMenu(QMenu *parent, Viewport *viewport, Settings &settings);

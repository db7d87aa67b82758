// View > Memory for Textures: the most memory that a map's textures may take in the 3D view.
#pragma once

class QMenu;
class Settings;
class Viewport;

// Adds the menu. The choice is remembered and applied to the view at once. It is limited to what this machine has room for,
// since it may have been made on another one.
QMenu *addPictureMemoryMenu(QMenu *parent, Viewport *viewport, Settings &settings);

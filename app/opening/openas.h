// File > Open As: reads a map as a format that the user chooses.
#pragma once

class MainWindow;
class QAction;

// Gives the action a menu of all formats, which its shortcut opens as well. The format applies to the file that was just
// refused. If there is none, a dialog asks for a file and suggests the open one.
void setUpOpenAs(QAction *action, MainWindow *window);

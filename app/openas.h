// File > Open As: a map is read as one of a format that its user chooses.
#pragma once

class MainWindow;
class QAction;

// Gives the action a menu of all formats, which its shortcut opens as well. It is of the file that was just refused; of none,
// which file is asked once a format is chosen, and the one that is open is suggested.
void setUpOpenAs(QAction *action, MainWindow *window);

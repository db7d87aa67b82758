// Asks for a folder or an archive that holds a game's files.
#pragma once

#include <functional>

class QString;
class QWidget;

// Both start in the window's folder (windowFolder()) and return at once. `take` is called with the choice, if `widget` still
// lives.
void askForGameFolder(QWidget *widget, const std::function<void(const QString &)> &take);
void askForGameArchive(QWidget *widget, const std::function<void(const QString &)> &take);

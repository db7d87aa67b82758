// Asks where a game has its files: in a folder, or in an archive.
#pragma once

#include <functional>

class QString;
class QWidget;

// Both begin in the window's folder (windowFolder()) and return at once; `take` is called with what was chosen, as long as
// `widget` lives.
void askForGameFolder(QWidget *widget, const std::function<void(const QString &)> &take);
void askForGameArchive(QWidget *widget, const std::function<void(const QString &)> &take);

// File dialogs. None runs an event loop of its own: connect the dialog and open() it; it deletes itself when it closes.
#pragma once

#include <QFileDialog>

#include <functional>

// Returns the folder that file dialogs start in: the property "folder" of the nearest widget that has one, from `widget` up
// through its windows; else an empty string. It is the folder of the window's file, or of the file opened last.
QString windowFolder(const QWidget *widget);

// Create dialogs that start in `folder` and ask for an existing file or folder, or for a file to write. `name`: the proposed
// one; its extension is added to names without one.
QFileDialog *createOpenDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filter);
QFileDialog *createFolderDialog(QWidget *parent, const QString &title, const QString &folder);
QFileDialog *createSaveDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filter,
                              const QString &name);

// Ask for a folder or an archive that holds a game's files. `take` is called with the choice, if `widget` still lives.
void askForGameFolder(QWidget *widget, const std::function<void(const QString &)> &take);
void askForGameArchive(QWidget *widget, const std::function<void(const QString &)> &take);

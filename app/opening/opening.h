// What a path leads to: a map, an archive with several maps, or only images; and the dialogs that ask what to open.
#pragma once

#include "app/saving/saving.h"
#include "core/map/mapfile.h"

#include <functional>

class QFileDialog;

struct Opened {
    QString path;
    QStringList maps; // paths to choose from, if there are several
    bool isImages = false;
    FileStamp stamp{}; // of the file, taken before it was read
    Result<MapFile> map = Error{};
    const bsp::Format *nearest = nullptr; // the format that Open As could read it as, if it was refused
};

// Reads what the path leads to; may run on a worker thread. `as`: the format to read a map as, as for openMap().
Opened openPath(const QString &path, const bsp::Format *as = nullptr);
// Return dialogs that start in `folder` and ask for a file that can be opened, or a folder of images. They delete themselves.
QFileDialog *fileQuestion(QWidget *window, const QString &folder);
QFileDialog *folderQuestion(QWidget *window, const QString &folder);
// Shows an archive's maps, given by the paths that openMap() takes, in a modeless dialog. Calls `open` with the chosen one,
// or `browse` if the archive's images are wanted instead; does not offer images if `browse` is empty.
void chooseMap(QWidget *parent, const QString &archive, const QStringList &maps, std::function<void(const QString &)> open,
               std::function<void()> browse);

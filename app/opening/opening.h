// What a path leads to: a map, an archive with several maps, or only images.
#pragma once

#include "app/saving/saving.h"
#include "core/map/mapfile.h"

class QFileDialog;

struct Opened {
    QString path;
    QStringList maps; // paths to choose from, if there are several
    bool isImages = false;
    FileStamp stamp{}; // of the file, taken before it was read
    Result<MapFile> map = Error{};
    const bsp::Format *nearest = nullptr; // the format that Open As could read it as, if it was refused
};

// Reads what the path leads to; may run on a worker thread. `as` is as for openMap().
Opened openPath(const QString &path, const bsp::Format *as = nullptr);
// Returns a dialog, starting in `folder`, that asks for a file of the kinds that can be opened. It deletes itself.
QFileDialog *fileQuestion(QWidget *window, const QString &folder);
QFileDialog *folderQuestion(QWidget *window, const QString &folder);

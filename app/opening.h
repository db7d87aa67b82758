// What a path leads to: a map, an archive of several, or nothing but images.
#pragma once

#include "app/saving.h"
#include "core/map/mapfile.h"

class QFileDialog;

struct Opened {
    QString path;
    QStringList maps; // to choose from, by their paths
    bool isImages = false;
    FileStamp stamp{}; // of the file, from before it was read
    Result<MapFile> map = Error{};
    const bsp::Format *nearest = nullptr; // as which it can be read by request, where it is no map of ours
};

// The path as it is remembered: absolute, with the name of an archive's entry as it was written.
QString wholePath(const QString &path);
// Reads it; for another thread. `as`: as openMap() takes it.
Opened openPath(const QString &path, const bsp::Format *as = nullptr);
// Asks for a file of the kinds that can be opened, beginning in a folder. It deletes itself.
QFileDialog *fileQuestion(QWidget *window, const QString &folder);
QFileDialog *folderQuestion(QWidget *window, const QString &folder);

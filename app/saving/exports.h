// Writes parts of a map to files on a worker thread, one at a time: tables, lumps, images, lightmaps, the visibility matrix.
#pragma once

#include <QObject>

#include <memory>

class BackgroundWork;
class MapFile;
struct ExportJob;
struct LightExportJob;
struct MatrixExportJob;
struct PictureExport;
struct Progress;
class QWidget;

class Exports : public QObject
{
    Q_OBJECT
public:
    // `work` shows progress; dialogs are shown over `window`.
    Exports(QWidget *window, BackgroundWork *work);

    // Asks for a path, starting in `folder`, and writes the table there.
    void askForTable(const ExportJob &job, const QString &folder);
    // Asks for a path, starting in `folder`, and writes a lump of the map with this file name there in the format of the path
    // (lumpFormatOf(), lumpFileOf()).
    void askForLump(const std::shared_ptr<const MapFile> &map, int lump, const QString &mapName, const QString &folder);
    void write(const QString &path, const ExportJob &job);
    void write(const QString &path, const std::shared_ptr<const MapFile> &map, int lump, const QString &mapName);
    void write(const PictureExport &job);
    void write(const std::shared_ptr<const MapFile> &map, const LightExportJob &job);
    void write(const MatrixExportJob &job);

signals:
    void statusMessage(const QString &sentence);
    void failed(const QString &sentence); // also emitted if an export skipped something

private:
    // Reports a cancelled export of the file `name`, which is written entirely or not at all. `isMissing`: it was not written.
    void tellCancelled(bool isMissing, const QString &name);
    // Runs an export unless another is still running. `done` gets the work's result and the file's name; `stopped` gets them
    // instead if it was cancelled.
    template <typename Work, typename Done, typename Stopped>
    void run(const QString &path, Work work, Done done, std::shared_ptr<const Progress> progress, Stopped stopped);

    QWidget *window_;
    BackgroundWork *work_;
};

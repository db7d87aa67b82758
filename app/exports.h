// What is written out of a map, one piece at a time, beside the window: tables, images, lightmaps, the matrix.
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
    // Work is shown by `work`, questions stand over `window`.
    Exports(QWidget *window, BackgroundWork *work);

    // Asks where to; `folder` is where the question begins.
    void askForTable(const ExportJob &job, const QString &folder);
    void write(const QString &path, const ExportJob &job);
    void write(const PictureExport &job);
    void write(const std::shared_ptr<const MapFile> &map, const LightExportJob &job);
    void write(const MatrixExportJob &job);

signals:
    void statusMessage(const QString &sentence);
    void failed(const QString &sentence); // or something was left out

private:
    // Says of a file that appears whole or not at all what came of it. `isMissing`: it is not written.
    void tellCancelled(bool isMissing, const QString &name);
    // Unless another is being written. `done` gets the work's result and the file's name; `stopped` instead if it was
    // cancelled.
    template <typename Work, typename Done, typename Stopped>
    void run(const QString &path, Work work, Done done, std::shared_ptr<const Progress> progress, Stopped stopped);

    QWidget *window_;
    BackgroundWork *work_;
};

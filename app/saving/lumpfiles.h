// Replaces lumps by files, and adds and removes BSPX lumps, each as one edit. Exports extracts lumps.
#pragma once

#include "core/document/document.h"
#include "widgets/offer.h"

#include <QObject>

class BackgroundWork;
class QWidget;

class LumpFiles : public QObject
{
    Q_OBJECT
public:
    // Dialogs are shown over `window`; files are read on a worker thread, shown by `work`.
    LumpFiles(QWidget *window, BackgroundWork *work);

    // Asks for a file, starting in `folder`, and replaces the lump by it (lumpFormatOf(), editFromLumpFile()).
    void askToReplace(Document *document, int lump, const QString &folder);
    void replaceBy(const QString &path, Document *document, int lump);
    // Asks for a file, then for a name, and adds a BSPX lump.
    void askToAdd(Document *document, const QString &folder);
    void add(const QString &path, const QString &name, Document *document);
    void remove(Document *document, int lump);

signals:
    void statusMessage(const QString &sentence);
    void noticed(const Notice &notice);
    void failed(const QString &sentence); // also emitted if records are locked, or the edit is impossible

private:
    // The edit that replaces a lump, and the number of errors that the map has with it and did not have before.
    struct Replacement {
        Edit edit;
        quint32 errors = 0;
    };
    void askForName(const QString &path, Document *document);
    void adopt(const QString &path, Document *document, const std::shared_ptr<const MapFile> &before, int lump,
               const Result<Replacement> &replacement);

    QWidget *window_;
    BackgroundWork *work_;
};

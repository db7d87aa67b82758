// Import and export of a map's entity text as .ent files, the engines' exchange format.
#pragma once

#include "core/document/document.h"
#include "core/save/refusals.h"
#include "widgets/offer.h"

#include <QObject>
#include <QPointer>

class BackgroundWork;
class QWidget;

class EntityFiles : public QObject
{
    Q_OBJECT
public:
    // Dialogs are shown over `window`; texts are read on a worker thread, shown by `work`.
    EntityFiles(QWidget *window, BackgroundWork *work);

    // Asks for a file and replaces the document's entity text with it, as one edit.
    void askForImport(Document *document, const QString &folder);
    void importFrom(const QString &path, Document *document);
    // Asks for a path and writes the current text there, byte for byte.
    void askForExport(const Document &document, const QString &folder);
    void exportTo(const QString &path, const MapFile &map);

signals:
    void statusMessage(const QString &sentence);
    // Emitted after importing a text with faults. Names the numbers of entities before and after, and the first fault.
    void noticed(const Notice &notice);
    void failed(const QString &sentence);

private:
    struct Import {
        std::shared_ptr<const MapFile> before;
        EditedMap after;
        Splices splices;
        EditFaults faults;
    };
    static Result<Import> readImport(const QString &path, const std::shared_ptr<const MapFile> &map);
    void adopt(const QString &path, Document *document, Import import);

    QWidget *window_;
    BackgroundWork *work_;
};

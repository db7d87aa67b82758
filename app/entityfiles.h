// The entity text of a map as a file of its own: .ent files, as the engines' tools exchange them.
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
    // The questions stand over `window`; texts are read beside it, as `work` shows.
    EntityFiles(QWidget *window, BackgroundWork *work);

    // Asks which file; the document's text becomes that of the file, as one edit.
    void askForImport(Document *document, const QString &folder);
    void importFrom(const QString &path, Document *document);
    // Asks where to; writes the text as it is now, byte for byte.
    void askForExport(const Document &document, const QString &folder);
    void exportTo(const QString &path, const MapFile &map);

signals:
    void statusMessage(const QString &sentence);
    // A text is imported that something is wrong with: what it replaced, and what the game holds against it.
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

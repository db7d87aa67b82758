// The entity text of a map as a file of its own: .ent files, as the engines' tools exchange them.
#pragma once

#include "core/document/document.h"

#include <QObject>

class QWidget;

class EntityFiles : public QObject
{
    Q_OBJECT
public:
    explicit EntityFiles(QWidget *window); // over which the questions stand

    // Asks which file; the document's text becomes that of the file, as one edit.
    void askForImport(Document *document, const QString &folder);
    void importFrom(const QString &path, Document *document);
    // Asks where to; writes the text as it is now, byte for byte.
    void askForExport(const Document &document, const QString &folder);
    void exportTo(const QString &path, const MapFile &map);

signals:
    void statusMessage(const QString &sentence);
    void failed(const QString &sentence);

private:
    QWidget *window_;
};

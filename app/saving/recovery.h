// Keeps unsaved edits on disk, in the program's data folder, so that a crash does not lose them.
#pragma once

#include "core/document/document.h"

#include <QDateTime>
#include <QFuture>
#include <QLockFile>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class Recovery : public QObject
{
    Q_OBJECT
public:
    // The unsaved edits of a map, kept in a file. If the file cannot be read, only `file` and `fault` are set.
    struct Found {
        QString file;     // path of the kept file
        QString fault;    // why the file cannot be read; empty: it can
        QString path;     // path of the map
        QDateTime when;   // time of the last kept edit
        QByteArray basis; // fingerprint of the text before the edits
        // The ids of the map's format and of its detected game; the latter is empty if none was detected. Both are empty if
        // an earlier version of the program kept the edits.
        QString format, game;
        // Set only by find() and read():
        QByteArray text; // the edited entity text
        // The text before the edits; not set if an earlier version of the program kept them.
        std::optional<QByteArray> basisText;
        QByteArray otherBasis{}; // fingerprint of all other lumps before the edits; empty: none was edited
        // Edits of other lumps, to be made in this order, packed (core/map/edit.h).
        QList<QByteArray> otherEdits{};
    };

    explicit Recovery(QObject *parent);
    ~Recovery() override;
    // Starts keeping this document's edits. Deletes the kept file of the previous document if its edits were saved or discarded.
    void setDocument(Document *document);
    // Returns the latest readable edits that an earlier run left for a map, else a file that cannot be read, else nothing.
    // Returns nothing while a window is keeping edits of that map.
    static std::optional<Found> find(const QString &path);
    // Returns the edits that earlier runs left for all maps, the latest first, unreadable files last. Skips the texts, but
    // reports a file that ends before its texts do as damaged.
    static QList<Found> all();
    // Reads a file that all() found, including its texts. Returns nothing if the file no longer exists; see discard().
    static std::optional<Found> read(const Found &found);
    // Puts the found edits aside. Returns false if it cannot, for example because another window has restored or discarded
    // them.
    static bool discard(const Found &found);
    // Undoes the last discard() for that map. Returns false if it cannot, for example because another window has done so.
    static bool bringBack(const Found &found);
    // Notes that the document now contains the found edits. Their file stays until they are saved or discarded, so that it is
    // offered again after an undo.
    void take(const Found &found);
    static QByteArray fingerprint(QByteArrayView text);
    // Returns the fingerprint of all stored lumps except the entity text. Takes a while for files of hundreds of MB.
    static QByteArray fingerprintOfOthers(const MapFile &map);

signals:
    void failed(const QString &sentence); // the edits are not safe from a crash

private:
    bool hold();
    void keep();
    void end(bool areDone);
    void release();
    void tell(const QString &path, const QString &why);

    QPointer<Document> document_;
    QString path_;
    bool isModified_ = false; // copied from the document, which may be gone when its edits are discarded
    QTimer delay_;
    std::unique_ptr<QLockFile> lock_; // on the map's kept file
    QString place_;                   // path of that file while it is locked
    bool isOurs_ = false;             // the file at place_ may be replaced: it holds these edits, or taken_
    std::optional<Found> taken_;      // the edits last passed to take(), kept again after an undo
    int failures_ = 0;                // failed attempts to lock the file since these edits began
    QFuture<QString> writing_;        // returns why writing failed; empty: it succeeded
};

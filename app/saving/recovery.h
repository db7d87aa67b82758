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
    // A kept file. One that cannot be read has only `file` and `fault`.
    struct Found {
        QString file;     // path of the kept file
        QString fault;    // why it cannot be read; empty: it can
        QString path;     // of the map
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
    // Starts keeping this document's edits. Deletes what was kept of the previous one if its edits were saved or discarded.
    void setDocument(Document *document);
    // Returns the latest readable edits that an earlier run left of a map, else an unreadable file. Nothing while a window
    // has edits of that map.
    static std::optional<Found> find(const QString &path);
    // Returns the edits left of all maps, the latest first, unreadable files last. Does not read the texts, but files that
    // end before they do count as damaged.
    static QList<Found> all();
    // Reads a file that all() found, with its texts. Returns nothing if it no longer exists, for the reasons named at
    // discard().
    static std::optional<Found> read(const Found &found);
    // Put aside the found edits, and restore those last put aside for that map. Return false if they no longer exist:
    // another window has restored, discarded or brought them back.
    static bool discard(const Found &found);
    static bool bringBack(const Found &found);
    // Tells that the found edits are now among this document's. Their file stays until they are saved or discarded, so that
    // it is offered again after an undo.
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
    bool isModified_ = false; // the document's state, kept here because it may be gone when its edits are discarded
    QTimer delay_;
    std::unique_ptr<QLockFile> lock_; // on the map's kept file
    QString place_;                   // path of that file while it is locked
    bool isOurs_ = false;             // the file at place_ may be replaced: it holds these edits, or taken_
    std::optional<Found> taken_;      // the edits last passed to take(), kept again after an undo
    int failures_ = 0;                // attempts to lock the file that failed since these edits began
    QFuture<QString> writing_;        // why it failed; empty: it did not
};

// Unsaved edits, kept on disk beside the program's settings while they are unsaved, so that a crash does not lose them.
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
        QString file;     // where it is kept
        QString fault;    // why it cannot be read; empty: it can
        QString path;     // of the map
        QDateTime when;   // of the last edit that was kept
        QByteArray basis; // fingerprint of the text that was edited
        // The ids of the map's format and of the game that it tells, the latter empty where it tells none; both where an earlier
        // version of the program kept the edits.
        QString format, game;
        // Read by find() and read() alone:
        QByteArray text; // the edited entity text
        std::optional<QByteArray> basisText; // what was edited; nothing where an earlier version of the program kept the edits
        QByteArray otherBasis{}; // fingerprint of the other lumps that were edited, as they were on disk
        QList<QByteArray> otherEdits{}; // edits of other lumps, to be made in this order, packed (core/map/edit.h)
    };

    explicit Recovery(QObject *parent);
    ~Recovery() override;
    // Begins to keep this document's edits; those of the one before are forgotten when it gave them up or saved them.
    void setDocument(Document *document);
    // Returns what an earlier run left of a map, the latest that can be read, else one that cannot; nothing while a
    // window has edits of that map.
    static std::optional<Found> find(const QString &path);
    // Returns what was left of all maps, the latest first, and behind them what cannot be read. The texts are not read, but
    // what ends before they do is damaged.
    static QList<Found> all();
    // Reads what all() found, with its texts. Nothing: it is no longer there, as for discard().
    static std::optional<Found> read(const Found &found);
    // Put aside what was found, and find what was last put aside of that map again. False: it is no longer there, since
    // another window has restored, discarded or brought it back.
    static bool discard(const Found &found);
    static bool bringBack(const Found &found);
    // Tells that what was found is among this document's edits now. It stays on disk until they are saved or given up:
    // after an undo it is there as before.
    void take(const Found &found);
    static QByteArray fingerprint(QByteArrayView text);
    // Returns the fingerprint of all stored lumps but the entity text. Takes a while for files of hundreds of MB.
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
    bool isModified_ = false; // the document, which may be gone already when its edits are given up
    QTimer delay_;
    std::unique_ptr<QLockFile> lock_; // of the map's kept file
    QString place_;                   // of that file, while it is locked
    bool isOurs_ = false;        // what lies at its place is ours to replace: these edits, or those that were taken
    std::optional<Found> taken_; // what an undo gives back
    int failures_ = 0;           // to get the lock, since these edits began
    QFuture<QString> writing_;   // why it failed
};

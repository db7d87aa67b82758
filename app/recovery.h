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
    struct Found {
        QString path;     // of the map
        QDateTime when;   // of the last edit that was kept
        QByteArray text;  // the edited entity text
        QByteArray basis; // fingerprint of the text that was edited
        // That text itself; nothing where an earlier version of the program kept the edits.
        std::optional<QByteArray> basisText;
    };

    explicit Recovery(QObject *parent);
    ~Recovery() override;
    // Begins to keep this document's edits; those of the one before are forgotten when it gave them up or saved them.
    void setDocument(Document *document);
    // What an earlier run left of a map, unless it still runs.
    static std::optional<Found> find(const QString &path);
    // The maps of which something was left, the latest first.
    static QList<Found> all();
    // Puts what was found aside; bringBack() finds it again until something else is discarded.
    void discard(const QString &path);
    static void bringBack(const QString &path);
    // What was found of this document's map is among its edits now.
    void take(const QString &path);
    static QByteArray fingerprint(QByteArrayView text);

signals:
    void failed(const QString &sentence); // the edits are not safe from a crash

private:
    void keep();
    void forget();
    void tell(const QString &path, const QString &why);

    QPointer<Document> document_;
    QString path_;
    bool foundUnanswered_ = false; // an earlier run's edits, which must not be lost to newer ones
    QTimer delay_;
    std::unique_ptr<QLockFile> lock_;
    bool toldOfLock_ = false; // that it cannot be had, since these edits began
    QFuture<QString> writing_; // why it failed
};

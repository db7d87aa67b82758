// A file that appears whole or not at all: written beside its place, without a name or, as on Windows, under one that lasts a
// moment, and put there by the system's way to replace a file.
#pragma once

#include "core/files/system.h"

#include <QIODevice>

#include <functional>
#include <memory>

enum class Writing {
    Export,  // can be made again: in place as soon as it is written
    Kept,    // must survive: on the disk itself before it counts as written, its folder as well where that can be asked for
    Private, // the same, and nobody else may read it
};

// Writes to a handle of the system through a buffer, and keeps the first reason why it could not.
class FileWriter : public QIODevice
{
    Q_OBJECT
public:
    // Of a handle that is open. `owns`: it is closed at the end.
    FileWriter(int handle, bool owns);
    ~FileWriter() override;
    // What exists and is no regular file.
    static std::unique_ptr<FileWriter> toDevice(const QString &path);

    // Writes what is held. False when anything could not be written so far; errorString() says why.
    bool drain();
    bool isSequential() const override { return true; }

protected:
    FileWriter() = default;
    void take(int handle);
    int &handle() { return handle_; }
    bool fail(); // for the system's reason
    qint64 writeData(const char *data, qint64 size) override;
    qint64 readData(char *, qint64) override { return -1; }

private:
    bool send(const char *data, qint64 size);

    int handle_ = -1;
    bool owns_ = true, failed_ = false;
    QByteArray held_;
};

class NewFile : public FileWriter
{
    Q_OBJECT
public:
    static constexpr qsizetype blockSize = 1 << 20; // bytes that are copied or compared at a time

    // Is open afterwards, or errorString() says why not. A symbolic link stays; what it leads to is the place.
    NewFile(const QString &place, Writing writing);
    ~NewFile() override;

    // Whether the system gives back what was written so far, and it is all that `expected` holds from its start. Takes no
    // memory to speak of.
    bool readsBackAs(QIODevice &expected);
    bool readsBackAs(const FileBytes &expected);
    // Gives it what another file has: owner, mode, access list, attributes, where the system lets, and the time of the
    // last change.
    void keepLookOf(const QString &path);
    // Returns whether a file, given by its path, may be replaced.
    using MayReplace = std::function<bool(const QString &path)>;
    // What became of the file at the place.
    enum class Outcome {
        Replaced,
        Failed,    // it is there as it was; errorString() says why
        Refused,   // mayReplace() said no: it is there as it was
        Unsettled, // errorString() says where which file is now
    };
    // Writes the buffered bytes, copies the old file's owner, mode and attributes, and replaces it. Calls mayReplace()
    // with the existing file just before it is replaced and, where the system can exchange two files, again with the file
    // that was taken away: if that is another one, it is put back.
    Outcome putInPlace(const MayReplace &mayReplace = {});

private:
    void begin();
    Outcome takePlace(const MayReplace &mayReplace);
    Outcome checkReplaced(const QString &old, const std::optional<FileIdentity> &own, const MayReplace &mayReplace);
    Outcome failed();
    Outcome strand(const QString &old, const QString &made);
    void sweep() const;

    QString place_, name_; // name_: beside the place; empty while the file has none
    Writing writing_;
};

// A file that appears whole or not at all: it is written next to its place, without a name or (on Windows) under a temporary
// one, and put in place by the system's call that replaces a file.
#pragma once

#include "core/files/system.h"

#include <QIODevice>

#include <functional>
#include <memory>

enum class Writing {
    Export,  // can be made again: put in place as soon as it is written
    Kept,    // must survive: synced to the disk before it counts as written, with its folder if possible
    Private, // the same, and readable by this user only
};

// Writes to a system handle through a buffer, and keeps the reason of the first failure.
class FileWriter : public QIODevice
{
    Q_OBJECT
public:
    // Uses an open handle. `owns`: closes it at the end.
    FileWriter(int handle, bool owns);
    ~FileWriter() override;
    // Opens an existing path that is not a regular file, such as a pipe.
    static std::unique_ptr<FileWriter> toDevice(const QString &path);

    // Writes the buffer. Returns false if any write has failed so far; errorString() says why.
    bool drain();
    bool isSequential() const override { return true; }

protected:
    FileWriter() = default;
    void take(int handle);
    int &handle() { return handle_; }
    bool fail(); // with the system's reason
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

    // Creates the file; errorString() says why if it is not open afterwards. A symbolic link stays; its target is replaced.
    NewFile(const QString &place, Writing writing);
    ~NewFile() override;

    // Returns whether reading back what was written so far gives exactly the contents of `expected`. Takes little memory.
    bool readsBackAs(QIODevice &expected);
    bool readsBackAs(const FileBytes &expected);
    // Copies another file's owner, mode, access list and attributes, as far as the system permits, and its times.
    void copyAttributesOf(const QString &path);
    // Returns whether a file, given by its path, may be replaced.
    using MayReplace = std::function<bool(const QString &path)>;
    // What became of the file at the place.
    enum class Outcome {
        Replaced,
        Failed,    // it is unchanged; errorString() says why
        Refused,   // mayReplace() returned false: it is unchanged
        Unsettled, // errorString() says where each file is now
    };
    // Writes the buffered bytes, copies the old file's owner, mode and attributes, and replaces it. Calls mayReplace() with
    // the existing file just before it is replaced and, where the system can exchange two files, again with the file that
    // was replaced: if mayReplace() then returns false, that file is put back.
    Outcome putInPlace(const MayReplace &mayReplace = {});

private:
    void begin();
    Outcome takePlace(const MayReplace &mayReplace);
    Outcome checkReplaced(const QString &old, const std::optional<FileIdentity> &own, const MayReplace &mayReplace);
    Outcome failed();
    Outcome reportHalfReplaced(const QString &old, const QString &made);
    void sweep() const;

    QString place_, name_; // name_: temporary name next to the place; empty if the file has none
    Writing writing_;
};

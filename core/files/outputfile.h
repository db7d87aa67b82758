// The destination of results: a file that appears whole or not at all, or a pipe or device, which is written directly.
#pragma once

#include "core/files/newfile.h"

#include <memory>

// Creates a folder and those above it. Returns a sentence on why it cannot be created; empty: it exists now.
QString makeFolder(const QString &path);

class OutputFile
{
public:
    // Opens the destination; an empty path is the standard output. A pipe or a device is written directly, since replacing it
    // by a file would destroy it; anything else is written next to its place and put there by commit().
    explicit OutputFile(const QString &path, Writing writing = Writing::Export);

    bool isOpen() const { return writer_->isOpen(); }
    QIODevice &device() const { return *writer_; }
    // Writes all of the bytes, or returns false; then error() says why.
    bool write(QByteArrayView bytes) { return writer_->write(bytes.data(), bytes.size()) == bytes.size(); }
    bool writeAll(const FileBytes &bytes);
    // Returns the file to be put in place; null if the destination is written directly.
    NewFile *file() const { return file_; }
    // Puts the file in place. Returns false if anything has failed so far: error() says why, and an old file is unchanged,
    // or error() says where it is.
    bool commit() { return file_ ? file_->putInPlace() == NewFile::Outcome::Replaced : writer_->drain(); }
    QString error() const { return writer_->errorString(); }

private:
    std::unique_ptr<FileWriter> writer_;
    NewFile *file_ = nullptr;
};

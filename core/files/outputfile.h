// Where results are written: a file that appears whole or not at all, or what is no regular file, directly.
#pragma once

#include "core/files/newfile.h"

#include <memory>

class OutputFile
{
public:
    // An empty path is the standard output. A pipe or a device is written to as it is, since replacing it by a file
    // would destroy it; anything else is written beside its place and put there by commit().
    explicit OutputFile(const QString &path, Writing writing = Writing::Export);

    bool isOpen() const;
    QIODevice &device() const { return *writer_; }
    // All of the bytes; false, and error() says why.
    bool write(QByteArrayView bytes);
    bool writeAll(const FileBytes &bytes);
    // The file that is to be put in place; null of what is written to directly.
    NewFile *file() const { return file_; }
    // False when anything failed so far; error() says why, and an old file is as it was, or where it is.
    bool commit();
    QString error() const { return writer_->errorString(); }

private:
    std::unique_ptr<FileWriter> writer_;
    NewFile *file_ = nullptr;
};

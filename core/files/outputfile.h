// Where results are written: a file that appears whole or not at all, or what is no regular file, directly.
#pragma once

#include <QIODevice>
#include <QString>

#include <memory>

class OutputFile
{
public:
    // An empty path is the standard output. A pipe or a device is written to as it is, since replacing it by a file
    // would destroy it; anything else is written beside its place and put there by commit().
    explicit OutputFile(const QString &path);
    ~OutputFile();

    bool isOpen() const;
    QIODevice &device() const { return *device_; }
    // False when anything failed so far; error() says why, and an old file is as it was.
    bool commit();
    QString error() const { return device_->errorString(); }

private:
    std::unique_ptr<QIODevice> device_;
};

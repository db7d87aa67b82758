#include "core/files/outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

OutputFile::OutputFile(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty()) {
        auto file = std::make_unique<QFile>();
        file->open(stdout, QIODevice::WriteOnly);
        device_ = std::move(file);
    } else if (info.exists() && !info.isFile()) {
        device_ = std::make_unique<QFile>(path);
        device_->open(QIODevice::WriteOnly);
    } else {
        device_ = std::make_unique<QSaveFile>(path);
        device_->open(QIODevice::WriteOnly);
    }
}

OutputFile::~OutputFile() = default;

bool OutputFile::isOpen() const
{
    return device_->isOpen();
}

bool OutputFile::commit()
{
    if (auto *saved = dynamic_cast<QSaveFile *>(device_.get()))
        return saved->commit();
    auto *file = static_cast<QFile *>(device_.get());
    return file->flush() && file->error() == QFileDevice::NoError;
}

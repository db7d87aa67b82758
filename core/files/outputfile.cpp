#include "core/files/outputfile.h"

#include "core/files/regularfile.h"
#include "core/text.h"

#include <QFileInfo>

#include <filesystem>

QString makeFolder(const QString &path)
{
    std::error_code error;
    std::filesystem::create_directories(QFileInfo(path).filesystemFilePath(), error);
    const auto why = withoutFullStop(QString::fromLocal8Bit(QByteArray::fromStdString(error.message())));
    return error ? FileText::tr("The folder %1 cannot be created: %2.").arg(path, why) : QString();
}

OutputFile::OutputFile(const QString &path, Writing writing)
{
    if (path.isEmpty()) {
        writer_ = std::make_unique<FileWriter>(sys::standardOutput(), false);
    } else if (sys::isDevice(path)) {
        writer_ = FileWriter::toDevice(path);
    } else {
        auto file = std::make_unique<NewFile>(path, writing);
        file_ = file.get();
        writer_ = std::move(file);
    }
}

bool OutputFile::writeAll(const FileBytes &bytes)
{
    return bytes.forEachPiece([this](bsp::ByteView piece) { return write(viewOf(piece)); });
}

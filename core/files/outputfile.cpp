#include "core/files/outputfile.h"

#include "core/text.h"

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

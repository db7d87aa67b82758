#include "core/assets/textureexport.h"

#include "core/assets/pngnames.h"
#include "core/assets/unpackedpixels.h"
#include "core/files/newfile.h"
#include "core/images/pngwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(TextureExport)
};

// Returns why the texture could not be written; empty if it was. Does not overwrite the file that it was read from.
QString write(const Texture &texture, const QString &path)
{
    const auto named = [shown = QDir::toNativeSeparators(path)](const QString &why) { return u"%1: %2"_s.arg(shown, why); };
    if (!QDir().mkpath(QFileInfo(path).path()))
        return named(ExportText::tr("The folder cannot be created."));
    if (const auto there = identityOf(path); there && there == identityOf(texture.source))
        return named(ExportText::tr("The image was read from this file. Choose another folder."));
    const auto written = writePng(texture.picture.image(), path);
    return written ? QString() : written.error();
}

Texture notRead(const QString &name)
{
    return {.name = name,
            .why = ExportText::tr("Not exported: the images before it already unpack to many times the size of their files. "
                                  "Export this one separately.")};
}

} // namespace

int exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder, const TextureSink &sink,
                   std::stop_token stop, Progress *progress, const QStringList &reserved)
{
    QStringList names;
    for (const int index : textures)
        names.append(source.name(index));
    const auto files = pngNames(names, reserved);
    if (progress)
        progress->total = files.size();
    int count = 0;
    UnpackedPixels unpacked;
    for (qsizetype i = 0; i < files.size() && !stop.stop_requested(); ++i) {
        const int index = textures[static_cast<size_t>(i)];
        const auto texture = unpacked.isSpent() ? notRead(source.name(index)) : source.load(index);
        unpacked.add(texture);
        const auto fault = texture.isMissing() ? QString() : write(texture, QDir(folder).filePath(files[i]));
        count += texture.isMissing() || !fault.isEmpty() ? 0 : 1;
        sink(index, texture, fault);
        if (progress)
            ++progress->done;
    }
    return count;
}

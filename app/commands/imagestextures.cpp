#include "app/commands/images.h"
#include "core/game/foldertextures.h"
#include "core/game/maptextures.h"
#include "core/game/pngnames.h"
#include "core/images/pngwriter.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

Result<std::shared_ptr<const TextureSource>> texturesOf(const ImagesJob &job)
{
    return job.map ? mapTextures(job.map, job.files) : folderTextures(job.file);
}

// What is missing, where it was looked for, and what is wrong with a file that is there.
QString sentencesOn(const Texture &texture, int index)
{
    if (!texture.isMissing())
        return texture.picture.damage.isEmpty()
                   ? QString()
                   : CommandText::tr("damaged: %1: %2\n").arg(texture.name, texture.picture.damage);
    auto text = CommandText::tr("missing: %1\n").arg(texture.name.isEmpty() ? u"#%1"_s.arg(index) : texture.name);
    if (!texture.why.isEmpty())
        text += u"    "_s + texture.why + u'\n';
    for (const auto &path : texture.tried)
        text += u"    "_s + path + u'\n';
    return text;
}

Result<qint64> writeInto(const QString &folder, const QString &name, const QImage &image)
{
    const auto path = QDir(folder).filePath(name);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return Error{CommandText::tr("Its folder cannot be made.")};
    return writePng(image, path);
}

} // namespace

int writeTextures(const ImagesJob &job)
{
    const auto source = texturesOf(job);
    if (!source)
        return fail(u"%1: %2"_s.arg(job.file, source.error()));
    const auto &textures = *source.value();
    QStringList names;
    for (int i = 0; i < textures.count(); ++i)
        names.append(textures.name(i));
    const auto files = pngNames(names);
    int written = 0, code = Fine;
    for (int i = 0; i < textures.count(); ++i) {
        const auto texture = textures.load(i);
        if (const auto text = sentencesOn(texture, i); !text.isEmpty() && print(text) != Fine)
            return Failed;
        if (texture.isMissing())
            continue;
        const auto saved = writeInto(job.folder, files[i], texture.picture.image());
        if (saved)
            ++written;
        else
            code = fail(u"%1: %2"_s.arg(QDir(job.folder).filePath(files[i]), saved.error()));
    }
    for (const auto &notice : textures.notices())
        if (print(CommandText::tr("note: %1\n").arg(notice)) != Fine)
            return Failed;
    const bool isUnreadableImage = !job.map && textures.count() == 1 && written == 0;
    const int told = print(CommandText::tr("textures written: %1 of %2\n").arg(written).arg(textures.count()));
    return isUnreadableImage || told != Fine ? Failed : code;
}

} // namespace commands

#include "app/commands/images.h"
#include "core/game/foldertextures.h"
#include "core/game/maptextures.h"
#include "core/game/textureexport.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

Result<std::shared_ptr<const TextureSource>> texturesOf(const ImagesJob &job)
{
    return job.map ? mapTextures(job.map, job.files) : folderTextures(job.file, job.added);
}

// What is missing, where it was looked for, and what is wrong with a file that is there.
QString sentencesOn(const Texture &texture, int index)
{
    if (!texture.isMissing())
        return texture.picture.damage.isEmpty()
                   ? QString()
                   : CommandText::tr("damaged: %1: %2\n").arg(texture.name, texture.picture.damage);
    const auto name = texture.name.isEmpty() ? u"#%1"_s.arg(index) : texture.name;
    auto text = (texture.why.isEmpty() ? CommandText::tr("missing: %1\n") : CommandText::tr("unreadable: %1\n")).arg(name);
    if (!texture.why.isEmpty())
        text += u"    "_s + texture.why + u'\n';
    for (const auto &path : texture.tried)
        text += u"    "_s + path + u'\n';
    return text;
}

} // namespace

int writeTextures(const ImagesJob &job)
{
    const auto source = texturesOf(job);
    if (!source)
        return fail(u"%1: %2"_s.arg(job.file, source.error()));
    const auto &textures = *source.value();
    std::vector<int> all(static_cast<size_t>(textures.count()));
    std::iota(all.begin(), all.end(), 0);
    int code = Fine;
    const auto tell = [&code](int index, const Texture &texture, const QString &fault) {
        if (const auto text = sentencesOn(texture, index); !text.isEmpty())
            code = std::max(code, print(text));
        if (!fault.isEmpty())
            code = fail(fault);
    };
    const auto reserved = job.map ? QStringList{u"atlas.png"_s} : QStringList();
    const int written = exportTextures(textures, all, job.folder, tell, {}, nullptr, reserved);
    for (const auto &notice : textures.notices())
        if (print(CommandText::tr("note: %1\n").arg(notice)) != Fine)
            return Failed;
    const bool isUnreadableImage = !job.map && textures.count() == 1 && written == 0;
    const int told = print(CommandText::tr("textures written: %1 of %2\n").arg(written).arg(textures.count()));
    return isUnreadableImage || told != Fine ? Failed : code;
}

} // namespace commands

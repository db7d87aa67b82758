#include "app/commands/images.h"
#include "core/assets/foldertextures.h"
#include "core/assets/maptextures.h"
#include "core/assets/textureexport.h"
#include "core/text.h"

#include <QJsonObject>

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

QString nameOf(const Texture &texture, int index)
{
    return texture.name.isEmpty() ? u"#%1"_s.arg(index) : texture.name;
}

// What is missing, where it was looked for, and what is wrong with a file that is there.
QString sentencesOn(const Texture &texture, int index)
{
    if (!texture.isMissing())
        return texture.picture.damage.isEmpty()
                   ? QString()
                   : CommandText::tr("damaged: %1: %2\n").arg(inOneLine(texture.name), inOneLine(texture.picture.damage));
    const auto name = inOneLine(nameOf(texture, index));
    auto text = (texture.why.isEmpty() ? CommandText::tr("missing: %1\n") : CommandText::tr("unreadable: %1\n")).arg(name);
    if (!texture.why.isEmpty())
        text += u"    "_s + inOneLine(texture.why) + u'\n';
    for (const auto &path : texture.tried)
        text += u"    "_s + inOneLine(path) + u'\n';
    return text;
}

void count(ImagesReport &report, const Texture &texture, int index, const QString &fault)
{
    if (!texture.isMissing() && fault.isEmpty())
        ++report.written;
    else if (texture.isMissing() && texture.why.isEmpty())
        report.missing.append(QJsonObject{{u"name"_s, nameOf(texture, index)},
                                          {u"tried"_s, QJsonArray::fromStringList(texture.tried)}});
    else
        report.unreadable.append(
            QJsonObject{{u"name"_s, nameOf(texture, index)}, {u"why"_s, fault.isEmpty() ? texture.why : fault}});
}

} // namespace

int writeTextures(const ImagesJob &job, ImagesReport &report)
{
    const auto source = texturesOf(job);
    if (!source)
        return fail(job.file, source.error());
    const auto &textures = *source.value();
    std::vector<int> all(static_cast<size_t>(textures.count()));
    std::iota(all.begin(), all.end(), 0);
    int code = Fine;
    const auto sink = [&](int index, const Texture &texture, const QString &fault) {
        count(report, texture, index, fault);
        if (const auto text = sentencesOn(texture, index); !text.isEmpty())
            code = std::max(code, tell(job, text));
        if (!fault.isEmpty())
            code = fail(fault);
    };
    const auto reserved = job.map ? QStringList{u"atlas.png"_s} : QStringList();
    const int written = exportTextures(textures, all, job.folder, sink, {}, nullptr, reserved);
    for (const auto &notice : textures.notices())
        code = std::max(code, tell(job, CommandText::tr("note: %1\n").arg(inOneLine(notice))));
    const auto left = textures.count() - written;
    const auto sentence = left == 0 ? CommandText::tr("textures written: %1 of %2\n")
                                    : CommandText::tr("textures written: %1 of %2; unreadable or missing: %3\n");
    const auto text = sentence.arg(written).arg(textures.count());
    return std::max(code, tell(job, left == 0 ? text : text.arg(left)));
}

} // namespace commands

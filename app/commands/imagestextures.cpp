#include "app/commands/images.h"
#include "core/assets/foldertextures.h"
#include "core/assets/maptextures.h"
#include "core/assets/textureexport.h"
#include "core/assets/triedpaths.h"
#include "core/checks/missingtextures.h"
#include "core/text.h"

#include <QHash>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

Result<std::shared_ptr<const TextureSource>> texturesOf(const ImagesJob &job)
{
    return job.map ? mapTextures(job.map, job.files) : folderTextures(job.file, job.added, job.stop);
}

QString nameOf(const Texture &texture, int index) { return texture.name.isEmpty() ? u"#%1"_s.arg(index) : texture.name; }

// Returns lines on a texture that is missing or unreadable, with the files that were tried, or that is damaged.
QString sentencesOn(const Texture &texture, int index, const std::vector<TriedPlace> &tried)
{
    if (!texture.isMissing())
        return texture.picture.damage.isEmpty()
                   ? QString()
                   : CommandText::tr("damaged: %1: %2\n").arg(inOneLine(texture.name), inOneLine(texture.picture.damage));
    const auto name = inOneLine(nameOf(texture, index));
    auto text = (texture.why.isEmpty() ? CommandText::tr("missing: %1\n") : CommandText::tr("unreadable: %1\n")).arg(name);
    if (!texture.why.isEmpty())
        text += u"    "_s + inOneLine(texture.why) + u'\n';
    QStringList names;
    for (const auto &each : tried)
        names += each.names;
    for (const auto &line : namesTogether(names))
        text += u"    "_s + inOneLine(line) + u'\n';
    return text;
}

void count(ImagesReport &report, const Texture &texture, int index, const QString &fault, const QStringList &tried)
{
    if (!texture.isMissing() && fault.isEmpty())
        ++report.written;
    else if (texture.isMissing() && texture.why.isEmpty())
        report.missing.append(QJsonObject{{u"name"_s, nameOf(texture, index)}, {u"tried"_s, QJsonArray::fromStringList(tried)}});
    else
        report.unreadable.append(
            QJsonObject{{u"name"_s, nameOf(texture, index)}, {u"why"_s, fault.isEmpty() ? texture.why : fault}});
}

// Returns a line for each searched place, with the number of textures looked for there.
QString sentencesOn(const QStringList &places, const QHash<QString, int> &tried)
{
    QString text;
    for (const auto &place : places)
        if (const int count = tried.value(place); count > 0)
            text += CommandText::tr("searched: %1 (%n textures)", nullptr, count).arg(inOneLine(place)) + u'\n';
    return text;
}

} // namespace

int writeTextures(const ImagesJob &job, ImagesReport &report)
{
    if (job.files)
        job.files->open(job.stop);
    const auto source = texturesOf(job);
    if (!source)
        return fail(job.file, source.error());
    const auto &textures = *source.value();
    std::vector<int> all(static_cast<size_t>(textures.count()));
    std::iota(all.begin(), all.end(), 0);
    int code = Fine;
    QStringList places; // set once something is missing
    QHash<QString, int> tried;
    int unwritten = 0;
    const auto sink = [&](int index, const Texture &texture, const QString &fault) {
        const auto paths = texture.tried.list();
        count(report, texture, index, fault, job.json ? paths : QStringList());
        if (!paths.isEmpty() && places.isEmpty())
            for (const auto &place : (places = textures.places()))
                tried.insert(place, 0);
        const auto triedHere = triedPlaces(paths, places);
        for (const auto &each : triedHere) {
            if (!tried.contains(each.place))
                places.append(each.place);
            ++tried[each.place];
        }
        if (const auto text = sentencesOn(texture, index, triedHere); !text.isEmpty())
            code = std::max(code, tell(job, text));
        if (!fault.isEmpty()) {
            ++unwritten;
            code = fail(fault);
        }
    };
    const auto reserved = job.map ? QStringList{u"atlas.png"_s} : QStringList();
    const int written = exportTextures(textures, all, job.folder, sink, job.stop, nullptr, reserved);
    if (job.stop.stop_requested()) {
        fail(job.folder, CommandText::tr("Cancelled; textures written: %1 of %2.").arg(written).arg(textures.count()));
        return Cancelled;
    }
    if (const auto text = sentencesOn(places, tried); !text.isEmpty())
        code = std::max(code, tell(job, text));
    for (const auto &notice : textures.notices())
        code = std::max(code, tell(job, CommandText::tr("note: %1\n").arg(inOneLine(notice))));
    const auto left = textures.count() - written - unwritten;
    const auto sentence = unwritten > 0
                              ? CommandText::tr("textures written: %1 of %2; unreadable or missing: %3; not written: %4\n")
                          : left > 0 ? CommandText::tr("textures written: %1 of %2; unreadable or missing: %3\n")
                                     : CommandText::tr("textures written: %1 of %2\n");
    auto text = sentence.arg(written).arg(textures.count());
    if (unwritten > 0)
        text = text.arg(left).arg(unwritten);
    else if (left > 0)
        text = text.arg(left);
    code = std::max(code, tell(job, text));
    if (const int drawn = job.map && left > 0 ? missingTextures(*job.map, textures, *job.files).count() : 0; drawn > 0)
        code = std::max(code, tell(job, CommandText::tr("missing textures that faces use: %1\n").arg(drawn)));
    return code;
}

} // namespace commands

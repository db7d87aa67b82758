#include "app/commands/images.h"

#include "core/files/archive.h"
#include "core/images/picture.h"

#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct Part {
    QStringView option;
    bool needsMap;
    int (*write)(const ImagesJob &job, ImagesReport &report);
};

constexpr Part parts[] = {
    {u"textures", false, writeTextures}, {u"lightmaps", true, writeLightmaps}, {u"atlas", true, writeAtlas}};

// Returns whether the file itself contains images: it is a folder, an image or an archive, and no map.
bool holdsImages(const QString &path)
{
    const QFileInfo info(path);
    return info.isDir() || (info.isFile() && (isPictureName(path) || Archive::recognizes(path)));
}

// Returns a sentence on what is wrong with the arguments; empty: nothing.
QString imagesFault(const Arguments &arguments)
{
    if (!arguments.has(u"output"_s))
        return CommandText::tr("--output DIR is missing: the folder for the images.");
    if (arguments.as() && holdsImages(arguments.file()))
        return CommandText::tr("--as applies only to maps.");
    return faultOfGame(arguments);
}

} // namespace

int tell(const ImagesJob &job, const QString &text) { return job.json ? Fine : print(text); }

Synopsis imagesSynopsis()
{
    return {u"images"_s,
            u"FILE"_s,
            CommandText::tr("Writes images as PNG files, and lists missing ones with the paths that were tried.\nFor a map, "
                            "writes its textures, searched for where the game does, as TEXTURE.png, its lightmaps as "
                            "lightmaps/FACE-SLOT.png, and all lightmaps together as atlas.png, with their positions in "
                            "atlas.json. For a folder, an archive (PAK, PK3, WAD) or an image, writes all images in it. "
                            "--textures, --lightmaps and --atlas restrict what is written."),
            {{.name = u"output"_s,
              .values = u"DIR"_s,
              .help = CommandText::tr("The folder to write to; created if it does not exist."),
              .isNeeded = true},
             {u"json"_s,
              {},
              CommandText::tr("Print JSON, for programs: how many images were written, and which are "
                              "unreadable or missing.")},
             {u"textures"_s, {}, CommandText::tr("Write the textures.")},
             {u"lightmaps"_s, {}, CommandText::tr("Write each face's lightmaps, one image per style.")},
             {u"atlas"_s, {}, CommandText::tr("Write the atlas of all lightmaps.")},
             gameOption()},
            CommandText::tr("Images were written, or there are none; unreadable ones are listed."),
            CommandText::tr("There are images, but none could be read; FILE cannot be read, an image cannot be written, "
                            "memory runs out, or the arguments are wrong.")};
}

int images(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    if (const auto fault = imagesFault(arguments); !fault.isEmpty())
        return fail(u"images"_s, fault);
    ImagesJob job{.file = arguments.file(),
                  .folder = arguments.value(u"output"_s),
                  .added = {},
                  .json = arguments.has(u"json"_s),
                  .stop = interruption(arguments.value(u"output"_s))};
    if (!holdsImages(job.file)) {
        auto opened = openForGame(u"images"_s, arguments);
        if (!opened)
            return Failed;
        job.map = std::move(opened->map);
        job.files = std::move(opened->files);
    } else {
        job.added = gamePlaces(arguments);
    }
    const auto isWanted = [&arguments](const Part &part) { return arguments.has(part.option.toString()); };
    const bool everything = std::ranges::none_of(parts, isWanted);
    int worst = Fine;
    ImagesReport report;
    for (const auto &part : parts) {
        if (part.needsMap && !job.map && isWanted(part))
            return fail(CommandText::tr("%1: --%2 applies only to maps.").arg(job.file, part.option));
        if (worst != Cancelled && (isWanted(part) || (everything && (job.map || !part.needsMap))))
            worst = std::max(worst, part.write(job, report));
    }
    if (worst == Cancelled)
        return worst;
    if (job.json)
        worst = std::max(worst, printJson(QJsonObject{{u"written"_s, report.written},
                                                      {u"unreadable"_s, report.unreadable},
                                                      {u"missing"_s, report.missing}}));
    if (worst == Fine && report.hasNothing())
        return fail(job.file, CommandText::tr("None of the images in it could be read."));
    return worst;
}

} // namespace commands

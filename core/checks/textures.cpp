#include "core/checks/checkers.h"

#include "core/assets/maptextures.h"
#include "core/checks/drawnfaces.h"
#include "core/map/celltext.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype namedPlaces = 4; // of those that were searched

struct WantedImage {
    qint32 image = -1;
    quint32 faces = 0; // that are drawn with it
    QString missing;   // what was not found; empty: it is there
};

// What is drawn on any face. What games never draw, and need not have, is on none.
std::vector<WantedImage> drawnImages(const MapFile &map)
{
    const DrawnFaces drawn(map);
    std::vector<quint32> faces(map.recordCount(map.format().roles.images));
    for (quint32 face = 0; face < drawn.count(); ++face)
        if (const auto image = drawn.isDrawn(face) ? drawn.lookOf(face).image : -1; image >= 0)
            ++faces[static_cast<size_t>(image)];
    std::vector<WantedImage> images;
    for (size_t image = 0; image < faces.size(); ++image)
        if (faces[image] > 0)
            images.push_back({.image = static_cast<qint32>(image), .faces = faces[image], .missing = {}});
    return images;
}

QString placesText(const QStringList &places)
{
    auto names = places.mid(0, namedPlaces);
    if (places.size() > names.size())
        names.append(CheckText::tr("%1 more").arg(numberText(places.size() - names.size())));
    return names.isEmpty() ? CheckText::tr("nowhere") : names.join(u", "_s);
}

// WADs that were found in the game's folders, or that the user added.
bool isThere(const QString &wad, const GameFiles &files)
{
    const auto isIt = [&wad](const QString &place) {
        return QFileInfo(place).fileName().compare(wad, Qt::CaseInsensitive) == 0;
    };
    return files.find(wad) || std::ranges::any_of(files.places(), isIt);
}

// So many are missing that it is the game's own files that are.
void addUnknown(const CheckContext &context, std::span<const WantedImage> missing, size_t wanted, Problems &problems)
{
    const auto &map = context.map;
    const RecordRef first{map.format().roles.images, static_cast<quint32>(missing.front().image)};
    problems.add(Severity::Note, "textures-unknown", first, -1, [&] {
        return CheckText::tr(
                   "The game's files were not found, so that it cannot be told which textures are missing. Of those "
                   "that are drawn (%1) these were not found: %2, such as %3. Searched: %4.")
            .arg(numberText(wanted), numberText(missing.size()), missing.front().missing,
                 placesText(context.files->places()));
    });
}

void addMissing(const CheckContext &context, const WantedImage &image, Problems &problems)
{
    const auto &map = context.map;
    const RecordRef record{map.format().roles.images, static_cast<quint32>(image.image)};
    problems.add(Severity::Note, "texture-missing", record, -1, [&] {
        return CheckText::tr("%1: the texture %2 is missing, with which %Ln faces are drawn.", nullptr,
                             static_cast<int>(image.faces))
            .arg(title(map, record), image.missing);
    });
}

} // namespace

void checkTextures(const CheckContext &context, Problems &problems)
{
    constexpr std::array kinds{"texture-missing", "textures-unknown", "wad-missing"};
    if (!context.files || std::ranges::none_of(kinds, [&](const char *kind) { return context.wanted.has(kind); }))
        return;
    const auto &map = context.map;
    const std::shared_ptr<const MapFile> unowned(std::shared_ptr<const void>(), &map); // outlives the textures
    const auto textures = mapTextures(unowned, context.files);
    auto images = drawnImages(map);
    const auto wanted = images.size();
    for (auto &image : images)
        if (!context.stop.stop_requested())
            image.missing = textures->missingImage(image.image);
    std::erase_if(images, [](const WantedImage &image) { return image.missing.isEmpty(); });
    if (images.empty())
        return;
    if (!context.files->knowsGame() && 2 * images.size() > wanted)
        return addUnknown(context, images, wanted, problems);
    for (const auto &image : images)
        addMissing(context, image, problems);
    for (const auto &wad : context.files->wads())
        if (!isThere(wad, *context.files))
            problems.add(Severity::Note, "wad-missing", {map.format().roles.entityList, 0}, -1,
                         [&] { return CheckText::tr("%1, which the map takes textures from, is missing.").arg(wad); });
}

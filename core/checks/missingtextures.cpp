#include "core/checks/missingtextures.h"

#include "core/assets/triedpaths.h"
#include "core/checks/checkers.h"
#include "core/checks/drawnfaces.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <iterator>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

using FaceCounts = std::vector<quint32>; // by image

// Returns the textures that are drawn on any face, one per name; each without a name counts separately.
std::vector<MissingTexture> drawnTextures(const FaceCounts &faces, const TextureSource &textures)
{
    std::vector<MissingTexture> found;
    QHash<QString, size_t> byName;
    for (size_t image = 0; image < faces.size(); ++image) {
        if (faces[image] == 0)
            continue;
        const auto name = textures.name(static_cast<int>(image)).toLower();
        const bool isNamed = !textures.isLeftOut(static_cast<int>(image));
        if (const auto known = byName.constFind(name); isNamed && known != byName.constEnd()) {
            found[*known].faces += faces[image];
            continue;
        }
        if (isNamed)
            byName.insert(name, found.size());
        found.push_back({.image = static_cast<qint32>(image), .faces = faces[image], .wanted = {}});
    }
    return found;
}

// Returns whether a WAD was found in the game's folders, or was added by hand.
bool isThere(const QString &wad, const GameFiles &files, const QStringList &places)
{
    const auto isIt = [&wad](const QString &place) { return QFileInfo(place).fileName().compare(wad, Qt::CaseInsensitive) == 0; };
    return files.find(wad) || std::ranges::any_of(places, isIt);
}

} // namespace

MissingTextures missingTextures(const MapFile &map, const TextureSource &textures, const GameFiles &files, std::stop_token stop)
{
    if (!files.open(stop))
        return {};
    const DrawnFaces drawn(map);
    std::vector<std::optional<bool>> showSky(static_cast<size_t>(textures.count())); // set on first use
    const auto isDrawn = [&](quint32 face, qint32 image) {
        if (!drawn.isSky(face))
            return drawn.isDrawn(face);
        auto &shows = showSky[static_cast<size_t>(image)];
        if (!shows)
            shows = textures.showsSky(image);
        return !*shows;
    };
    FaceCounts shown(static_cast<size_t>(textures.count())), all(shown);
    for (quint32 face = 0; face < drawn.count(); ++face)
        if (const auto image = drawn.lookOf(face).image; image >= 0) {
            ++all[static_cast<size_t>(image)];
            shown[static_cast<size_t>(image)] += isDrawn(face, image) ? 1U : 0U;
        }
    MissingTextures missing{.textures = drawnTextures(shown, textures),
                            .wads = textures.isFromWads() ? files.wads() : QStringList()};
    missing.drawn = static_cast<quint32>(missing.textures.size());
    const auto isLeftOut = [&textures](const MissingTexture &texture) { return textures.isLeftOut(texture.image); };
    std::ranges::copy_if(missing.textures, std::back_inserter(missing.leftOut), isLeftOut);
    for (auto &texture : missing.textures) {
        if (stop.stop_requested())
            break;
        texture.wanted = textures.missingImage(texture.image);
        if (const auto rejection = textures.rejection(texture.image); !rejection.why.isEmpty() && !rejection.stopsGame)
            missing.rejected.push_back({.image = texture.image, .faces = texture.faces, .wanted = rejection.why});
    }
    for (size_t image = 0; textures.hasShaders() && image < all.size() && !stop.stop_requested(); ++image)
        if (const auto rejection = all[image] > 0 ? textures.rejection(static_cast<int>(image)) : ShaderRejection();
            rejection.stopsGame)
            missing.rejected.push_back(
                {.image = static_cast<qint32>(image), .faces = all[image], .wanted = rejection.why, .stopsGame = true});
    std::erase_if(missing.textures, [](const MissingTexture &texture) { return texture.wanted.isEmpty(); });
    if (stop.stop_requested() || (missing.textures.empty() && missing.wads.isEmpty()))
        return missing;
    missing.places = files.places();
    for (const auto &wad : missing.wads)
        if (!isThere(wad, files, missing.places))
            missing.missingWads.append(wad);
    return missing;
}

QString MissingTextures::sentence() const
{
    if (textures.empty())
        return {};
    auto text = CheckText::tr("%n textures used by drawn faces are missing.", nullptr, count()) + u' ';
    text += places.isEmpty() ? CheckText::tr("No game folder was found for this map.")
                             : CheckText::tr("Searched: %1.").arg(placesTogether(places).join(u", "_s));
    const bool areAllMissing = missingWads.size() == wads.size(); // otherwise the same names would appear twice
    if (!wads.isEmpty() && areAllMissing)
        text += u' ' + CheckText::tr("The WADs that the map takes textures from were not found: %1.").arg(wads.join(u", "_s));
    else if (!wads.isEmpty())
        text += u' ' + CheckText::tr("The map takes textures from %1.").arg(wads.join(u", "_s));
    if (!missingWads.isEmpty() && !areAllMissing)
        text += u' ' + CheckText::tr("Not found: %1.").arg(missingWads.join(u", "_s));
    return text;
}

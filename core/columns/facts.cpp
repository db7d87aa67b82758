#include "core/columns/facts.h"

#include "core/blocks.h"
#include "core/light/luxels.h"
#include "core/map/firstclaims.h"
#include "core/map/leaffaces.h"
#include "core/map/link.h"

namespace
{

constexpr quint64 blockFaces = 4096;
constexpr quint64 mostListings = 8; // times that an entry may be listed; compilers list each once

double areaOf(const FaceShape &shape)
{
    double area = 0;
    for (const auto &[a, b, c] : shape.triangles) {
        const auto &origin = shape.vertexes[a].point;
        area += length(cross(shape.vertexes[b].point - origin, shape.vertexes[c].point - origin)) / 2;
    }
    return area;
}

FaceFacts factsOf(const Luxels &luxels, quint32 face)
{
    const auto shape = luxels.shapes().at(face);
    FaceFacts facts{.squareUnits = areaOf(shape), .triangles = static_cast<quint32>(shape.triangles.size())};
    if (const auto light = luxels.light(face)) {
        facts.luxels = static_cast<quint32>(light->width * light->height);
        facts.lightBytes = light->bytes();
    }
    return facts;
}

// By face the first model that claims it; -1: none.
std::vector<qint32> modelsOfFaces(const MapFile &map)
{
    const Link range(map, map.format().columns.modelFaces);
    FirstClaims claims(map.recordCount(map.format().roles.faces));
    for (quint32 model = 0; model < range.count(); ++model) {
        const auto faces = range.at(model);
        claims.claim(faces.first, faces.first + faces.count, model);
    }
    return std::move(claims).owners();
}

} // namespace

const std::vector<FaceFacts> &Facts::faces()
{
    if (faces_)
        return *faces_;
    const Luxels luxels(map_);
    const auto models = modelsOfFaces(map_);
    const auto texinfo = map_.column(map_.format().columns.faceTexinfo);
    const auto &imageOf = images();
    auto &all = faces_.emplace();
    all.reserve(models.size());
    const auto make = [&](quint64 first, quint64 last) {
        std::vector<FaceFacts> block;
        for (auto face = static_cast<quint32>(first); face < last && !stop_.stop_requested(); ++face)
            block.push_back(factsOf(luxels, face));
        return block;
    };
    inBlocks(models.size(), blockFaces, make, [&](const std::vector<FaceFacts> &block) {
        all.insert(all.end(), block.begin(), block.end());
        return !stop_.stop_requested();
    });
    all.resize(models.size());
    for (quint32 face = 0; face < all.size(); ++face) {
        all[face].model = models[face];
        if (const auto number = texinfo.integer(face); number >= 0 && number < std::ssize(imageOf)) {
            all[face].texinfo = static_cast<qint32>(number);
            all[face].image = imageOf[static_cast<size_t>(number)];
        }
    }
    return all;
}

const std::vector<ListedFace> &Facts::listed()
{
    if (listed_)
        return *listed_;
    auto &all = listed_.emplace();
    const LeafFaces lists(map_);
    std::vector<qint64> listedBy(map_.recordCount(map_.format().roles.faces), -1); // the last leaf
    quint64 walkLeft = mostListings * (quint64(lists.entryCount()) + 1024);
    for (quint32 leaf = 0; leaf < lists.leafCount() && !stop_.stop_requested(); ++leaf) {
        const auto range = lists.entriesOf(leaf);
        if (range.end - range.first > walkLeft)
            break;
        walkLeft -= range.end - range.first;
        for (quint32 entry = range.first; entry < range.end; ++entry)
            if (const auto face = lists.faceOf(entry); face >= 0)
                if (std::exchange(listedBy[static_cast<size_t>(face)], leaf) != leaf)
                    all.push_back({leaf, static_cast<quint32>(face)});
    }
    return all;
}

const std::vector<qint32> &Facts::entities()
{
    if (entities_)
        return *entities_;
    auto &all = entities_.emplace(map_.recordCount(map_.format().roles.models), -1);
    const Link model(map_, map_.format().columns.entityModel);
    for (quint32 entity = 0; entity < model.count(); ++entity)
        if (const auto target = model.at(entity); target.count > 0 && all[target.first] < 0)
            all[target.first] = static_cast<qint32>(entity);
    return all;
}

const std::vector<qint32> &Facts::images()
{
    if (images_)
        return *images_;
    const Link image(map_, map_.format().columns.texinfoImage);
    auto &all = images_.emplace(image.count(), -1);
    for (quint32 texinfo = 0; texinfo < image.count(); ++texinfo)
        if (const auto target = image.at(texinfo); target.count > 0)
            all[texinfo] = static_cast<qint32>(target.first);
    return all;
}

QByteArrayView Facts::imageName(qint32 image) const
{
    return image < 0 ? QByteArrayView() : map_.text(map_.column(map_.format().roles.images, 0), static_cast<quint32>(image));
}

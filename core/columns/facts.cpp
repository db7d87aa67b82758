#include "core/columns/facts.h"

#include "core/blocks.h"
#include "core/light/luxels.h"
#include "core/map/link.h"
#include "core/where/modelowners.h"

#include <utility>

namespace {

constexpr quint64 blockFaces = 4096;
constexpr quint64 mostListings = 8; // most times that an entry is listed, on average; compilers list each once

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
    processInBlocks(models.size(), blockFaces, make, [&](const std::vector<FaceFacts> &block) {
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

std::vector<Listed> Facts::listed(bsp::FieldRef ranges, bsp::FieldRef entries) const
{
    const Link range(map_, ranges), entry(map_, entries);
    const auto isOfWorld = worldLeafs(map_);
    std::vector<Listed> all;
    std::vector<qint64> listedBy(map_.recordCount(map_.field(entries).target), -1); // the last leaf that listed the record
    quint64 walkLeft = mostListings * (quint64(entry.count()) + 1024);
    for (quint32 leaf = 0; leaf < range.count() && !stop_.stop_requested(); ++leaf) {
        const auto its = isOfWorld[leaf] ? range.at(leaf) : Link::Target();
        if (its.count > walkLeft)
            break;
        walkLeft -= its.count;
        for (quint32 i = its.first; i < its.first + its.count; ++i)
            if (const auto record = entry.at(i); record.count > 0 && std::exchange(listedBy[record.first], leaf) != leaf)
                all.push_back({leaf, record.first});
    }
    return all;
}

const std::vector<Listed> &Facts::listedFaces()
{
    const auto &columns = map_.format().columns;
    return listedFaces_ ? *listedFaces_ : listedFaces_.emplace(listed(columns.leafFaces, columns.leafFace));
}

std::vector<Listed> Facts::listedBrushes() const
{
    return listed(map_.format().columns.leafBrushes, map_.format().columns.leafBrush);
}

const std::vector<qint32> &Facts::entities() { return entities_ ? *entities_ : entities_.emplace(entitiesOfModels(map_)); }

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

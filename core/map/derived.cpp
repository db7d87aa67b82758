#include "core/map/derived.h"

#include "core/blocks.h"
#include "core/map/clusterlists.h"
#include "core/map/measuredlight.h"
#include "core/map/miptexlump.h"
#include "core/map/recordwriter.h"
#include "core/map/visibility.h"
#include "core/map/worldleafs.h"
#include "core/text.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace
{

constexpr quint64 facesInBlock = 16384;

// Returns a record for each distinct name of a column, in the order of first use, with the number of its uses.
QByteArray distinctNames(const bsp::Lump &lump, const MapFile &map, const Column &names)
{
    QHash<QByteArray, qsizetype> seen;
    std::vector<std::pair<QByteArray, qint64>> images;
    for (quint32 i = 0; i < names.count(); ++i) {
        const auto name = map.text(names, i).toByteArray();
        const auto known = seen.constFind(name.toLower());
        if (known != seen.constEnd()) {
            ++images[static_cast<size_t>(*known)].second;
        } else {
            seen.insert(name.toLower(), static_cast<qsizetype>(images.size()));
            images.emplace_back(name, 1);
        }
    }
    RecordWriter records(lump, std::ssize(images));
    for (const auto &[text, count] : images) {
        records.add();
        records.set("name", text);
        records.set("users", count);
    }
    return records.take();
}

QByteArray miptexHeaders(const bsp::Lump &lump, const MiptexLump &textures)
{
    RecordWriter records(lump, textures.count());
    for (qint64 i = 0; i < textures.count(); ++i) {
        const auto bytes = textures.header(i);
        records.add();
        records.set("offset", bytes.empty() ? -1 : textures.offset(i));
        if (bytes.empty())
            continue;
        const MiptexHeader header(bytes);
        records.set("name", header.name);
        records.set("width", header.width);
        records.set("height", header.height);
        records.set("embedded", header.isEmbedded());
    }
    return records.take();
}

struct ClusterLeafs {
    quint32 count = 0;
    qint64 area = -1;
    std::array<qint64, 6> box{}; // map units
};

// Returns a side of a box in whole units; rounds boxes of floats outwards.
qint64 sideOf(const Column &column, quint32 leaf, bool isLow)
{
    const qint64 whole = column.integer(leaf);
    const double exact = column.number(leaf), cut = static_cast<double>(whole);
    return isLow ? whole - (exact < cut) : whole + (exact > cut);
}

std::vector<ClusterLeafs> leafsOfClusters(const MapFile &map, quint32 count)
{
    const auto &columns = map.format().columns;
    const auto area = map.column(columns.leafArea);
    const int areaLump = map.format().roles.areas;
    const auto areas = areaLump == bsp::none ? qint64(INT32_MAX) : map.recordCount(areaLump);
    const auto box = map.vectors<6>(columns.leafBox);
    std::vector<ClusterLeafs> clusters(count);
    const auto isOfWorld = worldLeafs(map);
    for (quint32 leaf = 0; leaf < box.count(); ++leaf) {
        const auto number = clusterOfLeaf(map, leaf, count);
        if (number < 0 || !isOfWorld[leaf])
            continue;
        auto &cluster = clusters[static_cast<size_t>(number)];
        for (size_t i = 0; i < 6; ++i) {
            const auto side = sideOf(box[i], leaf, i < 3);
            auto &most = cluster.box[i];
            most = cluster.count == 0 ? side : i < 3 ? std::min(most, side) : std::max(most, side);
        }
        if (cluster.count++ == 0 && leaf < area.count() && area.integer(leaf) >= 0 && area.integer(leaf) < areas)
            cluster.area = area.integer(leaf);
    }
    return clusters;
}

} // namespace

QByteArray deriveEntityList(const MapFile &map)
{
    const auto &lump = map.lump(map.format().roles.entityList);
    const auto &entities = map.entities();
    const auto text = map.entityBytes();
    RecordWriter records(lump, std::ssize(entities.entities));
    std::vector<std::string_view> keys;
    for (const auto &field : lump.fields)
        if (field.type == bsp::Type::Text)
            keys.push_back(field.name);
    for (const Entity &entity : entities.entities) {
        records.add();
        for (const KeyValue &pair : entities.pairsOf(entity))
            for (const auto key : keys) // of equal keys the last one wins, as in the games' plain fields
                if (isSame(spanOf(text, pair.key), viewOf(key)))
                    records.set(key, pair.value);
        records.set("offset", entity.span.offset);
        records.set("length", entity.span.length);
    }
    return records.take();
}

QByteArray deriveClusters(const MapFile &map)
{
    const auto &format = map.format();
    const auto &columns = format.columns;
    const auto count = clusterCount(map);
    const auto leafs = leafsOfClusters(map, count);
    const ClusterLists faceLists(map, count, columns.leafFaces, columns.leafFace);
    const ClusterLists brushLists(map, count, columns.leafBrushes, columns.leafBrush);
    const auto lengthOf = [](const ClusterLists &lists, quint32 cluster) {
        return lists.isWhole() ? std::ssize(lists.of(cluster)) : -1;
    };
    RecordWriter records(map.lump(format.roles.clusters), count);
    for (quint32 c = 0; c < count; ++c) {
        const auto &its = leafs[c];
        records.add();
        records.set("leaf", c + 1);
        records.set("leafs", its.count);
        records.set("faces", lengthOf(faceLists, c));
        records.set("brushes", lengthOf(brushLists, c));
        records.set("area", its.area);
        for (int i = 0; i < 6; ++i) {
            records.set(columns.clusterSight, i, -1);
            records.set(columns.clusterBox, i, its.box[static_cast<size_t>(i)]);
        }
        records.set(columns.clusterRow, 0, visRow(map, c, VisSet::Pvs).offset);
        records.set("phs", visRow(map, c, VisSet::Phs).offset);
    }
    return records.take();
}

QByteArray deriveImages(const MapFile &map)
{
    const auto &roles = map.format().roles;
    const auto &lump = map.lump(roles.images);
    if (roles.textures != bsp::none)
        return miptexHeaders(lump, MiptexLump(map));
    return distinctNames(lump, map, map.column(map.format().columns.imageName));
}

int deriveBytesPerLuxel(const MapFile &map)
{
    const auto &format = map.format();
    if (format.otherBytesPerLuxel == 0 || map.lumpBytes(format.roles.lighting).empty())
        return format.bytesPerLuxel;
    return MeasuredLight(map).bytesByGaps(format.bytesPerLuxel, format.otherBytesPerLuxel);
}

QByteArray deriveFaceLightmaps(const MapFile &map)
{
    const LightData data(map);
    if (map.lumpBytes(map.format().roles.lighting).empty()) // light of BSPX in its place has no offsets in this lump
        return {};
    const FaceLights lights(map);
    const FaceStyles styles(map, LightOverrides(map, data));
    const int number = map.format().roles.faceLightmaps;
    const auto &lump = map.lump(number);
    const auto field = [&](std::string_view name) { return bsp::FieldRef{number, map.findColumn(number, name)}; };
    const auto ofFace = field("face"), ofSlot = field("slot"), ofStyle = field("style"), ofWidth = field("width"),
               ofHeight = field("height"), ofOffset = field("offset");
    const auto make = [&](quint64 first, quint64 last) {
        RecordWriter records(lump, static_cast<qint64>(last - first));
        for (auto face = static_cast<quint32>(first); face < last; ++face) {
            const auto light = lights.at(face);
            if (!light || light->offset >= data.size())
                continue;
            for (int slot = 0; slot < light->styles; ++slot) {
                const qint64 offset = data.statedOf(light->offset + slot * light->bytesOfStyle());
                records.add();
                records.set(ofFace, 0, face);
                records.set(ofSlot, 0, slot);
                records.set(ofStyle, 0, styles.most() > 0 ? styles.at(face, slot) : 0);
                records.set(ofWidth, 0, light->width);
                records.set(ofHeight, 0, light->height);
                records.set(ofOffset, 0, std::min<qint64>(offset, UINT32_MAX));
            }
        }
        return records.take();
    };
    QByteArray all;
    const auto faces = map.recordCount(map.format().roles.faces);
    all.reserve(qsizetype{faces} * lump.stride);
    processInBlocks(faces, facesInBlock, make, [&all](const QByteArray &block) {
        all += block;
        return true;
    });
    return all;
}

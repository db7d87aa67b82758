#include "core/map/derived.h"

#include "core/map/clusterlists.h"
#include "core/map/lightmaps.h"
#include "core/map/mapfile.h"
#include "core/map/visibility.h"
#include "core/map/worldleafs.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace
{

void append(QByteArray &records, std::initializer_list<qint64> words)
{
    auto at = records.size();
    records.resize(at + static_cast<qsizetype>(4 * words.size()));
    for (const qint64 word : words) {
        bsp::store(reinterpret_cast<std::byte *>(records.data() + at), static_cast<quint32>(word));
        at += 4;
    }
}

QByteArray padded(QByteArrayView name, qsizetype length)
{
    return name.first(std::min(name.size(), length)).toByteArray().leftJustified(length, '\0');
}

// Every distinct name in the first column of a lump, in the order of its first use, with how often it is used.
QByteArray distinctNames(const MapFile &map, const Column &names)
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
    QByteArray records;
    for (const auto &[name, users] : images) {
        records += padded(name, names.field().chars);
        append(records, {users});
    }
    return records;
}

// The texture lump: a count, the offset of each header (-1: missing), and headers of 40 bytes: name[16], width,
// height, four offsets to the pixels (all 0: they are in a WAD).
QByteArray miptexHeaders(bsp::ByteView lump)
{
    QByteArray records;
    if (lump.size() < 4)
        return records;
    const auto room = static_cast<qint64>(lump.size() - 4) / 4;
    const auto count = std::clamp<qint64>(bsp::load<qint32>(lump.data()), 0, room);
    for (qint64 i = 0; i < count; ++i) {
        const qint64 offset = bsp::load<qint32>(lump.data() + 4 + 4 * i);
        const auto header = bsp::slice(lump, offset, 40);
        if (header.size() < 40) {
            records += padded({}, 16);
            append(records, {0, 0, -1});
            records += '\0';
            continue;
        }
        const QByteArrayView name(reinterpret_cast<const char *>(header.data()), 16);
        records += padded(name.first(std::min<qsizetype>(16, name.indexOf('\0') < 0 ? 16 : name.indexOf('\0'))), 16);
        append(records, {bsp::load<quint32>(header.data() + 16), bsp::load<quint32>(header.data() + 20), offset});
        records += bsp::load<quint32>(header.data() + 24) != 0 ? '\1' : '\0';
    }
    return records;
}

struct ClusterLeafs {
    quint32 count = 0;
    qint64 area = -1;
    std::array<qint64, 6> box{}; // map units
};

std::vector<ClusterLeafs> leafsOfClusters(const MapFile &map, quint32 count)
{
    const auto &columns = map.format().columns;
    const auto area = map.column(columns.leafArea);
    const int areaLump = map.format().roles.areas;
    const auto areas = areaLump == bsp::none ? qint64(INT32_MAX) : map.recordCount(areaLump);
    Column box[6];
    for (int i = 0; i < 6; ++i)
        box[i] = map.column(columns.leafBox, i);
    std::vector<ClusterLeafs> clusters(count);
    const auto isOfWorld = worldLeafs(map);
    for (quint32 leaf = 0; leaf < box[0].count(); ++leaf) {
        const auto number = clusterOfLeaf(map, leaf, count);
        if (number < 0 || !isOfWorld[leaf])
            continue;
        auto &cluster = clusters[static_cast<size_t>(number)];
        for (size_t i = 0; i < 6; ++i) {
            const auto side = box[i].integer(leaf);
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
    constexpr QByteArrayView keys[] = {"classname", "targetname", "target", "origin", "model"};
    const auto &entities = map.entities();
    const auto text = map.entityBytes();
    constexpr qsizetype stride = 8 * (std::size(keys) + 1);
    QByteArray records(std::ssize(entities.entities) * stride, Qt::Uninitialized);
    auto *to = reinterpret_cast<std::byte *>(records.data());
    const auto put = [&to](Span span) {
        bsp::store(to, span.offset);
        bsp::store(to + 4, span.length);
        to += 8;
    };
    for (const Entity &entity : entities.entities) {
        Span values[std::size(keys)];
        for (const KeyValue &pair : entities.pairsOf(entity))
            for (size_t k = 0; k < std::size(keys); ++k)
                if (pair.key.length == keys[k].size() && spanOf(text, pair.key).compare(keys[k], Qt::CaseInsensitive) == 0)
                    values[k] = pair.value; // of equal keys the last one counts, as in the games' plain fields
        for (const Span value : values)
            put(value);
        put(entity.span);
    }
    return records;
}

QByteArray deriveClusters(const MapFile &map)
{
    const auto &format = map.format();
    const auto count = clusterCount(map);
    const auto leafs = leafsOfClusters(map, count);
    const ClusterLists faces(map, count, format.columns.leafFaces, format.columns.leafFace);
    const ClusterLists brushes(map, count, format.columns.leafBrushes, format.columns.leafBrush);
    const auto lengthOf = [](const ClusterLists &lists, quint32 cluster) {
        return lists.isWhole() ? std::ssize(lists.of(cluster)) : -1;
    };
    QByteArray records;
    records.reserve(static_cast<qsizetype>(count) * format.lumps[static_cast<size_t>(format.roles.clusters)].stride);
    for (quint32 c = 0; c < count; ++c) {
        const auto &its = leafs[c];
        const auto isLeaf = format.visibility == bsp::Visibility::LeafRle;
        append(records, {isLeaf ? c + 1 : its.count, lengthOf(faces, c)});
        if (!isLeaf)
            append(records, {lengthOf(brushes, c), its.area});
        append(records, {-1, -1, -1, -1, -1, -1}); // Columns::clusterSight
        for (const qint64 side : its.box)
            append(records, {side});
        append(records, {visRow(map, c, VisSet::Pvs).offset});
        if (format.visibility == bsp::Visibility::ClusterRle)
            append(records, {visRow(map, c, VisSet::Phs).offset});
    }
    return records;
}

QByteArray deriveImages(const MapFile &map)
{
    if (map.format().images == bsp::Images::Miptex)
        return miptexHeaders(map.lumpBytes(map.format().roles.textures));
    return distinctNames(map, map.column(map.format().columns.imageName));
}

QByteArray deriveFaceLightmaps(const MapFile &map)
{
    const auto &roles = map.format().roles;
    const auto size = static_cast<qint64>(map.lumpBytes(roles.lighting).size());
    QByteArray records;
    if (size == 0)
        return records;
    const FaceLights lights(map);
    const auto faces = map.recordCount(roles.faces);
    Column styles[4];
    for (int slot = 0; slot < 4; ++slot)
        styles[slot] = map.column(map.format().columns.faceStyles, slot);
    for (quint32 face = 0; face < faces; ++face) {
        const auto light = lights.at(face);
        if (!light || light->offset >= size)
            continue;
        for (int slot = 0; slot < light->styles; ++slot) {
            const qint64 offset = light->offset + slot * 3LL * light->width * light->height;
            const qint64 style = styles[slot].count() > face ? styles[slot].integer(face) : 0;
            append(records, {face, slot, style, light->width, light->height, std::min<qint64>(offset, UINT32_MAX)});
        }
    }
    return records;
}

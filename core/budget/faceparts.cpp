#include "core/budget/budgetparts.h"

#include "core/budget/budgettext.h"
#include "core/faces/edgeloops.h"
#include "core/faces/lightdata.h"
#include "core/geometry/facelook.h"
#include "core/geometry/geometry.h"
#include "core/map/celltext.h"
#include "core/map/firstclaims.h"
#include "core/map/link.h"
#include "core/sorting.h"
#include "core/where/clusterlists.h"
#include "core/where/modelowners.h"

#include <numeric>

namespace {

std::vector<qint64> trianglesOf(const MapFile &map, const std::stop_token &stop)
{
    std::vector<qint64> triangles;
    for (const auto &face : buildGeometry(map, stop).faces)
        triangles.push_back(face.indexCount / 3);
    return triangles;
}

// Lets each face claim its vertexes, which are a range of its own or come from its edges.
FirstClaims vertexClaims(const MapFile &map, quint32 faces)
{
    const auto range = map.format().columns.faceVertexes;
    FirstClaims claims(map.recordCount(map.format().roles.vertexes));
    if (range.lump != bsp::none) {
        const Link vertexes(map, range);
        for (quint32 face = 0; face < vertexes.count(); ++face) {
            const auto own = vertexes.at(face);
            claims.claim(own.first, own.first + own.count, face);
        }
        return claims;
    }
    const EdgeLoops loops(map);
    for (quint32 face = 0; face < faces; ++face)
        loops.walk(face, [&](quint32 vertex) {
            if (!claims.isTaken(vertex))
                claims.take(vertex, face);
        });
    return claims;
}

std::vector<qint64> vertexesOf(const MapFile &map, quint32 faces)
{
    std::vector<qint64> vertexes(faces);
    for (const qint32 face : vertexClaims(map, faces).owners())
        if (face >= 0)
            ++vertexes[static_cast<size_t>(face)];
    return vertexes;
}

// Returns the image of each face; -1: none.
std::vector<qint32> imagesOfFaces(const MapFile &map)
{
    const FaceLooks looks(map);
    std::vector<qint32> images(map.recordCount(map.format().roles.faces));
    for (quint32 face = 0; face < images.size(); ++face)
        images[face] = looks.at(face).image;
    return images;
}

class FaceParts
{
public:
    FaceParts(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts) : map_(map), by_(by), amounts_(amounts) {}

    // Calls `name(number)` and `records(number, faces)` only for parts that use something.
    template <typename Name, typename Records>
    void add(const std::vector<qint32> &numberOfFace, size_t count, Name name, Records records)
    {
        const Grouped groups(count + 1, numberOfFace.size(), [&](quint32 face) {
            const auto number = numberOfFace[face];
            return number < 0 ? static_cast<qint64>(count) : number;
        });
        for (quint32 number = 0; number < count; ++number)
            if (const qint64 value = amountOf(groups.of(number)); value > 0)
                parts_.push_back(
                    {.name = name(number), .records = records(number, groups.of(number)), .value = value, .number = number});
        addNone(groups.of(count));
    }

    // A page's luxels are those that any layer of any face takes on it.
    void addPages(const LightPages &pages)
    {
        const auto count = static_cast<quint32>(pages.count());
        const Grouped groups(count, pages.ofFace.size(), [&](quint32 face) { return qint64{pages.ofFace[face]}; });
        for (quint32 page = 0; page < count; ++page) {
            const auto first = groups.of(page);
            std::vector<quint32> faces(first.begin(), first.end());
            for (const auto &[number, face] : rangeOf(pages.later, static_cast<qint32>(page), &std::pair<qint32, quint32>::first))
                faces.push_back(face);
            sortUnique(faces);
            if (const qint64 value = pages.used[page]; value > 0)
                parts_.push_back(
                    {.name = BudgetText::tr("Page %1").arg(page), .records = refs(faces), .value = value, .number = page});
        }
    }

    void addClusters()
    {
        const auto &columns = map_.format().columns;
        const int lump = map_.format().roles.clusters;
        const quint32 clusters = map_.recordCount(lump);
        const ClusterLists lists(map_, clusters, columns.leafFaces, columns.leafFace);
        std::vector<bool> isListed(amounts_.ofFace.size());
        for (quint32 cluster = 0; cluster < clusters; ++cluster) {
            for (const quint32 face : lists.of(cluster))
                isListed[face] = true;
            if (const qint64 value = amountOf(lists.of(cluster)); value > 0)
                parts_.push_back({.name = BudgetText::tr("Cluster %1").arg(cluster),
                                  .records = {{lump, cluster}},
                                  .value = value,
                                  .number = cluster});
        }
        std::vector<quint32> others;
        for (quint32 face = 0; face < isListed.size(); ++face)
            if (!isListed[face])
                others.push_back(face);
        addNone(others);
    }

    std::vector<RecordRef> refs(std::span<const quint32> faces) const
    {
        std::vector<RecordRef> records;
        for (const quint32 face : faces)
            if (amounts_.ofFace[face] > 0)
                records.push_back({map_.format().roles.faces, face});
        return records;
    }
    std::vector<BudgetPart> take() { return std::move(parts_); }

private:
    qint64 amountOf(std::span<const quint32> faces) const
    {
        qint64 amount = 0;
        for (const quint32 face : faces)
            amount += amounts_.ofFace[face];
        return amount;
    }

    void addNone(std::span<const quint32> faces)
    {
        if (const qint64 value = amountOf(faces); value > 0)
            parts_.push_back({.name = noneOf(by_), .records = refs(faces), .value = value});
    }

    const MapFile &map_;
    BudgetGrouping by_;
    const FaceAmounts &amounts_;
    std::vector<BudgetPart> parts_;
};

} // namespace

FaceAmounts amountsOf(const MapFile &map, BudgetMeasure measure, std::stop_token stop)
{
    const auto &format = map.format();
    const quint32 faces = map.recordCount(format.roles.faces);
    switch (measure) {
    case BudgetMeasure::Triangles: {
        auto triangles = trianglesOf(map, stop);
        const auto all = std::accumulate(triangles.begin(), triangles.end(), qint64{0});
        return {std::move(triangles), all};
    }
    case BudgetMeasure::Luxels: return {storedLuxels(map, stop), LightData(map).luxels()};
    case BudgetMeasure::Vertexes: return {vertexesOf(map, faces), map.recordCount(format.roles.vertexes)};
    default: return {std::vector<qint64>(faces, 1), faces};
    }
}

std::vector<BudgetPart> facePartsOf(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts, const LightPages &pages)
{
    const auto &roles = map.format().roles;
    FaceParts parts(map, by, amounts);
    const auto itself = [](int lump) {
        return [lump](quint32 number, std::span<const quint32>) { return std::vector<RecordRef>{{lump, number}}; };
    };
    if (by == BudgetGrouping::Cluster) {
        parts.addClusters();
    } else if (by == BudgetGrouping::Page) {
        parts.addPages(pages);
    } else if (by == BudgetGrouping::Model) {
        const auto names = modelNames(map);
        parts.add(
            modelsOfFaces(map), names.size(), [&](quint32 model) { return names[model]; }, itself(roles.models));
    } else {
        const auto names = map.column(roles.images, 0);
        const auto nameOf = [&](quint32 image) {
            const auto name = QString::fromLatin1(map.text(names, image));
            return name.isEmpty() ? title(map, {roles.images, image}) : name;
        };
        parts.add(imagesOfFaces(map), map.recordCount(roles.images), nameOf, itself(roles.images));
    }
    return parts.take();
}

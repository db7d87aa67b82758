#include "core/budget/budgetparts.h"

#include "core/budget/budgettext.h"
#include "core/map/celltext.h"
#include "core/sorting.h"
#include "core/vis/hotspots.h"
#include "core/vis/vismatrix.h"

#include <QLocale>

#include <map>

namespace {

constexpr size_t mostPlaces = 10;

// Counts what is drawn from the clusters of one map.
class DrawnCounter
{
public:
    DrawnCounter(const MapFile &map, const VisMatrix &matrix, Budget &budget, const std::stop_token &stop)
        : map_(map), matrix_(matrix), budget_(budget), stop_(stop), drawn_(map, matrix.count(), stop)
    {
    }

    void count()
    {
        if (!drawn_.isWhole()) {
            budget_.whyEmpty = BudgetText::tr("The map is damaged: its leafs list the same faces over and over, so what "
                                              "is drawn is not counted.");
            return;
        }
        const auto asked = budget_.question.from;
        const bool isOfPlaces = budget_.question.by == BudgetGrouping::Place;
        const auto spots = isOfPlaces || asked < 0 || asked >= matrix_.count() ? findSpots() : HotSpots();
        if (isOfPlaces || asked < 0 || asked >= matrix_.count()) {
            if (spots.places.empty() || spots.places.front().triangles == 0 || stop_.stop_requested()) {
                budget_.whyEmpty = BudgetText::tr("Nothing is drawn: no cluster of the map has leafs with faces.");
                return;
            }
            if (isOfPlaces)
                return addPlaces(spots);
            budget_.from = spots.places.front().cluster;
        } else {
            budget_.from = asked;
        }
        addCauses(static_cast<quint32>(budget_.from));
    }

private:
    HotSpots findSpots() const
    {
        return hotSpotsOf(countDrawableFrom(drawn_, matrix_, stop_), clusterBoxes(map_), relevantClusters(map_), mostPlaces);
    }

    template <typename Sink> // called with a face and its model's transform, once for each transform
    void visitDrawn(quint32 cluster, Sink sink) const
    {
        const auto row = matrix_.row(cluster);
        std::vector<bool> isDone(drawn_.faceCount());
        visitBits(row, [&](quint32 seen) {
            for (const quint32 face : drawn_.of(seen)) {
                if (!isDone[face])
                    sink(face, Transform());
                isDone[face] = true;
            }
        });
        for (const auto &model : drawn_.models())
            if (model.isIn(row))
                for (quint32 face = model.firstFace; face < model.firstFace + model.faces; ++face)
                    sink(face, model.transform);
    }

    // Returns a view from where a player would stand, towards most of the triangles.
    std::optional<Camera> lookFrom(quint32 cluster) const
    {
        const auto place = standingPositionIn(map_, cluster);
        if (!place)
            return {};
        const Point eye = *place;
        Point towards{};
        const auto &geometry = drawn_.geometry();
        visitDrawn(cluster, [&](quint32 face, const Transform &transform) {
            if (drawn_.triangles(face) == 0)
                return;
            const auto &vertex = geometry.vertexes[geometry.faces[face].firstVertex];
            const auto way = transform.point(toPoint(vertex.point)) - eye;
            if (const double size = length(way); size > 1)
                towards = towards + way * (drawn_.triangles(face) / size);
        });
        Camera camera{.position = eye};
        towards[2] = 0; // look horizontally
        if (length(towards) > 0)
            camera.lookAlong(towards);
        return camera;
    }

    void addPlaces(const HotSpots &spots)
    {
        const int lump = map_.format().roles.clusters;
        for (const auto &spot : spots.places) {
            auto &part = budget_.parts.emplace_back();
            part.name = BudgetText::tr("Cluster %1").arg(spot.cluster);
            part.records = {{lump, spot.cluster}};
            part.value = spot.triangles;
            part.number = spot.cluster;
            part.look = stop_.stop_requested() ? std::nullopt : lookFrom(spot.cluster);
            part.note = noteOn(spot, part.look);
        }
        for (size_t face = 0; face < drawn_.faceCount(); ++face)
            budget_.total += drawn_.geometry().faces[face].model == 0 ? drawn_.triangles(static_cast<quint32>(face)) : 0;
        for (const auto &model : drawn_.models())
            budget_.total += model.triangles;
        const auto &worst = spots.places.front();
        QStringList sentences{
            BudgetText::tr("The game draws most from cluster %1: %2 triangles of %3 faces, %4 of the map's triangles.")
                .arg(QString::number(worst.cluster), numberText(worst.triangles), numberText(worst.faces),
                     percentText(budget_.shareOf(budget_.parts.front())))};
        if (spots.median > 0)
            sentences.append(
                BudgetText::tr("That is %1 times the median of all clusters (%2).")
                    .arg(QLocale().toString(double(worst.triangles) / spots.median, 'f', 1), numberText(spots.median)));
        sentences.append(BudgetText::tr("Press Enter or double-click a place to see what is drawn from there. Each place also "
                                        "stands for the neighbouring clusters from which less is drawn."));
        budget_.summary = sentences.join(u' ');
    }

    static QString noteOn(const HotSpot &spot, const std::optional<Camera> &look)
    {
        QStringList notes{BudgetText::tr("%Ln faces", nullptr, static_cast<int>(spot.faces))};
        if (look)
            notes.append(BudgetText::tr("at %1 %2 %3")
                             .arg(std::lround(look->position[0]))
                             .arg(std::lround(look->position[1]))
                             .arg(std::lround(look->position[2])));
        if (!spot.around.empty())
            notes.append(BudgetText::tr("includes %Ln neighbours from which less is drawn", nullptr,
                                        static_cast<int>(spot.around.size())));
        return notes.join(u", ");
    }

    bool isPatch(quint32 face, const Column &type) const
    {
        return face < type.count() && type.integer(face) == static_cast<qint64>(bsp::SurfaceType::Patch);
    }

    struct Group {
        std::vector<quint32> records;    // the faces, each once
        qint64 faces = 0, triangles = 0; // drawn; counted for each position of a model
    };

    void addCauses(quint32 cluster)
    {
        const bool byModel = budget_.question.by == BudgetGrouping::Model;
        const auto type = map_.column(map_.format().columns.faceType); // empty if all are polygons
        std::map<std::pair<qint32, bool>, Group> groups;               // by model, or by image and whether they are patches
        qint64 faces = 0;
        std::vector<bool> isListed(drawn_.faceCount());
        visitDrawn(cluster, [&](quint32 number, const Transform &) {
            const auto &face = drawn_.geometry().faces[number];
            auto &group = byModel ? groups[{face.model, false}] : groups[{face.look.image, isPatch(number, type)}];
            if (!isListed[number])
                group.records.push_back(number);
            isListed[number] = true;
            ++group.faces;
            group.triangles += drawn_.triangles(number);
            budget_.total += drawn_.triangles(number);
            ++faces;
        });
        const auto names = byModel ? modelNames(map_) : std::vector<QString>();
        for (auto &[key, group] : groups) {
            if (group.triangles == 0)
                continue;
            const auto name = nameOf(key.first, names);
            const auto count = static_cast<int>(group.faces);
            budget_.parts.push_back({.name = key.second ? BudgetText::tr("%1: %Ln patches", nullptr, count).arg(name) : name,
                                     .records = refsOf(map_.format().roles.faces, ascending(std::move(group.records))),
                                     .value = group.triangles,
                                     .number = key.first,
                                     .note = BudgetText::tr("%Ln faces", nullptr, count)});
        }
        if (budget_.parts.empty()) {
            budget_.whyEmpty = BudgetText::tr("Nothing is drawn from cluster %1.").arg(cluster);
            return;
        }
        budget_.look = lookFrom(cluster);
        budget_.summary =
            BudgetText::tr("%1 triangles of %2 faces are drawn from cluster %3. The largest contributors come first; "
                           "click one to select its faces drawn from there.")
                .arg(numberText(budget_.total), numberText(faces), QString::number(cluster));
    }

    QString nameOf(qint32 number, const std::vector<QString> &models) const
    {
        if (number < 0)
            return noneOf(budget_.question.by);
        if (budget_.question.by == BudgetGrouping::Model)
            return models[static_cast<size_t>(number)];
        const RecordRef image{map_.format().roles.images, static_cast<quint32>(number)};
        const auto name = QString::fromLatin1(map_.text(map_.column(image.lump, 0), image.index));
        return name.isEmpty() ? title(map_, image) : name;
    }

    const MapFile &map_;
    const VisMatrix &matrix_;
    Budget &budget_;
    const std::stop_token &stop_;
    ClusterDrawing drawn_;
};

} // namespace

void countDrawn(const MapFile &map, Budget &budget, const std::stop_token &stop)
{
    const auto vis = decodeVis(map, VisSet::Pvs, stop);
    if (!vis)
        budget.whyEmpty = vis.error();
    else if (vis.value().matrix.count() == 0)
        budget.whyEmpty = BudgetText::tr("The map has no clusters, so nothing can be counted by visibility.");
    else
        DrawnCounter(map, vis.value().matrix, budget, stop).count();
}

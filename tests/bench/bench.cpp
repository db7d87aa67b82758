// Measures one map and prints a line for each figure: bench MAP [table], or bench FOLDER for the images in a
// folder. With "table" it opens the window instead and prints how long after $BENCH_START (nanoseconds since 1970) the first
// table was painted.
#include "app/window/mainwindow.h"
#include "core/assets/foldertextures.h"
#include "core/assets/maptextures.h"
#include "core/budget/budget.h"
#include "core/checks/checks.h"
#include "core/columns/columns.h"
#include "core/document/entitykeysmodel.h"
#include "core/document/entitylistmodel.h"
#include "core/document/lumpmodel.h"
#include "core/geometry/raycast.h"
#include "core/geometry/solids.h"
#include "core/light/atlas.h"
#include "core/query/columnshape.h"
#include "core/save/mapwriter.h"
#include "core/save/report.h"
#include "core/save/verify.h"
#include "core/scene/mapscene.h"
#include "core/scene/pvs.h"
#include "core/vis/portals.h"
#include "core/vis/vismatrix.h"
#include "tests/bench/figures.h"
#include "widgets/tables/lumpview.h"

#include <QApplication>
#include <QFileInfo>
#include <QTableView>
#include <QTemporaryDir>

#include <chrono>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;

namespace {

// Returns the median of five runs, in milliseconds.
template <typename Work>
double median(Work work)
{
    std::vector<double> times;
    for (int run = 0; run < 5; ++run)
        times.push_back(timeOf(work));
    return quantile(times);
}

// Prints a figure in microseconds, for short work that was repeated.
void tellShort(const QString &map, const char *what, const std::vector<double> &times)
{
    std::printf("%-16s %-52s %8.1f us, worst %.1f us\n", qPrintable(map), what, 1e3 * quantile(times),
                1e3 * std::ranges::max(times));
}

// Times saving to memory: how long a disk takes to sync says nothing about the program.
void measureSave(const QString &name, const MapFile &map)
{
    const QTemporaryDir folder(u"/dev/shm/lumpscope-bench"_s);
    const auto text = map.entityText().toByteArray() + "{\n\"classname\" \"light\"\n}\n";
    tell(name, "save an edited entity text, but for the disk's sync", median([&] {
             const auto plan = planSave(map, text).value();
             reportOn(map, plan);
             const auto verify = [&](const FileBytes &bytes) { return unwantedDifference(map, text, bytes); };
             if (!writeMap(folder.filePath(u"map.bsp"_s), plan.file, {.backup = false, .verify = verify}))
                 std::abort();
         }));
    const auto plan = planSave(map, text).value();
    tell(name, "checksums of both, for the report", median([&] { checksumsOf(map, plan); }));
}

void loadAll(const TextureSource &textures)
{
    for (int i = 0; i < textures.count(); ++i)
        textures.load(i);
}

void measureTextures(const QString &path)
{
    const auto map = std::make_shared<const MapFile>(readMapFile(path).value());
    const auto textures = [&] { return mapTextures(map, std::make_shared<const GameFiles>(path, *map)); };
    const auto what = "find and decode " + QByteArray::number(textures()->count()) + " textures";
    tell(QFileInfo(path).fileName(), what, median([&] { loadAll(*textures()); }));
}

int measureFolder(const QString &path)
{
    const auto what = "list and decode " + QByteArray::number(folderTextures(path).value()->count()) + " images";
    tell(QFileInfo(path).fileName(), what, median([&] { loadAll(*folderTextures(path).value()); }));
    return 0;
}

// Times building what the viewport needs, and picking with 1,000 rays from inside the world's box.
void measureGeometry(const QString &name, const MapFile &map)
{
    const auto geometry = buildGeometry(map);
    const auto memory = geometry.vertexes.size() * sizeof(GeometryVertex) + geometry.indexes.size() * sizeof(quint32)
                        + geometry.faces.size() * sizeof(GeometryFace);
    const auto triangles = QByteArray::number(geometry.indexes.size() / 3), size = QByteArray::number(memory >> 20);
    tell(name, "geometry of " + triangles + " triangles, " + size + " MiB", median([&] { buildGeometry(map); }));
    tell(name, "where its models stand", median([&] { placementsOf(map); }));
    tell(name, "trees for rays", median([&] { const Raycaster caster(geometry); }));
    tell(name, "brushes as solids", median([&] { brushSolids(map); }));
    tell(name, "the hull of who stands, as solids", median([&] { hullSolids(map, 1); }));
    if (geometry.models.empty() || geometry.indexes.empty())
        return;
    const Raycaster caster(geometry);
    const auto placements = placementsOf(map);
    std::mt19937 random(5);
    std::uniform_real_distribution<double> part(0, 1), side(-1, 1);
    std::vector<double> times;
    for (int i = 0; i < 1000; ++i) {
        Ray ray;
        for (size_t axis = 0; axis < 3; ++axis) {
            const auto &world = geometry.models[0];
            ray.origin[axis] = world.low[axis] + part(random) * (world.high[axis] - world.low[axis]);
            ray.direction[axis] = side(random);
        }
        double best = INFINITY; // of three: other work on the machine only adds time
        for (int run = 0; run < 3; ++run)
            best = std::min(best, timeOf([&] { caster.first(ray, placements); }));
        times.push_back(best);
    }
    tellShort(name, "the face that a ray meets, of 1,000", times);
}

// Times what the 3D view computes on a worker thread, and what it does when the camera enters another cluster.
void measureScene(const QString &name, const Document &document)
{
    tell(name, "scene with its light, ready to be drawn", median([&] { buildMapScene(document.sharedMap(), {}, {}); }));
    const auto built = buildMapScene(document.sharedMap(), {}, {});
    tell(name, "the same with what scripts say", median([&] { withImageFlags(*built, {}); }));
    const auto clusters = document.map().recordCount(document.map().format().roles.clusters);
    std::vector<double> times;
    for (quint32 i = 0; i < std::min(clusters, 1000U); ++i)
        times.push_back(timeOf([&] { built->pvs->seenFrom(i); }));
    if (!times.empty())
        tellShort(name, "the faces that the PVS of a cluster lets be drawn", times);
}

// Times the columns, distributions and budgets that are calculated from a map.
void measureColumns(const QString &name, const MapFile &map, int lump)
{
    const auto &roles = map.format().roles;
    tell(name, "calculated columns of faces", median([&] { computeColumns(map, roles.faces); }));
    tell(name, "calculated columns of leafs, with their volumes", median([&] { computeColumns(map, roles.leafs); }));
    std::vector<quint32> all(map.recordCount(lump));
    std::iota(all.begin(), all.end(), 0U);
    tell(name, "the shape of a column of " + QByteArray::number(all.size()) + " records",
         median([&] { shapeOf(map, lump, 0, all); }));
    double longest = 0;
    for (const auto measure : budgetMeasures)
        for (const auto by : groupingsOf(measure))
            longest = std::max(longest, median([&] { budgetOf(map, {measure, by}); }));
    tell(name, "the longest of the budget's counts", longest);
}

// Returns the lump of brush sides; if a format has none, the one with the most records.
int longestTable(const MapFile &map)
{
    if (const int sides = map.findLump(u"BRUSHSIDES"_s); sides != bsp::none)
        return sides;
    int longest = map.format().roles.planes;
    for (int lump = 0; lump < map.format().directorySize; ++lump)
        if (map.lump(lump).kind == bsp::Kind::Records && map.recordCount(lump) > map.recordCount(longest))
            longest = lump;
    return longest;
}

int measure(const QString &path)
{
    const auto name = QFileInfo(path).fileName();
    const auto open = [&path] { return openMap(path).value(); };
    tell(name, "open to first table", median([&] {
             const Document document(path, open());
             const LumpModel model(document.tables(), document.map().format().roles.faces);
             for (int row = 0; row < 40; ++row)
                 for (int column = 0; column < model.columnCount(); ++column)
                     model.data(model.index(row, column), Qt::DisplayRole);
         }));
    const Document document(path, open());
    const auto &map = document.map();
    const int lump = longestTable(map);
    const auto records = QByteArray::number(map.recordCount(lump)) + " of " + viewOf(map.lump(lump).name).toByteArray();
    tell(name, "sort " + records + " by their first column",
         median([&] {
             rowOrder(document.references(), lump, {}, {0, Qt::AscendingOrder});
             rowOrder(document.references(), lump, {}, {0, Qt::DescendingOrder});
         }) / 2);
    tell(name, "filter " + records + " by text",
         median([&] { rowOrder(document.references(), lump, Filter::parse(u"77"_s, document.references(), lump), {}); }));
    tell(name, "reverse index of the whole map", median([&] { References(map).prepare(); }));
    tell(name, "all checks", median([&] {
             const References references(map);
             check({.map = map, .references = references});
         }));
    measureColumns(name, map, lump);
    measureSave(name, map);
    const auto lightmaps = QByteArray::number(makeAtlas(Luxels(map)).tiles.size());
    tell(name, "atlas of " + lightmaps + " lightmaps", median([&] { makeAtlas(Luxels(map)); }));
    measureGeometry(name, map);
    measureScene(name, document);
    tell(name, "all of the PVS as pairs", median([&] { decodeVis(map, VisSet::Pvs).value(); }));
    const auto vis = decodeVis(map, VisSet::Pvs);
    tell(name, "the openings between its leafs", median([&] { (void)findPortals(map); }));
    tell(name, "its counts and one-way pairs", median([&] { countVis(vis.value().matrix, vis.value().matrix.transposed()); }));
    return 0;
}

// 5,000 entities, a megabyte of text, in the map's own format.
QByteArray manyEntities()
{
    QByteArray text = "{\n\"classname\" \"worldspawn\"\n}\n";
    for (int i = 1; i < 5000; ++i) {
        const auto number = QByteArray::number(i);
        text += "{\n\"classname\" \"" + QByteArray(i % 3 ? "light" : "func_door") + "\"\n\"targetname\" \"t" + number
                + "\"\n\"target\" \"t" + QByteArray::number(i * 7 % 5000) + "\"\n\"origin\" \"" + number + " 0 64\"\n"
                + "\"spawnflags\" \"" + number + "\"\n\"message\" \"" + QByteArray(90, 'a') + "\"\n}\n";
    }
    return text;
}

// Times work on entities with the panel's models and the table of the entity list present.
void measureEntities(const QString &path)
{
    auto map = readMapFile(path).value();
    map.setEntityText(manyEntities());
    Document document(path, std::move(map));
    const auto name = u"5,000 entities"_s;
    const int lump = document.map().format().roles.entityList;
    tell(name, "list of entities", median([&] { const EntityListModel model(document); }));
    EntityListModel list(document);
    const auto filter = [&](const QString &text) { list.setFilter(Filter::parse(text, document.references(), lump)); };
    tell(name, "filter by a word", median([&] { filter(u"door"_s); }));
    tell(name, "filter by a key", median([&] { filter(u"spawnflags:256"_s); }));
    filter({});
    tell(name, "group by class", median([&] {
                                     list.setGrouped(true);
                                     list.setGrouped(false);
                                 }) / 2);
    const LumpModel table(document.tables(), lump);
    EntityKeysModel keys(document);
    std::vector<qint32> all(document.map().recordCount(lump));
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<qint32>(i);
    tell(name, "keys of all", median([&] {
             keys.setEntities({});
             keys.setEntities(all);
         }));
    int value = 0;
    tell(name, "set a key of all", median([&] {
             keys.setData(keys.index(keys.rowOfKey(u"message"_s), EntityKeysModel::Value), QString::number(++value));
         }));
    tell(name, "undo it", median([&] { document.undoStack().undo(); }));
}

double sinceStart() // milliseconds
{
    const auto now =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    return static_cast<double>(now - qEnvironmentVariable("BENCH_START").toLongLong()) / 1e6;
}

// Ends the program once a table with rows has been painted, and prints when each stage was reached.
class FirstPaint : public QObject
{
public:
    FirstPaint(MainWindow &window, const QString &name, double atMain, double atApplication)
        : window_(window), name_(name), atMain_(atMain), atApplication_(atApplication), atWindow_(sinceStart())
    {
        qApp->installEventFilter(this);
        connect(&window, &MainWindow::opened, this, [this] { atMap_ = sinceStart(); });
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *view = window_.tables()->currentView();
        if (event->type() != QEvent::Paint || !view || watched != view->table()->viewport())
            return false;
        QMetaObject::invokeMethod(
            qApp,
            [this] {
                std::printf("%-16s %-52s %8.1f ms (main() after %.0f, application %.0f, window %.0f, map %.0f)\n",
                            qPrintable(name_), "window with its first table, from the process's start", sinceStart(), atMain_,
                            atApplication_, atWindow_, atMap_);
                QCoreApplication::quit();
            },
            Qt::QueuedConnection);
        qApp->removeEventFilter(this);
        return false;
    }

private:
    MainWindow &window_;
    QString name_;
    double atMain_, atApplication_, atWindow_, atMap_ = 0; // milliseconds
};

} // namespace

int main(int argc, char **argv)
{
    const bool window = argc > 2;
    if (!window) {
        QGuiApplication app(argc, argv);
        const auto path = QString::fromLocal8Bit(argv[1]);
        if (QFileInfo(path).isDir())
            return measureFolder(path);
        measureEntities(path);
        measureTextures(path);
        return measure(path);
    }
    const double atMain = sinceStart();
    QApplication app(argc, argv);
    const double atApplication = sinceStart();
    QCoreApplication::setApplicationName(u"lumpscope-bench"_s);
    MainWindow main(QString::fromLocal8Bit(argv[1]));
    const FirstPaint paint(main, QFileInfo(QString::fromLocal8Bit(argv[1])).fileName(), atMain, atApplication);
    main.showSoon();
    return QApplication::exec();
}

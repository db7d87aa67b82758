#include "app/drawing/diffpictures.h"

#include "app/commands/commands.h"
#include "app/commands/diff.h"
#include "app/commands/renderjob.h"
#include "app/drawing/picture.h"
#include "core/assets/maptextures.h"
#include "core/scene/differingplaces.h"
#include "core/scene/marks/differencemarks.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr size_t mostPlacesDrawn = 6;
constexpr QSize sizeOfEach(640, 480); // pixels

// One of the maps, ready to be drawn.
struct DrawnSide {
    DrawnMap drawn;
    Marks lines; // around what differs
};

// Reads a map again with the game that --game names, because its textures depend on it.
Result<DrawnSide> readSide(const QString &path, const MapDiff &diff, const PartsByKind &parts, bool isA, const RenderJob &job,
                           const Arguments &arguments)
{
    auto map = MapFile(isA ? *diff.a : *diff.b);
    const auto given = adoptGame(map, arguments.ofMap(path, {}));
    if (!given)
        return Error{given.error()};
    const auto shared = std::make_shared<const MapFile>(std::move(map));
    const auto files = std::make_shared<const GameFiles>(path, *shared, given.value().places);
    const auto textures = mapTextures(shared, files);
    DrawnSide side{readDrawnMap(shared, path, *files, *textures, hiddenBy(job)), {}};
    for (const auto kind : differenceKinds) {
        if ((kind == RecordDifference::Removed) != isA)
            continue;
        const auto marks = differenceMarks(*shared, side.drawn.scene->scene, parts[kind], kind).marks.lines;
        side.lines.lines.insert(side.lines.lines.end(), marks.begin(), marks.end());
    }
    return side;
}

// Prepares for drawing. Returns a sentence if that fails.
QString faultOfDisplay(Offscreen &offscreen)
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance())) // an Offscreen needs one
        return CommandText::tr(
            "The report has no pictures, because there is no display. A virtual one is enough, such as that of "
            "xvfb-run.");
    const auto fault = offscreen.begin();
    return fault.isEmpty() ? fault : CommandText::tr("The report has no pictures. %1").arg(fault);
}

Result<QImage> drawSide(Offscreen &offscreen, RenderJob job, const Camera &camera, const DrawnSide &side)
{
    job.position = camera.position;
    job.angles = {camera.pitch, camera.yaw};
    auto drawn = side.drawn; // drawing uses up the textures
    return drawPicture(offscreen, job, drawn, side.lines);
}

PicturesOfBoth drawBoth(const MapDiff &diff, const QString &pathA, const QString &pathB, const Arguments &arguments)
{
    Offscreen offscreen;
    PicturesOfBoth drawn{.why = faultOfDisplay(offscreen)};
    if (!drawn.why.isEmpty())
        return drawn;
    RenderJob job = defaultJob();
    job.size = sizeOfEach;
    const auto parts = partsByKind(diff);
    const auto a = readSide(pathA, diff, parts, true, job, arguments), b = readSide(pathB, diff, parts, false, job, arguments);
    if (!a || !b)
        return {.why = a ? b.error() : a.error()};
    const double aspect = static_cast<double>(sizeOfEach.width()) / sizeOfEach.height();
    for (const auto &place : differingPlaces(parts, *a.value().drawn.scene, *b.value().drawn.scene, aspect, mostPlacesDrawn)) {
        const auto pictureA = drawSide(offscreen, job, place.camera, a.value());
        const auto pictureB = drawSide(offscreen, job, place.camera, b.value());
        if (!pictureA || !pictureB)
            return {.why = pictureA ? pictureB.error() : pictureA.error()};
        drawn.pictures.push_back({pictureA.value(), pictureB.value(), place.camera, place.count});
    }
    return drawn;
}

} // namespace

int diffWithPictures(const Arguments &arguments)
{
    return diff(arguments, [&arguments](const MapDiff &maps, const QString &pathA, const QString &pathB) {
        return drawBoth(maps, pathA, pathB, arguments);
    });
}

} // namespace commands

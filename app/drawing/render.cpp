#include "app/drawing/render.h"

#include "app/commands/commands.h"
#include "app/commands/renderjob.h"
#include "app/drawing/drawnmap.h"
#include "core/assets/gamepicture.h"
#include "core/assets/maptextures.h"
#include "core/checks/missingtextures.h"
#include "core/images/pngwriter.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/pvs.h"
#include "core/where/pointinleaf.h"
#include "widgets/gl/offscreen.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

SceneKinds hiddenBy(const RenderJob &job) { return SceneView().hidden | job.hides; }

Camera cameraOf(const RenderJob &job, const MapFile &map)
{
    auto camera = startPlace(map);
    camera.position = job.position.value_or(camera.position);
    camera.fieldOfView = job.fieldOfView.value_or(camera.fieldOfView);
    if (job.angles) {
        camera.pitch = camera.yaw = 0;
        camera.turn((*job.angles)[1], (*job.angles)[0]);
    }
    return camera;
}

void tellMissing(const QString &file, const MissingTextures &missing)
{
    if (missing.count() > 0)
        fail(CommandText::tr("%1: %2 of %3 textures are missing and drawn as a checkerboard. Use --game to name a folder, "
                             "an archive or a game to search.")
                 .arg(file, QString::number(missing.count()), QString::number(missing.drawn)));
}

void tellNoDirections(const QString &file, const RenderJob &job, const MapScene &scene)
{
    if (job.mode->draws == DrawMode::LightDirections && scene.directions.isNull())
        fail(CommandText::tr("%1: the picture is grey, because the map has no light directions. They need a LIGHTINGDIR "
                             "lump with one direction per luxel.")
                 .arg(file));
}

// Reports an empty picture: a camera in solid or outside the map often sees only back faces.
void tellEmpty(const QString &file, const MapFile &map, const Camera &camera, const QImage &picture)
{
    if (pointInLeaf(map, camera.position).cluster >= 0)
        return;
    const auto first = picture.pixel(0, 0);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixel(x, y) != first)
                return;
    fail(
        CommandText::tr(
            "%1: the picture is empty, because the camera is in solid space or outside the map. Move the camera with --position.")
            .arg(file));
}

Result<QImage> draw(const RenderJob &job, DrawnMap &drawn)
{
    const auto &scene = *drawn.scene;
    const auto &map = *scene.map;
    SceneView view{.camera = cameraOf(job, map), .mode = job.mode->draws, .wireframe = job.mode->wireframe};
    view.hidden = hiddenBy(job);
    view.textureGain = map.game().brightness.texture;
    view.fog = job.drawsFog;
    view.portals = job.drawsPortals;
    view.animate = job.time > 0;
    view.time = job.time;
    view.flow = map.game().flow;
    view.over = map.game().brightness.over;
    view.ripples = map.game().ripples;
    view.rippleTurn = map.game().rippleTurn;
    std::vector<quint8> seen, seenFlares, seenClusters;
    if (job.usesPvs) {
        const auto cluster = pointInLeaf(map, view.camera.position).cluster;
        seen = scene.pvs->seenFrom(cluster);
        seenFlares = scene.pvs->flaresSeenFrom(cluster);
        seenClusters = clustersSeenFrom(map, cluster);
    }
    view.inPvs = seen;
    view.flaresInPvs = seenFlares;
    view.clustersInPvs = seenClusters;
    const auto fill = [&](SceneRenderer &renderer) {
        drawn.give(renderer);
        if (job.mode->draws == DrawMode::Flat)
            renderer.setFaceColors(colorFaces(scene, map, {.by = job.mode->colors}).colors);
    };
    return drawOffscreen(fill, view, job.size, [&](const SceneRenderer &renderer) {
        drawn.bounds.append(renderer.boxedSentence());
        drawn.bounds.removeAll(QString());
    });
}

} // namespace

int render(const Arguments &arguments)
{
    const auto asked = renderJob(arguments);
    if (!asked)
        return fail(u"render"_s, asked.error());
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return fail(u"render"_s, CommandText::tr("There is no display to draw with. A virtual one is enough, such as that of "
                                                 "xvfb-run."));
    const auto &job = asked.value();
    const auto opened = openForGame(u"render"_s, arguments);
    if (!opened)
        return Failed;
    const auto &[map, files] = *opened;
    const auto &file = arguments.file();
    const auto source = mapTextures(map, files);
    auto drawn = readDrawnMap(map, file, *files, *source, hiddenBy(job));
    const auto picture = draw(job, drawn);
    if (!picture)
        return fail(u"render"_s, picture.error());
    for (const auto &bound : drawn.bounds)
        fail(u"%1: %2"_s.arg(file, bound));
    tellMissing(file, missingTextures(*map, *source, *files));
    if (!drawn.decals.missing.isEmpty())
        fail(u"%1: %2"_s.arg(file, drawn.decals.sentence()));
    for (const auto &model : drawn.models)
        if (!model.why.isEmpty())
            fail(model.why);
    tellNoDirections(file, job, *drawn.scene);
    tellEmpty(file, *map, cameraOf(job, *map), picture.value());
    const auto written = writePng(picture.value(), job.output);
    return written ? Fine : fail(written.error());
}

} // namespace commands

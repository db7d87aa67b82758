#include "app/commands/commands.h"
#include "app/commands/drawnmap.h"
#include "core/assets/gamepicture.h"
#include "core/assets/maptextures.h"
#include "core/checks/missingtextures.h"
#include "core/images/pngwriter.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/facecolors.h"
#include "core/scene/pvs.h"
#include "core/where/pointinleaf.h"
#include "widgets/gl/offscreen.h"

#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct Mode {
    QStringView name;
    DrawMode draws;
    FaceColoring colors{}; // of DrawMode::Flat
    bool wireframe = false;
};

constexpr Mode modes[] = {{u"lit", DrawMode::Lit},
                          {u"textured", DrawMode::Textured},
                          {u"lightmap", DrawMode::Lightmap},
                          {u"directions", DrawMode::LightDirections},
                          {u"face", DrawMode::Flat, FaceColoring::Face},
                          {u"texture", DrawMode::Flat, FaceColoring::Texture},
                          {u"leaf", DrawMode::Flat, FaceColoring::Leaf},
                          {u"cluster", DrawMode::Flat, FaceColoring::Cluster},
                          {u"contents", DrawMode::Flat, FaceColoring::Contents},
                          {u"normals", DrawMode::Normals},
                          {.name = u"wireframe", .draws = DrawMode::Lit, .wireframe = true}};
constexpr double narrowest = 1, widest = 170; // field of view, degrees
constexpr int smallestSide = 1, largestSide = 16384;
constexpr qint64 mostPixels = 8192 * 8192; // 200 MB

struct Job {
    QString output;
    QSize size{1024, 768};
    const Mode *mode = modes;
    bool usesPvs = false, drawsFog = true, drawsPortals = true;
    double time = 0; // seconds
    SceneKinds hidden = SceneView().hidden;
    // The camera values that were given; the others are the player start's.
    std::optional<Point> position;
    std::optional<std::array<double, 2>> angles; // pitch, yaw
    std::optional<double> fieldOfView;
};

QStringList modeNames()
{
    QStringList names;
    for (const auto &mode : modes)
        names.append(mode.name.toString());
    return names;
}

QString faultOfMode(Job &job, const Arguments &arguments)
{
    if (arguments.has(u"mode"_s)) {
        job.mode = std::ranges::find(modes, arguments.value(u"mode"_s), &Mode::name);
        if (job.mode == std::end(modes))
            return CommandText::tr("Unknown mode %1. Known modes: %2.")
                .arg(arguments.value(u"mode"_s), modeNames().join(u", "_s));
    }
    const auto pvs = arguments.has(u"pvs"_s) ? arguments.value(u"pvs"_s) : u"off"_s;
    job.usesPvs = pvs == u"camera";
    return job.usesPvs || pvs == u"off" ? QString() : CommandText::tr("--pvs takes camera or off, not %1.").arg(pvs);
}

// Reads an option --NAME on|off. Returns a sentence on what is wrong; empty: nothing.
QString faultOfSwitch(bool &is, const Arguments &arguments, const QString &name)
{
    if (!arguments.has(name))
        return {};
    const auto given = arguments.value(name);
    is = given == u"on";
    return is || given == u"off" ? QString() : CommandText::tr("--%1 takes on or off, not %2.").arg(name, given);
}

void chooseKinds(Job &job, const Arguments &arguments)
{
    if (arguments.has(u"no-entities"_s))
        job.hidden |= SceneKinds(SceneKind::BrushModel) | SceneKind::Model;
    if (arguments.has(u"no-models"_s))
        job.hidden |= SceneKind::Model;
}

QString faultOfSize(Job &job, const Arguments &arguments)
{
    if (!arguments.has(u"size"_s))
        return {};
    const auto given = arguments.value(u"size"_s);
    const auto sides = given.split(u'x', Qt::KeepEmptyParts, Qt::CaseInsensitive);
    bool isWidth = false, isHeight = false;
    job.size = {sides.value(0).toInt(&isWidth), sides.value(1).toInt(&isHeight)};
    const auto isSide = [](int side) { return side >= smallestSide && side <= largestSide; };
    return sides.size() == 2 && isWidth && isHeight && isSide(job.size.width()) && isSide(job.size.height())
                   && qint64{job.size.width()} * job.size.height() <= mostPixels
               ? QString()
               : CommandText::tr("--size takes a width and a height such as 1024x768, each from %1 to %2 pixels and at most "
                                 "%3 pixels in all, not %4.")
                     .arg(smallestSide)
                     .arg(largestSide)
                     .arg(mostPixels)
                     .arg(given);
}

QString faultOfTime(Job &job, const Arguments &arguments)
{
    for (const auto &[is, name] : {std::pair(&job.drawsFog, u"fog"_s), std::pair(&job.drawsPortals, u"portals"_s)})
        if (const auto fault = faultOfSwitch(*is, arguments, name); !fault.isEmpty())
            return fault;
    const auto time = numbersOf(arguments.values(u"time"_s));
    if (!time)
        return time.error();
    job.time = time.value().empty() ? 0 : time.value().front();
    return job.time >= 0 ? QString() : CommandText::tr("--time takes seconds, 0 or more, not %1.").arg(job.time);
}

QString faultOfCamera(Job &job, const Arguments &arguments)
{
    const auto position = numbersOf(arguments.values(u"position"_s)), angles = numbersOf(arguments.values(u"angles"_s)),
               fieldOfView = numbersOf(arguments.values(u"fov"_s));
    for (const auto *numbers : {&position, &angles, &fieldOfView})
        if (!*numbers)
            return numbers->error();
    if (const auto &xyz = position.value(); !xyz.empty())
        job.position = Point{xyz[0], xyz[1], xyz[2]};
    if (const auto &both = angles.value(); !both.empty())
        job.angles = std::array{both[0], both[1]};
    if (fieldOfView.value().empty())
        return {};
    job.fieldOfView = fieldOfView.value().front();
    return *job.fieldOfView >= narrowest && *job.fieldOfView <= widest
               ? QString()
               : CommandText::tr("--fov takes %1 to %2 degrees, not %3.").arg(narrowest).arg(widest).arg(*job.fieldOfView);
}

// Reads all options. Returns a sentence on what is wrong; empty: nothing.
QString faultOf(Job &job, const Arguments &arguments)
{
    job.output = arguments.value(u"output"_s);
    if (job.output.isEmpty())
        return CommandText::tr("--output PNG is missing: the file to write.");
    for (auto *part : {faultOfMode, faultOfSize, faultOfCamera, faultOfTime})
        if (const auto fault = part(job, arguments); !fault.isEmpty())
            return fault;
    if (const auto fault = faultOfGame(arguments); !fault.isEmpty())
        return fault;
    chooseKinds(job, arguments);
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return CommandText::tr("There is no display to draw with. A virtual one is enough, such as that of xvfb-run.");
    return {};
}

Camera cameraOf(const Job &job, const MapFile &map)
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

void tellNoDirections(const QString &file, const Job &job, const MapScene &scene)
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

Result<QImage> draw(const Job &job, DrawnMap &drawn)
{
    const auto &scene = *drawn.scene;
    const auto &map = *scene.map;
    SceneView view{.camera = cameraOf(job, map), .mode = job.mode->draws, .wireframe = job.mode->wireframe};
    view.hidden = job.hidden;
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

Synopsis renderSynopsis()
{
    return {u"render"_s,
            u"FILE"_s,
            CommandText::tr("Draws the map as the window's 3D view does, and writes the picture as a PNG file.\nBy default, "
                            "the camera is at the first player start. Needs a display with OpenGL 3.3; a virtual one is "
                            "enough, such as that of xvfb-run."),
            {{.name = u"output"_s,
              .values = u"PNG"_s,
              .help = CommandText::tr("The file to write."),
              .isNeeded = true,
              .writes = true},
             {u"size"_s, u"WxH"_s, CommandText::tr("Width and height in pixels; 1024x768 by default.")},
             {u"position"_s, u"X Y Z"_s, CommandText::tr("Position of the camera, in map units.")},
             {u"angles"_s, u"PITCH YAW"_s,
              CommandText::tr("Direction of the camera, in degrees: positive pitch looks down, yaw 90 looks along +Y.")},
             {u"fov"_s, u"DEG"_s,
              CommandText::tr("Horizontal field of view at 4:3, in degrees; 90 by default. Other aspect ratios keep the "
                              "vertical one.")},
             {u"mode"_s, modeNames().join(u'|'),
              CommandText::tr("What to draw. lit (the default): textures with lightmaps; textured or lightmap: only one of "
                              "them; directions: where light comes from (LIGHTINGDIR), in normal map colours; face, texture, "
                              "leaf, cluster or contents: a colour for each; normals; wireframe: lit, with edges.")},
             {u"time"_s, u"SECONDS"_s,
              CommandText::tr("Draw moving things as they are this many seconds after the start of the game; 0 by default.")},
             {u"fog"_s, u"on|off"_s, CommandText::tr("off: do not draw fog; on by default.")},
             {u"portals"_s, u"on|off"_s, CommandText::tr("off: do not draw what mirrors and portals show; on by default.")},
             {u"pvs"_s, u"camera|off"_s,
              CommandText::tr("camera: draw only what is potentially visible from the camera; off (the default): draw "
                              "everything.")},
             {.name = u"no-models"_s, .help = CommandText::tr("Do not draw the models and sprites of entities.")},
             {.name = u"no-entities"_s,
              .help = CommandText::tr("Do not draw what entities add to the world: brush models, models and sprites.")},
             gameOption()}};
}

int render(const Arguments &arguments)
{
    Job job;
    if (const auto fault = faultOf(job, arguments); !fault.isEmpty())
        return fail(u"render"_s, fault);
    const auto opened = openForGame(u"render"_s, arguments);
    if (!opened)
        return Failed;
    const auto &[map, files] = *opened;
    const auto &file = arguments.file();
    const auto source = mapTextures(map, files);
    auto drawn = readDrawnMap(map, file, *files, *source, job.hidden);
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

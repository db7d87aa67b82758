#include "app/drawing/render.h"

#include "app/commands/commands.h"
#include "app/drawing/picture.h"
#include "core/assets/gamepicture.h"
#include "core/assets/maptextures.h"
#include "core/checks/missingtextures.h"
#include "core/images/pngwriter.h"
#include "core/where/pointinleaf.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

void reportMissing(const QString &file, const MissingTextures &missing)
{
    if (missing.count() > 0)
        fail(CommandText::tr("%1: %2 of %3 textures are missing and drawn as a checkerboard. Use --game to name a folder, "
                             "an archive or a game to search.")
                 .arg(file, QString::number(missing.count()), QString::number(missing.drawn)));
}

void tellNoDirections(const QString &file, const RenderJob &job, const MapScene &scene)
{
    if (job.mode->draws == DrawMode::LightDirections && scene.directions.isNull())
        fail(CommandText::tr("%1: the picture is grey, because the map has no light directions. Maps store them in a "
                             "LIGHTINGDIR lump, or on every second lightmap page.")
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
    Offscreen offscreen;
    if (const auto fault = offscreen.begin(); !fault.isEmpty())
        return fail(u"render"_s, fault);
    const auto picture = drawPicture(offscreen, job, drawn);
    if (!picture)
        return fail(u"render"_s, picture.error());
    for (const auto &bound : drawn.bounds)
        fail(u"%1: %2"_s.arg(file, bound));
    reportMissing(file, missingTextures(*map, *source, *files));
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

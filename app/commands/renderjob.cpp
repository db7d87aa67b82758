#include "app/commands/renderjob.h"

#include "app/commands/commands.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr RenderMode modes[] = {{u"lit", DrawMode::Lit},
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

QStringList modeNames()
{
    QStringList names;
    for (const auto &mode : modes)
        names.append(mode.name.toString());
    return names;
}

QString faultOfMode(RenderJob &job, const Arguments &arguments)
{
    if (arguments.has(u"mode"_s)) {
        job.mode = std::ranges::find(modes, arguments.value(u"mode"_s), &RenderMode::name);
        if (job.mode == std::end(modes))
            return withMeant(
                CommandText::tr("Unknown mode %1. Known modes: %2.").arg(arguments.value(u"mode"_s), modeNames().join(u", "_s)),
                arguments.value(u"mode"_s), modeNames());
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

void chooseKinds(RenderJob &job, const Arguments &arguments)
{
    if (arguments.has(u"no-entities"_s))
        job.hides |= SceneKinds(SceneKind::BrushModel) | SceneKind::Model;
    if (arguments.has(u"no-models"_s))
        job.hides |= SceneKind::Model;
}

QString faultOfSize(RenderJob &job, const Arguments &arguments)
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

QString faultOfTime(RenderJob &job, const Arguments &arguments)
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

QString faultOfCamera(RenderJob &job, const Arguments &arguments)
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
QString faultOf(RenderJob &job, const Arguments &arguments)
{
    job.output = arguments.value(u"output"_s);
    if (job.output.isEmpty())
        return CommandText::tr("--output PNG is missing: the file to write.");
    for (auto *part : {faultOfMode, faultOfSize, faultOfCamera, faultOfTime})
        if (const auto fault = part(job, arguments); !fault.isEmpty())
            return fault;
    chooseKinds(job, arguments);
    return faultOfGame(arguments);
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
                              "them; directions: where light comes from, in normal map colours; face, texture, leaf, cluster "
                              "or contents: a colour for each; normals; wireframe: lit, with edges.")},
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

RenderJob defaultJob() { return {.mode = modes}; }

Result<RenderJob> renderJob(const Arguments &arguments)
{
    auto job = defaultJob();
    if (const auto fault = faultOf(job, arguments); !fault.isEmpty())
        return Error{fault};
    return job;
}

} // namespace commands

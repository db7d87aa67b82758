// fitting REFERENCE MAP --position X Y Z --angles PITCH YAW --fov DEG [--time SECONDS] [--game FOLDER]...: finds the camera
// within a unit and a degree of the given one, which is in whole units, and the time in the first minute that give the
// picture most like the reference. First prints how alike the picture from the given camera and time is to that best
// picture: the most that a program which draws exactly as the game does can reach with them. Then prints the best picture's
// similarity, brightness, position, angles and time.
#include "app/commands/commands.h"
#include "app/drawing/drawnmap.h"
#include "core/assets/maptextures.h"
#include "tests/likeness/ssim.h"
#include "widgets/gl/opengl.h"

#include <QGuiApplication>
#include <QOpenGLFramebufferObject>

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

// The camera's position in map units, its pitch and yaw in degrees, and the time in seconds.
using Values = std::array<double, 6>;

constexpr size_t cameraValues = 5, timeValue = 5;
constexpr double furthest = 1; // from each value of the given camera
constexpr double firstStep = 0.5, lastStep = 0.03;
constexpr double longest = 60, coarseTime = 0.07, finestTime = 0.01;

class Judge
{
public:
    Judge(const DrawnMap &drawn, const SceneView &view, const QImage &reference)
        : view_(view), reference_(reference), buffer_(reference.size(), QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8)
    {
        fault_ = renderer_.initialize();
        if (fault_.isEmpty())
            DrawnMap(drawn).give(renderer_);
    }

    const QString &fault() const { return fault_; }

    QImage pictureOf(const Values &values)
    {
        view_.camera.position = {values[0], values[1], values[2]};
        view_.camera.pitch = values[3];
        view_.camera.yaw = values[4];
        view_.time = values[timeValue];
        view_.animate = view_.time > 0;
        buffer_.bind();
        renderer_.draw(view_, buffer_.size());
        return buffer_.toImage();
    }

    Likeness of(const Values &values) { return likenessOf(pictureOf(values), reference_); }

private:
    SceneView view_;
    QImage reference_;
    QOpenGLFramebufferObject buffer_;
    SceneRenderer renderer_;
    QString fault_;
};

// Moves one camera value after another by a step in either direction while that improves the picture; then halves the steps.
Values withBestCamera(Judge &judge, const Values &told, const Values &start)
{
    auto best = start;
    double similarity = judge.of(start).similarity;
    for (double step = firstStep; step > lastStep; step /= 2) {
        const double before = similarity;
        for (size_t i = 0; i < cameraValues; ++i)
            for (const double way : {step, -step}) {
                auto tried = best;
                tried[i] = std::clamp(tried[i] + way, told[i] - furthest, told[i] + furthest);
                if (const double reached = judge.of(tried).similarity; reached > similarity) {
                    similarity = reached;
                    best = tried;
                    break;
                }
            }
        if (similarity > before + 0.0005)
            step *= 2; // repeats this step
    }
    return best;
}

// Finds the best time. The coarse judge tries the whole minute, in steps that are out of phase with waves of a whole number
// of cycles per second; the other judge tries times around the best of these.
Values withBestTime(Judge &coarse, Judge &judge, const Values &start)
{
    auto best = start;
    const auto improve = [&best](Judge &by, const std::vector<double> &times) {
        double similarity = by.of(best).similarity;
        for (const double time : times) {
            auto tried = best;
            tried[timeValue] = time;
            if (const double reached = by.of(tried).similarity; reached > similarity) {
                similarity = reached;
                best = tried;
            }
        }
    };
    std::vector<double> minute;
    for (double time = coarseTime; time < longest; time += coarseTime)
        minute.push_back(time);
    improve(coarse, minute);
    for (double step = coarseTime / 2; step > finestTime; step /= 2)
        improve(judge, {std::max(best[timeValue] - step, 0.0), best[timeValue] + step});
    return best;
}

int fail(const QString &sentence)
{
    std::fputs(qPrintable(sentence + u'\n'), stderr);
    return 2;
}

} // namespace

int main(int count, char **words)
{
    const QGuiApplication app(count, words);
    const auto given = QGuiApplication::arguments();
    const Arguments arguments(commands::renderSynopsis(), given.mid(2));
    const auto position = numbersOf(arguments.values(u"position"_s)), angles = numbersOf(arguments.values(u"angles"_s)),
               field = numbersOf(arguments.values(u"fov"_s)), time = numbersOf(arguments.values(u"time"_s));
    const QImage reference(given.value(1));
    if (reference.isNull() || !arguments.error().isEmpty() || !position || position.value().empty() || !angles
        || angles.value().empty() || !field || field.value().empty() || !time)
        return fail(u"fitting REFERENCE MAP --position X Y Z --angles PITCH YAW --fov DEG [--time SECONDS] [--game FOLDER]..."_s);
    const auto opened = commands::openForGame(u"fitting"_s, arguments);
    OffscreenContext context;
    if (!opened)
        return 2;
    if (!context.create() || !context.makeCurrent())
        return fail(u"There is no OpenGL 3.3."_s);
    const auto &[map, files] = *opened;
    SceneView view;
    const auto drawn = readDrawnMap(map, arguments.file(), *files, *mapTextures(map, files), view.hidden);
    view.camera.fieldOfView = field.value().front();
    view.textureGain = map->game().brightness.texture;
    view.flow = map->game().flow;
    view.over = map->game().brightness.over;
    view.ripples = map->game().ripples;
    view.rippleTurn = map->game().rippleTurn;
    Judge judge(drawn, view, reference);
    Judge coarse(drawn, view, reference.scaled(reference.size() / 2, {}, Qt::SmoothTransformation));
    if (!judge.fault().isEmpty() || !coarse.fault().isEmpty())
        return fail(judge.fault() + coarse.fault());
    const auto &xyz = position.value();
    const double second = time.value().empty() ? 0 : time.value().front();
    const Values told{xyz[0], xyz[1], xyz[2], angles.value()[0], angles.value()[1], second};
    const auto placed = withBestCamera(judge, told, told);
    const auto best = withBestCamera(judge, told, withBestTime(coarse, judge, placed));
    const auto likeness = judge.of(best);
    const auto limit = likenessOf(judge.pictureOf(told), judge.pictureOf(best));
    std::printf("%.3f %.3f %.3f %.2f %.2f %.2f %.2f %.2f %.2f\n", limit.similarity, likeness.similarity, likeness.brightness,
                best[0], best[1], best[2], best[3], best[4], best[5]);
}

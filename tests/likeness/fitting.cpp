// fitting REFERENCE MAP --position X Y Z --angles PITCH YAW --fov DEG [--time SECONDS] [--game FOLDER]...: how alike a picture
// is from the camera that is told, which is told in whole units, and from the best one within a unit and a degree of it. Prints
// both similarities, the second's brightness, and its place and angles.
#include "app/commands/commands.h"
#include "app/commands/drawnmap.h"
#include "core/assets/maptextures.h"
#include "tests/likeness/ssim.h"
#include "widgets/gl/opengl.h"

#include <QGuiApplication>
#include <QOpenGLFramebufferObject>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{

// The eye's place, in map units, pitch and yaw, in degrees.
using Values = std::array<double, 5>;

constexpr Values furthest{1, 1, 1, 1, 1};
constexpr double firstStep = 0.5, lastStep = 0.03;

class Judge
{
public:
    Judge(const DrawnMap &drawn, const SceneView &view, const QImage &reference)
        : view_(view), reference_(reference), buffer_(reference.size(), QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8)
    {
        fault_ = renderer_.initialize();
        if (fault_.isEmpty())
            drawn.give(renderer_);
    }

    const QString &fault() const { return fault_; }

    Likeness of(const Values &values)
    {
        view_.camera.position = {values[0], values[1], values[2]};
        view_.camera.pitch = values[3];
        view_.camera.yaw = values[4];
        buffer_.bind();
        renderer_.draw(view_, buffer_.size());
        return likenessOf(buffer_.toImage(), reference_);
    }

private:
    SceneView view_;
    QImage reference_;
    QOpenGLFramebufferObject buffer_;
    SceneRenderer renderer_;
    QString fault_;
};

// One value after another goes a step either way while that is better; then the steps are halved.
Values fitted(Judge &judge, const Values &told)
{
    auto best = told;
    double similarity = judge.of(told).similarity;
    for (double step = firstStep; step > lastStep; step /= 2) {
        const double before = similarity;
        for (size_t i = 0; i < best.size(); ++i)
            for (const double way : {step, -step}) {
                auto tried = best;
                tried[i] = std::clamp(tried[i] + way, told[i] - furthest[i], told[i] + furthest[i]);
                if (const double reached = judge.of(tried).similarity; reached > similarity) {
                    similarity = reached;
                    best = tried;
                    break;
                }
            }
        if (similarity > before + 0.0005)
            step *= 2; // once more
    }
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
    view.time = time.value().empty() ? 0 : time.value().front();
    view.animate = view.time > 0;
    Judge judge(drawn, view, reference);
    if (!judge.fault().isEmpty())
        return fail(judge.fault());
    const auto &xyz = position.value();
    const Values told{xyz[0], xyz[1], xyz[2], angles.value()[0], angles.value()[1]};
    const auto best = fitted(judge, told);
    const auto likeness = judge.of(best);
    std::printf("%.3f %.3f %.3f %.2f %.2f %.2f %.2f %.2f\n", judge.of(told).similarity, likeness.similarity, likeness.brightness,
                best[0], best[1], best[2], best[3], best[4]);
}

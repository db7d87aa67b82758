// A room whose walls have the shader of a Quake III script, drawn by the command.
#pragma once

#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/texturemaps.h"

namespace shaderwall {

using namespace commandline;

inline const QColor image(100, 150, 200), grey(128, 128, 128), nothing(41, 43, 48); // nothing: the background colour

inline bool isNear(const QColor &a, const QColor &b)
{
    constexpr int most = 3;
    return std::abs(a.red() - b.red()) <= most && std::abs(a.green() - b.green()) <= most
           && std::abs(a.blue() - b.blue()) <= most;
}

inline bool canDraw()
{
    const GameFolder game;
    return run({u"render"_s, u"--sample"_s, u"quake3"_s, u"--output"_s, game.path(u"x.png"_s), u"--size"_s, u"16x16"_s}, {}, {},
               QProcessEnvironment::systemEnvironment())
               .code
           == 0;
}

// Returns the colour in the middle of the room's wall at -x.
inline QColor wall(const QByteArray &script, const QStringList &words = {}, const std::function<void(MapBuilder &)> &change = {})
{
    const GameFolder game;
    auto builder = MapBuilder::room(bsp::quake3);
    builder.setLumpBytes("LIGHTMAPS", QByteArray(128 * 128 * 3, '\x20')); // the game draws it four times as bright: half
    for (quint32 i = 0; i < builder.count("SHADERS"); ++i)
        builder.set("SHADERS", i, "shader", "wall");
    if (change)
        change(builder);
    game.save(u"baseq3/scripts/a.shader"_s, script);
    game.save(u"baseq3/a.tga"_s, tga({4, 4}, image.rgb()));
    game.save(u"baseq3/wall.tga"_s, tga({4, 4}, image.rgb()));
    QImage quarter(4, 4, QImage::Format_RGB32);
    quarter.fill(Qt::black);
    for (const QPoint place : {QPoint(0, 0), QPoint(0, 1), QPoint(1, 0), QPoint(1, 1)})
        quarter.setPixel(place, image.rgb());
    quarter.save(game.path(u"baseq3/quarter.png"_s));
    game.save(u"baseq3/half.tga"_s, tga({4, 4}, grey.rgb()));
    game.save(u"baseq3/black.tga"_s, tga({4, 4}, qRgb(0, 0, 0)));
    const auto map = game.save(u"baseq3/maps/a.bsp"_s, builder.build()), picture = game.path(u"out.png"_s);
    const auto ended = run(QStringList{u"render"_s, map, u"--output"_s, picture, u"--size"_s, u"64x48"_s, u"--position"_s,
                                       u"40"_s, u"0"_s, u"0"_s, u"--angles"_s, u"0"_s, u"180"_s}
                               + words,
                           {}, {}, QProcessEnvironment::systemEnvironment());
    if (ended.code != 0) {
        qWarning("%s", ended.err.constData());
        return Qt::magenta; // a colour that nothing here has
    }
    return QImage(picture).pixelColor(32, 24);
}

} // namespace shaderwall

#define COMPARE_COLORS(actual, expected)                                                                                         \
    do {                                                                                                                         \
        const QColor is = actual, wanted = expected;                                                                             \
        QVERIFY2(shaderwall::isNear(is, wanted), qPrintable(u"%1, not %2"_s.arg(is.name(), wanted.name())));                     \
    } while (false)

#include "tests/modelbuilder.h"

#include "core/format/bytes.h"
#include "tests/mapbuilder.h"

#include <QList>

namespace {

using SquareCorner = std::array<float, 3>;
constexpr float halfSide = squareSide / 2;
// Clockwise from the upper left as seen from +x, where +y is to the right.
constexpr std::array<SquareCorner, 4> squareCorners{
    {{0, -halfSide, halfSide}, {0, halfSide, halfSide}, {0, halfSide, -halfSide}, {0, -halfSide, -halfSide}}};
constexpr std::array<int, 6> squareTriangles{0, 1, 2, 0, 2, 3};

QByteArray padded(const QByteArray &text, qsizetype size) { return text.leftJustified(size, '\0', true); }

QByteArray floats(std::initializer_list<float> numbers)
{
    QByteArray bytes;
    for (const float number : numbers)
        bytes += littleEndian(static_cast<qint64>(std::bit_cast<quint32>(number)), 4);
    return bytes;
}

QByteArray shorts(std::initializer_list<int> numbers)
{
    QByteArray bytes;
    for (const int number : numbers)
        bytes += littleEndian(number & 0xffff, 2);
    return bytes;
}

// Appends a part and returns where it begins.
int placed(QByteArray &bytes, const QByteArray &part)
{
    const auto at = static_cast<int>(bytes.size());
    bytes += part;
    return at;
}

void put(QByteArray &bytes, int at, int number) { bytes.replace(at, 4, words({number})); }

} // namespace

QByteArray md2Of(const QByteArray &skin)
{
    QByteArray bytes(68, '\0');
    const int skinsAt = placed(bytes, padded(skin + ".pcx", 64) + padded(skin + "2.pcx", 64));
    const int placesAt = placed(bytes, shorts({0, 0, 31, 0, 31, 15, 0, 15}));
    const int trianglesAt = placed(bytes, shorts({0, 1, 2, 0, 1, 2, 0, 2, 3, 0, 2, 3}));
    const int framesAt = static_cast<int>(bytes.size());
    for (int frame = 0; frame < 2; ++frame) {
        bytes += floats({1, 1, 1, frameStep * static_cast<float>(frame), -halfSide, -halfSide});
        bytes += padded(frame == 0 ? "stand1" : "stand2", 16);
        for (const auto &corner : squareCorners)
            bytes.append('\0')
                .append(static_cast<char>(corner[1] + halfSide))
                .append(static_cast<char>(corner[2] + halfSide))
                .append('\0');
    }
    bytes.replace(0, 68,
                  QByteArray("IDP2")
                      + words({8, 32, 16, 40 + 16, 2, 4, 4, 2, 0, 2, skinsAt, placesAt, trianglesAt, framesAt,
                               static_cast<int>(bytes.size()), static_cast<int>(bytes.size())}));
    return bytes;
}

QByteArray md3Of(const QByteArray &shader)
{
    QByteArray bytes(108, '\0');
    const int framesAt = placed(bytes, {});
    for (int frame = 0; frame < 2; ++frame)
        bytes += floats({0, -halfSide, -halfSide, 0, halfSide, halfSide, 0, 0, 0, squareSide}) + padded("frame", 16);
    QByteArray surface(108, '\0');
    QByteArray indexes;
    for (const int corner : squareTriangles)
        indexes += words({corner});
    const int trianglesAt = placed(surface, indexes);
    const int shadersAt = placed(surface, padded(shader, 64) + words({0}));
    const int placesAt = placed(surface, floats({0, 0, 1, 0, 1, 1, 0, 1}));
    const int pointsAt = static_cast<int>(surface.size());
    for (int frame = 0; frame < 2; ++frame)
        for (const auto &corner : squareCorners) // the normal's angles, 0 and a quarter turn, give +x
            surface += shorts({static_cast<int>(frameStep * 64) * frame, static_cast<int>(corner[1] * 64),
                               static_cast<int>(corner[2] * 64), 64});
    surface.replace(0, 108,
                    QByteArray("IDP3") + padded("square", 64)
                        + words({0, 2, 1, 4, 2, trianglesAt, shadersAt, placesAt, pointsAt, static_cast<int>(surface.size())}));
    const int surfacesAt = placed(bytes, surface);
    const int tagsAt = static_cast<int>(bytes.size());
    for (const float x : {10.0f, 50.0f})
        bytes += padded("tag_barrel", 64) + floats({x, 2, 3, 0, 2, 0, -2, 0, 0, 0, 0, 2});
    bytes.replace(0, 108,
                  QByteArray("IDP3") + words({15}) + padded("square.md3", 64)
                      + words({0, 2, 1, 1, 0, framesAt, tagsAt, surfacesAt, static_cast<int>(bytes.size())}));
    return bytes;
}

namespace {

constexpr int studioHeader = 244;

void addTextures(QByteArray &bytes)
{
    const int texturesAt = static_cast<int>(bytes.size());
    const int pixelsAt = texturesAt + 2 * 80;
    constexpr int pixels = 4 * 2;
    for (int i = 0; i < 2; ++i)
        bytes += padded(i == 0 ? "red.bmp" : "blue.bmp", 64) + words({0, 4, 2, pixelsAt + i * (pixels + 768)});
    for (int i = 0; i < 2; ++i) {
        QByteArray palette(768, '\0');
        palette[i == 0 ? 0 : 2] = '\xff';
        bytes += QByteArray(pixels, '\0') + palette;
    }
    const int skinsAt = placed(bytes, shorts({0, 1})); // two skin families of one skin each
    put(bytes, 180, 2);
    put(bytes, 184, texturesAt);
    put(bytes, 192, 1);
    put(bytes, 196, 2);
    put(bytes, 200, skinsAt);
}

QByteArray studioStart()
{
    QByteArray bytes(studioHeader, '\0');
    bytes.replace(0, 8, QByteArray("IDST") + words({10}));
    return bytes;
}

// Adds a bone at 0 0 5, and a sequence of two frames; in the second the bone is frameStep further along x.
void addBones(QByteArray &bytes, const StudioKind &kind)
{
    const int bonesAt = placed(bytes, padded("bone", 32) + words({-1, 0, -1, -1, -1, -1, -1, -1}) + floats({0, 0, 5, 0, 0, 0})
                                          + floats({0.5f, 1, 1, 1, 1, 1}));
    const int animsAt =
        placed(bytes, shorts({12, 0, 0, 0, 0, 0}) + QByteArray("\x02\x02", 2) + shorts({0, static_cast<int>(frameStep * 2)}));
    QByteArray sequence(176, '\0');
    sequence.replace(0, 36, padded("idle", 32) + floats({12}));
    put(sequence, 40, 1);
    put(sequence, 44, 5);
    put(sequence, 56, 2);
    put(sequence, 72, -1);
    put(sequence, 120, 1);
    put(sequence, 124, animsAt);
    put(sequence, 156, kind.sequenceGroup);
    QByteArray walk;
    if (kind.walkWeight >= 0) {
        walk = sequence;
        walk.replace(0, 36, padded("walk", 32) + floats({30}));
        put(walk, 44, kind.walkWeight);
        put(walk, 56, 1);
    }
    const int sequencesAt = placed(bytes, walk + sequence);
    put(bytes, 140, 1);
    put(bytes, 144, bonesAt);
    put(bytes, 164, walk.isEmpty() ? 1 : 2);
    put(bytes, 168, sequencesAt);
}

} // namespace

QByteArray studioTexturesOf()
{
    auto bytes = studioStart();
    addTextures(bytes);
    return bytes;
}

QByteArray studioOf(const StudioKind &kind)
{
    auto bytes = studioStart();
    addBones(bytes, kind);
    QByteArray models;
    for (int body = 0; body < 2; ++body) {
        const int pointBonesAt = placed(bytes, QByteArray(4, '\0'));
        QByteArray points;
        for (const auto &corner : squareCorners)
            points += floats({corner[0], corner[1], corner[2] + 100 * static_cast<float>(body)});
        const int pointsAt = placed(bytes, points);
        const int normalsAt = placed(bytes, floats({1, 0, 0}));
        const int commandsAt = placed(bytes, shorts({-4, 0, 0, 0, 0, 1, 0, 4, 0, 2, 0, 4, 2, 3, 0, 0, 2, 0}));
        const int meshesAt = placed(bytes, words({2, commandsAt, 0, 1, 0}));
        models += padded("body", 64) + words({0, 0, 1, meshesAt, 4, pointBonesAt, pointsAt, 1, pointBonesAt, normalsAt, 0, 0});
    }
    const int modelsAt = placed(bytes, models);
    const int partsAt = placed(bytes, padded("part", 64) + words({2, 1, modelsAt}));
    put(bytes, 204, 1);
    put(bytes, 208, partsAt);
    if (kind.withTextures)
        addTextures(bytes);
    return bytes;
}

QByteArray spriteOf(qint32 type, qint32 textureFormat)
{
    QByteArray palette(768, '\0');
    palette.replace(3, 3, "\xff\x80\x40");
    palette.replace(765, 3, "\x10\x20\x30");
    const auto picture = [](char index) { return words({-2, 1, 4, 2}) + QByteArray(8, index); };
    return QByteArray("IDSP") + words({2, type, textureFormat}) + floats({4}) + words({4, 2, 2}) + floats({0}) + words({0})
           + shorts({256}) + palette + words({0}) + picture('\x01') + words({1, 1}) + floats({0.1f}) + picture('\xff');
}

namespace {

QByteArray aliasPose(const QByteArray &name, int step)
{
    const char far[] = {static_cast<char>(step), static_cast<char>(squareSide), static_cast<char>(squareSide), 0};
    QByteArray pose = QByteArray(4, '\0') + QByteArray(far, 4) + padded(name, 16);
    for (const auto &corner : squareCorners)
        pose.append(static_cast<char>(step))
            .append(static_cast<char>(corner[1] + halfSide))
            .append(static_cast<char>(corner[2] + halfSide))
            .append('\0');
    return pose;
}

} // namespace

QByteArray aliasOf(const AliasKind &kind)
{
    constexpr int width = 8, height = 4;
    QByteArray bytes = (kind.isWider ? "RAPO" : "IDPO") + words({kind.isWider ? 50 : 6})
                       + floats({1, 1, 1, 0, -halfSide, -halfSide, squareSide, 0, 0, 0})
                       + words({2, width, height, 4, 2, 2, 0, kind.flags}) + floats({1});
    if (kind.isWider)
        bytes += words({4});
    const auto picture = [](char color) { return QByteArray(width * height, color); };
    bytes += words({0}) + picture('\1') + words({1, 2}) + floats({0.1f, 0.2f}) + picture('\2') + picture('\3');
    for (const auto &[s, t] : {std::pair(0, 0), {3, 0}, {3, 3}, {0, 3}})
        bytes += words({s == 3 ? 0x20 : 0, s, t});
    for (size_t triangle = 0; triangle < 2; ++triangle) {
        const auto *corners = squareTriangles.data() + 3 * triangle;
        bytes += words({triangle == 1 && kind.facesBack ? 0 : 1});
        bytes += kind.isWider ? shorts({corners[0], corners[1], corners[2], corners[0], corners[1], corners[2]})
                              : words({corners[0], corners[1], corners[2]});
    }
    bytes += words({0}) + aliasPose("stand1", 0);
    bytes += words({1, 2}) + QByteArray(8, '\0') + floats({0.25f, 0.5f});
    return bytes + aliasPose("burn1", 0) + aliasPose("burn2", static_cast<int>(frameStep));
}

QByteArray quakeSpriteOf(qint32 type)
{
    const auto picture = [](char index) { return words({-2, 1, 4, 2}) + QByteArray(8, index); };
    return QByteArray("IDSP") + words({1, type}) + floats({4}) + words({4, 2, 2}) + floats({0}) + words({0}) + words({0})
           + picture('\1') + words({1, 2}) + floats({0.1f, 0.2f}) + picture('\xff') + picture('\1');
}

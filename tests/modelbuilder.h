// Small models of every kind made in memory, for tests and as seeds for the fuzzer: a reader must return what went in.
#pragma once

#include <QByteArray>

#include <array>

// All models are a square of two triangles around the origin, in the y-z plane, facing +x, with two frames that are
// `frameStep` units apart along x.
inline constexpr float squareSide = 16, frameStep = 8;

// With `skin` NAME, its skins are NAME.pcx and NAME2.pcx. Its frames are stand1 and stand2.
QByteArray md2Of(const QByteArray &skin);
// Its tag_barrel is at 10 2 3 in the first frame and elsewhere in the second, turned left by a quarter turn; the tag's axes
// have the length 2.
QByteArray md3Of(const QByteArray &shader);

struct StudioKind {
    bool withTextures = true; // otherwise they are in studioTexturesOf()
    qint32 sequenceGroup = 0;
    // The weight of a sequence "walk" of one frame before the other one, of the same activity 1; -1: there is none.
    qint32 walkWeight = -1;
};
// Has two bodies, the second 100 units above the first; two skins of one colour each, red and blue; and a sequence of two
// frames that moves the only bone.
QByteArray studioOf(const StudioKind &kind = {});
QByteArray studioTexturesOf();

// Has two frames of 4 x 2 texels, the second of them in a group.
QByteArray spriteOf(qint32 type = 2, qint32 textureFormat = 0);

struct AliasKind {
    // As in Hexen II's mission pack: RAPO, whose triangles index points and texture coordinates separately.
    bool isWider = false;
    quint32 flags = 0;
    bool facesBack = false; // the second triangle does
};
// Has two skins of 8 x 4 texels, one of colour 1 and a group of colours 2 and 3. Its frames are the square, and a group of
// two poses of which the second is further along x; each pose lasts a quarter of a second. Its right corners are on the
// seam.
QByteArray aliasOf(const AliasKind &kind = {});
// Like spriteOf(), with the colours 1 and 255 of the game's palette.
QByteArray quakeSpriteOf(qint32 type = 2);

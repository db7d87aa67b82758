// Small models of every kind made in memory, for tests and for the fuzzer to start from: what a reader must give is what went in.
#pragma once

#include <QByteArray>

#include <array>

// Two triangles, a square in the plane of y and z around the origin that looks along +x. Of two frames, which lie `step` units
// apart along x.
inline constexpr float squareSide = 16, frameStep = 8;

// Its skins are NAME.pcx and NAME2.pcx; frames are called stand1 and stand2.
QByteArray md2Of(const QByteArray &skin);
// Its tag_barrel is at 10 2 3 in the first frame and elsewhere in the second, turned by a quarter to the left, and its axes are
// twice as long as they need to be.
QByteArray md3Of(const QByteArray &shader);

struct StudioKind {
    bool withTextures = true; // else they are in studioTexturesOf()
    qint32 sequenceGroup = 0;
    qint32 walkWeight = -1; // of a sequence of one frame before the other, called walk, of activity 1 as that is; -1: none
};
// Two bodies, of which the second lies 100 units above the first; two skins of one colour each, red and blue; a sequence of two
// frames that moves the only bone.
QByteArray studioOf(const StudioKind &kind = {});
QByteArray studioTexturesOf();

// Of two frames of 4 x 2 texels, of which the second is in a group.
QByteArray spriteOf(qint32 type = 2, qint32 textureFormat = 0);

struct AliasKind {
    bool isWider = false; // as Hexen II's mission pack has it: RAPO, whose triangles name points and places apart
    quint32 flags = 0;
    bool facesBack = false; // its second triangle
};
// Two skins of 8 x 4 texels, of colour 1, and a group of colours 2 and 3. The game's frames are the square, and a group of two
// poses of which the second lies further; all last a quarter of a second there. Its right corners are on the seam.
QByteArray aliasOf(const AliasKind &kind = {});
// The same as spriteOf(), with colours of the game: of 1 and 255.
QByteArray quakeSpriteOf(qint32 type = 2);

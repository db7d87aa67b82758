// How a face is drawn according to the map: its image, and the flags by which views show, hide and blend it.
#pragma once

#include "core/games/faceflags.h"
#include "core/map/mapfile.h"

#include <vector>

struct FaceLook {
    qint32 image = -1; // record of the derived images (Roles::images); -1: the reference is broken
    FaceFlags flags{};
    qint32 fog = -1; // record of the fog that the face lies in; -1: none
    float alpha = 1; // opacity by Game::liquidAlphas, 0 to 1; an entity may override it
};

// Returns the flags that a game gives to faces whose texture has this name.
FaceFlags flagsOfName(QByteArrayView name, std::span<const bsp::NameRule> rules);

// Reads all texture records once, so that at() is cheap.
class FaceLooks
{
public:
    explicit FaceLooks(const MapFile &map);
    FaceLook at(quint32 face) const;

private:
    Column texinfo_, fog_;
    quint32 fogs_ = 0;
    std::vector<FaceLook> looks_; // by texinfo
};

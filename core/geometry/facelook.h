// What a face is drawn like, as the map says it: its picture, and the kinds by which views show, hide and blend faces.
#pragma once

#include "core/games/faceflags.h"
#include "core/map/mapfile.h"

#include <vector>

struct FaceLook {
    qint32 image = -1; // record of the derived images (Roles::images); -1: the reference is broken
    FaceFlags flags{};
    qint32 fog = -1; // record of the fogs that it lies in; -1: none
    float alpha = 1; // how much of it covers what lies behind, where no entity says it: Game::liquidAlphas
};

// What a game takes faces for by their texture's name.
FaceFlags flagsOfName(QByteArrayView name, std::span<const bsp::NameRule> rules);

// Reads all texture records once; cheap to ask for many faces in turn.
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

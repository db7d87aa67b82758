// Finds the leaf, model, texture and other records that belong to each face of a scene, by the rules of
// core/scene/facecolors.h.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>
#include <vector>

class FaceRecords
{
public:
    // The scene must outlive it.
    explicit FaceRecords(const MapScene &scene, std::stop_token stop = {});

    // Returns for each scene face its record of the lump, or -1 if it has none. All are -1 if faces have no single record of
    // that lump.
    std::vector<qint64> recordsOf(int lump) const;
    static bool knows(const bsp::Format &format, int lump);
    std::vector<qint64> areas() const; // numbers as in the leafs; -1: none
    // Returns contents as stored (see ContentsKinds), 32 bits if they are flags, or `unknownContents`.
    std::vector<qint64> contents() const;
    static constexpr qint64 unknownContents = INT64_MIN;

    // Returns a point in the world in front of a scene face's centre; nothing for a face without area.
    std::optional<Point> placeBefore(quint32 sceneFace) const;

private:
    std::vector<qint64> throughField(int lump) const;
    std::vector<qint64> contentsOfBrushes() const;

    const MapScene &scene_;
    const MapFile &map_;
    std::stop_token stop_;
    std::vector<qint64> leafs_; // by scene face
};

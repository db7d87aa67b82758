// Which leaf, model, texture, ... belongs to each face of a scene, as core/scene/facecolors.h says.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>
#include <vector>

class FaceRecords
{
public:
    // The scene must outlive it.
    explicit FaceRecords(const MapScene &scene, std::stop_token stop = {});

    // By scene face a record of the lump, or -1. Lumps of which no single record belongs to a face give -1 for all.
    std::vector<qint64> recordsOf(int lump) const;
    static bool knows(const bsp::Format &format, int lump);
    std::vector<qint64> areas() const; // numbers as leafs state them; -1: none
    // As stored, see ContentsKinds; of flags 32 bits, of what is not known `unknownContents`.
    std::vector<qint64> contents() const;
    static constexpr qint64 unknownContents = INT64_MIN;

    // In front of a scene face's middle, in the world; nothing of a face without area.
    std::optional<Point> placeBefore(quint32 sceneFace) const;

private:
    std::vector<qint64> throughField(int lump) const;
    std::vector<qint64> contentsOfBrushes() const;

    const MapScene &scene_;
    const MapFile &map_;
    std::stop_token stop_;
    std::vector<qint64> leafs_; // by scene face
};

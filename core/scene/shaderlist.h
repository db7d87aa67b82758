// How each shader of a map is drawn, and where what it needs was found.
#pragma once

#include "core/assets/texture.h"
#include "core/map/mapfile.h"
#include "core/scene/stages.h"

#include <stop_token>

struct ListedStage {
    QStringList words;  // as wordsOf(); of an image without a script none
    QStringList images; // that it shows in turn
    QStringList found;  // of each the path; empty: it is missing
    int group = 0;      // stages of one are drawn at once
};

struct ListedShader {
    qint32 image = -1; // record of the derived images
    QString name;
    QString file;      // the script; empty: it has none
    int line = 0;
    quint32 faces = 0; // that name it
    QStringList words, ignored;
    double sort = 0;
    bool isSky = false;
    std::vector<ListedStage> stages;
};

// By the records of images. Reads all their pictures: for another thread. An early end is asked for with `stop`.
std::vector<ListedShader> listShaders(const MapFile &map, const TextureSource &textures, std::stop_token stop = {});

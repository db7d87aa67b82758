// How each shader of a map is drawn, and where what it needs was found.
#pragma once

#include "core/assets/texture.h"
#include "core/map/references.h"
#include "core/scene/stages.h"

#include <stop_token>

struct ListedStage {
    int number = 0;      // in its script, from 0; SceneStage::number
    QStringList words;   // as wordsOf(); of an image without a script none
    QStringList remarks; // as remarksOn()
    QStringList images; // that it shows in turn
    QStringList found;  // of each the path; empty: it is missing
    int group = -1;     // stages of one are drawn at once; -1: it is not drawn, as it shows no image
    QImage preview;     // of the first image that was found; null: none was, or none was asked for
};

struct ListedShader {
    qint32 image = -1; // record of the derived images
    QString name;
    QString file;      // the script; empty: it has none
    int line = 0;
    quint32 faces = 0; // that name it
    QStringList words, ignored;
    ShaderRejection rejection; // Shader::rejection: then nothing of it is drawn but the game's default picture
    double sort = 0;
    bool isSky = false;
    std::vector<ListedStage> stages;
};

// One of them, without its faces. Reads its pictures: for another thread. `previewSide`: the longest side of previews in
// pixels; 0: none are made. Where an end is asked for with `stop`, what is left of the images is not there.
ListedShader listShader(const TextureSource &textures, qint32 image, int previewSide = 0, std::stop_token stop = {});
// The record of the derived images whose shader a record has: a record of the images or of the shaders themselves, or of a
// lump with a field that refers to a shader, as faces and brush sides. -1: none has, or the map's format has no shaders.
qint32 shaderImageOf(const References &references, RecordRef record);
// By the records of images. Reads all their pictures, each once: for another thread. An early end is asked for with `stop`. Once
// the pictures are many times as large as their files, no further ones are looked for, which the shaders' `ignored` says.
std::vector<ListedShader> listShaders(const MapFile &map, const TextureSource &textures, std::stop_token stop = {});

// How each shader of a map is drawn, and where its images were found.
#pragma once

#include "core/assets/texture.h"
#include "core/map/references.h"
#include "core/shading/stages.h"

#include <stop_token>

struct ListedStage {
    int number = 0;      // in its script, from 0; SceneStage::number
    QStringList words;   // from wordsOf(); none for an image without a script
    QStringList remarks; // from remarksOn()
    QStringList images;  // shown in turn
    QStringList found;   // path of each; empty: missing
    int group = -1;      // stages of the same group are drawn at once; -1: not drawn, as it shows no image
    QImage preview;      // of the first image found; null: none found or requested
};

struct ListedShader {
    qint32 image = -1; // record of the derived images
    QString name;
    QString file; // the script; empty: it has none
    int line = 0;
    quint32 faces = 0; // number of faces that use it
    QStringList words, ignored;
    ShaderRejection rejection; // Shader::rejection: if set, only the game's default picture is drawn
    double sort = 0;
    bool isSky = false;
    std::vector<ListedStage> stages;
};

// Lists one shader, without counting its faces. Reads its pictures: run it on a worker thread. `previewSide` is the longest
// side of previews in pixels; 0: none are made. Once `stop` is requested, omits the remaining images.
ListedShader listShader(const TextureSource &textures, qint32 image, int previewSide = 0, std::stop_token stop = {});
// Returns the derived image of a record's shader. The record may be an image or a shader itself, or have a field that refers
// to a shader, as a face or brush side has. Returns -1 if it has no shader, or the format has none.
qint32 shaderImageOf(const References &references, RecordRef record);
// Lists shaders by image record. Reads all their pictures, each once: run it on a worker thread. Returns early once `stop` is
// requested. If the pictures become many times as large as their files, skips further pictures and says so in
// ListedShader::ignored.
std::vector<ListedShader> listShaders(const MapFile &map, const TextureSource &textures, std::stop_token stop = {});

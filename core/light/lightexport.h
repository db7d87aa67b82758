// Lightmaps written as PNG files.
#pragma once

#include "core/light/atlas.h"
#include "core/progress.h"
#include "core/result.h"

// Where each lightmap lies in an atlas:
// {"width": 512, "height": 498,
//  "lightmaps": [{"face": 0, "slot": 0, "style": 0, "x": 0, "y": 0, "width": 9, "height": 9}],
//  "pages": [{"page": 0, "x": 0, "y": 0, "width": 128, "height": 128}]}
// A slot and style of -1 stand for all slots, combined. Formats without pages have none there.
QByteArray atlasJson(const LightAtlas &atlas);

struct LightFiles {
    qint64 written = 0;
    qint64 leftOut = 0; // lightmaps beyond luxelBudget()
};

// Writes FACE-SLOT.png into a folder, which is made if it is not there. Each gives the number of files, or the sentence
// that says which could not be written. A request to stop ends it between two faces, which are its progress.
Result<LightFiles> exportLightmaps(const Luxels &luxels, std::span<const quint32> faces, const QString &folder,
                                   std::stop_token stop = {}, Progress *progress = nullptr);
Result<LightFiles> exportAllLightmaps(const Luxels &luxels, const QString &folder, std::stop_token stop = {},
                                      Progress *progress = nullptr);
// Writes an atlas as PNG to `path`, and its JSON beside it: atlas.png and atlas.json. Gives the number of files.
Result<qint64> exportAtlas(const LightAtlas &atlas, const QString &path);

// One of these as a view asks for it, to be run in another thread.
struct LightExportJob {
    enum What { Faces, All, Atlas } what = Atlas;
    std::vector<quint32> faces; // Faces
    AtlasContent content;       // Atlas
    ExternalPages external;
    QString path; // a folder; of the atlas its PNG
};
// The atlas tells no progress.
Result<LightFiles> runLightExport(const MapFile &map, const LightExportJob &job, std::stop_token stop = {},
                              Progress *progress = nullptr);

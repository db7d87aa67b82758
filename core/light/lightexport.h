// Lightmaps written as PNG files.
#pragma once

#include "core/light/atlas.h"
#include "core/progress.h"
#include "core/result.h"

struct LightFiles {
    qint64 written = 0;
    qint64 leftOut = 0; // lightmaps beyond luxelBudget()
};

// Writes an atlas as PNG to `path`, and beside it where each lightmap lies in it: atlas.png and atlas.json,
// {"width": 512, "height": 498,
//  "lightmaps": [{"face": 0, "slot": 0, "style": 0, "x": 0, "y": 0, "width": 9, "height": 9}],
//  "pages": [{"page": 0, "x": 0, "y": 0, "width": 128, "height": 128}]}
// A slot and style of -1 stand for all slots, combined. Formats without pages have none there. Gives the number of files.
Result<qint64> exportAtlas(const LightAtlas &atlas, const QString &path);

// An export as a view asks for it, to be run in another thread.
struct LightExportJob {
    enum What { Faces, All, Atlas } what = Atlas;
    std::vector<quint32> faces; // Faces
    AtlasContent content;       // Atlas
    ExternalPages external;
    QString path; // a folder for FACE-SLOT.png, which is made if it is not there; of the atlas its PNG
};
// Gives the number of files, or the sentence that says which could not be written. A request to stop ends it between two
// faces, which are its progress; the atlas tells none.
Result<LightFiles> runLightExport(const MapFile &map, const LightExportJob &job, std::stop_token stop = {},
                              Progress *progress = nullptr);

// Lightmaps written as PNG files.
#pragma once

#include "core/light/atlas.h"
#include "core/progress.h"
#include "core/result.h"

struct LightFiles {
    qint64 written = 0;
    qint64 leftOut = 0; // lightmaps beyond luxelBudget()
};

// Writes an atlas as PNG to `path` (atlas.png) and the positions of its lightmaps to a JSON file next to it (atlas.json):
// {"width": 512, "height": 498,
//  "lightmaps": [{"face": 0, "slot": 0, "style": 0, "x": 0, "y": 0, "width": 9, "height": 9}],
//  "pages": [{"page": 0, "x": 0, "y": 0, "width": 128, "height": 128}]}
// A slot and style of -1 stand for all slots combined. "pages" is empty in formats without pages. Returns the number of files.
Result<qint64> exportAtlas(const LightAtlas &atlas, const QString &path);

// An export that a view requests, to be run on a worker thread.
struct LightExportJob {
    enum What { Faces, All, Atlas } what = Atlas;
    std::vector<quint32> faces; // Faces
    AtlasContent content;       // Atlas
    ExternalPages external;
    QString path; // the folder for FACE-SLOT.png, created if missing; for Atlas the PNG file
};
// Returns the number of files, or an error that names the file that could not be written. Can be stopped between two faces,
// which are also its progress; an atlas reports none.
Result<LightFiles> runLightExport(const MapFile &map, const LightExportJob &job, std::stop_token stop = {},
                                  Progress *progress = nullptr);

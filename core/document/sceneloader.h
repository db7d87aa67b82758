// Makes what a 3D view needs of a document, beside the window: first the scene, then its textures, a few at a time, and
// where scripts say how faces are drawn the scene once more.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/scene/mapscene.h"
#include "core/scene/scenetexture.h"

#include <QTimer>

#include <vector>

class SceneLoader : public QObject
{
    Q_OBJECT
public:
    explicit SceneLoader(QObject *parent = nullptr);
    ~SceneLoader() override;

    // Null: no map. `added`: folders and archives that are searched for its textures first.
    void setDocument(Document *document, const QStringList &added);
    // Looks for the textures anew.
    void setAddedPlaces(const QStringList &added);
    // Nothing is made, also after edits, until it is wanted.
    void setWanted(bool wanted);

    // Null until it is made, and while there is no map. After edits of the entities it is replaced.
    const std::shared_ptr<const MapScene> &scene() const { return scene_; }
    bool isRunning() const { return building_.isRunning() || loading_.isRunning(); }

signals:
    void sceneMade();
    void texturesRead(const std::vector<SceneTexture> &textures);
    void texturesDropped(); // all that were read are of no map any more, or are about to be read anew

private:
    void dropTextures();
    void markStale();
    void build();
    void take(std::shared_ptr<const MapScene> scene);
    void readTextures();
    void takeTextures(const std::vector<SceneTexture> &read);

    Document *document_ = nullptr;
    QStringList added_;
    std::shared_ptr<const MapScene> scene_;
    std::shared_ptr<const TextureSource> textures_;
    ImageFlags imageFlags_; // empty until textures are read
    int nextTexture_ = 0;
    LatestWork building_, loading_;
    QTimer rebuild_; // after edits, which may move models
    bool wanted_ = false;
    bool stale_ = false; // something changed since the scene was made
};

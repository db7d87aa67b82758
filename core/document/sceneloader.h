// Makes what a 3D view needs of a document in the background: first the scene, then its textures, a few at a time. If
// scripts say how faces are drawn, it makes the scene again, with the same shapes.
#pragma once

#include "core/assets/triedpaths.h"
#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/document/modelloader.h"
#include "core/scene/decals.h"
#include "core/scene/mapscene.h"
#include "core/scene/portalview.h"
#include "core/shading/fogs.h"
#include "core/shading/picturebudget.h"
#include "core/shading/picturenumbers.h"
#include "core/shading/sky.h"

#include <QTimer>

#include <vector>

class SceneLoader : public QObject
{
    Q_OBJECT
public:
    explicit SceneLoader(QObject *parent = nullptr);

    // `document` null: no map.
    void setDocument(Document *document);
    // Sets the most bytes that pictures may take. Reads them again if the number differs from the previous one.
    void setPictureMemory(qint64 most);
    // Sets whether a view needs the scene. While none does, nothing is built, even after edits.
    void setWanted(bool wanted);

    // Returns the scene; null until it is made, and while there is no map. Edits replace it.
    const std::shared_ptr<const MapScene> &scene() const { return scene_; }
    bool isRunning() const
    {
        return building_.isRunning() || loading_.isRunning() || findingSky_.isRunning() || findingDecals_.isRunning()
               || telling_.isRunning() || models_.isRunning();
    }
    // Returns the models of the latest scene, once they are found.
    const ModelLoader &models() const { return models_; }
    // Returns the sky; null until known.
    const std::shared_ptr<const SkyLook> &sky() const { return sky_; }
    const std::vector<SceneFog> &fogs() const { return fogs_; }          // empty until the sky is known
    const std::vector<ScenePortal> &portals() const { return portals_; } // empty until the sky is known
    // Returns the decals of the scene; null until known.
    const std::shared_ptr<const SceneDecals> &decals() const { return decals_; }
    // Returns how many of the textures that faces use are missing, and where they were looked for
    // (MissingTextures::sentence()). Empty: all are there, or not all are read yet.
    const QString &missingSentence() const { return missingSentence_; }
    // Returns where the pictures of the map's textures were found; empty: not all are read yet.
    const std::vector<PictureOrigin> &origins() const { return origins_; }
    // Returns what is drawn coarser, or left out, for lack of memory (PictureBudget::sentence(), leftOutSentence()); empty:
    // nothing.
    QString boundSentence() const;

signals:
    void sceneMade();
    void skyFound(); // for the first time, or another one
    void decalsFound();
    void texturesKnown(); // all are read, or found to be missing
    void texturesRead(const std::vector<SceneTexture> &textures);
    void texturesDropped(); // there is no map for them any more, or all are about to be read again

private:
    void readAnew();
    void dropTextures();
    // What is outdated in the scene; each value includes those before it.
    enum class Stale { Nothing, Flags, All };
    void markStale(Stale part);
    void build();
    void take(std::shared_ptr<const MapScene> scene);
    void findSkyOfScene();
    void findDecalsOfScene();
    void readTextures();
    void takeTextures(std::vector<SceneTexture> read);
    void readFrames();
    void tellMissing();

    Document *document_ = nullptr;
    std::shared_ptr<const MapScene> scene_;
    std::shared_ptr<const SkyLook> sky_;
    std::vector<SceneFog> fogs_;
    std::vector<ScenePortal> portals_;
    std::shared_ptr<const SceneDecals> decals_;
    std::shared_ptr<const TextureSource> textures_;
    ImageFlags imageFlags_; // empty until textures are read
    QString missingSentence_;
    QStringList pictureFiles_; // SceneTexture::file of those that were read
    std::vector<PictureOrigin> origins_;
    qint64 mostPictures_ = PictureBudget::most();
    std::shared_ptr<PictureBudget> budget_; // shared by everything that reads pictures
    PictureNumbers numbers_;
    int nextTexture_ = 0, nextFrame_ = 0;
    ModelLoader models_;
    LatestWork building_, loading_, findingSky_, findingDecals_, telling_;
    QTimer rebuild_; // after edits, which may move models
    bool wanted_ = false;
    Stale stale_ = Stale::Nothing;
};

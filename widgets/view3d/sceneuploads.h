// The queue of what was loaded for the 3D view and is still to be uploaded to the graphics driver.
#pragma once

#include "core/document/sceneloader.h"
#include "core/document/scenestyles.h"
#include "widgets/gl/scenerenderer.h"

#include <deque>
#include <map>

struct TextureSizes {
    qint32 image = -1; // record
    QSize picture;     // pixels; empty: it is missing
    QSize size;        // as SceneTexture::size
};

class SceneUploads : public QObject
{
    Q_OBJECT
public:
    explicit SceneUploads(const SceneLoader &loader); // which must outlive it

    void setDocument(Document *document); // null: no map
    void setScene(std::shared_ptr<const MapScene> scene);
    void setLight(const LightPart &part) { lightParts_.insert_or_assign(part.face, part); }
    // Sets the colours of DrawMode::Flat by scene face. Faces are grey until then, and again after a scene with another number of
    // faces.
    void setFaceColors(std::vector<QRgb> colors);
    // Returns the sizes of an image record's texture, once it has been read.
    std::optional<TextureSizes> textureOf(qint32 image) const;

    // Sends a part of what waits, so that a picture does not take too long. Needs a current context.
    void send(SceneRenderer &renderer);
    bool isSceneWaiting() const { return sceneChanged_; }
    // Returns whether textures or models of entities are still to be uploaded.
    bool areImagesWaiting() const { return !waiting_.empty() || !waitingModels_.empty(); }

signals:
    void added(); // draw again

private:
    void sendModels(SceneRenderer &renderer);
    void add(bool &change);

    const SceneLoader &loader_;
    Document *document_ = nullptr;
    std::shared_ptr<const MapScene> scene_;
    std::map<quint32, LightPart> lightParts_; // by face
    std::vector<QRgb> faceColors_;
    std::deque<SceneTexture> waiting_;
    std::vector<TextureSizes> sent_; // in earlier pictures
    std::deque<SceneModel> waitingModels_;
    bool mapChanged_ = false, stagesChanged_ = false, sceneChanged_ = false, skyChanged_ = false, decalsChanged_ = false,
         colorsChanged_ = false, areModelsDropped_ = false, areShownChanged_ = false;
};

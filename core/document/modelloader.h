// Finds the models and sprites that a scene's entities show, and reads them in the background, a few at a time. Models are
// kept for later scenes until they are dropped.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/entities/entitymodels.h"
#include "core/scene/entities/scenemodel.h"

class ModelLoader : public QObject
{
    Q_OBJECT
public:
    explicit ModelLoader(QObject *parent = nullptr) : QObject(parent) {}

    // Cancels all work and forgets everything that was read. Later reads take from `budget`, which may be shared.
    void drop(std::shared_ptr<PictureBudget> budget);
    void find(std::shared_ptr<const MapScene> scene, std::shared_ptr<const GameFiles> files,
              std::shared_ptr<const TextureSource> textures);

    // Returns the models that entities show, sorted by entity. ShownModel::file is the argument of model().
    const std::vector<ShownModel> &shown() const { return shown_; }
    // Returns the model from a file; null until it is read.
    const SceneModel *model(quint32 file) const
    {
        return file < models_.size() && models_[file].model ? &models_[file] : nullptr;
    }
    // Returns a sentence for each file that exists but cannot be read.
    QStringList problems() const;
    bool isRunning() const { return finding_.isRunning() || reading_.isRunning() || comparing_.isRunning(); }

signals:
    void shownChanged();
    void modelsRead(const std::vector<SceneModel> &models);
    void dropped();

private:
    void take(EntityModels found);
    void show(std::vector<ShownModel> shown);
    void read();
    void takeRead(const std::vector<SceneModel> &done);
    void compareLeftOver();

    std::shared_ptr<const MapScene> scene_;
    std::shared_ptr<const GameFiles> files_;
    std::shared_ptr<const TextureSource> textures_;
    std::shared_ptr<PictureBudget> budget_ = std::make_shared<PictureBudget>();
    std::vector<ShownModel> shown_, leftOver_; // leftOver_: not known yet whether the map has them as faces
    std::vector<ModelFile> names_;             // by file
    std::vector<SceneModel> models_;           // by file; without pictures, and without model until read
    LatestWork finding_, reading_, comparing_;
};

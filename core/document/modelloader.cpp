#include "core/document/modelloader.h"

#include <algorithm>

namespace {

constexpr size_t modelsPerBatch = 4; // models read before it checks again what views need

// Reads a model. Treats a model that does not fit into memory as missing, since others may be smaller.
SceneModel fitted(PictureBudget &budget, const GameFiles &files, const TextureSource &textures, const ModelFile &name,
                  quint32 number)
{
    try {
        return readSceneModel(files, textures, name, number, budget);
    } catch (const std::bad_alloc &) {
        MemoryFaults::all().tell();
        return {.file = number};
    }
}

} // namespace

void ModelLoader::drop(std::shared_ptr<PictureBudget> budget)
{
    for (auto *work : {&finding_, &reading_, &comparing_})
        work->cancel();
    scene_.reset();
    files_.reset();
    textures_.reset();
    budget_ = std::move(budget);
    shown_.clear();
    leftOver_.clear();
    names_.clear();
    models_.clear();
    emit dropped();
}

QStringList ModelLoader::problems() const
{
    QStringList sentences;
    for (const auto &model : models_)
        if (!model.why.isEmpty() && !sentences.contains(model.why))
            sentences.append(model.why);
    return sentences;
}

void ModelLoader::find(std::shared_ptr<const MapScene> scene, std::shared_ptr<const GameFiles> files,
                       std::shared_ptr<const TextureSource> textures)
{
    scene_ = std::move(scene);
    files_ = std::move(files);
    textures_ = std::move(textures);
    comparing_.cancel();
    finding_.run([made = scene_](std::stop_token stop) { return entityModels(*made, stop); },
                 [this](EntityModels found) { take(std::move(found)); });
}

void ModelLoader::take(EntityModels found)
{
    std::vector<quint32> numbers;
    for (auto &file : found.files) {
        const auto known = std::ranges::find(names_, file);
        numbers.push_back(static_cast<quint32>(known - names_.begin()));
        if (known == names_.end())
            names_.push_back(std::move(file));
    }
    leftOver_.clear();
    comparing_.cancel(); // it compares earlier ones
    const auto wasShown = [this](const ShownModel &model) {
        const auto comesFirst = [](const ShownModel &a, const ShownModel &b) { return a.entity < b.entity; };
        const auto [first, last] = std::equal_range(shown_.begin(), shown_.end(), model, comesFirst);
        return std::find(first, last, model) != last;
    };
    std::vector<ShownModel> shown;
    for (auto &each : found.shown) {
        each.file = numbers[each.file];
        if (each.isLeftOver)
            leftOver_.push_back(each);
        if (!each.isLeftOver || wasShown(each))
            shown.push_back(each); // also those that were shown, until they have been compared
    }
    show(std::move(shown));
    if (!reading_.isRunning())
        read();
}

void ModelLoader::show(std::vector<ShownModel> shown)
{
    if (shown == shown_)
        return;
    shown_ = std::move(shown);
    emit shownChanged();
}

void ModelLoader::read()
{
    const auto first = models_.size(), end = std::min(first + modelsPerBatch, names_.size());
    if (first == end)
        return compareLeftOver();
    reading_.run(
        [files = files_, textures = textures_, budget = budget_, first,
         names = std::vector<ModelFile>(names_.begin() + static_cast<qptrdiff>(first),
                                        names_.begin() + static_cast<qptrdiff>(end))](std::stop_token stop) {
            files->open(stop);
            std::vector<SceneModel> read;
            for (size_t i = 0; i < names.size() && !stop.stop_requested(); ++i)
                read.push_back(fitted(*budget, *files, *textures, names[i], static_cast<quint32>(first + i)));
            return read;
        },
        [this](const std::vector<SceneModel> &done) { takeRead(done); });
}

void ModelLoader::takeRead(const std::vector<SceneModel> &done)
{
    for (const auto &model : done) {
        models_.push_back(model);
        for (auto *pictures : {&models_.back().skins, &models_.back().images})
            for (auto &texture : *pictures)
                texture.picture = {};
    }
    emit modelsRead(done);
    read();
}

// Shows left-over models that the map does not already have as faces made by a compiler.
void ModelLoader::compareLeftOver()
{
    if (leftOver_.empty())
        return;
    comparing_.run(
        [scene = scene_, leftOver = leftOver_, models = models_](std::stop_token) {
            const CompiledModels compiled(scene->geometry);
            std::vector<ShownModel> others;
            for (const auto &shown : leftOver)
                if (shown.file < models.size() && models[shown.file].isThere() && !compiled.has(*models[shown.file].model, shown))
                    others.push_back(shown);
            return others;
        },
        [this](const std::vector<ShownModel> &others) {
            leftOver_.clear();
            auto shown = shown_;
            std::erase_if(shown, [](const ShownModel &each) { return each.isLeftOver; });
            shown.insert(shown.end(), others.begin(), others.end());
            std::ranges::stable_sort(shown, {}, &ShownModel::entity);
            show(std::move(shown));
        });
}

// Fuzzes models: whatever the bytes, they are refused, or give a model with consistent indexes and frames, of a size in
// proportion to the bytes.
#include "core/models/model.h"

namespace {

void require(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

void hold(const Model &model, size_t bytes)
{
    require(!model.frames.empty() && !model.indexes.empty(), "an empty model");
    require(model.points.size() == model.frames.size() * model.texture.size(), "frames of different sizes");
    require(model.points.size() * sizeof(ModelPoint) <= 130 * bytes + 200'000, "too many points"); // from two files
    for (const auto index : model.indexes)
        require(index < model.cornerCount(), "an index that leads out");
    for (const auto &surface : model.surfaces) {
        require(size_t{surface.firstIndex} + surface.indexCount <= model.indexes.size(), "a surface that leads out");
        require(surface.skin < std::ssize(model.skins) && surface.frame < std::ssize(model.frames), "a skin that is none");
    }
    for (const auto &tag : model.tags) {
        require(length(tag.place.origin) < 1e7, "a tag that is nowhere"); // NaN fails as well
        for (const auto &axis : tag.place.axes)
            require(length(axis) < 1.001, "a tag that stretches");
    }
    quint32 next = 0;
    for (const auto &group : model.groups) {
        require(group.first == next && group.count > 0, "a group that does not follow");
        next += group.count;
    }
    require(next <= model.frames.size(), "a group that leads out");
    for (const auto &point : model.points)
        for (const float number : point.point)
            require(number == number, "a point that is none");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto model = readModel(bytes, {.body = 1, .skin = 1, .sequence = 0}, [&bytes](const QString &) { return bytes; },
                                 {.firstFullBright = 224});
    if (model)
        hold(model.value(), size);
    else
        require(!model.error().isEmpty(), "no reason");
    return 0;
}

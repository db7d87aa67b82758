// What lies under the pointer in the viewport, and what a click selects of it.
#include "widgets/viewport.h"

#include <QApplication>

#include <algorithm>

// Faces that are drawn.
RayOptions Viewport::whatIsDrawn() const
{
    RayOptions options;
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        if (scene_->geometry.faces[face].indexCount == 0) // a flare
            return std::ranges::any_of(scene_->scene.flares, [face](const auto &flare) { return flare.face == face; });
        for (const quint32 shown : scene_->scene.shown(face))
            if (&scene_->scene.placements[scene_->scene.faces[shown].placement] == &placement)
                return !(scene_->scene.faces[shown].kinds & view_.hidden) && (inPvs_.empty() || inPvs_[shown] != 0);
        return false;
    };
    options.flares = !(view_.hidden & SceneKind::Flare);
    return options;
}

std::optional<RayHit> Viewport::hitAt(QPoint at) const
{
    if (!scene_)
        return {};
    return scene_->caster->first(rayAt(at), scene_->scene.placements, whatIsDrawn());
}

std::vector<RecordRef> Viewport::recordsAt(QPoint at) const
{
    if (!scene_)
        return {};
    const auto ray = rayAt(at);
    const auto &roles = scene_->map->format().roles;
    std::vector<RecordRef> records;
    const auto add = [&records](RecordRef record) {
        if (std::ranges::find(records, record) == records.end())
            records.push_back(record);
    };
    const auto marks = overlay_.along(ray);
    auto mark = marks.begin();
    for (const auto &hit : scene_->caster->all(ray, scene_->scene.placements, whatIsDrawn())) {
        for (; mark != marks.end() && mark->distance <= hit.distance; ++mark)
            add(mark->record);
        add({roles.faces, hit.face});
        if (hit.entity >= 0)
            add({roles.entityList, static_cast<quint32>(hit.entity)});
    }
    for (; mark != marks.end(); ++mark)
        add(mark->record);
    return records;
}

// A click selects what is nearest; again at the same place what lies behind it, and in the end the nearest again.
void Viewport::pick(QPoint at, bool extends)
{
    if (!scene_)
        return;
    const auto records = recordsAt(at);
    if (records.empty()) {
        if (!extends)
            document_->selection().clear();
        return;
    }
    const bool again = (at - pickedAt_).manhattanLength() < QApplication::startDragDistance() && depth_ > 0 && !extends;
    depth_ = again ? depth_ + 1 : 1;
    pickedAt_ = at;
    const auto record = records[(depth_ - 1) % records.size()];
    select({record}, record, extends);
}

void Viewport::select(const std::vector<RecordRef> &chosen, RecordRef current, bool extends)
{
    std::vector<RecordRef> records;
    if (extends)
        records = document_->selection().records();
    for (const auto record : chosen) {
        const auto known = std::ranges::find(records, record);
        if (known == records.end())
            records.push_back(record);
        else if (extends)
            records.erase(known);
    }
    document_->selection().set(std::move(records), current);
}

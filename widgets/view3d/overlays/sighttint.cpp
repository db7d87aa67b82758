#include "widgets/view3d/overlays/sighttint.h"

#include "core/vis/sights.h"
#include "widgets/gl/scenerenderer.h"
#include "widgets/gl/sceneunits.h"

#include <QColor>

namespace {

QRgb rgbOf(const QVector3D &color) { return QColor::fromRgbF(color.x(), color.y(), color.z()).rgb(); }

} // namespace

void SightTint::setDocument(Document *document)
{
    follow(document);
    scene_.reset();
    clusters_.clear();
    states_.clear();
    if (!document_)
        return;
    connect(&document_->selection(), &Selection::changed, this, &SightTint::adoptSelection);
    connect(&document_->vis(), &VisLoader::known, this, &SightTint::update);
    adoptSelection();
}

void SightTint::setScene(std::shared_ptr<const MapScene> scene)
{
    scene_ = std::move(scene);
    update();
}

void SightTint::setShown(bool shown)
{
    shown_ = shown;
    adoptSelection();
}

// Ignores faces: they have clusters too, but selecting one does not ask for what is visible from there.
void SightTint::adoptSelection()
{
    clusters_.clear();
    if (shown_ && document_) {
        const auto &roles = document_->map().format().roles;
        std::vector<RecordRef> places;
        for (const auto &record : document_->selection().records())
            if (record.lump == roles.clusters || record.lump == roles.leafs)
                places.push_back(record);
        clusters_ = document_->references().project(places, roles.clusters);
        if (!clusters_.empty())
            document_->vis().want(VisSet::Pvs);
    }
    update();
}

void SightTint::update()
{
    const bool wasEmpty = states_.empty();
    states_.clear();
    const auto vis = document_ ? document_->vis().of(VisSet::Pvs) : nullptr;
    if (vis && scene_ && !clusters_.empty()) {
        const auto rows = sightRowsOf(*vis, clusters_);
        seenCount_ = onesOf(rows.seen);
        oneWayCount_ = onesOf(rows.oneWayViewers);
        states_ = scene_->pvs->in(rows.seen);
        const auto oneWay = scene_->pvs->in(rows.oneWayViewers);
        for (size_t face = 0; face < states_.size(); ++face)
            states_[face] = states_[face] != 0 ? FaceSeen : oneWay[face] != 0 ? FaceSeesOneWay : 0;
    }
    if (!wasEmpty || !states_.empty())
        emit changed();
}

QString SightTint::seenText() const
{
    const auto count = tr("%n clusters", nullptr, static_cast<int>(seenCount_));
    return clusters_.size() == 1 ? tr("Seen from cluster %1: %2").arg(QString::number(clusters_.front()), count)
                                 : tr("Seen from the selected clusters: %1").arg(count);
}

QString SightTint::oneWayText() const
{
    const auto count = tr("%n clusters", nullptr, static_cast<int>(oneWayCount_));
    return clusters_.size() == 1
               ? tr("Sees cluster %1, but is not seen from there: %2").arg(QString::number(clusters_.front()), count)
               : tr("Sees one of the selected clusters, but is not seen from it: %1").arg(count);
}

std::vector<OverlayEntry> SightTint::legend() const
{
    if (states_.empty())
        return {};
    std::vector<OverlayEntry> entries{{rgbOf(seenColor), seenText()}};
    if (oneWayCount_ > 0)
        entries.push_back({rgbOf(oneWayColor), oneWayText()});
    return entries;
}

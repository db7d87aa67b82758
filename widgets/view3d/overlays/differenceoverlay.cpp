#include "widgets/view3d/overlays/differenceoverlay.h"

#include "core/document/comparison.h"
#include "core/text.h"

#include <utility>

namespace {

std::shared_ptr<const Scene> sceneOf(const MapFile &map, const std::stop_token &stop)
{
    return std::make_shared<const Scene>(buildScene(buildGeometry(map, stop), placementsOf(map), stop));
}

void append(Marks &marks, const Marks &more)
{
    marks.lines.insert(marks.lines.end(), more.lines.begin(), more.lines.end());
    marks.triangles.insert(marks.triangles.end(), more.triangles.begin(), more.triangles.end());
}

} // namespace

void DifferenceOverlay::setDocument(Document *document)
{
    follow(document);
    scene_.reset();
    if (document_)
        connect(&document_->comparison(), &Comparison::changed, this, &DifferenceOverlay::renew);
    renew();
}

void DifferenceOverlay::setScene(std::shared_ptr<const MapScene> scene)
{
    scene_ = std::move(scene);
    diff_.reset();
    renew();
}

void DifferenceOverlay::setShown(bool shown)
{
    shown_ = shown;
    renew();
}

DifferenceOverlay::Marked DifferenceOverlay::markedIn(const MapDiff &diff, const MapScene &scene,
                                                      std::shared_ptr<const Scene> other, const std::stop_token &stop)
{
    Marked marked;
    for (const auto kind : differenceKinds) {
        const auto parts = differingParts(diff, kind, stop);
        const bool isOther = kind == RecordDifference::Removed;
        if (isOther && !other && !parts.faces.empty())
            other = sceneOf(*diff.a, stop);
        const auto made = isOther ? differenceMarks(*diff.a, other ? *other : Scene(), parts, kind, stop)
                                  : differenceMarks(*diff.b, scene.scene, parts, kind, stop);
        append(marked.marks, made.marks);
        for (const auto &label : made.labels)
            marked.labels.push_back({label.place, label.text});
        const auto count = parts.faces.size() + parts.brushes.size() + parts.entities.size();
        const auto text = tr("%1: %2", "1: what the colour means, 2: how many faces, brushes and entities")
                              .arg(nameOf(kind), numberText(count));
        marked.legend.push_back({colorOf(kind), text});
    }
    marked.other = std::move(other);
    return marked;
}

// Keeps the marks while the maps are compared again after an edit, and the other map's shapes as long as it stays the same.
void DifferenceOverlay::renew()
{
    const auto diff = document_ && shown_ ? document_->comparison().diff() : nullptr;
    if (diff && scene_ && diff == diff_)
        return;
    const bool isOn = document_ && document_->comparison().isOn();
    if (!isOn || (diff && diff->a != otherMap_)) {
        otherMap_ = isOn ? diff->a : nullptr;
        otherScene_.reset();
    }
    diff_ = scene_ ? diff : nullptr;
    if (diff_)
        return marking_.run(
            [diff, scene = scene_, other = otherScene_](std::stop_token stop) { return markedIn(*diff, *scene, other, stop); },
            [this](Marked marked) { take(std::move(marked)); });
    marking_.cancel();
    if (!legend_.empty())
        take({});
}

void DifferenceOverlay::take(Marked marked)
{
    painter_.set(OverlayLayer::Differences, std::move(marked.marks));
    labels_ = std::move(marked.labels);
    legend_ = std::move(marked.legend);
    if (marked.other)
        otherScene_ = std::move(marked.other);
    emit changed();
}

std::vector<OverlayLabel> DifferenceOverlay::labels(const Camera &, QSize) const { return labels_; }

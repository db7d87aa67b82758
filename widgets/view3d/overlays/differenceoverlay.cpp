#include "widgets/view3d/overlays/differenceoverlay.h"

#include "core/document/comparison.h"
#include "core/text.h"

#include <utility>

namespace {

// Returns the shapes of the other map; none if none of its faces is marked.
Scene otherScene(const MapDiff &diff, const DifferingParts &parts, const std::stop_token &stop)
{
    return parts.faces.empty() ? Scene() : buildScene(buildGeometry(*diff.a, stop), placementsOf(*diff.a), stop);
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
    renew();
}

void DifferenceOverlay::setShown(bool shown)
{
    shown_ = shown;
    renew();
}

DifferenceOverlay::Marked DifferenceOverlay::markedIn(const MapDiff &diff, const MapScene &scene, const std::stop_token &stop)
{
    Marked marked;
    for (const auto kind : differenceKinds) {
        const auto parts = differingParts(diff, kind, stop);
        const bool isOther = kind == RecordDifference::Removed;
        const auto made = isOther ? differenceMarks(*diff.a, otherScene(diff, parts, stop), parts, kind, stop)
                                  : differenceMarks(*diff.b, scene.scene, parts, kind, stop);
        append(marked.marks, made.marks);
        for (const auto &label : made.labels)
            marked.labels.push_back({label.place, label.text});
        const auto count = parts.faces.size() + parts.brushes.size() + parts.entities.size();
        const auto text = tr("%1: %2", "1: what the colour means, 2: how many faces, brushes and entities")
                              .arg(nameOf(kind), numberText(count));
        marked.legend.push_back({colorOf(kind), text});
    }
    return marked;
}

// Keeps the marks while the maps are compared again after an edit.
void DifferenceOverlay::renew()
{
    const auto diff = document_ && shown_ ? document_->comparison().diff() : nullptr;
    if (diff && scene_)
        return marking_.run([diff, scene = scene_](std::stop_token stop) { return markedIn(*diff, *scene, stop); },
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
    emit changed();
}

std::vector<OverlayLabel> DifferenceOverlay::labels(const Camera &, QSize) const { return labels_; }

#include "widgets/scene/portaloverlay.h"

#include "core/scene/portalmarks.h"

#include <algorithm>

PortalOverlay::PortalOverlay(OverlayPainter &painter, QObject *parent) : QObject(parent), painter_(painter) {}

void PortalOverlay::setDocument(Document *document)
{
    if (document_)
        disconnect(&document_->selection(), nullptr, this, nullptr);
    document_ = document;
    finding_.cancel();
    portals_.reset();
    painter_.set(OverlayLayer::Portals, {});
    if (!document_)
        return;
    connect(&document_->selection(), &Selection::changed, this, &PortalOverlay::adoptSelection);
    adoptSelection();
}

void PortalOverlay::adoptSelection()
{
    const auto &roles = document_->map().format().roles;
    const auto &records = document_->selection().records();
    const bool isPlace = std::ranges::any_of(records, [&roles](const RecordRef &record) {
        return record.isValid() && (record.lump == roles.leafs || record.lump == roles.clusters);
    });
    if (isPlace && !portals_)
        return find();
    painter_.set(OverlayLayer::Portals, isPlace ? portalMarks(document_->references(), *portals_, records) : Marks());
    emit changed();
}

void PortalOverlay::find()
{
    if (finding_.isRunning())
        return;
    finding_.run([map = document_->sharedMap()](std::stop_token stop) { return findPortals(*map, stop); },
                 [this](const Result<VisPortals> &found) {
                     portals_ = std::make_shared<const VisPortals>(found ? found.value() : VisPortals());
                     if (!found)
                         emit failed(found.error());
                     adoptSelection();
                 });
}

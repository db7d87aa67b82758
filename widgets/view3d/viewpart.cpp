#include "widgets/view3d/viewpart.h"

#include <algorithm>

void ViewPart::follow(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    if (document_)
        connect(document_, &Document::gameChanged, this, &ViewPart::mapChanged);
    emit mapChanged();
}

qsizetype ViewPart::selectedPlaces() const
{
    const auto &roles = document_->map().format().roles;
    return std::ranges::count_if(document_->selection().records(), [&roles](RecordRef record) {
        return record.isValid() && (record.lump == roles.leafs || record.lump == roles.clusters);
    });
}

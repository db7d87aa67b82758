#include "widgets/view3d/shownonly.h"

#include "core/sorting.h"
#include "core/text.h"

#include <algorithm>

ShownOnly::ShownOnly(QWidget *view)
    : ViewPart(view), notice_(new CornerNotice(tr("Show &All"), tr("Show all faces again (Shift+H)"), view))
{
    connect(notice_, &CornerNotice::answered, this, &ShownOnly::showAll);
}

void ShownOnly::setDocument(Document *document)
{
    follow(document);
    scene_ = nullptr;
    showAll();
}

void ShownOnly::setScene(const Scene *scene)
{
    scene_ = scene;
    adopt();
}

std::vector<quint32> ShownOnly::facesOf(std::vector<RecordRef> records) const
{
    sortUnique(records);
    return document_->references().project(records, document_->map().format().roles.faces);
}

void ShownOnly::show(std::vector<RecordRef> records)
{
    if (!document_)
        return;
    const auto faces = facesOf(std::move(records));
    if (faces.empty())
        return emit statusMessage(tr("These records have no faces to show."));
    records_.assign(document_->map().recordCount(document_->map().format().roles.faces), false);
    for (const quint32 face : faces)
        records_[face] = true;
    tell(faces.size());
}

void ShownOnly::showSelected()
{
    if (document_ && !document_->selection().records().empty())
        show(document_->selection().records());
    else
        emit statusMessage(tr("Nothing is selected. Select what to show first."));
}

void ShownOnly::hide(std::vector<RecordRef> records)
{
    if (!document_)
        return;
    auto faces = facesOf(std::move(records));
    std::erase_if(faces, [this](quint32 face) { return !shows(face); });
    if (faces.empty())
        return emit statusMessage(tr("These records have no faces left to hide."));
    records_.resize(document_->map().recordCount(document_->map().format().roles.faces), true);
    for (const quint32 face : faces)
        records_[face] = false;
    tell(static_cast<size_t>(std::ranges::count(records_, true)));
}

void ShownOnly::tell(size_t shown)
{
    notice_->say(tr("Showing %1 of %2 faces").arg(numberText(shown), numberText(records_.size())));
    adopt();
}

bool ShownOnly::showAll()
{
    if (!isOn())
        return false;
    records_.clear();
    notice_->end();
    adopt();
    return true;
}

// Computes which faces and flares of the scene are drawn.
void ShownOnly::adopt()
{
    faces_.clear();
    flares_.clear();
    if (scene_ && isOn()) {
        for (const auto &face : scene_->faces)
            faces_.push_back(shows(face.face));
        for (const auto &flare : scene_->flares)
            flares_.push_back(shows(flare.face));
    }
    emit changed();
}

std::span<const quint8> ShownOnly::flares(std::span<const quint8> seen)
{
    if (!scene_ || !isOn())
        return seen;
    for (size_t i = 0; i < flares_.size(); ++i)
        flares_[i] = shows(scene_->flares[i].face) && (i >= seen.size() || seen[i] != 0);
    return flares_;
}

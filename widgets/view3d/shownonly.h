// Which faces of the map the 3D view shows at all: those of some records alone, or without those of some, once somebody asks
// for that, until all are asked for again or the map is closed. A notice over the view's corner says so as long as it lasts.
#pragma once

#include "core/scene/scene.h"
#include "widgets/view3d/viewnotice.h"
#include "widgets/view3d/viewpart.h"

#include <span>

class ShownOnly : public ViewPart
{
    Q_OBJECT
public:
    explicit ShownOnly(QWidget *view);
    void setDocument(Document *document) override; // all of its faces
    // Null: none. It must outlive this, or be replaced.
    void setScene(const Scene *scene);

    // False, and nothing changes: no face belongs to the records (ascending).
    bool show(std::span<const RecordRef> records);
    // Leaves out those of the records, beside what is left out already; the same where they have none that is shown.
    bool hide(std::span<const RecordRef> records);
    // False: they are.
    bool showAll();
    bool isOn() const { return !records_.empty(); }
    bool shows(quint32 face) const { return !isOn() || records_[face]; } // a record
    // By scene face, as CullChoice::shown.
    const std::vector<quint8> &faces() const { return faces_; }
    // By scene flare, of those that are `seen` (empty: all): 0 is left out; empty: none is.
    std::span<const quint8> flares(std::span<const quint8> seen);
    ViewNotice *notice() const { return notice_; }

private:
    void adopt();
    void tell(size_t shown);

    ViewNotice *notice_;
    const Scene *scene_ = nullptr;
    std::vector<bool> records_; // by face, whether it is shown; empty: all are
    std::vector<quint8> faces_, flares_;
};

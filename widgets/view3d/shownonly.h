// Restricts which faces of the map the 3D view shows: only those of some records, or all but those of some. This lasts until
// all are shown again or the map is closed; meanwhile a notice in the view's corner says so.
#pragma once

#include "core/scene/scene.h"
#include "widgets/view3d/overlays/cornernotice.h"
#include "widgets/view3d/viewpart.h"

#include <span>

class ShownOnly : public ViewPart
{
    Q_OBJECT
public:
    explicit ShownOnly(QWidget *view);
    void setDocument(Document *document) override; // shows all of its faces
    // Sets the scene; null: none. It must live until it is replaced or this object is deleted.
    void setScene(const Scene *scene);

    // Hides all faces that belong to none of the records.
    void show(std::vector<RecordRef> records);
    void showSelected();
    // Hides all faces that belong to any of the records, in addition to those hidden already.
    void hide(std::vector<RecordRef> records);
    // Returns false if all are shown already.
    bool showAll();
    bool isOn() const { return !records_.empty(); }
    bool shows(quint32 face) const { return !isOn() || records_[face]; } // a record
    // Returns, by scene face, whether it is shown, as in CullChoice::shown.
    const std::vector<quint8> &faces() const { return faces_; }
    // Returns, by scene flare, 0 if it is hidden, here or by `seen` (if empty, `seen` hides none); empty: no flare is hidden.
    std::span<const quint8> flares(std::span<const quint8> seen);
    CornerNotice *notice() const { return notice_; }

signals:
    void statusMessage(const QString &sentence);

private:
    std::vector<quint32> facesOf(std::vector<RecordRef> records) const;
    void adopt();
    void tell(size_t shown);

    CornerNotice *notice_;
    const Scene *scene_ = nullptr;
    std::vector<bool> records_; // by face, whether it is shown; empty: all are
    std::vector<quint8> faces_, flares_;
};

// Entities over the 3D view: their boxes, their names, and arrows to their targets.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/entities/entitymarks.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/overlays/overlay.h"
#include "widgets/view3d/overlays/overlaytext.h"
#include "widgets/view3d/viewpart.h"

#include <QTimer>

class EntityOverlay : public Overlay
{
    Q_OBJECT
public:
    EntityOverlay(OverlayPainter &painter, QObject *parent);

    void setDocument(Document *document) override;
    // Set whether all boxes, names and arrows are shown. Names and arrows of selected entities, and of the one under the
    // pointer, always are.
    void setShown(bool shown);
    void setNamesShown(bool shown);
    void setLinksShown(bool shown);

    // Sets the entities (ascending) whose models are drawn. Their boxes are drawn as edges only, and rays also hit the models.
    using ModelsAlong = std::function<std::vector<EntityHit>(const Ray &)>;
    void setModelled(std::vector<qint32> entities, ModelsAlong along);

    // Returns the entities as they are now; none while very many are being read.
    const EntityMarks &marks() const;
    bool isBusy() const override { return areMarksStale_ && areMany(); }
    // Returns the entities whose boxes or models a ray hits, from near to far.
    std::vector<EntityHit> along(const Ray &ray) const;
    void hover(qint32 entity); // -1: none
    qint32 hovered() const { return hovered_; }
    const std::vector<qint32> &selected() const { return selected_; }
    bool isSelected(qint32 entity) const;
    RecordRef record(qint32 entity) const;
    // Returns the classname, such as "info_player_start", and the targetname, if there is one, in a second line.
    QString nameOf(qint32 entity) const;

    void update() override;
    std::vector<OverlayLabel> labels(const Camera &camera, QSize pixels) const override;
    std::vector<OverlayHit> hits(const Ray &ray) const override;
    Box selectionBox() const override;

private:
    void adoptSelection();
    void markStale();
    void followEdit();
    void compare();
    bool areMany() const;
    void read();
    Marks links() const;
    Marks outlines() const;

    mutable std::shared_ptr<const EntityMarks> marks_;
    mutable bool areMarksStale_ = true;
    bool areLayersStale_ = true, areBoxesStale_ = true;
    std::shared_ptr<const EntityMarks> drawn_; // as of the last update(); null: never updated
    LatestWork reading_;
    QTimer settle_;         // runs while edits follow each other
    bool isBehind_ = false; // compare() is due when it ends
    bool isShown_ = true, areNamesShown_ = false, areLinksShown_ = false;
    std::vector<qint32> selected_; // ascending
    qint32 hovered_ = -1;
    std::vector<qint32> modelled_;
    ModelsAlong modelsAlong_;     // not set: no models are drawn
    bool areModelsStale_ = false; // the entities were edited since
};

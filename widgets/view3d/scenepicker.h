// Finds what a ray through the 3D view hits, and selects it by clicks.
#pragma once

#include "core/scene/mapscene.h"
#include "widgets/parts/clickdepth.h"
#include "widgets/view3d/viewpart.h"

class Overlays;
class PvsCulling;
class SceneLoader;
class ShownOnly;

class ScenePicker : public ViewPart
{
    Q_OBJECT
public:
    // The content of the view: the scene, null until it is made, and what lies over it. Rays hit nothing else.
    struct Drawn {
        const std::shared_ptr<const MapScene> &scene;
        const SceneLoader &loader; // for the decals
        const SceneKinds &hidden;
        const ShownOnly &shownOnly;
        const PvsCulling &pvs;
        const Overlays &overlays;
    };
    explicit ScenePicker(const Drawn &drawn) : drawn_(drawn) {} // all must outlive it

    void setDocument(Document *document) override;
    void adoptScene() { areEntitiesStale_ = false; }

    // Returns whether a face (a record) is drawn unless the PVS hides it.
    bool shows(quint32 face) const;
    // Returns the first drawn face that a ray hits.
    std::optional<RayHit> first(const Ray &ray, bool withFlares = true) const;
    // Returns all records that a ray hits, from near to far. The face of a brush model is followed by its entity, and preceded by
    // the entity of a decal on it.
    std::vector<RecordRef> all(const Ray &ray) const;
    // Returns the entity that a hit face belongs to; -1: none, or the numbers of entities may have changed.
    qint32 entityOf(const RayHit &hit) const { return areEntitiesStale_ ? -1 : hit.entity; }

    // Selects one of the records that the ray through a click's position hits: see ClickDepth. Returns false if there is nothing.
    bool select(QPoint at, const Ray &ray, bool extends);
    // Selects all faces in the plane and with the texture of the first one that a ray hits, unless an entity is nearer.
    void selectWall(const Ray &ray, bool extends);
    // Makes the next click select the nearest record, because something else may be under the pointer now.
    void forgetClicks() { depth_.forget(); }

signals:
    void statusMessage(const QString &sentence);

private:
    bool isFlareDrawn(quint32 face) const; // a record
    RayOptions drawnOnly() const;
    std::optional<quint32> decalAt(const RayHit &hit) const;

    Drawn drawn_;
    bool areEntitiesStale_ = false; // entity numbers in the scene may have changed
    ClickDepth depth_;              // clicks since the camera moved
    RecordRef picked_;              // by the last click
};

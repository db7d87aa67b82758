// The other map of a comparison, drawn from the same camera and blended over this map's picture. It is loaded when it is first
// shown.
#pragma once

#include "widgets/gl/scenerenderer.h"
#include "widgets/view3d/sceneuploads.h"
#include "widgets/view3d/viewpart.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLTextureBlitter>

class OtherMap : public ViewPart
{
    Q_OBJECT
public:
    explicit OtherMap(QObject *parent = nullptr);
    ~OtherMap() override;

    void setDocument(Document *document) override;
    // Sets the opacity of the other map's picture, from 0 to 1.
    void setShare(double share);
    double share() const { return share_; }
    void setWanted(bool wanted) { loader_.setWanted(wanted); } // while the view is visible
    bool isBusy() const { return loader_.isRunning() || uploads_.areImagesWaiting(); }

    // Draws the other map over the picture in the bound framebuffer. `view`: how this map was drawn. Needs a current context,
    // always the same one.
    void draw(const SceneView &view, QSize pixels);
    void release(); // frees everything in the driver; needs that context

private:
    void adoptComparison();
    void load();
    bool prepare(QSize pixels);
    void blend(QSize pixels);

    std::unique_ptr<Document> other_;         // null until it is shown
    std::shared_ptr<const MapFile> otherMap_; // the one of other_
    SceneLoader loader_;
    SceneUploads uploads_{loader_};
    std::shared_ptr<const MapScene> scene_;
    std::unique_ptr<SceneRenderer> renderer_;
    std::unique_ptr<QOpenGLFramebufferObject> buffer_;
    QOpenGLTextureBlitter blitter_;
    double share_ = 0;
};

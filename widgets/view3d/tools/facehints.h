// Shows facts about the face under the pointer in the 3D view. After a short rest: its number and texture. While Alt is held: at
// once, with the texel and the luxel there, which other views then mark. A cross marks the position at which other views point.
#pragma once

#include "core/geometry/texturepoints.h"
#include "core/light/luxelspace.h"
#include "core/scene/mapscene.h"
#include "widgets/view3d/tools/pointertool.h"

class FaceHints : public PointerTool
{
    Q_OBJECT
public:
    explicit FaceHints(Viewport *viewport);
    void setDocument(Document *document) override;

    // Returns facts about the face drawn at a position of the viewport, one per line; empty if there is none.
    QString textAt(QPoint at) const;
    // Returns the text of textAt() with the texel and the luxels there.
    QString detailsAt(QPoint at) const;

protected:
    bool press(const QMouseEvent &event) override;
    bool move(const QMouseEvent &event) override;
    bool pressKey(QKeyEvent &event) override;
    void releaseKey(const QKeyEvent &event) override;
    bool rest(const QHelpEvent &event) override;
    void leave() override { stopPointing(); }

private:
    // The objects in which facts are looked up; created on first use.
    struct Tools {
        explicit Tools(std::shared_ptr<const MapScene> of)
            : scene(std::move(of)), luxels(*scene->map, scene->pages), spaces(luxels), textures(*scene->map)
        {
        }
        std::shared_ptr<const MapScene> scene;
        Luxels luxels;
        LuxelSpaces spaces;
        TexturePoints textures;
    };
    const Tools *tools() const;
    void point(QPoint at);
    void tell(QPoint globalAt, const QString &text);
    void stopPointing();
    void showMark();
    QStringList textureLines(quint32 face) const;
    QString texelLine(quint32 face, const Point &place) const;
    QStringList luxelLines(quint32 face, const Point &place) const;

    mutable std::unique_ptr<const Tools> tools_;
    bool pointing_ = false;
    QString told_; // the last text shown, as a tool tip
};

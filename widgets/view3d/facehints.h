// What is said of the face under the pointer in the 3D view: after a short rest its number and texture; while Alt is held
// at once, with the texel and the luxel there, which other views then mark. What they point at is marked here by a cross.
#pragma once

#include "core/geometry/texturepoints.h"
#include "core/light/luxelspace.h"
#include "core/scene/mapscene.h"
#include "widgets/view3d/viewpart.h"

class Viewport;

class FaceHints : public ViewPart
{
    Q_OBJECT
public:
    explicit FaceHints(Viewport *viewport, QObject *parent = nullptr);
    void setDocument(Document *document) override;

    // Of the face that is drawn at a place of the viewport, a line each; empty where there is none.
    QString textAt(QPoint at) const;
    // The same with the texel and the luxels there.
    QString detailsAt(QPoint at) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What a scene is asked with; made when it is first needed.
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

    Viewport *viewport_;
    mutable std::unique_ptr<const Tools> tools_;
    bool pointing_ = false;
    QString told_; // last, as it is shown
};

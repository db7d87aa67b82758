// Commands for a position on a face: copy it, look from it, and add an entity there, also one with the face's brush model. A part
// of the 3D view's context menu.
#pragma once

#include "widgets/view3d/entityplace.h"
#include "widgets/view3d/viewpart.h"

#include <QPointer>

#include <functional>

class QInputDialog;
class QMenu;
class Viewport;

class PlaceMenu : public ViewPart
{
    Q_OBJECT
public:
    explicit PlaceMenu(Viewport *viewport, QObject *parent = nullptr);
    void setDocument(Document *document) override;

    // Adds the commands for what a ray from the camera hit; without a hit, only those for the camera.
    void fill(QMenu *menu, const std::optional<RayHit> &hit);

private:
    using Add = std::function<void(const QString &classname)>;
    void addClasses(QMenu *menu, bool ofModel, const Add &add);
    void askForClass(bool ofModel, const Add &add);
    void addOfModel(const QString &classname, quint32 model, qint32 entity);
    void push(Result<EntityEdit> edit, const QString &typed, std::function<void()> then);
    void addEntity(const QString &classname, const FacePlace &place);
    void lookFrom(const FacePlace &place);
    void copy(const QString &text);
    // Returns the most frequent classes of this map's entities that are points, or that have a brush model, sorted by name.
    QStringList classesOf(bool ofModel, qsizetype most) const;

    Viewport *viewport_;
    QPointer<QInputDialog> asking_;
    std::vector<qint32> added_; // by the last edit
};

// The context menu of the 3D view. It lists what is under the pointer, from near to far. For the records that the face there, or
// the selected face, belongs to, it filters the faces' table, or hides their faces or all others. It also has commands for that
// position.
#pragma once

#include "core/geometry/raycast.h"
#include "core/query/filterrequest.h"
#include "widgets/view3d/viewpart.h"

#include <QList>
#include <QPointer>

#include <optional>

class PlaceMenu;
class QAction;
class QMenu;
class Viewport;

class SceneContextMenu : public ViewPart
{
    Q_OBJECT
public:
    // `tools`: the actions at the end of the menu.
    SceneContextMenu(Viewport *viewport, const QList<QAction *> &tools, QObject *parent = nullptr);
    void setDocument(Document *document) override;
    // Sets actions for the selection. For a leaf or cluster in the menu, they select it first.
    void setOffered(const QList<QAction *> &actions) { offered_ = actions; }

signals:
    void filterRequested(const FilterRequest &request);

private:
    struct Asked {
        qint64 face = -1;                 // record; -1: none
        qint64 leaf = -1;                 // from which the face is seen
        std::optional<RayHit> hit{};      // under the pointer, if the menu is for that
        std::vector<RecordRef> records{}; // that can be selected there, from near to far
    };
    void open(QPoint at, bool ofSelection);
    Asked askedAt(QPoint at) const;
    Asked askedOfSelection() const;
    // Returns the texture, leaf, cluster, area and model of the face, as far as it has them.
    std::vector<RecordRef> belongings(const Asked &asked) const;
    void addRecord(QMenu *menu, RecordRef record);
    void addOffered(QMenu *menu, RecordRef record);
    void addDepth(QMenu *menu, const std::vector<RecordRef> &records);
    void addHiding(QMenu *menu, qint64 face);

    Viewport *viewport_;
    PlaceMenu *places_;
    QList<QAction *> tools_;
    QPointer<QMenu> menu_;
    QList<QAction *> offered_;
};

// The menu of the 3D view: what lies under the pointer, one behind the other; what the face there, or that is selected,
// belongs to, for the filter of the faces' table, to be hidden or to be seen alone; and what can be done at that place.
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

class ViewMenu : public ViewPart
{
    Q_OBJECT
public:
    // `tools` end it.
    ViewMenu(Viewport *viewport, const QList<QAction *> &tools, QObject *parent = nullptr);
    void setDocument(Document *document) override;
    // Actions for what is selected. Of a leaf or cluster of the menu they select it first.
    void setOffered(const QList<QAction *> &actions) { offered_ = actions; }

signals:
    void filterRequested(const FilterRequest &request);

private:
    struct Asked {
        qint64 face = -1; // record; -1: none
        qint64 leaf = -1; // that it is seen from there
        std::optional<RayHit> hit{};         // where the pointer is, of a menu for that
        std::vector<RecordRef> records{}; // that lie there, from near to far
    };
    void open(QPoint at, bool ofSelection);
    Asked askedAt(QPoint at) const;
    Asked askedOfSelection() const;
    // Its texture, leaf, cluster, area and model, as far as it has them.
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

// The menu of the 3D view: what the face under the pointer, or that is selected, belongs to, for the filter of the
// faces' table, or to be seen alone.
#pragma once

#include "core/query/filterrequest.h"
#include "widgets/view3d/viewpart.h"

#include <QPointer>

#include <optional>

class QMenu;
class Viewport;

class ViewMenu : public ViewPart
{
    Q_OBJECT
public:
    explicit ViewMenu(Viewport *viewport, QObject *parent = nullptr);
    void setDocument(Document *document) override;

signals:
    void filterRequested(const FilterRequest &request);

private:
    struct Asked {
        qint64 face = -1; // record; -1: none
        qint64 leaf = -1; // that it is seen from there
    };
    void open(QPoint at, bool ofSelection);
    Asked askedAt(QPoint at) const;
    Asked askedOfSelection() const;
    // Its texture, leaf, cluster, area and model, as far as it has them.
    std::vector<RecordRef> belongings(const Asked &asked) const;
    void addRecord(QMenu *menu, RecordRef record);

    Viewport *viewport_;
    QPointer<QMenu> menu_;
};

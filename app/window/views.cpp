#include "app/window/views.h"

#include "app/settings.h"
#include "app/window/tablearea.h"
#include "widgets/budget/budgetview.h"
#include "widgets/entities/entitygraphview.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/tables/differencelist.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/vis/vispanel.h"

#include <QMainWindow>

namespace {

struct ViewRow {
    const char *name; // object name of its dock, used in the settings
    const char *title;
    Room room;
    MapView *(*make)(Settings &settings);
};

template <typename View>
MapView *make(Settings &)
{
    return new View;
}

MapView *makeTables(Settings &settings) { return new TableArea(settings); }

MapView *makeEntities(Settings &settings)
{
    auto *panel = new EntityPanel;
    panel->setGrouped(settings.entitiesGrouped());
    QObject::connect(panel, &EntityPanel::groupingChosen, panel,
                     [&settings](bool grouped) { settings.entitiesGrouped.set(grouped); });
    return panel;
}

MapView *makeProblems(Settings &settings)
{
    auto *list = new ProblemList;
    list->setHidden(settings.hiddenProblems());
    QObject::connect(list, &ProblemList::hiddenChosen, list,
                     [&settings](const QStringList &hidden) { settings.hiddenProblems.set(hidden); });
    return list;
}

MapView *makeView(Settings &settings)
{
    auto *panel = new ViewPanel;
    panel->setBrightness(settings.brightness());
    QObject::connect(panel, &ViewPanel::brightnessChanged, panel, [&settings](double times) { settings.brightness.set(times); });
    if (!settings.hasFlown())
        panel->showHint();
    QObject::connect(panel, &ViewPanel::flown, panel, [&settings] { settings.hasFlown.set(true); });
    return panel;
}

MapView *makeVisibility(Settings &settings)
{
    auto *panel = new VisPanel;
    panel->setGraphOptions({.grouping = static_cast<GraphGrouping>(settings.graphGrouping()),
                            .showsFaceless = settings.graphFaceless(),
                            .followsFilter = settings.graphFollowsFilter()});
    QObject::connect(panel, &VisPanel::graphOptionsChosen, panel, [&settings](const GraphOptions &options) {
        settings.graphGrouping.set(static_cast<int>(options.grouping));
        settings.graphFaceless.set(options.showsFaceless);
        settings.graphFollowsFilter.set(options.followsFilter);
    });
    return panel;
}

// Alt+1 and so on follow this order.
constexpr ViewRow viewRows[] = {
    {"lumps", QT_TRANSLATE_NOOP("Views", "Lumps"), Room::Left, make<LumpList>},
    {"tables", QT_TRANSLATE_NOOP("Views", "Tables"), Room::Below, makeTables},
    {"inspector", QT_TRANSLATE_NOOP("Views", "Inspector"), Room::Right, make<Inspector>},
    {"problems", QT_TRANSLATE_NOOP("Views", "Problems"), Room::Below, makeProblems},
    {"entities", QT_TRANSLATE_NOOP("Views", "Entities"), Room::Left, makeEntities},
    {"images", QT_TRANSLATE_NOOP("Views", "Images"), Room::Middle, make<ImagePanel>},
    {"view", QT_TRANSLATE_NOOP("Views", "3D View"), Room::Middle, makeView},
    {"visibility", QT_TRANSLATE_NOOP("Views", "Visibility"), Room::Middle, makeVisibility},
    {"budget", QT_TRANSLATE_NOOP("Views", "Budget"), Room::Middle, make<BudgetView>},
    {"entitygraph", QT_TRANSLATE_NOOP("Views", "Entity Graph"), Room::Middle, make<EntityGraphView>},
    {"differences", QT_TRANSLATE_NOOP("Views", "Differences"), Room::Below, make<DifferenceList>},
};

} // namespace

Views::Views(QMainWindow *window, Settings &settings) : QObject(window)
{
    for (const auto &row : viewRows) {
        const auto title = tr(row.title);
        auto *dock = new QDockWidget(title, window);
        auto *view = row.make(settings);
        dock->setObjectName(QLatin1StringView(row.name));
        dock->setWidget(view);
        window->addDockWidget(row.room == Room::Left    ? Qt::LeftDockWidgetArea
                              : row.room == Room::Right ? Qt::RightDockWidgetArea
                                                        : Qt::BottomDockWidgetArea,
                              dock);
        connect(dock, &QDockWidget::visibilityChanged, view, &MapView::setInFront);
        connect(view, &QWidget::windowTitleChanged, dock,
                [dock, title](const QString &own) { dock->setWindowTitle(own.isEmpty() ? title : own); });
        views_.append(view);
        docks_.append(dock);
    }
}

void Views::setDocument(Document *document, bool again)
{
    for (auto *view : views_)
        view->setDocument(document, again);
}

QList<QDockWidget *> Views::docksIn(Room room) const
{
    QList<QDockWidget *> found;
    for (qsizetype i = 0; i < docks_.size(); ++i)
        if (viewRows[i].room == room)
            found.append(docks_[i]);
    return found;
}

QString Views::title(const MapView *view) const { return tr(viewRows[views_.indexOf(view)].title); }
QDockWidget *Views::dockOf(const MapView *view) const { return docks_[views_.indexOf(view)]; }

void Views::raise(const MapView *view) const
{
    dockOf(view)->show();
    dockOf(view)->raise();
}

void Views::focus(const MapView *view) const
{
    raise(view);
    views_[views_.indexOf(view)]->setFocus(Qt::ShortcutFocusReason);
}

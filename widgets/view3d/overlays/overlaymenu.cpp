#include "widgets/view3d/overlays/overlaymenu.h"

#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/stickymenu.h"
#include "widgets/view3d/overlays/overlays.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QListWidget>
#include <QLocale>
#include <QPixmap>
#include <QWidgetAction>

namespace {

struct MenuText {
    Q_DECLARE_TR_FUNCTIONS(OverlayMenu)
};

void fillHulls(QMenu *menu, SolidOverlay &solids)
{
    auto *group = new QActionGroup(menu);
    const auto hulls = solids.document()->map().game().hulls;
    for (int hull = -1; hull < std::ssize(hulls); ++hull) {
        auto *action = group->addAction(menu->addAction(
            hull < 0 ? MenuText::tr("&No hull") : QCoreApplication::translate("games", hulls[static_cast<size_t>(hull)].name)));
        action->setCheckable(true);
        action->setChecked(solids.hull() == hull);
        QObject::connect(action, &QAction::triggered, &solids, [&solids, hull] { solids.setHull(hull); });
    }
}

// Adds the kinds of brushes that the map has, with the number of brushes of each.
void fillBrushes(QMenu *menu, SolidOverlay &solids)
{
    const auto counts = brushKinds(solids.document()->map());
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const auto kind = static_cast<ContentsKind>(i);
        QPixmap swatch(12, 12);
        swatch.fill(colorOf(kind));
        const auto name =
            MenuText::tr("%1 (%2)", "a kind of contents, how many brushes").arg(nameOf(kind), QLocale().toString(counts[i]));
        auto *action = addSwitch(menu, name, solids.kinds() & setOf(kind), &solids, [&solids, kind](bool on) {
            solids.setKinds(on ? solids.kinds() | setOf(kind) : solids.kinds() & ~setOf(kind));
        });
        action->setIcon(swatch);
    }
}

// Adds the Solids menu. Refills it for each map, so that its entries can be found by name before the menu has been opened, and
// each time it opens, to show the current choice.
void addSolids(QMenu *menu, SolidOverlay &solids)
{
    auto *list = menu->addMenu(MenuText::tr("Soli&ds"));
    const auto fill = [list, &solids] {
        list->clear();
        qDeleteAll(list->findChildren<QActionGroup *>());
        if (solids.hasHulls())
            fillHulls(list, solids);
        if (solids.hasHulls() && solids.hasBrushes())
            list->addSeparator();
        if (solids.hasBrushes())
            fillBrushes(list, solids);
        list->setEnabled(!list->isEmpty());
    };
    QObject::connect(menu, &QMenu::aboutToShow, list, fill);
    QObject::connect(&solids, &SolidOverlay::mapChanged, list, fill);
}

void addLeak(QMenu *menu, LeakOverlay &leak)
{
    menu->setToolTipsVisible(true);
    auto *action = addSwitch(menu, MenuText::tr("Po&intfile"), leak.isShown(), &leak, &LeakOverlay::setShown);
    QObject::connect(menu, &QMenu::aboutToShow, action, [action, &leak] {
        action->setEnabled(!leak.path().isEmpty());
        action->setToolTip(asToolTip(leak.explanation()));
        action->setStatusTip(leak.explanation());
    });
}

QString nameOf(const AreaPortal &portal)
{
    QStringList brushes;
    for (const auto brush : portal.brushes)
        brushes.append(QString::number(brush.index));
    const auto [one, other] = portal.areas;
    const auto areas = MenuText::tr("Portal %1: areas %2 and %3").arg(portal.number).arg(one).arg(other);
    return brushes.isEmpty() ? areas : MenuText::tr("%1, brush %2").arg(areas, brushes.join(u' '));
}

void fillAreas(QListWidget *list, const AreaDoors &areas)
{
    const QSignalBlocker quiet(list);
    list->clear();
    for (size_t i = 0; i < areas.portals().size(); ++i) {
        auto *item = new QListWidgetItem(nameOf(areas.portals()[i]), list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(areas.isClosed(i) ? Qt::Unchecked : Qt::Checked);
    }
}

// Returns a list with check boxes, so that the user can open and close several portals without reopening the menu.
QWidget *createAreaList(AreaDoors &areas)
{
    auto *panel = new QWidget;
    auto *list = new QListWidget;
    list->setAccessibleName(MenuText::tr("Area portals; checked ones are open"));
    list->setMinimumWidth(list->fontMetrics().averageCharWidth() * 40);
    auto *note = createSentence(MenuText::tr("Checked portals are open. With the PVS from the camera, what lies behind closed "
                                             "ones is not drawn. Click a portal to select its brush."));
    auto *layout = new QVBoxLayout(panel);
    layout->addWidget(list);
    layout->addWidget(note);
    QObject::connect(&areas, &AreaDoors::changed, list, [list, &areas] {
        if (list->count() != static_cast<int>(areas.portals().size()))
            fillAreas(list, areas);
    });
    QObject::connect(list, &QListWidget::itemChanged, &areas, [list, &areas](const QListWidgetItem *item) {
        areas.setClosed(static_cast<size_t>(list->row(item)), item->checkState() == Qt::Unchecked);
    });
    QObject::connect(list, &QListWidget::currentRowChanged, &areas, [&areas](int row) {
        if (row >= 0)
            areas.select(static_cast<size_t>(row));
    });
    return panel;
}

void addAreas(QMenu *menu, AreaDoors &areas)
{
    auto *list = menu->addMenu(MenuText::tr("Area &portals"));
    auto *action = new QWidgetAction(list);
    action->setDefaultWidget(createAreaList(areas));
    list->addAction(action);
    QObject::connect(menu, &QMenu::aboutToShow, list, [list, &areas] { list->setEnabled(!areas.portals().empty()); });
}

} // namespace

void fillOverlayMenu(QMenu *menu, Overlays &overlay)
{
    auto &entities = overlay.entities();
    menu->addSeparator();
    addSwitch(menu, MenuText::tr("&Entities"), true, &entities, &EntityOverlay::setShown);
    addSwitch(menu, MenuText::tr("Na&mes of all entities"), false, &entities, &EntityOverlay::setNamesShown);
    addSwitch(menu, MenuText::tr("Ta&rgets of all entities"), false, &entities, &EntityOverlay::setLinksShown);
    addSwitch(menu, MenuText::tr("Differences from the other map (&k)"), true, &overlay.differences(),
              &DifferenceOverlay::setShown);
    addSolids(menu, overlay.solids());
    addAreas(menu, overlay.areas());
    addLeak(menu, overlay.leak());
}

#include "app/help/findable.h"

#include "app/help/help.h"
#include "app/menus/viewactions.h"
#include "app/navigation/navigation.h"
#include "app/window/mainwindow.h"
#include "app/window/views.h"
#include "core/query/names.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/help/helppages.h"
#include "widgets/images/imagepanel.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/view3d/viewpanel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>
#include <QSet>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct FindableText {
    Q_DECLARE_TR_FUNCTIONS(Findable)
};

// Returns whether an action can be used now. An action of a view or a table can be used only while that is visible.
bool isAtHand(const QAction *action)
{
    if (action->text().isEmpty() || action->isSeparator() || action->menu() || !action->isEnabled() || !action->isVisible())
        return false;
    if (action->shortcutContext() == Qt::WindowShortcut)
        return true;
    return std::ranges::any_of(action->associatedObjects(), [](const QObject *object) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        return widget && !qobject_cast<const QMenu *>(widget) && widget->isVisible();
    });
}

// Returns the menus that lead to an action, such as "View > Layout"; empty: it is in no permanent menu.
QString menusOf(const QAction *action)
{
    for (const auto *object : action->associatedObjects()) {
        QString title, above;
        if (const auto *menu = qobject_cast<const QMenu *>(object)) {
            title = plainText(menu->title());
            above = menusOf(menu->menuAction());
        } else if (const auto *button = qobject_cast<const QToolButton *>(object); button && button->menu()) {
            title = plainText(button->text());
        }
        if (!title.isEmpty() || !above.isEmpty())
            return above.isEmpty() ? title : title.isEmpty() ? above : u"%1 > %2"_s.arg(above, title);
    }
    return {};
}

void addCommands(QList<NamedEntry> &entries, const MainWindow *window, const Help &help)
{
    QSet<std::pair<QString, QString>> added;
    for (auto *action : window->findChildren<QAction *>()) {
        if (!isAtHand(action) || qobject_cast<const ViewAction *>(action))
            continue;
        QStringList kind{FindableText::tr("command")};
        const auto menus = menusOf(action);
        for (const auto &more : {menus.isEmpty() ? help.viewOf(action) : help.placeOf(action), menus,
                                 action->shortcut().toString(QKeySequence::NativeText)})
            if (!more.isEmpty())
                kind.append(more);
        const auto name = plainText(action->text()), kinds = kind.join(u", "_s);
        if (added.contains({name, kinds}))
            continue;
        added.insert({name, kinds});
        entries.append({name, kinds,
                        [action = QPointer(action)] {
                            if (action)
                                action->trigger();
                        },
                        action->statusTip()});
    }
}

void addViews(QList<NamedEntry> &entries, const MainWindow *window, const Views &views)
{
    for (auto *action : window->findChildren<ViewAction *>()) {
        const auto key = action->shortcut().toString(QKeySequence::NativeText);
        const auto kind = FindableText::tr("view");
        entries.append(
            {views.title(action->view()), key.isEmpty() ? kind : kind + u", "_s + key, [action] { action->focusView(); }});
    }
}

// Adds the 3D view's modes, none if nothing can be drawn. Modes are found by name when chosen: another map may be open by
// then, without that mode.
void addModes(QList<NamedEntry> &entries, const MainWindow *window, const Views &views)
{
    auto *panel = window->view();
    if (!panel->colorModes())
        return;
    for (int i = 0; i < panel->modes()->count(); ++i)
        entries.append(
            {panel->modes()->itemText(i), FindableText::tr("3D view mode"), [panel, &views, name = panel->modes()->itemText(i)] {
                 if (const int at = panel->modes()->findText(name); at >= 0)
                     panel->modes()->setCurrentIndex(at);
                 views.focus(panel);
             }});
}

// Adds tables, textures, and classes and names of entities. Choosing one does nothing if another map is open by then.
void addRecords(QList<NamedEntry> &entries, MainWindow *window, const Views &views, Navigation *navigation)
{
    const QPointer document(window->document());
    for (const auto &[kind, name, lump, records] : namedRecords(document->map())) {
        if (kind == NamedRecords::Kind::Lump) {
            entries.append({name, FindableText::tr("table"), [document, navigation, which = lump] {
                                if (document)
                                    navigation->showTable(which);
                            }});
            continue;
        }
        const bool isTexture = kind == NamedRecords::Kind::Texture;
        const int count = static_cast<int>(records.size());
        const auto text = isTexture ? FindableText::tr("texture")
                          : kind == NamedRecords::Kind::EntityClass
                              ? FindableText::tr("class of %Ln entities", nullptr, count)
                              : FindableText::tr("targetname of %Ln entities", nullptr, count);
        entries.append({name, text, [document, window, &views, isTexture, refs = refsOf(lump, records)] {
                            if (!document)
                                return;
                            document->selection().set(refs, refs.front());
                            if (isTexture)
                                window->images()->showTextures();
                            views.focus(isTexture ? static_cast<MapView *>(window->images()) : window->entities());
                        }});
    }
}

} // namespace

QList<NamedEntry> findable(MainWindow *window, const Views &views, Navigation *navigation, Help *help)
{
    QList<NamedEntry> entries;
    addCommands(entries, window, *help);
    if (window->document()) {
        addViews(entries, window, views);
        addModes(entries, window, views);
        addRecords(entries, window, views, navigation);
    }
    const auto pages = help->pages();
    for (const auto &page : pages)
        entries.append({wholeTitle(pages, page), FindableText::tr("help"), [help, id = page.id] { help->showPage(id); }});
    return entries;
}

#include "app/findable.h"

#include "app/help.h"
#include "app/mainwindow.h"
#include "app/navigation.h"
#include "app/views.h"
#include "core/query/names.h"
#include "core/text.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/help/helppages.h"
#include "widgets/images/imagepanel.h"
#include "widgets/parts/contextmenu.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace
{

struct FindableText {
    Q_DECLARE_TR_FUNCTIONS(Findable)
};

void addCommands(QList<NamedEntry> &entries, const MainWindow *window)
{
    for (auto *action : window->findChildren<QAction *>()) {
        if (action->text().isEmpty() || action->isSeparator() || action->menu() || !action->isEnabled()
            || !action->isVisible())
            continue;
        const auto keys = action->shortcut().toString(QKeySequence::NativeText);
        entries.append({plainText(action->text()),
                        keys.isEmpty() ? FindableText::tr("command") : FindableText::tr("command, %1").arg(keys),
                        [action] { action->trigger(); }});
    }
}

void addRecords(QList<NamedEntry> &entries, MainWindow *window, const Views &views, Navigation *navigation)
{
    auto *document = window->document();
    for (const auto &[kind, name, lump, records] : namedRecords(document->map())) {
        if (kind == NamedRecords::Kind::Lump) {
            entries.append(
                {name, FindableText::tr("table"), [navigation, which = lump] { navigation->showTable(which); }});
            continue;
        }
        const bool isTexture = kind == NamedRecords::Kind::Texture;
        std::vector<RecordRef> refs;
        for (const auto record : records)
            refs.push_back({lump, record});
        const auto text = isTexture ? FindableText::tr("texture")
                                    : FindableText::tr("class of %Ln entities", nullptr, static_cast<int>(refs.size()));
        entries.append({name, text, [window, &views, isTexture, refs] {
                            window->document()->selection().set(refs, refs.front());
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
    addCommands(entries, window);
    if (window->document()) {
        for (auto *view : views.all())
            entries.append(
                {views.dockOf(view)->windowTitle(), FindableText::tr("view"), [&views, view] { views.focus(view); }});
        addRecords(entries, window, views, navigation);
    }
    for (const auto &page : help->pages())
        entries.append({page.title, FindableText::tr("help"), [help, id = page.id] { help->showPage(id); }});
    return entries;
}

#include "app/help/help.h"

#include "app/commands/commands.h"
#include "app/help/findable.h"
#include "app/help/keylist.h"
#include "app/help/releases.h"
#include "app/menus/viewactions.h"
#include "app/navigation/navigation.h"
#include "app/navigation/sightcommands.h"
#include "app/window/mainwindow.h"
#include "app/window/views.h"
#include "widgets/help/closedbrowser.h"
#include "widgets/parts/contextmenu.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QIcon>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QUrlQuery>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString tableOf(const QList<KeyRow> &rows)
{
    auto text = u"| %1 | %2 |\n|---|---|\n"_s.arg(Help::tr("Keys"), Help::tr("Action"));
    for (const auto &row : rows)
        text += u"| %1 | %2 |\n"_s.arg(row.keys, row.what);
    return text + u'\n';
}

// Returns the help page of the command line: what --help prints.
QString commandsText()
{
    auto text = u"<h1>%1</h1><p>%2</p>"_s.arg(
        Help::tr("Command line"),
        Help::tr("To use the program without a window, run lumpscope SUBCOMMAND FILE. In place of FILE you can give "
                 "--sample quake2, quake3 or halflife, a built-in sample."));
    for (const auto &synopsis : commands::synopses())
        text += u"<h2>%1</h2><pre>%2</pre>"_s.arg(synopsis.command, helpOf(synopsis).toHtmlEscaped());
    return text;
}

// Returns the changes of every version as HTML.
QString changesText(const QString &language)
{
    QString html;
    for (const auto &release : releases(language)) {
        html += u"<h3>%1</h3><ul>"_s.arg(QCoreApplication::translate("WhatIsNew", "Version %1, %2")
                                             .arg(release.version, QLocale().toString(release.date, QLocale::LongFormat)));
        for (const auto &change : release.changes)
            html += u"<li>%1</li>"_s.arg(change.toHtmlEscaped());
        html += u"</ul>"_s;
    }
    return html;
}

// Shows the changes in a modeless dialog, or raises the one that is open.
void showWhatIsNew(QWidget *window)
{
    const auto name = u"whatIsNew"_s;
    auto *dialog = window->findChild<QDialog *>(name);
    if (!dialog) {
        dialog = new QDialog(window);
        dialog->setObjectName(name);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowTitle(QCoreApplication::translate("WhatIsNew", "What Is New in Lumpscope"));
        auto *text = new ClosedBrowser;
        text->setHtml(changesText(QLocale().uiLanguages().value(0).section(u'-', 0, 0)));
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
        QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
        auto *layout = new QVBoxLayout(dialog);
        layout->addWidget(text);
        layout->addWidget(buttons);
        dialog->resize(560, 420);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void showAbout(QWidget *window)
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, QCoreApplication::translate("About", "About Lumpscope"),
        QCoreApplication::translate(
            "About", "<h3>Lumpscope %1</h3><p>Opens compiled maps of Quake, Hexen II, Quake II, Quake III Arena, "
                     "Half-Life and games based on them, and shows everything in them.</p><p>Qt %2, running with %3. MIT "
                     "licence.</p>")
            .arg(QStringLiteral(LUMPSCOPE_VERSION), QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion())),
        QMessageBox::Close, window);
    box->setTextFormat(Qt::RichText);
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace

Help::Help(MainWindow *window, const Views &views, Navigation *navigation)
    : QObject(window), window_(window), views_(views), navigation_(navigation)
{
}

void Help::fillMenu(QMenu *menu, const Actions &actions)
{
    const auto add = [&](ActionId id, auto run) {
        menu->addAction(actions[id]);
        connect(actions[id], &QAction::triggered, this, run);
    };
    add(ActionId::Help, &Help::showForFocus);
    add(ActionId::Keys, [this] { (new KeyList(keys(), window_))->show(); });
    add(ActionId::Find, &Help::find);
    menu->addSeparator();
    add(ActionId::WhatIsNew, [this] { showWhatIsNew(window_); });
    add(ActionId::About, [this] { showAbout(window_); });
}

void Help::find() { new CommandPalette(findable(window_, views_, navigation_, this), window_); }

// Shows the page of the focused widget or its nearest ancestor that names one: a dock by its object name, others by the
// property helpPage.
void Help::showForFocus()
{
    for (const auto *widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        const auto named = widget->property("helpPage").toString();
        const auto id = qobject_cast<const QDockWidget *>(widget) ? widget->objectName() : named;
        if (!id.isEmpty())
            return showPage(id);
    }
    showPage(u"start"_s);
}

void Help::showPage(const QString &id)
{
    if (!help_) {
        help_ = new HelpWindow(pages(), window_);
        connect(help_, &HelpWindow::linkFollowed, this, &Help::follow);
    }
    help_->showPage(id);
}

// Returns the written pages, with a view's keys appended to its page, and the pages generated from the program's own tables.
QList<HelpPage> Help::pages() const
{
    auto pages = writtenPages(QLocale().uiLanguages());
    for (auto &page : pages)
        for (const auto *view : views_.all())
            if (views_.dockOf(view)->objectName() == page.id)
                page.text = [this, text = page.text(), place = views_.title(view)] { return text + keysOf(place); };
    const auto formats = std::ranges::find(pages, u"formats"_s, &HelpPage::id);
    pages.insert(formats, {.id = u"commandline"_s, .parent = {}, .title = tr("Command line"), .text = commandsText});
    pages.insert(std::ranges::find(pages, u"commandline"_s, &HelpPage::id), {.id = u"keys"_s,
                                                                             .parent = {},
                                                                             .title = tr("Keyboard shortcuts"),
                                                                             .text = [this] { return keysPage(); },
                                                                             .isMarkdown = true});
    return pages + formatPages();
}

QString Help::placeOf(const QAction *action) const
{
    return action->shortcutContext() == Qt::WindowShortcut ? QString() : viewOf(action);
}

QString Help::viewOf(const QAction *action) const
{
    for (const QObject *object : action->associatedObjects())
        for (; object; object = object->parent())
            if (const auto *dock = qobject_cast<const QDockWidget *>(object))
                return views_.title(static_cast<const MapView *>(dock->widget()));
            else if (const auto *dialog = qobject_cast<const QDialog *>(object))
                return dialog->windowTitle();
    return {};
}

QList<KeyRow> Help::keys() const
{
    QList<KeyRow> rows;
    for (const auto *action : window_->findChildren<QAction *>()) {
        if (action->shortcuts().isEmpty() || action->text().isEmpty())
            continue;
        const auto *view = qobject_cast<const ViewAction *>(action);
        rows.append({.place = placeOf(action),
                     .what = view ? view->keyText() : plainText(action->text()),
                     .keys = keysText(action->shortcuts())});
    }
    for (const auto *view : views_.all())
        for (const auto &[keys, what] : view->ownKeys())
            rows.append({.place = views_.title(view), .what = what, .keys = keys});
    const auto order = [](const KeyRow &row) { return std::tie(row.place, row.what, row.keys); };
    std::ranges::sort(rows, {}, order);
    rows.erase(std::ranges::unique(rows, {}, order).begin(), rows.end());
    return rows;
}

QString Help::keysOf(const QString &place) const
{
    auto rows = keys();
    rows.removeIf([&](const KeyRow &row) { return row.place != place; });
    return rows.isEmpty() ? QString() : u"\n## %1\n\n%2"_s.arg(tr("Keyboard shortcuts"), tableOf(rows));
}

QString Help::keysPage() const
{
    auto text = u"# %1\n"_s.arg(tr("Keyboard shortcuts"));
    QString place;
    QList<KeyRow> rows;
    const auto finish = [&] {
        if (!rows.isEmpty())
            text += u"\n## %1\n\n%2"_s.arg(place.isEmpty() ? tr("Everywhere") : place, tableOf(rows));
        rows.clear();
    };
    for (const auto &row : keys()) {
        if (row.place != place)
            finish();
        place = row.place;
        rows.append(row);
    }
    finish();
    return text;
}

void Help::follow(const QUrl &url)
{
    const QUrlQuery query(url);
    const auto value = [&](const QString &name) { return query.queryItemValue(name, QUrl::FullyDecoded); };
    window_->activateWindow();
    if (url.path() == u"show") {
        for (qsizetype i = 0; i < views_.all().size(); ++i)
            if (views_.docks()[i]->objectName() == value(u"view"_s))
                views_.focus(views_.all()[i]);
    } else if (!window_->document()) {
        emit statusMessage(tr("Open a map first: this link shows something in it."));
    } else if (url.path() == u"hotspots") {
        navigation_->sights()->action(SightCommands::HotSpots)->trigger();
    } else if (const int lump = window_->document()->map().findLump(value(u"lump"_s)); lump < 0) {
        emit statusMessage(tr("The open map has no table %1.").arg(value(u"lump"_s)));
    } else if (url.path() == u"table") {
        navigation_->showTable(lump);
    } else {
        navigation_->selectMatches(lump, value(u"text"_s));
    }
}

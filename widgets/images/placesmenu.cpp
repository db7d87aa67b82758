#include "widgets/images/placesmenu.h"

#include "core/text.h"
#include "widgets/parts/filedialogs.h"

#include <QDir>

PlacesMenu::PlacesMenu(QWidget *parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &PlacesMenu::fill);
}

void PlacesMenu::setAdded(const QStringList &places) { added_ = places; }
void PlacesMenu::setSearched(const QStringList &places) { searched_ = places; }

void PlacesMenu::fill()
{
    clear();
    connect(addAction(tr("Add a &Folder...")), &QAction::triggered, this, &PlacesMenu::askForFolder);
    connect(addAction(tr("Add an &Archive...")), &QAction::triggered, this, &PlacesMenu::askForArchive);
    if (!added_.isEmpty()) {
        addSection(tr("Added, searched after the map's own archive"));
        for (const auto &place : std::as_const(added_)) {
            auto *remove = addAction(tr("Remove %1").arg(asMenuText(QDir::toNativeSeparators(place))));
            connect(remove, &QAction::triggered, this, [this, place] { emit removed(place); });
        }
    }
    addSection(searched_.isEmpty() ? tr("Nothing is searched yet") : tr("Searched, in this order"));
    for (const auto &place : std::as_const(searched_))
        addAction(asMenuText(QDir::toNativeSeparators(place)))->setEnabled(false);
}

void PlacesMenu::askForFolder()
{
    askForGameFolder(parentWidget(), [this](const QString &path) { emit added(path); });
}

void PlacesMenu::askForArchive()
{
    askForGameArchive(parentWidget(), [this](const QString &path) { emit added(path); });
}

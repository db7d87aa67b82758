#include "widgets/tables/namedfilters.h"

#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteredit.h"

#include <QInputDialog>
#include <QLabel>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

constexpr int widestFilter = 260; // pixels in the menu and in questions

} // namespace

NamedFilters::NamedFilters(FilterEdit *edit, QWidget *parent) : QToolButton(parent), edit_(edit)
{
    setText(u"\u2606"_s);
    setAccessibleName(tr("Named filters"));
    setToolTip(tr("Save this filter under a name, or choose a saved filter"));
    setProperty("helpPage", u"filter"_s);
    setAutoRaise(true);
    connect(this, &QToolButton::clicked, this, &NamedFilters::open);
}

void NamedFilters::open()
{
    auto *menu = contextMenuOf(this);
    menu->setToolTipsVisible(true);
    fill(menu);
    menu->popup(mapToGlobal(QPoint(0, height())));
}

void NamedFilters::fill(QMenu *menu)
{
    auto *save = menu->addAction(tr("Save Filter &As..."), this, &NamedFilters::askForName);
    save->setEnabled(!edit_->text().trimmed().isEmpty());
    menu->addSeparator();
    if (filters_.isEmpty())
        menu->addAction(tr("No saved filters"))->setEnabled(false);
    else
        addNames(menu, &NamedFilters::choose);
    for (auto *action : menu->actions())
        if (const auto &filter = filters_.value(action->data().toString()); !filter.isEmpty()) {
            action->setText(action->text() + u'\t' + asMenuText(shortened(filter)));
            action->setToolTip(asToolTip(filter));
            action->setCheckable(true);
            action->setChecked(filter == edit_->text().trimmed());
        }
    menu->addSeparator();
    auto *rename = menu->addMenu(tr("&Rename")), *remove = menu->addMenu(tr("Re&move"));
    addNames(rename, &NamedFilters::askForOtherName);
    addNames(remove, &NamedFilters::remove);
    for (auto *list : {rename, remove})
        list->setEnabled(!filters_.isEmpty());
    if (!lost_.isEmpty())
        menu->addAction(tr("&Restore %1").arg(asMenuText(lostName_)), this, &NamedFilters::putBack)->setToolTip(asToolTip(lost_));
}

void NamedFilters::addNames(QMenu *menu, void (NamedFilters::*act)(const QString &name))
{
    for (auto it = filters_.keyBegin(); it != filters_.keyEnd(); ++it) {
        auto *action = menu->addAction(asMenuText(*it));
        action->setData(*it);
        connect(action, &QAction::triggered, this, [this, act, name = *it] { (this->*act)(name); });
    }
}

QString NamedFilters::shortened(const QString &filter) const
{
    return fontMetrics().elidedText(filter, Qt::ElideRight, widestFilter);
}

void NamedFilters::choose(const QString &name)
{
    edit_->setText(filters_.value(name));
    edit_->setFocus(Qt::OtherFocusReason);
}

// Asks for a name without blocking: the table, and the dialog with it, may be closed before the user answers.
void NamedFilters::ask(const QString &title, const QString &question, const QString &name,
                       const std::function<void(const QString &)> &take)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(question);
    dialog->findChild<QLabel *>()->setTextFormat(Qt::PlainText); // filters and names may look like tags
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, take](const QString &typed) {
        if (const auto chosen = typed.simplified(); !chosen.isEmpty()) {
            take(chosen);
            emit changed();
        }
    });
    dialog->open();
}

void NamedFilters::askForName()
{
    const auto filter = edit_->text().trimmed();
    if (filter.isEmpty())
        return emit statusMessage(tr("The filter line is empty; there is nothing to save."));
    ask(tr("Save a Filter"), tr("Name for the filter %1. An existing filter of that name is replaced.").arg(shortened(filter)),
        filters_.key(filter), [this, filter](const QString &name) {
            if (const auto before = filters_.value(name, filter); before != filter) {
                lostName_ = name;
                lost_ = before;
            }
            filters_[name] = filter;
            emit statusMessage(tr("The filter is saved as %1 for all maps of this format.").arg(name));
        });
}

void NamedFilters::askForOtherName(const QString &name)
{
    ask(tr("Rename a Filter"), tr("New name for %1:").arg(name), name, [this, name](const QString &other) {
        if (filters_.contains(other) && other != name)
            emit statusMessage(tr("A filter named %1 already exists.").arg(other));
        else
            filters_[other] = filters_.take(name);
    });
}

void NamedFilters::remove(const QString &name)
{
    lostName_ = name;
    lost_ = filters_.take(name);
    emit changed();
}

void NamedFilters::putBack()
{
    lost_.swap(filters_[lostName_]); // a filter of that name may exist again
    emit changed();
}

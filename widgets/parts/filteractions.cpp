#include "widgets/parts/filteractions.h"

#include "widgets/parts/contextmenu.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

struct FilterActionText {
    Q_DECLARE_TR_FUNCTIONS(FilterActions)
};

QString textOf(FilterRequest::How how)
{
    switch (how) {
    case FilterRequest::Keep: return FilterActionText::tr("Filter Ta&ble by This");
    case FilterRequest::Exclude: return FilterActionText::tr("E&xclude from the Table");
    case FilterRequest::Add: break;
    }
    return FilterActionText::tr("Add to the Table's Fi&lter");
}

} // namespace

void addFilterEntries(QMenu *menu, const AskFilter &ask)
{
    for (const auto how : {FilterRequest::Keep, FilterRequest::Exclude, FilterRequest::Add})
        QObject::connect(menu->addAction(textOf(how)), &QAction::triggered, menu, [ask, how] { ask(how); });
}

void addFilterActions(QWidget *widget, const AskFilter &ask)
{
    for (const auto how : {FilterRequest::Keep, FilterRequest::Exclude, FilterRequest::Add})
        addOwnAction(widget, textOf(how), filterKey(how), widget, [ask, how] { ask(how); });
}

QKeySequence filterKey(FilterRequest::How how)
{
    switch (how) {
    case FilterRequest::Keep: return u"Ctrl+L"_s;
    case FilterRequest::Exclude: return u"Ctrl+Shift+L"_s;
    case FilterRequest::Add: break;
    }
    return u"Ctrl+Shift+A"_s;
}

// Keep, Exclude, Add: how a view that is no table asks something of a table's filter, in the same words and by the same
// keys everywhere. Tables have these of their own, for cells.
#pragma once

#include "core/query/filterrequest.h"

#include <QKeySequence>

#include <functional>

class QMenu;
class QWidget;

using AskFilter = std::function<void(FilterRequest::How)>;

// Entries of a menu.
void addFilterEntries(QMenu *menu, const AskFilter &ask);
// Actions of a widget, whose keys count while it has the focus.
void addFilterActions(QWidget *widget, const AskFilter &ask);
// By which a table asks it, too.
QKeySequence filterKey(FilterRequest::How how);

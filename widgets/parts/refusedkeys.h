// Says why keys that edit in other views change nothing in a view.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QWidget;

// Delete, F2, and the keys that paste.
QList<QKeySequence> editingKeys();
// Shows `why`, a sentence, in the status bar when one of the keys reaches the widget, also through a part of it that does not
// use the key. Actions with these keys take precedence. The widget must be a MapView or a part of one.
void refuseKeys(QWidget *widget, const QList<QKeySequence> &keys, const QString &why);

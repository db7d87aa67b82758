#include "widgets/parts/showin3d.h"

#include "widgets/mapview.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ShowIn3DText {
    Q_DECLARE_TR_FUNCTIONS(ShowIn3D)
};

constexpr auto hasF = "lumpscopeHasF"; // property of a list whose key F shows in 3D

} // namespace

void requestShowIn3D(QWidget *part)
{
    for (auto *widget = part; widget; widget = widget->parentWidget())
        if (auto *view = qobject_cast<MapView *>(widget))
            return emit view->showIn3DRequested();
}

QKeySequence showIn3DKey(bool isFTaken) { return isFTaken ? QKeySequence(u"Ctrl+J"_s) : QKeySequence(Qt::Key_F); }

QAction *addShowIn3D(QWidget *part, bool isFTaken)
{
    part->setProperty(hasF, !isFTaken);
    const auto key = showIn3DKey(isFTaken).toString(QKeySequence::NativeText);
    auto *action = new QAction(ShowIn3DText::tr("Show in &3D") + u'\t' + key, part);
    QObject::connect(action, &QAction::triggered, part, [part] { requestShowIn3D(part); });
    part->addAction(action);
    return action;
}

bool isSearchedByTyping(const QWidget *widget)
{
    const bool isList = qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractItemView *>(widget);
    return isList && !widget->property(hasF).toBool();
}

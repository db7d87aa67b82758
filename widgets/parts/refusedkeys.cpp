#include "widgets/parts/refusedkeys.h"

#include "widgets/mapview.h"

#include <QKeyEvent>

namespace {

class RefusedKeys : public QObject
{
public:
    RefusedKeys(QWidget *widget, const QList<QKeySequence> &keys, const QString &why)
        : QObject(widget), widget_(widget), keys_(keys), why_(why)
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || !keys_.contains(QKeySequence(static_cast<QKeyEvent *>(event)->keyCombination())))
            return false;
        for (auto *each = widget_; each; each = each->parentWidget())
            if (auto *view = qobject_cast<MapView *>(each)) {
                emit view->statusMessage(why_);
                break;
            }
        return true;
    }

private:
    QWidget *widget_;
    QList<QKeySequence> keys_;
    QString why_;
};

} // namespace

QList<QKeySequence> editingKeys()
{
    return QList{QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_F2)} + QKeySequence::keyBindings(QKeySequence::Paste);
}

void refuseKeys(QWidget *widget, const QList<QKeySequence> &keys, const QString &why) { new RefusedKeys(widget, keys, why); }

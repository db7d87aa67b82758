// Edits keys and values in place: completes what occurs in the map, and keeps the editor open if the games would not read the
// typed text back unchanged.
#pragma once

#include "widgets/parts/recordtable.h"

#include <QAction>
#include <QLineEdit>
#include <QPointer>

class KeyValueDelegate : public RecordDelegate
{
    Q_OBJECT
public:
    using RecordDelegate::RecordDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

signals:
    void refused(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerPopup(QLineEdit *edit, const QModelIndex &index) const;
    void takeOnlyCompletion() const;

    mutable QPersistentModelIndex edited_;
    mutable QPointer<QLineEdit> editor_;
    mutable QPointer<QAction> open_; // shows what the editor's value means, or the completions
};

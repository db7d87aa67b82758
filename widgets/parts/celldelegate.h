// Edits the cells of records in place: numbers, flags to check, colours, and names from a list. It keeps the editor open while
// the field cannot store what was typed.
#pragma once

#include "core/document/document.h"
#include "widgets/parts/recordtable.h"

class QKeyEvent;
class QKeySequence;
class QLineEdit;
class ValuePopup;

class CellDelegate : public RecordDelegate
{
    Q_OBJECT
public:
    // Draws and edits the cells of a table of records, which F2 and typing begin to edit. F4 opens their choices, or picks.
    explicit CellDelegate(QTableView *table);

    void setDocument(Document *document) { document_ = document; }
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    // Makes the editor wide enough for its text, over the cells next to it.
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

signals:
    void refused(const QString &sentence); // the user types into a locked cell: why it is

protected:
    // Returns the cell that keys edit while `current` is the current one.
    virtual QModelIndex cellToEdit(const QModelIndex &current) const { return current; }
    // Returns why a cell cannot be edited now; empty: it can, or there is nothing to edit in it.
    virtual QString whyLocked(const QModelIndex &index) const;
    Document *document() const { return document_; }
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QStringList choices(bsp::FieldRef field) const;
    void offerFlags(QLineEdit *edit, bsp::FieldRef field) const;
    void offerColor(QLineEdit *edit, RecordRef record, int field) const;
    void open(ValuePopup *popup, QLineEdit *edit) const;
    void offerPick(QLineEdit *edit, RecordRef record, int field) const;
    void widen(QLineEdit *edit) const;
    bool isUnlocked() const;
    bool press(const QKeyEvent &key);
    bool isShortcut(const QKeyEvent &key) const;
    void openChoices(const QModelIndex &index, const QKeySequence &key);

    QTableView *table_;
    Document *document_ = nullptr;
    mutable QPersistentModelIndex edited_;
};

// Edits bytes in place. After their second hex digit the next byte becomes current, so that a run of bytes can be typed. One
// digit becomes a byte when the editor is left.
#pragma once

#include "widgets/parts/celldelegate.h"

class HexDelegate : public CellDelegate
{
    Q_OBJECT
public:
    // Draws and edits the cells of a table with a HexModel.
    HexDelegate(QTableView *table, Document *document);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

protected:
    QString whyLocked(const QModelIndex &index) const override;

private:
    void goOn(QLineEdit *edit);

    QTableView *table_;
};

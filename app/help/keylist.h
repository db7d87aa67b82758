// Help > Keyboard Shortcuts: all keys of the window and its views, with a line to filter them.
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;
struct KeyRow;

class KeyList : public QDialog
{
    Q_OBJECT
public:
    KeyList(const QList<KeyRow> &rows, QWidget *parent);
    QLineEdit *filter() const { return filter_; }
    QTreeWidget *list() const { return list_; }

private:
    void fill(const QList<KeyRow> &rows);
    void narrow(const QString &typed);

    QLineEdit *filter_;
    QTreeWidget *list_; // a branch for each view
};

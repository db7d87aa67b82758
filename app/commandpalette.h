// Ctrl+Shift+P: a line in which any command, table, texture, class of entities or page of the help is found by its
// name.
#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QLineEdit;
class QListView;
class QStandardItemModel;

struct NamedEntry {
    QString name;
    QString kind; // what it is, and a command's keys
    std::function<void()> run;
    QString about{}; // a sentence whose words lead to it too, behind all that have them in their names
};

class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    // Over the top of the window; gone when one is chosen or something else is clicked.
    CommandPalette(QList<NamedEntry> entries, QWidget *window);

    QLineEdit *edit() const { return edit_; }
    QListView *list() const { return list_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &typed);
    void run();

    QList<NamedEntry> entries_;
    QLineEdit *edit_;
    QListView *list_;
    QStandardItemModel *found_;
};

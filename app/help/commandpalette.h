// The line that Ctrl+Shift+P opens: finds commands, tables, textures, entity classes and help pages by name.
#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QLineEdit;
class QListView;
class QStandardItemModel;

struct NamedEntry {
    QString name;
    QString kind; // what it is, such as "texture"; for a command also its menus and keys
    std::function<void()> run;
    QString about{}; // a description that is searched too; such matches rank last
};

class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    // Pops up at the top of the window and closes once an entry is chosen or something else is clicked.
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

// The files of definitions of a game configuration: shown with what was read of them, added, put in order, taken away.
#pragma once

#include <QWidget>

class QListWidget;
class QPlainTextEdit;
class QPushButton;
struct ReadDefinitionFile;

class DefinitionList : public QWidget
{
    Q_OBJECT
public:
    explicit DefinitionList(QWidget *parent);

    // In the order in which they are laid over one another. `read`: what is known of some of them.
    void set(const QStringList &paths, const std::vector<ReadDefinitionFile> &read);
    QListWidget *list() const { return list_; }
    // What was left out of the selected file; hidden where it is nothing.
    QPlainTextEdit *notes() const { return notes_; }
    // Asked for by their user, or in a dialog for files.
    void add(const QStringList &paths);

signals:
    void changed(const QStringList &paths);

private:
    void ask();
    void remove();
    void move(int by);
    void showCurrent();

    QStringList paths_;
    QListWidget *list_;
    QPlainTextEdit *notes_;
    QPushButton *remove_, *up_, *down_;
};

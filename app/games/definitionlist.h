// The list of a game configuration's definition files, with what was read from each; files can be added, reordered and
// removed.
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

    // `paths` are in the order in which they are read: later files take precedence. `read`: results for those that were
    // read.
    void set(const QStringList &paths, const std::vector<ReadDefinitionFile> &read);
    QListWidget *list() const { return list_; }
    // The notes on what was skipped in the selected file; hidden if there are none.
    QPlainTextEdit *notes() const { return notes_; }
    // Adds files that are not in the list yet.
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

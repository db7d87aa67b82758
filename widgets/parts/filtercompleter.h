// The list shown below a filter line while typing: columns with their meaning, and values with how often they occur.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/completion.h"

#include <QListWidget>
#include <QMap>
#include <QTimer>

class QLineEdit;

class FilterCompleter : public QObject
{
    Q_OBJECT
public:
    // Lives as long as the line. The list covers what is below the line in its parent.
    FilterCompleter(QLineEdit *edit, Document *document, int lump);
    QListWidget *list() const { return list_; }
    // Sets named filters, offered while the beginning of a name is typed. A chosen one replaces the whole line.
    void setNamed(const QMap<QString, QString> &filters) { named_ = filters; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void show(Completions completions);
    void addNamed(Completions &completions) const;
    bool press(int key);
    void accept(int row);

    QLineEdit *edit_;
    Document *document_;
    int lump_;
    QListWidget *list_;
    QMap<QString, QString> named_;
    Completions completions_;
    QTimer wait_; // restarted by every letter typed
    LatestWork work_;
};

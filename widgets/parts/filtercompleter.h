// The list shown below a filter line while typing: columns with their meaning, and values with how often they occur.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/completion.h"

#include <QListWidget>
#include <QMap>
#include <QTimer>

#include <functional>
#include <memory>

class QLineEdit;

class FilterCompleter : public QObject
{
    Q_OBJECT
public:
    // The map and the lump that the filter is about. Without a map, nothing is offered.
    struct Table {
        std::shared_ptr<const MapFile> map;
        int lump = -1;
    };
    // Lives as long as the line. The list covers what is below the line in its parent.
    FilterCompleter(QLineEdit *edit, Document *document, int lump);
    // `table` is called each time that something is offered.
    FilterCompleter(QLineEdit *edit, std::function<Table()> table);
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
    std::function<Table()> table_;
    QListWidget *list_;
    QMap<QString, QString> named_;
    Completions completions_;
    QTimer wait_; // restarted by every letter typed
    LatestWork work_;
};

// The list below a filter line while one types: columns with what they mean, and values with how often they are there.
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
    // Lives with the line. The list lies over what the line's parent has below it.
    FilterCompleter(QLineEdit *edit, Document *document, int lump);
    QListWidget *list() const { return list_; }
    // Filters by a name, of which the beginning of one is typed; they stand for the whole line.
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
    QTimer wait_; // for more letters
    LatestWork work_;
};

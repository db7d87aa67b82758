// The filter line: completes column names with Tab and underlines a wrong term; Down, Return and Esc, which clears it, leave
// it, and Up brings back what stood there before.
#pragma once

#include "core/query/filter.h"

#include <QLineEdit>

class QLabel;

class FilterEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterEdit(QWidget *parent = nullptr);
    void setNames(const QStringList &names) { names_ = names; }
    // Filters that come back by Up, too, before those that were typed here.
    void setKept(const QStringList &filters);
    // The filter that stands here. A term that is wrong, or that nothing can pass, is underlined, and below it, over the
    // table, stands why; of a wrong one the other terms count. Nothing: none of it can be read, and the rows stay.
    std::optional<Filter> read(const References &references, int lump);
    QLabel *why() const { return why_; }

signals:
    void left(); // by a key, for the rows below it
    void entered(); // behind left(), where it was left by Return: the first that was found is wanted

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void judge(const Filter &filter);
    bool complete();
    bool leave(int key);
    bool walk(int key);
    void remember();
    void placeWhy();
    QStringList names_;
    QStringList history_; // the latest last; what is walked from stands behind them
    qsizetype at_ = -1;   // of those, while one walks; -1: one does not
    QLabel *why_; // beside the line it would move it about as one types; below it, the table
};

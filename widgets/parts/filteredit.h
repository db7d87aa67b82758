// The filter line. Tab completes column names, and a wrong term is underlined. Down, Return and Esc leave the line, Esc also
// clears it, and Up recalls earlier filters.
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
    // Adds filters to those that Up recalls, as older than those typed here.
    void setKept(const QStringList &filters);
    // Returns the typed filter, or nothing if none of it can be parsed; the table then keeps its rows. A term that is wrong, or
    // that can never match, is underlined, and a label over the table says why. The other terms still apply if one is wrong.
    // `knownKeys` are taken for entity keys even if no entity has them.
    std::optional<Filter> read(const References &references, int lump, const QStringList &knownKeys = {},
                               Filter::Names names = Filter::Names::Short);
    QLabel *why() const { return why_; }

signals:
    void left();    // the user pressed a key that moves to the rows below
    void entered(); // after left(), by Return: select the first row found

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
    QStringList history_; // the latest last; the typed text is appended before stepping back
    qsizetype at_ = -1;   // index in history_ while stepping with Up and Down; -1: not stepping
    QLabel *why_;         // overlaid: in the layout it would move the line, or the table, while typing
};

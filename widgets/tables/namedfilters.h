// A button beside a table's filter line, for filters saved under names. They can be chosen in any map of the format.
#pragma once

#include <QMap>
#include <QToolButton>

#include <functional>

class FilterEdit;
class QMenu;

class NamedFilters : public QToolButton
{
    Q_OBJECT
public:
    using Filters = QMap<QString, QString>; // texts by name

    explicit NamedFilters(FilterEdit *edit, QWidget *parent = nullptr);
    void setFilters(const Filters &filters) { filters_ = filters; }
    const Filters &filters() const { return filters_; }
    void open(); // the menu

signals:
    void changed(); // by the user
    void statusMessage(const QString &sentence);

private:
    void fill(QMenu *menu);
    void addNames(QMenu *menu, void (NamedFilters::*act)(const QString &name));
    QString shortened(const QString &filter) const;
    void askForName(); // for the current filter
    void choose(const QString &name);
    void askForOtherName(const QString &name);
    void remove(const QString &name);
    void putBack(); // the filter that was removed or replaced last
    void ask(const QString &title, const QString &question, const QString &name,
             const std::function<void(const QString &)> &take);

    FilterEdit *edit_;
    Filters filters_;
    QString lostName_, lost_; // removed or replaced last; empty: none was
};

// Beside a table's filter line: filters that the user has given names, to be chosen again in any map of the format.
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
    void askForName(); // of the filter that stands in the line
    void choose(const QString &name);
    void askForOtherName(const QString &name);
    void remove(const QString &name);
    void putBack(); // what was removed or replaced last
    void ask(const QString &title, const QString &question, const QString &name,
             const std::function<void(const QString &)> &take);

    FilterEdit *edit_;
    Filters filters_;
    QString lostName_, lost_; // the filter that was removed or replaced last, and its name; empty: none was
};

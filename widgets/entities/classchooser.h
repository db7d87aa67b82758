// Completes class names while typing: finds the text in names and in the help of definitions.
#pragma once

#include <QCompleter>

struct OfferedClass {
    QString name, help; // help: empty if there is none
};

class ClassCompleter : public QCompleter
{
    Q_OBJECT
public:
    ClassCompleter(const std::vector<OfferedClass> &classes, QObject *parent);

    // Sorts the classes: first those whose names begin with the typed text, then those whose names contain it, then the
    // others.
    void rank(const QString &typed);

    // Shows all classes, while nothing is typed yet.
    void showAll();

protected:
    QString pathFromIndex(const QModelIndex &index) const override;
    QStringList splitPath(const QString &path) const override { return {path}; }
};

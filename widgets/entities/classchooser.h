// Offers classes while one is typed: by what is in their names and in what definitions say of them.
#pragma once

#include <QCompleter>

struct OfferedClass {
    QString name, help; // help: empty where nothing is known of it
};

class ClassCompleter : public QCompleter
{
    Q_OBJECT
public:
    ClassCompleter(const std::vector<OfferedClass> &classes, QObject *parent);

    // Those whose names begin with what is typed come first, then those whose names have it in them, then the others.
    void rank(const QString &typed);

    // All of them, where nothing is typed yet.
    void showAll();

protected:
    QString pathFromIndex(const QModelIndex &index) const override;
    QStringList splitPath(const QString &path) const override { return {path}; }
};

// A map that a window shows: its bytes, what refers to what, what is selected and what is wrong with it.
#pragma once

#include "core/checks/checks.h"
#include "core/document/selection.h"
#include "core/files/mapsource.h"

#include <QObject>

#include <memory>

class Document : public QObject
{
    Q_OBJECT
public:
    // `path` is where the map was read from, by openMap(); one that starts with ":" is a sample inside the program.
    Document(const QString &path, MapFile map, QObject *parent = nullptr);

    const QString &path() const { return path_; }
    QString name() const; // of the map's file, for titles
    // The file on disk: the map itself, or the archive that holds it.
    const QString &file() const { return source_.file; }
    // Such a map is never written back: nothing is saved into archives.
    bool isInArchive() const { return !source_.entry.isEmpty(); }
    bool isSample() const { return path_.startsWith(u':'); }
    const MapFile &map() const { return *map_; }
    // The map for work in another thread.
    std::shared_ptr<const MapFile> sharedMap() const { return map_; }
    const References &references() const { return references_; }
    Selection &selection() { return selection_; }
    const Selection &selection() const { return selection_; }

    // Whose limits count, in Format::engines.
    int engine() const { return engine_; }
    void setEngine(int engine);

    const std::vector<Problem> &problems() const { return problems_; }
    void setProblems(std::vector<Problem> problems);
    // How many findings a lump has.
    quint32 problemCount(int lump) const;

signals:
    void problemsChanged();
    void engineChanged();

private:
    QString path_;
    MapSource source_;
    std::shared_ptr<const MapFile> map_;
    References references_;
    Selection selection_;
    int engine_ = 0;
    std::vector<Problem> problems_;
};

#include "core/document/document.h"

#include <QFileInfo>

Document::Document(const QString &path, MapFile map, QObject *parent)
    : QObject(parent),
      path_(path),
      source_(mapSource(path)),
      map_(std::make_shared<const MapFile>(std::move(map))),
      references_(*map_)
{
}

QString Document::name() const
{
    return QFileInfo(isInArchive() ? source_.entry : path_).fileName();
}

void Document::setEngine(int engine)
{
    if (engine == engine_)
        return;
    engine_ = engine;
    emit engineChanged();
}

void Document::setProblems(std::vector<Problem> problems)
{
    problems_ = std::move(problems);
    emit problemsChanged();
}

quint32 Document::problemCount(int lump) const
{
    quint32 count = 0;
    for (const auto &problem : problems_)
        if (problem.lump == lump)
            count += problem.count;
    return count;
}

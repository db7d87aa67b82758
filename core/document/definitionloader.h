// Loads the definitions of a document's classes. The built-in ones apply until load(), which reads the files of the game and
// of its configuration in the background, and from then on reads them again whenever either changes.
#pragma once

#include "core/assets/definitionfiles.h"
#include "core/document/latestwork.h"

class Document;

class DefinitionLoader : public QObject
{
    Q_OBJECT
public:
    explicit DefinitionLoader(Document &document) : document_(document) {}

    void load();
    bool isLoading() const { return work_.isRunning(); }
    // The files that were read, with notes on what was skipped.
    const std::vector<ReadDefinitionFile> &files() const { return files_; }

signals:
    void loaded();

private:
    void renew();

    Document &document_;
    LatestWork work_;
    std::vector<ReadDefinitionFile> files_;
    bool isAsked_ = false;
};

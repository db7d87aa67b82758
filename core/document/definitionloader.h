// The definitions of a document's classes: what the program itself knows until somebody asks for more, and then with the files
// of the game's and of its configuration, read beside the window. From then on they follow both.
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
    // What was read, with what was left out of it.
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

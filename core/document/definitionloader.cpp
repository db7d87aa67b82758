#include "core/document/definitionloader.h"

#include "core/document/document.h"

void DefinitionLoader::load()
{
    if (isAsked_)
        return;
    isAsked_ = true;
    connect(&document_, &Document::gameFilesChanged, this, &DefinitionLoader::renew);
    connect(&document_, &Document::configurationChanged, this, &DefinitionLoader::renew);
    renew();
}

// Reads the definitions. A sample map uses the built-in ones, unless the configuration has others.
void DefinitionLoader::renew()
{
    const auto paths = document_.configuration().definitions;
    if (document_.isSample() && paths.isEmpty()) {
        work_.cancel();
        files_.clear();
        document_.setDefinitions({});
        emit loaded();
        return;
    }
    work_.run([&game = document_.map().game(), files = document_.gameFiles(),
               paths](std::stop_token stop) { return loadDefinitions(game, files.get(), paths, stop); },
              [this](LoadedDefinitions read) {
                  files_ = std::move(read.files);
                  document_.setDefinitions(std::move(read.definitions));
                  emit loaded();
              });
}

// Loads the entity definitions for a map. Definition files in its game's folders override the program's own definitions,
// and the user's files override both. Each file may include others.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/definitions/definitionreaders.h"

#include <memory>
#include <stop_token>

// One file that was read, or that could not be.
struct ReadDefinitionFile {
    QString path; // as for openMap()
    std::vector<bsp::DefinitionNote> notes;
    quint32 noteCount = 0; // including notes beyond mostNotes, which are not kept
    size_t classes = 0;
    bool isFailed = false; // nothing could be read; the first note says why

    // Adds a note about the whole file.
    void note(const QString &text)
    {
        if (noteCount++ < bsp::DefinitionFile::mostNotes)
            notes.push_back({0, text});
    }
};

struct LoadedDefinitions {
    std::shared_ptr<const bsp::Definitions> definitions;
    std::vector<ReadDefinitionFile> files; // in reading order; includes before the file that includes them
};

// Loads the definitions. Searches `found` for the game's own ones, in its folders and their `scripts`; skips files there
// that hold no definitions, and files in the map's own folder, where downloads for any game may lie. `paths` are the user's
// files; later ones take precedence. An include is relative to the file that names it and must stay in the folder of the
// first file or, if that belongs to a game's installation, in the installation ("../svencoop/sven-coop.fgd"). Includes nest
// up to 16 deep; cycles and includes beyond 1,000 are noted. Slow: call this on a worker thread.
LoadedDefinitions loadDefinitions(const bsp::Game &game, const GameFiles *found, const QStringList &paths,
                                  const std::stop_token &stop = {});

// Files of definitions as a map gets them: over what the program itself knows those that lie where its game has its files, and
// over these the user's, each with what it includes.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/definitions/definitionreaders.h"

#include <memory>
#include <stop_token>

// One file that was read, or that could not be.
struct ReadDefinitionFile {
    QString path; // as openMap() takes it
    std::vector<bsp::DefinitionNote> notes;
    quint32 noteCount = 0; // with those that are not kept
    size_t classes = 0;
    bool isFailed = false; // nothing of it could be read: the first note says why

    // Adds a note about the whole file.
    void note(const QString &text)
    {
        if (noteCount++ < bsp::DefinitionFile::mostNotes)
            notes.push_back({0, text});
    }
};

struct LoadedDefinitions {
    std::shared_ptr<const bsp::Definitions> definitions;
    std::vector<ReadDefinitionFile> files; // in the order in which they were read; each behind what it includes
};

// `found`: where the game's own are sought, in its folders and in their `scripts`; what is no file of definitions there is
// passed over, and so is what lies right beside a map, where downloads of any game may lie. `paths`: the user's, of which a later
// one goes before. An include is relative to the file that has it, must not leave the folder of the first, or, if that lies in a game's folder,
// this one ("../svencoop/sven-coop.fgd"), and goes 16 files deep; a circle is named, and so is what follows 1,000 includes. Takes time: not for the window's thread.
LoadedDefinitions loadDefinitions(const bsp::Game &game, const GameFiles *found, const QStringList &paths,
                                  const std::stop_token &stop = {});

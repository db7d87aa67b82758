#include "app/commands/definitionoption.h"

#include "app/commands/commands.h"
#include "core/assets/definitionfiles.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t shownNotes = 20; // of one file

void tellNotes(const ReadDefinitionFile &file)
{
    for (size_t i = 0; i < std::min(file.notes.size(), shownNotes); ++i) {
        const auto &[line, text] = file.notes[i];
        commands::fail(file.path, line == 0 ? text : commands::CommandText::tr("Line %1: %2").arg(numberText(line), text));
    }
    if (file.noteCount > shownNotes)
        commands::fail(file.path, commands::CommandText::tr("... and %1 more").arg(numberText(file.noteCount - shownNotes)));
}

} // namespace

Option commands::definitionsOption()
{
    return {.name = u"definitions"_s,
            .values = u"FILE"_s,
            .help = CommandText::tr("What this file says of classes, keys and flags counts: an FGD, a .def, or Radiant's .ent. "
                                    "May be given several times; a later one goes before."),
            .repeats = true,
            .reads = true};
}

QString GivenDefinitions::adopt(MapFile &map, const GameFiles *files, const QStringList &brought)
{
    const auto known = known_.find(&map.game());
    if (!files && known != known_.end()) {
        map.setDefinitions(known->second);
        return {};
    }
    auto loaded = loadDefinitions(map.game(), files, brought + paths_);
    for (const auto &file : loaded.files) {
        const bool isGiven = std::ranges::any_of(paths_, [&file](const QString &path) {
            return QDir::cleanPath(QFileInfo(path).absoluteFilePath()) == file.path;
        });
        if (isGiven && file.isFailed)
            return u"%1: %2"_s.arg(file.path, file.notes.empty() ? QString() : file.notes.front().text);
        if (!paths_.isEmpty() && !isTold_ && !brought.contains(file.path))
            tellNotes(file);
    }
    isTold_ = true;
    map.setDefinitions(loaded.definitions);
    if (!files)
        known_.emplace(&map.game(), loaded.definitions);
    return {};
}

#include "app/commands/definitionoption.h"

#include "app/commands/commands.h"
#include "core/assets/definitionfiles.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t shownNotes = 20; // per file

QString sentenceOf(const bsp::DefinitionNote &note)
{
    return note.line == 0 ? note.text : commands::CommandText::tr("Line %1: %2").arg(numberText(note.line), note.text);
}

void reportNotes(const ReadDefinitionFile &file)
{
    for (const auto &note : std::span(file.notes).first(std::min(file.notes.size(), shownNotes)))
        commands::fail(file.path, sentenceOf(note));
    if (file.noteCount > shownNotes)
        commands::fail(file.path, commands::CommandText::tr("... and %1 more").arg(numberText(file.noteCount - shownNotes)));
}

} // namespace

Option commands::definitionsOption()
{
    return {.name = u"definitions"_s,
            .values = u"FILE"_s,
            .help = CommandText::tr("Use the entity classes, keys and flags that this file defines: an FGD, a .def, or "
                                    "Radiant's .ent. May be repeated; later files take precedence."),
            .repeats = true,
            .reads = true};
}

QString GivenDefinitions::adopt(MapFile &map, const GameFiles *files, const QStringList &brought)
{
    const auto loaded = files ? loadDefinitions(map.game(), files, brought + paths_) : loadedFor(map.game());
    for (const auto &file : loaded.files) {
        const bool isGiven = std::ranges::any_of(
            paths_, [&file](const QString &path) { return QDir::cleanPath(QFileInfo(path).absoluteFilePath()) == file.path; });
        if (isGiven && file.isFailed)
            return u"%1: %2"_s.arg(file.path, file.notes.empty() ? QString() : sentenceOf(file.notes.front()));
        if ((!paths_.isEmpty() || file.isFailed) && !brought.contains(file.path))
            reportNotes(file);
    }
    map.setDefinitions(loaded.definitions);
    return {};
}

LoadedDefinitions GivenDefinitions::loadedFor(const bsp::Game &game)
{
    const std::lock_guard lock(mutex_);
    auto &known = known_[&game];
    if (!known)
        known = loadDefinitions(game, nullptr, paths_);
    return *known;
}

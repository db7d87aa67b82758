#include "core/document/maptables.h"

#include "core/document/memoryfaults.h"

#include <utility>

namespace {

// Returns the entities' numbers after one of them was moved: no entity is lost, though its text is removed and inserted.
std::vector<qint32> numbersAfter(EntityMove move, size_t count)
{
    std::vector<qint32> numbers(count);
    for (qint32 i = 0; i < static_cast<qint32>(count); ++i)
        numbers[static_cast<size_t>(i)] = i == move.from                  ? move.to
                                          : move.from < i && i <= move.to ? i - 1
                                          : move.to <= i && i < move.from ? i + 1
                                                                          : i;
    return numbers;
}

} // namespace

MapTables::MapTables(MapFile map, QObject *parent) : QObject(parent), map_(std::move(map))
{
    connect(&columns_, &ColumnLoader::computed, this, [this](int lump, const QByteArray &records) {
        if (records.size() != qsizetype{map_.recordCount(lump)} * bsp::sizeOf(map_.lump(lump).computed))
            return; // the number of records has changed since; the columns are being calculated again
        map_.setComputed(lump, records);
        references_.forgetComputed(lump);
        emit columnsComputed(lump);
    });
    connect(&columns_, &ColumnLoader::failed, this, &MapTables::columnsComputed);
}

const Targets &MapTables::targets() const
{
    if (!targets_)
        targets_ = std::make_shared<const Targets>(entitySource(), map_.classes());
    return *targets_;
}

void MapTables::takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets)
{
    if (copy.sharedEntities() == map_.sharedEntities() && &copy.game() == &map_.game()
        && &copy.classes().definitions() == &map_.classes().definitions())
        targets_ = std::move(targets);
}

Result<MapChange> MapTables::preview(const Edit &edit)
{
    endPreview();
    auto preview = edit;
    auto change = map_.apply(edit);
    if (!change)
        return change;
    preview_ = std::move(preview);
    targets_.reset();
    announce(change.value());
    return change;
}

void MapTables::endPreview()
{
    if (preview_.empty())
        return;
    const auto change = map_.apply(inverse(preview_));
    preview_.clear();
    targets_.reset();
    if (change)
        announce(change.value());
}

std::shared_ptr<const MapFile> MapTables::unpreviewed() const
{
    auto copy = map_;
    [[maybe_unused]] const auto change = copy.apply(inverse(preview_));
    return std::make_shared<const MapFile>(std::move(copy));
}

Result<MapChange> MapTables::apply(const Edit &edit, EntityMove move, const EditedMap &edited)
{
    endPreview();
    auto numbers = move.from < 0 ? std::vector<qint32>() : numbersAfter(move, map_.entities().entities.size());
    auto change = map_.apply(edit, edited.map.get());
    if (!change)
        return change;
    auto *list = change.value().of(map_.format().roles.entityList);
    if (list && !numbers.empty()) {
        list->numbers = std::move(numbers);
        list->added.clear();
    }
    if (list)
        targets_.reset();
    if (edited.targets)
        takeTargets(*edited.map, edited.targets);
    announce(change.value());
    return change;
}

void MapTables::setDerived(int lump, const QByteArray &records)
{
    map_.setDerived(lump, records);
    announce(MapChange({.lump = lump}));
}

void MapTables::setDifferences(std::shared_ptr<const MapDifferences> differences)
{
    map_.setDifferences(std::move(differences));
    emit differencesChanged();
}

// Keeps the edit even if a view runs out of memory: the map and its undo stack must agree.
void MapTables::announce(const MapChange &change)
{
    if (change.lumps().empty() && !change.isAll())
        return;
    try {
        references_.follow(change);
        columns_.follow(change);
        emit changed(change);
    } catch (const std::bad_alloc &) {
        MemoryFaults::all().tell();
    }
}

MapChange MapTables::changeSince(const EntityText &before) const
{
    const auto &roles = map_.format().roles;
    MapChange change({.lump = roles.entities});
    change.add({.lump = roles.entityList, .isResized = true});
    change.of(roles.entityList)->setNumbers(renumbered(before, map_.entities(), {}), map_.entities().entities.size());
    return change;
}

MapChange MapTables::setTextCode(std::optional<TextCode> code)
{
    const auto before = map_.textCode();
    map_.setTextCode(code);
    if (map_.textCode() == before)
        return {};
    return changeSince(map_.entities());
}

MapChange MapTables::setGame(const bsp::Game &game)
{
    const auto read = map_.sharedEntities();
    map_.setGame(game);
    map_.setDefinitions({}); // they belong to the previous game
    targets_.reset();
    references_.follow(MapChange({.lump = map_.format().roles.entityList})); // its entities may name models differently
    if (map_.sharedEntities() == read)
        return {};
    return changeSince(*read);
}

void MapTables::setDefinitions(std::shared_ptr<const bsp::Definitions> definitions)
{
    map_.setDefinitions(std::move(definitions));
    targets_.reset();
}

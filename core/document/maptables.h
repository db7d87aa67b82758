// A map and what its tables need: the records, the references between them, and the calculated columns. It announces every
// change once. It needs no window and no document, and several can exist at a time.
#pragma once

#include "core/document/columnloader.h"
#include "core/entities/targets.h"
#include "core/map/dependents.h"
#include "core/map/references.h"

#include <QObject>

#include <memory>
#include <type_traits>

// The result of a large edit, made in another thread: a copy of the map with the edit, and the targets of its entities.
struct EditedMap {
    std::shared_ptr<const MapFile> map;
    std::shared_ptr<const Targets> targets;
};

class MapTables : public QObject
{
    Q_OBJECT
public:
    explicit MapTables(MapFile map, QObject *parent = nullptr);

    const MapFile &map() const { return map_; }
    // Copies the map for work in another thread. Later edits do not change the copy, which costs a few pointers.
    std::shared_ptr<const MapFile> sharedMap() const { return std::make_shared<const MapFile>(map_); }
    const References &references() const { return references_; }
    // Returns the loader that calculates a lump's columns when a view first asks for them.
    ColumnLoader &columns() { return columns_; }
    const ColumnLoader &columns() const { return columns_; }
    // Returns the entities, to make an edit for. Valid until the next change.
    EntitySource entitySource() const { return map_.entitySource(); }
    // Returns which entities target which. Valid until the entities change, or the definitions of their classes.
    const Targets &targets() const;
    // Returns the targets for use in another thread; null if targets() was not called since the last such change.
    const std::shared_ptr<const Targets> &knownTargets() const { return targets_; }
    // Takes targets that another thread has read from a copy of this map, unless the map has changed since.
    void takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets);

    // Calls then(change), or then(), after each change that touches what `what` reads, as long as `context` lives.
    template <typename Then>
    void whenTouched(Derived what, QObject *context, Then then) const
    {
        connect(this, &MapTables::changed, context, [this, what, then = std::move(then)](const MapChange &change) {
            if (!depends(what, map_, change))
                return;
            if constexpr (std::is_invocable_v<Then, const MapChange &>)
                then(change);
            else
                then();
        });
    }

    // Changes lumps and announces the change. `move`: where an edit moves an entity to. `edited` may hold the map after the
    // edit, which then need not be read again. Fails with a sentence if the edit was made for other bytes. The map stays as
    // it was if this fails, or memory runs out.
    Result<MapChange> apply(const Edit &edit, EntityMove move = {}, const EditedMap &edited = {});
    // Shows the map as an edit would leave it, for example while a slider is dragged. A preview is no step of undo, and ends with
    // the next preview or edit. Copies of the map have it, too; unpreviewed() returns a copy without.
    Result<MapChange> preview(const Edit &edit);
    void endPreview();
    std::shared_ptr<const MapFile> unpreviewed() const;
    // Emits changed(), unless the change touches nothing.
    void announce(const MapChange &change);
    // Replaces a derived lump's records by the same number of more complete ones.
    void setDerived(int lump, const QByteArray &records);
    // Sets the differences from another map; null: the map is compared with none.
    void setDifferences(std::shared_ptr<const MapDifferences> differences);
    // Set the encoding of the entity text, the game that the map belongs to, and the definitions of classes. The caller
    // announces the returned change.
    MapChange setTextCode(std::optional<TextCode> code);
    MapChange setGame(const bsp::Game &game);
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions);
    // Records the file of `saved`, a copy of the map, as the map's file on disk.
    void placeAs(const MapFile &saved) { map_.placeAs(saved); }

signals:
    // Columns and links of the lumps that the change touches are invalid: receivers fetch them again.
    void changed(const MapChange &change);
    // A lump's columns were calculated, or cannot be.
    void columnsComputed(int lump);
    // The differences from another map are known, or no longer.
    void differencesChanged();
    // Another game, or other definitions of classes, give the same records another meaning.
    void meaningChanged();

private:
    // Returns what changed after the same bytes were read as other entities.
    MapChange changeSince(const EntityText &before) const;

    MapFile map_;
    Edit preview_; // applied on top of the edits in map_; empty: none
    References references_{map_};
    mutable std::shared_ptr<const Targets> targets_; // null until requested
    ColumnLoader columns_{*this};
};

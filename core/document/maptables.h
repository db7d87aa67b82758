// A map and what its tables need: its records, what refers to what, the columns that are calculated, and one announcement of every
// change. Needs no window and no document; there may be several at a time.
#pragma once

#include "core/document/columnloader.h"
#include "core/entities/targets.h"
#include "core/map/dependents.h"
#include "core/map/references.h"

#include <QObject>

#include <memory>
#include <type_traits>

// What another thread made for a large edit: a copy of the map with the edit, and the targets of its entities.
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
    // The map as it is now, for work in another thread: later edits do not reach it. Costs a few pointers.
    std::shared_ptr<const MapFile> sharedMap() const { return std::make_shared<const MapFile>(map_); }
    const References &references() const { return references_; }
    // These begin to be calculated when somebody wants them, whoever shows the tables.
    ColumnLoader &columns() { return columns_; }
    const ColumnLoader &columns() const { return columns_; }
    // The entities as they are now, to make an edit for. Valid until the next change.
    EntitySource entitySource() const { return map_.entitySource(); }
    // Who targets whom among them. Valid until the next change of the entities or of what is known of their classes.
    const Targets &targets() const;
    // What targets() has found, for another thread; null before the first call of targets() since then.
    const std::shared_ptr<const Targets> &knownTargets() const { return targets_; }
    // Takes those that were read in the background of a copy of this map, unless it was changed since.
    void takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets);

    // Calls then(change) after each change that touches what it reads, as long as `context` lives.
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

    // Changes lumps, and announces that. Of an edit that reorders entities `move` tells where they come to stand. `edited`, of a
    // large one, is the map after it. Fails with a sentence where the edit was made for other bytes; then, and where memory runs
    // out, the map is as it was.
    Result<MapChange> apply(const Edit &edit, EntityMove move = {}, const EditedMap &edited = {});
    // Shows the map as an edit would make it, as while a slider is dragged: it is no step of undo, and gone with the next preview
    // or edit. Copies that are taken meanwhile have it; unpreviewed() is the map without.
    Result<MapChange> preview(const Edit &edit);
    void endPreview();
    std::shared_ptr<const MapFile> unpreviewed() const;
    // Tells everybody; nothing where nothing is touched.
    void announce(const MapChange &change);
    // What a derived lump tells beyond what it did when the map was opened.
    void setDerived(int lump, const QByteArray &records);
    // The text's bytes stand for other characters, or again for what they tell; the map is taken for another game's; more is known
    // of classes. What is returned is to be announced.
    MapChange setTextCode(std::optional<TextCode> code);
    MapChange setGame(const bsp::Game &game);
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions);
    // From now on the map's file is that one.
    void place(const FileBytes &file) { map_.place(map_.placedIn(file)); }

signals:
    // Before anything else hears of it columns and links of the lumps that it touches are to be fetched again.
    void changed(const MapChange &change);
    // A lump has its calculated columns, or will not get them.
    void columnsComputed(int lump);
    // The same records are read otherwise: as another game's, or more is known of classes.
    void readOtherwise();

private:
    // The entities are read anew of the same bytes.
    MapChange changeSince(const EntityText &before) const;

    MapFile map_;
    Edit preview_; // that map_ has besides
    References references_{map_};
    mutable std::shared_ptr<const Targets> targets_; // null until asked for
    ColumnLoader columns_{*this};
};

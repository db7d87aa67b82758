// A map: the opened file, the edited lumps, their positions in the file on disk, the format, and the tables derived from all
// of these.
#pragma once

#include "core/format/bytes.h"
#include "core/format/formats.h"
#include "core/games/gameclasses.h"
#include "core/map/addedlumps.h"
#include "core/map/disknumbers.h"
#include "core/map/entitytext.h"
#include "core/map/gamelumps.h"
#include "core/map/mapchange.h"
#include "core/map/mapdifferences.h"
#include "core/map/record.h"
#include "core/result.h"
#include "core/text.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

// One column of a lump: the same scalar of every record. Cheap to copy; valid while its MapFile lives.
// Requires index < count().
class Column
{
public:
    Column() = default;
    // `wrapsFrom`: unsigned 16-bit numbers from here on mean negative ones, 65,536 less (bsp::childWraps()).
    Column(bsp::ByteView lump, quint32 stride, const bsp::Field &field, quint32 wrapsFrom = 0x10000)
        : base_(lump.empty() ? nullptr : lump.data() + field.offset), field_(&field), stride_(stride),
          count_(static_cast<quint32>(lump.size() / stride)), wrapsFrom_(wrapsFrom)
    {
    }

    quint32 count() const { return count_; }
    const bsp::Field &field() const { return *field_; }
    quint32 wrapsFrom() const { return wrapsFrom_; }
    // Returns any scalar as an integer; floats are truncated, text is 0.
    inline qint64 integer(quint32 index) const;
    // Returns any scalar as a number; text is 0. Exact: no field is wider than 32 bits.
    inline double number(quint32 index) const;
    // Chars: returns the characters up to the NUL.
    QByteArrayView chars(quint32 index) const { return upToNul({reinterpret_cast<const char *>(at(index)), field_->chars}); }
    // Text: returns where the bytes lie in the entity lump.
    Span span(quint32 index) const { return {bsp::load<quint32>(at(index)), bsp::load<quint32>(at(index) + 4)}; }

private:
    const std::byte *at(quint32 index) const { return base_ + static_cast<size_t>(index) * stride_; }

    const std::byte *base_ = nullptr;
    const bsp::Field *field_ = nullptr;
    quint32 stride_ = 1;
    quint32 count_ = 0;
    quint32 wrapsFrom_ = 0x10000;
};

// Inline, since opening a large map calls it some hundred million times.
inline qint64 Column::integer(quint32 index) const
{
    const auto *p = at(index);
    switch (field_->type) {
    case bsp::Type::U8: return bsp::load<quint8>(p);
    case bsp::Type::I8: return bsp::load<qint8>(p);
    case bsp::Type::U16: {
        const qint64 value = bsp::load<quint16>(p);
        return value < wrapsFrom_ ? value : value - 0x10000;
    }
    case bsp::Type::I16: return bsp::load<qint16>(p);
    case bsp::Type::U32: return bsp::load<quint32>(p);
    case bsp::Type::I32: return bsp::load<qint32>(p);
    case bsp::Type::F32: {
        const double value = static_cast<double>(bsp::load<float>(p));
        return value > -9e18 && value < 9e18 ? static_cast<qint64>(value) : 0;
    }
    case bsp::Type::Number: return index;
    case bsp::Type::Chars:
    case bsp::Type::Text: break;
    }
    return 0;
}

inline double Column::number(quint32 index) const
{
    return field_->type == bsp::Type::F32 ? static_cast<double>(bsp::load<float>(at(index)))
                                          : static_cast<double>(integer(index));
}

// Consecutive columns that are read together, such as the coordinates of a point. Valid while their MapFile lives.
template <size_t N>
class Vectors
{
public:
    quint32 count() const { return columns_[0].count(); }
    const Column &operator[](size_t part) const { return columns_[part]; }
    std::array<double, N> at(quint32 index) const
    {
        std::array<double, N> values;
        for (size_t i = 0; i < N; ++i)
            values[i] = columns_[i].number(index);
        return values;
    }

private:
    friend class MapFile;
    std::array<Column, N> columns_;
};

// A value that is computed when a thread first asks for it. Copies share it.
template <typename Value>
class MadeOnce
{
public:
    template <typename Make>
    const Value &get(Make make) const
    {
        if (!state_->isMade.load(std::memory_order_acquire)) {
            const std::lock_guard lock(state_->making);
            if (!state_->isMade.load(std::memory_order_relaxed)) {
                state_->value = make();
                state_->isMade.store(true, std::memory_order_release);
            }
        }
        return state_->value;
    }

    const void *mark() const { return state_.get(); }

private:
    struct State {
        std::mutex making;
        std::atomic<bool> isMade = false;
        Value value{};
    };
    std::shared_ptr<State> state_ = std::make_shared<State>();
};

struct Derivations; // core/map/derived.h
struct LightFile;   // core/map/lightfile.h

// Visibility from a file next to the map, which replaces the map's own; core/opening/visfile.h reads it.
struct VisFile {
    QByteArray rows;  // run-length encoded
    QByteArray leafs; // records of leafs: as many as the map has, in the same layout
};

class MapFile
{
public:
    // What a map that was read as another format really is.
    struct DetectedKind {
        QString kind{};              // to follow "This is "
        std::vector<bool> leftOut{}; // by lump: whether it is treated as empty; an empty vector: none is
    };
    // Reads bytes as a map of the given format without checking that they are one; core/opening/readmap.h detects the format
    // and the game. Fails with a sentence if the format's header is cut off. The format and derivations must outlive the map.
    static Result<MapFile> read(QByteArray bytes, const bsp::Format &format, const Derivations &derivations,
                                std::optional<DetectedKind> detected = {});

    const bsp::Format &format() const { return *format_; }
    // Returns whether readMapAs() read the map as a format that its contents do not indicate. Such a map is read-only: it is
    // never edited or saved.
    bool isForcedFormat() const { return detected_.has_value(); }
    // Return what such a map really is, to follow "This is ", and which of its lumps are treated as empty.
    QString detectedKind() const { return detected_ ? detected_->kind : QString(); }
    bool isLeftOut(int lump) const;
    QStringList lumpsLeftOut() const;
    // Returns the game that the map is treated as: the detected one (core/opening/gameofmap.h), or the format's first, until
    // setGame() sets another. Edits do not change it.
    const bsp::Game &game() const { return *game_; }
    // Returns the game detected by the path or the entities; null: none.
    const bsp::Game *detectedGame() const { return detectedGame_; }
    // Sets the game, one of format().games. If its grammar differs from the previous game's, this reads the entities again,
    // and callers must fetch their columns again. Apart from these, only the names of flags depend on the
    // game.
    void setGame(const bsp::Game &game);
    // Returns the definitions of the game's classes: the built-in ones, until setDefinitions() sets others.
    bsp::GameClasses classes() const { return definitions_ ? bsp::GameClasses(*game_, definitions_) : bsp::GameClasses(*game_); }
    bool hasDefinitions() const { return definitions_ != nullptr; }
    // Sets definitions for the map's game; null: the built-in ones.
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions) { definitions_ = std::move(definitions); }
    // Returns the light of a file next to the map, or null. Setting it does not change what is derived from the map's own
    // bytes.
    const std::shared_ptr<const LightFile> &lightFile() const { return lightFile_; }
    void setLightFile(std::shared_ptr<const LightFile> file) { lightFile_ = std::move(file); }
    // Returns the size in bytes of a luxel in the lighting lump: the format's or, if the distances between lightmaps show that
    // the map uses it, Format::otherBytesPerLuxel.
    int bytesPerLuxel() const { return known_.bytesPerLuxel; }
    // Returns whether the format was detected; otherwise the caller chose it.
    bool isRecognized() const { return isRecognized_; }
    // Says what was detected, for the functions that read maps (core/opening/readmap.h): whether the format was detected from
    // the contents, and which game, which becomes the map's; null: none.
    void setDetected(bool isRecognized, const bsp::Game *game);
    // Returns the file on disk: as it was opened or, if it was saved since, as it was last saved.
    const FileBytes &file() const { return placed_->bytes; }
    qint64 fileSize() const { return file().size(); }
    // Returns the file as it was opened.
    bsp::ByteView bytesAsOpened() const { return bytesOf(opened_); }

    // A BSPX lump: its name, and its extent in the opened file if that file has it.
    struct BspxLump {
        QByteArray name{};
        std::optional<Extent> opened{};
        friend bool operator==(const BspxLump &a, const BspxLump &b) { return a.name == b.name; }
    };
    const std::vector<BspxLump> &bspx() const { return known_.bspx; }
    bsp::ByteView bspxBytes(const BspxLump &lump) const;
    // Returns the names of the BSPX lumps in file(), in their order.
    const std::vector<QByteArray> &bspxOnDisk() const { return placed_->names; }
    // Returns the extent of the header of Xash3D's lumps in the opened file.
    Extent xashDirectoryAsOpened() const { return placedWhenOpened_->xash; }

    // Returns all lumps in display order: directory slots, derived, BSPX, Xash3D.
    const std::vector<int> &lumps() const { return known_.lumps; }
    bool hasLump(int lump) const;
    LumpOrigin originOf(int lump) const;
    // Returns whether the file stores the lump's records; otherwise they are derived.
    bool isStored(int lump) const { return this->lump(lump).kind != bsp::Kind::Derived; }
    const bsp::Lump &lump(int lump) const;
    // Returns the number of columns: the stored fields, then the computed ones (bsp::Lump::computed).
    int fieldCount(int lump) const { return storedCount(lump) + static_cast<int>(this->lump(lump).computed.size()); }
    const bsp::Field &field(bsp::FieldRef at) const
    {
        const auto &table = lump(at.lump);
        const auto number = static_cast<size_t>(at.field);
        return number < table.fields.size() ? table.fields[number] : table.computed[number - table.fields.size()];
    }
    bool isComputed(bsp::FieldRef at) const { return at.field >= storedCount(at.lump); }
    // Returns the column with exactly this name, or bsp::none.
    int findColumn(int lump, std::string_view name) const;
    // Returns the lump's extent in file(); only for stored lumps.
    Extent extent(int lump) const { return extentIn(*placed_, lump); }
    // Returns a lump's size according to the file's directory or, once it has been edited, the size that saving writes.
    qint64 sizeInFile(int lump) const;
    // Returns the extent of "BSPX" and its directory; empty if there is none.
    Extent bspxDirectory() const { return placed_->bspx; }
    // Returns the extent of the header of Xash3D's lumps; empty if there is none.
    Extent xashDirectory() const { return placed_->xash; }
    // Returns the declaration of an added lump (BSPX, Xash3D); null for unknown added lumps and for other lumps.
    const bsp::AddedLump *addedRow(int lump) const { return lump >= firstBspxLump && hasLump(lump) ? added(lump).row : nullptr; }
    // Returns the result of reading an added lump's parts; nothing if it has none.
    std::optional<PartsRead> partsOf(int lump) const
    {
        return lump >= firstBspxLump && hasLump(lump) ? added(lump).parts : std::nullopt;
    }
    // Returns the bytes of a lump that exist: fewer than its extent if the file is cut off. For a derived lump, its records.
    bsp::ByteView lumpBytes(int lump) const;
    // Returns the number of whole records; for blobs and text, the number of units that an index counts (bytes, lightmap
    // pages).
    quint32 recordCount(int lump) const;
    bsp::ByteView recordBytes(RecordRef ref) const;
    bool contains(RecordRef ref) const;

    // Returns a column. A computed one has no records until setComputed() sets its values.
    Column column(int lump, int field) const;
    // Returns one of Format::columns, or the field `behind` positions after it; a column without records if the format has
    // none.
    Column column(bsp::FieldRef field, int behind = 0) const;
    // Returns N consecutive columns, of which column(first, behind) is the first.
    template <size_t N>
    Vectors<N> vectors(bsp::FieldRef first, int behind = 0) const
    {
        Vectors<N> vectors;
        for (size_t i = 0; i < N; ++i)
            vectors.columns_[i] = column(first, behind + static_cast<int>(i));
        return vectors;
    }
    // Returns a stored column by its field's name; a column without records if the lump has no such field.
    Column column(int lump, std::string_view field) const;

    const EntityText &entities() const { return *known_.entities; }
    // Returns a shared pointer to the same; a copy of it stays valid after later edits.
    const std::shared_ptr<const EntityText> &sharedEntities() const { return known_.entities; }
    // Returns all bytes of the entity lump, also those after the NUL. The text is the first entities().length bytes.
    QByteArrayView entityBytes() const;
    QByteArrayView entityText() const { return entityBytes().first(known_.entities->length); }
    EntitySource entitySource() const { return {entityText(), *known_.entities, game().grammar, &game()}; }
    // Replaces the entity text (without a NUL) as an edit does: the lump gets the new text and a NUL, and is read again. If
    // the new text equals the opened one, the lump gets exactly its opened bytes. file() and extent() still refer to the file
    // on disk. Other lumps and their columns stay valid; callers must fetch columns of the entities again.
    void setEntityText(QByteArray text);
    // Converts splices of the entity text to splices of the entity lump, which also cover what follows the text.
    Splices spliceEntityLump(Splices ofText) const;
    // Returns why an edit cannot be made (for example, the bytes it removes have changed, or its lump is not stored), or an
    // empty string if it can.
    QString whyNot(const Edit &edit) const;
    // Returns how many bytes apply() would have to copy because it cannot write them in place.
    qint64 bytesToCopy(const Edit &edit) const;
    // Applies an edit to stored lumps, as a whole or not at all, and returns what changed, also in derived lumps. Columns of
    // these lumps become invalid. Writes in place if a lump keeps its size and no copy of the map shares its bytes; else
    // copies the lump. Fails with the sentence of whyNot(). `edited` may be a copy of this map that already has the edit, if
    // the lumps to edit are still the same as when the copy was made: apply() then takes their bytes, and what was read from
    // them, from the copy.
    Result<MapChange> apply(const Edit &edit, const MapFile *edited = nullptr);
    // Returns whether any lump differs from the opened file.
    bool isChanged() const { return !changed_.empty() || known_.bspx != bspxOpened_; }
    // Returns whether all stored lumps are the same as those of a copy.
    bool sameLumps(const MapFile &copy) const;
    // Returns whether a copy of this map shares a lump's memory: if so, neither's lump has been edited since the copy was
    // made.
    bool sharesLump(const MapFile &copy, int lump) const;
    // Returns whether BSPX lumps were added, removed or moved compared with file().
    bool listsOtherBspx() const;
    // Returns the bytes that a stored lump had when the map was opened; empty if an edit has added it since.
    bsp::ByteView openedBytes(int lump) const;
    // Returns the bytes that a stored lump has in file(): those that exist, empty if an edit has added it since. Shares the
    // file's memory if they lie in one piece there, so that they are valid until the next save.
    QByteArray bytesOnDisk(int lump) const;
    // Returns the numbers in file() of a stored lump's records.
    SharedDiskNumbers numbersOnDisk(int lump) const;
    // Returns whether the end of the opened file cuts off a lump, and no edit has changed it.
    bool isCutOff(int lump) const;
    // Makes all derived tables now. Call it on a worker thread: a large map takes a while.
    void prepare() const;
    // Replaces a derived lump's records by the same number of more complete ones. Callers must fetch its columns again.
    void setDerived(int lump, QByteArray records);
    // Returns a mark that identifies a derived lump's records; it changes when they have to be made again.
    const void *madeOf(int lump) const { return derivedOf(lump).mark(); }
    // Returns whether a lump's computed columns have values; true if it has no such columns.
    bool hasComputed(int lump) const { return this->lump(lump).computed.empty() || computed_.contains(lump); }
    // Sets the values that core/columns computed: one record for each of the lump's records. Callers must fetch the columns
    // again.
    void setComputed(int lump, QByteArray records);
    // Sets visibility from a file next to the map, which visRow() and decoders use in place of the map's own; null: none.
    void setVisFile(std::shared_ptr<const VisFile> file) { visFile_ = std::move(file); }
    const VisFile *visFile() const { return visFile_.get(); }
    // Return or set the differences from another map that this one is compared with; null: it is compared with none. Edits do
    // not change them.
    const std::shared_ptr<const MapDifferences> &differences() const { return differences_; }
    void setDifferences(std::shared_ptr<const MapDifferences> differences) { differences_ = std::move(differences); }
    // Returns the encoding of the entity text: the one that setTextCode() chose, else the detected one. While an edited text
    // is plain ASCII, the encoding detected on opening stays.
    TextCode textCode() const { return known_.entities->code; }
    std::optional<TextCode> chosenTextCode() const { return chosenCode_; }
    TextCode detectedTextCode() const { return known_.detectedCode; }
    void setTextCode(std::optional<TextCode> code);
    // Returns the map as it was opened, before any edit or save.
    MapFile original() const;
    // Finds this map's lumps in another file, by that file's directories. The file must have the whole header.
    PlacedFile placedIn(FileBytes file) const;
    Extent extentIn(const PlacedFile &file, int lump) const;
    // Returns where that file's directory stores the extent of an added lump, in bytes from the file's start; -1: nowhere.
    qint64 directoryPlaceIn(const PlacedFile &file, int lump) const;
    // Makes file() and extent() refer to that file from now on. The numbers of records on disk stay those in the former file.
    void place(PlacedFile file) { placed_ = std::make_shared<const PlacedFile>(std::move(file)); }
    // Places the map in the file of `saved`, a copy of it that was placed in that file. Records get their numbers there.
    void placeAs(const MapFile &saved);
    // Returns the stored bytes of a Chars or Text cell.
    QByteArrayView text(const Column &column, quint32 index) const;
    // Returns the same, decoded for display.
    QString shownText(const Column &column, quint32 index) const;
    // Use::Name: returns the record that each record's name refers to, or -1; empty for other fields.
    const std::vector<qint32> &namedRecords(int lump, int field) const;

    // Finds a lump by its engine header name, title, alias or directory slot, in any case; -1 if there is none.
    int findLump(QStringView name) const;

private:
    // Everything that was read from the lumps.
    struct Known {
        std::shared_ptr<const EntityText> entities{}; // copies of the map share it
        TextCode detectedCode = TextCode::Latin1;
        int bytesPerLuxel = 0;
        std::vector<MadeOnce<QByteArray>> derived{}; // records of the derived lumps, in the order of the format's table
        std::map<bsp::FieldRef, MadeOnce<std::vector<qint32>>> named{};
        std::vector<BspxLump> bspx{}; // names in `added` are views of it
        FoundLumps added{};
        std::vector<int> lumps{};
    };
    MapFile() = default;
    const FoundLump &added(int lump) const { return known_.added.lumps[static_cast<size_t>(lump - firstBspxLump)]; }
    int storedCount(int lump) const { return static_cast<int>(this->lump(lump).fields.size()); }
    // Identifies a stored lump across all edits: by its number, its entry in Xash3D's header, or its name in BSPX.
    using StoredAt = std::tuple<LumpOrigin, qint64, QByteArray>;
    StoredAt storedAt(int lump) const;
    void dropIfOpened(const StoredAt &at, bsp::ByteView opened, const Splices &splices);
    QString whyNotListed(const Patch &patch) const;
    void list(const Patch &patch);
    void renumberPlaced();
    void renumberOnDisk(const Edit &edit, const MapChange &change);
    void write(const Edit &edit, MapChange &change, const std::function<void()> &tell);
    void take(const MapFile &edited, const Edit &edit, const MapChange &change);
    bool isTouched(bsp::FieldRef named, const MapChange &change) const;
    // Adds to the change all derived lumps that depend on it, and forgets their records.
    void follow(MapChange &change);
    void addDependents(MapChange &change) const;
    void fitComputed();
    void readEntities();
    void findAdded();
    void forget(int derivedLump);
    const MadeOnce<QByteArray> &derivedOf(int lump) const
    {
        return known_.derived[static_cast<size_t>(lump - format_->directorySize)];
    }
    std::vector<qint32> resolveNames(bsp::FieldRef column) const;

    QByteArray opened_;
    std::shared_ptr<const PlacedFile> placedWhenOpened_, placed_; // the lumps in the opened file, and in that on disk now
    std::map<StoredAt, QByteArray> changed_;                      // by lump: its bytes since edits changed the opened ones
    std::map<StoredAt, SharedDiskNumbers> numbersOnDisk_;         // by lump whose records edits have moved
    std::vector<BspxLump> bspxOpened_;
    std::set<QByteArray> listed_; // names that edits have ever added to BSPX
    const bsp::Format *format_ = nullptr;
    const Derivations *derivations_ = nullptr;
    const bsp::Game *game_ = nullptr, *detectedGame_ = nullptr;
    const GameLumps *gameLumps_ = nullptr; // null: the format's
    std::shared_ptr<const bsp::Definitions> definitions_;
    std::shared_ptr<const LightFile> lightFile_;
    bool isRecognized_ = false; // the format was detected from the contents
    std::optional<DetectedKind> detected_;
    std::optional<TextCode> chosenCode_;
    TextCode codeAsRead_ = TextCode::Latin1;
    std::shared_ptr<const VisFile> visFile_;
    std::shared_ptr<const MapDifferences> differences_;
    std::map<int, QByteArray> computed_; // by lump
    Known known_;
};

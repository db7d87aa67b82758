// One map: the file that was opened, what edits made of its lumps, where they lie in the file on disk, the format that explains
// them, and the tables derived from all of that.
#pragma once

#include "core/format/bytes.h"
#include "core/format/formats.h"
#include "core/games/gameclasses.h"
#include "core/map/addedlumps.h"
#include "core/map/entitytext.h"
#include "core/map/mapchange.h"
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

// One column of a lump: the same scalar of every record. Cheap to copy; valid as long as its MapFile.
// Indexes must be below count().
class Column
{
public:
    Column() = default;
    // `wrapsFrom`: unsigned numbers of 16 bits from here on are negative, 65,536 less (bsp::childWraps()).
    Column(bsp::ByteView lump, quint32 stride, const bsp::Field &field, quint32 wrapsFrom = 0x10000);

    quint32 count() const { return count_; }
    const bsp::Field &field() const { return *field_; }
    // Any scalar as an integer; floats are cut off, text is 0.
    inline qint64 integer(quint32 index) const;
    // Any scalar as a number; text is 0. Exact: no field is wider than 32 bits.
    inline double number(quint32 index) const;
    // Chars up to the NUL.
    QByteArrayView chars(quint32 index) const;
    // Text: where its bytes lie in the entity lump.
    Span span(quint32 index) const;

private:
    const std::byte *at(quint32 index) const { return base_ + static_cast<size_t>(index) * stride_; }

    const std::byte *base_ = nullptr;
    const bsp::Field *field_ = nullptr;
    quint32 stride_ = 1;
    quint32 count_ = 0;
    quint32 wrapsFrom_ = 0x10000;
};

// Here, as opening a large map reads some a hundred million times.
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

// Columns that stand behind each other, such as the coordinates of a point: read together. As Column.
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

// A value that is made when a thread first asks for it. Copies share it.
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

struct LightFile; // core/map/lightfile.h

struct VisFile; // core/map/visfile.h

class MapFile
{
public:
    // Reads a map. Fails with a sentence when the file cannot be read or is no map; a damaged map opens. `as`: as readAs()
    // takes it.
    static Result<MapFile> open(const QString &path, const bsp::Format *as = nullptr);
    // `path` is where they come from, as openMap() takes it, which may tell the game; empty: nowhere.
    static Result<MapFile> fromBytes(QByteArray bytes, const QString &path = {});
    // The same of bytes that are taken for a map of that format, whatever they look like; it must outlive the map.
    static Result<MapFile> fromBytes(QByteArray bytes, const bsp::Format &format, const QString &path = {});
    // By request: bytes of whatever kind as a map of that format; null, or what they tell themselves: as without a request.
    // Of a lookalike (core/format/lookalikes.h) whose nearest format it is, lumps of other records count as empty. Fails
    // where the format's directory leads to no byte of the file.
    static Result<MapFile> readAs(QByteArray bytes, const bsp::Format *as, const QString &path = {});

    const bsp::Format &format() const { return *format_; }
    // Its bytes tell another format, or none, and readAs() took them for one of format(): it is for looking at, and never
    // edited or saved.
    bool isOfAnotherFormat() const { return told_.has_value(); }
    // What it is then, after "This is "; and the lumps that count as empty, by their names, perhaps none.
    QString toldKind() const { return told_ ? told_->kind : QString(); }
    bool isLeftOut(int lump) const;
    QStringList lumpsLeftOut() const;
    // The game that the map is taken for: the one that it tells (core/map/gameofmap.h), or the format's first, until
    // setGame() says another. Edits do not change it.
    const bsp::Game &game() const { return *game_; }
    // The game that the map itself or its place tells; null: neither does.
    const bsp::Game *toldGame() const { return toldGame_; }
    // One of format().games. Of what is read from the bytes only the entities change with it, where its grammar is another:
    // columns of them are to be fetched again.
    void setGame(const bsp::Game &game);
    // What is known of the game's classes: what the program itself knows, until setDefinitions() says more.
    bsp::GameClasses classes() const
    {
        return definitions_ ? bsp::GameClasses(*game_, definitions_) : bsp::GameClasses(*game_);
    }
    bool hasDefinitions() const { return definitions_ != nullptr; }
    // Those of the map's game; null: the program's own.
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions) { definitions_ = std::move(definitions); }
    // The light that a file beside the map brings; null: there is none. What is derived from the map's own bytes stays.
    const std::shared_ptr<const LightFile> &lightFile() const { return lightFile_; }
    void setLightFile(std::shared_ptr<const LightFile> file) { lightFile_ = std::move(file); }
    // Of its lighting lump: the format's, or another that its lightmaps tell (Format::otherBytesPerLuxel).
    int bytesPerLuxel() const { return known_.bytesPerLuxel; }
    // Whether its bytes tell the format; else the caller named it.
    bool isRecognized() const { return isRecognized_; }
    // The file on disk: as it was opened, or as it was saved since.
    const FileBytes &file() const { return placed_->bytes; }
    qint64 fileSize() const { return file().size(); }
    // The file as it was opened.
    bsp::ByteView bytesAsOpened() const { return bytesOf(opened_); }

    // A lump of BSPX: its name, and its extent in the opened file if that had it.
    struct BspxLump {
        QByteArray name{};
        std::optional<Extent> opened{};
        friend bool operator==(const BspxLump &a, const BspxLump &b) { return a.name == b.name; }
    };
    const std::vector<BspxLump> &bspx() const { return known_.bspx; }
    bsp::ByteView bspxBytes(const BspxLump &lump) const;
    // Returns the names of the BSPX lumps in file(), in their order.
    const std::vector<QByteArray> &bspxOnDisk() const { return placed_->names; }
    // Returns the header of Xash3D's lumps in the opened file.
    Extent xashDirectoryAsOpened() const { return placedWhenOpened_->xash; }

    // All lumps that there are, in the order in which they are listed: directory slots, derived, BSPX, Xash3D's.
    const std::vector<int> &lumps() const { return known_.lumps; }
    bool hasLump(int lump) const;
    LumpOrigin originOf(int lump) const;
    // Whether the file holds its records as they are; else they are derived.
    bool isStored(int lump) const { return this->lump(lump).kind != bsp::Kind::Derived; }
    const bsp::Lump &lump(int lump) const;
    // Columns of a lump: the fields that it stores, and behind them those that are calculated (bsp::Lump::computed).
    int fieldCount(int lump) const { return storedCount(lump) + static_cast<int>(this->lump(lump).computed.size()); }
    const bsp::Field &field(bsp::FieldRef at) const
    {
        const auto &table = lump(at.lump);
        const auto number = static_cast<size_t>(at.field);
        return number < table.fields.size() ? table.fields[number] : table.computed[number - table.fields.size()];
    }
    bool isComputed(bsp::FieldRef at) const { return at.field >= storedCount(at.lump); }
    // The one of that very name; `none` where the lump has no such column.
    int findColumn(int lump, std::string_view name) const;
    // Where file() has it; only for lumps that are stored.
    Extent extent(int lump) const { return extentIn(*placed_, lump); }
    // Returns how many bytes a lump has by the file's directory; of edited entities those that saving writes.
    qint64 sizeInFile(int lump) const;
    // "BSPX" and its directory; empty where there is none.
    Extent bspxDirectory() const { return placed_->bspx; }
    // The header of Xash3D's lumps; empty where there is none.
    Extent xashDirectory() const { return placed_->xash; }
    // What is known of an added lump (BSPX, Xash3D); null of others.
    const bsp::AddedLump *addedRow(int lump) const
    {
        return lump >= firstBspxLump && hasLump(lump) ? added(lump).row : nullptr;
    }
    // What reading an added lump's parts told; nothing where it has none.
    std::optional<PartsRead> partsOf(int lump) const
    {
        return lump >= firstBspxLump && hasLump(lump) ? added(lump).parts : std::nullopt;
    }
    // The bytes of a lump that are really there: of a damaged one fewer than its extent says; of a derived one its
    // records.
    bsp::ByteView lumpBytes(int lump) const;
    // Whole records; for blobs and text what an index into them counts (bytes, lightmap pages).
    quint32 recordCount(int lump) const;
    bsp::ByteView recordBytes(RecordRef ref) const;
    bool contains(RecordRef ref) const;

    // Of a column that is calculated the values that setComputed() gave: until then it is one of no records.
    Column column(int lump, int field) const;
    // One of Format::columns, or the field `behind` it in a vector; a column of no records where the format has no
    // such.
    Column column(bsp::FieldRef field, int behind = 0) const;
    // The same field and those behind it.
    template <size_t N>
    Vectors<N> vectors(bsp::FieldRef first, int behind = 0) const
    {
        Vectors<N> vectors;
        for (size_t i = 0; i < N; ++i)
            vectors.columns_[i] = column(first, behind + static_cast<int>(i));
        return vectors;
    }
    // By the field's name; a column of no records where the lump has no such field.
    Column column(int lump, std::string_view field) const;

    const EntityText &entities() const { return *known_.entities; }
    // The same, for who needs it longer than until the next edit.
    const std::shared_ptr<const EntityText> &sharedEntities() const { return known_.entities; }
    // The entity lump's bytes, with what stands behind the NUL; the text is their first entities().length.
    QByteArrayView entityBytes() const;
    QByteArrayView entityText() const { return entityBytes().first(known_.entities->length); }
    EntitySource entitySource() const { return {entityText(), *known_.entities, game().grammar, &game()}; }
    // Replaces the entity text (without a NUL), as an edit does: the lump becomes the text and a NUL, and is read anew. The
    // text that was opened restores its very bytes. file() and extent() go on to tell of the file on disk. All other lumps,
    // and columns of them, stay as they are; those of the entities are to be fetched again.
    void setEntityText(QByteArray text);
    // Turns splices of the entity text into splices of the entity lump, with what stands behind the text.
    Splices spliceEntityLump(Splices ofText) const;
    // Says why an edit cannot be made: it was made for other bytes, or for lumps that are not stored. Empty: it can.
    QString whyNot(const Edit &edit) const;
    // Returns how many bytes apply() would have to copy, since it cannot write them in place.
    qint64 bytesToCopy(const Edit &edit) const;
    // Changes stored lumps, all or none, and returns what changed, also in derived lumps. Columns of these lumps are invalid
    // then. Writes in place where a lump keeps its size and no copy of the map shares its bytes; else copies the lump. Fails
    // with the sentence of whyNot(). `edited` may be a copy of this map that has the edit already, made while the lumps that
    // the edit changes were the same as now: then their bytes, and what was read of them, are taken from the copy.
    Result<MapChange> apply(const Edit &edit, const MapFile *edited = nullptr);
    // Returns whether any lump differs from the opened file.
    bool isChanged() const { return !changed_.empty() || known_.bspx != bspxOpened_; }
    // Returns whether all stored lumps are the same as those of a copy.
    bool sameLumps(const MapFile &copy) const;
    // Returns whether a copy of this map shares a lump's memory: then neither has edited it since the copy was made.
    bool sharesLump(const MapFile &copy, int lump) const;
    // Returns whether BSPX lumps were added, removed or moved compared with file().
    bool listsOtherBspx() const;
    // Returns whether the end of the opened file cuts off a lump, and no edit has changed it.
    bool isCutOff(int lump) const;
    // Makes all derived tables now. Takes a while for a large map: for another thread than the window's.
    void prepare() const;
    // Replaces the records of a derived lump by as many, in which more is known. Columns of it are to be fetched again.
    void setDerived(int lump, QByteArray records);
    // Returns a mark of a derived lump's records, which changes when they have to be made again.
    const void *madeOf(int lump) const { return derivedOf(lump).mark(); }
    // Whether the columns of a lump that are calculated are there; true where it has none.
    bool hasComputed(int lump) const { return this->lump(lump).computed.empty() || computed_.contains(lump); }
    // What core/columns calculated: a record for each of the lump's. Columns are to be fetched again.
    void setComputed(int lump, QByteArray records);
    // Visibility that lies beside the map counts as its own: visRow() and who decodes rows take it. Null: none does.
    void setVisFile(std::shared_ptr<const VisFile> file) { visFile_ = std::move(file); }
    const VisFile *visFile() const { return visFile_.get(); }
    // What the bytes of the entity text stand for: what setTextCode() chose; else as the text tells, and while it is plain
    // ASCII as it told when it was read.
    TextCode textCode() const { return known_.entities->code; }
    std::optional<TextCode> chosenTextCode() const { return chosenCode_; }
    TextCode toldTextCode() const { return known_.toldCode; }
    void setTextCode(std::optional<TextCode> code);
    // The map as it was opened, before any edit or save.
    MapFile original() const;
    // Finds the lumps in another file that holds them, by its directories; it has the header whole.
    PlacedFile placedIn(FileBytes file) const;
    Extent extentIn(const PlacedFile &file, int lump) const;
    // Returns where that file's directory has the extent of an added lump, in bytes from the file's start; -1: it has none.
    qint64 directoryPlaceIn(const PlacedFile &file, int lump) const;
    // From now on file() and extent() tell of that file.
    void place(PlacedFile file) { placed_ = std::make_shared<const PlacedFile>(std::move(file)); }
    // The characters of a Chars or Text cell, as Latin-1 bytes.
    QByteArrayView text(const Column &column, quint32 index) const;
    // The same as people read them.
    QString shownText(const Column &column, quint32 index) const;
    // Use::Name: the record that each record's name refers to, or -1; empty for other fields.
    const std::vector<qint32> &namedRecords(int lump, int field) const;

    // By engine header name, title, alias or directory slot, in any case; -1 if there is none.
    int findLump(QStringView name) const;

private:
    // What a map's bytes tell, where they were taken for something else.
    struct Told {
        QString kind{};
        std::vector<bool> leftOut{}; // by the lump; empty: none is
    };
    // What was read of the lumps.
    struct Known {
        std::shared_ptr<const EntityText> entities{}; // copies of the map share it
        TextCode toldCode = TextCode::Latin1;
        int bytesPerLuxel = 0;
        std::vector<MadeOnce<QByteArray>> derived{}; // records of the derived lumps, in the order of the format's table
        std::map<bsp::FieldRef, MadeOnce<std::vector<qint32>>> named{};
        std::vector<BspxLump> bspx{}; // names in `added` are views of it
        FoundLumps added{};
        std::vector<int> lumps{};
    };
    MapFile() = default;
    static Result<MapFile> read(QByteArray bytes, const bsp::Format &format, const QString &path, std::optional<Told> told);
    const FoundLump &added(int lump) const { return known_.added.lumps[static_cast<size_t>(lump - firstBspxLump)]; }
    int storedCount(int lump) const { return static_cast<int>(this->lump(lump).fields.size()); }
    // Names a stored lump through all edits: by its number, by its place in Xash3D's header, or by its name in BSPX.
    using StoredAt = std::tuple<LumpOrigin, qint64, QByteArray>;
    StoredAt storedAt(int lump) const;
    void dropIfOpened(const StoredAt &at, bsp::ByteView opened, const Splices &splices);
    bsp::ByteView openedBytes(int lump) const;
    QString whyNotListed(const Patch &patch) const;
    void list(const Patch &patch);
    void renumberPlaced();
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
    std::shared_ptr<const PlacedFile> placedWhenOpened_, placed_; // in what was opened, and in what is on disk now
    std::map<StoredAt, QByteArray> changed_; // in place of the opened file's: what edits make of a lump
    std::vector<BspxLump> bspxOpened_;
    std::set<QByteArray> listed_; // names that edits have ever added to BSPX
    const bsp::Format *format_ = nullptr;
    const bsp::Game *game_ = nullptr, *toldGame_ = nullptr;
    std::shared_ptr<const bsp::Definitions> definitions_;
    std::shared_ptr<const LightFile> lightFile_;
    bool isRecognized_ = false; // the format was told by the contents
    std::optional<Told> told_;
    std::optional<TextCode> chosenCode_;
    TextCode codeAsRead_ = TextCode::Latin1;
    std::shared_ptr<const VisFile> visFile_;
    std::map<int, QByteArray> computed_; // by lump
    Known known_;
};

// One map: its bytes as they were read, the format that explains them, and the tables derived from both.
#pragma once

#include "core/format/bytes.h"
#include "core/format/formats.h"
#include "core/games/gameclasses.h"
#include "core/map/entitytext.h"
#include "core/map/record.h"
#include "core/result.h"
#include "core/text.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

// One column of a lump: the same scalar of every record. Cheap to copy; valid as long as its MapFile.
// Indexes must be below count().
class Column
{
public:
    Column() = default;
    Column(bsp::ByteView lump, quint32 stride, const bsp::Field &field);

    quint32 count() const { return count_; }
    const bsp::Field &field() const { return *field_; }
    // Any scalar as an integer; floats are cut off, text is 0.
    qint64 integer(quint32 index) const;
    // Any scalar as a number; text is 0. Exact: no field is wider than 32 bits.
    double number(quint32 index) const;
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
};

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

// What the directory says of a lump, whether or not the file holds it. Bytes from the start of the file.
struct Extent {
    qint64 offset = 0;
    qint64 length = 0;
    qint64 end() const { return offset + length; }
};

struct VisFile; // core/map/visfile.h

class MapFile
{
public:
    // Reads a map. Fails with a sentence when the file cannot be read or is no map; a damaged map opens.
    static Result<MapFile> open(const QString &path);
    // `path` is where they come from, as openMap() takes it, which may tell the game; empty: nowhere.
    static Result<MapFile> fromBytes(QByteArray bytes, const QString &path = {});
    // The same of bytes that are taken for a map of that format, whatever they look like; it must outlive the map.
    static Result<MapFile> fromBytes(QByteArray bytes, const bsp::Format &format, const QString &path = {});
    // Other bytes in the way in which these were read: told by their contents, or as the format that the caller named; of
    // the same game.
    Result<MapFile> readAlike(QByteArray bytes) const;

    const bsp::Format &format() const { return *format_; }
    // The game that the map is taken for: the one that it tells (core/map/gameofmap.h), or the format's first, until
    // setGame() says another. Edits do not change it.
    const bsp::Game &game() const { return *game_; }
    // The game that the map itself or its place tells; null: neither does.
    const bsp::Game *toldGame() const { return toldGame_; }
    // One of format().games. Nothing that is read from the bytes changes with it.
    void setGame(const bsp::Game &game) { game_ = &game; }
    // What is known of the game's classes: what the program itself knows, until setDefinitions() says more.
    bsp::GameClasses classes() const
    {
        return definitions_ ? bsp::GameClasses(*game_, definitions_) : bsp::GameClasses(*game_);
    }
    bool hasDefinitions() const { return definitions_ != nullptr; }
    // Those of the map's game; null: the program's own.
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions) { definitions_ = std::move(definitions); }
    // The file: as it was read, or as it was saved since.
    bsp::ByteView bytes() const { return saved_ ? saved_->bytes() : asRead(); }

    // All lumps that there are, in the order in which they are listed: directory slots, derived, BSPX.
    const std::vector<int> &lumps() const { return lumps_; }
    bool hasLump(int lump) const;
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
    // Directory slot and place; only for lumps of the directory and BSPX.
    Extent extent(int lump) const;
    // "BSPX" and its directory; empty where there is none.
    Extent bspxDirectory() const { return saved_ ? saved_->bspxDirectory_ : bspxDirectory_; }
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

    const EntityText &entities() const { return *entities_; }
    // The same, for who needs it longer than until the next edit.
    const std::shared_ptr<const EntityText> &sharedEntities() const { return entities_; }
    // The entity lump's bytes, with what stands behind the NUL; the text is their first entities().length.
    QByteArrayView entityBytes() const;
    QByteArrayView entityText() const { return entityBytes().first(entities_->length); }
    EntitySource entitySource() const { return {entityText(), *entities_, game().grammar, &game()}; }
    // Replaces the entity text (without a NUL), as an edit does: the lump becomes the text and a NUL, and is read anew.
    // The text that the file holds restores its very bytes. bytes() and extent() go on to tell of the file on disk. All
    // other lumps, and columns of them, stay as they are; those of the entities are to be fetched again.
    void setEntityText(QByteArray text);
    // The same of a text that a copy of this map has got by setEntityText(), with all that was read of it there.
    void takeEntities(const MapFile &copy);
    // Replaces the records of a derived lump by as many, in which more is known. Columns of it are to be fetched again.
    void setDerived(int lump, QByteArray records);
    // Whether the columns of a lump that are calculated are there; true where it has none.
    bool hasComputed(int lump) const { return this->lump(lump).computed.empty() || computed_.contains(lump); }
    // What core/columns calculated: a record for each of the lump's. Columns are to be fetched again.
    void setComputed(int lump, QByteArray records);
    // Visibility that lies beside the map counts as its own: visRow() and who decodes rows take it. Null: none does.
    void setVisFile(std::shared_ptr<const VisFile> file) { visFile_ = std::move(file); }
    const VisFile *visFile() const { return visFile_.get(); }
    // What the bytes of the entity text stand for: what setTextCode() chose; else as the text tells, and while it is plain
    // ASCII as it told when it was read.
    TextCode textCode() const { return entities_->code; }
    std::optional<TextCode> chosenTextCode() const { return chosenCode_; }
    TextCode toldTextCode() const { return toldCode_; }
    void setTextCode(std::optional<TextCode> code);
    // The map as it was read, before any edit or save.
    MapFile original() const;
    // From now on bytes() and extent() tell of this file, which differs in where things lie, and in its entities. Lumps
    // are still those of the file that was read, so that columns of them stay valid.
    void setSaved(std::shared_ptr<const MapFile> saved) { saved_ = std::move(saved); }
    // The characters of a Chars or Text cell, as Latin-1 bytes.
    QByteArrayView text(const Column &column, quint32 index) const;
    // The same as people read them.
    QString shownText(const Column &column, quint32 index) const;
    // Use::Name: the record that each record's name refers to, or -1; empty for other fields.
    const std::vector<qint32> &namedRecords(int lump, int field) const;

    // By engine header name, title, alias or directory slot, in any case; -1 if there is none.
    int findLump(QStringView name) const;

private:
    MapFile() = default;
    bsp::ByteView asRead() const { return bytesOf(bytes_); }
    Extent extentAsRead(int lump) const;
    void readBspx();
    int storedCount(int lump) const { return static_cast<int>(this->lump(lump).fields.size()); }
    void derive();
    void readEntities();
    QByteArray &derivedEntityList();
    void resolveNames();
    void resolveNames(bsp::FieldRef column);

    QByteArray bytes_;
    const bsp::Format *format_ = nullptr;
    const bsp::Game *game_ = nullptr, *toldGame_ = nullptr;
    std::shared_ptr<const bsp::Definitions> definitions_;
    bool isRecognized_ = false; // the format was told by the contents
    std::shared_ptr<const MapFile> saved_; // what is on disk now; null: what was read
    QByteArray entityLump_;                // in place of the file's, once it is edited
    bool edited_ = false;
    std::shared_ptr<const EntityText> entities_; // copies of the map share it
    std::optional<TextCode> chosenCode_;
    TextCode toldCode_ = TextCode::Latin1, codeAsRead_ = TextCode::Latin1;
    std::shared_ptr<const VisFile> visFile_;
    std::vector<QByteArray> derived_; // records of the derived lumps, in the order of the format's table
    std::map<int, QByteArray> computed_; // by lump
    std::vector<bsp::Lump> bspx_;
    std::vector<Extent> bspxExtents_;
    Extent bspxDirectory_;
    std::vector<int> lumps_;
    std::map<std::pair<int, int>, std::vector<qint32>> named_;
};

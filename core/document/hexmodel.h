// Bytes, 16 a row: the table of a blob, and the bytes of a record in the inspector. If there are very many, views fetch the
// later rows when needed, since a table keeps eight bytes for each row.
#pragma once

#include "core/document/recordrows.h"
#include "core/format/bytes.h"

#include <optional>

class RecordEditor;

class HexModel : public RecordRows
{
    Q_OBJECT
public:
    static constexpr int bytesPerRow = 16;
    static constexpr int rowsPerFetch = 1 << 22; // 64 MB
    enum Column { Characters = bytesPerRow, ColumnCount };

    using RecordRows::RecordRows;
    // `lump`: the bytes' lump, for their RecordRefs. `bytes` must stay valid until the next call, or outlive the model.
    void setBytes(int lump, bsp::ByteView bytes);
    // Sets the lump's bytes after an edit. If there are as many as before, views keep their current cell.
    void replaceBytes(bsp::ByteView bytes);
    // Lets bytes be edited as far as the editor allows; the bytes are those of a whole lump.
    void setEditor(RecordEditor *editor) { editor_ = editor; }
    // Frames a run of bytes, such as a field's.
    void highlight(quint32 offset, quint32 length);

    int lump() const override { return lump_; }
    RecordRef recordAt(int row) const override { return {lump_, static_cast<quint32>(row) * bytesPerRow}; }
    int rowOf(quint32 index) const override;
    bool canFetchMore(const QModelIndex &parent) const override { return !parent.isValid() && rows_ < allRows(); }
    void fetchMore(const QModelIndex &parent) override;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    // Takes one or two hex digits.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Returns the offset of the byte that a cell shows, or -1.
    qint64 offsetOf(const QModelIndex &index) const;
    static constexpr int HighlightRole = RawRole + 1; // bool

protected:
    int rows() const override { return rows_; }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;
    bool isMarked(int row) const override;

private:
    int allRows() const { return static_cast<int>((bytes_.size() + bytesPerRow - 1) / bytesPerRow); }

    std::optional<quint8> former(qint64 offset) const; // the byte in the file on disk, if it has been edited

    RecordEditor *editor_ = nullptr;
    int lump_ = -1;
    bsp::ByteView bytes_;
    int rows_ = 0; // fetched so far
    quint32 highlightFrom_ = 0, highlightLength_ = 0;
};

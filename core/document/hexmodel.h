// Bytes, 16 a row: the table of a blob, and the bytes of a record in the inspector. If there are very many, views fetch the
// later rows when needed, since a table keeps eight bytes for each row.
#pragma once

#include "core/document/recordrows.h"
#include "core/format/bytes.h"

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
    // Frames a run of bytes, such as a field's.
    void highlight(quint32 offset, quint32 length);

    int lump() const override { return lump_; }
    RecordRef recordAt(int row) const override { return {lump_, static_cast<quint32>(row) * bytesPerRow}; }
    int rowOf(quint32 index) const override;
    bool canFetchMore(const QModelIndex &parent) const override { return !parent.isValid() && rows_ < allRows(); }
    void fetchMore(const QModelIndex &parent) override;

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

    int lump_ = -1;
    bsp::ByteView bytes_;
    int rows_ = 0; // fetched so far
    quint32 highlightFrom_ = 0, highlightLength_ = 0;
};

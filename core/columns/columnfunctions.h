// The functions that write computed columns, one file for each kind of record.
#pragma once

#include "core/columns/facts.h"
#include "core/format/bytes.h"
#include "core/format/schema.h"

#include <QByteArray>

#include <algorithm>
#include <concepts>

// Writes a computed column: one value per record, zero until set.
class Cells
{
public:
    // `records` holds `stride` bytes per record and must outlive this object.
    Cells(QByteArray &records, quint32 stride, const bsp::Field &field)
        : base_(reinterpret_cast<std::byte *>(records.data()) + field.offset), stride_(stride),
          count_(static_cast<quint32>(records.size() / stride)), field_(field)
    {
    }

    quint32 count() const { return count_; }
    void set(quint32 record, std::integral auto value) const
    {
        if (sizeOf(field_) == 1)
            bsp::store(at(record), static_cast<quint8>(value));
        else
            bsp::store(at(record), static_cast<quint32>(std::min<qint64>(value, UINT32_MAX)));
    }
    void set(quint32 record, double value) const { bsp::store(at(record), static_cast<float>(value)); }
    void set(quint32 record, QByteArrayView text) const
    {
        const auto *from = reinterpret_cast<const std::byte *>(text.data());
        std::copy_n(from, std::min<qsizetype>(text.size(), field_.chars), at(record));
    }
    // Sets the value of every record to valueOf(record).
    template <typename ValueOf>
    void setEach(ValueOf valueOf) const
    {
        for (quint32 record = 0; record < count_; ++record)
            set(record, valueOf(record));
    }
    // Sets the value of every record to how many of the faces or brushes listed by leafs have it as `owner`.
    void setCounts(const std::vector<Listed> &all, quint32 Listed::*owner) const
    {
        std::vector<quint32> counts(count_);
        for (const auto &listed : all)
            ++counts[listed.*owner];
        setEach([&](quint32 record) { return counts[record]; });
    }

private:
    std::byte *at(quint32 record) const { return base_ + static_cast<size_t>(record) * stride_; }

    std::byte *base_;
    quint32 stride_, count_;
    const bsp::Field &field_;
};

// A column and the function that writes it.
struct ColumnFunction {
    std::string_view name; // "flags" stands for every column of flags, whatever a format calls it
    void (*write)(Facts &facts, const Cells &cells);
};

std::span<const ColumnFunction> faceFunctions();
std::span<const ColumnFunction> leafFunctions();
std::span<const ColumnFunction> brushFunctions();
// These sum over the faces of models, of texinfos or shaders, and of images.
std::span<const ColumnFunction> modelFunctions();
std::span<const ColumnFunction> texinfoFunctions();
std::span<const ColumnFunction> imageFunctions();

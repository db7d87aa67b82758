#include "core/cells/lumptable.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/tablerows.h"
#include "core/cells/users.h"
#include "core/files/regularfile.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace {

struct LumpTableText {
    Q_DECLARE_TR_FUNCTIONS(lumptable)
};

// Collects what a table's rows change in a lump.
class TablePatch
{
public:
    TablePatch(const MapFile &map, int lump) : map_(map), lump_(lump), count_(map.recordCount(lump)), isSeen_(count_)
    {
        for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field)
            cells_.emplace_back(map, lump, field);
        isGiven_.resize(cells_.size());
    }

    // begin(), put() for each cell, and end() read one row. They return a sentence on what is wrong, or an empty text. `name`
    // and `text` are UTF-8; `isNull`: the cell is JSON's null, which stands for infinite numbers and NaN.
    QString begin(quint64 record);
    Result<int> fieldOf(QByteArrayView name) const;
    QString put(int field, QByteArrayView text, bool isNull = false);
    QString end();
    // Returns the edit once all rows were read.
    Result<Edit> edit();

private:
    QString where(int field, const QString &why) const;
    bool isUnchanged(int field, QByteArrayView text, bool isNull) const;
    QString missing(quint64 record) const
    {
        return LumpTableText::tr("Record %1 is missing. The table must have all records, each once.").arg(numberText(record));
    }

    const MapFile &map_;
    int lump_;
    quint32 count_;
    std::vector<CellText> cells_; // by field
    std::vector<bool> isSeen_;    // by record
    std::vector<CellChange> changes_;
    std::map<quint64, QByteArray> new_; // by number
    quint64 record_ = 0;                // of the current row
    QByteArray *added_ = nullptr;       // its bytes if it is new
    std::vector<bool> isGiven_;         // by field: whether the row has a cell for it
};

QString TablePatch::begin(quint64 record)
{
    record_ = record;
    added_ = nullptr;
    isGiven_.assign(cells_.size(), false);
    const bool isNew = record >= count_;
    if (isNew ? new_.contains(record) : isSeen_[static_cast<size_t>(record)])
        return LumpTableText::tr("Record %1 is there twice.").arg(numberText(record));
    if (!isNew) {
        isSeen_[static_cast<size_t>(record)] = true;
        return {};
    }
    if (const auto why = whyNoMore(map_, lump_); !why.isEmpty())
        return LumpTableText::tr("The map has no record %1. %2").arg(numberText(record), why);
    added_ = &new_.emplace(record, QByteArray(map_.lump(lump_).stride, '\0')).first->second;
    return {};
}

Result<int> TablePatch::fieldOf(QByteArrayView name) const
{
    const int field = map_.findColumn(lump_, {name.data(), static_cast<size_t>(name.size())});
    if (field == bsp::none)
        return Error{LumpTableText::tr("%1 has no column %2.").arg(fromView(map_.lump(lump_).title), QString::fromUtf8(name))};
    if (const auto why = map_.isComputed({lump_, field}) ? whyLocked(map_, {lump_, field}) : QString(); !why.isEmpty())
        return Error{why};
    return field;
}

QString TablePatch::where(int field, const QString &why) const
{
    return LumpTableText::tr("Record %1, column %2: %3").arg(numberText(record_), fromView(map_.field({lump_, field}).name), why);
}

bool TablePatch::isUnchanged(int field, QByteArrayView text, bool isNull) const
{
    const auto &cell = cells_[static_cast<size_t>(field)];
    const auto record = static_cast<quint32>(record_);
    if (cell.isText())
        return !isNull && cell.storedText(record) == QString::fromUtf8(text);
    if (isNull)
        return cell.column().field().type == bsp::Type::F32 && !std::isfinite(cell.column().number(record));
    char number[longestNumber];
    return text == QByteArrayView(number, cell.writeStored(number, record) - number);
}

QString TablePatch::put(int field, QByteArrayView text, bool isNull)
{
    const bsp::FieldRef at{lump_, field};
    if (isGiven_[static_cast<size_t>(field)])
        return where(field, LumpTableText::tr("The column is there twice."));
    isGiven_[static_cast<size_t>(field)] = true;
    if (!added_ && isUnchanged(field, text, isNull))
        return {};
    if (isNull)
        return where(field, LumpTableText::tr("null stands only for a number that is already infinite or not a number."));
    if (const auto why = whyLocked(map_, at); !why.isEmpty())
        return where(field, why);
    auto bytes = cellBytes(map_, at, QString::fromUtf8(text));
    if (!bytes)
        return where(field, bytes.error());
    if (added_)
        std::ranges::copy(bytes.value(), added_->data() + map_.field(at).offset);
    else
        changes_.push_back({{lump_, static_cast<quint32>(record_)}, field, std::move(bytes).value()});
    return {};
}

QString TablePatch::end()
{
    if (const auto lacking = std::ranges::find(isGiven_, false); added_ && lacking != isGiven_.end())
        return where(static_cast<int>(lacking - isGiven_.begin()), LumpTableText::tr("A new record needs a value here."));
    return {};
}

Result<Edit> TablePatch::edit()
{
    if (const auto unseen = std::ranges::find(isSeen_, false); unseen != isSeen_.end())
        return Error{missing(static_cast<quint64>(unseen - isSeen_.begin()))};
    QByteArray appended;
    for (quint64 next = count_; const auto &[record, bytes] : new_) {
        if (record != next)
            return Error{missing(next)};
        appended += bytes;
        ++next;
    }
    auto edit = editOf(map_, std::move(changes_));
    if (appended.isEmpty())
        return edit;
    if (const auto why = whyNoMore(map_, lump_, std::ssize(new_)); !why.isEmpty())
        return Error{why};
    if (edit.empty())
        edit.push_back({.lump = lump_});
    edit.front().splices.push_back({std::ssize(map_.lumpBytes(lump_)), {}, appended});
    return edit;
}

// Returns why a lump cannot be replaced by a table; empty: it can.
QString whyNoTable(const MapFile &map, int lump)
{
    if (const auto why = whyNotReplaced(map, lump); !why.isEmpty())
        return why;
    return map.lump(lump).fields.empty()
               ? LumpTableText::tr("%1 has no records, so that only bytes can replace it.").arg(fromView(map.lump(lump).title))
               : QString();
}

QString sentenceOfLine(qint64 line, const QString &why) { return LumpTableText::tr("Line %1: %2").arg(numberText(line), why); }

} // namespace

LumpFormat lumpFormatOf(const QString &path)
{
    return path.endsWith(u".csv", Qt::CaseInsensitive)    ? LumpFormat::Csv
           : path.endsWith(u".json", Qt::CaseInsensitive) ? LumpFormat::Json
                                                          : LumpFormat::Bytes;
}

QString whyNotExtracted(const MapFile &map, int lump, LumpFormat format)
{
    const auto title = fromView(map.lump(lump).title);
    if (format != LumpFormat::Bytes)
        return map.lump(lump).fields.empty() ? LumpTableText::tr("%1 has no records; extract it as bytes.").arg(title)
                                             : QString();
    return map.isStored(lump) ? QString()
                              : LumpTableText::tr("%1 is derived from other lumps and has no bytes in the file; extract it as "
                                                  "CSV or JSON.")
                                    .arg(title);
}

QString whyNotReplaced(const MapFile &map, int lump)
{
    return map.isStored(lump)
               ? QString()
               : LumpTableText::tr("%1 is derived from other lumps; the map does not store it. Replace those lumps instead.")
                     .arg(fromView(map.lump(lump).title));
}

Result<QByteArray> readLumpFile(const QString &path)
{
    const auto file = openRegularFile(path);
    if (!file)
        return Error{file.error()};
    if (file.value()->size() > bsp::furthestByte)
        return Error{LumpTableText::tr("It is larger than 2 GiB, the most that a map's directory can address.")};
    auto bytes = file.value()->readAll();
    if (file.value()->error() != QFileDevice::NoError)
        return Error{LumpTableText::tr("It cannot be read: %1.").arg(withoutFullStop(file.value()->errorString()))};
    return bytes;
}

Result<Edit> editFromFile(const MapFile &map, int lump, LumpFormat format, QByteArrayView contents, bool isForced)
{
    switch (format) {
    case LumpFormat::Csv: return editFromCsv(map, lump, contents);
    case LumpFormat::Json: return editFromJson(map, lump, contents);
    case LumpFormat::Bytes: break;
    }
    return editFromBytes(map, lump, contents, isForced);
}

Result<Edit> editFromCsv(const MapFile &map, int lump, QByteArrayView csv)
{
    if (const auto why = whyNoTable(map, lump); !why.isEmpty())
        return Error{why};
    CsvRows rows(csv);
    TablePatch patch(map, lump);
    if (!rows.next() || rows.cell(0) != "index")
        return Error{rows.error().isEmpty() ? LumpTableText::tr("Line 1 must name the columns, the first of them index.")
                                            : rows.error()};
    std::vector<int> fields;
    for (size_t cell = 1; cell < rows.count(); ++cell) {
        const auto field = patch.fieldOf(rows.cell(cell));
        if (!field)
            return Error{sentenceOfLine(rows.line(), field.error())};
        fields.push_back(field.value());
    }
    while (rows.next()) {
        if (rows.count() != fields.size() + 1)
            return Error{sentenceOfLine(rows.line(), LumpTableText::tr("it has %1 cells, but line 1 names %2 columns.")
                                                         .arg(numberText(rows.count()), numberText(fields.size() + 1)))};
        bool isNumber = false;
        auto why = patch.begin(rows.cell(0).toUInt(&isNumber));
        if (!isNumber)
            why = LumpTableText::tr("column index: %1 is not the number of a record.").arg(QString::fromUtf8(rows.cell(0)));
        for (size_t cell = 0; cell < fields.size() && why.isEmpty(); ++cell)
            why = patch.put(fields[cell], rows.cell(cell + 1));
        if (why.isEmpty())
            why = patch.end();
        if (!why.isEmpty())
            return Error{sentenceOfLine(rows.line(), why)};
    }
    return rows.error().isEmpty() ? patch.edit() : Result<Edit>(Error{rows.error()});
}

Result<Edit> editFromJson(const MapFile &map, int lump, QByteArrayView json)
{
    if (const auto why = whyNoTable(map, lump); !why.isEmpty())
        return Error{why};
    JsonRows rows(json);
    if (const auto name = QString::fromUtf8(rows.name()); !name.isEmpty() && map.findLump(name) != lump)
        return Error{LumpTableText::tr("The JSON has the records of %1, not of %2.").arg(name, fromView(map.lump(lump).name))};
    TablePatch patch(map, lump);
    for (quint64 record = 0; rows.next(); ++record) {
        auto why = patch.begin(record);
        for (const auto &[name, text, isNull] : rows.members()) {
            if (!why.isEmpty())
                break;
            const auto field = patch.fieldOf(name);
            why = field ? patch.put(field.value(), text, isNull)
                        : LumpTableText::tr("Record %1: %2").arg(numberText(record), field.error());
        }
        if (why.isEmpty())
            why = patch.end();
        if (!why.isEmpty())
            return Error{why};
    }
    return rows.error().isEmpty() ? patch.edit() : Result<Edit>(Error{rows.error()});
}

Result<Edit> editFromBytes(const MapFile &map, int lump, QByteArrayView bytes, bool isForced)
{
    if (const auto why = whyNotReplaced(map, lump); !why.isEmpty())
        return Error{why};
    auto splices = difference(viewOf(map.lumpBytes(lump)), bytes);
    if (splices.empty())
        return Edit{};
    const auto &table = map.lump(lump);
    const auto *row = map.addedRow(lump);
    const bool isAnySize = isForced || (row && row->isShared); // a record's size then follows from the lump's
    if (!isAnySize && bytes.size() % table.stride != 0)
        return Error{LumpTableText::tr("%1 bytes are no multiple of %2, the size of a record of %3.")
                         .arg(numberText(bytes.size()), numberText(table.stride), fromView(table.title))};
    return Edit{{.lump = lump, .splices = std::move(splices)}};
}

QString whyNotAdded(const MapFile &map, const QString &name)
{
    bool isNumber = false;
    name.toInt(&isNumber);
    if (isNumber)
        return LumpTableText::tr("%1 cannot be a name: numbers stand for directory slots.").arg(name);
    if (QString::fromLatin1(name.toLatin1()) != name)
        return LumpTableText::tr("%1 has characters that the name of a BSPX lump cannot have.").arg(name);
    const int lump = map.findLump(name);
    return lump == bsp::none
               ? QString()
               : LumpTableText::tr("The map already has a lump %1. Replace it instead.").arg(fromView(map.lump(lump).name));
}

Edit additionOf(const MapFile &map, const QByteArray &name, QByteArrayView bytes)
{
    return {{.lump = static_cast<int>(map.bspx().size()), .splices = difference({}, bytes), .kind = Patch::Adds, .name = name}};
}

Result<Edit> removalOf(const MapFile &map, int lump)
{
    const auto &table = map.lump(lump);
    if (const auto why = whyNotReplaced(map, lump); !why.isEmpty())
        return Error{why};
    if (map.originOf(lump) != LumpOrigin::Bspx)
        return Error{
            LumpTableText::tr("%1 cannot be removed: it has a fixed place in the map's directory. Only BSPX lumps can be "
                              "removed.")
                .arg(fromView(table.title))};
    const auto place = std::ranges::find(map.bspx(), viewOf(table.name), &MapFile::BspxLump::name) - map.bspx().begin();
    return Edit{{.lump = static_cast<int>(place),
                 .splices = difference(viewOf(map.lumpBytes(lump)), {}),
                 .kind = Patch::Removes,
                 .name = map.bspx()[static_cast<size_t>(place)].name}};
}

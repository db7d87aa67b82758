#include "core/query/exporter.h"

#include "core/blocks.h"
#include "core/cells/lumptable.h"
#include "core/map/celltext.h"
#include "core/map/plainnames.h"
#include "core/text.h"
#include "core/textbuffer.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace {

// Collects output and hands it on in large pieces.
class Output
{
public:
    Output(QIODevice &device, std::stop_token stop) : device_(device), stop_(std::move(stop)) { buffer_.reserve(size + 4096); }

    QByteArray &buffer() { return buffer_; }
    // Returns false if writing failed, now or before, or should stop.
    bool put(QByteArrayView text)
    {
        if (text.size() >= size)
            return flush() && write(text);
        buffer_ += text;
        return buffer_.size() < size ? !failed_ && !stop_.stop_requested() : flush();
    }
    bool flush()
    {
        const bool written = write(buffer_);
        buffer_.resize(0);
        return written;
    }

private:
    bool write(QByteArrayView text)
    {
        while (!failed_ && !stop_.stop_requested() && !text.isEmpty()) {
            const auto written = device_.write(text.data(), text.size());
            failed_ = written < 0; // stays true: missing output must not go unnoticed
            text = text.sliced(std::max<qsizetype>(written, 0));
        }
        return text.isEmpty() && !failed_ && !stop_.stop_requested();
    }

    static constexpr qsizetype size = 1 << 16;
    QIODevice &device_;
    std::stop_token stop_;
    bool failed_ = false;
    QByteArray buffer_;
};

void putNumber(TextBuffer &out, quint32 number) { out.setEnd(writeNumber(out.room(longestNumber), static_cast<qint64>(number))); }

// A cell's text: Latin-1, or UTF-8 that is written unchanged.
struct CellBytes {
    QByteArrayView view;
    bool isUtf8 = false;
    QByteArray held{};
};

void appendUtf8(TextBuffer &out, char byte, bool isUtf8)
{
    const auto c = static_cast<unsigned char>(byte);
    if (c < 0x80 || isUtf8) {
        out += byte;
    } else {
        out += static_cast<char>(0xc0 | (c >> 6));
        out += static_cast<char>(0x80 | (c & 0x3f));
    }
}

void appendJsonString(TextBuffer &out, QByteArrayView text, bool isUtf8 = false)
{
    constexpr char digits[] = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += digits[(c >> 4) & 15];
            out += digits[c & 15];
        } else {
            appendUtf8(out, c, isUtf8);
        }
    }
    out += '"';
}

void appendCsvString(TextBuffer &out, QByteArrayView text, bool isUtf8)
{
    const bool quote = std::ranges::any_of(text, [](char c) { return c == '"' || c == ',' || c == '\n' || c == '\r'; });
    if (quote)
        out += '"';
    for (const char c : text) {
        if (c == '"')
            out += '"';
        appendUtf8(out, c, isUtf8);
    }
    if (quote)
        out += '"';
}

// Returns whether spreadsheets would take the text for a formula (OWASP's list of CSV injections).
bool isFormula(QByteArrayView text) { return !text.isEmpty() && QByteArrayView("=+-@\t\r").contains(text.front()); }

// Replaces what would break the row when a cell is pasted from the clipboard.
void appendTsvString(TextBuffer &out, QByteArrayView text, bool isUtf8)
{
    for (const char c : text)
        appendUtf8(out, c == '\t' || c == '\n' || c == '\r' ? ' ' : c, isUtf8);
}

// One lump's records, written one by one.
class Records
{
public:
    Records(const MapFile &map, const ExportSelection &selection)
        : map_(map), lump_(selection.lump), rows_(selection.rows), asShown_(selection.asShown), mapName_(selection.mapName),
          csvBegin_(selection.lineBegin), withIndex_(selection.withIndex)
    {
        if (selection.named)
            addNamed(*selection.named);
        else
            addColumns(map, selection);
    }

    QByteArray name() const { return viewOf(map_.lump(lump_).name).toByteArray(); }
    // Returns what precedes a record's number in its line of ndjson.
    QByteArray lineBegin(const QByteArray &members) const
    {
        TextBuffer begin;
        begin += '{' + members;
        begin += mapName_ ? "\"map\":" : "\"lump\":";
        appendJsonString(begin, mapName_ ? *mapName_ : viewOf(map_.lump(lump_).name), mapName_.has_value());
        begin += ",\"index\":";
        return begin.view().toByteArray();
    }
    quint32 count() const { return rows_ ? static_cast<quint32>(rows_->size()) : map_.recordCount(lump_); }
    quint32 record(quint32 row) const { return rows_ ? (*rows_)[row] : row; }

    bool hasHeader() const { return !csvBegin_; }
    void appendHeader(TextBuffer &out, char separator) const
    {
        out += "index";
        for (const auto &cell : cells_) {
            out += separator;
            out += viewOf(cell.column().field().name);
        }
        out += '\n';
    }

    void appendLine(TextBuffer &out, quint32 record, ExportFormat format) const
    {
        const char separator = format == ExportFormat::Tsv ? '\t' : ',';
        if (csvBegin_)
            out += *csvBegin_;
        putNumber(out, record);
        for (size_t i = 0; i < cells_.size(); ++i) {
            const auto &cell = cells_[i];
            for (int gap = 0; gap <= gaps_[i]; ++gap)
                out += separator;
            if (!isText(cell)) {
                if (!cell.isNone(record))
                    out.setEnd(cell.writeStored(out.room(longestNumber), record));
                continue;
            }
            const auto text = bytesOf(cell, record);
            if (format == ExportFormat::Tsv)
                appendTsvString(out, text.view, text.isUtf8);
            else if (format == ExportFormat::SheetCsv && isFormula(text.view))
                appendCsvString(out, QByteArray('\'' + text.view.toByteArray()), text.isUtf8);
            else
                appendCsvString(out, text.view, text.isUtf8);
        }
        for (int gap = 0; gap < lastGap_; ++gap)
            out += separator;
        out += '\n';
    }

    void appendIndex(TextBuffer &out, quint32 record) const
    {
        if (!withIndex_)
            return;
        out += QByteArrayView("\"index\":");
        putNumber(out, record);
        if (hasColumns())
            out += ',';
    }
    bool hasColumns() const { return !cells_.empty(); }

    // Appends the members of the record's object, without its braces.
    void appendMembers(TextBuffer &out, quint32 record) const
    {
        for (size_t i = 0; i < cells_.size(); ++i) {
            out += keys_[i];
            if (const auto text = isText(cells_[i]) ? bytesOf(cells_[i], record) : CellBytes(); isText(cells_[i]))
                appendJsonString(out, text.view, text.isUtf8);
            else if (cells_[i].column().field().type == bsp::Type::F32 && !std::isfinite(cells_[i].column().number(record)))
                out += "null";
            else
                out.setEnd(cells_[i].writeStored(out.room(longestNumber), record));
        }
    }

private:
    void addColumns(const MapFile &map, const ExportSelection &selection)
    {
        const auto plain = mapName_ ? plainNames(map.lump(lump_), {"map", "index"}) : std::vector<QByteArray>();
        const auto stored = static_cast<int>(map.lump(lump_).fields.size());
        const int there = map.hasComputed(lump_) ? map.fieldCount(lump_) : stored;
        std::vector<int> columns(static_cast<size_t>(selection.withComputed ? there : stored));
        std::iota(columns.begin(), columns.end(), 0);
        for (const int f : selection.columns ? *selection.columns : std::span<const int>(columns)) {
            if (f < 0 || f >= there)
                continue;
            const auto &field = map.field({lump_, f});
            addCell({map, lump_, f}, mapName_ ? QByteArrayView(plain[static_cast<size_t>(f)]) : viewOf(field.name), false);
        }
    }

    void addNamed(std::span<const ExportColumn> columns)
    {
        for (const auto &column : columns) {
            if (column.cell)
                addCell(*column.cell, column.name, true);
            else
                ++lastGap_;
        }
    }

    void addCell(const CellText &cell, QByteArrayView name, bool isUtf8)
    {
        TextBuffer key;
        appendJsonString(key, name, isUtf8);
        keys_.emplace_back((cells_.empty() ? "" : ",") + key.view().toByteArray() + ':');
        cells_.push_back(cell);
        gaps_.push_back(std::exchange(lastGap_, 0));
    }

    bool isText(const CellText &cell) const { return cell.isText() || (asShown_ && cell.hasWords()); }

    CellBytes bytesOf(const CellText &cell, quint32 record) const
    {
        CellBytes bytes;
        if (!cell.isText()) {
            cell.append(bytes.held, record);
            bytes.view = bytes.held;
            return bytes;
        }
        bytes.view = map_.text(cell.column(), record);
        if (asShown_ && cell.code() == TextCode::Utf8) {
            bytes.held = map_.shownText(cell.column(), record).toUtf8();
            bytes.view = bytes.held;
            bytes.isUtf8 = true;
        }
        return bytes;
    }

    const MapFile &map_;
    int lump_;
    std::optional<std::span<const quint32>> rows_;
    bool asShown_;
    std::optional<QByteArrayView> mapName_;
    std::optional<QByteArrayView> csvBegin_;
    bool withIndex_;
    std::vector<CellText> cells_;
    std::vector<int> gaps_; // by cell: columns without a cell before it
    int lastGap_ = 0;       // and after the last one
    std::vector<PaddedText> keys_;
};

// Calls `append(out, row)` for each row, on several threads.
template <typename Append>
bool writeRows(quint32 count, Output &out, Append append)
{
    constexpr quint64 blockRows = 8192;
    constexpr qsizetype rowRoom = 256; // bytes, so that few texts grow; the system allocates no memory for unused ones
    const auto make = [&append](quint64 first, quint64 last) {
        TextBuffer text;
        text.room(rowRoom * static_cast<qsizetype>(last - first));
        for (auto row = first; row < last; ++row)
            append(text, static_cast<quint32>(row));
        return text;
    };
    return processInBlocks(count, blockRows, make, [&out](const TextBuffer &text) { return out.put(text.view()); })
           && out.flush();
}

bool writeLines(const Records &records, ExportFormat format, Output &out)
{
    if (records.hasHeader()) {
        TextBuffer header;
        records.appendHeader(header, format == ExportFormat::Tsv ? '\t' : ',');
        out.buffer() += header.view();
    }
    return writeRows(records.count(), out,
                     [&](TextBuffer &text, quint32 row) { records.appendLine(text, records.record(row), format); });
}

bool writeNdjson(const Records &records, const QByteArray &members, Output &out)
{
    const PaddedText begin(records.lineBegin(members));
    return writeRows(records.count(), out, [&](TextBuffer &text, quint32 row) {
        text += begin;
        putNumber(text, records.record(row));
        if (records.hasColumns())
            text += ',';
        records.appendMembers(text, records.record(row));
        text += "}\n";
    });
}

bool writeJson(const Records &records, Output &out)
{
    out.buffer() += '[';
    const bool written = writeRows(records.count(), out, [&](TextBuffer &text, quint32 row) {
        text += QByteArrayView(row == 0 ? "\n{" : ",\n{");
        records.appendIndex(text, records.record(row));
        records.appendMembers(text, records.record(row));
        text += '}';
    });
    out.buffer() += ']';
    return written;
}

} // namespace

std::vector<int> recordLumps(const MapFile &map)
{
    std::vector<int> lumps;
    for (const int lump : map.lumps())
        if (map.lump(lump).kind == bsp::Kind::Records)
            lumps.push_back(lump);
    return lumps;
}

std::vector<int> recordTables(const MapFile &map)
{
    std::vector<int> lumps;
    std::ranges::copy_if(map.lumps(), std::back_inserter(lumps), [&map](int lump) { return !map.lump(lump).fields.empty(); });
    return lumps;
}

bool exportRecords(const MapFile &map, std::span<const ExportSelection> selections, ExportFormat format, QIODevice &to, bool bare,
                   std::stop_token stop, const QByteArray &members)
{
    Output out(to, std::move(stop));
    if (format == ExportFormat::Json && !bare)
        out.buffer() += '{' + members;
    bool first = true;
    for (const auto &selection : selections) {
        const Records records(map, selection);
        bool written = false;
        switch (format) {
        case ExportFormat::Csv:
        case ExportFormat::SheetCsv:
        case ExportFormat::Tsv: written = writeLines(records, format, out); break;
        case ExportFormat::Ndjson: written = writeNdjson(records, members, out); break;
        case ExportFormat::Json:
            if (!bare)
                out.buffer() += (first ? "\n\"" : ",\n\"") + records.name() + "\": ";
            written = writeJson(records, out);
            break;
        }
        if (!written)
            return false;
        first = false;
    }
    if (format == ExportFormat::Json)
        out.buffer() += bare ? "\n" : "\n}\n";
    return out.flush();
}

bool writeLumpFile(const MapFile &map, int lump, LumpFormat format, QByteArrayView bytes, QIODevice &to, std::stop_token stop)
{
    if (format == LumpFormat::Bytes)
        return to.write(bytes.data(), bytes.size()) == bytes.size();
    const ExportSelection selections[] = {{.lump = lump}};
    return exportRecords(map, selections, format == LumpFormat::Csv ? ExportFormat::Csv : ExportFormat::Json, to, false,
                         std::move(stop));
}

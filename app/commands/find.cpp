#include "app/commands/findwords.h"
#include "app/commands/overmaps.h"
#include "core/format/formats.h"
#include "core/map/plainnames.h"
#include "core/opening/readmap.h"
#include "core/query/emptyfilter.h"
#include "core/query/exporter.h"
#include "core/query/termreader.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

enum class FindForm { Text, Csv, Ndjson, Json, Count, Files };

struct FindJob {
    RecordQuery query;
    FindForm form = FindForm::Text;
    std::optional<size_t> first{}; // --first
    bool isOfMany = false;         // JSON names the map
    bool hasSummary = true;        // text: the first three values follow the columns that the filter names
};

// What was found in one map.
struct MapFinds {
    size_t hits = 0; // for --files, 1 at most
    bool isSearched = false;
    QString skipped{}, format{}; // why it has no such records; the game whose format it has
    QString hint{};              // on a term that nothing can pass
    std::vector<Filter::Omission> omissions{};
    QStringList unknownKeys{};
};

QByteArray jsonText(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
}

QByteArray csvText(const QString &text)
{
    const bool isPlain = std::ranges::none_of(text, [](QChar c) { return u",\"\r\n"_s.contains(c); });
    return (isPlain ? text : u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"').toUtf8();
}

void put(QByteArrayView bytes) { MapOutput::current()->text.append(bytes); }

// Prints a line for each record: its map, its title and its columns, by default those of the filter and the first three values.
void printLines(const FindJob &job, const QString &file, const MapFile &map, const FoundRecords &found)
{
    const auto columns = std::span(found.columns()).first(job.hasSummary ? found.filterColumns() : found.columns().size());
    for (const quint32 record : found.records()) {
        const RecordRef ref{found.lump(), record};
        QString line = u"%1: %2:"_s.arg(file, title(map, ref));
        for (const auto &[name, cell] : columns)
            line += u" %1=%2"_s.arg(QString::fromUtf8(name), Filter::quoted(cell->text(record)));
        if (job.hasSummary)
            line += (columns.empty() ? u" "_s : u"; "_s) + summary(map, ref);
        put(inOneLine(line).toUtf8() + '\n');
    }
}

// Notes if a map stores columns that the CSV lacks: maps of its format were not expected.
void noteMissingColumns(const FindJob &job, const Arguments &arguments, const bsp::Lump &table)
{
    const auto isMissing = [&job](const bsp::Field &field) {
        const auto &columns = job.query.columns;
        const auto name = fromView(field.name);
        return !columns.contains(name, Qt::CaseInsensitive) && !columns.contains(nameElsewhere(name), Qt::CaseInsensitive);
    };
    if (job.form == FindForm::Csv && job.query.isLenient && job.query.showsColumns
        && std::ranges::any_of(table.fields, isMissing))
        fail(arguments.command(),
             CommandText::tr("The CSV lacks columns of the table %1. Name them with --columns, or use --format ndjson.")
                 .arg(fromView(table.name)));
}

void exportFound(const FindJob &job, const QString &file, const MapFile &map, const FoundRecords &found)
{
    const auto begin = csvText(file) + ',';
    const ExportSelection selection{.lump = found.lump(),
                                    .rows = found.records(),
                                    .named = found.columns(),
                                    .lineBegin = begin,
                                    .withIndex = job.form == FindForm::Json};
    MapOutputDevice device(*MapOutput::current());
    const auto format = job.form == FindForm::Csv      ? ExportFormat::Csv
                        : job.form == FindForm::Ndjson ? ExportFormat::Ndjson
                                                       : ExportFormat::Json;
    exportRecords(map, {&selection, 1}, format, device, true, {}, "\"map\":" + jsonText(file) + ',');
}

// Returns the beginning of a map's JSON object, without the line end before the next member.
QByteArray objectBegin(const FindJob &job, const QString &file)
{
    return job.isOfMany ? "{\n\"file\": " + jsonText(file) + ",\n\"error\": null," : QByteArray("{");
}

// Returns the JSON member with the alternatives that were not searched for, after a comma; empty: there are none.
QByteArray notSearched(const FoundRecords &found)
{
    QJsonArray words;
    for (const auto &omission : found.omissions())
        words.append(omission.words);
    return words.isEmpty() ? QByteArray() : ",\n\"notSearched\": " + QJsonDocument(words).toJson(QJsonDocument::Compact);
}

void printFound(const FindJob &job, const QString &file, const MapFile &map, const FoundRecords &found)
{
    const auto count = found.records().size();
    switch (job.form) {
    case FindForm::Text: return printLines(job, file, map, found);
    case FindForm::Csv:
    case FindForm::Ndjson: return exportFound(job, file, map, found);
    case FindForm::Json:
        put(objectBegin(job, file) + "\n\"lump\": " + jsonText(fromView(map.lump(found.lump()).name)) + notSearched(found)
            + ",\n\"records\": ");
        exportFound(job, file, map, found);
        return put("}\n");
    case FindForm::Count: return put(csvText(file) + ',' + QByteArray::number(count) + '\n');
    case FindForm::Files:
        if (count > 0)
            put(inOneLine(file).toUtf8() + '\n');
        return;
    }
}

// Finds at most `most` records of a map and prints them. Returns an exit code.
int findInMap(MapFinds &finds, const FindJob &job, const Arguments &arguments, const QString &file, size_t most)
{
    auto opened = openMap(file, arguments);
    if (!opened)
        return fail(file, opened.error());
    FilteredMap map(std::move(opened).value());
    const auto found = findRecords(map, job.query, most);
    if (!found) {
        finds.skipped = found.error();
        finds.format = fromView(map.map().format().game().title);
        if (job.form == FindForm::Json)
            put(objectBegin(job, file) + "\n\"skipped\": " + jsonText(finds.skipped) + "\n}\n");
        return Fine;
    }
    finds.isSearched = true;
    finds.hits = found.value().records().size();
    finds.omissions = found.value().omissions();
    finds.unknownKeys = found.value().unknownKeys();
    finds.hint = found.value().hint();
    noteMissingColumns(job, arguments, map.map().lump(found.value().lump()));
    printFound(job, file, map.map(), found.value());
    return Fine;
}

// Returns whether an alternative of a filter fits the table in some format, by maps without records.
bool fitsSomeFormat(const QString &alternative, const QString &table)
{
    const auto parsed = ParsedFilter::parse(alternative);
    return std::ranges::any_of(bsp::formats(), [&](const bsp::Format *format) {
        auto empty = readMap(QByteArray(static_cast<qsizetype>(format->headerSize()), '\0'), *format);
        if (!empty)
            return false;
        FilteredMap map(std::move(empty).value());
        const int lump = map.map().findLump(table);
        return lump != bsp::none && !map.bindFitting(parsed, lump).fault();
    });
}

// What was found in all maps.
class FindTotals
{
public:
    size_t hits() const { return hits_; }
    // Returns whether the table and the filter fit any of the maps that could be read.
    bool isAnySearched() const { return searched_ > 0 || skipped_.empty(); }

    void add(const MapFinds &finds)
    {
        hits_ += finds.hits;
        if (!finds.skipped.isEmpty())
            skipped_[finds.skipped].add(finds.format);
        if (!finds.isSearched)
            return;
        ++searched_;
        hint_ = hint_.isEmpty() ? finds.hint : hint_;
        for (const auto &[words, why] : finds.omissions)
            omitted_[words][why].add({});
        unknownKeys_.add(finds.unknownKeys);
    }

    // Prints which maps were skipped, which alternatives were not searched for in which, and which keys no map has. Returns the
    // exit code for maps that could all be read.
    int report(const QString &command, const RecordQuery &query, qsizetype maps) const
    {
        const auto all = numberText(maps);
        for (const auto &[why, skipped] : distinct(skipped_))
            fail(command, isAnySearched() ? CommandText::tr("Skipped maps: %1 of %2 (%3). %4")
                                                .arg(numberText(skipped.count), all, skipped.formats.join(u", "_s), why)
                                          : why);
        bool fitsNone = !isAnySearched();
        for (const auto &[words, reasons] : omitted_) {
            int omitted = 0;
            for (const auto &[why, affected] : distinct(reasons)) {
                fail(command,
                     CommandText::tr("Maps not searched for %1: %2 of %3. %4").arg(words, numberText(affected.count), all, why));
                omitted += affected.count;
            }
            fitsNone = fitsNone || (omitted == searched_ && !fitsSomeFormat(words, query.table));
        }
        for (const auto &key : unknownKeys_.keys())
            fail(command, CommandText::tr("No entity in these maps has a key %1.").arg(key));
        if (hits_ == 0 && searched_ > 0)
            for (const auto &sentence : suggestionsFor(query.filter) + QStringList{hint_})
                if (!sentence.isEmpty())
                    fail(command, sentence);
        return fitsNone ? Failed : hits_ == 0 ? Findings : Fine;
    }

private:
    struct Maps {
        int count = 0;
        QStringList formats{};

        void add(const QString &format)
        {
            ++count;
            if (!format.isEmpty() && !formats.contains(format))
                formats.append(format);
        }
    };
    using Reasons = std::map<QString, Maps>; // by the reason

    // Counts maps of a reason with those of the reason that begins with it: the same, and what may have been meant.
    static Reasons distinct(Reasons reasons)
    {
        for (auto reason = reasons.begin(); reason != reasons.end();) {
            const auto next = std::next(reason);
            if (next == reasons.end() || !next->first.startsWith(reason->first)) {
                reason = next;
                continue;
            }
            next->second.count += reason->second.count;
            next->second.formats += reason->second.formats;
            next->second.formats.removeDuplicates();
            reason = reasons.erase(reason);
        }
        return reasons;
    }

    size_t hits_ = 0;
    int searched_ = 0; // maps
    Reasons skipped_;
    std::map<QString, Reasons> omitted_; // by the alternative
    KeysOfNoMap unknownKeys_;
    QString hint_;
};

QByteArray csvHeader(const RecordQuery &query)
{
    QByteArray header = "file,index";
    for (const auto &name : query.columns)
        header += ',' + csvText(query.hasPlainNames ? QString::fromLatin1(plainName(name.toUtf8())) : name);
    return header + '\n';
}

// Searches the maps and prints what was found, in their order. Returns an exit code.
int findInMaps(const FindJob &job, const Arguments &arguments, MapsRun run)
{
    bool needsHeader = job.form == FindForm::Csv, isHeaderWritten = true;
    std::vector<MapFinds> made(run.maps.size());
    FindTotals totals;
    const auto most = job.form == FindForm::Files ? 1 : job.first.value_or(std::numeric_limits<size_t>::max());
    const auto work = [&](size_t index) { return findInMap(made[index], job, arguments, run.maps[index].path, most); };
    const auto take = [&](size_t index, MapOutput &output) {
        auto &finds = made[index];
        const auto left = job.first ? *job.first - totals.hits() : finds.hits;
        if (finds.hits > left) { // only the last map that is taken
            MapOutput again{.file = output.file};
            const MapOutput::Here here(again);
            output.text = {};
            findInMap(finds, job, arguments, run.maps[index].path, left);
            output.text = std::move(again.text);
        }
        totals.add(finds);
        if (needsHeader && finds.isSearched) {
            needsHeader = false;
            isHeaderWritten = tryPrint(QString::fromUtf8(csvHeader(job.query)));
        }
        return !job.first || totals.hits() < *job.first;
    };
    run.mayEnd = true;
    const int code = runOverMaps(run, work, take);
    if (code == Cancelled)
        return code;
    const int found = totals.report(arguments.command(), job.query, countOfMaps(run.maps));
    const bool isTotalWritten =
        job.form != FindForm::Count || !totals.isAnySearched() || tryPrint(u"total,%1\n"_s.arg(totals.hits()));
    if (!isHeaderWritten || !isTotalWritten)
        return fail(CommandText::tr("The output cannot be written."));
    return worse(code, found);
}

Result<FindForm> findFormOf(const Arguments &arguments)
{
    const bool counts = arguments.has(u"count"_s), names = arguments.has(u"files"_s), isLines = arguments.has(u"json-lines"_s);
    const auto format = arguments.has(u"format"_s) ? arguments.value(u"format"_s) : isLines ? u"json"_s : u"text"_s;
    if (counts && names)
        return Error{CommandText::tr("find: --count cannot be combined with --files.")};
    if ((counts || names) && format.contains(u"json"))
        return Error{CommandText::tr("find: --%1 cannot be combined with JSON.").arg(counts ? u"count"_s : u"files"_s)};
    if (isLines && format != u"json")
        return Error{jsonLinesFault(u"find"_s, format)};
    const QStringList forms{u"text"_s, u"csv"_s, u"ndjson"_s, u"json"_s}; // as in FindForm
    const auto form = forms.indexOf(format);
    if (form < 0)
        return Error{
            withMeant(CommandText::tr("find: unknown format %1; use text, csv, ndjson or json.").arg(format), format, forms)};
    return counts ? FindForm::Count : names ? FindForm::Files : static_cast<FindForm>(form);
}

// Returns whether a name is that of a column that precedes those of the table and is always printed. For entities, map and lump
// are keys.
bool isAlwaysPrinted(const QString &name, const QString &table)
{
    const auto lumps = lumpsNamed(table);
    const auto hasIt = [&name](const DeclaredLump &each) { return !fieldsNamed(*each.lump, name).empty(); };
    const QStringList inAll{u"file"_s, u"index"_s, u"id"_s};
    const auto names = isEntityTable(table) ? inAll : inAll + QStringList{u"map"_s, u"lump"_s};
    return names.contains(name, Qt::CaseInsensitive) && std::ranges::none_of(lumps, hasIt);
}

// Reads everything but the names of the maps. Fails with a sentence.
Result<FindJob> findJobOf(const Arguments &arguments, const FindWords &words)
{
    const auto form = findFormOf(arguments);
    if (!form)
        return Error{form.error()};
    auto query = RecordQuery::parse(words.table, words.filter);
    if (!query)
        return Error{u"find: "_s + query.error()};
    if (!isEntityTable(query.value().table) && comparesWithDisk(query.value().filter))
        return Error{
            CommandText::tr("find: the terms modified and was.COLUMN compare a map that is being edited with its file on "
                            "disk. They work only in the window.")};
    FindJob job{.query = std::move(query).value(), .form = form.value()};
    bool isNumber = true;
    if (arguments.has(u"first"_s))
        job.first = arguments.value(u"first"_s).toULongLong(&isNumber);
    if (!isNumber || job.first == 0)
        return Error{CommandText::tr("find: --first takes a whole number, 1 or more.")};
    for (const auto &name : arguments.value(u"columns"_s).split(u',', Qt::SkipEmptyParts))
        if (!isAlwaysPrinted(name.trimmed(), job.query.table))
            job.query.columns.append(name.trimmed());
    job.hasSummary = !arguments.has(u"columns"_s);
    const bool isLine = job.form == FindForm::Text && job.hasSummary;
    job.query.showsColumns = job.form < FindForm::Count && (job.hasSummary || !job.query.columns.isEmpty())
                             && !(isLine && filterColumns(job.query, bsp::formats()).isEmpty());
    job.query.hasPlainNames = arguments.has(u"plain-names"_s);
    return job;
}

} // namespace

Synopsis findSynopsis()
{
    return {
        u"find"_s,
        u"FILE... TABLE [FILTER]"_s,
        CommandText::tr(
            "Finds the records of a table that match a filter, in any number of maps of any format.\n\nTABLE is a lump with "
            "records or a derived table, as dump names them: faces, texinfo, entitylist, images. faces also finds the surfaces "
            "of Quake III. FILTER is a filter as in the window, in quotes: 'texture~sky squareUnits>1000'; lumpscope help filter "
            "explains what it may contain. Without it, all records are found.\n\nThe last word is TABLE if it is the name of a "
            "table. Otherwise it is FILTER, and the word before it is "
            "TABLE. To search for a word that is also the name of a table, put it in quotes of its own: '\"model\"'. A file with "
            "such a name needs a path: ./model.\n\nMaps without this table, or without a column, flag or named value that FILTER "
            "or --columns names, are skipped and counted at the end. If FILTER has alternatives (a | b), each map is searched "
            "for those whose columns, flags and values it has; the others are reported at the end.")
            + u"\n\n"_s + manyHelp(),
        {{u"columns"_s, u"A,B"_s,
          CommandText::tr(
              "Print these columns of the table, which may be calculated or, for entities, any keys; origin stands for "
              "origin.x, origin.y and origin.z. The map and the record's number (index; id in filters) always come first. By "
              "default, the columns that FILTER names come first, followed in "
              "text by the first three values, and in the other output formats by all columns that the table stores. If the "
              "maps have several formats, CSV has the columns of all of them.")},
         {u"format"_s, u"text|csv|ndjson|json"_s,
          CommandText::tr(
              "The output format; by default text, with a line for each record. CSV begins with file,index; each line of "
              "ndjson names its map. --json-lines is a form of json, and cannot be combined with the others.")},
         jsonLinesOption(),
         jobsOption(),
         {u"count"_s,
          {},
          CommandText::tr("Print only how many records are found in each map, as FILE,COUNT, and at the end total,COUNT.")},
         {u"first"_s, u"N"_s, CommandText::tr("Stop after N records in all maps together; with --files, after N maps.")},
         {u"files"_s, {}, CommandText::tr("Print only the names of the maps in which records are found.")},
         {u"plain-names"_s,
          {},
          CommandText::tr("Name columns with letters, digits and underscores only, for databases: origin_x, styles_0.")}},
        CommandText::tr("Records were found."),
        CommandText::tr("A map cannot be read; no map has the table or a column; no format has what an alternative of FILTER "
                        "names; or the arguments are wrong."),
        CommandText::tr("No records were found.")};
}

int find(const Arguments &arguments)
{
    auto words = findWordsOf(QStringList{arguments.file()} + arguments.positionals());
    if (!words)
        return fail(words.error());
    auto read = findJobOf(arguments, words.value());
    if (!read)
        return fail(read.error());
    auto &job = read.value();
    if (job.form == FindForm::Json)
        speakEnglish();
    auto named = mapsNamedBy(words.value().files);
    job.isOfMany = named.isMany || arguments.has(u"json-lines"_s);
    if (job.form == FindForm::Csv) {
        auto &query = job.query;
        query.isLenient = query.columns.isEmpty();
        query.isExact = true;
        query.columns = query.showsColumns ? csvColumns(query, named.maps, arguments.as()) : QStringList();
    }
    const bool isList = job.form == FindForm::Json && job.isOfMany;
    return findInMaps(job, arguments,
                      {.maps = std::move(named.maps),
                       .unfollowed = std::move(named.unfollowed),
                       .form = isList ? formOf(arguments, ManyForm::Json) : ManyForm::Plain,
                       .command = arguments.command()});
}

} // namespace commands

#include "app/commands/overmaps.h"

#include "core/files/outputfile.h"
#include "core/files/samepath.h"
#include "core/files/system.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <utility>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct MapResult {
    int code = Fine;
    MapOutput output;
    std::exception_ptr thrown{}; // why nothing is printed about the map; its sentence takes memory, too
};

bool isJson(ManyForm form) { return form == ManyForm::Json || form == ManyForm::JsonLines; }

// Writes what is printed about the maps, one after the other.
class ManyWriter
{
public:
    ManyWriter(ManyForm form, OutputFile *file) : form_(form), file_(file) { arranged_.reserve(pieceSize); }

    bool begin() { return form_ != ManyForm::Json || write("{\n    \"maps\": ["); }
    bool end() { return form_ != ManyForm::Json || write("\n    ]\n}\n"); }
    // Returns false if the output cannot be written.
    bool add(const MapOutput &output)
    {
        isCutOff_ = true;
        const bool isWritten = write(output);
        isCutOff_ = false;
        return isWritten;
    }
    // Returns why the standard output cannot be written; empty: it can, as far as is known.
    const QString &why() const { return why_; }
    bool isCutOff() const { return isCutOff_; } // the last add() threw, perhaps in the middle of an element

private:
    static constexpr qsizetype pieceSize = 64 << 10; // bytes that are written at once
    static constexpr qsizetype mostIndent = 1 << 10, depthInList = 2;

    bool write(const MapOutput &output)
    {
        const bool isNamed = form_ == ManyForm::Text && !(output.text.isEmpty() && output.notes.isEmpty());
        if (isNamed && !write(inOneLine(output.file).toUtf8() + ":\n"))
            return false;
        if (form_ == ManyForm::Text || form_ == ManyForm::Plain)
            return output.text.eachBlock([this](const QByteArray &block) { return write(block); }) && write(output.notes);
        if (form_ == ManyForm::Json && !write(isFirst_ ? "\n" : ",\n"))
            return false;
        isFirst_ = isLineBegun_ = isLineEnded_ = isInString_ = isEscaped_ = false;
        depth_ = depthInList;
        return output.text.eachBlock([this](const QByteArray &block) { return writeArranged(block); })
               && (form_ == ManyForm::Json || write("\n"));
    }
    // Writes the notes that no map had before, and how many others there are.
    bool write(const QStringList &notes)
    {
        QString text;
        int known = 0;
        for (const auto &note : notes) {
            const auto hash = qHash(note); // notes of many maps would take much memory
            known += notes_.contains(hash) ? 1 : 0;
            text += notes_.contains(hash) ? QString() : note;
            notes_.insert(hash);
        }
        if (known > 0)
            text += CommandText::tr("Notes already printed above: %1\n").arg(numberText(known));
        return text.isEmpty() || write(text.toUtf8());
    }
    // Writes a part of an element, whose lines are indented by their depth, or joined where each element is a line. JSON has line
    // ends only between its words. Takes no memory, which could leave half an element.
    bool writeArranged(const QByteArray &block)
    {
        for (const char c : block) {
            const bool isAtBegin = isLineEnded_ || !isLineBegun_;
            if (c == '\n')
                isLineEnded_ = true;
            if (c == '\n' || (c == ' ' && isAtBegin))
                continue;
            const bool isOpening = !isInString_ && (c == '{' || c == '['), isClosing = !isInString_ && (c == '}' || c == ']');
            depth_ -= isClosing ? 1 : 0;
            const qsizetype indent = form_ == ManyForm::Json && isAtBegin ? std::min(4 * depth_, mostIndent) : 0;
            if (arranged_.size() + indent + 2 > pieceSize && !writeArrangedPiece())
                return false;
            if (form_ == ManyForm::Json && isLineEnded_)
                arranged_ += '\n';
            arranged_.append(indent, ' ');
            arranged_ += c;
            depth_ += isOpening ? 1 : 0;
            isInString_ = isInString_ != (c == '"' && !isEscaped_);
            isEscaped_ = isInString_ && c == '\\' && !isEscaped_;
            isLineBegun_ = true;
            isLineEnded_ = false;
        }
        return writeArrangedPiece();
    }
    bool writeArrangedPiece()
    {
        const bool isWritten = write(arranged_);
        arranged_.resize(0); // keeps what is reserved
        return isWritten;
    }
    bool write(QByteArrayView bytes)
    {
        if (file_)
            return file_->write(bytes);
        const auto size = static_cast<size_t>(bytes.size());
        const bool isDone = std::fwrite(bytes.data(), 1, size, stdout) == size && std::fflush(stdout) == 0;
        why_ = isDone || !why_.isEmpty() ? why_ : sys::reason();
        return isDone;
    }

    ManyForm form_;
    OutputFile *file_; // null: the standard output
    QByteArray arranged_{};
    QSet<size_t> notes_{};
    QString why_{};
    bool isFirst_ = true, isCutOff_ = false;
    // In the element:
    bool isLineBegun_ = false, isLineEnded_ = false, isInString_ = false, isEscaped_ = false;
    qsizetype depth_ = depthInList; // brackets that are open
};

// Prints the sentences of the maps to the standard error. What is the same for several is printed once, and counted.
class SentencePrinter
{
public:
    explicit SentencePrinter(const MapsRun &run) : run_(run)
    {
        for (auto *list : {&failed_, &noMaps_})
            list->reserve(std::ssize(run.maps));
    }

    // Lists a map, or what leads to none, at the end. Takes no memory.
    void addFailed(const NamedMap &named) { (named.isMap ? failed_ : noMaps_).append(named.path); }
    void print(const MapResult &result, const NamedMap &named)
    {
        const auto &file = result.output.file;
        for (const auto &sentence : result.output.sentences) {
            const auto &[about, text] = sentence;
            const bool isOfMap = about.isEmpty() || about == file || about == run_.command;
            const bool isWhyFailed = result.code == Failed && &sentence == &result.output.sentences.back();
            if (isOfMap && (run_.isEdit || result.code == Failed))
                fail(file, isWhyFailed && !named.listed.isEmpty() ? text + u' ' + named.listed : text);
            else if (const int count = isOfMap ? counts_[text]++ : 0; isOfMap && count == 0)
                fail(file, text);
            else if (!isOfMap && !isKnown(about, text))
                fail(about, text);
        }
        if (result.code == Failed && !result.output.sentences.empty())
            addFailed(named);
        if (result.output.lacksBytes)
            incomplete_.append(file);
    }
    void printTotals()
    {
        for (const auto &[text, count] : counts_)
            if (count > 1)
                fail(CommandText::tr("The same for other maps (%1): %2").arg(numberText(count - 1), text));
        if (!run_.unfollowed.isEmpty())
            fail(CommandText::tr("Links to folders that were not followed: %1: %2.")
                     .arg(numberText(run_.unfollowed.size()), namesText(run_.unfollowed)));
        if (run_.maps.size() == 1)
            return;
        const auto count = numberText(countOfMaps(run_.maps));
        if (!incomplete_.isEmpty())
            fail(CommandText::tr("Maps with incomplete lumps: %1 of %2: %3.")
                     .arg(numberText(incomplete_.size()), count, namesText(incomplete_)));
        if (!failed_.isEmpty())
            fail((run_.isEdit || run_.writes ? CommandText::tr("Maps that could not be read or written: %1 of %2: %3.")
                                             : CommandText::tr("Maps that could not be read: %1 of %2: %3."))
                     .arg(numberText(failed_.size()), count, namesText(failed_)));
        if (!noMaps_.isEmpty())
            fail(CommandText::tr("Folders, archives, lists or patterns in which no map was found: %1: %2.")
                     .arg(numberText(noMaps_.size()), namesText(noMaps_)));
    }

private:
    bool isKnown(const QString &about, const QString &text)
    {
        const auto line = about + u'\n' + text;
        const bool isThere = known_.contains(line);
        known_.insert(line);
        return isThere;
    }

    const MapsRun &run_;
    std::map<QString, int> counts_; // of sentences about maps
    QSet<QString> known_;           // of sentences about other files
    QStringList failed_, noMaps_;   // maps, and folders and the like
    QStringList incomplete_;        // maps
};

// Shows in a terminal how many maps of a run are done that prints little.
class ProgressLine
{
public:
    explicit ProgressLine(const MapsRun &run) : count_(run.maps.size()), isShown_(run.writes && count_ > 1 && sys::isTerminal())
    {
        since_.start();
    }

    // Takes the line away, so that something else can be printed.
    void clear()
    {
        if (length_ > 0)
            print('\r' + QByteArray(std::exchange(length_, 0), ' ') + '\r');
    }
    void show(size_t done)
    {
        constexpr qint64 interval = 500; // milliseconds
        if (!isShown_ || since_.elapsed() < interval)
            return;
        since_.restart();
        const auto text = CommandText::tr("%1 of %2 maps").arg(numberText(done), numberText(count_));
        length_ = text.size();
        print('\r' + text.toUtf8());
    }

private:
    static void print(const QByteArray &bytes)
    {
        std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
        std::fflush(stderr);
    }

    size_t count_;
    bool isShown_;
    QElapsedTimer since_{}; // since the line last changed
    qsizetype length_ = 0;  // characters of the line
};

// Adds the element of a map about which nothing was printed.
void addMissingElement(const MapsRun &run, MapResult &result)
{
    if (!isJson(run.form) || !result.output.text.isEmpty())
        return;
    const auto &sentences = result.output.sentences;
    const auto error = result.code == Failed && !sentences.empty() ? QJsonValue(sentences.back().text) : QJsonValue();
    printJson({{u"file"_s, result.output.file}, {u"error"_s, error}});
}

// Works on a map, in any thread. Throws nothing.
MapResult resultOf(const MapsRun &run, size_t index, const std::function<int(size_t)> &work)
{
    const auto &named = run.maps[index];
    MapResult result{.output = {.file = named.path, .isOneOfMany = run.maps.size() > 1}};
    const MapOutput::Here here(result.output);
    try {
        result.code = named.fault.isEmpty() ? work(index) : fail(named.path, named.fault);
        addMissingElement(run, result);
    } catch (const std::exception &) {
        result.thrown = std::current_exception();
        result.output.text = {};
    }
    return result;
}

// Makes an exception the failure of its map. Keeps what was printed about the map.
void addFailure(const MapsRun &run, MapResult &result)
{
    const MapOutput::Here here(result.output);
    result.code = fail(result.output.file, exceptionSentence(result.thrown));
    addMissingElement(run, result);
}

QString sentenceOfShared(const QString &output, const NamedMap &one, const NamedMap &other, bool isSame)
{
    const bool areOfTwoFolders = one.below > 0 && other.below > 0 && one.path.first(one.below) != other.path.first(other.below);
    return (!isSame           ? CommandText::tr("%1: On a file system that ignores case, both %2 and %3 would be written to it.")
            : areOfTwoFolders ? CommandText::tr("%1: Both %2 and %3 would be written to it. Name a folder that contains both, "
                                                "or write them into different folders.")
                              : CommandText::tr("%1: Both %2 and %3 would be written to it. Write them into different folders."))
        .arg(output, one.path, other.path);
}

// Returns the maps that share an output with others, by output.
std::vector<std::vector<PlannedOutput>> sharingMaps(const std::vector<PlannedOutput> &outputs)
{
    FileSet known;
    QHash<QString, size_t> numbers;    // of groups, by their first output
    QHash<QString, QString> spellings; // of these outputs, by themselves regardless of case
    std::vector<std::vector<PlannedOutput>> groups;
    const auto sharedWith = [&](const QString &path) -> QString {
        if (numbers.contains(path))
            return path;
        if (!known.contains(path)) // a FileSet cannot tell in a folder that does not exist yet
            return QFileInfo::exists(path) ? QString() : spellings.value(path.toCaseFolded());
        const auto isSame = [&path](const QString &each) { return isSameFile(each, path); };
        const auto linked = std::find_if(numbers.keyBegin(), numbers.keyEnd(), isSame);
        return linked == numbers.keyEnd() ? QString() : *linked;
    };
    for (const auto &output : outputs) {
        const auto &path = output.path;
        if (const auto earlier = sharedWith(path); !earlier.isEmpty()) {
            groups[numbers.value(earlier)].push_back(output);
            continue;
        }
        known.add(path);
        numbers.insert(path, groups.size());
        spellings.insert(path.toCaseFolded(), path);
        groups.push_back({output});
    }
    std::erase_if(groups, [](const auto &group) { return group.size() == 1; });
    return groups;
}

// Returns whether a map can be read; otherwise its fault says why not.
bool isReadable(NamedMap &map, const Arguments &arguments)
{
    try {
        if (const auto opened = ::openMap(map.path, arguments.as()); !opened)
            map.fault = opened.error();
    } catch (const std::exception &) {
        map.fault = exceptionSentence(std::current_exception());
    }
    return map.fault.isEmpty();
}

// Checks the files of the outputs. A map that cannot be read gets a fault if another is written to the same file. Returns a
// sentence if something is wrong.
QString faultOfManyOptions(const Arguments &arguments, const ManyOptions &options, std::vector<NamedMap> &maps)
{
    for (const auto &[option, suffix, refuses] : options.outputs) {
        const auto folder = arguments.value(option);
        std::vector<PlannedOutput> outputs;
        QStringList paths;
        for (auto &map : maps) {
            if (folder.isEmpty() || !map.fault.isEmpty())
                continue;
            outputs.push_back({outputOf(folder, map, suffix), &map});
            paths.append(outputs.back().path);
        }
        if (const auto fault = faultOfOverwriting(paths, pathsOf(maps)); !fault.isEmpty())
            return fault;
        const auto isRead = [&arguments](NamedMap &map) { return isReadable(map, arguments); };
        if (const auto fault = shareOutputs(outputs, isRead).fault; !fault.isEmpty())
            return fault;
    }
    const auto output = options.output.isEmpty() ? QString() : arguments.value(options.output);
    return output.isEmpty() ? QString() : faultOfOverwriting({output}, pathsOf(maps));
}

// Creates the output folders if any map can be read. Returns a sentence if one cannot be created.
QString faultOfFolders(const Arguments &arguments, const ManyOptions &options, const std::vector<NamedMap> &maps)
{
    const bool isAnyRead = std::ranges::any_of(maps, [](const NamedMap &map) { return map.fault.isEmpty(); });
    for (const auto &each : options.outputs)
        if (const auto folder = arguments.value(each.option); isAnyRead && !folder.isEmpty())
            if (const auto why = makeFolder(folder); !why.isEmpty())
                return why;
    return {};
}

// Returns whether a single map's file goes into a folder under its own name.
bool isFolderOfOne(const Arguments &arguments, const ManyOptions &options)
{
    return std::ranges::any_of(options.outputs, [&arguments](const OutputPerMap &output) {
        const auto path = arguments.value(output.option);
        return output.refusesExisting && (path.endsWith(u'/') || QFileInfo(path).isDir());
    });
}

// Prints which outputs exist that may be replaced only with --clean. Returns whether there are any.
bool isRefusedForExisting(const Arguments &arguments, const ManyOptions &options, const std::vector<NamedMap> &maps)
{
    bool isRefused = false;
    for (const auto &[option, suffix, refuses] : options.outputs) {
        const auto folder = arguments.value(option);
        QStringList names;
        for (const auto &map : maps)
            if (map.fault.isEmpty() && QFileInfo::exists(outputOf(folder, map, suffix)))
                names.append(outputNameOf(map, suffix));
        if (!refuses || folder.isEmpty() || names.isEmpty() || arguments.has(u"clean"_s))
            continue;
        fail(folder, CommandText::tr("The folder already has files with these names: %1. Nothing was written. --clean replaces "
                                     "them and keeps those that differ as FILE.bak (or FILE.bak2 and so on).")
                         .arg(namesText(names)));
        isRefused = true;
    }
    return isRefused;
}

} // namespace

ManyForm formOf(const Arguments &arguments, ManyForm other)
{
    return arguments.has(u"json-lines"_s) ? ManyForm::JsonLines : arguments.has(u"json"_s) ? ManyForm::Json : other;
}

bool wantsJson(const Arguments &arguments) { return arguments.has(u"json"_s) || arguments.has(u"json-lines"_s); }

QString manyHelp()
{
    return CommandText::tr(
        "FILE may be a map, a folder (all maps in it, in its subfolders and in the archives there, but not in hidden ones or "
        "behind links to folders), an archive or a folder in one (all its maps), a pattern such as pak1.pk3/maps/*.bsp, @LIST (a "
        "text file with one of these a line) or - (such a list on the standard input). A map that cannot be read does not stop "
        "the others.");
}

QString manyOutputsHelp()
{
    return CommandText::tr("In an output folder DIR, maps from a folder FILE keep their subfolders: the file for "
                           "FILE/quake2/x.bsp is written into DIR/quake2, that for FILE/pak1.pk3/maps/x.bsp into "
                           "DIR/pak1.pk3/maps. The same applies to an archive FILE if it is not the only FILE.");
}

Option jsonLinesOption()
{
    return {u"json-lines"_s, {}, CommandText::tr("Print a JSON object for each map, each on a line of its own.")};
}

QString jsonLinesFault(const QString &command, const QString &format)
{
    return CommandText::tr("%1: --json-lines prints JSON, so it cannot be combined with --format %2.").arg(command, format);
}

Option jobsOption()
{
    return {
        u"jobs"_s, u"N"_s,
        CommandText::tr("Use at most N processor cores; by default, all. The memory that the maps may take together, by default "
                        "half of it, is reduced accordingly.")};
}

QStringList pathsOf(const std::vector<NamedMap> &maps)
{
    QStringList paths;
    for (const auto &map : maps)
        paths.append(map.path);
    return paths;
}

QString outputNameOf(const NamedMap &map, const std::optional<QString> &suffix)
{
    const QFileInfo info(map.path);
    const auto base = info.completeBaseName();
    const bool isOnlyDots = base.count(u'.') == base.size(); // as of "...bsp"; DIR/.. is outside
    const auto name = (suffix && !isOnlyDots ? base : info.fileName()) + suffix.value_or(QString());
    const auto subfolder = map.subfolder();
    return subfolder.isEmpty() ? name : subfolder + u'/' + name;
}

QString outputOf(const QString &folder, const NamedMap &map, const std::optional<QString> &suffix)
{
    return QDir(folder).filePath(outputNameOf(map, suffix));
}

bool makeFolderOf(const QString &file, const Arguments &arguments)
{
    const auto why = arguments.isOfMany() ? makeFolder(QFileInfo(file).path()) : QString();
    if (!why.isEmpty())
        fail(arguments.file(), why);
    return why.isEmpty();
}

QString faultOfOverwriting(const QStringList &outputs, const QStringList &inputs)
{
    FileSet read;
    for (const auto &path : outputs.isEmpty() ? QStringList() : inputs)
        if (!path.isEmpty())
            read.add(mapSource(path).file);
    const auto fault = std::ranges::find_if(outputs, [&read](const QString &path) { return read.contains(path); });
    return fault == outputs.end()
               ? QString()
               : CommandText::tr("%1: This file is also an input and would be overwritten. Choose a different output.")
                     .arg(*fault);
}

SharedOutputs shareOutputs(const std::vector<PlannedOutput> &outputs, const std::function<bool(NamedMap &map)> &isWritten)
{
    const auto groups = sharingMaps(outputs);
    std::vector<NamedMap *> maps;
    for (const auto &group : groups)
        for (const auto &output : group)
            maps.push_back(output.map);
    std::vector<bool> written;
    processInOrder(
        maps.size(), limitsForMaps({}), [&maps](size_t index) { return memoryFor(*maps[index]); },
        [&](size_t index) { return isWritten(*maps[index]); },
        [&written](bool isIt) {
            written.push_back(isIt);
            return true;
        });
    SharedOutputs shared;
    size_t next = 0;
    for (const auto &group : groups) {
        const PlannedOutput *holder = nullptr;
        for (const auto &output : group) {
            if (!written[next++])
                continue;
            if (holder)
                return {.fault = sentenceOfShared(output.path, *holder->map, *output.map, isSameFile(holder->path, output.path))};
            holder = &output;
        }
        holder = holder ? holder : &group.front();
        for (const auto &output : group)
            if (&output != holder)
                shared.ceded.push_back(output.map);
    }
    return shared;
}

QJsonObject withFile(QJsonObject object)
{
    if (const auto *output = MapOutput::current()) {
        object.insert(u"file"_s, output->file);
        if (!object.contains(u"error"_s))
            object.insert(u"error"_s, QJsonValue());
    }
    return object;
}

NamedMaps mapsNamedBy(const Arguments &arguments) { return mapsNamedBy(arguments.files()); }

NamedMaps mapsNamedBy(const QStringList &files)
{
    QFile input;
    input.open(stdin, QIODevice::ReadOnly);
    return namedMaps(files, input);
}

int forEachMap(const Arguments &arguments, const ManyOptions &options, const std::function<int(const Arguments &)> &work)
{
    auto named = mapsNamedBy(arguments);
    if (!named.isMany && !arguments.has(u"json-lines"_s) && !isFolderOfOne(arguments, options))
        return named.maps.front().fault.isEmpty() ? work(arguments) : fail(named.maps.front().path, named.maps.front().fault);
    if (!options.whyNotMany.isEmpty())
        return fail(options.whyNotMany);
    if (const auto fault = options.faultOfMaps ? options.faultOfMaps(named.maps) : QString(); !fault.isEmpty())
        return fail(fault);
    if (const auto fault = faultOfManyOptions(arguments, options, named.maps); !fault.isEmpty())
        return fail(fault);
    if (isRefusedForExisting(arguments, options, named.maps))
        return Findings;
    if (const auto fault = faultOfFolders(arguments, options, named.maps); !fault.isEmpty())
        return fail(fault);
    const auto &maps = named.maps;
    MapsRun run{.maps = named.maps, .unfollowed = named.unfollowed, .form = options.form, .command = arguments.command()};
    if (!options.output.isEmpty())
        run.output = arguments.value(options.output);
    for (const auto &each : options.outputs) {
        if (!arguments.has(each.option))
            continue;
        run.writes = true;
        run.stop = interruption(arguments.value(each.option));
    }
    if (!run.output.isEmpty())
        run.stop = interruption(run.output);
    const int code = runOverMaps(run, [&](size_t index) {
        QMap<QString, QString> values{{options.output, QString()}};
        for (const auto &[option, suffix, refuses] : options.outputs)
            if (arguments.has(option))
                values.insert(option, outputOf(arguments.value(option), maps[index], suffix));
        return work(arguments.ofMap(maps[index].path, values));
    });
    const bool hasTotal = options.total && options.form == ManyForm::Text && maps.size() > 1 && code != Cancelled;
    return hasTotal ? worse(code, print(options.total())) : code;
}

int runOverMaps(const MapsRun &run, const std::function<int(size_t index)> &work, const TakeMap &take)
{
    std::optional<OutputFile> file;
    if (!run.output.isEmpty())
        file.emplace(run.output);
    ManyWriter writer(run.form, file ? &*file : nullptr);
    SentencePrinter sentences(run);
    ProgressLine progress(run);
    int code = Fine;
    size_t taken = 0;
    bool isWritten = (!file || file->isOpen()) && writer.begin(), isRefused = false;
    const auto print = [&](MapResult &result) {
        try {
            isRefused = take && !take(taken, result.output);
        } catch (const std::exception &) {
            result.thrown = std::current_exception();
        }
        if (result.thrown)
            addFailure(run, result);
        isWritten = writer.add(result.output) && isWritten;
        if (!result.output.sentences.empty())
            progress.clear();
        sentences.print(result, run.maps[taken]);
        progress.show(taken + 1);
    };
    const auto takeResult = [&](MapResult result) {
        try {
            print(result);
        } catch (const std::exception &) { // there is not enough memory even for a sentence
            result.code = Failed;
            isWritten = isWritten && !writer.isCutOff();
            sentences.addFailed(run.maps[taken]);
        }
        ++taken;
        code = worse(code, result.code);
        return !isRefused && (isWritten || run.isEdit);
    };
    const bool isComplete =
        (!isWritten && !run.isEdit)
        || processInOrder(
            run.maps.size(), limitsForMaps(run.stop), [&run](size_t index) { return memoryFor(run.maps[index]); },
            [&](size_t index) { return resultOf(run, index, work); }, takeResult);
    isWritten = isWritten && writer.end();
    progress.clear();
    sentences.printTotals();
    if (isRefused && !run.mayEnd)
        return Failed;
    if (!isComplete && !isRefused && (isWritten || run.isEdit)) {
        fail(CommandText::tr("Cancelled after %1 of %2 maps.")
                 .arg(numberText(countOfMaps({run.maps.data(), taken})), numberText(countOfMaps(run.maps))));
        return file ? cancelled(run.output) : Cancelled;
    }
    if (file && !(isWritten && file->commit()))
        return fail(run.output, CommandText::tr("It cannot be written: %1.").arg(file->error()));
    if (!isWritten && !run.mayBeUnheard)
        return fail(unprinted(writer.why()));
    return code;
}

} // namespace commands

#include "app/commands/overmaps.h"

#include "core/files/outputfile.h"
#include "core/files/samepath.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>

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
    bool isCutOff() const { return isCutOff_; } // the last add() threw, perhaps in the middle of an element

private:
    static constexpr qsizetype pieceSize = 64 << 10; // bytes that are written at once

    bool write(const MapOutput &output)
    {
        if (form_ == ManyForm::Text && !output.text.isEmpty() && !write(inOneLine(output.file).toUtf8() + ":\n"))
            return false;
        if (form_ == ManyForm::Text || form_ == ManyForm::Plain)
            return output.text.eachBlock([this](const QByteArray &block) { return write(block); });
        if (form_ == ManyForm::Json && !write(isFirst_ ? "\n" : ",\n"))
            return false;
        isFirst_ = isLineBegun_ = isLineEnded_ = false;
        return output.text.eachBlock([this](const QByteArray &block) { return writeArranged(block); })
               && (form_ == ManyForm::Json || write("\n"));
    }
    // Writes a part of an element, whose lines are indented in the list and joined where each element is a line. JSON has line
    // ends only between its words. Takes no memory, which could leave half an element.
    bool writeArranged(const QByteArray &block)
    {
        constexpr QByteArrayView lineBegin = "\n        ";
        for (const char c : block) {
            if (c == '\n') {
                isLineEnded_ = true;
                continue;
            }
            if (form_ == ManyForm::JsonLines && c == ' ' && (isLineEnded_ || !isLineBegun_))
                continue;
            if (arranged_.size() + lineBegin.size() + 1 > pieceSize && !writeArrangedPiece())
                return false;
            if (form_ == ManyForm::Json && (isLineEnded_ || !isLineBegun_))
                arranged_ += isLineEnded_ ? lineBegin : lineBegin.sliced(1);
            isLineBegun_ = true;
            isLineEnded_ = false;
            arranged_ += c;
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
        return file_
                   ? file_->write(bytes)
                   : std::fwrite(bytes.data(), 1, static_cast<size_t>(bytes.size()), stdout) == static_cast<size_t>(bytes.size())
                         && std::fflush(stdout) == 0;
    }

    ManyForm form_;
    OutputFile *file_; // null: the standard output
    QByteArray arranged_{};
    bool isFirst_ = true, isCutOff_ = false;
    bool isLineBegun_ = false, isLineEnded_ = false; // of the element
};

// Prints the sentences of the maps to the standard error. What is the same for several is printed once, and counted.
class SentencePrinter
{
public:
    explicit SentencePrinter(const MapsRun &run) : run_(run) { failed_.reserve(std::ssize(run.maps)); }

    // Lists a map at the end. Takes no memory.
    void addFailed(const QString &file) { failed_.append(file); }
    void print(const MapResult &result)
    {
        const auto &file = result.output.file;
        for (const auto &[about, text] : result.output.sentences) {
            const bool isOfMap = about.isEmpty() || about == file || about == run_.command;
            if (isOfMap && (run_.isEdit || result.code == Failed))
                fail(file, text);
            else if (const int count = isOfMap ? counts_[text]++ : 0; isOfMap && count == 0)
                fail(file, text);
            else if (!isOfMap && !isKnown(about, text))
                fail(about, text);
        }
        if (result.code == Failed && !result.output.sentences.empty())
            addFailed(file);
    }
    void printTotals()
    {
        for (const auto &[text, count] : counts_)
            if (count > 1)
                fail(CommandText::tr("The same for other maps (%1): %2").arg(numberText(count - 1), text));
        if (!failed_.isEmpty() && run_.maps.size() > 1)
            fail(CommandText::tr("Maps that could not be read or written: %1 of %2: %3.")
                     .arg(numberText(failed_.size()), numberText(run_.maps.size()), namesText(failed_)));
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
    QStringList failed_;
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
    MapResult result{.output = {.file = named.path}};
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

// Creates the folders of the outputs and checks their files. Returns a sentence if that fails.
QString faultOfManyOptions(const Arguments &arguments, const ManyOptions &options, const std::vector<NamedMap> &maps)
{
    for (const auto &[option, suffix, refuses] : options.outputs) {
        const auto folder = arguments.value(option);
        std::vector<PlannedOutput> outputs;
        for (const auto &map : maps)
            if (!folder.isEmpty() && map.fault.isEmpty())
                outputs.push_back({outputOf(folder, map.path, suffix), map.path});
        if (const auto fault = faultOfOutputs(outputs, pathsOf(maps)); !fault.isEmpty())
            return fault;
        if (!outputs.empty() && !QDir().mkpath(folder))
            return CommandText::tr("The folder %1 cannot be created.").arg(folder);
    }
    const auto output = options.output.isEmpty() ? QString() : arguments.value(options.output);
    return output.isEmpty() ? QString() : faultOfOutputs({{output}}, pathsOf(maps));
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
            if (const QFileInfo info(outputOf(folder, map.path, suffix)); map.fault.isEmpty() && info.exists())
                names.append(info.fileName());
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
        "FILE may be a map, a folder (all maps in it, in its subfolders and in the archives there), an archive (all its maps), a "
        "pattern such as pak1.pk3/maps/*.bsp, @LIST (a text file with one of these a line) or - (such a list on the standard "
        "input). A map that cannot be read does not stop the others.");
}

Option jsonLinesOption()
{
    return {u"json-lines"_s, {}, CommandText::tr("Print a JSON object for each map, each on a line of its own.")};
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

QString outputOf(const QString &folder, const QString &map, const std::optional<QString> &suffix)
{
    const QFileInfo info(map);
    return QDir(folder).filePath(suffix ? info.completeBaseName() + *suffix : info.fileName());
}

QString faultOfOutputs(const std::vector<PlannedOutput> &outputs, const QStringList &inputs)
{
    FileSet known, read;
    QHash<QString, QString> maps; // by the output, regardless of case
    for (const auto &path : outputs.empty() ? QStringList() : inputs)
        if (!path.isEmpty())
            read.add(mapSource(path).file);
    for (const auto &[path, map] : outputs) {
        if (known.contains(path)) {
            const auto first = std::ranges::find_if(outputs, [&path](const PlannedOutput &each) { return isSameFile(each.path, path); });
            return first->map == map
                       ? CommandText::tr("%1: This map is named twice.").arg(map)
                       : CommandText::tr("%1: Both %2 and %3 would be written to it. Write them into different folders.")
                             .arg(path, first->map, map);
        }
        // In a folder that does not exist yet, a FileSet cannot tell.
        if (const auto other = maps.constFind(path.toCaseFolded()); other != maps.cend() && !QFileInfo::exists(path))
            return CommandText::tr("%1: On a file system that ignores case, both %2 and %3 would be written to it.")
                .arg(path, *other, map);
        if (read.contains(path))
            return CommandText::tr("%1: This file is also an input and would be overwritten. Choose a different output.").arg(path);
        known.add(path);
        maps.insert(path.toCaseFolded(), map);
    }
    return {};
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
    const auto named = mapsNamedBy(arguments);
    if (!named.isMany && !arguments.has(u"json-lines"_s) && !isFolderOfOne(arguments, options))
        return named.maps.front().fault.isEmpty() ? work(arguments) : fail(named.maps.front().path, named.maps.front().fault);
    if (!options.whyNotMany.isEmpty())
        return fail(options.whyNotMany);
    if (const auto fault = faultOfManyOptions(arguments, options, named.maps); !fault.isEmpty())
        return fail(fault);
    if (isRefusedForExisting(arguments, options, named.maps))
        return Findings;
    const auto &maps = named.maps;
    MapsRun run{.maps = named.maps, .form = options.form, .command = arguments.command()};
    if (!options.output.isEmpty())
        run.output = arguments.value(options.output);
    for (const auto &each : options.outputs)
        if (arguments.has(each.option))
            run.stop = interruption(arguments.value(each.option));
    if (!run.output.isEmpty())
        run.stop = interruption(run.output);
    return runOverMaps(run, [&](size_t index) {
        QMap<QString, QString> values{{options.output, QString()}};
        for (const auto &[option, suffix, refuses] : options.outputs)
            if (arguments.has(option))
                values.insert(option, outputOf(arguments.value(option), maps[index].path, suffix));
        return work(arguments.ofMap(maps[index].path, values));
    });
}

int runOverMaps(const MapsRun &run, const std::function<int(size_t index)> &work, const TakeMap &take)
{
    std::optional<OutputFile> file;
    if (!run.output.isEmpty())
        file.emplace(run.output);
    ManyWriter writer(run.form, file ? &*file : nullptr);
    SentencePrinter sentences(run);
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
        sentences.print(result);
    };
    const auto takeResult = [&](MapResult result) {
        try {
            print(result);
        } catch (const std::exception &) { // there is not enough memory even for a sentence
            result.code = Failed;
            isWritten = isWritten && !writer.isCutOff();
            sentences.addFailed(result.output.file);
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
    sentences.printTotals();
    if (isRefused && !run.mayEnd)
        return Failed;
    if (!isComplete && !isRefused && (isWritten || run.isEdit)) {
        fail(CommandText::tr("Cancelled after %1 of %2 maps.").arg(numberText(taken), numberText(run.maps.size())));
        return file ? cancelled(run.output) : Cancelled;
    }
    if (file && !(isWritten && file->commit()))
        return fail(run.output, CommandText::tr("It cannot be written: %1.").arg(file->error()));
    if (!isWritten && !run.mayBeUnheard)
        return fail(CommandText::tr("The output cannot be written."));
    return code;
}

} // namespace commands

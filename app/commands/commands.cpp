#include "app/commands/commands.h"

#include "app/commands/helptopics.h"
#include "app/commands/mapoutput.h"
#include "core/files/archive.h"
#include "core/files/foldernames.h"
#include "core/files/outputfile.h"
#include "core/files/system.h"
#include "core/map/layout.h"
#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/save/mapwriter.h"
#include "core/text.h"
#include "core/threads.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTranslator>

#include <cstdio>
#include <new>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr Command subcommands[] = {{.synopsis = infoSynopsis, .runOnFile = info},
                                   {.synopsis = dumpSynopsis, .runOnFile = dump},
                                   {.synopsis = findSynopsis, .runOnFile = find},
                                   {.synopsis = checkSynopsis, .runOnFile = checkMap},
                                   {.synopsis = entitiesSynopsis, .runOnFile = entities},
                                   {.synopsis = lumpSynopsis, .runOnFile = lump},
                                   {.synopsis = diffSynopsis, .runOnFile = diff, .drawsWith = u"html"},
                                   {.synopsis = editSynopsis, .runOnFile = editRecords},
                                   {atSynopsis, at},
                                   {.synopsis = pvsSynopsis, .runOnFile = pvs},
                                   {.synopsis = imagesSynopsis, .runOnFile = images},
                                   {.synopsis = shadersSynopsis, .runOnFile = shaders},
                                   {.synopsis = renderSynopsis, .draws = true},
                                   {.synopsis = gallerySynopsis, .draws = true}};

QString overview()
{
    QString text = CommandText::tr("lumpscope [FILE] [--game PATH|NAME]...\n    Opens the window.\n");
    for (const auto &command : subcommands) {
        const auto synopsis = command.synopsis();
        text += u"lumpscope %1 %2\n    %3\n"_s.arg(synopsis.command, synopsis.positionals, synopsis.help.section(u'\n', 0, 0));
    }
    return text + u'\n' + openableFormats()
           + CommandText::tr(
               "\nFILE may be a map inside a PAK or PK3: ARCHIVE/maps/NAME.bsp. Every subcommand takes --sample quake2, halflife "
               "or quake3 instead of FILE. --as FORMAT reads a map of an unknown but similar format as FORMAT. For help on "
               "a subcommand, run lumpscope SUBCOMMAND --help; on the filters of find, edit and entities, lumpscope help filter; "
               "on commands for many maps, lumpscope help many; on the databases of dump, lumpscope help sql.\n"
               "Exit codes: 0 done; 1 check found an error, find found no record, diff or entities --diff found a difference, or "
               "an edit "
               "was refused; 2 a file cannot be read or written, or the arguments are wrong; 3 done, but a filter, key or rule "
               "of "
               "an edit matched nothing; 130 cancelled with Ctrl+C.\n");
}

// Limits the threads to the number of --jobs. Returns false if it is none.
bool limitJobs(const Arguments &arguments)
{
    if (!arguments.has(u"jobs"_s))
        return true;
    const auto most = arguments.value(u"jobs"_s).toUInt();
    limitThreads(most);
    return most > 0;
}

int runOn(const Command &command, const Arguments &arguments, const Draw &draw)
{
    if (command.draws || (draw && command.drawsWith && arguments.has(QString::fromUtf16(command.drawsWith))))
        return draw(arguments);
    if (command.runOnFile)
        return command.runOnFile(arguments);
    const auto map = openMap(arguments.file(), arguments);
    if (!map)
        return fail(arguments.file(), map.error());
    if (arguments.has(u"json"_s))
        speakEnglish();
    return command.runOnMap(map.value(), arguments);
}

// Prints which lumps lack bytes; if the map is one of many, only how many. Returns these lumps' sentences.
QStringList reportMissing(const MapFile &map, const QString &path)
{
    const auto missing = missingParts(map);
    auto *output = MapOutput::current();
    if (output)
        output->lacksBytes = output->lacksBytes || !missing.isEmpty();
    if (output && output->isOneOfMany && missing.size() > 1)
        fail(path, CommandText::tr("The file lacks bytes of %1 lumps; info lists them if you name only this map.")
                       .arg(numberText(missing.size())));
    else
        for (const auto &each : missing)
            fail(path, each);
    return missing;
}

// Prints the help on a subcommand or a topic.
int printHelpOn(const QString &word)
{
    for (const auto &synopsis : synopses())
        if (synopsis.command == word)
            return print(helpOf(synopsis));
    if (const auto text = helpOnTopic(word); !text.isEmpty())
        return print(text);
    auto names = helpTopics();
    for (const auto &synopsis : synopses())
        names.append(synopsis.command);
    return fail(
        withMeant(CommandText::tr("help: There is no help on %1, only on %2.").arg(word, names.join(u", "_s)), word, names));
}

} // namespace

void speakEnglish()
{
    const auto translators = QCoreApplication::instance()->findChildren<QTranslator *>();
    for (auto *translator : translators)
        QCoreApplication::removeTranslator(translator);
}

int worse(int code, int other)
{
    const auto rank = [](int each) { return each == Unmatched ? 1 : each == Fine ? 0 : each + 1; };
    return rank(code) < rank(other) ? other : code;
}

Result<MapFile> openMap(const QString &path, const Arguments &arguments, Missing missing)
{
    auto map = ::openMap(path, arguments.as());
    if (const auto why = map ? whyReadOnly(map.value()) : QString(); !why.isEmpty())
        fail(path, why);
    if (const auto why = map ? whyUnfinished(path) : QString(); !why.isEmpty())
        fail(path, why);
    if (map && missing == Missing::Reported)
        reportMissing(map.value(), path);
    return map;
}

bool isWhole(const MapFile &map, const QString &path, bool forced)
{
    const auto missing = reportMissing(map, path);
    if (!missing.isEmpty() && !forced)
        fail(path, CommandText::tr("Refused: nothing was written. --force writes it anyway."));
    return missing.isEmpty() || forced;
}

bool tryPrint(const QString &text)
{
    const auto bytes = text.toUtf8();
    if (auto *output = MapOutput::current()) {
        output->text.append(bytes);
        return true;
    }
    return std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout) == static_cast<size_t>(bytes.size())
           && std::fflush(stdout) == 0;
}

QString unprinted(const QString &why)
{
    return why.isEmpty() ? CommandText::tr("The output cannot be written.")
                         : CommandText::tr("The output cannot be written: %1.").arg(why);
}

int failToPrint() { return fail(unprinted(sys::reason())); }
int print(const QString &text) { return tryPrint(text) ? Fine : failToPrint(); }
int printJson(const QJsonObject &object) { return print(QString::fromUtf8(QJsonDocument(withFile(object)).toJson())); }

QJsonArray arrayOf(const std::vector<quint32> &numbers)
{
    QJsonArray array;
    for (const quint32 number : numbers)
        array.append(static_cast<qint64>(number));
    return array;
}

int writeTo(const QString &path, const std::function<bool(OutputFile &)> &write, const std::stop_token &stop)
{
    OutputFile output(path);
    if (output.isOpen() && write(output) && !stop.stop_requested() && output.commit())
        return Fine;
    if (stop.stop_requested())
        return cancelled(path);
    return fail(path.isEmpty() ? CommandText::tr("standard output") : path,
                CommandText::tr("It cannot be written: %1.").arg(output.error()));
}

bool isStandardOutput(const QString &path)
{
    return path == u"/dev/stdout" || path == u"/dev/fd/1" || path == u"/proc/self/fd/1";
}

std::stop_token interruption(const QString &output)
{
    return output.isEmpty() || (sys::isDevice(output) && !QFileInfo(output).isDir()) ? std::stop_token() : sys::interruption();
}

int cancelled(const QString &path)
{
    fail(path, CommandText::tr("Cancelled; the file was not written."));
    return Cancelled;
}

int fail(const QString &sentence)
{
    if (auto *output = MapOutput::current()) {
        output->sentences.push_back({{}, sentence});
        return Failed;
    }
    const auto bytes = u"lumpscope: %1\n"_s.arg(inOneLine(sentence)).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
    std::fflush(stderr);
    return Failed;
}

int fail(const QString &about, const QString &sentence)
{
    auto *output = MapOutput::current();
    if (!output)
        return fail(u"%1: %2"_s.arg(about, sentence));
    output->sentences.push_back({about, sentence});
    return Failed;
}

QString withMeant(const QString &sentence, const QString &word, const QStringList &names)
{
    const auto meant = didYouMean(word, names);
    return meant.isEmpty() ? sentence : sentence + u' ' + meant;
}

QString exceptionSentence(const std::exception_ptr &thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
    } catch (const std::length_error &) { // of a vector that cannot be that long
    } catch (const std::exception &error) {
        return CommandText::tr("This failed: %1.").arg(withoutFullStop(QString::fromLocal8Bit(error.what())));
    }
    return CommandText::tr("There is not enough memory for this.");
}

Synopsis windowSynopsis() { return {.command = {}, .positionals = u"FILE"_s, .help = {}, .options = {gameOption()}}; }

QList<Synopsis> synopses()
{
    QList<Synopsis> list;
    for (const auto &command : subcommands)
        list.append(withCommonOptions(command.synopsis()));
    return list;
}

bool isCommand(const QString &word)
{
    if (word == u"--help" || word == u"-h" || word == u"--version" || word == u"help")
        return true;
    return std::ranges::any_of(subcommands, [&word](const Command &command) { return command.synopsis().command == word; });
}

bool draws(const QStringList &words)
{
    const auto isGiven = [&words](const QString &option) {
        return std::ranges::any_of(words,
                                   [&option](const QString &word) { return word == option || word.startsWith(option + u'='); });
    };
    return std::ranges::any_of(subcommands, [&](const Command &c) {
        const bool isDrawn = c.draws || (c.drawsWith && isGiven(u"--"_s + QString::fromUtf16(c.drawsWith)));
        return isDrawn && c.synopsis().command == words.value(0);
    });
}

int run(const QStringList &words, const Draw &draw)
{
    keepFolderNames();
    const auto name = words.value(0);
    if (name == u"--version")
        return print(u"lumpscope " LUMPSCOPE_VERSION "\n"_s);
    if (name == u"help" && words.size() > 1)
        return printHelpOn(words[1]);
    for (const auto &command : subcommands) {
        if (command.synopsis().command != name)
            continue;
        const Arguments arguments(command.synopsis(), words.mid(1));
        if (!arguments.error().isEmpty())
            return fail(name, arguments.error());
        if (arguments.wantsHelp())
            return print(arguments.help());
        if (const auto path = arguments.overwritten(); !path.isEmpty())
            return fail(name == u"entities" && isBatch(arguments)
                            ? outputIsFolder(path)
                            : CommandText::tr("%1: This file is also an input and would be overwritten. Choose "
                                              "a different output.")
                                  .arg(path));
        if (!limitJobs(arguments))
            return fail(CommandText::tr("%1: --jobs takes a whole number from 1 on.").arg(name));
        try {
            return runOn(command, arguments, draw);
        } catch (const std::exception &) {
            return fail(arguments.file(), exceptionSentence(std::current_exception()));
        }
    }
    return print(overview());
}

} // namespace commands

#include "app/commands/arguments.h"

#include "app/commands/commands.h"
#include "core/files/newfile.h"
#include "core/games/samples.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using commands::CommandText;

namespace {

bool isNumber(const QString &word)
{
    bool ok = false;
    word.toDouble(&ok);
    return ok;
}

// Returns whether a word begins an option. Such a word is never read as a value, so that a missing value is noticed.
bool beginsOption(const QString &word) { return word.startsWith(u"--") && word.size() > 2; }

QStringList formatIds()
{
    QStringList ids;
    for (const auto *format : bsp::formats())
        ids.append(fromView(format->id));
    return ids;
}

// Returns the path of the file on disk; for ARCHIVE/maps/NAME.bsp, that of the archive.
QString onDisk(QString path)
{
    while (!QFileInfo::exists(path) && path.contains(u'/'))
        path.truncate(path.lastIndexOf(u'/'));
    return path;
}

} // namespace

QList<Option> commonOptions()
{
    return {{u"as"_s, formatIds().join(u'|'),
             CommandText::tr("Read the map as this format, whatever its header says; read-only if that is not its own format.")},
            {u"sample"_s, sampleNames().join(u'|'), CommandText::tr("Use this built-in sample as FILE.")},
            {u"help"_s, {}, CommandText::tr("Show this help.")}};
}

Synopsis withCommonOptions(Synopsis synopsis)
{
    for (const auto &option : commonOptions())
        if (std::ranges::find(synopsis.options, option.name, &Option::name) == synopsis.options.end())
            synopsis.options.append(option);
    return synopsis;
}

QString usageLine(const Synopsis &synopsis)
{
    QString line = u"lumpscope %1 %2"_s.arg(synopsis.command, synopsis.positionals);
    for (const auto &option : synopsis.options)
        line += (option.isNeeded ? u" --%1%2"_s : u" [--%1]%2"_s).arg(option.words(), option.repeats ? u"..."_s : QString());
    return line;
}

Arguments::Arguments(const Synopsis &synopsis, const QStringList &words) : synopsis_(withCommonOptions(synopsis))
{
    for (qsizetype at = 0; at < words.size() && error_.isEmpty();) {
        const bool isOption = words[at].startsWith(u'-') && words[at].size() > 1 && !isNumber(words[at]);
        if (!isOption)
            positionals_.append(words[at++]);
        else if (!takeOption(words, at))
            return;
    }
    if (wantsHelp())
        return;
    const bool isFormat = std::ranges::find(synopsis.options, u"as"_s, &Option::name) == synopsis.options.end();
    for (const auto &word : values(u"as"_s)) {
        if (const auto *format = bsp::findFormat(word.toStdString())) {
            as_ = format;
        } else if (isFormat) {
            error_ = commands::withMeant(
                CommandText::tr("Unknown format %1. Known formats: %2.").arg(word, formatIds().join(u", "_s)), word, formatIds());
            return;
        }
    }
    if (has(u"sample"_s)) {
        file_ = samplePath(value(u"sample"_s));
        if (file_.isEmpty())
            error_ = commands::withMeant(
                CommandText::tr("Unknown sample %1. Known samples: %2.").arg(value(u"sample"_s), sampleNames().join(u", "_s)),
                value(u"sample"_s), sampleNames());
    } else if (positionals_.isEmpty()) {
        error_ = CommandText::tr("FILE is missing. Name a map, or use --sample quake2.");
    } else {
        file_ = QDir::fromNativeSeparators(positionals_.takeFirst());
    }
    const auto wanted = synopsis_.positionals.split(u' ', Qt::SkipEmptyParts).size() - 1;
    if (error_.isEmpty() && positionals_.size() != wanted && !synopsis_.positionals.contains(u"..."))
        error_ = positionals_.size() > wanted ? CommandText::tr("Unexpected argument %1.").arg(positionals_.last())
                                              : CommandText::tr("Too few arguments: expected %1.").arg(synopsis_.positionals);
}

QString Arguments::unknownOption(const QString &word, const QString &name) const
{
    static const QRegularExpression negated(u"\\A-\\w[^\\s=~:<>]*[=~:<>]"_s);
    if (synopsis_.positionals.contains(u"FILTER") && negated.match(word).hasMatch())
        return CommandText::tr("Unknown option %1. To negate a term of a filter, put a ! before it: '!%2'.")
            .arg(word, word.sliced(1));
    QStringList names;
    for (const auto &option : synopsis_.options)
        names.append(option.name);
    const auto meant = nearestName(name, names);
    return meant.isEmpty() ? CommandText::tr("Unknown option %1. --help lists the options.").arg(word)
                           : CommandText::tr("Unknown option %1. Did you mean %2?").arg(word, u"--"_s + meant);
}

bool Arguments::takeOption(const QStringList &words, qsizetype &at)
{
    QString name = words[at].mid(words[at].startsWith(u"--") ? 2 : 1);
    QStringList given;
    if (const auto equals = name.indexOf(u'='); equals > 0) {
        given.append(name.mid(equals + 1));
        name.truncate(equals);
    }
    const auto option = std::ranges::find(synopsis_.options, name, &Option::name);
    if (option == synopsis_.options.end()) {
        error_ = unknownOption(words[at], name);
        return false;
    }
    ++at;
    const auto count = option->values.split(u' ', Qt::SkipEmptyParts).size();
    while (given.size() < count && at < words.size() && !beginsOption(words[at]))
        given.append(words[at++]);
    if (given.size() < count && at < words.size())
        error_ = CommandText::tr("--%1 takes %2, but is followed by the option %3.").arg(name, option->values, words[at]);
    else if (given.size() != count)
        error_ = CommandText::tr("--%1 takes %2.").arg(name, count == 0 ? CommandText::tr("no value") : option->values);
    else if (values_.contains(name) && !option->repeats)
        error_ = CommandText::tr("--%1 is given twice.").arg(name);
    values_[name] += given;
    return error_.isEmpty();
}

QList<std::pair<int, QString>> exitsOf(const Synopsis &synopsis)
{
    QList<std::pair<int, QString>> exits;
    exits.append({0, synopsis.fine.isEmpty() ? CommandText::tr("Done.") : synopsis.fine});
    if (!synopsis.findings.isEmpty())
        exits.append({1, synopsis.findings});
    exits.append({2, synopsis.failed.isEmpty() ? CommandText::tr(
                         "FILE cannot be read, the output cannot be written, memory runs out, or the arguments are wrong.")
                                               : synopsis.failed});
    if (!synopsis.unmatched.isEmpty())
        exits.append({3, synopsis.unmatched});
    return exits;
}

QString helpOf(const Synopsis &synopsis)
{
    QString text = usageLine(synopsis) + u"\n\n"_s + synopsis.help + u"\n\n"_s;
    for (const auto &option : synopsis.options)
        text += u"  --%1\n      %2\n"_s.arg(option.words(), option.help);
    text += CommandText::tr("\nExit codes:\n");
    for (const auto &[code, when] : exitsOf(synopsis))
        text += u"  %1  %2\n"_s.arg(QString::number(code), when);
    return text;
}

QStringList Arguments::files() const
{
    QStringList files{file_};
    for (const auto &word : positionals_)
        files.append(QDir::fromNativeSeparators(word));
    return files;
}

Arguments Arguments::ofMap(const QString &file, const QMap<QString, QString> &values) const
{
    auto arguments = *this;
    arguments.isOfMany_ = true;
    arguments.file_ = file;
    arguments.positionals_.clear();
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.value().isEmpty())
            arguments.values_.remove(value.key());
        else
            arguments.values_[value.key()] = {value.value()};
    }
    return arguments;
}

QString Arguments::overwritten() const
{
    std::vector<FileIdentity> inputs;
    const auto add = [&inputs](const QString &path) {
        if (const auto input = identityOf(path); input && QFileInfo(path).isFile())
            inputs.push_back(*input);
    };
    const auto pathsOf = [this](const Option &option) {
        auto paths = values(option.name);
        for (auto &path : paths)
            path = option.isNamed ? namedPathOf(path).path : path;
        return paths;
    };
    const bool isEdit =
        std::ranges::any_of(synopsis_.options, [this](const Option &option) { return option.edits && has(option.name); });
    const bool takesLists = synopsis_.positionals.contains(u"...");
    for (const auto &file : files()) {
        if (takesLists && file.startsWith(u'@'))
            add(file.sliced(1));
        else if (!isEdit)
            add(onDisk(file));
    }
    for (const auto &option : synopsis_.options)
        if (option.reads)
            for (const auto &path : pathsOf(option))
                add(path);
    for (const auto &option : synopsis_.options)
        if (option.writes)
            for (const auto &path : pathsOf(option))
                if (const auto output = identityOf(path); output && std::ranges::count(inputs, *output) > 0)
                    return path;
    return {};
}

NamedPath namedPathOf(const QString &value)
{
    const auto equals = value.indexOf(u'=');
    return equals > 0 && equals + 1 < value.size() ? NamedPath{value.first(equals), value.sliced(equals + 1)} : NamedPath();
}

Result<std::vector<double>> numbersOf(const QStringList &words)
{
    std::vector<double> numbers;
    for (const auto &word : words) {
        bool ok = false;
        numbers.push_back(word.toDouble(&ok));
        if (!ok || !std::isfinite(numbers.back()))
            return Error{CommandText::tr("%1 is not a number.").arg(word)};
    }
    return numbers;
}

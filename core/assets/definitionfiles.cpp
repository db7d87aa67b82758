#include "core/assets/definitionfiles.h"

#include "core/definitions/owndefinitions.h"
#include "core/files/regularfile.h"
#include "core/files/samepath.h"
#include "core/text.h"

#include <QDir>
#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using bsp::DefinitionText;

namespace
{

constexpr qint64 longestFile = 64 << 20, longestAll = 256 << 20; // bytes; real ones have up to 2 MB
constexpr qsizetype deepestInclude = 16;

// What can be read by its path, on disk or in the place of a game's file.
class DefinitionSource
{
public:
    virtual ~DefinitionSource() = default;
    virtual Result<QByteArray> read(const QString &path) const = 0;
    // The path as it is stored, since files that come from Windows name others in any case; only below that folder.
    virtual QString stored(const QString &path, const QString & /*folder*/) const { return path; }
    // Whether a path, with all links followed, is in a folder.
    virtual bool isInside(const QString &path, const QString &folder) const = 0;
    // Whether two spellings are of one file.
    virtual bool isSame(const QString &path, const QString &other) const = 0;
};

class OnDisk : public DefinitionSource
{
public:
    Result<QByteArray> read(const QString &path) const override
    {
        auto file = openRegularFile(path);
        if (!file)
            return Error{file.error()};
        if (file.value()->size() > longestFile)
            return Error{DefinitionText::tr("It is too long for definitions.")};
        return file.value()->readAll();
    }
    QString stored(const QString &path, const QString &folder) const override
    {
        constexpr qsizetype longestPath = 4'096; // PATH_MAX
        if (path.size() < 2 || path.size() > longestPath || !isInFolder(path, folder) || QFileInfo::exists(path))
            return path;
        const QFileInfo info(path);
        const auto parent = stored(info.path(), folder);
        const auto names = QDir(parent).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        const auto name = std::ranges::find_if(
            names, [&info](const QString &each) { return each.compare(info.fileName(), Qt::CaseInsensitive) == 0; });
        return name == names.end() ? path : parent + u'/' + *name;
    }
    bool isInside(const QString &path, const QString &folder) const override
    {
        const QFileInfo info(path);
        const auto real = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
        return isInFolder(QDir::cleanPath(path), folder) && (!info.exists() || isInFolder(real, QDir(folder).canonicalPath()));
    }
    bool isSame(const QString &path, const QString &other) const override { return isSamePath(path, other); }
};

class InPlace : public DefinitionSource
{
public:
    explicit InPlace(const SearchPlace &place) : place_(place) {}
    Result<QByteArray> read(const QString &path) const override
    {
        const auto stored = place_.find(path);
        return stored.isEmpty() ? Result<QByteArray>(Error{DefinitionText::tr("It is not there.")})
                                : place_.read(stored, longestFile);
    }
    bool isInside(const QString &path, const QString &folder) const override
    {
        return !path.startsWith(u"../"_s) && (folder.isEmpty() || path.startsWith(folder + u'/', Qt::CaseInsensitive));
    }
    bool isSame(const QString &path, const QString &other) const override
    {
        const auto stored = place_.find(path);
        return path == other || (!stored.isEmpty() && stored == place_.find(other));
    }

private:
    const SearchPlace &place_;
};

QString folderOfName(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

class Loader
{
public:
    Loader(const DefinitionSource &source, const bsp::Definitions &known, const std::stop_token &stop, qint64 &roomLeft,
           QString shownFolder)
        : source_(source), known_(known), stop_(stop), roomLeft_(roomLeft), shownFolder_(std::move(shownFolder))
    {
    }

    // `quiet`: what is no file of definitions is passed over.
    std::vector<bsp::DefinedClass> load(const QString &path, bool quiet, std::vector<ReadDefinitionFile> &files)
    {
        top_ = folderOfName(path);
        files_ = &files;
        const auto bytes = source_.read(path);
        if (!bytes && !quiet)
            fail({.path = shownFolder_ + path}, bytes.error());
        auto classes = bytes ? classesOf(path, bytes.value(), quiet) : std::vector<bsp::DefinedClass>();
        noteMissingBases(classes);
        return classes;
    }

private:
    std::vector<bsp::DefinedClass> classesOf(const QString &path, const QByteArray &bytes, bool quiet)
    {
        ReadDefinitionFile about{.path = shownFolder_ + path};
        if (bytes.size() > roomLeft_) {
            fail(std::move(about), DefinitionText::tr("There is no room for more definitions."));
            return {};
        }
        roomLeft_ -= bytes.size();
        done_.append(path);
        auto read = bsp::readDefinitions(bytes, stop_);
        if (read.classes.empty() && read.includes.empty() && quiet)
            return {};
        open_.append(path);
        std::vector<bsp::DefinedClass> classes;
        for (const auto &include : read.includes)
            std::ranges::move(included(include, read), std::back_inserter(classes));
        open_.removeLast();
        about.classes = read.classes.size();
        about.isFailed = !read.notes.empty() && read.notes.front().line == 0;
        std::ranges::move(read.classes, std::back_inserter(classes));
        about.notes = std::move(read.notes);
        about.noteCount = read.noteCount;
        files_->push_back(std::move(about));
        return classes;
    }

    void noteMissingBases(const std::vector<bsp::DefinedClass> &classes)
    {
        QSet<QByteArray> names;
        for (const auto &each : classes)
            names.insert(each.name.toLower());
        for (const auto &each : classes)
            for (const auto &base : each.bases)
                if (const auto name = base.toLower(); !names.contains(name) && !known_.isDefined(base)) {
                    names.insert(name); // once
                    auto &about = files_->back();
                    if (about.noteCount++ < bsp::DefinitionFile::mostNotes)
                        about.notes.push_back(
                            {0, DefinitionText::tr(
                                    "No file defines %1, which %2 takes over: keys are not checked in classes that do.")
                                    .arg(QString::fromUtf8(base), QString::fromUtf8(each.name))});
                }
    }

    std::vector<bsp::DefinedClass> included(const bsp::DefinitionInclude &include, bsp::DefinitionFile &by)
    {
        const auto folder = folderOfName(open_.last());
        const auto name = QString(include.path).replace(u'\\', u'/');
        const auto written = QDir::cleanPath(folder.isEmpty() ? name : folder + u'/' + name);
        const auto path = source_.stored(written, top_);
        if (name.startsWith(u'/') || name.contains(u':') || !source_.isInside(path, top_)) {
            by.note(include.line,
                    DefinitionText::tr("%1 is not included: it lies outside of the folder of this file.").arg(include.path));
        } else if (const auto at = find(open_, path); at != open_.cend()) {
            QStringList names;
            for (auto each = at; each != open_.cend(); ++each)
                names.append(each->section(u'/', -1));
            names.append(names.first());
            by.note(include.line, DefinitionText::tr("%1 is not included: it would include itself (%2).")
                                      .arg(include.path, names.join(u" \u2192 "_s)));
        } else if (open_.size() > deepestInclude) {
            by.note(include.line,
                    DefinitionText::tr("%1 is not included: files include one another more than 16 deep.").arg(include.path));
        } else if (find(done_, path) == done_.cend()) { // what is there already is not read again
            if (const auto bytes = source_.read(path))
                return classesOf(path, bytes.value(), false);
            else
                by.note(include.line, DefinitionText::tr("%1 is not included: %2").arg(include.path, bytes.error()));
        }
        return {};
    }

    QStringList::const_iterator find(const QStringList &paths, const QString &path) const
    {
        return std::ranges::find_if(paths, [&](const QString &each) { return source_.isSame(each, path); });
    }

    void fail(ReadDefinitionFile about, const QString &why)
    {
        about.notes.push_back({0, why});
        about.noteCount = 1;
        about.isFailed = true;
        files_->push_back(std::move(about));
    }

    const DefinitionSource &source_;
    const bsp::Definitions &known_; // that it is laid over
    const std::stop_token &stop_;
    qint64 &roomLeft_;
    QString shownFolder_, top_; // the place that paths are relative to, and the folder of the first
    QStringList open_, done_;   // those that are being read, the first first; all
    std::vector<ReadDefinitionFile> *files_ = nullptr;
};

class DefinitionLoader
{
public:
    DefinitionLoader(const bsp::Game &game, const std::stop_token &stop)
        : made_(std::make_shared<bsp::Definitions>(*bsp::ownDefinitions(game.definitions))), stop_(stop)
    {
    }

    void add(const DefinitionSource &source, const QString &path, bool quiet, const QString &shownFolder = {})
    {
        auto classes = Loader(source, *made_, stop_, roomLeft_, shownFolder).load(path, quiet, loaded_.files);
        if (classes.empty())
            return;
        const bool hasWorld =
            std::ranges::any_of(classes, [](const bsp::DefinedClass &each) { return isSame(each.name, "worldspawn"); });
        made_->setWhole(made_->isWhole() || hasWorld);
        if (!made_->add(std::move(classes)))
            loaded_.files.back().notes.push_back(
                {0, DefinitionText::tr("There are too many classes: not all of them are known.")});
        isChanged_ = true;
    }

    // The fewer there are, the less is kept: without files what the program knows is not copied.
    LoadedDefinitions take()
    {
        if (isChanged_)
            loaded_.definitions = std::move(made_);
        return std::move(loaded_);
    }

private:
    std::shared_ptr<bsp::Definitions> made_;
    const std::stop_token &stop_;
    LoadedDefinitions loaded_;
    qint64 roomLeft_ = longestAll;
    bool isChanged_ = false;
};

} // namespace

LoadedDefinitions loadDefinitions(const bsp::Game &game, const GameFiles *found, const QStringList &paths,
                                  const std::stop_token &stop)
{
    DefinitionLoader loader(game, stop);
    static constexpr std::pair<const char *, const char *> kept[] = {
        {"", ".fgd"}, {"", ".def"}, {"", ".ent"}, {"scripts", ".def"}, {"scripts", ".ent"}, {"scripts", ".fgd"}};
    for (const auto &[folder, ending] : kept) {
        if (!found || stop.stop_requested())
            break;
        auto files = found->list(QString::fromLatin1(folder), QString::fromLatin1(ending));
        std::ranges::reverse(files); // the first place's goes before the others'
        for (const auto &file : files)
            if (!isSamePath(file.place->path(), found->mapFolder()))
                loader.add(InPlace(*file.place), file.stored, true, file.place->path() + u'/');
    }
    for (const auto &path : paths)
        if (!stop.stop_requested())
            loader.add(OnDisk(), QDir::cleanPath(QFileInfo(path).absoluteFilePath()), false);
    return loader.take();
}

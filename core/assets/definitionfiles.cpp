#include "core/assets/definitionfiles.h"

#include "core/assets/gamefolders.h"
#include "core/definitions/definitions.h"
#include "core/files/regularfile.h"
#include "core/files/samepath.h"
#include "core/files/system.h"
#include "core/opening/identitytext.h"
#include "core/text.h"

#include <QDir>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <iterator>

using namespace Qt::StringLiterals;
using bsp::DefinitionText;

namespace {

constexpr qint64 longestFile = 16 << 20, longestAll = 64 << 20; // bytes; real ones have up to 2 MB
constexpr size_t mostParts = 1'000'000;                         // in all files; see DefinitionFile::partCount
constexpr qsizetype deepestInclude = 16;
constexpr int mostIncludes = 1'000; // of one file, nested ones included; real ones have a dozen

// How much may still be read.
struct RemainingBudget {
    qint64 bytes = longestAll;
    size_t parts = mostParts;
};

// Where files are read by path: the disk, or an archive of the game.
class DefinitionSource
{
public:
    virtual ~DefinitionSource() = default;
    virtual Result<QByteArray> read(const QString &path) const = 0;
    // Returns the path as stored, since files from Windows name others in any case. Searches only below `folder`.
    virtual QString stored(const QString &path, const QString & /*folder*/) { return path; }
    // Returns whether a path, with all links followed, is in a folder.
    virtual bool isInside(const QString &path, const QString &folder) const = 0;
    // Returns the installation folder of the game that a folder belongs to; empty if none is known.
    virtual QString gameFolder(const QString & /*folder*/) const { return {}; }
    // Returns a text that is equal for all spellings of one file.
    virtual QString identity(const QString &path) const = 0;
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
            return Error{DefinitionText::tr("The file is too large for a definition file.")};
        return file.value()->readAll();
    }
    QString stored(const QString &path, const QString &folder) override
    {
        constexpr qsizetype longestPath = 4'096; // PATH_MAX
        if (path.size() > longestPath || !isInFolder(path, folder) || QFileInfo::exists(path))
            return path;
        auto found = path.left(folder.size());
        for (const auto &name : path.mid(folder.size()).split(u'/', Qt::SkipEmptyParts)) {
            const auto &names = namesIn(found);
            const auto stored = names.value(name, names.value(name.toLower()));
            if (stored.isEmpty())
                return path;
            found += (found.endsWith(u'/') ? QString() : u"/"_s) + stored;
        }
        return found;
    }
    bool isInside(const QString &path, const QString &folder) const override
    {
        const QFileInfo info(path);
        const auto real = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
        return isInFolder(QDir::cleanPath(path), folder) && (!info.exists() || isInFolder(real, QDir(folder).canonicalPath()));
    }
    QString gameFolder(const QString &folder) const override { return installationAround(folder); }
    QString identity(const QString &path) const override
    {
        const auto identity = identityOf(path);
        return identity ? u"%1 %2"_s.arg(identity->device).arg(identity->number) : path;
    }

private:
    // Returns the entries of a folder by name and by lower-case name. Lists each folder once.
    const QHash<QString, QString> &namesIn(const QString &folder)
    {
        const auto known = folders_.constFind(folder);
        if (known != folders_.cend())
            return *known;
        const auto listed = QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        QHash<QString, QString> names;
        for (const auto &name : listed)
            names.insert(name, name);
        for (const auto &name : listed)
            if (const auto lower = name.toLower(); !names.contains(lower))
                names.insert(lower, name);
        return *folders_.insert(folder, names);
    }

    QHash<QString, QHash<QString, QString>> folders_;
};

// Files in an archive.
class InPlace : public DefinitionSource
{
public:
    explicit InPlace(const SearchPlace &place) : place_(place) {}
    Result<QByteArray> read(const QString &path) const override
    {
        const auto stored = place_.find(path);
        return stored.isEmpty() ? Result<QByteArray>(Error{DefinitionText::tr("There is no such file.")})
                                : place_.read(stored, longestFile);
    }
    bool isInside(const QString &path, const QString &folder) const override
    {
        return !path.startsWith(u"../"_s) && (folder.isEmpty() || path.startsWith(folder + u'/', Qt::CaseInsensitive));
    }
    QString identity(const QString &path) const override
    {
        const auto stored = place_.find(path);
        return stored.isEmpty() ? path : stored;
    }

private:
    const SearchPlace &place_;
};

QString folderOfName(const QString &path) { return path.contains(u'/') ? path.section(u'/', 0, -2) : QString(); }

class Loader
{
public:
    using IsDefined = std::function<bool(const QByteArray &)>; // by the program or an earlier file
    Loader(DefinitionSource &source, IsDefined isDefined, const std::stop_token &stop, RemainingBudget &roomLeft,
           QString shownFolder)
        : source_(source), isDefined_(std::move(isDefined)), stop_(stop), roomLeft_(roomLeft),
          shownFolder_(std::move(shownFolder))
    {
    }

    // Loads a file and its includes. `quiet`: skips a file that cannot be read or holds no definitions.
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
        if (bytes.size() > roomLeft_.bytes || roomLeft_.parts == 0) {
            fail(std::move(about), DefinitionText::tr("The file is not read: the definition files are too large in "
                                                      "total."));
            return {};
        }
        roomLeft_.bytes -= bytes.size();
        done_.insert(source_.identity(path));
        // A web page or a server's response may look like definitions. Radiant's definitions are XML, too, so they are
        // kept if they define classes.
        const auto kind = bsp::kindOfDefinitions(bytes);
        auto read = bsp::readDefinitions(bytes, stop_);
        if (const auto instead = whatInstead(bytes);
            !instead.isEmpty() && (kind != bsp::DefinitionKind::RadiantXml || read.classes.empty()) && !read.isRefused) {
            read = {};
            read.note(0, instead);
        }
        roomLeft_.parts -= std::min(roomLeft_.parts, read.partCount);
        if (read.classes.empty() && read.includes.empty() && quiet && !read.isRefused)
            return {};
        open_.append(path);
        std::vector<bsp::DefinedClass> classes;
        for (const auto &include : read.includes) {
            if (stop_.stop_requested())
                break;
            if (++includes_ > mostIncludes) {
                read.note(include.line, DefinitionText::tr("%1 and the includes after it are skipped: a file may have "
                                                           "at most %2 includes, nested ones counted.")
                                            .arg(include.path, numberText(mostIncludes)));
                break;
            }
            std::ranges::move(included(include, read), std::back_inserter(classes));
        }
        open_.removeLast();
        about.classes = read.classes.size();
        about.isFailed = read.isRefused || (!read.notes.empty() && read.notes.front().line == 0);
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
                if (const auto name = base.toLower(); !names.contains(name) && !isDefined_(name)) {
                    names.insert(name); // noted only once
                    files_->back().note(
                        DefinitionText::tr(
                            "%2 inherits from %1, which no file defines. The keys of such classes are not checked.")
                            .arg(QString::fromUtf8(base), QString::fromUtf8(each.name)));
                }
    }

    std::vector<bsp::DefinedClass> included(const bsp::DefinitionInclude &include, bsp::DefinitionFile &by)
    {
        const auto folder = folderOfName(open_.last());
        const auto name = QString(include.path).replace(u'\\', u'/');
        const auto written = QDir::cleanPath(folder.isEmpty() ? name : folder + u'/' + name);
        const auto &bound = source_.isInside(written, top_) ? top_ : gameFolder();
        const auto path = source_.stored(written, bound);
        if (name.startsWith(u'/') || name.contains(u':') || !source_.isInside(path, bound)) {
            by.note(include.line,
                    bound == top_
                        ? DefinitionText::tr("%1 is not included: it is outside the folder of this file.").arg(include.path)
                        : DefinitionText::tr("%1 is not included: it is outside the game's folder, %2.")
                              .arg(include.path, QDir::toNativeSeparators(bound)));
        } else if (const auto at = findOpen(path); at != open_.cend()) {
            QStringList names;
            for (auto each = at; each != open_.cend(); ++each)
                names.append(each->section(u'/', -1));
            names.append(names.first());
            by.note(include.line, DefinitionText::tr("%1 is not included: it would include itself (%2).")
                                      .arg(include.path, names.join(u" \u2192 "_s)));
        } else if (open_.size() > deepestInclude) {
            by.note(include.line, DefinitionText::tr("%1 is not included: includes are nested "
                                                     "more than 16 levels deep.")
                                      .arg(include.path));
        } else if (!done_.contains(source_.identity(path))) { // each file is read once
            const auto bytes = source_.read(path);
            if (bytes)
                return classesOf(path, bytes.value(), false);
            by.note(include.line, DefinitionText::tr("%1 is not included: %2").arg(include.path, bytes.error()));
        }
        return {};
    }

    // Returns the folder that includes must not leave: the game's installation, since a mod's files may include those of the
    // game and of other mods next to it. If there is no game, returns the first file's folder.
    const QString &gameFolder()
    {
        if (!gameFolder_) {
            gameFolder_ = source_.gameFolder(top_);
            if (gameFolder_->isEmpty())
                gameFolder_ = top_;
        }
        return *gameFolder_;
    }

    QStringList::const_iterator findOpen(const QString &path) const
    {
        const auto identity = source_.identity(path);
        return std::ranges::find(open_, identity, [this](const QString &each) { return source_.identity(each); });
    }

    void fail(ReadDefinitionFile about, const QString &why)
    {
        about.note(why);
        about.isFailed = true;
        files_->push_back(std::move(about));
    }

    DefinitionSource &source_;
    IsDefined isDefined_;
    const std::stop_token &stop_;
    RemainingBudget &roomLeft_;
    QString shownFolder_, top_;         // prefix of paths in messages; the first file's folder
    std::optional<QString> gameFolder_; // set on first use
    QStringList open_;                  // files being read, outermost first
    QSet<QString> done_;                // identities of all files read
    int includes_ = 0;
    std::vector<ReadDefinitionFile> *files_ = nullptr;
};

class DefinitionLoader
{
public:
    DefinitionLoader(const bsp::Game &game, const std::stop_token &stop)
        : own_(bsp::ownDefinitions(game.definitions)), stop_(stop)
    {
    }

    void add(DefinitionSource &&source, const QString &path, bool quiet, const QString &shownFolder = {})
    {
        const auto isDefined = [this](const QByteArray &name) { return names_.contains(name) || own_->isDefined(name); };
        auto classes = Loader(source, isDefined, stop_, roomLeft_, shownFolder).load(path, quiet, loaded_.files);
        if (classes.empty())
            return;
        for (const auto &each : classes)
            names_.insert(each.name.toLower());
        layers_.push_back(std::move(classes));
    }

    // Returns what was loaded. Leaves `definitions` null if no file defines a class, so that the program's own are not copied.
    LoadedDefinitions take()
    {
        if (layers_.empty())
            return std::move(loaded_);
        auto made = std::make_shared<bsp::Definitions>(*own_);
        made->setCoverGame(names_.contains("worldspawn"));
        if (!made->add(std::move(layers_)))
            loaded_.files.back().note(DefinitionText::tr("There are too many classes: some of them are ignored."));
        loaded_.definitions = std::move(made);
        return std::move(loaded_);
    }

private:
    std::shared_ptr<const bsp::Definitions> own_;
    const std::stop_token &stop_;
    LoadedDefinitions loaded_;
    RemainingBudget roomLeft_;
    std::vector<std::vector<bsp::DefinedClass>> layers_; // over own_
    QSet<QByteArray> names_;                             // of all classes in layers_, in lower case
};

} // namespace

LoadedDefinitions loadDefinitions(const bsp::Game &game, const GameFiles *found, const QStringList &paths,
                                  const std::stop_token &stop)
{
    DefinitionLoader loader(game, stop);
    if (found)
        found->open(stop);
    static constexpr std::pair<const char *, const char *> kept[] = {
        {"", ".fgd"}, {"", ".def"}, {"", ".ent"}, {"scripts", ".def"}, {"scripts", ".ent"}, {"scripts", ".fgd"}};
    for (const auto &[folder, ending] : kept) {
        if (!found || stop.stop_requested())
            break;
        auto files = found->list(QString::fromLatin1(folder), QString::fromLatin1(ending));
        std::ranges::reverse(files); // the first place's file takes precedence
        for (const auto &file : files) {
            const auto &place = file.place->path();
            if (isSamePath(place, found->mapFolder()))
                continue;
            if (QFileInfo(place).isDir())
                loader.add(OnDisk(), QDir::cleanPath(place + u'/' + file.stored), true);
            else
                loader.add(InPlace(*file.place), file.stored, true, place + u'/');
        }
    }
    for (const auto &path : paths)
        if (!stop.stop_requested())
            loader.add(OnDisk(), QDir::cleanPath(QFileInfo(path).absoluteFilePath()), false);
    return loader.take();
}

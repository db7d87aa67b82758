#include "app/commands/dumpmany.h"
#include "core/database/databasewriter.h"
#include "core/files/archive.h"
#include "core/files/regularfile.h"
#include "core/files/system.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QFileInfo>

#include <new>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns the names of the textures in a WAD; nothing if the file is none.
std::optional<QStringList> wadTextures(const QString &path)
{
    if (!Archive::recognizes(path))
        return {};
    const auto archive = Archive::open(path);
    if (!archive || archive.value().kind() != ArchiveKind::Wad)
        return {};
    QStringList names;
    for (const auto &entry : archive.value().entries())
        if (entry.name.endsWith(u".mip", Qt::CaseInsensitive))
            names.append(entry.name.chopped(4));
    return names;
}

DatabaseFile databaseFile(const NamedMap &map)
{
    const auto source = mapSource(map.path);
    const auto stamp = stampOf(source.file);
    const auto size = source.entry.isEmpty() ? stamp.size : map.size > 0 ? map.size : -1;
    return {.path = wholePath(map.path), .size = size, .changed = stamp.changed};
}

// A run that adds maps and the textures of WADs to a database.
class DatabaseRun
{
public:
    // What a file adds; neither a map nor textures if it could not be read.
    struct Entry {
        DatabaseFile file;
        std::optional<DatabaseMap> map{};
        std::optional<QStringList> textures{};
        QString error{};

        explicit Entry(const NamedMap &named) : file(databaseFile(named)) {}
        void setError(const QString &why) { error = why; }
    };

    DatabaseRun(DatabaseWriter &writer, const Arguments &arguments) : writer_(writer), arguments_(arguments) {}

    // Removes the maps that the database has and that have not changed since.
    void skipDone(std::vector<NamedMap> &maps)
    {
        std::erase_if(maps, [this](const NamedMap &map) { return writer_.isCurrent(databaseFile(map)); });
    }
    // Reads a map or a WAD, for any thread. Returns an exit code.
    int read(Entry &made, const QString &path, size_t) const
    {
        made.textures = wadTextures(path);
        if (made.textures)
            return Fine;
        auto map = openMap(path, arguments_);
        if (!map) {
            made.setError(map.error());
            made.file.isReadable = bool(openRegularFile(mapSource(path).file));
            return fail(path, made.error);
        }
        made.map.emplace(databaseMap(std::move(map).value()));
        return Fine;
    }
    // Adds an entry, as unreadable if this entry alone cannot be. Returns why that failed, for good; empty: it is added.
    QString add(const Entry &made)
    {
        QString why;
        try {
            if (made.textures)
                return writer_.addTextures(made.file, *made.textures);
            if (!made.map)
                return writer_.addUnreadable(made.file, made.error);
            why = writer_.add(*made.map, made.file);
            if (why.isEmpty() || !writer_.recover())
                return why;
            why = CommandText::tr("It cannot be written: %1.").arg(why);
        } catch (const std::bad_alloc &) {
            why = CommandText::tr("There is not enough memory for this.");
        }
        code_ = fail(made.file.path, why);
        return writer_.addUnreadable(made.file, why);
    }
    int code() const { return code_; } // Failed if an entry could not be added

private:
    DatabaseWriter &writer_;
    const Arguments &arguments_;
    int code_ = Fine;
};

} // namespace

int dumpDatabase(const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    if (path.isEmpty())
        return fail(CommandText::tr("dump: --format sqlite needs --output DB."));
    for (const auto &option : {u"as"_s, u"lump"_s, u"partition"_s, u"shard"_s, u"guard-formulas"_s, u"json-lines"_s})
        if (arguments.has(option))
            return fail(CommandText::tr("dump: --%1 cannot be combined with --format sqlite.").arg(option));
    speakEnglish();
    auto maps = runInto(path, arguments);
    if (!QFileInfo::exists(path) && !isAnyThere(maps.maps))
        return failForAll(maps);
    const auto writer = DatabaseWriter::open(path);
    if (!writer)
        return fail(path, writer.error());
    DatabaseRun run(*writer.value(), arguments);
    run.skipDone(maps.maps);
    QString why;
    const int code = readAndAdd(maps, run, why);
    if (why.isEmpty() && code != Cancelled)
        why = writer.value()->finish();
    return why.isEmpty() ? endedRun(worse(code, run.code())) : fail(path, CommandText::tr("It cannot be written: %1.").arg(why));
}

} // namespace commands

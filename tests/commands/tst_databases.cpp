// `lumpscope dump` of many maps into a database, and the questions that the help page asks of it.
#include "core/database/databaseschema.h"
#include "core/format/computedcolumns.h"
#include "core/map/celltext.h"
#include "core/map/plainnames.h"
#include "core/vis/clustersight.h"
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

namespace {

// The rows of a result, with | between columns.
QStringList rowsOf(sqlite::Database &database, const QByteArray &sql, int columns)
{
    QStringList rows;
    for (auto statement = database.prepare(sql); statement.step();) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells.append(QString::fromUtf8(statement.text(column)));
        rows.append(cells.join(u'|'));
    }
    if (database.isFailed())
        rows.append(database.error());
    return rows;
}

// The questions of a help page: the code blocks in SQL.
QList<QByteArray> questionsOf(const QString &language)
{
    const auto page = QString::fromUtf8(contentOf(sampleFile(u"../help/%1/questions.md"_s.arg(language))));
    static const QRegularExpression block(u"```sql\n(.*?)```"_s, QRegularExpression::DotMatchesEverythingOption);
    QList<QByteArray> questions;
    for (auto blocks = block.globalMatch(page); blocks.hasNext();)
        questions.append(blocks.next().captured(1).toUtf8());
    return questions;
}

QString galleryPath(const QString &game) { return sampleFile(game + u"/maps/gallery.bsp"_s); }
QByteArray galleryOf(const QString &game) { return contentOf(galleryPath(game)); }

} // namespace

class TestDatabases : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid() && QDir(folder_->path()).mkpath(u"maps/again"_s));
        database_ = folder_->filePath(u"maps.db"_s);
    }

    void aDatabaseHasTheRecordsOfEveryFormat_data() { addFormatRows(); }
    void aDatabaseHasTheRecordsOfEveryFormat()
    {
        const auto path = put(u"room.bsp"_s, MapBuilder::room(fetchFormat()).build());
        auto map = std::move(readMapFile(path)).value();
        fillClusters(map);
        fill({path});
        sqlite::Database database(database_);
        QCOMPARE(database.integer("PRAGMA user_version"), sqlite::schemaVersion);
        QCOMPARE(database.texts("PRAGMA integrity_check"), QList<QByteArray>{"ok"});
        int tables = 0;
        for (const int lump : map.lumps()) {
            const auto &table = map.lump(lump);
            if (!sqlite::isTable(map.format(), table))
                continue;
            const auto name = sqlite::quoted(sqlite::tableName(map.format(), table));
            QCOMPARE(database.integer("SELECT count(*) FROM " + name), static_cast<qint64>(map.recordCount(lump)));
            const auto columns = sqlite::columnNames(table);
            for (size_t f = 0; f < table.fields.size() && map.recordCount(lump) > 0; ++f) {
                const auto column = map.column(lump, static_cast<int>(f));
                auto cell = database.prepare("SELECT " + sqlite::quoted(columns[f]) + " FROM " + name + " ORDER BY id");
                QVERIFY(cell.step());
                if (CellText(map, column).isText())
                    QCOMPARE(cell.text(0), fromBytes(map.text(column, 0)));
                else if (column.field().type != bsp::Type::F32)
                    QCOMPARE(cell.integer(0), column.integer(0));
            }
            ++tables;
        }
        QVERIFY(tables > 10);
        QCOMPARE(rowsOf(database, "SELECT format, faces, entities FROM maps", 3),
                 QStringList(u"%1|%2|%3"_s.arg(fromView(map.format().id))
                                 .arg(map.recordCount(map.format().roles.faces))
                                 .arg(map.entities().entities.size())));
        QCOMPARE(database.integer("SELECT count(*) FROM all_faces"),
                 static_cast<qint64>(map.recordCount(map.format().roles.faces)));
        QCOMPARE(database.integer("SELECT count(*) FROM entity_keys"), static_cast<qint64>(map.entities().pairs.size()));
    }

    void columnsHavePlainNames()
    {
        static constexpr bsp::Field fields[] = {{.name = "origin.x"}, {.name = "styles[0]"}, {.name = "map"},
                                                {.name = "Origin_X"}, {.name = "origin[x]"}, {.name = "lm[0].offset"}};
        const bsp::Lump lump{.name = "ANY", .fields = fields};
        QCOMPARE(plainNames(lump, {"map", "id"}),
                 (std::vector<QByteArray>{"origin_x", "styles_0", "map_2", "Origin_X_2", "origin_x_3", "lm_0_offset"}));
    }

    void theHelpsQuestionsAreAnswered()
    {
        put(u"hall.bsp"_s, galleryOf(u"quake2"_s));
        put(u"again/hall.bsp"_s, galleryOf(u"quake2"_s));
        put(u"pond.bsp"_s, galleryOf(u"quake3"_s));
        put(u"duct.bsp"_s, galleryOf(u"halflife"_s));
        put(u"torn.bsp"_s, MapBuilder::room(bsp::quake).build().chopped(100));
        put(u"none.bsp"_s, "this is not a map");
        const auto textures = folder_->filePath(u"gallery.wad"_s);
        QVERIFY(QFile::copy(sampleFile(u"halflife/gallery.wad"), textures));
        const auto ended = dump({folder_->filePath(u"maps"_s), textures});
        QCOMPARE(ended.code, 2); // one is no map
        QVERIFY(ended.err.contains("none.bsp"));
        const auto questions = questionsOf(u"en"_s);
        QCOMPARE(questions.size(), 10);
        QCOMPARE(questionsOf(u"de"_s), questions);
        sqlite::Database database(database_);
        const auto maps = QFileInfo(folder_->filePath(u"maps"_s)).absoluteFilePath();
        const auto ask = [&](int number, int columns) {
            return rowsOf(database, questions[number], columns).replaceInStrings(maps + u'/', QString());
        };
        QCOMPARE(ask(0, 1), QStringList(u"again/hall.bsp, hall.bsp"_s));
        QCOMPARE(ask(1, 2), QStringList());
        QByteArray fewer = questions[1];
        QVERIFY(rowsOf(database, fewer.replace("> 400", "> 0"), 2).size() >= 4);
        QCOMPARE(ask(2, 3), (QStringList{u"again/hall.bsp|24|north_door"_s, u"duct.bsp|18|look"_s, u"duct.bsp|24|north_door"_s,
                                         u"duct.bsp|29|show"_s, u"hall.bsp|24|north_door"_s, u"pond.bsp|10|north_door"_s}));
        const auto wad = QFileInfo(textures).absoluteFilePath();
        QCOMPARE(ask(3, 2), (QStringList{wad + u"|CLIP"_s, wad + u"|NULL"_s}));
        QCOMPARE(ask(4, 3), (QStringList{u"again/hall.bsp|gallery/crate|10"_s, u"duct.bsp|crate|10"_s,
                                         u"hall.bsp|gallery/crate|10"_s, u"pond.bsp|textures/gallery/crate|10"_s}));
        QVERIFY(ask(5, 3).filter(u"worldspawn"_s).first().endsWith(u"|4"_s));
        QCOMPARE(ask(6, 2), QStringList({u"halflife|1"_s, u"quake|1"_s, u"quake2|1"_s, u"quake3|1"_s}));
        QVERIFY(ask(7, 2).contains(u"duct.bsp|6"_s) && ask(7, 2).contains(u"again/hall.bsp|1"_s));
        QCOMPARE(ask(8, 2), (QStringList{u"desert|1"_s, u"unit1_|1"_s}));
        const auto damaged = ask(9, 3);
        QCOMPARE(damaged.size(), 2);
        QVERIFY(damaged[0].startsWith(u"none.bsp|unreadable|"_s) && damaged[1].startsWith(u"torn.bsp|damaged|"_s));
    }

    void theHelpNamesTheNumbersOfLight_data() { addTextRows("language", {"en", "de"}); }
    void theHelpNamesTheNumbersOfLight()
    {
        QFETCH(QString, language);
        const auto page = contentOf(sampleFile(u"../help/%1/questions.md"_s.arg(language)));
        for (const auto &[number, name] : bsp::lightReasons) {
            const auto row = "\n| " + QByteArray::number(number) + " | `" + viewOf(name).toByteArray() + "` | ";
            QVERIFY2(page.contains(row), row.constData());
        }
    }

    void aSecondRunFollowsTheFiles()
    {
        const auto one = put(u"one.bsp"_s, galleryOf(u"quake2"_s)), two = put(u"two.bsp"_s, galleryOf(u"quake2"_s));
        const auto other = put(u"other.bsp"_s, MapBuilder::room(bsp::quake).build());
        fill({one, two, other});
        QCOMPARE(states(), (QStringList{u"one.bsp|quake2"_s, u"other.bsp|quake"_s, u"two.bsp|quake2"_s}));
        put(u"one.bsp"_s, MapBuilder::room(bsp::goldsrc).build()); // the other path keeps the map
        fill({one});
        QCOMPARE(states(), (QStringList{u"one.bsp|halflife"_s, u"other.bsp|quake"_s, u"two.bsp|quake2"_s}));
        QCOMPARE(count("quake2_faces", true), 1);
        put(u"two.bsp"_s, MapBuilder::room(bsp::quake).build()); // now it has no path
        fill({two});
        QCOMPARE(states(), (QStringList{u"one.bsp|halflife"_s, u"other.bsp|quake"_s, u"two.bsp|quake"_s}));
        QCOMPARE(count("maps", false), 2);
        QCOMPARE(count("quake2_faces", true), 0);
        QCOMPARE(count("entities", true), 2);
        put(u"one.bsp"_s, "no map any more");
        QCOMPARE(dump({one}).code, 2);
        QCOMPARE(count("maps", false), 1);
    }

    void listsAndArchivesNameMaps()
    {
        const auto map = put(u"one.bsp"_s, MapBuilder::room(bsp::quake).build());
        const auto archive =
            save(*folder_, u"maps/pak1.pak"_s, pakOf({{.name = "maps/in.bsp", .bytes = MapBuilder::room(bsp::goldsrc).build()}}));
        const auto list = save(*folder_, u"list"_s, (map + u'\n' + archive + u'\n').toUtf8());
        fill({u'@' + list});
        QCOMPARE(states(), (QStringList{u"one.bsp|quake"_s, u"pak1.pak/maps/in.bsp|halflife"_s}));
        QCOMPARE(sizesOfMaps(), QStringList{u"1|1"_s});
        const auto ended = dump({folder_->filePath(u"none/*.bsp"_s)});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("No file matches this pattern."), ended.err.constData());
        QCOMPARE(count("files", false), 2);
    }

    void sameFilesAreSkipped()
    {
        const auto map = put(u"one.bsp"_s, galleryOf(u"quake2"_s));
        const auto setTime = [&map] {
            QFile file(map);
            return file.open(QIODevice::ReadWrite)
                   && file.setFileTime(QDateTime(QDate(2001, 2, 3), QTime(4, 5)), QFileDevice::FileModificationTime);
        };
        QVERIFY(setTime());
        fill({map});
        put(u"one.bsp"_s, QByteArray(galleryOf(u"quake2"_s).size(), 'x'));
        QVERIFY(setTime());
        fill({map}); // the same size and time: it is not even read
        QCOMPARE(states(), QStringList(u"one.bsp|quake2"_s));
        put(u"one.bsp"_s, galleryOf(u"halflife"_s));
        fill({map, map});
        QCOMPARE(states(), QStringList(u"one.bsp|halflife"_s));
    }

    void unreadableFilesKeepTheirRecords()
    {
        const auto map = put(u"one.bsp"_s, galleryOf(u"quake2"_s)), other = put(u"again/two.bsp"_s, galleryOf(u"halflife"_s));
        fill({map, other});
        QDir folder(folder_->path());
        QVERIFY(folder.rename(u"maps"_s, u"away"_s)); // as a disk that is not mounted
        QCOMPARE(dump({map, other}).code, 2);
        QCOMPARE(states(), (QStringList{u"again/two.bsp|halflife"_s, u"one.bsp|quake2"_s}));
        QCOMPARE(unreadable().size(), 2);
        QVERIFY(folder.rename(u"away"_s, u"maps"_s));
        fill({map, other});
        QCOMPARE(unreadable(), QStringList());
        QCOMPARE(count("quake2_faces", true), 1);
    }

    void unknownSizesAreNull()
    {
        const auto map = put(u"one.bsp"_s, galleryOf(u"quake2"_s));
        QCOMPARE(dump({map, folder_->filePath(u"maps/none.bsp"_s)}).code, 2);
        sqlite::Database database(database_);
        QCOMPARE(rowsOf(database, "SELECT typeof(size), typeof(mtime) FROM files ORDER BY path", 2),
                 (QStringList{u"null|null"_s, u"integer|integer"_s}));
    }

    void brokenArchivesAreRecorded()
    {
        const auto pak = pakOf({{.name = "maps/in.bsp", .bytes = MapBuilder::room(bsp::goldsrc).build()}});
        const auto archive = save(*folder_, u"maps/pak1.pak"_s, pak), maps = folder_->filePath(u"maps"_s);
        fill({maps});
        writeFile(archive, pakOfDirectory(1 << 30, 64, {}));
        QCOMPARE(dump({maps}).code, 2);
        QCOMPARE(unreadable(), (QStringList{u"pak1.pak"_s, u"pak1.pak/maps/in.bsp"_s}));
        QCOMPARE(states(), QStringList(u"pak1.pak/maps/in.bsp|halflife"_s));
        writeFile(archive, pak + "longer");
        fill({maps});
        QCOMPARE(unreadable(), QStringList());
        QCOMPARE(count("files", false), 1);
        put(u"page.pk3"_s, "<html>");
        QCOMPARE(dump({maps}).code, 2);
        QCOMPARE(unreadable(), QStringList(u"page.pk3"_s));
    }

    // A trigger stands for what SQLite refuses of one map.
    void aMapThatIsTooLargeStopsNoOther()
    {
        const auto first = put(u"a.bsp"_s, galleryOf(u"quake2"_s)), large = put(u"b.bsp"_s, galleryOf(u"quake3"_s)),
                   last = put(u"c.bsp"_s, galleryOf(u"halflife"_s));
        fill({first});
        sqlite::Database(database_).run("CREATE TRIGGER much BEFORE INSERT ON quake3_planes BEGIN "
                                        "SELECT zeroblob(NEW.id + 2000000000); END");
        const auto ended = dump({first, large, last});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("b.bsp: It cannot be written: string or blob too big."), ended.err.constData());
        QCOMPARE(states(), (QStringList{u"a.bsp|quake2"_s, u"c.bsp|halflife"_s}));
        QCOMPARE(unreadable(), QStringList(u"b.bsp"_s));
        QCOMPARE(count("entities", true), 2);
        sqlite::Database(database_).run("DROP TRIGGER much");
        fill({large});
        QCOMPARE(count("maps", false), 3);
    }

    void killedRunsLeaveWholeMaps()
    {
        for (int i = 0; i < 60; ++i)
            put(u"%1.bsp"_s.arg(i), roomOf(i));
        QProcess process;
        process.setProcessEnvironment(withoutDisplay());
        process.start(QStringLiteral(LUMPSCOPE_BINARY),
                      {u"dump"_s, folder_->filePath(u"maps"_s), u"--format"_s, u"sqlite"_s, u"--output"_s, database_});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(database_).size() > 0, 60'000);
        const auto empty = QFileInfo(database_).size();
        QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning || QFileInfo(database_).size() > empty, 60'000);
        process.kill();
        process.waitForFinished(-1);
        compareWithMaps();
        fill({folder_->filePath(u"maps"_s)});
        QCOMPARE(count("maps", false), 60);
        compareWithMaps();
    }

    void aFullDiskLeavesWholeMaps()
    {
        const auto limited = [this](qint64 kilobytes) {
            return runProgram(u"bash"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f %1; exec \"$0\" \"$@\""_s.arg(kilobytes),
                                          QStringLiteral(LUMPSCOPE_BINARY), u"dump"_s, folder_->filePath(u"maps"_s),
                                          u"--format"_s, u"sqlite"_s, u"--output"_s, database_});
        };
        put(u"0.bsp"_s, roomOf(0));
        QCOMPARE(limited(0).code, 2);
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList());
        fill({folder_->filePath(u"maps"_s)});
        for (int i = 1; i < 40; ++i)
            put(u"%1.bsp"_s.arg(i), roomOf(i));
        const auto ended = limited((QFileInfo(database_).size() >> 10) + 1000);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("It cannot be written"), ended.err.constData());
        QVERIFY(count("maps", false) < 40);
        compareWithMaps();
        fill({folder_->filePath(u"maps"_s)});
        QCOMPARE(count("maps", false), 40);
    }

    void onlyWhatCanBeReadMakesADatabase()
    {
        const auto typo = dump({folder_->filePath(u"typo.bsp"_s)});
        QCOMPARE(typo.code, 2);
        QVERIFY2(typo.err.contains("typo.bsp"), typo.err.constData());
        QVERIFY(!QFileInfo::exists(database_));
        const auto map = put(u"one.bsp"_s, galleryOf(u"quake2"_s));
        const auto as = run({u"dump"_s, map, u"--as"_s, u"quake3"_s, u"--format"_s, u"sqlite"_s, u"--output"_s, database_});
        QCOMPARE(as.code, 2);
        QVERIFY2(as.err.contains("--as cannot be combined with --format sqlite."), as.err.constData());
        QVERIFY(!QFileInfo::exists(database_));
        const auto pak = save(*folder_, u"maps/pak1.pak"_s, pakOf({{.name = "a.mip", .bytes = "none"}}));
        const auto ended = dump({pak});
        QCOMPARE(ended.code, 2); // textures are those of WADs
        QVERIFY2(ended.err.contains("This archive contains no map."), ended.err.constData());
    }

    // SQLite would keep it in memory.
    void anyNameIsAFile()
    {
        const auto map = put(u"one.bsp"_s, galleryOf(u"quake2"_s));
        const auto restores = qScopeGuard([before = QDir::currentPath()] { QDir::setCurrent(before); });
        QVERIFY(QDir::setCurrent(folder_->path()));
        database_ = u":memory:"_s;
        fill({map});
        QVERIFY(QFileInfo(folder_->path() + u"/:memory:"_s).size() > 0);
    }

    void foreignFilesAreRefused()
    {
        const auto map = put(u"room.bsp"_s, galleryOf(u"quake2"_s));
        const auto text = save(*folder_, u"maps.db"_s, "my notes\n" + QByteArray(1000, 'x'));
        QCOMPARE(dump({map}).code, 2);
        QCOMPARE(contentOf(text), "my notes\n" + QByteArray(1000, 'x'));
        QFile::remove(text);
        sqlite::Database(database_).run("CREATE TABLE mine(a)");
        const auto other = contentOf(database_);
        QVERIFY(dump({map}).err.contains("another program"));
        QCOMPARE(contentOf(database_), other);
        QFile::remove(database_);
        fill({map});
        sqlite::Database(database_).run("PRAGMA user_version = 99");
        QVERIFY(dump({map}).err.contains("schema 99"));
        QCOMPARE(run({u"dump"_s, map, u"--format"_s, u"sqlite"_s}).code, 2);
    }

private:
    static QByteArray fromBytes(QByteArrayView latin1) { return QString::fromLatin1(latin1).toUtf8(); }
    QString put(const QString &name, const QByteArray &bytes) const { return save(*folder_, u"maps/"_s + name, bytes); }
    Ended dump(const QStringList &files) const
    {
        return run(QStringList{u"dump"_s} + files + QStringList{u"--format"_s, u"sqlite"_s, u"--output"_s, database_});
    }
    void fill(const QStringList &files) const
    {
        const auto ended = dump(files);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
    }
    // The paths and formats of the database's maps.
    QStringList states() const
    {
        sqlite::Database database(database_);
        const auto maps = QFileInfo(folder_->filePath(u"maps"_s)).absoluteFilePath() + u'/';
        return rowsOf(database, "SELECT path, format FROM files JOIN maps ON maps.id = files.map ORDER BY path", 2)
            .replaceInStrings(maps, QString());
    }
    // Whether all files have the sizes of their maps, and whether all sizes are known.
    QStringList sizesOfMaps() const
    {
        sqlite::Database database(database_);
        return rowsOf(database, "SELECT min(files.size = maps.size), min(files.size > 0) FROM files JOIN maps ON maps.id = map",
                      2);
    }
    // The paths of files that could not be read.
    QStringList unreadable() const
    {
        sqlite::Database database(database_);
        return rowsOf(database, "SELECT path FROM files WHERE status = 'unreadable' ORDER BY path", 1)
            .replaceInStrings(QFileInfo(folder_->filePath(u"maps"_s)).absoluteFilePath() + u'/', QString());
    }
    // A map that differs from those of other numbers, with 3,000 planes.
    static QByteArray roomOf(int number)
    {
        auto room = MapBuilder::room(bsp::quake2);
        room.setLumpBytes("PLANES", room.lumpBytes("PLANES").repeated(500));
        const auto world = "{ \"classname\" \"worldspawn\" \"message\" \"" + QByteArray::number(number) + "\" }\n";
        return room.setLumpBytes("ENTITIES", world + '\0').build();
    }
    // Compares the records of each map with the numbers that its row has.
    void compareWithMaps() const
    {
        sqlite::Database database(database_);
        QCOMPARE(database.texts("PRAGMA integrity_check"), QList<QByteArray>{"ok"});
        QCOMPARE(database.integer("SELECT count(*) FROM maps WHERE "
                                  "planes <> (SELECT count(*) FROM quake2_planes WHERE map = maps.id) OR "
                                  "entities <> (SELECT count(*) FROM entities WHERE map = maps.id)"),
                 0);
        QCOMPARE(database.integer("SELECT count(DISTINCT map) FROM quake2_planes"),
                 database.integer("SELECT count(*) FROM maps"));
    }
    // How many rows a table has, or how many maps have rows in it.
    qint64 count(const QByteArray &table, bool ofMaps) const
    {
        return sqlite::Database(database_).integer("SELECT count(" + QByteArray(ofMaps ? "DISTINCT map" : "*") + ") FROM "
                                                   + table);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString database_;
};

ADD_TEST(TestDatabases, QCoreApplication)
#include "tst_databases.moc"

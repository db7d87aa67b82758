// `lumpscope dump` of many maps: the database, the questions that the help page asks of it, and partitioned tables.
#include "core/database/databaseschema.h"
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

QByteArray unpacked(const QString &gzip)
{
    const auto ended = runProgram(u"gzip"_s, {u"-dc"_s, gzip});
    return ended.code == 0 ? ended.out : "failed: " + ended.err;
}

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
        QVERIFY(ask(7, 2).contains(u"duct.bsp|7"_s) && ask(7, 2).contains(u"again/hall.bsp|1"_s));
        QCOMPARE(ask(8, 2), (QStringList{u"desert|1"_s, u"unit1_|1"_s}));
        const auto damaged = ask(9, 3);
        QCOMPARE(damaged.size(), 2);
        QVERIFY(damaged[0].startsWith(u"none.bsp|unreadable|"_s) && damaged[1].startsWith(u"torn.bsp|damaged|"_s));
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
        const auto ended = dump({folder_->filePath(u"none/*.bsp"_s)});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("No file matches this pattern."), ended.err.constData());
        QCOMPARE(count("files", false), 2);
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

    void partitionsHaveEveryRecordOnce()
    {
        put(u"hall.bsp"_s, galleryOf(u"quake2"_s));
        put(u"again/hall.bsp"_s, galleryOf(u"quake2"_s));
        put(u"pond.bsp"_s, galleryOf(u"quake3"_s));
        put(u"none.bsp"_s, "this is not a map");
        for (const auto &shard : {u"1/2"_s, u"2/2"_s})
            QVERIFY(partition({u"--shard"_s, shard}).code != 1);
        QStringList paths;
        for (const auto &line : manifestLines())
            paths.append(line.value("path"_L1).toString() + u'|' + line.value("status"_L1).toString());
        paths.sort();
        QCOMPARE(paths, (QStringList{u"again/hall.bsp|ok"_s, u"hall.bsp|ok"_s, u"none.bsp|unreadable"_s, u"pond.bsp|ok"_s}));
        QByteArray faces;
        for (const auto &part : parts(u"format=quake2/lump=FACES"_s))
            faces += unpacked(part);
        const auto map = std::move(readMapFile(galleryPath(u"quake2"_s))).value();
        QCOMPARE(faces.count('\n'), 2 * static_cast<qsizetype>(map.recordCount(map.format().roles.faces)));
        QCOMPARE(faces.count("{\"map\":\"hall.bsp\",\"index\":0,"), 1);
        QCOMPARE(faces.count("{\"map\":\"again/hall.bsp\",\"index\":0,"), 1);
        QVERIFY(faces.contains("\"styles_0\":") && !faces.contains("\"styles[0]\":") && !faces.contains("\"lump\""));
        QVERIFY(!parts(u"format=quake3/lump=SURFACES"_s).isEmpty());
        QByteArray entities;
        for (const auto &part : parts(u"format=quake2/lump=ENTITYLIST"_s))
            entities += unpacked(part);
        QCOMPARE(entities.count('\n'), 2 * map.entities().entities.size());
        QCOMPARE(entities.count("\"classname\":\"worldspawn\""), 2);
        // What is done is skipped; a map that could not be read is tried again.
        const auto before = manifestLines().size();
        put(u"none.bsp"_s, galleryOf(u"halflife"_s));
        for (const auto &shard : {u"1/2"_s, u"2/2"_s})
            QCOMPARE(partition({u"--shard"_s, shard}).code, 0);
        QCOMPARE(manifestLines().size(), before + 1);
        QCOMPARE(parts(u"format=halflife/lump=FACES"_s).size(), 1);
    }

    void onlyWholePartsCount()
    {
        put(u"hall.bsp"_s, galleryOf(u"quake2"_s));
        QCOMPARE(partition({}).code, 0);
        const auto part = parts(u"format=quake2/lump=FACES"_s).value(0);
        QVERIFY(part.endsWith(u"part-1-00001.ndjson.gz"_s));
        // As a killed worker leaves it: parts without their lines, and half a line.
        const auto lost = QString(part).replace(u"-00001"_s, u"-00002"_s);
        QVERIFY(QFile::copy(part, lost));
        const auto manifest = folder_->filePath(u"tables/manifest-1.ndjson"_s);
        const auto whole = contentOf(manifest);
        writeFile(manifest, whole + "{\"path\":\"pond.bsp\",\"part\":2,\"maps\":2,\"status\":\"ok\"}\n{\"path\":\"ha");
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(contentOf(manifest), whole);
        QVERIFY(!QFileInfo::exists(lost));
        put(u"pond.bsp"_s, galleryOf(u"quake3"_s));
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(manifestLines().size(), 2);
        QCOMPARE(manifestLines()[1].value("part"_L1).toInt(), 2);
    }

    void wrongShardsAreRefused_data() { addTextRows("shard", {"0/2", "3/2", "1", "a/b", "1/2/3", "-1/2"}); }
    void wrongShardsAreRefused()
    {
        QFETCH(const QString, shard);
        QCOMPARE(partition({u"--shard="_s + shard}).code, 2);
        QVERIFY(!QFileInfo::exists(folder_->filePath(u"tables"_s)));
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
    Ended partition(const QStringList &more) const
    {
        return run(QStringList{u"dump"_s, folder_->filePath(u"maps"_s), u"--format"_s, u"ndjson"_s, u"--partition"_s,
                               folder_->filePath(u"tables"_s)}
                   + more);
    }
    // The paths and formats of the database's maps.
    QStringList states() const
    {
        sqlite::Database database(database_);
        const auto maps = QFileInfo(folder_->filePath(u"maps"_s)).absoluteFilePath() + u'/';
        return rowsOf(database, "SELECT path, format FROM files JOIN maps ON maps.id = files.map ORDER BY path", 2)
            .replaceInStrings(maps, QString());
    }
    // How many rows a table has, or how many maps have rows in it.
    qint64 count(const QByteArray &table, bool ofMaps) const
    {
        return sqlite::Database(database_).integer("SELECT count(" + QByteArray(ofMaps ? "DISTINCT map" : "*") + ") FROM "
                                                   + table);
    }
    QList<QJsonObject> manifestLines() const
    {
        QList<QJsonObject> lines;
        const QDir tables(folder_->filePath(u"tables"_s));
        for (const auto &name : tables.entryList({u"manifest-*.ndjson"_s}, QDir::Files, QDir::Name))
            for (const auto &line : contentOf(tables.filePath(name)).split('\n'))
                if (!line.isEmpty())
                    lines.append(QJsonDocument::fromJson(line).object());
        return lines;
    }
    QStringList parts(const QString &folder) const
    {
        const QDir lump(folder_->filePath(u"tables/"_s + folder));
        QStringList paths;
        for (const auto &name : lump.entryList({u"part-*.ndjson.gz"_s}, QDir::Files, QDir::Name))
            paths.append(lump.filePath(name));
        return paths;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString database_;
};

ADD_TEST(TestDatabases, QCoreApplication)
#include "tst_databases.moc"

// `lumpscope dump --partition`: tables of many maps in compressed files, and what a later run makes of them.
#include "core/database/databaseschema.h"
#include "tests/archivebuilder.h"
#include "tests/bspxfixture.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

namespace {

QByteArray sampleOf(const QString &game) { return contentOf(sampleFile(game + u"/maps/gallery.bsp"_s)); }

QByteArray unpacked(const QString &gzip)
{
    const auto ended = runProgram(u"gzip"_s, {u"-dc"_s, gzip});
    return ended.code == 0 ? ended.out : "failed: " + ended.err;
}

} // namespace

class TestPartitions : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid() && QDir(folder_->path()).mkpath(u"maps/again"_s));
    }

    void partitionsHaveEveryRecordOnce()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        put(u"again/hall.bsp"_s, sampleOf(u"quake2"_s));
        put(u"pool.bsp"_s, sampleOf(u"quake3"_s));
        put(u"none.bsp"_s, "this is not a map");
        QCOMPARE(partition({u"--shard"_s, u"1/2"_s}).code, 2); // one is no map
        QCOMPARE(partition({u"--shard"_s, u"2/2"_s}).code, 0);
        // By the paths' SHA-256: another choice would write maps twice when a run goes on.
        QCOMPARE(linesOf(1), (QStringList{u"none.bsp|unreadable"_s, u"pool.bsp|ok"_s}));
        QCOMPARE(linesOf(2), (QStringList{u"again/hall.bsp|ok"_s, u"hall.bsp|ok"_s}));
        const auto map = std::move(readMapFile(sampleFile(u"quake2/maps/gallery.bsp"))).value();
        const auto faces = recordsOf(u"format=quake2/lump=FACES"_s);
        QCOMPARE(faces.count('\n'), 2 * static_cast<qsizetype>(map.recordCount(map.format().roles.faces)));
        QCOMPARE(faces.count("{\"map\":\"hall.bsp\",\"index\":0,"), 1);
        QCOMPARE(faces.count("{\"map\":\"again/hall.bsp\",\"index\":0,"), 1);
        QVERIFY(faces.contains("\"styles_0\":") && !faces.contains("\"styles[0]\":") && !faces.contains("\"lump\""));
        QVERIFY(!parts(u"format=quake3/lump=SURFACES"_s).isEmpty());
        const auto entities = recordsOf(u"format=quake2/lump=ENTITYLIST"_s);
        QCOMPARE(entities.count('\n'), 2 * map.entities().entities.size());
        QCOMPARE(entities.count("\"classname\":\"worldspawn\""), 2);
    }

    void partitionsHaveTheTablesOfADatabase_data() { addFamilyRows(); }
    void partitionsHaveTheTablesOfADatabase()
    {
        const auto &format = fetchFormat();
        const auto path = put(u"room.bsp"_s, bspxfixture::roomWith(format, bspxfixture::everyLumpFor(format)).build());
        const auto file = folder_->filePath(u"maps.db"_s);
        QCOMPARE(run({u"dump"_s, path, u"--format"_s, u"sqlite"_s, u"--output"_s, file}).code, 0);
        QCOMPARE(partition({}).code, 0);
        const auto map = std::move(readMapFile(path)).value();
        sqlite::Database database(file);
        QStringList lumps;
        for (const int lump : recordTables(map)) {
            const auto &table = map.lump(lump);
            if (map.recordCount(lump) == 0)
                continue;
            lumps.append(u"lump="_s + fromView(table.name));
            const auto records = recordsOf(u"format=%1/"_s.arg(fromView(format.id)) + lumps.last()).count('\n');
            QCOMPARE(records, static_cast<qsizetype>(map.recordCount(lump)));
            if (sqlite::isTable(format, table))
                QCOMPARE(database.integer("SELECT count(*) FROM " + sqlite::quoted(sqlite::tableName(format, table))), records);
        }
        lumps.sort();
        const QDir tables(folder_->filePath(u"tables/format="_s + fromView(format.id)));
        QCOMPARE(tables.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), lumps);
        QVERIFY(lumps.contains(u"lump=BRUSHLIST_BRUSHES"_s) && lumps.contains(u"lump=LIGHTGRID_OCTREE_LEAFS"_s));
    }

    void whatIsDoneIsSkipped()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        const auto none = put(u"none.bsp"_s, "this is not a map");
        QCOMPARE(partition({}).code, 2);
        const auto manifest = contentOf(manifestPath(1));
        const auto again = partition({});
        QCOMPARE(again.code, 2); // it is tried again, but not listed again
        QVERIFY2(again.err.contains("skipped because they are written already: 1."), again.err.constData());
        QCOMPARE(contentOf(manifestPath(1)), manifest);
        writeFile(none, sampleOf(u"halflife"_s));
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(linesOf(1), (QStringList{u"hall.bsp|ok"_s, u"none.bsp|unreadable"_s, u"none.bsp|ok"_s}));
        QCOMPARE(parts(u"format=halflife/lump=FACES"_s).size(), 1);
    }

    void onlyWholePartsCount()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({}).code, 0);
        const auto part = parts(u"format=quake2/lump=FACES"_s).value(0);
        QVERIFY(part.endsWith(u"part-1-00001.ndjson.gz"_s));
        // As a killed worker leaves it: parts without their lines, and half a line.
        const auto lost = QString(part).replace(u"-00001"_s, u"-00002"_s);
        QVERIFY(QFile::copy(part, lost));
        const auto whole = contentOf(manifestPath(1));
        writeFile(manifestPath(1), whole + "{\"path\":\"pond.bsp\",\"part\":2,\"maps\":2,\"status\":\"ok\"}\n{\"path\":\"ha");
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(contentOf(manifestPath(1)), whole);
        QVERIFY(!QFileInfo::exists(lost));
        put(u"pond.bsp"_s, sampleOf(u"quake3"_s));
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(manifest(1).size(), 3);
        QCOMPARE(manifest(1)[2].value("part"_L1).toInt(), 2);
    }

    void onlyOwnPartsAreRemoved()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({}).code, 0);
        const auto inner = folder_->filePath(u"tables/format=quake2/lump=FACES/deep/format=x/lump=y/part-1-00009.ndjson.gz"_s);
        const auto backup = folder_->filePath(u"tables/backup/part-1-7.ndjson.gz"_s);
        const auto other = folder_->filePath(u"tables/format=quake2/lump=FACES/part-2-00009.ndjson.gz"_s);
        for (const auto &path : {inner, backup, other}) {
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            writeFile(path, "kept");
        }
        QCOMPARE(partition({}).code, 0);
        for (const auto &path : {inner, backup, other})
            QCOMPARE(contentOf(path), QByteArray("kept"));
        QCOMPARE(
            run({u"dump"_s, folder_->filePath(u"maps"_s), u"--format"_s, u"ndjson"_s, u"--partition"_s, folder_->path()}).code,
            0); // a folder above
        QVERIFY(recordsOf(u"format=quake2/lump=FACES"_s).contains("hall.bsp"));
    }

    void partsWithoutTheirManifestAreKept()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({}).code, 0);
        QVERIFY(QFile::remove(manifestPath(1)));
        const auto ended = partition({});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("No manifest lists this part."), ended.err.constData());
        QCOMPARE(parts(u"format=quake2/lump=FACES"_s).size(), 1);
    }

    void aDamagedManifestIsRefused_data()
    {
        const auto row = addColumns<int, int>("line", "named");
        row("options", 0, 1);
        row("first map", 1, 2);
        row("last map", 2, 3);
    }
    void aDamagedManifestIsRefused()
    {
        QFETCH(const int, line);
        QFETCH(const int, named);
        for (const auto &name : {u"hall.bsp"_s, u"pond.bsp"_s}) {
            put(name, sampleOf(u"quake2"_s));
            QCOMPARE(partition({}).code, 0);
        }
        auto lines = contentOf(manifestPath(1)).split('\n');
        lines[line].prepend('#');
        const auto damaged = lines.join('\n');
        writeFile(manifestPath(1), damaged);
        put(u"tank.bsp"_s, sampleOf(u"quake2"_s));
        const auto ended = partition({});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("Line " + QByteArray::number(named) + " is damaged."), ended.err.constData());
        QCOMPARE(contentOf(manifestPath(1)), damaged);
        QCOMPARE(parts(u"format=quake2/lump=FACES"_s).size(), 2);
    }

    void otherOptionsAreRefused_data()
    {
        const auto row = addColumns<QString, QByteArray>("words", "says");
        row("other table", u"--lump PLANES --shard 1/2"_s, "with --lump FACES. Use");
        row("calculated", u"--lump FACES --calculated --shard 1/2"_s, "written without --calculated. Use");
        row("other format", u"--lump FACES --as quake --shard 1/2"_s, "without --as. Use");
        row("no shards", u"--lump FACES"_s, "with --shard 1/2 ... 2/2. Use");
        row("more shards", u"--calculated --shard 3/4"_s,
            "with --lump FACES, without --calculated and with --shard 1/2 ... 2/2.");
        row("the same", u"--lump faces --shard 2/2"_s, {});
    }
    void otherOptionsAreRefused()
    {
        QFETCH(const QString, words);
        QFETCH(const QByteArray, says);
        put(u"pool.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({u"--lump"_s, u"FACES"_s, u"--shard"_s, u"1/2"_s}).code, 0);
        const auto before = contentOf(manifestPath(1));
        const auto ended = partition(words.split(u' '));
        QCOMPARE(ended.code, says.isEmpty() ? 0 : 2);
        QVERIFY2(ended.err.contains(says), ended.err.constData());
        QCOMPARE(contentOf(manifestPath(1)), before);
        QCOMPARE(parts(u"format=quake2/lump=FACES"_s).size(), 1);
        QVERIFY(!QFileInfo::exists(manifestPath(3)));
    }

    void tablesAreNamedRightly()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        const auto unknown = partition({u"--lump"_s, u"NOSUCH"_s});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("No format has a table NOSUCH."), unknown.err.constData());
        QCOMPARE(partition({u"--lump"_s, u"LIGHTING"_s}).code, 2); // bytes
        QVERIFY(!QFileInfo::exists(folder_->filePath(u"tables"_s)));
        const auto foreign = partition({u"--lump"_s, u"SURFACES"_s});
        QCOMPARE(foreign.code, 3);
        QVERIFY2(foreign.err.contains("None of these maps has SURFACES."), foreign.err.constData());
        put(u"pool.bsp"_s, sampleOf(u"quake3"_s));
        QCOMPARE(partition({u"--lump"_s, u"SURFACES"_s}).code, 0);
        put(u"duct.bsp"_s, sampleOf(u"halflife"_s));
        QCOMPARE(partition({u"--lump"_s, u"SURFACES"_s}).code, 0); // an earlier map has it
    }

    void aMapNamedTwiceIsReadOnce()
    {
        const auto hall = put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({hall, folder_->filePath(u"maps"_s)}).code, 0);
        QCOMPARE(recordsOf(u"format=quake2/lump=FACES"_s).count("\"index\":0,"), 1);
    }

    void mapsOfOneNameAreRefused()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QVERIFY(QDir(folder_->path()).mkpath(u"others"_s));
        save(*folder_, u"others/hall.bsp"_s, sampleOf(u"halflife"_s));
        const auto both = partition({folder_->filePath(u"others"_s)});
        QCOMPARE(both.code, 2);
        QVERIFY2(both.err.contains("would both be hall.bsp"), both.err.constData());
        QVERIFY(!QFileInfo::exists(folder_->filePath(u"tables"_s)));
        QCOMPARE(partition({}).code, 0);
    }

    // The same map would have another path then.
    void foldersAboveOrBelowAreRefused()
    {
        put(u"again/hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(runPartition({folder_->filePath(u"maps/again"_s)}).code, 0);
        const auto ended = partition({});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("The paths in these tables begin in the folder again. "), ended.err.constData());
        QCOMPARE(linesOf(1), QStringList(u"hall.bsp|ok"_s));
        QVERIFY(QDir(folder_->path()).rename(u"maps"_s, u"moved"_s)); // as on another machine
        QCOMPARE(runPartition({folder_->filePath(u"moved/again"_s)}).code, 0);
    }

    void copiesAreReported()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({}).err, QByteArray());
        put(u"again/hall.bsp"_s, sampleOf(u"quake2"_s));
        put(u"pond.bsp"_s, sampleOf(u"quake3"_s));
        put(u"pool.bsp"_s, sampleOf(u"quake3"_s));
        const auto ended = partition({});
        QCOMPARE(ended.code, 0);
        QVERIFY2(
            ended.err.contains("Maps that the tables now have under several paths: 2: again/hall.bsp (the same as hall.bsp), "
                               "pool.bsp (the same as pond.bsp)."),
            ended.err.constData());
        QVERIFY(!partition({}).err.contains("several paths"));
    }

    void changedMapsAreReported()
    {
        const auto hall = put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        QCOMPARE(partition({}).code, 0);
        const auto before = contentOf(manifestPath(1));
        writeFile(hall, sampleOf(u"quake3"_s));
        for (int time = 0; time < 2; ++time) {
            const auto ended = partition({});
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.err.contains("1: hall.bsp. The old records stay."), ended.err.constData());
        }
        writeFile(hall, "no map any more");
        QCOMPARE(partition({}).code, 2);
        QCOMPARE(contentOf(manifestPath(1)), before);
    }

    void brokenArchivesAreListed()
    {
        put(u"hall.bsp"_s, sampleOf(u"quake2"_s));
        put(u"bad.pak"_s, pakOfDirectory(1 << 30, 64, {}));
        QCOMPARE(partition({}).code, 2);
        QCOMPARE(linesOf(1), (QStringList{u"bad.pak|unreadable"_s, u"hall.bsp|ok"_s}));
        QVERIFY(!manifest(1)[1].value("error"_L1).toString().isEmpty());
        QCOMPARE(partition({}).code, 2);
        QCOMPARE(linesOf(1).size(), 2);
    }

    void wrongShardsAreRefused_data() { addTextRows("shard", {"0/2", "3/2", "1", "a/b", "1/2/3", "-1/2"}); }
    void wrongShardsAreRefused()
    {
        QFETCH(const QString, shard);
        QCOMPARE(partition({u"--shard="_s + shard}).code, 2);
        QVERIFY(!QFileInfo::exists(folder_->filePath(u"tables"_s)));
    }

    // The first part is complete with 256 maps.
    void aKilledWorkerLosesNothing()
    {
        const auto room = MapBuilder::room(bsp::quake2).build();
        for (int i = 0; i < 260; ++i)
            put(u"%1.bsp"_s.arg(i), room);
        QProcess worker;
        worker.setProcessEnvironment(withoutDisplay());
        worker.start(QStringLiteral(LUMPSCOPE_BINARY), wordsFor({folder_->filePath(u"maps"_s)}));
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(manifestPath(1)).count('\n') > 256, 120'000);
        worker.kill();
        worker.waitForFinished(-1);
        QCOMPARE(partition({}).code, 0);
        QCOMPARE(linesOf(1).size(), 260);
        const auto records = recordsOf(u"format=quake2/lump=MODELS"_s);
        QCOMPARE(records.count("\"index\":0,"), 260);
        QCOMPARE(records.count("\"map\":\"259.bsp\",\"index\":0,"), 1);
    }

private:
    QString put(const QString &name, const QByteArray &bytes) const { return save(*folder_, u"maps/"_s + name, bytes); }
    QStringList wordsFor(const QStringList &words) const
    {
        return QStringList{u"dump"_s, u"--format"_s, u"ndjson"_s, u"--partition"_s, folder_->filePath(u"tables"_s)} + words;
    }
    Ended runPartition(const QStringList &words) const { return run(wordsFor(words)); }
    Ended partition(const QStringList &more) const { return runPartition(QStringList{folder_->filePath(u"maps"_s)} + more); }
    QString manifestPath(int shard) const { return folder_->filePath(u"tables/manifest-%1.ndjson"_s.arg(shard)); }
    // The lines of a manifest: the options, and the maps.
    QList<QJsonObject> manifest(int shard) const
    {
        QList<QJsonObject> lines;
        for (const auto &line : contentOf(manifestPath(shard)).trimmed().split('\n'))
            lines.append(QJsonDocument::fromJson(line).object());
        return lines;
    }
    // The maps that a manifest lists, with their status.
    QStringList linesOf(int shard) const
    {
        QStringList maps;
        for (const auto &line : manifest(shard).mid(1))
            maps.append(line.value("path"_L1).toString() + u'|' + line.value("status"_L1).toString());
        return maps;
    }
    QStringList parts(const QString &folder) const
    {
        const QDir lump(folder_->filePath(u"tables/"_s + folder));
        QStringList paths;
        for (const auto &name : lump.entryList({u"part-*.ndjson.gz"_s}, QDir::Files, QDir::Name))
            paths.append(lump.filePath(name));
        return paths;
    }
    QByteArray recordsOf(const QString &folder) const
    {
        QByteArray records;
        for (const auto &part : parts(folder))
            records += unpacked(part);
        return records;
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

ADD_TEST(TestPartitions, QCoreApplication)
#include "tst_partitions.moc"

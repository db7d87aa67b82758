// The command line as scripts meet it: the program itself, run without a display.
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

namespace {

// All at once: the program does little, but takes long to begin and to end.
std::vector<Ended> runTogether(const QList<QStringList> &all)
{
    std::vector<std::unique_ptr<QProcess>> running;
    auto environment = withoutDisplay();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"LANGUAGE"_s, QString());
    for (const auto &words : all) {
        running.push_back(std::make_unique<QProcess>());
        running.back()->setProcessEnvironment(environment);
        running.back()->start(QStringLiteral(LUMPSCOPE_BINARY), words);
    }
    std::vector<Ended> ended;
    for (const auto &process : running) {
        const bool isOver = process->waitForFinished(-1) && process->exitStatus() == QProcess::NormalExit;
        ended.push_back({isOver ? process->exitCode() : -1, process->readAllStandardOutput(), process->readAllStandardError()});
    }
    return ended;
}

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void wrongWordsAreToldInOneLine_data()
    {
        const auto add = addColumns<QString, QString>("words", "reason");
        const auto row = [&add](const char *words, const char *reason) {
            add(words, QString::fromLatin1(words), QString::fromLatin1(reason));
        };
        row("nosuch FILE", "nosuch is neither a subcommand");
        row("--nosuch", "--nosuch is neither a subcommand");
        row("help nosuch", "help: There is no help on nosuch, only on filter, many, sql, info, ");
        row("--sample doom", "Unknown sample doom");
        row("--as doom FILE", "Unknown format doom");
        row("--as quake2 FILE", "no display");
        row("FILE", "no display");
        row("FILE --game .", "no display"); // there is nothing else against it
        row("--game . FILE", "no display");
        row("--sample quake2 --game=openarena", "no display");
        row("FILE --game", "--game takes PATH|NAME");
        row("FILE --game --sample quake2", "--game takes PATH|NAME, but is followed by the option --sample");
        row("FILE --game NONE", "--game NONE is not a folder, an archive or a known game");
        row("FILE --json", "Unknown option --json");
        row("FILE FILE2", "Unexpected argument FILE2");
        row("--game .", "FILE is missing");
        row("nosuch --json FILE", "nosuch is neither a subcommand");
        row("info", "FILE is missing");
        row("info --sample", "--sample takes quake2|");
        row("info --sample doom", "Unknown sample doom");
        row("lump --sample quake2 FILE", "Unexpected argument FILE");
        row("info FILE --nosuch", "Unknown option --nosuch");
        row("info FILE -x", "Unknown option -x");
        row("info FILE --json=1", "--json takes no value");
        row("info FILE --json --json", "--json is given twice");
        row("info FILE --engine", "--engine takes NAME");
        row("info FILE --engine --json", "--engine takes NAME, but is followed by the option --json");
        row("render FILE --time --game .", "--time takes SECONDS, but is followed by the option --game");
        row("render FILE --angles 0 --game .", "--angles takes PITCH YAW, but is followed by the option --game");
        row("at FILE 1 2 3 --towards -1 -2 --json", "--towards takes X Y Z, but is followed by the option --json");
        row("at FILE 1 2 3 --towards -1 -2 -x", "-x is not a number");
        row("info FILE --engine doom", "no engine doom");
        row("check FILE --engine doom", "no engine doom");
        row("check FILE --game NONE", "check: --game NONE is not a folder, an archive or a known game");
        row("check FILE --only nosuch", "Unknown kind of finding: nosuch. Known kinds: areaportal-open");
        row("check FILE --without nosuch --only limit", "Unknown kind of finding: nosuch");
        row("dump FILE --format xml", "unknown format xml");
        row("dump FILE --lump nosuch", "no lump nosuch");
        row("dump FILE --lump 19", "no lump 19");
        row("dump FILE --lump -1", "no lump -1");
        row("dump FILE --lump LIGHTING", "LIGHTING has no records");
        row("dump FILE --format csv", "--output FOLDER");
        row("dump FILE --format csv --lump FACES --lump PLANES", "--output FOLDER");
        row("dump FILE --format raw", "exactly one --lump");
        row("dump FILE --format raw --lump FACES --lump PLANES", "exactly one --lump");
        row("at FILE 1 2", "Too few arguments");
        row("at FILE 1 2 3 4", "Unexpected argument 4");
        row("at FILE 1 x 3", "x is not a number");
        row("at --sample quake2 1 2", "Too few arguments");
    }

    void wrongWordsAreToldInOneLine()
    {
        QFETCH(QString, words);
        QFETCH(QString, reason);
        if (reason == u"no display" && isWindows())
            QSKIP("Windows always has a display.");
        const auto file = save(folder_, u"FILE"_s, MapBuilder::room(bsp::quake2).build());
        auto list = words.split(u' ');
        list.replaceInStrings(QRegularExpression(u"^FILE$"_s), words.endsWith(u"quake2 FILE") ? u"FILE"_s : file);
        const auto ended = run(list);
        QCOMPARE(ended.code, 2);
        QVERIFY(ended.out.isEmpty());
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.endsWith(".\n") && ended.err.count('\n') == 1,
                 ended.err.constData());
        QVERIFY2(ended.err.contains(reason.toUtf8()), ended.err.constData());
    }

    void nearWordsAreSuggested_data()
    {
        const auto add = addColumns<QString, QByteArray>("words", "meant");
        const auto row = [&add](const char *words, const char *meant) { add(words, QString::fromLatin1(words), meant); };
        row("fnd FILE faces", "find");
        row("info FILE --jsn", "--json");
        row("info FILE --as quake22", "quake2");
        row("info --sample quak2", "quake2");
        row("dump FILE --format ndjsn", "ndjson");
        row("dump FILE --lump facs", "faces");
        row("dump FILE FILE --lump facs", "faces");
        row("check FILE --only areaportal-opne", "areaportal-open");
        row("edit FILE --lump facs --set side=1 --dry-run", "faces");
        row("help filtre", "filter");
    }

    void nearWordsAreSuggested()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, meant);
        const auto file = save(folder_, u"FILE"_s, MapBuilder::room(bsp::quake2).build());
        const auto ended = run(words.split(u' ').replaceInStrings(QRegularExpression(u"^FILE$"_s), file));
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.out.isEmpty() && ended.err.endsWith(" Did you mean " + meant + "?\n") && ended.err.count('\n') == 1,
                 ended.err.constData());
    }

    // From the pages of the help, without their signs for links and tables.
    void topicsAreExplained()
    {
        const auto filter = run({u"help"_s, u"filter"_s});
        QCOMPARE(filter.code, 0);
        for (const auto *words : {"Terms\n", "\n  id=5..9  ", "\n  !texture~sky  ", "texture~(sky|lava)", "origin.z>100: "})
            QVERIFY2(filter.out.contains(words), words);
        for (const auto *words : {"Ctrl+", "nspector", "modified"}) // only the window has them
            QVERIFY2(!filter.out.contains(words), words);
        const auto many = run({u"help"_s, u"many"_s});
        QVERIFY2(many.code == 0 && many.out.contains("@list.txt") && many.out.contains("grep"), many.out.constData());
        const auto sql = run({u"help"_s, u"sql"_s});
        QVERIFY2(sql.code == 0 && sql.out.contains("\n  entity_keys  ") && sql.out.count(";\n") >= 10, sql.out.constData());
        for (const auto &text : {filter.out, many.out, sql.out})
            QVERIFY2(!text.contains("](") && !text.contains("|---") && !text.contains('`'), text.constData());
        for (const auto &line : QString::fromUtf8(filter.out).split(u'\n'))
            QVERIFY2(line.size() < 80, qPrintable(line));
        QVERIFY(run({u"help"_s, u"filter"_s}, {}, u"de"_s).out.startsWith("Terme\n"));
        QCOMPARE(run({u"help"_s, u"find"_s}).out, run({u"find"_s, u"--help"_s}).out);
        for (const auto &[command, topic] : {std::pair(u"find"_s, "lumpscope help filter"), {u"dump"_s, "lumpscope help sql"}})
            QVERIFY(run({command, u"--help"_s}).out.contains(topic));
    }

    void filesThatCannotBeReadAreNamed_data() { addTextRows("command", {"info", "dump", "check", "entities", "at"}); }
    void filesThatCannotBeReadAreNamed()
    {
        QFETCH(QString, command);
        const auto text = save(folder_, u"text"_s, "hello"), empty = save(folder_, u"empty"_s, {}),
                   cut = save(folder_, u"cut"_s, MapBuilder::room(bsp::quake3).build().left(100));
        const QStringList paths{text, empty, cut, folder_.path(), folder_.filePath(u"nothing"_s)};
        QList<QStringList> all;
        for (const auto &path : paths)
            all.append(QStringList{command, path} + (command == u"at" ? QStringList{u"0"_s, u"0"_s, u"0"_s} : QStringList()));
        const auto results = runTogether(all);
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const auto &ended = results[static_cast<size_t>(i)];
            QCOMPARE(ended.code, 2);
            if (paths[i] == folder_.path() && command != u"info" && command != u"check" && command != u"at")
                continue; // takes the maps in it, as a list in JSON or with a folder for the output
            QVERIFY(ended.out.isEmpty());
            QVERIFY2(ended.err.startsWith("lumpscope: " + paths[i].toUtf8() + ": ") && ended.err.endsWith(".\n")
                         && ended.err.count('\n') == 1,
                     ended.err.constData());
        }
    }

    void helpIsPrintedAndTellsEveryExitCode()
    {
        for (const auto &[words, expected] : {std::pair(u"--help"_s, "lumpscope dump FILE"),
                                              {u"--version"_s, "lumpscope " LUMPSCOPE_VERSION "\n"},
                                              {u"dump --help"_s, "--lump NAME|INDEX"},
                                              {u"%1 --help"_s.arg(folder_.path()), "lumpscope [FILE] [--game PATH|NAME]..."},
                                              {u"at nothing --help"_s, "lumpscope at FILE X Y Z"}}) { // in spite of a file
            const auto ended = run(words.split(u' '));
            QCOMPARE(ended.code, 0);
            QVERIFY2(ended.out.contains(expected), ended.out.constData());
            QVERIFY(ended.err.isEmpty());
        }
        // Every code that the tests here and of images and entities see; 1 is told of those alone that find or refuse.
        const std::map<QString, QByteArrayList> told{{u"check"_s, {"0", "1", "2"}},         {u"dump"_s, {"0", "1", "2", "3"}},
                                                     {u"diff"_s, {"0", "1", "2"}},          {u"edit"_s, {"0", "1", "2", "3"}},
                                                     {u"entities"_s, {"0", "1", "2", "3"}}, {u"find"_s, {"0", "1", "2"}},
                                                     {u"lump"_s, {"0", "1", "2"}}};
        for (const auto *command :
             {"info", "dump", "find", "check", "entities", "edit", "lump", "diff", "at", "pvs", "images", "render", "gallery"}) {
            const auto name = QString::fromLatin1(command);
            const auto results = runTogether({{name, u"--help"_s},
                                              {name, folder_.filePath(u"none.bsp"_s), u"--output"_s, folder_.filePath(u"out"_s)},
                                              {name, u"--sample"_s, u"quake2"_s, u"--nonsense"_s}});
            const auto &help = results[0].out;
            QByteArrayList codes;
            for (const auto &line : help.mid(help.indexOf("\nExit codes:\n")).split('\n'))
                if (line.startsWith("  ") && line.size() > 8 && line.endsWith('.'))
                    codes.append(line.mid(2, 1));
            QCOMPARE(codes, told.contains(name) ? told.at(name) : QByteArrayList({"0", "2"}));
            QCOMPARE(results[1].code, 2);
            QCOMPARE(results[2].code, 2);
        }
    }

    void infoTellsEveryLump_data() { addFormatRows(); }
    void infoTellsEveryLump()
    {
        const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(fetchFormat()).build());
        const auto map = std::move(readMapFile(path)).value();
        const auto ended = run({u"info"_s, path, u"--json"_s});
        QCOMPARE(ended.code, 0);
        const auto root = QJsonDocument::fromJson(ended.out).object();
        QCOMPARE(keys(root), (QSet<QString>{u"format"_s, u"version"_s, u"size"_s, u"lumps"_s, u"derived"_s, u"gaps"_s,
                                            u"trailing"_s, u"bspx"_s, u"checksum"_s, u"textures"_s}));
        QCOMPARE(root["format"_L1].toString(), QString::fromLatin1(map.format().id.data()));
        QCOMPARE(root["version"_L1].toInt(), map.format().version);
        QCOMPARE(root["size"_L1].toInteger(), map.fileSize());
        QCOMPARE(root["gaps"_L1].toArray().size() + root["bspx"_L1].toArray().size() + root["trailing"_L1].toInt(-1), 0);
        QCOMPARE(keys(root["derived"_L1]), (QSet<QString>{u"entitylist"_s, u"clusters"_s, u"images"_s, u"facelightmaps"_s}));
        QCOMPARE(root["derived"_L1]["clusters"_L1].toInt(), 2);
        const auto lumps = root["lumps"_L1].toArray();
        QCOMPARE(lumps.size(), map.format().directorySize);
        for (int slot = 0; slot < lumps.size(); ++slot) {
            const auto entry = lumps[slot].toObject();
            const int lump = map.format().slot(slot);
            QCOMPARE(keys(entry), (QSet<QString>{u"index"_s, u"name"_s, u"offset"_s, u"length"_s, u"records"_s, u"limit"_s}));
            QCOMPARE(entry["index"_L1].toInt(), slot);
            QCOMPARE(entry["name"_L1].toString(), lumpName(map, lump));
            QCOMPARE(entry["offset"_L1].toInteger(), map.extent(lump).offset);
            QCOMPARE(entry["length"_L1].toInteger(), map.extent(lump).length);
            if (map.lump(lump).stride > 1)
                QCOMPARE(entry["records"_L1].toInteger(), map.recordCount(lump));
            else
                QVERIFY(entry["records"_L1].isNull());
        }
        const auto text = run({u"info"_s, path});
        QCOMPARE(text.code, 0);
        for (const int lump : map.lumps())
            QVERIFY(text.out.contains(lumpName(map, lump).toLatin1()));
    }

    void infoTellsGapsTrailingBytesBspxAndLimits()
    {
        const auto room = MapBuilder::room(bsp::quake2);
        auto gap = room;
        const auto map = std::move(readMap(room.build())).value();
        const auto extent = map.extent(map.findLump(u"pop"));
        gap.setExtent("POP", static_cast<qint32>(extent.offset), 0)
            .setLumpBytes("POP", QByteArray(256, '\1'))
            .addBspx("MORE", "12345")
            .appendBytes("tail");
        const auto root =
            QJsonDocument::fromJson(run({u"info"_s, save(folder_, u"gap.bsp"_s, gap.build()), u"--json"_s}).out).object();
        QCOMPARE(root["gaps"_L1].toArray(), (QJsonArray{QJsonObject{{u"offset"_s, extent.offset}, {u"length"_s, 256}}}));
        QCOMPARE(root["trailing"_L1].toInt(), 4);
        const auto bspx = root["bspx"_L1].toArray();
        QCOMPARE(bspx.size(), 1);
        QCOMPARE(keys(bspx[0]), (QSet<QString>{u"name"_s, u"offset"_s, u"length"_s}));
        QCOMPARE(bspx[0]["name"_L1].toString(), u"MORE"_s);
        QCOMPARE(bspx[0]["length"_L1].toInt(), 5);
        const auto limit = [](const QStringList &more) {
            const auto told =
                QJsonDocument::fromJson(run(QStringList{u"info"_s, u"--sample"_s, u"quake2"_s, u"--json"_s} + more).out).object();
            return told["lumps"_L1].toArray()[13]["limit"_L1];
        };
        QCOMPARE(limit({}).toInt(), 1024);
        QCOMPARE(limit({u"--engine"_s, u"yquake2"_s}).toInt(), 1024);
        QVERIFY(limit({u"--engine"_s, u"Q2PRO"_s}).isNull());
    }

    // OpenArena's server told the second of these (as sv_mapChecksum). The others were worked out apart from this program,
    // as the engines do it: Com_BlockChecksum over the file, CRC32_MapFile over the lumps but the entities.
    void infoTellsTheEnginesChecksum()
    {
        for (const auto &[map, checksum] : {std::pair(u"quake2/maps/gallery.bsp"_s, u"acc7a5bc"_s),
                                            {u"quake3/maps/gallery.bsp"_s, u"1e0908d0"_s},
                                            {u"halflife/maps/gallery.bsp"_s, u"24e56b1c"_s},
                                            {u"halflife/maps/gallery_wad.bsp"_s, u"a14ba29a"_s}}) {
            const auto ended = run({u"info"_s, sampleFile(map), u"--json"_s});
            QCOMPARE(QJsonDocument::fromJson(ended.out)["checksum"_L1].toString(), checksum);
        }
    }

    // And what lies there for it, and does not fit.
    void infoTellsWhatLightsTheMap()
    {
        auto room = MapBuilder::room(bsp::quake);
        const auto luxels = room.lumpBytes("LIGHTING").size();
        const auto lit = [](qsizetype count) { return "QLIT" + littleEndian(1, 4) + QByteArray(3 * count, '\x7f'); };
        const auto path = save(folder_, u"lit.bsp"_s, room.build());
        const auto told = [&path] {
            return QJsonDocument::fromJson(run({u"info"_s, path, u"--json"_s}).out)["light"_L1].toObject();
        };
        QVERIFY(told().isEmpty() && !run({u"info"_s, path}).out.contains("light: "));
        save(folder_, u"lit.lit"_s, lit(luxels));
        QCOMPARE(told(), (QJsonObject{{u"name"_s, u"lit.lit"_s}, {u"kind"_s, u"QLIT"_s}, {u"luxels"_s, luxels}}));
        QVERIFY(run({u"info"_s, path}).out.contains("light: lit.lit (QLIT, "));
        save(folder_, u"lit.lit"_s, lit(luxels + 1));
        save(folder_, u"lit.bsp"_s, room.addBspx("RGBLIGHTING", QByteArray(3 * luxels, '\1')).build());
        QCOMPARE(told()["kind"_L1].toString(), u"BSPX"_s);
        QCOMPARE(told()["unfit"_L1]["name"_L1].toString(), u"lit.lit"_s);
        const auto text = run({u"info"_s, path}).out;
        QVERIFY2(text.contains("light: RGBLIGHTING (BSPX, ")
                     && text.contains("light: lit.lit is next to the map, but cannot be used"),
                 text);
    }

    void entitiesArePrintedByteForByte_data() { addFewMapRows(); }
    void entitiesArePrintedByteForByte()
    {
        OPEN_MAP(map);
        auto text = bytesOf(map, map.format().roles.entities);
        if (const auto nul = text.indexOf('\0'); nul >= 0)
            text.truncate(nul);
        const auto ended = run({u"entities"_s, path});
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out == text);
        QVERIFY(ended.err.isEmpty());
    }

    void samplesStandForAFile_data() { addTextRows("name", {"quake2", "quake3", "halflife"}); }
    void samplesStandForAFile()
    {
        QFETCH(QString, name);
        const auto path = QStringLiteral(LUMPSCOPE_SAMPLES "/%1/maps/gallery.bsp").arg(name);
        QVERIFY(QFileInfo::exists(path));
        for (const auto &command : {u"info"_s, u"dump"_s, u"check"_s, u"entities"_s}) {
            const auto results = runTogether({{command, u"--sample"_s, name}, {command, path}});
            const auto &sample = results[0], &file = results[1];
            QCOMPARE(sample.code, 0);
            QCOMPARE(file.code, 0);
            QVERIFY(sample.out == file.out && !sample.out.isEmpty());
        }
    }

    void aMapInAnArchiveIsReadLikeAFile_data()
    {
        const auto row = addColumns<QString, QString>("archive", "plain");
        row("pak", sampleFile(u"archives/gallery.pak"), sampleFile(u"quake2/maps/gallery.bsp"));
        row("pk3", sampleFile(u"archives/gallery.pk3"), sampleFile(u"quake3/maps/gallery.bsp"));
        row("inside the program", u":/samples/archives/gallery.pk3"_s, sampleFile(u"quake3/maps/gallery.bsp"));
    }
    void aMapInAnArchiveIsReadLikeAFile()
    {
        QFETCH(QString, archive);
        QFETCH(QString, plain);
        const QStringList place{u"0"_s, u"0"_s, u"0"_s};
        for (const auto &command : {u"info"_s, u"dump"_s, u"check"_s, u"entities"_s, u"at"_s}) {
            const auto more = command == u"at" ? place : QStringList();
            const auto results =
                runTogether({QStringList{command, archive + u"/maps/gallery.bsp"_s} + more, QStringList{command, plain} + more,
                             QStringList{command, archive + u"/maps/x.bsp"_s} + more, QStringList{command, archive} + more});
            const auto &inside = results[0], &file = results[1], &absent = results[2], &whole = results[3];
            QCOMPARE(inside.code, file.code);
            QVERIFY(inside.out == file.out && !inside.out.isEmpty() && inside.err.isEmpty());
            QCOMPARE(absent.code, 2);
            QCOMPARE(absent.err, "lumpscope: " + archive.toUtf8()
                                     + "/maps/x.bsp: There is no maps/x.bsp in this archive. Its maps: maps/gallery.bsp.\n");
            if (command != u"at") // takes each map of an archive
                continue;
            QCOMPARE(whole.code, 2);
            QCOMPARE(whole.err, "lumpscope: " + archive.toUtf8() + ": This is an archive. To open the map in it, use "
                                    + archive.toUtf8() + "/maps/gallery.bsp.\n");
        }
    }

    void theTextForPeopleIsTranslatedAndNothingElse()
    {
        if (isWindows())
            QSKIP("Windows says by other means than variables which language is spoken.");
        const auto german = [](const QStringList &words) { return run(words, {}, u"de"_s); };
        QVERIFY(german({u"info"_s}).err.startsWith("lumpscope: info: FILE fehlt."));
        QVERIFY(german({u"--nosuch"_s}).err != run({u"--nosuch"_s}).err);
        QVERIFY(german({u"info"_s, u"--help"_s}).out != run({u"info"_s, u"--help"_s}).out);
        auto builder = MapBuilder::room(bsp::quake2);
        builder.refer("LEAFFACES", 1, "FACES", 99);
        const auto path = save(folder_, u"broken.bsp"_s, builder.build());
        QVERIFY(german({u"check"_s, path}).out != run({u"check"_s, path}).out);
        QVERIFY(german({u"info"_s, path}).out.contains("\n   13  MODELS"));
        for (const auto &words : {u"info FILE --json"_s, u"check FILE --json"_s, u"at FILE 0 0 0 --json"_s, u"dump FILE"_s,
                                  u"dump FILE --format csv --lump entitylist"_s, u"entities FILE"_s}) {
            auto list = words.split(u' ');
            list[1] = path;
            const auto english = run(list);
            QVERIFY(!english.out.isEmpty());
            QCOMPARE(german(list).out, english.out);
        }
    }

    void ofADamagedFileWhatIsThereIsPrinted_data() { addFamilyRows(); }
    // What is read of a map that is cut off is TestDamage's; here one of each family is cut where lumps are missing and where one
    // is shorter, and one at more places.
    void ofADamagedFileWhatIsThereIsPrinted()
    {
        const auto whole = MapBuilder::room(fetchFormat()).build();
        std::vector<qsizetype> sizes{whole.size() / 3, whole.size() - 5};
        if (&fetchFormat() == &bsp::quake2)
            sizes.insert(sizes.end(), {static_cast<qsizetype>(fetchFormat().headerSize()), whole.size() / 2});
        for (const auto size : sizes) {
            const auto path = save(folder_, u"cut.bsp"_s, whole.left(size));
            const auto map = std::move(readMapFile(path)).value();
            const auto results = runTogether({{u"dump"_s, path},
                                              {u"entities"_s, path},
                                              {u"info"_s, path},
                                              {u"at"_s, path, u"0"_s, u"0"_s, u"0"_s},
                                              {u"check"_s, path}});
            const auto &dumped = results[0], &entities = results[1];
            QCOMPARE(results[2].code, 0);
            QCOMPARE(dumped.code, 0);
            QCOMPARE(dumped.out, exported(map, recordLumps(map), ExportFormat::Json));
            QCOMPARE(entities.code, 0);
            QCOMPARE(entities.out, bytesOf(map, map.format().roles.entities).left(map.entities().length));
            QCOMPARE(results[3].code, 0);
            QCOMPARE(results[4].code, 1);
        }
    }

private:
    QTemporaryDir folder_;
};

ADD_TEST(TestCommands, QCoreApplication)
#include "tst_commands.moc"

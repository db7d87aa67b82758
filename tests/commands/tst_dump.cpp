// What the program prints and writes, also of places in a map, and what it says when it cannot.
#include "core/vis/clustersight.h"
#include "tests/commandline.h"
#include "tests/program.h"

#include <sys/stat.h>

using namespace commandline;

namespace {

// The records of IBSP 47, RBSP and FBSP, written down from the games' headers (qcommon/qfiles.h of Enemy Territory and OpenJK;
// q3map2.h for slot 17 of IBSP 47) in the notation of Python's struct module, without padding. Empty: bytes or text.
struct KinLump {
    const char *name, *ibsp, *layered;
};
constexpr KinLump kinLumps[] = {{"ENTITIES", "", ""},
                                {"SHADERS", "64s2I", "64s2I"},
                                {"PLANES", "4f", "4f"},
                                {"NODES", "9i", "9i"},
                                {"LEAFS", "12i", "12i"},
                                {"LEAFSURFACES", "1i", "1i"},
                                {"LEAFBRUSHES", "1i", "1i"},
                                {"MODELS", "6f4i", "6f4i"},
                                {"BRUSHES", "3i", "3i"},
                                {"BRUSHSIDES", "2i", "3i"},
                                {"DRAWVERTS", "10f4B", "16f16B"},
                                {"DRAWINDEXES", "1i", "1i"},
                                {"FOGS", "64s2i", "64s2i"},
                                {"SURFACES", "12i12f2i", "7i8B14i12f2i"},
                                {"LIGHTMAPS", "", ""},
                                {"LIGHTGRID", "8B", "30B"},
                                {"VISIBILITY", "", ""},
                                {nullptr, "1i15f64s", "1H"}};
constexpr const char *lastKinLumps[] = {"ADVERTISEMENTS", "LIGHTARRAY"};

template <typename T>
T takeNumber(QByteArrayView &bytes)
{
    T number{};
    std::memcpy(&number, bytes.data(), sizeof(number));
    bytes = bytes.sliced(sizeof(number));
    return number;
}

// Takes the values of a record off the bytes, as `dump` prints them.
QByteArrayList takeRecord(QByteArrayView &bytes, const char *layout)
{
    QByteArrayList values;
    while (*layout) {
        char *end = nullptr;
        const long count = std::strtol(layout, &end, 10);
        layout = end + 1;
        if (*end == 's') {
            const auto text = bytes.first(count);
            bytes = bytes.sliced(count);
            const auto length = text.indexOf('\0');
            values += text.first(length < 0 ? count : length).toByteArray();
            continue;
        }
        for (long i = 0; i < count; ++i)
            switch (*end) {
            case 'i': values += QByteArray::number(takeNumber<qint32>(bytes)); break;
            case 'I': values += QByteArray::number(takeNumber<quint32>(bytes)); break;
            case 'H': values += QByteArray::number(takeNumber<quint16>(bytes)); break;
            case 'B': values += QByteArray::number(takeNumber<quint8>(bytes)); break;
            case 'f': values += QByteArray::number(takeNumber<float>(bytes), 'g', 9); break;
            }
    }
    return values;
}

bool areSame(const QByteArrayList &printed, const QByteArrayList &read)
{
    return std::ranges::equal(printed, read, [](const QByteArray &a, const QByteArray &b) {
        bool isNumber = false;
        const float value = b.toFloat(&isNumber);
        return a == b || (isNumber && a.toFloat() == value);
    });
}

} // namespace

class TestDump : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void dumpPrintsTheTables_data() { addFamilyRows(); }
    void dumpPrintsTheTables()
    {
        const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(fetchFormat()).build());
        auto map = std::move(readMapFile(path)).value();
        fillClusters(map);
        const auto dump = [&path](const QStringList &more) {
            const auto ended = run(QStringList{u"dump"_s, path} + more);
            return ended.code == 0 && ended.err.isEmpty() ? ended.out : "failed: " + ended.err;
        };
        const int faces = map.format().roles.faces;
        QCOMPARE(dump({}), exported(map, recordLumps(map), ExportFormat::Json));
        QCOMPARE(dump({u"--format=ndjson"_s}), exported(map, recordLumps(map), ExportFormat::Ndjson));
        QCOMPARE(dump({u"--lump"_s, u"faces"_s, u"--lump"_s, u"Planes"_s}),
                 exported(map, {faces, map.format().roles.planes}, ExportFormat::Json));
        QCOMPARE(dump({u"--lump"_s, u"FACES"_s, u"--format"_s, u"csv"_s}), exported(map, {faces}, ExportFormat::Csv));
        for (const auto &derived : {u"entitylist"_s, u"clusters"_s, u"images"_s, u"facelightmaps"_s})
            QCOMPARE(dump({u"--lump"_s, derived, u"--format"_s, u"ndjson"_s}),
                     exported(map, {map.findLump(derived)}, ExportFormat::Ndjson));
        for (const int slot : {0, 1, map.format().directorySize - 1}) // an index is a slot of the directory, not a lump
            QCOMPARE(dump({u"--format"_s, u"raw"_s, u"--lump"_s, QString::number(slot)}), bytesOf(map, map.format().slot(slot)));
        const auto object = QJsonDocument::fromJson(dump({})).object();
        QCOMPARE(object.size(), static_cast<qsizetype>(recordLumps(map).size()));
        QCOMPARE(object.value("PLANES"_L1)[0]["dist"_L1].toDouble(), map.column(map.format().roles.planes, "dist").number(0));
    }

    void aLumpThatNoneOfManyMapsHasIsReportedOnce()
    {
        const auto first = save(folder_, u"hl1.bsp"_s, MapBuilder::room(bsp::goldsrc).build()),
                   second = save(folder_, u"hl2.bsp"_s, MapBuilder::room(bsp::goldsrc).build()),
                   other = save(folder_, u"q2.bsp"_s, MapBuilder::room(bsp::quake2).build()),
                   out = folder_.filePath(u"misspelled"_s);
        const auto dump = [](const QStringList &files, const QString &lump) {
            return run(QStringList{u"dump"_s} + files + QStringList{u"--lump"_s, lump});
        };
        const auto unknown = dump({first, second}, u"facs"_s);
        QCOMPARE(unknown.code, 2);
        QCOMPARE(unknown.out, QByteArray());
        QCOMPARE(unknown.err, "lumpscope: dump: No format has a lump facs. Did you mean faces?\n");
        for (const auto &files : {QStringList{first}, {first, second}}) { // a lump of bytes may be meant, too
            const auto bytes = run(QStringList{u"dump"_s} + files
                                   + QStringList{u"--format"_s, u"raw"_s, u"--lump"_s, u"visibilty"_s, u"--output"_s, out});
            QCOMPARE(bytes.code, 2);
            QVERIFY2(bytes.err.endsWith("Did you mean visibility?\n"), bytes.err.constData());
            QVERIFY(!QFileInfo::exists(out));
        }
        const auto lacked = dump({first, second}, u"brushes"_s);
        QCOMPARE(lacked.code, 2);
        QCOMPARE(lacked.out, QByteArray());
        QCOMPARE(lacked.err, "lumpscope: dump: Half-Life maps have no lump brushes.\n");
        const auto some = dump({first, other}, u"brushes"_s);
        const auto maps = QJsonDocument::fromJson(some.out)["maps"_L1].toArray();
        QCOMPARE(maps.size(), 2);
        QVERIFY(maps[0]["error"_L1].toString().contains(u"no lump brushes") && maps[1]["BRUSHES"_L1].toArray().size() > 0);
    }

    void tablesOfQuake3sKinAreWhatTheirBytesSay_data()
    {
        const auto row = addColumns<QString, int>("path", "lumps");
        for (const auto *format : {&bsp::wolfenstein, &bsp::quakeLive, &bsp::raven, &bsp::qfusion}) {
            const auto name = QString::fromLatin1(format->id.data(), std::ssize(format->id));
            row(qPrintable(name), save(folder_, name + u".bsp"_s, MapBuilder::room(*format).build()), format->directorySize);
        }
        for (const auto &path : familyMaps())
            if (path.contains(u"quake3kin"_s)) // q3map2 writes slot 17 of IBSP 47 for all games
                row(qPrintable(path), path, 18);
    }
    void tablesOfQuake3sKinAreWhatTheirBytesSay()
    {
        QFETCH(QString, path);
        QFETCH(int, lumps);
        const auto bytes = contentOf(path);
        const bool isLayered = !bytes.startsWith("IBSP");
        const auto folder = folder_.filePath(u"tables"_s);
        QVERIFY(QDir(folder).removeRecursively());
        QCOMPARE(run({u"dump"_s, path, u"--format"_s, u"csv"_s, u"--output"_s, folder}).code, 0);
        for (qsizetype slot = 0; slot < lumps; ++slot) {
            const auto &lump = kinLumps[slot];
            const auto *layout = isLayered ? lump.layered : lump.ibsp;
            if (!*layout)
                continue;
            auto entry = QByteArrayView(bytes).sliced(8 + 8 * slot, 8);
            const qint32 offset = takeNumber<qint32>(entry), length = takeNumber<qint32>(entry);
            auto records = QByteArrayView(bytes).sliced(offset, length);
            const auto *name = lump.name ? lump.name : lastKinLumps[isLayered];
            const auto lines = contentOf(folder + u'/' + QLatin1StringView(name) + u".csv"_s).trimmed().split('\n').sliced(1);
            for (const auto &line : lines)
                VERIFY_EACH(areSame(line.split(',').sliced(1), takeRecord(records, layout)), name + (": " + line));
            QVERIFY2(records.isEmpty(), name);
        }
        if (path.contains(u"quake3kin"_s))
            QCOMPARE(run({u"check"_s, path}).code, 0);
        const auto text = folder_.filePath(u"text.ent"_s), saved = folder_.filePath(u"saved.bsp"_s);
        QCOMPARE(run({u"entities"_s, path, u"--output"_s, text}).code, 0);
        QCOMPARE(run({u"entities"_s, path, u"--replace"_s, text, u"--output"_s, saved}).code, 0);
        QCOMPARE(contentOf(saved), bytes);
    }

    void dumpWritesAFileOrAFolder()
    {
        const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto map = std::move(readMapFile(path)).value();
        const auto file = save(folder_, u"out.json"_s, "an old one");
        const auto ended = run({u"dump"_s, path, u"--output"_s, file});
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out.isEmpty() && ended.err.isEmpty());
        QCOMPARE(contentOf(file), exported(map, recordLumps(map), ExportFormat::Json));
        for (int times = 0; times < 2; ++times) { // new, and existing
            QCOMPARE(run({u"dump"_s, path, u"--format"_s, u"csv"_s, u"--output"_s, folder_.filePath(u"a/b"_s)}).code, 0);
            QStringList names;
            for (const int lump : recordLumps(map)) {
                names += lumpName(map, lump) + u".csv"_s;
                QCOMPARE(contentOf(folder_.filePath(u"a/b/"_s + names.last())), exported(map, {lump}, ExportFormat::Csv));
            }
            names.sort();
            QCOMPARE(QDir(folder_.filePath(u"a/b"_s)).entryList(QDir::Files, QDir::Name), names);
        }
        QCOMPARE(run({u"entities"_s, path, u"--output"_s, file}).code, 0);
        QCOMPARE(contentOf(file), bytesOf(map, 0).chopped(1));
    }

    // A pipe must stay a pipe, and a device a device.
    void dumpWritesIntoWhatIsNoRegularFile()
    {
        const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto pipe = folder_.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QProcess reader;
        reader.start(u"cat"_s, {pipe});
        QCOMPARE(run({u"dump"_s, path, u"--output"_s, pipe}).code, 0);
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.readAllStandardOutput(), run({u"dump"_s, path}).out);
        struct stat status = {};
        QCOMPARE(stat(QFile::encodeName(pipe).constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
        keepsDevices_ = true;
        QCOMPARE(run({u"dump"_s, path, u"--output"_s, u"/dev/null"_s}).code, 0);
        QCOMPARE(stat("/dev/null", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }

    // As they are for programs, and for spreadsheets, which would run what begins like a formula, only when asked to.
    void formulasAreGuardedOnRequest()
    {
        for (const auto *text : {"=1+1", "+a", "-lava", "@sum", "plain", "*water"}) {
            const auto path =
                save(folder_, u"formula.bsp"_s, MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "texture", text).build());
            const QStringList words{u"dump"_s, path, u"--lump"_s, u"TEXINFO"_s, u"--format"_s, u"csv"_s};
            const auto cell = [](const QByteArray &csv) {
                const auto lines = csv.split('\n');
                return lines[1].split(',')[lines[0].split(',').indexOf("texture")];
            };
            QCOMPARE(cell(run(words).out), QByteArray(text));
            const auto guarded = run(words + QStringList{u"--guard-formulas"_s});
            QCOMPARE(cell(guarded.out), (QByteArrayView("=+-@").contains(text[0]) ? "'" : "") + QByteArray(text));
        }
        QCOMPARE(run({u"dump"_s, u"--sample"_s, u"quake2"_s, u"--guard-formulas"_s}).code, 2); // not CSV
    }

    void whatCannotBeWrittenIsTold_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("output");
        for (const auto *words : {"dump FILE", "dump FILE --format ndjson", "dump FILE --format csv --lump FACES",
                                  "dump FILE --format raw --lump LIGHTING"})
            for (const auto *output : {"/nonexistent/out", "/dev/full", "FOLDER"})
                QTest::addRow("%s to %s", words, output) << QString::fromLatin1(words) << QString::fromLatin1(output);
        QTest::newRow("entities") << u"entities FILE"_s << u"/dev/full"_s;
        QTest::newRow("folder below a file") << u"dump FILE --format csv"_s << u"FILE/folder"_s;
        QTest::newRow("file below a file") << u"dump FILE"_s << u"FILE/file"_s;
    }

    void whatCannotBeWrittenIsTold()
    {
        QFETCH(QString, words);
        QFETCH(QString, output);
        const auto file = save(folder_, u"FILE"_s, MapBuilder::room(bsp::quake2).build());
        if (output.startsWith(u"/dev/") && !keepsDevices_)
            QSKIP("The machine's own device is not put at risk: pipes were not kept.");
        output.replace(u"FILE"_s, file).replace(u"FOLDER"_s, folder_.path());
        const auto ended = run(QString(words).replace(u"FILE"_s, file).split(u' ') + QStringList{u"--output"_s, output});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.contains(output.toUtf8()) && ended.err.endsWith(".\n")
                     && ended.err.count('\n') == 1,
                 ended.err.constData());
    }

    void aFullStandardOutputIsTold_data()
    {
        QTest::addColumn<QStringList>("words");
        for (const auto *words : {"info", "info --json", "dump", "check", "check --json", "entities"})
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') + QStringList{u"--sample"_s, u"quake2"_s};
        QTest::newRow("at") << QStringList{u"at"_s, u"--sample"_s, u"quake2"_s, u"0"_s, u"0"_s, u"0"_s};
    }

    void aFullStandardOutputIsTold()
    {
        QFETCH(QStringList, words);
        const auto ended = run(words, u"/dev/full"_s);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.count('\n') == 1, ended.err.constData());
    }

    void placesMayBeNegativeAndAWayNeedsADirection()
    {
        const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto ended = run({u"at"_s, path, u"-1"_s, u"-48.5"_s, u"-.25e1"_s, u"--json"_s});
        QCOMPARE(ended.code, 0);
        QCOMPARE(QJsonDocument::fromJson(ended.out).object(), (QJsonObject{{u"leaf"_s, 2},
                                                                           {u"cluster"_s, 1},
                                                                           {u"area"_s, 2},
                                                                           {u"contents"_s, u"0"_s},
                                                                           {u"nodes"_s, QJsonArray{0, 1, 2, 3, 4, 5, 6}}}));
        QCOMPARE(run({u"at"_s, path, u"70"_s, u"0"_s, u"0"_s}).out,
                 QByteArray("leaf 0\ncluster none\narea 0\ncontents SOLID\nnodes 0 1\n"));
        QCOMPARE(run({u"at"_s, u"--json"_s, u"--sample"_s, u"quake3"_s, u"-8"_s, u"-8"_s, u"-8"_s}).code, 0);
        const QStringList place{u"at"_s, u"--sample"_s, u"quake2"_s, u"0"_s, u"0"_s, u"0"_s, u"--towards"_s};
        for (const auto &direction :
             {QStringList{u"0"_s, u"0"_s, u"0"_s}, QStringList{u"1"_s, u"x"_s, u"0"_s}, QStringList{u"1"_s}}) {
            const auto wrong = run(place + direction);
            QCOMPARE(wrong.code, 2);
            QVERIFY(wrong.out.isEmpty() && wrong.err.endsWith(".\n"));
        }
    }

    void theFaceOnTheWayIsTold_data() { addFamilyRows(); }
    // A wall of the room; then the wall behind a trigger, which the game does not show, and the same face of a model that is.
    void theFaceOnTheWayIsTold()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto path = save(folder_, u"towards.bsp"_s, builder.build());
        const QStringList way{u"at"_s, path, u"40"_s, u"-41"_s, u"-42.5"_s, u"--towards"_s, u"41"_s, u"-41"_s, u"-42.5"_s};
        const auto hitOf = [](const Ended &ended) -> QJsonValue { return QJsonDocument::fromJson(ended.out).object()[u"hit"_s]; };
        auto ended = run(way + QStringList{u"--json"_s});
        QCOMPARE(ended.code, 0);
        QCOMPARE(
            hitOf(ended).toObject(),
            (QJsonObject{
                {u"face"_s, 1}, {u"model"_s, 0}, {u"entity"_s, QJsonValue::Null}, {u"x"_s, 64}, {u"y"_s, -41}, {u"z"_s, -42.5}}));
        QVERIFY(run(way).out.endsWith("\nhit face 1 model 0 entity none at 64 -41 -42.5\n"));
        const QStringList away{u"at"_s, path, u"400"_s, u"0"_s, u"0"_s, u"--towards"_s, u"500"_s, u"0"_s, u"0"_s};
        QVERIFY(run(away).out.endsWith("\nhit none\n"));
        ended = run(away + QStringList{u"--json"_s});
        QVERIFY(ended.code == 0 && ended.out.contains("\"hit\": null"));

        if (builder.format().lightmaps == bsp::Lightmaps::Pages)
            return; // its brush model is no square
        const QStringList below{u"1"_s, u"2"_s, u"40"_s, u"--towards"_s, u"1"_s, u"2"_s, u"0"_s, u"--json"_s};
        QCOMPARE(hitOf(run(QStringList{u"at"_s, path} + below)).toObject(),
                 (QJsonObject{{u"face"_s, 6}, {u"model"_s, 1}, {u"entity"_s, 2}, {u"x"_s, 1}, {u"y"_s, 2}, {u"z"_s, 0}}));
        // What calculating leaves of the plane's 0 is 0.
        for (const auto &[from, to] : {std::pair(u"51.9"_s, u"-17.3"_s), std::pair(u"53.4"_s, u"-19.4"_s)}) {
            const QStringList steep{u"at"_s, path, u"1"_s, u"2"_s, from, u"--towards"_s, u"1"_s, u"2"_s, to};
            QVERIFY2(run(steep).out.endsWith(" at 1 2 0\n"), run(steep).out.constData());
            QCOMPARE(hitOf(run(steep + QStringList{u"--json"_s})).toObject()[u"z"_s], QJsonValue(0));
        }
        auto text = builder.lumpBytes("ENTITIES");
        builder.setLumpBytes("ENTITIES", text.replace("func_wall", "trigger_once"));
        const auto hidden = save(folder_, u"trigger.bsp"_s, builder.build());
        QCOMPARE(hitOf(run(QStringList{u"at"_s, hidden} + below)).toObject()[u"face"_s].toInt(), 4);
    }

private:
    QTemporaryDir folder_;
    bool keepsDevices_ = false; // seen on a pipe of our own first
};

ADD_TEST(TestDump, QCoreApplication)
#include "tst_dump.moc"

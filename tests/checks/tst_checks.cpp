// What the format tables alone tell: places, sizes and references. Each fault is planted into a valid map, which must
// then have that one problem and no other.
#include "core/checks/enginestops.h"
#include "core/map/entitytext.h"
#include "tests/facts.h"
#include "tests/planting.h"
#include "tests/program.h"

using namespace planting;

class TestChecks : public QObject
{
    Q_OBJECT

private slots:
    void aValidMapHasNoProblem_data() { addFormatRows(); }
    void aValidMapHasNoProblem() { QCOMPARE(problemsOf(validRoom(fetchFormat())), QStringList()); }
    void noSampleOrRealMapIsCalledBroken_data() { addMapRows(); }
    void noSampleOrRealMapIsCalledBroken()
    {
        OPEN_MAP(map);
        if (path.endsWith(u"gchimp__bsp_out.bsp"))
            return; // this one is: a test map of 900 bytes
        // Two that the engines of their formats do not play.
        static constexpr std::pair<QStringView, QStringView> known[] = {
            {u"qbsp__example-halflife.bsp", u"hulls-missing"},  // it has brushes for FTE instead
            {u"nexuiz-data___init.bsp", u"worldspawn-missing"}, // here nothing tells that it is Nexuiz'
        };
        const auto isKnown = [&path](const Problem &problem) {
            return std::ranges::any_of(known,
                                       [&](const auto &each) { return path.endsWith(each.first) && problem.id == each.second; });
        };
        for (const auto &problem : check(map))
            QVERIFY2(problem.severity != Severity::Error || isKnown(problem),
                     qPrintable(printed(map, problem) + u": "_s + problem.findings.front().text));
    }

    void aLumpOutsideTheFileIsFound_data() { addFormatRows(); }
    // The last lump can claim more than there is without taking anything from the others.
    void aLumpOutsideTheFileIsFound()
    {
        const auto &format = fetchFormat();
        const int last = format.slot(format.directorySize - 1);
        const auto room = validRoom(format);
        const auto name = room.name(last);
        OPEN_BYTES(map, room.build());
        const auto [offset, length] = map.extent(last);
        auto longer = room;
        longer.setExtent(name, static_cast<qint32>(offset), static_cast<qint32>(length + 4 * map.lump(last).stride));
        QCOMPARE(problemsOf(longer), QStringList{u"error lump-outside %1 0"_s.arg(fromView(name))});
        const std::pair<qint32, qint32> places[] = {
            {-4, 40}, {0, -1}, {INT32_MAX, 4}, {INT32_MAX, INT32_MAX}, {static_cast<qint32>(map.fileSize()) - 3, 4}};
        for (int lump = 0; lump < format.directorySize; ++lump)
            for (const auto &[from, size] : places) {
                if (format.firstTwoSwapped && lump == format.roles.entities)
                    continue; // without its text it is no Blue Shift map
                auto moved = room;
                moved.setExtent(room.name(lump), from, size);
                QVERIFY2(problemsOf(moved).contains(u"error lump-outside %1 0"_s.arg(fromView(room.name(lump)))),
                         room.name(lump).data());
            }
    }

    void aCutOffRecordAndAnEmptyLumpAreFound_data() { addFormatRows(); }
    void aCutOffRecordAndAnEmptyLumpAreFound()
    {
        const auto room = validRoom(fetchFormat());
        for (int lump = 0; lump < room.format().directorySize; ++lump) {
            const auto &table = room.format().lumps[static_cast<size_t>(lump)];
            auto emptied = room;
            emptied.setLumpBytes(table.name, {});
            QCOMPARE(problemsOf(emptied).contains(u"error lump-empty %1 0"_s.arg(fromView(table.name))), table.required);
            if (table.stride == 1)
                continue;
            auto broken = room;
            broken.setLumpBytes(table.name, room.lumpBytes(table.name) + '\1');
            const auto severity = table.strict ? u"error"_s : u"warning"_s;
            QCOMPARE(problemsOf(broken),
                     QStringList{u"%1 record-cut %2 %3"_s.arg(severity, fromView(table.name)).arg(room.count(table.name))});
        }
    }

    void whatStandsBehindTheTextIsANote_data() { addFormatRows(); }
    void whatStandsBehindTheTextIsANote()
    {
        auto room = validRoom(fetchFormat());
        const auto text = room.lumpBytes("ENTITIES");
        QVERIFY(problemsOf(room.setLumpBytes("ENTITIES", text + QByteArray(300, '\0'))).isEmpty());
        QCOMPARE(problemsOf(room.setLumpBytes("ENTITIES", text + QByteArray(300, '\0') + "x")),
                 QStringList{u"note entity-text-behind %1 0"_s.arg(fromView(room.name(fetchFormat().roles.entities)))});
        QCOMPARE(sentenceOfBytesAfterText(QByteArray("x\0\0", 3)),
                 sentenceOfBytesAfterText("x")); // a save need not keep those zeros
    }

    void lumpsThatOverlapAreFound_data() { addFormatRows(); }
    void lumpsThatOverlapAreFound()
    {
        const auto room = validRoom(fetchFormat());
        OPEN_BYTES(map, room.build());
        const int entities = map.format().roles.entities;
        const auto [offset, length] = map.extent(entities);
        const int next = map.format().slot(map.format().slot(entities) + 1);
        auto longer = room; // behind the NUL of the text nobody reads
        longer.setExtent("ENTITIES", static_cast<qint32>(offset), static_cast<qint32>(length + 8));
        QCOMPARE(problemsOf(longer), (QStringList{u"warning lump-overlap %1 0"_s.arg(fromView(room.name(next))),
                                                  u"note entity-text-behind ENTITIES 0"_s}));
        auto inHeader = room;
        inHeader.setExtent("LIGHTING", 4, 40);
        QVERIFY(problemsOf(inHeader).contains(u"warning lump-overlap %1 0"_s.arg(fromView(room.name(room.lump("LIGHTING"))))));
    }

    void everyReferenceOutOfRangeIsFound_data()
    {
        addFaultColumns();
        for (const bsp::Format *format : bsp::formats())
            for (int lump = 0; lump < format->directorySize; ++lump) {
                const auto &table = format->lumps[static_cast<size_t>(lump)];
                for (const auto &field : table.fields) {
                    const auto &count = (&field)[field.use == bsp::Use::First ? field.pair : 0];
                    if (!bsp::isReference(field.use) || field.use == bsp::Use::ByteOffset || field.use == bsp::Use::Name)
                        continue;
                    // Records whose loss does not break others: the last node, and the surface without indexes. No face has
                    // edge 0.
                    const bool last = field.use == bsp::Use::Child && field.target == lump;
                    const quint32 record = last                        ? validRoom(*format).count(table.name) - 1
                                           : field.name == "firstVert" ? 6
                                           : table.name == "EDGES"     ? 1
                                                                       : 0;
                    const bool page = format->lumps[static_cast<size_t>(field.target)].kind == bsp::Kind::Bytes;
                    const auto row = [&](const char *what, double value, double length) {
                        const Plant plant = [value, length, record, lumpName = table.name, name = field.name,
                                             countName = count.name](MapBuilder &map) {
                            map.set(lumpName, record, countName, length).set(lumpName, record, name, value);
                        };
                        const auto *engine = stopsOf(*format, 0);
                        const bool isSpared = (engine && engine->toleratesMissingTextures && field.name == "miptex" && value > 0)
                                              || field.name == "drawSurfNum"; // which no engine reads
                        const auto problem =
                            u"%1 index-range %2.%3 %4"_s
                                .arg(page || isSpared ? u"warning"_s : u"error"_s, fromView(table.name), fromView(field.name))
                                .arg(record);
                        QTest::addRow("%s %s.%s %s", format->id.data(), table.name.data(), field.name.data(), what)
                            << format << plant << QStringList{problem};
                    };
                    const double tooLarge = field.type == bsp::Type::I16 || bsp::childWraps(field) ? INT16_MAX
                                            : field.type == bsp::Type::U16                         ? UINT16_MAX
                                                                                                   : INT32_MAX;
                    const bool isSigned = field.type == bsp::Type::I16 || field.type == bsp::Type::I32;
                    row("too large", tooLarge, 4);
                    if (field.use == bsp::Use::Child ? field.negative != bsp::none : isSigned && field.lowest > INT16_MIN)
                        row("too small",
                            field.use == bsp::Use::SignedIndex || field.use == bsp::Use::Child
                                ? -tooLarge
                                : static_cast<double>(field.lowest - 1),
                            4);
                    if (field.use == bsp::Use::First && count.type != bsp::Type::U16)
                        row("negative count", 0, -1);
                }
            }
    }

    void everyReferenceOutOfRangeIsFound() { plantAndCompare(); }
    void aLimitIsAnErrorForTheChosenEngineAndANoteForCompilers_data() { addFormatRows(); }
    void aLimitIsAnErrorForTheChosenEngineAndANoteForCompilers()
    {
        constexpr qint64 largest = 3 << 20; // larger lumps would only take longer
        const auto &format = fetchFormat();
        for (int lump = 0; lump < format.directorySize; ++lump)
            for (int engine = 0; engine < static_cast<int>(bsp::engineCount); ++engine) {
                const auto &table = format.lumps[static_cast<size_t>(lump)];
                const auto limit = table.limits[static_cast<size_t>(engine)];
                const auto bytes = (limit.most + 1) * (table.kind == bsp::Kind::Bytes ? 1 : table.stride);
                if (limit.most == 0 || bytes > largest)
                    continue;
                const auto severity = limit.engine ? u"error"_s : u"note"_s;
                const auto problem = u"%1 limit %2 0"_s.arg(severity, fromView(table.name));
                MapBuilder map(format);
                const QByteArray text = "//\"classname\""; // tells Blue Shift's maps
                map.setLumpBytes("ENTITIES", text);
                const auto limits = [&](qint64 size) {
                    const auto content = table.kind == bsp::Kind::Text ? text.leftJustified(size, ' ') : QByteArray(size, '\0');
                    return problemsOf(map.setLumpBytes(table.name, content), engine).filter(u" limit "_s);
                };
                QCOMPARE(limits(bytes), QStringList(problem));
                QCOMPARE(limits(bytes - (table.kind == bsp::Kind::Bytes ? 1 : table.stride)), QStringList());
            }
    }

    void enginesAreFoundByName()
    {
        QCOMPARE(findEngine(bsp::quake2, u"YQUAKE2"), 1);
        QCOMPARE(findEngine(bsp::goldsrc, u"sdk tools"), 1);
        QCOMPARE(findEngine(bsp::quake2, u"goldsrc"), -1);
        QCOMPARE(findEngine(bsp::quake3, u""), -1);
        QVERIFY(unknownEngine(bsp::quake2, u"doom"_s).contains(u"Original, yquake2, q2pro"_s));
        // GoldSrc has no limit of planes: its tools' counts then, as a note; q2pro has none of models at all.
        OPEN_BYTES(planes, MapBuilder(bsp::goldsrc).setLumpBytes("PLANES", QByteArray(32768LL * 20, '\0')).build());
        QCOMPARE(printed(planes, check(planes)).filter(u" limit "_s), QStringList(u"note limit PLANES 0"_s));
        const auto models = MapBuilder(bsp::quake2).setLumpBytes("MODELS", QByteArray(1025LL * 48, '\0'));
        QCOMPARE(problemsOf(models, 0).filter(u" limit "_s), QStringList(u"error limit MODELS 0"_s));
        QCOMPARE(problemsOf(models, 2).filter(u" limit "_s), QStringList());
    }

    void manyFindingsOfOneKindAreOneProblem_data() { addFormatRows(); }
    // Of those that make Half-Life's maps the SDK's tools have the lowest; VHLT says who it is, and has others.
    void theCompilerThatTheMapTellsCounts()
    {
        const auto problemOf = [](const char *compiler, int engine) {
            const auto world = QByteArray("{ \"classname\" \"worldspawn\" \"compiler\" \"") + compiler + "\" }\n";
            const auto bytes = MapBuilder(bsp::goldsrc)
                                   .setLumpBytes("ENTITIES", world + '\0')
                                   .setLumpBytes("TEXINFO", QByteArray(9000LL * 40, '\0'))
                                   .build();
            const auto map = std::move(readMap(bytes)).value();
            for (const auto &problem : check(map, engine))
                if (problem.id == u"limit")
                    return severityName(problem.severity) + u": "_s + problem.findings.front().text;
            return QString();
        };
        const auto sdk = problemOf("", 0);
        QVERIFY2(sdk.startsWith(u"note: "_s) && states(sdk, {u"Texinfo"_s, u"9,000"_s, u"8,192"_s, u"SDK tools"_s}),
                 qPrintable(sdk));
        QCOMPARE(problemOf("ZHLT v3.4 (May  6 2008)", 0), sdk);
        QCOMPARE(problemOf("ZHLT v3.4 VL34 (Aug 17 2015)", 0), QString()); // 32,767 of VHLT
        QCOMPARE(problemOf("ZHLT v3.4 VL34 (Aug 17 2015)", 1), sdk);       // which is asked for
        QCOMPARE(problemOf("ZHLT v3.4 VL34 (Aug 17 2015)", 2), QString());
        // What the engine itself bounds stays its own.
        const auto models = QByteArray("{ classname worldspawn compiler \"ZHLT v3.4 VL34\" }");
        auto many =
            MapBuilder(bsp::goldsrc).setLumpBytes("ENTITIES", models + '\0').setLumpBytes("MODELS", QByteArray(500LL * 64, '\0'));
        QCOMPARE(problemsOf(many).filter(u" limit "_s), QStringList());
        many.setLumpBytes("MODELS", QByteArray(600LL * 64, '\0'));
        QCOMPARE(problemsOf(many, 2).filter(u" limit "_s), QStringList(u"note limit MODELS 0"_s));
        QCOMPARE(problemsOf(many).filter(u" limit "_s), QStringList(u"error limit MODELS 0"_s));
    }

    void manyFindingsOfOneKindAreOneProblem()
    {
        auto room = validRoom(fetchFormat());
        const auto first = room.count("LEAFFACES");
        for (int i = 0; i < 1200; ++i)
            room.refer("LEAFFACES", room.addRecord("LEAFFACES"), "FACES", 7 + i);
        OPEN_BYTES(map, room.build());
        const auto problems = check(map);
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems[0].count, 1200U);
        QCOMPARE(problems[0].findings.size(), 1000U);
        for (quint32 i = 0; i < 1000; ++i)
            QCOMPARE(problems[0].findings[i].record, (RecordRef{room.lump("LEAFFACES"), first + i}));
        QVERIFY(problems[0].findings[1].text.contains(u" is 8,"_s));
    }

    // Who takes all of them keeps them as he likes.
    void allFindingsAreListedAndFewKept()
    {
        auto room = validRoom(bsp::quake2);
        for (int i = 0; i < 1200; ++i)
            room.refer("LEAFFACES", room.addRecord("LEAFFACES"), "FACES", 7 + i);
        OPEN_BYTES(map, room.build());
        const References references(map);
        quint32 listed = 0;
        const auto problems = check({.map = map,
                                     .references = references,
                                     .engine = map.format().engineOf(map.game()),
                                     .list = [&listed](const Problem &, const Finding &) { ++listed; }});
        QCOMPARE(listed, 1200U);
        QCOMPARE(problems[0].findings.size(), 1000U);
    }

    void errorsComeBeforeWarningsAndNotes()
    {
        auto room = validRoom(bsp::quake2);
        room.addRecord("NODES");
        room.set("FACES", 0, "numedges", 2).set("LEAFFACES", 0, "face", 99).setLumpBytes("ENTITIES", "}");
        QStringList severities;
        for (const auto &problem : problemsOf(room))
            severities += problem.section(u' ', 0, 0);
        auto sorted = severities; // as it happens, they are also in the alphabet's order, but for notes
        std::ranges::stable_sort(sorted, {}, [](const QString &s) { return s == u"error" ? 0 : s == u"warning" ? 1 : 2; });
        QCOMPARE(severities, sorted);
        QCOMPARE(QStringList(severities.begin(), severities.begin() + 3), (QStringList{u"error"_s, u"error"_s, u"warning"_s}));
        QCOMPARE(severities.last(), u"note"_s);
        OPEN_BYTES(map, MapBuilder(bsp::quake2).build());
        QVERIFY(!check(map).empty());
        QVERIFY(check(map, 0, stopped()).empty());
    }

    void treesOfAnyDepthAreWalked()
    {
        auto room = validRoom(bsp::quake3);
        constexpr quint32 depth = 200'000;
        QByteArray chain;
        for (quint32 i = 0; i < depth; ++i)
            chain += words({0, i + 1 < depth ? 7 + i + 1 : 0, ~1, 0, 0, 0, 0, 0, 0});
        room.setLumpBytes("NODES", room.lumpBytes("NODES") + chain).set("NODES", 6, "children[0]", 7);
        QCOMPARE(problemsOf(room),
                 (QStringList{u"error tree-cycle NODES.children[0] %1"_s.arg(6 + depth), u"note limit NODES 0"_s}));
    }
};

ADD_TEST(TestChecks, QCoreApplication)
#include "tst_checks.moc"

// The recipe for a new format proves itself: one that only these tests know is read, linked, filtered, checked and
// exported by its table alone. Its game is tst_madeupgame's, and what is seen of both tst_madeupdrawing's.
#include "core/checks/checks.h"
#include "core/query/exporter.h"
#include "core/query/finder.h"
#include "core/vis/clustersight.h"
#include "tests/filtering.h"
#include "tests/madeupfixture.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/rows.h"

using namespace madeup;
using namespace transcoding;

class TestMadeUp : public QObject
{
    Q_OBJECT

private slots:
    void nothingTellsItsBytes()
    {
        const auto [original, made] = both();
        QVERIFY(!readMap(made.file().whole()));
        QCOMPARE(&made.format(), &bsp::madeUp);
        QCOMPARE(&made.game(), &bsp::games::madeUp);
    }

    void everyLumpIsThere()
    {
        const auto [original, made] = both();
        QCOMPARE(made.lumps().size(), made.format().lumps.size());
        for (const int lump : original.lumps()) {
            const int other = madeLump(lump);
            QCOMPARE(other == bsp::none, original.lump(lump).name == "POP");
            if (other == bsp::none || original.lump(lump).kind == bsp::Kind::Text)
                continue;
            QVERIFY(made.lump(other).name != original.lump(lump).name);
            QCOMPARE(made.recordCount(other), original.recordCount(lump));
            if (original.lump(lump).kind == bsp::Kind::Bytes)
                QVERIFY(std::ranges::equal(made.lumpBytes(other), original.lumpBytes(lump)));
        }
        QVERIFY(made.recordCount(made.findLump(u"zones")) > 30);
        QVERIFY(made.recordCount(made.findLump(u"glow maps")) > 100);
    }

    void everyColumnHoldsTheSame()
    {
        auto [original, made] = both();
        fillClusters(original);
        fillClusters(made);
        for (const auto &[to, from] : fieldPairs()) {
            if (isPlaceOfText(to, made))
                continue;
            const auto there = made.column(to), here = original.column(from);
            QCOMPARE(there.count(), here.count());
            const auto &field = there.field();
            const bool isText = field.type == bsp::Type::Text || field.type == bsp::Type::Chars;
            for (quint32 i = 0; i < here.count(); ++i)
                if (isText)
                    VERIFY_EACH(made.text(there, i) == madeName(original.text(here, i)), qPrintable(pathOf(made, to)));
                else
                    VERIFY_EACH(there.number(i) == madeValue(field, here.field(), here.number(i)),
                                qPrintable(u"%1 %2"_s.arg(pathOf(made, to)).arg(i)));
        }
    }

    void linksLeadToTheSameRecords()
    {
        const auto [original, made] = both();
        quint64 followed = 0;
        for (const auto &[to, from] : fieldPairs()) {
            if (!bsp::isReference(original.field(from).use) || isPlaceOfText(to, made))
                continue;
            QVERIFY(bsp::isReference(made.field(to).use));
            const Link there(made, to), here(original, from);
            for (quint32 i = 0; i < here.count(); ++i) {
                const auto expected = here.at(i), found = there.at(i);
                VERIFY_EACH(found.state == expected.state && found.first == expected.first && found.count == expected.count
                                && (expected.count == 0 || found.lump == madeLump(expected.lump)),
                            qPrintable(u"%1 %2"_s.arg(pathOf(made, to)).arg(i)));
                followed += found.count;
            }
        }
        QVERIFY(followed > 10'000);
    }

    void linksAreWalkedBack()
    {
        const auto [original, made] = both();
        const References here(original), there(made);
        for (const int lump : original.lumps()) {
            const int other = madeLump(lump);
            QCOMPARE(there.sourcesOf(other).size(), here.sourcesOf(lump).size());
            for (const auto source : here.sourcesOf(lump)) {
                const bsp::FieldRef to{madeLump(source.lump), madeField(source.lump, source.field)};
                QVERIFY(to.field >= 0);
                if (isPlaceOfText({to.lump, to.field}, made))
                    continue;
                for (const quint32 record : spread(original.recordCount(lump), 40))
                    QCOMPARE(there.sources({other, record}, to), here.sources({lump, record}, source));
            }
        }
    }

    void selectionsAreProjectedAlike()
    {
        const auto [original, made] = both();
        const References here(original), there(made);
        for (const int from : {original.format().roles.faces, original.format().roles.clusters,
                               original.format().roles.entityList, original.format().roles.planes}) {
            QCOMPARE(there.reachable(madeLump(from)).size(), here.reachable(from).size());
            for (const int to : here.reachable(from))
                for (const quint32 record : spread(original.recordCount(from), 25))
                    QCOMPARE(there.project(std::array{record}, madeLump(from), madeLump(to)),
                             here.project(std::array{record}, from, to));
        }
    }

    void filtersKeepTheSameRecords_data()
    {
        const auto row = addColumns<QString, QString>("lump", "text"); // named by the made-up text
        row("rimcount>4", u"faces"_s, u"numedges>4"_s);
        row("!sheet=0..40 glow>9000", u"faces"_s, u"!planenum=0..40 lightofs>9000"_s);
        row("zone=12..20", u"faces"_s, u"cluster=12..20"_s);
        row("traits:RIPPLES", u"faces"_s, u"flags:WARP"_s);
        row("picture~sky | picture~crate", u"faces"_s, u"texture~sky | texture~crate"_s);
        row("along=UPWARD", u"planes"_s, u"type=Z"_s);
        row("facing.z=-1 away<0", u"planes"_s, u"normal.z=-1 dist<0"_s);
        row("fill:ROCK", u"leafs"_s, u"contents:SOLID"_s);
        row("fill:LIQUID room=1", u"leafs"_s, u"contents:WATER area=1"_s);
        row("fill:FINE sides>=6", u"brushes"_s, u"contents:DETAIL numsides>=6"_s);
        row("at.z>100", u"surfedges"_s, u"point.z>100"_s);
        row("leadsto~door", u"entitylist"_s, u"target~door"_s);
        row("classname=gate !angle=0", u"entitylist"_s, u"classname=func_door !angle=0"_s);
        row("leafs>3", u"clusters"_s, u"leafs>3"_s);
    }

    void filtersKeepTheSameRecords()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        const auto madeUpText = QString::fromLatin1(QTest::currentDataTag());
        const auto [original, made] = both();
        const auto expected = apply(original, lump, text);
        QVERIFY(!expected.empty());
        QVERIFY(expected.size() < original.recordCount(original.findLump(lump)));
        QCOMPARE(apply(made, lumpName(made, madeLump(original.findLump(lump))), madeUpText), expected);
    }

    void recordsAreGoneTo()
    {
        const auto [original, made] = both();
        const auto goTo = [&made = made](const QString &text) { return must(findRecord(made, text, 0)).record; };
        QCOMPARE(goTo(u"polygon 12"_s), (RecordRef{made.format().roles.faces, 12}));
        QCOMPARE(goTo(u"zone 7"_s), (RecordRef{made.format().roles.clusters, 7}));
        QCOMPARE(goTo(u"*3"_s), (RecordRef{made.format().roles.models, 3}));
        QCOMPARE(goTo(u"entity gate"_s),
                 (RecordRef{made.format().roles.entityList, static_cast<quint32>(entityOf(made, "gate"))}));
        for (const double x : {128.0, 704.0, 1600.0, 9999.0}) {
            const auto place = u"%1 320 60"_s.arg(x);
            QCOMPARE(goTo(place), madeRef(must(findRecord(original, place, 0)).record));
            QCOMPARE(noteOnPlace(made, {x, 320, 60}), noteOnPlace(original, {x, 320, 60}));
        }
    }

    void checksFindTheSame_data()
    {
        const auto row = addColumns<quint32, qint64>("record", "value"); // named by the column
        row("FACES.side", 0, 1);                                         // no rule is broken
        row("FACES.planenum", 3, 60'000);
        row("FACES.numedges", 7, 2);
        row("FACES.lightofs", 11, 1'000'000);
        row("SURFEDGES.edge", 20, -30'000);
        row("NODES.children[0]", 5, 0);
        row("NODES.children[1]", 9, -20'000);
        row("LEAFS.contents", 0, 2);
        row("LEAFS.firstleafbrush", 7, 9'000);
        row("MODELS.firstface", 2, 5'000);
        row("BRUSHSIDES.texinfo", 4, 99);
        row("AREAPORTALS.portalnum", 1, 77);
    }

    void checksFindTheSame()
    {
        QFETCH(quint32, record);
        QFETCH(qint64, value);
        const std::string_view column = QTest::currentDataTag();
        const auto [original, made] = bothPlanted(column, record, value);
        const auto expected = planting::check(original), found = planting::check(made);
        QCOMPARE(expected.empty(), column == "FACES.side");
        QStringList expectedLines, foundLines = planting::printed(made, found);
        for (auto problem : expected) {
            problem.field = problem.field < 0 ? -1 : madeField(problem.lump, problem.field);
            problem.lump = madeLump(problem.lump);
            expectedLines += planting::printed(made, problem);
        }
        expectedLines.sort();
        foundLines.sort();
        QCOMPARE(foundLines, expectedLines);
    }

    void exportsHaveItsNames()
    {
        const auto [original, made] = both();
        const auto exported = [](const MapFile &map, std::span<const ExportSelection> lumps, ExportFormat format) {
            QBuffer to;
            to.open(QIODevice::WriteOnly);
            return exportRecords(map, lumps, format, to) ? to.data() : QByteArray();
        };
        const auto objects = [&exported](const MapFile &map) {
            std::vector<ExportSelection> all;
            for (const int lump : recordLumps(map))
                all.push_back({.lump = lump});
            return QJsonDocument::fromJson(exported(map, all, ExportFormat::Json)).object();
        };
        const auto here = objects(original), there = objects(made);
        QCOMPARE(there.size(), here.size());
        for (const auto &[to, from] : fieldPairs()) {
            if (original.lump(from.lump).kind != bsp::Kind::Records)
                continue;
            const auto records = there[lumpName(made, to.lump)].toArray(), others = here[lumpName(original, from.lump)].toArray();
            const auto &field = made.field(to), &other = original.field(from);
            QCOMPARE(records.size(), others.size());
            for (qsizetype i = 0; i < records.size(); ++i) {
                const auto value = records[i][fromView(field.name)], expected = others[i][fromView(other.name)];
                VERIFY_EACH(expected.isString() ? value == expected
                                                : value.toDouble(-12345) == madeValue(field, other, expected.toDouble()),
                            qPrintable(pathOf(made, to)));
            }
        }
        const auto lines = exported(made, std::array{ExportSelection{made.findLump(u"doors")}}, ExportFormat::Csv).split('\n');
        QCOMPARE(lines.first(), QByteArray("index,beyond,number"));
        const auto expected =
            exported(original, std::array{ExportSelection{original.findLump(u"areaportals")}}, ExportFormat::Csv).split('\n');
        for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
            const auto cells = expected[i].split(',');
            QCOMPARE(lines[i], cells[0] + ',' + cells[2] + ',' + cells[1]);
        }
        QCOMPARE(lines.size(), expected.size());
    }

    void noLengthIsTooShort()
    {
        const auto file = madeUpOf(must(readMapFile(samplePath()))).build();
        const auto header = static_cast<qsizetype>(bsp::madeUp.headerSize());
        for (qsizetype length = 0; length < header; ++length)
            QVERIFY(!readMap(file.first(length), bsp::madeUp));
        for (const quint32 length : spread(static_cast<quint32>(file.size()), 60)) {
            if (length < header)
                continue;
            const auto map = must(readMap(file.first(length), bsp::madeUp));
            walk(map);
            planting::check(map);
        }
    }
};

ADD_TEST(TestMadeUp, QCoreApplication)
#include "tst_madeup.moc"

#include "core/document/lumplistmodel.h"
#include "core/document/problemmodel.h"
#include "tests/entitymap.h"
#include "tests/modeltester.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

std::vector<Problem> problemsOf(const Document &document)
{
    return check({.map = document.map(), .references = document.references(), .engine = document.engine()});
}

} // namespace

class TestListModels : public QObject
{
    Q_OBJECT

private slots:
    void theDirectoryIsListedWithHeadings_data() { addFormatRows(); }
    void theDirectoryIsListedWithHeadings()
    {
        auto room = MapBuilder::room(fetchFormat());
        const auto document = documentOf(room.setLumpBytes("LIGHTING", {}).addBspx("MORE", "bytes").addBspx("LESS", ""));
        const auto &map = document->map();
        LumpListModel model(*document);
        const QAbstractItemModelTester tester(&model, reporting);
        QStringList headings;
        std::vector<int> lumps;
        for (int r = 0; r < model.rowCount(); ++r) {
            const auto index = model.index(r, LumpListModel::Slot);
            const int lump = model.lumpAt(r);
            QCOMPARE(index.data(LumpListModel::LumpRole).toInt(), lump);
            if (lump < 0) {
                headings += index.data().toString();
                QCOMPARE(model.flags(index), Qt::NoItemFlags);
                QVERIFY(!index.siblingAtColumn(LumpListModel::Name).data().isValid());
                continue;
            }
            lumps.push_back(lump);
            QCOMPARE(model.rowOf(lump), r);
            QVERIFY(model.flags(index) & Qt::ItemIsSelectable);
            QCOMPARE(index.data().toString(), lump < map.format().directorySize ? QString::number(r) : QString());
            QCOMPARE(index.siblingAtColumn(LumpListModel::Name).data().toString(), fromView(map.lump(lump).title));
            QCOMPARE(index.data(Qt::ForegroundRole).isValid(), map.lumpBytes(lump).empty());
        }
        QCOMPARE(lumps, map.lumps());
        QCOMPARE(headings.size(), 2);
        QCOMPARE(model.lumpAt(map.format().directorySize), -1);
        QCOMPARE(model.rowOf(777), -1);
        QCOMPARE(model.lumpAt(-1), -1);
        QCOMPARE(model.lumpAt(model.rowCount()), -1);
    }

    void whatLightsTheMapInPlaceOfItsLumpIsNamed()
    {
        auto room = MapBuilder::room(bsp::quake);
        const auto luxels = room.lumpBytes("LIGHTING").size();
        const auto document = documentOf(room.addBspx("RGBLIGHTING", QByteArray(3 * luxels, '\1')));
        const int lighting = document->map().format().roles.lighting, faces = document->map().format().roles.faces;
        const LumpListModel list(*document);
        const auto name = [&list](int lump) { return list.index(list.rowOf(lump), LumpListModel::Name); };
        QVERIFY(name(lighting).data().toString().contains(u"(RGBLIGHTING)"));
        QVERIFY(name(lighting).data(Qt::ToolTipRole).toString().contains(u"BSPX"));
        QCOMPARE(name(faces).data().toString(), fromView(document->map().lump(faces).title));
        QVERIFY(!name(faces).data(Qt::ToolTipRole).toString().contains(u"BSPX"));
    }

    void sharesFollowTheEngine()
    {
        const auto document = documentOf(MapBuilder::room(bsp::goldsrc));
        const int models = document->map().format().roles.models;
        const LumpListModel list(*document);
        const auto share = [&] { return list.index(list.rowOf(models), LumpListModel::Share); };
        QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
        QCOMPARE(share().data(LumpListModel::ShareRole).toDouble(), 2.0 / 511);
        QCOMPARE(share().data().toString(), u"0%"_s);
        const auto isRefused = [&] { return share().data(LumpListModel::RefusedRole).toBool(); };
        QVERIFY(!isRefused());
        document->setEngine(1); // SDK tools
        QCOMPARE(changed.count(), 1);
        QCOMPARE(share().data(LumpListModel::ShareRole).toDouble(), 2.0 / 400);
        QVERIFY(share().data(Qt::ToolTipRole).toString().contains(u"SDK tools"));
        for (const qint64 count : {500, 600}) { // the tools make 400, GoldSrc loads 511
            const auto many = documentOf(MapBuilder::room(bsp::goldsrc).setLumpBytes("MODELS", QByteArray(count * 64, '\0')));
            const LumpListModel crowded(*many);
            const auto refused = [&] {
                return crowded.index(crowded.rowOf(models), LumpListModel::Share).data(LumpListModel::RefusedRole).toBool();
            };
            QCOMPARE(refused(), count > 511);
            many->setEngine(1);
            QVERIFY(!refused()); // it is a compiler's
        }
        QVERIFY(!list.index(list.rowOf(models), LumpListModel::Name).data(LumpListModel::ShareRole).isValid());
        const int clusters = document->map().format().roles.clusters; // nobody bounds them
        QVERIFY(!list.index(list.rowOf(clusters), LumpListModel::Share).data(LumpListModel::ShareRole).isValid());
        QVERIFY(list.index(list.rowOf(clusters), LumpListModel::Share).data().toString().isEmpty());
    }

    void problemsAreCountedByLumpAndKind()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2)
                                             .set("FACES", 0, "planenum", 9001)
                                             .set("FACES", 1, "texinfo", 99)
                                             .set("FACES", 2, "texinfo", 99));
        LumpListModel model(*document);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const auto count = [&](QStringView lump) {
            return model.index(model.rowOf(document->map().findLump(lump)), LumpListModel::ProblemCount).data().toString();
        };
        QCOMPARE(count(u"faces"), QString());
        document->setProblems(problemsOf(*document));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(count(u"faces"), u"3"_s);
        QCOMPARE(count(u"planes"), QString());
        auto room = MapBuilder::room(bsp::quake2);
        for (int i = 0; i < 1234; ++i)
            room.set("LEAFFACES", room.addRecord("LEAFFACES"), "face", 60'000);
        const auto crowded = documentOf(room);
        ProblemModel problems(*crowded);
        const QAbstractItemModelTester tester(&problems, reporting);
        crowded->setProblems(problemsOf(*crowded));
        QCOMPARE(problems.rowCount(), 1);
        QCOMPARE(problems.rowCount(problems.index(0, 0)), 1000);
        const auto text = problems.index(0, ProblemModel::TextColumn).data().toString();
        QVERIFY2(text.contains(QLocale().toString(1234)) && text.contains(QLocale().toString(1000)), qPrintable(text));
        QCOMPARE(crowded->problemCount(crowded->map().findLump(u"leaffaces")), 1234U);
    }

    void problemsAreGroupedByKind()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2)
                                             .set("FACES", 3, "planenum", 9001)
                                             .set("FACES", 1, "texinfo", 99)
                                             .set("FACES", 2, "texinfo", 99)
                                             .set("FACES", 5, "numedges", 2));
        ProblemModel model(*document);
        const QAbstractItemModelTester tester(&model, reporting);
        document->setProblems(problemsOf(*document));
        const int faces = document->map().findLump(u"faces");
        QCOMPARE(model.rowCount(), 3);
        const auto one = model.index(0, ProblemModel::SeverityColumn), two = model.index(1, 0), warning = model.index(2, 0);
        QCOMPARE(one.data().toString(), ProblemModel::severityText(Severity::Error));
        QCOMPARE(one.data(RecordRows::RecordRole).value<RecordRef>(), (RecordRef{faces, 3}));
        QCOMPARE(one.siblingAtColumn(ProblemModel::RecordColumn).data().toString(), u"Face 3"_s);
        QVERIFY(one.siblingAtColumn(ProblemModel::TextColumn).data().toString().contains(u"9"));
        QCOMPARE(model.rowCount(one), 0); // a single finding needs no line below
        QCOMPARE(model.rowCount(two), 2);
        for (const int r : {0, 1}) {
            const auto finding = model.index(r, ProblemModel::TextColumn, two);
            QCOMPARE(finding.parent(), two);
            QCOMPARE(finding.data(RecordRows::RecordRole).value<RecordRef>(), (RecordRef{faces, static_cast<quint32>(r + 1)}));
            QCOMPARE(finding.data().toString(), document->problems()[1].findings[static_cast<size_t>(r)].text);
        }
        QCOMPARE(warning.data(ProblemModel::SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        const QPersistentModelIndex kept = model.index(0, 0);
        document->setProblems({}); // new ones replace the old
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!kept.isValid());
    }
};

ADD_TEST(TestListModels, QCoreApplication)
#include "tst_listmodels.moc"

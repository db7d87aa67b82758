// Records beside what they are in the file on disk, where their numbers differ once unused records were removed.
#include "core/cells/assignment.h"
#include "core/cells/recordchanges.h"
#include "core/cells/unused.h"
#include "core/cells/users.h"
#include "core/document/lumplistmodel.h"
#include "core/document/recordeditor.h"
#include "core/query/filter.h"
#include "core/save/lumpplacement.h"
#include "core/save/report.h"
#include "core/text.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

// The room with a vertex in front of the others that no edge uses.
MapBuilder roomWithUnusedVertex()
{
    auto room = MapBuilder::room(bsp::quake2);
    const auto map = std::move(readMap(room.build())).value();
    for (const auto field : {"v[0]", "v[1]"}) {
        const auto vertexes = map.column(map.findLump(u"EDGES"), field);
        for (quint32 edge = 0; edge < vertexes.count(); ++edge)
            room.set("EDGES", edge, field, vertexes.number(edge) + 1);
    }
    const auto &vertexes = room.lumpBytes("VERTEXES");
    return room.setLumpBytes("VERTEXES",
                             QByteArray(vertexes.size() / static_cast<qsizetype>(room.count("VERTEXES")), '\7') + vertexes);
}

std::vector<quint32> modified(const MapFile &map, int lump)
{
    const FormerRecords former(map, lump);
    std::vector<quint32> records;
    for (quint32 record = 0; record < map.recordCount(lump); ++record)
        if (former.isModified(record))
            records.push_back(record);
    return records;
}

Edit withX(const MapFile &map, RecordRef vertex, float x)
{
    QByteArray bytes(sizeof x, '\0');
    bsp::store(reinterpret_cast<std::byte *>(bytes.data()), x);
    const auto offset = qsizetype{map.lump(vertex.lump).stride} * vertex.index;
    return {{vertex.lump, {{offset, viewOf(map.lumpBytes(vertex.lump)).sliced(offset, bytes.size()).toByteArray(), bytes}}}};
}

} // namespace

class TestFormerRecords : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        auto read = readMap(roomWithUnusedVertex().build());
        VERIFY_RESULT(read);
        opened_ = std::move(read).value();
        vertexes_ = opened_->format().roles.vertexes;
        edges_ = opened_->findLump(u"EDGES");
        const References references(*opened_);
        QCOMPARE(unusedRecords(references, vertexes_).front(), 0U);
        removal_ = withoutRecords(references, vertexes_, std::array{0U});
        map_ = *opened_;
        VERIFY_RESULT(map_->apply(removal_));
    }

    void recordsBehindARemovedOneAreTheSame()
    {
        const FormerRecords vertexes(*map_, vertexes_), edges(*map_, edges_);
        for (quint32 vertex = 0; vertex < vertexes.countNow(); ++vertex)
            QCOMPARE(vertexes.numberOf(vertex), std::optional(vertex + 1));
        QVERIFY(modified(*map_, vertexes_).empty() && modified(*map_, edges_).empty());
        const auto ofVertexes = recordChanges(vertexes), ofEdges = recordChanges(edges);
        QVERIFY(ofVertexes.removed == 1 && ofVertexes.added == 0 && ofVertexes.records == 0);
        QVERIFY(ofEdges.records == 0 && ofEdges.renumbered == edges.count());
        const auto plan = planSave(*map_);
        VERIFY_RESULT(plan);
        const auto lines = reportOn(*opened_, plan.value()).lines().join(u'\n');
        QVERIFY2(lines.contains(u"1 records removed") && lines.contains(u"references renumbered in"), qPrintable(lines));
        QVERIFY2(!lines.contains(u"v[0]") && !lines.contains(u"point.x"), qPrintable(lines));
    }

    // The report compares the map's new file, which has fewer vertexes, with the former one.
    void aFormerReferenceHasTheNewNumberInTheReport()
    {
        const auto last = map_->recordCount(vertexes_) - 1;
        std::optional<std::pair<quint32, const char *>> cell;
        for (const auto *field : {"v[0]", "v[1]"})
            for (quint32 edge = 0; edge < map_->recordCount(edges_); ++edge)
                if (map_->column(edges_, field).integer(edge) == last)
                    cell.emplace(edge, field);
        QVERIFY(cell);
        const auto assignment = Assignment::parse(QString::fromLatin1(cell->second) + u" = 0"_s, *map_, edges_);
        VERIFY_RESULT(assignment);
        auto changes = changesOf(*map_, assignment.value(), std::array{cell->first});
        VERIFY_RESULT(changes);
        VERIFY_RESULT(map_->apply(editOf(*map_, std::move(changes).value())));
        const auto sentence = changeSentences(FormerRecords(*map_, edges_)).last();
        QVERIFY2(sentence.contains(u"%1 %2 \u2192 0"_s.arg(QLatin1StringView(cell->second)).arg(last)), qPrintable(sentence));
        const auto plan = planSave(*map_);
        VERIFY_RESULT(plan);
        const auto lines = reportOn(*opened_, plan.value()).lines();
        QVERIFY2(lines.contains(sentence), qPrintable(lines.join(u'\n')));
    }

    void editsBehindARemovedRecordAreFound()
    {
        const auto x = map_->column(vertexes_, "point.x").number(1);
        VERIFY_RESULT(map_->apply(withX(*map_, {vertexes_, 1}, 777)));
        QCOMPARE(modified(*map_, vertexes_), std::vector{1U});
        const auto found = [&](const QString &text) {
            const References references(*map_);
            return Filter::parse(text, references, vertexes_).apply(references, vertexes_);
        };
        QCOMPARE(found(u"modified"_s), std::vector{1U});
        QCOMPARE(found(u"modified was.point.x=%1"_s.arg(x)), std::vector{1U});
        QVERIFY(found(u"was.point.x=777"_s).empty());
        const auto own = viewOf(map_->recordBytes({vertexes_, 0})).toByteArray();
        VERIFY_RESULT(map_->apply({{vertexes_, {{std::ssize(map_->lumpBytes(vertexes_)), {}, own + own}}}}));
        const auto last = map_->recordCount(vertexes_) - 1;
        QCOMPARE(modified(*map_, vertexes_), (std::vector{1U, last - 1, last}));
        const auto changes = recordChanges(FormerRecords(*map_, vertexes_));
        QVERIFY(changes.added == 2 && changes.removed == 1 && changes.records == 1);
    }

    void whatUndoRestoresIsAsItWas()
    {
        const auto edit = withX(*map_, {vertexes_, 1}, 777);
        VERIFY_RESULT(map_->apply(edit));
        const auto second = withoutRecords(References(*map_), vertexes_, std::array{0U}); // used, but nothing asks here
        VERIFY_RESULT(map_->apply(second));
        VERIFY_RESULT(map_->apply(inverse(second)));
        QCOMPARE(modified(*map_, vertexes_), std::vector{1U});
        VERIFY_RESULT(map_->apply(inverse(edit)));
        VERIFY_RESULT(map_->apply(inverse(removal_)));
        QVERIFY(!map_->isChanged() && !map_->numbersOnDisk(vertexes_));
    }

    // Then the file has the numbers that the map has.
    void aSaveRenumbersWhatIsOnDisk()
    {
        const auto plan = planSave(*map_);
        VERIFY_RESULT(plan);
        VERIFY_RESULT(map_->apply(withX(*map_, {vertexes_, 1}, 777))); // while it was saved
        map_->placeAs(*plan.value().saved);
        QVERIFY(!map_->numbersOnDisk(vertexes_));
        QCOMPARE(modified(*map_, vertexes_), std::vector{1U});
        VERIFY_RESULT(map_->apply(inverse(removal_)));
        QCOMPARE(modified(*map_, vertexes_), (std::vector{0U, 2U}));
        QVERIFY(modified(*map_, edges_).empty());
    }

    void movedRecordsAreReverted()
    {
        Document document(u"room.bsp"_s, *opened_);
        auto &records = document.records();
        QSignalSpy refused(&records, &RecordEditor::refused);
        records.setUnlocked(true);
        records.remove(vertexes_, {0});
        LumpListModel lumps(document);
        const auto nameOf = [&](int lump) { return lumps.index(lumps.rowOf(lump), LumpListModel::Name).data().toString(); };
        QVERIFY2(nameOf(vertexes_).endsWith(u"* (1)") && nameOf(edges_).contains(u"* ("), qPrintable(nameOf(edges_)));
        QVERIFY(!records.former({vertexes_, 1}, 0) && !records.former({edges_, 1}, 0));
        const auto before = document.map().lumpBytes(vertexes_), edges = document.map().lumpBytes(edges_);
        const auto vertexesBefore = viewOf(before).toByteArray(), edgesBefore = viewOf(edges).toByteArray();
        VERIFY_RESULT(records.assign(vertexes_, u"point.x = value + 8"_s, std::array{1U}));
        VERIFY_RESULT(records.assign(edges_, u"v[0] = 0"_s, std::array{2U}));
        QVERIFY2(nameOf(vertexes_).endsWith(u"* (2)"), qPrintable(nameOf(vertexes_))); // one changed, one removed
        const auto x = document.map().column(vertexes_, "point.x").number(1);
        QCOMPARE(records.former({vertexes_, 1}, 0), std::optional(QString::number(x - 8)));
        records.revert({{vertexes_, 1}, {edges_, 2}});
        QCOMPARE(viewOf(document.map().lumpBytes(vertexes_)), QByteArrayView(vertexesBefore));
        QCOMPARE(viewOf(document.map().lumpBytes(edges_)), QByteArrayView(edgesBefore));
        QVERIFY(refused.isEmpty());
        while (document.undoStack().canUndo())
            document.undo();
        QVERIFY(!document.isModified() && !document.map().isChanged());
    }

    // Though record 1, whose number is that without the sign, was removed.
    void aReferenceToNothingIsReverted()
    {
        const auto document = openedAndUnlocked();
        auto &records = document->records();
        const auto next = document->map().format().columns.texinfoNext;
        QSignalSpy refused(&records, &RecordEditor::refused);
        QCOMPARE(document->map().column(next).integer(0), qint64(-1));
        document->edit(u"remove"_s, withoutRecords(document->references(), next.lump, std::array{1U}));
        VERIFY_RESULT(records.assign(next.lump, u"nexttexinfo = 1"_s, std::array{0U}));
        QCOMPARE(records.former({next.lump, 0}, next.field), std::optional(u"-1"_s));
        records.revert({{next.lump, 0}});
        QVERIFY2(refused.isEmpty(), qPrintable(refused.value(0).value(0).toString()));
        QCOMPARE(document->map().column(next).integer(0), qint64(-1));
    }

    void aCompactedLumpIsRevertedWithTheReferencesToIt()
    {
        const auto document = openedAndUnlocked();
        auto &records = document->records();
        records.remove(vertexes_, {0});
        const auto edges = bytesOf(*document, edges_);
        QSignalSpy said(&records, &RecordEditor::renumbered);
        records.revertLump(vertexes_);
        QVERIFY(!document->map().isChanged() && !document->map().numbersOnDisk(vertexes_));
        QCOMPARE(said.size(), 1);
        const auto sentence = said.first().first().toString();
        QVERIFY2(sentence.startsWith(u"Vertexes: reverted") && sentence.contains(u"in Edges"), qPrintable(sentence));
        document->undo();
        QCOMPARE(bytesOf(*document, edges_), edges);
        QVERIFY(document->map().numbersOnDisk(vertexes_) && modified(document->map(), edges_).empty());
    }

    void aRevertedLumpFollowsRecordsThatHaveMoved()
    {
        const auto document = openedAndUnlocked();
        auto &records = document->records();
        records.remove(vertexes_, {0});
        const auto edges = bytesOf(*document, edges_);
        VERIFY_RESULT(records.assign(edges_, u"v[0] = 0"_s, std::array{2U, 3U}));
        QVERIFY(bytesOf(*document, edges_) != edges);
        records.revertLump(edges_);
        QCOMPARE(bytesOf(*document, edges_), edges);
    }

    void aLumpWhoseFormerTargetsWereRemovedIsRevertedAfterThem()
    {
        const auto document = openedAndUnlocked();
        auto &records = document->records();
        QSignalSpy refused(&records, &RecordEditor::refused);
        for (const auto &[by, users] : usersOf(document->references(), {vertexes_, 1}))
            VERIFY_RESULT(records.assign(edges_, fromView(document->map().field(by).name) + u" = 2"_s, users));
        records.remove(vertexes_, {1});
        const auto edges = bytesOf(*document, edges_);
        QVERIFY(refused.isEmpty() && document->map().numbersOnDisk(vertexes_));
        records.revertLump(edges_);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.first().first().toString().contains(u"Revert Vertexes first"));
        QCOMPARE(bytesOf(*document, edges_), edges);
        records.revertLump(vertexes_);
        QVERIFY(document->map().isChanged()); // the edges are still edited
        records.revertLump(edges_);
        QVERIFY(!document->map().isChanged());
    }

    void referencesToAddedRecordsAreRevertedWithTheLump()
    {
        const auto document = openedAndUnlocked();
        auto &records = document->records();
        QSignalSpy refused(&records, &RecordEditor::refused);
        records.append(vertexes_);
        const auto assignment = u"v[0] = %1"_s.arg(document->map().recordCount(vertexes_) - 1);
        VERIFY_RESULT(records.assign(edges_, assignment, std::array{2U}));
        records.revertLump(vertexes_);
        QVERIFY(!document->map().isChanged());
        document->undo();
        records.append(edges_);
        const auto edge = document->map().recordCount(edges_) - 1;
        VERIFY_RESULT(records.assign(edges_, assignment, std::array{edge}));
        const auto vertexes = bytesOf(*document, vertexes_);
        records.revertLump(vertexes_);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.first().first().toString().startsWith(u"Edge %1 "_s.arg(edge)));
        QCOMPARE(bytesOf(*document, vertexes_), vertexes);
    }

private:
    std::unique_ptr<Document> openedAndUnlocked() const
    {
        auto document = std::make_unique<Document>(u"room.bsp"_s, *opened_);
        document->records().setUnlocked(true);
        return document;
    }
    static QByteArray bytesOf(const Document &document, int lump) { return viewOf(document.map().lumpBytes(lump)).toByteArray(); }

    std::optional<MapFile> opened_, map_; // the second without the unused vertex
    Edit removal_;
    int vertexes_ = -1, edges_ = -1;
};

ADD_TEST(TestFormerRecords, QCoreApplication)
#include "tst_formerrecords.moc"

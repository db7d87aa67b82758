// Records that others share: who uses them, copies for one user, appended ones, and maps without those that nobody uses.
#include "core/cells/cellvalue.h"
#include "core/cells/copies.h"
#include "core/cells/recordchanges.h"
#include "core/cells/unused.h"
#include "core/cells/users.h"
#include "core/checks/addederrors.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

// Returns the first shared record with several users, one of which may get a copy, and that one.
struct Shared {
    RecordRef record;
    bsp::FieldRef by;
    quint32 user = 0;
};
std::vector<Shared> sharedRecords(const MapFile &map, const References &references)
{
    std::vector<Shared> found;
    for (const int lump : map.lumps())
        for (quint32 index = 0; isShared(map, lump) && map.isStored(lump) && index < map.recordCount(lump); ++index) {
            const auto users = usersOf(references, {lump, index});
            for (const auto &each : users)
                if (countOf(users) > 1 && canHaveCopy(map, each.by))
                    found.push_back({{lump, index}, each.by, each.records.back()});
        }
    return found;
}

// Returns what all references lead to, as the bytes of the records, so that numbers do not matter.
QByteArray whatIsReferredTo(const MapFile &map)
{
    const References references(map);
    QByteArray all;
    for (const int lump : map.lumps())
        for (const auto &source : references.sourcesOf(lump))
            if (const auto *link = references.link(source); isShared(map, lump) && source.lump != lump)
                for (quint32 record = 0; record < link->count(); ++record)
                    if (const auto target = link->at(record); target.state == Link::Target::Valid && target.lump == lump)
                        for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field)
                            if (!references.link(lump, field)) // numbers of other records differ
                                all += QByteArray::number(map.column(lump, field).number(target.first)) + ' ';
    return all;
}

// Returns the lumps whose records can be appended: in all formats planes, vertexes and texinfos or shaders.
std::vector<int> growing(const MapFile &map)
{
    std::vector<int> lumps;
    for (const int lump : map.lumps())
        if (whyNoMore(map, lump).isEmpty())
            lumps.push_back(lump);
    if (lumps.size() < 3)
        qFatal("too few lumps can grow");
    return lumps;
}

bool isOfPairs(const MapFile &map, int lump) { return lump == map.format().roles.planes && hasBrushes(map.format()); }

} // namespace

class TestShared : public QObject
{
    Q_OBJECT

private slots:
    void usersAreCountedByLump()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto found = sharedRecords(map, references);
        QVERIFY(!found.empty());
        const auto users = usersOf(references, found.front().record);
        for (const auto &each : users)
            QVERIFY(usersText(map, users).contains(fromView(map.lump(each.by.lump).single)));
    }

    void sharersAreThoseOfAnyRecord_data() { addFormatRows(); }
    void sharersAreThoseOfAnyRecord()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        for (const auto &[record, by, user] : sharedRecords(map, references)) {
            const quint32 one[] = {record.index};
            const auto of = recordsOf(usersOf(references, record));
            QCOMPARE(recordsOf(sharersOf(references, record.lump, one)), of);
            std::vector<quint32> all(map.recordCount(record.lump));
            std::iota(all.begin(), all.end(), 0U);
            const auto ofAll = recordsOf(sharersOf(references, record.lump, all));
            for (const auto &each : of)
                QVERIFY(std::ranges::find(ofAll, each) != ofAll.end());
        }
        const int faces = map.format().roles.faces;
        const quint32 first[] = {0};
        QVERIFY(sharersOf(references, faces, first).empty()); // leafs only list them
    }

    void aCopyIsForOneUserOnly_data() { addFormatRows(); }
    void aCopyIsForOneUserOnly()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        const auto found = sharedRecords(map, references);
        QVERIFY(!found.empty());
        for (const auto &[record, by, user] : found) {
            const auto edit = copyFor(map, record, {}, by, user);
            VERIFY_RESULT(edit);
            auto changed = map;
            VERIFY_RESULT(changed.apply(edit.value()));
            const References after(changed);
            const auto target = after.link(by)->at(user);
            QVERIFY(target.state == Link::Target::Valid && target.first >= map.recordCount(record.lump));
            QCOMPARE(viewOf(changed.recordBytes({record.lump, target.first})), viewOf(map.recordBytes(record)));
            QCOMPARE(whatIsReferredTo(changed), whatIsReferredTo(map));
            QCOMPARE(countOf(usersOf(after, record)), countOf(usersOf(references, record)) - 1);
            VERIFY_RESULT(changed.apply(inverse(edit.value())));
            QVERIFY(!changed.isChanged());
        }
    }

    void copiesAreAppendedInTheFilesOrder_data() { addFormatRows(); }
    void copiesAreAppendedInTheFilesOrder()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        for (const int lump : growing(map)) {
            const auto last = map.recordCount(lump) - 1;
            QVERIFY(last > 0);
            std::vector<quint32> copied{0, last};
            if (isOfPairs(map, lump))
                copied = {0, 1, last - 1, last};
            auto bytes = viewOf(map.lumpBytes(lump)).toByteArray();
            for (const quint32 record : copied)
                bytes += viewOf(map.recordBytes({lump, record}));
            const auto edit = copiesOf(map, lump, {last, 0, last});
            VERIFY_RESULT(edit);
            auto changed = map;
            VERIFY_RESULT(changed.apply(edit.value()));
            QCOMPARE(viewOf(changed.lumpBytes(lump)), QByteArrayView(bytes));
            QCOMPARE(errorsAdded(map, changed), QStringList());
            VERIFY_RESULT(changed.apply(inverse(edit.value())));
            QVERIFY(!changed.isChanged());
        }
    }

    void aNewRecordIsNoError_data() { addFormatRows(); }
    void aNewRecordIsNoError()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        for (const int lump : growing(map)) {
            const auto edit = newRecordIn(map, lump);
            VERIFY_RESULT(edit);
            auto changed = map;
            VERIFY_RESULT(changed.apply(edit.value()));
            QCOMPARE(changed.recordCount(lump), map.recordCount(lump) + (isOfPairs(map, lump) ? 2 : 1));
            QVERIFY(viewOf(changed.lumpBytes(lump)).startsWith(viewOf(map.lumpBytes(lump))));
            QCOMPARE(errorsAdded(map, changed), QStringList());
            VERIFY_RESULT(changed.apply(inverse(edit.value())));
            QVERIFY(!changed.isChanged());
        }
    }

    void aNewPlaneFacesUp_data() { addFormatRows(); }
    void aNewPlaneFacesUp()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const int planes = map.format().roles.planes;
        const auto count = map.recordCount(planes);
        const auto edit = newRecordIn(map, planes);
        VERIFY_RESULT(edit);
        auto changed = map;
        VERIFY_RESULT(changed.apply(edit.value()));
        const auto plane = changed.vectors<4>(map.format().columns.planeNormal);
        QCOMPARE(plane.at(count), (std::array<double, 4>{0, 0, 1, 0}));
        if (const auto type = changed.column(planes, "type"); type.count() > 0)
            QCOMPARE(type.integer(count), 2);
        if (!isOfPairs(map, planes))
            return;
        QCOMPARE(plane.at(count + 1), (std::array<double, 4>{0, 0, -1, 0}));
        QVERIFY(!std::signbit(plane.at(count + 1)[0]) && !std::signbit(plane.at(count + 1)[3])); // tables would show -0
    }

    void theLastPlaneOfAnOddNumberGetsItsOpposite()
    {
        auto room = MapBuilder::room(bsp::quake2);
        const auto odd = room.addRecord("PLANES");
        room.setVector("PLANES", odd, "normal", {1, 0, 0}).set("PLANES", odd, "dist", 24);
        OPEN_BYTES(map, room.build());
        QVERIFY(odd % 2 == 0);
        const auto edit = copiesOf(map, map.format().roles.planes, {odd});
        VERIFY_RESULT(edit);
        auto changed = map;
        VERIFY_RESULT(changed.apply(edit.value()));
        const auto plane = changed.vectors<4>(map.format().columns.planeNormal);
        QCOMPARE(plane.count(), odd + 4);
        for (const quint32 first : {odd, odd + 2}) {
            QCOMPARE(plane.at(first), (std::array<double, 4>{1, 0, 0, 24}));
            QCOMPARE(plane.at(first + 1), (std::array<double, 4>{-1, 0, 0, -24}));
        }
        VERIFY_RESULT(changed.apply(inverse(edit.value())));
        QVERIFY(!changed.isChanged());
    }

    // Compilers and games take plane i ^ 1 for the opposite of plane i.
    void copiesAfterAnOddNumberOfPlanesAreOpposites()
    {
        auto room = MapBuilder::room(bsp::quake2);
        const auto odd = room.addRecord("PLANES");
        room.setVector("PLANES", odd, "normal", {1, 0, 0});
        OPEN_BYTES(map, room.build());
        const int planes = map.format().roles.planes;
        const References references(map);
        for (const quint32 second : {0U, 1U}) {
            auto copied = second;
            while (copied < odd && usersOf(references, {planes, copied}).empty())
                copied += 2;
            const auto users = usersOf(references, {planes, copied});
            QVERIFY(!users.empty());
            const auto edit = copyFor(map, {planes, copied}, {}, users.front().by, users.front().records.front());
            VERIFY_RESULT(edit);
            auto changed = map;
            VERIFY_RESULT(changed.apply(edit.value()));
            QCOMPARE(changed.recordCount(planes), odd + 4);
            const auto number = References(changed).link(users.front().by)->at(users.front().records.front()).first;
            QCOMPARE(number, odd + 2 + second);
            const auto plane = changed.vectors<4>(map.format().columns.planeNormal);
            for (size_t part = 0; part < 4; ++part)
                QCOMPARE(plane.at(number ^ 1)[part], -plane.at(number)[part]);
            QCOMPARE(whatIsReferredTo(changed), whatIsReferredTo(map));
        }
        QVERIFY(whyNoMore(map, planes).isEmpty() && whyNoMore(map, planes, 3).isEmpty());
        QVERIFY(whyNoMore(map, planes, 2).contains(u"lacks"));
    }

    void otherLumpsSayWhyTheyDoNotGrow_data() { addFormatRows(); }
    void otherLumpsSayWhyTheyDoNotGrow()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto &roles = map.format().roles;
        for (const int lump : {roles.faces, roles.leafs, roles.nodes, roles.models}) {
            const auto why = whyNoMore(map, lump);
            QVERIFY2(why.contains(fromView(map.lump(lump).title)), qPrintable(why));
            const auto copies = copiesOf(map, lump, {0}), added = newRecordIn(map, lump);
            QVERIFY(!copies && !added);
            QCOMPARE(copies.error(), why);
            QCOMPARE(added.error(), why);
        }
    }

    // Whatever is removed, all that is referred to stays the same.
    void unusedRecordsAreRemoved_data() { addFewMapRows(); }
    void unusedRecordsAreRemoved()
    {
        OPEN_MAP(opened);
        auto map = opened;
        for (const int lump : map.lumps()) {
            if (!isShared(map, lump) || !whyNotCompacted(map, lump).isEmpty() || map.recordCount(lump) == 0)
                continue;
            const auto before = whatIsReferredTo(map);
            const References references(map);
            const auto unused = unusedRecords(references, lump);
            const auto count = map.recordCount(lump);
            if (unused.empty())
                continue;
            const auto edit = withoutRecords(references, lump, unused);
            VERIFY_RESULT(map.apply(edit));
            QCOMPARE(map.recordCount(lump), count - static_cast<quint32>(unused.size()));
            QCOMPARE(whatIsReferredTo(map), before);
            QVERIFY(unusedRecords(References(map), lump).empty());
            VERIFY_RESULT(map.apply(inverse(edit)));
            QCOMPARE(map.recordCount(lump), count);
            QVERIFY(!map.isChanged());
        }
    }

    void rangesAreNotCompacted()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        for (const int lump : {map.format().roles.faces, map.format().roles.leafs, map.format().columns.sidePlane.lump})
            QVERIFY(!whyNotCompacted(map, lump).isEmpty());
        for (const int lump : {map.format().roles.planes, map.format().roles.texinfo, map.format().roles.vertexes})
            QVERIFY(whyNotCompacted(map, lump).isEmpty());
    }

    void changesAreCountedByField()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto &table = map.lump(map.format().roles.planes);
        const auto before = viewOf(map.lumpBytes(map.format().roles.planes)).toByteArray();
        auto after = before + before.first(qsizetype{table.stride});
        for (const quint32 record : {1U, 3U})
            after[qsizetype{table.stride} * record + table.fields[3].offset] ^= 1;
        const auto text = changesText(table, recordChanges(FormerRecords(table, bytesOf(before), bytesOf(after))));
        QVERIFY2(states(text, {u"dist"_s, u"2"_s, u"1"_s}), qPrintable(text));
        QVERIFY(changesText(table, recordChanges(FormerRecords(table, bytesOf(before), bytesOf(before)))).isEmpty());
    }
};

ADD_TEST(TestShared, QCoreApplication)
#include "tst_shared.moc"

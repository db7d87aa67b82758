// Records that are picked for a cell that refers to them.
#include "core/cells/cellvalue.h"
#include "core/cells/picks.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace Qt::StringLiterals;

class TestPicks : public QObject
{
    Q_OBJECT

private slots:
    // Whoever picks what a cell refers to already changes nothing.
    void everyTargetGivesTheStoredNumber_data() { addMapRows(); }
    void everyTargetGivesTheStoredNumber()
    {
        OPEN_MAP(map);
        const References references(map);
        for (const int lump : map.lumps())
            for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field) {
                const bsp::FieldRef at{lump, field};
                if (!whyLocked(map, at).isEmpty() || pickLumps(map, at).empty())
                    continue;
                for (const quint32 record : spread(map.recordCount(lump), 200)) {
                    const auto target = references.link(at)->at(record);
                    if (target.state != Link::Target::Valid)
                        continue;
                    QCOMPARE(pickFor(references, at, target.ref()), target.ref());
                    QCOMPARE(numberToPick(map, {lump, record}, field, target.ref()), map.column(lump, field).integer(record));
                }
            }
    }

    void aFaceStandsForWhatItRefersTo()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).build());
        const References references(map);
        const auto &roles = map.format().roles;
        const auto &columns = map.format().columns;
        const RecordRef face{roles.faces, 2};
        const auto texinfo = references.link(columns.faceTexinfo)->at(face.index).ref();
        QVERIFY(texinfo.isValid());
        QCOMPARE(pickFor(references, columns.facePlane, face), references.link(columns.facePlane)->at(face.index).ref());
        QCOMPARE(pickFor(references, columns.faceTexinfo, face), texinfo);
        QCOMPARE(pickFor(references, columns.texinfoImage, face), references.link(columns.texinfoImage)->at(texinfo.index).ref());
        QVERIFY(!pickFor(references, columns.leafFace, texinfo).isValid());
        QVERIFY(!pickFor(references, columns.faceTexinfo, {roles.faces, map.recordCount(roles.faces)}).isValid());
    }

    void ofTwoRecordsNoneIsMeant()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto &columns = map.format().columns;
        quint32 edge = 0;
        while (references.link(columns.edgeStart)->at(edge).first == references.link(columns.edgeEnd)->at(edge).first)
            ++edge;
        QVERIFY(!pickFor(references, columns.edgeStart, {columns.edgeStart.lump, edge}).isValid());
    }

    void offsetsAndNumbersAreNotPicked()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto &columns = map.format().columns;
        QVERIFY(pickLumps(map, columns.faceLight).empty());
        QVERIFY(pickLumps(map, columns.faceSide).empty());
        QCOMPARE(pickLumps(map, columns.nodeFront), std::vector({map.format().roles.nodes, map.format().roles.leafs}));
    }
};

ADD_TEST(TestPicks, QCoreApplication)
#include "tst_picks.moc"

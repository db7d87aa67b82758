// What the selected clusters see is tinted in the 3D view, and what sees them one way in another colour.
#include "core/where/leaffaces.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "widgets/gl/scenerenderer.h"
#include "widgets/view3d/overlays/sighttint.h"

namespace {

// A Quake II room whose first cluster does not see the second, but is seen from it.
QByteArray oneWayRoom()
{
    auto builder = MapBuilder::room(bsp::quake2);
    auto visibility = words({2, 20, 20, 21, 21});
    visibility += QByteArray("\1\3", 2);
    // Else both list all faces.
    return builder.setLumpBytes("VISIBILITY", visibility).set("LEAFS", 1, "numleaffaces", 3).build();
}

class View
{
public:
    explicit View(MapFile map) : document(u"room.bsp"_s, std::move(map))
    {
        tint.setDocument(&document);
        tint.setScene(buildMapScene(document.sharedMap(), {}, {}));
    }
    ~View() { tint.setDocument(nullptr); }

    void select(std::vector<RecordRef> records)
    {
        document.selection().set(std::move(records));
        QTRY_VERIFY(!document.vis().isBusy());
    }
    RecordRef cluster(quint32 number) const { return {document.map().format().roles.clusters, number}; }
    int count(quint8 state) const { return static_cast<int>(std::ranges::count(tint.states(), state)); }

    Document document;
    SightTint tint;
};

} // namespace

class TestSightTint : public QObject
{
    Q_OBJECT

private slots:
    void facesAreTintedByWhoListsThem_data() { addMapRows(); }
    void facesAreTintedByWhoListsThem()
    {
        OPEN_MAP(map);
        View view(map);
        const auto scene = buildMapScene(view.document.sharedMap(), {}, {});
        view.tint.setScene(scene);
        const LeafFaces lists(map);
        std::vector<std::set<qint64>> listing(map.recordCount(map.format().roles.faces)); // clusters, by face
        for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf)
            for (auto entry = lists.entriesOf(leaf).first; entry < lists.entriesOf(leaf).end; ++entry)
                if (const auto face = lists.faceOf(entry); face >= 0 && clusterOfLeaf(map, leaf) >= 0)
                    listing[static_cast<size_t>(face)].insert(clusterOfLeaf(map, leaf));
        for (const quint32 cluster : spread(clusterCount(map), 3)) {
            view.select({view.cluster(cluster)});
            const auto &vis = view.document.vis().of(VisSet::Pvs);
            QVERIFY(vis);
            QCOMPARE(view.tint.states().size(), scene->scene.faces.size());
            for (size_t i = 0; i < scene->scene.faces.size(); ++i) {
                const auto &face = scene->scene.faces[i];
                if (!scene->scene.placements[face.placement].isWorld())
                    continue;
                const auto any = [&](auto isWanted) {
                    return std::ranges::any_of(listing[face.face], [&](qint64 c) { return isWanted(static_cast<quint32>(c)); });
                };
                const bool isSeen = any([&](quint32 c) { return vis->sees(cluster, c); });
                const bool seesOnly = any([&](quint32 c) { return vis->isOneWay(c, cluster); });
                QCOMPARE(view.tint.states()[i], static_cast<quint8>(isSeen ? FaceSeen : seesOnly ? FaceSeesOneWay : 0));
            }
        }
    }

    void sightsOfSeveralAreJoined()
    {
        OPEN_BYTES(map, oneWayRoom());
        View view(map);
        view.select({view.cluster(0)});
        const int alone = view.count(FaceSeen), oneWay = view.count(FaceSeesOneWay);
        QVERIFY(alone >= 3);
        QCOMPARE(oneWay, 3);
        view.select({view.cluster(0), view.cluster(1)});
        QCOMPARE(view.count(FaceSeen), alone + oneWay);
        QCOMPARE(view.count(FaceSeesOneWay), 0);
    }

    void onlyPlacesAreAskedFor()
    {
        OPEN_BYTES(map, oneWayRoom());
        View view(map);
        const auto &roles = map.format().roles;
        view.select({{roles.faces, 0}});
        QVERIFY(view.tint.states().empty());
        QVERIFY(!view.document.vis().of(VisSet::Pvs));
        quint32 leaf = 0;
        while (clusterOfLeaf(map, leaf) != 1)
            ++leaf;
        view.select({{roles.leafs, leaf}});
        const auto byLeaf = view.tint.states();
        view.select({view.cluster(1)});
        QVERIFY(!byLeaf.empty());
        QCOMPARE(view.tint.states(), byLeaf);
        view.select({});
        QVERIFY(view.tint.states().empty());
    }

    void itCanBeSwitchedOffAndEndsWithTheMap()
    {
        OPEN_BYTES(map, oneWayRoom());
        View view(map);
        view.select({view.cluster(1)});
        QSignalSpy changed(&view.tint, &SightTint::changed);
        view.tint.setShown(false);
        QVERIFY(view.tint.states().empty());
        QCOMPARE(changed.size(), 1);
        view.tint.setShown(true);
        QVERIFY(!view.tint.states().empty());
        view.tint.setDocument(nullptr);
        QVERIFY(view.tint.states().empty());
    }
};

ADD_TEST(TestSightTint, QCoreApplication)
#include "tst_sighttint.moc"

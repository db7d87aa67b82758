// Who names whom, as a graph: its nodes, what it falls apart into, and where they are put.
#include "core/entities/entitygraph.h"
#include "core/games/game.h"
#include "core/graph/arrowplaces.h"
#include "tests/entitytexts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

EntityGraph graphOf(const QByteArray &entities, const bsp::Game &game)
{
    const ReadText text{entities};
    return entityGraph(text.source(), Targets(text.source(), game), game);
}

QString nodeText(const EntityGraph::Node &node)
{
    const auto number = node.entity < 0 ? u"name"_s : QString::number(node.entity);
    return u"%1 %2%3%4"_s.arg(number, QString::fromLatin1(node.name), node.isMissing ? u" missing"_s : QString(),
                              node.isNeverNamed ? u" never"_s : QString());
}

// In one line each: from -> to: key delay.
QStringList linkTexts(const EntityGraph &graph)
{
    QStringList texts;
    for (const auto &link : graph.links)
        texts.append(u"%1 > %2: %3 %4"_s
                         .arg(nodeText(graph.nodes[link.from]), nodeText(graph.nodes[link.to]), QString::fromLatin1(link.key),
                              QString::fromLatin1(link.delay))
                         .trimmed());
    return texts;
}

std::vector<Arrow> arrowsOf(const EntityGraph &graph)
{
    std::vector<Arrow> arrows;
    for (const auto &link : graph.links)
        arrows.push_back({link.from, link.to});
    return arrows;
}

} // namespace

class TestEntityGraph : public QObject
{
    Q_OBJECT

private slots:
    void whoNamesWhomIsLinked_data()
    {
        const auto add = addColumns<QByteArray, const bsp::Game *, QStringList>("entities", "game", "links");
        const auto door = entity(R"("classname" "func_door" "targetname" "Gate")");
        // No raw string: moc takes what is in one for code, and # for a directive.
        const auto *manager = "\"classname\" \"multi_manager\" \"targetname\" \"m\" \"Gate\" \"1.5\" \"Gate#1\" \"0\"";
        const auto &quake2 = bsp::games::quake2, &quake3 = bsp::games::quake3;
        const auto &halfLife = bsp::games::halfLife, &svenCoop = bsp::games::svenCoop;
        add("at once", entity(R"("classname" "trigger_once" "target" "gate")") + door, &quake2, {u"0  > 1 Gate: target"_s});
        add("with a delay", entity(R"("classname" "trigger_once" "delay" "0.5" "target" "gate")") + door, &quake2,
            {u"0  > 1 Gate: target 0.5"_s});
        add("a delay of nothing", entity(R"("classname" "trigger_once" "delay" "0.0" "killtarget" "gate")") + door, &quake2,
            {u"0  > 1 Gate: killtarget"_s});
        add("a path waits for nothing", entity(R"("classname" "path_corner" "delay" "2" "pathtarget" "gate")") + door, &quake2,
            {u"0  > 1 Gate: pathtarget"_s});
        add("no delay in Quake III", entity(R"("classname" "trigger_multiple" "delay" "2" "target" "gate")") + door, &quake3,
            {u"0  > 1 Gate: target"_s});
        add("but of one class", entity(R"("classname" "target_delay" "wait" "3" "target" "gate")") + door, &quake3,
            {u"0  > 1 Gate: target 3"_s});
        add("whose older key goes first", entity(R"("classname" "target_delay" "wait" "3" "delay" "1" "target" "gate")") + door,
            &quake3, {u"0  > 1 Gate: target 1"_s});
        add("by a manager", entity(manager) + door, &halfLife,
            {u"0 m never > 1 Gate: Gate 1.5"_s, u"0 m never > 1 Gate: Gate#1"_s});
        add("in other letters it is missing", entity(R"("classname" "trigger_once" "target" "gate")") + door, &halfLife,
            {u"0  > name gate missing: target"_s});
        add("one whom nobody is expected to bear", entity(R"("classname" "trigger_once" "target" "!other")"), &halfLife,
            {u"0  > name !other: target"_s});
        add("by a part of the name", entity(R"("classname" "trigger_once" "target" "ga*")") + door, &svenCoop,
            {u"0  > 1 Gate: target"_s});
    }

    void whoNamesWhomIsLinked()
    {
        QFETCH(QByteArray, entities);
        QFETCH(const bsp::Game *, game);
        QFETCH(QStringList, links);
        QCOMPARE(linkTexts(graphOf(entities, *game)), links);
    }

    void itFallsApart()
    {
        const auto graph = graphOf(
            entity(R"("classname" "worldspawn")") + entity(R"("classname" "a" "target" "b")")
                + entity(R"("classname" "b" "targetname" "b" "target" "d")") + entity(R"("classname" "never" "targetname" "n")")
                + entity(R"("classname" "c" "target" "missing")") + entity(R"("classname" "d" "targetname" "d")"),
            bsp::games::quake2);
        QCOMPARE(graph.nodeOf(0), -1);
        QCOMPARE(graph.nodeOf(1), 0);
        QCOMPARE(graph.nodeOf(5), 4);
        QCOMPARE(graph.nodeOf(6), -1);
        QCOMPARE(graph.nodeOf(-1), -1);
        QCOMPARE(graph.components.size(), 2U);
        QCOMPARE(graph.components[0], (std::vector<quint32>{0, 1, 4}));
        QCOMPARE(graph.components[1], (std::vector<quint32>{3, 5}));
        QCOMPARE(graph.alone, std::vector<quint32>{2});
        QVERIFY(graph.nodes[2].isNeverNamed);
        QVERIFY(!graph.nodes[0].isNeverNamed); // it has no name that anybody could use
        QVERIFY(graph.nodes[5].isMissing);
    }

    void theGameTriggersSome()
    {
        const auto entities = entity(R"("classname" "game_player_equip" "targetname" "game_playerspawn")")
                              + entity(R"("classname" "game_text" "targetname" "game_playerkill")");
        const auto halfLife = graphOf(entities, bsp::games::halfLife), svenCoop = graphOf(entities, bsp::games::svenCoop);
        QCOMPARE(halfLife.alone.size(), 2U);
        QVERIFY(halfLife.nodes[0].isByGame && !halfLife.nodes[0].isNeverNamed);
        QVERIFY(!halfLife.nodes[1].isByGame && halfLife.nodes[1].isNeverNamed);
        QVERIFY(svenCoop.nodes[1].isByGame && !svenCoop.nodes[1].isNeverNamed);
    }

    // A class will do for a sequence, and for nothing else, whichever comes first.
    void aNameIsMissingWhereAnyUseMissesIt()
    {
        const auto guard = entity(R"("classname" "monster_barney")");
        const auto sequence = entity(R"("classname" "scripted_sequence" "m_iszEntity" "monster_barney")");
        const auto trigger = entity(R"("classname" "trigger_once" "target" "monster_barney")");
        QVERIFY(!graphOf(guard + sequence, bsp::games::halfLife).nodes.back().isMissing);
        for (const auto &both : {sequence + trigger, trigger + sequence}) {
            const auto graph = graphOf(guard + both, bsp::games::halfLife);
            QCOMPARE(graph.nodes.back().name, "monster_barney");
            QVERIFY(graph.nodes.back().isMissing);
        }
    }

    // Three that use a name which three bear: six links, not nine.
    void namesOfManyStandBetween()
    {
        QByteArray entities;
        for (int i = 0; i < 3; ++i)
            entities += entity(R"("classname" "trigger_multiple" "target" "lamps")")
                        + entity(R"("classname" "light" "targetname" "lamps")");
        const auto graph = graphOf(entities, bsp::games::quake2);
        QCOMPARE(graph.nodes.size(), 7U);
        QCOMPARE(graph.nodes.back().entity, -1);
        QCOMPARE(graph.nodes.back().name, "lamps");
        QVERIFY(!graph.nodes.back().isMissing);
        QCOMPARE(graph.links.size(), 6U);
        QCOMPARE(graph.components.size(), 1U);
    }

    // To look for who uses it anew at each of them would take so long that nobody waits for this test.
    void aNameThatAllUseAndBearIsOneNode()
    {
        constexpr int count = 60'000;
        const ReadText text{entity(R"("targetname" "a" "target" "a")").repeated(count)};
        const Targets targets(text.source(), bsp::games::quake2);
        const auto graph = entityGraph(text.source(), targets, bsp::games::quake2);
        QCOMPARE(graph.links.size(), size_t(2 * count));
    }

    // Each of many wildcards means all of many names: there are no more links than the text has bytes.
    void whatNamesEverybodyIsBounded()
    {
        QByteArray entities;
        for (int i = 0; i < 1'000; ++i) // "a*", "aa*" and so on
            entities += "{targetname " + QByteArray(1 + i % 50, 'a') + QByteArray::number(i) + " target "
                        + QByteArray(1 + i % 50, 'a') + "* }\n";
        const auto graph = graphOf(entities, bsp::games::svenCoop);
        QVERIFY(graph.links.size() > 20'000);
        QVERIFY(graph.links.size() <= static_cast<size_t>(entities.size()));
    }

    void mapsAreWholeGraphs_data() { addMapRows(); }
    void mapsAreWholeGraphs()
    {
        OPEN_MAP(map);
        const auto source = map.entitySource();
        const Targets targets(source, map.game());
        const auto graph = entityGraph(source, targets, map.game());
        std::vector<int> times(graph.nodes.size());
        for (const auto &component : graph.components)
            for (const quint32 node : component)
                ++times[node];
        for (const quint32 node : graph.alone)
            ++times[node];
        QVERIFY(std::ranges::all_of(times, [](int count) { return count == 1; }));
        // Whom an entity targets, directly or by way of a name, is what Targets says.
        for (quint32 node = 0; node < graph.nodes.size() && graph.nodes[node].entity >= 0; ++node) {
            QSet<qint32> reached;
            for (const auto &link : graph.links)
                if (link.from == node && graph.nodes[link.to].entity >= 0)
                    reached.insert(graph.nodes[link.to].entity);
                else if (link.from == node)
                    for (const auto &next : graph.links)
                        if (next.from == link.to)
                            reached.insert(graph.nodes[next.to].entity);
            const auto expected = targets.targetsOf(graph.nodes[node].entity);
            QCOMPARE(reached, QSet<qint32>(expected.begin(), expected.end()));
        }
        const auto places = columnPlaces(static_cast<quint32>(graph.nodes.size()), arrowsOf(graph));
        QVERIFY(places);
        QCOMPARE(places->size(), graph.nodes.size());
    }

    void arrowsLeadToTheRight_data()
    {
        const auto add = addColumns<quint32, std::vector<Arrow>>("nodes", "arrows");
        add("two", 2, std::vector<Arrow>{{1, 0}});
        add("a chain", 5, std::vector<Arrow>{{3, 1}, {1, 4}, {4, 0}, {0, 2}});
        add("past others", 4, std::vector<Arrow>{{0, 1}, {1, 2}, {2, 3}, {0, 3}});
        std::vector<Arrow> star, random;
        for (quint32 i = 1; i < 50; ++i) {
            star.push_back({0, i});
            random.push_back({QRandomGenerator(i).bounded(i), i});
        }
        add("a star", 50, star);
        add("a tree", 50, random);
    }

    void arrowsLeadToTheRight()
    {
        QFETCH(quint32, nodes);
        QFETCH(std::vector<Arrow>, arrows);
        const auto places = columnPlaces(nodes, arrows);
        QVERIFY(places);
        for (const auto &[from, to] : arrows)
            QVERIFY((*places)[from].x() + 1 < (*places)[to].x());
        for (quint32 one = 0; one < nodes; ++one) // with room between all
            for (quint32 other = one + 1; other < nodes; ++other)
                QVERIFY(((*places)[one] - (*places)[other]).manhattanLength() > 0.9);
        QCOMPARE(columnPlaces(nodes, arrows), places); // the same every time
    }

    void circlesAndSelvesHaveAPlace()
    {
        const std::vector<Arrow> circle{{0, 1}, {1, 2}, {2, 0}, {1, 1}, {3, 2}, {0, 1}};
        const auto places = columnPlaces(4, circle);
        QVERIFY(places);
        QVERIFY((*places)[0].x() < (*places)[1].x());
        QVERIFY((*places)[1].x() < (*places)[2].x());
        QVERIFY((*places)[3].x() < (*places)[2].x());
        QRandomGenerator random(5);
        for (int round = 0; round < 100; ++round) { // each with circles, arrows within a column, and to themselves
            std::vector<Arrow> arrows;
            for (int i = 0; i < 30; ++i)
                arrows.push_back({random.bounded(20U), random.bounded(20U)});
            const auto found = columnPlaces(20, arrows);
            QVERIFY(found);
            QVERIFY(std::ranges::all_of(*found, [](QPointF at) { return std::isfinite(at.x()) && std::isfinite(at.y()); }));
        }
        QVERIFY(columnPlaces(0, {})->empty());
        QCOMPARE(columnPlaces(1, {})->size(), 1U);
    }

    void tooMuchHasNoColumns()
    {
        std::vector<Arrow> arrows;
        for (quint32 i = 1; i < 300; ++i) {
            arrows.push_back({i - 1, i});
            arrows.push_back({0, i}); // leads past all before it
        }
        QVERIFY(!columnPlaces(300, arrows));
        QVERIFY(!columnPlaces(1'000'000, {}));
    }

    void gridsHaveAPlaceForEach()
    {
        for (const quint32 nodes : {0U, 1U, 2U, 10U, 1'000U}) {
            const auto places = gridPlaces(nodes);
            QCOMPARE(places.size(), size_t(nodes));
            QSet<std::pair<double, double>> different;
            for (const auto &place : places)
                different.insert({place.x(), place.y()});
            QCOMPARE(different.size(), qsizetype(nodes));
        }
    }
};

ADD_TEST(TestEntityGraph, QCoreApplication)
#include "tst_entitygraph.moc"

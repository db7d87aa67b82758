// What changed between two entity texts.
#include "core/entities/edits.h"
#include "core/entities/entitydiff.h"
#include "core/format/formats.h"
#include "core/sorting.h"
#include "tests/entitytexts.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace entitytexts;

namespace {

EntityDifferences between(const QByteArray &was, const QByteArray &now, const bsp::Game *game = nullptr)
{
    const ReadText one{.bytes = was, .game = game}, other{.bytes = now, .game = game};
    return entityDifferences(one.source(), other.source());
}

} // namespace

class TestEntityDiff : public QObject
{
    Q_OBJECT

private slots:
    void orderSpacingAndNumbersAreNoChange()
    {
        QVERIFY(between(world + door + light + lamp, world + lamp + light + door).isEmpty());
        QVERIFY(between(door, R"({"model" "*1" "targetname" "gate"   "classname" "func_door" // the same
})")
                    .isEmpty());
    }

    void whatTellsAnEntityFromOthersMayChange_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("from", "to");
        add("place", "64 0 64", "64 0 72");
        add("name", "\"gate\"", "\"door\"");
        add("model", "*1", "*7");
        add("class of a named one", "func_door", "func_wall");
        add("value", "\"light\" \"300\"\n}\n{\n\"classname\" \"func", "\"light\" \"200\"\n}\n{\n\"classname\" \"func");
        add("the world", "\"a\"", "\"b\"");
    }

    void whatTellsAnEntityFromOthersMayChange()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const auto was = world + lamp + light + door;
        auto now = was;
        now.replace(now.indexOf(from), from.size(), to);
        QVERIFY(now != was);
        const auto found = between(was, now);
        QVERIFY(found.removed.empty() && found.added.empty());
        QCOMPARE(found.changed.size(), size_t(1));
        QCOMPARE(found.changed.front().was, found.changed.front().now);
        QCOMPARE(found.changed.front().keys.size(), size_t(1));
        const auto back = between(now, was);
        QCOMPARE(back.changed.front().keys.front().was, found.changed.front().keys.front().now);
    }

    void addedAndRemovedOnesAreNamed()
    {
        const auto found = between(world + door + light, world + light + lamp + entity(R"("classname" "info_null")"));
        QCOMPARE(found.removed, std::vector<qint32>{1});
        QCOMPARE(found.added, (std::vector<qint32>{2, 3}));
        QVERIFY(found.changed.empty());
    }

    void equalOnesAreCounted()
    {
        const auto found = between(world + light + light + light, world + light + light);
        QCOMPARE(found.removed.size(), size_t(1));
        QVERIFY(found.added.empty() && found.changed.empty());
    }

    void keysThatAreThereTwiceAreComparedInOrder()
    {
        const auto was = entity(R"("classname" "multi" "target" "a" "target" "b")");
        const auto found = between(was, entity(R"("classname" "multi" "target" "a" "target" "c" "wait" "1")"));
        QCOMPARE(found.changed.size(), size_t(1));
        const std::vector<KeyDifference> keys{{"target", "b", "c"}, {"wait", {}, "1"}};
        QCOMPARE(found.changed.front().keys, keys);
    }

    void keysAreToldAsTheyAreSpelled()
    {
        const auto was = entity(R"("classname" "func_door" "origin" "1 2 3" "Speed" "5" "Wait" "1")");
        const auto found =
            between(was, entity(R"("classname" "func_door" "origin" "1 2 3" "TriggerTarget" "Door1" "Speed" "7")"));
        QCOMPARE(found.changed.size(), size_t(1));
        const std::vector<KeyDifference> keys{{"Speed", "5", "7"}, {"TriggerTarget", {}, "Door1"}, {"Wait", "1", {}}};
        QCOMPARE(found.changed.front().keys, keys);
    }

    void capitalsOfAKeyAreAChangeUnlessTheGameSaysNo_data()
    {
        const auto add = addColumns<QByteArray, bool>("game", "isChange");
        add("nobody knows", "", true);
        for (const auto *game : bsp::games::all())
            add(game->id.data(), game->id.data(), !game->keysInAnyCase);
    }

    void capitalsOfAKeyAreAChangeUnlessTheGameSaysNo()
    {
        QFETCH(QByteArray, game);
        QFETCH(bool, isChange);
        const auto games = bsp::games::all();
        const auto known =
            std::ranges::find(games, std::string_view(game.constData()), [](const auto *each) { return each->id; });
        const auto *its = known == games.end() ? nullptr : *known;
        if (its)
            QCOMPARE(isChange, QByteArrayList({"quake", "hexen2", "nexuiz", "halflife", "blueshift", "counterstrike", "svencoop"})
                                   .contains(game));
        const auto was = world + entity(R"("classname" "multi_manager" "targetname" "m" "Door1" "0.5")");
        const auto found = between(was, QByteArray(was).replace("Door1", "door1"), its);
        QVERIFY(found.added.empty() && found.removed.empty());
        QCOMPARE(found.isEmpty(), !isChange);
        if (!isChange)
            return;
        const std::vector<KeyDifference> keys{{"Door1", "0.5", {}}, {"door1", {}, "0.5"}};
        QCOMPARE(found.changed.front().keys, keys);
        const auto both = entity(R"("classname" "multi_manager" "door1" "0" "Door1" "1")");
        const std::vector<KeyDifference> gone{{"door1", "0", {}}};
        QCOMPARE(between(both, QByteArray(both).replace("\"door1\" \"0\" ", ""), its).changed.front().keys, gone);
    }

    void amongLikeOnesThoseOfTheSameSpellingAreTheSame()
    {
        const auto one = entity(R"("classname" "multi_manager" "Door1" "0")");
        const auto other = QByteArray(one).replace("Door1", "door1");
        QVERIFY(between(one + other, other + one).isEmpty());
        QCOMPARE(between("{ \"Door1\" \"0\" }", "{ \"door1\" \"0\" }").changed.size(), size_t(1)); // by nothing else
    }

    void whatTakesAChangeBackIsFound()
    {
        const auto lines = [](const QByteArray &was, const QByteArray &now, const QByteArray &restored) {
            const ReadText one{.bytes = was}, two{.bytes = now}, three{.bytes = restored};
            return linesOf(reversals(one.source(), two.source(), three.source()), two.source(), three.source(), 10);
        };
        const auto brighter = QByteArray(light).replace("300", "400"), moved = QByteArray(light).replace("0 0 64", "0 0 72"),
                   start = entity(R"("classname" "info_player_start" "origin" "1 2 3")");
        QCOMPARE(lines(world + light, world + light, world + moved), QStringList());              // one's own edit
        QCOMPARE(lines(world + light, world + brighter, world + brighter + door), QStringList()); // both changed it alike
        const QStringList restored{u"light 1"_s, u"\"300\""_s, u"\"400\""_s};
        const auto ofDoor = lines(world + light + door, world + brighter + door, world + light);
        QVERIFY2(ofDoor.size() == 1 && states(ofDoor.first(), restored), qPrintable(ofDoor.join(u'\n')));
        const auto ofMove = lines(world + light, world + brighter, world + moved);
        QVERIFY2(ofMove.size() == 1 && states(ofMove.first(), restored), qPrintable(ofMove.join(u'\n')));
        QCOMPARE(lines(world + light, world + brighter, world), QStringList{u"Removed: light 1"_s});
        QCOMPARE(lines(world + light, world, world), QStringList());
        QCOMPARE(lines(world + light, world + light + start, world + moved).size(), 1);         // which goes again
        QCOMPARE(lines(world + light + start, world + light, world + moved + start).size(), 1); // which comes back
    }

    void itIsToldInLines()
    {
        const ReadText was{world + door + light}, now{world + entity(R"("classname" "func_door" "model" "*1" "wait" "")") + lamp};
        const auto differences = entityDifferences(was.source(), now.source());
        QCOMPARE(linesOf(differences, was.source(), now.source(), 9),
                 (QStringList{u"func_door 1: targetname removed, was \"gate\"; wait added: \"\""_s,
                              u"light 2: origin \"64 0 64\", was \"0 0 64\""_s}));
        const auto summary = summaryOf(differences);
        QVERIFY2(states(summary, {u"2"_s, u"origin"_s, u"targetname"_s, u"wait"_s}), qPrintable(summary));
        QCOMPARE(linesOf(differences, was.source(), now.source(), 1).size(), 1);
        QByteArray many;
        for (int i = 10; i < 70; ++i)
            many += "\"k" + QByteArray::number(i) + "\" \"1\" ";
        const ReadText wide{world + entity(R"("classname" "light" "origin" "0 0 64" "light" "300" )" + many)};
        const auto shortened = summaryOf(entityDifferences(ReadText{world + light}.source(), wide.source()));
        QVERIFY2(shortened.startsWith(u"Entities changed: 1 (k10, k11, "_s) && shortened.endsWith(u", k29 and 40 more)"_s),
                 qPrintable(shortened));
    }

    void brokenAndEmptyTextsAreCompared()
    {
        QVERIFY(between("", "").isEmpty());
        QCOMPARE(between("", world).added.size(), size_t(1));
        QVERIFY(between("{ }", "{}").isEmpty());
        const auto text = world + door;
        for (qsizetype size = 0; size < text.size(); ++size) { // at every length
            const auto found = between(text, text.first(size));
            QVERIFY(!found.isEmpty() || parseEntities(text.first(size)).entities.size() == 2);
        }
    }

    void editsAreFoundAgain_data() { addMapRows(); }
    void editsAreFoundAgain()
    {
        OPEN_MAP(map);
        const auto source = map.entitySource();
        QVERIFY(entityDifferences(source, source).isEmpty());
        if (source.count() < 2)
            return;
        QRandomGenerator random(7);
        for (int i = 0; i < 20; ++i) {
            const std::vector<qint32> one{random.bounded(1, source.count())};
            const auto edit = edits::setValue(source, one, u"lumpscope_test"_s, u"%1"_s.arg(i));
            QVERIFY(edit);
            auto after = map;
            after.setEntityText(applied(source.text, edit.value().splices));
            const auto found = entityDifferences(source, after.entitySource());
            QVERIFY(found.added.empty() && found.removed.empty());
            QCOMPARE(found.changed.size(), size_t(1));
            const std::vector<KeyDifference> keys{{"lumpscope_test", {}, QByteArray::number(i)}};
            QCOMPARE(found.changed.front().keys, keys);
        }
    }
};

ADD_TEST(TestEntityDiff, QCoreApplication)
#include "tst_entitydiff.moc"

// The differences between two maps as rules, and the rules carried out.
#include "core/entities/edits.h"
#include "core/entities/entityrules.h"
#include "core/entities/rulewriter.h"
#include "core/text.h"
#include "tests/entitytexts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace entitytexts;

namespace {

QByteArray carriedOut(const QByteArray &rules, const EntitySource &on, std::vector<qint32> *matched = nullptr)
{
    const auto read = readRules(rules);
    if (!read)
        return "unread: " + read.error().toUtf8();
    const auto done = applyRules(on, read.value(), {});
    if (!done)
        return "not carried out: " + done.error().toUtf8();
    if (matched)
        *matched = done.value().matched;
    return applied(on.text, done.value().splices);
}

// Of each entity its pairs, byte for byte, of which the order says nothing.
std::vector<std::vector<QByteArray>> pairsOf(const EntitySource &source)
{
    std::vector<std::vector<QByteArray>> all;
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        auto &pairs = all.emplace_back();
        for (const auto &pair : source.pairsOf(entity))
            pairs.push_back(source.key(pair).toByteArray() + '\0' + source.value(pair).toByteArray());
        std::ranges::sort(pairs);
    }
    std::ranges::sort(all);
    return all;
}

const bsp::Game *gameCalled(const QByteArray &id)
{
    const auto games = bsp::games::all();
    const auto known = std::ranges::find(games, std::string_view(id.constData()), [](const auto *each) { return each->id; });
    return known == games.end() ? nullptr : *known;
}

} // namespace

class TestRuleWriter : public QObject
{
    Q_OBJECT

private slots:
    void rulesMakeOneMapTheOther_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("was", "now");
        const auto all = world + door + light + lamp;
        add("nothing", all, all);
        add("a value", all, QByteArray(all).replace("gate", "*exit$"));
        add("a key more and one less", all, QByteArray(all).replace("\"light\" \"300\"", "\"style\" \"1\""));
        add("one of two alike", world + light + light, world + light + QByteArray(light).replace("300", "200"));
        auto turned = all;
        add("they change places", all, turned.replace("\"64 0", "\"x").replace("\"0 0", "\"64 0").replace("\"x", "\"0 0"));
        add("added and removed", all, world + light + entity(R"("classname" "info_null" "netname" "$a\b" "target" "*b*")"));
        add("the world", all, QByteArray(all).replace("\"a\"", "\"b\""));
    }

    void rulesMakeOneMapTheOther()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, now);
        const ReadText one{was}, other{now};
        const auto written = rulesFor(entityDifferences(one.source(), other.source()), one.source(), other.source());
        QVERIFY2(written.left.isEmpty(), written.file);
        const ReadText made{carriedOut(written.file, one.source())};
        QVERIFY2(entityDifferences(made.source(), other.source()).isEmpty(), made.bytes);
    }

    void spellingOfKeysIsCarriedOver_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, QByteArray>("game", "was", "now");
        const auto manager = entity(R"("classname" "multi_manager" "targetname" "m" "door1" "0")");
        for (const QByteArray game : {"", "halflife", "svencoop", "nexuiz", "quake3"}) {
            const auto row = [&](const char *name, const QByteArray &was, const QByteArray &now) {
                add(game + ' ' + name, game, world + was, world + now);
            };
            row("added", door, QByteArray(door).replace("\"*1\"", "\"*1\" \"TriggerTarget\" \"Door1\""));
            if (game == "quake3") // takes no notice of capitals, and has no manager
                continue;
            row("of a key", door, QByteArray(door).replace("targetname", "TargetName"));
            row("and its value", door, QByteArray(door).replace("\"targetname\" \"gate\"", "\"TargetName\" \"$exit\""));
            row("a name", manager, QByteArray(manager).replace("door1", "Door1"));
            if (game == "nexuiz") // has no manager
                continue;
            row("a name more", manager, QByteArray(manager).replace("\"door1\"", "\"Door1\" \"0.5\" \"door1\""));
            row("a name less", QByteArray(manager).replace("\"door1\"", "\"Door1\" \"0.5\" \"door1\""), manager);
            row("both", QByteArray(manager).replace("\"door1\"", "\"Door1\" \"0.5\" \"door1\""),
                QByteArray(manager).replace("\"door1\" \"0\"", "\"Door1\" \"2\" \"door1\" \"3\""));
        }
    }

    void spellingOfKeysIsCarriedOver()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, now);
        const ReadText one{.bytes = was, .game = gameCalled(game)}, other{.bytes = now, .game = gameCalled(game)};
        const auto written = rulesFor(entityDifferences(one.source(), other.source()), one.source(), other.source());
        QVERIFY2(written.left.isEmpty(), written.file);
        const ReadText made{carriedOut(written.file, one.source())};
        QVERIFY2(pairsOf(made.source()) == pairsOf(other.source()), written.file + made.bytes);
    }

    // In another order, with other numbers of models, and with more in it.
    void theyFitANewerCompile()
    {
        const ReadText was{world + door + light + lamp};
        const ReadText now{world + QByteArray(door).replace("gate", "exit") + light};
        const auto rules = rulesFor(entityDifferences(was.source(), now.source()), was.source(), now.source()).file;
        const auto newDoor = QByteArray(door).replace("*1", "*9"), start = entity(R"("classname" "info_player_start")");
        const ReadText newer{world + start + lamp + newDoor + light};
        const ReadText wanted{world + start + QByteArray(newDoor).replace("gate", "exit") + light};
        const ReadText made{carriedOut(rules, newer.source())};
        QVERIFY2(entityDifferences(made.source(), wanted.source()).isEmpty(), made.bytes);
        std::vector<qint32> matched;
        const ReadText without{world + light};
        carriedOut(rules, without.source(), &matched);
        QCOMPARE(matched, (std::vector<qint32>{0, 0})); // neither the door nor the lamp is there any more
    }

    void whatNoRuleCanSayIsLeft()
    {
        const ReadText was{world + entity(R"("classname" "multi" "origin" "1 2 3" "target" "a" "target" "b")")};
        const ReadText now{world + entity(R"("classname" "multi" "origin" "1 2 3" "target" "c" "target" "b")")};
        const auto written = rulesFor(entityDifferences(was.source(), now.source()), was.source(), now.source());
        QVERIFY(!written.left.isEmpty());
    }

    void anyEditsOfAMapAreCarriedOver_data() { addMapRows(); }
    void anyEditsOfAMapAreCarriedOver()
    {
        OPEN_MAP(map);
        const auto source = map.entitySource();
        if (source.count() < 3)
            return;
        QRandomGenerator random(11);
        auto edited = map;
        for (int i = 0; i < 30; ++i) {
            const auto now = edited.entitySource();
            const std::vector<qint32> one{random.bounded(1, now.count())};
            const auto pairs = now.pairsOf(one.front());
            const auto number = random.bounded(static_cast<quint32>(std::max<size_t>(pairs.size(), 1)));
            const auto key = pairs.empty() || i % 6 == 3 ? u"MixedCase%1"_s.arg(i % 4) : now.toText(now.key(pairs[number]));
            auto edit = i % 5 == 0   ? Result<EntityEdit>(edits::removeEntities(now, one))
                        : i % 5 == 1 ? edits::addEntity(now, -1, u"info_null"_s, u"%1 0 0"_s.arg(i))
                        : i % 5 == 2 ? Result<EntityEdit>(edits::removeKey(now, one, key))
                                     : edits::setValue(now, one, key, u"changed%1"_s.arg(i));
            QVERIFY(edit);
            if (now.count() > 2 || i % 5 != 0)
                edited.setEntityText(applied(now.text, edit.value().splices));
        }
        const auto now = edited.entitySource();
        const auto written = rulesFor(entityDifferences(source, now), source, now);
        auto made = map;
        made.setEntityText(carriedOut(written.file, source));
        const auto left = made.entitySource();
        const auto timesIn = [](const EntitySource &text, qint32 entity, const QByteArray &key) {
            return std::ranges::count_if(text.pairsOf(entity), [&](const KeyValue &pair) { return isSame(text.key(pair), key); });
        };
        if (!written.left.isEmpty()) // keys that an entity has twice, which no rule can name: they alone may be others
            for (const auto &one : entityDifferences(left, now).changed)
                for (const auto &key : one.keys)
                    QVERIFY2(std::max(timesIn(left, one.was, key.key), timesIn(now, one.now, key.key)) > 1, key.key);
        else
            QVERIFY(pairsOf(left) == pairsOf(now));
        QVERIFY(written.left.added.empty() && written.left.removed.empty());
    }
};

ADD_TEST(TestRuleWriter, QCoreApplication)
#include "tst_rulewriter.moc"

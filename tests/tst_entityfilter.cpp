// The filter line on entities: any key is a column.
#include "core/query/filter.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

const char entities[] = R"({ "classname" "worldspawn" "message" "The Hall" "sky" "unit1_" }
{ "classname" "light" "light" "300" "origin" "0 0 64" }
{ "classname" "light" "light" "150" "_color" "1 0.5 0" "style" "32" }
{ "classname" "func_door" "targetname" "door1" "spawnflags" "1793" "Angle" "-1" }
{ "classname" "trigger_once" "target" "door1" "spawnflags" "2048" "delay" "0.5" }
{ "classname" "trigger_once" "target" "door2" "target" "door1" "light" "" }
)";

} // namespace

class TestEntityFilter : public QObject
{
    Q_OBJECT

private slots:
    void termsNameKeys_data();
    void termsNameKeys();
    void faultsSayWhy_data();
    void faultsSayWhy();
    void aFilterKeepsItsText();
    void frequentKeysComeFirst();
};

void TestEntityFilter::termsNameKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<quint32>>("expected");
    const auto row = [](const char *text, std::vector<quint32> expected) {
        QTest::newRow(text) << QString::fromLatin1(text) << std::move(expected);
    };
    row("", {0, 1, 2, 3, 4, 5});
    row("light>200", {1});
    row("light<=150", {2});
    row("light=100..300", {1, 2});
    row("light=300.0", {1}); // as a number
    row("light!=300", {0, 2, 3, 4, 5});
    row("light=\"\"", {0, 3, 4, 5}); // as displayed: without the key, too
    row("LIGHT>0", {1, 2});
    row("delay=0.5", {4});
    row("spawnflags:256", {3});
    row("!spawnflags:256", {0, 1, 2, 4, 5});
    row("spawnflags:2048", {4});
    row("spawn:0x800", {4}); // a beginning will do
    row("classname~func_", {3});
    row("target=door1", {4, 5}); // any of equal keys
    row("target=DOOR2", {5});
    row("angle<0", {3});
    row("hall", {0});
    row("door1", {3, 4, 5});
    row("\"0 0\"", {1});
    row("_color", {2}); // a key
    row("door1 !classname=func_door", {4, 5});
    row("light=300 | style>=32", {1, 2});
    row("offset=0", {0}); // a column that is no key
    row("origin.z>=64", {1}); // one of the numbers of a value
    row("origin.z=0", {});
    row("_color.y=0.5", {2});
}

void TestEntityFilter::termsNameKeys()
{
    QFETCH(QString, text);
    QFETCH(std::vector<quint32>, expected);
    for (const bsp::Format *format : bsp::formats()) {
        OPEN_BYTES(map, MapBuilder::room(*format).setLumpBytes("ENTITIES", entities).build());
        const References references(map);
        const auto filter = Filter::parse(text, references, format->roles.entityList);
        QVERIFY2(!filter.fault(), filter.fault() ? qPrintable(filter.fault()->what) : "");
        QCOMPARE(filter.apply(references, format->roles.entityList), expected);
    }
}

void TestEntityFilter::faultsSayWhy_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::newRow("no such key") << u"light>1 nokey=1"_s << 8;
    QTest::newRow("no number") << u"light>bright"_s << 6;
    QTest::newRow("no flag") << u"spawnflags:WARP"_s << 11;
    QTest::newRow("no bit") << u"spawnflags:0"_s << 11;
}

void TestEntityFilter::faultsSayWhy()
{
    QFETCH(QString, text);
    QFETCH(int, position);
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", entities).build());
    const auto filter = Filter::parse(text, References(map), map.format().roles.entityList);
    QVERIFY(filter.fault());
    QCOMPARE(filter.fault()->position, position);
    QVERIFY(filter.fault()->what.endsWith(u'.'));
    QVERIFY(filter.isEmpty());
}

void TestEntityFilter::aFilterKeepsItsText()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", entities).build());
    QCOMPARE(Filter::parse(u"light>2 a"_s, References(map), map.format().roles.entityList).text(), u"light>2 a"_s);
    QCOMPARE(Filter().text(), QString());
}

void TestEntityFilter::frequentKeysComeFirst()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", entities).build());
    const auto names = filterNames(References(map), map.format().roles.entityList);
    QCOMPARE(names.first(), u"classname"_s);
    QVERIFY(names.contains(u"_color"_s));
    QVERIFY(names.contains(u"offset"_s));
    QVERIFY(names.indexOf(u"light"_s) < names.indexOf(u"style"_s));
    QCOMPARE(names.count(u"target"_s), 1);
}

QTEST_GUILESS_MAIN(TestEntityFilter)
#include "tst_entityfilter.moc"

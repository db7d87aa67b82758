// The command line tells what is at a place, and on the way from it.
#include "tests/commandline.h"

using namespace commandline;

class TestAtCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void placesMayBeNegativeAndAWayNeedsADirection();
    void theFaceOnTheWayIsTold_data() { addFormatRows(); }
    void theFaceOnTheWayIsTold();

private:
    QTemporaryDir folder_;
};

void TestAtCommand::placesMayBeNegativeAndAWayNeedsADirection()
{
    const auto path = save(folder_, u"room.bsp"_s, MapBuilder::room(bsp::quake2).build());
    const auto ended = run({u"at"_s, path, u"-1"_s, u"-48.5"_s, u"-.25e1"_s, u"--json"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(QJsonDocument::fromJson(ended.out).object(), (QJsonObject{{u"leaf"_s, 2},
                                                                       {u"cluster"_s, 1},
                                                                       {u"area"_s, 2},
                                                                       {u"contents"_s, u"0"_s},
                                                                       {u"nodes"_s, QJsonArray{0, 1, 2, 3, 4, 5, 6}}}));
    QCOMPARE(run({u"at"_s, path, u"70"_s, u"0"_s, u"0"_s}).out,
             QByteArray("leaf 0\ncluster none\narea 0\ncontents SOLID\nnodes 0 1\n"));
    QCOMPARE(run({u"at"_s, u"--json"_s, u"--sample"_s, u"quake3"_s, u"-8"_s, u"-8"_s, u"-8"_s}).code, 0);
    const QStringList place{u"at"_s, u"--sample"_s, u"quake2"_s, u"0"_s, u"0"_s, u"0"_s, u"--towards"_s};
    for (const auto &direction : {QStringList{u"0"_s, u"0"_s, u"0"_s}, QStringList{u"1"_s, u"x"_s, u"0"_s}, QStringList{u"1"_s}}) {
        const auto wrong = run(place + direction);
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.out.isEmpty() && wrong.err.endsWith(".\n"));
    }
}

// A wall of the room; then the wall behind a trigger, which the game does not show, and the same face of a model that is.
void TestAtCommand::theFaceOnTheWayIsTold()
{
    auto builder = MapBuilder::room(fetchFormat());
    const auto path = save(folder_, u"towards.bsp"_s, builder.build());
    const QStringList way{u"at"_s, path, u"40"_s, u"-41"_s, u"-42.5"_s, u"--towards"_s, u"41"_s, u"-41"_s, u"-42.5"_s};
    const auto hitOf = [](const Ended &ended) -> QJsonValue { return QJsonDocument::fromJson(ended.out).object()[u"hit"_s]; };
    auto ended = run(way + QStringList{u"--json"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(hitOf(ended).toObject(), (QJsonObject{{u"face"_s, 1}, {u"model"_s, 0}, {u"entity"_s, QJsonValue::Null},
                                                   {u"x"_s, 64}, {u"y"_s, -41}, {u"z"_s, -42.5}}));
    QVERIFY(run(way).out.endsWith("\nhit face 1 model 0 entity none at 64 -41 -42.5\n"));
    const QStringList away{u"at"_s, path, u"400"_s, u"0"_s, u"0"_s, u"--towards"_s, u"500"_s, u"0"_s, u"0"_s};
    QVERIFY(run(away).out.endsWith("\nhit none\n"));
    ended = run(away + QStringList{u"--json"_s});
    QVERIFY(ended.code == 0 && ended.out.contains("\"hit\": null"));

    if (builder.format().lightmaps == bsp::Lightmaps::Pages)
        return; // its brush model is no square
    const QStringList below{u"1"_s, u"2"_s, u"40"_s, u"--towards"_s, u"1"_s, u"2"_s, u"0"_s, u"--json"_s};
    QCOMPARE(hitOf(run(QStringList{u"at"_s, path} + below)).toObject(),
             (QJsonObject{{u"face"_s, 6}, {u"model"_s, 1}, {u"entity"_s, 2}, {u"x"_s, 1}, {u"y"_s, 2}, {u"z"_s, 0}}));
    auto text = builder.lumpBytes("ENTITIES");
    builder.setLumpBytes("ENTITIES", text.replace("func_wall", "trigger_once"));
    const auto hidden = save(folder_, u"trigger.bsp"_s, builder.build());
    QCOMPARE(hitOf(run(QStringList{u"at"_s, hidden} + below)).toObject()[u"face"_s].toInt(), 4);
}

QTEST_GUILESS_MAIN(TestAtCommand)

#include "tst_atcommand.moc"

// `lumpscope entities FILE... --set ...`: what is told though nothing fails.
#include "tests/batchfixture.h"

class TestBatchWarnings : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }
    void keysThatNoMapHasAreRefused_data();
    void keysThatNoMapHasAreRefused();
    void aKeyThatOneMapHasIsOne();
    void rulesThatFitNothingAreTold();
    void rulesThatFindNothingToChangeAreTold();
    void editedLightsOfBakedMapsAreTold();
};

void TestBatchWarnings::keysThatNoMapHasAreRefused_data()
{
    const auto row = addColumns<QStringList, QByteArray>("words", "keys");
    row("delete", {u"clasname=light"_s, u"--delete"_s}, "clasname");
    row("negated", {u"!clasname=light"_s, u"--delete"_s}, "clasname");
    row("unequal", {u"clasname!=light"_s, u"--set"_s, u"a=b"_s}, "clasname");
    row("one of several", {u"classname=light | (!targt~gate orign=5)"_s, u"--delete"_s}, "targt, orign");
    row("the words of a value are none", {u"clasname~\"a=b\""_s, u"--delete"_s}, "clasname");
}

void TestBatchWarnings::keysThatNoMapHasAreRefused()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, keys);
    const auto before = contentOf(lit_);
    const auto sentence = "--where: No entity of these maps has this key: " + keys + '.';
    const auto all = QStringList{u"--where"_s} + words;
    for (const auto &where :
         {QStringList{u"--in-place"_s}, QStringList{u"--output"_s, out_}, QStringList{u"--dry-run"_s}}) {
        const auto ended = edit(all + where);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains(sentence) && ended.err.contains("nothing was written"), ended.err.constData());
        QVERIFY2(ended.out.contains("lit.bsp: refused, nothing changes\n"), ended.out.constData());
        QVERIFY(contentOf(lit_) == before && !QFileInfo::exists(out_) && !QFileInfo::exists(lit_ + u".bak"_s));
    }
    const auto json = edit(all + QStringList{u"--in-place"_s, u"--json"_s});
    QCOMPARE(json.code, 1);
    QCOMPARE(QJsonDocument::fromJson(json.out)[u"maps"_s][1][u"error"_s].toString(), QString::fromUtf8(sentence));
    const auto forced = edit(all + QStringList{u"--output"_s, out_, u"--force"_s});
    QCOMPARE(forced.code, 0);
    QVERIFY2(forced.err.contains(sentence) && !forced.err.contains("nothing was written"), forced.err.constData());
}

void TestBatchWarnings::aKeyThatOneMapHasIsOne()
{
    const auto none = folder_->filePath(u"none.bsp"_s);
    for (const auto &where : {u"light=300"_s, u"lig=300"_s, u"!light.x=300"_s, u"origin.z=24"_s, u"lamp"_s}) {
        const auto ended = run({u"entities"_s, none, dark_, lit_, u"--where"_s, where, u"--delete"_s, u"--dry-run"_s});
        QCOMPARE(ended.code, 2); // since one cannot be read
        QVERIFY2(!ended.err.contains("--where") && ended.out.contains("lit.bsp: "), ended.err.constData());
    }
}

void TestBatchWarnings::rulesThatFitNothingAreTold()
{
    const auto rules =
        put(u"r"_s,
            "[{\"match\": {\"classname\": \"light\"}, \"delete\": true},\n{\"have\": [\"none\"], \"delete\": true},\n"
            "{\"maps\": [\"other\"], \"have\": [\"none\"], \"delete\": true}]");
    const auto ended = edit({u"--rules"_s, rules, u"--output"_s, out_});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.err, "lumpscope: " + rules.toUtf8() + ": Line 2: This rule fits no entity.\n");
    QCOMPARE(textOf(out_ + u"/lit.bsp"_s), world + start);
}

// Of many maps one that has what a rule changes is enough, and what has the value already is as it should be.
void TestBatchWarnings::rulesThatFindNothingToChangeAreTold()
{
    const auto told = [this](const QByteArray &rule) {
        const auto rules = put(u"r"_s, "[\n{\"match\": {\"classname\": \"*\"}, " + rule + "}]");
        const auto ended = edit({u"--rules"_s, rules, u"--output"_s, out_});
        return ended.code == 0 && ended.err.isEmpty() ? ""
                                                      : QByteArray::number(ended.code) + ended.err.split('/').last();
    };
    const auto unfit = "1r: Line 2: No entity that this rule fits has what it should change: nosuch.\n"_ba;
    QCOMPARE(told("\"replace\": {\"nosuch\": \"5\"}"), unfit);
    QCOMPARE(told("\"rename\": {\"nosuch\": \"b\"}, \"add\": {\"a\": \"1\"}"), unfit);
    QCOMPARE(told("\"remove\": [\"nosuch\", \"light\"]"), unfit);
    QCOMPARE(told("\"replace\": {\"light\": \"300\"}"), ""_ba);
    QCOMPARE(told("\"replace\": {\"light\": \"5\", \"origin\": \"1 2 3\"}"), ""_ba);
    QCOMPARE(told("\"remove\": [\"light\"]"), ""_ba);
    const auto config =
        put(u"r"_s, "modify:\n{\nmatch:\n{\n\"classname\" \"light\"\n}\ndelete:\n{\n\"light\" \"7\"\n}\n}\n");
    const auto ended = edit({u"--rules"_s, config, u"--dry-run"_s});
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.err.contains("has what it should change: light."), ended.err.constData());
}

void TestBatchWarnings::editedLightsOfBakedMapsAreTold()
{
    const auto &lighting = bsp::quake2.lumps[static_cast<size_t>(bsp::quake2.roles.lighting)].name;
    const auto baked = put(u"baked.bsp"_s, MapBuilder::room(bsp::quake2)
                                               .setLumpBytes("ENTITIES", world + lamp + start + '\0')
                                               .setLumpBytes(lighting, QByteArray(30, '\x40'))
                                               .build());
    const QStringList words{u"entities"_s, baked, u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=5"_s};
    const auto ended = run(words + QStringList{u"--in-place"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY2(
        ended.out.contains("entities changed: 1 (light). Lights that were edited: 1. The light on the map's faces was "
                           "computed when it was compiled and stays as it is. backup: "),
        ended.out.constData());
    const auto json = run({u"entities"_s, baked, u"--delete"_s, u"--dry-run"_s, u"--json"_s});
    QCOMPARE(QJsonDocument::fromJson(json.out)[u"maps"_s][0][u"bakedLights"_s].toInt(), 1);
    const auto other = run({u"entities"_s, baked, u"--set"_s, u"targetname=a"_s, u"--dry-run"_s});
    QVERIFY2(!other.out.contains("Lights"), other.out.constData()); // names do not count
}

QTEST_GUILESS_MAIN(TestBatchWarnings)
#include "tst_batchwarnings.moc"

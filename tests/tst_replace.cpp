// `lumpscope entities FILE --replace`: what is written, what is refused, what is said.
#include "tests/commandline.h"
#include "tests/savechecks.h"

#include <unistd.h>

using namespace commandline;

namespace
{

const QByteArray world = "{\n\"classname\" \"worldspawn\"\n}\n";

} // namespace

class TestReplace : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theTextIsReplacedAndNothingElse_data() { addFormatRows(); }
    void theTextIsReplacedAndNothingElse();
    void theSameTextGivesTheSameBytes_data() { addMapRows(); }
    void theSameTextGivesTheSameBytes();
    void aFileMayBeReplacedByItself();
    void theSameTextLeavesTheFileAlone();
    void anotherFileIsReplacedWithoutABackup();
    void faultsAreRefusedUnlessForced();
    void warningsDoNotRefuse();
    void aNulInsideCannotBeForced();
    void ofATextWithANulAtItsEndOneIsLeftOut();
    void aPipeTakesTheMap();
    void wrongWordsAreTold_data();
    void wrongWordsAreTold();
    void whatCannotBeReadOrWrittenIsTold();
    void aFileWithMoreNamesIsAskedAbout();
    void aTextWithoutAnEndIsRefused();

private:
    QString put(const QString &name, const QByteArray &bytes) { return save(*folder_, name, bytes); }
    Ended replace(const QString &map, const QByteArray &text, const QString &output, const QStringList &more = {})
    {
        return run(QStringList{u"entities"_s, map, u"--replace"_s, put(u"new.ent"_s, text), u"--output"_s, output}
                   + more);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestReplace::theTextIsReplacedAndNothingElse()
{
    const auto bytes = MapBuilder::room(fetchFormat()).addBspx("FIRST", "12345").build();
    const auto map = put(u"map.bsp"_s, bytes), output = folder_->filePath(u"out.bsp"_s);
    for (const auto &text : {world, world + QByteArray(1000, ' ')}) {
        const auto ended = replace(map, text, output);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QCOMPARE(violation(fetchFormat(), bytes, text, contentOf(output)), QString());
        QVERIFY2(ended.out.startsWith("Entities: 1, before ") && ended.out.contains("are identical."),
                 ended.out.constData());
        QCOMPARE(run({u"entities"_s, output}).out, text);
    }
    QCOMPARE(contentOf(map), bytes);
}

void TestReplace::theSameTextGivesTheSameBytes()
{
    OPEN_MAP(map);
    const auto output = folder_->filePath(u"out.bsp"_s), ent = folder_->filePath(u"map.ent"_s);
    QCOMPARE(run({u"entities"_s, path, u"--output"_s, ent}).code, 0);
    const auto ended = run({u"entities"_s, path, u"--replace"_s, ent, u"--output"_s, output});
    QCOMPARE(ended.code, 0);
    QVERIFY(ended.out.contains("not a byte changes"));
    QCOMPARE(contentOf(output).size(), std::ssize(map.bytes()));
    QVERIFY(contentOf(output) == contentOf(path));
}

void TestReplace::aFileMayBeReplacedByItself()
{
    const auto bytes = MapBuilder::room(bsp::quake2).build();
    const auto map = put(u"map.bsp"_s, bytes);
    QVERIFY(QFile::link(map, folder_->filePath(u"link.bsp"_s)));
    const auto ended = replace(map, world, map);
    QCOMPARE(ended.code, 0);
    QVERIFY(ended.out.contains("backup: " + map.toUtf8() + ".bak\n"));
    QCOMPARE(contentOf(map + u".bak"_s), bytes);
    QCOMPARE(violation(bsp::quake2, bytes, world, contentOf(map)), QString());
    const auto again = replace(folder_->filePath(u"link.bsp"_s), world + world, map);
    QCOMPARE(again.code, 0);
    QVERIFY(!again.out.contains("backup"));
    QCOMPARE(contentOf(map + u".bak"_s), bytes);
}

void TestReplace::theSameTextLeavesTheFileAlone()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build());
    QFile file(map);
    const auto time = QDateTime(QDate(2001, 2, 3), QTime(4, 5, 6));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(replace(map, run({u"entities"_s, map}).out, map).code, 0);
    QCOMPARE(QFileInfo(map).lastModified(), time);
    QVERIFY(!QFileInfo::exists(map + u".bak"_s));
}

void TestReplace::anotherFileIsReplacedWithoutABackup()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()), other = put(u"other.bsp"_s, "other");
    QCOMPARE(replace(map, world, other).code, 0);
    QVERIFY(contentOf(other).startsWith("IBSP"));
    QVERIFY(!QFileInfo::exists(other + u".bak"_s));
}

void TestReplace::faultsAreRefusedUnlessForced()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake3).build()), output = folder_->filePath(u"out.bsp"_s);
    const auto broken = world + "{\n\"classname\" \"light\"\n";
    const auto refused = replace(map, broken, output);
    QCOMPARE(refused.code, 1);
    QCOMPARE(refused.out, QByteArray());
    QVERIFY2(refused.err.startsWith("lumpscope: ") && refused.err.contains("new.ent: Line 4: This entity has no "),
             refused.err.constData());
    QVERIFY(!QFileInfo::exists(output));
    const auto forced = replace(map, broken, output, {u"--force"_s});
    QCOMPARE(forced.code, 0);
    QVERIFY(forced.err.contains("Line 4"));
    QCOMPARE(run({u"entities"_s, output}).out, broken);
    const auto kept = replace(output, broken + " ", output); // the fault was there before
    QCOMPARE(kept.code, 0);
    QVERIFY2(kept.err.contains("and keeps: 1."), kept.err.constData());
}

void TestReplace::warningsDoNotRefuse()
{
    const auto output = folder_->filePath(u"out.bsp"_s);
    const auto ended = replace(put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()),
                               world + "{\n\"classname\" \"" + QByteArray(200, 'c') + "\"\n}\n", output);
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.err.contains("Warning: Line 5: ") && ended.err.count('\n') == 1, ended.err.constData());
    QVERIFY(QFileInfo::exists(output));
}

void TestReplace::aNulInsideCannotBeForced()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()), output = folder_->filePath(u"out.bsp"_s);
    for (const auto &more : {QStringList(), QStringList{u"--force"_s}}) {
        const auto ended = replace(map, world + QByteArray("\0\0", 2), output, more);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("Line 4: There is a NUL"), ended.err.constData());
        QVERIFY(!QFileInfo::exists(output));
    }
}

void TestReplace::ofATextWithANulAtItsEndOneIsLeftOut()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()), output = folder_->filePath(u"out.bsp"_s);
    QCOMPARE(replace(map, world + '\0', output).code, 0);
    QCOMPARE(run({u"entities"_s, output}).out, world);
}

void TestReplace::aPipeTakesTheMap()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()), output = folder_->filePath(u"out.bsp"_s);
    QCOMPARE(replace(map, world, output).code, 0);
    const auto ended = replace(map, world, u"/dev/stdout"_s);
    QCOMPARE(ended.code, 0);
    QVERIFY(ended.out == contentOf(output));
    QCOMPARE(replace(map, world, u"/dev/null"_s).code, 0);
    QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
}

void TestReplace::wrongWordsAreTold_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no output") << u"--sample quake2 --replace a.ent"_s << u"--replace needs --output"_s;
    QTest::newRow("nothing to force") << u"--sample quake2 --force"_s << u"--force and --keep-links go with --replace"_s;
    QTest::newRow("no text") << u"--sample quake2 --output out.bsp --replace"_s << u"--replace takes FILE.ent"_s;
}

void TestReplace::wrongWordsAreTold()
{
    QFETCH(QString, words);
    QFETCH(QString, reason);
    const auto ended = run(QStringList{u"entities"_s} + words.split(u' '));
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.err.contains(reason.toUtf8()) && ended.err.count('\n') == 1, ended.err.constData());
}

void TestReplace::whatCannotBeReadOrWrittenIsTold()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build()), output = folder_->filePath(u"out.bsp"_s);
    for (const auto &ent : {folder_->filePath(u"nothing.ent"_s), folder_->path()}) {
        const auto ended = run({u"entities"_s, map, u"--replace"_s, ent, u"--output"_s, output});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: " + ent.toUtf8() + ": It cannot be read: "), ended.err.constData());
        QVERIFY(!QFileInfo::exists(output));
    }
    const auto nowhere = folder_->filePath(u"nowhere/out.bsp"_s);
    const auto ended = replace(map, world, nowhere);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.err.startsWith("lumpscope: " + nowhere.toUtf8() + ": It cannot be written: "),
             ended.err.constData());
    QCOMPARE(ended.out, QByteArray());
}

void TestReplace::aFileWithMoreNamesIsAskedAbout()
{
    const auto bytes = MapBuilder::room(bsp::quake2).build();
    const auto map = put(u"map.bsp"_s, bytes), other = folder_->filePath(u"other.bsp"_s);
    QCOMPARE(::link(QFile::encodeName(map).constData(), QFile::encodeName(other).constData()), 0);
    const auto refused = replace(map, world, map);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("--keep-links"), refused.err.constData());
    QCOMPARE(contentOf(map), bytes);
    const auto kept = replace(map, world, map, {u"--keep-links"_s});
    QCOMPARE(kept.code, 0);
    QVERIFY(kept.out.contains("backup: " + map.toUtf8() + ".bak\n"));
    QCOMPARE(contentOf(map + u".bak"_s), bytes);
    QCOMPARE(run({u"entities"_s, other}).out, world);
}

void TestReplace::aTextWithoutAnEndIsRefused()
{
    const auto map = put(u"map.bsp"_s, MapBuilder::room(bsp::quake2).build());
    const auto ended = run({u"entities"_s, map, u"--replace"_s, u"/dev/zero"_s, u"--output"_s, folder_->filePath(u"out.bsp"_s)});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.err.contains("too long"), ended.err.constData());
}

QTEST_GUILESS_MAIN(TestReplace)
#include "tst_replace.moc"

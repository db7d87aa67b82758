// `lumpscope entities FILE --replace`: what is written, what is refused, what is said.
#include "tests/commandline.h"
#include "tests/program.h"
#include "tests/savechecks.h"

#include <unistd.h>

using namespace commandline;

// Each test has a folder of its own, with a room in it.

class TestReplace : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        map_ = put(u"map.bsp"_s, room_);
        output_ = folder_->filePath(u"out.bsp"_s);
    }

    void theTextIsReplacedAndNothingElse_data() { addFormatRows(); }
    // Of another file, which stands there already, no backup is made.
    void theTextIsReplacedAndNothingElse()
    {
        const auto bytes = MapBuilder::room(fetchFormat()).addBspx("FIRST", "12345").build();
        put(u"map.bsp"_s, bytes);
        put(u"out.bsp"_s, "other");
        for (const auto &text : {world_, world_ + QByteArray(1000, ' ')}) {
            const auto ended = replace(map_, text, output_);
            QCOMPARE(ended.err, QByteArray());
            QCOMPARE(ended.code, 0);
            QCOMPARE(violation(fetchFormat(), bytes, text, contentOf(output_)), QString());
            QVERIFY2(ended.out.startsWith("Entities: 1, before ") && ended.out.contains("are identical."), ended.out.constData());
            QCOMPARE(run({u"entities"_s, output_}).out, text);
            QVERIFY(!QFileInfo::exists(output_ + u".bak"_s));
        }
        QCOMPARE(contentOf(map_), bytes);
    }

    void theSameTextGivesTheSameBytes_data() { addFewMapRows(); }
    void theSameTextGivesTheSameBytes()
    {
        FETCH_MAP_PATH();
        const auto ent = folder_->filePath(u"map.ent"_s);
        QCOMPARE(run({u"entities"_s, path, u"--output"_s, ent}).code, 0);
        const auto ended = run({u"entities"_s, path, u"--replace"_s, ent, u"--output"_s, output_});
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out.contains("no byte of the file changes"));
        QVERIFY(contentOf(output_) == contentOf(path));
    }

    void aFileMayBeReplacedByItself()
    {
        const auto link = folder_->filePath(u"link.bsp"_s);
        QVERIFY(QFile::link(map_, link));
        const auto ended = replace(map_, world_, map_);
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out.contains("backup: " + map_.toUtf8() + ".bak\n"));
        QCOMPARE(contentOf(map_ + u".bak"_s), room_);
        QCOMPARE(violation(bsp::quake2, room_, world_, contentOf(map_)), QString());
        const auto again = replace(link, world_ + world_, map_);
        QCOMPARE(again.code, 0);
        QVERIFY2(again.out.contains("backup: " + map_.toUtf8() + ".bak2\n"), again.out.constData());
        QCOMPARE(run({u"entities"_s, map_}).out, world_ + world_);
        QCOMPARE(contentOf(map_ + u".bak"_s), room_);
    }

    void theSameTextLeavesTheFileAlone()
    {
        QFile file(map_);
        const auto time = QDateTime(QDate(2001, 2, 3), QTime(4, 5, 6));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(replace(map_, run({u"entities"_s, map_}).out, map_).code, 0);
        QCOMPARE(QFileInfo(map_).lastModified(), time);
        QVERIFY(!QFileInfo::exists(map_ + u".bak"_s));
    }

    void faultsAreRefusedUnlessForced()
    {
        const auto broken = world_ + "{\n\"classname\" \"light\"\n";
        const auto refused = replace(map_, broken, output_);
        QCOMPARE(refused.code, 1);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY2(refused.err.startsWith("lumpscope: ") && refused.err.contains("new.ent: Line 4: This entity has no "),
                 refused.err.constData());
        QVERIFY(!QFileInfo::exists(output_));
        const auto forced = replace(map_, broken, output_, {u"--force"_s});
        QCOMPARE(forced.code, 0);
        QVERIFY(forced.err.contains("Line 4"));
        QCOMPARE(run({u"entities"_s, output_}).out, broken);
        const auto kept = replace(output_, broken + " ", output_); // the fault was there before
        QCOMPARE(kept.code, 0);
        QVERIFY2(kept.err.contains("and keeps: 1."), kept.err.constData());
    }

    void whatStopsTheServerIsRefused()
    {
        const auto refused = replace(map_, world_ + "{\n\"classname\" \"trigger_once\"\n\"model\" \"*9999\"\n}\n", output_);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("trigger_once: its model is \"*9999\", but the map has"), refused.err.constData());
        QVERIFY(!QFileInfo::exists(output_));
        const auto crowd = QByteArray("{\n\"classname\" \"item_health\"\n}\n").repeated(1209);
        QCOMPARE(replace(map_, world_ + crowd, output_).code, 1);
        QVERIFY(!QFileInfo::exists(output_));
    }

    void warningsDoNotRefuse()
    {
        const auto ended = replace(map_, world_ + "{\n\"classname\" \"" + QByteArray(200, 'c') + "\"\n}\n", output_);
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.err.contains("Warning: Line 5: ") && ended.err.count('\n') == 1, ended.err.constData());
        QVERIFY(QFileInfo::exists(output_));
    }

    void aNulInsideCannotBeForcedAndOneAtTheEndIsLeftOut()
    {
        for (const auto &more : {QStringList(), QStringList{u"--force"_s}}) {
            const auto ended = replace(map_, world_ + QByteArray("\0\0", 2), output_, more);
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.err.contains("Line 4: The text contains a NUL"), ended.err.constData());
            QVERIFY(!QFileInfo::exists(output_));
        }
        QCOMPARE(replace(map_, world_ + '\0', output_).code, 0);
        QCOMPARE(run({u"entities"_s, output_}).out, world_);
    }

    void aByteOrderMarkIsLeftOutAndUtf16Refused()
    {
        for (const QByteArray &text : {QByteArray("\xff\xfe{\0", 4), QByteArray("\xfe\xff\0{", 4)}) {
            const auto ended = replace(map_, text, output_, {u"--force"_s});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains("This is UTF-16"), ended.err.constData());
            QVERIFY(!QFileInfo::exists(output_));
        }
        QCOMPARE(replace(map_, "\xef\xbb\xbf" + world_, output_).code, 0);
        QCOMPARE(run({u"entities"_s, output_}).out, world_);
    }

    void aPipeTakesTheMap()
    {
        QCOMPARE(replace(map_, world_, output_).code, 0);
        const auto ended = replace(map_, world_, u"/dev/stdout"_s);
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out == contentOf(output_));
        QCOMPARE(replace(map_, world_, u"/dev/null"_s).code, 0);
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    }

    void wrongWordsAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray>("words", "reason");
        row("no output", u"--sample quake2 --replace a.ent"_s, "--replace needs --output");
        row("nothing to force", u"--sample quake2 --force"_s, "--force and --keep-links need --replace");
        row("no text", u"--sample quake2 --output out.bsp --replace"_s, "--replace takes FILE.ent");
    }

    void wrongWordsAreTold()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, reason);
        const auto ended = run(QStringList{u"entities"_s} + words.split(u' '));
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(reason) && ended.err.count('\n') == 1, ended.err.constData());
    }

    void whatCannotBeReadOrWrittenIsTold()
    {
        for (const auto &ent : {folder_->filePath(u"nothing.ent"_s), folder_->path()}) {
            const auto ended = run({u"entities"_s, map_, u"--replace"_s, ent, u"--output"_s, output_});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.startsWith("lumpscope: " + ent.toUtf8() + ": It cannot be read: "), ended.err.constData());
            QVERIFY(!QFileInfo::exists(output_));
        }
        const auto nowhere = folder_->filePath(u"nowhere/out.bsp"_s);
        const auto ended = replace(map_, world_, nowhere);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: " + nowhere.toUtf8() + ": It cannot be written: "), ended.err.constData());
        QCOMPARE(ended.out, QByteArray());
    }

    void aFileWithMoreNamesIsAskedAbout()
    {
        const auto other = folder_->filePath(u"other.bsp"_s);
        QCOMPARE(::link(QFile::encodeName(map_).constData(), QFile::encodeName(other).constData()), 0);
        const auto refused = replace(map_, world_, map_);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(
                     "Nothing was written. --keep-links overwrites the file in place, so that all its names get the new map."),
                 refused.err.constData());
        QCOMPARE(contentOf(map_), room_);
        QCOMPARE(replace(map_, run({u"entities"_s, map_}).out, map_).code, 0); // there is nothing to write
        const auto kept = replace(map_, world_, map_, {u"--keep-links"_s});
        QCOMPARE(kept.code, 0);
        QVERIFY(kept.out.contains("backup: " + map_.toUtf8() + ".bak\n"));
        QCOMPARE(contentOf(map_ + u".bak"_s), room_);
        QCOMPARE(run({u"entities"_s, other}).out, world_);
    }

    void aTextWithoutAnEndIsRefused()
    {
        const auto ended = run({u"entities"_s, map_, u"--replace"_s, u"/dev/zero"_s, u"--output"_s, output_});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("too long"), ended.err.constData());
    }

private:
    QString put(const QString &name, const QByteArray &bytes) { return save(*folder_, name, bytes); }
    Ended replace(const QString &map, const QByteArray &text, const QString &output, const QStringList &more = {})
    {
        return run(QStringList{u"entities"_s, map, u"--replace"_s, put(u"new.ent"_s, text), u"--output"_s, output} + more);
    }

    const QByteArray world_ = "{\n\"classname\" \"worldspawn\"\n}\n", room_ = MapBuilder::room(bsp::quake2).build();
    std::unique_ptr<QTemporaryDir> folder_;
    QString map_, output_; // the room; where nothing is yet
};

ADD_TEST(TestReplace, QCoreApplication)
#include "tst_replace.moc"

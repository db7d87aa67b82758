// lumpscope runs lumpscope-window for what needs a window or draws, and nothing else.
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

class TestPrograms : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        lumpscope_ = folder_->filePath(u"bin/lumpscope"_s);
        QVERIFY(QDir(folder_->path()).mkpath(u"bin"_s) && QFile::copy(QStringLiteral(LUMPSCOPE_BINARY), lumpscope_));
    }

    void whatIsRunForTheWindowAndToDraw_data()
    {
        const auto row = addColumns<QString, bool>("words", "runsWindow");
        row("nothing", {}, true);
        row("a file", u"FILE"_s, true);
        row("a missing file", u"none.bsp"_s, true);
        row("a sample", u"--sample quake2"_s, true);
        row("a game", u"FILE --game openarena"_s, true);
        row("a picture", u"render FILE --output out.png --size 1x1"_s, true);
        row("a picture in a wrong mode", u"render FILE --output out.png --mode nosuch"_s, true);
        row("a page of maps", u"gallery FILE --output page"_s, true);
        row("a report on two maps", u"diff FILE FILE --html page.html"_s, true);
        row("a picture's help", u"render --help"_s, false);
        row("a picture of nothing", u"render --output out.png"_s, false);
        row("a subcommand", u"info FILE"_s, false);
        row("help", u"--help"_s, false);
        row("help on the window", u"FILE --help"_s, false);
        row("the version", u"--version"_s, false);
        row("an unknown option", u"--nosuch"_s, false);
        row("two files", u"FILE FILE"_s, false);
    }

    // The stand-in prints its arguments.
    void whatIsRunForTheWindowAndToDraw()
    {
        QFETCH(QString, words);
        QFETCH(bool, runsWindow);
        putWindowProgram(u"bin"_s, "printf '%s\\n' \"$@\"; echo error >&2; exit 7");
        const auto ended = start(wordsOf(words));
        QCOMPARE(ended.code == 7, runsWindow);
        if (runsWindow) {
            QCOMPARE(QString::fromUtf8(ended.out).trimmed(), wordsOf(words).join(u'\n'));
            QCOMPARE(ended.err, "error\n");
        }
    }

    void itIsRunFromWhereItIsInstalled()
    {
        putWindowProgram(QStringLiteral("libexec/lumpscope"), "exit 3");
        QCOMPARE(start({}).code, 3);
        QVERIFY(linkFile(lumpscope_, folder_->filePath(u"link"_s)));
        lumpscope_ = folder_->filePath(u"link"_s);
        QCOMPARE(start({}).code, 3);
    }

    void oddWordsArriveUnchanged()
    {
        putWindowProgram(u"bin"_s, "printf '%s|' \"$@\"");
        const auto odd = folder_->filePath(u"a 'b' \"c\" $d * größe 地図.bsp"_s);
        QCOMPARE(start({odd}).out, odd.toUtf8() + '|');
    }

    void aMissingProgramIsTold_data()
    {
        addColumns<QString>("words");
        QTest::newRow("the window") << u"FILE"_s;
        QTest::newRow("a picture") << u"render FILE --output out.png"_s;
    }

    void aMissingProgramIsTold()
    {
        QFETCH(QString, words);
        const auto ended = start(wordsOf(words));
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.contains("lumpscope-window is missing")
                     && ended.err.count('\n') == 1,
                 ended.err.constData());
        QCOMPARE(start(wordsOf(u"info FILE"_s)).code, 0);
    }

    void aReportNeedsNoPictures()
    {
        const auto report = folder_->filePath(u"report.html"_s);
        const auto ended =
            start(wordsOf(u"diff FILE"_s) + QStringList{sampleFile(u"halflife/maps/gallery.bsp"), u"--html"_s, report});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("lumpscope-window, which draws them, is missing"), ended.err.constData());
        QVERIFY(QFileInfo(report).size() > 0);
    }

    void aProgramThatCannotBeStartedIsNamed()
    {
        putWindowProgram(u"bin"_s, {});
        QVERIFY(QFile::setPermissions(folder_->filePath(u"bin/lumpscope-window"_s), QFile::ReadOwner));
        const auto ended = start({});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("bin/lumpscope-window: It cannot be started: "), ended.err.constData());
    }

    // Without the stand-in.
    void picturesExitAsTheyDid()
    {
        const auto ended = run({u"render"_s, u"--sample"_s, u"quake2"_s, u"--output"_s, u"out.png"_s, u"--mode"_s, u"nosuch"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: render: Unknown mode nosuch"), ended.err.constData());
    }

private:
    void putWindowProgram(const QString &place, const QByteArray &script)
    {
        QVERIFY(QDir(folder_->path()).mkpath(place));
        const auto path = writeFile(folder_->filePath(place + u"/lumpscope-window"_s), "#!/bin/sh\n" + script + '\n');
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    QStringList wordsOf(const QString &words) const
    {
        auto list = words.split(u' ', Qt::SkipEmptyParts);
        list.replaceInStrings(QRegularExpression(u"^FILE$"_s), sampleFile(u"quake2/maps/gallery.bsp"));
        return list;
    }
    Ended start(const QStringList &words) const
    {
        auto environment = withoutDisplay();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
        return runProgram(lumpscope_, words, {}, {}, environment);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString lumpscope_;
};

ADD_TEST(TestPrograms, QCoreApplication)
#include "tst_programs.moc"

// What the command line writes, where it cannot be written, and where it must not be: through the program itself.
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/program.h"

#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace commandline;

namespace {

// The program behind other words, such as those of a shell that limits it.
Ended runBehind(const QStringList &before, const QStringList &words)
{
    return runProgram(before.first(), before.mid(1) + QStringList{QStringLiteral(LUMPSCOPE_BINARY)} + words);
}

QImage redImage()
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    return image;
}

QByteArray quake2Room(const QByteArray &more = {})
{
    return MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + more + '\0').build();
}

} // namespace

class OutputsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeWrittenLeavesTheOldFile_data()
    {
        const auto row = addColumns<QString, QString>("words", "written");
        row("dump", u"dump MAP --output OUT"_s, u"out"_s);
        row("raw", u"dump MAP --format raw --lump VISIBILITY --output OUT"_s, u"out"_s);
        row("csv", u"dump MAP --format csv --lump PLANES --lump FACES --output DIR"_s, u"dir/PLANES.csv"_s);
        row("entities", u"entities MAP --output OUT"_s, u"out"_s);
        row("replace", u"entities MAP --replace TEXT --output OUT"_s, u"out"_s);
        row("edit", u"edit MAP --lump PLANES --set dist=value+1 --output OUT"_s, u"out"_s);
        row("lump", u"lump MAP --extract PLANES=OUT"_s, u"out"_s);
        row("pvs", u"pvs MAP --output OUT"_s, u"out"_s);
        row("prt", u"pvs MAP --prt OUT"_s, u"out"_s);
        row("images", u"images MAP --textures --output DIR"_s, u"dir/gallery/arrow.png"_s);
        row("lightmaps", u"images MAP --lightmaps --output DIR"_s, u"dir/lightmaps/0-0.png"_s);
        row("atlas", u"images MAP --atlas --output DIR"_s, u"dir/atlas.png"_s);
    }

    // Not one byte may be written: EFBIG, as a disk without room.
    void whatCannotBeWrittenLeavesTheOldFile()
    {
        QFETCH(QString, words);
        QFETCH(QString, written);
        const GameFolder folder;
        const auto map = sampleFile(u"quake2/maps/gallery.bsp");
        const auto text = folder.save(u"text.ent"_s, "{ \"classname\" \"worldspawn\" }\n");
        const auto old = folder.save(written, "what was there");
        auto list = words.split(u' ');
        list.replaceInStrings(u"MAP"_s, map).replaceInStrings(u"OUT"_s, folder.path(u"out"_s));
        list.replaceInStrings(u"DIR"_s, folder.path(u"dir"_s)).replaceInStrings(u"TEXT"_s, text);
        const auto ended = runBehind({u"bash"_s, u"-c"_s, u"trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""_s}, list);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("File too large"), ended.err.constData());
        QCOMPARE(contentOf(old), QByteArray("what was there"));
        const auto left = QDir(QFileInfo(old).path()).entryList(QDir::Files | QDir::Hidden);
        QVERIFY2(left.filter(u".lumpscope"_s).isEmpty(), qPrintable(left.join(u' ')));
    }

    void aFullDiskIsNamed()
    {
        if (geteuid() != 0)
            QSKIP("Only root can mount a disk of 64 KB.");
        const GameFolder folder;
        QDir().mkpath(folder.path(u"disk"_s));
        const auto tried =
            runProgram(u"unshare"_s, {u"--mount"_s, u"mount"_s, u"-t"_s, u"tmpfs"_s, u"none"_s, folder.path(u"disk"_s)});
        if (tried.code != 0) // root of a container or in a chroot may not
            QSKIP(QByteArray("No disk of 64 KB can be mounted here: " + tried.err.simplified()).constData());
        const QStringList disk{u"unshare"_s, u"--mount"_s, u"bash"_s, u"-c"_s,
                               u"mount -t tmpfs -o size=64k none '%1' && cp '%2' '%1/out' && \"$0\" \"$@\"; code=$?; "
                               "cat '%1/out'; exit $code"_s.arg(folder.path(u"disk"_s), folder.save(u"old"_s, "old"))};
        const auto ended = runBehind(disk, {u"dump"_s, u"--sample"_s, u"quake2"_s, u"--output"_s, folder.path(u"disk/out"_s)});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("No space left on device"), ended.err.constData());
        QCOMPARE(ended.out, QByteArray("old"));
    }

    void aFullDeviceFails()
    {
        if (!QFileInfo::exists(u"/dev/full"_s))
            QSKIP("There is no /dev/full.");
        for (const auto &command : {u"info"_s, u"dump"_s, u"check"_s, u"entities"_s, u"pvs"_s}) {
            const auto ended = run({command, u"--sample"_s, u"quake2"_s}, u"/dev/full"_s);
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.count('\n') == 1, ended.err.constData());
        }
    }

    void aReportThatNobodyTakesIsNoFailure()
    {
        if (!QFileInfo::exists(u"/dev/full"_s))
            QSKIP("There is no /dev/full.");
        const GameFolder folder;
        const auto map = folder.save(u"map.bsp"_s, quake2Room());
        const auto text = folder.save(u"text.ent"_s, "{ \"classname\" \"worldspawn\" \"a\" \"b\" }\n");
        const auto ended = run({u"entities"_s, map, u"--replace"_s, text, u"--output"_s, map}, u"/dev/full"_s);
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.err.isEmpty(), ended.err.constData());
        QVERIFY(contentOf(map) != quake2Room());
        // Of a trial the report is all.
        const auto tried = run({u"entities"_s, map, u"--set"_s, u"a=c"_s, u"--dry-run"_s}, u"/dev/full"_s);
        QCOMPARE(tried.code, 2);
        QVERIFY2(tried.err.contains("The output cannot be written: "), tried.err.constData());
    }

    void anInputIsNeverOverwritten_data()
    {
        addTextRows("words", {"entities MAP --output MAP", "entities MAP --output LINK", "entities MAP --output NAME",
                              "entities LINK --output NAME", "entities MAP --replace TEXT --output TEXT", "dump MAP --output MAP",
                              "dump MAP --format raw --lump FACES --output LINK", "pvs MAP --output MAP", "pvs MAP --prt NAME",
                              "render MAP --output MAP", "entities PAK/maps/map.bsp --output PAK",
                              "dump @LIST --lump PLANES --output LIST", "dump TEXT @LIST --lump PLANES --output LIST"});
    }
    void anInputIsNeverOverwritten()
    {
        QFETCH(QString, words);
        const GameFolder folder;
        const auto map = folder.save(u"map.bsp"_s, quake2Room()),
                   text = folder.save(u"text.ent"_s, "{ \"classname\" \"worldspawn\" }"),
                   pak = folder.savePak(u"pak0.pak"_s, "maps/map.bsp", quake2Room()),
                   names = folder.save(u"names.txt"_s, map.toUtf8());
        const auto link = folder.path(u"link"_s), name = folder.path(u"name"_s);
        QVERIFY(QFile::link(map, link));
        QCOMPARE(::link(QFile::encodeName(map).constData(), QFile::encodeName(name).constData()), 0);
        const auto before = contentOf(pak);
        auto list = words.split(u' ');
        list.replaceInStrings(u"MAP"_s, map).replaceInStrings(u"LINK"_s, link).replaceInStrings(u"NAME"_s, name);
        list.replaceInStrings(u"TEXT"_s, text).replaceInStrings(u"PAK"_s, pak).replaceInStrings(u"LIST"_s, names);
        const auto ended = run(list);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("would be overwritten"), ended.err.constData());
        QCOMPARE(contentOf(map), quake2Room());
        QCOMPARE(contentOf(text), QByteArray("{ \"classname\" \"worldspawn\" }"));
        QCOMPARE(contentOf(pak), before);
        QCOMPARE(contentOf(names), map.toUtf8());
    }

    void whatIsCancelledIsToldAndNotWritten_data()
    {
        const auto row = addColumns<QString, QString, QByteArray, QStringList>("words", "pipe", "says", "left");
        row("images", u"images IMAGES --output OUT"_s, u"a.png"_s, ": Cancelled; textures written: 1 of 3.\n", {u"a.png"_s});
        row("tables", u"dump MAP --format csv --lump PLANES --lump NODES --output OUT"_s, u"PLANES.csv"_s,
            "PLANES.csv: Cancelled; the file was not written.\n", {u"PLANES.csv"_s});
    }

    // The first file is a pipe, which keeps the program writing until it is read: so the signal comes meanwhile.
    void whatIsCancelledIsToldAndNotWritten()
    {
        QFETCH(QString, words);
        QFETCH(QString, pipe);
        QFETCH(QByteArray, says);
        QFETCH(QStringList, left);
        const GameFolder folder;
        auto room = MapBuilder::room(bsp::quake2);
        room.setLumpBytes("PLANES", room.lumpBytes("PLANES").repeated(2000));
        folder.save(u"map.bsp"_s, room.build());
        QImage noise(300, 300, QImage::Format_RGB32);
        QRandomGenerator random(1);
        random.fillRange(reinterpret_cast<quint32 *>(noise.bits()), 300 * 300);
        for (const auto &name : {u"a"_s, u"b"_s, u"c"_s})
            QVERIFY(noise.save(folder.save(u"images/"_s + name + u".png"_s, {})));
        folder.save(u"out/kept"_s, {});
        const auto path = folder.path(u"out/"_s + pipe);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const int end = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(end >= 0);
        const std::pair<QString, QString> names[] = {{u"IMAGES"_s, u"images"_s}, {u"MAP"_s, u"map.bsp"_s}, {u"OUT"_s, u"out"_s}};
        for (const auto &[word, name] : names)
            words.replace(word, folder.path(name));

        QProcess process;
        auto environment = withoutDisplay();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(LUMPSCOPE_BINARY), words.split(u' '));
        char bytes[4096];
        QTRY_VERIFY_WITH_TIMEOUT(::read(end, bytes, sizeof bytes) > 0, 60'000);
        const auto threads = [&process] {
            return QDir(u"/proc/%1/task"_s.arg(process.processId())).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        };
        const auto running = threads();
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        const auto catches = [&process] {
            static const QRegularExpression mask(u"SigCgt:\\s*([0-9a-f]+)"_s);
            const auto status = QString::fromLatin1(contentOf(u"/proc/%1/status"_s.arg(process.processId())));
            return (mask.match(status).captured(1).toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) != 0;
        };
        QTRY_VERIFY(!catches());          // a second one would end it
        QTRY_VERIFY(threads() < running); // the one that waits for the signal has asked the work to stop
        QElapsedTimer waited;
        waited.start();
        while (!process.waitForFinished(10) && waited.elapsed() < 60'000)
            while (::read(end, bytes, sizeof bytes) > 0)
                continue;
        ::close(end);
        const auto error = process.readAllStandardError();
        QVERIFY2(error.endsWith(says), error.constData());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal
        auto there = QDir(folder.path(u"out"_s)).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
        there.sort();
        QCOMPARE(there, left + QStringList{u"kept"_s});
    }

    void imagesStayWhereTheyAreRead()
    {
        const GameFolder folder;
        QBuffer png;
        png.open(QIODevice::WriteOnly);
        redImage().save(&png, "PNG");
        const auto bytes = png.data() + "what another program put behind it";
        const auto path = folder.save(u"a.png"_s, bytes);
        for (const auto &input : {path, folder.path()}) {
            QCOMPARE(run({u"images"_s, input, u"--output"_s, folder.path()}).code, 2);
            QCOMPARE(contentOf(path), bytes);
        }
        QCOMPARE(run({u"images"_s, path, u"--output"_s, folder.path(u"out"_s)}).code, 0);
    }

    void imagesCountWhatIsUnreadable()
    {
        const GameFolder folder;
        folder.save(u"in/broken.png"_s, "no image");
        folder.save(u"in/other.tga"_s, "no image");
        const QStringList words{u"images"_s, folder.path(u"in"_s), u"--output"_s, folder.path(u"out"_s)};
        QCOMPARE(run(words).code, 2);
        QVERIFY(redImage().save(folder.path(u"in/good.png"_s)));
        const auto text = run(words);
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("1 of 3") && text.out.contains("unreadable or missing: 2"), text.out.constData());
        const auto json = run(words + QStringList{u"--json"_s});
        QCOMPARE(json.code, 0);
        const auto report = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(keys(report), (QSet<QString>{u"written"_s, u"unreadable"_s, u"missing"_s}));
        QCOMPARE(report[u"written"].toInt(), 1);
        QCOMPARE(report[u"unreadable"].toArray().size(), 2);
        for (const auto &one : report[u"unreadable"].toArray())
            QVERIFY(!one[u"name"].toString().isEmpty() && !one[u"why"].toString().isEmpty());
    }

    // A value that holds a line end and a terminal's commands: people see both, JSON has both as they are.
    void textOfAMapStaysInItsLine()
    {
        const GameFolder folder;
        const auto map = folder.save(
            u"map.bsp"_s, quake2Room("{ \"classname\" \"trigger_once\" \"target\" \"x\nerror: all is lost \x1b[2J\x9b\" }\n"));
        const auto text = run({u"check"_s, map});
        QVERIFY2(text.out.contains("x\\nerror: all is lost \\x1b[2J\\x9b"), text.out.constData());
        QVERIFY(!text.out.contains('\x1b') && !text.out.contains("\xc2\x9b") && !text.out.contains("\nerror: all"));
        const auto json = run({u"check"_s, map, u"--json"_s});
        QVERIFY(json.out.contains("x\\nerror: all is lost \\u001b[2J"));
        QVERIFY(run({u"entities"_s, map}).out.contains("x\nerror: all is lost \x1b[2J\x9b"));
        const auto error = run({u"info"_s, u"no\nsuch\x1b[2J"_s});
        QCOMPARE(error.err.count('\n'), 1);
        QVERIFY2(error.err.contains("no\\nsuch\\x1b[2J"), error.err.constData());
    }
};

ADD_TEST(OutputsTest, QCoreApplication)
#include "tst_outputs.moc"

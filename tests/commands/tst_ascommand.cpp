// --as: maps that tell another format, or none that is known, as the command line reads them.
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

class TestAsCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void aLookalikeIsRefusedWithTheWayToReadIt()
    {
        const auto ended = run({u"info"_s, ufo()});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("UFO: Alien Invasion") && ended.err.contains("--as quake2"), ended.err.constData());
        QVERIFY(ended.out.isEmpty());
    }

    void everySubcommandReadsItByRequest_data()
    {
        addTextRows("words", {"info FILE", "dump FILE --lump PLANES", "check FILE", "entities FILE", "at FILE 0 0 0",
                              "pvs FILE --json", "entities FILE --diff FILE", "lump FILE --list"});
    }
    void everySubcommandReadsItByRequest()
    {
        QFETCH(QString, words);
        // All records of this one are Quake III's.
        const auto path = save(folder_, u"alike.bsp"_s, MapBuilder::room(bsp::quake3).build().replace(4, 4, ::words({47})));
        const auto usual = save(folder_, u"usual.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto asked = run(QString(words).replace(u"FILE"_s, path).split(u' ') + QStringList{u"--as"_s, u"quake3"_s});
        const auto own = run(QString(words).replace(u"FILE"_s, usual).split(u' '));
        QCOMPARE(asked.code, own.code);
        if (words.startsWith(u"check")) // that doubts what it finds
            QVERIFY2(asked.out.startsWith("The map was opened as IBSP 46"), asked.out.constData());
        else if (!words.startsWith(u"info")) // that tells the checksum, and the file
            QCOMPARE(asked.out, own.out);
        QVERIFY(!asked.out.isEmpty());
        QVERIFY2(asked.err.contains("opened as IBSP 46 for viewing only"), asked.err.constData());
    }

    // There --as also names the format of the lumps' files.
    void lumpsOfSuchAMapAreExtracted()
    {
        const auto path = save(folder_, u"alike.bsp"_s, MapBuilder::room(bsp::quake3).build().replace(4, 4, ::words({47})));
        const auto csv = folder_.filePath(u"planes.csv"_s);
        const QStringList both{u"--as"_s, u"csv"_s, u"--as"_s, u"quake3"_s};
        QCOMPARE(run(QStringList{u"lump"_s, path, u"--extract"_s, u"PLANES="_s + csv} + both).code, 0);
        QCOMPARE(contentOf(csv),
                 run({u"dump"_s, path, u"--lump"_s, u"PLANES"_s, u"--format"_s, u"csv"_s, u"--as"_s, u"quake3"_s}).out);
        const auto output = folder_.filePath(u"saved.bsp"_s);
        const auto edited = run(QStringList{u"lump"_s, path, u"--replace"_s, u"PLANES="_s + csv, u"--output"_s, output} + both);
        QCOMPARE(edited.code, 2);
        QVERIFY2(edited.err.contains("is read-only") && !QFileInfo::exists(output), edited.err.constData());
    }

    void lumpsOfOtherRecordsAreLeftOutAndNamed()
    {
        const auto ended = run({u"dump"_s, ufo(), u"--as=quake2"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.err.contains("LEAFS, LEAFFACES"), ended.err.constData());
        const auto lumps = QJsonDocument::fromJson(ended.out).object();
        QVERIFY(lumps[u"TEXINFO"].toArray().isEmpty());
        QVERIFY(!lumps[u"PLANES"].toArray().isEmpty());
        QCOMPARE(lumps[u"FACES"].toArray().size(), static_cast<qsizetype>(MapBuilder::room(bsp::quake2).count("FACES")));
    }

    // However many lumps and fields they are of; JSON has them apart.
    void findingsOfSuchAMapAreJoinedByTheirKind()
    {
        auto room = MapBuilder::room(bsp::quake3);
        for (quint32 surface = 0; surface < room.count("SURFACES"); ++surface)
            room.set("SURFACES", surface, "shaderNum", 999).set("SURFACES", surface, "fogNum", 999);
        const auto usual = save(folder_, u"broken.bsp"_s, room.build());
        const auto path = save(folder_, u"alike.bsp"_s, room.build().replace(4, 4, ::words({47})));
        const QStringList only{u"--only"_s, u"index-range"_s}, as{u"--as"_s, u"quake3"_s};
        const auto linesOf = [](const QByteArray &text, const char *what) { return text.count(what); };
        const auto own = run(QStringList{u"check"_s, usual} + only).out,
                   asked = run(QStringList{u"check"_s, path} + only + as).out;
        QCOMPARE(linesOf(own, "more of this kind"), 2);
        QVERIFY(!own.contains("not its own format"));
        QCOMPARE(linesOf(asked, "more of this kind"), 1);
        QCOMPARE(linesOf(asked, "error: "), 5);
        QVERIFY2(asked.contains("shaderNum") && asked.contains("fogNum") && asked.contains("kinds: 1."), asked.constData());
        const auto json = [](const QByteArray &text) { return QJsonDocument::fromJson(text)["problems"_L1].toArray().size(); };
        QCOMPARE(json(run(QStringList{u"check"_s, path, u"--json"_s} + only + as).out), 2);
        QCOMPARE(linesOf(run(QStringList{u"check"_s, path, u"--all"_s} + only + as).out, "error: "),
                 qsizetype{2} * static_cast<qsizetype>(room.count("SURFACES")));
    }

    void nothingIsEverWritten_data()
    {
        const auto row = addColumns<QString>("words");
        row("replace", u"--replace TEXT --output OUT.bsp"_s);
        row("replace itself", u"--replace TEXT --output FILE"_s);
        row("force", u"--replace TEXT --output OUT.bsp --force"_s);
        row("edit", u"--where classname=worldspawn --set message=x --output OUT"_s);
        row("edit in place", u"--where classname=worldspawn --set message=x --in-place"_s);
        row("try", u"--where classname=worldspawn --set message=x --dry-run"_s);
    }

    void nothingIsEverWritten()
    {
        QFETCH(QString, words);
        const auto text = save(folder_, u"new.ent"_s, "{\n\"classname\" \"worldspawn\"\n\"message\" \"x\"\n}\n");
        const auto path = ufo(), out = folder_.filePath(u"out"_s);
        words.replace(u"TEXT"_s, text).replace(u"OUT"_s, out).replace(u"FILE"_s, path);
        const auto ended = run(QStringList{u"entities"_s, path} + words.split(u' ') + QStringList{u"--as"_s, u"quake2"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("for viewing only"), ended.err.constData());
        QVERIFY(!QFileInfo::exists(out) && !QFileInfo::exists(out + u".bsp"_s) && !QFileInfo::exists(path + u".bak"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), alike(79));
    }

    void aMapsOwnFormatIsNoRequest()
    {
        const auto path = save(folder_, u"plain.bsp"_s, plain());
        const auto asked = run({u"info"_s, path, u"--as"_s, u"quake2"_s}), own = run({u"info"_s, path});
        QCOMPARE(asked.code, 0);
        QCOMPARE(asked.out, own.out);
        QVERIFY(asked.err.isEmpty());
        QCOMPARE(run({u"entities"_s, path, u"--as"_s, u"QUAKE2"_s, u"--set"_s, u"message=x"_s, u"--dry-run"_s}).code, 0);
    }

    void aPlainMapIsForced()
    {
        const auto path = save(folder_, u"blueshift.bsp"_s, MapBuilder::room(bsp::blueShift).build());
        const auto own = run({u"entities"_s, path}), asked = run({u"entities"_s, path, u"--as"_s, u"halflife"_s});
        QCOMPARE(asked.code, 0);
        QVERIFY(own.out.contains("classname") && !asked.out.contains("classname")); // there it has its planes
        QVERIFY2(asked.err.contains("for viewing only"), asked.err.constData());
    }

    void wrongFormatsAreToldWithThoseThatThereAre()
    {
        const auto ended = run({u"info"_s, ufo(), u"--as"_s, u"doom"_s});
        QCOMPARE(ended.code, 2);
        for (const bsp::Format *format : bsp::formats())
            QVERIFY2(ended.err.contains(format->id.data()), ended.err.constData());
        QVERIFY(run({u"info"_s, ufo(), u"--as"_s}).err.contains("--as takes quake2|"));
        const auto noMap = save(folder_, u"picture.png"_s, QByteArray("\x89PNG\r\n\x1a\n").leftJustified(4000, '\1'));
        const auto refused = run({u"info"_s, noMap, u"--as"_s, u"quake2"_s});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("a PNG image"), refused.err.constData());
        QVERIFY(run({u"info"_s, u"--help"_s}).out.contains("--as quake2|"));
    }

    void imagesHaveNoFormat()
    {
        const auto ended = run({u"images"_s, sampleFile(u"archives/gallery.pak"), u"--output"_s, folder_.filePath(u"images"_s),
                                u"--as"_s, u"quake2"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("--as applies only to maps"), ended.err.constData());
    }

private:
    // A map like Quake II's, of another version, and the same as Quake II has it.
    QByteArray alike(qint32 version) const { return plain().replace(4, 4, words({version})); }
    static QByteArray plain() { return MapBuilder::room(bsp::quake2).build(); }
    QString ufo() const { return save(folder_, u"ufo.bsp"_s, alike(79)); }

    QTemporaryDir folder_;
};

ADD_TEST(TestAsCommand, QCoreApplication)
#include "tst_ascommand.moc"

// Files of definitions as a map gets them: what they include, the user's over the game's own over the program's.
#include "core/assets/definitionfiles.h"
#include "core/games/entityclass.h"
#include "tests/archivebuilder.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/rows.h"

#include <filesystem>

namespace {

QByteArray pointClass(const char *name, const char *help = "")
{
    return "@PointClass = " + QByteArray(name) + " : \"" + help + "\" []\n";
}

QStringList notesOf(const LoadedDefinitions &loaded)
{
    QStringList notes;
    for (const auto &file : loaded.files)
        for (const auto &[line, text] : file.notes)
            notes.append(u"%1:%2: %3"_s.arg(QFileInfo(file.path).fileName()).arg(line).arg(text));
    return notes;
}

} // namespace

class TestDefinitionFiles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(folder_->path()).mkpath(u"defs/inner"_s));
    }
    void includesAreReadFirst()
    {
        write(u"inner/base.fgd"_s, "@BaseClass = Base [ k(integer) ]\n" + pointClass("lamp", "included"));
        write(u"top.fgd"_s,
              "@include \"inner\\base.fgd\"\n@PointClass base(Base) = lamp : \"own\" []\n@include \"inner/base.fgd\"\n");
        const auto loaded = load(u"top.fgd"_s);
        QCOMPARE(notesOf(loaded), QStringList());
        QCOMPARE(loaded.files.size(), 2U);
        const auto lamp = loaded.definitions->find("lamp");
        QCOMPARE(lamp.help(), u"own"_s);
        QVERIFY(lamp.key("k"));
        QVERIFY(loaded.definitions->find("func_door").isKnown()); // the program's own stay
    }

    // Files that come from Windows name others in any case.
    void includesAreFoundInAnyCase()
    {
        write(u"inner/base.fgd"_s, pointClass("lamp"));
        write(u"top.fgd"_s, "@include \"Inner\\BASE.FGD\"\n@include \"inner/Base.fgd\"\n" + pointClass("first"));
        const auto loaded = load(u"top.fgd"_s);
        QCOMPARE(notesOf(loaded), QStringList());
        QCOMPARE(loaded.files.size(), 2U); // and one of them once
        QVERIFY(loaded.definitions->find("lamp").isKnown());
    }

    // Where the file system takes no notice of case, for which another name of the file stands here, and among a game's files.
    void aFileOfTwoSpellingsIsReadOnce()
    {
        const auto base = write(u"base.fgd"_s, pointClass("lamp"));
        if (const auto other = folder_->filePath(u"defs/BASE.fgd"_s); !QFile::exists(other))
            std::filesystem::create_hard_link(base.toStdString(), other.toStdString());
        const auto top = "@include \"base.fgd\"\n@include \"BASE.fgd\"\n" + pointClass("first");
        write(u"top.fgd"_s, top);
        auto loaded = load(u"top.fgd"_s);
        QCOMPARE(notesOf(loaded), QStringList());
        QCOMPARE(loaded.files.size(), 2U);

        QVERIFY(QDir(folder_->path()).mkpath(u"baseq2/maps"_s));
        writeFile(folder_->filePath(u"baseq2/pak0.pak"_s),
                  pakOf({{"scripts/a.fgd", "@include \"b.txt\"\n@include \"B.TXT\"\n" + pointClass("first")},
                         {"scripts/b.txt", "@include \"A.fgd\"\n" + pointClass("lamp")}}));
        const GameFiles files(folder_->filePath(u"baseq2/maps/x.bsp"_s), bsp::games::quake2.folders);
        loaded = loadDefinitions(bsp::games::quake2, &files, {});
        QCOMPARE(loaded.files.size(), 2U);
        QCOMPARE(notesOf(loaded).size(), 1); // it is a circle, too
        QVERIFY2(notesOf(loaded).front().contains(u"a.fgd \u2192 b.txt \u2192 a.fgd"_s), qPrintable(notesOf(loaded).front()));
    }

    void includesStayInTheFolder_data()
    {
        QTest::addColumn<QByteArray>("include");
        for (const char *include :
             {"../outside.fgd", "inner/../../outside.fgd", "/etc/passwd", "C:/x.fgd", "link.fgd", "LINK.fgd", "none.fgd"})
            QTest::newRow(include) << QByteArray(include);
    }

    void includesStayInTheFolder()
    {
        QFETCH(QByteArray, include);
        writeFile(folder_->filePath(u"outside.fgd"_s), pointClass("outside"));
        const auto link = folder_->filePath(u"defs/link.fgd"_s);
        if (!linkFile(folder_->filePath(u"outside.fgd"_s), link) && include.toLower() == "link.fgd")
            QSKIP("Here no symbolic links are made.");
        write(u"top.fgd"_s, pointClass("first") + "@include \"" + include + "\"\n");
        const auto loaded = load(u"top.fgd"_s);
        QCOMPARE(loaded.files.size(), 1U);
        QVERIFY2(notesOf(loaded).size() == 1 && notesOf(loaded).front().startsWith(u"top.fgd:2: "_s),
                 qPrintable(notesOf(loaded).join(u'\n')));
        QVERIFY(loaded.definitions->find("first").isKnown());
        QVERIFY(!loaded.definitions->find("outside").isKnown());
    }

    // A mod's file includes that of the game beside it, in any case, and nothing beyond the game's folder.
    void includesReachOtherFoldersOfTheGame_data()
    {
        QTest::addColumn<QByteArray>("include");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("a sibling") << QByteArray("../baseq2/base.fgd") << true;
        QTest::newRow("in any case, as Windows has it") << QByteArray("..\\BaseQ2\\BASE.fgd") << true;
        QTest::newRow("through another mod") << QByteArray("../other/../baseq2/base.fgd") << true;
        QTest::newRow("what includes it in its turn") << QByteArray("../other/more.fgd") << true;
        QTest::newRow("the folder above the game's") << QByteArray("../../outside.fgd") << false;
        QTest::newRow("above, through a sibling") << QByteArray("../baseq2/../../outside.fgd") << false;
        QTest::newRow("a link out of it") << QByteArray("../other/link.fgd") << false;
        QTest::newRow("not there") << QByteArray("../baseq2/none.fgd") << false;
    }

    void includesReachOtherFoldersOfTheGame()
    {
        QFETCH(QByteArray, include);
        QFETCH(bool, isRead);
        const QDir root(folder_->path());
        for (const auto &each : {u"game/baseq2"_s, u"game/mod/maps"_s, u"game/other"_s})
            QVERIFY(root.mkpath(each));
        const auto outside = writeFile(root.filePath(u"outside.fgd"_s), pointClass("lamp"));
        writeFile(root.filePath(u"game/baseq2/base.fgd"_s), pointClass("lamp"));
        writeFile(root.filePath(u"game/other/more.fgd"_s), "@include \"../baseq2/base.fgd\"\n" + pointClass("more"));
        if (!linkFile(outside, root.filePath(u"game/other/link.fgd"_s)) && include.contains("link"))
            QSKIP("Here no symbolic links are made.");
        const auto top = writeFile(root.filePath(u"game/mod/top.fgd"_s), pointClass("first") + "@include \"" + include + "\"\n");
        const GameFiles found(root.filePath(u"game/mod/maps/x.bsp"_s), bsp::games::halfLife.folders,
                              {root.filePath(u"game/mod"_s)});
        for (const auto &loaded :
             {loadDefinitions(bsp::games::halfLife, nullptr, {top}), loadDefinitions(bsp::games::halfLife, &found, {})}) {
            QVERIFY2(notesOf(loaded).isEmpty() == isRead, qPrintable(notesOf(loaded).join(u'\n')));
            QVERIFY(loaded.definitions && loaded.definitions->find("first").isKnown());
            QCOMPARE(loaded.definitions->find("lamp").isKnown(), isRead);
        }
    }

    void circlesAreNamed()
    {
        write(u"a.fgd"_s, "@include \"b.fgd\"\n" + pointClass("a"));
        write(u"b.fgd"_s, pointClass("b") + "@include \"a.fgd\"\n");
        const auto loaded = load(u"a.fgd"_s);
        QCOMPARE(notesOf(loaded).size(), 1);
        QVERIFY2(notesOf(loaded).front().startsWith(u"b.fgd:2: "_s)
                     && notesOf(loaded).front().contains(u"a.fgd \u2192 b.fgd \u2192 a.fgd"_s),
                 qPrintable(notesOf(loaded).front()));
        QVERIFY(loaded.definitions->find("a").isKnown() && loaded.definitions->find("b").isKnown());
    }

    void depthIsBounded()
    {
        for (int i = 0; i < 20; ++i)
            write(u"%1.fgd"_s.arg(i),
                  pointClass(qPrintable(u"c%1"_s.arg(i))) + "@include \"" + QByteArray::number(i + 1) + ".fgd\"\n");
        const auto loaded = load(u"0.fgd"_s);
        QCOMPARE(notesOf(loaded).size(), 1);
        QVERIFY(loaded.definitions->find("c16").isKnown());
        QVERIFY(!loaded.definitions->find("c17").isKnown());
    }

    void includesAreBounded_data()
    {
        QTest::addColumn<QByteArray>("include");
        QTest::newRow("missing files") << QByteArray("@include \"m%.fgd\"\n");
        QTest::newRow("missing folders") << QByteArray("@include \"" + QByteArray("a/").repeated(500) + "%.fgd\"\n");
        QTest::newRow("the file itself") << QByteArray("@include \"top.fgd\"\n");
        QTest::newRow("the same file") << QByteArray("@include \"inner/other.fgd\"\n");
    }

    void includesAreBounded()
    {
        QFETCH(QByteArray, include);
        QByteArray text = pointClass("first");
        for (int i = 0; i < 10'000; ++i)
            text += QByteArray(include).replace('%', QByteArray::number(i));
        write(u"inner/other.fgd"_s, pointClass("other"));
        write(u"top.fgd"_s, text);
        const auto loaded = load(u"top.fgd"_s);
        QVERIFY(loaded.definitions->find("first").isKnown());
        const auto &file = loaded.files.back();
        QVERIFY2(file.noteCount <= 1'001, qPrintable(QString::number(file.noteCount)));
        const auto ends = [](const bsp::DefinitionNote &note) { return note.text.contains(u"1,000 includes"_s); };
        QVERIFY(include.contains("other") ? ends(file.notes.front()) : file.noteCount == 1'001);
    }

    // A pack can hold any number of files that each are within their bounds.
    void allFilesTogetherAreBounded()
    {
        QByteArray text = "@PointClass = a [\n";
        for (int key = 0; key < 480; ++key)
            text += "k" + QByteArray::number(key) + "(choices) = [" + QByteArray(" 1").repeated(1'020) + " ]\n";
        text += "]\n";
        QStringList paths;
        for (int i = 0; i < 5; ++i)
            paths.append(write(u"%1.fgd"_s.arg(i), text));
        const auto loaded = loadDefinitions(bsp::games::quake2, nullptr, paths);
        QCOMPARE(loaded.files.size(), 5U);
        QVERIFY(!loaded.files[1].isFailed);
        QVERIFY(loaded.files[4].isFailed);
        QVERIFY2(notesOf(loaded).back().contains(u"too large in total"_s), qPrintable(notesOf(loaded).back()));
        QVERIFY(loaded.definitions->find("a").isKnown());
    }

    // It could make the program run without end; what is about it is told even where nobody named it.
    void whatIsRefusedIsToldAndTheRestRead()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"baseq2/maps"_s));
        const QByteArray deep = "<c><point name='deep'><string key='k'>" + QByteArray("<a>").repeated(200'000);
        writeFile(folder_->filePath(u"baseq2/pak0.pak"_s),
                  pakOf({{"entities.ent", deep}, {"scripts/lamp.def", "/*QUAKED packed (1 1 1) ? A\n*/"}}));
        const GameFiles files(folder_->filePath(u"baseq2/maps/x.bsp"_s), bsp::games::quake2.folders);
        const auto loaded = loadDefinitions(bsp::games::quake2, &files, {});
        QCOMPARE(loaded.files.size(), 2U);
        QVERIFY(loaded.files[0].isFailed && !loaded.files[1].isFailed);
        QVERIFY2(notesOf(loaded).size() == 1 && notesOf(loaded).front().startsWith(u"entities.ent:1: "_s),
                 qPrintable(notesOf(loaded).join(u'\n')));
        QVERIFY(loaded.definitions->find("packed").isKnown() && !loaded.definitions->find("deep").isKnown());
    }

    // Keys are not checked in classes that take over what nobody knows, and one learns why.
    void missingBasesAreTold()
    {
        write(u"top.fgd"_s, "@PointClass base(Nowhere, light) = a []\n@PointClass base(Nowhere) = b []\n");
        const auto loaded = load(u"top.fgd"_s);
        QCOMPARE(notesOf(loaded).size(), 1); // light is the program's
        QVERIFY(notesOf(loaded).front().contains(u"Nowhere"_s));
    }

    void whatCannotBeReadIsSaid()
    {
        write(u"map.ent"_s, "{ \"classname\" \"worldspawn\" }");
        for (const auto &name : {u"none.fgd"_s, u"map.ent"_s, u"inner"_s}) {
            const auto loaded = load(name);
            QCOMPARE(loaded.files.size(), 1U);
            QVERIFY(loaded.files.front().isFailed);
            QCOMPARE(loaded.files.front().notes.size(), 1U);
            QVERIFY(!loaded.definitions); // the program's own, which need no copy
        }
    }

    void failedDownloadsAreNamed_data()
    {
        const auto row = addColumns<QByteArray, QString>("bytes", "told");
        row("a web page", "<html>\n", u"HTML"_s);
        row("well-formed", "<html><head><title>No</title></head><body/></html>", u"HTML"_s);
        row("a page that shows an FGD", "<!DOCTYPE html>\n<pre>" + pointClass("lamp") + "</pre>\n", u"HTML"_s);
        row("a page that shows a .def", "<!DOCTYPE html>\n<pre>/*QUAKED lamp (1 1 1) ?\n*/</pre>\n", u"HTML"_s);
        row("an answer", "{\"message\": \"Not Found\"}", u"JSON"_s);
        row("a pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", u"Git LFS"_s);
        row("packed", QByteArray("\x1f\x8b\x08\0\0\0", 6), u"gzip"_s);
    }

    void failedDownloadsAreNamed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, told);
        write(u"web.fgd"_s, bytes);
        const auto loaded = load(u"web.fgd"_s);
        QCOMPARE(loaded.files.size(), 1U);
        QVERIFY(loaded.files.front().isFailed);
        QCOMPARE(loaded.files.front().notes.size(), 1U);
        const auto &note = loaded.files.front().notes.front().text;
        QVERIFY2(states(note, {told}), qPrintable(note));
        QVERIFY(!loaded.definitions);
        // A page in a comment of Radiant's XML is none.
        write(u"radiant.ent"_s,
              "<?xml version=\"1.0\"?>\n<!-- from <html> -->\n<classes><point name=\"lamp\">Help</point></classes>\n");
        const auto radiant = load(u"radiant.ent"_s);
        QVERIFY(radiant.definitions && radiant.definitions->find("lamp").isKnown());
    }

    void theGamesOwnAreFound()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"baseq2/maps"_s));
        QVERIFY(QDir(folder_->path()).mkpath(u"mymod/maps"_s));
        writeFile(folder_->filePath(u"baseq2/base.fgd"_s), pointClass("lamp", "of the base") + pointClass("basic"));
        writeFile(folder_->filePath(u"mymod/mod.fgd"_s), pointClass("lamp", "of the mod"));
        writeFile(folder_->filePath(u"mymod/map.ent"_s), "{ \"classname\" \"worldspawn\" }");
        writeFile(folder_->filePath(u"mymod/pak0.pak"_s), pakOf({{"scripts/entities.def", "/*QUAKED packed (1 1 1) ? A\n*/"}}));
        const GameFiles files(folder_->filePath(u"mymod/maps/x.bsp"_s), bsp::games::quake2.folders);
        auto loaded = loadDefinitions(bsp::games::quake2, &files, {});
        QCOMPARE(notesOf(loaded), QStringList());
        QCOMPARE(loaded.files.size(), 3U);
        QCOMPARE(loaded.definitions->find("lamp").help(), u"of the mod"_s);
        QVERIFY(loaded.definitions->find("basic").isKnown() && loaded.definitions->find("packed").isBrush());
        loaded = loadDefinitions(bsp::games::quake2, &files, {write(u"mine.fgd"_s, pointClass("lamp", "mine"))});
        QCOMPARE(loaded.definitions->find("lamp").help(), u"mine"_s);
    }

    // Among downloads there may be files for any game.
    void whatLiesBesideAMapIsNotItsGames()
    {
        write(u"any.fgd"_s, pointClass("lamp"));
        const GameFiles files(write(u"x.bsp"_s, "IBSP"), bsp::games::quake2.folders);
        QVERIFY(loadDefinitions(bsp::games::quake2, &files, {}).files.empty());
    }

    void aWholeFileTellsAllClasses()
    {
        const auto isUndefined = [this](const QByteArray &bytes) {
            const auto loaded = loadDefinitions(bsp::games::kingpin, nullptr, {write(u"k.fgd"_s, bytes)});
            const bsp::GameClasses classes(bsp::games::kingpin, loaded.definitions);
            const bsp::EntityClass punk(classes, "cast_punk");
            return punk.isUndefined() && !punk.isUnknown(); // the game may know it
        };
        QVERIFY(!bsp::EntityClass(bsp::games::kingpin, "cast_punk").isUndefined());
        QVERIFY(!isUndefined(pointClass("light")));
        QVERIFY(isUndefined("@SolidClass = worldspawn []" + pointClass("light")));
        QVERIFY(!isUndefined("@SolidClass = worldspawn []" + pointClass("cast_punk")));
    }

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        return writeFile(folder_->filePath(u"defs/"_s + name), bytes);
    }
    LoadedDefinitions load(const QString &name) const
    {
        return loadDefinitions(bsp::games::quake2, nullptr, {folder_->filePath(u"defs/"_s + name)});
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

ADD_TEST(TestDefinitionFiles, QCoreApplication)
#include "tst_definitionfiles.moc"

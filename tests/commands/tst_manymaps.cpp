// Subcommands over many maps: what names them, the order and shape of what is printed, and what fails.
#include "app/commands/overmaps.h"
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/program.h"

#include <csignal>
#include <new>
#include <stdexcept>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace commandline;

namespace {

QJsonArray mapsIn(const QByteArray &json) { return QJsonDocument::fromJson(json)["maps"_L1].toArray(); }

// The files of the maps, without `folder`; those with an error end with a "!".
QStringList filesOf(const QJsonArray &maps, const QString &folder)
{
    QStringList files;
    for (const auto &map : maps)
        files.append(map["file"_L1].toString().remove(folder + u'/') + (map["error"_L1].isNull() ? u""_s : u"!"_s));
    return files;
}

} // namespace

class TestManyMaps : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid() && QDir(folder_->path()).mkpath(u"b/deep"_s));
        const auto room = MapBuilder::room(bsp::quake2).build();
        save(*folder_, u"one.bsp"_s, room);
        save(*folder_, u"b/broken.bsp"_s, "no map");
        save(*folder_, u"b/deep/two.bsp"_s, MapBuilder::room(bsp::quake3).build());
        save(*folder_, u"b/empty.bsp"_s, {});
        save(*folder_, u"b/last.bsp"_s, MapBuilder::room(bsp::goldsrc).build());
        save(*folder_, u"pak1.pak"_s, pakOf({{.name = "maps/in.bsp", .bytes = room}, {.name = "maps/a.txt", .bytes = "none"}}));
    }

    void mapsAreNamedInManyWays_data()
    {
        const auto row = addColumns<QString, QString, QByteArray>("words", "files", "list");
        const auto all = u"b/broken.bsp! b/deep/two.bsp b/empty.bsp! b/last.bsp one.bsp pak1.pak/maps/in.bsp"_s;
        row("a folder", u"DIR"_s, all, {});
        row("a folder of one", u"DIR/b/deep"_s, u"b/deep/two.bsp"_s, {});
        row("an archive", u"DIR/pak1.pak"_s, u"pak1.pak/maps/in.bsp"_s, {});
        row("an archive with a slash", u"DIR/pak1.pak/"_s, u"pak1.pak/maps/in.bsp"_s, {});
        row("a folder in an archive", u"DIR/pak1.pak/Maps/"_s, u"pak1.pak/maps/in.bsp"_s, {});
        row("no folder in an archive", u"DIR/pak1.pak/map DIR/one.bsp"_s, u"pak1.pak/map! one.bsp"_s, {});
        row("several", u"DIR/one.bsp DIR/none.bsp DIR/b/last.bsp"_s, u"one.bsp none.bsp! b/last.bsp"_s, {});
        row("a pattern", u"DIR/*/l?st.bsp"_s, u"b/last.bsp"_s, {});
        row("a pattern in an archive", u"DIR/pak1.pak/maps/*.bsp"_s, u"pak1.pak/maps/in.bsp"_s, {});
        row("a pattern of archives", u"DIR/*.pak/maps/I*"_s, u"pak1.pak/maps/in.bsp"_s, {});
        row("a pattern that fits nothing", u"DIR/*.none"_s, u"*.none!"_s, {});
        row("standard input", u"-"_s, u"one.bsp b/deep/two.bsp"_s, "DIR/one.bsp\nDIR/b/deep\n");
        row("NUL-separated", u"-"_s, u"one.bsp b/last.bsp"_s, QByteArray("DIR/one.bsp\0DIR/b/last.bsp\0", 28));
        row("no names", u"-"_s, u"-!"_s, "\n\n");
        row("an empty list", u"@LIST DIR/one.bsp"_s, u"list! one.bsp"_s, {});
        row("a list", u"@LIST DIR/one.bsp"_s, u"b/last.bsp pak1.pak/maps/in.bsp \ufffd.bsp! one.bsp"_s,
            "\xef\xbb\xbf"
            "DIR/b/last.bsp\r\n\r\nDIR/pak1.pak\r\nDIR/\xff.bsp");
        row("a pattern in a list", u"@LIST"_s, u"b/last.bsp pak1.pak/maps/in.bsp"_s, "DIR/b/l*.bsp\nDIR/pak1.pak/maps/*.bsp\n");
        row("repeated", u"DIR/b/deep DIR/pak1.pak/maps/in.bsp DIR/b/../b/deep/two.bsp DIR/pak1.pak @LIST"_s,
            u"b/deep/two.bsp pak1.pak/maps/in.bsp one.bsp none.bsp!"_s, "DIR/one.bsp\nDIR/./one.bsp\nDIR/none.bsp\nDIR/none.bsp");
        row("no list", u"@DIR/none"_s, u"none!"_s, {});
    }

    void mapsAreNamedInManyWays()
    {
        QFETCH(QString, words);
        QFETCH(QString, files);
        QFETCH(QByteArray, list);
        const auto dir = folder_->path();
        const auto path = save(*folder_, u"list"_s, list.replace("DIR", dir.toUtf8()));
        QStringList all{u"info"_s, u"--json"_s};
        for (const auto &word : words.split(u' '))
            all.append(QString(word).replace(u"DIR"_s, dir).replace(u"LIST"_s, path));
        QProcess process;
        process.setProcessEnvironment(withoutDisplay());
        process.setStandardInputFile(path);
        process.start(QStringLiteral(LUMPSCOPE_BINARY), all);
        QVERIFY(process.waitForFinished());
        const auto out = process.readAllStandardOutput();
        QCOMPARE(filesOf(mapsIn(out), dir), files.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(process.exitCode(), files.contains(u'!') ? 2 : 0);
        QCOMPARE(out, QJsonDocument::fromJson(out).toJson()); // written piece by piece, but the same bytes
    }

    void namesThatAreNoUtf8AndLockedFoldersAreReported()
    {
#ifndef Q_OS_WIN
        const auto b = QFile::encodeName(folder_->path()) + "/b/";
        const auto odd = b + "odd\xff.bsp", archive = b + "x\xe9.pk3", folder = b + "caf\xe9";
        QVERIFY(::symlink("../one.bsp", odd.constData()) == 0 && ::symlink("../pak1.pak", archive.constData()) == 0);
        QVERIFY(::mkdir(folder.constData(), 0700) == 0);
        const auto locked = folder_->filePath(u"b/deep"_s);
        QVERIFY(::chmod(QFile::encodeName(locked).constData(), 0) == 0);
        const auto ended = run({u"info"_s, folder_->path()}), ofPattern = run({u"info"_s, folder_->filePath(u"b/o*.bsp"_s)}),
                   inFolders = run({u"info"_s, folder_->filePath(u"b/*/*.bsp"_s)});
        QVERIFY(::chmod(QFile::encodeName(locked).constData(), 0700) == 0);
        QVERIFY(::unlink(odd.constData()) == 0 && ::unlink(archive.constData()) == 0); // QTemporaryDir cannot remove them
        QVERIFY(::rmdir(folder.constData()) == 0);
        QCOMPARE(ended.code, 2);
        for (const auto *name : {"odd\xef\xbf\xbd.bsp", "x\xef\xbf\xbd.pk3", "caf\xef\xbf\xbd"})
            QVERIFY2(ended.err.contains(name + QByteArray(": This name is not valid UTF-8.")), ended.err.constData());
        QVERIFY(ended.out.contains("last.bsp:\n") && ended.out.contains("one.bsp:\n"));
        QVERIFY(ofPattern.code == 2 && ofPattern.err.contains("odd\xef\xbf\xbd.bsp: This name is not valid UTF-8."));
        QVERIFY(inFolders.code == 2 && inFolders.err.contains("caf\xef\xbf\xbd: This name is not valid UTF-8."));
        if (::geteuid() == 0) // may read it
            return;
        QVERIFY2(ended.err.contains("b/deep: This folder cannot be read: "), ended.err.constData());
        QVERIFY2(inFolders.err.contains("b/deep: This folder cannot be read: "), inFolders.err.constData());
#endif
    }

    void linksToFoldersAreCounted()
    {
#ifndef Q_OS_WIN
        const auto link = folder_->filePath(u"b/link"_s);
        QVERIFY(QFile::link(folder_->path(), link));
        for (const auto &words : {u"info"_s, u"check"_s, u"find faces"_s, u"entities --set a=b --dry-run"_s,
                                  u"dump --format sqlite --output "_s + folder_->filePath(u"maps.db"_s)}) {
            auto all = words.split(u' ');
            all.insert(1, folder_->filePath(u"b"_s));
            const auto ended = run(all);
            QVERIFY2(ended.err.contains("Links to folders that were not followed: 1: " + link.toUtf8() + ".\n"),
                     ended.err.constData());
            QVERIFY2(!ended.out.contains("link/"), ended.out.constData());
        }
#endif
    }

    // Such as a web page that was saved as one.
    void archivesThatAreNoneAreReported()
    {
        for (const auto &name : {u"b/page.pk3"_s, u"b/Empty.PAK"_s, u"b/other.wad"_s})
            save(*folder_, name, name.contains(u"Empty"_s) ? QByteArray() : "<html>"_ba);
        save(*folder_, u"b/models.pk3"_s, zipOf({{.name = "a.md3", .bytes = "none"}}));
        const auto ended = run({u"find"_s, folder_->filePath(u"b"_s), u"faces"_s, u"--count"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("b/page.pk3: This is a web page (HTML), not a PAK, PK3 or WAD archive."),
                 ended.err.constData());
        QVERIFY2(ended.err.contains("b/Empty.PAK: This is an empty file, not a "), ended.err.constData());
        QVERIFY2(!ended.err.contains(".wad:") && !ended.err.contains("models"), ended.err.constData());
    }

    void absolutePathsInArchivesAreRead()
    {
        const auto archive = save(*folder_, u"b/deep/odd.pk3"_s,
                                  zipOf({{.name = "/abs.bsp", .bytes = contentOf(folder_->filePath(u"one.bsp"_s))}}));
        const auto ended = run({u"info"_s, u"--json"_s, archive});
        QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.err.constData());
        QCOMPARE(filesOf(mapsIn(ended.out), archive), QStringList{u"/abs.bsp"_s});
    }

    // Only * and ? have a meaning in patterns.
    void bracketsInPatternsAreThemselves()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"[x]"_s));
        save(*folder_, u"[x]/[y]1.bsp"_s, contentOf(folder_->filePath(u"one.bsp"_s)));
        save(*folder_, u"[x]/y1.bsp"_s, contentOf(folder_->filePath(u"one.bsp"_s)));
        const auto ended = run({u"info"_s, u"--json"_s, folder_->filePath(u"[x]/[y]*.bsp"_s)});
        QCOMPARE(filesOf(mapsIn(ended.out), folder_->path()), QStringList{u"[x]/[y]1.bsp"_s});
    }

    // In the maps' order, and those that fail again at the end.
    void textHasTheMapsNames()
    {
        const auto ended = run({u"pvs"_s, folder_->path()});
        QStringList names;
        for (const auto &line : QString::fromUtf8(ended.out).split(u'\n'))
            if (line.endsWith(u".bsp:"))
                names.append(QString(line).remove(folder_->path() + u'/').chopped(1));
        QCOMPARE(names, (QStringList{u"b/deep/two.bsp"_s, u"b/last.bsp"_s, u"one.bsp"_s, u"pak1.pak/maps/in.bsp"_s}));
        QCOMPARE(ended.code, 2);
        const auto lines = ended.err.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].contains("b/broken.bsp: ") && lines[1].contains("b/empty.bsp: "));
        QVERIFY2(lines[2].contains("Maps that could not be read: 2 of 6: "), lines[2].constData());
    }

    void anObjectIsALineWhereWanted()
    {
        const auto one = folder_->filePath(u"one.bsp"_s);
        for (const auto &command : {u"info"_s, u"check"_s, u"dump"_s, u"pvs"_s}) {
            const auto alone = run({command, one, u"--json-lines"_s});
            QCOMPARE(alone.out.count('\n'), 1);
            QCOMPARE(QJsonDocument::fromJson(alone.out)["file"_L1].toString(), one);
            const auto all = run({command, folder_->path(), u"--json-lines"_s}).out.trimmed().split('\n');
            QCOMPARE(all.size(), 6);
            for (const auto &line : all)
                QVERIFY2(QJsonDocument::fromJson(line).isObject(), line.constData());
        }
    }

    void usageIsCheckedOnce()
    {
        for (const auto &words : {u"info --game NONE"_s, u"dump --format xml"_s, u"pvs --order none"_s, u"dump --format csv"_s,
                                  u"shaders --game NONE"_s, u"check --only nosuch"_s, u"entities"_s, u"info --jobs 0"_s,
                                  u"find --jobs x faces"_s, u"dump --json-lines --format ndjson"_s}) {
            const auto ended = run(words.split(u' ') + QStringList{folder_->path()});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.out.isEmpty() && ended.err.count('\n') == 1, ended.err.constData());
        }
    }

    void oneJobPrintsTheSame()
    {
        const auto all = run({u"info"_s, folder_->path()}), one = run({u"info"_s, folder_->path(), u"--jobs"_s, u"1"_s});
        QCOMPARE(one.out, all.out);
        QCOMPARE(one.err, all.err);
    }

    void filesOfEachMapGoIntoAFolder()
    {
        const auto out = folder_->filePath(u"out"_s), one = folder_->filePath(u"one.bsp"_s),
                   last = folder_->filePath(u"b/last.bsp"_s);
        QCOMPARE(run({u"dump"_s, one, last, u"--format"_s, u"csv"_s, u"--lump"_s, u"PLANES"_s, u"--output"_s, out}).code, 0);
        const auto alone = run({u"dump"_s, last, u"--format"_s, u"csv"_s, u"--lump"_s, u"PLANES"_s}).out;
        QCOMPARE(contentOf(out + u"/last/PLANES.csv"_s), alone);
        QCOMPARE(run({u"entities"_s, one, last, u"--output"_s, out}).code, 0);
        QCOMPARE(contentOf(out + u"/one.ent"_s), run({u"entities"_s, one}).out);
        QCOMPARE(run({u"pvs"_s, one, last, u"--output"_s, out}).code, 0);
        QVERIFY(QFileInfo::exists(out + u"/one.png"_s) && QFileInfo::exists(out + u"/last.png"_s));
        const auto over = run({u"dump"_s, last, one, u"--output"_s, one});
        QVERIFY2(over.code == 2 && over.err.contains("would be overwritten"), over.err.constData());
    }

    // A text of an earlier run may have been edited by hand.
    void textsOfAnEarlierRunAreKept()
    {
        const auto out = folder_->filePath(u"out"_s), one = folder_->filePath(u"one.bsp"_s),
                   broken = folder_->filePath(u"b/broken.bsp"_s), last = folder_->filePath(u"b/last.bsp"_s);
        const auto text = run({u"entities"_s, one}).out;
        const QStringList words{u"entities"_s, one, broken, last, u"--output"_s, out};
        QVERIFY(QDir().mkpath(out));
        for (const auto &name : {u"one.ent"_s, u"broken.ent"_s})
            writeFile(out + u'/' + name, "mine");
        const auto refused = run(words);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("out: The folder already has files with these names: one.ent, broken.ent. Nothing was"),
                 refused.err.constData());
        QVERIFY(contentOf(out + u"/one.ent"_s) == "mine" && !QFileInfo::exists(out + u"/last.ent"_s));
        const auto cleaned = run(words + QStringList{u"--clean"_s});
        QCOMPARE(cleaned.code, 2); // one cannot be read
        QVERIFY2(cleaned.err.contains("one.ent: The existing file is kept as "), cleaned.err.constData());
        QCOMPARE(contentOf(out + u"/one.ent"_s), text);
        QVERIFY(contentOf(out + u"/one.ent.bak"_s) == "mine" && contentOf(out + u"/broken.ent.bak"_s) == "mine");
        QVERIFY(!QFileInfo::exists(out + u"/broken.ent"_s) && QFileInfo::exists(out + u"/last.ent"_s));
        const auto same = run({u"entities"_s, one, last, u"--output"_s, out, u"--clean"_s});
        QVERIFY2(same.code == 0 && same.err.isEmpty(), same.err.constData());
        QVERIFY(!QFileInfo::exists(out + u"/one.ent.bak2"_s));
    }

    void textsWithOneNameAreRefused()
    {
        const auto out = folder_->filePath(u"out"_s), one = folder_->filePath(u"one.bsp"_s);
        const auto other = save(*folder_, u"b/one.bsp"_s, contentOf(one));
        const auto ended = run({u"entities"_s, one, other, u"--output"_s, out});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("out/one.ent: Both " + one.toUtf8() + " and " + other.toUtf8()), ended.err.constData());
        QVERIFY(!QFileInfo::exists(out));
    }

    void mapsThatCannotBeReadTakeNoNames()
    {
        const auto out = folder_->filePath(u"out"_s), one = folder_->filePath(u"one.bsp"_s);
        const auto broken = save(*folder_, u"b/one.bsp"_s, "no map"), other = save(*folder_, u"b/deep/one.bsp"_s, "no map");
        QCOMPARE(run({u"entities"_s, broken, other, u"--output"_s, out}).code, 2);
        for (const auto &maps : {QStringList{broken, one, other}, QStringList{one, broken}}) {
            const auto ended = run(QStringList{u"entities"_s} + maps + QStringList{u"--output"_s, out, u"--clean"_s});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains(broken.toUtf8() + ": ") && ended.err.contains("could not be read or written: "),
                     ended.err.constData());
            QCOMPARE(contentOf(out + u"/one.ent"_s), run({u"entities"_s, one}).out);
            QCOMPARE(QDir(out).entryList(QDir::Files), QStringList{u"one.ent"_s});
        }
    }

    void foldersKeepTheirSubfolders()
    {
        const auto out = folder_->filePath(u"out"_s), two = folder_->filePath(u"b/deep/two.bsp"_s);
        const auto room = contentOf(folder_->filePath(u"one.bsp"_s));
        QVERIFY(QDir(folder_->path()).mkpath(u"unread"_s));
        save(*folder_, u"unread/one.bsp"_s, "no map");
        save(*folder_, u"b/one.bsp"_s, room);
        save(*folder_, u"b/deep/pak.pak"_s, pakOf({{.name = "maps/in.bsp", .bytes = room}}));
        const auto list = save(*folder_, u"list"_s, folder_->path().toUtf8());
        const QStringList names{u"b/deep/pak.pak/maps/in"_s, u"b/deep/two"_s, u"b/last"_s, u"b/one"_s, u"one"_s,
                                u"pak1.pak/maps/in"_s};
        const auto written = [&out](const QString &suffix) {
            QStringList files;
            for (QDirIterator each(out, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
                files.append(QDir(out).relativeFilePath(each.next()).remove(suffix));
            files.sort();
            return files;
        };
        for (const auto &word : {folder_->path(), u'@' + list}) {
            QCOMPARE(run({u"entities"_s, word, u"--output"_s, out}).code, 2); // some cannot be read
            QCOMPARE(written(u".ent"_s), names);
            QCOMPARE(contentOf(out + u"/b/deep/two.ent"_s), run({u"entities"_s, two}).out);
            QVERIFY(!QFileInfo::exists(out + u"/unread"_s) && QDir(out).removeRecursively());
        }
        QCOMPARE(run({u"pvs"_s, folder_->path(), u"--output"_s, out}).code, 2);
        QVERIFY(written(u".png"_s) == names && QDir(out).removeRecursively());
        const QStringList planes{u"dump"_s, u"--format"_s, u"csv"_s, u"--lump"_s, u"PLANES"_s, u"--output"_s, out};
        QCOMPARE(run(planes + QStringList{folder_->path()}).code, 2);
        QCOMPARE(written(u"/PLANES.csv"_s), names);
        // Maps that are named themselves, or by a pattern, are written flat, and so are those of a single archive.
        QVERIFY(QDir(out).removeRecursively());
        QCOMPARE(run(planes + QStringList{folder_->filePath(u"pak1.pak"_s)}).code, 0);
        QCOMPARE(written(u"/PLANES.csv"_s), QStringList{u"in"_s});
        QVERIFY(QDir(out).removeRecursively());
        QCOMPARE(
            run(planes + QStringList{two, folder_->filePath(u"pak1.pak/maps/*"_s), folder_->filePath(u"b/deep/*.pak"_s)}).code,
            0);
        QCOMPARE(written(u"/PLANES.csv"_s), (QStringList{u"pak.pak/maps/in"_s, u"pak1.pak/maps/in"_s, u"two"_s}));
        QVERIFY(QDir(out).removeRecursively());
        QCOMPARE(run(planes + QStringList{two, folder_->filePath(u"b/l*.bsp"_s)}).code, 0);
        QCOMPARE(written(u"/PLANES.csv"_s), (QStringList{u"last"_s, u"two"_s}));
    }

    // Whatever an archive calls its maps.
    void nothingIsWrittenOutsideOfTheFolder()
    {
        const auto room = contentOf(folder_->filePath(u"one.bsp"_s));
        const auto archive = save(*folder_, u"b/deep/evil.pak"_s,
                                  pakOf({{.name = "../../../up.bsp", .bytes = room},
                                         {.name = "maps/../../../over.bsp", .bytes = room},
                                         {.name = "maps/...bsp", .bytes = room},
                                         {.name = "..bsp", .bytes = room},
                                         {.name = ".bsp", .bytes = room}}));
        const auto before = QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden);
        const auto out = folder_->filePath(u"x/y/z/out"_s);
        for (const auto &file : {archive, folder_->filePath(u"b/deep"_s)}) {
            run({u"dump"_s, file, u"--format"_s, u"csv"_s, u"--lump"_s, u"PLANES"_s, u"--output"_s, out});
            run({u"entities"_s, file, u"--output"_s, out, u"--clean"_s});
            run({u"entities"_s, file, u"--set"_s, u"a=b"_s, u"--output"_s, out + u"/edited"_s});
            const bool isFolder = file != archive;
            const auto top = isFolder ? u"/evil.pak/"_s : u"/"_s, inner = isFolder ? top + u"maps/"_s : top;
            for (const auto &name : {top + u"up"_s, inner + u"over"_s, inner + u"...bsp"_s, top + u"..bsp"_s, top + u".bsp"_s}) {
                QVERIFY2(QFileInfo::exists(out + name + u"/PLANES.csv"_s), qPrintable(name));
                QVERIFY2(QFileInfo::exists(out + name + u".ent"_s), qPrintable(name));
            }
            QVERIFY(QFileInfo(out + u"/edited"_s + top + u"up.bsp"_s).isFile());
            QCOMPARE(QDir(folder_->filePath(u"x/y/z"_s)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                     QStringList{u"out"_s});
            QVERIFY(QDir(folder_->filePath(u"x"_s)).removeRecursively());
        }
        QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    void linesOfListsAreNamed()
    {
        const auto one = folder_->filePath(u"one.bsp"_s), none = folder_->filePath(u"none.bsp"_s),
                   broken = folder_->filePath(u"b/broken.bsp"_s);
        const auto text = one + u'\n' + none + u"\r\n\n# all\n"_s + broken + u'\n' + folder_->filePath(u"*.none"_s);
        const auto list = save(*folder_, u"list"_s, text.toUtf8());
        for (const auto &words : {QStringList{u"info"_s}, QStringList{u"entities"_s, u"--set"_s, u"a=b"_s, u"--dry-run"_s}}) {
            const auto ended = run(words + QStringList{u'@' + list});
            QCOMPARE(ended.code, 2);
            for (const auto &[line, name] : {std::pair("2"_ba, none), {"4"_ba, u"# all"_s}})
                QVERIFY2(ended.err.contains(name.toUtf8() + ": There is no such file. Line " + line + " of " + list.toUtf8()
                                            + " names it.\n"),
                         ended.err.constData());
            QVERIFY2(ended.err.contains(".none: No file matches this pattern. Line 6 of "), ended.err.constData());
            QVERIFY2(!ended.err.contains("Line 5") && !ended.err.contains("Line 1"), ended.err.constData());
        }
    }

    void whatIsNoMapIsCountedApart()
    {
        const auto one = folder_->filePath(u"one.bsp"_s), none = folder_->filePath(u"none.bsp"_s);
        QVERIFY(QDir(folder_->path()).mkpath(u"c"_s));
        const auto torn = save(*folder_, u"torn.pak"_s, "PACK");
        const auto ended =
            run({u"info"_s, one, none, folder_->filePath(u"*.none"_s), folder_->filePath(u"c"_s), torn, u"@nosuch"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("Maps that could not be read: 1 of 2: " + none.toUtf8() + ".\n"), ended.err.constData());
        QVERIFY2(ended.err.contains("Folders, archives, lists or patterns in which no map was found: 4: "),
                 ended.err.constData());
    }

    void aTruncatedMapAmongManyIsALine()
    {
        const auto one = folder_->filePath(u"one.bsp"_s);
        const auto cut = save(*folder_, u"cut.bsp"_s, contentOf(one).first(400));
        for (const auto &words : {QStringList{u"info"_s}, QStringList{u"dump"_s, u"--lump"_s, u"PLANES"_s}}) {
            const auto alone = run(words + QStringList{cut}), among = run(words + QStringList{cut, one});
            const auto lines = alone.err.count("but the file has only 400.");
            QVERIFY2(lines > 3 && alone.code == 0 && !alone.err.contains("lack"), alone.err.constData());
            const auto number = QByteArray::number(lines);
            QCOMPARE(among.err,
                     "lumpscope: " + cut.toUtf8() + ": The file lacks bytes of " + number
                         + " lumps; info lists them if you name only this map.\nlumpscope: Maps with incomplete lumps: 1 "
                           "of 2: "
                         + cut.toUtf8() + ".\n");
        }
        const auto edited = run({u"entities"_s, cut, one, u"--set"_s, u"a=b"_s, u"--dry-run"_s});
        QVERIFY2(edited.code == 1 && !edited.err.contains("but the file") && edited.err.contains(": Refused: nothing was "),
                 edited.err.constData());
    }

    // Also what is written a record a line, with brackets in a text.
    void membersOfManyMapsAreIndented()
    {
        const auto text = "{\n\"classname\" \"worldspawn\"\n\"message\" \"[{\\\"\n}\n\0"_ba;
        const auto bytes = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text).build();
        const auto odd = save(*folder_, u"odd.bsp"_s, bytes), copy = save(*folder_, u"copy.bsp"_s, bytes);
        for (const auto &words : {QStringList{u"dump"_s, odd, copy, u"--lump"_s, u"entitylist"_s},
                                  QStringList{u"find"_s, odd, copy, u"entitylist"_s, u"--format"_s, u"json"_s}}) {
            const auto ended = run(words);
            const auto maps = mapsIn(ended.out);
            QVERIFY2(ended.code == 0 && maps.size() == 2, ended.err.constData());
            QVERIFY2(ended.out.startsWith("{\n    \"maps\": [\n        {\n            \"file\": "), ended.out.constData());
            QCOMPARE(ended.out.count("\n                {\""), 2);
            QVERIFY2(ended.out.contains("\n        },\n        {\n") && ended.out.endsWith("\n        }\n    ]\n}\n"),
                     ended.out.constData());
        }
    }

    void aSingleTextGoesIntoAFolderThatExists()
    {
        const auto out = folder_->filePath(u"out"_s), one = folder_->filePath(u"one.bsp"_s);
        QVERIFY(QDir().mkpath(out));
        QCOMPARE(run({u"entities"_s, one, u"--output"_s, out}).code, 0);
        QCOMPARE(contentOf(out + u"/one.ent"_s), run({u"entities"_s, one}).out);
        QCOMPARE(run({u"entities"_s, one, u"--output"_s, out}).code, 1);
        const auto file = run({u"entities"_s, one, u"--output"_s, folder_->filePath(u"a.ent"_s), u"--clean"_s});
        QCOMPARE(file.code, 2);
        QVERIFY2(file.err.contains("entities: --clean needs --output DIR."), file.err.constData());
    }

    void linesOfManyMapsNameTheirMap()
    {
        const auto one = folder_->filePath(u"one.bsp"_s), last = folder_->filePath(u"b/last.bsp"_s);
        const auto lines = run({u"dump"_s, one, last, u"--format"_s, u"ndjson"_s}).out;
        QVERIFY(lines.startsWith("{\"map\":\"" + one.toUtf8() + "\",\"lump\":\"")
                && lines.contains("{\"map\":\"" + last.toUtf8()));
        const auto together = folder_->filePath(u"all.json"_s);
        QCOMPARE(run({u"dump"_s, one, last, u"--output"_s, together}).code, 0);
        auto object = mapsIn(contentOf(together))[1].toObject();
        QCOMPARE(object.take(u"file"_s).toString(), last);
        QVERIFY(object.take(u"error"_s).isNull());
        QCOMPARE(object, QJsonDocument::fromJson(run({u"dump"_s, last}).out).object());
    }

    void whatHoldsForManyIsPrintedOnce()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"copies"_s));
        for (const auto &name : {u"copies/1.bsp"_s, u"copies/2.bsp"_s, u"copies/3.bsp"_s})
            QVERIFY(QFile::copy(folder_->filePath(u"one.bsp"_s), folder_->filePath(name)));
        const auto ended = run({u"info"_s, folder_->filePath(u"copies"_s), u"--as"_s, u"quake3"_s});
        QCOMPARE(ended.err.count("viewing only"), 2);
        QVERIFY2(ended.err.contains("The same for other maps (2): "), ended.err.constData());
    }

    // While it is worked on, and while its result is taken.
    void anExceptionIsTheFailureOfItsMap()
    {
        const auto out = folder_->filePath(u"out.json"_s);
        commands::MapsRun run{.maps = {}, .form = commands::ManyForm::Json, .output = out};
        for (const auto &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s})
            run.maps.push_back({.path = name});
        const auto work = [](size_t index) {
            if (index == 1)
                throw std::bad_alloc();
            if (index == 2)
                throw std::length_error("too long");
            if (index == 3)
                throw std::runtime_error("something odd");
            return commands::printJson({{u"number"_s, static_cast<qint64>(index)}});
        };
        const auto take = [](size_t index, commands::MapOutput &output) {
            if (index == 4)
                output.text = {};
            if (index == 4 || index == 5)
                throw std::bad_alloc();
            return true;
        };
        QCOMPARE(commands::runOverMaps(run, work, take), commands::Failed);
        const auto maps = mapsIn(contentOf(out));
        QCOMPARE(filesOf(maps, {}), u"a b! c! d! e! f g"_s.split(u' '));
        QVERIFY(maps[3]["error"_L1].toString().contains(u"something odd"));
        QCOMPARE(maps[5]["number"_L1].toInt(), 5); // what was printed is kept
    }

    void ctrlCLeavesWholeFiles()
    {
#ifndef Q_OS_WIN
        QByteArray list;
        const auto maps = folder_->filePath(u"maps"_s), out = folder_->filePath(u"out"_s);
        QVERIFY(QDir().mkpath(maps));
        for (int i = 0; i < 3000; ++i) {
            const auto name = maps + u"/%1.bsp"_s.arg(i);
            QVERIFY(QFile::link(folder_->filePath(u"one.bsp"_s), name));
            list += name.toUtf8() + '\n';
        }
        const auto file = u'@' + save(*folder_, u"list"_s, list);
        QProcess process;
        process.setProcessEnvironment(withoutDisplay());
        process.start(QStringLiteral(LUMPSCOPE_BINARY), {u"entities"_s, file, u"--set"_s, u"a=b"_s, u"--output"_s, out});
        QTRY_VERIFY_WITH_TIMEOUT(QDir(out).count() > 10, 20000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // ended by the signal
        const auto written = QDir(out).entryList(QDir::Files | QDir::Hidden);
        QVERIFY(written.size() < 3000);
        QCOMPARE(process.readAllStandardOutput().count('\n'), written.size());
        for (const auto &name : written)
            QVERIFY2(contentOf(out + u'/' + name).contains("\"a\" \"b\""), qPrintable(name));
#endif
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

ADD_TEST(TestManyMaps, QCoreApplication)
#include "tst_manymaps.moc"

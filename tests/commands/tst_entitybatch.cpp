// `lumpscope entities FILE... --set ...`: what is changed in which map, what is written where, what is refused.
#include "core/files/filelock.h"
#include "tests/batchfixture.h"
#include "tests/program.h"
#include "tests/savechecks.h"

#include <unistd.h>

class TestEntityBatch : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }
    void whatTheFilterChoosesIsEdited_data()
    {
        const auto row = addColumns<QStringList, QByteArray, QByteArray>("words", "text", "says");
        const QByteArray bright = QByteArray(lamp).replace("300", "9=9"), dim = QByteArray(lamp).replace("300", "37.75");
        row("set", {u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=9=9"_s}, world + bright + start + bright,
            "lit.bsp: entities changed: 2 (light)");
        row("set two", {u"--where"_s, u"classname=worldspawn"_s, u"--set"_s, u"message=a b"_s, u"--set=sky=x"_s},
            "{\n\"classname\" \"worldspawn\"\n\"message\" \"a b\"\n\"sky\" \"x\"\n}\n" + lamp + start + lamp,
            "lit.bsp: entities changed: 1 (message, sky)");
        row("calculate", {u"--calc"_s, u"light = value / 8 + 0.25"_s}, world + dim + start + dim,
            "lit.bsp: entities changed: 2 (light)");
        row("set and calculate",
            {u"--where"_s, u"classname=light"_s, u"--calc"_s, u"light=value/4"_s, u"--set"_s, u"light=151"_s},
            world + dim + start + dim, "lit.bsp: entities changed: 2 (light)");
        row("remove", {u"--where"_s, u"light>200"_s, u"--remove"_s, u"light"_s},
            world + "{\n\"classname\" \"light\"\n}\n" + start + "{\n\"classname\" \"light\"\n}\n",
            "lit.bsp: entities changed: 2 (light)");
        row("remove from all", {u"--remove"_s, u"light"_s},
            world + "{\n\"classname\" \"light\"\n}\n" + start + "{\n\"classname\" \"light\"\n}\n",
            "lit.bsp: entities changed: 2 (light)");
        row("delete", {u"--where"_s, u"classname=light"_s, u"--delete"_s}, world + start, "lit.bsp: deleted: 2");
        row("or", {u"--where"_s, u"light=300 | classname=light"_s, u"--delete"_s}, world + start, "lit.bsp: deleted: 2");
        row("delete all but the world", {u"--delete"_s}, world, "lit.bsp: deleted: 3");
        row("add", {u"--add"_s, u"TEXT"_s, u"--where"_s, u"light=300"_s}, world + lamp + start + lamp + added,
            "lit.bsp: added: 1");
        row("all at once", {u"--add"_s, u"TEXT"_s, u"--where"_s, u"light=300"_s, u"--delete"_s}, world + start + added,
            "lit.bsp: added: 1, deleted: 2");
    }

    void whatTheFilterChoosesIsEdited()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        words.replaceInStrings(u"TEXT"_s, put(u"added.ent"_s, added));
        const auto ended = edit(words + QStringList{u"--output"_s, out_});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains(says), ended.out.constData());
        QCOMPARE(textOf(out_ + u"/lit.bsp"_s), text);
        QCOMPARE(textOf(lit_), world + lamp + start + lamp);
        QVERIFY(!QFileInfo::exists(out_ + u"/lit.bsp.bak"_s));
    }

    void nothingElseOfTheMapChanges_data() { addFormatRows(); }
    void nothingElseOfTheMapChanges()
    {
        const auto map = mapWith(u"any.bsp"_s, world + lamp, fetchFormat());
        const auto ended = run({u"entities"_s, map, u"--set"_s, u"note=1"_s, u"--output"_s, out_});
        QCOMPARE(ended.code, 0);
        const auto text = textOf(out_ + u"/any.bsp"_s);
        QCOMPARE(text.count("\"note\" \"1\""), 2);
        QCOMPARE(violation(fetchFormat(), contentOf(map), text, contentOf(out_ + u"/any.bsp"_s)), QString());
    }

    void inPlaceTheOldOneIsKept()
    {
        const auto before = contentOf(lit_), other = contentOf(dark_);
        const auto ended = edit({u"--where"_s, u"classname=light"_s, u"--delete"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(
            ended.out.contains("lit.bsp: deleted: 2. Lights added, changed or deleted: 2. backup: " + lit_.toUtf8() + ".bak\n"),
            ended.out.constData());
        QVERIFY2(ended.out.contains("dark.bsp: nothing changes\n"), ended.out.constData());
        QVERIFY2(
            ended.out.endsWith("\nMaps changed: 1 of 2. The light on a map's faces was computed when the map was compiled and "
                               "does not change.\n"),
            ended.out.constData());
        QCOMPARE(textOf(lit_), world + start);
        QCOMPARE(contentOf(lit_ + u".bak"_s), before);
        QCOMPARE(contentOf(dark_), other);
        QVERIFY(!QFileInfo::exists(dark_ + u".bak"_s));
        // One that holds another version stays, and a further one is made; one that holds this version is enough.
        const auto second = contentOf(lit_);
        const auto again = edit({u"--set"_s, u"note=1"_s, u"--in-place"_s});
        QVERIFY2(again.out.contains("backup: " + lit_.toUtf8() + ".bak2\n"), again.out.constData());
        QVERIFY(contentOf(lit_ + u".bak"_s) == before && contentOf(lit_ + u".bak2"_s) == second);
        writeFile(lit_, second);
        const auto known = edit({u"--set"_s, u"note=2"_s, u"--in-place"_s});
        QVERIFY2(known.out.contains("lit.bsp.bak2 (already existed)\n") && !QFileInfo::exists(lit_ + u".bak3"_s),
                 known.out.constData());
    }

    void ofTwoEditsAtOnceNoneIsLost()
    {
        const auto begin = [this](const QString &key) {
            auto process = std::make_unique<QProcess>();
            process->start(QStringLiteral(LUMPSCOPE_BINARY), {u"entities"_s, lit_, u"--where"_s, u"classname=worldspawn"_s,
                                                              u"--set"_s, key + u"=1"_s, u"--in-place"_s});
            return process;
        };
        for (int round = 0; round < 20; ++round) {
            const auto one = begin(u"one%1"_s.arg(round)), other = begin(u"other%1"_s.arg(round));
            QVERIFY(one->waitForFinished(-1) && other->waitForFinished(-1));
            const auto text = textOf(lit_);
            for (const auto &[process, key] : {std::pair(one.get(), "\"one%1\""_ba), std::pair(other.get(), "\"other%1\""_ba)}) {
                const bool isThere = text.contains(QByteArray(key).replace("%1", QByteArray::number(round)));
                QVERIFY2((process->exitCode() == 0) == isThere && process->exitCode() <= 1,
                         process->readAllStandardError().constData());
            }
        }
    }

    void anEditWhileAnotherHoldsTheMapIsRefused()
    {
        const auto before = contentOf(lit_);
        const auto lock = FileLock::take(lit_, 0);
        QVERIFY(lock);
        const auto ended = edit({u"--set"_s, u"note=1"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("lit.bsp: Another window or command is writing to this file"), ended.err.constData());
        QCOMPARE(contentOf(lit_), before);
        QVERIFY(textOf(dark_).contains("\"note\" \"1\"")); // the other map is edited all the same
        const auto replaced = run({u"entities"_s, lit_, u"--replace"_s, put(u"text.ent"_s, world), u"--output"_s, lit_});
        QCOMPARE(replaced.code, 1);
        QCOMPARE(contentOf(lit_), before);
    }

    // As maps/* gives them.
    void theBackupsOfMapsThatAreEditedAreLeftAlone()
    {
        const auto backup = put(u"lit.bsp.bak"_s, contentOf(lit_)), second = put(u"lit.bsp.bak2"_s, contentOf(lit_));
        const auto hidden = put(u".lit.bsp.0123456789abcdef.lumpscope"_s, contentOf(lit_));
        const auto before = contentOf(lit_);
        const auto ended = run({u"entities"_s, lit_, backup, second, hidden, u"--set"_s, u"note=1"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("lit.bsp.bak: skipped"), ended.out.constData());
        for (const auto &each : {backup, second, hidden})
            QCOMPARE(contentOf(each), before);
        QVERIFY(textOf(lit_).contains("\"note\" \"1\""));
        // One that is named alone is a map like others.
        QCOMPARE(run({u"entities"_s, backup, u"--set"_s, u"note=2"_s, u"--in-place"_s}).code, 0);
        QVERIFY(textOf(backup).contains("\"note\" \"2\""));
    }

    void whatNothingFitsIsNotWritten()
    {
        const auto ended = edit({u"--where"_s, u"classname=nosuch"_s, u"--delete"_s, u"--output"_s, out_});
        QCOMPARE(ended.code, 3);
        QCOMPARE(ended.out.count("nothing changes"), 2);
        QVERIFY(!QFileInfo::exists(out_));
    }

    void aDryRunWritesNothing()
    {
        const auto before = contentOf(lit_);
        for (const auto &where : {QStringList{}, QStringList{u"--output"_s, out_}, QStringList{u"--in-place"_s}}) {
            const auto ended = edit(QStringList{u"--delete"_s, u"--dry-run"_s} + where);
            QCOMPARE(ended.code, 0);
            QVERIFY2(ended.out.contains("lit.bsp: entities that would be deleted: 3. Lights")
                         && ended.out.contains("dark.bsp: entities that would be deleted: 1\n")
                         && ended.out.contains("\nMaps that would change: 2 of 2. The light"),
                     ended.out.constData());
            QCOMPARE(contentOf(lit_), before);
            QVERIFY(!QFileInfo::exists(out_) && !QFileInfo::exists(lit_ + u".bak"_s));
        }
    }

    void oneThatFailsStopsNothing()
    {
        const auto broken = put(u"broken.bsp"_s, "no map");
        const auto ended =
            run({u"entities"_s, broken, lit_, folder_->filePath(u"none.bsp"_s), dark_, u"--delete"_s, u"--output"_s, out_});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("broken.bsp: ") && ended.err.contains("none.bsp: "), ended.err.constData());
        QVERIFY(ended.out.contains("broken.bsp: failed\n"));
        QCOMPARE(textOf(out_ + u"/lit.bsp"_s), world);
        QCOMPARE(textOf(out_ + u"/dark.bsp"_s), world);
        QVERIFY(!QFileInfo::exists(out_ + u"/broken.bsp"_s));
    }

    void resultsOfAnEarlierRunAreNotMixedWith()
    {
        QCOMPARE(edit({u"--set"_s, u"note=1"_s, u"--output"_s, out_}).code, 0);
        const auto lit = out_ + u"/lit.bsp"_s, dark = out_ + u"/dark.bsp"_s, other = out_ + u"/other.bsp"_s;
        const auto before = contentOf(lit);
        writeFile(other, "somebody's");
        const QStringList words{u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--output"_s, out_};
        for (const auto &more : {QStringList(), QStringList{u"--dry-run"_s}, QStringList{u"--force"_s}}) {
            const auto refused = edit(words + more);
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains(out_.toUtf8() + ": The folder already has files with these names: lit.bsp, dark.bsp."),
                     refused.err.constData());
            QVERIFY2(refused.out.contains("lit.bsp: refused, not written, entities that would change: 2 (light)\n")
                         && refused.out.contains("dark.bsp: nothing changes\n"),
                     refused.out.constData());
            QVERIFY(contentOf(lit) == before && QFileInfo::exists(dark));
        }
        const auto planned = edit(words + QStringList{u"--clean"_s, u"--dry-run"_s});
        QCOMPARE(planned.code, 0);
        QVERIFY2(planned.out.count("the file of an earlier run would be removed\n") == 1, planned.out.constData());
        QVERIFY(contentOf(lit) == before && QFileInfo::exists(dark));
        const auto cleaned = edit(words + QStringList{u"--clean"_s});
        QCOMPARE(cleaned.code, 0);
        QVERIFY2(cleaned.out.contains("dark.bsp: nothing changes, the file of an earlier run is removed\n"),
                 cleaned.out.constData());
        QVERIFY(textOf(lit).contains("\"light\" \"1\"") && !textOf(lit).contains("note"));
        QVERIFY(!QFileInfo::exists(dark));
        QCOMPARE(contentOf(other), QByteArray("somebody's"));
    }

    void aSecondRunOnlyRefusesWhatItWouldWrite()
    {
        const QStringList words{u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--output"_s, out_};
        QCOMPARE(edit(words).code, 0);
        const auto before = contentOf(out_ + u"/lit.bsp"_s);
        const auto again = edit(words);
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains("files with these names: lit.bsp. Nothing was written."), again.err.constData());
        QVERIFY2(again.out.contains("lit.bsp: refused, not written, ") && again.out.contains("dark.bsp: nothing changes\n"),
                 again.out.constData());
        const auto maps = QJsonDocument::fromJson(edit(words + QStringList{u"--json"_s}).out)[u"maps"_s];
        QVERIFY(maps[0][u"error"_s].isString() && maps[1][u"error"_s].isNull());
        QCOMPARE(contentOf(out_ + u"/lit.bsp"_s), before);
    }

    // A map that cannot be read, or in which nothing changes, needs none.
    void onlyMapsThatAreWrittenTakeAName()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"sub"_s));
        const auto broken = put(u"sub/lit.bsp"_s, "no map"), changing = mapWith(u"sub/dark.bsp"_s, world + lamp);
        const QStringList words{u"entities"_s,        broken,     lit_,         dark_,         changing, u"--where"_s,
                                u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--output"_s, out_};
        for (const auto &more : {QStringList(), QStringList{u"--clean"_s}}) {
            const auto ended = run(words + more);
            QCOMPARE(ended.code, 2); // one cannot be read
            QVERIFY2(ended.out.contains("sub/lit.bsp: failed\n") && ended.out.count("entities changed: ") == 2
                         && ended.out.contains("dark.bsp: nothing changes\n"),
                     ended.out.constData());
            QCOMPARE(textOf(out_ + u"/lit.bsp"_s).count("\"light\" \"1\""), 2);
            QCOMPARE(textOf(out_ + u"/dark.bsp"_s), QByteArray(world + lamp).replace("300", "1"));
            QCOMPARE(QDir(out_).entryList(QDir::Files).size(), 2);
        }
        const auto both = run(words + QStringList{u"--clean"_s, u"--all"_s});
        QVERIFY2(both.code == 2 && both.err.contains("out/dark.bsp: Both " + dark_.toUtf8() + " and "), both.err.constData());
        QVERIFY(textOf(out_ + u"/dark.bsp"_s).contains("\"light\" \"1\""));
    }

    // Nothing is written then, so that no two maps are written to one file.
    void whatIsRefusedLeavesNoEarlierResultsOfSharedNames()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"sub"_s));
        const auto same = mapWith(u"sub/lit.bsp"_s, world + start);
        const auto rules = put(u"rules"_s, "filter:\n{\n\"classname\" \"light\"\n}\n"),
                   broken = put(u"broken"_s, "filter:\n{\n\"classname\" \"light\"\n");
        for (const auto &refused : {QStringList{u"--rules"_s, broken}, {u"--where"_s, u"!nosuch=1"_s, u"--set"_s, u"a=1"_s}}) {
            QCOMPARE(run({u"entities"_s, lit_, same, u"--rules"_s, rules, u"--output"_s, out_}).code, 0);
            const auto ended = run(QStringList{u"entities"_s, lit_, same, u"--output"_s, out_, u"--clean"_s} + refused);
            QCOMPARE(ended.code, refused.first() == u"--rules" ? 2 : 1);
            QVERIFY2(!ended.err.contains("would be written"), ended.err.constData());
            QVERIFY2(ended.out.count("the file of an earlier run is removed\n") == 1 && ended.out.count('\n') == 3,
                     ended.out.constData());
            QVERIFY(!QFileInfo::exists(out_ + u"/lit.bsp"_s));
        }
    }

    void foldersKeepTheirSubfolders_data() { addTextRows("command", {"entities", "edit"}); }
    void foldersKeepTheirSubfolders()
    {
        QFETCH(QString, command);
        QVERIFY(QDir(folder_->path()).mkpath(u"sub/deep"_s));
        const auto same = mapWith(u"sub/deep/lit.bsp"_s, world + lamp);
        const auto rules = put(u"rules"_s, "filter:\n{\n\"classname\" \"light\"\n}\n");
        const QTemporaryDir other; // maps are not read from here
        const auto out = other.filePath(u"new/out"_s);
        const QStringList words{command, folder_->path(), u"--rules"_s, rules, u"--output"_s, out};
        QCOMPARE(run(words + QStringList{u"--dry-run"_s}).code, 0);
        QVERIFY(QDir(other.path()).isEmpty());
        QCOMPARE(run(words).code, 0);
        QCOMPARE(textOf(out + u"/lit.bsp"_s), world + start);
        QCOMPARE(textOf(out + u"/sub/deep/lit.bsp"_s), world);
        QCOMPARE(QDir(out).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
        const auto again = run(words);
        QVERIFY2(again.err.contains("with these names: lit.bsp, sub/deep/lit.bsp."), again.err.constData());
        const auto restores = qScopeGuard([before = QDir::currentPath()] { QDir::setCurrent(before); });
        QVERIFY(QDir::setCurrent(other.filePath(u"new"_s)));
        const auto relative = run({command, folder_->path(), u"--rules"_s, rules, u"--output"_s, u"out"_s});
        QVERIFY2(relative.err.contains("with these names: lit.bsp, sub/deep/lit.bsp."), relative.err.constData());
        QCOMPARE(textOf(same), world + lamp);
    }

    // Files that only have the names of results.
    void cleaningKeepsWhatNoRunWrote()
    {
        const auto lit = out_ + u"/lit.bsp"_s, dark = out_ + u"/dark.bsp"_s;
        QVERIFY(QDir().mkpath(out_));
        writeFile(lit, "precious");
        const auto theirs = MapBuilder::room(bsp::quake3).build();
        writeFile(dark, theirs);
        const auto ended =
            edit({u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--output"_s, out_, u"--clean"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("dark.bsp: nothing changes, the existing file is kept as "), ended.out.constData());
        QVERIFY(textOf(lit).contains("\"light\" \"1\"") && !QFileInfo::exists(dark));
        QCOMPARE(contentOf(lit + u".bak"_s), QByteArray("precious"));
        QCOMPARE(contentOf(dark + u".bak"_s), theirs);
    }

    void whatIsRefusedLeavesNoEarlierResults_data()
    {
        const auto row = addColumns<QStringList, int>("words", "code");
        row("a key to set", {u"--set"_s, u"=1"_s}, 2);
        row("a calculation", {u"--calc"_s, u"a=1+"_s}, 2);
        row("rules", {u"--rules"_s, u"RULES"_s}, 2);
        row("rules that are not there", {u"--rules"_s, u"nosuch"_s}, 2);
        row("a text to add", {u"--add"_s, u"nosuch"_s}, 2);
        row("a filter", {u"--where"_s, u"!"_s, u"--set"_s, u"a=1"_s}, 2);
        row("a filter's key", {u"--where"_s, u"!nosuch=1"_s, u"--set"_s, u"a=1"_s}, 1);
        row("a model", {u"--set"_s, u"classname=trigger_once"_s, u"--set"_s, u"model=*9999"_s}, 1);
    }

    void whatIsRefusedLeavesNoEarlierResults()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        words.replaceInStrings(u"RULES"_s, put(u"rules"_s, "[{\"explode\": true}]"));
        words += QStringList{u"--output"_s, out_};
        QCOMPARE(edit({u"--set"_s, u"note=1"_s, u"--output"_s, out_}).code, 0);
        const auto lit = out_ + u"/lit.bsp"_s, dark = out_ + u"/dark.bsp"_s, other = out_ + u"/other.bsp"_s;
        writeFile(other, "somebody's");
        for (const auto &more : {QStringList(), QStringList{u"--clean"_s, u"--dry-run"_s}}) {
            QVERIFY(edit(words + more).code != 0);
            QVERIFY(QFileInfo::exists(lit) && QFileInfo::exists(dark));
        }
        const auto cleaned = edit(words + QStringList{u"--clean"_s});
        QCOMPARE(cleaned.code, code);
        QVERIFY2(cleaned.out.count("the file of an earlier run is removed\n") == 2, cleaned.out.constData());
        QVERIFY(!cleaned.err.isEmpty());
        QVERIFY(!QFileInfo::exists(lit) && !QFileInfo::exists(dark));
        QCOMPARE(contentOf(other), QByteArray("somebody's"));
        // Words that do not go together touch nothing.
        writeFile(lit, "earlier");
        QCOMPARE(edit({u"--delete"_s, u"--set"_s, u"a=1"_s, u"--output"_s, out_, u"--clean"_s}).code, 2);
        QCOMPARE(contentOf(lit), QByteArray("earlier"));
    }

    void allMapsAreWrittenWhenAsked()
    {
        const auto ended = edit({u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--output"_s, out_, u"--all"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("dark.bsp: nothing changes, written unchanged\n"), ended.out.constData());
        QVERIFY(contentOf(out_ + u"/dark.bsp"_s) == contentOf(dark_));
        QVERIFY(textOf(out_ + u"/lit.bsp"_s).contains("\"light\" \"1\""));
    }

    void theWorldIsNotMeantByAllBut()
    {
        for (const auto &where : {u"!classname=light"_s, u"classname!=light"_s, u"!(classname=light | classname=nosuch)"_s}) {
            const auto ended = edit({u"--where"_s, where, u"--delete"_s, u"--output"_s, out_, u"--clean"_s});
            QVERIFY2(ended.code == (where.contains(u"nosuch") ? 3 : 0), ended.err.constData());
            QCOMPARE(textOf(out_ + u"/lit.bsp"_s), world + lamp + lamp);
            QCOMPARE(textOf(out_ + u"/dark.bsp"_s), world);
        }
        QCOMPARE(edit({u"--where"_s, u"classname=worldspawn"_s, u"--delete"_s, u"--dry-run"_s}).code,
                 1); // that is meant, and wrong
        const auto edited = edit({u"--where"_s, u"!classname=light"_s, u"--set"_s, u"note=1"_s, u"--dry-run"_s});
        QVERIFY2(edited.out.contains("lit.bsp: entities that would change: 2 (note)"), edited.out.constData());
    }

    void whatTheGameRefusesIsRefusedUnlessForced()
    {
        const QStringList words{u"--where"_s, u"classname=light"_s, u"--set"_s,    u"classname=trigger_once"_s,
                                u"--set"_s,   u"model=*9999"_s,     u"--output"_s, out_};
        const auto refused = edit(words);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("its model is \"*9999\", but the map has"), refused.err.constData());
        QVERIFY2(refused.out.contains("lit.bsp: refused, not written, entities that would change: 2 (classname, model)\n"),
                 refused.out.constData());
        const auto gone = edit({u"--where"_s, u"classname=worldspawn"_s, u"--delete"_s, u"--output"_s, out_});
        QVERIFY2(gone.out.contains("lit.bsp: refused, not written, entities that would be deleted: 1\n"), gone.out.constData());
        const auto json = QJsonDocument::fromJson(edit(words + QStringList{u"--json"_s}).out)[u"maps"_s][0];
        QCOMPARE(json[u"changed"_s].toInt(-1), 0);
        QVERIFY(json[u"entities"_s].toArray().isEmpty() && !json[u"error"_s].toString().isEmpty());
        QVERIFY(!QFileInfo::exists(out_));
        const auto forced = edit(words + QStringList{u"--force"_s});
        QCOMPARE(forced.code, 0);
        QVERIFY(textOf(out_ + u"/lit.bsp"_s).contains("*9999"));
    }

    void aMapWithAKeyThatIsNoNumberIsNotWritten()
    {
        const auto odd = mapWith(u"odd.bsp"_s, world + lamp + QByteArray(lamp).replace("300", "bright"));
        const auto ended = run({u"entities"_s, odd, lit_, u"--calc"_s, u"light=value * 2"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.contains("odd.bsp: refused, not written\n"), ended.out.constData());
        QVERIFY2(
            ended.err.contains("odd.bsp: Entity 2 (light) cannot get a new light: light is \"bright\", which is not a number.\n"),
            ended.err.constData());
        QCOMPARE(textOf(odd), world + lamp + QByteArray(lamp).replace("300", "bright"));
        QVERIFY(textOf(lit_).contains("\"light\" \"600\""));
    }

    void aMapWhoseEntitiesCannotHaveTheirValuesIsRefused_data()
    {
        const auto row = addColumns<QString>("expression");
        row("too large", u"light = value * 1e38 * 10"_s);
        row("by zero", u"light = value / (value - 300)"_s);
        row("no whole number", u"light = (value + 0.5) | 1"_s);
    }
    // As the subcommand edit refuses such a map.
    void aMapWhoseEntitiesCannotHaveTheirValuesIsRefused()
    {
        QFETCH(QString, expression);
        const auto ended = run({u"entities"_s, lit_, dark_, u"--calc"_s, expression, u"--in-place"_s});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("lit.bsp: Entity 1 (light) cannot get a new light: "), ended.err.constData());
        QVERIFY2(ended.out.contains("lit.bsp: refused, not written\n"), ended.out.constData());
        QCOMPARE(textOf(lit_), world + lamp + start + lamp);
    }

    void calculationsUseFlagsOfTheGivenDefinitions()
    {
        const auto file =
            put(u"own.fgd"_s, "@PointClass = light : \"A light\" [ spawnflags(Flags) = [ 64 : \"Own flag\" : 0 ] ]\n");
        const QStringList words{u"--calc"_s, u"spawnflags=value | OWN_FLAG"_s, u"--output"_s, out_};
        const auto unknown = edit(words);
        QCOMPARE(unknown.code, 3);
        QVERIFY2(unknown.err.contains("--calc: No edited entity has this key or flag: OWN_FLAG.\n"), unknown.err.constData());
        QCOMPARE(edit(words + QStringList{u"--definitions"_s, file}).code, 0);
        QCOMPARE(textOf(out_ + u"/lit.bsp"_s).count("\"spawnflags\" \"64\""), 2);
    }

    void ofManyKeysTheFirstAreNamed()
    {
        QStringList set, remove;
        for (int i = 0; i < 1000; ++i) {
            set += {u"--set"_s, u"k%1=1"_s.arg(i)};
            remove += {u"--remove"_s, u"none%1"_s.arg(i)};
        }
        const auto many = edit(set + QStringList{u"--dry-run"_s});
        QVERIFY2(many.out.contains(" 4 (k0, k1, ") && many.out.contains(", k19 and 980 more)\n"), many.out.left(300).constData());
        const auto none = edit(remove + QStringList{u"--dry-run"_s});
        QVERIFY2(none.err.contains("No edited entity has this key: none0, ") && none.err.contains(", none19 and 980 more.\n"),
                 none.err.left(300).constData());
    }

    void everyChangeIsInTheJson()
    {
        const auto ended = run({u"entities"_s, lit_, dark_, folder_->filePath(u"none.bsp"_s), u"--where"_s, u"classname=light"_s,
                                u"--set"_s, u"light=5"_s, u"--set"_s, u"new=n"_s, u"--dry-run"_s, u"--json"_s},
                               {}, u"de"_s);
        QCOMPARE(ended.code, 2);
        const auto maps = QJsonDocument::fromJson(ended.out)[u"maps"_s].toArray();
        QCOMPARE(maps.size(), 3);
        const auto first = maps[0].toObject();
        QCOMPARE(first[u"file"_s].toString(), lit_);
        QCOMPARE(first[u"changed"_s].toInt(), 2);
        QVERIFY(first[u"error"_s].isNull());
        QCOMPARE(first[u"entities"_s].toArray()[0].toObject(),
                 (QJsonObject{{u"entity"_s, 1}, {u"key"_s, u"light"_s}, {u"old"_s, u"300"_s}, {u"new"_s, u"5"_s}}));
        QCOMPARE(first[u"entities"_s].toArray()[1].toObject(),
                 (QJsonObject{{u"entity"_s, 1}, {u"key"_s, u"new"_s}, {u"old"_s, QJsonValue()}, {u"new"_s, u"n"_s}}));
        QCOMPARE(first[u"entities"_s].toArray().size(), 4);
        QCOMPARE(maps[1][u"changed"_s].toInt(), 0);
        QVERIFY(!maps[2][u"error"_s].toString().isEmpty());
    }

    void rulesAreReadFromAFile()
    {
        const auto json =
            put(u"rules.json"_s,
                "[{\"maps\": [\"dark\"], \"match\": {\"classname\": \"info_player_start\"}, \"add\": {\"angle\": \"90\"}}]");
        QCOMPARE(edit({u"--rules"_s, json, u"--output"_s, out_}).code, 0);
        QVERIFY(textOf(out_ + u"/dark.bsp"_s).contains("\"angle\" \"90\""));
        QVERIFY(!QFileInfo::exists(out_ + u"/lit.bsp"_s));
        const auto config = put(u"rules.cfg"_s, "filter:\n{\n\"classname\" \"/^LIGHT/\"\n}\n");
        QCOMPARE(edit({u"--rules"_s, config, u"--output"_s, out_, u"--clean"_s}).code, 0);
        QCOMPARE(textOf(out_ + u"/lit.bsp"_s), world + start);
    }

    void aRuleThatIsNotUnderstoodWritesNothing()
    {
        for (const auto *text :
             {"[{\"match\": {\"classname\": \"light\"},\n\"explode\": true}]", "filter:\n\"classname\" \"light\"\n"}) {
            const auto ended = edit({u"--rules"_s, put(u"r"_s, text), u"--in-place"_s});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains("/r: Line "), ended.err.constData());
            QCOMPARE(ended.out, QByteArray());
            QCOMPARE(textOf(lit_), world + lamp + start + lamp);
        }
    }

    void textIsWrittenInTheMapsCode()
    {
        const auto latin = mapWith(u"latin.bsp"_s, "{\n\"classname\" \"worldspawn\"\n\"a\" \"\xf6\"\n}\n"),
                   utf8 = mapWith(u"utf8.bsp"_s, "{\n\"classname\" \"worldspawn\"\n\"a\" \"\xc3\xb6\"\n}\n");
        const QStringList maps{u"entities"_s, latin, utf8, dark_};
        QCOMPARE(run(maps + QStringList{u"--set"_s, u"b=\u00e4"_s, u"--output"_s, out_}).code, 0);
        QVERIFY(textOf(out_ + u"/latin.bsp"_s).contains("\"b\" \"\xe4\"\n"));
        QVERIFY(textOf(out_ + u"/utf8.bsp"_s).contains("\"b\" \"\xc3\xa4\"\n"));
        QVERIFY(textOf(out_ + u"/dark.bsp"_s).contains("\"b\" \"\xe4\"\n"));
        const auto refused = run(maps + QStringList{u"--set"_s, u"b=\u20ac"_s, u"--output"_s, out_, u"--clean"_s});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("latin.bsp: \xe2\x82\xac cannot be written"), refused.err.constData());
        QVERIFY(textOf(out_ + u"/utf8.bsp"_s).contains("\"b\" \"\xe2\x82\xac\"\n"));
        QVERIFY(!QFileInfo::exists(out_ + u"/latin.bsp"_s)); // what is there is of this run
    }

    void mapsInArchivesAreReadOnly()
    {
        const auto archive = put(u"a.pk3"_s, contentOf(sampleFile(u"archives/gallery.pk3")));
        const auto inside = archive + u"/maps/gallery.bsp"_s;
        const auto before = contentOf(archive);
        const auto refused = run({u"entities"_s, inside, u"--set"_s, u"a=b"_s, u"--in-place"_s});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("Maps in archives cannot be edited in place"), refused.err.constData());
        QCOMPARE(run({u"entities"_s, inside, u"--set"_s, u"a=b"_s, u"--output"_s, out_}).code, 0);
        QVERIFY(textOf(out_ + u"/gallery.bsp"_s).contains("\"a\" \"b\""));
        QCOMPARE(contentOf(archive), before);
    }

    void wrongWordsAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray>("words", "reason");
        row("no place", u"FILE --set a=b"_s, "an edit needs --output DIR, --in-place or --dry-run");
        row("two places", u"FILE --set a=b --output DIR --in-place"_s, "--output cannot be combined with --in-place");
        row("no edit", u"FILE --where a=b --dry-run"_s, "--where needs --set, --calc, --remove, --delete, --add, --rules or");
        row("no equals", u"FILE --set a --dry-run"_s, "--set takes KEY=VALUE");
        row("no equals in a calculation", u"FILE --calc a --dry-run"_s, "--calc takes KEY=EXPRESSION");
        row("no key to calculate", u"FILE --calc =1 --dry-run"_s, "A key cannot be empty.");
        row("a fault in a calculation", u"FILE --calc light=value**2 --dry-run"_s,
            "--calc light=value**2: There must be a number or a name at character 13, not *.");
        row("plus and equals", u"FILE --calc light+=2 --dry-run"_s, "--calc has no += and -=. Write light=value + 1");
        row("calculate and delete", u"FILE --calc a=1 --delete --dry-run"_s, "--delete cannot be combined with --set, --calc or");
        row("no key", u"FILE --set =b --dry-run"_s, "A key cannot be empty.");
        row("a quote", u"FILE --set a=\" --dry-run"_s, "A key or value cannot contain a quote");
        row("set and delete", u"FILE --set a=b --delete --dry-run"_s,
            "--delete cannot be combined with --set, --calc or --remove");
        row("rules and more", u"FILE --rules x --set a=b --dry-run"_s, "--rules-dir cannot be combined with --set");
        row("no rules", u"FILE --rules nosuch --dry-run"_s, "nosuch: It cannot be read: ");
        row("a NUL in a text", u"FILE --add NUL --dry-run"_s, "NUL: It contains a NUL");
        row("no text", u"FILE --add nosuch --dry-run"_s, "nosuch: It cannot be read: ");
        row("replace and edit", u"FILE --replace a.ent --set a=b --output x"_s, "--replace cannot be combined with an edit");
        row("two to print", u"FILE FILE"_s, "The texts of many maps need --output FOLDER.");
        row("in place of what", u"FILE --in-place"_s, "--in-place needs an edit");
        row("all in place", u"FILE --set a=b --all --in-place"_s, "--all needs --output DIR");
        row("nothing to clean", u"FILE --set a=b --clean --dry-run"_s, "--clean needs --output DIR");
        row("a filter", u"FILE --where ! --delete --dry-run"_s, "--where: There is nothing after this !.");
        row("no filter", u"FILE --where  --delete --dry-run"_s, "--where: The filter is empty.");
        row("no operand", u"FILE --where light>x --delete --dry-run"_s, "--where: x is not a number.");
        row("a sample in place", u"--sample quake2 --set a=b --in-place"_s, "samples");
    }

    void wrongWordsAreTold()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, reason);
        auto list = words.split(u' ');
        list.replaceInStrings(QRegularExpression(u"^NUL$"_s), put(u"NUL"_s, start + '\0' + start));
        list.replaceInStrings(QRegularExpression(u"^FILE$"_s), lit_).replaceInStrings(QRegularExpression(u"^DIR$"_s), out_);
        const auto ended = run(QStringList{u"entities"_s} + list);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(reason) && ended.err.count('\n') == 1, ended.err.constData());
        QVERIFY(!QFileInfo::exists(out_));
    }

    void outputsAreNobodyElsesAndNotRead()
    {
        const auto refuses = [this](const QStringList &words, const QByteArray &why) {
            const auto before = contentOf(lit_);
            const auto ended = run(QStringList{u"entities"_s} + words + QStringList{u"--set"_s, u"a=b"_s});
            return ended.code == 2 && ended.err.contains(why) && contentOf(lit_) == before && !QFileInfo::exists(out_);
        };
        QVERIFY(QDir(folder_->path()).mkdir(u"sub"_s));
        const auto same = folder_->filePath(u"sub/lit.bsp"_s);
        QVERIFY(QFile::copy(lit_, same));
        QVERIFY(refuses({lit_, same, u"--output"_s, out_}, " would be written to it. Write them into different folders."));
        QVERIFY(QDir(folder_->path()).mkdir(u"other"_s) && QFile::copy(lit_, folder_->filePath(u"other/lit.bsp"_s)));
        for (const auto &folders : {QStringList{u"sub"_s, u"other"_s}, {u"s*"_s, u"o*"_s}})
            QVERIFY(refuses({folder_->filePath(folders[0]), folder_->filePath(folders[1]), u"--output"_s, out_},
                            " would be written to it. Name a folder that contains both, or write them into different folders."));
        QVERIFY(refuses({lit_, u"--output"_s, folder_->path()}, "This file is also an input and would be overwritten."));
        QVERIFY(refuses({lit_, u"--output"_s, folder_->filePath(u"sub/.."_s)},
                        "This file is also an input and would be overwritten."));
        writeFile(folder_->filePath(u"text"_s), "no folder");
        QVERIFY(refuses({lit_, u"--output"_s, folder_->filePath(u"text/a/b"_s)}, "/text is a file."));
        QVERIFY(refuses({lit_, u"--output"_s, dark_}, "dark.bsp: For an edit, --output takes a folder"));
        QVERIFY(refuses({lit_, u"--output"_s, lit_}, "lit.bsp: For an edit, --output takes a folder"));
        QVERIFY(refuses({lit_, u"--output"_s, folder_->filePath(u"new.bsp"_s)}, "new.bsp: For an edit, --output takes a folder"));
        QVERIFY(!QFileInfo::exists(folder_->filePath(u"new.bsp"_s)));
    }

    // In a folder, they do not stop the edit of the others.
    void mapsThatCannotBeEditedInPlaceAreRefusedThemselves()
    {
        const auto archive = put(u"z.pk3"_s, contentOf(sampleFile(u"archives/gallery.pk3"))),
                   link = folder_->filePath(u"m.bsp"_s);
        QVERIFY(QFile::link(lit_, link));
        const auto before = contentOf(archive);
        const auto ended = run({u"entities"_s, folder_->path(), u"--set"_s, u"a=b"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("m.bsp: This is another name for one of the other maps."), ended.err.constData());
        QVERIFY2(ended.err.contains("gallery.bsp: Maps in archives cannot be edited in place."), ended.err.constData());
        QCOMPARE(ended.out.count(": refused, not written"), 2);
        QVERIFY(textOf(lit_).contains("\"a\" \"b\"") && textOf(dark_).contains("\"a\" \"b\""));
        QCOMPARE(contentOf(archive), before);
        QVERIFY(QFileInfo(link).isSymLink());
    }

    // On every system: the folder may be on a disk that takes no notice of case, or go to one.
    void namesThatDifferOnlyInCaseAreOneOutput()
    {
        QVERIFY(QDir(folder_->path()).mkdir(u"sub"_s));
        const auto other = put(u"sub/LIT.BSP"_s, contentOf(lit_));
        const QStringList words{u"entities"_s, lit_, dark_, other, u"--set"_s, u"a=b"_s};
        for (const bool isThere : {false, true}) {
            QVERIFY(!isThere || QDir().mkdir(out_));
            const auto ended = run(words + QStringList{u"--output"_s, out_});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains("LIT.BSP: On a file system that ignores case, both "), ended.err.constData());
            QVERIFY(QDir(out_).isEmpty());
        }
        QCOMPARE(run(words + QStringList{u"--in-place"_s}).code, 0); // of two folders
        QVERIFY(textOf(lit_).contains("\"a\" \"b\"") && textOf(other).contains("\"a\" \"b\""));
    }

    void aFileWithMoreNamesIsAskedAbout()
    {
        const auto other = folder_->filePath(u"other.bsp"_s);
        QCOMPARE(::link(QFile::encodeName(lit_).constData(), QFile::encodeName(other).constData()), 0);
        const auto refused = edit({u"--delete"_s, u"--in-place"_s});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(
                     "Nothing was written. --keep-links overwrites the file in place, so that all its names get the new map."),
                 refused.err.constData());
        QCOMPARE(textOf(lit_), world + lamp + start + lamp);
        QCOMPARE(textOf(dark_), world);
        QCOMPARE(edit({u"--delete"_s, u"--in-place"_s, u"--keep-links"_s}).code, 0);
        QCOMPARE(textOf(other), world);
    }

    void mapsThatNothingFitsKeepTheirBytes_data() { addMapRows(); }
    void mapsThatNothingFitsKeepTheirBytes()
    {
        FETCH_MAP_PATH();
        const auto map = put(u"map.bsp"_s, contentOf(path));
        const auto rules = put(
            u"rules"_s, "filter:\n{\n\"classname\" \"/^no such class$/\"\n}\nmodify:\n{\nmatch:\n{\n\"no such key\" \"1\"\n}\n"
                        "insert:\n{\n\"a\" \"b\"\n}\n}\n");
        const auto ended = run({u"entities"_s, map, u"--rules"_s, rules, u"--in-place"_s});
        QCOMPARE(ended.code, 3); // the rules fit nothing
        QVERIFY(contentOf(map) == contentOf(path));
        QVERIFY(!QFileInfo::exists(map + u".bak"_s));
    }

private:
    static inline const QByteArray added = QByteArray(start).replace("0 0 24", "8 8 24");
};

ADD_TEST(TestEntityBatch, QCoreApplication)
#include "tst_entitybatch.moc"

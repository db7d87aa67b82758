// `lumpscope edit FILE... --lump NAME --set ...`: which bytes of which maps change, what is written where, what is refused.
#include "core/vis/clustersight.h"
#include "tests/batchfixture.h"
#include "tests/program.h"

class TestEditCommand : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }
    void onlyTheFieldsBytesChange_data() { addFormatRows(); }
    void onlyTheFieldsBytesChange()
    {
        const auto path = mapWith(u"any.bsp"_s, world + start, fetchFormat());
        const auto map = std::move(readMapFile(path)).value();
        const int planes = map.format().roles.planes;
        const auto dist = map.column(planes, "dist");
        QVERIFY(dist.count() > 1);
        auto expected = contentOf(path);
        const auto changed = static_cast<float>(dist.number(1)) + 8;
        const auto at = map.extent(planes).offset + qint64{map.lump(planes).stride} + dist.field().offset;
        expected.replace(at, 4, littleEndian(std::bit_cast<qint32>(changed), 4));
        const auto ended = run({u"edit"_s, path, u"--lump"_s, u"planes"_s, u"--where"_s, u"id=1"_s, u"--set"_s,
                                u"Dist = value + 8"_s, u"--output"_s, out_});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.out, path.toUtf8() + ": records of Planes changed: 1 (dist)\n");
        QVERIFY(contentOf(out_ + u"/any.bsp"_s) == expected);
        QVERIFY(contentOf(path) != expected);
    }

    void whatTheFilterChoosesIsEditedInOrder()
    {
        const auto before = distances(lit_);
        const auto ended = edit({u"--where"_s, u"dist>0"_s, u"--set"_s, u"dist = -dist"_s, u"--set=dist -= 8"_s, u"--set"_s,
                                 u"normal.x = 0.5"_s, u"--output"_s, out_});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        const auto after = distances(out_ + u"/lit.bsp"_s);
        QCOMPARE(after.size(), before.size());
        qsizetype chosen = 0;
        for (qsizetype i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i], before[i] > 0 ? -before[i] - 8 : before[i]);
            chosen += before[i] > 0;
        }
        QVERIFY(chosen > 0 && chosen < before.size());
        QVERIFY2(ended.out.contains("lit.bsp: records of Planes changed: " + QByteArray::number(chosen) + " (normal.x, dist)\n"),
                 ended.out.constData());
        QVERIFY(contentOf(out_ + u"/dark.bsp"_s).size() == contentOf(dark_).size());
    }

    void leafsAreChosenByWhatTheirClustersSee()
    {
        const auto changed = [](const QString &where) {
            const auto ended = run({u"edit"_s, sampleFile(u"quake2/maps/gallery.bsp"), u"--lump"_s, u"leafs"_s, u"--where"_s,
                                    where, u"--set"_s, u"mins.x = value - 1"_s, u"--dry-run"_s, u"--json"_s});
            return QJsonDocument::fromJson(ended.out)["maps"_L1][0]["changed"_L1].toInt();
        };
        const int seeing = changed(u"drawnFaces>0"_s);
        QVERIFY(seeing > 0 && seeing < changed(u"id>=0"_s));
        auto map = std::move(readMapFile(sampleFile(u"quake2/maps/gallery.bsp"))).value();
        fillClusters(map);
        const auto clusters = map.column(map.format().columns.leafCluster), sees = map.column(map.format().columns.clusterSight);
        const auto leafsWhere = [&](const auto &holds) {
            int count = 0;
            for (quint32 leaf = 0; leaf < clusters.count(); ++leaf)
                if (const auto cluster = clusters.integer(leaf); cluster >= 0)
                    count += holds(sees.integer(static_cast<quint32>(cluster))) ? 1 : 0;
            return count;
        };
        QCOMPARE(changed(u"sees<5"_s), leafsWhere([](qint64 count) { return count < 5; }));
        const int above5 = changed(u"sees>5"_s), above20 = changed(u"sees>20"_s);
        QCOMPARE(above5, leafsWhere([](qint64 count) { return count > 5; }));
        QCOMPARE(above20, leafsWhere([](qint64 count) { return count > 20; }));
        QVERIFY(above20 > 0 && above20 < above5);
    }

    void inPlaceTheOldMapIsKept()
    {
        const auto before = contentOf(lit_);
        const auto ended = edit({u"--where"_s, u"id=0"_s, u"--set"_s, u"dist = 12.5"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("lit.bsp: records of Planes changed: 1 (dist), backup: " + lit_.toUtf8() + ".bak\n"),
                 ended.out.constData());
        QVERIFY(contentOf(lit_ + u".bak"_s) == before);
        QCOMPARE(distances(lit_).first(), 12.5);
        QCOMPARE(distances(dark_).first(), 12.5);
        const auto again = edit({u"--where"_s, u"id=0"_s, u"--set"_s, u"dist = 12.5"_s, u"--in-place"_s});
        QCOMPARE(again.code, 0);
        QVERIFY2(again.out.contains("lit.bsp: nothing changes\n"), again.out.constData());
        QVERIFY(!QFileInfo::exists(lit_ + u".bak2"_s));
    }

    void onlyItsOwnResultsAreReplacedWithoutABackup()
    {
        const auto codeOf = [this](const QString &assignment) {
            return edit({u"--where"_s, u"id=0"_s, u"--set"_s, assignment, u"--output"_s, out_, u"--clean"_s}).code;
        };
        const auto result = out_ + u"/lit.bsp"_s;
        QCOMPARE(codeOf(u"dist = 12.5"_s), 0);
        QCOMPARE(codeOf(u"dist = 13.5"_s), 0);
        QVERIFY(!QFileInfo::exists(result + u".bak"_s));
        const auto before = contentOf(result);
        QCOMPARE(codeOf(u"normal.x = 0.5"_s), 0);
        QVERIFY(contentOf(result + u".bak"_s) == before);
        QVERIFY(contentOf(result) != before);
    }

    void aSingleMapIsWrittenToAFile()
    {
        const auto before = contentOf(lit_);
        const auto output = folder_->filePath(u"new.bsp"_s);
        const QStringList words{u"edit"_s, lit_,       u"--lump"_s,      u"1"_s,       u"--where"_s,
                                u"id=0"_s, u"--set"_s, u"dist = 12.5"_s, u"--output"_s};
        QCOMPARE(run(words + QStringList{output}).code, 0);
        QCOMPARE(distances(output).first(), 12.5);
        QVERIFY(contentOf(lit_) == before);
        // Even if nothing changes, as scripts go on with it.
        const auto same = folder_->filePath(u"same.bsp"_s);
        QCOMPARE(run({u"edit"_s, lit_, u"--lump"_s, u"PLANES"_s, u"--set"_s, u"dist = dist"_s, u"--output"_s, same}).code, 0);
        QVERIFY(contentOf(same) == before);
        // Its own file is edited in place.
        const auto itself = run(words + QStringList{lit_});
        QVERIFY2(itself.code == 0 && itself.out.contains(".bak\n"), itself.out.constData());
        QVERIFY(contentOf(lit_ + u".bak"_s) == before && contentOf(lit_) == contentOf(output));
    }

    void aDryRunWritesNothing()
    {
        const auto before = contentOf(lit_);
        for (const auto &where : {QStringList{}, QStringList{u"--output"_s, out_}, QStringList{u"--in-place"_s}}) {
            const auto ended = edit(QStringList{u"--where"_s, u"id=0"_s, u"--set"_s, u"dist = 12.5"_s, u"--dry-run"_s} + where);
            QCOMPARE(ended.code, 0);
            QVERIFY2(ended.out.contains("lit.bsp: records of Planes that would change: 1 (dist)\n"), ended.out.constData());
            QVERIFY(contentOf(lit_) == before);
            QVERIFY(!QFileInfo::exists(out_) && !QFileInfo::exists(lit_ + u".bak"_s));
        }
    }

    void everyChangeIsInTheJson()
    {
        const auto old = distances(lit_);
        const auto ended = run({u"edit"_s, lit_, folder_->filePath(u"none.bsp"_s), u"--lump"_s, u"planes"_s, u"--where"_s,
                                u"id=0..1"_s, u"--set"_s, u"dist = 0.1"_s, u"--dry-run"_s, u"--json"_s},
                               {}, u"de"_s);
        QCOMPARE(ended.code, 2);
        const auto maps = QJsonDocument::fromJson(ended.out)[u"maps"_s].toArray();
        QCOMPARE(maps.size(), 2);
        const auto first = maps[0].toObject();
        QCOMPARE(first[u"file"_s].toString(), lit_);
        QCOMPARE(first[u"changed"_s].toInt(), 2);
        QVERIFY(first[u"error"_s].isNull());
        QJsonArray records;
        for (const qsizetype i : {0, 1})
            records.append(QJsonObject{
                {u"lump"_s, u"PLANES"_s}, {u"index"_s, i}, {u"field"_s, u"dist"_s}, {u"old"_s, old[i]}, {u"new"_s, 0.1}});
        QCOMPARE(first[u"records"_s].toArray(), records);
        QCOMPARE(maps[1][u"changed"_s].toInt(-1), 0);
        QVERIFY(maps[1][u"records"_s].isArray() && !maps[1][u"error"_s].toString().isEmpty());
    }

    void whatDoesNotFitIsRefusedAndNothingWritten_data()
    {
        const auto row = addColumns<QString, QStringList, QByteArray>("lump", "words", "reason");
        row("a fraction", u"FACES"_s, {u"--set"_s, u"texinfo = 0.5"_s}, "Face 0: texinfo must be a whole number; 0.5 is not.");
        row("an overflow", u"FACES"_s, {u"--where"_s, u"id>1"_s, u"--set"_s, u"styles[0] = 256"_s},
            "Face 2: styles[0] can be from 0 to 255; 256 is outside.");
        row("a division", u"PLANES"_s, {u"--set"_s, u"dist = 1 / (value - value)"_s}, "Plane 0: The expression divides by 0.");
        row("an overflow of the second", u"FACES"_s, {u"--set"_s, u"styles[0] = 200"_s, u"--set"_s, u"styles[0] += 200"_s},
            "Face 0: styles[0] can be from 0 to 255; 400 is outside.");
        row("an error of the map", u"LEAFFACES"_s, {u"--where"_s, u"id=0"_s, u"--set"_s, u"face = 30001"_s},
            "Refused: nothing was written. --force writes it anyway.");
    }

    void whatDoesNotFitIsRefusedAndNothingWritten()
    {
        QFETCH(QString, lump);
        QFETCH(QStringList, words);
        QFETCH(QByteArray, reason);
        const auto before = contentOf(lit_);
        const auto all = QStringList{u"edit"_s, lit_, u"--lump"_s, lump} + words;
        for (const auto &where : {QStringList{u"--output"_s, out_}, QStringList{u"--in-place"_s}, QStringList{u"--dry-run"_s}}) {
            const auto ended = run(all + where);
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.err.contains("lit.bsp: " + reason), ended.err.constData());
            QVERIFY2(ended.out.contains("lit.bsp: refused, not written"), ended.out.constData());
            QVERIFY(contentOf(lit_) == before);
            QVERIFY(!QFileInfo::exists(out_) && !QFileInfo::exists(lit_ + u".bak"_s));
        }
        const auto json = QJsonDocument::fromJson(run(all + QStringList{u"--dry-run"_s, u"--json"_s}).out)[u"maps"_s][0];
        QCOMPARE(json[u"changed"_s].toInt(-1), 0);
        QVERIFY(json[u"records"_s].toArray().isEmpty() && !json[u"error"_s].toString().isEmpty());
    }

    void errorsOfTheMapCanBeForced()
    {
        const QStringList words{u"edit"_s, lit_,       u"--lump"_s,       u"LEAFFACES"_s, u"--where"_s,
                                u"id=0"_s, u"--set"_s, u"face = 30001"_s, u"--output"_s,  out_};
        const auto refused = run(words);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.out.contains("lit.bsp: refused, not written, records of LeafFaces that would change: 1 (face)\n"),
                 refused.out.constData());
        QCOMPARE(run(words + QStringList{u"--force"_s}).code, 0);
        const auto map = std::move(readMapFile(out_ + u"/lit.bsp"_s)).value();
        QCOMPARE(map.column(map.findLump(u"LEAFFACES"), "face").integer(0), 30001);
    }

    // One map that is refused does not stop the others, and one that cannot be read is worse.
    void aRefusedMapStopsNothing()
    {
        const auto third = put(u"third.bsp"_s, MapBuilder::room(bsp::quake2).set("PLANES", 0, "dist", 7.5).build());
        const auto before = contentOf(third);
        const QStringList words{u"--lump"_s,   u"PLANES"_s, u"--where"_s, u"id=0"_s, u"--set"_s, u"dist = 8 / (dist - 7.5)"_s,
                                u"--output"_s, out_};
        const auto ended = run(QStringList{u"edit"_s, lit_, third, dark_} + words);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("third.bsp: Plane 0: The expression divides by 0.") && ended.err.count('\n') == 1,
                 ended.err.constData());
        QVERIFY2(ended.out.contains("third.bsp: refused, not written\n"), ended.out.constData());
        QVERIFY(distances(out_ + u"/lit.bsp"_s).first() == distances(out_ + u"/dark.bsp"_s).first());
        QVERIFY(distances(out_ + u"/lit.bsp"_s).first() != distances(lit_).first());
        QVERIFY(!QFileInfo::exists(out_ + u"/third.bsp"_s) && contentOf(third) == before);
        const auto broken = put(u"broken.bsp"_s, "no map");
        const auto worse = run(QStringList{u"edit"_s, broken, third, lit_} + words + QStringList{u"--clean"_s});
        QCOMPARE(worse.code, 2);
        QVERIFY2(worse.out.contains("broken.bsp: failed\n"), worse.out.constData());
        QVERIFY(QFileInfo::exists(out_ + u"/lit.bsp"_s));
    }

    void mapsOfOtherFormatsAreLeftAlone()
    {
        const auto other = mapWith(u"other.bsp"_s, world + start, bsp::quake3);
        const auto shaders =
            run({u"edit"_s, lit_, other, u"--lump"_s, u"SHADERS"_s, u"--set"_s, u"surfaceFlags += SLICK"_s, u"--output"_s, out_});
        QCOMPARE(shaders.err, QByteArray());
        QCOMPARE(shaders.code, 0);
        QVERIFY2(shaders.out.contains("lit.bsp: nothing changes. The map has no lump SHADERS.\n"), shaders.out.constData());
        QVERIFY(!QFileInfo::exists(out_ + u"/lit.bsp"_s));
        const auto map = std::move(readMapFile(out_ + u"/other.bsp"_s)).value();
        const auto flags = map.column(map.findLump(u"SHADERS"), "surfaceFlags");
        QVERIFY(flags.count() > 0);
        for (quint32 shader = 0; shader < flags.count(); ++shader)
            QVERIFY((flags.integer(shader) & 2) != 0);
        const auto types = run({u"edit"_s, lit_, other, u"--lump"_s, u"PLANES"_s, u"--set"_s, u"type = value"_s, u"--dry-run"_s});
        QCOMPARE(types.code, 0);
        QVERIFY2(types.out.contains("other.bsp: nothing changes. The map's lump PLANES has no field type.\n"),
                 types.out.constData());
        const auto quake = mapWith(u"quake.bsp"_s, world + start, bsp::quake);
        const auto slick =
            run({u"edit"_s, lit_, quake, u"--lump"_s, u"TEXINFO"_s, u"--set"_s, u"flags += SLICK"_s, u"--dry-run"_s});
        QCOMPARE(slick.err, QByteArray());
        QCOMPARE(slick.code, 0);
        QVERIFY2(slick.out.contains("quake.bsp: nothing changes. The map's lump TEXINFO has no field or flag SLICK.\n"),
                 slick.out.constData());
        // A name with spaces, in quotes or not, that only one of the formats has; one that both have.
        const auto halfLife = mapWith(u"hl.bsp"_s, world + start, bsp::goldsrc);
        const auto styled = [&](const QString &name) {
            return run({u"edit"_s, quake, halfLife, u"--lump"_s, u"FACES"_s, u"--set"_s, u"styles[0]="_s + name, u"--dry-run"_s,
                        u"--force"_s});
        };
        for (const auto &name : {u"UNDERWATER LIGHT MUTATION"_s, u"\"UNDERWATER LIGHT MUTATION\""_s}) {
            const auto ended = styled(name);
            QVERIFY2(ended.code == 0, ended.err.constData());
            QVERIFY2(ended.out.contains("quake.bsp: nothing changes. The map's lump FACES has no field or flag UNDERWATER LIGHT "
                                        "MUTATION.\n"),
                     ended.out.constData());
            QVERIFY2(ended.out.contains("hl.bsp: records of Faces that would change: "), ended.out.constData());
        }
        const auto both = styled(u"GENTLE PULSE"_s);
        QVERIFY2(both.code == 0 && both.out.count("records of Faces that would change: ") == 2, both.out.constData());
        const auto unmatched =
            run({u"edit"_s, quake, u"--lump"_s, u"TEXINFO"_s, u"--set"_s, u"flags += SLICK"_s, u"--dry-run"_s});
        QCOMPARE(unmatched.code, 3);
        QVERIFY2(unmatched.err.contains("fields and flags: flags, SLICK."), unmatched.err.constData());
        const auto none = edit({u"--lump"_s, u"SHADERS"_s, u"--set"_s, u"surfaceFlags = 0"_s, u"--dry-run"_s}, false);
        QCOMPARE(none.code, 3);
        QCOMPARE(none.err, QByteArray("lumpscope: --set: None of these maps has a lump SHADERS with these fields and flags: "
                                      "surfaceFlags.\n"));
    }

    void whatMatchesNothingIsTold()
    {
        const auto none = edit({u"--where"_s, u"dist=1234"_s, u"--set"_s, u"dist = 0"_s, u"--output"_s, out_});
        QCOMPARE(none.code, 3);
        QVERIFY2(none.err.contains("--where: No record in these maps matches dist=1234."), none.err.constData());
        QCOMPARE(none.out.count("nothing changes\n"), 2);
        const auto together = edit({u"--where"_s, u"id=0 id=1"_s, u"--set"_s, u"dist = 0"_s, u"--output"_s, out_});
        QCOMPARE(together.code, 3);
        QCOMPARE(together.err, QByteArray("lumpscope: --where: No record in these maps matches the whole filter.\n"));
        QVERIFY(!QFileInfo::exists(out_));
    }

    // A map with other edits is none of them.
    void resultsOfAnEarlierRunAreReplacedWhenAsked()
    {
        const auto result = out_ + u"/lit.bsp"_s;
        const auto set = [this](const QString &value, const QStringList &more = {}) {
            return edit(QStringList{u"--where"_s, u"id=0"_s, u"--set"_s, u"dist = "_s + value, u"--output"_s, out_} + more);
        };
        QCOMPARE(set(u"1.5"_s).code, 0);
        const auto refused = set(u"2.5"_s);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("The folder already has files with these names: lit.bsp, dark.bsp."),
                 refused.err.constData());
        QCOMPARE(set(u"2.5"_s, {u"--clean"_s}).code, 0);
        QCOMPARE(distances(result).first(), 2.5);
        QVERIFY(!QFileInfo::exists(result + u".bak"_s));
        const auto theirs = mapWith(u"out/lit.bsp"_s, world + start + start);
        QCOMPARE(set(u"3.5"_s, {u"--clean"_s}).code, 0);
        QCOMPARE(distances(theirs).first(), 3.5);
        QCOMPARE(textOf(result + u".bak"_s), world + start + start);
    }

    void samplesKeepTheirBytes_data() { addSampleMapRows(); }
    void samplesKeepTheirBytes()
    {
        FETCH_MAP_PATH();
        const auto map = put(u"map.bsp"_s, contentOf(path));
        const auto ended =
            run({u"edit"_s, map, u"--lump"_s, u"MODELS"_s, u"--set"_s, u"mins.x = value"_s, u"--all"_s, u"--output"_s, out_});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("map.bsp: nothing changes, written unchanged"), ended.out.constData());
        QVERIFY(contentOf(out_ + u"/map.bsp"_s) == contentOf(path));
    }

    void wrongWordsAreTold_data()
    {
        const auto row = addColumns<QStringList, QByteArray>("words", "reason");
        const QStringList good{u"--lump"_s, u"PLANES"_s, u"--set"_s, u"dist = 1"_s};
        row("no lump", {u"--set"_s, u"dist = 1"_s, u"--dry-run"_s},
            "edit: --lump NAME and --set FIELD=EXPRESSION are needed, or --rules FILE or --rules-dir DIR.");
        row("no edit", {u"--lump"_s, u"PLANES"_s, u"--dry-run"_s},
            "edit: --lump NAME and --set FIELD=EXPRESSION are needed, or --rules FILE or --rules-dir DIR.");
        row("no output", good, "edit: an edit needs --output DIR, --in-place or --dry-run.");
        row("two outputs", good + QStringList{u"--output"_s, u"x"_s, u"--in-place"_s},
            "edit: --output cannot be combined with --in-place.");
        row("nothing to clean", good + QStringList{u"--clean"_s, u"--dry-run"_s}, "edit: --clean needs --output DIR.");
        row("a file for two", good + QStringList{u"--output"_s, u"new.bsp"_s}, "new.bsp: For an edit, --output takes a folder");
        row("unknown lump", {u"--lump"_s, u"PLAINS"_s, u"--set"_s, u"dist = 1"_s, u"--in-place"_s},
            "edit: No format has a lump PLAINS.");
        row("unknown field", {u"--lump"_s, u"PLANES"_s, u"--set"_s, u"distance = 1"_s, u"--in-place"_s},
            "edit: No format has a field distance in the lump PLANES.");
        row("no records", {u"--lump"_s, u"LIGHTING"_s, u"--set"_s, u"x = 1"_s, u"--in-place"_s},
            "edit: Lighting consists of bytes, not of records.");
        row("no field", {u"--lump"_s, u"PLANES"_s, u"--set"_s, u"= 1"_s, u"--in-place"_s},
            "edit: --set takes FIELD=EXPRESSION, but = 1 names no field before an =.");
        row("no assignment", {u"--lump"_s, u"PLANES"_s, u"--set"_s, u"dist"_s, u"--in-place"_s},
            "edit: --set takes FIELD=EXPRESSION, but dist names no field before an =.");
        row("no expression", {u"--lump"_s, u"PLANES"_s, u"--set"_s, u"dist = 1 +"_s, u"--in-place"_s},
            "--set dist = 1 +: A number or a name is missing");
        row("the second", good + QStringList{u"--set"_s, u"dist = nosuch"_s, u"--in-place"_s},
            "--set dist = nosuch: The name nosuch at character 8 is unknown.");
        row("a filter", good + QStringList{u"--where"_s, u"nosuch=1"_s, u"--in-place"_s}, "lit.bsp: --where: ");
        row("no filter", good + QStringList{u"--where"_s, QString(), u"--in-place"_s}, "--where: The filter is empty.");
        row("a derived table", {u"--lump"_s, u"clusters"_s, u"--set"_s, u"leafs = 1"_s, u"--in-place"_s},
            "is derived from other lumps; the map does not store it.");
    }

    void wrongWordsAreTold()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, reason);
        const auto before = contentOf(lit_);
        const auto ended = edit(words, false);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(reason), ended.err.constData());
        QVERIFY(contentOf(lit_) == before && !QFileInfo::exists(lit_ + u".bak"_s));
        QVERIFY(!QFileInfo::exists(u"new.bsp"_s));
    }

private:
    // Edits both maps: their planes, unless `words` name the lump.
    Ended edit(const QStringList &words, bool arePlanes = true) const
    {
        return run(QStringList{u"edit"_s, lit_, dark_} + (arePlanes ? QStringList{u"--lump"_s, u"PLANES"_s} : QStringList())
                   + words);
    }
    static QList<double> distances(const QString &path)
    {
        const auto map = std::move(readMapFile(path)).value();
        const auto column = map.column(map.format().roles.planes, "dist");
        QList<double> distances;
        for (quint32 plane = 0; plane < column.count(); ++plane)
            distances.append(column.number(plane));
        return distances;
    }
};

ADD_TEST(TestEditCommand, QCoreApplication)
#include "tst_editcommand.moc"

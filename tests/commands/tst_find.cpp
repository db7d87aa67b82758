// The subcommand find: records of a table in maps of several formats, and what it prints about them.
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

namespace {

QByteArray litMap(const bsp::Format &format, const QByteArray &value)
{
    auto map = MapBuilder::room(format);
    map.setLumpBytes("ENTITIES",
                     map.lumpBytes("ENTITIES").chopped(1) + "{\n\"classname\" \"light\"\n\"light\" \"" + value + "\"\n}\n");
    return map.build();
}

QStringList linesOf(const QByteArray &text) { return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts); }

} // namespace

class TestFind : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(folder_.isValid() && QDir(folder_.path()).mkpath(u"all/deep"_s));
        save(folder_, u"all/a.bsp"_s, litMap(bsp::quake2, "200"));
        save(folder_, u"all/b.bsp"_s, litMap(bsp::goldsrc, "say, 300"));
        save(folder_, u"all/broken.bsp"_s, "no map");
        save(folder_, u"all/deep/c.bsp"_s, litMap(bsp::quake3, "400"));
        save(folder_, u"all/pak1.pak"_s, pakOf({{.name = "maps/in.bsp", .bytes = litMap(bsp::quake2, "500")}}));
        for (const auto *name : {"a", "b", "deep/c"})
            good_.append(folder_.filePath(u"all/%1.bsp"_s.arg(QString::fromLatin1(name))));
    }

    void linesNameTheMapAndTheRecord()
    {
        const auto ended = find({u"entitylist"_s, u"classname=light light<=400"_s, u"--columns"_s, u"classname,light"_s}, good_);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QCOMPARE(linesOf(ended.out), (QStringList{u"a.bsp: Entity 5: classname=light light=200"_s,
                                                  u"deep/c.bsp: Entity 3: classname=light light=400"_s}));
        QVERIFY(find({u"faces"_s, u"id=1"_s}, good_).out.startsWith("a.bsp: Face 1: "));
        QCOMPARE(find({u"entities"_s, u"light"_s, u"--count"_s}, good_).out, "a.bsp,1\nb.bsp,1\ndeep/c.bsp,1\ntotal,3\n");
    }

    // A map that cannot be read does not stop the others, and one in an archive is found, too.
    void foldersAndArchivesAreSearched()
    {
        const auto ended = find({u"entitylist"_s, u"classname=light"_s, u"--files"_s}, {folder_.filePath(u"all"_s)});
        QCOMPARE(ended.code, 2);
        QCOMPARE(linesOf(ended.out), (QStringList{u"a.bsp"_s, u"b.bsp"_s, u"deep/c.bsp"_s, u"pak1.pak/maps/in.bsp"_s}));
        QVERIFY2(ended.err.contains("broken.bsp: "), ended.err.constData());
        const auto inside = find({u"entitylist"_s, u"light=500"_s}, {folder_.filePath(u"all/pak1.pak"_s)});
        QVERIFY(inside.code == 0 && inside.out.startsWith("pak1.pak/maps/in.bsp: Entity 5: light"));
    }

    void csvHasTheColumnsOfAllFormats()
    {
        const auto lines = linesOf(find({u"faces"_s, u"id=2"_s, u"--format"_s, u"csv"_s}, good_).out);
        QCOMPARE(lines.size(), 4);
        const auto names = lines.first().split(u',');
        QVERIFY(lines.first().startsWith(u"file,index,") && names.contains(u"lightofs"_s) && names.contains(u"shaderNum"_s));
        QCOMPARE(names.count(u"styles[0]"_s), 1);
        for (const auto &line : lines)
            QCOMPARE(line.count(u','), names.size() - 1);
        const auto value = [&](qsizetype line, const QString &name) { return lines[line].split(u',')[names.indexOf(name)]; };
        QCOMPARE(value(1, u"file"_s), u"a.bsp"_s);
        QCOMPARE(value(1, u"texinfo"_s), u"1"_s);
        QCOMPARE(value(1, u"shaderNum"_s), QString());
        QCOMPARE(value(3, u"shaderNum"_s), u"1"_s);
        QCOMPARE(value(3, u"texinfo"_s), QString());
    }

    void csvIsQuotedAndNamedPlainly()
    {
        const auto lights =
            find({u"entitylist"_s, u"classname=light"_s, u"--format"_s, u"csv"_s, u"--columns"_s, u"light"_s}, good_);
        const auto lines = linesOf(lights.out);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], u"file,index,light"_s);
        QCOMPARE(lines[1], u"a.bsp,5,200"_s);
        QCOMPARE(lines[2], u"b.bsp,3,\"say, 300\""_s);
        const auto planes =
            find({u"planes"_s, u"id=8"_s, u"--format"_s, u"csv"_s, u"--columns"_s, u"dist,normal"_s, u"--plain-names"_s},
                 {good_.first()});
        QCOMPARE(planes.out, "file,index,dist,normal_x,normal_y,normal_z\na.bsp,8,-64,0,0,1\n");
        const auto odd = save(folder_, u"one, two.bsp"_s, contentOf(good_.first()));
        const auto quoted = run({u"find"_s, odd, u"models"_s, u"id=0"_s, u"--format"_s, u"csv"_s}).out;
        QVERIFY2(quoted.contains("\n\"" + odd.toUtf8() + "\",0,"), quoted.constData());
    }

    void ndjsonAndJsonNameTheMap()
    {
        const auto lines = linesOf(find({u"faces"_s, u"id=1..2"_s, u"--format"_s, u"ndjson"_s}, good_).out);
        QCOMPARE(lines.size(), 6);
        const auto last = QJsonDocument::fromJson(lines.last().toUtf8());
        QCOMPARE(last["map"_L1].toString(), u"deep/c.bsp"_s);
        QCOMPARE(last["lump"_L1].toString(), u"SURFACES"_s);
        QCOMPARE(last["index"_L1].toInt(), 2);
        QCOMPARE(last["shaderNum"_L1].toInt(), 1);

        const auto all = find({u"faces"_s, u"texinfo=1"_s, u"--format"_s, u"json"_s}, good_);
        QCOMPARE(all.code, 0);
        const auto maps = QJsonDocument::fromJson(all.out)["maps"_L1].toArray();
        QCOMPARE(maps.size(), 3);
        QCOMPARE(maps[0]["file"_L1].toString(), u"a.bsp"_s);
        QVERIFY(maps[0]["error"_L1].isNull());
        QCOMPARE(maps[0]["records"_L1].toArray().size(), 2);
        QCOMPARE(maps[0]["records"_L1][1]["index"_L1].toInt(), 3);
        QVERIFY(maps[2]["skipped"_L1].toString().contains(u"texinfo"));
        const auto alone = QJsonDocument::fromJson(find({u"faces"_s, u"id=9"_s, u"--format"_s, u"json"_s}, {good_.first()}).out);
        QCOMPARE(keys(alone.object()), (QSet<QString>{u"lump"_s, u"records"_s}));
        const auto objects = linesOf(find({u"faces"_s, u"texinfo=1"_s, u"--json-lines"_s}, good_).out);
        QCOMPARE(objects.size(), 3);
        QCOMPARE(QJsonDocument::fromJson(objects[1].toUtf8())["file"_L1].toString(), u"b.bsp"_s);
    }

    void mapsWithoutAColumnAreSkippedAndCounted()
    {
        const auto some = find({u"faces"_s, u"texinfo=1"_s, u"--count"_s}, good_);
        QCOMPARE(some.code, 0);
        QCOMPARE(some.out, "a.bsp,2\nb.bsp,2\ntotal,4\n");
        QVERIFY2(some.err.contains("Skipped maps: 1 of 3 (Quake III Arena). ") && some.err.contains("texinfo"),
                 some.err.constData());
        const auto shown = find({u"faces"_s, u"id=1"_s, u"--columns"_s, u"texinfo"_s}, good_);
        QCOMPARE(linesOf(shown.out), (QStringList{u"a.bsp: Face 1: texinfo=0"_s, u"b.bsp: Face 1: texinfo=0"_s}));
        QVERIFY(shown.err.contains("Skipped maps: 1 of 3 (Quake III Arena). "));
        const auto table = find({u"brushes"_s, u"--count"_s}, good_);
        QVERIFY2(table.err.contains("Skipped maps: 1 of 3 (Half-Life). Half-Life maps have no table brushes."),
                 table.err.constData());
        for (const auto &words : {QStringList{u"faces"_s, u"nosuch=1"_s}, {u"faces"_s, u"--columns"_s, u"nosuch"_s}}) {
            const auto none = find(words, good_);
            QCOMPARE(none.code, 2);
            QVERIFY2(none.out.isEmpty() && none.err.contains("nosuch"), none.err.constData());
        }
        const auto csv = find({u"faces"_s, u"--columns"_s, u"texture,area"_s, u"--format"_s, u"csv"_s}, {good_.first()});
        QCOMPARE(csv.code, 2);
        QVERIFY2(csv.out.isEmpty() && csv.err.contains("no column area. Did you mean squareUnits?"), csv.err.constData());
    }

    // Contents are flags in one format and a single value in another.
    void aColonMeansTheSameInAllFormats()
    {
        const auto ended = find({u"leafs"_s, u"contents:SOLID"_s, u"--count"_s}, {good_[0], good_[1]});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.out, "a.bsp,2\nb.bsp,2\ntotal,4\n");
        for (const auto &name : {u"contents"_s, u"contentFlags"_s}) { // as Quake II and Quake III call them
            const QStringList maps{good_[0], good_[2]};
            const auto brushes = find({u"brushes"_s, name + u":SOLID"_s, u"--count"_s}, maps);
            QCOMPARE(brushes.err, QByteArray());
            QVERIFY2(brushes.out.startsWith("a.bsp,7\ndeep/c.bsp,7\n"), brushes.out.constData());
            const auto csv = linesOf(find({u"brushes"_s, name + u":SOLID id=0"_s, u"--format"_s, u"csv"_s}, maps).out);
            QCOMPARE(csv.size(), 3);
            QVERIFY2(csv[0].startsWith(u"file,index,%1,"_s.arg(name)) && csv[0].count(u"contents"_s, Qt::CaseInsensitive) < 2
                         && csv[1].startsWith(u"a.bsp,0,1,") && csv[2].startsWith(u"deep/c.bsp,0,1,"),
                     qPrintable(csv.join(u'\n')));
            for (const auto &line : csv)
                QCOMPARE(line.count(u','), csv[0].count(u','));
        }
    }

    void alternativesAreSearchedForWhereTheyFit()
    {
        const auto ended = find({u"faces"_s, u"texinfo=1 | shaderNum=1"_s, u"--count"_s}, good_);
        QCOMPARE(ended.code, 0);
        QVERIFY2(!ended.out.contains(",0\n") && ended.out.startsWith("a.bsp,2\nb.bsp,2\n"), ended.out.constData());
        QVERIFY2(ended.err.contains("Maps not searched for texinfo=1: 1 of 3. There is no column texinfo")
                     && ended.err.contains("Maps not searched for shaderNum=1: 2 of 3. There is no column shaderNum"),
                 ended.err.constData());
        const auto json = find({u"faces"_s, u"texinfo=1 | shaderNum=1"_s, u"--format"_s, u"json"_s}, good_);
        const auto maps = QJsonDocument::fromJson(json.out)["maps"_L1].toArray();
        QCOMPARE(maps[0]["notSearched"_L1].toArray(), QJsonArray{u"shaderNum=1"_s});
        QCOMPARE(maps[2]["notSearched"_L1].toArray(), QJsonArray{u"texinfo=1"_s});
        const auto negated = find({u"faces"_s, u"!(texinfo=1 | shaderNum=1)"_s, u"--count"_s}, good_);
        QCOMPARE(negated.code, 2);
        QCOMPARE(negated.out, QByteArray());
        const auto misspelled = find({u"faces"_s, u"texinfo=1 | nosuch=1"_s, u"--count"_s}, {good_[0], good_[1]});
        QCOMPARE(misspelled.code, 2); // no map has it
        QVERIFY2(misspelled.out.endsWith("total,4\n") && misspelled.err.count('\n') == 1, misspelled.err.constData());
    }

    // The same filter serves for maps of all formats, whichever there are.
    void anAlternativeMayBeForFormatsThatAreNotThere()
    {
        const auto faceTerms = find({u"faces"_s, u"shaderNum=1 | texinfo=1"_s, u"--count"_s}, {good_[0]});
        QCOMPARE(faceTerms.code, 0);
        QVERIFY2(faceTerms.err.contains("Maps not searched for shaderNum=1: 1 of 1. "), faceTerms.err.constData());
        const auto faces = [&](const QString &filter) {
            return find({u"faces"_s, filter, u"--count"_s}, {good_[0], good_[1]}).code;
        };
        QCOMPARE(faces(u"texinfo=1 | (shaderNum=1 surfaceType:PLANAR)"_s), 0);
        QCOMPARE(faces(u"texinfo=99 | shaderNum=1"_s), 1);
        QCOMPARE(faces(u"texinfo=1 | surfaceType:PLANARR"_s), 2);
        QCOMPARE(find({u"brushes"_s, u"contentFlags:SOLDI | contents:SOLID"_s, u"--count"_s}, {good_[0]}).code, 2);
    }

    void anAlternativeIsCountedOnceAMap()
    {
        for (const auto &filter : {u"texinfo=1 | nosuch=1 | nosuch=1"_s, u"(nosuch=1 | texinfo=1) | (nosuch=1 | side=0)"_s}) {
            const auto ended = find({u"faces"_s, filter, u"--count"_s}, {good_[0], good_[1]});
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains("Maps not searched for nosuch=1: 2 of 2. "), ended.err.constData());
        }
        const auto json = find({u"faces"_s, u"texinfo=1 | nosuch=1 | nosuch=1"_s, u"--format"_s, u"json"_s}, {good_[0]});
        QCOMPARE(QJsonDocument::fromJson(json.out)["notSearched"_L1].toArray(), QJsonArray{u"nosuch=1"_s});
    }

    void columnsOfTheFilterComeFirst()
    {
        const QString filter = u"squareUnits>10000 texture~wall"_s;
        const auto text = find({u"faces"_s, filter}, {good_[0]});
        QVERIFY2(text.out.startsWith("a.bsp: Face 0: squareUnits=16384 texture=room/wall; "), text.out.constData());
        const auto csv = linesOf(find({u"faces"_s, filter, u"--format"_s, u"csv"_s}, good_).out);
        QVERIFY2(csv.first().startsWith(u"file,index,squareUnits,texture,planenum,"), qPrintable(csv.first()));
        QVERIFY2(csv[1].startsWith(u"a.bsp,0,16384,room/wall,"), qPrintable(csv[1]));
        for (const auto &line : csv)
            QCOMPARE(line.count(u','), csv.first().count(u','));
        const auto ndjson = find({u"faces"_s, filter, u"--format"_s, u"ndjson"_s}, {good_[0]}).out;
        QVERIFY2(ndjson.contains("\"index\":0,\"squareUnits\":16384,\"texture\":\"room/wall\",\"planenum\":"),
                 ndjson.constData());
        const auto stored = linesOf(find({u"faces"_s, u"side=1 styles=255"_s, u"--format"_s, u"csv"_s}, {good_[0]}).out).first();
        QVERIFY2(stored.startsWith(u"file,index,side,styles[0],styles[1],styles[2],styles[3],planenum,"), qPrintable(stored));
        QCOMPARE(stored.count(u"side"), 1);
        const auto entities = find({u"entitylist"_s, u"origin.z=0 id>0"_s}, {good_[0]});
        QVERIFY2(entities.code == 0 && entities.err.isEmpty() && entities.out.contains(": origin=\"0 0 0\"; "),
                 entities.out + entities.err);
    }

    // They are the first columns of every output.
    void namesOfTheHeaderAreAccepted()
    {
        const auto csv = [&](const QString &names) {
            return find({u"planes"_s, u"id=8"_s, u"--format"_s, u"csv"_s, u"--columns"_s, names}, {good_.first()}).out;
        };
        QCOMPARE(csv(u"file,index,dist"_s), "file,index,dist\na.bsp,8,-64\n");
        QCOMPARE(csv(u"index"_s), "file,index\na.bsp,8\n");
        QCOMPARE(csv(u"id"_s), "file,index\na.bsp,8\n");
        QCOMPARE(find({u"planes"_s, u"index=8"_s, u"--count"_s}, {good_.first()}).out, "a.bsp,1\ntotal,1\n");
        const auto entity =
            find({u"entitylist"_s, u"index=0"_s, u"--columns"_s, u"id"_s, u"--format"_s, u"csv"_s}, {good_.first()});
        QCOMPARE(entity.out + entity.err, "file,index\na.bsp,0\n");
        const auto ndjson =
            find({u"planes"_s, u"id=8"_s, u"--format"_s, u"ndjson"_s, u"--columns"_s, u"map,lump,index"_s}, {good_.first()}).out;
        const auto object = QJsonDocument::fromJson(ndjson).object();
        QCOMPARE(keys(object), (QSet<QString>{u"map"_s, u"lump"_s, u"index"_s}));
        const auto json = find({u"planes"_s, u"id=8"_s, u"--format"_s, u"json"_s, u"--columns"_s, u"index"_s}, good_).out;
        QCOMPARE(QJsonDocument::fromJson(json)["maps"_L1][2]["records"_L1][0]["index"_L1].toInt(), 8);
        const auto key = find({u"entitylist"_s, u"id=0"_s, u"--columns"_s, u"index,map"_s}, {good_.first()}); // a key
        QVERIFY2(key.out.contains("map=\"\"") && key.err.contains("has a key map"), key.err.constData());
    }

    // "text" begins texture in one format and texinfo in another: the beginning of a name is refused everywhere.
    void namesAreNotShortened()
    {
        QCOMPARE(find({u"faces"_s, u"texinfo=1"_s, u"--count"_s}, good_).code, 0);
        const auto ended = find({u"faces"_s, u"texinf=1"_s, u"--count"_s}, good_);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("There is no column texinf") && ended.err.contains("Did you mean texinfo?"),
                 ended.err.constData());
        QCOMPARE(find({u"planes"_s, u"normal<2"_s, u"--count"_s}, {good_.first()}).code, 0); // a whole vector
    }

    void aFaultInAllFormatsIsPrintedOnce()
    {
        for (const auto &filter : {u"texture!~sky"_s, u"id=0 -flags:sky"_s}) {
            const auto ended = find({u"faces"_s, filter}, good_);
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.count('\n') == 1 && ended.err.contains("put a ! before it: !"), ended.err.constData());
        }
    }

    void aKeyToShowThatNoEntityHasIsReported()
    {
        const auto ended = find({u"entitylist"_s, u"classname=worldspawn"_s, u"--columns"_s, u"mesage"_s}, good_);
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.err, "lumpscope: find: No entity in these maps has a key mesage.\n");
    }

    // Words of other languages of filters, and values that are taken literally.
    void whatMayBeMeantIsPrintedIfNothingIsFound_data()
    {
        const auto row = addColumns<QString, QString, QByteArray>("table", "filter", "sentence");
        row("tilde", u"faces"_s, u"texture=~wall"_s, "Did you mean texture~wall?");
        row("star", u"faces"_s, u"texture=*wall"_s, "Did you mean texture~*wall?");
        row("list", u"entitylist"_s, u"classname=light,worldspawn"_s, "Did you mean classname~(light|worldspawn)?");
        row("comma", u"faces"_s, u"texture~wall, id=0"_s, "not with commas");
        row("three dots", u"faces"_s, u"id=1...9"_s, "it ends before it begins");
        row("none", u"faces"_s, u"id=99"_s, {});
    }

    void whatMayBeMeantIsPrintedIfNothingIsFound()
    {
        QFETCH(QString, table);
        QFETCH(QString, filter);
        QFETCH(QByteArray, sentence);
        const auto ended = find({table, filter}, {good_[0], good_[1]});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains(sentence) && ended.err.count('\n') == (sentence.isEmpty() ? 0 : 1), ended.err.constData());
    }

    void nothingIsEditedHere()
    {
        for (const auto &filter : {u"modified"_s, u"id=1 | was.dist>8"_s}) {
            const auto ended = find({u"planes"_s, filter}, good_);
            QVERIFY2(ended.code == 2 && ended.err.contains("only in the window"), ended.err.constData());
        }
        QCOMPARE(find({u"planes"_s, u"\"modified\""_s}, good_).code, 1);
    }

    void withoutAHitItFails()
    {
        for (const auto &option : {u""_s, u"--files"_s, u"--count"_s}) {
            auto words = QStringList{u"entitylist"_s, u"classname=monster_none"_s} + option.split(u' ', Qt::SkipEmptyParts);
            const auto ended = find(words, good_);
            QCOMPARE(ended.code, 1);
            QCOMPARE(ended.out, option == u"--count" ? "a.bsp,0\nb.bsp,0\ndeep/c.bsp,0\ntotal,0\n" : "");
            QCOMPARE(ended.err, QByteArray());
        }
        const auto key = find({u"entitylist"_s, u"lihgt>100"_s}, good_);
        QCOMPARE(key.code, 1);
        QVERIFY2(key.err.contains("No entity in these maps has a key lihgt."), key.err.constData());
    }

    void theFirstAreCountedOverAllMaps()
    {
        const auto first = [&](const QString &count, const QString &format) {
            return find({u"faces"_s, u"--first"_s, count, u"--format"_s, format}, good_);
        };
        QCOMPARE(linesOf(first(u"9"_s, u"text"_s).out).size(), 9);
        const auto lines = linesOf(first(u"9"_s, u"ndjson"_s).out);
        QCOMPARE(lines.size(), 9);
        QVERIFY(lines[6].contains(u"a.bsp") && lines[7].contains(u"b.bsp") && lines[8].contains(u"\"index\":1,"));
        const auto json = QJsonDocument::fromJson(first(u"8"_s, u"json"_s).out)["maps"_L1].toArray();
        QCOMPARE(json.size(), 2);
        QCOMPARE(json[1]["records"_L1].toArray().size(), 1);
        QCOMPARE(find({u"faces"_s, u"--first"_s, u"10"_s, u"--count"_s}, good_).out, "a.bsp,7\nb.bsp,3\ntotal,10\n");
        QCOMPARE(find({u"faces"_s, u"--first"_s, u"2"_s, u"--files"_s}, good_).out, "a.bsp\nb.bsp\n");
        QCOMPARE(first(u"0"_s, u"text"_s).code, 2);
    }

    // Calculated columns are there as in the window.
    void calculatedColumnsAreFound()
    {
        const auto big = find({u"faces"_s, u"squareUnits>10000"_s, u"--columns"_s, u"squareUnits"_s}, good_);
        QCOMPARE(big.code, 0);
        QVERIFY2(big.out.contains("a.bsp: Face 0: squareUnits=16384\n"), big.out.constData());
        const auto seen = find({u"clusters"_s, u"sees>0"_s, u"--count"_s}, good_);
        QVERIFY2(seen.out.contains("a.bsp,2\n"), seen.out.constData());
    }

    void wordsThatAreNoQueryAreExplained_data()
    {
        const auto row = addColumns<QStringList, QByteArray>("words", "error");
        row("no table", {u"a.bsp"_s}, "TABLE is missing");
        row("no file", {u"faces"_s}, "FILE is missing");
        row("no file, but a filter", {u"faces"_s, u"id=1"_s}, "FILE is missing");
        row("a wrong table", {u"a.bsp"_s, u"facse"_s, u"id=1"_s}, "neither facse nor id=1 is a table");
        row("a near table", {u"a.bsp"_s, u"facs"_s, u"plane=1"_s}, "TABLE and FILTER. Did you mean faces?\n");
        row("a near table without a filter", {u"a.bsp"_s, u"facs"_s}, "Did you mean faces?\n");
        row("no near table", {u"a.bsp"_s, u"monsters"_s}, "The tables are advertisements, areaportals, areas, ");
        row("a near format", {u"a.bsp"_s, u"faces"_s, u"--format"_s, u"jsn"_s}, "Did you mean json?\n");
        row("a near option", {u"a.bsp"_s, u"faces"_s, u"--cont"_s}, "Unknown option --cont. Did you mean --count?\n");
        row("a minus", {u"a.bsp"_s, u"faces"_s, u"-flags:sky"_s}, "put a ! before it: '!flags:sky'.");
        row("filter in pieces", {u"a.bsp"_s, u"faces"_s, u"id=1"_s, u"side=0"_s}, "Put it in quotes: 'id=1 side=0'.");
        row("a number", {u"a.bsp"_s, u"6"_s}, "neither a.bsp nor 6 is a table");
        row("two tables", {u"a.bsp"_s, u"faces"_s, u"planes"_s}, "faces and planes are both tables");
        row("a faulty filter", {u"none.bsp"_s, u"faces"_s, u"side="_s}, "find: There is no value after =.");
        row("a format", {u"a.bsp"_s, u"faces"_s, u"--format"_s, u"xml"_s}, "unknown format xml");
        row("two forms", {u"a.bsp"_s, u"faces"_s, u"--count"_s, u"--files"_s}, "--count cannot be combined with --files");
    }

    void wordsThatAreNoQueryAreExplained()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, error);
        const auto ended = run(QStringList{u"find"_s} + words);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.out.isEmpty() && ended.err.contains(error) && ended.err.count('\n') == 1, ended.err.constData());
    }

    // A folder with a table's name is a file all the same, and a word in quotes is none.
    void namesOfTablesCanBeFilesAndWords()
    {
        QVERIFY(QDir(folder_.path()).mkpath(u"models"_s));
        const auto copy = save(folder_, u"models/m.bsp"_s, contentOf(good_.first()));
        QProcess process;
        process.setProcessEnvironment(withoutDisplay());
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral(LUMPSCOPE_BINARY), {u"find"_s, u"models"_s, u"models"_s, u"--count"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), "models/m.bsp,2\ntotal,2\n");
        const auto word = find({u"entitylist"_s, u"\"light\""_s, u"--count"_s}, {good_.first()});
        QCOMPARE(word.out, "a.bsp,1\ntotal,1\n");
        const auto sample = run({u"find"_s, u"--sample"_s, u"quake2"_s, u"models"_s, u"id=0"_s});
        QVERIFY(sample.code == 0 && linesOf(sample.out).size() == 1);
    }

private:
    // Runs find on files, and removes the folder from what it prints.
    Ended find(const QStringList &words, const QStringList &files) const
    {
        auto ended = run(QStringList{u"find"_s} + files + words);
        const auto folder = folder_.filePath(u"all/"_s).toUtf8();
        ended.out.replace(folder, "");
        ended.err.replace(folder, "");
        return ended;
    }

    QTemporaryDir folder_;
    QStringList good_;
};

ADD_TEST(TestFind, QCoreApplication)
#include "tst_find.moc"

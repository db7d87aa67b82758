// `lumpscope lump`: what is listed, extracted, put back and refused.
#include "core/map/layout.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

// Each test has a folder of its own, with a room in it.

class TestLump : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        map_ = save(*folder_, u"map.bsp"_s, room_);
        output_ = folder_->filePath(u"out.bsp"_s);
    }

    void whatIsExtractedAndPutBackIsTheSame_data() { addFewMapRows(); }
    void whatIsExtractedAndPutBackIsTheSame()
    {
        FETCH_MAP_PATH();
        putBackAll(path);
    }

    void oneOfEachFamilyToo_data() { addFamilyRows(); }
    void oneOfEachFamilyToo()
    {
        putBackAll(save(
            *folder_, u"map.bsp"_s,
            MapBuilder::room(fetchFormat()).addBspx("UNKNOWN", "12345").addBspx("VERTEXNORMALS", QByteArray(12, 'n')).build()));
    }

    void aChangedCellChangesItsBytesOnly()
    {
        const auto csv = extracted(u"PLANES"_s, u"csv"_s);
        const auto line = csv.split('\n')[1];
        auto cells = line.split(',');
        cells[4] = "1234.5"; // the distance
        const auto ended = replace(u"planes"_s, QByteArray(csv).replace('\n' + line + '\n', '\n' + cells.join(',') + '\n'),
                                   {u"--as"_s, u"csv"_s});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("Planes is written in place.") && ended.out.contains("are identical."),
                 ended.out.constData());
        const auto written = contentOf(output_);
        QCOMPARE(written.size(), room_.size());
        const auto map = std::move(readMapFile(map_)).value();
        const auto begin = map.extent(map.format().roles.planes).offset + 12;
        QCOMPARE(written.first(begin), room_.first(begin));
        QCOMPARE(written.mid(begin, 4), QByteArray::fromHex("00509a44"));
        QCOMPARE(written.mid(begin + 4), room_.mid(begin + 4));
    }

    void severalEditsAreOneSave()
    {
        const auto planes = extracted(u"PLANES"_s, u"bytes"_s);
        const auto longer = save(*folder_, u"planes"_s, planes + planes.first(40));
        const auto added = save(*folder_, u"added"_s, "a lump of my own");
        const QStringList edits{u"--replace"_s, u"1="_s + longer, u"--replace"_s, u"MINE="_s + added};
        const auto ended = lump(edits + QStringList{u"--remove"_s, u"first"_s, u"--output"_s, map_});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("Bytes of Planes: ") && ended.out.contains("MINE is new")
                     && ended.out.contains("Added to the BSPX lumps: MINE.")
                     && ended.out.contains("Removed from the BSPX lumps: FIRST."),
                 ended.out.constData());
        QVERIFY(ended.out.contains("backup: " + map_.toUtf8() + ".bak\n"));
        QCOMPARE(contentOf(map_ + u".bak"_s), room_);
        QCOMPARE(extracted(u"PLANES"_s, u"bytes"_s), planes + planes.first(40));
        QCOMPARE(extracted(u"MINE"_s, u"bytes"_s), QByteArray("a lump of my own"));
        QCOMPARE(lump({u"--extract"_s, u"FIRST="_s + output_}).code, 2);
        QVERIFY(!QFileInfo::exists(output_));
    }

    void whatChangesNothingSaysSo()
    {
        const auto json = extracted(u"NODES"_s, u"json"_s);
        const auto ended = replace(u"NODES"_s, json, {u"--as"_s, u"json"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("no byte of the file changes"), ended.out.constData());
        QCOMPARE(contentOf(output_), room_);
        const auto path = save(*folder_, u"nodes.json"_s, json);
        QCOMPARE(lump({u"--replace"_s, u"NODES="_s + path, u"--as"_s, u"json"_s, u"--output"_s, map_}).code, 0);
        QVERIFY(!QFileInfo::exists(map_ + u".bak"_s));
    }

    void whatDoesNotFitIsRefusedAndNothingWritten_data()
    {
        const auto row = addColumns<QString, QByteArray, QString, QByteArray>("name", "content", "format", "reason");
        row("record cut off", u"PLANES"_s, "12345", u"bytes"_s, "the size of a record of Planes");
        row("derived table", u"clusters"_s, "index\n", u"csv"_s, "is derived from other lumps");
        row("blob", u"LIGHTING"_s, "index\n", u"csv"_s, "only bytes can replace it");
        row("missing records", u"PLANES"_s, "index,dist\n0,1\n", u"csv"_s, "Record 1 is missing.");
        row("unknown column", u"PLANES"_s, "index,distance\n0,1\n", u"csv"_s, "Line 1: Planes has no column distance.");
        row("no number", u"PLANES"_s, "[{\"dist\":\"far\"}]", u"json"_s, "Record 0, column dist: ");
        row("new table", u"MINE"_s, "[]", u"json"_s, "only bytes can be added");
        row("long name", u"A_NAME_OF_MORE_THAN_24_BYTES"_s, "1", u"bytes"_s, "1 to 24 characters");
        row("no entity", u"ENTITIES"_s, QByteArray("{\n\"classname\" \"worldspawn\"\n", 26), u"bytes"_s, "Line ");
        row("no models", u"MODELS"_s, {}, u"bytes"_s, "Refused: nothing was written. --force writes it anyway.");
    }
    void whatDoesNotFitIsRefusedAndNothingWritten()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, format);
        QFETCH(QByteArray, reason);
        const auto good = save(*folder_, u"good"_s, "a lump of my own");
        const auto ended = replace(name, content, {u"--as"_s, format, u"--replace"_s, u"GOOD="_s + good});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains(reason), ended.err.constData());
        QCOMPARE(ended.out, QByteArray());
        QVERIFY(!QFileInfo::exists(output_));
        QCOMPARE(contentOf(map_), room_);
    }

    void errorsThatTheEditAddsAreRefusedUnlessForced()
    {
        const auto faces = extracted(u"LEAFFACES"_s, u"bytes"_s);
        const auto broken = QByteArray("\xff\x7f", 2) + faces.mid(2);
        const auto refused = replace(u"LEAFFACES"_s, broken);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("LeafFace 0") && refused.err.contains("--force writes it anyway."),
                 refused.err.constData());
        QVERIFY(!QFileInfo::exists(output_));
        QCOMPARE(replace(u"LEAFFACES"_s, broken, {u"--force"_s}).code, 0);
        save(*folder_, u"map.bsp"_s, contentOf(output_)); // the error is there before the next edit
        QCOMPARE(replace(u"MINE"_s, "more").code, 0);
    }

    void faultsOfTheTextAreToldOnce()
    {
        const auto ended = replace(u"ENTITIES"_s, "{\n\"classname\" \"worldspawn\"\n", {u"--force"_s});
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.err.count("This entity has no closing brace."), qsizetype(1));
        QVERIFY(QFileInfo::exists(output_));
    }

    void onlyBspxLumpsAreRemoved()
    {
        for (const auto *name : {"FACES", "3", "clusters"}) {
            const auto ended = lump({u"--remove"_s, QString::fromLatin1(name), u"--output"_s, output_});
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.err.contains("fixed place") || ended.err.contains("derived"), ended.err.constData());
            QVERIFY(!QFileInfo::exists(output_));
        }
    }

    void theListNamesEveryLump()
    {
        const auto ended = lump({u"--list"_s, u"--json"_s});
        QCOMPARE(ended.code, 0);
        const auto lumps = QJsonDocument::fromJson(ended.out).object().value("lumps"_L1).toArray();
        const auto map = std::move(readMapFile(map_)).value();
        QCOMPARE(static_cast<size_t>(lumps.size()), map.lumps().size());
        QSet<QString> kinds;
        for (qsizetype i = 0; i < lumps.size(); ++i) {
            const auto each = lumps[i];
            const int lump = map.lumps()[static_cast<size_t>(i)];
            QCOMPARE(keys(each),
                     (QSet<QString>{u"index"_s, u"name"_s, u"offset"_s, u"length"_s, u"records"_s, u"recordSize"_s, u"kind"_s}));
            QCOMPARE(each["name"_L1].toString(), lumpName(map, lump));
            kinds.insert(each["kind"_L1].toString());
            if (lump == map.format().roles.faces) {
                QCOMPARE(each["index"_L1].toInt(-1), 6);
                QCOMPARE(each["recordSize"_L1].toInt(), 20);
                QCOMPARE(each["records"_L1].toInteger(), qint64(map.recordCount(lump)));
                QCOMPARE(each["length"_L1].toInteger(), map.extent(lump).length);
            }
        }
        QCOMPARE(kinds, (QSet<QString>{u"directory"_s, u"derived"_s, u"bspx"_s}));
        const auto text = lump({u"--list"_s}).out;
        QCOMPARE(lump({}).out, text);
        QCOMPARE(lump({u"--json"_s}).out, ended.out);
        QCOMPARE(text.count('\n'), lumps.size() + 1);
        QVERIFY(text.contains("  FIRST ") && text.contains("  bspx\n"));
    }

    void aLumpIsExtractedToStandardOutput()
    {
        const auto ended = lump({u"--extract"_s, u"FIRST=-"_s});
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.out, QByteArray("12345"));
        QVERIFY(!QFileInfo::exists(u"-"_s));
    }

    void derivedTablesAreExtracted()
    {
        for (const auto &name : {u"clusters"_s, u"images"_s})
            for (const auto &format : {u"csv"_s, u"json"_s})
                QCOMPARE(extracted(name, format), run({u"dump"_s, map_, u"--lump"_s, name, u"--format"_s, format}).out);
        QCOMPARE(lump({u"--extract"_s, u"images="_s + output_}).code, 2);
        QCOMPARE(lump({u"--extract"_s, u"LIGHTING="_s + output_, u"--as"_s, u"csv"_s}).code, 2);
        QVERIFY(!QFileInfo::exists(output_));
    }

    void lightAndVisibilityBecomeLumpsAndFilesAgain_data()
    {
        const auto row = addColumns<QString, QString, QByteArray, QByteArray>("name", "ending", "header", "content");
        const auto luxels = quakeRoom_.lumpBytes("LIGHTING").size();
        row("light", u"RGBLIGHTING"_s, u"lit"_s, litHeader(1), QByteArray(3 * luxels, '\x45'));
        row("HDR light", u"LIGHTING_E5BGR9"_s, u"LIT"_s, litHeader(0x10001), QByteArray(4 * luxels, '\x45'));
        // The second leaf's row is the first row.
        const auto leafs = MapBuilder(quakeRoom_).set("LEAFS", 2, "visofs", 0).lumpBytes("LEAFS");
        const auto header = QByteArray("map.bsp").leftJustified(32, '\0') + words({8 + 3 + leafs.size(), 3});
        row("visibility", u"visibility"_s, u"vis"_s, header, "\3\3\3" + words({leafs.size()}) + leafs);
    }
    void lightAndVisibilityBecomeLumpsAndFilesAgain()
    {
        QFETCH(QString, name);
        QFETCH(QString, ending);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, content);
        save(*folder_, u"map.bsp"_s, quakeRoom_.build());
        const auto ended = replace(name, header + content);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        save(*folder_, u"map.bsp"_s, contentOf(output_));
        const auto path = folder_->filePath(u"again."_s + ending);
        const auto both = lump({u"--extract"_s, name + u'=' + path, u"--extract"_s, u"FACES=-"_s});
        QCOMPARE(both.code, 0);
        QCOMPARE(both.out, quakeRoom_.lumpBytes("FACES"));
        QCOMPARE(contentOf(path), header + content);
        QVERIFY(content.startsWith(extracted(name, u"bytes"_s))); // the lump alone, in a file of another name
        const auto again = replace(name, contentOf(path));
        QVERIFY2(again.code == 0 && again.out.contains("no byte of the file changes"), again.err.constData());
    }

    void lightAndVisibilityOfOtherMapsAreRefused_data()
    {
        const auto row = addColumns<QString, QByteArray, QByteArray, bool>("name", "content", "reason", "isQuake2");
        const auto luxels = quakeRoom_.lumpBytes("LIGHTING").size();
        const auto light = litHeader(1) + QByteArray(3 * luxels, 'x'), leafs = quakeRoom_.lumpBytes("LEAFS");
        const auto vis = [](const QByteArray &map, const QByteArray &bytes) {
            return map.leftJustified(32, '\0') + words({10 + bytes.size(), 2}) + "\3\3" + words({bytes.size()}) + bytes;
        };
        row("too few luxels", u"RGBLIGHTING"_s, light.chopped(3), "truncated", false);
        row("too many luxels", u"rgblighting"_s, light + "xxx", "another version of the map", false);
        row("HDR", u"RGBLIGHTING"_s, litHeader(0x10001) + QByteArray(4 * luxels, 'x'), "LIGHTING_E5BGR9", false);
        row("light of another game", u"RGBLIGHTING"_s, light, ".lit", true);
        row("too few leafs", u"VISIBILITY"_s, vis("map.bsp", leafs.chopped(28)), "another version of the map", false);
        row("another map", u"VISIBILITY"_s, vis("room.bsp", leafs), "no visibility for map.bsp", false);
        row("cut off", u"VISIBILITY"_s, vis("map.bsp", leafs).chopped(1), "truncated", false);
        row("visibility of another game", u"VISIBILITY"_s, vis("map.bsp", leafs), ".vis", true);
    }
    void lightAndVisibilityOfOtherMapsAreRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, reason);
        QFETCH(bool, isQuake2);
        if (!isQuake2)
            save(*folder_, u"map.bsp"_s, quakeRoom_.build());
        const auto ended = replace(name, content, {u"--force"_s});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains(reason), ended.err.constData());
        QVERIFY(!QFileInfo::exists(output_));
    }

    void lightThatFitsNoFileIsNotExtracted()
    {
        const auto path = folder_->filePath(u"a.lit"_s);
        save(*folder_, u"map.bsp"_s, MapBuilder(quakeRoom_).addBspx("RGBLIGHTING", "123").build());
        const auto ended = lump({u"--extract"_s, u"FACES="_s + output_, u"--extract"_s, u"RGBLIGHTING="_s + path});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("Engines would ignore the .lit file"), ended.err.constData());
        QVERIFY(!QFileInfo::exists(path) && !QFileInfo::exists(output_)); // none of both
        QCOMPARE(extracted(u"RGBLIGHTING"_s, u"bytes"_s), QByteArray("123"));
    }

    void bytesThatLookLikeAFileArePutBack()
    {
        save(*folder_, u"map.bsp"_s, MapBuilder(quakeRoom_).addBspx("RGBLIGHTING", "QLIT").build());
        const auto ended = replace(u"RGBLIGHTING"_s, extracted(u"RGBLIGHTING"_s, u"bytes"_s));
        QVERIFY2(ended.code == 0 && ended.out.contains("no byte of the file changes"), ended.err.constData());
    }

    void wrongWordsAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray>("words", "reason");
        row("two things to do", u"FILE --list --extract FACES=x"_s, "either --list, --extract");
        row("no output", u"FILE --remove FIRST"_s, "need --output");
        row("needless output", u"FILE --list --output x"_s, "--output needs");
        row("needless force", u"FILE --list --force"_s, "--force and --keep-links need");
        row("needless JSON", u"FILE --extract FACES=x --json"_s, "--json cannot be combined with --extract");
        row("needless format", u"FILE --list --as csv"_s, "--as needs");
        row("unknown format", u"FILE --extract FACES=x --as xml"_s, "unknown format xml");
        row("no path", u"FILE --extract FACES"_s, "FACES is not of the form NAME=PATH");
        row("no name", u"FILE --extract =x"_s, "=x is not of the form NAME=PATH");
        row("unknown lump", u"FILE --extract FACS=x"_s, "no lump FACS");
        row("slot that the directory lacks", u"FILE --replace 99=FILE.lump --output x"_s, "no lump 99");
        row("removal of nothing", u"FILE --remove SECOND --output x"_s, "no lump SECOND");
        row("twice", u"FILE --replace FACES=FILE.lump --replace 6=FILE.lump --output x"_s, "FACES is replaced or removed twice");
        row("output that is an input", u"FILE --replace FACES=FILE.lump --output FILE.lump"_s, "is also an input");
        row("lump over the map", u"FILE --extract FACES=FILE"_s, "is also an input");
        row("file that is not there", u"FILE --replace FACES=FILE.none --output x"_s, "FILE.none: ");
    }
    void wrongWordsAreTold()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, reason);
        save(*folder_, u"map.bsp.lump"_s, {});
        auto given = words.split(u' ');
        for (auto &word : given)
            word.replace(u"FILE"_s, map_).replace(u"=x"_s, u'=' + output_);
        const auto ended = run(QStringList{u"lump"_s} + given);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(reason.replace("FILE", map_.toUtf8()).replace("=x", '=' + output_.toUtf8())),
                 ended.err.constData());
        QCOMPARE(contentOf(map_), room_);
        QVERIFY(!QFileInfo::exists(output_));
    }

private:
    Ended lump(const QStringList &words) const { return run(QStringList{u"lump"_s, map_} + words); }
    // Replaces a lump of the map by these bytes.
    Ended replace(const QString &name, const QByteArray &bytes, const QStringList &more = {}) const
    {
        return lump(QStringList{u"--replace"_s, name + u'=' + save(*folder_, u"new"_s, bytes), u"--output"_s, output_} + more);
    }
    QByteArray extracted(const QString &name, const QString &format) const
    {
        const auto path = folder_->filePath(u"extracted"_s);
        const auto ended = lump({u"--extract"_s, name + u'=' + path, u"--as"_s, format});
        return ended.code == 0 && ended.out.isEmpty() ? contentOf(path) : "failed: " + ended.err;
    }

    // Extracts all lumps that the file stores at once, in each format, and puts them back.
    void putBackAll(const QString &path) const
    {
        const auto map = std::move(readMapFile(path)).value();
        if (!missingParts(map).isEmpty())
            QSKIP("This map is cut off.");
        for (const auto &format : {u"bytes"_s, u"csv"_s, u"json"_s}) {
            QStringList out{u"lump"_s, path, u"--as"_s, format}, in{u"lump"_s, path, u"--as"_s, format, u"--output"_s, output_};
            for (const int lump : map.lumps()) {
                if (!map.isStored(lump) || (format != u"bytes" && map.lump(lump).fields.empty()))
                    continue;
                const auto file = lumpName(map, lump) + u'=' + folder_->filePath(u"%1.%2"_s.arg(lump).arg(format));
                out += {u"--extract"_s, file};
                in += {u"--replace"_s, file};
            }
            const auto extracted = run(out);
            QVERIFY2(extracted.code == 0 && extracted.err.isEmpty(), extracted.err.constData());
            const auto ended = run(in);
            QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.err.constData());
            QVERIFY2(ended.out.contains("no byte of the file changes"), ended.out.constData());
            QVERIFY(contentOf(output_) == contentOf(path));
        }
    }

    static QByteArray litHeader(qint64 version) { return "QLIT" + words({version}); }

    const MapBuilder quakeRoom_ = MapBuilder::room(bsp::quake);
    const QByteArray room_ = MapBuilder::room(bsp::quake2).addBspx("FIRST", "12345").build();
    std::unique_ptr<QTemporaryDir> folder_;
    QString map_, output_; // the room; where nothing is yet
};

ADD_TEST(TestLump, QCoreApplication)
#include "tst_lump.moc"

// What the bytes of an entity text stand for, and that every edit keeps those that it is not about.
#include "core/entities/copied.h"
#include "core/light/lightstyles.h"
#include "core/map/celltext.h"
#include "core/query/exporter.h"
#include "core/query/filter.h"
#include "core/query/finder.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

const auto world = "{\n\"classname\" \"worldspawn\"\n"_ba;

MapFile mapOf(const QByteArray &text)
{
    return std::move(readMap(MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build()).value());
}

std::vector<quint32> kept(const MapFile &map, const QString &filter)
{
    const References references(map);
    const int list = map.format().roles.entityList;
    return Filter::parse(filter, references, list).apply(references, list);
}

QByteArray after(const MapFile &map, const Result<EntityEdit> &edit)
{
    return edit ? applied(map.entityText(), edit.value().splices) : edit.error().toUtf8();
}

} // namespace

class TestTextCode : public QObject
{
    Q_OBJECT

private slots:
    void theTextTells_data()
    {
        const auto row = addColumns<QByteArray, bool>("text", "isUtf8");
        row("plain ASCII", "caf\x7f", false);
        row("empty", "", false);
        row("UTF-8", "caf\xc3\xa9", true);
        row("Latin-1", "caf\xe9", false);
        row("both", "caf\xc3\xa9 caf\xe9", false);
        row("overlong", "\xc0\xaf", false);
        row("a surrogate", "\xed\xa0\x80", false);
        row("cut off", "caf\xc3", false);
        row("outside of the basic plane", "\xf0\x9f\x98\x80", true);
    }

    void theTextTells()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isUtf8);
        QCOMPARE(textCodeOf(text) == TextCode::Utf8, isUtf8);
        QCOMPARE(parseEntities(text).code, textCodeOf(text));
        if (isUtf8)
            QCOMPARE(toText(text, TextCode::Utf8), QString::fromUtf8(text));
        QCOMPARE(toText(text, TextCode::Latin1), QString::fromLatin1(text));
    }

    void anyBytesAreATextThatIsThoseBytes()
    {
        // Pieces of characters, so that most of what is put together is nearly one.
        constexpr QByteArrayView alphabet =
            "aZ\n\x80\xa8\xa9\xbf\xbe\xaf\xb7\x90\xc0\xc2\xc3\xe0\xe2\xed\xee\xef\xf0\xf4\xf5\xff";
        QRandomGenerator random(3);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes;
            for (int left = random.bounded(9); left > 0; --left)
                bytes += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
            for (const auto code : {TextCode::Utf8, TextCode::Latin1}) {
                const auto text = toText(bytes, code);
                QVERIFY(text.isValidUtf16());
                QCOMPARE(toBytes(text, code).value(), bytes);
                qsizetype units = 0, size = 0;
                while (size < bytes.size()) {
                    const auto character = characterAt(bytes, size, code);
                    QCOMPARE(characterBefore(bytes, size + character.bytes, code).value, character.value);
                    units += character.units();
                    size += character.bytes;
                }
                QCOMPARE(units, text.size());
            }
        }
        QCOMPARE(toBytes(toText(everyByte(), TextCode::Utf8), TextCode::Utf8).value(), everyByte());
    }

    void whatIsNoCharacterIsAByteOfItsOwn()
    {
        QCOMPARE(toText("\xc3\xa9\xe9 \xc3", TextCode::Utf8), u"\u00e9\uefe9 \uefc3"_s);
        // Editors take these for something else: a line's end, a byte, nothing.
        for (const char *each :
             {"\xe2\x80\xa8", "\xe2\x80\xa9", "\xee\xbe\x80", "\xef\xb7\x90", "\xef\xbf\xbc", "\xef\xbf\xbe"}) {
            const auto text = toText(each, TextCode::Utf8);
            QCOMPARE(text.size(), 3);
            QVERIFY(std::ranges::all_of(text, [](QChar c) { return c.unicode() >= 0xef80 && c.unicode() <= 0xefff; }));
            QCOMPARE(textCodeOf(each), TextCode::Utf8);
        }
    }

    void whatDoesNotFitIsNamed_data()
    {
        const auto row = addColumns<QString, QString, QString>("text", "inLatin1", "inUtf8");
        row("all fit", u"a\u00ff"_s, u""_s, u""_s);
        row("beyond Latin-1", u"\u20aca\u65e5"_s, u"\u20ac\u65e5"_s, u""_s);
        row("a pair", u"x\U0001f600"_s, u"\U0001f600"_s, u""_s);
        row("half of one", QString(QChar(0xd83d)), QString(QChar(0xd83d)), QString(QChar(0xd83d)));
        row("NUL", QString(QChar(0)), QString(QChar(0)), QString(QChar(0)));
        row("a line separator", u"\u2028"_s, u"\u2028"_s, u"\u2028"_s);
    }

    void whatDoesNotFitIsNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, inLatin1);
        QFETCH(QString, inUtf8);
        QCOMPARE(unfit(text, TextCode::Latin1), inLatin1);
        QCOMPARE(unfit(text, TextCode::Utf8), inUtf8);
        QCOMPARE(static_cast<bool>(toBytes(text, TextCode::Latin1)), inLatin1.isEmpty());
        if (!inLatin1.isEmpty())
            QVERIFY(toBytes(text, TextCode::Latin1).error().contains(u"Latin-1"));
    }

    // Who takes the last umlaut out of a map has not said that the next one is to be Latin-1.
    void plainAsciiStaysWhatItWas()
    {
        auto map = mapOf(world + "\"message\" \"\xc3\xa4\"\n}\n");
        QCOMPARE(map.textCode(), TextCode::Utf8);
        map.setEntityText(world + "}\n");
        QCOMPARE(map.textCode(), TextCode::Utf8);
        map.setEntityText(world + "\"message\" \"\xe4\"\n}\n");
        QCOMPARE(map.textCode(), TextCode::Latin1);
        auto plain = mapOf(world + "}\n");
        QCOMPARE(plain.textCode(), TextCode::Latin1);
        plain.setEntityText(world + "\"message\" \"\xc3\xa4\"\n}\n"); // as an import does
        QCOMPARE(plain.textCode(), TextCode::Utf8);
    }

    void somebodySaysMoreThanTheText()
    {
        auto map = mapOf(world + "\"message\" \"\xc3\xa4 \xc1\"\n}\n"); // a letter of Quake II in another colour
        QCOMPARE(map.textCode(), TextCode::Latin1);
        map.setTextCode(TextCode::Utf8);
        QCOMPARE(map.textCode(), TextCode::Utf8);
        QCOMPARE(map.detectedTextCode(), TextCode::Latin1);
        map.setEntityText(world + "}\n");
        QCOMPARE(map.textCode(), TextCode::Utf8);
        QCOMPARE(map.original().textCode(), TextCode::Utf8);
        map.setTextCode({});
        QCOMPARE(map.textCode(), TextCode::Latin1);
    }

    void editsAreWrittenInTheCodeOfTheText()
    {
        const qint32 first[] = {0};
        const auto utf8 = mapOf(world + "\"message\" \"\xc3\xa4\"\n}\n"), latin1 = mapOf(world + "\"message\" \"\xe4\"\n}\n");
        const auto plain = mapOf(world + "\"message\" \"a\"\n}\n");
        const auto set = [&first](const MapFile &map, const QString &value) {
            return after(map, edits::setValue(map.entitySource(), first, u"message"_s, value));
        };
        QCOMPARE(set(utf8, u"\u00fc\u20ac"_s), world + "\"message\" \"\xc3\xbc\xe2\x82\xac\"\n}\n");
        QCOMPARE(set(latin1, u"\u00fc"_s), world + "\"message\" \"\xfc\"\n}\n");
        QCOMPARE(set(plain, u"\u00fc"_s), world + "\"message\" \"\xfc\"\n}\n");
        for (const auto *map : {&latin1, &plain}) {
            QVERIFY(!edits::setValue(map->entitySource(), first, u"message"_s, u"\u20ac"_s));
            QVERIFY(!edits::setValue(map->entitySource(), first, u"\u20ac"_s, u"x"_s));
            QVERIFY(!edits::renameKey(map->entitySource(), first, u"message"_s, u"\u20ac"_s));
            QVERIFY(!edits::addEntity(map->entitySource(), 0, u"\u20ac"_s));
        }
        QCOMPARE(after(utf8, edits::renameKey(utf8.entitySource(), first, u"message"_s, u"gr\u00fc\u00dfe"_s)),
                 world
                     + "\"gr\xc3\xbc\xc3\x9f"
                       "e\" \"\xc3\xa4\"\n}\n");
        QCOMPARE(after(utf8, edits::addEntity(utf8.entitySource(), 0, u"t\u00fcr"_s)),
                 utf8.entityText().toByteArray() + "{\n\"classname\" \"t\xc3\xbcr\"\n}\n");
        // A key that has such letters is found again.
        const auto keyed = mapOf(world + "\"gr\xc3\xbc\" \"1\"\n}\n");
        QCOMPARE(after(keyed, edits::setValue(keyed.entitySource(), first, u"gr\u00fc"_s, u"2"_s)),
                 world + "\"gr\xc3\xbc\" \"2\"\n}\n");
        QCOMPARE(after(keyed, edits::removeKey(keyed.entitySource(), first, u"gr\u00fc"_s)), world + "}\n");
    }

    void strayBytesOfAnEditedValueStay()
    {
        auto map = mapOf(world + "\"message\" \"\xc1\xc2 \xc3\xa4\"\n}\n");
        map.setTextCode(TextCode::Utf8);
        const auto source = map.entitySource();
        const auto shown = source.toText(edits::valueOf(source, 0, "message"));
        QVERIFY(shown.endsWith(u" \u00e4"));
        const qint32 first[] = {0};
        QCOMPARE(after(map, edits::setValue(source, first, u"message"_s, shown + u'\u20ac')),
                 world + "\"message\" \"\xc1\xc2 \xc3\xa4\xe2\x82\xac\"\n}\n");
    }

    void filtersAndNamesReadTheCode()
    {
        const auto text = world
                          + "}\n{ \"classname\" \"light\" \"targetname\" \"T\xc3\x9cR\" \"style\" \"33\" }\n"
                            "{ \"classname\" \"light\" \"targetname\" \"t\xc3\xbcr \xe6\x97\xa5\" }\n";
        auto map = mapOf(text);
        const auto both = std::vector<quint32>{1, 2};
        QCOMPARE(kept(map, u"t\u00fcr"_s), both); // in any case
        QCOMPARE(kept(map, u"targetname~T\u00dcR"_s), both);
        QCOMPARE(kept(map, u"targetname=t\u00dcr"_s), std::vector<quint32>{1});
        QCOMPARE(kept(map, u"targetname~t?r*"_s), both); // one letter, not one byte
        QCOMPARE(kept(map, u"\u65e5"_s), std::vector<quint32>{2});
        QCOMPARE(kept(map, u"targetname~\"r ?\""_s), std::vector<quint32>()); // quoted
        QVERIFY2(states(describeStyle(map, 33), {u"'T\u00dcR'"_s}), qPrintable(describeStyle(map, 33)));
        QCOMPARE(findRecord(map, u"t\u00fcr \u65e5"_s, -1).value().record.index, 2u);
        const auto row = RecordRef{map.format().roles.entityList, 2};
        QVERIFY(summary(map, row).contains(u"t\u00fcr \u65e5"_s));
        map.setTextCode(TextCode::Latin1);
        QCOMPARE(kept(map, u"t\u00fcr"_s), std::vector<quint32>());
        QCOMPARE(kept(map, u"t\u00c3\u00bcr"_s), std::vector<quint32>{2});
    }

    void exportsStayAsStoredAndCopiesAreAsShown()
    {
        const auto map = mapOf(world + "\"targetname\" \"\xc3\xa4\"\n}\n");
        QBuffer out;
        QVERIFY(out.open(QIODevice::WriteOnly));
        const ExportSelection selection{.lump = map.format().roles.entityList, .rows = {}};
        QVERIFY(exportRecords(map, {&selection, 1}, ExportFormat::Csv, out));
        QVERIFY(out.data().contains("\xc3\x83\xc2\xa4")); // a character a byte, whatever the code
        for (const auto format : {ExportFormat::Csv, ExportFormat::Tsv, ExportFormat::Json, ExportFormat::Ndjson}) {
            QBuffer copied; // as the window does
            QVERIFY(copied.open(QIODevice::WriteOnly));
            const ExportSelection shown{.lump = selection.lump, .rows = {}, .asShown = true};
            QVERIFY(exportRecords(map, {&shown, 1}, format, copied));
            QVERIFY(copied.data().contains("\xc3\xa4") && !copied.data().contains("\xc3\x83"));
        }
    }

    void entitiesGoToMapsOfOtherCodes()
    {
        const auto utf8 = mapOf(world + "}\n{ \"n\" \"\xc3\xa4\" }\n"), latin1 = mapOf(world + "}\n{ \"n\" \"\xe4\" }\n");
        const auto wide = mapOf(world + "}\n{ \"n\" \"\xe6\x97\xa5\" }\n"), plain = mapOf(world + "}\n{ \"n\" \"x\" }\n");
        const qint32 second[] = {1};
        const auto from = [&second](const MapFile &map) { return copiedFrom(map, u"/a.bsp"_s, second); };
        QCOMPARE(bytesFor(from(utf8), wide).value(), "{ \"n\" \"\xc3\xa4\" }\n"_ba);
        QCOMPARE(bytesFor(from(utf8), latin1).value(), "{ \"n\" \"\xe4\" }\n"_ba);
        QCOMPARE(bytesFor(from(latin1), utf8).value(), "{ \"n\" \"\xc3\xa4\" }\n"_ba);
        QCOMPARE(bytesFor(from(wide), plain).value(), "{ \"n\" \"\xe6\x97\xa5\" }\n"_ba); // which has not shown its code
        QVERIFY(!bytesFor(from(wide), latin1));
        auto said = mapOf(plain.entityText().toByteArray());
        said.setTextCode(TextCode::Latin1);
        QVERIFY(!bytesFor(from(wide), said));
        QCOMPARE(bytesFor(from(plain), wide).value(), "{ \"n\" \"x\" }\n"_ba);
    }

    void whatIsCopiedComesBackFromAClipboard()
    {
        const auto map = mapOf(world + "}\n{ \"model\" \"*1\" \"n\" \"\xc3\xa4\" }\n");
        const qint32 second[] = {1};
        const auto copied = copiedFrom(map, u"/a/b.bsp"_s, second);
        const auto bytes = packed(copied);
        const auto back = unpacked(bytes);
        QVERIFY(back);
        QCOMPARE(back->text, copied.text);
        QCOMPARE(back->code, TextCode::Utf8);
        QCOMPARE(back->from, u"/a/b.bsp"_s);
        QCOMPARE(back->models, copied.models);
        for (qsizetype length = 0; length < bytes.size(); ++length) // of another program, or damaged
            QVERIFY(!unpacked(bytes.first(length)));
        QVERIFY(!unpacked(QByteArray("{ \"classname\" \"light\" }")));
    }

    void modelsThatMeanSomethingElseAreTold()
    {
        const auto text = world + "}\n{ \"classname\" \"func_wall\" \"model\" \"*1\" }\n{ \"classname\" \"light\" }\n"_ba;
        const auto map = mapOf(text);
        QVERIFY(map.recordCount(map.format().roles.models) > 1);
        const qint32 all[] = {1, 2};
        auto copied = copiedFrom(map, u"/a.bsp"_s, all);
        QCOMPARE(copied.models.size(), 1u);
        QVERIFY(otherModels(copied, map, all).empty()); // an equal box: the same, as in another compile
        const auto box = copied.models.at(1);
        copied.models.at(1).second[2] += 8;
        auto others = otherModels(copied, map, all);
        QCOMPARE(others.size(), 1u);
        QCOMPARE(others[0].entity, 1);
        QVERIFY(others[0].isHere && !others[0].same);
        // One that lies elsewhere here, where it has another number.
        const auto moved = mapOf(QByteArray(text).replace("*1", "*9 ")); // the game reads the digits alone
        copied.models = {{9, box}};
        others = otherModels(copied, moved, all);
        QCOMPARE(others.size(), 1u);
        QVERIFY(!others[0].isHere);
        QCOMPARE(others[0].same, std::optional(1u));
        QCOMPARE(applied(moved.entityText(), edits::useSameModels(moved.entitySource(), others).splices), text);
        for (const auto *model : {"*0", "*-1", "*99999999999", "*", "1", ""})
            QCOMPARE(brushModelOf(mapOf(QByteArray(text).replace("*1", model)).entitySource(), 1), 0u);
    }

    void anEntityIsMadeOfAModelBesideIt()
    {
        const auto map = mapOf(world + "}\n{ \"classname\" \"func_wall\" \"model\" \"*1\" \"origin\" \"8 0 -4\" }\n");
        const StoredBox box(map, map.format().columns.modelBox, 1);
        const auto place = placeBeside(map, 1), nearer = placeBeside(map, 1, {-9000, -9000, 0});
        const auto by = place - Point{8, 0, -4};
        QVERIFY((by[0] == 0) != (by[1] == 0)); // along one axis, level
        QCOMPARE(by[2], 0.0);
        const size_t axis = by[0] == 0 ? 1 : 0;
        QVERIFY(std::abs(by[axis]) >= box.high[axis] - box.low[axis]);
        QVERIFY(nearer[axis] < Point({8, 0, -4})[axis]);
        const auto edit = edits::addOfModel(map.entitySource(), 1, u"func_door"_s, 1, u"16 0 -4"_s);
        QCOMPARE(after(map, edit), map.entityText().toByteArray()
                                       + "{\n\"classname\" \"func_door\"\n\"model\" \"*1\"\n\"origin\" \"16 0 -4\"\n}\n");
        QVERIFY(!edits::addOfModel(map.entitySource(), 1, u"a\"b"_s, 1, u"0 0 0"_s));
    }
};

ADD_TEST(TestTextCode, QCoreApplication)
#include "tst_textcode.moc"

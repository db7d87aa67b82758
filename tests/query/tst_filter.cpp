// What the filter line keeps: terms on records, and on entities, of which any key is a column.
#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/map/celltext.h"
#include "core/text.h"
#include "tests/filtering.h"
#include "tests/program.h"
#include "tests/rows.h"

#include <cmath>

class TestFilter : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreFoundByWhatTheyAreOnDisk()
    {
        OPEN_BYTES(opened, MapBuilder::room(bsp::quake2).build());
        auto map = opened;
        const int planes = map.format().roles.planes;
        const bsp::FieldRef dist{planes, map.findColumn(planes, "dist")};
        const auto was = map.column(dist).number(1);
        const auto bytes = viewOf(map.recordBytes({planes, 0})).toByteArray();
        const auto changed = cellBytes(map, dist, was + 8);
        VERIFY_RESULT(changed);
        auto edit = editOf(map, {{{planes, 1}, dist.field, changed.value()}});
        edit.front().splices.push_back({bytes.size() * map.recordCount(planes), {}, bytes}); // and one more record
        const auto found = [&](const QString &text) {
            const References references(map);
            const auto filter = Filter::parse(text, references, planes);
            return filter.fault() ? Records{~0U} : filter.apply(references, planes);
        };
        QCOMPARE(found(u"modified"_s), Records());
        VERIFY_RESULT(map.apply(edit));
        QCOMPARE(found(u"modified"_s), (Records{1, map.recordCount(planes) - 1}));
        QCOMPARE(found(u"modified was.dist=%1"_s.arg(was)), Records{1});
        QCOMPARE(found(u"was.dist=%1"_s.arg(was + 8)), Records());
        QVERIFY(found(u"!modified"_s).size() == map.recordCount(planes) - 2);
        QCOMPARE(found(u"was.nosuch=1"_s), Records{~0U});
    }

    // A filter that is parsed once means in each map what that map's columns, flags and keys say.
    void aFilterIsParsedOnceForManyMaps()
    {
        const auto faces = ParsedFilter::parse(u"texture~(floor|none) | texinfo=0"_s);
        QVERIFY(!faces.fault() && !faces.isEmpty());
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc, &bsp::quake3}) {
            OPEN_BYTES(map, MapBuilder::room(*format).build());
            const References references(map);
            const int lump = map.format().roles.faces;
            const auto bound = Filter::bind(faces, references, lump), alone = Filter::parse(faces.text(), references, lump);
            QCOMPARE(bound.fault().has_value(), format == &bsp::quake3);
            QCOMPARE(bound.rest(), alone.rest());
            QCOMPARE(bound.apply(references, lump), alone.apply(references, lump));
            if (format == &bsp::quake3)
                QCOMPARE(bound.fault()->position, faces.text().indexOf(u"texinfo"_s));
        }
        for (const auto *text : {"side=", "a | ", "\"open", "!", "=1", "(a=1"}) {
            const auto wrong = ParsedFilter::parse(QString::fromLatin1(text));
            QVERIFY2(wrong.fault() && !wrong.fault()->what.isEmpty(), text);
        }
        QCOMPARE(ParsedFilter::parse(u"light>3 (_x=1 | !light=2) 9a=1 word"_s).keyNames(), (QStringList{u"light"_s, u"_x"_s}));
    }

    // An alternative that a format lacks matches nothing in its maps, unless it is needed or negated.
    void alternativesThatFitAreLeft_data()
    {
        const auto row = addColumns<QString, QStringList, std::optional<Records>>("text", "omitted", "expected");
        const Records floors{4, 5, 6};
        row("all fit", u"texinfo=2 | side=7"_s, {}, floors);
        row("a column", u"shaderNum=2 | texinfo=2"_s, {u"shaderNum=2"_s}, floors);
        row("a value", u"flags:NOSUCH | texinfo=2 | id=5"_s, {u"flags:NOSUCH"_s}, floors);
        row("negated itself", u"!shaderNum=2 | texinfo=2"_s, {u"!shaderNum=2"_s}, floors);
        row("of several terms", u"texinfo=2 | side=0 shaderNum=2"_s, {u"side=0 shaderNum=2"_s}, floors);
        row("in parentheses", u"(texinfo=2 | shaderNum=2 | a=1) id<6"_s, {u"shaderNum=2"_s, u"a=1"_s}, Records{4, 5});
        row("in an alternative", u"(texinfo=0 | shaderNum=2) a=1 | texinfo=2"_s, {u"(texinfo=0 | shaderNum=2) a=1"_s}, floors);
        row("in a negation", u"!(shaderNum=2 | texinfo=2)"_s, {}, {});
        row("in a negation's group", u"!(texinfo=2 (shaderNum=2 | id=1))"_s, {}, {});
        row("a negation as alternative", u"texinfo=2 | !(shaderNum=2 | id=1)"_s, {u"!(shaderNum=2 | id=1)"_s}, floors);
        row("typed twice", u"a=1 | (texinfo=2 | a=1)"_s, {u"a=1"_s}, floors);
        row("none fits", u"shaderNum=2 | a=1"_s, {}, {});
        row("a needed term", u"shaderNum=2 (texinfo=2 | id=1)"_s, {}, {});
        row("a shortened name", u"texin=2 | texinfo=2"_s, {u"texin=2"_s}, floors);
    }

    void alternativesThatFitAreLeft()
    {
        QFETCH(QString, text);
        QFETCH(std::optional<Records>, expected);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const int faces = map.format().roles.faces;
        const auto filter = Filter::bindFitting(ParsedFilter::parse(text), references, faces);
        QCOMPARE(filter.fault().has_value(), !expected.has_value());
        QStringList omitted;
        for (const auto &[words, why] : filter.omissions()) {
            omitted.append(words);
            QVERIFY(!why.isEmpty());
        }
        QTEST(omitted, "omitted");
        if (expected)
            QCOMPARE(filter.apply(references, faces), *expected);
    }

    void anOmittedAlternativeNeedsNothing()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto bound = [&](const QString &text) {
            return Filter::bindFitting(ParsedFilter::parse(text), references, map.format().roles.faces);
        };
        QVERIFY(bound(u"squareUnits>9 | nosuch=1"_s).needsComputed());
        QVERIFY(!bound(u"squareUnits>9 nosuch=1 | id=1"_s).needsComputed());
        QVERIFY(bound(u"texinfo=9..1 | nosuch=1"_s).hint());
        QVERIFY(!bound(u"texinfo=9..1 nosuch=1 | id=1"_s).hint());
    }

    // The room: faces 0 to 5 at -x +x -y +y -z +z, 6 of the brush model; texinfos by axis, the third "room/floor"; every
    // even plane faces along its axis, the next one against it.
    void aTermKeepsWhatItSays_data()
    {
        QTest::addColumn<const bsp::Format *>("format");
        QTest::addColumn<QString>("lump");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Records>("expected");
        const auto row = [](const bsp::Format &format, const char *lump, const char *text, const Records &expected) {
            QTest::addRow("%s %s %s", format.id.data(), lump, text)
                << &format << QString::fromLatin1(lump) << QString::fromUtf8(text) << expected;
        };
        const Records all{0, 1, 2, 3, 4, 5, 6};
        row(bsp::quake2, "faces", "", all);
        row(bsp::quake2, "faces", "   ", all);
        for (const auto &[text, expected] : {std::pair("texinfo=1", Records{2, 3}),
                                             {"texinfo!=1", {0, 1, 4, 5, 6}},
                                             {"texinfo<1", {0, 1}},
                                             {"texinfo<=1", {0, 1, 2, 3}},
                                             {"texinfo>1", {4, 5, 6}},
                                             {"texinfo>=1", {2, 3, 4, 5, 6}},
                                             {"texinfo=1..2", {2, 3, 4, 5, 6}},
                                             {"texinfo!=1..2", {0, 1}},
                                             {"texinfo=0x1", {2, 3}},
                                             {"!texinfo=1", {0, 1, 4, 5, 6}},
                                             {"!texinfo!=1", {2, 3}},
                                             {"TEXINFO=1", {2, 3}},
                                             {"texinfo~1", {2, 3}},
                                             {"texinfo=1 side=0", {2}},
                                             {"texinfo=1 | texinfo=0", {0, 1, 2, 3}},
                                             {"texinfo=1 side=0 | texinfo=0 !side=0", {1, 2}},
                                             {"texinfo=1|texinfo=0", {0, 1, 2, 3}},
                                             {"lightofs=-5..100", {0}},
                                             {"lightofs>-1", all},
                                             {"texinfo = 1", {2, 3}}, // however it is spaced, and spelled
                                             {"texinfo== 1", {2, 3}},
                                             {"texinfo != 1", {0, 1, 4, 5, 6}},
                                             {"texinfo =\"1\"", {2, 3}},
                                             {"texinfo=1 && side = 0", {2}},
                                             {"texinfo=1 and side=0", {2}},
                                             {"texinfo=1 || texinfo=0", {0, 1, 2, 3}},
                                             {"texinfo=1 OR texinfo=0", {0, 1, 2, 3}},
                                             {"(texinfo=1 | texinfo=0) side=0", {0, 2}},
                                             {"side=0 (texinfo=1 or (texinfo=0 side=0))", {0, 2}},
                                             {"!(texinfo=1 | texinfo=0)", {4, 5, 6}},
                                             {"!(texinfo=1 side=0)", {0, 1, 3, 4, 5, 6}},
                                             {"id=2..3", {2, 3}},
                                             {"id < 2", {0, 1}},
                                             {"index=2", {2}}, // as exports call it
                                             {"!id>1 side=0", {0}},
                                             {"()", {}},
                                             {"plane=8", {4}},
                                             {"!plane=8", {0, 1, 2, 3, 5, 6}}})
            row(bsp::quake2, "faces", text, expected);
        // A name of several columns, of one exactly, of one further away, and through the routes.
        row(bsp::quake2, "faces", "styles=1", {1});
        row(bsp::quake2, "faces", "style=1", {1});
        row(bsp::quake2, "faces", "styles=255", all);
        row(bsp::quake2, "faces", "style=255", {});
        row(bsp::quake2, "faces", "texture~FLOOR", {4, 5, 6});
        row(bsp::quake2, "faces", "!texture~floor", {0, 1, 2, 3});
        row(bsp::quake2, "faces", "texture!=room/floor", {0, 1, 2, 3});
        for (const auto *text :
             {"texture~room*or", "texture ~ r??m/*FLOO?", "texture~*floor*", "texture~*floor", "texture~m/fl*"})
            row(bsp::quake2, "faces", text, {4, 5, 6});
        for (const auto *text :
             {"texture~\"room*or\"", "texture~room\\*or", "texture~\\*floor", "texture=room*floor", "texture~floor?"})
            row(bsp::quake2, "faces", text, {}); // each looks for a name that has such a character
        // Choices are behind ~ alone; behind = they stand for themselves.
        row(bsp::quake2, "faces", "texture~(ceiling|FLOOR)", {4, 5, 6});
        row(bsp::quake2, "faces", "texture~(*m/fl*r|nothing) id<6", {4, 5});
        row(bsp::quake2, "faces", "!texture~(floor|nothing)", {0, 1, 2, 3});
        row(bsp::quake2, "faces", "(texture~(floor|nothing) | id=0)", {0, 4, 5, 6});
        row(bsp::quake2, "faces", "texture=(room/floor|room/wall)", {});
        row(bsp::quake2, "faces", "texture!=(room/floor|room/wall)", all);
        row(bsp::quake2, "faces", "texture~\"(floor|wall)\"", {});
        row(bsp::quake2, "entitylist", "classname~(func_|nothing)", {2, 3});
        row(bsp::quake2, "entitylist", "classname=(func_wall|light)", {});
        row(bsp::quake2, "texinfo", "r*m/w?ll", {0, 1});
        row(bsp::quake2, "faces", "texture=room/wall", {0, 1, 2, 3});
        row(bsp::quake2, "faces", "cluster=0", {0, 1, 2, 3, 4, 5});
        row(bsp::quake2, "faces", "!cluster=0", {6});
        row(bsp::quake2, "faces", "classname=func_wall", {6});
        row(bsp::quake2, "faces", "edge=-13", {3});         // some surfedge of it
        row(bsp::quake2, "models", "origin=\"0 0 0\"", {}); // their entities' origin: the exact name comes first
        row(bsp::quake2, "models", "origin.=0", {0, 1});
        row(bsp::quake2, "models", "!origin.=0", {});
        row(bsp::quake2, "models", "mins=-16", {1});
        row(bsp::quake2, "leafs", "contents:SOLID", {0, 3});
        row(bsp::quake2, "leafs", "contents:1", {0, 3});
        row(bsp::quake2, "leafs", "contents:0x1", {0, 3});
        row(bsp::quake2, "leafs", "contents:WATER", {});
        row(bsp::quake2, "leafs", "!contents:SOLID", {1, 2});
        row(bsp::quake2, "leafs", "contents=SOLID", {0, 3});
        row(bsp::quake2, "leafs", "contents~sol", {0, 3});
        row(bsp::quake2, "leafs", "cluster=-1", {0, 3});
        row(bsp::quake2, "planes", "type=Z", {8, 10, 12, 22, 24, 34});
        row(bsp::quake2, "entitylist", "classname~info_", {1});
        row(bsp::quake2, "entitylist", "\"info_player\"", {1});
        row(bsp::quake2, "entitylist", "origin=\"0 0 0\"", {1});
        row(bsp::quake2, "entitylist", "\"0 0 0\"", {1});
        row(bsp::quake2, "entitylist", "!\"0 0 0\" !model~*", {0, 3, 4});
        row(bsp::quake2, "entitylist", "func_wall | start", {1, 2});
        row(bsp::quake2, "entitylist", "model=*1", {2});
        row(bsp::quake2, "entitylist", "model=\"\"", {0, 1, 3, 4}); // an empty text is a value
        row(bsp::quake2, "entitylist", "model!=\"\"", {2});
        row(bsp::quake3, "surfaces", "surfaceType=PATCH", {6});
        row(bsp::quake3, "surfaces", "surfaceType!=PATCH", {0, 1, 2, 3, 4, 5});
        row(bsp::quake3, "surfaces", "surfaceType=PLANAR shaderNum=2", {4, 5});
        row(bsp::quake3, "surfaces", "shader~floor", {4, 5, 6});
        row(bsp::quake3, "surfaces", "fog=-1", {1, 2, 3, 4, 5, 6}); // fogNum, before the table of fogs
        row(bsp::quake3, "surfaces", "fog!=-1", {0});
        row(bsp::quake2, "faces", "plane~8", {4});
        row(bsp::quake2, "clusters", "leaf>1", {});
        row(bsp::quake3, "surfaces", "shader=2", {}); // the shader's name, not shaderNum
        row(bsp::quake3, "surfaces", "patch", {6});
        // Each format has one of the names, and takes the other.
        row(bsp::quake3, "brushes", "contentFlags:SOLID", {0, 1, 2, 3, 4, 5, 6});
        row(bsp::quake3, "brushes", "contents:SOLID", {0, 1, 2, 3, 4, 5, 6});
        row(bsp::quake2, "leafs", "contentFlags:SOLID", {0, 3});
        row(bsp::quake2, "faces", "surfaceFlags:SKY", {});
        row(bsp::goldsrc, "leafs", "contentFlags=SOLID", {0, 3});
        row(bsp::goldsrc, "leafs", "contents=SOLID", {0, 3});
        row(bsp::goldsrc, "leafs", "contents=-2", {0, 3});
        row(bsp::goldsrc, "leafs", "contents:SOLID", {0, 3}); // a single value, as if it were flags
        row(bsp::goldsrc, "leafs", "contents:-2", {0, 3});
        row(bsp::goldsrc, "leafs", "!contents:SOLID", {1, 2});
        row(bsp::goldsrc, "clipnodes", "children:EMPTY", {5});
        row(bsp::quake2, "planes", "type:Z", {8, 10, 12, 22, 24, 34});
        row(bsp::goldsrc, "leafs", "contents>-2", {1, 2});
        row(bsp::goldsrc, "clipnodes", "children=SOLID", {0, 1, 2, 3, 4, 5});
        row(bsp::goldsrc, "clipnodes", "children=EMPTY", {5});
        row(bsp::goldsrc, "faces", "name=wall", {0, 1, 2, 3});
        row(bsp::goldsrc, "faces", "embedded=0", {4, 5, 6});
        row(bsp::goldsrc, "faces", "texture=wall", {0, 1, 2, 3}); // by number, or else by name
    }

    void aTermKeepsWhatItSays()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(Records, expected);
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(apply(map, lump, text), expected);
    }

    void everyOperatorAgreesWithBruteForce_data() { addFewMapRows(); }
    // Every column of numbers, against values of some of its own records.
    void everyOperatorAgreesWithBruteForce()
    {
        OPEN_MAP(map);
        for (const int lump : map.lumps())
            for (const auto &field : map.lump(lump).fields) {
                const auto column = map.column(lump, field.name);
                const bool isText = field.type == bsp::Type::Chars || field.type == bsp::Type::Text;
                if (isText || column.count() == 0 || column.count() > 10'000)
                    continue;
                for (const auto record : spread(column.count(), 3)) {
                    QByteArray number;
                    CellText(map, lump, static_cast<int>(&field - map.lump(lump).fields.data())).appendStored(number, record);
                    const double value = column.number(record);
                    if (!std::isfinite(value))
                        continue;
                    const auto name = fromView(field.name);
                    const auto found = [&](const char *op) {
                        return apply(map, lumpName(map, lump), name + QLatin1StringView(op) + QString::fromLatin1(number));
                    };
                    const auto wanted = [&](auto holds) {
                        return allThat(column.count(), [&](quint32 i) { return holds(column.number(i)); });
                    };
                    const auto label = lumpName(map, lump) + u' ' + name + u' ' + QString::fromLatin1(number);
                    QVERIFY2(found("=") == wanted([&](double v) { return v == value; }), qPrintable(label + u" ="_s));
                    QVERIFY2(found("!=") == wanted([&](double v) { return v != value; }), qPrintable(label + u" !="_s));
                    QVERIFY2(found("<") == wanted([&](double v) { return v < value; }), qPrintable(label + u" <"_s));
                    QVERIFY2(found(">=") == wanted([&](double v) { return v >= value; }), qPrintable(label + u" >="_s));
                    QVERIFY2(found(">") == wanted([&](double v) { return v > value; }), qPrintable(label + u" >"_s));
                    QVERIFY2(found("<=") == wanted([&](double v) { return v <= value; }), qPrintable(label + u" <="_s));
                    const auto bit = static_cast<quint32>(column.integer(record));
                    const auto hasBit = [&](quint32 i) { return (static_cast<quint32>(column.integer(i)) & bit) != 0; };
                    if (field.use == bsp::Use::Flags && bit != 0)
                        QVERIFY2(found(":") == allThat(column.count(), hasBit), qPrintable(label + u" :"_s));
                }
            }
    }

    void plainWordsSearchAllThatIsDisplayed_data() { addFormatRows(); }
    void plainWordsSearchAllThatIsDisplayed()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        for (const int lump : map.lumps()) {
            const auto fields = static_cast<int>(map.lump(lump).fields.size());
            for (const auto &word :
                 {u"wall"_s, u"WALL"_s, u"6"_s, u"-"_s, u".5"_s, u"x"_s, u"solid"_s, u"e"_s, u"inf"_s, u"z"_s}) {
                const auto displayed = [&](quint32 record) {
                    for (int f = 0; f < fields; ++f)
                        if (CellText(map, lump, f).text(record).contains(word, Qt::CaseInsensitive))
                            return true;
                    return false;
                };
                if (fields > 0 && lump != map.format().roles.entityList) // of which all keys are searched
                    QCOMPARE(apply(map, lumpName(map, lump), word), allThat(map.recordCount(lump), displayed));
            }
        }
    }

    // What a table shows is the shortest number that reads back as the same float, which is not the float itself.
    void shownFloatsAndLettersOfOtherLanguagesAreFound()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("PLANES", 3, "dist", 0.1).set("PLANES", 4, "dist", 0.3).build());
        QCOMPARE(apply(map, u"planes", u"dist=0.1"_s), Records{3});
        QCOMPARE(apply(map, u"planes", u"dist=0.1..0.3"_s), (Records{3, 4}));
        QCOMPARE(apply(map, u"planes", u"dist>0.1 dist<=0.3"_s), Records{4});
        QCOMPARE(apply(map, u"planes", u"dist>=0.1 dist<0.3"_s), Records{3});
        OPEN_BYTES(
            foreign,
            MapBuilder::room(bsp::quake2)
                .setLumpBytes("ENTITIES", "{ \"targetname\" \"T\xdcR\"} { \"targetname\" \"t\xfcr\"} { \"targetname\" \"T?R\"}")
                .build());
        QCOMPARE(apply(foreign, u"entitylist", u"TÜR"_s), (Records{0, 1}));
        QCOMPARE(apply(foreign, u"entitylist", u"targetname~tür"_s), (Records{0, 1}));
        QCOMPARE(apply(foreign, u"entitylist", u"targetname=TÜR"_s), (Records{0, 1}));
        QCOMPARE(apply(foreign, u"entitylist", u"TЖR"_s), Records());
    }

    // Long ones are divided between threads.
    void longTablesAreFilteredInOrder()
    {
        auto room = MapBuilder::room(bsp::quake3);
        QByteArray bytes;
        constexpr quint32 count = 50'001;
        for (quint32 i = 0; i < count; ++i)
            bytes += words({i % 7});
        OPEN_BYTES(map, room.setLumpBytes("LEAFSURFACES", bytes).build());
        QCOMPARE(apply(map, u"leafsurfaces", u"surface=3 | surface>5"_s),
                 allThat(count, [](quint32 i) { return i % 7 == 3 || i % 7 > 5; }));
        QCOMPARE(apply(map, u"leafsurfaces", u"!5"_s), allThat(count, [](quint32 i) { return i % 7 != 5; }));
    }

    // Half-Life's and Quake's textures and brush models have such names.
    void namesWithWildcardsInThemAreFoundAsBefore()
    {
        // No raw string: moc takes what is in one for code, and would miss the end of a brace.
        const char odd[] = "{ \"model\" \"*1\" \"message\" \"*lava\" } { \"model\" \"*21\" \"message\" \"!water\" } "
                           "{ \"model\" \"1\" \"message\" \"{fence\" }\n{ \"message\" \"why? (a|b) and so on\" }";
        OPEN_BYTES(map, MapBuilder::room(bsp::goldsrc).setLumpBytes("ENTITIES", odd).build());
        for (const auto &[text, expected] : {std::pair("*lava", Records{0}),
                                             {"message~*lava", {0}},
                                             {"message=*lava", {0}},
                                             {"!model~\\*1", {1, 2, 3}},
                                             {"model~\\*", {0, 1}},
                                             {"!model~\\*", {2, 3}},
                                             {"model~*", {0, 1, 2}}, // any text
                                             {"!model~*", {3}},
                                             {"model~??", {0, 1}},
                                             {"!model~*1", {3}},
                                             {"{fence", {2}},
                                             {"message~!water", {1}},
                                             {"!water", {0, 2, 3}},
                                             {"why?", {3}},
                                             {"message~\"(a|b)\"", {3}},
                                             {"message~\"(a\"", {3}},
                                             {"\"(a\"", {3}},
                                             {"\"and\"", {3}}})
            QVERIFY2(apply(map, u"entitylist", QString::fromLatin1(text)) == expected, text);
    }

    void aLumpsNameStandsForItsRecords_data() { addFormatRows(); }
    void aLumpsNameStandsForItsRecords()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        const auto &roles = map.format().roles;
        for (quint32 leaf = 0; leaf < map.recordCount(roles.leafs); ++leaf)
            QCOMPARE(apply(map, lumpName(map, roles.faces), u"leaf=%1"_s.arg(leaf)),
                     references.project(std::vector{leaf}, roles.leafs, roles.faces));
    }

    void termsNameKeys_data()
    {
        const auto add = addColumns<QString, std::vector<quint32>>("text", "expected");
        const auto row = [&add](const char *text, const std::vector<quint32> &expected) {
            add(text, QString::fromLatin1(text), expected);
        };
        row("", {0, 1, 2, 3, 4, 5});
        row("light>200", {1});
        row("light<=150", {2});
        row("light=100..300", {1, 2});
        row("light=300.0", {1}); // as a number
        row("light!=300", {0, 2, 3, 4, 5});
        row("light=\"\"", {0, 3, 4, 5}); // as displayed: without the key, too
        row("LIGHT>0", {1, 2});
        row("delay=0.5", {4});
        row("spawnflags:256", {3});
        row("!spawnflags:256", {0, 1, 2, 4, 5});
        row("spawnflags:2048", {4});
        row("spawn:0x800", {4}); // a beginning will do
        row("classname~func_", {3});
        row("target=door1", {4, 5}); // any of equal keys
        row("target=DOOR2", {5});
        row("angle<0", {3});
        row("hall", {0});
        row("door1", {3, 4, 5});
        row("\"0 0\"", {1});
        row("_color", {2}); // a key
        row("door1 !classname=func_door", {4, 5});
        row("light=300 | style>=32", {1, 2});
        row("offset=0", {0});     // a column that is no key
        row("origin.z>=64", {1}); // one of the numbers of a value
        row("origin.z=0", {});
        row("_color.y=0.5", {2});
    }

    void termsNameKeys()
    {
        QFETCH(QString, text);
        QFETCH(std::vector<quint32>, expected);
        for (const bsp::Format *format : bsp::formats()) {
            OPEN_BYTES(map, MapBuilder::room(*format).setLumpBytes("ENTITIES", filteredEntities).build());
            const References references(map);
            const auto filter = Filter::parse(text, references, format->roles.entityList);
            QVERIFY2(!filter.fault(), filter.fault() ? qPrintable(filter.fault()->what) : "");
            QCOMPARE(filter.apply(references, format->roles.entityList), expected);
        }
    }

    void numbersAreThoseThatTheGameReads_data() { addFormatRows(); }
    // spawnflags as atof() reads them in Quake, as atoi() in the others; three numbers, and keys with blanks behind them,
    // likewise.
    void numbersAreThoseThatTheGameReads()
    {
        const QByteArray text = "{ \"classname\" \"worldspawn\" }\n{ \"spawnflags\" \"1.0\" }\n{ \"spawnflags\" \"2048.0\" }\n"
                                "{ \"spawnflags\" \"2.048e3\" }\n{ \"spawnflags\" \"1 2\" }\n{ \"spawnflags\" \" 0x800\" }\n"
                                "{ \"origin\" \"64, 32, 16\" \"health \" \"5 points\" }\n";
        const auto &format = fetchFormat();
        const auto &game = format.game();
        OPEN_BYTES(map, MapBuilder::room(format).setLumpBytes("ENTITIES", text).build());
        const auto found = [&](const QString &filter) { return apply(map, u"entitylist"_s, filter); };
        const auto many = game.values.flagsAreFloats ? std::vector<quint32>{2, 3, 5} : std::vector<quint32>{2};
        const std::vector<quint32> ones{1, 4}, last{6}, none;
        QCOMPARE(found(u"spawnflags:2048"_s), many);
        QCOMPARE(found(u"spawnflags>1000"_s), many);
        QCOMPARE(found(u"spawnflags=2048"_s), many);
        QCOMPARE(found(u"spawnflags:1"_s), ones);
        QCOMPARE(found(u"spawnflags=1"_s), ones);
        const bool isScanned =
            game.values.vectors == bsp::VectorReading::Scanned || game.values.vectors == bsp::VectorReading::AllOrNone;
        QCOMPARE(found(u"origin.y=32"_s), isScanned ? none : last);
        if (game.grammar.stripsKeys) {
            QCOMPARE(found(u"health>4"_s), last);
            QCOMPARE(found(u"health=5"_s), none); // there is more than the number
        }
    }

    void frequentKeysComeFirstAndFiltersKeepTheirText()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", filteredEntities).build());
        const auto names = filterNames(References(map), map.format().roles.entityList);
        QCOMPARE(names.first(), u"classname"_s);
        QVERIFY(names.contains(u"_color"_s));
        QVERIFY(names.contains(u"offset"_s));
        QVERIFY(names.indexOf(u"light"_s) < names.indexOf(u"style"_s));
        QCOMPARE(names.count(u"target"_s), 1);
        QCOMPARE(Filter::parse(u"light>2 a"_s, References(map), map.format().roles.entityList).text(), u"light>2 a"_s);
        QCOMPARE(Filter().text(), QString());
    }
};

ADD_TEST(TestFilter, QCoreApplication)
#include "tst_filter.moc"

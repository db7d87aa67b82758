// Files of definitions: what each kind of them says, what is left out of damaged ones, and how several stand over another.
#include "core/definitions/definitions.h"
#include "core/games/entityclass.h"
#include "tests/definitiontexts.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace definitiontexts;
using bsp::Definitions, bsp::DefinitionKind, bsp::KeyUse, bsp::readFgd, bsp::ValueKind;

class TestDefinitions : public QObject
{
    Q_OBJECT

private slots:
    void fgd_()
    {
        const auto file = readFgd(fgd);
        const auto notes = notesOf(file);
        QVERIFY2(notes.size() == 1 && notes[0].startsWith(u"28: "_s) && states(notes[0], {u"mood"_s, u"wombat"_s}),
                 qPrintable(notes.join(u'\n')));
        QCOMPARE(file.includes.size(), 1U);
        QCOMPARE(file.includes[0].path, u"base.fgd"_s);
        const auto definitions = laid(file);
        QCOMPARE(definitions.classNames(), (std::vector<QByteArray>{"lamp", "wall"}));
        QVERIFY(!definitions.find("Switched").isKnown());
        const auto lamp = definitions.find("LAMP");
        QVERIFY(lamp.isPoint() && !lamp.isBrush() && lamp.definesAllKeys());
        QCOMPARE(lamp.help(), u"A lamp"_s);
        QCOMPARE(lamp.color(), std::optional<QRgb>(0xffffff00));
        QCOMPARE(lamp.box()->front(), (Point{-8, -8, -8}));
        QCOMPARE(lamp.model(), "models/lamp.mdl");
        QCOMPARE(lamp.sprite(), "sprites/lamp.spr");
        QCOMPARE(lamp.key("targetname")->kind, ValueKind::Name);
        QCOMPARE(lamp.key("Target")->kind, ValueKind::Target);
        QCOMPARE(lamp.key("who")->kind, ValueKind::TargetOrClass);
        QCOMPARE(lamp.key("who")->title, u"Who"_s);
        QCOMPARE(lamp.key("brightness")->usual, "300");
        QCOMPARE(lamp.key("brightness")->help, u"How bright"_s);
        QCOMPARE(lamp.key("level")->kind, ValueKind::Number);
        QCOMPARE(lamp.key("_light")->kind, ValueKind::ColorTo255);
        QCOMPARE(lamp.key("style")->choices.size(), 3U);
        QCOMPARE(lamp.key("style")->choices[1].value, "-1");
        QCOMPARE(lamp.key("style")->choices[2].title, u"Letters"_s);
        QVERIFY(!lamp.key("TurnOn") && !lamp.key("input"));
        const auto flags = lamp.flags("spawnflags");
        QCOMPARE(flags.size(), 3U);
        QCOMPARE(flags[0].title, u"Start off"_s);
        QVERIFY(flags[0].isUsual);
        QCOMPARE(flags[0].help, u"Dark at first"_s);
        QCOMPARE(flags[1].bit, 4U);
        QCOMPARE(lamp.keys().size(), 9U);
        const auto wall = definitions.find("wall");
        QVERIFY(wall.isBrush() && !wall.isPoint());
        QCOMPARE(wall.help(), u"A wall\nof two lines"_s);
        QCOMPARE(wall.key("path")->title, u"C:\\"_s);
        QCOMPARE(wall.key("said")->title, u"Say \"this\" now"_s);
    }

    void quaked_()
    {
        const auto file = bsp::readQuaked(quaked);
        QCOMPARE(notesOf(file), QStringList());
        const auto definitions = laid(file);
        const auto door = definitions.find("func_door"), lamp = definitions.find("lamp");
        QVERIFY(door.isBrush() && !door.definesAllKeys());
        QCOMPARE(door.color(), std::optional<QRgb>(qRgb(0, 127, 204)));
        QCOMPARE(door.help(), u"A door."_s);
        const auto flags = door.flags("spawnflags");
        QCOMPARE(flags.size(), 3U);
        QCOMPARE(flags[1].bit, 4U);
        QCOMPARE(flags[2].title, u"TOGGLE"_s);
        QCOMPARE(flags[2].bit, 16U);
        QCOMPARE(door.key("speed")->help, u"how fast"_s);
        QCOMPARE(door.key("sounds")->kind, ValueKind::Choices);
        QCOMPARE(door.key("sounds")->choices[1].title, u"metal"_s);
        QVERIFY(lamp.isPoint());
        QCOMPARE(lamp.box()->back(), (Point{8, 8, 16}));
        QCOMPARE(lamp.model(), "models/lamp.md2");
        QCOMPARE(lamp.key("light")->help, u"how bright, and how far"_s);
        QCOMPARE(lamp.key("_color")->kind, ValueKind::Color);
        QCOMPARE(lamp.flags("spawnflags")[0].help, u"dark at first"_s);
    }

    void radiantXml()
    {
        const auto file = bsp::readRadiantXml(xml);
        QCOMPARE(notesOf(file), QStringList());
        const auto definitions = laid(file);
        const auto flag = definitions.find("flag");
        QVERIFY(flag.isPoint());
        QCOMPARE(flag.help(), u"A flag."_s);
        QCOMPARE(flag.model(), "models/flag.md3");
        QCOMPARE(flag.box()->back(), (Point{8, 8, 16}));
        QCOMPARE(flag.key("side")->kind, ValueKind::Choices);
        QCOMPARE(flag.key("side")->choices.size(), 2U);
        QCOMPARE(flag.key("side")->choices[1].value, "2");
        QCOMPARE(flag.key("next")->kind, ValueKind::Target);
        QCOMPARE(flag.key("wait")->usual, "2.5");
        QCOMPARE(flag.flags("spawnflags")[0].bit, 4U);
        QVERIFY(definitions.find("gate").isBrush());
    }

    void kindsAreTold_data()
    {
        const auto add = addColumns<QByteArray, int>("bytes", "kind");
        add("FGD", fgd, static_cast<int>(DefinitionKind::Fgd));
        add("QUAKED", quaked, static_cast<int>(DefinitionKind::Quaked));
        add("XML", xml, static_cast<int>(DefinitionKind::RadiantXml));
        add("entities", "// exported\n{ \"classname\" \"worldspawn\" }", static_cast<int>(DefinitionKind::EntityText));
        add("binary", QByteArray("@PointClass\0= a []", 18), static_cast<int>(DefinitionKind::Unknown));
        add("up to a NUL", QByteArray("{ \"classname\" \"worldspawn\" }").append('\0'),
            static_cast<int>(DefinitionKind::EntityText));
        add("empty", "", static_cast<int>(DefinitionKind::Unknown));
        add("a letter", "me@example.org", static_cast<int>(DefinitionKind::Unknown));
    }

    void kindsAreTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        QCOMPARE(static_cast<int>(bsp::kindOfDefinitions(bytes)), kind);
        const bool isRead = kind < static_cast<int>(DefinitionKind::EntityText);
        QCOMPARE(bsp::readDefinitions(bytes).classes.empty(), !isRead);
        QCOMPARE(bsp::readDefinitions(bytes).noteCount > 0, !isRead || kind == static_cast<int>(DefinitionKind::Fgd));
    }

    // Each is said in its line, and what stands around it is read.
    void faultsAreTold_data()
    {
        const auto add = addColumns<QByteArray, quint32, QByteArrayList>("bytes", "line", "classes");
        const QByteArray a = "@PointClass = a []\n", c = "@PointClass = c [ k(string) : \"K\" ]\n";
        add("nothing closes a class", a + "@PointClass = b [\n k(string)\n" + c, 2, {"a", "b", "c"});
        add("nothing closes a list", a + "@PointClass = b [ k(choices) =\n [ 1 : \"x\"\n" + c, 3, {"a", "b", "c"});
        add("a quote is missing", a + "@PointClass = b : \"text\n[ ]\n" + c, 2, {"a", "b", "c"});
        add("no name", a + "@PointClass = [ ]\n" + c, 2, {"a", "c"});
        add("no =", a + "@PointClass b [ ]\n" + c, 2, {"a", "c"});
        add("an unknown word", a + "@Nothing = b [ ]\n" + c, 2, {"a", "c"});
        add("text between", a + "hello\n" + c, 2, {"a", "c"});
        add("no type", a + "@PointClass = b [\n k : \"x\"\n]\n" + c, 3, {"a", "b", "c"});
        add("an unknown type", a + "@PointClass = b [\n k(q) : \"x\"\n]\n" + c, 3, {"a", "b", "c"});
        add("nothing closes a header", a + "@PointClass size(1 1 1 = b []\n" + c, 2, {"a", "c"});
        add("nothing closes a type", a + "@PointClass = b [\n k(string : \"K\"\n m(string)\n]\n" + c, 3, {"a", "b", "c"});
        add("two flags", a + "@PointClass = b [ f(flags) = [\n 3 : \"both\" : 0\n] ]\n" + c, 3, {"a", "b", "c"});
        add("no flag", a + "@PointClass = b [ f(flags) = [\n x : \"x\" : 0\n] ]\n" + c, 3, {"a", "b", "c"});
        add("no file", "@include nothing\n" + a + c, 1, {"a", "c"});
        add("a comment", "/*QUAKED a (1 1 1) ?\n/*QUAKED c (1 1 1) ?\n*/", 1, {"a", "c"});
        add("a nameless comment", "/*QUAKED a (1 1 1) ?*/\n/*QUAKED (1 1 1) ?*/\n/*QUAKED c (1 1 1) ?*/", 2, {"a", "c"});
        add("an unknown element", "<classes>\n<x><point name='b'/></x>\n<point name='c'/></classes>", 2, {"c"});
        add("a nameless element", "<classes><point name='a'/>\n<point/></classes>", 2, {"a"});
        add("damaged XML", "<classes><point name='a'/>\n<point name=", 2, {"a"});
        add("a bit", "<classes><point name='a'>\n<flag key='F' bit='77'/></point></classes>", 2, {"a"});
    }

    void faultsAreTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(quint32, line);
        QFETCH(QByteArrayList, classes);
        const auto file = bsp::readDefinitions(bytes);
        QVERIFY2(file.noteCount == 1, qPrintable(notesOf(file).join(u'\n')));
        QCOMPARE(file.notes[0].line, line);
        QByteArrayList names;
        for (const auto &each : file.classes)
            names.append(each.name);
        QCOMPARE(names, classes);
    }

    // Hammer marks keys for its reports by a star; colons are forgotten; a ? behind a box is a flag that is not used.
    void dialectsAreRead()
    {
        const auto file = readFgd(
            "@PointClass = a [ spawnflags(*flags) = [ 1 : \"One\" : 0 ] k(*integer) c(choices) = [ 0 \"No\" 1 \"Yes\" ] ]");
        QCOMPARE(notesOf(file), QStringList());
        const auto &keys = file.classes.front().keys;
        QCOMPARE(keys.size(), 3U);
        QCOMPARE(keys[0].flags.size(), 1U);
        QCOMPARE(keys[1].kind, ValueKind::Whole);
        QCOMPARE(keys[2].choices.size(), 2U);
        QCOMPARE(keys[2].choices[1].title, u"Yes"_s);
        const auto point = bsp::readQuaked("/*QUAKED a (1 0 0) (-8 -8 -8) (8 8 8) ? SECOND\n*/").classes.front();
        QVERIFY(point.isPoint && !point.isBrush);
        QCOMPARE(point.keys[0].flags[0].bit, 2U);
    }

    // Newer files for Hammer say which engines something is for, those of Source 2 how an editor shows it.
    void tagsAreNoLists()
    {
        const auto file = readFgd(R"(@PointClass = a
[
    cache[since_L4D](choices) : "Cache" : "0" : "Help" =
    [
        0: "Default"
        1: "Never" [!ASW]
    ]
    mode(choices) [ group="Render" ] : "Mode" : "normal" =
    [
        "normal" : "Normal"
    ]
    model(studio) [report]: "Model"
    on(boolean) { enabled = true } : "On" : 1
    spawnflags(flags) = [ 512: "Tall" : 0 [!ASW] 1024: "Marked" : 1 ]
    @resources [ sound "x.wav" ]
    input Stop[since_L4D](void) : "text"
    sky(sky) : "Sky"
]
)");
        QCOMPARE(notesOf(file), QStringList());
        const auto definitions = laid(file);
        const auto a = definitions.find("a");
        QVERIFY(a.definesAllKeys());
        QCOMPARE(a.keys().size(), 6U);
        QCOMPARE(a.key("cache")->choices.size(), 2U);
        QCOMPARE(a.key("mode")->title, u"Mode"_s);
        QCOMPARE(a.key("mode")->usual, "normal");
        QCOMPARE(a.key("mode")->choices.size(), 1U);
        QCOMPARE(a.key("model")->title, u"Model"_s);
        QCOMPARE(a.key("on")->usual, "1");
        QCOMPARE(a.flags("spawnflags").size(), 2U);
    }

    // TrenchBroom 1 reads blocks in comments, id's own files name a key alone before its choices.
    void commentsHaveBlocks()
    {
        const auto file = bsp::readQuaked(
            // No raw string: moc takes what is in one for code, and this for a comment.
            "/*QUAKED _style\n"
            "{ choice \"style\" ( (0,\"normal\") (11,\"slow pulse\") ); }\n"
            "*/\n"
            "/*QUAKED lamp\" (0 1 0) (-8 -8 -8) (8 8 8) START_OFF\n"
            "{ base(\"_style\"); default(\"light\", \"300\"); model(\":progs/lamp.mdl\"); }\n"
            "A lamp.\n"
            "sounds\n"
            "1) one\n"
            "2)\n"
            "*/");
        QCOMPARE(notesOf(file), QStringList());
        const auto definitions = laid(file);
        QCOMPARE(definitions.classNames(), std::vector<QByteArray>{"lamp"});
        QVERIFY(
            bsp::readQuaked("/*QUAKED info_bare\n*/").classes.front().isPoint); // without colour and box it is one all the same
        const auto lamp = definitions.find("lamp");
        QCOMPARE(lamp.model(), "progs/lamp.mdl");
        QCOMPARE(lamp.key("style")->choices.size(), 2U);
        QCOMPARE(lamp.key("style")->choices[1].title, u"slow pulse"_s);
        QCOMPARE(lamp.key("light")->usual, "300");
        QCOMPARE(lamp.key("sounds")->choices.size(), 2U);
    }

    void otherCodesAndRootsAreRead()
    {
        QStringEncoder utf16(QStringEncoder::Utf16, QStringEncoder::Flag::WriteBom);
        const QByteArray wide = utf16(u"@PointClass = a []"_s);
        QCOMPARE(bsp::readDefinitions(wide).classes.size(), 1U);
        const auto other = bsp::readDefinitions("<quake3><point name='a'/></quake3>");
        QCOMPARE(other.classes.size(), 1U);
        QCOMPARE(other.noteCount, 0U);
        QCOMPARE(bsp::readDefinitions("@MaterialExclusion [ \"dev\" ]").noteCount, 0U);
    }

    void allKeysAreToldOnlyWhereTheyAre_data()
    {
        const auto add = addColumns<QByteArray, bool>("bytes", "all");
        add("its own", "@PointClass = a [ k(string) ]", true);
        add("those of a base", "@BaseClass = B [ k(string) ] @PointClass base(B) = a []", true);
        add("a base that is nowhere", "@PointClass base(Nowhere) = a [ k(string) ]", false);
        add("keys that were not read", "@PointClass = a \"no colon\" [ k(string) ]", false);
        add("a class that is never closed", "@PointClass = a [ k(string)\n@PointClass = b []", false);
        add("keys of any name", "@PointClass otherkeys() = a [ k(string) ]", false);
        add("a comment", "/*QUAKED a (1 1 1) ?\n*/", false);
    }

    void allKeysAreToldOnlyWhereTheyAre()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, all);
        const auto definitions = laid(bsp::readDefinitions(bytes));
        QVERIFY(definitions.find("a").isKnown());
        QCOMPARE(definitions.find("a").definesAllKeys(), all);
    }

    // Public files call keys texts that name entities.
    void anyDefinitionTellsAReference()
    {
        auto made = std::make_shared<Definitions>(*bsp::ownDefinitions("halflife"));
        made->add(readFgd("@PointClass = scripted_sequence [ m_iszEntity(string) : \"Target Monster\" ] "
                          "@PointClass = a [ m_iszEntity(target_source) targetname(target_source) targetname2(target_source) ] "
                          "@PointClass = scripted_sentence [ entity(target_destination) ]")
                      .classes);
        const bsp::GameClasses classes(bsp::games::halfLife, made);
        QCOMPARE(bsp::EntityClass(classes, "scripted_sequence").use("m_iszEntity"), KeyUse::ByNameOrClass);
        QCOMPARE(bsp::EntityClass(classes, "scripted_sentence").use("entity"), KeyUse::ByNameOrClass);
        const bsp::EntityClass named(classes, "a");
        for (const auto *key : {"m_iszEntity", "targetname", "targetname2"}) { // which declare names, whatever they are called
            QCOMPARE(named.use(key), KeyUse::NamesNobody);
            QVERIFY2(named.isName(key), key);
        }
        QVERIFY(!bsp::EntityClass(classes, "scripted_sequence").isName("m_iszEntity")); // the game's table knows better
    }

    void lettersAreRead()
    {
        const auto helpOf = [](const QByteArray &t) {
            return readFgd("@PointClass = a : \"" + t + "\" []").classes.front().help;
        };
        QCOMPARE(helpOf("T\xc3\xbcr"), u"Tür"_s);
        QCOMPARE(helpOf("T\xfcr \x80 \x92s"), u"Tür € ’s"_s);
        const auto marked = readFgd("\xef\xbb\xbf@PointClass = a []");
        QCOMPARE(marked.classes.size(), 1U);
        QCOMPARE(marked.noteCount, 0U);
    }

    void laterFilesGoFirst()
    {
        Definitions both;
        both.add(readFgd("@BaseClass = Base [ b(integer) : \"old\" ] @PointClass base(Base) size(2 2 2) color(255 0 0) = lamp "
                         ": \"Old\" [ a(integer) : \"old\" k(target_destination) ]")
                     .classes);
        both.add(readFgd("@BaseClass = Base [ n(string) ] @PointClass base(Base) color(0 255 0) = Lamp "
                         "[ a(float) : \"new\" ]")
                     .classes);
        const auto lamp = both.find("lamp");
        QCOMPARE(lamp.name(), "Lamp");
        QCOMPARE(lamp.help(), u"Old"_s);
        QCOMPARE(lamp.color(), std::optional<QRgb>(0xff00ff00));
        QVERIFY(lamp.box());
        QCOMPARE(lamp.key("a")->title, u"new"_s);
        QCOMPARE(lamp.key("k")->kind, ValueKind::Target); // only the older one knows it
        QVERIFY(lamp.key("b") && lamp.key("n"));          // each takes over from the base of its own file
        QCOMPARE(lamp.keys().size(), 4U);
        QCOMPARE(both.classNames().size(), 1U);
    }

    void realFiles_data() { addFileRows(); }
    void realFiles()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are read.");
        const auto file = bsp::readDefinitions(contentOf(path));
        QVERIFY2(file.noteCount < 5, qPrintable(notesOf(file).join(u'\n'))); // comments that nothing closes
        const auto definitions = laid(file);
        QVERIFY(!definitions.isEmpty());
        for (const auto &name : definitions.classNames()) {
            const auto each = definitions.find(name);
            QVERIFY(each.isKnown());
            QVERIFY2(each.isPoint() || each.isBrush(), name.constData());
        }
    }

    void ownOnesAreWhole_data()
    {
        QTest::addColumn<QString>("name");
        bsp::ownDefinitions("quake2"); // from then on the program's files are there
        for (const auto &file : QDir(u":/definitions"_s).entryInfoList({u"*.fgd"_s}))
            QTest::newRow(qPrintable(file.fileName())) << file.completeBaseName();
    }

    void ownOnesAreWhole()
    {
        QFETCH(QString, name);
        QFile resource(u":/definitions/%1.fgd"_s.arg(name));
        QVERIFY(resource.open(QIODevice::ReadOnly));
        const auto file = readFgd(resource.readAll());
        QCOMPARE(notesOf(file), QStringList());
        QSet<QByteArray> names;
        for (const auto &each : file.classes) {
            QVERIFY2(!names.contains(each.name.toLower()), each.name.constData());
            names.insert(each.name.toLower());
            for (const auto &base : each.bases)
                QVERIFY2(!file.includes.empty() || names.contains(base.toLower()), each.name.constData());
            QVERIFY2(!each.help.isEmpty() || !(each.isPoint || each.isBrush), each.name.constData());
            for (const auto &key : each.keys)
                for (const auto &flag : key.flags)
                    QVERIFY2(std::has_single_bit(flag.bit) && !flag.title.isEmpty(), each.name.constData());
        }
        const size_t fewest = name == u"soldieroffortune2"_s ? 90 : 100;
        QVERIFY(bsp::ownDefinitions(name.toStdString())->classNames().size() > fewest);
    }

    void flagWords()
    {
        QCOMPARE(bsp::flagWord(u"Start off"_s), u"START_OFF"_s);
        QCOMPARE(bsp::flagWord(u"START_OFF"_s), u"START_OFF"_s);
        QCOMPARE(bsp::flagWord(u"Don't link (1)"_s), u"DON_T_LINK_1"_s);
    }
};

ADD_TEST(TestDefinitions, QCoreApplication)
#include "tst_definitions.moc"

// What definitions cost, whatever a file holds: circles, more than there is room for, files cut off anywhere.
#include "tests/definitiontexts.h"
#include "tests/program.h"
#include "tests/rows.h"

using namespace definitiontexts;
using bsp::Definitions, bsp::DefinitionFile;

namespace {

// The text many times, with the number of each for its %.
QByteArray numbered(const QByteArray &text, int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += QByteArray(text).replace('%', QByteArray::number(i));
    return all;
}

const QByteArray xmlBeginning = "<?xml version=\"1.0\"?>\n";

} // namespace

class TestDefinitionBounds : public QObject
{
    Q_OBJECT

private slots:
    void circlesEnd()
    {
        const auto definitions =
            laid(bsp::readFgd("@PointClass base(b) = a [ x(string) ] @PointClass base(a, a, b) = b [ y(string) ]"));
        QCOMPARE(definitions.find("a").keys().size(), 2U);
        QCOMPARE(definitions.find("b").keys().size(), 2U);
    }

    // Each class takes over from the 24 before it, so that as many ways lead to the first as there are numbers for; those that
    // have room for all know all their keys.
    void manyWaysToOneBaseEnd()
    {
        QByteArray text = "@PointClass = c0 [ k0(string) ]\n";
        for (int i = 1; i < 60'000; ++i) {
            QByteArrayList bases;
            for (int base = qMax(0, i - 6); base < i; ++base)
                bases.append("c" + QByteArray::number(base));
            text += "@PointClass base(" + bases.join(',') + ") = c" + QByteArray::number(i) + " [ k" + QByteArray::number(i)
                    + "(string) ]\n";
        }
        const auto definitions = laid(bsp::readFgd(text));
        QVERIFY(definitions.find("c63").definesAllKeys());
        QCOMPARE(definitions.find("c63").keys().size(), 64U);
        QVERIFY(definitions.find("c63").key("K0"));
        QVERIFY(!definitions.find("c64").definesAllKeys());
        QCOMPARE(definitions.find("c59999").keys().size(), 64U);
    }

    void manyClassesEnd()
    {
        QByteArray text;
        for (int i = 0; i < 70'000; ++i)
            text += "@PointClass base(c" + QByteArray::number(i - 1) + ") = c" + QByteArray::number(i) + " []\n";
        Definitions definitions;
        auto file = bsp::readFgd(text);
        QCOMPARE(file.classes.size(), Definitions::mostClasses);
        QCOMPARE(file.noteCount, 1U);
        QCOMPARE(file.notes[0].line, 65'536U);
        QVERIFY(definitions.add(std::move(file.classes)));
        QVERIFY(!definitions.add(bsp::readFgd("@PointClass = one []").classes));
        QCOMPARE(definitions.classNames().size(), Definitions::mostClasses);
        QVERIFY(definitions.find("c60000").isKnown());
    }

    void manyPartsEnd_data()
    {
        const auto add = addColumns<QByteArray>("bytes");
        add("choices of a key", "@PointClass = a [ k(choices) = [" + QByteArray(" 0 : \"\"").repeated(100'000));
        add("keys of a class", "@PointClass = a [" + QByteArray(" k(string)").repeated(100'000));
        add("keys of all classes", ("@PointClass = a [" + QByteArray(" k(string)").repeated(500) + " ]\n").repeated(2'000));
        add("lines of a comment", "/*QUAKED a (1 1 1) ?\n" + QByteArray("k = 1\n").repeated(200'000) + "*/");
        add("default values of a comment", "/*QUAKED a (1 1 1) ?\n{" + numbered("default(\"%\", \"x\")\n", 100'000) + "}*/");
        add("bases of a comment", "/*QUAKED a (1 1 1) ?\n{" + QByteArray("base(\"x\")").repeated(100'000) + "}*/");
        add("choices of an XML list", "<c><list name='l'>" + QByteArray("<i value='1'/>").repeated(100'000)
                                          + "</list><point name='a'><l key='k'/></point></c>");
        add("flags of an XML class",
            "<c><point name='a'>" + QByteArray("<flag key='f' bit='1'/>").repeated(100'000) + "</point></c>");
        add("choices of a comment", "/*QUAKED a (1 1 1) ?\n\"k\" what\n" + QByteArray("1) one\n").repeated(200'000) + "*/");
    }

    void manyPartsEnd()
    {
        QFETCH(QByteArray, bytes);
        const auto file = bsp::readDefinitions(bytes);
        QVERIFY(!file.classes.empty());
        QVERIFY(file.partCount < DefinitionFile::mostParts + bsp::mostKeys * bsp::mostChoices);
        for (const auto &each : file.classes) {
            QVERIFY(each.keys.size() <= bsp::mostKeys && each.bases.size() <= bsp::mostBases);
            for (const auto &key : each.keys)
                QVERIFY(key.choices.size() <= bsp::mostChoices && key.flags.size() <= bsp::mostFlags);
        }
        QVERIFY(file.notes.size() <= DefinitionFile::mostNotes);
    }

    // Each of so many classes takes over from all that are called a, of which there are as many.
    void manyBasesEnd()
    {
        QByteArray text = QByteArray("@BaseClass = a []\n").repeated(20'000);
        for (int i = 0; i < 20'000; ++i)
            text += "@PointClass base(a,a,a,a,a,a,a,a,a,a,a,a) = b" + QByteArray::number(i) + " []\n";
        const auto definitions = laid(bsp::readFgd(text));
        QVERIFY(definitions.find("b19999").isKnown());
        QVERIFY(!definitions.find("b19999").definesAllKeys()); // of some of the many nobody knows
    }

    // Of a file that is wrong everywhere the first notes are kept, and the last of these says that it was not read to its end.
    void manyNotesEnd()
    {
        for (const QByteArray &wrong : {QByteArray("k(\n"), QByteArray("}\n"), QByteArray("k(nothing)\n")}) {
            const auto file = bsp::readFgd("@PointClass = a [\n" + wrong.repeated(300'000) + "]\n@PointClass = b []");
            QVERIFY(file.noteCount < DefinitionFile::mostCounted + 10);
            QCOMPARE(file.notes.size(), DefinitionFile::mostNotes);
            QVERIFY2(file.notes.back().text.contains(u"too many errors"_s), qPrintable(file.notes.back().text));
            QCOMPARE(file.classes.size(), 1U);
        }
    }

    // Each is unescaped by itself, and not all of them again for each that is joined.
    void joinedStringsKeepTheirQuotes()
    {
        const auto file = bsp::readFgd("@PointClass = a : " + QByteArray("\"a\\\"b\" + ").repeated(300'000) + "\"c\" []");
        QCOMPARE(file.classes.size(), 1U);
        QCOMPARE(file.classes[0].help, u"a\"b"_s.repeated(300'000) + u'c');
    }

    // They are sought in a part of the line alone: in one line of many lists each would be sought up to its end.
    void tagsWithoutAnEndAreNoTags()
    {
        const auto file = bsp::readFgd(QByteArray("@PointClass = a [ k(string) [ ").repeated(200'000));
        QCOMPARE(file.classes.size(), Definitions::mostClasses);
        const auto far = bsp::readFgd("@PointClass = a [ k(string) [ " + QByteArray(2'000, ' ') + "] : \"title\" ]");
        QVERIFY(far.classes[0].keys[0].title.isEmpty());
        const auto near = bsp::readFgd("@PointClass = a [ k(string) [ " + QByteArray(200, ' ') + "] : \"title\" ]");
        QCOMPARE(near.classes[0].keys[0].title, u"title"_s);
    }

    void xmlBeyondItsBoundsIsRefused_data()
    {
        const auto add = addColumns<QByteArray>("bytes");
        const QByteArray deep = QByteArray("<a>").repeated(200'000);
        const auto attributes = numbered(" a%='x'", 10'000);
        add("elements in a key", "<c><point name='x'>\n<string key='k'>" + deep);
        add("elements in a class", "<c><point name='x'>\n" + deep);
        add("elements in a list", "<c><list name='x'>\n" + deep);
        add("unknown elements", "\n" + deep);
        add("closed elements", "\n<c>" + deep + QByteArray("</a>").repeated(200'000) + "</c>");
        add("attributes", "<c>\n<point name='x'" + attributes + "/></c>");
        add("attributes behind a quoted >", "<c>\n<point name='>'" + attributes + "/></c>");
        add("attributes behind a comment", "<c><!-- '\" -->\n<point name='x'" + attributes + "/></c>");
        add("attributes behind characters", "<c><![CDATA[<a b='> ]]>\n<point name='x'" + attributes + "/></c>");
        add("an entity",
            "\n<!DOCTYPE c [<!ENTITY a \"" + QByteArray(4'000, 'x') + "\">]><c>" + QByteArray("&a;").repeated(100) + "</c>");
        add("an entity behind a quoted >", "<!DOCTYPE c SYSTEM '>'\n[<!ENTITY a \"x\">]><c>&a;</c>");
        add("an entity behind a quoted comment", "\n<!DOCTYPE c SYSTEM '<!--' [<!ENTITY a \"x\">]><c>&a;</c>");
        add("declared attributes", "\n<!DOCTYPE c [" + numbered("<!ATTLIST p a% CDATA 'x'>", 1'000) + "]><c><p/></c>");
        add("an entity alone", "<!DOCTYPE c>\n<!ENTITY a \"x\"><c>&a;</c>");
    }

    void xmlBeyondItsBoundsIsRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto file = bsp::readDefinitions(xmlBeginning + bytes);
        QVERIFY(file.classes.empty());
        QCOMPARE(file.notes.size(), 1U);
        QVERIFY2(file.notes[0].text.startsWith(u"The file is not read: "_s), qPrintable(file.notes[0].text));
        const auto lineEnd = bytes.indexOf('\n');
        QCOMPARE(file.notes[0].line, bytes.sliced(lineEnd).startsWith("\n[") ? 2U : 3U); // the line that its tag begins in
    }

    void xmlWithinItsBoundsIsRead_data()
    {
        const auto add = addColumns<QByteArray>("bytes");
        const QByteArray key = "<string key='k'>a<b>c<d/></b>e &amp;<![CDATA[<]]></string>";
        add("elements in a text", "<c><point name='x'>" + key + "</point></c>");
        add("a document type", "<!DOCTYPE c SYSTEM '>.dtd'><c><point name='x'>" + key + "</point></c>");
        add("signs in a comment",
            "<c><!--" + QByteArray(" <a b='c' = ").repeated(100) + "--><point name='x'>" + key + "</point></c>");
        add("a prefix", "<c><a:b c:d='e'/><point name='x'>" + key + "</point></c>");
        add("attributes", "<c><point name='x'" + numbered(" a%='='", 63) + ">" + key + "</point></c>");
        add("elements side by side",
            "<c>" + QByteArray("<a/><b></b>").repeated(1'000) + "<point name='x'>" + key + "</point></c>");
        add("elements nested",
            QByteArray("<a>").repeated(28) + "<point name='x'>" + key + "</point>" + QByteArray("</a>").repeated(28));
    }

    void xmlWithinItsBoundsIsRead()
    {
        QFETCH(QByteArray, bytes);
        const auto file = bsp::readDefinitions(xmlBeginning + bytes);
        if (QByteArrayView(QTest::currentDataTag()) != "elements nested") { // of which Radiant knows nothing
            QCOMPARE(file.classes.size(), 1U);
            QCOMPARE(file.classes[0].keys.size(), 1U);
            QCOMPARE(file.classes[0].keys[0].help, u"ace &<"_s);
        }
        for (const auto &[line, text] : file.notes)
            QVERIFY2(!text.startsWith(u"The file is not read"_s) && !text.contains(u"damaged"_s), qPrintable(text));
    }

    // Every class has something to say of a line before its end.
    void notesOfManyClassesEnd()
    {
        const auto file = bsp::readFgd(QByteArray("@PointClass = a : \"x\" [ b ]\n").repeated(50'000));
        QCOMPARE(file.classes.size(), 50'000U);
        QCOMPARE(file.noteCount, 50'000U);
        QCOMPARE(file.notes[999].line, 1'000U);
    }

    void everyLength_data()
    {
        const auto add = addColumns<QByteArray>("bytes");
        add("FGD", fgd);
        add("QUAKED", quaked);
        add("XML", xml);
    }

    void everyLength()
    {
        QFETCH(QByteArray, bytes);
        const auto whole = bsp::readDefinitions(bytes).classes.size();
        for (qsizetype length = 0; length <= bytes.size(); ++length) {
            const auto file = bsp::readDefinitions(QByteArrayView(bytes).first(length));
            QVERIFY(file.classes.size() <= whole);
            QVERIFY(!file.classes.empty() || !file.includes.empty() || file.noteCount > 0);
            laid(file);
        }
    }

    void realFilesOfEveryLength_data() { addFileRows(); }
    void realFilesOfEveryLength()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are read.");
        const auto bytes = contentOf(path);
        for (qsizetype length = 0; length < bytes.size(); length += 1 + bytes.size() / 150)
            laid(bsp::readDefinitions(QByteArrayView(bytes).first(length)));
    }
};

ADD_TEST(TestDefinitionBounds, QCoreApplication)
#include "tst_definitionbounds.moc"

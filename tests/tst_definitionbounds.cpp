// What definitions cost, whatever a file holds: circles, more than there is room for, files cut off anywhere.
#include "tests/definitiontexts.h"
#include "tests/rows.h"

using namespace definitiontexts;
using bsp::Definitions, bsp::DefinitionFile;

class TestDefinitionBounds : public QObject
{
    Q_OBJECT

private slots:
    void circlesEnd();
    void manyClassesEnd();
    void manyPartsEnd_data();
    void manyPartsEnd();
    void manyBasesEnd();
    void notesOfManyClassesEnd();
    void everyLength_data();
    void everyLength();
    void realFilesOfEveryLength_data() { addFileRows(); }
    void realFilesOfEveryLength();
};

void TestDefinitionBounds::circlesEnd()
{
    const auto definitions =
        laid(bsp::readFgd("@PointClass base(b) = a [ x(string) ] @PointClass base(a, a, b) = b [ y(string) ]"));
    QCOMPARE(definitions.find("a").keys().size(), 2U);
    QCOMPARE(definitions.find("b").keys().size(), 2U);
}

void TestDefinitionBounds::manyClassesEnd()
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

void TestDefinitionBounds::manyPartsEnd_data()
{
    const auto add = addColumns<QByteArray>("bytes");
    add("choices of a key", "@PointClass = a [ k(choices) = [" + QByteArray(" 0 : \"\"").repeated(100'000));
    add("keys of a class", "@PointClass = a [" + QByteArray(" k(string)").repeated(100'000));
    add("keys of all classes", ("@PointClass = a [" + QByteArray(" k(string)").repeated(500) + " ]\n").repeated(2'000));
    add("lines of a comment", "/*QUAKED a (1 1 1) ?\n" + QByteArray("k = 1\n").repeated(200'000) + "*/");
    add("choices of a comment", "/*QUAKED a (1 1 1) ?\n\"k\" what\n" + QByteArray("1) one\n").repeated(200'000) + "*/");
}

void TestDefinitionBounds::manyPartsEnd()
{
    QFETCH(QByteArray, bytes);
    const auto file = bsp::readDefinitions(bytes);
    QVERIFY(!file.classes.empty());
    QVERIFY(file.partCount < DefinitionFile::mostParts + bsp::mostKeys * bsp::mostChoices);
    for (const auto &each : file.classes) {
        QVERIFY(each.keys.size() <= bsp::mostKeys);
        for (const auto &key : each.keys)
            QVERIFY(key.choices.size() <= bsp::mostChoices && key.flags.size() <= bsp::mostFlags);
    }
    QVERIFY(file.notes.size() <= DefinitionFile::mostNotes);
}

// Each of so many classes takes over from all that are called a, of which there are as many.
void TestDefinitionBounds::manyBasesEnd()
{
    QByteArray text = QByteArray("@BaseClass = a []\n").repeated(20'000);
    for (int i = 0; i < 20'000; ++i)
        text += "@PointClass base(a,a,a,a,a,a,a,a,a,a,a,a) = b" + QByteArray::number(i) + " []\n";
    const auto definitions = laid(bsp::readFgd(text));
    QVERIFY(definitions.find("b19999").isKnown());
    QVERIFY(!definitions.find("b19999").tellsAllKeys()); // of some of the many nobody knows
}

// Every class has something to say of a line before its end.
void TestDefinitionBounds::notesOfManyClassesEnd()
{
    const auto file = bsp::readFgd(QByteArray("@PointClass = a : \"x\" [ b ]\n").repeated(50'000));
    QCOMPARE(file.classes.size(), 50'000U);
    QCOMPARE(file.noteCount, 50'000U);
    QCOMPARE(file.notes[999].line, 1'000U);
}

void TestDefinitionBounds::everyLength_data()
{
    const auto add = addColumns<QByteArray>("bytes");
    add("FGD", fgd);
    add("QUAKED", quaked);
    add("XML", xml);
}

void TestDefinitionBounds::everyLength()
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

void TestDefinitionBounds::realFilesOfEveryLength()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are read.");
    const auto bytes = contentOf(path);
    for (qsizetype length = 0; length < bytes.size(); length += 1 + bytes.size() / 150)
        laid(bsp::readDefinitions(QByteArrayView(bytes).first(length)));
}

QTEST_GUILESS_MAIN(TestDefinitionBounds)
#include "tst_definitionbounds.moc"

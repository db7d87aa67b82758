#include "core/format/formats.h"
#include "core/format/xash.h"
#include "core/games/game.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

#include "translations/untranslated.cpp"

namespace {

using Texts = QMap<QByteArray, int>; // with how often each one stands there

// Views hand text.data() to QCoreApplication::translate(), which reads up to a NUL.
void add(Texts &texts, std::string_view text)
{
    QCOMPARE(std::strlen(text.data()), text.size());
    ++texts[QByteArray(text.data(), static_cast<qsizetype>(text.size()))];
}

template <size_t N>
Texts textsOf(const char *const (&list)[N])
{
    Texts texts;
    for (const char *text : list)
        add(texts, text);
    return texts;
}

// Everything in `wanted` is listed, nothing else is, and nothing twice.
void compare(const Texts &listed, const Texts &wanted)
{
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        QVERIFY2(listed.contains(it.key()), "not listed: " + it.key());
    for (auto it = listed.begin(); it != listed.end(); ++it) {
        QVERIFY2(wanted.contains(it.key()), "listed, but nobody says it: " + it.key());
        QVERIFY2(it.value() == 1, "listed twice: " + it.key());
    }
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void everyMeaningInTheTablesIsListedAndNothingElse();
    void everyKindOfFileIsListedAndNothingElse();
    void everyCountHasItsEnglishForms();
};

void TestTranslations::everyMeaningInTheTablesIsListedAndNothingElse()
{
    Texts meanings;
    for (const bsp::Format *format : bsp::formats()) {
        for (const auto &lump : format->lumps) {
            add(meanings, lump.meaning);
            for (const auto &fields : {lump.fields, lump.computed})
                for (const auto &field : fields)
                    add(meanings, field.meaning);
        }
    }
    for (const auto &rows : {bsp::bspxLumps(), bsp::xashLumps()})
        for (const auto &row : rows) {
            add(meanings, row.table.meaning);
            for (const auto &field : row.table.fields)
                add(meanings, field.meaning);
        }
    for (const auto text : {bsp::unknownBspx, bsp::xashTexinfoFlags.meaning, bsp::xashTexinfoFaceInfo.meaning})
        add(meanings, text);
    for (const bsp::Game *game : bsp::games::all())
        for (const auto text : {game->edited, game->entFile, game->entFileByCrc, game->tooLongEntFile, game->visFile})
            if (!text.empty())
                add(meanings, text);
    compare(textsOf(schema), meanings);
}

void TestTranslations::everyKindOfFileIsListedAndNothingElse()
{
    Texts kinds;
    for (const auto text : bsp::identityTexts())
        add(kinds, text);
    compare(textsOf(identify), kinds);
}

// What the sources count, with %n, stands in lumpscope_en.ts with a form for one and one for more.
void TestTranslations::everyCountHasItsEnglishForms()
{
    const QDir root(QStringLiteral(LUMPSCOPE_SOURCES));
    QStringList counted;
    const QRegularExpression call(QStringLiteral(R"(tr\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))")),
        seam(QStringLiteral(R"("\s*")"));
    for (const auto folder : {"app", "core", "widgets"}) {
        QDirIterator files(root.filePath(QString::fromLatin1(folder)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto calls = call.globalMatch(QString::fromUtf8(file.readAll()));
            while (calls.hasNext()) {
                auto text = calls.next().captured(1).trimmed();
                text = text.mid(1, text.size() - 2).remove(seam);
                if (text.contains(QLatin1StringView("%n")) || text.contains(QLatin1StringView("%Ln")))
                    counted.append(text);
            }
        }
    }
    counted.removeDuplicates();
    QVERIFY(counted.size() > 5);
    QFile translations(root.filePath(QStringLiteral("translations/lumpscope_en.ts")));
    QVERIFY(translations.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&translations);
    QMap<QString, QStringList> forms;
    QString source;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1StringView("translation"))
                QVERIFY2(!xml.attributes().hasAttribute(QStringLiteral("type")), qPrintable(source));
            else if (xml.name() == QLatin1StringView("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1StringView("numerusform"))
                forms[source].append(xml.readElementText());
        }
    QVERIFY(!xml.hasError());
    for (const auto &text : counted)
        QVERIFY2(forms.contains(text), qPrintable(text));
    for (auto it = forms.begin(); it != forms.end(); ++it) {
        QVERIFY2(counted.contains(it.key()), qPrintable(it.key()));
        QCOMPARE(it.value().size() % 2, 0); // the same text may stand in two places
        QCOMPARE(it.value().back(), it.key());
        QVERIFY2(it.value().front() != it.key() || it.key() == QLatin1StringView("%n missing"), qPrintable(it.key()));
    }
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"

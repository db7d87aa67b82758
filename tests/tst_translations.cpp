#include "core/format/formats.h"

#include <QtTest>

#include "translations/untranslated.cpp"

namespace {

using Texts = QMap<QByteArray, int>; // with how often each one stands there

void add(Texts &texts, std::string_view text)
{
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
    void everyTextEndsWhereTranslateStopsReading();
};

void TestTranslations::everyMeaningInTheTablesIsListedAndNothingElse()
{
    Texts meanings;
    for (const bsp::Format *format : bsp::formats()) {
        for (const auto &lump : format->lumps) {
            add(meanings, lump.meaning);
            for (const auto &field : lump.fields)
                add(meanings, field.meaning);
        }
        for (const auto text : {format->edited, format->entFile})
            if (!text.empty())
                add(meanings, text);
    }
    compare(textsOf(schema), meanings);
}

void TestTranslations::everyKindOfFileIsListedAndNothingElse()
{
    Texts kinds;
    for (const auto text : bsp::identityTexts())
        add(kinds, text);
    compare(textsOf(identify), kinds);
}

// Views hand meaning.data() to QCoreApplication::translate(), which reads up to a NUL.
void TestTranslations::everyTextEndsWhereTranslateStopsReading()
{
    for (const bsp::Format *format : bsp::formats())
        for (const auto &lump : format->lumps) {
            QCOMPARE(std::strlen(lump.meaning.data()), lump.meaning.size());
            for (const auto &field : lump.fields)
                QCOMPARE(std::strlen(field.meaning.data()), field.meaning.size());
        }
    for (const auto text : bsp::identityTexts())
        QCOMPARE(std::strlen(text.data()), text.size());
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"

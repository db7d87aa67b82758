#include "tests/program.h"
#include "translations/tabletexts.h"

#include <cstring>

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    // Views hand text.data() to QCoreApplication::translate(), which reads up to a NUL.
    void everyTextOfTheTablesIsTranslated()
    {
        QFile translations(QStringLiteral(LUMPSCOPE_SOURCES "/translations/lumpscope_de.ts"));
        QVERIFY(translations.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&translations);
        QSet<QPair<QString, QString>> translated; // by context
        QString context, source;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                if (xml.name() == QLatin1StringView("name"))
                    context = xml.readElementText();
                else if (xml.name() == QLatin1StringView("source"))
                    source = xml.readElementText();
                else if (xml.name() == QLatin1StringView("translation") && !xml.attributes().hasAttribute(QStringLiteral("type")))
                    translated.insert({context, source});
            }
        QVERIFY(!xml.hasError());
        size_t count = 0;
        for (const auto &[name, texts] : tableTexts())
            for (const auto text : texts) {
                QCOMPARE(std::strlen(text.data()), text.size());
                QVERIFY2(translated.contains({QString::fromUtf8(name.data()), QString::fromUtf8(text.data())}), text.data());
                ++count;
            }
        QVERIFY(count > 300);
    }

    // What the sources count, with %n, stands in lumpscope_en.ts with a form for one and one for more.
    void everyCountHasItsEnglishForms()
    {
        const QDir root(QStringLiteral(LUMPSCOPE_SOURCES));
        QStringList counted;
        const QRegularExpression call(QStringLiteral(R"(tr\(\s*((?:\x22(?:[^\x22\\]|\\.)*\x22\s*)+))")),
            seam(QStringLiteral(R"(\x22\s*\x22)"));
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
};

ADD_TEST(TestTranslations, QCoreApplication)
#include "tst_translations.moc"

// Help > What Is New, and the releases that it tells of.
#include "app/help/releases.h"
#include "tests/program.h"
#include "tests/windowfixture.h"

class WhatsNewTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theNewestReleaseIsThisVersion()
    {
        const auto all = releases({});
        QVERIFY(!all.empty());
        QCOMPARE(all.front().version, QStringLiteral(LUMPSCOPE_VERSION));
        for (size_t i = 0; i < all.size(); ++i) {
            QVERIFY(all[i].date.isValid());
            QVERIFY(!all[i].changes.isEmpty());
            QVERIFY(i == 0 || all[i].date <= all[i - 1].date);
        }
    }

    void everyChangeIsToldInGermanToo()
    {
        const auto english = releases(u"en"_s), german = releases(u"de"_s);
        QCOMPARE(german.size(), english.size());
        for (size_t i = 0; i < english.size(); ++i) {
            QCOMPARE(german[i].changes.size(), english[i].changes.size());
            for (qsizetype change = 0; change < english[i].changes.size(); ++change)
                QVERIFY2(german[i].changes[change] != english[i].changes[change], qPrintable(english[i].changes[change]));
        }
    }

    void theMenuShowsThemBesideTheWindow()
    {
        const auto actions = window_->menuBar()->actions().last()->menu()->actions();
        const auto action =
            std::ranges::find_if(actions, [](const QAction *each) { return each->text().remove(u'&') == u"What Is New"; });
        QVERIFY(action != actions.end());
        (*action)->trigger();
        (*action)->trigger(); // one is enough
        const auto dialogs = window_->findChildren<QDialog *>();
        QCOMPARE(dialogs.size(), 1);
        auto *dialog = dialogs.first();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QVERIFY(!dialog->isModal());
        const auto text = dialog->findChild<QTextBrowser *>()->toPlainText();
        QVERIFY(text.contains(QStringLiteral(LUMPSCOPE_VERSION)));
        const auto all = releases({});
        for (const auto &change : all.front().changes)
            QVERIFY2(text.contains(change), qPrintable(change));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_COMPARE(window_->findChildren<QDialog *>().size(), 0);
        QVERIFY(window_->isVisible());
    }
};

ADD_TEST(WhatsNewTest, QApplication)
#include "tst_whatsnew.moc"

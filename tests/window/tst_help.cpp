// Help as its user meets it: F1 where the keyboard is, links that act, every key in a list, and anything found by its
// name.
#include "app/help/commandpalette.h"
#include "app/help/help.h"
#include "app/help/keylist.h"
#include "core/document/lumpmodel.h"
#include "core/query/names.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/budget/budgetview.h"
#include "widgets/help/helpwindow.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

class HelpTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void f1ExplainsWhatHasTheKeyboard()
    {
        QTest::keyClick(window_.get(), Qt::Key_F1);
        QTRY_VERIFY(help() && help()->isVisible());
        QCOMPARE(page(), u"start"_s);
        open(samplePath(u"quake2"));
        pressF1(table(u"faces"_s)->table());
        QCOMPARE(page(), u"tables"_s);
        pressF1(table(u"faces"_s)->filterEdit());
        QCOMPARE(page(), u"filter"_s);
        for (auto *dock : window_->findChildren<QDockWidget *>()) {
            dock->show();
            dock->raise();
            pressF1(dock->widget());
            if (!dock->isAncestorOf(QApplication::focusWidget()) && page() != dock->objectName())
                continue; // an empty one takes no keyboard
            QCOMPARE(page(), dock->objectName());
            QVERIFY(help()->text()->toPlainText().size() > 200);
        }
    }

    void pagesAreTheSameInEveryLanguage()
    {
        const auto english = writtenPages({u"en"_s}), german = writtenPages({u"de-AT"_s});
        QCOMPARE(english.size(), german.size());
        for (qsizetype i = 0; i < english.size(); ++i) {
            QCOMPARE(german[i].id, english[i].id);
            QVERIFY2(!english[i].title.isEmpty() && !german[i].title.isEmpty(), qPrintable(english[i].id));
            QVERIFY2(german[i].text() != english[i].text(), qPrintable(english[i].id));
            QCOMPARE(linksOf(german[i].text()), linksOf(english[i].text()));
        }
        QCOMPARE(writtenPages({u"tlh"_s}).first().title, english.first().title); // nobody wrote those
    }

    // Markdown takes + or * before a blank for a list's item too, and a number: lists here have - or, at the margin, numbers.
    void noLineBecomesAListByChance()
    {
        static const QRegularExpression byChance(u"^([ \t]*[+*]|[ \t]+[0-9]+[.)])[ \t]"_s, QRegularExpression::MultilineOption);
        for (const auto &language : {u"en"_s, u"de"_s})
            for (const auto &page : writtenPages({language})) {
                const auto found = byChance.match(page.text());
                QVERIFY2(!found.hasMatch(),
                         qPrintable(u"%1/%2: %3"_s.arg(language, page.id, page.text().mid(found.capturedStart(), 60))));
            }
    }

    void everyLinkLeadsSomewhere()
    {
        const auto pages = window_->help()->pages();
        QStringList docks, ids;
        for (const auto *dock : window_->findChildren<QDockWidget *>())
            docks.append(dock->objectName());
        for (const auto &page : pages)
            ids.append(page.id);
        QCOMPARE(QSet(ids.begin(), ids.end()).size(), ids.size());
        for (const auto &page : pages)
            for (const auto &link : linksOf(page.text())) {
                const QUrl url(link);
                const QUrlQuery query(url);
                const auto where = u"%1 in %2"_s.arg(link, page.id);
                if (url.scheme() == u"help")
                    QVERIFY2(ids.contains(url.path()), qPrintable(where));
                else if (url.path() == u"show")
                    QVERIFY2(docks.contains(query.queryItemValue(u"view"_s)), qPrintable(where));
                else if (url.path() != u"hotspots")
                    QVERIFY2(url.scheme() == u"do" && query.hasQueryItem(u"lump"_s), qPrintable(where));
            }
        for (const auto &page : pages) // nothing lies under what is not there
            QVERIFY2(page.parent.isEmpty() || ids.indexOf(page.parent) < ids.indexOf(page.id), qPrintable(page.id));
    }

    // In one of the samples at least: which it is, the page says.
    void everyFilterOfTheHelpFindsSomething()
    {
        QSet<QString> asked, answered;
        for (const auto *sample : samples()) {
            open(samplePath(fromView(sample->id)));
            const auto &map = window_->document()->map();
            const auto &references = window_->document()->references();
            QTRY_VERIFY(map.column(map.format().roles.clusters, "seenFaces").integer(0) >= 0); // counted beside the window
            for (const auto &page : writtenPages({u"en"_s}))
                for (const auto &link : linksOf(page.text())) {
                    const QUrl url(link);
                    const QUrlQuery query(url);
                    if (url.scheme() != u"do" || !query.hasQueryItem(u"lump"_s))
                        continue;
                    asked.insert(link);
                    const int lump = map.findLump(query.queryItemValue(u"lump"_s));
                    if (lump < 0)
                        continue;
                    const auto filter = Filter::parse(query.queryItemValue(u"text"_s, QUrl::FullyDecoded), references, lump);
                    if (!filter.fault() && !rowOrder(references, lump, filter, {}).empty())
                        answered.insert(link);
                }
        }
        QVERIFY(asked.size() > 10);
        const auto left = asked - answered;
        QVERIFY2(left.isEmpty(), qPrintable(QStringList(left.begin(), left.end()).join(u'\n')));
    }

    void aLinkSelectsWhatItSays()
    {
        open(samplePath(u"quake2"));
        window_->help()->showPage(u"filter"_s);
        emit help()->text()->anchorClicked(QUrl(u"do:filter?lump=faces&text=numedges%3E4"_s));
        const auto *view = window_->tables()->currentView();
        QCOMPARE(view->lump(), lump(u"faces"_s));
        QCOMPARE(view->filterEdit()->text(), u"numedges>4"_s);
        QTRY_VERIFY(!window_->document()->selection().records().empty());
        QCOMPARE(window_->document()->selection().records(), refsOf(view->lump(), view->model()->order()));
        QVERIFY(view->model()->rowCount() < static_cast<int>(view->model()->recordCount()));
        emit help()->text()->anchorClicked(QUrl(u"do:hotspots"_s));
        const auto *budget = window_->findChild<BudgetView *>();
        QVERIFY(budget->isVisible());
        QCOMPARE(static_cast<BudgetMeasure>(budget->what()->currentData().toInt()), BudgetMeasure::Drawn);
        emit help()->text()->anchorClicked(QUrl(u"do:show?view=problems"_s));
        QVERIFY(window_->problems() && window_->findChild<QDockWidget *>(u"problems"_s)->isVisible());
        emit help()->text()->anchorClicked(QUrl(u"do:table?lump=PLANES"_s));
        QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
    }

    void linksWithoutTheirMapSayWhy()
    {
        QSignalSpy said(window_->help(), &Help::statusMessage);
        window_->help()->showPage(u"filter"_s);
        emit help()->text()->anchorClicked(QUrl(u"do:table?lump=faces"_s));
        QCOMPARE(said.size(), 1);
        open(samplePath(u"quake3"));
        emit help()->text()->anchorClicked(QUrl(u"do:table?lump=CLIPNODES"_s));
        QCOMPARE(said.size(), 2);
        QVERIFY2(said[1][0].toString().contains(u"CLIPNODES"), qPrintable(said[1][0].toString()));
    }

    void theCommandLineTellsEachOptionOnce()
    {
        window_->help()->showPage(u"commandline"_s);
        const auto text = help()->text()->toPlainText();
        const auto begin = text.indexOf(u"lumpscope info "_s), end = text.indexOf(u"lumpscope "_s, begin + 1);
        QVERIFY(begin >= 0 && end > begin);
        const auto info = text.sliced(begin, end - begin);
        QCOMPARE(info.count(u"\n  --sample "_s), 1);
        QCOMPARE(info.count(u"\n  --help\n"_s), 1);
    }

    void theSearchFindsPages()
    {
        window_->help()->showPage({});
        QTest::keyClicks(help()->search(), u"lightmaporigin"_s);
        QVERIFY(help()->found()->isVisible());
        QCOMPARE(help()->found()->count(), std::ranges::count(bsp::formats(), bsp::Lightmaps::Pages, &bsp::Format::lightmaps));
        QTest::keyClick(help()->search(), Qt::Key_Down);
        QCOMPARE(page(), u"quake3/SURFACES"_s);
        QVERIFY2(help()->found()->item(0)->text().contains(u"Quake III"), "the first of the formats with this column");
        QCOMPARE(help()->text()->textCursor().selectedText().toLower(), u"lightmaporigin"_s);
        help()->search()->clear();
        QVERIFY(help()->contents()->isVisible());
        QApplication::setActiveWindow(help());
        QTest::keyClicks(help()->search(), u"nobody wrote this"_s);
        QCOMPARE(help()->found()->count(), 1);
        QVERIFY(!(help()->found()->item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(help()->search(), Qt::Key_Escape);
        QVERIFY2(help()->isVisible(), "what is searched goes before the window");
        QCOMPARE(help()->search()->text(), QString());
    }

    void typingAfterF1Searches()
    {
        QTest::keyClick(window_.get(), Qt::Key_F1);
        QTRY_VERIFY(help() && help()->isVisible());
        QApplication::setActiveWindow(help());
        QVERIFY(help()->search()->hasFocus());
        const auto *bar = help()->text()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTest::keyClick(help()->search(), Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        QTest::keyClicks(help()->search(), u"texinfo"_s);
        QVERIFY(help()->found()->count() > 1);
        QTest::keyClick(help()->search(), Qt::Key_Return);
        QCOMPARE(help()->found()->currentRow(), 0);
        QSet<QString> hits, pages;
        for (int i = 0; i < 200 && pages.size() < 3; ++i) {
            const auto cursor = help()->text()->textCursor();
            QCOMPARE(cursor.selectedText().toLower(), u"texinfo"_s);
            hits.insert(u"%1 %2"_s.arg(page()).arg(cursor.position()));
            QCOMPARE(hits.size(), i + 1);
            pages.insert(page());
            QTest::keyClick(help()->search(), Qt::Key_Return);
        }
        QCOMPARE(pages.size(), 3);
        QVERIFY(help()->search()->hasFocus());
    }

    void theWayBackLeadsBack()
    {
        window_->help()->showPage(u"start"_s);
        emit help()->text()->anchorClicked(QUrl(u"help:quake2/FACES"_s));
        QCOMPARE(page(), u"quake2/FACES"_s);
        QCOMPARE(help()->contents()->currentItem()->text(0), u"Faces"_s);
        help()->text()->backward();
        QCOMPARE(page(), u"start"_s);
        window_->help()->showPage(u"no such page"_s);
        QCOMPARE(page(), u"start"_s);
    }

    void everyFieldOfEveryFormatIsExplained()
    {
        const auto pages = formatPages();
        for (const auto *format : bsp::formats())
            for (const auto &lump : format->lumps) {
                const auto id = u"%1/%2"_s.arg(fromView(format->id), fromView(lump.name));
                const auto it = std::ranges::find(pages, id, &HelpPage::id);
                QVERIFY2(it != pages.end(), qPrintable(id));
                const auto text = it->text();
                for (const auto &field : lump.fields) {
                    QVERIFY2(text.contains(u">%1<"_s.arg(fromView(field.name))), qPrintable(id));
                    QVERIFY2(text.contains(fromView(field.meaning).toHtmlEscaped()), qPrintable(id));
                    for (const auto &value : field.names)
                        QVERIFY2(field.names.size() == 1 || text.contains(fromView(value.name).toHtmlEscaped()), qPrintable(id));
                }
                for (const auto &limit : lump.limits)
                    QVERIFY2(limit.most == 0 || text.contains(numberText(limit.most)), qPrintable(id));
            }
    }

    void everyKeyIsListed()
    {
        const auto has = [this](const QString &keys) {
            return std::ranges::count(window_->help()->keys(), keys, &KeyRow::keys) > 0;
        };
        QVERIFY(has(u"Ctrl+L"_s)); // of tables, of which none is there
        QVERIFY(has(u"F8"_s));     // and of the raw text
        QVERIFY(has(u"W A S D"_s));
        open(samplePath(u"quake2"));
        window_->tables()->open(lump(u"entities"_s));
        table(u"faces"_s);
        const auto rows = window_->help()->keys();
        for (const auto *action : window_->findChildren<QAction *>())
            for (const auto &key : action->shortcuts()) {
                const auto text = key.toString(QKeySequence::NativeText);
                QVERIFY2(action->text().isEmpty()
                             || std::ranges::any_of(rows, [&](const KeyRow &row) { return row.keys.contains(text); }),
                         qPrintable(text));
            }
        // A view's own page has its keys, too.
        window_->help()->showPage(u"tables"_s);
        QVERIFY(help()->text()->toPlainText().contains(u"Ctrl+Shift+U"_s));
    }

    void theListOfKeysIsNarrowed()
    {
        QTest::keyClick(window_.get(), Qt::Key_H, Qt::AltModifier);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_K);
        auto *keys = window_->findChild<KeyList *>();
        QVERIFY(keys && keys->isVisible());
        QTest::keyClicks(keys->filter(), u"alt+left"_s);
        QStringList shown;
        for (QTreeWidgetItemIterator it(keys->list(), QTreeWidgetItemIterator::NotHidden); *it; ++it)
            if ((*it)->parent() && !(*it)->parent()->isHidden())
                shown.append((*it)->text(0));
        QCOMPARE(shown, QStringList{u"Back"_s});
    }

    void anythingIsFoundByItsName()
    {
        open(samplePath(u"quake2"));
        const auto &selection = window_->document()->selection();
        for (const auto &[kind, name, lump, records] : namedRecords(window_->document()->map())) {
            auto *palette = openPalette();
            QVERIFY(palette && palette->isVisible());
            const char *kindWords[] = {" table", " texture", " class", " name"};
            QTest::keyClicks(palette->edit(), name + QLatin1StringView(kindWords[static_cast<int>(kind)]));
            QTest::keyClick(palette->edit(), Qt::Key_Return);
            QVERIFY(!palette->isVisible());
            if (kind == NamedRecords::Kind::Lump)
                QCOMPARE(window_->tables()->currentLump(), lump);
            else
                QCOMPARE(selection.records(), refsOf(lump, records));
        }
    }

    void aCommandRunsByItsName()
    {
        open(samplePath(u"quake3"));
        auto *palette = openPalette();
        QTest::keyClicks(palette->edit(), u"problems"_s);
        QVERIFY(palette->list()->model()->rowCount() > 1);
        QTest::keyClick(palette->edit(), Qt::Key_Down);
        QCOMPARE(palette->list()->currentIndex().row(), 1);
        palette->edit()->clear(); // by a word of what is told about it
        QTest::keyClicks(palette->edit(), u"slowest"_s);
        QVERIFY(palette->list()->currentIndex().data().toString().startsWith(u"Hot Spots"_s));
        palette->edit()->clear(); // by the menu that has it, which is told
        QTest::keyClicks(palette->edit(), u"explore layout"_s);
        QCOMPARE(palette->list()->currentIndex().data().toString(), u"Explore   \u2013   command, View > Layout, Ctrl+1"_s);
        QTest::keyClick(palette->edit(), Qt::Key_Escape);
        window_->setLayout(1);
        palette = openPalette(); // by the view that has a button for it, where no menu has it
        QTest::keyClicks(palette->edit(), u"follow filter"_s);
        QVERIFY2(palette->list()->currentIndex().data().toString().contains(u"command, Visibility"_s),
                 qPrintable(palette->list()->currentIndex().data().toString()));
        palette->edit()->clear();
        QTest::keyClicks(palette->edit(), u"close map"_s);
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        QTRY_VERIFY(!window_->document());
        palette = openPalette(); // there are still commands, and the help
        QTest::keyClicks(palette->edit(), u"light styles nobody has"_s);
        QCOMPARE(palette->list()->model()->rowCount(), 1);
        QVERIFY(!palette->list()->currentIndex().isValid());
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        QVERIFY(palette->isVisible());
        QTest::keyClick(palette->edit(), Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    // Though nobody has opened the menu that they are in.
    void hullsAreFoundByTheirNames()
    {
        if (!hasOpenGL())
            QSKIP("there is no OpenGL");
        open(samplePath(u"halflife"));
        auto *palette = openPalette();
        QTest::keyClicks(palette->edit(), u"hull 1"_s);
        QVERIFY(palette->list()->currentIndex().data().toString().startsWith(u"Hull 1"_s));
        QVERIFY2(palette->list()->currentIndex().data().toString().contains(u"Show > Solids"_s),
                 qPrintable(palette->list()->currentIndex().data().toString()));
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        QCOMPARE(window_->view()->viewport()->overlay().solids().hull(), 1);
        open(samplePath(u"quake2")); // has none
        palette = openPalette();
        QTest::keyClicks(palette->edit(), u"hull 1"_s);
        QVERIFY(!palette->list()->currentIndex().data().toString().startsWith(u"Hull 1"_s));
    }

    void whatFacesShowIsFoundByItsName()
    {
        if (!hasOpenGL())
            QSKIP("there is no OpenGL");
        open(samplePath(u"quake2"));
        auto *palette = openPalette();
        QTest::keyClicks(palette->edit(), u"colour by leaf"_s);
        QVERIFY(palette->list()->currentIndex().data().toString().startsWith(u"Colour by leaf"_s));
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        QCOMPARE(window_->view()->modes()->currentText(), u"Colour by leaf"_s);
        palette = openPalette();
        QTest::keyClicks(palette->edit(), u"colour by area"_s);
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        QCOMPARE(window_->view()->modes()->currentText(), u"Colour by area"_s);
        open(samplePath(u"halflife")); // has none
        palette = openPalette();
        QTest::keyClicks(palette->edit(), u"colour by area"_s);
        QVERIFY(!palette->list()->currentIndex().data().toString().startsWith(u"Colour by area"_s));
    }

private:
    // In what has the keyboard, as its user comes back to it from the help.
    void pressF1(QWidget *focus)
    {
        QApplication::setActiveWindow(window_.get());
        focus->setFocus();
        QTest::keyClick(focus, Qt::Key_F1);
    }
    HelpWindow *help() const { return window_->help()->window(); }
    QString page() const { return help()->text()->currentPage(); }
    CommandPalette *openPalette()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the one before
        QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        return window_->findChild<CommandPalette *>();
    }
    static QStringList linksOf(const QString &text)
    {
        static const QRegularExpression link(u"\\]\\(([^)]*)\\)|href=\"([^\"]*)\""_s);
        QStringList links;
        for (auto it = link.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            links.append(match.captured(1) + match.captured(2));
        }
        return links;
    }
};

ADD_TEST(HelpTest, QApplication)
#include "tst_help.moc"

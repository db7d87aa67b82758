// Game configurations with several windows open: one list, one undo, and every map that is shown follows.
#include "app/games/gameconfigurationsdialog.h"
#include "app/window/companions.h"
#include "app/window/noticebar.h"
#include "core/document/definitionloader.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/windowfixture.h"

class ConfigurationWindowsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    // Nothing but what a test makes is installed.
    void init()
    {
        games_ = std::make_unique<GameFolder>();
        qputenv("HOME", games_->path(u"home"_s).toLocal8Bit());
        qputenv("XDG_DATA_DIRS", games_->path(u"share"_s).toLocal8Bit());
        start();
        other_ = window_->companions()->open({});
    }

    void cleanup()
    {
        delete other_;
        window_.reset();
    }

    void whatOneWindowMakesTheOtherKeeps()
    {
        make(window_.get(), u"mine"_s);
        make(other_, u"other"_s);
        const QStringList both{u"mine"_s, u"other"_s};
        QCOMPARE(names(Settings().gameConfigurations()), both);
        QCOMPARE(names(window_->games()->all()), both);
        QCOMPARE(window_->games()->dialog()->names()->count(), 2);
        QCOMPARE(other_->games()->dialog()->names()->count(), 2);
    }

    void aMapFollowsWhatAnotherWindowChanges()
    {
        open(window_.get(), saveMap(u"mine/maps/a.bsp"_s));
        open(other_, saveMap(u"mine/maps/b.bsp"_s));
        make(other_, u"mine"_s);
        auto *dialog = dialogOf(other_);
        choose(dialog->game(), u"OpenArena"_s);
        press(dialog, u"Add a Folder..."_s);
        auto *question = dialog->findChild<QFileDialog *>();
        QVERIFY(question);
        question->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(games_->path(u"mine"_s));
        static_cast<QDialog *>(question)->accept();
        for (const auto *window : {window_.get(), other_.data()}) {
            QCOMPARE(window->document()->configuration().name, u"mine"_s);
            QCOMPARE(&window->document()->map().game(), &bsp::games::openArena);
        }
        press(dialogOf(window_.get()), u"Undo"_s);
        QVERIFY(other_->document()->configuration().name.isEmpty());
        QCOMPARE(&other_->document()->map().game(), &bsp::games::quake3);
    }

    void undoTakesTheLastStepBackWhicheverWindowMadeIt()
    {
        make(window_.get(), u"mine"_s);
        make(other_, u"other"_s);
        press(dialogOf(window_.get()), u"Undo"_s); // a name
        press(dialogOf(window_.get()), u"Undo"_s);
        QCOMPARE(names(other_->games()->all()), QStringList{u"mine"_s});
        QTest::keyClick(dialogOf(other_), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window_->games()->all().size(), 2U);
    }

    void stepsOutliveTheirMapAndTheirWindow()
    {
        make(other_, u"mine"_s);
        const auto map = saveMap(u"x/a.bsp"_s);
        open(other_, map);
        choose(dialogOf(other_)->ofMap(), u"mine"_s);
        open(other_, saveMap(u"mine/b.bsp"_s));
        delete other_;
        auto *dialog = dialogOf(window_.get());
        QVERIFY(window_->games()->undoStack().undoText().contains(u"a.bsp"_s)); // says which map's
        QVERIFY(!Settings().configurationOfMap(map).isEmpty());
        press(dialog, u"Undo"_s);
        QVERIFY(Settings().configurationOfMap(map).isEmpty());
        QCOMPARE(names(window_->games()->all()), QStringList{u"mine"_s});
    }

    // As the game has them, without anybody asking for them; and once, however often they are read.
    void definitionsThatCannotBeReadAreTold()
    {
        games_->save(u"mine/scripts/deep.ent"_s, "<classes>" + QByteArray("<point>").repeated(40));
        const auto path = saveMap(u"mine/maps/a.bsp"_s);
        open(window_.get(), path);
        const auto isTold = [this] {
            return window_->notice()->text().contains(u"deep.ent"_s) && window_->notice()->text().contains(u"nested"_s);
        };
        QTRY_VERIFY2(isTold(), qPrintable(window_->notice()->text()));
        window_->notice()->dismiss();
        make(window_.get(), u"mine"_s);
        QSignalSpy loaded(&window_->document()->definitions(), &DefinitionLoader::loaded);
        press(window_->games()->dialog(), u"Add a Folder..."_s);
        auto *question = window_->games()->dialog()->findChild<QFileDialog *>();
        QVERIFY(question);
        question->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(games_->path(u"mine"_s));
        static_cast<QDialog *>(question)->accept();
        QTRY_VERIFY(!loaded.isEmpty());
        QVERIFY(!isTold());
    }

private:
    static void open(MainWindow *window, const QString &path)
    {
        QSignalSpy opened(window, &MainWindow::opened);
        window->open(path);
        QVERIFY(opened.wait(30'000));
    }
    static GameConfigurationsDialog *dialogOf(const MainWindow *window)
    {
        window->games()->show();
        QApplication::setActiveWindow(window->games()->dialog()); // no window manager does it here
        return window->games()->dialog();
    }
    static void press(const GameConfigurationsDialog *dialog, const QString &text)
    {
        for (auto *button : dialog->findChildren<QPushButton *>())
            if (button->text().remove(u'&') == text && button->isEnabled())
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(text));
    }
    // Makes one with that name.
    static void make(MainWindow *window, const QString &name)
    {
        auto *dialog = dialogOf(window);
        press(dialog, u"New"_s);
        dialog->name()->selectAll();
        QTest::keyClicks(dialog->name(), name);
        QTest::keyClick(dialog->name(), Qt::Key_Return);
    }
    static void choose(QComboBox *box, const QString &text)
    {
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box->setCurrentIndex(row);
        emit box->activated(row);
    }
    static QStringList names(const std::vector<GameConfiguration> &all)
    {
        QStringList names;
        for (const auto &each : all)
            names.append(each.name);
        return names;
    }
    QString saveMap(const QString &name) const { return games_->save(name, contentOf(sampleFile(u"quake3/maps/gallery.bsp"))); }

    std::unique_ptr<GameFolder> games_;
    QPointer<MainWindow> other_;
};

ADD_TEST(ConfigurationWindowsTest, QApplication)
#include "tst_configurationwindows.moc"

// Shared by the tests of game configurations: a window that finds only the games that a test installs, and the dialog.
#pragma once

#include "app/games/gameconfigurationsdialog.h"
#include "tests/gamefolder.h"
#include "tests/windowfixture.h"

class ConfigurationFixture : public WindowFixture
{
protected:
    void startWithoutGames()
    {
        games_ = std::make_unique<GameFolder>();
        qputenv("HOME", games_->path(QStringLiteral("home")).toLocal8Bit());
        qputenv("XDG_DATA_DIRS", games_->path(QStringLiteral("share")).toLocal8Bit());
        start();
    }
    // Waits only until the map is shown: checks caused by earlier choices may end in between.
    void open(const QString &path)
    {
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        window_->open(path);
        QVERIFY(opened.wait(30'000));
    }
    // Restarts the program.
    void restart()
    {
        window_.reset();
        window_ = std::make_unique<MainWindow>();
        window_->show();
    }
    void showDialog()
    {
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text().contains(QStringLiteral("ame Configurations")) && action->isEnabled())
                action->trigger();
        QApplication::setActiveWindow(dialog()); // no window manager does it here
    }
    GameConfigurationsDialog *dialog() const { return window_->games()->dialog(); }
    const std::vector<GameConfiguration> &all() const { return window_->games()->all(); }
    void press(const QString &text) const
    {
        for (auto *button : dialog()->findChildren<QPushButton *>())
            if (button->text().remove(u'&') == text && button->isEnabled())
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(text));
    }
    void type(const QString &name) const
    {
        dialog()->name()->selectAll();
        QTest::keyClicks(dialog()->name(), name);
        QTest::keyClick(dialog()->name(), Qt::Key_Return);
    }
    // Chooses a row as with the mouse: makes it current and emits activated().
    static void choose(QComboBox *box, const QString &text)
    {
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box->setCurrentIndex(row);
        emit box->activated(row);
    }
    QString saveMap(const QString &name) const
    {
        return games_->save(name, contentOf(sampleFile(QStringLiteral("quake3/maps/gallery.bsp"))));
    }
    const bsp::Game &game() const { return window_->document()->map().game(); }
    QStringList names() const
    {
        QStringList names;
        for (const auto &each : all())
            names.append(each.name);
        return names;
    }

    std::unique_ptr<GameFolder> games_;
};

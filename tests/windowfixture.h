// Shared by the tests of the window: settings of their own, a fresh window for each test, and ways to use it.
#pragma once

#include "app/window/mainwindow.h"
#include "core/games/samples.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/rows.h"
#include "widgets/gl/opengl.h"
#include "widgets/tables/lumpview.h"

#include <QtTest>
#include <QtWidgets>

class WindowFixture : public QObject
{
protected:
    static bool hasOpenGL() { return OffscreenContext().create(); }

    void useOwnSettings()
    {
        QVERIFY(folder_.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("lumpscope-test"));
    }

    // Starts with a fresh window. Its hint on how to fly is off, since it would cover pictures.
    void start()
    {
        QSettings().clear();
        QSettings().setValue(QStringLiteral("view/hasFlown"), true);
        window_ = std::make_unique<MainWindow>();
        window_->resize(1400, 900);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get()); // no window manager does it here, and shortcuts need it
    }

    // Does something that reads a map, and waits until its problems are known. A check of the previous map, which a save
    // restarts, may still end in between.
    template <typename Act>
    void untilChecked(Act act)
    {
        QObject until;
        bool isOpen = false, isKnown = false;
        connect(window_.get(), &MainWindow::opened, &until, [&isOpen] { isOpen = true; });
        connect(window_.get(), &MainWindow::checked, &until, [&] { isKnown = isOpen; });
        act();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown, 30'000);
    }
    void open(const QString &path)
    {
        untilChecked([&] { window_->open(path); });
    }
    void reload()
    {
        untilChecked([this] { window_->reload(); });
    }

    // Types a path into the file dialog and accepts it.
    void answer(const QString &path)
    {
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
        static_cast<QDialog *>(dialog)->accept();
    }

    QString save(const QString &name, const QByteArray &bytes) { return writeFile(folder_.filePath(name), bytes); }

    // Adds a row for each sample, with its path.
    static void addSampleRows()
    {
        const auto row = addColumns<QString>("path");
        for (const auto *sample : samples())
            row(sample->id.data(), samplePath(QString::fromLatin1(sample->id.data())));
    }

    LumpView *table(const QString &name)
    {
        window_->tables()->open(lump(name));
        QCoreApplication::processEvents();
        return window_->tables()->currentView();
    }

    int lump(const QString &name) const { return window_->document()->map().findLump(name); }

    static void click(QAbstractItemView *view, int row, int column, Qt::MouseButton button = Qt::LeftButton,
                      Qt::KeyboardModifiers modifiers = {})
    {
        const auto index = view->model()->index(row, column, view->rootIndex());
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), button, modifiers, view->visualRect(index).center());
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

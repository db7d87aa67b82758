// What the tests of the window share: settings of their own, a fresh window for each test, and ways to use it.
#pragma once

#include "app/mainwindow.h"
#include "app/samples.h"
#include "tests/mapbuilder.h"
#include "widgets/gl/opengl.h"
#include "widgets/tables/lumpview.h"

#include <QApplication>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

class WindowFixture : public QObject {
protected:
    static bool hasOpenGL() { return OffscreenContext().create(); }

    void useOwnSettings()
    {
        QVERIFY(folder_.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("lumpscope-test"));
    }

    void start()
    {
        QSettings().clear();
        window_ = std::make_unique<MainWindow>();
        window_->resize(1400, 900);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get()); // no window manager does it here, and shortcuts need it
    }

    // Opens a map and waits until its problems are known.
    void open(const QString &path)
    {
        QSignalSpy checked(window_.get(), &MainWindow::checked);
        window_->open(path);
        QVERIFY(checked.wait(30'000));
    }

    QString save(const QString &name, const QByteArray &bytes)
    {
        const auto path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
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

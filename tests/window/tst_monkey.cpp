// Clicks, keys, wheels and menus at random over all views, on maps that are broken at random: nothing may crash, hang or
// be told by a sanitizer. LUMPSCOPE_MONKEY: for how many seconds, 4 unless told; LUMPSCOPE_MONKEY_SEED: which luck.
#include "core/format/formats.h"
#include "tests/bspxbuilder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/windowfixture.h"

namespace {

constexpr int actionsPerMap = 400, fewestActions = 20;
constexpr int mostDialogs = 6; // that are open at a time; then one is closed

constexpr Qt::Key keys[] = {
    Qt::Key_Delete, Qt::Key_Return,    Qt::Key_Escape,   Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_F2,
    Qt::Key_F3,     Qt::Key_F8,        Qt::Key_F,        Qt::Key_A,         Qt::Key_W,        Qt::Key_S,
    Qt::Key_D,      Qt::Key_1,         Qt::Key_9,        Qt::Key_Left,      Qt::Key_Right,    Qt::Key_Up,
    Qt::Key_Down,   Qt::Key_Home,      Qt::Key_End,      Qt::Key_PageUp,    Qt::Key_PageDown, Qt::Key_Space,
    Qt::Key_Minus,  Qt::Key_Plus,      Qt::Key_Z,        Qt::Key_Y,         Qt::Key_C,        Qt::Key_V,
    Qt::Key_X,      Qt::Key_Backspace, Qt::Key_QuoteDbl, Qt::Key_BraceLeft, Qt::Key_Equal,    Qt::Key_G};

} // namespace

class TestMonkey : public WindowFixture
{
    Q_OBJECT

private slots:
    // What it writes, it writes into a folder that goes away.
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        useOwnSettings();
        QVERIFY(QDir::setCurrent(folder_.path()));
    }

    // What it does comes from a timer as from a user: it goes on in menus and dialogs, which have event loops of their own.
    void nothingCrashes()
    {
        const auto seconds = std::max(qEnvironmentVariableIntValue("LUMPSCOPE_MONKEY"), 4);
        const auto seed = qEnvironmentVariableIsSet("LUMPSCOPE_MONKEY_SEED")
                              ? qEnvironmentVariable("LUMPSCOPE_MONKEY_SEED").toUInt() // half of them are no int
                              : QRandomGenerator::global()->generate();
        qInfo("LUMPSCOPE_MONKEY_SEED=%u LUMPSCOPE_MONKEY=%d", seed, seconds);
        random_.seed(seed);
        QElapsedTimer since;
        since.start();
        const auto isOver = [&] { // a slow machine has longer, but not for ever
            return since.elapsed() > (actions_ > fewestActions ? 1 : 10) * seconds * 1000;
        };
        while (!isOver()) {
            openAnother();
            QEventLoop loop;
            QTimer timer;
            int left = actionsPerMap;
            connect(&timer, &QTimer::timeout, this, [&] {
                if (--left < 0 || isOver() || !window_->isVisible()) {
                    closeWhatWaits();
                    loop.quit();
                    return;
                }
                ++actions_;
                act();
            });
            timer.start(0);
            loop.exec();
            timer.stop();
            for (auto *widget : QApplication::topLevelWidgets())
                if (auto *dialog = qobject_cast<QDialog *>(widget))
                    dialog->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        qInfo("%d actions on %d maps", actions_, maps_);
        QVERIFY(actions_ > fewestActions);
        window_.reset();
    }

private:
    // Returns a sample, or the room of any format, to which half of the time all lumps of BSPX are added.
    QByteArray anyMap()
    {
        if (chance(50)) {
            const auto *sample = samples()[static_cast<size_t>(below(static_cast<int>(samples().size())))];
            return contentOf(samplePath(QString::fromLatin1(sample->id.data())));
        }
        const auto formats = bsp::formats();
        auto room = MapBuilder::room(*formats[static_cast<size_t>(below(static_cast<int>(formats.size())))]);
        if (chance(50))
            for (const auto &[name, bytes] : everyBspx(3, 12, 4, 8))
                room.addBspx(name, bytes);
        return room.build();
    }

    // Most maps have some bytes changed, in the directory or anywhere.
    void openAnother()
    {
        window_.reset();
        QList<MainWindow *> others; // that it opened beside
        for (auto *widget : QApplication::topLevelWidgets())
            if (auto *other = qobject_cast<MainWindow *>(widget))
                others.append(other);
        qDeleteAll(others);
        auto bytes = anyMap();
        const int wrong = chance(20) ? 0 : 1 + below(200);
        for (int i = 0; i < wrong; ++i) {
            const auto at = chance(10) ? below(160) : below(static_cast<int>(bytes.size()));
            bytes[at] = chance(50) ? static_cast<char>(below(256)) : "\0\xff\x7f\x80"[below(4)];
        }
        if (chance(10))
            bytes.truncate(below(static_cast<int>(bytes.size())));
        const auto path = save(u"monkey-%1.bsp"_s.arg(maps_++ % 5), bytes);
        start();
        window_->open(path);
    }

    void act()
    {
        QWidgetList dialogs;
        for (auto *widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && qobject_cast<QDialog *>(widget))
                dialogs.append(widget);
        if (auto *modal = QApplication::activeModalWidget()) // as for a user, it is in the way of all others
            dialogs = {modal};
        for (auto *dialog : dialogs)
            if (auto *files = qobject_cast<QFileDialog *>(dialog))
                files->setOption(QFileDialog::ReadOnly); // Del in its list would delete files of whoever runs the test
        auto *popup = QApplication::activePopupWidget();
        if (popup && chance(30)) {
            popup->close();
            return;
        }
        // Nobody gets at a dialog under a menu, where Qt's dialog for files waits in its own function.
        if (!popup && (dialogs.size() > mostDialogs || (!dialogs.isEmpty() && chance(10)))) {
            if (auto *dialog = qobject_cast<QDialog *>(dialogs.first()))
                dialog->reject();
            return;
        }
        auto *window = popup ? popup : !dialogs.isEmpty() ? dialogs[below(static_cast<int>(dialogs.size()))] : window_.get();
        const int what = below(100);
        // The menus of Qt's dialog for files stand on the stack: a click that waits behind one that closed the dialog, as no
        // user's does, would open one that goes with the dialog.
        const auto second = qobject_cast<QFileDialog *>(window->window()) ? Qt::LeftButton : Qt::RightButton;
        if (what < 60)
            click(window, what < 50 ? Qt::LeftButton : what < 57 ? second : Qt::MiddleButton);
        else if (what < 95)
            type(window);
        else if (!popup && dialogs.isEmpty())
            trigger();
    }

    void click(QWidget *window, Qt::MouseButton button)
    {
        const QPoint at(below(window->width()), below(window->height()));
        auto *widget = window->childAt(at);
        widget = widget ? widget : window;
        const auto inside = widget->mapFrom(window, at), global = window->mapToGlobal(at);
        const auto modifiers = chance(80) ? Qt::NoModifier : chance(50) ? Qt::ShiftModifier : Qt::ControlModifier;
        const auto post = [&](QEvent::Type type, QPoint where, Qt::MouseButtons buttons) {
            QCoreApplication::postEvent(
                widget,
                new QMouseEvent(type, where, global, type == QEvent::MouseMove ? Qt::NoButton : button, buttons, modifiers));
        };
        post(QEvent::MouseMove, inside, Qt::NoButton);
        post(QEvent::MouseButtonPress, inside, button);
        if (chance(20))
            post(QEvent::MouseMove, inside + QPoint(below(200) - 100, below(200) - 100), button);
        if (chance(10))
            post(QEvent::MouseButtonDblClick, inside, button);
        post(QEvent::MouseButtonRelease, inside, Qt::NoButton);
        if (button == Qt::RightButton)
            QCoreApplication::postEvent(widget, new QContextMenuEvent(QContextMenuEvent::Mouse, inside, global));
        if (chance(15))
            QCoreApplication::postEvent(widget, new QWheelEvent(inside, global, {}, {0, chance(50) ? 120 : -120}, Qt::NoButton,
                                                                modifiers, Qt::NoScrollPhase, false));
    }

    void type(QWidget *window)
    {
        auto *focus = QApplication::focusWidget();
        if (!focus || focus->window() != window->window())
            focus = window->focusWidget() ? window->focusWidget() : window;
        const auto key = keys[below(static_cast<int>(std::size(keys)))];
        const auto modifiers = chance(75) ? Qt::NoModifier : chance(50) ? Qt::ControlModifier : Qt::ShiftModifier;
        const auto text = modifiers == Qt::ControlModifier || key > 0xff ? QString() : QString(QChar(key));
        if (modifiers == Qt::ControlModifier && chance(90) && key == Qt::Key_W)
            return; // closes tables all the time
        QCoreApplication::postEvent(focus, new QKeyEvent(QEvent::KeyPress, key, modifiers, text));
        QCoreApplication::postEvent(focus, new QKeyEvent(QEvent::KeyRelease, key, modifiers, text));
    }

    // Any action of any menu, but those that end the program.
    void trigger()
    {
        QList<QAction *> all;
        for (auto *action : window_->findChildren<QAction *>())
            if (action->isEnabled() && !action->menu() && action->menuRole() != QAction::QuitRole
                && action->shortcut() != QKeySequence(QKeySequence::Quit))
                all.append(action);
        if (!all.isEmpty())
            QMetaObject::invokeMethod(all[below(static_cast<int>(all.size()))], &QAction::trigger, Qt::QueuedConnection);
    }

    // Menus, and the questions that Qt's dialog for files asks in functions of its own.
    static void closeWhatWaits()
    {
        for (auto *popup = QApplication::activePopupWidget(); popup; popup = QApplication::activePopupWidget())
            popup->close();
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
    }

    bool chance(int percent) { return static_cast<int>(random_.bounded(100)) < percent; }
    int below(int count) { return static_cast<int>(random_.bounded(static_cast<quint32>(std::max(count, 1)))); }

    QRandomGenerator random_;
    int maps_ = 0, actions_ = 0;
};

ADD_TEST(TestMonkey, QApplication)
#include "tst_monkey.moc"

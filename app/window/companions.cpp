#include "app/window/companions.h"

#include "app/opening/opening.h"
#include "app/settings.h"
#include "app/window/mainwindow.h"
#include "core/compare/counterparts.h"
#include "core/document/latestwork.h"
#include "core/opening/mapsource.h"
#include "core/text.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScreen>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {
constexpr int leastForAll = 1000; // narrower windows (pixels) show only the 3D view

// Shows only the 3D view until F11 is pressed.
void showOnly3D(const MainWindow *window) { window->layouts()->maximizeView(window->view()); }
} // namespace

// Another window, and the matches of this window's records with those of its map, until either map changes.
struct Companions::Compared {
    QPointer<MainWindow> other;
    std::pair<quint64, quint64> versions; // of both maps, for `matches` or the work
    std::optional<RecordMatches> matches; // nothing until the work is done
    bool isWaiting = false;               // this window's selection is to be passed when the work is done
    LatestWork work;
};

Companions::~Companions() = default;

Companions::Companions(MainWindow *window)
    : QObject(window), window_(window), sharing_(new QAction(tr("Share Camera and Selection with Other &Windows"), this))
{
    sharing_->setCheckable(true);
    sharing_->setShortcut(QKeySequence(u"Ctrl+Alt+S"_s));
    sharing_->setStatusTip(
        tr("Windows that share camera and selection show the same view and select the same records. Entities match by their "
           "keys, targetname or origin; other records match if their content is equal, whatever their numbers."));
    connect(sharing_, &QAction::toggled, this, &Companions::begin);
    connect(window, &MainWindow::opened, this, &Companions::adopt);
}

QList<QAction *> Companions::fillMenu(QMenu *menu)
{
    auto *another = menu->addAction(tr("&New Window"), this, [this] { open({}); });
    another->setShortcut(QKeySequence::New);
    another->setStatusTip(tr("Open a window for another map"));
    auto *beside = menu->addAction(tr("Open Sid&e by Side..."), this, &Companions::askForBeside);
    beside->setShortcut(QKeySequence(u"Ctrl+Alt+O"_s));
    beside->setStatusTip(
        tr("Open another compile of this map side by side with this one; both windows share camera and selection"));
    return {beside, sharing_};
}

QList<MainWindow *> Companions::windows()
{
    QList<MainWindow *> found;
    for (auto *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget))
            found.append(window);
    return found;
}

QList<MainWindow *> Companions::sharers() const
{
    auto found = windows();
    found.removeIf(
        [this](const MainWindow *window) { return window == window_ || !window->companions()->sharing()->isChecked(); });
    return found;
}

MainWindow *Companions::otherWithMap() const
{
    for (auto *window : sharers() + windows())
        if (window != window_ && window->document())
            return window;
    return nullptr;
}

void Companions::closeAll()
{
    for (auto *window : windows())
        window->close();
}

MainWindow *Companions::create(const QString &path)
{
    auto *window = new MainWindow(path);
    window->setAttribute(Qt::WA_DeleteOnClose);
    return window;
}

MainWindow *Companions::open(const QString &path)
{
    auto *window = create(path);
    window->move(window_->pos() + QPoint(32, 32)); // not exactly over this one
    window->showSoon();
    return window;
}

void Companions::askForBeside()
{
    auto *question = fileQuestion(window_, window_->folder());
    connect(question, &QFileDialog::fileSelected, this, &Companions::openBeside);
    question->open();
}

MainWindow *Companions::openBeside(const QString &path)
{
    auto half = window_->screen()->availableGeometry();
    half.setWidth(half.width() / 2);
    const bool isNarrow = half.width() < leastForAll;
    // The new window's frame is unknown until it is shown, so this window's frame is used for both.
    const auto outer = window_->frameGeometry(), inner = window_->geometry();
    const QMargins frame{inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
                         outer.bottom() - inner.bottom()};
    if (isNarrow)
        showOnly3D(window_);
    if (!isBeside_ && geometry_.isEmpty())
        geometry_ = window_->saveGeometry();
    window_->showNormal();
    window_->setGeometry(half.marginsRemoved(frame));
    auto *other = create(path);
    // Set before it is shown: the last window closed may have been maximised, and a window manager ignores a request to
    // restore a window that it does not know yet.
    other->setWindowState(Qt::WindowNoState);
    other->setGeometry(half.translated(half.width(), 0).marginsRemoved(frame));
    other->companions()->isBeside_ = true;
    const auto lookOnlyAtThis = [other, file = mapSource(wholePath(path)).file] {
        if (other->document()->file() == file) // else opening failed
            showOnly3D(other);
    };
    if (isNarrow)
        connect(other, &MainWindow::opened, other, lookOnlyAtThis, Qt::SingleShotConnection);
    other->showSoon();
    {
        const QSignalBlocker quiet(other->companions()->sharing()); // only this window reports it
        other->companions()->sharing()->setChecked(true);
    }
    sharing_->setChecked(true);
    return other;
}

void Companions::keepGeometry(Settings &settings) const
{
    if (!isBeside_)
        settings.geometry.set(geometry_.isEmpty() ? window_->saveGeometry() : geometry_);
}

void Companions::begin(bool shares)
{
    if (shares)
        adopt();
    const auto others = sharers().size();
    emit statusMessage(!shares ? tr("This window no longer shares its camera and selection.")
                       : !others
                           ? tr("This window shares its camera and selection, but no other window does yet.")
                           : tr("Camera and selection are shared with %n other windows.", nullptr, static_cast<int>(others)));
}

// Follows a new document and viewport, and takes over camera and selection from a window that shares.
void Companions::adopt()
{
    followSelection();
    if (auto *viewport = window_->view()->viewport())
        connect(viewport, &Viewport::cameraMoved, this, &Companions::passCamera, Qt::UniqueConnection);
    if (!sharing_->isChecked() || !window_->document())
        return;
    for (auto *other : sharers())
        if (other->document())
            return other->companions()->pass(window_);
}

void Companions::followSelection()
{
    auto *document = window_->document();
    if (document && followed_ != document) {
        connect(&document->selection(), &Selection::changed, this, &Companions::passSelection);
        connect(&document->tables(), &MapTables::changed, this, [this] { ++version_; });
    }
    if (followed_ != document)
        ++version_;
    followed_ = document;
}

void Companions::pass(MainWindow *to)
{
    const QScopedValueRollback listening(to->companions()->listens_, true);
    auto *const from = window_->view()->viewport(), *const view = to->view()->viewport();
    if (from && view)
        view->setCameras(from->camera(), from->perspective());
    auto &compared = comparedWith(to);
    compared.isWaiting = true;
    passTo(compared);
}

void Companions::passCamera()
{
    if (listens_ || !sharing_->isChecked() || !window_->document())
        return;
    const auto *own = window_->view()->viewport();
    for (auto *other : sharers())
        if (auto *viewport = other->view()->viewport(); viewport && other->document()) {
            const QScopedValueRollback listening(other->companions()->listens_, true);
            viewport->setCameras(own->camera(), own->perspective());
        }
}

Companions::Compared &Companions::comparedWith(MainWindow *to)
{
    std::erase_if(compared_, [](const auto &each) { return !each->other; });
    auto known = std::ranges::find(compared_, to, [](const auto &each) { return each->other.data(); });
    if (known == compared_.end()) {
        known = compared_.insert(known, std::make_unique<Compared>());
        (*known)->other = to;
    }
    return **known;
}

void Companions::passSelection()
{
    if (listens_ || !sharing_->isChecked())
        return;
    for (auto *other : sharers())
        if (other->document()) {
            other->companions()->comparedWith(window_).isWaiting = false; // the later selection counts
            auto &compared = comparedWith(other);
            compared.isWaiting = true;
            passTo(compared);
        }
}

// Passes the selection that waits, after the records of both maps have been matched in the background.
void Companions::passTo(Compared &compared)
{
    const auto *to = compared.other.data();
    if (!compared.isWaiting || !to || !to->document() || !window_->document() || !sharing_->isChecked()
        || !to->companions()->sharing_->isChecked())
        return;
    const std::pair versions{version_, to->companions()->version_};
    const bool isKnown = compared.matches && compared.versions == versions;
    if (isKnown || window_->document()->selection().records().empty())
        return select(compared);
    if (compared.work.isRunning() && compared.versions == versions)
        return;
    compared.versions = versions;
    compared.matches.reset();
    compared.work.run([from = window_->document()->sharedMap(), other = to->document()->sharedMap()](
                          std::stop_token stop) { return matchRecords(*from, *other, {.stop = stop}); },
                      [this, its = &compared](RecordMatches matches) {
                          its->matches = std::move(matches);
                          passTo(*its);
                      });
}

// Selects the counterparts of this window's selection. If that is not empty, the records must have been matched.
void Companions::select(Compared &compared)
{
    compared.isWaiting = false;
    auto *to = compared.other->document();
    const QScopedValueRollback listening(compared.other->companions()->listens_, true);
    const auto records = window_->document()->selection().records();
    auto found = records.empty() ? std::vector<RecordRef>()
                                 : counterparts(window_->document()->map(), records, to->map(), *compared.matches);
    const auto lacking = records.size() - found.size();
    to->selection().set(std::move(found));
    if (lacking > 0)
        emit statusMessage(tr("%1 of %2 selected records have no counterpart in %3.")
                               .arg(numberText(lacking), numberText(records.size()), to->name()));
}

#include "app/window/comparecommands.h"

#include "app/opening/opening.h"
#include "app/window/actions.h"
#include "app/window/background.h"
#include "app/window/companions.h"
#include "app/window/mainwindow.h"
#include "core/document/comparison.h"
#include "core/opening/mapsource.h"
#include "widgets/tables/differencelist.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

// Returns the newest of NAME.bak, NAME.bak2 and so on; empty if there is none.
QString latestBackup(const QString &path)
{
    QFileInfo latest;
    auto place = path + u".bak"_s;
    for (int number = 2; QFileInfo(place).isFile(); place = path + u".bak%1"_s.arg(number++))
        if (!latest.exists() || QFileInfo(place).lastModified() > latest.lastModified())
            latest.setFile(place);
    return latest.filePath();
}

// Returns the name of a map for people, with its folder if the open map has the same name.
QString shownName(const QString &path, const QString &openName)
{
    const QFileInfo file(path);
    return file.fileName() == openName ? file.dir().dirName() + u'/' + file.fileName() : file.fileName();
}

} // namespace

CompareCommands::CompareCommands(MainWindow *window, const Actions &actions, BackgroundWork *work)
    : QObject(window), window_(window), work_(work)
{
    const auto on = [&](ActionId id, auto slot) { connect(actions[id], &QAction::triggered, this, slot); };
    on(ActionId::CompareWith, &CompareCommands::ask);
    on(ActionId::CompareWithSaved, [this] {
        stopFollowing();
        window_->document()->comparison().startWithSaved();
        emit began();
    });
    on(ActionId::CompareWithBackup, &CompareCommands::compareWithBackup);
    on(ActionId::CompareWithWindow, &CompareCommands::compareWithWindow);
    on(ActionId::StopComparing, [this] {
        stopFollowing();
        window_->document()->comparison().stop();
    });
    on(ActionId::NextDifference, [this] { window_->differences()->step(true); });
    on(ActionId::PreviousDifference, [this] { window_->differences()->step(false); });
}

bool CompareCommands::isReading() const { return work_->isRunning(); }

void CompareCommands::ask()
{
    auto *question = fileQuestion(window_, window_->folder());
    question->setWindowTitle(tr("Compare with a Map"));
    connect(question, &QFileDialog::fileSelected, this, &CompareCommands::compareWith);
    question->open();
}

void CompareCommands::compareWith(const QString &path)
{
    const auto whole = wholePath(path);
    work_->run(
        tr("Reading %1...").arg(QFileInfo(whole).fileName()), [whole](std::stop_token) { return openPath(whole); },
        [this, document = QPointer(window_->document())](Opened opened) {
            if (!document || document != window_->document())
                return;
            if (opened.map)
                return take(opened.path, std::move(opened.map).value());
            if (!opened.maps.isEmpty())
                return chooseMap(window_, opened.path, opened.maps, [this](const QString &map) { compareWith(map); }, {});
            emit failed(opened.isImages ? tr("%1 contains no map.").arg(QFileInfo(opened.path).fileName())
                                        : u"%1: %2"_s.arg(QFileInfo(opened.path).fileName(), opened.map.error()));
        });
}

void CompareCommands::take(const QString &path, MapFile map)
{
    start(shownName(path, window_->document()->name()), std::make_shared<const MapFile>(std::move(map)));
}

void CompareCommands::start(const QString &name, const std::shared_ptr<const MapFile> &other)
{
    stopFollowing();
    window_->document()->comparison().start(name, other);
    emit began();
}

void CompareCommands::compareWithBackup()
{
    const auto file = window_->document()->file();
    if (const auto backup = latestBackup(file); !backup.isEmpty())
        compareWith(backup);
    else
        emit failed(tr("%1 has no backup: there is no %1.bak next to it.").arg(QFileInfo(file).fileName()));
}

// Compares with the map of another window, one of those that share camera and selection if there are any. Follows its edits, and
// compares with the map that is opened there next, such as the same one after it was reloaded.
void CompareCommands::compareWithWindow()
{
    const auto *other = window_->companions()->otherWithMap();
    if (!other)
        return emit failed(tr("No other window shows a map. File > Open Side by Side opens one."));
    start(other->document()->name(), other->document()->sharedMap());
    followEdits(other);
    opened_ = connect(other, &MainWindow::opened, this, [this, other] {
        if (!window_->document() || !window_->document()->comparison().isOn())
            return;
        window_->document()->comparison().start(other->document()->name(), other->document()->sharedMap());
        followEdits(other);
    });
}

void CompareCommands::followEdits(const MainWindow *other)
{
    disconnect(edits_);
    edits_ = connect(&other->document()->undoStack(), &QUndoStack::indexChanged, this, [this, other = QPointer(other)] {
        if (other && other->document() && window_->document() && window_->document()->comparison().isOn())
            window_->document()->comparison().setOther(other->document()->sharedMap());
    });
}

void CompareCommands::stopFollowing()
{
    disconnect(edits_);
    disconnect(opened_);
}

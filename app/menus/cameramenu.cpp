#include "app/menus/cameramenu.h"

#include "core/camera/placetext.h"
#include "core/format/schema.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace {

const auto cameraType = u"application/x-lumpscope-camera"_s; // the whole camera; console commands hold only part of it
constexpr int fieldsOfView[] = {60, 75, 90, 100, 110, 120};

QString textOf(const Camera &camera)
{
    return u"%1 %2 %3"_s.arg(qRound(camera.position[0])).arg(qRound(camera.position[1])).arg(qRound(camera.position[2]));
}

} // namespace

CameraMenu::CameraMenu(Settings &settings, ViewPanel *panel, QMenu *menu, QObject *parent)
    : QObject(parent), settings_(settings), panel_(panel), view_(panel->viewport())
{
    if (!view_) {
        menu->setEnabled(false);
        menu->menuAction()->setStatusTip(tr("This display does not support OpenGL 3.3, so there is no camera."));
        return;
    }
    // The view handles these keys itself; the menu shows them after a tab.
    const auto tell = [this, menu](const QString &text, const QString &key, const QString &tip, auto slot) {
        connect(add(menu, text + u'\t' + key, {}, tip), &QAction::triggered, view_, [this, slot] {
            panel_->comeForward();
            slot();
        });
    };
    tell(tr("Go to Player &Start"), tr("Home"), tr("Move the camera to the first player start"), [this] { view_->home(); });
    tell(tr("&Mouse Look"), u"Z"_s, tr("Look around by moving the mouse, with no button held, until you press Z or Esc"),
         [this] { view_->setMouseLook(true); });
    tell(tr("Previ&ous Position"), tr("Backspace"), tr("Return the camera to where it was before the last jump"),
         [this] { view_->control().goBack(); });
    menu->addSeparator();
    tell(tr("From the &Top"), u"T"_s, tr("Look down without perspective: x to the right, y up"),
         [this] { view_->lookFrom(CameraSide::Top); });
    tell(tr("From the F&ront"), u"R"_s, tr("Look along y without perspective: x to the right, z up"),
         [this] { view_->lookFrom(CameraSide::Front); });
    tell(tr("From the Si&de"), u"L"_s, tr("Look along -x without perspective: y to the right, z up"),
         [this] { view_->lookFrom(CameraSide::Side); });
    tell(tr("In P&erspective"), u"P"_s, tr("Return to the perspective view, with the camera where you left it"),
         [this] { view_->lookInPerspective(); });
    menu->addSeparator();
    connect(add(menu, tr("&Copy Position"), QKeySequence::Copy,
                tr("Copy the camera's position in the form that the game's console accepts")),
            &QAction::triggered, this, &CameraMenu::copyPlace);
    connect(add(menu, tr("&Paste Position"), QKeySequence::Paste, tr("Move the camera to the position on the clipboard")),
            &QAction::triggered, this, &CameraMenu::pastePlace);
    menu->addSeparator();
    fillBookmarks(menu->addMenu(tr("&Bookmarks")));
    fillFieldsOfView(menu->addMenu(tr("Field of &View")));
    setMap({}, nullptr);
}

QAction *CameraMenu::add(QMenu *menu, const QString &text, const QKeySequence &key, const QString &tip)
{
    auto *action = menu->addAction(text);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setStatusTip(tip);
    view_->addAction(action);
    return action;
}

void CameraMenu::fillBookmarks(QMenu *menu)
{
    for (int i = 0; i < bookmarkCount; ++i) {
        goTo_[static_cast<size_t>(i)] = add(menu, {}, QKeySequence(Qt::Key_1 + i), tr("Move the camera to this bookmark"));
        connect(goTo_[static_cast<size_t>(i)], &QAction::triggered, this, [this, i] { goTo(i + 1); });
    }
    menu->addSeparator();
    for (int i = 0; i < bookmarkCount; ++i)
        connect(add(menu, tr("Store as Bookmark %1").arg(i + 1), QKeySequence(Qt::SHIFT | static_cast<Qt::Key>(Qt::Key_1 + i)),
                    tr("Store the camera's position in this map as a bookmark")),
                &QAction::triggered, this, [this, i] { store(i + 1); });
}

void CameraMenu::fillFieldsOfView(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    view_->setFieldOfView(settings_.fieldOfView());
    for (const int degrees : fieldsOfView) {
        auto *action = group->addAction(menu->addAction(tr("%1\u00b0").arg(degrees)));
        action->setCheckable(true);
        action->setChecked(degrees == settings_.fieldOfView());
        action->setStatusTip(tr("Horizontal angle at an aspect ratio of 4:3"));
        connect(action, &QAction::triggered, this, [this, degrees] {
            settings_.fieldOfView.set(degrees);
            view_->setFieldOfView(degrees);
        });
    }
}

void CameraMenu::setMap(const QString &path, const bsp::Game *game)
{
    path_ = path;
    game_ = game;
    if (view_)
        showBookmarks();
}

std::optional<Camera> CameraMenu::bookmark(int number) const
{
    return path_.isEmpty() ? std::nullopt : parseCamera(settings_.bookmarks(path_).value(number - 1));
}

void CameraMenu::showBookmarks()
{
    for (int number = 1; number <= bookmarkCount; ++number) {
        const auto camera = bookmark(number);
        auto *action = goTo_[static_cast<size_t>(number - 1)];
        action->setText(camera ? tr("Go to Bookmark %1: %2").arg(QString::number(number), textOf(*camera))
                               : tr("Bookmark %1 (empty)").arg(number));
        action->setEnabled(camera.has_value());
    }
}

void CameraMenu::store(int number)
{
    if (path_.isEmpty())
        return;
    auto all = settings_.bookmarks(path_);
    all.resize(bookmarkCount);
    all[number - 1] = cameraText(view_->perspective());
    settings_.bookmarks.set(path_, all);
    showBookmarks();
    emit statusMessage(tr("Bookmark %1 is stored. Press %1 in the 3D view to return here.").arg(number));
}

void CameraMenu::goTo(int number)
{
    if (const auto camera = bookmark(number))
        panel_->lookFrom(*camera);
}

void CameraMenu::copyPlace()
{
    if (!game_)
        return;
    auto *data = new QMimeData;
    const auto text = placeText(view_->perspective(), *game_);
    data->setText(text);
    data->setData(cameraType, cameraText(view_->perspective()).toLatin1());
    QApplication::clipboard()->setMimeData(data);
    emit statusMessage(tr("Copied: %1").arg(text));
}

void CameraMenu::pastePlace()
{
    if (!game_)
        return;
    const auto *data = QApplication::clipboard()->mimeData();
    if (const auto camera = parseCamera(QString::fromLatin1(data->data(cameraType)))) {
        panel_->lookFrom(*camera);
        emit statusMessage(tr("The camera is now at the copied position."));
    } else if (const auto place = parsePlace(data->text().left(200).simplified(), game_)) {
        panel_->lookFrom(place->moved(view_->camera()));
        emit statusMessage(tr("The camera is now at the position on the clipboard."));
    } else {
        emit statusMessage(tr("The clipboard holds no position such as 128 -64 40 or (128 -64 40) : 90."));
    }
}

#include "widgets/view3d/viewpanel.h"

#include "core/light/lightstyles.h"
#include "core/text.h"
#include "widgets/gl/opengl.h"
#include "widgets/parts/elided.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/factsline.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/stickymenu.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/entityplace.h"
#include "widgets/view3d/fadebar.h"
#include "widgets/view3d/lightbutton.h"
#include "widgets/view3d/momentslider.h"
#include "widgets/view3d/overlays/flyinghint.h"
#include "widgets/view3d/overlays/overlaymenu.h"
#include "widgets/view3d/overlays/selectionarrow.h"
#include "widgets/view3d/scenecontextmenu.h"
#include "widgets/view3d/tools/boxzoom.h"
#include "widgets/view3d/tools/facehints.h"
#include "widgets/view3d/tools/originmover.h"
#include "widgets/view3d/tools/ruler.h"
#include "widgets/view3d/viewport.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QTimerEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int statusInterval = 60;                // milliseconds
constexpr int mostModelProblems = 3;              // shown at once
constexpr int narrowestBox = 90, widestBox = 280; // pixels

// Returns the sources of the map's textures, the most frequent first: "pak0.pak 34, map 12".
QString originsText(std::vector<PictureOrigin> origins)
{
    std::ranges::stable_sort(origins, std::ranges::greater(), &PictureOrigin::count);
    QStringList texts;
    for (const auto &[place, count] : origins)
        texts.append(
            u"%1 %2"_s.arg(place.isEmpty() ? ViewPanel::tr("map") : QFileInfo(place).fileName(), QLocale().toString(count)));
    return texts.join(u", "_s);
}

} // namespace

ViewPanel::ViewPanel(QWidget *parent)
    : MapView(parent), bar_(new QWidget), stack_(new QStackedWidget), sentence_(createSentence()), status_(new FactsLine(this)),
      modes_(new ElidedBox), pvs_(new ElidedBox), light_(new LightButton), fade_(new FadeBar(this)),
      missing_(createHtmlLabel(this))
{
    refuseKeys(this, editingKeys(),
               tr("The 3D view changes no geometry. Edit records in their tables or in the inspector, entities in their list."));
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setMargin(16);
    sentence_->installEventFilter(this);
    stack_->addWidget(sentence_);
    if (mayHaveOpenGL()) {
        viewport_ = new Viewport;
        stack_->addWidget(viewport_);
        connect(viewport_, &Viewport::failed, this, &ViewPanel::fail);
        connect(viewport_, &Viewport::statusMessage, this, &ViewPanel::statusMessage);
        connect(viewport_, &Viewport::cameraMoved, this, &ViewPanel::showPlaceSoon);
        connect(viewport_, &Viewport::drawn, this, [this](double milliseconds) {
            frameTime_ = milliseconds;
            showPlaceSoon();
        });
        setFocusProxy(viewport_);
        connectLook();
        colorModes_ = new ColorModes(modes_, viewport_, this);
        mover_ = new OriginMover(viewport_);
        hints_ = new FaceHints(viewport_);
        ruler_ = new Ruler(viewport_);
        const auto *boxZoom = new BoxZoom(viewport_);
        menu_ = new SceneContextMenu(viewport_, {ruler_->action(), boxZoom->action()}, this);
        arrow_ = new SelectionArrow(viewport_);
        connect(mover_, &OriginMover::noticed, this, &ViewPanel::noticed);
        connect(menu_, &SceneContextMenu::filterRequested, this, &ViewPanel::filterRequested);
        connect(colorModes_, &ColorModes::filterRequested, this, &ViewPanel::filterRequested);
    } else {
        fault_ = tr("The map cannot be drawn: this display does not support OpenGL 3.3. Everything else works.");
    }
    setContent(stack_);
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_->setMinimumWidth(60);
    fillBar();
    auto *layout = createLayout<QVBoxLayout>(this, {}, 2);
    layout->addWidget(bar_);
    layout->addWidget(fade_);
    layout->addWidget(stack_, 1);
    layout->addWidget(missing_);
    layout->addWidget(status_);
    setDocument(nullptr);
}

void ViewPanel::fillBar()
{
    auto *line = createLayout<QHBoxLayout>(bar_, {4, 2, 4, 0});
    modes_->setAccessibleName(tr("What the faces show"));
    pvs_->addItems({tr("PVS off"), tr("PVS from the camera"), tr("PVS frozen here"), tr("PVS of the selected cluster")});
    pvs_->setAccessibleName(tr("PVS that limits what is drawn"));
    for (auto *box : {modes_, pvs_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumWidth(narrowestBox); // for narrow panels
        box->setMaximumWidth(widestBox);
        line->addWidget(box);
    }
    auto *kinds = new QToolButton;
    kinds->setText(tr("Sho&w"));
    kinds->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(kinds);
    fillKinds(menu);
    kinds->setMenu(menu);
    line->addWidget(kinds);
    line->addWidget(light_);
    if (ruler_) {
        auto *measure = new QToolButton;
        measure->setDefaultAction(ruler_->action());
        line->addWidget(measure);
    }
    line->addStretch();
    bar_->setEnabled(viewport_ != nullptr);
    connect(pvs_, &QComboBox::currentIndexChanged, this, [this](int mode) { viewport_->setPvsMode(static_cast<PvsMode>(mode)); });
}

void ViewPanel::setDocument(Document *document, bool again)
{
    document_ = document;
    if (document)
        connect(document, &Document::engineChanged, this, &ViewPanel::showPlaceSoon, Qt::UniqueConnection);
    auto *drawn = fault_.isEmpty() ? document : nullptr;
    if (viewport_) {
        const auto camera = viewport_->camera(), perspective = viewport_->perspective();
        viewport_->setDocument(drawn);
        if (again)
            viewport_->setCameras(camera, perspective);
        colorModes_->setDocument(drawn);
        menu_->setDocument(drawn);
        arrow_->setDocument(drawn);
        fade_->setDocument(drawn);
    }
    missing_->setVisible(drawn && !missing_->text().isEmpty());
    if (!document)
        say(tr("No map is open. This view shows a map in 3D."));
    else if (!fault_.isEmpty())
        say(fault_);
    else if (stack_->currentWidget() != viewport_)
        say(tr("Drawing the map..."));
    showPlace();
}

// Shows the viewport only after the sentence and the first tables have been painted, as loading the driver takes longer than they
// do.
bool ViewPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == sentence_ && event->type() == QEvent::Paint && document_ && fault_.isEmpty())
        QTimer::singleShot(0, this, &ViewPanel::showViewport);
    return QWidget::eventFilter(watched, event);
}

void ViewPanel::showViewport()
{
    if (document_ && fault_.isEmpty())
        stack_->setCurrentWidget(viewport_);
}

void ViewPanel::connectLook()
{
    connect(fade_, &FadeBar::shareChanged, &viewport_->otherMap(), &OtherMap::setShare);
    connect(light_, &LightButton::brightnessChanged, viewport_, &Viewport::setBrightness);
    connect(light_, &LightButton::brightnessChanged, this, &ViewPanel::brightnessChanged);
    connect(light_, &LightButton::stylesPlayChanged, viewport_, &Viewport::setStylesPlay);
    connect(light_, &LightButton::stylesChanged, this,
            [this](const StyleValues &values) { viewport_->styles().setValues(values); });
    connect(&viewport_->styles(), &SceneStyles::stylesKnown, this, [this] {
        std::vector<StyleSliders::Style> styles;
        for (const int style : viewport_->styles().styles())
            styles.push_back({style, describeStyle(document_->map(), style)});
        light_->setStyles(styles);
    });
    missing_->hide();
    connect(missing_, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link == u"games")
            emit gameConfigurationsWanted();
        else
            emit placeWanted(link == u"archive");
    });
    const auto tell = [this] {
        QStringList sentences;
        if (const auto &missing = viewport_->loader().missingSentence(); !missing.isEmpty())
            sentences.append(tr("%1 <a href=\"folder\">Add a folder</a> or <a href=\"archive\">an archive</a> of the game, "
                                "or see the <a href=\"games\">game configurations</a>.")
                                 .arg(missing.toHtmlEscaped()));
        if (const auto &sky = viewport_->loader().sky(); sky && document_ && !document_->isSample()) // samples lack nothing
            if (const auto &scene = viewport_->loader().scene(); scene && skyImage(scene->scene) >= 0)
                sentences.append(missingSkySentence(sky->files).toHtmlEscaped());
        if (const auto &decals = viewport_->loader().decals(); decals && !decals->missing.isEmpty())
            sentences.append(decals->sentence().toHtmlEscaped());
        if (const auto bound = viewport_->loader().boundSentence(); !bound.isEmpty())
            sentences.append(bound.toHtmlEscaped());
        for (const auto &problem : viewport_->loader().models().problems().mid(0, mostModelProblems))
            sentences.append(problem.toHtmlEscaped());
        sentences.removeAll(QString());
        missing_->setText(sentences.join(u' '));
        missing_->setVisible(!sentences.isEmpty());
    };
    connect(&viewport_->loader(), &SceneLoader::sceneMade, this, tell);
    connect(&viewport_->loader(), &SceneLoader::texturesKnown, this, tell);
    connect(&viewport_->loader(), &SceneLoader::skyFound, this, tell);
    connect(&viewport_->loader().models(), &ModelLoader::modelsRead, this, tell);
    connect(&viewport_->loader(), &SceneLoader::texturesDropped, this, tell);
    connect(&viewport_->loader(), &SceneLoader::decalsFound, this, tell);
}

QLabel *ViewPanel::status() const { return status_; }
void ViewPanel::setBrightness(double times) { light_->setBrightness(times); }

void ViewPanel::openPointFile()
{
    if (!document_ || !viewport_)
        return;
    auto *dialog =
        createOpenDialog(this, tr("Open a Pointfile"), windowFolder(this), tr("Pointfiles (*.pts *.lin);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, viewport_,
            [this](const QString &path) { viewport_->overlay().leak().open(path); });
    dialog->open();
}

void ViewPanel::say(const QString &sentence)
{
    sentence_->setText(sentence);
    stack_->setCurrentWidget(sentence_);
}

void ViewPanel::fail(const QString &reason)
{
    if (!fault_.isEmpty())
        return;
    fault_ = reason;
    bar_->setEnabled(false);
    setDocument(document_);
    emit failed(reason);
}

// Limits how often the text changes while the camera flies: with each frame, it would be unreadable.
void ViewPanel::showPlaceSoon()
{
    if (!placeTimer_.isActive())
        placeTimer_.start(statusInterval, this);
}

void ViewPanel::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != placeTimer_.timerId())
        return QWidget::timerEvent(event);
    placeTimer_.stop();
    showPlace();
}

// Shows where the camera is, and what is drawn.
void ViewPanel::showPlace()
{
    if (!document_ || !viewport_ || !fault_.isEmpty())
        return status_->setFacts({});
    const auto &camera = viewport_->camera();
    const auto &place = viewport_->place();
    const auto orNone = [](qint64 value) { return value < 0 ? tr("none") : QString::number(value); };
    const QLocale locale;
    // The most important facts are how much the game draws, and then where the camera is.
    QList<FactsLine::Fact> facts{
        {u"%1 %2 %3"_s.arg(qRound(camera.position[0])).arg(qRound(camera.position[1])).arg(qRound(camera.position[2])), 1}};
    if (camera.isParallel()) {
        facts.append({tr("%1 units high, without perspective").arg(shortNumber(camera.span)), 2});
    } else {
        facts.append({{tr("yaw %1, pitch %2").arg(qRound(camera.yaw)).arg(qRound(camera.pitch)), 5},
                      {tr("leaf %1, cluster %2").arg(orNone(place.leaf), orNone(place.cluster)), 2}});
        if (place.area >= 0)
            facts.append({tr("area %1").arg(place.area), 6});
        // Quake II has no flag for empty contents, and so no name.
        facts.append({tr("contents %1").arg(place.contents == u"0" ? u"EMPTY"_s : place.contents), 4});
        const auto count = viewport_->pictureCount();
        auto counted = fromView(document_->map().game().drawn);
        counted.replace(u"%1"_s, locale.toString(count.faces));
        counted.replace(u"%2"_s, locale.toString(count.triangles));
        facts.append({counted, 0});
    }
    if (const auto origins = originsText(viewport_->loader().origins()); !origins.isEmpty())
        facts.append({tr("textures: %1").arg(origins), 7});
    facts.append({tr("%1 ms").arg(locale.toString(frameTime_, 'f', 1)), 3});
    status_->setFacts(facts);
}

// Says why nothing can be drawn, and then returns false.
bool ViewPanel::canDraw()
{
    if (!fault_.isEmpty())
        emit statusMessage(fault_);
    return fault_.isEmpty();
}

void ViewPanel::showOnly(const std::vector<RecordRef> &records)
{
    if (canDraw())
        viewport_->shownOnly().show(records);
}

void ViewPanel::frameSelection()
{
    if (canDraw())
        viewport_->framer().frame();
}

void ViewPanel::frameSelectionSoon()
{
    if (canDraw())
        viewport_->framer().frameSoon();
}

void ViewPanel::comeForward()
{
    emit raiseWanted();
    setFocus(); // even if the viewport is shown only later
}

void ViewPanel::lookFrom(const Camera &camera)
{
    comeForward();
    if (!canDraw())
        return;
    auto look = camera;
    look.fieldOfView = viewport_->camera().fieldOfView;
    viewport_->control().jumpTo(look);
}

QString ViewPanel::placeFor(const QString &classname, bool atCamera) const
{
    return viewport_ && viewport_->isReady() ? originAhead(*viewport_, classname, atCamera) : QString();
}

qint64 ViewPanel::cluster() const { return document_ && viewport_ && fault_.isEmpty() ? viewport_->place().cluster : -1; }

void ViewPanel::showHint()
{
    if (!viewport_)
        return;
    auto *hint = new FlyingHint(viewport_);
    connect(hint, &FlyingHint::flown, this, &ViewPanel::flown);
    // The hint must not cover the target of a jump.
    connect(&viewport_->control(), &CameraControl::jumped, hint, &QWidget::hide);
}

void ViewPanel::offer(const QList<QAction *> &actions)
{
    if (menu_)
        menu_->setOffered(actions);
}

QList<OwnKey> ViewPanel::ownKeys() const
{
    return {
        {tr("Right button"), tr("Hold it and move the mouse to look around")},
        {tr("W A S D"), tr("Fly forward, left, back, right")},
        {tr("Q E"), tr("Fly down, up")},
        {tr("Shift"), tr("Hold it to fly four times as fast")},
        {tr("Wheel"), tr("Move towards what is under the pointer, and back")},
        {tr("+ -"), tr("Fly faster, slower; the wheel too, with the right button held")},
        {tr("Z"), tr("Look around without a button; Z or Esc ends it")},
        {tr("Middle button"), tr("Hold it to orbit the selection, or what is at the centre of the view; also Alt+right button")},
        {tr("Arrow keys"), tr("Turn")},
        {tr("F"), tr("Go to the selection; with nothing selected, show everything")},
        {tr("T R L"), tr("View from the top, front, side without perspective; also 7, 1 and 3 on the number pad")},
        {tr("P"), tr("Return to the perspective view; also 5 on the number pad")},
        {tr("M"), tr("Measure between two points or faces")},
        {tr("Backspace"), tr("Return the camera to where it was before the last jump")},
        {tr("Home"), tr("Go to the player start")},
        {tr("Click"), tr("Select what is under the pointer; click again for what lies behind it")},
        {tr("Ctrl+click"), tr("Add to the selection, or remove from it")},
        {tr("Double click"), tr("Select the whole wall: all faces in its plane with its texture")},
        {tr("Enter"), tr("Select what is at the centre of the view")},
        {tr("Right click"),
         tr("Menu: select or hide what lies there, copy the position, add an entity, look from there; also the texture, "
            "leaf, cluster, area and model of the face")},
        {tr("Menu key, Shift+F10"), tr("The same menu for the selection, or for what is at the centre of the view")},
        {tr("H"), tr("Show only the selection; Shift+H shows all faces again")},
        {tr("O"), tr("Show or hide the models and sprites of entities")},
        {tr("V"), tr("Show or hide fog")},
        {tr("Alt"), tr("Hold it to show the texel and the luxel under the pointer")},
        {tr("Shift+drag"), tr("Zoom to the rectangle that you drag; also B, then drag")},
        {tr("Drag"), tr("Move the selected entity; Ctrl: up and down, Shift: by 8 units")},
        {tr("While measuring"), tr("Click or Enter: set a point, with Ctrl at a vertex; Ctrl+C: copy; Esc: end")},
        {tr("Without perspective"), tr("Right or middle button, W A S D and arrow keys: move; wheel, E, Q, + and -: zoom")},
        {tr("Esc"), tr("Clear the selection")}};
}

// Enables the action only for maps that have what it shows. Does so for each map rather than when the menu opens, so that the
// action can be found by name without opening the menu.
void ViewPanel::offerWhere(QAction *action, bool (*hasSuch)(const MapFile &map))
{
    const auto offer = [this, action, hasSuch] { action->setEnabled(!document_ || hasSuch(document_->map())); };
    connect(&viewport_->overlay(), &Overlays::mapChanged, action, offer);
}

void ViewPanel::fillKinds(QMenu *menu)
{
    if (!viewport_)
        return;
    const std::pair<SceneKind, QString> kinds[] = {
        {SceneKind::World, tr("&World")},  {SceneKind::BrushModel, tr("&Brush models")},    {SceneKind::Trigger, tr("&Triggers")},
        {SceneKind::Sky, tr("&Sky")},      {SceneKind::NoDraw, tr("T&ool textures")},       {SceneKind::Liquid, tr("Li&quids")},
        {SceneKind::Flare, tr("Fl&ares")}, {SceneKind::Model, tr("Mode&ls and sprites\tO")}};
    for (const auto &[kind, name] : kinds) {
        auto *action = addSwitch(menu, name, !(viewport_->hidden() & kind), this, [this, which = kind](bool shown) {
            auto hidden = viewport_->hidden();
            hidden.setFlag(which, !shown);
            viewport_->setHidden(hidden);
        });
        connect(viewport_, &Viewport::hiddenChanged, action, // by a key
                [action, which = kind](SceneKinds hidden) { action->setChecked(!(hidden & which)); });
        if (kind == SceneKind::Flare)
            offerWhere(action, [](const MapFile &map) { return map.format().columns.faceType.lump != bsp::none; });
    }
    fillOverlayMenu(menu, viewport_->overlay());
    menu->addSeparator();
    addSwitch(menu, tr("Wire&frame"), false, viewport_, &Viewport::setWireframe);
    addSwitch(menu, tr("Smooth te&xtures"), true, viewport_, &Viewport::setLinear);
    offerWhere(addSwitch(menu, tr("W&hat mirrors and portals show"), true, viewport_, &Viewport::setPortals),
               [](const MapFile &map) { return !map.game().portals.surface.empty(); });
    connect(viewport_, &Viewport::fogChanged, addSwitch(menu, tr("Fog (&v)\tV"), true, viewport_, &Viewport::setFog),
            &QAction::setChecked);
    addSwitch(menu, tr("&Ghosts of what the PVS hides"), false, viewport_, &Viewport::setGhosts);
    auto *animation = addSwitch(menu, tr("A&nimation"), false, viewport_, &Viewport::setAnimated);
    auto *moment = new MomentSlider(menu);
    menu->addAction(moment);
    connect(moment, &MomentSlider::moved, viewport_, &Viewport::setMoment);
    connect(animation, &QAction::toggled, moment, [moment](bool runs) { moment->setEnabled(!runs); });
    addSwitch(menu, tr("What the selected cl&uster sees"), true, &viewport_->sight(), &SightTint::setShown);
    menu->addAction(colorModes_->legendAction());
    keepOpenWhileSwitching(menu);
}

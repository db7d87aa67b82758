#include "widgets/view3d/placemenu.h"

#include "core/camera/placetext.h"
#include "core/document/codehint.h"
#include "core/entities/copied.h"
#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/scene/entities/origindrag.h"
#include "core/scene/mapscene.h"
#include "core/text.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QClipboard>
#include <QHash>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostClasses = 12;
constexpr double offTheFace = 1, underTheCeiling = 4; // map units

} // namespace

PlaceMenu::PlaceMenu(Viewport *viewport, QObject *parent) : ViewPart(parent), viewport_(viewport) {}

void PlaceMenu::setDocument(Document *document)
{
    follow(document);
    delete asking_; // it is for another map
    if (document_)
        document_->tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) {
            added_ = change.addedTo(document_->map().format().roles.entityList);
        });
}

void PlaceMenu::fill(QMenu *menu, const std::optional<RayHit> &hit)
{
    if (hit) {
        const auto place = facePlace(*viewport_, *hit);
        const auto number = [](double value) { return QString::number(std::round(value * 100) / 100 + 0.0); };
        const auto text = u"%1 %2 %3"_s.arg(number(hit->point[0]), number(hit->point[1]), number(hit->point[2]));
        menu->addAction(tr("&Copy Position: %1").arg(text), this, [this, text] { copy(text); });
        menu->addAction(tr("&Look From Here"), this, [this, place] { lookFrom(place); });
        addClasses(menu->addMenu(tr("Add an &Entity Here")), false,
                   [this, place](const QString &name) { addEntity(name, place); });
        if (hit->model > 0)
            addClasses(
                menu->addMenu(tr("&Make an Entity of *%1").arg(hit->model)), true,
                [this, model = hit->model, entity = hit->entity](const QString &name) { addOfModel(name, model, entity); });
    }
    const auto camera = placeText(viewport_->perspective(), document_->map().game());
    menu->addAction(tr("Copy Came&ra Position: %1").arg(camera), this, [this, camera] { copy(camera); });
}

void PlaceMenu::copy(const QString &text)
{
    QApplication::clipboard()->setText(text);
    emit viewport_->statusMessage(tr("Copied: %1").arg(text));
}

QStringList PlaceMenu::classesOf(bool ofModel, qsizetype most) const
{
    const auto source = document_->entitySource();
    QHash<QByteArray, qsizetype> counts;
    for (qint32 entity = 1; entity < source.count(); ++entity)
        if (const bool hasModel = brushModelOf(source, entity) > 0; hasModel == ofModel && (hasModel || originOf(source, entity)))
            ++counts[edits::valueOf(source, entity, "classname").toByteArray()];
    counts.remove({});
    auto names = counts.keys();
    std::ranges::sort(names, [&counts](const QByteArray &one, const QByteArray &other) {
        return std::pair(-counts[one], one) < std::pair(-counts[other], other);
    });
    QStringList classes;
    for (const auto &name : names.first(std::min(most, names.size())))
        classes.append(source.toText(name));
    classes.sort(Qt::CaseInsensitive);
    return classes;
}

void PlaceMenu::addClasses(QMenu *menu, bool ofModel, const Add &add)
{
    auto classes = classesOf(ofModel, mostClasses);
    if (classes.isEmpty() && !ofModel)
        classes.append(fromView(document_->map().game().starts.front()));
    for (auto name : classes)
        menu->addAction(asMenuText(name), this, [name, add] { add(name); });
    menu->addSeparator();
    menu->addAction(tr("&Other Class..."), this, [this, ofModel, add] { askForClass(ofModel, add); });
}

void PlaceMenu::askForClass(bool ofModel, const Add &add)
{
    delete asking_;
    asking_ = new QInputDialog(viewport_);
    asking_->setAttribute(Qt::WA_DeleteOnClose);
    asking_->setWindowTitle(tr("Add an Entity"));
    asking_->setLabelText(tr("Class of the new entity:"));
    asking_->setComboBoxItems(classesOf(ofModel, std::numeric_limits<qsizetype>::max()));
    asking_->setComboBoxEditable(true);
    connect(asking_, &QInputDialog::textValueSelected, this, [add](const QString &name) { add(name.trimmed()); });
    asking_->show();
}

// Adds an entity whose box touches the face, at whole map units.
void PlaceMenu::addEntity(const QString &classname, const FacePlace &place)
{
    if (!document_)
        return;
    const auto origin = originOn(*viewport_, place, classname);
    push(edits::addEntity(document_->entitySource(), -1, classname, origin), classname, [this, classname, origin] {
        const auto known = document_->map().classes();
        const bool isOfBrushes = bsp::EntityClass(known, document_->entitySource().searchBytes(classname)).isOfBrushes();
        emit viewport_->statusMessage(
            (isOfBrushes ? tr("%1 was added at %2. It needs a brush model and has none yet: to add it with one, right-click "
                              "a brush model and choose \"Make an Entity of *N\".")
                         : tr("%1 was added at %2."))
                .arg(classname, origin));
    });
}

// Adds an entity with the model, next to the entity that has it, on the visible side. A model that no entity has stays where it
// is.
void PlaceMenu::addOfModel(const QString &classname, quint32 model, qint32 entity)
{
    if (!document_)
        return;
    const auto eye = viewport_->camera().eye();
    const auto origin = originText(entity < 0 ? Point{} : placeBeside(document_->map(), entity, eye));
    const auto tell = [this, classname, model, entity, origin] {
        emit viewport_->statusMessage(
            (entity < 0 ? tr("%1 was added with the model *%2 at %3; drag its box to move it.")
                        : tr("%1 was added with the model *%2 at %3, next to the entity that has the model; drag its box to "
                             "move it."))
                .arg(classname)
                .arg(model)
                .arg(origin));
    };
    push(edits::addOfModel(document_->entitySource(), entity, classname, model, origin), classname, tell);
}

// Applies the edit. Once it has added entities, selects them and calls `then`.
void PlaceMenu::push(Result<EntityEdit> edit, const QString &typed, std::function<void()> then)
{
    if (!edit)
        return emit viewport_->statusMessage(withCodeHint(edit.error(), typed, document_->map().textCode()));
    added_.clear();
    document_->edit(std::move(edit).value(), {}, [self = QPointer(this), document = document_, then = std::move(then)] {
        if (!self || self->document_ != document || self->added_.empty())
            return;
        document->selection().set(refsOf(document->map().format().roles.entityList, self->added_));
        then();
    });
}

// Moves the camera to the face. On a floor, it looks ahead from a player's eye height; on any other face, it looks away from the
// face.
void PlaceMenu::lookFrom(const FacePlace &place)
{
    const auto &game = document_->map().game();
    auto camera = viewport_->perspective();
    if (place.normal[2] >= static_cast<double>(game.player.floor)) {
        const auto start = bsp::EntityClass(game, viewOf(game.starts.front())).look();
        const Point feet = place.at + place.normal * offTheFace;
        RayOptions options;
        options.reach = static_cast<double>(game.eyeHeight) - start.low[2];
        const auto &scene = *viewport_->scene();
        const auto ceiling = scene.caster->first({feet, {0, 0, 1}}, scene.scene.placements, options);
        const double height = ceiling ? std::max(ceiling->distance - underTheCeiling, 0.0) : options.reach;
        camera.position = feet + Point{0, 0, height};
        camera.pitch = 0;
    } else {
        camera.position = place.at + place.normal * static_cast<double>(game.player.width / 2);
        camera.lookAlong(place.normal);
    }
    viewport_->control().jumpTo(camera);
    viewport_->setFocus();
}

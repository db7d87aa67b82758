#include "widgets/entities/entitycommands.h"

#include "core/camera/placetext.h"
#include "core/document/codehint.h"
#include "core/document/recordrows.h"
#include "core/scene/entities/origindrag.h"
#include "core/text.h"
#include "widgets/entities/entitywalk.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostNamed = 12; // entities in a message
const auto copiedType = u"application/x-lumpscope-entities"_s;

} // namespace

EntityCommands::EntityCommands(Document *document, const RecordRows *list, QObject *parent)
    : QObject(parent), document_(document), list_(list), walk_(new EntityWalk(document, this))
{
    document->tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) {
        const int entities = document_->map().format().roles.entityList;
        added_ = change.addedTo(entities);
        for (auto &model : others_)
            model.entity = model.entity < 0 ? -1 : change.numberOf(entities, model.entity);
        std::erase_if(others_, [](const OtherModel &model) { return model.entity < 0; });
        std::ranges::sort(others_, {}, &OtherModel::entity);
    });
}

std::vector<qint32> EntityCommands::selected() const
{
    const auto projected =
        document_->references().project(document_->selection().records(), document_->map().format().roles.entityList);
    return {projected.begin(), projected.end()};
}

std::vector<qint32> EntityCommands::reached(const QString &wanted)
{
    auto entities = selected();
    const bool some = !entities.empty();
    std::erase_if(entities, [this](qint32 entity) { return list_->rowOf(static_cast<quint32>(entity)) < 0; });
    if (entities.empty())
        emit statusMessage(some ? tr("The list's filter hides the selected entities. Clear the filter first.") : wanted);
    return entities;
}

// Returns the entity in the next row of the list, else in the previous one; -1 if the list shows no other.
qint32 EntityCommands::neighbourOf(const std::vector<qint32> &entities) const
{
    int last = -1;
    for (const qint32 entity : entities)
        last = std::max(last, list_->rowOf(static_cast<quint32>(entity)));
    const auto other = [&](int row) {
        const auto ref = list_->recordAt(row);
        const auto entity = ref.isValid() ? static_cast<qint32>(ref.index) : -1;
        return std::ranges::binary_search(entities, entity) ? -1 : entity;
    };
    qint32 found = -1;
    for (int row = last + 1; found < 0 && row < list_->rowCount(); ++row)
        found = other(row);
    for (int row = last - 1; found < 0 && row >= 0; --row)
        found = other(row);
    return found;
}

qint32 EntityCommands::current() const
{
    const auto current = document_->selection().current();
    if (current.lump == document_->map().format().roles.entityList)
        return static_cast<qint32>(current.index);
    const auto entities = selected();
    return entities.empty() ? -1 : entities.front();
}

QString EntityCommands::nameOf(qint32 entity) const
{
    const auto source = document_->entitySource();
    const auto name = edits::valueOf(source, entity, "classname");
    return name.isEmpty() ? edits::nameOf(source, entity) : u"%1 %2"_s.arg(source.toText(name)).arg(entity);
}

QStringList EntityCommands::namesOf(const std::vector<qint32> &entities) const
{
    QStringList names;
    for (size_t i = 0; i < std::min(entities.size(), mostNamed); ++i)
        names.append(nameOf(entities[i]));
    if (entities.size() > mostNamed)
        names.append(tr("%1 more").arg(numberText(entities.size() - mostNamed)));
    return names;
}

void EntityCommands::select(const std::vector<qint32> &entities)
{
    document_->selection().set(refsOf(document_->map().format().roles.entityList, entities));
}

bool EntityCommands::push(Result<EntityEdit> edit, const QString &typed, std::function<void()> then)
{
    if (!edit) {
        emit statusMessage(withCodeHint(edit.error(), typed, document_->map().textCode()));
        return false;
    }
    added_.clear();
    return document_->edit(std::move(edit).value(), {}, [self = QPointer(this), then = std::move(then)] {
        if (!self)
            return;
        if (!self->added_.empty())
            self->select(self->added_);
        if (then)
            then();
    });
}

bool EntityCommands::add(const QString &classname, const QString &origin)
{
    return push(edits::addEntity(document_->entitySource(), current(), classname, origin), classname, [this, classname, origin] {
        const auto known = document_->map().classes();
        if (bsp::EntityClass(known, document_->entitySource().searchBytes(classname)).isOfBrushes())
            emit statusMessage(tr("%1 was added. It has no brush model yet, and is useless without one. To add it with a "
                                  "model, select an entity that has one and choose \"Make an Entity of Its Model\".")
                                   .arg(classname));
        else if (!origin.isEmpty())
            emit statusMessage(tr("%1 was added at %2.").arg(classname, origin));
    });
}

void EntityCommands::duplicate()
{
    const auto entities = reached(tr("Select the entities to duplicate."));
    if (entities.empty())
        return;
    if (entities.front() == 0)
        emit statusMessage(tr("The first entity is the world, and a map has only one."));
    else if (auto edit = edits::duplicate(document_->entitySource(), entities); edit.splices.empty())
        emit statusMessage(tr("An entity without a closing brace cannot be duplicated. Add the brace in the raw text "
                              "first."));
    else
        push(std::move(edit));
}

// Returns a sentence on the entities that still target removed ones, with their numbers after the deletion; empty: none does.
QString EntityCommands::consequence(const std::vector<qint32> &removed) const
{
    const auto source = document_->entitySource();
    auto targeters = document_->targets().targetersOf(removed);
    std::erase_if(targeters, [&removed](qint32 from) { return std::ranges::binary_search(removed, from); });
    if (targeters.empty())
        return {};
    const auto first = targeters.front();
    const auto now = first - (std::ranges::lower_bound(removed, first) - removed.begin());
    const auto classname = edits::valueOf(source, first, "classname");
    const auto name =
        classname.isEmpty() ? tr("entity %1").arg(numberText(now)) : u"%1 %2"_s.arg(source.toText(classname), numberText(now));
    return targeters.size() == 1
               ? tr("%1 still targets it.", "it: what was deleted").arg(name)
               : tr("%1 and %2 more still target it.", "it: what was deleted").arg(name, numberText(targeters.size() - 1));
}

void EntityCommands::remove()
{
    const auto entities = reached(tr("Select the entities to delete."));
    if (entities.empty())
        return;
    if (entities.front() == 0)
        return emit statusMessage(tr("The first entity is the world. It cannot be deleted."));
    const auto what = entities.size() == 1 ? nameOf(entities.front()) : tr("%1 entities").arg(numberText(entities.size()));
    const auto sentences = tr("Deleted %1.").arg(what), left = consequence(entities);
    const auto next = neighbourOf(entities);
    push(edits::removeEntities(document_->entitySource(), entities), {}, [this, entities, sentences, left, next] {
        if (next >= 0)
            select({next - static_cast<qint32>(std::ranges::lower_bound(entities, next) - entities.begin())});
        else
            document_->selection().set({});
        if (left.isEmpty())
            emit statusMessage(sentences);
        else
            emit noticed(
                noticeOfEdit(*document_, u"%1 %2 %3"_s.arg(sentences, left, tr("Undo restores it.", "it: what was deleted"))));
    });
}

// Copies the entities as text for any program, and in a format with all that is needed to paste them into another map.
void EntityCommands::putOnClipboard(const std::vector<qint32> &entities) const
{
    const auto copied = copiedFrom(document_->map(), document_->path(), entities);
    auto *data = new QMimeData;
    data->setText(toText(copied.text, copied.code));
    data->setData(copiedType, packed(copied));
    QGuiApplication::clipboard()->setMimeData(data);
}

void EntityCommands::copy()
{
    const auto entities = reached(tr("Select the entities to copy."));
    if (entities.empty())
        return;
    putOnClipboard(entities);
    emit statusMessage(tr("Entities copied as text: %1").arg(numberText(entities.size())));
}

void EntityCommands::cut()
{
    const auto entities = reached(tr("Select the entities to cut."));
    if (entities.empty())
        return;
    if (entities.front() > 0)
        putOnClipboard(entities);
    remove();
}

void EntityCommands::paste()
{
    const auto *data = QGuiApplication::clipboard()->mimeData();
    const auto copied = unpacked(data->data(copiedType));
    const auto &map = document_->map();
    const auto bytes = copied ? bytesFor(*copied, map) : toBytes(data->text(), map.textCode());
    const auto text = copied ? toText(copied->text, copied->code) : data->text();
    if (!bytes)
        emit statusMessage(tr("This text cannot be pasted. %1").arg(withCodeHint(bytes.error(), text, map.textCode())));
    else if (parsePlace(text.trimmed()))
        emit statusMessage(tr("%1 is a position. Paste it into the value of an entity's origin.").arg(text.trimmed()));
    else
        push(edits::insertText(document_->entitySource(), current(), bytes.value()), {}, [this, copied] {
            if (copied)
                warnAboutModels(*copied);
        });
}

// Warns if the numbers of pasted models mean other models in this map, or none.
void EntityCommands::warnAboutModels(const CopiedEntities &copied)
{
    others_ = otherModels(copied, document_->map(), added_);
    if (others_.empty())
        return;
    const auto from = QFileInfo(copied.from).fileName();
    QStringList names;
    for (size_t i = 0; i < std::min(others_.size(), mostNamed); ++i) {
        const auto &[entity, number, isHere, same] = others_[i];
        names.append(isHere ? u"%1 (*%2)"_s.arg(nameOf(entity)).arg(number)
                            : tr("%1 (*%2, missing)", "a brush model").arg(nameOf(entity)).arg(number));
    }
    if (others_.size() > mostNamed)
        names.append(tr("%1 more").arg(numberText(others_.size() - mostNamed)));
    const auto found = std::ranges::count_if(others_, [](const OtherModel &model) { return model.same.has_value(); });
    QList<Offer> offers;
    if (found > 0)
        offers.append({tr("Use Models of the Same Size (%1)").arg(numberText(found)), [self = QPointer(this)] {
                           if (self)
                               self->useSameModels();
                       }});
    const auto &[entity, number, isHere, same] = others_.front();
    const auto one = isHere ? tr("%1 has the brush model *%2, which differs from the one in %3.")
                            : tr("%1 has the brush model *%2 of %3, which this map does not have.");
    emit noticed({.sentence = others_.size() == 1
                                  ? one.arg(nameOf(entity)).arg(number).arg(from)
                                  : tr("%1 entities have brush models that differ from those in %2 or are missing: %3.")
                                        .arg(numberText(others_.size()), from, names.join(u", "_s)),
                  .offers = offers,
                  .holds = [self = QPointer(this), warned = others_] { return self && self->isWarningCurrent(warned); }});
}

// Returns whether all these entities still exist under the same numbers, with the models that they were pasted with.
bool EntityCommands::isWarningCurrent(const std::vector<OtherModel> &warned) const
{
    const auto source = document_->entitySource();
    return std::ranges::equal(others_, warned, {}, &OtherModel::entity, &OtherModel::entity)
           && std::ranges::all_of(
               warned, [&source](const OtherModel &model) { return brushModelOf(source, model.entity) == model.number; });
}

void EntityCommands::useSameModels()
{
    if (auto edit = edits::useSameModels(document_->entitySource(), others_); !edit.splices.empty())
        document_->edit(std::move(edit));
}

bool EntityCommands::hasModel() const
{
    const auto entity = current();
    return entity >= 0 && entity < document_->entitySource().count() && brushModelOf(document_->entitySource(), entity) > 0;
}

bool EntityCommands::addOfModel(const QString &classname)
{
    const auto entity = current();
    const auto source = document_->entitySource();
    if (!hasModel()) {
        emit statusMessage(tr("Select an entity with a brush model (*N)."));
        return false;
    }
    const auto place = originText(placeBeside(document_->map(), entity));
    const auto model = brushModelOf(source, entity);
    return push(edits::addOfModel(source, entity, classname, model, place), classname, [this, classname, model, entity, place] {
        emit statusMessage(tr("%1 was added with the model *%2, which it shares with %3. It is next to that entity, at %4; "
                              "change its origin to move it.")
                               .arg(classname)
                               .arg(model)
                               .arg(nameOf(entity), place));
    });
}

void EntityCommands::move(int by)
{
    const auto wanted = tr("Select a single entity to move.");
    const auto entities = reached(wanted);
    const auto count = static_cast<qint32>(document_->map().entities().entities.size());
    if (entities.empty())
        return;
    if (entities.size() > 1)
        emit statusMessage(wanted);
    else if (entities.front() + by < count && (entities.front() + by > 0 || entities.front() == 0))
        push(edits::moveEntity(document_->entitySource(), entities.front(), entities.front() + by));
    else
        emit statusMessage(by < 0 ? tr("%1 is already the first after the world.").arg(nameOf(entities.front()))
                                  : tr("%1 is already the last entity.").arg(nameOf(entities.front())));
}

void EntityCommands::walk(bool toTargets)
{
    const auto entity = current();
    if (entity < 0)
        return emit statusMessage(tr("Select an entity to start from."));
    const auto name = nameOf(entity);
    const auto next = walk_->step(entity, toTargets);
    if (next < 0)
        return emit statusMessage(toTargets ? tr("%1 has no targets.").arg(name) : tr("No entity targets %1.").arg(name));
    const auto all = walk_->neighbours(entity, toTargets);
    select({next});
    if (std::ranges::find(all, next) == all.end()) {
        const auto left = walk_->left();
        emit statusMessage(
            left > 0
                ? tr("End of this branch. Back to %1, skipped earlier; %2 more to follow.").arg(nameOf(next), numberText(left))
                : tr("End of this branch. Back to %1, the last one skipped earlier.").arg(nameOf(next)));
        return;
    }
    const auto names = namesOf(all).join(u", "_s);
    emit statusMessage(toTargets ? tr("%1 targets %2.").arg(name, names) : tr("%1 is targeted by %2.").arg(name, names));
}

void EntityCommands::selectNeighbours(bool targets)
{
    const auto entities = selected();
    const auto &names = document_->targets();
    const auto all = targets ? names.targetsOf(entities) : names.targetersOf(entities);
    if (entities.empty())
        emit statusMessage(tr("Select an entity to start from."));
    else if (all.empty())
        emit statusMessage(targets ? tr("The selected entities have no targets.") : tr("No entity targets the selected ones."));
    else
        select(all);
}

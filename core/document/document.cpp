#include "core/document/document.h"

#include "core/assets/maptextures.h"
#include "core/document/comparison.h"
#include "core/document/editcommand.h"
#include "core/document/memoryfaults.h"
#include "core/document/recordeditor.h"
#include "core/opening/identitytext.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <utility>

namespace {

constexpr int typingPause = 800;        // milliseconds without an edit that end typing
constexpr qint64 mostCopied = 16 << 20; // bytes of lumps that an edit copies, or of entity text that it reads, in this thread

} // namespace

Document::Document(const QString &path, MapFile map, QObject *parent)
    : QObject(parent), path_(path), source_(mapSource(path)), tables_(std::move(map)), whyReadOnly_(::whyReadOnly(tables_.map())),
      engine_(tables_.map().format().engineOf(tables_.map().game()))
{
    for (QObject *part : std::initializer_list<QObject *>{&tables_, &selection_, &pointedAt_, &shown_, &hiddenStages_, &vis_,
                                                          &definitions_, &undoStack_})
        part->setParent(this); // leaveDocument() finds children
    records_ = new RecordEditor(*this);
    comparison_ = new Comparison(*this, tables_);
    connect(&tables_, &MapTables::changed, this, &Document::renumberProblems); // before any view is notified
    connect(&tables_, &MapTables::changed, this, [this] { ++changes_; });
    connect(&undoStack_, &QUndoStack::indexChanged, this, &Document::setCleanIfOnDisk);
    connect(&undoStack_, &QUndoStack::cleanChanged, this, [this, wasClean = true](bool isClean) mutable {
        if (isClean && !std::exchange(wasClean, isClean) && !isBeingSaved_)
            emit editsTakenBack();
        wasClean = isClean; // the stack may emit it twice
    });
    connect(&vis_, &VisLoader::clustersCounted, this, [this](const QByteArray &records) {
        const int clusters = this->map().format().roles.clusters;
        const auto known = viewOf(this->map().lumpBytes(clusters));
        if (records.size() == known.size() && records != known) // of another size: the clusters changed after counting
            tables_.setDerived(clusters, records);
    });
    connect(this, &Document::gameChanged, &tables_.columns(), &ColumnLoader::renew);
    remaps_ = shaderRemaps(this->map());
    texturesMayDiffer_.setSingleShot(true);
    texturesMayDiffer_.setInterval(typingPause);
    tables_.whenTouched(Derived::EntityList, this, [this] { texturesMayDiffer_.start(); });
    tables_.whenTouched(Derived::Textures, this, [this] {
        textures_.reset();
        QMetaObject::invokeMethod(this, &Document::gameFilesChanged, Qt::QueuedConnection); // after the views have adapted
    });
    connect(&texturesMayDiffer_, &QTimer::timeout, this, [this] {
        const auto before = std::exchange(remaps_, shaderRemaps(this->map()));
        if (gameFiles_ && (remaps_ != before || gameFiles_->wads() != wadNames(this->map())))
            renewGameFiles();
    });
}

QString Document::name() const { return QFileInfo(isInArchive() ? source_.entry : path_).fileName(); }

void Document::setTextCode(std::optional<TextCode> code)
{
    original_.reset(); // a copy with the old encoding
    const auto change = tables_.setTextCode(code);
    tables_.announce(change);
    adopt(change, false);
}

bool Document::edit(EntityEdit edit, EditedMap edited, std::function<void()> then)
{
    const int entities = map().format().roles.entities;
    std::optional<Splices> entitySplices = std::move(edit.splices);
    if (!pending_.empty()) { // the edit refers to the text before them
        const auto following = connect(&tables_, &MapTables::changed, this, [&](const MapChange &change) {
            entitySplices = entitySplices && !(edit.move.from >= 0 && change.touches(entities))
                                ? shiftedBy(*std::move(entitySplices), change.textSplices())
                                : std::nullopt;
        });
        finishEditing();
        disconnect(following);
        edited = {};
        const auto why = entitySplices ? map().whyNot({{entities, *entitySplices}})
                                       : tr("This entity has changed in the meantime. Try again.");
        if (!why.isEmpty()) {
            emit editRefused(why);
            return false;
        }
    }
    tables_.endPreview();
    Edit lumpEdit;
    if (!entitySplices->empty())
        if (auto splices = map().spliceEntityLump(*std::move(entitySplices)); !splices.empty())
            lumpEdit.push_back({entities, std::move(splices)});
    if (whyReadOnly_.isEmpty() && !edited.map && !edit.typing && isLarge(lumpEdit))
        return queue({Step::New, edit.what, std::move(lumpEdit), edit.move, std::move(then)});
    const bool isMade = push(edit.what, std::move(lumpEdit), edit.move, edit.typing, std::move(edited));
    if (isMade && then)
        then();
    return isMade;
}

bool Document::edit(const QString &what, const Edit &edit, std::function<void()> then)
{
    tables_.endPreview();
    if (!pending_.empty() || isLarge(edit))
        return queue({Step::New, what, edit, {}, std::move(then)});
    const bool isMade = push(what, edit, {}, false, {});
    if (isMade && then)
        then();
    return isMade;
}

void Document::takeStep(Step step)
{
    tables_.endPreview();
    queue({step});
}

bool Document::queue(Pending next)
{
    pending_.push_back(std::move(next));
    if (pending_.size() == 1)
        makeNext();
    return true;
}

// Returns whether an edit takes long. Any edit of the entity text causes all of it to be read.
bool Document::isLarge(const Edit &edit) const
{
    const auto &roles = map().format().roles;
    const bool isOfText = std::ranges::any_of(edit, [&](const Patch &patch) { return patch.lump == roles.entities; });
    return map().bytesToCopy(edit) > mostCopied || (isOfText && std::ssize(map().lumpBytes(roles.entities)) > mostCopied);
}

// Returns the edit of the first pending step if it must be made in another thread; otherwise null.
SharedEdit Document::largeNext() const
{
    const auto &next = pending_.front();
    if (next.step == Step::New)
        return isLarge(next.edit) ? std::make_shared<const Edit>(next.edit) : nullptr;
    const bool isBack = next.step == Step::Back;
    const auto *command = dynamic_cast<const EditCommand *>(undoStack_.command(undoStack_.index() - (isBack ? 1 : 0)));
    if (!command)
        return {};
    qint64 bytes = 0; // of whole lumps: if they are small, the edit need not be unpacked here as well
    for (const int lump : command->lumps())
        bytes += map().hasLump(lump) ? std::ssize(map().lumpBytes(lump)) : 0;
    if (bytes <= mostCopied)
        return {};
    const auto edit = isBack ? command->undone() : command->redone();
    return edit && isLarge(*edit.value()) ? edit.value() : nullptr;
}

// Makes the first pending step in this thread. `edited` is the map after it, if known.
void Document::makeHere(EditedMap edited)
{
    auto next = std::move(pending_.front());
    pending_.pop_front();
    if (next.step == Step::New) {
        if (push(next.what, std::move(next.edit), next.move, false, std::move(edited)) && next.then)
            next.then();
        return;
    }
    edited_ = std::move(edited);
    next.step == Step::Back ? undoStack_.undo() : undoStack_.redo();
    edited_ = {};
}

void Document::makeNext()
{
    SharedEdit large;
    while (!pending_.empty() && !(large = largeNext()))
        makeHere({});
    if (!large)
        return;
    making_.run(
        [map = tables_.unpreviewed(), edit = std::move(large)](const std::stop_token &) {
            auto copy = std::make_shared<MapFile>(*map);
            if (!copy->apply(*edit))
                return EditedMap();
            copy->prepare();
            auto targets = copy->sharedEntities() == map->sharedEntities()
                               ? nullptr
                               : std::make_shared<const Targets>(copy->entitySource(), copy->classes());
            return EditedMap{std::move(copy), std::move(targets)};
        },
        [this, before = changes_](EditedMap edited) {
            if (before != changes_) // another edit came in between: start again
                return makeNext();
            makeHere(std::move(edited));
            // Makes the next step only after this work has released the lumps: it can then write in place.
            QMetaObject::invokeMethod(this, &Document::makeNext, Qt::QueuedConnection);
        },
        [this] { pending_.clear(); });
}

void Document::finishEditing()
{
    making_.cancel();
    while (!pending_.empty())
        makeHere({});
}

bool Document::push(const QString &what, Edit edit, EntityMove move, bool typing, EditedMap edited)
{
    if (!whyReadOnly_.isEmpty()) {
        emit editRefused(whyReadOnly_);
        return false;
    }
    tables_.endPreview();
    if (const auto why = map().whyNot(edit); !why.isEmpty()) {
        emit editRefused(why);
        return false;
    }
    if (edit.empty())
        return true;
    auto command = std::make_unique<EditCommand>(
        what, std::make_shared<const Edit>(std::move(edit)), move, typing, history_,
        [this](const Result<SharedEdit> &each, EntityMove moved, bool again) { return apply(each, moved, again); });
    edited_ = std::move(edited);
    undoStack_.push(command.release());
    edited_ = {};
    return true;
}

void Document::setSaved(const QString &path, std::shared_ptr<const MapFile> file)
{
    const bool isAll = file->sameLumps(map());
    const QScopedValueRollback saving(isBeingSaved_, true);
    path_ = path;
    source_ = mapSource(path);
    tables_.placeAs(*file);
    keepOnDisk(std::move(file));
    if (isAll)
        undoStack_.setClean();
    else
        undoStack_.resetClean();
    emit saved();
}

// Marks the undo stack as clean if the map equals its file: edits may cancel each other out anywhere in the history.
void Document::setCleanIfOnDisk()
{
    if (!undoStack_.isClean() && onDisk()->sameLumps(map()))
        undoStack_.setClean();
}

bool Document::hasUnsaved() const { return isModified() || records_->isAsking(); }

std::shared_ptr<const MapFile> Document::original() const
{
    if (!original_)
        original_ = std::make_shared<const MapFile>(map().original());
    return original_;
}

std::shared_ptr<const MapFile> Document::onDisk() const { return onDisk_ ? onDisk_ : original(); }

bool Document::apply(const Result<SharedEdit> &edit, EntityMove move, bool again)
{
    const auto edited = std::exchange(edited_, {});
    const auto change = edit ? tables_.apply(*edit.value(), move, edited) : Result<MapChange>(Error{edit.error()});
    if (!change) {
        emit editRefused(change.error());
        // The stack has moved on, but the map has not: which step is the saved one is no longer known.
        QMetaObject::invokeMethod(&undoStack_, &QUndoStack::resetClean, Qt::QueuedConnection);
        return false;
    }
    try {
        adopt(change.value(), again);
    } catch (const std::bad_alloc &) { // the map and its history still agree
        MemoryFaults::all().tell();
    }
    return true;
}

void Document::adopt(const MapChange &change, bool again)
{
    for (const auto &each : change.lumps())
        if (!each.numbers.empty())
            selection_.renumber(each.lump, each.numbers);
    selection_.retain([&](RecordRef ref) {
        const auto *its = change.of(ref.lump);
        if (ref.lump >= firstBspxLump && change.isAll())
            return false; // a different lump may have its number now
        return !its || !its->numbers.empty() || map().contains(ref);
    });
    const int entities = map().format().roles.entityList;
    if (const auto *list = change.of(entities); again && list && !list->added.empty())
        selection_.set(refsOf(entities, list->added)); // selects what undo or redo restored
}

// Updates the record numbers of the findings, which are kept until the map is checked again.
void Document::renumberProblems(const MapChange &change)
{
    for (auto *problems : {&allProblems_, &problems_})
        for (auto &problem : *problems)
            for (auto &finding : problem.findings) {
                const auto *its = finding.record.isValid() ? change.of(finding.record.lump) : nullptr;
                if (finding.record.lump >= firstBspxLump && change.isAll()) {
                    finding.record = {};
                    continue;
                }
                if (!its || finding.record.index >= its->numbers.size())
                    continue;
                const auto number = its->numbers[finding.record.index];
                finding.record = number < 0 ? RecordRef{} : RecordRef{its->lump, static_cast<quint32>(number)};
            }
}

const std::shared_ptr<const GameFiles> &Document::gameFiles() const
{
    if (!gameFiles_)
        gameFiles_ = std::make_shared<const GameFiles>(path_, map(), addedPlaces());
    return gameFiles_;
}

const std::shared_ptr<const TextureSource> &Document::textures() const
{
    if (!textures_)
        textures_ = mapTextures(sharedMap(), gameFiles());
    return textures_;
}

void Document::setConfiguration(const GameConfiguration &configuration)
{
    if (configuration_ == configuration)
        return;
    const auto before = std::exchange(configuration_, configuration);
    if (before.places != configuration.places)
        renewGameFiles();
    emit configurationChanged();
}

const bsp::Game *Document::detectedGame() const { return ::detectedGame(map(), path_, configuration_); }

void Document::forgetGameFiles()
{
    gameFiles_.reset();
    textures_.reset();
}

void Document::renewGameFiles()
{
    forgetGameFiles();
    emit gameFilesChanged();
}

// Keeps the saved map, interpreted for the current game, which may have changed during saving.
void Document::keepOnDisk(std::shared_ptr<const MapFile> file)
{
    if (&file->game() != &map().game()) {
        auto other = std::make_shared<MapFile>(*file);
        other->setGame(map().game());
        file = std::move(other);
    }
    onDisk_ = std::move(file);
}

void Document::setDefinitions(std::shared_ptr<const bsp::Definitions> definitions)
{
    if (!definitions && !map().hasDefinitions())
        return;
    tables_.setDefinitions(std::move(definitions));
    original_.reset(); // a copy with the old definitions
    emit tables_.meaningChanged();
    emit gameChanged();
}

void Document::setGame(const bsp::Game &game)
{
    if (&game == &map().game())
        return;
    const auto change = tables_.setGame(game);
    original_.reset(); // a copy with the old game
    if (onDisk_)
        keepOnDisk(onDisk_);
    forgetGameFiles();
    const int engine = std::exchange(
        engine_, map().format().plays(static_cast<size_t>(engine_), game) ? engine_ : map().format().engineOf(game));
    tables_.announce(change);
    adopt(change, false);
    emit tables_.meaningChanged();
    emit gameChanged();
    emit gameFilesChanged();
    if (engine != engine_)
        emit engineChanged();
}

void Document::setEngine(int engine)
{
    if (engine == engine_)
        return;
    engine_ = engine;
    emit engineChanged();
}

void Document::setProblems(std::vector<Problem> problems)
{
    allProblems_ = std::move(problems);
    sortOutProblems();
}

void Document::setHiddenProblems(const QStringList &hidden)
{
    if (hidden == hiddenProblems_)
        return;
    hiddenProblems_ = hidden;
    sortOutProblems();
}

void Document::sortOutProblems()
{
    problems_ = allProblems_;
    std::erase_if(problems_, [this](const Problem &problem) {
        return hiddenProblems_.contains(problem.id) || hiddenProblems_.contains(severityName(problem.severity));
    });
    emit problemsChanged();
}

quint32 Document::problemCount(int lump) const
{
    quint32 count = 0;
    for (const auto &problem : problems_)
        if (problem.lump == lump)
            count += problem.count;
    return count;
}

void leaveDocument(const Document *document, const QObject *receiver)
{
    if (!document)
        return;
    QObject::disconnect(document, nullptr, receiver, nullptr);
    for (const auto *part : document->findChildren<QObject *>())
        QObject::disconnect(part, nullptr, receiver, nullptr);
}

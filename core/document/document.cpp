#include "core/document/document.h"

#include "core/assets/maptextures.h"
#include "core/document/memoryfaults.h"
#include "core/document/splicecommand.h"
#include "core/map/identitytext.h"

#include <QFileInfo>

#include <utility>

namespace
{

// An edit that reorders keeps every entity, though it takes out and puts in their text.
std::vector<qint32> numbersAfter(EntityMove move, size_t count)
{
    std::vector<qint32> numbers(count);
    for (qint32 i = 0; i < static_cast<qint32>(count); ++i)
        numbers[static_cast<size_t>(i)] = i == move.from                  ? move.to
                                          : move.from < i && i <= move.to ? i - 1
                                          : move.to <= i && i < move.from ? i + 1
                                                                          : i;
    return numbers;
}

constexpr int typed = 800; // milliseconds without an edit

std::vector<qint32> missingFrom(const std::vector<qint32> &numbers, size_t count)
{
    std::vector<bool> known(count);
    for (const qint32 number : numbers)
        if (number >= 0)
            known[static_cast<size_t>(number)] = true;
    std::vector<qint32> missing;
    for (size_t i = 0; i < count; ++i)
        if (!known[i])
            missing.push_back(static_cast<qint32>(i));
    return missing;
}

} // namespace

Document::Document(const QString &path, MapFile map, QObject *parent)
    : QObject(parent),
      path_(path),
      source_(mapSource(path)),
      map_(std::make_unique<MapFile>(std::move(map))),
      whyReadOnly_(::whyReadOnly(*map_)),
      references_(*map_),
      engine_(map_->format().engineOf(map_->game()))
{
    connect(&vis_, &VisLoader::clustersCounted, this, [this](const QByteArray &records) {
        const int clusters = map_->format().roles.clusters;
        map_->setDerived(clusters, records);
        references_.forget(clusters);
        emit derivedChanged(clusters);
        columns_.renew(map_->format().roles.leafs); // which say what their cluster sees
    });
    connect(&columns_, &ColumnLoader::computed, this, [this](int lump, const QByteArray &records) {
        map_->setComputed(lump, records);
        references_.forgetComputed(lump);
        emit columnsComputed(lump);
    });
    connect(&columns_, &ColumnLoader::failed, this, &Document::columnsComputed);
    connect(this, &Document::entitiesChanged, &columns_, &ColumnLoader::renewOfEntities);
    connect(this, &Document::gameChanged, &columns_, qOverload<>(&ColumnLoader::renew));
    remaps_ = shaderRemaps(*map_);
    texturesMayDiffer_.setSingleShot(true);
    texturesMayDiffer_.setInterval(typed);
    connect(this, &Document::entitiesChanged, &texturesMayDiffer_, qOverload<>(&QTimer::start));
    connect(&texturesMayDiffer_, &QTimer::timeout, this, [this] {
        const auto before = std::exchange(remaps_, shaderRemaps(*map_));
        if (gameFiles_ && (remaps_ != before || gameFiles_->wads() != wadNames(*map_)))
            renewGameFiles();
    });
}

QString Document::name() const
{
    return QFileInfo(isInArchive() ? source_.entry : path_).fileName();
}

const Targets &Document::targets() const
{
    if (!targets_)
        targets_ = std::make_shared<const Targets>(entitySource(), map_->classes());
    return *targets_;
}

void Document::takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets)
{
    if (copy.sharedEntities() == map_->sharedEntities() && &copy.game() == &map_->game()
        && &copy.classes().definitions() == &map_->classes().definitions())
        targets_ = std::move(targets);
}

void Document::setTextCode(std::optional<TextCode> code)
{
    const auto before = map_->textCode();
    map_->setTextCode(code);
    original_.reset(); // a copy, which would go on in the other code
    if (map_->textCode() != before)
        announce(changeSince(map_->entities()), false);
}

EntityChange Document::changeSince(const EntityText &before, const Splices &splices) const
{
    EntityChange change{.splices = splices, .numbers = renumbered(before, map_->entities(), splices)};
    change.added = missingFrom(change.numbers, map_->entities().entities.size());
    return change;
}

bool Document::edit(EntityEdit edit, EditedMap edited)
{
    if (!whyReadOnly_.isEmpty()) {
        emit editRefused(whyReadOnly_);
        return false;
    }
    edited_ = std::move(edited);
    if (!edit.splices.empty())
        undoStack_.push(new SpliceCommand(std::move(edit), [this](const Splices &splices, EntityMove move, bool again) {
            apply(splices, move, again);
        }));
    edited_ = {};
    return true;
}

void Document::setSaved(const QString &path, std::shared_ptr<const MapFile> file)
{
    const bool isAll = file->entityText() == map_->entityText();
    path_ = path;
    source_ = mapSource(path);
    keepOnDisk(std::move(file));
    if (isAll)
        undoStack_.setClean();
    else
        undoStack_.resetClean();
    emit saved();
}

std::shared_ptr<const MapFile> Document::original() const
{
    if (!original_)
        original_ = std::make_shared<const MapFile>(map_->original());
    return original_;
}

std::shared_ptr<const MapFile> Document::onDisk() const
{
    return onDisk_ ? onDisk_ : original();
}

void Document::apply(const Splices &splices, EntityMove move, bool again)
{
    const auto before = map_->sharedEntities();
    const auto edited = std::exchange(edited_, {});
    if (edited.map)
        map_->takeEntities(*edited.map);
    else
        map_->setEntityText(applied(map_->entityText(), splices));
    EntityChange change;
    try {
        change = move.from >= 0 ? EntityChange{.splices = splices, .numbers = numbersAfter(move, before->entities.size())}
                                : changeSince(*before, splices);
    } catch (const std::bad_alloc &) { // the undo stack takes no step that throws, so neither may the text
        map_->setEntityText(applied(map_->entityText(), inverse(splices)));
        throw;
    }
    targets_.reset();
    if (edited.map)
        takeTargets(*edited.map, edited.targets);
    references_.forget(map_->format().roles.entityList);
    references_.forget(map_->format().roles.entities);
    try {
        announce(change, again);
    } catch (const std::bad_alloc &) { // a view may lack something; the text and its history are one
        MemoryFaults::all().tell();
    }
}

void Document::announce(const EntityChange &change, bool again)
{
    renumberProblems(change.numbers);
    emit entitiesChanged(change);
    selection_.renumber(map_->format().roles.entityList, change.numbers);
    if (!again || change.added.empty())
        return;
    selection_.set(refsOf(map_->format().roles.entityList, change.added)); // what undo brings back is what one wants to see
}

// Until the map is checked again, findings lead to the entities that they are about.
void Document::renumberProblems(const std::vector<qint32> &numbers)
{
    const int entityList = map_->format().roles.entityList;
    for (auto *problems : {&allProblems_, &problems_})
        for (auto &problem : *problems)
            for (auto &finding : problem.findings) {
                if (finding.record.lump != entityList || finding.record.index >= numbers.size())
                    continue;
                const auto number = numbers[finding.record.index];
                finding.record = number < 0 ? RecordRef{} : RecordRef{entityList, static_cast<quint32>(number)};
            }
}

const std::shared_ptr<const GameFiles> &Document::gameFiles() const
{
    if (!gameFiles_)
        gameFiles_ = std::make_shared<const GameFiles>(path_, *map_, addedPlaces());
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

const bsp::Game *Document::toldGame() const
{
    return ::toldGame(*map_, path_, configuration_);
}

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

// What is on disk is taken for a map of the same game, whichever was chosen meanwhile.
void Document::keepOnDisk(std::shared_ptr<const MapFile> file)
{
    if (&file->game() != &map_->game()) {
        auto other = std::make_shared<MapFile>(*file);
        other->setGame(map_->game());
        file = std::move(other);
    }
    map_->place(map_->placedIn(file->file()));
    onDisk_ = std::move(file);
}

void Document::setDefinitions(std::shared_ptr<const bsp::Definitions> definitions)
{
    if (!definitions && !map_->hasDefinitions())
        return;
    map_->setDefinitions(std::move(definitions));
    original_.reset(); // a copy, which would go on with those of before
    targets_.reset();
    emit gameChanged();
}

void Document::setGame(const bsp::Game &game)
{
    if (&game == &map_->game())
        return;
    const auto read = map_->sharedEntities();
    map_->setGame(game);
    const bool readsElse = map_->sharedEntities() != read;
    references_.forget(map_->format().roles.entityList); // by which names it knows its models
    map_->setDefinitions({}); // they were the other game's
    original_.reset(); // a copy, which would go on as the other game's
    if (onDisk_)
        keepOnDisk(onDisk_);
    targets_.reset();
    forgetGameFiles();
    const int engine = std::exchange(engine_, map_->format().plays(static_cast<size_t>(engine_), game)
                                                  ? engine_
                                                  : map_->format().engineOf(game));
    if (readsElse)
        announce(changeSince(*read), false);
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

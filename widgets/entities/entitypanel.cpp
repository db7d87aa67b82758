#include "widgets/entities/entitypanel.h"

#include "core/document/entitylistmodel.h"
#include "core/games/entityclass.h"
#include "core/text.h"
#include "widgets/entities/classchooser.h"
#include "widgets/entities/entitycommands.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/showin3d.h"

#include <QAction>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMap>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

EntityPanel::EntityPanel(QWidget *parent) : MapView(parent) { createLayout<QVBoxLayout>(this, {4, 4, 4, 4}); }

void EntityPanel::setDocument(Document *document, bool)
{
    delete body_;
    body_ = nullptr;
    list_ = nullptr;
    properties_ = nullptr;
    commands_ = nullptr;
    classEdit_ = nullptr;
    document_ = document;
    if (document)
        build(document);
}

void EntityPanel::build(Document *document)
{
    body_ = new QWidget(this);
    list_ = new EntityList(document);
    commands_ = new EntityCommands(document, list_->model(), body_);
    properties_ = new EntityProperties(document);
    auto *upper = new QWidget;
    auto *upperLayout = createLayout<QVBoxLayout>(upper, {}, 3);
    upperLayout->addWidget(list_, 1);
    createActions();
    createWalks();
    upperLayout->addWidget(createButtons());
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(upper);
    splitter->addWidget(properties_);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({600, 400});
    splitter->setChildrenCollapsible(false);
    auto *layout = createLayout<QVBoxLayout>(body_);
    layout->addWidget(splitter);
    this->layout()->addWidget(body_);
    setFocusProxy(list_);

    connect(commands_, &EntityCommands::statusMessage, this, &EntityPanel::statusMessage);
    connect(commands_, &EntityCommands::noticed, this, &EntityPanel::noticed);
    connect(properties_, &EntityProperties::statusMessage, this, &EntityPanel::statusMessage);
    connect(properties_, &EntityProperties::followed, this, &EntityPanel::follow);
    connect(list_, &EntityList::spawnModeChosen, this, &EntityPanel::spawnModeChosen);
    connect(list_, &EntityList::groupingChosen, this, &EntityPanel::groupingChosen);
    connect(list_->grouping(), &QAbstractButton::toggled, this, [this](bool grouped) {
        grouped_ = grouped;
        up_->setEnabled(!grouped); // the order of classes cannot be changed
        down_->setEnabled(!grouped);
    });
    connect(&document->selection(), &Selection::changed, properties_, [this] { showSelected(); });
    connect(&document->selection(), &Selection::changed, commands_, [this] { followModel(); });
    document->tables().whenTouched(Derived::EntityList, commands_, [this] { followModel(); });
    followModel();
    connect(list_->model(), &QAbstractItemModel::modelReset, properties_, [this] { tellFiltered(); });
    list_->grouping()->setChecked(grouped_);
    showSelected();
}

void EntityPanel::followModel() { make_->setEnabled(commands_->hasModel()); }

void EntityPanel::setGrouped(bool grouped)
{
    grouped_ = grouped;
    if (list_)
        list_->grouping()->setChecked(grouped);
}

void EntityPanel::setSpawnMode(const QString &id)
{
    if (list_)
        list_->setSpawnMode(id);
}

void EntityPanel::createActions()
{
    auto *table = list_->table();
    const auto add = [this, table](const QString &text, const QKeySequence &key, auto slot) {
        return addOwnAction(table, text, key, commands_, slot);
    };
    add_ = add(tr("&Add"), QKeySequence(Qt::Key_Insert), [this] { askForClass(false); });
    add_->setToolTip(tr("Add an entity after the current one, optionally with its brush model (Insert)"));
    duplicate_ = add(tr("Dupl&icate"), QKeySequence(u"Ctrl+D"_s), &EntityCommands::duplicate);
    duplicate_->setToolTip(tr("Add a copy after each selected entity (Ctrl+D)"));
    make_ = add(tr("Make an Entity of Its &Model..."), QKeySequence(u"Alt+Ins"_s), [this] { askForClass(true); });
    make_->setStatusTip(tr("Add a door, a trigger or the like that shares the brush model of the current entity"));
    remove_ = add(tr("&Delete"), QKeySequence::Delete, &EntityCommands::remove);
    remove_->setToolTip(tr("Delete the selected entities (Del)"));
    addOwnSeparator(table);
    up_ = add(tr("Move &Up"), QKeySequence(u"Alt+Up"_s), [this] { commands_->move(-1); });
    up_->setToolTip(tr("Move the entity before the one above; available only if the list is in file order (Alt+Up)"));
    down_ = add(tr("Move Do&wn"), QKeySequence(u"Alt+Down"_s), [this] { commands_->move(1); });
    down_->setToolTip(tr("Move the entity after the one below; available only if the list is in file order (Alt+Down)"));
    addOwnSeparator(table);
    add(tr("Cu&t"), QKeySequence::Cut, &EntityCommands::cut);
    add(tr("&Copy"), QKeySequence::Copy, &EntityCommands::copy);
    add(tr("&Paste"), QKeySequence::Paste, &EntityCommands::paste);
    addOwnSeparator(table);
    addShowIn3D(table, true);
    add(tr("&Edit the Keys"), QKeySequence(Qt::Key_F2), [this] { properties_->table()->setFocus(); });
    add(tr("Collap&se All Classes"), {}, [this] { list_->model()->setAllFolded(true); });
    add(tr("Expa&nd All Classes"), {}, [this] { list_->model()->setAllFolded(false); });
    addOwnSeparator(table);
    add(tr("Filter by This &Value"), filterKey(FilterRequest::Keep), [this] { list_->filterByValue(FilterRequest::Keep); });
    add(tr("E&xclude This Value"), filterKey(FilterRequest::Exclude), [this] { list_->filterByValue(FilterRequest::Exclude); });
    add(tr("Add This Value to the Fi&lter"), filterKey(FilterRequest::Add), [this] { list_->filterByValue(FilterRequest::Add); });
    offerActions(table);
}

// Adds the actions that go along targets, both to the list and to the keys.
void EntityPanel::createWalks()
{
    for (auto *table : {list_->table(), properties_->table()})
        for (const bool toTargets : {true, false}) {
            addOwnAction(table, toTargets ? tr("Go to Its Targets") : tr("Go to What Targets It"),
                         QKeySequence(toTargets ? u"Ctrl+Down"_s : u"Ctrl+Up"_s), commands_,
                         [this, toTargets] { commands_->walk(toTargets); });
            addOwnAction(table, toTargets ? tr("Select All Its Targets") : tr("Select All That Target It"),
                         QKeySequence(toTargets ? u"Ctrl+Shift+Down"_s : u"Ctrl+Shift+Up"_s), commands_,
                         [this, toTargets] { commands_->selectNeighbours(toTargets); });
        }
}

QWidget *EntityPanel::createButtons()
{
    auto *buttons = new QWidget;
    auto *line = createLayout<QHBoxLayout>(buttons, {}, 2);
    for (auto *action : {add_, duplicate_, remove_, up_, down_}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        if (action == up_ || action == down_)
            button->setArrowType(action == up_ ? Qt::UpArrow : Qt::DownArrow);
        button->setAccessibleName(action->toolTip());
        line->addWidget(button);
    }
    line->addStretch();
    classEdit_ = new QLineEdit;
    classEdit_->setPlaceholderText(tr("Class of the new entity"));
    classEdit_->setAccessibleName(classEdit_->placeholderText());
    classEdit_->hide();
    classEdit_->installEventFilter(this);
    // Return pressed while completions are shown bypasses the event filter.
    connect(classEdit_, &QLineEdit::returnPressed, this, [this] { endAsking(true); });
    auto *rows = new QWidget;
    auto *layout = createLayout<QVBoxLayout>(rows, {}, 2);
    layout->addWidget(classEdit_);
    layout->addWidget(buttons);
    return rows;
}

// Returns the classes of the map and of the definitions: point classes, classes with a brush model, or both.
std::vector<OfferedClass> EntityPanel::offeredClasses(bool ofPoints, bool ofModels) const
{
    const auto known = document_->map().classes();
    const auto source = document_->entitySource();
    QMap<QString, OfferedClass> offered; // by the name in lower case
    for (const auto &name : known.definitions().classNames()) {
        const auto definition = known.definitions().find(name);
        const auto shown = source.toText(name);
        if (isSame(name, "worldspawn") || !((ofModels && definition.isBrush()) || (ofPoints && definition.isPoint())))
            continue;
        offered.insert(shown.toLower(), {shown, definition.help()});
    }
    for (const auto &name : classes(!ofPoints))
        if (!offered.contains(name.toLower()))
            offered.insert(name.toLower(), {name, known.definitions().find(source.searchBytes(name)).help()});
    return {offered.cbegin(), offered.cend()};
}

// Returns the classes of the map's entities except the world; `ofModel`: only those of entities with a brush model.
QStringList EntityPanel::classes(bool ofModel) const
{
    const auto source = document_->entitySource();
    QStringList names;
    for (qint32 entity = 1; entity < source.count(); ++entity)
        if (!ofModel || brushModelOf(source, entity) > 0)
            names.append(source.toText(edits::valueOf(source, entity, "classname")));
    names.sort(Qt::CaseInsensitive);
    names.removeDuplicates();
    return names;
}

void EntityPanel::askForClass(bool ofModel)
{
    isOfModel_ = ofModel;
    delete classEdit_->completer();
    auto *completer = new ClassCompleter(offeredClasses(!ofModel, ofModel || commands_->hasModel()), classEdit_);
    connect(classEdit_, &QLineEdit::textEdited, completer, &ClassCompleter::rank);
    classEdit_->setCompleter(completer);
    classEdit_->clear();
    classEdit_->setToolTip(
        ofModel || !placing_ ? QString() : tr("Enter places it where the 3D view's camera looks, Shift+Enter at the camera"));
    classEdit_->show();
    classEdit_->setFocus();
}

bool EntityPanel::addTyped(bool atCamera)
{
    const auto classname = classEdit_->text();
    const auto known = document_->map().classes();
    const bsp::EntityClass itsClass(known, document_->entitySource().searchBytes(classname));
    const bool isPoint = itsClass.definition().isPoint()
                         || (!itsClass.definition().isBrush() && !itsClass.needsModel()
                             && !classes(true).contains(classname, Qt::CaseInsensitive));
    if (isOfModel_ || (!isPoint && !classname.isEmpty() && commands_->hasModel()))
        return commands_->addOfModel(classname);
    return commands_->add(classname, isPoint && placing_ ? placing_(classname, atCamera) : QString());
}

bool EntityPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == classEdit_ && event->type() == QEvent::FocusOut && classEdit_->text().isEmpty())
        classEdit_->hide(); // nothing was typed
    const bool overrides = event->type() == QEvent::ShortcutOverride;
    if (watched != classEdit_ || (!overrides && event->type() != QEvent::KeyPress))
        return QWidget::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent *>(event)->key();
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (overrides && key == Qt::Key_Escape) {
        event->accept(); // here it closes the line
        return true;
    }
    if (!overrides && key == Qt::Key_Down && classEdit_->text().isEmpty()) {
        static_cast<ClassCompleter *>(classEdit_->completer())->showAll();
        return true;
    }
    if (overrides || (!enters && key != Qt::Key_Escape))
        return QWidget::eventFilter(watched, event);
    endAsking(enters);
    return true;
}

void EntityPanel::endAsking(bool adds)
{
    if (adds && !addTyped(QGuiApplication::keyboardModifiers() & Qt::ShiftModifier))
        return; // the reason was shown
    classEdit_->hide();
    list_->table()->setFocus();
}

void EntityPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showSelected();
}

// Shows the keys of the selected entities. Like all views, does not follow the Selection while hidden.
void EntityPanel::showSelected()
{
    if (!document_ || !isVisible())
        return;
    properties_->setEntities(commands_->selected());
    tellFiltered();
}

void EntityPanel::tellFiltered()
{
    const auto isHidden = [this](qint32 entity) { return list_->model()->rowOf(static_cast<quint32>(entity)) < 0; };
    if (document_ && isVisible())
        properties_->setFiltered(static_cast<int>(std::ranges::count_if(commands_->selected(), isHidden)));
}

void EntityPanel::follow(const std::vector<RecordRef> &records)
{
    if (records.front().lump != document_->map().format().roles.entityList)
        return emit followed(records.front());
    document_->selection().set({records.front()});
    if (records.size() < 2)
        return;
    QStringList names;
    constexpr qsizetype mostNamed = 12;
    for (const auto ref : records)
        if (names.size() < mostNamed)
            names.append(commands_->nameOf(static_cast<qint32>(ref.index)));
    emit statusMessage(tr("First of %1 entities: %2").arg(numberText(records.size()), names.join(u", "_s)));
}

#include "widgets/view3d/scenecontextmenu.h"

#include "core/map/celltext.h"
#include "core/text.h"
#include "core/where/pointinleaf.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/view3d/placemenu.h"
#include "widgets/view3d/viewport.h"

#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr double towardsEye = 0.5; // map units in front of a face, to find the leaf from which it is seen
constexpr size_t mostBehind = 24;  // records in a list

// Returns the first record of lump `to` that belongs to a record of lump `from`; -1: none.
qint64 firstOf(const References &references, int from, qint64 record, int to)
{
    if (record < 0 || to == bsp::none)
        return -1;
    const quint32 one[] = {static_cast<quint32>(record)};
    const auto found = references.project(one, from, to);
    return found.empty() ? -1 : static_cast<qint64>(found.front());
}

QString menuTitle(const MapFile &map, RecordRef record)
{
    auto name = title(map, record);
    if (record.lump == map.format().roles.images)
        name += u' ' + QString::fromLatin1(map.text(map.column(record.lump, 0), record.index));
    return asMenuText(name);
}

// Returns a record's title, followed by what distinguishes it from others of its kind.
QString depthTitle(const Document &document, RecordRef record)
{
    const auto &map = document.map();
    const auto &roles = map.format().roles;
    if (record.lump == roles.entityList)
        return u"%1 \u00b7 %2"_s.arg(menuTitle(map, record),
                                     asMenuText(edits::nameOf(document.entitySource(), static_cast<qint32>(record.index))));
    const auto image = record.lump == roles.faces ? firstOf(document.references(), roles.faces, record.index, roles.images) : -1;
    if (image < 0)
        return menuTitle(map, record);
    const auto name = map.text(map.column(roles.images, 0), static_cast<quint32>(image));
    return u"%1 \u00b7 %2"_s.arg(menuTitle(map, record), asMenuText(QString::fromLatin1(name)));
}

} // namespace

SceneContextMenu::SceneContextMenu(Viewport *viewport, const QList<QAction *> &tools, QObject *parent)
    : ViewPart(parent), viewport_(viewport), places_(new PlaceMenu(viewport, this)), tools_(tools)
{
    connect(viewport_, &Viewport::menuWanted, this, &SceneContextMenu::open);
}

void SceneContextMenu::setDocument(Document *document)
{
    follow(document);
    places_->setDocument(document);
    if (menu_)
        menu_->close(); // it is for another map
}

void SceneContextMenu::open(QPoint at, bool ofSelection)
{
    if (!document_)
        return;
    const auto asked = ofSelection ? askedOfSelection() : askedAt(at);
    viewport_->setMouseLook(false);
    menu_ = contextMenuOf(viewport_);
    if (asked.face >= 0)
        menu_->addSection(title(document_->map(), {document_->map().format().roles.faces, static_cast<quint32>(asked.face)}));
    for (const auto record : belongings(asked))
        addRecord(menu_, record);
    addDepth(menu_, asked.records);
    menu_->addSeparator();
    addHiding(menu_, asked.face);
    menu_->addSeparator();
    places_->fill(menu_, asked.hit);
    menu_->addSeparator();
    menu_->addActions(tools_);
    showContextMenu(menu_, viewport_, at);
}

void SceneContextMenu::addDepth(QMenu *menu, const std::vector<RecordRef> &records)
{
    if (records.empty())
        return;
    auto *all = menu->addMenu(tr("&Select What Lies Here"));
    for (const auto record : std::span(records).first(std::min(records.size(), mostBehind)))
        all->addAction(depthTitle(*document_, record), this,
                       [this, record] { document_->selection().choose({record}, record, false); });
    if (records.size() > mostBehind)
        all->addAction(tr("%1 more lie behind").arg(numberText(records.size() - mostBehind)))->setEnabled(false);
}

void SceneContextMenu::addHiding(QMenu *menu, qint64 face)
{
    if (face >= 0) {
        const RecordRef record{document_->map().format().roles.faces, static_cast<quint32>(face)};
        menu->addAction(tr("&Hide This Face"), this, [this, record] { viewport_->shownOnly().hide({record}); });
    }
    const auto &selected = document_->selection().records();
    menu->addAction(tr("H&ide Selected"), this, [this] { viewport_->shownOnly().hide(document_->selection().records()); })
        ->setEnabled(!selected.empty());
    menu->addAction(tr("Show &Only Selected\tH"), &viewport_->shownOnly(), &ShownOnly::showSelected)
        ->setEnabled(!selected.empty());
    menu->addAction(tr("Show &All Faces\tShift+H"), &viewport_->shownOnly(), &ShownOnly::showAll)
        ->setEnabled(viewport_->shownOnly().isOn());
}

SceneContextMenu::Asked SceneContextMenu::askedAt(QPoint at) const
{
    const auto hit = viewport_->hitAt(at);
    if (!hit)
        return {.records = viewport_->recordsAt(at)};
    const auto place = hit->point - viewport_->rayAt(at).direction * std::min(towardsEye, hit->distance);
    return {static_cast<qint64>(hit->face), pointInLeaf(document_->map(), place).leaf, hit, viewport_->recordsAt(at)};
}

SceneContextMenu::Asked SceneContextMenu::askedOfSelection() const
{
    const auto &roles = document_->map().format().roles;
    const auto &selection = document_->selection();
    const auto faces = document_->references().project(selection.records(), roles.faces);
    if (faces.empty())
        return askedAt(viewport_->rect().center());
    const bool isFace = selection.current().lump == roles.faces;
    const qint64 face = isFace ? selection.current().index : faces.front();
    return {face, firstOf(document_->references(), roles.faces, face, roles.leafs)};
}

std::vector<RecordRef> SceneContextMenu::belongings(const Asked &asked) const
{
    const auto &references = document_->references();
    const auto &roles = document_->map().format().roles;
    std::vector<RecordRef> records;
    const auto add = [&](int lump, qint64 record) {
        if (record >= 0 && document_->map().contains({lump, static_cast<quint32>(record)}))
            records.push_back({lump, static_cast<quint32>(record)});
    };
    add(roles.images, firstOf(references, roles.faces, asked.face, roles.images));
    add(roles.leafs, asked.leaf);
    for (const int lump : {roles.clusters, roles.areas})
        add(lump, firstOf(references, roles.leafs, asked.leaf, lump));
    add(roles.models, firstOf(references, roles.faces, asked.face, roles.models));
    return records;
}

void SceneContextMenu::addRecord(QMenu *menu, RecordRef record)
{
    const int faces = document_->map().format().roles.faces;
    const auto term = termFor({record}, faces, document_->references());
    auto *more = menu->addMenu(menuTitle(document_->map(), record));
    if (!term.isEmpty())
        addFilterEntries(more, [this, faces, term](FilterRequest::How how) { emit filterRequested({faces, term, how}); });
    more->addSeparator();
    connect(more->addAction(tr("Show Only Its Faces in &3D")), &QAction::triggered, this,
            [this, record] { viewport_->shownOnly().show({record}); });
    connect(more->addAction(tr("&Hide Its Faces in 3D")), &QAction::triggered, this,
            [this, record] { viewport_->shownOnly().hide({record}); });
    const auto &roles = document_->map().format().roles;
    if (record.lump == roles.clusters)
        addOffered(more, record);
}

void SceneContextMenu::addOffered(QMenu *menu, RecordRef record)
{
    menu->addSeparator();
    for (auto *action : offered_)
        if (action->isVisible())
            connect(menu->addAction(action->text()), &QAction::triggered, this, [this, action, record] {
                if (!document_)
                    return;
                document_->selection().set({record}, record);
                action->trigger();
            });
}

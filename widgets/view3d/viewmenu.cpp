#include "widgets/view3d/viewmenu.h"

#include "core/map/celltext.h"
#include "core/map/pointinleaf.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/view3d/viewport.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace
{

constexpr double towardsEye = 0.5; // map units before a face, where it is seen from

// -1: none.
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
    return name.replace(u'&', u"&&"_s);
}

} // namespace

ViewMenu::ViewMenu(Viewport *viewport, QObject *parent) : ViewPart(parent), viewport_(viewport)
{
    connect(viewport_, &Viewport::menuWanted, this, &ViewMenu::open);
}

void ViewMenu::setDocument(Document *document)
{
    follow(document);
    if (menu_)
        menu_->close(); // it tells of another map
}

void ViewMenu::open(QPoint at, bool ofSelection)
{
    if (!document_)
        return;
    const auto asked = ofSelection ? askedOfSelection() : askedAt(at);
    viewport_->setMouseLook(false);
    menu_ = contextMenuOf(viewport_);
    if (asked.face >= 0)
        menu_->addSection(
            title(document_->map(), {document_->map().format().roles.faces, static_cast<quint32>(asked.face)}));
    for (const auto record : belongings(asked))
        addRecord(menu_, record);
    menu_->addSeparator();
    auto *only = menu_->addAction(tr("Show Only What Is &Selected\tH"), viewport_, &Viewport::showOnlySelected);
    only->setEnabled(!document_->selection().records().empty());
    auto *all = menu_->addAction(tr("Show &All Faces\tShift+H"), &viewport_->shownOnly(), &ShownOnly::showAll);
    all->setEnabled(viewport_->shownOnly().isOn());
    showContextMenu(menu_, viewport_, at);
}

ViewMenu::Asked ViewMenu::askedAt(QPoint at) const
{
    const auto hit = viewport_->hitAt(at);
    if (!hit)
        return {};
    const auto back = viewport_->camera().position - hit->point;
    const double size = length(back);
    const auto place = size > towardsEye ? hit->point + back * (towardsEye / size) : viewport_->camera().position;
    return {static_cast<qint64>(hit->face), pointInLeaf(document_->map(), place).leaf};
}

ViewMenu::Asked ViewMenu::askedOfSelection() const
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

std::vector<RecordRef> ViewMenu::belongings(const Asked &asked) const
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

void ViewMenu::addRecord(QMenu *menu, RecordRef record)
{
    const int faces = document_->map().format().roles.faces;
    const auto term = termFor({record}, faces, document_->references());
    auto *more = menu->addMenu(menuTitle(document_->map(), record));
    if (!term.isEmpty())
        addFilterEntries(more, [this, faces, term](FilterRequest::How how) {
            emit filterRequested({faces, term, how});
        });
    more->addSeparator();
    connect(more->addAction(tr("Show Only Its Faces in &3D")), &QAction::triggered, this,
            [this, record] { viewport_->showOnly({record}); });
}

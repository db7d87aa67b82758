#include "core/document/lumplistmodel.h"

#include "core/checks/checks.h"
#include "core/faces/lightdata.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Returns the name of the file or extension that replaces this lump. Only the lighting lump can be replaced; otherwise empty.
QString shownInstead(const MapFile &map, int lump)
{
    return lump == map.format().roles.lighting ? LightData(map).replacement() : QString();
}

} // namespace

LumpListModel::LumpListModel(const Document &document, QObject *parent) : FlatTable(parent), document_(document)
{
    readLumps();
    const auto refresh = [this] { notifyAllChanged(); };
    connect(&document, &Document::problemsChanged, this, refresh);
    connect(&document, &Document::engineChanged, this, refresh);
    connect(&document, &Document::gameChanged, this, refresh);
    connect(&document.tables(), &MapTables::changed, this, [this](const MapChange &change) {
        changes_.clear();
        if (change.isAll()) { // BSPX lumps may differ
            beginResetModel();
            readLumps();
            endResetModel();
            return;
        }
        for (const auto &each : change.lumps()) {
            edited_.insert(each.lump);
            notifyChanged(each.lump);
        }
    });
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, [this] {
        for (const int lump : std::exchange(edited_, {}))
            notifyChanged(lump);
    });
    connect(&document, &Document::saved, this, [this, refresh] {
        changes_.clear();
        refresh();
    });
}

void LumpListModel::readLumps()
{
    rows_.clear();
    const auto &map = document_.map();
    const QString headings[] = {{}, tr("Derived from the lumps"), tr("BSPX extensions"), tr("Xash3D extensions")};
    auto before = LumpOrigin::Directory;
    for (const int lump : map.lumps()) {
        if (const auto origin = map.originOf(lump); origin != std::exchange(before, origin))
            rows_.push_back({.heading = headings[static_cast<int>(origin)]});
        rows_.push_back({.lump = lump});
    }
}

void LumpListModel::notifyChanged(int lump)
{
    if (const int row = rowOf(lump); row >= 0)
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int LumpListModel::lumpAt(int row) const { return row >= 0 && row < rowCount() ? rows_[static_cast<size_t>(row)].lump : -1; }

int LumpListModel::rowOf(int lump) const
{
    const auto it = std::ranges::find(rows_, lump, &Row::lump);
    return it == rows_.end() ? -1 : static_cast<int>(it - rows_.begin());
}

bool LumpListModel::isEdited(int lump) const
{
    return document_.isModified() && document_.map().isStored(lump) && !document_.map().sharesLump(*document_.onDisk(), lump);
}

const RecordChanges &LumpListModel::changesIn(int lump) const
{
    const auto found = changes_.find(lump);
    const auto &map = document_.map();
    return found != changes_.end() ? found->second
                                   : changes_.emplace(lump, recordChanges(FormerRecords(map, lump))).first->second;
}

QString LumpListModel::display(int lump, int column) const
{
    const auto &map = document_.map();
    const auto &table = map.lump(lump);
    const QLocale locale;
    switch (column) {
    case Slot: return lump < map.format().directorySize ? QString::number(map.format().slot(lump)) : QString();
    case Name: {
        const auto title = fromView(table.title);
        const bool isReplaced = lump == map.format().roles.lighting && LightData(map).source() != LightData::Lump;
        if (isReplaced)
            return tr("%1 (%2)", "a lump and what counts in its place").arg(title, LightData(map).name());
        if (!isEdited(lump))
            return title;
        const auto changed = table.kind == bsp::Kind::Text ? 0 : changesIn(lump).total(); // a star is as in the window's title
        return changed > 0 ? u"%1* (%2)"_s.arg(title, locale.toString(changed)) : title + u'*';
    }
    case Records: return table.fields.empty() && table.stride == 1 ? QString() : locale.toString(map.recordCount(lump));
    case ByteCount:
        return table.kind == bsp::Kind::Derived
                   ? QString()
                   : locale.toString(isEdited(lump) ? map.sizeInFile(lump) : map.extent(lump).length);
    case Share: {
        const auto limit = effectiveLimit(map, lump, document_.engine());
        if (limit.most == 0)
            return {};
        return tr("%1%").arg(
            locale.toString(100.0 * static_cast<double>(usedOf(map, lump)) / static_cast<double>(limit.most), 'f', 0));
    }
    case ProblemCount: {
        const auto count = document_.problemCount(lump);
        return count > 0 ? locale.toString(count) : QString();
    }
    default: return {};
    }
}

QString LumpListModel::toolTip(int lump, int column) const
{
    const auto &map = document_.map();
    const auto &table = map.lump(lump);
    if (column == Share) {
        const auto limit = effectiveLimit(map, lump, document_.engine());
        if (limit.most == 0)
            return tr("No limit is known.");
        const auto text = limit.engine ? tr("%1 of at most %2, the limit of %3")
                                       : tr("%1 of %2, a compiler's limit (%3); the game may load more");
        return text.arg(numberText(usedOf(map, lump)), numberText(limit.most), limitOwner(map, limit));
    }
    const auto meaning = u"%1: %2"_s.arg(fromView(table.title), QCoreApplication::translate("schema", table.meaning.data()));
    if (table.kind == bsp::Kind::Derived)
        return meaning;
    const auto extent = map.extent(lump);
    const auto place = isEdited(lump)
                           ? tr("Edited: %1 bytes after saving; in the file, %2 bytes from byte %3")
                                 .arg(numberText(map.sizeInFile(lump)), numberText(extent.length), numberText(extent.offset))
                           : tr("%1 bytes from byte %2").arg(numberText(extent.length), numberText(extent.offset));
    const auto instead = shownInstead(map, lump);
    const auto changes = isEdited(lump) && table.kind != bsp::Kind::Text ? changesText(table, changesIn(lump)) : QString();
    return meaning + u'\n' + place + (changes.isEmpty() ? QString() : u'\n' + tr("Changed: %1").arg(changes))
           + (instead.isEmpty() ? QString() : u'\n' + tr("The map is lit by %1 instead.").arg(instead));
}

QVariant LumpListModel::cellData(const QModelIndex &index, int role) const
{
    const auto &row = rows_[static_cast<size_t>(index.row())];
    if (role == LumpRole)
        return row.lump;
    if (row.lump < 0)
        return role == Qt::DisplayRole && index.column() == Slot ? QVariant(row.heading) : QVariant();
    switch (role) {
    case Qt::DisplayRole: return display(row.lump, index.column());
    case Qt::ToolTipRole: return asToolTip(toolTip(row.lump, index.column()));
    case Qt::AccessibleTextRole:
        return index.column() == Name && isEdited(row.lump)
                   ? QVariant(tr("%1, edited", "a lump").arg(fromView(document_.map().lump(row.lump).title)))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ForegroundRole:
        return document_.map().lumpBytes(row.lump).empty() ? QVariant(QPalette().brush(QPalette::Disabled, QPalette::Text))
                                                           : QVariant();
    case ShareRole: {
        const auto limit = effectiveLimit(document_.map(), row.lump, document_.engine());
        return index.column() == Share && limit.most > 0
                   ? QVariant(static_cast<double>(usedOf(document_.map(), row.lump)) / static_cast<double>(limit.most))
                   : QVariant();
    }
    case RefusedRole: {
        const auto limit = effectiveLimit(document_.map(), row.lump, document_.engine());
        return limit.engine && limit.isExceededBy(usedOf(document_.map(), row.lump));
    }
    default: return {};
    }
}

QVariant LumpListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    const QString names[] = {tr("#"), tr("Lump"), tr("Records"), tr("Bytes"), tr("Limit"), tr("Problems")};
    if (role == Qt::DisplayRole) // a warning sign is no wider than the numbers below it
        return section == ProblemCount ? u"\u26a0\ufe0e"_s : names[section];
    return role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? QVariant(names[section]) : QVariant();
}

Qt::ItemFlags LumpListModel::flags(const QModelIndex &index) const
{
    return lumpAt(index.row()) < 0 ? Qt::NoItemFlags : FlatTable::flags(index);
}

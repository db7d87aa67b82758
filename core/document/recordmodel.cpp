#include "core/document/recordmodel.h"

#include "core/document/recordeditor.h"
#include "core/entities/edits.h"
#include "core/map/celltext.h"
#include "core/map/link.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

RecordModel::RecordModel(const MapTables &tables, QObject *parent) : FlatTable(parent), tables_(tables)
{
    connect(&tables, &MapTables::differencesChanged, this, [this] { notifyAllChanged(); });
}

void RecordModel::setRecord(RecordRef record)
{
    const auto now = tables_.map().contains(record) ? record : RecordRef{};
    auto rows = rowsOf(now);
    if (now != record_ || !beginsAsShown(rows)) {
        beginResetModel();
        record_ = now;
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    const bool isLonger = rows.size() > rows_.size(); // calculated columns have arrived
    if (isLonger)
        beginInsertRows({}, this->rows(), static_cast<int>(rows.size()) - 1);
    rows_ = std::move(rows);
    if (isLonger)
        endInsertRows();
    notifyAllChanged();
}

// Returns whether the first of these rows are for the fields that are shown now.
bool RecordModel::beginsAsShown(const std::vector<Row> &rows) const
{
    const auto isSame = [](const Row &left, const Row &right) { return left.field == right.field && left.name == right.name; };
    return std::ranges::mismatch(rows_, rows, isSame).in1 == rows_.end();
}

std::vector<RecordModel::Row> RecordModel::rowsOf(RecordRef record) const
{
    std::vector<Row> rows;
    if (record.isValid() && record.lump == tables_.map().format().roles.entityList)
        addKeys(record, rows);
    if (record.isValid())
        addFields(record, rows);
    return rows;
}

void RecordModel::addFields(RecordRef record, std::vector<Row> &rows) const
{
    const auto &map = tables_.map();
    const bool isDerived = map.lump(record.lump).kind == bsp::Kind::Derived;
    for (int f = 0; f < map.fieldCount(record.lump); ++f) {
        const auto &field = map.field({record.lump, f});
        const bool isComputed = map.isComputed({record.lump, f});
        if (field.type == bsp::Type::Text || (isComputed && !map.hasComputed(record.lump)))
            continue; // shown as a key, or not calculated yet
        const CellText cell(map, record.lump, f);
        Row row{.name = fromView(field.name),
                .value = cell.text(record.index),
                .meaning = QCoreApplication::translate("schema", field.meaning.data()),
                .offset = field.offset,
                .length = isDerived || isComputed ? 0 : bsp::sizeOf(field),
                .field = f};
        if (isComputed)
            row.meaning = tr("%1 (calculated)").arg(row.meaning);
        if (field.use == bsp::Use::Flags)
            row.value += u" (0x%1)"_s.arg(static_cast<quint32>(cell.column().integer(record.index)), 0, 16);
        else if (!field.names.empty() && row.value != QString::number(cell.column().integer(record.index)))
            row.value += u" (%1)"_s.arg(cell.column().integer(record.index));
        setLink(record, row, f);
        rows.push_back(row);
    }
}

void RecordModel::setLink(RecordRef record, Row &row, int field) const
{
    const Link *link = tables_.references().link(record.lump, field);
    if (!link)
        return;
    const auto target = link->at(record.index);
    row.link = target.ref();
    if (target.state == Link::Target::Invalid)
        row.whyBroken = whyInvalid(tables_.map(), *link, record.index);
}

namespace {

// Returns the meaning of a key or, for classname, of the class; empty: none is defined.
QString definedMeaning(const bsp::Definition &definition, QByteArrayView key)
{
    if (isSame(key, "classname"))
        return definition.help().section(u'\n', 0, 0);
    const auto *defined = definition.key(key);
    if (!defined || defined->title.isEmpty() || defined->help.isEmpty())
        return defined ? defined->title + defined->help : QString();
    return u"%1: %2"_s.arg(defined->title, defined->help);
}

} // namespace

void RecordModel::addKeys(RecordRef record, std::vector<Row> &rows) const
{
    const auto &map = tables_.map();
    const auto source = map.entitySource();
    const auto &entities = map.entities();
    const auto fields = map.lump(record.lump).fields;
    const auto &entity = entities.entities[record.index];
    const auto classes = map.classes();
    const auto definition = classes.definitions().find(edits::valueOf(source, static_cast<qint32>(record.index), "classname"));
    for (const KeyValue &pair : entities.pairsOf(entity)) {
        Row row{.name = source.toText(source.key(pair)),
                .value = source.toText(source.value(pair)),
                .meaning = {},
                .offset = pair.key.offset - entity.span.offset,
                .length = pair.value.end() - pair.key.offset};
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            if (row.name.compare(fromView(fields[static_cast<size_t>(f)].name), Qt::CaseInsensitive) != 0
                || fields[static_cast<size_t>(f)].type != bsp::Type::Text)
                continue;
            row.meaning = QCoreApplication::translate("schema", fields[static_cast<size_t>(f)].meaning.data());
            setLink(record, row, f);
        }
        if (auto meaning = definedMeaning(definition, source.key(pair)); !meaning.isEmpty())
            row.meaning = std::move(meaning);
        rows.push_back(row);
    }
}

std::pair<quint32, quint32> RecordModel::bytesOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return {rows_[static_cast<size_t>(row)].offset, rows_[static_cast<size_t>(row)].length};
}

QString RecordModel::wholeText(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto &whole = rows_[static_cast<size_t>(row)];
    QStringList lines{u"%1 = %2"_s.arg(whole.name, whole.value)};
    if (!whole.meaning.isEmpty())
        lines.append(whole.meaning);
    if (const auto former = editor_ && whole.field >= 0 ? editor_->former(record_, whole.field) : std::nullopt)
        lines.append(tr("In the file on disk: %1").arg(*former));
    if (const auto other = otherText(whole))
        lines.append(tr("In the other map: %1").arg(*other));
    if (!whole.whyBroken.isEmpty())
        lines.append(whole.whyBroken);
    else if (whole.link.isValid())
        lines.append(u"%1: %2"_s.arg(title(tables_.map(), whole.link), summary(tables_.map(), whole.link)));
    return lines.join(u'\n');
}

// Returns a field's value in the map that this one is compared with, if it differs.
std::optional<QString> RecordModel::otherText(const Row &row) const
{
    const auto &differences = tables_.map().differences();
    return differences && row.field >= 0 ? differences->otherText(tables_.map(), record_, row.field) : std::nullopt;
}

int RecordModel::rowOfByte(quint32 offset) const
{
    const auto it = std::ranges::find_if(
        rows_, [offset](const Row &row) { return offset >= row.offset && offset < row.offset + row.length; });
    return it == rows_.end() ? -1 : static_cast<int>(it - rows_.begin());
}

Qt::ItemFlags RecordModel::flags(const QModelIndex &index) const
{
    const auto flags = FlatTable::flags(index);
    const int field = index.data(RecordRows::FieldRole).isValid() ? index.data(RecordRows::FieldRole).toInt() : bsp::none;
    const bool isEditable = editor_ && field >= 0 && editor_->whyLocked({record_.lump, field}).isEmpty();
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool RecordModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!editor_ || role != Qt::EditRole || index.column() != Value || index.data(RecordRows::FieldRole).toInt() < 0)
        return false;
    editor_->set({record_, index.data(RecordRows::FieldRole).toInt(), value.toString()});
    return true;
}

QVariant RecordModel::cellData(const QModelIndex &index, int role) const
{
    const auto &row = rows_[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return index.column() == Name ? row.name : index.column() == Value ? row.value : row.meaning;
    case Qt::ToolTipRole: return asToolTip(wholeText(index.row()));
    case Qt::AccessibleDescriptionRole: return row.meaning;
    case RecordRows::LinkRole: return QVariant::fromValue(index.column() == Value ? row.link : RecordRef{});
    case RecordRows::BrokenRole: return index.column() == Value && !row.whyBroken.isEmpty();
    case RecordRows::RecordRole: return QVariant::fromValue(record_);
    case RecordRows::FieldRole: return index.column() == Value ? row.field : bsp::none;
    case Qt::EditRole:
        return index.column() == Value && row.field >= 0 ? CellText(tables_.map(), record_.lump, row.field).text(record_.index)
                                                         : row.value;
    case RecordRows::FormerRole: {
        const bool isValue = editor_ && index.column() == Value && row.field >= 0;
        const auto former = isValue ? editor_->former(record_, row.field) : std::nullopt;
        return former ? QVariant(*former) : QVariant();
    }
    case RecordRows::OtherRole: {
        const auto other = index.column() == Value ? otherText(row) : std::nullopt;
        return other ? QVariant(*other) : QVariant();
    }
    default: return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return section == Name ? tr("Field") : section == Value ? tr("Value") : tr("Meaning");
}

#include "core/document/recordmodel.h"

#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

RecordModel::RecordModel(const Document &document, QObject *parent) : QAbstractTableModel(parent), document_(document)
{
}

void RecordModel::setRecord(RecordRef record)
{
    beginResetModel();
    record_ = document_.map().contains(record) ? record : RecordRef{};
    rows_.clear();
    if (record_.isValid()) {
        if (record_.lump == document_.map().format().roles.entityList)
            addKeys();
        addFields();
    }
    endResetModel();
}

void RecordModel::addFields()
{
    const auto &map = document_.map();
    const auto fields = map.lump(record_.lump).fields;
    const bool isStored = map.lump(record_.lump).kind != bsp::Kind::Derived;
    for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
        const auto &field = fields[static_cast<size_t>(f)];
        if (field.type == bsp::Type::Text)
            continue; // one of the entity's keys
        const CellText cell(map, record_.lump, f);
        Row row{.name = fromView(field.name),
                .value = cell.text(record_.index),
                .meaning = QCoreApplication::translate("schema", field.meaning.data()),
                .offset = field.offset,
                .length = isStored ? bsp::sizeOf(field) : 0};
        if (field.use == bsp::Use::Flags)
            row.value += u" (0x%1)"_s.arg(static_cast<quint32>(cell.column().integer(record_.index)), 0, 16);
        else if (!field.names.empty() && row.value != QString::number(cell.column().integer(record_.index)))
            row.value += u" (%1)"_s.arg(cell.column().integer(record_.index));
        if (const Link *link = document_.references().link(record_.lump, f)) {
            const auto target = link->at(record_.index);
            row.link = target.ref();
            row.broken = target.state == Link::Target::Invalid;
        }
        rows_.push_back(row);
    }
}

void RecordModel::addKeys()
{
    const auto &map = document_.map();
    const auto bytes = map.lumpBytes(map.format().roles.entities);
    const QByteArrayView text(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    const auto &entities = map.entities();
    const auto fields = map.lump(record_.lump).fields;
    const auto &entity = entities.entities[record_.index];
    for (const auto &[key, value] : entities.pairsOf(entity)) {
        Row row{.name = QString::fromLatin1(spanOf(text, key)),
                .value = QString::fromLatin1(spanOf(text, value)),
                .meaning = tr("Key of the entity"),
                .offset = key.offset - entity.span.offset,
                .length = value.end() - key.offset};
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            if (row.name.compare(fromView(fields[static_cast<size_t>(f)].name), Qt::CaseInsensitive) != 0
                || fields[static_cast<size_t>(f)].type != bsp::Type::Text)
                continue;
            row.meaning = QCoreApplication::translate("schema", fields[static_cast<size_t>(f)].meaning.data());
            if (const Link *link = document_.references().link(record_.lump, f)) {
                row.link = link->at(record_.index).ref();
                row.broken = link->at(record_.index).state == Link::Target::Invalid;
            }
        }
        rows_.push_back(row);
    }
}

std::pair<quint32, quint32> RecordModel::bytesOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto &[name, value, meaning, link, broken, offset, length] = rows_[static_cast<size_t>(row)];
    return {offset, length};
}

int RecordModel::rowOfByte(quint32 offset) const
{
    const auto it = std::ranges::find_if(
        rows_, [offset](const Row &row) { return offset >= row.offset && offset < row.offset + row.length; });
    return it == rows_.end() ? -1 : static_cast<int>(it - rows_.begin());
}

int RecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RecordModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RecordModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &row = rows_[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return index.column() == Name ? row.name : index.column() == Value ? row.value : row.meaning;
    case Qt::ToolTipRole:
        return row.broken           ? tr("It refers to a record that does not exist.")
               : row.link.isValid() ? title(document_.map(), row.link)
                                    : row.meaning;
    case RecordRows::LinkRole: return QVariant::fromValue(index.column() == Value ? row.link : RecordRef{});
    case RecordRows::BrokenRole: return index.column() == Value && row.broken;
    default: return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return section == Name ? tr("Field") : section == Value ? tr("Value") : tr("Meaning");
}

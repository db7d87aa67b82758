#include "core/document/hexmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

void HexModel::setBytes(int lump, bsp::ByteView bytes)
{
    beginResetModel();
    lump_ = lump;
    bytes_ = bytes;
    rows_ = std::min(allRows(), rowsPerFetch);
    highlightLength_ = 0;
    endResetModel();
}

void HexModel::highlight(quint32 offset, quint32 length)
{
    if (offset == highlightFrom_ && length == highlightLength_)
        return;
    highlightFrom_ = offset;
    highlightLength_ = length;
    notifyAllChanged({HighlightRole});
}

int HexModel::rowOf(quint32 index) const
{
    const auto row = static_cast<int>(index / bytesPerRow);
    return index < bytes_.size() && row < rows_ ? row : -1;
}

void HexModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const int end = std::min(allRows(), rows_ + rowsPerFetch);
    beginInsertRows(parent, rows_, end - 1);
    rows_ = end;
    endInsertRows();
}

bool HexModel::isMarked(int row) const
{
    const auto first = recordAt(row).index;
    const auto it = std::ranges::lower_bound(marked(), first);
    return it != marked().end() && *it - first < bytesPerRow;
}

qint64 HexModel::offsetOf(const QModelIndex &index) const
{
    const qint64 offset = static_cast<qint64>(index.row()) * bytesPerRow + index.column();
    return index.isValid() && index.column() < Characters && offset < static_cast<qint64>(bytes_.size()) ? offset : -1;
}

QVariant HexModel::cellData(const QModelIndex &index, int role) const
{
    const auto offset = offsetOf(index);
    switch (role) {
    case Qt::DisplayRole: {
        if (index.column() < Characters)
            return offset < 0 ? QString()
                              : u"%1"_s.arg(std::to_integer<int>(bytes_[static_cast<size_t>(offset)]), 2, 16, QLatin1Char('0'));
        QString text;
        for (const std::byte byte : bsp::slice(bytes_, static_cast<qint64>(index.row()) * bytesPerRow, bytesPerRow)) {
            const QChar c(std::to_integer<ushort>(byte));
            text += c.unicode() < 32 || (c.unicode() >= 127 && c.unicode() < 161) ? QChar(u'.') : c;
        }
        return text;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() < Characters ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return offset < 0 ? QVariant()
                          : tr("Byte %1: %2").arg(offset).arg(std::to_integer<int>(bytes_[static_cast<size_t>(offset)]));
    case RecordRole: return QVariant::fromValue(recordAt(index.row()));
    case MarkedRole: return isMarked(index.row());
    case HighlightRole: return offset >= highlightFrom_ && offset < static_cast<qint64>(highlightFrom_) + highlightLength_;
    default: return {};
    }
}

QVariant HexModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return static_cast<qint64>(section) * bytesPerRow;
    return section == Characters ? tr("Text") : QString::number(section, 16).toUpper();
}

#include "core/document/hexmodel.h"

#include "core/document/recordeditor.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString hexDigits(std::byte byte) { return u"%1"_s.arg(std::to_integer<int>(byte), 2, 16, QLatin1Char('0')); }

} // namespace

void HexModel::setBytes(int lump, bsp::ByteView bytes)
{
    beginResetModel();
    lump_ = lump;
    bytes_ = bytes;
    rows_ = std::min(allRows(), rowsPerFetch);
    highlightLength_ = 0;
    endResetModel();
}

void HexModel::replaceBytes(bsp::ByteView bytes)
{
    if (bytes.size() != bytes_.size())
        return setBytes(lump_, bytes);
    bytes_ = bytes;
    notifyAllChanged();
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

std::optional<quint8> HexModel::former(qint64 offset) const
{
    return editor_ && offset >= 0 ? editor_->formerByte({lump_, static_cast<quint32>(offset)}) : std::nullopt;
}

Qt::ItemFlags HexModel::flags(const QModelIndex &index) const
{
    const auto flags = RecordRows::flags(index);
    const bool isEditable = editor_ && offsetOf(index) >= 0 && editor_->whyLocked(lump_).isEmpty();
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool HexModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto offset = offsetOf(index);
    bool isHex = false;
    const auto byte = value.toString().toUInt(&isHex, 16);
    if (!editor_ || role != Qt::EditRole || offset < 0 || !isHex || byte > 0xff)
        return false;
    editor_->setByte({lump_, static_cast<quint32>(offset)}, static_cast<quint8>(byte));
    return true;
}

QVariant HexModel::cellData(const QModelIndex &index, int role) const
{
    const auto offset = offsetOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        if (index.column() < Characters)
            return offset < 0 ? QString() : hexDigits(bytes_[static_cast<size_t>(offset)]);
        QString text;
        for (const std::byte byte : bsp::slice(bytes_, static_cast<qint64>(index.row()) * bytesPerRow, bytesPerRow)) {
            const QChar c(std::to_integer<ushort>(byte));
            text += c.unicode() < 32 || (c.unicode() >= 127 && c.unicode() < 161) ? QChar(u'.') : c;
        }
        return text;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() < Characters ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        if (offset < 0)
            return {};
        const auto text = tr("Byte %1: %2").arg(offset).arg(std::to_integer<int>(bytes_[static_cast<size_t>(offset)]));
        const auto before = former(offset);
        return before ? text + u'\n' + tr("In the file on disk: %1").arg(*before) : text;
    }
    case FormerRole: {
        const auto before = former(offset);
        return before ? hexDigits(std::byte{*before}) : QVariant();
    }
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

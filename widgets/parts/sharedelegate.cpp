#include "widgets/parts/sharedelegate.h"

#include "widgets/parts/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

ShareDelegate::ShareDelegate(int role, int faultRole, QObject *parent)
    : RecordDelegate(parent), role_(role), faultRole_(faultRole)
{
}

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto share = index.data(role_);
    const double part = share.toDouble();
    auto text = option;
    text.font.setBold(part > 1);
    RecordDelegate::paint(painter, text, index);
    if (!share.isValid())
        return;
    constexpr int thickness = 3, margin = 3;
    initStyleOption(&text, index); // sets State_Selected
    const bool selected = text.state.testFlag(QStyle::State_Selected);
    const auto background = option.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const auto color = withContrast(
        index.data(faultRole_).toBool() ? faultColor(option.palette) : option.palette.color(QPalette::Highlight), background, 3);
    QRect bar(option.rect.left() + margin, option.rect.bottom() - thickness, option.rect.width() - 2 * margin, thickness);
    painter->fillRect(bar, blended(background, color, 0.25));
    bar.setWidth(static_cast<int>(std::ceil(bar.width() * std::clamp(part, 0.0, 1.0))));
    painter->fillRect(bar, color);
}

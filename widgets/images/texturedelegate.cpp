#include "widgets/images/texturedelegate.h"

#include "core/document/texturemodel.h"
#include "widgets/parts/colors.h"

#include <QApplication>
#include <QPainter>

using State = TextureModel::State;

namespace
{

constexpr int margin = 6; // pixels

State stateOf(const QModelIndex &index) { return static_cast<State>(index.data(TextureModel::StateRole).toInt()); }

// Paints a crossed box in place of a picture, as nothing is known of its colours.
void paintMissing(QPainter &painter, const QRect &box, const QColor &color)
{
    const auto inner = box.adjusted(8, 8, -8, -8);
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.drawRect(inner);
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.topRight(), inner.bottomLeft());
}

void paintThumbnail(QPainter &painter, const QRect &box, const QImage &image)
{
    QRect rect(QPoint(), image.size());
    rect.moveCenter(box.center());
    if (image.hasAlphaChannel())
        painter.fillRect(rect, QBrush(QColor(128, 128, 128), Qt::Dense4Pattern));
    painter.drawImage(rect, image);
}

} // namespace

QSize TextureDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int side = TextureModel::thumbnailSide;
    return {side + 7 * margin, side + 2 * option.fontMetrics.height() + 3 * margin};
}

QString TextureDelegate::factsOf(const QModelIndex &index) const
{
    QStringList facts;
    if (stateOf(index) == State::Missing)
        facts.append(tr("missing"));
    else if (stateOf(index) == State::Unreadable)
        facts.append(tr("unreadable"));
    if (const auto size = index.data(TextureModel::SizeRole).toSize(); !size.isEmpty())
        facts.append(tr("%1x%2").arg(size.width()).arg(size.height()));
    if (const auto faces = index.data(TextureModel::FacesRole); faces.isValid())
        facts.append(tr("%n faces", nullptr, faces.toInt()));
    return facts.join(QStringLiteral(" \u00b7 "));
}

void TextureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto item = option;
    initStyleOption(&item, index);
    const bool selected = item.state & QStyle::State_Selected;
    painter->save();
    if (selected)
        painter->fillRect(item.rect, item.palette.highlight());
    if (item.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(item);
        focus.backgroundColor = item.palette.color(QPalette::Base);
        auto *style = item.widget ? item.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, item.widget);
    }
    const int line = item.fontMetrics.height(), side = TextureModel::thumbnailSide;
    const QRect box(item.rect.x() + (item.rect.width() - side) / 2, item.rect.y() + margin, side, side);
    const auto background = item.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const auto text = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const bool missing = stateOf(index) == State::Missing || stateOf(index) == State::Unreadable;
    const auto quiet = withContrast(blended(text, background, 0.35), background, 4.5);
    const auto second = selected  ? text // no other colour is readable on every highlight
                        : missing ? withContrast(faultColor(item.palette), background, 4.5)
                                  : quiet;
    const auto image = index.data(Qt::DecorationRole).value<QImage>();
    if (missing)
        paintMissing(*painter, box, second);
    else if (!image.isNull())
        paintThumbnail(*painter, box, image);
    const QRect name(item.rect.x() + margin, box.bottom() + margin, item.rect.width() - 2 * margin, line);
    painter->setPen(text);
    painter->drawText(name, Qt::AlignHCenter | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(index.data().toString(), Qt::ElideLeft, name.width()));
    painter->setPen(second);
    painter->drawText(name.translated(0, line), Qt::AlignHCenter | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(factsOf(index), Qt::ElideRight, name.width()));
    painter->restore();
}

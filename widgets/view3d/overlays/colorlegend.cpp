#include "widgets/view3d/overlays/colorlegend.h"

#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/ramp.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace {

constexpr int scaleWidth = 210, scaleHeight = 12, markHeight = 4, swatchSide = 12; // pixels
constexpr int widestName = 220, countMargin = 6;

// The colours from low to high, with marks below.
class Scale : public QWidget
{
public:
    Scale(double low, double high, QWidget *parent) : QWidget(parent), low_(low), high_(high)
    {
        setFixedSize(scaleWidth, scaleHeight + markHeight + fontMetrics().height() + 2);
        setAccessibleName(ColorLegend::tr("Colour scale from %1 (dark) to %2 (bright)").arg(shortNumber(low), shortNumber(high)));
        setToolTip(accessibleName());
        setContextMenuPolicy(Qt::CustomContextMenu);
    }

    // Returns the values of the marks on both sides of a position.
    std::pair<double, double> rangeAt(int x) const
    {
        const auto marks = scaleMarks(low_, high_);
        size_t i = 0;
        while (i + 2 < marks.size() && xOf(marks[i + 1]) <= x)
            ++i;
        return {marks[i], marks[std::min(i + 1, marks.size() - 1)]};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintRamp(painter, QRect(0, 0, width(), scaleHeight),
                  [this](double share) { return rampColor(low_ < high_ ? share : 0.5); });
        painter.setPen(palette().color(QPalette::WindowText));
        const auto marks = scaleMarks(low_, high_);
        std::vector<QRect> taken;
        // Draws the ends first, then the marks between them if there is room left.
        for (const double mark : {marks.front(), marks.back()})
            paintMark(painter, mark, taken);
        for (size_t i = 1; i + 1 < marks.size(); ++i)
            paintMark(painter, marks[i], taken);
    }

private:
    int xOf(double mark) const
    {
        const double share = low_ < high_ ? (mark / 2 - low_ / 2) / (high_ / 2 - low_ / 2) : 0.5;
        return static_cast<int>(std::lround(share * (width() - 1)));
    }

    void paintMark(QPainter &painter, double mark, std::vector<QRect> &taken) const
    {
        const int x = xOf(mark);
        const auto text = shortNumber(mark);
        const int wide = fontMetrics().horizontalAdvance(text);
        const QRect rect(std::clamp(x - wide / 2, 0, std::max(width() - wide, 0)), scaleHeight + markHeight, wide,
                         fontMetrics().height());
        const auto touches = [&rect](const QRect &other) { return other.adjusted(-8, 0, 8, 0).intersects(rect); };
        if (std::ranges::any_of(taken, touches))
            return;
        taken.push_back(rect);
        painter.drawLine(x, scaleHeight, x, scaleHeight + markHeight - 1);
        painter.drawText(rect, Qt::AlignCenter, text);
    }

    double low_, high_;
};

QIcon swatchIcon(QRgb color, const QPalette &palette)
{
    QPixmap pixmap(swatchSide, swatchSide);
    pixmap.fill(QColor(color));
    QPainter painter(&pixmap);
    painter.setPen(palette.color(QPalette::Mid));
    painter.drawRect(0, 0, swatchSide - 1, swatchSide - 1);
    return pixmap;
}

} // namespace

std::vector<double> scaleMarks(double low, double high)
{
    if (!(low < high))
        return {low};
    constexpr double wanted = 4;
    const double rough = high / wanted - low / wanted, power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double nice : {1.0, 2.0, 5.0})
        if (nice * power >= rough) {
            step = nice * power;
            break;
        }
    std::vector<double> marks{low};
    for (double mark = std::floor(low / step) * step + step; mark < high && marks.size() < 8; mark += step)
        marks.push_back(mark);
    marks.push_back(high);
    return marks;
}

ColorLegend::ColorLegend(QWidget *parent)
    : QFrame(parent), title_(createLabel()), count_(createLabel()), rows_(new QVBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation); // a click beside an entry must not reach the map behind
    setAccessibleName(tr("What the colours mean"));
    auto bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    auto *hide = new QToolButton;
    hide->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    hide->setIconSize({12, 12});
    hide->setAutoRaise(true);
    hide->setToolTip(tr("Hide the legend. The Show menu brings it back."));
    hide->setAccessibleName(tr("Hide the legend"));
    connect(hide, &QToolButton::clicked, this, &ColorLegend::hideRequested);
    auto *line = new QHBoxLayout;
    line->addWidget(title_, 1);
    line->addWidget(hide);
    rows_->setContentsMargins(8, 3, 4, 6);
    rows_->setSpacing(1);
    rows_->addLayout(line);
    rows_->addWidget(count_);
}

void ColorLegend::setLegend(const FaceColorLegend &legend)
{
    for (auto *entry : entries_)
        delete entry;
    entries_.clear();
    delete scale_;
    scale_ = nullptr;
    title_->setText(legend.title);
    const QLocale locale;
    const auto faces = locale.toString(legend.faces), distinct = locale.toString(legend.distinct);
    count_->setText(legend.faces == 0                                    ? tr("No face has a value.")
                    : legend.distinct == legend.faces && !legend.isScale ? tr("Faces: %1").arg(faces)
                                                                         : tr("Faces: %1, values: %2").arg(faces, distinct));
    if (legend.isScale && legend.faces > 0) {
        auto *scale = new Scale(legend.low, legend.high, this);
        scale_ = scale;
        connect(scale, &QWidget::customContextMenuRequested, this, [this, scale](QPoint at) {
            const auto [low, high] = scale->rangeAt(at.x());
            emit menuWanted(low, high, scale->mapToGlobal(at));
        });
        rows_->insertWidget(1, scale_);
        scale_->show(); // now, because a hidden widget has no size in the layout
    }
    for (const auto &entry : legend.entries)
        addEntry(entry);
    endsWithNone_ = !legend.entries.empty() && std::isnan(legend.entries.back().value);
    fit();
}

void ColorLegend::setMostHeight(int pixels)
{
    if (mostHeight_ == pixels)
        return;
    mostHeight_ = pixels;
    fit();
}

void ColorLegend::fit()
{
    for (auto *entry : entries_)
        entry->show();
    for (size_t left = entries_.size() - (endsWithNone_ ? 1 : 0); left > 0; --left) {
        rows_->activate();
        if (rows_->sizeHint().height() <= mostHeight_)
            break;
        entries_[left - 1]->hide();
    }
    rows_->activate();
    adjustSize();
}

void ColorLegend::addEntry(const FaceColorEntry &entry)
{
    auto *button = new QToolButton(this);
    const auto name = button->fontMetrics().elidedText(entry.name, Qt::ElideMiddle, widestName);
    button->setText(asMenuText(name));
    button->setIcon(swatchIcon(entry.color, palette()));
    button->setIconSize({swatchSide, swatchSide});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *count = createLabel(tr("%Ln faces", nullptr, static_cast<int>(entry.faces)), button);
    count->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *line = createLayout<QHBoxLayout>(button, {0, 0, countMargin, 0});
    line->addStretch();
    line->addWidget(count);
    button->setMinimumWidth(button->sizeHint().width() + count->sizeHint().width() + 3 * countMargin);
    button->setAccessibleName((std::isnan(entry.value)
                                   ? tr("%1: click to select its faces, double-click to go to them")
                                   : tr("%1: click to select its faces, double-click to go to them, right-click to filter "
                                        "their table"))
                                  .arg(entry.name));
    button->setToolTip(asToolTip(button->accessibleName()));
    connect(button, &QToolButton::clicked, this, [this, at = entries_.size()] { emit entryChosen(at); });
    button->installEventFilter(this);
    button->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(button, &QWidget::customContextMenuRequested, this,
            [this, button, value = entry.value](QPoint at) { emit menuWanted(value, value, button->mapToGlobal(at)); });
    rows_->addWidget(button);
    entries_.push_back(button);
}

// Handles double clicks, whose first click has chosen the entry.
bool ColorLegend::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonDblClick)
        return QFrame::eventFilter(watched, event);
    emit entryDoubleClicked();
    return true;
}

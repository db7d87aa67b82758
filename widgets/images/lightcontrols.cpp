#include "widgets/images/lightcontrols.h"

#include "core/light/lightstyles.h"
#include "core/light/readings.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/ramp.h"
#include "widgets/parts/stylesliders.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int stepsPerStop = 2, mostStops = 6;
// Pixels. In widths below the first, the controls take two rows, below the second three; the third is the least width.
constexpr int twoRows = 700, threeRows = 370, narrowest = 230;

enum What { WholeMap, SelectedFaces };

} // namespace

// The legend of a heat map: its colours, from 0 to 255.
class HeatLegend : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(HeatLegend)
public:
    HeatLegend();
    QSize sizeHint() const override { return {160, fontMetrics().height() + 2}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

HeatLegend::HeatLegend()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Colours for brightness 0 to 255, from dark to bright"));
    setToolTip(accessibleName());
}

void HeatLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto low = u"0"_s, high = u"255"_s;
    const int left = fontMetrics().horizontalAdvance(low) + 5, right = fontMetrics().horizontalAdvance(high) + 5;
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, high);
    const auto bar = rect().adjusted(left, 2, -right, -2);
    paintRamp(painter, bar, [](double share) { return heatColor(static_cast<int>(share * 255)); });
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(bar.adjusted(-1, -1, 0, 0));
}

LightControls::LightControls(QMenu *exports, QWidget *parent)
    : QWidget(parent), what_(new QComboBox), reading_(new QComboBox), side_(new QComboBox),
      exposure_(new QSlider(Qt::Horizontal)), stops_(createLabel()), combined_(new QCheckBox(tr("&Combine styles"))),
      outlines_(new QCheckBox(tr("&Outlines"))), legend_(new HeatLegend), styles_(new StyleSliders)
{
    what_->addItems({tr("All lightmaps"), tr("Selected faces")});
    what_->setAccessibleName(tr("Which lightmaps are shown"));
    reading_->addItems({tr("As stored"), tr("Heat map"), tr("Clipping")});
    reading_->setAccessibleName(tr("How the luxels are shown"));
    reading_->setItemData(1, tr("A colour for each brightness"), Qt::ToolTipRole);
    reading_->setItemData(2, tr("Black luxels blue, those at 255 orange, all others grey"), Qt::ToolTipRole);
    side_->addItems({tr("This map"), tr("Other map"), tr("Difference")});
    side_->setAccessibleName(tr("Which map's luxels are shown"));
    side_->setItemData(2, tr("Black where both maps have the same luxels; brightened, so that small differences are visible"),
                       Qt::ToolTipRole);
    side_->hide();
    for (auto *box : {what_, reading_, side_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(5);
    }
    exposure_->setRange(-mostStops * stepsPerStop, mostStops * stepsPerStop);
    exposure_->setPageStep(stepsPerStop);
    exposure_->setMinimumWidth(60);
    exposure_->setAccessibleName(tr("Exposure"));
    exposure_->setToolTip(tr("Exposure: each stop doubles the brightness. Quake III draws its lightmaps two stops "
                             "brighter than they are stored."));
    combined_->setToolTip(tr("Add up the styles of each face, with the brightness set by their sliders"));
    outlines_->setToolTip(tr("Draw the border of every face over its lightmap"));
    arrange(exports);
    for (auto *box : {what_, reading_, side_})
        connect(box, &QComboBox::currentIndexChanged, this, &LightControls::showState);
    for (auto *box : {combined_, outlines_})
        connect(box, &QCheckBox::toggled, this, &LightControls::showState);
    connect(exposure_, &QSlider::valueChanged, this, &LightControls::showState);
    connect(styles_, &StyleSliders::valuesChanged, this, &LightControls::changed);
    showState();
}

void LightControls::arrange(QMenu *exports)
{
    auto *exportButton = new QToolButton;
    exportButton->setText(tr("&Export"));
    exportButton->setMenu(exports);
    exportButton->setPopupMode(QToolButton::InstantPopup);
    stops_->setMinimumWidth(stops_->fontMetrics().horizontalAdvance(u"+0.0"_s));
    stops_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *first = new QHBoxLayout;
    first->addWidget(what_, 1);
    first->addWidget(reading_, 1);
    first->addWidget(side_, 1);
    first->addWidget(exportButton);
    auto *exposureLabel = createLabel(tr("E&xposure"));
    exposureLabel->setBuddy(exposure_);
    exposureLabel->setToolTip(exposure_->toolTip());
    auto *exposure = new QHBoxLayout;
    exposure->addWidget(exposureLabel);
    exposure->addWidget(exposure_, 1);
    exposure->addWidget(stops_);
    auto *boxes = new QHBoxLayout;
    boxes->addWidget(combined_);
    boxes->addWidget(outlines_);
    boxes->addStretch();
    second_ = new QBoxLayout(QBoxLayout::LeftToRight);
    second_->addLayout(exposure, 1);
    second_->addLayout(boxes);
    rows_ = new QBoxLayout(QBoxLayout::TopToBottom);
    rows_->addLayout(first, 1);
    rows_->addLayout(second_, 1);
    auto *layout = createLayout<QVBoxLayout>(this, {}, 3);
    layout->addLayout(rows_);
    layout->addWidget(styles_);
    layout->addWidget(legend_);
}

void LightControls::setMap(bool hasPages, const std::vector<int> &styles, const MapFile &map)
{
    hasPages_ = hasPages;
    std::vector<StyleSliders::Style> rows;
    for (const int style : styles)
        rows.push_back({style, describeStyle(map, style)});
    styles_->setStyles(rows);
    showState();
}

void LightControls::showState()
{
    combined_->setVisible(!hasPages_);
    styles_->setVisible(!hasPages_ && combined_->isChecked());
    legend_->setVisible(reading_->currentIndex() == static_cast<int>(LightReading::Heat));
    const double stops = static_cast<double>(exposure_->value()) / stepsPerStop;
    stops_->setText((stops > 0 ? u"+"_s : QString()) + QLocale().toString(stops, 'f', 1));
    emit changed();
}

void LightControls::setComparing(bool on)
{
    side_->setVisible(on);
    if (!on)
        side_->setCurrentIndex(static_cast<int>(LightSide::This));
}

LightRequest LightControls::request() const
{
    LightRequest request;
    request.all = what_->currentIndex() == WholeMap;
    request.content.kind = combined_->isChecked() && !hasPages_ ? AtlasContent::Combined : AtlasContent::EachSlot;
    request.content.styles = styles_->values();
    request.reading = static_cast<LightReading>(reading_->currentIndex());
    request.stops = static_cast<double>(exposure_->value()) / stepsPerStop;
    request.outlines = outlines_->isChecked();
    request.side = static_cast<LightSide>(side_->currentIndex());
    return request;
}

void LightControls::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    rows_->setDirection(width() < twoRows ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    second_->setDirection(width() < threeRows ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QSize LightControls::minimumSizeHint() const { return {narrowest, QWidget::minimumSizeHint().height()}; }

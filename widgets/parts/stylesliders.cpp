#include "widgets/parts/stylesliders.h"

#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QGridLayout>
#include <QSlider>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

constexpr int brightest = 200; // per cent of the normal value
constexpr int mostRows = 4;    // visible at a time

QString nameOf(int style) { return u"style%1"_s.arg(style); }

} // namespace

StyleSliders::StyleSliders(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Light styles"));
    setStyles({});
}

void StyleSliders::setStyles(const std::vector<Style> &styles)
{
    if (widget() && styles == styles_)
        return;
    styles_ = styles;
    values_ = normalStyles();
    auto *content = new QWidget;
    auto *rows = createLayout<QGridLayout>(content);
    rows->setVerticalSpacing(1);
    rows->setColumnStretch(1, 1);
    for (const auto &style : styles)
        addRow(rows, style);
    setWidget(content);
    setFixedHeight(sizeHint().height());
}

void StyleSliders::addRow(QGridLayout *rows, const Style &style)
{
    const int row = rows->count() / 3; // a row has three widgets
    auto *label = createLabel(tr("Style %1").arg(style.number));
    auto *slider = new QSlider(Qt::Horizontal);
    auto *box = new QSpinBox;
    slider->setObjectName(nameOf(style.number));
    slider->setRange(0, brightest);
    slider->setPageStep(25);
    box->setRange(0, brightest);
    box->setSuffix(tr(" %"));
    for (auto *widget : {static_cast<QWidget *>(label), static_cast<QWidget *>(slider), static_cast<QWidget *>(box)})
        widget->setToolTip(asToolTip(style.meaning));
    const auto name = style.meaning.isEmpty() ? label->text() : u"%1, %2"_s.arg(label->text(), style.meaning);
    slider->setAccessibleName(name);
    box->setAccessibleName(name);
    slider->setValue(100);
    box->setValue(100);
    connect(slider, &QSlider::valueChanged, box, &QSpinBox::setValue);
    connect(box, &QSpinBox::valueChanged, slider, &QSlider::setValue);
    connect(slider, &QSlider::valueChanged, this, [this, number = style.number](int value) {
        values_[static_cast<size_t>(number) % values_.size()] = static_cast<float>(value) / 100;
        emit valuesChanged();
    });
    rows->addWidget(label, row, 0);
    rows->addWidget(slider, row, 1);
    rows->addWidget(box, row, 2);
}

QSlider *StyleSliders::slider(int style) const { return widget()->findChild<QSlider *>(nameOf(style)); }

QSize StyleSliders::sizeHint() const
{
    const auto *rows = widget()->layout();
    if (rows->count() == 0)
        return {120, 0};
    const int row = rows->itemAt(2)->sizeHint().height() + 1;
    return {180, row * std::min(rows->count() / 3, mostRows)};
}

#include "widgets/view3d/fadebar.h"

#include "core/document/comparison.h"
#include "core/document/document.h"
#include "widgets/parts/elided.h"
#include "widgets/parts/factories.h"

#include <QSlider>

namespace {

constexpr int fadeSteps = 100;

} // namespace

FadeBar::FadeBar(QWidget *parent) : QWidget(parent), other_(createLabel(this)), slider_(new QSlider(Qt::Horizontal, this))
{
    slider_->setRange(0, fadeSteps);
    slider_->setValue(fadeSteps);
    slider_->setPageStep(fadeSteps / 4);
    slider_->setAccessibleName(tr("Fade from the other map to this map"));
    slider_->setToolTip(tr("Left: the other map; right: this map. Both are seen from the same camera."));
    auto *line = createLayout<QHBoxLayout>(this, {4, 0, 4, 0});
    line->addWidget(other_);
    line->addWidget(slider_, 1);
    line->addWidget(createLabel(tr("This map"), this));
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { emit shareChanged(1 - static_cast<double>(value) / fadeSteps); });
    hide();
}

void FadeBar::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    if (document_)
        connect(&document_->comparison(), &Comparison::changed, this, &FadeBar::adoptComparison);
    adoptComparison();
}

void FadeBar::adoptComparison()
{
    const bool isOn = document_ && document_->comparison().isOn();
    if (!isOn)
        slider_->setValue(fadeSteps);
    const auto name = isOn ? document_->comparison().name() : QString();
    other_->setText(other_->fontMetrics().elidedText(name, Qt::ElideMiddle, other_->fontMetrics().averageCharWidth() * 24));
    other_->setToolTip(asToolTip(name));
    setVisible(isOn);
}

#include "widgets/view3d/momentslider.h"

#include "widgets/parts/factories.h"

#include <QLocale>
#include <QSlider>

namespace {

constexpr int steps = 20; // a second

} // namespace

MomentSlider::MomentSlider(QObject *parent) : QWidgetAction(parent)
{
    auto *line = new QWidget;
    slider_ = new QSlider(Qt::Horizontal, line);
    slider_->setRange(0, longest * steps);
    slider_->setPageStep(steps);
    slider_->setAccessibleName(tr("Time in seconds since the start of the game"));
    slider_->setToolTip(tr("Show moving things as they are at this time after the start of the game, while the animation is "
                           "off"));
    told_ = createLabel(line);
    auto *layout = new QHBoxLayout(line);
    layout->addWidget(createLabel(tr("Time"), line));
    layout->addWidget(slider_, 1);
    layout->addWidget(told_);
    setDefaultWidget(line);
    const auto tell = [this](int value) {
        const double seconds = static_cast<double>(value) / steps;
        told_->setText(tr("%1 s").arg(QLocale().toString(seconds, 'f', 2)));
        emit moved(seconds);
    };
    tell(0);
    connect(slider_, &QSlider::valueChanged, this, tell);
}

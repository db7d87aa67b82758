#include "widgets/view3d/lightbutton.h"

#include "widgets/parts/factories.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QWidgetAction>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr int stepsPerDoubling = 10; // of the slider; each step looks like the same change

} // namespace

LightButton::LightButton(QWidget *parent)
    : QToolButton(parent), slider_(new QSlider(Qt::Horizontal)), times_(createLabel()), styles_(new StyleSliders),
      noStyles_(createLabel(tr("All lights in this map are steady."))),
      playing_(new QCheckBox(tr("&Flicker as in the game while the animation is on")))
{
    setText(tr("L&ight"));
    setToolTip(tr("Brightness and the map's light styles"));
    setPopupMode(InstantPopup);
    auto *menu = new QMenu(this);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(createPanel());
    menu->addAction(action);
    setMenu(menu);
    connect(slider_, &QSlider::valueChanged, this, [this] {
        showBrightness();
        emit brightnessChanged(brightness());
    });
    connect(styles_, &StyleSliders::valuesChanged, this, [this] { emit stylesChanged(styles_->values()); });
    connect(playing_, &QCheckBox::toggled, this, &LightButton::stylesPlayChanged);
    showBrightness();
    setStyles({});
}

QWidget *LightButton::createPanel()
{
    auto *panel = new QWidget;
    auto *rows = new QGridLayout(panel);
    auto *name = createLabel(tr("&Brightness"));
    name->setBuddy(slider_);
    slider_->setRange(static_cast<int>(std::log2(darkest) * stepsPerDoubling),
                      static_cast<int>(std::log2(brightest) * stepsPerDoubling));
    slider_->setValue(0);
    slider_->setMinimumWidth(160);
    slider_->setAccessibleName(tr("Brightness"));
    auto *reset = new QPushButton(tr("&Reset"));
    reset->setToolTip(tr("Reset to the brightness of the game"));
    connect(reset, &QPushButton::clicked, this, [this] { slider_->setValue(0); });
    times_->setMinimumWidth(times_->fontMetrics().horizontalAdvance(u"\u00d7 0.00"_s));
    playing_->setChecked(true);
    rows->addWidget(name, 0, 0);
    rows->addWidget(slider_, 0, 1);
    rows->addWidget(times_, 0, 2);
    rows->addWidget(reset, 0, 3);
    rows->addWidget(noStyles_, 1, 0, 1, 4);
    rows->addWidget(styles_, 2, 0, 1, 4);
    rows->addWidget(playing_, 3, 0, 1, 4);
    return panel;
}

double LightButton::brightness() const { return std::exp2(static_cast<double>(slider_->value()) / stepsPerDoubling); }

void LightButton::setBrightness(double times)
{
    slider_->setValue(qRound(std::log2(std::clamp(times, darkest, brightest)) * stepsPerDoubling));
}

void LightButton::showBrightness() { times_->setText(u"\u00d7 %1"_s.arg(QLocale().toString(brightness(), 'f', 2))); }

void LightButton::setStyles(const std::vector<StyleSliders::Style> &styles)
{
    styles_->setStyles(styles);
    noStyles_->setVisible(styles.empty());
    styles_->setVisible(!styles.empty());
    playing_->setVisible(!styles.empty());
    emit stylesChanged(styles_->values());
}

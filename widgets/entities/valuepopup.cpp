#include "widgets/entities/valuepopup.h"

#include "core/numbers.h"
#include "widgets/parts/layout.h"

#include <QColorDialog>
#include <QDial>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace
{

// As it is written in a map: no more digits than are needed.
QString numberOf(double value)
{
    return QString::number(value, 'g', 7);
}

class FlagsPopup : public ValuePopup
{
public:
    FlagsPopup(const std::vector<bsp::DefinedFlag> &flags, QLineEdit *edit) : ValuePopup(edit), list_(new QListWidget(this))
    {
        const auto value = static_cast<quint64>(edit->text().trimmed().toLongLong());
        quint32 known = 0;
        for (const auto &flag : flags) {
            known |= flag.bit;
            add(flag.bit, flag.title.isEmpty() ? tr("flag %1").arg(flag.bit) : flag.title, flag.help, (value & flag.bit) != 0);
        }
        for (quint32 bit = 1; bit != 0; bit <<= 1)
            if ((value & bit) != 0 && (known & bit) == 0)
                add(bit, tr("not in the definition"), {}, true);
        list_->setFrameShape(QFrame::NoFrame);
        list_->setAccessibleName(tr("Flags"));
        list_->setCurrentRow(0);
        list_->setMinimumWidth(list_->sizeHintForColumn(0) + 40);
        list_->setMaximumHeight(list_->sizeHintForRow(0) * std::min(list_->count(), 16) + 8);
        createLayout<QVBoxLayout>(this, {2, 2, 2, 2})->addWidget(list_);
        setFocusProxy(list_);
        watch(list_);
        connect(list_, &QListWidget::itemChanged, this, [this] { write(QString::number(value_())); });
    }

private:
    void add(quint32 bit, const QString &title, const QString &help, bool isOn)
    {
        auto *item = new QListWidgetItem(u"%1  %2"_s.arg(bit).arg(title), list_);
        item->setData(Qt::UserRole, bit);
        item->setToolTip(help);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(isOn ? Qt::Checked : Qt::Unchecked);
    }
    quint32 value_() const
    {
        quint32 value = 0;
        for (int row = 0; row < list_->count(); ++row)
            if (list_->item(row)->checkState() == Qt::Checked)
                value |= list_->item(row)->data(Qt::UserRole).toUInt();
        return value;
    }

    QListWidget *list_;
};

// Three numbers to 255 or, where all of the value are small and it has a fraction or is one of these, to 1. What stands behind
// them, as the strength of a light, stays.
class ColorPopup : public ValuePopup
{
public:
    explicit ColorPopup(QLineEdit *edit) : ValuePopup(edit), dialog_(new QColorDialog(this))
    {
        std::array<double, 8> numbers{};
        const int count = readNumbers(edit->text().toLatin1(), numbers);
        toOne_ = count >= 3 && std::ranges::all_of(std::span(numbers).first(3), [](double part) { return part <= 1; });
        for (int i = 3; i < count; ++i)
            rest_ += u' ' + numberOf(numbers[static_cast<size_t>(i)]);
        const auto part = [this](double value) { return static_cast<float>(std::clamp(toOne_ ? value : value / 255, 0.0, 1.0)); };
        dialog_->setWindowFlags(Qt::Widget);
        dialog_->setOptions(QColorDialog::DontUseNativeDialog | QColorDialog::NoButtons);
        dialog_->setCurrentColor(count >= 3 ? QColor::fromRgbF(part(numbers[0]), part(numbers[1]), part(numbers[2])) : QColor(Qt::white));
        createLayout<QVBoxLayout>(this, {2, 2, 2, 2})->addWidget(dialog_);
        setFocusProxy(dialog_);
        for (auto *each : dialog_->findChildren<QWidget *>())
            watch(each);
        watch(dialog_);
        connect(dialog_, &QColorDialog::currentColorChanged, this, [this](const QColor &color) {
            const auto text = [this](int part, float share) {
                return toOne_ ? QString::number(static_cast<double>(share), 'g', 3) : QString::number(part);
            };
            write(text(color.red(), color.redF()) + u' ' + text(color.green(), color.greenF()) + u' '
                  + text(color.blue(), color.blueF()) + rest_);
        });
    }

private:
    QColorDialog *dialog_;
    bool toOne_ = false;
    QString rest_;
};

// Numbers of which each has a name.
class NumbersPopup : public ValuePopup
{
public:
    NumbersPopup(const QStringList &names, double most, QLineEdit *edit) : ValuePopup(edit)
    {
        std::array<double, 8> numbers{};
        readNumbers(edit->text().toLatin1(), numbers);
        auto *layout = createLayout<QHBoxLayout>(this, {6, 4, 6, 4}, 4);
        for (qsizetype i = 0; i < names.size(); ++i) {
            auto *spin = new QDoubleSpinBox(this);
            spin->setDecimals(4);
            spin->setRange(-most, most);
            spin->setValue(numbers[static_cast<size_t>(i)]);
            spin->setAccessibleName(names[i]);
            auto *label = new QLabel(names[i], this);
            label->setBuddy(spin);
            layout->addWidget(label);
            layout->addWidget(spin);
            spins_.push_back(spin);
            watch(spin);
            watch(spin->findChild<QLineEdit *>());
            connect(spin, &QDoubleSpinBox::valueChanged, this, [this] { writeAll(); });
        }
        setFocusProxy(spins_.front());
    }

private:
    void writeAll()
    {
        QStringList texts;
        for (const auto *spin : spins_)
            texts.append(numberOf(spin->value()));
        write(texts.join(u' '));
    }

    std::vector<QDoubleSpinBox *> spins_;
};

// A direction on the ground, seen from above: 0 is to the right, as on a map; up and down have numbers of their own.
class AnglePopup : public ValuePopup
{
public:
    explicit AnglePopup(QLineEdit *edit) : ValuePopup(edit), dial_(new QDial(this))
    {
        dial_->setRange(0, 359);
        dial_->setWrapping(true);
        dial_->setNotchesVisible(true);
        dial_->setSingleStep(1);
        dial_->setPageStep(15);
        dial_->setAccessibleName(tr("Direction, seen from above"));
        const int yaw = qRound(edit->text().toDouble());
        dial_->setValue(yaw < 0 ? 0 : positionOf(yaw));
        auto *layout = createLayout<QHBoxLayout>(this, {4, 4, 4, 4}, 4);
        layout->addWidget(dial_);
        auto *buttons = new QVBoxLayout;
        for (const auto &[text, value] : {std::pair(tr("&Up"), -1), {tr("&Down"), -2}}) {
            auto *button = new QPushButton(text, this);
            button->setAutoDefault(false);
            connect(button, &QPushButton::clicked, this, [this, number = value] { write(QString::number(number)); });
            buttons->addWidget(button);
            watch(button);
        }
        layout->addLayout(buttons);
        setFocusProxy(dial_);
        watch(dial_);
        connect(dial_, &QDial::valueChanged, this, [this](int position) { write(QString::number(positionOf(position))); });
    }

private:
    // A dial begins at the bottom and turns with the clock, a yaw at the right and against it; each is the other's mirror.
    static int positionOf(int yaw) { return ((270 - yaw) % 360 + 360) % 360; }

    QDial *dial_;
};

} // namespace

ValuePopup *ValuePopup::create(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, QLineEdit *edit)
{
    constexpr double farthest = 1 << 17; // map units
    switch (kind) {
    case bsp::ValueKind::Flags: return flags.empty() ? nullptr : new FlagsPopup(flags, edit);
    case bsp::ValueKind::Color: return new ColorPopup(edit);
    case bsp::ValueKind::Angle: return new AnglePopup(edit);
    case bsp::ValueKind::Angles: return new NumbersPopup({tr("Pitch"), tr("Yaw"), tr("Roll")}, 360, edit);
    case bsp::ValueKind::Numbers: return new NumbersPopup({u"x"_s, u"y"_s, u"z"_s}, farthest, edit);
    default: return nullptr;
    }
}

ValuePopup::ValuePopup(QLineEdit *edit) : QFrame(edit, Qt::Popup), edit_(edit)
{
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
}

// Below the line, or above it where the screen ends.
void ValuePopup::open()
{
    before_ = edit_->text();
    wasModified_ = edit_->isModified();
    adjustSize();
    const auto screen = edit_->screen()->availableGeometry();
    auto at = edit_->mapToGlobal(QPoint(0, edit_->height()));
    if (at.y() + height() > screen.bottom())
        at.setY(edit_->mapToGlobal(QPoint()).y() - height());
    at.setX(std::max(screen.left(), std::min(at.x(), screen.right() - width())));
    move(at);
    show();
    if (focusProxy())
        focusProxy()->setFocus();
}

void ValuePopup::write(const QString &text)
{
    edit_->setText(text);
    edit_->setModified(true);
}

void ValuePopup::watch(QWidget *part)
{
    if (part)
        part->installEventFilter(this);
}

bool ValuePopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent *>(event)->key();
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!enters && key != Qt::Key_Escape)
        return QFrame::eventFilter(watched, event);
    if (!enters) {
        edit_->setText(before_);
        edit_->setModified(wasModified_);
    }
    close();
    if (enters)
        emit committed();
    return true;
}

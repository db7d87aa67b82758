#include "widgets/parts/valuepopup.h"

#include "core/numbers.h"
#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QAction>
#include <QColorDialog>
#include <QDial>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

// Returns the style's own arrow, which fits light and dark themes.
QIcon downArrow(const QWidget &on)
{
    constexpr int size = 12;
    QPixmap pixmap(QSize(size, size) * on.devicePixelRatioF());
    pixmap.setDevicePixelRatio(on.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QStyleOption option;
    option.initFrom(&on);
    option.rect = QRect(0, 0, size, size);
    on.style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &option, &painter, &on);
    return pixmap;
}

// Returns the number as maps write it, with no more digits than needed.
QString numberOf(double value) { return QString::number(value, 'g', 10); }

class FlagsPopup : public ValuePopup
{
public:
    FlagsPopup(const std::vector<bsp::DefinedFlag> &flags, quint32 value, QLineEdit *edit)
        : ValuePopup(edit), list_(new QListWidget(this))
    {
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
        connect(list_, &QListWidget::itemChanged, this, [this] { write(QString::number(static_cast<qint32>(value_()))); });
    }

private:
    void add(quint32 bit, const QString &title, const QString &help, bool isOn)
    {
        auto *item = new QListWidgetItem(u"%1  %2"_s.arg(bit).arg(title), list_);
        item->setData(Qt::UserRole, bit);
        item->setToolTip(asToolTip(help));
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

// The popup for a colour: three numbers up to 255 or up to 1. If the definition does not say which: up to 1 if no number is
// above 1 and not all are 0. Text after them, such as the strength of a light, is kept.
class ColorPopup : public ValuePopup
{
public:
    ColorPopup(bsp::ValueKind kind, const QString &text, QLineEdit *edit) : ValuePopup(edit), dialog_(new QColorDialog(this))
    {
        std::array<double, 8> numbers{};
        const int count = readNumbers(text.toLatin1(), numbers);
        const auto three = std::span(numbers).first(3);
        const bool isSmall = count >= 3 && std::ranges::all_of(three, [](double each) { return each <= 1; });
        const bool isBlack = std::ranges::all_of(three, [](double each) { return each == 0; });
        toOne_ = kind == bsp::ValueKind::ColorTo1 || (kind == bsp::ValueKind::Color && isSmall && !isBlack);
        for (int i = 3; i < count; ++i)
            rest_ += u' ' + numberOf(numbers[static_cast<size_t>(i)]);
        const auto share = [this](double value) {
            return static_cast<float>(std::clamp(toOne_ ? value : value / 255, 0.0, 1.0));
        };
        dialog_->setWindowFlags(Qt::Widget);
        dialog_->setOptions(QColorDialog::DontUseNativeDialog | QColorDialog::NoButtons);
        dialog_->setCurrentColor(count >= 3 ? QColor::fromRgbF(share(numbers[0]), share(numbers[1]), share(numbers[2]))
                                            : QColor(Qt::white));
        createLayout<QVBoxLayout>(this, {2, 2, 2, 2})->addWidget(dialog_);
        setFocusProxy(dialog_);
        for (auto *each : dialog_->findChildren<QWidget *>())
            watch(each);
        watch(dialog_);
        connect(dialog_, &QColorDialog::currentColorChanged, this, [this](const QColor &color) {
            const auto part = [this](int to255, float to1) {
                return toOne_ ? QString::number(static_cast<double>(to1), 'g', 3) : QString::number(to255);
            };
            write(part(color.red(), color.redF()) + u' ' + part(color.green(), color.greenF()) + u' '
                  + part(color.blue(), color.blueF()) + rest_);
        });
    }

private:
    QColorDialog *dialog_;
    bool toOne_ = false;
    QString rest_;
};

// The popup for three numbers with names. It rewrites only the number that is changed.
class NumbersPopup : public ValuePopup
{
public:
    NumbersPopup(const std::array<QString, 3> &names, QLineEdit *edit) : ValuePopup(edit), words_(wordsOf(edit->text()))
    {
        auto *layout = createLayout<QHBoxLayout>(this, {6, 4, 6, 4}, 4);
        if (words_.isEmpty())
            words_ = {u"0"_s, u"0"_s, u"0"_s};
        for (qsizetype i = 0; i < std::ssize(names); ++i) {
            auto *spin = new QDoubleSpinBox(this);
            spin->setDecimals(4);
            spin->setRange(-farthest, farthest);
            spin->setValue(words_[i].toDouble());
            spin->setAccessibleName(names[static_cast<size_t>(i)]);
            auto *label = createLabel(names[static_cast<size_t>(i)], this);
            label->setBuddy(spin);
            layout->addWidget(label);
            layout->addWidget(spin);
            watch(spin);
            watch(spin->findChild<QLineEdit *>());
            connect(spin, &QDoubleSpinBox::valueChanged, this, [this, i](double value) {
                words_[i] = numberOf(value);
                write(words_.join(u' '));
            });
            if (i == 0)
                setFocusProxy(spin);
        }
    }

    static bool fits(const QString &text)
    {
        const auto words = wordsOf(text);
        const auto isNumber = [](const QString &word) {
            bool isRead = false;
            word.toDouble(&isRead);
            return isRead;
        };
        return words.isEmpty() || (words.size() == 3 && std::ranges::all_of(words, isNumber));
    }

private:
    static constexpr double farthest = 1 << 17; // map units, or degrees

    static QStringList wordsOf(const QString &text) { return text.simplified().split(u' ', Qt::SkipEmptyParts); }

    QStringList words_;
};

// The popup for a direction on the ground, seen from above: 0 is to the right, as on a map; up and down have special numbers.
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
        dial_->setValue(yaw == -1 || yaw == -2 ? 0 : positionOf(yaw)); // the dial cannot show up and down
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
    // A dial starts at the bottom and turns clockwise, a yaw at the right and anticlockwise. The conversion is its own
    // inverse.
    static int positionOf(int yaw) { return ((270 - yaw) % 360 + 360) % 360; }

    QDial *dial_;
};

} // namespace

QAction *addPopupArrow(QLineEdit *edit, const QString &toolTip)
{
    auto *open = edit->addAction(downArrow(*edit), QLineEdit::TrailingPosition);
    open->setToolTip(toolTip);
    open->setShortcuts({QKeySequence(u"Alt+Down"_s), QKeySequence(Qt::Key_F4)});
    open->setShortcutContext(Qt::WidgetShortcut);
    return open;
}

bool ValuePopup::fits(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, const QString &text)
{
    switch (kind) {
    case bsp::ValueKind::Flags: return !flags.empty();
    case bsp::ValueKind::Angle: return true;
    case bsp::ValueKind::Angles:
    case bsp::ValueKind::Numbers: return NumbersPopup::fits(text);
    default: return bsp::isColor(kind);
    }
}

ValuePopup *ValuePopup::create(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, quint32 bits, QLineEdit *edit)
{
    if (!fits(kind, flags, edit->text()))
        return nullptr;
    switch (kind) {
    case bsp::ValueKind::Flags: return new FlagsPopup(flags, bits, edit);
    case bsp::ValueKind::Angle: return new AnglePopup(edit);
    case bsp::ValueKind::Angles: return new NumbersPopup({tr("Pitch"), tr("Yaw"), tr("Roll")}, edit);
    case bsp::ValueKind::Numbers: return new NumbersPopup({u"x"_s, u"y"_s, u"z"_s}, edit);
    default: return createForColor(kind, edit->text(), edit);
    }
}

ValuePopup *ValuePopup::createForColor(bsp::ValueKind kind, const QString &color, QLineEdit *edit)
{
    return new ColorPopup(kind, color, edit);
}

ValuePopup::ValuePopup(QLineEdit *edit) : QFrame(edit, Qt::Popup), edit_(edit)
{
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
}

// Opens below the line, or above it if there is no room on the screen.
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

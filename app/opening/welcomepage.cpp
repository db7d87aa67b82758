#include "app/opening/welcomepage.h"

#include "core/games/samples.h"
#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace {

QLabel *heading(const QString &text, QWidget *parent, double scale)
{
    auto *label = createLabel(text, parent);
    auto font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

// A button that looks like a link: coloured, underlined below the pointer, framed with the focus.
QPushButton *link(const QString &text, QWidget *parent)
{
    constexpr int widest = 600;
    auto *button = new QPushButton(parent);
    button->setText(asMenuText(button->fontMetrics().elidedText(text, Qt::ElideMiddle, widest)));
    button->setAccessibleName(text);
    button->setFlat(true);
    button->setAutoDefault(true); // Enter presses it, as Space does
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent), page_(new QWidget), recent_(new QVBoxLayout), samples_(new QVBoxLayout)
{
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(createColumn(), 4);
    middle->addStretch(1);
    auto *outer = new QVBoxLayout(page_);
    outer->addStretch(1);
    outer->addLayout(middle);
    outer->addStretch(2);
    auto *scroll = new QScrollArea(this); // for windows lower than a long list of maps
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page_);
    createLayout<QVBoxLayout>(this)->addWidget(scroll);
    colorLinks();
}

QWidget *WelcomePage::createColumn()
{
    auto *column = new QWidget(page_);
    column->setMaximumWidth(640);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(10);
    for (auto *links : {recent_, samples_})
        links->setSpacing(0);
    layout->addWidget(heading(tr("Lumpscope"), column, 2.0));
    auto *what = createSentence(
        tr("Opens compiled maps (.bsp) of Quake, Hexen II, Quake II, Quake III Arena, Half-Life and games based on "
           "them, and shows everything in them: each lump as a table, each reference as a link. It also opens archives "
           "(PAK, PK3, WAD) and single images."),
        column);
    layout->addWidget(what);
    auto *open = new QPushButton(tr("&Open..."), column);
    open->setDefault(true);
    layout->addWidget(open, 0, Qt::AlignLeft);
    layout->addWidget(createLabel(tr("or drop a file on this window."), column));
    layout->addWidget(heading(tr("Recent"), column, 1.2));
    layout->addLayout(recent_);
    layout->addWidget(heading(tr("Built-in samples"), column, 1.2));
    layout->addLayout(samples_);
    for (const auto *sample : samples())
        addLink(samples_, tr("Gallery for %1").arg(fromView(sample->title)), samplePath(fromView(sample->id)));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    setFocusProxy(open);
    return column;
}

void WelcomePage::colorLinks()
{
    const auto palette = QApplication::palette();
    page_->setStyleSheet(u"QPushButton:flat { color: %1; text-align: left; padding: 2px 4px;"
                         " border: 1px solid transparent; border-radius: 3px; }"
                         "QPushButton:flat:hover { text-decoration: underline; }"
                         "QPushButton:flat:hover, QPushButton:flat:focus { background: %2; }"
                         "QPushButton:flat:focus { border-color: %1; }"_s.arg(palette.color(QPalette::Link).name(),
                                                                              palette.color(QPalette::Base).name()));
}

// Updates the links' colours: a style sheet keeps those it was set with.
void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorLinks();
}

void WelcomePage::setRecent(const QStringList &paths)
{
    while (auto *old = recent_->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    if (paths.isEmpty())
        recent_->addWidget(createLabel(tr("No recent files yet"), recent_->parentWidget()));
    for (const auto &path : paths) {
        const QFileInfo file(path);
        addLink(recent_, u"%1   (%2)"_s.arg(file.fileName(), QDir::toNativeSeparators(file.path())), path);
    }
}

void WelcomePage::addLink(QVBoxLayout *into, const QString &text, const QString &path)
{
    auto *button = link(text, into->parentWidget());
    if (!path.startsWith(u':'))
        button->setToolTip(asToolTip(QDir::toNativeSeparators(path)));
    connect(button, &QPushButton::clicked, this, [this, path] { emit chosen(path); });
    into->addWidget(button, 0, Qt::AlignLeft);
}

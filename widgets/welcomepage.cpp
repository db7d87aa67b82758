#include "widgets/welcomepage.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace
{

QLabel *heading(const QString &text, QWidget *parent, double scale)
{
    auto *label = new QLabel(text, parent);
    auto font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent) : QWidget(parent), recent_(new QVBoxLayout), samples_(new QVBoxLayout)
{
    auto *column = new QWidget(this);
    column->setMaximumWidth(640);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(10);
    layout->addWidget(heading(tr("Lumpscope"), column, 2.0));
    auto *what = new QLabel(
        tr("Opens compiled maps of Quake II, Quake III Arena and Half-Life (.bsp) and shows everything in them: "
           "every lump a table, every reference a link."),
        column);
    what->setWordWrap(true);
    layout->addWidget(what);
    auto *open = new QPushButton(tr("&Open a Map..."), column);
    open->setDefault(true);
    layout->addWidget(open, 0, Qt::AlignLeft);
    layout->addWidget(new QLabel(tr("or drop a file on this window."), column));
    layout->addWidget(heading(tr("Recent maps"), column, 1.2));
    layout->addLayout(recent_);
    layout->addWidget(heading(tr("Built-in samples"), column, 1.2));
    layout->addLayout(samples_);
    auto *outer = new QVBoxLayout(this);
    outer->addStretch(1);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(column, 4);
    middle->addStretch(1);
    outer->addLayout(middle);
    outer->addStretch(2);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    setFocusProxy(open);
}

void WelcomePage::setRecent(const QList<Item> &items)
{
    fill(recent_, items, tr("Maps that you open are listed here."));
}

void WelcomePage::setSamples(const QList<Item> &items)
{
    fill(samples_, items, {});
}

void WelcomePage::fill(QVBoxLayout *into, const QList<Item> &items, const QString &empty)
{
    while (auto *old = into->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    if (items.isEmpty())
        into->addWidget(new QLabel(empty, this));
    for (const auto &[text, path] : items) {
        auto *button = new QPushButton(text, this);
        button->setFlat(true);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 3px;"));
        button->setToolTip(QDir::toNativeSeparators(path));
        button->setCursor(Qt::PointingHandCursor);
        connect(button, &QPushButton::clicked, this, [this, where = path] { emit chosen(where); });
        into->addWidget(button);
    }
}

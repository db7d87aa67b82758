#include "app/window/theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

using namespace Qt::StringLiterals;

namespace {

QPalette darkPalette()
{
    const QColor window(0x2b, 0x2d, 0x30), base(0x1e, 0x1f, 0x22), text(0xdf, 0xe1, 0xe5), grey(0x7a, 0x7e, 0x85);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(0x25, 0x26, 0x2a));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, grey);
    palette.setColor(QPalette::Button, QColor(0x3a, 0x3d, 0x41));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3d, 0x41));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::BrightText, QColor(0xff, 0x8a, 0x80));
    palette.setColor(QPalette::Link, QColor(0x6c, 0xb2, 0xff));
    palette.setColor(QPalette::Highlight, QColor(0x38, 0x74, 0xc2));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Light, QColor(0x4a, 0x4d, 0x52));
    palette.setColor(QPalette::Mid, QColor(0x23, 0x25, 0x28));
    palette.setColor(QPalette::Dark, QColor(0x16, 0x17, 0x19));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, grey);
    return palette;
}

struct ThemeText {
    Q_DECLARE_TR_FUNCTIONS(Theme)
};

} // namespace

// Switches to Fusion for light and dark, as no other style follows a palette in every part. Theme::System restores the system's
// own style.
void applyTheme(Theme theme)
{
    static const QString systemStyle = QApplication::style()->name();
    QApplication::setStyle(QStyleFactory::create(theme == Theme::System ? systemStyle : QStringLiteral("fusion")));
    QApplication::setPalette(theme == Theme::Dark ? darkPalette() : QApplication::style()->standardPalette());
    // Lays out labels with links again: links keep the colour of the first layout.
    for (auto *widget : QApplication::allWidgets())
        if (auto *label = qobject_cast<QLabel *>(widget); label && label->text().contains(u"<a "_s)) {
            const auto text = label->text();
            label->clear();
            label->setText(text);
        }
}

void fillThemeMenu(QMenu *menu, Settings &settings)
{
    auto *themes = new QActionGroup(menu);
    const QString names[] = {ThemeText::tr("&System"), ThemeText::tr("&Light"), ThemeText::tr("&Dark")};
    for (int i = 0; i < 3; ++i) {
        auto *action = themes->addAction(menu->addAction(names[i]));
        action->setCheckable(true);
        QObject::connect(action, &QAction::triggered, menu, [&settings, i] {
            settings.theme.set(i);
            applyTheme(static_cast<Theme>(i));
        });
    }
    // Another window may have chosen one.
    QObject::connect(menu, &QMenu::aboutToShow, themes,
                     [themes, &settings] { themes->actions()[settings.theme()]->setChecked(true); });
}

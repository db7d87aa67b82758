#include "app/window/glyphicon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace {

constexpr double faintness = 0.3; // opacity of a disabled icon

// An icon engine that paints a pixmap of any size on request.
class PaintedEngine : public QIconEngine
{
public:
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }
};

class GlyphEngine : public PaintedEngine
{
public:
    explicit GlyphEngine(QChar glyph) : glyph_(glyph) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        auto font = QGuiApplication::font();
        font.setPixelSize(rect.height());
        painter->setFont(font);
        painter->setPen(QGuiApplication::palette().color(group, QPalette::ButtonText));
        painter->drawText(rect, Qt::AlignCenter, QString(glyph_));
    }

    QIconEngine *clone() const override { return new GlyphEngine(glyph_); }

private:
    QChar glyph_;
};

class FadingEngine : public PaintedEngine
{
public:
    explicit FadingEngine(const QIcon &icon) : icon_(icon) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        painter->setOpacity(mode == QIcon::Disabled ? faintness : 1);
        icon_.paint(painter, rect, Qt::AlignCenter, mode == QIcon::Disabled ? QIcon::Normal : mode, state);
    }

    QIconEngine *clone() const override { return new FadingEngine(*this); }

private:
    QIcon icon_;
};

} // namespace

QIcon glyphIcon(QChar glyph) { return QIcon(new GlyphEngine(glyph)); }
QIcon fadedWhenDisabled(const QIcon &icon) { return QIcon(new FadingEngine(icon)); }

#include "app/glyphicon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace
{

class GlyphEngine : public QIconEngine
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

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new GlyphEngine(glyph_); }

private:
    QChar glyph_;
};

} // namespace

QIcon glyphIcon(QChar glyph)
{
    return QIcon(new GlyphEngine(glyph));
}

// Made-up textures: any number of them, one colour each, every tenth missing.
#pragma once

#include "core/assets/texture.h"

#include <QCoreApplication>
#include <QThread>

#include <atomic>

class MadeTextures : public TextureSource
{
public:
    explicit MadeTextures(int count, int side = 64, int delay = 0) : count_(count), side_(side), delay_(delay) {}

    int count() const override { return count_; }
    QString name(int index) const override { return QStringLiteral("wall/tex%1").arg(index, 4, 10, QLatin1Char('0')); }
    Texture load(int index) const override
    {
        ++loads;
        if (delay_ > 0)
            QThread::msleep(static_cast<unsigned long>(delay_));
        Texture texture{.name = name(index)};
        if (index % 10 == 9) {
            texture.tried = QStringList{QStringLiteral("/game/") + texture.name};
            return texture;
        }
        QImage image(side_, side_, QImage::Format_RGB32);
        image.fill(colorOf(index));
        texture.picture.mips = {image};
        texture.size = image.size() * (1 + index % 3);
        texture.source = QStringLiteral("/game/pak%1.pak").arg(index % 2);
        return texture;
    }
    Texture load(const QString &) const override { return {}; }
    QStringList notices() const override
    {
        if (QThread::currentThread() == QCoreApplication::instance()->thread())
            qFatal("notices() may take long: it must not be asked by the window's thread");
        return loads > 0 ? QStringList{QStringLiteral("no palette")} : QStringList();
    }
    QStringList places() const override { return {}; }

    static QRgb colorOf(int index) { return qRgb(index % 256, index / 256, 99); }

    mutable std::atomic<int> loads = 0;

private:
    int count_, side_, delay_;
};

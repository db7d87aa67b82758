// Shared by the tests of the view of one texture: textures of three kinds, and a view in front to point at.
#pragma once

#include "tests/gestures.h"
#include "tests/picturebuilder.h"
#include "tests/testmaps.h"
#include "widgets/images/imagedetails.h"
#include "widgets/images/imageview.h"
#include "widgets/images/paletteview.h"

#include <QtTest>

using namespace Qt::StringLiterals;

inline constexpr QSize someSize(32, 16);

inline Texture textureOf(const QString &name, const Result<Picture> &picture)
{
    Texture texture{.name = name, .size = picture.value().size(), .picture = picture.value()};
    texture.source = u"/game/"_s + name;
    return texture;
}

inline Texture wal() { return textureOf(u"e1u1/wall"_s, readWal(walOf("e1u1/wall", someSize), someColors())); }

inline Texture grate() { return textureOf(u"{grate"_s, readMiptex(miptexOf("{grate", someSize, someColors()), {})); }

inline Texture tga() { return textureOf(u"base/light"_s, readTga(tgaOf({2, 32}, someSize, someTexels(someSize)))); }

class ImageViewFixture : public QObject
{
protected:
    void open()
    {
        view_ = std::make_unique<ImageView>();
        view_->resize(900, 500);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        QApplication::setActiveWindow(view_.get()); // no window manager does it here, and shortcuts need it
        view_->canvas()->setFocus();
    }
    void hover(QPoint texel, int tile = 0)
    {
        moveMouse(view_->canvas()->viewport(), view_->canvas()->rectOf({tile, texel}).center());
        QCOMPARE(view_->canvas()->hovered(), (PixelCanvas::Pixel{tile, texel}));
    }
    void chooseMip(int mip) { view_->mipChoice()->setCurrentIndex(view_->mipChoice()->findData(mip)); }

    std::unique_ptr<ImageView> view_;
};

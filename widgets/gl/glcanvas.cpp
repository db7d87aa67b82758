#include "widgets/gl/glcanvas.h"

#include <QElapsedTimer>
#include <QOpenGLFunctions>
#include <QPainter>
#include <QTimer>
#include <QtMath>

#include <algorithm>
#include <span>

GlCanvas::GlCanvas(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

GlCanvas::~GlCanvas()
{
    makeCurrent();
    buffer_.reset();
    doneCurrent();
}

QString GlCanvas::begin()
{
    if (!gl_.create() || !makeCurrent())
        return tr("The map cannot be drawn: this display has no OpenGL 3.3. Everything else works.");
    return prepareGL();
}

// A lost context tells nobody; what was in the driver is gone.
void GlCanvas::paintEvent(QPaintEvent *)
{
    if (!isBegun_) { // nor after a want of memory in it
        fault_ = begin();
        isBegun_ = true;
    } else if (fault_.isEmpty() && !makeCurrent()) {
        fault_ = tr("The map cannot be drawn any more: the graphics driver has ended it. Everything else works; start the "
                    "program anew to see the map in 3D again.");
    }
    if (!fault_.isEmpty()) {
        doneCurrent();
        QTimer::singleShot(0, this, [this] { emit failed(fault_); }); // which hides what is being painted
        return;
    }
    QElapsedTimer since; // of the picture, not of the driver's start
    since.start();
    const double ratio = devicePixelRatioF();
    const QSize pixels(qCeil(width() * ratio), qCeil(height() * ratio)); // the last may be cut
    const bool fits = fit(pixels);
    if (fits) {
        drawGL(pixels);
        readBack();
    }
    doneCurrent();
    QPainter painter(this);
    if (!fits)
        return tellNoRoom(painter, pixels);
    painter.drawImage(QPoint(), picture_);
    paintOver(painter);
    emit drawn(static_cast<double>(since.nsecsElapsed()) / 1e6);
}

// False: there is no room for a picture of that size.
bool GlCanvas::fit(QSize pixels)
{
    if (!buffer_ || buffer_->size() != pixels) {
        buffer_ = std::make_unique<QOpenGLFramebufferObject>(pixels, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGBA8);
        picture_ = QImage(pixels, QImage::Format_RGB32);
    }
    picture_.setDevicePixelRatio(devicePixelRatioF());
    if (!picture_.isNull() && buffer_->isValid() && buffer_->bind())
        return true;
    buffer_.reset(); // to be tried again
    return false;
}

void GlCanvas::tellNoRoom(QPainter &painter, QSize pixels)
{
    painter.fillRect(rect(), Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("There is no room for a picture of %1 x %2 pixels.").arg(pixels.width()).arg(pixels.height()));
}

// As the screen has its pixels. OpenGL begins with the lowest row, and Mesa turns red and blue one pixel at a time where it is
// asked for another order than it stores.
void GlCanvas::readBack()
{
    constexpr GLenum packed = 0x8367; // GL_UNSIGNED_INT_8_8_8_8_REV: no header of OpenGL ES has it
    context()->functions()->glReadPixels(0, 0, picture_.width(), picture_.height(), GL_RGBA, packed, picture_.bits());
    for (int top = 0, bottom = picture_.height() - 1; top < bottom; ++top, --bottom)
        std::swap_ranges(picture_.scanLine(top), picture_.scanLine(top) + picture_.bytesPerLine(), picture_.scanLine(bottom));
    const std::span pixels(reinterpret_cast<QRgb *>(picture_.bits()), static_cast<size_t>(picture_.sizeInBytes()) / sizeof(QRgb));
    for (auto &pixel : pixels)
        pixel = 0xff000000 | (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff);
}

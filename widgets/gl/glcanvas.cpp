#include "widgets/gl/glcanvas.h"

#include <QElapsedTimer>
#include <QOpenGLFunctions>
#include <QPaintEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <span>
#include <utility>

GlCanvas::GlCanvas(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    round_.setSingleShot(true);
    connect(&round_, &QTimer::timeout, this, [this] {
        if (isOutdated_)
            update();
    });
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
        return tr("The map cannot be drawn: this display does not support OpenGL 3.3. Everything else works.");
    return prepareGL();
}

void GlCanvas::redraw()
{
    isOutdated_ = true;
    if (!round_.isActive())
        update();
}

// Checks for a lost context here, as nothing signals it. Everything in the driver is lost with it.
void GlCanvas::paintEvent(QPaintEvent *event)
{
    const double ratio = devicePixelRatioF();
    const QSize pixels(qCeil(width() * ratio), qCeil(height() * ratio)); // the last row and column may be cut off
    const bool isPart = event->region().boundingRect() != rect();        // below a label that has changed
    if (isPart && !isOutdated_ && fault_.isEmpty() && buffer_ && buffer_->size() == pixels)
        return paintPicture();
    if (!isBegun_) { // also if begin() ran out of memory
        fault_ = begin();
        isBegun_ = true;
    } else if (fault_.isEmpty() && !makeCurrent()) {
        fault_ = tr("The map can no longer be drawn: the graphics driver has dropped the OpenGL context. Everything else "
                    "works; restart Lumpscope to see the map in 3D again.");
    }
    if (!fault_.isEmpty()) {
        doneCurrent();
        // Emit failed() only after painting, as slots hide this widget.
        QTimer::singleShot(0, this, [this] { emit failed(fault_); });
        return;
    }
    QElapsedTimer since; // excludes the start of the driver
    since.start();
    const bool fits = fit(pixels);
    isOutdated_ = false;
    round_.start();
    if (fits) {
        drawGL(pixels);
        readBack();
    }
    doneCurrent();
    if (!fits)
        return tellNoRoom(pixels);
    paintPicture();
    emit drawn(static_cast<double>(since.nsecsElapsed()) / 1e6);
}

// Returns false if there is no room for a picture of that size.
bool GlCanvas::fit(QSize pixels)
{
    if (!buffer_ || buffer_->size() != pixels) {
        buffer_ = std::make_unique<QOpenGLFramebufferObject>(pixels, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGBA8);
        picture_ = QImage(pixels, QImage::Format_RGB32);
    }
    picture_.setDevicePixelRatio(devicePixelRatioF());
    if (!picture_.isNull() && buffer_->isValid() && buffer_->bind())
        return true;
    buffer_.reset(); // to try again next time
    return false;
}

void GlCanvas::paintPicture()
{
    QPainter painter(this);
    painter.drawImage(QPoint(), picture_);
    paintOver(painter);
}

void GlCanvas::tellNoRoom(QSize pixels)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.")
                         .arg(pixels.width())
                         .arg(pixels.height()));
}

// Reads the picture in the screen's format, and flips it, as OpenGL starts with the bottom row. In a format other than the stored
// one, Mesa would swap red and blue pixel by pixel.
void GlCanvas::readBack()
{
    constexpr GLenum packed = 0x8367; // GL_UNSIGNED_INT_8_8_8_8_REV, missing in headers of OpenGL ES
    context()->functions()->glReadPixels(0, 0, picture_.width(), picture_.height(), GL_RGBA, packed, picture_.bits());
    for (int top = 0, bottom = picture_.height() - 1; top < bottom; ++top, --bottom)
        std::swap_ranges(picture_.scanLine(top), picture_.scanLine(top) + picture_.bytesPerLine(), picture_.scanLine(bottom));
    const std::span pixels(reinterpret_cast<QRgb *>(picture_.bits()), static_cast<size_t>(picture_.sizeInBytes()) / sizeof(QRgb));
    for (auto &pixel : pixels)
        pixel = 0xff000000 | (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff);
}

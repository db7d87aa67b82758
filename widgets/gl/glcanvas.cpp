#include "widgets/gl/glcanvas.h"

#include <QBackingStore>
#include <QOpenGLExtraFunctions>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <span>
#include <utility>

namespace {

constexpr GLuint64 longestWait = 1'000'000; // nanoseconds to wait for the driver before the window handles events again

} // namespace

GlCanvas::GlCanvas(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, &GlCanvas::proceed);
}

GlCanvas::~GlCanvas()
{
    if (makeCurrent())
        dropFence();
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
    if (!next_.isActive())
        next_.start(0);
}

// Returns the size of the picture. Its last row and column may be cut off.
QSize GlCanvas::neededPixels() const
{
    const double ratio = devicePixelRatioF();
    return {qCeil(width() * ratio), qCeil(height() * ratio)};
}

// Draws at once only if another device than the window is painted on, as by grab(): nothing would paint the picture there later.
void GlCanvas::paintEvent(QPaintEvent *)
{
    QPoint offset;
    if (!backingStore() || redirected(&offset) != backingStore()->paintDevice()) {
        if (start())
            finish();
    } else if (fault_.isEmpty() && (isOutdated_ || pixels_ != neededPixels())) {
        redraw();
    }
    QPainter painter(this);
    if (isTooLarge_)
        return tellNoRoom(painter);
    if (picture_.isNull())
        return painter.fillRect(rect(), palette().window());
    if (picture_.size() == neededPixels())
        painter.drawImage(QPoint(), picture_);
    else
        painter.drawImage(rect(), picture_); // until there is one of this size
    paintOver(painter);
}

// Starts to draw the picture if it is outdated, or ends that once the driver has drawn it.
void GlCanvas::proceed()
{
    if (isDrawing()) {
        since_.start();
        if (!makeCurrent()) {
            fence_ = nullptr; // lost with the context
            return redraw();
        }
        const auto state = context()->extraFunctions()->glClientWaitSync(fence_, 0, longestWait);
        took_ += since_.nsecsElapsed();
        if (state != GL_TIMEOUT_EXPIRED)
            return finish();
        doneCurrent();
        return next_.start(0);
    }
    if (!isOutdated_)
        return;
    if (!isVisible() || !window()->testAttribute(Qt::WA_Mapped) || visibleRegion().isEmpty())
        return update(); // paintEvent() follows when it is seen again
    if (!start())
        return update();
    if (!isDrawing()) // the driver has no fences
        return finish();
    doneCurrent();
    next_.start(0);
}

// Sends what is to be drawn to the driver, and leaves the context current. Returns false if nothing can be drawn. Checks for a
// lost context here, as nothing signals it. Everything in the driver is lost with it.
bool GlCanvas::start()
{
    if (!isBegun_) { // also if begin() ran out of memory
        fault_ = begin();
        isBegun_ = true;
    } else if (fault_.isEmpty() && !makeCurrent()) {
        fault_ = tr("The map can no longer be drawn: the graphics driver has dropped the OpenGL context. Everything else "
                    "works; restart Lumpscope to see the map in 3D again.");
    }
    isOutdated_ = false;
    if (!fault_.isEmpty()) {
        doneCurrent();
        // Emit failed() only after painting, as slots hide this widget.
        QTimer::singleShot(0, this, [this] { emit failed(fault_); });
        return false;
    }
    dropFence();    // of a picture that is no longer waited for
    since_.start(); // excludes the start of the driver
    pixels_ = neededPixels();
    isTooLarge_ = !fit();
    if (isTooLarge_) {
        doneCurrent();
        return false;
    }
    drawGL(pixels_);
    fence_ = context()->extraFunctions()->glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    context()->functions()->glFlush();
    took_ = since_.nsecsElapsed();
    return true;
}

// Reads the picture from the driver, which may have to finish it first. The context is current.
void GlCanvas::finish()
{
    since_.start();
    dropFence();
    isTooLarge_ = !readBack();
    doneCurrent();
    update();
    emit drawn(static_cast<double>(took_ + since_.nsecsElapsed()) / 1e6);
    if (isOutdated_)
        next_.start(0);
}

void GlCanvas::dropFence()
{
    if (auto *fence = std::exchange(fence_, nullptr))
        context()->extraFunctions()->glDeleteSync(fence);
}

// Returns false if there is no room for a picture of that size.
bool GlCanvas::fit()
{
    if (!buffer_ || buffer_->size() != pixels_)
        buffer_ = std::make_unique<QOpenGLFramebufferObject>(pixels_, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGBA8);
    if (buffer_->isValid() && buffer_->bind())
        return true;
    buffer_.reset(); // to try again next time
    return false;
}

void GlCanvas::tellNoRoom(QPainter &painter)
{
    painter.fillRect(rect(), Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.")
                         .arg(pixels_.width())
                         .arg(pixels_.height()));
}

// Reads the picture in the screen's format, and flips it, as OpenGL starts with the bottom row. In a format other than the stored
// one, Mesa would swap red and blue pixel by pixel. Returns false if there is not enough memory.
bool GlCanvas::readBack()
{
    if (picture_.size() != pixels_)
        picture_ = QImage(pixels_, QImage::Format_RGB32);
    if (picture_.isNull() || !buffer_->bind())
        return false;
    picture_.setDevicePixelRatio(devicePixelRatioF());
    constexpr GLenum packed = 0x8367; // GL_UNSIGNED_INT_8_8_8_8_REV, missing in headers of OpenGL ES
    context()->functions()->glReadPixels(0, 0, picture_.width(), picture_.height(), GL_RGBA, packed, picture_.bits());
    for (int top = 0, bottom = picture_.height() - 1; top < bottom; ++top, --bottom)
        std::swap_ranges(picture_.scanLine(top), picture_.scanLine(top) + picture_.bytesPerLine(), picture_.scanLine(bottom));
    const std::span pixels(reinterpret_cast<QRgb *>(picture_.bits()), static_cast<size_t>(picture_.sizeInBytes()) / sizeof(QRgb));
    for (auto &pixel : pixels)
        pixel = 0xff000000 | (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff);
    return true;
}

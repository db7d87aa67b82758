#include "widgets/scene/glcanvas.h"

#include <QElapsedTimer>
#include <QOpenGLFunctions>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

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
    QElapsedTimer since;
    since.start();
    if (!std::exchange(isBegun_, true))
        fault_ = begin();
    else if (fault_.isEmpty() && !makeCurrent())
        fault_ = tr("The map cannot be drawn any more: the graphics driver has ended it. Everything else works; start the "
                    "program anew to see the map in 3D again.");
    if (!fault_.isEmpty()) {
        QTimer::singleShot(0, this, [this] { emit failed(fault_); }); // which hides what is being painted
        return;
    }
    if (fit(size() * devicePixelRatioF())) {
        drawGL(picture_.size());
        readBack();
    }
    doneCurrent();
    QPainter painter(this);
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
        picture_.fill(Qt::black);
    }
    picture_.setDevicePixelRatio(devicePixelRatioF());
    return !picture_.isNull() && buffer_->isValid() && buffer_->bind();
}

// As the screen has its pixels; OpenGL begins with the lowest row.
void GlCanvas::readBack()
{
    constexpr GLenum bgra = 0x80e1, packed = 0x8367; // GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV: no header of OpenGL ES has them
    context()->functions()->glReadPixels(0, 0, picture_.width(), picture_.height(), bgra, packed, picture_.bits());
    for (int top = 0, bottom = picture_.height() - 1; top < bottom; ++top, --bottom)
        std::swap_ranges(picture_.scanLine(top), picture_.scanLine(top) + picture_.bytesPerLine(), picture_.scanLine(bottom));
}

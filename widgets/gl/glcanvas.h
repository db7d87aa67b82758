// A widget whose picture is drawn offscreen by OpenGL, then painted like any other widget. A QOpenGLWidget would make Qt compose
// the whole window with OpenGL whenever anything in it is painted, and load the driver before the window is shown. The price is
// that each picture is read back: 33 MB for a screen of 3840 x 2160.
#pragma once

#include "widgets/gl/opengl.h"

#include <QElapsedTimer>
#include <QImage>
#include <QOpenGLFramebufferObject>
#include <QTimer>
#include <QWidget>

#include <memory>

class QPainter;

class GlCanvas : public QWidget
{
    Q_OBJECT
public:
    explicit GlCanvas(QWidget *parent = nullptr);
    ~GlCanvas() override;

    // Returns false if nothing was drawn yet, or the context is lost. Derived classes make the context current in their
    // destructor, to free their OpenGL objects.
    bool makeCurrent() { return gl_.makeCurrent(); }
    void doneCurrent() { gl_.doneCurrent(); }
    QOpenGLContext *context() { return gl_.context(); }
    // Requests a new picture, since something in it has changed. It is drawn once the window has handled its pending events and
    // the picture being drawn is finished. While the driver draws, the window handles input and shows the previous picture.
    void redraw();
    bool isDrawing() const { return fence_ != nullptr; }

signals:
    void drawn(double milliseconds);    // spent on a picture by the window and in waiting for the driver; painted next
    void failed(const QString &reason); // nothing can be drawn, or no longer

protected:
    // Called once, before the first picture. Returns why nothing can be drawn, as a sentence, or an empty string.
    virtual QString prepareGL() = 0;
    virtual void drawGL(QSize pixels) = 0;
    virtual void paintOver(QPainter &painter) = 0; // paints over the picture, without OpenGL
    void paintEvent(QPaintEvent *event) override;

private:
    QString begin();
    QSize neededPixels() const;
    void proceed();
    bool start();
    void finish();
    void dropFence();
    bool fit();
    void tellNoRoom(QPainter &painter);
    bool readBack();

    OffscreenContext gl_;
    bool isBegun_ = false;
    QString fault_; // why nothing is drawn
    std::unique_ptr<QOpenGLFramebufferObject> buffer_;
    QSize pixels_;           // of the picture that was started last
    GLsync fence_ = nullptr; // signalled when that is drawn; null: none is being drawn
    QElapsedTimer since_;    // since the driver was last given work, waited for or read from
    qint64 took_ = 0;        // nanoseconds spent on the picture so far
    QTimer next_;            // calls proceed()
    QImage picture_;         // the one drawn last
    bool isOutdated_ = true, isTooLarge_ = false;
};

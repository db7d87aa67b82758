// A widget whose picture is drawn offscreen by OpenGL, then painted like any other widget. A QOpenGLWidget would make Qt compose
// the whole window with OpenGL whenever anything in it is painted, and load the driver before the window is shown. The price is
// that each picture is read back: 33 MB for a screen of 3840 x 2160.
#pragma once

#include "widgets/gl/opengl.h"

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
    // Draws another picture soon, since something in it has changed: not before the next round of the event loop if one was
    // drawn in this round, so that keys and the mouse are handled in between. Where only a part of the widget is painted again,
    // as below a label, the picture is drawn anew only if this was called.
    void redraw();

signals:
    void drawn(double milliseconds);    // time to draw a picture and paint it in the window
    void failed(const QString &reason); // nothing can be drawn, or no longer

protected:
    // Called once, before the first picture. Returns why nothing can be drawn, as a sentence, or an empty string.
    virtual QString prepareGL() = 0;
    virtual void drawGL(QSize pixels) = 0;
    virtual void paintOver(QPainter &painter) = 0; // paints over the picture, without OpenGL
    void paintEvent(QPaintEvent *event) override;

private:
    QString begin();
    bool fit(QSize pixels);
    void paintPicture();
    void tellNoRoom(QSize pixels);
    void readBack();

    OffscreenContext gl_;
    bool isBegun_ = false;
    QString fault_; // why nothing is drawn
    std::unique_ptr<QOpenGLFramebufferObject> buffer_;
    QImage picture_;
    QTimer round_;            // active since a picture was drawn, until the next round of the event loop
    bool isOutdated_ = false; // the picture; redraw() was called since it was drawn
};

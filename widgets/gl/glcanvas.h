// A widget whose picture OpenGL draws aside, and which lies in the window like any other. A QOpenGLWidget makes Qt compose
// the whole window by OpenGL whenever anything in it is painted, and load the driver before the window is seen. The price
// is that each picture is read back, 33 MB of one that fills a screen of 3840 x 2160.
#pragma once

#include "widgets/gl/opengl.h"

#include <QImage>
#include <QOpenGLFramebufferObject>
#include <QWidget>

#include <memory>

class QPainter;

class GlCanvas : public QWidget
{
    Q_OBJECT
public:
    explicit GlCanvas(QWidget *parent = nullptr);
    ~GlCanvas() override;

    // False: nothing was drawn yet, or the context is lost. Whoever derives from this makes it current in its destructor,
    // to free what it has in OpenGL.
    bool makeCurrent() { return gl_.makeCurrent(); }
    void doneCurrent() { gl_.doneCurrent(); }
    QOpenGLContext *context() { return gl_.context(); }

signals:
    void drawn(double milliseconds);    // a picture, until it lies in the window
    void failed(const QString &reason); // nothing can be drawn here, or nothing any more

protected:
    // Before the first picture, once. Not empty: why there will be none, in a sentence.
    virtual QString prepareGL() = 0;
    virtual void drawGL(QSize pixels) = 0;
    virtual void paintOver(QPainter &painter) = 0; // without OpenGL
    void paintEvent(QPaintEvent *event) override;

private:
    QString begin();
    bool fit(QSize pixels);
    void tellNoRoom(QPainter &painter, QSize pixels);
    void readBack();

    OffscreenContext gl_;
    bool isBegun_ = false;
    QString fault_; // why there is nothing
    std::unique_ptr<QOpenGLFramebufferObject> buffer_;
    QImage picture_;
};

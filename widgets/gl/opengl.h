// Whether and how this program gets at OpenGL.
#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>

// Some platforms end the program where a context is asked for: those are not asked.
bool mayHaveOpenGL();

// A context of 3.3 core, which SceneRenderer needs, with nothing on a screen.
class OffscreenContext
{
public:
    // False: this display has none. Loads the driver, which takes up to a tenth of a second.
    bool create();
    bool makeCurrent() { return context_.makeCurrent(&surface_); } // false: there is none, or it was lost
    void doneCurrent() { context_.doneCurrent(); }
    QOpenGLContext *context() { return &context_; }

private:
    QOffscreenSurface surface_;
    QOpenGLContext context_;
};

// The program's access to OpenGL.
#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>

// Returns false on platforms that end the program when a context is created.
bool mayHaveOpenGL();

// An offscreen context of OpenGL 3.3 core, as SceneRenderer needs it.
class OffscreenContext
{
public:
    // Returns false if this display has none. Loads the driver, which takes up to a tenth of a second.
    bool create();
    bool makeCurrent() { return context_.makeCurrent(&surface_); } // false: there is none, or it was lost
    void doneCurrent() { context_.doneCurrent(); }
    QOpenGLContext *context() { return &context_; }

private:
    QOffscreenSurface surface_;
    QOpenGLContext context_;
};

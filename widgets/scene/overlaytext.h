// Text over a place of a 3D view.
#pragma once

#include "core/view/camera.h"

#include <QSize>
#include <QString>

class QPainter;

// Above the place, in light letters on a dark ground that both fade with `opacity`; nothing when it is not seen. `size`
// is that of the view, in the painter's units.
void drawLabel(QPainter &painter, const Camera &camera, QSize size, const Point &place, const QString &text,
               double opacity);

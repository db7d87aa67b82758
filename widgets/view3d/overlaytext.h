// Text over places of a 3D view.
#pragma once

#include "core/camera/camera.h"

#include <QRgb>
#include <QSize>
#include <QString>

#include <span>

class QPainter;
class QWidget;

struct OverlayLabel {
    Point place{}; // it stands above this
    QString text;
    double opacity = 1;
};

// In light letters on a dark ground, the later ones over those before; what is not seen is left out. `size` is the view's,
// here and below.
void drawLabels(QPainter &painter, QSize size, const Camera &camera, std::span<const OverlayLabel> labels);
// A sentence over the middle of the view, as long as it lasts.
void drawSentence(QPainter &painter, QSize size, const QString &sentence);

struct OverlayEntry {
    QRgb color = 0;
    QString text;
};

// What colours mean, in the lower right corner.
void drawEntries(QPainter &painter, QSize size, std::span<const OverlayEntry> entries);
// Says a sentence where the window says what actions do; an empty one ends it.
void tellStatus(QWidget *view, const QString &sentence);

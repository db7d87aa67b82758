// Text over positions in a 3D view.
#pragma once

#include "core/camera/camera.h"

#include <QRgb>
#include <QSize>
#include <QString>

#include <span>

class QPainter;
class QWidget;

struct OverlayLabel {
    Point place{}; // the text is above it
    QString text;
    double opacity = 1;
};

// Draws light letters on a dark ground, later labels over earlier ones. Omits labels out of sight. `size` is the view's,
// here and below.
void drawLabels(QPainter &painter, QSize size, const Camera &camera, std::span<const OverlayLabel> labels);
// Draws a sentence over the middle of the view.
void drawSentence(QPainter &painter, QSize size, const QString &sentence);

struct OverlayEntry {
    QRgb color = 0;
    QString text;
};

// Draws a legend of colours in the lower right corner; nothing if there are no entries.
void drawEntries(QPainter &painter, QSize size, std::span<const OverlayEntry> entries);
// Shows a sentence as a status tip; an empty one clears it.
void showStatusTip(QWidget *view, const QString &sentence);

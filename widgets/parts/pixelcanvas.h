// Images pixel by pixel: laid out on a plane, shown at a whole-number zoom, with outlines over them. What an image is,
// and what one of its pixels means, its owner knows.
#pragma once

#include "widgets/parts/scrollcanvas.h"

#include <QImage>
#include <QPolygonF>

#include <vector>

class QPen;

class PixelCanvas : public ScrollCanvas
{
    Q_OBJECT
public:
    struct Tile {
        QImage image;
        QPoint at;              // of its first pixel on the plane
        bool isOverlay = false; // lies over others; the pointer goes through it
        QString caption{};      // above it, where there is room
    };
    struct Pixel {
        int tile = -1; // -1: none
        QPoint at{};   // in the tile's image
        friend bool operator==(const Pixel &, const Pixel &) = default;
    };

    using ScrollCanvas::ScrollCanvas;

    // Keeps the zoom, the place and the hovered pixel, which is told anew, when what is covered stays the same; else shows
    // all of it.
    void setTiles(std::vector<Tile> tiles);
    // Thin lines, and what stands out of them: closed, in pixels of the plane, whose corners are whole.
    void setOutlines(const std::vector<QPolygonF> &outlines) { setLoops(outlines_, outlines); }
    void setFrames(const std::vector<QPolygonF> &frames) { setLoops(frames_, frames); }
    // A pixel that something else points at; it is framed, not scrolled to.
    void setMarked(Pixel pixel);
    Pixel marked() const { return marked_; }
    // Whether alpha is seen: as a checkerboard behind the images.
    void setAlphaShown(bool shown);

    const std::vector<Tile> &tiles() const { return tiles_; }
    size_t frameCount() const { return frames_.size(); }
    Pixel pixelAt(QPoint inViewport) const;
    QRect rectOf(Pixel pixel) const; // on the viewport
    Pixel hovered() const { return hovered_; }

    // Of the screen's pixels for one of an image: 1, 2, 3, ..., or -2, -3, ... for a half, a third.
    int zoom() const { return zoom_; }
    void setZoom(int zoom) { zoomTo(zoom, viewport()->rect().center()); } // about the middle
    void zoomIn() { zoomSteps(1, viewport()->rect().center()); }
    void zoomOut() { zoomSteps(-1, viewport()->rect().center()); }
    void fit(); // as large as all of it fits
    // Scrolls so that a part of the plane is seen, and zooms out if it must.
    void reveal(const QRect &part);

signals:
    void pixelHovered(const PixelCanvas::Pixel &pixel); // under the pointer, or chosen with Shift and the arrow keys
    // A click that was no drag, or Enter.
    void pixelClicked(const PixelCanvas::Pixel &pixel, Qt::KeyboardModifiers modifiers);
    void zoomChanged(int zoom);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void zoomSteps(int steps, QPoint about) override;
    void pointTo(QPoint at) override { hover(pixelAt(at)); }
    void click(QPoint at, Qt::KeyboardModifiers modifiers) override { emit pixelClicked(pixelAt(at), modifiers); }
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Loop {
        QPolygonF points;
        QRectF bounds; // for a look at each whenever a part is painted
    };
    void setLoops(std::vector<Loop> &loops, const std::vector<QPolygonF> &polygons);
    double scale() const { return zoom_ > 0 ? zoom_ : -1.0 / zoom_; }
    QPointF toPlane(QPointF inViewport) const;
    QPoint origin() const; // of the plane's first pixel, in the screen's pixels of the viewport
    void zoomTo(int zoom, QPoint about);
    void updateScrollBars();
    bool hasPixel(Pixel pixel) const;
    void hover(Pixel pixel);
    void moveHovered(QPoint by);
    void updatePixel(Pixel pixel);
    QImage shown(const Tile &tile, const QRect &part) const;
    void paintTile(QPainter &painter, const Tile &tile, const QRectF &visible) const;
    void paintGrid(QPainter &painter, const QRect &part) const;
    void paintLoops(QPainter &painter, const std::vector<Loop> &loops, const QPen &pen, const QRectF &visible) const;
    void paintCaption(QPainter &painter, const Tile &tile) const;

    std::vector<Tile> tiles_;
    std::vector<Loop> outlines_, frames_;
    QRect bounds_; // of the tiles
    Pixel marked_, hovered_;
    int zoom_ = 1;
    bool alphaShown_ = true;
    bool fitted_ = true; // the zoom was chosen by fit()
};

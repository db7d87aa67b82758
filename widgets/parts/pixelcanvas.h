// Images shown pixel by pixel: laid out on a plane, at a zoom of n or 1/n, with outlines over them. The owner knows what an
// image is and what its pixels mean.
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
        QPoint at;              // position of its first pixel on the plane
        bool isOverlay = false; // lies over others; the pointer ignores it
        QString caption{};      // at its top left corner, if it is wide enough
    };
    struct Pixel {
        int tile = -1; // -1: none
        QPoint at{};   // position in the tile's image
        friend bool operator==(const Pixel &, const Pixel &) = default;
    };

    using ScrollCanvas::ScrollCanvas;

    // Sets the images and fits them into the view. But if they cover the same area as before, keeps the zoom, the scroll
    // position and the hovered pixel, and reports that pixel again.
    void setTiles(std::vector<Tile> tiles);
    // Set thin outlines, and frames that stand out: closed polygons in pixels of the plane, with whole-number corners.
    void setOutlines(const std::vector<QPolygonF> &outlines) { setLoops(outlines_, outlines); }
    void setFrames(const std::vector<QPolygonF> &frames) { setLoops(frames_, frames); }
    // Marks a pixel that another view points at. It is framed, not scrolled to.
    void setMarked(Pixel pixel);
    Pixel marked() const { return marked_; }
    // Sets whether alpha is shown, as a checkerboard behind the images.
    void setAlphaShown(bool shown);

    const std::vector<Tile> &tiles() const { return tiles_; }
    size_t frameCount() const { return frames_.size(); }
    Pixel pixelAt(QPoint inViewport) const;
    QRect rectOf(Pixel pixel) const; // in the viewport
    Pixel hovered() const { return hovered_; }

    // Screen pixels per image pixel: 1, 2, 3, ..., or -2, -3, ... for 1/2, 1/3, ...
    int zoom() const { return zoom_; }
    void setZoom(int zoom) { zoomTo(zoom, viewport()->rect().center()); } // around the centre
    void zoomIn() { zoomSteps(1, viewport()->rect().center()); }
    void zoomOut() { zoomSteps(-1, viewport()->rect().center()); }
    void fit(); // sets the largest zoom that shows everything
    // Scrolls so that a part of the plane is visible, and zooms out if it must.
    void reveal(const QRect &part);

signals:
    void pixelHovered(const PixelCanvas::Pixel &pixel); // under the pointer, or chosen with Shift and the arrow keys
    // Emitted after a click that was not a drag, or Enter.
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
        QRectF bounds; // to skip loops outside the part that is painted
    };
    void setLoops(std::vector<Loop> &loops, const std::vector<QPolygonF> &polygons);
    double scale() const { return zoom_ > 0 ? zoom_ : -1.0 / zoom_; }
    QPointF toPlane(QPointF inViewport) const;
    QPoint origin() const; // of the plane's position (0, 0), in device pixels of the viewport
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

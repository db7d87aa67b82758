// The matrix of which cluster sees which, from all of it down to single pairs: a row for each viewer, a column for each
// cluster that may be seen. A crosshair marks one pair, moved by the pointer or the keys.
#pragma once

#include "core/vis/matrixpicture.h"
#include "widgets/parts/scrollcanvas.h"

#include <QImage>

#include <optional>
#include <span>

class VisMatrixCanvas : public ScrollCanvas
{
    Q_OBJECT
public:
    struct Pair {
        quint32 viewer = 0, seen = 0; // clusters
        friend bool operator==(const Pair &, const Pair &) = default;
    };

    explicit VisMatrixCanvas(QWidget *parent = nullptr);

    // Keeps the zoom, the scroll position and the pair if the number of clusters stays the same. Null: none.
    void setPicture(std::shared_ptr<const MatrixPicture> picture);
    // Marks the rows and columns of these clusters. Ignores those that do not exist.
    void setSelected(std::vector<quint32> clusters);
    const std::vector<quint32> &selected() const { return selected_; }

    const std::optional<Pair> &pair() const { return pair_; } // under the crosshair
    std::optional<Pair> pairAt(QPoint inViewport) const;
    QRect rectOf(Pair pair) const; // in the viewport

    // Screen pixels per pair: a whole number, or less than 1.
    double scale() const { return scale_; }
    void zoomIn();
    void zoomOut();
    void showAll();

signals:
    void pairChanged();
    // Emitted for pair(), after a click that was not a drag, or Enter.
    void pairChosen(Qt::KeyboardModifiers modifiers);
    void scaleChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void zoomSteps(int steps, QPoint about) override;
    void pointTo(QPoint at) override;
    void click(QPoint at, Qt::KeyboardModifiers modifiers) override;
    void scrollTo(QPoint scrolled) override; // within the range of the scroll bars
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // All lengths below are in device pixels, so that all pairs have the same size. A place is a column (x) and a row (y).
    bool isEmpty() const { return !picture_ || picture_->count() == 0; }
    QSize axes() const;             // width of the left one, height of the top one
    QRect area() const;             // for the matrix, in the viewport
    QRect shownPart() const;        // of the matrix, in the viewport
    int length(double scale) const; // of a side of the matrix
    QPoint origin() const;          // of the first pair, in the viewport
    QPoint inPixels(QPoint inViewport) const;
    int pixelOf(double along, double scale) const;
    QRect pixelsOf(QPoint place) const; // relative to the origin
    Pair pairOf(QPoint place) const;
    QPoint placeOf(Pair pair) const;
    std::optional<QPoint> placeAt(QPoint inViewport) const;
    double fitting() const;
    void zoomTo(double scale, QPoint about);
    void step(bool in, QPoint about);
    QPoint middle() const; // the point about which keys zoom
    void moveTo(double scale, QPoint scrolled);
    void setScrolled(QPoint scrolled); // also beyond the usual range of the scroll bars
    void reveal(QPoint place);
    void followPointer();
    void setPlace(QPoint place);
    void movePlace(QPoint by);
    void choose(Qt::KeyboardModifiers modifiers);
    void findSelected();

    std::vector<std::pair<int, int>> runsOf(std::span<const quint32> places) const;
    void updateFrame(const QRect &part);
    void paintMatrix(QPainter &painter);
    void paintGrid(QPainter &painter, const QRect &part) const;
    void paintOneWayMarks(QPainter &painter, const QRect &part) const;
    void paintBands(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;
    void paintCrosshair(QPainter &painter) const;
    void paintAxes(QPainter &painter) const;
    void paintTitle(QPainter &painter, bool isAbove) const;
    void paintSelectedMarks(QPainter &painter, bool isAbove) const;
    void paintNumbers(QPainter &painter, bool isAbove) const;
    bool isShown(bool isAbove, quint32 place) const;
    QRectF axisRect(bool isAbove) const; // what it may paint on
    QString numberOf(quint32 place) const { return QString::number(picture_->clusterAt(place)); }
    QRectF numberBox(bool isAbove, quint32 place) const;

    std::shared_ptr<const MatrixPicture> picture_;
    std::vector<quint32> selected_;
    std::vector<quint32> selectedPlaces_; // ascending
    std::optional<Pair> pair_;
    std::optional<Pair> chosen_;    // by a click or Enter, until something else is selected
    std::optional<QPoint> pointer_; // in the viewport, while the crosshair follows it
    double scale_ = 1;
    bool fitted_ = true;  // the scale was chosen by showAll()
    bool moving_ = false; // the scroll bars are being set, one after the other

    // The cached matrix, over which the crosshair and the bands are painted.
    struct Frame {
        std::shared_ptr<const MatrixPicture> picture;
        double pairs = 0;
        QRect part;
        QImage image;
    };
    Frame frame_;
};

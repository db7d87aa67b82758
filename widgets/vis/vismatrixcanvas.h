// The matrix of which cluster sees which, from all of it down to single pairs: a row for each viewer, a column for each
// cluster that may be seen. A crosshair stands on one pair, moved by the pointer or the keys.
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

    // Keeps the zoom, the place and the pair where it has as many clusters as the one before; null: there is none.
    void setPicture(std::shared_ptr<const MatrixPicture> picture);
    // Clusters whose rows and columns are marked; those that do not exist are not.
    void setSelected(std::vector<quint32> clusters);
    const std::vector<quint32> &selected() const { return selected_; }

    const std::optional<Pair> &pair() const { return pair_; } // that the crosshair is on
    std::optional<Pair> pairAt(QPoint inViewport) const;
    QRect rectOf(Pair pair) const; // on the viewport

    // The screen's pixels for a pair: a whole number, or less than 1.
    double scale() const { return scale_; }
    void zoomIn();
    void zoomOut();
    void showAll();

signals:
    void pairChanged();
    // A click that was no drag, or Enter; pair() is the one.
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
    void scrollTo(QPoint scrolled) override; // as far as the scroll bars can
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // All lengths below are of the screen's own pixels, so that no pair is larger than its neighbour.
    // A place is a column (x) and a row (y).
    bool isEmpty() const { return !picture_ || picture_->count() == 0; }
    QSize axes() const;             // the width of the one on the left, the height of the one on top
    QRect area() const;             // for the matrix, in the viewport
    QRect shownPart() const;        // of the matrix, in the viewport
    int length(double scale) const; // of a side of the matrix
    QPoint origin() const;          // of the first pair, in the viewport
    QPoint inPixels(QPoint inViewport) const;
    int pixelOf(double along, double scale) const;
    QRect pixelsOf(QPoint place) const; // from the origin on
    Pair pairOf(QPoint place) const;
    QPoint placeOf(Pair pair) const;
    std::optional<QPoint> placeAt(QPoint inViewport) const;
    double fitting() const;
    void zoomTo(double scale, QPoint about);
    void step(bool in, QPoint about);
    QPoint middle() const; // what the keys zoom about
    void moveTo(double scale, QPoint scrolled);
    void setScrolled(QPoint scrolled); // even where the scroll bars could not bring it
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
    std::optional<QPoint> pointer_; // on the viewport, while it tells where the crosshair is
    double scale_ = 1;
    bool fitted_ = true; // the scale was chosen by showAll()
    bool moving_ = false; // the scroll bars are set, one after the other

    // What the crosshair and the bands are painted over, while nothing of it changes.
    struct Frame {
        std::shared_ptr<const MatrixPicture> picture;
        double pairs = 0;
        QRect part;
        QImage image;
    };
    Frame frame_;
};

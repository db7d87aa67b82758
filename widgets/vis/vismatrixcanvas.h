// The matrix of which cluster sees which, from all of it down to single pairs: a row for each viewer, a column for each
// cluster that may be seen. A crosshair marks one pair, moved by the pointer or the keys.
#pragma once

#include "core/vis/matrixpicture.h"
#include "widgets/parts/scrollcanvas.h"
#include "widgets/vis/matrixplan.h"

#include <QImage>

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
    // All lengths below are in device pixels; a place is a column (x) and a row (y), as in MatrixPlan.
    bool isEmpty() const { return !picture_ || picture_->count() == 0; }
    MatrixPlan plan() const;
    QPoint inPixels(QPoint inViewport) const;
    Pair pairOf(QPoint place) const;
    QPoint placeOf(Pair pair) const;
    std::optional<QPoint> placeAt(QPoint inViewport) const;
    void zoomTo(double scale, QPoint about);
    void step(bool in, QPoint about);
    QPoint middle() const; // the point about which keys zoom
    void moveTo(double scale, QPoint scrolled);
    void setScrolled(QPoint scrolled); // may exceed the usual range of the scroll bars
    void reveal(QPoint place);
    void followPointer();
    void setPlace(QPoint place);
    void movePlace(QPoint by);
    void choose(Qt::KeyboardModifiers modifiers);
    void findSelected();

    void updateFrame(const QRect &part);
    void paintMatrix(QPainter &painter, const MatrixPlan &plan);
    void paintGrid(QPainter &painter, const MatrixPlan &plan, const QRect &part) const;
    void paintOneWayMarks(QPainter &painter, const MatrixPlan &plan, const QRect &part) const;
    void paintBands(QPainter &painter, const MatrixPlan &plan) const;
    void paintChosen(QPainter &painter, const MatrixPlan &plan) const;
    void paintCrosshair(QPainter &painter, const MatrixPlan &plan) const;

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

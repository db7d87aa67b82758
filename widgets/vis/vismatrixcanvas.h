// The matrix of which cluster sees which, from all of it down to single pairs: a row for each viewer, a column for each
// cluster that may be seen. A crosshair stands on one pair, moved by the pointer or the keys.
#pragma once

#include "core/vis/matrixpicture.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <optional>

class VisMatrixCanvas : public QAbstractScrollArea
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
    // What is said where there is no picture.
    void setEmptyText(const QString &text);
    const QString &emptyText() const { return emptyText_; }

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
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // Of a cluster, in a ruler.
    struct Number {
        QRectF box; // on the viewport
        QString text;
    };
    // All lengths below are of the screen's own pixels, so that no pair is larger than its neighbour.
    // A place is a column (x) and a row (y).
    bool isEmpty() const { return !picture_ || picture_->count() == 0; }
    QSize rulers() const;               // the width of the numbers on the left, the height of those on top
    QRect area() const;                 // of the matrix, in the viewport
    int length(double scale) const;     // of a side of the matrix
    QPoint origin() const;              // of the first pair, in the viewport
    QRect pixelsOf(QPoint place) const; // from the origin on
    Pair pairOf(QPoint place) const;
    QPoint placeOf(Pair pair) const;
    std::optional<QPoint> placeAt(QPoint inViewport) const;
    double fitting() const;
    void zoomTo(double scale, QPoint about);
    void step(bool in, QPoint about);
    QPoint middle() const; // what the keys zoom about
    void updateScrollBars();
    void reveal(QPoint place);
    void setPlace(QPoint place);
    void movePlace(QPoint by);
    void pan(QPoint by);

    void updateFrame(const QRect &part);
    void paintMatrix(QPainter &painter);
    void paintGrid(QPainter &painter, const QRect &part) const;
    void paintOneWayMarks(QPainter &painter, const QRect &part) const;
    void paintBands(QPainter &painter) const;
    void paintCrosshair(QPainter &painter) const;
    void paintRulers(QPainter &painter) const;
    void paintNumbers(QPainter &painter, bool isAbove, quint32 first, quint32 end) const;
    Number numberBox(bool isAbove, quint32 place) const;

    std::shared_ptr<const MatrixPicture> picture_;
    QString emptyText_;
    std::vector<quint32> selected_;
    std::vector<quint32> selectedPlaces_; // ascending
    std::optional<Pair> pair_;
    double scale_ = 1;
    bool fitted_ = true; // the scale was chosen by showAll()
    QPoint pressedAt_, scrolledAt_;
    bool dragging_ = false;
    int turned_ = 0; // the wheel, since the last whole step

    // What the crosshair and the bands are painted over, while nothing of it changes.
    struct Frame {
        std::shared_ptr<const MatrixPicture> picture;
        double pairs = 0;
        QRect part;
        MatrixColors colors;
        QImage image;
    };
    Frame frame_;
};

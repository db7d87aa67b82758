// The 256 colours of an indexed image in rows of sixteen.
#pragma once

#include <QList>
#include <QRgb>
#include <QWidget>

class PaletteView : public QWidget
{
    Q_OBJECT
public:
    explicit PaletteView(QWidget *parent = nullptr);

    // Sets up to 256 colours; empty: there is nothing to show. Crosses out the transparent index; -1: none.
    void setColors(const QList<QRgb> &colors, int transparent);
    const QList<QRgb> &colors() const { return colors_; }
    // Frames the index under the pointer in another view; -1: none.
    void setMarked(int index);
    int marked() const { return marked_; }
    // Sets the index that stays chosen after the pointer has left; -1: none.
    void choose(int index);
    int chosen() const { return chosen_; }
    // Returns the index pointed at here, else the chosen one; -1: none.
    int highlighted() const { return hovered_ >= 0 ? hovered_ : chosen_; }

    int indexAt(QPoint at) const; // -1: none
    QRect cellOf(int index) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void highlightChanged(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    int cell() const;
    void change(int hovered, int chosen);

    QList<QRgb> colors_;
    int transparent_ = -1, marked_ = -1, hovered_ = -1, chosen_ = -1;
};

// What there is to know of a texture besides its pixels: where it is from, what its header says, and its palette.
#pragma once

#include "core/assets/texture.h"

#include <QWidget>

class PaletteView;
class QBoxLayout;
class QComboBox;
class QLabel;
class QTableWidget;

class ImageDetails : public QWidget
{
    Q_OBJECT
public:
    explicit ImageDetails(QWidget *parent = nullptr);

    void setTexture(const Texture &texture);
    // Of the frame that is shown, in the colours chosen.
    void setColors(const QList<QRgb> &colors, int transparent);
    // The index under the pointer in the image; -1: none.
    void setMarked(int index);
    // What the palette of an image without its own is: empty: the game's, as the image came.
    const Palette &chosenPalette() const { return chosen_; }
    // Takes a palette from a .pcx or .lmp; false, and a sentence is said, if it holds none.
    bool readPaletteFile(const QString &path);
    // Parts side by side, for where there is more width than height.
    void setAcross(bool across);

    QTableWidget *table() const { return table_; }
    PaletteView *paletteView() const { return paletteView_; }
    QComboBox *paletteChoice() const { return choice_; }
    QLabel *colorLabel() const { return color_; }

signals:
    void paletteChosen();
    void highlightChanged(int index); // -1: none
    void statusMessage(const QString &sentence);

private:
    void createTable();
    void createColors();
    void choose(int entry);
    void askForFile();
    void nameColor();

    QBoxLayout *layout_;
    QTableWidget *table_;
    QWidget *colors_;
    PaletteView *paletteView_;
    QComboBox *choice_;
    QLabel *color_;
    Palette chosen_;
    int entry_ = 0; // of choice_ that is in force
};

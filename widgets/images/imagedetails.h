// Facts about a texture other than its pixels: its source, its header and its palette.
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
    // Sets the colours of the image shown, in the chosen palette.
    void setColors(const QList<QRgb> &colors, int transparent);
    // Sets the index under the pointer in the image; -1: none.
    void setMarked(int index);
    // Returns the palette for images without their own; empty: the game's, as the image was loaded.
    const Palette &chosenPalette() const { return chosen_; }
    // Reads a palette from a .pcx or .lmp file and uses it. Returns false, after emitting a message, if the file holds none.
    bool readPaletteFile(const QString &path);
    // Puts the parts side by side if `across`, else one below the other.
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
    int entry_ = 0; // the entry of choice_ in use
};

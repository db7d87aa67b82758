// A large view of one texture: its mips, alpha, animation, header and palette.
#pragma once

#include "core/assets/texture.h"
#include "widgets/images/frameplayer.h"
#include "widgets/parts/pixelcanvas.h"

#include <QWidget>

class ImageDetails;
class QAction;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QSplitter;
class QStackedWidget;
class QToolBar;

class ImageView : public QWidget
{
    Q_OBJECT
public:
    explicit ImageView(QWidget *parent = nullptr);

    // Shows a texture. Keeps the zoom, mips, alpha, the chosen palette and whether it plays.
    void setTexture(const Texture &texture, const QStringList &tried = {}); // `tried`: where a missing one was searched
    void clear();
    // Sets the text shown where there is no texture.
    void setEmptyText(const QString &text);
    // Frames the position in the picture that another view points at, from 0 to 1 across and down. If several mips are shown,
    // frames it in the first one.
    void setMarked(std::optional<QPointF> part);
    const Texture &texture() const { return texture_; }
    // Sets what loads the other frames of an animation; called on a worker thread.
    void setFrameLoader(FramePlayer::Loader loader) { player_->setLoader(std::move(loader)); }

    // Returns the image shown, in the chosen colours. If all mips are shown, returns the largest.
    QImage image() const;

    PixelCanvas *canvas() const { return canvas_; }
    ImageDetails *details() const { return details_; }
    FramePlayer *player() const { return player_; }
    QComboBox *mipChoice() const { return mips_; }
    QAction *alphaAction() const { return alpha_; }
    QAction *playAction() const { return play_; }
    QAction *copyAction() const { return copy_; }
    QAction *exportAction() const { return export_; }
    QPlainTextEdit *missing() const { return missing_; }
    QLabel *damage() const { return damage_; }
    QLabel *status() const { return status_; }

signals:
    // `name` is the texture's.
    void exportRequested(const QImage &image, const QString &name);
    void statusMessage(const QString &sentence);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void createViews();
    void createActions();
    void createPlaying();
    void connectParts();
    void showPicture(const Picture &picture);
    void listMips();
    void showTiles();
    void showPixel();
    void showOrHideDetails();
    void updateStatus();
    QList<QRgb> colors() const;                         // the chosen palette, if the picture is indexed
    QImage mip(int tile) const;                         // the image in a tile of the canvas, in the chosen colours
    int mipOf(int tile) const;                          // the mip in a tile of the canvas
    int indexAt(const PixelCanvas::Pixel &pixel) const; // -1: none
    QString pixelText(const PixelCanvas::Pixel &pixel) const;

    Texture texture_;
    Picture picture_; // of the frame shown
    FramePlayer *player_;
    QToolBar *bar_;
    QComboBox *mips_;
    QStackedWidget *stack_;
    PixelCanvas *canvas_;
    QPlainTextEdit *missing_;
    ImageDetails *details_;
    QSplitter *splitter_;
    QLabel *damage_, *status_, *zoom_;
    QAction *alpha_ = nullptr, *copy_ = nullptr, *export_ = nullptr, *showDetails_ = nullptr;
    QAction *play_ = nullptr, *previous_ = nullptr, *next_ = nullptr;
    int wantedMip_ = 0; // allMips, or the one to show if it exists
};

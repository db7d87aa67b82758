// The lightmaps of a map: all of them, or those of the selected faces, pixel by pixel.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/light/lightexport.h"
#include "core/light/lightpicture.h"
#include "core/query/filterrequest.h"
#include "widgets/parts/pixelcanvas.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class LightControls;
class QAction;
class QLabel;

class LightmapView : public QWidget
{
    Q_OBJECT
public:
    // Returns the image of a name like maps/NAME/lm_0000.tga, or a null one; called on a worker thread.
    using PageFinder = std::function<QImage(const QString &)>;

    explicit LightmapView(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map
    // Sets how lightmaps next to the map are found; without it they are not searched. Searches again if the map lacks any.
    void setPageFinder(PageFinder finder);

    PixelCanvas *canvas() const { return canvas_; }
    LightControls *controls() const { return controls_; }
    QLabel *line() const { return line_; } // describes the luxel under the pointer, or what is shown
    bool isBusy() const { return delay_.isActive() || drawing_.isRunning() || framing_.isRunning(); }
    const LightPicture &picture() const { return *picture_; }
    QAction *exportAction(LightExportJob::What what) const { return exports_[what]; }
    // Returns what an export would write now, to a path.
    LightExportJob exportJob(LightExportJob::What what, const QString &path) const;

signals:
    void exportRequested(const LightExportJob &job);
    void filterRequested(const FilterRequest &request); // filter the faces by texture
    void statusMessage(const QString &sentence);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Drawn {
        std::shared_ptr<const LightSource> source;
        std::shared_ptr<const LightPicture> picture;
        std::shared_ptr<const LightSource> other;
    };
    void createActions(QMenu *menu);
    void forget();
    void refresh();
    void draw();
    void take(Drawn drawn);
    void adoptComparison();
    void adoptSelection();
    void showFrames();
    std::vector<LightSpot> spotsToFrame() const;
    void revealSelected();
    void showLuxel(const PixelCanvas::Pixel &pixel);
    void pointAt(const PixelCanvas::Pixel &pixel);
    void markPointed();
    void selectFace(const PixelCanvas::Pixel &pixel, Qt::KeyboardModifiers modifiers);
    void requestExport(LightExportJob::What what);
    qint64 pointedFace() const;
    void filterByTexture(FilterRequest::How how);
    const LightSpot *spotAt(const PixelCanvas::Pixel &pixel) const;
    QString placeText(const LightSpot &spot, QPoint luxel) const;
    bool hasPages() const { return document_->map().format().pageSide > 0; }
    QString summary() const;
    QStringList differenceSentences() const;
    QString emptyText() const;

    Document *document_ = nullptr;
    PageFinder finder_;
    LightControls *controls_;
    PixelCanvas *canvas_;
    QLabel *line_;
    std::array<QAction *, 3> exports_{};        // by LightExportJob::What
    std::shared_ptr<const LightSource> source_; // null until it is drawn for the first time
    std::shared_ptr<const LightSource> other_;  // of the other map of a comparison; null until it is shown
    std::shared_ptr<const LightPicture> picture_ = std::make_shared<const LightPicture>();
    std::vector<quint32> faces_; // faces that the selection refers to
    qint64 askedFace_ = -1;      // under the pointer when the menu was opened; -1: none
    bool framesLeftOut_ = false; // too many faces are selected
    LatestWork drawing_, framing_;
    QTimer delay_;           // sliders send many values
    bool stale_ = true;      // hidden, so not drawn
    bool selecting_ = false; // the selection was made here
};

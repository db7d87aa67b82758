// What the faces of the 3D view show: the box that offers it, the colours when they are flat, and their legend.
#pragma once

#include "core/document/latestwork.h"
#include "core/query/filterrequest.h"
#include "core/scene/facecolors.h"
#include "widgets/gl/renderer.h"
#include "widgets/view3d/viewpart.h"

#include <QPointer>

class ColorLegend;
class Viewport;
class QAction;
class QComboBox;
class QMenu;

class ColorModes : public ViewPart
{
    Q_OBJECT
public:
    // Fills the box, and puts the legend over a corner of the viewport.
    ColorModes(QComboBox *box, Viewport *viewport, QObject *parent = nullptr);

    void setDocument(Document *document) override;
    // A mode's name, such as "lit" or "column FACES.numedges"; one that the map does not have waits for a
    // map that has it.
    void setMode(const QString &mode);
    void colorBy(bsp::FieldRef column); // of which canColorBy() is true

    ColorLegend *legend() const { return legend_; }
    QAction *legendAction() const { return legendAction_; } // whether it is shown, where there is one
    const FaceColors &colors() const { return colors_; }
    bool isBusy() const { return coloring_.isRunning(); }

signals:
    void filterRequested(const FilterRequest &request); // of the faces

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Mode {
        QString id, name;
        DrawMode draw{};
        FaceColorChoice color{}; // of DrawMode::Flat
    };
    QList<Mode> plainModes() const;
    bool canColor(const FaceColorChoice &choice) const;
    bool isOffered(const Mode &mode) const;
    void fill();
    void adopt(int index);
    void color();
    void selectEntry(size_t entry);
    // Of the faces with these values: for the filter of their table, or to be seen alone.
    void openMenu(double low, double high, QPoint at);
    std::vector<RecordRef> facesWith(double low, double high) const;
    void placeLegend();
    std::optional<Mode> columnMode(const QString &id) const;

    QComboBox *box_;
    Viewport *viewport_;
    ColorLegend *legend_;
    QAction *legendAction_;
    QList<Mode> modes_; // of the box
    QString wanted_;    // Mode::id
    LatestWork coloring_;
    FaceColors colors_;
    std::shared_ptr<const MapScene> colored_; // that colors_ is of
    QPointer<QMenu> menu_;
};

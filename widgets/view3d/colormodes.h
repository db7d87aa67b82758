// The modes of what the faces of the 3D view show: the combo box to choose one, the flat colours, and their legend.
#pragma once

#include "core/document/latestwork.h"
#include "core/query/filterrequest.h"
#include "core/scene/facecolors.h"
#include "widgets/gl/scenerenderer.h"
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
    // Fills the box, and places the legend in a corner of the viewport.
    ColorModes(QComboBox *box, Viewport *viewport, QObject *parent = nullptr);

    void setDocument(Document *document) override;
    // Sets the mode by its name, such as "lit" or "column FACES.numedges". A mode that the map does not have is used once a map
    // has it.
    void setMode(const QString &mode);
    void colorBy(bsp::FieldRef column); // requires canColorBy()

    ColorLegend *legend() const { return legend_; }
    QAction *legendAction() const { return legendAction_; } // shows or hides the legend
    const FaceColors &colors() const { return colors_; }
    bool isBusy() const { return coloring_.isRunning(); }

signals:
    void filterRequested(const FilterRequest &request); // filter the faces

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
    bool hasDirections() const; // in the map, or in what is drawn of pages next to it
    bool isOffered(const Mode &mode) const;
    void fill();
    void adoptScene();
    void adopt(int index);
    void color();
    void selectEntry(size_t entry);
    // Opens a menu for the faces with these values: to filter their table, or to show only them.
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
    std::shared_ptr<const MapScene> colored_; // the scene of colors_
    QPointer<QMenu> menu_;
};

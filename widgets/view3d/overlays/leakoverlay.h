// The pointfile over the 3D view: the one next to the map, or a chosen one.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/marks/pointfile.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/overlays/overlay.h"
#include "widgets/view3d/viewpart.h"

class LeakOverlay : public Overlay
{
    Q_OBJECT
public:
    using Overlay::Overlay;

    // Reads the pointfile next to the map, if there is one. Maps in archives have none.
    void setDocument(Document *document) override;
    void open(const QString &path);
    void setShown(bool shown);
    bool isShown() const { return isShown_; }
    // Returns the path of the pointfile; empty: there is none.
    QString path() const { return file_.path; }
    bool isBusy() const override { return reading_.isRunning(); }
    // Says what is drawn, or which files were searched for.
    QString explanation() const;
    Box box() const; // around the line of the leak

private:
    void show();

    QStringList names_; // of files that were searched for
    PointFile file_;
    bool isShown_ = true;
    LatestWork reading_;
};

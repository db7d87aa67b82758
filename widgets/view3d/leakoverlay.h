// The pointfile over the 3D view: that beside the map, or one that was chosen.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/pointfile.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/viewpart.h"

class LeakOverlay : public ViewPart
{
    Q_OBJECT
public:
    // The painter must outlive it.
    LeakOverlay(OverlayPainter &painter, QObject *parent);

    // Reads what lies beside the map, if something does; nothing does beside one in an archive.
    void setDocument(Document *document) override;
    void open(const QString &path);
    void setShown(bool shown);
    bool isShown() const { return isShown_; }
    // Of the file that is read; empty: there is none.
    QString path() const { return file_.path; }
    bool isBusy() const { return reading_.isRunning(); }
    // What is drawn, or what was looked for, in a sentence.
    QString explanation() const;
    Box box() const; // around the line

private:
    void show();

    OverlayPainter &painter_;
    QStringList names_; // that were looked for
    PointFile file_;
    bool isShown_ = true;
    LatestWork reading_;
};

// The 3D view with its tools, or a sentence in its place if nothing can be drawn.
#pragma once

#include "widgets/mapview.h"

#include <QBasicTimer>

class ColorModes;
class FactsLine;
class FadeBar;
class FaceHints;
class OriginMover;
class Ruler;
class SceneContextMenu;
class Viewport;
class SelectionArrow;
class QComboBox;
class QLabel;
class QMenu;
class QStackedWidget;
class LightButton;

class ViewPanel : public MapView
{
    Q_OBJECT
public:
    explicit ViewPanel(QWidget *parent = nullptr);

    void setDocument(Document *document, bool again = false) override;
    void offer(const QList<QAction *> &actions) override;
    QList<OwnKey> ownKeys() const override;
    // Asks for a pointfile and draws it.
    void openPointFile();
    // Returns null if the platform has no OpenGL. Whether the display has OpenGL 3.3 is only known at the first picture.
    Viewport *viewport() const { return viewport_; }
    QLabel *sentence() const { return sentence_; } // shown if nothing is drawn
    QLabel *status() const;
    QComboBox *modes() const { return modes_; }
    ColorModes *colorModes() const { return colorModes_; } // null like viewport()
    FaceHints *hints() const { return hints_; }            // likewise
    Ruler *ruler() const { return ruler_; }                // likewise
    OriginMover *mover() const { return mover_; }          // likewise
    QComboBox *pvs() const { return pvs_; }
    FadeBar *fade() const { return fade_; } // hidden while no maps are compared
    LightButton *light() const { return light_; }
    QLabel *missing() const { return missing_; }
    void setBrightness(double times);                     // times the game's stock brightness
    void showOnly(const std::vector<RecordRef> &records); // see ShownOnly::show()
    // Call SelectionFramer::frame() and frameSoon(). If nothing can be drawn, they say why.
    void frameSelection();
    void frameSelectionSoon();
    // Requests to be raised, and gives focus to the 3D view.
    void comeForward();
    // Calls comeForward(), and looks from `camera` with the current field of view. Says why if nothing can be drawn.
    void lookFrom(const Camera &camera);
    // Returns an origin for a new entity, see originAhead(); empty while nothing is drawn.
    QString placeFor(const QString &classname, bool atCamera) const;
    // Returns the cluster that perspective() of the 3D view is in; -1: none, or nothing can be drawn.
    qint64 cluster() const;
    SelectionArrow *arrow() const { return arrow_; } // null like viewport()
    void showHint();                                 // explains how to move, until the user flies or closes it

signals:
    void raiseWanted(); // show this panel
    void brightnessChanged(double times);
    void flown(); // the hint has been followed or closed
    // Textures are missing, and the user wants to choose where they are: an archive, or else a folder.
    void placeWanted(bool isArchive);
    void gameConfigurationsWanted();    // to find missing textures
    void failed(const QString &reason); // nothing can be drawn, whichever map is opened

protected:
    void timerEvent(QTimerEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillBar();
    void fillKinds(QMenu *menu);
    void offerWhere(QAction *action, bool (*hasSuch)(const MapFile &map)); // only in maps that have what it shows
    void showViewport();
    void connectLook();
    void say(const QString &sentence);
    void fail(const QString &reason);
    bool canDraw();
    void showPlaceSoon();
    void showPlace();

    Document *document_ = nullptr;
    QWidget *bar_;
    QStackedWidget *stack_;
    QLabel *sentence_;
    QString fault_; // why nothing can be drawn, whichever map is opened
    QBasicTimer placeTimer_;
    Viewport *viewport_ = nullptr;
    FactsLine *status_;
    QComboBox *modes_, *pvs_;
    LightButton *light_;
    FadeBar *fade_;
    QLabel *missing_;
    ColorModes *colorModes_ = nullptr;
    FaceHints *hints_ = nullptr;
    Ruler *ruler_ = nullptr;
    OriginMover *mover_ = nullptr;
    SceneContextMenu *menu_ = nullptr;
    SelectionArrow *arrow_ = nullptr;
    double frameTime_ = 0; // milliseconds
};

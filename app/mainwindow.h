// The window: one map, its views in docks, and what joins them.
#pragma once

#include "app/actions.h"
#include "app/settings.h"
#include "app/tablearea.h"
#include "core/document/document.h"

#include <QFileSystemWatcher>
#include <QMainWindow>
#include <QTimer>
#include <QUndoGroup>

#include <memory>

class BackgroundWork;
class CameraMenu;
class EntityPanel;
class ImagePanel;
class Inspector;
class LumpList;
class NoticeBar;
class ProblemList;
class Recovery;
struct FileStamp;
struct LightExportJob;
struct PictureExport;
struct TypedPlace;
class Saving;
class ViewPanel;
class VisPanel;
struct MatrixExportJob;
class QDockWidget;
class QLabel;
class QLineEdit;
class WelcomePage;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    // `path`, if any, is opened as by open(), but read while the views are made.
    explicit MainWindow(const QString &path = {});
    ~MainWindow() override;

    // Reads a map beside the window and shows it; the one that is open stays until then, and if it fails.
    // Of an archive with several maps it asks which.
    // A folder, an image, and an archive without maps are shown among the images.
    void open(const QString &path);
    void browse(const QString &path); // its images
    void reload();
    void closeMap(); // unsaved edits are lost
    // Shows the window; while a file is read only when that is there, or after a moment: what can be read at once is
    // seen at once, without the page that greets before it.
    void showSoon();
    // Selects a record and shows its table.
    void goTo(RecordRef record);
    void setLayout(int layout);

    // Replace and write a whole entity text.
    void importEntitiesFrom(const QString &path);
    void exportEntitiesTo(const QString &path, const MapFile &map);
    // Says of maps with edits that an earlier run left unsaved, where no map is to be opened.
    void offerRecoveredMaps();

    Saving *saving() const { return saving_; }
    QUndoGroup *undo() { return &undo_; }
    Document *document() const { return document_.get(); }
    TableArea *tables() const { return tables_; }
    Inspector *inspector() const { return inspector_; }
    LumpList *lumps() const { return lumps_; }
    EntityPanel *entities() const { return entities_; }
    ImagePanel *images() const { return images_; }
    ViewPanel *view() const { return view_; }
    VisPanel *visibility() const { return vis_; }
    CameraMenu *camera() const { return camera_; }
    ProblemList *problems() const { return problems_; }
    NoticeBar *notice() const { return notice_; }
    QLineEdit *goToEdit() const { return goToEdit_; }
    bool isBusy() const; // reads, checks or exports

signals:
    void opened();  // a map is shown
    void checked(); // its problems are known

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int messageTime = 8000; // milliseconds for a sentence in the status bar

    void createViews();
    void createMenus();
    void fillFileMenu(QMenu *menu);
    void fillLayoutMenu(QMenu *menu);
    void addDockActions(QMenu *menu);
    void fillThemeMenu(QMenu *menu);
    void offerPictureMemory(QMenu *menu);
    void createToolBar();
    void connectActions();
    void connectViews();
    void connectTables();
    void connectEntities();
    void connectImages();
    void createDocks();
    void connectColors();
    void showImagesAlone();
    void raiseImages();
    void raiseView();
    void focusDock(QDockWidget *dock);
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *view, Qt::DockWidgetArea area);
    void arrangeDocks();
    void restoreDocks();
    void saveDocks();
    void openLayoutTables();

    void createEditing();
    void connectEditing();
    void fillEditMenu(QMenu *menu);
    void beginEditing(const FileStamp &stamp);
    void endEditing();
    void offerRecovered();
    void discardRecovered(const QString &path);
    void importEntities();
    void exportEntities();
    QString saveFolder() const;
    void showSaved(const QString &path, const QString &sentence);

    void load(const QString &path, bool keepState);
    void showMap(const QString &path, MapFile map, const FileStamp &stamp, bool keepState);
    void endPatience();
    void showTitle();
    void showNothing(); // no map: the page that greets
    void startChecks();
    void exportTable(const ExportJob &job);
    void exportTableTo(const QString &path, const ExportJob &job);
    bool canExport();
    void exportPictures(const PictureExport &job);
    void exportLightmaps(const LightExportJob &job);
    void exportMatrix(const MatrixExportJob &job);
    void stopWatching();
    void fileChanged();
    void showTable(int lump);
    void walkHistory(bool forward);
    void chooseFile();
    void chooseFolder();
    void goToTyped();
    void goToPlace(const TypedPlace &place);
    void showLinked();
    void updateActions();
    void updateStatus();
    void updateWelcome();
    void fillRecentMenu();
    void about();

    Settings settings_;
    Actions actions_;
    std::unique_ptr<Document> document_;
    TableArea *tables_;
    Inspector *inspector_;
    LumpList *lumps_;
    EntityPanel *entities_;
    ImagePanel *images_;
    ViewPanel *view_;
    VisPanel *vis_;
    CameraMenu *camera_;
    ProblemList *problems_;
    NoticeBar *notice_;
    WelcomePage *welcome_;
    QLineEdit *goToEdit_;
    QLabel *status_;
    QMenu *recentMenu_;
    QList<QAction *> undoActions_;
    QList<QAction *> layoutActions_, mapActions_; // mapActions_: others of use only with a map
    QList<QDockWidget *> docks_; // lumps, tables, inspector, problems, entities, images, view, visibility
    BackgroundWork *loading_, *checking_, *exporting_;
    QFileSystemWatcher watcher_;
    QTimer settle_;   // compilers write in bursts
    QTimer patience_; // showSoon() waits
    BackgroundWork *writing_;
    Saving *saving_;
    Recovery *recovery_;
    QUndoGroup undo_;
    QTimer recheck_;
    bool closing_ = false; // what was unsaved is settled
};

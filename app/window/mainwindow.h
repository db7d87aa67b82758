// The main window: one map, its views in docks, and the connections between them.
#pragma once

#include "app/settings.h"
#include "app/window/actions.h"
#include "app/window/layouts.h"
#include "app/window/tablearea.h"

#include <QMainWindow>
#include <QTimer>
#include <QUndoGroup>

#include <functional>
#include <memory>

class BackgroundWork;
class CameraMenu;
class Companions;
class CompareCommands;
class DifferenceList;
class EntityFiles;
class EntityPanel;
class Exports;
class FileWatch;
class GameConfigurations;
class Help;
class ImagePanel;
class Inspector;
class LumpFiles;
class LumpList;
class MapChecks;
class MapFinder;
class RecordOffers;
class RecordPicker;
class MapStatus;
class Menus;
class Navigation;
class NoticeBar;
class ProblemList;
class QLineEdit;
class Recovery;
class RecoveryOffers;
class Saving;
class ViewPanel;
class VisPanel;
class WelcomePage;
struct FileStamp;
struct Opened;

class MainWindow : public QMainWindow
{
    Q_OBJECT
    Q_PROPERTY(QString folder READ folder) // read by windowFolder()
public:
    // Opens `path`, if given: like open(), or like openAs() if a format is given. Reads it while the views are created.
    explicit MainWindow(const QString &path = {}, const bsp::Format *as = nullptr);
    ~MainWindow() override;

    // Reads a map on a worker thread and shows it. The open map stays until then, and if reading fails. If an archive holds
    // several maps, asks which. A folder, an image, or an archive without maps is shown in the image browser.
    void open(const QString &path);
    // Like open(), but reads the map as this format, whatever its bytes say.
    void openAs(const QString &path, const bsp::Format &format);
    // Like open(), and calls `then` once the map is shown.
    void openThen(const QString &path, const std::function<void()> &then);
    void browse(const QString &path); // shows the images of a folder or an archive, or a single image
    void reload();
    void closeMap(); // unsaved edits are lost
    // Shows the window. If a file is being read, waits until that is done, but only for a moment. Thus a file that is read
    // quickly appears at once, without the welcome page before it.
    void showSoon();
    // Selects a record and shows its table.
    void goTo(RecordRef record);
    void setLayout(int layout);

    QUndoGroup *undo() { return &undo_; }
    Document *document() const { return document_.get(); }
    Saving *saving() const { return saving_; }
    EntityFiles *entityFiles() const { return entityFiles_; }
    RecoveryOffers *recoveryOffers() const { return offers_; }
    TableArea *tables() const { return tables_; }
    Inspector *inspector() const { return inspector_; }
    LumpList *lumps() const { return lumps_; }
    EntityPanel *entities() const { return entities_; }
    ImagePanel *images() const { return images_; }
    ViewPanel *view() const { return view_; }
    VisPanel *visibility() const { return vis_; }
    CameraMenu *camera() const;
    ProblemList *problems() const { return problems_; }
    DifferenceList *differences() const { return differences_; }
    CompareCommands *compares() const { return compares_; }
    NoticeBar *notice() const { return notice_; }
    Help *help() const { return help_; }
    Layouts *layouts() const { return layouts_; }
    Companions *companions() const { return companions_; }
    QString folder() const;      // where file dialogs start
    QString refusedFile() const; // the file that the shown notice reports as unreadable; empty: none
    GameConfigurations *games() const { return games_; }
    MapFinder *finder() const { return finder_; }
    QLineEdit *goToEdit() const;
    bool isBusy() const; // is reading, checking, importing, exporting or saving

signals:
    void opened();  // a map is shown
    void checked(); // its problems are known

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // Setting up the window.
    void createViews();
    void createServices();
    void connectViews();
    void connectImages();
    void connectColors();
    void connectFiles();

    // Opening and closing maps.
    void load(const QString &path, bool keepState, const bsp::Format *as = nullptr, const std::function<void()> &then = {});
    void tellRefusal(const QString &path, const Opened &opened);
    void showMap(const QString &path, MapFile map, const FileStamp &stamp, bool keepState);
    void showNothing(); // the welcome page
    void setDocument(std::unique_ptr<Document> document, bool again);
    void beginEditing(const FileStamp &stamp);
    void endEditing();
    void warnUnsavedSettings();
    void endPatience();
    void showSaved(const QString &path, const QString &sentence);

    void openLayoutTables();
    void focusTable();
    void updateActions();

    Settings settings_;
    Actions actions_;
    std::unique_ptr<Document> document_;
    Views *views_;
    Layouts *layouts_;
    TableArea *tables_;
    Inspector *inspector_;
    LumpList *lumps_;
    EntityPanel *entities_;
    ImagePanel *images_;
    ViewPanel *view_;
    VisPanel *vis_;
    ProblemList *problems_;
    DifferenceList *differences_;
    Menus *menus_;
    NoticeBar *notice_;
    WelcomePage *welcome_;
    Navigation *navigation_;
    MapFinder *finder_;
    Help *help_;
    Companions *companions_;
    CompareCommands *compares_;
    MapStatus *status_;
    MapChecks *checks_;
    RecordOffers *recordOffers_;
    RecordPicker *recordPicker_;
    BackgroundWork *loading_, *exporting_, *importing_, *writing_;
    Saving *saving_;
    Exports *exports_;
    EntityFiles *entityFiles_;
    LumpFiles *lumpFiles_;
    FileWatch *watch_;
    GameConfigurations *games_;
    Recovery *recovery_;
    RecoveryOffers *offers_;
    QUndoGroup undo_;
    QString refused_, refusal_;       // the last unreadable file, and the notice about it
    QTimer patience_;                 // how long showSoon() waits
    bool closing_ = false;            // unsaved edits were saved or discarded
    bool settingsFaultShown_ = false; // a notice has said that settings cannot be written
};

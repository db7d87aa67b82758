// Textures: all of a map, a folder or an archive as thumbnails, and the chosen one large beside them.
#pragma once

#include "core/assets/texture.h"
#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/filterrequest.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class GameFiles;
class TexturePoints;
class ImageView;
class PlacesMenu;
class TextureBrowser;
class QComboBox;
class QLabel;
class QSplitter;

// Pictures that the window writes as PNG in the background.
struct PictureExport {
    QImage image; // only this one, as shown; null: the textures
    std::shared_ptr<const TextureSource> source;
    std::vector<int> textures;
    QString path; // of the image's file, or the textures' folder
};

class TexturePanel : public QWidget
{
    Q_OBJECT
public:
    explicit TexturePanel(QWidget *parent = nullptr);
    ~TexturePanel() override;
    // Sets the map whose textures are shown; null: no map. A browsed folder, archive or file stays.
    void setDocument(Document *document);
    // Shows the images of a folder, an archive or a single file.
    void browse(const QString &path);
    // Reads the shown textures again and keeps the chosen one.
    void reload();

    TextureBrowser *browser() const { return browser_; }
    ImageView *view() const { return view_; }
    QLabel *notice() const { return notice_; }
    PlacesMenu *places() const { return places_; }
    bool isBusy() const { return making_.isRunning() || loading_.isRunning(); }

signals:
    void addedPlacesChanged(const QStringList &places);
    void gameConfigurationsWanted();
    void exportRequested(const PictureExport &job);
    void filterRequested(const FilterRequest &request);
    void showOnlyRequested(const std::vector<RecordRef> &records);
    void statusMessage(const QString &sentence);
    void shown(); // the textures of another source are now shown

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // The data of one source, made on a worker thread.
    struct Made {
        std::shared_ptr<const TextureSource> source;
        std::vector<quint32> faces; // how many use each texture
        std::vector<int> missing;   // textures missing in a map
        QString missingSentence;    // MissingTextures::sentence()
        QStringList places, notices;
        QString fault;
    };
    struct Loaded {
        Texture texture;
        QStringList tried;   // for a missing one: triedText()
        QStringList notices; // known once a texture was loaded
    };
    static Made makeOfMap(const MapFile &map, const GameFiles &files, std::shared_ptr<const TextureSource> source,
                          std::stop_token stop);
    static Made makeOfPath(const QString &path, std::stop_token stop);

    void arrange();
    void connectParts();
    void setNotices(const QStringList &notices); // of the source
    void reloadFiles();
    void askForFolder();
    void askForFile();
    QString browsedPath() const; // empty: the map's textures
    void fillChoices(bool keepsBrowsed);
    void make();
    void take(Made made, bool isMap);
    void showTexture(int texture);
    void markPointed();
    void followLink(const QString &link);
    void exportAll();
    void exportOne(const QImage &image, const QString &name);

    Document *document_ = nullptr;
    QStringList browsed_;
    QString made_;            // browsedPath() of the source
    QString missingSentence_; // of the source's map
    QString wanted_;          // name of the texture to choose once the source is made
    QComboBox *choice_;
    PlacesMenu *places_;
    QLabel *notice_;
    QSplitter *splitter_;
    TextureBrowser *browser_;
    ImageView *view_;
    LatestWork making_, loading_;
    std::unique_ptr<const TexturePoints> texturePoints_; // of the map, made when something is first pointed at
    bool stale_ = false;                                 // hidden, so nothing is read
};

// All textures of a source as thumbnails, with a filter line. Those of a map are linked with the selection.
#pragma once

#include "core/document/document.h"
#include "core/document/texturemodel.h"
#include "core/query/filterrequest.h"

#include <QWidget>

#include <functional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

class TextureBrowser : public QWidget
{
    Q_OBJECT
public:
    explicit TextureBrowser(QWidget *parent = nullptr);

    // Shows the textures of a source. With a document, they are the map's: texture i is record i of its images. Null: they are
    // those of a folder or an archive. `faces`: how many faces use each texture; empty if unknown. `missing`: the textures that
    // are missing in the map.
    void setSource(std::shared_ptr<const TextureSource> source, Document *document, std::vector<quint32> faces = {},
                   const std::vector<int> &missing = {});
    // Sets the text shown where there is nothing to show.
    void setEmptyText(const QString &text);

    TextureModel *model() const { return model_; }
    QListView *view() const { return view_; }
    QLineEdit *filterEdit() const { return filterEdit_; }
    QAction *selectFacesAction() const { return selectFaces_; }
    int currentTexture() const; // -1: none
    void setCurrentTexture(int texture);

signals:
    void currentChanged(int texture);                            // show it large; -1: none
    void exportRequested();                                      // all that are listed
    void filterRequested(const FilterRequest &request);          // filter the faces
    void showOnlyRequested(const std::vector<RecordRef> &faces); // show only these in 3D
    void statusMessage(const QString &sentence);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createParts();
    void arrange();
    void createActions();
    void connectParts();
    void rearrange(const std::function<void()> &change);
    void applyFilter();
    void updateCount();
    void adopt();        // the document's selection
    void selectChosen(); // in the document
    void selectFaces();
    void showOnlyFaces();
    void filterFaces(FilterRequest::How how); // by the chosen textures
    std::vector<quint32> facesOfChosen();     // empty if no face uses them, which is reported
    std::vector<quint32> chosen() const;      // textures, ascending

    Document *document_ = nullptr;
    TextureModel *model_;
    QListView *view_;
    QLineEdit *filterEdit_;
    QCheckBox *onlyMissing_;
    QComboBox *order_;
    QLabel *count_, *empty_;
    QList<QAction *> ofFaces_; // only with a document
    QAction *selectFaces_;
    bool adopting_ = false; // the view's selection is being set by code
    bool stale_ = false;    // hidden, so it does not follow the document's selection
};

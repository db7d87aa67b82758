// All textures of a source as thumbnails, with a filter line; linked with the selection where they are a map's.
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

    // With a document its textures: texture i is record i of its images. Null: those of a folder or an archive.
    // `faces`: how many use each; empty where nobody knows. `missing`: of a document the textures that are.
    void setSource(std::shared_ptr<const TextureSource> source, Document *document, std::vector<quint32> faces = {},
                   const std::vector<int> &missing = {});
    // What is said where there is nothing to show.
    void setEmptyText(const QString &text);

    TextureModel *model() const { return model_; }
    QListView *view() const { return view_; }
    QLineEdit *filterEdit() const { return filterEdit_; }
    QAction *selectFacesAction() const { return selectFaces_; }
    int currentTexture() const; // -1: none
    void setCurrentTexture(int texture);

signals:
    void currentChanged(int texture); // to be shown large; -1: none
    void exportRequested();           // of all that are listed
    void filterRequested(const FilterRequest &request); // of the faces
    void onlyTheseWanted(const std::vector<RecordRef> &faces); // in 3D
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
    void adopt();         // the document's selection
    void selectChosen();  // in the document
    void selectFaces();
    void showOnlyFaces();
    void filterFaces(FilterRequest::How how); // by the textures that are chosen
    std::vector<quint32> facesOfChosen();     // none: nobody uses them, which is said
    std::vector<quint32> chosen() const; // textures, ascending

    Document *document_ = nullptr;
    TextureModel *model_;
    QListView *view_;
    QLineEdit *filterEdit_;
    QCheckBox *onlyMissing_;
    QComboBox *order_;
    QLabel *count_, *empty_;
    QList<QAction *> ofFaces_; // with a document
    QAction *selectFaces_;
    bool adopting_ = false; // the view's selection is being set, not made by its user
    bool stale_ = false;    // hidden, it does not follow the document's
};

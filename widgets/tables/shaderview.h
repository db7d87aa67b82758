// The shader of a record of a Quake III map: where its script is, what it says, and its stages, which can be switched off in
// the views.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class ShaderStagesModel;

class ShaderView : public QWidget
{
    Q_OBJECT
public:
    explicit ShaderView(QWidget *parent = nullptr);
    // Sets the map of the records; null: none.
    void setDocument(Document *document);
    // Shows the shader of a record of any lump. Hides the view if the record has none.
    void setRecord(RecordRef record);
    QLabel *place() const { return place_; } // its name, and where its script is
    QLabel *words() const { return words_; } // what its script says about all stages
    QListView *stages() const { return stages_; }
    QPushButton *showAll() const { return showAll_; }

private:
    void tell();
    void tellWords();

    Document *document_ = nullptr;
    ShaderStagesModel *model_ = nullptr;
    QLabel *place_, *words_;
    QListView *stages_;
    QPushButton *showAll_;
};

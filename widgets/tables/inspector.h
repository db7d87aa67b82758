// The current record: its fields, what it uses and what uses it, its bytes.
#pragma once

#include "widgets/mapview.h"

#include <QTimer>

class HexModel;
class LinkModel;
class MeaningDelegate;
class QLabel;
class QTableView;
class QTreeView;
class RecordModel;
class FullText;
class ShaderView;

class Inspector : public MapView
{
    Q_OBJECT
public:
    explicit Inspector(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    bool isFilled() const; // a record is shown
    // Starts picking the record that the current field is to refer to.
    void pick();
    // Gives the current field the clipboard's text.
    void paste();
    QTableView *fields() const { return fields_; }
    QTreeView *links() const { return links_; }
    QTableView *bytes() const { return bytes_; }
    FullText *wholeText() const { return whole_; } // of the current field
    QLabel *light() const { return light_; }       // how a face is lit
    QLabel *drawn() const { return drawn_; }       // how a face is drawn
    ShaderView *shader() const { return shader_; }

signals:
    void filled(); // a record is shown now

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpFields();
    void setUpLinksAndBytes();
    void arrange();
    void connectViews();
    void showCurrent();
    void fitRows();
    void showTitle();
    void showFace();
    void showBytes();
    void fieldChosen(const QModelIndex &index);
    void fieldHovered(const QModelIndex &index);
    void byteHovered(const QModelIndex &index);
    void followField(const QModelIndex &index);
    void openLink(const QModelIndex &index);

    Document *document_ = nullptr;
    RecordModel *record_ = nullptr;
    LinkModel *linked_ = nullptr;
    HexModel *hex_;
    QLabel *title_, *light_, *drawn_, *empty_;
    QWidget *body_;
    QTableView *fields_, *bytes_;
    MeaningDelegate *meanings_;
    QTreeView *links_;
    FullText *whole_;
    ShaderView *shader_;
    QTimer relink_; // shows the record again after edits that may have changed what refers to it
};

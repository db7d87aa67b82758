// The directory: header facts, the lumps with their sizes, limits and problems.
#pragma once

#include "widgets/mapview.h"

class LumpListModel;
class QComboBox;
class QLabel;
class QTableView;

class LumpList : public MapView
{
    Q_OBJECT
public:
    explicit LumpList(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    QTableView *table() const { return table_; }
    // Marks the lump whose table is shown.
    void setCurrentLump(int lump);

signals:
    void lumpChosen(int lump);
    void engineChosen(int engine);

private:
    void setUpTable();
    void fitColumns();
    void showFacts();

    Document *document_ = nullptr;
    LumpListModel *model_ = nullptr;
    QLabel *facts_;
    QWidget *limits_;
    QComboBox *engines_;
    QTableView *table_;
};

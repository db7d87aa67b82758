// The directory: header facts, the lumps with their sizes, limits and problems. Its menu offers to extract lumps to files, to
// replace them, and to add and remove BSPX lumps; the window does it.
#pragma once

#include "widgets/parts/contextmenu.h"

#include <utility>
#include <vector>

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
    QAction *removal() const { return removal_; } // Remove BSPX Lump: the list enables it, for BSPX lumps only
    // Marks the lump whose table is shown.
    void setCurrentLump(int lump);

signals:
    void lumpChosen(int lump);
    // Emitted when the user chooses the game to treat the map as, and the engine or compiler whose limits apply. `engine` is an
    // index in Format::engines.
    void gameChosen(const bsp::Game *game, int engine);
    void configurationsWanted(); // show and edit them
    void extractionWanted(int lump);
    void replacementWanted(int lump);
    void additionWanted(); // of a BSPX lump
    void removalWanted(int lump);

private:
    static const QList<OwnAction<LumpList>> &actionRows();
    void setUpTable();
    void spanHeadings();
    int selectedLump() const; // -1: none
    void updateRemoval();
    void requestForSelected(void (LumpList::*wanted)(int lump));
    void fillChoices();
    QString reasonForGame() const;
    void showChoice();
    void fitColumns();
    void showFacts();

    Document *document_ = nullptr;
    LumpListModel *model_ = nullptr;
    QLabel *facts_;
    QWidget *options_;
    QComboBox *choices_;
    std::vector<std::pair<const bsp::Game *, int>> rows_; // game and engine of each choice
    QTableView *table_;
    QAction *removal_ = nullptr;
};

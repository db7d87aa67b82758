// The user's game configurations, to be made and changed, and those that were found on this machine.
#pragma once

#include "app/gameconfigurations.h"
#include "core/document/latestwork.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class DefinitionList;
class QListWidget;
class QPushButton;

class GameConfigurationsDialog : public QDialog
{
    Q_OBJECT
public:
    GameConfigurationsDialog(GameConfigurations *games, QWidget *window);
    ~GameConfigurationsDialog() override;

    QListWidget *names() const { return names_; }
    QLineEdit *name() const { return name_; }
    QComboBox *game() const { return game_; }
    QListWidget *places() const { return places_; }
    DefinitionList *definitions() const { return definitions_; }
    QComboBox *ofMap() const { return ofMap_; }
    QLabel *sentence() const { return sentence_; }
    bool isSearching() const { return finding_.isRunning(); } // for games that are installed

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createList();
    QWidget *createForm();
    QLayout *createPlaces();
    QLayout *createBottom();
    QPushButton *createButton(const QString &text, void (GameConfigurationsDialog::*act)());
    void addKeys();

    void fill(); // all of it, from what is remembered
    void fillNames();
    QString wanted() const; // to be selected
    void fillOfMap();
    void showCurrent();
    void updateButtons();
    // The one that is selected in the list; null: none.
    const GameConfiguration *current() const;
    bool isOwn(const GameConfiguration &configuration) const { return !configuration.id.isEmpty(); }

    void select(const QString &name) // once they are filled again
    {
        selected_ = name;
        isChosen_ = true;
    }

    void create();
    void remove();
    void change(GameConfiguration configuration, const QString &what); // of one that was found the user's copy
    void rename();
    void setGame(int row);
    void setDefinitions(const QStringList &paths);
    void chooseForMap(int row);
    void addFolder();
    void addArchive();
    void addPlace(const QString &path);
    void removePlaces();
    void movePlaceUp() { movePlace(-1); }
    void movePlaceDown() { movePlace(1); }
    void movePlace(int by);

    GameConfigurations *games_;
    std::vector<GameConfiguration> found_; // that are none of the user's by their places
    std::vector<GameConfiguration> installed_;
    bool isSearched_ = false;
    QString selected_;      // the name
    bool isChosen_ = false; // by the user
    bool filling_ = false;
    bool saysWhyEmpty_ = false; // the sentence tells why the list is
    QListWidget *names_, *places_;
    DefinitionList *definitions_;
    QLineEdit *name_;
    QComboBox *game_, *ofMap_;
    QLabel *sentence_, *ofMapLabel_;
    QPushButton *remove_, *addFolder_, *addArchive_, *removePlace_, *up_, *down_;
    LatestWork finding_;
};

// The dialog in which game configurations are made and changed; it also lists those found on this machine.
#pragma once

#include "app/games/gameconfigurations.h"
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
    bool isSearching() const { return finding_.isRunning(); } // for installed games

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createList();
    QWidget *createForm();
    QLayout *createPlaces();
    QLayout *createBottom();
    QPushButton *createButton(const QString &text, void (GameConfigurationsDialog::*act)());
    void addKeys();

    void fill(); // everything, from the stored configurations
    void fillNames();
    QString wanted() const; // the name to select
    void fillOfMap();
    void showCurrent();
    void updateButtons();
    // Returns the configuration selected in the list; null: none.
    const GameConfiguration *current() const;
    bool isOwn(const GameConfiguration &configuration) const { return !configuration.id.isEmpty(); }

    void select(const QString &name) // at the next fill()
    {
        selected_ = name;
        isChosen_ = true;
    }

    void create();
    void remove();
    void change(GameConfiguration configuration, const QString &what); // for a found one, adds a copy
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
    std::vector<GameConfiguration> found_; // installed_ without those that are in the user's list
    std::vector<GameConfiguration> installed_;
    bool isSearched_ = false;
    QString selected_;      // name of the selected configuration
    bool isChosen_ = false; // selected_ is the user's choice
    bool filling_ = false;
    bool saysWhyEmpty_ = false; // sentence_ says why the list is empty
    QListWidget *names_, *places_;
    DefinitionList *definitions_;
    QLineEdit *name_;
    QComboBox *game_, *ofMap_;
    QLabel *sentence_, *ofMapLabel_;
    QPushButton *remove_, *addFolder_, *addArchive_, *removePlace_, *up_, *down_;
    LatestWork finding_;
};

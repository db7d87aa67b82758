// The user's game configurations, and the one that the open map uses: that from the command line (give()), else the one that
// core/assets/configurationofmap.h determines. Choosing one for a map that is in no configuration's folders makes it the usual
// one for the map's game and mod.
#pragma once

#include "app/games/configurationstore.h"
#include "core/document/latestwork.h"
#include "widgets/offer.h"

#include <QPointer>

class Document;
class GameConfigurationsDialog;

class GameConfigurations : public QObject
{
    Q_OBJECT
public:
    // `window` becomes the parent of the dialog. All windows of the program share the list and its undo stack
    // (ConfigurationStore).
    GameConfigurations(Settings &settings, QWidget *window);

    // Makes this configuration take precedence over all others for the maps of this window that it suits, until the user
    // chooses one in this window. It is not stored.
    void give(GameConfiguration configuration) { given_ = std::move(configuration); }
    // Sets the configuration, game and engine of a document that was just opened.
    void adopt(Document &document);
    // Sets the document that the window shows; null: none.
    void setDocument(Document *document);
    Document *document() const;

    const std::vector<GameConfiguration> &all() const { return store_->all(); }
    // Replaces the list as an undo step called `what`. It is stored at once, and open maps follow.
    void set(std::vector<GameConfiguration> configurations, const QString &what);
    // Chooses a configuration for the open map. A found one, which has no id, is added to the user's list. Null: no
    // configuration.
    void choose(const GameConfiguration *configuration);
    // Stores the choices under the open map's new path after it was saved under another name.
    void keepChoices();
    // Returns whether the open map has one of the user's configurations.
    bool isChosen() const;
    // Returns the user's configuration whose folders contain the open map; null: none.
    const GameConfiguration *around() const;
    // Returns whether the open map has around() because of its folder, not because it was chosen.
    bool isAutomatic() const;
    // Returns whether the open map has its configuration only because it is the usual one for its game and mod.
    bool isUsual() const;
    // Sets the folders and archives of the map's configuration. A map without one gets a new one, of the game that the
    // folders belong to, else of its detected game.
    void setPlaces(const QStringList &places);
    QUndoStack &undoStack() { return store_->undoStack(); }
    static QString newId();

    void show();                              // the dialog
    GameConfigurationsDialog *dialog() const; // null until it was shown

signals:
    void changed(); // the list, or the configuration of the open map
    void noticed(const Notice &notice);

private:
    ConfigurationStore::State state() const;
    void choose(ConfigurationStore::State &state, const QString &id) const;
    void follow(const QString &map);
    GameConfiguration configurationFor(const Document &document) const;
    void findInstalled(const Document &document);
    void reportUnread();

    Settings &settings_;
    QWidget *window_;
    std::shared_ptr<ConfigurationStore> store_;
    std::optional<GameConfiguration> given_;
    QPointer<Document> document_;
    QStringList reported_; // paths of the map's unreadable definition files that a notice has named
    QPointer<GameConfigurationsDialog> dialog_;
    // The installed games; not set until a map needs them.
    std::optional<std::vector<GameConfiguration>> installed_;
    LatestWork finding_;
};

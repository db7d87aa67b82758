// The entities: a list of them above, the keys of the selected ones below.
#pragma once

#include "widgets/mapview.h"

#include <functional>

class EntityCommands;
class EntityList;
class EntityProperties;
class QAction;
struct OfferedClass;
class QLineEdit;

class EntityPanel : public MapView
{
    Q_OBJECT
public:
    explicit EntityPanel(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;

    // Set how entities are shown, for settings.
    void setGrouped(bool grouped);
    void setSpawnMode(const QString &id);

    // Returns the origin for a new entity of a class as text, where the camera looks or at the camera; empty: none.
    using Placing = std::function<QString(const QString &classname, bool atCamera)>;
    void setPlacing(Placing placing) { placing_ = std::move(placing); }

    EntityList *list() const { return list_; } // null without a map, like the others
    EntityProperties *properties() const { return properties_; }
    QLineEdit *classEdit() const { return classEdit_; } // the class to add, while asking for it

signals:
    void spawnModeChosen(const QString &id);
    void groupingChosen(bool grouped);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build(Document *document);
    QWidget *createButtons();
    void createActions();
    void createWalks();
    void askForClass(bool ofModel);
    bool addTyped(bool atCamera); // false if it was refused
    void endAsking(bool adds);
    void showSelected();
    void tellFiltered();
    void follow(const std::vector<RecordRef> &records);
    std::vector<OfferedClass> offeredClasses(bool ofPoints, bool ofModels) const;
    void followModel();
    QStringList classes(bool ofModel) const;

    Document *document_ = nullptr;
    bool grouped_ = false;
    bool isOfModel_ = false; // the entity to add gets a brush model
    Placing placing_;
    QWidget *body_ = nullptr; // contains all below; recreated for each map
    EntityList *list_ = nullptr;
    EntityProperties *properties_ = nullptr;
    EntityCommands *commands_ = nullptr;
    QLineEdit *classEdit_ = nullptr;
    QAction *add_ = nullptr, *duplicate_ = nullptr, *remove_ = nullptr, *make_ = nullptr, *up_ = nullptr, *down_ = nullptr;
};

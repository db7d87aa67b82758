// Which folders and archives are searched for a map's textures: those of the game, and those that the user adds.
#pragma once

#include <QMenu>
#include <QStringList>

class PlacesMenu : public QMenu
{
    Q_OBJECT
public:
    explicit PlacesMenu(QWidget *parent = nullptr);
    void setAdded(const QStringList &places);
    void setSearched(const QStringList &places); // all, in order
    // Dialogs that ask for one more.
    void askForFolder();
    void askForArchive();

signals:
    void added(const QString &place);
    void removed(const QString &place);

private:
    void fill();
    QStringList added_, searched_;
};

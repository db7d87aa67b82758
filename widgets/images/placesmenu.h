// A menu of the folders and archives that are searched for a map's textures: those of the game, and added ones.
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
    // Open dialogs that ask for one more folder or archive.
    void askForFolder();
    void askForArchive();

signals:
    void added(const QString &place);
    void removed(const QString &place);

private:
    void fill();
    QStringList added_, searched_;
};

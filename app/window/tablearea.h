// The open tables, one tab each.
#pragma once

#include "widgets/mapview.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/lumpview.h"

class QLabel;
class QMenu;
class QStackedWidget;
class QTabWidget;
class Settings;

class TableArea : public MapView
{
    Q_OBJECT
public:
    TableArea(Settings &settings, QWidget *parent = nullptr);
    // Closes all tables.
    void setDocument(Document *document, bool again = false) override;
    void offer(const QList<QAction *> &actions) override { offered_ = actions; }
    QList<OwnKey> ownKeys() const override { return LumpView::keys() + RawText::keys(); }
    // Opens a lump's table, or raises it.
    void open(int lump);
    bool isOpen(int lump) const;
    int currentLump() const;
    LumpView *currentView() const; // null if a text or a hex view is in front
    QWidget *currentWidget() const;
    QTabWidget *tabs() const { return tabs_; }
    void closeCurrent();
    // Adds the current table's commands to a menu each time it opens.
    void offerIn(QMenu *menu);
    void offerRecordsIn(QMenu *menu); // those that change records or bytes
    void find();                      // focuses the current table's filter, or a text's find bar
    void step(int by);                // to another tab, wrapping around

    // An open table, by names that stay valid after a reload.
    struct Table {
        QString lump, filter;
        bool current = false;
    };
    QList<Table> tables() const;
    void restore(const QList<Table> &tables);

signals:
    void exportRequested(const ExportJob &job);
    void currentLumpChanged(int lump);
    void colorRequested(bsp::FieldRef column);

private:
    QWidget *create(int lump);
    void closeOutdated();
    int lumpAt(int tab) const;
    int tabOf(int lump) const; // -1: it is not open

    bool hasClusters(int lump) const;

    Settings &settings_;
    Document *document_ = nullptr;
    QList<QAction *> offered_; // for tables whose records are in clusters
    QStackedWidget *stack_;
    QTabWidget *tabs_;
    QLabel *empty_; // shown if no table is open
};

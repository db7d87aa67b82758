// The tables that are open, a tab each.
#pragma once

#include "core/document/document.h"
#include "widgets/tables/lumpview.h"

#include <QTabWidget>

class BlobView;
class QLabel;
class Settings;

class TableArea : public QTabWidget
{
    Q_OBJECT
public:
    TableArea(Settings &settings, QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map; closes all tables
    // Opens a lump's table, or raises it.
    void open(int lump);
    bool isOpen(int lump) const;
    int currentLump() const;
    LumpView *currentView() const;
    void closeCurrent();
    void find();       // in what is in front: its filter, or the find bar of a text
    void step(int by); // to another tab, in a circle

    // The open tables, to be opened again after a reload.
    struct Table {
        QString lump, filter;
        bool current = false;
    };
    QList<Table> tables() const;
    void restore(const QList<Table> &tables);

signals:
    void followed(RecordRef record);
    void exportRequested(const ExportJob &job);
    void statusMessage(const QString &sentence);
    void currentLumpChanged(int lump);
    void selectedLinked();
    void colorRequested(bsp::FieldRef column);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void tabInserted(int tab) override;
    void tabRemoved(int tab) override;

private:
    void updateEmpty();
    QWidget *create(int lump);
    int lumpAt(int tab) const;
    int tabOf(int lump) const; // or -1

    Settings &settings_;
    Document *document_ = nullptr;
    QLabel *empty_; // what is said without a table
};

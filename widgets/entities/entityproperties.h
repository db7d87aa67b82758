// The keys and values of the selected entities as a table that is edited in place.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class EntityKeysModel;
class QAction;
class QLabel;
class QTableView;
class RenameOffer;

class EntityProperties : public QWidget
{
    Q_OBJECT
public:
    explicit EntityProperties(Document *document, QWidget *parent = nullptr);

    // Shows the keys of these entities; the numbers are ascending. The current row stays at its key.
    void setEntities(std::vector<qint32> entities);
    // Shows how many of these entities the list's filter hides: edits apply to those as well.
    void setFiltered(int count);
    QLabel *others() const { return others_; }
    QLabel *filtered() const { return filtered_; } // shows that number
    QTableView *table() const { return table_; }
    EntityKeysModel *model() const { return model_; }
    RenameOffer *renameOffer() const { return offer_; }

signals:
    void statusMessage(const QString &sentence);
    void followed(const std::vector<RecordRef> &records); // what a cell refers to, at least one

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createActions();
    void createOffer();
    void setUpTable();
    void showTitle();
    void showOthers();
    void restoreRow();
    void follow(const QModelIndex &index);
    void beginEdit(const QModelIndex &cell); // or emits a message that says why it cannot
    QModelIndex valueOf(const QModelIndex &index) const;
    void editValueOfNewKey();

    Document *document_;
    EntityKeysModel *model_;
    QLabel *title_, *filtered_, *empty_;
    QLabel *others_; // the keys that only the map to compare with has
    RenameOffer *offer_;
    QTableView *table_;
    QAction *renameToo_ = nullptr;
    QString currentKey_; // to find it again among the keys of other entities
    int currentColumn_ = 1;
    bool hadFocus_ = false; // before the model was reset
};

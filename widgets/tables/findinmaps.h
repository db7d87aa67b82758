// Find in Maps: searches a table of all maps in a folder or an archive, and lists the records that match a filter.
#pragma once

#include "core/document/mapsearch.h"
#include "widgets/parts/filtercompleter.h"

#include <QDeadlineTimer>
#include <QDialog>
#include <QPointer>

class Document;
class FilterEdit;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

class FindInMaps : public QDialog
{
    Q_OBJECT
public:
    explicit FindInMaps(QWidget *parent = nullptr);
    // Sets the open map, which is searched with its edits; null: none.
    void setDocument(Document *document);
    void setPlace(const QString &place); // a folder, an archive, or a map
    void setTable(const QString &title);
    QString table() const;

    QLineEdit *placeEdit() const { return place_; }
    QComboBox *tables() const { return tables_; }
    FilterEdit *filterEdit() const { return filter_; }
    QPushButton *startButton() const { return start_; } // cancels while a search runs
    QTableView *results() const { return results_; }
    QLabel *empty() const { return empty_; } // in place of the results, if there are none
    QLabel *summary() const { return summary_; }
    QToolButton *reasonsButton() const { return showReasons_; }
    QPlainTextEdit *reasons() const { return reasons_; }
    const MapSearch &search() const { return *search_; }
    // Until then, Escape does nothing: it was meant for a search that has just ended.
    QDeadlineTimer escapeIgnoredUntil() const { return justEnded_; }
    void ignoreEscapeUntil(QDeadlineTimer time) { justEnded_ = time; }

    void start();

signals:
    void statusMessage(const QString &sentence);
    void started(const QString &place);
    // The user wants to see a record, of the table with this title, in this map.
    void chosen(const QString &path, const QString &table, quint32 record);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillTables();
    void addTable(const QString &name);
    bool stepBack();
    void nameParts();
    void setUpResults();
    void layOut();
    void connectParts();
    void showTable();
    void judge();
    FilterCompleter::Table reference() const;
    void withReferences(const std::function<void(const References &references, int lump)> &act) const;
    void askForPlace(bool isArchive);
    void open(const QModelIndex &index);
    void copy(FoundRows::Form form);
    void showState();
    QString emptySentence() const;
    QString summarySentence() const;
    QString reasonsText() const;
    void showFirstRows();
    void fitNames(int first, int last);
    void fitCells(int first, int last);
    bool takesText(const QKeyEvent *key) const;

    QPointer<Document> document_;
    std::shared_ptr<const MapFile> blank_; // a map without records that has the table; null: the open map has it
    FoundRows *found_;
    MapSearch *search_;
    QString searchedTable_, searchedFilter_; // what the results are of
    QDeadlineTimer justEnded_;               // the search, without being cancelled
    QLineEdit *place_;
    QToolButton *folder_, *archive_;
    QComboBox *tables_;
    FilterEdit *filter_;
    QPushButton *start_;
    QTableView *results_;
    QLabel *empty_, *summary_;
    QStackedWidget *stack_;
    QProgressBar *progress_;
    QToolButton *showReasons_;
    QPlainTextEdit *reasons_;
};

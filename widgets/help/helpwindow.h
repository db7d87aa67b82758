// The help: its pages, a table of contents, a search in all pages, and the buttons Back and Forward.
#pragma once

#include "widgets/help/closedbrowser.h"
#include "widgets/help/helppages.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTreeWidget;

// Follows links to help:ID by showing the page; emits linkFollowed() for all others.
class HelpBrowser : public ClosedBrowser
{
    Q_OBJECT
public:
    HelpBrowser(const QList<HelpPage> &pages, QWidget *parent = nullptr);
    // Returns false if there is no such page.
    bool showPage(const QString &id);
    QString currentPage() const { return source().path(); } // its id

signals:
    void linkFollowed(const QUrl &url);

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void follow(const QUrl &url);
    const HelpPage *pageOf(const QString &id) const;

    QList<HelpPage> pages_;
};

class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    // Creates a modeless window.
    HelpWindow(const QList<HelpPage> &pages, QWidget *parent);
    // Brings the window to the front with a page, the first one if the id is unknown, and puts the focus into the search line.
    void showPage(const QString &id);

    HelpBrowser *text() const { return text_; }
    QLineEdit *search() const { return search_; }
    QListWidget *found() const { return found_; }
    QTreeWidget *contents() const { return contents_; }

signals:
    void linkFollowed(const QUrl &url);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillContents();
    void layOut();
    void find(const QString &words);
    void showFound(int row);
    void showNext();
    bool findInPage();
    bool press(const QObject *in, QKeyEvent *event);
    void followText(const QUrl &page);
    const QString &plainText(qsizetype page);

    QList<HelpPage> pages_;
    QStringList plain_; // the searchable text of each page, made by the first search
    QLineEdit *search_;
    QStackedWidget *side_;
    QTreeWidget *contents_;
    QListWidget *found_; // replaces the contents during a search
    HelpBrowser *text_;
};

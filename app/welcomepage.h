// What the window shows without a map: recent files, the samples, a way to open another.
#pragma once

#include <QWidget>

class QVBoxLayout;

class WelcomePage : public QWidget
{
    Q_OBJECT
public:
    struct Item {
        QString text, path;
    };
    explicit WelcomePage(QWidget *parent = nullptr);
    void setRecent(const QList<Item> &items);
    void setSamples(const QList<Item> &items);

signals:
    void openRequested(); // of a file to be chosen
    void chosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *createColumn();
    void colorLinks();
    void fill(QVBoxLayout *into, const QList<Item> &items, const QString &empty);
    QWidget *page_; // what scrolls in a low window
    QVBoxLayout *recent_, *samples_;
};

// What the window shows without a map: recent files, the samples, a way to open another.
#pragma once

#include <QWidget>

class QVBoxLayout;

class WelcomePage : public QWidget
{
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);
    void setRecent(const QStringList &paths);

signals:
    void openRequested(); // of a file to be chosen
    void chosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *createColumn();
    void colorLinks();
    void addLink(QVBoxLayout *into, const QString &text, const QString &path);
    QWidget *page_; // what scrolls in a low window
    QVBoxLayout *recent_, *samples_;
};

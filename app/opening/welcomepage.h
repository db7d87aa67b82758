// The page that the window shows without a map: recent files, samples, and a button to open another.
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
    void openRequested(); // to choose a file
    void chosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *createColumn();
    void colorLinks();
    void addLink(QVBoxLayout *into, const QString &text, const QString &path);
    QWidget *page_; // the content, which scrolls in a low window
    QVBoxLayout *recent_, *samples_;
};

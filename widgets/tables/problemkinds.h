// Which kinds of problems are shown: a button whose menu lists those that were found, to switch each on and off.
#pragma once

#include "core/document/document.h"

#include <QToolButton>

class ProblemKinds : public QToolButton
{
    Q_OBJECT
public:
    explicit ProblemKinds(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: none
    // As Document::setHiddenProblems() takes them: for this document, and those that come.
    void setHidden(const QStringList &hidden);
    void hideKind(const QString &kind);
    QAction *showAllAction() const { return showAll_; }
    // How many findings are hidden.
    quint32 hiddenCount() const;

signals:
    void hiddenChosen(const QStringList &hidden); // by the user

private:
    void fill();
    void addSwitchFor(const QString &name, const QString &title);
    void choose(const QStringList &hidden);
    void showHidden(); // that some are

    Document *document_ = nullptr;
    QStringList hidden_;
    QAction *showAll_;
};

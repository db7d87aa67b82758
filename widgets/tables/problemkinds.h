// A button whose menu lists the kinds of problems that were found, to show or hide each.
#pragma once

#include "core/document/document.h"

#include <QToolButton>

class ProblemKinds : public QToolButton
{
    Q_OBJECT
public:
    explicit ProblemKinds(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: none
    // Hides these kinds, as Document::setHiddenProblems() does, in this document and later ones.
    void setHidden(const QStringList &hidden);
    void hideKind(const QString &kind);
    QAction *showAllAction() const { return showAll_; }
    // Returns how many findings are hidden.
    quint32 hiddenCount() const;

signals:
    void hiddenChosen(const QStringList &hidden); // by the user

private:
    void fill();
    void addSwitchFor(const QString &name, const QString &title);
    void choose(const QStringList &hidden);
    void showHidden(); // shows how many kinds are hidden

    Document *document_ = nullptr;
    QStringList hidden_;
    QAction *showAll_;
};

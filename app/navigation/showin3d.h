// Brings the 3D view's camera to the selection: on request from any view, or whenever the selection changes.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QPointer>

class Actions;
class Settings;
class ViewPanel;
class Views;

class ShowIn3D : public QObject
{
    Q_OBJECT
public:
    // Gives its action the keys F and Ctrl+J. F keeps its meaning where it types a letter or does something else.
    ShowIn3D(const Views &views, const Actions &actions, Settings &settings, QObject *parent);
    void setDocument(Document *document); // null: no map; call it after Views::setDocument()

    // Raises the 3D view and frames the selection. The focus stays where it is.
    void show();

signals:
    void statusMessage(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    bool isIn3D() const; // whether the 3D view has focus

    const Views &views_;
    ViewPanel *view_;
    QPointer<Document> document_;
    bool follows_ = false;
};

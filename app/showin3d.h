// Brings the camera of the 3D view to what is selected: when somebody asks for it in any view, or always.
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
    // F and Ctrl+J are keys of its action. Where F types a letter, or means something else, it stays with that.
    ShowIn3D(const Views &views, const Actions &actions, Settings &settings, QObject *parent);
    void setDocument(Document *document); // null: no map; after that of the views

    // Raises the 3D view; the keyboard stays where it is.
    void show();

signals:
    void statusMessage(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    bool isIn3D() const; // the keyboard

    const Views &views_;
    ViewPanel *view_;
    QPointer<Document> document_;
    bool follows_ = false;
};

// Shows the inspector's dock once something is selected; until then the other views use its space. If the user closes the
// dock, it stays closed in that layout.
#pragma once

#include <QObject>
#include <QTimer>

class Inspector;
class Layouts;
class QDockWidget;
class QMainWindow;
class Settings;
class Views;

class InspectorDock : public QObject
{
    Q_OBJECT
public:
    InspectorDock(QMainWindow *window, const Views &views, Layouts *layouts, Settings &settings);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();
    void come();
    bool standsApart() const;
    void setShown(bool shown);
    void setClosed(bool closed);

    QMainWindow *window_;
    const Views &views_;
    Layouts *layouts_;
    Settings &settings_;
    Inspector *inspector_;
    QDockWidget *dock_;
    QTimer soon_;
};

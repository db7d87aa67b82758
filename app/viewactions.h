// The entry of each view in a menu: choosing it shows or hides the view, its key gives it the keyboard.
#pragma once

#include <QAction>

class MapView;
class QMenu;
class Views;

class ViewAction : public QAction
{
    Q_OBJECT
public:
    // `key` is empty where there is none. The views have to outlive it.
    ViewAction(const Views &views, const MapView *view, const QKeySequence &key, QObject *parent);
    const MapView *view() const { return view_; }
    QString keyText() const; // what its key does
    void focusView() const;  // as its key

protected:
    bool event(QEvent *event) override;

private:
    const Views &views_;
    const MapView *view_;
};

// Adds them all, in the order of the views; the first ten have Alt+1 to Alt+9 and Alt+0. They are of use only with a map.
QList<QAction *> addViewActions(QMenu *menu, const Views &views);

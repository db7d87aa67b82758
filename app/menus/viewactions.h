// A view's menu entry: choosing it shows or hides the view, its key focuses it.
#pragma once

#include <QAction>

class MapView;
class QMenu;
class Views;

class ViewAction : public QAction
{
    Q_OBJECT
public:
    // `key` may be empty. The views must outlive this action.
    ViewAction(const Views &views, const MapView *view, const QKeySequence &key, QObject *parent);
    const MapView *view() const { return view_; }
    QString keyText() const; // describes what its key does
    void focusView() const;  // does what its key does

protected:
    bool event(QEvent *event) override;

private:
    const Views &views_;
    const MapView *view_;
};

// Adds an entry for each view, in their order, and returns them. The first ten get Alt+1 to Alt+9 and Alt+0. They need a map.
QList<QAction *> addViewActions(QMenu *menu, const Views &views);

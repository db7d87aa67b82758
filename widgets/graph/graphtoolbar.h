// The tool bar above a graph. Its actions are also added to the canvas. The canvas or its owner handles the keys that the tips
// name.
#pragma once

#include <QToolBar>

class GraphCanvas;

class GraphToolBar : public QToolBar
{
    Q_OBJECT
public:
    explicit GraphToolBar(GraphCanvas *canvas);
    QAction *add(const QString &text, const QString &tip);
    void addZoom(); // after a separator

private:
    GraphCanvas *canvas_;
};

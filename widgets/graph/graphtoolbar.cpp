#include "widgets/graph/graphtoolbar.h"

#include "widgets/graph/graphcanvas.h"

#include <QAction>

using namespace Qt::StringLiterals;

GraphToolBar::GraphToolBar(GraphCanvas *canvas) : canvas_(canvas) {}

QAction *GraphToolBar::add(const QString &text, const QString &tip)
{
    auto *action = addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    canvas_->addAction(action);
    auto *button = widgetForAction(action);
    button->setFocusPolicy(Qt::TabFocus); // a toolbar keeps its buttons out of the tab order
    button->setAccessibleName(tip);
    return action;
}

void GraphToolBar::addZoom()
{
    addSeparator();
    connect(add(u"\u2212"_s, tr("Zoom out (-)")), &QAction::triggered, canvas_, &GraphCanvas::zoomOut);
    connect(add(u"+"_s, tr("Zoom in (+)")), &QAction::triggered, canvas_, &GraphCanvas::zoomIn);
    connect(add(tr("Fit"), tr("Fit to view (Home)")), &QAction::triggered, canvas_, &GraphCanvas::fit);
    connect(add(tr("Frame selection"), tr("Show the selection and its surroundings (F)")), &QAction::triggered, canvas_,
            &GraphCanvas::frameSelected);
}

#include "widgets/graph/graphtoolbar.h"

#include "widgets/graph/graphcanvas.h"

#include <QAction>
#include <QToolButton>

using namespace Qt::StringLiterals;

GraphToolBar::GraphToolBar(GraphCanvas *canvas) : canvas_(canvas) {}

QAction *GraphToolBar::add(const QString &text, const QString &tip)
{
    auto *action = addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    canvas_->addAction(action);
    for (auto *button : findChildren<QToolButton *>()) { // a toolbar keeps its buttons out of the tab order
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(button->toolTip());
    }
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

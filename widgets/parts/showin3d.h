// Asks for the camera to be moved to the selection, from any part of a view.
#pragma once

class QAction;
class QKeySequence;
class QWidget;

// Emits MapView::showIn3DRequested() of the view that contains the widget. Does nothing if there is none.
void requestShowIn3D(QWidget *part);

// Returns F, or Ctrl+J where F has another meaning, as in lists that are searched by typing.
QKeySequence showIn3DKey(bool isFTaken);

// Adds "Show in 3D" to a part's own actions. The action only shows the key; the window handles it.
QAction *addShowIn3D(QWidget *part, bool isFTaken);

// Returns whether typing in a widget searches it: true for all lists except those that addShowIn3D() gave F.
bool isSearchedByTyping(const QWidget *widget);

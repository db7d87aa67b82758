// How any part of a view asks for the camera to be brought to what is selected now.
#pragma once

class QAction;
class QKeySequence;
class QWidget;

// As MapView::shownIn3DWanted() of the view that the widget is part of; nothing without one.
void wantIn3D(QWidget *part);

// F alone, or Ctrl+J where F means something already, as in lists that are searched by typing.
QKeySequence showIn3DKey(bool isFTaken);

// Adds "Show in 3D" to a part's own actions. The key is the window's, and told only.
QAction *addShowIn3D(QWidget *part, bool isFTaken);

// Whether typing in a list goes to what begins with it: in all but those that were given F by addShowIn3D().
bool isSearchedByTyping(const QWidget *widget);

// Help > What Is New: the changes of every version, in the user's language.
#pragma once

class QWidget;

// Shows the changes in a modeless dialog, or raises the one that is open.
void showWhatIsNew(QWidget *window);

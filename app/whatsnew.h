// Help > What Is New: the changes of every version, in the user's language.
#pragma once

class QWidget;

// Beside the window's work, not in its way; one that is open comes to the front.
void showWhatIsNew(QWidget *window);

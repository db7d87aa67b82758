// Help > About.
#pragma once

class QWidget;

void showAbout(QWidget *window);

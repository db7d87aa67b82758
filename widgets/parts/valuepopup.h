// A popup below the line that a value is typed in. It shows the value as what it is: flags to check, a colour, angles.
// Changes appear in the line at once; Escape reverts them, Return or a click elsewhere keeps them.
#pragma once

#include "core/definitions/definitions.h"

#include <QFrame>

class QAction;
class QLineEdit;

// Adds an arrow at the line's end, for a popup; Alt+Down and F4 do the same as a click on it.
QAction *addPopupArrow(QLineEdit *edit, const QString &toolTip);

class ValuePopup : public QFrame
{
    Q_OBJECT
public:
    // Returns whether a popup can show a value of this kind; other values are only typed.
    static bool fits(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, const QString &text);
    // Returns a popup for the value in the line, or null if none fits it. `bits`: the flags that the game reads in the line, for
    // values of flags.
    static ValuePopup *create(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, quint32 bits, QLineEdit *edit);
    // Returns a popup that begins with this colour, for a line that has only a part of it.
    static ValuePopup *createForColor(bsp::ValueKind kind, const QString &color, QLineEdit *edit);

    void open();

signals:
    void committed(); // by Return

protected:
    ValuePopup(QLineEdit *edit);
    QLineEdit *edit() const { return edit_; }
    void write(const QString &text);
    bool eventFilter(QObject *watched, QEvent *event) override;
    void watch(QWidget *part); // for Return and Escape

private:
    QLineEdit *edit_;
    QString before_;
    bool wasModified_ = false;
};

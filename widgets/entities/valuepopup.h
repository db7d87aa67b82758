// Opens below the line that a value is typed in, and shows the value as what it is: flags to be checked, a colour, angles. What
// is changed in it stands in the line at once; Escape takes it back, Return and a click elsewhere keep it.
#pragma once

#include "core/definitions/definitions.h"

#include <QFrame>

class QLineEdit;

class ValuePopup : public QFrame
{
    Q_OBJECT
public:
    // Whether that value of the kind can be shown so; others are just typed.
    static bool fits(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, const QString &text);
    // Null where it does not fit. `bits` are what the game reads in the line where the value is of flags.
    static ValuePopup *create(bsp::ValueKind kind, const std::vector<bsp::DefinedFlag> &flags, quint32 bits, QLineEdit *edit);

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

// A dialog that gives a field of many records a value or an expression, with a preview of some of them.
#pragma once

#include "core/cells/celledit.h"
#include "core/cells/users.h"
#include "core/document/document.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

class EditMany : public QDialog
{
    Q_OBJECT
public:
    // `records`: the ones to change, ascending. `field`: the one that the line begins with.
    EditMany(Document *document, bsp::FieldRef field, std::vector<quint32> records, QWidget *parent = nullptr);

    QLineEdit *line() const { return line_; }
    QTableWidget *preview() const { return preview_; }
    QLabel *fault() const { return fault_; } // says what is wrong with the text, or that it changes nothing
    QPushButton *accepting() const { return accept_; }
    QLabel *usersLabel() const { return usersLabel_; }    // says what uses the records, if they are shared
    QPushButton *selecting() const { return selecting_; } // selects the users

signals:
    void statusMessage(const QString &sentence);

private:
    void showSharers(QVBoxLayout *layout);
    void showPreview(const QString &text);
    bool changesNothing(const QString &text, const std::vector<CellChange> &shown) const;
    void change();

    Document *document_;
    int lump_;
    std::vector<quint32> records_;
    std::vector<Users> sharers_; // if several records use one of them
    QLineEdit *line_;
    QLabel *fault_, *usersLabel_;
    QTableWidget *preview_;
    QPushButton *accept_, *selecting_;
};

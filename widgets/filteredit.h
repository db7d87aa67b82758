// The filter line: completes column names with Tab and underlines a wrong term.
#pragma once

#include "core/map/filter.h"

#include <QLineEdit>

class FilterEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterEdit(QWidget *parent = nullptr);
    void setNames(const QStringList &names) { names_ = names; }
    // Underlines the term that is wrong and says why in the tooltip; nothing: the text is right.
    void showFault(const std::optional<FilterFault> &fault);

protected:
    bool event(QEvent *event) override;

private:
    bool complete();
    QStringList names_;
};

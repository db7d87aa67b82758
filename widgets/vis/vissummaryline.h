// The visibility of a map in a few numbers, with links that select the clusters they count.
#pragma once

#include "core/document/document.h"

#include <QLabel>

class VisSummaryLine : public QLabel
{
    Q_OBJECT
public:
    // The document must outlive it. What it tells is read when it is first shown.
    explicit VisSummaryLine(Document *document, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void tell();
    void select(const QString &link);

    Document *document_;
};

// The visibility of a map in a few numbers, with links that select the clusters that they count.
#pragma once

#include "core/document/document.h"

#include <QLabel>

class VisSummaryLine : public QLabel
{
    Q_OBJECT
public:
    // The document must outlive it. The visibility is read when the line is first shown.
    explicit VisSummaryLine(Document *document, QWidget *parent = nullptr);

signals:
    void hotSpotsRequested();                 // show the places from which most is drawn
    void filterWanted(const QString &filter); // for the clusters' table

protected:
    void showEvent(QShowEvent *event) override;

private:
    void tell();
    void addWorst(QStringList &parts, const MapVis &vis) const;
    Column seenTriangles() const;
    qint64 heaviestCluster() const;
    void select(const QString &link);

    Document *document_;
};

// The base of the parts of the 3D view: each shows something of a document.
#pragma once

#include "core/document/document.h"

class ViewPart : public QObject
{
    Q_OBJECT
public:
    explicit ViewPart(QObject *parent = nullptr) : QObject(parent) {}

    virtual void setDocument(Document *document) = 0; // null: no map

signals:
    void changed();    // draw again
    void mapChanged(); // another map, none, or another game chosen for it: the choices may have changed
    void failed(const QString &reason);

protected:
    // Sets document_, and disconnects from the previous one.
    void follow(Document *document);
    // Returns how many leafs and clusters are selected. If there are more than mostOutlined, none is outlined, as lines
    // would cover the map.
    qsizetype selectedPlaces() const;
    static constexpr qsizetype mostOutlined = 64;

    Document *document_ = nullptr;
};

// What all parts of the 3D view have in common: each shows something of a document.
#pragma once

#include "core/document/document.h"

class ViewPart : public QObject
{
    Q_OBJECT
public:
    explicit ViewPart(QObject *parent = nullptr) : QObject(parent) {}

    virtual void setDocument(Document *document) = 0; // null: no map

signals:
    void changed(); // is to be drawn anew
    void mapChanged(); // it is another, none, or taken for another game's: what can be chosen may be something else
    void failed(const QString &reason);

protected:
    // It is document_ from then on, and nothing more is heard of the one before.
    void follow(Document *document);
    // How many leafs and clusters are selected. Of more than mostOutlined nothing is drawn of each: lines would cover
    // the map.
    qsizetype selectedPlaces() const;
    static constexpr qsizetype mostOutlined = 64;

    Document *document_ = nullptr;
};

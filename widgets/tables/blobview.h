// A lump without records: its bytes, 16 per row, or its text if that can be edited.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class HexModel;
class RawText;
class QLabel;
class QTableView;

class BlobView : public QWidget
{
    Q_OBJECT
public:
    BlobView(Document *document, int lump, QWidget *parent = nullptr);
    int lump() const { return lump_; }
    // The editor of the entities, while they can be edited as text; else null.
    RawText *text() const { return text_; }
    // The table of bytes, in all other cases; else null.
    QTableView *table() const { return table_; }

signals:
    void statusMessage(const QString &sentence);

private:
    void create(const QString &reasonAgainstText);
    void follow(const MapChange &change);
    void createText();
    void createHex();
    void revertByte();
    void pasteBytes();

    Document *document_;
    int lump_;
    bool isText_;
    QLabel *why_;
    HexModel *hex_ = nullptr;
    RawText *text_ = nullptr;
    QTableView *table_ = nullptr;
};

// A lump without records: its bytes 16 a row, or as text where it is text.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class HexModel;
class QPlainTextEdit;
class QTableView;

class BlobView : public QWidget
{
    Q_OBJECT
public:
    BlobView(Document *document, int lump, QWidget *parent = nullptr);
    int lump() const { return lump_; }
    // Of a text lump that is not too long to edit; else null.
    QPlainTextEdit *text() const { return text_; }
    QTableView *table() const { return table_; }

private:
    void showText(const QByteArray &bytes);
    void showHex(const QString &why);
    void showSelection(); // scrolls the text to the entity that the Selection means

    Document *document_;
    int lump_;
    HexModel *hex_ = nullptr;
    QPlainTextEdit *text_ = nullptr;
    QTableView *table_ = nullptr;
};

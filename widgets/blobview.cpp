#include "widgets/blobview.h"

#include "core/document/hexmodel.h"
#include "core/text.h"
#include "widgets/recordtable.h"
#include "widgets/selectionlink.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace
{

// Beyond these a text editor takes seconds to lay the text out.
constexpr qsizetype longestText = 4 << 20;
constexpr qsizetype longestLine = 64 << 10;

bool hasLongLine(const QByteArray &bytes)
{
    for (qsizetype from = 0; from < bytes.size();) {
        const auto end = bytes.indexOf('\n', from);
        const auto length = (end < 0 ? bytes.size() : end) - from;
        if (length > longestLine)
            return true;
        from += length + 1;
    }
    return false;
}

} // namespace

BlobView::BlobView(Document *document, int lump, QWidget *parent) : QWidget(parent), document_(document), lump_(lump)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 0);
    const auto lumpBytes = document->map().lumpBytes(lump);
    const bool isText = document->map().lump(lump).kind == bsp::Kind::Text;
    const auto used = lumpBytes.first(isText ? document->map().entities().length : lumpBytes.size());
    const auto bytes =
        QByteArray::fromRawData(reinterpret_cast<const char *>(used.data()), static_cast<qsizetype>(used.size()));
    if (!isText)
        showHex(lumpBytes.empty() ? tr("This lump is empty.") : QString());
    else if (bytes.size() > longestText)
        showHex(tr("This text of %1 bytes is too long to be shown as text.").arg(QLocale().toString(bytes.size())));
    else if (hasLongLine(bytes))
        showHex(tr("This text has a line of over 64 KB; it is shown as bytes."));
    else
        showText(bytes);
}

void BlobView::showHex(const QString &why)
{
    if (!why.isEmpty())
        layout()->addWidget(new QLabel(why, this));
    hex_ = new HexModel(this);
    hex_->setBytes(lump_, document_->map().lumpBytes(lump_));
    table_ = createRecordTable(hex_, this);
    table_->setAccessibleName(tr("Bytes of %1").arg(fromView(document_->map().lump(lump_).title)));
    for (int column = 0; column < HexModel::Characters; ++column)
        table_->setColumnWidth(column, table_->fontMetrics().horizontalAdvance(QStringLiteral("00")) + 12);
    table_->horizontalHeader()->setStretchLastSection(true);
    layout()->addWidget(table_);
    setFocusProxy(table_);
    new SelectionLink(table_, hex_, document_);
}

void BlobView::showText(const QByteArray &bytes)
{
    text_ = new QPlainTextEdit(this);
    text_->setReadOnly(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setAccessibleName(tr("Text of the entities"));
    text_->setPlainText(QString::fromLatin1(bytes));
    layout()->addWidget(text_);
    setFocusProxy(text_);
    connect(&document_->selection(), &Selection::changed, this, &BlobView::showSelection);
    showSelection();
}

void BlobView::showSelection()
{
    const auto &map = document_->map();
    const auto current = document_->selection().current();
    Span span;
    if (current.lump == lump_) {
        span = {current.index, 1};
    } else {
        if (current.lump != map.format().roles.entityList || !map.contains(current))
            return;
        span = map.entities().entities[current.index].span;
    }
    const auto bytes = map.lumpBytes(lump_);
    const auto lineOf = [&bytes](quint32 offset) {
        return static_cast<int>(
            std::count(bytes.begin(), bytes.begin() + std::min<qsizetype>(offset, std::ssize(bytes)), std::byte{'\n'}));
    };
    auto *document = text_->document();
    QTextCursor cursor(document->findBlockByNumber(lineOf(span.offset)));
    const auto last = document->findBlockByNumber(lineOf(span.end()));
    cursor.setPosition(last.position() + std::max(last.length() - 1, 0), QTextCursor::KeepAnchor);
    const auto end = cursor.selectionEnd(), start = cursor.selectionStart();
    cursor.setPosition(end);
    cursor.setPosition(start, QTextCursor::KeepAnchor); // the cursor, and so the view, stays at the entity's first line
    text_->setTextCursor(cursor);
    text_->centerCursor();
}

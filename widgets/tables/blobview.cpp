#include "widgets/tables/blobview.h"

#include "core/document/hexmodel.h"
#include "core/document/recordeditor.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/selectionlink.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/hexdelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTableView>

using namespace Qt::StringLiterals;

BlobView::BlobView(Document *document, int lump, QWidget *parent)
    : QWidget(parent), document_(document), lump_(lump), isText_(lump == document->map().format().roles.entities),
      why_(createSentence(this))
{
    createLayout<QVBoxLayout>(this, {4, 4, 4, 0})->addWidget(why_);
    if (isText_) {
        create(RawText::reasonAgainst(document->map().entityText()));
        document->tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) { follow(change); });
    } else {
        create(document->map().lumpBytes(lump).empty() ? tr("This lump is empty.") : QString());
        connect(&document->tables(), &MapTables::changed, this, [this](const MapChange &change) { // they may have moved
            if (change.touches(lump_))
                hex_->replaceBytes(document_->map().hasLump(lump_) ? document_->map().lumpBytes(lump_) : bsp::ByteView());
        });
    }
}

void BlobView::create(const QString &reasonAgainstText)
{
    why_->setText(reasonAgainstText);
    why_->setVisible(!reasonAgainstText.isEmpty());
    if (isText_ && reasonAgainstText.isEmpty())
        createText();
    else
        createHex();
}

// An edit can make the text too long to edit, and undo can reverse that. The Document holds it either way.
void BlobView::follow(const MapChange &change)
{
    const auto reason = RawText::reasonAgainst(document_->map().entityText());
    if (table_)
        hex_->replaceBytes(document_->map().lumpBytes(lump_));
    if (text_ && reason.isEmpty())
        return text_->follow(change);
    if (table_ && !reason.isEmpty())
        return why_->setText(reason);
    QWidget *before = text_ ? static_cast<QWidget *>(text_) : table_;
    const bool hadFocus = before->isAncestorOf(window()->focusWidget()) || before->hasFocus();
    text_ = nullptr;
    table_ = nullptr;
    before->hide();
    layout()->removeWidget(before);
    disconnect(&document_->selection(), nullptr, before, nullptr);
    before->deleteLater(); // the change may have come from it
    create(reason);
    auto *now = text_ ? static_cast<QWidget *>(text_) : table_;
    now->show(); // at once, so that it can get focus
    if (text_ && !change.textSplices().empty())
        text_->edit()->goTo(text_->edit()->cursorOf({static_cast<quint32>(change.textSplices().front().offset), 0}));
    if (hadFocus)
        now->setFocus(Qt::OtherFocusReason);
}

void BlobView::createHex()
{
    hex_ = new HexModel(this);
    hex_->setBytes(lump_, document_->map().lumpBytes(lump_));
    table_ = createRecordTable(hex_, this);
    hex_->setParent(table_);
    hex_->setEditor(&document_->records());
    connect(new HexDelegate(table_, document_), &CellDelegate::refused, this, &BlobView::statusMessage);
    table_->setAccessibleName(tr("Bytes of %1").arg(fromView(document_->map().lump(lump_).title)));
    for (int column = 0; column < HexModel::Characters; ++column)
        table_->setColumnWidth(column, table_->fontMetrics().horizontalAdvance(QStringLiteral("00")) + 12);
    table_->horizontalHeader()->setStretchLastSection(true);
    layout()->addWidget(table_);
    setFocusProxy(table_);
    new SelectionLink(table_, hex_, document_);
    addOwnAction(table_, tr("Paste Bytes"), QKeySequence::Paste, this, &BlobView::pasteBytes);
    addOwnSeparator(table_);
    addOwnAction(table_, tr("Revert Byte"), {}, this, &BlobView::revertByte);
    addOwnAction(table_, tr("Revert Whole Lump"), {}, this, [this] { document_->records().revertLump(lump_); });
    refuseKeys(table_, {Qt::Key_Delete}, tr("Bytes cannot be removed. Type two hex digits to change one."));
    offerActions(table_);
}

void BlobView::revertByte()
{
    if (const auto offset = hex_->offsetOf(table_->currentIndex()); offset >= 0)
        document_->records().revertByte({lump_, static_cast<quint32>(offset)});
    else
        emit statusMessage(tr("Select the byte to revert."));
}

// Replaces as many bytes as the clipboard has, from the current one on.
void BlobView::pasteBytes()
{
    const auto offset = hex_->offsetOf(table_->currentIndex());
    if (offset < 0)
        return emit statusMessage(tr("Select the byte to paste into."));
    static const QRegularExpression space(u"\\s"_s), hexDigits(u"\\A[0-9A-Fa-f]+\\z"_s);
    const auto text = QGuiApplication::clipboard()->text().remove(space);
    if (text.size() % 2 != 0 || !hexDigits.match(text).hasMatch())
        return emit statusMessage(tr("The clipboard has no hex bytes, such as 0a 1f."));
    const auto bytes = QByteArray::fromHex(text.toLatin1());
    table_->scrollTo(table_->currentIndex());
    if (document_->records().setBytes({lump_, static_cast<quint32>(offset)}, bytes))
        emit statusMessage(tr("Pasted %Ln bytes from byte %1 on.", nullptr, static_cast<int>(bytes.size())).arg(offset));
}

void BlobView::createText()
{
    text_ = new RawText(document_, this);
    layout()->addWidget(text_);
    setFocusProxy(text_);
    connect(text_, &RawText::statusMessage, this, &BlobView::statusMessage);
}

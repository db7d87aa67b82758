#include "widgets/images/texturebrowser.h"

#include "core/text.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/showin3d.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;
using State = TextureModel::State;

namespace {

constexpr size_t mostInFilter = 100; // textures; the window is blocked while their terms are tried
constexpr int margin = 6;            // pixels

State stateOf(const QModelIndex &index) { return static_cast<State>(index.data(TextureModel::StateRole).toInt()); }

// Paints a crossed box in place of a picture, as nothing is known of its colours.
void paintMissing(QPainter &painter, const QRect &box, const QColor &color)
{
    const auto inner = box.adjusted(8, 8, -8, -8);
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.drawRect(inner);
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.topRight(), inner.bottomLeft());
}

void paintThumbnail(QPainter &painter, const QRect &box, const QImage &image)
{
    QRect rect(QPoint(), image.size());
    rect.moveCenter(box.center());
    if (image.hasAlphaChannel())
        painter.fillRect(rect, QBrush(QColor(128, 128, 128), Qt::Dense4Pattern));
    painter.drawImage(rect, image);
}

// Draws a texture: its thumbnail and name, and facts about it below.
class TextureDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(TextureDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString factsOf(const QModelIndex &index) const;
};

QSize TextureDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int side = TextureModel::thumbnailSide;
    return {side + 7 * margin, side + 2 * option.fontMetrics.height() + 3 * margin};
}

QString TextureDelegate::factsOf(const QModelIndex &index) const
{
    QStringList facts;
    if (stateOf(index) == State::Missing)
        facts.append(tr("missing"));
    else if (stateOf(index) == State::Unreadable)
        facts.append(tr("unreadable"));
    if (const auto size = index.data(TextureModel::SizeRole).toSize(); !size.isEmpty())
        facts.append(tr("%1x%2").arg(size.width()).arg(size.height()));
    if (const auto faces = index.data(TextureModel::FacesRole); faces.isValid())
        facts.append(tr("%n faces", nullptr, faces.toInt()));
    return facts.join(QStringLiteral(" \u00b7 "));
}

void TextureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto item = option;
    initStyleOption(&item, index);
    const bool selected = item.state & QStyle::State_Selected;
    painter->save();
    if (selected)
        painter->fillRect(item.rect, item.palette.highlight());
    if (item.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(item);
        focus.backgroundColor = item.palette.color(QPalette::Base);
        auto *style = item.widget ? item.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, item.widget);
    }
    const int line = item.fontMetrics.height(), side = TextureModel::thumbnailSide;
    const QRect box(item.rect.x() + (item.rect.width() - side) / 2, item.rect.y() + margin, side, side);
    const auto background = item.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const auto text = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const bool missing = stateOf(index) == State::Missing || stateOf(index) == State::Unreadable;
    const auto quiet = withContrast(blended(text, background, 0.35), background, 4.5);
    const auto second = selected  ? text // no other colour is readable on every highlight
                        : missing ? withContrast(faultColor(item.palette), background, 4.5)
                                  : quiet;
    const auto image = index.data(Qt::DecorationRole).value<QImage>();
    if (missing)
        paintMissing(*painter, box, second);
    else if (!image.isNull())
        paintThumbnail(*painter, box, image);
    const QRect name(item.rect.x() + margin, box.bottom() + margin, item.rect.width() - 2 * margin, line);
    painter->setPen(text);
    painter->drawText(name, Qt::AlignHCenter | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(index.data().toString(), Qt::ElideLeft, name.width()));
    painter->setPen(second);
    painter->drawText(name.translated(0, line), Qt::AlignHCenter | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(factsOf(index), Qt::ElideRight, name.width()));
    painter->restore();
}

} // namespace

TextureBrowser::TextureBrowser(QWidget *parent)
    : QWidget(parent), model_(new TextureModel(this)), view_(new QListView(this)), filterEdit_(new QLineEdit(this)),
      onlyMissing_(new QCheckBox(tr("Missing only"), this)), order_(new QComboBox(this)), count_(createLabel(this)),
      empty_(createSentence(this))
{
    createParts();
    arrange();
    createActions();
    connectParts();
    updateCount();
}

void TextureBrowser::createParts()
{
    filterEdit_->setPlaceholderText(tr("Filter by name or source"));
    filterEdit_->setAccessibleName(tr("Filter the textures"));
    filterEdit_->setClearButtonEnabled(true);
    order_->addItems({tr("In stored order"), tr("By name"), tr("Most faces first"), tr("Largest first")});
    order_->setAccessibleName(tr("Order of the textures"));
    view_->setViewMode(QListView::IconMode);
    view_->setItemDelegate(new TextureDelegate(view_));
    view_->setUniformItemSizes(true);
    view_->setResizeMode(QListView::Adjust);
    view_->setMovement(QListView::Static);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setAccessibleName(tr("Textures"));
    view_->setModel(model_);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(12);
}

void TextureBrowser::arrange()
{
    auto *line = new QHBoxLayout;
    line->addWidget(filterEdit_, 1);
    line->addWidget(order_);
    auto *below = new QHBoxLayout;
    below->addWidget(onlyMissing_);
    below->addStretch();
    below->addWidget(count_);
    auto *layout = createLayout<QVBoxLayout>(this, {}, 3);
    layout->addLayout(line);
    layout->addWidget(view_, 1);
    layout->addWidget(empty_, 1);
    layout->addLayout(below);
    setFocusProxy(view_);
}

void TextureBrowser::connectParts()
{
    connect(filterEdit_, &QLineEdit::textChanged, this, &TextureBrowser::applyFilter);
    connect(onlyMissing_, &QCheckBox::toggled, this, &TextureBrowser::applyFilter);
    connect(order_, &QComboBox::currentIndexChanged, this,
            [this](int order) { rearrange([this, order] { model_->setOrder(static_cast<TextureModel::Order>(order)); }); });
    connect(model_, &TextureModel::progressed, this, &TextureBrowser::updateCount);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TextureBrowser::selectChosen);
    connect(view_, &QAbstractItemView::doubleClicked, this, [this] {
        if (document_)
            requestShowIn3D(this);
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { emit currentChanged(currentTexture()); });
}

void TextureBrowser::createActions()
{
    selectFaces_ =
        addOwnAction(view_, tr("Select the &Faces Using It"), Qt::CTRL | Qt::Key_Return, this, &TextureBrowser::selectFaces);
    addShowIn3D(view_, true);
    addFilterActions(view_, [this](FilterRequest::How how) { filterFaces(how); });
    addOwnAction(view_, tr("Show Only Its Faces in &3D"), Qt::CTRL | Qt::Key_H, this, &TextureBrowser::showOnlyFaces);
    ofFaces_ = view_->actions();
    addOwnSeparator(view_);
    addOwnAction(view_, tr("&Copy the Name"), QKeySequence::Copy, this, [this] {
        QStringList names;
        for (const quint32 texture : chosen())
            names.append(model_->source()->name(static_cast<int>(texture)));
        if (!names.isEmpty())
            QGuiApplication::clipboard()->setText(names.join(u'\n'));
    });
    addOwnAction(view_, tr("Export &All Listed..."), {}, this, &TextureBrowser::exportRequested);
    offerActions(view_);
}

void TextureBrowser::setSource(std::shared_ptr<const TextureSource> source, Document *document, std::vector<quint32> faces,
                               const std::vector<int> &missing)
{
    leaveDocument(document_, this);
    document_ = document;
    if (document_)
        connect(&document_->selection(), &Selection::changed, this, &TextureBrowser::adopt);
    const bool isMap = document_ != nullptr;
    for (auto *action : ofFaces_)
        action->setVisible(isMap);
    model_->setSource(std::move(source), isMap);
    if (!faces.empty())
        model_->setFaces(std::move(faces));
    if (isMap && model_->source())
        model_->setMissing(missing);
    emit currentChanged(currentTexture()); // the view may have focus, and have chosen the first by itself
    adopt();
    updateCount();
}

void TextureBrowser::setEmptyText(const QString &text) { empty_->setText(text); }

int TextureBrowser::currentTexture() const
{
    const auto index = view_->currentIndex();
    return index.isValid() ? model_->textureAt(index.row()) : -1;
}

void TextureBrowser::setCurrentTexture(int texture)
{
    if (const int row = texture < 0 ? -1 : model_->rowOf(texture); row >= 0)
        view_->setCurrentIndex(model_->index(row));
}

// Calls `change`, which changes the rows, and then restores the choice. The document's selection stays the same.
void TextureBrowser::rearrange(const std::function<void()> &change)
{
    const int current = currentTexture();
    change();
    adopt();
    if (!document_)
        return setCurrentTexture(current);
    if (const int row = current < 0 ? -1 : model_->rowOf(current); row >= 0)
        view_->selectionModel()->setCurrentIndex(model_->index(row), QItemSelectionModel::NoUpdate);
}

void TextureBrowser::applyFilter()
{
    rearrange([this] { model_->setFilter(filterEdit_->text(), onlyMissing_->isChecked()); });
    updateCount();
}

void TextureBrowser::updateCount()
{
    const int shown = model_->rowCount(), all = model_->textureCount();
    auto text = shown == all ? tr("%n textures", nullptr, all) : tr("%1 of %2").arg(numberText(shown), numberText(all));
    if (model_->missingCount() > 0)
        text += u", "_s + tr("%n missing", nullptr, model_->missingCount());
    if (model_->unreadableCount() > 0)
        text += u", "_s + tr("%n unreadable", nullptr, model_->unreadableCount());
    count_->setText(text);
    onlyMissing_->setVisible(model_->missingCount() + model_->unreadableCount() > 0 || onlyMissing_->isChecked());
    view_->setVisible(all > 0);
    empty_->setVisible(all == 0);
    filterEdit_->setEnabled(all > 0);
    order_->setEnabled(all > 0);
}

std::vector<quint32> TextureBrowser::chosen() const
{
    std::vector<quint32> textures;
    const auto indexes = view_->selectionModel()->selectedIndexes();
    for (const auto &index : indexes)
        textures.push_back(static_cast<quint32>(model_->textureAt(index.row())));
    std::ranges::sort(textures);
    return textures;
}

// Selects the textures that the selection refers to, without raising anything.
void TextureBrowser::adopt()
{
    stale_ = !isVisible();
    if (!document_ || stale_)
        return;
    const int lump = document_->map().format().roles.images;
    const auto images = document_->references().project(document_->selection().records(), lump);
    if (images == chosen())
        return;
    adopting_ = true;
    QItemSelection selection;
    QModelIndex first;
    for (const quint32 image : images) {
        const int row = model_->rowOf(static_cast<int>(image));
        if (row < 0)
            continue;
        const auto index = model_->index(row);
        selection.select(index, index);
        if (!first.isValid())
            first = index;
    }
    view_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first.isValid()) {
        view_->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        view_->scrollTo(first);
    }
    adopting_ = false;
}

void TextureBrowser::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (stale_)
        adopt();
}

void TextureBrowser::selectChosen()
{
    if (adopting_ || !document_)
        return;
    const int lump = document_->map().format().roles.images;
    auto records = refsOf(lump, chosen());
    const int current = currentTexture();
    const RecordRef ref{lump, static_cast<quint32>(current)};
    const bool isAmong = current >= 0 && std::ranges::find(records, ref) != records.end();
    document_->selection().set(std::move(records), isAmong ? ref : RecordRef{});
}

std::vector<quint32> TextureBrowser::facesOfChosen()
{
    if (!document_)
        return {};
    const auto &roles = document_->map().format().roles;
    auto faces = document_->references().project(chosen(), roles.images, roles.faces);
    if (faces.empty())
        emit statusMessage(tr("No face uses the selected textures."));
    return faces;
}

void TextureBrowser::selectFaces()
{
    const auto faces = facesOfChosen();
    if (faces.empty())
        return;
    document_->selection().set(refsOf(document_->map().format().roles.faces, faces));
    emit statusMessage(tr("%n faces are selected.", nullptr, static_cast<int>(faces.size())));
}

void TextureBrowser::showOnlyFaces()
{
    if (const auto faces = facesOfChosen(); !faces.empty())
        emit showOnlyRequested(refsOf(document_->map().format().roles.faces, faces));
}

void TextureBrowser::filterFaces(FilterRequest::How how)
{
    const auto textures = chosen();
    if (!document_ || textures.empty() || textures.size() > mostInFilter)
        return emit statusMessage(textures.empty()
                                      ? tr("Select textures first.")
                                      : tr("Select fewer textures: a filter can name at most %1.").arg(mostInFilter));
    const auto &roles = document_->map().format().roles;
    const auto term = termFor(refsOf(roles.images, textures), roles.faces, document_->references());
    if (!term.isEmpty())
        emit filterRequested({roles.faces, term, how});
}

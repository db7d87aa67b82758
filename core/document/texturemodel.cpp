#include "core/document/texturemodel.h"

#include "core/assets/largefileturn.h"
#include "core/document/latestwork.h"
#include "core/document/memoryfaults.h"
#include "core/images/drawnmips.h"
#include "core/text.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostThumbnails = 1500; // 36 KB each
constexpr int mostWanted = 400;      // textures scrolled past earlier are forgotten
constexpr int batchTime = 40;        // milliseconds before it checks again what views need
constexpr int aheadCount = 32;       // textures not shown that are read at a time

// Returns whether the alpha is 0 everywhere, as in some images; games ignore it.
bool isInvisible(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 0; }))
            return false;
    }
    return true;
}

QImage thumbnailOf(const Picture &picture)
{
    constexpr int side = TextureModel::thumbnailSide;
    const auto &mips = picture.mips;
    // The smallest mip that is large enough: a picture of 2,048 texels is not worth scaling as a whole.
    auto best = mips.begin();
    for (auto mip = mips.begin(); mip != mips.end(); ++mip)
        if (mip->width() >= side && mip->height() >= side)
            best = mip;
    auto whole = thinned(*best);
    whole.convertTo(QImage::Format_ARGB32);
    if (isInvisible(whole))
        whole.convertTo(QImage::Format_RGB32);
    whole.convertTo(QImage::Format_ARGB32_Premultiplied);
    const auto size = best->size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
    if (best->width() > side || best->height() > side)
        return whole.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const int times = std::max(std::min(side / best->width(), side / best->height()), 1);
    return whole.scaled(best->size() * std::min(times, 4));
}

} // namespace

TextureModel::TextureModel(QObject *parent) : QAbstractListModel(parent), thumbnails_(mostThumbnails)
{
    connect(&reading_, &QFutureWatcherBase::finished, this, [this] {
        if (!reading_.isCanceled() && reading_.future().resultCount() > 0)
            take(reading_.result());
    });
}

TextureModel::~TextureModel()
{
    stop_.request_stop();
    reading_.waitForFinished();
}

void TextureModel::setSource(std::shared_ptr<const TextureSource> source, bool readAll)
{
    stop_.request_stop();
    reading_.setFuture({}); // ignores a batch still being read from the old source
    stop_ = std::stop_source();
    beginResetModel();
    source_ = std::move(source);
    readAll_ = readAll;
    facts_.assign(source_ ? static_cast<size_t>(source_->count()) : 0, {});
    for (size_t i = 0; i < facts_.size(); ++i) {
        const auto name = source_->name(static_cast<int>(i));
        facts_[i].name = name.isEmpty() ? u"#%1"_s.arg(i) : name; // miptexes that a map omits have no name
        facts_[i].folded = facts_[i].name.toCaseFolded();
    }
    faces_.clear();
    missing_.reset();
    thumbnails_.clear();
    wanted_.clear();
    notices_.clear();
    unpacked_ = {};
    known_ = nextUnread_ = 0;
    countAll();
    arrange();
    endResetModel();
    emit progressed();
    readNext();
}

void TextureModel::setFaces(std::vector<quint32> faces)
{
    beginResetModel();
    faces_ = std::move(faces);
    faces_.resize(facts_.size());
    countAll();
    arrange();
    endResetModel();
}

void TextureModel::setMissing(const std::vector<int> &textures)
{
    beginResetModel();
    missing_.emplace(facts_.size());
    for (const int texture : textures)
        (*missing_)[static_cast<size_t>(texture)] = true;
    countAll();
    arrange();
    endResetModel();
}

void TextureModel::setFilter(const QString &words, bool onlyMissing)
{
    beginResetModel();
    words_ = words.split(u' ', Qt::SkipEmptyParts);
    onlyMissing_ = onlyMissing;
    arrange();
    endResetModel();
}

void TextureModel::setOrder(Order order)
{
    beginResetModel();
    order_ = order;
    arrange();
    endResetModel();
}

bool TextureModel::isMissing(int texture) const
{
    const auto at = static_cast<size_t>(texture);
    return missing_ ? (*missing_)[at] : facts_[at].state == State::Missing && isUsed(texture);
}

bool TextureModel::isUnreadable(int texture) const
{
    return facts_[static_cast<size_t>(texture)].state == State::Unreadable && isUsed(texture) && !isMissing(texture);
}

bool TextureModel::passes(int texture) const
{
    const auto &facts = facts_[static_cast<size_t>(texture)];
    if (onlyMissing_ && !isMissing(texture) && !isUnreadable(texture))
        return false;
    return std::ranges::all_of(words_, [&](const QString &word) {
        return facts.name.contains(word, Qt::CaseInsensitive) || facts.source.contains(word, Qt::CaseInsensitive);
    });
}

void TextureModel::arrange()
{
    rows_.clear();
    for (int i = 0; i < textureCount(); ++i)
        if (passes(i))
            rows_.push_back(i);
    const auto by = [this](auto key) {
        std::ranges::stable_sort(rows_, [&](int a, int b) { return key(static_cast<size_t>(a)) < key(static_cast<size_t>(b)); });
    };
    if (order_ == Order::ByName)
        by([this](size_t i) -> const QString & { return facts_[i].folded; });
    else if (order_ == Order::BySize) // the largest first
        by([this](size_t i) { return -static_cast<qint64>(facts_[i].size.width()) * facts_[i].size.height(); });
    else if (order_ == Order::ByFaces && knowsFaces())
        by([this](size_t i) { return -static_cast<qint64>(faces_[i]); });
    rowsOf_.assign(facts_.size(), -1);
    for (size_t row = 0; row < rows_.size(); ++row)
        rowsOf_[static_cast<size_t>(rows_[row])] = static_cast<int>(row);
}

int TextureModel::rowOf(int texture) const
{
    return texture >= 0 && texture < textureCount() ? rowsOf_[static_cast<size_t>(texture)] : -1;
}

void TextureModel::count(int texture, int times)
{
    missingCount_ += isMissing(texture) ? times : 0;
    unreadableCount_ += isUnreadable(texture) ? times : 0;
}

void TextureModel::countAll()
{
    missingCount_ = unreadableCount_ = 0;
    for (int i = 0; i < textureCount(); ++i)
        count(i, 1);
}

int TextureModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

QVariant TextureModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int texture = textureAt(index.row());
    const auto &facts = facts_[static_cast<size_t>(texture)];
    switch (role) {
    case Qt::DisplayRole: return facts.name;
    case Qt::ToolTipRole: return asToolTip(toolTip(texture));
    case TextureRole: return texture;
    case StateRole: return static_cast<int>(facts.state);
    case SizeRole: return facts.size;
    case FacesRole: return knowsFaces() ? QVariant(faces_[static_cast<size_t>(texture)]) : QVariant();
    case Qt::DecorationRole:
        if (const auto *thumbnail = thumbnails_.object(texture))
            return *thumbnail;
        if (facts.state == State::Unknown || facts.state == State::Found)
            want(texture);
        return {};
    default: return {};
    }
}

QString TextureModel::toolTip(int texture) const
{
    const auto &facts = facts_[static_cast<size_t>(texture)];
    QStringList lines{facts.name};
    if (!facts.size.isEmpty())
        lines.append(tr("%1 x %2 texels").arg(numberText(facts.size.width()), numberText(facts.size.height())));
    if (knowsFaces())
        lines.append(tr("%n faces use it", nullptr, static_cast<int>(faces_[static_cast<size_t>(texture)])));
    if (facts.state == State::Missing)
        lines.append(tr("Missing: not found in any of the folders and archives searched."));
    else if (facts.state == State::Unreadable)
        lines.append(facts.fault);
    else if (!facts.source.isEmpty())
        lines.append(tr("From %1").arg(facts.source));
    return lines.join(u'\n');
}

// Called by data() while a view paints: requests the texture, the latest request first.
void TextureModel::want(int texture) const
{
    std::erase(wanted_, texture);
    wanted_.push_back(texture);
    if (wanted_.size() > mostWanted)
        wanted_.erase(wanted_.begin(), wanted_.begin() + mostWanted / 4);
    if (!reading_.isRunning())
        QMetaObject::invokeMethod(const_cast<TextureModel *>(this), &TextureModel::readNext, Qt::QueuedConnection);
}

void TextureModel::readNext()
{
    if (!source_ || reading_.isRunning())
        return;
    std::vector<int> next(wanted_.rbegin(), wanted_.rend());
    wanted_.clear();
    if (next.empty() && readAll_)
        for (; nextUnread_ < textureCount() && next.size() < aheadCount; ++nextUnread_)
            if (facts_[static_cast<size_t>(nextUnread_)].state == State::Unknown)
                next.push_back(nextUnread_);
    if (next.empty())
        return;
    std::vector<Wanted> wanted;
    for (const int texture : next)
        wanted.push_back({texture, facts_[static_cast<size_t>(texture)].state != State::Unknown});
    reading_.setFuture(
        QtConcurrent::run(&workPool(), [source = source_, wanted = std::move(wanted), unpacked = unpacked_,
                                        stop = stop_.get_token()] { return readSome(*source, wanted, unpacked, stop); }));
}

// Reads a texture and adds its size to `unpacked`; null: it was added when the texture was first read.
TextureModel::Read TextureModel::readOne(const TextureSource &source, int wanted, UnpackedPixels *unpacked)
{
    if (unpacked && unpacked->isSpent())
        return {.texture = wanted,
                .facts = {.fault = tr("Not read yet: the images before it already unpack to many times the size of "
                                      "their files. Select this image to read it."),
                          .state = State::Unreadable}};
    const LargeFileTurn turn;
    const auto texture = source.load(wanted);
    if (unpacked)
        unpacked->add(texture);
    Read read{.texture = wanted, .facts = {.source = texture.source, .fault = texture.why, .size = texture.size}};
    read.facts.state = !texture.isMissing() ? State::Found : texture.why.isEmpty() ? State::Missing : State::Unreadable;
    if (!texture.isMissing())
        read.thumbnail = thumbnailOf(texture.picture);
    return read;
}

TextureModel::Batch TextureModel::readSome(const TextureSource &source, const std::vector<Wanted> &wanted,
                                           UnpackedPixels unpacked, std::stop_token stop)
{
    QElapsedTimer since;
    since.start();
    Batch batch{.read = {}, .unpacked = std::move(unpacked), .left = {}, .notices = {}};
    for (size_t i = 0; i < wanted.size() && !stop.stop_requested(); ++i) {
        if (i > 0 && since.elapsed() > batchTime) {
            for (; i < wanted.size(); ++i)
                batch.left.push_back(wanted[i].texture);
            break;
        }
        try {
            batch.read.push_back(readOne(source, wanted[i].texture, wanted[i].isKnown ? nullptr : &batch.unpacked));
        } catch (const std::bad_alloc &) {
            batch.read.push_back(
                {.texture = wanted[i].texture, .facts = {.fault = MemoryFaults::sentence(), .state = State::Unreadable}});
        }
    }
    // The thread that cancelled this may be waiting for it, and notices may take long.
    if (!stop.stop_requested())
        batch.notices = source.notices();
    return batch;
}

void TextureModel::take(const Batch &batch)
{
    // Textures that were not read in time come after those requested since.
    notices_ = batch.notices;
    unpacked_ = batch.unpacked;
    wanted_.insert(wanted_.begin(), batch.left.rbegin(), batch.left.rend());
    bool changesRows = false;
    for (const auto &read : batch.read) {
        auto &facts = facts_[static_cast<size_t>(read.texture)];
        if (facts.state == State::Unknown) {
            const bool passed = passes(read.texture);
            count(read.texture, -1);
            ++known_;
            facts.source = read.facts.source;
            facts.fault = read.facts.fault;
            facts.size = read.facts.size;
            facts.state = read.facts.state;
            count(read.texture, 1);
            changesRows = changesRows || passed != passes(read.texture) || order_ == Order::BySize;
        }
        if (!read.thumbnail.isNull())
            thumbnails_.insert(read.texture, new QImage(read.thumbnail));
        if (const int row = rowOf(read.texture); row >= 0)
            emit dataChanged(index(row), index(row));
    }
    if (changesRows) {
        emit layoutAboutToBeChanged();
        std::vector<int> before;
        const auto persistent = persistentIndexList();
        for (const auto &index : persistent)
            before.push_back(textureAt(index.row()));
        arrange();
        QModelIndexList after;
        for (const int texture : before)
            after.append(rowOf(texture) < 0 ? QModelIndex() : index(rowOf(texture)));
        changePersistentIndexList(persistent, after);
        emit layoutChanged();
    }
    emit progressed();
    readNext();
}

// The textures of a source as rows: names at once, everything else as views need it. Thumbnails are read in the background,
// the latest requested first, and only so many are kept; sizes, sources and what is missing are kept for all. Once the
// images read unpack to far more than their files, the others are not read.
#pragma once

#include "core/assets/texture.h"
#include "core/assets/unpackedpixels.h"

#include <QAbstractListModel>
#include <QCache>
#include <QFutureWatcher>
#include <QImage>
#include <QSize>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class TextureModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { TextureRole = Qt::UserRole, StateRole, SizeRole, FacesRole };
    enum class State { Unknown, Found, Missing, Unreadable };
    enum class Order { AsStored, ByName, ByFaces, BySize };
    static constexpr int thumbnailSide = 96; // pixels

    explicit TextureModel(QObject *parent = nullptr);
    ~TextureModel() override;

    // `source` null: none. With `readAll` every texture is read in the end, even those that are never shown, to know which
    // are missing.
    void setSource(std::shared_ptr<const TextureSource> source, bool readAll);
    const std::shared_ptr<const TextureSource> &source() const { return source_; }
    // Sets how many faces use each texture; empty: unknown, or there is no map.
    void setFaces(std::vector<quint32> faces);
    bool knowsFaces() const { return !faces_.empty(); }
    // Sets the missing textures, if they are known without reading any; otherwise reading finds them.
    void setMissing(const std::vector<int> &textures);
    // Keeps textures with all words in the name or the source; with `onlyMissing` only those that missingCount() and
    // unreadableCount() count.
    void setFilter(const QString &words, bool onlyMissing);
    void setOrder(Order order);

    int textureAt(int row) const { return rows_[static_cast<size_t>(row)]; }
    int rowOf(int texture) const; // -1: filtered away
    int textureCount() const { return static_cast<int>(facts_.size()); }
    int knownCount() const { return known_; }
    // Returns how many textures are missing: by setMissing(), or else not found but used by faces, as far as known.
    int missingCount() const { return missingCount_; }
    // Returns how many textures used by faces were found but cannot be read, as far as known.
    int unreadableCount() const { return unreadableCount_; }
    // TextureSource::notices() as of the last read; asking the source itself may take long.
    const QStringList &notices() const { return notices_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

signals:
    void progressed(); // more is known

private:
    struct Facts {
        QString name;
        QString folded; // the name without its case
        QString source; // where it was found, as a path
        QString fault;  // why it is unreadable
        QSize size;     // texels; empty: unknown
        State state = State::Unknown;
    };
    struct Read {
        int texture = -1;
        Facts facts;
        QImage thumbnail;
    };
    struct Batch {
        std::vector<Read> read;
        UnpackedPixels unpacked; // of all so far
        std::vector<int> left;   // not read for lack of time
        QStringList notices;
    };
    static Read readOne(const TextureSource &source, int wanted, UnpackedPixels *unpacked);
    struct Wanted {
        int texture = -1;
        bool isKnown = false; // it was read before, and its thumbnail was dropped
    };
    static Batch readSome(const TextureSource &source, const std::vector<Wanted> &wanted, UnpackedPixels unpacked,
                          std::stop_token stop);

    void arrange();
    void count(int texture, int times); // adds it to the counts, or subtracts it
    void countAll();
    bool passes(int texture) const;
    bool isUsed(int texture) const { return !knowsFaces() || faces_[static_cast<size_t>(texture)] > 0; }
    bool isMissing(int texture) const; // as missingCount()
    bool isUnreadable(int texture) const;
    void want(int texture) const;
    void readNext();
    void take(const Batch &batch);
    QString toolTip(int texture) const;

    std::shared_ptr<const TextureSource> source_;
    bool readAll_ = false;
    std::vector<Facts> facts_;
    std::vector<quint32> faces_;
    std::optional<std::vector<bool>> missing_; // by texture; none: setMissing() was not called
    std::vector<int> rows_;                    // texture of each row
    std::vector<int> rowsOf_;                  // by texture; -1: it is filtered away
    QStringList words_;
    bool onlyMissing_ = false;
    Order order_ = Order::AsStored;
    QStringList notices_;
    UnpackedPixels unpacked_;
    int known_ = 0, nextUnread_ = 0, missingCount_ = 0, unreadableCount_ = 0;
    mutable QCache<int, QImage> thumbnails_;
    mutable std::vector<int> wanted_; // the newest last
    QFutureWatcher<Batch> reading_;
    std::stop_source stop_;
};

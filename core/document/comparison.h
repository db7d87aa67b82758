// Compares a document's map with another one in the background, and again after each edit. The document's map is map B of the
// MapDiff, "this map"; the other is map A. A record is added if only this map has it, and removed if only the other has it.
#pragma once

#include "core/document/latestwork.h"
#include "core/mapdiff/mapdiff.h"

#include <QTimer>

class Document;
class MapChange;
class MapTables;

class Comparison : public QObject
{
    Q_OBJECT
public:
    Comparison(Document &document, MapTables &tables);

    // Begins to compare with another map. `name`: the other map's, for people.
    void start(const QString &name, std::shared_ptr<const MapFile> other);
    // Goes on with the other map as it is after an edit of it. Takes it over when edits have stopped for a moment.
    void setOther(std::shared_ptr<const MapFile> other);
    // Begins to compare with the file as opened or last saved; follows later saves.
    void startWithSaved();
    // Continues with the other map of an earlier document, such as the one before the map was reloaded.
    void adopt(const Comparison &former);
    void stop();

    // Returns the map to compare with; null: nothing is compared.
    const std::shared_ptr<const MapFile> &other() const { return other_; }
    const QString &name() const { return name_; } // of the other map
    bool isOn() const { return other_ != nullptr; }
    bool isWithSaved() const { return isWithSaved_; }
    bool isBusy() const { return renewing_.isActive() || work_.isRunning(); }
    // Returns whether memory ran out.
    bool hasFailed() const { return hasFailed_; }
    // Returns the result, which threads may share. Null until it is known, and while records are numbered differently than in the
    // last result. After other edits, the last result stays until the next one is known.
    const std::shared_ptr<const MapDiff> &diff() const { return diff_; }
    // Returns what happened to a record of this map, in logarithmic time; Same if that is not known.
    RecordDifference of(RecordRef record) const { return diff_ ? diff_->ofB(record) : RecordDifference{}; }
    // Returns the value that a field has in the other map if it differs from this map's; nothing: it does not.
    std::optional<QString> otherText(RecordRef record, int field) const;
    // Returns a word for what happened to a record, such as "added"; empty for Same.
    static QString word(RecordDifference::Kind kind);

signals:
    // Any of the above has changed.
    void changed();

private:
    void compareWith(const QString &name, std::shared_ptr<const MapFile> other);
    void follow(const MapChange &change);
    bool isRenumbered(const MapChange &change) const;
    void compare();
    void setDiff(std::shared_ptr<const MapDiff> diff);

    Document &document_;
    MapTables &tables_;
    std::shared_ptr<const MapFile> other_, edited_; // edited_: what other_ is to become; null: it has not been edited
    QString name_;
    bool isWithSaved_ = false, hasFailed_ = false;
    std::shared_ptr<const MapDiff> diff_;
    LatestWork work_;
    QTimer renewing_; // until edits have stopped for a moment
};

// What a subcommand prints about one of many maps, until it is that map's turn.
#pragma once

#include "app/commands/packedbytes.h"

#include <QIODevice>
#include <QStringList>

class QJsonObject;

namespace commands {

struct MapOutput {
    // For the standard error. `about`: a file, the subcommand, or empty.
    struct Sentence {
        QString about, text;
    };

    QString file;
    PackedBytes text{}; // for the standard output
    // Lines for the standard output behind the text, in ManyForm::Text. What several maps have is printed once.
    QStringList notes{};
    std::vector<Sentence> sentences{};
    bool isOneOfMany = false; // the run is over several maps
    bool lacksBytes = false;  // the map's file lacks bytes of lumps (missingParts())

    // Returns where print(), fail() and the like put what they print in this thread; null: they print at once.
    static MapOutput *current() { return current_; }

    // While it lives, what this thread prints goes into an output.
    class Here
    {
    public:
        explicit Here(MapOutput &output) { current_ = &output; }
        ~Here() { current_ = nullptr; }
        Here(const Here &) = delete;
        Here &operator=(const Here &) = delete;
    };

private:
    inline static thread_local MapOutput *current_ = nullptr;
};

// Adds "file" and "error" to the object of one of many maps; those of a single map have neither.
QJsonObject withFile(QJsonObject object);

// Writes into the text of an output.
class MapOutputDevice : public QIODevice
{
public:
    explicit MapOutputDevice(MapOutput &output) : output_(output) { open(WriteOnly | Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override
    {
        output_.text.append({data, static_cast<qsizetype>(size)});
        return size;
    }

private:
    MapOutput &output_;
};

} // namespace commands

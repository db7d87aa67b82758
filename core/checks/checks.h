// What is wrong with a map. A check is a function; adding one is writing it and naming it in checks.cpp.
#pragma once

#include "core/map/references.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

class GameFiles;
class TextureSource;

// Error: the engine that is chosen (CheckContext::engine) refuses the file, crashes, or reads outside a lump. Warning: it
// loads, but not as meant. Note: worth knowing, such as a compiler's limit that the engine does not have, or what
// another engine refuses.
enum class Severity { Note, Warning, Error };

struct Finding {
    RecordRef record; // invalid: the finding is about the file as a whole
    QString text;     // a whole sentence, translated
    QByteArray key{}; // of an entity's pair that it is about; empty: of none
};

// Findings of one kind: the same id, lump and field.
struct Problem {
    Severity severity = Severity::Note;
    QString id; // stable, for programs: "index-range"
    int lump = -1;
    int field = -1; // in that lump; -1: none in particular
    quint32 number = 0; // of the kinds in the order in which they were found
    quint32 count = 0;
    std::vector<Finding> findings; // the first of them
};

// Receives each finding as it is found, up to listedFindings of each kind; further ones are only counted.
using FindingList = std::function<void(const Problem &, const Finding &)>;
constexpr quint32 listedFindings = 250'000; // a damaged map may have millions

// Which kinds are told, by their ids; an empty `only` is all.
struct WantedKinds {
    QStringList only{}, without{};
    bool has(const char *id) const
    {
        const QLatin1StringView name(id);
        return (only.isEmpty() || only.contains(name)) && !without.contains(name);
    }
};

class Problems
{
public:
    // The checks keep this many findings of a kind at most, since nobody reads a longer list.
    static constexpr quint32 keptFindings = 1000;

    explicit Problems(const WantedKinds &wanted = {}, FindingList list = {}) : wanted_(wanted), list_(std::move(list)) {}
    // `text` is called only for findings that are kept or listed.
    template <typename Text>
    void add(Severity severity, const char *id, RecordRef record, int field, Text text, QByteArrayView key = {})
    {
        if (!wanted_.has(id))
            return;
        Problem &problem = of(severity, id, record.lump, field);
        const auto before = problem.count++;
        const bool isKept = before < keptFindings, isListed = list_ && before < listedFindings;
        if (!isKept && !isListed)
            return;
        Finding finding{record, text(), key.toByteArray()};
        if (isListed)
            list_(problem, finding);
        if (isKept)
            problem.findings.push_back(std::move(finding));
    }
    std::vector<Problem> take(); // errors first

private:
    Problem &of(Severity severity, const char *id, int lump, int field);
    WantedKinds wanted_;
    FindingList list_;
    std::vector<Problem> problems_;
    size_t last_ = 0; // of them, that was added to: the next finding is most often of its kind
};

// Every id that a problem can have.
std::span<const char *const> checkIds();

struct CheckContext {
    const MapFile &map;
    const References &references;
    int engine = 0; // whose limits count, in Format::engines
    std::stop_token stop{};
    WantedKinds wanted{};
    std::shared_ptr<const GameFiles> files{}; // where the map's textures are looked for; null: they are not
    // Those by these files. Null: check() makes them where there are files.
    std::shared_ptr<const TextureSource> textures{};
    QString pointFile{};                      // the path of one that lies beside the map; empty: none does
    QString mapPath{};                        // beside which other files are looked for; empty: nowhere
    FindingList list{};                       // called with every finding; null: findings beyond the kept ones are only counted
};

// Everything that is wrong; what was found so far when it is stopped.
std::vector<Problem> check(const CheckContext &context);

// One bound of a lump for an engine. Where the engine of the map's game has none, that of its tools.
struct EffectiveLimit : bsp::Limit {
    int profile = 0; // whose it is, in Format::engines
};
EffectiveLimit effectiveLimit(const MapFile &map, int lump, int engine);
// The same of something else that the format bounds.
EffectiveLimit effectiveLimit(const MapFile &map, const bsp::Limits &limits, int engine);
// How much of it is used: records, or bytes.
qint64 usedOf(const MapFile &map, int lump);
// An engine's number in Format::engines by its name, in any case; -1 if the format has none of that name.
int findEngine(const bsp::Format &format, QStringView name);
// The sentence for a name that findEngine() does not know.
QString unknownEngine(const bsp::Format &format, const QString &name);
QString severityName(Severity severity); // "error", for programs

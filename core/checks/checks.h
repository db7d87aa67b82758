// Finds what is wrong with a map. Each check is a function; to add one, write it and list it in checks.cpp.
#pragma once

#include "core/map/references.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

class GameFiles;
class TextureSource;

// Error: the chosen engine (CheckContext::engine) refuses the file, crashes, or reads outside a lump. Warning: the map
// loads, but not as intended. Note: worth knowing, such as a compiler's limit that the engine does not have, or a fault that
// another engine refuses.
enum class Severity { Note, Warning, Error };

struct Finding {
    RecordRef record; // invalid: the finding is about the file as a whole
    QString text;     // a whole sentence, translated
    QByteArray key{}; // key of the entity's pair that it concerns; empty: none
};

// Findings of one kind: the same id, lump and field.
struct Problem {
    Severity severity = Severity::Note;
    QString id; // stable, for programs: "index-range"
    int lump = -1;
    int field = -1;     // in that lump; -1: none in particular
    quint32 number = 0; // position in the order in which the kinds were found
    quint32 count = 0;
    std::vector<Finding> findings; // the first Problems::keptFindings of them
};

// Receives each finding as it is found, up to listedFindings of each kind; further ones are only counted.
using FindingList = std::function<void(const Problem &, const Finding &)>;
constexpr quint32 listedFindings = 250'000; // a damaged map may have millions

// The kinds to report, by their ids; an empty `only` means all.
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
    // The most findings of a kind that are kept; a longer list is of no use.
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
    size_t last_ = 0; // index of the problem that the last finding was added to; the next one is usually of the same kind
};

// Returns every id that a problem can have.
QStringList checkIds();

struct CheckContext {
    const MapFile &map;
    const References &references;
    int engine = 0; // whose limits apply; an index in Format::engines
    std::stop_token stop{};
    WantedKinds wanted{};
    std::shared_ptr<const GameFiles> files{}; // where the map's textures are searched for; null: nowhere
    // The textures in these files. Null: check() creates them if there are files.
    std::shared_ptr<const TextureSource> textures{};
    QString pointFile{}; // path of the point file next to the map; empty: none
    QString mapPath{};   // other files are searched for next to it; empty: nowhere
    FindingList list{};  // receives the findings; null: those beyond the kept ones are only counted
};

// Returns everything that is wrong; if stopped, what was found until then.
std::vector<Problem> check(const CheckContext &context);

// An engine's limit on a lump or, if the engine of the map's game has none, a compiler's.
struct EffectiveLimit : bsp::Limit {
    int profile = 0; // whose limit it is; an index in Format::engines
};
EffectiveLimit effectiveLimit(const MapFile &map, int lump, int engine);
// Returns the limit on something other than a lump.
EffectiveLimit effectiveLimit(const MapFile &map, const bsp::Limits &limits, int engine);
// Returns the name of what sets a limit: an engine that refuses more ("GoldSrc"), a compiler that makes no more ("VHLT"), or
// the tools of an engine that itself has no such limit ("the Quake III tools").
QString limitOwner(const MapFile &map, const EffectiveLimit &limit);
// Returns how much of a lump is used: records, or bytes of a blob.
qint64 usedOf(const MapFile &map, int lump);
// Returns an engine's index in Format::engines by its name, ignoring case; -1 if the format has no engine of that name.
int findEngine(const bsp::Format &format, QStringView name);
// Returns the sentence for a name that findEngine() does not find.
QString unknownEngine(const bsp::Format &format, const QString &name);
QString severityName(Severity severity); // such as "error", for programs

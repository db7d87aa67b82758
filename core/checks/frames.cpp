// Checks animated textures. Textures whose names differ only in the second character are frames: 0 to 9 of one animation, A
// to J of another. Mod_LoadTextures() of Quake's engines links them, and stops if one is missing.
#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/map/miptexlump.h"
#include "core/sorting.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <map>

namespace {

constexpr int framesOfKind = 10; // 0 to 9; A to J
constexpr int noFrame = -1;

// Returns the number of the second character: 0 to 9, and from 10 on A to J; noFrame for others.
int frameOf(QByteArrayView name)
{
    const char c = name.size() > 1 ? name[1] : '\0';
    if (c >= '0' && c <= '9')
        return c - '0';
    const char large = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return large >= 'A' && large <= 'J' ? framesOfKind + large - 'A' : noFrame;
}

struct FrameFault {
    qint64 texture = -1;   // the first of the animation
    int missing = noFrame; // noFrame: its name has no frame
    friend auto operator<=>(const FrameFault &, const FrameFault &) = default;
};

// The frames of a name that exist.
struct Animation {
    qint64 first = -1;
    std::array<bool, 2 * framesOfKind> has{};

    void add(qint64 texture, int frame)
    {
        first = first < 0 ? texture : first;
        has[static_cast<size_t>(frame)] = true;
    }
    // Returns the first missing frame before the last of its kind; noFrame: none is missing.
    int missing() const
    {
        for (int kind = 0; kind < 2; ++kind)
            for (int last = framesOfKind - 1, frame = 0; frame < framesOfKind; ++frame) {
                while (last >= 0 && !has[static_cast<size_t>(kind * framesOfKind + last)])
                    --last;
                if (frame < last && !has[static_cast<size_t>(kind * framesOfKind + frame)])
                    return kind * framesOfKind + frame;
            }
        return noFrame;
    }
};

// Frames whose names have the same end. Engines distinguish case, but only the WAD knows how the names of its textures are
// spelled: if one of the frames is in a WAD, case is ignored.
struct Frames {
    bool areEmbedded = true;
    std::map<QByteArray, Animation> byEnd; // as written
    Animation all;
};

std::vector<FrameFault> faultsFor(const EngineStops &engine, const MiptexLump &textures, const std::stop_token &stop)
{
    std::vector<FrameFault> faults;
    QHash<QByteArray, Frames> animations; // by the end in lower case
    for (qint64 texture = 0; texture < textures.count() && !stop.stop_requested(); ++texture) {
        const auto bytes = textures.header(texture);
        if (bytes.empty())
            continue;
        const MiptexHeader header(bytes);
        const bool hasSize = header.width != 0 && header.height != 0;
        if (header.name.isEmpty() || engine.frames.find(header.name[0]) == std::string_view::npos
            || (!hasSize && !engine.hasTexturesOfNoSize))
            continue;
        const int frame = frameOf(header.name);
        if (frame == noFrame) {
            faults.push_back({.texture = texture});
            continue;
        }
        auto end = header.name.sliced(2).toByteArray();
        if (engine.ignoresTilde && end.contains('~'))
            end[0] = ' ';
        auto &frames = animations[end.toLower()];
        frames.areEmbedded = frames.areEmbedded && header.isEmbedded();
        frames.byEnd[end].add(texture, frame);
        frames.all.add(texture, frame);
    }
    const auto add = [&faults](const Animation &animation) {
        if (const int missing = animation.missing(); missing != noFrame)
            faults.push_back({animation.first, missing});
    };
    for (const auto &frames : std::as_const(animations)) {
        if (frames.areEmbedded)
            for (const auto &[end, animation] : frames.byEnd)
                add(animation);
        else
            add(frames.all);
    }
    std::ranges::sort(faults);
    return faults;
}

} // namespace

void checkFrames(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const MiptexLump textures(map);
    if (textures.count() == 0 || !context.wanted.has("texture-frames"))
        return;
    std::map<std::string_view, std::vector<FrameFault>> byEngine;
    std::vector<FrameFault> all;
    for (size_t engine = 0; engine < map.format().engines.size(); ++engine)
        if (const auto *row = stopsOf(map.format(), static_cast<int>(engine)); row && !row->frames.empty()) {
            auto faults = faultsFor(*row, textures, context.stop);
            all.insert(all.end(), faults.begin(), faults.end());
            byEngine[row->engine] = std::move(faults);
        }
    sortUnique(all);
    for (const auto &fault : all) {
        const auto who = enginesThatStop(context, [&](const EngineStops &engine) {
            const auto faults = byEngine.find(engine.engine);
            return faults != byEngine.end() && std::ranges::binary_search(faults->second, fault);
        });
        if (!who)
            continue;
        const RecordRef image{map.format().roles.images, static_cast<quint32>(fault.texture)};
        problems.add(who->severity, "texture-frames", image, -1, [&] {
            const auto frame =
                fault.missing < framesOfKind ? QChar(u'0' + fault.missing) : QChar(u'A' + fault.missing - framesOfKind);
            return fault.missing == noFrame
                       ? CheckText::tr("%1: its name begins like an animation's, but no frame (0 to 9 or A to J) "
                                       "follows. This makes %2 stop or crash.")
                             .arg(title(map, image), who->names)
                       : CheckText::tr("%1: frame %2 of its animation is missing. This makes %3 stop or crash.")
                             .arg(title(map, image), QString(frame), who->names);
        });
    }
}

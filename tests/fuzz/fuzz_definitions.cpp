// Fuzzes definitions: whatever the bytes, all functions of what is read can be called, and it takes at most a small multiple
// of the file's size.
#include "core/definitions/definitionreaders.h"
#include "tests/fuzz/grown.h"

#include <algorithm>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const auto bytes = grown({reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)});
    size = static_cast<size_t>(bytes.size());
    auto file = bsp::readDefinitions(bytes);
    const auto lines = std::ranges::count(bytes, '\n') + std::ranges::count(bytes, '\r') + 1;
    for (const auto &[line, text] : file.notes)
        if (line > lines || text.isEmpty())
            abort();
    if (file.classes.size() > size || file.noteCount > size + 1 || file.includes.size() > size)
        abort();
    size_t values = 0;
    for (const auto &each : file.classes)
        for (const auto &key : each.keys)
            values += 1 + key.choices.size() + key.flags.size();
    if (values > size)
        abort();
    bsp::Definitions definitions;
    definitions.add(file.classes);
    definitions.add(std::move(file.classes));
    for (const auto &name : definitions.classNames()) {
        const auto definition = definitions.find(name);
        if (!definition.isKnown() || !(definition.isPoint() || definition.isBrush()))
            abort();
        for (const auto *key : definition.keys())
            if (definition.key(key->name) != key)
                abort();
        if (const auto box = definition.box())
            for (size_t i = 0; i < 3; ++i)
                if (!(box->front()[i] <= box->back()[i]))
                    abort();
        definition.flags("spawnflags");
        definition.help();
    }
    return 0;
}

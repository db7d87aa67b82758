// Fuzzes archives: whatever the bytes, an archive opens or says why not, and every entry is found, and read or refused.
// Bytes that are no archive are read as a shader script and as a list of detail textures.
#include "core/assets/detailtextures.h"
#include "core/files/archive.h"
#include "tests/fuzz/grown.h"
#include "tests/parsedshaders.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray whole(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    auto opened = Archive::fromBytes(whole);
    if (!opened) {
        const auto text = grown(whole);
        for (const auto &shader : parseShaders(text, QStringLiteral("fuzz.shader")).shaders)
            if (shader.name.isEmpty() && !text.contains("\"\""))
                abort();
        for (const auto &detail : readDetailTextures(text))
            if (!(detail.across > 0 && detail.down > 0))
                abort();
        return 0;
    }
    auto &archive = opened.value();
    size_t left = 1000; // entries may all name the same bytes
    for (const auto &entry : archive.entries()) {
        if (left-- == 0)
            break;
        if (!archive.find(entry.name))
            abort();
        const auto bytes = archive.read(entry);
        if (bytes && bytes.value().size() != entry.size)
            abort();
    }
    return 0;
}

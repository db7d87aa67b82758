// Whatever the bytes: an archive opens or says why not, and every entry is found, and read or refused.
#include "core/files/archive.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    auto opened = Archive::fromBytes(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!opened)
        return 0;
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

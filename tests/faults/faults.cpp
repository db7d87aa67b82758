// A library for LD_PRELOAD that makes one system call or one large allocation fail.
//   FAULT=CALL:N:ERRNO  the Nth call of this name fails with this errno: open, write, fsync, rename, linkat,
//                       lock, fallocate, ftruncate, close, dup
//   FAULT=malloc:N      the Nth allocation of 64 KB or more
// When it fails, the file $FAULT_SEEN is created: it shows that the Nth call was reached.
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <atomic>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr size_t large = 64 << 10;

struct Fault {
    char call[16] = "";
    long number = 0;
    int code = 0;
    std::atomic<long> count{0};

    Fault()
    {
        if (const char *text = getenv("FAULT"))
            sscanf(text, "%15[^:]:%ld:%d", call, &number, &code);
    }
};

// Returns the fault to inject. It is created by the first call, before main(), which may be an allocation of the loader's:
// nothing here may allocate.
Fault &fault()
{
    static Fault only;
    return only;
}

// False before main(): Qt's libraries then allocate what they cannot do without, and end the process if they fail. In
// QtGui's initializer, QVariantAnimation::registerInterpolator() allocates 64 KB or more.
std::atomic<bool> isMain{false};

bool isNow(const char *call)
{
    auto &now = fault();
    if (!isMain || strcmp(call, now.call) != 0 || ++now.count != now.number)
        return false;
    if (const char *seen = getenv("FAULT_SEEN")) {
        using Open = int (*)(const char *, int, ...);
        static const auto open = reinterpret_cast<Open>(dlsym(RTLD_NEXT, "open"));
        const int handle = open(seen, O_CREAT | O_WRONLY, 0666);
        using Close = int (*)(int);
        static const auto close = reinterpret_cast<Close>(dlsym(RTLD_NEXT, "close"));
        close(handle);
    }
    errno = now.code;
    return true;
}

bool isKnown(const char *path)
{
    return path && strncmp(path, "/proc/", 6) != 0 && strncmp(path, "/usr/", 5) != 0 && strncmp(path, "/etc/", 5) != 0
           && strncmp(path, "/lib", 4) != 0;
}

template <typename Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

// Qt and the C library open many files of their own: fonts, locales, libraries. These do not count.
#define INJECT_OPEN(name)                                                                                                        \
    extern "C" int name(const char *path, int flags, ...)                                                                        \
    {                                                                                                                            \
        va_list more;                                                                                                            \
        va_start(more, flags);                                                                                                   \
        const auto mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(more, mode_t) : 0;                                            \
        va_end(more);                                                                                                            \
        if (isKnown(path) && isNow("open"))                                                                                      \
            return -1;                                                                                                           \
        static const auto real = next<int (*)(const char *, int, ...)>(#name);                                                   \
        return real(path, flags, mode);                                                                                          \
    }

#define INJECT(name, call, result, parameters, arguments)                                                                        \
    extern "C" result name parameters                                                                                            \
    {                                                                                                                            \
        if (isNow(call))                                                                                                         \
            return static_cast<result>(-1);                                                                                      \
        static const auto real = next<result(*) parameters>(#name);                                                              \
        return real arguments;                                                                                                   \
    }

INJECT_OPEN(open)
INJECT_OPEN(open64)
INJECT(write, "write", ssize_t, (int handle, const void *bytes, size_t size), (handle, bytes, size))
INJECT(fsync, "fsync", int, (int handle), (handle))
INJECT(fdatasync, "fsync", int, (int handle), (handle))
INJECT(rename, "rename", int, (const char *from, const char *to), (from, to))
INJECT(renameat2, "rename", int, (int from, const char *old, int to, const char *path, unsigned flags),
       (from, old, to, path, flags))
#define INJECT_FCNTL(name)                                                                                                       \
    extern "C" int name(int handle, int what, ...)                                                                               \
    {                                                                                                                            \
        va_list more;                                                                                                            \
        va_start(more, what);                                                                                                    \
        void *argument = va_arg(more, void *);                                                                                   \
        va_end(more);                                                                                                            \
        if (what == F_OFD_SETLK && isNow("lock"))                                                                                \
            return -1;                                                                                                           \
        static const auto real = next<int (*)(int, int, ...)>(#name);                                                            \
        return real(handle, what, argument);                                                                                     \
    }

INJECT_FCNTL(fcntl)
INJECT_FCNTL(fcntl64)
INJECT(linkat, "linkat", int, (int from, const char *old, int to, const char *path, int flags), (from, old, to, path, flags))
INJECT(ftruncate, "ftruncate", int, (int handle, off_t size), (handle, size))
INJECT(ftruncate64, "ftruncate", int, (int handle, off64_t size), (handle, size))
extern "C" int posix_fallocate(int handle, off_t at, off_t size)
{
    if (isNow("fallocate"))
        return errno;
    return next<int (*)(int, off_t, off_t)>("posix_fallocate")(handle, at, size);
}

extern "C" int posix_fallocate64(int handle, off64_t at, off64_t size)
{
    if (isNow("fallocate"))
        return errno;
    return next<int (*)(int, off64_t, off64_t)>("posix_fallocate64")(handle, at, size);
}

INJECT(dup, "dup", int, (int handle), (handle))
INJECT(close, "close", int, (int handle), (handle))

// The C library's own allocators. free() takes what they return, and they need no dlsym(), which could allocate.
extern "C" void *__libc_malloc(size_t size);
extern "C" void *__libc_realloc(void *old, size_t size);
extern "C" void *__libc_calloc(size_t count, size_t size);

extern "C" void *malloc(size_t size)
{
    if (size >= large && isNow("malloc")) {
        errno = ENOMEM;
        return nullptr;
    }
    return __libc_malloc(size);
}

extern "C" void *realloc(void *old, size_t size)
{
    if (size >= large && isNow("malloc")) {
        errno = ENOMEM;
        return nullptr;
    }
    return __libc_realloc(old, size);
}

extern "C" void *calloc(size_t count, size_t size)
{
    if (size > 0 && count >= large / size && isNow("malloc")) {
        errno = ENOMEM;
        return nullptr;
    }
    return __libc_calloc(count, size);
}

extern "C" int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(), void (*fini)(),
                                 void (*loaderFini)(), void *stack)
{
    isMain = true;
    return next<decltype(&__libc_start_main)>("__libc_start_main")(main, argc, argv, init, fini, loaderFini, stack);
}

// Finds where the shops' clients and installers put games. Reads the registry by system calls, since QSettings would create
// missing keys.
#include "core/files/system.h"
#include "core/files/windowsheader.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

// Returns a path from the registry; empty if there is none.
QString registered(HKEY root, const QString &key, const wchar_t *name)
{
    const auto *path = reinterpret_cast<const wchar_t *>(key.utf16());
    DWORD bytes = 0;
    if (RegGetValueW(root, path, name, RRF_RT_REG_SZ, nullptr, nullptr, &bytes) != ERROR_SUCCESS)
        return {};
    std::vector<wchar_t> text(bytes / sizeof(wchar_t) + 1); // with its NUL
    bytes = static_cast<DWORD>(text.size() * sizeof(wchar_t));
    if (RegGetValueW(root, path, name, RRF_RT_REG_SZ, nullptr, text.data(), &bytes) != ERROR_SUCCESS)
        return {};
    return QDir::fromNativeSeparators(QString::fromWCharArray(text.data()));
}

QStringList keysIn(HKEY root, const wchar_t *path)
{
    HKEY key = nullptr;
    if (RegOpenKeyExW(root, path, 0, KEY_READ, &key) != ERROR_SUCCESS)
        return {};
    QStringList names;
    std::array<wchar_t, 256> name; // the longest, with its NUL
    for (DWORD at = 0;; ++at) {
        auto length = static_cast<DWORD>(name.size());
        if (RegEnumKeyExW(key, at, name.data(), &length, nullptr, nullptr, nullptr, nullptr) != ERROR_SUCCESS)
            break;
        names.append(QString::fromWCharArray(name.data(), static_cast<qsizetype>(length)));
    }
    RegCloseKey(key);
    return names;
}

// Returns a path in the folder of 32-bit programs, where both shops install their clients; empty if there is no such folder.
QString inPrograms(const QString &name)
{
    const auto folder = QDir::fromNativeSeparators(qEnvironmentVariable("ProgramFiles(x86)"));
    return folder.isEmpty() ? QString() : folder + u'/' + name;
}

} // namespace

namespace sys {

// Returns the folders that Steam wrote into the registry, for the machine and for this user (in lower case), and its
// installer's default.
QStringList steamFolders()
{
    QStringList folders{registered(HKEY_LOCAL_MACHINE, u"SOFTWARE\\WOW6432Node\\Valve\\Steam"_s, L"InstallPath"),
                        registered(HKEY_CURRENT_USER, u"Software\\Valve\\Steam"_s, L"SteamPath"), inPrograms(u"Steam"_s)};
    folders.removeAll(QString());
    return folders;
}

// The registry has each game's own folder; this returns the folders around them.
QStringList gogFolders()
{
    constexpr auto games = L"SOFTWARE\\WOW6432Node\\GOG.com\\Games";
    QStringList folders;
    for (const auto &game : keysIn(HKEY_LOCAL_MACHINE, games))
        if (const auto folder = registered(HKEY_LOCAL_MACHINE, QString::fromWCharArray(games) + u'\\' + game, L"path");
            !folder.isEmpty())
            folders.append(QFileInfo(QDir::cleanPath(folder)).path());
    folders += {u"C:/GOG Games"_s, inPrograms(u"GOG Galaxy/Games"_s)};
    folders.removeAll(QString());
    folders.removeDuplicates();
    return folders;
}

} // namespace sys

// Who may include whom: the compiler finds every header from the root, however the libraries are linked.
#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace Qt::StringLiterals;

class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void everyRoomIsALibrary();
    void nobodyIncludesWhatItsLibraryIsNotLinkedTo();
};

namespace {

// By a folder of core/ or widgets/: the folders beside it that its library is linked to, as CMake wrote them down.
QHash<QString, QSet<QString>> linkedRooms()
{
    QFile file(QStringLiteral(LUMPSCOPE_ROOMS));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no list of libraries");
    QHash<QString, QSet<QString>> rooms;
    for (const auto &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const auto words = line.section(u": "_s, 1).split(u' ', Qt::SkipEmptyParts);
        rooms.insert(line.section(u':', 0, 0), QSet<QString>(words.begin(), words.end()));
    }
    return rooms;
}

// The room of a file: "core/map", "core" for what lies beside the rooms, "app" for all below it.
QString roomOf(const QString &path)
{
    const auto parts = path.split(u'/');
    return parts.first() != u"app" && parts.size() > 2 ? parts[0] + u'/' + parts[1] : parts.first();
}

bool mayInclude(const QString &room, const QString &other, const QHash<QString, QSet<QString>> &linked)
{
    const auto top = room.section(u'/', 0, 0), otherTop = other.section(u'/', 0, 0);
    if (room == other || other == u"core" || room == u"app")
        return true;
    if (top == u"widgets" && otherTop != u"widgets")
        return otherTop == u"core";
    if (room == u"core/document") // is linked to all of them
        return otherTop == u"core";
    return top == otherTop && (other == top || linked.value(room).contains(other.section(u'/', 1)));
}

} // namespace

void TestRooms::everyRoomIsALibrary()
{
    const auto linked = linkedRooms();
    for (const auto &top : {u"core"_s, u"widgets"_s}) {
        const QDir rooms(QStringLiteral(LUMPSCOPE_SOURCES "/") + top);
        for (const auto &folder : rooms.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(folder == u"document" || linked.contains(top + u'/' + folder), qPrintable(folder));
    }
}

void TestRooms::nobodyIncludesWhatItsLibraryIsNotLinkedTo()
{
    const auto linked = linkedRooms();
    const QDir root(QStringLiteral(LUMPSCOPE_SOURCES));
    static const QRegularExpression include(u"^#include \"((?:core|widgets|app)/[^\"]+)\""_s, QRegularExpression::MultilineOption);
    int includes = 0;
    QStringList faults;
    for (const auto *top : {"core", "widgets", "app"}) {
        QDirIterator files(root.filePath(QLatin1StringView(top)), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto path = root.relativeFilePath(file.fileName());
            auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const auto other = matches.next().captured(1);
                ++includes;
                if (!mayInclude(roomOf(path), roomOf(other), linked))
                    faults.append(u"%1 includes %2"_s.arg(path, other));
            }
        }
    }
    QVERIFY(includes > 1000);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestRooms)
#include "tst_rooms.moc"

// Who may include whom: the compiler finds every header from the root, however the libraries are linked. And who may ask
// what kind of visibility, lightmaps, images or checksum a format has.
#include "tests/program.h"

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

// The room of a file: "core/map", "core" for what lies beside the rooms, "app/commands", "app" for all else below it.
QString roomOf(const QString &path)
{
    const auto parts = path.split(u'/');
    const bool isInRoom = parts.size() > 2 && (parts[0] != u"app" || parts[1] == u"commands");
    return isInRoom ? parts[0] + u'/' + parts[1] : parts.first();
}

bool mayInclude(const QString &room, const QString &other, const QHash<QString, QSet<QString>> &linked)
{
    const auto top = room.section(u'/', 0, 0), otherTop = other.section(u'/', 0, 0);
    if (room == other || other == u"core" || room == u"app")
        return true;
    if (room == u"app/commands" || (top == u"widgets" && otherTop != u"widgets"))
        return otherTop == u"core";
    if (room == u"core/document") // is linked to all of them
        return otherTop == u"core";
    return top == otherTop && (other == top || linked.value(room).contains(other.section(u'/', 1)));
}

// What the command line includes besides core: --game names the user's own game configurations, which QSettings finds by a name.
bool isException(const QString &source, const QString &other)
{
    return (source == u"app/commands/gameoption.cpp" || source == u"app/commands/program.cpp") && other == u"app/settings.h";
}

// By its path from the root.
QMap<QString, QString> sourceFiles()
{
    const QDir root(QStringLiteral(LUMPSCOPE_SOURCES));
    QMap<QString, QString> sources;
    for (const auto *top : {"core", "widgets", "app"}) {
        QDirIterator files(root.filePath(QLatin1StringView(top)), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("a source cannot be read");
            sources.insert(root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()));
        }
    }
    return sources;
}

} // namespace

class TestRooms : public QObject
{
    Q_OBJECT

private slots:
    void everyRoomIsALibrary()
    {
        const auto linked = linkedRooms();
        for (const auto &top : {u"core"_s, u"widgets"_s}) {
            const QDir rooms(QStringLiteral(LUMPSCOPE_SOURCES "/") + top);
            for (const auto &folder : rooms.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QVERIFY2(folder == u"document" || linked.contains(top + u'/' + folder), qPrintable(folder));
        }
    }

    void nobodyIncludesWhatItsLibraryIsNotLinkedTo()
    {
        const auto linked = linkedRooms();
        const auto sources = sourceFiles();
        static const QRegularExpression include(u"^#include \"((?:core|widgets|app)/[^\"]+)\""_s,
                                                QRegularExpression::MultilineOption);
        int includes = 0;
        QStringList faults;
        for (auto source = sources.begin(); source != sources.end(); ++source) {
            auto matches = include.globalMatch(source.value());
            while (matches.hasNext()) {
                const auto other = matches.next().captured(1);
                ++includes;
                if (!mayInclude(roomOf(source.key()), roomOf(other), linked) && !isException(source.key(), other))
                    faults.append(u"%1 includes %2"_s.arg(source.key(), other));
            }
        }
        QVERIFY(includes > 1000);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // So that a kind can be added there. A switch names each kind once; what else needs to know asks what follows from it.
    void eachKindOfAFormatIsAskedForInOneFunction()
    {
        const auto sources = sourceFiles();
        static const QRegularExpression declaration(
            u"enum class (Visibility|Lightmaps|Images|Checksum) : [^{]*\\{ ([^}]*) \\};"_s);
        auto enums = declaration.globalMatch(sources.value(u"core/format/schema.h"_s));
        int asked = 0;
        while (enums.hasNext()) {
            const auto declared = enums.next();
            QSet<QString> askers;
            for (const auto &name : declared.captured(2).split(u", "_s)) {
                const auto kind = declared.captured(1) + u"::"_s + name;
                const QRegularExpression named(u"\\b%1\\b"_s.arg(kind));
                QStringList places;
                for (auto source = sources.begin(); source != sources.end(); ++source)
                    if (!source.key().startsWith(u"core/format/"))
                        places += QStringList(source.value().count(named), source.key());
                const auto fault = u"%1 is asked for in %2 places, not in one: %3"_s.arg(kind).arg(places.size());
                QVERIFY2(places.size() == 1, qPrintable(fault.arg(places.join(u' '))));
                askers.insert(places.first());
            }
            QVERIFY2(askers.size() == 1, qPrintable(declared.captured(1) + u" is asked for in several files"_s));
            ++asked;
        }
        QCOMPARE(asked, 4);
    }

    // One that is not takes text of a file for HTML.
    void labelsAreToldWhatTheirTextIs()
    {
        const auto sources = sourceFiles();
        static const QRegularExpression made(u"\\bnew QLabel\\b"_s), derived(u": QLabel\\("_s);
        int classes = 0;
        for (auto source = sources.begin(); source != sources.end(); ++source) {
            QVERIFY2(!source.value().contains(made) || source.key() == u"widgets/parts/factories.h", qPrintable(source.key()));
            if (!source.value().contains(derived))
                continue;
            QVERIFY2(source.value().contains(u"setTextFormat("_s), qPrintable(source.key()));
            ++classes;
        }
        QVERIFY(classes >= 4);
    }
};

ADD_TEST(TestRooms, QCoreApplication)
#include "tst_rooms.moc"

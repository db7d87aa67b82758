// What an editor shows of a text, the bytes behind it, what its parts are, and finding in it.
#include "core/entities/textlines.h"
#include "core/entities/textparts.h"
#include "core/entities/textsearch.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

// The slow way: every character with its bytes.
QList<QByteArray> charactersOf(const QByteArray &text, TextCode code)
{
    QList<QByteArray> all;
    for (qsizetype at = 0; at < text.size();) {
        const int bytes = text.mid(at, 2) == "\r\n" ? 2 : characterAt(text, at, code).bytes;
        all.append(text.mid(at, bytes));
        at += bytes;
    }
    return all;
}

QString shownSlowly(const QByteArray &text, TextCode code)
{
    QString shown;
    for (const auto &each : charactersOf(text, code))
        shown += each == "\r\n" || each == "\r" ? u"\n"_s : toText(each, code);
    return shown;
}

void compareWithReference(const TextLines &lines, const QByteArray &text)
{
    qsizetype byte = 0, at = 0;
    for (const auto &each : charactersOf(text, lines.code())) {
        QCOMPARE(lines.byteAt(at), byte);
        QCOMPARE(lines.characterAt(byte), at);
        if (each.size() > 1)
            QCOMPARE(lines.characterAt(byte + 1), at); // between CR and LF, or inside of a character
        byte += each.size();
        at += each == "\r\n" ? 1 : toText(each, lines.code()).size();
    }
    QCOMPARE(lines.characterCount(), at);
    QCOMPARE(lines.byteAt(at), byte);
    QCOMPARE(lines.characterAt(byte), at);
}

void addCodeRows()
{
    const auto row = addColumns<TextCode>("code");
    row("Latin-1", TextCode::Latin1);
    row("UTF-8", TextCode::Utf8);
}

// In UTF-8 of whole characters, or of pieces of them that come together and part.
QByteArray randomText(QRandomGenerator &random, int most, TextCode code)
{
    constexpr QByteArrayView alphabet = "\r\n\n\rab\"{}\xa0 \x0c";
    static const QByteArrayList pieces{"\r\n",     "\n",       "\r",           "a",           "b",    "\xff", "\xc3",
                                       "\xa4",     "\xc3\xa4", "\xe2\x82\xac", "\xe2",        "\x82", "\xac", "\xf0\x9f\x98\x80",
                                       "\xf0\x9f", "\x98",     "\x80",         "\xe2\x80\xa8"};
    QByteArray text;
    for (auto left = random.bounded(most + 1); left > 0; --left)
        if (code == TextCode::Utf8)
            text += pieces[random.bounded(static_cast<int>(pieces.size()))];
        else
            text += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
    return text;
}

constexpr auto never = [] { return false; };

std::vector<TextMatch> found(const QByteArray &text, const QString &pattern, bool regular = true)
{
    const auto search = TextSearch::create({pattern, regular, true});
    return search ? search.value().matches(text, never).value() : std::vector<TextMatch>();
}

} // namespace

class TestTextLines : public QObject
{
    Q_OBJECT

private slots:
    void everyByteIsOneCharacterButForCrLf()
    {
        const auto text = everyByte() + "\r\n" + everyByte() + "\r\r\n\n";
        QCOMPARE(shownText(text, TextCode::Latin1), shownSlowly(text, TextCode::Latin1));
        QCOMPARE(shownText(text, TextCode::Latin1)[0xa0 - 1], QChar(0xa0));
        TextLines lines;
        lines.reset(text, TextCode::Latin1);
        compareWithReference(lines, text);
    }

    void anyChangeOfBytesIsTheRightChangeOfCharacters_data() { addCodeRows(); }
    void anyChangeOfBytesIsTheRightChangeOfCharacters()
    {
        QFETCH(TextCode, code);
        QRandomGenerator random(7);
        for (int round = 0; round < 400; ++round) {
            auto text = randomText(random, 30, code);
            auto shown = shownText(text, code);
            TextLines lines;
            lines.reset(text, code);
            for (int edit = 0; edit < 30; ++edit) {
                const auto from = random.bounded(static_cast<int>(text.size()) + 1);
                const auto length = random.bounded(std::min(4, static_cast<int>(text.size()) - from) + 1);
                const Splice splice{from, text.mid(from, length), randomText(random, 4, code)};
                const auto change = lines.follow(text, splice);
                text = applied(text, {splice});
                shown.replace(change.position, change.removed, change.inserted);
                QCOMPARE(shown, shownSlowly(text, code));
                compareWithReference(lines, text);
            }
        }
    }

    void anyChangeOfCharactersIsTheRightChangeOfBytes_data() { addCodeRows(); }
    void anyChangeOfCharactersIsTheRightChangeOfBytes()
    {
        QFETCH(TextCode, code);
        QRandomGenerator random(8);
        for (int round = 0; round < 5000; ++round) {
            const auto text = randomText(random, 12, code);
            TextLines lines;
            lines.reset(text, code);
            auto shown = shownText(text, code);
            auto from = random.bounded(static_cast<int>(shown.size()) + 1);
            auto to = from + random.bounded(static_cast<int>(shown.size()) - from + 1);
            const auto isInPair = [&shown](int at) { return at < shown.size() && shown[at].isLowSurrogate(); };
            from -= isInPair(from);
            to += isInPair(to);
            const auto typed = shownText(randomText(random, 4, code), code);
            const auto splices = spliceOf(text, lines.byteAt(from), lines.byteAt(to), typed, code);
            shown.replace(from, to - from, typed);
            const auto now = applied(text, splices);
            // What is taken out between a CR and an LF makes them one line end; nothing that is typed ever does. Byte by byte:
            // stray ones that come together may be a character.
            const auto bytes = shownText(now, TextCode::Latin1), meant = QString::fromLatin1(toBytes(shown, code).value());
            if (splices.empty() || !splices.front().inserted.isEmpty())
                QCOMPARE(bytes, meant);
            else
                QVERIFY(bytes == meant || bytes.size() == meant.size() - 1);
        }
    }

    void charactersOfSeveralBytesAreFoundAndReplaced()
    {
        const auto text = "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80 \xc3 \xc3\x84"_ba;
        const auto search = TextSearch::create({.pattern = u"\u00e4"_s, .code = TextCode::Utf8}).value();
        QCOMPARE(search.matches(text, never).value(), (std::vector<TextMatch>{{0, 2}, {14, 2}}));
        QCOMPARE(applied(text, search.replacements(text, u"\u20ac"_s, never).value()),
                 "\xe2\x82\xac \xe2\x82\xac \xf0\x9f\x98\x80 \xc3 \xe2\x82\xac"_ba);
        QCOMPARE(search.replacementOf(text, {14, 2}, u"o"_s), (Splice{14, "\xc3\x84", "o"}));
        const auto any = TextSearch::create({.pattern = u"(.) "_s, .regular = true, .code = TextCode::Utf8}).value();
        QCOMPARE(any.matches(text, never).value(), (std::vector<TextMatch>{{0, 3}, {3, 4}, {7, 5}, {12, 2}}));
        QCOMPARE(applied(text, any.replacements(text, u"\\1"_s, never).value()), QByteArray(text).replace(" ", ""));
    }

    // What is found empty, or at the end of a piece, is never within a character of two units.
    void searchesStepOverWholeCharacters()
    {
        const auto text = "\xf0\x9f\x98\x80xa\xf0\x9f\x98\x80\xf0\x9f\x98\x80x"_ba;
        const auto any = TextSearch::create({.pattern = u"x*"_s, .regular = true, .code = TextCode::Utf8}).value();
        QCOMPARE(any.matches(text, never).value(),
                 (std::vector<TextMatch>{{0, 0}, {4, 1}, {5, 0}, {6, 0}, {10, 0}, {14, 1}, {15, 0}}));
        QCOMPARE(applied(text, any.replacements(text, u"-"_s, never).value()),
                 "-\xf0\x9f\x98\x80--a-\xf0\x9f\x98\x80-\xf0\x9f\x98\x80--"_ba);
        for (int before = 4090; before < 4100; ++before) {
            const auto longer = QByteArray(before, 'a') + QByteArray("\xf0\x9f\x98\x80").repeated(4096) + 'x';
            const auto last = TextSearch::create({.pattern = u"[^a]x"_s, .regular = true, .code = TextCode::Utf8}).value();
            QCOMPARE(last.matches(longer, never).value(), (std::vector<TextMatch>{{static_cast<quint32>(before) + 4 * 4095, 5}}));
            const auto each = TextSearch::create({.pattern = u"."_s, .regular = true, .code = TextCode::Utf8}).value();
            QCOMPARE(each.matches(longer, never).value().size(), size_t(before) + 4097);
        }
    }

    void whatIsTypedGetsTheLineEndAroundIt_data()
    {
        const auto row = addColumns<QByteArray, int, QByteArray>("text", "at", "end");
        row("LF", "a\nb\n", 1, "\n");
        row("CR LF", "a\r\nb\r\n", 0, "\r\n");
        row("that of the line, not of the one above", "a\nb\r\n", 3, "\r\n");
        row("on the last line that of the one above", "a\r\nb", 4, "\r\n");
        row("CR alone", "a\rb\r", 1, "\r");
        row("nothing around", "ab", 1, "\n");
        row("empty", "", 0, "\n");
        row("LF behind CR would join it", "a\r\nb\rc\n", 5, "\r\n");
        row("CR before LF would join it", "a\r\n", 3, "\r\n");
    }

    void whatIsTypedGetsTheLineEndAroundIt()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, at);
        QFETCH(QByteArray, end);
        QCOMPARE(lineEndFor(text, at, at), end);
        QCOMPARE(applied(text, spliceOf(text, at, at, u"x\ny", TextCode::Latin1)), QByteArray(text).insert(at, "x" + end + "y"));
    }

    void lineEndsThatStayKeepTheirBytes()
    {
        const auto text = "a\r\nb\nc\rd"_ba;
        QVERIFY(spliceOf(text, 0, text.size(), u"a\nb\nc\nd", TextCode::Latin1).empty());
        QCOMPARE(spliceOf(text, 0, text.size(), u"a\nb\ncc\nd", TextCode::Latin1), (Splices{{6, "", "c"}}));
        QCOMPARE(spliceOf(text, 0, text.size(), u"a\nd", TextCode::Latin1), (Splices{{3, "b\nc\r", ""}}));
        QCOMPARE(spliceOf(text, 0, 0, u"\u0416\xa0", TextCode::Latin1), (Splices{{0, "", "?\xa0"}}));
    }

    void aTextWithoutPairsIsFollowedWithoutWork()
    {
        QByteArray text = everyByte();
        TextLines lines;
        lines.reset(text, TextCode::Latin1);
        QCOMPARE(lines.byteAt(200), 200);
        QCOMPARE(lines.follow(text, {10, text.mid(10, 5), "xyz"}), (CharacterSplice{10, 5, u"xyz"_s}));
        QCOMPARE(lines.characterCount(), 253);
    }

    void partsAreWhatTheParserTook()
    {
        const auto text = "// top\n{\n\"a\" \"b {\" // \"x\"\n/* \"y\"\n*/ key value }stray // end\n{ \"c\" \"d"_ba;
        const auto parsed = parseEntities(text, bsp::quake3.game().grammar);
        const auto all = partsIn(text, parsed, bsp::quake3.game().grammar, 0, static_cast<quint32>(text.size()));
        QStringList told;
        for (const auto &part : all)
            told.append(u"%1:%2"_s.arg(part.kind).arg(QString::fromLatin1(text.mid(part.offset, part.length))));
        QCOMPARE(told, (QStringList{u"3:// top"_s, u"2:{"_s, u"0:\"a\""_s, u"1:\"b {\""_s, u"3:// \"x\""_s, u"3:/* \"y\"\n*/"_s,
                                    u"0:key"_s, u"1:value"_s, u"2:}"_s, u"3:// end"_s, u"2:{"_s, u"0:\"c\""_s, u"1:\"d"_s}));
        for (quint32 from = 0; from < text.size(); ++from) // a part of the text has the parts that reach into it
            for (quint32 to = from + 1; to <= text.size(); ++to) {
                std::vector<TextPart> expected;
                for (const auto &part : all)
                    if (part.offset + part.length > from && part.offset < to)
                        expected.push_back(part);
                QVERIFY2(partsIn(text, parsed, bsp::quake3.game().grammar, from, to) == expected,
                         qPrintable(u"%1 to %2"_s.arg(from).arg(to)));
            }
    }

    void aFaultIsUnderlinedNoFurtherThanItsLine()
    {
        const auto underlined = [](const QByteArray &text) {
            const auto parsed = parseEntities(text);
            return parsed.faults.empty() ? QByteArray() : spanOf(text, faultSpan(text, parsed.faults.front())).toByteArray();
        };
        QCOMPARE(underlined("{\n\"never closed\r\n}"), "\"never closed"_ba);
        QCOMPARE(underlined("{ \"a\" }"), "}"_ba);
        QCOMPARE(underlined("stray words { }"), "stray"_ba);
        QCOMPARE(underlined("{ \"\" \"empty\" }"), "\"\""_ba);
        QCOMPARE(underlined("{ \"a\" \"b\""), "{"_ba);
    }

    void aPlaceBelongsToAnEntity()
    {
        const auto parsed = parseEntities(" {} { \"a\" \"b\" } ");
        QCOMPARE(entityAt(parsed, 0), 0);
        QCOMPARE(entityAt(parsed, 2), 0);
        QCOMPARE(entityAt(parsed, 3), 1);
        QCOMPARE(entityAt(parsed, 10), 1);
        QCOMPARE(entityAt(parsed, 100), 1);
        QCOMPARE(entityAt(parseEntities("no"), 1), -1);
    }

    void patternsFindLineEndsAndCapitals()
    {
        const auto text = "{\r\n\"Light\" \"light.\"\r\n}\r\n"_ba;
        QCOMPARE(found(text, u"\\r\\n"_s).size(), 3u);
        QCOMPARE(found(text, u"\"$"_s).size(), 1u); // a CR LF ends a line, and is no part of it
        QCOMPARE(found(text, u"^.*$"_s).size(), 3u);
        QCOMPARE(found(text, u"light."_s, false).size(), 1u);
        QCOMPARE(TextSearch::create({u"LIGHT"_s}).value().matches(text, never).value().size(), 2u);
        QCOMPARE(found("\xa0\xe4"_ba, u"\u00e4"_s, false), (std::vector<TextMatch>{{1, 1}}));
        QCOMPARE(TextSearch::create({u"\u00c4"_s}).value().matches("\xa0\xe4"_ba, never).value().size(), 1u);
    }

    void piecesDoNotShowInWhatIsFound()
    {
        QRandomGenerator random(9);
        QByteArray text;
        while (text.size() < 30'000)
            text +=
                random.bounded(3) ? "a\"b { }\r\n"_ba : QByteArray(random.bounded(6000), random.bounded(2) ? 'c' : '\n') + '\n';
        const auto shown = QString::fromLatin1(text);
        for (const auto &pattern : {u"c+"_s, u"[^{]*"_s, u"^"_s, u"$"_s, u"\\bb"_s, u"c(?=\\n)"_s, u"(?<=\\n)\\n+c*"_s,
                                    u"(?s)b.*"_s, u"\\z"_s, u"c+?\\r?\\n"_s, u"[ac]\\W+a"_s, u"(?s).*?\\{"_s}) {
            std::vector<TextMatch> expected;
            const QRegularExpression expression(u"(*ANYCRLF)"_s + pattern, QRegularExpression::MultilineOption);
            for (auto it = expression.globalMatch(shown); it.hasNext();) {
                const auto match = it.next();
                expected.push_back({static_cast<quint32>(match.capturedStart()), static_cast<quint32>(match.capturedLength())});
            }
            QVERIFY2(!expected.empty(), qPrintable(pattern));
            QVERIFY2(found(text, pattern) == expected, qPrintable(pattern));
        }
    }

    void aPatternThatWouldTakeForEverIsGivenUp()
    {
        const auto text = QByteArray(60'000, 'a') + "!\n";
        for (const auto &pattern : {u"(a+)+$"_s, u"(a|aa)+$"_s, u"(.*)*\\d"_s}) {
            const auto matches = TextSearch::create({pattern, true}).value().matches(text, never);
            QVERIFY(!matches);
            QVERIFY(matches.error().contains(u"steps"_s));
        }
    }

    void aSearchCanBeStopped()
    {
        int pieces = 0;
        const auto search = TextSearch::create({u"b"_s}).value();
        QVERIFY(!search.matches(QByteArray(1 << 20, 'a'), [&pieces] { return ++pieces == 3; }));
        QCOMPARE(pieces, 3);
        QVERIFY(!search.replacements(QByteArray(1 << 20, 'b'), u"c"_s, [&pieces] { return ++pieces == 9; }));
    }

    void aWrongPatternSaysWhere()
    {
        const auto search = TextSearch::create({u"ab(c"_s, true});
        QVERIFY(!search);
        QVERIFY2(states(search.error(), {u"5"_s}), qPrintable(search.error()));
        QVERIFY(TextSearch::create({u"ab(c"_s, false}));
    }

    void replacementsTakeWhatWasCaptured()
    {
        const auto text = "\"origin\" \"1 2 3\"\n\"origin\" \"4 5 6\"\n"_ba;
        const auto search = TextSearch::create({u"\"(\\S+) (\\S+) (\\S+)\"$"_s, true}).value();
        const auto splices = search.replacements(text, u"\"\\1 \\2 64\"\\t\\\\ \\0\\x\\"_s, never).value();
        QCOMPARE(applied(text, splices),
                 "\"origin\" \"1 2 64\"\t\\ \"1 2 3\"\\x\\\n\"origin\" \"4 5 64\"\t\\ \"4 5 6\"\\x\\\n"_ba);
        const auto matches = search.matches(text, never).value();
        QCOMPARE(matches.size(), 2u);
        QCOMPARE(search.replacementOf(text, matches[1], u"\\3\\n"_s), (Splice{26, "\"4 5 6\"", "6\n"}));
        const auto plain = TextSearch::create({u"origin"_s}).value();
        QCOMPARE(applied(text, plain.replacements(text, u"\\1"_s, never).value()), QByteArray(text).replace("origin", "\\1"));
        QVERIFY(plain.replacements(text, u"origin"_s, never).value().empty());
    }

    void aReplacementThatWouldFillTheMemoryIsRefused()
    {
        const auto search = TextSearch::create({u"a"_s}).value();
        const auto splices = search.replacements(QByteArray(1000, 'a'), QString(100'000, u'b'), never);
        QVERIFY(!splices);
        QVERIFY(splices.error().contains(u"64 MB"_s));
    }
};

ADD_TEST(TestTextLines, QCoreApplication)
#include "tst_textlines.moc"

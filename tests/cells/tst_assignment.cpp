// Edits of a field of many records, as --set takes them.
#include "core/cells/assignment.h"
#include "core/cells/cellvalue.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

#include <array>
#include <cmath>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

using ValueOfRecord = std::function<double(const MapFile &map, quint32 record)>;

std::vector<quint32> allRecords(const MapFile &map, int lump)
{
    std::vector<quint32> records(map.recordCount(lump));
    std::iota(records.begin(), records.end(), 0U);
    return records;
}

// Applies an assignment to all records of a lump of a copy of the map.
Result<MapFile> assigned(const MapFile &map, const QString &lumpTitle, const QString &text)
{
    const int lump = map.findLump(lumpTitle);
    const auto assignment = Assignment::parse(text, map, lump);
    if (!assignment)
        return Error{assignment.error()};
    const auto records = allRecords(map, lump);
    auto changes = changesOf(map, assignment.value(), records);
    if (!changes)
        return Error{changes.error()};
    if (changes.value().size() != records.size())
        return Error{u"Not every record has a change."_s};
    auto changed = map;
    const auto change = changed.apply(editOf(map, std::move(changes).value()));
    return change ? Result<MapFile>(std::move(changed)) : Error{change.error()};
}

// Returns the sentence that refuses an assignment; empty: it is not refused.
QString refusal(const MapFile &map, const QString &lumpTitle, const QString &text)
{
    const auto changed = assigned(map, lumpTitle, text);
    return changed ? QString() : changed.error();
}

} // namespace

class TestAssignment : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordGetsItsOwnValue_data()
    {
        const auto row = addColumns<QString, QString, QString, ValueOfRecord>("lump", "text", "field", "expected");
        const auto number = [](const char *lump, const char *field) {
            return [lump, field](const MapFile &map, quint32 record) {
                return map.column(map.findLump(QString::fromLatin1(lump)), field).number(record);
            };
        };
        const auto dist = number("PLANES", "dist"), x = number("PLANES", "normal.x"), z = number("PLANES", "normal.z");
        row("a constant", u"PLANES"_s, u"dist = 12.5"_s, u"dist"_s, [](const MapFile &, quint32) { return 12.5; });
        row("its own value", u"PLANES"_s, u"dist = value * 2 + 1"_s, u"dist"_s,
            [=](const MapFile &map, quint32 record) { return dist(map, record) * 2 + 1; });
        row("other fields, in any case", u"PLANES"_s, u"DIST=Dist-(NORMAL.X+normal.z)"_s, u"dist"_s,
            [=](const MapFile &map, quint32 record) { return dist(map, record) - (x(map, record) + z(map, record)); });
        row("a sum", u"PLANES"_s, u" dist += normal.x * 8"_s, u"dist"_s,
            [=](const MapFile &map, quint32 record) { return dist(map, record) + x(map, record) * 8; });
        row("all that follows -= is subtracted", u"PLANES"_s, u"dist -= 1 - 4"_s, u"dist"_s,
            [=](const MapFile &map, quint32 record) { return dist(map, record) + 3; });
        row("a named value", u"PLANES"_s, u"type = AnyZ"_s, u"type"_s, [](const MapFile &, quint32) { return 5.0; });
        row("arrays", u"FACES"_s, u"styles[1] = styles[0] + 1"_s, u"styles[1]"_s,
            [=](const MapFile &map, quint32 record) { return number("FACES", "styles[0]")(map, record) + 1; });
        const auto pulse = [](const MapFile &, quint32) { return 2.0; };
        row("a name with spaces", u"FACES"_s, u"styles[0] = Slow Strong Pulse"_s, u"styles[0]"_s, pulse);
        row("quoted", u"FACES"_s, u"styles[0] = \"SLOW STRONG PULSE\""_s, u"styles[0]"_s, pulse);
        row("quoted in an expression", u"FACES"_s, u"styles[0] = \"SLOW STRONG PULSE\" * 2 - \"slow strong pulse\""_s,
            u"styles[0]"_s, pulse);
    }
    void everyRecordGetsItsOwnValue()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QString, field);
        QFETCH(ValueOfRecord, expected);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto changed = assigned(map, lump, text);
        VERIFY_RESULT(changed);
        const auto column = changed.value().column(map.findLump(lump), qPrintable(field));
        QVERIFY(column.count() > 1);
        for (quint32 record = 0; record < column.count(); ++record)
            QCOMPARE(column.number(record), expected(map, record));
    }

    void flagsAreSetAndCleared()
    {
        auto room = MapBuilder::room(bsp::quake2);
        room.set("TEXINFO", 1, "flags", 0x84).set("TEXINFO", 2, "flags", 0x8000'0001);
        OPEN_BYTES(map, room.build());
        const auto flags = [&map](const QString &text) {
            std::vector<quint32> values;
            const auto changed = assigned(map, u"TEXINFO"_s, text);
            for (quint32 record = 0; changed && record < map.recordCount(map.format().roles.texinfo); ++record)
                values.push_back(static_cast<quint32>(changed.value().column(map.format().columns.texinfoFlags).integer(record)));
            return values;
        };
        QCOMPARE(flags(u"flags += NODRAW"_s), (std::vector<quint32>{0x80, 0x84, 0x8000'0081}));
        QCOMPARE(flags(u"flags += nodraw | 1"_s), (std::vector<quint32>{0x81, 0x85, 0x8000'0081}));
        QCOMPARE(flags(u"flags -= SKY | LIGHT"_s), (std::vector<quint32>{0, 0x80, 0x8000'0000}));
        QCOMPARE(flags(u"flags -= SKY"_s), flags(u"flags = value & ~SKY"_s));
        QCOMPARE(flags(u"flags = SKY + 0x1"_s), (std::vector<quint32>{5, 5, 5}));
        QCOMPARE(flags(u"flags = ~0"_s), (std::vector<quint32>(3, 0xffff'ffff)));
    }

    // Texinfos of Quake II have a field that is called value.
    void valueIsTheFieldThatIsEdited()
    {
        auto room = MapBuilder::room(bsp::quake2);
        room.set("TEXINFO", 1, "flags", 4).set("TEXINFO", 1, "value", 300);
        OPEN_BYTES(map, room.build());
        const auto flags = assigned(map, u"TEXINFO"_s, u"flags = value * 2"_s),
                   strength = assigned(map, u"TEXINFO"_s, u"value = value + flags"_s);
        VERIFY_RESULT(flags);
        VERIFY_RESULT(strength);
        const auto lump = map.format().roles.texinfo;
        QCOMPARE(flags.value().column(lump, "flags").integer(1), 8);
        QCOMPARE(strength.value().column(lump, "value").integer(1), 304);
    }

    // Quake's children are 16 bits; numbers from some on are negative ones.
    void childrenAreComputedAsTheyAreShown()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).build());
        const auto at = map.format().columns.nodeFront;
        const auto assignment = Assignment::parse(u"children[0] -= 1"_s, map, at.lump);
        VERIFY_RESULT(assignment);
        const auto column = map.column(at);
        std::vector<quint32> negative;
        for (quint32 record = 0; record < column.count(); ++record)
            if (column.integer(record) < 0)
                negative.push_back(record);
        QVERIFY(!negative.empty() && negative.size() < column.count());
        auto changes = changesOf(map, assignment.value(), negative);
        VERIFY_RESULT(changes);
        auto changed = map;
        VERIFY_RESULT(changed.apply(editOf(map, changes.value())));
        for (quint32 record = 0; record < column.count(); ++record)
            QCOMPARE(changed.column(at).integer(record), column.integer(record) - (column.integer(record) < 0));
    }

    void textIsReplaced()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        for (const auto &text : {u"texture = e1u1/a b"_s, u"Texture=\"e1u1/a b\""_s}) {
            const auto changed = assigned(map, u"TEXINFO"_s, text);
            VERIFY_RESULT(changed);
            const auto names = changed.value().column(map.format().roles.texinfo, "texture");
            for (quint32 record = 0; record < names.count(); ++record)
                QCOMPARE(names.chars(record).toByteArray(), QByteArray("e1u1/a b"));
        }
        VERIFY_RESULT(assigned(map, u"TEXINFO"_s, u"texture = a=b+\"c"_s));
        VERIFY_RESULT(assigned(map, u"TEXINFO"_s, u"texture ="_s));
    }

    void whatCannotBeIsRefused_data()
    {
        const auto row = addColumns<QString, QString, QString>("lump", "text", "word");
        row("no assignment", u"PLANES"_s, u"dist + 8"_s, u"EXPRESSION"_s);
        row("nothing", u"PLANES"_s, QString(), u"EXPRESSION"_s);
        row("no field", u"PLANES"_s, u"= 8"_s, u"EXPRESSION"_s);
        row("only a sign", u"PLANES"_s, u"+= 8"_s, u"EXPRESSION"_s);
        row("unknown field", u"PLANES"_s, u"height = 8"_s, u"height"_s);
        row("a lump without fields", u"LIGHTING"_s, u"byte = 8"_s, u"byte"_s);
        row("unknown name", u"PLANES"_s, u"dist = 8 + height"_s, u"height at character 12"_s);
        row("another field's flag", u"TEXINFO"_s, u"value = SKY"_s, u"SKY at character 9"_s);
        row("a name that is text", u"TEXINFO"_s, u"flags = texture"_s, u"texture at character 9"_s);
        row("no value", u"PLANES"_s, u"dist ="_s, u"character 7"_s);
        row("compared", u"PLANES"_s, u"dist == 8"_s, u"character 7"_s);
        row("a parenthesis that -= would close", u"PLANES"_s, u"dist -= 1) + (2"_s, u"character 10"_s);
        row("text is not added", u"TEXINFO"_s, u"texture += _a"_s, u"texture"_s);
        row("long text", u"TEXINFO"_s, u"texture = abcdefghijklmnopqrstuvwxyzabcdef"_s, u"31"_s);
        row("an open quotation mark", u"FACES"_s, u"styles[0] = \"normal"_s, u"character 13"_s);
        row("an unknown quoted name", u"FACES"_s, u"styles[0] = \"SLOW PULSES\""_s, u"SLOW PULSES"_s);
        row("a name with spaces is not added", u"FACES"_s, u"styles[0] += SLOW STRONG PULSE"_s, u"SLOW"_s);
        row("derived", u"CLUSTERS"_s, u"area = 1"_s, u"Clusters"_s);
        row("fraction", u"FACES"_s, u"side = 1 / 2"_s, u"Face 0: "_s);
        row("negative", u"FACES"_s, u"styles[0] = 0 - 1"_s, u"255"_s);
        row("flags of a fraction", u"TEXINFO"_s, u"flags += 1.5"_s, u"1.5"_s);
        row("more than fits a float", u"PLANES"_s, u"dist = 1e39"_s, u"Plane 0: "_s);
        row("overflow", u"PLANES"_s, u"dist = 1e300 * 1e300"_s, u"Plane 0: "_s);
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QString, word);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto why = refusal(map, lump, text);
        QVERIFY2(isSentence(why) && why.contains(word), qPrintable(why));
    }

    void anErrorNamesTheFirstRecordThatFails()
    {
        auto room = MapBuilder::room(bsp::quake2);
        for (quint32 plane = 0; plane < room.count("PLANES"); ++plane)
            room.set("PLANES", plane, "dist", 100.0 + plane);
        room.set("PLANES", 2, "dist", 0).set("PLANES", 4, "dist", 0).set("PLANES", 3, "dist", std::nan(""));
        OPEN_BYTES(map, room.build());
        QVERIFY(refusal(map, u"PLANES"_s, u"dist = 1 / value"_s).startsWith(u"Plane 2: "));
        QVERIFY(refusal(map, u"PLANES"_s, u"dist += 8"_s).startsWith(u"Plane 3: "));
        QVERIFY(refusal(map, u"PLANES"_s, u"type = dist * 2"_s).startsWith(u"Plane 3: "));
        QCOMPARE(refusal(map, u"PLANES"_s, u"dist = 8"_s), QString());
        const int lump = map.findLump(u"PLANES");
        const auto assignment = Assignment::parse(u"dist = 1 / value"_s, map, lump);
        VERIFY_RESULT(assignment);
        const auto changes = changesOf(map, assignment.value(), std::array{1U, 4U, 0U, 2U});
        QVERIFY(!changes && changes.error().startsWith(u"Plane 4: "));
        QCOMPARE(changesOf(map, assignment.value(), std::array{1U, 5U}).value().size(), size_t(2));
    }

    // Every column can be named in an expression, and gets the bytes that it has when its value is assigned to it.
    void everyColumnTakesItsOwnValue_data() { addMapRows(); }
    void everyColumnTakesItsOwnValue()
    {
        OPEN_MAP(map);
        for (const int lump : map.lumps())
            for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field) {
                const auto &declared = map.field({lump, field});
                if (declared.type == bsp::Type::Chars || !whyLocked(map, {lump, field}).isEmpty())
                    continue;
                const auto assignment = Assignment::parse(u"%1 = %1"_s.arg(fromView(declared.name)), map, lump);
                VERIFY_EACH(assignment, qPrintable(assignment.error()));
                auto records = spread(map.recordCount(lump), 200);
                const auto column = map.column(lump, field);
                std::erase_if(records, [&column](quint32 record) { return !std::isfinite(column.number(record)); });
                auto changes = changesOf(map, assignment.value(), records);
                VERIFY_EACH(changes, qPrintable(changes.error()));
                VERIFY_EACH(editOf(map, std::move(changes).value()).empty(), qPrintable(fromView(declared.name)));
            }
    }
};

ADD_TEST(TestAssignment, QCoreApplication)
#include "tst_assignment.moc"

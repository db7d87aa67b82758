// Terms that other views put into a filter: what they keep is what they stand for, and each way to combine them is that
// of sets.
#include "core/query/filterrequest.h"
#include "core/text.h"
#include "tests/filtering.h"
#include "tests/program.h"

namespace {

QString combine(const MapFile &map, const QString &filter, const QString &term, FilterRequest::How how)
{
    const References references(map);
    return combined(filter, {map.format().roles.faces, term, how}, references);
}

// Of an image all that have its name.
Records facesOf(const References &references, RecordRef record)
{
    const auto &map = references.map();
    const auto name = map.column(map.format().roles.images, 0);
    std::vector<RecordRef> records{record};
    for (quint32 image = 0; record.lump == map.format().roles.images && image < name.count(); ++image)
        if (image != record.index && !map.text(name, image).isEmpty()
            && isSame(map.text(name, image), map.text(name, record.index)))
            records.push_back({record.lump, image});
    std::ranges::sort(records);
    return references.project(records, map.format().roles.faces);
}

} // namespace

class TestFilterRequest : public QObject
{
    Q_OBJECT

private slots:
    void aTermIsPutWhereItBelongs()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        using Request = FilterRequest;
        const struct {
            QString before, term;
            FilterRequest::How how;
            QString after;
        } rows[] = {
            {{}, u"side=0"_s, Request::Keep, u"side=0"_s},
            {{}, u"side=0"_s, Request::Exclude, u"!side=0"_s},
            {{}, u"side=0"_s, Request::Add, u"side=0"_s},
            {{}, u"side=0 | side=1"_s, Request::Keep, u"side=0 | side=1"_s},
            {{}, u"side=0 | side=1"_s, Request::Exclude, u"!(side=0 | side=1)"_s},
            {u" numedges>3 "_s, u"side=0"_s, Request::Keep, u"numedges>3 side=0"_s},
            {u"numedges>3"_s, u"side=0 | side=1"_s, Request::Keep, u"numedges>3 (side=0 | side=1)"_s},
            {u"numedges>3 | wall"_s, u"side=0"_s, Request::Keep, u"(numedges>3 | wall) side=0"_s},
            {u"numedges>3 or wall"_s, u"side=0"_s, Request::Exclude, u"(numedges>3 or wall) !side=0"_s},
            {u"numedges>3 wall"_s, u"side=0"_s, Request::Add, u"numedges>3 wall | side=0"_s},
            {u"numedges>3 nothing=1"_s, u"side=0"_s, Request::Keep, u"numedges>3 side=0"_s}, // of which only one term counts
            {u"numedges>3 |"_s, u"side=0"_s, Request::Keep, u"side=0"_s},                    // and here none
        };
        for (const auto &[before, term, how, after] : rows)
            QCOMPARE(combine(map, before, term, how), after);
    }

    void theWaysToCombineAreThoseOfSets_data() { addFormatRows(); }
    void theWaysToCombineAreThoseOfSets()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto kept = [&](const QString &text) {
            const auto records = apply(map, lumpName(map, map.format().roles.faces), text);
            return std::set<quint32>(records.begin(), records.end());
        };
        for (const auto &before : {u"id=0..3"_s, u"id=0..1 | id=4"_s, u"!id=2"_s})
            for (const auto &term : {u"id=1..2"_s, u"id=1 | id=5"_s}) {
                const auto a = kept(before), b = kept(term);
                std::set<quint32> both, without, either;
                std::ranges::set_intersection(a, b, std::inserter(both, both.end()));
                std::ranges::set_difference(a, b, std::inserter(without, without.end()));
                std::ranges::set_union(a, b, std::inserter(either, either.end()));
                QVERIFY(!both.empty() && !without.empty());
                QCOMPARE(kept(combine(map, before, term, FilterRequest::Keep)), both);
                QCOMPARE(kept(combine(map, before, term, FilterRequest::Exclude)), without);
                QCOMPARE(kept(combine(map, before, term, FilterRequest::Add)), either);
            }
    }

    void aRecordsTermKeepsItsFaces_data() { addMapRows(); }
    void aRecordsTermKeepsItsFaces()
    {
        OPEN_MAP(map);
        const References references(map);
        const auto &roles = map.format().roles;
        int tried = 0;
        for (const int lump : {roles.images, roles.leafs, roles.clusters, roles.models, roles.faces})
            for (const quint32 record : spread(map.recordCount(lump), 20)) {
                const RecordRef ref{lump, record};
                const auto faces = facesOf(references, ref);
                if (faces.empty())
                    continue; // of none is nothing to be filtered
                const auto term = termFor({ref}, roles.faces, references);
                VERIFY_EACH(!term.isEmpty(), qPrintable(u"%1 %2"_s.arg(lumpName(map, lump)).arg(record)));
                VERIFY_EACH(apply(map, lumpName(map, roles.faces), term) == faces, qPrintable(term));
                ++tried;
            }
        QCOMPARE(tried > 0, map.recordCount(roles.faces) > 0);
        const std::vector<RecordRef> two{{roles.faces, 0}, {roles.faces, 1}};
        QCOMPARE(termFor(two, roles.faces, references), u"id=0 | id=1"_s);
    }

    // `texture=12` would be the image of that number.
    void aNameThatIsANumberIsNoName()
    {
        const auto builder = MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "texture", "12");
        OPEN_BYTES(map, builder.build());
        const References references(map);
        const auto &roles = map.format().roles;
        const auto name = map.column(roles.images, 0);
        for (quint32 image = 0; image < name.count(); ++image) {
            const auto term = termFor({RecordRef{roles.images, image}}, roles.faces, references);
            const auto isNumber = map.text(name, image).toByteArray() == "12";
            QCOMPARE(term.startsWith(u"texture="), !isNumber);
            QCOMPARE(apply(map, u"faces", term), facesOf(references, {roles.images, image}));
        }
    }

    void valuesAndRangesOfAColumn()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto &roles = map.format().roles;
        const auto term = [&](int lump, std::string_view column, double low, double high) {
            return termFor(bsp::FieldRef{lump, map.findColumn(lump, column)}, low, high, roles.faces, references);
        };
        QCOMPARE(term(roles.faces, "numedges", 4, 4), u"numedges=4"_s);
        QCOMPARE(term(roles.faces, "numedges", 3, 8), u"numedges=3..8"_s);
        QCOMPARE(term(roles.faces, "numedges", 3.5, 8.5), u"numedges=4..8"_s); // it holds whole numbers
        QCOMPARE(term(roles.faces, "numedges", 3.2, 3.8), QString());
        QCOMPARE(term(roles.planes, "dist", 0.5, 0.5), u"dist=0.5"_s);
        QCOMPARE(term(roles.planes, "type", 2, 2), u"type=Z"_s);
        QCOMPARE(term(roles.texinfo, "flags", 8, 8), u"flags=8"_s);
        QCOMPARE(term(map.findLump(u"brushes"), "contents", 1, 1), QString()); // leafs have such a column, too
        QCOMPARE(termFor(bsp::FieldRef{}, 1, 1, roles.faces, references), QString());
        QCOMPARE(termFor(u"texture"_s, u"a wall"_s), u"texture=\"a wall\""_s);
        QCOMPARE(termFor(u"target"_s, QString()), u"target=\"\""_s);
    }
};

ADD_TEST(TestFilterRequest, QCoreApplication)
#include "tst_filterrequest.moc"

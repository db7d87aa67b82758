// Edits of any lump at random: what a map tells of its lumps after each is what the same bytes tell when they are opened anew,
// and what an edit does not touch is not made again. LUMPSCOPE_PATCHES: for how many seconds, 4 unless told;
// LUMPSCOPE_PATCHES_EACH: or how many edits for each map, of all maps; LUMPSCOPE_PATCHES_SEED: which luck.
#include "core/columns/columns.h"
#include "core/format/bspx.h"
#include "core/format/formats.h"
#include "core/map/bspx.h"
#include "core/map/dependents.h"
#include "core/save/lumpplacement.h"
#include "core/vis/vismatrix.h"
#include "tests/bspxbuilder.h"
#include "tests/mapcomparison.h"
#include "tests/planning.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

constexpr qint64 mostBytes = 24 << 20; // of a map that is edited at random

// What is made of a map elsewhere, kept until a change touches what it reads.
class MadeElsewhere
{
public:
    explicit MadeElsewhere(const MapFile &map)
    {
        for (const int lump : map.lumps())
            if (const auto what = columnsOf(map.format(), lump); what && !map.lump(lump).computed.empty())
                made_[lump] = {*what, {}};
        made_[sets] = {Derived::VisibleSets, {}};
    }

    void follow(const MapFile &map, const MapChange &change)
    {
        for (auto &[lump, made] : made_)
            if (depends(made.first, map, change))
                made.second.reset();
    }
    // In what it differs from what is made of another map now; empty: in nothing.
    QString whyUnlike(const MapFile &map, const MapFile &anew)
    {
        for (auto &[lump, made] : made_) {
            if (!made.second)
                made.second = make(map, lump);
            if (*made.second != make(anew, lump))
                return lump == sets ? u"other sets are visible"_s
                                    : fromView(map.lump(lump).name) + u" has other calculated columns"_s;
        }
        return {};
    }

private:
    static constexpr int sets = -1; // visible ones, which are no lump's
    static QByteArray make(const MapFile &map, int lump)
    {
        if (lump != sets)
            return computeColumns(map, lump);
        const auto vis = decodeVis(map, VisSet::Pvs);
        QByteArray bits;
        for (quint32 cluster = 0; vis && cluster < vis.value().matrix.count(); ++cluster) {
            const auto row = vis.value().matrix.row(cluster);
            bits.append(reinterpret_cast<const char *>(row.data()), static_cast<qsizetype>(row.size_bytes()));
        }
        return bits;
    }

    std::map<int, std::pair<Derived, std::optional<QByteArray>>> made_; // by lump
};

// Edits one map after the other, and holds what it then tells against the same bytes.
class Patching
{
public:
    Patching(MapFile map, quint32 seed) : map_(std::move(map)), references_(map_), made_(map_), random_(seed) {}

    const MapFile &map() const { return map_; }
    QString step(bool isWhole);
    QString undoAll();
    int unplanned() const { return unplanned_; } // edits that no file can be planned for

private:
    Edit anyEdit();
    Edit listing();
    Splices anySplices(int lump);
    QByteArray anyBytes(qsizetype size);
    QString whyUnlike(const MapFile &saved, const MapFile &anew, bool isWhole);
    quint32 below(qint64 count) { return static_cast<quint32>(random_.bounded(std::max<qint64>(count, 1))); }
    bool chance(int percent) { return below(100) < static_cast<quint32>(percent); }

    MapFile map_;
    References references_;
    MadeElsewhere made_;
    QRandomGenerator random_;
    std::vector<QByteArray> history_; // packed
    int unplanned_ = 0;
    bool isSaved_ = false; // since it was opened
};

QByteArray Patching::anyBytes(qsizetype size)
{
    QByteArray bytes(size, '\0');
    if (chance(70))
        for (auto &byte : bytes)
            byte = static_cast<char>(below(chance(50) ? 4 : 256));
    return bytes;
}

// A field, a few records' fields, bytes anywhere, or records that come and go.
Splices Patching::anySplices(int lump)
{
    const auto &table = map_.lump(lump);
    const auto bytes = viewOf(map_.lumpBytes(lump));
    const auto size = bytes.size();
    const qsizetype stride = table.isBlob() ? 1 : table.stride;
    const auto at = [&](qsizetype offset, qsizetype length) { return bytes.sliced(offset, length).toByteArray(); };
    if (lump == map_.format().roles.entities && chance(80)) { // most often a text again
        const auto &entities = map_.entities();
        if (!entities.pairs.empty() && chance(70)) {
            const auto &value = entities.pairs[below(std::ssize(entities.pairs))].value;
            return {{value.offset, at(value.offset, value.length), QByteArray::number(below(200))}};
        }
        return map_.spliceEntityLump({{map_.entityText().size(), {}, "{\n\"classname\" \"info_null\"\n}\n"}});
    }
    const auto records = size / stride;
    Splices splices;
    if (records > 0 && !table.fields.empty() && chance(65)) {
        const auto &field = table.fields[below(std::ssize(table.fields))];
        const auto width = static_cast<qsizetype>(bsp::sizeOf(field));
        const auto first = below(records), step = 1 + below(3), many = chance(80) ? 1 : below(50);
        for (qsizetype record = first; record < records && std::ssize(splices) <= many && width > 0; record += step) {
            const auto offset = record * stride + field.offset;
            const auto other = chance(70) ? below(records) : record;
            splices.push_back(
                {offset, at(offset, width), chance(70) ? at(other * stride + field.offset, width) : anyBytes(width)});
        }
    } else if (chance(50) && size > 0) {
        const auto offset = below(size), length = 1 + below(std::min<qsizetype>(size - offset, 16));
        splices.push_back({offset, at(offset, length), anyBytes(length)});
    } else {
        const auto offset = below(records + 1) * stride;
        const auto removed = below(std::min<qsizetype>(records - offset / stride, 3) + 1) * stride;
        splices.push_back({offset, at(offset, removed), anyBytes(below(3) * stride)});
    }
    std::erase_if(splices, [](const Splice &splice) { return splice.removed == splice.inserted; });
    return splices;
}

// A BSPX lump that is added or removed.
Edit Patching::listing()
{
    const auto &bspx = map_.bspx();
    if (!bspx.empty() && chance(50)) {
        const auto place = below(std::ssize(bspx));
        return {{static_cast<int>(place), difference(viewOf(map_.bspxBytes(bspx[place])), {}), Patch::Removes, bspx[place].name}};
    }
    const auto rows = bsp::bspxLumps();
    auto name = viewOf(rows[below(std::ssize(rows))].table.name).toByteArray();
    if (chance(30) || std::ranges::find(bspx, name, &MapFile::BspxLump::name) != bspx.end())
        name = "OWN_" + QByteArray::number(below(1'000'000));
    return {{static_cast<int>(below(std::ssize(bspx) + 1)), difference({}, anyBytes(below(200))), Patch::Adds, name}};
}

Edit Patching::anyEdit()
{
    std::vector<int> stored;
    for (const int lump : map_.lumps())
        if (map_.isStored(lump))
            stored.push_back(lump);
    if (chance(8))
        return listing();
    Edit edit;
    for (int left = chance(80) ? 1 : 3; left > 0; --left) {
        const int lump = stored[below(std::ssize(stored))];
        if (std::ranges::find(edit, lump, &Patch::lump) == edit.end())
            edit.push_back({lump, anySplices(lump)});
    }
    return edit;
}

// Says in what the map differs from one whose file is the same; `saved` is the map in that file.
QString Patching::whyUnlike(const MapFile &saved, const MapFile &anew, bool isWhole)
{
    const References references(anew);
    if (const auto why = ::whyUnlike(references_, references); !why.isEmpty())
        return why;
    if (!isWhole)
        return {};
    if (const auto why = made_.whyUnlike(map_, anew); !why.isEmpty())
        return why;
    const auto problemsOf = [](const References &of) { return linesOf(check({.map = of.map(), .references = of})); };
    return ::whyUnlike(problemsOf(References(saved)), problemsOf(references));
}

QString Patching::step(bool isWhole)
{
    const auto edit = anyEdit();
    const auto before = map_;
    std::map<int, const void *> made;
    for (const int lump : map_.lumps())
        if (map_.originOf(lump) == LumpOrigin::Derived)
            made[lump] = map_.madeOf(lump);
    const auto change = map_.apply(edit);
    if (!change)
        return change.error();
    references_.follow(change.value());
    made_.follow(map_, change.value());
    const auto restored = unpacked(packed(edit));
    if (!restored || restored.value() != edit)
        return u"the edit is another once it was packed"_s;
    history_.push_back(packed(edit));
    for (const auto &[lump, mark] : made)
        if ((map_.madeOf(lump) != mark) != change.value().touches(lump))
            return fromView(map_.lump(lump).name) + u" was made anew, or not, without saying so"_s;
    for (const auto &patch : edit)
        if (patch.kind == Patch::Changes
            && recordsOf(map_, patch.lump) != applied(viewOf(before.lumpBytes(patch.lump)), patch.splices))
            return u"a lump does not hold what the edit puts in"_s;
    const auto plan = planSave(map_);
    if (!plan) { // models of other lengths make a map of Hexen II one of Quake
        ++unplanned_;
        return plan.error().contains(u"would be identified as") ? QString() : plan.error();
    }
    const auto anew = readMapAs(plan.value().file.whole(), &map_.format());
    if (!anew)
        return anew.error();
    auto opened = anew.value();
    opened.setGame(map_.game());
    if (chance(10)) { // it is saved, and edited on
        map_.place(map_.placedIn(plan.value().file));
        isSaved_ = true;
    }
    return whyUnlike(*plan.value().saved, opened, isWhole);
}

QString Patching::undoAll()
{
    for (; !history_.empty(); history_.pop_back()) {
        const auto edit = unpacked(history_.back());
        if (!edit || !map_.apply(inverse(edit.value())))
            return u"an edit cannot be taken back"_s;
    }
    if (map_.isChanged())
        return u"it is changed though all is taken back"_s;
    const auto original = std::make_shared<const MapFile>(map_.original());
    const auto plan = isSaved_ ? Result<SavePlan>(planRestore(original, map_)) : planSave(map_);
    return plan && plan.value().file.whole() == viewOf(map_.bytesAsOpened()) ? QString() : u"its bytes are others"_s;
}

int secondsOf(const char *name) { return std::max(qEnvironmentVariableIntValue(name), 4); }

} // namespace

class TestPatches : public QObject
{
    Q_OBJECT

private slots:
    void anEditIsAllOrNothing_data() { addFormatRows(); }
    void anEditIsAllOrNothing()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        auto map = opened;
        const auto &roles = map.format().roles;
        const auto faces = recordsOf(map, roles.faces), planes = recordsOf(map, roles.planes);
        const Splice good{0, planes.first(4), "1234"};
        const Edit wrong[] = {{{roles.planes, {good}}, {roles.faces, {{0, faces.first(2) + 'x', "abc"}}}},
                              {{roles.planes, {good}}, {roles.planes, {good}}},
                              {{roles.planes, {good}}, {roles.entityList, {{0, {}, "1234"}}}},
                              {{roles.planes, {good}}, {5000, {good}}},
                              {{roles.planes, {good, {2, planes.mid(2, 4), "1234"}}}},
                              {{roles.planes, {{planes.size(), "x", {}}}}}};
        for (const auto &edit : wrong) {
            QVERIFY(!map.apply(edit));
            QVERIFY(!map.isChanged());
            QCOMPARE(recordsOf(map, roles.planes), planes);
        }
        VERIFY_RESULT(map.apply({{roles.planes, {good}}}));
        QVERIFY(map.isChanged());
        QCOMPARE(recordsOf(map, roles.planes).first(4), QByteArray("1234"));
        QCOMPARE(recordsOf(opened, roles.planes), planes);
        VERIFY_RESULT(map.apply(inverse(Edit{{roles.planes, {good}}})));
        QVERIFY(!map.isChanged());
    }

    void bspxLumpsComeAndGo_data() { addFormatRows(); }
    // The first lump adds the directory, right after the other lumps; removing the last one removes it. Undone, the file is the
    // first one.
    void bspxLumpsComeAndGo()
    {
        for (const auto &behind : {QByteArray(), QByteArray("trailing")}) {
            OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).appendBytes(behind).build());
            auto map = opened;
            const auto add = [&map](int place, const QByteArray &name, const QByteArray &bytes) {
                return map.apply({{place, difference({}, bytes), Patch::Adds, name}});
            };
            VERIFY_RESULT(add(0, "SECOND", "12345"));
            VERIFY_RESULT(add(0, "FIRST", {}));
            QVERIFY(!add(0, "FIRST", {}) && !add(0, {}, {}) && !add(0, QByteArray(25, 'x'), {}) && !add(4, "THIRD", {}));
            const auto plan = planSave(map);
            VERIFY_RESULT(plan);
            OPEN_BYTES(saved, plan.value().file.whole());
            QCOMPARE(saved.bspx(), map.bspx());
            QCOMPARE(viewOf(bspxBytes(saved, "SECOND")), QByteArrayView("12345"));
            QCOMPARE(asPlaced(*plan.value().saved), asPlaced(saved));
            QVERIFY(plan.value().file.whole().contains(behind));
            auto emptied = saved;
            VERIFY_RESULT(emptied.apply({{0, {}, Patch::Removes, "FIRST"}}));
            VERIFY_RESULT(emptied.apply({{0, difference("12345", {}), Patch::Removes, "SECOND"}}));
            const auto empty = planSave(emptied);
            VERIFY_RESULT(empty);
            QVERIFY(!empty.value().file.whole().contains("12345"));
            OPEN_BYTES(again, empty.value().file.whole());
            QVERIFY(again.bspx().empty() && again.bspxDirectory().length == 0);
            QCOMPARE(asPlaced(*empty.value().saved), asPlaced(again));
            QVERIFY(empty.value().file.whole().contains(behind));
            if (behind.isEmpty())
                QCOMPARE(empty.value().file.whole(), viewOf(opened.bytesAsOpened()).toByteArray());
            VERIFY_RESULT(map.apply({{0, {}, Patch::Removes, "FIRST"}}));
            VERIFY_RESULT(map.apply({{0, difference("12345", {}), Patch::Removes, "SECOND"}}));
            QVERIFY(!map.isChanged());
        }
    }

    // The lump may be followed by bytes that no directory lists.
    void theLastBspxLumpTakesTheDirectoryWithIt()
    {
        const auto room = MapBuilder::room(bsp::goldsrc);
        const auto plain = room.build();
        for (const auto &behind : {QByteArray(), QByteArray("trailing")}) {
            OPEN_BYTES(opened, MapBuilder(room).addBspx("ONLY", "12345").appendBytes(behind).build());
            auto map = opened;
            VERIFY_RESULT(map.apply({{0, difference("12345", {}), Patch::Removes, "ONLY"}}));
            const auto &roles = map.format().roles;
            const auto planes = recordsOf(map, roles.planes);
            auto longer = map;
            VERIFY_RESULT(longer.apply({{roles.planes, {{planes.size(), {}, planes.first(20)}}}}));
            const auto plan = planSave(map), other = planSave(longer);
            VERIFY_RESULT(plan);
            VERIFY_RESULT(other);
            const auto zeros = behind.isEmpty() ? 0 : 8 + 32 + 5;
            QCOMPARE(plan.value().file.whole(), plain + QByteArray(zeros, '\0') + behind);
            OPEN_BYTES(saved, other.value().file.whole());
            QCOMPARE(asPlaced(*other.value().saved), asPlaced(saved));
            QVERIFY(saved.bspxDirectory().length == 0 && saved.file().whole().contains(behind));
            QCOMPARE(recordsOf(saved, roles.planes), planes + planes.first(20));
        }
    }

    void anEmptyBspxDirectoryStays()
    {
        auto room = MapBuilder::room(bsp::quake);
        const auto bytes = room.appendBytes(QByteArray("BSPX\0\0\0\0", 8)).build();
        OPEN_BYTES(map, bytes);
        QCOMPARE(map.bspxDirectory().length, 8);
        const auto plan = planSave(map);
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().file.whole(), bytes);
    }

    void aSaveForgetsNoRemovedLump()
    {
        OPEN_BYTES(opened, MapBuilder::room(bsp::quake).addBspx("FIRST", "12345").addBspx("SECOND", "67").build());
        auto map = opened;
        const auto save = [&map] {
            const auto plan = planSave(map);
            if (plan)
                map.place(map.placedIn(plan.value().file));
            return plan ? plan.value().file.whole() : QByteArray();
        };
        VERIFY_RESULT(map.apply({{2, difference({}, "89"), Patch::Adds, "THIRD"}}));
        QVERIFY(save().contains("THIRD"));
        VERIFY_RESULT(map.apply({{2, difference("89", {}), Patch::Removes, "THIRD"}}));
        VERIFY_RESULT(map.apply({{0, difference("12345", {}), Patch::Removes, "FIRST"}}));
        map.place(map.placedIn(map.file())); // as when another game is chosen
        QVERIFY(map.listsOtherBspx());
        const auto bytes = save();
        QVERIFY(!bytes.contains("THIRD") && !bytes.contains("FIRST") && bytes.contains("SECOND"));
        QVERIFY(!map.listsOtherBspx());
    }

    void whatTheFileLacksIsNoEdit_data() { addFormatRows(); }
    // A save puts zeros in the place of what the end of the file cuts off: the next one takes them for no edit.
    void whatTheFileLacksIsNoEdit()
    {
        const auto &format = fetchFormat();
        auto room = MapBuilder::room(format);
        const auto planes = room.name(format.roles.planes);
        const auto bytes = room.lumpBytes(planes);
        const auto size = room.build().size();
        OPEN_BYTES(opened, room.appendBytes(bytes.first(20))
                               .setExtent(planes, static_cast<qint32>(size), static_cast<qint32>(bytes.size()))
                               .build());
        auto map = opened;
        for (int times = 1; times < 4; ++times) {
            map.setEntityText(map.entityText().toByteArray() + QByteArray(3000, ' '));
            const auto plan = planSave(map);
            VERIFY_RESULT(plan);
            QCOMPARE(plan.value().lumps.size(), size_t(1));
            QCOMPARE(plan.value().saved->extent(format.roles.planes).length, bytes.size());
            map.place(map.placedIn(plan.value().file));
        }
    }

    // One step of history that sets a field in 65,000 records takes less than 2 MB.
    void manyCellsAreSmall()
    {
        Splices splices;
        for (int record = 0; record < 65'000; ++record)
            splices.push_back({record * 56 + 8, "abcd", "efgh"});
        const auto bytes = packed({{7, splices}});
        QVERIFY(bytes.size() < 800'000);
        const auto edit = unpacked(bytes);
        VERIFY_RESULT(edit);
        QCOMPARE(edit.value(), (Edit{{7, splices}}));
    }

    void aDamagedEditIsNone()
    {
        const auto bytes = packed({{3, {{10, "abc", "de"}, {20, {}, "f"}}}, {1, {{0, "x", {}}}}});
        for (qsizetype size = 1; size < bytes.size(); ++size)
            if (const auto cut = unpacked(bytes.first(size))) // where a lump ends
                QCOMPARE(cut.value().size(), size_t(1));
        QRandomGenerator random(1);
        for (int i = 0; i < 10'000; ++i) {
            auto other = bytes;
            other[random.bounded(other.size())] = static_cast<char>(random.bounded(256));
            (void)unpacked(other);
        }
        QVERIFY(!unpacked(QByteArray(100, '\xff')));
    }

    void onlyWhatReadsAFieldIsMadeAnew_data() { addFormatRows(); }
    void onlyWhatReadsAFieldIsMadeAnew()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        auto map = opened;
        map.prepare();
        const auto &format = map.format();
        const auto &roles = format.roles;
        const auto lumpsTouched = [&map](const Edit &edit) {
            std::vector<int> lumps;
            const auto change = map.apply(edit);
            for (const auto &each : change ? change.value().lumps() : std::vector<LumpChange>())
                lumps.push_back(each.lump);
            return lumps;
        };
        const auto flipped = [&map](int lump, qsizetype offset) {
            const auto byte = recordsOf(map, lump).mid(offset, 1);
            return Edit{{lump, {{offset, byte, QByteArray(1, static_cast<char>(~byte[0]))}}}};
        };
        QCOMPARE(lumpsTouched(flipped(roles.planes, 0)), // faces lie in them
                 (std::vector<int>{roles.planes, roles.faceLightmaps}));
        const auto contents = format.columns.leafContents;
        if (contents.lump != bsp::none)
            QCOMPARE(lumpsTouched(flipped(contents.lump, map.field(contents).offset)), std::vector<int>{contents.lump});
        if (!map.lumpBytes(roles.lighting).empty())
            QCOMPARE(lumpsTouched(flipped(roles.lighting, 0)), std::vector<int>{roles.lighting});
        const auto text = map.entities().pairs.back().value;
        QCOMPARE(
            lumpsTouched({{roles.entities, {{text.offset, recordsOf(map, roles.entities).mid(text.offset, text.length), "x"}}}}),
            (std::vector<int>{roles.entities, roles.entityList}));
        const References references(map);
        auto follower = References(map);
        const bsp::FieldRef texinfo = format.columns.faceTexinfo, leafFace = format.columns.leafFace;
        if (leafFace.lump != bsp::none) {
            (void)follower.sources({roles.texinfo, 0}, texinfo);
            (void)follower.sources({roles.faces, 0}, leafFace);
            const auto built = follower.indexesBuilt();
            const auto change = map.apply(flipped(texinfo.lump, map.field(texinfo).offset));
            VERIFY_RESULT(change);
            follower.follow(change.value());
            (void)follower.sources({roles.faces, 0}, leafFace);
            QCOMPARE(follower.indexesBuilt(), built);
            (void)follower.sources({roles.texinfo, 0}, texinfo);
            QCOMPARE(follower.indexesBuilt(), built + 1);
        }
    }

    void recordsAreRenumbered_data() { addFormatRows(); }
    void recordsAreRenumbered()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        auto map = opened;
        const int planes = map.format().roles.planes;
        const auto stride = static_cast<qsizetype>(map.lump(planes).stride);
        const auto bytes = recordsOf(map, planes);
        const auto count = static_cast<qint32>(bytes.size() / stride);
        QVERIFY(count > 4);
        const auto change =
            map.apply({{planes, {{stride, bytes.mid(stride, stride), {}}, {3 * stride, {}, bytes.first(2 * stride)}}}});
        VERIFY_RESULT(change);
        const auto *its = change.value().of(planes);
        QVERIFY(its && its->isResized);
        QCOMPARE(std::vector(its->numbers.begin(), its->numbers.begin() + 4), (std::vector<qint32>{0, -1, 1, 4}));
        QCOMPARE(std::ssize(its->numbers), count);
        QCOMPARE(its->added, (std::vector<qint32>{2, 3}));
        const auto half = map.apply({{planes, {{1, recordsOf(map, planes).mid(1, 1), {}}}}});
        VERIFY_RESULT(half);
        QVERIFY(half.value().of(planes)->isResized && half.value().of(planes)->numbers.empty());
    }

    void aCopyKeepsItsBytes_data() { addFormatRows(); }
    // Writing in place does not reach a copy that another thread reads.
    void aCopyKeepsItsBytes()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        auto map = opened;
        const int planes = map.format().roles.planes;
        const auto set = [&](char byte) {
            return map.apply({{planes, {{0, recordsOf(map, planes).first(1), QByteArray(1, byte)}}}});
        };
        VERIFY_RESULT(set('a'));
        const auto *where = map.lumpBytes(planes).data();
        VERIFY_RESULT(set('b'));
        QCOMPARE(map.lumpBytes(planes).data(), where);
        const auto copy = map;
        VERIFY_RESULT(set('c'));
        QCOMPARE(viewOf(copy.lumpBytes(planes)).front(), 'b');
        QCOMPARE(viewOf(map.lumpBytes(planes)).front(), 'c');
        QVERIFY(map.lumpBytes(planes).data() != where);
    }

    void anyEditTellsTheTruth()
    {
        const auto seed = qEnvironmentVariableIsSet("LUMPSCOPE_PATCHES_SEED")
                              ? qEnvironmentVariable("LUMPSCOPE_PATCHES_SEED").toUInt()
                              : QRandomGenerator::global()->generate();
        const int each = qEnvironmentVariableIntValue("LUMPSCOPE_PATCHES_EACH");
        qInfo("LUMPSCOPE_PATCHES_SEED=%u LUMPSCOPE_PATCHES=%d", seed, secondsOf("LUMPSCOPE_PATCHES"));
        QRandomGenerator random(seed);
        std::vector<std::pair<QString, QByteArray>> maps;
        for (const auto &path : sampleMaps() + realMaps())
            maps.emplace_back(path, QByteArray());
        for (const auto *format : bsp::formats()) {
            auto room = MapBuilder::room(*format);
            maps.emplace_back(fromView(format->id), room.build());
            for (const auto &[name, bytes] : everyBspx(3, 12, 4, 8))
                room.addBspx(name, bytes);
            maps.emplace_back(fromView(format->id) + u" with BSPX"_s, room.build());
        }
        QElapsedTimer since;
        since.start();
        const auto isOver = [&] { return each == 0 && since.elapsed() > 1000 * secondsOf("LUMPSCOPE_PATCHES"); };
        int edits = 0, unplanned = 0;
        for (size_t next = 0; each > 0 ? next < maps.size() : !isOver(); ++next) {
            const auto &[name, bytes] =
                maps[each > 0 ? next : static_cast<size_t>(random.bounded(static_cast<quint32>(maps.size())))];
            auto map = bytes.isEmpty() ? readMapFile(name) : readMap(bytes);
            if (!map || map.value().isForcedFormat() || map.value().fileSize() > mostBytes)
                continue;
            Patching patching(std::move(map).value(), random.generate());
            for (int left = each > 0 ? each : 20; left > 0 && !isOver(); --left, ++edits)
                if (const auto why = patching.step(left % 5 == 0); !why.isEmpty())
                    QFAIL(qPrintable(u"%1, edit %2: %3"_s.arg(name).arg(edits).arg(why)));
            if (const auto why = patching.undoAll(); !why.isEmpty())
                QFAIL(qPrintable(u"%1: %2"_s.arg(name, why)));
            unplanned += patching.unplanned();
        }
        qInfo("%d edits, of which %d cannot be saved", edits, unplanned);
        QVERIFY(edits > 0);
    }
};

ADD_TEST(TestPatches, QCoreApplication)
#include "tst_patches.moc"

// The recipe for a new game proves itself: one that only these tests know is played by its table alone.
#include "core/document/entitylistmodel.h"
#include "core/entities/spawns.h"
#include "core/save/mapwriter.h"
#include "core/save/report.h"
#include "core/save/verify.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/startplace.h"
#include "tests/files.h"
#include "tests/madeupfixture.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/savechecks.h"

using namespace madeup;
using namespace transcoding;

class TestMadeUpGame : public QObject
{
    Q_OBJECT

private slots:
    void checksGoByItsRules()
    {
        const auto sound = both().made;
        const auto found = [&sound](const QByteArray &entities) {
            auto map = sound;
            map.setEntityText(sound.entityText().toByteArray() + entities);
            return planting::printed(map, planting::check(map));
        };
        const auto last = sound.recordCount(sound.format().roles.entityList);
        QCOMPARE(found({}), QStringList());
        QCOMPARE(found("{ \"classname\" \"knob\" \"target\" \"nobody\" }"), QStringList());
        for (const char *entity :
             {"{ \"classname\" \"knob\" \"leadsto\" \"nobody\" }", "{ \"classname\" \"knob\" \"undoes\" \"nobody\" }",
              "{ \"classname\" \"beacon\" \"next\" \"nobody\" }", "{ \"classname\" \"chorus\" \"nobody\" \"1\" }"})
            QCOMPARE(found(entity), QStringList(u"warning target-missing THINGLIST %1"_s.arg(last)));
        QCOMPARE(found("{ \"classname\" \"slab\" \"model\" \"*99\" }"),
                 QStringList(u"warning model-missing THINGLIST.model %1"_s.arg(last)));
        QCOMPARE(found("{ \"classname\" \"knob\" \"a\" \"" + QByteArray(41, 'b') + "\" }"),
                 QStringList(u"note entity-token THINGLIST %1"_s.arg(last)));
        QCOMPARE(found("{ \"classname\" \"knob\" " + QByteArray("\"a\" \"b\" ").repeated(13) + "}"),
                 QStringList(u"warning entity-pairs THINGLIST %1"_s.arg(last)));
        QCOMPARE(found(QByteArray("{ \"classname\" \"slab\" }\n").repeated(100)), QStringList(u"error limit THINGLIST 0"_s));
    }

    void itsKeysTarget()
    {
        const auto [original, made] = both();
        const Targets here(original.entitySource(), original.game()), there(made.entitySource(), made.game());
        int links = 0;
        for (qint32 entity = 0; entity < std::ssize(original.entities().entities); ++entity) {
            QCOMPARE(there.targetsOf(entity), here.targetsOf(entity));
            QCOMPARE(there.targetersOf(entity), here.targetersOf(entity));
            links += static_cast<int>(there.targetsOf(entity).size());
        }
        QVERIFY(links >= 5);
        QVERIFY(Targets(made.entitySource(), original.game()).targetsOf(entityOf(made, "knob")).empty());
    }

    void itsKeysLeaveOut()
    {
        QByteArray entities;
        for (const int bits : {0, 1, 256, 1024, 1280, 2048, 2304})
            entities += "{ \"classname\" \"item_health\" \"spawnflags\" \"" + QByteArray::number(bits) + "\" }\n";
        const auto [original, made] = bothWith(entities);
        const auto leftOut = [](const MapFile &map, std::string_view mode) {
            const auto found = std::ranges::find(map.game().spawnModes, mode, &bsp::SpawnMode::id);
            std::vector<qint32> left;
            for (qint32 i = 0; i < std::ssize(map.entities().entities); ++i)
                if (!whyNotSpawned(map.entitySource(), i, map.game(), *found).isEmpty())
                    left.push_back(i);
            return left;
        };
        QCOMPARE(leftOut(made, "stroll"), leftOut(original, "easy"));
        QCOMPARE(leftOut(made, "march"), leftOut(original, "hard"));
        QCOMPARE(leftOut(made, "duel"), leftOut(original, "deathmatch"));
        QCOMPARE(leftOut(made, "stroll").size(), 3U);
        QCOMPARE(leftOut(made, "duel").size(), 2U);
    }

    void itsClassesHaveLooks()
    {
        const auto look = [](QByteArrayView classname) { return bsp::EntityClass(bsp::games::madeUp, classname).look(); };
        QCOMPARE(look("arrival_duel").high, (Point{10, 10, 50}));
        QCOMPARE(look("foe_guard").low, (Point{-20, -20, -5}));
        QVERIFY(look("monster_soldier").high != look("foe_guard").high);
        QVERIFY(look("light").isLight && look("light").color == look("light_torch").color);

        const auto [original, made] = both();
        const auto here = entityMarks(original, Targets(original.entitySource(), original.game()));
        const auto there = entityMarks(made, Targets(made.entitySource(), made.game()));
        QCOMPARE(there.marks.size(), here.marks.size());
        QCOMPARE(there.links, here.links);
        QVERIFY(there.links.size() > 2);
        std::set<QRgb> lights;
        for (size_t i = 0; i < here.marks.size(); ++i) {
            const auto &mark = there.marks[i], &expected = here.marks[i];
            QCOMPARE(mark.entity, expected.entity);
            QCOMPARE(mark.origin, expected.origin);
            QCOMPARE(mark.isBrush, expected.isBrush);
            QCOMPARE(mark.isLight, expected.isLight);
            if (mark.isLight || mark.isBrush)
                QVERIFY(mark.low == expected.low && mark.high == expected.high);
            if (mark.isLight) {
                QCOMPARE(mark.color, expected.color);
                lights.insert(mark.color);
            }
        }
        QVERIFY(lights.size() > 3); // by its own key
    }

    void playersComeInWhereItSays()
    {
        const auto [original, made] = both();
        auto expected = startPlace(original);
        expected.position[2] += static_cast<double>(made.game().eyeHeight - original.game().eyeHeight);
        QCOMPARE(startPlace(made), expected);

        auto without = made;
        auto text = made.entityText().toByteArray();
        without.setEntityText(text.replace("\"arrival\"", "\"arrived\""));
        QCOMPARE(startPlace(without).yaw, 180.0); // the duel's
        without.setEntityText(text.replace("\"arrival_duel\"", "\"info_player_start\""));
        const auto box = made.format().columns.modelBox;
        const double low = made.column(box).number(0), high = made.column(box, 3).number(0);
        QCOMPARE(startPlace(without).position[0], (low + high) / 2); // that of no class: in the middle of the world
    }

    void entitiesAreListedByItsKeys()
    {
        auto made = both().made;
        const auto text = made.entityText().toByteArray() + "{ \"classname\" \"knob\" \"leadsto\" \"nobody\" \"model\" \"*99\" }";
        made.setEntityText(text);
        const Document document(u"made.bsp"_s, std::move(made));
        EntityListModel list(document);
        QCOMPARE(list.headerData(EntityListModel::Target, Qt::Horizontal, Qt::DisplayRole).toString(), u"leadsto"_s);
        const auto cell = [&list](qint32 row, int column) { return list.index(row, column); };
        const auto knob = entityOf(document.map(), "knob");
        const int things = document.map().format().roles.entityList;
        QCOMPARE(cell(knob, EntityListModel::Target).data().toString(), u"hall_door"_s);
        QCOMPARE(cell(knob, EntityListModel::Target).data(RecordRows::LinkRole).value<RecordRef>(),
                 (RecordRef{things, static_cast<quint32>(entityOf(document.map(), "gate"))}));
        QCOMPARE(cell(knob, EntityListModel::Model).data(RecordRows::LinkRole).value<RecordRef>(),
                 (RecordRef{document.map().format().roles.models, 2}));
        const auto last = list.rowCount() - 1;
        QVERIFY(cell(last, EntityListModel::Target).data(RecordRows::BrokenRole).toBool());
        QVERIFY(cell(last, EntityListModel::Model).data(RecordRows::BrokenRole).toBool());
    }

    void editsAreSaved()
    {
        const auto made = both().made;
        const auto gate = entityOf(made, "gate");
        for (const auto &value : {u"1"_s, QString(500, u'9')}) {
            const auto edit = must(edits::setValue(made.entitySource(), {&gate, 1}, u"speed"_s, value));
            const auto text = applied(made.entityText(), edit.splices);
            const auto plan = must(planSave(made, text));
            QCOMPARE(violation(bsp::madeUp, made.file().whole(), text, plan.file.whole()), QString());
            const auto report = reportOn(made, plan);
            QVERIFY(report.changedLumps.isEmpty() && report.faults.refused.isEmpty());
            QCOMPARE(report.consequence, fromView(made.game().edited));
            QTemporaryDir folder;
            const auto path = folder.filePath(u"made.bsp"_s);
            const auto verify = [&](const FileBytes &bytes) { return unwantedDifference(made, text, bytes); };
            must(writeMap(path, plan.file, {.verify = verify}));
            const auto saved = must(readMap(contentOf(path), bsp::madeUp));
            QCOMPARE(saved.entityText().toByteArray(), text);
            QCOMPARE(edits::valueOf(saved.entitySource(), gate, "speed").toByteArray(), value.toLatin1());
            const auto restored = must(planSave(saved, made.entityText()));
            QCOMPARE(restored.saved->entityText().toByteArray(), made.entityText().toByteArray());
        }
    }
};

ADD_TEST(TestMadeUpGame, QGuiApplication)
#include "tst_madeupgame.moc"

// What is wrong with single entities: each fault is planted into a valid map, which must then have that one problem and no
// other; what only looks like it must have none.
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/rows.h"

using namespace planting;

namespace {

QByteArray entity(const QByteArray &classname, const QByteArray &more = {})
{
    const QByteArray needed = classname == "target_speaker" ? "\"noise\" \"a.wav\" " : ""; // Quake III stops without
    return "{ \"classname\" \"" + classname + "\" " + needed + more + "}\n";
}

QByteArray at(const QByteArray &classname, const QByteArray &origin)
{
    return entity(classname, "\"origin\" \"" + origin + "\" ");
}

// Whether a class is of those that players come for.
bool isSought(const bsp::Format &format, std::string_view classname)
{
    return std::ranges::any_of(format.game().landmarks.sought,
                               [classname](std::string_view prefix) { return classname.starts_with(prefix); });
}

// A weapon of the game; Hexen II calls its own otherwise.
const char *weaponOf(const bsp::Format &format) { return isSought(format, "weapon_shotgun") ? "weapon_shotgun" : "wp_weapon2"; }

// Whether the game reads three numbers as sscanf() does, so that nothing else may stand between them.
bool isScanned(const bsp::Format &format)
{
    const auto vectors = format.game().values.vectors;
    return vectors == bsp::VectorReading::Scanned || vectors == bsp::VectorReading::AllOrNone;
}

// Number 3, behind the world, a start and a wall; Quake II's room has two more.
QString problem(const char *what, const MapBuilder &map, int behind = 0, int count = 1)
{
    auto line = u"%1 ENTITYLIST %2"_s.arg(QLatin1StringView(what)).arg((map.has("AREAS") ? 5 : 3) + behind);
    return count > 1 ? line + u" x%1"_s.arg(count) : line;
}

} // namespace

class TestEntityChecks : public QObject
{
    Q_OBJECT

private slots:
    void eachFaultIsFoundAndNothingElse_data()
    {
        const auto add = addFormatColumns<QByteArray, QString, int>("text", "what", "behind");
        for (const auto *format : bsp::formats()) {
            const auto row = [&](const char *name, const QByteArray &text, const char *what, int behind = 0) {
                add(*format, name, text, QString::fromLatin1(what), behind);
            };
            // GoldSrc stops at it, and where a blank hides the class.
            row("no class", "{ \"origin\" \"0 0 0\" }",
                format->game().grammar.blankHidesClass ? "error class-missing" : "warning class-missing");
            row("an empty class", entity({}, "\"origin\" \"0 0 0\" "), "warning class-missing");
            for (const auto *origin : {"here", ""})
                row(origin, at("light", origin), "warning origin-unreadable");
            for (const auto *origin : {"1 2", "1, 2, 3"})
                if (isScanned(*format))
                    row(origin, at("light", origin), "warning origin-unreadable");
            for (const auto *origin : {"1,5 0 0", "1 nan 2"})
                row(origin, at("light", origin), isScanned(*format) ? "warning origin-unreadable" : "note origin-misread");
            for (const auto *origin : {"8  16 24", " 8 16 24", "8\t16\t24"})
                if (!isScanned(*format))
                    row(origin, at("light", origin), "note origin-misread");
            row("an item without a place", entity(weaponOf(*format)), "warning origin-missing");
            row("a start without a place", entity("info_player_deathmatch"), "warning origin-missing");
            row("an item far outside", at("item_health", "0 0 5000"), "warning origin-outside");
            row("anything beyond all worlds", at("light", "0 900000 0"), "warning origin-outside");
            row("twice the same", at("ammo_shells", "8 8 8") + at("ammo_shells", "8 8 8"), "note entity-duplicate", 1);
            row("the same in another order",
                "{ \"origin\" \"8 8 8\" \"classname\" \"ammo_shells\" }\n" + at("ammo_shells", "8 8 8"), "note entity-duplicate",
                1);
        }
    }

    void eachFaultIsFoundAndNothingElse()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, what);
        QFETCH(int, behind);
        auto room = validRoom(fetchFormat());
        addText(text)(room);
        QCOMPARE(problemsOf(room), QStringList(problem(qPrintable(what), room, behind)));
    }

    void whatOnlyLooksLikeOneIsNone_data()
    {
        const auto add = addFormatColumns<QByteArray>("text");
        for (const auto *format : bsp::formats()) {
            const auto row = [&](const char *name, const QByteArray &text) { add(*format, name, text); };
            for (const auto *classname :
                 {"light", "info_null", "multi_manager", "trigger_relay", "target_speaker", "path_corner"}) {
                row(classname, entity(classname) + entity(classname)); // nowhere, and twice
                row(QByteArray("outside " + QByteArray(classname)).constData(), at(classname, "0 0 5000"));
            }
            row("other numbers behind", at("item_health", "8 8 8 90"));
            if (isScanned(*format))
                row("lines and tabs between", at("item_health", " 8\t8\n8 "));
            for (const auto *origin : {"8, 8, 8", "8 8", "8", "0x8 8e0 +8.0"})
                if (!isScanned(*format))
                    row(origin, at("light", origin));
            row("one key differs", at("item_health", "8 8 8") + entity("item_health", "\"origin\" \"8 8 8\" \"wait\" \"1\" "));
            row("another place", at("item_health", "8 8 8") + at("item_health", "8 8 9"));
            row("two lights at one place", at("light", "8 8 8") + at("light", "8 8 8"));
        }
    }

    void whatOnlyLooksLikeOneIsNone()
    {
        QFETCH(QByteArray, text);
        auto room = validRoom(fetchFormat());
        addText(text)(room);
        QCOMPARE(problemsOf(room), QStringList());
    }

    void whatStandsInSolidIsFound_data() { addFormatRows(); }
    // The world's box is drawn wider, so that what lies behind the wall at x = -64 is no longer outside. No item reaches
    // further than 32 units from its origin; Quake's begin there.
    void whatStandsInSolidIsFound()
    {
        const auto &format = fetchFormat();
        auto room = validRoom(format);
        const auto found = [&room](const QByteArray &text) {
            auto map = room;
            addText(text)(map);
            return problemsOf(map);
        };
        const QByteArray behind = "-97 0 0";
        QCOMPARE(found(at("item_health", behind)), QStringList(problem("warning origin-outside", room)));
        room.set("MODELS", 0, "mins.x", -100);
        const QStringList inSolid(problem("warning entity-solid", room));
        for (const auto *classname : {weaponOf(format), "info_player_start"})
            QCOMPARE(found(at(classname, behind)), inSolid);
        // A game whose classes are all known makes nothing of it; of others' it may be a mod's.
        const bool isMods = !format.game().definesAll && isSought(format, "weapon_of_another_game");
        QCOMPARE(found(at("weapon_of_another_game", behind)), isMods ? inSolid : QStringList());
        for (const auto *classname : {"light", "info_null", "target_speaker", "path_corner", "multi_manager"})
            QCOMPARE(found(at(classname, behind)), QStringList());
        const auto withBrushes = found(entity("item_health", "\"origin\" \"" + behind + "\" \"model\" \"*1\" "));
        QCOMPARE(withBrushes.filter(u"entity-solid"_s), QStringList());
        const bool removes = format.game().itemReach > 0;
        QCOMPARE(found(at("item_health", "-65 0 0")), removes ? inSolid : QStringList()); // it only reaches in
    }

    // Quake II and III drop items as boxes of 15 units to all sides, and remove those that touch solid there.
    void itemsWhoseBoxStartsInSolidAreTold()
    {
        for (const auto *format : {&bsp::quake2, &bsp::quake3}) {
            auto room = validRoom(*format);
            const auto found = [&room](const QByteArray &classname, const QByteArray &origin, const QByteArray &keys = {}) {
                auto map = room;
                addText(entity(classname, "\"origin\" \"" + origin + "\" " + keys))(map);
                return problemsOf(map);
            };
            const QStringList stuck(problem("warning entity-solid", room));
            QCOMPARE(found("weapon_shotgun", "-55 0 0"), stuck);
            // What only touches a wall Quake II does not come upon, but on what it stands on.
            QCOMPARE(found("weapon_shotgun", "-49 0 0"), format == &bsp::quake3 ? stuck : QStringList());
            QCOMPARE(found("weapon_shotgun", "20 48 -49"), stuck);
            QCOMPARE(found("weapon_shotgun", "-48 0 0"), QStringList());
            QCOMPARE(found("weapon_shotgun", "20 48 -48"), QStringList());
            QCOMPARE(found("weapon_shotgun", "20 48 -50"), stuck);
            QCOMPARE(found("info_player_deathmatch", "-55 0 0"), QStringList());
            QCOMPARE(found("weapon_shotgun", "-55 0 0", "\"spawnflags\" \"1\" "),
                     format == &bsp::quake3 ? QStringList() : stuck); // it hangs there
            auto window = room;
            for (quint32 brush = 0; window.has("BRUSHES", "contents") && brush < 6; ++brush)
                window.set("BRUSHES", brush, "contents", brush == 0 ? 2 : 0x10000); // CONTENTS_WINDOW, CONTENTS_PLAYERCLIP
            if (format == &bsp::quake2) {
                room = window;
                QCOMPARE(found("weapon_shotgun", "-55 0 0"), stuck);
                QCOMPARE(found("weapon_shotgun", "55 0 0"), QStringList());
            }
        }
    }

    void modelsThatNobodyHasOrSeveralHaveAreNoted_data() { addFormatRows(); }
    void modelsThatNobodyHasOrSeveralHaveAreNoted()
    {
        auto room = validRoom(fetchFormat());
        const auto whole = room.lumpBytes("ENTITIES");
        addText(entity("func_illusionary", "\"model\" \"*1\" "))(room);
        QCOMPARE(problemsOf(room), QStringList(u"note model-shared ENTITYLIST.model %1"_s.arg(room.has("AREAS") ? 5 : 3)));
        room.setLumpBytes("ENTITIES", QByteArray(whole).replace("\"*1\"", "\"models/box.mdl\""));
        QCOMPARE(problemsOf(room), expectedIn(room, {u"note model-unused MODELS 1"_s}));
        addText(entity("trigger_changemodel", "\"new_model\" \"*1\" "))(room);
        QCOMPARE(problemsOf(room), QStringList());
    }

    void capitalsAreToldOfWhereTheyCount()
    {
        for (const auto *format : {&bsp::goldsrc, &bsp::quake2}) {
            auto room = validRoom(*format);
            addText(entity("trigger_relay", "\"target\" \"Door1\" ") + entity("func_timer", "\"targetname\" \"door1\" "))(room);
            OPEN_BYTES(map, room.build());
            const auto problems = check(map);
            QCOMPARE(problems.size(), format == &bsp::goldsrc ? 1U : 0U);
            if (problems.empty())
                continue;
            const auto &finding = problems.front().findings.front();
            QVERIFY2(finding.text.contains(u"\"door1\", but "), qPrintable(finding.text));
            QCOMPARE(finding.key, "target");
        }
    }

    void sentencesKeepWhatTheMapSays()
    {
        auto room = validRoom(bsp::quake2);
        addText(at("thing_%1_%3", "nowhere"))(room);
        OPEN_BYTES(map, room.build());
        QStringList texts;
        for (const auto &each : check(map))
            if (each.id == "origin-unreadable"_L1)
                texts.append(each.findings.front().text);
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.first().contains(u"(thing_%1_%3): its origin \"nowhere\""_s), qPrintable(texts.first()));
    }

    void aBlankBehindTheClassIsToldWhereItHidesIt_data() { addFormatRows(); }
    // A class is called so that it would take the place of what comes behind it.
    void aBlankBehindTheClassIsToldWhereItHidesIt()
    {
        const auto &format = fetchFormat();
        auto room = validRoom(format);
        addText("{ \"classname \" \"light\" \"origin \" \"8 8 8\" }\n")(room);
        const auto &grammar = format.game().grammar;
        const auto *expected = grammar.blankHidesClass ? "error class-blank"
                               : grammar.stripsKeys    ? nullptr
                                                       : "warning class-missing";
        QCOMPARE(problemsOf(room), expected ? QStringList(problem(expected, room)) : QStringList());
        auto other = validRoom(format);
        addText("{ \"classname \" \"light\" \"origin\" \"8 8 8\" \"classname\" \"light\" }\n")(other);
        QCOMPARE(problemsOf(other), QStringList());
    }

    // QuakeSpasm's PF_setmodel() and ReHLDS' PF_setmodel_I() compare by strcmp(); yquake2's CM_InlineModel() and ioquake3's
    // SV_SetBrushModel() read a number.
    void modelsAreThoseThatTheGameFinds_data()
    {
        const auto add = addFormatColumns<QByteArray, bool>("model", "isThere");
        for (const auto *format : bsp::formats()) {
            const auto models = format->game().values.models;
            const bool isText = models == bsp::ModelReading::WholeText, hasWorld = models == bsp::ModelReading::NumberOrWorld;
            add(*format, "*1", "*1", true);
            for (const auto *model : {"*01", "*+1", "* 1", "*1x", "*1 ", "*1.9"})
                add(*format, model, model, !isText);
            for (const auto *model : {"*0", "*", "*x"})
                add(*format, model, model, hasWorld);
            for (const auto *model : {"*-1", "*99", "*99999999999999999999", " *1"})
                add(*format, model, model, QByteArrayView(model).startsWith(' ')); // that is a file
        }
    }

    void modelsAreThoseThatTheGameFinds()
    {
        QFETCH(QByteArray, model);
        QFETCH(bool, isThere);
        auto room = validRoom(fetchFormat());
        addText(entity("func_wall", "\"model\" \"" + model + "\" "))(room);
        const auto problems = problemsOf(room);
        const auto isMissing = [](const QString &problem) { return problem.startsWith(u"error model-missing"); };
        QCOMPARE(std::ranges::none_of(problems, isMissing), isThere);
    }

    void realMapsHaveNoPlaceThatIsNone_data() { addMapRows(); }
    void realMapsHaveNoPlaceThatIsNone()
    {
        OPEN_MAP(map);
        for (const auto &each : check(map))
            for (const auto *id : {"class-missing", "origin-unreadable", "origin-missing", "origin-outside"})
                QVERIFY2(each.id != QLatin1StringView(id), qPrintable(each.findings.front().text));
    }
};

ADD_TEST(TestEntityChecks, QCoreApplication)
#include "tst_entitychecks.moc"

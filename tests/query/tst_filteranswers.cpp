// What is answered to a filter that is being typed: what can follow, what nothing can pass, and why nothing is left.
#include "core/query/completion.h"
#include "core/query/emptyfilter.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/filtering.h"
#include "tests/program.h"
#include "tests/rows.h"

class TestFilterAnswers : public QObject
{
    Q_OBJECT

private slots:
    void faultsTellPlaceAndReasonAndHideNothing_data()
    {
        const auto add =
            addColumns<QString, QString, qsizetype, qsizetype, QString>("lump", "text", "position", "length", "reason");
        const auto row = [&add](const char *text, qsizetype position, qsizetype length, const char *reason,
                                const QString &lump = u"faces"_s) {
            add(text, lump, QString::fromLatin1(text), position, length, QString::fromLatin1(reason));
        };
        row("nosuch=1", 0, 6, "There is no column nosuch");
        row("side=0 nosuch~a", 7, 6, "There is no column nosuch");
        row("!nosuch=1", 1, 6, "There is no column nosuch");
        row("side=", 0, 5, "no value after =");
        row("side>=|", 0, 6, "no value after >=");
        row("=1", 0, 2, "no column name before =");
        row("side=0 <5", 7, 2, "no column name before <");
        row("\"wall", 0, 5, "quote is never closed");
        row("side=0 texture~\"wall", 15, 5, "quote is never closed");
        row("texture<5", 8, 1, "texture is text");
        row("texture>=wall", 9, 4, "texture is text");
        row("side=abc", 5, 3, "abc is not a number");
        row("side<1..x", 5, 4, "1..x is not a number");
        row("planenum=1..", 9, 3, "1.. is not a number");
        row("flags:NOSUCH", 6, 6, "flags has no flag NOSUCH");
        row("flags:0", 6, 1, "flags has no flag 0");
        row("side:SKY", 5, 3, "side holds no flags");
        row("texture:SKY", 8, 3, "texture holds no flags");
        row("type:W", 5, 1, "type is one of X, Y, Z", u"planes"_s);
        row("type=W", 5, 1, "type is one of X, Y, Z", u"planes"_s);
        row("type!=W", 6, 1, "type is one of X, Y, Z", u"planes"_s);
        row("type~W", 5, 1, "type is one of X, Y, Z", u"planes"_s);
        row("contents=WATR", 9, 4, "contents has no flag WATR. Did you mean WATER?", u"leafs"_s);
        row("contents!=WATR", 10, 4, "contents has no flag WATR", u"leafs"_s);
        row("contents=\"WATER|WET\"", 9, 11, "contents has no flag WATER|WET", u"leafs"_s);
        row("contents~WATR", 9, 4, "contents has no flag WATR", u"leafs"_s);
        row("-flags:SKY", 0, 6, "To negate a term, put a ! before it: !flags:SKY.");
        row("side=0 texture!~(sky|lava)", 7, 8, "before it: !texture~(sky|lava).");
        row("side=0 |", 7, 1, "nothing after the last |");
        row("| side=0", 0, 1, "nothing before this |");
        row("side=0 || | side=1", 10, 1, "nothing before this |");
        row("(side=0 |) side=1", 8, 1, "nothing after the last |");
        row("origin= side=0", 0, 7, "no value after =", u"entitylist"_s); // which is another term
        row("(nosuch=1)", 1, 6, "There is no column nosuch");
        row("(side=0", 0, 1, "parenthesis is never closed");
        row("side=0 (wall", 7, 1, "parenthesis is never closed");
        row("texture~(sky|lava", 8, 1, "parenthesis is never closed");
        row("texture~sky)", 11, 1, "no ( before this parenthesis");
        row(")", 0, 1, "no ( before this parenthesis");
        row("(side=0) texture=a(b)c)", 22, 1, "no ( before this parenthesis");
        row("message=light)", 13, 1, "no ( before this parenthesis", u"entitylist"_s);
        row("numedgs>4", 0, 7, "Did you mean numedges?");
        row("!", 0, 1, "nothing after this !");
        row("or", 0, 2, "no term before or after this or");
        row("side=0 and", 7, 3, "no term before or after this and");
        row("NOT texture~sky", 0, 3, "put a ! before it");
        row("texture like sky", 8, 4, "put a ~ after its name");
        row("side=0 ! side=1", 7, 1, "nothing after this !");
        row("light>1 nokey=1", 8, 5, "nokey", u"entitylist"_s);
        row("light>bright", 6, 6, "bright is not a number", u"entitylist"_s);
        row("classname>5", 10, 1, "classname is text", u"entitylist"_s);
        row("spawnflags:WARP", 11, 4, "WARP", u"entitylist"_s);
        row("spawnflags:0", 11, 1, "0", u"entitylist"_s);
    }

    void faultsTellPlaceAndReasonAndHideNothing()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QString, reason);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", filteredEntities).build());
        const int number = map.findLump(lump);
        const References references(map);
        const auto filter = Filter::parse(text, references, number);
        QVERIFY(filter.isEmpty());
        QCOMPARE(filter.apply(references, number).size(), size_t(map.recordCount(number)));
        const auto &fault = filter.fault();
        QVERIFY(fault);
        QVERIFY2(fault->what.contains(reason) && u".?"_s.contains(fault->what.back()), qPrintable(fault->what));
        QTEST(fault->position, "position");
        QTEST(fault->length, "length");
    }

    // A texture is a name in every format, even where faces refer to it by number.
    void namesHaveNoOrder_data() { addFormatRows(); }
    void namesHaveNoOrder()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        const auto &roles = map.format().roles;
        const auto image = map.format().images == bsp::Images::ShaderNames ? u"shader"_s : u"texture"_s;
        const auto fault = [&](const QString &term) { return Filter::parse(image + term, references, roles.faces).fault(); };
        for (const auto &term : {u">5"_s, u"<=5"_s})
            QVERIFY2(fault(term) && fault(term)->what.contains(u" is text: use ~ or ="), qPrintable(image + term));
        for (const auto &term : {u"=5"_s, u"~5"_s, u"=wall"_s})
            QVERIFY2(!fault(term), qPrintable(image + term));
        for (const int named : {roles.entityList, roles.images}) // records have numbers all the same
            QVERIFY(!Filter::parse(u"id>5"_s, references, named).fault());
    }

    // Where values have names, a part of one or several of them will do after ~, and displayed flags after =.
    void namesOfValuesMayBeParts()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto isRight = [&](QStringView lump, const QString &text) {
            return !Filter::parse(text, references, map.findLump(lump)).fault();
        };
        for (const auto &text : {u"contents~sol"_s, u"contents~(sol|wat)"_s, u"contents~\"solid | w\""_s,
                                 u"contents=\"SOLID|WATER\""_s, u"contents~0x"_s, u"contents=-1"_s, u"contents~s*d"_s})
            QVERIFY2(isRight(u"leafs", text), qPrintable(text));
        QVERIFY(!isRight(u"leafs", u"contents~(sol|nosuch)"_s));
    }

    // A name with few letters in common would mislead.
    void onlyNearNamesAreSuggested()
    {
        const auto fault = [](const bsp::Format &format, const QString &lump, const QString &text) {
            const auto map = readMap(MapBuilder::room(format).build());
            const auto filter = Filter::parse(text, References(map.value()), map.value().findLump(lump));
            return filter.fault() ? filter.fault()->what : QString();
        };
        QVERIFY(fault(bsp::quake2, u"faces"_s, u"shader~sky"_s).endsWith(u"refers to."));
        QVERIFY(fault(bsp::quake2, u"faces"_s, u"texutre~sky"_s).endsWith(u"Did you mean texture?"));
        QVERIFY(fault(bsp::quake3, u"brushes"_s, u"contentFlgas=water"_s).endsWith(u"Did you mean contentFlags?"));
        const QStringList names{u"surfaceFlags"_s, u"plain-names"_s, u"count"_s, u"columns"_s};
        QCOMPARE(nearestName(u"flags"_s, names), u"surfaceFlags"_s);
        QCOMPARE(nearestName(u"names"_s, names), u"plain-names"_s);
        QCOMPARE(nearestName(u"cuont"_s, names), u"count"_s); // swapped letters are one fault
        QCOMPARE(nearestName(u"cont"_s, names), u"count"_s);
        QCOMPARE(nearestName(u"col"_s, names), u"columns"_s);
        QCOMPARE(nearestName(u"names-plain"_s, names), u"plain-names"_s);
        QCOMPARE(nearestName(u"x"_s, names), QString());
        QCOMPARE(nearestName({}, names), QString());
    }

    void namesForCompletionBeginWithTheTablesOwn_data() { addFormatRows(); }
    void namesForCompletionBeginWithTheTablesOwn()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        for (const int lump : map.lumps()) {
            const auto names = filterNames(references, lump);
            const auto fields = map.lump(lump).fields;
            const bool keysFirst = lump == map.format().roles.entityList;
            for (size_t f = 0; f < fields.size(); ++f) {
                const auto name = fromView(fields[f].name);
                QVERIFY(keysFirst ? names.contains(name) : names[static_cast<qsizetype>(f)] == name);
            }
            QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
            for (const auto &name : names)
                QVERIFY2(!Filter::parse(name + u"~a"_s, references, lump).fault()
                             || !Filter::parse(name + u"=1"_s, references, lump).fault(), // of records by their number
                         qPrintable(name));
        }
        const auto names = filterNames(references, map.format().roles.faces);
        QVERIFY(names.contains(u"classname"_s)
                && names.contains(map.format().images == bsp::Images::ShaderNames ? u"shader"_s : u"flags"_s));
    }

    void everyFormIsAnsweredOnTheSamples_data() { addSampleMapRows(); }
    // Against what the columns themselves say.
    void everyFormIsAnsweredOnTheSamples()
    {
        OPEN_MAP(map);
        const References references(map);
        const auto &roles = map.format().roles;
        const auto corners = map.column(map.format().columns.faceCorners);
        const auto images = map.column(roles.images, 0);
        const auto n = fromView(corners.field().name);
        const auto faces = lumpName(map, roles.faces);
        const auto is = [&](const QString &text, auto holds) {
            QVERIFY2(apply(map, faces, text) == allThat(corners.count(), holds), qPrintable(text));
        };
        const auto count = [&](quint32 i) { return corners.integer(i); };
        const auto many = [&](quint32 i) { return count(i) > 4; };
        for (const auto &form : {u"%1>4"_s, u"%1 > 4"_s, u"%1> 4"_s, u"!%1 <= 4"_s, u"!(%1=0..4)"_s})
            is(form.arg(n), many);
        for (const auto &form : {u"%1=4"_s, u"%1 == 4"_s, u"%1 = \"4\""_s, u"%1==4"_s})
            is(form.arg(n), [&](quint32 i) { return count(i) == 4; });
        for (const auto &form : {u"%1>4 id<100"_s, u"%1>4 && id < 100"_s, u"id=0..99 and %1>4"_s, u"(id<100) (%1>4)"_s})
            is(form.arg(n), [&](quint32 i) { return many(i) && i < 100; });
        for (const auto &form : {u"%1>4 | id=5..9"_s, u"%1>4||id=5..9"_s, u"id=5..9 or %1>4"_s, u"!(%1<=4 !id=5..9)"_s})
            is(form.arg(n), [&](quint32 i) { return many(i) || (i >= 5 && i <= 9); });
        is(u"(%1>4 or id=5..9) and id<8"_s.arg(n), [&](quint32 i) { return (many(i) || i >= 5) && i < 8; });
        for (const quint32 leaf : {1U, 12U})
            QCOMPARE(apply(map, faces, u"leaf = %1"_s.arg(leaf)),
                     references.project(std::vector{leaf}, roles.leafs, roles.faces));
        const auto name = [&](quint32 i) { return QString::fromLatin1(map.text(images, i)); };
        const auto named = [&](const QString &text, auto holds) {
            const auto found = apply(map, lumpName(map, roles.images), text);
            QVERIFY2(found == allThat(images.count(), holds) && (!found.empty() || text.contains(u'"')), qPrintable(text));
        };
        for (const auto &form : {u"b*k"_s, u"name~b*k"_s, u"name ~ *b?i*k*"_s})
            named(form, [&](quint32 i) { return name(i).contains(QRegularExpression(u"b.*k"_s)); });
        for (const auto &form : {u"name~\"b*k\""_s, u"name~\"*brick\""_s})
            named(form, [&](quint32) { return false; });
        // What can match nothing, what is misspelled, and why nothing is left.
        const auto misspelled = Filter::parse(n.chopped(1) + u"x>4"_s, references, roles.faces);
        QVERIFY(misspelled.fault() && misspelled.fault()->what.contains(u"Did you mean %1?"_s.arg(n)));
        const auto none = Filter::parse(u"id<100 %1 = 999"_s.arg(n), references, roles.faces);
        const auto why = whyEmpty(none, references, roles.faces);
        QVERIFY2(why.contains(u"No record matches %1 = 999."_s.arg(n)) && why.contains(u" range from "_s), qPrintable(why));
    }

    void theOtherTermsOfAWrongOneAreLeft_data()
    {
        const auto row = addColumns<QString, QString>("text", "rest");
        row("the last", u"side=0 nosuch~a"_s, u"side=0"_s);
        row("the first", u"nosuch~a side=0"_s, u"side=0"_s);
        row("the only", u"!nosuch=1"_s, {});
        row("of alternatives", u"side=0 flags:NO | side=1"_s, u"side=0 | side=1"_s);
        row("in a group", u"side=0 (side=1 | nosuch=1 texinfo=1)"_s, u"side=0 (side=1 | texinfo=1)"_s);
        row("no term", u"side=0 |"_s, u"side=0 |"_s);
        row("a quote", u"side=0 texture~\"wall side=1"_s, u"side=0"_s);
        row("joined by or", u"flags:SKY or flags:W"_s, u"flags:SKY"_s);
        row("before or", u"nosuch=1 or side=0"_s, u"side=0"_s);
        row("before and", u"nosuch=1 and side=0 && !(side=1)"_s, u"side=0 !(side=1)"_s);
    }

    void theOtherTermsOfAWrongOneAreLeft()
    {
        QFETCH(QString, text);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto filter = Filter::parse(text, references, map.format().roles.faces);
        QVERIFY(filter.fault());
        QTEST(filter.rest(), "rest");
    }

    void whatNothingCanPassIsTold_data()
    {
        const auto row = addColumns<QString, QString, QStringList>("lump", "text", "facts");
        row("a byte", u"faces"_s, u"side=0 | styles = 300"_s, {u"styles[0]"_s, u"0"_s, u"255"_s});
        row("a fraction", u"faces"_s, u"numedges=4.5"_s, {u"whole numbers"_s});
        row("beyond", u"faces"_s, u"texinfo<-40000"_s, {u"-32,768"_s});
        row("upside down", u"faces"_s, u"texinfo=2..1"_s, {u"2..1"_s});
        row("right", u"faces"_s, u"side=0 style=255 !texinfo=2..1 !(numedges>40000)"_s, {});
    }

    void whatNothingCanPassIsTold()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QStringList, facts);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const auto filter = Filter::parse(text, references, map.findLump(lump));
        QVERIFY(!filter.fault() && !filter.isEmpty());
        QCOMPARE(filter.hint().has_value(), !facts.isEmpty());
        if (filter.hint())
            QVERIFY2(states(filter.hint()->what, facts) && filter.hint()->length > 0, qPrintable(filter.hint()->what));
    }

    void anEmptyTableSaysWhichTermEmptiedIt_data()
    {
        const auto row = addColumns<QString, QString, QStringList>("lump", "text", "facts");
        row("number", u"faces"_s, u"numedges > 4"_s, {u"numedges > 4"_s, u"Faces"_s, u"4 to 4"_s});
        row("together", u"faces"_s, u"texinfo=1 side=0 texture~floor"_s, {u"texinfo=1 side=0: 1"_s, u"texture~floor"_s, u"3"_s});
        row("one of several", u"faces"_s, u"side=0 texture~sky"_s,
            {u"texture~sky"_s, u"Texinfo"_s, u"room/wall (2)"_s, u"room/floor (1)"_s});
        row("flags", u"leafs"_s, u"contents:WATER"_s, {u"SOLID"_s});
        row("all", u"faces"_s, u"!numedges=4"_s, {u"!numedges=4"_s});
        row("group", u"faces"_s, u"!(side=0 | side=1)"_s, {u"!(side=0 | side=1)"_s});
        row("group first", u"faces"_s, u"!(side=0) side=0"_s, {u"!(side=0): 3"_s, u"matches side=0"_s});
        row("either", u"faces"_s, u"id=90 | nothing"_s, {u"Faces"_s, u"7"_s, u"nothing"_s});
        row("key", u"entitylist"_s, u"classname=nobody"_s, {u"func_wall (1)"_s});
        row("pattern", u"entitylist"_s, u"classname=func*"_s, {u"~"_s});
        row("a pattern that would do", u"entitylist"_s, u"classname=func*"_s, {u"classname~func*"_s});
        row("choices", u"entitylist"_s, u"classname=(func_wall|light)"_s, {u"~"_s, u"classname~(func_wall|light)"_s});
        row("choices of nothing", u"faces"_s, u"texture~(sky|lava) side=0"_s, {u"texture~(sky|lava)"_s, u"Texinfo"_s});
        row("of another table", u"faces"_s, u"area>20000"_s, {u"Leafs"_s, u"0 to 2"_s, u"squareUnits"_s});
        row("not empty", u"faces"_s, u"side=0"_s, {});
        row("no filter", u"faces"_s, {}, {});
    }

    void anEmptyTableSaysWhichTermEmptiedIt()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QStringList, facts);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const References references(map);
        const int number = map.findLump(lump);
        const auto filter = Filter::parse(text, references, number);
        QVERIFY2(!filter.fault(), filter.fault() ? qPrintable(filter.fault()->what) : "");
        const auto why = whyEmpty(filter, references, number);
        QVERIFY2(facts.isEmpty() ? why.isEmpty() : states(why, facts), qPrintable(why));
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(whyEmpty(filter, references, number, stopped.get_token()), QString());
    }

    void whatCanBeTypedIsOffered_data()
    {
        const auto row = addColumns<QString, QString, qsizetype, QString, QString>("lump", "text", "from", "offered", "note");
        row("a column", u"faces"_s, u"numed"_s, 0, u"numedges"_s, {});
        row("within a name", u"faces"_s, u"edges"_s, 0, u"numedges"_s, {});
        row("of another table", u"faces"_s, u"side=0 nextt"_s, 7, u"nexttexinfo"_s, u"Texinfo: "_s);
        row("in a group", u"faces"_s, u"!(plan"_s, 2, u"planenum"_s, {});
        row("a value", u"faces"_s, u"texture~"_s, 8, u"room/wall"_s, u"2 in Texinfo"_s);
        row("its beginning", u"faces"_s, u"texture ~ room/f"_s, 10, u"room/floor"_s, u"1"_s);
        row("a number", u"faces"_s, u"numedges="_s, 9, u"4"_s, u"7 in Faces"_s);
        row("a limit", u"faces"_s, u"numedges>="_s, 10, {}, {});
        row("a limit that is begun", u"faces"_s, u"numedges < 4"_s, 11, {}, {});
        row("a flag", u"leafs"_s, u"!contents:s"_s, 10, u"SOLID"_s, u"2 in Leafs"_s);
        row("a value after a colon", u"planes"_s, u"type:z"_s, 5, u"Z"_s, u"6 in Planes"_s);
        row("a key", u"entitylist"_s, u"classn"_s, 0, u"classname"_s, {});
        row("its value", u"entitylist"_s, u"classname=func_w"_s, 10, u"func_wall"_s, u"1"_s);
        row("with spaces", u"entitylist"_s, u"origin=0"_s, 7, u"\"0 0 0\""_s, u"1"_s);
        row("of nothing", u"faces"_s, u"nosuch="_s, 7, {}, {});
    }

    void whatCanBeTypedIsOffered()
    {
        QFETCH(QString, lump);
        QFETCH(QString, text);
        QFETCH(QString, offered);
        QFETCH(QString, note);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto completions = completionsAt(References(map), map.findLump(lump), text, text.size());
        QTEST(completions.from, "from");
        QCOMPARE(completions.from + completions.length, text.size());
        QCOMPARE(completions.all.empty(), offered.isEmpty());
        if (offered.isEmpty())
            return;
        QCOMPARE(completions.all.front().text, offered);
        QVERIFY(!completions.all.front().note.isEmpty());
        QVERIFY2(completions.all.front().note.contains(note), qPrintable(completions.all.front().note));
    }
};

ADD_TEST(TestFilterAnswers, QCoreApplication)
#include "tst_filteranswers.moc"

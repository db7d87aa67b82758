#include "app/manual/manual.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Escapes a text for roff: backslashes, hyphens and a line's leading dot or apostrophe lose their meaning, and long choices
// may be broken.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'|', u"|\\:"_s);
    QStringList lines = text.split(u'\n');
    for (auto &line : lines) {
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            line.prepend(u"\\&"_s);
    }
    return lines.join(u'\n');
}

QString paragraphs(const QString &text)
{
    QStringList parts;
    for (const auto &part : text.split(u"\n"_s, Qt::SkipEmptyParts))
        parts.append(roff(part));
    return parts.join(u"\n.PP\n"_s) + u'\n';
}

QString item(const QString &term, const QString &text) { return u".TP\n.B %1\n%2\n"_s.arg(roff(term), roff(text)); }

// Returns the text with its line ends kept.
QString verbatim(const QString &text) { return u".PP\n.nf\n%1\n.fi\n"_s.arg(roff(text)); }

// Returns whether the option is one that every subcommand takes; such options are described once.
bool isCommon(const Option &option)
{
    const auto common = commonOptions();
    return std::ranges::any_of(common, [&](const Option &each) { return each.words() == option.words(); });
}

QString section(const Synopsis &synopsis)
{
    QString text = u".SS lumpscope %1\n.B %2\n.PP\n"_s.arg(synopsis.command, roff(usageLine(synopsis)));
    text += paragraphs(synopsis.help);
    for (const auto &option : synopsis.options)
        if (!isCommon(option))
            text += item(u"--"_s + option.words(), option.help);
    for (const auto &[code, when] : exitsOf(synopsis))
        text += item(u"Exit %1"_s.arg(code), when);
    return text;
}

QString rulesSection()
{
    QString text = u".SH RULES\n"_s;
    text += paragraphs(u"entities --rules FILE and edit --rules FILE do the same: they detect the format of FILE from its "
                       "contents, make all its edits in each map, and save the map once. The rules of ripent.py are a JSON "
                       "array:"_s);
    text += verbatim(uR"([
  { "match": {"classname": "monster_*"}, "not_match": {"weapons": "1"},
    "maps": ["c1a0"], "replace": {"health": "50"},
    "add": {"netname": "$targetname"}, "remove": ["skin"] },
  { "match": {"classname": "light"}, "not_have": ["targetname"],
    "delete": true },
  { "new_entity": [ {"classname": "info_null", "origin": "0 0 0"} ] },
  { "lump": "faces", "where": "texture:sky1", "maps": ["q2dm1"],
    "set": {"styles[0]": "255"} },
  { "lump": "texinfo", "set": ["value = value * 2", "flags += NODRAW"] }
])"_s);
    text += item(u"match, not_match, have, not_have"_s,
                 u"Select entities. A * at the start or end of a value stands for any text, \\* for a star; *12 is brush "
                 "model 12. Keys are compared without regard to case, except for the names in a multi_manager."_s);
    text += item(u"maps, limit"_s, u"Restrict the rule to these maps, or to the first N entities."_s);
    text += item(u"replace, add, remove, rename"_s,
                 u"Change the keys of these entities. $KEY stands for the entity's value of that key, $$X for the text "
                 "$X."_s);
    text += item(u"calc"_s, u"Calculates keys after replace, rename and add, as --calc does: {\"light\": \"value * 2\"}. Like "
                            "limit, it is an extension of this program."_s);
    text += item(u"delete, new_entity"_s,
                 u"Delete the entities, add new ones. With both, the new ones can use values of the deleted one."_s);
    text += item(u"lump, where, set"_s,
                 u"Edit records as edit does with --lump, --where and --set; such rules are an extension of this program. set "
                 "lists fields with an expression, which may begin with += or -=, or assignments as --set takes them. Besides "
                 "these, only maps is allowed in such a rule."_s);
    text += u".PP\n"_s;
    text += paragraphs(
        u"Rules apply in the order of the file, each to the result of those before it, but all rules for entities apply before "
        "those for records: where finds entities as they are after their rules. If a record cannot have its new value, the map "
        "is refused with all its edits (exit 1).\nSeveral --rules apply in the order given, in one save. --rules-dir DIR then "
        "applies DIR/NAME.cfg to the map NAME.bsp. As Stripper:Source does with its folder maps, it also applies files whose "
        "name is the map's name up to an underscore, the shortest first: to de_dust.bsp, DIR/de.cfg and then DIR/de_dust.cfg. "
        "Case is ignored. It does not look for global_filters.cfg: name that with --rules. Maps without a file are not changed "
        "(without --rules, not even read) and counted at the end; files that apply to none of the maps are listed (exit 3).\n"
        "entities --where restricts rules to the entities that the filter selects before any rule applies: they match no "
        "others, not even entities that rules added. A rule that only adds entities applies if the filter selects any. edit "
        "--where restricts rules to records in the same way; then all rules must edit the same lump, and none may edit "
        "entities.\nThe other formats are the configurations of Stripper:Source (filter:, add: and modify:, with regular "
        "expressions between slashes) or of stripper_qmm for Quake II and III (filter:, add:, and replace: followed by with:; "
        "KEY=VALUE lines, or pairs in quotes as its version 2.5 reads them).\nEach format is read as its original "
        "program reads it; what that program skips is reported with its line. A rule that cannot be understood is "
        "reported with its line, and nothing is written (exit 2)."_s);
    return text;
}

QString savingSection()
{
    return u".SH SAVING\n"_s
           + paragraphs(
               u"A save of entities changes only their text and its eight bytes in the directory. All other lumps, gaps, bytes "
               "after the last lump and bytes after the NUL that ends the text stay unchanged. The text stays where it "
               "is if it fits there; at the end of the file it grows and shrinks; otherwise it moves to the end and "
               "leaves zeros behind. BSPX extensions move back if the text needs their space. The same text gives the "
               "same bytes.\nBefore anything is written, the new map is opened and compared with the old one. Then it is "
               "written next to the old file, read back, and renamed over it in one step, so that a full disk, a crash "
               "or a kill leaves either the complete old file or the complete new one. Only --keep-links overwrites the "
               "file in place.\nA text is refused (exit 1) for faults that the edit adds: an entity that is not closed, "
               "a key without a value, a first entity that is not worldspawn, a brush model that the map does not have, "
               "a brush entity without a model, or more text or entities than the game allows. Faults that the map "
               "already had are only counted. An edit of lumps or records is refused if it adds errors that check reports.\nAn "
               "edit of many maps warns of edited lights, since the light on faces stays as compiled, and of entities that --add "
               "adds although the map already has them. --clean keeps a "
               "file that cannot be the result of an edit as .bak.\nentities --set writes values in UTF-8 if the text is "
               "UTF-8 and not plain ASCII, else in Latin-1; a value that cannot be encoded is refused (exit 2). entities "
               "--calc refuses a map (exit 2) if a key that it calculates with is not a number."_s);
}

QString manyMapsSection()
{
    return u".SH MANY MAPS\n"_s
           + paragraphs(u"info, check, dump, find, entities, pvs, shaders, edit and gallery take many maps. FILE... may "
                        "then also be:"_s)
           + item(u"a folder"_s, u"All maps (.bsp) in it, in its subfolders and in the archives there, sorted by path. Hidden "
                                 "files and links to folders are skipped; such links are counted at the end."_s)
           + item(u"an archive, or a folder in one"_s, u"All maps in it."_s)
           + item(u"a pattern"_s, u"With * and ?, also inside an archive: pak1.pk3/maps/*.bsp. The shell need not expand it."_s)
           + item(u"@LIST"_s, u"A text file in UTF-8 with one file, folder, archive or pattern a line. ./@NAME is a file of that "
                              u"name. Blanks are part of "
                              "the names."_s)
           + item(u"-"_s, u"Such a list on the standard input; names may also be separated by NUL, as find -print0 does."_s)
           + u".PP\n"_s
           + paragraphs(
               u"A map that is named twice is taken once. A list without a name is an error (exit 2).\nSeveral maps are "
               u"processed at the same time, one per processor core as far as memory allows, or fewer with "
               "--jobs; the output keeps their order. Together they take at most half of the memory that the system, or a "
               "container or Slurm job, allows. A map, folder or name that cannot be read does not stop the others: it is "
               "reported, counted at the end, and makes the exit status 2. Otherwise it is the worst of all maps. A note that is "
               "the same for several maps is printed once.\nWith --json, a single map gives one object. Several FILEs, a "
               "folder, an archive, a pattern, @LIST or - give {\"maps\": [...]}, even for one map; each element has \"file\" "
               "and \"error\", which is null if there "
               "is none. With --json-lines, each element is a line.\nWhere an option names a file to write for one map, it "
               "names a folder for many, with a file per map: NAME.ent, NAME.png or NAME.prt, and NAME/LUMP.csv. "
               "Maps from a folder keep their path below it, with the archive: pak1.pk3/maps/NAME.ent. So do those of an archive "
               "that is not the only FILE. Files "
               "that exist are replaced, but NAME.ent that exists is only replaced with --clean, and kept as NAME.ent.bak if it "
               "differs. On Ctrl+C, the maps that have been begun are still finished."_s);
}

QString outputSection()
{
    return u".SH OUTPUT\n"_s
           + paragraphs(
               u"Text for people is in the language of the locale, English or German. JSON, CSV and numbers are the same "
               "in all. Control characters in text from a map are shown as escapes.\nentities --diff --json prints:"_s)
           + verbatim(uR"({ "added": [{...}], "removed": [{...}], "changed": [
  { "entity": NUMBER, "was": NUMBER, "keys": {"KEY": ["OLD", "NEW"]} } ] })"_s)
           + u".PP\n"_s
           + paragraphs(u"If an entity has a key more than once, its values are a list. Keys that differ only in case count as "
                        "different if the game is case-sensitive.\nAn output that is also an input, even by a different name or "
                        "link, is refused (exit 2); only edit, entities --replace, lump --replace and lump --remove may write to "
                        "their own map. If an output cannot be written completely, the old file stays."_s);
}

} // namespace

QString manualPage(const Synopses &synopses, const QString &version, const QString &date)
{
    QString text = u".TH LUMPSCOPE 1 \"%1\" \"lumpscope %2\" \"User Commands\"\n"_s.arg(date, version);
    text += u".ad l\n"_s;
    text += u".SH NAME\nlumpscope \\- explore and edit compiled game maps (BSP) of Quake, Hexen II, Quake II, Quake III "
            "and Half\\-Life\n"_s;
    text += u".SH SYNOPSIS\n.B lumpscope\n[FILE | \\-\\-sample NAME] [\\-\\-as FORMAT] [\\-\\-game PATH|NAME]...\n"_s;
    for (const auto &synopsis : synopses)
        text += u".br\n.B lumpscope %1\n%2 [OPTION]...\n"_s.arg(synopsis.command, roff(synopsis.positionals));
    text += u".br\n.B lumpscope help\n[SUBCOMMAND | filter | sql]\n"_s;
    text += u".SH DESCRIPTION\n"_s;
    text += paragraphs(
        u"Shows every lump of a compiled map of Quake, Hexen II, Quake II, Quake III Arena, Half-Life or a game based on "
        "them as a table, the map in 3D, its visibility, its textures and its lightmaps, all linked, and edits its "
        "entities without changing another byte.\nWithout a subcommand, opens the window with FILE: a map, a folder, an "
        "archive (PAK, PK3, WAD) or an image. The subcommands need no display, except render and the pictures of gallery "
        "and diff --html.\nFILE may be a map inside a PAK or PK3: "
        "ARCHIVE/maps/NAME.bsp."_s);
    for (const auto &option : synopses.front().options)
        if (option.name == u"sample")
            text += item(u"--"_s + option.words(), u"Uses a built-in map as FILE, for the window and every subcommand."_s);
    text += item(u"--game PATH|NAME"_s,
                 u"Without a subcommand: searches this folder or archive first for the game's files, or treats maps as "
                 "maps of this game, while the window is open."_s);
    for (const auto &option : synopses.front().options)
        if (option.name == u"as")
            text += item(u"--"_s + option.words(),
                         u"Reads FILE as a map of this format, whatever its header says: for games whose maps resemble "
                         "those of a known game. A map read as a different format is read-only. The window and every "
                         "subcommand but lump take this option; the window also has File > Open As."_s);
    text += item(u"--help"_s, u"Lists the subcommands; after a subcommand, explains it."_s);
    text += item(u"help SUBCOMMAND|filter|many|sql"_s,
                 u"Explains a subcommand, the filters of find, edit and entities, commands for many maps, or the tables of the "
                 "databases that dump writes, with ten questions in SQL."_s);
    text += item(u"--version"_s, u"Prints the version."_s);
    text += u".SH SUBCOMMANDS\n"_s;
    for (const auto &synopsis : synopses)
        text += section(synopsis);
    text += manyMapsSection() + rulesSection() + savingSection() + outputSection();
    text += u".SH EXIT STATUS\n"_s;
    text +=
        paragraphs(u"0 if done, 1 if check found an error, find found no record, entities --diff found a difference or an edit "
                   "was refused, 2 if a file cannot be read or written or the "
                   "arguments are wrong, 3 if an edit is done but a filter, key or rule matched nothing. Each "
                   "subcommand above lists its exact codes. For several edits, 2 takes precedence over 1, and 1 over "
                   "3. A damaged map that could be read in part counts as read."_s);
    text += u".SH FILES\n"_s;
    text += item(u"FILE.bak, FILE.bak2 ..."_s,
                 u"The map before a save. A version that is not yet in one of these files gets the next number."_s);
    text += item(u"FILE.unfinished"_s,
                 u"Marks a map with hard links whose save was interrupted, and names the complete backup. Delete it once the map "
                 "is all right."_s);
    text += item(u"~/.config/lumpscope/lumpscope.conf"_s, u"Settings of the window."_s);
    text += item(u"~/.local/share/lumpscope/lumpscope/unsaved/"_s, u"Unsaved edits, for recovery after a crash."_s);
    text += u".SH EXAMPLES\n"_s;
    text += item(u"lumpscope check base1.bsp"_s, u"Lists the problems of a map."_s);
    text +=
        item(u"lumpscope check baseq3 --json-lines"_s, u"Checks all maps in the folder and in its archives, with a line of JSON "
                                                       "for each."_s);
    text += item(u"lumpscope dump pak0.pak/maps/base1.bsp --lump FACES --format csv"_s,
                 u"Prints the faces of a map in an archive as CSV."_s);
    text += item(u"lumpscope entities q3dm1.bsp --replace new.ent --output q3dm1.bsp"_s,
                 u"Replaces the entity text of a map; the old map is kept as q3dm1.bsp.bak."_s);
    text += item(u"lumpscope lump q3dm1.bsp --extract PLANES=planes.csv --as csv"_s,
                 u"Writes the planes of a map to a CSV file, which --replace puts back when it has been edited."_s);
    text += item(u"lumpscope entities *.bsp --where classname=light --set light=200 --output edited"_s,
                 u"Sets light to 200 in every light of these maps, and writes the maps that change to the folder edited."_s);
    text += item(u"lumpscope entities *.bsp --where classname~monster --calc 'health=value * 2' --in-place"_s,
                 u"Doubles the health of all monsters that have this key."_s);
    return text;
}

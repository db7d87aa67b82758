#include "app/manual/manual.h"

using namespace Qt::StringLiterals;

namespace
{

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

QString item(const QString &term, const QString &text)
{
    return u".TP\n.B %1\n%2\n"_s.arg(roff(term), roff(text));
}

// Returns whether every subcommand takes the option; such options are described once.
bool isCommon(const Option &option)
{
    return option.name == u"as" || option.name == u"sample" || option.name == u"help";
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
    text += u".SH DESCRIPTION\n"_s;
    text += paragraphs(
        u"Shows every lump of a compiled map of Quake, Hexen II, Quake II, Quake III Arena or Half-Life as a table, the map in "
        "3D, its visibility, its textures and its lightmaps, all linked, and edits its entities without changing another byte.\n"
        "Without a subcommand the window opens, with FILE in it: a map, a folder, an archive (PAK, PK3, WAD) or an image. "
        "The subcommands need no display, but for render.\n"
        "FILE may be ARCHIVE/maps/NAME.bsp, a map inside a PAK or PK3."_s);
    for (const auto &option : synopses.front().options)
        if (option.name == u"sample")
            text += item(u"--"_s + option.words(),
                         u"Stands in the place of FILE, for the window and every subcommand: a map that is built in."_s);
    text += item(u"--game PATH|NAME"_s,
                 u"Without a subcommand: searches this folder or archive first for the game's files, or takes maps for ones of "
                 "this game, as long as the window is open."_s);
    for (const auto &option : synopses.front().options)
        if (option.name == u"as")
            text += item(u"--"_s + option.words(),
                         u"Reads FILE as a map of this format, whatever it says itself: for games whose maps resemble those of "
                         "the games that are known. Such a map is to look at, and never written. The window and every "
                         "subcommand take it; the window has File > Open As, too."_s);
    text += item(u"--help"_s, u"Lists the subcommands; after one, explains it."_s);
    text += item(u"--version"_s, u"Prints the version."_s);
    text += u".SH SUBCOMMANDS\n"_s;
    for (const auto &synopsis : synopses)
        text += section(synopsis);
    text += u".SH EXIT STATUS\n"_s;
    text += paragraphs(u"0 when it is done, 1 when something was found or refused, 2 when a file cannot be read or written or "
                       "the words are wrong, 3 when an edit is done, but something that was given matched nothing; more precisely with "
                       "each subcommand. Of several edits 2 outweighs 1, and that 3. A damaged map that could be read in part "
                       "counts as read."_s);
    text += u".SH FILES\n"_s;
    text += item(u"FILE.bak, FILE.bak2 ..."_s,
                 u"The map before a save. A version that is not yet in one of these files gets the next number."_s);
    text += item(
        u"FILE.unfinished"_s,
        u"Marks a map with hard links whose save was interrupted, and names the complete backup. Delete it once the map is all right."_s);
    text += item(u"~/.config/lumpscope/lumpscope.conf"_s, u"What the window remembers."_s);
    text += item(u"~/.local/share/lumpscope/lumpscope/unsaved/"_s, u"Edits that are not saved yet, in case of a crash."_s);
    text += u".SH EXAMPLES\n"_s;
    text += item(u"lumpscope check base1.bsp"_s, u"Lists what is wrong with a map."_s);
    text += item(u"lumpscope dump pak0.pak/maps/base1.bsp --lump FACES --format csv"_s,
                 u"Prints the faces of a map in an archive as a table."_s);
    text += item(u"lumpscope entities q3dm1.bsp --replace new.ent --output q3dm1.bsp"_s,
                 u"Gives a map another entity text; the old map stays as q3dm1.bsp.bak."_s);
    text += item(u"lumpscope entities *.bsp --where classname=light --set light=200 --output edited"_s,
                 u"Gives every light of the maps here this light; the maps that have lights are written to edited."_s);
    return text;
}

#include "app/commands/helptopics.h"
#include "app/manual/manual.h"
#include "core/search/declaredlumps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// How each shell completes an option's value.
struct Completion {
    QString bash, zsh, fish;
};

// Returns the completion for the declared values: "json|csv" is a choice; a word in upper case names a kind of value.
Completion completionOf(const Option &option)
{
    const auto isLower = [](QChar c) { return c.isLower() || c.isDigit() || c == u'|'; };
    if (option.values.contains(u'|') && std::ranges::all_of(option.values, isLower)) {
        const auto choices = option.values.split(u'|').join(u' ');
        return {u"words='%1'"_s.arg(choices), u"(%1)"_s.arg(choices), u" -x -a '%1'"_s.arg(choices)};
    }
    if (option.values == u"DIR")
        return {u"kind=-d"_s, u"_files -/"_s, u" -x -a '(__fish_complete_directories)'"_s};
    static const QStringList files{u"FILE"_s, u"PATH"_s, u"PNG"_s};
    if (files.contains(option.values.section(u'.', 0, 0)))
        return {u"kind=-f"_s, u"_files"_s, u" -r -F"_s};
    return option.values.isEmpty() ? Completion{} : Completion{u"return"_s, u" "_s, u" -x"_s};
}

QString firstLine(const QString &help) { return help.section(u'\n', 0, 0); }

// Quotes a text with a shell's single quotes.
QString quoted(QString text) { return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\''; }

// Escapes a text for a specification of zsh's _arguments, where these characters have a meaning.
QString zshText(QString text)
{
    for (const auto c : u"\\[]:"_s)
        text.replace(c, u'\\' + QString(c));
    return text;
}

QString zshOption(const Option &option)
{
    QString spec = u"--%1[%2]"_s.arg(option.name, zshText(option.help));
    if (option.repeats)
        spec.prepend(u'*');
    for (const auto &value : option.values.split(u' ', Qt::SkipEmptyParts))
        spec += u':' + zshText(value) + u':' + completionOf(option).zsh;
    return quoted(spec);
}

QStringList commandNames(const Synopses &synopses)
{
    QStringList names;
    for (const auto &synopsis : synopses)
        names.append(synopsis.command);
    return names;
}

// Returns what `lumpscope help` explains, between spaces.
QString helpWords(const Synopses &synopses) { return (commandNames(synopses) + commands::helpTopics()).join(u' '); }
QString tableWords() { return tableNames().join(u' '); }

} // namespace

QString bashCompletion(const Synopses &synopses)
{
    QString values, options;
    for (const auto &synopsis : synopses) {
        QStringList names;
        for (const auto &option : synopsis.options) {
            names.append(u"--"_s + option.name);
            if (const auto completion = completionOf(option).bash; !completion.isEmpty())
                values += u"    '%1 --%2') %3 ;;\n"_s.arg(synopsis.command, option.name, completion);
        }
        options += u"        %1) words='%2' ;;\n"_s.arg(synopsis.command, names.join(u' '));
    }
    return u"# bash completion of lumpscope\n"
           "_lumpscope()\n"
           "{\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words= kind=-f both=\n"
           "    COMPREPLY=()\n"
           "    case \"${COMP_WORDS[1]} $before\" in\n"_s
           + values
           + u"    *)\n"
             "        if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
             "            words='%1 help --help --version' both=1\n"
             "        elif [ \"${COMP_WORDS[1]}\" = help ]; then\n"
             "            words='%2'\n"
             "        elif [[ $word == -* ]]; then\n"
             "            kind=\n"
             "            case ${COMP_WORDS[1]} in\n"_s.arg(commandNames(synopses).join(u' '), helpWords(synopses))
           + options
           + u"            *) words='--game --sample' ;;\n"
             "            esac\n"
             "        elif [ \"${COMP_WORDS[1]}\" = find ] && [ \"$COMP_CWORD\" -ge 3 ]; then\n"
             "            words='%1' both=1\n"
             "        fi\n"
             "        ;;\n"
             "    esac\n"
             "    [ -z \"$words\" ] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
             "    [ -n \"$words\" ] && [ -z \"$both\" ] || [ -z \"$kind\" ] || mapfile -t -O ${#COMPREPLY[@]} "
             "COMPREPLY < <(compgen \"$kind\" -- \"$word\")\n"
             "}\n"
             "complete -o filenames -o bashdefault -o default -F _lumpscope lumpscope\n"_s.arg(tableWords());
}

QString zshCompletion(const Synopses &synopses)
{
    QString commands, cases;
    for (const auto &synopsis : synopses) {
        commands += u"        "_s + quoted(synopsis.command + u':' + zshText(firstLine(synopsis.help))) + u'\n';
        QString specs;
        for (const auto &option : synopsis.options)
            specs += u" \\\n            "_s + zshOption(option);
        const auto file = synopsis.command == u"find"
                              ? u"'1:FILE:_files' '*:FILE or TABLE:{ _files; compadd -- %1 }'"_s.arg(tableWords())
                              : u"'*:FILE:_files'"_s;
        cases += u"    %1)\n        _arguments%2 \\\n            %3\n        ;;\n"_s.arg(synopsis.command, specs, file);
    }
    cases += u"    help)\n        _arguments '1:SUBCOMMAND:(%1)'\n        ;;\n"_s.arg(helpWords(synopses));
    return u"#compdef lumpscope\n"
           "if ((CURRENT == 2)); then\n"
           "    local -a commands=(\n"_s
           + commands
           + u"        'help:Explains a subcommand or a topic'\n"
             "        '--help:Lists the subcommands'\n"
             "        '--version:Prints the version'\n"
             "    )\n"
             "    _describe 'subcommand' commands\n"
             "    _files\n"
             "    return\n"
             "fi\n"
             "local command=$words[2]\n"
             "shift words\n"
             "((CURRENT--))\n"
             "case $command in\n"_s
           + cases + u"esac\n"_s;
}

QString fishCompletion(const Synopses &synopses)
{
    QString text = u"# fish completion of lumpscope\n"_s;
    for (const auto &synopsis : synopses)
        text += u"complete -c lumpscope -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(synopsis.command,
                                                                                      quoted(firstLine(synopsis.help)));
    text += u"complete -c lumpscope -n __fish_use_subcommand -a help -d 'Explains a subcommand or a topic'\n"
            "complete -c lumpscope -n '__fish_seen_subcommand_from help' -x -a '%1'\n"
            "complete -c lumpscope -n '__fish_seen_subcommand_from find; and not __fish_seen_subcommand_from help; "
            "and test (count (commandline -opc)) -ge 3' -a '%2'\n"_s.arg(helpWords(synopses), tableWords());
    text += u"complete -c lumpscope -n __fish_use_subcommand -l help -d 'Lists the subcommands'\n"
            "complete -c lumpscope -n __fish_use_subcommand -l version -d 'Prints the version'\n"_s;
    for (const auto &synopsis : synopses)
        for (const auto &option : synopsis.options)
            text += u"complete -c lumpscope -n '__fish_seen_subcommand_from %1' -l %2 -d %3%4\n"_s.arg(
                synopsis.command, option.name, quoted(option.help), completionOf(option).fish);
    return text;
}

#include "app/commands/overmaps.h"
#include "core/assets/maptextures.h"
#include "core/shading/shaderlist.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

QJsonObject jsonOf(const ListedShader &shader)
{
    QJsonArray stages;
    for (const auto &stage : shader.stages)
        stages.append(QJsonObject{{u"words"_s, QJsonArray::fromStringList(stage.words)},
                                  {u"images"_s, QJsonArray::fromStringList(stage.images)},
                                  {u"found"_s, QJsonArray::fromStringList(stage.found)},
                                  {u"remarks"_s, QJsonArray::fromStringList(stage.remarks)},
                                  {u"group"_s, stage.group < 0 ? QJsonValue() : QJsonValue(stage.group)}});
    return {{u"name"_s, shader.name},
            {u"faces"_s, static_cast<qint64>(shader.faces)},
            {u"script"_s, shader.file.isEmpty() ? QJsonValue() : QJsonValue(shader.file)},
            {u"line"_s, shader.line},
            {u"sort"_s, shader.sort},
            {u"words"_s, QJsonArray::fromStringList(shader.words)},
            {u"ignored"_s, QJsonArray::fromStringList(shader.ignored)},
            {u"rejected"_s, shader.rejection.why.isEmpty() ? QJsonValue() : QJsonValue(shader.rejection.why)},
            {u"stages"_s, stages}};
}

QString textOf(const ListedStage &stage)
{
    QStringList lines;
    lines.append(u"    "_s + (stage.words.isEmpty() ? CommandText::tr("lightmap or vertex light") : stage.words.join(u"; ")));
    for (qsizetype i = 0; i < stage.images.size(); ++i)
        lines.append(u"        "_s
                     + (stage.found[i].isEmpty() ? CommandText::tr("%1 is missing").arg(stage.images[i]) : stage.found[i]));
    for (const auto &remark : stage.remarks)
        lines.append(u"        "_s + remark);
    return lines.join(u'\n');
}

QString textOf(const ListedShader &shader)
{
    QStringList lines;
    lines.append(CommandText::tr("%1: %Ln faces", nullptr, static_cast<int>(shader.faces)).arg(shader.name));
    lines.append(u"  "_s
                 + (shader.file.isEmpty()
                        ? CommandText::tr("no script: the engine draws the image with its name")
                        : CommandText::tr("%1, line %2, sort %3").arg(shader.file).arg(shader.line).arg(shader.sort)));
    if (const auto &[why, stopsGame] = shader.rejection; !why.isEmpty())
        lines.append(u"  "_s
                     + (stopsGame ? CommandText::tr("the game stops at this shader while loading the map. %1")
                                  : CommandText::tr("rejected by the game, which draws its default image instead. %1"))
                           .arg(why));
    if (!shader.words.isEmpty())
        lines.append(u"  "_s + shader.words.join(u"; "));
    int group = -1;
    for (const auto &stage : shader.stages) {
        if (shader.stages.size() > 1 && stage.group >= 0 && std::exchange(group, stage.group) != stage.group)
            lines.append(u"  "_s + CommandText::tr("drawn in one pass:"));
        lines.append(textOf(stage));
    }
    if (!shader.file.isEmpty() && shader.stages.empty() && !shader.isSky && shader.rejection.why.isEmpty())
        lines.append(u"  "_s + CommandText::tr("no stages: only its fog is drawn, if any"));
    if (!shader.ignored.isEmpty())
        lines.append(u"  "_s + CommandText::tr("ignored: %1").arg(shader.ignored.join(u", ")));
    return lines.join(u'\n') + u'\n';
}

int shadersOfMap(const Arguments &arguments)
{
    const auto opened = openForGame(u"shaders"_s, arguments);
    if (!opened)
        return Failed;
    const auto &map = opened->map;
    const auto textures = mapTextures(map, opened->files);
    if (!textures->hasShaders())
        return fail(arguments.file(),
                    CommandText::tr("Maps of this format have no shaders; only maps of Quake III and games based on it do."));
    const auto list = listShaders(*map, *textures);
    if (wantsJson(arguments)) {
        QJsonArray all;
        for (const auto &shader : list)
            all.append(jsonOf(shader));
        return printJson(QJsonObject{{u"shaders"_s, all}, {u"notices"_s, QJsonArray::fromStringList(textures->scriptFaults())}});
    }
    QString text;
    for (const auto &shader : list)
        text += textOf(shader);
    for (const auto &fault : textures->scriptFaults())
        text += CommandText::tr("note: %1\n").arg(inOneLine(fault));
    return print(text);
}

} // namespace

Synopsis shadersSynopsis()
{
    return {u"shaders"_s,
            u"FILE..."_s,
            CommandText::tr("Lists the shaders of maps of Quake III and games based on it: for each, its script, its "
                            "stages, which of them are drawn in one pass, where their images were found, what is "
                            "ignored, and whether the game rejects it.")
                + u"\n\n"_s + manyHelp(),
            {{u"json"_s, {}, CommandText::tr("Print JSON, for programs; for many maps, a list.")},
             jsonLinesOption(),
             jobsOption(),
             gameOption()}};
}

int shaders(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    if (const auto fault = faultOfGame(arguments); !fault.isEmpty())
        return fail(u"shaders"_s, fault);
    return forEachMap(arguments, {.form = formOf(arguments, ManyForm::Text)}, shadersOfMap);
}

} // namespace commands

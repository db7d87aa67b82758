#include "widgets/gl/sceneprograms.h"

#include "widgets/gl/sceneunits.h"

using namespace Qt::StringLiterals;

namespace {

QByteArray definesOf(const ShaderVariant &way)
{
    QByteArray defines = "#define LIT 0\n#define TEXTURED 1\n#define LIGHTMAP 2\n#define FLAT 3\n#define NORMALS 4\n"
                         "#define DIRECTIONS 5\n#define WIRES 6\n#define MODE ";
    defines += QByteArray::number(way.wires ? 6 : static_cast<int>(way.mode)) + '\n';
    for (const auto &[isSet, name] : {std::pair(way.tests, "TESTS"),
                                      {way.moves, "MOVES"},
                                      {way.blends, "BLENDS"},
                                      {way.details, "DETAILS"},
                                      {way.isMissing, "MISSING"},
                                      {way.glows, "GLOWS"},
                                      {way.overbright, "OVERBRIGHT"},
                                      {way.fogs, "FOGS"},
                                      {way.rangesFog, "RANGED"},
                                      {way.marks, "MARKS"}})
        if (isSet)
            defines += QByteArray("#define ") + name + '\n';
    return defines;
}

} // namespace

SceneProgram *ScenePrograms::of(const ShaderVariant &way)
{
    auto found = programs_.find(way);
    if (found == programs_.end()) {
        SceneProgram made{.program = makeProgram(u"scene"_s, definesOf(way), fault_)};
        if (!made.program)
            return nullptr;
        made.program->bind();
        const std::pair<const char *, int> units[] = {{"picture", pictureUnit},  {"light", lightUnit},   {"states", stateUnit},
                                                      {"faceColors", colorUnit}, {"detail", detailUnit}, {"glow", glowUnit}};
        for (const auto &[name, unit] : units)
            made.program->setUniformValue(name, unit);
        made.program->setUniformValue("selectedColor", markColor);
        made.program->setUniformValue("seenColor", seenColor);
        made.program->setUniformValue("oneWayColor", oneWayColor);
        found = programs_.emplace(way, std::move(made)).first;
    }
    return &found->second;
}

void ScenePrograms::beginView()
{
    for (auto &[way, program] : programs_)
        program.isSetUp = false;
}

#include "widgets/gl/sceneprograms.h"

#include "widgets/gl/sceneunits.h"

using namespace Qt::StringLiterals;

namespace {

QByteArray definesOf(const ShaderVariant &variant)
{
    QByteArray defines = "#define LIT 0\n#define TEXTURED 1\n#define LIGHTMAP 2\n#define FLAT 3\n#define NORMALS 4\n"
                         "#define DIRECTIONS 5\n#define WIRES 6\n#define MODE ";
    defines += QByteArray::number(variant.wires ? 6 : static_cast<int>(variant.mode)) + '\n';
    for (const auto &[isSet, name] : {std::pair(variant.tests, "TESTS"),
                                      {variant.moves, "MOVES"},
                                      {variant.blends, "BLENDS"},
                                      {variant.details, "DETAILS"},
                                      {variant.isMissing, "MISSING"},
                                      {variant.glows, "GLOWS"},
                                      {variant.overbright, "OVERBRIGHT"},
                                      {variant.fogs, "FOGS"},
                                      {variant.rangesFog, "RANGED"},
                                      {variant.marks, "MARKS"}})
        if (isSet)
            defines += QByteArray("#define ") + name + '\n';
    return defines;
}

} // namespace

SceneProgram *ScenePrograms::of(const ShaderVariant &variant)
{
    auto found = programs_.find(variant);
    if (found == programs_.end()) {
        SceneProgram made{.program = makeProgram(u"scene"_s, definesOf(variant), fault_)};
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
        found = programs_.emplace(variant, std::move(made)).first;
    }
    return &found->second;
}

void ScenePrograms::beginView()
{
    for (auto &[variant, program] : programs_)
        program.isSetUp = false;
}

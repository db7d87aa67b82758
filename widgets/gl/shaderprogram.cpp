#include "widgets/gl/shaderprogram.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

struct ProgramText {
    Q_DECLARE_TR_FUNCTIONS(SceneRenderer)
};

constexpr QByteArrayView fogs("#include \"fogs.glsl\"\n"); // GLSL has no #include

QByteArray read(const QString &name)
{
    QFile file(u":/shaders/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray sourceOf(const QString &name, const QByteArray &defines, const QByteArray &code)
{
    auto source = read(name);
    if (source.contains(fogs))
        source.replace(fogs, read(u"fogs.glsl"_s));
    return source.insert(source.indexOf('\n') + 1, defines) + code;
}

} // namespace

std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault,
                                                  const ProgramCode &code)
{
    auto program = std::make_unique<QOpenGLShaderProgram>();
    if (program->addShaderFromSourceCode(QOpenGLShader::Vertex, sourceOf(name + u".vert"_s, defines, code.vertex))
        && program->addShaderFromSourceCode(QOpenGLShader::Fragment, sourceOf(name + u".frag"_s, defines, code.fragment))
        && program->link())
        return program;
    fault = ProgramText::tr("The graphics driver rejects a shader program: %1").arg(program->log());
    return {};
}

bool LateProgram::make()
{
    if (!std::exchange(isTried_, true))
        program_ = makeProgram(name_, defines_, fault_);
    return program_ != nullptr;
}

#include "widgets/gl/shaderprogram.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace
{

struct ProgramText {
    Q_DECLARE_TR_FUNCTIONS(SceneRenderer)
};

QByteArray sourceOf(const QString &name, const QByteArray &defines)
{
    QFile file(u":/shaders/"_s + name);
    auto source = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return source.insert(source.indexOf('\n') + 1, defines);
}

} // namespace

std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, const QByteArray &defines, QString &fault)
{
    auto program = std::make_unique<QOpenGLShaderProgram>();
    if (program->addShaderFromSourceCode(QOpenGLShader::Vertex, sourceOf(name + u".vert"_s, defines))
        && program->addShaderFromSourceCode(QOpenGLShader::Fragment, sourceOf(name + u".frag"_s, defines)) && program->link())
        return program;
    fault = ProgramText::tr("The graphics driver does not take the program that draws: %1").arg(program->log());
    return {};
}

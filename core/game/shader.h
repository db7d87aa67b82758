// Quake III's shader scripts: from a surface's name to its image, and to what the view must know of it.
#pragma once

#include <QByteArrayView>
#include <QColor>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

struct ShaderStage {
    QString map;           // an image, or $lightmap, $whiteimage; of an animMap its first
    bool clamp = false;    // clampmap
    QStringList frames;    // animMap's images
    double framesPerSecond = 0;
    QString alphaFunc;     // GT0, LT128, GE128; empty: none
    QString blendSource, blendTarget; // GL_ONE, ...; "add", "filter" and "blend" written out. Empty: opaque
};

struct Shader {
    QString name; // without extension, as written
    QString file; // the script, as a path
    int line = 0; // from 1
    std::vector<ShaderStage> stages;
    QString editorImage;     // qer_editorimage
    QStringList surfaceParms; // lower case
    QString cull;             // front (the default), back, none
    bool isSky = false;                 // surfaceparm sky or skyparms
    QString skyBox;                     // skyparms' outer box without its suffixes; empty: none
    double cloudHeight = 0;

    // The image that stands for it: the editor's, or the first of a stage that is a file. Empty: none.
    QString image() const;
    bool isTranslucent() const; // its first stage that is drawn blends
};

// Reads one script. What follows a fault is left out, and `problem` says so with its line.
struct ShaderScript {
    std::vector<Shader> shaders;
    QString problem;
};
ShaderScript parseShaders(QByteArrayView text, const QString &file);

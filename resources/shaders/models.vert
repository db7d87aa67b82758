#version 330 core
layout(location = 0) in vec3 point; // of the frame that is seen
layout(location = 1) in vec4 normal;
layout(location = 2) in vec3 nextPoint;
layout(location = 3) in vec4 nextNormal;
layout(location = 4) in vec2 texturePlace;

uniform mat4 toClip;
uniform mat4 toWorld;
uniform float share; // of the next frame
uniform vec3 eye;
uniform vec3 ambient, directed, towards; // ModelLight
uniform float back, top;
uniform bool isChrome;
uniform vec4 depthAt; // in the space of the picture: the place as near as which all of it is drawn; w 0: as near as it is
uniform vec3 across, down; // where a moved texture is, as TextureTransform says

uniform vec4 fogDistance, fogInside; // as FogView says
uniform float fogEye;

out vec2 textureAt;
out vec3 lit;
out vec3 facing;
out vec2 fogAt;

void main()
{
    vec4 place = toWorld * vec4(mix(point, nextPoint, share), 1.0);
    gl_Position = toClip * place;
    if (depthAt.w > 0.0)
        gl_Position.z = depthAt.z / depthAt.w * gl_Position.w;
    facing = normalize(mat3(toWorld) * mix(normal.xyz, nextNormal.xyz, share));
    float cosine = dot(facing, towards);
    lit = clamp(ambient + directed * (cosine < 0.0 ? cosine * back : min(cosine, top)), 0.0, 1.0);
    // As RB_CalcEnvironmentTexCoords() of Quake III's renderer/tr_shade_calc.c mirrors.
    vec3 seen = normalize(eye - place.xyz);
    vec3 mirrored = facing * (2.0 * dot(facing, seen)) - seen;
    vec3 at = vec3(isChrome ? vec2(0.5 + 0.5 * mirrored.y, 0.5 - 0.5 * mirrored.z) : texturePlace, 1.0);
    textureAt = vec2(dot(across, at), dot(down, at));
    // As stages.vert has it.
    float inside = dot(fogInside, place);
    float reach = fogEye < 0.0 ? (inside < 1.0 ? 0.0 : inside / (inside - fogEye)) : (inside < 0.0 ? 0.0 : 1.0);
    fogAt = vec2(dot(fogDistance, place), reach);
}

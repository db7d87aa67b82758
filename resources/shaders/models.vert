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
uniform vec3 eyeInModel;
uniform int coordinates; // ModelCoordinates
uniform vec3 sAxis, tAxis; // of Vector: textures a map unit
uniform vec2 waves; // how high in textures, and the phase in cycles
uniform int alphaFrom; // ModelAlpha
uniform float portalRange;
uniform vec4 depthAt; // in the space of the picture: the place as near as which all of it is drawn; w 0: as near as it is
uniform vec3 across, down; // where a moved texture is, as TextureTransform says

uniform vec4 fogDistance, fogInside; // as FogView says
uniform float fogEye;

out vec2 textureAt;
out vec3 lit;
out vec3 facing;
out vec2 fogAt;
out vec3 fogWay; // from the eye
out float stageAlpha;

const int Base = 0, Chrome = 1, Environment = 2, Vector = 3;
const int Given = 0, Specular = 1, Portal = 2;

// As RB_CalcEnvironmentTexCoords() of Quake III's renderer/tr_shade_calc.c mirrors.
vec2 mirrored(vec3 normalThere, vec3 seen)
{
    vec3 reflected = normalThere * (2.0 * dot(normalThere, seen)) - seen;
    return vec2(0.5 + 0.5 * reflected.y, 0.5 - 0.5 * reflected.z);
}

// RB_CalcSpecularAlpha(), whose light stands at one place of every model.
float highlight(vec3 own, vec3 ownNormal)
{
    vec3 way = normalize(vec3(-960.0, 1980.0, 96.0) - own);
    vec3 reflected = ownNormal * (2.0 * dot(ownNormal, way)) - way;
    return pow(max(dot(reflected, normalize(eyeInModel - own)), 0.0), 4.0);
}

void main()
{
    vec3 own = mix(point, nextPoint, share);
    vec3 ownNormal = normalize(mix(normal.xyz, nextNormal.xyz, share));
    vec4 place = toWorld * vec4(own, 1.0);
    gl_Position = toClip * place;
    if (depthAt.w > 0.0)
        gl_Position.z = depthAt.z / depthAt.w * gl_Position.w;
    facing = normalize(mat3(toWorld) * ownNormal);
    float cosine = dot(facing, towards);
    lit = clamp(ambient + directed * (cosine < 0.0 ? cosine * back : min(cosine, top)), 0.0, 1.0);
    vec3 at = vec3(texturePlace, 1.0);
    if (coordinates == Chrome)
        at.xy = mirrored(facing, normalize(eye - place.xyz));
    else if (coordinates == Environment)
        at.xy = mirrored(ownNormal, normalize(eyeInModel - own));
    else if (coordinates == Vector)
        at.xy = vec2(dot(sAxis, own), dot(tAxis, own));
    textureAt = vec2(dot(across, at), dot(down, at)) + waves.x * sin(6.2831853 * (vec2(own.x + own.z, own.y) / 1024.0 + waves.y));
    stageAlpha = alphaFrom == Specular ? highlight(own, ownNormal)
                 : alphaFrom == Portal ? min(distance(place.xyz, eye) / portalRange, 1.0)
                                       : 1.0;
    // As stages.vert has it.
    float inside = dot(fogInside, place);
    float reach = fogEye < 0.0 ? (inside < 1.0 ? 0.0 : inside / (inside - fogEye)) : (inside < 0.0 ? 0.0 : 1.0);
    fogAt = vec2(dot(fogDistance, place), reach);
    fogWay = place.xyz - eye;
}

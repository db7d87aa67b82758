#version 330 core
in vec2 textureAt;
in vec3 lit;
in vec3 facing;
in vec2 fogAt;
in vec3 fogWay;
in float stageAlpha;

uniform sampler2D picture;
uniform int mode; // a DrawMode
uniform float textureGain;
uniform float brightness;
uniform vec3 tint;
uniform float alpha;
uniform bool usesAlpha;
uniform bool adds;     // it is added to what lies behind: what is black in the picture is not seen
uniform int test;      // an AlphaTest
uniform int fogEffect; // a FogEffect
uniform vec3 fogColor;
#include "fogs.glsl"

out vec4 color;

const int Lit = 0, Textured = 1, Lightmap = 2, Flat = 3, LightDirections = 5;
const int AboveZero = 1, Below128 = 2, From128 = 3;
const int NoFog = 0, MixFog = 1, FadeColor = 2, FadeAlpha = 3, FadeBoth = 4, FogAlone = 5;

void main()
{
    vec4 texel = texture(picture, textureAt);
    float opacity = alpha * stageAlpha * (usesAlpha ? texel.a : 1.0);
    float tested = usesAlpha ? opacity : texel.a;
    // The bounds lie between two of the 256 alphas that pictures have.
    if ((test == AboveZero && tested <= 0.5 / 255.0) || (test == Below128 && tested >= 127.5 / 255.0)
        || (test == From128 && tested <= 127.5 / 255.0))
        discard;
    vec3 stored = min(texel.rgb * textureGain, 1.0) * tint;
    vec3 result = normalize(facing) * 0.5 + 0.5;
    if (mode == Lit) {
        result = stored * lit;
        float fog = fogEffect == NoFog     ? 0.0
                    : fogDensity <= 0.0    ? brushFog(fogAt)
                    : fogRange.y < 0.0     ? mapFog(1.0 / gl_FragCoord.w)
                                           : rangedFog(length(fogWay));
        if (fogEffect == MixFog)
            result = mix(result, fogColor, fog);
        if (fogEffect == FadeColor || fogEffect == FadeBoth)
            result *= 1.0 - fog;
        if (fogEffect == FadeAlpha || fogEffect == FadeBoth)
            opacity *= 1.0 - fog;
        if (fogEffect == FogAlone) {
            result = fogColor;
            opacity = fog;
        }
        result *= brightness;
    }
    else if (mode == Textured)
        result = stored * brightness;
    else if (mode == Lightmap)
        result = lit * brightness;
    else if (mode == Flat || mode == LightDirections)
        result = vec3(0.5 + 0.2 * facing.z);
    if (adds && mode != Lit && mode != Textured)
        result *= max(max(texel.r, texel.g), texel.b);
    color = vec4(result, opacity);
}

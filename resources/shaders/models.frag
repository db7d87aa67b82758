#version 330 core
in vec2 textureAt;
in vec3 lit;
in vec3 facing;
in vec2 fogAt;

uniform sampler2D picture;
uniform int mode; // a DrawMode
uniform float textureGain;
uniform float brightness;
uniform vec3 tint;
uniform float alpha;
uniform bool usesAlpha, hasHoles;
uniform int fogEffect; // a ModelFogEffect
uniform vec3 fogColor;

out vec4 color;

const int Lit = 0, Textured = 1, Lightmap = 2, Flat = 3;
const int NoFog = 0, MixFog = 1, FadeColor = 2, FadeAlpha = 3;

void main()
{
    vec4 texel = texture(picture, textureAt);
    if (hasHoles && texel.a < 0.5)
        discard;
    vec3 stored = min(texel.rgb * textureGain, 1.0) * tint;
    vec3 result = normalize(facing) * 0.5 + 0.5;
    float opacity = alpha * (usesAlpha ? texel.a : 1.0);
    if (mode == Lit) {
        result = stored * lit;
        float fog = fogEffect == NoFog ? 0.0 : sqrt(clamp((fogAt.x - 1.0 / 512.0) * 8.0 * fogAt.y, 0.0, 1.0));
        if (fogEffect == MixFog)
            result = mix(result, fogColor, fog);
        else if (fogEffect == FadeColor)
            result *= 1.0 - fog;
        else if (fogEffect == FadeAlpha)
            opacity *= 1.0 - fog;
        result *= brightness;
    }
    else if (mode == Textured)
        result = stored * brightness;
    else if (mode == Lightmap)
        result = lit * brightness;
    else if (mode == Flat)
        result = vec3(0.5 + 0.2 * facing.z);
    color = vec4(result, opacity);
}

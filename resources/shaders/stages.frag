#version 330 core
// Of a shader's stages that are drawn at once: shade() is made for them. FOG: what a fog does to them, a FogEffect; RANGED
// and MARKS: as scene.frag has them.
in vec2 stageAt[PLACES];
in vec2 lightAt;
in vec4 vertexColor;
in vec2 alphas;
#ifdef MARKS
flat in uint state;
uniform vec3 selectedColor, seenColor, oneWayColor;
#endif

uniform sampler2D pictures[PLACES];
uniform sampler2D light;
uniform vec2 pagesAcross; // of it, as LightAtlas says
uniform float sumsFrom; // of it, as LightAtlas says
uniform bool showsVertexLight; // as PagedFaces says
uniform vec4 tints[STAGES];
uniform float brightness;
#ifdef FOG
uniform vec3 fogColor;
#include "fogs.glsl"
#ifdef RANGED
in vec3 fogWay;
#else
in vec2 fogAt;
#endif
#endif

out vec4 color;

const uint Selected = 1u, Hovered = 2u, Seen = 4u, SeesOneWay = 8u;

vec4 lightmap()
{
    if (lightAt.x < 0.0)
        return vec4(showsVertexLight ? vertexColor.rgb : vec3(1.0), 1.0);
    return texture(light, lightAt);
}

// Of the face's page, whose border goes on. A sum of layers lies on no page, and is drawn where the face has it.
vec4 lightmapAt(vec2 place)
{
    if (lightAt.x < 0.0 || lightAt.y > sumsFrom)
        return lightmap();
    vec2 border = 0.5 * pagesAcross / vec2(textureSize(light, 0));
    vec2 page = floor(lightAt * pagesAcross);
    return texture(light, (page + clamp(place, border, 1.0 - border)) / pagesAcross);
}

vec3 anyLight()
{
    return lightAt.x < 0.0 ? vertexColor.rgb : texture(light, lightAt).rgb;
}

vec4 shade();

#ifdef FOG
float fogAmount()
{
#ifdef RANGED
    return rangedFog(length(fogWay));
#else
    return brushFog(fogAt);
#endif
}
#endif

void main()
{
    vec4 result = shade();
#ifdef FOG
#if FOG == MIX
    result.rgb = mix(result.rgb, fogColor, fogAmount());
#elif FOG == ALONE
    result = vec4(fogColor, fogAmount());
#else
    float left = 1.0 - fogAmount();
#if FOG == FADE_COLOR || FOG == FADE_BOTH
    result.rgb *= left;
#endif
#if FOG == FADE_ALPHA || FOG == FADE_BOTH
    result.a *= left;
#endif
#endif
#endif
    result.rgb *= brightness;
#ifdef MARKS
    if ((state & (Seen | SeesOneWay)) != 0u)
        result.rgb = mix(result.rgb, (state & Seen) != 0u ? seenColor : oneWayColor, 0.35);
    result.rgb = mix(result.rgb, selectedColor, (state & Selected) != 0u ? 0.45 : (state & Hovered) != 0u ? 0.2 : 0.0);
#endif
    color = result;
}

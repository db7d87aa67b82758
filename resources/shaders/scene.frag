#version 330 core
// Made once for each way of drawing: software renderers run both sides of a condition. MODE is a DrawMode or WIRES;
// TESTS: pictures with holes; MOVES: textures that move; BLENDS: a ScenePass from Filter on; DETAILS: a detail texture;
// MISSING: the picture is a checkerboard, which the darkest light must not hide; GLOWS: a second picture has what is as bright as
// stored; OVERBRIGHT: full light is brighter than the texture; FOGS: a fog lies over all of the map; RANGED: it has a range;
// MARKS: faces that are selected, pointed at or seen from what is.
in vec2 textureAt;
in vec2 lightAt;
in vec3 vertexColor;
#ifdef MARKS
flat in uint state;
#endif
#if MODE >= FLAT || defined(MOVES) || defined(RANGED)
in vec3 place;
#endif
#if MODE >= FLAT
flat in vec3 faceColor;
in vec3 facing; // of a face that is to look curved it differs from corner to corner
#endif

uniform sampler2D picture;
uniform sampler2D light;
uniform float alpha;
uniform vec3 tint;
uniform float textureGain; // how much brighter than stored the game draws textures
uniform float brightness;
uniform bool ghost;
uniform vec3 eye;
#ifdef MARKS
uniform vec3 selectedColor, seenColor, oneWayColor;
#endif
uniform bool usesAlpha;  // what is transparent in the picture lets through what lies behind
uniform vec2 keptAlphas; // from and up to, of what is drawn
uniform vec2 texels;     // of the picture
uniform vec3 ripples;    // of liquids: how high in texels, the time in seconds, radians a texel
uniform vec2 turbulence; // Quake III's: how high in textures, and the phase in cycles
#ifdef GLOWS
uniform sampler2D glow;
#endif
#ifdef OVERBRIGHT
uniform float over; // how many times brighter
#endif
#ifdef FOGS
uniform vec3 fogColor;
#include "fogs.glsl"
#endif
#ifdef DETAILS
uniform sampler2D detail;
uniform vec2 detailScale; // how often it is there in a picture
#endif

out vec4 color;

const uint Selected = 1u, Hovered = 2u, Seen = 4u, SeesOneWay = 8u;

vec2 picturePlace()
{
    vec2 at = textureAt;
#ifdef MOVES
    at += ripples.x / texels * sin(at.yx * texels.yx * ripples.z + ripples.y);
    at += turbulence.x * sin(6.2831853 * (vec2(place.x + place.z, place.y) / 1024.0 + turbulence.y));
#endif
    return at;
}

void main()
{
#if MODE == WIRES
    color = vec4(0.9, 0.95, 1.0, 0.6);
#else
#if MODE <= TEXTURED || defined(TESTS)
    vec4 texel = texture(picture, picturePlace());
#else
    vec4 texel = vec4(1.0);
#endif
#ifdef TESTS
    if (texel.a < keptAlphas.x || texel.a > keptAlphas.y)
        discard;
#endif
#if MODE == LIT || MODE == LIGHTMAP
    vec3 lit = lightAt.x < 0.0 ? vertexColor : texture(light, lightAt).rgb;
#endif
#if MODE == LIT
#ifdef OVERBRIGHT
    lit *= over;
#endif
#ifdef MISSING
    vec3 stored = texel.rgb * (0.45 + 0.55 * min(lit, 1.0)); // light gives a map its shape also where all pictures are missing
#else
    vec3 stored = min(texel.rgb * textureGain, 1.0) * lit;
#endif
#ifdef GLOWS
    stored += texture(glow, picturePlace()).rgb;
#endif
#ifdef OVERBRIGHT
    stored = min(stored, 1.0);
#endif
#ifdef DETAILS
    // As a texture unit of GL_RGB_SCALE 2, behind those that hand on no more than 1.
    stored = min(stored, 1.0) * texture(detail, textureAt * detailScale).rgb * 2.0;
#endif
    vec3 result = stored * (brightness * tint);
#ifdef FOGS
#ifdef RANGED
    result = mix(result, fogColor * brightness, rangedFog(distance(place, eye)));
#else
    result = mix(result, fogColor * brightness, mapFog(1.0 / gl_FragCoord.w));
#endif
#endif
#elif MODE == TEXTURED
    vec3 stored = min(texel.rgb * textureGain, 1.0);
#ifdef GLOWS
    stored += texture(glow, picturePlace()).rgb;
#endif
    vec3 result = stored * (brightness * tint);
#elif MODE == LIGHTMAP
    vec3 result = lit * brightness;
#elif MODE == NORMALS
    vec3 result = facing / max(length(facing), 0.001) * 0.5 + 0.5; // between corners that face away from each other it is none
#elif MODE == DIRECTIONS // which the light's texture has then
    vec3 result = lightAt.x < 0.0 ? vec3(0.5) : texture(light, lightAt).rgb;
#else
    vec3 result = faceColor * (0.78 + 0.22 * abs(dot(facing / max(length(facing), 0.001), normalize(eye - place))));
#endif
#ifdef MARKS
#if MODE < FLAT // else colours mean something
    if ((state & (Seen | SeesOneWay)) != 0u)
        result = mix(result, (state & Seen) != 0u ? seenColor : oneWayColor, 0.35);
#endif
    result = mix(result, selectedColor, (state & Selected) != 0u ? 0.45 : (state & Hovered) != 0u ? 0.2 : 0.0);
#endif
#ifdef BLENDS
    color = vec4(result, ghost ? 0.18 : alpha * (usesAlpha ? texel.a : 1.0));
#else
    color = vec4(result, 1.0);
#endif
#endif
}

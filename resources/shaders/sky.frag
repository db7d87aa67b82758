#version 330 core
// Made once for each KIND: software renderers run both sides of a condition, and each side here is dear. ALONE: nothing is
// drawn behind these clouds, which hide all; FLATTENED: they are Quake's; MARKS: as scene.frag has it.
in vec3 away;
#ifdef MARKS
flat in uint state;
uniform vec3 selectedColor, seenColor, oneWayColor;
#endif

uniform float brightness;
#if KIND == PLAIN
uniform vec4 plain;
#elif KIND == BOX
uniform samplerCube box;
uniform mat3 turn; // into the box
#elif KIND == CLOUDS
uniform sampler2D clouds;
uniform float cloudHeight; // map units
uniform vec3 across;       // where the clouds are, as TextureTransform says
uniform vec3 down;
uniform vec4 tint;
#else
uniform vec3 eye;
#include "fogs.glsl"
uniform vec3 fogColor;
uniform vec4 fogDistance, fogInside; // as FogView says
uniform float fogEye;
uniform float reach; // map units to the dome that clouds lie on
uniform vec4 cells[6]; // as SkyCells says, low and high
#endif

out vec4 color;

const uint Selected = 1u, Hovered = 2u, Seen = 4u, SeesOneWay = 8u;

#if KIND == PLAIN
vec4 skyColor(vec3 way)
{
    return plain;
}
#elif KIND == BOX
vec4 skyColor(vec3 way)
{
    return vec4(texture(box, (turn * way).xzy).rgb, 1.0);
}
#elif KIND == CLOUDS && defined(FLATTENED)
// Quake's gl_warp.c, EmitSkyPolys(): the layers lie on a sphere around the eye, a third as high as wide.
vec4 skyColor(vec3 way)
{
    vec3 wide = way * vec3(1.0, 1.0, 3.0);
    vec3 at = vec3(wide.xy * (6.0 * 63.0 / 128.0 / length(wide)), 1.0);
    return texture(clouds, vec2(dot(across, at), dot(down, at))) * tint;
}
#elif KIND == CLOUDS
const float EarthRadius = 4096.0; // radiusWorld of tr_sky.c

// The clouds are a sphere around a small earth that the eye stands on; the angles against x and y of the place where it
// is seen are the texture's coordinates (R_InitSkyTexCoords()). None lie beneath the eye (FillCloudBox()).
vec4 skyColor(vec3 way)
{
    bool isBeneath = -way.z > max(abs(way.x), abs(way.y));
#ifndef ALONE
    if (isBeneath)
        discard;
#endif
    float upward = way.z * EarthRadius;
    float reach = sqrt(upward * upward + 2.0 * EarthRadius * cloudHeight + cloudHeight * cloudHeight) - upward;
    vec3 place = normalize(way * reach + vec3(0.0, 0.0, EarthRadius));
    vec3 at = vec3(acos(place.xy), 1.0);
    vec4 there = texture(clouds, vec2(dot(across, at), dot(down, at))) * tint;
#ifdef ALONE
    return isBeneath ? vec4(0.0, 0.0, 0.0, 1.0) : there;
#else
    return there;
#endif
}
#else
// Of a corner of the dome: how far away it is, and how much of the way to it lies in the fog.
vec2 fogPlace(vec3 corner)
{
    vec4 place = vec4(eye + reach * corner, 1.0);
    float inside = dot(fogInside, place);
    float share = fogEye < 0.0 ? (inside < 1.0 ? 0.0 : inside / (inside - fogEye)) : (inside < 0.0 ? 0.0 : 1.0);
    return vec2(dot(fogDistance, place), share);
}

const float Rows = 4.0; // of the dome, from the middle of a side to its end

// The dome is a box whose sides have eight rows (SKY_SUBDIVISIONS), and fog is worked out at their corners alone.
float fogAmount(vec3 way)
{
    float across = max(abs(way.x), abs(way.y));
    vec2 at;
    if (abs(way.z) > across) {
        at = fogPlace(way / abs(way.z));
    } else {
        float row = way.z / across * Rows, below = floor(row);
        at = mix(fogPlace(vec3(way.xy / across, below / Rows)), fogPlace(vec3(way.xy / across, (below + 1.0) / Rows)), row - below);
    }
    return brushFog(at);
}

// Whether the cell that is looked through is one of those that are fogged.
bool isInCell(vec3 way)
{
    vec3 size = abs(way);
    float across = max(size.x, size.y);
    int side;
    vec2 at;
    if (size.z > across) {
        side = way.z > 0.0 ? 4 : 5;
        at = way.xy / size.z;
    } else if (size.x == across) {
        side = way.x > 0.0 ? 0 : 1;
        at = way.yz / size.x;
    } else {
        side = way.y > 0.0 ? 2 : 3;
        at = way.xz / size.y;
    }
    at *= Rows;
    return all(greaterThanEqual(at, cells[side].xy)) && all(lessThanEqual(at, cells[side].zw));
}

vec4 skyColor(vec3 way)
{
    if (!isInCell(way))
        discard;
    return vec4(fogColor, fogAmount(way));
}
#endif

void main()
{
    vec4 result = skyColor(normalize(away));
    result.rgb *= brightness;
#ifdef MARKS
    if ((state & (Seen | SeesOneWay)) != 0u)
        result.rgb = mix(result.rgb, (state & Seen) != 0u ? seenColor : oneWayColor, 0.35);
    result.rgb = mix(result.rgb, selectedColor, (state & Selected) != 0u ? 0.45 : (state & Hovered) != 0u ? 0.2 : 0.0);
#endif
    color = result;
}

#version 330 core
in vec3 away;
flat in uint state;

uniform int kind; // Plain, Box, Clouds, Fog
uniform samplerCube box;
uniform sampler2D clouds;
uniform mat3 turn;         // into the box
uniform float cloudHeight; // map units
uniform vec3 across;       // where the clouds are, as TextureTransform says
uniform vec3 down;
uniform vec3 plain;
uniform vec3 selectedColor, seenColor, oneWayColor;
uniform float brightness;
uniform vec4 tint; // of clouds
uniform vec3 eye;
uniform vec3 fogColor;
uniform vec4 fogDistance, fogInside; // as FogView says
uniform float fogEye;
uniform float reach; // map units to the dome that clouds lie on

out vec4 color;

const int Box = 1, Clouds = 2, Fog = 3;
const float EarthRadius = 4096.0; // radiusWorld of tr_sky.c
const uint Selected = 1u, Hovered = 2u, Seen = 4u, SeesOneWay = 8u;

// The clouds are a sphere around a small earth that the eye stands on; the angles against x and y of the place where it
// is seen are the texture's coordinates (R_InitSkyTexCoords()).
vec4 cloudColor(vec3 way)
{
    float upward = way.z * EarthRadius;
    float reach = sqrt(upward * upward + 2.0 * EarthRadius * cloudHeight + cloudHeight * cloudHeight) - upward;
    vec3 place = normalize(way * reach + vec3(0.0, 0.0, EarthRadius));
    vec3 at = vec3(acos(place.xy), 1.0);
    return texture(clouds, vec2(dot(across, at), dot(down, at)));
}

// Of a corner of the dome: how far away it is, and how much of the way to it lies in the fog.
vec2 fogPlace(vec3 corner)
{
    vec4 place = vec4(eye + reach * corner, 1.0);
    float inside = dot(fogInside, place);
    float share = fogEye < 0.0 ? (inside < 1.0 ? 0.0 : inside / (inside - fogEye)) : (inside < 0.0 ? 0.0 : 1.0);
    return vec2(dot(fogDistance, place), share);
}

// The dome is a box whose sides have eight rows (SKY_SUBDIVISIONS), and fog is worked out at their corners alone.
float fogAmount(vec3 way)
{
    const float rows = 4.0; // from the middle of a side to its end
    float across = max(abs(way.x), abs(way.y));
    vec2 at;
    if (abs(way.z) > across) {
        at = fogPlace(way / abs(way.z));
    } else {
        float row = way.z / across * rows, below = floor(row);
        at = mix(fogPlace(vec3(way.xy / across, below / rows)), fogPlace(vec3(way.xy / across, (below + 1.0) / rows)), row - below);
    }
    return sqrt(clamp((at.x - 1.0 / 512.0) * 8.0 * at.y, 0.0, 1.0));
}

void main()
{
    vec3 way = normalize(away), result = plain;
    float alpha = 1.0;
    if (kind == Box) {
        result = texture(box, (turn * way).xzy).rgb;
    } else if (kind == Clouds) {
        if (-way.z > max(abs(way.x), abs(way.y)))
            discard; // no clouds lie beneath the eye (FillCloudBox())
        vec4 clouds = cloudColor(way) * tint;
        result = clouds.rgb;
        alpha = clouds.a;
    } else if (kind == Fog) {
        result = fogColor;
        alpha = fogAmount(way);
    }
    float marked = (state & Selected) != 0u ? 0.45 : (state & Hovered) != 0u ? 0.2 : 0.0;
    result *= brightness;
    if ((state & (Seen | SeesOneWay)) != 0u)
        result = mix(result, (state & Seen) != 0u ? seenColor : oneWayColor, 0.35);
    color = vec4(mix(result, selectedColor, marked), alpha);
}

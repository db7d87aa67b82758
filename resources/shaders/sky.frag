#version 330 core
in vec3 away;
flat in uint state;

uniform int kind; // Plain, Box, Clouds
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

out vec4 color;

const int Box = 1, Clouds = 2;
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

void main()
{
    vec3 way = normalize(away), result = plain;
    float alpha = 1.0;
    if (kind == Box) {
        result = texture(box, (turn * way).xzy).rgb;
    } else if (kind == Clouds) {
        vec4 clouds = cloudColor(way) * tint;
        result = clouds.rgb;
        alpha = clouds.a;
    }
    float marked = (state & Selected) != 0u ? 0.45 : (state & Hovered) != 0u ? 0.2 : 0.0;
    result *= brightness;
    if ((state & (Seen | SeesOneWay)) != 0u)
        result = mix(result, (state & Seen) != 0u ? seenColor : oneWayColor, 0.35);
    color = vec4(mix(result, selectedColor, marked), alpha);
}

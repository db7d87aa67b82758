#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 color;
layout(location = 3) in vec2 corner; // -1 to 1

uniform mat4 toClip;
uniform vec3 eye;
uniform vec3 right;
uniform vec3 up;
uniform float radius;
uniform sampler2D depths; // of the picture so far

out vec2 at;
out vec3 glow;

// How much of the middle is not behind something, 0 to 1. The middle alone would go at once.
float seenShare()
{
    const int reach = 2;
    const float apart = 2.0; // pixels
    vec4 middle = toClip * vec4(point, 1.0);
    vec3 place = middle.xyz / middle.w * 0.5 + 0.5;
    float depth = place.z - 1e-5, seen = 0.0;
    vec2 size = vec2(textureSize(depths, 0));
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x)
            seen += texture(depths, place.xy + vec2(x, y) * apart / size).r >= depth ? 1.0 : 0.0;
    return seen / float((2 * reach + 1) * (2 * reach + 1));
}

void main()
{
    gl_Position = toClip * vec4(point + radius * (right * corner.x + up * corner.y), 1.0);
    at = corner;
    vec3 way = eye - point;
    // Seen from the side they fade, from behind they are not there; without a normal they shine everywhere.
    float faces = dot(normal, normal) > 0.0 ? max(dot(normalize(normal), normalize(way)), 0.0) : 1.0;
    glow = color * (faces * seenShare());
}

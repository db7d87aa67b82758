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

out vec2 at;
out vec3 glow;

void main()
{
    gl_Position = toClip * vec4(point + radius * (right * corner.x + up * corner.y), 1.0);
    at = corner;
    vec3 way = eye - point;
    // Seen from the side they fade, from behind they are not there; without a normal they shine everywhere.
    float faces = dot(normal, normal) > 0.0 ? max(dot(normalize(normal), normalize(way)), 0.0) : 1.0;
    glow = color * faces;
}

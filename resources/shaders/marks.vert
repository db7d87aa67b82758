#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec4 color;
uniform mat4 toClip;
uniform float nearer;
out vec4 markColor;
out float depth;

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    depth = gl_Position.w;
    gl_Position.z -= nearer; // in front of the face that it lies on, by the same part of its distance everywhere
    markColor = color;
}

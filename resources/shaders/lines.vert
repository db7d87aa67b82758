#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec4 color;
uniform mat4 toClip;
uniform float nearer;
out vec4 lineColor;

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    gl_Position.z -= nearer * gl_Position.w; // in front of the face that it lies on
    lineColor = color;
}

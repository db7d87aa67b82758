#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec2 texturePlace;
layout(location = 2) in vec2 lightPlace; // x < 0: the colour is the light
layout(location = 3) in vec4 color;
uniform mat4 toClip;
out vec2 textureAt;
out vec2 lightAt;
out vec3 vertexColor;

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    textureAt = texturePlace;
    lightAt = lightPlace;
    vertexColor = color.rgb;
}

#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec2 texturePlace;
layout(location = 2) in vec2 lightPlace; // x < 0: the colour is the light
layout(location = 3) in vec4 normal;
layout(location = 4) in vec4 color;
layout(location = 5) in uint face;

uniform mat4 toClip;
uniform vec2 textureScale;
uniform vec2 textureShift;
uniform usamplerBuffer states;   // of every face
uniform samplerBuffer faceColors; // likewise

out vec2 textureAt;
out vec2 lightAt;
out vec4 vertexColor;
out vec3 place;
flat out uint state;
flat out vec4 faceColor;
flat out vec3 facing;

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    textureAt = texturePlace * textureScale + textureShift;
    lightAt = lightPlace;
    vertexColor = color;
    place = point;
    state = texelFetch(states, int(face)).r;
    faceColor = texelFetch(faceColors, int(face));
    facing = normal.xyz;
}

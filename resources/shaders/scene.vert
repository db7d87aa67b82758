#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec2 texturePlace;
layout(location = 2) in vec2 lightPlace; // x < 0: the colour is the light
layout(location = 3) in vec4 normal;
layout(location = 4) in vec4 color;
layout(location = 5) in uint face;

uniform mat4 toClip;
uniform vec2 textureScale;
uniform vec3 across; // where a moved texture is, as TextureTransform says
uniform vec3 down;
#ifdef MARKS
uniform usamplerBuffer states; // of every face
#endif
uniform samplerBuffer faceColors; // likewise

out vec2 textureAt;
out vec2 lightAt;
out vec3 vertexColor;
#ifdef MARKS
flat out uint state;
#endif
#if MODE >= FLAT || defined(MOVES) || defined(RANGED)
out vec3 place;
#endif
#if MODE >= FLAT
flat out vec3 faceColor;
out vec3 facing;
#endif

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    textureAt = texturePlace * textureScale;
#ifdef MOVES
    textureAt = vec2(dot(across, vec3(textureAt, 1.0)), dot(down, vec3(textureAt, 1.0)));
#endif
    lightAt = lightPlace;
    vertexColor = color.rgb;
#ifdef MARKS
    state = texelFetch(states, int(face)).r;
#endif
#if MODE >= FLAT || defined(MOVES) || defined(RANGED)
    place = point;
#endif
#if MODE >= FLAT
    faceColor = texelFetch(faceColors, int(face)).rgb;
    facing = normal.xyz;
#endif
}

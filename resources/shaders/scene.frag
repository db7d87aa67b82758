#version 330 core
in vec2 textureAt;
in vec2 lightAt;
in vec4 vertexColor;
in vec3 place;
flat in uint state;
flat in vec4 faceColor;
flat in vec3 facing;

uniform sampler2D picture;
uniform sampler2D light;
uniform int mode;          // DrawMode
uniform int pass;          // ScenePass
uniform float alpha;
uniform vec3 tint;
uniform float textureGain; // how much brighter than stored the game draws textures
uniform float brightness;
uniform bool ghost;
uniform vec3 eye;
uniform vec4 selectedColor;
uniform float warp;        // in the waves of liquids: the time; 0: still

out vec4 color;

const int Lit = 0, Textured = 1, Lightmap = 2, Flat = 3, Normals = 4, Wires = 5;
const int SkyPass = 1, AlphaTestedPass = 2;
const uint Selected = 1u, Hovered = 2u;

vec4 pictureColor()
{
    vec2 at = textureAt;
    if (warp != 0.0)
        at += sin(at.yx * 6.2831853 * 2.0 + warp) * 0.0625;
    return texture(picture, at);
}

void main()
{
    if (mode == Wires) {
        color = vec4(0.9, 0.95, 1.0, 0.6);
        return;
    }
    vec4 texel = mode == Lit || mode == Textured || pass == AlphaTestedPass ? pictureColor() : vec4(1.0);
    if (pass == AlphaTestedPass && texel.a < 0.5)
        discard;
    vec3 lit = lightAt.x < 0.0 ? vertexColor.rgb : texture(light, lightAt).rgb;
    vec3 base = min(texel.rgb * textureGain, 1.0);
    vec3 result;
    if (mode == Lit)
        result = base * lit;
    else if (mode == Textured)
        result = base;
    else if (mode == Lightmap)
        result = lit;
    else if (mode == Normals)
        result = normalize(facing) * 0.5 + 0.5;
    else
        result = faceColor.rgb * (0.78 + 0.22 * abs(dot(normalize(facing), normalize(eye - place))));
    if (mode == Lit || mode == Textured || mode == Lightmap)
        result *= brightness;
    result *= tint;
    if ((state & Selected) != 0u)
        result = mix(result, selectedColor.rgb, 0.45);
    else if ((state & Hovered) != 0u)
        result = mix(result, selectedColor.rgb, 0.2);
    float covers = mode == Lit || mode == Textured ? alpha * (pass > AlphaTestedPass ? texel.a : 1.0) : 1.0;
    color = ghost ? vec4(result, 0.18) : vec4(result, covers);
}

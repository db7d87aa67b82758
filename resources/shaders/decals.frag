#version 330 core
in vec2 textureAt;
in vec2 lightAt;
in vec3 vertexColor;
uniform sampler2D picture;
uniform sampler2D light;
uniform bool isLit;
uniform float textureGain; // as scene.frag
uniform float brightness;
uniform vec4 tint; // of the face, where that blends
out vec4 color;

void main()
{
    vec4 texel = texture(picture, textureAt);
    vec3 lit = !isLit ? vec3(1.0) : lightAt.x < 0.0 ? vertexColor : texture(light, lightAt).rgb;
    color = vec4(min(texel.rgb * textureGain, 1.0) * lit * brightness, texel.a) * tint;
}

#version 330 core
in vec4 markColor;
in float depth;
uniform float fade;
uniform vec2 clearing; // before the eye: from where to where marks appear
out vec4 color;

void main()
{
    color = vec4(markColor.rgb, markColor.a * fade * smoothstep(clearing.x, clearing.y, depth));
}

#version 330 core
in vec4 lineColor;
uniform float fade;
out vec4 color;

void main()
{
    color = vec4(lineColor.rgb, lineColor.a * fade);
}

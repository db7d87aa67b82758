#version 330 core
in vec4 markColor;
uniform float fade;
out vec4 color;

void main()
{
    color = vec4(markColor.rgb, markColor.a * fade);
}

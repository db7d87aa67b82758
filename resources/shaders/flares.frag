#version 330 core
in vec2 at;
in vec3 glow;
uniform float brightness;
out vec4 color;

void main()
{
    float near = max(1.0 - length(at), 0.0);
    color = vec4(glow * (brightness * near * near), 1.0);
}

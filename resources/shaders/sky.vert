#version 330 core
layout(location = 0) in vec3 point;
layout(location = 5) in uint face;

uniform mat4 toClip;
uniform vec3 eye;
#ifdef MARKS
uniform usamplerBuffer states; // of every face
flat out uint state;
#endif

out vec3 away;

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    gl_Position.z = gl_Position.w * 0.999999; // behind everything
    away = point - eye;
#ifdef MARKS
    state = texelFetch(states, int(face)).r;
#endif
}

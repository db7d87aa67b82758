#version 330 core
// Of a shader's stages that are drawn at once. placeStages() is made for them, and STEPS and PLACES are counted.
layout(location = 0) in vec3 point;
layout(location = 1) in vec2 texturePlace;
layout(location = 2) in vec2 lightPlace; // x < 0: there is no lightmap, and -1 - x, -1 - y are its places
layout(location = 3) in vec4 normal;
layout(location = 4) in vec4 color;
layout(location = 5) in uint face;

uniform mat4 toClip;
uniform vec3 eye;
#ifdef MARKS
uniform usamplerBuffer states; // of every face
flat out uint state;
#endif
uniform vec3 across[STEPS];    // where moved textures are, as TextureTransform says
uniform vec3 down[STEPS];
uniform vec2 waves[STEPS]; // how high in textures, and the phase in cycles
uniform float portalRange;
uniform vec2 pagesAcross; // as stages.frag has it
#if defined(FOG) && defined(RANGED)
out vec3 fogWay; // from the eye
#elif defined(FOG)
uniform vec4 fogDistance, fogInside; // as FogView says
uniform float fogEye;
out vec2 fogAt;
#endif

out vec2 stageAt[PLACES];
out vec2 lightAt;
out vec4 vertexColor;
out vec2 alphas; // by a highlight, and by the distance
invariant gl_Position; // other stages are drawn at the same depth

vec2 stepped(int i, vec2 at)
{
    vec2 moved = vec2(dot(across[i], vec3(at, 1.0)), dot(down[i], vec3(at, 1.0)));
    return moved + waves[i].x * sin(6.2831853 * (vec2(point.x + point.z, point.y) / 1024.0 + waves[i].y));
}

// RB_CalcEnvironmentTexCoords()
vec2 environment()
{
    vec3 viewer = normalize(eye - point);
    vec3 reflected = normal.xyz * (2.0 * dot(normal.xyz, viewer)) - viewer;
    return vec2(0.5 + 0.5 * reflected.y, 0.5 - 0.5 * reflected.z);
}

// RB_CalcSpecularAlpha(), whose light stands at one place in every map.
float highlight()
{
    vec3 way = normalize(vec3(-960.0, 1980.0, 96.0) - point);
    vec3 reflected = normal.xyz * (2.0 * dot(normal.xyz, way)) - way;
    return pow(max(dot(reflected, normalize(eye - point)), 0.0), 4.0);
}

void placeStages();

void main()
{
    gl_Position = toClip * vec4(point, 1.0);
    lightAt = lightPlace;
    vertexColor = color;
    alphas = vec2(0.0);
#ifdef MARKS
    state = texelFetch(states, int(face)).r;
#endif
    placeStages();
#if defined(FOG) && defined(RANGED)
    fogWay = point - eye;
#elif defined(FOG)
    float inside = dot(fogInside, vec4(point, 1.0));
    float reach = fogEye < 0.0 ? (inside < 1.0 ? 0.0 : inside / (inside - fogEye)) : (inside < 0.0 ? 0.0 : 1.0);
    fogAt = vec2(dot(fogDistance, vec4(point, 1.0)), reach);
#endif
}

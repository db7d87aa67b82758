// How much of what lies behind a fog it covers, 0 to 1; shaders name this file where it is to stand.
uniform float fogDensity; // of one that lies over all of the map, for each map unit
uniform vec3 fogRange;    // of such a one that has a range, as rangeSeen() says

// GL_EXP, by the distance from the eye.
float rangedFog(float far)
{
    return fogRange.z * (1.0 - exp(-fogDensity * clamp(far - fogRange.x, 0.0, fogRange.y)));
}

// GL_EXP2, by the distance along the eye's way.
float mapFog(float far)
{
    float thickness = fogDensity * far;
    return 1.0 - exp(-thickness * thickness);
}

// R_FogFactor(), of a brush.
float brushFog(vec2 at)
{
    return sqrt(clamp((at.x - 1.0 / 512.0) * 8.0 * at.y, 0.0, 1.0));
}

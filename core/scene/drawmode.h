#pragma once

enum class DrawMode { Lit, Textured, Lightmap, Flat, Normals, LightDirections }; // numbers as in sceneprograms.cpp

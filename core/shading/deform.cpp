#include "core/shading/deform.h"

#include "core/geometry/geometry.h"
#include "core/shading/wave.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr size_t cornersOfOne = 4;   // of a square
constexpr double ofDiagonal = 0.707; // half a side of a square, relative to half its diagonal

Point normalOf(const SceneVertex &vertex)
{
    return Point{vertex.normal[0] / 127.0, vertex.normal[1] / 127.0, vertex.normal[2] / 127.0};
}

void push(SceneVertex &vertex, const Point &way) { vertex.point = narrow(toPoint(vertex.point) + way); }

void swell(std::span<SceneVertex> vertexes, const ShaderDeform &deform, double seconds)
{
    for (auto &vertex : vertexes) {
        auto wave = deform.wave;
        if (wave.frequency != 0) // else all of it moves as one
            wave.phase += (vertex.point[0] + vertex.point[1] + vertex.point[2]) * deform.values[0];
        push(vertex, normalOf(vertex) * waveAt(wave, seconds));
    }
}

void bulge(std::span<SceneVertex> vertexes, const ShaderDeform &deform, double seconds)
{
    const auto &[width, height, speed] = deform.values;
    for (auto &vertex : vertexes)
        push(vertex, normalOf(vertex) * (height * std::sin(vertex.texture[0] * width + seconds * speed)));
}

// Changes only the shading. The three components have separate noise.
void bendNormals(std::span<SceneVertex> vertexes, const ShaderDeform &deform, double seconds)
{
    constexpr double scale = 0.98, apart = 100;
    for (auto &vertex : vertexes) {
        const double place = (vertex.point[0] + vertex.point[1] + vertex.point[2]) * scale + seconds * deform.values[1];
        auto normal = normalOf(vertex);
        for (size_t i = 0; i < 3; ++i)
            normal[i] += deform.values[0] * noiseAt(place + apart * static_cast<double>(i));
        vertex.normal = packedNormal(normal, vertex.normal);
    }
}

void turnToEye(std::span<SceneVertex> square, const ViewAxes &view)
{
    Point middle{};
    for (const auto &vertex : square)
        middle = middle + toPoint(vertex.point) * 0.25;
    const double radius = length(toPoint(square[0].point) - middle) * ofDiagonal;
    const auto left = view.right * -radius, up = view.up * radius;
    const std::array<Point, cornersOfOne> corners{left + up, up - left, Point{} - left - up, left - up};
    constexpr std::array<std::array<float, 2>, cornersOfOne> places{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (size_t i = 0; i < cornersOfOne; ++i) {
        square[i].point = narrow(middle + corners[i]);
        square[i].texture = places[i];
    }
}

// Turns a square to the eye, only about its long axis.
void turnAboutAxis(std::span<SceneVertex> square, std::span<const quint32> triangles, quint32 first, const ViewAxes &view)
{
    struct Edge {
        quint32 from, to;
        double length; // squared
    };
    std::vector<Edge> edges;
    for (quint32 from = 0; from < cornersOfOne; ++from)
        for (quint32 to = from + 1; to < cornersOfOne; ++to) {
            const auto way = toPoint(square[to].point) - toPoint(square[from].point);
            edges.push_back({from, to, dot(way, way)});
        }
    std::ranges::stable_sort(edges, {}, &Edge::length);
    std::array<Point, 2> middles;
    for (size_t i = 0; i < 2; ++i)
        middles[i] = (toPoint(square[edges[i].from].point) + toPoint(square[edges[i].to].point)) * 0.5;
    auto across = cross(middles[1] - middles[0], view.forward);
    const double size = length(across);
    if (!(size > 0))
        return;
    across = across * (1 / size);
    for (size_t i = 0; i < 2; ++i) {
        const auto &[from, to, squared] = edges[i];
        // The direction of the edge in a triangle says on which side its ends are.
        bool isForward = false;
        for (size_t k = 0; k + 1 < triangles.size(); ++k)
            isForward |= triangles[k] == first + from && triangles[k + 1] == first + to;
        const auto half = across * (0.5 * std::sqrt(squared) * (isForward ? -1 : 1));
        square[from].point = narrow(middles[i] + half);
        square[to].point = narrow(middles[i] - half);
    }
}

void turnSquares(std::span<SceneVertex> vertexes, std::span<const quint32> indexes, bool aboutAxis, const ViewAxes &view)
{
    constexpr size_t indexesOfOne = 6;
    if (vertexes.size() % cornersOfOne != 0 || indexes.size() != vertexes.size() / cornersOfOne * indexesOfOne)
        return;
    for (size_t i = 0; i < vertexes.size() / cornersOfOne; ++i) {
        const auto square = vertexes.subspan(i * cornersOfOne, cornersOfOne);
        if (aboutAxis)
            turnAboutAxis(square, indexes.subspan(i * indexesOfOne, indexesOfOne), static_cast<quint32>(i * cornersOfOne), view);
        else
            turnToEye(square, view);
    }
}

} // namespace

void deform(std::span<SceneVertex> vertexes, std::span<const quint32> indexes, std::span<const ShaderDeform> deforms,
            const ViewAxes &view, double seconds)
{
    for (const auto &deform : deforms) {
        const auto &values = deform.values;
        switch (deform.kind) {
        case ShaderDeform::Wave: swell(vertexes, deform, seconds); break;
        case ShaderDeform::Bulge: bulge(vertexes, deform, seconds); break;
        case ShaderDeform::Normal: bendNormals(vertexes, deform, seconds); break;
        case ShaderDeform::Move:
            for (auto &vertex : vertexes)
                push(vertex, Point{values[0], values[1], values[2]} * waveAt(deform.wave, seconds));
            break;
        case ShaderDeform::AutoSprite: turnSquares(vertexes, indexes, false, view); break;
        case ShaderDeform::AutoSprite2: turnSquares(vertexes, indexes, true, view); break;
        }
    }
}

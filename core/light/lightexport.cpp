#include "core/light/lightexport.h"

#include "core/files/outputfile.h"
#include "core/images/pngwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

struct LightExportText {
    Q_DECLARE_TR_FUNCTIONS(LightExport)
};

using Numbers = std::initializer_list<std::pair<QByteArrayView, qint64>>;

// Appends one object per line, so that two files can be compared line by line.
void appendObject(QByteArray &json, bool first, const Numbers &numbers)
{
    json += first ? "\n    {" : ",\n    {";
    bool begun = false;
    for (const auto &[name, value] : numbers) {
        json += begun ? ", \"" : "\"";
        json += name;
        json += "\": " + QByteArray::number(value);
        begun = true;
    }
    json += '}';
}

// Writes the slots of one face and returns their number.
Result<qint64> exportFace(const Luxels &luxels, quint32 face, const FaceLight &light, const QString &folder)
{
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto path = u"%1/%2-%3.png"_s.arg(folder).arg(face).arg(slot);
        if (const auto written = writePng(luxels.image(face, light, slot), path); !written)
            return Error{written.error()};
    }
    return qint64(light.styles);
}

QByteArray atlasJson(const LightAtlas &atlas)
{
    QByteArray json = "{\n  \"width\": " + QByteArray::number(atlas.image.width())
                      + ",\n  \"height\": " + QByteArray::number(atlas.image.height()) + ",\n  \"lightmaps\": [";
    for (const auto &place : atlas.tiles)
        appendObject(json, &place == atlas.tiles.data(),
                     {{"face", place.face},
                      {"slot", place.slot},
                      {"style", place.style},
                      {"x", place.rect.x()},
                      {"y", place.rect.y()},
                      {"width", place.rect.width()},
                      {"height", place.rect.height()}});
    json += "\n  ],\n  \"pages\": [";
    for (const auto &page : atlas.pages)
        appendObject(json, &page == atlas.pages.data(),
                     {{"page", page.number},
                      {"x", page.rect.x()},
                      {"y", page.rect.y()},
                      {"width", page.rect.width()},
                      {"height", page.rect.height()}});
    return json + "\n  ]\n}\n";
}

Result<LightFiles> exportLightmaps(const Luxels &luxels, std::span<const quint32> faces, const QString &folder,
                                   const std::stop_token &stop, Progress *progress)
{
    LightFiles count;
    if (!QDir().mkpath(folder))
        return Error{LightExportText::tr("The folder %1 cannot be created. Choose another one, or check its permissions.")
                         .arg(QDir::toNativeSeparators(folder))};
    if (progress)
        progress->total = static_cast<qint64>(faces.size());
    qint64 left = luxelBudget(luxels);
    for (const quint32 face : faces) {
        if (stop.stop_requested())
            break;
        if (const auto light = luxels.light(face)) {
            const qint64 size = static_cast<qint64>(light->width) * light->height * light->styles;
            if (size > left) {
                count.leftOut += light->styles;
            } else if (const auto written = exportFace(luxels, face, *light, folder); !written) {
                return Error{written.error()};
            } else {
                left -= size;
                count.written += written.value();
            }
        }
        if (progress)
            ++progress->done;
    }
    return count;
}

} // namespace

Result<qint64> exportAtlas(const LightAtlas &atlas, const QString &path)
{
    if (atlas.size.isEmpty())
        return Error{LightExportText::tr("The map has no lightmaps, so there is no atlas to write.")};
    if (atlas.image.isNull())
        return Error{LightExportText::tr("There is not enough memory for an atlas of %1 x %2 pixels.")
                         .arg(atlas.size.width())
                         .arg(atlas.size.height())};
    if (const auto written = writePng(atlas.image, path); !written)
        return written;
    const QFileInfo info(path);
    const auto beside = info.dir().filePath(info.completeBaseName() + u".json"_s);
    OutputFile output(beside);
    const auto json = atlasJson(atlas);
    if (!output.isOpen() || output.device().write(json) != json.size() || !output.commit())
        return Error{LightExportText::tr("%1 cannot be written: %2.").arg(QDir::toNativeSeparators(beside), output.error())};
    return qint64(2);
}

Result<LightFiles> runLightExport(const MapFile &map, const LightExportJob &job, std::stop_token stop, Progress *progress)
{
    const Luxels luxels(map, job.external);
    auto faces = job.faces;
    if (job.what == LightExportJob::All) {
        faces.resize(map.recordCount(map.format().roles.faces));
        std::iota(faces.begin(), faces.end(), 0U);
    }
    if (job.what != LightExportJob::Atlas)
        return exportLightmaps(luxels, faces, job.path, stop, progress);
    const auto atlas = makeAtlas(luxels, job.content, stop);
    if (stop.stop_requested())
        return LightFiles{};
    const auto written = exportAtlas(atlas, job.path);
    if (!written)
        return Error{written.error()};
    return LightFiles{.written = written.value(), .leftOut = atlas.leftOut};
}

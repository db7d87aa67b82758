#include "core/vis/matrixexport.h"

#include "core/images/pngwriter.h"

#include <QCoreApplication>

namespace
{

struct MatrixText {
    Q_DECLARE_TR_FUNCTIONS(MatrixExport)
};

} // namespace

Result<qint64> runMatrixExport(const MatrixExportJob &job, const std::stop_token &stop)
{
    if (job.matrix->count() == 0)
        return Error{MatrixText::tr("The map has no clusters, so there is no visibility matrix to export.")};
    const auto image = imageOf(*job.matrix, job.clusters);
    if (image.isNull())
        return Error{MatrixText::tr("There is not enough memory for an image of %1 x %1 pixels.").arg(job.matrix->count())};
    if (stop.stop_requested())
        return qint64(0);
    return writePng(image, job.path);
}

// The matrix written as a PNG of a bit a pair.
#pragma once

#include "core/result.h"
#include "core/vis/vismatrix.h"

#include <memory>
#include <stop_token>

// One as a view asks for it, to be run in another thread.
struct MatrixExportJob {
    std::shared_ptr<const VisMatrix> matrix;
    std::vector<quint32> clusters; // all of them, as its rows and columns follow each other
    QString path;
};
// White where the row's cluster sees the column's. The value is the file's size in bytes.
// An early end is asked for with `stop`; then nothing is written.
Result<qint64> runMatrixExport(const MatrixExportJob &job, const std::stop_token &stop = {});

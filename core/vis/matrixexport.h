// Writes the matrix as a PNG with one bit per pair.
#pragma once

#include "core/result.h"
#include "core/vis/vismatrix.h"

#include <memory>
#include <stop_token>

// An export that a view requests, to be run on a worker thread.
struct MatrixExportJob {
    std::shared_ptr<const VisMatrix> matrix;
    std::vector<quint32> clusters; // all of them, in the order of rows and columns
    QString path;
};
// Draws white where the row's cluster sees the column's. Returns the file's size in bytes. Writes nothing if stopped.
Result<qint64> runMatrixExport(const MatrixExportJob &job, const std::stop_token &stop = {});

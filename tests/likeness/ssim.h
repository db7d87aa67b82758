// How alike two pictures look.
#pragma once

#include <QImage>

struct Likeness {
    double similarity = 0; // structural similarity of the luminances, 1: the same
    double brightness = 0; // mean luminance of the first against that of the second, 1: the same
};

// Returns the structural similarity as Wang, Bovik, Sheikh and Simoncelli define it (2004): means, variances and covariance
// under a Gaussian window of 1.5 pixels' deviation, at every pixel. The pictures must have the same size; else all is 0.
Likeness likenessOf(const QImage &picture, const QImage &reference);

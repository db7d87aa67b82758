// likeness PICTURE REFERENCE: prints the structural similarity and the brightness of a picture compared with another, in a
// line.
// likeness PICTURE: prints its size, as 1024x768.
#include "tests/likeness/ssim.h"

#include <cstdio>

int main(int count, char **words)
{
    if (count == 2) {
        const QImage picture(QString::fromLocal8Bit(words[1]));
        std::printf("%dx%d\n", picture.width(), picture.height());
        return picture.isNull() ? 1 : 0;
    }
    if (count != 3) {
        std::fputs("likeness PICTURE [REFERENCE]\n", stderr);
        return 2;
    }
    const QImage picture(QString::fromLocal8Bit(words[1])), reference(QString::fromLocal8Bit(words[2]));
    if (picture.isNull() || reference.isNull() || picture.size() != reference.size()) {
        std::fputs("Two pictures of one size are needed.\n", stderr);
        return 1;
    }
    const auto likeness = likenessOf(picture, reference);
    std::printf("%.3f %.3f\n", likeness.similarity, likeness.brightness);
}

// Starts and ends, with the libraries of Qt that lumpscope links: what the start of lumpscope is compared with.
#include <QCoreApplication>
#include <QImage>

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    return QImage().isNull() ? 0 : 1;
}

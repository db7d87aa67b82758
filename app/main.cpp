#include "app/commands/commands.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    return commands::run(QCoreApplication::arguments().mid(1));
}

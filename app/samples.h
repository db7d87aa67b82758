// The maps inside the program.
#pragma once

#include <QString>

#include <span>
#include <string_view>

struct Sample {
    std::string_view name; // on the command line
    std::string_view game;
};
std::span<const Sample> samples();
// The path of a sample's map among the program's resources; empty if there is none of that name.
QString samplePath(QStringView name);

// Prints a source for lupdate with the texts of the format and game tables.
#include "translations/tabletexts.h"

#include <cstdio>
#include <string>

int main()
{
    for (const auto &[context, texts] : tableTexts())
        for (const auto text : texts) {
            std::string escaped;
            for (const char c : text) {
                if (c == '"' || c == '\\')
                    escaped += '\\';
                escaped += c;
            }
            std::printf("QT_TRANSLATE_NOOP(\"%s\", \"%s\")\n", std::string(context).c_str(), escaped.c_str());
        }
    return 0;
}

// The text of a filter, split into terms: its grammar, before a map gives names and values a meaning. It is parsed once for
// many maps; Filter::bind() binds it to each.
#pragma once

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

struct FilterFault {
    qsizetype position = 0, length = 0; // in the text
    QString what;
};

// A term as typed: a name, an operator and a value, or only a value, which is a word.
struct TermText {
    QString name, op, value;
    bool isQuoted = false; // the value
    qsizetype nameAt = 0, nameLength = 0, valueAt = 0, valueLength = 0;
};

class ParsedFilter
{
public:
    struct Term {
        qsizetype position = 0, length = 0; // in the text
        TermText text{};
        QStringList choices{};              // of key~(a|b); empty: the value is a single one
        bool negated = false;               // by its own !
        bool isInNegation = false;          // inside parentheses after a !
        std::optional<FilterFault> fault{}; // why it means nothing in any map

        bool isWord() const { return text.op.isEmpty(); }
    };

    struct Node {
        enum Kind { One, All, Any } kind = All;
        bool negated = false;               // not for One, whose term has its own
        qsizetype position = 0, length = 0; // for Any in parentheses, including them
        Term term{};                        // for One
        std::vector<Node> parts{};
    };

    ParsedFilter() = default; // the empty filter
    static ParsedFilter parse(const QString &text);

    const QString &text() const { return text_; }
    // The first fault that makes the filter wrong for every map.
    const std::optional<FilterFault> &fault() const { return fault_; }
    // The fault in how terms are combined, behind which nothing was read. It may come after faults of terms.
    const std::optional<FilterFault> &structureFault() const { return structureFault_; }
    // Alternatives of terms, with those that have a fault.
    const Node &root() const;
    bool isEmpty() const { return root().parts.empty(); }
    // Returns the names before operators that can be keys of entities, each once.
    QStringList keyNames() const;

private:
    friend class FilterParser;

    QString text_;
    std::shared_ptr<const Node> root_; // null: empty
    std::optional<FilterFault> fault_, structureFault_;
};

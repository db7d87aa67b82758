// Reads CSV and JSON row by row. Keeps the text of numbers, in which 0 and -0 differ, and needs memory for one row only.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

// The rows of CSV (RFC 4180). The text must end with a line end; otherwise it may have been cut off.
class CsvRows
{
public:
    explicit CsvRows(QByteArrayView text);
    // Reads the next row. Returns false at the end of the text, or if it is no CSV: error() then has a sentence.
    bool next();
    const QString &error() const { return error_; }
    qint64 line() const { return rowLine_; } // where the row begins, from 1
    size_t count() const { return ends_.size(); }
    // Returns a cell of the row without its quotes, valid until the next row is read.
    QByteArrayView cell(size_t at) const;

private:
    bool readCell();
    bool fail(const QString &error);

    QByteArrayView rest_;
    qint64 line_ = 1, rowLine_ = 1;
    QByteArray row_; // the cells one after the other
    std::vector<qsizetype> ends_;
    QString error_;
};

// The objects of a JSON array, which may be the only member of an object. Their values are numbers, texts or null.
class JsonRows
{
public:
    struct Member {
        QByteArray name, text; // UTF-8; of a number its digits
        bool isNull = false;
    };
    explicit JsonRows(QByteArrayView text);
    // Reads the next object. Returns false at the end of the array, or if the text is no such JSON: error() then has a
    // sentence.
    bool next();
    const QString &error() const { return error_; }
    // Returns the name of the array if it is an object's member, else an empty text.
    const QByteArray &name() const { return name_; }
    const std::vector<Member> &members() const { return members_; }

private:
    void skipBlanks();
    bool take(char c);
    bool readString(QByteArray &to);
    bool readValue(Member &member);
    bool fail();

    QByteArrayView rest_;
    qint64 line_ = 1;
    bool isNamed_ = false, isFirst_ = true;
    QByteArray name_;
    std::vector<Member> members_;
    QString error_;
};

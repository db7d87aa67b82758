// SQLite's C interface with handles that close themselves.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace sqlite {

class Database;

// A prepared statement. Parameters are numbered from 1 on, and keep their values from one execution to the next.
class Statement
{
public:
    Statement() = default;

    void bind(int parameter, qint64 value);
    void bind(int parameter, double value); // NaN: NULL
    // Binds UTF-8 text without copying it: it must stay unchanged until the statement was executed.
    void bindView(int parameter, QByteArrayView text);
    void bind(int parameter, const QByteArray &text); // copies it
    void bind(int parameter, const QString &text) { bind(parameter, text.toUtf8()); }
    void bindNull(int parameter);

    // Moves to the next row of the result. Returns false if there is none or the execution failed; the next call executes the
    // statement again.
    bool step();
    // Executes the statement to its end. Returns false if that failed, or anything before it.
    bool run();
    // Ends the execution before its last row.
    void reset();
    qint64 integer(int column) const; // of the current row; columns are numbered from 0 on
    QByteArray text(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };
    Database *database_ = nullptr;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// An open database. After the first failure nothing is executed any more, and error() keeps SQLite's reason.
class Database
{
public:
    // Opens a database for writing, which is created with the first write if there is none.
    explicit Database(const QString &path);
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool isFailed() const { return !error_.isEmpty(); }
    const QString &error() const { return error_; }
    bool isLocked() const; // it failed since another program uses the database
    // Rolls back if it failed for what was added alone: a value too large, or too little memory. Then it is usable again.
    // Returns whether it did.
    bool recover();
    // Executes any number of statements without parameters. Returns whether all succeeded.
    bool run(const QByteArray &sql);
    Statement prepare(const QByteArray &sql);
    // Returns the first value of the result; 0 if it has no row.
    qint64 integer(const QByteArray &sql);
    // Returns a column of the result, row by row.
    QList<QByteArray> texts(const QByteArray &sql, int column = 0);
    qint64 lastRow() const; // rowid of the last row that was inserted

private:
    friend class Statement;
    bool check(int code); // returns whether it means success; else keeps the reason

    struct Close {
        void operator()(sqlite3 *database) const;
    };
    std::unique_ptr<sqlite3, Close> database_;
    QString error_;
    int code_ = 0; // SQLite's, of the first failure
};

// A transaction, which is rolled back if it is not committed.
class Transaction
{
public:
    explicit Transaction(Database &database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
    ~Transaction()
    {
        if (!isCommitted_)
            database_.run("ROLLBACK"); // after a failure SQLite rolls back when it closes the database
    }
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    bool commit() { return isCommitted_ = database_.run("COMMIT"); }

private:
    Database &database_;
    bool isCommitted_ = false;
};

// Returns an identifier in quotes, which may be any text.
QByteArray quoted(QByteArray name);

} // namespace sqlite

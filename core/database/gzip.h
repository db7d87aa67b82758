// Compresses bytes as a gzip member: members one after the other are a gzip file, too.
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <memory>

struct z_stream_s;

// A device to write into, which keeps the compressed bytes.
class GzipMember : public QIODevice
{
public:
    GzipMember();
    ~GzipMember() override;

    // Returns the whole member; nothing can be written afterwards.
    QByteArray finish();
    bool isSequential() const override { return true; }

protected:
    qint64 writeData(const char *data, qint64 size) override;
    qint64 readData(char *, qint64) override { return -1; }

private:
    void compress(int flush);

    std::unique_ptr<z_stream_s> stream_;
    QByteArray compressed_;
};

// A folder with two maps, one of which has lights, for tests of edits of many maps.
#pragma once

#include "tests/commandline.h"

using namespace commandline;

class BatchFixture : public QObject
{
protected:
    static inline const QByteArray world = "{\n\"classname\" \"worldspawn\"\n}\n";
    static inline const QByteArray lamp = "{\n\"classname\" \"light\"\n\"light\" \"300\"\n}\n";
    static inline const QByteArray start = "{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 24\"\n}\n";

    // Call it before each test.
    void makeMaps()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        lit_ = mapWith(u"lit.bsp"_s, world + lamp + start + lamp);
        dark_ = mapWith(u"dark.bsp"_s, world + start);
        out_ = folder_->filePath(u"out"_s);
    }
    QString put(const QString &name, const QByteArray &bytes) { return save(*folder_, name, bytes); }
    QString mapWith(const QString &name, const QByteArray &text, const bsp::Format &format = bsp::quake2)
    {
        return put(name, MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0').build());
    }
    Ended edit(const QStringList &words) { return run(QStringList{u"entities"_s, lit_, dark_} + words); }
    static QByteArray textOf(const QString &map) { return run({u"entities"_s, map}).out; }

    std::unique_ptr<QTemporaryDir> folder_;
    QString lit_, dark_, out_;
};

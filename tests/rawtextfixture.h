// Shared by the tests of the raw text: texts, a window with one of them in front, and what it shows.
#pragma once

#include "core/entities/textlines.h"
#include "tests/testmaps.h"
#include "tests/windowfixture.h"
#include "widgets/rawtext/findbar.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/blobview.h"

using namespace Qt::StringLiterals;

inline const auto twoEntities = "{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"light\"\n\"origin\" \"1 2 3\"\n}\n"_ba;

inline QByteArray manyEntities(int count, qsizetype size)
{
    QByteArray text = "{\n\"classname\" \"worldspawn\"\n}\n";
    const auto filler = QByteArray("\"comment\" \"") + QByteArray(size / count - 70, 'x') + "\"\n";
    for (int i = 1; i < count; ++i)
        text += "{\n\"classname\" \"light\"\n\"origin\" \"" + QByteArray::number(i) + " 64 128\"\n" + filler + "}\n";
    return text;
}

// Returns the text as the editor shows it; toPlainText() would change some characters.
inline QString shown(const QPlainTextEdit *edit)
{
    QStringList lines;
    for (auto block = edit->document()->begin(); block.isValid(); block = block.next())
        lines.append(block.text());
    return lines.join(u'\n');
}

inline int underlined(const QPlainTextEdit *edit)
{
    return static_cast<int>(std::ranges::count_if(edit->extraSelections(), [](const auto &mark) {
        return mark.format.underlineStyle() == QTextCharFormat::WaveUnderline;
    }));
}

class RawTextFixture : public WindowFixture
{
protected:
    // Opens a map with this entity text and raises its tab.
    void openText(const QByteArray &text)
    {
        if (window_->document())
            undoStack().setClean(); // otherwise it asks to save
        open(save(u"text.bsp"_s, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", text + '\0').build()));
        raise();
    }
    void raise()
    {
        window_->tables()->open(lump(u"entities"_s));
        QVERIFY(raw());
        edit()->setFocus();
        QVERIFY(edit()->hasFocus());
    }
    BlobView *blob() const { return qobject_cast<BlobView *>(window_->tables()->currentWidget()); }
    RawText *raw() const { return blob() ? blob()->text() : nullptr; }
    RawEdit *edit() const { return raw()->edit(); }
    FindBar *findBar() const { return raw()->findBar(); }
    QByteArray bytes() const { return window_->document()->map().entityText().toByteArray(); }
    QUndoStack &undoStack() const { return window_->document()->undoStack(); }
    void put(int position) const
    {
        auto cursor = edit()->textCursor();
        cursor.setPosition(position);
        edit()->setTextCursor(cursor);
    }
    void compareShown() const
    {
        QCOMPARE(shown(edit()), shownText(bytes(), edit()->sync().code()));
        QCOMPARE(edit()->sync().bytes(), bytes());
    }
};

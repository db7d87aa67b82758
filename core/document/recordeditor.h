// Edits the cells of records: whether that is unlocked, what a cell can become, and what happens to records that share it.
#pragma once

#include "core/cells/celledit.h"
#include "core/cells/users.h"
#include "core/document/document.h"

#include <functional>

class RecordEditor : public QObject
{
    Q_OBJECT
public:
    explicit RecordEditor(Document &document);

    // Cells are locked until they are unlocked, so that a slip of a key changes nothing.
    bool isUnlocked() const { return isUnlocked_; }
    void setUnlocked(bool unlocked);
    // Return why a cell cannot be edited now, or no lump at all, in a sentence that says what to do; empty: it can.
    QString whyLocked(bsp::FieldRef field) const;
    QString whyLocked(int lump) const; // for the lump's bytes
    QString whyLocked() const;

    // A cell with what was typed into it: a value or, in the first field of a vector or any field of a colour, all three.
    struct Typed {
        RecordRef record;
        int field = bsp::none;
        QString text{};
    };
    // Returns why a cell cannot have its text; empty: it can.
    QString faultOf(const Typed &typed) const;
    // Set cells of one lump as one step of undo. If several records share one of theirs, emit sharedTyped() instead and wait
    // for an answer: setForAll(), setForOne() or drop(). Emit refused() if a cell cannot have its text; then none is set. Return
    // whether the cells are set, or will be after the edits that wait.
    bool set(const Typed &typed) { return set(std::vector{typed}); }
    bool set(const std::vector<Typed> &cells);
    // Answer the question. Emit sharedTyped() again, and refused(), if the cells cannot be set so; then they still wait.
    void setForAll();
    // Gives `user`, which refers to the record by `by`, a copy of it with the typed texts, and selects the copy. Requires that
    // all cells are of one record.
    void setForOne(bsp::FieldRef by, quint32 user);
    // Returns a short text on the new values of cells, such as "Plane 2, dist -100 instead of -256". If there are many, it covers
    // only the first; if they cannot be changed, it only names them.
    QString comparison(const std::vector<Typed> &cells) const;
    // Returns whether all cells are of one record.
    static bool areOfOneRecord(const std::vector<Typed> &cells);
    // Drops the cells that wait for an answer. Returns a sentence that says so.
    QString drop();
    // Returns whether cells wait for an answer. Undo, redo and any other edit drop them.
    bool isAsking() const { return !asked_.empty(); }
    // Emits sharedTyped() again, since the question has to be answered first.
    void askAgain();
    // Returns the changes that an assignment, such as "dist = value + 8", makes in records of a lump.
    Result<std::vector<CellChange>> assigned(int lump, const QString &text, std::span<const quint32> records) const;
    // Makes them as one step of undo. Returns how many records had another value before; all have their new values now.
    Result<qsizetype> assign(int lump, const QString &text, std::span<const quint32> records);
    // Asks for the record that a cell is to refer to: emits pickAsked(). Emits refused() if the cell cannot get one.
    void pick(RecordRef record, int field);
    // Remove records, or all unused ones of a lump, and renumber the references to those behind them. Planes go with their
    // opposites. Emit refused() if other records refer to them, or the lump's records cannot be removed.
    void remove(int lump, std::vector<quint32> records);
    void removeUnused(int lump);
    // Append copies of records, or a new record, at the end of a lump as one step of undo, and select them. Planes get their
    // opposites where they are pairs. Emit refused() if the lump's records are addressed so that none can be appended.
    void duplicate(int lump, std::vector<quint32> records);
    void append(int lump);
    // Restores what records have in the file on disk, in one field or (none) in all, as one step of undo.
    void revert(const std::vector<RecordRef> &records, int field = bsp::none);
    // Restores a whole lump, without the records that were added, with those that were removed, and with the references to them
    // (editToRevert()). Emits refused() if a record that it refers to was removed.
    void revertLump(int lump);

    // Set bytes of a lump as one step of undo, or restore what a byte is in the file on disk. Emit refused() if they cannot.
    // `first`, `byte`: the lump and the offset in it. setBytes() returns whether the bytes are set, or will be after the edits
    // that wait.
    bool setBytes(RecordRef first, const QByteArray &bytes);
    void setByte(RecordRef byte, quint8 value) { setBytes(byte, QByteArray(1, static_cast<char>(value))); }
    void revertByte(RecordRef byte);

    // Returns a byte in the file on disk if it differs from what it is now; nothing: it does not, or the file has no such byte.
    std::optional<quint8> formerByte(RecordRef byte) const;
    // Returns what a cell has in the file on disk if that differs from what it has now; nothing: it does not, or the record was
    // added. A reference gets the number that the record has now to which it refers in the file, unless that was removed.
    std::optional<QString> former(RecordRef record, int field) const;

signals:
    void unlockedChanged(bool unlocked);
    void refused(const QString &sentence);
    // How many records were removed, or which lump was reverted, and how many references have new numbers.
    void renumbered(const QString &sentence);
    void pickAsked(RecordRef record, int field);
    // `isAgain`: the same cells as before.
    void sharedTyped(const std::vector<RecordEditor::Typed> &cells, const std::vector<Users> &users, bool isAgain);
    void dropped(const QString &sentence); // cells, without an answer, because of another edit
    void copied(RecordRef copy, RecordRef original, RecordRef user);

private:
    Result<std::vector<CellChange>> changesOf(const Typed &typed) const;
    Result<std::vector<CellChange>> changesOf(const std::vector<Typed> &cells) const;
    void dropAsked();
    QString nameOf(const std::vector<Typed> &cells) const;
    bool push(const std::vector<Typed> &cells, const Edit &edit, std::function<void()> then = {});
    void refuseAnswer(const QString &why);
    QString whyNotRemoved(int lump) const;
    QString whyNotSet(RecordRef first, qsizetype count) const; // bytes
    void removeUnused(int lump, std::span<const quint32> records);
    void append(const QString &what, int lump, const Result<Edit> &edit);

    Document &document_;
    bool isUnlocked_ = false;
    std::vector<Typed> asked_; // cells that wait for an answer
    std::vector<Users> sharers_;
};

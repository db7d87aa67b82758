<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Eine Map öffnen</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Read the map again from disk; the selection stays</source>
        <translation>Map neu vom Datenträger lesen; die Auswahl bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Close Map</source>
        <translation>Map &amp;schließen</translation>
    </message>
    <message>
        <source>Close the map and show the welcome page</source>
        <translation>Map schließen und die Startseite zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Lumpscope</source>
        <translation>Lumpscope beenden</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Select what was selected before</source>
        <translation>Auswählen, was vorher ausgewählt war</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Select what was selected after it</source>
        <translation>Auswählen, was danach ausgewählt war</translation>
    </message>
    <message>
        <source>&amp;Go to Record or Place</source>
        <translation>Zu Datensatz oder &amp;Position gehen</translation>
    </message>
    <message>
        <source>Type where to go: faces 120, cluster 7, entity func_door, *3, 128 -64 40</source>
        <translation>Ziel eingeben: faces 120, cluster 7, entity func_door, *3, 128 -64 40</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Table</source>
        <translation>Tabelle &amp;filtern</translation>
    </message>
    <message>
        <source>Type which records the table shows</source>
        <translation>Eingeben, welche Datensätze die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Close &amp;Table</source>
        <translation>&amp;Tabelle schließen</translation>
    </message>
    <message>
        <source>Close the table in front</source>
        <translation>Die vorderste Tabelle schließen</translation>
    </message>
    <message>
        <source>&amp;Next Table</source>
        <translation>&amp;Nächste Tabelle</translation>
    </message>
    <message>
        <source>Show the next table</source>
        <translation>Die nächste Tabelle zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous Table</source>
        <translation>&amp;Vorherige Tabelle</translation>
    </message>
    <message>
        <source>Show the table before</source>
        <translation>Die vorherige Tabelle zeigen</translation>
    </message>
    <message>
        <source>&amp;About Lumpscope</source>
        <translation>&amp;Über Lumpscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>BlobView</name>
    <message>
        <source>This lump is empty.</source>
        <translation>Dieser Lump ist leer.</translation>
    </message>
    <message>
        <source>This text of %1 bytes is too long to be shown as text.</source>
        <translation>Dieser Text von %1 Bytes ist zu lang, um als Text angezeigt zu werden.</translation>
    </message>
    <message>
        <source>This text has a line of over 64 KB; it is shown as bytes.</source>
        <translation>Dieser Text hat eine Zeile von über 64 KB; er wird als Bytes angezeigt.</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
    <message>
        <source>Text of the entities</source>
        <translation>Text der Entities</translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Filter: words, numEdges&gt;8, texture~sky, flags:WARP, cluster=12..20, !term, a | b</source>
        <translation>Filter: Wörter, numEdges&gt;8, texture~sky, flags:WARP, cluster=12..20, !Wort, a | b</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>HexModel</name>
    <message>
        <source>Byte %1: %2</source>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing is selected. Click a record in a table, or press Ctrl+G and type where to go, such as faces 120.</source>
        <translation>Es ist nichts ausgewählt. Klicken Sie auf einen Datensatz in einer Tabelle, oder drücken Sie Strg+G und geben Sie ein Ziel ein, zum Beispiel faces 120.</translation>
    </message>
    <message>
        <source>Fields of the record</source>
        <translation>Felder des Datensatzes</translation>
    </message>
    <message>
        <source>Records it uses and is used by</source>
        <translation>Datensätze, die er verwendet und von denen er verwendet wird</translation>
    </message>
    <message>
        <source>Bytes of the record</source>
        <translation>Bytes des Datensatzes</translation>
    </message>
    <message>
        <source>%1, one of %2 selected records</source>
        <translation>%1, einer von %2 ausgewählten Datensätzen</translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>and %1 more: double click the line above to select them all</source>
        <translation>und %1 weitere: Ein Doppelklick auf die Zeile darüber wählt alle aus</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Uses nothing</source>
        <translation>Verwendet nichts</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Used by nothing</source>
        <translation>Von nichts verwendet</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Verwandt</translation>
    </message>
</context>
<context>
    <name>LumpList</name>
    <message>
        <source>&amp;Limits of:</source>
        <translation>&amp;Limits von:</translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation>Lumps</translation>
    </message>
    <message>
        <source>No map is open. Its lumps would be listed here, each with its table a click away.</source>
        <translation>Es ist keine Map geöffnet. Hier würden ihre Lumps aufgelistet, jeder mit seiner Tabelle einen Klick entfernt.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>Gaps between lumps: %1, of %2 bytes together</source>
        <translation>Lücken zwischen Lumps: %1, zusammen %2 Bytes</translation>
    </message>
    <message>
        <source>%1 bytes behind the last lump</source>
        <translation>%1 Bytes hinter dem letzten Lump</translation>
    </message>
</context>
<context>
    <name>LumpListModel</name>
    <message>
        <source>Derived from the lumps</source>
        <translation>Aus den Lumps abgeleitet</translation>
    </message>
    <message>
        <source>BSPX extensions</source>
        <translation>BSPX-Erweiterungen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>No limit is known.</source>
        <translation>Es ist kein Limit bekannt.</translation>
    </message>
    <message>
        <source>%1 of at most %2 that %3 loads</source>
        <translation>%1 von höchstens %2, die %3 lädt</translation>
    </message>
    <message>
        <source>%1 of the %2 that the tools of %3 make at most; engines may take more</source>
        <translation>%1 von höchstens %2, die die Tools von %3 erzeugen; Engines nehmen möglicherweise mehr an</translation>
    </message>
    <message>
        <source>%1 bytes from byte %2</source>
        <translation>%1 Bytes ab Byte %2</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Lump</source>
        <translation>Lump</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>LumpView</name>
    <message>
        <source>Table of %1</source>
        <translation>Tabelle von %1</translation>
    </message>
    <message>
        <source>&amp;Follow Link</source>
        <translation>Verweis &amp;folgen</translation>
    </message>
    <message>
        <source>Select the Records &amp;Used</source>
        <translation>&amp;Verwendete Datensätze auswählen</translation>
    </message>
    <message>
        <source>Select the Records U&amp;sing It</source>
        <translation>Datensätze auswählen, die d&amp;iesen verwenden</translation>
    </message>
    <message>
        <source>Filter by This &amp;Value</source>
        <translation>Nach diesem We&amp;rt filtern</translation>
    </message>
    <message>
        <source>Copy &amp;Cell</source>
        <translation>&amp;Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation>Zei&amp;len kopieren</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;JSON</source>
        <translation>Zeilen als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Export Table as CSV...</source>
        <translation>Tabelle als &amp;CSV exportieren...</translation>
    </message>
    <message>
        <source>Export Table as JS&amp;ON...</source>
        <translation>Tabelle als JS&amp;ON exportieren...</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 Datensätze</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This cell refers to no record. Underlined cells do.</source>
        <translation>Diese Zelle verweist auf keinen Datensatz. Unterstrichene Zellen tun das.</translation>
    </message>
    <message>
        <source>Nothing uses these records.</source>
        <translation>Nichts verwendet diese Datensätze.</translation>
    </message>
    <message>
        <source>These records use no others.</source>
        <translation>Diese Datensätze verwenden keine anderen.</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>Zeilen kopiert: %1</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation>Alle Spalten zeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Reading %1...</source>
        <translation>%1 wird gelesen...</translation>
    </message>
    <message>
        <source>%1 sample - Lumpscope</source>
        <translation>Beispiel für %1 - Lumpscope</translation>
    </message>
    <message>
        <source>%1 - Lumpscope</source>
        <translation>%1 - Lumpscope</translation>
    </message>
    <message>
        <source>Lumpscope</source>
        <translation>Lumpscope</translation>
    </message>
    <message>
        <source>Checking the map...</source>
        <translation>Map wird geprüft...</translation>
    </message>
    <message>
        <source>Writing %1...</source>
        <translation>%1 wird geschrieben...</translation>
    </message>
    <message>
        <source>%1 records written to %2.</source>
        <translation>%1 Datensätze in %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. What was read of it stays open.</source>
        <translation>%1 ist nicht mehr auf dem Datenträger. Was davon gelesen wurde, bleibt geöffnet.</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 hat sich auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Open a Map</source>
        <translation>Map öffnen</translation>
    </message>
    <message>
        <source>Maps (*.bsp *.BSP);;All files (*)</source>
        <translation>Maps (*.bsp *.BSP);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 aus %2 ausgewählt</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2</source>
        <translation>Fehler: %1, Warnungen: %2</translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation>Lumps</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a &amp;Sample</source>
        <translation>B&amp;eispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation>&amp;Erkunden</translation>
    </message>
    <message>
        <source>&amp;Visibility</source>
        <translation>&amp;Sichtbarkeit</translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>E&amp;ntities</source>
        <translation>E&amp;ntities</translation>
    </message>
    <message>
        <source>&amp;Reset This Layout</source>
        <translation>Dieses Layout &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Show or hide %1; Alt+%2 goes there</source>
        <translation>%1 ein- oder ausblenden; Alt+%2 springt dorthin</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Go to: faces 120, cluster 7, entity func_door, *3, 128 -64 40</source>
        <translation>Gehe zu: faces 120, cluster 7, entity func_door, *3, 128 -64 40</translation>
    </message>
    <message>
        <source>Go to a record or a place</source>
        <translation>Zu einem Datensatz oder einer Position gehen</translation>
    </message>
    <message>
        <source>The gallery, for %1</source>
        <translation>Die Galerie, für %1</translation>
    </message>
    <message>
        <source>Maps that you open are listed here</source>
        <translation>Maps, die Sie öffnen, werden hier aufgelistet</translation>
    </message>
    <message>
        <source>About Lumpscope</source>
        <translation>Über Lumpscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Opens compiled maps of Quake II, Quake III Arena and Half-Life and shows everything in them.&lt;/p&gt;&lt;p&gt;Qt %2, running with %3. MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Öffnet kompilierte Maps von Quake II, Quake III Arena und Half-Life und zeigt alles, was in ihnen steckt.&lt;/p&gt;&lt;p&gt;Qt %2, ausgeführt mit %3. MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Another table is still being written. Try again when it is done, or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapFile</name>
    <message>
        <source>Lumpscope opens Quake II (IBSP 38), Quake III (IBSP 46) and Half-Life (BSP 30) maps.</source>
        <translation>Lumpscope öffnet Maps von Quake II (IBSP 38), Quake III (IBSP 46) und Half-Life (BSP 30).</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Dies ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>Dies ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>This file is larger than 4 GiB, more than the offsets in a map can reach.</source>
        <translation>Diese Datei ist größer als 4 GiB, mehr als die Offsets in einer Map erreichen können.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Reading it failed: %1.</source>
        <translation>Das Lesen ist fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>This is %1. %2</source>
        <translation>Dies ist %1. %2</translation>
    </message>
    <message>
        <source>This begins like a map of %1, but ends after %2 of the header&apos;s %3 bytes: nothing in it can be read.</source>
        <translation>Dies beginnt wie eine Map von %1, endet aber nach %2 der %3 Bytes des Headers: Nichts darin kann gelesen werden.</translation>
    </message>
    <message>
        <source>There is not enough memory to read its %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Notices</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Checking the map...</source>
        <translation>Map wird geprüft...</translation>
    </message>
    <message>
        <source>No map is open. What is wrong with it would be listed here.</source>
        <translation>Es ist keine Map geöffnet. Hier würde aufgelistet, was mit ihr nicht stimmt.</translation>
    </message>
    <message>
        <source>No problems: every reference leads to a record, and nothing runs out of its lump.</source>
        <translation>Keine Probleme: Jeder Verweis führt zu einem Datensatz, und nichts reicht über seinen Lump hinaus.</translation>
    </message>
    <message>
        <source>The check was cancelled. &lt;a href=&quot;check&quot;&gt;Check again&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 findings of this kind, of which the first %2 are listed; the first: %3</source>
        <translation>%1 Befunde dieser Art, von denen die ersten %2 aufgelistet sind; der erste: %3</translation>
    </message>
    <message>
        <source>%1 findings of this kind; the first: %2</source>
        <translation>%1 Befunde dieser Art; der erste: %2</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Key of the entity</source>
        <translation>Schlüssel der Entity</translation>
    </message>
    <message>
        <source>It refers to a record that does not exist.</source>
        <translation>Der Wert verweist auf einen Datensatz, den es nicht gibt.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
</context>
<context>
    <name>RecordTitle</name>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, Byte %2</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Open tables</source>
        <translation>Geöffnete Tabellen</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Lumpscope</source>
        <translation>Lumpscope</translation>
    </message>
    <message>
        <source>Opens compiled maps of Quake II, Quake III Arena and Half-Life (.bsp) and shows everything in them: every lump a table, every reference a link.</source>
        <translation>Öffnet kompilierte Maps von Quake II, Quake III Arena und Half-Life (.bsp) und zeigt alles, was in ihnen steckt: jeden Lump als Tabelle, jeden Bezug als Verweis.</translation>
    </message>
    <message>
        <source>&amp;Open a Map...</source>
        <translation>Map ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>or drop a file on this window.</source>
        <translation>oder eine Datei auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Recent maps</source>
        <translation>Zuletzt geöffnete Maps</translation>
    </message>
    <message>
        <source>Built-in samples</source>
        <translation>Eingebaute Beispiele</translation>
    </message>
    <message>
        <source>Maps that you open are listed here.</source>
        <translation>Maps, die Sie öffnen, werden hier aufgelistet.</translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>There is no engine %1 for %2; there are: %3.</source>
        <translation>Es gibt keine Engine %1 für %2; es gibt: %3.</translation>
    </message>
    <message>
        <source>Entity text, line %1: %2</source>
        <translation>Entity-Text, Zeile %1: %2</translation>
    </message>
    <message>
        <source>Entity %1: model &quot;%2&quot; does not exist; the map&apos;s brush models are *1 to *%3.</source>
        <translation>Entity %1: model &quot;%2&quot; existiert nicht; die Brush-Modelle der Map sind *1 bis *%3.</translation>
    </message>
    <message>
        <source>Entity %1: no entity has the targetname &quot;%2&quot; that its %3 names.</source>
        <translation>Entity %1: Keine Entity hat den targetname &quot;%2&quot;, den ihr %3 nennt.</translation>
    </message>
    <message>
        <source>Area portal %1 does not seal: it needs two records in two different areas, and has %2.</source>
        <translation>Areaportal %1 dichtet nicht ab: Es braucht zwei Datensätze in zwei verschiedenen Areas und hat %2.</translation>
    </message>
    <message>
        <source>Entity %1: no area portal has the number %2 that this func_areaportal&apos;s style names.</source>
        <translation>Entity %1: Kein Areaportal hat die Nummer %2, die style dieses func_areaportal nennt.</translation>
    </message>
    <message>
        <source>Entity %1: nobody targets this func_areaportal, so it stays closed.</source>
        <translation>Entity %1: Keine Entity hat dieses func_areaportal als Ziel, also bleibt es geschlossen.</translation>
    </message>
    <message>
        <source>%1: surfaceType %2 does not exist.</source>
        <translation>%1: surfaceType %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 has %2 corners; a polygon needs 3.</source>
        <translation>%1 hat %2 Ecken; ein Polygon braucht 3.</translation>
    </message>
    <message>
        <source>%1: lightofs is %2; only -1 may be negative.</source>
        <translation>%1: lightofs ist %2; als negativer Wert ist nur -1 zulässig.</translation>
    </message>
    <message>
        <source>%1: its lightmaps of %2 bytes from byte %3 on run past the %4 bytes of lighting.</source>
        <translation>%1: Die Lightmaps von %2 Bytes ab Byte %3 reichen über die %4 Bytes von Lighting hinaus.</translation>
    </message>
    <message>
        <source>Visibility says that it holds %1 clusters, but its %2 bytes do not hold as many.</source>
        <translation>Visibility enthält nach eigener Angabe %1 Cluster, aber in die %2 Bytes passen nicht so viele.</translation>
    </message>
    <message>
        <source>%1: its row of visibility from byte %2 on runs past the lump&apos;s %3 bytes.</source>
        <translation>%1: Die Zeile in Visibility ab Byte %2 reicht über die %3 Bytes des Lumps hinaus.</translation>
    </message>
    <message>
        <source>%1: the directory gives it %2 bytes from byte %3, but the file has %4.</source>
        <translation>%1: Das Lump-Verzeichnis nennt %2 Bytes ab Byte %3, aber die Datei hat %4.</translation>
    </message>
    <message>
        <source>%1: %2 bytes are no whole number of records of %3; the last one is cut off.</source>
        <translation>%1: %2 Bytes sind keine ganze Zahl von Datensätzen zu je %3 Bytes; der letzte ist abgeschnitten.</translation>
    </message>
    <message>
        <source>%1: the game refuses a map without any.</source>
        <translation>%1: Das Spiel lehnt eine Map ohne solche Datensätze ab.</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>dem Header</translation>
    </message>
    <message>
        <source>%1 begins at byte %2, inside of %3, which ends at byte %4.</source>
        <translation>%1 beginnt bei Byte %2, also in %3 (Ende bei Byte %4).</translation>
    </message>
    <message>
        <source>%1: %2, but %3 takes at most %4.</source>
        <translation>%1: %2, aber %3 erlaubt höchstens %4.</translation>
    </message>
    <message>
        <source>%1 has %2 records</source>
        <translation>%1 hat %2 Datensätze</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it cannot be negative.</source>
        <translation>%1: %2 ist %3; der Wert darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>%1: %2 %3 and %4 %5 reach out of the lump: %6.</source>
        <translation>%1: %2 %3 und %4 %5 reichen über den Lump hinaus: %6.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, which means record %4, but %5.</source>
        <translation>%1: %2 ist %3, was Datensatz %4 bedeutet, aber %5.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, but the range it counts in has %4 records.</source>
        <translation>%1: %2 ist %3, aber der Bereich, in dem gezählt wird, hat %4 Datensätze.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, but %4.</source>
        <translation>%1: %2 ist %3, aber %4.</translation>
    </message>
    <message>
        <source>%1 fills the whole map (brushNum -1), as some Quake III derived games read it; Quake III itself does not.</source>
        <translation>%1 füllt die ganze Map (brushNum -1), so wie manche von Quake III abgeleiteten Spiele es lesen; Quake III selbst tut das nicht.</translation>
    </message>
    <message>
        <source>%1 has its own ancestor %2 for a child: the tree runs in a circle.</source>
        <translation>%1 hat den eigenen Vorfahren %2 als Kind: Der Baum läuft im Kreis.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from any model&apos;s tree.</source>
        <translation>%1 ist vom Baum keines Modells aus erreichbar.</translation>
    </message>
    <message>
        <source>Visibility: rows of %1 bytes are too short for %2 clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leafs 0 must be solid: the game refuses the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leafs: none is empty space; the game refuses the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first entity is not worldspawn: Quake III&apos;s own game refuses the map.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Take the built-in sample NAME (quake2, halflife, quake3) for FILE.</source>
        <translation>Das eingebaute Beispiel NAME (quake2, halflife, quake3) als FILE nehmen.</translation>
    </message>
    <message>
        <source>Show this.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>There is no sample %1; there are quake2, halflife and quake3.</source>
        <translation>Es gibt kein Beispiel %1; es gibt quake2, halflife und quake3.</translation>
    </message>
    <message>
        <source>Which map? Name a FILE, or --sample quake2.</source>
        <translation>Welche Map? Nennen Sie eine Datei (FILE) oder --sample quake2.</translation>
    </message>
    <message>
        <source>%1 is one word too many.</source>
        <translation>%1 ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>Too few words: it takes %1.</source>
        <translation>Zu wenige Wörter: Erwartet wird %1.</translation>
    </message>
    <message>
        <source>There is no option %1; --help lists those that there are.</source>
        <translation>Es gibt keine Option %1; --help listet die vorhandenen auf.</translation>
    </message>
    <message>
        <source>--%1 takes %2.</source>
        <translation>--%1 erwartet %2.</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>keinen Wert</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Tells where a point lies, in map units: leaf, cluster, area, contents, and the nodes on the way.</source>
        <translation>Gibt an, wo ein Punkt liegt, in Map-Einheiten: Leaf, Cluster, Area, Contents und die Nodes auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>For programs.</source>
        <translation>Für Programme.</translation>
    </message>
    <message>
        <source>at: %1 is no number.</source>
        <translation>at: %1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>leaf %1
cluster %2
area %3
contents %4
nodes %5
</source>
        <translation>leaf %1
cluster %2
area %3
contents %4
nodes %5
</translation>
    </message>
    <message>
        <source>    ... and %1 more of this kind
</source>
        <translation>    ... und %1 weitere dieser Art
</translation>
    </message>
    <message>
        <source>No problems.
</source>
        <translation>Keine Probleme.
</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a map.

error: the game refuses the map, crashes, or reads outside a lump.
warning: it loads, but not as meant. note: worth knowing, such as a compiler&apos;s limit.
Exits with 1 when there is an error.</source>
        <translation>Sucht, was mit einer Map nicht stimmt.

error: Das Spiel lehnt die Map ab, stürzt ab oder liest außerhalb eines Lumps.
warning: Sie lädt, aber nicht wie gedacht. note: wissenswert, etwa das Limit eines Compilers.
Endet mit 1, wenn es einen error gibt.</translation>
    </message>
    <message>
        <source>Whose limits count; without it the game&apos;s own, or its tools&apos;.</source>
        <translation>Wessen Limits gelten; ohne Angabe die des Spiels selbst oder die seiner Tools.</translation>
    </message>
    <message>
        <source>For programs: one entry for each kind of finding, with its first record and the count.</source>
        <translation>Für Programme: ein Eintrag für jede Art von Befund, mit dem ersten Datensatz und der Anzahl.</translation>
    </message>
    <message>
        <source>lumpscope [FILE]
    opens the window
</source>
        <translation>lumpscope [FILE]
    öffnet das Fenster
</translation>
    </message>
    <message>
        <source>
--sample quake2, halflife or quake3 stands for FILE everywhere; --help explains each command.
Exit: 0 fine, 1 findings, 2 cannot be read or written, or wrong usage.
</source>
        <translation>
--sample quake2, halflife oder quake3 steht überall für FILE; --help erklärt jeden Befehl.
Rückgabewert: 0 in Ordnung, 1 Befunde, 2 nicht lesbar, nicht schreibbar oder falsch aufgerufen.
</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Schreiben nicht möglich: %1.</translation>
    </message>
    <message>
        <source>dump: CSV of several lumps needs --output FOLDER, or a single --lump.</source>
        <translation>dump: CSV mehrerer Lumps braucht --output FOLDER oder ein einzelnes --lump.</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Prints records as JSON, CSV or lines of JSON, or a lump&apos;s bytes.

CSV of several lumps goes into a folder, a file each. Values are as stored.</source>
        <translation>Gibt Datensätze als JSON, CSV oder JSON-Zeilen aus, oder die Bytes eines Lumps.

CSV mehrerer Lumps kommt in einen Ordner, je Lump eine Datei. Die Werte sind die gespeicherten.</translation>
    </message>
    <message>
        <source>Which lump, by name or directory slot; without it all that have records.</source>
        <translation>Welcher Lump, nach Name oder Platz im Lump-Verzeichnis; ohne Angabe alle, die Datensätze haben.</translation>
    </message>
    <message>
        <source>What to print; json unless told.</source>
        <translation>Was ausgegeben wird; ohne Angabe json.</translation>
    </message>
    <message>
        <source>A file, or for CSV of several lumps a folder; without it the standard output.</source>
        <translation>Eine Datei, oder für CSV mehrerer Lumps ein Ordner; ohne Angabe die Standardausgabe.</translation>
    </message>
    <message>
        <source>dump: there is no format %1; there are json, csv, ndjson and raw.</source>
        <translation>dump: Es gibt kein Format %1; es gibt json, csv, ndjson und raw.</translation>
    </message>
    <message>
        <source>dump: a map of %1 has no lump %2.</source>
        <translation>dump: Eine Map von %1 hat keinen Lump %2.</translation>
    </message>
    <message>
        <source>dump: %1 has no records; --format raw prints its bytes.</source>
        <translation>dump: %1 hat keine Datensätze; --format raw gibt die Bytes aus.</translation>
    </message>
    <message>
        <source>dump: --format raw needs exactly one --lump.</source>
        <translation>dump: --format raw braucht genau ein --lump.</translation>
    </message>
    <message>
        <source>Prints the entity text, byte for byte, without the NUL at its end.</source>
        <translation>Gibt den Entity-Text Byte für Byte aus, ohne das NUL am Ende.</translation>
    </message>
    <message>
        <source>Write it to this file instead.</source>
        <translation>Stattdessen in diese Datei schreiben.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>checksum %1

</source>
        <translation>Prüfsumme %1

</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>lump</source>
        <translation>Lump</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>used</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>gap: %1 bytes from byte %2
</source>
        <translation>Lücke: %1 Bytes ab Byte %2
</translation>
    </message>
    <message>
        <source>trailing: %1 bytes
</source>
        <translation>Hinter dem letzten Lump: %1 Bytes
</translation>
    </message>
    <message>
        <source>Shows what a map is made of: format, lumps, limits, gaps and checksum.</source>
        <translation>Zeigt, woraus eine Map besteht: Format, Lumps, Limits, Lücken und Prüfsumme.</translation>
    </message>
    <message>
        <source>Whose limits to show; without it the game&apos;s own, or its tools&apos;.</source>
        <translation>Wessen Limits gezeigt werden; ohne Angabe die des Spiels selbst oder die seiner Tools.</translation>
    </message>
    <message>
        <source>There is no subcommand %1; lumpscope --help lists those that there are.</source>
        <translation>Es gibt keinen Unterbefehl %1; lumpscope --help listet die vorhandenen auf.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: %1 is derived; the file holds no bytes of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>entities</name>
    <message>
        <source>This entity has no closing brace.</source>
        <translation>Diese Entity hat keine schließende geschweifte Klammer.</translation>
    </message>
    <message>
        <source>A key starts with a closing brace, which ends the entity for the game.</source>
        <translation>Ein Schlüssel beginnt mit einer schließenden geschweiften Klammer, die für das Spiel die Entity beendet.</translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation>Dieses Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>A key is empty.</source>
        <translation>Ein Schlüssel ist leer.</translation>
    </message>
    <message>
        <source>The text ends behind a key without a value.</source>
        <translation>Der Text endet hinter einem Schlüssel ohne Wert.</translation>
    </message>
    <message>
        <source>A value starts with a closing brace, which the game refuses.</source>
        <translation>Ein Wert beginnt mit einer schließenden geschweiften Klammer, was das Spiel ablehnt.</translation>
    </message>
    <message>
        <source>A key has no value before the closing brace.</source>
        <translation>Ein Schlüssel hat keinen Wert vor der schließenden geschweiften Klammer.</translation>
    </message>
    <message>
        <source>There are more than a million entities; the rest is not read.</source>
        <translation>Es gibt mehr als eine Million Entities; der Rest wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This closing brace closes nothing.</source>
        <translation>Diese schließende geschweifte Klammer schließt nichts.</translation>
    </message>
    <message>
        <source>An entity must start with an opening brace.</source>
        <translation>Eine Entity muss mit einer öffnenden geschweiften Klammer beginnen.</translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message>
        <source>There is nothing before this |.</source>
        <translation>Vor diesem | steht nichts.</translation>
    </message>
    <message>
        <source>There is nothing behind the last |.</source>
        <translation>Hinter dem letzten | steht nichts.</translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation>Dieses Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>There is nothing behind this !.</source>
        <translation>Hinter diesem ! steht nichts.</translation>
    </message>
    <message>
        <source>There is no column&apos;s name before %1.</source>
        <translation>Vor %1 steht kein Spaltenname.</translation>
    </message>
    <message>
        <source>There is no value behind %1.</source>
        <translation>Hinter %1 steht kein Wert.</translation>
    </message>
    <message>
        <source>There is no column %1 here, nor in what these records lead to.</source>
        <translation>Es gibt keine Spalte %1, weder hier noch dort, wohin diese Datensätze führen.</translation>
    </message>
    <message>
        <source>%1 has no flag %2.</source>
        <translation>%1 hat kein Flag %2.</translation>
    </message>
    <message>
        <source>%1 holds no flags.</source>
        <translation>%1 enthält keine Flags.</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is text: use ~ or =.</source>
        <translation>%1 ist Text: Verwenden Sie ~ oder =.</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>%1 has no record %2; it has %3.</source>
        <translation>%1 hat keinen Datensatz %2; vorhanden sind %3.</translation>
    </message>
    <message>
        <source>No entity has a class or name like %1.</source>
        <translation>Keine Entity hat eine Klasse oder einen Namen wie %1.</translation>
    </message>
    <message>
        <source>The tree is damaged there: no leaf holds that place.</source>
        <translation>Der Baum ist dort beschädigt: Kein Leaf enthält diese Position.</translation>
    </message>
    <message>
        <source>Of which lump? Write for example: faces %1.</source>
        <translation>Aus welchem Lump? Schreiben Sie zum Beispiel: faces %1.</translation>
    </message>
    <message>
        <source>There is no lump %1. Write for example: faces 120, cluster 7, entity func_door, *3, or a place: 128 -64 40.</source>
        <translation>Es gibt keinen Lump %1. Schreiben Sie zum Beispiel: faces 120, cluster 7, entity func_door, *3, oder eine Position: 128 -64 40.</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>a 2PSB map (Quake with wide records)</source>
        <translation>eine 2PSB-Map (Quake mit breiten Datensätzen)</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a BSP 29 map (Quake)</source>
        <translation>eine BSP-29-Map (Quake)</translation>
    </message>
    <message>
        <source>a BSP 42 map (James Bond 007: Nightfire)</source>
        <translation>eine BSP-42-Map (James Bond 007: Nightfire)</translation>
    </message>
    <message>
        <source>a BSP2 map (Quake with wide records)</source>
        <translation>eine BSP2-Map (Quake mit breiten Datensätzen)</translation>
    </message>
    <message>
        <source>a Doom WAD</source>
        <translation>ein Doom-WAD</translation>
    </message>
    <message>
        <source>a GBSP map (Genesis3D)</source>
        <translation>eine GBSP-Map (Genesis3D)</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a Linux program or library</source>
        <translation>ein Linux-Programm oder eine Linux-Bibliothek</translation>
    </message>
    <message>
        <source>a PAK archive</source>
        <translation>ein PAK-Archiv</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a QBSP map (Quake II with wide records)</source>
        <translation>eine QBSP-Map (Quake II mit breiten Datensätzen)</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a VBSP map (Source engine)</source>
        <translation>eine VBSP-Map (Source-Engine)</translation>
    </message>
    <message>
        <source>a VBSP map of the Xbox 360 (Source engine)</source>
        <translation>eine VBSP-Map der Xbox 360 (Source-Engine)</translation>
    </message>
    <message>
        <source>a WAD2 archive (Quake)</source>
        <translation>ein WAD2-Archiv (Quake)</translation>
    </message>
    <message>
        <source>a WAD3 texture archive (Half-Life)</source>
        <translation>ein WAD3-Texturarchiv (Half-Life)</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>ein Windows-Programm oder eine Windows-Bibliothek</translation>
    </message>
    <message>
        <source>a ZIP archive (PK3)</source>
        <translation>ein ZIP-Archiv (PK3)</translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation>ein Zstandard-Archiv</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>a map of Heavy Metal: F.A.K.K.2</source>
        <translation>eine Map von Heavy Metal: F.A.K.K.2</translation>
    </message>
    <message>
        <source>a map of Medal of Honor: Allied Assault</source>
        <translation>eine Map von Medal of Honor: Allied Assault</translation>
    </message>
    <message>
        <source>a map of Medal of Honor: Allied Assault Breakthrough</source>
        <translation>eine Map von Medal of Honor: Allied Assault Breakthrough</translation>
    </message>
    <message>
        <source>a map of Star Trek: Elite Force II</source>
        <translation>eine Map von Star Trek: Elite Force II</translation>
    </message>
    <message>
        <source>an FBSP map (Qfusion)</source>
        <translation>eine FBSP-Map (Qfusion)</translation>
    </message>
    <message>
        <source>an IBSP 22 map (Call of Duty 4)</source>
        <translation>eine IBSP-22-Map (Call of Duty 4)</translation>
    </message>
    <message>
        <source>an IBSP 4 map (Call of Duty)</source>
        <translation>eine IBSP-4-Map (Call of Duty)</translation>
    </message>
    <message>
        <source>an IBSP 41 map (Daikatana)</source>
        <translation>eine IBSP-41-Map (Daikatana)</translation>
    </message>
    <message>
        <source>an IBSP 46 map of Soldier of Fortune, which shares its number with Quake III but not its lumps</source>
        <translation>eine IBSP-46-Map von Soldier of Fortune, die zwar die Nummer, aber nicht die Lumps mit Quake III gemeinsam hat</translation>
    </message>
    <message>
        <source>an IBSP 47 map (Return to Castle Wolfenstein or Enemy Territory)</source>
        <translation>eine IBSP-47-Map (Return to Castle Wolfenstein oder Enemy Territory)</translation>
    </message>
    <message>
        <source>an IBSP 58 map (Call of Duty)</source>
        <translation>eine IBSP-58-Map (Call of Duty)</translation>
    </message>
    <message>
        <source>an IBSP 59 map (Call of Duty)</source>
        <translation>eine IBSP-59-Map (Call of Duty)</translation>
    </message>
    <message>
        <source>an IBSP map of an unknown version</source>
        <translation>eine IBSP-Map unbekannter Version</translation>
    </message>
    <message>
        <source>an MD2 model (Quake II)</source>
        <translation>ein MD2-Modell (Quake II)</translation>
    </message>
    <message>
        <source>an MD3 model (Quake III)</source>
        <translation>ein MD3-Modell (Quake III)</translation>
    </message>
    <message>
        <source>an MDL model (Half-Life)</source>
        <translation>ein MDL-Modell (Half-Life)</translation>
    </message>
    <message>
        <source>an MDL model (Quake)</source>
        <translation>ein MDL-Modell (Quake)</translation>
    </message>
    <message>
        <source>an RBSP map (Raven&apos;s or Ritual&apos;s games)</source>
        <translation>eine RBSP-Map (Spiele von Raven oder Ritual)</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>an rBSP map (Titanfall)</source>
        <translation>eine rBSP-Map (Titanfall)</translation>
    </message>
    <message>
        <source>not a map that this program knows</source>
        <translation>keine Map, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text with entities: a .map source or an .ent file, not a compiled map</source>
        <translation>Text mit Entities: eine .map-Quelldatei oder eine .ent-Datei, keine kompilierte Map</translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>An extension that some engines read</source>
        <translation>Eine Erweiterung, die manche Engines lesen</translation>
    </message>
    <message>
        <source>1: the pixels are in the map; 0: they are in a WAD</source>
        <translation>1: Die Pixel sind in der Map; 0: Sie sind in einem WAD</translation>
    </message>
    <message>
        <source>256 bytes that no engine reads</source>
        <translation>256 Bytes, die keine Engine liest</translation>
    </message>
    <message>
        <source>A brush that reaches into the leaf</source>
        <translation>Ein Brush, der in das Leaf hineinreicht</translation>
    </message>
    <message>
        <source>A face seen from the leaf</source>
        <translation>Ein Face, das vom Leaf aus gesehen wird</translation>
    </message>
    <message>
        <source>A surface seen from the leaf</source>
        <translation>Eine Surface, die vom Leaf aus gesehen wird</translation>
    </message>
    <message>
        <source>A vertex of its surface, counted from firstVert</source>
        <translation>Ein Eckpunkt der zugehörigen Surface, gezählt ab firstVert</translation>
    </message>
    <message>
        <source>An edge; negative: walked backwards</source>
        <translation>Eine Kante; negativ: rückwärts durchlaufen</translation>
    </message>
    <message>
        <source>Azimuth of that direction, 256 a turn</source>
        <translation>Azimut dieser Richtung, 256 je Umdrehung</translation>
    </message>
    <message>
        <source>Brush model (*N), or a file of the game</source>
        <translation>Brush-Modell (*N) oder eine Datei des Spiels</translation>
    </message>
    <message>
        <source>Brushes filled with fog</source>
        <translation>Mit Nebel gefüllte Brushes</translation>
    </message>
    <message>
        <source>Bytes of its text</source>
        <translation>Länge des Texts in Bytes</translation>
    </message>
    <message>
        <source>Control points in a row, of a patch</source>
        <translation>Kontrollpunkte in einer Zeile, bei Patches</translation>
    </message>
    <message>
        <source>Convex pieces of space</source>
        <translation>Konvexe Teile des Raums</translation>
    </message>
    <message>
        <source>Convex pieces of space; 0 is solid</source>
        <translation>Konvexe Teile des Raums; 0 ist massiv</translation>
    </message>
    <message>
        <source>Convex solids, for collision</source>
        <translation>Konvexe Körper für die Kollision</translation>
    </message>
    <message>
        <source>Corners of faces</source>
        <translation>Ecken von Faces</translation>
    </message>
    <message>
        <source>Corners of faces; 0 is unused</source>
        <translation>Ecken von Faces; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Corners of surfaces&apos; triangles</source>
        <translation>Ecken der Dreiecke von Surfaces</translation>
    </message>
    <message>
        <source>Direction it faces, length 1</source>
        <translation>Richtung, in die er zeigt, Länge 1</translation>
    </message>
    <message>
        <source>Direction the plane faces, length 1</source>
        <translation>Richtung, in die die Ebene zeigt, Länge 1</translation>
    </message>
    <message>
        <source>Direction the surface faces</source>
        <translation>Richtung, in die die Surface zeigt</translation>
    </message>
    <message>
        <source>Distance from the world&apos;s origin along the normal, in map units</source>
        <translation>Abstand vom Ursprung der Welt entlang der Normalen, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Edges around each face</source>
        <translation>Kanten um jedes Face</translation>
    </message>
    <message>
        <source>Every face&apos;s lightmaps, measured by the engine&apos;s rule</source>
        <translation>Die Lightmaps aller Faces, nach der Regel der Engine bemessen</translation>
    </message>
    <message>
        <source>First of its brushes</source>
        <translation>Erster der zugehörigen Brushes</translation>
    </message>
    <message>
        <source>First of its entries in LeafBrushes</source>
        <translation>Erster der zugehörigen Einträge in LeafBrushes</translation>
    </message>
    <message>
        <source>First of its entries in LeafFaces</source>
        <translation>Erster der zugehörigen Einträge in LeafFaces</translation>
    </message>
    <message>
        <source>First of its entries in LeafSurfaces</source>
        <translation>Erster der zugehörigen Einträge in LeafSurfaces</translation>
    </message>
    <message>
        <source>First of its entries in MarkSurfaces</source>
        <translation>Erster der zugehörigen Einträge in MarkSurfaces</translation>
    </message>
    <message>
        <source>First of its faces</source>
        <translation>Erstes der zugehörigen Faces</translation>
    </message>
    <message>
        <source>First of its sides</source>
        <translation>Erste der zugehörigen Seiten</translation>
    </message>
    <message>
        <source>First of its sides; the first six are the axial ones</source>
        <translation>Erste der zugehörigen Seiten; die ersten sechs sind die achsenparallelen</translation>
    </message>
    <message>
        <source>First of its surfaces</source>
        <translation>Erste der zugehörigen Surfaces</translation>
    </message>
    <message>
        <source>First of its triangles&apos; corners</source>
        <translation>Erste der Ecken der zugehörigen Dreiecke</translation>
    </message>
    <message>
        <source>First of its vertexes; of a patch, its control points row by row</source>
        <translation>Erster der zugehörigen Eckpunkte; bei Patches die Kontrollpunkte, Zeile für Zeile</translation>
    </message>
    <message>
        <source>First of the faces that lie on its plane, both sides</source>
        <translation>Erstes der Faces, die in der Ebene des Nodes liegen, beide Seiten</translation>
    </message>
    <message>
        <source>First of the portals that lead out of it</source>
        <translation>Erstes der Portale, die aus der Area hinausführen</translation>
    </message>
    <message>
        <source>First of the surfedges around it, clockwise from the front</source>
        <translation>Erste der Surfedges um das Face, von vorn gesehen im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Groups of leafs that see the same</source>
        <translation>Gruppen von Leafs, die dasselbe sehen</translation>
    </message>
    <message>
        <source>High corner of its box, in map units</source>
        <translation>Obere Ecke der Box, in Map-Einheiten</translation>
    </message>
    <message>
        <source>How it is textured</source>
        <translation>Art der Texturierung</translation>
    </message>
    <message>
        <source>How it is textured; -1: not at all</source>
        <translation>Art der Texturierung; -1: keine</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How the surface behaves</source>
        <translation>Wie sich die Oberfläche verhält</translation>
    </message>
    <message>
        <source>Image, without textures/ and .wal</source>
        <translation>Bild, ohne textures/ und .wal</translation>
    </message>
    <message>
        <source>In luxels</source>
        <translation>In Luxeln</translation>
    </message>
    <message>
        <source>In texels</source>
        <translation>In Texeln</translation>
    </message>
    <message>
        <source>Its row of the potentially hearable set</source>
        <translation>Zugehörige Zeile der potenziell hörbaren Menge (PHS)</translation>
    </message>
    <message>
        <source>Its row of the potentially visible set</source>
        <translation>Zugehörige Zeile der potenziell sichtbaren Menge (PVS)</translation>
    </message>
    <message>
        <source>Its row of the potentially visible set; -1: sees everything</source>
        <translation>Zugehörige Zeile der potenziell sichtbaren Menge (PVS); -1: sieht alles</translation>
    </message>
    <message>
        <source>Its texture</source>
        <translation>Die zugehörige Textur</translation>
    </message>
    <message>
        <source>Leafs that belong to it</source>
        <translation>Leafs, die dazugehören</translation>
    </message>
    <message>
        <source>Leafs that have visibility, without leaf 0</source>
        <translation>Leafs, die Sichtbarkeitsdaten haben, ohne Leaf 0</translation>
    </message>
    <message>
        <source>Leafs that have visibility; cluster c is leaf c + 1</source>
        <translation>Leafs, die Sichtbarkeitsdaten haben; Cluster c ist Leaf c + 1</translation>
    </message>
    <message>
        <source>Light baked into it: red, green, blue, alpha</source>
        <translation>Eingebackenes Licht: Rot, Grün, Blau, Alpha</translation>
    </message>
    <message>
        <source>Light from all around: red, green, blue</source>
        <translation>Licht von allen Seiten: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Light from one direction: red, green, blue</source>
        <translation>Licht aus einer Richtung: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Light in the open, for models that move</source>
        <translation>Licht im freien Raum, für Modelle, die sich bewegen</translation>
    </message>
    <message>
        <source>Light style of each of its lightmaps; 255: none</source>
        <translation>Lichtstil jeder der zugehörigen Lightmaps; 255: keiner</translation>
    </message>
    <message>
        <source>Light style that scales it</source>
        <translation>Lichtstil, der die Lightmap skaliert</translation>
    </message>
    <message>
        <source>Lightmap page; -1: none, -2: white, -3: lit by vertex, -4: 2D</source>
        <translation>Lightmap-Seite; -1: keine, -2: weiß, -3: je Eckpunkt beleuchtet, -4: 2D</translation>
    </message>
    <message>
        <source>Lightmaps&apos; luxels, RGB</source>
        <translation>Luxel der Lightmaps, RGB</translation>
    </message>
    <message>
        <source>Loudness of water, sky, slime and lava</source>
        <translation>Lautstärke von Wasser, Himmel, Schleim und Lava</translation>
    </message>
    <message>
        <source>Low corner of its box, in map units</source>
        <translation>Untere Ecke der Box, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Name by which others refer to it</source>
        <translation>Name, unter dem andere auf die Entity verweisen</translation>
    </message>
    <message>
        <source>Name of what it acts on</source>
        <translation>Name dessen, worauf die Entity wirkt</translation>
    </message>
    <message>
        <source>Name under which the game looks for the image</source>
        <translation>Name, unter dem das Spiel das Bild sucht</translation>
    </message>
    <message>
        <source>Names and flags of surfaces and brushes</source>
        <translation>Namen und Flags von Surfaces und Brushes</translation>
    </message>
    <message>
        <source>Next frame of its animation; -1: none</source>
        <translation>Nächstes Bild der Animation; -1: keines</translation>
    </message>
    <message>
        <source>Normally 0: the entity&apos;s origin places the model</source>
        <translation>Normalerweise 0: Der origin der Entity bestimmt, wo das Modell steht</translation>
    </message>
    <message>
        <source>Not 0: it faces against its plane&apos;s normal</source>
        <translation>Nicht 0: Das Face zeigt entgegen der Normalen der Ebene</translation>
    </message>
    <message>
        <source>Number of the area it belongs to; -1: none</source>
        <translation>Nummer der zugehörigen Area; -1: keine</translation>
    </message>
    <message>
        <source>Number that func_areaportal&apos;s style refers to</source>
        <translation>Nummer, auf die style eines func_areaportal verweist</translation>
    </message>
    <message>
        <source>Pages of 128 x 128 luxels, RGB</source>
        <translation>Seiten von 128 x 128 Luxeln, RGB</translation>
    </message>
    <message>
        <source>Pairs of vertexes; 0 is unused</source>
        <translation>Paare von Eckpunkten; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Parts of the map that doors seal off; 0 is unused</source>
        <translation>Teile der Map, die durch Türen abgedichtet werden; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Place in the lightmap page, 0 to 1</source>
        <translation>Position auf der Lightmap-Seite, 0 bis 1</translation>
    </message>
    <message>
        <source>Place in the texture, 1 is its whole width or height</source>
        <translation>Position in der Textur, 1 ist deren ganze Breite oder Höhe</translation>
    </message>
    <message>
        <source>Place of the first luxel; of a flare, its own place</source>
        <translation>Position des ersten Luxels; bei Flares deren eigene Position</translation>
    </message>
    <message>
        <source>Place, in map units</source>
        <translation>Position, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Planes of nodes and brush sides, in opposing pairs</source>
        <translation>Ebenen von Nodes und Brush-Seiten, in gegenüberliegenden Paaren</translation>
    </message>
    <message>
        <source>Planes of nodes, clipnodes and faces, in opposing pairs</source>
        <translation>Ebenen von Nodes, Clipnodes und Faces, in gegenüberliegenden Paaren</translation>
    </message>
    <message>
        <source>Planes of nodes, faces and brush sides, in opposing pairs</source>
        <translation>Ebenen von Nodes, Faces und Brush-Seiten, in gegenüberliegenden Paaren</translation>
    </message>
    <message>
        <source>Polygons, patches, meshes and flares</source>
        <translation>Polygone, Patches, Meshes und Flares</translation>
    </message>
    <message>
        <source>Records that name it</source>
        <translation>Datensätze, die das Bild nennen</translation>
    </message>
    <message>
        <source>Root of hull 1 (standing, 32 x 32 x 72)</source>
        <translation>Wurzel von Hull 1 (stehend, 32 x 32 x 72)</translation>
    </message>
    <message>
        <source>Root of hull 2 (large, 64 x 64 x 64)</source>
        <translation>Wurzel von Hull 2 (groß, 64 x 64 x 64)</translation>
    </message>
    <message>
        <source>Root of hull 3 (crouching, 32 x 32 x 36)</source>
        <translation>Wurzel von Hull 3 (geduckt, 32 x 32 x 36)</translation>
    </message>
    <message>
        <source>Root of its tree; negative: it is a single leaf</source>
        <translation>Wurzel des zugehörigen Baums; negativ: ein einzelnes Leaf</translation>
    </message>
    <message>
        <source>Root of the tree for drawing and points; negative: a single leaf</source>
        <translation>Wurzel des Baums für das Zeichnen und für Punkte; negativ: ein einzelnes Leaf</translation>
    </message>
    <message>
        <source>Rows of control points, of a patch</source>
        <translation>Zeilen von Kontrollpunkten, bei Patches</translation>
    </message>
    <message>
        <source>SPECIAL: no lightmap</source>
        <translation>SPECIAL: keine Lightmap</translation>
    </message>
    <message>
        <source>Shader that gives colour and depth</source>
        <translation>Shader, der Farbe und Tiefe vorgibt</translation>
    </message>
    <message>
        <source>Shader, or image without extension</source>
        <translation>Shader, oder Bild ohne Dateiendung</translation>
    </message>
    <message>
        <source>Sides of brushes</source>
        <translation>Seiten von Brushes</translation>
    </message>
    <message>
        <source>Size of its lightmap, in luxels</source>
        <translation>Größe der zugehörigen Lightmap, in Luxeln</translation>
    </message>
    <message>
        <source>Step from luxel to luxel; of a patch, low corner for level of detail; of a flare, its colour</source>
        <translation>Schritt von Luxel zu Luxel; bei Patches untere Ecke für die Detailstufe; bei Flares deren Farbe</translation>
    </message>
    <message>
        <source>Step from row to row; of a patch, high corner for level of detail</source>
        <translation>Schritt von Zeile zu Zeile; bei Patches obere Ecke für die Detailstufe</translation>
    </message>
    <message>
        <source>Strength of the light it emits, with LIGHT</source>
        <translation>Stärke des abgestrahlten Lichts, bei LIGHT</translation>
    </message>
    <message>
        <source>Texture axes and flags</source>
        <translation>Texturachsen und Flags</translation>
    </message>
    <message>
        <source>Texture axes, flags and names</source>
        <translation>Texturachsen, Flags und Namen</translation>
    </message>
    <message>
        <source>Texture axis s: texels for each map unit, and offset</source>
        <translation>Texturachse s: Texel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Texture axis t: texels for each map unit, and offset</source>
        <translation>Texturachse t: Texel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Texture headers, and the pixels of embedded ones</source>
        <translation>Textur-Header, und die Pixel der eingebetteten Texturen</translation>
    </message>
    <message>
        <source>The area it belongs to; 0: solid</source>
        <translation>Die zugehörige Area; 0: massiv</translation>
    </message>
    <message>
        <source>The area it leads to</source>
        <translation>Die Area, in die es führt</translation>
    </message>
    <message>
        <source>The axis the normal is, or is nearest to</source>
        <translation>Die Achse, auf der die Normale liegt oder der sie am nächsten kommt</translation>
    </message>
    <message>
        <source>The brush that is filled with fog; -1: all of the map</source>
        <translation>Der Brush, der mit Nebel gefüllt ist; -1: die ganze Map</translation>
    </message>
    <message>
        <source>The brush&apos;s side it is seen through; -1: none</source>
        <translation>Die Seite des Brushs, durch die man den Nebel sieht; -1: keine</translation>
    </message>
    <message>
        <source>The cluster it belongs to; -1: none</source>
        <translation>Der zugehörige Cluster; -1: keiner</translation>
    </message>
    <message>
        <source>The cluster it belongs to; negative: none</source>
        <translation>Der zugehörige Cluster; negativ: keiner</translation>
    </message>
    <message>
        <source>The entities&apos; text</source>
        <translation>Der Text der Entities</translation>
    </message>
    <message>
        <source>The entities, read from their text</source>
        <translation>Die Entities, aus ihrem Text gelesen</translation>
    </message>
    <message>
        <source>The face it lights</source>
        <translation>Das Face, das die Lightmap beleuchtet</translation>
    </message>
    <message>
        <source>The fog it lies in; -1: none</source>
        <translation>Der Nebel, in dem die Surface liegt; -1: keiner</translation>
    </message>
    <message>
        <source>The leaf that is this cluster (one more than its number)</source>
        <translation>Das Leaf, das dieser Cluster ist (um eins höher als dessen Nummer)</translation>
    </message>
    <message>
        <source>The plane it lies on</source>
        <translation>Die Ebene, in der das Face liegt</translation>
    </message>
    <message>
        <source>The plane it lies on, facing out of the brush</source>
        <translation>Die Ebene, in der die Seite liegt; sie zeigt aus dem Brush hinaus</translation>
    </message>
    <message>
        <source>The plane that splits this node&apos;s space</source>
        <translation>Die Ebene, die den Raum dieses Nodes teilt</translation>
    </message>
    <message>
        <source>The polygons that are drawn</source>
        <translation>Die Polygone, die gezeichnet werden</translation>
    </message>
    <message>
        <source>The shader that gives its contents</source>
        <translation>Der Shader, der den Inhalt vorgibt</translation>
    </message>
    <message>
        <source>The shaders and images that the map names</source>
        <translation>Die Shader und Bilder, die die Map nennt</translation>
    </message>
    <message>
        <source>The textures that the map holds or names</source>
        <translation>Die Texturen, die die Map enthält oder nennt</translation>
    </message>
    <message>
        <source>The textures that the map names</source>
        <translation>Die Texturen, die die Map nennt</translation>
    </message>
    <message>
        <source>The tree that splits space; 0 is the root</source>
        <translation>Der Baum, der den Raum teilt; 0 ist die Wurzel</translation>
    </message>
    <message>
        <source>The tree that splits space; 0 is the world&apos;s root</source>
        <translation>Der Baum, der den Raum teilt; 0 ist die Wurzel der Welt</translation>
    </message>
    <message>
        <source>The world (0) and the brush models</source>
        <translation>Die Welt (0) und die Brush-Modelle</translation>
    </message>
    <message>
        <source>Three trees for collision, one a hull</source>
        <translation>Drei Bäume für die Kollision, je Hull einer</translation>
    </message>
    <message>
        <source>Vertexes of surfaces</source>
        <translation>Eckpunkte von Surfaces</translation>
    </message>
    <message>
        <source>Ways between areas; 0 is unused</source>
        <translation>Wege zwischen Areas; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>What fills a brush of this shader</source>
        <translation>Was einen Brush mit diesem Shader füllt</translation>
    </message>
    <message>
        <source>What fills it</source>
        <translation>Was den Raum darin füllt</translation>
    </message>
    <message>
        <source>What fills it: the contents of its brushes together</source>
        <translation>Was das Leaf füllt: die Contents seiner Brushes zusammen</translation>
    </message>
    <message>
        <source>What kind of surface it is</source>
        <translation>Welche Art von Surface es ist</translation>
    </message>
    <message>
        <source>What lies behind the plane</source>
        <translation>Was hinter der Ebene liegt</translation>
    </message>
    <message>
        <source>What lies behind: a clipnode, or contents</source>
        <translation>Was dahinter liegt: ein Clipnode oder Contents</translation>
    </message>
    <message>
        <source>What lies in front of the plane</source>
        <translation>Was vor der Ebene liegt</translation>
    </message>
    <message>
        <source>What lies in front: a clipnode, or contents</source>
        <translation>Was davor liegt: ein Clipnode oder Contents</translation>
    </message>
    <message>
        <source>What the game makes of the entity</source>
        <translation>Was das Spiel aus der Entity macht</translation>
    </message>
    <message>
        <source>Where each surface&apos;s lightmap lies in its page</source>
        <translation>Wo die Lightmap jeder Surface auf ihrer Lightmap-Seite liegt</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <translation>Wo sie endet</translation>
    </message>
    <message>
        <source>Where it starts</source>
        <translation>Wo sie beginnt</translation>
    </message>
    <message>
        <source>Where its first luxel lies, in bytes</source>
        <translation>Wo das erste Luxel liegt, in Bytes</translation>
    </message>
    <message>
        <source>Where its header lies in the lump; -1: missing</source>
        <translation>Wo der Header im Lump liegt; -1: fehlt</translation>
    </message>
    <message>
        <source>Where its lightmap lies in the page, in luxels</source>
        <translation>Wo die zugehörige Lightmap auf der Lightmap-Seite liegt, in Luxeln</translation>
    </message>
    <message>
        <source>Where its lightmaps begin, in bytes; -1: none</source>
        <translation>Wo die zugehörigen Lightmaps beginnen, in Bytes; -1: keine</translation>
    </message>
    <message>
        <source>Where its text begins, in bytes</source>
        <translation>Wo der zugehörige Text beginnt, in Bytes</translation>
    </message>
    <message>
        <source>Which brushes reach into which leaf</source>
        <translation>Welche Brushes in welches Leaf hineinreichen</translation>
    </message>
    <message>
        <source>Which clusters see and hear which, run-length coded</source>
        <translation>Welche Cluster welche sehen und hören, lauflängenkodiert</translation>
    </message>
    <message>
        <source>Which clusters see which</source>
        <translation>Welche Cluster welche sehen</translation>
    </message>
    <message>
        <source>Which faces are seen from which leaf</source>
        <translation>Welche Faces von welchem Leaf aus gesehen werden</translation>
    </message>
    <message>
        <source>Which leafs see which, run-length coded</source>
        <translation>Welche Leafs welche sehen, lauflängenkodiert</translation>
    </message>
    <message>
        <source>Which of the face&apos;s up to four lightmaps</source>
        <translation>Welche der bis zu vier Lightmaps des Face</translation>
    </message>
    <message>
        <source>Which surfaces are seen from which leaf</source>
        <translation>Welche Surfaces von welchem Leaf aus gesehen werden</translation>
    </message>
    <message>
        <source>Zenith of that direction, 256 a turn</source>
        <translation>Zenit dieser Richtung, 256 je Umdrehung</translation>
    </message>
</context>
</TS>

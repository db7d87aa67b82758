<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the map again from disk; the selection stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the map and show the welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select what was selected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select what was selected after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Record or Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type where to go: faces 120, cluster 7, entity func_door, *3, 128 -64 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;lter the Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type which records the table shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the table in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlobView</name>
    <message>
        <source>This lump is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text of %1 bytes is too long to be shown as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has a line of over 64 KB; it is shown as bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the entities</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Filter: words, numEdges&gt;8, texture~sky, flags:WARP, cluster=12..20, !term, a | b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HexModel</name>
    <message>
        <source>Byte %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing is selected. Click a record in a table, or press Ctrl+G and type where to go, such as faces 120.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records it uses and is used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one of %2 selected records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
    <message>
        <source>and %1 more: double click the line above to select them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LumpList</name>
    <message>
        <source>&amp;Limits of:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No map is open. Its lumps would be listed here, each with its table a click away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps between lumps: %1, of %2 bytes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes behind the last lump</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LumpListModel</name>
    <message>
        <source>Derived from the lumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BSPX extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of at most %2 that %3 loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 that the tools of %3 make at most; engines may take more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes from byte %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LumpModel</name>
    <message>
        <source>%1 has no such record: it has %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LumpView</name>
    <message>
        <source>Table of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the Records &amp;Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the Records U&amp;sing It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by This &amp;Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Rows as &amp;JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Table as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Table as JS&amp;ON...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell refers to no record. Underlined cells do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing uses these records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These records use no others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Reading %1...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sample - Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records written to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer on disk. What was read of it stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps (*.bsp *.BSP);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Visibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;ntities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset This Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide %1; Alt+%2 goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to: faces 120, cluster 7, entity func_door, *3, 128 -64 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a record or a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gallery, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps that you open are listed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Opens compiled maps of Quake II, Quake III Arena and Half-Life and shows everything in them.&lt;/p&gt;&lt;p&gt;Qt %2, running with %3. MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapFile</name>
    <message>
        <source>Lumpscope opens Quake II (IBSP 38), Quake III (IBSP 46) and Half-Life (BSP 30) maps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than 4 GiB, more than the offsets in a map can reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it failed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This begins like a map of %1, but ends after %2 of the header&apos;s %3 bytes: nothing in it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No map is open. What is wrong with it would be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems: every reference leads to a record, and nothing runs out of its lump.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings of this kind, of which the first %2 are listed; the first: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings of this kind; the first: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Key of the entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It refers to a record that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordTitle</name>
    <message>
        <source>%1, byte %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Open tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Lumpscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens compiled maps of Quake II, Quake III Arena and Half-Life (.bsp) and shows everything in them: every lump a table, every reference a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a Map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or drop a file on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps that you open are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>There is no engine %1 for %2; there are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity text, line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1: model &quot;%2&quot; does not exist; the map&apos;s brush models are *1 to *%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1: no entity has the targetname &quot;%2&quot; that its %3 names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area portal %1 does not seal: it needs two records in two different areas, and has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1: no area portal has the number %2 that this func_areaportal&apos;s style names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1: nobody targets this func_areaportal, so it stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: surfaceType %2 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 corners; a polygon needs 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lightofs is %2; only -1 may be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its lightmaps of %2 bytes from byte %3 on run past the %4 bytes of lighting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visibility says that it holds %1 clusters, but its %2 bytes do not hold as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its row of visibility from byte %2 on runs past the lump&apos;s %3 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the directory gives it %2 bytes from byte %3, but the file has %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bytes are no whole number of records of %3; the last one is cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the game refuses a map without any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins at byte %2, inside of %3, which ends at byte %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, but %3 takes at most %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3; it cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3 and %4 %5 reach out of the lump: %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3, which means record %4, but %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3, but the range it counts in has %4 records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3, but %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fills the whole map (brushNum -1), as some Quake III derived games read it; Quake III itself does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has its own ancestor %2 for a child: the tree runs in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be reached from any model&apos;s tree.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Take the built-in sample NAME (quake2, halflife, quake3) for FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample %1; there are quake2, halflife and quake3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which map? Name a FILE, or --sample quake2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one word too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few words: it takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1; --help lists those that there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells where a point lies, in map units: leaf, cluster, area, contents, and the nodes on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at: %1 is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaf %1
cluster %2
area %3
contents %4
nodes %5
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    ... and %1 more of this kind
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for what is wrong with a map.

error: the game refuses the map, crashes, or reads outside a lump.
warning: it loads, but not as meant. note: worth knowing, such as a compiler&apos;s limit.
Exits with 1 when there is an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose limits count; without it the game&apos;s own, or its tools&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For programs: one entry for each kind of finding, with its first record and the count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lumpscope [FILE]
    opens the window
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
--sample quake2, halflife or quake3 stands for FILE everywhere; --help explains each command.
Exit: 0 fine, 1 findings, 2 cannot be read or written, or wrong usage.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: CSV of several lumps needs --output FOLDER, or a single --lump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints records as JSON, CSV or lines of JSON, or a lump&apos;s bytes.

CSV of several lumps goes into a folder, a file each. Values are as stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lump, by name or directory slot; without it all that have records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print; json unless told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file, or for CSV of several lumps a folder; without it the standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: there is no format %1; there are json, csv, ndjson and raw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: a map of %1 has no lump %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: %1 has no records; --format raw prints its bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dump: --format raw needs exactly one --lump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the entity text, byte for byte, without the NUL at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it to this file instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checksum %1

</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %1 bytes from byte %2
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trailing: %1 bytes
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what a map is made of: format, lumps, limits, gaps and checksum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose limits to show; without it the game&apos;s own, or its tools&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no subcommand %1; lumpscope --help lists those that there are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>entities</name>
    <message>
        <source>This entity has no closing brace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key starts with a closing brace, which ends the entity for the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends behind a key without a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value starts with a closing brace, which the game refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key has no value before the closing brace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than a million entities; the rest is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This closing brace closes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entity must start with an opening brace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message>
        <source>There is nothing before this |.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing behind the last |.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing behind this !.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column&apos;s name before %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no value behind %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column %1 here, nor in what these records lead to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no flag %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no flags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is text: use ~ or =.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>%1 has no record %2; it has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entity has a class or name like %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree is damaged there: no leaf holds that place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of which lump? Write for example: faces %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lump %1. Write for example: faces 120, cluster 7, entity func_door, *3, or a place: 128 -64 40.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>a 2PSB map (Quake with wide records)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BSP 29 map (Quake)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BSP 42 map (James Bond 007: Nightfire)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BSP2 map (Quake with wide records)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Doom WAD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GBSP map (Genesis3D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Linux program or library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PAK archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a QBSP map (Quake II with wide records)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a VBSP map (Source engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a VBSP map of the Xbox 360 (Source engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a WAD2 archive (Quake)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a WAD3 texture archive (Half-Life)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive (PK3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of Heavy Metal: F.A.K.K.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of Medal of Honor: Allied Assault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of Medal of Honor: Allied Assault Breakthrough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of Star Trek: Elite Force II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an FBSP map (Qfusion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 22 map (Call of Duty 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 4 map (Call of Duty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 41 map (Daikatana)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 46 map of Soldier of Fortune, which shares its number with Quake III but not its lumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 47 map (Return to Castle Wolfenstein or Enemy Territory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 58 map (Call of Duty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP 59 map (Call of Duty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IBSP map of an unknown version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an MD2 model (Quake II)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an MD3 model (Quake III)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an MDL model (Half-Life)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an MDL model (Quake)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an RBSP map (Raven&apos;s or Ritual&apos;s games)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an rBSP map (Titanfall)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a map that this program knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text with entities: a .map source or an .ent file, not a compiled map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>An extension that some engines read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: the pixels are in the map; 0: they are in a WAD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 bytes that no engine reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brush that reaches into the leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face seen from the leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surface seen from the leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vertex of its surface, counted from firstVert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edge; negative: walked backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azimuth of that direction, 256 a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush model (*N), or a file of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushes filled with fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control points in a row, of a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convex pieces of space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convex pieces of space; 0 is solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convex solids, for collision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of faces; 0 is unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of surfaces&apos; triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction it faces, length 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction the plane faces, length 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction the surface faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance from the world&apos;s origin along the normal, in map units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges around each face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every face&apos;s lightmaps, measured by the engine&apos;s rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its brushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its entries in LeafBrushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its entries in LeafFaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its entries in LeafSurfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its entries in MarkSurfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its sides; the first six are the axial ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its surfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its triangles&apos; corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of its vertexes; of a patch, its control points row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of the faces that lie on its plane, both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of the portals that lead out of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of the surfedges around it, clockwise from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of leafs that see the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High corner of its box, in map units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is textured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is textured; -1: not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the surface behaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image, without textures/ and .wal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In luxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In texels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its row of the potentially hearable set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its row of the potentially visible set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its row of the potentially visible set; -1: sees everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leafs that belong to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leafs that have visibility, without leaf 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leafs that have visibility; cluster c is leaf c + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light baked into it: red, green, blue, alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light from all around: red, green, blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light from one direction: red, green, blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light in the open, for models that move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light style of each of its lightmaps; 255: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light style that scales it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightmap page; -1: none, -2: white, -3: lit by vertex, -4: 2D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightmaps&apos; luxels, RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudness of water, sky, slime and lava</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low corner of its box, in map units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name by which others refer to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of what it acts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name under which the game looks for the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and flags of surfaces and brushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next frame of its animation; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normally 0: the entity&apos;s origin places the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not 0: it faces against its plane&apos;s normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the area it belongs to; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number that func_areaportal&apos;s style refers to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of 128 x 128 luxels, RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of vertexes; 0 is unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the map that doors seal off; 0 is unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the lightmap page, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the texture, 1 is its whole width or height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the first luxel; of a flare, its own place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, in map units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planes of nodes and brush sides, in opposing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planes of nodes, clipnodes and faces, in opposing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planes of nodes, faces and brush sides, in opposing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polygons, patches, meshes and flares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of hull 1 (standing, 32 x 32 x 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of hull 2 (large, 64 x 64 x 64)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of hull 3 (crouching, 32 x 32 x 36)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of its tree; negative: it is a single leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of the tree for drawing and points; negative: a single leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of control points, of a patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPECIAL: no lightmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shader that gives colour and depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shader, or image without extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of brushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of its lightmap, in luxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step from luxel to luxel; of a patch, low corner for level of detail; of a flare, its colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step from row to row; of a patch, high corner for level of detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the light it emits, with LIGHT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture axes and flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture axes, flags and names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture axis s: texels for each map unit, and offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture axis t: texels for each map unit, and offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture headers, and the pixels of embedded ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area it belongs to; 0: solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area it leads to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axis the normal is, or is nearest to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brush that is filled with fog; -1: all of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brush&apos;s side it is seen through; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster it belongs to; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster it belongs to; negative: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entities&apos; text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entities, read from their text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face it lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fog it lies in; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaf that is this cluster (one more than its number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plane it lies on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plane it lies on, facing out of the brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plane that splits this node&apos;s space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The polygons that are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shader that gives its contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shaders and images that the map names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The textures that the map holds or names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The textures that the map names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree that splits space; 0 is the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree that splits space; 0 is the world&apos;s root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The world (0) and the brush models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three trees for collision, one a hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertexes of surfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways between areas; 0 is unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills a brush of this shader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fills it: the contents of its brushes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of surface it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies behind the plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies behind: a clipnode, or contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in front of the plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in front: a clipnode, or contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game makes of the entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where each surface&apos;s lightmap lies in its page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its first luxel lies, in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its header lies in the lump; -1: missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its lightmap lies in the page, in luxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its lightmaps begin, in bytes; -1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its text begins, in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which brushes reach into which leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which clusters see and hear which, run-length coded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which clusters see which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which faces are seen from which leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which leafs see which, run-length coded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the face&apos;s up to four lightmaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which surfaces are seen from which leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zenith of that direction, 256 a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

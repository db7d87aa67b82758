<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>About</name>
    <message>
        <source>About Lumpscope</source>
        <translation>Über Lumpscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Opens compiled maps of Quake, Hexen II, Quake II, Quake III Arena, Half-Life and games based on them, and shows everything in them.&lt;/p&gt;&lt;p&gt;Qt %2, running with %3. MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Öffnet kompilierte Maps von Quake, Hexen II, Quake II, Quake III Arena, Half-Life und darauf basierenden Spielen und zeigt alles, was in ihnen steckt.&lt;/p&gt;&lt;p&gt;Qt %2, ausgeführt mit %3. MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
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
        <source>&amp;Forward</source>
        <translation>Vor&amp;wärts</translation>
    </message>
    <message>
        <source>Close &amp;Table</source>
        <translation>&amp;Tabelle schließen</translation>
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
        <source>&amp;About Lumpscope</source>
        <translation>&amp;Über Lumpscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Save the map as another file</source>
        <translation>Die Map als andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Import Entities...</source>
        <translation>Entities &amp;importieren...</translation>
    </message>
    <message>
        <source>Write the whole entity text to an .ent file</source>
        <translation>Den ganzen Entity-Text in eine .ent-Datei schreiben</translation>
    </message>
    <message>
        <source>Fi&amp;lter or Find</source>
        <translation>Filtern oder s&amp;uchen</translation>
    </message>
    <message>
        <source>Open a map, an archive or an image</source>
        <translation>Eine Map, ein Archiv oder ein Bild öffnen</translation>
    </message>
    <message>
        <source>&amp;Browse a Folder of Images...</source>
        <translation>Bilder eines Ordners du&amp;rchsehen...</translation>
    </message>
    <message>
        <source>What Is &amp;New</source>
        <translation>Was ist &amp;neu</translation>
    </message>
    <message>
        <source>Show what changed in each version</source>
        <translation>Zeigen, was sich in jeder Version geändert hat</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Type where to go: faces 120, cluster 7, func_door, a texture, *3, 128 -64 40</source>
        <translation>Das Ziel eingeben: faces 120, cluster 7, func_door, eine Textur, *3, 128 -64 40</translation>
    </message>
    <message>
        <source>&amp;Show in 3D</source>
        <translation>&amp;In 3D zeigen</translation>
    </message>
    <message>
        <source>Camera &amp;Follows Selection</source>
        <translation>Kamera &amp;folgt der Auswahl</translation>
    </message>
    <message>
        <source>&amp;Game Configurations...</source>
        <translation>&amp;Spielkonfigurationen...</translation>
    </message>
    <message>
        <source>O&amp;pen As</source>
        <translation>Öffnen &amp;als</translation>
    </message>
    <message>
        <source>Open a map as a format of your choice, whatever its header says; read-only</source>
        <translation>Eine Map in einem Format Ihrer Wahl öffnen, egal was in ihrem Header steht; nur zum Ansehen</translation>
    </message>
    <message>
        <source>Show the images in a folder and its subfolders; no map has to be open</source>
        <translation>Die Bilder in einem Ordner und seinen Unterordnern zeigen; dafür muss keine Map geöffnet sein</translation>
    </message>
    <message>
        <source>Replace the whole entity text with that of an .ent file</source>
        <translation>Den ganzen Entity-Text durch den einer .ent-Datei ersetzen</translation>
    </message>
    <message>
        <source>Return to the previous selection</source>
        <translation>Zur vorherigen Auswahl zurückkehren</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>Vorwärts zur nächsten Auswahl gehen</translation>
    </message>
    <message>
        <source>&amp;Go to Record or Position</source>
        <translation>Zu Datensatz oder &amp;Position gehen</translation>
    </message>
    <message>
        <source>Move the camera to the selection; F does the same except where it has another use, such as typing text</source>
        <translation>Die Kamera zur Auswahl bringen; F tut dasselbe, außer in Eingabefeldern</translation>
    </message>
    <message>
        <source>Move the camera to whatever you select outside the 3D view</source>
        <translation>Die Kamera zu allem bringen, was Sie außerhalb der 3D-Ansicht auswählen</translation>
    </message>
    <message>
        <source>Filter the table or the list of entities, or search the text</source>
        <translation>Die Tabelle oder die Liste der Entities filtern oder den Text durchsuchen</translation>
    </message>
    <message>
        <source>Close the current table</source>
        <translation>Die aktuelle Tabelle schließen</translation>
    </message>
    <message>
        <source>Show the previous table</source>
        <translation>Die vorherige Tabelle zeigen</translation>
    </message>
    <message>
        <source>Set where each game&apos;s files are, and which game a map belongs to</source>
        <translation>Festlegen, wo die Dateien der Spiele liegen und zu welchem Spiel eine Map gehört</translation>
    </message>
    <message>
        <source>Type the name of a command, view, table, texture, entity class, targetname or help page</source>
        <translation>Den Namen eines Befehls, einer Ansicht, Tabelle, Textur oder Entity-Klasse, einen targetname oder eine Hilfeseite eingeben</translation>
    </message>
    <message>
        <source>Show the help page of the focused view</source>
        <translation>Die Hilfeseite der Ansicht mit dem Fokus zeigen</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts by view</source>
        <translation>Alle Tastenkürzel nach Ansichten auflisten</translation>
    </message>
    <message>
        <source>E&amp;xport Entities...</source>
        <translation>Entities e&amp;xportieren...</translation>
    </message>
    <message>
        <source>F&amp;ind Anything by Name</source>
        <translation>N&amp;ach Namen suchen</translation>
    </message>
    <message>
        <source>Save your edits to the map file; everything else in it stays unchanged</source>
        <translation>Ihre Änderungen in die Map-Datei speichern; alles andere darin bleibt unverändert</translation>
    </message>
    <message>
        <source>&amp;Edit Records</source>
        <translation>&amp;Datensätze bearbeiten</translation>
    </message>
    <message>
        <source>Unlock the cells of all tables and of the inspector, until another map is opened</source>
        <translation>Die Zellen aller Tabellen und des Inspektors entsperren, bis eine andere Map geöffnet wird</translation>
    </message>
    <message>
        <source>&amp;Pick...</source>
        <translation>&amp;Aussuchen...</translation>
    </message>
    <message>
        <source>Choose in a table or in the 3D view which record the current cell refers to</source>
        <translation>In einer Tabelle oder in der 3D-Ansicht wählen, auf welchen Datensatz die aktuelle Zelle verweist</translation>
    </message>
    <message>
        <source>Find in &amp;Maps...</source>
        <translation>In &amp;Maps suchen...</translation>
    </message>
    <message>
        <source>Search a table in all maps of a folder or archive with a filter</source>
        <translation>Eine Tabelle in allen Maps eines Ordners oder Archivs mit einem Filter durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Compare With...</source>
        <translation>&amp;Vergleichen mit...</translation>
    </message>
    <message>
        <source>List how this map differs from another one, such as another compile of it</source>
        <translation>Zeigt, worin diese Map von einer anderen abweicht, etwa einer anderen Kompilierung</translation>
    </message>
    <message>
        <source>Compare with &amp;Saved</source>
        <translation>Mit &amp;gespeicherter Datei vergleichen</translation>
    </message>
    <message>
        <source>List how this map differs from its file on disk: all unsaved edits</source>
        <translation>Zeigt, worin diese Map von ihrer Datei auf der Platte abweicht: alle ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Compare with &amp;Backup</source>
        <translation>Mit &amp;Sicherungskopie vergleichen</translation>
    </message>
    <message>
        <source>List how this map differs from its latest backup, NAME.bak</source>
        <translation>Zeigt, worin diese Map von ihrer neuesten Sicherungskopie, NAME.bak, abweicht</translation>
    </message>
    <message>
        <source>Compare with &amp;Other Window</source>
        <translation>Mit &amp;anderem Fenster vergleichen</translation>
    </message>
    <message>
        <source>List how this map differs from the map in another window of Lumpscope</source>
        <translation>Zeigt, worin diese Map von der Map in einem anderen Fenster von Lumpscope abweicht</translation>
    </message>
    <message>
        <source>S&amp;top Comparing</source>
        <translation>Vergleich b&amp;eenden</translation>
    </message>
    <message>
        <source>Next Di&amp;fference</source>
        <translation>Nächster &amp;Unterschied</translation>
    </message>
    <message>
        <source>Select the next record that differs from the other map</source>
        <translation>Wählt den nächsten Datensatz aus, der von der anderen Map abweicht</translation>
    </message>
    <message>
        <source>Previous Diff&amp;erence</source>
        <translation>Vorheriger U&amp;nterschied</translation>
    </message>
    <message>
        <source>Select the previous record that differs from the other map</source>
        <translation>Wählt den vorherigen Datensatz aus, der von der anderen Map abweicht</translation>
    </message>
    <message>
        <source>This map has no unsaved edits.</source>
        <translation>Diese Map hat keine ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>Only files on disk have backups.</source>
        <translation>Nur Dateien auf der Platte haben Sicherungskopien.</translation>
    </message>
    <message>
        <source>End the comparison and show this map alone</source>
        <translation>Den Vergleich beenden und nur diese Map zeigen</translation>
    </message>
    <message>
        <source>This map is not being compared with another one.</source>
        <translation>Diese Map wird mit keiner anderen verglichen.</translation>
    </message>
</context>
<context>
    <name>AnglePopup</name>
    <message>
        <source>Direction, seen from above</source>
        <translation>Richtung, von oben gesehen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>There is not enough memory to read the %1 bytes of %2.</source>
        <translation>Der Speicher reicht nicht aus, um die %1 Bytes von %2 zu lesen.</translation>
    </message>
    <message>
        <source>%1 lies outside the archive, which is truncated or damaged.</source>
        <translation>%1 liegt außerhalb des Archivs, das abgeschnitten oder beschädigt ist.</translation>
    </message>
    <message>
        <source>This begins like a %1 archive, but ends after %2 bytes.</source>
        <translation>Dies beginnt wie ein %1-Archiv, endet aber nach %2 Bytes.</translation>
    </message>
    <message>
        <source>There is not enough memory to read its directory of %1 bytes.</source>
        <translation>Der Speicher reicht nicht aus, um das Verzeichnis von %1 Bytes zu lesen.</translation>
    </message>
    <message>
        <source>Its directory cannot be read: %1.</source>
        <translation>Das Verzeichnis kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: the archive is truncated or damaged.</source>
        <translation>%1 kann nicht entpackt werden: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>%1 is not as long as the archive says (%2 bytes): it is damaged.</source>
        <translation>%1 ist nicht so lang, wie das Archiv angibt (%2 Bytes): Es ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 is encrypted. No game reads encrypted files.</source>
        <translation>%1 ist verschlüsselt; solche Dateien liest kein Spiel.</translation>
    </message>
    <message>
        <source>This begins like a ZIP archive (PK3), but its directory at the end cannot be read: the file is truncated or damaged.</source>
        <translation>Dies beginnt wie ein ZIP-Archiv (PK3), aber das Verzeichnis am Ende kann nicht gelesen werden: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>This is %1, not a PAK, PK3 or WAD archive.</source>
        <translation>Dies ist %1, kein PAK-, PK3- oder WAD-Archiv.</translation>
    </message>
    <message>
        <source>This begins like a %1 archive, but its directory (%2 bytes from byte %3) lies outside the file, which is truncated or damaged.</source>
        <translation>Dies beginnt wie ein %1-Archiv, aber das Verzeichnis (%2 Bytes ab Byte %3) liegt außerhalb der Datei: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>%1 is compressed. No game reads compressed entries in a WAD.</source>
        <translation>%1 ist komprimiert; in einem WAD liest das kein Spiel.</translation>
    </message>
    <message>
        <source>%1 is not read. The archive is damaged: its files claim far more bytes than it has.</source>
        <translation>%1 wird nicht gelesen. Das Archiv ist beschädigt: Seine Dateien beanspruchen weit mehr Bytes, als es hat.</translation>
    </message>
    <message>
        <source>Another program changed the archive after Lumpscope opened it. Reload reads it again.</source>
        <translation>Ein anderes Programm hat das Archiv geändert, nachdem Lumpscope es geöffnet hat. Neu laden liest es noch einmal.</translation>
    </message>
    <message>
        <source>This is a %1 map, not a PAK, PK3 or WAD archive.</source>
        <translation>Dies ist eine Map von %1, kein PAK-, PK3- oder WAD-Archiv.</translation>
    </message>
    <message>
        <source>%1 uses compression method %2. Lumpscope and the games read only deflated and stored files.</source>
        <translation>%1 ist mit Methode %2 komprimiert. Lumpscope und die Spiele lesen nur mit Deflate komprimierte und unkomprimierte Dateien.</translation>
    </message>
    <message>
        <source>%1 claims to be %2 bytes long; Lumpscope unpacks up to %3.</source>
        <translation>%1 ist nach eigener Angabe %2 Bytes lang; Lumpscope entpackt bis zu %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Another file is still being read. Try again when it is done, or cancel it.</source>
        <translation>Eine andere Datei wird noch gelesen. Warten Sie, bis sie gelesen ist, oder brechen Sie das Lesen ab, und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>BlobView</name>
    <message>
        <source>This lump is empty.</source>
        <translation>Dieser Lump ist leer.</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
    <message>
        <source>Revert Byte</source>
        <translation>Byte zurücksetzen</translation>
    </message>
    <message>
        <source>Revert Whole Lump</source>
        <translation>Ganzen Lump zurücksetzen</translation>
    </message>
    <message>
        <source>Select the byte to revert.</source>
        <translation>Wählen Sie das Byte aus, das zurückgesetzt werden soll.</translation>
    </message>
    <message>
        <source>Paste Bytes</source>
        <translation>Bytes einfügen</translation>
    </message>
    <message>
        <source>Bytes cannot be removed. Type two hex digits to change one.</source>
        <translation>Bytes lassen sich nicht entfernen. Tippen Sie zwei Hexadezimalziffern, um eines zu ändern.</translation>
    </message>
    <message>
        <source>Select the byte to paste into.</source>
        <translation>Wählen Sie das Byte aus, ab dem eingefügt werden soll.</translation>
    </message>
    <message>
        <source>The clipboard has no hex bytes, such as 0a 1f.</source>
        <translation>Die Zwischenablage enthält keine hexadezimalen Bytes wie 0a 1f.</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln bytes from byte %1 on.</source>
        <translation>
            <numerusform>%Ln Byte ab Byte %1 eingefügt.</numerusform>
            <numerusform>%Ln Bytes ab Byte %1 eingefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxZoom</name>
    <message>
        <source>&amp;Zoom to a Rectangle</source>
        <translation>Auf &amp;Rahmen zoomen</translation>
    </message>
    <message>
        <source>Drag a rectangle to zoom to it (B, or Shift+drag)</source>
        <translation>Einen Rahmen aufziehen und darauf zoomen (B, oder Umschalt+Ziehen)</translation>
    </message>
    <message>
        <source>Drag a rectangle around what should fill the view. Esc: cancel.</source>
        <translation>Einen Rahmen um das ziehen, was die Ansicht füllen soll. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>There is nothing to zoom to in this rectangle.</source>
        <translation>In diesem Rahmen ist nichts, worauf sich zoomen ließe.</translation>
    </message>
</context>
<context>
    <name>Budget</name>
    <message>
        <source>Maps of this format have no clipnodes.</source>
        <translation>Maps dieses Formats haben keine Clipnodes.</translation>
    </message>
    <message>
        <source>The map has no clipnodes.</source>
        <translation>Die Map hat keine Clipnodes.</translation>
    </message>
    <message>
        <source>The map has no faces.</source>
        <translation>Die Map hat keine Faces.</translation>
    </message>
    <message>
        <source>It is not known how the engine packs the lightmaps of this format.</source>
        <translation>Es ist nicht bekannt, wie die Engine die Lightmaps dieses Formats packt.</translation>
    </message>
    <message>
        <source>The map has no lightmaps.</source>
        <translation>Die Map hat keine Lightmaps.</translation>
    </message>
    <message>
        <source>The map has no vertexes.</source>
        <translation>Die Map hat keine Vertexes.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1
%2, %3 of the limit</source>
        <translation>%1
%2, %3 des Limits</translation>
    </message>
    <message>
        <source>%1
%2: %3, %4 of the page</source>
        <translation>%1
%2: %3, %4 der Seite</translation>
    </message>
    <message>
        <source>Hull %1</source>
        <translation>Hull %1</translation>
    </message>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Luxels</source>
        <translation>Luxel</translation>
    </message>
    <message>
        <source>Lightmap pages</source>
        <translation>Lightmap-Seiten</translation>
    </message>
    <message>
        <source>Vertexes</source>
        <translation>Vertexes</translation>
    </message>
    <message>
        <source>Clipnodes</source>
        <translation>Clipnodes</translation>
    </message>
    <message>
        <source>How much the map uses of each limit of the chosen game and tools</source>
        <translation>Wie viel die Map von jedem Limit des gewählten Spiels und seiner Tools verbraucht</translation>
    </message>
    <message>
        <source>Faces of the map</source>
        <translation>Faces der Map</translation>
    </message>
    <message>
        <source>Pages that the engine packs lightmaps into when it loads the map (AllocBlock), or that the map stores</source>
        <translation>Seiten, in die die Engine beim Laden der Map die Lightmaps packt (AllocBlock), oder die in der Map gespeichert sind</translation>
    </message>
    <message>
        <source>Lump</source>
        <translation>Lump</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>Keine Textur</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>Kein Cluster</translation>
    </message>
    <message>
        <source>No hull</source>
        <translation>Keine Hull</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2 of at most %3 (%4), %5.</source>
        <translation>%1: %2 von höchstens %3 (%4), %5.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A face counts for each cluster that lists it.</source>
        <translation>Ein Face zählt für jeden Cluster, der es aufführt.</translation>
    </message>
    <message>
        <source>A vertex shared by several faces counts only for the first.</source>
        <translation>Ein Vertex mehrerer Faces zählt für das erste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln faces</source>
        <translation>
            <numerusform>%Ln Face</numerusform>
            <numerusform>%Ln Faces</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1 %2 %3</source>
        <translation>bei %1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patches</source>
        <translation>
            <numerusform>%1: %Ln Patch</numerusform>
            <numerusform>%1: %Ln Patches</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is drawn from cluster %1.</source>
        <translation>Von Cluster %1 aus wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Drawn from one place (hot spots)</source>
        <translation>Gleichzeitig gezeichnet (Brennpunkte)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>%1 cannot load more than this.</source>
        <translation>Mehr kann %1 nicht laden.</translation>
    </message>
    <message>
        <source>That is a compiler&apos;s limit (%1); the game may load more.</source>
        <translation>Das ist ein Compiler-Limit (%1); das Spiel lädt eventuell mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The map exceeds %Ln compiler limits; the game may still load it.</source>
        <translation>
            <numerusform>Die Map überschreitet %Ln Compiler-Limit; das Spiel lädt sie eventuell trotzdem.</numerusform>
            <numerusform>Die Map überschreitet %Ln Compiler-Limits; das Spiel lädt sie eventuell trotzdem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map exceeds %Ln limits of the game.</source>
        <translation>
            <numerusform>Die Map überschreitet %Ln Limit des Spiels.</numerusform>
            <numerusform>Die Map überschreitet %Ln Limits des Spiels.</numerusform>
        </translation>
    </message>
    <message>
        <source>No limits of the chosen game or its tools are known.</source>
        <translation>Für das gewählte Spiel und seine Tools sind keine Limits bekannt.</translation>
    </message>
    <message>
        <source>No face of the map is on a lightmap page.</source>
        <translation>Kein Face der Map liegt auf einer Lightmap-Seite.</translation>
    </message>
    <message>
        <source>No face of the map has triangles.</source>
        <translation>Kein Face der Map hat Dreiecke.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Kein Face</translation>
    </message>
    <message>
        <source>%1
%2: %3, %4 of everything drawn</source>
        <translation>%1
%2: %3, %4 von allem Gezeichneten</translation>
    </message>
    <message>
        <source>%1
%2: %3, %4 of the map&apos;s total</source>
        <translation>%1
%2: %3, %4 der ganzen Map</translation>
    </message>
    <message>
        <source>The map is damaged: its leafs list the same faces over and over, so what is drawn is not counted.</source>
        <translation>Die Map ist beschädigt: Ihre Leafs führen dieselben Faces immer wieder auf, daher wird nicht gezählt, was gezeichnet wird.</translation>
    </message>
    <message>
        <source>Nothing is drawn: no cluster of the map has leafs with faces.</source>
        <translation>Es wird nichts gezeichnet: Kein Cluster der Map hat Leafs mit Faces.</translation>
    </message>
    <message>
        <source>The game draws most from cluster %1: %2 triangles of %3 faces, %4 of the map&apos;s triangles.</source>
        <translation>Am meisten wird von Cluster %1 aus gezeichnet: %2 Dreiecke von %3 Faces, %4 aller Dreiecke der Map.</translation>
    </message>
    <message>
        <source>That is %1 times the median of all clusters (%2).</source>
        <translation>Das ist das %1-Fache des Medians aller Cluster (%2).</translation>
    </message>
    <message>
        <source>Press Enter or double-click a place to see what is drawn from there. Each place also stands for the neighbouring clusters from which less is drawn.</source>
        <translation>Die Eingabetaste oder ein Doppelklick auf eine Stelle zeigt die Ursachen. Eine Stelle umfasst auch ihre Nachbarn, von denen aus weniger gezeichnet wird.</translation>
    </message>
    <message numerus="yes">
        <source>includes %Ln neighbours from which less is drawn</source>
        <translation>
            <numerusform>umfasst %Ln Nachbarn, von dem aus weniger gezeichnet wird</numerusform>
            <numerusform>umfasst %Ln Nachbarn, von denen aus weniger gezeichnet wird</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 triangles of %2 faces are drawn from cluster %3. The largest contributors come first; click one to select its faces drawn from there.</source>
        <translation>Von Cluster %3 aus werden %1 Dreiecke von %2 Faces gezeichnet. Die größten Ursachen stehen zuerst; ein Klick wählt ihre Faces aus, die von dort gezeichnet werden.</translation>
    </message>
    <message>
        <source>The map has no clusters, so nothing can be counted by visibility.</source>
        <translation>Die Map hat keine Cluster, daher lässt sich nichts nach Sichtbarkeit zählen.</translation>
    </message>
    <message>
        <source>Each page holds %1 x %1 luxels; together they are %2 full, the last one %3.</source>
        <translation>Jede Seite fasst %1 x %1 Luxel; zusammen sind sie zu %2 voll, die letzte zu %3.</translation>
    </message>
    <message>
        <source>Triangles that the faces are drawn as</source>
        <translation>Dreiecke, aus denen die Faces gezeichnet werden</translation>
    </message>
    <message>
        <source>Lightmap luxels in the file, of all light styles; luxels that faces share count for the first face</source>
        <translation>Lightmap-Luxel in der Datei, von allen Lichtstilen; gemeinsame Luxel mehrerer Faces zählen für das erste</translation>
    </message>
    <message>
        <source>Corners of faces; corners that faces share count for the first face</source>
        <translation>Ecken von Faces; gemeinsame Ecken mehrerer Faces zählen für das erste</translation>
    </message>
    <message>
        <source>Nodes of the collision trees for players, monsters and other moving entities</source>
        <translation>Knoten der Kollisionsbäume für Spieler, Monster und andere bewegte Entities</translation>
    </message>
    <message>
        <source>Where the game draws the most and is slowest: how many triangles are potentially visible from each place, and which textures or models they belong to</source>
        <translation>Wo das Spiel am meisten zeichnet und am langsamsten ist: die von jeder Stelle aus potenziell sichtbaren Dreiecke und ihre Ursachen</translation>
    </message>
    <message>
        <source>The limit closest to being used up comes first. Press Enter or double-click a limit to see what uses it, or its table.</source>
        <translation>Das am weitesten ausgeschöpfte Limit steht zuerst. Die Eingabetaste oder ein Doppelklick zeigt, was es verbraucht, oder die Tabelle.</translation>
    </message>
    <message>
        <source>%1 does not load a map that needs more pages than that.</source>
        <translation>%1 lädt keine Map, die mehr Seiten braucht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps do not fit on any page.</source>
        <translation>
            <numerusform>%Ln Lightmap passt auf keine Seite.</numerusform>
            <numerusform>%Ln Lightmaps passen auf keine Seite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln further pages hold light directions.</source>
        <translation>
            <numerusform>Eine weitere Seite enthält Lichtrichtungen.</numerusform>
            <numerusform>%Ln weitere Seiten enthalten Lichtrichtungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BudgetModel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of limit</source>
        <translation>Vom Limit</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Other map</source>
        <translation>Andere Map</translation>
    </message>
</context>
<context>
    <name>BudgetView</name>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>B&amp;y:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>The parts with their values and shares</source>
        <translation>Die Teile mit ihren Werten und Anteilen</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Wird gezählt...</translation>
    </message>
    <message>
        <source>Click, arrow keys</source>
        <translation>Klick, Pfeiltasten</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Rectangles: go to the largest, the smallest</source>
        <translation>Rechtecke: zum größten, zum kleinsten</translation>
    </message>
    <message>
        <source>Double click, Enter</source>
        <translation>Doppelklick, Eingabetaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Loo&amp;k From There</source>
        <translation>V&amp;on dort schauen</translation>
    </message>
    <message>
        <source>From the &amp;Selected Cluster</source>
        <translation>&amp;Vom ausgewählten Cluster</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>No map is open. This view shows what uses up the limits of a map.</source>
        <translation>Es ist keine Map geöffnet. Hier ist zu sehen, was die Limits einer Map verbraucht.</translation>
    </message>
    <message>
        <source>Show in 3D what a player sees from this position when facing where most is drawn</source>
        <translation>In 3D zeigen, was ein Spieler von dieser Position aus sieht, wenn er dorthin blickt, wo am meisten gezeichnet wird</translation>
    </message>
    <message>
        <source>Show &amp;Causes</source>
        <translation>&amp;Ursachen zeigen</translation>
    </message>
    <message>
        <source>List the textures or brush models that most of the triangles belong to</source>
        <translation>Die Texturen oder Brush-Modelle auflisten, zu denen die meisten Dreiecke gehören</translation>
    </message>
    <message>
        <source>Show what is drawn from the cluster that is now selected, here or in another view</source>
        <translation>Zeigen, was von dem Cluster aus gezeichnet wird, der jetzt hier oder in einer anderen Ansicht ausgewählt ist</translation>
    </message>
    <message>
        <source>Select the records of the part; Ctrl+click adds them to the selection</source>
        <translation>Die Datensätze des Teils auswählen; Strg+Klick fügt sie zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>Show its table; for a limit, what uses it up; for a place, what is drawn from there</source>
        <translation>Die Tabelle dazu zeigen; bei einem Limit, was es verbraucht; bei einer Stelle, was von dort gezeichnet wird</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Also move the 3D view&apos;s camera there</source>
        <translation>Auch die Kamera der 3D-Ansicht dorthin bringen</translation>
    </message>
    <message>
        <source>This view only shows counts. Press Enter to go to the records, and edit them there.</source>
        <translation>Diese Ansicht zeigt nur Anzahlen. Gehen Sie mit der Eingabetaste zu den Datensätzen und bearbeiten Sie sie dort.</translation>
    </message>
</context>
<context>
    <name>CameraControl</name>
    <message>
        <source>There is no earlier camera position to go back to.</source>
        <translation>Es gibt keine frühere Kameraposition.</translation>
    </message>
    <message>
        <source>Without perspective. Right button: pan, wheel: zoom, F: show the selection, P: back to perspective.</source>
        <translation>Ohne Perspektive. Rechte Taste: verschieben, Mausrad: zoomen, F: die Auswahl zeigen, P: zurück zur Perspektive.</translation>
    </message>
    <message>
        <source>Speed: %1 map units per second.</source>
        <translation>Geschwindigkeit: %1 Map-Einheiten je Sekunde.</translation>
    </message>
</context>
<context>
    <name>CameraMenu</name>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>&amp;Mouse Look</source>
        <translation>&amp;Umsehen mit der Maus</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Field of &amp;View</source>
        <translation>Sicht&amp;feld</translation>
    </message>
    <message>
        <source>Store as Bookmark %1</source>
        <translation>Als Lesezeichen %1 speichern</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Go to Bookmark %1: %2</source>
        <translation>Zu Lesezeichen %1 gehen: %2</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>From the &amp;Top</source>
        <translation>Von &amp;oben</translation>
    </message>
    <message>
        <source>Look down without perspective: x to the right, y up</source>
        <translation>Ohne Perspektive nach unten blicken: x nach rechts, y nach oben</translation>
    </message>
    <message>
        <source>From the F&amp;ront</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>Look along y without perspective: x to the right, z up</source>
        <translation>Ohne Perspektive entlang y blicken: x nach rechts, z nach oben</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>Von der Se&amp;ite</translation>
    </message>
    <message>
        <source>In P&amp;erspective</source>
        <translation>Mit &amp;Perspektive</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>This display does not support OpenGL 3.3, so there is no camera.</source>
        <translation>Dieses Display unterstützt kein OpenGL 3.3, daher gibt es keine Kamera.</translation>
    </message>
    <message>
        <source>Go to Player &amp;Start</source>
        <translation>Zum &amp;Spielerstart</translation>
    </message>
    <message>
        <source>Move the camera to the first player start</source>
        <translation>Die Kamera zum ersten Spielerstart bringen</translation>
    </message>
    <message>
        <source>Look around by moving the mouse, with no button held, until you press Z or Esc</source>
        <translation>Sich durch Bewegen der Maus ohne gedrückte Taste umsehen, bis Sie Z oder Esc drücken</translation>
    </message>
    <message>
        <source>Previ&amp;ous Position</source>
        <translation>Vor&amp;herige Position</translation>
    </message>
    <message>
        <source>Return the camera to where it was before the last jump</source>
        <translation>Die Kamera dorthin zurückbringen, wo sie vor dem letzten Sprung war</translation>
    </message>
    <message>
        <source>Look along -x without perspective: y to the right, z up</source>
        <translation>Ohne Perspektive entlang -x blicken: y nach rechts, z nach oben</translation>
    </message>
    <message>
        <source>Return to the perspective view, with the camera where you left it</source>
        <translation>Zur perspektivischen Ansicht zurückkehren; die Kamera steht, wo sie zuletzt war</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Position &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the camera&apos;s position in the form that the game&apos;s console accepts</source>
        <translation>Die Position der Kamera so kopieren, wie die Konsole des Spiels sie annimmt</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Position &amp;einfügen</translation>
    </message>
    <message>
        <source>Move the camera to the position on the clipboard</source>
        <translation>Die Kamera zur Position in der Zwischenablage bringen</translation>
    </message>
    <message>
        <source>Move the camera to this bookmark</source>
        <translation>Die Kamera zu diesem Lesezeichen bringen</translation>
    </message>
    <message>
        <source>Store the camera&apos;s position in this map as a bookmark</source>
        <translation>Die Position der Kamera in dieser Map als Lesezeichen speichern</translation>
    </message>
    <message>
        <source>Horizontal angle at an aspect ratio of 4:3</source>
        <translation>Horizontaler Winkel beim Seitenverhältnis 4:3</translation>
    </message>
    <message>
        <source>Bookmark %1 (empty)</source>
        <translation>Lesezeichen %1 (leer)</translation>
    </message>
    <message>
        <source>Bookmark %1 is stored. Press %1 in the 3D view to return here.</source>
        <translation>Lesezeichen %1 ist gespeichert. Die Taste %1 führt in der 3D-Ansicht hierher zurück.</translation>
    </message>
    <message>
        <source>The camera is now at the copied position.</source>
        <translation>Die Kamera ist jetzt an der kopierten Position.</translation>
    </message>
    <message>
        <source>The camera is now at the position on the clipboard.</source>
        <translation>Die Kamera ist jetzt an der Position aus der Zwischenablage.</translation>
    </message>
    <message>
        <source>The clipboard holds no position such as 128 -64 40 or (128 -64 40) : 90.</source>
        <translation>Die Zwischenablage enthält keine Position wie 128 -64 40 oder (128 -64 40) : 90.</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Show the choices (Alt+Down)</source>
        <translation>Auswahl zeigen (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Show the flags (Alt+Down)</source>
        <translation>Flags zeigen (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Choose the colour (Alt+Down)</source>
        <translation>Farbe wählen (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Pick the record in its table or in the 3D view (F4)</source>
        <translation>Den Datensatz in seiner Tabelle oder in der 3D-Ansicht aussuchen (F4)</translation>
    </message>
    <message>
        <source>This cell has no choices. Type its value.</source>
        <translation>Für diese Zelle gibt es keine Auswahl. Tippen Sie ihren Wert.</translation>
    </message>
</context>
<context>
    <name>ClusterGraph</name>
    <message>
        <source>Cluster graph</source>
        <translation>Graph der Cluster</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs of neighbours.</source>
        <translation>
            <numerusform>%Ln Paar von Nachbarn.</numerusform>
            <numerusform>%Ln Paare von Nachbarn.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pairs of neighbours are too many to draw.</source>
        <translation>%1 Paare von Nachbarn sind zu viele zum Zeichnen.</translation>
    </message>
    <message>
        <source>Seen from the top: x to the right, y up (T)</source>
        <translation>Von oben gesehen: x nach rechts, y nach oben (T)</translation>
    </message>
    <message>
        <source>Seen from the front: x to the right, z up (R)</source>
        <translation>Von vorn gesehen: x nach rechts, z nach oben (R)</translation>
    </message>
    <message>
        <source>Seen from the side: y to the right, z up (L)</source>
        <translation>Von der Seite gesehen: y nach rechts, z nach oben (L)</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Without faces</source>
        <translation>Ohne Faces</translation>
    </message>
    <message>
        <source>Follow filter</source>
        <translation>Filter folgen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters without faces are hidden: %1.</source>
        <translation>
            <numerusform>%Ln Cluster ohne Faces ist ausgeblendet: %1.</numerusform>
            <numerusform>%Ln Cluster ohne Faces sind ausgeblendet: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>show them</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>follow it</source>
        <translation>ihm folgen</translation>
    </message>
    <message>
        <source>do not follow it</source>
        <translation>ihm nicht folgen</translation>
    </message>
    <message>
        <source>Arrow keys go from node to node; with Ctrl, they pan. Enter opens a room or selects a cluster. Space selects either; with Ctrl, it adds to the selection.</source>
        <translation>Die Pfeiltasten gehen von Knoten zu Knoten und verschieben mit Strg die Ansicht. Die Eingabetaste öffnet einen Raum oder wählt einen Cluster aus. Die Leertaste wählt Räume und Cluster aus, Strg+Leertaste fügt sie zur Auswahl hinzu.</translation>
    </message>
    <message>
        <source>Also show clusters without faces: air, or the void around the map</source>
        <translation>Auch Cluster ohne Faces zeigen: Luft, oder die Leere um die Map</translation>
    </message>
    <message>
        <source>Fade clusters that the filter of the cluster table hides</source>
        <translation>Cluster abblenden, die der Filter der Cluster-Tabelle ausblendet</translation>
    </message>
    <message>
        <source>The graph does not follow the table&apos;s filter: %1.</source>
        <translation>Der Graph folgt dem Filter der Tabelle nicht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln nodes are faded, because the table&apos;s filter hides them: %2.</source>
        <translation>
            <numerusform>%1 von %Ln Knoten ist abgeblendet, weil der Filter der Tabelle ihn ausblendet: %2.</numerusform>
            <numerusform>%1 von %Ln Knoten sind abgeblendet, weil der Filter der Tabelle sie ausblendet: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No map is open. This view shows its clusters, and which clusters each of them sees.</source>
        <translation>Es ist keine Map geöffnet. Diese Ansicht zeigt die Cluster einer Map und welche anderen jeder von ihnen sieht.</translation>
    </message>
    <message>
        <source>Reading the visibility...</source>
        <translation>Die Sichtbarkeit wird gelesen...</translation>
    </message>
    <message>
        <source>The map has no clusters: its compiler assigned none to its leafs.</source>
        <translation>Die Map hat keine Cluster: Ihr Compiler hat ihren Leafs keine zugewiesen.</translation>
    </message>
    <message>
        <source>Grouping the clusters into rooms...</source>
        <translation>Cluster werden zu Räumen zusammengefasst...</translation>
    </message>
    <message>
        <source>None of the map&apos;s clusters has a position: no leaf belongs to one, or their leafs&apos; bounding boxes are broken.</source>
        <translation>Keiner der Cluster der Map hat eine Position: Zu keinem gehört ein Leaf, oder die Boxen ihrer Leafs sind beschädigt.</translation>
    </message>
    <message>
        <source>Searching for neighbours...</source>
        <translation>Nachbarn werden gesucht...</translation>
    </message>
    <message>
        <source>Neighbours are unknown: the search for them did not finish.</source>
        <translation>Nachbarn sind unbekannt: Die Suche nach ihnen wurde nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Drag to pan. Shift+drag selects; Ctrl+Shift+drag adds to the selection.</source>
        <translation>Ziehen verschiebt. Umschalt+Ziehen wählt aus, Strg+Umschalt+Ziehen fügt zur Auswahl hinzu.</translation>
    </message>
    <message>
        <source>Combine clusters with wide portals between them into rooms, one node each (G)</source>
        <translation>Cluster mit breiten Portalen dazwischen zu Räumen zusammenfassen, je ein Knoten (G)</translation>
    </message>
</context>
<context>
    <name>ClusterText</name>
    <message>
        <source>with cluster %1</source>
        <translation>mit Cluster %1</translation>
    </message>
    <message>
        <source>mostly %1</source>
        <translation>vor allem %1</translation>
    </message>
    <message numerus="yes">
        <source>Room of %Ln clusters</source>
        <translation>
            <numerusform>Raum aus %Ln Cluster</numerusform>
            <numerusform>Raum aus %Ln Clustern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no faces.</source>
        <translation>
            <numerusform>%Ln davon hat keine Faces.</numerusform>
            <numerusform>%Ln davon haben keine Faces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sees %1 of %2 other rooms and %3 of %4 clusters.</source>
        <translation>Er sieht %1 von %2 anderen Räumen und %3 von %4 Clustern.</translation>
    </message>
    <message>
        <source>%1, %2 of them one-way</source>
        <translation>%1, davon %2 einseitig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln leafs</source>
        <translation>
            <numerusform>%Ln Leaf</numerusform>
            <numerusform>%Ln Leafs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>Cluster %1: %2, sees %3; seen by %4.</source>
        <translation>Cluster %1: %2, sieht %3; gesehen von %4.</translation>
    </message>
    <message>
        <source>%1 or more lines are too many to draw; rings mark their ends instead.</source>
        <translation>%1 oder mehr Linien sind zu viele zum Zeichnen; stattdessen markieren Ringe ihre Enden.</translation>
    </message>
    <message>
        <source>%1 lines are too many to draw; rings mark their ends instead.</source>
        <translation>%1 Linien sind zu viele zum Zeichnen; stattdessen markieren Ringe ihre Enden.</translation>
    </message>
    <message numerus="yes">
        <source>The hovered record lies in %Ln clusters.</source>
        <translation>
            <numerusform>Der Datensatz unter dem Mauszeiger liegt in %Ln Cluster.</numerusform>
            <numerusform>Der Datensatz unter dem Mauszeiger liegt in %Ln Clustern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are here: click again to go to the next.</source>
        <translation>
            <numerusform>%Ln weiterer liegt hier: Noch ein Klick führt zum nächsten.</numerusform>
            <numerusform>%Ln weitere liegen hier: Noch ein Klick führt zum nächsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Enter or + to open it.</source>
        <translation>Die Eingabetaste oder + öffnet ihn.</translation>
    </message>
    <message>
        <source>Under the pointer: %1</source>
        <translation>Unter dem Mauszeiger: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln clusters.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Cluster.</numerusform>
            <numerusform>Ausgewählt: %Ln Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: cluster %1, sees %2.</source>
        <translation>Ausgewählt: Cluster %1, sieht %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters are selected; they see %1 others. %2 more see them without being seen.</source>
        <translation>
            <numerusform>%Ln Cluster ist ausgewählt; er sieht %1 andere. %2 weitere sehen ihn, ohne gesehen zu werden.</numerusform>
            <numerusform>%Ln Cluster sind ausgewählt; sie sehen %1 andere. %2 weitere sehen sie, ohne gesehen zu werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no position and are not drawn.</source>
        <translation>
            <numerusform>%Ln davon hat keine Position und wird nicht gezeichnet.</numerusform>
            <numerusform>%Ln davon haben keine Position und werden nicht gezeichnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no faces and are hidden.</source>
        <translation>
            <numerusform>%Ln davon hat keine Faces und ist ausgeblendet.</numerusform>
            <numerusform>%Ln davon haben keine Faces und sind ausgeblendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 clusters in %Ln rooms.</source>
        <translation>
            <numerusform>%1 Cluster in %Ln Raum.</numerusform>
            <numerusform>%1 Cluster in %Ln Räumen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters.</source>
        <translation>
            <numerusform>%Ln Cluster.</numerusform>
            <numerusform>%Ln Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooms are unknown, because they depend on the portals between leafs.</source>
        <translation>Räume sind unbekannt, weil sie von den Portalen zwischen Leafs abhängen.</translation>
    </message>
    <message>
        <source>The map has no visibility data: everything is visible from everywhere.</source>
        <translation>Die Map hat keine Sichtbarkeitsdaten: Alles ist von überall zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no leafs, or broken ones, and are not drawn.</source>
        <translation>
            <numerusform>%Ln davon hat keine Leafs oder beschädigte und ist nicht gezeichnet.</numerusform>
            <numerusform>%Ln davon haben keine Leafs oder beschädigte und sind nicht gezeichnet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeHint</name>
    <message>
        <source>Choose File &gt; Encoding of Entities &gt; UTF-8 to write it.</source>
        <translation>Mit Datei &gt; Kodierung der Entities &gt; UTF-8 lässt es sich schreiben.</translation>
    </message>
</context>
<context>
    <name>ColorLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Hide the legend</source>
        <translation>Die Legende ausblenden</translation>
    </message>
    <message>
        <source>No face has a value.</source>
        <translation>Kein Face hat einen Wert.</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <translation>Faces: %1</translation>
    </message>
    <message>
        <source>Faces: %1, values: %2</source>
        <translation>Faces: %1, Werte: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln faces</source>
        <translation>
            <numerusform>%Ln Face</numerusform>
            <numerusform>%Ln Faces</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour scale from %1 (dark) to %2 (bright)</source>
        <translation>Farbskala von %1 (dunkel) bis %2 (hell)</translation>
    </message>
    <message>
        <source>Hide the legend. The Show menu brings it back.</source>
        <translation>Die Legende ausblenden. Das Menü Zeigen bringt sie zurück.</translation>
    </message>
    <message>
        <source>%1: click to select its faces, double-click to go to them</source>
        <translation>%1: Ein Klick wählt die Faces aus, ein Doppelklick führt zu ihnen</translation>
    </message>
    <message>
        <source>%1: click to select its faces, double-click to go to them, right-click to filter their table</source>
        <translation>%1: Ein Klick wählt die Faces aus, ein Doppelklick führt zu ihnen, ein Rechtsklick filtert ihre Tabelle</translation>
    </message>
</context>
<context>
    <name>ColorModes</name>
    <message>
        <source>Textures and lightmaps</source>
        <translation>Texturen und Lightmaps</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Lightmaps</source>
        <translation>Lightmaps</translation>
    </message>
    <message>
        <source>Colour by face</source>
        <translation>Farbe nach Face</translation>
    </message>
    <message>
        <source>Colour by texture</source>
        <translation>Farbe nach Textur</translation>
    </message>
    <message>
        <source>Colour by leaf</source>
        <translation>Farbe nach Leaf</translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation>Farbe nach Cluster</translation>
    </message>
    <message>
        <source>Colour by area</source>
        <translation>Farbe nach Area</translation>
    </message>
    <message>
        <source>Colour by contents</source>
        <translation>Farbe nach Contents</translation>
    </message>
    <message>
        <source>Colour by how many faces the cluster sees</source>
        <translation>Farbe nach Anzahl der Faces, die der Cluster sieht</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>Show Only Its Faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
    <message>
        <source>Light directions</source>
        <translation>Lichtrichtungen</translation>
    </message>
    <message>
        <source>&amp;Colour legend</source>
        <translation>Farble&amp;gende</translation>
    </message>
</context>
<context>
    <name>ColumnShape</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outliers below %1 or above %2 (%3)</source>
        <translation>
            <numerusform>%Ln Ausreißer unter %1 oder über %2 (%3)</numerusform>
            <numerusform>%Ln Ausreißer unter %1 oder über %2 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outliers below %1 (%2)</source>
        <translation>
            <numerusform>%Ln Ausreißer unter %1 (%2)</numerusform>
            <numerusform>%Ln Ausreißer unter %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outliers above %1 (%2)</source>
        <translation>
            <numerusform>%Ln Ausreißer über %1 (%2)</numerusform>
            <numerusform>%Ln Ausreißer über %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln different values</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln verschiedene Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>on average %1</source>
        <translation>im Mittel %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refer to nothing</source>
        <translation>
            <numerusform>%Ln verweist auf nichts</numerusform>
            <numerusform>%Ln verweisen auf nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Its values are not calculated yet.</source>
        <translation>Die Werte sind noch nicht berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln combinations of flags</source>
        <translation>
            <numerusform>%Ln Kombination von Flags</numerusform>
            <numerusform>%Ln Kombinationen von Flags</numerusform>
        </translation>
    </message>
    <message>
        <source>most often %1</source>
        <translation>am häufigsten %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln records, %2 %</source>
        <translation>
            <numerusform>%1: %Ln Datensatz, %2 %</numerusform>
            <numerusform>%1: %Ln Datensätze, %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <comment>values</comment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>no flag</source>
        <translation>kein Flag</translation>
    </message>
    <message>
        <source>none</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>more than 3 interquartile ranges from the quartiles</source>
        <translation>mehr als 3 Quartilsabstände von den Quartilen entfernt</translation>
    </message>
    <message>
        <source>strictly ascending</source>
        <translation>streng aufsteigend</translation>
    </message>
    <message>
        <source>ascending, with repeats</source>
        <translation>aufsteigend, mit Wiederholungen</translation>
    </message>
    <message>
        <source>strictly descending</source>
        <translation>streng absteigend</translation>
    </message>
    <message>
        <source>descending, with repeats</source>
        <translation>absteigend, mit Wiederholungen</translation>
    </message>
    <message>
        <source>not in ascending order</source>
        <translation>nicht aufsteigend sortiert</translation>
    </message>
    <message numerus="yes">
        <source>not in ascending order: falls %Ln times, first at record %1</source>
        <translation>
            <numerusform>nicht aufsteigend sortiert: fällt %Ln-mal, bei Datensatz %1</numerusform>
            <numerusform>nicht aufsteigend sortiert: fällt %Ln-mal, zuerst bei Datensatz %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refer to records that do not exist</source>
        <translation>
            <numerusform>%Ln verweist auf einen Datensatz, den es nicht gibt</numerusform>
            <numerusform>%Ln verweisen auf Datensätze, die es nicht gibt</numerusform>
        </translation>
    </message>
    <message>
        <source>No records with values are shown.</source>
        <translation>Es werden keine Datensätze mit Werten angezeigt.</translation>
    </message>
</context>
<context>
    <name>ColumnShapeView</name>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabetaste, Leertaste</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Colour in 3D</source>
        <translation>In 3D färben</translation>
    </message>
    <message>
        <source>Mark bars first: drag across them or use the arrow keys.</source>
        <translation>Markieren Sie zuerst Balken: mit der Maus darüberziehen oder die Pfeiltasten benutzen.</translation>
    </message>
    <message>
        <source>&amp;Hide Distribution</source>
        <translation>&amp;Verteilung ausblenden</translation>
    </message>
    <message>
        <source>Distribution of a column: previous, next bar; with Shift, mark several</source>
        <translation>Verteilung einer Spalte: voriger, nächster Balken; mit Umschalt mehrere markieren</translation>
    </message>
    <message>
        <source>Distribution of a column: select the records of the marked bars; with Ctrl, add them to the selection</source>
        <translation>Verteilung einer Spalte: die Datensätze der markierten Balken auswählen; mit Strg zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Distribution of a column: select the records of the bars; with Ctrl, add them to the selection</source>
        <translation>Verteilung einer Spalte: die Datensätze der Balken auswählen; mit Strg zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Distribution of a column: filter the table by the values of the bar</source>
        <translation>Verteilung einer Spalte: die Tabelle nach den Werten des Balkens filtern</translation>
    </message>
    <message>
        <source>Hide the distribution of a column</source>
        <translation>Die Verteilung einer Spalte ausblenden</translation>
    </message>
    <message>
        <source>Colour the faces in the 3D view like these bars</source>
        <translation>Die Faces in der 3D-Ansicht wie diese Balken färben</translation>
    </message>
    <message>
        <source>Hide the distribution (Esc)</source>
        <translation>Die Verteilung ausblenden (Esc)</translation>
    </message>
    <message>
        <source>Distribution of the values of %1</source>
        <translation>Verteilung der Werte von %1</translation>
    </message>
    <message>
        <source>These bars contain no records.</source>
        <translation>Diese Balken enthalten keine Datensätze.</translation>
    </message>
    <message>
        <source>Nothing to filter by: these bars contain no records, or all of them.</source>
        <translation>Hier gibt es nichts zu filtern: Diese Balken enthalten keine oder alle Datensätze.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>A command, view, table, texture, entity class, targetname or help page</source>
        <translation>Befehl, Ansicht, Tabelle, Textur, Entity-Klasse, targetname oder Hilfeseite</translation>
    </message>
</context>
<context>
    <name>Companions</name>
    <message>
        <source>Share Camera and Selection with Other &amp;Windows</source>
        <translation>Kamera und Auswahl mit anderen Fenstern &amp;teilen</translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Open a window for another map</source>
        <translation>Ein Fenster für eine andere Map öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Camera and selection are shared with %n other windows.</source>
        <translation>
            <numerusform>Kamera und Auswahl werden mit %n anderen Fenster geteilt.</numerusform>
            <numerusform>Kamera und Auswahl werden mit %n anderen Fenstern geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open another compile of this map side by side with this one; both windows share camera and selection</source>
        <translation>Eine andere Kompilierung dieser Map in einem Fenster neben diesem öffnen; beide teilen Kamera und Auswahl</translation>
    </message>
    <message>
        <source>This window no longer shares its camera and selection.</source>
        <translation>Dieses Fenster teilt Kamera und Auswahl nicht mehr.</translation>
    </message>
    <message>
        <source>This window shares its camera and selection, but no other window does yet.</source>
        <translation>Dieses Fenster teilt Kamera und Auswahl, bisher aber kein anderes.</translation>
    </message>
    <message>
        <source>%1 of %2 selected records have no counterpart in %3.</source>
        <translation>%1 von %2 ausgewählten Datensätzen haben in %3 keine Entsprechung.</translation>
    </message>
    <message>
        <source>Open Sid&amp;e by Side...</source>
        <translation>&amp;Daneben öffnen...</translation>
    </message>
    <message>
        <source>Windows that share camera and selection show the same view and select the same records. Entities match by their keys, targetname or origin; other records match if their content is equal, whatever their numbers.</source>
        <translation>Fenster, die beides teilen, zeigen dieselbe Ansicht und Auswahl. Entities werden nach Schlüsseln, targetname oder origin zugeordnet, andere Datensätze nach ihrem Inhalt, unabhängig von ihrer Nummer.</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Compare with a Map</source>
        <translation>Mit einer Map vergleichen</translation>
    </message>
    <message>
        <source>Reading %1...</source>
        <translation>%1 wird gelesen...</translation>
    </message>
    <message>
        <source>%1 has no backup: there is no %1.bak next to it.</source>
        <translation>%1 hat keine Sicherungskopie: Daneben liegt keine Datei %1.bak.</translation>
    </message>
    <message>
        <source>No other window shows a map. File &gt; Open Side by Side opens one.</source>
        <translation>Kein anderes Fenster zeigt eine Map. Datei &gt; Daneben öffnen öffnet eine.</translation>
    </message>
    <message>
        <source>%1 contains no map.</source>
        <translation>%1 enthält keine Map.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>the file on disk</source>
        <translation>der Datei auf der Platte</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>ContentsColors</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>massiv</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>slime</source>
        <translation>Schleim</translation>
    </message>
    <message>
        <source>lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>player clip</source>
        <translation>Player-Clip</translation>
    </message>
    <message>
        <source>monster clip</source>
        <translation>Monster-Clip</translation>
    </message>
    <message>
        <source>area portal</source>
        <translation>Areaportal</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
</context>
<context>
    <name>DatabaseText</name>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>This database was written by another version of Lumpscope (schema %1; this version writes %2). Choose a different output.</source>
        <translation>Diese Datenbank hat eine andere Version von Lumpscope geschrieben (Schema %1; diese Version schreibt %2). Bitte eine andere Ausgabe wählen.</translation>
    </message>
    <message>
        <source>It cannot be used as a database: %1.</source>
        <translation>Sie lässt sich nicht als Datenbank verwenden: %1.</translation>
    </message>
    <message>
        <source>This database belongs to another program. Choose a different output.</source>
        <translation>Diese Datenbank gehört einem anderen Programm. Bitte eine andere Ausgabe wählen.</translation>
    </message>
    <message>
        <source>Another program is writing into this database. Run the command again when it has finished.</source>
        <translation>Ein anderes Programm schreibt gerade in diese Datenbank. Starten Sie den Befehl noch einmal, wenn es fertig ist.</translation>
    </message>
</context>
<context>
    <name>Decals</name>
    <message>
        <source>Some decals are not drawn: %1 is missing, or does not contain %2.</source>
        <translation>Manche Decals werden nicht gezeichnet: %1 fehlt oder enthält %2 nicht.</translation>
    </message>
</context>
<context>
    <name>DefinitionList</name>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1: nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln classes</source>
        <translation>
            <numerusform>%1: %Ln Klasse</numerusform>
            <numerusform>%1: %Ln Klassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln notes</source>
        <translation>
            <numerusform>%1, %Ln Hinweis</numerusform>
            <numerusform>%1, %Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>Nac&amp;h oben</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Definitions (*.fgd *.FGD *.def *.DEF *.ent *.ENT)</source>
        <translation>Definitionen (*.fgd *.FGD *.def *.DEF *.ent *.ENT)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 (found automatically, or included)</source>
        <translation>%1 (gefunden oder eingebunden)</translation>
    </message>
    <message>
        <source>Notes on the selected file</source>
        <translation>Hinweise zur ausgewählten Datei</translation>
    </message>
    <message>
        <source>Definition files</source>
        <translation>Definitionsdateien</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Add Definition Files</source>
        <translation>Definitionsdateien hinzufügen</translation>
    </message>
    <message>
        <source>Add Defin&amp;itions...</source>
        <translation>Def&amp;initionen hinzufügen...</translation>
    </message>
</context>
<context>
    <name>DifferenceColors</name>
    <message>
        <source>only in this map</source>
        <translation>nur in dieser Map</translation>
    </message>
    <message>
        <source>only in the other map</source>
        <translation>nur in der anderen Map</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message>
        <source>Full text of the current difference</source>
        <translation>Vollständiger Text des aktuellen Unterschieds</translation>
    </message>
    <message>
        <source>Filter: words that a difference contains</source>
        <translation>Filter: Wörter, die ein Unterschied enthält</translation>
    </message>
    <message>
        <source>Filter of the differences</source>
        <translation>Filter der Unterschiede</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Differences are only listed here. Press Enter to go to the record, and edit it in its table.</source>
        <translation>Unterschiede sind hier nur aufgelistet. Die Eingabetaste führt zum Datensatz; bearbeiten Sie ihn in seiner Tabelle.</translation>
    </message>
    <message>
        <source>&amp;Take from the Other Map</source>
        <translation>Aus der anderen Map über&amp;nehmen</translation>
    </message>
    <message>
        <source>Only the other map has this record.</source>
        <translation>Nur die andere Map hat diesen Datensatz.</translation>
    </message>
    <message>
        <source>No map is open. This list shows how a map differs from another one.</source>
        <translation>Es ist keine Map geöffnet. Hier ist zu sehen, worin eine Map von einer anderen abweicht.</translation>
    </message>
    <message>
        <source>There is too little memory to compare this map with %1. Close other maps and compare again.</source>
        <translation>Der Speicher reicht nicht, um diese Map mit %1 zu vergleichen. Schließen Sie andere Maps und vergleichen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Comparing with %1...</source>
        <translation>Vergleich mit %1...</translation>
    </message>
    <message>
        <source>No differences from %1, apart from the order of records.</source>
        <translation>Keine Unterschiede zu %1, von der Reihenfolge der Datensätze abgesehen.</translation>
    </message>
    <message>
        <source>No difference from %1 contains these words.</source>
        <translation>Kein Unterschied zu %1 enthält diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences from %1.</source>
        <translation>
            <numerusform>%Ln Unterschied zu %1.</numerusform>
            <numerusform>%Ln Unterschiede zu %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing again...</source>
        <translation>Es wird noch einmal verglichen...</translation>
    </message>
    <message>
        <source>Differences (%1)</source>
        <translation>Unterschiede (%1)</translation>
    </message>
    <message>
        <source>This map is not being compared with another one. Choose a map with File &gt; Compare &gt; Compare With, or list your edits with File &gt; Compare &gt; Compare with Saved.</source>
        <translation>Diese Map wird mit keiner anderen verglichen. Wählen Sie eine mit Datei &gt; Vergleichen &gt; Vergleichen mit. Ihre Änderungen zeigt Datei &gt; Vergleichen &gt; Mit gespeicherter Datei vergleichen.</translation>
    </message>
    <message>
        <source>Too many records differ to match them all: changed ones may be listed as removed and added.</source>
        <translation>Zu viele Datensätze weichen ab, um alle zuzuordnen: Geänderte können als entfernt und neu aufgeführt sein.</translation>
    </message>
    <message>
        <source>Select the difference to take from the other map.</source>
        <translation>Wählen Sie aus, was aus der anderen Map übernommen werden soll.</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Pairs of clusters that differ: %1</source>
        <translation>Abweichende Cluster-Paare: %1</translation>
    </message>
    <message>
        <source>pairs that cannot be compared, because a cluster has no counterpart: %1</source>
        <translation>nicht vergleichbare Paare, weil ein Cluster kein Gegenstück hat: %1</translation>
    </message>
    <message>
        <source>Only this map has this lump.</source>
        <translation>Nur diese Map hat diesen Lump.</translation>
    </message>
    <message>
        <source>Only the other map has this lump.</source>
        <translation>Nur die andere Map hat diesen Lump.</translation>
    </message>
    <message>
        <source>The bytes differ.</source>
        <translation>Die Bytes weichen ab.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; added</source>
        <comment>a key and its value</comment>
        <translation>%1 &quot;%2&quot; neu</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; removed</source>
        <comment>a key and its value</comment>
        <translation>%1 &quot;%2&quot; entfernt</translation>
    </message>
    <message>
        <source>Its light differs.</source>
        <translation>Das Licht weicht ab.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Faces with different light: %1; luxels that differ: %2, by at most %3</source>
        <translation>Faces mit anderem Licht: %1; abweichende Luxel: %2, um höchstens %3</translation>
    </message>
    <message>
        <source>%1 in the other map</source>
        <translation>%1 der anderen Map</translation>
    </message>
    <message>
        <source>%1 (other map: %2)</source>
        <comment>a record, and its number in the other map</comment>
        <translation>%1 (andere Map: %2)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>DifferenceOverlay</name>
    <message>
        <source>%1: %2</source>
        <comment>1: what the colour means, 2: how many faces, brushes and entities</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DifferenceTaker</name>
    <message>
        <source>The maps are still being compared. Try again in a moment.</source>
        <translation>Die Maps werden noch verglichen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Nothing here differs from the other map.</source>
        <translation>Hier weicht nichts von der anderen Map ab.</translation>
    </message>
    <message>
        <source>Take from the Other Map</source>
        <translation>Aus der anderen Map übernehmen</translation>
    </message>
    <message>
        <source>%1 has a brush model in the other map that this map lacks.</source>
        <translation>%1 hat in der anderen Map ein Brush-Modell, das dieser Map fehlt.</translation>
    </message>
    <message>
        <source>%1 has a brush model that this map lacks.</source>
        <translation>%1 hat ein Brush-Modell, das dieser Map fehlt.</translation>
    </message>
    <message>
        <source>The light of a single face cannot be taken. Take the whole lump.</source>
        <translation>Das Licht eines einzelnen Face lässt sich nicht übernehmen. Übernehmen Sie den ganzen Lump.</translation>
    </message>
    <message>
        <source>This map is not being compared with another one.</source>
        <translation>Diese Map wird mit keiner anderen verglichen.</translation>
    </message>
</context>
<context>
    <name>DirectionPages</name>
    <message>
        <source>The odd lightmap pages hold light directions: no surface uses them.</source>
        <translation>Die ungeraden Lightmap-Seiten enthalten Lichtrichtungen: Keine Surface verwendet sie.</translation>
    </message>
    <message>
        <source>Page 1 holds light directions or nothing: surfaces use only page 0.</source>
        <translation>Seite 1 enthält Lichtrichtungen oder nichts: Die Surfaces verwenden nur Seite 0.</translation>
    </message>
    <message>
        <source>worldspawn says %1 %2.</source>
        <translation>In worldspawn steht %1 %2.</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>This entity has changed in the meantime. Try again.</source>
        <translation>Diese Entity hat sich inzwischen geändert. Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>DrawnSentence</name>
    <message>
        <source>Not drawn: it belongs to no model.</source>
        <translation>Nicht gezeichnet: gehört zu keinem Modell.</translation>
    </message>
    <message>
        <source>Drawn as a glow: a flare has no shape.</source>
        <translation>Als Lichtschein gezeichnet: Eine Flare hat keine Form.</translation>
    </message>
    <message>
        <source>Drawn as sky.</source>
        <translation>Als Himmel gezeichnet.</translation>
    </message>
    <message>
        <source>Not drawn: %1.</source>
        <translation>Nicht gezeichnet: %1.</translation>
    </message>
    <message>
        <source>Not drawn by the game: no entity uses model *%1.</source>
        <translation>Vom Spiel nicht gezeichnet: Keine Entity verwendet Modell *%1.</translation>
    </message>
    <message>
        <source>Not drawn: %1 is invisible.</source>
        <translation>Nicht gezeichnet: %1 ist unsichtbar.</translation>
    </message>
    <message>
        <source>Drawn with the world.</source>
        <translation>Mit der Welt gezeichnet.</translation>
    </message>
    <message>
        <source>Drawn at %1, which uses model *%2.</source>
        <translation>Gezeichnet bei %1, die Modell *%2 verwendet.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of numbers and its last</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Drawn twice: entities %1 use model *%2.</source>
        <translation>Zweimal gezeichnet: Die Entities %1 verwenden Modell *%2.</translation>
    </message>
    <message>
        <source>Drawn %1 times: entities %2 use model *%3.</source>
        <translation>%1-mal gezeichnet: Die Entities %2 verwenden Modell *%3.</translation>
    </message>
    <message>
        <source>It has holes where its texture is transparent.</source>
        <translation>Mit Löchern, wo die Textur welche hat.</translation>
    </message>
    <message>
        <source>Not drawn: it has no shape, because the data it refers to is broken or encloses no area.</source>
        <translation>Nicht gezeichnet: hat keine Form, denn die Daten, auf die es verweist, sind beschädigt oder umschließen keine Fläche.</translation>
    </message>
    <message>
        <source>Not drawn: its texture %1 is a tool texture.</source>
        <translation>Nicht gezeichnet: Die Textur %1 ist eine Tool-Textur.</translation>
    </message>
    <message>
        <source>Not drawn: %2 has rendermode %1 and renderamt 0.</source>
        <translation>Nicht gezeichnet: %2 hat rendermode %1 und renderamt 0.</translation>
    </message>
    <message>
        <source>Not drawn: the game draws only the top of the liquid %1.</source>
        <translation>Nicht gezeichnet: Das Spiel zeichnet von der Flüssigkeit von %1 nur die Oberseite.</translation>
    </message>
    <message>
        <source>Drawn additively: rendermode %1, renderamt %2.</source>
        <translation>Additiv gezeichnet: rendermode %1, renderamt %2.</translation>
    </message>
    <message>
        <source>Translucent: rendermode %1, renderamt %2 of 255.</source>
        <translation>Durchscheinend: rendermode %1, renderamt %2 von 255.</translation>
    </message>
    <message>
        <source>Translucent: %1 % opaque.</source>
        <translation>Durchscheinend: zu %1 % deckend.</translation>
    </message>
    <message>
        <source>Translucent (TRANS33): 33 % opaque.</source>
        <translation>Durchscheinend (TRANS33): zu 33 % deckend.</translation>
    </message>
    <message>
        <source>Translucent (TRANS66): 66 % opaque.</source>
        <translation>Durchscheinend (TRANS66): zu 66 % deckend.</translation>
    </message>
</context>
<context>
    <name>EditHistory</name>
    <message>
        <source>The edit cannot be read back from the temporary file %1.</source>
        <translation>Die Änderung lässt sich nicht aus der temporären Datei %1 zurücklesen.</translation>
    </message>
</context>
<context>
    <name>EditMany</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Field and its new value</source>
        <translation>Feld und sein neuer Wert</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>Records changed: %1.</source>
        <translation>Geänderte Datensätze: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Changes one field of %Ln records as one step of undo.</source>
        <translation>
            <numerusform>Ändert ein Feld von %Ln Datensatz in einem Schritt, der sich rückgängig machen lässt.</numerusform>
            <numerusform>Ändert ein Feld von %Ln Datensätzen in einem Schritt, der sich rückgängig machen lässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples: %1.</source>
        <translation>Beispiele: %1.</translation>
    </message>
    <message>
        <source>An expression can use value, the old value, and the names of columns and flags.</source>
        <translation>Ein Ausdruck kann value, den alten Wert, und die Namen von Spalten und Flags enthalten.</translation>
    </message>
    <message>
        <source>C&amp;hange for All</source>
        <translation>Für alle ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Select Them</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>Used by %1. The change affects all of them.</source>
        <translation>Benutzt von %1. Die Änderung betrifft alle.</translation>
    </message>
    <message>
        <source>To change only some, duplicate the records (Ctrl+D) and make those users refer to the copies.</source>
        <translation>Um sie nur für einige zu ändern, duplizieren Sie die Datensätze (Strg+D) und lassen diese Benutzer auf die Kopien verweisen.</translation>
    </message>
    <message>
        <source>This changes nothing: the records already have these values.</source>
        <translation>Das ändert nichts: Die Datensätze haben schon diese Werte.</translation>
    </message>
</context>
<context>
    <name>EditNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>EmptyReason</name>
    <message>
        <source>Nothing matches the filter. Press Esc in the filter line to clear it.</source>
        <translation>Nichts passt zum Filter. Esc in der Filterzeile leert ihn.</translation>
    </message>
    <message>
        <source>Press Esc in the filter line to clear it.</source>
        <translation>Esc in der Filterzeile leert ihn.</translation>
    </message>
</context>
<context>
    <name>EntFileText</name>
    <message>
        <source>It is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>It holds no entities.</source>
        <translation>Sie enthält keine Entities.</translation>
    </message>
    <message>
        <source>It holds the same entities as the map.</source>
        <translation>Sie enthält dieselben Entities wie die Map.</translation>
    </message>
    <message>
        <source>Compared with the map&apos;s entities: %1.</source>
        <translation>Verglichen mit den Entities der Map: %1.</translation>
    </message>
</context>
<context>
    <name>EntityCommands</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Select the entities to duplicate.</source>
        <translation>Wählen Sie die Entities aus, die dupliziert werden sollen.</translation>
    </message>
    <message>
        <source>entity %1</source>
        <translation>Entity %1</translation>
    </message>
    <message>
        <source>%1 still targets it.</source>
        <comment>it: what was deleted</comment>
        <translation>%1 hat sie noch als Ziel.</translation>
    </message>
    <message>
        <source>%1 and %2 more still target it.</source>
        <comment>it: what was deleted</comment>
        <translation>%1 und %2 weitere haben sie noch als Ziel.</translation>
    </message>
    <message>
        <source>Select the entities to delete.</source>
        <translation>Wählen Sie die Entities aus, die gelöscht werden sollen.</translation>
    </message>
    <message>
        <source>%1 entities</source>
        <translation>%1 Entities</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Select the entities to copy.</source>
        <translation>Wählen Sie die Entities aus, die kopiert werden sollen.</translation>
    </message>
    <message>
        <source>Entities copied as text: %1</source>
        <translation>Entities als Text kopiert: %1</translation>
    </message>
    <message>
        <source>%1 targets %2.</source>
        <translation>%1 hat als Ziel: %2.</translation>
    </message>
    <message>
        <source>%1 is targeted by %2.</source>
        <translation>%1 ist das Ziel von: %2.</translation>
    </message>
    <message>
        <source>Select the entities to cut.</source>
        <translation>Wählen Sie die Entities aus, die ausgeschnitten werden sollen.</translation>
    </message>
    <message>
        <source>%1 was added at %2.</source>
        <translation>%1 wurde bei %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>This text cannot be pasted. %1</source>
        <translation>Dieser Text lässt sich nicht einfügen. %1</translation>
    </message>
    <message>
        <source>Use Models of the Same Size (%1)</source>
        <translation>Gleich große Modelle verwenden (%1)</translation>
    </message>
    <message>
        <source>Select an entity with a brush model (*N).</source>
        <translation>Wählen Sie eine Entity mit einem Brush-Modell (*N) aus.</translation>
    </message>
    <message>
        <source>%1 (*%2, missing)</source>
        <comment>a brush model</comment>
        <translation>%1 (*%2, fehlt)</translation>
    </message>
    <message>
        <source>%1 has the brush model *%2 of %3, which this map does not have.</source>
        <translation>%1 hat das Brush-Modell *%2 aus %3, das in dieser Map fehlt.</translation>
    </message>
    <message>
        <source>The list&apos;s filter hides the selected entities. Clear the filter first.</source>
        <translation>Der Filter der Liste blendet die ausgewählten Entities aus. Leeren Sie zuerst den Filter.</translation>
    </message>
    <message>
        <source>%1 was added. It has no brush model yet, and is useless without one. To add it with a model, select an entity that has one and choose &quot;Make an Entity of Its Model&quot;.</source>
        <translation>%1 wurde hinzugefügt. Sie hat noch kein Brush-Modell und ist ohne eines nutzlos. Um sie mit einem Modell hinzuzufügen, wählen Sie eine Entity mit Brush-Modell aus und dann den Befehl &quot;Entity aus dem Modell machen&quot;.</translation>
    </message>
    <message>
        <source>The first entity is the world, and a map has only one.</source>
        <translation>Die erste Entity ist die Welt, und eine Map hat nur eine.</translation>
    </message>
    <message>
        <source>An entity without a closing brace cannot be duplicated. Add the brace in the raw text first.</source>
        <translation>Eine Entity ohne schließende geschweifte Klammer lässt sich nicht duplizieren. Ergänzen Sie die Klammer zuerst im Rohtext.</translation>
    </message>
    <message>
        <source>The first entity is the world. It cannot be deleted.</source>
        <translation>Die erste Entity ist die Welt. Sie lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Undo restores it.</source>
        <comment>it: what was deleted</comment>
        <translation>Rückgängig stellt sie wieder her.</translation>
    </message>
    <message>
        <source>%1 is a position. Paste it into the value of an entity&apos;s origin.</source>
        <translation>%1 ist eine Position. Fügen Sie sie in den Wert von origin einer Entity ein.</translation>
    </message>
    <message>
        <source>%1 has the brush model *%2, which differs from the one in %3.</source>
        <translation>%1 hat das Brush-Modell *%2, das sich von dem in %3 unterscheidet.</translation>
    </message>
    <message>
        <source>%1 entities have brush models that differ from those in %2 or are missing: %3.</source>
        <translation>%1 Entities haben Brush-Modelle, die sich von denen in %2 unterscheiden oder fehlen: %3.</translation>
    </message>
    <message>
        <source>%1 was added with the model *%2, which it shares with %3. It is next to that entity, at %4; change its origin to move it.</source>
        <translation>%1 wurde mit dem Modell *%2 hinzugefügt, das sie sich mit %3 teilt. Sie steht neben dieser Entity, bei %4; ändern Sie ihren origin, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Select a single entity to move.</source>
        <translation>Wählen Sie eine einzelne Entity aus, die verschoben werden soll.</translation>
    </message>
    <message>
        <source>%1 is already the first after the world.</source>
        <translation>%1 ist bereits die erste nach der Welt.</translation>
    </message>
    <message>
        <source>%1 is already the last entity.</source>
        <translation>%1 ist bereits die letzte Entity.</translation>
    </message>
    <message>
        <source>Select an entity to start from.</source>
        <translation>Wählen Sie eine Entity als Ausgangspunkt aus.</translation>
    </message>
    <message>
        <source>%1 has no targets.</source>
        <translation>%1 hat keine Ziele.</translation>
    </message>
    <message>
        <source>No entity targets %1.</source>
        <translation>Keine Entity hat %1 als Ziel.</translation>
    </message>
    <message>
        <source>End of this branch. Back to %1, skipped earlier; %2 more to follow.</source>
        <translation>Ende dieses Zweigs. Zurück zu %1, vorhin übersprungen; es folgen noch %2.</translation>
    </message>
    <message>
        <source>End of this branch. Back to %1, the last one skipped earlier.</source>
        <translation>Ende dieses Zweigs. Zurück zu %1, der letzten übersprungenen.</translation>
    </message>
    <message>
        <source>The selected entities have no targets.</source>
        <translation>Die ausgewählten Entities haben keine Ziele.</translation>
    </message>
    <message>
        <source>No entity targets the selected ones.</source>
        <translation>Keine Entity hat die ausgewählten als Ziel.</translation>
    </message>
</context>
<context>
    <name>EntityFiles</name>
    <message>
        <source>Import Entities</source>
        <translation>Entities importieren</translation>
    </message>
    <message>
        <source>Entity files (*.ent *.ENT *.txt);;All files (*)</source>
        <translation>Entity-Texte (*.ent *.ENT *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>Export Entities</source>
        <translation>Entities exportieren</translation>
    </message>
    <message>
        <source>Entity files (*.ent);;All files (*)</source>
        <translation>Entity-Texte (*.ent);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Importing %1...</source>
        <translation>%1 wird importiert...</translation>
    </message>
    <message>
        <source>It contains no entities, and no game loads a map without any. Nothing was imported.</source>
        <translation>Die Datei enthält keine Entities, und kein Spiel lädt eine Map ohne Entities. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>%1 has the same entity text as the map. Nothing was imported.</source>
        <translation>%1 enthält denselben Entity-Text wie die Map. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>The map now has the entity text of %1. Entities: %2 (before: %3).</source>
        <translation>Die Map hat jetzt den Entity-Text von %1. Entities: %2 (vorher: %3).</translation>
    </message>
    <message>
        <source>And %1 more; see Problems.</source>
        <comment>faults</comment>
        <translation>Und %1 weitere, siehe Probleme.</translation>
    </message>
    <message>
        <source>The entity text was written to %1.</source>
        <translation>Entity-Text in %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>EntityGraphView</name>
    <message>
        <source>Entity graph</source>
        <translation>Entity-Graph</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Hoch, Herunter</translation>
    </message>
    <message>
        <source>Click, Space, Enter</source>
        <translation>Klick, Leertaste, Eingabetaste</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>Wheel, + -</source>
        <translation>Mausrad, + -</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Groups of connected entities</source>
        <translation>Gruppen verbundener Entities</translation>
    </message>
    <message>
        <source>Groups of connected entities, the largest first</source>
        <translation>Gruppen verbundener Entities, die größte zuerst</translation>
    </message>
    <message>
        <source>Not connected to others: %1</source>
        <translation>Nicht mit anderen verbunden: %1</translation>
    </message>
    <message>
        <source>Ctrl+Down, Ctrl+Up</source>
        <translation>Strg+Herunter, Strg+Hoch</translation>
    </message>
    <message>
        <source>Right and Left follow the arrows, to what an entity refers to and back; Up and Down go to the next entity. Enter selects it, Ctrl+Enter adds it to the selection.</source>
        <translation>Rechts folgt einem Pfeil zu dem, worauf die Entity verweist, Links führt zurück; Hoch und Herunter gehen zur nächsten Entity. Die Eingabetaste wählt sie aus, Strg+Eingabetaste fügt sie zur Auswahl hinzu.</translation>
    </message>
    <message>
        <source>Previous group (Page Up)</source>
        <translation>Vorherige Gruppe (Bild aufwärts)</translation>
    </message>
    <message>
        <source>Next group (Page Down)</source>
        <translation>Nächste Gruppe (Bild abwärts)</translation>
    </message>
    <message>
        <source>Arrange in a grid instead of along the arrows (G)</source>
        <translation>In Reihen statt entlang der Pfeile anordnen (G)</translation>
    </message>
    <message>
        <source>Reading the references between entities...</source>
        <translation>Verweise zwischen den Entities werden gelesen...</translation>
    </message>
    <message>
        <source>Arranging %1 nodes. Press G to put them into a grid at once.</source>
        <translation>%1 Knoten werden angeordnet. G setzt sie sofort in ein Gitter.</translation>
    </message>
    <message>
        <source>Arrows from an entity to what it refers to: %1.</source>
        <translation>Pfeile von einer Entity zu dem, worauf sie verweist: %1.</translation>
    </message>
    <message>
        <source>Too many arrows to draw: %1.</source>
        <translation>Zu viele Pfeile zum Zeichnen: %1.</translation>
    </message>
    <message>
        <source>Ringed: names that no entity has (%1).</source>
        <translation>Mit Ring: Namen, die keine Entity hat (%1).</translation>
    </message>
    <message>
        <source>Ringed: never triggered, as nothing uses their name (%1).</source>
        <translation>Mit Ring: nie ausgelöst, weil nichts ihren Namen verwendet (%1).</translation>
    </message>
    <message>
        <source>Shown in a grid, as there are too many nodes for columns or arranging them took too long.</source>
        <translation>Als Gitter gezeigt, weil es für Spalten zu viele Knoten sind oder das Anordnen zu lange dauerte.</translation>
    </message>
    <message>
        <source>Follow an arrow: to what the entity refers to, or back</source>
        <translation>Einem Pfeil folgen: zu dem, worauf die Entity verweist, oder zurück</translation>
    </message>
    <message>
        <source>Go to the next entity above or below</source>
        <translation>Zur nächsten Entity darüber oder darunter</translation>
    </message>
    <message>
        <source>Follow an arrow forward or back, and select what is there</source>
        <translation>Einem Pfeil vor oder zurück folgen und auswählen, was dort ist</translation>
    </message>
    <message>
        <source>Select the entity, or all with that name; with Ctrl add to the selection</source>
        <translation>Die Entity auswählen, oder alle mit diesem Namen; mit Strg zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Previous or next group</source>
        <translation>Vorherige oder nächste Gruppe</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Pan; with Shift select a rectangle</source>
        <translation>Verschieben; mit Umschalt alles in einem Rechteck auswählen</translation>
    </message>
    <message>
        <source>Switch between a grid and columns along the arrows</source>
        <translation>Zwischen Reihen und Spalten entlang der Pfeile wechseln</translation>
    </message>
    <message>
        <source>Show the selection and its surroundings</source>
        <translation>Die Auswahl und ihre Umgebung zeigen</translation>
    </message>
    <message>
        <source>Move the 3D view&apos;s camera there</source>
        <translation>Die Kamera der 3D-Ansicht dorthin bringen</translation>
    </message>
    <message>
        <source>Select all entities of the group</source>
        <translation>Alle Entities der Gruppe auswählen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>No entity in this map refers to another one, for example by a target that names a targetname.</source>
        <translation>Keine Entity dieser Map verweist auf eine andere, wie target auf einen targetname.</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>In die Ansicht einpassen</translation>
    </message>
</context>
<context>
    <name>EntityKeysModel</name>
    <message>
        <source>The map has no such brush model.</source>
        <translation>Die Map hat kein solches Brush-Modell.</translation>
    </message>
    <message>
        <source>No entity has this targetname.</source>
        <translation>Keine Entity hat diesen targetname.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>add a key</source>
        <translation>Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standardwert %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Entities with this key: %2 of %1. Different values: %3.</source>
        <translation>Entities mit diesem Schlüssel: %2 von %1. Verschiedene Werte: %3.</translation>
    </message>
    <message>
        <source>No entity targets it.</source>
        <translation>Keine Entity hat diesen Namen als Ziel.</translation>
    </message>
    <message>
        <source>Keys can be reordered only within one entity. Select a single entity.</source>
        <translation>Die Reihenfolge der Schlüssel lässt sich nur innerhalb einer Entity ändern. Wählen Sie eine einzelne Entity aus.</translation>
    </message>
    <message>
        <source>A key must not begin or end with a space.</source>
        <translation>Ein Schlüssel darf nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
    <message>
        <source>A key cannot contain parentheses. Enter a position such as (8 16 24) : 90 as the value of origin.</source>
        <translation>Ein Schlüssel enthält keine Klammern. Geben Sie eine Position wie (8 16 24) : 90 als Wert von origin ein.</translation>
    </message>
    <message>
        <source>The key %1 already exists; change its value instead.</source>
        <translation>Den Schlüssel %1 gibt es bereits; ändern Sie stattdessen seinen Wert.</translation>
    </message>
    <message>
        <source>The other map has no such entity.</source>
        <translation>Die andere Map hat keine solche Entity.</translation>
    </message>
    <message>
        <source>In the other map: %1</source>
        <translation>In der anderen Map: %1</translation>
    </message>
    <message>
        <source>Other Map</source>
        <translation>Andere Map</translation>
    </message>
    <message>
        <source>The other map has the same value.</source>
        <translation>Die andere Map hat denselben Wert.</translation>
    </message>
</context>
<context>
    <name>EntityList</name>
    <message>
        <source>Filter: words, classname~func_ light&gt;200 spawnflags:256 !target=door1</source>
        <translation>Filter: Wörter, classname~func_ light&gt;200 spawnflags:256 !target=door1</translation>
    </message>
    <message>
        <source>By &amp;class</source>
        <translation>Nach &amp;Klasse</translation>
    </message>
    <message>
        <source>Spawns in</source>
        <translation>Erscheint in</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;Spawns in:</source>
        <translation>E&amp;rscheint in:</translation>
    </message>
    <message>
        <source>%1 entities</source>
        <translation>%1 Entities</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Entity list</source>
        <translation>Entity-Liste</translation>
    </message>
    <message>
        <source>Entity filter</source>
        <translation>Entity-Filter</translation>
    </message>
    <message>
        <source>Entities that do not spawn in this mode are grey</source>
        <translation>Entities, die in diesem Modus nicht erscheinen, sind grau</translation>
    </message>
    <message>
        <source>Not spawned in this mode: %1</source>
        <translation>Erscheint in diesem Modus nicht: %1</translation>
    </message>
    <message>
        <source>This map has no entities. Add one below, or paste entities copied elsewhere.</source>
        <translation>Diese Map hat keine Entities. Fügen Sie unten eine hinzu, oder fügen Sie anderswo kopierte ein.</translation>
    </message>
    <message>
        <source>Group the entities by class; Left, Right or a double click collapses or expands a class</source>
        <translation>Entities nach Klassen gruppieren; Links, Rechts oder ein Doppelklick klappt eine Klasse ein oder aus</translation>
    </message>
</context>
<context>
    <name>EntityListModel</name>
    <message>
        <source>(no classname)</source>
        <translation>(kein classname)</translation>
    </message>
    <message>
        <source>No entity has this targetname.</source>
        <translation>Keine Entity hat diesen targetname.</translation>
    </message>
    <message>
        <source>%1, %2 entities</source>
        <translation>%1, %2 Entities</translation>
    </message>
    <message>
        <source>%1, %2 entities, collapsed</source>
        <translation>%1, %2 Entities, eingeklappt</translation>
    </message>
    <message>
        <source>Not spawned in this mode: %1</source>
        <translation>Erscheint in diesem Modus nicht: %1</translation>
    </message>
</context>
<context>
    <name>EntityPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selected entities (Del)</source>
        <translation>Die ausgewählten Entities löschen (Entf)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Edit the Keys</source>
        <translation>&amp;Schlüssel bearbeiten</translation>
    </message>
    <message>
        <source>Go to Its Targets</source>
        <translation>Zu den Zielen gehen</translation>
    </message>
    <message>
        <source>Go to What Targets It</source>
        <translation>Zu den Entities gehen, die darauf zielen</translation>
    </message>
    <message>
        <source>Class of the new entity</source>
        <translation>Klasse der neuen Entity</translation>
    </message>
    <message>
        <source>E&amp;xclude This Value</source>
        <translation>Diesen Wert auss&amp;chließen</translation>
    </message>
    <message>
        <source>Add This Value to the Fi&amp;lter</source>
        <translation>Diesen Wert zum &amp;Filter hinzufügen</translation>
    </message>
    <message>
        <source>Make an Entity of Its &amp;Model...</source>
        <translation>Entity aus dem &amp;Modell machen...</translation>
    </message>
    <message>
        <source>Select All Its Targets</source>
        <translation>Alle Ziele auswählen</translation>
    </message>
    <message>
        <source>Select All That Target It</source>
        <translation>Alle auswählen, die darauf zielen</translation>
    </message>
    <message>
        <source>Add a door, a trigger or the like that shares the brush model of the current entity</source>
        <translation>Eine Tür, einen Trigger oder Ähnliches hinzufügen, mit dem Brush-Modell der aktuellen Entity</translation>
    </message>
    <message>
        <source>Add an entity after the current one, optionally with its brush model (Insert)</source>
        <translation>Nach der aktuellen Entity eine hinzufügen, auch mit deren Brush-Modell (Einfg)</translation>
    </message>
    <message>
        <source>Add a copy after each selected entity (Ctrl+D)</source>
        <translation>Nach jeder ausgewählten Entity eine Kopie hinzufügen (Strg+D)</translation>
    </message>
    <message>
        <source>Move the entity before the one above; available only if the list is in file order (Alt+Up)</source>
        <translation>Die Entity vor die darüber verschieben; nur in Dateireihenfolge (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move the entity after the one below; available only if the list is in file order (Alt+Down)</source>
        <translation>Die Entity hinter die darunter verschieben; nur in Dateireihenfolge (Alt+Herunter)</translation>
    </message>
    <message>
        <source>Filter by This &amp;Value</source>
        <translation>Nach diesem &amp;Wert filtern</translation>
    </message>
    <message>
        <source>Enter places it where the 3D view&apos;s camera looks, Shift+Enter at the camera</source>
        <translation>Die Eingabetaste setzt sie dorthin, wohin die Kamera der 3D-Ansicht blickt, Umschalt+Eingabetaste an die Position der Kamera</translation>
    </message>
    <message>
        <source>First of %1 entities: %2</source>
        <translation>Erste von %1 Entities: %2</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Collap&amp;se All Classes</source>
        <translation>Alle Klassen e&amp;inklappen</translation>
    </message>
    <message>
        <source>Expa&amp;nd All Classes</source>
        <translation>Alle Klassen auskla&amp;ppen</translation>
    </message>
</context>
<context>
    <name>EntityProperties</name>
    <message>
        <source>Select an entity to see its keys.</source>
        <translation>Wählen Sie eine Entity aus, um ihre Schlüssel zu sehen.</translation>
    </message>
    <message>
        <source>Keys of the selected entities</source>
        <translation>Schlüssel der ausgewählten Entities</translation>
    </message>
    <message>
        <source>&amp;Follow Link or Edit	Return</source>
        <translation>Verweis &amp;folgen oder bearbeiten	Eingabetaste</translation>
    </message>
    <message>
        <source>&amp;Add a Key</source>
        <translation>Schlüssel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove the Key</source>
        <translation>Schlüssel &amp;entfernen</translation>
    </message>
    <message>
        <source>Move the Key &amp;Up</source>
        <translation>Schlüssel nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the Key &amp;Down</source>
        <translation>Schlüssel nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Copy Key and Value</source>
        <translation>Schlüssel und Wert &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Edit the Value</source>
        <translation>Den Wert bea&amp;rbeiten</translation>
    </message>
    <message>
        <source>Re&amp;name the Key</source>
        <translation>Den Schlüssel um&amp;benennen</translation>
    </message>
    <message numerus="yes">
        <source>Hidden by the list&apos;s filter: %n entities</source>
        <translation>
            <numerusform>Vom Filter der Liste ausgeblendet: %n Entity</numerusform>
            <numerusform>Vom Filter der Liste ausgeblendet: %n Entities</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>References renamed: %1</source>
        <translation>Umbenannte Verweise: %1</translation>
    </message>
    <message>
        <source>%1 entities: changes apply to all of them</source>
        <translation>%1 Entities: Änderungen gelten für alle</translation>
    </message>
    <message>
        <source>Rename All References &amp;Too</source>
        <translation>&amp;Alle Verweise mit umbenennen</translation>
    </message>
    <message>
        <source>&amp;Take from the Other Map</source>
        <translation>Aus der anderen Map über&amp;nehmen</translation>
    </message>
    <message>
        <source>Select a key of a single entity.</source>
        <translation>Wählen Sie einen Schlüssel einer einzelnen Entity aus.</translation>
    </message>
    <message>
        <source>Only in the other map: %1</source>
        <translation>Nur in der anderen Map: %1</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Another export is still being written. Try again when it is done, or cancel it.</source>
        <translation>Ein anderer Export wird noch geschrieben. Versuchen Sie es erneut, wenn er fertig ist, oder brechen Sie ihn ab.</translation>
    </message>
    <message>
        <source>Writing %1...</source>
        <translation>%1 wird geschrieben...</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n images written to %1.</source>
        <translation>
            <numerusform>%n Bild in %1 geschrieben.</numerusform>
            <numerusform>%n Bilder in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matrix was written to %1.</source>
        <translation>Die Matrix wurde in %1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records written to %1.</source>
        <translation>
            <numerusform>%Ln Datensatz in %1 geschrieben.</numerusform>
            <numerusform>%Ln Datensätze in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: %1 was not written.</source>
        <translation>Abgebrochen: %1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Too late to cancel: %1 had already been written.</source>
        <translation>Zu spät abgebrochen: %1 war schon geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing and were skipped.</source>
        <translation>
            <numerusform>%n Textur fehlt und wurde ausgelassen.</numerusform>
            <numerusform>%n Texturen fehlen und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %1 of %n images were written to %2.</source>
        <translation>
            <numerusform>Abgebrochen: %1 von %n Bild wurde in %2 geschrieben.</numerusform>
            <numerusform>Abgebrochen: %1 von %n Bildern wurden in %2 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The atlas was written to %1 as shown, with a JSON file next to it that lists the position of each lightmap.</source>
        <translation>Der Atlas wurde wie gezeigt in %1 geschrieben, daneben eine JSON-Datei mit der Position jeder Lightmap.</translation>
    </message>
    <message numerus="yes">
        <source>%n lightmaps were skipped: the map claims far more luxels than its file holds.</source>
        <translation>
            <numerusform>%n Lightmap wurde ausgelassen: Die Map beansprucht weit mehr Luxel, als ihre Datei enthält.</numerusform>
            <numerusform>%n Lightmaps wurden ausgelassen: Die Map beansprucht weit mehr Luxel, als ihre Datei enthält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: the lightmaps of %1 of %n faces were written to %2.</source>
        <translation>
            <numerusform>Abgebrochen: Die Lightmaps von %1 von %n Face wurden in %2 geschrieben.</numerusform>
            <numerusform>Abgebrochen: Die Lightmaps von %1 von %n Faces wurden in %2 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes (*.lump)</source>
        <translation>Bytes (*.lump)</translation>
    </message>
    <message>
        <source>Extract %1</source>
        <translation>%1 ausgeben</translation>
    </message>
    <message>
        <source>%1 was written to %2.</source>
        <translation>%1 wurde in %2 geschrieben.</translation>
    </message>
    <message>
        <source>File that engines read next to the map (*.%1)</source>
        <translation>Datei, die Engines neben der Map lesen (*.%1)</translation>
    </message>
</context>
<context>
    <name>ExternalPages</name>
    <message numerus="yes">
        <source>%Ln lightmap pages are not used: each may be at most %1 luxels wide and high, and all together may have at most %2 luxels.</source>
        <translation>
            <numerusform>%Ln Lightmap-Seite wird nicht verwendet: Jede darf höchstens %1 Luxel breit und hoch sein, und alle zusammen dürfen höchstens %2 Luxel haben.</numerusform>
            <numerusform>%Ln Lightmap-Seiten werden nicht verwendet: Jede darf höchstens %1 Luxel breit und hoch sein, und alle zusammen dürfen höchstens %2 Luxel haben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceColors</name>
    <message>
        <source>none</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>Leaf %1</source>
        <translation>Leaf %1</translation>
    </message>
    <message>
        <source>Cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Area %1</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Leafs</source>
        <translation>Leafs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Areas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>FaceHints</name>
    <message>
        <source>Texel (%1, %2) of %3 x %4</source>
        <translation>Texel (%1, %2) von %3 x %4</translation>
    </message>
    <message>
        <source>Luxel (%1, %2) of %3 x %4</source>
        <translation>Luxel (%1, %2) von %3 x %4</translation>
    </message>
    <message>
        <source>Style %1: RGB %2 %3 %4</source>
        <translation>Stil %1: RGB %2 %3 %4</translation>
    </message>
    <message>
        <source>The face has no texture.</source>
        <translation>Das Face hat keine Textur.</translation>
    </message>
    <message>
        <source>The texture is missing. The Images view lists where it was searched for.</source>
        <translation>Die Textur fehlt. Die Ansicht Bilder führt auf, wo sie gesucht wurde.</translation>
    </message>
    <message>
        <source>The face has no lightmap.</source>
        <translation>Das Face hat keine Lightmap.</translation>
    </message>
    <message>
        <source>Entity %1: %2</source>
        <translation>Entity %1: %2</translation>
    </message>
</context>
<context>
    <name>FadeBar</name>
    <message>
        <source>Fade from the other map to this map</source>
        <translation>Von der anderen Map zu dieser überblenden</translation>
    </message>
    <message>
        <source>Left: the other map; right: this map. Both are seen from the same camera.</source>
        <translation>Links die andere Map, rechts diese. Beide sind von derselben Kamera aus zu sehen.</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>Diese Map</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message>
        <source>%1 is no longer on disk. The map stays open here.</source>
        <translation>%1 ist nicht mehr auf dem Datenträger. Die Map bleibt hier geöffnet.</translation>
    </message>
    <message>
        <source>%1 has changed on disk, and you have unsaved edits here.</source>
        <translation>%1 hat sich auf dem Datenträger geändert, und hier gibt es ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Reload and Discard Edits</source>
        <translation>Neu laden, Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep Edits</source>
        <translation>Änderungen behalten</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 hat sich auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>FilterActions</name>
    <message>
        <source>E&amp;xclude from the Table</source>
        <translation>Aus der Tabelle aus&amp;schließen</translation>
    </message>
    <message>
        <source>Add to the Table&apos;s Fi&amp;lter</source>
        <translation>Zum Filter der Tabelle &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Filter Ta&amp;ble by This</source>
        <translation>Ta&amp;belle danach filtern</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>named filter %1</source>
        <translation>benannter Filter %1</translation>
    </message>
</context>
<context>
    <name>FilterEdit</name>
    <message>
        <source>Filter: words, numEdges&gt;8, texture~sky, flags:WARP, cluster=12..20, !term, a | b</source>
        <translation>Filter: Wörter, numEdges&gt;8, texture~sky, flags:WARP, cluster=12..20, !Term, a | b</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorheriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersetzung</translation>
    </message>
    <message>
        <source>Replacement of %1</source>
        <translation>Ersetzung von %1</translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>Ersetzt: %1.</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Suche läuft...</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>Replace &amp;All</source>
        <translation>Alle er&amp;setzen</translation>
    </message>
    <message>
        <source>Replace &amp;All (%1)</source>
        <translation>Alle er&amp;setzen (%1)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>Regular expression; \1 in the replacement inserts what the first group matched</source>
        <translation>Regulärer Ausdruck; \1 im Ersatztext fügt ein, was die erste Gruppe gefunden hat</translation>
    </message>
</context>
<context>
    <name>FindInMaps</name>
    <message>
        <source>Find in Maps</source>
        <translation>In Maps suchen</translation>
    </message>
    <message>
        <source>Folder or archive</source>
        <translation>Ordner oder Archiv</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>&amp;Ordner...</translation>
    </message>
    <message>
        <source>&amp;Archive...</source>
        <translation>&amp;Archiv...</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Maps that were not searched</source>
        <translation>Nicht durchsuchte Maps</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Open Map at This Record</source>
        <translation>&amp;Map bei diesem Datensatz öffnen</translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation>Zei&amp;len kopieren</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;CSV</source>
        <translation>Zeilen als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Maps &amp;in:</source>
        <translation>Maps &amp;in:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabelle:</translation>
    </message>
    <message>
        <source>Find in the Maps of an Archive</source>
        <translation>In den Maps eines Archivs suchen</translation>
    </message>
    <message>
        <source>Archives (%1);;All files (*)</source>
        <translation>Archive (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Find in the Maps of a Folder</source>
        <translation>In den Maps eines Ordners suchen</translation>
    </message>
    <message>
        <source>The filter is wrong: %1</source>
        <translation>Der Filter ist falsch: %1</translation>
    </message>
    <message>
        <source>Type a filter first.</source>
        <translation>Geben Sie zuerst einen Filter ein.</translation>
    </message>
    <message>
        <source>Choose a folder or an archive first.</source>
        <translation>Wählen Sie zuerst einen Ordner oder ein Archiv.</translation>
    </message>
    <message>
        <source>None of these rows is selected. Select the rows to copy.</source>
        <translation>Keine dieser Zeilen ist ausgewählt. Wählen Sie die Zeilen aus, die kopiert werden sollen.</translation>
    </message>
    <message>
        <source>%1 rows are too many to copy. Select at most %2.</source>
        <translation>%1 Zeilen sind zu viele zum Kopieren. Wählen Sie höchstens %2 aus.</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>Zeilen kopiert: %1</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Not Searched: %1</source>
        <translation>&amp;Nicht durchsucht: %1</translation>
    </message>
    <message>
        <source>Looking for maps...</source>
        <translation>Maps werden gesucht...</translation>
    </message>
    <message>
        <source>Nothing has been found yet.</source>
        <translation>Noch nichts gefunden.</translation>
    </message>
    <message>
        <source>The search was cancelled before it found anything.</source>
        <translation>Die Suche wurde abgebrochen, bevor sie etwas fand.</translation>
    </message>
    <message>
        <source>%1 of %2 maps done.</source>
        <translation>%1 von %2 Maps erledigt.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 maps.</source>
        <translation>Nach %1 von %2 Maps abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Not searched: %1.</source>
        <translation>Nicht durchsucht: %1.</translation>
    </message>
    <message>
        <source>None of the maps could be searched. Press Not Searched, at the lower right, to see why.</source>
        <translation>Keine der Maps ließ sich durchsuchen. Drücken Sie unten rechts Nicht durchsucht, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>No record in the searched maps matches the filter.</source>
        <translation>Kein Datensatz der durchsuchten Maps passt zum Filter.</translation>
    </message>
    <message>
        <source>Type a filter and press Enter to search this table in all maps of the folder, its subfolders and the archives there. Matching records are listed here. Press Enter on one to open its map and select it.</source>
        <translation>Geben Sie einen Filter ein und drücken Sie die Eingabetaste, um diese Tabelle in allen Maps des Ordners, seiner Unterordner und der Archive dort zu durchsuchen. Die passenden Datensätze erscheinen hier; die Eingabetaste öffnet die Map eines Datensatzes und wählt ihn aus.</translation>
    </message>
    <message>
        <source>The list is full with %1 records, and the search stopped after %2 of %3 maps. Narrow the filter, or search a smaller folder.</source>
        <translation>Die Liste ist mit %1 Datensätzen voll, und die Suche hielt nach %2 von %3 Maps an. Grenzen Sie den Filter ein oder durchsuchen Sie einen kleineren Ordner.</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 unlesbar</translation>
    </message>
    <message>
        <source>%1 without this table</source>
        <translation>%1 ohne diese Tabelle</translation>
    </message>
    <message>
        <source>No entity in the searched maps has these keys: %1.</source>
        <translation>Keine Entity der durchsuchten Maps hat diese Schlüssel: %1.</translation>
    </message>
    <message>
        <source>&amp;Not Searched: %1; Partly Searched: %2</source>
        <translation>&amp;Nicht durchsucht: %1; nur teilweise: %2</translation>
    </message>
    <message>
        <source>Maps searched for only some of the alternatives: %1.</source>
        <translation>Nur nach einem Teil der Alternativen durchsuchte Maps: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records found in %1.</source>
        <translation>
            <numerusform>%Ln Datensatz in %1 gefunden.</numerusform>
            <numerusform>%Ln Datensätze in %1 gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln searched maps</source>
        <translation>
            <numerusform>%1 von %Ln durchsuchten Map</numerusform>
            <numerusform>%1 von %Ln durchsuchten Maps</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete maps: %1.</source>
        <translation>Unvollständige Maps: %1.</translation>
    </message>
    <message>
        <source>%1 without a column or flag that the filter names</source>
        <translation>%1 ohne eine Spalte oder ein Flag aus dem Filter</translation>
    </message>
</context>
<context>
    <name>Findable</name>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>Textur</translation>
    </message>
    <message numerus="yes">
        <source>class of %Ln entities</source>
        <translation>
            <numerusform>Klasse von %Ln Entity</numerusform>
            <numerusform>Klasse von %Ln Entities</numerusform>
        </translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>3D view mode</source>
        <translation>Modus der 3D-Ansicht</translation>
    </message>
    <message numerus="yes">
        <source>targetname of %Ln entities</source>
        <translation>
            <numerusform>targetname von %Ln Entity</numerusform>
            <numerusform>targetname von %Ln Entities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlagsPopup</name>
    <message>
        <source>flag %1</source>
        <translation>Flag %1</translation>
    </message>
    <message>
        <source>not in the definition</source>
        <translation>nicht in der Definition</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
</context>
<context>
    <name>FlyingHint</name>
    <message>
        <source>Close the hint</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Hinweis schließen (Esc)</translation>
    </message>
    <message>
        <source>Hold the right mouse button to look around, and press W A S D to fly.</source>
        <translation>Rechte Maustaste gedrückt halten, um sich umzusehen; W A S D, um zu fliegen.</translation>
    </message>
    <message>
        <source>F1 shows help.</source>
        <translation>F1 zeigt die Hilfe.</translation>
    </message>
    <message>
        <source>Click to select, click again for what lies behind. F goes to the selection, Home to the player start.</source>
        <translation>Ein Klick wählt aus, noch ein Klick, was dahinter liegt. F führt hin, Pos1 zum Start.</translation>
    </message>
</context>
<context>
    <name>FormatPages</name>
    <message>
        <source>text, %1 bytes</source>
        <translation>Text, %1 Bytes</translation>
    </message>
    <message>
        <source>text of a key</source>
        <translation>Text eines Schlüssels</translation>
    </message>
    <message>
        <source>%1; negative: %2</source>
        <translation>%1; negativ: %2</translation>
    </message>
    <message>
        <source>%1; below 0: none</source>
        <translation>%1; unter 0: keine</translation>
    </message>
    <message>
        <source>%1; below %2: none</source>
        <translation>%1; unter %2: keine</translation>
    </message>
    <message>
        <source>%1 loads at most %2</source>
        <translation>%1 lädt höchstens %2</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Refers to</source>
        <translation>Verweist auf</translation>
    </message>
    <message>
        <source>Lump %1 of the directory, called %2 in the engine&apos;s headers.</source>
        <translation>Lump %1 des Verzeichnisses, in den Headern der Engine %2 genannt.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Limits: %1.</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <translation>Gelesen von: %1.</translation>
    </message>
    <message>
        <source>Source of the layout: %1.</source>
        <translation>Quelle des Aufbaus: %1.</translation>
    </message>
    <message>
        <source>Lump</source>
        <translation>Lump</translation>
    </message>
    <message>
        <source>the record&apos;s number</source>
        <translation>die Nummer des Datensatzes</translation>
    </message>
    <message>
        <source>%1; 0xfff0 and above: contents (value minus 65,536)</source>
        <translation>%1; ab 0xfff0: Contents, minus 65.536</translation>
    </message>
    <message>
        <source>%1; at or above the node count: value minus 65,536</source>
        <translation>%1; ab der Anzahl der Nodes: Wert minus 65.536</translation>
    </message>
    <message>
        <source>%1: compilers allow at most %2</source>
        <translation>%1: Compiler erlauben höchstens %2</translation>
    </message>
    <message>
        <source>Not a lump of the file: computed when a map is opened.</source>
        <translation>Kein Lump der Datei: wird beim Öffnen einer Map berechnet.</translation>
    </message>
    <message>
        <source>The last columns, which have no byte offset, are calculated and not stored in the file.</source>
        <translation>Die letzten Spalten, die keinen Byte-Offset haben, sind berechnet und stehen nicht in der Datei.</translation>
    </message>
    <message>
        <source>Record size in bytes: %1.</source>
        <translation>Größe eines Datensatzes in Bytes: %1.</translation>
    </message>
    <message>
        <source>Other names for it in Go to, filters and --lump: %1.</source>
        <translation>Auch zu finden als: %1.</translation>
    </message>
    <message>
        <source>Show this table for the open map</source>
        <translation>Diese Tabelle für die offene Map zeigen</translation>
    </message>
    <message>
        <source>Limits known for: %1.</source>
        <translation>Bekannte Limits von: %1.</translation>
    </message>
    <message>
        <source>Record bytes</source>
        <translation>Bytes je Datensatz</translation>
    </message>
    <message>
        <source>The engine refuses a map that has none.</source>
        <translation>Die Engine lehnt eine Map ohne Datensätze darin ab.</translation>
    </message>
</context>
<context>
    <name>FoundRows</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
</context>
<context>
    <name>GameConfigurations</name>
    <message>
        <source>Change folders</source>
        <translation>Ändern der Ordner</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>%1 für %2 verwenden</translation>
    </message>
    <message>
        <source>Use no configuration for %1</source>
        <translation>Keine Konfiguration für %1 verwenden</translation>
    </message>
    <message>
        <source>Game Configurations...</source>
        <translation>Spielkonfigurationen...</translation>
    </message>
</context>
<context>
    <name>GameConfigurationsDialog</name>
    <message>
        <source>Game Configurations</source>
        <translation>Spielkonfigurationen</translation>
    </message>
    <message>
        <source>Game configurations</source>
        <translation>Spielkonfigurationen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>N&amp;ame:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>S&amp;piel:</translation>
    </message>
    <message>
        <source>Add a F&amp;older...</source>
        <translation>Or&amp;dner hinzufügen...</translation>
    </message>
    <message>
        <source>Add an Ar&amp;chive...</source>
        <translation>Ar&amp;chiv hinzufügen...</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach o&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Game configuration of the map</source>
        <translation>Spielkonfiguration der Map</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 - found</source>
        <translation>%1 - gefunden</translation>
    </message>
    <message>
        <source>No map is open</source>
        <translation>Keine Map ist geöffnet</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Spiele werden gesucht...</translation>
    </message>
    <message>
        <source>New configuration</source>
        <translation>Neue Konfiguration</translation>
    </message>
    <message>
        <source>Add a configuration</source>
        <translation>Hinzufügen einer Konfiguration</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>A configuration needs a name.</source>
        <translation>Eine Konfiguration braucht einen Namen.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Umbenennen von %1</translation>
    </message>
    <message>
        <source>Change the game of %1</source>
        <translation>Ändern des Spiels von %1</translation>
    </message>
    <message>
        <source>%1 is neither a folder nor an archive.</source>
        <translation>%1 ist weder ein Ordner noch ein Archiv.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen von %1</translation>
    </message>
    <message>
        <source>For %1, us&amp;e:</source>
        <translation>Für %1 &amp;verwenden:</translation>
    </message>
    <message>
        <source>Change the definitions of %1</source>
        <translation>Ändern der Definitionen von %1</translation>
    </message>
    <message>
        <source>%1 - as for other maps of %2</source>
        <translation>%1 - wie für andere Maps von %2</translation>
    </message>
    <message>
        <source>A game configuration says where a game&apos;s files are. Maps in one of its folders use it automatically. For any other map, choose a configuration below: the choice also applies to all other maps of the same game or mod that are in no configuration&apos;s folder. A folder that you add for such a map is also searched for all of those maps.</source>
        <translation>Eine Spielkonfiguration legt fest, wo die Dateien eines Spiels liegen. Maps in einem ihrer Ordner verwenden sie automatisch. Was Sie unten für eine andere Map wählen, gilt auch für alle Maps desselben Spiels oder derselben Mod, die in keinem Ordner einer Konfiguration liegen. Einen Ordner für eine solche Map hinzuzufügen, hat dieselbe Wirkung.</translation>
    </message>
    <message>
        <source>Detect from map</source>
        <translation>An der Map erkennen</translation>
    </message>
    <message>
        <source>Folders and archives, in search order</source>
        <translation>Ordner und Archive in Suchreihenfolge</translation>
    </message>
    <message>
        <source>&amp;Folders and archives, in search order. Archives in a folder are searched with it.</source>
        <translation>&amp;Ordner und Archive in Suchreihenfolge. Mit einem Ordner werden auch die Archive darin durchsucht.</translation>
    </message>
    <message>
        <source>Files with entity definitions (FGD, .def, .ent), in addition to those in the folders. If two define the same thing, the lower one takes precedence.</source>
        <translation>Dateien mit Entity-Definitionen (FGD, .def, .ent), zusätzlich zu denen in den Ordnern. Definieren zwei dasselbe, gilt die untere.</translation>
    </message>
    <message>
        <source>Found on this computer. If you change it, it becomes your own configuration.</source>
        <translation>Auf diesem Rechner gefunden. Wenn Sie sie ändern, wird sie Ihre eigene Konfiguration.</translation>
    </message>
    <message>
        <source>Automatic: %1 (map&apos;s folder)</source>
        <translation>Automatisch: %1 (Ordner der Map)</translation>
    </message>
    <message>
        <source>Automatic: files around the map</source>
        <translation>Automatisch: Dateien um die Map herum</translation>
    </message>
    <message>
        <source>Lumpscope remembers your choice for this map. If the map is in no configuration&apos;s folder, the choice also applies to the other such maps of its game or mod.</source>
        <translation>Lumpscope merkt sich Ihre Wahl für diese Map. Liegt die Map in keinem Ordner einer Konfiguration, gilt die Wahl auch für die anderen Maps ihres Spiels oder ihrer Mod, die in keinem liegen.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No game was found where Steam, GOG and Debian install games. Choose New to create a configuration, then add the game&apos;s folder to it.</source>
        <translation>Wo Steam, GOG und Debian Spiele installieren, wurde keines gefunden. Legen Sie mit Neu eine Konfiguration an und fügen Sie ihr den Ordner des Spiels hinzu.</translation>
    </message>
    <message>
        <source>%1 was removed. Ctrl+Z or Undo restores it.</source>
        <translation>%1 wurde entfernt. Strg+Z oder Rückgängig stellt die Konfiguration wieder her.</translation>
    </message>
    <message>
        <source>A configuration named %1 already exists.</source>
        <translation>Es gibt schon eine Konfiguration namens %1.</translation>
    </message>
    <message>
        <source>%1 is for %2, which cannot load maps of this format.</source>
        <translation>%1 ist für %2; dieses Spiel kann Maps dieses Formats nicht laden.</translation>
    </message>
    <message>
        <source>These definitions apply to maps that use %1. To use them for %2, choose %1 below.</source>
        <translation>Diese Definitionen gelten für Maps, die %1 verwenden. Damit sie auch für %2 gelten, wählen Sie unten %1.</translation>
    </message>
    <message>
        <source>%1 is already in the list.</source>
        <translation>%1 ist schon in der Liste.</translation>
    </message>
    <message>
        <source>Remove folders from %1</source>
        <translation>Entfernen von Ordnern bei %1</translation>
    </message>
    <message>
        <source>Change the folder order of %1</source>
        <translation>Ändern der Ordnerreihenfolge bei %1</translation>
    </message>
</context>
<context>
    <name>GlCanvas</name>
    <message>
        <source>The map can no longer be drawn: the graphics driver has dropped the OpenGL context. Everything else works; restart Lumpscope to see the map in 3D again.</source>
        <translation>Die Map kann nicht mehr gezeichnet werden: Der Grafiktreiber hat den OpenGL-Kontext verworfen. Alles andere geht; starten Sie Lumpscope neu, um die Map wieder in 3D zu sehen.</translation>
    </message>
    <message>
        <source>The map cannot be drawn: this display does not support OpenGL 3.3. Everything else works.</source>
        <translation>Die Map kann nicht gezeichnet werden: Dieses Display unterstützt kein OpenGL 3.3. Alles andere geht.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.</source>
        <translation>Ein Bild von %1 x %2 Pixeln kann nicht gezeichnet werden: Es ist zu groß, oder der Speicher reicht nicht.</translation>
    </message>
</context>
<context>
    <name>GoToEdit</name>
    <message numerus="yes">
        <source>table of %Ln records</source>
        <translation>
            <numerusform>Tabelle mit %Ln Datensatz</numerusform>
            <numerusform>Tabelle mit %Ln Datensätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texture of %Ln faces</source>
        <translation>
            <numerusform>Textur von %Ln Face</numerusform>
            <numerusform>Textur von %Ln Faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>class of %Ln entities</source>
        <translation>
            <numerusform>Klasse von %Ln Entity</numerusform>
            <numerusform>Klasse von %Ln Entities</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to: faces 120, cluster 7, func_door, a texture, *3, 128 -64 40</source>
        <translation>Gehe zu: faces 120, cluster 7, func_door, eine Textur, *3, 128 -64 40</translation>
    </message>
    <message>
        <source>Go to a record or position</source>
        <translation>Zu einem Datensatz oder einer Position gehen</translation>
    </message>
    <message numerus="yes">
        <source>targetname of %Ln entities</source>
        <translation>
            <numerusform>targetname von %Ln Entity</numerusform>
            <numerusform>targetname von %Ln Entities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>each sees %1 (larger: more leafs)</source>
        <translation>jeder sieht %1 (größer: mehr Leafs)</translation>
    </message>
    <message>
        <source>Node: sees %1</source>
        <translation>Knoten: sieht %1</translation>
    </message>
    <message>
        <source>%1 (larger: more leafs)</source>
        <translation>%1 (größer: mehr Leafs)</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>selected sees</source>
        <translation>von der Auswahl gesehen</translation>
    </message>
    <message>
        <source>Each sees %1 clusters.</source>
        <translation>Jeder sieht %1 Cluster.</translation>
    </message>
    <message>
        <source>Each node is a room or a cluster; nodes with more leafs are larger.</source>
        <translation>Jeder Knoten ist ein Raum oder ein Cluster; Knoten mit mehr Leafs sind größer.</translation>
    </message>
    <message>
        <source>Each node is a cluster; nodes with more leafs are larger.</source>
        <translation>Jeder Knoten ist ein Cluster; Knoten mit mehr Leafs sind größer.</translation>
    </message>
    <message>
        <source>The darkest nodes see %1 clusters, the brightest %2.</source>
        <translation>Die dunkelsten Knoten sehen %1 Cluster, die hellsten %2.</translation>
    </message>
    <message>
        <source>Right-click a colour to filter the cluster table by it.</source>
        <translation>Ein Rechtsklick auf eine Farbe filtert die Cluster-Tabelle nach ihr.</translation>
    </message>
    <message>
        <source>hovered sees</source>
        <translation>vom Mauszeiger aus gesehen</translation>
    </message>
    <message>
        <source>sees selected one-way</source>
        <translation>sieht die Auswahl einseitig</translation>
    </message>
    <message>
        <source>Thin lines join neighbours. Solid lines lead to what a selected cluster sees, dotted lines to what the hovered one sees. Dashed lines come from clusters that see it without being seen.</source>
        <translation>Dünne Linien verbinden Nachbarn. Durchgezogene führen zu dem, was ein ausgewählter Cluster sieht, gepunktete zu dem, was der unter dem Mauszeiger sieht. Gestrichelte kommen von Clustern, die ihn sehen, ohne gesehen zu werden.</translation>
    </message>
    <message>
        <source>Squares are rooms: groups of clusters with wide portals between them. A room sees what any of its clusters sees.</source>
        <translation>Quadrate sind Räume: Gruppen von Clustern mit breiten Portalen dazwischen. Ein Raum sieht, was irgendeiner seiner Cluster sieht.</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message>
        <source>%1 (entity %2)</source>
        <translation>%1 (Entity %2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>Never triggered: nothing in the map uses its name.</source>
        <translation>Wird nie ausgelöst: Nichts in der Map verwendet ihren Namen.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>%1, %2 in all</source>
        <translation>%1, insgesamt %2</translation>
    </message>
    <message>
        <source>Triggered by the game itself, which knows this name.</source>
        <translation>Wird vom Spiel selbst ausgelöst, das diesen Namen kennt.</translation>
    </message>
    <message>
        <source>Entities with this name: %1.</source>
        <translation>Entities mit diesem Namen: %1.</translation>
    </message>
    <message>
        <source>It refers to no entity.</source>
        <translation>Sie verweist auf keine Entity.</translation>
    </message>
    <message>
        <source>It refers to %1.</source>
        <translation>Sie verweist auf %1.</translation>
    </message>
    <message>
        <source>Referenced by %1.</source>
        <translation>Darauf verweisen: %1.</translation>
    </message>
    <message>
        <source>Missing: no entity has this targetname.</source>
        <translation>Fehlt: Keine Entity hat diesen targetname.</translation>
    </message>
</context>
<context>
    <name>GraphToolBar</name>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit to view (Home)</source>
        <translation>In die Ansicht einpassen (Pos1)</translation>
    </message>
    <message>
        <source>Frame selection</source>
        <translation>Auswahl zeigen</translation>
    </message>
    <message>
        <source>Show the selection and its surroundings (F)</source>
        <translation>Die Auswahl und ihre Umgebung zeigen (F)</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours for brightness 0 to 255, from dark to bright</source>
        <translation>Farben für die Helligkeiten 0 bis 255, von dunkel bis hell</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>To use the program without a window, run lumpscope SUBCOMMAND FILE. In place of FILE you can give --sample quake2, quake3 or halflife, a built-in sample.</source>
        <translation>Ohne Fenster läuft das Programm mit lumpscope UNTERBEFEHL FILE. Statt FILE geht auch ein eingebautes Beispiel: --sample quake2, quake3 oder halflife.</translation>
    </message>
    <message>
        <source>Open a map first: this link shows something in it.</source>
        <translation>Öffnen Sie erst eine Map: Dieser Link zeigt etwas darin.</translation>
    </message>
    <message>
        <source>The open map has no table %1.</source>
        <translation>Die geöffnete Map hat keine Tabelle %1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Gefundene Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Keine Seite hat all diese Wörter.</translation>
    </message>
    <message>
        <source>Table of contents</source>
        <translation>Inhaltsverzeichnis</translation>
    </message>
</context>
<context>
    <name>HexDelegate</name>
    <message>
        <source>Byte in hex</source>
        <translation>Byte in Hex</translation>
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
    <message>
        <source>In the file on disk: %1</source>
        <translation>In der Datei auf der Platte: %1</translation>
    </message>
</context>
<context>
    <name>IdentityText</name>
    <message>
        <source>a map of %1</source>
        <translation>eine Map von %1</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Das ist %1.</translation>
    </message>
    <message>
        <source>This is %1, which Lumpscope does not read.</source>
        <translation>Das ist %1; das liest Lumpscope nicht.</translation>
    </message>
    <message>
        <source>This is %1, which Lumpscope does not read. To view it read-only as the nearest format that Lumpscope reads, %2, use --as %3 or File &gt; Open As.</source>
        <translation>Das ist %1; das liest Lumpscope nicht. Mit --as %3 oder Datei &gt; Öffnen als lässt sich die Map schreibgeschützt im ähnlichsten Format ansehen, das Lumpscope liest: %2.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
    </message>
    <message>
        <source>This is %1, opened as %2 for viewing only; it cannot be edited or saved.</source>
        <translation>Das ist %1, nur zum Ansehen als %2 geöffnet; die Map lässt sich weder bearbeiten noch speichern.</translation>
    </message>
    <message>
        <source>These lumps are omitted because their records differ between the two formats: %1.</source>
        <translation>Diese Lumps fehlen, weil sich ihre Datensätze in den beiden Formaten unterscheiden: %1.</translation>
    </message>
    <message>
        <source>The map was opened as %1, which is not its own format; that, and not the map, may be the cause of these problems.</source>
        <translation>Die Map wurde als %1 geöffnet, was nicht ihr eigenes Format ist; diese Probleme können daran liegen und nicht an der Map.</translation>
    </message>
    <message>
        <source>Lumpscope opens maps of %1.</source>
        <translation>Lumpscope öffnet Maps von %1.</translation>
    </message>
</context>
<context>
    <name>ImageDetails</name>
    <message>
        <source>%1 x %2</source>
        <comment>width and height</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size on faces</source>
        <translation>Größe auf Faces</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>the map itself</source>
        <translation>die Map selbst</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
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
        <source>Fields of the image</source>
        <translation>Felder des Bilds</translation>
    </message>
    <message>
        <source>The game&apos;s palette</source>
        <translation>Palette des Spiels</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>Aus einer Datei...</translation>
    </message>
    <message>
        <source>Index %1: red %2, green %3, blue %4</source>
        <translation>Index %1: Rot %2, Grün %3, Blau %4</translation>
    </message>
    <message>
        <source>%1 (transparent)</source>
        <translation>%1 (transparent)</translation>
    </message>
    <message>
        <source>Palettes (*.pcx *.lmp *.PCX *.LMP);;All files (*)</source>
        <translation>Paletten (*.pcx *.lmp *.PCX *.LMP);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file name, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From %1...</source>
        <translation>Aus %1...</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>die eigene</translation>
    </message>
    <message>
        <source>Palette for images without one</source>
        <translation>Palette für Bilder ohne eigene</translation>
    </message>
    <message>
        <source>Choose a Palette File</source>
        <translation>Palettendatei wählen</translation>
    </message>
</context>
<context>
    <name>ImagePanel</name>
    <message>
        <source>&amp;Textures</source>
        <translation>Te&amp;xturen</translation>
    </message>
    <message>
        <source>Li&amp;ghtmaps</source>
        <translation>Light&amp;maps</translation>
    </message>
    <message>
        <source>Wheel, + -</source>
        <translation>Mausrad, + -</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Click, Enter</source>
        <translation>Klick, Eingabetaste</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Zoom in, out at the pointer</source>
        <translation>Am Mauszeiger vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>In die Ansicht einpassen</translation>
    </message>
    <message>
        <source>One texel per screen pixel</source>
        <translation>Ein Texel je Bildschirmpixel</translation>
    </message>
    <message>
        <source>Go to the next texel or luxel</source>
        <translation>Zum nächsten Texel oder Luxel gehen</translation>
    </message>
    <message>
        <source>Lightmaps: select the face; palette: mark texels with this index</source>
        <translation>Lightmaps: das Face auswählen; Palette: Texel mit diesem Index markieren</translation>
    </message>
    <message>
        <source>Textures and lightmaps: move the 3D view&apos;s camera to the faces</source>
        <translation>Texturen und Lightmaps: die Kamera der 3D-Ansicht zu den Faces bringen</translation>
    </message>
    <message>
        <source>Images cannot be changed here.</source>
        <translation>Bilder lassen sich hier nicht ändern.</translation>
    </message>
</context>
<context>
    <name>ImageView</name>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Mip %1: %2 x %3</source>
        <translation>Mip %1: %2 x %3</translation>
    </message>
    <message>
        <source>All mips</source>
        <translation>Alle Mips</translation>
    </message>
    <message>
        <source>mip %1</source>
        <translation>Mip %1</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>red %1, green %2, blue %3</source>
        <translation>Rot %1, Grün %2, Blau %3</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>Alpha %1</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>width and height</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1x</source>
        <comment>zoom</comment>
        <translation>%1x</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Texel under the pointer</source>
        <translation>Texel unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Frame and zoom</source>
        <translation>Bild der Animation und Zoom</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>1:1</source>
        <translation>1:1</translation>
    </message>
    <message>
        <source>Mip</source>
        <translation>Mip</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the animation as the game does</source>
        <translation>Die Animation so abspielen wie das Spiel</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Vorheriges Bild der Animation</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächstes Bild der Animation</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the image</source>
        <translation>Das Bild kopieren</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Write the image to a PNG file</source>
        <translation>Das Bild in eine PNG-Datei schreiben</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Show the header and the palette</source>
        <translation>Header und Palette zeigen</translation>
    </message>
    <message>
        <source>These files were tried:</source>
        <translation>Gesucht wurde nach diesen Dateien:</translation>
    </message>
    <message>
        <source>These files were tried first:</source>
        <translation>Zuerst wurde nach diesen Dateien gesucht:</translation>
    </message>
    <message>
        <source>Damage to the file</source>
        <translation>Schaden an der Datei</translation>
    </message>
    <message>
        <source>Where the texture was searched for</source>
        <translation>Wo die Textur gesucht wurde</translation>
    </message>
    <message>
        <source>Fit to view (0)</source>
        <translation>In die Ansicht einpassen (0)</translation>
    </message>
    <message>
        <source>One texel per screen pixel (1)</source>
        <translation>Ein Texel je Bildschirmpixel (1)</translation>
    </message>
    <message>
        <source>Mip level to show</source>
        <translation>Anzuzeigende Mip-Stufe</translation>
    </message>
    <message>
        <source>Show transparency as a checkerboard</source>
        <translation>Transparenz als Schachbrett zeigen</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>There is not enough memory to show this image.</source>
        <translation>Der Speicher reicht nicht aus, um dieses Bild zu zeigen.</translation>
    </message>
    <message>
        <source>This file ends after %L1 bytes, but the header of a %2 image alone takes %L3.</source>
        <translation>Dies endet nach %L1 Bytes, aber allein der Header eines %2-Bilds hat %L3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>width and height of an image</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>This %1 image is truncated or damaged: its header says %2 texels, but there are only %L3 bytes.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: Der Header nennt %2 Texel, aber es gibt nur %L3 Bytes.</translation>
    </message>
    <message>
        <source>The pixels of this %1 image are not in the file: they should begin at byte %L2 of %L3.</source>
        <translation>Die Pixel dieses %1-Bilds sind nicht in der Datei: Sie sollten bei Byte %L2 von %L3 beginnen.</translation>
    </message>
    <message>
        <source>The file is truncated: it contains %L1 of the image&apos;s %L2 texels.</source>
        <translation>Die Datei ist abgeschnitten: Von den %L2 Texeln des Bilds sind %L1 da.</translation>
    </message>
    <message>
        <source>Mip %1 is truncated: the file contains %L2 of its %L3 texels.</source>
        <translation>Mip %1 ist abgeschnitten: Von %L3 Texeln sind %L2 da.</translation>
    </message>
    <message>
        <source>The palette is truncated: the file contains %1 of its %2 colours.</source>
        <translation>Die Palette ist abgeschnitten: Von %2 Farben sind %1 da.</translation>
    </message>
    <message>
        <source>This miptex has no pixels: they are in a WAD, under the name %1.</source>
        <translation>Dieses miptex-Bild hat keine Pixel: Sie sind in einem WAD, unter dem Namen %1.</translation>
    </message>
    <message>
        <source>The file is truncated: there is no palette at its end.</source>
        <translation>Die Datei ist abgeschnitten: Am Ende fehlt die Palette.</translation>
    </message>
    <message>
        <source>The image cannot be written as a PNG: %1.</source>
        <translation>Das Bild kann nicht als PNG geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>This %1 image is truncated or damaged: its header cannot be read.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: Der Header kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This %1 image is truncated or damaged: %2.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: %2.</translation>
    </message>
    <message>
        <source>The file is truncated: part of the image is missing.</source>
        <translation>Die Datei ist abgeschnitten: Ein Teil des Bilds fehlt.</translation>
    </message>
    <message>
        <source>There is not enough memory to write the image as a PNG.</source>
        <translation>Der Speicher reicht nicht, um das Bild als PNG zu schreiben.</translation>
    </message>
    <message>
        <source>This JPEG image is not read: it has %1 scans, and more than %2 take too long.</source>
        <translation>Dieses JPEG-Bild wird nicht gelesen: Es hat %1 Durchgänge, und mehr als %2 dauern zu lange.</translation>
    </message>
    <message>
        <source>This %1 image is not read: it takes longer than %2 seconds.</source>
        <translation>Dieses %1-Bild wird nicht gelesen: Es dauert länger als %2 Sekunden.</translation>
    </message>
    <message>
        <source>This JPEG image is not read: it has more than %1 metadata segments.</source>
        <translation>Dieses JPEG-Bild wird nicht gelesen: Es hat mehr als %1 Metadaten-Segmente.</translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Schreiben nicht möglich: %1.</translation>
    </message>
    <message>
        <source>No game would load this %1 image: its header says %2 texels.</source>
        <translation>Kein Spiel würde dieses %1-Bild laden: Der Header nennt %2 Texel.</translation>
    </message>
    <message>
        <source>This %1 image is too large to show: %2 texels.</source>
        <translation>Dieses %1-Bild ist zu groß, um gezeigt zu werden: %2 Texel.</translation>
    </message>
    <message>
        <source>Mip %1 and those after it are missing from the file.</source>
        <translation>Mip %1 und alle weiteren fehlen in der Datei.</translation>
    </message>
    <message>
        <source>This is not a palette: it is neither a complete PCX image of 256 colours nor %1 bytes of RGB values as in palette.lmp.</source>
        <translation>Dies ist keine Palette: weder ein vollständiges PCX-Bild mit 256 Farben noch %1 Bytes RGB-Werte wie in palette.lmp.</translation>
    </message>
    <message>
        <source>Games do not read this PCX image: they need version 5, encoding 1, 8 bits and one plane.</source>
        <translation>Spiele lesen dieses PCX-Bild nicht: Sie verlangen Version 5, Kodierung 1, 8 Bits und eine Farbebene.</translation>
    </message>
    <message>
        <source>%1 is not an image of a supported format.</source>
        <translation>%1 ist kein Bild in einem unterstützten Format.</translation>
    </message>
    <message>
        <source>This is not a supported image: it is neither a JPEG nor a PNG nor a BMP.</source>
        <translation>Dies ist kein unterstütztes Bild: weder ein JPEG noch ein PNG noch ein BMP.</translation>
    </message>
    <message>
        <source>This %1 image is too large to show: %2 x %3 texels.</source>
        <translation>Dieses %1-Bild ist zu groß, um gezeigt zu werden: %2 x %3 Texel.</translation>
    </message>
    <message>
        <source>%1 (top row first, which games ignore)</source>
        <translation>%1 (oberste Zeile zuerst, was Spiele ignorieren)</translation>
    </message>
    <message>
        <source>Games do not read this TGA image of type %1 with %2 bits: they read types 2 and 10 with 24 or 32 bits, and type 3 with 8.</source>
        <translation>Spiele lesen dieses TGA-Bild vom Typ %1 mit %2 Bits nicht: Sie lesen die Typen 2 und 10 mit 24 oder 32 Bits und Typ 3 mit 8 Bits.</translation>
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
        <source>Bytes of the record</source>
        <translation>Bytes des Datensatzes</translation>
    </message>
    <message>
        <source>%1, one of %2 selected records</source>
        <translation>%1, einer von %2 ausgewählten Datensätzen</translation>
    </message>
    <message>
        <source>How the face is lit</source>
        <translation>Wie das Face beleuchtet ist</translation>
    </message>
    <message>
        <source>How the face is drawn</source>
        <translation>Wie das Face gezeichnet wird</translation>
    </message>
    <message>
        <source>Full text of the current field</source>
        <translation>Vollständiger Text des aktuellen Felds</translation>
    </message>
    <message>
        <source>References from and to the record</source>
        <translation>Verweise des Datensatzes und Verweise auf ihn</translation>
    </message>
    <message>
        <source>Pick...</source>
        <translation>Aussuchen...</translation>
    </message>
    <message>
        <source>Select the field to pick a record for.</source>
        <translation>Wählen Sie das Feld aus, für das Sie einen Datensatz aussuchen möchten.</translation>
    </message>
    <message>
        <source>Paste Value</source>
        <translation>Wert einfügen</translation>
    </message>
    <message>
        <source>Select the field to paste into.</source>
        <translation>Wählen Sie das Feld aus, in das eingefügt werden soll.</translation>
    </message>
    <message>
        <source>A field cannot be deleted. Type another value.</source>
        <translation>Ein Feld lässt sich nicht löschen. Tippen Sie einen anderen Wert.</translation>
    </message>
    <message>
        <source>References cannot be edited here. Edit the field that refers to the record.</source>
        <translation>Verweise lassen sich hier nicht bearbeiten. Bearbeiten Sie das Feld, das auf den Datensatz verweist.</translation>
    </message>
    <message>
        <source>Bytes cannot be edited here. Edit the fields above.</source>
        <translation>Bytes lassen sich hier nicht bearbeiten. Bearbeiten Sie die Felder darüber.</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Search by key or action</source>
        <translation>Nach Taste oder Aktion suchen</translation>
    </message>
    <message>
        <source>Search keyboard shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>KeyValueDelegate</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Show what the value means (Down)</source>
        <translation>Zeigen, was der Wert bedeutet (Herunter)</translation>
    </message>
    <message>
        <source>mixed: what you type replaces all</source>
        <translation>verschieden: Ihre Eingabe ersetzt alle</translation>
    </message>
    <message>
        <source>Show the choices (Down)</source>
        <translation>Möglichkeiten zeigen (Herunter)</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
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
        <source>The 3D view, the lumps and their tables</source>
        <translation>Die 3D-Ansicht, die Lumps und ihre Tabellen</translation>
    </message>
    <message>
        <source>Textures and lightmaps</source>
        <translation>Texturen und Lightmaps</translation>
    </message>
    <message>
        <source>The entities with their keys, and the 3D view</source>
        <translation>Die Entities mit ihren Schlüsseln und die 3D-Ansicht</translation>
    </message>
    <message>
        <source>The 3D view and the visibility side by side</source>
        <translation>Die 3D-Ansicht und die Sichtbarkeit nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Maximise This View</source>
        <translation>Diese Ansicht &amp;maximieren</translation>
    </message>
</context>
<context>
    <name>LeakOverlay</name>
    <message numerus="yes">
        <source>%1: a line of %n segments from an entity to the leak.</source>
        <translation>
            <numerusform>%1: eine Linie aus %n Abschnitt von einer Entity zum Leck.</numerusform>
            <numerusform>%1: eine Linie aus %n Abschnitten von einer Entity zum Leck.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pointfile: this map is not in a folder. Use View &gt; Open Pointfile to open one.</source>
        <translation>Kein Pointfile: Diese Map liegt nicht in einem Ordner. Ansicht &gt; Pointfile öffnen öffnet ein beliebiges.</translation>
    </message>
    <message>
        <source>No pointfile: neither %1 nor %2 is in the folder of the map. Use View &gt; Open Pointfile to open another.</source>
        <translation>Kein Pointfile: Weder %1 noch %2 liegt im Ordner der Map. Ansicht &gt; Pointfile öffnen öffnet ein anderes.</translation>
    </message>
</context>
<context>
    <name>LightButton</name>
    <message>
        <source>All lights in this map are steady.</source>
        <translation>Alles Licht dieser Map ist gleichmäßig.</translation>
    </message>
    <message>
        <source>&amp;Flicker as in the game while the animation is on</source>
        <translation>Wie im Spiel &amp;flackern, solange die Animation läuft</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;Helligkeit</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>L&amp;icht</translation>
    </message>
    <message>
        <source>Brightness and the map&apos;s light styles</source>
        <translation>Helligkeit und Lichtstile der Map</translation>
    </message>
    <message>
        <source>Reset to the brightness of the game</source>
        <translation>Auf die Helligkeit des Spiels zurücksetzen</translation>
    </message>
</context>
<context>
    <name>LightControls</name>
    <message>
        <source>&amp;Combine styles</source>
        <translation>Stile &amp;verrechnen</translation>
    </message>
    <message>
        <source>&amp;Outlines</source>
        <translation>&amp;Umrisse</translation>
    </message>
    <message>
        <source>All lightmaps</source>
        <translation>Alle Lightmaps</translation>
    </message>
    <message>
        <source>Selected faces</source>
        <translation>Ausgewählte Faces</translation>
    </message>
    <message>
        <source>Which lightmaps are shown</source>
        <translation>Anzuzeigende Lightmaps</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Belichtungsmarken</translation>
    </message>
    <message>
        <source>How the luxels are shown</source>
        <translation>Darstellung der Luxel</translation>
    </message>
    <message>
        <source>A colour for each brightness</source>
        <translation>Eine Farbe für jede Helligkeit</translation>
    </message>
    <message>
        <source>Black luxels blue, those at 255 orange, all others grey</source>
        <translation>Schwarze Luxel blau, die mit 255 orange, alle anderen grau</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>Exposure: each stop doubles the brightness. Quake III draws its lightmaps two stops brighter than they are stored.</source>
        <translation>Belichtung: Jede Blendenstufe verdoppelt die Helligkeit. Quake III zeichnet Lightmaps zwei Blendenstufen heller, als sie gespeichert sind.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portieren</translation>
    </message>
    <message>
        <source>E&amp;xposure</source>
        <translation>Belichtu&amp;ng</translation>
    </message>
    <message>
        <source>Add up the styles of each face, with the brightness set by their sliders</source>
        <translation>Die Stile jedes Face mit der Helligkeit addieren, die ihre Regler angeben</translation>
    </message>
    <message>
        <source>Draw the border of every face over its lightmap</source>
        <translation>Den Rand jedes Face über die zugehörige Lightmap zeichnen</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>Diese Map</translation>
    </message>
    <message>
        <source>Other map</source>
        <translation>Andere Map</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Which map&apos;s luxels are shown</source>
        <translation>Welche Luxel gezeigt werden: die dieser oder der anderen Map</translation>
    </message>
    <message>
        <source>Black where both maps have the same luxels; brightened, so that small differences are visible</source>
        <translation>Schwarz, wo beide Maps dieselben Luxel haben; aufgehellt, damit kleine Unterschiede sichtbar sind</translation>
    </message>
</context>
<context>
    <name>LightExport</name>
    <message>
        <source>The map has no lightmaps, so there is no atlas to write.</source>
        <translation>Die Map hat keine Lightmaps, daher lässt sich kein Atlas schreiben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for an atlas of %1 x %2 pixels.</source>
        <translation>Der Speicher reicht nicht für einen Atlas von %1 x %2 Pixeln.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another one, or check its permissions.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Wählen Sie einen anderen, oder prüfen Sie die Schreibrechte.</translation>
    </message>
</context>
<context>
    <name>LightPicture</name>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Face %1</translation>
    </message>
    <message>
        <source>face %1, style %2</source>
        <translation>Face %1, Stil %2</translation>
    </message>
    <message>
        <source>combined styles</source>
        <translation>verrechnete Stile</translation>
    </message>
    <message>
        <source>page %1: light directions</source>
        <translation>Seite %1: Lichtrichtungen</translation>
    </message>
    <message>
        <source>page %1: light directions or nothing</source>
        <translation>Seite %1: Lichtrichtungen oder nichts</translation>
    </message>
</context>
<context>
    <name>LightSentence</name>
    <message>
        <source>Not lit: the sky is drawn here.</source>
        <translation>Nicht beleuchtet: Hier wird der Himmel gezeichnet.</translation>
    </message>
    <message>
        <source>Unknown: its texinfo does not exist.</source>
        <translation>Unbekannt: Die zugehörige Texinfo existiert nicht.</translation>
    </message>
    <message>
        <source>Black: no lightmap (lightofs %1).</source>
        <translation>Schwarz: keine Lightmap (lightofs %1).</translation>
    </message>
    <message>
        <source>Black: no light style is in use (styles[0] is 255).</source>
        <translation>Schwarz: Es wird kein Lichtstil verwendet (styles[0] ist 255).</translation>
    </message>
    <message>
        <source>style %1: average %2 of 255</source>
        <translation>Stil %1: im Mittel %2 von 255</translation>
    </message>
    <message>
        <source>style %1: average %2, %3</source>
        <translation>Stil %1: im Mittel %2, %3</translation>
    </message>
    <message>
        <source>Black: all %1 luxels are 0.</source>
        <translation>Schwarz: Alle %1 Luxel sind 0.</translation>
    </message>
    <message>
        <source>Lit: %1 x %2 luxels; %3.</source>
        <translation>Beleuchtet: %1 x %2 Luxel; %3.</translation>
    </message>
    <message>
        <source>average %1 of 255</source>
        <translation>im Mittel %1 von 255</translation>
    </message>
    <message>
        <source>Black: all %1 luxels in page %2 are 0.</source>
        <translation>Schwarz: Alle %1 Luxel auf Lightmap-Seite %2 sind 0.</translation>
    </message>
    <message>
        <source>Lit: %1 x %2 luxels at (%3, %4) of page %5, average %6 of 255 as stored.</source>
        <translation>Beleuchtet: %1 x %2 Luxel bei (%3, %4) auf Lightmap-Seite %5, im Mittel %6 von 255 (wie gespeichert).</translation>
    </message>
    <message>
        <source>Not lit: a flare is drawn as a glow.</source>
        <translation>Nicht beleuchtet: Eine Flare wird als Lichtschein gezeichnet.</translation>
    </message>
    <message>
        <source>No lightmap (lightmapNum -1): lit as its shader says.</source>
        <translation>Keine Lightmap (lightmapNum -1): beleuchtet, wie der Shader es vorgibt.</translation>
    </message>
    <message>
        <source>Page %1 is not in the map: some games look for an image lm_%2, others use the face&apos;s vertex light, %3.</source>
        <translation>Lightmap-Seite %1 ist nicht in der Map: Manche Spiele suchen ein Bild lm_%2, andere beleuchten die Surface je Vertex, %3.</translation>
    </message>
    <message>
        <source>Not lit: %1 surfaces are not drawn.</source>
        <translation>Nicht beleuchtet: %1-Surfaces werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Vertex-lit (lightmapNum %1), unless its shader says otherwise: %2.</source>
        <translation>Je Vertex beleuchtet (lightmapNum %1), sofern der Shader nichts anderes vorgibt: %2.</translation>
    </message>
    <message>
        <source>Unknown: the face is SPECIAL and should have no lightmap, but its lightofs is not -1.</source>
        <translation>Unbekannt: Das Face ist SPECIAL und sollte keine Lightmap haben, aber lightofs ist nicht -1.</translation>
    </message>
    <message>
        <source>Unknown: its lightmap runs past the end of the lighting data (%1 bytes).</source>
        <translation>Unbekannt: Die Lightmap reicht über das Ende der Lichtdaten (%1 Bytes) hinaus.</translation>
    </message>
    <message>
        <source>Unknown: its edges or texture axes are broken, so the size of its lightmap is unknown.</source>
        <translation>Unbekannt: Die Kanten oder Texturachsen sind beschädigt, daher ist die Größe der Lightmap unbekannt.</translation>
    </message>
    <message>
        <source>Black: none of its %1 luxels is brighter than 1 of 255.</source>
        <translation>Schwarz: Keines der %1 Luxel ist heller als 1 von 255.</translation>
    </message>
    <message>
        <source>Its luxels come from %1, next to the map.</source>
        <translation>Die Luxel stammen aus %1 neben der Map.</translation>
    </message>
    <message>
        <source>Its luxels come from %1, a BSPX lump of the map.</source>
        <translation>Die Luxel stammen aus %1, einem BSPX-Lump der Map.</translation>
    </message>
    <message>
        <source>They are HDR: 1.0 counts as 128, and brighter luxels are scaled down to 255.</source>
        <translation>Sie sind HDR: 1,0 zählt als 128, und hellere Luxel werden auf 255 herunterskaliert.</translation>
    </message>
    <message>
        <source>Lit by page %1, but its vertexes have no usable lightmap coordinates.</source>
        <translation>Beleuchtet von Lightmap-Seite %1, aber die Vertexes haben keine brauchbaren Lightmap-Koordinaten.</translation>
    </message>
    <message>
        <source>Black: none of its %1 luxels in page %2 is brighter than 1 of 255.</source>
        <translation>Schwarz: Keines der %1 Luxel auf Lightmap-Seite %2 ist heller als 1 von 255.</translation>
    </message>
    <message>
        <source>Vertex-lit because there is no lightmap page %1: %2.</source>
        <translation>Je Vertex beleuchtet, da es keine Lightmap-Seite %1 gibt: %2.</translation>
    </message>
    <message>
        <source>Fullbright: liquids (%1) are drawn without a lightmap.</source>
        <translation>Volle Helligkeit: Flüssigkeiten (%1) werden ohne Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Fullbright: %1 is a liquid, which is drawn without a lightmap.</source>
        <translation>Volle Helligkeit: %1 ist eine Flüssigkeit und wird ohne Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Fullbright: rendermode %1 of %2 %3.</source>
        <translation>Volle Helligkeit: rendermode %1 von %2 %3.</translation>
    </message>
    <message>
        <source>Fullbright: translucent surfaces (%1) are drawn without their lightmap.</source>
        <translation>Volle Helligkeit: Durchscheinende Oberflächen (%1) werden ohne ihre Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Fullbright: the map holds no lightmaps.</source>
        <translation>Volle Helligkeit: Die Map enthält keine Lightmaps.</translation>
    </message>
    <message>
        <source>Fullbright: no lightmap (lightofs %1).</source>
        <translation>Volle Helligkeit: keine Lightmap (lightofs %1).</translation>
    </message>
    <message>
        <source>Fullbright: a white lightmap (lightmapNum -2).</source>
        <translation>Volle Helligkeit: eine weiße Lightmap (lightmapNum -2).</translation>
    </message>
    <message>
        <source>style %1: white</source>
        <translation>Stil %1: weiß</translation>
    </message>
    <message>
        <source>style %1: at (%2, %3) of page %4, average %5 of 255 as stored</source>
        <translation>Stil %1: bei (%2, %3) auf Lightmap-Seite %4, im Mittel %5 von 255 (wie gespeichert)</translation>
    </message>
    <message>
        <source>Vertex-lit, because the game ignores the page of this surface (lightmapNum %1): %2.</source>
        <translation>Je Vertex beleuchtet, weil das Spiel die Seite dieser Surface ignoriert (lightmapNum %1): %2.</translation>
    </message>
</context>
<context>
    <name>LightStyle</name>
    <message>
        <source>animated by the game</source>
        <translation>vom Spiel animiert</translation>
    </message>
    <message>
        <source>no light of the map switches it</source>
        <translation>kein Licht der Map schaltet ihn</translation>
    </message>
    <message>
        <source>off until light &apos;%1&apos; is triggered</source>
        <translation>aus, bis das Licht &apos;%1&apos; ausgelöst wird</translation>
    </message>
    <message>
        <source>on until light &apos;%1&apos; is triggered</source>
        <translation>an, bis das Licht &apos;%1&apos; ausgelöst wird</translation>
    </message>
</context>
<context>
    <name>LightmapView</name>
    <message>
        <source>Lightmaps</source>
        <translation>Lightmaps</translation>
    </message>
    <message>
        <source>The luxel under the pointer</source>
        <translation>Das Luxel unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>RGB %1 %2 %3, brightness %4</source>
        <translation>RGB %1 %2 %3, Helligkeit %4</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Face %1</translation>
    </message>
    <message>
        <source>all styles</source>
        <translation>alle Stile</translation>
    </message>
    <message>
        <source>style %1</source>
        <translation>Stil %1</translation>
    </message>
    <message>
        <source>luxel (%1, %2)</source>
        <translation>Luxel (%1, %2)</translation>
    </message>
    <message>
        <source>at (%1 %2 %3)</source>
        <translation>bei (%1 %2 %3)</translation>
    </message>
    <message>
        <source>Black (blue): %1. At 255 (orange): %2.</source>
        <translation>Schwarz (blau): %1. Mit 255 (orange): %2.</translation>
    </message>
    <message>
        <source>Reading the lightmaps...</source>
        <translation>Lightmaps werden gelesen...</translation>
    </message>
    <message>
        <source>No face is selected. Select faces in a table, or choose All lightmaps above and click one.</source>
        <translation>Es ist kein Face ausgewählt. Wählen Sie Faces in einer Tabelle aus, oder wählen Sie oben Alle Lightmaps und klicken Sie auf eine.</translation>
    </message>
    <message>
        <source>Export the Atlas of All Lightmaps</source>
        <translation>Atlas aller Lightmaps exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export Lightmaps into a Folder</source>
        <translation>Lightmaps in einen Ordner exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps of %1 luxels.</source>
        <translation>
            <numerusform>%Ln Lightmap mit %1 Luxeln.</numerusform>
            <numerusform>%Ln Lightmaps mit %1 Luxeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the selected faces have no lightmap.</source>
        <translation>
            <numerusform>%Ln der ausgewählten Faces hat keine Lightmap.</numerusform>
            <numerusform>%Ln der ausgewählten Faces haben keine Lightmap.</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn without this lightmap</source>
        <translation>ohne diese Lightmap gezeichnet</translation>
    </message>
    <message>
        <source>None of the selected faces has a lightmap that the game draws. %1: %2</source>
        <translation>Keines der ausgewählten Faces hat eine Lightmap, die das Spiel zeichnet. %1: %2</translation>
    </message>
    <message>
        <source>%1: luxel (%2, %3) of %4, which no face uses</source>
        <translation>%1: Luxel (%2, %3) von %4, das kein Face verwendet</translation>
    </message>
    <message>
        <source>Too many faces are selected to draw a frame around each.</source>
        <translation>Es sind zu viele Faces ausgewählt, um sie einzurahmen.</translation>
    </message>
    <message>
        <source>%1 more lightmaps are not shown.</source>
        <translation>%1 weitere Lightmaps werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>No map is open. This view shows the lightmaps of its faces.</source>
        <translation>Es ist keine Map geöffnet. Diese Ansicht zeigt die Lightmaps der Faces einer Map.</translation>
    </message>
    <message>
        <source>The map contains no lightmaps. Its surfaces use %1 external lightmap pages: images next to the map, such as %2, which were not found. Without them, games light these surfaces per vertex.</source>
        <translation>Die Map enthält keine Lightmaps. Ihre Surfaces verwenden externe Lightmap-Seiten (%1): Bilder neben der Map wie %2, die nicht gefunden wurden. Ohne sie beleuchten Spiele diese Surfaces je Vertex.</translation>
    </message>
    <message>
        <source>The map contains no lightmaps: all of its surfaces are lit per vertex.</source>
        <translation>Die Map enthält keine Lightmaps: Alle ihre Surfaces sind je Vertex beleuchtet.</translation>
    </message>
    <message>
        <source>The map contains no lightmaps: it was compiled without light, and the game draws it fullbright.</source>
        <translation>Die Map enthält keine Lightmaps: Sie wurde ohne Licht kompiliert, und das Spiel zeichnet sie in voller Helligkeit.</translation>
    </message>
    <message>
        <source>Point at the lightmap of a face that has a texture, or select such a face.</source>
        <translation>Zeigen Sie auf die Lightmap eines Face mit Textur, oder wählen Sie ein solches Face aus.</translation>
    </message>
    <message>
        <source>Nothing was exported, because another map was opened or this one was reloaded before you chose a name.</source>
        <translation>Es wurde nichts exportiert, weil eine andere Map geöffnet oder diese neu geladen wurde, bevor ein Name gewählt war.</translation>
    </message>
    <message>
        <source>&amp;Lightmaps of the Selected Faces...</source>
        <translation>&amp;Lightmaps der ausgewählten Faces...</translation>
    </message>
    <message>
        <source>&amp;All Lightmaps...</source>
        <translation>&amp;Alle Lightmaps...</translation>
    </message>
    <message>
        <source>A&amp;tlas of All Lightmaps, with JSON...</source>
        <translation>A&amp;tlas aller Lightmaps, mit JSON...</translation>
    </message>
    <message>
        <source>&amp;Copy the Luxel&apos;s Details</source>
        <translation>Angaben zum Luxel &amp;kopieren</translation>
    </message>
    <message>
        <source>The maps are still being compared.</source>
        <translation>Die Maps werden noch verglichen.</translation>
    </message>
    <message>
        <source>Largest difference: %1 of 255, mean: %2.</source>
        <translation>Größter Unterschied: %1 von 255, im Mittel: %2.</translation>
    </message>
    <message>
        <source>Shown %1 times as bright.</source>
        <translation>%1-mal so hell dargestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps have no counterpart of the same size in the other map, and are not shown.</source>
        <translation>
            <numerusform>%Ln Lightmap hat in der anderen Map kein Gegenstück gleicher Größe und wird nicht gezeigt.</numerusform>
            <numerusform>%Ln Lightmaps haben in der anderen Map kein Gegenstück gleicher Größe und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkModel</name>
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
        <translation>Nirgends verwendet</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Verwandt</translation>
    </message>
    <message>
        <source>and %1 more: double-click the group to select them all</source>
        <translation>und %1 weitere: Ein Doppelklick auf die Gruppe wählt alle aus</translation>
    </message>
    <message>
        <source>%1: no entity has this targetname</source>
        <translation>%1: Keine Entity hat diesen targetname</translation>
    </message>
    <message>
        <source>%1: not an entity of this map</source>
        <translation>%1: keine Entity dieser Map</translation>
    </message>
</context>
<context>
    <name>LumpFiles</name>
    <message>
        <source>This lump no longer exists.</source>
        <translation>Diesen Lump gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>File &gt; Import Entities replaces the entities.</source>
        <translation>Die Entities ersetzt Datei &gt; Entities importieren.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>Reading %1...</source>
        <translation>%1 wird gelesen...</translation>
    </message>
    <message>
        <source>%1 was not replaced: BSPX lumps were added or removed in the meantime. Try again.</source>
        <translation>%1 wurde nicht ersetzt: Inzwischen sind BSPX-Lumps hinzugekommen oder entfernt worden. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 already has the contents of %2. Nothing was replaced.</source>
        <translation>%1 hat schon den Inhalt von %2. Es wurde nichts ersetzt.</translation>
    </message>
    <message>
        <source>%1 was replaced by %2.</source>
        <translation>%1 wurde durch %2 ersetzt.</translation>
    </message>
    <message>
        <source>Add a BSPX Lump</source>
        <translation>BSPX-Lump hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Name of the new BSPX lump with the bytes of %1:</source>
        <translation>Name des neuen BSPX-Lumps mit den Bytes von %1:</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen von %1</translation>
    </message>
    <message>
        <source>%1 was added to the BSPX lumps.</source>
        <translation>%1 wurde zu den BSPX-Lumps hinzugefügt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 was removed from the BSPX lumps.</source>
        <translation>%1 wurde aus den BSPX-Lumps entfernt.</translation>
    </message>
    <message>
        <source>Lumps (*.lump *.csv *.json *.lit *.vis);;All files (*)</source>
        <translation>Lumps (*.lump *.csv *.json *.lit *.vis);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>The map now has %Ln more errors. See Problems.</source>
        <translation>
            <numerusform>Die Map hat jetzt %Ln Fehler mehr. Siehe Probleme.</numerusform>
            <numerusform>Die Map hat jetzt %Ln Fehler mehr. Siehe Probleme.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LumpList</name>
    <message>
        <source>Game and &amp;limits:</source>
        <translation>Spiel und &amp;Limits:</translation>
    </message>
    <message>
        <source>Game and limits</source>
        <translation>Spiel und Limits</translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation>Lumps</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>Game Configurations...</source>
        <translation>Spielkonfigurationen...</translation>
    </message>
    <message>
        <source>Game configuration: %1</source>
        <translation>Spielkonfiguration: %1</translation>
    </message>
    <message>
        <source>No limits are known for %1</source>
        <translation>Für %1 sind keine Limits bekannt</translation>
    </message>
    <message>
        <source>Game configurations: where the files of each game are</source>
        <translation>Spielkonfigurationen: wo die Dateien der Spiele liegen</translation>
    </message>
    <message>
        <source>This is the sample map. Your choice of game affects only this map.</source>
        <translation>Dies ist die Beispiel-Map. Ihre Wahl des Spiels gilt nur für diese Map.</translation>
    </message>
    <message>
        <source>The game configuration %1 sets this game.</source>
        <translation>Die Spielkonfiguration %1 legt dieses Spiel fest.</translation>
    </message>
    <message>
        <source>%1 was detected from the map&apos;s folder or entities.</source>
        <translation>%1 wurde am Ordner oder an den Entities der Map erkannt.</translation>
    </message>
    <message>
        <source>You chose %1 for this map; the detected game is %2.</source>
        <translation>Sie haben %1 für diese Map gewählt; erkannt wurde %2.</translation>
    </message>
    <message>
        <source>The game of this map cannot be detected; %1 is the default. Your choice applies to all such maps of this format.</source>
        <translation>Das Spiel dieser Map lässt sich nicht erkennen; der Standard ist %1. Ihre Wahl gilt für alle solchen Maps dieses Formats.</translation>
    </message>
    <message>
        <source>You chose %1 for all maps of this format whose game cannot be detected.</source>
        <translation>Sie haben %1 für alle Maps dieses Formats gewählt, deren Spiel sich nicht erkennen lässt.</translation>
    </message>
    <message>
        <source>The game that the map belongs to, and the limits that apply: those of the game&apos;s own engine, of another engine or of a compiler</source>
        <translation>Das Spiel, zu dem die Map gehört, und die geltenden Limits: die der Engine dieses Spiels, einer anderen Engine oder eines Compilers</translation>
    </message>
    <message>
        <source>No map is open. This list shows the lumps of a map; click a lump to open its table.</source>
        <translation>Es ist keine Map geöffnet. Hier erscheinen die Lumps einer Map; ein Klick auf einen Lump öffnet seine Tabelle.</translation>
    </message>
    <message>
        <source>Chosen game: %1 (by default %2)</source>
        <translation>Gewähltes Spiel: %1 (sonst %2)</translation>
    </message>
    <message>
        <source>Gaps between lumps: %1, %2 bytes in total</source>
        <translation>Lücken zwischen Lumps: %1, insgesamt %2 Bytes</translation>
    </message>
    <message>
        <source>%1 bytes after the last lump</source>
        <translation>%1 Bytes hinter dem letzten Lump</translation>
    </message>
    <message>
        <source>E&amp;xtract Lump...</source>
        <translation>Lump aus&amp;geben...</translation>
    </message>
    <message>
        <source>Re&amp;place Lump...</source>
        <translation>Lump &amp;ersetzen...</translation>
    </message>
    <message>
        <source>&amp;Add BSPX Lump...</source>
        <translation>BSPX-Lump &amp;hinzufügen...</translation>
    </message>
    <message>
        <source>Re&amp;move BSPX Lump</source>
        <translation>BSPX-Lump ent&amp;fernen</translation>
    </message>
    <message>
        <source>No lump is selected. Select one first.</source>
        <translation>Kein Lump ist ausgewählt. Wählen Sie zuerst einen aus.</translation>
    </message>
    <message>
        <source>Nothing can be edited in this list. Press Enter to open a lump&apos;s table, or use File &gt; Lump to replace, add or remove a lump.</source>
        <translation>In dieser Liste lässt sich nichts bearbeiten. Öffnen Sie mit der Eingabetaste die Tabelle eines Lumps, oder ersetzen, ergänzen oder entfernen Sie einen Lump mit Datei &gt; Lump.</translation>
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
    <message>
        <source>Xash3D extensions</source>
        <translation>Erweiterungen von Xash3D</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a lump and what counts in its place</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The map is lit by %1 instead.</source>
        <translation>Das Licht der Map kommt stattdessen aus %1.</translation>
    </message>
    <message>
        <source>%1 of %2, a compiler&apos;s limit (%3); the game may load more</source>
        <translation>%1 von %2, einem Compiler-Limit (%3); das Spiel lädt eventuell mehr</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <comment>a lump</comment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Edited: %1 bytes after saving; in the file, %2 bytes from byte %3</source>
        <translation>Geändert: %1 Bytes nach dem Speichern; in der Datei %2 Bytes ab Byte %3</translation>
    </message>
    <message>
        <source>%1 of at most %2, the limit of %3</source>
        <translation>%1 von höchstens %2, dem Limit von %3</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Geändert: %1</translation>
    </message>
</context>
<context>
    <name>LumpModel</name>
    <message>
        <source>%1 (calculated, not stored in the map)</source>
        <translation>%1 (berechnet, nicht in der Map gespeichert)</translation>
    </message>
    <message>
        <source>In the file on disk: %1</source>
        <translation>In der Datei auf der Platte: %1</translation>
    </message>
    <message>
        <source>In the other map: %1</source>
        <translation>In der anderen Map: %1</translation>
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
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This cell refers to no record. Underlined cells do.</source>
        <translation>Diese Zelle verweist auf keinen Datensatz. Verweise sind unterstrichen.</translation>
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
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation>Alle Spalten zeigen</translation>
    </message>
    <message>
        <source>Filtering...</source>
        <translation>Wird gefiltert...</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Wird sortiert...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour &amp;3D by This Column</source>
        <translation>&amp;3D-Ansicht nach dieser Spalte färben</translation>
    </message>
    <message>
        <source>Select the cell to copy.</source>
        <translation>Wählen Sie die Zelle aus, die kopiert werden soll.</translation>
    </message>
    <message>
        <source>Select &amp;All Shown</source>
        <translation>&amp;Alles Gezeigte auswählen</translation>
    </message>
    <message>
        <source>E&amp;xclude This Value</source>
        <translation>Diesen Wert aus&amp;schließen</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln records, all that are shown.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Datensatz, der einzige gezeigte.</numerusform>
            <numerusform>Ausgewählt: %Ln Datensätze, alle gezeigten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;dd This Value to the Filter</source>
        <translation>Diesen Wert zum Filter &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Named Filters...</source>
        <translation>&amp;Benannte Filter...</translation>
    </message>
    <message>
        <source>Show Only the Selec&amp;ted in 3D</source>
        <translation>Nur die aus&amp;gewählten in 3D zeigen</translation>
    </message>
    <message>
        <source>Show Only These Ro&amp;ws in 3D</source>
        <translation>Nur diese Z&amp;eilen in 3D zeigen</translation>
    </message>
    <message>
        <source>Co&amp;py Rows as Stored</source>
        <translation>Zeilen wie gespeichert ko&amp;pieren</translation>
    </message>
    <message>
        <source>%1; selected, but filtered out: %2</source>
        <comment>1: 3 of 20</comment>
        <translation>%1; ausgewählt, aber ausgeblendet: %2</translation>
    </message>
    <message>
        <source>Export Va&amp;lues as Stored...</source>
        <translation>Werte wie gespeichert e&amp;xportieren...</translation>
    </message>
    <message>
        <source>Select &amp;Used Records</source>
        <translation>Verwen&amp;dete Datensätze auswählen</translation>
    </message>
    <message>
        <source>Select Records U&amp;sing These</source>
        <translation>Datensätze auswählen, die auf d&amp;iese verweisen</translation>
    </message>
    <message>
        <source>Filter by This &amp;Value</source>
        <translation>Nach diesem &amp;Wert filtern</translation>
    </message>
    <message>
        <source>S&amp;how Distribution</source>
        <translation>Ver&amp;teilung zeigen</translation>
    </message>
    <message>
        <source>The table shows no records to select.</source>
        <translation>Die Tabelle zeigt keine Datensätze, die sich auswählen ließen.</translation>
    </message>
    <message>
        <source>None of these rows is selected. Select the rows to copy.</source>
        <translation>Keine dieser Zeilen ist ausgewählt. Wählen Sie die Zeilen aus, die kopiert werden sollen.</translation>
    </message>
    <message>
        <source>%1 rows are too many to copy. Export the table instead; the export contains all rows shown.</source>
        <translation>%1 Zeilen sind zu viele zum Kopieren. Exportieren Sie stattdessen die Tabelle; der Export enthält alle gezeigten Zeilen.</translation>
    </message>
    <message>
        <source>Select the cell to filter by.</source>
        <translation>Wählen Sie die Zelle aus, nach deren Wert gefiltert werden soll.</translation>
    </message>
    <message>
        <source>The table is still being filtered or sorted. Try again when it has finished.</source>
        <translation>Die Tabelle wird noch gefiltert oder sortiert. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>None of these rows is selected. Select records first.</source>
        <translation>Keine dieser Zeilen ist ausgewählt. Wählen Sie zuerst Datensätze aus.</translation>
    </message>
    <message>
        <source>These records have no faces to show.</source>
        <translation>Zu diesen Datensätzen gehören keine Faces, die sich zeigen ließen.</translation>
    </message>
    <message numerus="yes">
        <source>The 3D view shows only the faces of %Ln records.</source>
        <translation>
            <numerusform>Die 3D-Ansicht zeigt nur die Faces von %Ln Datensatz.</numerusform>
            <numerusform>Die 3D-Ansicht zeigt nur die Faces von %Ln Datensätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides selected records. Press Esc in the filter line to clear it.</source>
        <translation>Der Filter blendet ausgewählte Datensätze aus. Esc in der Filterzeile leert ihn.</translation>
    </message>
    <message>
        <source>Change &amp;Many...</source>
        <translation>&amp;Viele ändern...</translation>
    </message>
    <message>
        <source>Remove Records</source>
        <translation>Datensätze entfernen</translation>
    </message>
    <message>
        <source>Remove All Unused Records</source>
        <translation>Alle unbenutzten Datensätze entfernen</translation>
    </message>
    <message>
        <source>Revert Cell</source>
        <translation>Zelle zurücksetzen</translation>
    </message>
    <message>
        <source>Revert Records</source>
        <translation>Datensätze zurücksetzen</translation>
    </message>
    <message>
        <source>Revert Whole Lump</source>
        <translation>Ganzen Lump zurücksetzen</translation>
    </message>
    <message>
        <source>The table shows no records to change.</source>
        <translation>Die Tabelle zeigt keine Datensätze, die sich ändern ließen.</translation>
    </message>
    <message>
        <source>Pick...</source>
        <translation>Aussuchen...</translation>
    </message>
    <message>
        <source>Append Record</source>
        <translation>Datensatz anhängen</translation>
    </message>
    <message>
        <source>Duplicate Records</source>
        <translation>Datensätze duplizieren</translation>
    </message>
    <message>
        <source>Select the cell to pick a record for.</source>
        <translation>Wählen Sie die Zelle aus, für die Sie einen Datensatz aussuchen möchten.</translation>
    </message>
    <message>
        <source>Rec&amp;ords</source>
        <translation>&amp;Datensätze</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portieren</translation>
    </message>
    <message>
        <source>Paste Cells</source>
        <translation>Zellen einfügen</translation>
    </message>
    <message>
        <source>Select the cell to paste into.</source>
        <translation>Wählen Sie die Zelle aus, in die eingefügt werden soll.</translation>
    </message>
    <message>
        <source>Row %1 of the clipboard has more cells than the table shows columns for.</source>
        <translation>Zeile %1 der Zwischenablage hat mehr Zellen, als die Tabelle dafür Spalten zeigt.</translation>
    </message>
    <message>
        <source>The cells already have these values.</source>
        <translation>Die Zellen haben diese Werte schon.</translation>
    </message>
    <message>
        <source>The clipboard has no cells to paste.</source>
        <translation>Die Zwischenablage enthält keine Zellen zum Einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not fit: the table shows only %1 from the current cell down.</source>
        <translation>
            <numerusform>%Ln Zeile passt nicht hinein: Ab der aktuellen Zelle zeigt die Tabelle nur %1.</numerusform>
            <numerusform>%Ln Zeilen passen nicht hinein: Ab der aktuellen Zelle zeigt die Tabelle nur %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln cells from %1 down.</source>
        <translation>
            <numerusform>%Ln Zelle ab %1 eingefügt.</numerusform>
            <numerusform>%Ln Zellen ab %1 abwärts eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard has a column %1, which this table does not show.</source>
        <translation>Die Zwischenablage enthält die Spalte %1, die diese Tabelle nicht zeigt.</translation>
    </message>
    <message>
        <source>Take Cell from the Other Map</source>
        <translation>Zelle aus der anderen Map übernehmen</translation>
    </message>
    <message>
        <source>Take Records from the Other Map</source>
        <translation>Datensätze aus der anderen Map übernehmen</translation>
    </message>
    <message>
        <source>Take Whole Lump from the Other Map</source>
        <translation>Ganzen Lump aus der anderen Map übernehmen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Reading %1...</source>
        <translation>%1 wird gelesen...</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Open as %1</source>
        <translation>Als %1 öffnen</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>MapChecks</name>
    <message>
        <source>Checking the map...</source>
        <translation>Map wird geprüft...</translation>
    </message>
</context>
<context>
    <name>MapChoice</name>
    <message>
        <source>Maps in %1</source>
        <translation>Maps in %1</translation>
    </message>
    <message>
        <source>This archive holds %1 maps. Which one?</source>
        <translation>Dieses Archiv enthält %1 Maps. Welche davon?</translation>
    </message>
    <message>
        <source>&amp;Browse Its Images</source>
        <translation>&amp;Bilder darin durchsehen</translation>
    </message>
</context>
<context>
    <name>MapFile</name>
    <message>
        <source>There is already a BSPX lump named %1.</source>
        <translation>Es gibt schon einen BSPX-Lump namens %1.</translation>
    </message>
    <message>
        <source>One edit can add or remove only one BSPX lump.</source>
        <translation>Eine Änderung kann nur einen BSPX-Lump hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <source>This edit changes a lump that is not stored in the map.</source>
        <translation>Diese Änderung betrifft einen Lump, der nicht in der Map gespeichert ist.</translation>
    </message>
    <message>
        <source>This edit changes the same lump twice.</source>
        <translation>Diese Änderung betrifft denselben Lump zweimal.</translation>
    </message>
    <message>
        <source>This edit removes the BSPX lump %1, but it is no longer where it was.</source>
        <translation>Diese Änderung entfernt den BSPX-Lump %1, der aber nicht mehr an seiner Stelle steht.</translation>
    </message>
    <message>
        <source>The name of a BSPX lump must have 1 to %1 characters.</source>
        <translation>Der Name eines BSPX-Lumps muss 1 bis %1 Zeichen lang sein.</translation>
    </message>
    <message>
        <source>A map can have at most %1 BSPX lumps.</source>
        <translation>Eine Map kann höchstens %1 BSPX-Lumps enthalten.</translation>
    </message>
    <message>
        <source>This edit no longer fits %1: the bytes there have changed since.</source>
        <translation>Diese Änderung passt nicht mehr zu %1: Die Bytes dort haben sich inzwischen geändert.</translation>
    </message>
    <message>
        <source>With this edit, %1 would be larger than 2 GiB.</source>
        <translation>Mit dieser Änderung wäre %1 größer als 2 GiB.</translation>
    </message>
    <message>
        <source>This is %1. It has %2 bytes, but the header of %3 alone takes %4, so it cannot be read in that format.</source>
        <translation>Das ist %1. Die Datei hat %2 Bytes, aber allein der Header von %3 braucht %4; sie lässt sich nicht als %3 lesen.</translation>
    </message>
    <message>
        <source>This begins like a map of %1, but ends after %2 of the header&apos;s %3 bytes, so nothing in it can be read.</source>
        <translation>Die Datei beginnt wie eine Map von %1, endet aber nach %2 der %3 Bytes des Headers; nichts darin lässt sich lesen.</translation>
    </message>
</context>
<context>
    <name>MapFinder</name>
    <message>
        <source>The map has changed: %1 has no record %2 any more.</source>
        <translation>Die Map hat sich geändert: %1 hat keinen Datensatz %2 mehr.</translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message numerus="yes">
        <source>%Ln faces are not drawn. The map is damaged: its faces list far more corners than it has.</source>
        <translation>
            <numerusform>%Ln Face wird nicht gezeichnet. Die Map ist beschädigt: Ihre Faces führen weit mehr Ecken auf, als sie hat.</numerusform>
            <numerusform>%Ln Faces werden nicht gezeichnet. Die Map ist beschädigt: Ihre Faces führen weit mehr Ecken auf, als sie hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The brush models of %Ln entities are not drawn: so many entities share models that all copies together would be far larger than the map.</source>
        <translation>
            <numerusform>Das Brush-Modell von %Ln Entity wird nicht gezeichnet: So viele Entities teilen sich Modelle, dass alle Kopien zusammen weit größer wären als die Map.</numerusform>
            <numerusform>Die Brush-Modelle von %Ln Entities werden nicht gezeichnet: So viele Entities teilen sich Modelle, dass alle Kopien zusammen weit größer wären als die Map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps are not drawn. The map is damaged: its lightmaps claim far more luxels than it has.</source>
        <translation>
            <numerusform>%Ln Lightmap wird nicht gezeichnet. Die Map ist beschädigt: Ihre Lightmaps beanspruchen weit mehr Luxel, als sie hat.</numerusform>
            <numerusform>%Ln Lightmaps werden nicht gezeichnet. Die Map ist beschädigt: Ihre Lightmaps beanspruchen weit mehr Luxel, als sie hat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSearch</name>
    <message>
        <source>%1 does not exist. Choose a folder, an archive or a map.</source>
        <translation>%1 gibt es nicht. Wählen Sie einen Ordner, ein Archiv oder eine Map.</translation>
    </message>
    <message>
        <source>Not searched for %1. %2</source>
        <translation>Nicht nach %1 durchsucht. %2</translation>
    </message>
    <message>
        <source>The file is incomplete: it lacks bytes of some lumps.</source>
        <translation>Die Datei ist unvollständig: Einigen Lumps fehlen Bytes.</translation>
    </message>
</context>
<context>
    <name>MapStatus</name>
    <message>
        <source>%1 - Lumpscope</source>
        <translation>%1 - Lumpscope</translation>
    </message>
    <message>
        <source>Lumpscope</source>
        <translation>Lumpscope</translation>
    </message>
    <message>
        <source>%1 sample[*] - Lumpscope</source>
        <translation>Beispiel für %1[*] - Lumpscope</translation>
    </message>
    <message>
        <source>%1 in %2[*] - Lumpscope</source>
        <translation>%1 in %2[*] - Lumpscope</translation>
    </message>
    <message>
        <source>%1[*] (%2) - Lumpscope</source>
        <translation>%1[*] (%2) - Lumpscope</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2</source>
        <translation>Fehler: %1, Warnungen: %2</translation>
    </message>
    <message>
        <source>Records locked</source>
        <translation>Datensätze gesperrt</translation>
    </message>
    <message>
        <source>Records unlocked</source>
        <translation>Datensätze entsperrt</translation>
    </message>
</context>
<context>
    <name>MatrixAxis</name>
    <message>
        <source>heard</source>
        <translation>gehört</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>hearer</source>
        <translation>hörend</translation>
    </message>
    <message>
        <source>viewer</source>
        <translation>sehend</translation>
    </message>
</context>
<context>
    <name>MatrixExport</name>
    <message>
        <source>There is not enough memory for an image of %1 x %1 pixels.</source>
        <translation>Der Speicher reicht nicht für ein Bild von %1 x %1 Pixeln.</translation>
    </message>
    <message>
        <source>The map has no clusters, so there is no visibility matrix to export.</source>
        <translation>Die Map hat keine Cluster, daher lässt sich keine Sichtbarkeitsmatrix exportieren.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>does not hear it</source>
        <translation>hört sie nicht</translation>
    </message>
    <message>
        <source>does not see it</source>
        <translation>sieht sie nicht</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>hears it one-way</source>
        <translation>hört sie einseitig</translation>
    </message>
    <message>
        <source>sees it one-way</source>
        <translation>sieht sie einseitig</translation>
    </message>
    <message>
        <source>only some of the pixel&apos;s pairs</source>
        <translation>einige der Paare eines Pixels</translation>
    </message>
    <message>
        <source>row hears column</source>
        <translation>Zeile hört Spalte</translation>
    </message>
    <message>
        <source>row sees column</source>
        <translation>Zeile sieht Spalte</translation>
    </message>
    <message>
        <source>visible in both maps</source>
        <translation>in beiden Maps sichtbar</translation>
    </message>
    <message>
        <source>visible in neither</source>
        <translation>in keiner sichtbar</translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>Face %1 is a wall.</source>
        <translation>Face %1 ist eine Wand.</translation>
    </message>
    <message>
        <source>Faces %1 and %2: %3 between their normals.</source>
        <translation>Faces %1 und %2: %3 zwischen ihren Normalen.</translation>
    </message>
    <message>
        <source>Faces %1 and %2 lie in one plane.</source>
        <translation>Faces %1 und %2 liegen in einer Ebene.</translation>
    </message>
    <message>
        <source>Faces %1 and %2 are parallel, %3 apart.</source>
        <translation>Faces %1 und %2 sind parallel, Abstand %3.</translation>
    </message>
    <message>
        <source>Height %1: %2.</source>
        <translation>Höhe %1: %2.</translation>
    </message>
    <message>
        <source>Width %1: wide enough for a player (%2).</source>
        <translation>Breite %1: breit genug für einen Spieler (%2).</translation>
    </message>
    <message>
        <source>Width %1: too narrow for a player (%2).</source>
        <translation>Breite %1: zu schmal für einen Spieler (%2).</translation>
    </message>
    <message>
        <source>Distance %1, horizontally %2</source>
        <translation>Abstand %1, waagerecht %2</translation>
    </message>
    <message>
        <source>x %1, y %2, z %3</source>
        <translation>x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>Height %1.</source>
        <translation>Höhe %1.</translation>
    </message>
    <message>
        <source>Face %1 is a ceiling with a slope of %2.</source>
        <translation>Face %1 ist eine Decke mit %2 Neigung.</translation>
    </message>
    <message>
        <source>Face %1 slopes %2: walkable.</source>
        <translation>Face %1 ist um %2 geneigt: begehbar.</translation>
    </message>
    <message>
        <source>Face %1 slopes %2: too steep to walk on (limit %3).</source>
        <translation>Face %1 ist um %2 geneigt: zu steil zum Gehen (Grenze %3).</translation>
    </message>
    <message>
        <source>low enough to step up (%1)</source>
        <translation>niedrig genug für eine Stufe (%1)</translation>
    </message>
    <message>
        <source>too high to step up (%1)</source>
        <translation>zu hoch für eine Stufe (%1)</translation>
    </message>
    <message>
        <source>high enough to stand (%1)</source>
        <translation>hoch genug zum Stehen (%1)</translation>
    </message>
    <message>
        <source>high enough only to crouch (%1)</source>
        <translation>nur geduckt hoch genug (%1)</translation>
    </message>
    <message>
        <source>too low even to crouch (%1)</source>
        <translation>auch geduckt zu niedrig (%1)</translation>
    </message>
    <message>
        <source>too low to stand (%1)</source>
        <translation>zu niedrig zum Stehen (%1)</translation>
    </message>
</context>
<context>
    <name>MemoryFaults</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or a view that is not needed, and try again.</source>
        <translation>Dafür reicht der Speicher nicht. Schließen Sie andere Programme oder eine Ansicht, die nicht gebraucht wird, und versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
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
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a Sa&amp;mple</source>
        <translation>B&amp;eispiel öffnen</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the edit that was undone last</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>Open &amp;Pointfile...</source>
        <translation>&amp;Pointfile öffnen...</translation>
    </message>
    <message>
        <source>Read the compiler&apos;s pointfile, NAME.pts or NAME.lin, and show its line to the leak</source>
        <translation>Die Linie zu einem Leck aus dem Pointfile des Compilers zeigen, NAME.pts oder NAME.lin</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>&amp;Lump</source>
        <translation>Lu&amp;mp</translation>
    </message>
    <message>
        <source>Open a table and select the cell to pick a record for.</source>
        <translation>Öffnen Sie eine Tabelle und wählen Sie die Zelle aus, für die Sie einen Datensatz aussuchen möchten.</translation>
    </message>
    <message>
        <source>Rec&amp;ords</source>
        <translation>D&amp;atensätze</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
</context>
<context>
    <name>Models</name>
    <message>
        <source>This file ends after %L1 bytes, but the header of an %2 alone takes %L3.</source>
        <translation>Dies endet nach %L1 Bytes, aber allein der Header einer %2-Datei hat %L3.</translation>
    </message>
    <message>
        <source>This %1 has version %2; the game reads %3.</source>
        <translation>Diese %1-Datei hat Version %2; das Spiel liest %3.</translation>
    </message>
    <message>
        <source>This map is too large to be shown as a model.</source>
        <translation>Diese Map ist zu groß, um als Modell gezeigt zu werden.</translation>
    </message>
    <message>
        <source>This %1 is damaged: its %2 are invalid.</source>
        <translation>Diese %1-Datei ist beschädigt: Ihre %2 sind ungültig.</translation>
    </message>
    <message>
        <source>This %1 has no triangles or no frames.</source>
        <translation>Diese %1-Datei hat keine Dreiecke oder keine Animationsbilder.</translation>
    </message>
    <message>
        <source>This is not a model: it does not begin like an MDL, MD2, MD3, sprite or map.</source>
        <translation>Dies ist kein Modell: Der Anfang passt weder zu einer MDL, MD2 oder MD3 noch zu einem Sprite oder einer Map.</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time in seconds since the start of the game</source>
        <translation>Zeit in Sekunden seit dem Start des Spiels</translation>
    </message>
    <message>
        <source>Show moving things as they are at this time after the start of the game, while the animation is off</source>
        <translation>Bewegtes so zeigen, wie es zu dieser Zeit nach dem Start des Spiels ist, solange die Animation aus ist</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>NamedFilters</name>
    <message>
        <source>Named filters</source>
        <translation>Benannte Filter</translation>
    </message>
    <message>
        <source>Save Filter &amp;As...</source>
        <translation>Filter &amp;speichern unter...</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Save a Filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Rename a Filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Save this filter under a name, or choose a saved filter</source>
        <translation>Diesen Filter unter einem Namen speichern oder einen gespeicherten wählen</translation>
    </message>
    <message>
        <source>No saved filters</source>
        <translation>Keine gespeicherten Filter</translation>
    </message>
    <message>
        <source>&amp;Restore %1</source>
        <translation>%1 &amp;zurückholen</translation>
    </message>
    <message>
        <source>The filter line is empty; there is nothing to save.</source>
        <translation>Die Filterzeile ist leer; es gibt nichts zu speichern.</translation>
    </message>
    <message>
        <source>Name for the filter %1. An existing filter of that name is replaced.</source>
        <translation>Name für den Filter %1. Ein Filter, der schon so heißt, wird ersetzt.</translation>
    </message>
    <message>
        <source>The filter is saved as %1 for all maps of this format.</source>
        <translation>Der Filter ist unter dem Namen %1 für alle Maps dieses Formats gespeichert.</translation>
    </message>
    <message>
        <source>New name for %1:</source>
        <translation>Neuer Name für %1:</translation>
    </message>
    <message>
        <source>A filter named %1 already exists.</source>
        <translation>Ein Filter namens %1 existiert schon.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last part</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>%1 in %2</source>
        <comment>number of records, table</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>Ausgewählt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n names contain this text. Choose one with the arrow keys.</source>
        <translation>
            <numerusform>%n Name enthält diesen Text. Wählen Sie ihn mit den Pfeiltasten.</numerusform>
            <numerusform>%n Namen enthalten diesen Text. Wählen Sie einen davon mit den Pfeiltasten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its faces are selected, too. Press F to move the camera to them.</source>
        <translation>Die Faces mit dieser Textur sind mit ausgewählt. F bringt die Kamera dorthin.</translation>
    </message>
</context>
<context>
    <name>NeighbourSearch</name>
    <message>
        <source>Progress of the search for neighbours</source>
        <translation>Fortschritt der Suche nach Nachbarn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find neighbours</source>
        <translation>Nachbarn suchen</translation>
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
    <name>Offscreen</name>
    <message>
        <source>An image of %1 x %2 pixels cannot be drawn: it is too large, or there is not enough memory.</source>
        <translation>Ein Bild von %1 x %2 Pixeln kann nicht gezeichnet werden: Es ist zu groß, oder der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: this display does not support OpenGL 3.3.</source>
        <translation>Es kann nichts gezeichnet werden: Dieses Display unterstützt kein OpenGL 3.3.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: the OpenGL context was lost.</source>
        <translation>Es lässt sich nichts zeichnen: Der OpenGL-Kontext ist verloren gegangen.</translation>
    </message>
</context>
<context>
    <name>OpenAs</name>
    <message>
        <source>Open a Map as %1</source>
        <translation>Map als %1 öffnen</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open a Map, an Archive or an Image</source>
        <translation>Map, Archiv oder Bild öffnen</translation>
    </message>
    <message>
        <source>Maps, archives and images (%1);;Maps (*.bsp *.BSP);;All files (*)</source>
        <translation>Maps, Archive und Bilder (%1);;Maps (*.bsp *.BSP);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Browse a Folder of Images</source>
        <translation>Bilder eines Ordners durchsehen</translation>
    </message>
</context>
<context>
    <name>OriginMover</name>
    <message>
        <source>Move %1</source>
        <translation>Verschieben von %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n entities</source>
        <translation>
            <numerusform>Verschieben von %n Entity</numerusform>
            <numerusform>Verschieben von %n Entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %Ln more of the moved entities.</source>
        <translation>
            <numerusform>Das gilt auch für %Ln weitere verschobene Entity.</numerusform>
            <numerusform>Das gilt auch für %Ln weitere verschobene Entities.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Ctrl: up and down. Shift: in steps of 8. Esc: cancel.</source>
        <translation>%1. Strg: nach oben und unten. Umschalt: in Schritten von 8. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>%1, outside the world</source>
        <translation>%1, außerhalb der Welt</translation>
    </message>
    <message>
        <source>Nothing is moved: line %1 of the entity text has a fault. Correct it in the raw text first.</source>
        <translation>Es wird nichts verschoben: Zeile %1 des Entity-Texts hat einen Fehler. Beheben Sie ihn zuerst im Rohtext.</translation>
    </message>
    <message>
        <source>%1, in solid space</source>
        <translation>%1, in massivem Raum</translation>
    </message>
</context>
<context>
    <name>OtherMap</name>
    <message>
        <source>The other map cannot be shown: the graphics driver refuses to blend two pictures.</source>
        <translation>Die andere Map lässt sich nicht anzeigen: Der Grafiktreiber kann zwei Bilder nicht überblenden.</translation>
    </message>
</context>
<context>
    <name>OverlayMenu</name>
    <message>
        <source>&amp;No hull</source>
        <translation>&amp;Keine Hull</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of contents, how many brushes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Soli&amp;ds</source>
        <translation>&amp;Körper</translation>
    </message>
    <message>
        <source>Po&amp;intfile</source>
        <translation>&amp;Pointfile</translation>
    </message>
    <message>
        <source>Portal %1: areas %2 and %3</source>
        <translation>Portal %1: Areas %2 und %3</translation>
    </message>
    <message>
        <source>%1, brush %2</source>
        <translation>%1, Brush %2</translation>
    </message>
    <message>
        <source>Area &amp;portals</source>
        <translation>&amp;Areaportale</translation>
    </message>
    <message>
        <source>&amp;Entities</source>
        <translation>&amp;Entities</translation>
    </message>
    <message>
        <source>Na&amp;mes of all entities</source>
        <translation>&amp;Namen aller Entities</translation>
    </message>
    <message>
        <source>Ta&amp;rgets of all entities</source>
        <translation>Z&amp;iele aller Entities</translation>
    </message>
    <message>
        <source>Area portals; checked ones are open</source>
        <translation>Areaportale; die mit Häkchen sind offen</translation>
    </message>
    <message>
        <source>Checked portals are open. With the PVS from the camera, what lies behind closed ones is not drawn. Click a portal to select its brush.</source>
        <translation>Portale mit Häkchen sind offen. Was hinter geschlossenen liegt, wird bei PVS von der Kamera aus nicht gezeichnet. Ein Klick auf ein Portal wählt seinen Brush aus.</translation>
    </message>
    <message>
        <source>Differences from the other map (&amp;k)</source>
        <translation>Unterschiede zur anderen Map (&amp;k)</translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message>
        <source>Cluster %1 sees cluster %2; cluster %2 sees cluster %1.</source>
        <translation>Cluster %1 sieht Cluster %2; Cluster %2 sieht Cluster %1.</translation>
    </message>
    <message>
        <source>Cluster %1 sees cluster %2; cluster %2 does not see cluster %1.</source>
        <translation>Cluster %1 sieht Cluster %2; Cluster %2 sieht Cluster %1 nicht.</translation>
    </message>
    <message>
        <source>Cluster %1 does not see cluster %2; cluster %2 sees cluster %1.</source>
        <translation>Cluster %1 sieht Cluster %2 nicht; Cluster %2 sieht Cluster %1.</translation>
    </message>
    <message>
        <source>Cluster %1 does not see cluster %2; cluster %2 does not see cluster %1.</source>
        <translation>Cluster %1 sieht Cluster %2 nicht; Cluster %2 sieht Cluster %1 nicht.</translation>
    </message>
    <message>
        <source>Cluster %1 hears cluster %2; cluster %2 hears cluster %1.</source>
        <translation>Cluster %1 hört Cluster %2; Cluster %2 hört Cluster %1.</translation>
    </message>
    <message>
        <source>Cluster %1 hears cluster %2; cluster %2 does not hear cluster %1.</source>
        <translation>Cluster %1 hört Cluster %2; Cluster %2 hört Cluster %1 nicht.</translation>
    </message>
    <message>
        <source>Cluster %1 does not hear cluster %2; cluster %2 hears cluster %1.</source>
        <translation>Cluster %1 hört Cluster %2 nicht; Cluster %2 hört Cluster %1.</translation>
    </message>
    <message>
        <source>Cluster %1 does not hear cluster %2; cluster %2 does not hear cluster %1.</source>
        <translation>Cluster %1 hört Cluster %2 nicht; Cluster %2 hört Cluster %1 nicht.</translation>
    </message>
    <message>
        <source>Cluster %1 hears itself.</source>
        <translation>Cluster %1 hört sich selbst.</translation>
    </message>
    <message>
        <source>Cluster %1 does not hear itself.</source>
        <translation>Cluster %1 hört sich selbst nicht.</translation>
    </message>
    <message>
        <source>Cluster %1 sees itself.</source>
        <translation>Cluster %1 sieht sich selbst.</translation>
    </message>
    <message>
        <source>Cluster %1 does not see itself.</source>
        <translation>Cluster %1 sieht sich selbst nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters.</source>
        <translation>
            <numerusform>%Ln Cluster.</numerusform>
            <numerusform>%Ln Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average, a cluster hears %1 % of them.</source>
        <translation>Im Mittel hört ein Cluster %1 % davon.</translation>
    </message>
    <message>
        <source>On average, a cluster sees %1 % of them.</source>
        <translation>Im Mittel sieht ein Cluster %1 % davon.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln pairs, only one cluster hears the other.</source>
        <translation>
            <numerusform>In %Ln Paar hört nur ein Cluster den anderen.</numerusform>
            <numerusform>In %Ln Paaren hört nur ein Cluster den anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln pairs, only one cluster sees the other.</source>
        <translation>
            <numerusform>In %Ln Paar sieht nur ein Cluster den anderen.</numerusform>
            <numerusform>In %Ln Paaren sieht nur ein Cluster den anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has no visibility data: every cluster hears every other.</source>
        <translation>Die Map hat keine Sichtbarkeitsdaten: Jeder Cluster hört jeden anderen.</translation>
    </message>
    <message>
        <source>The map has no visibility data: every cluster sees every other.</source>
        <translation>Die Map hat keine Sichtbarkeitsdaten: Jeder Cluster sieht jeden anderen.</translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Point at a colour to mark its pixels. Click to keep them marked; press Esc to unmark them.</source>
        <translation>Auf eine Farbe zeigen markiert ihre Pixel. Ein Klick hält sie markiert, Esc hebt die Markierung auf.</translation>
    </message>
</context>
<context>
    <name>PartitionText</name>
    <message>
        <source>%1: It cannot be written: %2.</source>
        <translation>%1: Lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>%1: It cannot be read: %2.</source>
        <translation>%1: Lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1: Line %2 is damaged. Restore the file, or choose another folder.</source>
        <translation>%1: Zeile %2 ist beschädigt. Stellen Sie die Datei wieder her oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: No manifest lists this part. Move the folder&apos;s parts away, or choose another folder.</source>
        <translation>%1: Kein Manifest führt diesen Teil auf. Verschieben Sie die Teile des Ordners oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: These tables were written by another version of Lumpscope (schema %2; this version writes %3). Choose another folder.</source>
        <translation>%1: Diese Tabellen hat eine andere Version von Lumpscope geschrieben (Schema %2; diese Version schreibt %3). Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1: These tables were written %2. Use the same options, or choose another folder.</source>
        <translation>%1: Diese Tabellen wurden %2 geschrieben. Verwenden Sie dieselben Optionen oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Another process is writing shard %1 into this folder.</source>
        <translation>Ein anderer Prozess schreibt gerade Shard %1 in diesen Ordner.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1: The paths in these tables begin in the folder %2. Name that folder as FILE, or choose another folder for the tables.</source>
        <translation>%1: Die Pfade in diesen Tabellen beginnen im Ordner %2. Geben Sie diesen Ordner als FILE an, oder wählen Sie einen anderen Ordner für die Tabellen.</translation>
    </message>
</context>
<context>
    <name>PictureBudget</name>
    <message numerus="yes">
        <source>%Ln textures are drawn at reduced resolution: at full resolution, all textures together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln Textur wird mit geringerer Auflösung gezeichnet: In voller Auflösung bräuchten alle Texturen zusammen mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
            <numerusform>%Ln Texturen werden mit geringerer Auflösung gezeichnet: In voller Auflösung bräuchten alle Texturen zusammen mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture and model files are not drawn: all of them together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln Textur- oder Modelldatei wird nicht gezeichnet: Alle zusammen bräuchten mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
            <numerusform>%Ln Textur- und Modelldateien werden nicht gezeichnet: Alle zusammen bräuchten mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureMemory</name>
    <message>
        <source>&amp;Memory for Textures</source>
        <translation>Speicher für Text&amp;uren</translation>
    </message>
    <message>
        <source>&amp;Automatic (%1)</source>
        <translation>&amp;Automatisch (%1)</translation>
    </message>
    <message>
        <source>Memory that a map&apos;s textures may use in the 3D view; if they need more, they are drawn at lower resolution</source>
        <translation>Speicher, den die Texturen einer Map in der 3D-Ansicht belegen dürfen; brauchen sie mehr, werden sie in geringerer Auflösung gezeichnet</translation>
    </message>
</context>
<context>
    <name>PlaceMenu</name>
    <message>
        <source>&amp;Look From Here</source>
        <translation>Von hier &amp;schauen</translation>
    </message>
    <message>
        <source>Add an &amp;Entity Here</source>
        <translation>&amp;Entity hier hinzufügen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Add an Entity</source>
        <translation>Entity hinzufügen</translation>
    </message>
    <message>
        <source>Class of the new entity:</source>
        <translation>Klasse der neuen Entity:</translation>
    </message>
    <message>
        <source>%1 was added at %2.</source>
        <translation>%1 wurde bei %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>&amp;Make an Entity of *%1</source>
        <translation>Entity aus *%1 &amp;machen</translation>
    </message>
    <message>
        <source>&amp;Copy Position: %1</source>
        <translation>Position &amp;kopieren: %1</translation>
    </message>
    <message>
        <source>Copy Came&amp;ra Position: %1</source>
        <translation>K&amp;ameraposition kopieren: %1</translation>
    </message>
    <message>
        <source>&amp;Other Class...</source>
        <translation>&amp;Andere Klasse...</translation>
    </message>
    <message>
        <source>%1 was added at %2. It needs a brush model and has none yet: to add it with one, right-click a brush model and choose &quot;Make an Entity of *N&quot;.</source>
        <translation>%1 wurde bei %2 hinzugefügt. Sie braucht ein Brush-Modell und hat noch keines. Um sie mit einem Modell hinzuzufügen, klicken Sie mit der rechten Taste auf ein Brush-Modell und wählen Sie &quot;Entity aus *N machen&quot;.</translation>
    </message>
    <message>
        <source>%1 was added with the model *%2 at %3; drag its box to move it.</source>
        <translation>%1 wurde mit dem Modell *%2 bei %3 hinzugefügt; ziehen Sie die Box, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>%1 was added with the model *%2 at %3, next to the entity that has the model; drag its box to move it.</source>
        <translation>%1 wurde mit dem Modell *%2 bei %3 neben der Entity hinzugefügt, die das Modell hat; ziehen Sie die Box, um sie zu verschieben.</translation>
    </message>
</context>
<context>
    <name>PlaceQuestion</name>
    <message>
        <source>Archives (%1);;All files (*)</source>
        <translation>Archive (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add Game Folder</source>
        <translation>Spielordner hinzufügen</translation>
    </message>
    <message>
        <source>Add Game Archive</source>
        <translation>Spielarchiv hinzufügen</translation>
    </message>
</context>
<context>
    <name>PlacesMenu</name>
    <message>
        <source>Add a &amp;Folder...</source>
        <translation>&amp;Ordner hinzufügen...</translation>
    </message>
    <message>
        <source>Add an &amp;Archive...</source>
        <translation>&amp;Archiv hinzufügen...</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Nothing is searched yet</source>
        <translation>Noch wird nichts durchsucht</translation>
    </message>
    <message>
        <source>Searched, in this order</source>
        <translation>Durchsucht, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Added, searched after the map&apos;s own archive</source>
        <translation>Hinzugefügt, nach dem Archiv der Map durchsucht</translation>
    </message>
</context>
<context>
    <name>PointFileText</name>
    <message>
        <source>%1 is too large for a pointfile: it has %2 bytes.</source>
        <translation>%1 ist zu groß für ein Pointfile: %2 Bytes.</translation>
    </message>
    <message>
        <source>It contains no path: a pointfile has one point, as X Y Z, on each line.</source>
        <translation>Die Datei enthält keinen Weg: Ein Pointfile hat in jeder Zeile einen Punkt als X Y Z.</translation>
    </message>
    <message>
        <source>%1 is not a pointfile. %2</source>
        <translation>%1 ist kein Pointfile. %2</translation>
    </message>
</context>
<context>
    <name>ProblemKinds</name>
    <message>
        <source>&amp;Kinds</source>
        <translation>Art&amp;en</translation>
    </message>
    <message>
        <source>All of severity %1</source>
        <translation>Alle vom Schweregrad %1</translation>
    </message>
    <message>
        <source>&amp;Show All Kinds</source>
        <translation>Alle Arten &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Show All Kinds (%1 hidden)</source>
        <translation>Alle Arten &amp;zeigen (%1 ausgeblendet)</translation>
    </message>
    <message>
        <source>Show and hide kinds of problems</source>
        <translation>Arten von Problemen ein- und ausblenden</translation>
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
        <source>The check was cancelled. &lt;a href=&quot;check&quot;&gt;Check again&lt;/a&gt;</source>
        <translation>Die Prüfung wurde abgebrochen. &lt;a href=&quot;check&quot;&gt;Erneut prüfen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&amp;Hide This Kind</source>
        <translation>Diese Art aus&amp;blenden</translation>
    </message>
    <message>
        <source>Hidden: %1 more.</source>
        <translation>Ausgeblendet: %1 weitere.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;show&quot;&gt;Show all kinds&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;show&quot;&gt;Alle Arten zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Full text of the current problem</source>
        <translation>Vollständiger Text des aktuellen Problems</translation>
    </message>
    <message>
        <source>No map is open. This list shows the problems found in a map.</source>
        <translation>Es ist keine Map geöffnet. Hier erscheinen die Probleme einer Map.</translation>
    </message>
    <message>
        <source>All %1 problems found are hidden.</source>
        <translation>Alle gefundenen Probleme sind ausgeblendet: %1.</translation>
    </message>
    <message>
        <source>No problems: every reference leads to an existing record, and no data extends beyond its lump.</source>
        <translation>Keine Probleme: Jeder Verweis führt zu einem vorhandenen Datensatz, und keine Daten reichen über ihren Lump hinaus.</translation>
    </message>
    <message>
        <source>Problems are only listed here. Press Enter to go to the record, and edit it in its table.</source>
        <translation>Probleme sind hier nur aufgelistet. Die Eingabetaste führt zum Datensatz; bearbeiten Sie ihn in seiner Tabelle.</translation>
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
    <message>
        <source>%1 findings of this kind, only the first %2 listed; the first: %3</source>
        <translation>%1 Befunde dieser Art, nur die ersten %2 aufgelistet; der erste: %3</translation>
    </message>
</context>
<context>
    <name>RawEdit</name>
    <message>
        <source>Entity text</source>
        <translation>Text der Entities</translation>
    </message>
    <message>
        <source>%1 characters are too many to paste; the text view cannot show that much.</source>
        <translation>%1 Zeichen sind zu viele zum Einfügen; die Textansicht kann so viel nicht zeigen.</translation>
    </message>
    <message>
        <source>Skipped: %1. The text is Latin-1, which cannot encode this; File &gt; Encoding of Entities can convert the text to UTF-8.</source>
        <translation>Ausgelassen: %1. Der Text ist in Latin-1, das dafür kein Zeichen hat; Datei &gt; Kodierung der Entities kann ihn in UTF-8 umwandeln.</translation>
    </message>
    <message>
        <source>Skipped: %1. The text cannot contain this, even in UTF-8.</source>
        <translation>Ausgelassen: %1. Der Text kann das auch in UTF-8 nicht enthalten.</translation>
    </message>
</context>
<context>
    <name>RawText</name>
    <message>
        <source>This text has a line of over 64 KB; it is shown as bytes.</source>
        <translation>Dieser Text hat eine Zeile von über 64 KB; er wird als Bytes angezeigt.</translation>
    </message>
    <message>
        <source>&amp;Go to the Entity</source>
        <translation>&amp;Zur Entity gehen</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous Fault</source>
        <translation>&amp;Vorheriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Suchen...</translation>
    </message>
    <message>
        <source>Find and &amp;Replace...</source>
        <translation>Suchen und &amp;ersetzen...</translation>
    </message>
    <message>
        <source>Find N&amp;ext</source>
        <translation>We&amp;itersuchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Rückwärts su&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig %1</translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <translation>Wieder&amp;herstellen %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>Einf&amp;ügen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>This text has no entity.</source>
        <translation>Dieser Text hat keine Entity.</translation>
    </message>
    <message>
        <source>Entity %1 is selected.</source>
        <translation>Entity %1 ist ausgewählt.</translation>
    </message>
    <message>
        <source>Entity %1, %2, is selected.</source>
        <translation>Entity %1, %2, ist ausgewählt.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3, F8)</source>
        <comment>a sentence, number, count, the key that goes to the next</comment>
        <translation>%1 (%2 von %3, F8)</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 entities</source>
        <translation>%1 Entities</translation>
    </message>
    <message>
        <source>This text of %1 bytes is too long for the text view; it is shown as bytes.</source>
        <translation>Dieser Text ist mit %1 Bytes zu lang für die Textansicht; er wird als Bytes angezeigt.</translation>
    </message>
    <message>
        <source>The text has no faults.</source>
        <translation>Der Text hat keine Fehler.</translation>
    </message>
    <message>
        <source>%1 entities; the text has no faults.</source>
        <translation>%1 Entities; der Text hat keine Fehler.</translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message>
        <source>Entities are edited in the entity list or in the raw text.</source>
        <translation>Entities werden in der Entity-Liste oder im Rohtext bearbeitet.</translation>
    </message>
    <message>
        <source>Cells are locked. Edit &gt; Edit Records unlocks them.</source>
        <translation>Die Zellen sind gesperrt. Bearbeiten &gt; Datensätze bearbeiten entsperrt sie.</translation>
    </message>
    <message>
        <source>This record no longer exists.</source>
        <translation>Diesen Datensatz gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>%1 ändern: %2</translation>
    </message>
    <message>
        <source>%1 is used by %2, and has to stay.</source>
        <translation>%1 wird von %2 benutzt und muss bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln records</source>
        <translation>
            <numerusform>%Ln Datensatz entfernen</numerusform>
            <numerusform>%Ln Datensätze entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>All records are used.</source>
        <translation>Alle Datensätze werden benutzt.</translation>
    </message>
    <message>
        <source>Nothing here differs from the file on disk.</source>
        <translation>Hier weicht nichts von der Datei auf der Platte ab.</translation>
    </message>
    <message>
        <source>Revert Records</source>
        <translation>Datensätze zurücksetzen</translation>
    </message>
    <message>
        <source>Revert %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 no longer uses this record.</source>
        <translation>%1 benutzt diesen Datensatz nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 has to stay: its opposite is used, or references cannot name it.</source>
        <translation>%1 muss bleiben: Das Gegenstück wird benutzt, oder kein Verweis kann diese Nummer nennen.</translation>
    </message>
    <message>
        <source>This cell does not refer to a record by its number, so that none can be picked.</source>
        <translation>Diese Zelle verweist nicht über eine Nummer auf einen Datensatz; deshalb lässt sich keiner aussuchen.</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln records</source>
        <translation>
            <numerusform>%Ln Datensatz duplizieren</numerusform>
            <numerusform>%Ln Datensätze duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Append to %1</source>
        <translation>An %1 anhängen</translation>
    </message>
    <message>
        <source>This byte no longer exists.</source>
        <translation>Dieses Byte gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>In %1 einfügen</translation>
    </message>
    <message>
        <source>%1 was not changed: the question about it was not answered.</source>
        <translation>%1: Nichts geändert, da die Frage dazu nicht beantwortet wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records of %1 were removed.</source>
        <translation>
            <numerusform>%Ln Datensatz von %1 wurde entfernt.</numerusform>
            <numerusform>%Ln Datensätze von %1 wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record that %1 of %2 refers to in the file was removed. Undo restores it.</source>
        <translation>Der Datensatz, auf den %1 von %2 in der Datei verweist, wurde entfernt. Rückgängig stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>%1 bytes do not fit: the lump has only %2 from there on.</source>
        <translation>%1 Bytes passen nicht: Der Lump hat ab dort nur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln references to other records were renumbered.</source>
        <translation>
            <numerusform>%Ln Verweis auf einen anderen Datensatz wurde umnummeriert.</numerusform>
            <numerusform>%Ln Verweise auf andere Datensätze wurden umnummeriert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <comment>field, new value, old value</comment>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>%1: reverted to the file on disk.</source>
        <translation>%1: auf den Stand der Datei zurückgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln references in %1 were renumbered.</source>
        <translation>
            <numerusform>%Ln Verweis in %1 wurde umnummeriert.</numerusform>
            <numerusform>%Ln Verweise in %1 wurden umnummeriert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
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
    <message>
        <source>%1 (calculated)</source>
        <translation>%1 (berechnet)</translation>
    </message>
    <message>
        <source>In the file on disk: %1</source>
        <translation>In der Datei auf der Platte: %1</translation>
    </message>
    <message>
        <source>In the other map: %1</source>
        <translation>In der anderen Map: %1</translation>
    </message>
</context>
<context>
    <name>RecordOffers</name>
    <message>
        <source>Change It for &amp;All</source>
        <translation>Für &amp;alle ändern</translation>
    </message>
    <message>
        <source>Copy for %1</source>
        <translation>Kopie für %1</translation>
    </message>
    <message>
        <source>&amp;Select Them</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>%1 now uses %2, a copy of %3.</source>
        <translation>%1 benutzt jetzt %2, eine Kopie von %3.</translation>
    </message>
    <message>
        <source>To copy it for one of them, select that one.</source>
        <translation>Für eine Kopie für nur einen davon wählen Sie diesen aus.</translation>
    </message>
    <message>
        <source>Nothing has been saved: choose first.</source>
        <translation>Nichts wurde gespeichert: Wählen Sie zuerst.</translation>
    </message>
    <message>
        <source>%1: used by %2. Nothing has been changed yet.</source>
        <translation>%1: benutzt von %2. Noch ist nichts geändert.</translation>
    </message>
</context>
<context>
    <name>RecordPicker</name>
    <message>
        <source>&amp;Use Selected</source>
        <translation>A&amp;uswahl übernehmen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Pick %1 of %2: %3 is selected.</source>
        <translation>%1 von %2 aussuchen: %3 ist ausgewählt.</translation>
    </message>
    <message>
        <source>Pick %1 of %2: %3 is selected and refers to %4.</source>
        <translation>%1 von %2 aussuchen: %3 ist ausgewählt und verweist auf %4.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Pick %1 of %2: select a record of %3 in its table or in the 3D view.</source>
        <translation>%1 von %2 aussuchen: Wählen Sie einen Datensatz von %3 in seiner Tabelle oder in der 3D-Ansicht aus.</translation>
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
    <name>Recovery</name>
    <message>
        <source>nothing can be written to %1</source>
        <translation>in %1 kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>too many other windows have unsaved edits to this map</source>
        <translation>zu viele andere Fenster haben ungespeicherte Änderungen an dieser Map</translation>
    </message>
    <message>
        <source>Your edits to %1 would be lost in a crash, because they cannot be backed up: %2. Save them soon.</source>
        <translation>Ihre Änderungen an %1 gingen bei einem Absturz verloren, weil sie nicht gesichert werden können: %2. Speichern Sie sie bald.</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
</context>
<context>
    <name>RecoveryOffers</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Bring Them Back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 %2 The file is %3.</source>
        <translation>%1 %2 Datei: %3.</translation>
    </message>
    <message>
        <source>Restore Unsaved Edits</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore Anyway</source>
        <translation>&amp;Trotzdem wiederherstellen</translation>
    </message>
    <message>
        <source>Save as .ent...</source>
        <translation>Als .ent speichern...</translation>
    </message>
    <message>
        <source>Save the Edited Entities</source>
        <translation>Geänderte Entities speichern</translation>
    </message>
    <message>
        <source>Entity files (*.ent)</source>
        <translation>Entity-Texte (*.ent)</translation>
    </message>
    <message>
        <source>Discard the Unsaved Edits</source>
        <translation>Aufbewahrte Änderungen verwerfen</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <comment>changes of entities</comment>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>Comparing the unsaved edits with the map...</source>
        <translation>Die ungespeicherten Änderungen werden mit der Map verglichen...</translation>
    </message>
    <message>
        <source>These edits were made in a map of %1, but the file now holds a map of %2.</source>
        <translation>Diese Änderungen wurden an einer Map von %1 gemacht, aber die Datei enthält jetzt eine Map von %2.</translation>
    </message>
    <message>
        <source>These edits are no longer available: another window has restored or discarded them.</source>
        <translation>Diese Änderungen sind nicht mehr da: Ein anderes Fenster hat sie wiederhergestellt oder verworfen.</translation>
    </message>
    <message>
        <source>There are unsaved edits to this map, but they cannot be read.</source>
        <translation>Es gibt ungespeicherte Änderungen an dieser Map, aber sie sind nicht lesbar.</translation>
    </message>
    <message>
        <source>There are unsaved edits to this file from %1. They were made in a map of %2, but the file now holds a map of %3.</source>
        <translation>Es gibt ungespeicherte Änderungen an dieser Datei vom %1. Sie wurden an einer Map von %2 gemacht, aber die Datei enthält jetzt eine Map von %3.</translation>
    </message>
    <message>
        <source>There are unsaved edits to this map from %1. The map has changed since then.</source>
        <translation>Es gibt ungespeicherte Änderungen an dieser Map vom %1. Die Map hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Only the entities are restored, because the other edited lumps have since changed in the file.</source>
        <translation>Nur die Entities werden wiederhergestellt, weil sich die anderen bearbeiteten Lumps inzwischen in der Datei geändert haben.</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them reverts all later changes to its entities. The entity texts are too long to list these changes.</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Wenn Sie sie wiederherstellen, gehen alle späteren Änderungen an den Entities verloren. Die Entity-Texte sind zu lang, um diese Änderungen aufzulisten.</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them makes the following changes, which may include reverting later changes made elsewhere:</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Wenn Sie sie wiederherstellen, ändert sich Folgendes; dabei können auch spätere Änderungen verloren gehen, die anderswo gemacht wurden:</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made, but they affect none of the entities that have changed since.</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert, aber keine der seitdem geänderten Entities ist von ihnen betroffen.</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them also reverts these later changes:</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Wenn Sie sie wiederherstellen, gehen auch diese späteren Änderungen verloren:</translation>
    </message>
    <message>
        <source>The unsaved edits to %1 were discarded.</source>
        <translation>Die ungespeicherten Änderungen an %1 wurden verworfen.</translation>
    </message>
    <message>
        <source>The unsaved edits were discarded.</source>
        <translation>Die ungespeicherten Änderungen wurden verworfen.</translation>
    </message>
    <message>
        <source>There are unsaved edits to a map, but they cannot be read.</source>
        <translation>Es gibt ungespeicherte Änderungen an einer Map, aber sie sind nicht lesbar.</translation>
    </message>
    <message>
        <source>There are unsaved edits to %1 from %2.</source>
        <translation>Es gibt ungespeicherte Änderungen an %1 vom %2.</translation>
    </message>
    <message>
        <source>There are unsaved edits to %1 from %2. The map is no longer in %3.</source>
        <translation>Es gibt ungespeicherte Änderungen an %1 vom %2. Die Map liegt nicht mehr in %3.</translation>
    </message>
    <message>
        <source>The edited entities were written to %1.</source>
        <translation>Die geänderten Entities wurden in %1 geschrieben.</translation>
    </message>
    <message>
        <source>Recovery of Unsaved Edits</source>
        <translation>Übernahme ungespeicherter Änderungen</translation>
    </message>
    <message>
        <source>Nothing was restored, because lumps other than the entities have been edited since the map was opened. Undo these edits, then press Restore.</source>
        <translation>Es wurde nichts wiederhergestellt, weil seit dem Öffnen der Map andere Lumps als die Entities bearbeitet wurden. Machen Sie das rückgängig und drücken Sie dann Wiederherstellen.</translation>
    </message>
    <message>
        <source>There are unsaved edits to this map from %1. Restore applies them as one undo step. If this would revert newer edits, it lists those first.</source>
        <translation>Es gibt ungespeicherte Änderungen an dieser Map vom %1. Wiederherstellen übernimmt sie in einem Schritt, der sich rückgängig machen lässt. Gehen dabei neuere Änderungen verloren, werden diese vorher angezeigt.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Reading the unsaved edits...</source>
        <translation>Ungespeicherte Änderungen werden gelesen...</translation>
    </message>
    <message>
        <source>the unsaved edits</source>
        <translation>den ungespeicherten Änderungen</translation>
    </message>
</context>
<context>
    <name>RenameOffer</name>
    <message>
        <source>Rename Them Too</source>
        <translation>Mit umbenennen</translation>
    </message>
    <message>
        <source>Select Them</source>
        <translation>Diese auswählen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Change these references to the new name as well; a single Undo reverts everything (Ctrl+R)</source>
        <translation>Auch diese Verweise auf den neuen Namen ändern; ein einziges Rückgängig macht alles rückgängig (Strg+R)</translation>
    </message>
    <message>
        <source>Select the entities that still use the old name</source>
        <translation>Die Entities auswählen, die noch den alten Namen verwenden</translation>
    </message>
    <message>
        <source>Leave them unchanged</source>
        <translation>Unverändert lassen</translation>
    </message>
    <message>
        <source>References to %1 remain in %2.</source>
        <comment>1: names; 2: who uses them</comment>
        <translation>Verweise auf %1 bleiben in %2.</translation>
    </message>
    <message>
        <source>%1 keeps the old name; after renaming, nothing would refer to it.</source>
        <translation>%1 behält den alten Namen; nach dem Umbenennen würde nichts mehr darauf verweisen.</translation>
    </message>
    <message>
        <source>%1 and %2 more keep the old name; after renaming, nothing would refer to them.</source>
        <translation>%1 und %2 weitere behalten den alten Namen; nach dem Umbenennen würde nichts mehr darauf verweisen.</translation>
    </message>
</context>
<context>
    <name>Ruler</name>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Measure between two points or faces (M)</source>
        <translation>Zwischen zwei Punkten oder Faces messen (M)</translation>
    </message>
    <message>
        <source>There is nothing to measure here.</source>
        <translation>Hier gibt es nichts zu messen.</translation>
    </message>
    <message>
        <source>Measurement copied.</source>
        <translation>Messung kopiert.</translation>
    </message>
    <message>
        <source>Click a point or a face. Ctrl: snap to a vertex. Esc: end.</source>
        <translation>Einen Punkt oder ein Face anklicken. Strg: am nächsten Vertex. Esc: beenden.</translation>
    </message>
    <message>
        <source>Click a second one. Ctrl: snap to a vertex. Esc: end.</source>
        <translation>Ein zweites Mal klicken. Strg: am nächsten Vertex. Esc: beenden.</translation>
    </message>
    <message>
        <source>Ctrl+C: copy. Click: measure again. Esc: end.</source>
        <translation>Strg+C: kopieren. Klick: neu messen. Esc: beenden.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>What the Save Changed</source>
        <translation>Änderungen beim Speichern</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation>Zu prüfen:</translation>
    </message>
    <message>
        <source>Save &amp;Anyway</source>
        <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Export .ent Instead...</source>
        <translation>Stattdessen .ent &amp;exportieren...</translation>
    </message>
    <message>
        <source>The engine&apos;s checksum stays %1.</source>
        <translation>Die Prüfsumme der Engine bleibt %1.</translation>
    </message>
    <message>
        <source>The engine&apos;s checksum changes from %1 to %2.</source>
        <translation>Die Prüfsumme der Engine ändert sich von %1 in %2.</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>%1 speichern?</translation>
    </message>
    <message>
        <source>Save %1? The current version is already backed up as %2.</source>
        <translation>%1 speichern? Die jetzige Fassung ist schon als %2 gesichert.</translation>
    </message>
    <message>
        <source>Save %1? The current version is kept as %2.</source>
        <translation>%1 speichern? Die jetzige Fassung bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>%1 Saving therefore overwrites the file in place, so that all names get the new map; the current version is kept as %2. To leave the other names unchanged, cancel and save under another name.</source>
        <translation>%1 Darum wird die Datei selbst überschrieben, und alle Namen bekommen die neue Map; die jetzige Fassung bleibt als %2 erhalten. Sollen die anderen Namen die alte Map behalten, brechen Sie ab und speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Save %1? This creates a new file.</source>
        <translation>%1 speichern? Dabei entsteht eine neue Datei.</translation>
    </message>
    <message>
        <source>Save %1? This replaces the version you saved earlier in this window, without keeping a copy of it.</source>
        <translation>%1 speichern? Dies ersetzt die Fassung, die Sie früher in diesem Fenster gespeichert haben; eine Kopie davon bleibt nicht.</translation>
    </message>
    <message>
        <source>The file you opened is no longer on disk.</source>
        <translation>Die geöffnete Datei ist nicht mehr auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Another program changed the file after you opened it here. Saving overwrites that change; to keep it, cancel and reload.</source>
        <translation>Ein anderes Programm hat die Datei geändert, nachdem Sie sie hier geöffnet haben. Speichern überschreibt diese Änderung; um sie zu behalten, brechen Sie ab und laden Sie neu.</translation>
    </message>
    <message>
        <source>Games would refuse or misread this map:</source>
        <translation>Die Spiele würden diese Map ablehnen oder falsch lesen:</translation>
    </message>
    <message>
        <source>Show &amp;Changes</source>
        <translation>&amp;Änderungen zeigen</translation>
    </message>
    <message>
        <source>Changes by entity</source>
        <translation>Änderungen nach Entity</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the Map As</source>
        <translation>Map speichern unter</translation>
    </message>
    <message>
        <source>Maps (*.bsp *.BSP);;All files (*)</source>
        <translation>Maps (*.bsp *.BSP);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Finding out what will change...</source>
        <translation>Änderungen werden ermittelt...</translation>
    </message>
    <message>
        <source>Saving %1...</source>
        <translation>%1 wird gespeichert...</translation>
    </message>
    <message>
        <source>%1 is saved. %2 The other %3 lumps are identical.</source>
        <translation>%1 ist gespeichert. %2 Alle anderen %3 Lumps sind identisch.</translation>
    </message>
    <message>
        <source>Unsaved Edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>%1 is saved. %2 Lumps that differ from the previous file: %3.</source>
        <translation>%1 ist gespeichert. %2 Lumps, die sich von der vorigen Datei unterscheiden: %3.</translation>
    </message>
    <message>
        <source>Nothing was saved: another map was opened, or this one was reloaded, before you chose a name.</source>
        <translation>Es wurde nichts gespeichert: Bevor Sie einen Namen wählten, wurde eine andere Map geöffnet oder diese neu geladen.</translation>
    </message>
    <message>
        <source>The map is already being saved. Try again when that is done.</source>
        <translation>Die Map wird gerade schon gespeichert. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>There is nothing to save: the map has no edits since it was opened or last saved.</source>
        <translation>Es gibt nichts zu speichern: Seit dem Öffnen oder letzten Speichern der Map wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The previous file is kept as %1.</source>
        <translation>Die bisherige Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The file now belongs to you; it belonged to %1 before.</source>
        <translation>Die Datei gehört jetzt Ihnen; vorher gehörte sie %1.</translation>
    </message>
    <message>
        <source>%1 has unsaved edits.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>If you do not save them, they are lost.</source>
        <translation>Wenn Sie nicht speichern, gehen sie verloren.</translation>
    </message>
    <message>
        <source>Lumpscope does not write into archives, and saving would overwrite this one. Choose another name.</source>
        <translation>Lumpscope schreibt nicht in Archive, und Speichern würde dieses überschreiben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>One edit still waits for your choice in the notice. Edits that you do not save are lost.</source>
        <translation>Eine Änderung wartet noch auf Ihre Wahl im Hinweis. Änderungen, die Sie nicht speichern, gehen verloren.</translation>
    </message>
</context>
<context>
    <name>SceneBuffers</name>
    <message>
        <source>The map has %1 faces, but the graphics driver can mark at most %2: the others show neither the selection nor flat colours.</source>
        <translation>Die Map hat %1 Faces, der Grafiktreiber kann aber höchstens %2 kennzeichnen: Die übrigen zeigen weder die Auswahl noch einheitliche Farben.</translation>
    </message>
</context>
<context>
    <name>SceneContextMenu</name>
    <message>
        <source>&amp;Select What Lies Here</source>
        <translation>Aus&amp;wählen, was hier liegt</translation>
    </message>
    <message>
        <source>%1 more lie behind</source>
        <translation>%1 weitere liegen dahinter</translation>
    </message>
    <message>
        <source>&amp;Hide This Face</source>
        <translation>Dieses Face &amp;verbergen</translation>
    </message>
    <message>
        <source>H&amp;ide Selected</source>
        <translation>Ausgewähltes ver&amp;bergen</translation>
    </message>
    <message>
        <source>Show &amp;Only Selected	H</source>
        <translation>&amp;Nur Ausgewähltes zeigen	H</translation>
    </message>
    <message>
        <source>Show &amp;All Faces	Shift+H</source>
        <translation>Alle &amp;Faces zeigen	Umschalt+H</translation>
    </message>
    <message>
        <source>Show Only Its Faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide Its Faces in 3D</source>
        <translation>Die zugehörigen Faces in 3D &amp;verbergen</translation>
    </message>
</context>
<context>
    <name>ScenePicker</name>
    <message>
        <source>There is nothing else to select here.</source>
        <translation>Hier gibt es sonst nichts auszuwählen.</translation>
    </message>
    <message>
        <source>%1 of %2 here, from near to far.</source>
        <translation>%1 von %2 an dieser Stelle, von nah nach fern.</translation>
    </message>
</context>
<context>
    <name>SceneRenderer</name>
    <message>
        <source>The sky is not drawn.</source>
        <translation>Der Himmel wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Flares are not drawn.</source>
        <translation>Flares werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Decals are not drawn.</source>
        <translation>Decals werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Models and sprites are not drawn.</source>
        <translation>Modelle und Sprites werden nicht gezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the more distant models are drawn as boxes: drawing all models in full would take too long.</source>
        <translation>
            <numerusform>%Ln der entfernteren Modelle wird als Box gezeichnet: Alle vollständig zu zeichnen würde zu lange dauern.</numerusform>
            <numerusform>%Ln der entfernteren Modelle werden als Boxen gezeichnet: Alle vollständig zu zeichnen würde zu lange dauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The graphics driver rejects a shader program: %1</source>
        <translation>Der Grafiktreiber lehnt ein Shader-Programm ab: %1</translation>
    </message>
    <message>
        <source>Nothing can be drawn: the graphics driver does not support OpenGL 3.3.</source>
        <translation>Es kann nichts gezeichnet werden: Der Grafiktreiber unterstützt kein OpenGL 3.3.</translation>
    </message>
</context>
<context>
    <name>SceneTextures</name>
    <message>
        <source>The graphics driver supports textures of up to %1 x %1 pixels; larger ones are drawn at reduced resolution.</source>
        <translation>Der Grafiktreiber unterstützt Texturen bis %1 x %1 Pixel; größere werden mit geringerer Auflösung gezeichnet.</translation>
    </message>
</context>
<context>
    <name>SelectionArrow</name>
    <message>
        <source>The selection is %1 map units away, outside the view. Click here or press F to go there.</source>
        <translation>Die Auswahl ist %1 Map-Einheiten entfernt, außerhalb der Ansicht. Ein Klick hier oder F führt dorthin.</translation>
    </message>
</context>
<context>
    <name>SelectionFramer</name>
    <message>
        <source>The selection has no position in the map to move the camera to.</source>
        <translation>Die Auswahl hat keine Position in der Map, zu der die Kamera gehen könnte.</translation>
    </message>
    <message>
        <source>The selection is not visible from anywhere inside the map: this is the view from outside.</source>
        <translation>Die Auswahl ist von keiner Stelle in der Map aus zu sehen: Dies ist der Blick von außen.</translation>
    </message>
    <message>
        <source>The selection is too spread out to be seen from one position inside the map: this is the view from outside.</source>
        <translation>Die Auswahl ist so weit verstreut, dass sie von keiner Stelle in der Map aus ganz zu sehen ist: Dies ist der Blick von außen.</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message>
        <source>%1 textures</source>
        <translation>%1 Texturen</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>Textur %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 records in %2 tables selected</source>
        <translation>%1 Datensätze in %2 Tabellen ausgewählt</translation>
    </message>
    <message>
        <source>%1 selected in %2</source>
        <translation>%1 in %2 ausgewählt</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings will be lost when Lumpscope closes, because it cannot write %1.</source>
        <translation>Ihre Einstellungen gehen beim Schließen von Lumpscope verloren, weil es %1 nicht schreiben kann.</translation>
    </message>
</context>
<context>
    <name>ShaderList</name>
    <message>
        <source>the whole shader, because the images of earlier shaders already unpack to many times the size of their files</source>
        <translation>der ganze Shader: Die Bilder früherer Shader sind entpackt schon um ein Vielfaches größer als ihre Dateien</translation>
    </message>
</context>
<context>
    <name>ShaderScript</name>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>This stage of %1 is not closed by }.</source>
        <translation>Diese Stage von %1 ist nicht mit } geschlossen.</translation>
    </message>
    <message>
        <source>%1 has more than %2 stages.</source>
        <translation>%1 hat mehr als %2 Stages.</translation>
    </message>
    <message>
        <source>%1 is not closed by }.</source>
        <translation>%1 ist nicht mit } geschlossen.</translation>
    </message>
    <message>
        <source>fogparms needs a colour, ( R G B ), with a space on each side of both parentheses.</source>
        <translation>fogparms braucht eine Farbe, ( R G B ), mit Leerzeichen vor und nach jeder der beiden Klammern.</translation>
    </message>
    <message>
        <source>%1 needs a parameter.</source>
        <translation>%1 braucht einen Parameter.</translation>
    </message>
    <message>
        <source>Line %1: the } on this line is read as a parameter, so it closes nothing.</source>
        <translation>Zeile %1: Die } in dieser Zeile wird als Parameter gelesen, schließt also nichts.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the script ends before the } of a stage.</source>
        <translation>Das Skript endet vor der } einer Stage.</translation>
    </message>
    <message>
        <source>unknown keyword &quot;%1&quot; in a stage.</source>
        <translation>Unbekanntes Schlüsselwort &quot;%1&quot; in einer Stage.</translation>
    </message>
    <message>
        <source>the script ends before the } of the shader.</source>
        <translation>Das Skript endet vor der } des Shaders.</translation>
    </message>
    <message>
        <source>the shader has more than %1 stages.</source>
        <translation>Der Shader hat mehr als %1 Stages.</translation>
    </message>
    <message>
        <source>unknown keyword &quot;%1&quot; outside the stages.</source>
        <translation>Unbekanntes Schlüsselwort &quot;%1&quot; außerhalb der Stages.</translation>
    </message>
    <message>
        <source>a stage has more than %1 tcMod lines.</source>
        <translation>Eine Stage hat mehr als %1 tcMod-Zeilen.</translation>
    </message>
    <message>
        <source>This %1 has no shader name before it.</source>
        <translation>Vor dieser %1 steht kein Shadername.</translation>
    </message>
    <message>
        <source>The shader name %1 is not followed by {.</source>
        <translation>Auf den Shadernamen %1 folgt keine {.</translation>
    </message>
    <message>
        <source>the shader has no stage and is neither fog nor a sky with all three skyparms.</source>
        <translation>Der Shader hat keine Stage und ist weder Nebel noch ein Himmel mit allen drei skyparms.</translation>
    </message>
</context>
<context>
    <name>ShaderStage</name>
    <message>
        <source>Lumpscope does not draw this stage: its image is the video %1.</source>
        <translation>Lumpscope zeichnet diese Stage nicht: Ihr Bild ist das Video %1.</translation>
    </message>
    <message>
        <source>Detail stage: the game skips it if r_detailtextures is 0 (default: 1).</source>
        <translation>Detail-Stage: Das Spiel überspringt sie, wenn r_detailtextures 0 ist (Standard: 1).</translation>
    </message>
</context>
<context>
    <name>ShaderStagesModel</name>
    <message>
        <source>%1: not found</source>
        <translation>%1: nicht gefunden</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Stage %1: %2</translation>
    </message>
    <message>
        <source>The texture image, lit by the lightmap or by vertex light</source>
        <translation>Das Texturbild, beleuchtet von der Lightmap oder vom Vertexlicht</translation>
    </message>
    <message>
        <source>Clear the check box to hide this stage in the 3D view (only in modes that show textures and light).</source>
        <translation>Ohne Häkchen zeigt die 3D-Ansicht diese Stage nicht (nur in Modi, die Texturen und Licht zeigen).</translation>
    </message>
</context>
<context>
    <name>ShaderView</name>
    <message>
        <source>%1, line %2</source>
        <comment>a script</comment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Not drawn here: %1</source>
        <translation>Hier nicht gezeichnet: %1</translation>
    </message>
    <message>
        <source>Show All Stages</source>
        <translation>Alle Stages zeigen</translation>
    </message>
    <message>
        <source>The shader and its script</source>
        <translation>Der Shader und sein Skript</translation>
    </message>
    <message>
        <source>Stages of the shader</source>
        <translation>Stages des Shaders</translation>
    </message>
    <message>
        <source>The game stops at this shader while loading the map. %1</source>
        <translation>Das Spiel bricht das Laden der Map bei diesem Shader ab. %1</translation>
    </message>
    <message>
        <source>No script defines this shader: the engine draws the image with its name.</source>
        <translation>Kein Skript definiert diesen Shader: Die Engine zeichnet sein Bild.</translation>
    </message>
    <message>
        <source>The shader has no stages: only its fog is drawn.</source>
        <translation>Der Shader hat keine Stages: Nur sein Nebel wird gezeichnet.</translation>
    </message>
    <message>
        <source>An image is missing: the 3D view draws the shader without its stages until you switch off the stage with that image.</source>
        <translation>Ein Bild fehlt: Die 3D-Ansicht zeichnet den Shader ohne seine Stages, bis Sie die Stage mit diesem Bild abschalten.</translation>
    </message>
    <message>
        <source>Properties of the whole shader</source>
        <translation>Eigenschaften des ganzen Shaders</translation>
    </message>
    <message>
        <source>Switch all stages of all shaders back on</source>
        <translation>Alle Stages aller Shader wieder einschalten</translation>
    </message>
    <message>
        <source>The game rejects this shader and draws its default image. %1</source>
        <translation>Das Spiel lehnt diesen Shader ab und zeichnet sein Standardbild. %1</translation>
    </message>
</context>
<context>
    <name>ShapeBars</name>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, ausgewählt: %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Verteilung der Werte</translation>
    </message>
    <message>
        <source>Logarithmic heights; highest bar: %1</source>
        <translation>Logarithmische Höhen; höchster Balken: %1</translation>
    </message>
    <message>
        <source>Highest bar: %1</source>
        <translation>Höchster Balken: %1</translation>
    </message>
</context>
<context>
    <name>ShowIn3D</name>
    <message>
        <source>Show in &amp;3D</source>
        <translation>In &amp;3D zeigen</translation>
    </message>
    <message>
        <source>Nothing is selected to show in 3D.</source>
        <translation>Es ist nichts ausgewählt, das in 3D gezeigt werden könnte.</translation>
    </message>
</context>
<context>
    <name>ShownOnly</name>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Show all faces again (Shift+H)</source>
        <translation>Wieder alle Faces zeigen (Umschalt+H)</translation>
    </message>
    <message>
        <source>Showing %1 of %2 faces</source>
        <translation>Gezeigt: %1 von %2 Faces</translation>
    </message>
    <message>
        <source>These records have no faces to show.</source>
        <translation>Zu diesen Datensätzen gehören keine Faces, die sich zeigen ließen.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what to show first.</source>
        <translation>Es ist nichts ausgewählt. Wählen Sie zuerst aus, was gezeigt werden soll.</translation>
    </message>
    <message>
        <source>These records have no faces left to hide.</source>
        <translation>Zu diesen Datensätzen gehören keine Faces mehr, die sich verbergen ließen.</translation>
    </message>
</context>
<context>
    <name>SightCommands</name>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters</source>
        <comment>that see or are seen</comment>
        <translation>
            <numerusform>%Ln Cluster</numerusform>
            <numerusform>%Ln Cluster</numerusform>
        </translation>
    </message>
    <message>
        <source>No cluster sees %1.</source>
        <translation>Kein Cluster sieht %1.</translation>
    </message>
    <message>
        <source>Select P&amp;VS</source>
        <translation>P&amp;VS auswählen</translation>
    </message>
    <message>
        <source>Select all clusters in the PVS of the selected ones, or of the camera&apos;s if nothing is selected</source>
        <translation>Alle Cluster im PVS der ausgewählten Cluster auswählen; ist nichts ausgewählt, gilt der Cluster der Kamera</translation>
    </message>
    <message>
        <source>Select &amp;Reverse PVS</source>
        <translation>&amp;Umgekehrtes PVS auswählen</translation>
    </message>
    <message>
        <source>Select all clusters whose PVS contains a selected one, or the camera&apos;s if nothing is selected</source>
        <translation>Alle Cluster auswählen, deren PVS einen der ausgewählten enthält; ist nichts ausgewählt, gilt der Cluster der Kamera</translation>
    </message>
    <message>
        <source>Select &amp;PHS</source>
        <translation>PH&amp;S auswählen</translation>
    </message>
    <message>
        <source>Select all clusters in the PHS (potentially hearable set) of the selected ones, or of the camera&apos;s if nothing is selected</source>
        <translation>Alle Cluster im PHS (Potentially Hearable Set) der ausgewählten Cluster auswählen; ist nichts ausgewählt, gilt der Cluster der Kamera</translation>
    </message>
    <message>
        <source>Select the faces in the selected clusters, or in the camera&apos;s if nothing is selected</source>
        <translation>Die Faces in den ausgewählten Clustern auswählen; ist nichts ausgewählt, die im Cluster der Kamera</translation>
    </message>
    <message>
        <source>Select &amp;Entities in Clusters</source>
        <translation>&amp;Entities in Clustern auswählen</translation>
    </message>
    <message>
        <source>Select the entities in the selected clusters, or in the camera&apos;s if nothing is selected</source>
        <translation>Die Entities in den ausgewählten Clustern auswählen; ist nichts ausgewählt, die im Cluster der Kamera</translation>
    </message>
    <message>
        <source>&amp;Hot Spots</source>
        <translation>Brennpunk&amp;te</translation>
    </message>
    <message>
        <source>List the slowest places in the map, from which the game draws most triangles, and the faces that are responsible</source>
        <translation>Die langsamsten Stellen der Map auflisten, von denen aus die meisten Dreiecke gezeichnet werden, und die Faces, die das verursachen</translation>
    </message>
    <message>
        <source>First select clusters, or leafs, faces or entities in them, or fly the camera into a cluster.</source>
        <translation>Wählen Sie erst Cluster aus, oder Leafs, Faces oder Entities darin, oder fliegen Sie mit der Kamera in einen Cluster.</translation>
    </message>
    <message>
        <source>None of the selected records is in a cluster.</source>
        <translation>Keiner der ausgewählten Datensätze liegt in einem Cluster.</translation>
    </message>
    <message>
        <source>No cluster is audible from %1.</source>
        <translation>Von %1 aus ist kein Cluster zu hören.</translation>
    </message>
    <message>
        <source>No cluster is visible from %1.</source>
        <translation>Von %1 aus ist kein Cluster sichtbar.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters, which potentially see %3.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die %3 sehen können.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters, potentially audible from %3.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die von %3 aus zu hören sein können.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters, potentially visible from %3.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die von %3 aus zu sehen sein können.</translation>
    </message>
    <message>
        <source>Press H in the 3D view to show only these.</source>
        <translation>H in der 3D-Ansicht zeigt nur diese.</translation>
    </message>
    <message>
        <source>These clusters contain no faces.</source>
        <translation>In diesen Clustern liegt kein Face.</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln faces in the leafs of these clusters.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Face in den Leafs dieser Cluster.</numerusform>
            <numerusform>Ausgewählt: %Ln Faces in den Leafs dieser Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>These clusters contain no entities.</source>
        <translation>In diesen Clustern liegt keine Entity.</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln entities in these clusters.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Entity in diesen Clustern.</numerusform>
            <numerusform>Ausgewählt: %Ln Entities in diesen Clustern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select F&amp;aces in Clusters</source>
        <translation>&amp;Faces in Clustern auswählen</translation>
    </message>
    <message>
        <source>Reading the visibility...</source>
        <translation>Die Sichtbarkeit wird gelesen...</translation>
    </message>
</context>
<context>
    <name>SightTint</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n Cluster</numerusform>
            <numerusform>%n Cluster</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen from cluster %1: %2</source>
        <translation>Gesehen von Cluster %1: %2</translation>
    </message>
    <message>
        <source>Seen from the selected clusters: %1</source>
        <translation>Gesehen von den ausgewählten Clustern: %1</translation>
    </message>
    <message>
        <source>Sees cluster %1, but is not seen from there: %2</source>
        <translation>Sieht Cluster %1, wird von dort aber nicht gesehen: %2</translation>
    </message>
    <message>
        <source>Sees one of the selected clusters, but is not seen from it: %1</source>
        <translation>Sieht einen davon, wird von dort aber nicht gesehen: %1</translation>
    </message>
</context>
<context>
    <name>SolidOverlay</name>
    <message>
        <source>Some solids are not drawn. The map is damaged: computing all of them would take far more time or memory than a map of its size needs.</source>
        <translation>Einige Körper werden nicht gezeichnet. Die Map ist beschädigt: Alle zu berechnen würde weit mehr Zeit oder Speicher brauchen, als eine Map dieser Größe benötigt.</translation>
    </message>
</context>
<context>
    <name>StagesNotice</name>
    <message>
        <source>Show All Stages</source>
        <translation>Alle Stages zeigen</translation>
    </message>
    <message>
        <source>Switch on all stages of all shaders that were switched off in the inspector</source>
        <translation>Alle Stages aller Shader einschalten, die im Inspektor abgeschaltet wurden</translation>
    </message>
    <message numerus="yes">
        <source>%n shader stages are switched off</source>
        <translation>
            <numerusform>%n Shader-Stage ist abgeschaltet</numerusform>
            <numerusform>%n Shader-Stages sind abgeschaltet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StyleSliders</name>
    <message>
        <source>Light styles</source>
        <translation>Lichtstile</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Stil %1</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Open tables</source>
        <translation>Geöffnete Tabellen</translation>
    </message>
    <message>
        <source>No table is open. Click a lump in the list of lumps to see its records here, or press Ctrl+G and type a destination such as faces 120.</source>
        <translation>Es ist keine Tabelle geöffnet. Klicken Sie in der Liste der Lumps auf einen Lump, um seine Datensätze hier zu sehen, oder drücken Sie Strg+G und geben Sie ein Ziel ein, zum Beispiel faces 120.</translation>
    </message>
    <message>
        <source>Open a table of records first</source>
        <translation>Öffnen Sie zuerst eine Tabelle mit Datensätzen</translation>
    </message>
</context>
<context>
    <name>TextCode</name>
    <message>
        <source>%1 cannot be written: the encoding of the entity text, %2, does not have this character.</source>
        <translation>%1 lässt sich nicht schreiben: Die Kodierung des Entity-Texts, %2, enthält dieses Zeichen nicht.</translation>
    </message>
</context>
<context>
    <name>TextCodeMenu</name>
    <message>
        <source>Enco&amp;ding of Entities</source>
        <translation>&amp;Kodierung der Entities</translation>
    </message>
    <message>
        <source>Read the entity text as UTF-8 if it is valid UTF-8 and not plain ASCII, otherwise as Latin-1</source>
        <translation>Den Entity-Text als UTF-8 lesen, wenn er gültiges UTF-8 und nicht reines ASCII ist, sonst als Latin-1</translation>
    </message>
    <message>
        <source>Show and edit the entity text as UTF-8; invalid bytes stay unchanged</source>
        <translation>Den Entity-Text als UTF-8 zeigen und bearbeiten; ungültige Bytes bleiben unverändert</translation>
    </message>
    <message>
        <source>Show and edit the entity text as Latin-1, one byte per character</source>
        <translation>Den Entity-Text als Latin-1 zeigen und bearbeiten, ein Byte je Zeichen</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>&amp;Automatic (plain ASCII)</source>
        <translation>&amp;Automatisch (reines ASCII)</translation>
    </message>
    <message>
        <source>&amp;Automatic (%1)</source>
        <translation>&amp;Automatisch (%1)</translation>
    </message>
</context>
<context>
    <name>TextSearch</name>
    <message>
        <source>This pattern is invalid at character %1: %2.</source>
        <translation>Dieses Suchmuster ist bei Zeichen %1 falsch: %2.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The text would become longer than 64 MB.</source>
        <translation>Der Text würde länger als 64 MB.</translation>
    </message>
    <message>
        <source>This pattern takes too many steps. Simplify it, for example with fewer nested repetitions.</source>
        <translation>Dieses Suchmuster braucht zu viele Schritte. Vereinfachen Sie es, zum Beispiel mit weniger verschachtelten Wiederholungen.</translation>
    </message>
</context>
<context>
    <name>TextSync</name>
    <message>
        <source>Typing</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Edit the raw text</source>
        <translation>Änderung des Rohtexts</translation>
    </message>
</context>
<context>
    <name>TextureBrowser</name>
    <message>
        <source>Missing only</source>
        <translation>Nur fehlende</translation>
    </message>
    <message>
        <source>Filter by name or source</source>
        <translation>Nach Name oder Quelle filtern</translation>
    </message>
    <message>
        <source>Filter the textures</source>
        <translation>Filter der Texturen</translation>
    </message>
    <message>
        <source>In stored order</source>
        <translation>In gespeicherter Reihenfolge</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>Most faces first</source>
        <translation>Meiste Faces zuerst</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Order of the textures</source>
        <translation>Reihenfolge der Texturen</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message numerus="yes">
        <source>%n textures</source>
        <translation>
            <numerusform>%n Textur</numerusform>
            <numerusform>%n Texturen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces are selected.</source>
        <translation>
            <numerusform>%n Face ist ausgewählt.</numerusform>
            <numerusform>%n Faces sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable</source>
        <translation>
            <numerusform>%n unlesbar</numerusform>
            <numerusform>%n unlesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>No face uses the selected textures.</source>
        <translation>Kein Face verwendet die ausgewählten Texturen.</translation>
    </message>
    <message>
        <source>Select textures first.</source>
        <translation>Wählen Sie zuerst Texturen aus.</translation>
    </message>
    <message>
        <source>Select fewer textures: a filter can name at most %1.</source>
        <translation>Wählen Sie weniger Texturen aus: Ein Filter kann höchstens %1 nennen.</translation>
    </message>
    <message>
        <source>Select the &amp;Faces Using It</source>
        <translation>&amp;Faces auswählen, die sie verwenden</translation>
    </message>
    <message>
        <source>Show Only Its Faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy the Name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Export &amp;All Listed...</source>
        <translation>&amp;Alle aufgelisteten exportieren...</translation>
    </message>
</context>
<context>
    <name>TextureDelegate</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1x%2</source>
        <translation>%1x%2</translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <translation>
            <numerusform>%n Face</numerusform>
            <numerusform>%n Faces</numerusform>
        </translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
</context>
<context>
    <name>TextureExport</name>
    <message>
        <source>The image was read from this file. Choose another folder.</source>
        <translation>Aus dieser Datei wurde das Bild gelesen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Not exported: the images before it already unpack to many times the size of their files. Export this one separately.</source>
        <translation>Nicht exportiert: Die Bilder davor sind entpackt schon um ein Vielfaches größer als ihre Dateien. Exportieren Sie dieses Bild einzeln.</translation>
    </message>
</context>
<context>
    <name>TextureModel</name>
    <message>
        <source>%1 x %2 texels</source>
        <translation>%1 x %2 Texel</translation>
    </message>
    <message numerus="yes">
        <source>%n faces use it</source>
        <translation>
            <numerusform>%n Face verwendet sie</numerusform>
            <numerusform>%n Faces verwenden sie</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>Not read yet: the images before it already unpack to many times the size of their files. Select this image to read it.</source>
        <translation>Noch nicht gelesen: Die Bilder davor sind entpackt schon um ein Vielfaches größer als ihre Dateien. Dieses Bild wird gelesen, sobald es ausgewählt wird.</translation>
    </message>
    <message>
        <source>Missing: not found in any of the folders and archives searched.</source>
        <translation>Fehlt: in keinem der durchsuchten Ordner und Archive gefunden.</translation>
    </message>
</context>
<context>
    <name>TexturePanel</name>
    <message>
        <source>A &amp;Folder...</source>
        <translation>&amp;Ordner...</translation>
    </message>
    <message>
        <source>Browse the Images of a Folder</source>
        <translation>Bilder eines Ordners durchsehen</translation>
    </message>
    <message>
        <source>An &amp;Archive or Image...</source>
        <translation>&amp;Archiv oder Bild...</translation>
    </message>
    <message>
        <source>Browse the Images of a File</source>
        <translation>Bilder einer Datei durchsehen</translation>
    </message>
    <message>
        <source>&amp;Browse</source>
        <translation>Dur&amp;chsehen</translation>
    </message>
    <message>
        <source>&amp;Game files</source>
        <translation>S&amp;pieldateien</translation>
    </message>
    <message>
        <source>The folders and archives that are searched for the map&apos;s textures</source>
        <translation>Die Ordner und Archive, in denen die Texturen der Map gesucht werden</translation>
    </message>
    <message>
        <source>Used by %1</source>
        <translation>Verwendet von %1</translation>
    </message>
    <message>
        <source>Looking for the textures...</source>
        <translation>Texturen werden gesucht...</translation>
    </message>
    <message numerus="yes">
        <source>Export %n Textures into a Folder</source>
        <translation>
            <numerusform>%n Textur in einen Ordner exportieren</numerusform>
            <numerusform>%n Texturen in einen Ordner exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Export an Image</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Archives and images (%1);;All files (*)</source>
        <translation>Archive und Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Read Again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;folder&quot;&gt;Add a folder&lt;/a&gt; or &lt;a href=&quot;archive&quot;&gt;an archive&lt;/a&gt; of the game, or see the &lt;a href=&quot;games&quot;&gt;game configurations&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;folder&quot;&gt;Einen Ordner&lt;/a&gt; oder &lt;a href=&quot;archive&quot;&gt;ein Archiv&lt;/a&gt; des Spiels hinzufügen, oder die &lt;a href=&quot;games&quot;&gt;Spielkonfigurationen&lt;/a&gt; ansehen.</translation>
    </message>
    <message>
        <source>Textures to show</source>
        <translation>Anzuzeigende Texturen</translation>
    </message>
    <message>
        <source>No map is open. This view shows the textures that it uses. You can also browse those of any folder, PAK, PK3 or WAD.</source>
        <translation>Es ist keine Map geöffnet. Diese Ansicht zeigt die Texturen einer Map. Auch die Bilder eines beliebigen Ordners, PAK, PK3 oder WAD lassen sich durchsehen.</translation>
    </message>
    <message>
        <source>This map uses no textures.</source>
        <translation>Diese Map verwendet keine Texturen.</translation>
    </message>
    <message>
        <source>There are no images here in a format that games read.</source>
        <translation>Hier gibt es keine Bilder in einem Format, das Spiele lesen.</translation>
    </message>
    <message>
        <source>Select a texture to show it here.</source>
        <translation>Wählen Sie eine Textur aus, um sie hier zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures cannot be read; select one to see why.</source>
        <translation>
            <numerusform>%n Textur kann nicht gelesen werden; ein Klick auf sie zeigt, warum.</numerusform>
            <numerusform>%n Texturen können nicht gelesen werden; ein Klick auf eine zeigt, warum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message numerus="yes">
        <source>%1 and %n archives in it</source>
        <translation>
            <numerusform>%1 und %n Archiv darin</numerusform>
            <numerusform>%1 und %n Archive darin</numerusform>
        </translation>
    </message>
    <message>
        <source>    in %1</source>
        <translation>    in %1</translation>
    </message>
    <message>
        <source>the game&apos;s standard palette</source>
        <translation>die Standardpalette des Spiels</translation>
    </message>
    <message>
        <source>none: grey</source>
        <translation>keine: grau</translation>
    </message>
    <message>
        <source>The sky %1 was not found.</source>
        <translation>Der Himmel %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%1: Line %2: the image %3 is missing.</source>
        <translation>%1: Zeile %2: Das Bild %3 fehlt.</translation>
    </message>
    <message>
        <source>It is not one of the listed images.</source>
        <translation>Das ist keines der aufgelisteten Bilder.</translation>
    </message>
    <message>
        <source>Only the first %1 images are listed; there are more.</source>
        <translation>Nur die ersten %1 Bilder sind aufgelistet; es gibt noch mehr.</translation>
    </message>
    <message>
        <source>This is neither an archive nor an image. Images are recognised by their file extension (%1).</source>
        <translation>Das ist weder ein Archiv noch ein Bild. Bilder werden an ihrer Dateiendung erkannt (%1).</translation>
    </message>
    <message>
        <source>The palette %1 is missing, so colours are shown as shades of grey. Searched in: %2.</source>
        <translation>Die Palette %1 fehlt, daher werden Farben als Graustufen gezeigt. Gesucht wurde in: %2.</translation>
    </message>
    <message>
        <source>The palette %1 cannot be read, so the game&apos;s standard palette is used: %2</source>
        <translation>Die Palette %1 kann nicht gelesen werden, daher wird die Standardpalette des Spiels verwendet: %2</translation>
    </message>
    <message>
        <source>The palette %1 cannot be read, so colours are shown as shades of grey: %2</source>
        <translation>Die Palette %1 kann nicht gelesen werden, daher werden Farben als Graustufen gezeigt: %2</translation>
    </message>
    <message>
        <source>This texture is not read because the map is damaged: its textures claim far more pixels than the map contains.</source>
        <translation>Diese Textur wird nicht gelesen, weil die Map beschädigt ist: Ihre Texturen beanspruchen weit mehr Pixel, als die Map enthält.</translation>
    </message>
    <message>
        <source>It is stored in the map but cannot be read: %1</source>
        <translation>Sie ist in der Map gespeichert, kann aber nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The map stores nothing for this texture (offset -1): neither a name nor pixels.</source>
        <translation>Die Map speichert nichts für diese Textur (Offset -1): weder einen Namen noch Pixel.</translation>
    </message>
    <message>
        <source>Its header lies outside the map&apos;s texture lump.</source>
        <translation>Ihr Header liegt außerhalb des Textur-Lumps der Map.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
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
</context>
<context>
    <name>TreemapView</name>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, each too small for a rectangle: the table lists them</source>
        <translation>%1, jeweils zu klein für ein Rechteck: Die Tabelle führt alle auf</translation>
    </message>
    <message>
        <source>Treemap of the parts; the table shows the same data</source>
        <translation>Treemap der Teile; die Tabelle zeigt dieselben Daten</translation>
    </message>
</context>
<context>
    <name>ValuePopup</name>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>Yaw</source>
        <translation>Yaw</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
</context>
<context>
    <name>ViewAction</name>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Show or hide %1; %2 shows and focuses it</source>
        <translation>%1 ein- oder ausblenden; %2 zeigt die Ansicht und gibt ihr den Fokus</translation>
    </message>
</context>
<context>
    <name>ViewPanel</name>
    <message>
        <source>What the faces show</source>
        <translation>Was die Faces zeigen</translation>
    </message>
    <message>
        <source>PVS off</source>
        <translation>PVS aus</translation>
    </message>
    <message>
        <source>PVS from the camera</source>
        <translation>PVS von der Kamera aus</translation>
    </message>
    <message>
        <source>PVS frozen here</source>
        <translation>PVS hier festgehalten</translation>
    </message>
    <message>
        <source>PVS of the selected cluster</source>
        <translation>PVS des ausgewählten Clusters</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Welt</translation>
    </message>
    <message>
        <source>&amp;Brush models</source>
        <translation>&amp;Brush-Modelle</translation>
    </message>
    <message>
        <source>&amp;Triggers</source>
        <translation>&amp;Trigger</translation>
    </message>
    <message>
        <source>&amp;Sky</source>
        <translation>&amp;Himmel</translation>
    </message>
    <message>
        <source>Wire&amp;frame</source>
        <translation>&amp;Drahtgitter</translation>
    </message>
    <message>
        <source>Smooth te&amp;xtures</source>
        <translation>Te&amp;xturen glätten</translation>
    </message>
    <message>
        <source>&amp;Ghosts of what the PVS hides</source>
        <translation>Vom PVS Verborgenes als &amp;Schemen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>yaw %1, pitch %2</source>
        <translation>Yaw %1, Pitch %2</translation>
    </message>
    <message>
        <source>leaf %1, cluster %2</source>
        <translation>Leaf %1, Cluster %2</translation>
    </message>
    <message>
        <source>area %1</source>
        <translation>Area %1</translation>
    </message>
    <message>
        <source>Fl&amp;ares</source>
        <translation>Fla&amp;res</translation>
    </message>
    <message>
        <source>A&amp;nimation</source>
        <translation>Ani&amp;mation</translation>
    </message>
    <message>
        <source>Open a Pointfile</source>
        <translation>Pointfile öffnen</translation>
    </message>
    <message>
        <source>Pointfiles (*.pts *.lin);;All files (*)</source>
        <translation>Pointfiles (*.pts *.lin);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>contents %1</source>
        <translation>Contents %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Li&amp;quids</source>
        <translation>&amp;Flüssigkeiten</translation>
    </message>
    <message>
        <source>What the selected cl&amp;uster sees</source>
        <translation>Was der a&amp;usgewählte Cluster sieht</translation>
    </message>
    <message>
        <source>Drawing the map...</source>
        <translation>Die Map wird gezeichnet...</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Hold it and move the mouse to look around</source>
        <translation>Halten und die Maus bewegen, um sich umzusehen</translation>
    </message>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>Fly forward, left, back, right</source>
        <translation>Nach vorn, links, hinten, rechts fliegen</translation>
    </message>
    <message>
        <source>Q E</source>
        <translation>Q E</translation>
    </message>
    <message>
        <source>Fly down, up</source>
        <translation>Nach unten, oben fliegen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Hold it to fly four times as fast</source>
        <translation>Halten, um viermal so schnell zu fliegen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Move towards what is under the pointer, and back</source>
        <translation>Sich auf das zubewegen, was unter dem Mauszeiger ist, und zurück</translation>
    </message>
    <message>
        <source>+ -</source>
        <translation>+ -</translation>
    </message>
    <message>
        <source>Fly faster, slower; the wheel too, with the right button held</source>
        <translation>Schneller, langsamer fliegen; bei gehaltener rechter Taste auch mit dem Mausrad</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Look around without a button; Z or Esc ends it</source>
        <translation>Sich ohne gedrückte Taste umsehen; Z oder Esc beendet das</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Taste</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Go to the player start</source>
        <translation>Zum Spielerstart gehen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Select the whole wall: all faces in its plane with its texture</source>
        <translation>Die ganze Wand auswählen: alle Faces in ihrer Ebene mit ihrer Textur</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Select what is at the centre of the view</source>
        <translation>Auswählen, was in der Mitte ist</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move the selected entity; Ctrl: up and down, Shift: by 8 units</source>
        <translation>Die ausgewählte Entity verschieben; Strg: nach oben und unten, Umschalt: in Schritten von 8 Einheiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>Menütaste, Umschalt+F10</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>T R L</source>
        <translation>T R L</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>While measuring</source>
        <translation>Beim Messen</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>Ohne Perspektive</translation>
    </message>
    <message>
        <source>Right or middle button, W A S D and arrow keys: move; wheel, E, Q, + and -: zoom</source>
        <translation>Rechte oder mittlere Taste, W A S D und Pfeiltasten: verschieben; Mausrad, E, Q, + und -: zoomen</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;folder&quot;&gt;Add a folder&lt;/a&gt; or &lt;a href=&quot;archive&quot;&gt;an archive&lt;/a&gt; of the game, or see the &lt;a href=&quot;games&quot;&gt;game configurations&lt;/a&gt;.</source>
        <translation>%1 &lt;a href=&quot;folder&quot;&gt;Einen Ordner&lt;/a&gt; oder &lt;a href=&quot;archive&quot;&gt;ein Archiv&lt;/a&gt; des Spiels hinzufügen, oder die &lt;a href=&quot;games&quot;&gt;Spielkonfigurationen&lt;/a&gt; ansehen.</translation>
    </message>
    <message>
        <source>%1 units high, without perspective</source>
        <translation>%1 Einheiten hoch, ohne Perspektive</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Show or hide the models and sprites of entities</source>
        <translation>Die Modelle und Sprites von Entities aus- und einblenden</translation>
    </message>
    <message>
        <source>Mode&amp;ls and sprites	O</source>
        <translation>Mode&amp;lle und Sprites	O</translation>
    </message>
    <message>
        <source>W&amp;hat mirrors and portals show</source>
        <translation>Was Spiegel und Portale &amp;zeigen</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Show or hide fog</source>
        <translation>Nebel aus- und einblenden</translation>
    </message>
    <message>
        <source>Fog (&amp;v)	V</source>
        <translation>Nebel (&amp;v)	V</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>textures: %1</source>
        <translation>Texturen: %1</translation>
    </message>
    <message>
        <source>Hold it to orbit the selection, or what is at the centre of the view; also Alt+right button</source>
        <translation>Halten, um die Auswahl zu umkreisen, oder das, was in der Mitte ist; auch Alt+rechte Taste</translation>
    </message>
    <message>
        <source>Go to the selection; with nothing selected, show everything</source>
        <translation>Zur Auswahl gehen; ist nichts ausgewählt, alles zeigen</translation>
    </message>
    <message>
        <source>View from the top, front, side without perspective; also 7, 1 and 3 on the number pad</source>
        <translation>Ohne Perspektive von oben, vorn, von der Seite blicken; auch 7, 1 und 3 des Ziffernblocks</translation>
    </message>
    <message>
        <source>Return to the perspective view; also 5 on the number pad</source>
        <translation>Zurück zur perspektivischen Ansicht; auch 5 des Ziffernblocks</translation>
    </message>
    <message>
        <source>Measure between two points or faces</source>
        <translation>Zwischen zwei Punkten oder Faces messen</translation>
    </message>
    <message>
        <source>Return the camera to where it was before the last jump</source>
        <translation>Die Kamera dorthin zurückbringen, wo sie vor dem letzten Sprung war</translation>
    </message>
    <message>
        <source>Select what is under the pointer; click again for what lies behind it</source>
        <translation>Auswählen, was unter dem Mauszeiger ist; noch ein Klick wählt, was dahinter liegt</translation>
    </message>
    <message>
        <source>Add to the selection, or remove from it</source>
        <translation>Zur Auswahl hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>Menu: select or hide what lies there, copy the position, add an entity, look from there; also the texture, leaf, cluster, area and model of the face</source>
        <translation>Menü: auswählen oder verbergen, was dort liegt, Position kopieren, Entity hinzufügen, von dort schauen; auch Textur, Leaf, Cluster, Area und Modell des Face</translation>
    </message>
    <message>
        <source>The same menu for the selection, or for what is at the centre of the view</source>
        <translation>Dasselbe Menü für die Auswahl, oder für das, was in der Mitte ist</translation>
    </message>
    <message>
        <source>Show only the selection; Shift+H shows all faces again</source>
        <translation>Nur die Auswahl zeigen; Umschalt+H zeigt wieder alle Faces</translation>
    </message>
    <message>
        <source>Hold it to show the texel and the luxel under the pointer</source>
        <translation>Halten, um Texel und Luxel unter dem Mauszeiger anzuzeigen</translation>
    </message>
    <message>
        <source>Zoom to the rectangle that you drag; also B, then drag</source>
        <translation>Auf den aufgezogenen Rahmen zoomen; auch B, dann ziehen</translation>
    </message>
    <message>
        <source>Click or Enter: set a point, with Ctrl at a vertex; Ctrl+C: copy; Esc: end</source>
        <translation>Klick oder Eingabetaste: einen Punkt setzen, mit Strg an einem Vertex; Strg+C: kopieren; Esc: beenden</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>PVS that limits what is drawn</source>
        <translation>PVS, das begrenzt, was gezeichnet wird</translation>
    </message>
    <message>
        <source>No map is open. This view shows a map in 3D.</source>
        <translation>Es ist keine Map geöffnet. Hier erscheint eine Map in 3D.</translation>
    </message>
    <message>
        <source>T&amp;ool textures</source>
        <translation>T&amp;ool-Texturen</translation>
    </message>
    <message>
        <source>The map cannot be drawn: this display does not support OpenGL 3.3. Everything else works.</source>
        <translation>Die Map kann nicht gezeichnet werden: Dieses Display unterstützt kein OpenGL 3.3. Alles andere geht.</translation>
    </message>
    <message>
        <source>The 3D view changes no geometry. Edit records in their tables or in the inspector, entities in their list.</source>
        <translation>Die 3D-Ansicht ändert keine Geometrie. Datensätze bearbeiten Sie in ihren Tabellen oder im Inspektor, Entities in ihrer Liste.</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>The map in 3D</source>
        <translation>Die Map in 3D</translation>
    </message>
    <message>
        <source>Nothing is drawn here: the camera is in solid space or outside the map. Home goes to the player start.</source>
        <translation>Hier wird nichts gezeichnet: Die Kamera ist in etwas Massivem oder außerhalb der Map. Pos1 führt zum Spielerstart.</translation>
    </message>
    <message>
        <source>No cluster is selected, so everything is drawn. Select a cluster, a leaf or a face.</source>
        <translation>Es ist kein Cluster ausgewählt, deshalb wird alles gezeichnet. Wählen Sie einen Cluster, ein Leaf oder ein Face aus.</translation>
    </message>
    <message>
        <source>Entity %1 cannot be dragged: it is made of brushes. If its class supports the key origin, that moves it.</source>
        <translation>Entity %1 lässt sich nicht ziehen: Sie besteht aus Brushes. Wertet ihre Klasse den Schlüssel origin aus, lässt sie sich damit verschieben.</translation>
    </message>
    <message>
        <source>Move the mouse to look around. Z or Esc ends this; a click selects what is at the centre of the view.</source>
        <translation>Bewegen Sie die Maus, um sich umzusehen. Z oder Esc beendet das; ein Klick wählt aus, was in der Mitte ist.</translation>
    </message>
</context>
<context>
    <name>Views</name>
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
        <source>Entities</source>
        <translation>Entities</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Entity Graph</source>
        <translation>Entity-Graph</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>VisDifferences</name>
    <message>
        <source>Pairs only in this map: %1, only in the other map: %2.</source>
        <translation>Paare nur in dieser Map: %1, nur in der anderen: %2.</translation>
    </message>
    <message>
        <source>Pairs that cannot be compared, because a cluster has no counterpart: %1.</source>
        <translation>Paare, die sich nicht vergleichen lassen, weil ein Cluster kein Gegenstück hat: %1.</translation>
    </message>
</context>
<context>
    <name>VisMatrix</name>
    <message>
        <source>Maps of this game have no PHS (potentially hearable set).</source>
        <translation>Maps dieses Spiels haben kein PHS (Potentially Hearable Set).</translation>
    </message>
    <message>
        <source>%1 clusters are too many to decode: their visibility matrix would take %2 MB.</source>
        <translation>%1 Cluster sind zu viele zum Dekodieren: Ihre Sichtbarkeitsmatrix würde %2 MB brauchen.</translation>
    </message>
</context>
<context>
    <name>VisMatrixView</name>
    <message>
        <source>&amp;Export as PNG...</source>
        <translation>Als PNG &amp;exportieren...</translation>
    </message>
    <message>
        <source>The pair of clusters under the crosshair</source>
        <translation>Das Paar von Clustern unter dem Fadenkreuz</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Ort</translation>
    </message>
    <message>
        <source>The order of the rows and columns</source>
        <translation>Die Reihenfolge der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>PVS</source>
        <translation>PVS</translation>
    </message>
    <message>
        <source>PHS</source>
        <translation>PHS</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>A&amp;lles</translation>
    </message>
    <message>
        <source>Show all clusters (Home)</source>
        <translation>Alle Cluster zeigen (Pos1)</translation>
    </message>
    <message>
        <source>PNG...</source>
        <translation>PNG...</translation>
    </message>
    <message>
        <source>Reading the visibility...</source>
        <translation>Die Sichtbarkeit wird gelesen...</translation>
    </message>
    <message>
        <source>Export the Visibility Matrix</source>
        <translation>Sichtbarkeitsmatrix exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Visibility matrix: a row for each viewing cluster, a column for each seen one</source>
        <translation>Sichtbarkeitsmatrix: eine Zeile für jeden sehenden Cluster, eine Spalte für jeden gesehenen</translation>
    </message>
    <message>
        <source>By place: neighbouring clusters are adjacent, so that rooms form blocks. The order comes from splitting the clusters into halves recursively, by the centres of their boxes, along the longest side of their common bounding box.</source>
        <translation>Nach Ort: Benachbarte Cluster stehen nebeneinander, sodass Räume Blöcke bilden. Dazu wird die Menge der Cluster nach den Mitten ihrer Boxen immer wieder halbiert, entlang der längsten Seite des Raums, den sie einnehmen.</translation>
    </message>
    <message>
        <source>Visible (PVS) or audible (PHS)</source>
        <translation>Sichtbar (PVS) oder hörbar (PHS)</translation>
    </message>
    <message>
        <source>PVS: what is potentially visible. PHS: what is potentially audible.</source>
        <translation>PVS: was zu sehen sein kann. PHS: was zu hören sein kann.</translation>
    </message>
    <message>
        <source>PVS: what is potentially visible.</source>
        <translation>PVS: was zu sehen sein kann.</translation>
    </message>
    <message>
        <source>No map is open. This view shows which of its clusters sees which.</source>
        <translation>Es ist keine Map geöffnet. Diese Ansicht zeigt, welcher Cluster einer Map welche anderen sieht.</translation>
    </message>
    <message>
        <source>The map has no clusters: its compiler computed no visibility, so everything is visible from everywhere.</source>
        <translation>Die Map hat keine Cluster: Ihr Compiler hat keine Sichtbarkeit berechnet, also ist alles von überall zu sehen.</translation>
    </message>
    <message>
        <source>Export all pairs in black and white: white where the row&apos;s cluster sees the column&apos;s</source>
        <translation>Alle Paare in Schwarz und Weiß exportieren: weiß, wo der Cluster der Zeile den der Spalte sieht</translation>
    </message>
    <message>
        <source>&amp;Copy the Pair&apos;s Details</source>
        <translation>Angaben zum Paar &amp;kopieren</translation>
    </message>
    <message>
        <source>The other map&apos;s visibility cannot be shown: %1</source>
        <translation>Die Sichtbarkeit der anderen Map lässt sich nicht anzeigen: %1</translation>
    </message>
    <message>
        <source>The other map does not have this pair.</source>
        <translation>Die andere Map hat dieses Paar nicht.</translation>
    </message>
    <message>
        <source>Only the other map has this pair.</source>
        <translation>Nur die andere Map hat dieses Paar.</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>Unter&amp;schiede</translation>
    </message>
    <message>
        <source>Show which pairs only this map has, and which only the other map has</source>
        <translation>Zeigt, welche Paare nur diese Map hat und welche nur die andere</translation>
    </message>
</context>
<context>
    <name>VisPanel</name>
    <message>
        <source>G&amp;raph</source>
        <translation>G&amp;raph</translation>
    </message>
    <message>
        <source>Matri&amp;x</source>
        <translation>Matri&amp;x</translation>
    </message>
    <message>
        <source>Wheel, + -</source>
        <translation>Mausrad, + -</translation>
    </message>
    <message>
        <source>Zoom in, out</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>Matrix: a page up, down; with Shift left, right</source>
        <translation>Matrix: eine Seite auf, ab; mit Umschalt nach links, rechts</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Graph: select all clusters</source>
        <translation>Graph: alle Cluster auswählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>T R L</source>
        <translation>T R L</translation>
    </message>
    <message>
        <source>Click, Space, Enter</source>
        <translation>Klick, Leertaste, Eingabetaste</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Enter, + -</source>
        <translation>Eingabetaste, + -</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Pan; in the graph, Shift+drag selects</source>
        <translation>Verschieben; im Graphen wählt Umschalt+Ziehen aus</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>In die Ansicht einpassen</translation>
    </message>
    <message>
        <source>Graph: view from the top, front, side; also 7, 1 and 3 on the number pad</source>
        <translation>Graph: von oben, vorn, von der Seite; auch 7, 1 und 3 des Ziffernblocks</translation>
    </message>
    <message>
        <source>Graph: switch between rooms and clusters</source>
        <translation>Graph: zwischen Räumen und Clustern wechseln</translation>
    </message>
    <message>
        <source>Graph: show the selection and its surroundings</source>
        <translation>Graph: die Auswahl und ihre Umgebung zeigen</translation>
    </message>
    <message>
        <source>Graph: go to the next node; matrix: to the next pair, with Shift ten further. Ctrl: pan</source>
        <translation>Graph: zum nächsten Knoten gehen; Matrix: zum nächsten Paar, mit Umschalt zehn weiter. Strg: verschieben</translation>
    </message>
    <message>
        <source>Select the cluster, the room or both clusters of a pair; Ctrl adds to the selection</source>
        <translation>Den Cluster, den Raum oder beide Cluster eines Paars auswählen; mit Strg zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Graph: open the room under the pointer, or close the room that the cluster under the pointer belongs to</source>
        <translation>Graph: den Raum unter dem Mauszeiger öffnen, den des Clusters dort schließen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Move the 3D view&apos;s camera there</source>
        <translation>Die Kamera der 3D-Ansicht dorthin bringen</translation>
    </message>
    <message>
        <source>Visibility cannot be changed here. Edit the lump&apos;s bytes in its table.</source>
        <translation>Die Sichtbarkeit lässt sich hier nicht ändern. Bearbeiten Sie die Bytes des Lumps in seiner Tabelle.</translation>
    </message>
</context>
<context>
    <name>VisPortals</name>
    <message>
        <source>The node tree is broken, so portals between leafs cannot be found.</source>
        <translation>Der Node-Baum ist beschädigt; Portale zwischen Leafs lassen sich nicht ermitteln.</translation>
    </message>
    <message>
        <source>The world&apos;s box is broken, so portals between leafs cannot be found.</source>
        <translation>Die Box der Welt ist beschädigt; Portale zwischen Leafs lassen sich nicht ermitteln.</translation>
    </message>
    <message>
        <source>The node tree is too complex to find portals between leafs in it.</source>
        <translation>Der Node-Baum ist zu komplex, um Portale zwischen Leafs darin zu ermitteln.</translation>
    </message>
</context>
<context>
    <name>VisSummaryLine</name>
    <message numerus="yes">
        <source>%Ln clusters</source>
        <translation>
            <numerusform>%Ln Cluster</numerusform>
            <numerusform>%Ln Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln see all</source>
        <translation>
            <numerusform>%Ln sieht alles</numerusform>
            <numerusform>%Ln sehen alles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leafs have no cluster</source>
        <translation>
            <numerusform>%Ln Leaf hat keinen Cluster</numerusform>
            <numerusform>%Ln Leafs haben keinen Cluster</numerusform>
        </translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>hot spots</source>
        <translation>Brennpunkte</translation>
    </message>
    <message>
        <source>The map has no clusters, so it has no visibility data.</source>
        <translation>Die Map hat keine Cluster und damit keine Sichtbarkeitsdaten.</translation>
    </message>
    <message>
        <source>no visibility data: every cluster sees every other</source>
        <translation>keine Sichtbarkeitsdaten: jeder Cluster sieht jeden anderen</translation>
    </message>
    <message>
        <source>everything is visible from everywhere</source>
        <translation>alles ist von überall zu sehen</translation>
    </message>
    <message>
        <source>a cluster sees %1 % of them on average</source>
        <translation>ein Cluster sieht im Mittel %1 % davon</translation>
    </message>
    <message numerus="yes">
        <source>%Ln see no others</source>
        <translation>
            <numerusform>%Ln sieht keinen anderen</numerusform>
            <numerusform>%Ln sehen keine anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have no PVS row</source>
        <translation>
            <numerusform>%Ln hat keine PVS-Zeile</numerusform>
            <numerusform>%Ln haben keine PVS-Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs are visible only one way</source>
        <translation>
            <numerusform>%Ln Paar ist nur in einer Richtung sichtbar</numerusform>
            <numerusform>%Ln Paare sind nur in einer Richtung sichtbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PVS rows are damaged; clusters missing from them count as not visible</source>
        <translation>
            <numerusform>%Ln PVS-Zeile ist beschädigt; Cluster, die in ihr fehlen, gelten als nicht sichtbar</numerusform>
            <numerusform>%Ln PVS-Zeilen sind beschädigt; Cluster, die in ihnen fehlen, gelten als nicht sichtbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees the most: %2 %</source>
        <translation>%1 sieht am meisten: %2 %</translation>
    </message>
    <message>
        <source>most is drawn from %1: %2 triangles (%3)</source>
        <translation>am meisten wird von %1 aus gezeichnet: %2 Dreiecke (%3)</translation>
    </message>
    <message>
        <source>Reading the visibility...</source>
        <translation>Die Sichtbarkeit wird gelesen...</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Lumpscope</source>
        <translation>Lumpscope</translation>
    </message>
    <message>
        <source>or drop a file on this window.</source>
        <translation>oder eine Datei auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Built-in samples</source>
        <translation>Eingebaute Beispiele</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Gallery for %1</source>
        <translation>Galerie für %1</translation>
    </message>
    <message>
        <source>No recent files yet</source>
        <translation>Noch keine Dateien geöffnet</translation>
    </message>
    <message>
        <source>Opens compiled maps (.bsp) of Quake, Hexen II, Quake II, Quake III Arena, Half-Life and games based on them, and shows everything in them: each lump as a table, each reference as a link. It also opens archives (PAK, PK3, WAD) and single images.</source>
        <translation>Öffnet kompilierte Maps (.bsp) von Quake, Hexen II, Quake II, Quake III Arena, Half-Life und darauf basierenden Spielen und zeigt alles, was darin ist: jeden Lump als Tabelle, jeden Verweis als Link. Es öffnet auch Archive (PAK, PK3, WAD) und einzelne Bilder.</translation>
    </message>
</context>
<context>
    <name>WhatIsNew</name>
    <message>
        <source>Version %1, %2</source>
        <translation>Version %1, %2</translation>
    </message>
    <message>
        <source>What Is New in Lumpscope</source>
        <translation>Was ist neu in Lumpscope</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>Write FIELD = EXPRESSION, FIELD += EXPRESSION or FIELD -= EXPRESSION.</source>
        <translation>Möglich sind FELD = AUSDRUCK, FELD += AUSDRUCK und FELD -= AUSDRUCK.</translation>
    </message>
    <message>
        <source>%1 has no field named %2.</source>
        <translation>%1 hat kein Feld namens %2.</translation>
    </message>
    <message>
        <source>%1 is text; only = can change it.</source>
        <translation>%1 ist Text; nur = kann ihn ändern.</translation>
    </message>
    <message>
        <source>%1 has no flag named %2.</source>
        <translation>%1 hat kein Flag namens %2.</translation>
    </message>
    <message>
        <source>%1 has no record named %2.</source>
        <translation>%1 hat keinen Datensatz namens %2.</translation>
    </message>
    <message>
        <source>%1 can hold only characters of Latin-1.</source>
        <translation>%1 kann nur Zeichen aus Latin-1 enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds at most %Ln characters; %2 has %3.</source>
        <translation>
            <numerusform>%1 fasst höchstens %Ln Zeichen; %2 hat %3.</numerusform>
            <numerusform>%1 fasst höchstens %Ln Zeichen; %2 hat %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is read-only: it was opened as a format that its contents do not indicate.</source>
        <translation>Die Map ist schreibgeschützt: Sie wurde als ein Format geöffnet, auf das ihr Inhalt nicht hinweist.</translation>
    </message>
    <message>
        <source>%1 is calculated; the map does not store it.</source>
        <translation>%1 ist berechnet; die Map speichert es nicht.</translation>
    </message>
    <message>
        <source>%1 is derived from other lumps; the map does not store it.</source>
        <translation>%1 ist aus anderen Lumps abgeleitet; die Map speichert es nicht.</translation>
    </message>
    <message>
        <source>%1 is read as empty in this map.</source>
        <translation>%1 gilt in dieser Map als leer.</translation>
    </message>
    <message>
        <source>%1 would not be a number.</source>
        <translation>%1 wäre keine Zahl.</translation>
    </message>
    <message>
        <source>%1 can be from %2 to %3; %4 is outside.</source>
        <translation>%1 kann von %2 bis %3 reichen; %4 liegt außerhalb.</translation>
    </message>
    <message>
        <source>%1 stands for a range of records, so that none of them can be replaced by a copy.</source>
        <translation>%1 steht für einen Bereich von Datensätzen; deshalb lässt sich keiner davon durch eine Kopie ersetzen.</translation>
    </message>
    <message>
        <source>An expression can have at most %1 characters; this one has %2.</source>
        <translation>Ein Ausdruck kann höchstens %1 Zeichen haben; dieser hat %2.</translation>
    </message>
    <message>
        <source>There must be an operator at character %1, not %2.</source>
        <translation>Bei Zeichen %1 muss ein Operator stehen, nicht %2.</translation>
    </message>
    <message>
        <source>The expression is nested too deeply at character %1.</source>
        <translation>Der Ausdruck ist bei Zeichen %1 zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A number or a name is missing at character %1, where the expression ends.</source>
        <translation>Bei Zeichen %1, am Ende des Ausdrucks, fehlt eine Zahl oder ein Name.</translation>
    </message>
    <message>
        <source>There must be a number or a name at character %1, not %2.</source>
        <translation>Bei Zeichen %1 muss eine Zahl oder ein Name stehen, nicht %2.</translation>
    </message>
    <message>
        <source>The parenthesis at character %1 is not closed.</source>
        <translation>Die Klammer bei Zeichen %1 wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>%1 at character %2 is not a number.</source>
        <translation>%1 bei Zeichen %2 ist keine Zahl.</translation>
    </message>
    <message>
        <source>The name %1 at character %2 is unknown.</source>
        <translation>Der Name %1 bei Zeichen %2 ist unbekannt.</translation>
    </message>
    <message>
        <source>The expression divides by 0.</source>
        <translation>Der Ausdruck teilt durch 0.</translation>
    </message>
    <message>
        <source>%1 is not a whole number of 32 bits, which | &amp; and ~ need.</source>
        <translation>%1 ist keine ganze Zahl mit 32 Bits, wie | &amp; und ~ sie brauchen.</translation>
    </message>
    <message>
        <source>The expression has no finite result.</source>
        <translation>Der Ausdruck hat kein endliches Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records added</source>
        <translation>
            <numerusform>%Ln Datensatz hinzugefügt</numerusform>
            <numerusform>%Ln Datensätze hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records removed</source>
        <translation>
            <numerusform>%Ln Datensatz entfernt</numerusform>
            <numerusform>%Ln Datensätze entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must be a number; %2 is not.</source>
        <translation>%1 muss eine Zahl sein; %2 ist keine.</translation>
    </message>
    <message>
        <source>%1 must be a whole number; %2 is not.</source>
        <translation>%1 muss eine ganze Zahl sein; %2 ist keine.</translation>
    </message>
    <message>
        <source>%1 has a record for each of %2, so that none can be added or removed.</source>
        <translation>%1 hat zu jedem Datensatz von %2 einen eigenen; deshalb lässt sich keiner hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <source>No record can be appended to %1: its last record is cut off.</source>
        <translation>An %1 lässt sich kein Datensatz anhängen: Der letzte Datensatz ist abgeschnitten.</translation>
    </message>
    <message>
        <source>Planes can be appended only in pairs, each followed by the one that faces the other way; there are %1 new ones.</source>
        <translation>Planes lassen sich nur paarweise anhängen, jede gefolgt von der entgegengesetzten; neu sind %1.</translation>
    </message>
    <message>
        <source>A whole vector can be typed into %1.</source>
        <translation>Ein ganzer Vektor lässt sich in %1 eintippen.</translation>
    </message>
    <message>
        <source>%1 must be a number or a name such as %2; %3 is neither.</source>
        <translation>%1 muss eine Zahl oder ein Name wie %2 sein; %3 ist keines von beiden.</translation>
    </message>
    <message numerus="yes">
        <source>references renumbered in %Ln records</source>
        <translation>
            <numerusform>Verweise in %Ln Datensatz umnummeriert</numerusform>
            <numerusform>Verweise in %Ln Datensätzen umnummeriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes added</source>
        <translation>
            <numerusform>%Ln Byte hinzugefügt</numerusform>
            <numerusform>%Ln Bytes hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes removed</source>
        <translation>
            <numerusform>%Ln Byte entfernt</numerusform>
            <numerusform>%Ln Bytes entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed in %1: %2.</source>
        <translation>Geändert in %1: %2.</translation>
    </message>
    <message>
        <source>No record can be removed from %1: %2 of %3 refers to ranges of its records.</source>
        <translation>Aus %1 lässt sich kein Datensatz entfernen: %2 von %3 verweist auf Bereiche seiner Datensätze.</translation>
    </message>
    <message>
        <source>No record can be appended to %1: %2 of %3 refers to ranges of its records, and a new one would lie in none.</source>
        <translation>An %1 lässt sich kein Datensatz anhängen: %2 von %3 verweist auf Bereiche seiner Datensätze, und ein neuer läge in keinem.</translation>
    </message>
    <message>
        <source>The last plane lacks the one that faces the other way. Append that first, then only pairs; there are %1 new ones.</source>
        <translation>Der letzten Plane fehlt die entgegengesetzte. Zuerst muss diese angehängt werden, danach nur Paare; es sind %1 neue.</translation>
    </message>
    <message>
        <source>The quotation mark at character %1 is not closed.</source>
        <translation>Das Anführungszeichen bei Zeichen %1 ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>No record can be removed from %1: the map refers to its records by their position in the lump.</source>
        <translation>Aus %1 lässt sich kein Datensatz entfernen: Die Map verweist auf dessen Datensätze über ihre Position im Lump.</translation>
    </message>
    <message>
        <source>No record can be appended to %1: the map refers to its records by their position in the lump.</source>
        <translation>An %1 lässt sich kein Datensatz anhängen: Die Map verweist auf dessen Datensätze über ihre Position im Lump.</translation>
    </message>
    <message>
        <source>No record can be removed from %1: %2 of %3 connects its records into a tree.</source>
        <translation>Aus %1 lässt sich kein Datensatz entfernen: %2 von %3 verbindet die Datensätze zu einem Baum.</translation>
    </message>
    <message>
        <source>No record can be appended to %1: %2 of %3 connects its records into a tree, and a new one would not be part of it.</source>
        <translation>An %1 lässt sich kein Datensatz anhängen: %2 von %3 verbindet die Datensätze zu einem Baum, und ein neuer gehörte nicht dazu.</translation>
    </message>
    <message>
        <source>No record can be removed from %1: each of its records belongs to records of %2, which only a compiler can remove.</source>
        <translation>Aus %1 lässt sich kein Datensatz entfernen: Jeder gehört zu Datensätzen in %2, die nur ein Compiler entfernen kann.</translation>
    </message>
    <message>
        <source>No record can be appended to %1: each of its records belongs to records of %2, which only a compiler can add.</source>
        <translation>An %1 lässt sich kein Datensatz anhängen: Jeder gehört zu Datensätzen in %2, die nur ein Compiler hinzufügen kann.</translation>
    </message>
    <message>
        <source>%1 %2: its %3 in the file refers to a record that was removed from %4. Revert %4 first.</source>
        <translation>%1 %2: %3 verweist in der Datei auf einen Datensatz, der aus %4 entfernt wurde. Setzen Sie zuerst %4 zurück.</translation>
    </message>
    <message>
        <source>%1 refers to %2, which is not in the file and would be removed. First change the %3 of %1, or remove %1.</source>
        <translation>%1 verweist auf %2. Diesen Datensatz gibt es in der Datei nicht, er würde entfernt. Ändern Sie zuerst %3 von %1, oder entfernen Sie %1.</translation>
    </message>
    <message>
        <source>%1 of %2 is an offset in the other map, which means nothing in this one.</source>
        <translation>%1 von %2 ist ein Offset in der anderen Map, der in dieser nichts bedeutet.</translation>
    </message>
    <message>
        <source>%1 of %2 refers to %3 in the other map, which this map lacks. Take that first.</source>
        <translation>%1 von %2 verweist in der anderen Map auf %3, was dieser Map fehlt. Übernehmen Sie das zuerst.</translation>
    </message>
    <message>
        <source>%1 of %2 is part of a range of records, which can only be taken with the whole lumps.</source>
        <translation>%1 von %2 gehört zu einem Bereich von Datensätzen, der sich nur mit ganzen Lumps übernehmen lässt.</translation>
    </message>
    <message>
        <source>This map has no lump %1.</source>
        <translation>Diese Map hat keinen Lump %1.</translation>
    </message>
    <message>
        <source>The opposite plane of %1 is missing in the other map.</source>
        <translation>Die entgegengesetzte Plane zu %1 fehlt in der anderen Map.</translation>
    </message>
    <message>
        <source>The other map has a different format, so its lumps cannot be taken.</source>
        <translation>Die andere Map hat ein anderes Format, daher lassen sich ihre Lumps nicht übernehmen.</translation>
    </message>
    <message>
        <source>%1 cannot be taken as a whole: records of %2 have different numbers or offsets in the other map, so references would lead elsewhere. Take single records.</source>
        <translation>%1 lässt sich nicht im Ganzen übernehmen: Datensätze von %2 haben in der anderen Map andere Nummern oder Offsets, sodass Verweise woandershin führen würden. Übernehmen Sie einzelne Datensätze.</translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>Entity text, line %1: %2</source>
        <translation>Entity-Text, Zeile %1: %2</translation>
    </message>
    <message>
        <source>Entity %1: model &quot;%2&quot; does not exist; the map&apos;s brush models are *1 to *%3.</source>
        <translation>Entity %1: model &quot;%2&quot; existiert nicht; die Brush-Modelle der Map sind *1 bis *%3.</translation>
    </message>
    <message>
        <source>%1: surfaceType %2 does not exist.</source>
        <translation>%1: surfaceType %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>dem Header</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it cannot be negative.</source>
        <translation>%1: %2 ist %3; der Wert darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, which means record %4, but %5.</source>
        <translation>%1: %2 ist %3, was Datensatz %4 bedeutet, aber %5.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, but %4.</source>
        <translation>%1: %2 ist %3, aber %4.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from any model&apos;s tree.</source>
        <translation>%1 ist vom Baum keines Modells aus erreichbar.</translation>
    </message>
    <message>
        <source>Visibility: rows of %1 bytes are too short for %2 clusters.</source>
        <translation>Visibility: Zeilen von %1 Bytes sind zu kurz für %2 Cluster.</translation>
    </message>
    <message>
        <source>The first entity is not worldspawn: %1 refuses the map.</source>
        <translation>Die erste Entity ist nicht worldspawn: %1 lehnt die Map ab.</translation>
    </message>
    <message>
        <source>%1 is tiny: a box of %2 x %3 x %4 units. Each cluster adds a row and a column to the visibility data.</source>
        <translation>%1 ist winzig: eine Box von %2 x %3 x %4 Einheiten. Jeder Cluster kostet eine Zeile und eine Spalte der Sichtbarkeit.</translation>
    </message>
    <message>
        <source>%1 has no area: its %2 corners lie on one line.</source>
        <translation>%1 hat keine Fläche: Die %2 Ecken liegen auf einer Geraden.</translation>
    </message>
    <message>
        <source>%1 is not flat: a corner lies %2 units off its plane.</source>
        <translation>%1 ist nicht eben: Eine Ecke liegt %2 Einheiten neben der Ebene.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, which the map takes textures from, is missing.</source>
        <translation>%1 fehlt; die Map nimmt Texturen daraus.</translation>
    </message>
    <message>
        <source>The map takes textures from %1.</source>
        <translation>Die Map nimmt Texturen aus %1.</translation>
    </message>
    <message>
        <source>Not found: %1.</source>
        <translation>Nicht gefunden: %1.</translation>
    </message>
    <message>
        <source>The WADs that the map takes textures from were not found: %1.</source>
        <translation>Die WADs, aus denen die Map Texturen nimmt, wurden nicht gefunden: %1.</translation>
    </message>
    <message>
        <source>Entity %1, %2</source>
        <translation>Entity %1, %2</translation>
    </message>
    <message>
        <source>three angles</source>
        <translation>drei Winkel</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Entity %1: the value &quot;%2&quot; of %3 should be %4.</source>
        <translation>Entity %1: Der Wert &quot;%2&quot; von %3 sollte %4 sein.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>BSPX has %1 more than once; only the first is read.</source>
        <translation>BSPX enthält %1 mehrmals; gelesen wird nur der erste.</translation>
    </message>
    <message>
        <source>%1 has %2 luxels, but %3 has %4.</source>
        <translation>%1 hat %2 Luxel, %3 aber %4.</translation>
    </message>
    <message>
        <source>%1 of %2 faces are neither drawn nor measured. The map is damaged: its faces list far more corners than it has.</source>
        <translation>%1 von %2 Faces werden weder gezeichnet noch gemessen. Die Map ist beschädigt: Ihre Faces führen weit mehr Ecken auf, als sie hat.</translation>
    </message>
    <message>
        <source>%1 cannot be used as the map&apos;s entity text. %2</source>
        <translation>%1 lässt sich nicht als Entity-Text der Map verwenden. %2</translation>
    </message>
    <message>
        <source>It has %1 bytes.</source>
        <translation>Sie hat %1 Bytes.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): the key &quot;classname &quot; ends with a space, so %3 finds no classname and drops the entity.</source>
        <translation>Entity %1 (%2): Der Schlüssel &quot;classname &quot; endet mit einem Leerzeichen. %3 findet deshalb keinen classname und verwirft die Entity.</translation>
    </message>
    <message>
        <source>The entity text does not end with a NUL. This makes %1 read past its end, into whatever follows in memory.</source>
        <translation>Der Entity-Text endet nicht mit einem NUL. Deshalb liest %1 über sein Ende hinaus, was im Speicher folgt.</translation>
    </message>
    <message>
        <source>%1 This makes %2 stop or crash.</source>
        <translation>%1 Das lässt %2 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 spans %2 x %3 texels of its texture. This makes %4 stop (&quot;Bad surface extents&quot;).</source>
        <translation>%1 erstreckt sich über %2 x %3 Texel der Textur. Das lässt %4 abbrechen (&quot;Bad surface extents&quot;).</translation>
    </message>
    <message>
        <source>%1: its visibility row should be at byte %2, but the map has no visibility. This makes %3 stop or crash.</source>
        <translation>%1: Die Zeile in Visibility soll bei Byte %2 liegen, aber die Map hat keine Sichtbarkeit. Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 is a patch of %2 x %3 control points. This makes %6 stop or crash: each side must be an odd number from 3 to %4, and the total at most %5.</source>
        <translation>%1 ist ein Patch von %2 x %3 Kontrollpunkten. Das lässt %6 abbrechen oder abstürzen. Erlaubt sind eine ungerade Zahl von 3 bis %4 je Seite und insgesamt höchstens %5.</translation>
    </message>
    <message>
        <source>%1: its name begins like an animation&apos;s, but no frame (0 to 9 or A to J) follows. This makes %2 stop or crash.</source>
        <translation>%1: Der Name beginnt wie der einer Animation, aber es folgt kein Bild 0 bis 9 oder A bis J. Das lässt %2 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: frame %2 of its animation is missing. This makes %3 stop or crash.</source>
        <translation>%1: Bild %2 der Animation fehlt. Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: %2; the limit of %3 is %4.</source>
        <translation>%1: %2; das Limit von %3 ist %4.</translation>
    </message>
    <message>
        <source>%1: %2, more than a compiler&apos;s limit of %4 (%3). The game may still load the map.</source>
        <translation>%1: %2, mehr als das Compiler-Limit von %4 (%3). Das Spiel lädt die Map eventuell trotzdem.</translation>
    </message>
    <message>
        <source>The lightmaps of all faces take %1 pages of %2 x %2 luxels; %3 has %4 and stops (&quot;AllocBlock: full&quot;).</source>
        <translation>Die Lightmaps aller Faces brauchen %1 Seiten von %2 x %2 Luxeln; %3 hat %4 und bricht ab (&quot;AllocBlock: full&quot;).</translation>
    </message>
    <message numerus="yes">
        <source>%1 The lightmaps of %Ln faces are larger than a page.</source>
        <translation>
            <numerusform>%1 Die von %Ln Face sind größer als eine Seite.</numerusform>
            <numerusform>%1 Die von %Ln Faces sind größer als eine Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaf 0 is not solid. This makes %1 stop or crash.</source>
        <translation>Leaf 0 ist nicht massiv. Das lässt %1 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): %4 reads its origin &quot;%3&quot; as %5.</source>
        <translation>Entity %1 (%2): %4 liest den origin &quot;%3&quot; als %5.</translation>
    </message>
    <message>
        <source>%1 fills the whole map (brushNum -1). Some games derived from Quake III allow this; Quake III itself stops (&quot;fog brushNumber out of range&quot;).</source>
        <translation>%1 füllt die ganze Map (brushNum -1). Manche Spiele auf der Grundlage von Quake III erlauben das; Quake III selbst bricht ab (&quot;fog brushNumber out of range&quot;).</translation>
    </message>
    <message>
        <source>%1, which the map takes textures from, is missing. This makes %2 stop or crash, because not all of the textures are in the map.</source>
        <translation>%1 fehlt; die Map nimmt Texturen daraus. Das lässt %2 abbrechen oder abstürzen, weil nicht alle Texturen in der Map sind.</translation>
    </message>
    <message>
        <source>Entity %1: model &quot;%2&quot; does not exist; the map has no brush models.</source>
        <translation>Entity %1: model &quot;%2&quot; existiert nicht; die Map hat keine Brush-Modelle.</translation>
    </message>
    <message>
        <source>%1 has no corners. This makes %2 stop (&quot;Bad surface extents&quot;).</source>
        <translation>%1 hat keine Ecken. Das lässt %2 abbrechen (&quot;Bad surface extents&quot;).</translation>
    </message>
    <message>
        <source>%1: its texture axes give a value that is not a number. This makes %2 stop (&quot;Bad surface extents&quot;).</source>
        <translation>%1: Die Texturachsen ergeben einen Wert, der keine Zahl ist. Das lässt %2 abbrechen (&quot;Bad surface extents&quot;).</translation>
    </message>
    <message>
        <source>%1 lies too far from the origin of its texture. This makes %2 stop (&quot;Bad surface extents&quot;).</source>
        <translation>%1 liegt zu weit vom Ursprung der Textur entfernt. Das lässt %2 abbrechen (&quot;Bad surface extents&quot;).</translation>
    </message>
    <message>
        <source>%1 belongs to a liquid or sky and has %2 corners. This makes %3 stop (&quot;numverts&quot;).</source>
        <translation>%1 gehört zu einer Flüssigkeit oder zum Himmel und hat %2 Ecken. Das lässt %3 abbrechen (&quot;numverts&quot;).</translation>
    </message>
    <message>
        <source>%1 spans so much of its texture, or lies so far from the texture&apos;s origin, that %4 computes a lightmap of %2 x %3 luxels and stops or crashes.</source>
        <translation>%1 erstreckt sich über so viel der Textur oder liegt so weit von deren Ursprung entfernt, dass %4 eine Lightmap von %2 x %3 Luxeln berechnet und abbricht oder abstürzt.</translation>
    </message>
    <message>
        <source>%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows at most %5 x %6.</source>
        <translation>%1 hat eine Lightmap von %2 x %3 Luxeln. Das lässt %4 abbrechen oder abstürzen; erlaubt sind höchstens %5 x %6.</translation>
    </message>
    <message>
        <source>%1 belongs to a sky and has %2 corners. This makes %3 stop when the face comes into view (&quot;MAX_CLIP_VERTS&quot;).</source>
        <translation>%1 gehört zum Himmel und hat %2 Ecken. Das lässt %3 abbrechen, sobald das Face zu sehen ist (&quot;MAX_CLIP_VERTS&quot;).</translation>
    </message>
    <message>
        <source>%1 belongs to a liquid or sky and extends %2 units from the origin. This makes %3 crash, because subdividing the face never ends.</source>
        <translation>%1 gehört zu einer Flüssigkeit oder zum Himmel und reicht bis %2 Einheiten vom Ursprung. Das lässt %3 abstürzen, weil das Unterteilen des Face nie endet.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the shader %2, used by %Ln faces, makes %3 stop while loading the map. %4</source>
        <translation>
            <numerusform>%1: Der Shader %2 auf %Ln Face lässt %3 beim Laden der Map abbrechen. %4</numerusform>
            <numerusform>%1: Der Shader %2 auf %Ln Faces lässt %3 beim Laden der Map abbrechen. %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln records</source>
        <translation>
            <numerusform>%1 hat %Ln Datensatz</numerusform>
            <numerusform>%1 hat %Ln Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Entity %1 (%2): the key &quot;classname &quot; ends with a space, so %3 finds no classname and stops (&quot;found ... when expecting {&quot;).</source>
        <translation>Entity %1 (%2): Der Schlüssel &quot;classname &quot; endet mit einem Leerzeichen, deshalb findet %3 keinen classname und bricht ab (&quot;found ... when expecting {&quot;).</translation>
    </message>
    <message>
        <source>Entity %1 has no key &quot;classname&quot;. This makes %2 stop (&quot;found ... when expecting {&quot;).</source>
        <translation>Entity %1 hat keinen Schlüssel &quot;classname&quot;. Das lässt %2 abbrechen (&quot;found ... when expecting {&quot;).</translation>
    </message>
    <message>
        <source>No entity has the class worldspawn, so the game never prepares the world. This makes %1 stop (&quot;no precache&quot;).</source>
        <translation>Keine Entity hat die Klasse worldspawn, deshalb bereitet das Spiel die Welt nie vor. Das lässt %1 abbrechen (&quot;no precache&quot;).</translation>
    </message>
    <message>
        <source>Entity %1: %2 cannot use the value &quot;%3&quot; of its key %4. This makes %5 stop or crash.</source>
        <translation>Entity %1: %2 kann mit dem Wert &quot;%3&quot; des Schlüssels %4 nichts anfangen. Das lässt %5 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>Entity %1 (%2) has the light style %3. This makes %4 stop or crash, because the number is too high.</source>
        <translation>Entity %1 (%2) hat den Lichtstil %3. Das lässt %4 abbrechen oder abstürzen, weil die Nummer zu hoch ist.</translation>
    </message>
    <message>
        <source>BSPX claims %1 lumps, but its directory has room for only %2.</source>
        <translation>BSPX gibt %1 Lumps an, aber das Verzeichnis hat nur Platz für %2.</translation>
    </message>
    <message>
        <source>BSPX: the entry %1 claims %2 bytes from byte %3, but the file has %4 bytes. Some engines then ignore all BSPX lumps.</source>
        <translation>BSPX: Der Eintrag %1 gibt %2 Bytes ab Byte %3 an, aber die Datei hat %4 Bytes. Manche Engines ignorieren dann alle BSPX-Lumps.</translation>
    </message>
    <message>
        <source>%1: %2 bytes do not divide evenly among the %3 records of %4.</source>
        <translation>%1: %2 Bytes lassen sich nicht gleichmäßig auf die %3 Datensätze von %4 verteilen.</translation>
    </message>
    <message>
        <source>Records in %1: %2, but in %3: %4. The counts should be equal.</source>
        <translation>Datensätze in %1: %2, in %3 aber %4. Die Anzahlen sollten gleich sein.</translation>
    </message>
    <message>
        <source>%1: %2 bytes are not a multiple of the record size (%3); the last record is truncated.</source>
        <translation>%1: %2 Bytes sind kein Vielfaches der Datensatzgröße (%3); der letzte Datensatz ist abgeschnitten.</translation>
    </message>
    <message>
        <source>%1: its %2 bytes are fewer than the counts in it require, or the counts contradict each other.</source>
        <translation>%1: Die %2 Bytes sind weniger, als die enthaltenen Anzahlen verlangen, oder die Anzahlen widersprechen einander.</translation>
    </message>
    <message>
        <source>%1: %2 more bytes follow the data that its counts describe.</source>
        <translation>%1: Auf die Daten, die sich aus den Anzahlen ergeben, folgen %2 weitere Bytes.</translation>
    </message>
    <message>
        <source>%1 has normals for %2 face corners, but the map&apos;s faces have %3.</source>
        <translation>%1 hat Normalen für %2 Face-Ecken, die Faces der Map haben aber %3.</translation>
    </message>
    <message>
        <source>%1 %2 has version %3, but engines read only version 1.</source>
        <translation>%1 %2 hat Version %3, Engines lesen aber nur Version 1.</translation>
    </message>
    <message>
        <source>%1 %2 claims %3 brush planes, but its brushes have %4.</source>
        <translation>%1 %2 gibt für seine Brushes %3 Ebenen an, sie haben aber %4.</translation>
    </message>
    <message>
        <source>%1 is not a readable ZIP archive.</source>
        <translation>%1 ist kein lesbares ZIP-Archiv.</translation>
    </message>
    <message>
        <source>%2 has no engine %1. Choose one of: %3.</source>
        <translation>Für %2 gibt es keine Engine %1. Zur Auswahl stehen: %3.</translation>
    </message>
    <message>
        <source>In %1, next to the map: %2</source>
        <translation>In %1 neben der Map: %2</translation>
    </message>
    <message>
        <source>Engines that support names with a CRC read NAME@CRC.ent instead of %1. %2 %3</source>
        <translation>Engines, die Namen mit einer CRC unterstützen, lesen NAME@CRC.ent statt %1. %2 %3</translation>
    </message>
    <message>
        <source>In the game, the engine may read the entities from %1 instead of from the map. %2 %3</source>
        <translation>Im Spiel liest die Engine die Entities möglicherweise aus %1 statt aus der Map. %2 %3</translation>
    </message>
    <message>
        <source>No engine reads %1 for this map: the file belongs to entities with the CRC %2, but those of the map have %3.</source>
        <translation>Keine Engine liest %1 für diese Map: Die Datei gehört zu Entities mit der CRC %2, die der Map haben aber %3.</translation>
    </message>
    <message>
        <source>%1 is next to the map, but cannot be used as its visibility. %2</source>
        <translation>%1 liegt neben der Map, lässt sich aber nicht als ihre Sichtbarkeit verwenden. %2</translation>
    </message>
    <message>
        <source>The map has no visibility of its own. Lumpscope shows the visibility in %1, next to the map. %2</source>
        <translation>Die Map hat keine eigene Sichtbarkeit. Lumpscope zeigt die aus %1 neben der Map. %2</translation>
    </message>
    <message>
        <source>%1 is next to the map, and the engine may read the visibility from it in the game. Lumpscope shows the map&apos;s own. %2</source>
        <translation>%1 liegt neben der Map, und die Engine liest die Sichtbarkeit im Spiel möglicherweise daraus. Lumpscope zeigt die der Map. %2</translation>
    </message>
    <message>
        <source>%1 is next to the map, but cannot be used as its lighting. %2</source>
        <translation>%1 liegt neben der Map, lässt sich aber nicht als ihre Beleuchtung verwenden. %2</translation>
    </message>
    <message>
        <source>Light may flicker through a gap between %1 and %2: a corner of the second lies on an edge of the first, at %3 %4 %5, where the first has no corner (T-junction).</source>
        <translation>Zwischen %1 und %2 kann Licht durchflimmern: Eine Ecke des zweiten Face liegt bei %3 %4 %5 auf einer Kante des ersten, das dort keine Ecke hat (T-Junction).</translation>
    </message>
    <message>
        <source>%1 is black, although faces around it are lit: %2, which shares an edge with it, has an average brightness of %3 (of 255).</source>
        <translation>%1 ist schwarz, obwohl Faces ringsum beleuchtet sind: %2 grenzt mit einer Kante daran und hat eine mittlere Helligkeit von %3 (von 255).</translation>
    </message>
    <message>
        <source>a colour (three numbers)</source>
        <translation>eine Farbe (drei Zahlen)</translation>
    </message>
    <message>
        <source>Entity %1: there is no definition of the class %2.</source>
        <translation>Entity %1: Für die Klasse %2 gibt es keine Definition.</translation>
    </message>
    <message>
        <source>Entity %1: there is no definition of the class %2. The game does not spawn the entity unless a mod adds the class.</source>
        <translation>Entity %1: Für die Klasse %2 gibt es keine Definition. Das Spiel erzeugt die Entity nicht, es sei denn, eine Mod ergänzt die Klasse.</translation>
    </message>
    <message>
        <source>Entity %1: the definition of its class %2 has no key %3.</source>
        <translation>Entity %1: Die Definition der Klasse %2 hat keinen Schlüssel %3.</translation>
    </message>
    <message>
        <source>Entity %1: the key %2 has the value &quot;%4&quot;, but the definition of %3 lists %5.</source>
        <translation>Entity %1: Der Schlüssel %2 hat den Wert &quot;%4&quot;, aber die Definition von %3 nennt %5.</translation>
    </message>
    <message>
        <source>Entity %1 has no classname, so the game ignores it.</source>
        <translation>Entity %1 hat keinen classname; das Spiel ignoriert sie.</translation>
    </message>
    <message>
        <source>Entity %1 duplicates entity %2 (%3): all keys and values are equal.</source>
        <translation>Entity %1 ist ein Duplikat von Entity %2 (%3): Alle Schlüssel und Werte sind gleich.</translation>
    </message>
    <message>
        <source>There is &quot;%1&quot;, but %2 distinguishes upper and lower case in names.</source>
        <translation>Es gibt &quot;%1&quot;, aber %2 unterscheidet bei Namen Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Area portal %1 does not seal: it needs exactly two records, in two different areas. Records found: %2.</source>
        <translation>Areaportal %1 dichtet nicht ab: Es braucht genau zwei Datensätze in zwei verschiedenen Areas. Vorhandene Datensätze: %2.</translation>
    </message>
    <message>
        <source>The entity text of %1 bytes is too short for a map. This makes %2 stop or crash.</source>
        <translation>Der Entity-Text von %1 Bytes ist zu kurz für eine Map. Das lässt %2 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 compares the whole name, so it does not read this as *%2.</source>
        <translation>%1 vergleicht den ganzen Namen und erkennt dies deshalb nicht als *%2.</translation>
    </message>
    <message>
        <source>Entity %1: key %3 targets &quot;%2&quot;, but no entity has that targetname.</source>
        <translation>Entity %1: Der Schlüssel %3 verweist auf &quot;%2&quot;, aber keine Entity hat diesen targetname.</translation>
    </message>
    <message>
        <source>Entity %1: this %3 has the style %2, but no area portal has that number.</source>
        <translation>Entity %1: Dieses %3 hat style %2, aber kein Areaportal hat diese Nummer.</translation>
    </message>
    <message>
        <source>Entity %1: no entity targets this %2, so it stays closed.</source>
        <translation>Entity %1: Keine Entity hat dieses %2 als Ziel, also bleibt es geschlossen.</translation>
    </message>
    <message>
        <source>Entity %1: the key &quot;%2&quot; or its value is %3 characters long; %4 itself keeps %5 of them and writes past the end of its buffer.</source>
        <translation>Entity %1: Der Schlüssel &quot;%2&quot; oder sein Wert ist %3 Zeichen lang; %4 selbst behält davon %5 und schreibt über das Ende des Puffers hinaus.</translation>
    </message>
    <message>
        <source>Entity %1: the key &quot;%2&quot; or its value is %3 characters long; %4 itself reads only %5.</source>
        <translation>Entity %1: Der Schlüssel &quot;%2&quot; oder sein Wert ist %3 Zeichen lang; %4 selbst liest nur %5.</translation>
    </message>
    <message>
        <source>%1 %2 splits it into pieces of %3 characters, so keys and values get mixed up.</source>
        <translation>%1 %2 zerteilt den Text in Stücke von %3 Zeichen, sodass Schlüssel und Werte durcheinandergeraten.</translation>
    </message>
    <message>
        <source>%1 %2 reads a key or value of more than %3 characters as empty.</source>
        <translation>%1 %2 liest einen Schlüssel oder Wert von mehr als %3 Zeichen als leer.</translation>
    </message>
    <message>
        <source>Entity %1 has %2 keys; %3 allows at most %4 and stops loading the map.</source>
        <translation>Entity %1 hat %2 Schlüssel; %3 erlaubt höchstens %4 und bricht das Laden der Map ab.</translation>
    </message>
    <message>
        <source>Entity %1 has %2 bytes of keys and values; %3 allows at most %4 and stops loading the map.</source>
        <translation>Entity %1 hat %2 Bytes an Schlüsseln und Werten; %3 erlaubt höchstens %4 und bricht das Laden der Map ab.</translation>
    </message>
    <message>
        <source>%1: on %2, its texture axes give a texture coordinate that is too large or not a number, so the lightmap of such faces is unknown.</source>
        <translation>%1: Die Texturachsen ergeben auf %2 eine Texturkoordinate, die zu groß oder keine Zahl ist; die Lightmap solcher Faces lässt sich nicht bestimmen.</translation>
    </message>
    <message>
        <source>%1: its texture axes are 0 or parallel, so %2 shows only a line of the texture.</source>
        <translation>%1: Die Texturachsen sind 0 oder parallel; deshalb zeigt %2 nur eine Linie der Textur.</translation>
    </message>
    <message>
        <source>%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows at most %5 luxels in all.</source>
        <translation>%1 hat eine Lightmap von %2 x %3 Luxeln. Das lässt %4 abbrechen oder abstürzen; erlaubt sind insgesamt höchstens %5 Luxel.</translation>
    </message>
    <message>
        <source>%1: its lightmaps (%2 bytes from byte %3) run past the end of the lighting data (%4 bytes).</source>
        <translation>%1: Die Lightmaps (%2 Bytes ab Byte %3) reichen über das Ende der Lichtdaten (%4 Bytes) hinaus.</translation>
    </message>
    <message>
        <source>Visibility claims %1 clusters, but its %2 bytes do not have room for them.</source>
        <translation>Visibility gibt %1 Cluster an, aber in die %2 Bytes passen nicht so viele.</translation>
    </message>
    <message>
        <source>%1 claims visibility for %2 leafs, but only %3 follow leaf 0.</source>
        <translation>%1 gibt an, dass %2 Leafs Sichtbarkeit haben, aber auf Leaf 0 folgen nur %3.</translation>
    </message>
    <message>
        <source>%1 has %2 corners; a polygon needs at least 3.</source>
        <translation>%1 hat %2 Ecken; ein Polygon braucht mindestens 3.</translation>
    </message>
    <message>
        <source>%1: lightofs is %2; the only valid negative value is -1.</source>
        <translation>%1: lightofs ist %2; als negativer Wert ist nur -1 zulässig.</translation>
    </message>
    <message>
        <source>%1: its visibility row at byte %2 runs past the end of the lump (%3 bytes).</source>
        <translation>%1: Die Zeile in Visibility ab Byte %2 reicht über das Ende des Lumps (%3 Bytes) hinaus.</translation>
    </message>
    <message>
        <source>the %1 tools</source>
        <translation>Tools von %1</translation>
    </message>
    <message>
        <source>%1: the lump has no records, so the game refuses the map.</source>
        <translation>%1: Der Lump hat keine Datensätze; das Spiel lehnt die Map ab.</translation>
    </message>
    <message>
        <source>%1 begins at byte %2, inside %3, which ends at byte %4.</source>
        <translation>%1 beginnt bei Byte %2, also in %3 (Ende bei Byte %4).</translation>
    </message>
    <message>
        <source>The first entity is not worldspawn, but the game uses it as the world anyway.</source>
        <translation>Die erste Entity ist nicht worldspawn, aber das Spiel verwendet sie trotzdem als Welt.</translation>
    </message>
    <message>
        <source>The map has no textures, but %1 texinfos refer to some; games draw a checkerboard instead.</source>
        <translation>Die Map hat keine Texturen, aber %1 Texinfos verweisen auf welche; Spiele zeichnen stattdessen ein Schachbrett.</translation>
    </message>
    <message>
        <source>%1 is %2 x %3 texels in size, so there is nothing to draw.</source>
        <translation>%1 ist %2 x %3 Texel groß, es gibt also nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>%1 is %2 x %3 texels in size. A width or height that is not a multiple of 16 makes %4 stop or crash.</source>
        <translation>%1 ist %2 x %3 Texel groß. Eine Breite oder Höhe, die kein Vielfaches von 16 ist, lässt %4 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>Textures: the lump claims %1, but its %2 bytes have room for only %3.</source>
        <translation>Texturen: Der Lump gibt %1 an, aber seine %2 Bytes haben nur für %3 Platz.</translation>
    </message>
    <message>
        <source>%1: its header at byte %2 does not fit into the texture lump (%3 bytes).</source>
        <translation>%1: Der Header bei Byte %2 passt nicht in den Textur-Lump (%3 Bytes).</translation>
    </message>
    <message>
        <source>%1: its pixels run past the end of the texture lump (%2 bytes).</source>
        <translation>%1: Die Pixel reichen über das Ende des Textur-Lumps (%2 Bytes) hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures used by drawn faces are missing.</source>
        <translation>
            <numerusform>%n Textur, mit der Faces gezeichnet werden, fehlt.</numerusform>
            <numerusform>%n Texturen, mit denen Faces gezeichnet werden, fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game folder was found for this map.</source>
        <translation>Zu dieser Map wurde kein Spielordner gefunden.</translation>
    </message>
    <message>
        <source>Searched: %1.</source>
        <translation>Durchsucht: %1.</translation>
    </message>
    <message>
        <source>Entity %1 uses brush model *%2, which entity %3 uses as well.</source>
        <translation>Entity %1 verwendet das Brush-Modell *%2, das auch Entity %3 verwendet.</translation>
    </message>
    <message>
        <source>No entity uses brush model *%1, so it never appears in the game.</source>
        <translation>Keine Entity verwendet das Brush-Modell *%1; es kommt im Spiel also nicht vor.</translation>
    </message>
    <message>
        <source>%1: the mins of its box are greater than the maxs. This makes %2 stop at entity %3 (&quot;backwards mins/maxs&quot;).</source>
        <translation>%1: Bei der Box sind die mins größer als die maxs. Das lässt %2 bei Entity %3 abbrechen (&quot;backwards mins/maxs&quot;).</translation>
    </message>
    <message>
        <source>Entity %1 (%2) has no origin, so the game places it at 0 0 0.</source>
        <translation>Entity %1 (%2) hat keinen origin; das Spiel setzt sie auf 0 0 0.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): its origin &quot;%3&quot; does not consist of three numbers.</source>
        <translation>Entity %1 (%2): Der origin &quot;%3&quot; besteht nicht aus drei Zahlen.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): its origin %3 is outside the world.</source>
        <translation>Entity %1 (%2): Der origin %3 liegt außerhalb der Welt.</translation>
    </message>
    <message>
        <source>Entity %1 (%2) is inside solid space, at %3.</source>
        <translation>Entity %1 (%2) steckt bei %3 in massivem Raum.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): at %3 its box starts in solid space, so the game removes the entity.</source>
        <translation>Entity %1 (%2): Ihre Box beginnt bei %3 in massivem Raum; das Spiel entfernt die Entity.</translation>
    </message>
    <message>
        <source>%1: the first six of its brush sides form its box, but from side %2 on, the map has fewer than six. This makes %3 stop or crash.</source>
        <translation>%1: Die Box ergibt sich aus sechs Brush-Seiten, aber ab Seite %2 hat die Map weniger. Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: %2 is %3. %4 reads numbers above %5 as negative, and then stops or reads outside the lump.</source>
        <translation>%1: %2 ist %3. %4 liest Zahlen über %5 als negativ und bricht dann ab oder liest außerhalb des Lumps.</translation>
    </message>
    <message>
        <source>The game never draws %1 of the world&apos;s faces (%2 square units in all), because no leaf of a cluster lists them. The first is %3.</source>
        <translation>Faces der Welt, die das Spiel nie zeichnet, weil kein Leaf eines Clusters sie aufführt: %1 (zusammen %2 Quadrateinheiten). Das erste ist %3.</translation>
    </message>
    <message>
        <source>%1 has no sides, so it fills no space and nothing collides with it.</source>
        <translation>%1 hat keine Seiten: Der Brush füllt keinen Raum, und nichts stößt mit ihm zusammen.</translation>
    </message>
    <message>
        <source>%1 is next to the map: the map leaked when it was compiled. The file holds the path from an entity out into the void; the 3D view draws it.</source>
        <translation>%1 liegt neben der Map: Die Map war beim Kompilieren undicht. Die Datei enthält den Weg von einer Entity hinaus ins Leere; die 3D-Ansicht zeichnet ihn.</translation>
    </message>
    <message>
        <source>The world&apos;s own spawnflags keep it from spawning (played as %1). %2 This makes %3 stop (&quot;no precache&quot;).</source>
        <translation>Das Spiel erzeugt die Welt wegen ihrer eigenen spawnflags nicht (gespielt als %1). %2 Das lässt %3 abbrechen (&quot;no precache&quot;).</translation>
    </message>
    <message>
        <source>Entity %1: %2 has no key %3. This makes %4 stop or crash.</source>
        <translation>Entity %1: %2 hat keinen Schlüssel %3. Das lässt %4 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 is flat, but lies up to %2 units off the plane that it refers to; at its widest it is %3 units wide.</source>
        <translation>%1 ist eben, liegt aber bis zu %2 Einheiten neben der Ebene, auf die es verweist; an der breitesten Stelle ist es %3 Einheiten breit.</translation>
    </message>
    <message>
        <source>The game&apos;s own files were not found (searched: %1), so Lumpscope cannot tell which textures are missing. Textures drawn: %2; not found: %3, such as %4.</source>
        <translation>Die Dateien des Spiels selbst wurden nicht gefunden (durchsucht: %1); deshalb lässt sich nicht sagen, welche Texturen fehlen. Gezeichnete Texturen: %2; nicht gefunden: %3, etwa %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture %2, used by %Ln faces, is missing.</source>
        <translation>
            <numerusform>%1: Die Textur %2, die %Ln Face verwendet, fehlt.</numerusform>
            <numerusform>%1: Die Textur %2, die %Ln Faces verwenden, fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the map holds neither the name nor the pixels of this texture; games draw its %Ln faces with a checkerboard.</source>
        <translation>
            <numerusform>%1: Die Map enthält weder Namen noch Pixel dieser Textur; Spiele zeichnen ihr %Ln Face mit einem Schachbrett.</numerusform>
            <numerusform>%1: Die Map enthält weder Namen noch Pixel dieser Textur; Spiele zeichnen ihre %Ln Faces mit einem Schachbrett.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has its own ancestor %2 as a child: the tree contains a cycle.</source>
        <translation>%1 hat den eigenen Vorfahren %2 als Kind: Der Baum enthält einen Zyklus.</translation>
    </message>
    <message>
        <source>%1: the tree of its hull %2 begins at node %3, but also contains node %4. This makes %5 stop (&quot;bad node number&quot;).</source>
        <translation>%1: Der Baum von Hull %2 beginnt bei Node %3, aber auch Node %4 gehört dazu. Das lässt %5 abbrechen (&quot;bad node number&quot;).</translation>
    </message>
    <message>
        <source>%1: its contents value %2 makes %3 treat the leaf as a node and crash.</source>
        <translation>%1: Der Contents-Wert %2 lässt %3 das Leaf als Node behandeln und abstürzen.</translation>
    </message>
    <message>
        <source>Leaf 0 is not solid, so the game refuses the map.</source>
        <translation>Leaf 0 ist nicht massiv; das Spiel lehnt die Map ab.</translation>
    </message>
    <message>
        <source>No leaf is empty space, so the game refuses the map.</source>
        <translation>Kein Leaf ist leerer Raum; das Spiel lehnt die Map ab.</translation>
    </message>
    <message>
        <source>The map has no clipnodes and so no hulls. In %1, players and monsters fall through the map.</source>
        <translation>Die Map hat keine Clipnodes, also auch keine Hulls. In %1 fallen Spieler und Monster durch die Map.</translation>
    </message>
    <message>
        <source>The map has no clipnodes and so no hulls. Games load it, but stop as soon as a player or a monster moves (&quot;bad node number&quot;).</source>
        <translation>Die Map hat keine Clipnodes, also auch keine Hulls. Spiele laden sie, brechen aber ab, sobald sich ein Spieler oder Monster bewegt (&quot;bad node number&quot;).</translation>
    </message>
    <message>
        <source>%1 FTE does not stop: it uses the brushes of BRUSHLIST for collisions.</source>
        <translation>%1 FTE bricht nicht ab: Es verwendet für Kollisionen die Brushes von BRUSHLIST.</translation>
    </message>
    <message>
        <source>%1: %2 %3 and %4 %5 go past the end of the lump: %6.</source>
        <translation>%1: %2 %3 und %4 %5 reichen über das Ende des Lumps hinaus: %6.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is %3, but the range that it indexes has %Ln records.</source>
        <translation>
            <numerusform>%1: %2 ist %3, aber der Bereich, auf den sich der Wert bezieht, hat %Ln Datensatz.</numerusform>
            <numerusform>%1: %2 ist %3, aber der Bereich, auf den sich der Wert bezieht, hat %Ln Datensätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no lightmap although the map has some, so it is drawn fullbright. Nothing in the map explains why.</source>
        <translation>%1 hat keine Lightmap, obwohl die Map welche enthält, und wird deshalb in voller Helligkeit gezeichnet. Nichts an diesem Face verlangt das.</translation>
    </message>
    <message>
        <source>Entity %1: this %2 has no style key, so it belongs to no area portal.</source>
        <translation>Entity %1: Dieses %2 hat keinen Schlüssel style und gehört deshalb zu keinem Areaportal.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the game rejects the shader %2 and draws its default image on %Ln faces. %3</source>
        <translation>
            <numerusform>%1: Das Spiel lehnt den Shader %2 ab und zeichnet %Ln Face mit seinem Standardbild. %3</numerusform>
            <numerusform>%1: Das Spiel lehnt den Shader %2 ab und zeichnet %Ln Faces mit seinem Standardbild. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The skybox %1, named in the sky shader %2, is missing.</source>
        <translation>Die Skybox %1, die der Himmels-Shader %2 nennt, fehlt.</translation>
    </message>
    <message>
        <source>The skybox %1, shown on faces of the map, is missing.</source>
        <translation>Die Skybox %1, die auf Faces der Map zu sehen ist, fehlt.</translation>
    </message>
    <message>
        <source>Further errors of this kind: %1.</source>
        <translation>Weitere Fehler dieser Art: %1.</translation>
    </message>
    <message>
        <source>%1 is foliage (surfaceType %2). This makes %3 stop or crash.</source>
        <translation>%1 ist Foliage (surfaceType %2). Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 has %4 vertexes, too few for a mesh of %2 and the positions of %3 copies.</source>
        <translation>%1 hat %4 Vertexe, zu wenige für ein Mesh aus %2 und die Positionen von %3 Kopien.</translation>
    </message>
    <message>
        <source>%1 refers to vertex %2 of %3, whose mesh has only %4 vertexes.</source>
        <translation>%1 verweist auf Vertex %2 von %3, aber deren Mesh hat nur %4 Vertexe.</translation>
    </message>
    <message>
        <source>%1: %4 is %5, but %2 is %3, so the style has no lightmap page. This makes %6 stop if the shader has a $lightmap stage (&quot;light style with no light map&quot;).</source>
        <translation>%1: %4 ist %5, aber %2 ist %3; dem Lichtstil fehlt die Lightmap-Seite. Das lässt %6 abbrechen, wenn der Shader eine $lightmap-Stage hat (&quot;light style with no light map&quot;).</translation>
    </message>
</context>
<context>
    <name>commands</name>
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
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Schreiben nicht möglich: %1.</translation>
    </message>
    <message>
        <source>dump: CSV of several lumps needs --output FOLDER, or a single --lump.</source>
        <translation>dump: CSV braucht für mehrere Lumps --output FOLDER, sonst ein einzelnes --lump.</translation>
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
        <source>The output cannot be written.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Lesen nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>checksum: %1, as before</source>
        <translation>Prüfsumme: %1, wie vorher</translation>
    </message>
    <message>
        <source>checksum: %1, before %2</source>
        <translation>Prüfsumme: %1, vorher %2</translation>
    </message>
    <message>
        <source>backup: %1</source>
        <translation>Sicherungskopie: %1</translation>
    </message>
    <message>
        <source>There is no display for a window. lumpscope --help lists what works without one.</source>
        <translation>Es gibt kein Display für ein Fenster. lumpscope --help listet auf, was ohne Fenster geht.</translation>
    </message>
    <message>
        <source>%1 lightmaps written to %2.
</source>
        <translation>%1 Lightmaps in %2 geschrieben.
</translation>
    </message>
    <message>
        <source>The map has no lightmaps, so there is no atlas to write.
</source>
        <translation>Die Map hat keine Lightmaps, daher lässt sich kein Atlas schreiben.
</translation>
    </message>
    <message>
        <source>An atlas of %1 lightmaps written to %2.
</source>
        <translation>Atlas von %1 Lightmaps in %2 geschrieben.
</translation>
    </message>
    <message>
        <source>Write the textures.</source>
        <translation>Die Texturen schreiben.</translation>
    </message>
    <message>
        <source>Write the atlas of all lightmaps.</source>
        <translation>Den Atlas aller Lightmaps schreiben.</translation>
    </message>
    <message>
        <source>damaged: %1: %2
</source>
        <translation>beschädigt: %1: %2
</translation>
    </message>
    <message>
        <source>missing: %1
</source>
        <translation>fehlt: %1
</translation>
    </message>
    <message>
        <source>note: %1
</source>
        <translation>Hinweis: %1
</translation>
    </message>
    <message>
        <source>textures written: %1 of %2
</source>
        <translation>Texturen geschrieben: %1 von %2
</translation>
    </message>
    <message>
        <source>hit none
</source>
        <translation>getroffen: nichts
</translation>
    </message>
    <message>
        <source>hit face %1 model %2 entity %3 at %4 %5 %6
</source>
        <translation>getroffen: Face %1, Modell %2, Entity %3 bei %4 %5 %6
</translation>
    </message>
    <message>
        <source>unreadable: %1
</source>
        <translation>unlesbar: %1
</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>clusters: %1
</source>
        <translation>Cluster: %1
</translation>
    </message>
    <message>
        <source>--pvs takes camera or off, not %1.</source>
        <translation>--pvs erwartet camera oder off, nicht %1.</translation>
    </message>
    <message>
        <source>--fov takes %1 to %2 degrees, not %3.</source>
        <translation>--fov erwartet %1 bis %2 Grad, nicht %3.</translation>
    </message>
    <message>
        <source>--output PNG is missing: the file to write.</source>
        <translation>--output PNG fehlt: die Datei, in die geschrieben wird.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Datei, in die geschrieben wird.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: the display cannot be used.</source>
        <translation>Es kann nichts gezeichnet werden: Das Display ist nicht benutzbar.</translation>
    </message>
    <message>
        <source>leafs without a cluster: %1
</source>
        <translation>Leafs ohne Cluster: %1
</translation>
    </message>
    <message>
        <source>textures written: %1 of %2; unreadable or missing: %3
</source>
        <translation>Texturen geschrieben: %1 von %2; unlesbar oder nicht gefunden: %3
</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>An error was found.</source>
        <translation>Es wurde ein Fehler gefunden.</translation>
    </message>
    <message>
        <source>textures drawn: %1, missing: %2
</source>
        <translation>gezeichnete Texturen: %1, davon fehlen: %2
</translation>
    </message>
    <message>
        <source>--where: %1</source>
        <translation>--where: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>entities changed: %1 (%2)</source>
        <translation>Entities geändert: %1 (%2)</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>entities: --set %1: %2</source>
        <translation>entities: --set %1: %2</translation>
    </message>
    <message>
        <source>The entities are the same.</source>
        <translation>Die Entities sind gleich.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>... und %1 weitere</translation>
    </message>
    <message>
        <source>--%1 takes on or off, not %2.</source>
        <translation>--%1 erwartet on oder off, nicht %2.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln faces</source>
        <translation>
            <numerusform>%1: %Ln Face</numerusform>
            <numerusform>%1: %Ln Faces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2, sort %3</source>
        <translation>%1, Zeile %2, sort %3</translation>
    </message>
    <message>
        <source>ignored: %1</source>
        <translation>nicht beachtet: %1</translation>
    </message>
    <message>
        <source>%1 Problems: %2; kinds: %3.
</source>
        <translation>%1 Probleme: %2; Arten: %3.
</translation>
    </message>
    <message>
        <source>light: %1
</source>
        <translation>Licht: %1
</translation>
    </message>
    <message>
        <source>textures written: %1 of %2; unreadable or missing: %3; not written: %4
</source>
        <translation>Texturen geschrieben: %1 von %2; unlesbar oder nicht gefunden: %3; nicht geschrieben: %4
</translation>
    </message>
    <message>
        <source>backup: %1 (already existed)</source>
        <translation>Sicherungskopie: %1 (war schon da)</translation>
    </message>
    <message>
        <source>owner: changed from %1 to you</source>
        <translation>Besitzer: jetzt Sie, vorher %1</translation>
    </message>
    <message>
        <source>%1: skipped; it is a backup, or was left behind by an interrupted save</source>
        <translation>%1: übersprungen; eine Sicherungskopie oder der Rest eines unterbrochenen Speichervorgangs</translation>
    </message>
    <message>
        <source>entities that would change: %1 (%2)</source>
        <translation>Entities, die sich ändern würden: %1 (%2)</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>abgelehnt, nicht geschrieben</translation>
    </message>
    <message>
        <source>the file of an earlier run is removed</source>
        <translation>die Datei eines früheren Laufs wurde entfernt</translation>
    </message>
    <message>
        <source>Cancelled; lightmaps written: %1.</source>
        <translation>Abgebrochen; geschriebene Lightmaps: %1.</translation>
    </message>
    <message>
        <source>Cancelled; textures written: %1 of %2.</source>
        <translation>Abgebrochen; geschriebene Texturen: %1 von %2.</translation>
    </message>
    <message>
        <source>Cancelled; the file was not written.</source>
        <translation>Abgebrochen; die Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 --keep-links overwrites the file in place, so that all its names get the new map.</source>
        <translation>%1 --keep-links überschreibt die Datei selbst, und alle Namen bekommen die neue Map.</translation>
    </message>
    <message>
        <source>the existing file is kept as %1</source>
        <translation>die vorhandene Datei bleibt als %1 erhalten</translation>
    </message>
    <message>
        <source>entities that would be added: %1</source>
        <translation>Entities, die hinzukämen: %1</translation>
    </message>
    <message>
        <source>entities that would be deleted: %1</source>
        <translation>Entities, die gelöscht würden: %1</translation>
    </message>
    <message>
        <source>the game stops at this shader while loading the map. %1</source>
        <translation>das Spiel bricht das Laden der Map bei diesem Shader ab. %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <translation>gelöscht: %1</translation>
    </message>
    <message>
        <source>Read the map as this format, whatever its header says; read-only if that is not its own format.</source>
        <translation>Die Map als dieses Format lesen, egal was ihr Header sagt; schreibgeschützt, wenn das nicht ihr eigenes ist.</translation>
    </message>
    <message>
        <source>Use this built-in sample as FILE.</source>
        <translation>Dieses eingebaute Beispiel als FILE verwenden.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Unknown format %1. Known formats: %2.</source>
        <translation>Unbekanntes Format %1. Bekannte Formate: %2.</translation>
    </message>
    <message>
        <source>Unknown sample %1. Known samples: %2.</source>
        <translation>Unbekanntes Beispiel %1. Bekannte Beispiele: %2.</translation>
    </message>
    <message>
        <source>FILE is missing. Name a map, or use --sample quake2.</source>
        <translation>FILE fehlt. Geben Sie eine Map an, oder verwenden Sie --sample quake2.</translation>
    </message>
    <message>
        <source>Unexpected argument %1.</source>
        <translation>Unerwartetes Argument %1.</translation>
    </message>
    <message>
        <source>Too few arguments: expected %1.</source>
        <translation>Zu wenige Argumente: Erwartet wird %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. --help lists the options.</source>
        <translation>Unbekannte Option %1. --help listet die Optionen auf.</translation>
    </message>
    <message>
        <source>--%1 takes %2, but is followed by the option %3.</source>
        <translation>--%1 erwartet %2, aber es folgt die Option %3.</translation>
    </message>
    <message>
        <source>FILE cannot be read, the output cannot be written, memory runs out, or the arguments are wrong.</source>
        <translation>FILE kann nicht gelesen oder die Ausgabe nicht geschrieben werden, der Speicher reicht nicht, oder die Argumente sind falsch.</translation>
    </message>
    <message>
        <source>
Exit codes:
</source>
        <translation>
Exit-Codes:
</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>Shows which leaf, cluster and area a point in map units lies in, its contents, and the nodes on the path to it.</source>
        <translation>Zeigt, in welchem Leaf, Cluster und welcher Area ein Punkt (in Map-Einheiten) liegt, seine Contents und die Nodes auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>Also trace a ray from the point through this second point and show the first face that it hits: its model (0: the world), the entity that places the model, and the position of the hit.</source>
        <translation>Zusätzlich das erste Face zeigen, das ein Strahl vom Punkt durch diesen trifft: sein Modell (0: die Welt), die Entity, die das Modell platziert, und die Position des Treffers.</translation>
    </message>
    <message>
        <source>Print JSON, for programs.</source>
        <translation>JSON ausgeben, für Programme.</translation>
    </message>
    <message>
        <source>at: --towards is the point itself, which gives no direction. Give a different point.</source>
        <translation>at: --towards ist der Punkt selbst und ergibt keine Richtung. Einen anderen Punkt angeben.</translation>
    </message>
    <message>
        <source>Unknown kind of finding: %1. Known kinds: %2.</source>
        <translation>Unbekannte Art von Befund: %1. Bekannte Arten: %2.</translation>
    </message>
    <message>
        <source>Check against this engine&apos;s limits; by default, those of the map&apos;s game or its tools.</source>
        <translation>Gegen die Limits dieser Engine prüfen; ohne Angabe gegen die des Spiels oder seiner Tools.</translation>
    </message>
    <message>
        <source>List every finding, not only the first few of each kind.</source>
        <translation>Jeden Befund auflisten, nicht nur die ersten jeder Art.</translation>
    </message>
    <message>
        <source>Show only findings of this kind, by its id in the JSON.</source>
        <translation>Nur Befunde dieser Art zeigen, nach ihrer id im JSON.</translation>
    </message>
    <message>
        <source>Show no findings of this kind.</source>
        <translation>Keine Befunde dieser Art zeigen.</translation>
    </message>
    <message>
        <source>No errors were found; there may be warnings and notes.</source>
        <translation>Es wurden keine Fehler gefunden; Warnungen und Hinweise kann es geben.</translation>
    </message>
    <message>
        <source>lumpscope [FILE] [--game PATH|NAME]...
    Opens the window.
</source>
        <translation>lumpscope [FILE] [--game PATH|NAME]...
    Öffnet das Fenster.
</translation>
    </message>
    <message>
        <source>Refused: nothing was written. --force writes it anyway.</source>
        <translation>Abgelehnt: Es wurde nichts geschrieben. --force schreibt trotzdem.</translation>
    </message>
    <message>
        <source>%1: This file is also an input and would be overwritten. Choose a different output.</source>
        <translation>%1: Diese Datei ist auch eine Eingabe und würde überschrieben. Bitte eine andere Ausgabe wählen.</translation>
    </message>
    <message>
        <source>Use the entity classes, keys and flags that this file defines: an FGD, a .def, or Radiant&apos;s .ent. May be repeated; later files take precedence.</source>
        <translation>Die Entity-Klassen, Schlüssel und Flags dieser Datei verwenden: eine FGD, eine .def oder die .ent von Radiant. Mehrfach möglich; spätere Dateien haben Vorrang.</translation>
    </message>
    <message>
        <source>The lump to print, by name or directory slot; by default, all lumps that have records.</source>
        <translation>Der Lump, nach Name oder Platz im Lump-Verzeichnis; ohne Angabe alle Lumps, die Datensätze haben.</translation>
    </message>
    <message>
        <source>Also print the calculated columns: for faces, the texture, area, model and light; for leafs, the volume; and so on.</source>
        <translation>Auch die berechneten Spalten ausgeben: bei Faces Textur, Fläche, Modell und Licht, bei Leafs das Volumen, und so weiter.</translation>
    </message>
    <message>
        <source>In CSV, put an apostrophe before text that a spreadsheet would read as a formula because it begins with =, +, -, @, a tab or a carriage return.</source>
        <translation>In CSV einen Apostroph vor Text setzen, den eine Tabellenkalkulation für eine Formel hielte, weil er mit =, +, -, @, einem Tabulator oder einem Wagenrücklauf beginnt.</translation>
    </message>
    <message>
        <source>dump: --guard-formulas needs --format csv.</source>
        <translation>dump: --guard-formulas braucht --format csv.</translation>
    </message>
    <message>
        <source>dump: --calculated cannot be combined with --format raw.</source>
        <translation>dump: --calculated lässt sich nicht mit --format raw kombinieren.</translation>
    </message>
    <message>
        <source>dump: %1 maps have no lump %2.</source>
        <translation>dump: Maps von %1 haben keinen Lump %2.</translation>
    </message>
    <message>
        <source>dump: %1 is a derived table and has no bytes in the file.</source>
        <translation>dump: %1 ist eine abgeleitete Tabelle und hat keine Bytes in der Datei.</translation>
    </message>
    <message>
        <source>Nothing was written: a map that --as reads as a different format is read-only.</source>
        <translation>Es wurde nichts geschrieben: Eine Map, die --as als ein anderes Format liest, ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Lumpscope does not write into archives. Choose an output outside the archive.</source>
        <translation>Lumpscope schreibt nicht in Archive. Bitte eine Ausgabe außerhalb des Archivs wählen.</translation>
    </message>
    <message>
        <source>Replace the map&apos;s entity text with this file.</source>
        <translation>Den Entity-Text der Map durch diese Datei ersetzen.</translation>
    </message>
    <message>
        <source>Show how the entities of this map or entity text differ from those of FILE, which may be an entity text too.</source>
        <translation>Zeigen, wie sich die Entities dieser Map oder dieses Entity-Texts von denen in FILE unterscheiden; auch FILE kann ein Entity-Text sein.</translation>
    </message>
    <message>
        <source>Write even if the game may refuse the text, the map file is truncated, or --where negates a key that no map has.</source>
        <translation>Auch dann schreiben, wenn das Spiel den Text ablehnen könnte, die Map-Datei abgeschnitten ist oder --where einen Schlüssel verneint, den keine Map hat.</translation>
    </message>
    <message>
        <source>Overwrite a file that has several names (hard links) in place, so that all of them get the new map.</source>
        <translation>Eine Datei mit mehreren Namen (harten Links) an Ort und Stelle überschreiben, sodass alle Namen die neue Map bekommen.</translation>
    </message>
    <message>
        <source>Warning: faults that the map already had and keeps: %1.</source>
        <translation>Warnung: Fehler, die die Map schon vorher hatte und behält: %1.</translation>
    </message>
    <message>
        <source>entities: --diff cannot be combined with an edit.</source>
        <translation>entities: --diff lässt sich nicht mit einer Bearbeitung kombinieren.</translation>
    </message>
    <message>
        <source>entities: unexpected argument %1.</source>
        <translation>entities: Unerwartetes Argument %1.</translation>
    </message>
    <message>
        <source>entities: --%1 needs an edit, such as --set KEY=VALUE.</source>
        <translation>entities: --%1 braucht eine Bearbeitung wie --set KEY=VALUE.</translation>
    </message>
    <message>
        <source>entities: --%1 cannot be combined with --diff.</source>
        <translation>entities: --%1 lässt sich nicht mit --diff kombinieren.</translation>
    </message>
    <message>
        <source>entities: --force and --keep-links need --replace FILE.ent or an edit.</source>
        <translation>entities: --force und --keep-links brauchen --replace FILE.ent oder eine Bearbeitung.</translation>
    </message>
    <message>
        <source>entities: --replace needs --output OUT.bsp for the new map; OUT.bsp may be FILE.</source>
        <translation>entities: --replace braucht --output OUT.bsp für die neue Map; OUT.bsp darf FILE sein.</translation>
    </message>
    <message>
        <source>No rules were written, because --rules would refuse them: %1</source>
        <translation>Es wurden keine Regeln geschrieben, weil --rules sie ablehnen würde: %1</translation>
    </message>
    <message>
        <source>Rules cannot express all differences. Edit the rest by hand: %1.</source>
        <translation>Nicht alle Unterschiede lassen sich als Regeln ausdrücken. Den Rest von Hand bearbeiten: %1.</translation>
    </message>
    <message>
        <source>Warning: %1 is already in the map, as entity %2; --add adds it again.</source>
        <translation>Warnung: %1 gibt es schon als Entity %2 in der Map; --add fügt sie noch einmal hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: The same applies to %n more added entities.</source>
        <translation>
            <numerusform>Warnung: Das gilt auch für %n weitere hinzugefügte Entity.</numerusform>
            <numerusform>Warnung: Das gilt auch für %n weitere hinzugefügte Entities.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 from an earlier run cannot be removed.</source>
        <translation>%1 stammt von einem früheren Lauf und kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>nothing changes, written unchanged</source>
        <translation>nichts ändert sich, unverändert geschrieben</translation>
    </message>
    <message>
        <source>Line %1: This rule matches no entity.</source>
        <translation>Zeile %1: Diese Regel passt auf keine Entity.</translation>
    </message>
    <message>
        <source>--remove: No edited entity has this key: %1.</source>
        <comment>1: keys</comment>
        <translation>--remove: Keine bearbeitete Entity hat diesen Schlüssel: %1.</translation>
    </message>
    <message>
        <source>--where: No entity in these maps has this key: %1.</source>
        <comment>1: keys</comment>
        <translation>--where: Keine Entity dieser Maps hat diesen Schlüssel: %1.</translation>
    </message>
    <message>
        <source>The folder already has files with these names: %1. Nothing was written. --clean replaces the results of an earlier run, and removes those for maps that this run does not write.</source>
        <translation>Der Ordner enthält schon Dateien mit diesen Namen: %1. Es wurde nichts geschrieben. --clean ersetzt die Ergebnisse eines früheren Laufs und entfernt jene, deren Map dieser Lauf nicht schreibt.</translation>
    </message>
    <message>
        <source>entities: --replace cannot be combined with an edit.</source>
        <translation>entities: --replace lässt sich nicht mit einer Bearbeitung kombinieren.</translation>
    </message>
    <message>
        <source>entities: --set takes KEY=VALUE, but %1 has no =.</source>
        <translation>entities: --set erwartet KEY=VALUE, aber %1 hat kein =.</translation>
    </message>
    <message>
        <source>%1: For an edit, --output takes a folder, where each map is written under its own name. Use --in-place to overwrite the maps themselves.</source>
        <translation>%1: Bei einer Bearbeitung erwartet --output einen Ordner, in den jede Map unter ihrem eigenen Namen geschrieben wird. --in-place überschreibt die Maps selbst.</translation>
    </message>
    <message>
        <source>Edit only the entities that match this filter, such as &apos;classname=light light&gt;200&apos;.</source>
        <translation>Nur die Entities bearbeiten, auf die dieser Filter passt, etwa &apos;classname=light light&gt;200&apos;.</translation>
    </message>
    <message>
        <source>Set the key of these entities to this value; entities without the key get it.</source>
        <translation>Den Schlüssel dieser Entities auf diesen Wert setzen; Entities ohne den Schlüssel bekommen ihn.</translation>
    </message>
    <message>
        <source>Remove this key from these entities.</source>
        <translation>Diesen Schlüssel aus diesen Entities entfernen.</translation>
    </message>
    <message>
        <source>Delete these entities. The world is kept unless a --where without negations selects it.</source>
        <translation>Diese Entities löschen. Die Welt bleibt, außer wenn ein --where ohne Verneinungen sie auswählt.</translation>
    </message>
    <message>
        <source>Append the entities of this text; with --where, only to maps where an entity matches.</source>
        <translation>Die Entities dieses Texts anhängen; mit --where nur in Maps, in denen eine Entity passt.</translation>
    </message>
    <message>
        <source>Overwrite each map, keeping the old one as FILE.bak (or FILE.bak2 and so on).</source>
        <translation>Jede Map überschreiben und die alte als FILE.bak (oder FILE.bak2 und so weiter) behalten.</translation>
    </message>
    <message>
        <source>Write maps into --output DIR even if nothing in them changes.</source>
        <translation>Auch Maps, die sich nicht ändern, nach --output DIR schreiben.</translation>
    </message>
    <message>
        <source>Replace an earlier run&apos;s results for these maps in --output DIR, and remove its results for maps that this run does not write, including maps whose edit is refused.</source>
        <translation>Die Ergebnisse eines früheren Laufs für diese Maps in --output DIR ersetzen, und seine Ergebnisse für Maps entfernen, die dieser Lauf nicht schreibt, auch wenn deren Bearbeitung abgelehnt wird.</translation>
    </message>
    <message>
        <source>Write nothing; only print what would change.</source>
        <translation>Nichts schreiben; nur ausgeben, was sich ändern würde.</translation>
    </message>
    <message>
        <source>For an edit or --diff, print every key that changes as JSON.</source>
        <translation>Bei einer Bearbeitung oder --diff jeden Schlüssel, der sich ändert, als JSON ausgeben.</translation>
    </message>
    <message>
        <source>--game %1 is not a folder, an archive or a known game. Known games: %2.</source>
        <translation>--game %1 ist weder ein Ordner noch ein Archiv noch ein bekanntes Spiel. Bekannte Spiele: %2.</translation>
    </message>
    <message>
        <source>A folder or archive: search it first for the game&apos;s files. A name: treat the map as one of this game and search the game&apos;s folders; the name is that of a game configuration in the window, or an id such as openarena. An unknown name lists the known ones. May be repeated. By default, the window&apos;s choices apply.</source>
        <translation>Ein Ordner oder Archiv: darin zuerst nach den Dateien des Spiels suchen. Ein Name: die Map als Map dieses Spiels behandeln und dessen Ordner durchsuchen; der Name ist der einer Spielkonfiguration im Fenster oder eine Kennung wie openarena. Bei einem unbekannten Namen werden die bekannten aufgezählt. Mehrfach möglich. Ohne Angabe gilt, was im Fenster gewählt ist.</translation>
    </message>
    <message>
        <source>--game %1: %3 does not load %2 maps. Games that do: %4.</source>
        <translation>--game %1: %3 lädt keine Maps im Format %2. Spiele, die es laden: %4.</translation>
    </message>
    <message>
        <source>--output DIR is missing: the folder for the images.</source>
        <translation>--output DIR fehlt: der Ordner für die Bilder.</translation>
    </message>
    <message>
        <source>--as applies only to maps.</source>
        <translation>--as gilt nur für Maps.</translation>
    </message>
    <message>
        <source>Writes images as PNG files, and lists missing ones with the paths that were tried.
For a map, writes its textures, searched for where the game does, as TEXTURE.png, its lightmaps as lightmaps/FACE-SLOT.png, and all lightmaps together as atlas.png, with their positions in atlas.json. For a folder, an archive (PAK, PK3, WAD) or an image, writes all images in it. --textures, --lightmaps and --atlas restrict what is written.</source>
        <translation>Schreibt Bilder als PNG-Dateien und listet fehlende mit den versuchten Pfaden auf.
Bei einer Map sind es die Texturen, gesucht wie im Spiel, als TEXTURE.png, die Lightmaps als lightmaps/FACE-SLOT.png und alle Lightmaps zusammen als atlas.png, mit ihren Positionen in atlas.json. Bei einem Ordner, einem Archiv (PAK, PK3, WAD) oder einem Bild sind es alle Bilder darin. --textures, --lightmaps und --atlas beschränken, was geschrieben wird.</translation>
    </message>
    <message>
        <source>The folder to write to; created if it does not exist.</source>
        <translation>Der Ordner, in den geschrieben wird; er wird angelegt, wenn es ihn nicht gibt.</translation>
    </message>
    <message>
        <source>Print JSON, for programs: how many images were written, and which are unreadable or missing.</source>
        <translation>JSON ausgeben, für Programme: wie viele Bilder geschrieben wurden, und welche unlesbar sind oder fehlen.</translation>
    </message>
    <message>
        <source>Write each face&apos;s lightmaps, one image per style.</source>
        <translation>Die Lightmaps jedes Face schreiben, je Stil ein Bild.</translation>
    </message>
    <message>
        <source>Images were written, or there are none; unreadable ones are listed.</source>
        <translation>Bilder wurden geschrieben, oder es gibt keine; unlesbare werden aufgelistet.</translation>
    </message>
    <message>
        <source>There are images, but none could be read; FILE cannot be read, an image cannot be written, memory runs out, or the arguments are wrong.</source>
        <translation>Es gibt Bilder, aber keines war lesbar; FILE kann nicht gelesen oder ein Bild nicht geschrieben werden, der Speicher reicht nicht, oder die Argumente sind falsch.</translation>
    </message>
    <message>
        <source>%1: --%2 applies only to maps.</source>
        <translation>%1: --%2 gilt nur für Maps.</translation>
    </message>
    <message>
        <source>None of the images in it could be read.</source>
        <translation>Keines der Bilder darin konnte gelesen werden.</translation>
    </message>
    <message>
        <source>missing textures that faces use: %1
</source>
        <translation>fehlende Texturen, die Faces verwenden: %1
</translation>
    </message>
    <message>
        <source>textures without name and pixels in the map: %1
</source>
        <translation>Texturen ohne Namen und Pixel in der Map: %1
</translation>
    </message>
    <message>
        <source>Show this engine&apos;s limits; by default, those of the map&apos;s game or its tools.</source>
        <translation>Die Limits dieser Engine zeigen; ohne Angabe die des Spiels oder seiner Tools.</translation>
    </message>
    <message>
        <source>pvs: --order takes number or place, not %1.</source>
        <translation>pvs: --order erwartet number oder place, nicht %1.</translation>
    </message>
    <message>
        <source>pvs: --order applies only to the image. Name its file with --output.</source>
        <translation>pvs: --order gilt nur für das Bild. Geben Sie dessen Datei mit --output an.</translation>
    </message>
    <message>
        <source>The map has no clusters, so it has no visibility data.
</source>
        <translation>Die Map hat keine Cluster, also auch keine Sichtbarkeitsdaten.
</translation>
    </message>
    <message>
        <source>The map has no visibility data: everything is visible from everywhere.
</source>
        <translation>Die Map hat keine Sichtbarkeitsdaten: Alles ist von überall zu sehen.
</translation>
    </message>
    <message>
        <source>There is only one cluster: everything is audible from everywhere.
</source>
        <translation>Es gibt nur einen Cluster: Alles ist von überall zu hören.
</translation>
    </message>
    <message>
        <source>There is only one cluster: everything is visible from everywhere.
</source>
        <translation>Es gibt nur einen Cluster: Alles ist von überall zu sehen.
</translation>
    </message>
    <message>
        <source>on average, a cluster hears %1 % of them
cluster %2 hears the most: %3
</source>
        <translation>im Mittel hört ein Cluster %1&#xa0;% davon
Cluster %2 hört die meisten: %3
</translation>
    </message>
    <message>
        <source>on average, a cluster sees %1 % of them
cluster %2 sees the most: %3
</source>
        <translation>im Mittel sieht ein Cluster %1&#xa0;% davon
Cluster %2 sieht die meisten: %3
</translation>
    </message>
    <message>
        <source>clusters that hear no other: %1
clusters that hear all: %2
pairs that hear only one way: %3
</source>
        <translation>Cluster, die keinen anderen hören: %1
Cluster, die alle hören: %2
Paare, die nur einseitig hören: %3
</translation>
    </message>
    <message>
        <source>clusters that see no other: %1
clusters that see all: %2
pairs that see only one way: %3
</source>
        <translation>Cluster, die keinen anderen sehen: %1
Cluster, die alle sehen: %2
Paare, die nur einseitig sehen: %3
</translation>
    </message>
    <message>
        <source>clusters without a row, which therefore see all: %1
</source>
        <translation>Cluster ohne Zeile, die deshalb alle sehen: %1
</translation>
    </message>
    <message>
        <source>rows that run past the end of the lump: %1
</source>
        <translation>Zeilen, die über das Ende des Lumps hinausreichen: %1
</translation>
    </message>
    <message>
        <source>Shows which clusters are potentially visible from which (PVS): as statistics, or as an image with a row for each viewing cluster, a column for each seen one, and a white pixel where the one sees the other.</source>
        <translation>Zeigt, welche Cluster von welchen aus sichtbar sein können (PVS): als Statistik, oder als Bild mit einer Zeile für jeden sehenden Cluster, einer Spalte für jeden gesehenen und einem weißen Pixel, wo der eine den anderen sieht.</translation>
    </message>
    <message>
        <source>Use what may be heard (PHS) instead; only Quake II maps store it.</source>
        <translation>Stattdessen verwenden, was zu hören sein kann (PHS); nur Maps von Quake II speichern das.</translation>
    </message>
    <message>
        <source>Order of the clusters in the image: by number (the default), or by place, so that clusters near each other are adjacent.</source>
        <translation>Reihenfolge der Cluster im Bild: nach Nummer (Standard) oder nach Ort, sodass benachbarte Cluster nebeneinander liegen.</translation>
    </message>
    <message>
        <source>Unknown mode %1. Known modes: %2.</source>
        <translation>Unbekannter Modus %1. Bekannte Modi: %2.</translation>
    </message>
    <message>
        <source>--size takes a width and a height such as 1024x768, each from %1 to %2 pixels and at most %3 pixels in all, not %4.</source>
        <translation>--size erwartet Breite und Höhe wie 1024x768, jede von %1 bis %2 Pixeln und zusammen höchstens %3 Pixel, nicht %4.</translation>
    </message>
    <message>
        <source>--time takes seconds, 0 or more, not %1.</source>
        <translation>--time erwartet Sekunden ab 0, nicht %1.</translation>
    </message>
    <message>
        <source>There is no display to draw with. A virtual one is enough, such as that of xvfb-run.</source>
        <translation>Es gibt kein Display zum Zeichnen. Ein virtuelles genügt, etwa das von xvfb-run.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 textures are missing and drawn as a checkerboard. Use --game to name a folder, an archive or a game to search.</source>
        <translation>%1: Von %3 Texturen fehlen %2; sie sind als Schachbrett gezeichnet. Mit --game lässt sich ein Ordner, ein Archiv oder ein Spiel zum Durchsuchen angeben.</translation>
    </message>
    <message>
        <source>%1: the picture is empty, because the camera is in solid space or outside the map. Move the camera with --position.</source>
        <translation>%1: Das Bild ist leer, weil die Kamera in etwas Massivem oder außerhalb der Map ist. --position verschiebt sie.</translation>
    </message>
    <message>
        <source>Draws the map as the window&apos;s 3D view does, and writes the picture as a PNG file.
By default, the camera is at the first player start. Needs a display with OpenGL 3.3; a virtual one is enough, such as that of xvfb-run.</source>
        <translation>Zeichnet die Map wie die 3D-Ansicht des Fensters und schreibt das Bild als PNG-Datei.
Ohne Angabe steht die Kamera am ersten Spielerstart. Braucht ein Display mit OpenGL 3.3; ein virtuelles genügt, etwa das von xvfb-run.</translation>
    </message>
    <message>
        <source>Width and height in pixels; 1024x768 by default.</source>
        <translation>Breite und Höhe in Pixeln; ohne Angabe 1024x768.</translation>
    </message>
    <message>
        <source>Position of the camera, in map units.</source>
        <translation>Position der Kamera in Map-Einheiten.</translation>
    </message>
    <message>
        <source>Direction of the camera, in degrees: positive pitch looks down, yaw 90 looks along +Y.</source>
        <translation>Blickrichtung der Kamera in Grad: positiver Pitch blickt nach unten, Yaw 90 entlang +Y.</translation>
    </message>
    <message>
        <source>Horizontal field of view at 4:3, in degrees; 90 by default. Other aspect ratios keep the vertical one.</source>
        <translation>Horizontales Sichtfeld bei 4:3 in Grad; ohne Angabe 90. Andere Seitenverhältnisse behalten das vertikale.</translation>
    </message>
    <message>
        <source>Draw moving things as they are this many seconds after the start of the game; 0 by default.</source>
        <translation>Bewegtes so zeichnen, wie es so viele Sekunden nach dem Start des Spiels aussieht; ohne Angabe 0.</translation>
    </message>
    <message>
        <source>off: do not draw fog; on by default.</source>
        <translation>off: keinen Nebel zeichnen; ohne Angabe on.</translation>
    </message>
    <message>
        <source>off: do not draw what mirrors and portals show; on by default.</source>
        <translation>off: nicht zeichnen, was Spiegel und Portale zeigen; ohne Angabe on.</translation>
    </message>
    <message>
        <source>camera: draw only what is potentially visible from the camera; off (the default): draw everything.</source>
        <translation>camera: nur zeichnen, was von der Kamera aus sichtbar sein kann; off (Standard): alles zeichnen.</translation>
    </message>
    <message>
        <source>Do not draw the models and sprites of entities.</source>
        <translation>Die Modelle und Sprites der Entities nicht zeichnen.</translation>
    </message>
    <message>
        <source>Do not draw what entities add to the world: brush models, models and sprites.</source>
        <translation>Nicht zeichnen, was Entities der Welt hinzufügen: Brush-Modelle, Modelle und Sprites.</translation>
    </message>
    <message>
        <source>lightmap or vertex light</source>
        <translation>Lightmap oder Vertexlicht</translation>
    </message>
    <message>
        <source>no script: the engine draws the image with its name</source>
        <translation>kein Skript: Die Engine zeichnet sein Bild</translation>
    </message>
    <message>
        <source>rejected by the game, which draws its default image instead. %1</source>
        <translation>vom Spiel abgelehnt, das stattdessen sein Standardbild zeichnet. %1</translation>
    </message>
    <message>
        <source>drawn in one pass:</source>
        <translation>in einem Durchgang gezeichnet:</translation>
    </message>
    <message>
        <source>no stages: only its fog is drawn, if any</source>
        <translation>keine Stages: nur der Nebel wird gezeichnet, falls vorhanden</translation>
    </message>
    <message>
        <source>%1 is neither a subcommand nor an existing file. lumpscope --help lists the subcommands.</source>
        <translation>%1 ist weder ein Unterbefehl noch eine vorhandene Datei. lumpscope --help listet die Unterbefehle auf.</translation>
    </message>
    <message>
        <source>%1 lightmaps were skipped: they need more lighting data than the map has.
</source>
        <translation>%1 Lightmaps wurden ausgelassen: Sie brauchen mehr Lichtdaten, als die Map enthält.
</translation>
    </message>
    <message numerus="yes">
        <source>searched: %1 (%n textures)</source>
        <translation>
            <numerusform>durchsucht: %1 (%n Textur)</numerusform>
            <numerusform>durchsucht: %1 (%n Texturen)</numerusform>
        </translation>
    </message>
    <message>
        <source>light: %1 is next to the map, but cannot be used as its lighting. %2
</source>
        <translation>Licht: %1 liegt neben der Map, lässt sich aber nicht als ihre Beleuchtung verwenden. %2
</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>lump: the map has no lump %1. --list shows all.</source>
        <translation>lump: Die Map hat keinen Lump %1. --list zeigt alle.</translation>
    </message>
    <message>
        <source>The map has no lump %1; only bytes can be added.</source>
        <translation>Die Map hat keinen Lump %1; hinzufügen lassen sich nur Bytes.</translation>
    </message>
    <message>
        <source>lump: %1 is replaced or removed twice.</source>
        <translation>lump: %1 wird zweimal ersetzt oder entfernt.</translation>
    </message>
    <message>
        <source>lump: give either --list, --extract, or --replace and --remove.</source>
        <translation>lump: Möglich ist entweder --list, --extract oder --replace und --remove.</translation>
    </message>
    <message>
        <source>lump: unknown format %1; use bytes, csv or json.</source>
        <translation>lump: Unbekanntes Format %1; möglich sind bytes, csv und json.</translation>
    </message>
    <message>
        <source>lump: --replace and --remove need --output OUT.bsp for the new map; OUT.bsp may be FILE.</source>
        <translation>lump: --replace und --remove brauchen --output AUS.bsp für die neue Map; AUS.bsp kann DATEI sein.</translation>
    </message>
    <message>
        <source>lump: --output needs --replace or --remove.</source>
        <translation>lump: --output braucht --replace oder --remove.</translation>
    </message>
    <message>
        <source>lump: --force and --keep-links need --replace or --remove.</source>
        <translation>lump: --force und --keep-links brauchen --replace oder --remove.</translation>
    </message>
    <message>
        <source>lump: --as needs --extract or --replace.</source>
        <translation>lump: --as braucht --extract oder --replace.</translation>
    </message>
    <message>
        <source>lump: %1 is not of the form NAME=PATH.</source>
        <translation>lump: %1 hat nicht die Form NAME=PFAD.</translation>
    </message>
    <message>
        <source>Print the list as JSON, for programs.</source>
        <translation>Die Liste als JSON ausgeben, für Programme.</translation>
    </message>
    <message>
        <source>Replace this lump by a file. If the map has no lump of this name, it is added to BSPX.</source>
        <translation>Diesen Lump durch eine Datei ersetzen. Hat die Map keinen Lump dieses Namens, kommt er zu BSPX hinzu.</translation>
    </message>
    <message>
        <source>Remove this BSPX lump.</source>
        <translation>Diesen BSPX-Lump entfernen.</translation>
    </message>
    <message>
        <source>The map to write.</source>
        <translation>Die Map, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Write even if the game may refuse the map, the map file is truncated, or bytes end inside a record.</source>
        <translation>Auch schreiben, wenn das Spiel die Map vielleicht ablehnt, die Map-Datei abgeschnitten ist oder Bytes mitten in einem Datensatz enden.</translation>
    </message>
    <message>
        <source>The edit was refused and nothing was written: a file does not fit its lump; the edit adds errors to the map; the map file is truncated, has several names (hard links), was changed or is being written by another program, or is read-only and belongs to another user.</source>
        <translation>Die Änderung wurde abgelehnt und nichts geschrieben: Eine Datei passt nicht zu ihrem Lump; die Änderung bringt neue Fehler in die Map; die Map-Datei ist abgeschnitten, hat mehrere Namen (Hardlinks), wurde oder wird von einem anderen Programm geändert oder ist schreibgeschützt und gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>%1: --output cannot be combined with --in-place.</source>
        <translation>%1: --output lässt sich nicht mit --in-place kombinieren.</translation>
    </message>
    <message>
        <source>%1: --%2 needs --output DIR.</source>
        <translation>%1: --%2 braucht --output DIR.</translation>
    </message>
    <message>
        <source>%1: an edit needs --output DIR, --in-place or --dry-run.</source>
        <translation>%1: Eine Bearbeitung braucht --output DIR, --in-place oder --dry-run.</translation>
    </message>
    <message>
        <source>edit: --set takes FIELD=EXPRESSION, but %1 names no field before an =.</source>
        <translation>edit: --set erwartet FELD=AUSDRUCK, aber in %1 steht kein Feld vor einem =.</translation>
    </message>
    <message>
        <source>The map has no lump %1.</source>
        <translation>Die Map hat keinen Lump %1.</translation>
    </message>
    <message>
        <source>The map&apos;s lump %1 has no field %2.</source>
        <translation>Der Lump %1 der Map hat kein Feld %2.</translation>
    </message>
    <message>
        <source>--set %1: %2</source>
        <translation>--set %1: %2</translation>
    </message>
    <message>
        <source>records of %1 that would change: %2 (%3)</source>
        <translation>Datensätze von %1, die sich ändern würden: %2 (%3)</translation>
    </message>
    <message>
        <source>records of %1 changed: %2 (%3)</source>
        <translation>Datensätze von %1 geändert: %2 (%3)</translation>
    </message>
    <message>
        <source>The lump, by name or directory slot.</source>
        <translation>Der Lump: sein Name oder seine Nummer im Verzeichnis.</translation>
    </message>
    <message>
        <source>Give the field of these records this value.</source>
        <translation>Dem Feld dieser Datensätze diesen Wert geben.</translation>
    </message>
    <message>
        <source>The folder where each map is written under its own name or, for a single map, the file to write, which may be FILE itself.</source>
        <translation>Der Ordner, in den jede Map unter ihrem eigenen Namen geschrieben wird, oder bei einer einzigen Map die Datei, die geschrieben wird; das kann DATEI selbst sein.</translation>
    </message>
    <message>
        <source>Print every field that changes as JSON.</source>
        <translation>Jedes Feld, das sich ändert, als JSON ausgeben.</translation>
    </message>
    <message>
        <source>Write even if the edit adds errors to the map, or the map file is truncated.</source>
        <translation>Auch schreiben, wenn die Bearbeitung neue Fehler in die Map bringt oder die Map-Datei abgeschnitten ist.</translation>
    </message>
    <message>
        <source>--calc: No edited entity has this key or flag: %1.</source>
        <comment>1: keys</comment>
        <translation>--calc: Keine bearbeitete Entity hat diesen Schlüssel oder dieses Flag: %1.</translation>
    </message>
    <message>
        <source>Line %1: No entity that this rule matches has these keys or flags: %2.</source>
        <comment>2: keys</comment>
        <translation>Zeile %1: Keine Entity, auf die diese Regel passt, hat diese Schlüssel oder Flags: %2.</translation>
    </message>
    <message>
        <source>entities: --delete cannot be combined with --set, --calc or --remove.</source>
        <translation>entities: --delete lässt sich nicht mit --set, --calc oder --remove kombinieren.</translation>
    </message>
    <message>
        <source>entities: --calc takes KEY=EXPRESSION, but %1 has no =.</source>
        <translation>entities: --calc erwartet KEY=EXPRESSION, aber %1 hat kein =.</translation>
    </message>
    <message>
        <source>entities: --calc has no += and -=. Write %1=value + 1 or, for a flag, %1=value | 1.</source>
        <translation>entities: --calc kennt kein += und -=. Stattdessen %1=value + 1 schreiben oder, für ein Flag, %1=value | 1.</translation>
    </message>
    <message>
        <source>entities: --calc %1: %2</source>
        <translation>entities: --calc %1: %2</translation>
    </message>
    <message>
        <source>Calculate the key of these entities from its number and other keys, such as &apos;light=value * 2&apos;.</source>
        <translation>Den Schlüssel dieser Entities aus seiner Zahl und anderen Schlüsseln berechnen, etwa &apos;light=value * 2&apos;.</translation>
    </message>
    <message>
        <source>A map was refused and not written: an entity or a record cannot have its new value; the edit adds faults to its text; its file is truncated, has several names (hard links), was changed or is being written by another program, or is read-only and belongs to another user; --output DIR already has files with the maps&apos; names; or --where negates a key that no map has. Or --diff found a difference.</source>
        <translation>Eine Map wurde abgelehnt und nicht geschrieben: Eine Entity oder ein Datensatz kann den neuen Wert nicht haben; die Bearbeitung bringt neue Fehler in ihren Text; ihre Datei ist abgeschnitten, hat mehrere Namen (harte Links), wurde von einem anderen Programm geändert oder wird gerade geschrieben, oder ist schreibgeschützt und gehört einem anderen Benutzer; in --output DIR gibt es schon Dateien mit den Namen der Maps; oder --where verneint einen Schlüssel, den keine Map hat. Oder --diff hat einen Unterschied gefunden.</translation>
    </message>
    <message>
        <source>No entity in these maps matches %1.</source>
        <comment>1: a term</comment>
        <translation>Keine Entity dieser Maps erfüllt %1.</translation>
    </message>
    <message>
        <source>No entity in these maps matches the whole filter.</source>
        <translation>Keine Entity dieser Maps erfüllt den ganzen Filter.</translation>
    </message>
    <message>
        <source>Lists a map&apos;s lumps, extracts them to files, or puts them back.
NAME is a lump&apos;s name or directory slot, or the name of a BSPX lump. What is extracted and put back gives the same map.
--replace and --remove write the map to --output, which may be FILE: the old map is then kept as FILE.bak (or FILE.bak2 and so on). Either all of these edits are made or none. Only the edited lumps change.
CSV and JSON have the form that dump prints. They are a patch: values that are as printed keep their bytes, columns may be missing, records may not. Records can be appended to planes, vertexes, edges, texinfos and shaders.
The light of a .lit file can replace RGBLIGHTING (HDR light: LIGHTING_E5BGR9) in a map with one byte per luxel, and a .vis file VISIBILITY together with LEAFS in a map of Quake. To write such a file, extract the lump to a PATH that ends in .lit or .vis.</source>
        <translation>Listet die Lumps einer Map auf, gibt sie in Dateien aus oder setzt sie wieder ein.
NAME ist der Name eines Lumps, seine Nummer im Verzeichnis oder der Name eines BSPX-Lumps. Was ausgegeben und wieder eingesetzt wird, ergibt dieselbe Map.
--replace und --remove schreiben die Map nach --output; das kann DATEI sein: Die alte Map bleibt dann als DATEI.bak erhalten (oder DATEI.bak2 und so weiter). Diese Änderungen gelten alle oder keine. Nur die bearbeiteten Lumps ändern sich.
CSV und JSON haben die Form, die dump ausgibt. Sie sind ein Patch: Unveränderte Werte behalten ihre Bytes, Spalten können fehlen, Datensätze nicht. Anhängen lassen sich Planes, Vertexe, Edges, Texinfos und Shader.
Das Licht einer .lit-Datei kann in einer Map mit einem Byte je Luxel RGBLIGHTING ersetzen (HDR-Licht: LIGHTING_E5BGR9), eine .vis-Datei in einer Map von Quake VISIBILITY samt LEAFS. Um eine solche Datei zu schreiben, geben Sie den Lump unter einem PFAD aus, der auf .lit oder .vis endet.</translation>
    </message>
    <message>
        <source>List the lumps with their sizes. This is the default.</source>
        <translation>Lumps mit ihren Größen auflisten. Das ist die Voreinstellung.</translation>
    </message>
    <message>
        <source>Write this lump to a file; - is standard output.</source>
        <translation>Diesen Lump in eine Datei schreiben; - ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>The format of the lumps&apos; files; bytes by default. Or, as for other subcommands, the format to read the map as, such as quake2; --as can be given for both.</source>
        <translation>Das Format der Lump-Dateien; ohne Angabe bytes. Oder, wie bei anderen Unterbefehlen, das Format, als das die Map gelesen wird, etwa quake2; --as kann für beides angegeben werden.</translation>
    </message>
    <message>
        <source>The map&apos;s lump %1 has no field or flag %2.</source>
        <translation>Der Lump %1 der Map hat kein Feld oder Flag %2.</translation>
    </message>
    <message>
        <source>None of these maps has a lump %1 with these fields and flags: %2.</source>
        <comment>2: fields and flags</comment>
        <translation>Keine dieser Maps hat einen Lump %1 mit diesen Feldern und Flags: %2.</translation>
    </message>
    <message>
        <source>No record in these maps matches %1.</source>
        <comment>1: a term</comment>
        <translation>Kein Datensatz dieser Maps erfüllt %1.</translation>
    </message>
    <message>
        <source>No record in these maps matches the whole filter.</source>
        <translation>Kein Datensatz dieser Maps erfüllt den ganzen Filter.</translation>
    </message>
    <message>
        <source>No format has a lump %1.</source>
        <translation>Kein Format hat einen Lump %1.</translation>
    </message>
    <message>
        <source>No format has a field %1 in the lump %2.</source>
        <translation>Kein Format hat im Lump %2 ein Feld %1.</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>A map was refused and not written: an entity or a record cannot have its new value; the edit adds errors to the map or to its entity text; its file is truncated, has several names (hard links), was changed or is being written by another program, or is read-only and belongs to another user; or --output DIR already has files with the maps&apos; names.</source>
        <translation>Eine Map wurde abgelehnt und nicht geschrieben: Eine Entity oder ein Datensatz kann den neuen Wert nicht bekommen; die Bearbeitung bringt neue Fehler in die Map oder ihren Entity-Text; ihre Datei ist abgeschnitten, hat mehrere Namen (harte Links), wurde von einem anderen Programm geändert oder wird gerade geschrieben, oder ist schreibgeschützt und gehört einem anderen Benutzer; oder in --output DIR gibt es schon Dateien mit den Namen der Maps.</translation>
    </message>
    <message>
        <source>lump: --json cannot be combined with --extract, --replace or --remove.</source>
        <translation>lump: --json lässt sich nicht mit --extract, --replace oder --remove kombinieren.</translation>
    </message>
    <message>
        <source>%1 consists of bytes, not of records. Use lump --extract and lump --replace to edit it.</source>
        <translation>%1 besteht aus Bytes, nicht aus Datensätzen. Zum Bearbeiten dienen lump --extract und lump --replace.</translation>
    </message>
    <message>
        <source>Checks one or more maps for problems.

error: the game refuses the map, crashes, or reads outside a lump.
warning: the map loads, but something will not work as intended.
note: worth knowing, such as a compiler limit.</source>
        <translation>Prüft eine oder mehrere Maps auf Probleme.

error: Das Spiel lehnt die Map ab, stürzt ab oder liest außerhalb eines Lumps.
warning: Die Map lädt, aber etwas wird nicht wie beabsichtigt funktionieren.
note: wissenswert, etwa ein Compiler-Limit.</translation>
    </message>
    <message>
        <source>Print JSON, for programs: for each kind of finding, the count and the first record; with --all, every record and, for entities, the key. For many maps, a list.</source>
        <translation>JSON ausgeben, für Programme: je Art von Befund die Anzahl und der erste Datensatz; mit --all jeder Datensatz, bei Entities mit dem Schlüssel. Bei vielen Maps eine Liste.</translation>
    </message>
    <message>
        <source>dump: unknown format %1; use json, csv, ndjson, raw or sqlite.</source>
        <translation>dump: Unbekanntes Format %1; möglich sind json, csv, ndjson, raw und sqlite.</translation>
    </message>
    <message>
        <source>dump: CSV and raw bytes of many maps need --output FOLDER.</source>
        <translation>dump: CSV und rohe Bytes vieler Maps brauchen --output ORDNER.</translation>
    </message>
    <message>
        <source>dump: --format sqlite needs --output DB.</source>
        <translation>dump: --format sqlite braucht --output DB.</translation>
    </message>
    <message>
        <source>dump: --%1 cannot be combined with --format sqlite.</source>
        <translation>dump: --%1 lässt sich nicht mit --format sqlite kombinieren.</translation>
    </message>
    <message>
        <source>dump: --shard needs --partition DIR.</source>
        <translation>dump: --shard braucht --partition DIR.</translation>
    </message>
    <message>
        <source>dump: --partition needs --format ndjson, and no --output.</source>
        <translation>dump: --partition braucht --format ndjson und kein --output.</translation>
    </message>
    <message>
        <source>dump: --shard takes I/N, with I from 1 to N, as in --shard 2/8.</source>
        <translation>dump: --shard erwartet I/N mit I von 1 bis N, etwa --shard 2/8.</translation>
    </message>
    <message>
        <source>entities: The texts of many maps need --output FOLDER.</source>
        <translation>entities: Die Texte vieler Maps brauchen --output ORDNER.</translation>
    </message>
    <message>
        <source>Shows what maps are made of: format, lumps, limits, gaps and checksum.</source>
        <translation>Zeigt, woraus Maps bestehen: Format, Lumps, Limits, Lücken und Prüfsumme.</translation>
    </message>
    <message>
        <source>Print JSON, for programs; for many maps, a list.</source>
        <translation>JSON ausgeben, für Programme; bei vielen Maps eine Liste.</translation>
    </message>
    <message>
        <source>The same for other maps (%1): %2</source>
        <translation>Dasselbe bei weiteren Maps (%1): %2</translation>
    </message>
    <message>
        <source>Maps that could not be read or written: %1 of %2: %3.</source>
        <translation>Maps, die nicht gelesen oder geschrieben werden konnten: %1 von %2: %3.</translation>
    </message>
    <message>
        <source>Print a JSON object for each map, each on a line of its own.</source>
        <translation>Je Map ein JSON-Objekt in einer eigenen Zeile ausgeben.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 maps.</source>
        <translation>Nach %1 von %2 Maps abgebrochen.</translation>
    </message>
    <message>
        <source>Write the image; for many maps, into this folder as NAME.png.</source>
        <translation>Das Bild schreiben, bei vielen Maps in diesen Ordner als NAME.png.</translation>
    </message>
    <message>
        <source>Write the portals between clusters in the format that vis compilers read (PRT1); for many maps, into this folder as NAME.prt.</source>
        <translation>Die Portale zwischen Clustern in dem Format schreiben, das vis-Compiler lesen (PRT1), bei vielen Maps in diesen Ordner als NAME.prt.</translation>
    </message>
    <message>
        <source>Print the statistics as JSON, for programs; for many maps, a list.</source>
        <translation>Die Statistik als JSON ausgeben, für Programme; bei vielen Maps eine Liste.</translation>
    </message>
    <message>
        <source>edit --where selects records, but this rule edits entities.</source>
        <translation>edit --where wählt Datensätze aus, aber diese Regel bearbeitet Entities.</translation>
    </message>
    <message>
        <source>edit --where selects records of %1, the lump of the first rule, but this rule edits %2.</source>
        <translation>edit --where wählt Datensätze von %1 aus, dem Lump der ersten Regel, aber diese Regel bearbeitet %2.</translation>
    </message>
    <message>
        <source>edit: --rules and --rules-dir cannot be combined with --lump or --set.</source>
        <translation>edit: --rules und --rules-dir lassen sich nicht mit --lump oder --set kombinieren.</translation>
    </message>
    <message>
        <source>edit: --lump NAME and --set FIELD=EXPRESSION are needed, or --rules FILE or --rules-dir DIR.</source>
        <translation>edit: --lump NAME und --set FELD=AUSDRUCK sind nötig, oder --rules DATEI oder --rules-dir ORDNER.</translation>
    </message>
    <message>
        <source>Edit only the records that match this filter, such as &apos;texture~metal flags:LIGHT&apos;. With --rules, the records that it selects before any rule applies; all rules must then edit records of one lump.</source>
        <translation>Nur die Datensätze bearbeiten, die diesen Filter erfüllen, etwa &apos;texture~metal flags:LIGHT&apos;. Mit --rules sind das die, die er vor der ersten Regel auswählt; alle Regeln müssen dann Datensätze desselben Lumps bearbeiten.</translation>
    </message>
    <message>
        <source>Apply the rules in this file, for records and for entities, instead of --lump and --set.</source>
        <translation>Statt --lump und --set die Regeln dieser Datei anwenden, für Datensätze und für Entities.</translation>
    </message>
    <message>
        <source>edit: --definitions needs --rules FILE or --rules-dir DIR.</source>
        <translation>edit: --definitions braucht --rules DATEI oder --rules-dir ORDNER.</translation>
    </message>
    <message>
        <source>It cannot be kept as %1.</source>
        <translation>Sie kann nicht als %1 aufgehoben werden.</translation>
    </message>
    <message>
        <source>The existing file is kept as %1.</source>
        <translation>Die vorhandene Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The file to write: the entity text; with --replace, the map; with --diff, the rules. For an edit, the folder where each map is written under its own name; for the texts of many maps, the folder where each is written as NAME.ent. Files that exist there are only replaced with --clean.</source>
        <translation>Die Datei, in die geschrieben wird: der Entity-Text, mit --replace die Map, mit --diff Regeln. Bei einer Bearbeitung der Ordner, in den jede Map unter ihrem eigenen Namen geschrieben wird; bei den Texten vieler Maps der Ordner, in dem jeder als NAME.ent landet. Dateien, die es dort schon gibt, ersetzt nur --clean.</translation>
    </message>
    <message>
        <source>Prints the entity text byte for byte, without the NUL at its end, or replaces, edits or compares it.
--replace writes the map with a new text to --output, which may be FILE: the old map is then kept as FILE.bak (or FILE.bak2 and so on). Only the entity lump changes.
--set, --calc, --remove, --delete, --add, --rules and --rules-dir edit the entities of one or more maps and print a line per map that says what changed. --where selects the entities, like the filter line of the entity list; without it, --delete affects all entities except the first, the world, and the other options affect all. An edit needs --output DIR, --in-place or --dry-run. In --where, a value after = is matched literally; after ~, * and ? stand for any characters, and (a|b) matches either.
In --calc, value is the number that the key has; other names are other keys of the entity, or flags of the key by their names in the definitions. The operators are + - * / | &amp; ~ and parentheses. A key with several numbers is calculated number by number: origin=value + 8 moves an entity by 8 along each axis. An entity that lacks one of the keys or flags stays as it is, but missing spawnflags count as 0. If a key is not a number or the expression has no result, that map is not written.
--diff shows how entities differ, matching them by content, not by number. --output then writes rules that turn FILE&apos;s entities into those of the file that --diff names.</source>
        <translation>Gibt den Entity-Text Byte für Byte aus, ohne das NUL am Ende, oder ersetzt, bearbeitet oder vergleicht ihn.
--replace schreibt die Map mit einem neuen Text nach --output; das darf FILE sein: Dann bleibt die alte Map als FILE.bak (oder FILE.bak2 und so weiter) erhalten. Nur der Entity-Lump ändert sich.
--set, --calc, --remove, --delete, --add, --rules und --rules-dir bearbeiten die Entities einer oder mehrerer Maps und geben je Map eine Zeile aus, was sich geändert hat. --where wählt die Entities aus, wie die Filterzeile der Entity-Liste; ohne --where gilt --delete für alle außer der ersten, der Welt, und die anderen Optionen für alle. Eine Bearbeitung braucht --output DIR, --in-place oder --dry-run. Bei --where wird ein Wert nach = wörtlich genommen; nach ~ stehen * und ? für beliebige Zeichen, und (a|b) passt auf beides.
Bei --calc ist value die Zahl, die der Schlüssel hat; andere Namen sind andere Schlüssel der Entity oder Flags des Schlüssels, wie die Definitionen sie nennen. Operatoren sind + - * / | &amp; ~ und Klammern. Ein Schlüssel mit mehreren Zahlen wird Zahl für Zahl berechnet: origin=value + 8 verschiebt eine Entity auf jeder Achse um 8. Eine Entity, der einer der Schlüssel oder Flags fehlt, bleibt, wie sie ist; fehlende spawnflags zählen aber als 0. Ist ein Schlüssel keine Zahl oder hat der Ausdruck kein Ergebnis, wird diese Map nicht geschrieben.
--diff zeigt, wie sich Entities unterscheiden, und ordnet sie nach ihrem Inhalt zu, nicht nach der Nummer. --output schreibt dann Regeln, die aus den Entities von FILE die anderen machen.</translation>
    </message>
    <message>
        <source>Done, but one of these matched nothing in any map: a rule or the keys that it should change, a file in --rules-dir, a term or key of --where, a key of --remove, or a key or flag of --calc.</source>
        <translation>Erledigt, aber eines davon passte in keiner Map: eine Regel oder die Schlüssel, die sie ändern soll, eine Datei in --rules-dir, ein Term oder Schlüssel von --where, ein Schlüssel von --remove oder ein Schlüssel oder Flag von --calc.</translation>
    </message>
    <message>
        <source>Line %1: This rule matches no entity that --where selects.</source>
        <translation>Zeile %1: Diese Regel passt auf keine Entity, die --where auswählt.</translation>
    </message>
    <message>
        <source>entities: --rules and --rules-dir cannot be combined with --set, --calc, --remove, --delete or --add.</source>
        <translation>entities: --rules und --rules-dir lassen sich nicht mit --set, --calc, --remove, --delete oder --add kombinieren.</translation>
    </message>
    <message>
        <source>entities: --where needs --set, --calc, --remove, --delete, --add, --rules or --rules-dir.</source>
        <translation>entities: --where braucht --set, --calc, --remove, --delete, --add, --rules oder --rules-dir.</translation>
    </message>
    <message>
        <source>entities --where selects entities, but this rule edits records.</source>
        <translation>entities --where wählt Entities aus, aber diese Regel bearbeitet Datensätze.</translation>
    </message>
    <message>
        <source>Apply the rules in this file: ripent.py&apos;s JSON, or a configuration of Stripper:Source or stripper_qmm. JSON rules with lump edit records, as the subcommand edit does. With --where, rules only match entities that the filter selects before any rule applies.</source>
        <translation>Die Regeln dieser Datei anwenden: JSON von ripent.py oder eine Konfiguration von Stripper:Source oder stripper_qmm. JSON-Regeln mit lump bearbeiten Datensätze, wie der Unterbefehl edit. Mit --where passen Regeln nur auf Entities, die der Filter vor der ersten Regel auswählt.</translation>
    </message>
    <message>
        <source>The folder already has files with these names: %1. Nothing was written. --clean replaces them and keeps those that differ as FILE.bak (or FILE.bak2 and so on).</source>
        <translation>Der Ordner enthält schon Dateien mit diesen Namen: %1. Es wurde nichts geschrieben. --clean ersetzt sie; solche mit anderem Inhalt bleiben als DATEI.bak (oder DATEI.bak2 und so weiter) erhalten.</translation>
    </message>
    <message>
        <source>This rule matches no record that --where selects.</source>
        <translation>Diese Regel passt auf keinen Datensatz, den --where auswählt.</translation>
    </message>
    <message>
        <source>There are no .cfg files in this folder.</source>
        <translation>In diesem Ordner gibt es keine .cfg-Dateien.</translation>
    </message>
    <message>
        <source>Maps without a .cfg file in this folder: %1 of %2.</source>
        <translation>Maps ohne .cfg-Datei in diesem Ordner: %1 von %2.</translation>
    </message>
    <message>
        <source>Width and height of the pictures in pixels; 640x480 by default.</source>
        <translation>Breite und Höhe der Bilder in Pixeln; ohne Angabe 640x480.</translation>
    </message>
    <message>
        <source>Draw no pictures, and keep those of an earlier page.</source>
        <translation>Keine Bilder zeichnen und die einer früheren Seite behalten.</translation>
    </message>
    <message>
        <source>%1: It cannot be written: %2.</source>
        <translation>%1: Lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entities</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planes</translation>
    </message>
    <message>
        <source>Vertexes</source>
        <translation>Vertexes</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>Leafs</source>
        <translation>Leafs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of these texts, as in HTML&apos;s lang</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Maps</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Diese Seite braucht JavaScript.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>%1 of %2 maps</source>
        <translation>%1 von %2 Maps</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>This map cannot be read.</source>
        <translation>Diese Map ist nicht lesbar.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>it cannot be stored as a JPEG</source>
        <translation>es lässt sich nicht als JPEG speichern</translation>
    </message>
    <message>
        <source>Its picture cannot be written: %1.</source>
        <translation>Ihr Bild lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>gallery: --output DIR is missing: the folder to write into.</source>
        <translation>gallery: --output DIR fehlt: der Ordner, in den geschrieben wird.</translation>
    </message>
    <message>
        <source>The CSV lacks columns of the table %1. Name them with --columns, or use --format ndjson.</source>
        <translation>Im CSV fehlen Spalten der Tabelle %1. Geben Sie sie mit --columns an, oder verwenden Sie --format ndjson.</translation>
    </message>
    <message>
        <source>No entity in these maps has a key %1.</source>
        <translation>Keine Entity dieser Maps hat einen Key %1.</translation>
    </message>
    <message>
        <source>find: --count cannot be combined with --files.</source>
        <translation>find: --count lässt sich nicht mit --files kombinieren.</translation>
    </message>
    <message>
        <source>find: --%1 cannot be combined with JSON.</source>
        <translation>find: --%1 lässt sich nicht mit JSON kombinieren.</translation>
    </message>
    <message>
        <source>find: unknown format %1; use text, csv, ndjson or json.</source>
        <translation>find: Unbekanntes Format %1; möglich sind text, csv, ndjson oder json.</translation>
    </message>
    <message>
        <source>Stop after N records in all maps together; with --files, after N maps.</source>
        <translation>Nach N Datensätzen in allen Maps zusammen aufhören; mit --files nach N Maps.</translation>
    </message>
    <message>
        <source>Name columns with letters, digits and underscores only, for databases: origin_x, styles_0.</source>
        <translation>Spalten nur mit Buchstaben, Ziffern und Unterstrichen benennen, für Datenbanken: origin_x, styles_0.</translation>
    </message>
    <message>
        <source>Records were found.</source>
        <translation>Datensätze wurden gefunden.</translation>
    </message>
    <message>
        <source>No records were found.</source>
        <translation>Es wurden keine Datensätze gefunden.</translation>
    </message>
    <message>
        <source>find: the filter after %1 has several words. Put it in quotes: &apos;%2&apos;.</source>
        <translation>find: Der Filter nach %1 hat mehrere Wörter. Setzen Sie ihn in Anführungszeichen: &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>find: TABLE is missing after %1.</source>
        <translation>find: Nach %1 fehlt TABLE.</translation>
    </message>
    <message>
        <source>find: neither %1 nor %2 is a table. The last words are TABLE, or TABLE and FILTER.</source>
        <translation>find: Weder %1 noch %2 ist eine Tabelle. Die letzten Wörter sind TABLE, oder TABLE und FILTER.</translation>
    </message>
    <message>
        <source>find: %1 and %2 are both tables, and there is no file %1. To search the table %1 for the word %2, put the word in quotes of its own: &apos;&quot;%2&quot;&apos;.</source>
        <translation>find: %1 und %2 sind beides Tabellen, und eine Datei %1 gibt es nicht. Um in der Tabelle %1 das Wort %2 zu suchen, setzen Sie das Wort in eigene Anführungszeichen: &apos;&quot;%2&quot;&apos;.</translation>
    </message>
    <message>
        <source>Maps in archives cannot be edited in place. Use --output DIR to write the map into a folder.</source>
        <translation>Maps in Archiven lassen sich nicht in der Datei selbst bearbeiten. Mit --output DIR wird die Map in einen Ordner geschrieben.</translation>
    </message>
    <message>
        <source>This is another name for one of the other maps.</source>
        <translation>Das ist ein weiterer Name für eine der anderen Maps.</translation>
    </message>
    <message>
        <source>This failed: %1.</source>
        <translation>Das ist gescheitert: %1.</translation>
    </message>
    <message>
        <source>With --partition: a map differs from the one that was written under its path, whose records stay.</source>
        <translation>Mit --partition: Eine Map ist anders als die unter ihrem Pfad geschriebene, deren Datensätze bleiben.</translation>
    </message>
    <message>
        <source>With --partition: no map has a table that --lump names. Not with several shards.</source>
        <translation>Mit --partition: Keine Map hat eine Tabelle, die --lump nennt. Nicht bei mehreren Teilen.</translation>
    </message>
    <message>
        <source>dump: %1 and %2 would both be %3 in the tables. Name a folder that contains both, or write them into two folders.</source>
        <translation>dump: %1 und %2 hießen in den Tabellen beide %3. Nennen Sie einen Ordner, der beide enthält, oder schreiben Sie sie in zwei Ordner.</translation>
    </message>
    <message>
        <source>Maps skipped because they are written already: %1.</source>
        <translation>Übersprungene Maps, die schon geschrieben sind: %1.</translation>
    </message>
    <message>
        <source>Maps that differ from those written under the same paths: %1: %2. The old records stay. To have the new ones, write all maps into another folder.</source>
        <translation>Maps, die anders sind als die unter denselben Pfaden geschriebenen: %1: %2. Die alten Datensätze bleiben. Für die neuen schreiben Sie alle Maps in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>None of these maps has %1.</source>
        <translation>Keine dieser Maps hat %1.</translation>
    </message>
    <message>
        <source>%1: --jobs takes a whole number from 1 on.</source>
        <translation>%1: --jobs erwartet eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>The file to write, or the folder for CSV of several lumps and for CSV and raw bytes of many maps; by default, the standard output. Existing files are replaced. With --format sqlite, the database, to which maps are added.</source>
        <translation>Die Datei, in die geschrieben wird; für CSV mehrerer Lumps und für CSV und rohe Bytes vieler Maps der Ordner; ohne Angabe die Standardausgabe. Vorhandene Dateien werden ersetzt. Mit --format sqlite die Datenbank, in die die Maps aufgenommen werden.</translation>
    </message>
    <message>
        <source>With --partition: write only the maps of shard I of N, so that N processes or machines share the work. The path of a map decides its shard.</source>
        <translation>Mit --partition: nur die Maps von Shard I von N schreiben, sodass N Prozesse oder Rechner sich die Arbeit teilen. Der Pfad einer Map bestimmt ihren Shard.</translation>
    </message>
    <message>
        <source>Run the same command again to continue.</source>
        <translation>Führen Sie denselben Befehl noch einmal aus, um fortzufahren.</translation>
    </message>
    <message>
        <source>Gives fields of a lump&apos;s records new values, in one or more maps.
--where selects the records, like the filter line of the lump&apos;s table; without it, all are edited. --set takes FIELD = EXPRESSION, FIELD += EXPRESSION or FIELD -= EXPRESSION, with fields as dump names them. In an expression, value is the old value of the field; the record&apos;s other fields and the field&apos;s flags go by their names, and the operators are + - * / &amp; | ~ and parentheses. += and -= set and clear flags, and add to other fields and subtract from them. A text field takes only FIELD = TEXT. Several --set apply in the order given, to the same records: --lump TEXINFO --where &apos;texture~metal&apos; --set &apos;flags -= LIGHT&apos; --set &apos;flags += SLICK&apos;.
A line per map says what changed. If one record cannot have its new value, the whole map is refused. Maps of formats without the lump or the field are left unchanged. An edit needs --output, --in-place or --dry-run.
--rules makes all edits of a file in one save: [{&quot;lump&quot;: &quot;TEXINFO&quot;, &quot;where&quot;: &quot;texture~metal&quot;, &quot;set&quot;: {&quot;flags&quot;: &quot;-= LIGHT&quot;}, &quot;maps&quot;: [&quot;q2dm1&quot;]}]. Rules with lump edit records, in the order of the file; the others edit entities, as with entities --rules, and apply before them. Several --rules apply in the order given.</source>
        <translation>Gibt Feldern der Datensätze eines Lumps neue Werte, in einer oder mehreren Maps.
--where wählt die Datensätze aus, wie die Filterzeile der Lump-Tabelle; ohne --where werden alle bearbeitet. --set erwartet FELD = AUSDRUCK, FELD += AUSDRUCK oder FELD -= AUSDRUCK; die Felder heißen wie bei dump. In einem Ausdruck ist value der alte Wert des Feldes; die anderen Felder des Datensatzes und die Flags des Feldes stehen unter ihren Namen, dazu gibt es die Operatoren + - * / &amp; | ~ und Klammern. += und -= setzen und löschen Flags; bei anderen Feldern addieren und subtrahieren sie. Für ein Textfeld geht nur FELD = TEXT. Mehrere --set gelten in der angegebenen Reihenfolge, und zwar für dieselben Datensätze: --lump TEXINFO --where &apos;texture~metal&apos; --set &apos;flags -= LIGHT&apos; --set &apos;flags += SLICK&apos;.
Je Map sagt eine Zeile, was sich geändert hat. Kann ein Datensatz seinen neuen Wert nicht bekommen, wird die ganze Map abgelehnt. Maps, deren Format den Lump oder das Feld nicht kennt, bleiben unverändert. Eine Bearbeitung braucht --output, --in-place oder --dry-run.
--rules macht alle Änderungen einer Datei und speichert sie zusammen: [{&quot;lump&quot;: &quot;TEXINFO&quot;, &quot;where&quot;: &quot;texture~metal&quot;, &quot;set&quot;: {&quot;flags&quot;: &quot;-= LIGHT&quot;}, &quot;maps&quot;: [&quot;q2dm1&quot;]}]. Regeln mit lump bearbeiten Datensätze, in der Reihenfolge der Datei; die anderen bearbeiten Entities, wie bei entities --rules, und gelten vor ihnen. Mehrere --rules gelten in der angegebenen Reihenfolge.</translation>
    </message>
    <message>
        <source>Done, but no map has the lump with these fields, a term of --where or a rule matched nothing in any map, or a file in --rules-dir applies to none of the maps.</source>
        <translation>Erledigt, aber keine Map hat den Lump mit diesen Feldern, ein Term von --where oder eine Regel passte in keiner Map, oder eine Datei in --rules-dir gehört zu keiner der Maps.</translation>
    </message>
    <message>
        <source>find: --first takes a whole number, 1 or more.</source>
        <translation>find: --first verlangt eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>Print only how many records are found in each map, as FILE,COUNT, and at the end total,COUNT.</source>
        <translation>Nur ausgeben, wie viele Datensätze in jeder Map gefunden werden, als FILE,ANZAHL, und am Ende total,ANZAHL.</translation>
    </message>
    <message>
        <source>Print only the names of the maps in which records are found.</source>
        <translation>Nur die Namen der Maps ausgeben, in denen Datensätze gefunden werden.</translation>
    </message>
    <message>
        <source>The folder to write into. Files there that do not belong to an earlier page are kept.</source>
        <translation>Der Ordner, in den geschrieben wird. Dateien dort, die nicht zu einer früheren Seite gehören, bleiben erhalten.</translation>
    </message>
    <message>
        <source>A file cannot be read, the page cannot be written, pictures cannot be drawn, memory runs out, or the arguments are wrong.</source>
        <translation>Eine Datei ist nicht lesbar, die Seite lässt sich nicht schreiben, Bilder lassen sich nicht zeichnen, der Speicher reicht nicht, oder die Argumente sind falsch.</translation>
    </message>
    <message>
        <source>Title, author, game or path (press /)</source>
        <translation>Titel, Autor, Spiel oder Pfad (Taste /)</translation>
    </message>
    <message>
        <source>No map matches these words.</source>
        <translation>Keine Map passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Limits at 80 % or more</source>
        <translation>Zu 80 % oder mehr ausgeschöpfte Limits</translation>
    </message>
    <message>
        <source>The game refuses the map.</source>
        <translation>Das Spiel lehnt die Map ab.</translation>
    </message>
    <message>
        <source>Highest use of a limit</source>
        <translation>Am stärksten ausgeschöpftes Limit</translation>
    </message>
    <message>
        <source>%1: This file does not belong to an earlier page and would be overwritten. Choose a different folder.</source>
        <translation>%1: Diese Datei gehört nicht zu einer früheren Seite und würde überschrieben. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Use at most N processor cores; by default, all. The memory that the maps may take together, by default half of it, is reduced accordingly.</source>
        <translation>Höchstens N Prozessorkerne verwenden, ohne Angabe alle. Der Speicher, den die Maps zusammen belegen dürfen, ohne Angabe die Hälfte, verringert sich entsprechend.</translation>
    </message>
    <message>
        <source>Files that apply to none of these maps: %1.</source>
        <translation>Dateien, die zu keiner dieser Maps gehören: %1.</translation>
    </message>
    <message>
        <source>This is not a folder, or it cannot be read.</source>
        <translation>Das ist kein Ordner, oder er lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 applies to the same maps, because case is ignored. Remove one of the two.</source>
        <translation>%1 gilt für dieselben Maps, weil Groß- und Kleinschreibung keine Rolle spielt. Entfernen Sie eine der beiden.</translation>
    </message>
    <message>
        <source>No new pictures are drawn, because there is no display. A virtual one is enough, such as that of xvfb-run.</source>
        <translation>Es werden keine neuen Bilder gezeichnet, weil es keine Anzeige gibt. Eine virtuelle genügt, etwa die von xvfb-run.</translation>
    </message>
    <message>
        <source>No new pictures are drawn. %1</source>
        <translation>Es werden keine neuen Bilder gezeichnet. %1</translation>
    </message>
    <message>
        <source>The program lumpscope-window is missing. It opens the window, draws pictures, and is installed with lumpscope: install both again.</source>
        <translation>Das Programm lumpscope-window fehlt. Es öffnet das Fenster, zeichnet Bilder und wird mit lumpscope installiert: Bitte beide neu installieren.</translation>
    </message>
    <message>
        <source>%1: Both %2 and %3 would be written to it. Write them into different folders.</source>
        <translation>%1: Dorthin würden %2 und %3 geschrieben. Schreiben Sie sie in verschiedene Ordner.</translation>
    </message>
    <message>
        <source>%1: On a file system that ignores case, both %2 and %3 would be written to it.</source>
        <translation>%1: Auf einem Dateisystem, das Groß- und Kleinschreibung nicht unterscheidet, würden %2 und %3 dorthin geschrieben.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <translation>Unbekannte Option %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Unknown kind of finding: %1. Did you mean %2?</source>
        <translation>Unbekannte Art von Befund: %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>The file lacks bytes of %1 lumps; info lists them if you name only this map.</source>
        <translation>Der Datei fehlen Bytes von %1 Lumps; info listet sie auf, wenn Sie nur diese Map angeben.</translation>
    </message>
    <message>
        <source>help: There is no help on %1, only on %2.</source>
        <translation>help: Zu %1 gibt es keine Hilfe, nur zu %2.</translation>
    </message>
    <message>
        <source>dump: No format has a lump %1.</source>
        <translation>dump: Kein Format hat einen Lump %1.</translation>
    </message>
    <message>
        <source>The output format; json by default. --json-lines is a form of json, and cannot be combined with the others.</source>
        <translation>Das Ausgabeformat; ohne Angabe json. --json-lines ist eine Form von json und lässt sich mit den anderen nicht kombinieren.</translation>
    </message>
    <message>
        <source>With --format ndjson: write the files DIR/format=ID/lump=NAME/part-SHARD-NUMBER.ndjson.gz. Their column map has the path of each record&apos;s map, relative to the folder FILE. DIR/manifest-SHARD.ndjson lists the finished maps, which the next run skips. Without --lump, all lumps with records, the parts of BSPX lumps and the derived tables are written.</source>
        <translation>Mit --format ndjson: Schreibt die Dateien DIR/format=ID/lump=NAME/part-SHARD-NUMMER.ndjson.gz. Ihre Spalte map enthält zu jedem Datensatz den Pfad der Map, relativ zum Ordner FILE. DIR/manifest-SHARD.ndjson führt die fertigen Maps auf, die der nächste Lauf überspringt. Ohne --lump werden alle Lumps mit Datensätzen, die Teile von BSPX-Lumps und die abgeleiteten Tabellen geschrieben.</translation>
    </message>
    <message>
        <source>dump: No format has a table %1.</source>
        <translation>dump: Kein Format hat eine Tabelle %1.</translation>
    </message>
    <message>
        <source>Maps not searched for %1: %2 of %3. %4</source>
        <translation>Nicht nach %1 durchsuchte Maps: %2 von %3. %4</translation>
    </message>
    <message>
        <source>The output format; by default text, with a line for each record. CSV begins with file,index; each line of ndjson names its map. --json-lines is a form of json, and cannot be combined with the others.</source>
        <translation>Das Ausgabeformat; Standard ist text mit einer Zeile je Datensatz. CSV beginnt mit file,index; jede Zeile von ndjson nennt ihre Map. --json-lines ist eine Form von json und lässt sich mit den anderen nicht kombinieren.</translation>
    </message>
    <message>
        <source>%1: %2 % of the limit</source>
        <translation>%1: %2 % des Limits</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Folders, archives, lists or patterns in which no map was found: %1: %2.</source>
        <translation>Ordner, Archive, Listen oder Muster, in denen keine Map gefunden wurde: %1: %2.</translation>
    </message>
    <message>
        <source>%1: --json-lines prints JSON, so it cannot be combined with --format %2.</source>
        <translation>%1: --json-lines gibt JSON aus und lässt sich deshalb nicht mit --format %2 kombinieren.</translation>
    </message>
    <message>
        <source>%1 is neither a subcommand nor an existing file. Did you mean %2?</source>
        <translation>%1 ist weder ein Unterbefehl noch eine vorhandene Datei. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Unknown option %1. To negate a term of a filter, put a ! before it: &apos;!%2&apos;.</source>
        <translation>Unbekannte Option %1. Um einen Term eines Filters zu verneinen, setzen Sie ein ! davor: &apos;!%2&apos;.</translation>
    </message>
    <message>
        <source>Finds the records of a table that match a filter, in any number of maps of any format.

TABLE is a lump with records or a derived table, as dump names them: faces, texinfo, entitylist, images. faces also finds the surfaces of Quake III. FILTER is a filter as in the window, in quotes: &apos;texture~sky squareUnits&gt;1000&apos;; lumpscope help filter explains what it may contain. Without it, all records are found.

The last word is TABLE if it is the name of a table. Otherwise it is FILTER, and the word before it is TABLE. To search for a word that is also the name of a table, put it in quotes of its own: &apos;&quot;model&quot;&apos;. A file with such a name needs a path: ./model.

Maps without this table, or without a column, flag or named value that FILTER or --columns names, are skipped and counted at the end. If FILTER has alternatives (a | b), each map is searched for those whose columns, flags and values it has; the others are reported at the end.</source>
        <translation>Findet die Datensätze einer Tabelle, auf die ein Filter zutrifft, in beliebig vielen Maps jedes Formats.

TABLE ist ein Lump mit Datensätzen oder eine abgeleitete Tabelle, wie dump sie nennt: faces, texinfo, entitylist, images. faces findet auch die Surfaces von Quake III. FILTER ist ein Filter wie im Fenster, in Anführungszeichen: &apos;texture~sky squareUnits&gt;1000&apos;; was er enthalten kann, erklärt lumpscope help filter. Ohne ihn werden alle Datensätze gefunden.

Das letzte Wort ist TABLE, wenn es eine Tabelle benennt. Sonst ist es FILTER, und das Wort davor ist TABLE. Ein gesuchtes Wort, das auch eine Tabelle benennt, braucht eigene Anführungszeichen: &apos;&quot;model&quot;&apos;. Eine Datei mit einem solchen Namen braucht einen Pfad: ./model.

Maps ohne diese Tabelle oder ohne eine Spalte, ein Flag oder einen benannten Wert, die FILTER oder --columns nennt, werden übersprungen und am Ende gezählt. Hat FILTER Alternativen (a | b), wird jede Map nach denen durchsucht, deren Spalten, Flags und Werte sie hat; die anderen werden am Ende genannt.</translation>
    </message>
    <message>
        <source>Maps with incomplete lumps: %1 of %2: %3.</source>
        <translation>Maps mit unvollständigen Lumps: %1 von %2: %3.</translation>
    </message>
    <message>
        <source>Apply the rules in DIR/NAME.cfg to the map NAME.bsp, as Stripper:Source does with its folder maps: for de_dust.bsp, the rules in DIR/de.cfg and then those in DIR/de_dust.cfg. Case is ignored. Maps without such a file are not changed; if a file is faulty, only its own maps fail. Rules from --rules apply before all of these.</source>
        <translation>Die Regeln in DIR/NAME.cfg auf die Map NAME.bsp anwenden, wie Stripper:Source mit seinem Ordner maps: bei de_dust.bsp die Regeln in DIR/de.cfg und dann die in DIR/de_dust.cfg. Groß- und Kleinschreibung spielt keine Rolle. Maps ohne eine solche Datei bleiben unverändert; ist eine Datei fehlerhaft, scheitern nur ihre eigenen Maps. Die Regeln von --rules gelten vor all diesen.</translation>
    </message>
    <message>
        <source>A map cannot be read; no map has the table or a column; no format has what an alternative of FILTER names; or the arguments are wrong.</source>
        <translation>Eine Map lässt sich nicht lesen; keine Map hat die Tabelle oder eine Spalte; kein Format hat, was eine Alternative von FILTER nennt; oder die Argumente sind falsch.</translation>
    </message>
    <message>
        <source>%1: Both %2 and %3 would be written to it. Name a folder that contains both, or write them into different folders.</source>
        <translation>%1: Dorthin würden %2 und %3 geschrieben. Geben Sie einen Ordner an, der beide enthält, oder schreiben Sie sie in verschiedene Ordner.</translation>
    </message>
    <message>
        <source>What to draw. lit (the default): textures with lightmaps; textured or lightmap: only one of them; directions: where light comes from, in normal map colours; face, texture, leaf, cluster or contents: a colour for each; normals; wireframe: lit, with edges.</source>
        <translation>Was gezeichnet wird. lit (Standard): Texturen mit Lightmaps; textured oder lightmap: nur eines von beiden; directions: woher das Licht kommt, in den Farben von Normal-Maps; face, texture, leaf, cluster oder contents: je eine Farbe; normals: Normalen; wireframe: wie lit, mit Kanten.</translation>
    </message>
    <message>
        <source>Maps of this format have no shaders; only maps of Quake III and games based on it do.</source>
        <translation>Maps dieses Formats haben keine Shader; nur Maps von Quake III und darauf basierenden Spielen haben welche.</translation>
    </message>
    <message>
        <source>Lists the shaders of maps of Quake III and games based on it: for each, its script, its stages, which of them are drawn in one pass, where their images were found, what is ignored, and whether the game rejects it.</source>
        <translation>Listet die Shader der Maps von Quake III und darauf basierenden Spielen auf: zu jedem sein Skript, seine Stages, welche davon in einem Durchgang gezeichnet werden, wo ihre Bilder gefunden wurden, was nicht beachtet wird, und ob das Spiel ihn ablehnt.</translation>
    </message>
    <message>
        <source>%1: the picture is grey, because the map has no light directions. Maps store them in a LIGHTINGDIR lump, or on every second lightmap page.</source>
        <translation>%1: Das Bild ist grau, weil die Map keine Lichtrichtungen hat. Maps speichern sie in einem Lump LIGHTINGDIR oder auf jeder zweiten Lightmap-Seite.</translation>
    </message>
    <message>
        <source>the file of an earlier run would be removed</source>
        <translation>die Datei eines früheren Laufs würde entfernt</translation>
    </message>
    <message>
        <source>the existing file would be kept as %1</source>
        <translation>die vorhandene Datei bliebe als %1 erhalten</translation>
    </message>
    <message>
        <source>Maps that would change: %1 of %2.</source>
        <translation>Maps, die sich ändern würden: %1 von %2.</translation>
    </message>
    <message>
        <source>Maps changed: %1 of %2.</source>
        <translation>Geänderte Maps: %1 von %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created: %2 is a file.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2 ist eine Datei.</translation>
    </message>
    <message>
        <source>Maps checked: %1; with errors: %2; with warnings: %3.
</source>
        <translation>Geprüfte Maps: %1; mit Fehlern: %2; mit Warnungen: %3.
</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <translation>Die Maps sind gleich.</translation>
    </message>
    <message>
        <source>The report has no pictures, because the program lumpscope-window, which draws them, is missing.</source>
        <translation>Der Bericht hat keine Bilder, weil das Programm lumpscope-window fehlt, das sie zeichnet.</translation>
    </message>
    <message>
        <source>diff: neither map has a lump %1.</source>
        <translation>diff: Keine der beiden Maps hat einen Lump %1.</translation>
    </message>
    <message>
        <source>%1: only in A</source>
        <translation>%1: nur in A</translation>
    </message>
    <message>
        <source>%1: only in B</source>
        <translation>%1: nur in B</translation>
    </message>
    <message>
        <source>%1: the bytes differ</source>
        <translation>%1: die Bytes sind verschieden</translation>
    </message>
    <message>
        <source>%1: the same luxels, stored elsewhere</source>
        <translation>%1: dieselben Luxel, an anderer Stelle gespeichert</translation>
    </message>
    <message>
        <source>%1: pairs of clusters that differ: %2</source>
        <comment>2: a number</comment>
        <translation>%1: verschiedene Paare von Clustern: %2</translation>
    </message>
    <message>
        <source>pairs that cannot be compared, because a cluster has no counterpart: %1</source>
        <translation>Paare, die sich nicht vergleichen lassen, weil einem Cluster das Gegenstück fehlt: %1</translation>
    </message>
    <message>
        <source>%1: the same records, numbered differently</source>
        <translation>%1: dieselben Datensätze, anders nummeriert</translation>
    </message>
    <message>
        <source>only in A: %1</source>
        <translation>nur in A: %1</translation>
    </message>
    <message>
        <source>only in B: %1</source>
        <translation>nur in B: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>%1 only in A: %2</source>
        <comment>2: its values</comment>
        <translation>%1 nur in A: %2</translation>
    </message>
    <message>
        <source>%1 only in B: %2</source>
        <comment>2: its values</comment>
        <translation>%1 nur in B: %2</translation>
    </message>
    <message>
        <source>Print only this lump, by name or directory slot; by default, all lumps and the entities.</source>
        <translation>Nur diesen Lump ausgeben, nach Name oder Platz im Lump-Verzeichnis; ohne Angabe alle Lumps und die Entities.</translation>
    </message>
    <message>
        <source>Print the differences as JSON, for programs.</source>
        <translation>Die Unterschiede als JSON ausgeben, für Programme.</translation>
    </message>
    <message>
        <source>Write a report for a web browser instead: one file with lists of what differs, and pictures of both maps where they differ most. The pictures need a display with OpenGL 3.3.</source>
        <translation>Stattdessen einen Bericht für einen Webbrowser schreiben: eine Datei mit Listen der Unterschiede und mit Bildern beider Maps an den Stellen, an denen sie sich am meisten unterscheiden. Die Bilder brauchen eine Anzeige mit OpenGL 3.3.</translation>
    </message>
    <message>
        <source>Print only counts for each lump.</source>
        <translation>Nur die Anzahlen je Lump ausgeben.</translation>
    </message>
    <message>
        <source>Treat positions, distances and boxes that differ by at most this many map units as equal.</source>
        <translation>Positionen, Abstände und Boxen, die sich um höchstens so viele Map-Einheiten unterscheiden, als gleich behandeln.</translation>
    </message>
    <message>
        <source>The maps are the same, apart from the order of records.</source>
        <translation>Die Maps sind gleich, abgesehen von der Reihenfolge der Datensätze.</translation>
    </message>
    <message>
        <source>The maps differ.</source>
        <translation>Die Maps sind verschieden.</translation>
    </message>
    <message>
        <source>diff: a folder can only be compared with a folder.</source>
        <translation>diff: Ein Ordner lässt sich nur mit einem Ordner vergleichen.</translation>
    </message>
    <message>
        <source>diff: --html compares two maps, not folders.</source>
        <translation>diff: --html vergleicht zwei Maps, keine Ordner.</translation>
    </message>
    <message>
        <source>diff: --html and --json cannot be combined.</source>
        <translation>diff: --html und --json lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>nur in A</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>nur in B</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 more are not listed; diff --json prints all.</source>
        <translation>%1 weitere sind nicht aufgeführt; diff --json gibt alle aus.</translation>
    </message>
    <message>
        <source>Lump</source>
        <translation>Lump</translation>
    </message>
    <message>
        <source>The picture cannot be stored as a JPEG.</source>
        <translation>Das Bild lässt sich nicht als JPEG speichern.</translation>
    </message>
    <message>
        <source>Where the maps differ most</source>
        <translation>Wo sich die Maps am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Nothing that differs has a position in the maps.</source>
        <translation>Keiner der Unterschiede hat eine Position in den Maps.</translation>
    </message>
    <message>
        <source>%1 and %2 compared</source>
        <translation>%1 und %2 im Vergleich</translation>
    </message>
    <message>
        <source>Lumps</source>
        <translation>Lumps</translation>
    </message>
    <message>
        <source>dump: --canonical cannot be combined with --format %1.</source>
        <translation>dump: --canonical lässt sich nicht mit --format %1 kombinieren.</translation>
    </message>
    <message>
        <source>dump: --canonical cannot be combined with --%1.</source>
        <translation>dump: --canonical lässt sich nicht mit --%1 kombinieren.</translation>
    </message>
    <message>
        <source>Prints records as JSON, CSV or newline-delimited JSON (ndjson), or a lump&apos;s raw bytes.

CSV of several lumps goes into a folder, one file per lump. Values are printed as stored.

For many maps, JSON is a list of maps, each line of ndjson names its map, and CSV and raw bytes go into FOLDER/NAME/LUMP.csv or .lump, where --output names FOLDER and NAME is the map&apos;s name.

--format sqlite writes the records of all maps, with the calculated columns, and the names of the textures in the WADs among FILE... into a SQLite database. If the database exists, new and changed files are added, and files that have the same size and time are skipped. Files that cannot be read or are not named again keep their records. Each map is written whole or not at all: after Ctrl+C or a crash, run the same command to continue. lumpscope help sql lists the tables and ten questions in SQL.

--partition writes the records as compressed ndjson, in files of 64 to 256 maps that DuckDB, Spark, ClickHouse and Trino read as tables. Later runs into the same folder need the same options and the same folder FILE, and add what is missing.</source>
        <translation>Gibt Datensätze als JSON, CSV oder zeilenweises JSON (ndjson) aus oder die Bytes eines Lumps.

CSV mehrerer Lumps kommt in einen Ordner, je Lump eine Datei. Die Werte erscheinen wie gespeichert.

Bei vielen Maps ist JSON eine Liste der Maps, jede Zeile von ndjson nennt ihre Map, und CSV und Bytes kommen in ORDNER/NAME/LUMP.csv oder .lump. Den ORDNER nennt --output, NAME ist der Name der Map.

--format sqlite schreibt die Datensätze aller Maps, mit den berechneten Spalten, und die Namen der Texturen der WADs unter den FILE... in eine SQLite-Datenbank. Gibt es die Datenbank schon, kommen neue und geänderte Dateien hinzu; Dateien mit gleicher Größe und Zeit werden übersprungen. Dateien, die unlesbar sind oder nicht mehr genannt werden, behalten ihre Datensätze. Jede Map wird ganz oder gar nicht geschrieben: Nach Strg+C oder einem Absturz setzt derselbe Befehl die Arbeit fort. lumpscope help sql nennt die Tabellen und zehn Fragen in SQL.

--partition schreibt die Datensätze als komprimiertes ndjson, in Dateien von 64 bis 256 Maps, die DuckDB, Spark, ClickHouse und Trino als Tabellen lesen. Spätere Läufe in denselben Ordner brauchen dieselben Optionen und denselben Ordner FILE und ergänzen, was fehlt.</translation>
    </message>
    <message>
        <source>dump: --canonical takes a single map.</source>
        <translation>dump: --canonical gibt nur eine einzige Map aus.</translation>
    </message>
    <message>
        <source>%1 (the same as %2)</source>
        <translation>%1 (dieselbe wie %2)</translation>
    </message>
    <message>
        <source>Maps that the tables now have under several paths: %1: %2.</source>
        <translation>Maps, die jetzt unter mehreren Pfaden in den Tabellen stehen: %1: %2.</translation>
    </message>
    <message>
        <source>Links to folders that were not followed: %1: %2.</source>
        <translation>Nicht verfolgte Verknüpfungen auf Ordner: %1: %2.</translation>
    </message>
    <message>
        <source>Maps that could not be read: %1 of %2: %3.</source>
        <translation>Maps, die nicht gelesen werden konnten: %1 von %2: %3.</translation>
    </message>
    <message>
        <source>FILE may be a map, a folder (all maps in it, in its subfolders and in the archives there, but not in hidden ones or behind links to folders), an archive or a folder in one (all its maps), a pattern such as pak1.pk3/maps/*.bsp, @LIST (a text file with one of these a line) or - (such a list on the standard input). A map that cannot be read does not stop the others.</source>
        <translation>FILE kann eine Map sein, ein Ordner (alle Maps darin, in seinen Unterordnern und in den Archiven dort, aber nicht in versteckten und nicht hinter Verknüpfungen auf Ordner), ein Archiv oder ein Ordner darin (alle seine Maps), ein Muster wie pak1.pk3/maps/*.bsp, @LISTE (eine Textdatei mit je einem davon pro Zeile) oder - (eine solche Liste von der Standardeingabe). Eine unlesbare Map hält die anderen nicht auf.</translation>
    </message>
    <message>
        <source>In an output folder DIR, maps from a folder FILE keep their subfolders: the file for FILE/quake2/x.bsp is written into DIR/quake2, that for FILE/pak1.pk3/maps/x.bsp into DIR/pak1.pk3/maps. The same applies to an archive FILE if it is not the only FILE.</source>
        <translation>In einem Ausgabeordner DIR behalten Maps aus einem Ordner FILE ihre Unterordner: Die Datei zu FILE/quake2/x.bsp wird nach DIR/quake2 geschrieben, die zu FILE/pak1.pk3/maps/x.bsp nach DIR/pak1.pk3/maps. Dasselbe gilt für ein Archiv FILE, wenn es nicht das einzige FILE ist.</translation>
    </message>
    <message>
        <source>The report has no pictures, because there is no display. A virtual one is enough, such as that of xvfb-run.</source>
        <translation>Der Bericht hat keine Bilder, weil es keine Anzeige gibt. Eine virtuelle genügt, etwa die von xvfb-run.</translation>
    </message>
    <message>
        <source>The report has no pictures. %1</source>
        <translation>Der Bericht hat keine Bilder. %1</translation>
    </message>
    <message>
        <source>Skipped maps: %1 of %2 (%3). %4</source>
        <translation>Übersprungene Maps: %1 von %2 (%3). %4</translation>
    </message>
    <message>
        <source>Print these columns of the table, which may be calculated or, for entities, any keys; origin stands for origin.x, origin.y and origin.z. The map and the record&apos;s number (index; id in filters) always come first. By default, the columns that FILTER names come first, followed in text by the first three values, and in the other output formats by all columns that the table stores. If the maps have several formats, CSV has the columns of all of them.</source>
        <translation>Diese Spalten der Tabelle ausgeben, auch berechnete und bei Entities beliebige Schlüssel; origin steht für origin.x, origin.y und origin.z. Immer vorn stehen die Map und die Nummer des Datensatzes (index; in Filtern id). Ohne Angabe stehen die Spalten vorn, die FILTER nennt; danach kommen bei text die ersten drei Werte, bei den anderen Ausgabeformaten alle Spalten, die die Tabelle speichert. Haben die Maps mehrere Formate, enthält CSV die Spalten aller Formate.</translation>
    </message>
    <message>
        <source>Makes a page for a web browser that shows many maps and lets you search and sort them.

For each map, the page shows its picture, title, author, game and path, how many entities, faces and textures it has, how many problems check finds, and the limit that it comes closest to if it uses 80 % or more of it. Click a map to see all its counts, and all limits of which it uses 80 % or more. You can sort the maps by name, count, size, problems or the highest use of a limit. The page is DIR/index.html, and needs no server and no network. Its address contains the search and the order.

A second run into the same folder replaces the page, and draws a map again if it, its .lit file, or an archive or WAD of its game has changed. It does not notice changed files in the game&apos;s folders: delete DIR/pictures to draw all again. It removes the pictures of maps that no longer exist in the folders that you name, and keeps all others. If none of the maps can be read, it changes nothing. Pictures are drawn as by render, which needs a display with OpenGL 3.3. Without one, no new pictures are drawn.</source>
        <translation>Erzeugt eine Seite für den Browser, die viele Maps zeigt und sich durchsuchen und sortieren lässt.

Die Seite zeigt zu jeder Map Bild, Titel, Autor, Spiel und Pfad, die Zahl ihrer Entities, Faces und Texturen, wie viele Probleme check findet, und das Limit, das sie am stärksten ausschöpft, wenn es 80 % oder mehr sind. Ein Klick auf eine Map zeigt alle ihre Zahlen und alle Limits, die sie zu 80 % oder mehr ausschöpft. Sortieren lässt sich nach Namen, Zahlen, Größe, Problemen und dem am stärksten ausgeschöpften Limit. Die Seite liegt in DIR/index.html und braucht weder Server noch Netz. Suche und Sortierung stehen in ihrer Adresse.

Ein zweiter Lauf in denselben Ordner ersetzt die Seite und zeichnet eine Map neu, wenn sie selbst, ihre .lit-Datei oder ein Archiv oder WAD ihres Spiels sich geändert hat. Geänderte Dateien in den Ordnern des Spiels bemerkt er nicht: Löschen Sie DIR/pictures, um alle neu zu zeichnen. Er entfernt die Bilder von Maps, die es in den genannten Ordnern nicht mehr gibt, und behält alle anderen. Ist keine der Maps lesbar, ändert er nichts. Die Bilder werden wie von render gezeichnet, das eine Anzeige mit OpenGL 3.3 braucht. Ohne sie werden keine neuen Bilder gezeichnet.</translation>
    </message>
    <message>
        <source>Incomplete file</source>
        <translation>Unvollständige Datei</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>gallery: None of the maps can be read, so no page was written. An earlier page is unchanged.</source>
        <translation>gallery: Keine der Maps ist lesbar, deshalb wurde keine Seite geschrieben. Eine frühere Seite ist unverändert.</translation>
    </message>
    <message>
        <source>%1: You have no permission to create files in the folder %2. Choose a different output.</source>
        <translation>%1: Im Ordner %2 dürfen Sie keine Dateien anlegen. Wählen Sie eine andere Ausgabe.</translation>
    </message>
    <message>
        <source>
FILE may be a map inside a PAK or PK3: ARCHIVE/maps/NAME.bsp. Every subcommand takes --sample quake2, halflife or quake3 instead of FILE. --as FORMAT reads a map of an unknown but similar format as FORMAT. For help on a subcommand, run lumpscope SUBCOMMAND --help; on the filters of find, edit and entities, lumpscope help filter; on commands for many maps, lumpscope help many; on the databases of dump, lumpscope help sql.
Exit codes: 0 done; 1 check found an error, find found no record, diff or entities --diff found a difference, or an edit was refused; 2 a file cannot be read or written, or the arguments are wrong; 3 done, but a filter, key or rule of an edit matched nothing; 130 cancelled with Ctrl+C.
</source>
        <translation>
FILE kann eine Map in einem PAK oder PK3 sein: ARCHIVE/maps/NAME.bsp. Statt FILE nimmt jeder Unterbefehl --sample quake2, halflife oder quake3. --as FORMAT liest eine Map in einem unbekannten, aber ähnlichen Format als FORMAT. Hilfe zu einem Unterbefehl gibt lumpscope UNTERBEFEHL --help, zu den Filtern von find, edit und entities lumpscope help filter, zu Befehlen für viele Maps lumpscope help many, zu den Datenbanken von dump lumpscope help sql.
Exit-Codes: 0 erledigt; 1 check hat einen Fehler gefunden, find keinen Datensatz, diff oder entities --diff einen Unterschied, oder eine Bearbeitung wurde abgelehnt; 2 eine Datei kann nicht gelesen oder geschrieben werden, oder die Argumente sind falsch; 3 erledigt, aber ein Filter, ein Schlüssel oder eine Regel der Bearbeitung passte auf nichts; 130 mit Strg+C abgebrochen.
</translation>
    </message>
    <message>
        <source>Not all records could be matched, because too many differ or too many ranges overlap; &quot;changed&quot; is not complete.</source>
        <translation>Nicht alle Datensätze konnten einander zugeordnet werden, weil zu viele verschieden sind oder sich zu viele Bereiche überlappen; „geändert“ ist nicht vollständig.</translation>
    </message>
    <message>
        <source>%1: faces with different light: %2; luxels that differ: %3, by at most %4</source>
        <translation>%1: Faces mit anderem Licht: %2; abweichende Luxel: %3, um höchstens %4</translation>
    </message>
    <message>
        <source>Prints how map B differs from map A: records only in A, only in B, and changed, with their fields.
Records are matched by their content, not by their numbers, so that two compiles of a map can be compared. References are equal if they lead to matching records. Offsets into light and visibility and positions in lightmap pages do not count.
A and B are maps, also inside archives, or two folders; then maps with the same path below them are compared.</source>
        <translation>Gibt aus, worin sich Map B von Map A unterscheidet: Datensätze nur in A, nur in B und geänderte mit ihren Feldern.
Datensätze werden nach ihrem Inhalt zugeordnet, nicht nach ihrer Nummer. So lassen sich zwei Kompilierungen einer Map vergleichen. Verweise sind gleich, wenn sie zu einander zugeordneten Datensätzen führen. Offsets in Licht und Sichtbarkeit sowie Positionen in Lightmap-Seiten zählen nicht.
A und B sind Maps, auch in Archiven, oder zwei Ordner; dann werden Maps mit gleichem Pfad darin verglichen.</translation>
    </message>
    <message>
        <source>diff: --tolerance must be 0, or at least 0.000001.</source>
        <translation>diff: --tolerance muss 0 oder mindestens 0.000001 sein.</translation>
    </message>
    <message>
        <source>At (%1 %2 %3); faces and entities that differ: %4</source>
        <translation>Bei (%1 %2 %3); abweichende Faces und Entities: %4</translation>
    </message>
    <message>
        <source>dump: --canonical cannot print %1.</source>
        <translation>dump: --canonical kann %1 nicht ausgeben.</translation>
    </message>
    <message>
        <source>Print each record as a line of JSON, sorted, with 12-digit hashes of content instead of record numbers, so that any program that compares texts can compare two compiles of a map.</source>
        <translation>Jeden Datensatz als eine Zeile JSON ausgeben, sortiert, mit 12-stelligen Hashes des Inhalts statt der Nummern von Datensätzen. So kann jedes Programm, das Texte vergleicht, zwei Kompilierungen einer Map vergleichen.</translation>
    </message>
    <message>
        <source>find: the terms modified and was.COLUMN compare a map that is being edited with its file on disk. They work only in the window.</source>
        <translation>find: Die Terme modified und was.SPALTE vergleichen eine Map, die gerade bearbeitet wird, mit ihrer Datei auf der Platte. Das geht nur im Fenster.</translation>
    </message>
    <message>
        <source>Notes already printed above: %1
</source>
        <translation>Hinweise, die schon weiter oben stehen: %1
</translation>
    </message>
</context>
<context>
    <name>definitions</name>
    <message>
        <source>%1 is not included: it would include itself (%2).</source>
        <translation>%1 wird nicht eingebunden: Die Datei würde sich selbst einbinden (%2).</translation>
    </message>
    <message>
        <source>%1 is not included: %2</source>
        <translation>%1 wird nicht eingebunden: %2</translation>
    </message>
    <message>
        <source>The [ of %1 is never closed.</source>
        <translation>Die [ von %1 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The comment is never closed by */; it ends where the next one begins.</source>
        <translation>Der Kommentar wird nie mit */ geschlossen; er endet, wo der nächste beginnt.</translation>
    </message>
    <message>
        <source>The file is not read: an element has more than %1 attributes.</source>
        <translation>Die Datei wird nicht gelesen: Ein Element hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>%1 and the includes after it are skipped: a file may have at most %2 includes, nested ones counted.</source>
        <translation>%1 und alle weiteren Einbindungen werden übersprungen: Eine Datei darf höchstens %2 haben, verschachtelte mitgezählt.</translation>
    </message>
    <message>
        <source>The file has too many errors; the rest of it is skipped.</source>
        <translation>Die Datei hat zu viele Fehler; der Rest wird übersprungen.</translation>
    </message>
    <message>
        <source>The file is not read: it contains XML declarations such as &lt;!ENTITY&gt;, which are not supported.</source>
        <translation>Die Datei wird nicht gelesen: Sie enthält XML-Deklarationen wie &lt;!ENTITY&gt;, die nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>The file is not read: its elements are nested more than %1 levels deep.</source>
        <translation>Die Datei wird nicht gelesen: Ihre Elemente sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>%2 inherits from %1, which no file defines. The keys of such classes are not checked.</source>
        <translation>%2 erbt von %1, aber keine Datei definiert diese Klasse. Die Schlüssel solcher Klassen werden nicht geprüft.</translation>
    </message>
    <message>
        <source>The file is too large for a definition file.</source>
        <translation>Die Datei ist zu groß für eine Definitionsdatei.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>The file is not read: the definition files are too large in total.</source>
        <translation>Die Datei wird nicht gelesen: Alle Definitionsdateien zusammen sind zu groß.</translation>
    </message>
    <message>
        <source>%1 is not included: it is outside the folder of this file.</source>
        <translation>%1 wird nicht eingebunden: Die Datei liegt außerhalb des Ordners dieser Datei.</translation>
    </message>
    <message>
        <source>%1 is not included: it is outside the game&apos;s folder, %2.</source>
        <translation>%1 wird nicht eingebunden: Die Datei liegt außerhalb des Spielordners %2.</translation>
    </message>
    <message>
        <source>%1 is not included: includes are nested more than 16 levels deep.</source>
        <translation>%1 wird nicht eingebunden: Die Einbindungen sind mehr als 16 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>There are too many classes: some of them are ignored.</source>
        <translation>Es sind zu viele Klassen: Einige werden nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>There are too many classes: those after this one are skipped.</source>
        <translation>Es sind zu viele Klassen: Alle nach dieser werden übersprungen.</translation>
    </message>
    <message>
        <source>The file contains a map&apos;s entities, not class definitions. Use File &gt; Import Entities to read it.</source>
        <translation>Die Datei enthält die Entities einer Map, keine Klassendefinitionen. Datei &gt; Entities importieren liest sie.</translation>
    </message>
    <message>
        <source>This is not a definition file: it is neither an FGD, nor a .def with /*QUAKED, nor the XML of a .ent.</source>
        <translation>Dies ist keine Definitionsdatei: weder eine FGD noch eine .def mit /*QUAKED noch das XML einer .ent.</translation>
    </message>
    <message>
        <source>The closing quote of &quot;%1&quot; is missing; the text is taken to end at the end of its line.</source>
        <translation>Das schließende Anführungszeichen von &quot;%1&quot; fehlt; der Text endet mit der Zeile.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside any class; everything up to the next word that begins with @ is skipped.</source>
        <translation>&quot;%1&quot; steht außerhalb jeder Klasse; alles bis zum nächsten Wort mit @ wird übersprungen.</translation>
    </message>
    <message>
        <source>@include is not followed by a &quot;FILE&quot;.</source>
        <translation>Auf @include folgt keine &quot;DATEI&quot;.</translation>
    </message>
    <message>
        <source>@%1 is unknown and is skipped.</source>
        <translation>@%1 ist unbekannt und wird übersprungen.</translation>
    </message>
    <message>
        <source>@%1 is not followed by = and a name, and is skipped.</source>
        <translation>Auf @%1 folgt kein = mit einem Namen; es wird übersprungen.</translation>
    </message>
    <message>
        <source>@%1 has no name and is skipped.</source>
        <translation>@%1 hat keinen Namen und wird übersprungen.</translation>
    </message>
    <message>
        <source>The keys of %1 should begin with [, not with &quot;%2&quot;.</source>
        <translation>Die Schlüssel von %1 sollten mit [ beginnen, nicht mit &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The %1 after %2 is never closed.</source>
        <translation>Die %1 nach %2 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This class has too many base classes: those after the first %1 are skipped.</source>
        <translation>Diese Klasse hat zu viele Basisklassen: Alle nach den ersten %1 werden übersprungen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key: the line is skipped.</source>
        <translation>&quot;%1&quot; ist kein Schlüssel: Die Zeile wird übersprungen.</translation>
    </message>
    <message>
        <source>%1 is not followed by a (TYPE) and is skipped.</source>
        <translation>Auf %1 folgt kein (TYP); der Schlüssel wird übersprungen.</translation>
    </message>
    <message>
        <source>The values of %1 have an unknown type, %2; they are treated as text.</source>
        <translation>Die Werte von %1 haben einen unbekannten Typ, %2; sie gelten als Text.</translation>
    </message>
    <message>
        <source>%1 has too many keys: %2 is skipped.</source>
        <translation>%1 hat zu viele Schlüssel: %2 wird übersprungen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2: the line is skipped.</source>
        <translation>&quot;%1&quot; ist kein Wert von %2: Die Zeile wird übersprungen.</translation>
    </message>
    <message>
        <source>%1 has too many choices: %2 is skipped.</source>
        <translation>%1 hat zu viele Auswahlwerte: %2 wird übersprungen.</translation>
    </message>
    <message>
        <source>%1 is not a flag: flags are numbers such as 1, 2, 4, 8.</source>
        <translation>%1 ist kein Flag: Flags sind Zahlen wie 1, 2, 4, 8.</translation>
    </message>
    <message>
        <source>/*QUAKED is not followed by a name and is skipped.</source>
        <translation>Auf /*QUAKED folgt kein Name; es wird übersprungen.</translation>
    </message>
    <message>
        <source>The XML is damaged here; the rest is skipped (%1).</source>
        <translation>Das XML ist hier beschädigt; der Rest wird übersprungen (%1).</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is unknown and is skipped.</source>
        <translation>&lt;%1&gt; ist unbekannt und wird übersprungen.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no name and is skipped.</source>
        <translation>&lt;%1&gt; hat keinen Namen und wird übersprungen.</translation>
    </message>
    <message>
        <source>The bit of %1 is not a number from 0 to 31: the flag is skipped.</source>
        <translation>Das Bit von %1 ist keine Zahl von 0 bis 31: Das Flag wird übersprungen.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no key and is skipped.</source>
        <translation>&lt;%1&gt; hat keinen Schlüssel und wird übersprungen.</translation>
    </message>
    <message>
        <source>%1 has too many flags: %2 is skipped.</source>
        <translation>%1 hat zu viele Flags: %2 wird übersprungen.</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>The stored edit is damaged.</source>
        <translation>Die gespeicherte Änderung ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>edits</name>
    <message>
        <source>%1 entities</source>
        <translation>%1 Entities</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Hinzufügen von %1</translation>
    </message>
    <message>
        <source>This text holds no entity: an entity begins with a brace.</source>
        <translation>Dieser Text enthält keine Entity: Eine Entity beginnt mit einer geschweiften Klammer.</translation>
    </message>
    <message>
        <source>This text cannot be pasted. Line %1: %2</source>
        <translation>Dieser Text kann nicht eingefügt werden. Zeile %1: %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplizieren von %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Löschen von %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Verschieben von %1</translation>
    </message>
    <message>
        <source>A key cannot be empty.</source>
        <translation>Ein Schlüssel darf nicht leer sein.</translation>
    </message>
    <message>
        <source>entity %1</source>
        <translation>Entity %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Setzen von %1 bei %2</translation>
    </message>
    <message>
        <source>Rename %1 of %2 to %3</source>
        <translation>Umbenennen von %1 bei %2 in %3</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>Entfernen von %1 bei %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Verschieben von %1 bei %2</translation>
    </message>
    <message>
        <source>Paste entities (%1)</source>
        <translation>Einfügen von Entities (%1)</translation>
    </message>
    <message>
        <source>Make %1 of %2</source>
        <translation>%1 aus %2 machen</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;, was &quot;%3&quot;</source>
        <comment>1: a key</comment>
        <translation>%1 &quot;%2&quot;, war &quot;%3&quot;</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Entities changed: %1 (%2)</source>
        <comment>2: in these keys</comment>
        <translation>Entities geändert: %1 (%2)</translation>
    </message>
    <message>
        <source>Entities added: %1</source>
        <translation>Entities hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Entities removed: %1</source>
        <translation>Entities entfernt: %1</translation>
    </message>
    <message>
        <source>Use models of the same size</source>
        <translation>Gleich große Modelle verwenden</translation>
    </message>
    <message>
        <source>Games treat the first entity as the world, so it must stay first.</source>
        <translation>Spiele behandeln die erste Entity als Welt, daher muss sie die erste bleiben.</translation>
    </message>
    <message>
        <source>A key or value cannot contain a quote: games read a quote as the end of the key or value.</source>
        <translation>Schlüssel und Werte dürfen kein Anführungszeichen enthalten: Die Spiele lesen es als Ende.</translation>
    </message>
    <message>
        <source>A key or value cannot contain control characters or line breaks.</source>
        <translation>Schlüssel und Werte dürfen keine Steuerzeichen oder Zeilenumbrüche enthalten.</translation>
    </message>
    <message>
        <source>A key or value cannot end with a backslash: some engines read the closing quote after it as text.</source>
        <translation>Schlüssel und Werte dürfen nicht mit einem Backslash enden: Manche Engines lesen das Anführungszeichen danach als Text.</translation>
    </message>
    <message>
        <source>A key or value cannot begin with a closing brace: games read it as the end of the entity.</source>
        <translation>Schlüssel und Werte dürfen nicht mit einer schließenden geschweiften Klammer beginnen: Die Spiele lesen sie als Ende der Entity.</translation>
    </message>
    <message>
        <source>%1 cannot refer to the new name &quot;%2&quot;: its key &quot;%3&quot; with the value &quot;%4&quot; would mean something else.</source>
        <translation>%1 kann nicht auf den neuen Namen &quot;%2&quot; verweisen: Der Schlüssel &quot;%3&quot; mit dem Wert &quot;%4&quot; hätte eine andere Bedeutung.</translation>
    </message>
    <message>
        <source>Rename %1 to %2 everywhere</source>
        <translation>Umbenennen von %1 in %2 mit allen Verweisen</translation>
    </message>
    <message>
        <source>%1 added: &quot;%2&quot;</source>
        <comment>1: a key</comment>
        <translation>%1 hinzugefügt: &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 removed, was &quot;%2&quot;</source>
        <comment>1: a key</comment>
        <translation>%1 entfernt, war &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Entity %1 has no closing brace. Add the brace in the raw text first.</source>
        <translation>Entity %1 hat keine schließende geschweifte Klammer. Ergänzen Sie die Klammer zuerst im Rohtext.</translation>
    </message>
    <message>
        <source>The last entity has no closing brace. Add the brace in the raw text first.</source>
        <translation>Die letzte Entity hat keine schließende geschweifte Klammer. Ergänzen Sie die Klammer zuerst im Rohtext.</translation>
    </message>
</context>
<context>
    <name>entities</name>
    <message>
        <source>This entity has no closing brace.</source>
        <translation>Diese Entity hat keine schließende geschweifte Klammer.</translation>
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
    <message>
        <source>There is no white space after this brace, so the game reads it and what follows as one word.</source>
        <translation>Nach dieser geschweiften Klammer steht kein Leerraum: Das Spiel liest sie und das Folgende als ein Wort.</translation>
    </message>
    <message>
        <source>There is a quote inside this word; perhaps an earlier quote is not closed.</source>
        <translation>In diesem Wort steht ein Anführungszeichen; vielleicht ist ein früheres nicht geschlossen.</translation>
    </message>
    <message>
        <source>A key starts with a closing brace; the game ends the entity there.</source>
        <translation>Ein Schlüssel beginnt mit einer schließenden geschweiften Klammer; das Spiel beendet dort die Entity.</translation>
    </message>
    <message>
        <source>The text ends after a key without a value.</source>
        <translation>Der Text endet nach einem Schlüssel ohne Wert.</translation>
    </message>
</context>
<context>
    <name>entitylump</name>
    <message>
        <source>%1 more bytes follow the NUL that ends the entity text. Games do not read them; saving keeps them.</source>
        <translation>Hinter dem NUL am Ende des Entity-Texts stehen %1 weitere Bytes, die Spiele nicht lesen. Beim Speichern bleiben sie erhalten.</translation>
    </message>
    <message>
        <source>Entities among them: %1.</source>
        <translation>Entities darin: %1.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>There is no map in it.</source>
        <translation>Darin gibt es keine Map.</translation>
    </message>
    <message>
        <source>Its maps are %1 and %2 more.</source>
        <translation>Die Maps darin sind %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Its maps: %1.</source>
        <translation>Die Maps darin: %1.</translation>
    </message>
    <message>
        <source>There is no %1 in this archive. %2</source>
        <translation>In diesem Archiv gibt es kein %1. %2</translation>
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
        <source>It cannot be read: %1.</source>
        <translation>Lesen nicht möglich: %1.</translation>
    </message>
    <message>
        <source>%1 is not searched: %2</source>
        <translation>%1 wird nicht durchsucht: %2</translation>
    </message>
    <message>
        <source>It is %1 bytes long; Lumpscope reads up to %2.</source>
        <translation>Die Datei ist %1 Bytes lang; Lumpscope liest bis zu %2.</translation>
    </message>
    <message>
        <source>It is too long for an entity text.</source>
        <translation>Zu lang für einen Entity-Text.</translation>
    </message>
    <message>
        <source>It holds no visibility for %1.</source>
        <translation>Sie enthält keine Sichtbarkeit für %1.</translation>
    </message>
    <message>
        <source>%1 (%2, %3 luxels)</source>
        <translation>%1 (%2, %3 Luxel)</translation>
    </message>
    <message>
        <source>This is UTF-16, which no game reads. Save it as UTF-8 or Latin-1.</source>
        <translation>Dies ist UTF-16, das kein Spiel liest. Speichern Sie es als UTF-8 oder Latin-1.</translation>
    </message>
    <message>
        <source>%1; the version that another program saved in the meantime is now %2</source>
        <translation>%1; die Fassung, die ein anderes Programm inzwischen gespeichert hat, heißt jetzt %2</translation>
    </message>
    <message>
        <source>%1; the new file is in place, but a power failure could still lose it, so save again</source>
        <translation>%1; die neue Datei ist an ihrem Platz, kann bei einem Stromausfall aber noch verloren gehen: Speichern Sie noch einmal</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>The map&apos;s WADs inside archives would need more than %1 MB of memory. Unpack this WAD so that it is searched.</source>
        <translation>Die WADs der Map, die in Archiven liegen, bräuchten mehr als %1 MB Speicher. Entpacken Sie dieses WAD, damit es durchsucht wird.</translation>
    </message>
    <message>
        <source>It contains a NUL, where games would stop reading. It is not an entity text.</source>
        <translation>Der Text enthält ein NUL, bei dem Spiele zu lesen aufhören würden. Es ist kein Entity-Text.</translation>
    </message>
    <message>
        <source>%1; the file is now missing: the old version is complete as %2, the new one as %3</source>
        <translation>%1; die Datei fehlt jetzt: Die alte Fassung liegt vollständig als %2 vor, die neue als %3</translation>
    </message>
    <message>
        <source>It is not a .lit file, or its version is unknown.</source>
        <translation>Sie ist keine .lit-Datei, oder ihre Version ist unbekannt.</translation>
    </message>
    <message>
        <source>Its length does not match its header, or its faces refer to luxels outside the file.</source>
        <translation>Ihre Länge passt nicht zu ihrem Header, oder ihre Faces verweisen auf Luxel außerhalb der Datei.</translation>
    </message>
    <message>
        <source>It is truncated: it has %L1 bytes, but its header alone takes %L2.</source>
        <translation>Sie ist abgeschnitten: Sie hat %L1 Bytes, aber der Header allein braucht %L2.</translation>
    </message>
    <message>
        <source>It is truncated: its header lists %L1 faces and %L2 luxels, which take at least %L3 bytes, but it has %L4.</source>
        <translation>Sie ist abgeschnitten: Der Header nennt %L1 Faces und %L2 Luxel, die mindestens %L3 Bytes brauchen, aber sie hat %L4.</translation>
    </message>
    <message>
        <source>It was made for another version of the map: it has %L1 faces, but the map has %L2.</source>
        <translation>Sie gehört zu einer anderen Version der Map: Sie hat %L1 Faces, die Map aber %L2.</translation>
    </message>
    <message>
        <source>It has %L1 bytes, but should have %L2 for this map: it is truncated, or was made for another version of the map.</source>
        <translation>Sie hat %L1 Bytes, müsste für diese Map aber %L2 haben: Sie ist abgeschnitten oder gehört zu einer anderen Version der Map.</translation>
    </message>
    <message>
        <source>It was made for another version of the map: it has %L1 bytes, but should have %L2 for this map.</source>
        <translation>Sie gehört zu einer anderen Version der Map: Sie hat %L1 Bytes, müsste für diese Map aber %L2 haben.</translation>
    </message>
    <message>
        <source>This archive contains no map.</source>
        <translation>Dieses Archiv enthält keine Map.</translation>
    </message>
    <message>
        <source>This is an archive. To open the map in it, use %1.</source>
        <translation>Dies ist ein Archiv. Die Map darin lässt sich öffnen als %1.</translation>
    </message>
    <message>
        <source>This is an archive. To open a map in it, append the map&apos;s name to the archive&apos;s, as in %1. %2</source>
        <translation>Dies ist ein Archiv. Um eine Map darin zu öffnen, hängen Sie ihren Namen an den des Archivs an, etwa %1. %2</translation>
    </message>
    <message>
        <source>The file is truncated within its visibility data.</source>
        <translation>Die Datei endet mitten in den Sichtbarkeitsdaten.</translation>
    </message>
    <message>
        <source>It was made for another version of the map: it has %L1 leafs, but the map has %L2.</source>
        <translation>Sie gehört zu einer anderen Version der Map: Sie hat %L1 Leafs, die Map aber %L2.</translation>
    </message>
    <message>
        <source>It is too large for a .vis file.</source>
        <translation>Sie ist zu groß für eine .vis-Datei.</translation>
    </message>
    <message>
        <source>This file is 2 GiB or larger, more than the offsets in a map can address.</source>
        <translation>Diese Datei ist 2 GiB groß oder größer, mehr als die Offsets in einer Map erreichen können.</translation>
    </message>
    <message>
        <source>There is not enough memory to read its %1 bytes.</source>
        <translation>Der Speicher reicht nicht aus, um die %1 Bytes der Datei zu lesen.</translation>
    </message>
    <message>
        <source>This is %1. Nothing in it can be read as %2: no lump in the directory has data in the file.</source>
        <translation>Das ist %1. Als %2 lässt sich nichts davon lesen: Kein Lump im Verzeichnis hat Daten in der Datei.</translation>
    </message>
    <message>
        <source>Its faces have lightmaps of their own sizes (LIT2), which this lump cannot hold.</source>
        <translation>Ihre Faces haben Lightmaps in eigenen Größen (LIT2), die dieser Lump nicht aufnehmen kann.</translation>
    </message>
    <message>
        <source>Its light is not HDR. Put it into RGBLIGHTING.</source>
        <translation>Ihr Licht ist kein HDR. Setzen Sie sie in RGBLIGHTING ein.</translation>
    </message>
    <message>
        <source>Its light is HDR. Put it into LIGHTING_E5BGR9.</source>
        <translation>Ihr Licht ist HDR. Setzen Sie sie in LIGHTING_E5BGR9 ein.</translation>
    </message>
    <message>
        <source>Engines would ignore the .lit file: this light has %1 bytes, but should have %2 for the %3 luxels of the map.</source>
        <translation>Engines würden die .lit-Datei ignorieren: Dieses Licht hat %1 Bytes, müsste für die %3 Luxel der Map aber %2 haben.</translation>
    </message>
    <message>
        <source>It is a .%1 file, but engines read none for maps such as this one.</source>
        <translation>Sie ist eine .%1-Datei, aber für Maps wie diese lesen Engines keine.</translation>
    </message>
    <message>
        <source>It was made for another version of the map: leaf %1 has %2 %3, but in the map %4.</source>
        <translation>Sie gehört zu einer anderen Version der Map: In Leaf %1 ist %2 %3, in der Map aber %4.</translation>
    </message>
    <message>
        <source>It is damaged, or was made for another version of the map: the row of leaf %1, at byte %2, runs past the end of its visibility (%3 bytes).</source>
        <translation>Sie ist beschädigt oder gehört zu einer anderen Version der Map: Die Zeile von Leaf %1 bei Byte %2 reicht über das Ende ihrer Sichtbarkeit (%3 Bytes) hinaus.</translation>
    </message>
    <message>
        <source>The map has no visibility for a .vis file.</source>
        <translation>Die Map hat keine Sichtbarkeit für eine .vis-Datei.</translation>
    </message>
    <message>
        <source>A .vis file cannot name the map: %1 must end in .bsp and have at most %2 characters, all of them Latin-1.</source>
        <translation>Eine .vis-Datei kann die Map nicht benennen: %1 muss auf .bsp enden und darf höchstens %2 Zeichen haben, alle aus Latin-1.</translation>
    </message>
    <message>
        <source>This folder cannot be read: %1.</source>
        <translation>Dieser Ordner lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Neither this folder nor the archives in it contain a map.</source>
        <translation>Weder dieser Ordner noch die Archive darin enthalten eine Map.</translation>
    </message>
    <message>
        <source>No file matches this pattern.</source>
        <translation>Keine Datei passt auf dieses Muster.</translation>
    </message>
    <message>
        <source>This list cannot be read: %1.</source>
        <translation>Diese Liste lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>This name is not valid UTF-8. Rename the file or folder to open it.</source>
        <translation>Dieser Name ist kein gültiges UTF-8. Benennen Sie die Datei oder den Ordner um, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>It cannot be started: %1.</source>
        <translation>Es lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>It crashed.</source>
        <translation>Es ist abgestürzt.</translation>
    </message>
    <message>
        <source>Line %1 of %2 names it.</source>
        <translation>Genannt in Zeile %1 von %2.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>der Standardeingabe</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created: %2.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>The standard input names no map.</source>
        <translation>Die Standardeingabe nennt keine Map.</translation>
    </message>
    <message>
        <source>This list names no map.</source>
        <translation>Diese Liste nennt keine Map.</translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message>
        <source>There is nothing before this |.</source>
        <translation>Vor diesem | steht nichts.</translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation>Dieses Anführungszeichen wird nie geschlossen.</translation>
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
        <source>%1 is text: use ~ or =.</source>
        <translation>%1 ist Text: Verwenden Sie ~ oder =.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>%1 holds whole numbers from %2 to %3.</source>
        <translation>%1 enthält ganze Zahlen von %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 is one of %2, or a number.</source>
        <translation>%1 ist eines von %2 oder eine Zahl.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>number of records, table</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The most frequent of the %1 values in %2: %3.</source>
        <translation>Die häufigsten der %1 Werte in %2: %3.</translation>
    </message>
    <message>
        <source>The values in %1: %2.</source>
        <translation>Die Werte in %1: %2.</translation>
    </message>
    <message>
        <source>Nothing lies in the range %1: it ends before it begins.</source>
        <translation>Im Bereich %1 liegt nichts: Er endet, bevor er beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln records.</source>
        <translation>
            <numerusform>%1 hat %Ln Datensatz.</numerusform>
            <numerusform>%1 hat %Ln Datensätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entity key</source>
        <translation>Entity-Schlüssel</translation>
    </message>
    <message>
        <source>No record has a flag set.</source>
        <translation>In keinem Datensatz ist ein Flag gesetzt.</translation>
    </message>
    <message>
        <source>Flags set: %1.</source>
        <translation>Gesetzte Flags: %1.</translation>
    </message>
    <message>
        <source>The values in %1 range from %2 to %3.</source>
        <translation>Die Werte in %1 reichen von %2 bis %3.</translation>
    </message>
    <message>
        <source>A word without a column name is searched for in the columns of this table.</source>
        <translation>Ein Wort ohne Spaltennamen wird in den Spalten dieser Tabelle gesucht.</translation>
    </message>
    <message>
        <source>Test flags with a colon, as in %1:%2.</source>
        <translation>Flags werden mit einem Doppelpunkt geprüft, wie in %1:%2.</translation>
    </message>
    <message>
        <source>After =, * and ? are taken literally; use ~ to match a pattern.</source>
        <translation>Nach = stehen * und ? für sich selbst; mit ~ bilden sie ein Muster.</translation>
    </message>
    <message>
        <source>After =, (a|b) is taken literally; use ~ to match either.</source>
        <translation>Nach = steht (a|b) für sich selbst; mit ~ passt beides.</translation>
    </message>
    <message>
        <source>%1 excludes every record.</source>
        <translation>%1 schließt jeden Datensatz aus.</translation>
    </message>
    <message>
        <source>No record matches %1.</source>
        <translation>Kein Datensatz erfüllt %1.</translation>
    </message>
    <message>
        <source>Matches for %1: %2, but none of them also matches %3. Matches for %3 alone: %4.</source>
        <translation>Treffer für %1: %2, aber keiner davon erfüllt auch %3. Treffer für %3 allein: %4.</translation>
    </message>
    <message>
        <source>%1 is neither the number of a flag, such as 256, nor the name of a flag or choice in a definition.</source>
        <translation>%1 ist weder die Zahl eines Flags wie 256 noch der Name eines Flags oder einer Auswahl in einer Definition.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>There is nothing after the last |.</source>
        <translation>Nach dem letzten | steht nichts.</translation>
    </message>
    <message>
        <source>There is nothing after this !.</source>
        <translation>Nach diesem ! steht nichts.</translation>
    </message>
    <message>
        <source>There is no column name before %1.</source>
        <translation>Vor %1 steht kein Spaltenname.</translation>
    </message>
    <message>
        <source>There is no value after %1.</source>
        <translation>Nach %1 steht kein Wert.</translation>
    </message>
    <message>
        <source>There is no column %1 in this table or in the tables that it refers to.</source>
        <translation>Weder diese Tabelle noch die Tabellen, auf die sie verweist, haben eine Spalte %1.</translation>
    </message>
    <message>
        <source>modified means that a record differs from the file on disk.</source>
        <translation>modified bedeutet, dass ein Datensatz von der Datei auf der Platte abweicht.</translation>
    </message>
    <message>
        <source>There is no column %1. To negate a term, put a ! before it: %2.</source>
        <translation>Es gibt keine Spalte %1. Um einen Term zu verneinen, setzen Sie ein ! davor: %2.</translation>
    </message>
    <message>
        <source>What differs from the other map</source>
        <translation>Was von der anderen Map abweicht</translation>
    </message>
    <message>
        <source>After =, ~ is taken literally.</source>
        <translation>Nach = steht ~ für sich selbst.</translation>
    </message>
    <message>
        <source>After =, a,b is taken literally; use ~(a|b) to match either.</source>
        <translation>Nach = steht a,b für sich selbst; mit ~(a|b) passt beides.</translation>
    </message>
    <message>
        <source>There is no term before or after this %1.</source>
        <translation>Vor oder hinter diesem %1 fehlt ein Term.</translation>
    </message>
    <message>
        <source>To negate a term, put a ! before it instead of %1.</source>
        <translation>Um einen Term zu verneinen, setzen Sie ein ! davor statt %1.</translation>
    </message>
    <message>
        <source>To search for the word, put it in quotes.</source>
        <translation>Als gesuchtes Wort gehört es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>diff: finds records that differ from the other map: diff:added, diff:changed, or diff: followed by a column.</source>
        <translation>diff: findet Datensätze, die von der anderen Map abweichen: diff:added (neu), diff:changed (geändert) oder diff: mit einer Spalte.</translation>
    </message>
    <message>
        <source>Separate terms with spaces, not with commas.</source>
        <translation>Trennen Sie Terme durch Leerzeichen, nicht durch Kommas.</translation>
    </message>
    <message>
        <source>There is no ( before this parenthesis. Put text with parentheses in quotes.</source>
        <translation>Vor dieser Klammer steht kein (. Texte mit Klammern gehören in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This parenthesis is never closed. Put text with parentheses in quotes.</source>
        <translation>Diese Klammer wird nie geschlossen. Texte mit Klammern gehören in Anführungszeichen.</translation>
    </message>
    <message>
        <source>To search a column, put a ~ after its name instead of %1: texture~sky.</source>
        <translation>Um eine Spalte zu durchsuchen, setzen Sie ein ~ hinter ihren Namen statt %1: texture~sky.</translation>
    </message>
    <message>
        <source>This map is not being compared. Choose another map with File &gt; Compare.</source>
        <translation>Diese Map wird mit keiner anderen verglichen. Wählen Sie eine mit Datei &gt; Vergleichen.</translation>
    </message>
    <message>
        <source>Only the other map has removed records. The Differences view lists them.</source>
        <translation>Entfernte Datensätze hat nur die andere Map. Die Ansicht „Unterschiede“ listet sie auf.</translation>
    </message>
    <message>
        <source>This table has no column %1. After diff:, you can also write added or changed.</source>
        <translation>Diese Tabelle hat keine Spalte %1. Hinter diff: kann auch added oder changed stehen.</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>%1 has no record %2; it has %3.</source>
        <translation>%1 hat keinen Datensatz %2; vorhanden sind %3.</translation>
    </message>
    <message>
        <source>Enter where to go, for example: faces 120, cluster 7, entity func_door, *3, or a position: 128 -64 40.</source>
        <translation>Geben Sie ein, wohin es gehen soll, zum Beispiel: faces 120, cluster 7, entity func_door, *3 oder eine Position: 128 -64 40.</translation>
    </message>
    <message>
        <source>The node tree is damaged there: no leaf contains that position.</source>
        <translation>Der Node-Baum ist dort beschädigt: Kein Leaf enthält diese Position.</translation>
    </message>
    <message>
        <source>Record %1 of which lump? Enter, for example: faces %1.</source>
        <translation>Aus welchem Lump? Geben Sie zum Beispiel ein: faces %1.</translation>
    </message>
    <message>
        <source>There is no lump %1, and no texture or entity has that name. Enter, for example: faces 120, cluster 7, entity func_door, *3, or a position: 128 -64 40.</source>
        <translation>Es gibt keinen Lump %1, und keine Textur oder Entity heißt so. Geben Sie zum Beispiel ein: faces 120, cluster 7, entity func_door, *3 oder eine Position: 128 -64 40.</translation>
    </message>
    <message>
        <source>This position is outside the map: leaf %1, solid.</source>
        <translation>Diese Position liegt außerhalb der Map: Leaf %1, massiv.</translation>
    </message>
    <message>
        <source>This position is outside the map: leaf %1.</source>
        <translation>Diese Position liegt außerhalb der Map: Leaf %1.</translation>
    </message>
    <message>
        <source>This position is in solid space: leaf %1.</source>
        <translation>Diese Position liegt in massivem Raum: Leaf %1.</translation>
    </message>
    <message>
        <source>No entity has a class or targetname like %1.</source>
        <translation>Keine Entity hat eine Klasse oder einen targetname wie %1.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Hull &amp;0 (points)</source>
        <translation>Hull &amp;0 (Punkte)</translation>
    </message>
    <message>
        <source>Hull &amp;1 (standing)</source>
        <translation>Hull &amp;1 (stehend)</translation>
    </message>
    <message>
        <source>Hull &amp;2 (large)</source>
        <translation>Hull &amp;2 (groß)</translation>
    </message>
    <message>
        <source>Hull &amp;3 (crouching)</source>
        <translation>Hull &amp;3 (geduckt)</translation>
    </message>
    <message>
        <source>Hull &amp;1 (players)</source>
        <translation>Hull &amp;1 (Spieler)</translation>
    </message>
    <message>
        <source>Hull &amp;2 (scorpions)</source>
        <translation>Hull &amp;2 (Skorpione)</translation>
    </message>
    <message>
        <source>Hull &amp;4 (hydras)</source>
        <translation>Hull &amp;4 (Hydras)</translation>
    </message>
    <message>
        <source>Hull &amp;5 (golems)</source>
        <translation>Hull &amp;5 (Golems)</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a BSP 42 map (James Bond 007: Nightfire)</source>
        <translation>eine BSP-42-Map (James Bond 007: Nightfire)</translation>
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
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
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
        <source>an IBSP 22 map (Call of Duty 4)</source>
        <translation>eine IBSP-22-Map (Call of Duty 4)</translation>
    </message>
    <message>
        <source>an IBSP 41 map (Daikatana)</source>
        <translation>eine IBSP-41-Map (Daikatana)</translation>
    </message>
    <message>
        <source>an IBSP 59 map (Call of Duty)</source>
        <translation>eine IBSP-59-Map (Call of Duty)</translation>
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
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
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
    <message>
        <source>a QBSP map of an unknown version</source>
        <translation>eine QBSP-Map unbekannter Version</translation>
    </message>
    <message>
        <source>a VBSP %1 map (Source engine)</source>
        <translation>eine VBSP-%1-Map (Source-Engine)</translation>
    </message>
    <message>
        <source>a VBSP 17 map (Vampire: The Masquerade - Bloodlines)</source>
        <translation>eine VBSP-17-Map (Vampire: The Masquerade - Bloodlines)</translation>
    </message>
    <message>
        <source>a VBSP 20 map (Source engine: Team Fortress 2, Portal, Left 4 Dead and others)</source>
        <translation>eine VBSP-20-Map (Source-Engine: Team Fortress 2, Portal, Left 4 Dead und andere)</translation>
    </message>
    <message>
        <source>a VBSP 21 map (Source engine: Portal 2, Left 4 Dead 2, Counter-Strike: GO and others)</source>
        <translation>eine VBSP-21-Map (Source-Engine: Portal 2, Left 4 Dead 2, Counter-Strike: GO und andere)</translation>
    </message>
    <message>
        <source>a VBSP 25 map (Strata Source: Momentum Mod, Portal: Revolution)</source>
        <translation>eine VBSP-25-Map (Strata Source: Momentum Mod, Portal: Revolution)</translation>
    </message>
    <message>
        <source>a VBSP map of Dark Messiah of Might and Magic</source>
        <translation>eine VBSP-Map von Dark Messiah of Might and Magic</translation>
    </message>
    <message>
        <source>a map of Quake 64</source>
        <translation>eine Map von Quake 64</translation>
    </message>
    <message>
        <source>an FBSP 1 map (Qfusion: Warsow or Warfork)</source>
        <translation>eine FBSP-1-Map (Qfusion: Warsow oder Warfork)</translation>
    </message>
    <message>
        <source>an IBSP 4 map (Call of Duty 2)</source>
        <translation>eine IBSP-4-Map (Call of Duty 2)</translation>
    </message>
    <message>
        <source>an IBSP 41 map of SiN</source>
        <translation>eine IBSP-41-Map von SiN</translation>
    </message>
    <message>
        <source>an IBSP 47 map (Return to Castle Wolfenstein, Enemy Territory or Quake Live)</source>
        <translation>eine IBSP-47-Map (Return to Castle Wolfenstein, Enemy Territory oder Quake Live)</translation>
    </message>
    <message>
        <source>an IBSP 79 map (UFO: Alien Invasion)</source>
        <translation>eine IBSP-79-Map (UFO: Alien Invasion)</translation>
    </message>
    <message>
        <source>an RBSP 1 map (Jedi Outcast, Jedi Academy or Soldier of Fortune II)</source>
        <translation>eine RBSP-1-Map (Jedi Outcast, Jedi Academy oder Soldier of Fortune II)</translation>
    </message>
    <message>
        <source>an RBSP 1 map of SiN</source>
        <translation>eine RBSP-1-Map von SiN</translation>
    </message>
    <message>
        <source>an rBSP %1 map (Titanfall or Apex Legends)</source>
        <translation>eine rBSP-%1-Map (Titanfall oder Apex Legends)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>ein Git-LFS-Zeiger</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>ein bzip2-Archiv</translation>
    </message>
    <message>
        <source>a compress archive (.Z)</source>
        <translation>ein compress-Archiv (.Z)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>eine Webseite (HTML)</translation>
    </message>
    <message>
        <source>an LZ4 archive</source>
        <translation>ein LZ4-Archiv</translation>
    </message>
    <message>
        <source>an lzip archive</source>
        <translation>ein lzip-Archiv</translation>
    </message>
    <message>
        <source>an lzma archive</source>
        <translation>ein lzma-Archiv</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>ein xz-Archiv</translation>
    </message>
    <message>
        <source>If you downloaded it, the download failed: the server sent this instead of the file.</source>
        <translation>Falls Sie die Datei heruntergeladen haben, ist der Download fehlgeschlagen: Der Server hat stattdessen dies geschickt.</translation>
    </message>
    <message>
        <source>The download failed: the server sent this page instead of the file.</source>
        <translation>Der Download ist fehlgeschlagen: Der Server hat statt der Datei diese Seite geschickt.</translation>
    </message>
    <message>
        <source>This is only a placeholder: run git lfs pull to fetch the file.</source>
        <translation>Das ist nur ein Platzhalter: git lfs pull lädt die Datei selbst herunter.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Entpacken Sie es zuerst.</translation>
    </message>
    <message>
        <source>a BSP 40 map (Half-Life for PlayStation 2)</source>
        <translation>eine BSP-40-Map (Half-Life für PlayStation 2)</translation>
    </message>
    <message>
        <source>a VBSP %1 map for Xbox 360 (Source engine)</source>
        <translation>eine VBSP-%1-Map für Xbox 360 (Source-Engine)</translation>
    </message>
    <message>
        <source>a VBSP 19 map (Source engine: Half-Life 2 and others of its time)</source>
        <translation>eine VBSP-19-Map (Source-Engine: Half-Life 2 und andere dieser Zeit)</translation>
    </message>
    <message>
        <source>an FBSP map of unknown version %1</source>
        <translation>eine FBSP-Map der unbekannten Version %1</translation>
    </message>
    <message>
        <source>an IBSP 46 map of Soldier of Fortune (Quake III&apos;s version number, but different lumps)</source>
        <translation>eine IBSP-46-Map von Soldier of Fortune (Versionsnummer von Quake III, aber andere Lumps)</translation>
    </message>
    <message>
        <source>an IBSP 58 map (Call of Duty demo)</source>
        <translation>eine IBSP-58-Map (Demo von Call of Duty)</translation>
    </message>
    <message>
        <source>an IBSP map of unknown version %1</source>
        <translation>eine IBSP-Map der unbekannten Version %1</translation>
    </message>
    <message>
        <source>an RBSP map of unknown version %1</source>
        <translation>eine RBSP-Map der unbekannten Version %1</translation>
    </message>
    <message>
        <source>an rBSP %1 map for Xbox 360 (Titanfall)</source>
        <translation>eine rBSP-%1-Map für Xbox 360 (Titanfall)</translation>
    </message>
    <message>
        <source>entity class definitions for Radiant, not a compiled map</source>
        <translation>Definitionen von Entity-Klassen für Radiant, keine kompilierte Map</translation>
    </message>
</context>
<context>
    <name>layout</name>
    <message>
        <source>%1: the directory lists %2 bytes from byte %3, but the file has %4.</source>
        <translation>%1: Das Lump-Verzeichnis nennt %2 Bytes ab Byte %3, aber die Datei hat %4.</translation>
    </message>
    <message>
        <source>%1: the directory lists %2 bytes from byte %3, but the file has only %4. The file seems to be truncated.</source>
        <translation>%1: Das Lump-Verzeichnis nennt %2 Bytes ab Byte %3, aber die Datei hat nur %4. Sie scheint abgeschnitten zu sein.</translation>
    </message>
</context>
<context>
    <name>lumptable</name>
    <message>
        <source>Record %1 is missing. The table must have all records, each once.</source>
        <translation>Datensatz %1 fehlt. Die Tabelle muss alle Datensätze enthalten, jeden einmal.</translation>
    </message>
    <message>
        <source>Record %1 is there twice.</source>
        <translation>Datensatz %1 ist zweimal vorhanden.</translation>
    </message>
    <message>
        <source>The map has no record %1. %2</source>
        <translation>Die Map hat keinen Datensatz %1. %2</translation>
    </message>
    <message>
        <source>%1 has no column %2.</source>
        <translation>%1 hat keine Spalte %2.</translation>
    </message>
    <message>
        <source>Record %1, column %2: %3</source>
        <translation>Datensatz %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>The column is there twice.</source>
        <translation>Die Spalte ist zweimal vorhanden.</translation>
    </message>
    <message>
        <source>null stands only for a number that is already infinite or not a number.</source>
        <translation>null steht nur für einen Wert, der schon unendlich oder keine Zahl ist.</translation>
    </message>
    <message>
        <source>A new record needs a value here.</source>
        <translation>Ein neuer Datensatz braucht hier einen Wert.</translation>
    </message>
    <message>
        <source>%1 has no records, so that only bytes can replace it.</source>
        <translation>%1 hat keine Datensätze; nur Bytes können ihn ersetzen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 is derived from other lumps; the map does not store it. Replace those lumps instead.</source>
        <translation>%1 ist aus anderen Lumps abgeleitet; die Map speichert es nicht. Ersetzen Sie stattdessen diese Lumps.</translation>
    </message>
    <message>
        <source>Line 1 must name the columns, the first of them index.</source>
        <translation>Zeile 1 muss die Spalten nennen, als erste index.</translation>
    </message>
    <message>
        <source>it has %1 cells, but line 1 names %2 columns.</source>
        <translation>sie hat %1 Zellen, aber Zeile 1 nennt %2 Spalten.</translation>
    </message>
    <message>
        <source>column index: %1 is not the number of a record.</source>
        <translation>Spalte index: %1 ist keine Nummer eines Datensatzes.</translation>
    </message>
    <message>
        <source>The JSON has the records of %1, not of %2.</source>
        <translation>Das JSON enthält die Datensätze von %1, nicht von %2.</translation>
    </message>
    <message>
        <source>Record %1: %2</source>
        <translation>Datensatz %1: %2</translation>
    </message>
    <message>
        <source>%1 bytes are no multiple of %2, the size of a record of %3.</source>
        <translation>%1 Bytes sind kein Vielfaches von %2, der Größe eines Datensatzes von %3.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: it has a fixed place in the map&apos;s directory. Only BSPX lumps can be removed.</source>
        <translation>%1 lässt sich nicht entfernen: Der Lump hat einen festen Platz im Verzeichnis der Map. Nur BSPX-Lumps lassen sich entfernen.</translation>
    </message>
    <message>
        <source>%1 has no records; extract it as bytes.</source>
        <translation>%1 hat keine Datensätze; geben Sie den Lump als Bytes aus.</translation>
    </message>
    <message>
        <source>%1 is derived from other lumps and has no bytes in the file; extract it as CSV or JSON.</source>
        <translation>%1 ist aus anderen Lumps abgeleitet und hat keine Bytes in der Datei; geben Sie die Tabelle als CSV oder JSON aus.</translation>
    </message>
    <message>
        <source>It is larger than 2 GiB, the most that a map&apos;s directory can address.</source>
        <translation>Sie ist größer als 2 GiB; mehr kann das Verzeichnis einer Map nicht ansprechen.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Lesen nicht möglich: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be a name: numbers stand for directory slots.</source>
        <translation>%1 kann kein Name sein: Eine Zahl gilt als Nummer im Verzeichnis.</translation>
    </message>
    <message>
        <source>%1 has characters that the name of a BSPX lump cannot have.</source>
        <translation>%1 enthält Zeichen, die im Namen eines BSPX-Lumps nicht vorkommen können.</translation>
    </message>
    <message>
        <source>The map already has a lump %1. Replace it instead.</source>
        <translation>Die Map hat schon einen Lump %1. Ersetzen Sie stattdessen diesen.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The rules take too long for this map.</source>
        <translation>Die Regeln dauern bei dieser Map zu lange.</translation>
    </message>
    <message>
        <source>This expression takes too long: %1.</source>
        <translation>Dieser Ausdruck dauert zu lange: %1.</translation>
    </message>
    <message>
        <source>%1 should be a string in quotes.</source>
        <translation>%1 sollte eine Zeichenkette in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>%1 should be keys and values in braces.</source>
        <translation>%1 sollte Schlüssel und Werte in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>%1 should be a list in square brackets.</source>
        <translation>%1 sollte eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>%1 should be a list of strings in quotes.</source>
        <translation>%1 sollte eine Liste von Zeichenketten in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>limit should be a whole number.</source>
        <translation>limit sollte eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>delete should be true or false.</source>
        <translation>delete sollte true oder false sein.</translation>
    </message>
    <message>
        <source>Each rule should be in braces.</source>
        <translation>Jede Regel sollte in geschweiften Klammern stehen.</translation>
    </message>
    <message>
        <source>Rules should be a list in square brackets.</source>
        <translation>Regeln sollten eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>There are more than %1 rules.</source>
        <translation>Es sind mehr als %1 Regeln.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>This block is never closed.</source>
        <translation>Dieser Block wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This expression is too long.</source>
        <translation>Dieser Ausdruck ist zu lang.</translation>
    </message>
    <message>
        <source>There are more than %1 regular expressions.</source>
        <translation>Es sind mehr als %1 reguläre Ausdrücke.</translation>
    </message>
    <message>
        <source>A key without a value is not added.</source>
        <translation>Ein Schlüssel ohne Wert wird nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>This with: does nothing, because there is no replace: before it.</source>
        <translation>Vor diesem with: steht kein replace:; es bewirkt nichts.</translation>
    </message>
    <message>
        <source>An entity without a classname is not added.</source>
        <translation>Eine Entity ohne classname wird nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>This replace: does nothing, because there is no with: after it.</source>
        <translation>Hinter diesem replace: steht kein with:; es bewirkt nichts.</translation>
    </message>
    <message>
        <source>This block adds an entity without keys.</source>
        <translation>Dieser Block fügt eine Entity ohne Schlüssel hinzu.</translation>
    </message>
    <message>
        <source>%1 is unknown here and is skipped.</source>
        <translation>%1 ist hier unbekannt und wird übersprungen.</translation>
    </message>
    <message>
        <source>An empty with: does nothing and is skipped.</source>
        <translation>Ein leeres with: bewirkt nichts und wird übersprungen.</translation>
    </message>
    <message>
        <source>The rules are too large.</source>
        <translation>Die Regeln sind zu umfangreich.</translation>
    </message>
    <message>
        <source>%1 has no value and is skipped.</source>
        <translation>%1 hat keinen Wert und wird übersprungen.</translation>
    </message>
    <message>
        <source>An empty filter: does nothing and is skipped.</source>
        <translation>Ein leeres filter: bewirkt nichts und wird übersprungen.</translation>
    </message>
    <message>
        <source>A worldspawn cannot be added. Change the map&apos;s worldspawn with replace: and with:.</source>
        <translation>Ein worldspawn kann nicht hinzugefügt werden. Ändern Sie den der Map mit replace: und with:.</translation>
    </message>
    <message>
        <source>%1 is not allowed in a rule.</source>
        <translation>%1 ist in einer Regel nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 cannot be combined with delete.</source>
        <translation>%1 lässt sich nicht mit delete kombinieren.</translation>
    </message>
    <message>
        <source>This rule does not say which entities it changes: it needs match, not_match, have or not_have.</source>
        <translation>Diese Regel sagt nicht, welche Entities sie ändert: Sie braucht match, not_match, have oder not_have.</translation>
    </message>
    <message>
        <source>A backslash must be followed by one of &quot; \ / b f n r t, or by u and four hex digits.</source>
        <translation>Auf einen Backslash muss eines von &quot; \ / b f n r t oder u mit vier Hex-Ziffern folgen.</translation>
    </message>
    <message>
        <source>A string is not closed on its line.</source>
        <translation>Eine Zeichenkette wird in ihrer Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>Expected a value: a string in quotes, [ or {.</source>
        <translation>Hier wird ein Wert erwartet: eine Zeichenkette in Anführungszeichen, [ oder {.</translation>
    </message>
    <message>
        <source>Expected a name in quotes and a colon.</source>
        <translation>Hier werden ein Name in Anführungszeichen und ein Doppelpunkt erwartet.</translation>
    </message>
    <message>
        <source>Expected a comma or %1.</source>
        <translation>Hier wird ein Komma oder %1 erwartet.</translation>
    </message>
    <message>
        <source>The rules are too large or nested too deeply.</source>
        <translation>Die Regeln sind zu umfangreich oder zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>There is more text after the end of the rules.</source>
        <translation>Nach dem Ende der Regeln steht noch Text.</translation>
    </message>
    <message>
        <source>The file contains no rules.</source>
        <translation>Die Datei enthält keine Regeln.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression: %1.</source>
        <translation>Das ist kein gültiger regulärer Ausdruck: %1.</translation>
    </message>
    <message>
        <source>The file is too large for rules.</source>
        <translation>Die Datei ist zu groß für Regeln.</translation>
    </message>
    <message>
        <source>%1 is not part of modify:, which can contain match:, replace:, delete: and insert:.</source>
        <translation>%1 gehört nicht zu modify:; erlaubt sind match:, replace:, delete: und insert:.</translation>
    </message>
    <message>
        <source>%1 is not a block. The blocks are filter:, remove:, add: and modify:.</source>
        <translation>%1 ist kein Block. Es gibt die Blöcke filter:, remove:, add: und modify:.</translation>
    </message>
    <message>
        <source>Only the first pair on this line is used.</source>
        <translation>Von den Paaren in dieser Zeile gilt nur das erste.</translation>
    </message>
    <message>
        <source>This block does not say which entities it applies to.</source>
        <translation>Dieser Block sagt nicht, für welche Entities er gilt.</translation>
    </message>
    <message>
        <source>%1 has %2 numbers, but the expression needs %3.</source>
        <translation>%1 hat %2 Zahlen, der Ausdruck braucht aber %3.</translation>
    </message>
    <message>
        <source>%1 is too large for the game to read.</source>
        <translation>%1 ist zu groß: Solche Zahlen kann das Spiel nicht lesen.</translation>
    </message>
    <message>
        <source>Entity %1 cannot get a new %2: %3</source>
        <comment>1: number and class, 2: key</comment>
        <translation>Für Entity %1 lässt sich %2 nicht berechnen: %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is not a number.</source>
        <translation>%1 ist „%2“ und damit keine Zahl.</translation>
    </message>
    <message>
        <source>There are more than %1 expressions.</source>
        <translation>Es sind mehr als %1 Ausdrücke.</translation>
    </message>
    <message>
        <source>%1 is only allowed in a rule with lump.</source>
        <translation>%1 ist nur in einer Regel mit lump erlaubt.</translation>
    </message>
    <message>
        <source>%1 names no field before an =.</source>
        <translation>In %1 steht kein Feld vor einem =.</translation>
    </message>
    <message>
        <source>%1 is not the name of a field.</source>
        <translation>%1 ist kein Name eines Feldes.</translation>
    </message>
    <message>
        <source>where should be a filter in quotes.</source>
        <translation>where sollte ein Filter in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>A filter can have at most %1 characters; this one has %2.</source>
        <translation>Ein Filter kann höchstens %1 Zeichen haben; dieser hat %2.</translation>
    </message>
    <message>
        <source>%1 is not allowed in a rule with lump.</source>
        <translation>%1 ist in einer Regel mit lump nicht erlaubt.</translation>
    </message>
    <message>
        <source>lump should be the name of a lump.</source>
        <translation>lump sollte der Name eines Lumps sein.</translation>
    </message>
    <message>
        <source>This rule does not say what it changes: it needs set.</source>
        <translation>Diese Regel sagt nicht, was sie ändert: Sie braucht set.</translation>
    </message>
    <message>
        <source>%1 is unknown here, and the file contains no rules.</source>
        <translation>%1 ist hier unbekannt, und die Datei enthält keine Regeln.</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Schreiben nicht möglich: %1.</translation>
    </message>
    <message>
        <source>It cannot be read to make a backup: %1.</source>
        <translation>Lesen für eine Sicherungskopie nicht möglich: %1.</translation>
    </message>
    <message>
        <source>The backup %1 cannot be written: %2.</source>
        <translation>Die Sicherungskopie %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The first entity is not worldspawn, the world.</source>
        <translation>Die erste Entity ist nicht worldspawn, die Welt.</translation>
    </message>
    <message>
        <source>A key or value is longer than the %1 characters that %2 reads.</source>
        <translation>Ein Schlüssel oder Wert ist länger als die %1 Zeichen, die %2 liest.</translation>
    </message>
    <message>
        <source>A key is longer than the %1 characters that compilers read.</source>
        <translation>Ein Schlüssel ist länger als die %1 Zeichen, die Compiler lesen.</translation>
    </message>
    <message>
        <source>A value is longer than the %1 characters that compilers read.</source>
        <translation>Ein Wert ist länger als die %1 Zeichen, die Compiler lesen.</translation>
    </message>
    <message>
        <source>And %1 more like these.</source>
        <translation>Und %1 weitere dieser Art.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Lumps that differ: %1.</source>
        <translation>Lumps, die sich unterscheiden: %1.</translation>
    </message>
    <message>
        <source>%1: %2, as before.</source>
        <translation>%1: %2, wie vorher.</translation>
    </message>
    <message>
        <source>%1: %2, before %3.</source>
        <translation>%1: %2, vorher %3.</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entities</translation>
    </message>
    <message>
        <source>Bytes of the entity lump</source>
        <translation>Bytes des Entity-Lumps</translation>
    </message>
    <message>
        <source>Bytes of the file</source>
        <translation>Bytes der Datei</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more names (hard links), which would keep the old map.</source>
        <translation>
            <numerusform>Die Datei hat %n weiteren Namen (harter Link), der die alte Map behielte.</numerusform>
            <numerusform>Die Datei hat %n weitere Namen (harte Links), die die alte Map behielten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup %1 cannot be written: another program made a file of that name. Try again.</source>
        <translation>Die Sicherungskopie %1 kann nicht geschrieben werden: Ein anderes Programm hat eine Datei dieses Namens angelegt. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 Nothing was written.</source>
        <translation>%1 Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The file is read-only and belongs to %1: replacing it would make it yours. Nothing was written. Save under another name.</source>
        <translation>Die Datei ist schreibgeschützt und gehört %1; beim Ersetzen würde sie den Besitzer wechseln. Es wurde nichts geschrieben. Sie lässt sich unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Another program changed the file in the meantime. Nothing was written; try again.</source>
        <translation>Ein anderes Programm hat die Datei inzwischen geändert. Es wurde nichts geschrieben; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Another window or command is writing to this file right now. Nothing was written; try again.</source>
        <translation>Ein anderes Fenster oder ein Befehl schreibt gerade in diese Datei. Es wurde nichts geschrieben; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The last step of the save failed: %1.</source>
        <translation>Der letzte Schritt des Speicherns ist fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>The previous file is kept as %1.</source>
        <translation>Die bisherige Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>With its NUL the text is longer than %1 bytes, the limit of %2.</source>
        <translation>Mit dem NUL ist der Text länger als das Limit von %1 Bytes (%2).</translation>
    </message>
    <message>
        <source>Compared with the current version of the file to be replaced:</source>
        <translation>Verglichen mit der Datei, die ersetzt wird, in ihrem jetzigen Stand:</translation>
    </message>
    <message>
        <source>The file to be replaced is not a map of %1, so the changes below are compared with the map that was opened.</source>
        <translation>Die Datei, die ersetzt wird, ist keine Map von %1: Das Folgende vergleicht mit der geöffneten Map.</translation>
    </message>
    <message>
        <source>The bytes after the entity text would change.</source>
        <translation>Die Bytes hinter dem Entity-Text würden sich ändern.</translation>
    </message>
    <message>
        <source>Bytes of text from the first to the last change</source>
        <translation>Bytes des Texts von der ersten bis zur letzten Änderung</translation>
    </message>
    <message>
        <source>According to the directory, lumps end %1 bytes beyond the end of the file, so a longer text cannot be placed after them.</source>
        <translation>Laut Lump-Verzeichnis enden Lumps %1 Bytes hinter dem Ende der Datei; deshalb kann dahinter kein längerer Text geschrieben werden.</translation>
    </message>
    <message>
        <source>The file ends inside its header.</source>
        <translation>Die Datei endet innerhalb ihres Headers.</translation>
    </message>
    <message>
        <source>Bytes that belong to no lump would change.</source>
        <translation>Bytes, die zu keinem Lump gehören, würden sich ändern.</translation>
    </message>
    <message>
        <source>According to the directory, lumps end %1 bytes beyond the end of the file, so %2 cannot be placed after them.</source>
        <translation>Laut Lump-Verzeichnis enden Lumps %1 Bytes hinter dem Ende der Datei, deshalb lässt sich %2 nicht dahinter ablegen.</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
    <message>
        <source>The BSPX directory of the file does not list %1.</source>
        <translation>Das BSPX-Verzeichnis der Datei führt %1 nicht auf.</translation>
    </message>
    <message>
        <source>%1 would end beyond 2 GiB, the most that a map&apos;s directory can address.</source>
        <translation>%1 würde über die 2 GiB hinausreichen, die das Lump-Verzeichnis einer Map adressieren kann.</translation>
    </message>
    <message>
        <source>Saving these edits would damage the map. %1</source>
        <translation>Diese Änderungen zu speichern würde die Map beschädigen. %1</translation>
    </message>
    <message>
        <source>Not copied with the map: %1. Games look for these files next to the map, under its name.</source>
        <translation>Nicht mit der Map kopiert: %1. Spiele suchen solche Dateien neben der Map, unter deren Namen.</translation>
    </message>
    <message>
        <source>Engines that read %1 next to the map use its entities instead of these.</source>
        <translation>Engines, die %1 neben der Map lesen, verwenden die Entities daraus statt dieser.</translation>
    </message>
    <message>
        <source>%1 stays next to the map but is no longer read: its name contains the CRC of the entities before this edit.</source>
        <translation>%1 bleibt neben der Map, wird aber nicht mehr gelesen: Der Name enthält die CRC der Entities vor dieser Änderung.</translation>
    </message>
    <message>
        <source>The BSPX lumps would lie beyond 2 GiB, the most that a map&apos;s directory can address.</source>
        <translation>Die BSPX-Lumps lägen hinter den 2 GiB, die das Lump-Verzeichnis einer Map adressieren kann.</translation>
    </message>
    <message>
        <source>The text would end beyond 2 GiB, the most that a map&apos;s directory can address.</source>
        <translation>Der Text würde über die 2 GiB hinausreichen, die das Lump-Verzeichnis einer Map adressieren kann.</translation>
    </message>
    <message>
        <source>The text contains a NUL, where games would stop reading.</source>
        <translation>Der Text enthält ein NUL, bei dem Spiele zu lesen aufhören würden.</translation>
    </message>
    <message>
        <source>Saving this text would damage the map. %1</source>
        <translation>Diesen Text zu speichern würde die Map beschädigen. %1</translation>
    </message>
    <message>
        <source>%1 The old file is unchanged.</source>
        <translation>%1 Die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>%1 No file was created.</source>
        <translation>%1 Es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>The file read back differs from what was written: the disk may be failing.</source>
        <translation>Die Datei unterscheidet sich beim Zurücklesen von dem, was geschrieben wurde: Der Datenträger ist möglicherweise defekt.</translation>
    </message>
    <message>
        <source>%1 cannot be created. This file marks an interrupted save; without it, nothing is saved.</source>
        <translation>%1 kann nicht angelegt werden. Diese Datei kennzeichnet einen unterbrochenen Speichervorgang; ohne sie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 The file may be damaged now. The old version is complete as %2.</source>
        <translation>%1 Die Datei kann jetzt beschädigt sein. Die alte Fassung liegt vollständig als %2 vor.</translation>
    </message>
    <message>
        <source>A save into this file was interrupted, so it may hold parts of two versions. The previous version is complete as %1. If this file is damaged, copy that version over it. Then delete %2 next to it: until you do, nothing is saved to this file.</source>
        <translation>Ein Speichervorgang in dieser Datei wurde unterbrochen; sie kann Teile zweier Fassungen enthalten. Die vorige Fassung liegt vollständig als %1 vor. Ist diese Datei beschädigt, kopieren Sie die vorige Fassung darüber. Löschen Sie danach %2 daneben; vorher wird nichts in dieser Datei gespeichert.</translation>
    </message>
    <message>
        <source>An entity has more than %1 keys, the limit of %2.</source>
        <translation>Eine Entity hat mehr als %1 Schlüssel, das Limit von %2.</translation>
    </message>
    <message>
        <source>An entity&apos;s keys and values are longer than %1 bytes, the limit of %2.</source>
        <translation>Die Schlüssel und Werte einer Entity sind länger als %1 Bytes, das Limit von %2.</translation>
    </message>
    <message>
        <source>The text has more than a thousand faults; beyond the first thousand there are %1 more than before the edit.</source>
        <translation>Nach den ersten tausend Fehlern gibt es %1 mehr als vorher.</translation>
    </message>
    <message>
        <source>The text is unchanged: no byte of the file changes.</source>
        <translation>Der Text ist unverändert: Kein Byte der Datei ändert sich.</translation>
    </message>
    <message>
        <source>The text is written in place.</source>
        <translation>Der Text kommt an seine alte Stelle.</translation>
    </message>
    <message>
        <source>The text is written in place, at the end of the file.</source>
        <translation>Der Text kommt an seine alte Stelle am Ende der Datei.</translation>
    </message>
    <message>
        <source>The text does not fit in its old place and moves to the end of the file; the old text is overwritten with zeros.</source>
        <translation>Der Text passt nicht an seine alte Stelle und kommt ans Ende der Datei; der alte Text wird mit Nullen überschrieben.</translation>
    </message>
    <message>
        <source>All edits are undone: the file becomes the one that was opened, byte for byte.</source>
        <translation>Alle Änderungen sind rückgängig gemacht: Die Datei wird Byte für Byte wieder die geöffnete.</translation>
    </message>
    <message>
        <source>The text is written before the BSPX lumps, which move %1 bytes towards the end of the file.</source>
        <translation>Der Text kommt vor die BSPX-Lumps, die um %1 Bytes nach hinten rücken.</translation>
    </message>
    <message>
        <source>%1 does not fit in its old place and moves to the end of the file; its old bytes are overwritten with zeros.</source>
        <translation>%1 passt nicht an die alte Stelle und kommt ans Ende der Datei; die alten Bytes werden mit Nullen überschrieben.</translation>
    </message>
    <message>
        <source>%1 is written before the BSPX lumps, which move %2 bytes towards the start of the file.</source>
        <translation>%1 kommt vor die BSPX-Lumps, die um %2 Bytes nach vorn rücken.</translation>
    </message>
    <message>
        <source>%1 is written before the BSPX lumps, which move %2 bytes towards the end of the file.</source>
        <translation>%1 kommt vor die BSPX-Lumps, die um %2 Bytes nach hinten rücken.</translation>
    </message>
    <message>
        <source>%1 is written in place.</source>
        <translation>%1 kommt an die alte Stelle.</translation>
    </message>
    <message>
        <source>The open map, with its edits, replaces the whole file.</source>
        <translation>Die geöffnete Map mit ihren Änderungen ersetzt die ganze Datei.</translation>
    </message>
    <message>
        <source>The other %1 lumps are identical.</source>
        <translation>Die anderen %1 Lumps sind identisch.</translation>
    </message>
    <message>
        <source>With this text, the file would be identified as a %1 map, not a %2 map.</source>
        <translation>Mit diesem Text würde die Datei als Map von %1 erkannt, nicht von %2.</translation>
    </message>
    <message>
        <source>Its entity text differs from the one to be saved.</source>
        <translation>Der Entity-Text unterscheidet sich von dem, der gespeichert werden sollte.</translation>
    </message>
    <message>
        <source>These lumps differ from the ones to be saved: %1.</source>
        <translation>Diese Lumps unterscheiden sich von denen, die gespeichert werden sollten: %1.</translation>
    </message>
    <message>
        <source>Other lumps would change: %1.</source>
        <translation>Andere Lumps würden sich ändern: %1.</translation>
    </message>
    <message>
        <source>The engine&apos;s checksum covers these edits: a server that compares it refuses players with the original map.</source>
        <translation>Die Prüfsumme der Engine erfasst diese Änderungen: Ein Server, der sie vergleicht, weist Spieler mit der ursprünglichen Map ab.</translation>
    </message>
    <message>
        <source>The engine&apos;s checksum skips these lumps, so players with the original map can join.</source>
        <translation>Die Prüfsumme der Engine lässt diese Lumps aus; Spieler mit der ursprünglichen Map können also mitspielen.</translation>
    </message>
    <message>
        <source>Engines will ignore %1 next to the map, because it does not fit the edited map.</source>
        <translation>Engines werden %1 neben der Map ignorieren, weil die Datei nicht zur geänderten Map passt.</translation>
    </message>
    <message>
        <source>Engines that read %1 next to the map use its light instead of the edited lighting.</source>
        <translation>Engines, die %1 neben der Map lesen, verwenden das Licht daraus statt der geänderten Beleuchtung.</translation>
    </message>
    <message>
        <source>%1 is new and is written at the end of the file.</source>
        <translation>%1 ist neu und wird ans Ende der Datei geschrieben.</translation>
    </message>
    <message>
        <source>Added to the BSPX lumps: %1.</source>
        <translation>Zu den BSPX-Lumps hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>Removed from the BSPX lumps: %1.</source>
        <translation>Aus den BSPX-Lumps entfernt: %1.</translation>
    </message>
    <message>
        <source>The directory of BSPX lists its lumps in a new order.</source>
        <translation>Das BSPX-Verzeichnis führt seine Lumps in neuer Reihenfolge auf.</translation>
    </message>
    <message>
        <source>%1 does not fit the edited map, so the new map cannot use it.</source>
        <translation>%1 passt nicht zur geänderten Map, also kann die neue Map die Datei nicht verwenden.</translation>
    </message>
    <message>
        <source>With this text, the file would be identified as a map in the format %1, not %2.</source>
        <translation>Mit diesem Text würde die Datei als Map im Format %1 erkannt, nicht im Format %2.</translation>
    </message>
    <message>
        <source>Lights added, changed or deleted: %1.</source>
        <translation>Hinzugefügte, geänderte oder gelöschte Lichter: %1.</translation>
    </message>
    <message>
        <source>The light on a map&apos;s faces was computed when the map was compiled and does not change.</source>
        <translation>Das Licht auf den Faces einer Map wurde beim Kompilieren berechnet und ändert sich nicht.</translation>
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
        <translation>Brush, der in das Leaf hineinreicht</translation>
    </message>
    <message>
        <source>Brushes filled with fog</source>
        <translation>Mit Nebel gefüllte Brushes</translation>
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
        <source>Distance from the world&apos;s origin along the normal, in map units</source>
        <translation>Abstand vom Ursprung der Welt entlang der Normalen, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Edges around each face</source>
        <translation>Kanten um jedes Face</translation>
    </message>
    <message>
        <source>First of its brushes</source>
        <translation>Erster Brush des Modells</translation>
    </message>
    <message>
        <source>First of its entries in LeafBrushes</source>
        <translation>Erster Eintrag des Leafs in LeafBrushes</translation>
    </message>
    <message>
        <source>First of its entries in LeafFaces</source>
        <translation>Erster Eintrag des Leafs in LeafFaces</translation>
    </message>
    <message>
        <source>First of its entries in LeafSurfaces</source>
        <translation>Erster Eintrag des Leafs in LeafSurfaces</translation>
    </message>
    <message>
        <source>First of its entries in MarkSurfaces</source>
        <translation>Erster Eintrag des Leafs in MarkSurfaces</translation>
    </message>
    <message>
        <source>First of its faces</source>
        <translation>Erstes Face des Modells</translation>
    </message>
    <message>
        <source>First of its sides</source>
        <translation>Erste Seite des Brushs</translation>
    </message>
    <message>
        <source>First of its sides; the first six are the axial ones</source>
        <translation>Erste Seite des Brushs; die ersten sechs sind die achsenparallelen</translation>
    </message>
    <message>
        <source>First of its surfaces</source>
        <translation>Erste Surface des Modells</translation>
    </message>
    <message>
        <source>First of the surfedges around it, clockwise from the front</source>
        <translation>Erste der Surfedges um das Face, von vorn gesehen im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>High corner of its box, in map units</source>
        <translation>Obere Ecke der Box, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Number of records, starting with the one in the previous field</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Size in luxels</source>
        <translation>In Luxeln</translation>
    </message>
    <message>
        <source>Size in texels</source>
        <translation>In Texeln</translation>
    </message>
    <message>
        <source>Its texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Light style of each of its lightmaps; 255: none</source>
        <translation>Lichtstil jeder Lightmap des Face; 255: keiner</translation>
    </message>
    <message>
        <source>Low corner of its box, in map units</source>
        <translation>Untere Ecke der Box, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Next frame of its animation; -1: none</source>
        <translation>Nächstes Bild der Animation; -1: keines</translation>
    </message>
    <message>
        <source>Normally 0: the entity&apos;s origin places the model</source>
        <translation>Normalerweise 0: Die Position des Modells bestimmt der origin der Entity</translation>
    </message>
    <message>
        <source>Number of the area it belongs to; -1: none</source>
        <translation>Nummer der Area; -1: keine</translation>
    </message>
    <message>
        <source>Pages of 128 x 128 luxels, RGB</source>
        <translation>Seiten von 128 x 128 Luxeln, RGB</translation>
    </message>
    <message>
        <source>Pairs of vertexes; 0 is unused</source>
        <translation>Paare von Vertexes; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Planes of nodes and brush sides, in opposing pairs</source>
        <translation>Ebenen von Nodes und Brush-Seiten, paarweise entgegengesetzt</translation>
    </message>
    <message>
        <source>Planes of nodes, faces and brush sides, in opposing pairs</source>
        <translation>Ebenen von Nodes, Faces und Brush-Seiten, paarweise entgegengesetzt</translation>
    </message>
    <message>
        <source>Polygons, patches, meshes and flares</source>
        <translation>Polygone, Patches, Meshes und Flares</translation>
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
        <source>Root of the tree for drawing and points; negative: a single leaf</source>
        <translation>Wurzel des Baums für das Zeichnen und für Punkte; negativ: ein einzelnes Leaf</translation>
    </message>
    <message>
        <source>SPECIAL: no lightmap</source>
        <translation>SPECIAL: keine Lightmap</translation>
    </message>
    <message>
        <source>Shader, or image without extension</source>
        <translation>Shader oder Bild ohne Dateiendung</translation>
    </message>
    <message>
        <source>Sides of brushes</source>
        <translation>Seiten von Brushes</translation>
    </message>
    <message>
        <source>Size of its lightmap, in luxels</source>
        <translation>Größe der Lightmap, in Luxeln</translation>
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
        <source>The area it belongs to; 0: solid</source>
        <translation>Area des Leafs; 0: massiv</translation>
    </message>
    <message>
        <source>The area it leads to</source>
        <translation>Die Area, in die es führt</translation>
    </message>
    <message>
        <source>The cluster it belongs to; -1: none</source>
        <translation>Cluster des Leafs; -1: keiner</translation>
    </message>
    <message>
        <source>The cluster it belongs to; negative: none</source>
        <translation>Cluster des Leafs; negativ: keiner</translation>
    </message>
    <message>
        <source>The entities&apos; text</source>
        <translation>Text der Entities</translation>
    </message>
    <message>
        <source>The entities, read from their text</source>
        <translation>Entities, aus ihrem Text gelesen</translation>
    </message>
    <message>
        <source>The face it lights</source>
        <translation>Das beleuchtete Face</translation>
    </message>
    <message>
        <source>The fog it lies in; -1: none</source>
        <translation>Nebel, in dem die Surface liegt; -1: keiner</translation>
    </message>
    <message>
        <source>The plane it lies on</source>
        <translation>Ebene, in der das Face liegt</translation>
    </message>
    <message>
        <source>The plane it lies on, facing out of the brush</source>
        <translation>Ebene, in der die Seite liegt; sie zeigt aus dem Brush hinaus</translation>
    </message>
    <message>
        <source>The plane that splits this node&apos;s space</source>
        <translation>Ebene, die den Raum des Nodes teilt</translation>
    </message>
    <message>
        <source>The polygons that are drawn</source>
        <translation>Gezeichnete Polygone</translation>
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
        <source>Vertexes of surfaces</source>
        <translation>Vertexes von Surfaces</translation>
    </message>
    <message>
        <source>Clusters that see it; ?: not counted</source>
        <translation>Cluster, die ihn sehen; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>High corner of the box around its leafs, in map units</source>
        <translation>Obere Ecke der Box um seine Leafs, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Low corner of the box around its leafs, in map units</source>
        <translation>Untere Ecke der Box um seine Leafs, in Map-Einheiten</translation>
    </message>
    <message>
        <source>The area of its first leaf; -1: none</source>
        <translation>Area seines ersten Leafs; -1: keine</translation>
    </message>
    <message>
        <source>Area of its faces, in square map units</source>
        <translation>Fläche der Faces, in Quadrateinheiten</translation>
    </message>
    <message>
        <source>Faces that use it</source>
        <translation>Faces, die diesen Datensatz verwenden</translation>
    </message>
    <message>
        <source>Its area, in square map units</source>
        <translation>Fläche, in Quadrateinheiten</translation>
    </message>
    <message>
        <source>Leafs that it reaches into</source>
        <translation>Leafs, in die der Brush hineinreicht</translation>
    </message>
    <message>
        <source>Leafs that list it</source>
        <translation>Leafs, die das Face aufführen</translation>
    </message>
    <message>
        <source>The model it belongs to; 0: the world, -1: none</source>
        <translation>Modell; 0: die Welt, -1: keines</translation>
    </message>
    <message>
        <source>Triangles of its faces, as drawn</source>
        <translation>Dreiecke der Faces, wie sie gezeichnet werden</translation>
    </message>
    <message>
        <source>Triangles that it is drawn with</source>
        <translation>Dreiecke, aus denen das Face gezeichnet wird</translation>
    </message>
    <message>
        <source>Brushes, for collision without hulls</source>
        <translation>Brushes für Kollision ohne Hulls</translation>
    </message>
    <message>
        <source>First of its leafs</source>
        <translation>Erstes Leaf des Gitters</translation>
    </message>
    <message>
        <source>First of its nodes</source>
        <translation>Erster Node des Gitters</translation>
    </message>
    <message>
        <source>Models that have brushes</source>
        <translation>Modelle mit Brushes</translation>
    </message>
    <message>
        <source>Root of hull 1 (players, 32 x 32 x 56)</source>
        <translation>Wurzel von Hull 1 (Spieler, 32 x 32 x 56)</translation>
    </message>
    <message>
        <source>Root of hull 2 (large, 64 x 64 x 88)</source>
        <translation>Wurzel von Hull 2 (groß, 64 x 64 x 88)</translation>
    </message>
    <message>
        <source>Root of hull 2 (scorpions, 48 x 48 x 40)</source>
        <translation>Wurzel von Hull 2 (Skorpione, 48 x 48 x 40)</translation>
    </message>
    <message>
        <source>Root of hull 3 (crouching, 32 x 32 x 28)</source>
        <translation>Wurzel von Hull 3 (geduckt, 32 x 32 x 28)</translation>
    </message>
    <message>
        <source>Root of hull 4 (hydras, 80 x 80 x 84; in the mission pack pentacles, 16 x 16 x 16)</source>
        <translation>Wurzel von Hull 4 (Hydras, 80 x 80 x 84; im Mission Pack Pentakel, 16 x 16 x 16)</translation>
    </message>
    <message>
        <source>Root of hull 5 (golems, 96 x 96 x 100)</source>
        <translation>Wurzel von Hull 5 (Golems, 96 x 96 x 100)</translation>
    </message>
    <message>
        <source>The brush that it bounds</source>
        <translation>Der Brush, den die Ebene begrenzt</translation>
    </message>
    <message>
        <source>The tree that splits a grid into leafs</source>
        <translation>Der Baum, der ein Gitter in Leafs teilt</translation>
    </message>
    <message>
        <source>Version of the record; engines read 1</source>
        <translation>Version des Datensatzes; Engines lesen 1</translation>
    </message>
    <message>
        <source>A face in the leaf</source>
        <translation>Face im Leaf</translation>
    </message>
    <message>
        <source>A surface in the leaf</source>
        <translation>Surface im Leaf</translation>
    </message>
    <message>
        <source>A vertex of the surface, counted from its firstVert</source>
        <translation>Vertex der Surface, gezählt ab deren firstVert</translation>
    </message>
    <message>
        <source>After any change, bots reject the map&apos;s .aas file (&quot;aas file is out of date&quot;) until you rebuild it. Servers with sv_pure 1 accept maps only from a pk3.</source>
        <translation>Nach jeder Änderung lehnen Bots die .aas-Datei der Map ab (&quot;aas file is out of date&quot;), bis Sie sie neu erzeugen. Server mit sv_pure 1 nehmen Maps nur aus einem pk3 an.</translation>
    </message>
    <message>
        <source>Ambient light: red, green, blue</source>
        <translation>Umgebungslicht: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Ambient sound volume: water, sky, slime, lava</source>
        <translation>Lautstärke der Umgebungsgeräusche: Wasser, Himmel, Schleim, Lava</translation>
    </message>
    <message>
        <source>An edge; negative: traversed backwards</source>
        <translation>Kante; negativ: rückwärts durchlaufen</translation>
    </message>
    <message>
        <source>Area of the leaf&apos;s faces, in square map units</source>
        <translation>Fläche der Faces des Leafs, in Quadrateinheiten</translation>
    </message>
    <message>
        <source>Average light, 0 to 255, of the luxels of the first style or of the vertexes; 0: drawn black, 255: fullbright; empty: not drawn</source>
        <translation>Mittlere Helligkeit, 0 bis 255, der Luxel des ersten Stils oder der Vertexes; 0: schwarz gezeichnet, 255: volle Helligkeit; leer: nicht gezeichnet</translation>
    </message>
    <message>
        <source>Azimuth of the light&apos;s direction, 256 per turn</source>
        <translation>Azimut dieser Richtung, 256 je Umdrehung</translation>
    </message>
    <message>
        <source>Baked light: red, green, blue, alpha</source>
        <translation>Vorberechnetes Licht: Rot, Grün, Blau, Alpha</translation>
    </message>
    <message>
        <source>Boxes of grid points with their light</source>
        <translation>Quader aus Gitterpunkten mit ihrem Licht</translation>
    </message>
    <message>
        <source>Brush model (*N) or a game file</source>
        <translation>Brush-Modell (*N) oder eine Spieldatei</translation>
    </message>
    <message>
        <source>Brushes that reach into each leaf</source>
        <translation>Brushes, die in jedes Leaf hineinreichen</translation>
    </message>
    <message>
        <source>Brushes that reach into its leafs, each counted once; ?: not counted</source>
        <translation>Brushes, die in seine Leafs hineinreichen, jeder einmal gezählt; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Byte offset in the lump that it is read from</source>
        <translation>Byte-Offset in dem Lump, aus dem der Eintrag stammt</translation>
    </message>
    <message>
        <source>Byte offset of its first luxel</source>
        <translation>Byte-Offset des ersten Luxels</translation>
    </message>
    <message>
        <source>Byte offset of its header in the lump; -1: missing</source>
        <translation>Byte-Offset des Headers im Lump; -1: fehlt</translation>
    </message>
    <message>
        <source>Byte offset of its points&apos; light</source>
        <translation>Byte-Offset des Lichts der Punkte</translation>
    </message>
    <message>
        <source>Byte offset of its text</source>
        <translation>Byte-Offset des Texts</translation>
    </message>
    <message>
        <source>Byte offset of the face&apos;s lightmaps, overriding the face&apos;s own; -1: none</source>
        <translation>Byte-Offset der Lightmaps des Face, anstelle der Angabe im Face; -1: keine</translation>
    </message>
    <message>
        <source>Byte offset of the face&apos;s lightmaps; -1: none</source>
        <translation>Byte-Offset der Lightmaps des Face; -1: keine</translation>
    </message>
    <message>
        <source>Child behind the plane</source>
        <translation>Kind hinter der Ebene</translation>
    </message>
    <message>
        <source>Child behind the plane: a clipnode or contents</source>
        <translation>Kind hinter der Ebene: ein Clipnode oder Contents</translation>
    </message>
    <message>
        <source>Child for one octant; its index is 4 for x at or past the point, plus 2 for y, plus 1 for z; OCCLUDED: no light stored</source>
        <translation>Kind für einen Oktanten; Index: 4 für x ab dem Punkt, plus 2 für y, plus 1 für z; OCCLUDED: kein Licht gespeichert</translation>
    </message>
    <message>
        <source>Child in front of the plane</source>
        <translation>Kind vor der Ebene</translation>
    </message>
    <message>
        <source>Child in front of the plane: a clipnode or contents</source>
        <translation>Kind vor der Ebene: ein Clipnode oder Contents</translation>
    </message>
    <message>
        <source>Class of the entity</source>
        <translation>Klasse der Entity</translation>
    </message>
    <message>
        <source>Cluster of the first leaf that lists the face and has a cluster; -1: none</source>
        <translation>Cluster des ersten Leafs, das das Face aufführt und einen Cluster hat; -1: keiner</translation>
    </message>
    <message>
        <source>Clusters that it sees but that do not see it; ?: not counted</source>
        <translation>Cluster, die er sieht, die ihn aber nicht sehen; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that it sees, including itself if its row has that bit set; ?: not counted</source>
        <translation>Cluster, die er sieht, mit ihm selbst, wenn dessen Bit in seiner Zeile gesetzt ist; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that see it but that it does not see; ?: not counted</source>
        <translation>Cluster, die ihn sehen, die er aber nicht sieht; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Collision data for physics, shown as bytes</source>
        <translation>Kollisionsdaten der Physik, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>Coloured lightmap luxels: red, green and blue, one byte each</source>
        <translation>Farbige Luxel der Lightmaps: Rot, Grün und Blau, je ein Byte</translation>
    </message>
    <message>
        <source>Connections between areas; 0 is unused</source>
        <translation>Verbindungen zwischen Areas; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Contents of brushes with this shader</source>
        <translation>Contents der Brushes mit diesem Shader</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Contents: those of its brushes combined</source>
        <translation>Contents: die seiner Brushes zusammen</translation>
    </message>
    <message>
        <source>Cubemap that each face reflects</source>
        <translation>Cubemap, die sich in jedem Face spiegelt</translation>
    </message>
    <message>
        <source>Cubemaps that surfaces reflect</source>
        <translation>Cubemaps, die sich in Oberflächen spiegeln</translation>
    </message>
    <message>
        <source>Cubemaps that surfaces reflect, shown as bytes</source>
        <translation>Cubemaps, die sich in Oberflächen spiegeln, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>DarkPlaces reads maps/NAME.ent instead of the map&apos;s entities while sv_entpatch is 1.</source>
        <translation>DarkPlaces liest maps/NAME.ent statt der Entities der Map, solange sv_entpatch 1 ist.</translation>
    </message>
    <message>
        <source>Directed light: red, green, blue</source>
        <translation>Gerichtetes Licht: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Direction of the texture&apos;s s axis at the corner</source>
        <translation>Richtung der s-Achse der Textur an der Ecke</translation>
    </message>
    <message>
        <source>Direction of the texture&apos;s t axis at the corner</source>
        <translation>Richtung der t-Achse der Textur an der Ecke</translation>
    </message>
    <message>
        <source>Distance between grid points, in map units</source>
        <translation>Abstand der Gitterpunkte, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Distinguishes landscapes of the same name; -1: none</source>
        <translation>Unterscheidet Landschaften gleichen Namens; -1: keine</translation>
    </message>
    <message>
        <source>End vertex</source>
        <translation>End-Vertex</translation>
    </message>
    <message>
        <source>Faces in each leaf</source>
        <translation>Faces in jedem Leaf</translation>
    </message>
    <message>
        <source>Faces in its leaf, each counted once; ?: not counted</source>
        <translation>Faces in seinem Leaf, jedes einmal gezählt; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Faces in its leafs, each counted once; ?: not counted</source>
        <translation>Faces in seinen Leafs, jedes einmal gezählt; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Faces in the leaf, each counted once</source>
        <translation>Faces im Leaf, jedes einmal gezählt</translation>
    </message>
    <message>
        <source>File name, with folders</source>
        <translation>Dateiname mit Ordnern</translation>
    </message>
    <message>
        <source>First of its planes, not counting the six of its box</source>
        <translation>Erste Ebene des Brushs, ohne die sechs seiner Box</translation>
    </message>
    <message>
        <source>First of its triangle corners</source>
        <translation>Erste Dreiecksecke der Surface</translation>
    </message>
    <message>
        <source>First of its vertexes; patches: control points, row by row</source>
        <translation>Erster Vertex der Surface; bei Patches die Kontrollpunkte, Zeile für Zeile</translation>
    </message>
    <message>
        <source>First of the faces on its plane, both sides</source>
        <translation>Erstes der Faces in der Ebene des Nodes, beide Seiten</translation>
    </message>
    <message>
        <source>First of the portals that lead out of the area</source>
        <translation>Erstes der Portale, die aus der Area hinausführen</translation>
    </message>
    <message>
        <source>Five trees for collision, one per hull</source>
        <translation>Fünf Bäume für die Kollision, je Hull einer</translation>
    </message>
    <message>
        <source>Game files packed with the map</source>
        <translation>Spieldateien, die der Map beiliegen</translation>
    </message>
    <message>
        <source>Grid of points with stored light</source>
        <translation>Gitter der Punkte mit gespeichertem Licht</translation>
    </message>
    <message>
        <source>Grid point at which it splits the grid</source>
        <translation>Gitterpunkt, an dem der Node das Gitter teilt</translation>
    </message>
    <message>
        <source>Groups of leafs that share a PVS</source>
        <translation>Gruppen von Leafs mit demselben PVS</translation>
    </message>
    <message>
        <source>HDR lightmap luxels: three 9-bit mantissas and a 5-bit exponent</source>
        <translation>HDR-Luxel der Lightmaps: drei Mantissen zu 9 Bit und ein Exponent zu 5 Bit</translation>
    </message>
    <message>
        <source>Hammer of Thyrion and FTE read maps/NAME.ent instead of the map&apos;s entities; Hammer of Thyrion only while external_ents is 1.</source>
        <translation>Hammer of Thyrion und FTE lesen maps/NAME.ent statt der Entities der Map; Hammer of Thyrion nur, solange external_ents 1 ist.</translation>
    </message>
    <message>
        <source>Height of the face&apos;s lightmaps, in luxels</source>
        <translation>Höhe der Lightmaps des Face, in Luxeln</translation>
    </message>
    <message>
        <source>Hexen II does not compare maps. HexenWorld&apos;s checksum skips the entities, so players with the original map can join.</source>
        <translation>Hexen II vergleicht Maps nicht. Die Prüfsumme von HexenWorld lässt die Entities aus; Spieler mit der Original-Map können also beitreten.</translation>
    </message>
    <message>
        <source>Highest number of light styles at any of its points</source>
        <translation>Höchste Anzahl von Lichtstilen an einem seiner Punkte</translation>
    </message>
    <message>
        <source>How it is lit, or why it is not</source>
        <translation>Wie das Face beleuchtet ist, oder warum nicht</translation>
    </message>
    <message>
        <source>How much sunlight reaches each luxel</source>
        <translation>Wie viel Sonnenlicht jedes Luxel erreicht</translation>
    </message>
    <message>
        <source>Image name, without textures/ and .wal</source>
        <translation>Name des Bilds, ohne textures/ und .wal</translation>
    </message>
    <message>
        <source>Its bytes in the map: header, pixels and palette</source>
        <translation>Bytes in der Map: Header, Pixel und Palette</translation>
    </message>
    <message>
        <source>Its first grid point</source>
        <translation>Erster Gitterpunkt des Leafs</translation>
    </message>
    <message>
        <source>Its row in the PHS (potentially hearable set)</source>
        <translation>Zeile im PHS (Potentially Hearable Set)</translation>
    </message>
    <message>
        <source>Its row in the PVS (potentially visible set)</source>
        <translation>Zeile im PVS (Potentially Visible Set)</translation>
    </message>
    <message>
        <source>Its row in the PVS (potentially visible set); -1: sees everything</source>
        <translation>Zeile im PVS (Potentially Visible Set); -1: sieht alles</translation>
    </message>
    <message>
        <source>Its shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Its texinfo</source>
        <translation>Texinfo</translation>
    </message>
    <message>
        <source>Its texinfo; -1: none</source>
        <translation>Texinfo; -1: keine</translation>
    </message>
    <message>
        <source>Landscape of its faces, as named in the map&apos;s landscape file</source>
        <translation>Landschaft der Faces, wie die Landschaftsdatei der Map sie nennt</translation>
    </message>
    <message>
        <source>Leafs of the world in the cluster</source>
        <translation>Leafs der Welt im Cluster</translation>
    </message>
    <message>
        <source>Leafs with visibility data; cluster c is leaf c + 1</source>
        <translation>Leafs mit Sichtbarkeitsdaten; Cluster c ist Leaf c + 1</translation>
    </message>
    <message>
        <source>Length of its text, in bytes</source>
        <translation>Länge des Texts, in Bytes</translation>
    </message>
    <message>
        <source>Light direction for each luxel, relative to the surface; three bytes each</source>
        <translation>Lichtrichtung für jedes Luxel, relativ zur Oberfläche; je drei Bytes</translation>
    </message>
    <message>
        <source>Light direction for each luxel; three bytes each</source>
        <translation>Lichtrichtung für jedes Luxel; je drei Bytes</translation>
    </message>
    <message>
        <source>Light grid for models</source>
        <translation>Lichtgitter für Modelle</translation>
    </message>
    <message>
        <source>Light grid for models, with light from six sides</source>
        <translation>Lichtgitter für Modelle, mit Licht von sechs Seiten</translation>
    </message>
    <message>
        <source>Light grid for moving models</source>
        <translation>Lichtgitter für bewegte Modelle</translation>
    </message>
    <message>
        <source>Light inside leafs, shown as bytes</source>
        <translation>Licht in Leafs, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>Light style of each lightmap of the face, overriding the face&apos;s own; highest value: none</source>
        <translation>Lichtstil jeder Lightmap des Face, anstelle der Angabe im Face; höchster Wert: keiner</translation>
    </message>
    <message>
        <source>Light style of the lightmap</source>
        <translation>Lichtstil der Lightmap</translation>
    </message>
    <message>
        <source>Light styles of each face, more than four if needed</source>
        <translation>Lichtstile jedes Face, bei Bedarf mehr als vier</translation>
    </message>
    <message>
        <source>Light styles of each face, with numbers above 255</source>
        <translation>Lichtstile jedes Face, mit Nummern über 255</translation>
    </message>
    <message>
        <source>Lightmap axis s: luxels per map unit, and offset</source>
        <translation>Lightmap-Achse s: Luxel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Lightmap axis t: luxels per map unit, and offset</source>
        <translation>Lightmap-Achse t: Luxel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Lightmap bytes of its faces, all styles</source>
        <translation>Bytes der Lightmaps der Faces, alle Stile</translation>
    </message>
    <message>
        <source>Lightmap bytes of the face, all styles</source>
        <translation>Bytes der Lightmaps des Face, alle Stile</translation>
    </message>
    <message>
        <source>Lightmap luxels, RGB</source>
        <translation>Luxel der Lightmaps, RGB</translation>
    </message>
    <message>
        <source>Lightmap luxels, grey</source>
        <translation>Luxel der Lightmaps, grau</translation>
    </message>
    <message>
        <source>Lightmap page; -1: none, -2: white, -3: vertex-lit, -4: 2D</source>
        <translation>Lightmap-Seite; -1: keine, -2: weiß, -3: je Vertex beleuchtet, -4: 2D</translation>
    </message>
    <message>
        <source>Lightmap resolution of each face</source>
        <translation>Lightmap-Auflösung jedes Face</translation>
    </message>
    <message>
        <source>Lightmap resolution of its faces; -1: default</source>
        <translation>Lightmap-Auflösung der Faces; -1: Standard</translation>
    </message>
    <message>
        <source>Lightmap resolutions and landscapes</source>
        <translation>Lightmap-Auflösungen und Landschaften</translation>
    </message>
    <message>
        <source>Lightmap size at which faces are split, in luxels; usually 16</source>
        <translation>Lightmap-Größe, ab der Faces geteilt werden, in Luxeln; üblich 16</translation>
    </message>
    <message>
        <source>Lightmaps of each face, with sizes computed as the engine does</source>
        <translation>Lightmaps jedes Face, mit Größen, wie die Engine sie berechnet</translation>
    </message>
    <message>
        <source>Lightmaps with their own axes, independent of the texture&apos;s</source>
        <translation>Lightmaps mit eigenen Achsen, unabhängig von denen der Textur</translation>
    </message>
    <message>
        <source>Luxels of its faces&apos; lightmaps, one style each</source>
        <translation>Luxel der Lightmaps der Faces, je ein Stil</translation>
    </message>
    <message>
        <source>Luxels of the face&apos;s lightmap, one style</source>
        <translation>Luxel der Lightmap des Face, ein Stil</translation>
    </message>
    <message>
        <source>Maximum number of light styles per point</source>
        <translation>Höchstzahl der Lichtstile je Punkt</translation>
    </message>
    <message>
        <source>Name by which other entities refer to it</source>
        <translation>Name, unter dem andere Entities auf diese verweisen</translation>
    </message>
    <message>
        <source>Name by which the game looks up the image</source>
        <translation>Name, unter dem das Spiel das Bild sucht</translation>
    </message>
    <message>
        <source>Name of the entities that it targets</source>
        <translation>Name der Entities, die das Ziel sind</translation>
    </message>
    <message>
        <source>Node graph for monster AI, shown as bytes</source>
        <translation>Wegenetz der Monster-KI, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>Non-axial planes of brushes</source>
        <translation>Nicht achsenparallele Ebenen von Brushes</translation>
    </message>
    <message>
        <source>Normals, tangents and bitangents of face corners</source>
        <translation>Normalen, Tangenten und Bitangenten der Ecken von Faces</translation>
    </message>
    <message>
        <source>Normals, tangents and bitangents of face corners, as indexes</source>
        <translation>Normalen, Tangenten und Bitangenten der Ecken von Faces, als Indizes</translation>
    </message>
    <message>
        <source>Not 0: the face points against its plane&apos;s normal</source>
        <translation>Nicht 0: Das Face zeigt entgegen der Normalen seiner Ebene</translation>
    </message>
    <message>
        <source>Number of leafs with visibility data, not counting leaf 0</source>
        <translation>Anzahl der Leafs mit Sichtbarkeitsdaten, ohne Leaf 0</translation>
    </message>
    <message>
        <source>Number of points along each axis</source>
        <translation>Anzahl der Punkte entlang jeder Achse</translation>
    </message>
    <message>
        <source>Number of the corner, in the order of the face&apos;s surfedges</source>
        <translation>Nummer der Ecke, in der Reihenfolge der Surfedges des Face</translation>
    </message>
    <message>
        <source>Number of the lightmap among the face&apos;s lightmaps, of which there are at most four</source>
        <translation>Nummer unter den bis zu vier Lightmaps des Face</translation>
    </message>
    <message>
        <source>Number that a func_areaportal refers to in style</source>
        <translation>Nummer, auf die ein func_areaportal mit style verweist</translation>
    </message>
    <message>
        <source>Offsets of lightmaps with a different resolution</source>
        <translation>Offsets von Lightmaps anderer Auflösung</translation>
    </message>
    <message>
        <source>PVS and PHS of each cluster, run-length encoded</source>
        <translation>PVS und PHS jedes Clusters, lauflängenkodiert</translation>
    </message>
    <message>
        <source>PVS of each cluster</source>
        <translation>PVS jedes Clusters</translation>
    </message>
    <message>
        <source>PVS of each leaf, run-length encoded</source>
        <translation>PVS jedes Leafs, lauflängenkodiert</translation>
    </message>
    <message>
        <source>Patches: control points per row</source>
        <translation>Patches: Kontrollpunkte je Zeile</translation>
    </message>
    <message>
        <source>Patches: rows of control points</source>
        <translation>Patches: Zeilen von Kontrollpunkten</translation>
    </message>
    <message>
        <source>Plane normal, length 1</source>
        <translation>Normale der Ebene, Länge 1</translation>
    </message>
    <message>
        <source>Plane normal, pointing out of the brush</source>
        <translation>Normale der Ebene; zeigt aus dem Brush hinaus</translation>
    </message>
    <message>
        <source>Planes of nodes, clipnodes and faces</source>
        <translation>Ebenen von Nodes, Clipnodes und Faces</translation>
    </message>
    <message>
        <source>Points without stored light</source>
        <translation>Punkte ohne gespeichertes Licht</translation>
    </message>
    <message>
        <source>Position in the lightmap page, 0 to 1</source>
        <translation>Position auf der Lightmap-Seite, 0 bis 1</translation>
    </message>
    <message>
        <source>Position of each surface&apos;s lightmap in its page</source>
        <translation>Position der Lightmap jeder Surface auf ihrer Lightmap-Seite</translation>
    </message>
    <message>
        <source>Position of its first point, in map units</source>
        <translation>Position des ersten Punkts, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Position of its lightmap in the page, in luxels</source>
        <translation>Position der Lightmap auf der Lightmap-Seite, in Luxeln</translation>
    </message>
    <message>
        <source>Position of the cubemap, in map units</source>
        <translation>Position der Cubemap, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Position of the first luxel; flares: position of the flare</source>
        <translation>Position des ersten Luxels; bei Flares die der Flare</translation>
    </message>
    <message>
        <source>Position, in map units</source>
        <translation>Position, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Potentially visible faces, including brush models; ?: not counted</source>
        <translation>Potenziell sichtbare Faces, mit denen der Brush-Modelle; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Potentially visible triangles, including brush models; ?: not counted</source>
        <translation>Potenziell sichtbare Dreiecke, mit denen der Brush-Modelle; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Quake II compares the whole file: a server drops players with a different copy (&quot;Local map version differs from server&quot;). Single player is not affected.</source>
        <translation>Quake II vergleicht die ganze Datei: Server trennen Spieler mit einer anderen Kopie (&quot;Local map version differs from server&quot;). Der Einzelspielermodus ist nicht betroffen.</translation>
    </message>
    <message>
        <source>Quake does not compare maps. QuakeWorld&apos;s checksum skips the entities, so players with the original map can join.</source>
        <translation>Quake vergleicht Maps nicht. Die Prüfsumme von QuakeWorld lässt die Entities aus; Spieler mit der Original-Map können also beitreten.</translation>
    </message>
    <message>
        <source>QuakeSpasm and later engines read maps/NAME.vis instead of the map&apos;s own visibility unless external_vis is 0.</source>
        <translation>QuakeSpasm und spätere Engines lesen maps/NAME.vis statt der Sichtbarkeit der Map, außer wenn external_vis 0 ist.</translation>
    </message>
    <message>
        <source>QuakeSpasm, vkQuake and Ironwail prefer maps/NAME@CRC.ent, with the CRC of the map&apos;s own entities, to maps/NAME.ent; DarkPlaces and FTE do not know such names.</source>
        <translation>QuakeSpasm, vkQuake und Ironwail ziehen maps/NAME@CRC.ent, mit der CRC der Entities der Map, der Datei maps/NAME.ent vor; DarkPlaces und FTE kennen solche Namen nicht.</translation>
    </message>
    <message>
        <source>QuakeSpasm, vkQuake, Ironwail, DarkPlaces and FTE read maps/NAME.ent instead of the map&apos;s entities; the first three only while external_ents is 1.</source>
        <translation>QuakeSpasm, vkQuake, Ironwail, DarkPlaces und FTE lesen maps/NAME.ent statt der Entities der Map; die ersten drei nur, solange external_ents 1 ist.</translation>
    </message>
    <message>
        <source>ReHLDS reads maps/NAME.ent instead of the map&apos;s entities if sv_use_entity_file is 1; Xash3D does so if that file is newer than the map.</source>
        <translation>ReHLDS liest maps/NAME.ent statt der Entities der Map, wenn sv_use_entity_file 1 ist; Xash3D, wenn diese Datei neuer als die Map ist.</translation>
    </message>
    <message>
        <source>Records that refer to it</source>
        <translation>Datensätze, die auf das Bild verweisen</translation>
    </message>
    <message>
        <source>Root of its tree; negative: a single leaf</source>
        <translation>Wurzel des Baums; negativ: ein einzelnes Leaf</translation>
    </message>
    <message>
        <source>Shader names, with surface and contents flags</source>
        <translation>Shader-Namen, mit Surface- und Contents-Flags</translation>
    </message>
    <message>
        <source>Shader that sets the fog&apos;s colour and depth</source>
        <translation>Shader, der Farbe und Tiefe des Nebels vorgibt</translation>
    </message>
    <message>
        <source>Side length of its images, in pixels</source>
        <translation>Seitenlänge der Bilder, in Pixeln</translation>
    </message>
    <message>
        <source>Start vertex</source>
        <translation>Start-Vertex</translation>
    </message>
    <message>
        <source>Step to the next luxel; patches: low corner for level of detail; flares: colour</source>
        <translation>Schritt zum nächsten Luxel; bei Patches untere Ecke für die Detailstufe; bei Flares die Farbe</translation>
    </message>
    <message>
        <source>Step to the next row of luxels; patches: high corner for level of detail</source>
        <translation>Schritt zur nächsten Luxelzeile; bei Patches obere Ecke für die Detailstufe</translation>
    </message>
    <message>
        <source>Stored total of its brushes&apos; planes</source>
        <translation>Gespeicherte Gesamtzahl der Ebenen aller Brushes</translation>
    </message>
    <message>
        <source>Strength of the emitted light, if LIGHT is set</source>
        <translation>Stärke des abgestrahlten Lichts, wenn LIGHT gesetzt ist</translation>
    </message>
    <message>
        <source>Surface flags</source>
        <translation>Surface-Flags</translation>
    </message>
    <message>
        <source>Surface normal at the corner</source>
        <translation>Normale der Oberfläche an der Ecke</translation>
    </message>
    <message>
        <source>Surface normal at the vertex; 0: none</source>
        <translation>Normale der Oberfläche am Vertex; 0: keine</translation>
    </message>
    <message>
        <source>Surface normal</source>
        <translation>Normale der Surface</translation>
    </message>
    <message>
        <source>Surface type</source>
        <translation>Art der Surface</translation>
    </message>
    <message>
        <source>Surfaces in each leaf</source>
        <translation>Surfaces in jedem Leaf</translation>
    </message>
    <message>
        <source>Texels per luxel, as a power of two: 4 means the usual 16</source>
        <translation>Texel je Luxel, als Zweierpotenz: 4 steht für die üblichen 16</translation>
    </message>
    <message>
        <source>Texels per luxel, usually 16</source>
        <translation>Texel je Luxel, üblich 16</translation>
    </message>
    <message>
        <source>Texture axis s: texels per map unit, and offset</source>
        <translation>Texturachse s: Texel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Texture axis t: texels per map unit, and offset</source>
        <translation>Texturachse t: Texel je Map-Einheit, und Offset</translation>
    </message>
    <message>
        <source>Texture coordinate; 1 is the full width or height</source>
        <translation>Texturkoordinate; 1 ist die ganze Breite oder Höhe</translation>
    </message>
    <message>
        <source>Texture headers, and the pixels of embedded textures</source>
        <translation>Textur-Header, und die Pixel der eingebetteten Texturen</translation>
    </message>
    <message>
        <source>Texture of its first side that has one</source>
        <translation>Textur der ersten Seite des Brushs, die eine hat</translation>
    </message>
    <message>
        <source>The axis of the normal, or the axis closest to it</source>
        <translation>Achse der Normalen, oder die ihr nächste Achse</translation>
    </message>
    <message>
        <source>The brush filled with fog; -1: the whole map</source>
        <translation>Der mit Nebel gefüllte Brush; -1: die ganze Map</translation>
    </message>
    <message>
        <source>The checksum that servers compare skips the entities, so players with the original map can join. Exception: for maps in Blue Shift&apos;s layout, Xash3D&apos;s checksum includes them, so all players need the same copy.</source>
        <translation>Die Prüfsumme, die Server vergleichen, lässt die Entities aus; Spieler mit der Original-Map können also beitreten. Nur Xash3D bezieht sie beim Layout von Blue Shift ein; dort brauchen alle Spieler dieselbe Kopie.</translation>
    </message>
    <message>
        <source>The checksum that servers compare skips the entities, so players with the original map can join.</source>
        <translation>Die Prüfsumme, die Server vergleichen, lässt die Entities aus; Spieler mit der Original-Map können also beitreten.</translation>
    </message>
    <message>
        <source>The cluster&apos;s leaf: cluster number + 1</source>
        <translation>Leaf des Clusters: Nummer des Clusters + 1</translation>
    </message>
    <message>
        <source>The cubemap that the face reflects; -1: none</source>
        <translation>Cubemap, die sich im Face spiegelt; -1: keine</translation>
    </message>
    <message>
        <source>The face it lights, which has the same number</source>
        <translation>Das beleuchtete Face; es hat dieselbe Nummer</translation>
    </message>
    <message>
        <source>The face of the corner; -1: the faces have fewer corners</source>
        <translation>Face der Ecke; -1: Die Faces haben weniger Ecken</translation>
    </message>
    <message>
        <source>The face that reflects it, which has the same number</source>
        <translation>Das spiegelnde Face; es hat dieselbe Nummer</translation>
    </message>
    <message>
        <source>The first entity with this model; 0: worldspawn, -1: none</source>
        <translation>Die erste Entity mit diesem Modell; 0: worldspawn, -1: keine</translation>
    </message>
    <message>
        <source>The grid of the leaf</source>
        <translation>Gitter des Leafs</translation>
    </message>
    <message>
        <source>The grid of the node</source>
        <translation>Gitter des Nodes</translation>
    </message>
    <message>
        <source>The lights that the map was compiled with, shown as bytes</source>
        <translation>Lichter, mit denen die Map kompiliert wurde, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>The model of the brush</source>
        <translation>Modell des Brushs</translation>
    </message>
    <message>
        <source>The model that the brushes form</source>
        <translation>Modell, das aus den Brushes besteht</translation>
    </message>
    <message>
        <source>The shader that sets its contents</source>
        <translation>Shader, der die Contents vorgibt</translation>
    </message>
    <message>
        <source>The side of the brush through which the fog is visible; -1: none</source>
        <translation>Seite des Brushs, durch die der Nebel zu sehen ist; -1: keine</translation>
    </message>
    <message>
        <source>The vertex it belongs to, which has the same number</source>
        <translation>Der zugehörige Vertex; er hat dieselbe Nummer</translation>
    </message>
    <message>
        <source>Three trees for collision, one per hull</source>
        <translation>Drei Bäume für die Kollision, je Hull einer</translation>
    </message>
    <message>
        <source>Total number of points</source>
        <translation>Anzahl der Punkte insgesamt</translation>
    </message>
    <message>
        <source>Triangles of the leaf&apos;s faces</source>
        <translation>Dreiecke der Faces des Leafs</translation>
    </message>
    <message>
        <source>Two trees for collision, one per hull</source>
        <translation>Zwei Bäume für die Kollision, je Hull einer</translation>
    </message>
    <message>
        <source>Unit vector</source>
        <translation>Einheitsvektor</translation>
    </message>
    <message>
        <source>Unit vectors shared by face corners</source>
        <translation>Einheitsvektoren, die sich Ecken von Faces teilen</translation>
    </message>
    <message>
        <source>Unpacked size, in bytes</source>
        <translation>Entpackte Größe, in Bytes</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Ungenutzt</translation>
    </message>
    <message>
        <source>Unused: there is no hull 3</source>
        <translation>Ungenutzt: Es gibt keine Hull 3</translation>
    </message>
    <message>
        <source>Unused: there is no hull 6</source>
        <translation>Ungenutzt: Es gibt keine Hull 6</translation>
    </message>
    <message>
        <source>Unused: there is no hull 7</source>
        <translation>Ungenutzt: Es gibt keine Hull 7</translation>
    </message>
    <message>
        <source>Vertex light of models, shown as bytes</source>
        <translation>Vertexlicht von Modellen, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>Vertex normal, length 1</source>
        <translation>Normale des Vertex, Länge 1</translation>
    </message>
    <message>
        <source>Vertex normals, for smooth shading</source>
        <translation>Normalen der Vertexes, für weiche Schattierung</translation>
    </message>
    <message>
        <source>Vertex normals, shown as bytes</source>
        <translation>Normalen der Vertexes, als Bytes gezeigt</translation>
    </message>
    <message>
        <source>Volume in cubic map units; empty: not part of the world</source>
        <translation>Volumen in Kubikeinheiten; leer: kein Teil der Welt</translation>
    </message>
    <message>
        <source>Width of the face&apos;s lightmaps, in luxels</source>
        <translation>Breite der Lightmaps des Face, in Luxeln</translation>
    </message>
    <message>
        <source>ZIP archive of game files packed with the map</source>
        <translation>ZIP-Archiv mit Spieldateien, die der Map beiliegen</translation>
    </message>
    <message>
        <source>Zenith of the light&apos;s direction, 256 per turn</source>
        <translation>Zenitwinkel dieser Richtung, 256 je Umdrehung</translation>
    </message>
    <message>
        <source>yquake2 ignores files larger than 262,142 bytes and uses the map&apos;s own entities.</source>
        <translation>yquake2 ignoriert Dateien über 262.142 Bytes und nimmt die Entities der Map.</translation>
    </message>
    <message>
        <source>yquake2 prefers maps/NAME@CRC.ent, with the CRC of the map&apos;s own entities, to maps/NAME.ent.</source>
        <translation>yquake2 zieht maps/NAME@CRC.ent, mit der CRC der Entities der Map, der Datei maps/NAME.ent vor.</translation>
    </message>
    <message>
        <source>yquake2 reads maps/NAME.ent instead of the map&apos;s entities if sv_entfile is 1; q2pro has map_override_path for this.</source>
        <translation>yquake2 liest maps/NAME.ent statt der Entities der Map, wenn sv_entfile 1 ist; q2pro hat dafür map_override_path.</translation>
    </message>
    <message>
        <source>Parts of the map separated by area portals; 0 is unused</source>
        <translation>Durch Areaportale getrennte Teile der Map; 0 ist ungenutzt</translation>
    </message>
    <message>
        <source>Distance from the world&apos;s origin along the normal, in map units; changing it does not move faces, which are drawn from their vertexes</source>
        <translation>Abstand vom Ursprung der Welt entlang der Normalen, in Map-Einheiten; eine Änderung verschiebt keine Faces, denn die werden aus ihren Vertexes gezeichnet</translation>
    </message>
    <message>
        <source>Distance from the world&apos;s origin along the normal, in map units; changing it does not move surfaces, which are drawn from their DrawVerts</source>
        <translation>Abstand vom Ursprung der Welt entlang der Normalen, in Map-Einheiten; eine Änderung verschiebt keine Surfaces, denn die werden aus ihren DrawVerts gezeichnet</translation>
    </message>
    <message>
        <source>For each point of the light grid, the number of its light</source>
        <translation>Zu jedem Punkt des Lichtgitters die Nummer seines Lichts</translation>
    </message>
    <message>
        <source>Light style of each layer of lightmaps; 255: none</source>
        <translation>Lichtstil jeder Lightmap-Schicht; 255: keiner</translation>
    </message>
    <message>
        <source>Light style of each layer of vertex colours; 255: none</source>
        <translation>Lichtstil jeder Schicht der Vertexfarben; 255: keiner</translation>
    </message>
    <message>
        <source>The surface made from it; -1: none</source>
        <translation>Surface, die daraus entstand; -1: keine</translation>
    </message>
    <message>
        <source>Its surface&apos;s normal, length 1</source>
        <translation>Normale ihrer Surface, Länge 1</translation>
    </message>
    <message>
        <source>Surfaces with Quake Live&apos;s advertisements</source>
        <translation>Surfaces mit Werbung von Quake Live</translation>
    </message>
    <message>
        <source>Baked light of a layer: red, green, blue, alpha</source>
        <translation>Vorberechnetes Licht einer Schicht: Rot, Grün, Blau, Alpha</translation>
    </message>
    <message>
        <source>Position in a layer&apos;s lightmap page, 0 to 1</source>
        <translation>Position auf der Lightmap-Seite einer Schicht, 0 bis 1</translation>
    </message>
    <message>
        <source>A layer&apos;s lightmap page; -1: none, -2: white, -3: vertex-lit, -4: 2D</source>
        <translation>Lightmap-Seite einer Schicht; -1: keine, -2: weiß, -3: je Vertex beleuchtet, -4: 2D</translation>
    </message>
    <message>
        <source>Position of a layer&apos;s lightmap in its page, in luxels</source>
        <translation>Position der Lightmap einer Schicht auf ihrer Lightmap-Seite, in Luxeln</translation>
    </message>
    <message>
        <source>Ambient light of a layer: red, green, blue</source>
        <translation>Umgebungslicht einer Schicht: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Directed light of a layer: red, green, blue</source>
        <translation>Gerichtetes Licht einer Schicht: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Light style of each layer; 255: none</source>
        <translation>Lichtstil jeder Schicht; 255: keiner</translation>
    </message>
    <message>
        <source>The light at this point of the grid</source>
        <translation>Das Licht an diesem Punkt des Gitters</translation>
    </message>
    <message>
        <source>Points of the light grid: which light each has</source>
        <translation>Punkte des Lichtgitters: welches Licht jeder hat</translation>
    </message>
    <message>
        <source>Pages of 512 x 512 luxels, RGB</source>
        <translation>Seiten von 512 x 512 Luxeln, RGB</translation>
    </message>
    <message>
        <source>Number of the advertisement</source>
        <translation>Nummer der Werbung</translation>
    </message>
    <message>
        <source>Corner of its rectangle, in map units</source>
        <translation>Ecke ihres Rechtecks, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Its brush model (*N)</source>
        <translation>Ihr Brush-Modell (*N)</translation>
    </message>
    <message>
        <source>Surfaces on which Quake Live shows advertisements</source>
        <translation>Surfaces, auf denen Quake Live Werbung zeigt</translation>
    </message>
    <message>
        <source>For each point of the light grid, the LightGrid record with its light</source>
        <translation>Zu jedem Punkt des Lichtgitters der LightGrid-Datensatz mit seinem Licht</translation>
    </message>
    <message>
        <source>The light at this grid point</source>
        <translation>Licht an diesem Gitterpunkt</translation>
    </message>
    <message>
        <source>Light style of each lightmap layer; 255: none</source>
        <translation>Lichtstil jeder Lightmap-Schicht; 255: keiner</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>The table %1 has no column %2.</source>
        <translation>Die Tabelle %1 hat keine Spalte %2.</translation>
    </message>
    <message>
        <source>%1 maps have no table %2.</source>
        <translation>Maps von %1 haben keine Tabelle %2.</translation>
    </message>
    <message>
        <source>The tables are %1.</source>
        <translation>Die Tabellen sind %1.</translation>
    </message>
    <message>
        <source>No format has a table %1.</source>
        <translation>Kein Format hat eine Tabelle %1.</translation>
    </message>
</context>
<context>
    <name>spawns</name>
    <message>
        <source>Spawnflag 256: not on easy.</source>
        <translation>Spawnflag 256: nicht auf Leicht.</translation>
    </message>
    <message>
        <source>Spawnflag 512: not on medium.</source>
        <translation>Spawnflag 512: nicht auf Mittel.</translation>
    </message>
    <message>
        <source>Spawnflag 1024: not on hard.</source>
        <translation>Spawnflag 1024: nicht auf Schwer.</translation>
    </message>
    <message>
        <source>Spawnflag 4096: not in coop. The original game ignores it.</source>
        <translation>Spawnflag 4096: nicht im Coop. Das ursprüngliche Spiel ignoriert es.</translation>
    </message>
    <message>
        <source>Spawnflag 2048: not in deathmatch.</source>
        <translation>Spawnflag 2048: nicht im Deathmatch.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard and nightmare</source>
        <translation>Schwer und Nightmare</translation>
    </message>
    <message>
        <source>Deathmatch</source>
        <translation>Deathmatch</translation>
    </message>
    <message>
        <source>Single player</source>
        <translation>Einzelspieler</translation>
    </message>
    <message>
        <source>Multiplayer</source>
        <translation>Mehrspieler</translation>
    </message>
    <message>
        <source>notfree: in team games only.</source>
        <translation>notfree: nur in Teamspielen.</translation>
    </message>
    <message>
        <source>notteam: not in team games.</source>
        <translation>notteam: nicht in Teamspielen.</translation>
    </message>
    <message>
        <source>notsingle: not in single player.</source>
        <translation>notsingle: nicht im Einzelspieler.</translation>
    </message>
    <message>
        <source>notq3a: in Team Arena only.</source>
        <translation>notq3a: nur in Team Arena.</translation>
    </message>
    <message>
        <source>Free for all</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Team deathmatch</source>
        <translation>Team-Deathmatch</translation>
    </message>
    <message>
        <source>Capture the flag</source>
        <translation>Capture the Flag</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Domination</translation>
    </message>
    <message>
        <source>Double domination</source>
        <translation>Double Domination</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>Harvester</source>
        <translation>Harvester</translation>
    </message>
    <message>
        <source>Last man standing</source>
        <translation>Last Man Standing</translation>
    </message>
    <message>
        <source>One flag</source>
        <translation>One Flag</translation>
    </message>
    <message>
        <source>Overload</source>
        <translation>Overload</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>Possession</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Spawnflag 131072: not in single player.</source>
        <translation>Spawnflag 131072: nicht im Einzelspieler.</translation>
    </message>
    <message>
        <source>Spawnflag 4096: not on easy.</source>
        <translation>Spawnflag 4096: nicht auf Leicht.</translation>
    </message>
    <message>
        <source>Spawnflag 8192: not on medium.</source>
        <translation>Spawnflag 8192: nicht auf Mittel.</translation>
    </message>
    <message>
        <source>Spawnflag 16384: not on hard.</source>
        <translation>Spawnflag 16384: nicht auf Schwer.</translation>
    </message>
    <message>
        <source>Spawnflag 65536: not in coop.</source>
        <translation>Spawnflag 65536: nicht im Coop.</translation>
    </message>
    <message>
        <source>Spawnflag 32768: not in deathmatch.</source>
        <translation>Spawnflag 32768: nicht im Deathmatch.</translation>
    </message>
    <message>
        <source>Spawnflag 512: not on normal.</source>
        <translation>Spawnflag 512: nicht auf Normal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Spawnflag 16384: only in coop.</source>
        <translation>Spawnflag 16384: nur im Coop.</translation>
    </message>
    <message>
        <source>%2 has room for %1 entities besides the world (played as %3), but there are more. It stops with &quot;%4&quot;.</source>
        <translation>%2 hat neben der Welt Platz für %1 Entities (gespielt als %3), aber es gibt mehr. Das Spiel bricht mit &quot;%4&quot; ab.</translation>
    </message>
    <message>
        <source>%1: its model is &quot;%2&quot;, but the map has no brush models. %3 stops with an error at this entity.</source>
        <translation>%1: Ihr Modell ist &quot;%2&quot;, aber die Map hat keine Brush-Modelle. %3 bricht bei dieser Entity mit einem Fehler ab.</translation>
    </message>
    <message>
        <source>%1: its model is &quot;%2&quot;, but the map has only *1 to *%3. %4 stops with an error at this entity.</source>
        <translation>%1: Ihr Modell ist &quot;%2&quot;, aber die Map hat nur *1 bis *%3. %4 bricht bei dieser Entity mit einem Fehler ab.</translation>
    </message>
    <message>
        <source>%1: it needs a brush model but has no model. %2 stops with an error at this entity.</source>
        <translation>%1: Sie braucht ein Brush-Modell, hat aber kein Modell. %2 bricht bei dieser Entity mit einem Fehler ab.</translation>
    </message>
    <message>
        <source>%1: its model is &quot;%2&quot;, not a brush model of the map (*1 and so on). %3 stops with an error at this entity.</source>
        <translation>%1: Ihr Modell ist &quot;%2&quot; und kein Brush-Modell der Map (*1 und so weiter). %3 bricht bei dieser Entity mit einem Fehler ab.</translation>
    </message>
    <message>
        <source>Spawnflags 4096, 8192 and 16384: not on any skill level.</source>
        <translation>Spawnflags 4096, 8192 und 16384: auf keiner Schwierigkeitsstufe.</translation>
    </message>
    <message>
        <source>Spawnflags 256, 512, 1024 and 2048: not for any player class.</source>
        <translation>Spawnflags 256, 512, 1024 und 2048: für keine Spielerklasse.</translation>
    </message>
    <message>
        <source>Coop, any skill</source>
        <translation>Coop, jede Schwierigkeitsstufe</translation>
    </message>
    <message>
        <source>!gametype lists this game type.</source>
        <translation>!gametype nennt diesen Spielmodus.</translation>
    </message>
    <message>
        <source>Capture the flag, with or without elimination</source>
        <translation>Capture the Flag, mit oder ohne Elimination</translation>
    </message>
    <message>
        <source>Spawnflag 1024: not on hard or nightmare.</source>
        <translation>Spawnflag 1024: nicht auf Schwer oder Nightmare.</translation>
    </message>
    <message>
        <source>Spawnflags 256, 512 and 1024: not on any skill level.</source>
        <translation>Spawnflags 256, 512 und 1024: auf keiner Schwierigkeitsstufe.</translation>
    </message>
    <message>
        <source>Coop in the remaster, any skill</source>
        <translation>Coop im Remaster, jede Schwierigkeitsstufe</translation>
    </message>
    <message>
        <source>gametype does not list this game type.</source>
        <translation>gametype nennt diesen Spielmodus nicht.</translation>
    </message>
    <message>
        <source>All game types</source>
        <translation>Alle Spielmodi</translation>
    </message>
    <message>
        <source>Holocron</source>
        <translation>Holocron</translation>
    </message>
    <message>
        <source>Jedi Master</source>
        <translation>Jedi-Meister</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>Power duel</source>
        <translation>Power-Duell</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Capture the ysalamiri</source>
        <translation>Capture the Ysalamiri</translation>
    </message>
    <message>
        <source>Team games</source>
        <translation>Teamspiele</translation>
    </message>
    <message>
        <source>notduel: not in duels.</source>
        <translation>notduel: nicht in Duellen.</translation>
    </message>
    <message>
        <source>not_gametype lists this game type.</source>
        <translation>not_gametype nennt diesen Spielmodus.</translation>
    </message>
</context>
<context>
    <name>tablerows</name>
    <message>
        <source>Line %1 has no line end; the file may have been cut off.</source>
        <translation>Zeile %1 hat kein Zeilenende; die Datei ist vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>Line %1: a comma or a line end must follow cell %2.</source>
        <translation>Zeile %1: Nach Zelle %2 muss ein Komma oder ein Zeilenende folgen.</translation>
    </message>
    <message>
        <source>Line %1: the quote that opens cell %2 is not closed; the file may have been cut off.</source>
        <translation>Zeile %1: Das Anführungszeichen am Anfang von Zelle %2 wird nicht geschlossen; die Datei ist vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>Line %1: expected an array of objects with a number or a text for each column; the file may have been cut off.</source>
        <translation>Zeile %1: Erwartet wird ein Array von Objekten mit einer Zahl oder einem Text je Spalte; die Datei ist vielleicht abgeschnitten.</translation>
    </message>
</context>
</TS>

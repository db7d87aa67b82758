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
        <source>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Opens compiled maps of Quake, Quake II, Quake III Arena and Half-Life and shows everything in them.&lt;/p&gt;&lt;p&gt;Qt %2, running with %3. MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lumpscope %1&lt;/h3&gt;&lt;p&gt;Öffnet kompilierte Maps von Quake, Quake II, Quake III Arena und Half-Life und zeigt alles, was in ihnen steckt.&lt;/p&gt;&lt;p&gt;Qt %2, ausgeführt mit %3. MIT-Lizenz.&lt;/p&gt;</translation>
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
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save the entities into the map; nothing else in it changes</source>
        <translation>Die Entities in der Map speichern; sonst ändert sich nichts in ihr</translation>
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
        <source>Replace the whole entity text by that of an .ent file</source>
        <translation>Den ganzen Entity-Text durch den einer .ent-Datei ersetzen</translation>
    </message>
    <message>
        <source>&amp;Export Entities...</source>
        <translation>Entities e&amp;xportieren...</translation>
    </message>
    <message>
        <source>Write the whole entity text to an .ent file</source>
        <translation>Den ganzen Entity-Text in eine .ent-Datei schreiben</translation>
    </message>
    <message>
        <source>Fi&amp;lter or Find</source>
        <translation>&amp;Filtern oder suchen</translation>
    </message>
    <message>
        <source>Type which records the table shows, or what to find in the text</source>
        <translation>Eingeben, welche Datensätze die Tabelle zeigt oder was im Text gesucht wird</translation>
    </message>
    <message>
        <source>Open a map, an archive or an image</source>
        <translation>Eine Map, ein Archiv oder ein Bild öffnen</translation>
    </message>
    <message>
        <source>&amp;Browse a Folder of Images...</source>
        <translation>Bilder eines Ordners &amp;durchsehen ...</translation>
    </message>
    <message>
        <source>Show the images in a folder and the folders in it, also without a map</source>
        <translation>Die Bilder in einem Ordner und seinen Unterordnern zeigen, auch ohne Map</translation>
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
        <source>Find &amp;Anything by Name</source>
        <translation>&amp;Alles beim Namen finden</translation>
    </message>
    <message>
        <source>Type the name of a command, table, texture, class of entities or page of the help</source>
        <translation>Den Namen eines Befehls, einer Tabelle, Textur, Entity-Klasse oder Hilfeseite tippen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>Erklärt, was gerade die Tastatur hat</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>List every key, by view</source>
        <translation>Listet alle Tasten auf, nach Ansichten</translation>
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
        <source>Bring the camera to what is selected; F does it too, where it types no letter</source>
        <translation>Die Kamera zum Ausgewählten bringen; F tut es auch, wo es keinen Buchstaben eingibt</translation>
    </message>
    <message>
        <source>Camera &amp;Follows Selection</source>
        <translation>Kamera &amp;folgt der Auswahl</translation>
    </message>
    <message>
        <source>Bring the camera to whatever is selected in another view than the 3D view</source>
        <translation>Die Kamera zu allem bringen, was in einer anderen Ansicht als der 3D-Ansicht ausgewählt wird</translation>
    </message>
    <message>
        <source>&amp;Game Configurations...</source>
        <translation>&amp;Spielkonfigurationen...</translation>
    </message>
    <message>
        <source>Say where games have their files, and which game a map is of</source>
        <translation>Sagen, wo Spiele ihre Dateien haben und zu welchem Spiel eine Map gehört</translation>
    </message>
    <message>
        <source>O&amp;pen As</source>
        <translation>Öffnen &amp;als</translation>
    </message>
    <message>
        <source>Open a map as one of a format of your choice, whatever it says itself, to look at</source>
        <translation>Eine Map zum Ansehen als eine des gewählten Formats öffnen, was immer sie selbst sagt</translation>
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
        <source>%1 lies outside the archive, which is cut off or damaged.</source>
        <translation>%1 liegt außerhalb des Archivs, das abgeschnitten oder beschädigt ist.</translation>
    </message>
    <message>
        <source>Reading %1 failed: %2.</source>
        <translation>Das Lesen von %1 ist fehlgeschlagen: %2.</translation>
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
        <source>%1 cannot be unpacked: the archive is cut off or damaged.</source>
        <translation>%1 kann nicht entpackt werden: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>%1 is not as long as the archive says (%2 bytes): it is damaged.</source>
        <translation>%1 ist nicht so lang, wie das Archiv angibt (%2 Bytes): Es ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 is encrypted, which no game reads.</source>
        <translation>%1 ist verschlüsselt, was kein Spiel liest.</translation>
    </message>
    <message>
        <source>%1 is compressed in a way (method %2) that neither Lumpscope nor the games read: they take deflated and stored files.</source>
        <translation>%1 ist auf eine Art komprimiert (Methode %2), die weder Lumpscope noch die Spiele lesen: Sie nehmen nur mit Deflate komprimierte und unkomprimierte Dateien an.</translation>
    </message>
    <message>
        <source>%1 says to be %2 bytes long; Lumpscope unpacks up to %3.</source>
        <translation>%1 ist nach eigener Angabe %2 Bytes lang; Lumpscope entpackt bis zu %3.</translation>
    </message>
    <message>
        <source>This begins like a ZIP archive (PK3), but its directory at the end cannot be read: it is cut off or damaged.</source>
        <translation>Dies beginnt wie ein ZIP-Archiv (PK3), aber das Verzeichnis am Ende kann nicht gelesen werden: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>This is a map of %1, not a PAK, PK3 or WAD archive.</source>
        <translation>Dies ist eine Map von %1, kein PAK-, PK3- oder WAD-Archiv.</translation>
    </message>
    <message>
        <source>This is %1, not a PAK, PK3 or WAD archive.</source>
        <translation>Dies ist %1, kein PAK-, PK3- oder WAD-Archiv.</translation>
    </message>
    <message>
        <source>This begins like a %1 archive, but its directory (%2 bytes from byte %3) lies outside the file: it is cut off or damaged.</source>
        <translation>Dies beginnt wie ein %1-Archiv, aber das Verzeichnis (%2 Bytes ab Byte %3) liegt außerhalb der Datei: Das Archiv ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>%1 is compressed, which no game reads in a WAD.</source>
        <translation>%1 ist komprimiert, was kein Spiel in einem WAD liest.</translation>
    </message>
    <message>
        <source>%1 is not read. The archive is damaged: its files claim far more bytes than it has.</source>
        <translation>%1 wird nicht gelesen. Das Archiv ist beschädigt: Seine Dateien beanspruchen weit mehr Bytes, als es hat.</translation>
    </message>
    <message>
        <source>Another program changed the archive after Lumpscope opened it. Reload reads it again.</source>
        <translation>Ein anderes Programm hat das Archiv geändert, nachdem Lumpscope es geöffnet hat. Neu laden liest es noch einmal.</translation>
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
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
</context>
<context>
    <name>BoxZoom</name>
    <message>
        <source>Zoom to a &amp;Frame</source>
        <translation>Auf einen &amp;Rahmen zoomen</translation>
    </message>
    <message>
        <source>Drag a frame to zoom to what lies in it (B, or Shift and drag)</source>
        <translation>Einen Rahmen ziehen, um auf das zu zoomen, was darin liegt (B, oder mit Umschalt ziehen)</translation>
    </message>
    <message>
        <source>Drag a frame around what is to fill the view. Esc: leave it.</source>
        <translation>Einen Rahmen um das ziehen, was die Ansicht füllen soll. Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>Budget</name>
    <message>
        <source>No limit is known of what the chosen game or tools take.</source>
        <translation>Vom gewählten Spiel oder seinen Tools ist kein Limit bekannt.</translation>
    </message>
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
        <source>No face of the map has a place on its lightmap pages.</source>
        <translation>Kein Face der Map hat einen Platz auf ihren Lightmap-Seiten.</translation>
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
        <source>No face of the map has a shape.</source>
        <translation>Kein Face der Map hat eine Form.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Of no face</source>
        <translation>Von keinem Face</translation>
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
        <source>%1
%2: %3, %4 of the map&apos;s</source>
        <translation>%1
%2: %3, %4 von allen der Map</translation>
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
        <source>Each has room for %1 x %1 luxels; together they are %2 full, the last one %3.</source>
        <translation>Jede hat Platz für %1 x %1 Luxel; zusammen sind sie zu %2 voll, die letzte zu %3.</translation>
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
        <source>Triangles that faces are drawn as</source>
        <translation>Dreiecke, als die Faces gezeichnet werden</translation>
    </message>
    <message>
        <source>Luxels of lightmaps in the file, of all light styles; what faces share counts for the first</source>
        <translation>Luxel der Lightmaps in der Datei, von allen Lichtstilen; was mehrere Faces verwenden, zählt für das erste</translation>
    </message>
    <message>
        <source>Pages that the engine packs lightmaps into when it loads the map (AllocBlock), or that the map stores</source>
        <translation>Seiten, in die die Engine beim Laden der Map die Lightmaps packt (AllocBlock), oder die in der Map gespeichert sind</translation>
    </message>
    <message>
        <source>Corners of faces; what faces share counts for the first</source>
        <translation>Ecken von Faces; was mehrere Faces verwenden, zählt für das erste</translation>
    </message>
    <message>
        <source>Nodes of the trees that what moves collides with</source>
        <translation>Knoten der Bäume, mit denen Bewegtes zusammenstößt</translation>
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
        <source>No page</source>
        <translation>Keine Seite</translation>
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
        <source>%1 does not load a map that needs more than there are.</source>
        <translation>%1 lädt keine Map, die mehr Seiten braucht, als es gibt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps fit into no page.</source>
        <translation>
            <numerusform>%Ln Lightmap passt auf keine Seite.</numerusform>
            <numerusform>%Ln Lightmaps passen auf keine Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>A face counts for each cluster that lists it.</source>
        <translation>Ein Face zählt für jeden Cluster, der es aufführt.</translation>
    </message>
    <message>
        <source>A vertex of several faces counts for the first.</source>
        <translation>Ein Vertex mehrerer Faces zählt für das erste.</translation>
    </message>
    <message>
        <source>What uses most of its limit stands first. Enter or a double click opens what uses it up, or its table.</source>
        <translation>Was am meisten von seinem Limit verbraucht, steht zuerst. Die Eingabetaste oder ein Doppelklick öffnet, was es verbraucht, oder die Tabelle.</translation>
    </message>
    <message>
        <source>%1
%2: %3, %4 of what is drawn</source>
        <translation>%1
%2: %3, %4 von allem Gezeichneten</translation>
    </message>
    <message>
        <source>Leafs of the damaged map list the same faces again and again: what is drawn from them is not counted.</source>
        <translation>Leafs der beschädigten Map führen dieselben Faces wieder und wieder auf: Was von ihnen aus gezeichnet wird, ist nicht gezählt.</translation>
    </message>
    <message>
        <source>No cluster of the map has leafs with faces: nothing is drawn from them.</source>
        <translation>Kein Cluster der Map hat Leafs mit Faces: Von ihnen aus wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>The most is drawn from cluster %1: %2 triangles of %3 faces, %4 of the map&apos;s.</source>
        <translation>Am meisten wird von Cluster %1 aus gezeichnet: %2 Dreiecke von %3 Faces, %4 von allen der Map.</translation>
    </message>
    <message>
        <source>That is %1 times the median of all clusters, %2.</source>
        <translation>Das ist das %1-Fache des Medians aller Cluster, %2.</translation>
    </message>
    <message>
        <source>Enter or a double click tells what causes it. Each place stands for its neighbours.</source>
        <translation>Die Eingabetaste oder ein Doppelklick sagt, woran es liegt. Jede Stelle steht für ihre Nachbarn.</translation>
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
        <source>stands for %Ln neighbours from which less is drawn</source>
        <translation>
            <numerusform>steht für %Ln Nachbarn, von dem aus weniger gezeichnet wird</numerusform>
            <numerusform>steht für %Ln Nachbarn, von denen aus weniger gezeichnet wird</numerusform>
        </translation>
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
        <source>%1 triangles of %2 faces are drawn from cluster %3. What causes most of it stands first; a click selects its faces that are drawn from there.</source>
        <translation>%1 Dreiecke von %2 Faces werden von Cluster %3 aus gezeichnet. Woran es am meisten liegt, steht zuerst; ein Klick wählt die Faces dazu aus, die von dort gezeichnet werden.</translation>
    </message>
    <message>
        <source>The map has no clusters: nothing is divided into what sees what.</source>
        <translation>Die Map hat keine Cluster: Nichts ist danach geteilt, was wen sieht.</translation>
    </message>
    <message>
        <source>Drawn at once (hot spots)</source>
        <translation>Auf einmal gezeichnet (Brennpunkte)</translation>
    </message>
    <message>
        <source>Where the game draws most and is slowest: triangles that the visibility lets be drawn from a place, and what causes it</source>
        <translation>Wo das Spiel am meisten zeichnet und am langsamsten ist: Dreiecke, die die Sichtbarkeit von einer Stelle aus zeichnen lässt, und woran es liegt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>%1 cannot load more than this.</source>
        <translation>Mehr lädt %1 nicht.</translation>
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
</context>
<context>
    <name>BudgetView</name>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
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
        <source>No map is open. What uses up its limits would be here.</source>
        <translation>Es ist keine Map geöffnet. Hier wäre zu sehen, was ihre Limits verbraucht.</translation>
    </message>
    <message>
        <source>Click, arrow keys</source>
        <translation>Klick, Pfeiltasten</translation>
    </message>
    <message>
        <source>Select whose part it is; a click with Ctrl adds it</source>
        <translation>Auswählen, wem der Teil gehört; ein Klick mit Strg fügt es zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Rectangles: to the largest, the smallest</source>
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
        <source>Let go of what is selected</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Loo&amp;k From There</source>
        <translation>V&amp;on dort schauen</translation>
    </message>
    <message>
        <source>Shows the place in 3D as a player sees it who stands there and looks to where most is drawn</source>
        <translation>Zeigt die Stelle in 3D wie einem Spieler, der dort steht und dorthin blickt, wo am meisten gezeichnet wird</translation>
    </message>
    <message>
        <source>What &amp;Causes It There</source>
        <translation>Woran e&amp;s dort liegt</translation>
    </message>
    <message>
        <source>From the &amp;Selected Cluster</source>
        <translation>&amp;Vom ausgewählten Cluster</translation>
    </message>
    <message>
        <source>Lists the textures, or brush models, that most of the triangles are drawn of</source>
        <translation>Führt die Texturen oder Brush-Modelle auf, aus denen die meisten Dreiecke sind</translation>
    </message>
    <message>
        <source>Tells what is drawn from the cluster that is selected now, in whatever view</source>
        <translation>Sagt, was von dem Cluster aus gezeichnet wird, der gerade ausgewählt ist, in welcher Ansicht auch immer</translation>
    </message>
    <message>
        <source>Show its table; of a limit what uses it up, of a place what is drawn</source>
        <translation>Die Tabelle dazu zeigen; bei einem Limit, was es verbraucht, bei einer Stelle, was gezeichnet wird</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Bring the camera of the 3D view there, too</source>
        <translation>Auch die Kamera der 3D-Ansicht dorthin bringen</translation>
    </message>
</context>
<context>
    <name>CameraMenu</name>
    <message>
        <source>To the Player &amp;Start</source>
        <translation>Zum &amp;Spielerstart</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Look from the first player start</source>
        <translation>Vom ersten Spielerstart aus blicken</translation>
    </message>
    <message>
        <source>&amp;Mouse Look</source>
        <translation>&amp;Umsehen mit der Maus</translation>
    </message>
    <message>
        <source>Look around by the mouse alone, until Z or Esc is pressed</source>
        <translation>Sich allein mit der Maus umsehen, bis Z oder Esc gedrückt wird</translation>
    </message>
    <message>
        <source>&amp;Copy the Place</source>
        <translation>Position &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy where the camera is, as the game&apos;s console takes it</source>
        <translation>Kopieren, wo die Kamera ist, so wie die Konsole des Spiels es annimmt</translation>
    </message>
    <message>
        <source>&amp;Paste a Place</source>
        <translation>Position &amp;einfügen</translation>
    </message>
    <message>
        <source>Bring the camera to the place on the clipboard</source>
        <translation>Die Kamera zur Position in der Zwischenablage bringen</translation>
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
        <source>Bring the camera back to where it was stored</source>
        <translation>Die Kamera dorthin zurückbringen, wo sie gespeichert wurde</translation>
    </message>
    <message>
        <source>Store as Bookmark %1</source>
        <translation>Als Lesezeichen %1 speichern</translation>
    </message>
    <message>
        <source>Remember where the camera is in this map</source>
        <translation>Merken, wo die Kamera in dieser Map ist</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>From left to right of a picture of 4:3</source>
        <translation>Von links nach rechts bei einem Bild im Format 4:3</translation>
    </message>
    <message>
        <source>Go to Bookmark %1: %2</source>
        <translation>Zu Lesezeichen %1 gehen: %2</translation>
    </message>
    <message>
        <source>Bookmark %1 (nothing stored)</source>
        <translation>Lesezeichen %1 (nichts gespeichert)</translation>
    </message>
    <message>
        <source>Bookmark %1 is here now; press %1 in the 3D view to come back.</source>
        <translation>Lesezeichen %1 ist jetzt hier; die Taste %1 in der 3D-Ansicht führt hierher zurück.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no place, as 128 -64 40 or (128 -64 40) : 90.</source>
        <translation>Die Zwischenablage enthält keine Position wie 128 -64 40 oder (128 -64 40) : 90.</translation>
    </message>
    <message>
        <source>This display has no OpenGL 3.3, so that there is no camera.</source>
        <translation>Diese Anzeige hat kein OpenGL 3.3, deshalb gibt es keine Kamera.</translation>
    </message>
    <message>
        <source>The camera is at the place that was copied.</source>
        <translation>Die Kamera ist an der kopierten Position.</translation>
    </message>
    <message>
        <source>The camera is at the place on the clipboard.</source>
        <translation>Die Kamera ist an der Position aus der Zwischenablage.</translation>
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
        <source>Look against x without perspective: y to the right, z up</source>
        <translation>Ohne Perspektive gegen x blicken: y nach rechts, z nach oben</translation>
    </message>
    <message>
        <source>In P&amp;erspective</source>
        <translation>Mit &amp;Perspektive</translation>
    </message>
    <message>
        <source>Go back to where the camera was with perspective</source>
        <translation>Dorthin zurück, wo die Kamera mit Perspektive war</translation>
    </message>
    <message>
        <source>Back to Where It &amp;Was</source>
        <translation>Zurück, wo sie &amp;war</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Go back to where the camera was before it was brought elsewhere</source>
        <translation>Dorthin zurückgehen, wo die Kamera war, bevor sie woandershin gebracht wurde</translation>
    </message>
</context>
<context>
    <name>ClusterGraph</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find neighbours</source>
        <translation>Nachbarn suchen</translation>
    </message>
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
        <source>Show all of it (Home)</source>
        <translation>Alles zeigen (Pos1)</translation>
    </message>
    <message>
        <source>Frame selection</source>
        <translation>Auswahl zeigen</translation>
    </message>
    <message>
        <source>Show what is selected, with what is around it (F)</source>
        <translation>Das Ausgewählte zeigen und was darum herum ist (F)</translation>
    </message>
    <message>
        <source>How far the search for neighbours is</source>
        <translation>Wie weit die Suche nach Nachbarn ist</translation>
    </message>
    <message>
        <source>No map is open. Its clusters would be here, and what each of them sees.</source>
        <translation>Keine Map ist geöffnet. Hier wären ihre Cluster und was jeder von ihnen sieht.</translation>
    </message>
    <message>
        <source>Reading which cluster sees which...</source>
        <translation>Es wird gelesen, welcher Cluster welchen sieht ...</translation>
    </message>
    <message>
        <source>The map has no clusters: its compiler gave no leaf a number for visibility.</source>
        <translation>Die Map hat keine Cluster: Ihr Compiler hat keinem Leaf eine Nummer für die Sichtbarkeit gegeben.</translation>
    </message>
    <message>
        <source>None of the map&apos;s clusters is anywhere: no leaf belongs to one, or the boxes of their leafs are broken.</source>
        <translation>Keiner der Cluster der Map ist irgendwo: Zu keinem gehört ein Leaf, oder die Boxen ihrer Leafs sind beschädigt.</translation>
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
        <source>%1 lines are too many to draw: rings mark where they would lead.</source>
        <translation>%1 Linien sind zu viele zum Zeichnen: Ringe markieren, wohin sie führen würden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters are pointed at.</source>
        <translation>
            <numerusform>Auf %Ln Cluster wird gezeigt.</numerusform>
            <numerusform>Auf %Ln Cluster wird gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others lie there: each further click goes to the next.</source>
        <translation>
            <numerusform>%Ln weiterer liegt dort: Jeder weitere Klick geht zum nächsten.</numerusform>
            <numerusform>%Ln weitere liegen dort: Jeder weitere Klick geht zum nächsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pointed at: %1</source>
        <translation>Unter dem Zeiger: %1</translation>
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
        <source>%Ln clusters are selected; they see %1 others, %2 more see them one-way.</source>
        <translation>
            <numerusform>%Ln Cluster ist ausgewählt; er sieht %1 andere, %2 weitere sehen ihn einseitig.</numerusform>
            <numerusform>%Ln Cluster sind ausgewählt; sie sehen %1 andere, %2 weitere sehen sie einseitig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are nowhere and not drawn.</source>
        <translation>
            <numerusform>%Ln davon ist nirgends und nicht gezeichnet.</numerusform>
            <numerusform>%Ln davon sind nirgends und nicht gezeichnet.</numerusform>
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
        <source>The map has no visibility: everything is seen from everywhere.</source>
        <translation>Die Map hat keine Sichtbarkeit: Alles ist von überall zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no leafs, or broken ones, and are not drawn.</source>
        <translation>
            <numerusform>%Ln davon hat keine Leafs oder beschädigte und ist nicht gezeichnet.</numerusform>
            <numerusform>%Ln davon haben keine Leafs oder beschädigte und sind nicht gezeichnet.</numerusform>
        </translation>
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
        <source>Looking for neighbours...</source>
        <translation>Nachbarn werden gesucht ...</translation>
    </message>
    <message>
        <source>Neighbours are not joined: they were not looked for.</source>
        <translation>Nachbarn sind nicht verbunden: Sie wurden nicht gesucht.</translation>
    </message>
    <message>
        <source>Dragging pans; with Shift it selects what it frames, with Ctrl as well as what was selected.</source>
        <translation>Ziehen verschiebt; mit Umschalt wählt es aus, was es umrahmt, mit Strg zum schon Ausgewählten hinzu.</translation>
    </message>
    <message>
        <source>The arrow keys go from node to node, and with Ctrl move the view. Enter opens a room and selects a cluster, space selects either, with Ctrl as well as what was selected before.</source>
        <translation>Die Pfeiltasten gehen von Knoten zu Knoten und verschieben mit Strg die Ansicht. Die Eingabetaste öffnet einen Raum und wählt einen Cluster aus, die Leertaste wählt beides aus, mit Strg zum schon Ausgewählten hinzu.</translation>
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
        <source>Clusters that open widely into each other are one node (G)</source>
        <translation>Cluster, die sich weit zueinander öffnen, sind ein Knoten (G)</translation>
    </message>
    <message>
        <source>Without faces</source>
        <translation>Ohne Faces</translation>
    </message>
    <message>
        <source>Clusters without faces are shown, too: air, or the void around the map</source>
        <translation>Auch Cluster ohne Faces sind zu sehen: Luft, oder die Leere um die Map</translation>
    </message>
    <message>
        <source>Follow filter</source>
        <translation>Filter folgen</translation>
    </message>
    <message>
        <source>What the filter of the clusters&apos; table does not show stands back</source>
        <translation>Was der Filter der Tabelle der Cluster nicht zeigt, tritt zurück</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>from cluster %1</source>
        <translation>ab Cluster %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters without faces are hidden: %1.</source>
        <translation>
            <numerusform>%Ln Cluster ohne Faces ist verborgen: %1.</numerusform>
            <numerusform>%Ln Cluster ohne Faces sind verborgen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>show them</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>The table&apos;s filter is not followed: %1.</source>
        <translation>Dem Filter der Tabelle wird nicht gefolgt: %1.</translation>
    </message>
    <message>
        <source>follow it</source>
        <translation>ihm folgen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln nodes stand back, as the table&apos;s filter does not show them: %2.</source>
        <translation>
            <numerusform>%1 von %Ln Knoten tritt zurück, da der Filter der Tabelle ihn nicht zeigt: %2.</numerusform>
            <numerusform>%1 von %Ln Knoten treten zurück, da der Filter der Tabelle sie nicht zeigt: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>do not follow it</source>
        <translation>ihm nicht folgen</translation>
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
        <source>It sees %1 of %2 other rooms, %3 of %4 clusters.</source>
        <translation>Er sieht %1 von %2 anderen Räumen, %3 von %4 Clustern.</translation>
    </message>
    <message>
        <source>Looking for the rooms that its clusters make...</source>
        <translation>Die Räume, die ihre Cluster bilden, werden gesucht ...</translation>
    </message>
    <message>
        <source>Enter or + opens it.</source>
        <translation>Die Eingabetaste oder + öffnet ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no faces and are hidden.</source>
        <translation>
            <numerusform>%Ln davon hat keine Faces und ist verborgen.</numerusform>
            <numerusform>%Ln davon haben keine Faces und sind verborgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 clusters in %Ln rooms.</source>
        <translation>
            <numerusform>%1 Cluster in %Ln Raum.</numerusform>
            <numerusform>%1 Cluster in %Ln Räumen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooms are not known: they are told by the openings between leafs.</source>
        <translation>Räume sind nicht bekannt: Sie ergeben sich aus den Öffnungen zwischen Leafs.</translation>
    </message>
    <message>
        <source>%1 lines and more are too many to draw: rings mark where they would lead.</source>
        <translation>%1 Linien und mehr sind zu viele zum Zeichnen: Ringe markieren, wohin sie führen würden.</translation>
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
        <source>Colours from %1, dark, to %2, bright</source>
        <translation>Farben von %1, dunkel, bis %2, hell</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Hide the legend. The menu Show brings it back.</source>
        <translation>Die Legende ausblenden. Das Menü Zeigen bringt sie zurück.</translation>
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
        <source>%1: select its faces. A double click goes to them</source>
        <translation>%1: die Faces dazu auswählen. Ein Doppelklick führt zu ihnen</translation>
    </message>
    <message>
        <source>%1: select its faces. A double click goes to them, a right click filters their table</source>
        <translation>%1: die Faces dazu auswählen. Ein Doppelklick führt zu ihnen, ein Rechtsklick filtert ihre Tabelle</translation>
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
        <source>Legend of flat &amp;colours</source>
        <translation>&amp;Legende der Farben</translation>
    </message>
    <message>
        <source>Show Only Its Faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
    <message>
        <source>Directions of light</source>
        <translation>Richtungen des Lichts</translation>
    </message>
</context>
<context>
    <name>ColumnShape</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>further from the middle half than 3 times its span</source>
        <translation>weiter von der mittleren Hälfte weg als das Dreifache ihrer Spanne</translation>
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
    <message>
        <source>only rises</source>
        <translation>steigt nur</translation>
    </message>
    <message>
        <source>never falls</source>
        <translation>fällt nie</translation>
    </message>
    <message>
        <source>only falls</source>
        <translation>fällt nur</translation>
    </message>
    <message>
        <source>never rises</source>
        <translation>steigt nie</translation>
    </message>
    <message>
        <source>does not only rise</source>
        <translation>steigt nicht nur</translation>
    </message>
    <message numerus="yes">
        <source>does not only rise: falls %Ln times, first at record %1</source>
        <translation>
            <numerusform>steigt nicht nur: fällt %Ln-mal, bei Datensatz %1</numerusform>
            <numerusform>steigt nicht nur: fällt %Ln-mal, zuerst bei Datensatz %1</numerusform>
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
            <numerusform>%Ln ohne Verweis</numerusform>
            <numerusform>%Ln ohne Verweis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refer to what there is not</source>
        <translation>
            <numerusform>%Ln mit Verweis auf etwas, das es nicht gibt</numerusform>
            <numerusform>%Ln mit Verweis auf etwas, das es nicht gibt</numerusform>
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
    <message>
        <source>No record is shown that could have a value.</source>
        <translation>Kein Datensatz ist zu sehen, der einen Wert haben könnte.</translation>
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
</context>
<context>
    <name>ColumnShapeView</name>
    <message>
        <source>Mark bars first: with the arrow keys, or by a stroke over them.</source>
        <translation>Markieren Sie zuerst Balken: mit den Pfeiltasten oder mit einem Strich über sie.</translation>
    </message>
    <message>
        <source>Close the &amp;Shape</source>
        <translation>&amp;Gestalt schließen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Shape of a column: to the next bar; with Shift mark several</source>
        <translation>Gestalt einer Spalte: zum nächsten Balken; mit Umschalt mehrere markieren</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabetaste, Leertaste</translation>
    </message>
    <message>
        <source>Shape of a column: select the records of the marked bars; with Ctrl add them</source>
        <translation>Gestalt einer Spalte: die Datensätze der markierten Balken auswählen; mit Strg kommen sie dazu</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Shape of a column: select the records of the bars; with Ctrl add them</source>
        <translation>Gestalt einer Spalte: die Datensätze der Balken auswählen; mit Strg kommen sie dazu</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Shape of a column: keep only these values</source>
        <translation>Gestalt einer Spalte: nur diese Werte behalten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the shape of a column</source>
        <translation>Die Gestalt einer Spalte schließen</translation>
    </message>
    <message>
        <source>Colour in 3D</source>
        <translation>In 3D färben</translation>
    </message>
    <message>
        <source>Gives the faces in the 3D view the colours of these bars</source>
        <translation>Gibt den Faces in der 3D-Ansicht die Farben dieser Balken</translation>
    </message>
    <message>
        <source>Close the shape of the column (Esc)</source>
        <translation>Die Gestalt der Spalte schließen (Esc)</translation>
    </message>
    <message>
        <source>How often which values of %1 occur</source>
        <translation>Wie oft welche Werte von %1 vorkommen</translation>
    </message>
    <message>
        <source>No record has a value there.</source>
        <translation>Kein Datensatz hat dort einen Wert.</translation>
    </message>
    <message>
        <source>No record has a value there, or all have: there is nothing to filter by.</source>
        <translation>Kein Datensatz hat dort einen Wert, oder alle haben einen: Es gibt nichts, wonach sich filtern ließe.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>A command, table, texture, class of entities or page of the help</source>
        <translation>Ein Befehl, eine Tabelle, Textur, Entity-Klasse oder Hilfeseite</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Beim Namen finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing has such a name.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>Companions</name>
    <message>
        <source>Share Camera and Selection with Other &amp;Windows</source>
        <translation>Kamera und Auswahl mit anderen Fenstern &amp;teilen</translation>
    </message>
    <message>
        <source>Windows that share look from the same place and select the same: entities by what they are, other records where their bytes are equal</source>
        <translation>Fenster, die teilen, blicken vom selben Ort und wählen dasselbe aus: Entities nach dem, was sie sind, andere Datensätze, wo ihre Bytes gleich sind</translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Open a window for another map</source>
        <translation>Ein Fenster für eine andere Map öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Beside...</source>
        <translation>D&amp;aneben öffnen...</translation>
    </message>
    <message>
        <source>Open another compile of this map in a window beside this one; they share the camera and the selection</source>
        <translation>Eine andere Kompilierung dieser Map in einem Fenster neben diesem öffnen; beide teilen Kamera und Auswahl</translation>
    </message>
    <message>
        <source>This window goes its own way.</source>
        <translation>Dieses Fenster geht seinen eigenen Weg.</translation>
    </message>
    <message>
        <source>This window shares with others as soon as they share as well.</source>
        <translation>Dieses Fenster teilt mit anderen, sobald auch sie teilen.</translation>
    </message>
    <message numerus="yes">
        <source>Camera and selection are shared with %n other windows.</source>
        <translation>
            <numerusform>Kamera und Auswahl werden mit %n anderen Fenster geteilt.</numerusform>
            <numerusform>Kamera und Auswahl werden mit %n anderen Fenstern geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 selected records have no equal in %3.</source>
        <translation>Von %2 ausgewählten Datensätzen ohne Gegenstück in %3: %1.</translation>
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
    <name>Decals</name>
    <message>
        <source>Some decals are not drawn: %1 is not there, or has no picture %2.</source>
        <translation>Manche Decals werden nicht gezeichnet: %1 ist nicht da, oder hat kein Bild %2.</translation>
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
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>Nach o&amp;ben</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>Dateien mit Definitionen</translation>
    </message>
    <message>
        <source>Add &amp;Definitions...</source>
        <translation>&amp;Definitionen hinzufügen...</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>Add Files of Definitions</source>
        <translation>Dateien mit Definitionen hinzufügen</translation>
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
        <source>%1 (found, or included)</source>
        <translation>%1 (gefunden oder eingebunden)</translation>
    </message>
    <message>
        <source>Notes on the selected file</source>
        <translation>Hinweise zur ausgewählten Datei</translation>
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
        <source>Not drawn: it has no shape, since what it refers to is broken or encloses nothing.</source>
        <translation>Nicht gezeichnet: hat keine Form, denn worauf verwiesen wird, ist beschädigt oder umschließt nichts.</translation>
    </message>
    <message>
        <source>Not drawn: %1.</source>
        <translation>Nicht gezeichnet: %1.</translation>
    </message>
    <message>
        <source>Not drawn: its texture %1 is for the compilers&apos; tools.</source>
        <translation>Nicht gezeichnet: Die Textur %1 ist für die Tools der Compiler.</translation>
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
        <source>Not drawn: rendermode %1 with renderamt 0 of %2.</source>
        <translation>Nicht gezeichnet: rendermode %1 mit renderamt 0 von %2.</translation>
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
        <source>With holes where its texture has them.</source>
        <translation>Mit Löchern, wo die Textur welche hat.</translation>
    </message>
    <message>
        <source>Added to what lies behind it: rendermode %1, renderamt %2.</source>
        <translation>Zu dem addiert, was dahinter liegt: rendermode %1, renderamt %2.</translation>
    </message>
    <message>
        <source>See-through: rendermode %1, renderamt %2 of 255.</source>
        <translation>Durchscheinend: rendermode %1, renderamt %2 von 255.</translation>
    </message>
    <message>
        <source>See-through: TRANS33, a third of it covers what lies behind.</source>
        <translation>Durchscheinend: TRANS33, verdeckt zu einem Drittel, was dahinter liegt.</translation>
    </message>
    <message>
        <source>See-through: TRANS66, two thirds of it cover what lies behind.</source>
        <translation>Durchscheinend: TRANS66, verdeckt zu zwei Dritteln, was dahinter liegt.</translation>
    </message>
    <message>
        <source>Not drawn: of the liquid of %1 the game shows nothing but the top.</source>
        <translation>Nicht gezeichnet: Von der Flüssigkeit von %1 zeigt das Spiel nur die Oberseite.</translation>
    </message>
    <message>
        <source>See-through: %1 % of it cover what lies behind.</source>
        <translation>Durchscheinend: %1 % davon verdecken, was dahinter liegt.</translation>
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
    <name>EditNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>EmptyReason</name>
    <message>
        <source>Nothing passes the filter. Escape in its line clears it.</source>
        <translation>Nichts erfüllt den Filter. Escape in seiner Zeile leert ihn.</translation>
    </message>
    <message>
        <source>Escape in the filter line clears it.</source>
        <translation>Escape in der Filterzeile leert ihn.</translation>
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
        <source>Compared with the map&apos;s own: %1.</source>
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
        <source>The first entity is the world; there is only one.</source>
        <translation>Die erste Entity ist die Welt; es gibt nur eine.</translation>
    </message>
    <message>
        <source>entity %1</source>
        <translation>Entity %1</translation>
    </message>
    <message>
        <source>%1 still targets it.</source>
        <comment>it: what was deleted</comment>
        <translation>%1 hat das Gelöschte noch als Ziel.</translation>
    </message>
    <message>
        <source>%1 and %2 more still target it.</source>
        <comment>it: what was deleted</comment>
        <translation>%1 und %2 weitere haben das Gelöschte noch als Ziel.</translation>
    </message>
    <message>
        <source>Select the entities to delete.</source>
        <translation>Wählen Sie die Entities aus, die gelöscht werden sollen.</translation>
    </message>
    <message>
        <source>The first entity is the world to the games; it stays.</source>
        <translation>Die erste Entity ist für die Spiele die Welt; sie bleibt.</translation>
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
        <source>Undo brings it back.</source>
        <comment>it: what was deleted</comment>
        <translation>Rückgängig bringt es zurück.</translation>
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
        <source>Select the one entity to move.</source>
        <translation>Wählen Sie die eine Entity aus, die verschoben werden soll.</translation>
    </message>
    <message>
        <source>%1 is the first behind the world.</source>
        <translation>%1 ist die erste hinter der Welt.</translation>
    </message>
    <message>
        <source>%1 is the last already.</source>
        <translation>%1 ist bereits die letzte.</translation>
    </message>
    <message>
        <source>Select an entity to walk from.</source>
        <translation>Wählen Sie eine Entity aus, von der aus es weitergehen soll.</translation>
    </message>
    <message>
        <source>%1 targets nobody.</source>
        <translation>%1 hat keine Entity als Ziel.</translation>
    </message>
    <message>
        <source>Nobody targets %1.</source>
        <translation>Keine Entity hat %1 als Ziel.</translation>
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
        <source>An entity without a closing brace cannot be duplicated. Mend it in the raw text first.</source>
        <translation>Eine Entity ohne schließende geschweifte Klammer kann nicht dupliziert werden. Beheben Sie das zuerst im Rohtext.</translation>
    </message>
    <message>
        <source>What is selected is filtered out of this list; clear the filter to reach it.</source>
        <translation>Was ausgewählt ist, zeigt diese Liste wegen des Filters nicht; ohne ihn ist es erreichbar.</translation>
    </message>
    <message>
        <source>Select the entities to cut.</source>
        <translation>Die Entities auswählen, die ausgeschnitten werden sollen.</translation>
    </message>
    <message>
        <source>%1 was added at %2.</source>
        <translation>%1 steht jetzt bei %2.</translation>
    </message>
    <message>
        <source>This text cannot be pasted. %1</source>
        <translation>Dieser Text lässt sich nicht einfügen. %1</translation>
    </message>
    <message>
        <source>Use Models of the Same Size (%1)</source>
        <translation>Gleich große Modelle nehmen (%1)</translation>
    </message>
    <message>
        <source>Select an entity with a brush model (*N).</source>
        <translation>Eine Entity mit einem Brush-Modell (*N) auswählen.</translation>
    </message>
    <message>
        <source>What is selected targets nobody.</source>
        <translation>Das Ausgewählte zielt auf niemanden.</translation>
    </message>
    <message>
        <source>Nobody targets what is selected.</source>
        <translation>Niemand zielt auf das Ausgewählte.</translation>
    </message>
    <message>
        <source>%1 was added. It has no brush model yet, and is nothing without one: &quot;Make an Entity of Its Model&quot; on an entity that has one makes it with that.</source>
        <translation>%1 wurde hinzugefügt. Sie hat noch kein Brush-Modell und ist ohne eines nichts: „Entity aus dem Modell machen“ auf einer Entity, die eines hat, macht sie damit.</translation>
    </message>
    <message>
        <source>%1 is a place. Paste it into the value of an entity&apos;s origin.</source>
        <translation>%1 ist ein Ort. Er gehört in den Wert von origin einer Entity.</translation>
    </message>
    <message>
        <source>%1 (*%2, missing)</source>
        <comment>a brush model</comment>
        <translation>%1 (*%2, fehlt)</translation>
    </message>
    <message>
        <source>%1 has the brush model *%2, which is another one here than in %3.</source>
        <translation>%1 hat das Brush-Modell *%2, das hier ein anderes ist als in %3.</translation>
    </message>
    <message>
        <source>%1 has the brush model *%2 of %3, which this map does not have.</source>
        <translation>%1 hat das Brush-Modell *%2 aus %3, das diese Map nicht hat.</translation>
    </message>
    <message>
        <source>%1 entities have brush models that are others here than in %2, or missing: %3.</source>
        <translation>%1 Entities haben Brush-Modelle, die hier andere sind als in %2 oder fehlen: %3.</translation>
    </message>
    <message>
        <source>%1 was made of the model *%2, which it shares with %3, and stands beside that at %4; its origin can be changed.</source>
        <translation>%1 wurde aus dem Modell *%2 gemacht, das sie mit %3 teilt, und steht daneben bei %4; ihr origin lässt sich ändern.</translation>
    </message>
    <message>
        <source>That branch ends. Back to %1, which was passed by; %2 more come after it.</source>
        <translation>Dieser Zweig endet. Zurück zu %1, an der es vorbeiging; danach kommen noch %2.</translation>
    </message>
    <message>
        <source>That branch ends. Back to %1, the last that was passed by.</source>
        <translation>Dieser Zweig endet. Zurück zu %1, der letzten, an der es vorbeiging.</translation>
    </message>
</context>
<context>
    <name>EntityFiles</name>
    <message>
        <source>Import Entities</source>
        <translation>Entities importieren</translation>
    </message>
    <message>
        <source>Entity texts (*.ent *.ENT *.txt);;All files (*)</source>
        <translation>Entity-Texte (*.ent *.ENT *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 holds the text that is there already.</source>
        <translation>%1 enthält den Text, der schon da ist.</translation>
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
        <source>Entity texts (*.ent);;All files (*)</source>
        <translation>Entity-Texte (*.ent);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The entity text is written to %1.</source>
        <translation>Entity-Text in %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Importing %1...</source>
        <translation>%1 wird importiert ...</translation>
    </message>
    <message>
        <source>There is no entity in it, and no game takes a map without. Nothing is imported.</source>
        <translation>Darin steht keine Entity, und kein Spiel nimmt eine Map ohne. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>The map has the text of %1 now. Entities: %2, before %3.</source>
        <translation>Die Map hat jetzt den Text von %1. Entities: %2, vorher %3.</translation>
    </message>
    <message>
        <source>And %1 more, which Problems lists.</source>
        <comment>faults</comment>
        <translation>Und %1 weitere, siehe Probleme.</translation>
    </message>
</context>
<context>
    <name>EntityGraphView</name>
    <message>
        <source>Entity graph</source>
        <translation>Entity-Graph</translation>
    </message>
    <message>
        <source>Right and left go along the arrows, to whom an entity names and back; up and down to the next entity. Enter selects it, with Ctrl as well as what was selected before.</source>
        <translation>Rechts und links gehen die Pfeile entlang, zu dem, was eine Entity nennt, und zurück; auf und ab zur nächsten Entity. Enter wählt sie aus, mit Strg zum vorher Ausgewählten hinzu.</translation>
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
        <source>Show all of it (Home)</source>
        <translation>Alles zeigen (Pos1)</translation>
    </message>
    <message>
        <source>Frame selection</source>
        <translation>Auswahl zeigen</translation>
    </message>
    <message>
        <source>Show what is selected (F)</source>
        <translation>Das Ausgewählte zeigen (F)</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>In rows instead of along the arrows (G)</source>
        <translation>In Reihen statt entlang der Pfeile (G)</translation>
    </message>
    <message>
        <source>Ringed: never triggered, since nothing uses their name, %1.</source>
        <translation>Mit Ring: nie ausgelöst, weil nichts den Namen verwendet, %1.</translation>
    </message>
    <message>
        <source>They stand in a grid: there are too many for columns, or it took too long.</source>
        <translation>Sie stehen in einem Gitter: Für Spalten sind es zu viele, oder es dauerte zu lange.</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Along an arrow: to whom it names, back to who names it</source>
        <translation>Einen Pfeil entlang: zu dem, was sie nennt, und zurück</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>To the next entity above, below</source>
        <translation>Zur nächsten Entity darüber, darunter</translation>
    </message>
    <message>
        <source>Click, Space, Enter</source>
        <translation>Klick, Leertaste, Enter</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
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
        <source>Pan; with Shift choose a rectangle</source>
        <translation>Verschieben; mit Umschalt ein Rechteck auswählen</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>In rows instead of along the arrows, and back</source>
        <translation>In Reihen statt entlang der Pfeile, und zurück</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Show what is selected, with what is around it</source>
        <translation>Das Ausgewählte zeigen, mit dem, was darum ist</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Bring the camera of the 3D view there</source>
        <translation>Die Kamera der 3D-Ansicht hinbringen</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>Select all of these entities</source>
        <translation>Alle diese Entities auswählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what is selected</source>
        <translation>Das Ausgewählte loslassen</translation>
    </message>
    <message>
        <source>No entity of this map names another, as a key such as target does with another&apos;s targetname.</source>
        <translation>Keine Entity dieser Map nennt eine andere, wie es ein Schlüssel wie target mit dem targetname einer anderen tut.</translation>
    </message>
    <message>
        <source>The group before (Page Up)</source>
        <translation>Die Gruppe davor (Bild auf)</translation>
    </message>
    <message>
        <source>The group after (Page Down)</source>
        <translation>Die Gruppe danach (Bild ab)</translation>
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
        <source>Reading who names whom...</source>
        <translation>Lesen, wer wen nennt ...</translation>
    </message>
    <message>
        <source>Looking for places for %1. G puts them into a grid at once.</source>
        <translation>Suche nach Plätzen für %1. G stellt sie sofort in ein Gitter.</translation>
    </message>
    <message>
        <source>Arrows lead from what names to what is named: %1.</source>
        <translation>Pfeile führen von dem, was nennt, zu dem, was genannt wird: %1.</translation>
    </message>
    <message>
        <source>Ringed: names that nobody has, %1.</source>
        <translation>Mit Ring: Namen, die niemand hat, %1.</translation>
    </message>
    <message>
        <source>Select the entity, or those that have the name; with Ctrl add it</source>
        <translation>Die Entity auswählen, oder die, die den Namen haben; mit Strg hinzunehmen</translation>
    </message>
    <message>
        <source>To the group before, after this one</source>
        <translation>Zur Gruppe davor, danach</translation>
    </message>
    <message>
        <source>There are too many arrows to draw: %1.</source>
        <translation>Für alle Pfeile sind es zu viele: %1.</translation>
    </message>
    <message>
        <source>Not connected to others: %1</source>
        <translation>Mit anderen nicht verbunden: %1</translation>
    </message>
    <message>
        <source>Ctrl+Down, Ctrl+Up</source>
        <translation>Strg+Herunter, Strg+Hoch</translation>
    </message>
    <message>
        <source>Along an arrow, and select what it leads to or comes from</source>
        <translation>Einen Pfeil entlang, und auswählen, wohin er führt oder woher er kommt</translation>
    </message>
</context>
<context>
    <name>EntityKeysModel</name>
    <message>
        <source>Of %1 entities, %2 have this key. Different values: %3.</source>
        <translation>Von %1 Entities haben %2 diesen Schlüssel. Verschiedene Werte: %3.</translation>
    </message>
    <message>
        <source>The map has no such brush model.</source>
        <translation>Die Map hat kein solches Brush-Modell.</translation>
    </message>
    <message>
        <source>No entity has this targetname.</source>
        <translation>Keine Entity hat diesen targetname.</translation>
    </message>
    <message>
        <source>Nobody targets it.</source>
        <translation>Keine Entity hat diesen Namen als Ziel.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Keys are put in order within one entity; select a single one.</source>
        <translation>Schlüssel lassen sich nur innerhalb einer Entity anordnen; wählen Sie eine einzelne aus.</translation>
    </message>
    <message>
        <source>There is a key %1 already; change its value.</source>
        <translation>Es gibt bereits einen Schlüssel %1; ändern Sie seinen Wert.</translation>
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
        <source>usually %1</source>
        <translation>gewöhnlich %1</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <source>A key has no blanks before it or behind it.</source>
        <translation>Vor und hinter einem Schlüssel stehen keine Leerzeichen.</translation>
    </message>
    <message>
        <source>No key has brackets. A place such as (8 16 24) : 90 goes into the value of origin.</source>
        <translation>Kein Schlüssel hat Klammern. Ein Ort wie (8 16 24) : 90 gehört in den Wert von origin.</translation>
    </message>
</context>
<context>
    <name>EntityList</name>
    <message>
        <source>List of entities</source>
        <translation>Liste der Entities</translation>
    </message>
    <message>
        <source>Filter: words, classname~func_ light&gt;200 spawnflags:256 !target=door1</source>
        <translation>Filter: Wörter, classname~func_ light&gt;200 spawnflags:256 !target=door1</translation>
    </message>
    <message>
        <source>Filter of the entities</source>
        <translation>Filter der Entities</translation>
    </message>
    <message>
        <source>By &amp;class</source>
        <translation>Nach &amp;Klasse</translation>
    </message>
    <message>
        <source>Put the entities below their classes; Left and Right or a double click fold one</source>
        <translation>Entities unter ihren Klassen anordnen; Links und Rechts oder ein Doppelklick klappen eine Klasse ein oder auf</translation>
    </message>
    <message>
        <source>Spawns in</source>
        <translation>Erscheint in</translation>
    </message>
    <message>
        <source>Entities that the game does not make when it is played like this are grey</source>
        <translation>Entities, die das Spiel in dieser Spielart nicht erzeugt, sind grau</translation>
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
        <source>Not made in this game: %1</source>
        <translation>In diesem Spiel nicht erzeugt: %1</translation>
    </message>
    <message>
        <source>This map has no entities. Add one below, or paste some that were copied elsewhere.</source>
        <translation>Diese Map hat keine Entities. Fügen Sie unten eine hinzu, oder fügen Sie welche ein, die anderswo kopiert wurden.</translation>
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
        <source>Not made in this game: %1</source>
        <translation>In diesem Spiel nicht erzeugt: %1</translation>
    </message>
    <message>
        <source>%1, %2 entities, folded</source>
        <translation>%1, %2 Entities, eingeklappt</translation>
    </message>
    <message>
        <source>%1, %2 entities</source>
        <translation>%1, %2 Entities</translation>
    </message>
</context>
<context>
    <name>EntityPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Put a copy behind each selected entity (Ctrl+D)</source>
        <translation>Hinter jede ausgewählte Entity eine Kopie setzen (Strg+D)</translation>
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
        <source>Bring the entity before the one above it; in file order only (Alt+Up)</source>
        <translation>Die Entity vor die darüber setzen; nur in der Reihenfolge der Datei (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Bring the entity behind the one below it; in file order only (Alt+Down)</source>
        <translation>Die Entity hinter die darunter setzen; nur in der Reihenfolge der Datei (Alt+Herunter)</translation>
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
        <source>&amp;Fold All Classes</source>
        <translation>Alle Klassen e&amp;inklappen</translation>
    </message>
    <message>
        <source>U&amp;nfold All Classes</source>
        <translation>Alle Klassen aufkla&amp;ppen</translation>
    </message>
    <message>
        <source>Go to Its Targets</source>
        <translation>Zum Ziel der Entity gehen</translation>
    </message>
    <message>
        <source>Go to What Targets It</source>
        <translation>Zu den Entities gehen, deren Ziel sie ist</translation>
    </message>
    <message>
        <source>Class of the new entity</source>
        <translation>Klasse der neuen Entity</translation>
    </message>
    <message>
        <source>The first of %1: %2</source>
        <translation>Die erste von %1: %2</translation>
    </message>
    <message>
        <source>Keep This &amp;Value</source>
        <translation>Diesen &amp;Wert behalten</translation>
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
        <translation>Entity aus dem &amp;Modell machen ...</translation>
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
        <source>Enter puts it where the 3D view&apos;s camera looks, Shift+Enter at the camera</source>
        <translation>Enter setzt sie dorthin, wohin die Kamera der 3D-Ansicht blickt, Umschalt+Enter an die Kamera</translation>
    </message>
    <message>
        <source>Add an entity after the current one, or one that uses its brush model (Insert)</source>
        <translation>Hinter der aktuellen Entity eine hinzufügen, auch mit ihrem Brush-Modell (Einfg)</translation>
    </message>
    <message>
        <source>Add a door, a trigger or the like that shares the brush model of the current entity</source>
        <translation>Eine Tür, einen Trigger oder Ähnliches hinzufügen, das dasselbe Brush-Modell wie die aktuelle Entity hat</translation>
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
        <translation>Verweis &amp;folgen oder bearbeiten	Return</translation>
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
        <source>%1 entities: what you set is set in all of them</source>
        <translation>%1 Entities: Was Sie setzen, wird in allen gesetzt</translation>
    </message>
    <message>
        <source>&amp;Edit the Value</source>
        <translation>Den Wert b&amp;earbeiten</translation>
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
        <source>Rename in &amp;All That Name It, Too</source>
        <translation>Bei &amp;allen mit umbenennen, die so nennen</translation>
    </message>
    <message>
        <source>Renamed in the keys that name it: %1</source>
        <translation>Umbenannt in den Schlüsseln, die so nennen: %1</translation>
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
    <message numerus="yes">
        <source>%n textures are missing and were left out.</source>
        <translation>
            <numerusform>%n Textur fehlt und wurde ausgelassen.</numerusform>
            <numerusform>%n Texturen fehlen und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The atlas was written to %1, as it is shown, and beside it where each lightmap lies, as JSON.</source>
        <translation>Der Atlas wurde so, wie er gezeigt wird, in %1 geschrieben, und daneben als JSON, wo jede Lightmap liegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n lightmaps are so many times as large as the file that they were left out.</source>
        <translation>
            <numerusform>%n Lightmap ist um so vieles größer als die Datei, dass sie ausgelassen wurde.</numerusform>
            <numerusform>%n Lightmaps sind um so vieles größer als die Datei, dass sie ausgelassen wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matrix was written to %1.</source>
        <translation>Die Matrix wurde nach %1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %1 of %n images are written to %2.</source>
        <translation>
            <numerusform>Abgebrochen: %1 von %n Bild wurde in %2 geschrieben.</numerusform>
            <numerusform>Abgebrochen: %1 von %n Bildern wurden in %2 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: the lightmaps of %1 of %n faces are written to %2.</source>
        <translation>
            <numerusform>Abgebrochen: Die Lightmaps von %1 von %n Face wurden in %2 geschrieben.</numerusform>
            <numerusform>Abgebrochen: Die Lightmaps von %1 von %n Faces wurden in %2 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records written to %1.</source>
        <translation>
            <numerusform>%Ln Datensatz nach %1 geschrieben.</numerusform>
            <numerusform>%Ln Datensätze nach %1 geschrieben.</numerusform>
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
        <source>It names no texture.</source>
        <translation>Es ist keine Textur angegeben.</translation>
    </message>
    <message>
        <source>The texture is missing. The Images view says where it was looked for.</source>
        <translation>Die Textur fehlt. Unter Bilder steht, wo sie gesucht wurde.</translation>
    </message>
    <message>
        <source>Texel (%1, %2) of %3 x %4</source>
        <translation>Texel (%1, %2) von %3 x %4</translation>
    </message>
    <message>
        <source>It has no lightmap.</source>
        <translation>Es gibt keine Lightmap dazu.</translation>
    </message>
    <message>
        <source>Luxel (%1, %2) of %3 x %4</source>
        <translation>Luxel (%1, %2) von %3 x %4</translation>
    </message>
    <message>
        <source>Style %1: RGB %2 %3 %4</source>
        <translation>Stil %1: RGB %2 %3 %4</translation>
    </message>
</context>
<context>
    <name>FilterActions</name>
    <message>
        <source>&amp;Keep in the Table</source>
        <translation>In der Tabelle &amp;behalten</translation>
    </message>
    <message>
        <source>E&amp;xclude from the Table</source>
        <translation>Aus der Tabelle aus&amp;schließen</translation>
    </message>
    <message>
        <source>Add to the Table&apos;s Fi&amp;lter</source>
        <translation>Zum Filter der Tabelle &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>What can be typed here</source>
        <translation>Was hier getippt werden kann</translation>
    </message>
    <message>
        <source>your filter %1</source>
        <translation>Ihr Filter %1</translation>
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
    <name>FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>The pattern is a regular expression; \1 in the replacement is what its first brackets found</source>
        <translation>Das Suchmuster ist ein regulärer Ausdruck; \1 im Ersatztext ist, was seine erste Klammer gefunden hat</translation>
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
    <message numerus="yes">
        <source>name of %Ln entities</source>
        <translation>
            <numerusform>Name von %Ln Entity</numerusform>
            <numerusform>Name von %Ln Entities</numerusform>
        </translation>
    </message>
    <message>
        <source>what the 3D view shows</source>
        <translation>was die 3D-Ansicht zeigt</translation>
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
        <translation>%1; unter 0: keiner</translation>
    </message>
    <message>
        <source>%1; below %2: none</source>
        <translation>%1; unter %2: keiner</translation>
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
        <source>No lump of the file: computed when a map is opened.</source>
        <translation>Kein Lump der Datei: wird berechnet, wenn eine Map geöffnet wird.</translation>
    </message>
    <message>
        <source>Lump %1 of the directory, called %2 in the engine&apos;s headers.</source>
        <translation>Lump %1 des Verzeichnisses, heißt %2 in den Headern der Engine.</translation>
    </message>
    <message>
        <source>Bytes of a record: %1.</source>
        <translation>Bytes eines Datensatzes: %1.</translation>
    </message>
    <message>
        <source>Also found by: %1.</source>
        <translation>Auch zu finden als: %1.</translation>
    </message>
    <message>
        <source>Limits: %1.</source>
        <translation>Grenzen: %1.</translation>
    </message>
    <message>
        <source>The engine refuses a map without any.</source>
        <translation>Die Engine lehnt eine Map ohne welche ab.</translation>
    </message>
    <message>
        <source>Show this table of the open map</source>
        <translation>Diese Tabelle der offenen Map zeigen</translation>
    </message>
    <message>
        <source>Read by: %1.</source>
        <translation>Gelesen von: %1.</translation>
    </message>
    <message>
        <source>Limits are known of: %1.</source>
        <translation>Grenzen sind bekannt von: %1.</translation>
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
        <source>Bytes of a record</source>
        <translation>Bytes eines Datensatzes</translation>
    </message>
    <message>
        <source>%1: compilers make at most %2</source>
        <translation>%1: Compiler machen höchstens %2</translation>
    </message>
    <message>
        <source>Columns without a byte at the end are calculated; the file does not hold them.</source>
        <translation>Spalten am Ende ohne Byte sind berechnet; die Datei enthält sie nicht.</translation>
    </message>
    <message>
        <source>the record&apos;s number</source>
        <translation>die Nummer des Datensatzes</translation>
    </message>
    <message>
        <source>%1; from 0xfff0 on contents: 65,536 less</source>
        <translation>%1; ab 0xfff0 Inhalte: um 65.536 weniger</translation>
    </message>
    <message>
        <source>%1; from the count of nodes on 65,536 less</source>
        <translation>%1; ab der Anzahl der Nodes um 65.536 weniger</translation>
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
        <source>Use none for %1</source>
        <translation>Keine für %1 verwenden</translation>
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
        <source>As the map tells</source>
        <translation>Was die Map verrät</translation>
    </message>
    <message>
        <source>Folders and archives in the order of the search</source>
        <translation>Ordner und Archive in der Reihenfolge der Suche</translation>
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
        <source>&amp;Folders and archives, in the order of the search. Of a folder its archives are searched too.</source>
        <translation>&amp;Ordner und Archive in der Reihenfolge der Suche. Mit einem Ordner werden auch seine Archive durchsucht.</translation>
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
        <source>Found on this machine. Change it, and it is your own.</source>
        <translation>Auf diesem Rechner gefunden. Wird sie geändert, ist sie eine eigene.</translation>
    </message>
    <message>
        <source>No map is open</source>
        <translation>Keine Map ist geöffnet</translation>
    </message>
    <message>
        <source>Automatic: %1, where the map lies</source>
        <translation>Automatisch: %1, wo die Map liegt</translation>
    </message>
    <message>
        <source>Automatic: what lies around the map</source>
        <translation>Automatisch: was um die Map herum liegt</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>No game was found where Steam, GOG and Debian install them. Make a configuration with New, and add the game&apos;s folder to it.</source>
        <translation>Wo Steam, GOG und Debian Spiele installieren, wurde keines gefunden. Mit Neu eine Konfiguration anlegen und ihr den Ordner des Spiels hinzufügen.</translation>
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
        <source>%1 is removed. Ctrl+Z or Undo puts it back.</source>
        <translation>%1 ist entfernt. Strg+Z oder Rückgängig holt die Konfiguration zurück.</translation>
    </message>
    <message>
        <source>A configuration needs a name.</source>
        <translation>Eine Konfiguration braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a configuration %1.</source>
        <translation>Es gibt schon eine Konfiguration %1.</translation>
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
        <source>%1 is of %2, which does not read the format of this map.</source>
        <translation>%1 gehört zu %2, und das liest das Format dieser Map nicht.</translation>
    </message>
    <message>
        <source>%1 is already among them.</source>
        <translation>%1 ist schon dabei.</translation>
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
        <source>Remove folders of %1</source>
        <translation>Entfernen von Ordnern bei %1</translation>
    </message>
    <message>
        <source>Change the order of %1</source>
        <translation>Ändern der Reihenfolge bei %1</translation>
    </message>
    <message>
        <source>For %1, us&amp;e:</source>
        <translation>Für %1 v&amp;erwenden:</translation>
    </message>
    <message>
        <source>Change the definitions of %1</source>
        <translation>Definitionen von %1 ändern</translation>
    </message>
    <message>
        <source>Files that define classes of entities (FGD, .def, .ent), beside those that lie in the folders. Of two that define the same, the lower one counts.</source>
        <translation>Dateien, die Klassen von Entities definieren (FGD, .def, .ent), neben denen, die in den Ordnern liegen. Von zweien, die dasselbe definieren, gilt die untere.</translation>
    </message>
    <message>
        <source>They count for maps that use %1. Choose it below for %2, and they are read for it.</source>
        <translation>Sie gelten für Maps, die %1 verwenden. Wählen Sie es unten für %2, dann werden sie dafür gelesen.</translation>
    </message>
    <message>
        <source>A game configuration says where a game has its files. A map that lies in one of its folders uses it. What you choose below for another map, or add a folder for, is used for all maps of the same game or mod that lie in no configuration&apos;s folder.</source>
        <translation>Eine Spielkonfiguration sagt, wo ein Spiel seine Dateien hat. Eine Map, die in einem ihrer Ordner liegt, benutzt sie. Was Sie unten für eine andere Map wählen, oder wofür Sie einen Ordner hinzufügen, gilt für alle Maps desselben Spiels oder Mods, die in keinem Ordner einer Konfiguration liegen.</translation>
    </message>
    <message>
        <source>%1 - as for other maps of %2</source>
        <translation>%1 - wie für andere Maps von %2</translation>
    </message>
    <message>
        <source>Remembered for this map. If it lies in no configuration&apos;s folder, it is also used for the other maps of its game or mod that do not.</source>
        <translation>Wird für diese Map gemerkt. Liegt sie in keinem Ordner einer Konfiguration, gilt es auch für die anderen Maps ihres Spiels oder Mods, die in keinem liegen.</translation>
    </message>
</context>
<context>
    <name>GlCanvas</name>
    <message>
        <source>The map cannot be drawn: this display has no OpenGL 3.3. Everything else works.</source>
        <translation>Die Map kann nicht gezeichnet werden: Diese Anzeige hat kein OpenGL 3.3. Alles andere geht.</translation>
    </message>
    <message>
        <source>The map cannot be drawn any more: the graphics driver has ended it. Everything else works; start the program anew to see the map in 3D again.</source>
        <translation>Die Map kann nicht mehr gezeichnet werden: Der Grafiktreiber hat das Zeichnen beendet. Alles andere geht; starten Sie das Programm neu, um die Map wieder in 3D zu sehen.</translation>
    </message>
    <message>
        <source>There is no room for a picture of %1 x %2 pixels.</source>
        <translation>Für ein Bild von %1 x %2 Pixeln ist kein Platz.</translation>
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
    <message numerus="yes">
        <source>name of %Ln entities</source>
        <translation>
            <numerusform>Name von %Ln Entity</numerusform>
            <numerusform>Name von %Ln Entities</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to: faces 120, cluster 7, func_door, a texture, *3, 128 -64 40</source>
        <translation>Gehe zu: faces 120, cluster 7, func_door, eine Textur, *3, 128 -64 40</translation>
    </message>
    <message>
        <source>Go to a record or a place</source>
        <translation>Zu einem Datensatz oder einer Position gehen</translation>
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
        <translation>ausgewählter sieht</translation>
    </message>
    <message>
        <source>pointed at sees</source>
        <translation>der unter dem Zeiger sieht</translation>
    </message>
    <message>
        <source>is seen by, without seeing back</source>
        <translation>wird gesehen und sieht nicht zurück</translation>
    </message>
    <message>
        <source>Squares are rooms: clusters that open widely into each other; a room sees what any of its clusters does.</source>
        <translation>Quadrate sind Räume: Cluster, die sich weit zueinander öffnen; ein Raum sieht, was irgendeiner seiner Cluster sieht.</translation>
    </message>
    <message>
        <source>A right click on the colours filters the table of clusters by them.</source>
        <translation>Ein Rechtsklick auf die Farben filtert die Tabelle der Cluster nach ihnen.</translation>
    </message>
    <message>
        <source>Thin lines join neighbours, solid ones lead to what a selected cluster sees, dotted ones to what the one under the pointer sees, dashed ones come from clusters that see it and are not seen back.</source>
        <translation>Dünne Linien verbinden Nachbarn, durchgezogene führen zu dem, was ein ausgewählter Cluster sieht, gepunktete zu dem, was der unter dem Zeiger sieht, gestrichelte kommen von Clustern, die ihn sehen und die er nicht sieht.</translation>
    </message>
    <message>
        <source>Nodes: a room or a cluster each, larger for more leafs.</source>
        <translation>Knoten: je ein Raum oder Cluster, größer für mehr Leafs.</translation>
    </message>
    <message>
        <source>Nodes: a cluster each, larger for more leafs.</source>
        <translation>Knoten: je ein Cluster, größer für mehr Leafs.</translation>
    </message>
    <message>
        <source>Each sees %1 clusters.</source>
        <translation>Jeder sieht %1 Cluster.</translation>
    </message>
    <message>
        <source>Dark sees %1 clusters, bright %2.</source>
        <translation>Dunkel sieht %1 Cluster, hell %2.</translation>
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
        <source>It names nobody.</source>
        <translation>Sie nennt niemanden.</translation>
    </message>
    <message>
        <source>It names %1.</source>
        <translation>Sie nennt %1.</translation>
    </message>
    <message>
        <source>Named by %1.</source>
        <translation>Genannt von %1.</translation>
    </message>
    <message>
        <source>Never triggered: nothing in the map uses its name.</source>
        <translation>Nie ausgelöst: Nichts in der Map verwendet den Namen.</translation>
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
        <source>Missing: nobody in the map has this name.</source>
        <translation>Fehlt: Niemand in der Map hat diesen Namen.</translation>
    </message>
    <message>
        <source>Triggered by the game itself, which knows this name.</source>
        <translation>Löst das Spiel selbst aus, das diesen Namen kennt.</translation>
    </message>
    <message>
        <source>Entities with this name: %1.</source>
        <translation>Entities mit diesem Namen: %1.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours of brightness from 0 to 255, dark to bright</source>
        <translation>Farben der Helligkeit von 0 bis 255, dunkel bis hell</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>The same program without a window: lumpscope SUBCOMMAND FILE. A sample stands for FILE by --sample quake2, quake3 or halflife.</source>
        <translation>Dasselbe Programm ohne Fenster: lumpscope UNTERBEFEHL DATEI. Mit --sample quake2, quake3 oder halflife steht ein Beispiel für DATEI.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Open a map first: this link shows something of it.</source>
        <translation>Erst eine Map öffnen: Dieser Verweis zeigt etwas von ihr.</translation>
    </message>
    <message>
        <source>The open map has no table %1: it is of another format.</source>
        <translation>Die offene Map hat keine Tabelle %1: Sie hat ein anderes Format.</translation>
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
        <source>Contents</source>
        <translation>Inhalt</translation>
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
        <translation>Vor</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Keine Seite hat all diese Wörter.</translation>
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
    <name>IdentityText</name>
    <message>
        <source>a map of %1</source>
        <translation>eine Map von %1</translation>
    </message>
    <message>
        <source>This is %1, read as %2 by request: it is to look at, and is neither edited nor saved.</source>
        <translation>Das ist %1, auf Wunsch als %2 gelesen: zum Ansehen; es wird weder bearbeitet noch gespeichert.</translation>
    </message>
    <message>
        <source>Lumps that hold other records there are left out: %1.</source>
        <translation>Lumps, die dort andere Datensätze enthalten, sind weggelassen: %1.</translation>
    </message>
    <message>
        <source>Read as %1 by request: what is found wrong may be wrong with this reading, and not with the map.</source>
        <translation>Auf Wunsch als %1 gelesen: Was hier falsch ist, kann an dieser Lesart liegen und nicht an der Map.</translation>
    </message>
    <message>
        <source>Lumpscope opens Quake (BSP 29, BSP2, 2PSB), Hexen II (BSP 29), Quake II (IBSP 38, QBSP 38), Quake III (IBSP 46) and Half-Life (BSP 30) maps.</source>
        <translation>Lumpscope öffnet Maps von Quake (BSP 29, BSP2, 2PSB), Hexen II (BSP 29), Quake II (IBSP 38, QBSP 38), Quake III (IBSP 46) und Half-Life (BSP 30).</translation>
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
        <translation>Das ist %1; das liest Lumpscope nicht. Mit --as %3 oder Datei &gt; Öffnen als zeigt es die Map schreibgeschützt im ähnlichsten Format, das es liest: %2.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
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
        <source>Cut out</source>
        <translation>Ausgespart</translation>
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
        <source>Palette of images that have none</source>
        <translation>Palette für Bilder, die keine haben</translation>
    </message>
    <message>
        <source>Index %1: red %2, green %3, blue %4</source>
        <translation>Index %1: Rot %2, Grün %3, Blau %4</translation>
    </message>
    <message>
        <source>%1 (cut out)</source>
        <translation>%1 (ausgespart)</translation>
    </message>
    <message>
        <source>Take the palette from</source>
        <translation>Palette übernehmen aus</translation>
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
        <source>Zoom in, out about the pointer</source>
        <translation>Um den Zeiger vergrößern, verkleinern</translation>
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
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>One texel for each pixel of the screen</source>
        <translation>Ein Texel für jedes Pixel des Schirms</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>To the next texel or luxel</source>
        <translation>Zum nächsten Texel oder Luxel</translation>
    </message>
    <message>
        <source>Click, Enter</source>
        <translation>Klick, Eingabetaste</translation>
    </message>
    <message>
        <source>Lightmaps: select the face; palette: mark what has that index</source>
        <translation>Lightmaps: das Face auswählen; Palette: markieren, was diesen Index hat</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Textures and lightmaps: bring the camera of the 3D view to the faces</source>
        <translation>Texturen und Lightmaps: die Kamera der 3D-Ansicht zu den Faces bringen</translation>
    </message>
</context>
<context>
    <name>ImageView</name>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>These places were tried:</source>
        <translation>Diese Orte wurden versucht:</translation>
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
        <source>What the file lacks</source>
        <translation>Was der Datei fehlt</translation>
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
        <source>Where the texture was looked for</source>
        <translation>Wo die Textur gesucht wurde</translation>
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
        <source>Show all of it (0)</source>
        <translation>Das ganze Bild zeigen (0)</translation>
    </message>
    <message>
        <source>1:1</source>
        <translation>1:1</translation>
    </message>
    <message>
        <source>One texel for each pixel of the screen (1)</source>
        <translation>Ein Texel je Pixel des Bildschirms (1)</translation>
    </message>
    <message>
        <source>Mip</source>
        <translation>Mip</translation>
    </message>
    <message>
        <source>Which of the smaller copies is shown</source>
        <translation>Welche der kleineren Kopien gezeigt wird</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Show what is transparent as a checkerboard</source>
        <translation>Durchsichtiges als Schachbrett zeigen</translation>
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
        <translation>Den Header und die Palette zeigen</translation>
    </message>
    <message>
        <source>These places were tried before:</source>
        <translation>Diese Orte wurden davor versucht:</translation>
    </message>
</context>
<context>
    <name>Images</name>
    <message>
        <source>There is not enough memory to show this image.</source>
        <translation>Der Speicher reicht nicht aus, um dieses Bild zu zeigen.</translation>
    </message>
    <message>
        <source>This ends after %L1 bytes, but the header of a %2 image alone has %L3.</source>
        <translation>Dies endet nach %L1 Bytes, aber allein der Header eines %2-Bilds hat %L3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>width and height of an image</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>This is no %1 image that a game would take: its header says %2 texels.</source>
        <translation>Dies ist kein %1-Bild, das ein Spiel annehmen würde: Der Header nennt %2 Texel.</translation>
    </message>
    <message>
        <source>This %1 image of %2 texels is larger than can be shown.</source>
        <translation>Dieses %1-Bild von %2 Texeln ist zu groß, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>This %1 image is cut off or damaged: its header says %2 texels, but there are only %L3 bytes.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: Der Header nennt %2 Texel, aber es gibt nur %L3 Bytes.</translation>
    </message>
    <message>
        <source>The pixels of this %1 image are not in the file: they should begin at byte %L2 of %L3.</source>
        <translation>Die Pixel dieses %1-Bilds sind nicht in der Datei: Sie sollten bei Byte %L2 von %L3 beginnen.</translation>
    </message>
    <message>
        <source>The file is cut off: %L1 of the image&apos;s %L2 texels are there.</source>
        <translation>Die Datei ist abgeschnitten: Von den %L2 Texeln des Bilds sind %L1 da.</translation>
    </message>
    <message>
        <source>Mip %1 and what follows are not in the file.</source>
        <translation>Mip %1 und alles Folgende sind nicht in der Datei.</translation>
    </message>
    <message>
        <source>Mip %1 is cut off: %L2 of its %L3 texels are there.</source>
        <translation>Mip %1 ist abgeschnitten: Von %L3 Texeln sind %L2 da.</translation>
    </message>
    <message>
        <source>The palette is cut off: %1 of its %2 colours are there.</source>
        <translation>Die Palette ist abgeschnitten: Von %2 Farben sind %1 da.</translation>
    </message>
    <message>
        <source>This miptex has no pixels: they are in a WAD, under the name %1.</source>
        <translation>Dieses miptex-Bild hat keine Pixel: Sie sind in einem WAD, unter dem Namen %1.</translation>
    </message>
    <message>
        <source>This holds no palette: it is neither a whole PCX image of 256 colours, nor %1 bytes of red, green and blue as palette.lmp has them.</source>
        <translation>Dies enthält keine Palette: Es ist weder ein vollständiges PCX-Bild mit 256 Farben, noch sind es %1 Bytes Rot, Grün und Blau wie in palette.lmp.</translation>
    </message>
    <message>
        <source>This is no PCX image that a game reads: those have version 5, encoding 1, 8 bits and one plane.</source>
        <translation>Dies ist kein PCX-Bild, das ein Spiel liest: Solche haben Version 5, Kodierung 1, 8 Bits und eine Farbebene.</translation>
    </message>
    <message>
        <source>The file is cut off: there is no palette at its end.</source>
        <translation>Die Datei ist abgeschnitten: Am Ende fehlt die Palette.</translation>
    </message>
    <message>
        <source>%1 is no image of a kind that can be shown.</source>
        <translation>%1 ist kein Bild einer Art, die gezeigt werden kann.</translation>
    </message>
    <message>
        <source>The image cannot be written as a PNG: %1.</source>
        <translation>Das Bild kann nicht als PNG geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>This is no image that can be shown: it is neither a JPEG nor a PNG nor a BMP.</source>
        <translation>Dies ist kein Bild, das gezeigt werden kann: Es ist weder ein JPEG noch ein PNG noch ein BMP.</translation>
    </message>
    <message>
        <source>This %1 image is cut off or damaged: its header cannot be read.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: Der Header kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This %1 image is cut off or damaged: %2.</source>
        <translation>Dieses %1-Bild ist abgeschnitten oder beschädigt: %2.</translation>
    </message>
    <message>
        <source>The file is cut off: a part of the image is missing.</source>
        <translation>Die Datei ist abgeschnitten: Ein Teil des Bilds fehlt.</translation>
    </message>
    <message>
        <source>%1 (says that the top row is first, which the games ignore)</source>
        <translation>%1 (besagt, dass die oberste Zeile zuerst kommt, was die Spiele ignorieren)</translation>
    </message>
    <message>
        <source>This TGA image is of type %1 with %2 bits, which the games do not read: they take types 2 and 10 with 24 or 32 bits, and type 3 with 8.</source>
        <translation>Dieses TGA-Bild hat Typ %1 mit %2 Bits, was die Spiele nicht lesen: Sie nehmen die Typen 2 und 10 mit 24 oder 32 Bits und Typ 3 mit 8 Bits an.</translation>
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
        <source>This %1 image of %2 x %3 texels is larger than can be shown.</source>
        <translation>Dieses %1-Bild von %2 x %3 Texeln ist größer, als gezeigt werden kann.</translation>
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
        <translation>Sie kann nicht geschrieben werden: %1.</translation>
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
    <message>
        <source>The current field in whole</source>
        <translation>Das aktuelle Feld in voller Länge</translation>
    </message>
    <message>
        <source>How the face is lit</source>
        <translation>Wie das Face beleuchtet ist</translation>
    </message>
    <message>
        <source>How the face is drawn</source>
        <translation>Wie das Face gezeichnet wird</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>A key, or what it does</source>
        <translation>Eine Taste, oder was sie tut</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>In den Tasten suchen</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
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
        <source>mixed: what you type is set in all</source>
        <translation>verschieden: Ihre Eingabe gilt für alle</translation>
    </message>
    <message>
        <source>Show what the value means (Down)</source>
        <translation>Zeigen, was der Wert bedeutet (Pfeil nach unten)</translation>
    </message>
    <message>
        <source>Show what there is to choose from (Down)</source>
        <translation>Zeigen, was zur Wahl steht (Pfeil nach unten)</translation>
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
        <source>&amp;Whole Window for This View</source>
        <translation>&amp;Ganzes Fenster für diese Ansicht</translation>
    </message>
    <message>
        <source>The 3D view, the lumps and their tables</source>
        <translation>Die 3D-Ansicht, die Lumps und ihre Tabellen</translation>
    </message>
    <message>
        <source>The 3D view beside what clusters see</source>
        <translation>Die 3D-Ansicht neben dem, was Cluster sehen</translation>
    </message>
    <message>
        <source>Textures and lightmaps</source>
        <translation>Texturen und Lightmaps</translation>
    </message>
    <message>
        <source>The entities with their keys, and the 3D view</source>
        <translation>Die Entities mit ihren Schlüsseln, und die 3D-Ansicht</translation>
    </message>
</context>
<context>
    <name>LeakOverlay</name>
    <message numerus="yes">
        <source>%1: a line of %n pieces from an entity to where the map leaks.</source>
        <translation>
            <numerusform>%1: eine Linie aus %n Stück von einer Entity dorthin, wo die Map undicht ist.</numerusform>
            <numerusform>%1: eine Linie aus %n Stücken von einer Entity dorthin, wo die Map undicht ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no pointfile: this map lies in no folder. View &gt; Open Pointfile reads any.</source>
        <translation>Es gibt kein Pointfile: Diese Map liegt in keinem Ordner. Ansicht &gt; Pointfile öffnen liest ein beliebiges.</translation>
    </message>
    <message>
        <source>There is no pointfile: neither %1 nor %2 lies beside the map. View &gt; Open Pointfile reads any.</source>
        <translation>Es gibt kein Pointfile: Weder %1 noch %2 liegt neben der Map. Ansicht &gt; Pointfile öffnen liest ein beliebiges.</translation>
    </message>
</context>
<context>
    <name>LightButton</name>
    <message>
        <source>All light of this map is steady.</source>
        <translation>Alles Licht dieser Map ist gleichmäßig.</translation>
    </message>
    <message>
        <source>&amp;Flicker as in the game while the animation is on</source>
        <translation>&amp;Flackern wie im Spiel, solange die Animation läuft</translation>
    </message>
    <message>
        <source>Brightness, and the map&apos;s light styles</source>
        <translation>Helligkeit, und die Lichtstile der Map</translation>
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
        <source>As bright as the game draws it</source>
        <translation>So hell, wie das Spiel zeichnet</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>L&amp;icht</translation>
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
        <translation>Welche Lightmaps gezeigt werden</translation>
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
        <source>Exposure marks</source>
        <translation>Belichtungsmarken</translation>
    </message>
    <message>
        <source>How the luxels are shown</source>
        <translation>Wie die Luxel gezeigt werden</translation>
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
        <source>Adds up the styles of each face, each as bright as its slider says</source>
        <translation>Addiert die Stile jedes Face, jeden so hell, wie sein Regler angibt</translation>
    </message>
    <message>
        <source>Draws the border of every face over its lightmap</source>
        <translation>Zeichnet den Rand jedes Face über die zugehörige Lightmap</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portieren</translation>
    </message>
    <message>
        <source>E&amp;xposure</source>
        <translation>Belichtu&amp;ng</translation>
    </message>
</context>
<context>
    <name>LightExport</name>
    <message>
        <source>The folder %1 cannot be made. Choose another one, or check who may write there.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Wählen Sie einen anderen, oder prüfen Sie, wer dort schreiben darf.</translation>
    </message>
    <message>
        <source>The map has no lightmaps, so there is no atlas to write.</source>
        <translation>Die Map hat keine Lightmaps, also gibt es keinen Atlas zu schreiben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for an atlas of %1 x %2 pixels.</source>
        <translation>Der Speicher reicht nicht für einen Atlas von %1 x %2 Pixeln.</translation>
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
</context>
<context>
    <name>LightSentence</name>
    <message>
        <source>Not lit: the sky is drawn here.</source>
        <translation>Nicht beleuchtet: Hier wird der Himmel gezeichnet.</translation>
    </message>
    <message>
        <source>Full bright: %1 is a liquid, which is drawn without a lightmap.</source>
        <translation>Volle Helligkeit: %1 ist eine Flüssigkeit und wird ohne Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Full bright: rendermode %1 of %2 %3.</source>
        <translation>Volle Helligkeit: rendermode %1 von %2 %3.</translation>
    </message>
    <message>
        <source>Unknown: its texinfo does not exist.</source>
        <translation>Unbekannt: Die zugehörige Texinfo existiert nicht.</translation>
    </message>
    <message>
        <source>Full bright: translucent surfaces (%1) are drawn without their lightmap.</source>
        <translation>Volle Helligkeit: Durchscheinende Oberflächen (%1) werden ohne ihre Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Full bright: the map holds no lightmaps.</source>
        <translation>Volle Helligkeit: Die Map enthält keine Lightmaps.</translation>
    </message>
    <message>
        <source>Black: no lightmap (lightofs %1).</source>
        <translation>Schwarz: keine Lightmap (lightofs %1).</translation>
    </message>
    <message>
        <source>Full bright: no lightmap (lightofs %1).</source>
        <translation>Volle Helligkeit: keine Lightmap (lightofs %1).</translation>
    </message>
    <message>
        <source>Unknown: it is SPECIAL, and such surfaces have no lightmap, but its lightofs is not -1.</source>
        <translation>Unbekannt: Das Face ist SPECIAL, und solche Oberflächen haben keine Lightmap, aber lightofs ist nicht -1.</translation>
    </message>
    <message>
        <source>Black: no light style is in use (styles[0] is 255).</source>
        <translation>Schwarz: Es wird kein Lichtstil verwendet (styles[0] ist 255).</translation>
    </message>
    <message>
        <source>Unknown: its lightmap runs past the %1 bytes of lighting.</source>
        <translation>Unbekannt: Die Lightmap reicht über die %1 Bytes von Lighting hinaus.</translation>
    </message>
    <message>
        <source>Unknown: its edges or texture axes are broken, so that its lightmap has no size.</source>
        <translation>Unbekannt: Die Kanten oder Texturachsen sind beschädigt, daher hat die Lightmap keine Größe.</translation>
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
        <source>Lit by page %1, but its vertexes do not say by which luxels.</source>
        <translation>Beleuchtet von Lightmap-Seite %1, aber die Eckpunkte besagen nicht, von welchen Luxeln.</translation>
    </message>
    <message>
        <source>Black: all %1 luxels in page %2 are 0.</source>
        <translation>Schwarz: Alle %1 Luxel auf Lightmap-Seite %2 sind 0.</translation>
    </message>
    <message>
        <source>Lit: %1 x %2 luxels at (%3, %4) of page %5, average %6 of 255 as stored.</source>
        <translation>Beleuchtet: %1 x %2 Luxel bei (%3, %4) auf Lightmap-Seite %5, gespeichert im Mittel %6 von 255.</translation>
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
        <source>Full bright: a white lightmap (lightmapNum -2).</source>
        <translation>Volle Helligkeit: eine weiße Lightmap (lightmapNum -2).</translation>
    </message>
    <message>
        <source>Page %1 is not in the map: some games look for an image lm_%2, others light it by its vertexes, %3.</source>
        <translation>Lightmap-Seite %1 ist nicht in der Map: Manche Spiele suchen ein Bild lm_%2, andere beleuchten die Surface je Eckpunkt, %3.</translation>
    </message>
    <message>
        <source>Full bright: liquids (%1) are drawn without a lightmap.</source>
        <translation>Volle Helligkeit: Flüssigkeiten (%1) werden ohne Lightmap gezeichnet.</translation>
    </message>
    <message>
        <source>Not lit: %1 surfaces are not drawn.</source>
        <translation>Nicht beleuchtet: %1-Surfaces werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Lit by its vertexes (lightmapNum %1), unless its shader says otherwise: %2.</source>
        <translation>Je Eckpunkt beleuchtet (lightmapNum %1), sofern der Shader nichts anderes vorgibt: %2.</translation>
    </message>
    <message>
        <source>Lit by its vertexes, since there is no lightmap page %1: %2.</source>
        <translation>Je Eckpunkt beleuchtet, da es keine Lightmap-Seite %1 gibt: %2.</translation>
    </message>
    <message>
        <source>Black: none of its %1 luxels is above 1 of 255.</source>
        <translation>Schwarz: Keiner der %1 Luxel liegt über 1 von 255.</translation>
    </message>
    <message>
        <source>Black: none of its %1 luxels in page %2 is above 1 of 255.</source>
        <translation>Schwarz: Keiner der %1 Luxel in Seite %2 liegt über 1 von 255.</translation>
    </message>
    <message>
        <source>Its luxels are those of %1, beside the map.</source>
        <translation>Ihre Luxel sind die von %1 neben der Map.</translation>
    </message>
    <message>
        <source>Its luxels are those of %1, an extension of the map (BSPX).</source>
        <translation>Ihre Luxel sind die von %1, einer Erweiterung der Map (BSPX).</translation>
    </message>
    <message>
        <source>They are HDR: 1.0 counts as 128, and what is brighter than 255 is scaled down to it.</source>
        <translation>Sie sind HDR: 1,0 zählt als 128, und was heller als 255 ist, wird darauf verkleinert.</translation>
    </message>
</context>
<context>
    <name>LightStyle</name>
    <message>
        <source>animated by the game</source>
        <translation>vom Spiel animiert</translation>
    </message>
    <message>
        <source>off until light &apos;%1&apos; is used</source>
        <translation>aus, bis das Licht &apos;%1&apos; ausgelöst wird</translation>
    </message>
    <message>
        <source>on until light &apos;%1&apos; is used</source>
        <translation>an, bis das Licht &apos;%1&apos; ausgelöst wird</translation>
    </message>
    <message>
        <source>no light of the map switches it</source>
        <translation>kein Licht der Map schaltet ihn</translation>
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
        <source>&amp;Lightmaps of the selected faces...</source>
        <translation>&amp;Lightmaps der ausgewählten Faces...</translation>
    </message>
    <message>
        <source>&amp;All lightmaps...</source>
        <translation>&amp;Alle Lightmaps...</translation>
    </message>
    <message>
        <source>The a&amp;tlas, with where each lies in it...</source>
        <translation>A&amp;tlas, mit der Position jeder Lightmap darin...</translation>
    </message>
    <message>
        <source>&amp;Copy what is said of the luxel</source>
        <translation>Angaben zum Luxel &amp;kopieren</translation>
    </message>
    <message>
        <source>RGB %1 %2 %3, brightness %4</source>
        <translation>RGB %1 %2 %3, Helligkeit %4</translation>
    </message>
    <message>
        <source>%1: luxel (%2, %3) of %4, where no face lies</source>
        <translation>%1: Luxel (%2, %3) von %4, wo kein Face liegt</translation>
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
        <source>%1 more are not shown.</source>
        <translation>Nicht gezeigt: %1 weitere.</translation>
    </message>
    <message>
        <source>No map is open. The lightmaps of its faces would be here.</source>
        <translation>Es ist keine Map geöffnet. Hier wären die Lightmaps ihrer Faces.</translation>
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
        <source>The map holds no lightmaps. Its surfaces name %1 pages that lie beside the map as images, such as %2, and were not found there. Without them, games light these surfaces by their vertexes.</source>
        <translation>Die Map enthält keine Lightmaps. Ihre Surfaces nennen Lightmap-Seiten (%1), die als Bilder neben der Map liegen, zum Beispiel %2, und dort nicht gefunden wurden. Ohne sie beleuchten Spiele diese Surfaces je Eckpunkt.</translation>
    </message>
    <message>
        <source>The map holds no lightmaps: all of its surfaces are lit by their vertexes.</source>
        <translation>Die Map enthält keine Lightmaps: Alle ihre Surfaces sind je Eckpunkt beleuchtet.</translation>
    </message>
    <message>
        <source>The map holds no lightmaps: its compiler did not light it, and the game draws it full bright.</source>
        <translation>Die Map enthält keine Lightmaps: Ihr Compiler hat sie nicht beleuchtet, und das Spiel zeichnet sie in voller Helligkeit.</translation>
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
    <message>
        <source>Too many faces are selected to frame them all.</source>
        <translation>Es sind zu viele Faces ausgewählt, um alle einzurahmen.</translation>
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
        <source>Nothing is exported: another map was opened, or this one read anew, before a name was chosen.</source>
        <translation>Es wird nichts exportiert: Bevor ein Name gewählt war, wurde eine andere Map geöffnet oder diese neu gelesen.</translation>
    </message>
    <message>
        <source>drawn without this lightmap</source>
        <translation>ohne diese Lightmap gezeichnet</translation>
    </message>
    <message>
        <source>Point at the lightmap of a face that has a texture, or select one.</source>
        <translation>Zeigen Sie auf die Lightmap eines Face mit Textur, oder wählen Sie eines aus.</translation>
    </message>
    <message>
        <source>None of the selected faces has a lightmap that the game draws. %1: %2</source>
        <translation>Keines der ausgewählten Faces hat eine Lightmap, die das Spiel zeichnet. %1: %2</translation>
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
    <message>
        <source>%1: nobody in the map has this name</source>
        <translation>%1: Niemand in der Map hat diesen Namen</translation>
    </message>
    <message>
        <source>%1: a name of nobody in the map</source>
        <translation>%1: ein Name von niemandem in der Map</translation>
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
        <source>Which game the map is taken for, and whose limits count: its own engine&apos;s, or those of another engine or a compiler</source>
        <translation>Als Map welches Spiels sie gilt und wessen Limits zählen: die der Engine dieses Spiels oder die einer anderen Engine oder eines Compilers</translation>
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
    <message>
        <source>The sample was made for this game; what you choose counts for it alone.</source>
        <translation>Das Beispiel wurde für dieses Spiel gemacht; was gewählt wird, gilt nur für es.</translation>
    </message>
    <message>
        <source>The map tells by its folder or its entities that it is of %1.</source>
        <translation>Die Map sagt durch ihren Ordner oder ihre Entities, dass sie zu %1 gehört.</translation>
    </message>
    <message>
        <source>You chose %1 for this map, which tells that it is of %2.</source>
        <translation>%1 wurde für diese Map gewählt, die sagt, dass sie zu %2 gehört.</translation>
    </message>
    <message>
        <source>The map does not tell which game it is of; %1 is usual. What you choose counts for all such maps.</source>
        <translation>Die Map sagt nicht, zu welchem Spiel sie gehört; üblich ist %1. Was gewählt wird, gilt für alle solchen Maps.</translation>
    </message>
    <message>
        <source>You chose %1, for all maps that do not tell which game they are of.</source>
        <translation>%1 wurde gewählt, für alle Maps, die nicht sagen, zu welchem Spiel sie gehören.</translation>
    </message>
    <message>
        <source>Taken for %1 as you chose; else it would be %2</source>
        <translation>Gilt als %1, wie gewählt; sonst wäre es %2</translation>
    </message>
    <message>
        <source>Game Configurations...</source>
        <translation>Spielkonfigurationen...</translation>
    </message>
    <message>
        <source>The game configuration %1 says so.</source>
        <translation>Das sagt die Spielkonfiguration %1.</translation>
    </message>
    <message>
        <source>Game configuration: %1</source>
        <translation>Spielkonfiguration: %1</translation>
    </message>
    <message>
        <source>Game configurations: where games have their files</source>
        <translation>Spielkonfigurationen: wo Spiele ihre Dateien haben</translation>
    </message>
    <message>
        <source>No limits are known for %1</source>
        <translation>Für %1 sind keine Grenzwerte bekannt</translation>
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
        <translation>Die Map wird stattdessen von %1 beleuchtet.</translation>
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
</context>
<context>
    <name>LumpModel</name>
    <message>
        <source>%1 (calculated, not stored in the map)</source>
        <translation>%1 (berechnet, nicht in der Map gespeichert)</translation>
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
    <message>
        <source>%1 rows are too many to copy. Export the table instead: it writes all the rows that it shows.</source>
        <translation>%1 Zeilen sind zu viele zum Kopieren. Exportieren Sie stattdessen die Tabelle: Dabei werden alle Zeilen geschrieben, die sie zeigt.</translation>
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
        <source>Select the records first: none of these rows is.</source>
        <translation>Wählen Sie zuerst die Datensätze: Keine dieser Zeilen ist gewählt.</translation>
    </message>
    <message>
        <source>Select the cell to copy.</source>
        <translation>Wählen Sie die Zelle, die kopiert werden soll.</translation>
    </message>
    <message>
        <source>Select the rows to copy: none of these is.</source>
        <translation>Wählen Sie die Zeilen, die kopiert werden sollen: Keine von diesen ist gewählt.</translation>
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
            <numerusform>Ausgewählt: %Ln Datensatz, alles Gezeigte.</numerusform>
            <numerusform>Ausgewählt: %Ln Datensätze, alles Gezeigte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record is shown that could be selected.</source>
        <translation>Kein Datensatz ist zu sehen, der sich auswählen ließe.</translation>
    </message>
    <message>
        <source>Keep This &amp;Value</source>
        <translation>Diesen &amp;Wert behalten</translation>
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
        <source>S&amp;hape of the Column</source>
        <translation>&amp;Gestalt der Spalte</translation>
    </message>
    <message>
        <source>S&amp;hape of This Column</source>
        <translation>&amp;Gestalt dieser Spalte</translation>
    </message>
    <message>
        <source>The table is still being filtered. Ask again when its rows are there.</source>
        <translation>Die Tabelle wird noch gefiltert. Versuchen Sie es noch einmal, wenn ihre Zeilen da sind.</translation>
    </message>
    <message>
        <source>These records have no faces to be shown.</source>
        <translation>Zu diesen Datensätzen gehören keine Faces, die sich zeigen ließen.</translation>
    </message>
    <message>
        <source>Select the cell whose value is meant.</source>
        <translation>Die Zelle auswählen, deren Wert gemeint ist.</translation>
    </message>
    <message>
        <source>Show Only the Selec&amp;ted in 3D</source>
        <translation>Nur die ausge&amp;wählten in 3D zeigen</translation>
    </message>
    <message numerus="yes">
        <source>3D shows only the faces of %Ln records.</source>
        <translation>
            <numerusform>3D zeigt nur die Faces von %Ln Datensatz.</numerusform>
            <numerusform>3D zeigt nur die Faces von %Ln Datensätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Only These Ro&amp;ws in 3D</source>
        <translation>Nur diese &amp;Zeilen in 3D zeigen</translation>
    </message>
    <message>
        <source>Co&amp;py Rows as Stored</source>
        <translation>Zeilen wie gespeichert ko&amp;pieren</translation>
    </message>
    <message>
        <source>%1; selected, but filtered out: %2</source>
        <comment>1: 3 of 20</comment>
        <translation>%1; ausgewählt, aber weggefiltert: %2</translation>
    </message>
    <message>
        <source>The filter hides selected records. Press Escape in the filter line to clear it.</source>
        <translation>Der Filter blendet Ausgewähltes aus. Escape in der Filterzeile leert ihn.</translation>
    </message>
    <message>
        <source>Export Va&amp;lues as Stored...</source>
        <translation>Werte wie &amp;gespeichert exportieren...</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Reading %1...</source>
        <translation>%1 wird gelesen...</translation>
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
        <source>Errors: %1, warnings: %2</source>
        <translation>Fehler: %1, Warnungen: %2</translation>
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
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
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
        <source>Close the notice</source>
        <translation>Meldung schließen</translation>
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
        <source>Take the last edit back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Die zurückgenommene Änderung wiederherstellen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
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
        <source>%1 has changed on disk, and there are unsaved edits here.</source>
        <translation>%1 hat sich auf dem Datenträger geändert, und hier gibt es nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Reload, Losing the Edits</source>
        <translation>Neu laden, Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep the Edits</source>
        <translation>Änderungen behalten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>%1 - Lumpscope</source>
        <translation>%1 - Lumpscope</translation>
    </message>
    <message>
        <source>What you open is listed here</source>
        <translation>Was geöffnet wird, steht hier</translation>
    </message>
    <message>
        <source>Open &amp;Pointfile...</source>
        <translation>&amp;Pointfile öffnen...</translation>
    </message>
    <message>
        <source>Draw the line to a leak that compilers write, NAME.pts or NAME.lin</source>
        <translation>Die Linie zu einem Leck zeichnen, die Compiler schreiben, NAME.pts oder NAME.lin</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>%1[*] (%2) - Lumpscope</source>
        <translation>%1[*] (%2) - Lumpscope</translation>
    </message>
    <message>
        <source>Open as %1</source>
        <translation>Als %1 öffnen</translation>
    </message>
    <message>
        <source>Game Configurations...</source>
        <translation>Spielkonfigurationen...</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
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
        <translation>&amp;Bilder darin durchsuchen</translation>
    </message>
</context>
<context>
    <name>MapFile</name>
    <message>
        <source>This file is of 2 GiB or larger, more than the offsets in a map can reach.</source>
        <translation>Diese Datei ist 2 GiB groß oder größer, mehr als die Offsets in einer Map erreichen können.</translation>
    </message>
    <message>
        <source>Reading it failed: %1.</source>
        <translation>Das Lesen ist fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>This begins like a map of %1, but ends after %2 of the header&apos;s %3 bytes: nothing in it can be read.</source>
        <translation>Dies beginnt wie eine Map von %1, endet aber nach %2 der %3 Bytes des Headers: Nichts darin kann gelesen werden.</translation>
    </message>
    <message>
        <source>There is not enough memory to read its %1 bytes.</source>
        <translation>Der Speicher reicht nicht aus, um die %1 Bytes der Datei zu lesen.</translation>
    </message>
    <message>
        <source>This is %1. As %2 nothing of it can be read: the directory leads to no byte of it.</source>
        <translation>Das ist %1. Als %2 lässt sich nichts davon lesen: das Verzeichnis führt zu keinem ihrer Bytes.</translation>
    </message>
    <message>
        <source>This is %1. It has %2 bytes, and the header of %3 has %4: nothing of it can be read so.</source>
        <translation>Das ist %1. Sie hat %2 Bytes, und der Kopf von %3 hat %4: so lässt sich nichts davon lesen.</translation>
    </message>
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
    <name>MatrixExport</name>
    <message>
        <source>The map has no clusters, so there is no image of what they see.</source>
        <translation>Die Map hat keine Cluster, also gibt es kein Bild davon, was sie sehen.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of %1 x %1 pixels.</source>
        <translation>Der Speicher reicht nicht für ein Bild von %1 x %1 Pixeln.</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>The hearer hears it</source>
        <translation>Der Hörende hört ihn</translation>
    </message>
    <message>
        <source>The viewer sees it</source>
        <translation>Der Sehende sieht ihn</translation>
    </message>
    <message>
        <source>does not hear it</source>
        <translation>hört ihn nicht</translation>
    </message>
    <message>
        <source>does not see it</source>
        <translation>sieht ihn nicht</translation>
    </message>
    <message>
        <source>hears it and is not heard</source>
        <translation>hört ihn und wird nicht gehört</translation>
    </message>
    <message>
        <source>sees it and is not seen</source>
        <translation>sieht ihn und wird nicht gesehen</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>a part of a pixel&apos;s pairs</source>
        <translation>ein Teil der Paare eines Pixels</translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>Face %1 is a wall.</source>
        <translation>Face %1 ist eine Wand.</translation>
    </message>
    <message>
        <source>Face %1 is a ceiling, its slope %2.</source>
        <translation>Face %1 ist eine Decke, Neigung %2.</translation>
    </message>
    <message>
        <source>Face %1 slopes %2, and is walked on.</source>
        <translation>Face %1 ist um %2 geneigt und begehbar.</translation>
    </message>
    <message>
        <source>Face %1 slopes %2: too steep to walk on (from %3).</source>
        <translation>Face %1 ist um %2 geneigt: zu steil zum Gehen (ab %3).</translation>
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
        <source>walked up as a step (%1)</source>
        <translation>als Stufe begehbar (%1)</translation>
    </message>
    <message>
        <source>more than a step (%1)</source>
        <translation>mehr als eine Stufe (%1)</translation>
    </message>
    <message>
        <source>a player stands in it (%1)</source>
        <translation>ein Spieler steht darin (%1)</translation>
    </message>
    <message>
        <source>a player only crouches in it (%1)</source>
        <translation>ein Spieler kriecht nur darin (%1)</translation>
    </message>
    <message>
        <source>too low for a player (crouching %1)</source>
        <translation>zu niedrig für einen Spieler (kriechend %1)</translation>
    </message>
    <message>
        <source>too low to stand in (%1)</source>
        <translation>zu niedrig, um darin zu stehen (%1)</translation>
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
</context>
<context>
    <name>MemoryFaults</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or a view that is not needed, and try again.</source>
        <translation>Dafür reicht der Speicher nicht. Schließen Sie andere Programme oder eine Ansicht, die nicht gebraucht wird, und versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Models</name>
    <message>
        <source>This %1 is damaged: its %2 are not where it says.</source>
        <translation>Diese %1-Datei ist beschädigt: Ihre %2 sind nicht dort, wo sie sagt.</translation>
    </message>
    <message>
        <source>This ends after %L1 bytes, but the header of an %2 alone has %L3.</source>
        <translation>Dies endet nach %L1 Bytes, aber allein der Kopf einer %2-Datei hat %L3.</translation>
    </message>
    <message>
        <source>This %1 has version %2; the game reads %3.</source>
        <translation>Diese %1-Datei hat Version %2; das Spiel liest %3.</translation>
    </message>
    <message>
        <source>This %1 has no triangles, or no frame.</source>
        <translation>Diese %1-Datei hat keine Dreiecke oder kein Bild der Bewegung.</translation>
    </message>
    <message>
        <source>This map is too large to be shown as a model.</source>
        <translation>Diese Map ist zu groß, um als Modell gezeigt zu werden.</translation>
    </message>
    <message>
        <source>This is no model: it begins neither as an MDL, an MD2 and an MD3, nor as a sprite or a map.</source>
        <translation>Das ist kein Modell: es beginnt weder als MDL, MD2 oder MD3 noch als Sprite oder Map.</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Moment, in seconds after the game&apos;s start</source>
        <translation>Augenblick, in Sekunden nach dem Start des Spiels</translation>
    </message>
    <message>
        <source>Where what moves in the game is so long after its start, while nothing is animated</source>
        <translation>Wo das, was sich im Spiel bewegt, so lange nach dessen Start ist, solange nichts animiert wird</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>NamedFilters</name>
    <message>
        <source>Named filters</source>
        <translation>Benannte Filter</translation>
    </message>
    <message>
        <source>Keep this filter under a name, or choose one that was kept</source>
        <translation>Diesen Filter unter einem Namen speichern oder einen gespeicherten wählen</translation>
    </message>
    <message>
        <source>Save Filter &amp;As...</source>
        <translation>Filter &amp;speichern unter...</translation>
    </message>
    <message>
        <source>What you save is listed here</source>
        <translation>Gespeicherte Filter stehen hier</translation>
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
        <source>There is no filter to save: the line is empty.</source>
        <translation>Es gibt keinen Filter zu speichern: Die Zeile ist leer.</translation>
    </message>
    <message>
        <source>Save a Filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>The filter is kept as %1, for all maps of this format.</source>
        <translation>Der Filter ist als %1 gespeichert, für alle Maps dieses Formats.</translation>
    </message>
    <message>
        <source>Rename a Filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Another name for %1:</source>
        <translation>Ein anderer Name für %1:</translation>
    </message>
    <message>
        <source>There is a filter %1 already.</source>
        <translation>Es gibt schon einen Filter %1.</translation>
    </message>
    <message>
        <source>A name for %1. A name that is there already is replaced.</source>
        <translation>Ein Name für %1. Ein Name, den es schon gibt, wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Put Back %1</source>
        <translation>%1 &amp;zurückholen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
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
    <message>
        <source>Its faces are selected with it; F brings the camera there.</source>
        <translation>Die Faces dazu sind mit ausgewählt; F bringt die Kamera hin.</translation>
    </message>
    <message numerus="yes">
        <source>%n names contain that: choose one of them with the arrow keys.</source>
        <translation>
            <numerusform>%n Name enthält das: mit den Pfeiltasten wählen.</numerusform>
            <numerusform>%n Namen enthalten das: mit den Pfeiltasten einen davon wählen.</numerusform>
        </translation>
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
        <source>Nothing can be drawn: this display has no OpenGL 3.3.</source>
        <translation>Es kann nichts gezeichnet werden: Dieses Display hat kein OpenGL 3.3.</translation>
    </message>
    <message>
        <source>There is no room for a picture of %1 x %2 pixels.</source>
        <translation>Für ein Bild von %1 x %2 Pixeln ist kein Platz.</translation>
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
        <source>%1. Ctrl: up and down. Shift: in steps of 8. Esc: leave it where it was.</source>
        <translation>%1. Strg: nach oben und unten. Umschalt: in Schritten von 8. Esc: dort lassen, wo es war.</translation>
    </message>
    <message>
        <source>Nothing is moved: the entity text has a fault in line %1. Mend it in the raw text first.</source>
        <translation>Es wird nichts verschoben: Der Entity-Text hat einen Fehler in Zeile %1. Beheben Sie ihn zuerst im Rohtext.</translation>
    </message>
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
    <message>
        <source>%1, in solid</source>
        <translation>%1, in Festem</translation>
    </message>
    <message>
        <source>%1, out of the world</source>
        <translation>%1, außerhalb der Welt</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %Ln more of the moved entities.</source>
        <translation>
            <numerusform>Das gilt auch für %Ln weitere verschobene Entity.</numerusform>
            <numerusform>Das gilt auch für %Ln weitere verschobene Entities.</numerusform>
        </translation>
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
        <source>Area portals; those with a mark are open</source>
        <translation>Areaportale; die mit Häkchen sind offen</translation>
    </message>
    <message>
        <source>Those with a mark are open. What lies behind closed ones is not drawn with the PVS from the camera. A click selects a portal&apos;s brush.</source>
        <translation>Die mit Häkchen sind offen. Was hinter geschlossenen liegt, wird bei PVS von der Kamera aus nicht gezeichnet. Ein Klick wählt den Brush eines Portals aus.</translation>
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
    <message>
        <source>The map has no visibility: every cluster hears every other.</source>
        <translation>Die Map hat keine Sichtbarkeit: Jeder Cluster hört jeden anderen.</translation>
    </message>
    <message>
        <source>The map has no visibility: every cluster sees every other.</source>
        <translation>Die Map hat keine Sichtbarkeit: Jeder Cluster sieht jeden anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters.</source>
        <translation>
            <numerusform>%Ln Cluster.</numerusform>
            <numerusform>%Ln Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>One hears %1 % of them on average.</source>
        <translation>Einer hört im Mittel %1 % davon.</translation>
    </message>
    <message>
        <source>One sees %1 % of them on average.</source>
        <translation>Einer sieht im Mittel %1 % davon.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs hear one way.</source>
        <translation>
            <numerusform>%Ln Paar hört einseitig.</numerusform>
            <numerusform>%Ln Paare hören einseitig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs see one way.</source>
        <translation>
            <numerusform>%Ln Paar sieht einseitig.</numerusform>
            <numerusform>%Ln Paare sehen einseitig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Point at a colour to see its pixels; click to keep them marked, Esc to let go.</source>
        <translation>Auf eine Farbe zeigen, um ihre Pixel zu sehen; ein Klick hält sie markiert, Esc hebt die Markierung auf.</translation>
    </message>
</context>
<context>
    <name>PictureBudget</name>
    <message numerus="yes">
        <source>%Ln textures are drawn at reduced resolution: in full, all textures together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln Textur wird mit geringerer Auflösung gezeichnet: In voller Auflösung bräuchten alle Texturen zusammen mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
            <numerusform>%Ln Texturen werden mit geringerer Auflösung gezeichnet: In voller Auflösung bräuchten alle Texturen zusammen mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of textures and models are not drawn: all of them together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln Datei von Texturen und Modellen wird nicht gezeichnet: Alle zusammen bräuchten mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
            <numerusform>%Ln Dateien von Texturen und Modellen werden nicht gezeichnet: Alle zusammen bräuchten mehr als %1 MB oder weit mehr Speicher, als Dateien ihrer Größe üblicherweise brauchen.</numerusform>
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
        <source>What the textures of a map may take in the 3D view; beyond it they are drawn coarser</source>
        <translation>Was die Texturen einer Map in der 3D-Ansicht belegen dürfen; darüber werden sie gröber gezeichnet</translation>
    </message>
</context>
<context>
    <name>PlaceMenu</name>
    <message>
        <source>&amp;Copy the Place: %1</source>
        <translation>Stelle &amp;kopieren: %1</translation>
    </message>
    <message>
        <source>&amp;Look From Here</source>
        <translation>Von hier &amp;schauen</translation>
    </message>
    <message>
        <source>Add an &amp;Entity Here</source>
        <translation>&amp;Entity hier hinzufügen</translation>
    </message>
    <message>
        <source>Copy the Came&amp;ra&apos;s Place: %1</source>
        <translation>Position der K&amp;amera kopieren: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>&amp;Another Class...</source>
        <translation>&amp;Andere Klasse...</translation>
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
        <translation>%1 ist bei %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>&amp;Make an Entity of *%1</source>
        <translation>Entity aus *%1 &amp;machen</translation>
    </message>
    <message>
        <source>%1 was added at %2. It has no brush model yet, and is nothing without one: &quot;Make an Entity of *N&quot; in the menu over a brush model makes it with that.</source>
        <translation>%1 wurde bei %2 hinzugefügt. Sie hat noch kein Brush-Modell und ist ohne eines nichts: „Entity aus *N machen“ im Menü über einem Brush-Modell macht sie damit.</translation>
    </message>
    <message>
        <source>%1 with the model *%2 was added at %3; its origin can be dragged.</source>
        <translation>%1 mit dem Modell *%2 wurde bei %3 hinzugefügt; ihr Ort lässt sich ziehen.</translation>
    </message>
    <message>
        <source>%1 with the model *%2 was added beside the entity that has it, at %3; its origin can be dragged.</source>
        <translation>%1 mit dem Modell *%2 wurde neben der Entity hinzugefügt, die es hat, bei %3; ihr Ort lässt sich ziehen.</translation>
    </message>
</context>
<context>
    <name>PlaceQuestion</name>
    <message>
        <source>Add a Folder of the Game</source>
        <translation>Ordner des Spiels hinzufügen</translation>
    </message>
    <message>
        <source>Add an Archive of the Game</source>
        <translation>Archiv des Spiels hinzufügen</translation>
    </message>
    <message>
        <source>Archives (%1);;All files (*)</source>
        <translation>Archive (%1);;Alle Dateien (*)</translation>
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
        <source>There is no line in it: a pointfile has a point, as X Y Z, on each of its lines.</source>
        <translation>Darin ist keine Linie: Ein Pointfile hat in jeder Zeile einen Punkt als X Y Z.</translation>
    </message>
    <message>
        <source>%1 is too large for a pointfile: it has %2 bytes.</source>
        <translation>%1 ist zu groß für ein Pointfile: %2 Bytes.</translation>
    </message>
    <message>
        <source>%1 is no pointfile. %2</source>
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
        <source>Switch kinds of problems on and off</source>
        <translation>Arten von Problemen ein- und ausschalten</translation>
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
        <translation>Die Prüfung wurde abgebrochen. &lt;a href=&quot;check&quot;&gt;Erneut prüfen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The current problem in whole</source>
        <translation>Das aktuelle Problem in voller Länge</translation>
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
        <source>All %1 that were found are hidden.</source>
        <translation>Alle gefundenen sind ausgeblendet: %1.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;show&quot;&gt;Show all kinds&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;show&quot;&gt;Alle Arten zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
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
    <name>RawEdit</name>
    <message>
        <source>Text of the entities</source>
        <translation>Text der Entities</translation>
    </message>
    <message>
        <source>What is pasted has %1 characters, more than can be shown as text.</source>
        <translation>Was eingefügt wird, hat %1 Zeichen, mehr als als Text angezeigt werden können.</translation>
    </message>
    <message>
        <source>Left out: %1. The text is Latin-1, one byte a character, and none stands for this; File &gt; Encoding of Entities can make it UTF-8.</source>
        <translation>Ausgelassen: %1. Der Text ist Latin-1, ein Byte je Zeichen, und keines steht dafür; Datei &gt; Kodierung der Entities kann UTF-8 daraus machen.</translation>
    </message>
    <message>
        <source>Left out: %1. UTF-8 has no bytes for this.</source>
        <translation>Ausgelassen: %1. UTF-8 hat keine Bytes dafür.</translation>
    </message>
</context>
<context>
    <name>RawText</name>
    <message>
        <source>This text of %1 bytes is too long to be shown as text.</source>
        <translation>Dieser Text von %1 Bytes ist zu lang, um als Text angezeigt zu werden.</translation>
    </message>
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
        <source>Nothing is wrong with the text.</source>
        <translation>Der Text hat keine Fehler.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 entities, and nothing is wrong with the text.</source>
        <translation>%1 Entities, und der Text hat keine Fehler.</translation>
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
        <source>Your edits of %1 cannot be kept in case of a crash: %2. Save them soon.</source>
        <translation>Die Änderungen an %1 können für den Fall eines Absturzes nicht aufbewahrt werden: %2. Bitte bald speichern.</translation>
    </message>
    <message>
        <source>nothing can be written to %1</source>
        <translation>in %1 kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>other windows keep their own edits of this map</source>
        <translation>andere Fenster bewahren ihre eigenen Änderungen dieser Map auf</translation>
    </message>
</context>
<context>
    <name>RecoveryOffers</name>
    <message>
        <source>Restore unsaved edits</source>
        <translation>Übernahme nicht gespeicherter Änderungen</translation>
    </message>
    <message>
        <source>Unsaved edits of this map, from %1, were found.</source>
        <translation>Nicht gespeicherte Änderungen an dieser Map vom %1 wurden gefunden.</translation>
    </message>
    <message>
        <source>Unsaved edits of this map, from %1, were found; the map has changed since.</source>
        <translation>Nicht gespeicherte Änderungen an dieser Map vom %1 wurden gefunden; die Map hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The unsaved edits of %1 are discarded.</source>
        <translation>Die nicht gespeicherten Änderungen an %1 sind verworfen.</translation>
    </message>
    <message>
        <source>Bring Them Back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, from %2, were found.</source>
        <translation>Nicht gespeicherte Änderungen an %1 vom %2 wurden gefunden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them takes back all that was changed in its entities since; the texts are too long to list it.</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Sie wiederherzustellen macht alles rückgängig, was seitdem an den Entities geändert wurde; die Texte sind zu lang, um es aufzulisten.</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them changes what is listed here, be it your edits or what others changed since:</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Sie wiederherzustellen ändert, was hier aufgeführt ist, seien es Ihre Änderungen oder solche, die andere seitdem gemacht haben:</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made, but no entity that was changed since is among those that they change.</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert, aber keine der seitdem geänderten Entities ist von ihnen betroffen.</translation>
    </message>
    <message>
        <source>The map has changed since these edits were made. Restoring them takes back these changes, too:</source>
        <translation>Die Map hat sich seit diesen Änderungen geändert. Sie wiederherzustellen macht auch diese Änderungen rückgängig:</translation>
    </message>
    <message>
        <source>Unsaved edits of this map were found, but cannot be read.</source>
        <translation>Nicht gespeicherte Änderungen dieser Map wurden gefunden, können aber nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 %2 The file is %3.</source>
        <translation>%1 %2 Die Datei ist %3.</translation>
    </message>
    <message>
        <source>Restore Unsaved Edits</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore Anyway</source>
        <translation>&amp;Trotzdem wiederherstellen</translation>
    </message>
    <message>
        <source>These edits are no longer there: another window has restored or discarded them.</source>
        <translation>Diese Änderungen sind nicht mehr da: Ein anderes Fenster hat sie wiederhergestellt oder verworfen.</translation>
    </message>
    <message>
        <source>The unsaved edits are discarded.</source>
        <translation>Die nicht gespeicherten Änderungen sind verworfen.</translation>
    </message>
    <message>
        <source>Unsaved edits of a map were found, but cannot be read.</source>
        <translation>Nicht gespeicherte Änderungen einer Map wurden gefunden, können aber nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, from %2, were found. The map is no longer in %3.</source>
        <translation>Nicht gespeicherte Änderungen an %1 vom %2 wurden gefunden. Die Map liegt nicht mehr in %3.</translation>
    </message>
    <message>
        <source>Save as .ent...</source>
        <translation>Als .ent speichern...</translation>
    </message>
    <message>
        <source>Save the Edited Entities</source>
        <translation>Die geänderten Entities speichern</translation>
    </message>
    <message>
        <source>Entity texts (*.ent)</source>
        <translation>Entity-Texte (*.ent)</translation>
    </message>
    <message>
        <source>The edited entities are written to %1.</source>
        <translation>Die geänderten Entities sind in %1 geschrieben.</translation>
    </message>
    <message>
        <source>Discard the Kept Edits</source>
        <translation>Die aufbewahrten Änderungen verwerfen</translation>
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
        <translation>Die nicht gespeicherten Änderungen werden mit der Map verglichen...</translation>
    </message>
    <message>
        <source>These edits were made in a map of %1, and the file holds a map of %2 now.</source>
        <translation>Diese Änderungen wurden an einer Map von %1 gemacht, und die Datei enthält jetzt eine Map von %2.</translation>
    </message>
    <message>
        <source>Unsaved edits of this file, from %1, were found, but of a map of %2: it holds a map of %3 now.</source>
        <translation>Nicht gespeicherte Änderungen dieser Datei vom %1 wurden gefunden, aber an einer Map von %2: Sie enthält jetzt eine Map von %3.</translation>
    </message>
    <message>
        <source>Only the entities are restored: the other edited lumps have since changed in the file.</source>
        <translation>Nur die Entities werden wiederhergestellt: Die anderen bearbeiteten Lumps haben sich inzwischen in der Datei geändert.</translation>
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
        <source>Give them the new name as well; one step of Undo takes all of it back (Ctrl+R)</source>
        <translation>Auch dort den neuen Namen eintragen; ein Schritt Rückgängig nimmt alles zurück (Strg+R)</translation>
    </message>
    <message>
        <source>Select who still names it so</source>
        <translation>Auswählen, wer noch so nennt</translation>
    </message>
    <message>
        <source>Leave them as they are</source>
        <translation>So lassen, wie sie sind</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Still named %1 by %2.</source>
        <comment>1: names; 2: who uses them</comment>
        <translation>%1 heißt es noch bei %2.</translation>
    </message>
    <message>
        <source>%1 keeps that name, and nobody would name it.</source>
        <translation>%1 behält diesen Namen, und niemand nennte ihn mehr.</translation>
    </message>
    <message>
        <source>%1 and %2 more keep that name, and nobody would name them.</source>
        <translation>%1 und %2 weitere behalten diesen Namen, und niemand nennte ihn mehr.</translation>
    </message>
</context>
<context>
    <name>Ruler</name>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Measure between two places or faces (M)</source>
        <translation>Zwischen zwei Stellen oder Faces messen (M)</translation>
    </message>
    <message>
        <source>Nothing is drawn there that could be measured.</source>
        <translation>Dort ist nichts gezeichnet, was sich messen ließe.</translation>
    </message>
    <message>
        <source>The measurement is copied.</source>
        <translation>Die Messung ist kopiert.</translation>
    </message>
    <message>
        <source>Click a place or a face. Ctrl: at its vertex. Esc: end.</source>
        <translation>Eine Stelle oder ein Face anklicken. Strg: am nächsten Vertex. Esc: beenden.</translation>
    </message>
    <message>
        <source>Click another. Ctrl: at its vertex. Esc: end.</source>
        <translation>Noch etwas anklicken. Strg: am nächsten Vertex. Esc: beenden.</translation>
    </message>
    <message>
        <source>Ctrl+C: copy. A click begins anew. Esc: end.</source>
        <translation>Strg+C: kopieren. Ein Klick beginnt neu. Esc: beenden.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>What the Save Changed</source>
        <translation>Was das Speichern geändert hat</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>The file on disk was changed by another program after it was opened here. Saving replaces that change: cancel, and reload, to keep it.</source>
        <translation>Die Datei auf dem Datenträger wurde von einem anderen Programm geändert, nachdem sie hier geöffnet wurde. Speichern ersetzt diese Änderung: Um sie zu behalten, brechen Sie ab und laden Sie neu.</translation>
    </message>
    <message>
        <source>The games would refuse this map, or misread it:</source>
        <translation>Die Spiele würden diese Map ablehnen oder falsch lesen:</translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation>Einen Blick wert:</translation>
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
        <source>Save %1? This makes a new file.</source>
        <translation>%1 speichern? Dabei entsteht eine neue Datei.</translation>
    </message>
    <message>
        <source>The file that was opened is no longer on disk.</source>
        <translation>Die Datei, die geöffnet wurde, ist nicht mehr auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>%1 speichern?</translation>
    </message>
    <message>
        <source>Show &amp;What Changed</source>
        <translation>&amp;Was sich ändert, zeigen</translation>
    </message>
    <message>
        <source>What changed, by entity</source>
        <translation>Was sich ändert, nach Entity</translation>
    </message>
    <message>
        <source>Save %1? This replaces the version you saved earlier in this window; no copy of that is kept.</source>
        <translation>%1 speichern? Dies ersetzt die Fassung, die Sie früher in diesem Fenster gespeichert haben; von ihr bleibt keine Kopie.</translation>
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
        <translation>Es wird ermittelt, was sich ändern wird...</translation>
    </message>
    <message>
        <source>Saving %1...</source>
        <translation>%1 wird gespeichert...</translation>
    </message>
    <message>
        <source>%1 is saved. %2 All other %3 lumps are identical.</source>
        <translation>%1 ist gespeichert. %2 Alle anderen %3 Lumps sind identisch.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>Die bisherige Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Unsaved Edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has edits that are not saved.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>The map is being saved already. Try again when that is done.</source>
        <translation>Die Map wird schon gespeichert. Versuchen Sie es erneut, wenn das fertig ist.</translation>
    </message>
    <message>
        <source>Nothing is written into archives, and saving would replace this one. Choose another name.</source>
        <translation>In Archive wird nichts geschrieben, und Speichern würde dieses ersetzen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is nothing to save: no edit was made since the map was read or saved.</source>
        <translation>Es gibt nichts zu speichern: Seit dem Lesen oder Speichern der Map wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing is saved: another map was opened, or this one read anew, before a name was chosen.</source>
        <translation>Es wird nichts gespeichert: Bevor ein Name gewählt war, wurde eine andere Map geöffnet oder diese neu gelesen.</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>The file belongs to you now; before, it belonged to %1.</source>
        <translation>Die Datei gehört jetzt dem angemeldeten Benutzer; vorher gehörte sie %1.</translation>
    </message>
    <message>
        <source>%1 is saved. %2 Lumps that differ from the previous file: %3.</source>
        <translation>%1 ist gespeichert. %2 Lumps, die sich von der vorigen Datei unterscheiden: %3.</translation>
    </message>
</context>
<context>
    <name>SceneRenderer</name>
    <message>
        <source>The graphics driver does not take the program that draws: %1</source>
        <translation>Der Grafiktreiber nimmt das Programm nicht an, das zeichnet: %1</translation>
    </message>
    <message>
        <source>The graphics driver has no OpenGL 3.3, which drawing needs.</source>
        <translation>Der Grafiktreiber hat kein OpenGL 3.3, das zum Zeichnen gebraucht wird.</translation>
    </message>
    <message>
        <source>The graphics driver takes pictures of up to %1 x %1 pixels: larger ones are drawn coarser.</source>
        <translation>Der Grafiktreiber nimmt Bilder bis %1 x %1 Pixel an: Größere werden gröber gezeichnet.</translation>
    </message>
    <message>
        <source>The map has %1 faces, and the graphics driver tells up to %2 apart: what is selected and flat colours are not seen on the others.</source>
        <translation>Die Map hat %1 Faces, und der Grafiktreiber unterscheidet höchstens %2: Auf den übrigen sind Auswahl und einheitliche Farben nicht zu sehen.</translation>
    </message>
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
            <numerusform>%Ln der entfernteren Modelle wird als Kasten gezeichnet: Alle vollständig zu zeichnen würde zu lange dauern.</numerusform>
            <numerusform>%Ln der entfernteren Modelle werden als Kästen gezeichnet: Alle vollständig zu zeichnen würde zu lange dauern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionArrow</name>
    <message>
        <source>What is selected lies %1 map units away, out of the picture. Click, or press F, to go there.</source>
        <translation>Das Ausgewählte liegt %1 Map-Einheiten entfernt, außerhalb des Bilds. Ein Klick oder F führt dorthin.</translation>
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
        <source>%1 of %2 selected</source>
        <translation>%1 aus %2 ausgewählt</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings will be lost when Lumpscope closes, because it cannot write %1.</source>
        <translation>Die Einstellungen gehen beim Schließen von Lumpscope verloren, weil es %1 nicht schreiben kann.</translation>
    </message>
</context>
<context>
    <name>ShaderList</name>
    <message>
        <source>all of it: the images of the shaders before it already unpack to many times the size of their files</source>
        <translation>alles: Die Bilder der Shader davor sind entpackt schon um ein Vielfaches größer als ihre Dateien</translation>
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
        <source>There is a %1 without a shader&apos;s name before it.</source>
        <translation>Vor diesem %1 steht kein Shadername.</translation>
    </message>
    <message>
        <source>Behind the shader&apos;s name %1 there is no {.</source>
        <translation>Hinter dem Shadernamen %1 steht kein {.</translation>
    </message>
    <message>
        <source>fogparms needs a colour, ( R G B ), with a space on each side of both brackets.</source>
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
        <source>the shader has no stage, and is no fog and no sky with all three skyparms.</source>
        <translation>Der Shader hat keine Stage und ist weder Nebel noch ein Himmel mit allen drei skyparms.</translation>
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
</context>
<context>
    <name>ShaderStage</name>
    <message>
        <source>Not drawn here: its image is the video %1.</source>
        <translation>Hier nicht gezeichnet: Ihr Bild ist das Video %1.</translation>
    </message>
    <message>
        <source>A detail: the game leaves it out where r_detailtextures is 0, and that is 1 unless set.</source>
        <translation>Ein Detail: Das Spiel lässt es weg, wenn r_detailtextures 0 ist; ungesetzt ist es 1.</translation>
    </message>
</context>
<context>
    <name>ShaderStagesModel</name>
    <message>
        <source>Its image, lit by the lightmap or by the light of its vertexes</source>
        <translation>Sein Bild, beleuchtet von der Lightmap oder vom Licht seiner Vertexe</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1: nicht gefunden</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Stage %1: %2</translation>
    </message>
    <message>
        <source>Without its check mark the stage is left out in 3D, where textures and light are shown.</source>
        <translation>Ohne ihr Häkchen wird die Stage in 3D weggelassen, wo Texturen und Licht gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>ShaderView</name>
    <message>
        <source>No script names it: the engine draws its image.</source>
        <translation>Kein Skript nennt ihn: Die Engine zeichnet sein Bild.</translation>
    </message>
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
        <source>It has no stages: nothing of it is drawn but its fog.</source>
        <translation>Er hat keine Stages: Außer seinem Nebel wird nichts von ihm gezeichnet.</translation>
    </message>
    <message>
        <source>An image is missing: the shader is drawn plainly in 3D until its stage is switched off.</source>
        <translation>Ein Bild fehlt: In 3D wird der Shader schlicht gezeichnet, bis dessen Stage abgeschaltet ist.</translation>
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
        <source>What the shader says of all its stages</source>
        <translation>Was der Shader über alle seine Stages sagt</translation>
    </message>
    <message>
        <source>Stages of the shader</source>
        <translation>Stages des Shaders</translation>
    </message>
    <message>
        <source>Brings back all that is switched off, of all shaders</source>
        <translation>Bringt alles Abgeschaltete zurück, bei allen Shadern</translation>
    </message>
    <message>
        <source>The game rejects this shader and draws its default picture. %1</source>
        <translation>Das Spiel weist diesen Shader ab und zeichnet sein Standardbild. %1</translation>
    </message>
    <message>
        <source>The game stops at this shader while loading the map. %1</source>
        <translation>Das Spiel bricht das Laden der Map bei diesem Shader ab. %1</translation>
    </message>
</context>
<context>
    <name>ShapeBars</name>
    <message>
        <source>How often which values occur</source>
        <translation>Wie oft welche Werte vorkommen</translation>
    </message>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, ausgewählt: %2</translation>
    </message>
    <message>
        <source>Heights are logarithmic; the highest: %1</source>
        <translation>Die Höhen sind logarithmisch; höchster Balken: %1</translation>
    </message>
    <message>
        <source>The highest: %1</source>
        <translation>Höchster Balken: %1</translation>
    </message>
</context>
<context>
    <name>ShowIn3D</name>
    <message>
        <source>Nothing is selected that could be shown in 3D.</source>
        <translation>Es ist nichts ausgewählt, das sich in 3D zeigen ließe.</translation>
    </message>
    <message>
        <source>Show in &amp;3D</source>
        <translation>In &amp;3D zeigen</translation>
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
</context>
<context>
    <name>SightCommands</name>
    <message>
        <source>Select What They &amp;See</source>
        <translation>A&amp;uswählen, was sie sehen</translation>
    </message>
    <message>
        <source>Select all clusters that the selected ones see, or the camera&apos;s, by the PVS</source>
        <translation>Nach dem PVS alle Cluster auswählen, die von den ausgewählten oder von dem der Kamera zu sehen sind</translation>
    </message>
    <message>
        <source>Select What Sees T&amp;hem</source>
        <translation>Auswählen, &amp;wer sie sieht</translation>
    </message>
    <message>
        <source>Select all clusters that see any of the selected ones, or the camera&apos;s</source>
        <translation>Alle Cluster auswählen, die einen der ausgewählten oder den der Kamera sehen</translation>
    </message>
    <message>
        <source>Select What They Hea&amp;r</source>
        <translation>Auswählen, was sie hö&amp;ren</translation>
    </message>
    <message>
        <source>Select all clusters that may be heard from the selected ones, by the PHS</source>
        <translation>Nach dem PHS alle Cluster auswählen, die von den ausgewählten aus zu hören sein können</translation>
    </message>
    <message>
        <source>Select the &amp;Faces in Them</source>
        <translation>Die &amp;Faces darin auswählen</translation>
    </message>
    <message>
        <source>Select the faces of the selected clusters, or of the camera&apos;s</source>
        <translation>Die Faces der ausgewählten Cluster oder dessen der Kamera auswählen</translation>
    </message>
    <message>
        <source>Select the &amp;Entities in Them</source>
        <translation>Die &amp;Entities darin auswählen</translation>
    </message>
    <message>
        <source>Select the entities that stand in the selected clusters, or in the camera&apos;s</source>
        <translation>Die Entities auswählen, die in den ausgewählten Clustern oder in dem der Kamera stehen</translation>
    </message>
    <message>
        <source>&amp;Hot Spots: Where Most Is Drawn</source>
        <translation>Brennpunk&amp;te: wo am meisten gezeichnet wird</translation>
    </message>
    <message>
        <source>List the rooms and places that draw most triangles and are slowest, and why: which faces</source>
        <translation>Die Räume und Stellen auflisten, die die meisten Dreiecke zeichnen und am langsamsten sind, und warum: welche Faces</translation>
    </message>
    <message>
        <source>Select clusters first, or leafs, faces or entities in some; or fly the camera into one.</source>
        <translation>Erst Cluster auswählen, oder Leafs, Faces oder Entities darin; oder mit der Kamera in einen fliegen.</translation>
    </message>
    <message>
        <source>Nothing that is selected is in a cluster.</source>
        <translation>Nichts von dem, was ausgewählt ist, liegt in einem Cluster.</translation>
    </message>
    <message>
        <source>The visibility is being read.</source>
        <translation>Die Sichtbarkeit wird gelesen.</translation>
    </message>
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
        <source>Nothing is in sight of %1.</source>
        <translation>Für %1 ist nichts in Sicht.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters, from where %3 may be seen.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die %3 sehen können.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters that may be heard from %3.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die für %3 zu hören sein können.</translation>
    </message>
    <message>
        <source>Selected: %1 of %2 clusters that may be seen from %3.</source>
        <translation>Ausgewählt: %1 von %2 Clustern, die für %3 zu sehen sein können.</translation>
    </message>
    <message>
        <source>H in 3D shows them alone.</source>
        <translation>H in 3D zeigt sie allein.</translation>
    </message>
    <message>
        <source>No face lies in these clusters.</source>
        <translation>In diesen Clustern liegt kein Face.</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln faces, all that leafs of these clusters list.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Face, alles, was Leafs dieser Cluster aufführen.</numerusform>
            <numerusform>Ausgewählt: %Ln Faces, alle, die Leafs dieser Cluster aufführen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No entity stands in these clusters.</source>
        <translation>In diesen Clustern steht keine Entity.</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln entities that stand in these clusters.</source>
        <translation>
            <numerusform>Ausgewählt: %Ln Entity, die in diesen Clustern steht.</numerusform>
            <numerusform>Ausgewählt: %Ln Entities, die in diesen Clustern stehen.</numerusform>
        </translation>
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
        <source>Sees one of them, but is not seen from there: %1</source>
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
        <source>Brings back all that is switched off in the inspector, of all shaders</source>
        <translation>Bringt alles zurück, was im Inspektor abgeschaltet ist, bei allen Shadern</translation>
    </message>
    <message numerus="yes">
        <source>%n stages of shaders are switched off</source>
        <translation>
            <numerusform>%n Stage eines Shaders ist abgeschaltet</numerusform>
            <numerusform>%n Stages von Shadern sind abgeschaltet</numerusform>
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
        <source>No table is open. Click a lump in the list of lumps, and its records are shown here; or press Ctrl+G and type where to go, such as faces 120.</source>
        <translation>Es ist keine Tabelle geöffnet. Klicken Sie auf einen Lump in der Liste der Lumps, und hier werden seine Datensätze gezeigt; oder drücken Sie Strg+G und geben Sie ein Ziel ein, zum Beispiel faces 120.</translation>
    </message>
</context>
<context>
    <name>TextCode</name>
    <message>
        <source>%1 cannot be written: the entity text is %2, which has no bytes for it.</source>
        <translation>%1 lässt sich nicht schreiben: Der Entity-Text ist %2, das keine Bytes dafür hat.</translation>
    </message>
</context>
<context>
    <name>TextCodeMenu</name>
    <message>
        <source>Enco&amp;ding of Entities</source>
        <translation>Ko&amp;dierung der Entities</translation>
    </message>
    <message>
        <source>Take the entity text for UTF-8 where it is valid and not plain ASCII, else for Latin-1</source>
        <translation>Den Entity-Text als UTF-8 nehmen, wo er gültig und nicht reines ASCII ist, sonst als Latin-1</translation>
    </message>
    <message>
        <source>Show and type the entity text as UTF-8; bytes that are none stay as they are</source>
        <translation>Den Entity-Text als UTF-8 zeigen und eintippen; Bytes, die keines sind, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Show and type the entity text as Latin-1, a byte a character</source>
        <translation>Den Entity-Text als Latin-1 zeigen und eintippen, ein Byte je Zeichen</translation>
    </message>
    <message>
        <source>As the &amp;Text Tells</source>
        <translation>Wie der &amp;Text es sagt</translation>
    </message>
    <message>
        <source>As the &amp;Text Tells (%1)</source>
        <translation>Wie der &amp;Text es sagt (%1)</translation>
    </message>
    <message>
        <source>As the &amp;Text Tells (plain ASCII)</source>
        <translation>Wie der &amp;Text verrät (reines ASCII)</translation>
    </message>
</context>
<context>
    <name>TextSearch</name>
    <message>
        <source>This pattern is wrong at character %1: %2.</source>
        <translation>Dieses Suchmuster ist bei Zeichen %1 falsch: %2.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>This pattern takes too many steps. A simpler one finds it, with fewer repetitions inside of repetitions.</source>
        <translation>Dieses Suchmuster braucht zu viele Schritte. Ein einfacheres kommt ans Ziel, mit weniger Wiederholungen innerhalb von Wiederholungen.</translation>
    </message>
    <message>
        <source>The text would become longer than 64 MB.</source>
        <translation>Der Text würde länger als 64 MB.</translation>
    </message>
</context>
<context>
    <name>TextSync</name>
    <message>
        <source>Typing</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Change of the raw text</source>
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
    <message>
        <source>Select the &amp;faces using it</source>
        <translation>&amp;Faces auswählen, die sie verwenden</translation>
    </message>
    <message>
        <source>&amp;Copy the name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Export &amp;all that are listed...</source>
        <translation>&amp;Alle aufgelisteten exportieren...</translation>
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
    <message>
        <source>No face uses it.</source>
        <translation>Kein Face verwendet sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n faces are selected.</source>
        <translation>
            <numerusform>%n Face ist ausgewählt.</numerusform>
            <numerusform>%n Faces sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only its faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
    <message>
        <source>Select the textures that are meant.</source>
        <translation>Die Texturen auswählen, die gemeint sind.</translation>
    </message>
    <message>
        <source>Select fewer textures: a filter names %1 at most.</source>
        <translation>Weniger Texturen auswählen: Ein Filter nennt höchstens %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable</source>
        <translation>
            <numerusform>%n unlesbar</numerusform>
            <numerusform>%n unlesbar</numerusform>
        </translation>
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
        <source>Its folder cannot be made.</source>
        <translation>Der zugehörige Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>It is the file that is read. Choose another folder.</source>
        <translation>Es ist die Datei, die gelesen wird. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Not exported: the images before it already unpack to many times the size of their files. Export it by itself.</source>
        <translation>Nicht exportiert: Die Bilder davor sind entpackt schon um ein Vielfaches größer als ihre Dateien. Exportieren Sie es einzeln.</translation>
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
        <source>Missing: it was found in none of the places that are searched.</source>
        <translation>Fehlt: Die Textur wurde an keinem der durchsuchten Orte gefunden.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>Not read yet: the images before it already unpack to many times the size of their files. Select this image to read it.</source>
        <translation>Noch nicht gelesen: Die Bilder davor sind entpackt schon um ein Vielfaches größer als ihre Dateien. Dieses Bild wird gelesen, sobald es ausgewählt wird.</translation>
    </message>
</context>
<context>
    <name>TexturePanel</name>
    <message>
        <source>Whose textures</source>
        <translation>Wessen Texturen</translation>
    </message>
    <message>
        <source>A &amp;Folder...</source>
        <translation>&amp;Ordner...</translation>
    </message>
    <message>
        <source>Browse the Images of a Folder</source>
        <translation>Bilder eines Ordners durchsuchen</translation>
    </message>
    <message>
        <source>An &amp;Archive or Image...</source>
        <translation>&amp;Archiv oder Bild...</translation>
    </message>
    <message>
        <source>Browse the Images of a File</source>
        <translation>Bilder einer Datei durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Browse</source>
        <translation>Dur&amp;chsuchen</translation>
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
        <source>No map is open. The textures that it uses would be here; those of any folder, PAK, PK3 or WAD can be browsed as well.</source>
        <translation>Es ist keine Map geöffnet. Hier wären die Texturen, die sie verwendet; die eines beliebigen Ordners, PAK, PK3 oder WAD lassen sich ebenfalls durchsuchen.</translation>
    </message>
    <message>
        <source>Looking for the textures...</source>
        <translation>Texturen werden gesucht...</translation>
    </message>
    <message>
        <source>This map names no textures.</source>
        <translation>Diese Map nennt keine Texturen.</translation>
    </message>
    <message>
        <source>There are no images in it that a game reads.</source>
        <translation>Darin gibt es keine Bilder, die ein Spiel liest.</translation>
    </message>
    <message>
        <source>The texture that is chosen is shown here.</source>
        <translation>Hier wird die ausgewählte Textur gezeigt.</translation>
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
    <message numerus="yes">
        <source>%n textures cannot be read; choose one to see why.</source>
        <translation>
            <numerusform>%n Textur kann nicht gelesen werden; ein Klick auf sie zeigt, warum.</numerusform>
            <numerusform>%n Texturen können nicht gelesen werden; ein Klick auf eine zeigt, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;a href=&quot;folder&quot;&gt;Add a folder&lt;/a&gt; or &lt;a href=&quot;archive&quot;&gt;an archive&lt;/a&gt; of the game, or see the &lt;a href=&quot;games&quot;&gt;game configurations&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;folder&quot;&gt;Einen Ordner&lt;/a&gt; oder &lt;a href=&quot;archive&quot;&gt;ein Archiv&lt;/a&gt; des Spiels hinzufügen, oder die &lt;a href=&quot;games&quot;&gt;Spielkonfigurationen&lt;/a&gt; ansehen.</translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message>
        <source>It is none of the images that are listed.</source>
        <translation>Dies ist keines der aufgelisteten Bilder.</translation>
    </message>
    <message>
        <source>There are more images in it than the first %1, which are listed.</source>
        <translation>Darin gibt es mehr Bilder als die ersten %1, die aufgelistet sind.</translation>
    </message>
    <message>
        <source>The palette %1 cannot be read, so that colours are shown as grey: %2</source>
        <translation>Die Palette %1 kann nicht gelesen werden, daher werden Farben als Grau gezeigt: %2</translation>
    </message>
    <message>
        <source>It is in the map, but: %1</source>
        <translation>Sie ist in der Map, aber: %1</translation>
    </message>
    <message>
        <source>The map leaves this texture out: it has neither a name nor pixels.</source>
        <translation>Die Map lässt diese Textur aus: Sie hat weder einen Namen noch Pixel.</translation>
    </message>
    <message>
        <source>This is neither an archive nor an image: images are known by their names&apos; endings (%1).</source>
        <translation>Das ist weder ein Archiv noch ein Bild: Bilder werden an den Endungen ihrer Namen erkannt (%1).</translation>
    </message>
    <message>
        <source>The palette %1 is missing, so that colours are shown as grey. It was looked for in: %2.</source>
        <translation>Die Palette %1 fehlt, daher werden Farben als Grau gezeigt. Gesucht wurde sie in: %2.</translation>
    </message>
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
        <source>The palette %1 cannot be read, so that the game&apos;s standard colours are shown: %2</source>
        <translation>Die Palette %1 lässt sich nicht lesen, darum werden die Standardfarben des Spiels gezeigt: %2</translation>
    </message>
    <message>
        <source>It does not lie in the map&apos;s textures.</source>
        <translation>Sie liegt nicht in den Texturen der Map.</translation>
    </message>
    <message>
        <source>It is in the map, but is not read. The map is damaged: its textures claim far more pixels than it has.</source>
        <translation>Sie ist in der Map, wird aber nicht gelesen. Die Map ist beschädigt: Ihre Texturen beanspruchen weit mehr Pixel, als sie hat.</translation>
    </message>
    <message>
        <source>The sky %1 was not found.</source>
        <translation>Der Himmel %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%1: Line %2: the image %3 is missing.</source>
        <translation>%1: Zeile %2: Das Bild %3 fehlt.</translation>
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
    <message>
        <source>The parts as rectangles; the table beside them tells the same</source>
        <translation>Die Teile als Rechtecke; die Tabelle daneben sagt dasselbe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, each too small for a rectangle: the table lists them</source>
        <translation>%1, je zu klein für ein Rechteck: Die Tabelle führt alle auf</translation>
    </message>
</context>
<context>
    <name>ValuePopup</name>
    <message>
        <source>Pitch</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Yaw</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rollen</translation>
    </message>
</context>
<context>
    <name>ViewAction</name>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide %1; %2 shows it and gives it the keyboard</source>
        <translation>%1 ein- oder ausblenden; %2 zeigt die Ansicht und gibt ihr die Tastatur</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
</context>
<context>
    <name>ViewHint</name>
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
        <source>F1 tells more.</source>
        <translation>F1 sagt mehr.</translation>
    </message>
    <message>
        <source>Click to select, click again for what lies behind. F goes to it, Home to the start.</source>
        <translation>Klicken wählt aus, nochmals klicken das dahinter. F geht hin, Pos1 zum Start.</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Show &amp;All Faces	Shift+H</source>
        <translation>Alle &amp;Faces zeigen	Umschalt+H</translation>
    </message>
    <message>
        <source>Show Only Its Faces in &amp;3D</source>
        <translation>Nur die zugehörigen Faces in &amp;3D zeigen</translation>
    </message>
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
        <source>H&amp;ide What Is Selected</source>
        <translation>Das Ausgewählte ver&amp;bergen</translation>
    </message>
    <message>
        <source>Show &amp;Only What Is Selected	H</source>
        <translation>&amp;Nur das Ausgewählte zeigen	H</translation>
    </message>
    <message>
        <source>&amp;Hide Its Faces in 3D</source>
        <translation>Die zugehörigen Faces in 3D &amp;verbergen</translation>
    </message>
</context>
<context>
    <name>ViewOverlay</name>
    <message>
        <source>Entity %1: %2</source>
        <translation>Entity %1: %2</translation>
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
        <source>What the visibility lets be drawn</source>
        <translation>Was die Sichtbarkeit zeichnen lässt</translation>
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
        <source>T&amp;ools&apos; surfaces</source>
        <translation>Flächen der Werk&amp;zeuge</translation>
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
        <source>What the PVS hides as &amp;ghosts</source>
        <translation>Was das PVS verbirgt, als &amp;Schemen</translation>
    </message>
    <message>
        <source>No map is open. It would be shown here in 3D.</source>
        <translation>Es ist keine Map geöffnet. Sie wäre hier in 3D zu sehen.</translation>
    </message>
    <message>
        <source>The map cannot be drawn: this display has no OpenGL 3.3. Everything else works.</source>
        <translation>Die Map kann nicht gezeichnet werden: Diese Anzeige hat kein OpenGL 3.3. Alles andere geht.</translation>
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
        <source>What the selected cluster sees (&amp;u)</source>
        <translation>Was der ausgewählte Cluster sieht (&amp;u)</translation>
    </message>
    <message>
        <source>Drawing the map...</source>
        <translation>Die Map wird gezeichnet …</translation>
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
        <translation>Auf das zu, was unter dem Zeiger ist, und zurück</translation>
    </message>
    <message>
        <source>+ -</source>
        <translation>+ -</translation>
    </message>
    <message>
        <source>Fly faster, slower; the wheel too, with the right button held</source>
        <translation>Schneller, langsamer fliegen; mit gehaltener rechter Taste auch das Mausrad</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Look around without a button; Z or Esc ends it</source>
        <translation>Sich ohne Taste umsehen; Z oder Esc beendet es</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Taste</translation>
    </message>
    <message>
        <source>Hold it to go around what is selected, or what is in the middle; Alt and the right button too</source>
        <translation>Halten, um um das Ausgewählte zu kreisen, oder um das in der Mitte; auch Alt und die rechte Taste</translation>
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
        <translation>Zum Spielerstart</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Select what is under the pointer; again, what lies behind it</source>
        <translation>Auswählen, was unter dem Zeiger ist; noch einmal, was dahinter liegt</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Add it to what is selected, or take it away</source>
        <translation>Zum Ausgewählten hinzunehmen oder davon wegnehmen</translation>
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
        <source>Select what is in the middle</source>
        <translation>Auswählen, was in der Mitte ist</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Hold it to name the texel and the luxel under the pointer</source>
        <translation>Halten, um Texel und Luxel unter dem Zeiger zu nennen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move the selected entity; Ctrl: up and down, Shift: by 8 units</source>
        <translation>Die ausgewählte Entity bewegen; Strg: auf und ab, Umschalt: um je 8 Einheiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what is selected</source>
        <translation>Die Auswahl aufheben</translation>
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
        <source>The same of what is selected, or of what is in the middle</source>
        <translation>Dasselbe für das Ausgewählte, oder für das in der Mitte</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show only what is selected; Shift+H shows all faces again</source>
        <translation>Nur das Ausgewählte zeigen; Umschalt+H zeigt wieder alle Faces</translation>
    </message>
    <message>
        <source>Go to what is selected; without a selection show everything</source>
        <translation>Zum Ausgewählten; ohne Auswahl alles zeigen</translation>
    </message>
    <message>
        <source>T R L</source>
        <translation>T R L</translation>
    </message>
    <message>
        <source>Look from the top, front, side without perspective; 7, 1 and 3 of the number pad too</source>
        <translation>Ohne Perspektive von oben, vorn, von der Seite blicken; auch 7, 1 und 3 des Ziffernblocks</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Go back to where the camera was in perspective; 5 of the number pad too</source>
        <translation>Dorthin zurück, wo die Kamera mit Perspektive war; auch 5 des Ziffernblocks</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Measure between two places or faces</source>
        <translation>Zwischen zwei Stellen oder Faces messen</translation>
    </message>
    <message>
        <source>Menu of what lies there: select it, hide it, copy the place, add an entity, look from there; and what the face belongs to</source>
        <translation>Menü zu dem, was dort liegt: es auswählen, es verbergen, die Stelle kopieren, eine Entity hinzufügen, von dort schauen; und wozu das Face gehört</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>Zoom to the frame that is dragged; B and a drag too</source>
        <translation>Auf den gezogenen Rahmen zoomen; auch B und ziehen</translation>
    </message>
    <message>
        <source>While measuring</source>
        <translation>Beim Messen</translation>
    </message>
    <message>
        <source>Click or Enter: set a place, with Ctrl at a vertex; Ctrl+C: copy; Esc: end</source>
        <translation>Klick oder Eingabetaste: eine Stelle setzen, mit Strg an einem Vertex; Strg+C: kopieren; Esc: beenden</translation>
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
        <source>Go back to where the camera was before it was brought elsewhere</source>
        <translation>Dorthin zurückgehen, wo die Kamera war, bevor sie woandershin gebracht wurde</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Hide and show the models and sprites of entities</source>
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
        <source>Hide and show fog</source>
        <translation>Nebel aus- und einblenden</translation>
    </message>
    <message>
        <source>Fog (&amp;v)	V</source>
        <translation>Ne&amp;bel	V</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>textures: %1</source>
        <translation>Texturen: %1</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>The map in 3D</source>
        <translation>Die Map in 3D</translation>
    </message>
    <message>
        <source>The mouse looks around. Z or Esc ends it; a click selects what is in the middle.</source>
        <translation>Die Maus bewegt den Blick. Z oder Esc beendet das; ein Klick wählt aus, was in der Mitte ist.</translation>
    </message>
    <message>
        <source>Speed: %1 map units a second.</source>
        <translation>Geschwindigkeit: %1 Map-Einheiten je Sekunde.</translation>
    </message>
    <message>
        <source>Inside something solid, or outside of the map: nothing is drawn here. Home goes to the player start.</source>
        <translation>In etwas Massivem oder außerhalb der Map: Hier wird nichts gezeichnet. Pos1 führt zum Spielerstart.</translation>
    </message>
    <message>
        <source>No cluster is selected, so that everything is drawn. Select a cluster, a leaf or a face.</source>
        <translation>Es ist kein Cluster ausgewählt, deshalb wird alles gezeichnet. Wählen Sie einen Cluster, ein Leaf oder ein Face aus.</translation>
    </message>
    <message>
        <source>Entity %1 is not dragged: it is made of brushes. Its key origin moves it, where its class takes one.</source>
        <translation>Entity %1 lässt sich nicht ziehen: Sie besteht aus Brushes. Ihr Schlüssel origin verschiebt sie, wenn ihre Klasse einen annimmt.</translation>
    </message>
    <message>
        <source>Nothing else that is drawn lies there.</source>
        <translation>Sonst liegt dort nichts, was gezeichnet wird.</translation>
    </message>
    <message>
        <source>%1 of %2 that lie there, from near to far.</source>
        <translation>%1 von %2, die dort liegen, von nah nach fern.</translation>
    </message>
    <message>
        <source>No faces belong to it that could be shown alone.</source>
        <translation>Es gehören keine Faces dazu, die sich allein zeigen ließen.</translation>
    </message>
    <message>
        <source>Nothing is selected that could be shown alone.</source>
        <translation>Es ist nichts ausgewählt, das sich allein zeigen ließe.</translation>
    </message>
    <message>
        <source>What is selected has no place in the map that the camera could be brought to.</source>
        <translation>Das Ausgewählte hat keinen Ort in der Map, zu dem sich die Kamera bringen ließe.</translation>
    </message>
    <message>
        <source>From nowhere inside the map is it seen: this is from outside.</source>
        <translation>Von nirgends in der Map ist es zu sehen: Das ist der Blick von außen.</translation>
    </message>
    <message>
        <source>It lies too far apart to be seen from one place inside the map: this is from outside.</source>
        <translation>Es liegt zu weit auseinander, um von einer Stelle in der Map aus zu sehen zu sein: Das ist der Blick von außen.</translation>
    </message>
    <message>
        <source>No faces that are shown belong to it.</source>
        <translation>Es gehören keine Faces dazu, die zu sehen sind.</translation>
    </message>
    <message>
        <source>Without perspective. Right button: move, wheel: zoom, F: show what is selected. P goes back.</source>
        <translation>Ohne Perspektive. Rechte Taste: verschieben, Mausrad: zoomen, F: das Ausgewählte zeigen. P führt zurück.</translation>
    </message>
    <message>
        <source>Nothing is drawn there that could be shown larger.</source>
        <translation>Dort ist nichts gezeichnet, was sich größer zeigen ließe.</translation>
    </message>
    <message>
        <source>The camera was brought from nowhere that it could go back to.</source>
        <translation>Die Kamera wurde von nirgendwo gebracht, wohin sie zurückgehen könnte.</translation>
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
</context>
<context>
    <name>VisMatrix</name>
    <message>
        <source>Maps of this game hold no PHS: what is heard is not stored.</source>
        <translation>Maps dieses Spiels enthalten kein PHS: Was zu hören ist, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 clusters are too many: their pairs would take %2 MB, and are not decoded.</source>
        <translation>%1 Cluster sind zu viele: Ihre Paare bräuchten %2 MB und werden nicht entschlüsselt.</translation>
    </message>
</context>
<context>
    <name>VisMatrixCanvas</name>
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
        <translation>Hörender</translation>
    </message>
    <message>
        <source>viewer</source>
        <translation>Sehender</translation>
    </message>
</context>
<context>
    <name>VisMatrixView</name>
    <message>
        <source>&amp;Export as PNG...</source>
        <translation>Als PNG &amp;exportieren ...</translation>
    </message>
    <message>
        <source>Which cluster sees which: a row for each viewer, a column for each seen</source>
        <translation>Welcher Cluster welchen sieht: eine Zeile für jeden, der sieht, eine Spalte für jeden, der gesehen wird</translation>
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
        <source>By place: the middles of the clusters&apos; boxes are halved along the longest side of what is around them, again and again, so that those near each other follow each other and rooms form blocks.</source>
        <translation>Nach Ort: Die Mitten der Boxen der Cluster werden längs der längsten Seite dessen, was sie umgibt, halbiert, wieder und wieder, sodass aufeinander folgt, was beieinander liegt, und Räume Blöcke bilden.</translation>
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
        <source>What is seen, or what is heard</source>
        <translation>Was gesehen oder was gehört wird</translation>
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
        <translation>PNG ...</translation>
    </message>
    <message>
        <source>Writes all pairs in black and white: white where the row&apos;s cluster sees the column&apos;s</source>
        <translation>Schreibt alle Paare in Schwarz und Weiß: weiß, wo der Cluster der Zeile den der Spalte sieht</translation>
    </message>
    <message>
        <source>&amp;Copy what is said of the pair</source>
        <translation>&amp;Kopieren, was vom Paar gesagt wird</translation>
    </message>
    <message>
        <source>PVS: what may be seen. PHS: what may be heard.</source>
        <translation>PVS: was zu sehen sein kann. PHS: was zu hören sein kann.</translation>
    </message>
    <message>
        <source>PVS: what may be seen.</source>
        <translation>PVS: was zu sehen sein kann.</translation>
    </message>
    <message>
        <source>No map is open. Which of its clusters sees which would be here.</source>
        <translation>Keine Map ist geöffnet. Hier wäre, welcher ihrer Cluster welchen sieht.</translation>
    </message>
    <message>
        <source>The map has no clusters: its compiler made no visibility, and nothing is hidden from anywhere.</source>
        <translation>Die Map hat keine Cluster: Ihr Compiler hat keine Sichtbarkeit berechnet, und nichts ist von irgendwo verborgen.</translation>
    </message>
    <message>
        <source>Reading the visibility...</source>
        <translation>Die Sichtbarkeit wird gelesen ...</translation>
    </message>
    <message>
        <source>Export the Visibility Matrix</source>
        <translation>Sichtbarkeitsmatrix exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
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
        <source>Pan; with Shift, in the graph, choose a rectangle</source>
        <translation>Verschieben; mit Umschalt im Graphen ein Rechteck wählen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Graph: show what is selected, with what is around it</source>
        <translation>Graph: das Ausgewählte zeigen, mit dem, was darum ist</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Graph: to the next node; matrix: to the next pair, with Shift ten on. With Ctrl: pan</source>
        <translation>Graph: zum nächsten Knoten; Matrix: zum nächsten Paar, mit Umschalt zehn weiter. Mit Strg: verschieben</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
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
        <source>Let go of what is selected</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>T R L</source>
        <translation>T R L</translation>
    </message>
    <message>
        <source>Graph: from the top, front, side; 7, 1 and 3 of the number pad too</source>
        <translation>Graph: von oben, vorn, von der Seite; auch 7, 1 und 3 des Ziffernblocks</translation>
    </message>
    <message>
        <source>Click, Space, Enter</source>
        <translation>Klick, Leertaste, Eingabetaste</translation>
    </message>
    <message>
        <source>Select the cluster, the room, or both of a pair; with Ctrl add it</source>
        <translation>Den Cluster, den Raum oder beide eines Paars auswählen; mit Strg zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Bring the camera of the 3D view there</source>
        <translation>Die Kamera der 3D-Ansicht dorthin bringen</translation>
    </message>
    <message>
        <source>Enter, + -</source>
        <translation>Eingabetaste, + -</translation>
    </message>
    <message>
        <source>Graph: open the room that is pointed at, close that of the cluster</source>
        <translation>Graph: den Raum unter dem Zeiger öffnen, den des Clusters schließen</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Graph: rooms instead of clusters, and back</source>
        <translation>Graph: Räume statt Cluster, und zurück</translation>
    </message>
</context>
<context>
    <name>VisPortals</name>
    <message>
        <source>The tree of nodes is broken: no openings between leafs are found from it.</source>
        <translation>Der Baum der Nodes ist beschädigt: Aus ihm lassen sich keine Öffnungen zwischen Leafs ermitteln.</translation>
    </message>
    <message>
        <source>The world&apos;s box is broken: no openings between leafs are found.</source>
        <translation>Die Box der Welt ist beschädigt: Es lassen sich keine Öffnungen zwischen Leafs ermitteln.</translation>
    </message>
    <message>
        <source>The tree of nodes is so tangled that its openings are not looked for.</source>
        <translation>Der Baum der Nodes ist so verworren, dass seine Öffnungen nicht gesucht werden.</translation>
    </message>
</context>
<context>
    <name>VisSummaryLine</name>
    <message>
        <source>The visibility is being read.</source>
        <translation>Die Sichtbarkeit wird gelesen.</translation>
    </message>
    <message>
        <source>The map has no clusters: nothing is divided into what sees what.</source>
        <translation>Die Map hat keine Cluster: Nichts ist danach geteilt, was wen sieht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters</source>
        <translation>
            <numerusform>%Ln Cluster</numerusform>
            <numerusform>%Ln Cluster</numerusform>
        </translation>
    </message>
    <message>
        <source>one sees %1 % of them on average</source>
        <translation>einer sieht im Mittel %1 % davon</translation>
    </message>
    <message numerus="yes">
        <source>%Ln see nothing else</source>
        <translation>
            <numerusform>%Ln sieht nichts anderes</numerusform>
            <numerusform>%Ln sehen nichts anderes</numerusform>
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
        <source>%Ln have no row</source>
        <translation>
            <numerusform>%Ln hat keine Zeile</numerusform>
            <numerusform>%Ln haben keine Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs see one way</source>
        <translation>
            <numerusform>%Ln Paar sieht einseitig</numerusform>
            <numerusform>%Ln Paare sehen einseitig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leafs have no cluster</source>
        <translation>
            <numerusform>%Ln Leaf hat keinen Cluster</numerusform>
            <numerusform>%Ln Leafs haben keinen Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are damaged; what they lack is not seen</source>
        <translation>
            <numerusform>%Ln Zeile ist beschädigt; was ihr fehlt, wird nicht gesehen</numerusform>
            <numerusform>%Ln Zeilen sind beschädigt; was ihnen fehlt, wird nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sees most, %2 %</source>
        <translation>%1 sieht am meisten, %2 %</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>from %1 most is drawn, %2 triangles: %3</source>
        <translation>von %1 aus wird am meisten gezeichnet, %2 Dreiecke: %3</translation>
    </message>
    <message>
        <source>hot spots</source>
        <translation>Brennpunkte</translation>
    </message>
    <message>
        <source>without visibility: everything is seen from everywhere</source>
        <translation>ohne Sichtbarkeit: alles ist von überall zu sehen</translation>
    </message>
    <message>
        <source>the only one: everything is seen from everywhere</source>
        <translation>der einzige: alles ist von überall zu sehen</translation>
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
        <source>Opens compiled maps of Quake, Quake II, Quake III Arena and Half-Life (.bsp) and shows everything in them: every lump a table, every reference a link. Archives (PAK, PK3, WAD) and single images open too.</source>
        <translation>Öffnet kompilierte Maps von Quake, Quake II, Quake III Arena und Half-Life (.bsp) und zeigt alles, was darin ist: jeder Lump als Tabelle, jeder Verweis ein Link. Archive (PAK, PK3, WAD) und einzelne Bilder öffnet es auch.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>What you open is listed here.</source>
        <translation>Was geöffnet wird, steht hier.</translation>
    </message>
    <message>
        <source>The gallery, for %1</source>
        <translation>Die Galerie, für %1</translation>
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
        <source>Area portal %1 does not seal: it needs two records in two different areas, and has %2.</source>
        <translation>Areaportal %1 dichtet nicht ab: Es braucht zwei Datensätze in zwei verschiedenen Areas und hat %2.</translation>
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
        <source>%1: %2 is %3, but %4.</source>
        <translation>%1: %2 ist %3, aber %4.</translation>
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
        <translation>Visibility: Zeilen von %1 Bytes sind zu kurz für %2 Cluster.</translation>
    </message>
    <message>
        <source>Leafs: none is empty space; the game refuses the map.</source>
        <translation>Leafs: Keines ist leerer Raum; das Spiel lehnt die Map ab.</translation>
    </message>
    <message>
        <source>Entity %1 has %2 keys; %3 takes %4 and drops the map beyond.</source>
        <translation>Entity %1 hat %2 Schlüssel; %3 erlaubt höchstens %4 und bricht die Map sonst ab.</translation>
    </message>
    <message>
        <source>Entity %1 has %2 bytes of keys and values; %3 takes %4 and drops the map beyond.</source>
        <translation>Entity %1 hat %2 Bytes an Schlüsseln und Werten; %3 erlaubt höchstens %4 und bricht die Map sonst ab.</translation>
    </message>
    <message>
        <source>Entity %1: &quot;%2&quot; has a word of %3 characters; %4 itself reads %5.</source>
        <translation>Entity %1: &quot;%2&quot; hat ein Wort von %3 Zeichen; %4 selbst liest %5.</translation>
    </message>
    <message>
        <source>The first entity is not worldspawn: the game makes it the world all the same.</source>
        <translation>Die erste Entity ist nicht worldspawn: Das Spiel macht sie trotzdem zur Welt.</translation>
    </message>
    <message>
        <source>The first entity is not worldspawn: %1 refuses the map.</source>
        <translation>Die erste Entity ist nicht worldspawn: %1 lehnt die Map ab.</translation>
    </message>
    <message>
        <source>%1 and %2 leave a gap where light may flicker through: a corner of the second lies on a side of the first, at %3 %4 %5, and the first has none there.</source>
        <translation>%1 und %2 lassen eine Lücke, durch die Licht flimmern kann: Eine Ecke des zweiten Face liegt auf einer Seite des ersten, bei %3 %4 %5, und das erste hat dort keine.</translation>
    </message>
    <message>
        <source>%1 is black, though faces around it are lit: %2, which shares a side with it, has an average of %3 of 255.</source>
        <translation>%1 ist schwarz, obwohl Faces ringsum beleuchtet sind: %2 hat eine gemeinsame Seite damit und ist im Mittel %3 von 255 hell.</translation>
    </message>
    <message>
        <source>%1 has no lightmap in a map that has some, so it is drawn full bright, and nothing says that it should be.</source>
        <translation>%1 hat keine Lightmap in einer Map, die welche hat, wird also in voller Helligkeit gezeichnet, und nichts sagt, dass das so sein soll.</translation>
    </message>
    <message>
        <source>Entity %1: no area portal has the number %2 that this %3&apos;s style names.</source>
        <translation>Entity %1: Kein Areaportal hat die Nummer %2, die style dieses %3 nennt.</translation>
    </message>
    <message>
        <source>Entity %1: nobody targets this %2, so it stays closed.</source>
        <translation>Entity %1: Keine Entity hat dieses %2 als Ziel, also bleibt es geschlossen.</translation>
    </message>
    <message>
        <source>Nobody can see %1 of the world&apos;s faces, %2 square units in all: no leaf of a cluster lists them. The first is %3.</source>
        <translation>Faces der Welt, die niemand sehen kann: %1, zusammen %2 Quadrateinheiten. Kein Leaf eines Clusters führt sie auf. Das erste ist %3.</translation>
    </message>
    <message>
        <source>%1 is tiny: a box of %2 x %3 x %4 units. Each cluster costs a row and a column of the visibility.</source>
        <translation>%1 ist winzig: eine Box von %2 x %3 x %4 Einheiten. Jeder Cluster kostet eine Zeile und eine Spalte der Sichtbarkeit.</translation>
    </message>
    <message>
        <source>%1 has no sides: it is nowhere, and nothing collides with it.</source>
        <translation>%1 hat keine Seiten: Der Brush ist nirgends, und nichts stößt mit ihm zusammen.</translation>
    </message>
    <message>
        <source>%1 lies beside the map: it leaked when it was compiled. The file holds the way from an entity out into the void, which the 3D view draws.</source>
        <translation>%1 liegt neben der Map: Sie war undicht, als sie kompiliert wurde. Die Datei enthält den Weg von einer Entity hinaus ins Leere; die 3D-Ansicht zeichnet ihn.</translation>
    </message>
    <message>
        <source>%1 has no area: its %2 corners lie on one line.</source>
        <translation>%1 hat keine Fläche: Die %2 Ecken liegen auf einer Geraden.</translation>
    </message>
    <message>
        <source>%1 is not flat: a corner lies %2 units off its plane.</source>
        <translation>%1 ist nicht eben: Eine Ecke liegt %2 Einheiten neben der Plane.</translation>
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
    <message numerus="yes">
        <source>%1: the texture %2 is missing, with which %Ln faces are drawn.</source>
        <translation>
            <numerusform>%1: Die Textur %2 fehlt, mit der %Ln Face gezeichnet wird.</numerusform>
            <numerusform>%1: Die Textur %2 fehlt, mit der %Ln Faces gezeichnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaf 0 must be solid: the game refuses the map.</source>
        <translation>Leaf 0 muss massiv sein: Das Spiel lehnt die Map ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures that faces are drawn with are missing.</source>
        <translation>
            <numerusform>%n Textur, mit der Faces gezeichnet werden, fehlt.</numerusform>
            <numerusform>%n Texturen, mit denen Faces gezeichnet werden, fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder of the game around the map.</source>
        <translation>Um die Map herum gibt es keinen Ordner des Spiels.</translation>
    </message>
    <message>
        <source>Looked for in: %1.</source>
        <translation>Gesucht in: %1.</translation>
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
        <source>The game&apos;s own files are not among what was searched (%1), so that it cannot be told which textures are missing. Of those that are drawn (%2) these were not found: %3, such as %4.</source>
        <translation>Die Dateien des Spiels selbst sind nicht unter dem, was durchsucht wurde (%1), daher lässt sich nicht sagen, welche Texturen fehlen. Von denen, die gezeichnet werden (%2), wurden nicht gefunden: %3, etwa %4.</translation>
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
        <source>Entity %1 has no classname: the game makes nothing of it.</source>
        <translation>Entity %1 hat keinen classname: Das Spiel macht nichts daraus.</translation>
    </message>
    <message>
        <source>Entity %1 is the same as entity %2 (%3): place and all keys are equal.</source>
        <translation>Entity %1 ist dieselbe wie Entity %2 (%3): Ort und alle Schlüssel sind gleich.</translation>
    </message>
    <message>
        <source>There is &quot;%1&quot;, but capitals tell names apart in %2.</source>
        <translation>Es gibt &quot;%1&quot;, aber in %2 unterscheidet Großschreibung die Namen.</translation>
    </message>
    <message>
        <source>Entity %1: its brush model *%2 is entity %3&apos;s as well.</source>
        <translation>Entity %1: Das Brush-Modell *%2 hat auch Entity %3.</translation>
    </message>
    <message>
        <source>No entity has the brush model *%1: it is never there.</source>
        <translation>Keine Entity hat das Brush-Modell *%1: Es ist nie da.</translation>
    </message>
    <message>
        <source>Entity %1 (%2) has no origin: it stands at 0 0 0.</source>
        <translation>Entity %1 (%2) hat keinen origin: Sie steht bei 0 0 0.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): its origin &quot;%3&quot; is not three numbers.</source>
        <translation>Entity %1 (%2): Der origin &quot;%3&quot; ist nicht drei Zahlen.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): its origin %3 is out of the world.</source>
        <translation>Entity %1 (%2): Der origin %3 liegt außerhalb der Welt.</translation>
    </message>
    <message>
        <source>Entity %1 (%2) is in solid, at %3.</source>
        <translation>Entity %1 (%2) steckt in Festem, bei %3.</translation>
    </message>
    <message>
        <source>three angles</source>
        <translation>drei Winkel</translation>
    </message>
    <message>
        <source>the three numbers of a colour</source>
        <translation>die drei Zahlen einer Farbe</translation>
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
        <source>Entity %1: no definition knows the class %2; the game makes nothing of it, unless a mod knows it.</source>
        <translation>Entity %1: Keine Definition kennt die Klasse %2; das Spiel macht nichts daraus, wenn kein Mod sie kennt.</translation>
    </message>
    <message>
        <source>Entity %1: the value &quot;%2&quot; of %3 should be %4.</source>
        <translation>Entity %1: Der Wert &quot;%2&quot; von %3 sollte sein: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>BSPX says that it has %1 lumps, but there is room for %2 entries in its directory.</source>
        <translation>BSPX gibt %1 Lumps an, aber in seinem Verzeichnis ist Platz für %2 Einträge.</translation>
    </message>
    <message>
        <source>BSPX gives %1 %2 bytes from byte %3, but the file has %4. Some engines then read none of its lumps.</source>
        <translation>BSPX gibt %1 %2 Bytes ab Byte %3, aber die Datei hat %4. Manche Engines lesen dann keinen seiner Lumps.</translation>
    </message>
    <message>
        <source>BSPX has %1 more than once; only the first is read.</source>
        <translation>BSPX enthält %1 mehrmals; gelesen wird nur der erste.</translation>
    </message>
    <message>
        <source>%1: %2 bytes are no equal parts for each of %3 records of %4.</source>
        <translation>%1: %2 Bytes ergeben keine gleichen Teile für jeden der %3 Datensätze von %4.</translation>
    </message>
    <message>
        <source>%1 has %2 luxels, but %3 has %4.</source>
        <translation>%1 hat %2 Luxel, %3 aber %4.</translation>
    </message>
    <message>
        <source>%1: it ends, after %2 bytes, before its counts say, or they contradict each other.</source>
        <translation>%1 endet nach %2 Bytes, früher, als seine Anzahlen sagen, oder sie widersprechen einander.</translation>
    </message>
    <message>
        <source>%1: behind what its counts say there are %2 more bytes.</source>
        <translation>%1: hinter dem, was seine Anzahlen sagen, stehen %2 weitere Bytes.</translation>
    </message>
    <message>
        <source>%1 has normals for %2 corners of faces, but these have %3.</source>
        <translation>%1 hat Normalen für %2 Ecken von Faces, diese haben aber %3.</translation>
    </message>
    <message>
        <source>%1 %2: it is of version %3, but engines read version 1 only.</source>
        <translation>%1 %2 hat Version %3, Engines lesen aber nur Version 1.</translation>
    </message>
    <message>
        <source>%1 %2: it says that its brushes have %3 planes, but they have %4.</source>
        <translation>%1 %2 gibt für seine Brushes %3 Ebenen an, sie haben aber %4.</translation>
    </message>
    <message>
        <source>%1 is no ZIP archive that can be read.</source>
        <translation>%1 ist kein lesbares ZIP-Archiv.</translation>
    </message>
    <message>
        <source>%1 lies beside the map, but is no visibility of it. %2</source>
        <translation>%1 liegt neben der Map, ist aber keine Sichtbarkeit von ihr. %2</translation>
    </message>
    <message>
        <source>%1 lies beside the map, which has no visibility of its own: what is shown here is that of the file. %2</source>
        <translation>%1 liegt neben der Map, die keine eigene Sichtbarkeit hat: gezeigt wird hier die der Datei. %2</translation>
    </message>
    <message>
        <source>%1 lies beside the map, and visibility may be read from it in play instead of from the map; what is shown here is the map&apos;s own. %2</source>
        <translation>%1 liegt neben der Map; im Spiel kann die Sichtbarkeit daraus statt aus der Map gelesen werden. Gezeigt wird hier die der Map. %2</translation>
    </message>
    <message>
        <source>%1 lies beside the map, but is no light of it. %2</source>
        <translation>%1 liegt neben der Map, ist aber kein Licht von ihr. %2</translation>
    </message>
    <message>
        <source>Clipnodes: there are none, so the map has no hulls. Games load it, but stop as soon as a player or a monster moves (&quot;bad node number&quot;).</source>
        <translation>Clipnodes: es gibt keine, also hat die Map keine Hulls. Spiele laden sie, halten aber an, sobald sich ein Spieler oder Monster bewegt („bad node number“).</translation>
    </message>
    <message>
        <source>%1 FTE does not: it collides with the brushes of BRUSHLIST.</source>
        <translation>%1 FTE nicht: es kollidiert mit den Brushes von BRUSHLIST.</translation>
    </message>
    <message>
        <source>Textures: the lump says that it has %1, but its %2 bytes have room for no more than %3.</source>
        <translation>Texturen: Der Lump gibt %1 an, aber seine %2 Bytes haben nur für %3 Platz.</translation>
    </message>
    <message>
        <source>%1: it begins at byte %2 of the %3 bytes of textures.</source>
        <translation>%1: beginnt bei Byte %2 der %3 Bytes an Texturen.</translation>
    </message>
    <message>
        <source>%1: its pixels run past the %2 bytes of textures.</source>
        <translation>%1: die Pixel reichen über die %2 Bytes an Texturen hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the map leaves this texture out, name and pixels; games draw its %Ln faces with a checkerboard.</source>
        <translation>
            <numerusform>%1: Die Map lässt diese Textur weg, Namen und Pixel; Spiele zeichnen ihr %Ln Face mit einem Schachbrett.</numerusform>
            <numerusform>%1: Die Map lässt diese Textur weg, Namen und Pixel; Spiele zeichnen ihre %Ln Faces mit einem Schachbrett.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 faces are neither drawn nor measured. The map is damaged: its faces list far more corners than it has.</source>
        <translation>%1 von %2 Faces werden weder gezeichnet noch gemessen. Die Map ist beschädigt: Ihre Faces führen weit mehr Ecken auf, als sie hat.</translation>
    </message>
    <message>
        <source>In %1, beside the map: %2</source>
        <translation>In %1 neben der Map: %2</translation>
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
        <source>Engines that support names with a CRC (NAME@CRC.ent) read the file of that name instead of %1. %2 %3</source>
        <translation>Engines, die Namen mit einer CRC (NAME@CRC.ent) unterstützen, lesen die Datei dieses Namens statt %1. %2 %3</translation>
    </message>
    <message>
        <source>In play, the entities may be read from %1 instead of from the map. %2 %3</source>
        <translation>Im Spiel werden die Entities vielleicht aus %1 statt aus der Map gelesen. %2 %3</translation>
    </message>
    <message>
        <source>No engine reads %1 for this map: it is for entities with the CRC %2, and the map&apos;s own have %3.</source>
        <translation>Keine Engine liest %1 für diese Map: Die Datei gehört zu Entities mit der CRC %2, und die der Map haben %3.</translation>
    </message>
    <message>
        <source>Entity %1 (%2): the key &quot;classname &quot; ends with a space, so %3 finds no classname and drops the entity.</source>
        <translation>Entity %1 (%2): Der Schlüssel &quot;classname &quot; endet mit einem Leerzeichen. %3 findet deshalb keinen classname und verwirft die Entity.</translation>
    </message>
    <message>
        <source>Entities: a text of %1 bytes is too short for a map. This makes %2 stop or crash.</source>
        <translation>Entities: Ein Text von %1 Bytes ist zu kurz für eine Map. Das lässt %2 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>The entity text does not end with a NUL. This makes %1 read past its end, into whatever follows in memory.</source>
        <translation>Der Entity-Text endet nicht mit einem NUL: Das lässt %1 über sein Ende hinaus lesen, was im Speicher folgt.</translation>
    </message>
    <message>
        <source>%1 compares the whole name, so it does not take this for *%2.</source>
        <translation>%1 vergleicht den ganzen Namen, nimmt ihn also nicht für *%2.</translation>
    </message>
    <message>
        <source>%1 This makes %2 stop or crash.</source>
        <translation>%1 Das lässt %2 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: on %2, its texture axes give a value that is not a number or is too large, so the lightmap of such faces is unknown.</source>
        <translation>%1: Die Texturachsen ergeben auf %2 keine Zahl oder eine zu große; die Lightmap solcher Faces lässt sich nicht bestimmen.</translation>
    </message>
    <message>
        <source>%1: its texture axes are 0 or parallel, so that %2 shows a line of the texture instead of a picture.</source>
        <translation>%1: Die Texturachsen sind 0 oder parallel; deshalb zeigt %2 nur eine Linie der Textur statt eines Bilds.</translation>
    </message>
    <message>
        <source>%1 spans %2 x %3 texels of its texture. This makes %4 stop (&quot;Bad surface extents&quot;).</source>
        <translation>%1 erstreckt sich über %2 x %3 Texel der Textur. Das lässt %4 abbrechen (&quot;Bad surface extents&quot;).</translation>
    </message>
    <message>
        <source>%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows %5 in all.</source>
        <translation>%1 hat eine Lightmap von %2 x %3 Luxeln. Das lässt %4 abbrechen oder abstürzen; erlaubt sind insgesamt %5.</translation>
    </message>
    <message>
        <source>%1: its visibility row should be at byte %2, but the map has no visibility. This makes %3 stop or crash.</source>
        <translation>%1: Die Zeile in Visibility soll bei Byte %2 liegen, aber die Map hat keine Sichtbarkeit. Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1 claims visibility for %2 leafs, but only %3 follow the first one.</source>
        <translation>%1 gibt an, dass %2 Leafs Sichtbarkeit haben, aber nach dem ersten kommen nur %3.</translation>
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
        <source>the tools of %1</source>
        <translation>Tools von %1</translation>
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
        <source>%1 Those of %Ln faces are larger than a page.</source>
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
        <source>Textures: there is none, but %1 texinfos name some; games draw them as a checkerboard.</source>
        <translation>Texturen: Es gibt keine, aber %1 Texinfos nennen welche; Spiele zeichnen stattdessen ein Schachbrett.</translation>
    </message>
    <message>
        <source>%1 has %2 x %3 texels: there is no picture of it to draw.</source>
        <translation>%1 hat %2 x %3 Texel: Es gibt kein Bild zu zeichnen.</translation>
    </message>
    <message>
        <source>%1 has %2 x %3 texels. A side that is not a multiple of 16 makes %4 stop or crash.</source>
        <translation>%1 hat %2 x %3 Texel. Eine Seite, die kein Vielfaches von 16 ist, lässt %4 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: the mins of its box are above its maxs. This makes %2 stop at entity %3 (&quot;backwards mins/maxs&quot;).</source>
        <translation>%1: Bei der Box sind die mins größer als die maxs. Das lässt %2 bei Entity %3 abbrechen (&quot;backwards mins/maxs&quot;).</translation>
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
        <source>%1: its box is taken from six sides, but there are fewer from side %2 on. This makes %3 stop or crash.</source>
        <translation>%1: Ab Seite %2 gibt es keine sechs Seiten mehr, aus denen sich die Box ergibt. Das lässt %3 abbrechen oder abstürzen.</translation>
    </message>
    <message>
        <source>%1: %2 is %3. %4 reads numbers above %5 as negative ones, and stops or reads outside the lump.</source>
        <translation>%1: %2 ist %3. %4 liest Zahlen über %5 als negative und bricht ab oder liest außerhalb des Lumps.</translation>
    </message>
    <message>
        <source>The world is left out because of its own spawnflags (played as %1). %2 This makes %3 stop (&quot;no precache&quot;).</source>
        <translation>Die Welt fällt wegen ihrer eigenen spawnflags weg (gespielt als %1). %2 Das lässt %3 abbrechen (&quot;no precache&quot;).</translation>
    </message>
    <message>
        <source>%1 is flat, but lies up to %2 units off the plane that it names; at its widest it is %3 units wide.</source>
        <translation>%1 ist eben, liegt aber bis zu %2 Einheiten neben der Plane, auf die es verweist; an der breitesten Stelle ist es %3 Einheiten breit.</translation>
    </message>
    <message>
        <source>%1, which the map takes textures from, is missing. This makes %2 stop or crash, because not all of the textures are in the map.</source>
        <translation>%1 fehlt; die Map nimmt Texturen daraus. Das lässt %2 abbrechen oder abstürzen. Nicht alle ihre Texturen sind in der Map.</translation>
    </message>
    <message>
        <source>The sky %1, which faces show, is missing.</source>
        <translation>Der Himmel %1 fehlt, den Faces zeigen.</translation>
    </message>
    <message>
        <source>%1: its tree of hull %2 begins at node %3, but also contains node %4. This makes %5 stop (&quot;bad node number&quot;).</source>
        <translation>%1: Der Baum von Hull %2 beginnt bei Node %3, aber auch Node %4 gehört dazu. Das lässt %5 abbrechen (&quot;bad node number&quot;).</translation>
    </message>
    <message numerus="yes">
        <source>%1: the game rejects the shader %2 and draws its default picture on %Ln faces. %3</source>
        <translation>
            <numerusform>%1: Das Spiel verwirft den Shader %2 und zeichnet %Ln Face mit seinem Standardbild. %3</numerusform>
            <numerusform>%1: Das Spiel verwirft den Shader %2 und zeichnet %Ln Faces mit seinem Standardbild. %3</numerusform>
        </translation>
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
        <source>Clipnodes: there are none, so the map has no hulls. In %1, players and monsters fall through the map.</source>
        <translation>Clipnodes: Es gibt keine, also hat die Map keine Hulls. In %1 fallen Spieler und Monster durch die Map.</translation>
    </message>
    <message>
        <source>Records of %1: %2; of %3: %4. Each of these should have one.</source>
        <translation>Datensätze von %1: %2; von %3: %4. Jeder von diesen sollte einen haben.</translation>
    </message>
    <message>
        <source>Entity %1: no definition knows the class %2.</source>
        <translation>Entity %1: Keine Definition kennt die Klasse %2.</translation>
    </message>
    <message>
        <source>Entity %1: the key %3 is not in the definition of its class, %2.</source>
        <translation>Entity %1: Der Schlüssel %3 steht nicht in der Definition der Klasse %2.</translation>
    </message>
    <message>
        <source>Entity %1: its %2 has the value &quot;%4&quot;, but the definition of %3 knows %5.</source>
        <translation>Entity %1: %2 hat den Wert &quot;%4&quot;, aber die Definition von %3 kennt %5.</translation>
    </message>
    <message>
        <source>Entity %1: its key %3 names &quot;%2&quot;, but no entity has that targetname.</source>
        <translation>Entity %1: Der Schlüssel %3 nennt &quot;%2&quot;, aber keine Entity hat diesen targetname.</translation>
    </message>
    <message>
        <source>Entity %1: &quot;%2&quot; has a word of %3 characters; %4 itself keeps %5 of them, and writes past the end of its buffer.</source>
        <translation>Entity %1: &quot;%2&quot; hat ein Wort von %3 Zeichen; %4 selbst behält davon %5 und schreibt über das Ende des Puffers hinaus.</translation>
    </message>
    <message>
        <source>%1 %2 reads a word of more than %3 characters as empty.</source>
        <translation>%1 %2 liest ein Wort von mehr als %3 Zeichen als leer.</translation>
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
    <message>
        <source>Entity %1 (%2): its box starts in solid, at %3: the game removes it.</source>
        <translation>Entity %1 (%2): Ihre Box beginnt in Festem, bei %3: Das Spiel entfernt sie.</translation>
    </message>
    <message>
        <source>Entity %1: %2 has no key %3, and %4 stops or crashes over it.</source>
        <translation>Entity %1: %2 hat keinen Schlüssel %3, und das lässt %4 abbrechen oder abstürzen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the shader %2, used by %Ln faces, makes %3 stop while loading the map. %4</source>
        <translation>
            <numerusform>%1: Der Shader %2 auf %Ln Face lässt %3 beim Laden der Map abbrechen. %4</numerusform>
            <numerusform>%1: Der Shader %2 auf %Ln Faces lässt %3 beim Laden der Map abbrechen. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The box %1, which the sky&apos;s shader %2 names, is missing.</source>
        <translation>Die Box %1, die der Shader %2 des Himmels nennt, fehlt.</translation>
    </message>
    <message>
        <source>%1: its contents value %2 makes %3 take the leaf for a node and crash.</source>
        <translation>%1: Der Contents-Wert %2 lässt %3 das Leaf für einen Node halten und abstürzen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln records</source>
        <translation>
            <numerusform>%1 hat %Ln Datensatz</numerusform>
            <numerusform>%1 hat %Ln Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is %3, but the range it counts in has %Ln records.</source>
        <translation>
            <numerusform>%1: %2 ist %3, aber der Bereich, in dem es zählt, hat %Ln Datensatz.</numerusform>
            <numerusform>%1: %2 ist %3, aber der Bereich, in dem es zählt, hat %Ln Datensätze.</numerusform>
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
        <source>%1 %2 cuts it into pieces of %3 characters, so keys and values change places.</source>
        <translation>%1 %2 zerteilt es in Stücke von %3 Zeichen, sodass Schlüssel und Werte die Plätze tauschen.</translation>
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
</context>
<context>
    <name>commands</name>
    <message>
        <source>Show this.</source>
        <translation>Diese Hilfe zeigen.</translation>
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
        <source>Whose limits count; without it the game&apos;s own, or its tools&apos;.</source>
        <translation>Wessen Limits gelten; ohne Angabe die des Spiels selbst oder die seiner Tools.</translation>
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
        <translation>Die Ausgabe kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>dump: %1 is derived; the file holds no bytes of it.</source>
        <translation>dump: %1 ist abgeleitet; die Datei enthält keine Bytes davon.</translation>
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
        <source>Warning: faults that the map had before and keeps: %1.</source>
        <translation>Warnung: Fehler, die die Map schon vorher hatte und behält: %1.</translation>
    </message>
    <message>
        <source>Refused: nothing was written. --force writes it all the same.</source>
        <translation>Abgelehnt: Es wurde nichts geschrieben. --force schreibt trotzdem.</translation>
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
        <source>Take this text instead of the map&apos;s.</source>
        <translation>Diesen Text statt des Texts der Map nehmen.</translation>
    </message>
    <message>
        <source>entities: --replace needs --output OUT.bsp for the new map; it may be FILE.</source>
        <translation>entities: --replace braucht --output OUT.bsp für die neue Map; das darf FILE selbst sein.</translation>
    </message>
    <message>
        <source>There is no display for a window. lumpscope --help lists what works without one.</source>
        <translation>Es gibt kein Display für ein Fenster. lumpscope --help listet auf, was ohne Fenster geht.</translation>
    </message>
    <message>
        <source>Nothing is written into archives.</source>
        <translation>In Archive wird nichts geschrieben.</translation>
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
        <translation>Die Map hat keine Lightmaps, also gibt es keinen Atlas zu schreiben.
</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 lightmaps are left out: they claim more than the map holds.
</source>
        <translation>%1 Lightmaps sind ausgelassen: Sie beanspruchen mehr, als die Map enthält.
</translation>
    </message>
    <message>
        <source>An atlas of %1 lightmaps written to %2.
</source>
        <translation>Atlas von %1 Lightmaps in %2 geschrieben.
</translation>
    </message>
    <message>
        <source>The folder to write to; it is made if it is not there.</source>
        <translation>Der Ordner, in den geschrieben wird; er wird angelegt, wenn es ihn nicht gibt.</translation>
    </message>
    <message>
        <source>Write the textures.</source>
        <translation>Die Texturen schreiben.</translation>
    </message>
    <message>
        <source>Write every face&apos;s lightmaps, an image a style.</source>
        <translation>Die Lightmaps jedes Face schreiben, je Stil ein Bild.</translation>
    </message>
    <message>
        <source>Write the atlas of all lightmaps.</source>
        <translation>Den Atlas aller Lightmaps schreiben.</translation>
    </message>
    <message>
        <source>%1: --%2 is for maps.</source>
        <translation>%1: --%2 gilt nur für Maps.</translation>
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
        <translation>geschriebene Texturen: %1 von %2
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
        <source>And which face is seen from there in the direction of this point, and beyond it: its model (0: the world), the entity that brings the model there, and where the face is met.</source>
        <translation>Und welches Face von dort in Richtung dieses Punktes und darüber hinaus zu sehen ist: ihr Modell (0: die Welt), die Entity, die das Modell dorthin bringt, und wo das Face getroffen wird.</translation>
    </message>
    <message>
        <source>at: --towards names the point itself, which is no direction. Name another one.</source>
        <translation>at: --towards nennt den Punkt selbst, und das ist keine Richtung. Einen anderen nennen.</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>unreadable: %1
</source>
        <translation>unlesbar: %1
</translation>
    </message>
    <message>
        <source>pvs: --order is number or place, not %1.</source>
        <translation>pvs: --order ist number oder place, nicht %1.</translation>
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
        <source>a cluster sees %1 % of them on average
cluster %2 sees most: %3
</source>
        <translation>einer sieht im Mittel %1&#xa0;% davon
Cluster %2 sieht die meisten: %3
</translation>
    </message>
    <message>
        <source>clusters without a row, which see all: %1
</source>
        <translation>Cluster ohne Zeile, die alle sehen: %1
</translation>
    </message>
    <message>
        <source>rows that run past the lump: %1
</source>
        <translation>Zeilen, die über den Lump hinausreichen: %1
</translation>
    </message>
    <message>
        <source>Tells which cluster may see which: in numbers, or as an image with a white pixel for each pair that sees, the viewers from top to bottom, what they see from left to right.</source>
        <translation>Gibt an, welcher Cluster welchen sehen kann: in Zahlen, oder als Bild mit einem weißen Pixel für jedes Paar, das sieht; von oben nach unten, wer sieht, von links nach rechts, was gesehen wird.</translation>
    </message>
    <message>
        <source>What may be heard instead; Quake II alone stores it.</source>
        <translation>Stattdessen, was zu hören sein kann; nur Quake II speichert das.</translation>
    </message>
    <message>
        <source>The clusters of the image by number, unless told, or so that those near each other follow each other.</source>
        <translation>Die Cluster des Bildes nach Nummer, wenn nichts gesagt ist, oder so, dass aufeinander folgt, was nah beieinander liegt.</translation>
    </message>
    <message>
        <source>Write the image.</source>
        <translation>Das Bild schreiben.</translation>
    </message>
    <message>
        <source>Write the openings between clusters, as vis compilers read them (PRT1).</source>
        <translation>Die Öffnungen zwischen Clustern schreiben, wie vis-Compiler sie lesen (PRT1).</translation>
    </message>
    <message>
        <source>The numbers for programs.</source>
        <translation>Die Zahlen für Programme.</translation>
    </message>
    <message>
        <source>There is no mode %1; there are %2.</source>
        <translation>Es gibt keinen Modus %1; es gibt %2.</translation>
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
        <source>There is no display to draw with. One in memory will do, as xvfb-run makes it.</source>
        <translation>Es gibt kein Display zum Zeichnen. Eines im Speicher genügt, wie xvfb-run es anlegt.</translation>
    </message>
    <message>
        <source>Draws the map as the window shows it, and writes the picture as a PNG file.
It looks from the first player start unless told otherwise. Needs a display with OpenGL 3.3; one in memory will do, as xvfb-run makes it.</source>
        <translation>Zeichnet die Map, wie das Fenster sie zeigt, und schreibt das Bild als PNG-Datei.
Ohne Angabe geht der Blick vom ersten Spielerstart aus. Braucht ein Display mit OpenGL 3.3; eines im Speicher genügt, wie xvfb-run es anlegt.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Datei, in die geschrieben wird.</translation>
    </message>
    <message>
        <source>Its width and height in pixels; 1024x768.</source>
        <translation>Breite und Höhe des Bilds in Pixeln; ohne Angabe 1024x768.</translation>
    </message>
    <message>
        <source>Where the eye is, in map units.</source>
        <translation>Wo das Auge ist, in Map-Einheiten.</translation>
    </message>
    <message>
        <source>Where it looks, in degrees: a positive pitch looks down, yaw 90 along +Y.</source>
        <translation>Wohin es blickt, in Grad: positiver Pitch nach unten, Yaw 90 entlang +Y.</translation>
    </message>
    <message>
        <source>The horizontal field of view of a picture of 4:3, in degrees; 90. Others keep the vertical one.</source>
        <translation>Das waagerechte Sichtfeld eines Bilds im Format 4:3, in Grad; ohne Angabe 90. Andere Formate behalten das senkrechte.</translation>
    </message>
    <message>
        <source>camera: leave out what the map&apos;s visibility hides from the eye; off, unless told: draw it all.</source>
        <translation>camera: weglassen, was die Sichtbarkeit der Map vor dem Auge verbirgt; off, wenn nichts gesagt ist: alles zeichnen.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: the display cannot be used.</source>
        <translation>Es kann nichts gezeichnet werden: Das Display ist nicht benutzbar.</translation>
    </message>
    <message>
        <source>%1: the picture is empty: the camera is inside something solid, or outside of the map. --position sets another place.</source>
        <translation>%1: Das Bild ist leer: Die Kamera ist in etwas Massivem oder außerhalb der Map. --position gibt eine andere Stelle an.</translation>
    </message>
    <message>
        <source>pvs: --order is the order of an image; say with --output where it is to be written.</source>
        <translation>pvs: --order ist die Reihenfolge eines Bildes; sagen Sie mit --output, wohin es geschrieben werden soll.</translation>
    </message>
    <message>
        <source>a cluster hears %1 % of them on average
cluster %2 hears most: %3
</source>
        <translation>ein Cluster hört im Mittel %1 % davon
Cluster %2 hört am meisten: %3
</translation>
    </message>
    <message>
        <source>clusters that hear nothing else: %1
clusters that hear all: %2
pairs that hear one way: %3
</source>
        <translation>Cluster, die nichts anderes hören: %1
Cluster, die alles hören: %2
Paare, die einseitig hören: %3
</translation>
    </message>
    <message>
        <source>clusters that see nothing else: %1
clusters that see all: %2
pairs that see one way: %3
</source>
        <translation>Cluster, die nichts anderes sehen: %1
Cluster, die alles sehen: %2
Paare, die einseitig sehen: %3
</translation>
    </message>
    <message>
        <source>leafs without a cluster: %1
</source>
        <translation>Leafs ohne Cluster: %1
</translation>
    </message>
    <message>
        <source>Take this built-in sample for FILE.</source>
        <translation>Dieses eingebaute Beispiel als FILE nehmen.</translation>
    </message>
    <message>
        <source>%1: It is read, and would be overwritten. Name another file to write to.</source>
        <translation>%1: Die Datei wird gelesen und würde überschrieben. Bitte eine andere zum Schreiben nennen.</translation>
    </message>
    <message>
        <source>For programs: how many are written, and which are unreadable or missing.</source>
        <translation>Für Programme: wie viele geschrieben sind, und welche unlesbar sind oder fehlen.</translation>
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
        <source>
Exit:
</source>
        <translation>
Exit-Code:
</translation>
    </message>
    <message>
        <source>No error was found; warnings and notes may have been.</source>
        <translation>Es wurde kein Fehler gefunden; Warnungen und Hinweise kann es geben.</translation>
    </message>
    <message>
        <source>An error was found.</source>
        <translation>Es wurde ein Fehler gefunden.</translation>
    </message>
    <message>
        <source>%1: There is not enough memory for this.</source>
        <translation>%1: Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>In CSV put an apostrophe before a text that a spreadsheet would take for a formula: one that begins with =, +, -, @, a tab or a carriage return.</source>
        <translation>In CSV einen Apostroph vor einen Text setzen, den eine Tabellenkalkulation für eine Formel hielte: einen, der mit =, +, -, @, einem Tabulator oder einem Wagenrücklauf beginnt.</translation>
    </message>
    <message>
        <source>dump: --guard-formulas goes with --format csv.</source>
        <translation>dump: --guard-formulas gehört zu --format csv.</translation>
    </message>
    <message>
        <source>Write into a file that has more names (hard links), for all of them.</source>
        <translation>In eine Datei, die weitere Namen hat (harte Links), hineinschreiben, für alle davon.</translation>
    </message>
    <message>
        <source>Writes images as PNG files, and tells which are missing and where they were looked for.
Of a map its textures, found where the game finds them, as TEXTURE.png, its lightmaps as lightmaps/FACE-SLOT.png, and all of them in one as atlas.png, with atlas.json that says which lies where. FILE may also be a folder, an archive (PAK, PK3, WAD) or an image: then all images in it. Without a switch everything is written.</source>
        <translation>Schreibt Bilder als PNG-Dateien und gibt an, welche fehlen und wo sie gesucht wurden.
Von einer Map die Texturen, die dort gefunden werden, wo das Spiel sie findet, als TEXTURE.png, die Lightmaps als lightmaps/FACE-SLOT.png, und alle Lightmaps in einem Bild als atlas.png, mit atlas.json, das angibt, welche wo liegt. FILE kann auch ein Ordner, ein Archiv (PAK, PK3, WAD) oder ein Bild sein: dann alle Bilder darin. Ohne Schalter wird alles geschrieben.</translation>
    </message>
    <message>
        <source>Images were written, or there are none; those that could not be read are told.</source>
        <translation>Bilder wurden geschrieben, oder es gibt keine; die unlesbaren werden genannt.</translation>
    </message>
    <message>
        <source>--size takes a width and a height from %1 to %2 pixels, %3 pixels in all, as 1024x768, not %4.</source>
        <translation>--size nimmt eine Breite und eine Höhe von %1 bis %2 Pixeln, zusammen %3 Pixel, etwa 1024x768, nicht %4.</translation>
    </message>
    <message>
        <source>FILE cannot be read, the output cannot be written, memory runs out, or the words are wrong.</source>
        <translation>FILE kann nicht gelesen oder die Ausgabe nicht geschrieben werden, der Speicher reicht nicht, oder die Wörter sind falsch.</translation>
    </message>
    <message>
        <source>There are images, but none could be read; FILE cannot be read, an image cannot be written, memory runs out, or the words are wrong.</source>
        <translation>Es gibt Bilder, aber keines war lesbar; FILE kann nicht gelesen oder ein Bild nicht geschrieben werden, der Speicher reicht nicht, oder die Wörter sind falsch.</translation>
    </message>
    <message>
        <source>There is no sample %1; there are %2.</source>
        <translation>Es gibt kein Beispiel %1; es gibt %2.</translation>
    </message>
    <message>
        <source>There is no kind of finding %1; there are: %2.</source>
        <translation>Es gibt keine Art von Befund %1; es gibt: %2.</translation>
    </message>
    <message>
        <source>Only findings of this kind, by its id in JSON.</source>
        <translation>Nur Befunde dieser Art, nach ihrer id in JSON.</translation>
    </message>
    <message>
        <source>No findings of this kind.</source>
        <translation>Keine Befunde dieser Art.</translation>
    </message>
    <message>
        <source>Also the columns that are calculated: of faces their texture, area, model and light, of leafs their volume, and so on.</source>
        <translation>Auch die berechneten Spalten: bei Faces Textur, Fläche, Modell und Licht, bei Leafs das Volumen, und so weiter.</translation>
    </message>
    <message>
        <source>dump: --calculated does not go with --format raw.</source>
        <translation>dump: --calculated geht nicht zusammen mit --format raw.</translation>
    </message>
    <message>
        <source>--output DIR is missing: where the images go.</source>
        <translation>--output DIR fehlt: wohin die Bilder kommen.</translation>
    </message>
    <message>
        <source>--game %1 is neither a folder nor an archive, and no game of that name is known. Known are: %2.</source>
        <translation>--game %1 ist weder ein Ordner noch ein Archiv, und kein Spiel dieses Namens ist bekannt. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>--game %1: a map of %2 is none of %3. Known for it are: %4.</source>
        <translation>--game %1: Eine Map von %2 ist keine von %3. Dafür bekannt sind: %4.</translation>
    </message>
    <message numerus="yes">
        <source>looked for in %1 (%n textures)</source>
        <translation>
            <numerusform>gesucht in %1 (%n Textur)</numerusform>
            <numerusform>gesucht in %1 (%n Texturen)</numerusform>
        </translation>
    </message>
    <message>
        <source>textures drawn: %1, missing: %2
</source>
        <translation>gezeichnete Texturen: %1, nicht gefunden: %2
</translation>
    </message>
    <message>
        <source>%1: %2 of %3 textures are missing and drawn as checkers. --game names a folder, an archive or a game to search.</source>
        <translation>%1: Von %3 Texturen fehlen %2 und sind als Schachbrett gezeichnet. --game nennt einen Ordner, ein Archiv oder ein Spiel zum Durchsuchen.</translation>
    </message>
    <message>
        <source>Search this folder or archive first for the game&apos;s files; or take the map for one of this game, and search its folders: a game configuration, as the window shows them, or an id such as openarena. Another name lists those that are known. May be given several times. Without it the window&apos;s choices count.</source>
        <translation>Diesen Ordner oder dieses Archiv zuerst nach den Dateien des Spiels durchsuchen; oder die Map für eine dieses Spiels nehmen und dessen Ordner durchsuchen: eine Spielkonfiguration, wie das Fenster sie zeigt, oder eine Kennung wie openarena. Ein anderer Name zählt die bekannten auf. Mehrfach möglich. Ohne sie gilt, was im Fenster gewählt ist.</translation>
    </message>
    <message>
        <source>missing of those that faces are drawn with: %1
</source>
        <translation>davon fehlen, mit denen Faces gezeichnet werden: %1
</translation>
    </message>
    <message>
        <source>List every finding, not only the first of each kind.</source>
        <translation>Jeden Befund auflisten, nicht nur die ersten jeder Art.</translation>
    </message>
    <message>
        <source>entities: %1 is one word too many.</source>
        <translation>entities: %1 ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>entities: --%1 goes with an edit, such as --set KEY=VALUE.</source>
        <translation>entities: --%1 gehört zu einer Bearbeitung wie --set KEY=VALUE.</translation>
    </message>
    <message>
        <source>entities: --force and --keep-links go with --replace FILE.ent or an edit.</source>
        <translation>entities: --force und --keep-links gehören zu --replace FILE.ent oder einer Bearbeitung.</translation>
    </message>
    <message>
        <source>--where: %1</source>
        <translation>--where: %1</translation>
    </message>
    <message>
        <source>--where: It does not say of which entities.</source>
        <translation>--where: Es sagt nicht, welche Entities.</translation>
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
        <source>Line %1: This rule fits no entity.</source>
        <translation>Zeile %1: Diese Regel passt auf keine Entity.</translation>
    </message>
    <message>
        <source>entities: --replace does not go with edits.</source>
        <translation>entities: --replace verträgt sich nicht mit Bearbeitungen.</translation>
    </message>
    <message>
        <source>entities: --rules does not go with --where, --set, --remove, --delete or --add.</source>
        <translation>entities: --rules verträgt sich nicht mit --where, --set, --remove, --delete oder --add.</translation>
    </message>
    <message>
        <source>entities: --where needs --set, --remove, --delete or --add.</source>
        <translation>entities: --where braucht --set, --remove, --delete oder --add.</translation>
    </message>
    <message>
        <source>entities: --delete does not go with --set or --remove.</source>
        <translation>entities: --delete verträgt sich nicht mit --set oder --remove.</translation>
    </message>
    <message>
        <source>entities: --output does not go with --in-place.</source>
        <translation>entities: --output verträgt sich nicht mit --in-place.</translation>
    </message>
    <message>
        <source>entities: an edit needs --output DIR, --in-place or --dry-run.</source>
        <translation>entities: Eine Bearbeitung braucht --output DIR, --in-place oder --dry-run.</translation>
    </message>
    <message>
        <source>entities: --set takes KEY=VALUE, and %1 has no =.</source>
        <translation>entities: --set nimmt KEY=VALUE, und %1 hat kein =.</translation>
    </message>
    <message>
        <source>entities: --set %1: %2</source>
        <translation>entities: --set %1: %2</translation>
    </message>
    <message>
        <source>%1: Nothing is written into archives. --output DIR writes the map itself.</source>
        <translation>%1: In Archive wird nichts geschrieben. --output DIR schreibt die Map selbst.</translation>
    </message>
    <message>
        <source>%1: Two of the files would be written there.</source>
        <translation>%1: Zwei der Dateien würden dorthin geschrieben.</translation>
    </message>
    <message>
        <source>Which entities: a filter such as &apos;classname=light light&gt;200&apos;.</source>
        <translation>Welche Entities: ein Filter wie &apos;classname=light light&gt;200&apos;.</translation>
    </message>
    <message>
        <source>Give these entities this value of the key, whether or not they have it.</source>
        <translation>Diesen Entities diesen Wert des Schlüssels geben, ob sie ihn haben oder nicht.</translation>
    </message>
    <message>
        <source>Take this key from them.</source>
        <translation>Ihnen diesen Schlüssel nehmen.</translation>
    </message>
    <message>
        <source>Put the entities of this text at the end; with --where where one passes.</source>
        <translation>Die Entities dieses Textes ans Ende setzen; mit --where, wo eine passt.</translation>
    </message>
    <message>
        <source>Write nothing; tell what would change.</source>
        <translation>Nichts schreiben; sagen, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Tell which entities are others in this map or entity text; FILE may be a text, too.</source>
        <translation>Sagen, welche Entities in dieser Map oder diesem Entity-Text andere sind; auch FILE darf ein Text sein.</translation>
    </message>
    <message>
        <source>entities: --diff does not go with edits.</source>
        <translation>entities: --diff verträgt sich nicht mit Bearbeitungen.</translation>
    </message>
    <message>
        <source>entities: --%1 does not go with --diff.</source>
        <translation>entities: --%1 verträgt sich nicht mit --diff.</translation>
    </message>
    <message>
        <source>The entities are the same.</source>
        <translation>Die Entities sind dieselben.</translation>
    </message>
    <message>
        <source>Of an edit or --diff, for programs: every key that changes.</source>
        <translation>Bei einer Bearbeitung oder --diff, für Programme: jeder Schlüssel, der sich ändert.</translation>
    </message>
    <message>
        <source>Not all of it can be said as rules. What is left: %1.</source>
        <translation>Nicht alles lässt sich als Regeln sagen. Übrig ist: %1.</translation>
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
        <source>What this file says of classes, keys and flags counts: an FGD, a .def, or Radiant&apos;s .ent. May be given several times; a later one goes before.</source>
        <translation>Es gilt, was diese Datei über Klassen, Schlüssel und Flags sagt: eine FGD, eine .def oder die .ent von Radiant. Mehrmals möglich; eine spätere gilt zuerst.</translation>
    </message>
    <message>
        <source>Line %1: No entity that this rule fits has what it should change: %2.</source>
        <comment>2: keys</comment>
        <translation>Zeile %1: Keine Entity, auf die diese Regel passt, hat, was sie ändern soll: %2.</translation>
    </message>
    <message>
        <source>--where: No entity of these maps has this key: %1.</source>
        <comment>1: keys</comment>
        <translation>--where: Keine Entity dieser Maps hat diesen Schlüssel: %1.</translation>
    </message>
    <message>
        <source>--%1 takes on or off, not %2.</source>
        <translation>--%1 nimmt on oder off, nicht %2.</translation>
    </message>
    <message>
        <source>--time takes seconds from 0 on, not %1.</source>
        <translation>--time nimmt Sekunden ab 0, nicht %1.</translation>
    </message>
    <message>
        <source>The moment that is drawn: what moves in the game is where it is so long after its start; 0.</source>
        <translation>Der Augenblick, der gezeichnet wird: Was sich im Spiel bewegt, ist dort, wo es so lange nach dessen Beginn ist; 0.</translation>
    </message>
    <message>
        <source>off: leave out fog; on, unless told.</source>
        <translation>off: Nebel weglassen; on, wenn nichts gesagt ist.</translation>
    </message>
    <message>
        <source>Leave out the models and sprites that entities show.</source>
        <translation>Die Modelle und Sprites weglassen, die Entities zeigen.</translation>
    </message>
    <message>
        <source>Leave out all that entities add to the world: brush models, models and sprites.</source>
        <translation>Alles weglassen, was Entities der Welt hinzufügen: Brush-Modelle, Modelle und Sprites.</translation>
    </message>
    <message>
        <source>off: leave out what mirrors and portals show; on, unless told.</source>
        <translation>off: weglassen, was Spiegel und Portale zeigen; on, wenn nichts gesagt ist.</translation>
    </message>
    <message>
        <source>lightmap, or the light of its vertexes</source>
        <translation>Lightmap, oder das Licht seiner Vertexe</translation>
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
        <source>no script: its image</source>
        <translation>kein Skript: sein Bild</translation>
    </message>
    <message>
        <source>%1, line %2, sort %3</source>
        <translation>%1, Zeile %2, sort %3</translation>
    </message>
    <message>
        <source>drawn at once:</source>
        <translation>auf einmal gezeichnet:</translation>
    </message>
    <message>
        <source>no stages: nothing of it is drawn but fog</source>
        <translation>keine Stages: außer Nebel wird nichts von ihm gezeichnet</translation>
    </message>
    <message>
        <source>ignored: %1</source>
        <translation>nicht beachtet: %1</translation>
    </message>
    <message>
        <source>Maps of this format have no shaders: Quake III&apos;s have.</source>
        <translation>Maps dieses Formats haben keine Shader: Die von Quake III haben welche.</translation>
    </message>
    <message>
        <source>Read the map as one of this format, whatever it says itself: to look at, and never written.</source>
        <translation>Die Map als eine dieses Formats lesen, was immer sie selbst sagt: zum Ansehen, geschrieben wird sie nie.</translation>
    </message>
    <message>
        <source>There is no format %1; there are %2.</source>
        <translation>Ein Format %1 gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>--%1 takes %2, but %3 begins another option.</source>
        <translation>--%1 erwartet %2, aber mit %3 beginnt eine andere Option.</translation>
    </message>
    <message>
        <source>lumpscope [FILE] [--game PATH|NAME]...
    opens the window
</source>
        <translation>lumpscope [DATEI] [--game PFAD|NAME]...
    öffnet das Fenster
</translation>
    </message>
    <message>
        <source>Nothing is written: maps that --as takes for another format are to look at.</source>
        <translation>Nichts wird geschrieben: Maps, die --as für ein anderes Format nimmt, sind zum Ansehen.</translation>
    </message>
    <message>
        <source>--as is for maps.</source>
        <translation>--as ist für Maps.</translation>
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
        <source>light: %1 lies beside the map, but is no light of it. %2
</source>
        <translation>Licht: %1 liegt neben der Map, ist aber nicht ihr Licht. %2
</translation>
    </message>
    <message>
        <source>textures that the map leaves out: %1
</source>
        <translation>Texturen, die die Map weglässt: %1
</translation>
    </message>
    <message>
        <source>The map has no clusters: nothing is divided into what sees what.
</source>
        <translation>Die Map hat keine Cluster: Nichts ist danach geteilt, was was sieht.
</translation>
    </message>
    <message>
        <source>The map has no visibility: everything is seen from everywhere.
</source>
        <translation>Die Map hat keine Sichtbarkeit: Alles ist von überall zu sehen.
</translation>
    </message>
    <message>
        <source>It is the only one: everything is heard from everywhere.
</source>
        <translation>Er ist der einzige: Alles ist von überall zu hören.
</translation>
    </message>
    <message>
        <source>It is the only one: everything is seen from everywhere.
</source>
        <translation>Er ist der einzige: Alles ist von überall zu sehen.
</translation>
    </message>
    <message>
        <source>%1: the picture is grey: the map does not tell where its light comes from. That takes a lump LIGHTINGDIR, with as many directions as there are luxels.</source>
        <translation>%1: Das Bild ist grau: Die Map sagt nicht, woher ihr Licht kommt. Dafür braucht es einen Lump LIGHTINGDIR mit so vielen Richtungen, wie es Luxel gibt.</translation>
    </message>
    <message>
        <source>What is drawn. lit: textures and lightmaps, unless told; textured or lightmap: one of both; directions: where light comes from (LIGHTINGDIR), as normal maps have it; face, texture, leaf, cluster or contents: a colour for each; normals; wireframe: edges over lit.</source>
        <translation>Was gezeichnet wird. lit: Texturen und Lightmaps, wenn nichts gesagt ist; textured oder lightmap: eines von beiden; directions: woher das Licht kommt (LIGHTINGDIR), wie in Normal-Maps; face, texture, leaf, cluster oder contents: eine Farbe für jedes; normals; wireframe: Kanten über lit.</translation>
    </message>
    <message>
        <source>%1: Two of the files would be written there, where case does not count in names.</source>
        <translation>%1: Zwei der Dateien würden dorthin geschrieben, wo Groß- und Kleinschreibung in Namen nicht zählt.</translation>
    </message>
    <message>
        <source>textures written: %1 of %2; unreadable or missing: %3; not written: %4
</source>
        <translation>Texturen geschrieben: %1 von %2; unlesbar oder nicht gefunden: %3; nicht geschrieben: %4
</translation>
    </message>
    <message>
        <source>Write each map where it is, and keep the old one as FILE.bak (or FILE.bak2 and so on).</source>
        <translation>Jede Map an ihrem Ort schreiben und die alte als FILE.bak (oder FILE.bak2 und so weiter) behalten.</translation>
    </message>
    <message>
        <source>None of its images could be read.</source>
        <translation>Keines der Bilder darin konnte gelesen werden.</translation>
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
        <source>No rules are written, because --rules would refuse them: %1</source>
        <translation>Es werden keine Regeln geschrieben, weil --rules sie ablehnen würde: %1</translation>
    </message>
    <message>
        <source>%1: skipped; it is a backup, or was left behind by an interrupted save</source>
        <translation>%1: übersprungen; eine Sicherungskopie oder der Rest eines unterbrochenen Speicherns</translation>
    </message>
    <message>
        <source>For programs: one entry for each kind of finding, with its first record and the count; with --all also each of its records, for entities with the key. For several maps, a folder or an archive, a list of maps.</source>
        <translation>Für Programme: ein Eintrag je Art von Befund, mit dem ersten Datensatz und der Anzahl; mit --all auch alle seine Datensätze, bei Entities mit dem Schlüssel. Bei mehreren Maps, einem Ordner oder Archiv eine Liste der Maps.</translation>
    </message>
    <message>
        <source>
FILE may be ARCHIVE/maps/NAME.bsp, a map inside a PAK or PK3; --sample quake2, halflife or quake3 works everywhere in place of FILE. --as FORMAT reads a map that resembles those of a known format as FORMAT. --help explains each command.
Exit: 0 fine, 1 an error was found or an edit is refused, 2 cannot be read or written, or wrong usage, 3 done, but something given matched nothing.
</source>
        <translation>
FILE kann ARCHIVE/maps/NAME.bsp sein, eine Map in einem PAK oder PK3; --sample quake2, halflife oder quake3 kann überall statt FILE stehen. --as FORMAT liest eine Map, die denen eines bekannten Formats ähnelt, als FORMAT. --help erklärt jeden Befehl.
Exit-Code: 0 in Ordnung, 1 ein Fehler wurde gefunden oder eine Bearbeitung abgelehnt, 2 nicht lesbar oder schreibbar oder falsch aufgerufen, 3 erledigt, aber etwas Angegebenes passte auf nichts.
</translation>
    </message>
    <message>
        <source>Write it even if the game may refuse the text, the map is cut off, or --where negates a key that no map has.</source>
        <translation>Auch dann schreiben, wenn das Spiel den Text ablehnen könnte, die Map abgeschnitten ist oder --where einen Schlüssel verneint, den keine Map hat.</translation>
    </message>
    <message>
        <source>Prints the entity text byte for byte, without the NUL at its end, replaces it, or edits it.
With --replace, the map with the new text is written to --output, which may be FILE: then the old one is kept as FILE.bak (or FILE.bak2 and so on). Nothing but the entity lump changes.
With --set, --remove, --delete, --add or --rules, the entities of one or more maps are edited; a line for each map tells what changed. --where selects the entities, like the filter line of the entity list; without it, --delete takes all but the first, the world, and the other options take all. An edit needs --output DIR, --in-place or --dry-run. In --where, a value after = is taken literally; after ~, * and ? stand for any characters, and (a|b) matches either.
With --diff, it tells which entities differ there: they are matched by content, not by number. --output then writes rules that turn FILE&apos;s entities into the others.</source>
        <translation>Gibt den Entity-Text Byte für Byte aus, ohne das NUL am Ende, ersetzt oder bearbeitet ihn.
Mit --replace wird die Map mit dem neuen Text nach --output geschrieben; das darf FILE sein: Dann bleibt die alte als FILE.bak (oder FILE.bak2 und so weiter) erhalten. Nur der Entity-Lump ändert sich.
Mit --set, --remove, --delete, --add oder --rules werden die Entities einer oder mehrerer Maps bearbeitet; eine Zeile je Map sagt, was sich geändert hat. --where wählt die Entities, wie die Filterzeile der Entity-Liste; ohne --where nimmt --delete alle außer der ersten, der Welt, und die anderen Optionen nehmen alle. Eine Bearbeitung braucht --output DIR, --in-place oder --dry-run. Bei --where wird ein Wert nach = wörtlich genommen; nach ~ stehen * und ? für beliebige Zeichen, und (a|b) passt auf beides.
Mit --diff wird gesagt, welche Entities sich dort unterscheiden: Verglichen wird nach dem Inhalt, nicht nach der Nummer. --output schreibt dann Regeln, die aus den Entities von FILE die anderen machen.</translation>
    </message>
    <message>
        <source>Done, but something that was given matched nothing in any map: a rule of --rules, or what it should change; a term or a key of --where; a key of --remove.</source>
        <translation>Erledigt, aber etwas Angegebenes passte in keiner Map auf etwas: eine Regel von --rules oder was sie ändern soll; ein Ausdruck oder Schlüssel von --where; ein Schlüssel von --remove.</translation>
    </message>
    <message>
        <source>Warning: %1 is there already, as entity %2, and is added once more.</source>
        <translation>Warnung: %1 gibt es schon als Entity %2 und wird noch einmal hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: The same goes for %n more added entities.</source>
        <translation>
            <numerusform>Warnung: Das gilt auch für %n weitere hinzugefügte Entity.</numerusform>
            <numerusform>Warnung: Das gilt auch für %n weitere hinzugefügte Entities.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of an earlier run, cannot be removed.</source>
        <translation>%1 stammt von einem früheren Lauf und kann nicht entfernt werden.</translation>
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
        <source>nothing changes, written as it is</source>
        <translation>nichts ändert sich, unverändert geschrieben</translation>
    </message>
    <message>
        <source>the file of an earlier run is removed</source>
        <translation>die Datei eines früheren Laufs ist entfernt</translation>
    </message>
    <message>
        <source>--remove: No entity that is edited has this key: %1.</source>
        <comment>1: keys</comment>
        <translation>--remove: Keine bearbeitete Entity hat diesen Schlüssel: %1.</translation>
    </message>
    <message>
        <source>--where: No entity of these maps passes %1.</source>
        <comment>1: a term</comment>
        <translation>--where: Keine Entity dieser Maps erfüllt %1.</translation>
    </message>
    <message>
        <source>--where: No entity of these maps passes the whole filter.</source>
        <translation>--where: Keine Entity dieser Maps erfüllt den ganzen Filter.</translation>
    </message>
    <message>
        <source>entities: --%1 goes with --output DIR.</source>
        <translation>entities: --%1 gehört zu --output DIR.</translation>
    </message>
    <message>
        <source>Delete them. The world is kept, unless a --where without negations selects it.</source>
        <translation>Sie löschen. Die Welt bleibt, außer wenn ein --where ohne Verneinungen sie auswählt.</translation>
    </message>
    <message>
        <source>Edit by a file of rules: ripent.py&apos;s JSON, or a configuration of Stripper:Source or stripper_qmm.</source>
        <translation>Nach den Regeln einer Datei bearbeiten: JSON von ripent.py oder eine Konfiguration von Stripper:Source oder stripper_qmm.</translation>
    </message>
    <message>
        <source>Write maps that do not change into --output DIR, too.</source>
        <translation>Auch Maps, die sich nicht ändern, nach --output DIR schreiben.</translation>
    </message>
    <message>
        <source>rejected by the game, which draws its default picture. %1</source>
        <translation>vom Spiel abgewiesen, das sein Standardbild zeichnet. %1</translation>
    </message>
    <message>
        <source>Tells how every shader of a Quake III map is drawn: where its script is, what its stages show, which of them are drawn at once, where their images were found, what is ignored, and which shaders the game rejects.</source>
        <translation>Gibt für jeden Shader einer Quake-III-Map an, wie er gezeichnet wird: wo sein Skript steht, was seine Stages zeigen, welche davon auf einmal gezeichnet werden, wo ihre Bilder gefunden wurden, was ignoriert wird und welche Shader das Spiel abweist.</translation>
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
        <source>There is no map in this folder, nor in an archive in it.</source>
        <translation>In diesem Ordner ist keine Map, auch nicht in einem Archiv darin.</translation>
    </message>
    <message>
        <source>Checks one or more maps for problems. FILE may also be a folder or an archive: then every map (.bsp) in it is checked, including those in subfolders and in a folder&apos;s archives.

error: the game refuses the map, crashes, or reads outside a lump.
warning: it loads, but not as meant. note: worth knowing, such as a compiler&apos;s limit.</source>
        <translation>Prüft eine oder mehrere Maps auf Probleme. FILE kann auch ein Ordner oder ein Archiv sein: Dann wird jede Map (.bsp) darin geprüft, auch die in Unterordnern und in den Archiven eines Ordners.

error: Das Spiel lehnt die Map ab, stürzt ab oder liest außerhalb eines Lumps.
warning: Sie lädt, aber nicht wie gemeint. note: wissenswert, etwa die Grenze eines Compilers.</translation>
    </message>
    <message>
        <source>Cancelled; the file was not written.</source>
        <translation>Abgebrochen; die Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The file for the text, with --replace for the map, with --diff for rules. With an edit it is a folder: each map is written there under its own name.</source>
        <translation>Die Datei für den Text, mit --replace für die Map, mit --diff für Regeln. Bei einer Bearbeitung ist es ein Ordner: Darin wird jede Map unter ihrem eigenen Namen geschrieben.</translation>
    </message>
    <message>
        <source>A map was refused and not written: its text has new faults; the file is cut off; it has more names (hard links), another program has changed it or is writing to it, or it is read-only and belongs to another user; --output DIR already has files with the maps&apos; names; or --where negates a key that no map has. Or --diff finds a difference.</source>
        <translation>Eine Map wurde abgelehnt und nicht geschrieben: Ihr Text hat neue Fehler; die Datei ist abgeschnitten; sie hat weitere Namen (harte Links), ein anderes Programm hat sie geändert oder schreibt gerade in sie, oder sie ist schreibgeschützt und gehört einem anderen Benutzer; in --output DIR gibt es schon Dateien mit den Namen der Maps; oder --where verneint einen Schlüssel, den keine Map hat. Oder --diff findet einen Unterschied.</translation>
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
        <source>It already has files with these names: %1. Nothing was written. --clean replaces what an earlier run wrote, and removes its results for maps that this run does not write.</source>
        <translation>Darin gibt es schon Dateien mit diesen Namen: %1. Es wurde nichts geschrieben. --clean ersetzt, was ein früherer Lauf geschrieben hat, und entfernt dessen Ergebnisse für Maps, die dieser Lauf nicht schreibt.</translation>
    </message>
    <message>
        <source>%1: With an edit, --output takes a folder, into which each map is written under its own name. --in-place writes a map where it is.</source>
        <translation>%1: Bei einer Bearbeitung nimmt --output einen Ordner, in den jede Map unter ihrem eigenen Namen geschrieben wird. --in-place schreibt eine Map dorthin, wo sie ist.</translation>
    </message>
    <message>
        <source>Replace what an earlier run wrote into --output DIR for these maps, and remove its results for maps that this run does not write, including those whose edit is refused.</source>
        <translation>Ersetzen, was ein früherer Lauf für diese Maps nach --output DIR geschrieben hat, und dessen Ergebnisse für Maps entfernen, die dieser Lauf nicht schreibt, auch wenn ihre Bearbeitung abgelehnt wird.</translation>
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
</context>
<context>
    <name>definitions</name>
    <message>
        <source>It is too long for definitions.</source>
        <translation>Sie ist zu lang für Definitionen.</translation>
    </message>
    <message>
        <source>It is not there.</source>
        <translation>Sie ist nicht da.</translation>
    </message>
    <message>
        <source>There is no room for more definitions.</source>
        <translation>Für weitere Definitionen ist kein Platz.</translation>
    </message>
    <message>
        <source>%1 is not included: it lies outside of the folder of this file.</source>
        <translation>%1 wird nicht eingebunden: Die Datei liegt außerhalb des Ordners dieser Datei.</translation>
    </message>
    <message>
        <source>%1 is not included: it would include itself (%2).</source>
        <translation>%1 wird nicht eingebunden: Die Datei würde sich selbst einbinden (%2).</translation>
    </message>
    <message>
        <source>%1 is not included: files include one another more than 16 deep.</source>
        <translation>%1 wird nicht eingebunden: Dateien binden einander mehr als 16-fach ein.</translation>
    </message>
    <message>
        <source>%1 is not included: %2</source>
        <translation>%1 wird nicht eingebunden: %2</translation>
    </message>
    <message>
        <source>There are too many classes: not all of them are known.</source>
        <translation>Es sind zu viele Klassen: Nicht alle sind bekannt.</translation>
    </message>
    <message>
        <source>It holds the entities of a map and not definitions of classes: Import Entities reads it.</source>
        <translation>Sie enthält die Entities einer Map und keine Definitionen von Klassen: Entities importieren liest sie.</translation>
    </message>
    <message>
        <source>It is no file of definitions: neither an FGD, nor a .def with /*QUAKED, nor the XML of a .ent.</source>
        <translation>Sie ist keine Datei mit Definitionen: weder eine FGD noch eine .def mit /*QUAKED noch das XML einer .ent.</translation>
    </message>
    <message>
        <source>A quote is missing at the end of &quot;%1&quot;; the text ends with the line.</source>
        <translation>Am Ende von &quot;%1&quot; fehlt ein Anführungszeichen; der Text endet mit der Zeile.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands outside of every class, and is left out up to the next word that begins with @.</source>
        <translation>&quot;%1&quot; steht außerhalb jeder Klasse und wird bis zum nächsten Wort mit @ ausgelassen.</translation>
    </message>
    <message>
        <source>@include has no &quot;FILE&quot; behind it.</source>
        <translation>Hinter @include steht keine &quot;DATEI&quot;.</translation>
    </message>
    <message>
        <source>@%1 is unknown, and is left out.</source>
        <translation>@%1 ist unbekannt und wird ausgelassen.</translation>
    </message>
    <message>
        <source>@%1 has no = and no name behind it, and is left out.</source>
        <translation>@%1 hat kein = mit einem Namen dahinter und wird ausgelassen.</translation>
    </message>
    <message>
        <source>@%1 has no name, and is left out.</source>
        <translation>@%1 hat keinen Namen und wird ausgelassen.</translation>
    </message>
    <message>
        <source>The keys of %1 should begin with [, and not with &quot;%2&quot;.</source>
        <translation>Die Schlüssel von %1 sollten mit [ beginnen und nicht mit &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The [ of %1 is never closed.</source>
        <translation>Die [ von %1 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key: the line is left out.</source>
        <translation>&quot;%1&quot; ist kein Schlüssel: Die Zeile wird ausgelassen.</translation>
    </message>
    <message>
        <source>The values of %1 are of an unknown type, %2; they are taken for text.</source>
        <translation>Die Werte von %1 haben einen unbekannten Typ, %2; sie gelten als Text.</translation>
    </message>
    <message>
        <source>%1 has too many keys: %2 is left out.</source>
        <translation>%1 hat zu viele Schlüssel: %2 wird ausgelassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of %2: the line is left out.</source>
        <translation>&quot;%1&quot; ist kein Wert von %2: Die Zeile wird ausgelassen.</translation>
    </message>
    <message>
        <source>%1 is no flag: flags are numbers such as 1, 2, 4, 8.</source>
        <translation>%1 ist kein Flag: Flags sind Zahlen wie 1, 2, 4, 8.</translation>
    </message>
    <message>
        <source>The comment is never closed by */; it ends where the next one begins.</source>
        <translation>Der Kommentar wird nie mit */ geschlossen; er endet, wo der nächste beginnt.</translation>
    </message>
    <message>
        <source>/*QUAKED has no name behind it, and is left out.</source>
        <translation>Hinter /*QUAKED steht kein Name; es wird ausgelassen.</translation>
    </message>
    <message>
        <source>The XML is damaged here, and what follows is left out (%1).</source>
        <translation>Das XML ist hier beschädigt; was folgt, wird ausgelassen (%1).</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is unknown, and is left out.</source>
        <translation>&lt;%1&gt; ist unbekannt und wird ausgelassen.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no name, and is left out.</source>
        <translation>&lt;%1&gt; hat keinen Namen und wird ausgelassen.</translation>
    </message>
    <message>
        <source>The bit of %1 is none from 0 to 31: the flag is left out.</source>
        <translation>Das Bit von %1 ist keines von 0 bis 31: Das Flag wird ausgelassen.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no key, and is left out.</source>
        <translation>&lt;%1&gt; hat keinen Schlüssel und wird ausgelassen.</translation>
    </message>
    <message>
        <source>There are too many classes: those behind this one are left out.</source>
        <translation>Es sind zu viele Klassen: die hinter dieser werden ausgelassen.</translation>
    </message>
    <message>
        <source>The %1 behind %2 is never closed.</source>
        <translation>Die %1 hinter %2 wird nie geschlossen.</translation>
    </message>
    <message>
        <source>It has too many bases: those behind the first %1 are left out.</source>
        <translation>Sie hat zu viele Basisklassen: die hinter den ersten %1 werden ausgelassen.</translation>
    </message>
    <message>
        <source>%1 has too many choices: %2 is left out.</source>
        <translation>%1 hat zu viele Auswahlen: %2 wird ausgelassen.</translation>
    </message>
    <message>
        <source>%1 has no (TYPE) behind it, and is left out.</source>
        <translation>%1 hat kein (TYP) hinter sich und wird ausgelassen.</translation>
    </message>
    <message>
        <source>The file is not read: an element has more than %1 attributes.</source>
        <translation>Die Datei wird nicht gelesen: Ein Element hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>%1 has too many flags: %2 is left out.</source>
        <translation>%1 hat zu viele Flags: %2 wird ausgelassen.</translation>
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
        <source>%1 is not included: it lies outside of the game&apos;s folder, %2.</source>
        <translation>%1 wird nicht eingebunden: Die Datei liegt außerhalb des Ordners des Spiels, %2.</translation>
    </message>
    <message>
        <source>%2 inherits from %1, which no file defines. The keys of such classes are not checked.</source>
        <translation>%2 erbt von %1, das keine Datei definiert. Die Schlüssel solcher Klassen werden nicht geprüft.</translation>
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
        <source>Entity %1 has no closing brace. Mend it in the raw text first.</source>
        <translation>Entity %1 hat keine schließende geschweifte Klammer. Beheben Sie das zuerst im Rohtext.</translation>
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
        <source>The first entity is the world to the games; it stays first.</source>
        <translation>Die erste Entity ist für die Spiele die Welt; sie bleibt die erste.</translation>
    </message>
    <message>
        <source>The last entity has no closing brace. Mend it in the raw text first.</source>
        <translation>Die letzte Entity hat keine schließende geschweifte Klammer. Beheben Sie das zuerst im Rohtext.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Verschieben von %1</translation>
    </message>
    <message>
        <source>A quote cannot stand inside: the games take it for the end.</source>
        <translation>Ein Anführungszeichen darf nicht darin stehen: Die Spiele halten es für das Ende.</translation>
    </message>
    <message>
        <source>Control characters and line ends cannot be written.</source>
        <translation>Steuerzeichen und Zeilenenden können nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A backslash cannot stand at the end: some engines take the quote behind it for text.</source>
        <translation>Ein Backslash darf nicht am Ende stehen: Manche Engines halten das Anführungszeichen dahinter für Text.</translation>
    </message>
    <message>
        <source>A closing brace cannot stand at the start: the games take it for the end of the entity.</source>
        <translation>Eine schließende geschweifte Klammer darf nicht am Anfang stehen: Die Spiele halten sie für das Ende der Entity.</translation>
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
        <source>Use the models of the same size</source>
        <translation>Gleich große Modelle nehmen</translation>
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
        <source>Rename %1 to %2 in all that name it</source>
        <translation>%1 in %2 umbenennen, bei allen, die so nennen</translation>
    </message>
    <message>
        <source>%1 is new: &quot;%2&quot;</source>
        <comment>1: a key</comment>
        <translation>%1 ist neu: &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 is gone, was &quot;%2&quot;</source>
        <comment>1: a key</comment>
        <translation>%1 ist weg, war &quot;%2&quot;</translation>
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
        <source>%1 names it, and could not by &quot;%2&quot;: its key &quot;%3&quot; with the value &quot;%4&quot; would mean something else.</source>
        <translation>%1 nennt sie, und könnte es nicht mit „%2“: ihr Schlüssel „%3“ mit dem Wert „%4“ hieße etwas anderes.</translation>
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
    <message>
        <source>There is no white space behind this brace: the game takes it and what follows for one word.</source>
        <translation>Hinter dieser geschweiften Klammer steht kein Leerraum: Das Spiel hält sie und das Folgende für ein Wort.</translation>
    </message>
    <message>
        <source>A quote stands inside of this word; perhaps the one before it is not closed.</source>
        <translation>In diesem Wort steht ein Anführungszeichen; vielleicht ist das davor nicht geschlossen.</translation>
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
        <source>This is an archive, and there is no map in it.</source>
        <translation>Dies ist ein Archiv, und es enthält keine Map.</translation>
    </message>
    <message>
        <source>This is an archive. The map in it opens as %1.</source>
        <translation>Dies ist ein Archiv. Die Map darin lässt sich öffnen als %1.</translation>
    </message>
    <message>
        <source>This is an archive. A map in it opens by its name behind the archive&apos;s, as %1. %2</source>
        <translation>Dies ist ein Archiv. Eine Map darin lässt sich öffnen, wenn ihr Name hinter dem des Archivs steht, etwa %1. %2</translation>
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
        <translation>Sie kann nicht gelesen werden: %1.</translation>
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
        <source>WADs inside archives are kept in memory, and the map&apos;s have more than the %1 MB that they may take in all. Unpack it to have it searched.</source>
        <translation>WADs in Archiven werden im Speicher gehalten, und die der Map haben mehr als die %1 MB, die sie zusammen belegen dürfen. Ausgepackt wird es durchsucht.</translation>
    </message>
    <message>
        <source>It is too long for an entity text.</source>
        <translation>Zu lang für einen Entity-Text.</translation>
    </message>
    <message>
        <source>It holds a NUL: the games would read it up to there only. It is no entity text.</source>
        <translation>Der Text enthält ein NUL: Die Spiele läsen ihn nur bis dorthin. Es ist kein Entity-Text.</translation>
    </message>
    <message>
        <source>The file ends before its visibility does.</source>
        <translation>Die Datei endet vor ihrer Sichtbarkeit.</translation>
    </message>
    <message>
        <source>It was made of another version of the map: it has %L1 leafs, and the map %L2.</source>
        <translation>Sie wurde aus einer anderen Fassung der Map gemacht: sie hat %L1 Leafs, die Map %L2.</translation>
    </message>
    <message>
        <source>It holds no visibility for %1.</source>
        <translation>Sie enthält keine Sichtbarkeit für %1.</translation>
    </message>
    <message>
        <source>It is too long for a file of visibility.</source>
        <translation>Sie ist zu lang für eine Datei mit Sichtbarkeit.</translation>
    </message>
    <message>
        <source>It is no file of light, or of a version that is not known.</source>
        <translation>Sie ist keine Datei mit Licht, oder von unbekannter Version.</translation>
    </message>
    <message>
        <source>It is not as long as it says, or its faces lead out of it.</source>
        <translation>Sie ist nicht so lang, wie sie sagt, oder ihre Faces führen aus ihr hinaus.</translation>
    </message>
    <message>
        <source>It was made of another version of the map: it has %L1 faces, and the map %L2.</source>
        <translation>Sie wurde aus einer anderen Fassung der Map gemacht: sie hat %L1 Faces, die Map %L2.</translation>
    </message>
    <message>
        <source>It was made of another version of the map: it has %L1 bytes, and %L2 would fit the map.</source>
        <translation>Sie wurde aus einer anderen Fassung der Map gemacht: sie hat %L1 Bytes, zur Map würden %L2 passen.</translation>
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
        <source>%1; nothing is at its place now: the old file is whole as %2, the new one as %3</source>
        <translation>%1; an ihrer Stelle ist jetzt nichts: die alte Datei ist vollständig als %2 da, die neue als %3</translation>
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
        <source>It cannot be found.</source>
        <translation>Sie ist nicht zu finden.</translation>
    </message>
    <message>
        <source>It is cut off: it has %L1 bytes, and its header alone takes %L2.</source>
        <translation>Sie ist abgeschnitten: Sie hat %L1 Bytes, und ihr Kopf allein braucht %L2.</translation>
    </message>
    <message>
        <source>It is cut off: its header tells of %L1 faces and %L2 luxels, which take at least %L3 bytes, and it has %L4.</source>
        <translation>Sie ist abgeschnitten: Ihr Kopf nennt %L1 Faces und %L2 Luxel, die mindestens %L3 Bytes brauchen, und sie hat %L4.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It has %L1 bytes, and %L2 would fit the map: it is cut off, or was made of another version of the map.</source>
        <translation>Sie hat %L1 Bytes, und %L2 würden zur Map passen: Sie ist abgeschnitten oder stammt von einer anderen Version der Map.</translation>
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
    <message>
        <source>A key of entities</source>
        <translation>Ein Schlüssel von Entities</translation>
    </message>
    <message>
        <source>No flag is set in any of them.</source>
        <translation>In keinem ist ein Flag gesetzt.</translation>
    </message>
    <message>
        <source>Set are: %1.</source>
        <translation>Gesetzt sind: %1.</translation>
    </message>
    <message>
        <source>A word alone is sought in the columns of this table.</source>
        <translation>Ein Wort allein wird in den Spalten dieser Tabelle gesucht.</translation>
    </message>
    <message>
        <source>Flags are tested with a colon, as %1:%2.</source>
        <translation>Flags werden mit einem Doppelpunkt geprüft, wie %1:%2.</translation>
    </message>
    <message>
        <source>Every record is what %1 leaves out.</source>
        <translation>Jeder Datensatz ist, was %1 weglässt.</translation>
    </message>
    <message>
        <source>No record passes %1: every one is of that kind.</source>
        <translation>Kein Datensatz erfüllt %1: Jeder ist von dieser Art.</translation>
    </message>
    <message>
        <source>No record passes %1.</source>
        <translation>Kein Datensatz erfüllt %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2, but none of them passes %3. Alone, that keeps %4.</source>
        <translation>%1 lässt %2, aber keiner davon erfüllt %3. Allein lässt das %4.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>War %1 gemeint?</translation>
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
        <source>%1 has no flag %2. Flags are tested with a colon, as %1:%3.</source>
        <translation>%1 hat kein Flag %2. Flags werden mit einem Doppelpunkt geprüft, wie %1:%3.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>number of records, table</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The values in %1 are from %2 to %3.</source>
        <translation>Die Werte in %1 gehen von %2 bis %3.</translation>
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
        <source>This parenthesis is never closed.</source>
        <translation>Diese Klammer wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Nothing lies in the range %1: it ends before it begins.</source>
        <translation>Im Bereich %1 liegt nichts: Er endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>%1 holds no flags, but one word: %1=%2.</source>
        <translation>%1 enthält keine Flags, sondern ein Wort: %1=%2.</translation>
    </message>
    <message>
        <source>%1 is no flag&apos;s number, such as 256, and no definition has a flag or choice of that name.</source>
        <translation>%1 ist keine Zahl eines Flags wie 256, und keine Definition hat ein Flag oder eine Wahl dieses Namens.</translation>
    </message>
    <message>
        <source>Behind = a * or ? stands for itself; ~ instead takes them for a pattern.</source>
        <translation>Hinter = steht * oder ? für sich selbst; ~ stattdessen nimmt sie als Muster.</translation>
    </message>
    <message>
        <source>After =, (a|b) is taken literally; ~ instead looks for either.</source>
        <translation>Hinter = steht (a|b) für sich selbst; ~ stattdessen sucht nach beidem.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln records.</source>
        <translation>
            <numerusform>%1 hat %Ln Datensatz.</numerusform>
            <numerusform>%1 hat %Ln Datensätze.</numerusform>
        </translation>
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
        <source>This place is outside the map: leaf %1, solid.</source>
        <translation>Diese Position liegt außerhalb der Map: Leaf %1, massiv.</translation>
    </message>
    <message>
        <source>This place is outside the map: leaf %1.</source>
        <translation>Diese Position liegt außerhalb der Map: Leaf %1.</translation>
    </message>
    <message>
        <source>This place is in something solid: leaf %1.</source>
        <translation>Diese Position liegt in etwas Massivem: Leaf %1.</translation>
    </message>
    <message>
        <source>There is no lump %1, and no texture or entity has that name. Write for example: faces 120, cluster 7, entity func_door, *3, or a place: 128 -64 40.</source>
        <translation>Es gibt keinen Lump %1, und keine Textur oder Entity heißt so. Zum Beispiel eingeben: faces 120, cluster 7, entity func_door, *3, oder eine Position: 128 -64 40.</translation>
    </message>
    <message>
        <source>Write what to go to, for example: faces 120, cluster 7, entity func_door, *3, or a place: 128 -64 40.</source>
        <translation>Eingeben, wohin es gehen soll, zum Beispiel: faces 120, cluster 7, entity func_door, *3 oder einen Ort: 128 -64 40.</translation>
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
        <source>an IBSP 46 map of Soldier of Fortune, which shares its number with Quake III but not its lumps</source>
        <translation>eine IBSP-46-Map von Soldier of Fortune, die zwar die Nummer, aber nicht die Lumps mit Quake III gemeinsam hat</translation>
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
        <source>a BSP 40 map (Half-Life of the PlayStation 2)</source>
        <translation>eine BSP-40-Map (Half-Life der PlayStation 2)</translation>
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
        <source>a VBSP %1 map of the Xbox 360 (Source engine)</source>
        <translation>eine VBSP-%1-Map der Xbox 360 (Source-Engine)</translation>
    </message>
    <message>
        <source>a VBSP 17 map (Vampire: The Masquerade - Bloodlines)</source>
        <translation>eine VBSP-17-Map (Vampire: The Masquerade - Bloodlines)</translation>
    </message>
    <message>
        <source>a VBSP 19 map (Source engine: Half-Life 2 and its time)</source>
        <translation>eine VBSP-19-Map (Source-Engine: Half-Life 2 und seine Zeit)</translation>
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
        <source>an FBSP map of the unknown version %1</source>
        <translation>eine FBSP-Map der unbekannten Version %1</translation>
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
        <source>an IBSP 58 map (the demo of Call of Duty)</source>
        <translation>eine IBSP-58-Map (die Demo von Call of Duty)</translation>
    </message>
    <message>
        <source>an IBSP 79 map (UFO: Alien Invasion)</source>
        <translation>eine IBSP-79-Map (UFO: Alien Invasion)</translation>
    </message>
    <message>
        <source>an IBSP map of the unknown version %1</source>
        <translation>eine IBSP-Map der unbekannten Version %1</translation>
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
        <source>an RBSP map of the unknown version %1</source>
        <translation>eine RBSP-Map der unbekannten Version %1</translation>
    </message>
    <message>
        <source>an rBSP %1 map (Titanfall or Apex Legends)</source>
        <translation>eine rBSP-%1-Map (Titanfall oder Apex Legends)</translation>
    </message>
    <message>
        <source>an rBSP %1 map of the Xbox 360 (Titanfall)</source>
        <translation>eine rBSP-%1-Map der Xbox 360 (Titanfall)</translation>
    </message>
    <message>
        <source>If it was downloaded, the server sent this in place of the file: the download failed.</source>
        <translation>Falls die Datei heruntergeladen wurde, hat der Server dies statt der Datei geschickt: Der Download ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The download failed: the server sent this page in place of the file.</source>
        <translation>Der Download ist fehlgeschlagen: Der Server hat statt der Datei diese Seite geschickt.</translation>
    </message>
    <message>
        <source>Unpack it: the map is inside.</source>
        <translation>Bitte entpacken: Die Map ist darin.</translation>
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
        <source>It is only a placeholder: git lfs pull fetches the file itself.</source>
        <translation>Das ist nur ein Platzhalter: git lfs pull holt die Datei selbst.</translation>
    </message>
    <message>
        <source>definitions of entity classes for Radiant, not a compiled map</source>
        <translation>Definitionen von Entity-Klassen für Radiant, keine kompilierte Map</translation>
    </message>
</context>
<context>
    <name>layout</name>
    <message>
        <source>%1: the directory gives it %2 bytes from byte %3, but the file has %4.</source>
        <translation>%1: Das Lump-Verzeichnis nennt %2 Bytes ab Byte %3, aber die Datei hat %4.</translation>
    </message>
    <message>
        <source>%1: the directory gives it %2 bytes from byte %3, but the file has only %4. The file seems to be cut off.</source>
        <translation>%1: Das Lump-Verzeichnis nennt %2 Bytes ab Byte %3, aber die Datei hat nur %4. Sie scheint abgeschnitten zu sein.</translation>
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
        <source>%1 is no part of a rule.</source>
        <translation>%1 ist kein Teil einer Regel.</translation>
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
        <source>This rule does not say of which entities: it needs match, not_match, have or not_have.</source>
        <translation>Diese Regel sagt nicht, welche Entities: Sie braucht match, not_match, have oder not_have.</translation>
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
        <source>Behind a backslash stands none of &quot; \ / b f n r t or u with four digits.</source>
        <translation>Hinter einem umgekehrten Schrägstrich steht keines von &quot; \ / b f n r t oder u mit vier Ziffern.</translation>
    </message>
    <message>
        <source>A quote is not closed in its line.</source>
        <translation>Ein Anführungszeichen wird in seiner Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>Here should be a value: a string in quotes, [ or {.</source>
        <translation>Hier sollte ein Wert stehen: eine Zeichenkette in Anführungszeichen, [ oder {.</translation>
    </message>
    <message>
        <source>Here should be a name in quotes and a colon.</source>
        <translation>Hier sollten ein Name in Anführungszeichen und ein Doppelpunkt stehen.</translation>
    </message>
    <message>
        <source>Here should be a comma or %1.</source>
        <translation>Hier sollte ein Komma oder %1 stehen.</translation>
    </message>
    <message>
        <source>There is more in it than any rules need.</source>
        <translation>Es steht mehr darin, als irgendwelche Regeln brauchen.</translation>
    </message>
    <message>
        <source>There is something behind the end of the rules.</source>
        <translation>Hinter dem Ende der Regeln steht noch etwas.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>It is too long for rules.</source>
        <translation>Zu lang für Regeln.</translation>
    </message>
    <message>
        <source>There are no rules in it.</source>
        <translation>Es stehen keine Regeln darin.</translation>
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
        <source>This is no regular expression: %1.</source>
        <translation>Das ist kein regulärer Ausdruck: %1.</translation>
    </message>
    <message>
        <source>This block does not say of which entities.</source>
        <translation>Dieser Block sagt nicht, welche Entities.</translation>
    </message>
    <message>
        <source>%1 is no part of modify:; there are match:, replace:, delete: and insert:.</source>
        <translation>%1 ist kein Teil von modify:; es gibt match:, replace:, delete: und insert:.</translation>
    </message>
    <message>
        <source>%1 is no title of a block; there are filter:, remove:, add: and modify:.</source>
        <translation>%1 ist keine Überschrift eines Blocks; es gibt filter:, remove:, add: und modify:.</translation>
    </message>
    <message>
        <source>%1 does not go with delete.</source>
        <translation>%1 geht nicht zusammen mit delete.</translation>
    </message>
    <message>
        <source>There are more than %1 regular expressions.</source>
        <translation>Es sind mehr als %1 reguläre Ausdrücke.</translation>
    </message>
    <message>
        <source>%1 is not understood here, and is passed over.</source>
        <translation>%1 ist hier nicht verständlich und wird übersprungen.</translation>
    </message>
    <message>
        <source>A key without a value is not added.</source>
        <translation>Ein Schlüssel ohne Wert wird nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>An empty with: does nothing, and is passed over.</source>
        <translation>Ein leeres with: bewirkt nichts und wird übersprungen.</translation>
    </message>
    <message>
        <source>This with: does nothing, because there is no replace: before it.</source>
        <translation>Vor diesem with: steht kein replace:; es bewirkt nichts.</translation>
    </message>
    <message>
        <source>%1 has no value, and is passed over.</source>
        <translation>%1 hat keinen Wert und wird übersprungen.</translation>
    </message>
    <message>
        <source>An empty filter: does nothing, and is passed over.</source>
        <translation>Ein leeres filter: bewirkt nichts und wird übersprungen.</translation>
    </message>
    <message>
        <source>An entity without classname is not added.</source>
        <translation>Eine Entity ohne classname wird nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>A worldspawn cannot be added here: change the map&apos;s own with replace: and with:.</source>
        <translation>Ein worldspawn wird hier nicht hinzugefügt: Den der Map mit replace: und with: ändern.</translation>
    </message>
    <message>
        <source>This replace: does nothing, because there is no with: after it.</source>
        <translation>Hinter diesem replace: steht kein with:; es bewirkt nichts.</translation>
    </message>
    <message>
        <source>Only the first pair in this line counts.</source>
        <translation>Von den Paaren in dieser Zeile gilt nur das erste.</translation>
    </message>
    <message>
        <source>This block adds an entity without keys.</source>
        <translation>Dieser Block fügt eine Entity ohne Schlüssel hinzu.</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>%1 The old file is as it was.</source>
        <translation>%1 Die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>%1 No file was made.</source>
        <translation>%1 Es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Schreiben nicht möglich: %1.</translation>
    </message>
    <message>
        <source>What was written is not what is read back: the disk may be failing.</source>
        <translation>Was geschrieben wurde, ist nicht das, was zurückgelesen wird: Der Datenträger ist möglicherweise defekt.</translation>
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
        <source>The BSPX lumps would lie behind the 2 GiB that a map&apos;s directory can reach.</source>
        <translation>Die BSPX-Lumps lägen hinter den 2 GiB, die das Lump-Verzeichnis einer Map erreichen kann.</translation>
    </message>
    <message>
        <source>The text would end behind the 2 GiB that a map&apos;s directory can reach.</source>
        <translation>Der Text würde hinter den 2 GiB enden, die das Lump-Verzeichnis einer Map erreichen kann.</translation>
    </message>
    <message>
        <source>The text has a NUL in it, where the games would stop reading.</source>
        <translation>Der Text enthält ein NUL, bei dem die Spiele zu lesen aufhören würden.</translation>
    </message>
    <message>
        <source>Saving this text would harm the map. %1</source>
        <translation>Das Speichern dieses Texts würde der Map schaden. %1</translation>
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
        <source>An entity has more than the %1 keys that %2 takes.</source>
        <translation>Eine Entity hat mehr als die %1 Schlüssel, die %2 erlaubt.</translation>
    </message>
    <message>
        <source>An entity&apos;s keys and values are longer than the %1 bytes that %2 takes.</source>
        <translation>Die Schlüssel und Werte einer Entity sind länger als die %1 Bytes, die %2 erlaubt.</translation>
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
        <source>There are %1 more faults than before behind the first thousand.</source>
        <translation>Nach den ersten tausend Fehlern gibt es %1 mehr als vorher.</translation>
    </message>
    <message>
        <source>There is a NUL in the text, where the games would stop reading.</source>
        <translation>Im Text steht ein NUL, bei dem die Spiele zu lesen aufhören würden.</translation>
    </message>
    <message>
        <source>The text is the same: not a byte changes.</source>
        <translation>Der Text ist derselbe: Kein Byte ändert sich.</translation>
    </message>
    <message>
        <source>The text goes where it was.</source>
        <translation>Der Text kommt an seine alte Stelle.</translation>
    </message>
    <message>
        <source>The text goes where it was, which is the end of the file.</source>
        <translation>Der Text kommt an seine alte Stelle, das Ende der Datei.</translation>
    </message>
    <message>
        <source>The text goes to the end of the file, since it is longer than the room it had; the old text&apos;s bytes become zero.</source>
        <translation>Der Text kommt ans Ende der Datei, weil er länger als sein bisheriger Platz ist; die Bytes des alten Texts werden null.</translation>
    </message>
    <message>
        <source>The text goes in front of the BSPX lumps, which move back by %1 bytes.</source>
        <translation>Der Text kommt vor die BSPX-Lumps, die um %1 Bytes nach hinten rücken.</translation>
    </message>
    <message>
        <source>The other lumps, %1 of them, are identical.</source>
        <translation>Die anderen Lumps, %1 an der Zahl, sind identisch.</translation>
    </message>
    <message>
        <source>Lumps that differ: %1.</source>
        <translation>Lumps, die sich unterscheiden: %1.</translation>
    </message>
    <message>
        <source>With this text it would be taken for a map of %1, not of %2.</source>
        <translation>Mit diesem Text würde die Map für eine von %1 statt von %2 gehalten.</translation>
    </message>
    <message>
        <source>Its entity text is not the one that was to be saved.</source>
        <translation>Der Entity-Text ist nicht der, der gespeichert werden sollte.</translation>
    </message>
    <message>
        <source>Of its other lumps these would change: %1.</source>
        <translation>Von den anderen Lumps würden sich diese ändern: %1.</translation>
    </message>
    <message>
        <source>All edits are taken back: the file becomes the one that was opened, byte for byte.</source>
        <translation>Alle Änderungen sind zurückgenommen: Die Datei wird Byte für Byte die, die geöffnet wurde.</translation>
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
    <message>
        <source>%1 The file may be damaged now. The old one is whole as %2.</source>
        <translation>%1 Die Datei kann jetzt beschädigt sein. Die alte ist ganz, als %2.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more names (hard links), which would keep the old map.</source>
        <translation>
            <numerusform>Die Datei hat %n weiteren Namen (harter Link), der die alte Map behielte.</numerusform>
            <numerusform>Die Datei hat %n weitere Namen (harte Links), die die alte Map behielten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights that were edited: %1. The light on the map&apos;s faces was computed when it was compiled and stays as it is.</source>
        <translation>Bearbeitete Lichter: %1. Das Licht auf den Flächen der Map wurde beim Kompilieren berechnet und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Not copied with the map: %1. Games find such files by the map&apos;s name, beside it.</source>
        <translation>Nicht mit der Map kopiert: %1. Spiele finden solche Dateien am Namen der Map, neben ihr.</translation>
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
        <source>%1 cannot be made. It marks a map whose save was interrupted, and without it nothing is saved.</source>
        <translation>%1 kann nicht angelegt werden. Diese Datei kennzeichnet ein unterbrochenes Speichern; ohne sie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>A save into this file was interrupted, so it may hold parts of two versions. The previous version is complete as %1. If this file is damaged, copy that version over it. Then delete %2 beside it: until you do, nothing is saved to this file.</source>
        <translation>Ein Speichern in diese Datei wurde unterbrochen; sie kann Teile zweier Fassungen enthalten. Die vorige Fassung liegt vollständig als %1 vor. Ist diese Datei beschädigt, kopieren Sie die vorige darüber. Löschen Sie danach %2 daneben; vorher wird nichts in diese Datei gespeichert.</translation>
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
        <translation>Die vorige Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Engines that read %1 beside the map use its entities instead of these.</source>
        <translation>Engines, die %1 neben der Map lesen, verwenden die Entities daraus statt dieser.</translation>
    </message>
    <message>
        <source>%1 stays beside the map, but is not read any more: its name has the CRC of the entities before this edit.</source>
        <translation>%1 bleibt neben der Map, wird aber nicht mehr gelesen: Der Name enthält die CRC der Entities vor dieser Änderung.</translation>
    </message>
    <message>
        <source>With its NUL the text is longer than %1 bytes, the limit of %2.</source>
        <translation>Mit dem NUL ist der Text länger als das Limit von %1 Bytes (%2).</translation>
    </message>
    <message>
        <source>Compared with the current version of the file that is replaced:</source>
        <translation>Verglichen mit der Datei, die ersetzt wird, in ihrem jetzigen Stand:</translation>
    </message>
    <message>
        <source>The whole file is replaced by the map that is open here, with its edits.</source>
        <translation>Die ganze Datei wird durch die hier geöffnete Map mit ihren Änderungen ersetzt.</translation>
    </message>
    <message>
        <source>The file that is replaced is not a map of %1, so the changes below are compared with the map that was opened.</source>
        <translation>Die Datei, die ersetzt wird, ist keine Map von %1: Das Folgende vergleicht mit der geöffneten Map.</translation>
    </message>
    <message>
        <source>The bytes after the entity text would change.</source>
        <translation>Die Bytes hinter dem Entity-Text würden sich ändern.</translation>
    </message>
    <message>
        <source>Bytes of text from the first to the last change</source>
        <translation>Bytes des Textes von der ersten bis zur letzten Änderung</translation>
    </message>
    <message>
        <source>According to the directory, lumps end %1 bytes beyond the end of the file, so a longer text cannot be placed after them.</source>
        <translation>Laut Lump-Verzeichnis enden Lumps %1 Bytes hinter dem Ende der Datei; deshalb kann dahinter kein längerer Text geschrieben werden.</translation>
    </message>
    <message>
        <source>The file ends inside its header.</source>
        <translation>Die Datei endet innerhalb ihres Kopfes.</translation>
    </message>
    <message>
        <source>Bytes that belong to no lump would change.</source>
        <translation>Bytes, die zu keinem Lump gehören, würden sich ändern.</translation>
    </message>
    <message>
        <source>According to the directory, lumps end %1 bytes beyond the end of the file, so %2 cannot be placed after them.</source>
        <translation>Laut Verzeichnis enden Lumps %1 Bytes hinter dem Ende der Datei, deshalb lässt sich %2 nicht dahinter ablegen.</translation>
    </message>
    <message>
        <source>%1 goes to the end of the file, since it is longer than the room it had; its old bytes become zero.</source>
        <translation>%1 kommt ans Ende der Datei, weil der alte Platz nicht mehr reicht; die alten Bytes werden null.</translation>
    </message>
    <message>
        <source>%1 goes in front of the BSPX lumps, which move back by %2 bytes.</source>
        <translation>%1 kommt vor die BSPX-Lumps, die um %2 Bytes nach hinten rücken.</translation>
    </message>
    <message>
        <source>%1 goes where it was.</source>
        <translation>%1 bleibt an seinem Platz.</translation>
    </message>
    <message>
        <source>BSPX lumps were added or removed.</source>
        <translation>BSPX-Lumps wurden hinzugefügt oder entfernt.</translation>
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
        <source>%1 goes in front of the BSPX lumps, which move forward by %2 bytes.</source>
        <translation>%1 kommt vor die BSPX-Lumps, die um %2 Bytes nach vorn rücken.</translation>
    </message>
    <message>
        <source>%1 would end beyond 2 GiB, the most that a map&apos;s directory can address.</source>
        <translation>%1 würde über die 2 GiB hinausreichen, die das Verzeichnis einer Map adressieren kann.</translation>
    </message>
    <message>
        <source>Saving these edits would damage the map. %1</source>
        <translation>Diese Änderungen zu speichern würde die Map beschädigen. %1</translation>
    </message>
    <message>
        <source>These lumps differ from what was to be saved: %1.</source>
        <translation>Diese Lumps stimmen nicht mit dem überein, was gespeichert werden sollte: %1.</translation>
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
    <message>
        <source>Bots refuse the map&apos;s .aas file after any change (&quot;aas file is out of date&quot;) until it is made anew. Servers with sv_pure 1 take maps only from a pk3.</source>
        <translation>Bots lehnen die .aas-Datei der Map nach jeder Änderung ab (&quot;aas file is out of date&quot;), bis sie neu erzeugt wird. Server mit sv_pure 1 nehmen Maps nur aus einer pk3 an.</translation>
    </message>
    <message>
        <source>Quake II compares the whole file: on a server, only players with the same copy stay (&quot;Local map version differs from server&quot;). Playing alone is not affected.</source>
        <translation>Quake II vergleicht die ganze Datei: Auf einem Server bleiben nur Spieler mit derselben Kopie (&quot;Local map version differs from server&quot;). Wer allein spielt, ist nicht betroffen.</translation>
    </message>
    <message>
        <source>ReHLDS reads maps/NAME.ent beside the map instead when sv_use_entity_file is 1; Xash3D when that is newer than the map.</source>
        <translation>ReHLDS liest stattdessen maps/NAME.ent neben der Map, wenn sv_use_entity_file 1 ist; Xash3D, wenn diese Datei neuer als die Map ist.</translation>
    </message>
    <message>
        <source>The checksum that servers compare leaves the entities out, so players with the original can join.</source>
        <translation>Die Prüfsumme, die Server vergleichen, lässt die Entities aus; Spieler mit dem Original können also mitspielen.</translation>
    </message>
    <message>
        <source>The checksum that servers compare leaves the entities out, so players with the original can join; but Xash3D counts them in Blue Shift&apos;s layout, and there all need the same copy.</source>
        <translation>Die Prüfsumme, die Server vergleichen, lässt die Entities aus; Spieler mit dem Original können also mitspielen. Xash3D aber rechnet sie beim Layout von Blue Shift mit ein, und dort brauchen alle dieselbe Kopie.</translation>
    </message>
    <message>
        <source>yquake2 reads maps/NAME.ent beside the map instead when sv_entfile is 1; q2pro has map_override_path.</source>
        <translation>yquake2 liest stattdessen maps/NAME.ent neben der Map, wenn sv_entfile 1 ist; q2pro hat dafür map_override_path.</translation>
    </message>
    <message>
        <source>Brushes that reach into its leafs, each once; ?: not counted</source>
        <translation>Brushes, die in seine Leafs reichen, jeder einmal; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that it sees and that do not see it; ?: not counted</source>
        <translation>Cluster, die er sieht und die ihn nicht sehen; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that it sees, itself among them if its row says so; ?: not counted</source>
        <translation>Cluster, die er sieht, darunter er selbst, wenn seine Zeile es sagt; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that see it and that it does not see; ?: not counted</source>
        <translation>Cluster, die ihn sehen und die er nicht sieht; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Clusters that see it; ?: not counted</source>
        <translation>Cluster, die ihn sehen; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Faces that it lists, each once; ?: not counted</source>
        <translation>Faces, die er auflistet, jedes einmal; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Faces that its leafs list, each once; ?: not counted</source>
        <translation>Faces, die seine Leafs auflisten, jedes einmal; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>High corner of the box around its leafs, in map units</source>
        <translation>Obere Ecke der Box um seine Leafs, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Leafs of the world that belong to it</source>
        <translation>Leafs der Welt, die zu ihm gehören</translation>
    </message>
    <message>
        <source>Low corner of the box around its leafs, in map units</source>
        <translation>Untere Ecke der Box um seine Leafs, in Map-Einheiten</translation>
    </message>
    <message>
        <source>The area of its first leaf; -1: none</source>
        <translation>Die Area seines ersten Leafs; -1: keine</translation>
    </message>
    <message>
        <source>Area of its faces, in square map units</source>
        <translation>Fläche der zugehörigen Faces, in Quadrateinheiten</translation>
    </message>
    <message>
        <source>Area of the faces that it lists</source>
        <translation>Fläche der Faces, die das Leaf aufführt</translation>
    </message>
    <message>
        <source>Bytes of its lighting, of all styles</source>
        <translation>Bytes des zugehörigen Lichts, von allen Stilen</translation>
    </message>
    <message>
        <source>Bytes of lighting of its faces, of all styles</source>
        <translation>Bytes des Lichts der zugehörigen Faces, von allen Stilen</translation>
    </message>
    <message>
        <source>Cluster of the first leaf with one that lists it; -1: none</source>
        <translation>Cluster des ersten Leafs mit einem, das das Face aufführt; -1: keiner</translation>
    </message>
    <message>
        <source>Cubic map units; empty: of no part of the world</source>
        <translation>Kubikeinheiten; leer: bei Leafs, die kein Teil der Welt sind</translation>
    </message>
    <message>
        <source>Faces that it lists, each once</source>
        <translation>Faces, die das Leaf aufführt, jedes einmal</translation>
    </message>
    <message>
        <source>Faces that use it</source>
        <translation>Faces, die diesen Datensatz verwenden</translation>
    </message>
    <message>
        <source>How it behaves</source>
        <translation>Wie sich die Oberfläche verhält</translation>
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
        <source>Luxels that light it, of one style</source>
        <translation>Luxel, die das Face beleuchten, von einem Stil</translation>
    </message>
    <message>
        <source>Luxels that light its faces, of one style each</source>
        <translation>Luxel, die die zugehörigen Faces beleuchten, von je einem Stil</translation>
    </message>
    <message>
        <source>Texture of the first of its sides that has one</source>
        <translation>Textur der ersten Seite des Brushs, die eine hat</translation>
    </message>
    <message>
        <source>The first entity that has it; 0: worldspawn, -1: none</source>
        <translation>Die erste Entity mit diesem Modell; 0: worldspawn, -1: keine</translation>
    </message>
    <message>
        <source>The first entity that has this model; 0: worldspawn, -1: none</source>
        <translation>Die erste Entity mit diesem Modell; 0: worldspawn, -1: keine</translation>
    </message>
    <message>
        <source>The model it belongs to; 0: the world, -1: none</source>
        <translation>Das zugehörige Modell; 0: die Welt, -1: keines</translation>
    </message>
    <message>
        <source>Triangles of its faces, as drawn</source>
        <translation>Dreiecke der zugehörigen Faces, wie sie gezeichnet werden</translation>
    </message>
    <message>
        <source>Triangles of the faces that it lists</source>
        <translation>Dreiecke der Faces, die das Leaf aufführt</translation>
    </message>
    <message>
        <source>Triangles that it is drawn with</source>
        <translation>Dreiecke, als die das Face gezeichnet wird</translation>
    </message>
    <message>
        <source>What lights it, or why nothing does</source>
        <translation>Was das Face beleuchtet, oder warum nichts</translation>
    </message>
    <message>
        <source>What the map holds of it, header, pixels and palette</source>
        <translation>Was die Map davon enthält: Header, Pixel und Palette</translation>
    </message>
    <message>
        <source>Average light, 0 to 255: of its luxels of the first style, or its vertexes; 0 drawn black, 255 full bright; empty: not drawn</source>
        <translation>Mittleres Licht, 0 bis 255: der Luxel des ersten Stils oder der Vertexes; 0 schwarz gezeichnet, 255 voll hell; leer: nicht gezeichnet</translation>
    </message>
    <message>
        <source>Faces that the set lets be drawn from it, with brush models; ?: not counted</source>
        <translation>Faces, die das PVS von ihm aus zeichnen lässt, mit denen der Brush-Modelle; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>Triangles of the faces that the set lets be drawn from it, with brush models; ?: not counted</source>
        <translation>Dreiecke der Faces, die das PVS von ihm aus zeichnen lässt, mit denen der Brush-Modelle; ?: nicht gezählt</translation>
    </message>
    <message>
        <source>A ZIP archive of files of the game that belong to the map</source>
        <translation>Ein ZIP-Archiv mit Dateien des Spiels, die zur Map gehören</translation>
    </message>
    <message>
        <source>A direction, length 1</source>
        <translation>Eine Richtung, Länge 1</translation>
    </message>
    <message>
        <source>Boxes of points whose light is stored</source>
        <translation>Quader von Punkten, deren Licht gespeichert ist</translation>
    </message>
    <message>
        <source>Brushes, for collision without hulls</source>
        <translation>Brushes, für Kollision ohne Hulls</translation>
    </message>
    <message>
        <source>Direction of the texture&apos;s s axis there</source>
        <translation>Richtung der s-Achse der Textur dort</translation>
    </message>
    <message>
        <source>Direction of the texture&apos;s t axis there</source>
        <translation>Richtung der t-Achse der Textur dort</translation>
    </message>
    <message>
        <source>Direction the plane faces, out of the brush</source>
        <translation>Richtung, in die die Ebene zeigt, aus dem Brush heraus</translation>
    </message>
    <message>
        <source>Direction the surface faces there</source>
        <translation>Richtung, in die die Oberfläche dort zeigt</translation>
    </message>
    <message>
        <source>Direction the surface faces there; 0: none</source>
        <translation>Richtung, in die die Oberfläche dort zeigt; 0: keine</translation>
    </message>
    <message>
        <source>Directions that corners of faces share</source>
        <translation>Richtungen, die sich Ecken von Faces teilen</translation>
    </message>
    <message>
        <source>Distance between its points, in map units</source>
        <translation>Abstand zwischen seinen Punkten, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Files of the game that belong to the map</source>
        <translation>Dateien des Spiels, die zur Map gehören</translation>
    </message>
    <message>
        <source>First of its leafs</source>
        <translation>Erster seiner Leafs</translation>
    </message>
    <message>
        <source>First of its nodes</source>
        <translation>Erster seiner Nodes</translation>
    </message>
    <message>
        <source>First of its planes, beside the six of its box</source>
        <translation>Erste seiner Ebenen, neben den sechs seines Quaders</translation>
    </message>
    <message>
        <source>Five trees for collision, one a hull</source>
        <translation>Fünf Bäume für Kollision, einer je Hull</translation>
    </message>
    <message>
        <source>Hammer of Thyrion and FTE read maps/NAME.ent beside the map instead; the first only while external_ents is 1.</source>
        <translation>Hammer of Thyrion und FTE lesen stattdessen maps/NAME.ent neben der Map; das erste nur, solange external_ents 1 ist.</translation>
    </message>
    <message>
        <source>Hexen II compares nothing. HexenWorld&apos;s checksum leaves the entities out, so players with the original can join.</source>
        <translation>Hexen II vergleicht nichts. Die Prüfsumme von HexenWorld lässt die Entities aus, so dass Spieler mit dem Original mitspielen können.</translation>
    </message>
    <message>
        <source>Height of its lightmaps, in luxels</source>
        <translation>Höhe seiner Lightmaps, in Luxeln</translation>
    </message>
    <message>
        <source>How fine its faces&apos; lightmaps are; -1: as usual</source>
        <translation>Wie fein die Lightmaps seiner Faces sind; -1: wie üblich</translation>
    </message>
    <message>
        <source>How fine lightmaps are, and landscapes</source>
        <translation>Wie fein Lightmaps sind, und Landschaften</translation>
    </message>
    <message>
        <source>How fine the lightmaps of faces are</source>
        <translation>Wie fein die Lightmaps von Faces sind</translation>
    </message>
    <message>
        <source>How many points it has along each axis</source>
        <translation>Wie viele Punkte es entlang jeder Achse hat</translation>
    </message>
    <message>
        <source>How many points it has in all</source>
        <translation>Wie viele Punkte es insgesamt hat</translation>
    </message>
    <message>
        <source>How much of the sun each luxel sees</source>
        <translation>Wie viel von der Sonne jedes Luxel sieht</translation>
    </message>
    <message>
        <source>Its bytes, unpacked</source>
        <translation>Seine Bytes, entpackt</translation>
    </message>
    <message>
        <source>Its first point</source>
        <translation>Sein erster Punkt</translation>
    </message>
    <message>
        <source>Its name, with folders</source>
        <translation>Ihr Name, mit Ordnern</translation>
    </message>
    <message>
        <source>Landscape it belongs to, as the map&apos;s file of landscapes names it</source>
        <translation>Landschaft, zu der es gehört, wie die Landschaftsdatei der Map sie nennt</translation>
    </message>
    <message>
        <source>Light in the air from six sides, for models</source>
        <translation>Licht in der Luft von sechs Seiten, für Modelle</translation>
    </message>
    <message>
        <source>Light in the air, for models</source>
        <translation>Licht in der Luft, für Modelle</translation>
    </message>
    <message>
        <source>Light inside leafs, as bytes</source>
        <translation>Licht innerhalb von Leafs, als Bytes</translation>
    </message>
    <message>
        <source>Light of models&apos; vertexes, as bytes</source>
        <translation>Licht der Vertexe von Modellen, als Bytes</translation>
    </message>
    <message>
        <source>Light style of each of its lightmaps, in place of the face&apos;s own; the highest number: none</source>
        <translation>Lichtstil jeder seiner Lightmaps, anstelle der des Face; die höchste Zahl: keiner</translation>
    </message>
    <message>
        <source>Light styles of faces, of which there may be more than 255</source>
        <translation>Lichtstile von Faces, von denen es mehr als 255 geben kann</translation>
    </message>
    <message>
        <source>Light styles of faces, of which there may be more than four</source>
        <translation>Lichtstile von Faces, von denen es mehr als vier geben kann</translation>
    </message>
    <message>
        <source>Light styles that a point may have at most</source>
        <translation>Lichtstile, die ein Punkt höchstens haben kann</translation>
    </message>
    <message>
        <source>Light styles that one of its points has at most</source>
        <translation>Lichtstile, die einer seiner Punkte höchstens hat</translation>
    </message>
    <message>
        <source>Lightmap axis s: luxels for each map unit, and offset</source>
        <translation>Lightmap-Achse s: Luxel je Map-Einheit, und Versatz</translation>
    </message>
    <message>
        <source>Lightmap axis t: luxels for each map unit, and offset</source>
        <translation>Lightmap-Achse t: Luxel je Map-Einheit, und Versatz</translation>
    </message>
    <message>
        <source>Lightmaps of faces that go by axes of their own, not by the texture&apos;s</source>
        <translation>Lightmaps von Faces, die nach eigenen Achsen gehen, nicht nach denen der Textur</translation>
    </message>
    <message>
        <source>Lightmaps&apos; luxels in colour without an upper bound: three mantissas of nine bits and an exponent of five</source>
        <translation>Farbige Luxel der Lightmaps ohne obere Grenze: drei Mantissen von neun Bits und ein Exponent von fünf</translation>
    </message>
    <message>
        <source>Lightmaps&apos; luxels in colour: red, green and blue, a byte each</source>
        <translation>Farbige Luxel der Lightmaps: Rot, Grün und Blau, je ein Byte</translation>
    </message>
    <message>
        <source>Lightmaps&apos; luxels, grey</source>
        <translation>Graue Luxel der Lightmaps</translation>
    </message>
    <message>
        <source>Luxels that a face is cut at, usually 16</source>
        <translation>Luxel, bei denen ein Face geteilt wird, üblich 16</translation>
    </message>
    <message>
        <source>Models that have brushes</source>
        <translation>Modelle, die Brushes haben</translation>
    </message>
    <message>
        <source>Nobody uses it</source>
        <translation>Niemand benutzt es</translation>
    </message>
    <message>
        <source>Normals of vertexes, as bytes</source>
        <translation>Normalen von Vertexen, als Bytes</translation>
    </message>
    <message>
        <source>Normals of vertexes, for surfaces that are to look curved</source>
        <translation>Normalen von Vertexen, für Oberflächen, die gekrümmt aussehen sollen</translation>
    </message>
    <message>
        <source>Normals, tangents and bitangents of faces&apos; corners</source>
        <translation>Normalen, Tangenten und Bitangenten der Ecken von Faces</translation>
    </message>
    <message>
        <source>Normals, tangents and bitangents of faces&apos; corners, by number</source>
        <translation>Normalen, Tangenten und Bitangenten der Ecken von Faces, nach Nummer</translation>
    </message>
    <message>
        <source>Not used: there is no hull 3</source>
        <translation>Nicht benutzt: es gibt keine Hull 3</translation>
    </message>
    <message>
        <source>Not used: there is no hull 6</source>
        <translation>Nicht benutzt: es gibt keine Hull 6</translation>
    </message>
    <message>
        <source>Not used: there is no hull 7</source>
        <translation>Nicht benutzt: es gibt keine Hull 7</translation>
    </message>
    <message>
        <source>Places whose surroundings surfaces mirror</source>
        <translation>Orte, deren Umgebung Oberflächen spiegeln</translation>
    </message>
    <message>
        <source>Places whose surroundings surfaces mirror, as bytes</source>
        <translation>Orte, deren Umgebung Oberflächen spiegeln, als Bytes</translation>
    </message>
    <message>
        <source>Planes of all its brushes, as it says itself</source>
        <translation>Ebenen aller seiner Brushes, wie es selbst sagt</translation>
    </message>
    <message>
        <source>Planes of brushes that are along no axis</source>
        <translation>Ebenen von Brushes, die entlang keiner Achse liegen</translation>
    </message>
    <message>
        <source>Points of which no light is known</source>
        <translation>Punkte, von denen kein Licht bekannt ist</translation>
    </message>
    <message>
        <source>Quake compares nothing. QuakeWorld&apos;s checksum leaves the entities out, so players with the original can join.</source>
        <translation>Quake vergleicht nichts. Die Prüfsumme von QuakeWorld lässt die Entities aus, so dass Spieler mit dem Original mitspielen können.</translation>
    </message>
    <message>
        <source>QuakeSpasm and later engines read maps/NAME.vis beside a map instead of its own visibility, unless external_vis is 0.</source>
        <translation>QuakeSpasm und spätere Engines lesen maps/NAME.vis neben einer Map anstelle ihrer eigenen Sichtbarkeit, außer wenn external_vis 0 ist.</translation>
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
        <source>Side of its pictures, in pixels</source>
        <translation>Seite seiner Bilder, in Pixeln</translation>
    </message>
    <message>
        <source>Tells landscapes of one name apart; -1: none</source>
        <translation>Unterscheidet Landschaften eines Namens; -1: keine</translation>
    </message>
    <message>
        <source>Texels for each luxel, as a power of two: 4 is the usual 16</source>
        <translation>Texel je Luxel, als Zweierpotenz: 4 sind die üblichen 16</translation>
    </message>
    <message>
        <source>Texels for each luxel, usually 16</source>
        <translation>Texel je Luxel, üblich 16</translation>
    </message>
    <message>
        <source>The brush that it bounds</source>
        <translation>Der Brush, den sie begrenzt</translation>
    </message>
    <message>
        <source>The face it lights: the one of this number</source>
        <translation>Das Face, das es beleuchtet: das mit dieser Nummer</translation>
    </message>
    <message>
        <source>The face that mirrors it: the one of this number</source>
        <translation>Das Face, das es spiegelt: das mit dieser Nummer</translation>
    </message>
    <message>
        <source>The face whose corner it is; -1: faces have fewer</source>
        <translation>Das Face, dessen Ecke es ist; -1: Faces haben weniger</translation>
    </message>
    <message>
        <source>The grid of points whose light is known</source>
        <translation>Das Gitter der Punkte, deren Licht bekannt ist</translation>
    </message>
    <message>
        <source>The lights that the map was lit by, as bytes</source>
        <translation>Die Lichter, von denen die Map beleuchtet wurde, als Bytes</translation>
    </message>
    <message>
        <source>The model that is made of the brushes</source>
        <translation>Das Modell, das aus den Brushes besteht</translation>
    </message>
    <message>
        <source>The picture around that it mirrors; -1: none</source>
        <translation>Das Rundumbild, das es spiegelt; -1: keines</translation>
    </message>
    <message>
        <source>The tree that splits a grid into leafs</source>
        <translation>Der Baum, der ein Gitter in Leafs teilt</translation>
    </message>
    <message>
        <source>The vertex it belongs to: the one of this number</source>
        <translation>Der Vertex, zu dem es gehört: der mit dieser Nummer</translation>
    </message>
    <message>
        <source>Two trees for collision, one a hull</source>
        <translation>Zwei Bäume für Kollision, einer je Hull</translation>
    </message>
    <message>
        <source>Version of the record; engines read 1</source>
        <translation>Version des Datensatzes; Engines lesen 1</translation>
    </message>
    <message>
        <source>Ways of monsters, as bytes</source>
        <translation>Wege von Monstern, als Bytes</translation>
    </message>
    <message>
        <source>What lies there: 4 more from x on, 2 from y on, 1 from z on; OCCLUDED: no light is known</source>
        <translation>Was dort liegt: ab x um 4 weiter, ab y um 2, ab z um 1; OCCLUDED: kein Licht bekannt</translation>
    </message>
    <message>
        <source>What physics collide with, as bytes</source>
        <translation>Womit die Physik kollidiert, als Bytes</translation>
    </message>
    <message>
        <source>What surfaces mirror</source>
        <translation>Was Oberflächen spiegeln</translation>
    </message>
    <message>
        <source>Where it begins in the lump that it is read from, in bytes</source>
        <translation>Wo es in dem Lump beginnt, aus dem es gelesen ist, in Bytes</translation>
    </message>
    <message>
        <source>Where it splits the grid, in its points</source>
        <translation>Wo er das Gitter teilt, in dessen Punkten</translation>
    </message>
    <message>
        <source>Where its first point lies, in map units</source>
        <translation>Wo sein erster Punkt liegt, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Where its lightmaps begin, in bytes, in place of the face&apos;s own; -1: none</source>
        <translation>Wo seine Lightmaps beginnen, in Bytes, anstelle der Angabe des Face; -1: keine</translation>
    </message>
    <message>
        <source>Where its picture was taken, in map units</source>
        <translation>Wo sein Bild aufgenommen wurde, in Map-Einheiten</translation>
    </message>
    <message>
        <source>Where lightmaps of another fineness begin</source>
        <translation>Wo Lightmaps anderer Feinheit beginnen</translation>
    </message>
    <message>
        <source>Where the light of each luxel comes from, seen from its surface; three bytes each</source>
        <translation>Woher das Licht jedes Luxels kommt, von seiner Oberfläche aus; je drei Bytes</translation>
    </message>
    <message>
        <source>Where the light of each luxel comes from; three bytes each</source>
        <translation>Woher das Licht jedes Luxels kommt; je drei Bytes</translation>
    </message>
    <message>
        <source>Where the light of its points begins, in bytes</source>
        <translation>Wo das Licht seiner Punkte beginnt, in Bytes</translation>
    </message>
    <message>
        <source>Which of the face&apos;s corners, in the order of its surfedges</source>
        <translation>Welche der Ecken des Face, in der Reihenfolge seiner Surfedges</translation>
    </message>
    <message>
        <source>Whose brush it is</source>
        <translation>Wessen Brush es ist</translation>
    </message>
    <message>
        <source>Whose leaf it is</source>
        <translation>Wessen Leaf es ist</translation>
    </message>
    <message>
        <source>Whose node it is</source>
        <translation>Wessen Node es ist</translation>
    </message>
    <message>
        <source>Width of its lightmaps, in luxels</source>
        <translation>Breite seiner Lightmaps, in Luxeln</translation>
    </message>
    <message>
        <source>DarkPlaces reads maps/NAME.ent beside the map instead, while sv_entpatch is 1.</source>
        <translation>DarkPlaces liest stattdessen maps/NAME.ent neben der Map, solange sv_entpatch 1 ist.</translation>
    </message>
    <message>
        <source>QuakeSpasm, vkQuake and Ironwail read maps/NAME@CRC.ent, with the CRC of the map&apos;s own entities, before maps/NAME.ent; DarkPlaces and FTE do not know it.</source>
        <translation>QuakeSpasm, vkQuake und Ironwail lesen maps/NAME@CRC.ent, mit der CRC der Entities der Map, vor maps/NAME.ent; DarkPlaces und FTE kennen diesen Namen nicht.</translation>
    </message>
    <message>
        <source>QuakeSpasm, vkQuake, Ironwail, DarkPlaces and FTE read maps/NAME.ent beside the map instead; the first three only while external_ents is 1.</source>
        <translation>QuakeSpasm, vkQuake, Ironwail, DarkPlaces und FTE lesen stattdessen maps/NAME.ent neben der Map; die ersten drei nur, solange external_ents 1 ist.</translation>
    </message>
    <message>
        <source>yquake2 reads maps/NAME@CRC.ent, with the CRC of the map&apos;s own entities, before maps/NAME.ent.</source>
        <translation>yquake2 liest maps/NAME@CRC.ent, mit der CRC der Entities der Map, vor maps/NAME.ent.</translation>
    </message>
    <message>
        <source>yquake2 ignores files of more than 262,142 bytes and keeps the map&apos;s own entities.</source>
        <translation>yquake2 liest keine Datei über 262.142 Bytes und behält dann die Entities der Map.</translation>
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
        <source>Spawnflags 256, 512 and 1024: on no skill.</source>
        <translation>Spawnflags 256, 512 und 1024: auf keiner Schwierigkeitsstufe.</translation>
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
        <source>Coop, on any skill</source>
        <translation>Coop, jede Schwierigkeitsstufe</translation>
    </message>
    <message>
        <source>Coop of the remaster, on any skill</source>
        <translation>Coop des Remasters, jede Schwierigkeitsstufe</translation>
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
        <source>gametype does not name this one.</source>
        <translation>gametype nennt diesen Spieltyp nicht.</translation>
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
        <source>Capture the flag, with elimination or without</source>
        <translation>Capture the Flag, mit Elimination oder ohne</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Domination</translation>
    </message>
    <message>
        <source>Double domination</source>
        <translation>Doppelte Domination</translation>
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
        <translation>Eine Flagge</translation>
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
        <source>!gametype names this one.</source>
        <translation>!gametype nennt diesen Spieltyp.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>There are more entities than the %1 that %2 has room for beside the world (played as %3): it stops, &quot;%4&quot;.</source>
        <translation>Es sind mehr Entitys als die %1, für die %2 neben der Welt Platz hat (gespielt als %3): Es bricht ab, &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>%1: the map does not have its model &quot;%2&quot;, but *1 to *%3, and %4 stops there.</source>
        <translation>%1: Ihr Modell &quot;%2&quot; hat die Map nicht, nur *1 bis *%3, und %4 bricht dort ab.</translation>
    </message>
    <message>
        <source>%1: it has no model, and without its brushes %2 stops there.</source>
        <translation>%1: Sie hat kein Modell, und ohne ihre Brushes bricht %2 dort ab.</translation>
    </message>
    <message>
        <source>%1: its model &quot;%2&quot; is not made of the map&apos;s brushes (*1 and so on), and %3 stops there.</source>
        <translation>%1: Ihr Modell &quot;%2&quot; besteht nicht aus Brushes der Map (*1 und so weiter), und %3 bricht dort ab.</translation>
    </message>
    <message>
        <source>Spawnflags 4096, 8192 and 16384: on no skill.</source>
        <translation>Spawnflags 4096, 8192 und 16384: auf keiner Schwierigkeitsstufe.</translation>
    </message>
    <message>
        <source>Spawnflag 131072: not in single player.</source>
        <translation>Spawnflag 131072: nicht im Einzelspiel.</translation>
    </message>
    <message>
        <source>Spawnflags 256, 512, 1024 and 2048: for no class of player.</source>
        <translation>Spawnflags 256, 512, 1024 und 2048: für keine Spielerklasse.</translation>
    </message>
    <message>
        <source>Spawnflag 4096: not on easy.</source>
        <translation>Spawnflag 4096: nicht auf leicht.</translation>
    </message>
    <message>
        <source>Spawnflag 8192: not on medium.</source>
        <translation>Spawnflag 8192: nicht auf mittel.</translation>
    </message>
    <message>
        <source>Spawnflag 16384: not on hard.</source>
        <translation>Spawnflag 16384: nicht auf schwer.</translation>
    </message>
    <message>
        <source>Spawnflag 65536: not in coop.</source>
        <translation>Spawnflag 65536: nicht im Koop.</translation>
    </message>
    <message>
        <source>Spawnflag 32768: not in deathmatch.</source>
        <translation>Spawnflag 32768: nicht im Deathmatch.</translation>
    </message>
    <message>
        <source>Spawnflag 512: not on normal.</source>
        <translation>Spawnflag 512: nicht auf normal.</translation>
    </message>
    <message>
        <source>Spawnflag 1024: not on hard and nightmare.</source>
        <translation>Spawnflag 1024: nicht auf schwer und Albtraum.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Spawnflag 16384: only in coop.</source>
        <translation>Spawnflag 16384: nur im Koop.</translation>
    </message>
    <message>
        <source>%1: its model is &quot;%2&quot;, but the map has no brush models, and %3 stops there.</source>
        <translation>%1: Ihr Modell ist &quot;%2&quot;, aber die Map hat keine Brush-Modelle, und %3 bricht dort ab.</translation>
    </message>
</context>
</TS>

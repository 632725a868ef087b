/** Sentences of private adverts in German; the groups are those of the Czech ones. */
export const phrasesDe = `
# bottle variant
 |
 |
 |
ungeöffnet | Die Flasche ist ungeöffnet, Banderole und Kapsel sind unversehrt.
originalverschlossen | Originalverschluss und Kontrollstreifen sind vollständig.
ältere Abfüllung | Nach Banderole und Etikett handelt es sich um eine ältere Abfüllung, etwa von {oldyear}.
mit Geschenkkarton | Der originale Geschenkkarton ist dabei, nur an den Ecken leicht bestoßen.
!aus Sammlung | Die Flasche stammt aus einer kleinen Sammlung, die ich nach und nach verkleinere.

# bottle opening
Ich biete eine Flasche aus eigenem Bestand an.
Hier im Fachgeschäft gekauft, Beleg vorhanden.
Wegen Umzugs abzugeben.
Seit {year} stehend und dunkel gelagert.
Ein Geschenk, das bei uns keinen Abnehmer gefunden hat.
Meine Sammlung hat einen anderen Schwerpunkt bekommen.

# bottle condition
Füllstand im Hals, Etikett sauber.
Kleine Abschürfung am Rückenetikett, sonst einwandfrei.
Lagerung ohne Sonne und Wärme.
Die Fotos sind aktuell, weitere gern auf Anfrage.

# wine variant
 |
 |
kellergelagert | Die Flasche lag durchgehend im Keller bei 11 bis 13 °C.
!aus Privatkeller | Der Wein stammt aus einem Privatkeller, den ich nach und nach verkleinere.

# wine opening
Nach einer Verkostung direkt beim Weingut gekauft.
Von einer größeren Bestellung für eine Feier übrig.
Der Keller ist voll, neue Jahrgänge brauchen Platz.
Liegend, dunkel und erschütterungsfrei gelagert.

# wine condition
Füllstand im Hals, Korken dicht.
Das Etikett hat einige Stockflecken vom Keller.
Kapsel unversehrt, siehe zweites Foto.

# wine demand
Für meinen Keller gesucht, der Jahrgang darf um ein Jahr abweichen.
Eine Flasche zu einem Jubiläum, wichtig ist die gute Lagerung.

# rare opening
Aus einer privaten Sammlung alter Abfüllungen.
{year} auf einer Auktion erworben, Beleg liegt bei.
Ein Sammlerstück und als solches angeboten.

# beer variant
 |
frische Charge | Frische Charge, das Datum steht auf dem Etikett.
mehrere vorhanden | Mehrere Flaschen vorhanden, ab sechs Stück günstiger.

# beer opening
Vom Besuch in der Brauerei mitgebracht.
Nach einer Familienfeier übrig geblieben.
Sondersud, im Handel nicht mehr zu finden.

# beer condition
Kühl und dunkel gelagert, Kronkorken ohne Rost.
Bodensatz ist bei dieser Sorte natürlich.
Pfandflaschen, das Pfand kommt hinzu.

# miniature variant
 |
voll und verschlossen | Voll und verschlossen.
weitere vorhanden | Weitere Stücke vorhanden, Liste auf Anfrage.

# miniature opening
Doppeltes Stück aus meiner Miniaturensammlung.
Stand jahrelang in der Vitrine, ohne direkte Sonne.
Für Sammler; ältere Stücke sind nicht zum Trinken gedacht.

# miniature condition
Etikett leicht vergilbt, aber vollständig.
Der Füllstand ist altersbedingt etwas gesunken.
Versand in Luftpolsterfolie, bisher ohne Bruch.

# tobacco variant
 |
verschlossen | Die Packung ist verschlossen und trägt ein gültiges Steuerzeichen.
aus dem Humidor | Ungeöffnet im Humidor bei 67 Prozent gelagert.

# tobacco opening
Ungeöffnete Packung mit gültigem Steuerzeichen, im Fachgeschäft gekauft.
Überzähliger Vorrat, daher abzugeben.
Ein Geschenk, für das ich keine Verwendung habe.

# tobacco condition
Siegel ungebrochen, Steuerzeichen vollständig.
Abgabe nur als ganze Packung.
Übergabe nur an Erwachsene gegen Ausweis.

# equipment variant
 |
 |
!unbenutzt | Nie benutzt und noch in der Verpackung.
!wie neu | Zwei- oder dreimal benutzt, ohne Gebrauchsspuren.
mit Karton | Originalkarton und Anleitung sind dabei.

# equipment opening
Wegen Nichtgebrauchs abzugeben.
{year} gekauft und nur gelegentlich benutzt.
Doppelt geschenkt bekommen, eines darf gehen.
Durch ein größeres Stück ersetzt, dieses ist in Ordnung.

# equipment condition
Funktion einwandfrei, gereinigt und einsatzbereit.
Ohne Risse und Absplitterungen, wie auf den Fotos.
Übliche leichte Gebrauchsspuren.
Alle Teile vollständig.

# collectible variant
 |
Zustand siehe Fotos | Der Zustand ist auf den Fotos zu erkennen.
Tausch möglich | Auch ein Tausch kommt infrage.

# collectible opening
Aus einer Familiensammlung, begonnen in den 1970er-Jahren.
{year} auf einer Sammlerbörse gekauft.
Beim Umbau auf dem Dachboden gefunden.
Ein schönes Stück für Bar oder Keller.

# collectible condition
Zustand dem Alter entsprechend, ohne Reparaturen.
Leichte Altersspuren an den Kanten, Druck gut erhalten.
Trocken und lichtgeschützt aufbewahrt.

# any reason
Fragen beantworte ich meist noch am selben Abend.
Bitte nur ernst gemeinte Anfragen.
Schauen Sie auch in meine anderen Anzeigen.
Abgabe nur an Personen über 18 Jahre.
Auf Wunsch reserviere ich drei Tage.

# any handover
Abholung: {place}, sonst gut verpackter Versand.
Am liebsten persönliche Übergabe, {place}.
Versand versichert innerhalb von zwei Tagen nach Zahlungseingang.
Versand im Flaschenkarton mit Polsterung, {postage}.
Ich bin regelmäßig in {cities}, Übergabe dort möglich.

# any negotiable
Preis ist Verhandlungssache.
Vernünftige Angebote sind willkommen.
Bei Abnahme mehrerer Stücke Nachlass.

# any fixed
Festpreis.
Preis inklusive Verpackung.
Der Preis steht fest, bitte nicht handeln.

# bottle demand
Ich suche eine oder zwei ungeöffnete Flaschen für die eigene Sammlung.
Schon länger gesucht, im Handel nicht mehr erhältlich.
Ein beschädigter Karton stört nicht, wichtig ist die Flasche.
Als Geburtstagsgeschenk gedacht, über eine baldige Antwort freue ich mich.

# beer demand
Gesucht für eine Verkostung mit Freunden, frisch oder gereift.
Auch eine leere Flasche mit Etikett hilft weiter.

# miniature demand
Zur Ergänzung meiner Sammlung, auch größere Posten.
Voll und verschlossen, bei älteren Stücken darf der Füllstand gesunken sein.

# tobacco demand
Nur verschlossene Packung mit gültigem Steuerzeichen.
Gesucht wird eine ganze ungeöffnete Kiste, bitte mit Foto des Siegels.

# equipment demand
In gutem Zustand, gern gebraucht.
Für die Hausbar gesucht, Abholung möglich.

# collectible demand
Ich erweitere meine Sammlung und kaufe Einzelstücke wie Posten.
Von Interesse ist alles aus der Zeit vor 1948.

# any demandend
Bitte Foto und Preisvorstellung senden.
Zahlung per Überweisung oder bar bei Übergabe.
Ich komme gern vorbei, {place} und Umgebung.
Jedes Angebot wird beantwortet.
`;

/** Descriptions of the other categories, by id; those of tobacco inform and do not recommend. */
export const otherCategories = `
# 151
cs: Doutníky, doutníčky, dýmkový tabák, tabák do vodní dýmky a šňupací tabák. Tabákové výrobky prodáváme jen osobám od 18 let, v uzavřeném balení s tabákovou nálepkou a s doručením pouze {country}.
en: Cigars, cigarillos, pipe tobacco, hookah tobacco and snuff. Tobacco is sold to adults only, in closed packing with the tax stamp, and delivered {country} only.
de: Zigarren, Zigarillos, Pfeifentabak, Wasserpfeifentabak und Schnupftabak. Tabakwaren werden nur an Erwachsene verkauft, in geschlossener Packung mit Steuerzeichen und mit Lieferung nur {country}.

# 152
cs: Ručně balené doutníky řazené podle země původu a formátu. U každého uvádíme délku, kroužek a počet kusů v balení.
en: Hand-rolled cigars by country and format. Length, ring gauge and the number in the packing are stated.
de: Handgerollte Zigarren nach Herkunft und Format. Länge, Ringmaß und Stückzahl der Packung sind angegeben.

# 153
cs: Doutníky z Kuby, rozdělené podle formátu. V inzerci je podmínkou původní krabice s neporušenou pečetí a platnou tabákovou nálepkou.
en: Cigars from Cuba, by format. Adverts must offer the original box with its seal intact and a valid tax stamp.
de: Zigarren aus Kuba nach Formaten. In Anzeigen ist die Originalkiste mit unversehrtem Siegel und gültigem Steuerzeichen Bedingung.

# 166
cs: Doutníčky v plechových a kartonových krabičkách. Prodávají se jen v uzavřeném balení.
en: Cigarillos in tins and cartons. Sold in closed packing only.
de: Zigarillos in Blech- und Kartonpackungen. Verkauf nur in geschlossener Packung.

# 167
cs: Směsi do dýmky podle stylu: aromatické, anglické a přírodní z tabáků Virginia a Burley. Cenu přepočítáváme na 100 g.
en: Pipe blends by style: aromatic, English and natural ones of Virginia and Burley. Prices are given per 100 g as well.
de: Pfeifenmischungen nach Stil: aromatisch, englisch und naturbelassen aus Virginia und Burley. Der Preis wird auch je 100 g angegeben.

# 171
cs: Tabák do vodní dýmky v uzavřeném balení s tabákovou nálepkou.
en: Hookah tobacco in closed packing with the tax stamp.
de: Wasserpfeifentabak in geschlossener Packung mit Steuerzeichen.

# 172
cs: Šňupací tabák v dózách po 7 a 10 g. Žvýkací a orální tabák se na portálu nenabízí.
en: Snuff in tins of 7 and 10 g. Chewing and oral tobacco is not offered on the portal.
de: Schnupftabak in Dosen zu 7 und 10 g. Kau- und Oraltabak wird auf dem Portal nicht angeboten.

# 173
cs: Dýmky, zapalovače, humidory, ořezávače a další vybavení. Také kuřácké potřeby smějí kupovat jen osoby od 18 let.
en: Pipes, lighters, humidors, cutters and other equipment. Smokers' accessories, too, may be bought by adults only.
de: Pfeifen, Feuerzeuge, Humidore, Abschneider und weiteres Zubehör. Auch Raucherbedarf darf nur von Erwachsenen erworben werden.

# 174
cs: Nové i sběratelské dýmky z briáru, mořské pěny a kukuřice. U použitých dýmek prodejci uvádějí stav hlavy a náustku.
en: New and collectors' pipes of briar, meerschaum and corn cob. Sellers of used pipes state the condition of bowl and stem.
de: Neue und gesammelte Pfeifen aus Bruyère, Meerschaum und Maiskolben. Bei gebrauchten Pfeifen ist der Zustand von Kopf und Mundstück angegeben.

# 178
cs: Kompletní vodní dýmky a jejich díly.
en: Complete hookahs and their parts.
de: Komplette Wasserpfeifen und Einzelteile.

# 179
cs: Benzinové, plynové a tryskové zapalovače, nové i sběratelské. Zapalovače se zasílají bez náplně.
en: Petrol, gas and torch lighters, new and for collectors. Lighters are shipped without fuel.
de: Benzin-, Gas- und Jetflame-Feuerzeuge, neu und für Sammler. Der Versand erfolgt ohne Füllung.

# 182
cs: Stolní, cestovní a skříňové humidory včetně zvlhčovačů a vlhkoměrů. Kapacita je uváděna v počtu doutníků běžného formátu.
en: Desktop, travel and cabinet humidors with humidifiers and hygrometers. Capacity is given in cigars of common size.
de: Tisch-, Reise- und Schrankhumidore samt Befeuchtern und Hygrometern. Die Kapazität ist in Zigarren üblichen Formats angegeben.

# 187
cs: Jednobřité a dvoubřité ořezávače, vykrajovače a nůžky na doutníky.
en: Single and double-blade cutters, punches and cigar scissors.
de: Abschneider mit einer und zwei Klingen, Rundschneider und Zigarrenscheren.

# 188
cs: Doutníkové a dýmkové popelníky z křišťálu, keramiky a kovu.
en: Cigar and pipe ashtrays of crystal, ceramics and metal.
de: Zigarren- und Pfeifenascher aus Kristall, Keramik und Metall.

# 189
cs: Kožená, kovová a dřevěná pouzdra na doutníky, dýmky a zapalovače.
en: Cases of leather, metal and wood for cigars, pipes and lighters.
de: Etuis aus Leder, Metall und Holz für Zigarren, Pfeifen und Feuerzeuge.

# 190
cs: Sklenice, karafy, vývrtky, barové náčiní, sudy a vinotéky. Zboží lze prohlédnout na prodejnách, křehké kusy balíme do dělených krabic.
en: Glasses, carafes, corkscrews, bar tools, casks and wine cabinets. Goods can be seen at the branches; fragile pieces are packed in divided boxes.
de: Gläser, Karaffen, Korkenzieher, Barwerkzeug, Fässer und Weinschränke. Die Produkte sind in den Filialen zu sehen, Zerbrechliches wird in unterteilten Kartons verpackt.

# 191
cs: Sklenice na whisky, rum, koňak, víno i pivo. Tvar rozhoduje o tom, jak se vůně soustředí a kam na jazyk nápoj dopadne.
en: Glasses for whisky, rum, cognac, wine and beer. The shape decides how the scent gathers and where the drink meets the tongue.
de: Gläser für Whisky, Rum, Cognac, Wein und Bier. Die Form entscheidet, wie sich der Duft sammelt und wo das Getränk auf die Zunge trifft.

# 196
cs: Karafy na destiláty a dekantéry na víno, hladké i broušené, nové i starožitné.
en: Carafes for spirits and decanters for wine, plain and cut, new and antique.
de: Karaffen für Spirituosen und Dekanter für Wein, glatt und geschliffen, neu und antik.

# 197
cs: Číšnické, pákové a lamelové vývrtky, otvíráky a vakuové zátky.
en: Waiter's, lever and two-prong corkscrews, openers and vacuum stoppers.
de: Kellnermesser, Hebel- und Klingenheber, Flaschenöffner und Vakuumverschlüsse.

# 198
cs: Šejkry, odměrky, barové lžičky a celé sady pro domácí bar.
en: Shakers, jiggers, bar spoons and whole sets for the home bar.
de: Shaker, Messbecher, Barlöffel und komplette Sets für die Hausbar.

# 199
cs: Dubové sudy a soudky k dozrávání i na ozdobu. U použitých sudů bývá uvedeno, co v nich leželo.
en: Oak casks and small barrels for finishing and for show. Used casks come with a note of what they held.
de: Eichenfässer und Fässchen zum Nachreifen und als Zierde. Bei gebrauchten Fässern ist die Vorbelegung angegeben.

# 200
cs: Vinotéky a chladničky s řízenou teplotou, od malých stolních po vestavné.
en: Wine cabinets and coolers with controlled temperature, from small to built-in.
de: Weinschränke und Kühlgeräte mit Temperaturregelung, vom kleinen Gerät bis zum Einbauschrank.

# 201
cs: Raritní lahve, prázdné obaly, etikety, doutníkové prstýnky, reklamní předměty a knihy. Místo, kde se setkávají sběratelé a kde má smysl i poptávka.
en: Rare bottles, empty packing, labels, cigar bands, promotional items and books. A place where collectors meet and where a wanted advert makes sense.
de: Raritäten, leere Flaschen und Packungen, Etiketten, Bauchbinden, Werbeartikel und Bücher. Ein Treffpunkt für Sammler, an dem sich auch ein Gesuch lohnt.

# 202
cs: Stará stáčení, zaniklé palírny a limitované edice, prodávané jako sběratelské předměty. U každé lahve si vyžádejte fotografii hladiny a uzávěru.
en: Old bottlings, closed distilleries and limited editions, sold as collectibles. Ask for a photograph of the fill level and the closure.
de: Alte Abfüllungen, geschlossene Brennereien und limitierte Ausgaben, verkauft als Sammlerstücke. Lassen Sie sich Füllstand und Verschluss fotografieren.

# 203
cs: Prázdné lahve, tubusy, krabice a dřevěné bedny pro sběratele i na ozdobu.
en: Empty bottles, tubes, boxes and wooden cases for collectors and for decoration.
de: Leere Flaschen, Röhren, Kartons und Holzkisten für Sammler und zur Dekoration.

# 204
cs: Pivní a vinné etikety, kapsle od šampaňského, zátky a kapsle.
en: Beer and wine labels, Champagne caps, corks and capsules.
de: Bier- und Weinetiketten, Champagnerdeckel, Korken und Kapseln.

# 205
cs: Doutníkové prstýnky jednotlivě i v albech, od historických litografií po současné řady.
en: Cigar bands singly and in albums, from historic lithographs to current series.
de: Zigarrenbauchbinden einzeln und in Alben, von historischen Lithografien bis zu aktuellen Serien.

# 206
cs: Smaltované cedule, podtácky, džbánky, zrcadla a další reklamní předměty pivovarů a palíren.
en: Enamel signs, coasters, jugs, mirrors and other promotional items of breweries and distilleries.
de: Emailschilder, Bierdeckel, Krüge, Spiegel und weitere Werbeartikel von Brauereien und Brennereien.

# 207
cs: Odborné publikace, katalogy a ročníky časopisů o nápojích, vinařství a sběratelství.
en: Books, catalogues and volumes of magazines on drinks, wine and collecting.
de: Fachbücher, Kataloge und Zeitschriftenjahrgänge über Getränke, Wein und das Sammeln.
`;

/** Goods that are neither drunk nor smoked: category, brand or -, price in CZK, weight in g, subject, name; then the facts. */
export const accessories = `
# 175 | Savinelli | 2490 | 60 | pipe | Roma 320 KS
cs: Zakřivená dýmka z vyzrálého briáru s rustikovaným povrchem a náustkem z akrylátu. Vrt je připraven pro filtr 6 mm z balzového dřeva, délka je 136 mm.
en: A bent pipe of seasoned briar with a rusticated surface and an acrylic stem. Drilled for a 6 mm balsa filter, length 136 mm.
de: Gebogene Pfeife aus abgelagertem Bruyère mit rustizierter Oberfläche und Acrylmundstück. Bohrung für 6-mm-Balsafilter, Länge 136 mm.

# 175 | Savinelli | 3290 | 55 | pipe | Tre 207
cs: Rovná dýmka ve tvaru apple s hladkým povrchem, který nechává vyniknout kresbu dřeva. Kroužek je z mosazi, filtr 9 mm.
en: A straight apple shape with a smooth finish that shows the grain of the wood. The ring is brass, the filter 9 mm.
de: Gerade Apple-Form mit glatter Oberfläche, die die Maserung zeigt. Der Ring ist aus Messing, Filter 9 mm.

# 175 | Peterson | 3990 | 70 | pipe | System Standard 303
cs: Systémová dýmka s komůrkou na kondenzát a náustkem P-Lip. Hlava z briáru je mořená do tmavě hnědé, objímka je niklovaná.
en: A system pipe with a moisture chamber and a P-Lip mouthpiece. The briar bowl is stained dark brown, the mount is nickel plated.
de: Systempfeife mit Kondensatkammer und P-Lip-Mundstück. Der Bruyèrekopf ist dunkelbraun gebeizt, die Manschette vernickelt.

# 177 | Missouri Meerschaum | 349 | 40 | pipe | Legend Bent
cs: Lehká dýmka z kukuřičného klasu s ohnutým plastovým náustkem a filtrem 6 mm. Nevyžaduje zakuřování a hodí se i na vyzkoušení nového tabáku.
en: A light corn cob pipe with a bent plastic stem and a 6 mm filter. It needs no breaking in and suits trying a new blend.
de: Leichte Maiskolbenpfeife mit gebogenem Kunststoffmundstück und 6-mm-Filter. Sie muss nicht eingeraucht werden.

# 176 | - | 2890 | 50 | pipe | Dýmka z mořské pěny, hladká; Smooth Meerschaum Pipe; Glatte Meerschaumpfeife
cs: Dýmka z tureckého sepiolitu z okolí Eskişehiru, ručně broušená a napuštěná včelím voskem. Dodává se v pouzdře na míru.
en: A pipe of Turkish sepiolite from around Eskişehir, ground by hand and finished with beeswax. Supplied in a fitted case.
de: Pfeife aus türkischem Sepiolith aus der Gegend von Eskişehir, von Hand geschliffen und mit Bienenwachs behandelt. Mit passendem Etui.

# 178 | - | 1890 | 2600 | hookah | Vodní dýmka, nerez a sklo, 55 cm; Hookah, Steel and Glass, 55 cm; Wasserpfeife, Edelstahl und Glas, 55 cm
cs: Tělo z nerezové oceli, broušená skleněná váza a silikonová hadice. Šroubovací spoje těsní bez pryžových kroužků a dobře se čistí.
en: Stainless steel stem, cut glass base and a silicone hose. Threaded joints seal without rubber rings and are easy to clean.
de: Rauchsäule aus Edelstahl, geschliffene Glasbowl und Silikonschlauch. Schraubverbindungen dichten ohne Gummiringe und lassen sich gut reinigen.

# 180 | Zippo | 899 | 60 | lighter | Classic Brushed Chrome
cs: Kovový zapalovač s kartáčovaným chromem, odolný proti větru. Dodává se bez náplně; knot i kamínek lze vyměnit.
en: A windproof metal lighter in brushed chrome. Supplied without fuel; wick and flint can be replaced.
de: Windfestes Metallfeuerzeug in gebürstetem Chrom. Lieferung ohne Füllung; Docht und Feuerstein sind austauschbar.

# 180 | Zippo | 1290 | 60 | lighter | Antique Brass
cs: Provedení ve starožitné mosazi, které časem získává vlastní patinu. Povrch je vhodný pro rytí.
en: Finished in antique brass, which takes on a patina of its own with time. The surface is suited to engraving.
de: Ausführung in Altmessing, das mit der Zeit eine eigene Patina annimmt. Die Oberfläche eignet sich für Gravuren.

# 181 | S.T. Dupont | 24900 | 110 | lighter | Ligne 2 Black Lacquer
cs: Plynový zapalovač s černým čínským lakem a povrchem ze zlata nebo palladia. Typický zvuk víčka vzniká ručním laděním.
en: A gas lighter in black Chinese lacquer with gold or palladium finish. The typical ring of the lid is tuned by hand.
de: Gasfeuerzeug in schwarzem Chinalack mit Gold- oder Palladiumfinish. Der typische Klang des Deckels wird von Hand gestimmt.

# 181 | Xikar | 1890 | 95 | lighter | Allume Double
cs: Tryskový zapalovač se dvěma plameny, průhledným zásobníkem plynu a velkým kolečkem regulace. Plyn není součástí dodávky.
en: A torch lighter with two flames, a fuel window and a large adjustment wheel. Gas is not included.
de: Jetflame-Feuerzeug mit zwei Flammen, Gassichtfenster und großem Einstellrad. Gas ist nicht enthalten.

# 183 | Adorini | 3990 | 3900 | humidor | Carrara Medium Deluxe
cs: Stolní humidor z dýhy ořechu na přibližně 75 doutníků. Součástí je vlasový vlhkoměr, zvlhčovač s regulací a posuvné přepážky.
en: A desktop humidor in walnut veneer for about 75 cigars, with a hair hygrometer, a regulating humidifier and sliding dividers.
de: Tischhumidor in Nussbaumfurnier für rund 75 Zigarren, mit Haarhygrometer, regulierendem Befeuchter und verschiebbaren Trennern.

# 183 | Adorini | 2290 | 2400 | humidor | Novara S
cs: Menší humidor na 30 doutníků s prosklenou horní deskou. Vnitřek je vyložen španělským cedrem, magnetický zvlhčovač je upevněn ve víku.
en: A smaller humidor for 30 cigars with a glass top. Lined with Spanish cedar, the humidifier is held in the lid by magnets.
de: Kleinerer Humidor für 30 Zigarren mit Glasdeckel. Mit spanischer Zeder ausgekleidet, der Befeuchter haftet magnetisch im Deckel.

# 184 | Xikar | 1490 | 480 | humidor | Travel Humidor 10
cs: Cestovní pouzdro z pevného plastu na deset doutníků. Pěnové vložky drží doutníky na místě, těsnění odolá i postříkání.
en: A travel case of sturdy plastic for ten cigars. Foam inserts hold them in place, and the seal withstands splashes.
de: Reiseetui aus robustem Kunststoff für zehn Zigarren. Schaumstoffeinlagen halten sie an ihrem Platz, die Dichtung ist spritzwasserfest.

# 185 | Adorini | 34900 | 42000 | humidor | Aficionado, skříň; Aficionado Cabinet; Aficionado Humidorschrank
cs: Skříňový humidor na 800 doutníků s elektronickým zvlhčováním, cedrovými policemi a uzamykatelnými dveřmi z izolačního skla.
en: A cabinet for 800 cigars with electronic humidification, cedar shelves and a lockable door of insulating glass.
de: Humidorschrank für 800 Zigarren mit elektronischer Befeuchtung, Zedernböden und abschließbarer Isolierglastür.

# 186 | Adorini | 590 | 90 | humidor | Digitální vlhkoměr @; @ Digital Hygrometer; @ Digitales Hygrometer
cs: Digitální vlhkoměr s teploměrem, který lze zkalibrovat podle solného testu. Odchylka je nejvýše dva procentní body.
en: A digital hygrometer with thermometer that can be calibrated by the salt test. Accurate to within two percentage points.
de: Digitales Hygrometer mit Thermometer, per Salztest kalibrierbar. Die Abweichung beträgt höchstens zwei Prozentpunkte.

# 186 | Boveda | 149 | 60 | humidor | 69 %, sáček 60 g; 69 %, 60 g Pack; 69 %, Beutel 60 g
cs: Sáček udržuje relativní vlhkost 69 % po dobu dvou až čtyř měsíců. Na každých 25 doutníků se počítá jeden kus.
en: The pack keeps relative humidity at 69 per cent for two to four months. Allow one for every 25 cigars.
de: Der Beutel hält die relative Feuchte zwei bis vier Monate bei 69 Prozent. Man rechnet mit einem Stück je 25 Zigarren.

# 187 | Xikar | 1290 | 50 | cutter | Xi1
cs: Dvoubřitý ořezávač s kalenými ocelovými čepelemi a tělem z eloxovaného hliníku. Zvládne doutníky do kroužku 54.
en: A double-blade cutter with hardened steel blades and a body of anodised aluminium, for cigars up to ring gauge 54.
de: Abschneider mit zwei gehärteten Stahlklingen und Korpus aus eloxiertem Aluminium, für Zigarren bis Ringmaß 54.

# 187 | Adorini | 449 | 45 | cutter | Vykrajovač @; @ Punch Cutter; @ Rundschneider
cs: Vykrajovač o průměru 8 mm s vyhazovačem a kroužkem na klíče. Břit je z japonské oceli.
en: An 8 mm punch with ejector and key ring. The blade is of Japanese steel.
de: Rundschneider mit 8 mm Durchmesser, Auswerfer und Schlüsselring. Die Klinge ist aus japanischem Stahl.

# 188 | Bohemia Crystal | 1190 | 1400 | ashtray | Popelník na doutníky @; @ Cigar Ashtray; @ Zigarrenaschenbecher
cs: Těžký popelník z čirého křišťálu se čtyřmi širokými žlábky. Průměr 18 cm, ruční brus.
en: A heavy ashtray of clear crystal with four wide rests. Diameter 18 cm, cut by hand.
de: Schwerer Aschenbecher aus klarem Kristall mit vier breiten Ablagen. Durchmesser 18 cm, von Hand geschliffen.

# 189 | Xikar | 1690 | 210 | case | Kožené pouzdro @ na tři doutníky; @ Leather Case for Three Cigars; @ Lederetui für drei Zigarren
cs: Pouzdro z hovězí kůže s výsuvnou horní částí pojme tři doutníky do kroužku 54. Vnitřek je z cedrového dřeva.
en: A cowhide case with a sliding top for three cigars up to ring gauge 54, lined with cedar.
de: Etui aus Rindsleder mit Schiebeoberteil für drei Zigarren bis Ringmaß 54, innen mit Zedernholz.

# 192 | Glencairn | 229 | 160 | glass | Sklenice na whisky @; @ Whisky Glass; @ Whiskyglas
cs: Tulipánová sklenice o objemu 0,17 l se zužujícím se okrajem, který soustředí vůni. Bezolovnatý křišťál, vhodné do myčky.
en: A tulip-shaped glass of 0.17 l whose narrowing rim gathers the scent. Lead-free crystal, dishwasher safe.
de: Tulpenförmiges Glas mit 0,17 l, dessen enger Rand den Duft bündelt. Bleifreies Kristall, spülmaschinenfest.

# 192 | Spiegelau | 690 | 1200 | glass | Single Barrel tumbler, sada 4 ks; Single Barrel Tumblers, Set of 4; Single-Barrel-Tumbler, 4er-Set
cs: Čtyři nízké sklenice se silným dnem a svislým výbrusem, každá o objemu 0,37 l.
en: Four tumblers with a thick base and vertical cuts, 0.37 l each.
de: Vier Tumbler mit starkem Boden und senkrechtem Schliff, je 0,37 l.

# 193 | Riedel | 1290 | 400 | glass | Bar Spirits, sada 2 ks; Bar Spirits, Set of 2; Bar Spirits, 2er-Set
cs: Dvojice sklenic na stopce pro rum, koňak a zralé ovocné destiláty. Objem 0,2 l, strojně foukané sklo.
en: A pair of stemmed glasses for rum, cognac and aged fruit spirits. 0.2 l each, machine-blown.
de: Zwei Stielgläser für Rum, Cognac und gereifte Obstbrände. Je 0,2 l, maschinengeblasen.

# 193 | Bohemia Crystal | 890 | 1100 | glass | Napoleonka @, sada 6 ks; @ Cognac Balloon, Set of 6; @ Cognacschwenker, 6er-Set
cs: Šest baňatých sklenic s krátkou stopkou o objemu 0,4 l. Sklo je hladké, bez brusu.
en: Six balloon glasses on a short stem, 0.4 l each, in plain glass.
de: Sechs bauchige Gläser mit kurzem Stiel, je 0,4 l, in glatter Ausführung.

# 194 | Riedel | 1490 | 380 | glass | Vinum Riesling, sada 2 ks; Vinum Riesling, Set of 2; Vinum Riesling, 2er-Set
cs: Dvě sklenice na bílá vína s výraznou kyselinou. Objem 0,4 l, výška 21 cm.
en: Two glasses for white wines of marked acidity. 0.4 l each, 21 cm tall.
de: Zwei Gläser für Weißweine mit markanter Säure. Je 0,4 l, 21 cm hoch.

# 194 | Spiegelau | 990 | 900 | glass | Definition Bordeaux, sada 2 ks; Definition Bordeaux, Set of 2; Definition Bordeaux, 2er-Set
cs: Tenkostěnné sklenice na červené víno o objemu 0,75 l. Sklo je pružné a snese myčku.
en: Thin-walled glasses for red wine, 0.75 l each. The glass is resilient and dishwasher safe.
de: Dünnwandige Rotweingläser mit je 0,75 l. Das Glas ist elastisch und spülmaschinenfest.

# 195 | Spiegelau | 590 | 1300 | glass | Craft Beer IPA, sada 4 ks; Craft Beer IPA, Set of 4; Craft Beer IPA, 4er-Set
cs: Čtyři sklenice s vroubkovanou spodní částí, která při každém napití oživí pěnu. Objem 0,54 l.
en: Four glasses with a ridged base that revives the head with every sip. 0.54 l each.
de: Vier Gläser mit geriffeltem Fuß, der den Schaum bei jedem Schluck auffrischt. Je 0,54 l.

# 196 | Riedel | 4990 | 900 | carafe | Dekantér @ Cabernet; @ Cabernet Decanter; @ Dekanter Cabernet
cs: Křišťálový dekantér pro celou lahev 0,75 l. Široké dno dává vínu velkou plochu k nadechnutí.
en: A crystal decanter for a full 0.75 l bottle. The broad base gives the wine a large surface to breathe.
de: Kristalldekanter für eine ganze Flasche 0,75 l. Der breite Boden gibt dem Wein viel Oberfläche zum Atmen.

# 196 | Bohemia Crystal | 1690 | 1600 | carafe | Karafa na destiláty @; @ Spirit Carafe; @ Spirituosenkaraffe
cs: Hranatá karafa o objemu 0,8 l s ručním brusem a zabroušenou zátkou. Neobsahuje olovo.
en: A square carafe of 0.8 l, cut by hand, with a ground stopper. Free of lead.
de: Eckige Karaffe mit 0,8 l, Handschliff und eingeschliffenem Stopfen. Bleifrei.

# 197 | Pulltex | 349 | 80 | corkscrew | Pulltap's Classic
cs: Číšnická vývrtka se dvěma opěrnými stupni, zoubkovaným nožíkem a spirálou s teflonovou vrstvou.
en: A waiter's corkscrew with two-step lever, serrated knife and coated spiral.
de: Kellnermesser mit zweistufigem Hebel, gezahntem Messer und beschichteter Spirale.

# 197 | Pulltex | 890 | 220 | corkscrew | Vývrtka @ na staré korky; @ Two-Prong Opener for Old Corks; @ Klingenheber für alte Korken
cs: Lamelová vývrtka vytáhne křehký korek bez provrtání. Spirála navíc poslouží, když korek drží pevně.
en: The two prongs draw a brittle cork without piercing it. A spiral is included for corks that sit tight.
de: Die zwei Klingen ziehen brüchige Korken, ohne sie zu durchbohren. Eine Spirale für festsitzende Korken liegt bei.

# 198 | - | 590 | 420 | shaker | Bostonský šejkr, nerez; Boston Shaker, Stainless Steel; Boston-Shaker, Edelstahl
cs: Dvoudílný šejkr z nerezové oceli o objemu 0,8 a 0,5 l. Díly k sobě těsně dosednou a snadno se oddělí.
en: A two-part shaker of stainless steel, 0.8 and 0.5 l. The tins seal tight and part easily.
de: Zweiteiliger Shaker aus Edelstahl, 0,8 und 0,5 l. Die Becher schließen dicht und lösen sich leicht.

# 198 | - | 990 | 900 | shaker | Barmanská sada, 6 dílů; Bar Set, 6 Pieces; Barset, 6-teilig
cs: Odměrka, barová lžička, sítko, louhovací tlouk, kleště a šejkr. Nerezová ocel, uloženo v bambusovém stojanu.
en: Jigger, bar spoon, strainer, muddler, tongs and shaker. Stainless steel, kept in a bamboo stand.
de: Messbecher, Barlöffel, Sieb, Stößel, Zange und Shaker. Edelstahl, in einem Bambusständer.

# 199 | - | 2490 | 2900 | barrel | Dubový sud 5 l, střední vypálení; Oak Barrel 5 l, Medium Toast; Eichenfass 5 l, mittlere Röstung
cs: Soudek ze štípaného slovenského dubu se stojanem a mosazným kohoutkem. Před prvním naplněním se nechá zatáhnout vodou.
en: A small cask of split Slovak oak with stand and brass tap. It is swelled with water before the first filling.
de: Fässchen aus gespaltener slowakischer Eiche mit Ständer und Messinghahn. Vor der ersten Füllung wird es gewässert.

# 200 | Climadiff | 11900 | 31000 | cooler | CLS33 na 33 lahví; CLS33 for 33 Bottles; CLS33 für 33 Flaschen
cs: Volně stojící vinotéka s jednou teplotní zónou 5 až 18 °C, LED osvětlením a sklem s UV filtrem.
en: A freestanding wine cabinet with one zone from 5 to 18 °C, LED light and UV-filtering glass.
de: Freistehender Weinschrank mit einer Zone von 5 bis 18 °C, LED-Licht und UV-filterndem Glas.

# 207 | - | 590 | 900 | book | Rum: průvodce sběratele; Rum: A Collector's Guide; Rum: Ein Führer für Sammler
cs: Kniha o výrobě rumu, palírnách a čtení etiket, s mapami a rejstříkem. Vázaná, 280 stran.
en: A book on making rum, on distilleries and on reading labels, with maps and an index. Hardback, 280 pages.
de: Ein Buch über Herstellung, Brennereien und das Lesen von Etiketten, mit Karten und Register. Gebunden, 280 Seiten.

# 207 | - | 490 | 700 | book | Moravské vinice v mapách; Moravian Vineyards in Maps; Mährische Weinlagen in Karten
cs: Atlas viničních tratí čtyř moravských podoblastí s popisem půd a odrůd. Brožovaná, 192 stran.
en: An atlas of the vineyard sites of the four Moravian subregions, with soils and varieties. Paperback, 192 pages.
de: Ein Atlas der Lagen der vier mährischen Unterregionen mit Böden und Sorten. Broschiert, 192 Seiten.
`;

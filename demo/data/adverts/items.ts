/**
 * What private people offer and seek beside the goods of the shop:
 * category | brand (`-`: none, or the one that the name holds) | name in cs; en; de (`@` is the brand) | package | strength | age | year | country | price in CZK
 */
export const advertItems = `
  # Older and rarer bottles
  202 | Lagavulin | @ 16 White Horse Distillers | 750 | 43 | 16 | 1989 | GB | 16900
  202 | - | Port Ellen 1979, 22nd Release | 700 | 58.4 | 28 | 1979 | GB | 48900
  202 | - | Rosebank 12 Flora & Fauna | 700 | 43 | 12 | - | GB | 12900
  202 | - | Brora 30 | 700 | 54.3 | 30 | - | GB | 52000
  202 | The Macallan | @ 10 Sherry Oak, stará etiketa; @ 10 Sherry Oak, old label; @ 10 Sherry Oak, altes Etikett | 700 | 40 | 10 | - | GB | 8900
  202 | Hammerhead | @ 1989, první stáčení; @ 1989, first bottling; @ 1989, erste Abfüllung | 700 | 40.7 | 20 | 1989 | CZ | 4900
  202 | Springbank | @ 21, starší edice; @ 21, older edition; @ 21, ältere Edition | 700 | 46 | 21 | - | GB | 14900
  202 | - | Caroni 1998 Extra Strong | 700 | 55 | 17 | 1998 | TT | 18900
  202 | Havana Club | @ 7, stáčení 80. let; @ 7, bottled in the 1980s; @ 7, Abfüllung der 1980er | 700 | 40 | 7 | - | CU | 3900
  202 | Becherovka | @ ze 70. let, vývozní etiketa; @ of the 1970s, export label; @ aus den 1970ern, Exportetikett | 500 | 38 | - | 1974 | CZ | 2400
  202 | Fernet Stock | @ z 80. let, původní kolek; @ of the 1980s, original stamp; @ aus den 1980ern, Originalbanderole | 500 | 40 | - | 1986 | CZ | 1200
  202 | R. Jelínek | @ Slivovice, stáčení 1978; @ Slivovice, bottled 1978; @ Slivovitz, Abfüllung 1978 | 500 | 45 | - | 1978 | CZ | 2900
  202 | Chartreuse | @ Verte, stáčení Tarragona; @ Verte, Tarragona bottling; @ Verte, Tarragona-Abfüllung | 750 | 55 | - | 1973 | ES | 24900
  202 | Jack Daniel's | @ Old No. 7, stáčení 90. let; @ Old No. 7, bottled in the 1990s; @ Old No. 7, Abfüllung der 1990er | 1000 | 43 | - | 1994 | US | 3400
  202 | Metaxa | @ Grand Olympian Reserve, keramika; @ Grand Olympian Reserve, ceramic; @ Grand Olympian Reserve, Keramik | 700 | 40 | 16 | - | GR | 2600
  202 | Yamazaki | @ 12, první etiketa; @ 12, first label; @ 12, erstes Etikett | 700 | 43 | 12 | - | JP | 11900
  202 | Hennessy | @ X.O, karafa 80. let; @ X.O, decanter of the 1980s; @ X.O, Karaffe der 1980er | 700 | 40 | - | - | FR | 9800
  202 | - | Pražská vodka, export ze 70. let; Pražská Vodka, export of the 1970s; Pražská Wodka, Export der 1970er | 500 | 40 | - | 1975 | CZ | 1800
  # Empties and packing
  203 | The Macallan | Prázdná láhev @ 18 s krabicí; Empty bottle @ 18 with box; Leere Flasche @ 18 mit Karton | 1 ks | - | - | - | GB | 1200
  203 | Diplomático | Prázdné lahve @, 5 kusů; Empty bottles @, 5 pieces; Leere Flaschen @, 5 Stück | 5 ks | - | - | - | VE | 250
  203 | Rémy Martin | Prázdná křišťálová karafa @ Louis XIII; Empty crystal decanter @ Louis XIII; Leere Kristallkaraffe @ Louis XIII | 1 ks | - | - | - | FR | 14900
  203 | Laphroaig | Tubusy od whisky @, 8 kusů; Whisky tubes @, 8 pieces; Whiskydosen @, 8 Stück | 8 ks | - | - | - | GB | 390
  203 | Château Lynch-Bages | Dřevěná bedna @ na 12 lahví; Wooden case @ for 12 bottles; Holzkiste @ für 12 Flaschen | 1 ks | - | - | - | FR | 690
  203 | Cohiba | Prázdná krabice @ Robustos, lakovaná; Empty box @ Robustos, lacquered; Leere Kiste @ Robustos, lackiert | 1 ks | - | - | - | CU | 450
  203 | - | Demižon 25 l v proutí; Demijohn 25 l in wicker; Korbflasche 25 l | 1 ks | - | - | - | CZ | 890
  203 | - | Staré lékárenské lahve na líh, 6 kusů; Old apothecary spirit bottles, 6 pieces; Alte Apothekerflaschen, 6 Stück | 6 ks | - | - | - | CZ | 1490
  # Labels, caps, bands
  204 | - | Sbírka pivních etiket, 1 200 kusů; Collection of 1,200 beer labels; Sammlung von 1.200 Bieretiketten | 1 ks | - | - | - | CZ | 2900
  204 | - | Etikety z východočeských pivovarů; Labels of East Bohemian breweries; Etiketten ostböhmischer Brauereien | 100 ks | - | - | - | CZ | 490
  204 | Moët & Chandon | Kapsle od šampaňského @, 40 kusů; Champagne caps @, 40 pieces; Champagnerdeckel @, 40 Stück | 1 ks | - | - | - | FR | 790
  204 | Pilsner Urquell | Etikety @ z let 1930–1950; Labels @ of 1930–1950; Etiketten @ von 1930–1950 | 10 ks | - | - | - | CZ | 1900
  204 | - | Vinné etikety z Moravy, album; Moravian wine labels, album; Mährische Weinetiketten, Album | 1 ks | - | - | - | CZ | 650
  204 | - | Likérové etikety první republiky; Liqueur labels of the 1920s and 1930s; Liköretiketten der Zwischenkriegszeit | 25 ks | - | - | - | CZ | 2200
  205 | - | Album doutníkových prstýnků, 600 kusů; Album of 600 cigar bands; Album mit 600 Bauchbinden | 1 ks | - | - | - | CZ | 2600
  205 | Cohiba | Prstýnky @ z různých období; Bands @ of several periods; Bauchbinden @ aus mehreren Zeiten | 20 ks | - | - | - | CU | 390
  205 | Partagás | Prstýnky @ a havanské litografie; Bands @ and Havana lithographs; Bauchbinden @ und Havanna-Lithografien | 50 ks | - | - | - | CU | 1190
  205 | - | Prstýnky s portréty panovníků; Bands with portraits of monarchs; Bauchbinden mit Herrscherporträts | 25 ks | - | - | - | NL | 850
  # Promotional items
  206 | Pilsner Urquell | Smaltovaná cedule @; Enamel sign @; Emailschild @ | 1 ks | - | - | - | CZ | 3900
  206 | Budweiser Budvar | Reklamní zrcadlo @; Advertising mirror @; Werbespiegel @ | 1 ks | - | - | - | CZ | 1490
  206 | Jägermeister | Výčep na ledové panáky @; Tap machine @; Tap Machine @ | 1 ks | - | - | - | DE | 6900
  206 | Guinness | Plechová cedule @ s tukanem; Tin sign @ with toucan; Blechschild @ mit Tukan | 1 ks | - | - | - | IE | 790
  206 | Becherovka | Porcelánová láhev @, výroční edice; Porcelain bottle @, anniversary edition; Porzellanflasche @, Jubiläumsausgabe | 1 ks | - | - | - | CZ | 1290
  206 | Johnnie Walker | Hostinský džbánek @; Pub jug @; Wasserkrug @ | 1 ks | - | - | - | GB | 590
  206 | - | Pivní tácky, 800 kusů; Beer mats, 800 pieces; Bierdeckel, 800 Stück | 1 ks | - | - | - | CZ | 900
  206 | Fernet Stock | Světelná reklama @; Illuminated sign @; Leuchtreklame @ | 1 ks | - | - | - | CZ | 4500
  206 | - | Půllitry zaniklých pivovarů, 12 kusů; Mugs of closed breweries, 12 pieces; Krüge stillgelegter Brauereien, 12 Stück | 12 ks | - | - | - | CZ | 3200
  # Books
  207 | - | Kniha Malt Whisky Companion, starší vydání; Malt Whisky Companion, older edition; Malt Whisky Companion, ältere Ausgabe | 1 ks | - | - | 2004 | GB | 450
  207 | - | Ročníky časopisu o víně 2005–2015; Volumes of a wine magazine 2005–2015; Jahrgänge einer Weinzeitschrift 2005–2015 | 1 ks | - | - | - | CZ | 1500
  207 | - | Katalog kubánských doutníků, vázaný; Catalogue of Cuban cigars, hardback; Katalog kubanischer Zigarren, gebunden | 1 ks | - | - | 2011 | CZ | 1290
  207 | - | Dějiny českého pivovarnictví, reprint; History of Czech brewing, reprint; Geschichte des tschechischen Brauwesens, Nachdruck | 1 ks | - | - | 1986 | CZ | 690
  207 | - | Příručka barmana z roku 1938; Bartender's manual of 1938; Barhandbuch von 1938 | 1 ks | - | - | 1938 | CZ | 2900
  # Bottles of the categories that the shop has little of
  5 | Mount Gay | @ 1703 Master Select | 700 | 43 | - | - | BB | 3490
  6 | - | Hampden Estate 8 | 700 | 46 | 8 | - | JM | 1590
  7 | Havana Club | @ Tributo 2018 | 700 | 40 | - | 2018 | CU | 9900
  7 | - | Ron Santiago de Cuba 12 | 700 | 40 | 12 | - | CU | 1190
  8 | - | Matusalem Gran Reserva 15 | 700 | 40 | 15 | - | DO | 790
  9 | - | Rhum J.M Blanc 50 | 700 | 50 | - | - | MQ | 790
  10 | - | Karukera Vieux Réserve | 700 | 42 | - | - | GP | 1290
  10 | Damoiseau | @ Rhum Vieux 8 | 700 | 42 | 8 | - | GP | 1790
  11 | - | Don Q Gran Añejo | 700 | 40 | - | - | PR | 1290
  12 | Angostura | @ Cask Collection No. 1 | 700 | 40 | - | - | TT | 2900
  17 | Centenario | @ 25 Gran Reserva | 700 | 40 | 25 | - | CR | 1890
  20 | El Dorado | @ 25, dárková karafa; @ 25, gift decanter; @ 25, Geschenkkaraffe | 700 | 43 | 25 | - | GY | 9900
  21 | - | La Hechicera Reserva Familiar | 700 | 40 | - | - | CO | 1090
  22 | - | Millonario XO | 700 | 40 | 20 | - | PE | 2590
  24 | - | Chamarel XO | 700 | 43 | 6 | - | MU | 1990
  25 | - | Rivière du Mât XO | 700 | 42 | - | - | RE | 1690
  27 | Planteray | Plantation Fiji 2005 | 700 | 50.2 | 12 | 2005 | FJ | 1890
  28 | - | Rhum J.M XO | 700 | 45 | 6 | - | MQ | 1690
  29 | Božkov | @ Republica Espresso | 500 | 33 | - | - | CZ | 249
  31 | - | Cachaça Leblon | 700 | 40 | - | - | BR | 690
  37 | - | Bladnoch 11 | 700 | 46.7 | 11 | - | GB | 1690
  38 | - | Glen Scotia Double Cask | 700 | 46 | - | - | GB | 1290
  44 | - | Sazerac Rye | 700 | 45 | - | - | US | 1190
  47 | Canadian Club | @ Classic 12 | 700 | 40 | 12 | - | CA | 690
  48 | - | Gold Cock 12 | 700 | 43 | 12 | - | CZ | 1190
  50 | Kavalan | @ Solist Vinho Barrique | 700 | 58.6 | - | - | TW | 4490
  51 | Amrut | @ Peated Cask Strength | 700 | 62.8 | - | - | IN | 2190
  52 | - | Brenne Estate Cask | 700 | 40 | - | - | FR | 1390
  53 | Slyrs | @ Fifty One | 700 | 51 | - | - | DE | 1590
  57 | - | Hayman's Sloe Gin | 700 | 26 | - | - | GB | 690
  58 | - | Hayman's Royal Dock Navy Strength | 700 | 57 | - | - | GB | 890
  62 | - | Żubrówka Bison Grass | 700 | 37.5 | - | - | PL | 379
  67 | - | Schladerer Kirschwasser | 700 | 42 | - | - | DE | 890
  75 | Hennessy | @ Paradis | 700 | 40 | - | - | FR | 29900
  76 | - | Armagnac Darroze 1985 | 700 | 47 | 30 | 1985 | FR | 5900
  78 | - | Pisco Barsol Quebranta | 700 | 41.3 | - | - | PE | 790
  84 | - | Mezcal Montelobos Espadín | 700 | 43.2 | - | - | MX | 990
  90 | - | Vaječný koňak Bols Advocaat; Bols Advocaat; Bols Advocaat | 700 | 15 | - | - | NL | 349
  91 | - | Absinth La Clandestine | 700 | 53 | - | - | CH | 1490
  95 | Aperol | @ Spritz, hotový mix; @ Spritz, ready mixed; @ Spritz, fertig gemischt | 330 | 9 | - | - | IT | 75
  99 | - | Ryzlink rýnský z Nového Šaldorfu; Riesling from Nový Šaldorf; Riesling aus Nový Šaldorf | 750 | 12 | - | 2021 | CZ | 210
  100 | - | Pálava, slámové víno ze Sedlce; Pálava straw wine from Sedlec; Pálava Strohwein aus Sedlec | 375 | 10 | - | 2019 | CZ | 690
  101 | - | Aurelius z Velkých Pavlovic; Aurelius from Velké Pavlovice; Aurelius aus Velké Pavlovice | 750 | 13 | - | 2020 | CZ | 260
  102 | - | Cabernet Blanc z Blatnice; Cabernet Blanc from Blatnice; Cabernet Blanc aus Blatnice | 750 | 12.5 | - | 2022 | CZ | 240
  103 | - | Chardonnay z Mělníka; Chardonnay from Mělník; Chardonnay aus Mělník | 750 | 12.5 | - | 2021 | CZ | 260
  104 | - | Rulandské modré, klaret z Litoměřic; Pinot Noir blanc de noirs from Litoměřice; Spätburgunder Blanc de Noirs aus Leitmeritz | 750 | 12 | - | 2022 | CZ | 280
  105 | - | Smaragd z Wachau, ryzlink; Wachau Smaragd Riesling; Riesling Smaragd aus der Wachau | 750 | 13.5 | - | 2018 | AT | 990
  106 | - | Riesling Spätlese Scharzhofberger | 750 | 8.5 | - | 2011 | DE | 1900
  108 | - | Puligny-Montrachet 1er Cru | 750 | 13 | - | 2015 | FR | 2900
  109 | - | Clos Sainte Hune Riesling | 750 | 13 | - | 2010 | FR | 5900
  110 | - | Vouvray Moelleux | 750 | 12 | - | 1996 | FR | 1600
  114 | - | Château Pichon Baron 2005 | 750 | 13.5 | - | 2005 | FR | 5200
  114 | - | Château Léoville Barton, magnum; Château Léoville Barton, magnum; Château Léoville Barton, Magnum | 1500 | 13 | - | 2001 | FR | 4900
  115 | - | Nuits-Saint-Georges Vieilles Vignes | 750 | 13 | - | 2012 | FR | 1990
  116 | - | Hermitage La Chapelle 1998 | 750 | 13.5 | - | 1998 | FR | 5400
  118 | - | Sassicaia 2014 | 750 | 13.5 | - | 2014 | IT | 5900
  119 | - | Barbaresco Riserva 2011 | 750 | 14 | - | 2011 | IT | 1690
  120 | - | Valpolicella Ripasso Classico Superiore | 750 | 14 | - | 2019 | IT | 390
  122 | - | Viña Tondonia Reserva | 750 | 13 | - | 2008 | ES | 1390
  123 | - | Vega Sicilia Valbuena 5° | 750 | 14 | - | 2013 | ES | 4200
  124 | - | Penfolds Bin 389 | 750 | 14.5 | - | 2017 | AU | 1690
  124 | - | Kanonkop Pinotage | 750 | 14 | - | 2018 | ZA | 890
  129 | - | Cava Gran Reserva Brut Nature | 750 | 12 | - | 2017 | ES | 690
  130 | Bohemia Sekt | @ z 80. let, sběratelská láhev; @ of the 1980s, collector's bottle; @ aus den 1980ern, Sammlerflasche | 750 | 11.5 | - | 1985 | CZ | 650
  134 | Blandy's | @ Bual 1978 | 750 | 20 | - | 1978 | PT | 5400
  135 | - | Tokaji Aszú 6 puttonyos | 500 | 11 | - | 1999 | HU | 1990
  137 | - | Archiv z Bzence, ročník 1983; Archive wine from Bzenec, 1983; Archivwein aus Bzenec, Jahrgang 1983 | 700 | 11.5 | - | 1983 | CZ | 890
  137 | - | Tramín z Rakvic, ročník 1992; Traminer from Rakvice, 1992; Traminer aus Rakvice, Jahrgang 1992 | 750 | 12 | - | 1992 | CZ | 750
  138 | - | Medovina zrající v dubu; Oak-aged mead; Met aus dem Eichenfass | 700 | 15 | - | - | CZ | 320
  140 | - | Přepravka výčepního z malého pivovaru; Crate of beer from a small brewery; Kasten Bier einer kleinen Brauerei | 20x500 | 4.2 | - | - | CZ | 620
  142 | - | Baltský porter 19°, archivní; Baltic porter 19°, cellared; Baltischer Porter 19°, gereift | 330 | 8 | - | 2018 | CZ | 120
  143 | - | Pšeničné speciály, sada; Set of wheat beers; Weißbier-Set | 6x500 | 5.3 | - | - | DE | 290
  144 | - | Westvleteren 12 | 330 | 10.2 | - | - | BE | 490
  144 | Chimay | @ Grande Réserve, magnum; @ Grande Réserve, magnum; @ Grande Réserve, Magnum | 1500 | 9 | - | 2016 | BE | 990
  145 | - | Cider z Podkrkonoší; Cider from the Krkonoše foothills; Cider aus dem Riesengebirge | 6x330 | 5.5 | - | - | CZ | 330
  # Miniatures
  147 | - | Sbírka 40 miniatur rumu; Collection of 40 rum miniatures; Sammlung von 40 Rumminiaturen | 50 | 40 | - | - | - | 3900
  148 | - | Sbírka 60 miniatur skotské; Collection of 60 Scotch miniatures; Sammlung von 60 Scotchminiaturen | 50 | 40 | - | - | GB | 6900
  149 | Becherovka | Miniatury @ ze 70. a 80. let; Miniatures @ of the 1970s and 1980s; Miniaturen @ der 1970er und 1980er | 50 | 38 | - | - | CZ | 690
  149 | - | Miniatury likérky Drak, 12 kusů; Miniatures of the Drak distillery, 12 pieces; Miniaturen der Likörfabrik Drak, 12 Stück | 50 | 35 | - | - | CZ | 1900
  149 | - | Slovenské miniatury z 90. let; Slovak miniatures of the 1990s; Slowakische Miniaturen der 1990er | 40 | 38 | - | - | SK | 890
  150 | Zacapa | Dárková sada @ 23 s koženým podnosem; Gift set @ 23 with leather tray; Geschenkset @ 23 mit Ledertablett | 700 | 40 | - | - | GT | 1990
  150 | Don Papa | Dárková sada @ se sklenicemi; Gift set @ with glasses; Geschenkset @ mit Gläsern | 700 | 40 | - | - | PH | 1190
  # Tobacco, closed and stamped
  157 | Cohiba | @ Behike 52 | 10 ks | - | - | - | CU | 21900
  157 | Partagás | @ Serie E No. 2 Edición Regional | 10 ks | - | - | - | CU | 9900
  160 | - | Camacho Corojo Robusto | 20 ks | - | - | - | HN | 3900
  161 | Te-Amo | @ Anniversario Robusto | 20 ks | - | - | - | MX | 3200
  162 | - | Alonso Menendez Robusto | 20 ks | - | - | - | BR | 3600
  163 | Tabacalera | @ Robusto | 25 ks | - | - | - | PH | 3300
  164 | - | Doutníky Kutná Hora, krabička; Kutná Hora cigars, box; Zigarren aus Kutná Hora, Kistchen | 25 ks | - | - | - | CZ | 1290
  164 | - | Doutníky z české manufaktury, corona; Cigars of a Czech workshop, corona; Zigarren aus tschechischer Manufaktur, Corona | 10 ks | - | - | - | CZ | 990
  165 | Oliva | Sampler @, 6 formátů; Sampler @, 6 formats; Sampler @, 6 Formate | 6 ks | - | - | - | NI | 1890
  165 | Davidoff | Sampler @ Robusto; Sampler @ Robusto; Sampler @ Robusto | 4 ks | - | - | - | DO | 1990
  165 | - | Sampler nikaragujských doutníků; Sampler of Nicaraguan cigars; Sampler nicaraguanischer Zigarren | 5 ks | - | - | - | NI | 1290
  166 | - | Doutníčky v plechu, nerozbalené; Cigarillos in tins, unopened; Zigarillos in Blechdosen, ungeöffnet | 100 ks | - | - | - | NL | 990
  168 | - | Aromatická směs Cherry & Vanilla; Cherry & Vanilla aromatic blend; Aromatische Mischung Cherry & Vanilla | 50 g | - | - | - | DK | 290
  170 | - | Rolls Virginia a Perique; Rolls of Virginia and Perique; Rolls aus Virginia und Perique | 100 g | - | - | - | DK | 590
  171 | Al Fakher | @ Grape, uzavřené balení; @ Grape, sealed; @ Grape, ungeöffnet | 250 g | - | - | - | AE | 890
  172 | Pöschl | @ Gawith Apricot, karton; @ Gawith Apricot, carton; @ Gawith Apricot, Karton | 10 g | - | - | - | DE | 90
  # Smokers' accessories
  175 | - | Dýmka Dunhill Shell z roku 1968; Dunhill Shell pipe of 1968; Dunhill-Shell-Pfeife von 1968 | 1 ks | - | - | 1968 | GB | 4900
  175 | - | Dýmky z Proseče, sbírka 7 kusů; Proseč pipes, collection of 7; Pfeifen aus Proseč, Sammlung von 7 | 1 ks | - | - | - | CZ | 2200
  176 | - | Pěnovka s vyřezávanou hlavou Turka; Meerschaum with carved Turk's head; Meerschaumpfeife mit geschnitztem Türkenkopf | 1 ks | - | - | - | TR | 3900
  176 | - | Stará vídeňská pěnovka v pouzdře; Old Viennese meerschaum in its case; Alte Wiener Meerschaumpfeife im Etui | 1 ks | - | - | - | AT | 5900
  177 | Missouri Meerschaum | @ Country Gentleman, nová; @ Country Gentleman, new; @ Country Gentleman, neu | 1 ks | - | - | - | US | 390
  178 | - | Egyptská vodní dýmka, 80 cm; Egyptian hookah, 80 cm; Ägyptische Wasserpfeife, 80 cm | 1 ks | - | - | - | - | 1400
  180 | Zippo | @ z roku 1965, sběratelský; @ of 1965, collectible; @ von 1965, Sammlerstück | 1 ks | - | - | 1965 | US | 3900
  180 | Zippo | Sbírka zapalovačů @, 22 kusů; Collection of @ lighters, 22 pieces; Sammlung @-Feuerzeuge, 22 Stück | 1 ks | - | - | - | US | 14900
  181 | S.T. Dupont | @ Gatsby, stříbro; @ Gatsby, silver; @ Gatsby, Silber | 1 ks | - | - | - | FR | 8900
  183 | - | Ručně vyrobený humidor z ořechu; Handmade walnut humidor; Handgefertigter Humidor aus Nussbaum | 1 ks | - | - | - | CZ | 4900
  184 | - | Kožený cestovní humidor; Leather travel humidor; Reisehumidor aus Leder | 1 ks | - | - | - | - | 1200
  185 | - | Skříňový humidor na 1 500 doutníků; Cabinet humidor for 1,500 cigars; Schrankhumidor für 1.500 Zigarren | 1 ks | - | - | - | DE | 28900
  186 | - | Vlasový vlhkoměr, mosaz; Hair hygrometer, brass; Haarhygrometer, Messing | 1 ks | - | - | - | DE | 690
  187 | - | Stolní ořezávač z roku 1920; Table cutter of 1920; Tischabschneider von 1920 | 1 ks | - | - | 1920 | AT | 3400
  188 | - | Litinový popelník s motivem lva; Cast-iron ashtray with a lion; Gusseiserner Ascher mit Löwe | 1 ks | - | - | - | CZ | 650
  189 | - | Stříbrné pouzdro na doutníky; Silver cigar case; Silbernes Zigarrenetui | 1 ks | - | - | - | AT | 5400
  # Bar ware
  192 | - | Broušené sklenice na whisky, 6 kusů; Cut whisky glasses, 6 pieces; Geschliffene Whiskygläser, 6 Stück | 6 ks | - | - | - | CZ | 1890
  193 | - | Napoleonky z Moseru, 4 kusy; Moser cognac balloons, 4 pieces; Cognacschwenker von Moser, 4 Stück | 4 ks | - | - | - | CZ | 4900
  194 | Riedel | @ Sommeliers Bordeaux, 2 kusy; @ Sommeliers Bordeaux, 2 pieces; @ Sommeliers Bordeaux, 2 Stück | 2 ks | - | - | - | AT | 2490
  195 | - | Pivní korbely s cínovým víčkem; Beer tankards with pewter lid; Bierkrüge mit Zinndeckel | 3 ks | - | - | - | DE | 1600
  195 | Pilsner Urquell | Třetinky @, 12 kusů; Glasses @ 0.3 l, 12 pieces; Gläser @ 0,3 l, 12 Stück | 12 ks | - | - | - | CZ | 720
  196 | - | Secesní karafa s cínovou montáží; Art Nouveau carafe with pewter mount; Jugendstilkaraffe mit Zinnmontierung | 1 ks | - | - | - | AT | 5900
  196 | - | Souprava karafy a šesti likérek; Decanter with six liqueur glasses; Karaffe mit sechs Likörgläsern | 1 ks | - | - | - | CZ | 2400
  197 | - | Starožitná vývrtka s kartáčkem; Antique corkscrew with brush; Antiker Korkenzieher mit Bürste | 1 ks | - | - | - | - | 990
  198 | - | Postříbřený šejkr z 30. let; Silver-plated shaker of the 1930s; Versilberter Shaker aus den 1930ern | 1 ks | - | - | - | GB | 3900
  199 | - | Dubový sud po bourbonu, 190 l; Bourbon oak barrel, 190 l; Bourbonfass aus Eiche, 190 l | 1 ks | - | - | - | US | 4900
  199 | - | Soudek na slivovici z morušového dřeva; Small mulberry cask for plum brandy; Slivovitzfässchen aus Maulbeerholz | 1 ks | - | - | - | CZ | 2600
  200 | Climadiff | Vinotéka @ na 66 lahví; Wine cabinet @ for 66 bottles; Weinschrank @ für 66 Flaschen | 1 ks | - | - | - | FR | 19900
  200 | - | Malá vinotéka na 12 lahví; Small wine cooler for 12 bottles; Kleiner Weinkühler für 12 Flaschen | 1 ks | - | - | - | - | 2900
`;

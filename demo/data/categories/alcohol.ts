/** Descriptions of the categories of alcohol, by id. */
export const alcoholCategories = `
# 1
cs: Lihoviny, vína, piva i miniatury od soukromých prodejců a z nabídky obchodu na jednom místě. U každé položky najdete objem, obsah alkoholu a přepočet ceny na litr. Prodej je určen výhradně osobám od 18 let.
en: Spirits, wine, beer and miniatures from private sellers and from the shop in one place. Every item states its volume, its strength and the price per litre. Sold only to people aged 18 or over.
de: Spirituosen, Wein, Bier und Miniaturen von privaten Anbietern und aus dem Shop an einem Ort. Jedes Angebot nennt Inhalt, Alkoholgehalt und den Preis je Liter. Verkauf ausschließlich an Personen ab 18 Jahren.

# 2
cs: Od karibských rumů přes skotskou whisky po valašskou slivovici. V nabídce obchodu najdete běžné i starší ročníky, v inzerci lahve ze soukromých sbírek. Lihoviny se prodávají jen v uzavřených lahvích s nepoškozenou kontrolní páskou.
en: From Caribbean rum and Scotch whisky to Wallachian plum brandy. The shop has current and older bottlings, the adverts bring bottles from private collections. Spirits are sold in closed bottles with an intact control strip only.
de: Vom karibischen Rum über schottischen Whisky bis zum walachischen Slivovitz. Im Shop stehen aktuelle und ältere Abfüllungen, in den Anzeigen Flaschen aus privaten Sammlungen. Spirituosen werden nur verschlossen und mit unversehrter Banderole verkauft.

# 3
cs: Rum se vyrábí z melasy, třtinového sirupu nebo čerstvé třtinové šťávy a jeho styl určuje země původu i druh destilačního přístroje. Kategorie je členěna podle oblastí, samostatně najdete agricole, bílé a kořeněné rumy.
en: Rum is made from molasses, cane syrup or fresh cane juice, and its style depends on the country and on the kind of still. The category is arranged by region, with agricole, white and spiced rum on their own.
de: Rum entsteht aus Melasse, Zuckerrohrsirup oder frischem Zuckerrohrsaft; Herkunft und Art der Brennblase bestimmen den Stil. Die Kategorie ist nach Regionen gegliedert, Agricole, weißer und gewürzter Rum stehen für sich.

# 4
cs: Karibik je kolébkou rumu: lehčí styl Kuby a Portorika tu stojí vedle plných rumů z Jamajky a Barbadosu. Martinik a Guadeloupe přidávají rumy z čerstvé třtinové šťávy.
en: The Caribbean is the cradle of rum: the light style of Cuba and Puerto Rico stands beside the full rums of Jamaica and Barbados. Martinique and Guadeloupe add rum made from fresh cane juice.
de: Die Karibik ist die Wiege des Rums: Der leichte Stil Kubas und Puerto Ricos steht neben den vollen Rums aus Jamaika und Barbados. Martinique und Guadeloupe ergänzen Rum aus frischem Zuckerrohrsaft.

# 13
cs: Guatemala, Nikaragua, Panama a Kostarika spojuje zrání v teplém podnebí a častá práce se soustavou solera. Výsledkem bývají zakulacené rumy s tóny karamelu a sušeného ovoce.
en: Guatemala, Nicaragua, Panama and Costa Rica share a warm climate and a liking for the solera. The result is often a rounded rum with caramel and dried fruit.
de: Guatemala, Nicaragua, Panama und Costa Rica verbindet die Reife im warmen Klima und die Vorliebe für die Solera. Das Ergebnis sind oft runde Rums mit Karamell und Trockenfrüchten.

# 32
cs: Sladové, obilné i míchané whisky ze Skotska, Irska, Ameriky, Japonska a dalších zemí. Ve skotské sekci jsou lahve rozděleny podle regionů, od rašelinové Islay po ovocnou Speyside.
en: Malt, grain and blended whisky from Scotland, Ireland, America, Japan and elsewhere. The Scotch section is arranged by region, from peaty Islay to fruity Speyside.
de: Malt, Grain und Blends aus Schottland, Irland, Amerika, Japan und weiteren Ländern. Schottische Whiskys sind nach Regionen geordnet, vom torfigen Islay bis zur fruchtigen Speyside.

# 33
cs: Skotská whisky zraje nejméně tři roky v dubových sudech na území Skotska. Regiony napovědí styl, rozhodující však bývá palírna a druh sudu.
en: Scotch whisky matures for at least three years in oak casks in Scotland. The region hints at the style, but the distillery and the cask decide it.
de: Schottischer Whisky reift mindestens drei Jahre in Eichenfässern in Schottland. Die Region gibt einen Hinweis auf den Stil, entscheidend sind Brennerei und Fass.

# 34
cs: Ostrov Islay proslul whisky z rašelinového sladu s tóny kouře, jódu a mořské soli. Jižní palírny patří k nejvýraznějším, střed ostrova nabízí mírnější styl.
en: Islay is famed for whisky from peated malt with smoke, iodine and sea salt. The southern distilleries are the most intense, the middle of the island is milder.
de: Islay ist berühmt für Whisky aus getorftem Malz mit Rauch, Jod und Meersalz. Die südlichen Brennereien sind am kräftigsten, die Inselmitte fällt milder aus.

# 35
cs: V údolí řeky Spey pracuje asi polovina skotských palíren. Převládá ovocný a medový styl, často doplněný zráním v sudech po sherry.
en: About half of the Scottish distilleries work in the valley of the Spey. A fruity, honeyed style prevails, often joined by sherry casks.
de: Im Tal des Spey arbeitet rund die Hälfte der schottischen Brennereien. Es überwiegt ein fruchtiger, honigartiger Stil, oft ergänzt durch Sherryfässer.

# 43
cs: Bourbon vzniká ve Spojených státech z nejméně 51 % kukuřice a zraje v nových vypálených sudech. Odtud pochází jeho vanilka, karamel a plná barva.
en: Bourbon is made in the United States from at least 51 per cent corn and matures in new charred casks. They give it vanilla, caramel and a deep colour.
de: Bourbon entsteht in den USA aus mindestens 51 Prozent Mais und reift in neuen, ausgekohlten Fässern. Daher stammen Vanille, Karamell und die kräftige Farbe.

# 46
cs: Japonská whisky vyšla ze skotského vzoru a vytvořila si vlastní, přesný a jemný styl. Starší stáčení jsou vyhledávaná a v inzerci se objevují jen občas.
en: Japanese whisky began from the Scottish model and grew a precise and delicate style of its own. Older bottlings are sought after and appear among the adverts only now and then.
de: Japanischer Whisky ging vom schottischen Vorbild aus und entwickelte einen eigenen, präzisen und feinen Stil. Ältere Abfüllungen sind gesucht und tauchen nur gelegentlich in den Anzeigen auf.

# 54
cs: Gin stojí na jalovci, ke kterému každý výrobce přidává vlastní výběr bylin, kůry a koření. Vedle klasického London Dry najdete české giny, sloe gin i silnější Navy Strength.
en: Gin rests on juniper, to which every maker adds a choice of herbs, peel and spice. Beside the classic London Dry there are Czech gins, sloe gin and the stronger Navy Strength.
de: Gin beruht auf Wacholder, den jeder Hersteller um eigene Kräuter, Schalen und Gewürze ergänzt. Neben dem klassischen London Dry gibt es tschechische Gins, Sloe Gin und den stärkeren Navy Strength.

# 60
cs: Čisté i ochucené vodky z pšenice, žita a brambor. Rozdíl dělá surovina, voda a počet destilací.
en: Plain and flavoured vodka from wheat, rye and potatoes. The raw material, the water and the number of distillations make the difference.
de: Klarer und aromatisierter Wodka aus Weizen, Roggen und Kartoffeln. Den Unterschied machen Rohstoff, Wasser und die Zahl der Destillationen.

# 63
cs: Pálenky z pravého ovoce jsou českou a moravskou specialitou. Kategorie je řazena podle druhu ovoce a zahrnuje jen značené destiláty z registrovaných palíren; pěstitelské pálenky se prodávat nesmějí.
en: Brandies from real fruit are a speciality of Bohemia and Moravia. The category is arranged by fruit and holds only branded spirits from registered distilleries; home distillate may not be sold.
de: Brände aus echtem Obst sind eine böhmische und mährische Spezialität. Die Kategorie ist nach Obstarten geordnet und umfasst nur Markenbrände registrierter Brennereien; selbst Gebranntes darf nicht verkauft werden.

# 64
cs: Slivovice se pálí z kvašených švestek dvojí destilací a lahvuje se nejčastěji mezi 45 a 52 % alkoholu. Vedle bílé najdete i zlatou, která odpočívala v dubovém sudu.
en: Slivovice is distilled twice from fermented plums and mostly bottled between 45 and 52 per cent. Beside the white there is the golden kind that has rested in oak.
de: Slivovitz wird aus vergorenen Pflaumen zweifach gebrannt und meist mit 45 bis 52 Prozent abgefüllt. Neben dem weißen gibt es den goldenen, der im Eichenfass ruhte.

# 70
cs: Vinné destiláty z Francie, Španělska, Řecka i dalších zemí. Koňaky jsou seřazeny podle stupně zrání od VS po Hors d'âge.
en: Grape spirits from France, Spain, Greece and elsewhere. Cognac is arranged by grade, from VS to hors d'âge.
de: Weinbrände aus Frankreich, Spanien, Griechenland und weiteren Ländern. Cognacs sind nach Reifestufen von VS bis Hors d'âge geordnet.

# 71
cs: Koňak se destiluje dvakrát z bílého vína v chráněné oblasti kolem města Cognac. Zkratky na etiketě označují nejmenší věk destilátů ve směsi.
en: Cognac is distilled twice from white wine in the protected region around the town of Cognac. The letters on the label give the least age of the spirits in the blend.
de: Cognac wird im geschützten Gebiet um die Stadt Cognac zweimal aus Weißwein gebrannt. Die Kürzel auf dem Etikett nennen das Mindestalter der Destillate.

# 79
cs: Grappa a další výpalky vznikají z vinných výlisků. Mladé jsou čiré a květinové, zralé mají zlatou barvu a tóny dřeva.
en: Grappa and other pomace brandies are made from grape skins. Young ones are clear and floral, mature ones golden with a note of wood.
de: Grappa und andere Tresterbrände entstehen aus Traubentrester. Junge sind klar und blumig, gereifte golden und holzbetont.

# 80
cs: Destiláty z agáve: tequila z modré agáve a mezcal z dalších druhů, často s kouřovým podtónem. Rozlišují se podle doby zrání v dubu.
en: Agave spirits: tequila from blue agave and mezcal from other kinds, often with a smoky undertone. They are told apart by their time in oak.
de: Agavenbrände: Tequila aus blauer Agave und Mezcal aus weiteren Arten, oft mit rauchigem Unterton. Unterschieden werden sie nach der Zeit im Eichenfass.

# 85
cs: Bylinné, ovocné, krémové, kávové a vaječné likéry. Vedle známých značek najdete i menší české a slovenské výrobce.
en: Herbal, fruit, cream, coffee and egg liqueurs. Beside the well-known brands there are smaller Czech and Slovak makers.
de: Kräuter-, Frucht-, Sahne-, Kaffee- und Eierliköre. Neben bekannten Marken finden Sie kleinere tschechische und slowakische Hersteller.

# 91
cs: Absint je bylinný destilát z pelyňku, anýzu a fenyklu. Podává se výhradně ředěný vodou.
en: Absinthe is a herbal distillate of wormwood, aniseed and fennel. It is always served diluted with water.
de: Absinth ist ein Kräuterdestillat aus Wermut, Anis und Fenchel. Er wird stets mit Wasser verdünnt serviert.

# 92
cs: Hořké bylinné nápoje před jídlem i po něm, od lehkých aperitivů po husté fernety.
en: Bitter herbal drinks for before and after the meal, from light aperitifs to dense fernet.
de: Bittere Kräutergetränke vor und nach dem Essen, vom leichten Aperitif bis zum kräftigen Fernet.

# 93
cs: Vermut je víno ochucené pelyňkem, bylinami a kořením. Dělí se na suchý, bílý a červený.
en: Vermouth is wine flavoured with wormwood, herbs and spice. There are dry, white and red styles.
de: Wermut ist mit Wermutkraut, Kräutern und Gewürzen aromatisierter Wein. Es gibt trockenen, weißen und roten Wermut.

# 96
cs: Tichá, šumivá i fortifikovaná vína z Moravy, Čech a vinařských oblastí Evropy i Nového světa. U vín uvádíme ročník, obsah zbytkového cukru a upozornění na siřičitany.
en: Still, sparkling and fortified wine from Moravia, Bohemia, the regions of Europe and the New World. Vintage, sweetness and sulphites are stated.
de: Stille, schäumende und verstärkte Weine aus Mähren, Böhmen, Europas Regionen und der Neuen Welt. Jahrgang, Süße und Sulfite sind angegeben.

# 97
cs: Bílá vína podle oblastí: moravské a české podoblasti, Rakousko, Německo a Francie. Převládají odrůdy ryzlink, veltlín a sauvignon.
en: White wine by region: the subregions of Moravia and Bohemia, Austria, Germany and France. Riesling, Grüner Veltliner and Sauvignon Blanc prevail.
de: Weißweine nach Gebieten: mährische und böhmische Unterregionen, Österreich, Deutschland und Frankreich. Riesling, Grüner Veltliner und Sauvignon Blanc überwiegen.

# 98
cs: Čtyři moravské a dvě české podoblasti se liší půdou i podnebím. Zatřídění jakostní, kabinetní, pozdní sběr a výběr označuje vyzrálost hroznů při sklizni.
en: The four Moravian and two Bohemian subregions differ in soil and climate. The class, from quality wine to selection of grapes, tells how ripe the grapes were when picked.
de: Die vier mährischen und zwei böhmischen Unterregionen unterscheiden sich in Boden und Klima. Die Stufe, vom Qualitätswein bis zur Auslese, nennt die Reife der Trauben bei der Lese.

# 111
cs: Červená vína z Moravy, Francie, Itálie, Španělska a Nového světa, mladá i určená k archivaci.
en: Red wine from Moravia, France, Italy, Spain and the New World, for drinking young as well as for laying down.
de: Rotweine aus Mähren, Frankreich, Italien, Spanien und der Neuen Welt, jung zu trinken wie zum Lagern.

# 125
cs: Růžová vína z krátce macerovaných modrých hroznů. Nejlépe chutnají mladá a dobře vychlazená.
en: Rosé from black grapes left on the skins only briefly. At its best young and well chilled.
de: Roséweine aus kurz gemaischten blauen Trauben. Am besten jung und gut gekühlt.

# 126
cs: Champagne, prosecco, cava i domácí sekty. Liší se způsobem druhotného kvašení a obsahem zbytkového cukru, který udává označení brut až demi-sec.
en: Champagne, prosecco, cava and Czech sparkling wine. They differ in the second fermentation and in sweetness, given as brut to demi-sec.
de: Champagner, Prosecco, Cava und heimische Sekte. Sie unterscheiden sich in der zweiten Gärung und in der Süße, angegeben als Brut bis Demi-Sec.

# 127
cs: Název Champagne smí nést jen víno z vymezené francouzské oblasti, které kvasilo podruhé v lahvi. Základ tvoří Pinot Noir, Meunier a Chardonnay.
en: Only wine from the defined French region, fermented a second time in the bottle, may be called Champagne. It rests on Pinot Noir, Meunier and Chardonnay.
de: Champagner darf nur Wein aus dem abgegrenzten französischen Gebiet mit zweiter Gärung in der Flasche heißen. Die Basis bilden Pinot Noir, Meunier und Chardonnay.

# 131
cs: Portské, sherry, madeira, tokaj i ledová vína. Díky cukru nebo vyššímu alkoholu patří k vínům, která nejlépe snášejí čas.
en: Port, sherry, Madeira, Tokaj and ice wine. Sugar or higher strength make them the wines that bear time best.
de: Portwein, Sherry, Madeira, Tokajer und Eiswein. Zucker oder höherer Alkohol machen sie zu den Weinen, die Zeit am besten vertragen.

# 137
cs: Starší ročníky ze sklepů vinařství i ze soukromých sbírek. U každé lahve si ověřte výšku hladiny a stav korku, prodejci je uvádějí v popisu.
en: Older vintages from wineries and private cellars. Check the fill level and the state of the cork, which sellers give in the description.
de: Ältere Jahrgänge aus Weingütern und privaten Kellern. Achten Sie auf Füllstand und Zustand des Korkens, die in der Beschreibung genannt werden.

# 138
cs: Medovina patří k nejstarším kvašeným nápojům. Nabídka zahrnuje tradiční, kořeněné i ovocné druhy od českých a slovenských včelařů.
en: Mead is one of the oldest fermented drinks. Traditional, spiced and fruit kinds from Czech and Slovak beekeepers.
de: Met gehört zu den ältesten vergorenen Getränken. Traditionelle, gewürzte und fruchtige Sorten tschechischer und slowakischer Imker.

# 139
cs: Ležáky, svrchně kvašené speciály i cidery, po lahvích, v plechovkách i v sudech. U vratných obalů účtujeme zálohu samostatně.
en: Lagers, top-fermented specials and cider, in bottles, cans and kegs. Deposits on returnable packing are charged apart.
de: Lagerbiere, obergärige Spezialitäten und Cider, in Flaschen, Dosen und Fässern. Pfand wird gesondert berechnet.

# 140
cs: Český ležák se vaří ze sladu, žateckého chmele a měkké vody a leží nejméně několik týdnů v chladu. Stupně na etiketě udávají podíl extraktu v mladině.
en: Czech lager is brewed from malt, Saaz hops and soft water and lies in the cold for several weeks. The degrees on the label give the extract of the wort.
de: Böhmisches Lager wird aus Malz, Saazer Hopfen und weichem Wasser gebraut und lagert mehrere Wochen kalt. Die Grade auf dem Etikett geben den Stammwürzegehalt an.

# 146
cs: Miniatury o objemu 0,02 až 0,1 l k ochutnání i do sbírky. Sběratelé tu najdou i starší stáčení zaniklých likérek.
en: Miniatures of 0.02 to 0.1 l, to taste or to collect. Collectors will also find older bottlings of makers long gone.
de: Miniaturen von 0,02 bis 0,1 l zum Probieren und Sammeln. Sammler finden auch ältere Abfüllungen erloschener Hersteller.

# 147
cs: Malé lahvičky rumu z Karibiku, Střední a Jižní Ameriky i Asie. Vhodné k poznání stylu před koupí velké lahve.
en: Small bottles of rum from the Caribbean, Central and South America and Asia. A way to learn a style before buying a full bottle.
de: Kleine Flaschen Rum aus der Karibik, Mittel- und Südamerika und Asien. So lernt man einen Stil kennen, bevor man die große Flasche kauft.

# 148
cs: Miniatury skotské, irské, americké a japonské whisky. Starší kusy poznáte podle kovového uzávěru a údajů na etiketě.
en: Miniatures of Scotch, Irish, American and Japanese whisky. Older ones are known by the metal cap and the wording of the label.
de: Miniaturen von schottischem, irischem, amerikanischem und japanischem Whisky. Ältere erkennt man am Metallverschluss und an den Etikettangaben.

# 150
cs: Sady lahví a sklenic v dárkovém balení, soupravy miniatur i degustační kolekce. Větší množství pro firmy připravíme na vybrané prodejně.
en: Bottles and glasses in gift packing, sets of miniatures and tasting collections. Larger numbers for companies can be arranged at a branch.
de: Flaschen und Gläser in Geschenkverpackung, Miniaturensets und Probierkollektionen. Größere Mengen für Firmen stellen wir in einer Filiale bereit.
`;

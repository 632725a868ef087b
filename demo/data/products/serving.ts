/** How goods are served, kept or cared for, by the kind of goods; one of each kind's blocks is used. */
export const servingPhrases = `
# rum
cs: Podává se čistý při pokojové teplotě v menší baňaté sklenici. Ve větší společnosti obstojí i s jedním kusem ledu nebo v krátkých míchaných nápojích.
en: Served neat at room temperature in a small tulip glass. In company it also holds its own over one cube of ice or in short mixed drinks.
de: Pur bei Zimmertemperatur in einem kleinen bauchigen Glas. In größerer Runde besteht er auch mit einem Eiswürfel oder in kurzen Mixgetränken.

# rum
cs: Hodí se jako digestiv po jídle, k čokoládovým dezertům nebo k dobré kávě. Lahev skladujte nastojato a mimo přímé světlo.
en: A digestif after a meal, with chocolate desserts or a good coffee. Keep the bottle upright and out of direct light.
de: Als Digestif nach dem Essen, zu Schokoladendesserts oder gutem Kaffee. Die Flasche stehend und lichtgeschützt lagern.

# rum
cs: Před ochutnáním nechte sklenici několik minut stát, aby se uvolnil první nápor alkoholu. Ideální teplota je 18 až 20 °C.
en: Let the glass stand for a few minutes before tasting, so that the first rush of alcohol can fade. The ideal temperature is 18 to 20 °C.
de: Vor dem Verkosten das Glas einige Minuten stehen lassen, damit der erste Alkohol verfliegt. Ideal sind 18 bis 20 °C.

# rum
cs: V základním baru poslouží čistý i v nápojích typu Old Fashioned. Otevřená lahev si drží kvalitu řadu měsíců, pokud je dobře uzavřená.
en: In a home bar it serves neat as well as in drinks such as an Old Fashioned. An opened bottle keeps for many months if well closed.
de: In der Hausbar eignet er sich pur wie für Drinks nach Art des Old Fashioned. Gut verschlossen hält sich eine offene Flasche viele Monate.

# whiterum
cs: Uplatní se především v míchaných nápojích, od daiquiri po mojito, a dobře se snáší s limetou.
en: Meant above all for mixed drinks, from the daiquiri to the mojito, and a good match for lime.
de: Vor allem für Mixgetränke gedacht, vom Daiquiri bis zum Mojito, und ein guter Partner der Limette.

# whiterum
cs: Samostatně se podává při 8 až 10 °C; v Karibiku bývá základem nápojů s limetou a třtinovým cukrem.
en: Served well chilled when neat; in the Caribbean it is the base of drinks with lime and cane sugar.
de: Pur wird er gut gekühlt serviert; in der Karibik bildet er die Basis von Drinks mit Limette und Rohrzucker.

# whisky
cs: Nejlépe vynikne ve sklenici tulipánového tvaru při pokojové teplotě. Několik kapek neperlivé vody vůni otevře, led ji naopak uzavírá.
en: It shows best in a tulip-shaped glass at room temperature. A few drops of still water open the nose, whereas ice closes it.
de: Am besten kommt er in einem tulpenförmigen Glas bei Zimmertemperatur zur Geltung. Einige Tropfen stilles Wasser öffnen den Duft, Eis verschließt ihn.

# whisky
cs: Lahev patří do svislé polohy a mimo dosah slunce, korek totiž při trvalém styku s alkoholem křehne. Po otevření vydrží v dobré kondici i rok.
en: The bottle belongs upright and out of the sun, since the cork turns brittle in lasting contact with alcohol. Once opened it stays in good form for a year.
de: Die Flasche gehört aufrecht und vor Sonne geschützt, denn Korken wird im dauernden Kontakt mit Alkohol spröde. Geöffnet bleibt der Inhalt ein Jahr in guter Verfassung.

# whisky
cs: Hodí se k pomalému pití po večeři. Pro srovnání doporučujeme nalít vedle sebe dvě sklenice, jednu čistou a jednu s trochou vody.
en: Suited to slow sipping after dinner. To compare, pour two glasses side by side, one neat and one with a little water.
de: Für den ruhigen Genuss nach dem Abendessen. Zum Vergleich empfiehlt es sich, zwei Gläser nebeneinander einzuschenken, eines pur und eines mit etwas Wasser.

# whisky
cs: K jídlu se doporučují tvrdé zrající sýry, uzené ryby nebo hořká čokoláda. Teplota podávání je 18 až 20 °C.
en: With food it goes with hard mature cheese, smoked fish or dark chocolate. Serve at 18 to 20 °C.
de: Zum Essen passen gereifter Hartkäse, Räucherfisch oder Bitterschokolade. Serviertemperatur 18 bis 20 °C.

# gin
cs: V ginu s tonikem se osvědčuje poměr jedna ku třem, velký led a ozdoba, která opakuje některou z rostlinných složek.
en: In a gin and tonic, one part to three works well, with large ice and a garnish that repeats one of the botanicals.
de: Im Gin Tonic bewährt sich das Verhältnis eins zu drei, mit großem Eis und einer Garnitur, die eine der Zutaten aufgreift.

# gin
cs: Vedle toniku stojí za vyzkoušení v suchém martini, kde je základ poznat nejlépe. Skladuje se při pokojové teplotě, podává vychlazený.
en: Besides tonic it is worth trying in a dry martini, where the base is easiest to judge. Keep at room temperature, serve chilled.
de: Neben Tonic lohnt sich ein trockener Martini, in dem man die Basis am besten erkennt. Bei Zimmertemperatur lagern, gekühlt servieren.

# sloegin
cs: Podává se vychlazený na ledu, v zimě v horkém punči, v létě doplněný šumivým vínem.
en: Served chilled on ice, in a hot punch in winter, topped up with sparkling wine in summer.
de: Gekühlt auf Eis, im Winter im heißen Punsch, im Sommer mit Schaumwein aufgegossen.

# vodka
cs: Podává se vychlazená na 5 až 8 °C v malé sklenici. Příliš nízká teplota jemnější tóny potlačí.
en: Served at 5 to 8 °C in a small glass. Too low a temperature mutes its finer tones.
de: Mit 5 bis 8 °C in einem kleinen Glas servieren. Zu tiefe Temperaturen dämpfen die feineren Noten.

# vodka
cs: Vedle čistého podání je základem koktejlů Vodka Martini nebo Moscow Mule. Skladování nevyžaduje zvláštní péči, stačí stín.
en: Besides being served neat it is the base of a Vodka Martini or a Moscow Mule. It needs no special storage but shade.
de: Neben dem puren Genuss ist er die Basis von Vodka Martini oder Moscow Mule. Die Lagerung verlangt nur Schatten.

# fruit
cs: Ovocné destiláty se nechladí: při 16 až 18 °C a v tulipánové sklence ukážou nejvíc ovoce. Prázdná sklenice druhý den napoví o kvalitě.
en: Fruit spirits are not chilled: at 16 to 18 °C and in a tulip glass they show the most fruit. The empty glass on the next day tells of the quality.
de: Obstbrände werden nicht gekühlt: Bei 16 bis 18 °C und im Tulpenglas zeigen sie am meisten Frucht. Das leere Glas am nächsten Tag verrät die Qualität.

# fruit
cs: Tradičně se nalévá po tučnějším jídle nebo při přípitku. Lahev stačí uchovávat ve tmě a dobře uzavřenou.
en: Traditionally poured after a rich meal or for a toast. It is enough to keep the bottle dark and well closed.
de: Traditionell nach einem kräftigen Essen oder zum Anstoßen. Es genügt, die Flasche dunkel und gut verschlossen zu lagern.

# fruit
cs: Před ochutnáním sklenku krátce zahřejte v dlani. Dobře se snáší s tvrdými sýry, sušeným ovocem a medovým pečivem.
en: Warm the glass briefly in the palm before tasting. Good company for hard cheese, dried fruit and honey cakes.
de: Das Glas vor dem Verkosten kurz in der Hand wärmen. Passt zu Hartkäse, Trockenobst und Honiggebäck.

# cognac
cs: Podává se v menší tulipánové sklenici při 18 °C; ohřívání nad plamenem vůni škodí. Hodí se ke kávě a k dezertům s ořechy.
en: Served in a small tulip glass at 18 °C; warming over a flame harms the scent. It suits coffee and desserts with nuts.
de: In einem kleinen Tulpenglas bei 18 °C; Erwärmen über der Flamme schadet dem Duft. Passt zu Kaffee und Nussdesserts.

# cognac
cs: Mladší stupně najdou místo i v klasických koktejlech, starší si zaslouží čas a čistou sklenici.
en: Younger grades have their place in classic cocktails too; older ones deserve time and a clean glass.
de: Jüngere Stufen finden auch in klassischen Cocktails ihren Platz, ältere verdienen Zeit und ein sauberes Glas.

# grappa
cs: Mladou grappu podávejte při 10 až 12 °C, zralou při 16 °C, obojí v úzké sklence na stopce.
en: Serve young grappa at 10 to 12 °C, mature at 16 °C, both in a narrow stemmed glass.
de: Junge Grappa bei 10 bis 12 °C, gereifte bei 16 °C servieren, beide im schmalen Stielglas.

# tequila
cs: Kvalitní agávový destilát se pije po malých doušcích bez soli a citronu. Obstojí i v nápojích Paloma a Margarita.
en: A good agave spirit is sipped without salt or lemon. It also works in a Paloma or a Margarita.
de: Ein guter Agavenbrand wird in kleinen Schlucken ohne Salz und Zitrone getrunken. Auch in Paloma und Margarita überzeugt er.

# tequila
cs: Podávejte při pokojové teplotě v úzké sklence. K jídlu se hodí grilovaná zelenina, kukuřice nebo mořské plody.
en: Serve at room temperature in a narrow glass. With food it suits grilled vegetables, corn or seafood.
de: Bei Zimmertemperatur im schmalen Glas servieren. Dazu passen Grillgemüse, Mais oder Meeresfrüchte.

# herbal
cs: Podává se při 6 až 8 °C jako digestiv, případně s tonikem a plátkem citronu.
en: Served at 6 to 8 °C as a digestif, or lengthened with tonic and a slice of lemon.
de: Mit 6 bis 8 °C als Digestif oder verlängert mit Tonic und einer Zitronenscheibe.

# herbal
cs: Bylinné likéry se skladují nastojato při pokojové teplotě; do chladu patří až před podáváním. Případné jemné zakalení je přirozené.
en: Herbal liqueurs are kept upright at room temperature and chilled only before serving. A slight haze is natural.
de: Kräuterliköre stehen aufrecht bei Zimmertemperatur und werden erst vor dem Servieren gekühlt. Eine leichte Trübung ist natürlich.

# fruitliqueur
cs: Hodí se do koktejlů i k dochucení dezertů. Po otevření spotřebujte do jednoho roku.
en: Suited to cocktails and to flavouring desserts. Use within a year of opening.
de: Für Cocktails und zum Verfeinern von Desserts. Nach dem Öffnen innerhalb eines Jahres verbrauchen.

# cream
cs: Před nalitím lahev krátce protřepejte a podávejte na ledu nebo do kávy. Po otevření uchovávejte v chladu a spotřebujte do šesti měsíců.
en: Shake the bottle briefly before pouring and serve on ice or in coffee. Keep cold after opening and use within six months.
de: Vor dem Einschenken kurz schütteln und auf Eis oder im Kaffee servieren. Nach dem Öffnen kühl lagern und innerhalb von sechs Monaten verbrauchen.

# absinthe
cs: Pije se zředěný jedním dílem absintu na tři až pět dílů ledové vody, případně přes kostku cukru na děrované lžičce. Neředěný se nepodává.
en: Drunk diluted, one part of absinthe to three to five parts of iced water, over a sugar cube on a slotted spoon if you like. It is not served undiluted.
de: Getrunken wird er verdünnt, ein Teil Absinth auf drei bis fünf Teile Eiswasser, auf Wunsch über einen Zuckerwürfel auf dem Absinthlöffel. Unverdünnt wird er nicht serviert.

# bitter
cs: Základ aperitivů s ledem, sodou nebo šumivým vínem; hořkost se zjemní plátkem pomeranče.
en: A base for aperitifs with ice, soda or sparkling wine; a slice of orange softens the bitterness.
de: Basis für Aperitifs mit Eis, Soda oder Schaumwein; eine Orangenscheibe mildert die Bittere.

# bitter
cs: Podává se při 8 až 10 °C po jídle, v delší podobě se sodou. Lahev vydrží po otevření dlouho, byliny ji přirozeně chrání.
en: Served chilled after a meal or lengthened with soda. The bottle keeps long after opening, protected by its herbs.
de: Gekühlt nach dem Essen oder mit Soda verlängert. Geöffnet hält die Flasche lange, die Kräuter schützen sie.

# vermouth
cs: Vermut je ochucené víno: po otevření patří do chladničky a spotřebovat by se měl do dvou měsíců. Podává se na ledu s kůrou citrusu.
en: Vermouth is a flavoured wine: once opened it belongs in the refrigerator and should be used within two months. Served on ice with a twist.
de: Wermut ist aromatisierter Wein: Geöffnet gehört er in den Kühlschrank und sollte binnen zwei Monaten verbraucht werden. Auf Eis mit Zitruszeste servieren.

# anise
cs: Ředí se pěti až sedmi díly studené vody, po jejím přidání se přirozeně zakalí. Lahev neskladujte v chladničce, anýzová silice by se vysrážela.
en: Diluted with five to seven parts of cold water, which turns it cloudy. Do not keep the bottle in the refrigerator, or the anise oil will crystallise.
de: Mit fünf bis sieben Teilen kaltem Wasser verdünnen, wobei er sich natürlich eintrübt. Nicht im Kühlschrank lagern, das Anisöl würde ausfallen.

# rtd
cs: Hotový míchaný nápoj v plechovce, podává se dobře vychlazený s ledem.
en: A ready-mixed drink in a can, to be served well chilled over ice.
de: Fertiges Mixgetränk in der Dose, gut gekühlt auf Eis zu servieren.

# wine_white
cs: Podávejte při 9 až 11 °C ke světlým masům, rybám a čerstvým sýrům. Uložené naležato v chladnu si svěžest udrží tři až pět let.
en: Serve at 9 to 11 °C with white meat, fish and fresh cheese. Laid down in a cool place it keeps its freshness for three to five years.
de: Bei 9 bis 11 °C zu hellem Fleisch, Fisch und Frischkäse servieren. Liegend und kühl gelagert bleibt er drei bis fünf Jahre frisch.

# wine_white
cs: Teplota 8 až 10 °C a sklenice s užším okrajem zvýrazní ovoce. Doporučujeme k zeleninovým jídlům, drůbeži a asijské kuchyni.
en: 8 to 10 °C and a glass with a narrower rim bring out the fruit. Recommended with vegetables, poultry and Asian dishes.
de: 8 bis 10 °C und ein Glas mit engerem Rand betonen die Frucht. Empfohlen zu Gemüse, Geflügel und asiatischer Küche.

# wine_white
cs: Vhodný doprovod k pečené rybě, telecímu masu nebo ke kozímu sýru. Po otevření vydrží v chladničce dva až tři dny.
en: Good company for baked fish, veal or goat's cheese. Once opened it keeps in the refrigerator for two or three days.
de: Guter Begleiter zu gebackenem Fisch, Kalb oder Ziegenkäse. Geöffnet hält er im Kühlschrank zwei bis drei Tage.

# wine_red
cs: Podávejte při 16 až 18 °C, ideálně po půlhodině v karafě. Hodí se k tmavým masům, zvěřině a zrajícím sýrům.
en: Serve at 16 to 18 °C, ideally after half an hour in a decanter. It goes with dark meat, game and mature cheese.
de: Bei 16 bis 18 °C servieren, am besten nach einer halben Stunde in der Karaffe. Passt zu dunklem Fleisch, Wild und gereiftem Käse.

# wine_red
cs: Doporučená teplota je 15 až 17 °C. V dobrém sklepě se víno může dál vyvíjet, lahev uložte naležato a bez otřesů.
en: The recommended temperature is 15 to 17 °C. In a good cellar the wine can go on developing; lay the bottle down where nothing shakes it.
de: Empfohlen werden 15 bis 17 °C. In einem guten Keller kann sich der Wein weiterentwickeln; die Flasche liegend und erschütterungsfrei lagern.

# wine_red
cs: Ke stolu patří s pečenou kachnou, hovězím nebo těstovinami s masovou omáčkou. Před podáváním nechte víno nadechnout.
en: At table it belongs with roast duck, beef or pasta with a meat sauce. Let the wine breathe before serving.
de: Bei Tisch passt er zu Entenbraten, Rind oder Pasta mit Fleischsauce. Vor dem Servieren atmen lassen.

# wine_rose
cs: Podávejte vychlazené na 8 až 10 °C k salátům, lehkým předkrmům a grilované drůbeži. Nejlépe chutná do dvou let od sklizně.
en: Serve at 8 to 10 °C with salads, light starters and grilled poultry. At its best within two years of the harvest.
de: Bei 8 bis 10 °C zu Salaten, leichten Vorspeisen und gegrilltem Geflügel. Am besten innerhalb von zwei Jahren nach der Lese.

# sparkling
cs: Chlaďte pomalu na 6 až 8 °C, nejlépe ve vodě s ledem. Úzká tulipánová sklenice udrží perlení i vůni.
en: Chill slowly to 6 to 8 °C, best in iced water. A narrow tulip glass keeps both the mousse and the scent.
de: Langsam auf 6 bis 8 °C kühlen, am besten in Eiswasser. Ein schmales Tulpenglas bewahrt Perlage und Duft.

# sparkling
cs: Hodí se k přípitku, k ústřicím i ke slaným pochoutkám. Lahev otevírejte pod úhlem a otáčejte lahví, nikoli zátkou.
en: For a toast, with oysters or with salty bites. Open the bottle at an angle and turn the bottle, not the cork.
de: Zum Anstoßen, zu Austern oder salzigen Häppchen. Beim Öffnen die Flasche schräg halten und die Flasche drehen, nicht den Korken.

# fortified
cs: Podává se v menší sklenici na víno, suché styly vychlazené, sladké při 14 až 16 °C. Hodí se k modrým sýrům, ořechům a dezertům.
en: Served in a small wine glass, dry styles chilled, sweet ones at 14 to 16 °C. It goes with blue cheese, nuts and desserts.
de: Im kleinen Weinglas servieren, trockene Stile gekühlt, süße bei 14 bis 16 °C. Passt zu Blauschimmelkäse, Nüssen und Desserts.

# fortified
cs: Po otevření vydrží déle než běžné víno; uložte lahev nastojato v chladničce a dopijte do několika týdnů.
en: Once opened it keeps longer than ordinary wine; store the bottle upright in the refrigerator and finish it within a few weeks.
de: Geöffnet hält er länger als gewöhnlicher Wein; stehend im Kühlschrank lagern und innerhalb einiger Wochen austrinken.

# archive
cs: Archivní lahev otevírejte opatrně, korek může být křehký. Sediment na dně je přirozený; víno proto pomalu přelijte do karafy.
en: Open an archive bottle with care, as the cork may be brittle. Sediment is natural, so pour the wine slowly into a decanter.
de: Eine Archivflasche vorsichtig öffnen, der Korken kann brüchig sein. Depot ist natürlich; den Wein daher langsam in eine Karaffe umgießen.

# mead
cs: V létě se podává vychlazená, v zimě mírně ohřátá nejvýše na 50 °C, aby neztratila vůni medu.
en: Served cool in summer and gently warmed in winter, to 50 °C at most so that the scent of honey is not lost.
de: Im Sommer kühl, im Winter leicht erwärmt, höchstens auf 50 °C, damit der Honigduft erhalten bleibt.

# beer
cs: Podávejte při 6 až 8 °C do čisté sklenice vypláchnuté studenou vodou. Skladujte nastojato, v chladu a ve tmě.
en: Serve at 6 to 8 °C in a clean glass rinsed with cold water. Keep upright, cool and dark.
de: Bei 6 bis 8 °C in ein sauberes, kalt ausgespültes Glas einschenken. Stehend, kühl und dunkel lagern.

# ale
cs: Teplota 8 až 12 °C nechá vyniknout vůni. Pijte čerstvé, silnější piva naopak snesou i delší uložení.
en: 8 to 12 °C let the scent come through. Drink fresh; stronger beers can be kept for longer.
de: Bei 8 bis 12 °C kommt der Duft zur Geltung. Frisch trinken; stärkere Biere vertragen auch längere Lagerung.

# cider
cs: Podávejte dobře vychlazený na 5 až 7 °C, samotný nebo k salátům, drůbeži a zralému čedaru.
en: Serve well chilled at 5 to 7 °C, on its own or with salads, poultry and mature cheddar.
de: Gut gekühlt bei 5 bis 7 °C servieren, solo oder zu Salaten, Geflügel und reifem Cheddar.

# cigar
cs: Doutníky skladujte při 65 až 72 % relativní vlhkosti a 16 až 20 °C. Dodáváme je v původním balení s nepoškozenou tabákovou nálepkou.
en: Keep cigars at 65 to 72 per cent relative humidity and 16 to 20 °C. They are supplied in their original packing with the tax stamp intact.
de: Zigarren bei 65 bis 72 Prozent relativer Feuchte und 16 bis 20 °C lagern. Die Lieferung erfolgt in Originalverpackung mit unversehrtem Steuerzeichen.

# cigar
cs: Po doručení nechte doutníky několik dní odpočinout v humidoru. Balení nese tabákovou nálepku a prodává se pouze uzavřené.
en: After delivery let the cigars rest in a humidor for a few days. The packing carries the tax stamp and is sold closed only.
de: Nach der Lieferung die Zigarren einige Tage im Humidor ruhen lassen. Die Packung trägt das Steuerzeichen und wird nur geschlossen verkauft.

# tobacco
cs: Po otevření přesypte do vzduchotěsné dózy a chraňte před světlem. Prodává se výhradně v uzavřeném balení s tabákovou nálepkou.
en: Once opened, move it to an airtight jar and protect it from light. Sold in closed packing with the tax stamp only.
de: Nach dem Öffnen in eine luftdichte Dose umfüllen und vor Licht schützen. Verkauf nur in geschlossener Packung mit Steuerzeichen.

# cigarillos
cs: Krabičku uchovávejte zavřenou při pokojové teplotě a mimo slunce. Prodává se výhradně v uzavřeném balení s tabákovou nálepkou.
en: Keep the tin closed, at room temperature and out of the sun. Sold in closed packing with the tax stamp only.
de: Die Packung geschlossen, bei Zimmertemperatur und ohne Sonne aufbewahren. Verkauf nur in geschlossener Packung mit Steuerzeichen.

# pipe
cs: Dýmku nechte po použití vychladnout a vyčistěte ji čističem; mezi dvěma naplněními by měla den odpočinout.
en: Let the pipe cool after use and run a cleaner through it; it should rest for a day between fillings.
de: Die Pfeife nach Gebrauch abkühlen lassen und mit einem Pfeifenreiniger säubern; zwischen zwei Füllungen sollte sie einen Tag ruhen.

# hookah
cs: Po použití rozeberte, opláchněte teplou vodou a nechte oschnout. Uhlíky používejte pouze ve větraném prostoru.
en: Take apart after use, rinse with warm water and let dry. Use charcoal only where there is ventilation.
de: Nach Gebrauch zerlegen, mit warmem Wasser spülen und trocknen lassen. Kohle nur in belüfteten Räumen verwenden.

# lighter
cs: Před prvním plněním odpusťte zbytkový vzduch a používejte čistou náplň. Zapalovač uchovávejte mimo dosah dětí.
en: Before filling for the first time, release the remaining air and use clean fuel. Keep the lighter away from children.
de: Vor der ersten Füllung Restluft ablassen und reinen Brennstoff verwenden. Das Feuerzeug von Kindern fernhalten.

# humidor
cs: Před uložením doutníků nechte cedrové dřevo několik dní nasytit vlhkostí. Vlhkost kontrolujte jednou týdně, destilovanou vodu doplňujte po troškách.
en: Let the cedar take up moisture for some days before putting cigars in. Check the humidity once a week and add distilled water little by little.
de: Vor dem Einlagern das Zedernholz einige Tage Feuchtigkeit aufnehmen lassen. Die Feuchte wöchentlich prüfen und destilliertes Wasser in kleinen Mengen nachfüllen.

# cutter
cs: Břity otírejte suchým hadříkem, vodou se nemyjí. Ostří vydrží podle výrobce několik tisíc řezů.
en: Wipe the blades with a dry cloth, do not wash them. According to the maker the edge lasts for several thousand cuts.
de: Die Klingen mit einem trockenen Tuch abwischen, nicht waschen. Laut Hersteller hält die Schneide mehrere tausend Schnitte.

# ashtray
cs: Čistěte vlažnou vodou se saponátem a měkkým hadříkem; myčka by brus zmatnila.
en: Clean with lukewarm water, a mild detergent and a soft cloth; a dishwasher would dull the cut.
de: Mit lauwarmem Wasser, mildem Spülmittel und weichem Tuch reinigen; im Geschirrspüler würde der Schliff stumpf.

# case
cs: Kůži občas ošetřete bezbarvým krémem a pouzdro nenechávejte na přímém slunci.
en: Treat the leather with colourless cream now and then and keep the case out of direct sun.
de: Das Leder gelegentlich mit farbloser Creme pflegen und das Etui nicht in der Sonne liegen lassen.

# glass
cs: Sklenice doporučujeme mýt bez leštidla a leštit bavlněnou utěrkou, dokud jsou ještě teplé.
en: Wash the glasses without rinse aid and polish them with a cotton cloth while still warm.
de: Die Gläser ohne Klarspüler waschen und noch warm mit einem Baumwolltuch polieren.

# glass
cs: Sklo skladujte dnem dolů, okraj je jeho nejcitlivější částí. Jednotlivé kusy jsou balené v dělené krabici.
en: Store the glasses on their base, since the rim is the most delicate part. They are packed in a divided box.
de: Gläser auf dem Boden stehend aufbewahren, der Rand ist ihre empfindlichste Stelle. Verpackt in einem unterteilten Karton.

# carafe
cs: Karafu vyplachujte teplou vodou bez saponátu a sušte hrdlem dolů na stojanu.
en: Rinse the carafe with warm water without detergent and dry it upside down on a stand.
de: Die Karaffe mit warmem Wasser ohne Spülmittel ausspülen und kopfüber auf einem Ständer trocknen.

# corkscrew
cs: Spirálu po použití otřete a kloub jednou ročně promažte kapkou potravinářského oleje.
en: Wipe the spiral after use and give the joint a drop of food-safe oil once a year.
de: Die Spirale nach Gebrauch abwischen und das Gelenk einmal im Jahr mit einem Tropfen Lebensmittelöl schmieren.

# shaker
cs: Nerezové náčiní lze mýt v myčce, po umytí ho ale raději vytřete do sucha.
en: The stainless steel may go in the dishwasher, but is better dried by hand afterwards.
de: Das Edelstahlzubehör darf in den Geschirrspüler, sollte danach aber von Hand getrocknet werden.

# barrel
cs: Sud udržujte naplněný; prázdný vysychá a ztrácí těsnost. V malém objemu dřevo působí rychle, proto ochutnávejte už po několika týdnech.
en: Keep the barrel filled, for an empty one dries out and starts to leak. Wood works fast in a small volume, so taste after a few weeks.
de: Das Fass gefüllt halten, leer trocknet es aus und wird undicht. Bei kleinem Volumen wirkt das Holz rasch, daher schon nach wenigen Wochen verkosten.

# cooler
cs: Umístěte na rovnou podlahu mimo zdroje tepla, s odstupem 5 cm od stěny. Dodáváme až do prvních dveří.
en: Place it on a level floor away from heat, 5 cm from the wall. Delivered to the first door.
de: Auf ebenem Boden abseits von Wärmequellen mit 5 cm Wandabstand aufstellen. Lieferung bis zur ersten Tür.

# book
cs: Vydáno v češtině. Knihu zasíláme v pevném kartonovém obalu.
en: Published in Czech. The book is sent in a sturdy cardboard wrapper.
de: In tschechischer Sprache erschienen. Versand in stabiler Kartonverpackung.

# miniature
cs: Miniatura 0,05 l je vhodná k první ochutnávce nebo do sbírky. Sběratelům doporučujeme skladovat nastojato a ve tmě, hladina pak klesá pomaleji.
en: The 0.05 l miniature suits a first tasting or a collection. Collectors should keep it upright and in the dark, so that the level falls more slowly.
de: Die Miniatur mit 0,05 l eignet sich zur ersten Verkostung oder für die Sammlung. Stehend und dunkel gelagert sinkt der Füllstand langsamer.

# gift_set
cs: Sada je dodávána v původním obalu a doporučujeme ji i jako firemní dar; větší množství vám připravíme po dohodě s prodejnou.
en: The set comes in its original packing and also suits as a company gift; larger numbers can be arranged with a branch.
de: Das Set kommt in Originalverpackung und eignet sich auch als Firmengeschenk; größere Mengen nach Absprache mit einer Filiale.
`;

/** Brands of whisky: name, country, an introduction for the texts of their goods. */
export const whiskyBrands = `
# Lagavulin | GB
cs: Lagavulin leží v zálivu na jihu ostrova Islay a jeho hruškovité kotle patří k nejpomaleji pracujícím v celém Skotsku.
en: Lagavulin stands in a bay in the south of Islay, and its pear-shaped stills are among the slowest working in Scotland.
de: Lagavulin liegt in einer Bucht im Süden von Islay; seine birnenförmigen Brennblasen gehören zu den langsamsten Schottlands.

# Laphroaig | GB
cs: Laphroaig si část sladu stále hvozdí sám nad rašelinou z vlastního ložiska, odtud pochází jeho výrazný charakter.
en: Laphroaig still malts part of its barley itself over peat from its own bank, the source of its pronounced character.
de: Laphroaig mälzt einen Teil der Gerste noch selbst über Torf aus eigenem Stich, daher der markante Charakter.

# Ardbeg | GB
cs: Ardbeg patří k nejsilněji rašelinovým palírnám ostrova Islay, jeho destilát si však zachovává ovocnou lehkost.
en: Ardbeg is among the most heavily peated distilleries of Islay, yet its spirit keeps a fruity lightness.
de: Ardbeg gehört zu den am stärksten getorften Brennereien auf Islay, dennoch bewahrt das Destillat eine fruchtige Leichtigkeit.

# Bowmore | GB
cs: Bowmore stojí na břehu Loch Indaal od roku 1779 a jeho sklad č. 1 leží pod úrovní mořské hladiny.
en: Bowmore has stood on the shore of Loch Indaal since 1779, and its No. 1 vault lies below sea level.
de: Bowmore steht seit 1779 am Ufer von Loch Indaal; das Lagerhaus Nr. 1 liegt unter dem Meeresspiegel.

# The Macallan | GB
cs: The Macallan z údolí řeky Spey je znám malými kotli a důrazem na výběr sudů, zejména těch po sherry.
en: The Macallan from the valley of the Spey is known for its small stills and its care in choosing casks, sherry casks above all.
de: The Macallan aus dem Tal des Spey ist für kleine Brennblasen und die sorgfältige Wahl der Fässer bekannt, vor allem der Sherryfässer.

# Glenfiddich | GB
cs: Palírnu Glenfiddich v Dufftownu vlastní rodina zakladatele Williama Granta nepřetržitě od roku 1887.
en: The Glenfiddich distillery in Dufftown has belonged to the family of its founder William Grant without a break since 1887.
de: Die Brennerei Glenfiddich in Dufftown gehört seit 1887 ununterbrochen der Familie des Gründers William Grant.

# The Balvenie | GB
cs: The Balvenie drží pohromadě všechna tradiční řemesla: vlastní pole s ječmenem, sladovnu, bednáře i kotláře.
en: The Balvenie keeps all the old crafts under one roof: its own barley, a malting floor, coopers and a coppersmith.
de: The Balvenie vereint alle alten Handwerke unter einem Dach: eigene Gerste, Malztenne, Küfer und Kupferschmied.

# Aberlour | GB
cs: Aberlour leží u soutoku říček Lour a Spey a jeho whisky zraje souběžně ve dvou druzích sudů.
en: Aberlour lies where the Lour meets the Spey, and its whisky matures side by side in two kinds of cask.
de: Aberlour liegt am Zusammenfluss von Lour und Spey; sein Whisky reift nebeneinander in zwei Fassarten.

# Dalmore | GB
cs: Dalmore z břehů zálivu Cromarty nese na lahvi jelení hlavu, znak klanu Mackenzie, a tíhne k bohatému sherry stylu.
en: Dalmore, on the shore of the Cromarty Firth, carries the stag of the Mackenzies on its bottle and leans to a rich sherry style.
de: Dalmore am Cromarty Firth trägt den Hirsch der Mackenzies auf der Flasche und neigt zu einem reichen Sherrystil.

# Glenmorangie | GB
cs: Glenmorangie destiluje v nejvyšších kotlích Skotska, díky nimž je destilát jemný a květinový.
en: Glenmorangie distils in the tallest stills in Scotland, which give a delicate, floral spirit.
de: Glenmorangie brennt in den höchsten Brennblasen Schottlands, die ein feines, blumiges Destillat ergeben.

# Auchentoshan | GB
cs: Auchentoshan nedaleko Glasgowa jako jedna z mála palíren destiluje třikrát, po vzoru tradice skotských nížin.
en: Auchentoshan near Glasgow is one of the few distilleries to distil three times, in the manner of the Lowlands.
de: Auchentoshan bei Glasgow brennt als eine von wenigen Brennereien dreifach, ganz in der Art der Lowlands.

# Talisker | GB
cs: Talisker stojí na břehu ostrova Skye a jeho whisky spojuje mořskou sůl, kouř a pepřovitou ostrost.
en: Talisker stands on the shore of Skye, and its whisky joins sea salt, smoke and a peppery edge.
de: Talisker steht an der Küste von Skye und verbindet Meersalz, Rauch und pfeffrige Schärfe.

# Highland Park | GB
cs: Highland Park na Orknejích používá vřesovou rašelinu, která dává whisky jemný, nasládlý kouř.
en: Highland Park on Orkney uses heather peat, which gives its whisky a gentle, sweetish smoke.
de: Highland Park auf den Orkneys verwendet Heidetorf, der dem Whisky einen milden, süßlichen Rauch gibt.

# Springbank | GB
cs: Springbank v Campbeltownu provádí celou výrobu od sladování po stáčení pod jednou střechou.
en: Springbank in Campbeltown carries out every step from malting to bottling under its own roof.
de: Springbank in Campbeltown führt jeden Schritt vom Mälzen bis zur Abfüllung unter einem Dach aus.

# Johnnie Walker | GB
cs: Johnnie Walker vznikl v obchodě se smíšeným zbožím v Kilmarnocku a dnes je nejprodávanější skotskou whisky na světě.
en: Johnnie Walker began in a grocer's shop in Kilmarnock and is today the best-selling Scotch in the world.
de: Johnnie Walker begann in einem Kolonialwarenladen in Kilmarnock und ist heute der meistverkaufte Scotch der Welt.

# Chivas Regal | GB
cs: Chivas Regal míchá sladové a obilné whisky od dob bratří Chivasových z Aberdeenu; srdcem směsi je palírna Strathisla.
en: Chivas Regal has blended malt and grain whisky since the days of the Chivas brothers of Aberdeen; the Strathisla distillery is its heart.
de: Chivas Regal vermählt Malt und Grain seit den Zeiten der Brüder Chivas aus Aberdeen; das Herz der Komposition ist die Brennerei Strathisla.

# Jameson | IE
cs: Jameson se vyrábí v Midletonu z nesladovaného i sladovaného ječmene a trojí destilací získává hladkou povahu.
en: Jameson is made at Midleton from malted and unmalted barley, and triple distillation gives it a smooth nature.
de: Jameson wird in Midleton aus gemälzter und ungemälzter Gerste hergestellt; die dreifache Destillation macht ihn weich.

# Redbreast | IE
cs: Redbreast je vzorem stylu single pot still, který Irsko odlišuje od ostatního whiskového světa.
en: Redbreast is the model of the single pot still style that sets Ireland apart from the rest of the whisky world.
de: Redbreast ist das Vorbild des Single-Pot-Still-Stils, der Irland vom Rest der Whiskywelt unterscheidet.

# Bushmills | IE
cs: Bushmills v severoirském hrabství Antrim odkazuje na výsadu z roku 1608 a vyrábí trojitě destilovanou sladovou whiskey.
en: Bushmills in County Antrim refers to a licence of 1608 and makes triple-distilled malt whiskey.
de: Bushmills in der Grafschaft Antrim beruft sich auf eine Lizenz von 1608 und stellt dreifach gebrannten Malt Whiskey her.

# Buffalo Trace | US
cs: Buffalo Trace v kentuckém Frankfortu pálil po celou dobu prohibice na základě výjimky pro lékárny.
en: Buffalo Trace in Frankfort, Kentucky, kept distilling all through Prohibition under a permit for pharmacies.
de: Buffalo Trace in Frankfort, Kentucky, brannte mit einer Ausnahmegenehmigung für Apotheken auch während der Prohibition.

# Maker's Mark | US
cs: Maker's Mark nahrazuje obvyklé žito ozimou pšenicí a každou lahev pečetí ručně máčeným červeným voskem.
en: Maker's Mark replaces the usual rye with winter wheat and seals every bottle with hand-dipped red wax.
de: Maker's Mark ersetzt den üblichen Roggen durch Winterweizen und versiegelt jede Flasche von Hand mit rotem Wachs.

# Woodford Reserve | US
cs: Woodford Reserve leží mezi koňskými pastvinami v Kentucky a část bourbonu destiluje v měděných kotlích skotského typu.
en: Woodford Reserve lies among the horse pastures of Kentucky and distils part of its bourbon in copper pot stills.
de: Woodford Reserve liegt zwischen den Pferdeweiden Kentuckys und brennt einen Teil seines Bourbons in kupfernen Pot Stills.

# Rittenhouse | US
cs: Rittenhouse navazuje na pensylvánský styl žitné whiskey a lahvuje se s označením bottled in bond.
en: Rittenhouse continues the Pennsylvania style of rye and is bottled in bond.
de: Rittenhouse führt den Pennsylvania-Stil des Rye fort und wird als Bottled in Bond abgefüllt.

# Jack Daniel's | US
cs: Jack Daniel's z Lynchburgu se před zráním filtruje vrstvou dřevěného uhlí z cukrového javoru.
en: Jack Daniel's from Lynchburg is filtered through sugar maple charcoal before it matures.
de: Jack Daniel's aus Lynchburg wird vor der Reife durch Holzkohle aus Zuckerahorn gefiltert.

# Nikka | JP
cs: Společnost Nikka založil v roce 1934 Masataka Taketsuru, který se řemeslu vyučil ve Skotsku.
en: Nikka was founded in 1934 by Masataka Taketsuru, who had learned his craft in Scotland.
de: Nikka wurde 1934 von Masataka Taketsuru gegründet, der sein Handwerk in Schottland gelernt hatte.

# Yamazaki | JP
cs: Yamazaki na okraji Kjóta je nejstarší japonská palírna sladové whisky, pracuje od roku 1923.
en: Yamazaki on the edge of Kyoto is the oldest malt distillery in Japan, at work since 1923.
de: Yamazaki am Rand von Kyoto ist die älteste Malzbrennerei Japans und arbeitet seit 1923.

# Hibiki | JP
cs: Hibiki, v překladu ozvěna, spojuje sladové a obilné whisky tří palíren společnosti Suntory.
en: Hibiki, which means resonance, unites malt and grain whiskies from the three distilleries of Suntory.
de: Hibiki, übersetzt Resonanz, vereint Malt und Grain aus den drei Brennereien von Suntory.

# Canadian Club | CA
cs: Canadian Club založil Hiram Walker v roce 1858; destiláty se mísí ještě před uložením do sudů.
en: Hiram Walker founded Canadian Club in 1858; its distillates are married before they go into the cask.
de: Hiram Walker gründete Canadian Club 1858; die Destillate werden schon vor der Fasslagerung vermählt.

# Kavalan | TW
cs: Kavalan zraje v subtropickém podnebí severovýchodního Tchaj-wanu, kde dřevo působí mnohem rychleji než ve Skotsku.
en: Kavalan matures in the subtropical north-east of Taiwan, where the wood works far faster than in Scotland.
de: Kavalan reift im subtropischen Nordosten Taiwans, wo das Holz viel schneller wirkt als in Schottland.

# Amrut | IN
cs: Amrut z indického Bengalúru byl první indickou single malt whisky, která se prosadila v Evropě.
en: Amrut from Bengaluru was the first Indian single malt to make its name in Europe.
de: Amrut aus Bengaluru war der erste indische Single Malt, der sich in Europa einen Namen machte.

# Armorik | FR
cs: Armorik vzniká v bretaňské palírně Warenghem a částečně zraje v dubu z místních lesů.
en: Armorik is made at the Warenghem distillery in Brittany and partly matured in oak from local forests.
de: Armorik entsteht in der bretonischen Brennerei Warenghem und reift zum Teil in Eiche aus heimischen Wäldern.

# Slyrs | DE
cs: Slyrs od jezera Schliersee patří k průkopníkům bavorské sladové whisky.
en: Slyrs from Lake Schliersee is one of the pioneers of Bavarian malt whisky.
de: Slyrs vom Schliersee gehört zu den Wegbereitern des bayerischen Malt Whiskys.

# Hammerhead | CZ
cs: Hammerhead byl vypálen v roce 1989 v Prádle na Plzeňsku ze sladu mletého na starém kladivovém šrotovníku.
en: Hammerhead was distilled in 1989 at Prádlo in western Bohemia from malt crushed in an old hammer mill.
de: Hammerhead wurde 1989 in Prádlo in Westböhmen gebrannt, aus Malz, das in einer alten Hammermühle geschrotet wurde.

# Svach's | CZ
cs: Svachova lhotka u Mirkovic na Českokrumlovsku spojuje pivovar a palírnu a svou whisky vyrábí z vlastní zápary.
en: Svachova Lhotka near Český Krumlov joins a brewery and a distillery and makes its whisky from its own mash.
de: Svachova Lhotka bei Český Krumlov vereint Brauerei und Brennerei und stellt Whisky aus eigener Maische her.

# Port Ellen | GB
cs: Palírna Port Ellen na ostrově Islay stála od roku 1983 čtyřicet let; whisky z té doby patří k nejvzácnějším.
en: Port Ellen on Islay stood silent for forty years from 1983; its whisky from before is among the rarest.
de: Port Ellen auf Islay stand ab 1983 vierzig Jahre still; der Whisky aus der Zeit davor zählt zu den seltensten.

# Brora | GB
cs: Brora na severu Skotska se zavřela roku 1983 a znovu začala destilovat až v roce 2021.
en: Brora in the north of Scotland closed in 1983 and did not distil again until 2021.
de: Brora im Norden Schottlands schloss 1983 und brennt erst seit 2021 wieder.

# Rosebank | GB
cs: Rosebank ve Falkirku proslul trojí destilací; po třiceti letech ticha se palírna znovu rozběhla v roce 2023.
en: Rosebank in Falkirk is known for triple distillation; after thirty silent years the distillery came back in 2023.
de: Rosebank in Falkirk ist für dreifache Destillation bekannt; nach dreißig Jahren Stillstand kehrte die Brennerei 2023 zurück.

# Glen Scotia | GB
cs: Glen Scotia založená roku 1832 je jednou z posledních palíren v Campbeltownu, kdysi hlavním městě skotské whisky.
en: Glen Scotia, founded in 1832, is one of the last distilleries of Campbeltown, once the capital of Scotch whisky.
de: Glen Scotia, gegründet 1832, ist eine der letzten Brennereien in Campbeltown, der einstigen Hauptstadt des Scotch Whisky.

# Bladnoch | GB
cs: Bladnoch, založená roku 1817, patří k nejjižnějším palírnám Skotska a drží se jemného stylu Lowlands.
en: Bladnoch, founded in 1817, is among the southernmost distilleries of Scotland and keeps to the gentle Lowland style.
de: Bladnoch, gegründet 1817, gehört zu den südlichsten Brennereien Schottlands und bleibt dem sanften Stil der Lowlands treu.

# Sazerac | US
cs: Sazerac nese jméno koktejlu i kavárny z New Orleansu; žitná whiskey se destiluje v Kentucky.
en: Sazerac bears the name of a cocktail and a coffee house of New Orleans; the rye is distilled in Kentucky.
de: Sazerac trägt den Namen eines Cocktails und eines Kaffeehauses in New Orleans; der Rye wird in Kentucky gebrannt.

# Gold Cock | CZ
cs: Gold Cock je moravská whisky z ječného sladu, kterou dnes ve Vizovicích vyrábí palírna R. Jelínek.
en: Gold Cock is a Moravian whisky of malted barley, made today by the R. Jelínek distillery in Vizovice.
de: Gold Cock ist ein mährischer Whisky aus Gerstenmalz, den heute die Brennerei R. Jelínek in Vizovice herstellt.

# Brenne | FR
cs: Brenne je sladová whisky z kraje Cognac, která dozrává v sudech po koňaku.
en: Brenne is a malt whisky from the Cognac region that finishes its maturing in cognac casks.
de: Brenne ist ein Malt Whisky aus der Region Cognac, der in Cognacfässern nachreift.
`;

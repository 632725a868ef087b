/** Brands of wine, mead, beer and cider: name, country, an introduction for the texts of their goods. */
export const wineAndBeerBrands = `
# Znovín Znojmo | CZ
cs: Znovín Znojmo hospodaří na tratích Znojemska včetně viničních teras Šobes nad řekou Dyjí.
en: Znovín Znojmo works the sites of the Znojmo region, among them the Šobes terraces above the Dyje.
de: Znovín Znojmo bewirtschaftet Lagen um Znaim, darunter die Terrassen von Šobes über der Thaya.

# Vinselekt Michlovský | CZ
cs: Vinselekt Michlovský v Rakvicích spojuje vinařství se šlechtěním nových odrůd a s řízeným kvašením.
en: Vinselekt Michlovský in Rakvice joins winemaking with the breeding of new varieties and controlled fermentation.
de: Vinselekt Michlovský in Rakvice verbindet Weinbau mit der Züchtung neuer Sorten und gesteuerter Gärung.

# Templářské sklepy | CZ
cs: Templářské sklepy v Čejkovicích navazují na sklepy, které zde podle tradice založil templářský řád ve 13. století.
en: Templářské sklepy in Čejkovice continue the cellars which the Knights Templar are said to have laid out here in the 13th century.
de: Templářské sklepy in Čejkovice führen die Keller fort, die der Überlieferung nach der Templerorden im 13. Jahrhundert anlegte.

# Vinařství Mělník | CZ
cs: Vinařství Mělník pečuje o svahy nad soutokem Labe a Vltavy, kde se réva pěstuje od dob Karla IV.
en: Vinařství Mělník tends the slopes above the meeting of the Elbe and the Vltava, planted with vines since the days of Charles IV.
de: Vinařství Mělník pflegt die Hänge über dem Zusammenfluss von Elbe und Moldau, wo seit Karl IV. Wein wächst.

# Žernoseky | CZ
cs: Žernosecké vinařství na Litoměřicku má vinice na čedičových svazích Českého středohoří.
en: The Žernoseky winery near Litoměřice has its vines on the basalt slopes of the Bohemian Uplands.
de: Das Weingut Žernoseky bei Leitmeritz hat seine Reben auf den Basalthängen des Böhmischen Mittelgebirges.

# Bohemia Sekt | CZ
cs: Bohemia Sekt ze Starého Plzence vyrábí šumivá vína od roku 1942 a druhotné kvašení vede v tanku i v lahvi.
en: Bohemia Sekt of Starý Plzenec has made sparkling wine since 1942, with second fermentation in tank and in bottle.
de: Bohemia Sekt aus Starý Plzenec stellt seit 1942 Schaumwein her, mit zweiter Gärung im Tank und in der Flasche.

# Moët & Chandon | FR
cs: Dům Moët & Chandon v Épernay obhospodařuje největší vinice v Champagni a svůj brut skládá z více než sta vín.
en: The house of Moët & Chandon in Épernay owns the largest vineyards in Champagne and composes its brut from more than a hundred wines.
de: Das Haus Moët & Chandon in Épernay besitzt die größten Weinberge der Champagne und komponiert seinen Brut aus mehr als hundert Weinen.

# Veuve Clicquot | FR
cs: Veuve Clicquot nese jméno vdovy, která v roce 1816 zavedla setřásání kalů na pultech.
en: Veuve Clicquot bears the name of the widow who introduced riddling on racks in 1816.
de: Veuve Clicquot trägt den Namen der Witwe, die 1816 das Rütteln auf dem Pult einführte.

# Bisol | IT
cs: Rodina Bisol pěstuje odrůdu Glera na strmých svazích u Valdobbiadene.
en: The Bisol family grows Glera on the steep slopes of Valdobbiadene.
de: Die Familie Bisol baut Glera an den steilen Hängen von Valdobbiadene an.

# Freixenet | ES
cs: Freixenet z katalánského Sant Sadurní d'Anoia vyrábí cavu kvašením v lahvi z místních odrůd.
en: Freixenet from Sant Sadurní d'Anoia makes cava from local grapes, fermented in the bottle.
de: Freixenet aus Sant Sadurní d'Anoia stellt Cava mit Flaschengärung aus heimischen Sorten her.

# Bründlmayer | AT
cs: Vinařství Bründlmayer v Langenlois hospodaří na terasách Kamptalu, kde se střídá prahorní podloží se spraší.
en: The Bründlmayer estate in Langenlois works the terraces of the Kamptal, where primary rock alternates with loess.
de: Das Weingut Bründlmayer in Langenlois bewirtschaftet die Terrassen des Kamptals, auf denen Urgestein und Löss wechseln.

# Dr. Loosen | DE
cs: Vinařství Dr. Loosen pěstuje ryzlink na břidlicových stráních Mosely z převážně pravokořenných keřů.
en: Dr. Loosen grows Riesling on the slate slopes of the Mosel, mostly from ungrafted vines.
de: Das Weingut Dr. Loosen baut an den Schieferhängen der Mosel Riesling von meist wurzelechten Reben an.

# Louis Jadot | FR
cs: Louis Jadot z Beaune vyrábí vína z celého Burgundska a každou vinici zpracovává odděleně.
en: Louis Jadot of Beaune makes wine from all over Burgundy and vinifies every vineyard on its own.
de: Louis Jadot aus Beaune erzeugt Weine aus ganz Burgund und baut jede Lage getrennt aus.

# Trimbach | FR
cs: Rodina Trimbach v Ribeauvillé dává alsaským vínům suchý a přímočarý styl.
en: The Trimbach family of Ribeauvillé gives its Alsace wines a dry and straightforward style.
de: Die Familie Trimbach aus Ribeauvillé gibt ihren Elsässer Weinen einen trockenen, geradlinigen Stil.

# Henri Bourgeois | FR
cs: Henri Bourgeois hospodaří v obci Chavignol na křemencových a vápencových půdách apelace Sancerre.
en: Henri Bourgeois works the flint and limestone soils of Sancerre from the village of Chavignol.
de: Henri Bourgeois bewirtschaftet von Chavignol aus die Feuerstein- und Kalkböden von Sancerre.

# Château Lynch-Bages | FR
cs: Château Lynch-Bages v Pauillaku patří k páté třídě klasifikace z roku 1855, bývá však hodnoceno výše.
en: Château Lynch-Bages in Pauillac is a fifth growth in the classification of 1855, though it is often rated higher.
de: Château Lynch-Bages in Pauillac ist ein fünftes Gewächs der Klassifikation von 1855, wird aber oft höher bewertet.

# E. Guigal | FR
cs: E. Guigal z Ampuis vyrábí vína ze severní i jižní Rhôny a sudy si nechává zhotovovat ve vlastním bednářství.
en: E. Guigal of Ampuis makes wines from the northern and the southern Rhône and has its own cooperage.
de: E. Guigal aus Ampuis erzeugt Weine von der nördlichen und südlichen Rhône und betreibt eine eigene Küferei.

# Antinori | IT
cs: Rodina Antinori se věnuje vínu od roku 1385 a zasloužila se o moderní podobu toskánských vín.
en: The Antinori family has been in wine since 1385 and shaped the modern face of Tuscan wine.
de: Die Familie Antinori widmet sich seit 1385 dem Wein und prägte das moderne Gesicht der Toskana.

# Fontanafredda | IT
cs: Fontanafredda v Serralunga d'Alba vznikla jako královské hospodářství a dnes pracuje ekologicky.
en: Fontanafredda in Serralunga d'Alba began as a royal estate and is farmed organically today.
de: Fontanafredda in Serralunga d'Alba entstand als königliches Gut und arbeitet heute ökologisch.

# Masi | IT
cs: Masi z Valpolicelly je znám vlastním postupem sušení hroznů na bambusových roštech.
en: Masi from Valpolicella is known for its way of drying grapes on bamboo racks.
de: Masi aus dem Valpolicella ist für das Trocknen der Trauben auf Bambusrosten bekannt.

# Marqués de Riscal | ES
cs: Marqués de Riscal přinesl v roce 1858 do Rioji školení vína v malých dubových sudech po vzoru Bordeaux.
en: In 1858 Marqués de Riscal brought ageing in small oak casks to Rioja after the model of Bordeaux.
de: Marqués de Riscal brachte 1858 den Ausbau im kleinen Eichenfass nach Bordelaiser Vorbild in die Rioja.

# Protos | ES
cs: Protos vznikl v roce 1927 jako první družstvo v kraji Ribera del Duero a zraje ve sklepech pod hradem Peñafiel.
en: Protos began in 1927 as the first cooperative of Ribera del Duero; its wines mature below Peñafiel castle.
de: Protos wurde 1927 als erste Genossenschaft der Ribera del Duero gegründet; die Weine reifen unter der Burg Peñafiel.

# Catena | AR
cs: Rodina Catena vysadila v Mendoze vinice ve výšce až 1 500 metrů a obnovila tím pověst odrůdy Malbec.
en: The Catena family planted vineyards as high as 1,500 metres in Mendoza and so restored the name of Malbec.
de: Die Familie Catena pflanzte in Mendoza Reben bis in 1.500 Metern Höhe und gab dem Malbec so seinen Ruf zurück.

# Concha y Toro | CL
cs: Concha y Toro z údolí Maipo je největším vývozcem chilského vína.
en: Concha y Toro from the Maipo valley is the largest exporter of Chilean wine.
de: Concha y Toro aus dem Maipo-Tal ist der größte Exporteur chilenischen Weins.

# Graham's | PT
cs: Dům Graham's v Portu zpracovává hrozny z vlastních quint v údolí Doura a patří k předním lodžím ve Vila Nova de Gaia.
en: The house of Graham's uses grapes from its own quintas in the Douro and is among the leading lodges of Vila Nova de Gaia.
de: Das Haus Graham's verarbeitet Trauben eigener Quintas im Douro-Tal und zählt zu den führenden Lodges in Vila Nova de Gaia.

# Lustau | ES
cs: Lustau v Jerezu zraje sherry ve více než stoletých sklepích a vybírá je i z malých soukromých zásob.
en: Lustau in Jerez matures sherry in cellars more than a century old and selects it from small private stocks too.
de: Lustau in Jerez lässt Sherry in über hundertjährigen Kellern reifen und wählt auch aus kleinen privaten Beständen aus.

# Blandy's | PT
cs: Blandy's je jediný ze zakládajících domů vína madeira, který dodnes vlastní původní rodina.
en: Blandy's is the only founding house of Madeira wine that still belongs to its original family.
de: Blandy's ist das einzige Gründungshaus des Madeiraweins, das noch der Gründerfamilie gehört.

# Tokaj Macik | SK
cs: Tokaj Macik pěstuje na slovenské straně tokajské oblasti odrůdy Furmint, Lipovina a Muškát žlutý.
en: Tokaj Macik grows Furmint, Lipovina and Yellow Muscat on the Slovak side of the Tokaj region.
de: Tokaj Macik baut auf der slowakischen Seite des Tokajer Gebiets Furmint, Lipovina und Gelben Muskateller an.

# Včelařství Zelenka | CZ
cs: Rodinné včelařství z Podkrkonoší vaří medovinu z vlastních květových a lesních medů.
en: A family apiary below the Krkonoše mountains brews mead from its own blossom and forest honey.
de: Eine Familienimkerei im Vorland des Riesengebirges braut Met aus eigenem Blüten- und Waldhonig.

# Pilsner Urquell | CZ
cs: První várku plzeňského ležáku uvařil Josef Groll v roce 1842; dodnes se rmutuje na tři rmuty v měděných kotlích.
en: Josef Groll brewed the first batch of Pilsner lager in 1842; to this day it is triple mashed in copper kettles.
de: Josef Groll braute 1842 den ersten Sud des Pilsner Lagers; bis heute wird im Dreimaischverfahren in Kupferkesseln gebraut.

# Budweiser Budvar | CZ
cs: Národní pivovar Budweiser Budvar v Českých Budějovicích používá žatecký chmel v hlávkách a vodu z vlastních artéských vrtů.
en: The state brewery Budweiser Budvar in České Budějovice uses whole cones of Saaz hops and water from its own artesian wells.
de: Die staatliche Brauerei Budweiser Budvar in Budweis verwendet Saazer Doldenhopfen und Wasser aus eigenen artesischen Brunnen.

# Bernard | CZ
cs: Rodinný pivovar Bernard v Humpolci vaří pivo z vlastního sladu a místo pasterizace volí mikrofiltraci.
en: The Bernard family brewery in Humpolec uses its own malt and microfiltration instead of pasteurising.
de: Die Familienbrauerei Bernard in Humpolec verwendet eigenes Malz und Mikrofiltration statt Pasteurisierung.

# Matuška | CZ
cs: Rodinný pivovar Matuška z Broum vaří v Česku svrchně kvašená piva od roku 2009.
en: The Matuška family brewery of Broumy has brewed top-fermented beer in Bohemia since 2009.
de: Die Familienbrauerei Matuška aus Broumy braut in Böhmen seit 2009 obergärige Biere.

# Guinness | IE
cs: Guinness se vaří v Dublinu u brány svatého Jakuba od roku 1759.
en: Guinness has been brewed at St. James's Gate in Dublin since 1759.
de: Guinness wird seit 1759 am St. James's Gate in Dublin gebraut.

# Paulaner | DE
cs: Paulaner navazuje na mnichy, kteří v mnichovské čtvrti Au vařili pivo od roku 1634.
en: Paulaner follows the monks who brewed beer in the Au quarter of Munich from 1634.
de: Paulaner geht auf die Mönche zurück, die ab 1634 in der Münchner Au Bier brauten.

# Chimay | BE
cs: Chimay se vaří v trapistickém opatství Scourmont a výtěžek slouží klášteru a jeho okolí.
en: Chimay is brewed inside the Trappist abbey of Scourmont, and the proceeds serve the abbey and its region.
de: Chimay wird in der Trappistenabtei Scourmont gebraut; der Erlös dient der Abtei und ihrer Umgebung.

# Duvel | BE
cs: Duvel vaří rodinný pivovar Moortgat v Breendonku; předlohou mu kdysi byla skotská piva.
en: Duvel is brewed by the Moortgat family in Breendonk; Scottish ales were its model.
de: Duvel wird von der Familie Moortgat in Breendonk gebraut; Vorbild waren einst schottische Ales.

# Kingswood | CZ
cs: Kingswood je cider z jablečného moštu v suchém a sladším stylu.
en: Kingswood is a cider of apple juice in a dry and a sweeter style.
de: Kingswood ist ein Cider aus Apfelmost in trockener und süßerer Art.

# Penfolds | AU
cs: Penfolds založili roku 1844 manželé Penfoldovi u Adelaide; vinařství proslavily hlavně husté shirazy.
en: Penfolds was founded near Adelaide in 1844 by a married couple of that name and is famous above all for dense Shiraz.
de: Penfolds wurde 1844 bei Adelaide von dem Ehepaar Penfold gegründet und ist vor allem für dichten Shiraz berühmt.

# Kanonkop | ZA
cs: Kanonkop ve Stellenboschi patří k vinařstvím, která postavila jihoafrický pinotage mezi velká vína.
en: Kanonkop in Stellenbosch is one of the estates that made South African Pinotage a great wine.
de: Kanonkop in Stellenbosch gehört zu den Gütern, die den südafrikanischen Pinotage zu einem großen Wein machten.

# Vega Sicilia | ES
cs: Vega Sicilia pěstuje révu v Ribera del Duero od roku 1864 a svá vína uvolňuje až po mnoha letech zrání.
en: Vega Sicilia has grown vines in Ribera del Duero since 1864 and releases its wines only after many years of ageing.
de: Vega Sicilia baut seit 1864 in Ribera del Duero Wein an und gibt ihn erst nach vielen Jahren Reife frei.

# Westvleteren | BE
cs: Westvleteren vaří mniši trapistického opatství svatého Sixta; množství se drží při zemi a pivo se prodává hlavně přímo v klášteře.
en: Westvleteren is brewed by the monks of the Trappist abbey of Saint Sixtus; quantities stay small and the beer is sold mainly at the abbey itself.
de: Westvleteren brauen die Mönche der Trappistenabtei Sankt Sixtus; die Mengen bleiben klein, verkauft wird vor allem in der Abtei selbst.
`;

/** Brands of rum and cachaça: name, country, an introduction for the texts of their goods. */
export const rumBrands = `
# Havana Club | CU
cs: Značka Havana Club je od roku 1934 spojena s Kubou a s lehkým stylem rumu, který vzniká z melasy v kolonových destilačních přístrojích.
en: Since 1934 the name Havana Club has stood for Cuba and for a light style of rum, distilled from molasses in column stills.
de: Seit 1934 steht der Name Havana Club für Kuba und für einen leichten Rumstil, der aus Melasse in Säulenbrennanlagen entsteht.

# Diplomático | VE
cs: Lihovar na úpatí And v kraji Lara vyrábí rumy značky Diplomático ze tří typů destilátu, od lehkého kolonového až po těžký z měděných kotlů.
en: At the foot of the Andes in the state of Lara, the makers of Diplomático work with three kinds of distillate, from a light column spirit to a heavy one from copper pots.
de: Am Fuß der Anden im Bundesstaat Lara entstehen die Rums von Diplomático aus drei Destillaten, vom leichten aus der Säule bis zum kräftigen aus der Kupferblase.

# Zacapa | GT
cs: Rumy Zacapa vznikají z panenského třtinového sirupu a zrají v horách u města Quetzaltenango, ve výšce přes 2 300 metrů nad mořem.
en: Zacapa rums are made from virgin sugar cane honey and mature in the mountains near Quetzaltenango, more than 2,300 metres above the sea.
de: Zacapa wird aus erstem Zuckerrohrsirup gewonnen und reift in den Bergen bei Quetzaltenango, auf mehr als 2.300 Metern über dem Meer.

# Flor de Caña | NI
cs: Rodinná palírna u sopky San Cristóbal vyrábí rum Flor de Caña od roku 1890 a nechává ho zrát bez přidaného cukru.
en: The family distillery beside the San Cristóbal volcano has made Flor de Caña since 1890 and matures it without added sugar.
de: Die Familienbrennerei am Vulkan San Cristóbal stellt Flor de Caña seit 1890 her und lässt den Rum ohne Zuckerzusatz reifen.

# Mount Gay | BB
cs: Nejstarší dochovaná listina palírny Mount Gay pochází z roku 1703; dnes se zde mísí destiláty z kolon a z dvojitých měděných kotlů.
en: The oldest surviving deed of Mount Gay dates from 1703; today the house blends column distillates with spirit from double copper pots.
de: Die älteste erhaltene Urkunde von Mount Gay stammt aus dem Jahr 1703; heute werden hier Destillate aus Säulen und doppelten Kupferblasen vermählt.

# Appleton Estate | JM
cs: Panství Appleton v údolí Nassau pěstuje vlastní třtinu a destiluje v kotlových i kolonových přístrojích od roku 1749.
en: The Appleton Estate in the Nassau Valley grows its own cane and has distilled in pot and column stills since 1749.
de: Das Gut Appleton im Nassau Valley baut eigenes Zuckerrohr an und brennt seit 1749 in Kessel- und Säulenanlagen.

# El Dorado | GY
cs: V palírně Diamond u řeky Demerara dodnes pracují dřevěné destilační přístroje, jaké se jinde ve světě nedochovaly.
en: At the Diamond distillery on the Demerara river wooden stills are still at work, of a kind that has survived nowhere else.
de: In der Brennerei Diamond am Demerara arbeiten bis heute hölzerne Brennblasen, wie sie nirgendwo sonst erhalten sind.

# Don Papa | PH
cs: Don Papa pochází z ostrova Negros, kterému se podle množství třtinových polí říká cukřenka Filipín.
en: Don Papa comes from the island of Negros, called the sugar bowl of the Philippines after its cane fields.
de: Don Papa stammt von der Insel Negros, die ihrer Zuckerrohrfelder wegen die Zuckerdose der Philippinen genannt wird.

# Planteray | BB
cs: Pod jménem Planteray, dříve Plantation, vybírá dům Ferrand rumy z celého Karibiku a část zrání dokončuje ve Francii v sudech po koňaku.
en: Under the name Planteray, formerly Plantation, the house of Ferrand selects rums from all over the Caribbean and finishes them in France in cognac casks.
de: Unter dem Namen Planteray, früher Plantation, wählt das Haus Ferrand Rums aus der ganzen Karibik aus und vollendet ihre Reife in Frankreich in Cognacfässern.

# Barceló | DO
cs: Ron Barceló vyrábí v Dominikánské republice od roku 1930 rumy přímo ze šťávy z cukrové třtiny.
en: Ron Barceló has made rum in the Dominican Republic since 1930, using the juice of the cane itself.
de: Ron Barceló brennt in der Dominikanischen Republik seit 1930 Rum direkt aus Zuckerrohrsaft.

# Brugal | DO
cs: Rodinný dům Brugal vede již pátá generace mistrů rumu; jeho styl je sušší a vychází z dvojí destilace.
en: Brugal is in the hands of the fifth generation of rum masters; the house style is dry and rests on double distillation.
de: Brugal liegt in den Händen der fünften Generation von Rummeistern; der Stil des Hauses ist trocken und beruht auf zweifacher Destillation.

# Bacardi | PR
cs: Bacardi založil v roce 1862 don Facundo v Santiagu de Cuba; od třicátých let 20. století se rum vyrábí také v Portoriku.
en: Don Facundo founded Bacardi in Santiago de Cuba in 1862; since the 1930s the rum has also been made in Puerto Rico.
de: Don Facundo gründete Bacardi 1862 in Santiago de Cuba; seit den 1930er-Jahren wird der Rum auch in Puerto Rico hergestellt.

# Captain Morgan | GB
cs: Captain Morgan patří k nejznámějším kořeněným lihovinám na základě karibského rumu a najde uplatnění hlavně v míchaných nápojích.
en: Captain Morgan is among the best-known spiced spirits based on Caribbean rum and is mostly used in mixed drinks.
de: Captain Morgan zählt zu den bekanntesten gewürzten Spirituosen auf Basis karibischen Rums und wird vor allem in Mixgetränken verwendet.

# Clément | MQ
cs: Habitation Clément na Martiniku lisuje čerstvou třtinu a její šťávu destiluje podle pravidel chráněného označení AOC Martinique.
en: Habitation Clément on Martinique presses fresh cane and distils its juice under the rules of the AOC Martinique.
de: Die Habitation Clément auf Martinique presst frisches Zuckerrohr und brennt den Saft nach den Regeln der AOC Martinique.

# New Grove | MU
cs: New Grove vzniká na Mauriciu v palírně Grays, která navazuje na pěstování třtiny z dob prvních francouzských osadníků.
en: New Grove is made on Mauritius by the Grays distillery, heir to the cane growing of the first French settlers.
de: New Grove entsteht auf Mauritius in der Brennerei Grays, die an den Zuckerrohranbau der ersten französischen Siedler anknüpft.

# Božkov | CZ
cs: Plzeňský Božkov je domácí klasika; základem tuzemáku je jemný líh, nikoli třtina, a proto se na etiketě slovo rum neobjevuje.
en: Božkov from Plzeň is a Czech classic; tuzemák rests on neutral spirit instead of cane, which is why the word rum is missing from its label.
de: Božkov aus Pilsen ist ein tschechischer Klassiker; Tuzemák beruht auf Neutralalkohol statt auf Zuckerrohr, deshalb fehlt das Wort Rum auf dem Etikett.

# Angostura | TT
cs: Dům Angostura na Trinidadu proslavila hořká esence z roku 1824; stejně dlouhou zkušenost dnes zúročuje i ve zrajících rumech.
en: The House of Angostura on Trinidad became famous with its bitters of 1824 and brings the same experience to its aged rums.
de: Das Haus Angostura auf Trinidad wurde mit seinem Bitter von 1824 berühmt und bringt diese Erfahrung auch in seine gereiften Rums ein.

# Ron Abuelo | PA
cs: Rodina Varela pěstuje třtinu v panamské Pesé od roku 1908 a rum Ron Abuelo vyrábí celý na vlastním statku.
en: The Varela family has grown cane in Pesé, Panama, since 1908 and makes Ron Abuelo entirely on its own estate.
de: Die Familie Varela baut im panamaischen Pesé seit 1908 Zuckerrohr an und stellt Ron Abuelo ganz auf dem eigenen Gut her.

# Centenario | CR
cs: Ron Centenario vzniká v Kostarice a o jeho charakteru rozhoduje zrání v teplém, celoročně vyrovnaném podnebí.
en: Ron Centenario is made in Costa Rica, and its character comes from maturing in a warm climate that is even all year round.
de: Ron Centenario stammt aus Costa Rica; seinen Charakter prägt die Reife in einem warmen, das ganze Jahr über ausgeglichenen Klima.

# Santa Teresa | VE
cs: Hacienda Santa Teresa v údolí Aragua vyrábí rum od roku 1796 a svou vlajkovou řadu skládá metodou solera.
en: The Santa Teresa hacienda in the Aragua valley has made rum since 1796 and composes its flagship by the solera method.
de: Die Hacienda Santa Teresa im Aragua-Tal brennt seit 1796 und komponiert ihr Aushängeschild nach dem Solera-Verfahren.

# Dictador | CO
cs: Palírna Dictador v přístavu Cartagena de Indias stojí na práci s panenským třtinovým medem a na rozsáhlých zásobách starých sudů.
en: The Dictador distillery in the port of Cartagena de Indias relies on virgin cane honey and on large reserves of old casks.
de: Die Brennerei Dictador in der Hafenstadt Cartagena de Indias setzt auf ersten Zuckerrohrhonig und auf große Bestände alter Fässer.

# Cartavio | PE
cs: Cartavio z peruánského údolí Chicama pálí rum od roku 1929 a nechává ho zrát v sudech různého původu.
en: Cartavio from the Chicama valley in Peru has distilled rum since 1929 and matures it in casks of various origins.
de: Cartavio aus dem peruanischen Chicama-Tal brennt seit 1929 Rum und lässt ihn in Fässern unterschiedlicher Herkunft reifen.

# Damoiseau | GP
cs: Rodinná palírna Damoiseau stojí na ostrově Grande-Terre a zpracovává čerstvou šťávu z guadeloupské třtiny.
en: The family distillery of Damoiseau stands on Grande-Terre and works with the fresh juice of Guadeloupe cane.
de: Die Familienbrennerei Damoiseau liegt auf Grande-Terre und verarbeitet frischen Saft aus guadeloupischem Zuckerrohr.

# Isautier | RE
cs: Dům Isautier je nejstarší palírnou na Réunionu; od roku 1845 zde vznikají rumy z melasy i z čerstvé třtinové šťávy.
en: Isautier is the oldest distillery on Réunion; since 1845 it has made rum from molasses as well as from fresh cane juice.
de: Isautier ist die älteste Brennerei auf Réunion; seit 1845 entstehen hier Rums aus Melasse und aus frischem Zuckerrohrsaft.

# Bounty | FJ
cs: Bounty pochází z fidžijského města Lautoka, kde se třtina sklízí jen pár kilometrů od palírny.
en: Bounty comes from Lautoka on Fiji, where the cane is harvested only a few kilometres from the distillery.
de: Bounty kommt aus Lautoka auf Fidschi, wo das Zuckerrohr nur wenige Kilometer von der Brennerei geerntet wird.

# Ypióca | BR
cs: Ypióca vyrábí cachaçu v brazilském státě Ceará od roku 1846; destiluje se zkvašená šťáva z čerstvé třtiny.
en: Ypióca has made cachaça in the Brazilian state of Ceará since 1846, distilling the fermented juice of fresh cane.
de: Ypióca stellt im brasilianischen Bundesstaat Ceará seit 1846 Cachaça aus vergorenem frischem Zuckerrohrsaft her.

# Hampden Estate | JM
cs: Palírna Hampden na severu Jamajky pracuje od roku 1753 a proslula dlouhým kvašením, ze kterého vycházejí rumy mimořádně bohaté na estery.
en: Hampden in the north of Jamaica has distilled since 1753 and is known for long fermentation, which gives rums unusually rich in esters.
de: Hampden im Norden Jamaikas brennt seit 1753 und ist für lange Gärung bekannt, aus der ungewöhnlich esterreiche Rums hervorgehen.

# Rhum J.M | MQ
cs: Rhum J.M vzniká na severu Martiniku pod sopkou Pelée z třtiny, která roste na vlastních polích palírny.
en: Rhum J.M is made in the north of Martinique below Mount Pelée, from cane grown in the distillery's own fields.
de: Rhum J.M entsteht im Norden von Martinique am Fuß der Montagne Pelée aus Zuckerrohr von eigenen Feldern.

# Santiago de Cuba | CU
cs: Ron Santiago de Cuba nese jméno města na východě ostrova, ve kterém se zrodil lehký kubánský styl rumu.
en: Ron Santiago de Cuba bears the name of the city in the east of the island where the light Cuban style of rum was born.
de: Ron Santiago de Cuba trägt den Namen der Stadt im Osten der Insel, in der der leichte kubanische Rumstil entstand.

# Matusalem | DO
cs: Značka Matusalem byla založena roku 1872 v Santiagu de Cuba; dnes se rum vyrábí v Dominikánské republice a skládá se metodou solera.
en: Matusalem was founded in Santiago de Cuba in 1872; today the rum is made in the Dominican Republic and composed by the solera method.
de: Matusalem wurde 1872 in Santiago de Cuba gegründet; heute entsteht der Rum in der Dominikanischen Republik nach dem Solera-Verfahren.

# Karukera | GP
cs: Karukera pochází z guadeloupského ostrova Basse-Terre a destiluje se z čerstvé třtinové šťávy.
en: Karukera comes from Basse-Terre on Guadeloupe and is distilled from the fresh juice of the cane.
de: Karukera stammt von Basse-Terre auf Guadeloupe und wird aus frischem Zuckerrohrsaft gebrannt.

# Don Q | PR
cs: Don Q vyrábí rodina Serrallés v portorickém městě Ponce; jméno odkazuje na Dona Quijota.
en: Don Q is made by the Serrallés family in Ponce, Puerto Rico; the name refers to Don Quixote.
de: Don Q wird von der Familie Serrallés in Ponce auf Puerto Rico hergestellt; der Name verweist auf Don Quijote.

# Caroni | TT
cs: Palírna Caroni na Trinidadu na začátku tohoto století skončila; její těžké rumy ze zbylých sudů patří k nejhledanějším.
en: The Caroni distillery on Trinidad closed early in this century; the heavy rums from its remaining casks are among the most sought after.
de: Die Brennerei Caroni auf Trinidad schloss Anfang dieses Jahrhunderts; die schweren Rums aus ihren verbliebenen Fässern zählen zu den gesuchtesten.

# La Hechicera | CO
cs: La Hechicera je kolumbijský rum z Barranquilly, který se stáčí bez přidaného cukru.
en: La Hechicera is a Colombian rum from Barranquilla, bottled without added sugar.
de: La Hechicera ist ein kolumbianischer Rum aus Barranquilla, der ohne Zuckerzusatz abgefüllt wird.

# Millonario | PE
cs: Ron Millonario pochází ze severu Peru a svou řadu skládá metodou solera.
en: Ron Millonario comes from the north of Peru and composes its range by the solera method.
de: Ron Millonario kommt aus dem Norden Perus und komponiert seine Reihe nach dem Solera-Verfahren.

# Chamarel | MU
cs: Palírna Chamarel stojí v kopcích na jihozápadě Mauricia a destiluje šťávu z vlastní třtiny.
en: The Chamarel distillery stands in the hills of south-western Mauritius and distils the juice of its own cane.
de: Die Brennerei Chamarel liegt in den Hügeln im Südwesten von Mauritius und brennt den Saft eigenen Zuckerrohrs.

# Rivière du Mât | RE
cs: Palírna Rivière du Mât patří k největším na Réunionu a vyrábí rumy z melasy i z čerstvé třtinové šťávy.
en: Rivière du Mât is among the largest distilleries on Réunion and makes rum from molasses as well as from fresh cane juice.
de: Rivière du Mât gehört zu den größten Brennereien auf Réunion und stellt Rum aus Melasse wie aus frischem Zuckerrohrsaft her.

# Leblon | BR
cs: Leblon je cachaça z brazilského státu Minas Gerais, pojmenovaná po čtvrti Ria de Janeira.
en: Leblon is a cachaça from the Brazilian state of Minas Gerais, named after a district of Rio de Janeiro.
de: Leblon ist ein Cachaça aus dem brasilianischen Bundesstaat Minas Gerais, benannt nach einem Viertel von Rio de Janeiro.
`;

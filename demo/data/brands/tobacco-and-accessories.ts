/** Brands of tobacco, smokers' accessories and bar ware; what is said of tobacco is descriptive only. */
export const tobaccoAndAccessoryBrands = `
# Cohiba | CU
cs: Cohiba vznikla v roce 1966; listy seco a ligero procházejí třetí fermentací v dřevěných sudech.
en: Cohiba was created in 1966; its seco and ligero leaves go through a third fermentation in wooden casks.
de: Cohiba entstand 1966; die Blätter Seco und Ligero durchlaufen eine dritte Fermentation in Holzfässern.

# Montecristo | CU
cs: Značka Montecristo byla založena v Havaně v roce 1935 a její číslované formáty patří k nejrozšířenějším.
en: Montecristo was founded in Havana in 1935, and its numbered formats are among the most widespread.
de: Montecristo wurde 1935 in Havanna gegründet; die nummerierten Formate gehören zu den verbreitetsten.

# Romeo y Julieta | CU
cs: Romeo y Julieta je kubánská značka z roku 1875 s mimořádně širokou řadou formátů.
en: Romeo y Julieta is a Cuban brand of 1875 with an unusually wide range of formats.
de: Romeo y Julieta ist eine kubanische Marke von 1875 mit einem besonders breiten Formatangebot.

# Partagás | CU
cs: Partagás pochází z havanské manufaktury založené v roce 1845.
en: Partagás comes from a Havana factory founded in 1845.
de: Partagás stammt aus einer 1845 gegründeten Manufaktur in Havanna.

# H. Upmann | CU
cs: Značku H. Upmann založil v Havaně v roce 1844 bankéř Hermann Upmann.
en: The banker Hermann Upmann founded the brand in Havana in 1844.
de: Der Bankier Hermann Upmann gründete die Marke 1844 in Havanna.

# Davidoff | DO
cs: Doutníky Davidoff se od roku 1990 vyrábějí v Dominikánské republice.
en: Davidoff cigars have been made in the Dominican Republic since 1990.
de: Davidoff-Zigarren werden seit 1990 in der Dominikanischen Republik hergestellt.

# Arturo Fuente | DO
cs: Arturo Fuente je rodinná firma z roku 1912 s plantáží Chateau de la Fuente v Dominikánské republice.
en: Arturo Fuente is a family firm of 1912 with the Chateau de la Fuente farm in the Dominican Republic.
de: Arturo Fuente ist ein Familienunternehmen von 1912 mit der Plantage Chateau de la Fuente in der Dominikanischen Republik.

# Oliva | NI
cs: Rodina Oliva zpracovává tabák z nikaragujských údolí Estelí, Condega a Jalapa.
en: The Oliva family uses tobacco from the Nicaraguan valleys of Estelí, Condega and Jalapa.
de: Die Familie Oliva verarbeitet Tabak aus den nicaraguanischen Tälern Estelí, Condega und Jalapa.

# Padrón | NI
cs: Padrón vyrábí v Estelí od roku 1970 doutníky výhradně z nikaragujského tabáku.
en: Padrón has made cigars in Estelí since 1970, from Nicaraguan tobacco only.
de: Padrón stellt seit 1970 in Estelí Zigarren ausschließlich aus nicaraguanischem Tabak her.

# Alec Bradley | HN
cs: Alec Bradley nechává své řady balit v honduraském Danlí.
en: Alec Bradley has its lines rolled in Danlí, Honduras.
de: Alec Bradley lässt seine Linien im honduranischen Danlí rollen.

# Te-Amo | MX
cs: Te-Amo používá tabák z mexického údolí San Andrés.
en: Te-Amo uses tobacco from the San Andrés valley in Mexico.
de: Te-Amo verwendet Tabak aus dem mexikanischen San-Andrés-Tal.

# Dannemann | BR
cs: Dannemann pracuje s tabáky z brazilského státu Bahia od roku 1873.
en: Dannemann has worked with tobacco from Bahia in Brazil since 1873.
de: Dannemann arbeitet seit 1873 mit Tabaken aus dem brasilianischen Bahia.

# Tabacalera | PH
cs: Tabacalera se sídlem v Manile balí doutníky z tabáku ostrova Luzon.
en: Tabacalera of Manila rolls cigars from tobacco grown on Luzon.
de: Tabacalera aus Manila rollt Zigarren aus Tabak von der Insel Luzon.

# Mac Baren | DK
cs: Mac Baren ze Svendborgu míchá dýmkové tabáky od roku 1887.
en: Mac Baren of Svendborg has blended pipe tobacco since 1887.
de: Mac Baren aus Svendborg mischt seit 1887 Pfeifentabak.

# Peterson | IE
cs: Peterson z Dublinu je spojen s dýmkami i s dýmkovými směsmi; systémová dýmka má patent z roku 1890.
en: Peterson of Dublin stands for pipes and for pipe tobacco; its system pipe was patented in 1890.
de: Peterson aus Dublin steht für Pfeifen und Pfeifentabak; die Systempfeife wurde 1890 patentiert.

# Pöschl | DE
cs: Pöschl z bavorského Geisenhausenu vyrábí šňupací tabáky od roku 1902.
en: Pöschl of Geisenhausen in Bavaria has made snuff since 1902.
de: Pöschl aus dem bayerischen Geisenhausen stellt seit 1902 Schnupftabak her.

# Al Fakher | AE
cs: Al Fakher vyrábí tabáky do vodní dýmky ve Spojených arabských emirátech.
en: Al Fakher makes hookah tobacco in the United Arab Emirates.
de: Al Fakher stellt Wasserpfeifentabak in den Vereinigten Arabischen Emiraten her.

# Zippo | US
cs: Zippo vyrábí v pensylvánském Bradfordu benzinové zapalovače od roku 1932 a na mechaniku dává doživotní záruku.
en: Zippo has made petrol lighters in Bradford, Pennsylvania, since 1932 and guarantees the works for life.
de: Zippo stellt in Bradford, Pennsylvania, seit 1932 Benzinfeuerzeuge her und gibt auf die Mechanik lebenslange Garantie.

# S.T. Dupont | FR
cs: S.T. Dupont z Faverges zpracovává čínský lak a drahé kovy a zapalovače kompletuje ručně.
en: S.T. Dupont of Faverges works with Chinese lacquer and precious metals and assembles its lighters by hand.
de: S.T. Dupont aus Faverges verarbeitet Chinalack und Edelmetalle und montiert die Feuerzeuge von Hand.

# Xikar | US
cs: Xikar je znám ořezávači s dvojitou čepelí a zapalovači s doživotní zárukou.
en: Xikar is known for its double-blade cutters and for lighters with a lifetime guarantee.
de: Xikar ist für Zigarrenabschneider mit Doppelklinge und Feuerzeuge mit lebenslanger Garantie bekannt.

# Adorini | DE
cs: Adorini navrhuje humidory a vlhkoměry v Německu a vykládá je španělským cedrem.
en: Adorini designs humidors and hygrometers in Germany and lines them with Spanish cedar.
de: Adorini entwirft Humidore und Hygrometer in Deutschland und kleidet sie mit spanischer Zeder aus.

# Boveda | US
cs: Boveda vyrábí sáčky, které udržují stálou vlhkost v obou směrech: vodní páru uvolňují i přijímají.
en: Boveda makes packs that keep humidity steady in both directions, giving off vapour and taking it up.
de: Boveda stellt Beutel her, die die Feuchte in beide Richtungen konstant halten: Sie geben Wasserdampf ab und nehmen ihn auf.

# Savinelli | IT
cs: Savinelli vyrábí briárové dýmky v italském Barasso od roku 1876.
en: Savinelli has made briar pipes in Barasso, Italy, since 1876.
de: Savinelli stellt im italienischen Barasso seit 1876 Bruyèrepfeifen her.

# Missouri Meerschaum | US
cs: Missouri Meerschaum soustruží dýmky z kukuřičných klasů v městečku Washington od roku 1869.
en: Missouri Meerschaum has turned pipes from corn cobs in the town of Washington since 1869.
de: Missouri Meerschaum drechselt im Städtchen Washington seit 1869 Pfeifen aus Maiskolben.

# Riedel | AT
cs: Riedel z Kufsteinu jako první odvodil tvar sklenice od odrůdy a povahy vína.
en: Riedel of Kufstein was the first to derive the shape of a glass from the grape and the nature of the wine.
de: Riedel aus Kufstein leitete als Erster die Form des Glases von Rebsorte und Charakter des Weins ab.

# Spiegelau | DE
cs: Spiegelau z Bavorského lesa vyrábí křišťálové sklo bez olova, které snese myčku.
en: Spiegelau from the Bavarian Forest makes lead-free crystal that is safe in the dishwasher.
de: Spiegelau aus dem Bayerischen Wald stellt bleifreies, spülmaschinenfestes Kristallglas her.

# Glencairn | GB
cs: Glencairn z East Kilbride vyrobil první sklenici, která se stala uznávanou sklenicí na whisky.
en: Glencairn of East Kilbride made the first glass to be accepted as the whisky glass.
de: Glencairn aus East Kilbride schuf das erste Glas, das sich als Whiskyglas durchgesetzt hat.

# Bohemia Crystal | CZ
cs: Bohemia Crystal navazuje na sklářskou tradici severních a východních Čech.
en: Bohemia Crystal continues the glassmaking tradition of northern and eastern Bohemia.
de: Bohemia Crystal führt die Glastradition Nord- und Ostböhmens fort.

# Pulltex | ES
cs: Pulltex z Barcelony vyrábí vývrtky s dvojitou pákou a další nástroje pro sommeliéry.
en: Pulltex of Barcelona makes double-lever corkscrews and other tools for sommeliers.
de: Pulltex aus Barcelona stellt Korkenzieher mit Doppelhebel und weiteres Sommelierwerkzeug her.

# Climadiff | FR
cs: Climadiff vyrábí ve Francii vinotéky s řízenou teplotou a tlumením otřesů.
en: Climadiff of France makes wine cabinets with controlled temperature and damped vibration.
de: Climadiff aus Frankreich stellt Weinschränke mit Temperaturregelung und Schwingungsdämpfung her.

# Camacho | HN
cs: Camacho pochází z honduraského údolí Jamastrán a drží se sytého listu odrůdy Corojo.
en: Camacho comes from the Jamastrán valley in Honduras and keeps to the full-bodied leaf of the Corojo variety.
de: Camacho stammt aus dem Jamastrán-Tal in Honduras und setzt auf das kräftige Blatt der Sorte Corojo.

# Alonso Menendez | BR
cs: Doutníky Alonso Menendez vznikají v brazilské Bahii z místního tabáku Mata Fina.
en: Alonso Menendez cigars are made in Bahia, Brazil, from the local Mata Fina tobacco.
de: Die Zigarren von Alonso Menendez entstehen in Bahia in Brasilien aus dem heimischen Mata-Fina-Tabak.

# Dunhill | GB
cs: Alfred Dunhill otevřel obchod s tabákem v Londýně roku 1907; jeho dýmky s bílou tečkou sbírá celý svět.
en: Alfred Dunhill opened his tobacco shop in London in 1907; his pipes with the white dot are collected all over the world.
de: Alfred Dunhill eröffnete 1907 in London sein Tabakgeschäft; seine Pfeifen mit dem weißen Punkt werden in aller Welt gesammelt.

# Moser | CZ
cs: Sklárna Moser v Karlových Varech brousí sklo od roku 1857 a proslula bezolovnatým křišťálem ušlechtilých barev.
en: The Moser glassworks in Karlovy Vary has cut glass since 1857 and is known for lead-free crystal in noble colours.
de: Die Glashütte Moser in Karlsbad schleift seit 1857 Glas und ist für bleifreies Kristall in edlen Farben bekannt.
`;

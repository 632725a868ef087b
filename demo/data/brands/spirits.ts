/** Brands of the other spirits: name, country, an introduction for the texts of their goods. */
export const spiritBrands = `
# Hendrick's | GB
cs: Hendrick's ze skotského Girvanu mísí dva destiláty z odlišných kotlů a přidává výtažek z okurky a růže.
en: Hendrick's from Girvan in Scotland blends two distillates from different stills and adds essences of cucumber and rose.
de: Hendrick's aus dem schottischen Girvan vermählt zwei Destillate aus verschiedenen Brennblasen und gibt Auszüge von Gurke und Rose hinzu.

# Tanqueray | GB
cs: Recept ginu Tanqueray z roku 1830 si vystačí se čtyřmi složkami: jalovcem, koriandrem, andělikou a lékořicí.
en: The Tanqueray recipe of 1830 needs no more than four botanicals: juniper, coriander, angelica and liquorice.
de: Das Tanqueray-Rezept von 1830 kommt mit vier Zutaten aus: Wacholder, Koriander, Angelika und Süßholz.

# Monkey 47 | DE
cs: Monkey 47 vzniká v Černém lese ze 47 rostlinných složek, mezi nimiž nechybí brusinky a smrkové výhonky.
en: Monkey 47 is made in the Black Forest from 47 botanicals, lingonberries and spruce shoots among them.
de: Monkey 47 entsteht im Schwarzwald aus 47 pflanzlichen Zutaten, darunter Preiselbeeren und Fichtensprossen.

# OMG | CZ
cs: OMG je gin z lihovaru Žufánek v Boršicích, destilovaný v malých várkách z jalovce, citrusové kůry, bylin a koření.
en: OMG is the gin of the Žufánek distillery in Boršice, distilled in small batches from juniper, citrus peel, herbs and spices.
de: OMG ist der Gin der Brennerei Žufánek in Boršice, in kleinen Chargen aus Wacholder, Zitrusschalen, Kräutern und Gewürzen destilliert.

# Plymouth | GB
cs: Plymouth se destiluje v budově Black Friars, nejstarší palírně ginu v Anglii, která pracuje od roku 1793.
en: Plymouth is distilled at Black Friars, the oldest gin distillery in England, at work since 1793.
de: Plymouth wird in der Black Friars Distillery gebrannt, der ältesten Ginbrennerei Englands, in Betrieb seit 1793.

# Absolut | SE
cs: Absolut vyrábí vodku z ozimé pšenice a vody z vlastní studny v jihošvédském Åhusu.
en: Absolut makes vodka from winter wheat and water from its own well at Åhus in southern Sweden.
de: Absolut stellt im südschwedischen Åhus Wodka aus Winterweizen und Wasser vom eigenen Brunnen her.

# Grey Goose | FR
cs: Grey Goose spojuje měkkou pšenici z Pikardie s pramenitou vodou z kraje Cognac.
en: Grey Goose combines soft wheat from Picardy with spring water from the Cognac region.
de: Grey Goose verbindet Weichweizen aus der Picardie mit Quellwasser aus der Gegend von Cognac.

# Belvedere | PL
cs: Belvedere se destiluje čtyřikrát v mazovském Žyrardówě z polského žita.
en: Belvedere is distilled four times at Żyrardów in Mazovia from Polish rye.
de: Belvedere wird in Żyrardów in Masowien viermal aus polnischem Roggen destilliert.

# Beluga | ME
cs: Beluga nechává destilát před stáčením několik týdnů odpočívat, aby se chuť zakulatila.
en: Beluga lets its spirit rest for several weeks before bottling, so that the taste becomes rounder.
de: Beluga lässt das Destillat vor der Abfüllung mehrere Wochen ruhen, damit der Geschmack runder wird.

# R. Jelínek | CZ
cs: Palírna R. Jelínek ve Vizovicích zpracovává valašské ovoce od konce 19. století a slivovici dodává do celého světa.
en: The R. Jelínek distillery in Vizovice has worked with Wallachian fruit since the late 19th century and sends its plum brandy all over the world.
de: Die Brennerei R. Jelínek in Vizovice verarbeitet seit Ende des 19. Jahrhunderts walachisches Obst und liefert ihren Slivovitz in alle Welt.

# Žufánek | CZ
cs: Rodinný lihovar Žufánek v Boršicích u Blatnice pálí ovoce z moravských sadů po malých šaržích v měděných kotlích.
en: The Žufánek family distillery in Boršice near Blatnice distils fruit from Moravian orchards in small batches and copper pots.
de: Die Familienbrennerei Žufánek in Boršice u Blatnice brennt Obst aus mährischen Gärten in kleinen Chargen und Kupferkesseln.

# Becherovka | CZ
cs: Becherovka vzniká v Karlových Varech od roku 1807 a recept na směs bylin a koření znají jen dva lidé.
en: Becherovka has been made in Karlovy Vary since 1807, and only two people know the recipe of its herbs and spices.
de: Becherovka wird seit 1807 in Karlsbad hergestellt; das Rezept der Kräuter- und Gewürzmischung kennen nur zwei Menschen.

# Fernet Stock | CZ
cs: Fernet Stock se v Plzni vyrábí od roku 1927 ze čtrnácti bylin, které se louhují v lihu a zrají v dubu.
en: Fernet Stock has been made in Plzeň since 1927 from fourteen herbs, macerated in spirit and rested in oak.
de: Fernet Stock wird seit 1927 in Pilsen aus vierzehn Kräutern hergestellt, die in Alkohol ziehen und in Eiche ruhen.

# Demänovka | SK
cs: Demänovka z Liptovského Mikuláše spojuje čtrnáct bylin s medem a nese jméno podtatranské doliny.
en: Demänovka from Liptovský Mikuláš joins fourteen herbs with honey and is named after a valley below the Tatras.
de: Demänovka aus Liptovský Mikuláš verbindet vierzehn Kräuter mit Honig und trägt den Namen eines Tals am Fuß der Tatra.

# Jägermeister | DE
cs: Jägermeister z Wolfenbüttelu obsahuje výtažky z 56 bylin, květů, kořenů a plodů.
en: Jägermeister from Wolfenbüttel contains extracts of 56 herbs, blossoms, roots and fruits.
de: Jägermeister aus Wolfenbüttel enthält Auszüge aus 56 Kräutern, Blüten, Wurzeln und Früchten.

# Baileys | IE
cs: Baileys spojil v roce 1974 irskou whiskey se smetanou a založil tím celou kategorii smetanových likérů.
en: In 1974 Baileys joined Irish whiskey with cream and so founded the whole category of cream liqueurs.
de: Baileys verband 1974 irischen Whiskey mit Sahne und begründete damit die Gattung der Sahneliköre.

# Kahlúa | MX
cs: Kahlúa pochází z mexického Veracruzu a jejím základem je arabika a třtinový destilát.
en: Kahlúa comes from Veracruz in Mexico and is based on arabica coffee and cane spirit.
de: Kahlúa kommt aus dem mexikanischen Veracruz und beruht auf Arabica-Kaffee und Zuckerrohrbrand.

# Cointreau | FR
cs: Cointreau vyrábí v Angers od roku 1875 čirý likér z kůry sladkých a hořkých pomerančů.
en: Cointreau has made its clear liqueur from sweet and bitter orange peel in Angers since 1875.
de: Cointreau stellt in Angers seit 1875 einen klaren Likör aus den Schalen süßer und bitterer Orangen her.

# Chartreuse | FR
cs: Chartreuse vyrábějí mniši kartuziánského řádu podle rukopisu, který jim byl svěřen v roce 1605.
en: Chartreuse is made by Carthusian monks from a manuscript entrusted to them in 1605.
de: Chartreuse stellen Kartäusermönche nach einer Handschrift her, die ihnen 1605 anvertraut wurde.

# Verpoorten | DE
cs: Rodina Verpoorten vyrábí v Bonnu vaječný likér už v páté generaci.
en: The Verpoorten family of Bonn makes egg liqueur in the fifth generation.
de: Die Familie Verpoorten stellt in Bonn bereits in fünfter Generation Eierlikör her.

# Absinth St. Antoine | CZ
cs: St. Antoine z lihovaru Žufánek je první český absint destilovaný z bylin podle francouzských receptur 19. století.
en: St. Antoine from the Žufánek distillery was the first Czech absinthe distilled from herbs after French recipes of the 19th century.
de: St. Antoine aus der Brennerei Žufánek war der erste tschechische Absinth, der nach französischen Rezepten des 19. Jahrhunderts aus Kräutern destilliert wurde.

# Pernod | FR
cs: Jméno Pernod je spojeno s první velkou palírnou absintu, založenou v Pontarlier v roce 1805.
en: The name Pernod is tied to the first great absinthe distillery, founded at Pontarlier in 1805.
de: Der Name Pernod ist mit der ersten großen Absinthbrennerei verbunden, 1805 in Pontarlier gegründet.

# Ricard | FR
cs: Pastis Ricard vytvořil v roce 1932 v Marseille Paul Ricard z badyánu, lékořice a provensálských bylin.
en: Paul Ricard created his pastis in Marseille in 1932 from star anise, liquorice and herbs of Provence.
de: Paul Ricard schuf seinen Pastis 1932 in Marseille aus Sternanis, Süßholz und Kräutern der Provence.

# Campari | IT
cs: Campari založil Gaspare Campari v roce 1860 v Novaře; recept na hořký červený aperitiv zůstává tajný.
en: Gaspare Campari created his bitter red aperitif in Novara in 1860, and the recipe remains a secret.
de: Gaspare Campari schuf seinen bitteren roten Aperitif 1860 in Novara; das Rezept ist bis heute geheim.

# Aperol | IT
cs: Aperol představili bratři Barbieriové v Padově v roce 1919 jako lehčí aperitiv z pomerančů, hořce a rebarbory.
en: The Barbieri brothers presented Aperol in Padua in 1919 as a lighter aperitif of orange, gentian and rhubarb.
de: Die Brüder Barbieri stellten Aperol 1919 in Padua als leichteren Aperitif aus Orange, Enzian und Rhabarber vor.

# Martini | IT
cs: Martini vyrábí v Pessione u Turína vermuty od roku 1863 a rozlišuje je podle druhu vína a podílu cukru.
en: Martini has made vermouth at Pessione near Turin since 1863, in styles set apart by wine and sweetness.
de: Martini stellt in Pessione bei Turin seit 1863 Wermut her, unterschieden nach Wein und Süße.

# Carpano | IT
cs: Antonio Benedetto Carpano představil v Turíně v roce 1786 vermut, podle něhož se řídí celá kategorie.
en: In Turin in 1786 Antonio Benedetto Carpano presented the vermouth on which the whole category is modelled.
de: Antonio Benedetto Carpano stellte 1786 in Turin den Wermut vor, an dem sich die ganze Gattung ausrichtet.

# Hennessy | FR
cs: Dům Hennessy založil v roce 1765 irský důstojník Richard Hennessy a dodnes má největší zásoby zrajících koňaků.
en: The Irish officer Richard Hennessy founded the house in 1765; it still owns the largest reserves of maturing cognac.
de: Der irische Offizier Richard Hennessy gründete das Haus 1765; bis heute besitzt es die größten Vorräte an reifendem Cognac.

# Rémy Martin | FR
cs: Rémy Martin kupuje víno jen z oblastí Grande a Petite Champagne a destiluje ho na kvasnicích v malých kotlích.
en: Rémy Martin takes wine only from Grande and Petite Champagne and distils it on the lees in small pot stills.
de: Rémy Martin verwendet nur Weine aus Grande und Petite Champagne und destilliert sie auf der Hefe in kleinen Brennblasen.

# Martell | FR
cs: Martell, nejstarší z velkých koňakových domů, dává od roku 1715 přednost jemným vínům z oblasti Borderies.
en: Martell, the oldest of the great cognac houses, has favoured the delicate wines of the Borderies since 1715.
de: Martell, das älteste der großen Cognachäuser, bevorzugt seit 1715 die feinen Weine der Borderies.

# Père Magloire | FR
cs: Père Magloire vyrábí calvados v normandském kraji Pays d'Auge dvojí destilací jablečného moštu.
en: Père Magloire makes calvados in the Pays d'Auge in Normandy by distilling cider twice.
de: Père Magloire stellt im normannischen Pays d'Auge Calvados durch zweifache Destillation von Cidre her.

# Janneau | FR
cs: Janneau patří k nejstarším domům v Armagnaku a destiluje kontinuálně i ve dvou stupních.
en: Janneau is among the oldest houses of Armagnac and uses both continuous and double distillation.
de: Janneau gehört zu den ältesten Häusern des Armagnac und destilliert sowohl kontinuierlich als auch zweifach.

# Metaxa | GR
cs: Metaxa spojuje vinné destiláty, muškátové víno z ostrova Samos a středomořské byliny.
en: Metaxa unites wine distillates, Muscat wine from Samos and Mediterranean herbs.
de: Metaxa vereint Weindestillate, Muskatwein von Samos und mediterrane Kräuter.

# Torres | ES
cs: Rodina Torres pálí brandy v katalánském Penedès z bílých odrůd Parellada a Xarel·lo.
en: The Torres family distils brandy in Penedès, Catalonia, from the white grapes Parellada and Xarel·lo.
de: Die Familie Torres brennt im katalanischen Penedès Brandy aus den weißen Sorten Parellada und Xarel·lo.

# Capel | CL
cs: Družstvo Capel z chilského údolí Elqui sdružuje pěstitele muškátových odrůd a pálí z nich pisco.
en: The Capel cooperative in the Elqui valley of Chile brings together growers of Muscat grapes and distils pisco from them.
de: Die Genossenschaft Capel im chilenischen Elqui-Tal vereint Winzer von Muskatsorten und brennt daraus Pisco.

# Nonino | IT
cs: Rodina Nonino z Furlanska jako první v roce 1973 vypálila grappu z výlisků jediné odrůdy.
en: In 1973 the Nonino family of Friuli was the first to distil grappa from the pomace of a single variety.
de: Die Familie Nonino aus dem Friaul brannte 1973 als Erste Grappa aus dem Trester einer einzigen Rebsorte.

# Jose Cuervo | MX
cs: Rodina Cuervo získala první výsadu k výrobě tequily od španělského krále v roce 1795.
en: The Cuervo family received the first licence to make tequila from the Spanish king in 1795.
de: Die Familie Cuervo erhielt 1795 vom spanischen König die erste Lizenz zur Herstellung von Tequila.

# Patrón | MX
cs: Patrón vzniká v Jalisku výhradně z modré agáve a část srdcí se drtí tradičním kamenným kolem.
en: Patrón is made in Jalisco from nothing but blue agave, part of it crushed by the traditional stone wheel.
de: Patrón entsteht in Jalisco ausschließlich aus blauer Agave, die zum Teil mit dem traditionellen Steinrad zerkleinert wird.

# Del Maguey | MX
cs: Del Maguey lahvuje mezcaly z jednotlivých vesnic státu Oaxaca a každou z nich uvádí na etiketě.
en: Del Maguey bottles mezcal from single villages of Oaxaca and names each of them on the label.
de: Del Maguey füllt Mezcal aus einzelnen Dörfern Oaxacas ab und nennt jedes auf dem Etikett.

# Hayman's | GB
cs: Hayman's je rodinná londýnská palírna ginu, jejíž kořeny sahají do roku 1863.
en: Hayman's is a family gin distillery in London with roots that go back to 1863.
de: Hayman's ist eine Londoner Familienbrennerei für Gin, deren Wurzeln bis 1863 zurückreichen.

# Żubrówka | PL
cs: Żubrówka dostává chuť i barvu od tomkovice vonné, trávy z okolí Bělověžského pralesa; v každé lahvi je její stéblo.
en: Żubrówka owes its taste and colour to bison grass from around the Białowieża forest; every bottle holds a blade of it.
de: Żubrówka verdankt Geschmack und Farbe dem Mariengras aus der Umgebung des Białowieża-Urwalds; in jeder Flasche steckt ein Halm.

# Schladerer | DE
cs: Rodina Schladerer pálí od roku 1844 ve Staufenu pod Černým lesem ovocné destiláty, především třešňovici.
en: The Schladerer family has distilled fruit spirits, above all kirsch, in Staufen at the edge of the Black Forest since 1844.
de: Die Familie Schladerer brennt seit 1844 in Staufen am Rand des Schwarzwalds Obstbrände, vor allem Kirschwasser.

# Darroze | FR
cs: Dům Darroze vybírá staré armagnaky z jednotlivých statků v Bas-Armagnaku a stáčí je po ročnících.
en: The house of Darroze selects old armagnacs from single estates of Bas-Armagnac and bottles them by vintage.
de: Das Haus Darroze wählt alte Armagnacs einzelner Güter im Bas-Armagnac aus und füllt sie nach Jahrgängen ab.

# Barsol | PE
cs: Barsol je pisco z údolí Ica, jádra peruánského vinařství.
en: Barsol is a pisco from the Ica valley, the heart of Peruvian winegrowing.
de: Barsol ist ein Pisco aus dem Ica-Tal, dem Herzen des peruanischen Weinbaus.

# Montelobos | MX
cs: Montelobos je mezcal z Oaxaky, jehož agáve se peče v jámách vyložených kameny.
en: Montelobos is a mezcal from Oaxaca; its agave is roasted in pits lined with stones.
de: Montelobos ist ein Mezcal aus Oaxaca, dessen Agaven in mit Steinen ausgelegten Gruben gegart werden.

# Bols | NL
cs: Amsterdamský dům Bols se odvolává na rok 1575 a patří k nejstarším výrobcům likérů na světě.
en: The Amsterdam house of Bols dates itself to 1575 and is among the oldest makers of liqueurs in the world.
de: Das Amsterdamer Haus Bols beruft sich auf das Jahr 1575 und zählt zu den ältesten Likörherstellern der Welt.

# La Clandestine | CH
cs: La Clandestine pochází z údolí Val-de-Travers, kolébky absintu, a jméno má po letech, kdy se tu pálil tajně.
en: La Clandestine comes from the Val-de-Travers, the cradle of absinthe, and is named after the years when it was distilled there in secret.
de: La Clandestine stammt aus dem Val-de-Travers, der Wiege des Absinths, und heißt nach den Jahren, in denen er dort heimlich gebrannt wurde.
`;

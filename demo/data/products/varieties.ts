/** Varieties and styles: key, then the name; what is said of them in the texts. */
export const varieties = `
# riesling | Ryzlink rýnský | Riesling | Riesling
cs: Ryzlink rýnský dává víno s výraznou kyselinou a jemnou kořenitostí, které lahev spíše zušlechťuje než unavuje.
en: Riesling gives a wine of marked acidity and fine spice, which the bottle improves more than it tires.
de: Riesling ergibt einen Wein mit markanter Säure und feiner Würze, dem die Flaschenreife eher nützt als schadet.

# veltliner | Veltlínské zelené | Grüner Veltliner | Grüner Veltliner
cs: Veltlínské zelené je nejpěstovanější moravskou odrůdou; poznáte ho podle pepřové stopy a svěží kyseliny.
en: Grüner Veltliner is the most planted variety of Moravia; a peppery trace and fresh acidity give it away.
de: Grüner Veltliner ist die meistgepflanzte Sorte Mährens, erkennbar an pfeffriger Note und frischer Säure.

# sauvignon | Sauvignon | Sauvignon Blanc | Sauvignon Blanc
cs: Sauvignon se na chladnějších polohách projevuje kopřivovým a angreštovým stylem, na teplejších se blíží broskvím.
en: On cooler sites Sauvignon Blanc shows nettle and gooseberry, on warmer ones it comes close to peach.
de: Sauvignon Blanc zeigt in kühleren Lagen Brennnessel und Stachelbeere, in wärmeren nähert er sich dem Pfirsich.

# palava | Pálava | Pálava | Pálava
cs: Pálavu vyšlechtil Josef Veverka křížením Tramínu červeného a Müller Thurgau; po prvním z rodičů má aromatiku, po druhém mírnější kyselinu.
en: Pálava was bred by Josef Veverka from Gewürztraminer and Müller-Thurgau; it has the scent of the one and the gentler acidity of the other.
de: Pálava züchtete Josef Veverka aus Gewürztraminer und Müller-Thurgau; vom einen hat sie den Duft, vom anderen die mildere Säure.

# pinotgris | Rulandské šedé | Pinot Gris | Grauburgunder
cs: Rulandské šedé bývá plnější a extraktivní, s kulatým závěrem.
en: Pinot Gris tends to be fuller and rich in extract, with a round finish.
de: Grauburgunder fällt eher füllig und extraktreich aus, mit rundem Abgang.

# welschriesling | Ryzlink vlašský | Welschriesling | Welschriesling
cs: Ryzlink vlašský je na vápencových svazích Pálavy doma; jeho síla je v přímočarosti a minerálním závěru.
en: Welschriesling is at home on the limestone of the Pálava hills; its strength is a straight line and a mineral finish.
de: Welschriesling ist auf den Kalkhängen der Pollauer Berge zu Hause; seine Stärke ist Geradlinigkeit und ein mineralischer Abgang.

# muscat | Muškát moravský | Moravian Muscat | Mährischer Muskat
cs: Muškát moravský je raná odrůda určená k pití mladá, dokud si drží muškátovou vůni.
en: Moravian Muscat is an early variety, to be drunk young while it keeps its muscat scent.
de: Mährischer Muskat ist eine frühe Sorte, die jung getrunken wird, solange sie ihren Muskatduft behält.

# pinotblanc | Rulandské bílé | Pinot Blanc | Weißburgunder
cs: Rulandské bílé je zdrženlivé ve vůni a jemně strukturované v chuti, proto se dobře snáší s jídlem.
en: Pinot Blanc is reserved on the nose and finely structured on the palate, and therefore gets on well with food.
de: Weißburgunder ist in der Nase zurückhaltend und am Gaumen fein strukturiert, daher ein guter Essensbegleiter.

# thurgau | Müller Thurgau | Müller-Thurgau | Müller-Thurgau
cs: Müller Thurgau dozrává mezi prvními a dává lehká vína s jemným muškátovým nádechem.
en: Müller-Thurgau ripens among the first and gives light wines with a hint of muscat.
de: Müller-Thurgau reift als eine der ersten Sorten und ergibt leichte Weine mit zartem Muskatton.

# chardonnay | Chardonnay | Chardonnay | Chardonnay
cs: Chardonnay přejímá povahu místa i sklepa: od ocelově svěžích vín po plná, školená v dubu.
en: Chardonnay takes on the nature of place and cellar, from steely fresh wines to full ones raised in oak.
de: Chardonnay nimmt den Charakter von Lage und Keller an, vom stahlig frischen bis zum vollen, im Holz ausgebauten Wein.

# gewurz | Tramín | Gewurztraminer | Gewürztraminer
cs: Tramín je nejaromatičtější bílou odrůdou, s nízkou kyselinou a plným tělem.
en: Gewurztraminer is the most aromatic of white varieties, low in acidity and full in body.
de: Gewürztraminer ist die aromatischste weiße Sorte, mit milder Säure und vollem Körper.

# frankovka | Frankovka | Blaufränkisch | Blaufränkisch
cs: Frankovka spojuje pevnou kyselinu s kořenitostí a dobře zraje v dubovém sudu.
en: Blaufränkisch joins firm acidity with spice and matures well in oak.
de: Blaufränkisch verbindet kernige Säure mit Würze und reift gut im Eichenfass.

# portugal | Modrý Portugal | Blauer Portugieser | Blauer Portugieser
cs: Modrý Portugal je nízký v kyselině i tříslovině a patří k červeným vínům, která se pijí mladá.
en: Blauer Portugieser is low in acidity and tannin and one of the reds to be drunk young.
de: Blauer Portugieser hat wenig Säure und Gerbstoff und gehört zu den Rotweinen, die jung getrunken werden.

# cabernetmoravia | Cabernet Moravia | Cabernet Moravia | Cabernet Moravia
cs: Cabernet Moravia je moravský kříženec Cabernetu Franc a Zweigeltrebe, který v našich podmínkách spolehlivě vyzrává.
en: Cabernet Moravia is a Moravian crossing of Cabernet Franc and Zweigelt that ripens reliably in the local climate.
de: Cabernet Moravia ist eine mährische Kreuzung aus Cabernet Franc und Zweigelt, die im hiesigen Klima zuverlässig reift.

# pinotnoir | Rulandské modré | Pinot Noir | Spätburgunder
cs: Rulandské modré má světlejší barvu a jemné třísloviny; vyniká spíše vrstevnatostí než silou.
en: Pinot Noir is lighter in colour and fine in tannin; it excels by its layers and not by its power.
de: Spätburgunder ist heller in der Farbe und fein im Gerbstoff; er überzeugt durch Vielschichtigkeit, nicht durch Kraft.

# svatovavrinecke | Svatovavřinecké | St. Laurent | St. Laurent
cs: Svatovavřinecké je tmavé a šťavnaté, s pevnější kyselinou, kterou jeden až dva roky v lahvi zaoblí.
en: St. Laurent is dark and juicy, with a firmer acidity that one or two years in the bottle round off.
de: St. Laurent ist dunkel und saftig, mit kräftigerer Säure, die ein bis zwei Jahre in der Flasche abrunden.

# cabernet | Cabernet Sauvignon | Cabernet Sauvignon | Cabernet Sauvignon
cs: Cabernet Sauvignon tvoří páteř vína: hutnou tříslovinu, tmavé ovoce a schopnost zrát desítky let.
en: Cabernet Sauvignon gives the wine its backbone: dense tannin, dark fruit and the ability to age for decades.
de: Cabernet Sauvignon bildet das Rückgrat des Weins: dichter Gerbstoff, dunkle Frucht und Reifevermögen über Jahrzehnte.

# grenache | Grenache | Grenache | Grenache
cs: Základem je Grenache, kterou doplňuje Syrah a Mourvèdre; spojuje zralé ovoce s vůní jižních bylin.
en: The base is Grenache, joined by Syrah and Mourvèdre; ripe fruit meets the scent of southern herbs.
de: Die Basis bildet Grenache, ergänzt um Syrah und Mourvèdre; reife Frucht trifft auf den Duft südlicher Kräuter.

# sangiovese | Sangiovese | Sangiovese | Sangiovese
cs: Sangiovese dává vína se živou kyselinou, višňovým ovocem a jemně hořkým závěrem.
en: Sangiovese gives wines of lively acidity, sour cherry fruit and a gently bitter finish.
de: Sangiovese ergibt Weine mit lebhafter Säure, Sauerkirschfrucht und leicht herbem Abgang.

# nebbiolo | Nebbiolo | Nebbiolo | Nebbiolo
cs: Nebbiolo má světlou barvu, ale mimořádně pevnou tříslovinu; času v lahvi využije jako máloktrá odrůda.
en: Nebbiolo is pale in colour but exceptionally firm in tannin; few varieties make better use of time in the bottle.
de: Nebbiolo ist hell in der Farbe, doch außergewöhnlich fest im Gerbstoff; kaum eine Sorte nutzt die Flaschenreife so gut.

# corvina | Corvina | Corvina | Corvina
cs: Corvina s Rondinellou přinášejí višňové ovoce; sušení hroznů mu dodává hloubku a plnost.
en: Corvina and Rondinella bring cherry fruit; drying the grapes adds depth and body.
de: Corvina und Rondinella bringen Kirschfrucht; das Trocknen der Trauben verleiht Tiefe und Fülle.

# tempranillo | Tempranillo | Tempranillo | Tempranillo
cs: Tempranillo se skvěle pojí s dubem, který mu dává vanilkové a kořenité tóny.
en: Tempranillo goes superbly with oak, which lends it vanilla and spice.
de: Tempranillo verbindet sich hervorragend mit Eiche, die ihm Vanille und Würze verleiht.

# malbec | Malbec | Malbec | Malbec
cs: Malbec z velkých nadmořských výšek má tmavou barvu, hebkou tříslovinu a svěžest, kterou teplejší polohy nedají.
en: Malbec from high altitudes is dark in colour and velvety in tannin, with a freshness that warmer sites cannot give.
de: Malbec aus großer Höhe ist dunkel in der Farbe und samtig im Gerbstoff, mit einer Frische, die wärmere Lagen nicht bieten.

# zweigelt | Zweigeltrebe | Zweigelt | Zweigelt
cs: Zweigeltrebe se pro růžová vína sklízí dříve, aby si hrozny zachovaly kyselinu a čisté ovoce.
en: For rosé, Zweigelt is picked early so that the grapes keep their acidity and clean fruit.
de: Für Rosé wird Zweigelt früher gelesen, damit die Trauben Säure und klare Frucht bewahren.

# champagne | Champagne | Champagne | Champagner
cs: Směs odrůd Pinot Noir, Pinot Meunier a Chardonnay kvasí podruhé v lahvi a zraje na kvasnicích.
en: A blend of Pinot Noir, Meunier and Chardonnay ferments a second time in the bottle and matures on the lees.
de: Eine Cuvée aus Pinot Noir, Meunier und Chardonnay gärt in der Flasche ein zweites Mal und reift auf der Hefe.

# glera | Glera | Glera | Glera
cs: Glera kvasí podruhé v tlakovém tanku, díky čemuž si víno drží svěží ovocný projev.
en: Glera ferments a second time in a pressure tank, so that the wine keeps its fresh fruit.
de: Glera gärt ein zweites Mal im Drucktank, wodurch der Wein seine frische Frucht behält.

# cava | Macabeo, Xarel·lo, Parellada | Macabeo, Xarel·lo, Parellada | Macabeo, Xarel·lo, Parellada
cs: Trojice katalánských odrůd Macabeo, Xarel·lo a Parellada kvasí podruhé v lahvi nejméně devět měsíců.
en: The three Catalan varieties Macabeo, Xarel·lo and Parellada ferment in the bottle and rest there for at least nine months.
de: Die drei katalanischen Sorten Macabeo, Xarel·lo und Parellada gären in der Flasche und ruhen dort mindestens neun Monate.

# sekt | Cuvée | Cuvée | Cuvée
cs: Základem cuvée jsou Müller Thurgau, Ryzlink vlašský a Veltlínské zelené z moravských vinic.
en: The cuvée rests on Müller-Thurgau, Welschriesling and Grüner Veltliner from Moravian vineyards.
de: Grundlage der Cuvée sind Müller-Thurgau, Welschriesling und Grüner Veltliner aus mährischen Weinbergen.

# port | Portské | Port | Portwein
cs: Kvašení se zastavuje přídavkem vinného destilátu, takže ve víně zůstává přirozený cukr hroznů.
en: Fermentation is stopped by adding grape spirit, so the natural sugar of the grapes stays in the wine.
de: Die Gärung wird durch Zugabe von Weindestillat gestoppt, sodass der natürliche Zucker der Trauben erhalten bleibt.

# sherry | Sherry | Sherry | Sherry
cs: Sherry zraje v soustavě solera, ve které se mladší vína postupně mísí se staršími.
en: Sherry matures in a solera, where younger wines are gradually blended with older ones.
de: Sherry reift in einer Solera, in der jüngere Weine nach und nach mit älteren vermählt werden.

# madeira | Madeira | Madeira | Madeira
cs: Madeira zraje v teple podkroví a v kontaktu se vzduchem, proto zůstává stálá i dlouho po otevření.
en: Madeira matures in warm lofts and in contact with air, which is why it keeps long after opening.
de: Madeira reift in warmen Dachböden und in Kontakt mit Luft, daher bleibt er auch lange nach dem Öffnen stabil.

# furmint | Furmint | Furmint | Furmint
cs: Základem je Furmint napadený ušlechtilou plísní, která v hroznech soustřeďuje cukr i kyselinu.
en: The base is Furmint touched by noble rot, which concentrates both the sugar and the acidity of the grapes.
de: Basis ist edelfauler Furmint, in dessen Beeren sich Zucker und Säure konzentrieren.

# mead | Medovina | Mead | Met
cs: Medovina vzniká kvašením medu zředěného vodou a následným několikaměsíčním zráním.
en: Mead is made by fermenting honey diluted with water and then resting it for several months.
de: Met entsteht durch die Gärung von mit Wasser verdünntem Honig und eine mehrmonatige Reife.

# lager | Ležák | Lager | Lagerbier
cs: Spodní kvašení a dlouhé ležení za nízkých teplot dávají ležáku čistý projev a vyváženou hořkost.
en: Bottom fermentation and long, cold lagering give a clean character and balanced bitterness.
de: Untergärung und lange kalte Lagerung geben dem Bier einen klaren Charakter und ausgewogene Bittere.

# ipa | Ale | Ale | Ale
cs: Svrchní kvašení doplňuje chmelení za studena, kterým se do piva dostávají ovocné a pryskyřičné vůně.
en: Top fermentation is joined by dry hopping, which brings fruity and resinous scents to the beer.
de: Zur Obergärung kommt die Kalthopfung, die fruchtige und harzige Aromen ins Bier bringt.

# stout | Stout | Stout | Stout
cs: Barvu a kávový tón dává stoutu nesladovaný ječmen, pražený podobně jako káva.
en: Unmalted barley, roasted much like coffee, gives stout its colour and its coffee note.
de: Ungemälzte Gerste, ähnlich wie Kaffee geröstet, gibt dem Stout Farbe und Kaffeeton.

# wheatbeer | Pšeničné pivo | Wheat beer | Weißbier
cs: Pšeničný slad a svrchní kvasnice přinášejí přirozený zákal a typickou vůni.
en: Wheat malt and top-fermenting yeast bring a natural haze and the typical scent.
de: Weizenmalz und obergärige Hefe bringen die natürliche Trübung und den typischen Duft.

# belgian | Belgické pivo | Belgian ale | Belgisches Bier
cs: Pivo kvasí podruhé v lahvi; kvasnice na dně jsou v pořádku a podle chuti se nalévají, nebo nechávají stranou.
en: The beer ferments a second time in the bottle; the yeast on the bottom is as it should be, to be poured or left as you like.
de: Das Bier gärt in der Flasche ein zweites Mal; die Hefe am Boden gehört dazu und wird je nach Geschmack mit eingeschenkt oder nicht.

# cider | Cider | Cider | Cider
cs: Cider vzniká kvašením jablečného moštu a jeho charakter určuje poměr sladkých a kyselých odrůd.
en: Cider is fermented apple juice, and the balance of sweet and sharp varieties decides its character.
de: Cider ist vergorener Apfelmost; das Verhältnis süßer und säuerlicher Sorten bestimmt seinen Charakter.
`;

/** Classes of Moravian and Bohemian wine: key, the name after the variety's. */
export const wineClasses = `
  quality | jakostní víno | quality wine | Qualitätswein
  cabinet | kabinetní víno | Kabinett | Kabinett
  late | pozdní sběr | late harvest | Spätlese
  selection | výběr z hroznů | selection of grapes | Auslese
  ice | ledové víno | ice wine | Eiswein
  straw | slámové víno | straw wine | Strohwein
  archive | archivní víno | archive wine | Archivwein
  roseclass | rosé | rosé | Rosé
`;

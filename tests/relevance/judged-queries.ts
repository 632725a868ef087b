/**
 * Searches with what their visitor means, in the demo data: language | query | what is meant.
 *
 * - `in:` names categories (in Czech, with `>` before a name that occurs twice), `brand:` brands, `name:` a pattern of
 *   the name in any language without diacritics, `price:` limits in CZK, `package:` millilitres, `vintage:` years.
 * - A listing is meant when all of them hold. One of the brand or name in another category is related: a glass or a
 *   book beside the bottle.
 */
export const judgedListings = `
cs | becherovka | brand:Becherovka in:Lihoviny
cs | becherovka original | brand:Becherovka name:original in:Lihoviny
cs | becherovka lemond | name:becherovka lemond in:Lihoviny
cs | becherovka dárková sada | brand:Becherovka in:Dárkové sady
cs | becherovka miniatura | brand:Becherovka in:Miniatury
cs | becherovku | brand:Becherovka in:Lihoviny
cs | bechrovka | brand:Becherovka in:Lihoviny
cs | becherofka | brand:Becherovka in:Lihoviny
cs | becher | brand:Becherovka in:Lihoviny
cs | jack daniels | brand:Jack Daniel's in:Lihoviny
cs | jack daniel's | brand:Jack Daniel's in:Lihoviny
cs | džek daniels | brand:Jack Daniel's in:Lihoviny
cs | jack dannels | brand:Jack Daniel's in:Lihoviny
cs | jack daniels single barrel | brand:Jack Daniel's name:single barrel in:Lihoviny
cs | jägermeister | brand:Jägermeister in:Lihoviny
cs | jagermeister | brand:Jägermeister in:Lihoviny
cs | jaegermeister | brand:Jägermeister in:Lihoviny
cs | jägermeister manifest | brand:Jägermeister name:manifest in:Lihoviny
cs | jagermajster | brand:Jägermeister in:Lihoviny
cs | viski | in:Whisky
cs | visky | in:Whisky
cs | whisky | in:Whisky
cs | whiskey | in:Whisky
cs | wiski | in:Whisky
cs | skotská whisky | in:Skotská whisky
cs | skotska | in:Skotská whisky
cs | irská whisky | in:Irská whiskey
cs | japonská whisky | in:Japonská whisky
cs | česká whisky | in:Česká whisky
cs | islay | in:Islay
cs | rašelinová whisky | in:Islay,Ostrovní whisky
cs | burbon | in:Bourbon
cs | bourbon | in:Bourbon
cs | lagavulin 16 | brand:Lagavulin name:16 in:Whisky
cs | lagavulín | brand:Lagavulin in:Whisky
cs | laphroig | brand:Laphroaig in:Whisky
cs | ardbeg | brand:Ardbeg in:Whisky
cs | macallan | brand:The Macallan in:Whisky
cs | glenfidich | brand:Glenfiddich in:Whisky
cs | glenfiddich 12 | brand:Glenfiddich name:12 in:Whisky
cs | džonyvokr | brand:Johnnie Walker in:Whisky
cs | johny walker | brand:Johnnie Walker in:Whisky
cs | chivas | brand:Chivas Regal in:Whisky
cs | jameson | brand:Jameson in:Whisky
cs | nikka | brand:Nikka in:Whisky
cs | hammerhead | brand:Hammerhead in:Whisky
cs | gold cock | brand:Gold Cock in:Whisky
cs | port ellen | brand:Port Ellen
cs | rum | in:Rum
cs | rumy | in:Rum
cs | kubánský rum | in:Karibské rumy>Kuba
cs | rum kuba | in:Karibské rumy>Kuba
cs | rum z jamajky | in:Jamajka
cs | bílý rum | in:Bílé rumy
cs | kořeněný rum | in:Kořeněné a ochucené
cs | diplomatico | brand:Diplomático in:Rum
cs | diplomatiko | brand:Diplomático in:Rum
cs | diplomatico reserva exclusiva | brand:Diplomático name:reserva exclusiva in:Rum
cs | zacapa 23 | brand:Zacapa name:23 in:Rum
cs | havana klub | brand:Havana Club in:Rum
cs | havana club 7 | brand:Havana Club name:7 in:Rum
cs | kapitán morgan | brand:Captain Morgan in:Rum
cs | captain morgan | brand:Captain Morgan in:Rum
cs | bakardi | brand:Bacardi in:Rum
cs | božkov | brand:Božkov in:Lihoviny
cs | bozkov | brand:Božkov in:Lihoviny
cs | don papa | brand:Don Papa in:Rum
cs | el dorado 12 | brand:El Dorado name:12 in:Rum
cs | hampden | brand:Hampden Estate in:Rum
cs | gin | in:Gin
cs | džin | in:Gin
cs | český gin | in:České giny
cs | hendricks | brand:Hendrick's in:Gin
cs | monkey 47 | brand:Monkey 47 in:Gin
cs | tankeray | brand:Tanqueray in:Gin
cs | vodka | in:Vodka
cs | wodka | in:Vodka
cs | absolut | brand:Absolut in:Vodka
cs | grey goose | brand:Grey Goose in:Vodka
cs | zubrovka | brand:Żubrówka in:Vodka
cs | slivovice | in:Slivovice
cs | slivovici | in:Slivovice
cs | slivovice jelínek | brand:R. Jelínek in:Slivovice
cs | slivovic | in:Slivovice
cs | pálenka | in:Ovocné destiláty
cs | pálenka ze švestek | in:Slivovice
cs | hruškovice | in:Hruškovice
cs | meruňkovice | in:Meruňkovice
cs | meruňka | in:Meruňkovice
cs | višňovka | in:Ovocné likéry,Třešňovice
cs | calvados | in:Jablkovice a calvados
cs | koňak | in:Koňak
cs | konak | in:Koňak
cs | cognac | in:Koňak
cs | koňak xo | in:XO
cs | hennessy | brand:Hennessy in:Koňak
cs | henesy | brand:Hennessy in:Koňak
cs | remy martin | brand:Rémy Martin in:Koňak
cs | martell vsop | brand:Martell name:vsop in:Koňak
cs | armagnac | in:Armagnac
cs | brandy | in:Brandy
cs | metaxa | brand:Metaxa in:Brandy a koňak
cs | grappa | in:Grappa a výpalky
cs | tequila | in:Tequila Blanco,Tequila Reposado,Tequila Añejo
cs | tekila | in:Tequila Blanco,Tequila Reposado,Tequila Añejo
cs | mezcal | in:Mezcal
cs | mezkal | in:Mezcal
cs | fernet | brand:Fernet Stock in:Lihoviny
cs | absint | in:Absinth
cs | vermut | in:Vermut
cs | martini | brand:Martini in:Vermut
cs | campari | brand:Campari in:Lihoviny
cs | aperol | brand:Aperol in:Lihoviny
cs | vaječný likér | in:Vaječné likéry
cs | vaječňák | in:Vaječné likéry
cs | bajlis | brand:Baileys in:Likéry
cs | baileys | brand:Baileys in:Likéry
cs | bylinný likér | in:Bylinné likéry
cs | likér | in:Likéry
cs | šampaňské | in:Champagne
cs | sampanske | in:Champagne
cs | šampus | in:Champagne
cs | sekt | in:Šumivé víno
cs | bohemia sekt | brand:Bohemia Sekt in:Šumivé víno
cs | prosecco | in:Prosecco
cs | proseko | in:Prosecco
cs | cava | in:Cava
cs | moet | brand:Moët & Chandon in:Champagne
cs | moet chandon | brand:Moët & Chandon in:Champagne
cs | bublinky | in:Šumivé víno
cs | víno | in:Víno
cs | bílé víno | in:Bílé víno
cs | červené víno | in:Červené víno
cs | cervene vino | in:Červené víno
cs | růžové víno | in:Růžové víno
cs | růžové | in:Růžové víno
cs | víno z moravy | in:Bílé víno>Morava a Čechy,Červené víno>Morava a Čechy
cs | z moravy | in:Bílé víno>Morava a Čechy,Červené víno>Morava a Čechy
cs | moravské víno | in:Bílé víno>Morava a Čechy,Červené víno>Morava a Čechy
cs | ryzlink rýnský | name:riesling|ryzlink rynsky in:Víno
cs | ryzlink | name:riesling|ryzlink in:Víno
cs | pálava | name:palava in:Víno
cs | frankovka | name:frankovka|blaufrankisch in:Víno
cs | veltlínské zelené | name:veltlin in:Víno
cs | portské | in:Portské
cs | sherry | in:Sherry
cs | šery | in:Sherry
cs | tokaj | in:Tokaj
cs | tokajské | in:Tokaj
cs | archivní víno | in:Archivní víno
cs | medovina | in:Medovina
cs | rioja | in:Rioja
cs | bordeaux | in:Bordeaux
cs | pivo | in:Pivo a cider
cs | ležák | in:Ležák
cs | plzeň | brand:Pilsner Urquell in:Pivo a cider
cs | pilsner | brand:Pilsner Urquell in:Pivo a cider
cs | budvar | brand:Budweiser Budvar in:Pivo a cider
cs | guiness | brand:Guinness in:Pivo a cider
cs | ipa | in:IPA a pale ale
cs | belgické pivo | in:Belgická piva
cs | cider | in:Cider
cs | doutníky | in:Doutníky
cs | doutník | in:Doutníky
cs | doutníky kuba | in:Doutníky>Kuba
cs | kubánské doutníky | in:Doutníky>Kuba
cs | cohiba | brand:Cohiba in:Doutníky
cs | cohiba robusto | brand:Cohiba in:Robusto
cs | montekristo | brand:Montecristo in:Doutníky
cs | partagas | brand:Partagás in:Doutníky
cs | romeo y julieta | brand:Romeo y Julieta in:Doutníky
cs | dýmkový tabák | in:Dýmkový tabák
cs | šňupací tabák | in:Šňupací tabák
cs | dýmka | in:Dýmky
cs | dýmky | in:Dýmky
cs | savinelli | brand:Savinelli in:Dýmky
cs | vodní dýmka | in:Vodní dýmky
cs | šiša | in:Vodní dýmky
cs | humidor | in:Humidory
cs | humidory stolní | in:Stolní
cs | zapalovač | in:Zapalovače
cs | zippo | brand:Zippo in:Zapalovače
cs | ořezávač | in:Ořezávače
cs | popelník | in:Popelníky
cs | sklenice na whisky | in:Na whisky
cs | skleničky na whisky | in:Na whisky
cs | karafa | in:Karafy a dekantéry
cs | dekantér | in:Karafy a dekantéry
cs | vývrtka | in:Vývrtky a otvíráky
cs | otvírák | in:Vývrtky a otvíráky
cs | šejkr | in:Šejkry a barové náčiní
cs | dubový sud | in:Sudy
cs | miniatura rumu | in:Miniatury rumu
cs | miniatury whisky | in:Miniatury whisky
cs | dárková sada | in:Dárkové sady
cs | dárek pro tátu | in:Dárkové sady
cs | dárkové balení rumu | in:Dárkové sady name:rum|diplomatico|reserva
cs | doutníkové prstýnky | in:Doutníkové prstýnky
cs | etikety | in:Etikety a kapsle
cs | rum do 1000 | in:Rum price:-1000
cs | rum do 500 kč | in:Rum price:-500
cs | whisky od 500 do 2000 | in:Whisky price:500-2000
cs | koňak nad 2000 | in:Koňak price:2000-
cs | pod 1000 kč gin | in:Gin price:-1000
cs | rum 0,7 | in:Rum package:700
cs | slivovice 0,5 l | in:Slivovice package:500
cs | rum 12 let | in:Rum name:12
cs | whisky 18 | in:Whisky name:18
en | becherovka | brand:Becherovka in:Lihoviny
en | jack daniels | brand:Jack Daniel's in:Lihoviny
en | irish whiskey | in:Irská whiskey
en | irish whisky | in:Irská whiskey
en | scotch | in:Skotská whisky
en | single malt islay | in:Islay
en | cuban rum | in:Karibské rumy>Kuba
en | white rum | in:Bílé rumy
en | rum under 1500 | in:Rum price:-1500
en | whisky between 500 and 2000 | in:Whisky price:500-2000
en | champagne | in:Champagne
en | champange | in:Champagne
en | sparkling wine | in:Šumivé víno
en | red wine | in:Červené víno
en | port | in:Portské
en | port wine | in:Portské
en | plum brandy | in:Slivovice
en | cognac | in:Koňak
en | conyac | in:Koňak
en | gin | in:Gin
en | sloe gin | in:Sloe gin
en | absinthe | in:Absinth
en | vermouth | in:Vermut
en | tequila | in:Tequila Blanco,Tequila Reposado,Tequila Añejo
en | cigars | in:Doutníky
en | cuban cigars | in:Doutníky>Kuba
en | cigar | in:Doutníky
en | pipe | in:Dýmky
en | pipe tobacco | in:Dýmkový tabák
en | lighter | in:Zapalovače
en | whisky glass | in:Na whisky
en | decanter | in:Karafy a dekantéry
en | corkscrew | in:Vývrtky a otvíráky
en | gift set | in:Dárkové sady
en | miniatures | in:Miniatury
en | lager | in:Ležák
en | mead | in:Medovina
en | liqueur | in:Likéry
en | egg nog | in:Vaječné likéry
en | hookah | in:Vodní dýmky
en | shisha | in:Vodní dýmky
de | jägermeister | brand:Jägermeister in:Lihoviny
de | becherovka | brand:Becherovka in:Lihoviny
de | zwetschgenbrand | in:Slivovice
de | obstler | in:Ovocné destiláty
de | obstbrand | in:Ovocné destiláty
de | slivowitz | in:Slivovice
de | kirschwasser | in:Třešňovice
de | kirsch | in:Třešňovice
de | birnenbrand | in:Hruškovice
de | whisky | in:Whisky
de | schottischer whisky | in:Skotská whisky
de | irischer whiskey | in:Irská whiskey
de | rum unter 1000 | in:Rum price:-1000
de | rum bis 1000 | in:Rum price:-1000
de | kubanischer rum | in:Karibské rumy>Kuba
de | weinbrand | in:Brandy a koňak
de | cognac | in:Koňak
de | kognak | in:Koňak
de | champagner | in:Champagne
de | sekt | in:Šumivé víno
de | schaumwein | in:Šumivé víno
de | rotwein | in:Červené víno
de | weißwein | in:Bílé víno
de | weisswein | in:Bílé víno
de | portwein | in:Portské
de | wermut | in:Vermut
de | absinth | in:Absinth
de | eierlikör | in:Vaječné likéry
de | eierlikoer | in:Vaječné likéry
de | kräuterlikör | in:Bylinné likéry
de | zigarren | in:Doutníky
de | zigarre | in:Doutníky
de | kubanische zigarren | in:Doutníky>Kuba
de | pfeifentabak | in:Dýmkový tabák
de | schnupftabak | in:Šňupací tabák
de | pfeife | in:Dýmky
de | feuerzeug | in:Zapalovače
de | aschenbecher | in:Popelníky
de | whiskyglas | in:Na whisky
de | korkenzieher | in:Vývrtky a otvíráky
de | geschenkset | in:Dárkové sady
de | weizenbier | in:Pšeničné
de | weißbier | in:Pšeničné
`;

/** Searches for help and reading: language | query | title of the page that is meant. */
export const judgedPages = `
cs | doprava | Doprava a platba
cs | platba | Doprava a platba
cs | dopravy | Doprava a platba
cs | vrácení | Obchodní podmínky
cs | vrácení zboží | Obchodní podmínky
cs | odstoupení od smlouvy | Obchodní podmínky
cs | reklamace | Obchodní podmínky
cs | cookies | Ochrana osobních údajů
cs | osobní údaje | Ochrana osobních údajů
cs | obchodní podmínky | Obchodní podmínky
cs | jak to funguje | Jak to funguje
cs | kolek | Kolek na lahvi: co kontrolní páska prozradí
cs | skladování doutníků | Skladování doutníků: vlhkost, teplota a trpělivost
cs | etiketa rumu | Jak číst etiketu rumu
cs | absint | Absint a voda: jak se pije zelená víla
cs | stupně koňaku | VS, VSOP, XO: co znamenají stupně koňaku
en | delivery | Delivery and payment
en | payment | Delivery and payment
en | privacy | Privacy policy
en | withdrawal | Terms and conditions
en | storing cigars | Storing cigars: humidity, temperature and patience
en | rum label | How to read a rum label
de | versand | Versand und Zahlung
de | zahlung | Versand und Zahlung
de | datenschutz | Datenschutzerklärung
de | widerruf | Allgemeine Geschäftsbedingungen
de | zigarren lagern | Zigarren lagern: Feuchte, Temperatur und Geduld
`;

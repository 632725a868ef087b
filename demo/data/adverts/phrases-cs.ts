/**
 * Sentences of private adverts in Czech, by group and place in the text. A variant is what the title adds and what the
 * text says of it. {year}: a year of purchase; {oldyear}: a year well back; {place}: the town; {postage}: what sending
 * costs; {country}: in the shop's; {cities}: two large ones.
 */
export const phrasesCs = `
# bottle variant
 |
 |
 |
neotevřená | Láhev je neotevřená, kolek i folie bez poškození.
neotevřená láhev | Originální uzávěr neporušený, kontrolní páska v pořádku.
starší stáčení | Podle kolku a etikety jde o starší stáčení, přibližně z roku {oldyear}.
s dárkovým kartonem | Součástí je i původní dárkový karton, jen s drobnými oděrkami na hranách.
bez krabičky | Prodává se bez krabičky, samotná láhev je ale jako nová.
!nákup {year} | Koupeno v roce {year}, od té doby stojí láhev ve tmě a v chladu.
!ze sbírky | Láhev pochází z menší sbírky, kterou postupně zmenšuji.
!dar, nevyužito | Láhev byla darem a u nás doma se na ni nedostalo.

# bottle opening
Nabízím jednu láhev z vlastních zásob.
Nabízím k prodeji zavřenou láhev, důvodem je nedostatek místa.
Láhev je uložená nastojato ve skříni, mimo slunce a topení.
Koupeno v kamenném obchodě {country}, účtenka je dohledatelná.
Koupeno v roce {year} ve specializované prodejně, doklad přiložím.
Přebytek ze společného nákupu s kolegy.
Zbylo po oslavě, tento druh nikdo z rodiny nepije.
Láhev z pozůstalosti, byla vždy uložená ve sklepě s rovnoměrnou teplotou.
Kupováno jako dárek, nakonec nebylo komu předat.
Sbírku zaměřuji na jinou oblast, proto se s touto lahví loučím.
Prodej kvůli stěhování do menšího bytu.
Druhou láhev ze stejného nákupu necháváme doma, tato je navíc.

# bottle condition
Hladina odpovídá stáří, fotografie je aktuální.
Etiketa čistá, bez natržení, uzávěr těsní.
Na zadní etiketě je malá oděrka, jinak bez vady.
Kolek je pravý a celý, na požádání pošlu jeho detail.
Hladina je v hrdle, nic neubylo.
Stav jako z obchodu, další fotografie rád zašlu.
Láhev je čistá, skladovaná v krabici.
Žádné známky prosaku, vosk i folie drží.
Drobné ušpinění etikety vlhkostí, viz druhá fotografie.

# wine variant
 |
 |
 |
archivace ve sklepě | Láhev ležela celou dobu ve sklepě při 11 až 13 °C.
neotevřeno | Láhev je neotevřená, kapsle bez poškození.
!ze sbírky | Víno pochází ze soukromého sklepa, který postupně zmenšuji.
!dar, nevyužito | Víno jsme dostali darem a nestihli ho vypít, proto prodej.

# wine opening
Nabízím láhev ze soukromého sklepa.
Koupeno přímo ve vinařství při ochutnávce.
Zbylo z většího nákupu na oslavu.
Víno je uložené naležato, bez světla a otřesů.
Sklep se zaplnil, uvolňuji místo novým ročníkům.
Prodej z pozůstalosti, láhev ležela roky na jednom místě.
Koupeno v aukci, do naší sbírky se nakonec nehodí.

# wine condition
Hladina je v hrdle, korek těsní.
Etiketa má drobné skvrny od vlhkosti ve sklepě.
Bez sedimentu, barva odpovídá věku.
Kapsle je neporušená, na požádání pošlu její detail.
Hladinu je dobře vidět na druhé fotografii.

# wine demand
Hledám do sklepa, ročník se může o rok lišit.
Koupím jednu láhev k výročí, důležité je dobré uložení.
Sháním na srovnávací degustaci, vezmu i dvě lahve.

# rare opening
Nabízím ze soukromé sbírky starých stáčení.
Koupeno v aukci v roce {year}, doklad přiložím.
Sběratelský kus, prodávám jako předmět sbírky.
Láhev je ve sbírce přes deset let, uložená nastojato a ve tmě.
Zužuji sbírku na jednu oblast, ostatní nabízím k prodeji.

# beer variant
 |
 |
čerstvá várka | Jde o čerstvou várku, datum spotřeby je vyznačené na etiketě.
domluva na více kusů | K dispozici je více kusů, při odběru šesti domluva na ceně.
uložené ve sklepě | Lahve leží ve sklepě při stálých osmi stupních.

# beer opening
Nabízím přebytek z návštěvy pivovaru.
Zbylo po rodinné oslavě, nechceme to nechat projít.
Koupeno přímo v pivovaru, skladováno v chladu a ve tmě.
Speciál z omezené várky, v obchodech už se neobjevuje.
Měním sortiment v domácím sklípku, proto prodej.

# beer condition
Trvanlivost je dostatečná, datum pošlu na fotografii.
Lahve jsou vratné, zálohu připočítávám.
Korunky bez koroze, etikety čisté.
Skladováno nastojato, sediment na dně je přirozený.

# miniature variant
 |
 |
plná, neotevřená | Miniatura je plná a neotevřená.
kovový uzávěr | Původní kovový uzávěr, hladina lehce pod hrdlem.
více druhů | Mám i další druhy, postupně je vystavím.
!ze sbírky | Pochází ze sbírky po dědečkovi, která čítala přes tři sta kusů.

# miniature opening
Nabízím ze sbírky miniatur, kterou rozprodávám po částech.
Miniatury byly roky ve vitríně bez přímého slunce.
Duplicitní kus, proto prodej nebo výměna.
Pro sběratele, ke konzumaci u starších kusů nedoporučuji.
Nalezeno při vyklízení chalupy, stav odpovídá věku.

# miniature condition
Etiketa lehce zažloutlá, čitelná celá.
Hladina u starších kusů mírně klesla, na ceně je to znát.
Uzávěry drží, žádný kus neteče.
Posílám v bublinkové fólii, nikdy se nic nerozbilo.

# tobacco variant
 |
 |
uzavřené balení | Balení je uzavřené, tabáková nálepka nepoškozená.
z humidoru | Krabice je uložená v humidoru při 67 % vlhkosti a neotevřená.
!nákup {year} | Krabice z roku {year}, kód na spodní straně pošlu na fotografii.

# tobacco opening
Nabízím neotevřené balení s platnou tabákovou nálepkou.
Koupeno v kamenné prodejně {country}, účtenka k dispozici.
Přebytek zásob, tuto řadu už neodebírám.
Důvodem prodeje je změna zájmů, zásoby postupně ruším.
Balení zůstalo po známém, který s kouřením skončil.
Dar, který nevyužiji.

# tobacco condition
Pečeť neporušená, krabice bez poškození.
Tabáková nálepka je celá, fotografie přiložena.
Uloženo ve stálé vlhkosti, kontrola jednou týdně.
Předám pouze osobě starší 18 let po předložení dokladu.
Prodám jen celé balení, po kusech neprodávám.

# equipment variant
 |
 |
 |
!nepoužité | Předmět nebyl používán, je v původním obalu.
!jako nové | Použito dvakrát nebo třikrát, bez známek opotřebení.
s krabičkou | Součástí je původní krabička a návod.
drobná vada | Na spodní straně je malý škrábanec, na funkci nemá vliv.

# equipment opening
Prodávám pro nevyužití.
Koupeno v roce {year}, používáno jen příležitostně.
Dárek, který se nám doma sešel dvakrát.
Zmenšuji domácí bar a uvolňuji místo.
Věc po rodičích, pečlivě opatrovaná.
Nahrazeno větším kusem, tento je v pořádku.
Koupeno na aukci, do sbírky se nakonec nehodí.

# equipment condition
Funkčně bez závad, vyčištěno a připraveno k použití.
Bez prasklin a oťuků, stav odpovídá fotografiím.
Rozměry a hmotnost odpovídají údajům výrobce.
Běžné stopy používání, nic zásadního.
Po opravě u odborníka, doklad přiložím.
Všechny díly kompletní.

# collectible variant
 |
 |
stav viz foto | Stav je zřejmý z fotografií, doplňující pošlu.
vzácné provedení | V tomto provedení se objevuje jen zřídka.
možná výměna | Uvítám i výměnu za jiné kusy z oboru.

# collectible opening
Nabízím z rodinné sbírky budované od 70. let.
Sbírka po otci, sám v ní nepokračuji.
Pro sběratele a milovníky starých časů.
Nalezeno na půdě při rekonstrukci domu.
Koupeno na sběratelské burze v roce {year}.
Duplikáty ze sbírky, roztříděné a očíslované.
Hodí se jako dekorace do baru, sklepa nebo hospody.

# collectible condition
Stav odpovídá stáří, bez oprav a doplňků.
Drobné známky stáří na okrajích, kresba je zachovalá.
Uloženo v suchu, bez zápachu.
Několik kusů má natržený roh, na to upozorňuji předem.
Původnost zaručuji, nejde o novodobou kopii.

# any reason
Rád poskytnu další informace.
Na dotazy odpovídám obvykle týž večer.
Rezervaci držím nejvýše tři dny.
Prosím jen vážné zájemce.
Mám i další nabídky, stačí se podívat na můj profil.
Výměnu zvážím, zajímají mě hlavně starší stáčení.
Cena vychází z toho, za kolik se stejný kus prodává jinde.
Kupující musí být starší 18 let.

# any handover
Osobní předání: {place}, jinak zašlu dobře zabalené.
Předání osobně, místo: {place}. Poštou jen na riziko kupujícího.
Posílám v dělené krabici s výplní, doprava {postage}.
Možné osobní převzetí po pracovní době, {place}.
Zasílám jen s ověřením věku při převzetí, balné neúčtuji.
Preferuji osobní předání na veřejném místě.
O víkendech jezdím přes {cities}, předání po cestě možné.
Odeslání do dvou dnů od připsání platby.
Vyzvednutí {place}, prohlídka předem samozřejmě možná.
Posílám pojištěně, číslo zásilky obratem.

# any negotiable
Cena k jednání.
O ceně se dá mluvit při osobním odběru.
Přiměřenou nabídku zvážím.
Při odběru více položek dám slevu.
Nabídněte.

# any fixed
Cena je pevná.
Cena je konečná, bez smlouvání.
Na ceně trvám, odpovídá stavu i vzácnosti.
Cena včetně balného.

# bottle demand
Koupím do vlastní sbírky, za slušnou láhev slušně zaplatím.
Sháním jednu až dvě neotevřené lahve, na ročníku stáčení nezáleží.
Hledám delší dobu, v obchodech už není k dostání.
Potřebuji doplnit řadu, chybí mi právě tento kus.
Uvítám nabídku i s poškozenou krabičkou, důležitý je stav láhve.
Kupuji jako dárek k padesátinám, proto prosím o nabídky co nejdříve.

# beer demand
Hledám několik lahví k degustaci s přáteli.
Uvítám čerstvé kusy, případně archivní s uvedením roku.
Sháním do sbírky, stačí i prázdná láhev s etiketou.

# miniature demand
Doplňuji sbírku miniatur, vezmu i větší množství najednou.
Hledám plné a neotevřené kusy, u starších mírný úbytek nevadí.
Zajímají mě hlavně kusy ze 70. až 90. let.

# tobacco demand
Koupím uzavřené balení s platnou tabákovou nálepkou.
Sháním celou neotevřenou krabici, prosím o fotografii pečeti.
Hledám starší ročník v původním balení.

# equipment demand
Koupím v dobrém stavu, klidně použité.
Hledám náhradu za rozbitý kus, barva nerozhoduje.
Sháním do domácího baru, osobní odběr preferuji.

# collectible demand
Rozšiřuji sbírku, koupím jednotlivě i jako celek.
Hledám předměty z doby před rokem 1948.
Vykoupím pozůstalost nebo celou sbírku, přijedu si ji prohlédnout.

# any demandend
Prosím o fotografii a představu o ceně.
Uvedená částka je orientační, za pěkný stav přidám.
Přijedu si osobně, {place} a okolí do 100 km.
Platím převodem nebo hotově při předání.
Rozhodnu se rychle, peníze mám připravené.
Odpovím na každou nabídku.
`;
